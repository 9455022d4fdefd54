import { type Locator, type Page } from 'playwright-core'
import { type CardsAnswer, type ScriptView, type StartScriptBody } from '../../game/protocol.ts'
import { until } from './steps.ts'

/** `number`: which card of each category. */
export async function beginScript(
  page: Page,
  number: number,
  more: Partial<StartScriptBody> = {},
): Promise<ScriptView> {
  const cards = (await (await page.request.get('/api/cards')).json()) as CardsAnswer
  const ids = Object.fromEntries(
    Object.entries(cards).map(([category, all]) => [category, all[number % all.length]?.id]),
  )
  const body = { mode: 'quick', rating: 'family-friendly', cards: ids, ...more }
  const answer = await page.request.post('/api/scripts', { data: body })
  if (!answer.ok()) throw new Error(`A script was not begun: ${answer.status()}`)
  return (await answer.json()) as ScriptView
}

export async function writeScript(
  page: Page,
  number: number,
  more: Partial<StartScriptBody> = {},
): Promise<ScriptView> {
  const { id } = await beginScript(page, number, more)
  return until(async () => {
    const script = (await (await page.request.get(`/api/scripts/${id}`)).json()) as ScriptView
    if (script.state === 'writing') throw new Error('it is still being written')
    return script
  }, 60_000)
}

export async function rename(page: Page, id: string, title: string): Promise<void> {
  await page.request.patch(`/api/scripts/${id}`, { data: { title } })
}

export function entries(page: Page): Locator {
  return page.getByRole('list', { name: 'Scripts' }).locator('> li')
}

export function titlesOf(page: Page): Promise<string[]> {
  return entries(page).getByRole('heading').allTextContents()
}
