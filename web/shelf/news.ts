import { type ScriptView } from '../../game/protocol.ts'

type Listen = (script: ScriptView) => void

const listeners = new Set<Listen>()

export function onRestored(listen: Listen): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

export function announceRestored(script: ScriptView): void {
  for (const listen of listeners) listen(script)
}
