import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountAnswer } from '../../game/protocol.ts'
import {
  accept,
  address,
  alert,
  answers,
  asked,
  closeStage,
  here,
  openStage,
  readAgain,
  said,
  Stage,
} from '../test/stage.tsx'
import { byName, click, fill, mount } from '../test/mount.ts'
import { type Session } from '../frame/session-context.ts'
import { AccountScreen } from './screen.tsx'

const ada: AccountAnswer = {
  displayName: 'Ada',
  email: 'ada@example.com',
  isAnonymous: false,
  ways: ['email', 'google'],
  createdAt: '2000-02-01T00:00:00.000Z',
  scripts: 3,
  scriptsRead: 0,
}
const guest: AccountAnswer = {
  ...ada,
  displayName: 'Guest',
  email: null,
  isAnonymous: true,
  ways: [],
  scripts: 1,
}
const host = { writer: 'The house writer', google: false }
const session: Session = {
  is: 'signed-in',
  host,
  user: { uid: '1', displayName: 'Ada', email: 'ada@example.com', photoURL: null, isAnonymous: false },
}

beforeEach(() => openStage({ 'GET /api/account': () => ada, 'DELETE /api/account': () => ({ status: 204 }) }))
afterEach(closeStage)

const show = () =>
  mount(
    <Stage at={{ pathname: '/account', search: '', state: null }} session={session}>
      <Route path="/account" element={<AccountScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Stage>,
  )
const field = () => document.querySelector<HTMLInputElement>('input[name=confirm]') as HTMLInputElement
const deletions = () => asked.filter((request) => request.startsWith('DELETE'))

test('tells what is known of a player', async () => {
  await show()
  for (const text of ['Ada', 'ada@example.com', 'E-mail and password or Google', 'Feb 1, 2000', '3 scripts'])
    expect(said()).toContain(text)
  expect(said()).not.toContain('You Are a Guest')
  expect(byName('3 scripts').getAttribute('href')).toBe('/scripts')
})

test('counts what was read in rooms, and says that it stays with the others', async () => {
  answers['GET /api/account'] = () => ({ ...ada, scriptsRead: 2 })
  await show()
  expect(byName('3 scripts, and 2 from rooms').getAttribute('href')).toBe('/scripts')
  expect(said()).toContain('What others read with you in a room stays with them.')
  await click(byName('Delete My Account'))
  expect(document.querySelector('dialog')?.textContent).toContain('what you read in rooms')
})

test('tells a guest what a guest is, and how to stay', async () => {
  answers['GET /api/account'] = () => guest
  await show()
  expect(said()).toContain('A guest is known by this browser alone.')
  expect(said()).toContain('1 script')
  await click(byName('Keep My Scripts'))
  expect(address()).toBe('/auth')
  expect(here?.state).toEqual({ keep: true })
})

test('says why it cannot be read, and is read again', async () => {
  answers['GET /api/account'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
  await show()
  expect(said()).toContain('Your account cannot be read. Busy.')
  answers['GET /api/account'] = () => ada
  await click(byName('Try again'))
  expect(said()).toContain('ada@example.com')
})

test('is deleted only by its name, says exactly what goes, and leaves', async () => {
  await show()
  await click(byName('Delete My Account'))
  expect(document.querySelector('dialog')?.textContent).toContain('3 scripts, with what was laughed at')
  await fill(field(), 'ada@example.co')
  await click(byName('Delete for Good'))
  expect(deletions()).toEqual([])
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Type ada@example.com to go on',
  )
  await fill(field(), 'ADA@example.com')
  await act(async () => {
    byName('Delete for Good').click()
    byName('Delete for Good').click()
  })
  expect(deletions()).toEqual(['DELETE /api/account {"confirm":"ADA@example.com"}'])
  expect(accept).toHaveBeenCalledWith({ user: null, host })
  expect(said()).toContain('Your account is deleted, with 3 scripts.')
})

test('stays when it cannot be deleted, with what was typed', async () => {
  answers['DELETE /api/account'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
  await show()
  await click(byName('Delete My Account'))
  await fill(field(), 'ada@example.com')
  await click(byName('Delete for Good'))
  expect(said()).toContain('Busy.')
  expect([field().value, document.activeElement]).toEqual(['ada@example.com', field()])
  expect(accept).not.toHaveBeenCalled()
  answers['DELETE /api/account'] = () => ({ status: 204 })
  await click(byName('Try again'))
  expect(accept).toHaveBeenCalled()
})

test('that is gone already is as good as deleted', async () => {
  answers['DELETE /api/account'] = () => ({ status: 401, code: 'signed-out' })
  await show()
  await click(byName('Delete My Account'))
  await fill(field(), 'ada@example.com')
  await click(byName('Delete for Good'))
  expect(accept).toHaveBeenCalled()
})

test('asks who plays when the session has ended', async () => {
  answers['GET /api/account'] = () => ({ status: 401, code: 'signed-out' })
  await show()
  expect(readAgain).toHaveBeenCalled()
  expect(alert()).toBeUndefined()
})
