import { type Brief, type ChapterPlan } from '../../comedy/beat-sheet.ts'
import { premiseOf } from '../../comedy/chapter-plan.ts'
import { type ChapterView } from '../../game/protocol.ts'
import { titleOfCards } from '../../game/title.ts'
import { titlePageOf } from '../../game/title-page.ts'
import { type Line } from '../../script/line.ts'
import { toReadingText } from '../../script/paper/reading-text.ts'
import { toScreenplay } from '../../script/paper/screenplay.ts'

/** One chapter as the game's own text export gives it. */
export function copyOf(
  { draw, rating, cast }: Brief,
  lines: readonly Line[],
  { writer, plan }: { readonly writer: string; readonly plan: ChapterPlan },
): string {
  const title = lines.find(({ kind }) => kind === 'title')?.text ?? titleOfCards(draw)
  const chapters = [{ writer } as ChapterView]
  const script = { title, chapters, draw, rating, cast, assignments: [], createdAt: '' }
  return toReadingText(toScreenplay(titlePageOf({ ...script, premise: premiseOf(plan) }), [[lines]]))
}
