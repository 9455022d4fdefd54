import { useEffect } from 'react'
import { type LaughPlace } from '../../../game/laughs.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import { countByPart } from '../../../game/scene-stealer.ts'
import { type ScriptLines } from '../../../script/growing-text.ts'
import { readersOf } from '../../script/readers.tsx'
import { createKeptStore } from '../../ui/kept-store.ts'
import { cleanEvening, noteDuel, noteLaugh, noteShow, type Told } from './evening.ts'

const store = createKeptStore('show:evening', (kept) => cleanEvening(kept, Date.now()))

export function useEvening() {
  const evening = store.use()
  return { evening, show: (isShown: boolean) => store.change({ ...store.read(), isShown, at: Date.now() }) }
}

/** Who made the room laugh, as it laughs. */
export function useNotedLaughs(script: ScriptView, lines: ScriptLines) {
  useEffect(() => {
    const before = store.read()
    // Most scripts of an evening are not among its shows yet.
    if (!before.shows.some(({ scriptId }) => scriptId === script.id)) return
    const after = noteShow(before, tell(script, lines), Date.now())
    if (after !== before) store.change(after)
  }, [script, lines])
  return ({ chapter, act, line }: LaughPlace) => {
    const here = [{ chapter, act, line, count: 1 }]
    const heard = countByPart(lines, here).find(({ laughs }) => laughs > 0)
    store.change(noteLaugh(store.read(), tell(script, lines), heard?.part ?? null, Date.now()))
  }
}

function tell(script: ScriptView, lines: ScriptLines): Told {
  const said = new Map(countByPart(lines, []).map(({ part, lines }) => [part, lines]))
  const parts = script.cast.map(({ name }) => ({
    part: name,
    lines: said.get(name) ?? 0,
    readers: readersOf(script, name),
  }))
  return { scriptId: script.id, title: script.title, parts }
}

/** `id` stays the same for a duel that is voted on again. */
export function useNotedDuel(id: string, winners: readonly string[]) {
  const names = JSON.stringify(winners)
  useEffect(() => {
    const before = store.read()
    const after = noteDuel(before, { id, winners: JSON.parse(names) as string[] }, Date.now())
    if (after !== before) store.change(after)
  }, [id, names])
}
