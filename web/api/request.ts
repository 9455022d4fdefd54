import { isProblem, problem, type Problem, problems, type ProblemCode } from '../../game/problem.ts'

export type Asking = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: object
  readonly signal?: AbortSignal
}

/** The only fetch. No answer, a broken or foreign one, and one given up by `signal` are the problem `network`. */
export async function request<Answer extends object>(
  path: string,
  asking: Asking = {},
): Promise<Answer | Problem> {
  const answer = await ask(path, asking)
  // A broken proxy answers with nothing.
  return isObject(answer) ? (answer as Answer | Problem) : problem('network')
}

/** For what is answered with nothing. */
export async function send(path: string, asking: Asking): Promise<undefined | Problem> {
  const answer = await ask(path, asking)
  return answer === done ? undefined : isObject(answer) && isProblem(answer) ? answer : problem('network')
}

const done = Symbol('204')

async function ask(path: string, asking: Asking): Promise<unknown> {
  try {
    const response = await fetch(path, describe(asking))
    if (response.status === 204) return done
    const body = parse(await response.text())
    return response.ok ? body : readProblem(response, body)
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
  const { code, detail, title } = (isObject(body) ? body : {}) as Record<string, unknown>
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
