import { useEffect, useState } from 'react'
import { type Message } from '../../game/contact-chat.ts'
import { wantsStillness } from '../ui/wants-stillness.ts'

/** In milliseconds, per message and per letter; a message never takes long. */
const beat = 300
const perLetter = 9
const longest = 900

/** How many are shown. Only new messages of the game are typed, and none with reduced motion. */
export function useTyping(messages: readonly Message[]): number {
  const [told, setTold] = useState(messages.length > 1 ? messages.length : 0)
  if (told > messages.length) setTold(0)
  const count = wantsStillness() ? messages.length : skipPlayer(messages, told)
  const next = messages[count]
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => setTold(count + 1), Math.min(beat + perLetter * next.text.length, longest))
    return () => clearTimeout(timer)
  }, [next, count])
  return count
}

function skipPlayer(messages: readonly Message[], told: number): number {
  return messages[told]?.from === 'player' ? told + 1 : told
}
