import { type Browser, type Page } from 'playwright-core'
import { browserPath, openBrowser, openPage } from '../../journeys/test/browser.ts'
import { startServer } from '../../journeys/test/server.ts'
import { fillPage, timeFirstLine } from './watch.ts'
import { startSlowService } from './service.ts'
import { median, quantile } from '../median.ts'
import { compare, report, type Row } from '../row.ts'

const presses = 10

export async function measureFirstLine(): Promise<Row[]> {
  if (browserPath === '')
    return [report('First line', 'not measured', 'there is no browser: name one in TEST_BROWSER')]
  const browser = await openBrowser()
  try {
    return [...(await measureHouse(browser)), ...(await measureService(browser))]
  } finally {
    await browser.close()
  }
}

async function measureHouse(browser: Browser): Promise<Row[]> {
  return withPage(browser, {}, async (page) => {
    const began = await repeat(() => pressQuickGame(page).then(({ ms }) => ms))
    await timeFirstLine(page, 'Shuffle') // the script before was stopped: this first Shuffle replaces nothing that is being written
    const shuffled = await repeat(() => pressShuffle(page).then(({ ms }) => ms))
    const how = `${presses} presses, click event to first dialogue line in the DOM, house writer, Chromium`
    return [
      ...rowsOf('Family Friendly pressed to first line', began, 100, `${how}, from Home`),
      ...rowsOf('Shuffle pressed to first line', shuffled, 100, how),
    ]
  })
}

async function measureService(browser: Browser): Promise<Row[]> {
  const service = await startSlowService()
  try {
    const env = { OPENAI_BASE_URL: service.baseUrl, OPENAI_MODEL: 'sample' }
    return await withPage(browser, env, async (page) => {
      const over = await repeat(async () => {
        const { at } = await pressQuickGame(page)
        return at - service.lastLineSentAt()
      })
      const how = `${presses} presses, a service that sends its first whole spoken line after ${service.delayMs} ms and more; from that moment to the line in the DOM, one clock`
      return rowsOf("First line after the AI service's own", over, 50, how)
    })
  } finally {
    await service.close()
  }
}

function rowsOf(measure: string, times: readonly number[], target: number, how: string): Row[] {
  const worst = report(`${measure}, slowest`, `${Math.max(...times).toFixed(0)} ms`, 'the same')
  const usual = compare(`${measure}, median`, median(times), target, 'ms', how)
  return [usual, report(`${measure}, p90`, `${quantile(times, 0.9).toFixed(0)} ms`, 'the same'), worst]
}

async function repeat(press: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  while (times.length < presses) times.push(await press())
  return times
}

async function withPage(
  browser: Browser,
  env: Record<string, string>,
  press: (page: Page) => Promise<Row[]>,
): Promise<Row[]> {
  const server = await startServer({ NODE_ENV: 'production', SCRIPTS_PER_HOUR: '1000', ...env })
  try {
    const page = await openPage(browser, server.url)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Play as a guest', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const rows = await press(page)
    await page.context().close()
    return rows
  } finally {
    await server.remove()
  }
}

async function pressQuickGame(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: /^Quick Twist/ }).click()
  const line = await timeFirstLine(page, 'Family Friendly')
  const stop = page.getByRole('button', { name: 'Stop', exact: true }) // it would be written on beside the next
  await stop.click()
  await stop.waitFor({ state: 'hidden' })
  return line
}

/** A press sooner than 700 ms after the one before is the same wish. */
const betweenWishesMs = 1000

async function pressShuffle(page: Page) {
  await fillPage(page)
  await page.waitForTimeout(betweenWishesMs)
  return timeFirstLine(page, 'Shuffle')
}
