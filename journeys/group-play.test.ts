import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lengths, wordsPerMinute } from '../game/modes.ts'
import { browserPath, openBrowser, openPage, type Player, withMotion } from './test/browser.ts'
import { expectSoundInBoth, laptop, phone, television } from './test/expect-sound.ts'
import { pressButton, tabTo } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import {
  button,
  goBackAtOnce,
  longestScript,
  playAsGuest,
  type ShownLine,
  textsOf,
  waitForEnd,
} from './test/steps.ts'

const sizes = [
  [television, 480],
  [laptop, 370],
  [phone, 105],
] as const
const columns = ['Characters', 'Programs', 'Settings']
const circle = ['Ada', 'Bo', 'Ada', 'Wilhelmina Featherstonehaugh-Cholmondele', 'Cy', 'Di']
const seated = circle.map((name, seat) => (seat === 2 ? 'Ada (2)' : name))

describe.runIf(browserPath)('a circle', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '10' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  async function enter(options: Parameters<typeof openPage>[2] = {}) {
    page = await openPage(browser, server.url, options)
    await playAsGuest(page)
  }
  afterEach(async () => {
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it(
    'of six plays by keyboard alone, on a phone: generate, reload, continue, finish, and back',
    { timeout: 240_000 },
    async () => {
      await enter({ viewport: phone, ...withMotion })
      await page.goto('/groupplay-setup')
      await tabTo(page, page.getByLabel('Number of Players'))
      await page.keyboard.type('6')
      for (const [n, name] of circle.entries()) {
        await tabTo(page, page.getByPlaceholder(`Player ${n + 1} Name`))
        await page.keyboard.type(name)
      }
      await pressButton(page, 'Start Game')
      await page.getByText(`Players: ${seated.join(', ')}`, { exact: true }).waitFor()
      await page.getByRole('heading', { name: 'Select one card from each category' }).waitFor()
      expect(await button(page, 'Generate Script').isDisabled()).toBe(true)
      await selectCards()
      const table = await page.locator('label:has(input)').allInnerTexts()
      await pressButton(page, 'Generate Script')
      await page.getByText(/^Generating script\.\.\. [1-9]\d?%$/).waitFor()
      await expectFocus('Stop')

      await page.reload()
      const shown = await watchPercent(/^Generating script\.\.\. (\d+)%$/)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      expect(shown.at(-1)).toBeGreaterThan(80)
      expect(shown.at(-1)).toBeLessThan(100)
      const first = await waitForEnd(page)
      expect(await page.locator('label:has(input)').allInnerTexts()).toEqual(table)
      expectMinutes(first, lengths.group.first.minutes)
      expect(textsOf(first, 'scene-heading').length).toBeGreaterThanOrEqual(4)
      await expectEqualParts(first)

      await pressButton(page, 'Continue Script')
      await button(page, 'Continuing...').waitFor()
      await page.getByRole('heading', { name: 'The story goes on' }).waitFor()
      const both = await waitForEnd(page)
      expect(both.slice(0, first.length)).toEqual(first)
      expectMinutes(both.slice(first.length), lengths.group.continuation.minutes)

      await pressButton(page, 'Finish')
      await page.waitForURL(`${server.url}/`)
      await page.goBack()
      expect(await waitForEnd(page)).toEqual(both)
    },
  )

  it('shuffles, stops, and keeps the script before under Back', async () => {
    await enter()
    await begin(['Ada', 'Bo'])
    await selectCards()
    await button(page, 'Generate Script').click()
    await page.getByRole('heading', { name: /^Act One/ }).waitFor()
    await button(page, 'Stop').click()
    const stopped = await waitForEnd(page, 'Stopped.')
    const address = page.url()
    const cards = await page.locator('label:has(input)').allInnerTexts()
    await button(page, 'Shuffle Cards').click()
    await expect.poll(() => page.locator('label:has(input)').allInnerTexts()).not.toEqual(cards)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await button(page, 'Generate Script').isDisabled()).toBe(true)
    await selectCards()
    await button(page, 'Generate Script').click()
    await expect.poll(() => page.url()).not.toBe(address)
    await page.goBack()
    expect(await waitForEnd(page, 'Stopped.')).toEqual(stopped)

    // Back at the moment the new script enters the address, before it is shown.
    const wentBack = goBackAtOnce(page)
    await button(page, 'Generate Script').click()
    await wentBack
    expect(await waitForEnd(page, 'Stopped.')).toEqual(stopped)
    expect(page.url()).toBe(address)
  })

  it('leads to the setup without players', async () => {
    await enter()
    await page.goto('/group-play-screen')
    await page.getByRole('heading', { name: 'Group Play Setup' }).waitFor()
  })

  it('says which category has too few cards', async () => {
    await enter()
    await page.route(/\/api\/cards\b/, async (route) => {
      const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
      const cards = (await answer.json()) as { programs: unknown[] }
      await route.fulfill({ json: { ...cards, programs: cards.programs.slice(0, 2) } })
    })
    await begin(['Ada', 'Bo'], 6)
    await page.getByRole('alert').getByText('Not enough programs cards available.', { exact: true }).waitFor()
    expect(await page.getByRole('radiogroup', { name: 'Programs' }).getByRole('radio').count()).toBe(0)
  })

  it('is sound in light and in dark', { timeout: 240_000 }, async () => {
    await enter()
    await begin(circle)
    await expectSoundInBoth(page, 'a table')
    for (const [size, narrowest] of sizes) {
      await page.setViewportSize(size)
      await expectNineCards(narrowest)
    }
    await selectCards()
    await button(page, 'Generate Script').click()
    await page.setViewportSize({ width: 320, height: 640 })
    const stop = await button(page, 'Stop').boundingBox()
    expect((stop?.x ?? 0) + (stop?.width ?? 0)).toBeLessThanOrEqual(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByText('The script is finished.').waitFor({ timeout: longestScript })
    await expectSoundInBoth(page, 'a script of six')
  })

  async function begin(players: readonly string[], cards = 9) {
    await page.goto('/groupplay-setup')
    await page.getByLabel('Number of Players').selectOption(String(players.length))
    for (const [n, name] of players.entries()) await page.getByPlaceholder(`Player ${n + 1} Name`).fill(name)
    await button(page, 'Start Game').click()
    await expect.poll(() => page.getByRole('radio').count()).toBe(cards)
  }

  async function selectCards() {
    for (const column of columns) {
      const cards = page.getByRole('radiogroup', { name: column }).getByRole('radio')
      await tabTo(page, cards.first())
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => cards.nth(1).isChecked()).toBe(true)
    }
  }

  /** All are alike, wide enough to be read from where players sit, and in sight above the buttons. */
  async function expectNineCards(narrowest: number) {
    const fold = (await page.locator('[data-foot]').boundingBox())?.y ?? 0
    const cards = await page.locator('label:has(input)').all()
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.height ?? 0))).size).toBe(1)
    expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(narrowest)
    expect(Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)))).toBeLessThan(fold)
  }

  async function expectFocus(name: string) {
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }

  async function watchPercent(label: RegExp): Promise<number[]> {
    const text = page.getByText(label)
    await text.waitFor()
    const shown: number[] = []
    while ((await text.count()) > 0) {
      const [now] = await text.allTextContents()
      const percent = Number(label.exec(now ?? '')?.[1] ?? shown.at(-1))
      if (percent !== shown.at(-1)) shown.push(percent)
    }
    return shown
  }

  async function expectEqualParts(lines: readonly ShownLine[]) {
    const tickets = page.getByRole('region', { name: 'Assigned Characters' }).getByRole('listitem')
    const rows = (await tickets.allInnerTexts()).map((ticket) => ticket.split(/\n+/))
    expect(rows.map(([player]) => player)).toEqual(seated)
    const cues = rows.map(([player, part]) => `${player} · ${part}`)
    expect(new Set(textsOf(lines, 'character'))).toEqual(new Set(cues))
    for (const [, , percentText] of rows) {
      const percent = Number.parseInt(percentText ?? '', 10)
      expect(percent).toBeGreaterThanOrEqual(10)
      expect(percent).toBeLessThanOrEqual(25)
    }
  }
})

function expectMinutes(lines: readonly ShownLine[], { from, to }: { from: number; to: number }) {
  const words = textsOf(lines, 'dialogue').join(' ').split(/\s+/).length
  expect(words / wordsPerMinute).toBeGreaterThanOrEqual(from)
  expect(words / wordsPerMinute).toBeLessThanOrEqual(to)
}
