import * as v from 'valibot'
import { problem, type Problem } from '../../game/problem.ts'
import { longestPassword } from './better-auth.ts'

const credentialsBody = v.object({ email: v.pipe(v.string(), v.trim()), password: v.string() })
export type Credentials = v.InferOutput<typeof credentialsBody>

/** RFC 5321. Whether it is an address at all, better-auth says. */
const longestEmail = 254

export async function readCredentials(request: Request): Promise<Credentials | Problem> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return problem('not-json')
  const json = parseJson(await request.text().catch(() => '')) // broken off by the client
  if (json === undefined) return problem('malformed-body')
  const read = v.safeParse(credentialsBody, json)
  if (!read.success) return problem('invalid-body')
  if (read.output.email.length > longestEmail) return problem('auth/invalid-email')
  if (read.output.password.length > longestPassword) {
    return problem('invalid-body', `Password should be at most ${longestPassword} characters.`)
  }
  return read.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
