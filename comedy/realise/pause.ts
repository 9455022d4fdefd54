import { type Line } from '../../script/line.ts'
import { pauses } from '../corpus/pauses.ts'
import { fillSlots } from '../grammar/fill.ts'
import { type Unit } from '../corpus/unit.ts'
import { type Casting } from './stage.ts'
import { type ReadUnit } from './read-unit.ts'
import { type Show } from './show.ts'

/** Something small happens where the part that spoke last would go on with another matter, and between two plots. */
export function pauseBefore(read: ReadUnit, casting: Casting, show: Show): Line[] {
  const { stage, production } = show
  const [first] = read.lines
  if (stage.spoken.length === stage.actBegan || stage.parts.length < 2) return []
  const goesOn =
    first?.kind === 'speech' &&
    (casting.get(first.role) === stage.spoken.at(-1)?.part || changesPlot(read.unit, show))
  const pause = production.drawing.order('pause', pauses).find((text) => !stage.usedTexts.has(text))
  if (!goesOn || pause === undefined) return []
  stage.usedTexts.add(pause)
  const { word } = production.world
  return [{ kind: 'action', text: fillSlots(pause, { role: () => '', word, text: () => '' }), speaker: null }]
}

/** Whether a scene follows a scene of the other plot, with nothing between them. */
function changesPlot(unit: Unit, { chosen, stage }: Show): boolean {
  const before = [...stage.played.keys()].at(-1)
  const plotOf = (id: string | undefined) =>
    chosen.engines.findIndex(({ acts }) => acts.some(({ scene }) => scene.id === id))
  return plotOf(unit.id) >= 0 && plotOf(before) >= 0 && plotOf(unit.id) !== plotOf(before)
}
