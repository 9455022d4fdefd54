/**
 * The notation of a bit, a line each:
 *
 *     BOSS: All rise.                      a speech
 *     PAL|LEAD: We are standing.           by the first who has not just spoken
 *     +BOSS: Sit down.                     who has just spoken may go on, in small casts
 *     !BOSS: Bingo?                        by nobody else, however large the cast
 *     [TING! A letter floats out.]         action
 *     > lead arrive FOE                    another card's bit, a hook, a scenario's effect or change
 *     * plant letters                      a fact of the stage: dealing/stage.ts
 *
 * Before any of them <conditions>; in a text ` || ` parts the two fillings and ` ## ` the families' from the R-rated.
 */
export type BitLine = { readonly conditions: readonly string[]; readonly at: number } & (
  | {
      readonly is: 'speech'
      readonly who: readonly string[]
      readonly goesOn: boolean
      readonly isOwn: boolean
      readonly text: string
      /** The slots that it fills, in capitals. */
      readonly named: readonly string[]
    }
  | { readonly is: 'action'; readonly text: string; readonly named: readonly string[] }
  | { readonly is: 'call'; readonly words: readonly string[] }
  | { readonly is: 'note'; readonly words: readonly string[] }
  | { readonly is: 'unreadable'; readonly text: string }
)

export type ReadBit = (bit: string) => readonly BitLine[]

/** A reader for one planning, which plays the same bits many times: it reads each of them once. */
export function readEachOnce(): ReadBit {
  const known = new Map<string, readonly BitLine[]>()
  return (bit) => {
    const lines = known.get(bit) ?? readBit(bit)
    known.set(bit, lines)
    return lines
  }
}

export function readBit(bit: string): BitLine[] {
  return bit.split('\n').flatMap((line, at) => {
    const text = line.trim()
    return text === '' ? [] : [readLine(text, at + 1)]
  })
}

function readLine(line: string, at: number): BitLine {
  const { conditions, text } = takeConditions(line)
  if (text.startsWith('>')) return { is: 'call', words: splitWords(text.slice(1)), conditions, at }
  if (text.startsWith('*')) return { is: 'note', words: splitWords(text.slice(1)), conditions, at }
  if (text.startsWith('[') && text.endsWith(']'))
    return { is: 'action', text: text.slice(1, -1), named: slotsIn(text), conditions, at }
  const colon = text.indexOf(': ')
  const goesOn = text.startsWith('+')
  const isOwn = text.startsWith('!')
  const who = colon < 0 ? [] : text.slice(Number(goesOn || isOwn), colon).split('|')
  if (who.length === 0 || who.some((role) => role === '' || role !== role.toUpperCase()))
    return { is: 'unreadable', text, conditions, at }
  const said = text.slice(colon + 2)
  return { is: 'speech', who, goesOn, isOwn, text: said, named: slotsIn(said), conditions, at }
}

function slotsIn(text: string): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(/\{(\w+)\}/gu)].map(([, slot]) => (slot ?? '').toUpperCase())
}

function takeConditions(line: string): { conditions: string[]; text: string } {
  const conditions: string[] = []
  let text = line
  while (text.startsWith('<') && text.includes('>')) {
    conditions.push(...splitWords(text.slice(1, text.indexOf('>'))))
    text = text.slice(text.indexOf('>') + 1).trim()
  }
  return { conditions, text }
}

function splitWords(text: string): string[] {
  return text.trim().split(' ').filter(Boolean)
}

/** The wording for a filling and a rating. */
export function wordingOf(
  text: string,
  { filling, isRated }: { readonly filling: number; readonly isRated: boolean },
): string {
  const fillings = text.includes(' || ') ? text.split(' || ') : [text]
  const wording = fillings[filling % fillings.length] ?? ''
  const [family = '', rated = family] = wording.includes(' ## ') ? wording.split(' ## ') : [wording]
  return (isRated ? rated : family).trim()
}
