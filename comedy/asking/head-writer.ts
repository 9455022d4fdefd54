import { type Brief } from '../beat-sheet.ts'
import { describeGame, describePlan, linesOfActs } from './data.ts'
import { jobOf } from './jobs.ts'
import { type Message, writeQuestion } from './question.ts'
import { type Outline } from './outline.ts'
import { measureSpeech, type ReadText, readTextsOnce, tellStory } from './story.ts'
import { writeHeadWriterSystemMessage } from './system.ts'

/** Tokens for the head writer's answer: of its own, as it is no script, and below those of any act. */
export function headWriterTokens({ length }: Brief): number {
  return Math.max(600, length.acts * 120)
}

/** What the head writer is asked while the room reads act one. */
export function writeHeadWriterMessages(
  brief: Brief,
  outline: Outline,
  actOne: string,
  read: ReadText = readTextsOnce(brief.cast),
): Message[] {
  const { acts } = brief.length
  const before = brief.sequel ? { storyBefore: tellStory(linesOfActs(brief, [], read).flat(), 6_000) } : {}
  const data = {
    ...describeGame(brief, measureSpeech([actOne], read)),
    plan: describePlan(outline),
    ...before,
    actOne: tellStory(read(actOne)),
  }
  const sentences = [
    `Plan acts 2 to ${acts}: what happens, not how it feels. Act 1 is being read and cannot change: where plan and actOne differ, actOne is right and the plan gives way.`,
    'Answer with these lines and nothing else, one line each, no Markdown, 280 words in all, these labels among them:',
    'TRUTH: what is really going on, so that words in actOne already prove it.',
    'PLANTED: "words of actOne, letter for letter" (NAME) what they turn out to mean, and in which act. (two or three such lines)',
    'RUNNER: a thing or words of actOne; what they mean in act 2 or 3, then in a later act, then at the end: three different things. (two such lines)',
    ...Array.from(
      { length: acts - 1 },
      (_, index) =>
        `ACT ${index + 2}: because of what, WHO does what, for which reason, and what that sets off; ends when. (${jobOf(index + 1, acts)})`,
    ),
    'LAST LINE: NAME: "words already said in actOne".',
    '',
    'In every act another name sets it off, one thing is there that only this place has and one that only this show has, and the price is higher than before. Each name decides something once. Who has the fewest words so far is the first to notice the truth.',
  ]
  return [
    { role: 'system', content: writeHeadWriterSystemMessage(brief) },
    { role: 'user', content: writeQuestion({ data, sentences }) },
  ]
}
