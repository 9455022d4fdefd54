import { openModule } from './open-module.mjs'

const { module, close } = await openModule('benchmarks', 'asking', 'ask.ts')
process.exitCode = await module.ask(process.argv.slice(2))
await close()
