import { html } from 'hono/html'
import { framePage, type Markup, type Style } from './frame.ts'

/** Also for links that were never made: a different answer would reveal which scripts existed. */
export function gonePage(style: Style, origin: string): Markup {
  const text =
    'There is no script here. The link may have been taken back, or a letter of it is missing. Ask whoever sent it for a new one.'
  return noticePage('Off the Air', text, style, origin)
}

export function brokenPage(style: Style, origin: string): Markup {
  const text = 'The script could not be fetched just now. Please reload this page in a moment.'
  return noticePage('No Signal', text, style, origin)
}

export function busyPage(style: Style, origin: string): Markup {
  const text = 'Too many requests came from your network. Please wait a minute, then reload this page.'
  return noticePage('Please Hold', text, style, origin)
}

function noticePage(title: string, text: string, style: Style, origin: string): Markup {
  const main = html`<main class="shared-main shared-notice">
    <h1>${title}</h1>
    <div class="shared-braid" aria-hidden="true"></div>
    <p class="shared-text">${text}</p>
    <p><a class="shared-way" href="/">Make a script of your own</a></p>
  </main>`
  return framePage({ title: `${title} · Twisted Yarn`, style, origin, main })
}
