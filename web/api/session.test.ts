import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type GoogleAnswer } from '../../game/protocol.ts'
import { playAsGuest, signInWithEmail, signInWithGoogle, signOut } from './session.ts'

const nobody = { user: null, host: { writer: 'The house writer', google: true } }
const ada = { ...nobody, user: { uid: '1', displayName: 'Ada' } }

let server: Server
let asked: string[]
let session: object
let refusal: { status: number; body: object } | null

beforeEach(async () => {
  asked = []
  session = ada
  refusal = null
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/api/session') return response.end(JSON.stringify(session))
    if (!refusal) return response.writeHead(204).end()
    return response.writeHead(refusal.status).end(JSON.stringify(refusal.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/auth`)
})
afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

describe('signing in', () => {
  test('answers the new session', async () => {
    expect(await signInWithEmail('ada@example.com', 'enchantress')).toEqual(ada)
    expect(asked).toEqual(['POST /api/auth/sign-in/email', 'GET /api/session'])
  })

  test('answers why not, without asking on', async () => {
    refusal = { status: 401, body: { code: 'auth/wrong-password', title: 'Incorrect.' } }
    expect(await signInWithEmail('ada@example.com', 'x')).toMatchObject({ code: 'auth/wrong-password' })
    expect(asked).toHaveLength(1)
  })

  test('says so when the browser has kept no cookie', async () => {
    session = nobody
    expect(await playAsGuest()).toMatchObject({ sentence: expect.stringContaining('cookies') })
  })

  test('and out', async () => {
    session = nobody
    expect(await signOut()).toEqual(nobody)
  })
})

describe('Google in a popup', () => {
  function openPopup() {
    const popup = { closed: false, close: () => void (popup.closed = true) }
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    return popup
  }

  const say = (data: unknown, source: object, origin = window.location.origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }))
  const done: GoogleAnswer = { type: 'google-sign-in', problem: null }

  test('opens in the click, and answers the session when the popup says that it is done', async () => {
    const popup = openPopup()
    const signingIn = signInWithGoogle()
    expect(window.open).toHaveBeenCalledOnce()
    say(done, popup)
    expect(await signingIn).toEqual(ada)
    expect(popup.closed).toBe(true)
  })

  test('answers what the popup says went wrong', async () => {
    const popup = openPopup()
    const signingIn = signInWithGoogle()
    const problem = { code: 'auth/unexpected', sentence: 'Google cannot be reached.' } as const
    say({ ...done, problem }, popup)
    expect(await signingIn).toEqual(problem)
    expect(asked).toEqual([])
  })

  test('listens to nobody else', async () => {
    const popup = openPopup()
    const signingIn = signInWithGoogle()
    say(done, popup, 'https://evil.example')
    say(done, window)
    say('google-sign-in', popup)
    say({ type: 'google-sign-in' }, popup)
    popup.close()
    expect(await signingIn).toMatchObject({ code: 'auth/popup-closed-by-user' })
  })

  test('a last word that comes after the closing is heard', async () => {
    const popup = openPopup()
    const signingIn = signInWithGoogle()
    popup.close()
    await new Promise((resolve) => setTimeout(resolve, 200))
    say(done, popup)
    expect(await signingIn).toEqual(ada)
  })

  test('that the browser has blocked is explained', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(await signInWithGoogle()).toMatchObject({ sentence: expect.stringContaining('blocked') })
  })
})
