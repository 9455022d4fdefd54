import { useEffect, useState } from 'react'
import { type LaughPlace } from '../../../game/laughs.ts'
import { isProblem } from '../../../game/problem.ts'
import { type LaughView } from '../../../game/protocol.ts'
import { readLaughs, sendLaughs } from '../../api/laughs.ts'
import { createLaughBox, type LaughBox } from './box.ts'
import { addLaughs } from './laughs.ts'

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

export type Laughing = {
  readonly laughs: readonly LaughView[]
  /** Those of earlier are among them, or will never be: what comes now is laughed now. */
  readonly isKnown: boolean
  readonly laugh: (place: LaughPlace) => void
}

/** Without a script to keep them with, they are the room's alone. */
export function useLaughs(scriptId: string | null): Laughing {
  const [laughs, setLaughs] = useState<readonly LaughView[]>(() =>
    scriptId === null ? [] : boxOf(scriptId).waiting(),
  )
  const [isKnown, setKnown] = useState(scriptId === null)
  useEffect(() => {
    if (scriptId === null) return
    let isGone = false
    const load = async () => {
      const answer = await readLaughs(scriptId)
      // On a failure the room's own laughs still count.
      if (isGone) return
      if (!isProblem(answer)) setLaughs((now) => addLaughs(answer.laughs, now))
      setKnown(true)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [scriptId])
  const laugh = (place: LaughPlace) => {
    const one = { ...place, count: 1 }
    if (scriptId !== null) boxOf(scriptId).add(one)
    setLaughs((now) => addLaughs(now, [one]))
  }
  return { laughs, isKnown, laugh }
}
