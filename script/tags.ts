import { type Line } from './line.ts'

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&#60;',
  '>': '&gt;',
  '\\': '&#92;',
}

/** The tags of the specification (spec §7). `parseScript` reads them back to the same lines. */
export function writeTags(lines: readonly Line[]): string {
  return lines.map((line) => `${writeTagged(line)}\n`).join('')
}

export function writeTagged({ kind, text }: Line): string {
  return `<${kind}>${escapeText(text)}</${kind}>`
}

/** "<" goes by its number: the parser reads `&lt;dialogue&gt;` as a tag, `&#60;` never. */
function escapeText(text: string): string {
  return text.replace(/[&<>\\]/g, (character) => references[character] ?? character)
}
