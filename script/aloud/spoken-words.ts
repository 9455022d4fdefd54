import { sayNumber } from './say-number.ts'

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const sameWords: { readonly [Word in string]?: string } = {
  too: 'to', two: 'to', for: 'four', their: 'there', your: 'you', ok: 'okay', yeah: 'yes', yep: 'yes',
  cos: 'because', cuz: 'because', em: 'them', ya: 'you', mr: 'mister', mrs: 'missus', dr: 'doctor', vs: 'versus',
  hear: 'here', no: 'know', right: 'write', won: 'one', ate: 'eight', wear: 'where', by: 'buy', bye: 'buy',
} // prettier-ignore

const openings: { readonly [Word in string]?: readonly string[] } = {
  cannot: ['can', 'not'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['got', 'to'],
  lemme: ['let', 'me'],
  gimme: ['give', 'me'],
  dunno: ['do', 'not', 'know'],
  cant: ['can', 'not'],
  wont: ['will', 'not'],
  shant: ['shall', 'not'],
}

/** Characters; a longer word is noise. */
const longestWord = 40

/** The words of a text as they sound. Each stretch between spaces is read by itself, so a text may come in pieces. */
export function spokenWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe0f]/g, '')
    .split(/\s+/)
    .flatMap(readStretch)
}

function readStretch(stretch: string): string[] {
  const calm = stretch
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<![\p{L}\p{N}])(\p{L}{1,2})(?:[-–—]\1)*[-–—](?=\1)/gu, '') // b-b-but
    .replace(/(\p{L})\1{2,}/gu, '$1') // noooo
    .replace(/(\d)[,.](?=\d{3}(?!\d))/g, '$1')
    .replace(/[$£€](\d[\d,.]*)/g, (_, amount: string) => `${amount} ${moneyOf(stretch)}`)
    .replace(/(\d)%/g, '$1 percent')
    .replace(/&/g, ' and ')
  return (calm.match(/\d+(?:st|nd|rd|th)?|[\p{L}\p{M}']+/gu) ?? [])
    .map((word) => word.slice(0, longestWord))
    .flatMap(readWord)
}

function moneyOf(stretch: string): string {
  if (stretch.includes('£')) return 'pounds'
  return stretch.includes('€') ? 'euros' : 'dollars'
}

const negated = /^(do|does|did|is|are|was|were|has|have|had|would|could|should|might|must|need)nt$/

const tails: { readonly [End in string]?: string } = {
  ll: 'will',
  re: 'are',
  ve: 'have',
  m: 'am',
  d: 'would',
}

function readWord(word: string): readonly string[] {
  if (/^\d/.test(word)) return sayNumber(word).map(fold)
  if (unspaced.test(word)) return Array.from(word).filter((character) => character !== "'")
  const bare = word.replaceAll("'", '')
  const known = openings[bare]
  if (known) return known
  const verb = negated.exec(bare)?.[1]
  if (verb !== undefined) return [verb, 'not']
  const [, stem = word, end = ''] = /^(.+)'(ll|re|ve|m|d|s)$/.exec(word) ?? []
  const tail = tails[end]
  return [stem.replaceAll("'", ''), ...(tail === undefined ? [] : [tail])].filter(Boolean).map(fold)
}

function fold(word: string): string {
  return sameWords[word] ?? word
}
