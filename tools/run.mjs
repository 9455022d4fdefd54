import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fromRoot, root } from './root.mjs'

export function runTool(name, args, env = {}) {
  process.stdout.write(`\n— ${name} ${args.join(' ')}\n`)
  const file = fromRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
  if (!existsSync(file)) throw new Error(`${name} is not installed`)
  const { status } = spawnSync(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
