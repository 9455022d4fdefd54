import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DecisionView, type OwnView, type RoomView } from '../../../game/room/view.ts'
import { type Decided } from '../../../game/room/show/twists.ts'
import { byName, click } from '../../test/mount.ts'
import { sampleDecision, sampleRound, sampleTwists } from '../../test/room-sample.ts'
import { closeRound, made, performing, showRound } from '../../test/round.tsx'
import { closeStage, openStage, said } from '../../test/stage.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openStage({ 'GET /api/scripts/s1/laughs': () => ({ laughs: [] }) })
})
afterEach(async () => {
  await closeRound()
  await closeStage()
  vi.useRealTimers()
})

const ann = { id: 'p1', name: 'Ann', isHost: false } as const
const audience = { id: 'p9', name: 'Cy', role: 'audience', isHost: false } as const
const screen = { id: 'p3', name: '', role: 'screen', isHost: true } as const
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const panel = () => document.querySelector('[aria-label="The room decides"]')
const choices = () => [...(panel()?.querySelectorAll<HTMLElement>('li button') ?? [])]
const pressed = () => choices().map((one) => one.getAttribute('aria-pressed') === 'true')
const announced = () =>
  [...document.querySelectorAll('main [aria-live=polite]')].map((one) => one.textContent).join('')
const script = () => document.querySelector('section[aria-label=Script]')
const [first, second, third] = sampleTwists

/** Step 1 is Bo's line, 0 and 2 are Ann's. */
async function ask(you: Partial<OwnView> = ann, at = 1, decision: Partial<DecisionView> = {}) {
  await tell(you, at, { n: 2, decision: sampleDecision(decision) })
}

async function tell(you: Partial<OwnView>, at: number, room: Partial<RoomView>) {
  await showRound({ room: { phase: performing(at), ...room }, you })
}

async function decide(twist: Decided['twist'], you: Partial<OwnView> = ann, at = 1) {
  const decided = [{ chapter: 0, act: 2, twist, tapped: [], with: [] }]
  await tell(you, at, { n: 3, decision: null, round: { ...sampleRound(), decided } })
}

describe.each([
  ['a player', ann],
  ['the audience', audience],
])('on the phone of %s', (_, you) => {
  test('one tap chooses under the line that is read, another changes it, until the end', async () => {
    await ask(you)
    expect(document.querySelector('[data-now]')?.textContent).toBe('BoKevinTwo.')
    expect(choices().map(({ textContent }) => textContent)).toEqual(
      [first, second, third].map(({ sentence }) => sentence),
    )
    expect(panel()?.querySelector('[role=timer]')?.textContent).toBe('9 seconds left')
    await click(byName(second.sentence))
    expect(made).toEqual([{ is: 'tap-twist', chapter: 0, act: 2, twist: second.id }])
    await ask({ ...you, twist: second.id })
    expect(pressed()).toEqual([false, true, false])
    await click(byName(third.sentence))
    expect(made.at(-1)).toEqual({ is: 'tap-twist', chapter: 0, act: 2, twist: third.id })
  })
})

