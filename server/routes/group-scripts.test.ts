import type * as Crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lengths, wordsPerMinute } from '../../game/modes.ts'
import { type CardsAnswer, type ScriptView, type StartScriptBody } from '../../game/protocol.ts'
import { type Measures, measureScript } from '../../script/measure/measure.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen, textOf } from '../test/stream.ts'
import { type Visitor } from '../test/visitor.ts'

// The same plays each time: a script's seed is such an id, and among all seeds a few plays are uneven.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof Crypto>()
  let drawn = 0
  const randomBytes = (size: number) =>
    real.createHash('sha256').update(`group scripts ${drawn++}`).digest().subarray(0, size)
  return { ...real, randomBytes }
})

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
const draws = 6

describe('what a circle of players gets of the house writer', () => {
  let database: Database
  let server: TestServer
  let host: Visitor
  let cards: CardsAnswer

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    host = await server.guest()
    cards = (await (await host.open('/api/cards')).json()) as CardsAnswer
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function start(players: readonly string[], draw: number): Promise<ScriptView> {
    const idOf = (of: readonly { id: string }[]) => of[(draw * 7 + players.length) % of.length]?.id ?? ''
    const body: StartScriptBody = {
      mode: 'group',
      rating: draw % 2 === 0 ? 'family-friendly' : 'r-rated',
      cards: {
        characters: idOf(cards.characters),
        programs: idOf(cards.programs),
        settings: idOf(cards.settings),
      },
      players: [...players],
    }
    const answer = await host.post('/api/scripts', body)
    expect(answer.status).toBe(201)
    return (await answer.json()) as ScriptView
  }

  async function readChapter(script: ScriptView, after: number) {
    const { pieces, end } = await listen(host, server.url, script.id, after)
    expect(end?.state).toBe('written')
    const cast = script.cast.map(({ name }) => name)
    const lines = parseScript(textOf(pieces), { cast })
    return { measures: measureScript(lines, cast, wordsPerMinute), last: after + pieces.length }
  }

  function expectShared(
    script: ScriptView,
    measures: Measures,
    promised: { from: number; to: number },
    { unequal, gini }: { unequal: number; gini: number },
  ): { readonly unequal: number; readonly gini: number; readonly absence: number } {
    expect(measures.minutes).toBeGreaterThanOrEqual(promised.from)
    expect(measures.minutes).toBeLessThanOrEqual(promised.to)
    expect(measures.speakersOutsideCast).toEqual([])
    const words = Object.values(measures.wordsPerPart)
    const fair = measures.spokenWords / words.length
    const told = `${script.title}: ${JSON.stringify(measures.wordsPerPart)}`
    const most = Math.max(...words.map((count) => Math.abs(count / fair - 1)))
    expect(most, told).toBeLessThan(unequal)
    expect(measures.gini, told).toBeLessThanOrEqual(gini)
    expect(Math.min(...Object.values(measures.linesPerPart))).toBeGreaterThan(0)
    expect(measures.longestAbsence, told).toBeLessThanOrEqual(20) // chance has its tails; 14 on the seeds of the gates
    return { unequal: most, gini: measures.gini, absence: measures.longestAbsence }
  }

  it.each([2, 3, 4, 5, 6])(
    '%i players: long enough, in four scenes, each as much as the others',
    async (count) => {
      const players = names.slice(0, count)
      const firsts: ReturnType<typeof expectShared>[] = []
      const sequels: typeof firsts = []
      for (let draw = 0; draw < draws; draw++) {
        const script = await start(players, draw)
        expect(script.assignments.map(({ player }) => player)).toEqual(players)
        expect(script.assignments[0]?.part).toBe(script.draw.characters.name)
        expect(new Set(script.assignments.map(({ part }) => part)).size).toBe(count)

        const first = await readChapter(script, 0)
        const { minutes } = lengths.group.first
        firsts.push(expectShared(script, first.measures, minutes, { unequal: 0.4, gini: 0.15 }))
        expect(first.measures.scenes).toBeGreaterThanOrEqual(4)

        await host.post(`/api/scripts/${script.id}/continuations`)
        const more = await readChapter(script, first.last)
        // With half as many words to share out, one of them may be uneven; most are not.
        const next = lengths.group.continuation.minutes
        sequels.push(expectShared(script, more.measures, next, { unequal: 1.3, gini: 0.25 }))
      }
      expect(mean(sequels.map(({ unequal }) => unequal))).toBeLessThan(0.6)
      expect(mean(sequels.map(({ gini }) => gini))).toBeLessThanOrEqual(0.17)
      expect(mean([...firsts, ...sequels].map(({ absence }) => absence))).toBeLessThanOrEqual(15)
    },
  )
})

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length
}
