import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptListAnswer } from '../game/protocol.ts'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { layCable } from './test/cable.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import {
  button,
  openDialog,
  playAsGuest,
  readLines,
  startQuickGame,
  until,
  waitForEnd,
  waitForLines,
} from './test/steps.ts'

describe.runIf(browserPath)('a script that is being written', { concurrent: true }, () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer()])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  async function play(url = server.url) {
    const page = await openPage(browser, url)
    await playAsGuest(page)
    return page
  }

  it('goes on after a reload, and in a second window, with the same lines in all', async () => {
    const page = await play()
    await startQuickGame(page, 'Family Friendly')
    const before = await waitForLines(page, 10)
    await page.reload()
    const after = await waitForLines(page, before.length)
    expect(after.slice(0, before.length)).toEqual(before)
    const second = await page.context().newPage()
    await second.goto(page.url())
    await waitForLines(second, before.length)
    expect(await button(second, 'Stop').isVisible()).toBe(true)
    const whole = await waitForEnd(page)
    expect(whole.slice(0, after.length)).toEqual(after)
    expect(await waitForEnd(second)).toEqual(whole)
    // Following gave the same text as reading what is stored.
    await second.reload()
    expect(await waitForEnd(second)).toEqual(whole)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('keeps its text when it is stopped, and goes on from there when asked to', async () => {
    const page = await play()
    await startQuickGame(page, 'R-Rated')
    const before = await waitForLines(page, 8)
    await button(page, 'Stop').dblclick()
    const stopped = await waitForEnd(page, 'Stopped.')
    expect(stopped.slice(0, before.length)).toEqual(before)
    await page.waitForTimeout(1000)
    expect(await readLines(page)).toEqual(stopped)
    await page.reload()
    expect(await waitForEnd(page, 'Stopped.')).toEqual(stopped)
    await button(page, 'Continue Script').click()
    const more = await waitForLines(page, stopped.length + 3)
    expect(more.slice(0, stopped.length)).toEqual(stopped)
    await page.context().close()
  })

  it('makes way for the next when it is shuffled away, once however often Shuffle is pressed', async () => {
    const page = await play()
    await openDialog(page)
    await button(page, 'Family Friendly').dblclick()
    await waitForLines(page, 3)
    const [address, cards] = [page.url(), await chosenCards(page)]
    expect(await states(page)).toEqual(['writing'])
    await button(page, 'Shuffle').dblclick()
    await page.waitForURL((url) => url.href.includes('script=') && url.href !== address)
    const lines = await waitForLines(page, 3)
    expect(await chosenCards(page)).not.toEqual(cards)
    await until(async () => expect((await states(page)).filter((one) => one === 'writing')).toHaveLength(1))
    await page.waitForTimeout(1000)
    expect((await states(page)).slice(1)).not.toContain('writing')
    expect((await readLines(page)).slice(0, lines.length)).toEqual(lines)
    await page.context().close()
  })

  it('is returned to with Back and Forward', async () => {
    const page = await play()
    await startQuickGame(page, 'Family Friendly')
    const before = await waitForLines(page, 5)
    await button(page, 'Finish').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    const after = await waitForLines(page, before.length)
    expect(after.slice(0, before.length)).toEqual(before)
    await page.goForward()
    await page.getByRole('button', { name: /^Quick Twist/ }).waitFor()
    await page.goBack()
    const whole = await waitForEnd(page)
    expect(whole.slice(0, after.length)).toEqual(after)
    expect(await states(page)).toEqual(['written'])
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('is whole after some seconds without a network', async () => {
    const cable = await layCable(server.url)
    const page = await play(cable.url)
    await startQuickGame(page, 'Family Friendly')
    await waitForLines(page, 5)
    cable.cut()
    await page.getByText('Reconnecting…').waitFor()
    const away = await readLines(page)
    await page.waitForTimeout(500)
    expect(await readLines(page)).toEqual(away)
    cable.mend()
    const whole = await waitForEnd(page)
    expect(whole.length).toBeGreaterThan(away.length)
    expect(whole.slice(0, away.length)).toEqual(away)
    await page.reload()
    expect(await waitForEnd(page)).toEqual(whole)
    await page.context().close()
    await cable.remove()
  })
})

function chosenCards(page: Player): Promise<string> {
  return page.getByRole('list', { name: 'Chosen cards' }).innerText()
}

async function states(page: Player): Promise<string[]> {
  const answer = await page.request.get('/api/scripts')
  return ((await answer.json()) as ScriptListAnswer).scripts.map(({ state }) => state)
}
