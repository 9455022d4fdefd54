import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RoomLaughsBody } from '../../../game/room/move.ts'
import { byName, click } from '../../test/mount.ts'
import { closeRound, fourLines, made, people, performing, showRound } from '../../test/round.tsx'
import { asked, closeStage, openStage } from '../../test/stage.tsx'

const buzz = vi.fn<(ms: number) => boolean>(() => true)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openStage({
    'GET /api/scripts/s1/laughs': () => ({ laughs: [] }),
    'POST /api/rooms/BCDF/laughs': () => ({ status: 204 }),
  })
  Object.defineProperty(navigator, 'vibrate', { value: buzz, configurable: true })
  buzz.mockClear()
})
afterEach(async () => {
  await closeRound()
  await closeStage()
  vi.useRealTimers()
})

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const ann = { id: 'p1', name: 'Ann', isHost: false }
const now = () => document.querySelector('[data-now]')?.textContent ?? ''
const until = () => document.querySelector('[class*=until]')?.textContent
const announced = () => document.querySelector('[aria-live=assertive]')?.textContent
const advance = () => [...document.querySelectorAll<HTMLElement>('footer button')].at(-1) as HTMLElement
const mayPress = () => advance().getAttribute('aria-disabled') === null

describe('my line', () => {
  test('is shown, announced and felt, and one press of "Said it" is one move', async () => {
    await showRound({ room: { phase: performing(0, Date.now()) }, you: ann })
    expect(now()).toBe('YouAda(sadly)One.')
    expect(announced()).toBe('Your line, as Ada: (sadly) One.')
    expect(buzz).toHaveBeenCalledOnce()
    expect(until()).toBe('then Bo')
    await click(byName('Said it'))
    expect(made).toEqual([{ is: 'advance', from: 0 }])
    await showRound({
      room: { phase: performing(0, Date.now()) },
      you: ann,
      shown: { asked: [{ is: 'advance', from: 0 }] },
    })
    await click(byName('Said it'))
    expect(made).toHaveLength(1)
  })

  test('keeps the same button under the thumb from line to line', async () => {
    await showRound({ room: { phase: performing(0) }, you: ann })
    const button = byName('Said it')
    await showRound({ room: { phase: performing(1) }, you: ann })
    expect(byName('Go on')).toBe(button)
    await showRound({ room: { phase: performing(2) }, you: ann })
    expect(byName('Said it')).toBe(button)
    expect(buzz).toHaveBeenCalledTimes(2)
  })

  test('said where nothing more is written yet, the room goes on as soon as there is', async () => {
    const short = 'ADA\nOne.\n\n'
    await showRound({ room: { phase: performing(0) }, you: ann, text: short })
    await click(byName('Said it'))
    expect(made).toEqual([])
    expect(mayPress()).toBe(false)
    await showRound({ room: { phase: performing(0) }, you: ann, text: fourLines })
    expect(made).toEqual([{ is: 'advance', from: 0 }])
  })
})

test('what all say together stands large on every seat’s phone, and any of them ends it', async () => {
  const text = `${fourLines}ALL\nBread!\n\nADA\nFive.\n\n`
  const told = { room: { phase: performing(4, Date.now()) }, text }
  await showRound({ ...told, you: { ...ann, id: 'p2' } })
  expect(now()).toBe('EveryoneALLBread!')
  expect(announced()).toBe('Your line, as ALL: Bread!')
  expect(buzz).toHaveBeenCalledOnce()
  const isOfBo = mayPress()
  await showRound({ ...told, you: ann })
  expect(now()).toBe('EveryoneALLBread!')
  expect([isOfBo, mayPress()]).toEqual([true, true])
  await showRound({ ...told, you: { id: 'p9', role: 'audience', isHost: false } })
  expect(now()).toBe('EveryoneALLBread!')
  expect(announced()).toBe('')
})

describe('the line of somebody else', () => {
  test('says who speaks, what, and when it is mine; nothing is announced', async () => {
    await showRound({ room: { phase: performing(1, Date.now()) }, you: ann })
    expect(now()).toBe('BoKevinTwo.')
    expect(until()).toBe('You are next')
    expect(announced()).toBe('')
    expect(buzz).not.toHaveBeenCalled()
  })

  test('may be ended by anybody after four seconds, and not before', async () => {
    await showRound({ room: { phase: performing(1, Date.now()) }, you: ann })
    await wait(3500)
    expect(mayPress()).toBe(false)
    await click(byName('Go on'))
    expect(made).toEqual([])
    await wait(700)
    expect(mayPress()).toBe(true)
    await click(byName('Go on'))
    expect(made).toEqual([{ is: 'advance', from: 1 }])
  })

  test('is anybody’s at once while its reader sleeps', async () => {
    const asleep = people.map((one) => (one.id === 'p2' ? { ...one, isHere: false, isCovered: true } : one))
    await showRound({ room: { phase: performing(1, Date.now()), people: asleep }, you: ann })
    expect(now()).toBe('Anybody!KevinTwo.')
    await click(byName('Said it'))
    expect(made).toEqual([{ is: 'advance', from: 1 }])
  })
})

