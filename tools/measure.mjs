import { openModule } from './open-module.mjs'

const { module, close } = await openModule('benchmarks', 'scripts', 'measure.ts')
process.exitCode = await module.measure(process.argv.slice(2))
await close()
