import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { byName, click, fill, mount } from '../../test/mount.ts'
import { sampleOwn, sampleRoom } from '../../test/room-sample.ts'
import { alert, answers, asked, closeStage, here, openStage, said, Stage } from '../../test/stage.tsx'
import { isKnownRoom } from '../memory.ts'
import { OpenRoomButton } from './open-room-button.tsx'

const eventually = (look: () => void) => act(() => vi.waitFor(look))

// Loaded before, they come within the step that asks for them.
beforeAll(() => Promise.all([import('./open-room.ts'), import('./open-room-dialog.tsx')]))

const setup = { mode: 'group', rating: 'r-rated' } as const
const session = {
  is: 'signed-in',
  host: { writer: 'The house writer', google: false },
  user: { uid: 'g1', displayName: null, email: null, photoURL: null, isAnonymous: true },
} as const
const opened = (isAsked: boolean) => ({ room: sampleRoom(), you: sampleOwn({ isAsked }), script: null })

beforeEach(() => {
  localStorage.clear()
  openStage({ 'POST /api/rooms': () => opened(false), 'POST /api/rooms/BCDF/moves': () => ({ n: 2 }) })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeStage()
})

async function show({ isPhone }: { isPhone: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  await mount(
    <Stage at={{ pathname: '/', search: '', state: null }} session={session}>
      <Route
        path="/"
        element={
          <OpenRoomButton tone="plain" setup={setup}>
            Everyone on their own phone
          </OpenRoomButton>
        }
      />
      <Route path="/room/:code" element={<p>Inside</p>} />
    </Stage>,
  )
  await click(byName('Everyone on their own phone'))
}

const arrived = () => eventually(() => expect(here?.pathname).toBe('/room/BCDF'))

test('a large device is the screen of the room, by one press', async () => {
  await show({ isPhone: false })
  await arrived()
  expect(asked).toEqual([`POST /api/rooms ${JSON.stringify({ name: null, setup })}`])
  expect(isKnownRoom('BCDF')).toBe(true)
})

test('who opens an R-rated room has agreed', async () => {
  answers['POST /api/rooms'] = () => opened(true)
  await show({ isPhone: false })
  await arrived()
  expect(asked.at(-1)).toContain('"move":{"is":"agree"}')
})

test('a phone asks for the name of the host, who has a seat', async () => {
  await show({ isPhone: true })
  await eventually(() => expect(said()).toContain('Open a Room'))
  await click(byName('Open the room'))
  expect(said()).toContain('Name is required')
  await fill(document.querySelector('input')!, 'Ada')
  await click(byName('Open the room'))
  await arrived()
  expect(asked).toEqual([`POST /api/rooms ${JSON.stringify({ name: 'Ada', setup })}`])
})

test('a phone may be the screen all the same', async () => {
  await show({ isPhone: true })
  await eventually(() => expect(said()).toContain('Open a Room'))
  await click(byName('Use this device as the room’s screen'))
  await arrived()
  expect(asked).toEqual([`POST /api/rooms ${JSON.stringify({ name: null, setup })}`])
})

test('a name that is refused, and what else goes wrong, are said where one looks', async () => {
  answers['POST /api/rooms'] = () => ({
    status: 422,
    code: 'name-refused',
    title: 'Please take another name.',
  })
  await show({ isPhone: true })
  await eventually(() => expect(said()).toContain('Open a Room'))
  await fill(document.querySelector('input')!, 'Ada')
  await click(byName('Open the room'))
  await eventually(() => expect(document.querySelector('[aria-invalid]')).toBeTruthy())
  expect(said()).toContain('Please take another name.')
  answers['POST /api/rooms'] = () => ({ status: 503, code: 'unavailable', title: 'The game is busy.' })
  await click(byName('Open the room'))
  await eventually(() => expect(alert()).toBe('The game is busy.'))
  await show({ isPhone: false })
  await eventually(() => expect(alert()).toBe('The game is busy.'))
})
