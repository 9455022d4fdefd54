import lighthouse from 'lighthouse'

process.once('message', async (/** @type {{ url: string, options: object }} */ { url, options }) => {
  const result = await lighthouse(url, { logLevel: 'error', onlyCategories: ['performance'], ...options })
  process.send?.(result?.lhr ?? null)
})
process.once('disconnect', () => process.exit(0))
