import { beginOutline, type Outline } from '../../comedy/asking/outline.ts'
import { measureSpeech, sumWords } from '../../comedy/asking/story.ts'
import { listTold, readTold } from '../../comedy/asking/told.ts'
import { type Brief } from '../../comedy/beat-sheet.ts'
import { outlineIn } from '../../comedy/chapter-plan.ts'
import { type Twist } from '../../game/room/show/twists.ts'
import { promisedWords, serviceLengths } from '../../game/modes.ts'
import { dropHalfLine, writeAct, writeOpening } from './ai-act.ts'
import { type AiChapter, openChapter } from './ai-chapter.ts'
import { createPlanHabits, type MessageSetting } from './plan-habits.ts'
import { openService } from './service/call.ts'
import { type CallSettings } from './service/settings.ts'
import { type Assignment, type Fragment, type Writer } from './writer.ts'

export type AiSettings = CallSettings & { readonly messages?: MessageSetting }

/** A writer who has an AI service write, one act a call. It knows nothing between two chapters but the service's habits. */
export function createAiWriter({ messages = 'auto', ...settings }: AiSettings): Writer {
  const service = openService(settings)
  const habits = createPlanHabits(messages, () =>
    settings.log.warn(
      {},
      'the plans of the AI service were missing or late: it gets short messages from now on',
    ),
  )
  return {
    name: settings.model,
    kind: 'ai',
    givesInBeats: true,
    lengths: serviceLengths,
    plan: async ({ lately = [], sequel }) =>
      beginOutline({
        messages: habits.messages(),
        notAgain: readTold(lately),
        landed: sequel?.landed ?? [],
      }),
    opening: async () => null,
    played: (sheet) => listTold(outlineIn(sheet)),
    twists: async ({ sheet }, act) => listTwists(outlineIn(sheet), act),
    write: (assignment) => writeChapter(openChapter(service, habits, assignment), assignment),
  }
}

async function* writeChapter(chapter: AiChapter, assignment: Assignment): AsyncGenerator<Fragment> {
  const { brief } = assignment
  const written = [...assignment.written]
  let act = Math.max(0, written.length - 1)
  if (written.length > 0) yield* dropHalfLine(written, act)
  const words = written.map((text) => sumWords(measureSpeech([text], chapter.read)))
  if (hasItsShare(brief, words[act] ?? 0)) act++
  for (; act < brief.length.acts && !isWhole(brief, words); act++) {
    if (act === 1 && !written[act] && isPlannedAhead(chapter)) await chapter.planAhead(written[0] ?? '')
    await assignment.mayBegin?.(act)
    if (act > 0 && !chapter.isSteered(act)) yield* awaitAudience(chapter, act, written)
    words[act] = yield* writeAct(chapter, act, written)
  }
}

/** Where a room decides on the act, it reads the opening meanwhile; elsewhere nobody is waited for. */
async function* awaitAudience(chapter: AiChapter, act: number, written: string[]): AsyncGenerator<Fragment> {
  if (chapter.isDecided(act) && !written[act]) yield* writeOpening(chapter, act, written)
  await chapter.steer(act)
}

function listTwists({ twists = [] }: Outline, act: number): Twist[] {
  const offered = twists.find((one) => one.act === act)
  return offered?.sentences.map((sentence, n) => ({ id: `told-${act}-${n}`, sentence })) ?? []
}

/** A small model plans one line, and would not hold a head writer's plan in mind. */
function isPlannedAhead(chapter: AiChapter): boolean {
  const { messages, head } = chapter.outline()
  return messages === 'long' && head === null
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
