import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OwnView, type RoomView } from '../../game/room/view.ts'
import { StandInEventSource as Source } from '../test/event-source.ts'
import { byName, choose, click, fill, mount } from '../test/mount.ts'
import { sampleOwn, sampleRoom, somebody } from '../test/room-sample.ts'
import { alert, answers, asked, closeStage, here, openStage, said, Stage, stream } from '../test/stage.tsx'
import { isKnownRoom, rememberRoom } from './memory.ts'
import { RoomScreen } from './screen.tsx'

// Loaded before, the inside renders within the step that asks for it.
beforeAll(() => import('./inside.tsx'))

const session = {
  is: 'signed-in',
  host: { writer: 'The house writer', google: false },
  user: { uid: 'g1', displayName: null, email: null, photoURL: null, isAnonymous: true },
} as const
const moves = 'POST /api/rooms/BCDF/moves'

beforeEach(() => {
  localStorage.clear()
  rememberRoom('BCDF')
  openStage({ [moves]: () => ({ n: 2 }) })
})
afterEach(async () => {
  vi.useRealTimers()
  await closeStage()
})

async function open(network?: string) {
  const host = network === undefined ? session.host : { ...session.host, network }
  await mount(
    <Stage at={{ pathname: '/room/BCDF', search: '', state: null }} session={{ ...session, host }}>
      <Route path="/room/:code" element={<RoomScreen />} />
      <Route path="/" element={<p>Home</p>} />
    </Stage>,
  )
}

const tell = (room: Partial<RoomView> = {}, you: Partial<OwnView> = {}) =>
  stream((source) => {
    source.open()
    source.frame('hello', { now: Date.now() })
    source.frame('room', sampleRoom(room))
    source.frame('you', sampleOwn(you))
  })

async function enter(room: Partial<RoomView> = {}, you: Partial<OwnView> = {}) {
  await open()
  await tell(room, you)
}

const bo = { id: 'p2', name: 'Bo', isHost: false } as const
const tv = somebody('p9', '', { role: 'screen' })
const onScreen = { id: 'p9', name: '', role: 'screen' } as const
const sent = () =>
  asked
    .filter((line) => line.startsWith(moves))
    .map((line) => (JSON.parse(line.slice(moves.length)) as { move: object }).move)
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('a stranger stands at the door, and nothing is asked of the server', async () => {
  localStorage.clear()
  await open()
  expect(said()).toContain('Join room BCDF')
  expect(asked).toEqual([])
  await fill(document.querySelector('input')!, 'Ada')
  await click(byName('Join'))
  expect(Source.last().url).toMatch(/^\/api\/rooms\/BCDF\/events\?tab=[\w-]+$/)
})

test('a seat: who is there, ready or not, and what the host will begin', async () => {
  await enter({ people: [somebody('p1', 'Ada', { isReady: true }), somebody('p2', 'Bo'), tv] }, bo)
  expect(document.querySelector('h1')?.textContent).toBe('Room BCDF')
  expect(said()).toContain('4 seats are free.')
  expect(said()).toContain('1 of 2 are ready. Ada begins.')
  expect(buttons()).not.toContain('Begin')
  await click(byName('Ready?'))
  expect(sent()).toEqual([{ is: 'ready', isReady: true }])
})

test('a tap shows at once, while the room has not answered', async () => {
  answers[moves] = () => new Promise(() => {})
  await enter({}, bo)
  await click(byName('Ready?'))
  expect(byName('Ready! ✓').getAttribute('aria-pressed')).toBe('true')
})

test('the host chooses and begins; an R-rated choice is an agreement', async () => {
  await enter()
  await click(document.querySelectorAll<HTMLElement>('[type=radio]')[1]!)
  await click(document.querySelectorAll<HTMLElement>('[type=radio]')[4]!)
  await click(byName('Begin'))
  expect(sent()).toEqual([
    { is: 'set-up', setup: { mode: 'head-to-head', rating: 'family-friendly', audience: 'apart' } },
    { is: 'set-up', setup: { mode: 'quick', rating: 'r-rated', audience: 'apart' } },
    { is: 'agree' },
    { is: 'begin' },
  ])
})

test('the host chooses how the audience counts, in words that say what it means', async () => {
  await enter()
  expect(said()).toContain('Who looks on without a seat is told apart')
  await click(
    [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === 'Counts with the players',
    )!,
  )
  expect(sent()).toEqual([
    { is: 'set-up', setup: { mode: 'quick', rating: 'family-friendly', audience: 'with' } },
  ])
})

