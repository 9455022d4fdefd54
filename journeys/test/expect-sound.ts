import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from 'playwright-core'
import { expect } from 'vitest'

export const phone = { width: 390, height: 844 }
export const laptop = { width: 1280, height: 800 }
export const television = { width: 1920, height: 1080 }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// axe ignores outlines, by which the wordmark's letters stand out.
const outlined = 'h1 > span'
// The smallest phone, one on its side, and a laptop zoomed to 200 %.
const tight = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
]

export async function expectSoundInBoth(page: Page, state: string, sizes = [laptop, phone]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectSound(page, `${state}, ${colorScheme}`, sizes)
  }
}

/** Leaves the window at the first size. */
export async function expectSound(page: Page, state: string, sizes = [laptop, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(dress, true)
    const { violations, passes } = await askAxe(page)
    await page.evaluate(dress, false)
    expect(passes.find(({ id }) => id === 'color-contrast')?.nodes.length, state).toBeGreaterThan(0)
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
    expect(found, `${state} at ${size.width}`).toEqual([])
  }
  for (const size of [...tight, ...sizes.toReversed()]) {
    await page.setViewportSize(size)
    const seen = await page.evaluate(lookAround)
    expect(seen, `${state} at ${size.width}`).toEqual({ wider: 0, moving: 0, missing: [], small: [] })
  }
}

/** axe is 570 KB: injected once, and without frames, which our pages do not have. */
async function askAxe(page: Page): ReturnType<AxeBuilder['analyze']> {
  const isKnown = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isKnown && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .exclude(outlined)
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    .analyze()
}

/** axe cannot judge contrast over our patterns, and looks behind modal dialogs: plain colours, nothing behind. */
function dress(plainly: boolean) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { background-image: none !important }')
  sheet.insertRule('*::before, *::after { content: none !important }')
  sheet.insertRule(
    ':has(dialog:modal) > :not(dialog, dialog *, :has(dialog:modal)) { visibility: hidden !important }',
  )
  document.adoptedStyleSheets = plainly ? [sheet] : []
}

function lookAround() {
  const { scrollWidth, clientWidth } = document.documentElement
  const isMissing = (picture: HTMLImageElement) => picture.checkVisibility() && picture.naturalWidth === 0
  const isSmall = (target: Element) => target.checkVisibility() && target.getBoundingClientRect().height < 44
  return {
    wider: scrollWidth - clientWidth,
    moving: document.getAnimations().filter(({ playState }) => playState === 'running').length,
    missing: [...document.images]
      .filter((picture) => picture.complete && isMissing(picture))
      .map(({ src }) => src),
    small: [...document.querySelectorAll('main :is(a, button, input, select)')]
      .filter(isSmall)
      .map(({ outerHTML }) => outerHTML),
  }
}
