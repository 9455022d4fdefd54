import { type ScriptView } from '../../game/protocol.ts'
import { decisionActs, type Offer } from '../../game/room/show/twists.ts'
import { type Speech } from '../../script/aloud/speeches.ts'
import { type ScriptLines } from '../../script/growing-text.ts'
import { decideTwist } from '../scripts/performed/steer.ts'
import { twistsFor, type TwistWorld } from '../scripts/performed/twists-for.ts'
import { type World } from '../world.ts'

/** The room is asked while so many steps of the act are left: twelve seconds, said aloud. */
const lastSteps = 4

/** The next act that the room may decide on. It is offered once it is begun: then the act before it is whole. */
export function keepOffer(
  world: TwistWorld & Pick<World, 'steering' | 'bus'>,
  scriptId: string,
  changed: () => void,
) {
  let offer: Offer | null = null
  let asked = ''

  return {
    offer: () => offer,
    look(view: ScriptView, lines: ScriptLines, steps: readonly Speech[]): void {
      const next = nextAct(view, lines)
      const key = next === null ? '' : `${next.chapter}/${next.act}`
      if (key === asked) return
      asked = key
      offer = null
      if (next) void ask({ ...next, from: firstOfLast(steps, next) }, key)
    },
  }

  async function ask(found: Omit<Offer, 'twists'>, key: string): Promise<void> {
    const { chapter, act } = found
    try {
      const twists = await twistsFor(world, scriptId, chapter, act)
      if (asked !== key) return
      if (twists.length < 2) return await decideTwist(world, scriptId, chapter, act, null)
      offer = { ...found, twists }
      changed()
    } catch {
      if (asked === key) asked = '' // the next look tries again
    }
  }
}

function nextAct(view: ScriptView, lines: ScriptLines): { chapter: number; act: number } | null {
  const chapter = view.chapters.length - 1
  const acts = view.chapters[chapter]?.acts ?? 0
  if (view.state !== 'writing' || acts === 0) return null
  const isSequel = lines
    .slice(0, chapter)
    .some((before) => before.flat().some(({ kind }) => kind !== 'title'))
  const isBegun = (act: number) => (lines[chapter]?.[act]?.length ?? 0) > 0
  const act = decisionActs(view.mode, acts, isSequel).findLast(isBegun)
  return act === undefined ? null : { chapter, act }
}

function firstOfLast(steps: readonly Speech[], { chapter, act }: { chapter: number; act: number }): number {
  const before = steps.findIndex(({ place }) => place.chapter === chapter && place.act === act)
  return Math.max(0, (before < 0 ? steps.length : before) - lastSteps)
}
