import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { Heard } from '../../../script/aloud/follow-speech.ts'
import { canListen, hearsHere, listen, type ListenTrouble } from './listen.ts'
import { type StageCues } from '../cues.ts'
import type { Ear } from './ear.ts'

export type Listening =
  | { readonly is: 'impossible' }
  | { readonly is: 'off' }
  | { readonly is: 'starting' }
  | { readonly is: 'on' }
  | { readonly is: 'trouble'; readonly trouble: ListenTrouble }

export type HeardWhere = 'unknown' | 'device' | 'service'

export type ListeningPlay = {
  readonly listening: Listening
  readonly where: HeardWhere
  /** From 0 to 1. */
  readonly portion: number
  readonly turn: (on: boolean) => void
}

type News =
  | { readonly is: 'turned'; readonly on: boolean }
  | { readonly is: 'begun' }
  | { readonly is: 'trouble'; readonly trouble: ListenTrouble }

export function useListening(cues: StageCues, isHeld: boolean): ListeningPlay {
  const [listening, dispatch] = useReducer(hearListening, null, () => ({
    is: canListen() ? ('off' as const) : ('impossible' as const),
  }))
  const where = useWhere()
  const [said, setSaid] = useState({ key: '', portion: 0 })
  const { step } = cues
  const wants = listening.is === 'starting' || listening.is === 'on'
  const ear = useEar(wants, dispatch)
  const isOn = wants && !isHeld && where !== 'unknown'

  const begin = useEffectEvent(() => ear?.begin(step))
  useEffect(() => begin(), [ear, step?.key])
  const onHeard = useEffectEvent((heard: Heard) => {
    if (!step) return
    ear?.hear(step, heard, {
      onPortion: (portion) => setSaid({ key: step.key, portion }),
      onSaid: () => cues.advance(step),
    })
  })
  useEffect(() => {
    if (!isOn || !ear) return
    const close = listen(language(), where === 'device', {
      onListening: () => dispatch({ is: 'begun' }),
      onHeard: (heard) => onHeard(heard),
      onTrouble: (trouble) => dispatch({ is: 'trouble', trouble }),
    })
    return () => {
      close()
      ear.rest()
    }
  }, [isOn, ear, where])

  return {
    listening,
    where,
    portion: wants && said.key === step?.key ? said.portion : 0,
    turn: (on) => dispatch({ is: 'turned', on }),
  }
}

export function hearListening(before: Listening, news: News): Listening {
  if (before.is === 'impossible') return before
  if (news.is === 'turned') return { is: news.on ? 'starting' : 'off' }
  if (before.is !== 'starting' && before.is !== 'on') return before
  return news.is === 'begun' ? { is: 'on' } : { is: 'trouble', trouble: news.trouble }
}

function useEar(isWanted: boolean, dispatch: (news: News) => void): Ear | null {
  const [ear, setEar] = useState<Ear | null>(null)
  const isNeeded = isWanted && ear === null
  useEffect(() => {
    if (!isNeeded) return
    let isLeft = false
    const fetch = async () => {
      const code = await import('./ear.ts').catch(() => null)
      if (isLeft) return
      if (code === null) dispatch({ is: 'trouble', trouble: 'network' })
      else setEar(code.createEar())
    }
    void fetch()
    return () => {
      isLeft = true
    }
  }, [isNeeded, dispatch])
  return ear
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

/** Scripts are English; the accent is the reader's. */
function language(): string {
  return /^en-/i.test(navigator.language) ? navigator.language : 'en-US'
}
