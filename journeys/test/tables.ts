import { type Locator, type Page } from 'playwright-core'
import { type Category } from '../../game/card.ts'

/** The games at a table of three columns, and their navigation states (spec §3). */
export const tables = [
  {
    title: 'Head to Head',
    path: '/headtohead-game',
    setup: { title: 'Head-to-Head Setup', path: '/headtohead-setup' },
    seat: (names: unknown) => ({ playerNames: names }),
  },
  {
    title: 'Group Play',
    path: '/group-play-screen',
    setup: { title: 'Group Play Setup', path: '/groupplay-setup' },
    seat: (names: unknown) => ({
      players: Array.isArray(names) ? Object.fromEntries(names.entries()) : names,
    }),
  },
] as const

export const columns: { readonly [C in Category]: string } = {
  characters: 'Characters',
  programs: 'Programs',
  settings: 'Settings',
}

/** With a forged navigation state, in the router's form. */
export async function openByHand(page: Page, path: string, state: unknown): Promise<void> {
  await page.evaluate(enterHistory, { path, state })
  await page.reload({ waitUntil: 'commit' })
}

export function goByHand(page: Page, path: string, state: unknown): Promise<void> {
  return page.evaluate(go, { path, state })
}

function go({ path, state }: { path: string; state: unknown }) {
  history.pushState({ usr: state, key: 'by-hand', idx: 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

function enterHistory({ path, state }: { path: string; state: unknown }) {
  history.pushState({ usr: state, key: 'by-hand', idx: 1 }, '', path)
}

export function cardsIn(page: Page, category: Category): Locator {
  return page.getByRole('radiogroup', { name: columns[category] }).getByRole('radio')
}

export async function selectFirst(page: Page, ...categories: readonly Category[]): Promise<void> {
  for (const category of categories) await cardsIn(page, category).first().check({ force: true })
}
