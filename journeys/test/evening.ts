import { type Browser, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, type Player } from './browser.ts'
import { button, playAsGuest, until } from './steps.ts'

/** Steps of an evening with everybody's phone. */

/** A phone held upright. */
export const phoneWindow = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const

/** A large device is the room's screen. Resolves to the code. */
export async function openScreen(page: Page): Promise<string> {
  await playAsGuest(page)
  await button(page, 'Play on everyone’s phones').click()
  return codeOf(page)
}

export async function openOnPhone(page: Page, name: string): Promise<string> {
  await playAsGuest(page)
  await button(page, 'Play on everyone’s phones').click()
  await page.getByLabel('Your name').fill(name)
  await button(page, 'Open the room').click()
  return codeOf(page)
}

async function codeOf(page: Page): Promise<string> {
  await page.waitForURL('**/room/*')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export async function joinRoom(browser: Browser, url: string, code: string, name: string): Promise<Player> {
  const page = await openPage(browser, url, phoneWindow)
  await page.goto(`/room/${code}`)
  await page.getByLabel('Your name').fill(name)
  await button(page, 'Join').click()
  await page.getByRole('region', { name: 'Your seat' }).waitFor()
  return page
}

/** The host need not wait for cards and parts. */
export async function skipTheShow(host: Page): Promise<void> {
  await button(host, 'Begin').click()
  await raiseCurtain(host)
}

export async function raiseCurtain(host: Page): Promise<void> {
  await until(async () => {
    if ((await host.locator('[data-now]').count()) > 0) return
    await button(host, 'Go on').click({ timeout: 500 })
    throw new Error('The show goes on')
  })
}

/** Without what the browser says of answers: a press that comes too late is told so. */
export function errorsOf(players: readonly Player[]): string[] {
  return players.flatMap(({ complaints }) => complaints).filter((text) => !text.startsWith('Failed to load'))
}

/** One of each category, by tapping it. */
export async function chooseCards(page: Page, n: number): Promise<void> {
  for (const category of ['Characters', 'Programs', 'Settings'])
    await page.getByRole('radiogroup', { name: category }).locator('label').nth(n).click()
}

/** The line of this moment as the device shows it, without who reads it. */
export function lineOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lines = document.querySelector('[data-now] [class*=lines]')
    return lines?.firstElementChild?.textContent ?? ''
  })
}

/** Whoever's phone says "You". */
export async function readerOf(phones: readonly Page[]): Promise<Page> {
  return until(async () => {
    for (const page of phones) if (await isMine(page)) return page
    throw new Error('It is nobody’s turn')
  })
}

/** It is a line of their own part. */
export async function speaks(page: Page): Promise<boolean> {
  return (await isMine(page)) && (await page.locator('[data-now] [data-kind=speech]').count()) > 0
}

function isMine(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.querySelector('[data-now]')?.textContent ?? '').startsWith('You'))
}

/** All devices show the same line, which is another than `before`. */
export async function allAreAt(pages: readonly Page[], before: string): Promise<string> {
  return until(async () => {
    const lines = await Promise.all(pages.map(lineOf))
    expect(new Set(lines).size).toBe(1)
    expect(lines[0]).not.toBe('')
    expect(lines[0]).not.toBe(before)
    return lines[0] as string
  })
}

export async function readToTheEnd(screen: Page): Promise<void> {
  const curtain = screen.getByRole('button', { name: 'New cards, same people' })
  await readUntil(screen, async () => (await curtain.count()) > 0)
}

/** A script of a duel: the stage goes. */
export async function readTheScript(screen: Page): Promise<void> {
  await readUntil(screen, async () => (await screen.locator('[data-now]').count()) === 0)
}

export async function readToDecision(screen: Page): Promise<void> {
  await readUntil(screen, async () => (await decisionOf(screen).count()) > 0)
}

/** By the screen's keys, however often the writer is outrun. */
async function readUntil(screen: Page, isThere: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    if (await isThere()) return
    await screen.keyboard.press('End')
    await screen.waitForTimeout(100)
    await screen.keyboard.press('PageDown')
    throw new Error('The script goes on')
  }, 60_000)
}

export function decisionOf(page: Page): Locator {
  return page.getByRole('region', { name: 'The room decides' })
}

/**
 * Taps one of the three twists on a phone, and answers its sentence. The phone that has the line of this moment shows one
 * button for them, all others the open panel; which of both comes is known when the phone has heard of the decision,
 * and may change with the next line: then it is tried again.
 */
export async function tapTwist(page: Page, place: number): Promise<string> {
  const folded = button(page, 'What happens next?')
  return until(async () => {
    await folded.or(decisionOf(page)).first().waitFor()
    if ((await decisionOf(page).count()) === 0) await folded.click({ timeout: 4000 })
    const twist = decisionOf(page).getByRole('listitem').nth(place).getByRole('button')
    const sentence = (await twist.innerText({ timeout: 4000 })).replace('✓', '').trim()
    await twist.click({ timeout: 4000 })
    return sentence
  })
}

/** Which script of a duel is theirs, as their phone alone says. */
export async function entryOf(page: Page): Promise<number> {
  const own = page.getByRole('listitem').filter({ hasText: 'Yours' })
  return Number(/Script (\d+)/.exec(await own.innerText())?.[1])
}
