import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react'
import { followVoices, primeSpeech, speak } from './speak.ts'
import { type StageCues } from '../cues.ts'
import { castVoices, type VoiceCast } from './cast.ts'
import { keepChoices, readChoices } from './choices.ts'
import { sentencesOf } from './sentences.ts'
import { beginVoices, hearVoices, isReading, readsNow, type Voices, type VoicesNews } from './state.ts'

/** In milliseconds, between two speeches. */
const breath = 300
/** In milliseconds, for the last speech of an unfinished script to grow. */
const longestGrowth = 2400

export type VoicesPlay = {
  readonly voices: Voices
  readonly cast: VoiceCast
  readonly isSpeaking: boolean
  /** Only from a press: browsers require one before a page may speak. */
  readonly choose: (news: VoicesNews) => void
  readonly hush: () => void
}

export function useVoices(cues: StageCues, isHeld: boolean): VoicesPlay {
  const { script, step } = cues
  const parts = useMemo(() => script.cast.map(({ name }) => name), [script.cast])
  const [voices, dispatch] = useReducer(hearVoices, null, () => beginVoices(readChoices(script.id, parts)))
  useEffect(() => followVoices((found) => dispatch({ is: 'found', voices: found })), [])
  useEffect(() => keepChoices(script.id, voices.choices), [script.id, voices.choices])
  const { found } = voices
  const cast = useMemo(() => castVoices(parts.length, found === 'awaited' ? [] : found), [parts, found])

  const isSpeaking = step !== null && readsNow(voices, step, cues)
  const key = isSpeaking && !isHeld ? step.key : null
  // After a pause it resumes at the sentence that was cut off.
  const place = useRef({ key: '', n: 0 })
  const sentence = useEffectEvent((n: number) => {
    const how = {
      cast: parts,
      voices: cast,
      narrator: voices.choices.narrator,
      wordsPerMinute: cues.wordsPerMinute,
    }
    return (cues.step && sentencesOf(cues.step, how)[n]) ?? null
  })
  const hasNext = useEffectEvent(() => cues.next !== null)
  const pass = useEffectEvent(() => cues.step && cues.advance(cues.step))
  const said = `${step?.key} ${voices.choices.narrator}`
  useEffect(() => {
    if (place.current.key !== said) place.current = { key: said, n: 0 }
  }, [said])
  useEffect(() => {
    if (key === null) return
    let timer: ReturnType<typeof setTimeout>
    let cut = () => {}
    sayFrom(place.current.n)
    return () => {
      clearTimeout(timer)
      cut()
    }

    function sayFrom(from: number) {
      let next = from
      cut = speak({
        sentence: (n) => sentence(n),
        from,
        onSentence: (n) => {
          place.current.n = n
          next = n + 1
        },
        onEnd: (how) => {
          if (how !== 'said') return dispatch({ is: 'play', play: how })
          place.current.n = next
          rest(0)
        },
      })
    }

    function rest(waited: number) {
      timer = setTimeout(() => {
        if (sentence(place.current.n)) sayFrom(place.current.n)
        else if (hasNext() || waited >= longestGrowth) pass()
        else rest(waited + breath)
      }, breath)
    }
  }, [key])

  const choose = (news: VoicesNews) => {
    primeSpeech()
    dispatch(news)
  }
  const hush = () => {
    if (isReading(voices)) choose({ is: 'play', play: voices.play === 'on' ? 'paused' : 'on' })
  }
  return { voices, cast, isSpeaking, choose, hush }
}