test('everybody is told what the game is', async () => {
  await enter({ setup: { mode: 'head-to-head', rating: 'family-friendly', audience: 'apart' } }, bo)
  expect(said()).toContain('Twist Duel · Family Friendly')
  expect(said()).toContain('Everybody makes a hand in secret')
})

test('what the room refuses is told', async () => {
  answers[moves] = () => ({ status: 409, code: 'too-few-players', title: 'Two players are needed.' })
  await enter()
  await click(byName('Begin'))
  expect(alert()).toBe('Two players are needed.')
})

test('an R-rated room asks a phone once; who sits it out may still join in', async () => {
  await enter({ setup: { mode: 'quick', rating: 'r-rated', audience: 'apart' } }, { ...bo, isAsked: true })
  await click(byName('Sit it out'))
  expect(said()).toContain('You sit this one out')
  await click(byName('Join in after all'))
  expect(sent()).toEqual([{ is: 'agree' }])
  await tell({ n: 2 }, bo)
  expect(said()).not.toContain('You sit this one out')
})

test('the screen is asked nothing, and shows the way in', async () => {
  await enter({ people: [somebody('p1', 'Ada'), tv] }, { ...onScreen, isHost: false, isAsked: true })
  expect(sent()).toEqual([{ is: 'agree' }])
  expect(said()).toContain('Room code B C D F')
  expect(said()).toContain(`open ${window.location.host}/join`)
  expect(document.title).toBe('Room BCDF · Twisted Yarn')
})

test('on the host’s own computer it shows the address that phones can open', async () => {
  expect(window.location.hostname).toBe('localhost')
  await open('http://192.168.1.5:3000')
  await tell({ people: [tv] }, onScreen)
  expect(said()).toContain('open 192.168.1.5:3000/join')
  expect(said()).not.toContain('Phones cannot open')
})

test('a hidden code is nowhere on the screen, until the host shows it', async () => {
  await enter({ host: 'p9', people: [tv], isCodeHidden: true }, onScreen)
  expect(said()).not.toContain('BCDF')
  expect(said()).not.toContain('B C D F')
  expect(document.title).toBe('Room · Twisted Yarn')
  await click(byName('Show the code'))
  expect(sent()).toEqual([{ is: 'hide-code', isHidden: false }])
})

test('a locked room says so on its screen, and is unlocked there', async () => {
  await enter({ host: 'p9', people: [tv], isLocked: true }, onScreen)
  expect(said()).toContain('The room is locked')
  expect(said()).not.toContain('B C D F')
  await click(byName('Unlock the room'))
  expect(sent()).toEqual([{ is: 'lock', isLocked: false }])
})

test('a screen that is host may take a seat', async () => {
  await enter({ host: 'p9', people: [tv] }, onScreen)
  await click(byName('Take a seat on this device'))
  await fill(document.querySelector('input[name=name]')!, 'Cy')
  await click(byName('Take a seat'))
  expect(sent()).toEqual([{ is: 'sit', name: 'Cy' }])
})

test('the host’s seat may be the screen again, where there is none', async () => {
  const entry = 'Use this device as the screen'
  await enter()
  await choose('More … for the room', entry)
  expect(sent()).toEqual([{ is: 'become-screen' }])
  const [ada, other] = sampleRoom().people as [typeof tv, typeof tv]
  await tell({ people: [{ ...ada, name: '', role: 'screen' }, other] }, { name: '', role: 'screen' })
  expect(document.querySelector('h1')?.textContent).toBe('Who Is Playing?')
  expect(document.activeElement?.textContent).toBe('Take a seat on this device')
  for (const [room, you] of [
    [{ people: [ada, other, tv] }, {}],
    [{}, bo],
    [{ phase: { is: 'dealing', until: Date.now() + 4000 } }, {}],
  ] as const) {
    await tell(room, you)
    await click(byName('More … for the room'))
    expect(said()).toContain('Leave the room')
    expect(said()).not.toContain(entry)
    await click(byName('More … for the room'))
  }
})

test('the tools are the host’s: people, lock, code', async () => {
  await enter({}, { audience: [{ id: 'p7', name: 'Gus' }] })
  await choose('More … for the room', 'Lock the room')
  await choose('More … for the room', 'Hide the code')
  await choose('More … for the room', 'People …')
  await click(byName('Remove: Gus'))
  await click(byName('Remove Gus'))
  await click(byName('Rename: Bo'))
  await fill(document.querySelector('input[name=name]')!, 'Bobby')
  await click(byName('Save'))
  await click(byName('Make host: Bo'))
  expect(sent()).toEqual([
    { is: 'lock', isLocked: true },
    { is: 'hide-code', isHidden: true },
    { is: 'remove', who: 'p7' },
    { is: 'rename', who: 'p2', name: 'Bobby' },
    { is: 'hand-on', to: 'p2' },
  ])
})

