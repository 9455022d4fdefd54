import { type Context } from 'hono'
import * as v from 'valibot'
import { type Problem, problem } from '../../game/problem.ts'

export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<{ readonly body: v.InferOutput<S> } | Problem> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return problem('not-json')
  const text = await c.req.text()
  const json = parseJson(text)
  if (json === undefined) return problem('malformed-body')
  const read = v.safeParse(schema, json, { abortPipeEarly: true, abortEarly: true })
  return read.success ? { body: read.output } : problem('invalid-body')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
