import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** What a process has cost so far, all its threads together, read from /proc; null where there is none. */
export function readCost(pid: number): { readonly cpuMs: number; readonly bytes: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    return { cpuMs: ((user + system) * 1000) / ticksPerSecond, bytes: kilobytes * 1024 }
  } catch {
    return null
  }
}

/** The CPU time of all processes of this name on this machine, in milliseconds: for a database server beside us. */
export function readCpuOf(name: string): number {
  const pids = existing().filter((pid) => nameOf(pid) === name)
  return pids.reduce((sum, pid) => sum + (readCost(pid)?.cpuMs ?? 0), 0)
}

function existing(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
