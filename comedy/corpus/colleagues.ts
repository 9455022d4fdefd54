/** People nobody has met. */
export const colleagues: readonly string[] = [
  'Keith',
  'Gordon',
  'Clive',
  'Nigel',
  'Trevor',
  'Norman',
  'Barry',
  'Roland',
]
