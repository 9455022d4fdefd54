import { readTag } from '../../../script/parse/read-tag.ts'

/** Whether the tag is one that a script is made of. */
export function isOfScript(name: string, attributes: string): boolean {
  const { is } = readTag(name, attributes)
  return is === 'kind' || is === 'heading'
}

/** A line without its cue is no speech yet. */
const speechTags =
  /<(?:character|speaker|cue|scene-?heading)\b|<\w{1,10}\s[^<>]{0,200}(?:class\s?=\s?["']?(?:character|speaker|scene-heading)|(?:character|speaker|name)\s?=)|^[ \t]{0,8}(?:INT|EXT|I\/E)[./ ]/im

/** Where, in UTF-16 units, somebody begins to speak or another place is; null where nobody does. */
export function speechAt(text: string): number | null {
  const at = text.search(speechTags)
  return at < 0 ? null : at
}
