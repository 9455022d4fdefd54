import { type BeatSheet, type Brief } from '../beat-sheet.ts'
import { type PlayPlan } from './planning/play-plan.ts'
import { situationsOf } from './write-play.ts'
import { sentenceFor } from './sentence.ts'
import { type Cards, type Situation } from './situation.ts'

/** What was chosen, and what of it stands on the title page: a long play's second scenario is not told there. */
export function writeSheet(brief: Brief, cards: Cards, plan: PlayPlan): BeatSheet {
  const [situation] = situationsOf(brief, cards, plan)
  if (situation === undefined) throw new Error('A play has a scenario')
  return {
    premise: sentenceFor(situation.scenario.premise, situation),
    wants: brief.cast.map(({ name }) => wantOf(name, situation)),
    play: plan,
    ...(brief.lately ? { lately: brief.lately } : {}),
    ...(brief.sequel?.landed ? { landed: brief.sequel.landed } : {}),
  }
}

function wantOf(name: string, { cards, lead }: Situation): string {
  const want = name === lead ? cards.character.want : cards.program.people[name]?.want
  return `${name} wants ${want ?? 'to be somewhere else'}.`
}
