import { type Browser, type Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '../game/card.ts'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { passTime, stopClock, timeAlert } from './test/clock.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest, until } from './test/steps.ts'
import { cardsIn, goByHand, openByHand, selectFirst, tables } from './test/tables.ts'

const network = 'Network error. Please check your internet connection.'
const timeout = 'Request timed out. Please try again.'
const unexpected = 'An unexpected error occurred. Please try again.'

type Answer = (route: Route) => Promise<void>

/** How a request for a script fails, and the sentence shown (spec §8). */
const errors: readonly (readonly [Answer, string])[] = [
  [(route) => route.abort('internetdisconnected'), network],
  [(route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }), network],
  [refuse(502, 'writer-unreachable', 'The AI service could not be reached (network)'), network],
  [refuse(504, 'writer-timeout', 'The AI service did not answer in time (timeout)'), timeout],
  [refuse(422, 'no-cards-selected', 'No cards selected'), 'No cards selected'],
  [refuse(422, 'no-cards-selected', 'Such <b id="made">cards</b>'), 'Such <b id="made">cards</b>'],
  [refuse(500, 'unexpected', 'The network of cards had a timeout'), unexpected],
  [refuse(422, 'invalid-body', 'A timeout among the cards'), unexpected],
  [refuse(429, 'too-many-requests', 'Please wait a moment'), unexpected],
  [refuse(502, 'writer-not-a-string', 'Generated script is not a string'), unexpected],
  [refuse(500, 'never-heard-of', 'No cards at all'), unexpected],
  [(route) => route.fulfill({ status: 500, json: ['?'] }), unexpected],
]

const long = 'x'.repeat(10_000)

const unusable: readonly [string, (seat: Seat) => unknown][] = [
  ['none', () => null],
  ['a number', () => 7],
  ['a text', () => 'Ada, Bo'],
  ['a list', () => [['Ada', 'Bo']]],
  ['an empty object', () => ({})],
  ['players that are null', (seat) => seat(null)],
  ['players that are a text', (seat) => seat('Ada, Bo')],
  ['players that are a number', (seat) => seat(2)],
  ['0 players', (seat) => seat([])],
  ['1 player', (seat) => seat(['Ada'])],
  ['7 players', (seat) => seat(Array.from('ABCDEFG'))],
  ['99 players', (seat) => seat(Array.from({ length: 99 }, (_, n) => `Ada ${n}`))],
  ['players of wrong types', (seat) => seat([7, { name: 'Bo' }])],
  ['a player that is null', (seat) => seat(['Ada', null])],
  ['a nameless player', (seat) => seat(['Ada', ' \u00a0 '])],
  ['a name of control characters', (seat) => seat(['Ada', '\u0000\u0007\u001b'])],
  ['an invisible name', (seat) => seat(['Ada', '\u200b\u202e\ufeff'])],
  ['a name of brackets', (seat) => seat(['Ada', '<{}>'])],
]

type Seat = (names: unknown) => object

const made = '<b id="made">Ada</b>'
const usable: readonly [readonly string[], readonly string[]][] = [
  [
    [long, `${long}y`],
    ['x'.repeat(40), `${'x'.repeat(36)} (2)`],
  ],
  [
    [made, '<img src=x onerror=alert(1)>'],
    ['b id="made"Ada/b', 'img src=x onerror=alert(1)'],
  ],
  [
    ['A\u0000d\u0007a\u001b', '\u202eB\u200bo\r\n'],
    ['A d a', 'Bo'],
  ],
  [
    ['{{Ada}}', '__proto__', 'constructor'],
    ['Ada', '__proto__', 'constructor'],
  ],
]

