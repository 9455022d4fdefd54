import { openingLines } from '../steering.ts'
import { cleanSentence } from './clean.ts'
import { describeLaughs } from './data.ts'
import { type Asking } from './question.ts'

/** What the audience has given until this act: its choices, and what it laughed at, in this chapter first. */
export function describeSteering({ act, steered, outline }: Pick<Asking, 'act' | 'steered' | 'outline'>) {
  const [twist] = sentencesOf(steered.filter((one) => one.act === act))
  const decided = sentencesOf(steered.filter((one) => one.act < act))
  const { laughed = [] } = steered.findLast((one) => one.act <= act) ?? {}
  return {
    ...(decided.length === 0 ? {} : { decided }),
    ...(twist === undefined ? {} : { twist }),
    ...describeLaughs([...laughed, ...(outline.landed ?? [])]),
  }
}

export function askToSteer(data: object, isLast: boolean): string[] {
  const sentences = [
    'twist' in data
      ? '- The room has decided: what stands in twist happens in this act, whatever was planned, and it matters at the end.'
      : '',
    'decided' in data
      ? `- What the room decided before stands in decided: it has happened, and it ${isLast ? 'helps to settle everything' : 'still matters'}.`
      : '',
    'laughedAt' in data
      ? '- The room laughed at laughedAt: one that has not come back yet comes back once, turned around, from another mouth.'
      : '',
  ]
  return sentences.filter((sentence) => sentence !== '')
}

/** While the room still decides what happens in the act. */
export function askForOpening({ act, brief }: Pick<Asking, 'act' | 'brief'>): string[] {
  return [
    `Write only how act ${act + 1} of ${brief.length.acts} begins: <h2>Act ${act + 1}: title of the act</h2>, a scene heading, and its first ${openingLines} spoken lines. Stop after them.`,
    '- Begin in the middle of what the last line has caused. Repeat nothing and sum up nothing.',
    '- The room is deciding what happens in this act: nobody leaves, and nothing is settled, in these lines or in the title.',
  ]
}

/** Where the answer ends. */
export function tellEnd({ asksTwists }: Pick<Asking, 'asksTwists'>): string {
  return asksTwists ? 'then the twists, and nothing after them' : 'and nothing after it'
}

/** For the room to choose from, in a block of its own that no screen shows. */
export function askForTwists({ act, asksTwists }: Pick<Asking, 'act' | 'asksTwists'>): string[] {
  if (!asksTwists) return []
  return [
    '',
    `After the act, <twists>: three lines, then </twists>. Each line is another thing that may happen in act ${act + 2}, done by or with somebody or something of this story: 3 to 8 words, no full stop. The room picks one.`,
  ]
}

function sentencesOf(steered: Asking['steered']): string[] {
  return steered.flatMap(({ twist }) => (twist === null ? [] : [cleanSentence(twist.sentence)]))
}
