import { type Page } from 'playwright-core'
import { browserPath, openBrowser, openPage } from '../../journeys/test/browser.ts'
import { startServer } from '../../journeys/test/server.ts'
import { countLines, timeOpening, timeScrolling } from './shelf-watch.ts'
import { median } from '../median.ts'
import { compare, report, type Row } from '../row.ts'

const presses = 10
const scrolls = 3

export async function measureShelf(): Promise<Row[]> {
  if (browserPath === '')
    return [report('Shelf', 'not measured', 'there is no browser: name one in TEST_BROWSER')]
  // At the usual pace a script has as many pieces as in a game.
  const server = await startServer({ NODE_ENV: 'production' })
  const browser = await openBrowser()
  try {
    const page = await openPage(browser, server.url)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Play as a guest', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const id = await writeLongScript(page)
    const lines = await countLines(page, id)
    return [...(await measureOpening(page, id, lines)), ...(await measureScrolling(page, id, lines))]
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function measureOpening(page: Page, id: string, lines: number): Promise<Row[]> {
  const how = `${presses} presses on the shelf, a group script of 10 to 15 minutes (${lines} lines), Chromium; to the frame after the text`
  const cold = await timeOpening(page, id, lines, 'reloaded')
  const times: { readonly first: number; readonly whole: number }[] = []
  while (times.length < presses) times.push(await timeOpening(page, id, lines, 'stayed'))
  const whole = times.map((time) => time.whole)
  return [
    compare('Long script opened from the shelf: whole text, median', median(whole), 200, 'ms', how),
    report('The same, slowest', `${Math.max(...whole).toFixed(0)} ms`, 'the same'),
    report(
      'The same, first line, median',
      `${median(times.map(({ first }) => first)).toFixed(0)} ms`,
      'the same',
    ),
    report(
      'The same, first press after a reload',
      `${cold.whole.toFixed(0)} ms`,
      'the code of the page comes too',
    ),
  ]
}

async function measureScrolling(page: Page, id: string, lines: number): Promise<Row[]> {
  await page.goto(`/scripts/${id}`)
  const frames: number[] = []
  for (let scroll = 0; scroll < scrolls; scroll++) frames.push(...(await timeScrolling(page, lines)))
  const late = frames.filter((ms) => ms > 34).length
  const how = `${frames.length} frames while ${lines} lines pass by at 1,500 px a second, ${scrolls} times; late: more than two frames of 60 Hz`
  return [
    compare('Long script scrolled: frames that came late', (100 * late) / frames.length, 1, '%', how, 2),
    report('The same, longest frame', `${Math.max(...frames).toFixed(0)} ms`, 'the same'),
  ]
}

/** For a group, 10 to 15 minutes. */
async function writeLongScript(page: Page): Promise<string> {
  const cards = (await (await page.request.get('/api/cards')).json()) as Record<string, { id: string }[]>
  const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
  const body = { mode: 'group', rating: 'family-friendly', cards: ids, players: ['Ada', 'Bo', 'Cy', 'Di'] }
  const { id } = (await (await page.request.post('/api/scripts', { data: body })).json()) as { id: string }
  await page.goto(`/scripts/${id}`)
  await page.getByText('The script is finished.', { exact: true }).waitFor({ timeout: 120_000 })
  return id
}
