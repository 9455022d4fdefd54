import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { XMLValidator } from 'fast-xml-parser'
import { Fountain } from 'fountain-js'
import { type CardsAnswer, exportFormats, type ScriptView } from '../../game/protocol.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { readPdf } from '../test/read-pdf.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen, textOf } from '../test/stream.ts'
import { Visitor } from '../test/visitor.ts'

describe('exports over HTTP', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let script: ScriptView
  let said: string[]

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
    script = await start()
    const { pieces } = await listen(ada, server.url, script.id)
    script = (await (await ada.open(`/api/scripts/${script.id}`)).json()) as ScriptView
    const lines = parseScript(textOf(pieces), { cast: script.cast.map(({ name }) => name) })
    said = lines.filter(({ kind }) => kind === 'dialogue').map(({ text }) => text)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function start(): Promise<ScriptView> {
    const cards = (await (await ada.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(
      Object.entries(cards).map(([category, [card]]) => [category, card?.id ?? '']),
    )
    const players = ['Ada', 'Élodie 小明']
    const answer = await ada.post('/api/scripts', { mode: 'group', rating: 'r-rated', cards: ids, players })
    expect(answer.status).toBe(201)
    return (await answer.json()) as ScriptView
  }
  const open = (format: string, part?: string, visitor = ada) =>
    visitor.open(
      `/api/scripts/${script.id}/exports/${format}${part === undefined ? '' : `?part=${encodeURIComponent(part)}`}`,
    )
  const part = () => script.cast[1]?.name ?? ''

  it.each([
    ['fountain', 'text/x-fountain; charset=utf-8'],
    ['pdf', 'application/pdf'],
    ['fdx', 'application/xml; charset=utf-8'],
    ['txt', 'text/plain; charset=utf-8'],
  ])('answers %s as a file of its own kind, to be kept nowhere else', async (format, type) => {
    const answer = await open(format)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="[\\x20-\\x7e]+\\.${format}"; filename\\*=UTF-8''[^ ]+\\.${format}$`),
    )
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5000)
  })

  it('has every word that is said in every format', async () => {
    const texts = await Promise.all(['fountain', 'txt'].map(async (format) => (await open(format)).text()))
    for (const text of texts) for (const line of said) expect(text).toContain(line)
    const fdx = await (await open('fdx')).text()
    expect(XMLValidator.validate(fdx)).toBe(true)
    expect(fdx.match(/Type="Dialogue"><Text/g)).toHaveLength(said.length)
    const { tokens, title } = new Fountain().parse(texts[0] ?? '', true)
    expect(title).toBe(script.title)
    expect(tokens.filter(({ type }) => type === 'dialogue').flatMap(({ text }) => text?.split('\n'))).toEqual(
      said,
    )
    const { pages } = await readPdf(new Uint8Array(await (await open('pdf')).arrayBuffer()))
    const squeeze = (text: string) => text.replaceAll(' ', '')
    const all = squeeze(
      pages
        .flat()
        .map(({ text }) => text)
        .filter((text) => text !== '(MORE)' && !/^\d+\.$/.test(text))
        .join(''),
    )
    const missing = said.filter((line) => !all.includes(squeeze(line)))
    // Those that go on over the page's end have a cue in their midst.
    expect(missing.length).toBeLessThanOrEqual(pages.length)
  })

  it('marks the copy of a part and names it, with who reads it', async () => {
    const answer = await open('txt', part())
    const text = await answer.text()
    expect(text).toContain(`| ${part().toUpperCase()}, read by Élodie 小明 (this copy)`)
    expect(text).toMatch(
      new RegExp(
        `^\\| ${part()
          .toUpperCase()
          .replace(/[.*+?^()]/g, '\\$&')}$`,
        'm',
      ),
    )
    const header = answer.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(header)).toContain(`(${part()}).txt`)
    const [plain, marked] = await Promise.all([open('pdf'), open('pdf', part())])
    expect(Buffer.from(await marked.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(false)
  })

  it('outlives readers who go away in the middle', async () => {
    for (let n = 0; n < 30; n++)
      await leaveAfter(new URL(`/api/scripts/${script.id}/exports/pdf`, server.url), n)
    const answer = await open('pdf')
    expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages.length).toBeGreaterThan(5)
  })

  function leaveAfter(address: URL, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const asked = get(address, { headers: { cookie: ada.cookies() } }, (answer) => {
        answer.on('error', () => undefined)
        if (ms % 2 === 0) answer.once('data', () => void answer.destroy())
      })
      asked.on('error', () => undefined)
      asked.on('close', () => resolve())
      if (ms % 2 === 1) setTimeout(() => asked.destroy(), ms)
    })
  }

  it('answers an unknown part, format, script or somebody else with a problem', async () => {
    const eve = await server.guest()
    const answers: [Response, number][] = [
      [await open('pdf', 'Nobody'), 422],
      [await open('docx'), 404],
      [await open('PDF'), 404],
      [await open('constructor'), 404],
      [await open('pdf', undefined, eve), 404],
      [await ada.open('/api/scripts/there-is-none/exports/pdf'), 404],
      [await fetch(`${server.url}/api/scripts/${script.id}/exports/pdf`), 401],
    ]
    for (const [answer, status] of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    }
    expect(await (await open('txt', 'Nobody')).json()).toMatchObject({
      detail: expect.stringContaining('Choose a part'),
    })
  })

  it('answers what there is of a script that is stopped, and a problem where there is nothing', async () => {
    const slow = await openTestServer(database, { pace: 400 })
    try {
      const visitor = new Visitor(slow.url)
      visitor.setCookies(ada.cookies())
      const answer = await visitor.post('/api/scripts', {
        mode: 'quick',
        rating: 'family-friendly',
        cards: {
          characters: script.draw.characters.id,
          programs: script.draw.programs.id,
          settings: script.draw.settings.id,
        },
      })
      const { id } = (await answer.json()) as ScriptView
      for (const format of exportFormats) {
        const growing = await visitor.open(`/api/scripts/${id}/exports/${format}`)
        expect(growing.status).toBe(200)
        await growing.arrayBuffer()
      }
      await visitor.post(`/api/scripts/${id}/stop`)
      const stopped = await (await visitor.open(`/api/scripts/${id}/exports/txt`)).text()
      expect(stopped.length).toBeGreaterThan(100)
      await database.pool.query('delete from pieces where script_id = $1', [id])
      for (const format of exportFormats) {
        const empty = await visitor.open(`/api/scripts/${id}/exports/${format}`)
        expect(empty.status).toBe(409)
        expect(await empty.json()).toMatchObject({
          code: 'no-script',
          detail: expect.stringContaining('Try again'),
        })
      }
    } finally {
      await slow.close()
    }
  })
})
