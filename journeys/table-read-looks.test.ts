import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage } from './test/browser.ts'
import { expectSound, phone, television } from './test/expect-sound.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { playAsGuest } from './test/steps.ts'
import { enterFinished, toSpeech } from './test/table-reads.ts'

describe.runIf(browserPath)('the stage', { concurrent: true }, () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '4' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  it.each(['light', 'dark'] as const)('is sound in %s, on a phone and a television', async (colorScheme) => {
    const sizes = [television, phone]
    const page = await openPage(browser, server.url, { colorScheme })
    await playAsGuest(page)
    await enterFinished(page)
    await expectSound(page, 'a heading', sizes)
    await toSpeech(page)
    await page.keyboard.press('l')
    await expectSound(page, 'a speech', sizes)
    for (const key of ['+', '+', '+', '+', '+']) await page.keyboard.press(key)
    await expectSound(page, 'a speech in the largest type', [phone])
    await page.keyboard.press('s')
    await expectSound(page, 'the scenes', [phone])
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await expectSound(page, 'the settings', [phone])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expectSound(page, 'the help', [phone])
    await page.keyboard.press('Escape')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'The End', exact: true }).waitFor()
    await expectSound(page, 'the end', sizes)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })
})
