import { type ScriptSummary } from '../../game/protocol.ts'
import { sampleScript } from './writing-sample.ts'

export function sampleSummary(more: Partial<ScriptSummary> = {}): ScriptSummary {
  const { cast: _, versions: __, chapters, ...view } = sampleScript({ state: 'written' })
  return { ...view, chapters: chapters.length, version: { n: 1, of: 1 }, ...more }
}
