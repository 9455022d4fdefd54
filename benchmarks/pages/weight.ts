import { type Browser, type BrowserContext } from 'playwright-core'
import { brotliCompressSync } from 'node:zlib'
import { browserPath, openBrowser } from '../../journeys/test/browser.ts'
import { startServer } from '../../journeys/test/server.ts'
import { type Transfer, watchTransfers } from './transfers.ts'
import { compare, report, type Row } from '../row.ts'

const how = 'bytes on the wire with headers, empty cache, Chromium, built server'

export async function measurePageWeight(): Promise<Row[]> {
  if (browserPath === '')
    return [report('Page weight', 'not measured', 'there is no browser: name one in TEST_BROWSER')]
  const server = await startServer({ NODE_ENV: 'production' })
  const browser = await openBrowser()
  try {
    const auth = await weighAuth(browser, server.url)
    const home = await weighHome(browser, server.url)
    const door = await weighDoor(browser, server.url)
    return [...auth, ...home, ...door]
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function weighAuth(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const watch = await watchTransfers(page)
  await page.goto(`${url}/auth`, { waitUntil: 'networkidle' })
  const rows = rowsOf('/auth', watch.take(), await readInlineStyle(context, `${url}/auth`))
  await context.close()
  return rows
}

async function weighHome(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext()
  await context.request.post(`${url}/api/auth/sign-in/anonymous`, { data: {}, headers: { origin: url } })
  const page = await context.newPage()
  const watch = await watchTransfers(page)
  await page.goto(`${url}/`, { waitUntil: 'networkidle' })
  const rows = rowsOf('/', watch.take(), await readInlineStyle(context, `${url}/`))
  await page.getByRole('button', { name: /^Quick Twist/ }).click()
  await page.getByRole('button', { name: 'Family Friendly', exact: true }).click()
  await page.locator('[class*="_dialogue_"]').first().waitFor()
  const route = watch.take()
  await context.close()
  return [...rows, ...rowsOfRoute(route)]
}

/** Of a phone that has scanned the code. */
async function weighDoor(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const watch = await watchTransfers(page)
  await page.goto(`${url}/room/BCDF`, { waitUntil: 'networkidle' })
  const transfers = watch.take()
  await context.close()
  const scripts = kilobytes(transfers.filter(({ kind }) => kind === 'Script'))
  return [
    compare('First load of the door of a room, JavaScript', scripts, 75, 'kB', how, 1),
    compare('First load of the door of a room, everything', kilobytes(transfers), 120, 'kB', how, 1),
  ]
}

function rowsOf(path: string, transfers: readonly Transfer[], inlineStyle: number): Row[] {
  const of = (kind: string) => kilobytes(transfers.filter((transfer) => transfer.kind === kind))
  const encodings = [...new Set(transfers.filter(isText).map(({ encoding }) => encoding || 'none'))]
  return [
    compare(
      `First load of ${path}, JavaScript`,
      of('Script'),
      85,
      'kB',
      `${how}; ${encodings.join(', ')}`,
      1,
    ),
    compare(
      `First load of ${path}, CSS`,
      of('Stylesheet') + inlineStyle,
      8,
      'kB',
      'inlined in the page: brotli of it alone',
      1,
    ),
    compare(`First load of ${path}, fonts`, of('Font'), 30, 'kB', how, 1),
    compare(`First load of ${path}, pictures`, of('Image'), 30, 'kB', how, 1),
    compare(
      `First load of ${path}, everything`,
      kilobytes(transfers),
      150,
      'kB',
      `${how}; ${transfers.length} answers`,
      1,
    ),
  ]
}

function rowsOfRoute(transfers: readonly Transfer[]): Row[] {
  const code = transfers.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet')
  const cards = transfers.filter(({ path }) => path.startsWith('/cards/'))
  const largest = Math.max(0, ...cards.map(({ bytes }) => bytes / 1000))
  return [
    compare('Quick game route, JavaScript and CSS', kilobytes(code), 15, 'kB', `${how}; after Home`, 1),
    compare('Quick game route, largest of its three cards', largest, 8, 'kB', how, 1),
  ]
}

function isText({ kind }: Transfer): boolean {
  return kind === 'Script' || kind === 'Stylesheet' || kind === 'Document'
}

function kilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

async function readInlineStyle(context: BrowserContext, url: string): Promise<number> {
  const html = await (await context.request.get(url, { headers: { accept: 'text/html' } })).text()
  const style = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  return brotliCompressSync(style).length / 1000
}
