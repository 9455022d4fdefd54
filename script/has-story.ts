import { parseScript } from './parse/parse.ts'

/** Whether there is more of a script than its title: otherwise nothing can go on from it. */
export function hasStory(text: string): boolean {
  return parseScript(text).some(({ kind }) => kind !== 'title')
}
