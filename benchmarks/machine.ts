import { cpus, loadavg, totalmem } from 'node:os'

export function describeMachine(): string {
  const cores = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[0]?.toFixed(1)
  return (
    `Node ${process.versions.node} on ${process.platform}, ${cores.length} × ${cores[0]?.model.trim()}, ` +
    `${memory} GiB of memory, load at the start ${load}.`
  )
}
