import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type Following, type Heard, hear, startFollowing } from '../../script/follow-speech.ts'
import { type Speech } from '../../script/speeches.ts'
import { canListen, hearsHere, listen, type ListenTrouble } from '../ui/listen.ts'
import { type StageCues } from './table-read-cues.ts'

/** When only the last word or two were not understood, so long a silence ends the speech, in milliseconds. */
const quietEnd = 1500

export type Listening =
  /** This browser cannot. */
  | { readonly is: 'impossible' }
  | { readonly is: 'off' }
  /** The browser asks whether it may. */
  | { readonly is: 'starting' }
  | { readonly is: 'on' }
  | { readonly is: 'trouble'; readonly trouble: ListenTrouble }

/** Where the sound goes: it stays here, or the browser sends it to its maker's speech service. */
export type HeardWhere = 'unknown' | 'device' | 'service'

export type ListeningPlay = {
  readonly listening: Listening
  readonly where: HeardWhere
  /** How much of this step was heard, from 0 to 1. */
  readonly share: number
  readonly turn: (on: boolean) => void
}

type News =
  | { readonly is: 'turned'; readonly on: boolean }
  | { readonly is: 'begun' }
  | { readonly is: 'trouble'; readonly trouble: ListenTrouble }

/** Goes on when a step has been said. `isHeld`: a machine speaks, or nobody looks. */
export function useListening(cues: StageCues, isHeld: boolean): ListeningPlay {
  const [listening, tell] = useReducer(hearListening, null, () => ({
    is: canListen() ? ('off' as const) : ('impossible' as const),
  }))
  const where = useWhere()
  const [said, setSaid] = useState({ key: '', share: 0 })
  const follow = useRef<Followed | null>(null)
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { step } = cues
  const wants = listening.is === 'starting' || listening.is === 'on'
  const isOn = wants && !isHeld && where !== 'unknown'

  /** A speech that has grown meanwhile is followed on. */
  const end = useEffectEvent((step: Speech, followed: Followed) => {
    const rest = textOf(step).slice(followed.text.length)
    if (rest === '') cues.advance(step)
    else
      follow.current = {
        key: step.key,
        text: textOf(step),
        following: startFollowing(rest, followed.following),
      }
  })
  const onHeard = useEffectEvent((heard: Heard) => {
    clearTimeout(quiet.current)
    if (!step) return
    const before = follow.current?.key === step.key ? follow.current : beginStep(step, follow.current)
    const now = { ...before, following: hear(before.following, heard) }
    const { isSaid, isNearlySaid } = now.following
    follow.current = now
    setSaid({ key: step.key, share: now.following.share })
    if (isSaid) end(step, now)
    else if (isNearlySaid) quiet.current = setTimeout(() => end(step, now), quietEnd)
  })
  const begin = useEffectEvent(() => {
    if (step) follow.current = beginStep(step, follow.current)
  })
  useEffect(() => begin(), [step?.key])
  useEffect(() => {
    if (!isOn) return
    // Another ear hears nothing of what the one before was still about to understand.
    const before = follow.current
    if (before)
      follow.current = { ...before, following: hear(before.following, { settled: '', unsettled: '' }) }
    return listen(language(), where === 'device', {
      onListening: () => tell({ is: 'begun' }),
      onHeard: (heard) => onHeard(heard),
      onTrouble: (trouble) => tell({ is: 'trouble', trouble }),
    })
  }, [isOn, where])
  useEffect(() => () => clearTimeout(quiet.current), [step?.key, isOn])

  return {
    listening,
    where,
    share: wants && said.key === step?.key ? said.share : 0,
    turn: (on) => tell({ is: 'turned', on }),
  }
}

export function hearListening(before: Listening, news: News): Listening {
  if (before.is === 'impossible') return before
  if (news.is === 'turned') return { is: news.on ? 'starting' : 'off' }
  if (before.is !== 'starting' && before.is !== 'on') return before
  return news.is === 'begun' ? { is: 'on' } : { is: 'trouble', trouble: news.trouble }
}

type Followed = { readonly key: string; readonly text: string; readonly following: Following }

function beginStep(step: Speech, before: Followed | null): Followed {
  const text = textOf(step)
  return { key: step.key, text, following: startFollowing(text, before?.following) }
}

/** What is read out loud of a step. */
export function textOf({ lines }: Speech): string {
  return lines
    .filter(({ kind }) => kind !== 'parenthetical')
    .map(({ text }) => text)
    .join(' ')
}

function useWhere(): HeardWhere {
  const [where, setWhere] = useState<HeardWhere>('unknown')
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const isHere = await hearsHere(language())
      if (!isGone) setWhere(isHere ? 'device' : 'service')
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [])
  return where
}

/** The scripts are English, spoken as in the reader's country. */
function language(): string {
  return /^en-/i.test(navigator.language) ? navigator.language : 'en-US'
}
