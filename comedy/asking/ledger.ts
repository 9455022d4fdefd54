import { type Line } from '../../script/line.ts'
import { cleanSentence } from './clean.ts'
import { describePlan } from './data.ts'
import { type Outline, type Planted } from './outline.ts'
import { quotesIn } from './read-plan.ts'
import { findEchoes, findSaid, type Said } from './said.ts'
import { listPlaces } from './story.ts'

const mostRunners = 5

/** What a continuation goes on from, made by the program: the plan before it, as far as the text has kept it. */
export function writeLedger(outline: Outline, acts: readonly (readonly Line[])[]) {
  const lines = acts.flat()
  const plan = describePlan(outline)
  const lastSaid = lines.findLast(({ kind }) => kind === 'dialogue')
  return {
    places: listPlaces(lines),
    ...(plan.whenever ? { machine: plan.whenever } : {}),
    ...(plan.truth ? { knownNow: plan.truth } : {}),
    ...(plan.wants ? { wanted: plan.wants } : {}),
    runners: findRunners(outline, acts).map(({ words, by, acts: heardInActs }) => ({
      words,
      by,
      heardInActs,
    })),
    ...(lastSaid ? { lastSaid: cleanSentence(lastSaid.text) } : {}),
  }
}

function findRunners(outline: Outline, acts: readonly (readonly Line[])[]): Said[] {
  const planned: readonly Pick<Planted, 'words'>[] = [
    ...(outline.head?.planted ?? []),
    ...quotesIn(outline.head?.lastLine ?? outline.opening?.lastLine ?? '').map((words) => ({ words })),
  ]
  const said = [...planned.flatMap(({ words }) => findSaid(words, acts) ?? []), ...findEchoes(acts)]
  const first = new Map<string, Said>()
  for (const one of said) {
    const words = one.words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if (!first.has(words)) first.set(words, one)
  }
  return [...first.values()].slice(0, mostRunners)
}
