import { promisedWords } from '../../game/modes.ts'
import { type Rating } from '../../game/rating.ts'
import { type BeatSheet, type Brief } from '../beat-sheet.ts'
import { beatSheetIn } from '../chapter-plan.ts'
import { engines } from '../corpus/engines.ts'
import { gags } from '../corpus/gags.ts'
import { twists } from '../corpus/twists.ts'
import { type Engine, type Gag, type Twist, type Unit } from '../corpus/unit.ts'
import { voices } from '../corpus/voices.ts'
import { type Drawing } from '../draw.ts'
import { type Voice } from '../grammar/voice.ts'
import { readLabel } from '../label.ts'
import { freshFirst } from '../memory.ts'
import { chooseActs } from './choose-acts.ts'
import { listPlanned } from './list-planned.ts'
import { wasHeard } from '../realise/heard.ts'
import { countUnits } from '../realise/read-unit.ts'
import { pastOf } from '../realise/past.ts'

/** The corpus entries that a script is made from. */
export type Chosen = {
  readonly engines: readonly Engine[]
  readonly gags: readonly Gag[]
  readonly twist: Twist
  readonly voices: readonly Voice[]
}

/** Draws them; a chapter that goes on puts last what was heard before, and keeps how its parts talk. */
export function chooseCorpus(brief: Brief, drawing: Drawing): Chosen {
  const words = promisedWords(brief.length)
  const heard = heardBefore(brief)
  const before = beatSheetIn(brief.sequel?.sheet ?? null)
  const planned = new Set(before ? listPlanned(before) : [])
  const newFirst = <T extends { readonly id: string }>(
    items: readonly T[],
    units: (item: T) => readonly Unit[],
  ) => {
    const fresh = freshFirst(items, ({ id }) => id, brief.lately ?? [])
    const heardOnes = new Set(fresh.filter((item) => planned.has(item.id) || units(item).some(heard)))
    return [...fresh.filter((item) => !heardOnes.has(item)), ...heardOnes]
  }
  const rated = gags.filter(({ rating }) => rating === undefined || rating === brief.rating)
  const [twist] = newFirst(drawing.order('twist', twists), ({ plant, reveal }) => [plant, reveal])
  if (twist === undefined) throw new Error('The corpus has no twist')
  const playable = engines.filter(({ least = 1 }) => brief.cast.length >= least)
  const plots = newFirst(drawing.order('engine', playable), ({ acts }) =>
    acts.map(({ scene }) => scene),
  ).slice(0, words > longChapter ? 2 : 1)
  const runners = newFirst(drawing.order('gag', rated), stagesOf)
  const scenes = chooseActs(brief).flat()
  const room =
    words * 1.06 -
    countUnits(
      [
        ...plots.flatMap(({ acts }) => scenes.flatMap((scene) => acts[scene]?.scene ?? [])),
        twist.plant,
        twist.reveal,
      ],
      brief.rating,
    ) -
    openingAndButton
  return {
    engines: plots,
    gags: fitGags(runners, words > longChapter ? mostGags(brief) : 2, { rating: brief.rating, room }),
    twist,
    voices: chooseVoices(brief, drawing),
  }
}

/** Of a long chapter. Where many want a word, one gag fewer. */
function mostGags({ cast }: Brief): number {
  return cast.length < 5 ? 6 : 5
}

/** In their order, those that still fit, up to `most`; at least the first. None is looked for far down the order. */
function fitGags(
  runners: readonly Gag[],
  most: number,
  { rating, room }: { readonly rating: Rating; readonly room: number },
): Gag[] {
  const fitting: Gag[] = []
  let left = room
  for (const gag of runners.slice(0, most + gagsPassedOver)) {
    const size = countUnits(stagesOf(gag), rating)
    if (fitting.length === most || size > left) continue
    fitting.push(gag)
    left -= size
  }
  return fitting.length > 0 ? fitting : runners.slice(0, 1)
}

const gagsPassedOver = 4

const openingAndButton = 50

function stagesOf({ plant, echo, escalate, payoff }: Gag): Unit[] {
  return [plant, echo, escalate, payoff]
}

/** Spoken words from which on a chapter has a second plot. */
const longChapter = 1200

/** Tells what an earlier chapter played, from its text: so it holds for every chapter, with a sheet or without. */
function heardBefore(brief: Brief): (unit: Unit) => boolean {
  const past = pastOf(brief)
  return (unit) => past !== null && wasHeard(unit, past.said)
}

/** A part keeps its voice from chapter to chapter; the others share what is left. */
function chooseVoices(brief: Brief, drawing: Drawing): Voice[] {
  const sheet = beatSheetIn(brief.sequel?.sheet ?? null)
  const kept = brief.cast.map(({ name }) => (sheet === null ? undefined : voiceIn(sheet, name)))
  const free = drawing.order('voice', voices).filter((voice) => !kept.includes(voice))
  return kept.map((voice, index) => voice ?? free.shift() ?? voices[index % voices.length]!)
}

function voiceIn(sheet: BeatSheet, name: string): Voice | undefined {
  const label = sheet.parts.find((part) => part.name === name)?.voice ?? ''
  return voices.find(({ id }) => readLabel(label).includes(id))
}

/** The entries that a sheet names; what it does not name (somebody else's plan) is drawn. */
export function findCorpus(brief: Brief, sheet: BeatSheet, drawing: Drawing): Chosen {
  const drawn = chooseCorpus(brief, drawing)
  const named = <T extends { readonly id: string }>(items: readonly T[], ids: readonly string[]) =>
    ids.flatMap((id) => items.filter((item) => item.id === id))
  const found = named(engines, readLabel(sheet.engine))
  const gagIds = sheet.gags.map(({ id }) => id)
  return {
    engines: found.length > 0 ? found : drawn.engines,
    gags: named(gags, gagIds),
    twist: named(twists, readLabel(sheet.twist))[0] ?? drawn.twist,
    voices: brief.cast.map(({ name }, index) => voiceIn(sheet, name) ?? drawn.voices[index]!),
  }
}
