/** Keeps the server from starting, and an operator can mend it. Only its message is printed. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
