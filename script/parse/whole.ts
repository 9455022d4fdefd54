import { createParser, type ParserOptions } from './parse.ts'

/**
 * UTF-16 units of the longest beginning that ends with a whole line, for a writer that was cut off. Lines that are
 * settled in the text are settled in this beginning too, given the same cast.
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
