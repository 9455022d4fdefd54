import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './frame/app.tsx'

/**
 * The pages as they are painted before anybody knows who plays, made at build time. The build writes them to
 * `dist/web` and the server answers with
 *   auth.html   for /auth: the sign-in screen,
 *   index.html  for /: home with its cards still face down,
 *   app.html    for every other path: "Loading...".
 * The browser takes each over as it is (hydration), so what is rendered first must not depend on anything else.
 */
export const pages = {
  'auth.html': { path: '/auth', title: 'Sign In · Twisted Yarn' },
  'index.html': { path: '/', title: 'Twisted Yarn' },
  'app.html': { path: '/quickgame', title: 'Twisted Yarn' },
} as const

export function renderPage(path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )
}
