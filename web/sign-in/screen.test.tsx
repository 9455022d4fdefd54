import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../frame/app.tsx'
import { byName, click, mount, unmount } from '../test/mount.ts'

afterEach(async () => {
  await unmount()
  vi.unstubAllGlobals()
})

type Asked = { path: string; body: unknown }

/** A server where nobody is signed in and every sign-in is refused with this problem, when `answer` is called. */
async function arrive(google = false) {
  const asked: Asked[] = []
  let answer = () => {}
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/session') return Response.json({ user: null, host: { writer: '', google } })
    asked.push({ path, body: JSON.parse(body as string) })
    await new Promise<void>((resolve) => (answer = resolve))
    const problem = { code: 'auth/wrong-password', title: 'Incorrect password. Please try again.' }
    return Response.json(problem, { status: 401 })
  })
  await mount(
    <MemoryRouter initialEntries={['/auth']}>
      <App />
    </MemoryRouter>,
  )
  return { asked, answer: () => act(async () => answer()) }
}

const field = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}
const said = () => document.body.textContent

async function fill(email: string, password: string) {
  field('email').value = email
  field('password').value = password
}

test('it says what the spec says', async () => {
  await arrive()
  for (const sentence of [
    'Unravel the story, one twist at a time!',
    'Join the adventure and create unexpected narratives with friends.',
    'Continue with Google',
    'Sign In with Email',
    'New to Twisted Yarn? Sign Up',
    'Play as a guest',
  ])
    expect(said()).toContain(sentence)
})

test('between Google and the form stands "or", and the form is for an e-mail address and a password', async () => {
  await arrive()
  expect(said()).toMatch(/Continue with Google.*orEmailPasswordSign In with Email/)
  expect([field('email').type, field('password').type]).toEqual(['email', 'password'])
})

test('while it is busy every button is disabled; a failure is a toast, and what was typed stays', async () => {
  const { asked, answer } = await arrive(true)
  await fill(' ada@example.com ', 'opensesame')
  await click(byName('Sign In with Email'))
  expect(asked[0]?.body).toEqual({ email: 'ada@example.com', password: 'opensesame' })
  for (const name of ['Sign In with Email', 'Play as a guest', 'Continue with Google'])
    expect(byName(name).hasAttribute('disabled'), name).toBe(true)
  expect(byName('Sign In with Email').getAttribute('aria-busy')).toBe('true')
  await answer()
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Incorrect password. Please try again.')
  expect(byName('Play as a guest').hasAttribute('disabled')).toBe(false)
  expect(field('password').value).toBe('opensesame')
})

test('the toggle changes between signing in and signing up and clears the error', async () => {
  const { asked, answer } = await arrive()
  await fill('ada@example.com', 'opensesame')
  await click(byName('Sign In with Email'))
  await answer()
  await click(byName('New to Twisted Yarn? Sign Up'))
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(field('password').autocomplete).toBe('new-password')
  await click(byName('Sign Up with Email'))
  await answer()
  expect(asked.map(({ path }) => path.includes('sign-up'))).toEqual([false, true])
  await click(byName('Already have an account? Sign In'))
  expect(byName('Sign In with Email')).toBeTruthy()
})

test('an empty field is named, focused and not sent', async () => {
  const { asked } = await arrive()
  await fill('ada@example.com', '')
  await click(byName('Sign In with Email'))
  expect(document.activeElement).toBe(field('password'))
  const described = field('password').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Password is required')
  await fill('  ', '')
  await click(byName('Sign In with Email'))
  expect(document.activeElement).toBe(field('email'))
  expect(asked).toEqual([])
})

test('the password can be shown and hidden', async () => {
  await arrive()
  expect(field('password').type).toBe('password')
  await click(byName('Show password'))
  expect(field('password').type).toBe('text')
  await click(byName('Hide password'))
  expect(field('password').type).toBe('password')
})

test('without Google the button is disabled and says why', async () => {
  await arrive(false)
  const button = byName('Continue with Google')
  expect(button.hasAttribute('disabled')).toBe(true)
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('Not set up on this server')
})

test('with Google the button is ready', async () => {
  await arrive(true)
  expect(byName('Continue with Google').hasAttribute('disabled')).toBe(false)
})
