import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOpenIdProvider, type OpenIdProvider } from '../../journeys/test/openid-provider.ts'
import { type GoogleAnswer } from '../../game/protocol.ts'
import { accounts, scripts, users } from '../store/schema.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestGame, type TestGame } from '../test/game.ts'
import { Visitor } from '../test/visitor.ts'

const gamePort = 4160
const providerPort = 4161
const people = [
  {
    sub: 'g-1',
    email: 'grace@example.com',
    name: 'Grace </script>',
    picture: 'https://example.com/grace.png',
  },
  { sub: 'g-2', email: 'nameless@example.com' },
]
const start = '/api/auth/sign-in/google'
const callback = '/api/auth/callback/google'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let provider: OpenIdProvider
let game: TestGame
let visitor: Visitor

const redirectUris = [`http://localhost:${gamePort}${callback}`]
const startProvider = () => startOpenIdProvider({ port: providerPort, redirectUris, people })

beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startProvider()
})
afterAll(async () => {
  await provider.close()
  await database.close()
})
beforeEach(async () => {
  await database.orm.delete(users)
  game = await openTestGame(database, { port: gamePort, google: provider })
  visitor = new Visitor(game.origin)
})
afterEach(() => game.close())

async function goThrough(account: string): Promise<Response> {
  const back = await comeBack(account)
  return visitor.open(back)
}

async function comeBack(account: string): Promise<URL> {
  const page = await follow(await visitor.open(start))
  const pressed = await visitor.send(new URL(page.url), {
    method: 'POST',
    body: new URLSearchParams({ account }),
  })
  return (await follow(pressed, (next) => next.pathname === callback)).next
}

async function follow(answer: Response, until: (next: URL) => boolean = () => false) {
  let here = answer
  for (let hop = 0; hop < 10; hop++) {
    const location = here.headers.get('location')
    if (location === null) return { url: here.url, next: new URL(here.url) }
    const next = new URL(location, here.url)
    if (until(next)) return { url: here.url, next }
    here = await visitor.open(next)
  }
  throw new Error('too many redirects')
}

async function readAnswer(page: Response): Promise<GoogleAnswer> {
  const html = await page.text()
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const [, json = ''] = /<script type="application\/json" id="answer">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json) as GoogleAnswer
}

