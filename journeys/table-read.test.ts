import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LaughsAnswer } from '../game/protocol.ts'
import { browserPath, openBrowser, openPage, type Player, withMotion } from './test/browser.ts'
import { layCable } from './test/cable.ts'
import { passTime, stopClock } from './test/clock.ts'
import { phone, television } from './test/expect-sound.ts'
import { pressButton, tabTo } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest, startQuickGame, until } from './test/steps.ts'
import { enterFinished, now, nowIs, toSpeech } from './test/table-reads.ts'

/** Slow enough to be outrun, and to be read while it is written. */
const slow = { HOUSE_PACE: '2000' }
const quick = { HOUSE_PACE: '4' }

describe.runIf(browserPath)('a table read', { concurrent: true }, () => {
  let server: RunningServer
  let slowServer: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server, slowServer] = await Promise.all([
      openBrowser(),
      startPreparedServer(quick),
      startPreparedServer(slow),
    ])
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([server.remove(), slowServer.remove()])
  })

  it('by keyboard, of a script that is being written: outruns the writer, waits, and goes on', async () => {
    const page = await openPage(browser, slowServer.url, withMotion)
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    const game = page.url()
    await tabTo(page, page.getByRole('link', { name: 'Table Read' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/scripts/*/read')
    await nowIs(page)
    const first = await now(page)
    await page.keyboard.press('Space')
    await until(async () => expect(await now(page)).not.toBe(first))
    // It is told for as long as the next line takes, two seconds.
    await until(async () => {
      await page.keyboard.press('End')
      await page.getByText('is at the next line…').first().waitFor({ timeout: 1500 })
    })
    await page.keyboard.press('PageDown')
    const last = await now(page)
    await until(async () => expect(await button(page, 'Next').isEnabled()).toBe(true))
    expect(await now(page)).toBe(last)
    await page.keyboard.press('PageDown')
    await until(async () => expect(await now(page)).not.toBe(last))

    // The place survives a reload, and leaving for the game and coming back.
    const place = await now(page)
    await page.reload()
    await until(async () => expect(await now(page)).toBe(place))
    await page.goBack()
    await until(async () => expect(page.url()).toBe(game))
    await page.getByRole('region', { name: 'Script' }).waitFor()
    await page.goForward()
    await until(async () => expect(await now(page)).toBe(place))

    await page.keyboard.press('End')
    for (let n = 0; n < 13; n++) await page.keyboard.press(']')
    await pressButton(page, 'Auto-pace')
    await page.getByRole('main').locator('[data-now]').getByText('is at the next line…').waitFor()
    await until(async () => expect(await now(page)).not.toContain('is at the next line…'))
    await pressButton(page, 'Pause')
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('to the end: scenes, type, laughs, and more of it', async () => {
    const page = await openFinished(server.url, { viewport: television })
    await pressButton(page, 'Scenes')
    const scenes = page.getByRole('dialog', { name: 'Scenes' })
    await scenes.getByRole('button', { name: /^Act Two/ }).press('Enter')
    await until(async () => expect(await now(page)).toMatch(/^Act Two/))
    await page.keyboard.press('Space')
    await until(async () => expect(await now(page)).not.toMatch(/^Act Two/))
    expect(await scenes.count()).toBe(0)
    await page.keyboard.press('ArrowLeft')

    await page.keyboard.press('t')
    const before = await typeSize(page)
    await button(page, 'Larger type').click()
    expect(await typeSize(page)).toBeGreaterThan(before * 1.2)
    await page.getByLabel('Auto-pace: 130 words a minute').press('ArrowRight')
    await page.getByText('Auto-pace: 140 words a minute').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.reload()
    await until(async () => expect(await now(page)).toMatch(/^Act Two/))
    expect(await typeSize(page)).toBeGreaterThan(before * 1.2)

    await toSpeech(page)
    await page.keyboard.press('l')
    await page.keyboard.press('l')
    await button(page, 'Laugh').click()
    expect(await now(page)).toContain('3 laughs')
    const laughs = () => page.evaluate(readLaughs)
    await until(async () => expect((await laughs()).map(({ count }) => count)).toEqual([3]))

    // A remote's dark-screen key and unassigned keys do nothing.
    const here = await now(page)
    for (const key of ['.', 'b', 'Shift']) await page.keyboard.press(key)
    expect(await now(page)).toBe(here)

    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'The End', exact: true }).waitFor()
    const quotation = page.getByRole('figure')
    expect(await quotation.innerText()).toMatch(/“.+”[^]*· 3 laughs\b/)
    const picture = page.waitForEvent('download')
    await quotation.getByRole('button', { name: 'Share the laugh' }).click()
    expect((await picture).suggestedFilename()).toMatch(/ \(laugh\)\.png$/)
    await quotation.getByText('Saved as').waitFor()
    await page.keyboard.press('Home')
    await until(async () => expect(await now(page)).not.toBe(here))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await pressButton(page, 'The story goes on')
    await nowIs(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('s')
    await scenes.getByText('The story goes on').waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Close').click()
    await page.waitForURL('**/quickgame?script=*')
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('by finger: taps and swipes turn, laughs wait for the network', async () => {
    const cable = await layCable(server.url)
    const page = await openFinished(cable.url, { viewport: phone, hasTouch: true, isMobile: true })
    const first = await now(page)
    await page.touchscreen.tap(300, 400)
    await until(async () => expect(await now(page)).not.toBe(first))
    await page.touchscreen.tap(40, 400)
    await until(async () => expect(await now(page)).toBe(first))
    await swipe(page, 300, 80)
    await until(async () => expect(await now(page)).not.toBe(first))
    await swipe(page, 80, 300)
    await until(async () => expect(await now(page)).toBe(first))

    await toSpeech(page)
    cable.cut()
    await button(page, 'Laugh').tap()
    expect(await now(page)).toContain('1 laugh')
    await page.waitForTimeout(1500)
    cable.mend()
    await until(async () => expect(await page.evaluate(readLaughs)).toHaveLength(1))
    await page.context().close()
    await cable.remove()
  })

  it('keeps the screen awake, hides its controls when idle, and shows them for the keyboard', async () => {
    const page = await openPage(browser, server.url, withMotion)
    await page.addInitScript(countLocks)
    await page.clock.install()
    await playAsGuest(page)
    await enterFinished(page)
    const locks = () => page.evaluate(() => (window as unknown as { locks: number }).locks)
    await until(async () => expect(await locks()).toBe(1))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await until(async () => expect(await locks()).toBe(2))

    const opacity = (name: string) =>
      button(page, name).evaluate((element) => {
        let seen = 1
        for (let one: Element | null = element; one; one = one.parentElement)
          seen *= Number(getComputedStyle(one).opacity)
        return seen
      })
    const quiet = page.locator('[data-quiet]')
    await stopClock(page)
    await page.mouse.move(300, 300)
    await until(async () => expect(await opacity('Scenes')).toBe(1))
    await passTime(page, 3999)
    expect(await quiet.count()).toBe(0)
    await passTime(page, 1)
    expect(await quiet.count()).toBe(1)
    await until(async () => expect(await opacity('Scenes')).toBe(0))
    expect(await opacity('Laugh')).toBe(1)
    await page.keyboard.press('Tab')
    await until(async () => expect(await opacity('Scenes')).toBe(1))
    await passTime(page, 60_000)
    expect(await quiet.count()).toBe(1)
    await page.waitForTimeout(500) // stepping back takes 400 ms
    expect(await opacity('Scenes')).toBe(1)
    await page.clock.resume()

    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await page.keyboard.press('f')
    await until(async () => expect(await isFull()).toBe(true))
    await button(page, 'Leave full screen').waitFor()
    const stage = page.url()
    await page.keyboard.press('Escape')
    await until(async () => expect(await isFull()).toBe(false))
    expect(page.url()).toBe(stage)
    await page.keyboard.press('Escape')
    await page.waitForURL('**/quickgame?script=*')
    await page.context().close()
  })

  async function openFinished(url: string, options: Parameters<typeof openPage>[2]): Promise<Player> {
    const page = await openPage(browser, url, options)
    await playAsGuest(page)
    await enterFinished(page)
    return page
  }
})

function typeSize(page: Page): Promise<number> {
  return page
    .locator('main')
    .evaluate((main) => Number.parseFloat(getComputedStyle(main).getPropertyValue('--times')))
}

async function readLaughs(): Promise<LaughsAnswer['laughs']> {
  const [, , id] = location.pathname.split('/')
  const answer = await fetch(`/api/scripts/${id}/laughs`)
  return ((await answer.json()) as LaughsAnswer).laughs
}

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 420 }],
    })
  await touch('touchStart', from)
  for (let n = 1; n <= 5; n++) await touch('touchMove', from + ((to - from) * n) / 5)
  await touch('touchEnd', to)
  await session.detach()
}

/** A headless browser keeps no screen awake: requests are counted. */
function countLocks() {
  const counted = window as unknown as { locks: number }
  counted.locks = 0
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        counted.locks++
        return { release: async () => {} }
      },
    },
  })
}
