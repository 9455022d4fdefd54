import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { type GoogleAnswer, type SessionView } from '../../game/protocol.ts'
import { noteCards } from './cards.ts'
import { request, send } from './request.ts'

export async function readSession(): Promise<SessionView | Problem> {
  const session = await request<SessionView>('/api/session')
  if (!isProblem(session) && session.cards !== undefined) noteCards(session.cards)
  return session
}

export function signInWithEmail(email: string, password: string): Promise<SessionView | Problem> {
  return enter('/api/auth/sign-in/email', { email, password })
}

export function signUpWithEmail(email: string, password: string): Promise<SessionView | Problem> {
  return enter('/api/auth/sign-up/email', { email, password })
}

export function playAsGuest(): Promise<SessionView | Problem> {
  return enter('/api/auth/sign-in/anonymous', {})
}

export async function signOut(): Promise<SessionView | Problem> {
  const refused = await send('/api/auth/sign-out', { method: 'POST', body: {} })
  return refused ?? readSession()
}

/** Call it in the click itself: browsers block popups opened later. */
export async function signInWithGoogle(): Promise<SessionView | Problem> {
  const popup = window.open('/api/auth/sign-in/google', 'twisted-yarn-google', 'popup,width=500,height=640')
  if (!popup) return problem('auth/unexpected', blocked)
  const answer = await hearFrom(popup)
  popup.close()
  return answer.problem ?? readNewSession()
}

const blocked = 'Your browser has blocked the sign-in window. Allow pop-ups for this page and try again.'

/** In milliseconds: how often the popup is checked, and how long after its end a message may still arrive. */
const lookMs = 250

async function enter(path: string, body: object): Promise<SessionView | Problem> {
  const refused = await send(path, { method: 'POST', body })
  return refused ?? readNewSession()
}

async function readNewSession(): Promise<SessionView | Problem> {
  const session = await readSession()
  return isProblem(session) || session.user ? session : problem('auth/unexpected', noCookies)
}

const noCookies = 'Your browser keeps no cookies for this page. Allow them and try again.'

/** Without a message, the player closed the popup. */
function hearFrom(popup: Window): Promise<Pick<GoogleAnswer, 'problem'>> {
  return new Promise((resolve) => {
    let wasClosed = false
    const settle = (answer: Pick<GoogleAnswer, 'problem'>) => {
      window.removeEventListener('message', hear)
      clearInterval(looking)
      resolve(answer)
    }
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && source === popup && isGoogleAnswer(data)) settle(data)
    }
    const looking = setInterval(() => {
      if (wasClosed) settle({ problem: problem('auth/popup-closed-by-user') })
      wasClosed = popup.closed
    }, lookMs)
    window.addEventListener('message', hear)
  })
}

function isGoogleAnswer(data: unknown): data is GoogleAnswer {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'google-sign-in' &&
    'problem' in data &&
    (data.problem === null || isProblem(data.problem))
  )
}
