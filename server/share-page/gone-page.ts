import { html } from 'hono/html'
import { framePage, type Markup, type Style } from './frame.ts'

/** The same for a link that was taken back, was never made, or is no link: nobody learns which. */
export function gonePage(style: Style, origin: string): Markup {
  const main = html`<main class="shared-main shared-notice">
    <h1>Off the Air</h1>
    <div class="shared-braid" aria-hidden="true"></div>
    <p class="shared-text">
      There is no script here. The link may have been taken back, or a letter of it is missing. Ask whoever
      sent it for a new one.
    </p>
    <p><a class="shared-way" href="/">Make a script of your own</a></p>
  </main>`
  return framePage({ title: 'Off the Air · Twisted Yarn', style, origin, main })
}
