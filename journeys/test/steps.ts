import { type Locator, type Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** Steps shared by journeys, found by what players see. */

export type RatingLabel = 'Family Friendly' | 'R-Rated'

/** In milliseconds: a whole script on a busy machine. */
export const longestScript = 60_000

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

export async function playAsGuest(page: Page): Promise<void> {
  await page.goto('/auth')
  await button(page, 'Play as a guest').click()
  await page.waitForURL((url) => url.pathname === '/')
}

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Quick Twist/ }).click()
  await page.getByRole('dialog', { name: 'Choose Game Mode' }).waitFor()
}

export async function startQuickGame(page: Page, rating: RatingLabel): Promise<void> {
  await openDialog(page)
  await button(page, rating).click()
  await waitForLines(page, 1)
}

export function scriptRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Script' })
}

export type ShownLine = { readonly kind: string; readonly text: string }

export function readLines(page: Page): Promise<ShownLine[]> {
  return scriptRegion(page).evaluate((region) =>
    [...region.querySelectorAll('[class^="_line_"]')].map((line) => ({
      kind: /^\S+ _([a-z-]+)_/.exec(line.className)?.[1] ?? 'unknown',
      text: line.textContent,
    })),
  )
}

export function waitForLines(page: Page, count: number): Promise<ShownLine[]> {
  return until(async () => {
    const lines = await readLines(page)
    expect(lines.length).toBeGreaterThanOrEqual(count)
    return lines
  })
}

/** `expect.poll` cannot be used in concurrent tests. */
export function until<T>(look: () => Promise<T>, timeout = 20_000): Promise<T> {
  return vi.waitFor(look, { timeout, interval: 50 })
}

export async function waitForEnd(page: Page, sentence = 'The script is finished.'): Promise<ShownLine[]> {
  await page.getByText(sentence, { exact: true }).waitFor({ timeout: longestScript })
  return readLines(page)
}

/** Before the new page is shown. Call it before the step that makes the entry; resolves after going back. */
export function goBackAtOnce(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        const push = history.pushState.bind(history)
        history.pushState = (...entry) => {
          history.pushState = push
          push(...entry)
          history.back()
        }
      }),
  )
}

export function readCast(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Cast' }).getByRole('listitem').allTextContents()
}

export function textsOf(lines: readonly ShownLine[], kind: string): string[] {
  return lines.filter((line) => line.kind === kind).map(({ text }) => text)
}
