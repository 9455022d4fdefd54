import { problem, type Problem, problems, type ProblemCode } from '../../game/problem.ts'

export type Asking = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: object
  readonly signal?: AbortSignal
}

/** The only fetch. No answer, a broken or foreign one, and one given up by `signal` are the problem `network`. */
export async function request<Answer>(path: string, asking: Asking = {}): Promise<Answer | Problem> {
  try {
    const response = await fetch(path, describe(asking))
    const body = parse(await response.text())
    return response.ok ? (body as Answer) : readProblem(response, body)
  } catch {
    return problem('network')
  }
}

export async function requestFile(path: string): Promise<Blob | Problem> {
  try {
    const response = await fetch(path, { method: 'GET' })
    if (!response.ok) return readProblem(response, parse(await response.text()))
    // A captive portal answers with a page of its own.
    const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true
    return isFile ? await response.blob() : problem('network')
  } catch {
    return problem('network')
  }
}

function describe({ method = 'GET', body, signal }: Asking): RequestInit {
  return {
    method,
    headers: body
      ? { accept: 'application/json', 'content-type': 'application/json' }
      : { accept: 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  }
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

function readProblem(response: Response, body: unknown): Problem {
  const { code, detail, title } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  if (!isCode(code)) return problem('unexpected')
  const sentence = [detail, title].find((text) => typeof text === 'string' && text !== '')
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    ...problem(code, sentence as string | undefined),
    ...(Number.isFinite(wait) ? { retryAfter: wait } : {}),
  }
}

function isCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code)
}
