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
  readToTheEnd,
  skipTheShow,
  speaks,
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

  it('with one screen and five phones: a circle to its end, and then a quick game', async () => {
    const screen = await openPage(browser, server.url, { viewport: television })
    const code = await openScreen(screen)
    const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve']
    const phones = await Promise.all(names.map((name) => joinRoom(browser, server.url, code, name)))
    const all = [screen, ...phones]
    await screen.getByRole('radio', { name: 'Story Circle' }).check()
    await button(screen, 'Begin').click()

    // The room's choice is what most tapped; the last tap ends the wait.
    await Promise.all(phones.map((page, n) => chooseCards(page, n === 4 ? 1 : 0)))
    await screen.getByText('4 of 5 taps').first().waitFor()
    await phones[0]!.getByRole('heading', { name: 'Your part' }).waitFor()
    const parts = await Promise.all(
      phones.map((page) => page.getByRole('listitem').getByRole('heading').innerText()),
    )
    expect(new Set(parts).size).toBe(5)

    // Everybody says a line: one press is one step for all, however often it is pressed.
    const readers = new Set<Page>()
    let line = await allAreAt(all, '')
    for (let steps = 0; readers.size < 5 && steps < 60; steps++) {
      const reader = await readerOf(phones)
      readers.add(reader)
      await button(reader, 'Said it').evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      line = await allAreAt(all, line)
    }
    expect(readers.size).toBe(5)

    const first = phones[0]!
    for (let laughs = 0; laughs < 3; laughs++) await button(first, 'Laugh').click()
    await screen.locator('[data-now]').getByText('3 laughs').waitFor()

    // Whoever does not say it keeps nobody waiting.
    const reader = await readerOf(phones)
    const other = phones.find((page) => page !== reader)!
    await other.locator('button:not([aria-disabled])', { hasText: 'Go on' }).click()
    await allAreAt(all, line)

    await readToTheEnd(screen)
    await first.getByText('chooses what comes next').waitFor()
    expect(await screen.getByRole('figure').innerText()).toContain('3 laughs')
    await button(screen, 'Back to the lobby').click()
    await screen.getByRole('radio', { name: 'Quick Twist' }).check()
    await skipTheShow(screen)
    await allAreAt(all, '')
    expect(await screen.locator('aside li').count()).toBe(5)
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
