import { type ScriptView } from '../../game/protocol.ts'

type Listen = (script: ScriptView) => void

const listeners = new Set<Listen>()

/** Calls `listen` whenever a script that was deleted is back. Answers how to stop that. */
export function onRestored(listen: Listen): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

export function tellRestored(script: ScriptView): void {
  for (const listen of listeners) listen(script)
}
