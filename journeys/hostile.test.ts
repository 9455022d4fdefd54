import { fileURLToPath } from 'node:url'
import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '../game/card.ts'
import { readPages } from '../server/routes/pages.ts'
import { storeShared } from '../server/test/shared.ts'
import { type Database } from '../server/store/database.ts'
import { openTestDatabase } from '../server/test/database.ts'
import { hostile, sly } from '../server/test/hostile.ts'
import { openTestServer, type TestServer } from '../server/test/server.ts'
import { startStandIn, type StandIn, tell } from '../server/test/stand-in-service.ts'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { button, playAsGuest, readLines, startQuickGame, until, waitForEnd } from './test/steps.ts'
import { openByHand, selectFirst } from './test/tables.ts'
import { watchPolicy } from './test/watch-policy.ts'

const whole: readonly string[] = [...hostile, ...sly]
/** PostgreSQL cannot store NUL; a model may send it. */
const corpus = whole.map((markup) => markup.replaceAll('\0', ''))
const built = fileURLToPath(new URL('../dist/web', import.meta.url))

function bundles(size: number): string[] {
  return Array.from({ length: Math.ceil(corpus.length / size) }, (_, n) =>
    corpus.slice(n * size, (n + 1) * size).join(' '),
  )
}

function writeHostileAct(act: number): string {
  const mine = whole.filter((_, n) => n % 5 === act % 5)
  return [
    `<h1>Oh ${mine.join(' ')}</h1><h2>Act ${act + 1}: ${mine.join(' ')}</h2>`,
    ...mine.flatMap((markup) => [
      `<p class="scene-heading">INT. ${markup} - DAY</p><p class="action">${markup} falls.</p>`,
      `<p class="character">EVE ${markup}</p><p class="parenthetical">(${markup})</p>`,
      `<p class="dialogue">Harmless ${whole.indexOf(markup)} ${markup} after.</p><p class="transition">${markup} TO:</p>`,
    ]),
  ].join('\n')
}

