import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { categories, type Category, type Collections } from '../game/card.ts'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, openDialog, playAsGuest, until } from './test/steps.ts'
import { cardsIn, openByHand, selectFirst, tables } from './test/tables.ts'

const sentences = {
  characters: 'Not enough characters cards available.',
  programs: 'Not enough programs cards available.',
  settings: 'Not enough settings cards available.',
} as const

describe.runIf(browserPath)('a deck with two cards in a category', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  let deck: Collections
  let scriptsAsked: number
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer()])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })
  beforeEach(async () => {
    page = await openPage(browser, server.url)
    scriptsAsked = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/scripts')) scriptsAsked++
    })
    await playAsGuest(page)
    deck = (await (await page.request.get('/api/cards')).json()) as Collections
    await page.route(/\/api\/cards\b/, (route) => route.fulfill({ json: deck }))
  })
  afterEach(async () => {
    expect(page.complaints).toEqual([])
    expect(scriptsAsked).toBe(0)
    await page.context().close()
  })

  it.each(tables)('leaves its column of $title empty and says so', async ({ title, path, seat }) => {
    const whole = deck
    await openByHand(page, path, seat(['Ada', 'Bo']))
    await expectCards(3, 3, 3)
    for (const short of categories) {
      deck = { ...whole, [short]: whole[short].slice(0, 2) }
      await page.reload({ waitUntil: 'commit' })
      await page.getByRole('alert').getByText(sentences[short], { exact: true }).waitFor()
      expect(await page.locator('main').getByText(sentences[short], { exact: true }).count()).toBe(1)
      expect(
        await page
          .locator('main')
          .getByText(/^Not enough/)
          .count(),
      ).toBe(1)
      await expectCards(...countsWithout(short))
      await selectFirst(page, ...categories.filter((category) => category !== short))
      await expectNoGenerating(title)
    }
    await button(page, 'Shuffle Cards').click()
    await expectCards(3, 3, 0)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    deck = whole
    await page.reload({ waitUntil: 'commit' })
    await expectCards(3, 3, 3)
    expect(await page.getByText(/^Not enough/).count()).toBe(0)
  })

  it.each(tables)('names every such category of $title', async ({ path, seat }) => {
    deck = { ...deck, characters: deck.characters.slice(0, 2), settings: [] }
    await openByHand(page, path, seat(['Ada', 'Bo']))
    const alert = page.getByRole('alert').getByText(`${sentences.characters} ${sentences.settings}`)
    await alert.waitFor()
    await expectCards(0, 3, 0)
  })

  it.each(categories)('lets no quick game begin without %s', async (short) => {
    deck = { ...deck, [short]: deck[short].slice(0, 2) }
    await openDialog(page)
    await button(page, 'Family Friendly').click()
    for (const sentence of [sentences[short], 'Please wait while cards are being loaded...'])
      await page.locator('main').getByText(sentence, { exact: true }).waitFor()
    await page.getByRole('alert').getByText(sentences[short]).waitFor()
    expect(await page.getByText('No card selected', { exact: true }).count()).toBe(1)
    expect(await button(page, 'Continue Script').isDisabled()).toBe(true)
    expect(await button(page, 'Finish').isEnabled()).toBe(true)
  })

  function expectCards(...counts: number[]) {
    const count = () => Promise.all(categories.map((category) => cardsIn(page, category).count()))
    return until(async () => expect(await count()).toEqual(counts))
  }

  /** Head-to-head explains when pressed; group play disables the button (spec §4, §5). */
  async function expectNoGenerating(title: string) {
    const generate = button(page, 'Generate Script')
    expect(await generate.isDisabled()).toBe(true)
    if (title !== 'Head to Head') return
    await generate.press('Enter')
    const prompt = 'Please select one card from each category'
    await page.getByRole('alert').getByText(prompt, { exact: true }).waitFor()
  }
})

function countsWithout(short: Category): number[] {
  return categories.map((category) => (category === short ? 0 : 3))
}
