import { type Line } from './line.ts'

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&#60;',
  '>': '&gt;',
  '\\': '&#92;',
}

/** Lines in the tags of the specification (spec §7), one element per line. `parseScript` reads them back unchanged. */
export function writeTags(lines: readonly Line[]): string {
  return lines.map((line) => `${writeTagged(line)}\n`).join('')
}

export function writeTagged({ kind, text }: Line): string {
  return `<${kind}>${escapeText(text)}</${kind}>`
}

/** "<" is written by its number, which the parser never takes for a tag: `&lt;dialogue&gt;` it does. */
function escapeText(text: string): string {
  return text.replace(/[&<>\\]/g, (character) => references[character] ?? character)
}
