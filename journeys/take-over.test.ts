import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeActs } from '../comedy/house-writer.ts'
import { type CardsAnswer, type ScriptView } from '../game/protocol.ts'
import { joinActs } from '../script/acts.ts'
import { Visitor } from '../server/routes/test-visitor.ts'
import { openDatabase } from '../server/store/database.ts'
import { createScriptStore } from '../server/store/scripts.ts'
import { type Listened, listen } from '../server/test-stream.ts'
import { startServer, type RunningServer } from './stage/server.ts'

describe('a server that is killed in the middle of a script', () => {
  let server: RunningServer
  let visitor: Visitor
  beforeEach(async () => {
    server = await startServer()
    visitor = new Visitor(server.url)
    await visitor.post('/api/auth/sign-in/anonymous')
  })
  afterEach(() => server.remove())

  it('has every line that was told, and finishes the script without a doubled or lost one', async () => {
    const script = await startScript(server, visitor)
    const told: Listened[] = []
    for (const pieces of [3, 25, 60]) {
      const heard = await listen(visitor, server.url, script.id, 0, (so) => so.pieces.length >= pieces)
      told.push(heard)
      await server.kill()
      await server.restart()
    }
    const whole = await listen(visitor, server.url, script.id)
    expect(whole.end).toEqual({ state: 'written', problem: null })
    expect(whole.pieces.map(({ n }) => n)).toEqual(whole.pieces.map((_, i) => i + 1))
    // What was told before each kill is what is stored, to the letter.
    for (const { pieces } of told) expect(whole.pieces.slice(0, pieces.length)).toEqual(pieces)
    // And the text is the one that would have been written without any of it, to the letter.
    await server.stop()
    expect(joinActs(whole.pieces)[0]).toEqual(await undisturbedText(server.dataDir, script.id))
  })
})

async function startScript(server: RunningServer, visitor: Visitor): Promise<ScriptView> {
  const cards = (await (await visitor.open(`${server.url}/api/cards`)).json()) as CardsAnswer
  const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
  const answer = await visitor.post('/api/scripts', { mode: 'quick', rating: 'family-friendly', cards: ids })
  return (await answer.json()) as ScriptView
}

/** What the house writer writes from what is stored of the script, when nobody disturbs it. */
async function undisturbedText(dataDir: string, scriptId: string): Promise<string[]> {
  const database = await openDatabase({ url: null, dataDir, log: pino({ level: 'silent' }) })
  try {
    const script = await createScriptStore(database, 1).find(scriptId)
    const chapter = script?.chapters[0]
    if (!script || !chapter) throw new Error('the script is lost')
    const { draw, cast, rating, seed } = script
    const brief = { draw, cast, rating, length: chapter.length, seed: `${seed}/0`, sequel: null }
    return [...writeActs(brief, chapter.sheet)]
  } finally {
    await database.close()
  }
}
