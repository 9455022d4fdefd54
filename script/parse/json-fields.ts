import { type LineKind } from '../line.ts'
import { readKind } from './read-tag.ts'

const heads: readonly LineKind[] = ['title', 'act', 'scene-heading', 'action']

export function writeFields(fields: ReadonlyMap<string, string>): string {
  const pick = (...keys: string[]) => keys.map((key) => fields.get(key)).find(Boolean)
  const kind = readKind(pick('type', 'kind', 'element', 'tag') ?? '')
  const speaker = pick('character', 'speaker', 'name', 'character_name', 'charactername')
  const text = pick('text', 'content', 'dialogue', 'line', 'speech', 'value')
  const mood = pick('parenthetical', 'emotion', 'mood', 'direction')
  let tags = ''
  for (const [key, value] of fields) {
    const head = readKind(key)
    if (head && heads.includes(head) && value !== text) tags += writeTag(head, value)
  }
  if (speaker && (!kind || kind === 'dialogue' || kind === 'character' || kind === 'parenthetical'))
    tags += writeTag('character', speaker)
  if (mood && speaker) tags += writeTag('parenthetical', mood)
  if (text) tags += kind || speaker ? writeTag(kind ?? 'dialogue', text) : `${text}\n`
  return tags + writeTag('transition', fields.get('transition') ?? '')
}

function writeTag(kind: LineKind, text: string): string {
  return text === '' ? '' : `<${kind}>${text}</${kind}>\n`
}
