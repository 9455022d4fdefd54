import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { problems, type ProblemCode } from '../../game/problem.ts'
import { type SessionView } from '../../game/protocol.ts'
import { scripts, sessions, users } from '../store/schema.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestGame, type TestGame } from '../test/game.ts'
import { Visitor } from '../test/visitor.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let game: TestGame
let visitor: Visitor

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.orm.delete(users)
  game = await openTestGame(database)
  visitor = new Visitor(game.origin)
})
afterEach(() => game.close())

const ada = { email: 'ada@example.com', password: 'enchantress' }
const signUp = '/api/auth/sign-up/email'
const signIn = '/api/auth/sign-in/email'
const guest = '/api/auth/sign-in/anonymous'
const signOut = '/api/auth/sign-out'

async function expectProblem(answer: Response, code: ProblemCode, status: number = problems[code].status) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const body: unknown = await answer.json()
  expect(body).toMatchObject({ type: `/problems/${code}`, title: problems[code].sentence, status, code })
  expect(answer.status).toBe(status)
}

describe('e-mail and password', () => {
  test('sign up, sign out, sign in', async () => {
    const answer = await visitor.post(signUp, ada)
    expect(answer.status).toBe(204)
    expect(await visitor.session()).toMatchObject({
      displayName: null,
      email: ada.email,
      photoURL: null,
      isAnonymous: false,
    })
    await visitor.post(signOut)
    expect(await visitor.session()).toBeNull()
    expect((await visitor.post(signIn, { ...ada, email: ' ADA@Example.com ' })).status).toBe(204)
    expect(await visitor.session()).toMatchObject({ email: ada.email })
  })

  test('the cookie is out of reach of scripts and other sites, and the answers hold no token', async () => {
    const answer = await visitor.post(signUp, ada)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i)
    expect(await answer.text()).toBe('')
  })

  test('under https the cookie is kept for this host alone, and its name says so', async () => {
    const secure = await openTestGame(database, { baseUrl: 'https://yarn.example' })
    const player = new Visitor(secure.origin)
    const page = { origin: 'https://yarn.example' }
    const answers = [
      await player.post(guest, {}, page),
      await player.post(signUp, ada, page),
      await player.post(signIn, ada, page),
    ]
    await database.orm.update(sessions).set({ expiresAt: new Date(Date.now() + 5 * 24 * 3600_000) })
    answers.push(await player.open('/api/session')) // prolonged
    expect(await player.session()).toMatchObject({ email: ada.email })
    // Its own address is not the origin of its pages here.
    await expectProblem(await player.post(signOut), 'foreign-origin')
    answers.push(await player.post(signOut, {}, page))
    for (const answer of answers) {
      const cookies = answer.headers.getSetCookie()
      expect(cookies).not.toEqual([])
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-twisted-yarn\.[a-z_]+=/)
        for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
          expect(cookie.split('; ')).toContain(attribute)
        expect(cookie).not.toMatch(/; domain=/i)
      }
    }
    expect(player.cookies()).toBe('')
    await secure.close()
  })

  test.each<[string, string, object | string, ProblemCode]>([
    ['a taken address', signUp, { ...ada, email: 'ADA@example.com' }, 'auth/email-already-in-use'],
    ['an address that is none', signUp, { ...ada, email: 'ada' }, 'auth/invalid-email'],
    ['an address that is none, signing in', signIn, { ...ada, email: 'ada@' }, 'auth/invalid-email'],
    ['no address', signUp, { ...ada, email: '' }, 'auth/invalid-email'],
    ['an endless address', signIn, { ...ada, email: `${'a'.repeat(300)}@example.com` }, 'auth/invalid-email'],
    ['a stranger', signIn, { ...ada, email: 'bob@example.com' }, 'auth/user-not-found'],
    ['a wrong password', signIn, { ...ada, password: 'Enchantress' }, 'auth/wrong-password'],
    ['an empty password', signIn, { ...ada, password: '' }, 'auth/wrong-password'],
    ['a short password', signUp, { email: 'bob@example.com', password: '12345' }, 'auth/weak-password'],
    ['no password', signUp, { email: 'bob@example.com', password: '' }, 'auth/weak-password'],
    ['an endless password', signUp, { ...ada, password: 'a'.repeat(129) }, 'invalid-body'],
    ['a body of another form', signIn, { email: ['ada@example.com'], password: {} }, 'invalid-body'],
    ['a body that lacks something', signUp, { email: ada.email }, 'invalid-body'],
    ['null', signIn, 'null', 'invalid-body'],
    ['a list', signIn, '[]', 'invalid-body'],
    ['a body that is no JSON', signUp, '{"email":', 'malformed-body'],
    ['an empty body', signIn, '', 'malformed-body'],
    ['zeros', signIn, { email: 'a\u0000b@example.com', password: '\u0000'.repeat(6) }, 'auth/invalid-email'],
    ['a body that never ends', signUp, { ...ada, password: 'a'.repeat(20_000) }, 'too-large'],
  ])('%s', async (_name, path, body, code) => {
    await new Visitor(game.origin).post(signUp, ada)
    await expectProblem(await visitor.post(path, body), code)
    expect(await visitor.session()).toBeNull()
    expect(game.logged).toEqual([])
  })

  test('a password of six characters is long enough', async () => {
    expect((await visitor.post(signUp, { ...ada, password: '123456' })).status).toBe(204)
  })

  test('a form of another kind', async () => {
    const type = { 'content-type': 'text/plain' }
    await expectProblem(await visitor.post(signIn, ada, type), 'not-json')
  })

  test('two who take the same address at once: one has it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => new Visitor(game.origin).post(signUp, ada)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 422, 422])
    for (const answer of answers.filter(({ ok }) => !ok))
      await expectProblem(answer, 'auth/email-already-in-use')
  })

  test('a stranger is refused no faster than a wrong password', async () => {
    await visitor.post(signUp, ada)
    const time = async (email: string) => {
      const times: number[] = []
      for (let n = 0; n < 5; n++) {
        const start = performance.now()
        await visitor.post(signIn, { email, password: 'wrong-one' })
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[2] as number
    }
    const known = await time(ada.email)
    const stranger = await time('bob@example.com')
    expect(stranger / known).toBeGreaterThan(0.3)
  })
})

