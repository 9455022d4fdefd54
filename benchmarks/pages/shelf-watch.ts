import { type Page } from 'playwright-core'

const lineLook = '[aria-label=Script] [class*="_line_"]'

export async function countLines(page: Page, id: string): Promise<number> {
  await page.goto(`/scripts/${id}`)
  await page.getByText('The script is finished.', { exact: true }).waitFor()
  return page.locator(lineLook).count()
}

/** In milliseconds, from the press on the entry to the frame after the first line, and after the last. */
export async function timeOpening(
  page: Page,
  id: string,
  lines: number,
  visit: 'reloaded' | 'stayed',
): Promise<{ readonly first: number; readonly whole: number }> {
  if (visit === 'reloaded') await page.goto('/scripts')
  else await page.getByRole('link', { name: 'My Scripts', exact: true }).first().click()
  const entry = page.locator(`main a[href="/scripts/${id}"]`)
  await entry.waitFor()
  await page.waitForTimeout(300) // a player looks before pressing
  await page.evaluate(watchOpening, { lines, lineLook })
  await entry.click({ position: { x: 5, y: 5 } })
  await page.waitForFunction(() => 'opening' in globalThis)
  return page.evaluate(readOpening)
}

function watchOpening({ lines, lineLook }: { lines: number; lineLook: string }) {
  Reflect.deleteProperty(globalThis, 'opening')
  addEventListener(
    'pointerdown',
    () => {
      const pressed = performance.now()
      let first = 0
      const look = () => {
        const count = document.querySelectorAll(lineLook).length
        if (count > 0 && first === 0) first = performance.now() - pressed
        if (count < lines) return requestAnimationFrame(look)
        // The frame with the text was made before the next one begins.
        return requestAnimationFrame(() =>
          Object.assign(globalThis, { opening: { first, whole: performance.now() - pressed } }),
        )
      }
      requestAnimationFrame(look)
    },
    { once: true, capture: true },
  )
}

function readOpening() {
  return (globalThis as unknown as { opening: { first: number; whole: number } }).opening
}

/** In milliseconds, each frame. */
export async function timeScrolling(page: Page, lines: number): Promise<number[]> {
  await page.waitForFunction(([look, count]) => document.querySelectorAll(look).length >= count, [
    lineLook,
    lines,
  ] as const)
  return page.evaluate(scrollDown)
}

async function scrollDown(): Promise<number[]> {
  scrollTo(0, 0)
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const frames: number[] = []
  await nextFrame()
  let before = await nextFrame()
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
    scrollBy(0, 25)
    const now = await nextFrame()
    frames.push(now - before)
    before = now
  }
  return frames
}
