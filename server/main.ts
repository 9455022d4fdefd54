import { heedSignals } from './end-on-signal.ts'

// Before the rest is loaded, which takes a while.
const endWith = heedSignals()
const { start } = await import('./start.ts')
await start(process.env, endWith)
