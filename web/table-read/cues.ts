import { type ReactNode } from 'react'
import { type ScriptView } from '../../game/protocol.ts'
import { type Speech } from '../../script/aloud/speeches.ts'

export type StageCues = {
  readonly script: ScriptView
  /** Null before the first line, while waiting for the next, and at the end. */
  readonly step: Speech | null
  readonly next: Speech | null
  readonly isPaced: boolean
  readonly wordsPerMinute: number
  readonly isCovered: boolean
  /** Whoever has its part is away: a voice reads it, if voices are on. */
  readonly needsUnderstudy: (step: Speech) => boolean
  /** Does nothing when the room has moved from this step. After the last it waits for the next. */
  readonly advance: (from: Speech) => void
  readonly setPace: (on: boolean) => void
}

export type StageAids = {
  readonly controls: ReactNode
  readonly sheet: ReactNode
  readonly forPart: (part: string) => ReactNode
  /** A machine reads it, or will. */
  readonly isMachines: (step: Speech) => boolean
  /** The aid ends this step by `advance`; auto-pace waits. */
  readonly keepsTime: boolean
  /** Then neither a player nor a screen reader reads the step. */
  readonly isSpeaking: boolean
  readonly choose: () => void
  readonly hush: () => void
}
