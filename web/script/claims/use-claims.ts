import { useMemo, useSyncExternalStore } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { keep, readKept } from '../../ui/keep.ts'
import { claimPart, claimsOf, cleanEvening, type Evening, noEvening, takeBack } from './evening.ts'

/** On this device and nobody else's: a claim is the room's habit, not a fact of the script. */
const key = 'script:evening'

/** Outlives its screens where storage is refused. */
let evening: Evening | null = null
const listeners = new Set<() => void>()

export function useClaims(scriptId: string) {
  const { names } = useEvening()
  return {
    /** Of this evening, newest first. */
    names,
    claim: (part: string, name: string) =>
      change(claimPart(readEvening(), { scriptId, part, name }, Date.now())),
    takeBack: (part: string) => change(takeBack(readEvening(), { scriptId, part }, Date.now())),
  }
}

/** The script with who has claimed its parts in its cast. */
export function useClaimed<S extends ScriptView | null>(script: S): S {
  const claims = claimsOf(useEvening(), script?.id ?? '')
  return useMemo(() => {
    if (script === null || !isClaimable(script)) return script
    const cast = script.cast.map((part) => ({ ...part, player: claims[part.name] ?? part.player }))
    return { ...script, cast }
  }, [script, claims])
}

/** In group play the game gives the parts. */
export function isClaimable({ mode }: Pick<ScriptView, 'mode'>): boolean {
  return mode !== 'group'
}

function useEvening(): Evening {
  return useSyncExternalStore(subscribe, readEvening, () => noEvening)
}

function readEvening(): Evening {
  return (evening ??= readKept('browser', key, (kept) => cleanEvening(kept, Date.now())))
}

function change(next: Evening) {
  evening = next
  keep('browser', key, next)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    evening = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
