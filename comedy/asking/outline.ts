import { type Landed } from '../landed.ts'

/**
 * What an AI service has planned of a chapter, kept with the chapter so that a take-over and a continuation know it. It
 * is nobody's to read: no screen, export, page, log or error has any of it.
 */
export type Outline = {
  readonly is: 'outline'
  /** Which messages the service was given when the chapter was begun. */
  readonly messages: MessageLength
  /** Written in front of act one; null until then, and where there was none to be read. */
  readonly opening: OpeningPlan | null
  /** Written after act one; null until then, and where there was none to be read. */
  readonly head: HeadPlan | null
  /** What this room was told lately: not again. */
  readonly notAgain: readonly string[]
  readonly landed?: readonly Landed[]
  /** What a room may choose from, told at the end of the act before: three sentences for an act. */
  readonly twists?: readonly { readonly act: number; readonly sentences: readonly string[] }[]
}

/** Large models plan in their first answer and are asked at length; small ones get what they can hold in mind. */
export const messageLengths = ['long', 'short'] as const
export type MessageLength = (typeof messageLengths)[number]

/** The labels of the plan in front of act one, as its lines begin, and what they are called here. */
export const openingLabels = {
  'OLD FACT': 'oldFact',
  WHENEVER: 'whenever',
  BECAUSE: 'because',
  TRUTH: 'truth',
  SECRET: 'truth', // what a short message calls it
  SEEN: 'seen',
  WANTS: 'wants',
  'LAST LINE': 'lastLine',
  FIRST: 'first',
} as const

/** The value of each label that was there, as one clean line. */
export type OpeningPlan = { readonly [K in (typeof openingLabels)[keyof typeof openingLabels]]?: string }

/** Words of the script, letter for letter, and what they turn out to mean. */
export type Planted = { readonly words: string; readonly note: string }

export type HeadPlan = {
  readonly truth: string
  readonly planted: readonly Planted[]
  readonly runners: readonly string[]
  /** What happens, by act from 0; null for act one, and where nothing was planned. */
  readonly acts: readonly (string | null)[]
  readonly lastLine: string
}

export function beginOutline(changes: Partial<Outline> = {}): Outline {
  return { is: 'outline', messages: 'long', opening: null, head: null, notAgain: [], ...changes }
}
