import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byName, click, fill, mount } from '../../test/mount.ts'
import { accept, answers, asked, closeStage, here, openStage, said, Stage } from '../../test/stage.tsx'
import { JoinScreen } from './screen.tsx'
import { isKnownRoom, readOwnName, rememberRoom } from '../memory.ts'

const host = { writer: 'The house writer', google: false }
const user = { uid: 'g1', displayName: null, email: null, photoURL: null, isAnonymous: true }
const moves = 'POST /api/rooms/BCDF/moves'

beforeEach(() => {
  localStorage.clear()
  openStage({ [moves]: () => ({ n: 4 }) })
})
afterEach(closeStage)

async function open(session: Parameters<typeof Stage>[0]['session'] = { is: 'signed-in', host, user }) {
  await mount(
    <Stage at={{ pathname: '/join', search: '', state: null }} session={session}>
      <Route path="/join" element={<JoinScreen />} />
      <Route path="/room/:code" element={<p>Inside</p>} />
    </Stage>,
  )
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const faultOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
const refuse = (status: number, code: string, title: string) => {
  answers[moves] = () => ({ status, code, title })
}

async function join(code: string, name: string) {
  await fill(field('code'), code)
  await fill(field('name'), name)
  await click(byName('Join'))
}

test('four letters in any case, a name and one press lead in', async () => {
  await open()
  await join(' bcdf ', ' Ada  Lovelace ')
  expect(here?.pathname).toBe('/room/BCDF')
  expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(1)
  expect(asked.at(-1)).toContain('"move":{"is":"join","name":"Ada Lovelace"}')
  expect(isKnownRoom('BCDF')).toBe(true)
  expect(readOwnName()).toBe('Ada Lovelace')
})

test('whoever is signed out is a guest by the same press', async () => {
  answers['POST /api/auth/sign-in/anonymous'] = () => ({ status: 204 })
  answers['GET /api/session'] = () => ({ user, host })
  await open({ is: 'signed-out', host, left: false })
  await join('BCDF', 'Ada')
  expect(accept).toHaveBeenCalledWith({ user, host })
  expect(here?.pathname).toBe('/room/BCDF')
})

test('the name of the last time is there already', async () => {
  await open()
  await join('BCDF', 'Ada')
  await open()
  expect(field('name').value).toBe('Ada')
})

test('who went out of a room by Back finds the way in again', async () => {
  await open()
  expect(said()).not.toContain('Back to room')
  rememberRoom('BCDF')
  rememberRoom('GHJK')
  await open()
  expect(byName('Back to room GHJK').getAttribute('href')).toBe('/room/GHJK')
})

test('what is missing is said at its field, which has the focus', async () => {
  await open()
  await join('BCD', 'Ada')
  expect(faultOf('code')).toContain('Four letters')
  expect(document.activeElement).toBe(field('code'))
  await join('BCDF', '  ')
  expect(faultOf('name')).toBe('Name is required')
  expect(document.activeElement).toBe(field('name'))
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([])
})

test.each([
  [404, 'no-such-room', 'There is no open room with this code.', 'code'],
  [422, 'name-refused', 'Please take another name.', 'name'],
])('%s %s is said at its field, and what was typed stays', async (status, code, title, at) => {
  refuse(status, code, title)
  await open()
  await join('bcdf', 'Ada')
  expect(faultOf(at)).toBe(title)
  expect([field('code').value, field('name').value]).toEqual(['bcdf', 'Ada'])
  expect(here?.pathname).toBe('/join')
})

test.each([
  [409, 'room-full', 'This room is full.'],
  [503, 'unavailable', 'The game is busy for a moment.'],
])('%s %s is said, and what was typed stays', async (status, code, title) => {
  refuse(status, code, title)
  await open()
  await join('BCDF', 'Ada')
  expect(document.querySelector('[role=alert]')?.textContent).toBe(title)
  expect(field('name').value).toBe('Ada')
})

test.each([
  [403, 'removed-from-room', 'The host has removed you from this room.'],
  [410, 'room-closed', 'This room is closed.'],
])('%s %s ends at a page with ways on', async (status, code, title) => {
  refuse(status, code, title)
  await open()
  await join('BCDF', 'Ada')
  expect(said()).toContain(title)
  expect(byName('Join another room').getAttribute('href')).toBe('/join')
})
