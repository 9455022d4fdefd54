import { act, useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { databaseAway } from '../../game/problem.ts'
import { type SessionView } from '../../game/protocol.ts'
import { App } from './app.tsx'
import { byName, choose, click, mount, press, unmount } from '../test/mount.ts'
import { returnPath } from './protection.tsx'

// Loaded before, a screen renders within the step that asks for it.
beforeAll(async () => {
  const screens = import.meta.glob('../**/*screen.tsx')
  await Promise.all(Object.values(screens).map((load) => load()))
})

afterEach(async () => {
  await unmount()
  account = null
  vi.unstubAllGlobals()
})

const host = { writer: 'The house writer', google: false }
const signedOut: SessionView = { user: null, host }
const guest: SessionView = {
  user: { uid: 'g1', displayName: null, email: null, photoURL: null, isAnonymous: true },
  host,
}
const ada: SessionView = {
  user: { uid: 'a1', displayName: null, email: 'ada@example.com', photoURL: null, isAnonymous: false },
  host,
}

/** 'down' is a network error, 'away' 503, 'never' no answer, 'empty' a broken proxy's, 'odd' another program's. */
function serve(...views: readonly (SessionView | 'down' | 'away' | 'never' | 'empty' | 'odd')[]) {
  const left = [...views]
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/cards') return Response.json({ characters: [], programs: [], settings: [] })
    if (path === '/api/account' && account) return Response.json(account)
    if (/^\/api\/(?:scripts|account)/.test(path)) return Response.json({ code: 'not-found' }, { status: 404 })
    if (path !== '/api/session') return new Response(null, { status: 204 })
    const view = left.length > 1 ? left.shift() : left[0]
    if (view === 'never') return new Promise(() => {})
    if (view === 'down') throw new TypeError('Failed to fetch')
    if (view === 'empty') return new Response('')
    if (view === 'odd') return Response.json({ ok: true })
    if (view === 'away')
      return Response.json({ ...databaseAway, detail: databaseAway.sentence }, { status: 503 })
    return Response.json(view)
  })
}

let account: { scripts: number } | null = null
let back: () => void = () => {}
const inDialog = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog button')].find(
    ({ textContent }) => textContent === name,
  ) ?? document.body

let location: ReturnType<typeof useLocation> | null = null
function Watch() {
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    location = here
    back = () => void navigate(-1)
  }, [here, navigate])
  return null
}

async function visit(path: string, state: unknown = null) {
  const [pathname = '/', search = ''] = path.split(/(?=\?)/)
  await mount(
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <App />
      <Watch />
    </MemoryRouter>,
  )
}

const said = () => document.body.textContent
const heading = () => document.querySelector('h1')?.textContent

const protectedPaths = [
  '/',
  '/headtohead-setup',
  '/headtohead-game',
  '/groupplay-setup',
  '/group-play-screen',
  '/about',
  '/contact',
  '/scripts',
  '/scripts/abc',
  '/account',
]

test.each([...protectedPaths, '/quickgame', '/auth', '/nowhere'])(
  '%s says "Loading..." until it is known who plays',
  async (path) => {
    serve('never')
    await visit(path)
    expect(said()).toContain('Loading...')
    expect(location?.pathname).toBe(path)
  },
)

test.each([...protectedPaths, '/quickgame', '/nowhere'])(
  '%s leads to /auth when signed out',
  async (path) => {
    serve(signedOut)
    await visit(path)
    expect(location?.pathname).toBe('/auth')
    expect(said()).toContain('Sign In with Email')
  },
)

test.each(['/join', '/room/BCDF'])('%s is open to everybody, without the bar', async (path) => {
  for (const view of [signedOut, ada]) {
    serve(view)
    await visit(path)
    await titled(path === '/join' ? 'Join a Room' : 'Join room BCDF')
    expect(location?.pathname).toBe(path)
    expect(document.querySelector('header')).toBeNull()
    await unmount()
  }
})

const titled = (title: string) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(heading()).toBe(title)
    },
    { timeout: 5000 },
  )

