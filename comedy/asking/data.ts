import { type DeckCard } from '../../game/card.ts'
import { cleanName } from '../../game/clean-name.ts'
import { type Line } from '../../script/line.ts'
import { snapSpeaker } from '../../script/parse/snap-speaker.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Brief } from '../beat-sheet.ts'
import { type Landed, mostLanded } from '../landed.ts'
import { cleanSentence } from './clean.ts'
import { type Outline } from './outline.ts'
import { type ReadText, type Speech } from './story.ts'

/** What every message tells of the game. All strings that came from outside are cleaned where they are put in. */
export function describeGame(brief: Brief, speech: Speech = new Map()) {
  const { characters, programs, settings } = brief.draw
  return {
    character: cleanName(characters.name),
    program: cleanName(programs.name),
    setting: cleanName(settings.name),
    explicit: brief.rating === 'r-rated',
    about: { character: tagsOf(characters), program: tagsOf(programs), setting: tagsOf(settings) },
    cast: brief.cast.map(({ name, player }) => ({
      name: cleanName(name),
      ...(player === null ? {} : { readBy: cleanName(player) }),
      ...(speech.size === 0 ? {} : { wordsSoFar: speech.get(name) ?? 0 }),
    })),
  }
}

function tagsOf({ tags }: DeckCard): string[] {
  return tags
    .slice(0, 6)
    .map((tag) => cleanName(tag))
    .filter((tag) => tag !== '')
}

/** The plan in front of act one, as it was written. */
export function describeOpening({ opening }: Outline) {
  return Object.fromEntries(
    Object.entries(opening ?? {}).map(([label, text]) => [label, cleanSentence(text)]),
  )
}

/** The opening plan with what the head writer knows better. */
export function describePlan({ opening, head }: Outline) {
  const truth = head?.truth || (opening?.truth ?? '')
  const lastLine = head?.lastLine || (opening?.lastLine ?? '')
  return {
    ...(opening?.whenever ? { whenever: cleanSentence(opening.whenever) } : {}),
    ...(opening?.because ? { because: cleanSentence(opening.because) } : {}),
    ...(truth ? { truth: cleanSentence(truth) } : {}),
    ...(opening?.wants ? { wants: cleanSentence(opening.wants) } : {}),
    ...(lastLine ? { lastLine: cleanSentence(lastLine) } : {}),
  }
}

export function describeLaughs(landed: readonly Landed[]) {
  if (landed.length === 0) return {}
  return {
    laughedAt: landed.slice(0, mostLanded).map(({ text, by, laughs }) => ({
      line: cleanSentence(text),
      ...(by === null ? {} : { by: cleanName(by) }),
      laughs,
    })),
  }
}

/** The acts of the script before this chapter, or nothing, and then its own, as lines. */
export function linesOfActs(brief: Brief, written: readonly string[], read: ReadText): (readonly Line[])[] {
  return [...actsBefore(brief, read), ...written.map(read)]
}

/** A script that goes on is one text: its acts begin with their headings. */
export function actsBefore(brief: Brief, read: ReadText): Line[][] {
  const acts: Line[][] = []
  for (const line of brief.sequel ? read(brief.sequel.text) : []) {
    const isHeaded = acts.at(-1)?.some(({ kind }) => kind === 'act')
    if (acts.length === 0 || (line.kind === 'act' && isHeaded)) acts.push([])
    acts.at(-1)?.push(line)
  }
  return acts
}

const mostStrangers = 5

/** Names under which an act has somebody speak who is nobody of the cast: whose lines others were given. */
export function findStrangers(brief: Brief, written: readonly string[]): string[] {
  const cast = brief.cast.map(({ name }) => name)
  const speakers = written.flatMap((text) => parseScript(text).flatMap(({ speaker }) => speaker ?? []))
  const strangers = [...new Set(speakers)].filter((name) => snapSpeaker(name, cast) === null)
  return strangers
    .map((name) => cleanName(name))
    .filter((name) => name !== '')
    .slice(0, mostStrangers)
}
