import { type Brief } from '../../comedy/beat-sheet.ts'
import { planScript } from '../../comedy/plan.ts'
import { measureSpeech, sumWords } from '../../comedy/asking/story.ts'
import { listPlanned } from '../../comedy/planning/list-planned.ts'
import { promisedWords } from '../../game/modes.ts'
import { dropHalfLine, writeAct } from './ai-act.ts'
import { openService, type Service } from './service/call.ts'
import { type CallSettings } from './service/settings.ts'
import { type Assignment, type Fragment, type Writer } from './writer.ts'

/** A writer who has an AI service write, one act a call. It knows nothing between two chapters but the service's habits. */
export function createAiWriter(settings: CallSettings): Writer {
  const service = openService(settings)
  return {
    name: settings.model,
    kind: 'ai',
    givesInBeats: true,
    plan: (brief) => planScript(brief),
    opening: () => null,
    played: ({ sheet }) => listPlanned(sheet),
    write: (assignment) => writeChapter(service, assignment),
  }
}

async function* writeChapter(service: Service, assignment: Assignment): AsyncGenerator<Fragment> {
  const { brief } = assignment
  const written = [...assignment.written]
  let act = Math.max(0, written.length - 1)
  if (written.length > 0) yield* dropHalfLine(written, act)
  const words = written.map((text) => sumWords(measureSpeech([text], brief.cast)))
  if (hasItsShare(brief, words[act] ?? 0)) act++
  for (; act < brief.length.acts && !isWhole(brief, words); act++) {
    words[act] = yield* writeAct(service, assignment, act, written)
  }
}

/** Whether an act that an earlier writing left behind is long enough to be left alone. */
function hasItsShare(brief: Brief, words: number): boolean {
  return words >= (promisedWords(brief.length) / brief.length.acts) * 0.9
}

/** Some models do not stop after one act: the last one alone may have most of the chapter. */
function isWhole(brief: Brief, words: readonly number[]): boolean {
  const promised = promisedWords(brief.length)
  const sum = words.reduce((all, some) => all + some, 0)
  return sum >= promised * 0.9 && (words.at(-1) ?? 0) > promised * 0.7
}
