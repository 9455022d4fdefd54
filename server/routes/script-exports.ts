import { Hono } from 'hono'
import { type Readable } from 'node:stream'
import { isProblem, problem } from '../../game/problem.ts'
import { type ExportFormat, exportFormats } from '../../game/protocol.ts'
import { exportScript } from '../scripts/export.ts'
import { describeError } from '../describe-error.ts'
import { type AppEnv } from '../http/app-env.ts'
import { attachment } from '../http/attachment.ts'
import { problemResponse } from '../http/problem-response.ts'
import { streamBody } from '../http/stream-body.ts'
import { type Front } from '../front.ts'
import { type World } from '../world.ts'
import { readableScript } from './own-script.ts'
import { viewScript } from '../scripts/view-script.ts'

export function scriptExportRoutes(
  world: Pick<World, 'scripts' | 'readers' | 'pieces'> & Pick<Front, 'log'>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/:id/exports/:format', async (c) => {
    const format = c.req.param('format')
    if (!isFormat(format)) return problemResponse(problem('not-found'))
    const script = await readableScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    const part = c.req.query('part') || null
    const exported = await exportScript(world, viewScript(script), { format, part })
    if (isProblem(exported)) return problemResponse(exported)
    return new Response(toBody(exported.body), {
      headers: {
        'content-type': exported.type,
        'content-disposition': attachment(exported.fileName),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  })

  return routes

  function toBody(body: string | Readable): string | ReadableStream<Uint8Array> {
    if (typeof body === 'string') return body
    body.on('error', (error) =>
      world.log.warn({ error: describeError(error) }, 'an export broke off; its reader can ask again'),
    )
    return streamBody(body)
  }
}

function isFormat(text: string): text is ExportFormat {
  return (exportFormats as readonly string[]).includes(text)
}
