import { problem, type Problem, problems, type ProblemCode } from '../../game/problem.ts'

export type Asking = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: object
  readonly signal?: AbortSignal
}

/**
 * The only fetch. Answers what the server said, or why it did not: `undefined` stands for an answer without a body.
 * An answer that never comes, breaks off or is not the server's is a network error, and so is one that the caller has
 * given up (`signal`).
 */
export async function request<Answer>(path: string, asking: Asking = {}): Promise<Answer | Problem> {
  try {
    const response = await fetch(path, describe(asking))
    const body = parse(await response.text())
    return response.ok ? (body as Answer) : readProblem(response, body)
  } catch {
    return problem('network')
  }
}

/** The same for an answer that is a file. */
export async function requestFile(path: string): Promise<Blob | Problem> {
  try {
    const response = await fetch(path, { method: 'GET' })
    if (!response.ok) return readProblem(response, parse(await response.text()))
    // A page that something between us and the server has put in its place is not saved as the file.
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

/** Throws when something between us and the server (a hotel's page) has answered in its place. */
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