describe('the session', () => {
  test('nobody is signed in at first', async () => {
    const answer = await visitor.open('/api/session')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({
      user: null,
      host: { writer: 'The house writer', google: false },
    })
  })

  test.each([
    ['the host’s own computer is told the address of the network', 'localhost:3000', {}, true],
    ['the network is not', '192.168.1.5:3000', {}, false],
    ['nobody behind a proxy is', 'localhost:3000', { 'x-forwarded-for': '203.0.113.9' }, false],
  ])('%s', async (_name, host, headers, isTold) => {
    const answer = await askSession(game.origin, { host, ...headers })
    expect(answer.host.network).toBe(isTold ? 'http://192.168.1.5:3000' : undefined)
  })

  test('signing out ends it, also for a copy of the cookie', async () => {
    await visitor.post(signUp, ada)
    const thief = new Visitor(game.origin)
    thief.setCookies(visitor.cookies())
    expect(await thief.session()).toMatchObject({ email: ada.email })
    await visitor.post(signOut)
    thief.setCookies(thief.cookies())
    expect(await thief.session()).toBeNull()
  })

  test('a planted cookie is not the one that one is signed in with', async () => {
    const attacker = new Visitor(game.origin)
    await attacker.post(signUp, { email: 'eve@example.com', password: 'garden-of' })
    visitor.setCookies(attacker.cookies())
    await visitor.post(signUp, ada)
    expect(await visitor.session()).toMatchObject({ email: ada.email })
    expect(visitor.cookies()).not.toBe(attacker.cookies())
    expect(await attacker.session()).toMatchObject({ email: 'eve@example.com' })
  })

  test.each([
    ['unsigned', (cookie: string) => cookie.replace(/(%2E|\.)[^.;]*$/, '')],
    ['signed by somebody else', (cookie: string) => cookie.replace(/.{8}%3D$/, 'AAAAAAA%3D')],
    ['nonsense', (cookie: string) => cookie.replace(/=.*/, '=%E0%A4%A')],
    ['empty', (cookie: string) => cookie.replace(/=.*/, '=')],
  ])('a cookie that is %s is nobody', async (_name, change) => {
    await visitor.post(signUp, ada)
    const forger = new Visitor(game.origin)
    forger.setCookies(change(visitor.cookies()))
    expect(forger.cookies()).not.toBe(visitor.cookies())
    expect(await forger.session()).toBeNull()
  })

  test('ends when it is over, and its cookie is cleared', async () => {
    await visitor.post(signUp, ada)
    await database.orm.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await visitor.session()).toBeNull()
    expect(visitor.cookies()).toBe('')
  })

  test('is prolonged when it is more than a day old', async () => {
    await visitor.post(signUp, ada)
    const fresh = await visitor.open('/api/session')
    expect(fresh.headers.getSetCookie()).toEqual([])
    const soon = new Date(Date.now() + 60 * 60 * 1000)
    await database.orm.update(sessions).set({ expiresAt: soon })
    const answer = await visitor.open('/api/session')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    const [session] = await database.orm.select().from(sessions)
    expect(session?.expiresAt.getTime()).toBeGreaterThan(soon.getTime() + 24 * 60 * 60 * 1000)
  })
})

