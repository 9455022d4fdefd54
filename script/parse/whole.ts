import { createParser, type ParserOptions } from './parse.ts'

/**
 * The length of the longest beginning of the text that ends with a whole line, in UTF-16 units: what is left when the
 * writer was cut off in mid-line. Every line that is settled in the text is settled in this beginning too (with the
 * same cast).
 */
export function wholeLength(text: string, options?: ParserOptions): number {
  const parser = createParser(options)
  let length = 0
  let settled = 0
  for (let i = 0; i < text.length; i += 1) {
    parser.push(text[i]!)
    if (parser.lines.length === settled && !parser.isWhole()) continue
    settled = parser.lines.length
    length = i + 1
  }
  return length
}
