import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player, withMotion } from './test/browser.ts'
import { passTime, stopClock, timeAlert } from './test/clock.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest, startQuickGame, until, waitForEnd, waitForLines } from './test/steps.ts'

describe.runIf(browserPath)('signing in', { concurrent: true }, () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '10' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  async function arrive(path = '/auth', prepare = async (_page: Player) => {}) {
    const page = await openPage(browser, server.url, withMotion)
    await prepare(page)
    await page.goto(path)
    await button(page, 'Sign In with Email').and(page.locator(':enabled')).waitFor()
    return page
  }

  it('signs up, out and in, and says literally what is wrong on the way', async () => {
    const page = await arrive()
    const refused = (sentence: string, email: string, password: string) =>
      expectRefusal(page, sentence, email, password)
    await refused('No account found with this email.', 'ada@example.com', 'opensesame')
    await button(page, 'New to Twisted Yarn? Sign Up').click()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com')
    await refused('Please enter a valid email address.', 'ada at example', 'opensesame')
    await refused('Password should be at least 6 characters.', 'ada@example.com', 'short')
    await fillIn(page, 'ada@example.com', 'opensesame')
    await button(page, 'Sign Up with Email').click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await leave(page)).toEqual(['ada@example.com', 'Sign Out', 'My Account'])
    await page.waitForURL('**/auth')

    await refused('Incorrect password. Please try again.', 'ada@example.com', 'opensesam')
    await button(page, 'New to Twisted Yarn? Sign Up').click()
    await refused('This email is already in use.', 'ada@example.com', 'opensesame')
    await button(page, 'Already have an account? Sign In').click()
    await button(page, 'Sign In with Email').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/auth')
    await page.waitForURL((url) => url.pathname === '/')
    await page.context().close()
  })

  it('says what is wrong when the answer is none of ours, or none at all', async () => {
    const page = await arrive()
    const refused = (sentence: string) => expectRefusal(page, sentence, 'ada@example.com', 'opensesame')
    await page.route('**/api/auth/**', (route) => route.fulfill({ status: 500, json: { code: 'odd' } }))
    await refused('An unexpected error occurred. Please try again.')
    await page.route('**/api/auth/**', (route) => route.abort())
    await refused('An unexpected error occurred. Please try again.')
    await page.context().close()
  })

  it('shows its toast at the bottom in the middle, for six seconds', async () => {
    const page = await arrive()
    await fillIn(page, 'nobody@example.com', 'opensesame')
    await stopClock(page)
    const shown = timeAlert(page)
    await button(page, 'Sign In with Email').click()
    const toast = page.getByRole('alert').locator('..')
    await toast.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished))) // the toast rises
    const box = await toast.boundingBox()
    if (!box) throw new Error('the toast has no box')
    expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(2)
    expect(800 - (box.y + box.height)).toBeLessThan(40)
    await passTime(page, 5999)
    await passTime(page, 1)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await shown).toBe(6000)
    await page.context().close()
  })

  it('turns its title and shows the password when it is asked to', async () => {
    const page = await arrive('/auth', stopClock)
    const shown = () => page.locator('h1 [data-shown=true]').textContent()
    for (const [word, next] of [
      ['Twisted', 'Yarn'],
      ['Yarn', 'Twisted'],
      ['Twisted', 'Yarn'],
    ]) {
      await passTime(page, 1999)
      expect(await shown()).toBe(word)
      await passTime(page, 1)
      expect(await shown()).toBe(next)
    }
    await page.clock.resume()
    await page.getByLabel('Password', { exact: true }).fill('opensesame')
    const kind = () => page.getByLabel('Password', { exact: true }).getAttribute('type')
    expect(await kind()).toBe('password')
    await button(page, 'Show password').click()
    expect(await kind()).toBe('text')
    await button(page, 'Hide password').click()
    expect(await kind()).toBe('password')
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('stands before every route, and leads home, or to the script that a link names', async () => {
    const page = await arrive('/contact')
    for (const path of [
      '/',
      '/quickgame',
      '/headtohead-setup',
      '/groupplay-setup',
      '/about',
      '/no/such/page',
    ]) {
      await page.goto(path)
      await page.waitForURL('**/auth')
    }
    await button(page, 'Play as a guest').dblclick()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/no/such/page')
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/quickgame')
    await page.waitForURL('**/quickgame?script=*')
    await page.getByText('Mode: Family Friendly').waitFor()
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('shows nothing protected after signing out, not even with Back', async () => {
    const page = await openPage(browser, server.url)
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    await page.waitForURL('**/quickgame?script=*') // the server has answered
    const address = page.url()
    await leave(page)
    const farewell = page.getByRole('dialog', { name: 'Leave Your Scripts?' })
    await farewell.getByText('nobody finds your script again').waitFor()
    await farewell.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/auth')
    for (const go of [() => page.goBack(), () => page.goto(address), () => page.reload()]) {
      await go()
      await page.waitForURL('**/auth')
      await button(page, 'Play as a guest').waitFor()
      expect(await page.getByRole('region', { name: 'Script' }).count()).toBe(0)
      expect(await page.getByRole('navigation').count()).toBe(0)
    }
    expect((await page.request.get('/api/scripts')).status()).toBe(401)
    // Nor may another player at the same device see it.
    await button(page, 'Play as a guest').click()
    await until(async () => expect(page.url()).not.toContain('/auth'))
    await page.goto(address)
    await page.getByRole('region', { name: 'Script' }).getByText('Failed to initialize game.').waitFor()
    await page.context().close()
  })

  it('lets a guest who signs up keep the script', async () => {
    const page = await openPage(browser, server.url)
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    const lines = await waitForLines(page, 5)
    const address = page.url()
    await button(page, 'Account').click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Guest',
      'Sign Out',
      'My Account',
      'Keep My Scripts',
    ])
    await page.getByRole('menuitem', { name: 'Keep My Scripts' }).click()
    await button(page, 'New to Twisted Yarn? Sign Up').click()
    await fillIn(page, 'grace@example.com', 'opensesame')
    await button(page, 'Sign Up with Email').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(address)
    expect((await waitForEnd(page)).slice(0, lines.length)).toEqual(lines)
    expect(await leave(page)).toEqual(['grace@example.com', 'Sign Out', 'My Account'])
    await page.context().close()
  })
})

/** Also checks that the form keeps its input. */
async function expectRefusal(page: Player, sentence: string, email: string, password: string): Promise<void> {
  await fillIn(page, email, password)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password)
  expect(new URL(page.url()).pathname).toBe('/auth')
}

async function fillIn(page: Player, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function leave(page: Player): Promise<string[]> {
  await button(page, 'Account').click()
  const entries = await page.getByRole('menuitem').allTextContents()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  return entries
}
