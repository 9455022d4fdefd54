import { requireNode } from './node-version.mjs'

requireNode()
const { installWhatIsMissing } = await import('./install.mjs')
installWhatIsMissing('run')
const { buildWhenNeeded } = await import('./build.mjs')
await buildWhenNeeded()
process.env.NODE_ENV ??= 'production'
await import('../dist/server/main.js')
