import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { layCable } from './test/cable.ts'
import { phone } from './test/expect-sound.ts'
import { chooseEntry, pressButton, tabTo } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { beginScript, entries, rename, titlesOf, writeScript } from './test/shelf.ts'
import {
  button,
  goBackAtOnce,
  playAsGuest,
  readLines,
  startQuickGame,
  until,
  waitForEnd,
  waitForLines,
} from './test/steps.ts'

describe.runIf(browserPath)('the shelf', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '3' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })
  afterEach(() => page.context().close())

  async function enter(options: Parameters<typeof openPage>[2] = {}, url = server.url) {
    page = await openPage(browser, url, options)
    await playAsGuest(page)
  }
  const search = () => page.getByRole('searchbox', { name: 'Search by title, card or player' })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const shown = (titles: readonly string[]) => until(async () => expect(await titlesOf(page)).toEqual(titles))
  const choose = async (menu: string, entry: string) => {
    await button(page, menu).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const undo = () => page.getByRole('button', { name: 'Undo' })

  it('is used by keyboard alone, on a phone: search, open, Back, rename, delete, undo', async () => {
    await enter({ viewport: phone })
    for (const [n, title] of ['Socks', 'Spoons', 'Crème'].entries())
      await rename(page, (await writeScript(page, n)).id, title)
    await pressButton(page, 'Menu')
    await tabTo(page, link('My Scripts'))
    await page.keyboard.press('Enter')
    await shown(['Crème', 'Spoons', 'Socks'])
    await tabTo(page, search())
    await page.keyboard.type('creme')
    await shown(['Crème'])
    await page.getByText('1 script for “creme”').waitFor()

    await tabTo(page, link('Crème'))
    await page.keyboard.press('Enter')
    await waitForEnd(page)
    await page.getByRole('heading', { name: 'Crème', level: 1 }).waitFor()
    await page.goBack()
    await shown(['Crème'])
    expect(await search().inputValue()).toBe('creme')
    await page.reload()
    await shown(['Crème'])
    expect(await search().inputValue()).toBe('creme')

    await chooseEntry(page, 'More … for Crème', 'Rename')
    await page.keyboard.type('Brûlée')
    await page.keyboard.press('Enter')
    await shown(['Brûlée'])
    await tabTo(page, search())
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await shown(['Brûlée', 'Spoons', 'Socks'])

    await chooseEntry(page, 'More … for Spoons', 'Delete')
    await shown(['Brûlée', 'Socks'])
    await undo().waitFor()
    expect(await undo().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await shown(['Brûlée', 'Spoons', 'Socks'])
    expect(page.complaints).toEqual([])
  })

  it('deletes from the page of a script, and has it back with all its text', async () => {
    await enter()
    const { id } = await writeScript(page, 3)
    await page.goto(`/scripts/${id}`)
    await waitForEnd(page)
    const lines = await readLines(page)
    await choose('More …', 'Delete')
    await page.waitForURL((url) => url.pathname === '/scripts')
    await page.getByText('Nothing on the shelf yet').waitFor()
    await undo().click()
    await entries(page).getByRole('heading').getByRole('link').click()
    await waitForEnd(page)
    expect(await readLines(page)).toEqual(lines)
    const wentBack = goBackAtOnce(page)
    await choose('More …', 'Delete')
    await wentBack
    await page.getByRole('heading', { name: 'No Such Script' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/scripts/${id}`)
    await page.goto('/scripts/there-is-none')
    await page.getByRole('heading', { name: 'No Such Script' }).waitFor()
  })

  it('leads from a game to the script’s page, on to the stage, and back', async () => {
    await enter()
    await startQuickGame(page, 'Family Friendly')
    await page.waitForURL('**/quickgame?script=*')
    const game = page.url()
    await link('Script Page').click()
    await page.waitForURL(/\/scripts\/[\w-]+$/)
    await waitForEnd(page)
    await button(page, 'Continue Script').click()
    await page.getByText(/^Writing act/).waitFor()
    await waitForEnd(page)
    await link('Table Read').click()
    await page.waitForURL(/\/scripts\/[\w-]+\/read$/)
    await page.goBack()
    await waitForLines(page, 5)
    await page.goBack()
    await page.waitForURL(game)
    expect(page.complaints).toEqual([])
  })

  it('shows a long shelf a part at a time', async () => {
    await enter()
    for (let n = 0; n < 26; n++) {
      const { id } = await beginScript(page, n)
      await page.request.post(`/api/scripts/${id}/stop`, { data: {} })
    }
    await page.goto('/scripts')
    await page.getByText('24+ scripts').waitFor()
    expect(await entries(page).count()).toBe(24)
    await button(page, 'Show more').click()
    await page.getByText('26 scripts').waitFor()
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe((await titlesOf(page))[24])
    expect(await button(page, 'Show more').count()).toBe(0)
  })

  it('loses nothing when the network is away, and goes on when it is back', async () => {
    const cable = await layCable(server.url)
    try {
      await enter({}, cable.url)
      const [one, two] = [await writeScript(page, 1), await writeScript(page, 2)]
      await rename(page, one.id, 'One')
      await rename(page, two.id, 'Two')
      await page.goto('/scripts')
      await shown(['Two', 'One'])
      cable.cut()
      const network = 'Network error. Please check your internet connection.'
      await search().fill('one')
      await page.getByRole('main').getByText(network).waitFor()
      await shown(['Two', 'One'])
      await choose('More … for Two', 'Delete')
      await page.getByRole('alert').getByText(`“Two” is still there. ${network}`).waitFor()
      await choose('More … for One', 'Rename')
      await page.getByRole('textbox', { name: 'Title' }).fill('Uno')
      await button(page, 'Save').click()
      await page.getByRole('dialog').getByText(network).waitFor()
      expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Uno')
      cable.mend()
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
      await shown(['Two', 'Uno'])
      await button(page, 'Try again').click()
      await page.getByText('No script matches “one”.').waitFor()
      await button(page, 'Show all my scripts').click()
      await shown(['Two', 'Uno'])
      await choose('More … for Uno', 'Delete')
      await undo().waitFor()
      cable.cut()
      await undo().click()
      await page.getByText('“Uno” could not be brought back.').waitFor()
      cable.mend()
      await undo().click()
      await shown(['Two', 'Uno'])

      cable.cut()
      await link('Uno').click()
      await page.getByRole('heading', { name: 'No Signal' }).waitFor()
      cable.mend()
      await button(page, 'Try again').click()
      await waitForEnd(page)
    } finally {
      await cable.remove()
    }
  })
})
