import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

export type Markup = ReturnType<typeof html>

export type Style = { readonly element: Markup; readonly source: string; readonly scheme?: Scheme }

/** What a player has chosen on this device (web/ui/scheme.ts). */
export type Scheme = 'light' | 'dark'

const papers = { light: '#ffffff', dark: '#241640' } as const

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
    <html lang="en" data-scheme="${style.scheme ?? 'system'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        ${themeColors(style.scheme)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${head ?? ''} ${style.element}
      </head>
      <body class="shared">
        <header class="shared-bar">
          <div>
            <a class="shared-brand" href="/"
              ><img src="/art/mark.svg" alt="" width="40" height="40" />Twisted Yarn</a
            >
            <a class="shared-way shared-small" href="/">Play</a>
          </div>
        </header>
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

function themeColors(chosen: Scheme | undefined): Markup {
  if (chosen) return html`<meta name="theme-color" content="${papers[chosen]}" />`
  return html`<meta name="theme-color" content="${papers.light}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${papers.dark}" media="(prefers-color-scheme: dark)" />`
}
