import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage } from './test/browser.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, until } from './test/steps.ts'
import { type OpenIdProvider, startOpenIdProvider } from './test/openid-provider.ts'

const people = [{ sub: 'g-1', email: 'grace@example.com', name: 'Grace Yarnwell' }]

describe.runIf(browserPath)('signing in with Google', () => {
  let server: RunningServer
  let browser: Browser
  let provider: OpenIdProvider
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer()])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
    await provider.close()
  })

  it('is unavailable without a client id, and the button says so', async () => {
    const page = await openPage(browser, server.url)
    await page.goto('/auth')
    await button(page, 'Play as a guest').and(page.locator(':enabled')).waitFor()
    expect(await button(page, 'Continue with Google').isDisabled()).toBe(true)
    expect(await button(page, 'Continue with Google').innerText()).toContain('Not set up on this server')
    await page.context().close()
  })

  describe('where it is set up', () => {
    let redirectUris: string[]
    let google: Record<string, string>
    beforeAll(async () => {
      await server.stop()
      redirectUris = [`${server.url}/api/auth/callback/google`]
      provider = await startOpenIdProvider({ port: 0, redirectUris, people })
      google = {
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
        GOOGLE_ISSUER: provider.issuer,
      }
      await server.restart(google)
    })

    async function openPopup() {
      const page = await openPage(browser, server.url)
      await page.goto('/auth')
      const opening = page.waitForEvent('popup')
      await button(page, 'Continue with Google').click()
      const popup = await opening
      await popup.getByRole('heading', { name: 'Choose an account' }).waitFor()
      expect(await button(page, 'Play as a guest').isDisabled()).toBe(true)
      return { page, popup }
    }

    it('leads home with the name that Google knows', async () => {
      const { page, popup } = await openPopup()
      const closing = popup.waitForEvent('close')
      await button(popup, 'Grace Yarnwell').click()
      await page.waitForURL((url) => url.pathname === '/')
      await closing
      await button(page, 'Account').click()
      expect(await page.getByRole('menuitem').allTextContents()).toEqual([
        'Grace Yarnwell',
        'Sign Out',
        'My Account',
      ])
      await page.getByRole('menuitem', { name: 'Sign Out' }).click()
      await page.waitForURL('**/auth')
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    it.each([
      ['closes the popup', (popup: Page) => popup.close()],
      ['cancels at Google', (popup: Page) => button(popup, 'Cancel').click()],
    ])('tells a player who %s what happened, and offers another try', async (_name, end) => {
      const { page, popup } = await openPopup()
      await end(popup)
      const alert = page.getByRole('alert')
      await alert.getByText('Authentication popup closed. Please try again.', { exact: true }).waitFor()
      expect(popup.isClosed()).toBe(true)
      expect(new URL(page.url()).pathname).toBe('/auth')
      const again = page.waitForEvent('popup')
      await button(page, 'Continue with Google').click()
      await button(await again, 'Grace Yarnwell').click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.context().close()
    })

    it('says so when Google is away at the start, and finds it when it is back', async () => {
      await Promise.all([server.stop(), provider.close()])
      await server.restart(google)
      const page = await openPage(browser, server.url)
      await page.goto('/auth')
      await button(page, 'Continue with Google').click()
      const away = 'Google cannot be reached at the moment. Please try again.'
      await page.getByRole('alert').getByText(away, { exact: true }).waitFor()
      provider = await startOpenIdProvider({
        port: Number(new URL(provider.issuer).port),
        redirectUris,
        people,
      })
      await until(async () => {
        const opening = page.waitForEvent('popup')
        await button(page, 'Continue with Google').click()
        await button(await opening, 'Grace Yarnwell').click({ timeout: 2000 })
      })
      await page.waitForURL((url) => url.pathname === '/')
      await page.context().close()
    })
  })
})
