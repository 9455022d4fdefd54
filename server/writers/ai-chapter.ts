import { headWriterTokens, writeHeadWriterMessages } from '../../comedy/asking/head-writer.ts'
import { type OpeningPlan, type Outline } from '../../comedy/asking/outline.ts'
import { readHeadPlan } from '../../comedy/asking/read-plan.ts'
import { readTwists } from '../../comedy/asking/read-twists.ts'
import { readTextsOnce, withoutThoughts } from '../../comedy/asking/story.ts'
import { outlineIn } from '../../comedy/chapter-plan.ts'
import { type Steering } from '../../comedy/steering.ts'
import { keepClean } from './keep-clean.ts'
import { type PlanHabits } from './plan-habits.ts'
import { type Service } from './service/call.ts'
import { type Assignment } from './writer.ts'

/** A chapter that an AI service writes: what is asked for, whom it asks, and what has been planned of it by now. */
export type AiChapter = ReturnType<typeof openChapter>

export function openChapter(service: Service, habits: PlanHabits, assignment: Assignment) {
  const { brief, signal } = assignment
  let outline = outlineIn(assignment.sheet)
  const steered = [...assignment.steered]
  const read = readTextsOnce(brief.cast)
  const plan = (changes: Partial<Outline>) => {
    outline = { ...outline, ...changes }
    assignment.planned?.(outline)
  }
  return {
    service,
    brief,
    signal,
    read,
    outline: () => outline,
    /** By the audience until now. */
    steered: (): readonly Steering[] => steered,
    /** Whether a room chooses a twist for the act. */
    isDecided: (act: number) => assignment.decided?.includes(act) ?? false,
    /** Whether it is known what the audience gives the act, or nobody gives it anything. */
    isSteered: (act: number) => !assignment.steer || steered.some((one) => one.act === act),
    async steer(act: number): Promise<void> {
      if (assignment.steer) steered.push(await assignment.steer(act))
    },
    /** What the service offers for the act; what it told before stands. */
    offer(act: number, told: string): void {
      const { twists = [] } = outline
      const clean = brief.rating === 'r-rated' ? told : keepClean(told)
      const sentences = readTwists(clean)
      if (sentences.length > 0 && !twists.some((one) => one.act === act))
        plan({ twists: [...twists, { act, sentences }] })
    },
    /** The script begins under this plan, or under none; so many milliseconds after its title. */
    openWith(opening: OpeningPlan | null, afterTitleMs: number): void {
      if (outline.messages === 'long') habits.seen(opening, afterTitleMs)
      if (opening !== null) plan({ opening })
    },
    /** Has the head writer plan the acts after the first, while the room reads that. Without it they do without. */
    async planAhead(actOne: string): Promise<void> {
      const messages = writeHeadWriterMessages(brief, outline, actOne, read)
      const answer = await service.askAside(messages, headWriterTokens(brief), signal)
      const head = readHeadPlan(withoutThoughts(answer), brief.length.acts)
      if (head !== null) plan({ head })
    },
  }
}
