import { type Line } from '../../script/line.ts'
import { contentWords, plainWords } from '../../script/measure/vocabulary.ts'
import { cleanSentence } from './clean.ts'
import { type Planted } from './outline.ts'

/** Words that were really said: by whom first, and in which acts, counted from 1 as they are told. */
export type Said = { readonly words: string; readonly by: string; readonly acts: readonly number[] }

/** Looks for words in what is spoken, letter for letter but for case and punctuation. Null where nobody says them. */
export function findSaid(words: string, acts: readonly (readonly Line[])[]): Said | null {
  const wanted = fold(words)
  if (wanted.trim() === '') return null
  const found = acts.flatMap((lines, act) =>
    lines
      .filter(({ kind, text }) => kind === 'dialogue' && fold(text).includes(wanted))
      .map(({ speaker }) => ({ by: cleanSentence(speaker ?? ''), act: act + 1 })),
  )
  const [first] = found
  if (first === undefined) return null
  return { words: cleanSentence(words), by: first.by, acts: [...new Set(found.map(({ act }) => act))] }
}

/** What the head writer quotes, parted: what the program has found, and what nobody has said. */
export function partPlanted(planted: readonly Planted[], acts: readonly (readonly Line[])[]) {
  const found = planted.map(({ words, note }) => ({ words, note, said: findSaid(words, acts) }))
  return {
    planted: found.flatMap(({ said, note }) => (said ? [{ ...said, note: cleanSentence(note) }] : [])),
    notYetSaid: found.flatMap(({ words, said }) => (said ? [] : [cleanSentence(words)])),
  }
}

const shortestEcho = 2
const longestEcho = 9
const mostEchoes = 4

/** Sentences that came in more than one act: what a room remembers of a script that nobody here planned. */
export function findEchoes(acts: readonly (readonly Line[])[]): Said[] {
  const sentences = new Map<string, string>()
  for (const { kind, text } of acts.flat()) {
    if (kind !== 'dialogue') continue
    for (const sentence of text.match(/[^.!?…]+[.!?…]*/g) ?? []) {
      const count = sentence.trim().split(' ').length
      const isTelling =
        count >= shortestEcho && count <= longestEcho && contentWords(plainWords(sentence)).length > 0
      if (isTelling) sentences.set(fold(sentence), sentence.trim())
    }
  }
  return [...sentences.values()]
    .flatMap((sentence) => findSaid(sentence, acts) ?? [])
    .filter((said) => said.acts.length > 1)
    .slice(0, mostEchoes)
}

/** With a space at each end, so that "art" is not found in "party". */
function fold(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words === '' ? '' : ` ${words} `
}