describe('Google in a popup', () => {
  test('signs in, and its last page tells the opener and closes', async () => {
    const page = await goThrough('g-1')
    expect(page.status).toBe(200)
    expect(await readAnswer(page)).toEqual({ type: 'google-sign-in', problem: null })
    expect(await visitor.session()).toMatchObject({
      displayName: people[0]?.name,
      email: people[0]?.email,
      photoURL: people[0]?.picture,
      isAnonymous: false,
    })
    const script = await (await visitor.open('/api/auth/sign-in/google.js')).text()
    expect(script).toContain('postMessage(answer, window.location.origin)')
    expect(game.logged).toEqual([])
  })

  test('is not cut off from its opener on its way, nor lets its address be known', async () => {
    const policy = (answer: Response) => answer.headers.get('cross-origin-opener-policy')
    expect(policy(await visitor.open('/api/session'))).toBe('same-origin-allow-popups')
    expect(policy(await visitor.open(start))).toBe('unsafe-none')
    const page = await goThrough('g-1')
    expect(policy(page)).toBe('unsafe-none')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('knows the same person again, and keeps none of the tokens', async () => {
    await goThrough('g-2')
    const first = await visitor.session()
    await visitor.post('/api/auth/sign-out')
    expect(await visitor.session()).toBeNull()
    await goThrough('g-2')
    expect(await visitor.session()).toEqual(first)
    expect(first).toMatchObject({ displayName: null, email: 'nameless@example.com' })
    expect(await database.orm.select().from(accounts)).toMatchObject([
      { providerId: 'google', accountId: 'g-2', accessToken: null, refreshToken: null, idToken: null },
    ])
  })

  test('a guest keeps the scripts', async () => {
    await visitor.post('/api/auth/sign-in/anonymous')
    const { uid = '' } = (await visitor.session()) ?? {}
    const card = { id: 'x', name: 'X', image_url: '/x.svg', tags: [], cast: [] }
    await database.orm.insert(scripts).values({
      id: 'a-script',
      family: 'a-script',
      userId: uid,
      mode: 'quick',
      rating: 'r-rated',
      draw: { characters: card, programs: card, settings: card },
      cast: [],
      seed: 'seed',
      state: 'written',
    })
    await goThrough('g-1')
    const player = await visitor.session()
    expect(player).toMatchObject({ email: 'grace@example.com', isAnonymous: false })
    expect(await database.orm.select().from(scripts)).toMatchObject([{ userId: player?.uid }])
    expect(await database.orm.select().from(users)).toHaveLength(1)
  })

  test('cancelled there, it is as if it were closed', async () => {
    const page = await goThrough('cancel')
    expect(await readAnswer(page)).toMatchObject({ problem: { code: 'auth/popup-closed-by-user' } })
    expect(await visitor.session()).toBeNull()
  })

  test('does not take over an account that somebody made with that address', async () => {
    const email = 'grace@example.com'
    await new Visitor(game.origin).post('/api/auth/sign-up/email', { email, password: 'not-graces' })
    const page = await goThrough('g-1')
    expect(await readAnswer(page)).toMatchObject({ problem: { code: 'auth/email-already-in-use' } })
    expect(await visitor.session()).toBeNull()
  })
})

describe('the way back from Google', () => {
  const expectRefused = async (page: Response) => {
    expect(page.status).toBe(400)
    expect(await readAnswer(page)).toMatchObject({ problem: { code: 'auth/unexpected' } })
    expect(await visitor.session()).toBeNull()
  }

  test('is good once', async () => {
    const back = await comeBack('g-1')
    await visitor.open(back)
    await visitor.post('/api/auth/sign-out')
    await expectRefused(await visitor.open(back))
  })

  test('is of no use in another browser', async () => {
    const back = await comeBack('g-1')
    const victim = new Visitor(game.origin)
    expect(await readAnswer(await victim.open(back))).toMatchObject({ problem: { code: 'auth/unexpected' } })
    expect(await victim.session()).toBeNull()
  })

  test.each<[string, (back: URL) => void]>([
    ['another state', (back) => back.searchParams.set('state', 'x')],
    ['no state', (back) => back.searchParams.delete('state')],
    ['another code', (back) => back.searchParams.set('code', 'x')],
    ['no code', (back) => back.searchParams.delete('code')],
    ['another issuer', (back) => back.searchParams.set('iss', 'https://evil.example')],
    ['an endless state', (back) => back.searchParams.set('state', 'x'.repeat(8000))],
    ['a state of zeros', (back) => back.searchParams.set('state', '\u0000')],
    ['two states', (back) => back.searchParams.append('state', 'x')],
  ])('with %s leads nowhere', async (_name, change) => {
    const back = await comeBack('g-1')
    change(back)
    await expectRefused(await visitor.open(back))
  })

  test('another nonce than the one asked for leads nowhere', async () => {
    const asked = await visitor.open(start)
    const there = new URL(asked.headers.get('location') ?? '')
    expect(there.searchParams.get('code_challenge_method')).toBe('S256')
    expect(there.searchParams.get('nonce')).toMatch(/.{20}/)
    there.searchParams.set('nonce', 'another')
    const page = await follow(await visitor.open(there))
    const pressed = await visitor.send(new URL(page.url), {
      method: 'POST',
      body: new URLSearchParams({ account: 'g-1' }),
    })
    const { next } = await follow(pressed, ({ pathname }) => pathname === callback)
    await expectRefused(await visitor.open(next))
  })

  test('without an ID token nobody has come back, whatever else is told of them', async () => {
    await game.close()
    const silent = await startOpenIdProvider({ port: 0, redirectUris, people, tellsNobody: true })
    game = await openTestGame(database, { port: gamePort, google: silent })
    const page = await goThrough('g-1')
    expect(page.status).toBe(400)
    expect((await readAnswer(page)).problem?.sentence).toBe(
      'Google did not say who you are. Please try again, or sign in with your email.',
    )
    expect(await visitor.session()).toBeNull()
    expect(await database.orm.select().from(users)).toEqual([])
    await silent.close()
  })

  test('a program is answered with the problem itself', async () => {
    const answer = await visitor.send(new URL(callback, game.origin), {})
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ code: 'auth/unexpected', status: 400 })
  })
})

describe('when Google is not to be had', () => {
  test('a host without a client says so', async () => {
    const plain = await openTestGame(database)
    const page = await new Visitor(plain.origin).open(start)
    expect((await readAnswer(page)).problem?.sentence).toBe('Google sign-in is not set up on this host.')
    await plain.close()
  })

  test('an issuer that is away is asked again at the next press', async () => {
    await provider.close()
    const page = await visitor.open(start)
    expect((await readAnswer(page)).problem?.sentence).toMatch(/^Google cannot be reached/)
    expect((await visitor.post('/api/auth/sign-in/anonymous')).status).toBe(204)
    provider = await startProvider()
    expect((await readAnswer(await goThrough('g-1'))).problem).toBeNull()
  })

  test('an issuer that does not answer is waited for only so long', async () => {
    const waited: number[] = []
    const patient = await openTestGame(database, {
      google: { ...provider, issuer: 'http://192.0.2.1' },
      clock: { now: () => new Date(), wait: (ms) => Promise.resolve(void waited.push(ms)) },
    })
    const page = await new Visitor(patient.origin).open(start)
    expect((await readAnswer(page)).problem?.sentence).toMatch(/^Google cannot be reached/)
    expect(waited).toEqual([5000])
    await patient.close()
  })

  test('at another address than the public one the popup says where it works', async () => {
    const phone = new URL(start, game.origin.replace('localhost', '127.0.0.1'))
    const headers = { accept: 'text/html', referer: new URL('/auth', phone).href }
    const { problem } = await readAnswer(await visitor.send(phone, { headers }))
    expect(problem?.sentence).toBe(`Google sign-in works at ${game.origin} only.`)
  })

  test('another site cannot begin it', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await visitor.send(new URL(start, game.origin), { headers })
    expect(await answer.json()).toMatchObject({ code: 'foreign-origin' })
  })

  test('pressing has an end', async () => {
    let last = await visitor.open(start)
    for (let n = 0; n < 120; n++) last = await visitor.open(start)
    expect(last.status).toBe(429)
    expect(await readAnswer(last)).toMatchObject({ problem: { code: 'too-many-requests' } })
  })
})
