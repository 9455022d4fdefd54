import { type Page } from 'playwright-core'

const dialogue = '[class*="_dialogue_"]'

export type FirstLine = {
  readonly ms: number
  /** In milliseconds since 1970. */
  readonly at: number
}

export async function timeFirstLine(page: Page, name: string): Promise<FirstLine> {
  await page.evaluate(watchForLine, dialogue)
  await page.getByRole('button', { name, exact: true }).click()
  return page.evaluate(() => (window as unknown as { firstLine: Promise<FirstLine> }).firstLine)
}

export async function fillPage(page: Page): Promise<void> {
  await page.locator(dialogue).nth(2).waitFor()
}

/** Runs in the page. */
function watchForLine(selector: string): void {
  const firstLine = new Promise<FirstLine>((resolve) => {
    const begin = (press: Event) => {
      const before = new Set(document.querySelectorAll(selector))
      const observer = new MutationObserver(() => {
        const fresh = [...document.querySelectorAll(selector)].some((line) => !before.has(line))
        if (!fresh) return
        observer.disconnect()
        const now = performance.now()
        resolve({ ms: now - press.timeStamp, at: performance.timeOrigin + now })
      })
      observer.observe(document, { childList: true, subtree: true })
    }
    document.addEventListener('click', begin, { capture: true, once: true })
  })
  Object.assign(window, { firstLine })
}
