import { beatSheetIn } from '../../comedy/chapter-plan.ts'
import { writeActs } from '../../comedy/house-writer.ts'
import { loadCards } from '../../comedy/plays/load-cards.ts'
import { type Steering } from '../../comedy/steering.ts'
import { castQuickGame } from '../../game/cast.ts'
import { isProblem } from '../../game/problem.ts'
import { type CardsAnswer, type StartScript } from '../../game/protocol.ts'
import { seededRandom } from '../../game/random.ts'
import { joinActs } from '../../script/acts.ts'
import { type Dealt, startRoomScript, startScript } from '../scripts/start.ts'
import { type ScriptStore } from '../store/scripts.ts'
import { wholeOf } from '../store/steering.ts'
import { type TestServer } from './server.ts'
import { type Visitor } from './visitor.ts'

/** Always the same cards, with the same parts. Answers the id of the script. */
export async function startForRoom(server: TestServer, isPaced = true): Promise<string> {
  const host = await server.guest()
  const { uid = '' } = (await host.session()) ?? {}
  const game = await quickGame(host)
  const started = await (isPaced
    ? startRoomScript(server.world, uid, await dealtOf(server, game))
    : startScript(server.world, uid, game))
  if (isProblem(started)) throw new Error(started.sentence)
  return started.script.id
}

export async function actsOf({ world }: TestServer, id: string, chapter = 0): Promise<string[]> {
  return joinActs(await world.pieces.readAfter(id, 0))[chapter] ?? []
}

/** Until nothing has been added for a while. */
export async function standStill({ world }: TestServer, id: string): Promise<void> {
  for (let last = -1, quiet = 0; quiet < 4;) {
    const now = await world.pieces.lastOf(id)
    quiet = now > 0 && now === last ? quiet + 1 : 0
    last = now
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** What the house writes of the first chapter when nobody holds it back; by default from what its audience gave it. */
export async function playOf(
  { world }: { readonly world: { readonly scripts: Pick<ScriptStore, 'find'> } },
  id: string,
  steered?: readonly Steering[],
): Promise<string[]> {
  const script = await world.scripts.find(id)
  const [chapter] = script?.chapters ?? []
  const sheet = chapter ? beatSheetIn(chapter.sheet) : null
  if (!script || !chapter || !sheet) throw new Error('the house has planned it')
  const { draw, cast, rating } = script
  const brief = { draw, cast, rating, length: chapter.length, seed: `${script.seed}/0`, sequel: null }
  return writeActs(brief, await loadCards(brief), sheet, steered ?? wholeOf(chapter.steering))
}

async function dealtOf({ world }: TestServer, { mode, rating, cards }: StartScript): Promise<Dealt> {
  const draw = await world.cards.draw(cards)
  if (!draw) throw new Error('these cards are there')
  const cast = castQuickGame(draw, seededRandom('room'))
  return { id: world.newId(), mode, rating, draw, cast, players: [], assignments: [] }
}

async function quickGame(visitor: Visitor): Promise<StartScript> {
  const { characters, programs, settings } = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
  const idOf = ([card]: CardsAnswer['characters']) => card?.id ?? ''
  const cards = { characters: idOf(characters), programs: idOf(programs), settings: idOf(settings) }
  return { mode: 'quick', rating: 'family-friendly', cards, players: [] }
}
