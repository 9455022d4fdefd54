import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage } from './test/browser.ts'
import { type Cable, layCable } from './test/cable.ts'
import { television } from './test/expect-sound.ts'
import {
  allAreAt,
  chooseCards,
  errorsOf,
  joinRoom,
  lineOf,
  openOnPhone,
  openScreen,
  phoneWindow,
  readerOf,
  decisionOf,
  entryOf,
  raiseCurtain,
  readTheScript,
  readToDecision,
  readToTheEnd,
  skipTheShow,
  speaks,
  tapTwist,
} from './test/evening.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, until } from './test/steps.ts'

describe.runIf(browserPath)('an evening in a room', { concurrent: true }, () => {
  let server: RunningServer
  let shaken: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server, shaken] = await Promise.all([
      openBrowser(),
      startPreparedServer({ HOUSE_PACE: '2' }),
      startPreparedServer({ HOUSE_PACE: '2' }),
    ])
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([server.remove(), shaken.remove()])
  })

  it('with one screen and six phones: a circle that the room decides on twice, and then a whole duel', async () => {
    const screen = await openPage(browser, server.url, { viewport: television })
    const code = await openScreen(screen)
    const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay']
    const phones = await Promise.all(names.map((name) => joinRoom(browser, server.url, code, name)))
    const all = [screen, ...phones]
    await screen.getByRole('radio', { name: 'Story Circle' }).check()
    await button(screen, 'Begin').click()

    // The room's choice is what most tapped; the last tap ends the wait.
    await Promise.all(phones.map((page, n) => chooseCards(page, n === 5 ? 1 : 0)))
    await screen.getByText('5 of 6 taps').first().waitFor()
    await phones[0]!.getByRole('heading', { name: 'Your part' }).waitFor()
    const parts = await Promise.all(
      phones.map((page) => page.getByRole('listitem').getByRole('heading').innerText()),
    )
    expect(new Set(parts).size).toBe(6)

    // Everybody says a line: one press is one step for all, however often it is pressed.
    const readers = new Set<Page>()
    let line = await allAreAt(all, '')
    for (let steps = 0; readers.size < 6 && steps < 60; steps++) {
      const reader = await readerOf(phones)
      readers.add(reader)
      await button(reader, 'Said it').evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      line = await allAreAt(all, line)
    }
    expect(readers.size).toBe(6)

    const first = phones[0]!
    for (let laughs = 0; laughs < 3; laughs++) await button(first, 'Laugh').click()
    await screen.locator('[data-now]').getByText('3 laughs').waitFor()

    // Whoever does not say it keeps nobody waiting.
    const reader = await readerOf(phones)
    const other = phones.find((page) => page !== reader)!
    await other.locator('button:not([aria-disabled])', { hasText: 'Go on' }).click()
    await allAreAt(all, line)

    // Twice the room decides while it reads: what most tap is what happens.
    const chosen: string[] = []
    for (let decisions = 0; decisions < 2; decisions++) {
      await readToDecision(screen)
      const taps = await Promise.all(phones.map((page, n) => tapTwist(page, n === 0 ? 0 : 1)))
      chosen[decisions] = taps[1] as string
      await screen.getByText('The room chose').first().waitFor()
      await until(async () => expect(await decisionOf(screen).count()).toBe(0))
    }
    await readToTheEnd(screen)
    await first.getByText('chooses what comes next').waitFor()
    expect(await screen.getByRole('figure').innerText()).toContain('3 laughs')
    const told = await first
      .getByRole('region', { name: 'The room chose' })
      .getByRole('listitem')
      .allInnerTexts()
    expect(told.map((text, n) => text.includes(chosen[n] ?? '-'))).toEqual([true, true])
    await button(screen, 'Back to the lobby').click()

    // A hand each, in secret; then everybody's script is read, and voted on.
    await screen.getByRole('radio', { name: 'Twist Duel' }).check()
    await button(screen, 'Begin').click()
    await Promise.all(phones.map((page) => page.getByRole('heading', { name: 'Make your hand' }).waitFor()))
    expect(await screen.locator('img[src^="/cards/"]').count()).toBe(0)
    await Promise.all(phones.map((page, n) => chooseCards(page, n % 3)))
    for (let script = 1; script <= 6; script++) {
      await screen.getByText(`Script ${script} of 6`).first().waitFor()
      await raiseCurtain(screen)
      await allAreAt(all, '')
      if (script === 1 || script === 6) await readTheScript(screen)
      else {
        await screen.keyboard.press('Escape')
        await button(screen, 'End this script').click()
      }
    }
    await first.getByRole('heading', { name: 'Which was the funniest?' }).waitFor()
    const own = await Promise.all(phones.map((page) => entryOf(page)))
    expect(own.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    for (const [n, page] of phones.entries()) {
      const favourite = own[n] === own[0] ? own[1] : own[0]
      expect(await page.getByRole('button', { name: `Script ${own[n]}` }).count()).toBe(0)
      await page.getByRole('button', { name: `Script ${favourite}` }).click()
    }
    for (const page of all)
      await page.getByRole('list', { name: 'Winner' }).getByText('Ann wins the duel!').waitFor()
    expect(errorsOf([screen, ...phones])).toEqual([])
    await Promise.all(all.map((page) => page.context().close()))
  })

  it('goes on without its host, without a phone that sleeps, and after the server was killed', async () => {
    const screen = await openPage(browser, shaken.url, { viewport: television })
    const code = await openScreen(screen)
    const cable: Cable = await layCable(shaken.url)
    const bo = await joinRoom(browser, shaken.url, code, 'Bo')
    const cy = await joinRoom(browser, shaken.url, code, 'Cy')
    const ann = await joinRoom(browser, cable.url, code, 'Ann')
    const phones = [bo, cy, ann]
    await skipTheShow(screen)
    let line = await allAreAt([screen, ...phones], '')
    await screen.context().close()

    while (!(await speaks(ann))) {
      await button(await readerOf(phones), 'Said it').click()
      line = await allAreAt(phones, line)
    }
    cable.cut()
    await ann.getByText('Connecting again…').waitFor()
    // The understudy: whoever is first.
    await bo.locator('[data-now]').getByText('Anybody!').waitFor()
    await button(bo, 'Said it').click()
    line = await allAreAt([bo, cy], line)
    cable.mend()
    expect(await allAreAt(phones, '')).toBe(line)
    await until(async () => expect(await ann.getByText('Connecting again…').count()).toBe(0))

    // What is pressed while the server is away counts once.
    await shaken.kill()
    const reader = await readerOf(phones)
    await button(reader, 'Said it').click()
    await reader.getByText('Connecting again…').waitFor()
    await shaken.restart()
    const after = await allAreAt(phones, line)
    await bo.waitForTimeout(500)
    expect(await allAreAt(phones, '')).toBe(after)

    await button(bo, 'Lead the reading').waitFor({ timeout: 60_000 })
    expect(errorsOf(phones)).toEqual([])
    await Promise.all(phones.map((page) => page.context().close()))
    await cable.remove()
  })

  it('on phones alone', async () => {
    const ann = await openPage(browser, server.url, phoneWindow)
    const code = await openOnPhone(ann, 'Ann')
    const bo = await joinRoom(browser, server.url, code, 'Bo')
    await skipTheShow(ann)
    const first = await allAreAt([ann, bo], '')
    await button(await readerOf([ann, bo]), 'Said it').click()
    const second = await allAreAt([ann, bo], first)

    // Reload, and Back: the seat, the place and the name are still there.
    await bo.reload()
    await allAreAt([ann, bo], '')
    expect(await lineOf(bo)).toBe(second)
    await bo.goto('/')
    await bo.goBack()
    await allAreAt([ann, bo], '')

    await button(ann, 'Lead the reading').click()
    await button(ann, 'One line back').click()
    await allAreAt([ann, bo], second)
    await button(ann, 'Lead the reading').click()
    await button(ann, 'End the performance').click()
    await button(ann, 'Let the curtain fall').click()
    await bo.getByText('Ann chooses what comes next').waitFor()
    await button(ann, 'The story goes on').click()
    await until(async () => expect(await bo.locator('[data-now]').count()).toBe(1))
    expect(errorsOf([ann, bo])).toEqual([])
    await Promise.all([ann, bo].map((page) => page.context().close()))
  })
})
