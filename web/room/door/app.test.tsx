import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byName, click, fill, mount } from '../../test/mount.ts'
import { answers, closeStage, openStage, said } from '../../test/stage.tsx'
import { DoorApp } from './app.tsx'

const user = { uid: 'g1', displayName: null, email: null, photoURL: null, isAnonymous: true }
const session = (view: object | null) => ({ user: view, host: { writer: 'The house writer', google: false } })

beforeEach(() => {
  localStorage.clear()
  openStage({ 'POST /api/rooms/BCDF/moves': () => ({ n: 4 }) })
})
afterEach(closeStage)

const eventually = (look: () => void) => act(() => vi.waitFor(look))

test('the door alone lets a stranger in as a guest', async () => {
  let view: object | null = null
  answers['GET /api/session'] = () => session(view)
  answers['POST /api/auth/sign-in/anonymous'] = () => {
    view = user
    return { status: 204 }
  }
  const onJoined = vi.fn<(code: string) => void>()
  await mount(<DoorApp code="BCDF" onJoined={onJoined} />)
  await eventually(() => expect(said()).toContain('Join room BCDF'))
  await fill(document.querySelector('input')!, 'Ada')
  await click(byName('Join'))
  await eventually(() => expect(onJoined).toHaveBeenCalledWith('BCDF'))
})

test('a game that cannot be reached is said, and tried again by a press', async () => {
  answers['GET /api/session'] = () => ({ status: 503, code: 'unavailable', title: 'The game is busy.' })
  await mount(<DoorApp code={null} onJoined={() => {}} />)
  await eventually(() => expect(said()).toContain('The game cannot be reached. The game is busy.'))
  answers['GET /api/session'] = () => session(user)
  await click(byName('Try again'))
  await eventually(() => expect(said()).toContain('Join a Room'))
})
