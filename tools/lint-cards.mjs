import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { openModule } from './open-module.mjs'

const { module, close } = await openModule('comedy', 'plays', 'check-cards.ts')
// `npm run check` imports this file, and has other arguments.
const only = process.argv[1]?.endsWith('lint-cards.mjs') ? (process.argv[2] ?? null) : null
const began = performance.now()
const { faults, plays, notes } = await module.checkCards(only, playOnEveryCore)
for (const { where, fault } of faults) process.stdout.write(`${where}: ${fault}\n`)
for (const note of notes) process.stdout.write(`gate: ${note}\n`)
await close()
const seconds = ((performance.now() - began) / 1000).toFixed(1)
process.stdout.write(
  `${plays} plays in ${seconds} s, ${faults.length} faults, ${notes.length} gates missed.\n`,
)
if (faults.length > 0) process.exit(1)

async function playOnEveryCore() {
  const of = availableParallelism()
  const played = Array.from({ length: of }, async (_, index) => {
    const worker = new Worker(new URL('./play-share.mjs', import.meta.url), {
      workerData: { only, index, of },
    })
    return (await once(worker, 'message'))[0]
  })
  return Promise.all(played)
}
