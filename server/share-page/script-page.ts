import { html } from 'hono/html'
import { ratingLabels } from '../../game/rating.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { creditOf } from '../../script/credit.ts'
import { type ChapterLines } from '../../script/read-chapters.ts'
import { cardList } from './card-list.ts'
import { type Face } from './face.ts'
import { framePage, type Markup, type Style } from './frame.ts'
import { partClass, partList } from './part-list.ts'
import { previewTags } from './preview-tags.ts'
import { scriptLines } from './script-lines.ts'

export type Shown = {
  readonly script: ScriptView
  readonly lines: ChapterLines
  readonly face: Face
  readonly url: string
  readonly origin: string
  readonly style: Style
}

export function scriptPage({ script, lines, face, url, origin, style }: Shown): Markup {
  const classes = new Map(script.cast.map((part, place) => [part.name, partClass(part, place)]))
  const isGrowing = script.state === 'writing'
  const main = html`<main class="shared-main">
    <header class="shared-head">
      <p class="shared-rating">${ratingLabels[script.rating]} · ${`a ${face.minutes}-minute comedy`}</p>
      <h1 dir="auto">${script.title}</h1>
    </header>
    ${cardList(script.draw)} ${lines.flat(2).length > 0 ? ways(url) : ''}
    <section class="script" aria-label="Script">
      <div class="head">
        <p class="writer">${creditOf(script.chapters.map(({ writer }) => writer))}</p>
        <h2 class="unseen">Cast</h2>
        ${partList(script)}
      </div>
      <article class="page">
        ${scriptLines({ lines, title: script.title, chapters: script.chapters, classes })}
      </article>
      ${isGrowing ? growing : ''}
    </section>
  </main>`
  // `face.title`: an R-rated title stays out of histories and lists of tabs.
  const title = `${face.title} · Twisted Yarn`
  return framePage({ title, style, origin, head: previewTags(face, url), main })
}

function ways(url: string): Markup {
  return html`<p class="shared-ways">
    <a class="shared-way shared-aloud" href="${new URL(url).pathname}/read" rel="nofollow">Read it aloud</a>
  </p>`
}

const growing = html`<p class="shared-growing">
  This script is still being written. Reload the page for more.
</p>`
