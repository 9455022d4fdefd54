import { openModule } from './open-module.mjs'

const { englishDataset, englishRecommendedTransformers, RegExpMatcher } = await import('obscenity')

const { module, close } = await openModule('comedy', 'plays', 'check-cards.ts')
const rude = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
// `npm run check` imports this file, and has other arguments.
const only = process.argv[1]?.endsWith('lint-cards.mjs') ? (process.argv[2] ?? null) : null
const cpu = process.cpuUsage()
const { faults, plays, notes } = await module.checkCards((text) => rude.hasMatch(text), only)
for (const { where, fault } of faults) process.stdout.write(`${where}: ${fault}\n`)
for (const note of notes) process.stdout.write(`gate: ${note}\n`)
await close()
const seconds = (process.cpuUsage(cpu).user / 1e6).toFixed(1)
process.stdout.write(
  `${plays} plays in ${seconds} s of processor time, ${faults.length} faults, ${notes.length} gates missed.\n`,
)
if (faults.length > 0) process.exit(1)
