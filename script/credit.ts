/** "Written by the house writer, then some-model": each writer once, in the order of the chapters. */
export function creditOf(writers: readonly string[]): string {
  return `Written by ${joinWriters(writers)}`
}

export function joinWriters(writers: readonly string[]): string {
  return [...new Set(writers)].map(nameInSentence).join(', then ')
}

function nameInSentence(writer: string): string {
  return writer === 'The house writer' ? 'the house writer' : writer
}
