import { type Problem, problems } from '../../game/problem.ts'

/** RFC 9457. */
export function problemResponse(told: Problem, status: number = problems[told.code].status): Response {
  const { code, sentence, retryAfter } = told
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter)))
  const title = problems[code].sentence
  return new Response(JSON.stringify({ type: `/problems/${code}`, title, status, code, detail: sentence }), {
    status,
    headers,
  })
}
