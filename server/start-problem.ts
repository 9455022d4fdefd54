/** What keeps the server from starting and an operator can mend. Its message is all that is printed. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