describe('a guest', () => {
  test('plays at once, and stays the same guest', async () => {
    expect((await visitor.post(guest)).status).toBe(204)
    const first = await visitor.session()
    expect(first).toMatchObject({ displayName: 'Guest', email: null, isAnonymous: true })
    expect((await visitor.post(guest)).status).toBe(204)
    expect(await visitor.session()).toEqual(first)
  })

  test.each([
    ['signs up', false],
    ['signs in', true],
  ])('who %s keeps the scripts', async (_name, hasAccount) => {
    if (hasAccount) await new Visitor(game.origin).post(signUp, ada)
    await visitor.post(guest)
    const { uid = '' } = (await visitor.session()) ?? {}
    await database.orm.insert(scripts).values(scriptOf(uid))
    const path = hasAccount ? signIn : signUp
    expect((await visitor.post(path, ada)).status).toBe(204)
    const player = await visitor.session()
    expect(player).toMatchObject({ email: ada.email, isAnonymous: false })
    expect(await database.orm.select().from(scripts)).toMatchObject([{ id: 'a-script', userId: player?.uid }])
    expect(await database.orm.select().from(users)).toHaveLength(1)
  })

  test('who fails to sign in stays a guest', async () => {
    await visitor.post(guest)
    const before = await visitor.session()
    await expectProblem(await visitor.post(signIn, ada), 'auth/user-not-found')
    expect(await visitor.session()).toEqual(before)
  })
})

function scriptOf(userId: string): typeof scripts.$inferInsert {
  const card = { id: 'x', name: 'X', image_url: '/x.svg', tags: [], cast: [] }
  return {
    id: 'a-script',
    family: 'a-script',
    userId,
    mode: 'quick',
    rating: 'family-friendly',
    draw: { characters: card, programs: card, settings: card },
    cast: [],
    seed: 'seed',
    state: 'written',
  }
}

