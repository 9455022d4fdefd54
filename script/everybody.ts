import { foldName } from './fold-name.ts'

const names = new Set([
  'ALL',
  'ALL TOGETHER',
  'EVERYBODY',
  'EVERYBODY TOGETHER',
  'EVERYONE',
  'EVERYONE TOGETHER',
])

/** A name in a cue that means the whole room: "ALL", "Everybody". Such a speech is read together. */
export function isEverybody(name: string): boolean {
  return names.has(foldName(name))
}

/** The whole room reads it together. */
export function isForEverybody({ stranger }: { readonly stranger: string | null }): boolean {
  return stranger !== null && isEverybody(stranger)
}
