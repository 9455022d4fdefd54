import { act, useEffect, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { byName, click, mount, press, unmount } from '../test/mount.ts'
import { SessionContext } from '../frame/session-context.ts'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { GroupPlaySetupScreen } from './circle/setup-screen.tsx'
import { HeadToHeadSetupScreen } from './duel/setup-screen.tsx'

const eventually = (look: () => void) => act(() => vi.waitFor(look))

beforeEach(() => sessionStorage.clear())
afterEach(() => unmount())

let location: ReturnType<typeof useLocation>
function Watch() {
  const here = useLocation()
  useEffect(() => {
    location = here
  }, [here])
  return null
}

async function visit(screen: ReactNode, uid = 'g1') {
  const user = { uid, displayName: null, email: null, photoURL: null, isAnonymous: true }
  const session = { is: 'signed-in', host: { writer: '', google: false }, user } as const
  const control = { session, accept() {}, readAgain() {}, leave: async () => null }
  await mount(
    <ToastProvider>
      <SessionContext value={control}>
        <MemoryRouter initialEntries={['/setup']}>
          <Routes>
            <Route path="/setup" element={screen} />
            <Route path="*" element={<h1>A game</h1>} />
          </Routes>
          <Watch />
        </MemoryRouter>
      </SessionContext>
    </ToastProvider>,
  )
}

function control(label: string): HTMLElement {
  const labels = [...document.querySelectorAll('label')]
  const found = labels.find(({ textContent }) => textContent === label)?.control
  if (!found) throw new Error(`Nothing is labelled "${label}" in: ${document.body.textContent}`)
  return found
}
const field = (label: string) => control(label) as HTMLInputElement
const select = (label: string) => control(label) as HTMLSelectElement

async function enter(control: HTMLInputElement | HTMLSelectElement, value: string) {
  const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  // React puts a setter of its own on the element, to know what it has shown.
  const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
  await act(async () => {
    set?.call(control, value)
    control.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

const count = (players: number) => enter(select('Number of Players'), String(players))
const name = (seat: number, text: string) => enter(field(`Player ${seat} Name`), text)
const start = () => click(byName('Start Game'))
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('main input')]
const names = () => inputs().map(({ value }) => value)
const aboutOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? null
const options = (label: string) =>
  [...select(label).options].map(({ value, textContent }) => [value, textContent])

describe.each([
  ['Head-to-Head Setup', 'Twist Duel', <HeadToHeadSetupScreen key="duel" />],
  ['Group Play Setup', 'Story Circle', <GroupPlaySetupScreen key="circle" />],
])('%s', (title, game, screen) => {
  test('has its title, and asks for players, names and the rating', async () => {
    await visit(screen)
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(document.querySelector('hgroup p')?.textContent).toBe(game)
    expect(document.title).toBe(`${title} · Twisted Yarn`)
    expect(options('Number of Players')).toEqual(['2', '3', '4', '5', '6'].map((count) => [count, count]))
    expect(select('Number of Players').value).toBe('2')
    expect(options('Script Rating')).toEqual([
      ['family-friendly', 'Family Friendly'],
      ['r-rated', 'R-Rated'],
    ])
    expect(select('Script Rating').value).toBe('family-friendly')
    expect(byName('Start Game').getAttribute('type')).toBe('submit')
  })

  test.each([2, 3, 4, 5, 6])('has a field for each of %i players', async (players) => {
    await visit(screen)
    await count(players)
    const placeholders = inputs().map(({ placeholder }) => placeholder)
    expect(placeholders).toEqual(Array.from({ length: players }, (_, seat) => `Player ${seat + 1} Name`))
    for (const placeholder of placeholders) expect(field(placeholder).placeholder).toBe(placeholder)
    for (const input of inputs()) expect(input.maxLength).toBe(40)
  })

  test('says "Name is required" under every empty field, stays, and leads to the first of them', async () => {
    await visit(screen)
    await count(4)
    await name(1, 'Ada')
    await name(3, ' \u00a0\t')
    await name(4, 'Di')
    expect(document.body.textContent).not.toContain('Name is required')
    await start()
    expect(location.pathname).toBe('/setup')
    expect(inputs().map(aboutOf)).toEqual([null, 'Name is required', 'Name is required', null])
    expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true', 'true', null])
    expect(document.activeElement).toBe(field('Player 2 Name'))
    await name(2, 'Bo')
    expect(inputs().map(aboutOf)).toEqual([null, null, 'Name is required', null])
    await start()
    expect(document.activeElement).toBe(field('Player 3 Name'))
    expect(location.pathname).toBe('/setup')
  })

  test('does not take markup or what nobody can see for a name', async () => {
    await visit(screen)
    await name(1, '<>')
    await name(2, '\u200b\u3164')
    await start()
    expect(inputs().map(aboutOf)).toEqual(['Name is required', 'Name is required'])
    expect(location.pathname).toBe('/setup')
  })

  test('does not scold about fields that have just come', async () => {
    await visit(screen)
    await start()
    await count(3)
    expect(document.body.textContent).not.toContain('Name is required')
  })

  test('says how a player will be called who has the name of another, or an unusual one', async () => {
    await visit(screen)
    await count(4)
    await name(2, 'Ada')
    await name(3, ' ada ')
    await name(4, '<b>Bo')
    expect(inputs().map(aboutOf)).toEqual([null, null, 'Plays as “ada (2)”', 'Plays as “bBo”'])
  })

  test('Enter leads from a name to the next empty field, and from the last to the game', async () => {
    await visit(screen)
    await count(3)
    await name(2, 'Bo')
    await name(1, 'Ada')
    field('Player 1 Name').focus()
    await press('Enter')
    expect(document.activeElement).toBe(field('Player 3 Name'))
    await name(3, 'Cy')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    field('Player 3 Name').dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(false) // the browser sends the form
  })

  test('keeps what was typed when the page is left, for this player and this tab', async () => {
    await visit(screen)
    await count(3)
    await name(1, 'Ada')
    await name(3, ' C')
    await enter(select('Script Rating'), 'r-rated')
    await unmount()
    await visit(screen)
    expect(names()).toEqual(['Ada', '', ' C'])
    expect(select('Number of Players').value).toBe('3')
    expect(select('Script Rating').value).toBe('r-rated')
    await visit(screen, 'g2')
    expect(names()).toEqual(['', ''])
  })

  test('has the names again after a game', async () => {
    await visit(screen)
    await name(1, 'Ada')
    await name(2, 'Bo')
    await start()
    expect(document.querySelector('h1')?.textContent).toBe('A game')
    await visit(screen)
    expect(names()).toEqual(['Ada', 'Bo'])
  })
})

test('the two setups keep their names apart', async () => {
  await visit(<HeadToHeadSetupScreen />)
  await name(1, 'Ada')
  await visit(<GroupPlaySetupScreen />)
  expect(names()).toEqual(['', ''])
})

test('another number of players empties the names in head-to-head', async () => {
  await visit(<HeadToHeadSetupScreen />)
  await name(1, 'Ada')
  await name(2, 'Bo')
  await count(3)
  expect(names()).toEqual(['', '', ''])
})

test('another number of players keeps the names in group play, and adds empty ones', async () => {
  await visit(<GroupPlaySetupScreen />)
  await name(1, 'Ada')
  await name(2, 'Bo')
  await count(4)
  expect(names()).toEqual(['Ada', 'Bo', '', ''])
  await name(3, 'Cy')
  await count(3)
  expect(names()).toEqual(['Ada', 'Bo', 'Cy'])
})

test('head-to-head starts with the list of names and the rating', async () => {
  await visit(<HeadToHeadSetupScreen />)
  await name(1, ' Ada ')
  await name(2, 'Bo')
  await start()
  expect(location.pathname).toBe('/headtohead-game')
  expect(location.state).toEqual({ playerNames: ['Ada', 'Bo'], scriptRating: 'family-friendly' })
})

test('group play starts with an object of names and the rating', async () => {
  await visit(<GroupPlaySetupScreen />)
  await count(3)
  await name(1, 'Ada')
  await name(2, '<i>Bo</i>')
  await name(3, 'Cy')
  await enter(select('Script Rating'), 'r-rated')
  await start()
  expect(location.pathname).toBe('/group-play-screen')
  expect(location.state).toEqual({
    players: { player1: 'Ada', player2: 'iBo/i', player3: 'Cy' },
    scriptRating: 'r-rated',
  })
})

test('group play can be played in a room, with the rating that is chosen', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push(`${path} ${body as string}`)
    return Response.json({ code: 'unavailable', title: 'The game is busy.' }, { status: 503 })
  })
  await visit(<GroupPlaySetupScreen />)
  await enter(select('Script Rating'), 'r-rated')
  await click(byName('Everyone on their own phone'))
  await eventually(() =>
    expect(asked).toEqual(['/api/rooms {"name":null,"setup":{"mode":"group","rating":"r-rated"}}']),
  )
  vi.unstubAllGlobals()
  await visit(<HeadToHeadSetupScreen />)
  expect(document.body.textContent).not.toContain('Everyone on their own phone')
})
