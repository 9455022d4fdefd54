import { requireNode } from './node-version.mjs'

requireNode()
const { installWhatIsMissing } = await import('./install.mjs')
installWhatIsMissing('all')
const { buildWhenNeeded } = await import('./build.mjs')
const { findServices, describeSkipped } = await import('./test-services.mjs')
const { runTool } = await import('./run.mjs')

const named = process.argv.slice(2)
// With files named, only their tests are run; the checks are of everything.
if (named.length === 0) await import('./check.mjs')
await buildWhenNeeded()
const services = await findServices()
const skipped = describeSkipped(services)
if (process.env.CI && skipped.length > 0) {
  process.stderr.write(`Nothing may be skipped in CI.\n${skipped.join('\n')}\n`)
  process.exit(1)
}
// Building has set its own NODE_ENV.
runTool('vitest', ['run', ...named], { ...services.env, NODE_ENV: 'test' })
for (const line of skipped) process.stdout.write(`${line}\n`)
