/** XML 1.0 forbids these even by number: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (character) => references[character] ?? character)
}
