import { type Page } from 'playwright-core'
import { expect } from 'vitest'
import { startQuickGame, until, waitForEnd } from './steps.ts'

/** A whole script, from home, onto the stage. */
export async function enterFinished(page: Page): Promise<void> {
  await startQuickGame(page, 'Family Friendly')
  await waitForEnd(page)
  await page.getByRole('link', { name: 'Table Read' }).click()
  await nowIs(page)
}

/** What is read now. */
export function now(page: Page): Promise<string> {
  return page.locator('[data-now]').innerText()
}

/** There is something to read. */
export async function nowIs(page: Page): Promise<void> {
  await until(async () => expect(await now(page)).not.toMatch(/^$|…$/))
}

/** On to where somebody speaks. */
export async function toSpeech(page: Page): Promise<void> {
  for (let steps = 0; steps < 10; steps++) {
    if ((await page.locator('li[aria-current]').count()) > 0) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error('Nobody speaks')
}
