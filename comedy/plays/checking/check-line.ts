import { countWords } from '../../../script/count-words.ts'
import { articleFor } from '../../grammar/article.ts'

const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['undefined word', /\bundefined\b|\bnull\b|\bNaN\b/u],
  ['left-over notation', /[{}[\]|<>*]/u],
  ['doubled article', /\b(?:the|a|an) (?:the|a|an)\b/iu],
  ['doubled word', /(?<!\p{L})(?!had\b|that\b)(\p{L}{2,}) \1\b/u],
  ['space', /\s{2,}|\s[,.!?;:]|^\s|\s$/u],
  ['stray punctuation', /[,;]\.|\.{4,}|[!?]\.|,{2,}|(?<!\.)\.[,](?!\w)/u],
  ['small start of sentence', /^\p{Ll}|(?<!\.)[.!?] \p{Ll}/u],
]
const speechFaults: typeof faults = [
  // A colon may be read back as the end of a cue.
  ['colon', /:/u],
  ['no end', /[^.!?”"]$/u],
]

/** What is wrong with a line as it is read; empty when nothing is. */
export function checkLine({
  kind,
  text,
}: {
  readonly kind: 'dialogue' | 'action'
  readonly text: string
}): string[] {
  const patterns = kind === 'dialogue' ? [...faults, ...speechFaults] : faults
  return [
    ...patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    ...(countWords(text) > 25 ? ['more than 25 words'] : []),
    ...(hasWrongArticle(text) ? ['a or an'] : []),
  ]
}

function hasWrongArticle(text: string): boolean {
  return [...text.matchAll(/(?<![\p{L}\p{N}'-])(an?) ([\p{L}\p{N}“"][^\s]*)/gu)].some(
    ([, article, next]) => article !== articleFor(next ?? ''),
  )
}
