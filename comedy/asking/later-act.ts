import { cleanName } from '../../game/clean-name.ts'
import { cleanSentence } from './clean.ts'
import { describeGame, describePlan, findStrangers, linesOfActs } from './data.ts'
import { jobOf, mayTellTruth } from './jobs.ts'
import { type Asking, type Question } from './question.ts'
import { quotesIn } from './read-plan.ts'
import { findSaid, partPlanted } from './said.ts'
import { askForTwists, askToSteer, describeSteering, tellEnd } from './steer.ts'
import { findAbsent, findLeastHeard, measureSpeech, tellStory } from './story.ts'
import { tellLength } from './tell-length.ts'

/** An act after the first: both plans, what was really said, who waits for lines, and the whole story. */
export function askForLaterAct(asking: Asking): Question {
  const { brief, act, words } = asking
  const { acts } = brief.length
  const data = gatherLaterAct(asking)
  const isLast = act === acts - 1
  const head = data.act.plan !== undefined
  const sentences = [
    `Write act ${act + 1} of ${acts} now, ${tellEnd(asking)}: ${tellLength(words)}.`,
    `Begin with <h2>Act ${act + 1}: title of the act</h2> and a scene heading. No <h1>, no <plan>.`,
    head
      ? '- act.plan is what happens in this act; plan is the whole. Where story tells it otherwise, story is right.'
      : '- Before you write, decide silently what the last line of story has just caused, and for whom.',
    `- Its job: ${jobOf(act, acts)}.`,
    '- Begin in the middle of that. Repeat nothing and sum up nothing that story tells.',
    data.quietest.length > 0
      ? '- The names in quietest have said least: one of them opens the act, and together they have half of the words or more.'
      : '',
    'absent' in data
      ? '- The names in absent have waited longest: they speak within the first three lines.'
      : '',
    'planted' in data
      ? '- Where words in planted come back, they come back word for word, inside a new line, and mean something new: two in an act at most.'
      : '',
    'notYetSaid' in data
      ? '- Let somebody say the words in notYetSaid, in passing, about something else.'
      : '',
    'noLines' in data
      ? '- The names in noLines are not in the cast and have no lines: others speak of them.'
      : '',
    ...askToSteer(data, isLast),
    ...(isLast ? endOf(data) : turnOf(act, acts, head)),
  ]
  return { data, sentences: [...sentences.filter((sentence) => sentence !== ''), ...askForTwists(asking)] }
}

function turnOf(act: number, acts: number, head: boolean): string[] {
  return [
    mayTellTruth(act, acts)
      ? '- Somebody says the truth aloud in this act, and somebody else asks the one question that makes it worse.'
      : '- Nobody says the truth yet. Let one more small thing go by that fits it.',
    head && act < acts - 1
      ? '- act.next is not yours yet. End on the turn, in a short line.'
      : '- End on the turn, in a short line.',
  ]
}

function endOf({ plan }: { readonly plan: object }): string[] {
  const lastLine =
    'lastLine' in plan
      ? 'the last line: a word or two of its own, and the words of plan.lastLine'
      : 'the last line, with words that somebody said in the first act'
  return [
    `- This is the last act. What was planted decides it. All is well for one moment; then ${lastLine}: now everybody knows what they meant. Nothing after it but <transition>THE END</transition>, in the form that FORMAT has.`,
  ]
}

function gatherLaterAct(asking: Asking) {
  const { brief, outline, act, written, read } = asking
  const { acts } = brief.length
  const { head } = outline
  const lines = linesOfActs(brief, written, read)
  const speech = measureSpeech(written, read)
  const cast = brief.cast.map(({ name }) => name)
  const plan = describePlan(outline)
  const { planted, notYetSaid } = partPlanted(head?.planted ?? [], lines)
  const unsaid = [...notYetSaid, ...unsaidLastLine(plan, lines)]
  // In a continuation words may come from the story before: then they have no act of this chapter.
  const ownActs = (acts: readonly number[]) =>
    acts.map((act) => act - (lines.length - written.length)).filter((act) => act > 0)
  const absent = findAbsent(cast, lines.flat()).map((name) => cleanName(name))
  const strangers = findStrangers(brief, written)
  return {
    ...describeGame(brief, speech),
    plan,
    ...(head ? { runners: head.runners.map((runner) => cleanSentence(runner)) } : {}),
    ...(planted.length === 0
      ? {}
      : { planted: planted.map((said) => ({ ...said, acts: ownActs(said.acts) })) }),
    ...(unsaid.length === 0 || act === acts - 1 ? {} : { notYetSaid: unsaid }),
    ...(strangers.length === 0 ? {} : { noLines: strangers }),
    ...describeSteering(asking),
    story: tellStory(lines.flat()),
    act: {
      number: act + 1,
      of: acts,
      ...plannedAct('plan', head?.acts[act]),
      ...plannedAct('next', head?.acts[act + 1]),
    },
    quietest: findLeastHeard(cast, speech).map((name) => cleanName(name)),
    ...(absent.length === 0 ? {} : { absent }),
  }
}

function plannedAct<K extends 'plan' | 'next'>(
  key: K,
  planned: string | null | undefined,
): { [P in K]?: string } {
  return (planned ? { [key]: cleanSentence(planned) } : {}) as { [P in K]?: string }
}

/** The last line must have been said before; it has its own quotation marks in the plan. */
function unsaidLastLine(
  plan: { readonly lastLine?: string },
  lines: ReturnType<typeof linesOfActs>,
): string[] {
  const [words] = quotesIn(plan.lastLine ?? '')
  return words === undefined || findSaid(words, lines) ? [] : [cleanSentence(words)]
}
