import { outlineIn } from '../chapter-plan.ts'
import { actsBefore, describeGame, describeLaughs, linesOfActs } from './data.ts'
import { cleanSentence } from './clean.ts'
import { writeLedger } from './ledger.ts'
import { type Asking, type Question } from './question.ts'
import { askForTwists, tellEnd } from './steer.ts'
import { tellStory } from './story.ts'
import { tellLength } from './tell-length.ts'

// The room waits while the plan is written: 70 words are about 125 tokens, two seconds at 60 tokens a second. Counted in
// docs/decisions/020-planning-from-the-cards.md.
const planWords = 70
const sequelPlanWords = 75

/** Act one: title, plan, act. The title is shown while the plan is written. */
export function askForFirstAct({ brief, outline, words }: Asking): Question {
  return {
    data: { ...describeGame(brief), ...describeNotAgain(outline.notAgain) },
    sentences: [
      `Write act 1 of ${brief.length.acts} now, and nothing after it, in this order.`,
      '',
      'First <h1>, the title: two to six words for the one thing the trouble comes from. The room reads it while you plan.',
      '',
      `Then <plan>: five lines, ${planWords} words in all, no line over 20. Know the end before you begin.`,
      'WHENEVER somebody does what they want anyway, what happens (with its SOUND), and how that brings on the next time.',
      'BECAUSE what the place, the show and the character each give to it. Take one away, and it cannot happen.',
      'TRUTH what nobody knows before the end. SEEN: the small thing in act 1 that proves it.',
      'WANTS each one, by one word of the name: three words at most, no two alike.',
      'LAST LINE its words. FIRST: who says them in act 1, about what.',
      '</plan>',
      ...examplePlan,
      '',
      `Then <h2>Act 1: title of the act</h2>, a scene heading, and the act: ${tellLength(words)}.`,
      '- The first spoken line has the trouble in it already.',
      '- The rule works before our eyes, at least twice, and what is said makes it clear.',
      '- In passing, as jokes about something else: what proves the truth, and the words of the last line.',
      '- Everybody speaks twice or more and wants something. Nothing is resolved.',
      '- End on the line with which somebody sensible sets it off again.',
      ...askNotAgain(outline.notAgain),
    ],
  }
}

/** One plan for other cards shows the size and the tone better than any rule. */
const examplePlan = [
  'So it was done for other cards (Retired Tooth Fairy / Courtroom of Snacks / Lighthouse):',
  '<plan>',
  'WHENEVER a witness bites the evidence, the lamp turns (CLUNK!) and a ship comes in to testify; the court gets hungrier.',
  'BECAUSE lighthouse: its lamp calls ships. Court: evidence is edible. Fairy: pays for every bite.',
  'TRUTH the missing cake is the lamp. SEEN: the light smells of vanilla.',
  'WANTS Fairy: one tooth. Judge: lunch. Clerk: silence. Baker: his cake.',
  'LAST LINE "Just a crumb." FIRST: Clerk, of his pencil.',
  '</plan>',
]

/** Act one of what follows a script: its heading is shown while the plan is written. */
export function askForContinuation(asking: Asking): Question {
  const { brief, outline, words, read } = asking
  const laughs = describeLaughs(outline.landed ?? [])
  const twist = brief.length.minutes.to > 5 ? 'TRUTH the new twist:' : 'TRUTH'
  const acts = actsBefore(brief, read)
  return {
    data: {
      ...describeGame(brief),
      ...describeNotAgain(outline.notAgain),
      ledger: writeLedger(outlineIn(brief.sequel?.sheet ?? null), acts),
      ...laughs,
      story: tellStory(linesOfActs(brief, [], read).flat()),
    },
    sentences: [
      `The room has read the script in story and wants more. Write act 1 of ${brief.length.acts} of what follows, ${tellEnd(asking)}, in this order. No <h1>.`,
      '',
      `First <h2>Act 1: title of the act</h2>. Then <plan>: six lines, ${sequelPlanWords} words in all, no line over 20. Know the end before you begin.`,
      'OLD FACT what the end of story left standing, or what somebody in it got away with.',
      'WHENEVER the new trouble that this fact makes, with its SOUND: another rule than ledger.machine.',
      'BECAUSE what the place, the show and the character each give to it.',
      `${twist} what nobody knows before the end. SEEN: words of story that prove it, letter for letter.`,
      'WANTS each one, by one word of the name: three words at most; each has changed since.',
      'LAST LINE words of story, and what they will mean this time.',
      '</plan>',
      '',
      `Then a scene heading and the act: ${tellLength(words)}.`,
      '- It takes up the last line of story at once. Its first spoken line has the new trouble in it already.',
      '- What story revealed is known to everybody and stays so. Nobody tells it again.',
      'laughedAt' in laughs
        ? '- The room laughed at laughedAt: bring one of those back, turned around.'
        : '- One of ledger.runners comes back, turned around; the others wait.',
      '- The new rule works before our eyes. Everybody speaks twice or more and wants something.',
      '- End on the line with which somebody sensible sets it off again.',
      ...askNotAgain(outline.notAgain),
      ...askForTwists(asking),
    ],
  }
}

function describeNotAgain(notAgain: readonly string[]) {
  return notAgain.length === 0 ? {} : { notAgain: notAgain.map((told) => cleanSentence(told)) }
}

function askNotAgain(notAgain: readonly string[]): string[] {
  return notAgain.length === 0
    ? []
    : [
        '- This room has had what stands in notAgain, and wants another rule, another truth and another kind of ending.',
      ]
}
