import { cpus, loadavg, totalmem } from 'node:os'

/** What the figures were measured on, and whether it was busy with something else. */
export function describeMachine(): string {
  const cores = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[0]?.toFixed(1)
  return (
    `Node ${process.versions.node} on ${process.platform}, ${cores.length} × ${cores[0]?.model.trim()}, ` +
    `${memory} GiB of memory, load at the start ${load}.`
  )
}