test('nobody else has them', async () => {
  await enter({}, bo)
  await click(byName('More … for the room'))
  expect([...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)).toEqual([
    'Change your name',
    'Leave the room',
  ])
})

test('leaving asks, names the next host, and leads home', async () => {
  await enter()
  await choose('More … for the room', 'Leave the room')
  expect(said()).toContain('Bo will be the host.')
  await click(byName('Leave'))
  expect(sent()).toEqual([{ is: 'leave' }])
  expect(here?.pathname).toBe('/')
  expect(isKnownRoom('BCDF')).toBe(false)
})

test('closing asks; a closed room says where its scripts are, and is followed no more', async () => {
  await enter()
  await choose('More … for the room', 'Close the room')
  await click(byName('Close the room'))
  expect(sent()).toEqual([{ is: 'close' }])
  await tell({ n: 2, phase: { is: 'closed' } })
  expect(said()).toContain('This room is closed.')
  expect(byName('My Scripts').getAttribute('href')).toBe('/scripts')
  expect(Source.last().readyState).toBe(Source.CLOSED)
})

test('who is removed hears it, and comes to no door', async () => {
  await enter({}, bo)
  answers['GET /api/rooms/BCDF'] = () => ({
    status: 403,
    code: 'removed-from-room',
    title: 'The host has removed you from this room.',
  })
  await stream((source) => source.fail('refused'))
  expect(said()).toContain('The host has removed you from this room.')
  expect(isKnownRoom('BCDF')).toBe(false)
})

test('another tab takes the room, and it comes back by a press', async () => {
  await enter({}, bo)
  await stream((source) => source.frame('replaced', {}))
  expect(said()).toContain('This room is open in another tab.')
  const before = Source.all.length
  await click(byName('Use it here'))
  expect(Source.all.length).toBeGreaterThan(before)
  await tell({}, bo)
  expect(byName('Ready?')).toBeTruthy()
})

test('politely: who came, and who is host now', async () => {
  await enter({}, bo)
  const polite = () => [...document.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent)
  await tell({ n: 2, people: [...sampleRoom().people, somebody('p3', 'Cy')] }, bo)
  expect(polite()).toContain('Cy is here.')
  await tell({ n: 3, host: 'p2' }, { ...bo, isHost: true })
  expect(polite()).toContain('You are the host now.')
  expect(buttons()).toContain('Begin')
})

test('a lost connection is told in words after two seconds, and the room stays', async () => {
  await enter({}, bo)
  vi.useFakeTimers()
  await act(async () => {
    Source.last().fail('cut')
    vi.advanceTimersByTime(1900)
  })
  expect(said()).not.toContain('Connecting again…')
  await act(async () => void vi.advanceTimersByTime(200))
  expect(said()).toContain('Connecting again…')
  expect(byName('Ready?')).toBeTruthy()
  await act(async () => Source.last().open())
  expect(said()).not.toContain('Connecting again…')
})

test('a phone that wakes opens its connection anew, at once', async () => {
  await enter({}, bo)
  vi.useFakeTimers()
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const before = Source.last()
  await act(async () => {
    hide(true)
    vi.advanceTimersByTime(5000)
    hide(false)
  })
  expect(Source.last()).not.toBe(before)
  expect(before.readyState).toBe(Source.CLOSED)
  expect(byName('Ready?')).toBeTruthy()
})

test('a phone that is put away leaves its stream at once, a television does not', async () => {
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await enter({}, bo)
  const phone = Source.last()
  hide(true)
  expect(phone.readyState).toBe(Source.CLOSED)
  expect(Source.last()).toBe(phone)
  hide(false)
  expect(Source.last()).not.toBe(phone)
  await tell({ people: [somebody('p1', 'Ada'), tv] }, onScreen)
  const screen = Source.last()
  hide(true)
  expect(screen.readyState).not.toBe(Source.CLOSED)
  hide(false)
})

test('a turn that was answered and did not come is fetched by a new connection', async () => {
  await enter({}, bo)
  const before = Source.last()
  vi.useFakeTimers()
  await click(byName('Ready?'))
  await act(async () => void vi.advanceTimersByTime(2100))
  expect(Source.last()).not.toBe(before)
})
