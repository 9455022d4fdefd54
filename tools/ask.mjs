import { installWhatIsMissing } from './install.mjs'
import { fromRoot } from './root.mjs'

installWhatIsMissing('all')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(fromRoot('benchmarks', 'asking', 'ask.ts'), { configFile: false })
process.exitCode = await module.ask(process.argv.slice(2))
