import { type ActPlan, type BeatSheet, type Brief, type PartPlan } from './beat-sheet.ts'
import { drawFrom } from './draw.ts'
import { fillSlots } from './grammar/fill.ts'
import { settleChoices } from './grammar/choices.ts'
import { writeLabel } from './label.ts'
import { chooseActs } from './planning/choose-acts.ts'
import { type Chosen, chooseCorpus } from './planning/choose-corpus.ts'
import { placeGag } from './planning/place-gag.ts'
import { chooseStraightMan } from './planning/straight-man.ts'
import { buildWorld } from './world.ts'

/**
 * The plan of one chapter: the same brief gives the same sheet for ever, another card gives another. So does another
 * `attempt`, for a writer who cannot make a good script of the first.
 */
export function planScript(brief: Brief, attempt = 0): BeatSheet {
  const chosen = chooseCorpus(brief, drawFrom(brief, -attempt))
  const say = sentencesFor(brief)
  const [engine] = chosen.engines
  if (engine === undefined) throw new Error('The corpus has no engine')
  return {
    premise: say(engine.premise),
    engine: writeLabel(
      chosen.engines.map(({ id }) => id),
      chosen.engines.map(({ game }) => say(game)).join(' Second plot: '),
    ),
    straightMan: straightManOf(brief),
    parts: planParts(brief, chosen, say),
    gags: chosen.gags.map((gag, index) => ({
      id: gag.id,
      idea: say(gag.idea),
      ...placeGag(index, brief.length.acts),
    })),
    acts: planActs(brief, chosen, say),
    twist: writeLabel([chosen.twist.id], say(chosen.twist.idea)),
    button: 'The last line quotes something said earlier, now that everybody knows what it meant.',
    ...(brief.lately ? { lately: brief.lately } : {}),
    ...(brief.sequel?.landed ? { landed: brief.sequel.landed } : {}),
  }
}

type Say = (template: string) => string

/** Sentences of the plan, with the cards' words and the parts' full names in them. */
function sentencesFor(brief: Brief): Say {
  const world = buildWorld(brief)
  const role = (letter: string) => (letter === 'S' ? straightManOf(brief) : leadOf(brief))
  return (template) =>
    fillSlots(settleChoices(template, brief.rating, 0), {
      role,
      word: world.word,
      text: () => 'an earlier line',
    })
}

function leadOf(brief: Brief): string {
  return brief.cast[0]?.name ?? brief.draw.characters.name
}

function straightManOf(brief: Brief): string {
  return brief.cast[chooseStraightMan(brief.cast.length, drawFrom(brief))]?.name ?? leadOf(brief)
}

function planParts(brief: Brief, chosen: Chosen, say: Say): PartPlan[] {
  const { lead, straight, others } = chosen.engines[0]!.wants
  const straightMan = straightManOf(brief)
  const drawing = drawFrom(brief)
  const wants = drawing.order('want', others)
  return brief.cast.map(({ name }, index) => {
    const want = index === 0 ? lead : name === straightMan ? straight : (wants[index % wants.length] ?? lead)
    const voice = chosen.voices[index]!
    return { name, want: say(want), voice: writeLabel([voice.id], voice.manner) }
  })
}

function planActs(brief: Brief, chosen: Chosen, say: Say): ActPlan[] {
  const spread = chooseActs(brief)
  const interval = spread.findIndex((indices) => indices.length === 0)
  return spread.map((indices, act) => {
    const scenes = chosen.engines.flatMap((engine): readonly Pick<ActPlan, 'title' | 'beats'>[] => {
      if (act === interval) return [engine.interval]
      // An act without a scene of its own keeps its title and its beats, for whoever writes from the plan.
      return (indices.length === 0 ? [act] : indices).flatMap((index) => engine.acts[index] ?? [])
    })
    return {
      title: say(scenes[0]?.title ?? `Part ${act + 1}`),
      beats: scenes.flatMap(({ beats }) => beats.map(say)),
    }
  })
}