describe.runIf(browserPath)('what would like to be more than text', () => {
  let database: Database
  let server: TestServer
  let service: StandIn
  let browser: Browser
  let page: Player
  let violations: () => Promise<string[]>
  const outside: string[] = []
  const dialogs: string[] = []

  beforeAll(async () => {
    browser = await openBrowser()
    database = await openTestDatabase()
    service = await startStandIn((response) => {
      const [, act] = /Write act (\d)/.exec(JSON.stringify(service.calls.at(-1)?.body)) ?? []
      return tell(act ? writeHostileAct(Number(act) - 1) : whole.join('\n'))(response)
    })
    const ai = { apiKey: null, baseUrl: service.baseUrl, model: corpus[0] ?? '' }
    server = await openTestServer(database, { ai }, await readPages(built, false))
    await dealHostileCards()
    page = await openPage(browser, server.url)
    violations = await watchPolicy(page.context())
    page.context().on('request', (request) => {
      if (!/^(?:data|blob|javascript):/.test(request.url()) && new URL(request.url()).origin !== server.url)
        outside.push(request.url())
    })
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await playAsGuest(page)
    const name = corpus.slice(0, 12).join(' ')
    await database.pool.query('update users set name = $1, email = $2, image = $3, is_anonymous = false', [
      name,
      `"${corpus[1]}"@evil.example`,
      'javascript:window.hacked=1',
    ])
    await page.goto('/')
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
    await Promise.all([database.close(), service.close()])
  })

  async function dealHostileCards(): Promise<void> {
    await database.pool.query('delete from cards')
    const pictures = ['/cards/x.svg" onerror="window.hacked=1', 'javascript:window.hacked=1', svgPicture]
    for (const category of categories)
      for (const [n, name] of cardNames.entries())
        await database.pool.query('insert into cards values ($1, $2, $3, $4, $5, $6, $7)', [
          category,
          `evil-${n}`,
          name,
          pictures[n],
          [name],
          [name, ...corpus.slice(0, 5)],
          n,
        ])
  }

  async function expectText(at: Page, where: string, ...texts: readonly string[]): Promise<void> {
    const seen = await at.evaluate(lookForMore)
    expect(seen, where).toEqual({ hacked: false, strangers: [] })
    const shown = await at.evaluate(() => document.body.textContent)
    for (const text of texts) expect(shown, where).toContain(text)
    // The policy stops pictures with script addresses, and reports them.
    const stopped = (await violations()).filter((one) => one !== 'img-src javascript')
    expect([dialogs, outside, stopped], where).toEqual([[], [], []])
  }

  it('stays text in a quick game: cards, model, title, stage, printed', async () => {
    await startQuickGame(page, 'Family Friendly')
    await waitForEnd(page)
    const lines = (await readLines(page)).map(({ text }) => text).join('\n')
    // Unclosed elements may swallow their neighbours; most of the text must be readable.
    const shown = whole.filter((_, n) => lines.includes(`Harmless ${n} `))
    expect(shown.length).toBeGreaterThan(whole.length * 0.7)
    await expectText(page, 'quick game', hostile[0])
    await page.emulateMedia({ media: 'print' })
    await expectText(page, 'printed')
    await page.emulateMedia({ media: null })
    const id = new URL(page.url()).searchParams.get('script')
    await page.goto(`/scripts/${id}`)
    await waitForEnd(page)
    await expectText(page, 'the script’s own page')
    await page.goto(`/scripts/${id}/read`)
    await page.locator('[data-now]').waitFor()
    for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight')
    await expectText(page, 'the stage')
  })

  it('stays text in names of players', async () => {
    const names = bundles(Math.ceil(corpus.length / 6))
    await openByHand(page, '/headtohead-game', { playerNames: names, scriptRating: 'family-friendly' })
    await page.getByText(/'s turn/).waitFor()
    const shown = () => page.evaluate(() => document.body.textContent)
    await until(async () => expect(await shown()).toContain(cardNames.at(-1)))
    await expectText(page, 'head to head', ...cardNames)
    const players = Object.fromEntries(names.entries())
    await openByHand(page, '/group-play-screen', { players, scriptRating: 'r-rated' })
    await selectFirst(page, ...categories)
    await button(page, 'Generate Script').click()
    await waitForEnd(page)
    await expectText(page, 'group play')
    // Names reach the model only as data on one line.
    const [call] = service.calls.slice(-1)
    expect(call?.body.messages[0]?.content).not.toMatch(/hacked|evil\.example/)
  })

  it('stays text on the shelf, in the account and behind a link', async () => {
    const userId = ((await (await page.request.get('/api/session')).json()) as { user: { uid: string } }).user
      .uid
    const text = `${writeHostileAct(0)}\n${writeHostileAct(1)}`.replaceAll('\0', '')
    const stored = []
    for (const title of bundles(3))
      stored.push(await storeShared(server.world, { userId, title, text, players: [title] }))
    await page.goto('/scripts')
    const titles = page.getByRole('list', { name: 'Scripts' }).getByRole('heading')
    await until(async () => expect(await titles.count()).toBeGreaterThanOrEqual(stored.length))
    await expectText(page, 'the shelf', ...bundles(3))
    await page.getByRole('searchbox').fill(hostile[1])
    await page.getByText(`for “${hostile[1]}”`).waitFor()
    await expectText(page, 'the search')

    await page.goto('/account')
    await button(page, 'Account').click()
    await page.getByRole('menuitem').first().waitFor()
    await page.getByRole('main').getByText('evil.example').first().waitFor()
    await expectText(page, 'the account', corpus.slice(0, 12).join(' '), `"${corpus[1]}"@evil.example`)

    for (const [n, { path }] of stored.slice(0, 6).entries()) {
      await page.goto(path)
      await expectText(page, 'a shared script', bundles(3)[n] ?? '')
    }
    await page.emulateMedia({ media: 'print' })
    await expectText(page, 'a shared script, printed')
  })
})

const cardNames = bundles(Math.ceil(corpus.length / 3))

const svgPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="top.hacked=1"><script>top.hacked=1</script></svg>',
)}`

function lookForMore() {
  const strange =
    'iframe, object, embed, base, math, video, audio, template, xmp, plaintext, marquee, foreignObject, animate, script:not([src]):not(head script), style:not(head style), [srcdoc], [formaction], [style*=url], meta[http-equiv], link[href^="http://evil"], [href^="javascript" i], [href^="data"], form[action*="evil"], img[src*="evil"]'
  const handlers = [...document.querySelectorAll('*')].filter((one) =>
    one.getAttributeNames().some((name) => name.startsWith('on')),
  )
  const strangers = [...document.querySelectorAll(strange), ...handlers]
  return { hacked: 'hacked' in window, strangers: strangers.map((one) => one.outerHTML.slice(0, 200)) }
}
