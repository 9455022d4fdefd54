import { html } from 'hono/html'
import { cardList } from './card-list.ts'
import { framePage, type Markup } from './frame.ts'
import { previewTags } from './preview-tags.ts'
import { type Shown } from './script-page.ts'

export function ratingPage({ script, face, url, origin, style }: Shown): Markup {
  const main = html`<main class="shared-main shared-notice">
    <h1>R-Rated</h1>
    <p class="shared-text">
      This ${`${face.minutes}-minute`} comedy script is for grown-ups: it may have strong language and crude
      jokes.
    </p>
    <p><a class="shared-way" href="?show=script" rel="nofollow">Show the script</a></p>
    ${cardList(script.draw)}
  </main>`
  const title = `R-Rated: ${face.title} · Twisted Yarn`
  return framePage({ title, style, origin, head: previewTags(face, url), main })
}
