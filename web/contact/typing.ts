import { useEffect, useState } from 'react'
import { type Message } from '../../game/contact-chat.ts'
import { wantsStillness } from '../ui/wants-stillness.ts'

/** In milliseconds, per message and per letter; a message never takes long. */
const beat = 300
const perLetter = 9
const longest = 900

/** Only new messages of the game are typed, and none with reduced motion. */
export function useTyping(messages: readonly Message[]): number {
  const [shown, setShown] = useState(messages.length > 1 ? messages.length : 0)
  if (shown > messages.length) setShown(0)
  const count = wantsStillness() ? messages.length : skipPlayer(messages, shown)
  const next = messages[count]
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(
      () => setShown(count + 1),
      Math.min(beat + perLetter * next.text.length, longest),
    )
    return () => clearTimeout(timer)
  }, [next, count])
  return count
}

function skipPlayer(messages: readonly Message[], shown: number): number {
  return messages[shown]?.from === 'player' ? shown + 1 : shown
}