test('the audience sees what is said and laughs, and does not lead', async () => {
  await showRound({ room: { phase: performing(1) }, you: { id: 'p9', role: 'audience', isHost: false } })
  expect(now()).toBe('BoKevinTwo.')
  expect(document.querySelector('h1')?.textContent).toBe('You are in the audience')
  expect(until()).toBe('')
  expect(mayPress()).toBe(false)
  expect(byName('Laugh').hasAttribute('disabled')).toBe(false)
})

test('laughs are gathered, sent together for what is said, and counted at once', async () => {
  await showRound({ room: { phase: performing(1) }, you: ann })
  for (let n = 0; n < 3; n++) await click(byName('Laugh'))
  expect(document.querySelector('output')?.textContent).toBe('Laugh marked: 3 for this line.')
  await wait(300)
  expect(laughsSent()).toBe(3)
})

test('laughs of a full house wait a while, but not on a phone that is locked', async () => {
  const inTheHall = { room: { phase: performing(1), audience: 500 }, you: ann }
  await showRound(inTheHall)
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  await click(byName('Laugh'))
  expect(document.querySelector('output')?.textContent).toBe('Laugh marked: the first for this line.')
  await wait(3000)
  expect(laughsSent()).toBe(0)
  await wait(1000)
  expect(laughsSent()).toBe(1)
  await click(byName('Laugh'))
  await wait(100)
  expect(laughsSent()).toBe(1)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(laughsSent()).toBe(2)
  vi.restoreAllMocks()
})

/** For the line that is shown. */
function laughsSent(): number {
  const posts = asked.filter((request) => request.startsWith('POST /api/rooms/BCDF/laughs'))
  return posts
    .map((request) => JSON.parse(request.slice(request.indexOf('{'))) as RoomLaughsBody)
    .flatMap(({ round, laughs }) => laughs.map((laugh) => ({ ...laugh, round })))
    .reduce((sum, { count, ...at }) => {
      expect(at).toEqual({ round: 1, chapter: 0, act: 0, line: 4 })
      return sum + count
    }, 0)
}

describe('who has scrolled back', () => {
  const scrollTo = (top: number) =>
    act(async () => {
      const script = document.querySelector<HTMLElement>('section[aria-label=Script]')
      Object.defineProperty(script, 'scrollTop', { value: top, writable: true, configurable: true })
      script?.dispatchEvent(new Event('scroll', { bubbles: true }))
    })
  const back = () =>
    [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Back to now')
  beforeEach(() =>
    Object.defineProperty(HTMLElement.prototype, 'offsetTop', { get: () => 900, configurable: true }),
  )
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'offsetTop'))

  test('stays there while others speak, and comes back by one tap', async () => {
    await showRound({ room: { phase: performing(1) }, you: { ...ann, id: 'p9', role: 'audience' } })
    await scrollTo(100)
    expect(back()).toBe(true)
    await showRound({ room: { phase: performing(2) }, you: { ...ann, id: 'p9', role: 'audience' } })
    expect(document.querySelector('section[aria-label=Script]')?.scrollTop).toBe(100)
    await click(byName('Back to now'))
    expect(document.querySelector('section[aria-label=Script]')?.scrollTop).toBe(900)
    expect(back()).toBe(false)
  })

  test('is brought to the own line', async () => {
    await showRound({ room: { phase: performing(1) }, you: ann })
    await scrollTo(100)
    await showRound({ room: { phase: performing(2) }, you: ann })
    expect(document.querySelector('section[aria-label=Script]')?.scrollTop).toBe(900)
    expect(back()).toBe(false)
  })
})

describe('the host', () => {
  test('leads on the phone: a line back, scenes, the end', async () => {
    await showRound({ room: { phase: performing(2) }, text: `SCENE 1: Here\n\n${fourLines}` })
    await click(byName('Lead the reading'))
    await click(byName('One line back'))
    expect(made).toEqual([{ is: 'go-to', to: 1 }])
    await click(byName('Lead the reading'))
    await click(byName('Scenes'))
    await click(byName('SCENE 1: Here'))
    expect(made.at(-1)).toEqual({ is: 'go-to', to: 0 })
    await click(byName('Lead the reading'))
    await click(byName('End the performance'))
    await click(byName('Let the curtain fall'))
    expect(made.at(-1)).toEqual({ is: 'end' })
  })

  test('alone', async () => {
    await showRound({ room: { phase: performing(2) }, you: ann })
    expect(document.querySelector('[aria-label="Lead the reading"]')).toBeNull()
  })
})

test('every wait has words', async () => {
  await showRound({ room: { phase: performing(0) }, you: ann, text: null })
  expect(now()).toBe('The script is on its way…')
  await showRound({ room: { phase: performing(0) }, you: ann, text: '' })
  expect(now()).toBe('The house writer is at the first lines…')
  await showRound({ room: { phase: performing(4) }, you: ann })
  expect(now()).toBe('The house writer is at the next line…')
})
