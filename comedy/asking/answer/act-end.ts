const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']
const longestHeading = 300

const heading = /^<(h1|h2|title|act)\b[^<>]{0,300}>([^<\n]{0,300})(?:<\/\1\s?>|\n)/i
const halfHeading = /^<(?:h?[12]?|ti?t?l?e?|ac?t?|(?:h1|h2|title|act)\b[^\n]{0,300})$/i
const plainHeading =
  /^[ \t#*_>]*act[ \t]+(\d{1,2}|one|two|three|four|five|six|seven|eight|[ivx]{1,4})[ \t*_]*(?:[:.–—-][^\n]{0,200})?\n/i
const halfPlainHeading = /^[ \t#*_>]*(?:|a|ac|act|act[ \t][^\n]{0,200})$/i

type ActEndOptions = {
  /** Of the act that is written, counted from 0. */
  readonly act: number
  /** Whether a title, and the heading of the act, stand already. */
  readonly isTitled: boolean
  readonly isHeaded: boolean
  readonly countWords: (text: string) => number
  /** With so many spoken words an act is long enough, so that a further heading is that of the next one. */
  readonly enoughWords: number
}

/**
 * Keeps an answer to one act with one heading. Some models do not stop: where a further heading follows an act that has
 * most of its words, the answer is over; where it does not, only the heading is left out.
 */
export function createActEnd({ act, isTitled, isHeaded, countWords, enoughWords }: ActEndOptions) {
  let held = ''
  /** Spoken words up to the last heading, and what was told after it. */
  let words = 0
  let told = ''
  let isLineStart = true
  let titled = isTitled
  let headed = isHeaded
  let isOver = false
  /** What was left out had a line of its own. */
  let isLineLeft = false

  return {
    take(text: string): string {
      if (isOver) return ''
      held += text
      let shown = ''
      for (let next = step(); next !== null; next = step()) {
        shown += next
        told += next
        if (next !== '') isLineStart = next.endsWith('\n')
      }
      return shown
    },
    rest(): string {
      const left = isOver ? '' : held
      held = ''
      return left
    },
    isOver: () => isOver,
  }

  /** What may be shown next; null where more has to come first. */
  function step(): string | null {
    if (isLineLeft && held.startsWith('\n')) {
      held = held.slice(1)
      isLineLeft = false
    }
    if (held === '' || isOver) return null
    isLineLeft = false
    if (held.startsWith('<')) return readTag()
    if (isLineStart && halfPlainHeading.test(held)) return null
    const found = isLineStart ? plainHeading.exec(held) : null
    if (found) return readHeading(found[0], numberOf(found[1] ?? ''))
    const end = held.search(/[<\n]/)
    return show(end < 0 ? held.length : held[end] === '\n' ? end + 1 : end)
  }

  function readTag(): string | null {
    const found = heading.exec(held)
    if (!found) return halfHeading.test(held) && held.length < longestHeading ? null : show(1)
    const [whole, name = '', text = ''] = found
    if (/^(?:h1|title)$/i.test(name)) return readTitle(whole)
    return readHeading(whole, numberOf(/^\W*(?:act\W+)?(\w+)/i.exec(text)?.[1] ?? ''))
  }

  function readTitle(whole: string): string {
    if (!titled) {
      titled = true
      return show(whole.length)
    }
    return leaveOut(whole)
  }

  function readHeading(whole: string, number: number | null): string {
    if (!headed) {
      headed = true
      return show(whole.length)
    }
    words += countWords(told)
    told = ''
    isOver = number !== act + 1 && words >= enoughWords
    return leaveOut(whole)
  }

  function leaveOut(whole: string): string {
    held = held.slice(whole.length)
    isLineLeft = !whole.endsWith('\n')
    return ''
  }

  function show(length: number): string {
    const text = held.slice(0, length)
    held = held.slice(length)
    return text
  }
}

function numberOf(word: string): number | null {
  const spelled = word.toLowerCase()
  if (/^\d+$/.test(spelled)) return Number(spelled)
  const at = numbers.includes(spelled) ? numbers.indexOf(spelled) : romans.indexOf(spelled)
  return at < 0 ? null : at + 1
}
