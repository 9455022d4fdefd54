import { type Page } from 'playwright-core'
import { expect } from 'vitest'
import { startQuickGame, until, waitForEnd } from './steps.ts'

export async function enterFinished(page: Page): Promise<void> {
  await startQuickGame(page, 'Family Friendly')
  await waitForEnd(page)
  await page.getByRole('link', { name: 'Table Read' }).click()
  await nowIs(page)
}

export function now(page: Page): Promise<string> {
  return page.locator('[data-now]').innerText()
}

export async function nowIs(page: Page): Promise<void> {
  await until(async () => expect(await now(page)).not.toMatch(/^$|…$/))
}

export async function toSpeech(page: Page): Promise<void> {
  for (let steps = 0; steps < 10; steps++) {
    if ((await page.locator('li[aria-current]').count()) > 0) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error('No step is spoken')
}
