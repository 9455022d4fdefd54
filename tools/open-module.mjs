import { installWhatIsMissing } from './install.mjs'
import { fromRoot } from './root.mjs'

installWhatIsMissing('all')
const { createServer } = await import('vite')

/** A TypeScript module of ours, which may itself import more when it is used, until `close`. */
export async function openModule(...path) {
  const server = await createServer({
    configFile: false,
    root: fromRoot(),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return { module: await server.ssrLoadModule(fromRoot(...path)), close: () => server.close() }
}
