import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage } from './test/browser.ts'
import { scoreOf } from './test/observatory.ts'
import { type RunningServer, startServer } from './test/server.ts'
import { beginScript } from './test/shelf.ts'
import { button, playAsGuest, startQuickGame, until, waitForEnd } from './test/steps.ts'
import { openTls, type TlsEnd } from './test/tls.ts'
import { watchPolicy } from './test/watch-policy.ts'
import { type OpenIdProvider, startOpenIdProvider } from './test/openid-provider.ts'

describe.runIf(browserPath)('behind TLS', () => {
  let tls: TlsEnd
  let server: RunningServer
  let browser: Browser
  let provider: OpenIdProvider
  beforeAll(async () => {
    ;[tls, browser] = await Promise.all([openTls(), openBrowser()])
    const redirectUris = [`${tls.url}/api/auth/callback/google`]
    const people = [{ sub: 'g-1', email: 'grace@example.com', name: 'Grace Yarnwell' }]
    provider = await startOpenIdProvider({ port: 0, redirectUris, people })
    server = await startServer({
      BASE_URL: tls.url,
      TRUSTED_PROXIES: '127.0.0.1',
      HOUSE_PACE: '0',
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    })
    tls.leadTo(server.url)
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([server.remove(), tls.remove(), provider.close()])
  })

  const arrive = () => openPage(browser, tls.url, { ignoreHTTPSErrors: true })

  async function expectHostCookie(context: BrowserContext): Promise<void> {
    const cookies = await context.cookies(tls.url)
    const kept = {
      name: '__Host-twisted-yarn.session_token',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    }
    expect(cookies).toMatchObject([{ ...kept, domain: 'localhost' }]) // a leading dot would mean a Domain attribute
  }

  async function signOut(page: Page): Promise<void> {
    await button(page, 'Account').click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.waitForURL('**/auth')
    expect(await page.context().cookies(tls.url)).toEqual([])
  }

  it('keeps guests, accounts and those from Google in a cookie that is this host’s alone', async () => {
    const page = await arrive()
    await playAsGuest(page)
    await expectHostCookie(page.context())
    await page.reload()
    await button(page, 'Account').waitFor()
    await signOut(page)

    await button(page, 'New to Twisted Yarn? Sign Up').click()
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Password' }).fill('enchantress')
    await button(page, 'Sign Up with Email').click()
    await page.waitForURL((url) => url.pathname === '/')
    await expectHostCookie(page.context())
    await signOut(page)

    const opening = page.waitForEvent('popup')
    await button(page, 'Continue with Google').click()
    const popup = await opening
    const closing = popup.waitForEvent('close')
    await button(popup, 'Grace Yarnwell').click()
    await page.waitForURL((url) => url.pathname === '/')
    await closing
    await expectHostCookie(page.context()) // and those of the popup are gone
    await signOut(page)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('plays a whole game without a word from the content security policy', async () => {
    const page = await arrive()
    const violations = await watchPolicy(page.context())
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    await waitForEnd(page)
    await page.getByRole('link', { name: 'Table Read' }).click()
    await page.locator('[data-now]').waitFor()
    await page.keyboard.press('Escape')
    for (const path of ['/scripts', '/account', '/about', '/contact', '/headtohead-setup'])
      await page.goto(path)
    expect(await violations()).toEqual([])
    expect(page.complaints).toEqual([])

    // Proves that the watch works.
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = 'https://evil.example/a.png'
      document.body.append(image)
    })
    await until(async () => expect(await violations()).toEqual(['img-src https://evil.example/a.png']))
    await page.context().close()
  })

  it('has 135 points by the rules of the HTTP Observatory', async () => {
    const page = await arrive()
    await playAsGuest(page)
    const { id } = await beginScript(page, 0)
    const shared = await page.request.post(`/api/scripts/${id}/share`, { data: {} })
    const { share } = (await shared.json()) as { share: string }
    const look = async (path: string) => {
      const answer = await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } })
      return scoreOf({ headers: answer.headers, html: await answer.text() })
    }
    const best = {
      'content-security-policy': 10,
      cookies: 0, // none before sign-in
      'cross-origin-resource-sharing': 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 5,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
    }
    expect(await look('/')).toEqual({ total: 135, parts: best })
    expect(await look('/auth')).toEqual({ total: 135, parts: best })
    // Shared pages have no script, so no points for its integrity.
    expect(await look(share)).toEqual({ total: 130, parts: { ...best, 'subresource-integrity': 0 } })
    const signedIn = await fetch(`${server.url}/api/auth/sign-in/anonymous`, { method: 'POST' })
    expect(scoreOf({ headers: signedIn.headers, html: '' }).parts['cookies']).toBe(5)
    await page.context().close()
  })
})
