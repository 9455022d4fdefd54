import { type Browser, type BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptView } from '../game/protocol.ts'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { expectSound, phone } from './test/expect-sound.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest, startQuickGame, until, waitForEnd } from './test/steps.ts'
import { hearNow, installEar, installVoices, isListening, readSaid, type Said } from './test/speech.ts'

describe.runIf(browserPath)('a table read with machines', { concurrent: true }, () => {
  let server: RunningServer
  let browser: Browser
  let storage: Awaited<ReturnType<BrowserContext['storageState']>>
  let script: ScriptView
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '5' })])
    const page = await openPage(browser, server.url)
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    await waitForEnd(page)
    const id = new URL(page.url()).searchParams.get('script')
    script = (await (await page.request.get(`/api/scripts/${id}`)).json()) as ScriptView
    storage = await page.context().storageState()
    await page.context().close()
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  async function open(
    install: (page: Player) => Promise<void>,
    options: Parameters<Browser['newContext']>[0] = {},
  ) {
    const page = await openPage(browser, server.url, { storageState: storage, ...options })
    await install(page)
    await page.goto(`/scripts/${script.id}/read`)
    await button(page, 'Voices').waitFor()
    return page
  }

  async function openVoices(page: Player) {
    await button(page, 'Voices').click()
    await page.getByRole('dialog', { name: 'Voices' }).waitFor()
  }

  const soundsOf = (said: readonly Said[]) => new Set(said.map(({ voice, pitch }) => `${voice} ${pitch}`))
  const now = (page: Player) => page.locator('[data-now]').innerText()
  const part = (name: string, page: Player) => page.getByRole('switch', { name, exact: true })

  it('is read to the end by the machine, each part with a voice of its own', async () => {
    const page = await open((page) => installVoices(page, ['Ann', 'Bob', 'Cat']))
    await openVoices(page)
    await button(page, 'Let the machine read everything').click()
    await button(page, 'Back to the reading').click()
    const said = await until(async () => {
      const all = await readSaid(page)
      expect(soundsOf(all).size).toBeGreaterThanOrEqual(4)
      return all
    })
    expect(soundsOf(said).size).toBeLessThanOrEqual(script.cast.length + 1)
    expect(said.every(({ text }) => text.length <= 130)).toBe(true)
    await page.keyboard.press('End')
    await button(page, 'Read again').waitFor()
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('shares the parts: the machine stops for the room, a hand wins over the machine, and the choice is kept', async () => {
    const page = await open((page) => installVoices(page, ['Ann', 'Bob']))
    const first = script.cast[0]!.name
    await openVoices(page)
    await part(first, page).press('Space')
    await page.keyboard.press('Escape')
    await page.keyboard.press('v')
    expect(await part(first, page).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    // By hand to that part's first speech; from there it goes on by itself.
    let step = ''
    await until(async () => {
      await page.keyboard.press('ArrowRight')
      step = await now(page)
      expect(step).toContain('The machine reads')
    })
    await until(async () => expect(await now(page)).not.toBe(step))
    const said = await readSaid(page)
    expect(said.length).toBeGreaterThan(0)
    expect(new Set(said.map(({ voice }) => voice)).size).toBe(1)
    await page.reload()
    await button(page, 'Resume voices').click()
    await button(page, 'Pause voices').waitFor()
    await openVoices(page)
    expect(await part(first, page).isChecked()).toBe(true)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('follows a reader, and never goes back', async () => {
    const page = await open(async (page) => {
      await installVoices(page, ['Ann'])
      await installEar(page)
    })
    await openVoices(page)
    expect(await page.getByRole('dialog').innerText()).toContain('goes to its speech service')
    expect(await isListening(page)).toBe(false)
    await page.getByRole('switch', { name: 'Go on when a speech has been said' }).click()
    await button(page, 'Back to the reading').click()
    for (let n = 0; n < 6; n++) {
      const before = await now(page)
      const words = await page.locator('[data-now] [class*="_lines_"] p').allInnerTexts()
      await hearNow(page, 'and who wants another drink')
      await page.waitForTimeout(50)
      expect(await now(page)).toBe(before)
      await hearNow(page, words.filter((text) => !text.startsWith('(')).join(' '))
      await until(async () => expect(await now(page)).not.toBe(before))
    }
    await button(page, 'Stop listening').click()
    await until(async () => expect(await isListening(page)).toBe(false))
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('says what to do when the microphone is refused, and goes on by hand', async () => {
    const page = await open((page) => installEar(page, 'not-allowed'))
    await openVoices(page)
    await page.getByRole('switch', { name: 'Go on when a speech has been said' }).click()
    await page.getByRole('dialog').getByText('The microphone is blocked for this page.').waitFor()
    await button(page, 'Try again').click()
    await page.getByRole('dialog').getByText('The microphone is blocked for this page.').waitFor()
    await page.keyboard.press('Escape')
    const before = await now(page)
    await page.keyboard.press('ArrowRight')
    await until(async () => expect(await now(page)).not.toBe(before))
    await page.context().close()
  })

  it('works without a voice or an ear, and says so', async () => {
    const page = await open(async (page) => {
      await page.addInitScript(() => {
        for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
          Reflect.deleteProperty(window, name)
      })
    })
    await openVoices(page)
    await page.getByText('This browser has no voices').waitFor()
    await page.getByText('This browser cannot listen.').waitFor()
    await expectSound(page, 'the voices of a browser without any', [phone])
    await page.keyboard.press('Escape')
    const before = await now(page)
    await page.keyboard.press('ArrowRight')
    await until(async () => expect(await now(page)).not.toBe(before))
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it.each(['light', 'dark'] as const)('is sound in %s', async (colorScheme) => {
    const page = await open(
      async (page) => {
        await installVoices(page, ['Ann', 'Bob', 'Cat'])
        await installEar(page)
      },
      { colorScheme },
    )
    await openVoices(page)
    await button(page, 'Let the machine read everything').click()
    await page.getByRole('switch', { name: 'Go on when a speech has been said' }).click()
    await expectSound(page, 'the voices')
    await part(script.cast[0]!.name, page).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('m')
    await until(async () => {
      await page.keyboard.press('ArrowRight')
      expect(await page.locator('[data-now] [class*="_who_"]').count()).toBeGreaterThan(0)
    })
    await button(page, 'Stop listening').waitFor()
    await expectSound(page, 'a stage that listens', [phone])
    await page.context().close()
  })
})
