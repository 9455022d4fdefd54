import { headWriterTokens, writeHeadWriterMessages } from '../../comedy/asking/head-writer.ts'
import { type OpeningPlan, type Outline } from '../../comedy/asking/outline.ts'
import { readHeadPlan } from '../../comedy/asking/read-plan.ts'
import { withoutThoughts } from '../../comedy/asking/story.ts'
import { outlineIn } from '../../comedy/chapter-plan.ts'
import { type PlanHabits } from './plan-habits.ts'
import { type Service } from './service/call.ts'
import { type Assignment } from './writer.ts'

/** A chapter that an AI service writes: what is asked for, whom it asks, and what has been planned of it by now. */
export type AiChapter = ReturnType<typeof openChapter>

export function openChapter(service: Service, habits: PlanHabits, assignment: Assignment) {
  const { brief, signal } = assignment
  let outline = outlineIn(assignment.sheet)
  const plan = (changes: Partial<Outline>) => {
    outline = { ...outline, ...changes }
    assignment.planned?.(outline)
  }
  return {
    service,
    brief,
    signal,
    outline: () => outline,
    /** The script begins under this plan, or under none; so many milliseconds after its title. */
    openWith(opening: OpeningPlan | null, afterTitleMs: number): void {
      if (outline.messages === 'long') habits.seen(opening, afterTitleMs)
      if (opening !== null) plan({ opening })
    },
    /** Has the head writer plan the acts after the first, while the room reads that. Without it they do without. */
    async planAhead(actOne: string): Promise<void> {
      const messages = writeHeadWriterMessages(brief, outline, actOne)
      const answer = await service.askAside(messages, headWriterTokens(brief), signal)
      const head = readHeadPlan(withoutThoughts(answer), brief.length.acts)
      if (head !== null) plan({ head })
    },
  }
}