describe('who may ask', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['a page without origin', { origin: 'null' }],
    ['another site, by its own word', { 'sec-fetch-site': 'cross-site' }],
  ])('not %s', async (_name, headers) => {
    for (const path of [signUp, signIn, guest, signOut]) {
      await expectProblem(await visitor.post(path, ada, headers), 'foreign-origin')
    }
    expect(await visitor.session()).toBeNull()
  })

  test('every address of this host, since phones open the network address', async () => {
    const phone = new Visitor(game.origin.replace('localhost', '127.0.0.1'))
    expect((await phone.post(guest)).status).toBe(204)
    expect(await phone.session()).toMatchObject({ isAnonymous: true })
  })

  test.each<[string, string, ProblemCode]>([
    ['GET', '/api/auth/sign-in/email', 'method-not-allowed'],
    ['DELETE', '/api/auth/sign-out', 'method-not-allowed'],
    ['GET', '/api/auth/get-session', 'not-found'],
    ['GET', '/api/auth/list-sessions', 'not-found'],
    ['POST', '/api/auth/update-user', 'not-found'],
    ['POST', '/api/auth/sign-in/social', 'not-found'],
    ['GET', '/api/auth/', 'not-found'],
    ['GET', '/api/auth/error', 'not-found'],
    ['POST', '/api/auth/constructor', 'not-found'],
  ])('%s %s is shut', async (method, path, code) => {
    await visitor.post(signUp, ada)
    await expectProblem(await visitor.send(new URL(path, game.origin), { method }), code)
  })
})

describe('guessing', () => {
  const wrong = { ...ada, password: 'a-guess' }

  test('ends after ten, also under a new X-Forwarded-For each time, and leaves others alone', async () => {
    await new Visitor(game.origin).post(signUp, ada)
    for (let n = 0; n < 10; n++) {
      const forged = { 'x-forwarded-for': `203.0.113.${n}` }
      await expectProblem(await visitor.post(signIn, wrong, forged), 'auth/wrong-password')
    }
    const refused = await visitor.post(signIn, ada, { 'x-forwarded-for': '203.0.113.99' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    await expectProblem(refused, 'too-many-requests')
    await expectProblem(
      await visitor.post(signIn, { ...wrong, email: 'bob@example.com' }),
      'auth/user-not-found',
    )
  })

  test('ends after sixty, whatever the address', async () => {
    const answers: number[] = []
    for (let n = 0; n < 62; n++) {
      const answer = await visitor.post(signIn, { ...wrong, email: `a${n}` })
      answers.push(answer.status)
    }
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 422), 429, 429])
  })

  test('is not what signing in rightly is', async () => {
    await visitor.post(signUp, ada)
    for (let n = 0; n < 15; n++) expect((await visitor.post(signIn, ada)).status).toBe(204)
  })

  test.each([
    ['guests', guest, 120],
    ['accounts', signUp, 120],
  ])('new %s have an end', async (_name, path, most) => {
    const statuses: number[] = []
    for (let n = 0; n <= most; n++) {
      const body = { ...ada, email: `a${n}@example.com`, password: n < most ? 'short' : 'long-enough' }
      statuses.push((await new Visitor(game.origin).post(path, body)).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('when the database is away', () => {
  test('every door says that something unexpected happened, and the log keeps the secrets', async () => {
    const printed = vi.spyOn(console, 'error')
    const gone = await openTestDatabase()
    const broken = await openTestGame(gone)
    const player = new Visitor(broken.origin)
    await player.post(signUp, ada)
    const cookies = player.cookies()
    await gone.close()
    for (const path of [signIn, signUp, guest, signOut]) {
      const answer = await player.post(path, ada)
      await expectProblem(answer, 'auth/unexpected')
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(printed).not.toHaveBeenCalled()
    const log = broken.logged.join('\n')
    expect(log).not.toBe('')
    const [, token = ''] = cookies.split(/[=.%](?=[^.%=]{20})/)
    for (const secret of [ada.email, ada.password, token]) {
      expect(log).not.toContain(secret)
    }
    await broken.close()
  })
})

/** `fetch` writes the host itself. */
function askSession(origin: string, headers: Record<string, string>): Promise<SessionView> {
  return new Promise((resolve, reject) => {
    get(`${origin}/api/session`, { headers }, (answer) => {
      void json(answer).then((told) => resolve(told as SessionView), reject)
    }).once('error', reject)
  })
}
