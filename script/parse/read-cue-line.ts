export type CueReading = { is: 'cue'; cue: string; speech: string }

export type Names = {
  /** An unknown name in small letters may be a cue: "Old Man: Hello." */
  readonly takesStrangers: boolean
  readonly knows: (name: string) => boolean
}

const remark = /^(?:sfx|sound|music|lights?|lighting|time|setting|location|place|super|note|chyron|props?)$/i
const notNames =
  /^(?:note|listen|look|warning|remember|wait|okay|ok|well|yes|no|so|and|but|because|question|answer|fact|first|second|third|finally|plus|also|result|narration)$/i

export function readCueLine(text: string, setting: Names): CueReading | null {
  const [, cue = '', speech = ''] = /^([^:：]{1,60})[:：] ?(.*)$/s.exec(text) ?? []
  if (cue === '') return null
  if (isRemark(cue)) return null
  return isName(cue, setting) ? { is: 'cue', cue, speech } : null
}

function isName(cue: string, { knows, takesStrangers }: Names): boolean {
  const name = withoutBrackets(cue).replace(/[[\]]/g, '').trim()
  const words = name.split(' ')
  if (name === '' || words.length > 6 || notNames.test(name)) return false
  if (knows(name) && (words.length <= 4 || isCapital(name))) return true
  if (/[!?;"“”…]/.test(name)) return false
  if (isCapital(name)) return true
  if (!takesStrangers) return false
  if (/\p{Ll}/u.test(name))
    return (
      words.length <= 4 && words.every((word) => /^[\p{Lu}\d&]|^(?:the|of|and|in|de|la|von|van)$/u.test(word))
    )
  return words.length <= 3 && /\p{L}|\p{Extended_Pictographic}/u.test(name) && !/^\d/.test(name)
}

/** An unclosed bracket stays, but is matched too: otherwise each one is searched to the end (quadratic time). */
export function withoutBrackets(text: string): string {
  return text.replace(/[([（][^)\]）]*(?:[)\]）]|$)/g, (found) => (/[)\]）]$/.test(found) ? '' : found))
}

export function isCapital(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

export function isRemark(key: string): boolean {
  return remark.test(key)
}
