import { useEffect, useMemo, useState } from 'react'
import { countAll, type LaughPlace } from '../../../game/laughs.ts'
import { isProblem } from '../../../game/problem.ts'
import { type LaughView } from '../../../game/protocol.ts'
import { readLaughs } from '../../api/laughs.ts'
import { sendRoomLaugh } from '../../api/rooms.ts'
import { addLaughs } from '../../table-read/laughs/laughs.ts'
import { type Laughing } from '../../table-read/laughs/use-laughs.ts'
import { type RoomShown } from '../state.ts'
import { createLaughBox } from './laugh-box.ts'

/** What the whole room has laughed in this round. An own tap counts at once. */
export function useRoomLaughs({ room, you, reading, laughs: told }: RoomShown): Laughing {
  const { code, round } = room
  const n = round?.n ?? 0
  const box = useMemo(() => createLaughBox(n, (body) => sendRoomLaugh(code, body)), [code, n])
  useEffect(() => {
    const onHidden = () => document.hidden && box.sendNow()
    addEventListener('online', box.sendNow)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      removeEventListener('online', box.sendNow)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [box])

  const scriptId = reading?.writing.script.id ?? null
  const [known, setKnown] = useState<Known>({ scriptId, laughs: [], isWhole: false })
  const before = known.scriptId === scriptId ? known.laughs : noLaughs
  const isKnown = known.scriptId === scriptId && known.isWhole
  const laughs = useMemo(() => mostOf(before, told), [before, told])
  useEffect(() => {
    if (scriptId === null) return
    let isGone = false
    const load = async () => {
      const answer = await readLaughs(scriptId)
      // Without it, what the room tells from now on still counts.
      if (isGone) return
      const read = isProblem(answer) ? noLaughs : answer.laughs
      setKnown((now) => ({
        scriptId,
        laughs: mostOf(now.scriptId === scriptId ? now.laughs : noLaughs, read),
        isWhole: true,
      }))
    }
    void load()
    return () => {
      isGone = true
    }
  }, [scriptId])

  const laugh = (place: LaughPlace) => {
    const one = { ...place, count: 1 }
    box.add(one, room.people.length + room.audience)
    const isApart = you.role === 'audience' && round?.setup.audience !== 'with'
    const counted = isApart ? { ...place, count: 0, audience: 1 } : one
    setKnown({ scriptId, laughs: addLaughs(laughs, [counted]), isWhole: isKnown })
  }
  return { laughs, isKnown, laugh }
}

type Known = {
  readonly scriptId: string | null
  readonly laughs: readonly LaughView[]
  /** With those of before. */
  readonly isWhole: boolean
}
const noLaughs: readonly LaughView[] = []

/** Laughs are only ever added: of two sums the larger is the newer. */
export function mostOf(laughs: readonly LaughView[], others: readonly LaughView[]): readonly LaughView[] {
  const sums = new Map(laughs.map((laugh) => [keyOf(laugh), laugh]))
  for (const other of others)
    if (countAll(other) > countAll(sums.get(keyOf(other)))) sums.set(keyOf(other), other)
  return [...sums.values()]
}

function keyOf({ chapter, act, line }: LaughView): string {
  return `${chapter}.${act}.${line}`
}
