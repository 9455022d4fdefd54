import { readTag } from '../../../script/parse/read-tag.ts'

/** Whether the tag is one that a script is made of. */
export function isOfScript(name: string, attributes: string): boolean {
  const { is } = readTag(name, attributes)
  return is === 'kind' || is === 'heading'
}
