import { browserPath, openBrowser } from '../../journeys/test/browser.ts'
import { freePort, startServer } from '../../journeys/test/server.ts'
import { enterAsGuest } from '../guest.ts'
import { median } from '../median.ts'
import { askLighthouse, type LighthouseOptions, type LighthouseReport } from '../peers/start.ts'
import { compare, report, type Row } from '../row.ts'

const loads = 3

type Loads = { readonly path: string; readonly port: number; readonly url: string; readonly cookie: string }

export async function measurePageLoad(): Promise<Row[]> {
  if (browserPath === '')
    return [report('Page load', 'not measured', 'there is no browser: name one in TEST_BROWSER')]
  const server = await startServer({ NODE_ENV: 'production' })
  const port = await freePort()
  const browser = await openBrowser(`--remote-debugging-port=${port}`)
  try {
    const guest = await enterAsGuest(server.url)
    const auth = await measurePath({ path: '/auth', port, url: server.url, cookie: '' })
    const home = await measurePath({ path: '/', port, url: server.url, cookie: guest.cookies() })
    return [...auth, ...home]
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function measurePath(what: Loads): Promise<Row[]> {
  const simulated = await load(what, 'simulate')
  const applied = await load(what, 'devtools')
  const how = `Lighthouse 12, mobile, slow 4G, CPU ×4, median of ${loads}`
  const row = (
    name: string,
    reports: readonly LighthouseReport[],
    audit: string,
    target: number,
    unit: string,
    digits = 0,
  ) => compare(`${what.path}: ${name}`, medianOf(reports, audit), target, unit, how, digits)
  return [
    row('FCP, simulated', simulated, 'first-contentful-paint', 1200, 'ms'),
    row('LCP, simulated', simulated, 'largest-contentful-paint', 1800, 'ms'),
    row('FCP, applied', applied, 'first-contentful-paint', 1200, 'ms'),
    row('LCP, applied', applied, 'largest-contentful-paint', 1500, 'ms'),
    row('TBT, simulated', simulated, 'total-blocking-time', 50, 'ms'),
    row('TBT, applied', applied, 'total-blocking-time', 50, 'ms'),
    row('CLS, applied', applied, 'cumulative-layout-shift', 0.02, '', 3),
  ]
}

async function load(
  { path, port, url, cookie }: Loads,
  throttlingMethod: LighthouseOptions['throttlingMethod'],
): Promise<LighthouseReport[]> {
  const extraHeaders: Record<string, string> = cookie ? { cookie } : {}
  const reports: LighthouseReport[] = []
  while (reports.length < loads) {
    const report = await askLighthouse(`${url}${path}`, { port, throttlingMethod, extraHeaders })
    if (new URL(report.finalDisplayedUrl).pathname !== path) throw new Error(`${path} led elsewhere`)
    reports.push(report)
  }
  return reports
}

function medianOf(reports: readonly LighthouseReport[], audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
}
