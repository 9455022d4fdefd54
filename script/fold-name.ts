import { remember } from './remember.ts'

const longestName = 120
const extension =
  /^(?:v\.? ?o\.?|o\.? ?[sc]\.?|off|off[- ]?screen|off[- ]?camera|voice[- ]?over|cont[’'`.]?d?\.?|continued|continuing|pre-?lap)$/i
const trailingExtension = / (?:V\. ?O\.?|O\. ?[SC]\.?|VO|OS|CONT[’']D\.?)$/

export function isExtension(text: string): boolean {
  return extension.test(text.trim())
}

/** The name in a cue, without brackets, quotes, colon and extensions (V.O., CONT'D). May be empty. */
export function cleanName(name: string): string {
  const bare = name
    .slice(0, longestName)
    .replace(/[([{（【][^)\]}）】]{0,80}[)\]}）】]?/g, (group) =>
      /^[[【{]/.test(group) ? ` ${group.slice(1, -1)} ` : ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(trailingExtension, '')
  const [kept = ''] = /^.*[^\s"“”:：,;^<>\-–—([\]]/s.exec(bare) ?? []
  return kept.replace(/^[\s"“”'‘’:@.,;<>\-–—)\]]+/, '')
}

export const foldName = remember((name) => {
  const folded = cleanName(name)
    .toUpperCase() // before the marks go: some letters become two ("ᾀ" is "ἈΙ", "ß" is "SS")
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe0f]/g, '')
    .toUpperCase()
    .replace(/['’`]/g, '')
    .replace(/[&+]/g, ' AND ')
    .replace(/[^\p{L}\p{N}\p{M}\p{S}]+/gu, ' ')
    .trim()
    .replace(/^THE (?=.)/, '')
  return folded || name.slice(0, longestName).trim()
})
