import { type Reading } from './classify.ts'

const opening =
  /^(?:sure|certainly|of course|absolutely|definitely|okay|ok|alright|all right|great|got it|no problem|happy to|here\b(?! (?:i|we|he|she|they|comes?)\b)|below is|this is (?:a|the|your)|i['’](?:ve|d|ll|m)\b|i (?:have|would|will|can|cannot)\b|as (?:an ai|requested)|let me|let['’]s|sorry|unfortunately)/i
const about = /\b(?:script|scene|act|screenplay|skit|sketch|continuation|story|request|version|comedy)\b/i
const closing =
  /^(?:let me know|i hope (?:you|this|that)|hope (?:you|this)|would you like|feel free|if you(?:['’]d| would| want| need)|want me to|shall i|do you want|note:|\(?note that|this (?:script|scene|version|continuation)|enjoy[!.]|please let me know|end of (?:the )?(?:script|response))/i
const reasoning =
  /\bthe user\b|^(?:(?:okay|ok|alright|hmm+|so|right|first)[,.]+ )?(?:so )?(?:(?:i|we) (?:need|should|have|must|want) to|let me (?:think|plan|start|draft|consider|see))\b/i
const role = /^(?:assistant|model|ai|bot|system|user|output|response|answer)$/i

export function isPreamble(text: string): boolean {
  return opening.test(text) || closing.test(text) || role.test(text) || text.endsWith(':')
}

/** Stricter than `isPreamble`: within a script such a line may be an action. */
export function isAside(text: string): boolean {
  return (
    closing.test(text) || (opening.test(text) && about.test(text) && /[:.!]$/.test(text)) || role.test(text)
  )
}

/** A model that thinks without `<think>`; a `</think>` may still follow. */
export function isReasoning(text: string): boolean {
  return reasoning.test(text)
}

/** Some models repeat their instruction or begin with their role. */
export function removeRole(text: string): string {
  const end = text.lastIndexOf('[/INST]')
  return text
    .slice(end < 0 ? 0 : end + '[/INST]'.length)
    .trim()
    .replace(/^\[INST\]|^(?:assistant|model) ?: ?/i, '')
}

export function findLooseText(reading: Reading): string | null {
  if (reading.is === 'prose' || (reading.is === 'line' && reading.kind === 'action')) return reading.text
  return reading.is === 'cue' && reading.speech === '' ? reading.cue : null
}