test.each<[string, string, unknown]>([
  ['/', 'Twisted Yarn', null],
  ['/quickgame', 'Quick Game', null],
  ['/headtohead-setup', 'Head-to-Head Setup', null],
  ['/headtohead-game', 'Head to Head', { playerNames: ['Ada', 'Bo'], scriptRating: 'r-rated' }],
  ['/groupplay-setup', 'Group Play Setup', null],
  ['/group-play-screen', 'Group Play', { players: { 1: 'Ada', 2: 'Bo' }, scriptRating: 'r-rated' }],
  ['/about', 'About Twisted Yarn', null],
  ['/contact', 'Contact', null],
  ['/scripts', 'My Scripts', null],
  ['/scripts/abc', 'No Such Script', null],
  ['/account', 'My Account', null],
])('%s shows "%s" to who is signed in', async (path, title, state) => {
  serve(guest)
  await visit(path, state)
  await titled(title)
  expect(location?.pathname).toBe(path)
})

test.each([
  ['/headtohead-game', '/headtohead-setup', 'Head-to-Head Setup'],
  ['/group-play-screen', '/groupplay-setup', 'Group Play Setup'],
])('%s leads to %s without its navigation state, or with one that is none', async (path, setup, title) => {
  for (const state of [null, 7, { playerNames: ['Ada'] }, { players: { 1: 'Ada', 2: '<>' } }]) {
    serve(guest)
    await visit(path, state)
    await titled(title)
    expect(location?.pathname).toBe(setup)
  }
})

test.each(['/auth', '/nowhere', '/auth/deeper'])('%s leads home when signed in', async (path) => {
  serve(guest)
  await visit(path)
  expect(location?.pathname).toBe('/')
})

test('signing in leads home', async () => {
  serve(signedOut, guest)
  await visit('/about')
  await click(byName('Play as a guest'))
  expect(location?.pathname).toBe('/')
})

test.each([
  [{ from: '/quickgame?script=abc' }, '/quickgame?script=abc'],
  [{ from: '/group-play-screen?script=abc' }, '/group-play-screen?script=abc'],
  [{ from: '/scripts/abc' }, '/scripts/abc'],
  [{ from: '/scripts/abc/read' }, '/scripts/abc/read'],
  [{ from: '/scripts' }, '/'],
  [{ from: '/scripts/' }, '/'],
  [{ from: '/group-play-screen' }, '/'],
  [{ from: '/group-play-screens?script=abc' }, '/'],
  [{ from: '/about' }, '/'],
  [{ from: '/quickgame' }, '/'],
  [{ from: 'https://elsewhere.example/quickgame?script=abc' }, '/'],
  [{ from: '//elsewhere.example/quickgame?script=abc' }, '/'],
  [{ from: 7 }, '/'],
  ['/quickgame?script=abc', '/'],
  [null, '/'],
])('success with the state %j leads to %s', (state, path) => {
  expect(returnPath(state)).toBe(path)
})

test('a link into a script is remembered while its reader signs in', async () => {
  serve(signedOut)
  await visit('/quickgame?script=abc')
  expect(location?.state).toEqual({ from: '/quickgame?script=abc' })
})

test('the bar shows who plays and signs them out to /auth', async () => {
  serve(ada, signedOut)
  await visit('/about')
  await click(byName('Account'))
  expect(byName('ada@example.com').getAttribute('aria-disabled')).toBe('true')
  await click(byName('Sign Out'))
  expect(location?.pathname).toBe('/auth')
  expect(location?.state).toBeNull()
})

test.each([
  [1, 'Once you sign out, nobody finds your script again.'],
  [7, 'Once you sign out, nobody finds your 7 scripts again.'],
])('a guest with %i scripts is asked before signing out, and may keep them', async (scripts, sentence) => {
  serve(guest, signedOut)
  account = { scripts }
  await visit('/about')
  await choose('Account', 'Sign Out')
  const dialog = () => document.querySelector('dialog')
  expect(dialog()?.textContent).toContain(sentence)
  await click(inDialog('Keep My Scripts'))
  expect(dialog()).toBeNull()
  expect(location).toMatchObject({ pathname: '/auth', state: { keep: true } })
  await act(async () => back())
  await choose('Account', 'Sign Out')
  await click(inDialog('Sign Out'))
  expect(location?.pathname).toBe('/auth')
  expect(location?.state).toBeNull()
})

