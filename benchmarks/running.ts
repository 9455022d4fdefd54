import { startServer } from '../journeys/test/server.ts'
import { listen } from '../server/test/stream.ts'
import { beginScript, enterAsGuest } from './guest.ts'
import { median } from './median.ts'
import { readMetric } from './metric.ts'
import { report, type Row } from './row.ts'

const starts = 3
const streams = 100
const scripts = 20

export async function measureRunning(): Promise<Row[]> {
  const cold: number[] = []
  const warm: number[] = []
  while (cold.length < starts) {
    const begin = performance.now()
    const server = await startServer({ NODE_ENV: 'production' })
    cold.push(performance.now() - begin)
    await server.stop()
    const again = performance.now()
    await server.restart()
    warm.push(performance.now() - again)
    await server.remove()
  }
  const how = `spawned until it answers ready, median of ${starts}`
  return [
    report('Start of the server, new data directory', `${median(cold).toFixed(0)} ms`, how),
    report('Start of the server, existing directory', `${median(warm).toFixed(0)} ms`, how),
    ...(await measureMemory()),
  ]
}

async function measureMemory(): Promise<Row[]> {
  const server = await startServer({ NODE_ENV: 'production', SCRIPTS_AT_ONCE: String(scripts) })
  try {
    const guest = await enterAsGuest(server.url)
    const quiet = await readMegabytes(server.url)
    const ids: string[] = []
    while (ids.length < scripts) ids.push(await beginScript(guest, server.url, ids.length))
    const begun: Promise<void>[] = []
    const heard = Array.from({ length: streams }, (_, number) => {
      const id = ids[number % scripts] ?? ''
      let listening = Promise.resolve<unknown>(null)
      begun.push(
        new Promise((resolve) => {
          listening = listen(guest, server.url, id, 0, () => (resolve(), false))
        }),
      )
      return listening
    })
    await Promise.all(begun)
    const busy = await readMegabytes(server.url)
    await server.kill()
    await Promise.allSettled(heard)
    const how = `resident set of the process, embedded database included; ${scripts} scripts being written, ${streams} listeners`
    return [report('Memory, at rest and with 100 open streams', `${quiet} MB, ${busy} MB`, how)]
  } finally {
    await server.remove()
  }
}

async function readMegabytes(url: string): Promise<number> {
  return Math.round((await readMetric(url, 'process_resident_memory_bytes')) / 1e6)
}
