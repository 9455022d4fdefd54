import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { layCable } from './test/cable.ts'
import { expectSoundInBoth, phone } from './test/expect-sound.ts'
import { pressButton, tabTo } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { beginScript, rename, titlesOf, writeScript } from './test/shelf.ts'
import { button, playAsGuest, until } from './test/steps.ts'

const password = 'opensesame'

describe.runIf(browserPath)('an account', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '3' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })
  afterEach(() => page.context().close())

  async function enter(options: Parameters<typeof openPage>[2] = {}, url = server.url) {
    page = await openPage(browser, url, options)
    await playAsGuest(page)
  }
  async function goToAccount() {
    await button(page, 'Account').click()
    await page.getByRole('menuitem', { name: 'My Account' }).click()
    await page.getByRole('heading', { name: 'My Account', level: 1 }).waitFor()
  }

  it('keeps a guest’s scripts, tells what it holds, and goes with everything, everywhere', async () => {
    await enter()
    const { id } = await writeScript(page, 1)
    await rename(page, id, 'Mine')
    await goToAccount()
    await page.getByText('A guest is known by this browser alone.').waitFor()
    await button(page, 'Keep My Scripts').click()
    await button(page, 'New to Twisted Yarn? Sign Up').click()
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button(page, 'Sign Up with Email').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/scripts')
    await until(async () => expect(await titlesOf(page)).toEqual(['Mine']))
    const { share } = (await (await page.request.post(`/api/scripts/${id}/share`, { data: {} })).json()) as {
      share: string
    }
    expect((await page.request.get(share)).status()).toBe(200)

    const elsewhere = await openPage(browser, server.url)
    await elsewhere.goto('/auth')
    await elsewhere.getByLabel('Email').fill('ada@example.com')
    await elsewhere.getByLabel('Password', { exact: true }).fill(password)
    await button(elsewhere, 'Sign In with Email').click()
    await elsewhere.waitForURL((url) => url.pathname === '/')

    await goToAccount()
    for (const text of ['ada@example.com', 'E-mail and password', '1 script'])
      await page.getByText(text, { exact: true }).waitFor()
    await button(page, 'Delete My Account').click()
    await page.keyboard.press('Escape')
    await button(page, 'Delete My Account').click()
    await button(page, 'Delete for Good').click()
    await page.getByText('Type ada@example.com to go on', { exact: true }).nth(1).waitFor()
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/auth')
    await page.getByText('Your account is deleted, with 1 script. You are signed out everywhere.').waitFor()
    expect(await page.context().cookies()).toEqual([])

    expect((await page.request.get(share)).status()).toBe(404)
    for (const go of [() => page.goBack(), () => page.goto(`/scripts/${id}`)]) {
      await go()
      await page.waitForURL('**/auth')
    }
    await elsewhere.goto('/scripts')
    await elsewhere.waitForURL('**/auth')
    await elsewhere.context().close()
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button(page, 'Sign In with Email').click()
    await page.getByRole('alert').getByText('No account found with this email.').waitFor()
  })

  it('of a guest goes by keyboard alone, while a script is being written', async () => {
    await enter({ viewport: phone })
    await beginScript(page, 2)
    await pressButton(page, 'Account')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account')
    await pressButton(page, 'Delete Everything of Mine')
    await tabTo(page, page.getByRole('textbox'))
    await page.keyboard.type('guest')
    await pressButton(page, 'Delete for Good')
    await page.waitForURL('**/auth')
    await page.getByText('Everything of yours is deleted, with 1 script.').waitFor()
    expect((await page.request.get('/api/scripts')).status()).toBe(401)
    expect(server.output()).not.toContain('"level":50')
  })

  it('loses nothing when the network is away', async () => {
    const cable = await layCable(server.url)
    try {
      await enter({}, cable.url)
      await goToAccount()
      await button(page, 'Delete Everything of Mine').click()
      await page.getByRole('textbox').fill('Guest')
      cable.cut()
      await button(page, 'Delete for Good').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Network error. Please check your internet connection.').waitFor()
      expect(await page.getByRole('textbox').inputValue()).toBe('Guest')
      cable.mend()
      await dialog.getByRole('button', { name: 'Keep Everything' }).click()
      await page.getByRole('link', { name: 'My Scripts', exact: true }).first().click()
      await page.getByText('Nothing on the shelf yet').waitFor()
      cable.cut()
      await page.goBack()
      await page.getByText('Your account cannot be read.').first().waitFor()
      cable.mend()
      await button(page, 'Try again').click()
      await page.getByText('About You').waitFor()

      // Code of a page not visited yet cannot be loaded either.
      cable.cut()
      await page.getByRole('link', { name: 'About', exact: true }).click()
      await page.getByRole('heading', { name: 'No Signal' }).waitFor()
      cable.mend()
      await button(page, 'Try again').click()
      await page.getByRole('heading', { name: 'About Twisted Yarn' }).waitFor()
    } finally {
      await cable.remove()
    }
  })

  it('is sound in light and in dark', async () => {
    await enter()
    await goToAccount()
    await page.getByText('About You').waitFor()
    await expectSoundInBoth(page, 'the account')
    await button(page, 'Delete Everything of Mine').click()
    await button(page, 'Delete for Good').click()
    await expectSoundInBoth(page, 'deleting it', [phone])
    expect(page.complaints).toEqual([])
  })
})
