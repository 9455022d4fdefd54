import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './frame/app.tsx'

/** Made at build time, before the player is known. Hydration: what is rendered first must depend on nothing else. */
export const pages = {
  'auth.html': { path: '/auth', title: 'Sign In · Twisted Yarn' },
  'join.html': { path: '/join', title: 'Join a Room · Twisted Yarn' },
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
