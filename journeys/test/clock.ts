import { type Page } from 'playwright-core'

/** Timers then run only by `passTime`. Those that run already obey too if `page.clock.install` came before the page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // must not be in the page's past, even on a busy machine
}

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
