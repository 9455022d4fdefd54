import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Of all its threads, from /proc; null where there is none. */
export function readCost(pid: number): { readonly cpuMs: number; readonly bytes: number } | null {
  try {
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    return { cpuMs: readCpu(pid).own, bytes: kilobytes * 1024 }
  } catch {
    return null
  }
}

/** In milliseconds, with children that have ended: a database server has a process for each connection. */
export function readCpuOf(name: string): number {
  return existing().reduce((sum, pid) => {
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== name) return sum
      const { own, ended } = readCpu(pid)
      return sum + own + ended
    } catch {
      return sum
    }
  }, 0)
}

function readCpu(pid: number): { readonly own: number; readonly ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map((ticks) => (Number(ticks) * 1000) / ticksPerSecond)
  return { own: user + system, ended: endedUser + endedSystem }
}

function existing(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}
