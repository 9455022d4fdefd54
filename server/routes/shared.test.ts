import { type Document, Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseScript } from '../../script/parse/parse.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { hostile } from '../test/hostile.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { readCardFiles, stagePage, storeShared } from '../test/shared.ts'
import { Visitor } from '../test/visitor.ts'

const mail = 'ada.lovelace@example.org'
const style = '.shared { color: red }'

describe('a page for a shared script', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let userId: string

  beforeAll(async () => {
    database = await openTestDatabase()
    const files = new Map([...(await readCardFiles()), ['/app.html', stagePage]])
    server = await openTestServer(database, {}, { files, shareStyle: style })
    ada = new Visitor(server.url)
    await ada.post('/api/auth/sign-up/email', { email: mail, password: 'a-long-password', name: 'Countess' })
    userId = (await ada.session())?.uid ?? ''
    expect(userId).not.toBe('')
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, server.url), { headers: { connection: 'close', ...headers } })
  const read = async (path: string) => (await open(path)).text()
  const pageOf = (html: string): Document => {
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
    document.write(html)
    return document
  }
  const store = (more: Partial<Parameters<typeof storeShared>[1]> = {}) =>
    storeShared(server.world, { userId, ...more })

  it('shows the script to anybody: title, cast, cards, lines, and the way to the game', async () => {
    const text =
      'Title: The Hat\nACT ONE\nINT. SHOP - DAY\nRain.\nADA:\n(softly)\nIs this a hat?\nBO:\nIt was.\nTHE STRANGER:\nBoo.\nEVERYBODY:\nHat!\nCUT TO:\n'
    const cast = [
      { name: 'Ada', player: 'Mo' },
      { name: 'Bo', player: null },
    ]
    const assignments = [
      { player: 'Mo', part: 'Ada' },
      { player: 'Li', part: 'Ada' },
    ]
    const { path } = await store({ title: 'The Hat', text, cast, assignments, players: ['Mo', 'Li'] })
    const page = pageOf(await read(path))
    expect(page.querySelector('h1')?.textContent).toBe('The Hat')
    expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Cast', 'ACT ONE'])
    expect([...page.querySelectorAll('h3')].map((one) => one.textContent)).toEqual(['INT. SHOP - DAY'])
    expect([...page.querySelectorAll('.page p')].map((one) => one.textContent)).toEqual([
      'Rain.',
      'Ada',
      '(softly)',
      'Is this a hat?',
      'Bo',
      'It was.',
      'THE STRANGER, read by Bo',
      'Boo.',
      'EVERYBODY, read by everyone',
      'Hat!',
      'CUT TO:',
    ])
    expect([...page.querySelectorAll('.part')].map((one) => one.textContent.trim())).toEqual([
      'Mo and Li are Ada',
      'Bo',
    ])
    expect(page.querySelectorAll('.strip img')).toHaveLength(3)
    expect(page.documentElement.lang).toBe('en')
    expect(
      [...page.querySelectorAll('a')].map((one) => [one.textContent.trim(), one.getAttribute('href')]),
    ).toEqual([
      ['Twisted Yarn', '/'],
      ['Play', '/'],
      ['Read it aloud', `${path}/read`],
      [expect.stringMatching(/^Make your own at /), '/'],
    ])
    const faces = [...page.querySelectorAll('.face')].map((one) => one.innerHTML)
    expect(new Set(faces).size).toBe(2)
  })

  it('gives a stage for everybody what the page shows, and nothing else', async () => {
    const assignments = [{ player: 'Mo', part: 'Ada' }]
    const { path, id, shareId } = await store({ title: 'The Hat', assignments, players: ['Mo', 'Zed'] })
    const stage = await open(`${path}/read`)
    expect(stage.status).toBe(200)
    expect(await stage.text()).toBe('<p>the game</p>')
    expect(stage.headers.get('x-robots-tag')).toBe('noindex')
    expect(stage.headers.get('referrer-policy')).toBe('no-referrer')
    expect(stage.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(stage.headers.get('set-cookie')).toBeNull()
    const answer = await open(`${path}/script`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const text = await answer.text()
    for (const secret of [mail, userId, id, shareId, 'Countess', 'a-test', 'Zed', 'seed'])
      expect(text).not.toContain(secret)
    expect(JSON.parse(text)).toEqual({
      title: 'The Hat',
      rating: 'family-friendly',
      draw: {
        characters: { name: expect.any(String), image_url: expect.stringMatching(/^\/cards\//) },
        programs: { name: expect.any(String), image_url: expect.stringMatching(/^\/cards\//) },
        settings: { name: expect.any(String), image_url: expect.stringMatching(/^\/cards\//) },
      },
      cast: [{ name: 'Ada', player: null }],
      assignments,
      writers: ['The house writer'],
      isGrowing: false,
      lines: [
        [
          [
            { kind: 'character', text: 'Ada', speaker: 'Ada' },
            { kind: 'dialogue', text: 'Hi.', speaker: 'Ada' },
          ],
        ],
      ],
    })
    await server.world.shares.unshare(id)
    expect((await open(`${path}/read`)).status).toBe(404)
    expect((await open(`${path}/script`)).status).toBe(404)
  })

  it.each([
    ['same-origin', true],
    ['none', false],
    ['cross-site', false],
  ])('has an R-rated script read by a browser that comes from %s: %s', async (site, isShown) => {
    const { path } = await store({ rating: 'r-rated', title: 'A Damned Hat' })
    const headers = { 'sec-fetch-site': site }
    const stage = await (await open(`${path}/read`, headers)).text()
    expect(stage.includes('the game')).toBe(isShown)
    expect(stage.includes('R-Rated')).toBe(!isShown)
    const text = await (await open(`${path}/script`, headers)).text()
    expect(text.includes('Hi.')).toBe(isShown)
    expect(text.includes('Damned')).toBe(isShown)
  })

  it.each([
    ['scheme=dark', 'dark'],
    ['scheme=light', 'light'],
    ['scheme=%22%3E%3Cscript%3E', 'system'],
    ['', 'system'],
  ])('wears with the cookie %j: %s', async (cookie, scheme) => {
    const { path } = await store()
    const html = await (await open(path, { cookie })).text()
    expect(html).toContain(`<html lang="en" data-scheme="${scheme}">`)
  })

  it('tells a preview what it needs, with whole addresses', async () => {
    const { path } = await store({ title: 'The Hat' })
    const page = pageOf(await read(path))
    const tag = (name: string) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    expect(page.title).toBe('The Hat · Twisted Yarn')
    expect(tag('og:title')).toBe('The Hat')
    expect(tag('og:description')).toMatch(/^A 1-minute comedy made from three cards: .+, .+ and .+\./)
    expect(tag('description')).toBe(tag('og:description'))
    expect(tag('og:url')).toBe(server.url + path)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(server.url + path)
    expect(tag('og:image')).toContain(`${server.url}${path}/picture.png`)
    expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630'])
    expect(tag('og:image:alt')).toContain('The Hat')
    expect(tag('twitter:card')).toBe('summary_large_image')
    const picture = await open(tag('og:image') ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  it('is kept by nobody, listed by nobody, runs nothing and begins no session', async () => {
    const { path } = await store()
    for (const [where, status] of [
      [path, 200],
      ['/s/nothing', 404],
    ] as const) {
      const { headers, status: told } = await open(where, { cookie: ada.cookies() })
      expect(told).toBe(status)
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; font-src 'self';/,
      )
      expect(policy).not.toContain('unsafe')
    }
    expect(await read(path)).toContain(`<style>${style}</style>`)
    const head = await fetch(new URL(path, server.url), { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await open(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect((await open(path, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  })

  it('says nothing of the account, nor how the script is called inside', async () => {
    const { path, id } = await store()
    for (const address of [path, `${path}?show=script`]) {
      const html = await read(address)
      for (const secret of [mail, userId, id, 'Countess', 'a-test']) expect(html).not.toContain(secret)
    }
  })

  it.each([
    ['one that was guessed', '/s/AAAAAAAAAAAAAAAAAAAAAA'],
    ['one that is too short', '/s/AAAA'],
    ['one that is too long', `/s/${'A'.repeat(5000)}`],
    ['a character that none has', '/s/AAAAAAAAAAAAAAAAAAAAA!'],
    ['an empty one', '/s/'],
    ['a null', '/s/%00'],
    ['a broken escape', '/s/%E0%A4%A'],
    ['another path below it', '/s/AAAAAAAAAAAAAAAAAAAAAA/more'],
    ['a picture that there is not', '/s/AAAAAAAAAAAAAAAAAAAAAA/picture.png'],
  ])('answers %s with the same friendly page', async (_what, path) => {
    const answer = await open(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toBe(await read('/s/nothing'))
  })

  it.each(hostile)('lets %s be nothing but text', async (markup) => {
    const text = `<character>Ada</character>\n<dialogue>Harmless ${markup} after.</dialogue>\n<action>${markup} too</action>\n`
    const cast = [{ name: 'Ada', player: `Mo ${markup}` }]
    const { path } = await store({ title: `Oh ${markup}`, text, cast })
    const page = pageOf(await read(path))
    const plain = pageOf(
      await read((await store({ title: 'Oh', cast: [{ name: 'Ada', player: 'Mo' }] })).path),
    )
    const kindsOf = (of: Document) =>
      [...new Set([...of.querySelectorAll('*')].map((one) => one.tagName))].sort()
    const attributesOf = (of: Document) =>
      [...new Set([...of.querySelectorAll('*')].flatMap((one) => one.getAttributeNames()))].sort()
    expect(kindsOf(page)).toEqual(kindsOf(plain))
    expect(attributesOf(page)).toEqual(attributesOf(plain))
    expect(page.querySelector('h1')?.textContent).toBe(`Oh ${markup}`)
    expect(page.title).toBe(`Oh ${markup} · Twisted Yarn`)
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(`Oh ${markup}`)
    expect(page.querySelector('.part')?.textContent).toContain(`Mo ${markup} is`)
    const told = parseScript(text, { cast: ['Ada'] }).map((line) =>
      line.kind === 'parenthetical' ? `(${line.text})` : line.text,
    )
    expect([...page.querySelectorAll('.page .line')].map((one) => one.textContent)).toEqual(told)
    const sources = [...page.querySelectorAll('[src], [href]')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
    )
    expect(sources.filter((source) => !source.startsWith('/') && !source.startsWith(server.url))).toEqual([])
    expect((await open(`${path}/picture.png`)).status).toBe(200)
  })

  it('tells the rating of an R-rated script first, and nothing of what is in it', async () => {
    const text = '<character>Ada</character>\n<dialogue>Bloody hell.</dialogue>\n'
    const { path } = await store({ rating: 'r-rated', title: 'A Damned Hat', text })
    const gate = await read(path)
    expect(gate).not.toContain('Bloody')
    expect(gate).not.toContain('Damned')
    const page = pageOf(gate)
    expect(page.querySelector('h1')?.textContent).toBe('R-Rated')
    const way = page.querySelector('main a')?.getAttribute('href') ?? ''
    const shown = await read(path + way)
    expect(pageOf(shown).querySelector('h1')?.textContent).toBe('A Damned Hat')
    expect(shown).toContain('Bloody hell.')
    const head = pageOf(shown).head.innerHTML
    expect(head).not.toContain('Damned')
    expect(head).not.toContain('Bloody')
    expect(head).toContain('(R-rated)')
  })

  it.each([
    ['same-origin', true],
    ['none', false],
    ['cross-site', false],
  ])('shows an R-rated script to a browser that comes from %s: %s', async (site, isShown) => {
    const { path } = await store({ rating: 'r-rated' })
    const html = await (await open(`${path}?show=script`, { 'sec-fetch-site': site })).text()
    expect(html.includes('Hi.')).toBe(isShown)
  })

  it('shows of a growing script the lines that stay, and says that there will be more', async () => {
    const text = '<character>Ada</character>\n<dialogue>Whole.</dialogue>\n<dialogue>Half a li'
    const { path, id } = await store({ text, isGrowing: true })
    const html = await read(path)
    expect(html).toContain('Whole.')
    expect(html).not.toContain('Half')
    expect(html).toContain('still being written')
    const piece = { n: 2, chapter: 0, act: 0, drop: 0, text: 'ne.</dialogue>\n' }
    await server.world.pieces.append(id, 'a-test', piece)
    const more = await read(path)
    expect(more).toContain('Half a line.')
    expect(more).toContain('still being written')
    await server.world.scripts.end(id, 'a-test', 'written', null)
    expect(await read(path)).not.toContain('still being written')
    expect(await read((await store()).path)).not.toContain('still being written')
  })

  it('does not send a picture that is known already, and a new one for a new title', async () => {
    const { path, id } = await store()
    const ask = (etag = '') => open(`${path}/picture.png`, { 'if-none-match': etag })
    const first = await ask()
    const etag = first.headers.get('etag') ?? ''
    expect(first.status).toBe(200)
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(new Uint8Array(await first.arrayBuffer()).length).toBeGreaterThan(30_000)
    const again = await ask(etag)
    expect([again.status, await again.text()]).toEqual([304, ''])
    await server.world.scripts.noteTitle(id, 'Another Hat')
    const other = await ask(etag)
    expect(other.status).toBe(200)
    expect(other.headers.get('etag')).not.toBe(etag)
    await server.world.shares.unshare(id)
    expect((await ask(etag)).status).toBe(404)
  })

  it('says so kindly when it cannot be read', async () => {
    const { path } = await store()
    const { find } = server.world.shares
    Object.assign(server.world.shares, { find: () => Promise.reject(new Error('the database is away')) })
    const answer = await open(path)
    Object.assign(server.world.shares, { find })
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('reload')
    expect(server.logged.join()).not.toContain(path)
  })
})
