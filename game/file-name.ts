import { cutText } from './clean-name.ts'

/** In characters, without extension; a copy mark must still fit every system's limit. */
const longestName = 80

/** Device names on Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Safe on every system: "The Rinse (KEVIN).pdf". */
export function fileNameOf(title: string, part: string | null, ending: string): string {
  const name = clean(title) || 'Script'
  const mark = part === null ? '' : clean(part)
  return `${reserved.test(name) ? `${name} script` : name}${mark === '' ? '' : ` (${mark})`}.${ending}`
}

function clean(text: string): string {
  const plain = text.replace(/[\p{C}<>:"/\\|?*\u2028\u2029]+/gu, ' ').replace(/\s+/g, ' ')
  const short = cutText(plain.trim(), longestName)
  const [kept = ''] = /^.*[^\s.]/.exec(short) ?? []
  return kept.replace(/^[\s.]+/, '')
}
