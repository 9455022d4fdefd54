const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
}

export const longestEntity = 8

export function readEntity(entity: string): string | undefined {
  if (!entity.startsWith('#')) return Object.hasOwn(named, entity) ? named[entity] : undefined
  const hex = /^#x[\da-f]+$/i.test(entity)
  if (!hex && !/^#\d+$/.test(entity)) return undefined
  const point = hex ? parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

export function isHalfEntity(entity: string): boolean {
  return (
    entity !== '' &&
    (/^#(x[\da-f]*|\d*)$/i.test(entity) || Object.keys(named).some((name) => name.startsWith(entity)))
  )
}
