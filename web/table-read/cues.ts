import { type ReactNode } from 'react'
import { type ScriptView } from '../../game/protocol.ts'
import { type Speech } from '../../script/aloud/speeches.ts'

/** What the stage lets a machine that reads, or one that listens, see and do. */
export type StageCues = {
  readonly script: ScriptView
  /** What is read now; null before the first line, while the next is awaited, and at the end. */
  readonly step: Speech | null
  /** What comes after it, as far as it is written. */
  readonly next: Speech | null
  /** Whether the stage goes on by itself, at so many words a minute. */
  readonly isPaced: boolean
  readonly wordsPerMinute: number
  /** Something that is chosen from lies over the stage: nothing goes on by itself. */
  readonly isCovered: boolean
  /** Goes on from this step, unless the room has moved already. Beyond the last it waits for the next. */
  readonly advance: (from: Speech) => void
  /** Stops or starts the going on by itself. */
  readonly setPace: (on: boolean) => void
}

/** What such machines put on the stage. */
export type StageAids = {
  /** Beside the controls: what can be chosen, and whether it speaks or listens now, with one button to end that. */
  readonly controls: ReactNode
  /** Over the stage, when it is open: all that can be chosen. */
  readonly sheet: ReactNode
  /** Beside a part in the cast: who reads it, with one button to change that. */
  readonly forPart: (part: string) => ReactNode
  /** It ends this step itself, by `advance`: the stage's own pace waits for it. */
  readonly keepsTime: boolean
  /** Whether a machine reads this step: then no player does, nor need a screen reader. */
  readonly isSpeaking: boolean
  /** Opens what can be chosen. */
  readonly choose: () => void
  /** Makes the voices pause, or go on. */
  readonly hush: () => void
}
