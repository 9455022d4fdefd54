import { once } from 'node:events'
import lighthouse from 'lighthouse'

process.once('disconnect', () => process.exit(0))
const [{ url, options }] = await once(process, 'message')
const result = await lighthouse(url, { logLevel: 'error', onlyCategories: ['performance'], ...options })
process.send?.(result?.lhr ?? null)
