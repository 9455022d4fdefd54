import { useEffect, useState } from 'react'
import { isProblem } from '../../../game/problem.ts'
import { type LaughView } from '../../../game/protocol.ts'
import { readLaughs, sendLaughs } from '../../api/laughs.ts'
import { createLaughBox, type LaughBox } from './box.ts'
import { addLaughs, type LaughPlace } from './laughs.ts'

/** They outlive the stage, to send the last second's laughs. */
const boxes = new Map<string, LaughBox>()

function boxOf(scriptId: string): LaughBox {
  const known = boxes.get(scriptId)
  if (known) return known
  const box = createLaughBox(scriptId, (body) => sendLaughs(scriptId, body))
  boxes.set(scriptId, box)
  addEventListener('online', box.retry)
  return box
}

export function useLaughs(scriptId: string) {
  const [laughs, setLaughs] = useState<readonly LaughView[]>(() => boxOf(scriptId).waiting())
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const answer = await readLaughs(scriptId)
      // On a failure the room's own laughs still count.
      if (!isGone && !isProblem(answer)) setLaughs((now) => addLaughs(answer.laughs, now))
    }
    void load()
    return () => {
      isGone = true
    }
  }, [scriptId])
  const laugh = (place: LaughPlace) => {
    const one = { ...place, count: 1 }
    boxOf(scriptId).add(one)
    setLaughs((now) => addLaughs(now, [one]))
  }
  return { laughs, laugh }
}
