import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleSheet } from '../../comedy/test/plain-brief.ts'
import { lengths } from '../../game/modes.ts'
import { type Database } from './database.ts'
import { createPieceStore } from './pieces.ts'
import { users } from './schema.ts'
import { createScriptStore } from './scripts.ts'
import { createShelf } from './shelf.ts'
import { openTestDatabase } from '../test/database.ts'

const card = { id: 'x', name: 'X', image_url: '/x.svg', tags: [], cast: [] }
const sheet = sampleSheet()
const chapter = {
  writerKind: 'house',
  writer: 'The house writer',
  length: lengths.quick.first,
  sheet,
} as const
const piece = (n: number, text: string) => ({ n, chapter: 0, act: 0, drop: 0, text })

describe('scripts and pieces', () => {
  let database: Database
  let id: string
  let made = 0
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.orm.insert(users).values({ id: 'ada', name: '', email: 'ada@example.com' })
  })
  afterAll(() => database.close())

  const scripts = () => createScriptStore(database, 60)
  const pieces = () => createPieceStore(database)

  const begin = async (leaseSeconds: number) => {
    id = `script-${++made}`
    const script = {
      id,
      userId: 'ada',
      mode: 'quick',
      rating: 'family-friendly',
      draw: { characters: card, programs: card, settings: card },
      cast: [],
      players: [],
      assignments: [],
      seed: 's',
    } as const
    await createScriptStore(database, leaseSeconds).create(script, chapter, 'one')
  }
  beforeEach(() => begin(60))

  it('keeps pieces in their order, also when many are appended at once, and each number once', async () => {
    const store = pieces()
    expect(await store.lastOf(id)).toBe(0)
    await Promise.all(Array.from({ length: 20 }, (_, i) => store.append(id, 'one', piece(i + 1, `${i + 1}`))))
    const read = await store.readAfter(id, 15)
    expect(read).toEqual([16, 17, 18, 19, 20].map((n) => piece(n, `${n}`)))
    await expect(store.append(id, 'one', piece(20, 'again'))).rejects.toThrow(/duplicate key/)
    expect(await store.lastOf(id)).toBe(20)
  })

  it('stores the pieces of many scripts at once, each under its own lease, and refuses only what cannot be stored', async () => {
    const store = pieces()
    const ids: string[] = []
    for (let i = 0; i < 4; i++) {
      await begin(60)
      ids.push(id)
    }
    const [one = '', two = '', three = '', four = ''] = ids
    await store.append(two, 'one', piece(1, 'earlier'))
    const settled = await Promise.allSettled([
      store.append(one, 'one', piece(1, 'a')),
      store.append(two, 'one', piece(2, 'b')),
      store.append(three, 'two', piece(1, 'stolen')),
      store.append(four, 'one', piece(1, '\u0000')),
    ])
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : 'refused'))).toEqual([
      true,
      true,
      false,
      'refused',
    ])
    const stored = await Promise.all(ids.map((each) => store.readAfter(each, 0)))
    expect(stored.map((all) => all.map(({ text }) => text))).toEqual([['a'], ['earlier', 'b'], [], []])
  })

  it('stores nothing for an instance without the lease', async () => {
    expect(await pieces().append(id, 'two', piece(1, 'stolen'))).toBe(false)
    expect(await pieces().readAfter(id, 0)).toEqual([])
  })

  it('stores nothing once the script is stopped, and stops once', async () => {
    await pieces().append(id, 'one', piece(1, 'before'))
    expect(await scripts().stop(id)).toBe(true)
    expect(await scripts().stop(id)).toBe(false)
    expect(await pieces().append(id, 'one', piece(2, 'after'))).toBe(false)
    expect(await scripts().find(id)).toMatchObject({ state: 'stopped', chapters: [{ state: 'stopped' }] })
  })

  it('leaves a script that is being written to its instance', async () => {
    expect(await scripts().takeOver('two', 10)).not.toContain(id)
    expect(await scripts().renewLeases('one')).toContain(id)
    expect(await scripts().end(id, 'two', 'written', null)).toBe(false)
  })

  it('gives a lapsed lease to exactly one of those who reach for it', async () => {
    await begin(-1)
    const taken = await Promise.all(['two', 'three', 'four'].map((who) => scripts().takeOver(who, 10)))
    expect(taken.flat().filter((one) => one === id)).toHaveLength(1)
    expect(await pieces().append(id, 'one', piece(1, 'too late'))).toBe(false)
  })

  it('gives a lease from before the clock was set back to exactly one, and lets those of now be', async () => {
    await begin(60 + 3600)
    const taken = await Promise.all(['two', 'three', 'four'].map((who) => scripts().takeOver(who, 10)))
    expect(taken.flat().filter((one) => one === id)).toHaveLength(1)
    await begin(60)
    expect(await scripts().takeOver('two', 10)).not.toContain(id)
  })

  it('gives leases up at once, so that another goes on', async () => {
    await scripts().releaseLeases('one')
    expect(await scripts().takeOver('two', 50)).toContain(id)
  })

  it('adds a chapter only when nothing is being written, and only one of two at once', async () => {
    expect(await scripts().addChapter(id, 1, chapter, 'one')).toBe(false)
    await scripts().end(id, 'one', 'written', null)
    const added = await Promise.all([
      scripts().addChapter(id, 1, chapter, 'one'),
      scripts().addChapter(id, 1, chapter, 'two'),
    ])
    expect(added.filter(Boolean)).toHaveLength(1)
    expect((await scripts().find(id))?.chapters.map(({ state }) => state)).toEqual(['written', 'writing'])
  })

  it('keeps the problem that ended a chapter', async () => {
    const problem = { code: 'writer-cut-off', sentence: 'The AI service broke off in the middle' } as const
    await scripts().end(id, 'one', 'failed', problem)
    expect(await scripts().find(id)).toMatchObject({
      state: 'failed',
      chapters: [{ state: 'failed', problem }],
    })
  })

  it('knows what a player has heard, the latest first, and nothing of others', async () => {
    const before = (await scripts().recall('ada')).heard
    await scripts().notePlayed(id, 0, ['an-engine', 'a-unit/2'])
    const earlier = id
    await begin(60)
    await scripts().notePlayed(id, 0, ['another-engine'])
    expect((await scripts().recall('ada')).heard).toEqual([
      'another-engine',
      'an-engine',
      'a-unit/2',
      ...before,
    ])
    await scripts().notePlayed(earlier, 0, [])
    expect((await scripts().recall('ada')).heard).toEqual(['another-engine', ...before])
    expect((await scripts().recall('bo')).heard).toEqual([])
  })

  it('lists the newest first, and only the own', async () => {
    const older = id
    await begin(60)
    const mine = await createShelf(database).list('ada', { search: '', after: null, most: 2 })
    expect(mine.map((script) => script.id)).toEqual([id, older])
    expect(await createShelf(database).list('another player', { search: '', after: null, most: 2 })).toEqual(
      [],
    )
  })
})
