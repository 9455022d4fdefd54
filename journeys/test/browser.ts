import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** Unset: tests that need a browser are skipped and reported (tools/test-services.mjs). */
export const browserPath = process.env.TEST_BROWSER ?? ''

export function openBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      // A browser without windows has none, and ends a page that asks.
      '--disable-blink-features=OnDeviceWebSpeechAvailable,OnDeviceWebSpeech',
      ...more,
    ],
  })
}

/** Pages move as little as they can, as several journeys share a machine; what moves by itself is tested with this. */
export const withMotion = { reducedMotion: 'no-preference' } as const

export type Player = Page & { readonly complaints: string[] }

export async function openPage(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Player> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: url,
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return Object.assign(page, { complaints })
}
