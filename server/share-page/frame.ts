import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

export type Markup = ReturnType<typeof html>

export type Style = { readonly element: Markup; readonly source: string }

/** Inline, so that a first visit paints without waiting for a file. */
export function styleOf(css: string): Style {
  if (css === '') return { element: raw(''), source: "'none'" }
  if (/<\/style/i.test(css)) throw new Error('a stylesheet may not end its own element')
  const hash = createHash('sha256').update(css).digest('base64')
  return { element: raw(`<style>${css}</style>`), source: `'sha256-${hash}'` }
}

type Frame = {
  readonly title: string
  readonly style: Style
  readonly origin: string
  readonly head?: Markup
  readonly main: Markup
}

export function framePage({ title, style, origin, head, main }: Frame): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fff6e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#170d29" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${head ?? ''} ${style.element}
      </head>
      <body class="shared">
        ${main}
        <footer class="shared-foot">
          <p>
            Twisted Yarn is the party game of scripts that are read out loud.
            <a href="/">Make your own at ${new URL(origin).host}</a>
          </p>
        </footer>
      </body>
    </html>`
}
