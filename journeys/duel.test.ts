import { type Browser, type Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player, withMotion } from './test/browser.ts'
import { expectSoundInBoth, phone } from './test/expect-sound.ts'
import { pressButton, tabTo } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, longestScript, playAsGuest } from './test/steps.ts'
import { columns, selectFirst } from './test/tables.ts'

describe.runIf(browserPath)('a duel', () => {
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

  it('of three is played, voted on and won by keyboard alone, on a phone, with reloads in the middle', async () => {
    await enter({ viewport: phone, ...withMotion })
    await page.goto('/headtohead-setup')
    await tabTo(page, page.getByLabel('Number of Players'))
    await page.keyboard.press('ArrowDown')
    for (const [n, name] of ['Ada', 'Bo', 'Ada'].entries()) {
      await tabTo(page, page.getByPlaceholder(`Player ${n + 1} Name`))
      await page.keyboard.type(name)
    }
    await pressButton(page, 'Start Game')
    await page.getByRole('heading', { name: 'Head to Head', exact: true }).waitFor()

    await playTurn('Ada')
    const before = await handOnTable()
    await page.reload()
    await scriptOf('Ada').waitFor()
    expect(await handOnTable()).toEqual(before)
    await pressButton(page, 'Next Player')

    await page.getByText("Bo's turn", { exact: true }).waitFor()
    expect(await page.getByText('Generated Script:').count()).toBe(0)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    await selectCards()
    await pressButton(page, 'Generate Script')
    await button(page, 'Generating...').waitFor()
    await scriptOf('Bo').waitFor()
    await page.reload()
    await waitForScript()
    await pressButton(page, 'Next Player')

    await playTurn('Ada (2)')
    await pressButton(page, 'Vote')
    for (const voter of ['Ada', 'Bo', 'Ada (2)']) {
      await page.getByRole('heading', { name: `${voter}, which script was the funniest?` }).waitFor()
      const choice = page.getByText(voter === 'Bo' ? 'Ada (2)' : 'Bo', { exact: true })
      await tabTo(page, ballot().filter({ has: choice }))
      await page.keyboard.press('Space')
    }
    await page.getByRole('heading', { name: 'Bo wins the duel!' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Bo wins the duel!' }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Table Read' }))
    await pressButton(page, 'Finish')
    await page.waitForURL(`${server.url}/`)
    await page.goBack()
    await page.getByRole('heading', { name: 'Bo wins the duel!' }).waitFor()
  })

  it('says what is missing before a script can be generated', async () => {
    await enter()
    await begin(['Ada', 'Bo'])
    await pressButton(page, 'Generate Script')
    await page.getByRole('alert').getByText('Please select one card from each category').waitFor()
    const cards = await handOnTable()
    await page.getByRole('radio').first().check({ force: true })
    await button(page, 'Shuffle Cards').click()
    await expect.poll(handOnTable).not.toEqual(cards)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  })

  it.each(['light', 'dark'] as const)('marks a selected card in gold, in %s', async (colorScheme) => {
    await enter({ colorScheme })
    await begin(['Ada', 'Bo'])
    await selectFirst(page, 'characters')
    const [chosen, ...others] = await page.locator('input[type=radio] + span').evaluateAll(readOutlines)
    const gold = await page.evaluate(readGold)
    expect(chosen).toEqual({ ring: `${gold} solid 5px`, tick: gold })
    expect(others).toEqual(others.map(() => ({ ring: '', tick: '' })))
    expect(others.length).toBe(8)
  })

  it('leads to the setup without players, and home after the last of them', async () => {
    await enter()
    await page.goto('/headtohead-game')
    await page.getByRole('heading', { name: 'Head-to-Head Setup' }).waitFor()
    await begin(['Ada', 'Bo'])
    await button(page, 'Next Player').dblclick({ force: true })
    await page.getByRole('alert').getByText('Ada has no script yet').waitFor()
    await button(page, 'Skip Turn').dblclick()
    await button(page, 'Skip Ada').dblclick()
    await page.getByText("Bo's turn", { exact: true }).waitFor()
    await button(page, 'Finish').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click()
    await page.waitForURL(`${server.url}/`)
  })

  it('is sound in light and in dark', { timeout: 240_000 }, async () => {
    await enter()
    await begin(['Ada', 'Bartholomew the Magnificent and Unabridged'])
    await expectSoundInBoth(page, 'a turn that begins')
    await playTurn('Ada')
    await expectSoundInBoth(page, 'a script that is written')
    await pressButton(page, 'Next Player')
    await playTurn('Bartholomew the Magnificent and Unabridg')
    await pressButton(page, 'Vote')
    await expectSoundInBoth(page, 'the vote')
    await ballot().first().click()
    await page.getByRole('heading', { name: 'Ada wins the duel!' }).waitFor()
    await expectSoundInBoth(page, 'the winner')
  })

  async function begin(players: readonly string[]) {
    await page.goto('/headtohead-setup')
    for (const [n, name] of players.entries()) await page.getByPlaceholder(`Player ${n + 1} Name`).fill(name)
    await button(page, 'Start Game').click()
    await page.getByRole('radio').first().waitFor()
  }

  async function playTurn(player: string) {
    await page.getByText(`${player}'s turn`, { exact: true }).waitFor()
    await selectCards()
    await pressButton(page, 'Generate Script')
    await scriptOf(player).waitFor()
    await waitForScript()
  }

  async function selectCards() {
    for (const column of Object.values(columns)) {
      const cards = page.getByRole('radiogroup', { name: column }).getByRole('radio')
      await tabTo(page, cards.first())
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => cards.nth(1).isChecked()).toBe(true)
    }
  }

  async function waitForScript() {
    await page.getByText('The script is finished.').waitFor({ timeout: longestScript })
  }

  function scriptOf(player: string): Locator {
    return page.getByRole('region', { name: 'Generated Script:' }).getByText(`${player}'s cards`)
  }

  function ballot(): Locator {
    return page.locator('section[aria-labelledby=vote] li button')
  }

  function handOnTable(): Promise<string[]> {
    return page.locator('label:has(input[type=radio])').allInnerTexts()
  }
})

function readOutlines(cards: Element[]): { ring: string; tick: string }[] {
  return cards.map((card) => {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(card)
    const { content, backgroundColor } = getComputedStyle(card, '::after')
    return {
      ring: outlineStyle === 'none' ? '' : `${outlineColor} ${outlineStyle} ${outlineWidth}`,
      tick: content === 'none' ? '' : backgroundColor,
    }
  })
}

function readGold(): string {
  document.body.style.setProperty('caret-color', 'var(--gold)')
  return getComputedStyle(document.body).caretColor
}