describe.runIf(browserPath)('a game at a table', { concurrent: true }, () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer()])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  async function enter() {
    const page = await openPage(browser, server.url)
    await playAsGuest(page)
    return page
  }
  async function leave(page: Player) {
    // The browser logs every error status.
    expect(page.complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual(
      [],
    )
    await page.context().close()
  }
  const toast = (page: Player, sentence: string) =>
    page.getByRole('alert').getByText(sentence, { exact: true })

  describe.each(tables)('$title', ({ title, path, setup, seat }) => {
    it('tells each error of a script in its own words', async () => {
      const page = await enter()
      let answer: Answer = (route) => route.abort()
      await page.route('**/api/scripts', (route) => answer(route))
      await openByHand(page, path, seat(['Ada', 'Bo']))
      await selectFirst(page, ...categories)
      for (const [next, sentence] of errors) {
        answer = next
        const asked = page.waitForRequest('**/api/scripts')
        await button(page, 'Generate Script').click()
        await asked
        await toast(page, sentence).waitFor()
        await page.locator('main').getByText(sentence, { exact: true }).waitFor()
        await button(page, 'Dismiss').click()
        expect(await page.getByRole('alert').count()).toBe(0)
        expect(await page.getByRole('radio', { checked: true }).count()).toBe(3)
        expect(await page.locator('#made').count()).toBe(0)
      }
      await leave(page)
    })

    it('shows an error for six seconds at the bottom, and keeps it on the page', async () => {
      const page = await enter()
      await page.route('**/api/scripts', refuse(504, 'writer-timeout', 'timeout'))
      await openByHand(page, path, seat(['Ada', 'Bo']))
      await selectFirst(page, ...categories)
      await stopClock(page)
      const shown = timeAlert(page)
      await button(page, 'Generate Script').click()
      await toast(page, timeout).waitFor()
      const place = await toast(page, timeout).boundingBox()
      expect(place?.y).toBeGreaterThan(600)
      expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - 640)).toBeLessThan(40)
      await passTime(page, 5999)
      await passTime(page, 1)
      expect(await page.getByRole('alert').count()).toBe(0)
      expect(await shown).toBe(6000)
      await page.clock.resume()
      expect(await page.locator('main').getByText(timeout, { exact: true }).isVisible()).toBe(true)
      await page.unroute('**/api/scripts')
      await button(page, 'Try again').click()
      await button(page, 'Stop').click()
      await page.getByText('Stopped.', { exact: true }).waitFor()
      await leave(page)
    })

    it('leaves the columns empty when the cards do not come, until they do', async () => {
      const page = await enter()
      const cards = /\/api\/cards\b/
      await page.route(cards, (route) => route.abort())
      await openByHand(page, path, seat(['Ada', 'Bo']))
      await toast(page, network).waitFor()
      expect(await page.getByText('No cards', { exact: true }).count()).toBe(3)
      expect(await page.getByRole('radio').count()).toBe(0)
      expect(await button(page, 'Shuffle Cards').isDisabled()).toBe(true)
      await page.unroute(cards)
      await button(page, 'Try again').click()
      await until(async () => expect(await page.getByRole('radio').count()).toBe(9))
      expect(await page.getByText(network).count()).toBe(0)
      await leave(page)
    })

    it('leads to its setup by a navigation state that is unusable', async () => {
      const page = await enter()
      for (const [name, make] of unusable) {
        await goByHand(page, path, make(seat))
        await page.waitForURL((url) => url.pathname === setup.path)
        await page.getByRole('heading', { name: setup.title, level: 1 }).waitFor()
        expect(await page.locator('main input').evaluateAll(readValues), name).toEqual(['', ''])
      }
      await openByHand(page, path, seat(['Ada', 7]))
      await page.getByRole('heading', { name: setup.title, level: 1 }).waitFor()
      await leave(page)
    })

    it('cleans the names of a navigation state, for the screen and for the writer', async () => {
      const page = await enter()
      await page.route('**/api/scripts', refuse(500, 'unexpected', ''))
      for (const [names, clean] of usable) {
        await openByHand(page, path, seat(names))
        await selectFirst(page, ...categories)
        await page.getByText(playersLine(clean), { exact: true }).waitFor()
        expect(await page.locator('#made, img[src="x"]').count()).toBe(0)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        const asked = page.waitForRequest('**/api/scripts')
        await button(page, 'Generate Script').click()
        const { players } = (await asked).postDataJSON() as { players: string[] }
        expect(players).toEqual(title === 'Group Play' ? clean : clean.slice(0, 1))
        await toast(page, unexpected).waitFor()
      }
      await leave(page)
    })

    it('begins anew with the players when the rest of the state is nonsense', async () => {
      const page = await enter()
      const nonsense = ['<b id="made">', 99, null, [{}]]
      for (const value of nonsense) {
        const hand = { characters: [value, value, value], programs: value, settings: [] }
        const state = { turn: value, hand, selection: hand, entries: [value], shown: value, votes: [value] }
        for (const rest of [
          state,
          { ...state, hand: value, selection: value, entries: value, votes: value },
        ]) {
          await openByHand(page, path, { ...seat(['Ada', 'Bo']), scriptRating: value, ...rest })
          await page.getByText(playersLine(['Ada', 'Bo']), { exact: true }).waitFor()
          for (const category of categories)
            await until(async () => expect(await cardsIn(page, category).count()).toBe(3))
          expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
          expect(await page.locator('#made').count()).toBe(0)
        }
      }
      await leave(page)
    })

    function playersLine(names: readonly string[]): string {
      return title === 'Group Play' ? `Players: ${names.join(', ')}` : `${names[0]}'s turn`
    }
  })
})

function refuse(status: number, code: string, detail: string): Answer {
  const body = JSON.stringify({ status, code, title: 'It went wrong', detail })
  return (route) => route.fulfill({ status, contentType: 'application/problem+json', body })
}

function readValues(fields: Element[]): string[] {
  return fields.map((field) => (field as HTMLInputElement).value)
}
