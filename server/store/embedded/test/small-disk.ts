import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  readonly folder: string
  fill(): void
  makeRoom(): void
  remove(): void
}

export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'twisted-yarn-disk-'))
  if (!asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      for (const size of [1024 * 1024, 4096, 1]) while (write(file, size));
      closeSync(file)
      if (statfsSync(folder).bavail !== 0) throw new Error('the disk is not full')
    },
    makeRoom: () => rmSync(filler),
    remove() {
      asRoot('umount', '-l', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function write(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size
  } catch {
    return false
  }
}

function asRoot(...command: readonly string[]): boolean {
  const whole = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  try {
    execFileSync(whole[0] ?? '', whole.slice(1), { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
