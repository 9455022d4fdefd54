import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { NavBar } from './nav-bar.tsx'
import { SessionContext, type User } from './session-context.ts'

afterEach(unmount)

const host = { writer: 'The house writer', google: false }
const ada: User = {
  uid: 'a1',
  displayName: 'Ada',
  email: 'ada@example.com',
  photoURL: 'https://photos.example/ada.png',
  isAnonymous: false,
}

async function show(user: User | null) {
  const session = user
    ? ({ is: 'signed-in', host, user } as const)
    : ({ is: 'signed-out', host, left: false } as const)
  const control = { session, accept() {}, readAgain() {}, leave: async () => null }
  await mount(
    <SessionContext value={control}>
      <MemoryRouter initialEntries={['/about']}>
        <ToastProvider>
          <NavBar fetchGame={() => new Promise(() => {})} />
        </ToastProvider>
      </MemoryRouter>
    </SessionContext>,
  )
}

const links = () =>
  [...document.querySelectorAll('header a')].map((link) => [link.textContent, link.getAttribute('href')])
const entries = () => [...document.querySelectorAll('nav li')].map(({ textContent }) => textContent)

test('leads from the brand home, and on in the order of the specification', async () => {
  await show(ada)
  expect(entries()).toEqual([
    'Home',
    'Head to Head',
    'Group Play',
    'Quick Game',
    'About',
    'Contact',
    'My Scripts',
  ])
  expect(links()).toEqual([
    ['Twisted Yarn', '/'],
    ['Home', '/'],
    ['Head to Head', '/headtohead-setup'],
    ['Group Play', '/groupplay-setup'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['My Scripts', '/scripts'],
  ])
})

test('signed out, it has a way to sign in and no entries', async () => {
  await show(null)
  expect(links()).toEqual([
    ['Twisted Yarn', '/'],
    ['Sign In', '/auth'],
  ])
  expect(entries()).toEqual([])
})

test('the avatar is the photo, and the menu begins with the display name', async () => {
  await show(ada)
  const account = byName('Account')
  expect(account.querySelector('img')?.getAttribute('src')).toBe(ada.photoURL)
  await click(account)
  const items = [...document.querySelectorAll('[role=menuitem]')]
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ada', 'Sign Out', 'My Account'])
  expect(items[0]?.getAttribute('aria-disabled')).toBe('true')
})

test('without a photo the avatar is an icon, and without a name the menu begins with the e-mail', async () => {
  await show({ ...ada, displayName: null, photoURL: null })
  const account = byName('Account')
  expect(account.querySelector('img')).toBeNull()
  expect(account.querySelector('svg')).not.toBeNull()
  await click(account)
  expect(document.querySelector('[role=menuitem]')?.textContent).toBe('ada@example.com')
})

test('the hamburger is a button, so that Enter presses it, and it opens and closes the entries', async () => {
  await show(ada)
  const menu = byName('Menu')
  expect([menu.tagName, menu.getAttribute('type')]).toEqual(['BUTTON', 'button'])
  const isOpen = () => document.querySelector('nav ul')?.getAttribute('data-open')
  expect(isOpen()).toBe('false')
  await click(menu)
  expect(isOpen()).toBe('true')
  await click(menu)
  expect(isOpen()).toBe('false')
})
