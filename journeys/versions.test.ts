import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage } from './test/browser.ts'
import { expectSound, phone } from './test/expect-sound.ts'
import { chooseEntry, pressButton, tabTo } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { playAsGuest, startQuickGame, textsOf, waitForEnd } from './test/steps.ts'

describe.runIf(browserPath)('a script that goes several ways', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '5' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  it('is written again and continued another way by keyboard, and nothing of it is lost', async () => {
    const page = await openPage(browser, server.url, { viewport: phone })
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    const first = await waitForEnd(page)
    const id = new URL(page.url()).searchParams.get('script') ?? ''
    await page.goto(`/scripts/${id}`)
    expect(await waitForEnd(page)).toEqual(first)

    await chooseEntry(page, 'More …', 'Write Another Version')
    await page.getByText('Version 2 of 2').waitFor()
    const second = await waitForEnd(page)
    expect(textsOf(second, 'dialogue')).not.toEqual(textsOf(first, 'dialogue'))
    expect(new URL(page.url()).pathname).not.toContain(id)
    await expectSound(page, 'the second of two versions')

    await tabTo(page, page.getByRole('link', { name: 'Earlier version' }))
    await page.keyboard.press('Enter')
    await page.getByText('Version 1 of 2').waitFor()
    expect(await waitForEnd(page)).toEqual(first)
    expect(await page.getByRole('link', { name: 'Earlier version' }).count()).toBe(0)

    await pressButton(page, 'Continue Script')
    await page.getByRole('heading', { name: 'The story goes on' }).waitFor()
    const longer = await waitForEnd(page)
    expect(longer.slice(0, first.length)).toEqual(first)
    await chooseEntry(page, 'More …', 'Continue Another Way')
    await page.getByText('Version 3 of 3').waitFor()
    const otherWay = await waitForEnd(page)
    expect(otherWay.slice(0, first.length)).toEqual(first)
    expect(otherWay.slice(first.length)).not.toEqual(longer.slice(first.length))

    await page.goBack()
    await page.getByText('Version 1 of 3').waitFor()
    expect(await waitForEnd(page)).toEqual(longer)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })
})
