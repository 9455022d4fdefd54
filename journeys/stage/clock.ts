import { type Page } from 'playwright-core'

/** Stops the clock of a page: its timers run when they are told to (`page.clock.runFor`), to the millisecond. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // it may not be in the page's past, however busy the machine is
}

/** How long the next alert is shown, in milliseconds by the page's own clock. */
export function timeAlert(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | null = null
        new MutationObserver(() => {
          const isShown = document.querySelector('[role=alert]') !== null
          if (isShown) since ??= performance.now()
          else if (since !== null) resolve(performance.now() - since)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
}
