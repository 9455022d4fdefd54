import { installWhatIsMissing } from './install.mjs'
import { runTool } from './run.mjs'

installWhatIsMissing('all')
runTool('tsc', ['-b'])
runTool('oxlint', ['--deny-warnings'])
runTool('oxfmt', ['--check', '.'])
runTool('knip', [])
process.stdout.write('\n— cards\n')
await import('./lint-cards.mjs')
