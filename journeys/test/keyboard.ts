import { type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { button } from './steps.ts'

export async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name))
  await page.keyboard.press('Enter')
}

export async function chooseEntry(page: Page, menu: string, entry: string): Promise<void> {
  await pressButton(page, menu)
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
}

/** Checks that the focus stays visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(isInSight), await target.innerText()).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not lead to ${target.toString()}`)
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return seen !== null && (element.contains(seen) || seen.contains(element))
}
