import { serve, type ServerType } from '@hono/node-server'
import { fileURLToPath } from 'node:url'
import { pino, type Logger } from 'pino'
import { createApp } from './app.ts'
import { deck } from '../deck/deck.ts'
import { readAuthSecret } from './auth-secret.ts'
import { type EndWith } from './end-on-signal.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { warmUpPdf } from './exports/pdf.ts'
import { findOnNetwork } from './network-address.ts'
import { openWorld, usualTimes } from './open-world.ts'
import { findLocalService, tellHowToGetOne } from './writers/service/local.ts'
import { readPages } from './routes/pages.ts'
import { StartProblem } from './start-problem.ts'
import { openDatabase } from './store/database.ts'
import { isDatabaseAway } from './store/database-trouble.ts'
import { migrateDatabase } from './store/migrate.ts'
import { warmUp } from './writers/warm-up.ts'

type Fetch = Parameters<typeof serve>[0]['fetch']

export async function start(variables: NodeJS.ProcessEnv, endWith: EndWith): Promise<void> {
  try {
    const env = readEnvironment(variables)
    await open(env, endWith, pino({ level: env.logLevel }))
  } catch (error) {
    const isKnown = error instanceof StartProblem || isDatabaseAway(error)
    if (!isKnown) throw error
    const why = error instanceof StartProblem ? error.message : 'The database does not answer.'
    process.stderr.write(`Twisted Yarn cannot start: ${why}\n`)
    process.exit(1)
  }
}

async function open(env: Environment, endWith: EndWith, log: Logger): Promise<void> {
  const local = env.ai ? null : findLocalService()
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir, log })
  await migrateDatabase(database)
  const secret = env.authSecret ?? (await readAuthSecret(env.dataDir))
  const { world, front, close } = await openWorld(
    database,
    { ...env, ...usualTimes, secret, network: findOnNetwork(env) },
    log,
  )
  const folder = fileURLToPath(new URL('../web', import.meta.url))
  const pages = await readPages(folder, env.baseUrl.startsWith('https:'))
  const server = await listen(createApp(world, front, pages).fetch, env)
  endWith(async () => {
    server.close()
    await close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await database.close()
  }, log)
  greet(env, world.writers.ai ? `AI writer: ${front.host.writer}.` : tellHowToGetOne(await local))
  void warmUp(world.writers.house, deck).then(warmUpPdf)
}

function listen(fetch: Fetch, env: Environment): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port: env.port, hostname: env.host }
    const server = serve(options, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, env)))
  })
}

function explain(error: NodeJS.ErrnoException, { port, host }: Environment): Error {
  if (error.code === 'EADDRINUSE')
    return new StartProblem(`PORT ${port} is taken by another program. Set PORT to another number.`)
  if (error.code === 'EACCES')
    return new StartProblem(`PORT ${port} may not be used by this user. Set PORT to a number above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartProblem(`HOST ${host} is not an address of this machine.`)
  return error
}

function greet(env: Environment, writer: string): void {
  const network = findOnNetwork(env)
  const lines = [
    'Twisted Yarn is ready.',
    `  On this computer:  ${env.baseUrl}`,
    ...(network === null ? [] : [`  On your network:   ${network}`]),
    `  ${writer}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
