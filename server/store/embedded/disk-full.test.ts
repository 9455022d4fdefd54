import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleProgram, type Bundle } from './test/bundle.ts'
import { prepareTemplate } from '../../test/database.ts'
import { openSmallDisk, type SmallDisk } from './test/small-disk.ts'

const disk = openSmallDisk(140)

describe.runIf(disk)('a disk without room for the log (to be mounted by root)', () => {
  const { folder, fill, makeRoom, remove } = disk as SmallDisk
  const sentence = 'The disk that DATA_DIR is on is full. Make room on it, then start again.'
  const dataDir = join(folder, 'data')
  let bundle: Bundle
  beforeAll(async () => {
    bundle = await bundleProgram(new URL('test/write-until-full.ts', import.meta.url))
    await cp(await prepareTemplate(), dataDir, { recursive: true })
  })
  afterAll(async () => {
    remove()
    await bundle.remove()
  })

  test('ends the process with a sentence, and keeps what was acknowledged', async () => {
    const full = start()
    await expect.poll(full.acknowledged).toBeGreaterThan(3)
    fill()
    expect(await full.code).toBe(1)
    expect(full.said()).toContain(`${sentence} Everything that was acknowledged is kept.`)

    const early = start()
    expect(await early.code).toBe(1)
    expect(early.said()).toContain(`StartProblem: ${sentence}`)

    makeRoom()
    const again = start()
    await expect.poll(again.said).toMatch(/kept \d+/)
    expect(Number(/kept (\d+)/.exec(again.said())?.[1])).toBeGreaterThanOrEqual(full.acknowledged())
    const before = again.acknowledged()
    await expect.poll(again.acknowledged).toBeGreaterThan(before + 3)
    again.kill()
  }, 120_000)

  test('is told at the first start too, and nothing half made stays on it', async () => {
    const small = openSmallDisk(20) as SmallDisk
    const first = start(join(small.folder, 'data'))
    expect(await first.code).toBe(1)
    expect(first.said()).toContain(`StartProblem: ${sentence}`)
    expect(await readdir(join(small.folder, 'data'))).toEqual(['lock'])
    small.remove()
  }, 120_000)

  function start(directory = dataDir) {
    const child = spawn(process.execPath, [bundle.program, directory])
    let said = ''
    for (const pipe of [child.stdout, child.stderr])
      pipe.on('data', (bytes: Buffer) => (said += bytes.toString()))
    return {
      said: () => said,
      acknowledged: () => Number(said.match(/^\d+$/gm)?.at(-1) ?? 0),
      code: once(child, 'close').then(([code]) => code as number | null),
      kill: () => child.kill('SIGKILL'),
    }
  }
})
