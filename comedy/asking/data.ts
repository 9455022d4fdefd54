import { cleanName } from '../../game/clean-name.ts'
import { type BeatSheet, type Brief, type GagPlan } from '../beat-sheet.ts'
import { readLabel } from '../label.ts'
import { findLeastHeard, type Speech, tellStorySoFar } from './story.ts'

/** The acts of this chapter that are written, and who has said how much in them. */
type Past = { readonly texts: readonly string[]; readonly speech: Speech }

/** All that an act is made of, as a value for JSON. Every string that came from outside is cleaned here. */
export function gatherPromptData(brief: Brief, sheet: BeatSheet, act: number, past: Past) {
  const last = act === brief.length.acts - 1
  const plan = sheet.acts[act]
  return {
    character: cleanName(brief.draw.characters.name),
    program: cleanName(brief.draw.programs.name),
    setting: cleanName(brief.draw.settings.name),
    explicit: brief.rating === 'r-rated',
    cast: describeCast(brief, sheet),
    premise: clean(sheet.premise),
    comicEngine: clean(sheet.engine),
    straightMan: cleanName(sheet.straightMan),
    act: {
      number: act + 1,
      of: brief.length.acts,
      title: clean(plan?.title ?? ''),
      beats: plan?.beats.map(clean) ?? [],
    },
    gags: gagsDue(sheet.gags, act),
    ...(last ? { twist: clean(sheet.twist), button: clean(sheet.button) } : {}),
    ...describePast(brief, sheet, act, past),
  }
}

function describeCast(brief: Brief, sheet: BeatSheet) {
  return brief.cast.map((part) => {
    const plan = sheet.parts.find((planned) => planned.name === part.name)
    return {
      name: cleanName(part.name),
      ...(part.player === null ? {} : { readBy: cleanName(part.player) }),
      ...(plan ? { wants: clean(plan.want), talks: clean(plan.voice) } : {}),
    }
  })
}

const stages = ['plant', 'echo', 'escalate', 'payoff'] as const

function gagsDue(gags: readonly GagPlan[], act: number) {
  return gags.flatMap((gag) => {
    const now = stages.filter((stage) => gag[stage] === act)
    return now.length === 0 ? [] : [{ idea: clean(gag.idea), now: now.join(', then ') }]
  })
}

function describePast(brief: Brief, sheet: BeatSheet, act: number, past: Past) {
  const texts = [...(brief.sequel ? [brief.sequel.text] : []), ...past.texts]
  if (texts.length === 0) return {}
  return {
    actsBefore: sheet.acts
      .slice(0, act)
      .map((plan) => `${clean(plan.title)}: ${plan.beats.map(clean).join(' ')}`),
    gagsBefore: [...(brief.sequel?.sheet?.gags ?? []), ...sheet.gags.filter((gag) => gag.plant < act)].map(
      (gag) => clean(gag.idea),
    ),
    ...describeLaughs(sheet),
    giveMoreLinesTo: findLeastHeard(
      brief.cast.map((part) => part.name),
      past.speech,
    ).map((name) => cleanName(name)),
    ...tellStorySoFar(texts),
  }
}

function describeLaughs({ landed = [] }: BeatSheet) {
  if (landed.length === 0) return {}
  return {
    laughedAt: landed.map(({ text, by, laughs }) => ({
      line: cleanName(text, 400),
      ...(by === null ? {} : { by: cleanName(by) }),
      laughs,
    })),
  }
}

// A plan's sentence names cards and parts, so it is cleaned like a name; only its length is another. What its corpus
// entry is called is nobody's business.
function clean(sentence: string): string {
  const isLabelled = readLabel(sentence).length > 0
  return cleanName(isLabelled ? sentence.slice(sentence.indexOf(': ') + 2) : sentence, 400)
}
