import { requireNode } from './node-version.mjs'

requireNode()
const { installWhatIsMissing } = await import('./install.mjs')
installWhatIsMissing('run')
const { buildWhenNeeded } = await import('./build.mjs')
await buildWhenNeeded()
await import('../dist/server/archive.js') // with the arguments of this program