test('a guest without scripts is not asked', async () => {
  serve(guest, signedOut)
  account = { scripts: 0 }
  await visit('/about')
  await choose('Account', 'Sign Out')
  expect(document.querySelector('dialog')).toBeNull()
  expect(location?.pathname).toBe('/auth')
})

test('a guest whose scripts cannot be counted is asked all the same', async () => {
  serve(guest, signedOut)
  await visit('/about')
  await choose('Account', 'Sign Out')
  expect(said()).toContain('nobody finds your scripts again')
})

test('the bar marks the current page and calls a guest a guest', async () => {
  serve(guest)
  await visit('/headtohead-game')
  const current = [...document.querySelectorAll('[aria-current=page]')].map((entry) => entry.textContent)
  expect(current).toEqual(['Head to Head'])
  await click(byName('Account'))
  expect(byName('Guest').getAttribute('role')).toBe('menuitem')
})

test.each(['down', 'empty'] as const)('a server that is %s is told, and can be tried again', async (how) => {
  serve(how, guest)
  await visit('/about')
  expect(said()).toContain('Network error. Please check your internet connection.')
  await click(byName('Try again'))
  await titled('About Twisted Yarn')
})

test('an answer of another program leaves no page empty', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serve('odd')
  await visit('/about')
  vi.restoreAllMocks()
  expect(heading()).toBe('Technical Difficulties')
  expect(byName('Try again')).toBeTruthy()
})

test('a server whose database is away keeps players signed in', async () => {
  serve('away', 'away', guest)
  await visit('/about')
  for (const _ of [1, 2]) {
    expect(said()).toContain(databaseAway.sentence)
    expect(location?.pathname).toBe('/about')
    await click(byName('Try again'))
  }
  await titled('About Twisted Yarn')
})

test('a server that never answers is given up after 15 seconds', async () => {
  vi.useFakeTimers()
  serve('never')
  await visit('/about')
  await act(async () => vi.advanceTimersByTimeAsync(15_000))
  vi.useRealTimers()
  expect(byName('Try again')).toBeTruthy()
})

test('the second press of a double click reaches nothing of the page that the first one brought', async () => {
  serve(guest)
  await visit('/about')
  await click(byName('Contact'))
  await titled('Contact')
  const press = (detail: number) =>
    act(
      async () =>
        void byName('About').dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
        ),
    )
  await press(2)
  expect(location?.pathname).toBe('/contact')
  await press(1)
  await titled('About Twisted Yarn')
})

test('the menu of small screens opens, and closes on Escape and on a choice', async () => {
  serve(guest)
  await visit('/about')
  const isOpen = () => byName('Menu').getAttribute('aria-expanded')
  await click(byName('Menu'))
  expect(isOpen()).toBe('true')
  await press('Escape')
  expect(isOpen()).toBe('false')
  expect(document.activeElement).toBe(byName('Menu'))
  await click(byName('Menu'))
  await click(byName('Contact'))
  expect(isOpen()).toBe('false')
  await titled('Contact')
})

test.each([
  ['/about', 'Quick Game', 'Choose Content Rating', 'Select a content rating for your Quick Game:'],
  [
    '/',
    'Quick TwistRace against time in a story sprint5\u00a0minutes · any\u00a0number\u00a0of\u00a0readers',
    'Choose Game Mode',
    'Select the content rating for your Quick Game:',
  ],
])('on %s, "%s" asks for the rating, and closing the dialog cancels', async (path, button, title, text) => {
  serve(guest)
  await visit(path)
  await click(byName(button))
  expect(document.querySelector('dialog h2')?.textContent).toBe(title)
  expect(document.querySelector('dialog p')?.textContent).toBe(text)
  await click(byName('Close'))
  expect(document.querySelector('dialog')).toBeNull()
  expect(location?.pathname).toBe(path)
})

test('signing out in another tab is known here', async () => {
  serve(ada, signedOut)
  await visit('/about')
  await titled('About Twisted Yarn')
  const otherTab = new BroadcastChannel('session')
  otherTab.postMessage('changed')
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(location?.pathname).toBe('/auth')
  })
  otherTab.close()
})
