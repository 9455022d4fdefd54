import { type Page } from 'playwright-core'

/**
 * Stops the clock of a page: its timers run by `passTime` alone, to the millisecond. Those that run already are told by
 * it as well when the clock was installed (`page.clock.install`) before the page was opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // it may not be in the page's past, however busy the machine is
}

/** Lets so many milliseconds pass on a stopped clock, and the page show what has come of them. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await page.evaluate(afterWaitingTasks)
}

function afterWaitingTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })
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
