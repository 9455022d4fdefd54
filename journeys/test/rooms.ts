import { type Page } from 'playwright-core'
import { button } from './steps.ts'

/** From Home, on a large device: it is the room's screen. Answers the code. */
export async function openRoom(screen: Page): Promise<string> {
  await button(screen, 'Play on everyone’s phones').click()
  await screen.waitForURL(/\/room\/[A-Z]{4}$/)
  await screen.getByRole('heading', { name: 'Who Is Playing?' }).waitFor()
  return screen.url().slice(-4)
}

/** As by the QR code. */
export async function joinRoom(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/room/${code}`)
  await page.getByLabel('Your name').fill(name)
  await button(page, 'Join').click()
  await waitForSeat(page, code)
}

export async function waitForSeat(page: Page, code: string): Promise<void> {
  await page.getByRole('heading', { name: `Room ${code}`, exact: true }).waitFor()
}

export async function chooseTool(page: Page, entry: string): Promise<void> {
  await button(page, 'More … for the room').click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
