import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player, withMotion } from './test/browser.ts'
import { expectSound, laptop, phone, television } from './test/expect-sound.ts'
import { chooseTool, joinRoom, openRoom, waitForSeat } from './test/rooms.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest } from './test/steps.ts'

const names = ['Ada', 'Bo', 'Ada', 'Wilhelmina Featherstonehaugh', 'Di']
const seated = ['Ada', 'Bo', 'Ada (2)', 'Wilhelmina Featherst', 'Di']

describe.runIf(browserPath)('a room', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '40' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  const open = (options: Parameters<typeof openPage>[2] = {}) =>
    openPage(browser, server.url, { ...withMotion, ...options })
  const openPhone = () => open({ viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor: 1 })
  const seats = (page: Player) => page.getByRole('region', { name: 'Who is there' })

  it('is opened on a screen and joined by five phones, and the host has its tools', async () => {
    const screen = await open({ viewport: laptop })
    await playAsGuest(screen)
    const code = await openRoom(screen)

    const phones = await Promise.all(names.map(openPhone))
    const [ada, bo, , , di] = phones as [Player, Player, Player, Player, Player]
    await ada.goto('/join')
    await ada.getByLabel('Room code').fill(code.toLowerCase())
    await ada.getByLabel('Your name').fill('Ada')
    await expectSound(ada, 'the door', [phone])
    await ada.setViewportSize(phone)
    await button(ada, 'Join').click()
    await waitForSeat(ada, code)
    for (const [n, name] of names.entries()) if (n > 0) await joinRoom(phones[n]!, code, name)

    for (const name of seated) await seats(screen).getByText(name, { exact: true }).waitFor()
    await button(bo, 'Ready?').click()
    await screen.getByText('1 of 5 are ready.').waitFor()
    await seats(di).getByText('Ready', { exact: true }).waitFor()

    // Back, a reload and another tab keep the seat, and nobody is asked for a name again.
    await bo.goto('/about')
    await bo.goBack()
    await waitForSeat(bo, code)
    await bo.reload()
    await waitForSeat(bo, code)
    const again = await bo.context().newPage()
    await again.goto(`${server.url}/room/${code}`)
    await waitForSeat(again, code)
    await bo.getByText('This room is open in another tab.').waitFor()

    await chooseTool(screen, 'Hide the code')
    await screen.getByText('The code is hidden.').waitFor()
    expect(await screen.locator('body').innerText()).not.toContain(code)
    await button(screen, 'Show the code').click()

    await chooseTool(screen, 'Lock the room')
    await screen.getByText('The room is locked').first().waitFor()
    const stranger = await openPhone()
    await stranger.goto(`/room/${code}`)
    await stranger.getByLabel('Your name').fill('Eve')
    await button(stranger, 'Join').click()
    await stranger.getByText('There is no open room with this code.').waitFor()
    expect(await stranger.getByLabel('Your name').inputValue()).toBe('Eve')

    await chooseTool(screen, 'People …')
    await button(screen, 'Remove: Di').click()
    await button(screen, 'Remove Di').click()
    await di.getByText('The host has removed you from this room.').waitFor()
    await button(screen, 'Make host: Ada').click()
    await ada.getByText('You are the host now.').waitFor()
    await ada.getByRole('radio', { name: 'R-Rated' }).check()
    await button(again, 'I am in').click()
    await screen.getByText('Ada begins.').waitFor()
    await expectSound(screen, 'the lobby on the screen', [laptop, television])
    await expectSound(ada, 'the lobby on a phone', [phone])

    await chooseTool(ada, 'Leave the room')
    await button(ada, 'Leave').click()
    await ada.waitForURL((url) => url.pathname === '/')
    await again.getByText('You are the host now.').waitFor()
    await chooseTool(again, 'Close the room')
    await button(again, 'Close the room').click()
    await screen.getByText('This room is closed.').waitFor()

    expect([screen, ada].flatMap(({ complaints }) => complaints)).toEqual([])
    await Promise.all([screen, stranger, ...phones].map((page) => page.context().close()))
  })
})
