import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context'
import { basePath, type BetterAuth } from './better-auth.ts'

export type Question = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly cookie: string | null
  readonly body?: object
}

/** The browser's origin has been checked before (server/http/same-origin.ts); nothing else of its request goes in. */
export async function askBetterAuth(
  betterAuth: BetterAuth,
  baseUrl: string,
  question: Question,
): Promise<Response> {
  const headers = new Headers({ origin: new URL(baseUrl).origin })
  if (question.cookie !== null) headers.set('cookie', question.cookie)
  if (question.method === 'POST') headers.set('content-type', 'application/json')
  const request = new Request(new URL(basePath + question.path, baseUrl), {
    method: question.method,
    headers,
    ...(question.method === 'POST' ? { body: JSON.stringify(question.body ?? {}) } : {}),
  })
  underway++
  try {
    return await betterAuth.handler(request)
  } finally {
    underway--
    if (underway === 0) await forgetContexts()
  }
}

let underway = 0

/**
 * better-auth keeps what belongs to a request in asynchronous contexts. Before Node 24, once they have been used, every
 * promise of the whole process pays for them (decision 021), until they are switched off; the next use switches them on.
 */
async function forgetContexts(): Promise<void> {
  const contexts = await Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ])
  if (underway === 0) for (const context of contexts) context.disable()
}

export async function readCode(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
}

/** Only the cookies: better-auth's body names the session's token. */
export function withCookiesOf(answer: Response, status = 204): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}
