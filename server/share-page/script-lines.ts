import { html } from 'hono/html'
import { type ChapterView } from '../../game/protocol.ts'
import { creditOf } from '../../script/credit.ts'
import { isEverybody } from '../../script/everybody.ts'
import { foldName } from '../../script/fold-name.ts'
import { type Line } from '../../script/line.ts'
import { type ChapterLines } from '../../script/read-chapters.ts'
import { type Markup } from './frame.ts'
import { type PartClass } from './part-list.ts'

type ScriptText = {
  readonly lines: ChapterLines
  readonly title: string
  readonly chapters: readonly ChapterView[]
  readonly classes: ReadonlyMap<string, PartClass>
}

/** Same elements as web/script/view.tsx. */
export function scriptLines({ lines, title, chapters, classes }: ScriptText): Markup[] {
  return lines.flatMap((acts, n) => {
    const own = acts.flat().filter((line) => line.kind !== 'title' || foldName(line.text) !== foldName(title))
    const goesOn = own.length > 0 && lines.slice(0, n).some((before) => before.flat().length > 0)
    const shown = own.map((line) => lineMarkup(line, classes.get(line.speaker ?? '')))
    return goesOn ? [divider(chapters[n]?.writer), ...shown] : shown
  })
}

function divider(writer: string | undefined): Markup {
  return html`<div class="divider">
    <h2 class="continued">The story goes on</h2>
    ${writer === undefined ? '' : html`<p>${creditOf([writer])}</p>`}
  </div>`
}

function lineMarkup(line: Line, part: PartClass | undefined): Markup {
  const look = ['line', line.kind, ...partLook(line, part)].join(' ')
  if (line.kind === 'act' || line.kind === 'title')
    return html`<h2 class="${look}" dir="auto">${line.text}</h2> `
  if (line.kind === 'scene-heading') return html`<h3 class="${look}" dir="auto">${line.text}</h3> `
  const isStranger = line.kind === 'character' && line.text !== line.speaker
  const spoken = isStranger
    ? `${line.text}, read by ${isEverybody(line.text) ? 'everyone' : line.speaker}`
    : line.text
  const text = line.kind === 'parenthetical' ? `(${line.text})` : spoken
  return html`<p class="${look}" dir="auto">${text}</p> `
}

function partLook({ kind }: Line, part: PartClass | undefined): string[] {
  if (!part) return []
  if (kind === 'character') return [part.strand]
  return part.isRead ? [part.strand, 'read'] : []
}
