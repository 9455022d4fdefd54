import { readFile } from 'node:fs/promises'
import { XMLValidator } from 'fast-xml-parser'
import { type Browser, type Download } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fileNameOf } from '../game/file-name.ts'
import { type CardsAnswer, type ScriptView } from '../game/protocol.ts'
import { readPdf } from '../server/test/read-pdf.ts'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { expectSound } from './test/expect-sound.ts'
import { pressButton, tabTo } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest, startQuickGame, textsOf, until, waitForEnd } from './test/steps.ts'

const formats = [
  ['PDF', 'pdf'],
  ['Plain Text', 'txt'],
  ['Fountain', 'fountain'],
  ['Final Draft', 'fdx'],
] as const

describe.runIf(browserPath)('a script taken along', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  let script: ScriptView
  let said: string[]
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '2' })])
    page = await openPage(browser, server.url, { permissions: ['clipboard-read', 'clipboard-write'] })
    await playAsGuest(page)
    script = await startForPlayers()
    await page.goto(`/scripts/${script.id}`)
    said = textsOf(await waitForEnd(page), 'dialogue')
    script = (await (await page.request.get(`/api/scripts/${script.id}`)).json()) as ScriptView
  })
  afterAll(async () => {
    expect(page.complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|404/.test(complaint))).toEqual(
      [],
    )
    await Promise.all([browser.close(), server.remove()])
  })

  async function startForPlayers(): Promise<ScriptView> {
    const cards = (await (await page.request.get('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const data = { mode: 'group', rating: 'family-friendly', cards: ids, players: ['Ada', 'Élodie 🦆'] }
    const answer = await page.request.post('/api/scripts', { data, headers: { origin: server.url } })
    expect(answer.status()).toBe(201)
    return (await answer.json()) as ScriptView
  }

  async function openExport() {
    await button(page, 'Export').click()
    await page.getByRole('dialog', { name: 'Export' }).waitFor()
  }
  afterEach(async () => {
    await page.keyboard.press('Escape')
  })
  const close = () => button(page, 'Close').click()
  const downloaded = async (press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    return { name: download.suggestedFilename(), bytes: await read(download) }
  }
  const read = async (download: Download) => readFile(await download.path())
  const link = (name: string) => page.getByRole('link', { name: `Download ${name}` })

  it('is a file in every format, with every word that is said', async () => {
    await openExport()
    for (const [name, ending] of formats) {
      const file = await downloaded(() => link(name).click())
      expect(file.name).toBe(fileNameOf(script.title, null, ending))
      await page.getByText(`Saved as “${file.name}”.`).waitFor()
      if (ending === 'pdf') {
        const { pages, title } = await readPdf(file.bytes)
        expect(title).toBe(script.title)
        expect(pages.length).toBeGreaterThan(8)
      } else for (const line of said) expect(file.bytes.toString()).toContain(line)
      if (ending === 'fdx') expect(XMLValidator.validate(file.bytes.toString())).toBe(true)
    }
    await close()
  })

  it('is the copy of a part, by keyboard alone', async () => {
    const part = script.cast[1]?.name ?? ''
    await pressButton(page, 'Export')
    await tabTo(page, page.getByLabel('Whose copy?'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByLabel('Whose copy?').inputValue()).toBe(part)
    await tabTo(page, link('PDF'))
    const file = await downloaded(() => page.keyboard.press('Enter'))
    expect(file.name).toBe(fileNameOf(script.title, part, 'pdf'))
    const { pages } = await readPdf(file.bytes)
    const first = pages[0]?.map(({ text }) => text).join(' ') ?? ''
    expect(first.replaceAll(' ', '')).toContain(
      `Markedcopy:${part.toUpperCase().replaceAll(' ', '')},readbyÉlodie🦆`,
    )
    await page.keyboard.press('Escape')
    await until(async () =>
      expect(await button(page, 'Export').evaluate((one) => one === document.activeElement)).toBe(true),
    )
  })

  it('is copied', async () => {
    await openExport()
    await button(page, 'Copy Text').click()
    await page.getByText('Copied. Paste it wherever you like.').waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text.startsWith(script.title.toUpperCase())).toBe(true)
    for (const line of said) expect(text).toContain(line)
    await close()
  })

  it('waits for the network without leaving the page', async () => {
    await openExport()
    await page.context().setOffline(true)
    await link('Fountain').click()
    await page.getByRole('alert').getByText('Network error. Please check your internet connection.').waitFor()
    await page.context().setOffline(false)
    const file = await downloaded(() => button(page, 'Try again').click())
    expect(file.name).toBe(fileNameOf(script.title, null, 'fountain'))
    expect(new URL(page.url()).pathname).toBe(`/scripts/${script.id}`)
    await close()
  })

  it('has an accessible dialog', async () => {
    await openExport()
    await expectSound(page, 'export')
    const low = await page
      .locator('dialog :is(a, button, select)')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
      )
    expect(low).toEqual([])
    await close()
  })

  it('is printed alone, as a screenplay, from its page and from a game, in the dark as well', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPaper(script.title)
    await page.goto('/')
    await startQuickGame(page, 'Family Friendly')
    said = textsOf(await waitForEnd(page), 'dialogue')
    await expectPaper()
    await page.emulateMedia({ colorScheme: null })
  })

  async function expectPaper(title?: string) {
    const { pages } = await readPdf(await page.pdf({ format: 'Letter' }))
    const rows = pages.flat()
    if (title !== undefined) expect(rows[0]?.text).toBe(title)
    expect(rows[1]?.text).toBe('written by the house writer')
    const text = rows.map(({ text }) => text).join(' ')
    for (const label of ['Continue Script', 'Export', 'Back to', 'Read aloud'])
      expect(text).not.toContain(label)
    // A premise may say these: the Robot Retirement Home.
    for (const label of ['Home', 'Setting', 'Delete'])
      expect(rows.filter((row) => row.text.trim() === label)).toEqual([])
    const firstRow = rows.find(({ text }) => text !== '' && said[0]?.startsWith(text))
    expect(firstRow?.x).toBe(2.5)
    const cue = rows[rows.indexOf(firstRow ?? rows[0]!) - 1]
    expect(cue?.x).toBe(3.7)
    const squeeze = (text: string) => text.replaceAll(/\s/g, '')
    const missing = said.filter((line) => !squeeze(text).includes(squeeze(line)))
    expect(missing).toEqual([])
    const colours = await inPrint(() => {
      const line = document.querySelector('[data-part]')
      return line ? [getComputedStyle(line).color, getComputedStyle(line).backgroundColor] : []
    })
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'])
    // A cue or heading is never the last on a page.
    for (const page of pages) expect(page.at(-1)?.x).not.toBe(3.7)
  }

  async function inPrint<T>(look: () => T): Promise<T> {
    await page.emulateMedia({ media: 'print' })
    const seen = await page.evaluate(look)
    await page.emulateMedia({ media: null })
    return seen
  }

  it('is printed with a part marked, which is forgotten afterwards', async () => {
    await page.goto(`/scripts/${script.id}`)
    await waitForEnd(page)
    await openExport()
    await page.getByLabel('Whose copy?').selectOption({ index: 2 })
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await button(page, 'Print').click()
    const marked = await inPrint(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>('[data-part]')]
          .filter((line) => getComputedStyle(line).backgroundColor === 'rgb(255, 242, 168)')
          .map(({ dataset }) => dataset['part']),
      ),
    ])
    expect(marked).toEqual(['1'])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    expect(await page.evaluate(() => document.documentElement.dataset['markedPart'])).toBeUndefined()
    await close()
  })

  it('says so when it was deleted meanwhile', async () => {
    await openExport()
    const path = `/api/scripts/${script.id}`
    expect((await page.request.delete(path, { headers: { origin: server.url } })).ok()).toBe(true)
    await link('PDF').click()
    await page.getByRole('alert').getByText('This script is not there any more.').waitFor()
  })
})