test('a phone in the hand says so without a sound, but not over a line of one’s own', async () => {
  const buzz = vi.fn<(ms: number) => boolean>(() => true)
  Object.defineProperty(navigator, 'vibrate', { value: buzz, configurable: true })
  await tell(ann, 1, { n: 1 })
  await ask()
  await ask({ ...ann, twist: first.id })
  expect(buzz.mock.calls).toEqual([[60]])
  await ask(ann, 2)
  expect(buzz.mock.calls).toEqual([[60], [120]])
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('a tap shows before the room has told it, and one for another act does not', async () => {
  const tapped = (act: number) => ({
    asked: [{ is: 'tap-twist', chapter: 0, act, twist: third.id }] as const,
  })
  const room = { phase: performing(1), decision: sampleDecision() }
  await showRound({ room, you: { ...ann, twist: first.id }, shown: tapped(2) })
  expect(pressed()).toEqual([false, false, true])
  await showRound({ room, you: { ...ann, twist: first.id }, shown: tapped(1) })
  expect(pressed()).toEqual([true, false, false])
})

test('then the room’s choice stands for a few seconds in the same place, and no tap counts', async () => {
  await ask()
  const before = choices()
  await decide(second)
  expect(panel()?.querySelector('h2')?.textContent).toBe('The room chose:')
  expect(choices()).toEqual(before)
  expect(choices().map((one) => one.hasAttribute('data-won'))).toEqual([false, true, false])
  await click(before[0] as HTMLElement)
  expect(made).toEqual([])
  await wait(4900)
  expect(panel()).not.toBeNull()
  await wait(200)
  expect(panel()).toBeNull()
})

test('where nobody tapped nothing is said', async () => {
  await ask()
  await decide(null)
  expect(announced()).toBe('')
  expect(said()).not.toContain('chose:')
  await wait(400)
  expect(panel()).toBeNull()
})

test('a page that is opened later hears of it at the curtain', async () => {
  await decide(second)
  expect(panel()).toBeNull()
  expect(announced()).toBe('')
})

test('is announced once, politely, and so is the outcome', async () => {
  await tell(ann, 1, { n: 1 })
  const live = document.querySelector('main p[aria-live=polite]')
  expect(live?.textContent).toBe('')
  const heard: string[] = []
  const watch = new MutationObserver(() => heard.push(live?.textContent ?? ''))
  watch.observe(live as Element, { childList: true, characterData: true, subtree: true })
  await ask()
  await wait(3000)
  await ask(ann, 2, { tapped: ['p2'] })
  await decide(first, ann, 2)
  await wait(50)
  watch.disconnect()
  expect(heard).toEqual(['The room decides what happens next.', `The room chose: ${first.sentence}`])
})

describe('whoever reads now', () => {
  const unfold = () => byName('What happens next?')
  test('keeps their line and "Said it"; the choices are one tap away, and the line comes back', async () => {
    await ask(ann, 2)
    expect(document.querySelector('[data-now]')?.textContent).toBe('YouAdaThree.')
    expect(choices()).toEqual([])
    expect(unfold().getAttribute('aria-expanded')).toBe('false')
    await click(byName('Said it'))
    expect(made).toEqual([{ is: 'advance', from: 2 }])
    await click(unfold())
    expect(document.activeElement).toBe(choices()[0])
    expect(byName('Said it')).toBeDefined()
    await click(byName(first.sentence))
    expect(made.at(-1)).toEqual({ is: 'tap-twist', chapter: 0, act: 2, twist: first.id })
    expect(choices()).toEqual([])
    await ask({ ...ann, twist: first.id }, 2)
    const strip = byName(`What happens next? ✓ ${first.sentence}`)
    expect(document.activeElement).toBe(strip)
    await click(strip)
    await click(byName('Back to your line'))
    expect(choices()).toEqual([])
  })

  test('sees the choices once the line is said, and hears the outcome during it', async () => {
    await ask(ann, 2)
    await ask(ann, 3)
    expect(choices()).toHaveLength(3)
    await ask(ann, 2)
    await decide(third, ann, 2)
    expect(said()).toContain(`The room chose: ${third.sentence}`)
    expect(document.querySelector('[class*=until]')).toBeNull()
    await wait(5100)
    expect(document.querySelector('[class*=until]')?.textContent).toBe('then Bo')
  })

  test('a key that meant a choice says no line: the focus goes to the script', async () => {
    await ask(ann, 1)
    await act(async () => choices()[1]?.focus())
    await ask(ann, 2)
    expect(document.activeElement).toBe(script())
    await ask(ann, 3)
    await act(async () => choices()[1]?.focus())
    await decide(null, ann, 3)
    await wait(400)
    expect(document.activeElement).toBe(script())
  })
})

describe('the screen', () => {
  test('shows the three, who has tapped and the time; nothing is pressed there', async () => {
    await ask(screen, 1, { tapped: ['p2'] })
    expect(
      [...(panel()?.querySelectorAll('h2 ~ * [data-done]') ?? [])].map((one) => one.textContent),
    ).toEqual(['✓Bohas tapped'])
    expect(panel()?.textContent).toContain('1 of 2')
    expect(panel()?.textContent).toContain('9 seconds left')
    for (const { sentence } of sampleTwists) expect(panel()?.textContent).toContain(sentence)
    expect(panel()?.querySelectorAll('button')).toHaveLength(0)
    expect(announced()).toContain('The room decides what happens next.')
  })

  test('then the winner', async () => {
    await ask(screen)
    await decide(third, screen)
    expect(panel()?.querySelector('[data-won]')?.textContent).toBe(third.sentence)
    expect(announced()).toContain(`The room chose: ${third.sentence}`)
    await wait(5100)
    expect(panel()).toBeNull()
  })
})
