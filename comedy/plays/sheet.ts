import { type BeatSheet, type Brief } from '../beat-sheet.ts'
import { type PlayPlan } from './play-plan.ts'
import { situationsOf } from './write-play.ts'
import { sentenceFor } from './sentence.ts'
import { type Cards, playerOf, type Situation } from './situation.ts'
import { type Scenario } from './card-types.ts'

/** A plan that any reader understands: premise, wants and beats in sentences, and beside them what was chosen. */
export function writeSheet(brief: Brief, cards: Cards, plan: PlayPlan): BeatSheet {
  const situations = situationsOf(brief, cards, plan)
  const [situation] = situations
  if (situation === undefined) throw new Error('A play has a scenario')
  const say = (of: (scenario: Scenario) => string) =>
    situations.map((one) => sentenceFor(of(one.scenario), one)).join(' Then: ')
  const acts = situations.flatMap((one) =>
    one.scenario.acts.map(({ title, beat }) => ({
      title: sentenceFor(title, one),
      beats: [sentenceFor(beat, one)],
    })),
  )
  return {
    // A long play is two scenarios; the second is no title page's to tell.
    premise: sentenceFor(situation.scenario.premise, situation),
    engine: say(({ game }) => game),
    straightMan: playerOf('FOE', situation) ?? plan.host,
    parts: brief.cast.map(({ name }) => ({ name, want: wantOf(name, situation), voice: '' })),
    gags: [],
    acts,
    twist: say(({ acts: [, , , , last] }) => last.beat),
    button: 'The last line was heard in the first act, and means something else now.',
    play: plan,
    ...(brief.lately ? { lately: brief.lately } : {}),
    ...(brief.sequel?.landed ? { landed: brief.sequel.landed } : {}),
  }
}

function wantOf(name: string, { cards, lead }: Situation): string {
  const want = name === lead ? cards.character.want : cards.program.people[name]?.want
  return `${name} wants ${want ?? 'to be somewhere else'}.`
}
