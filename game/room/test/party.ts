import { type Collections, type DeckCard } from '../../card.ts'
import { isProblem, type Problem } from '../../problem.ts'
import { seededRandom } from '../../random.ts'
import { decide, decideOnPresence, decideOnSignIn } from '../decide.ts'
import { type Desk, noScript, type WrittenScript } from '../desk.ts'
import { foldTurn, type RoomEvent, type RoomTurn } from '../event.ts'
import { type Move } from '../move.ts'
import { type PersonId, personOfUser, type Room, type Setup } from '../room.ts'

const card = (category: string, n: number): DeckCard => ({
  id: `${category}-${n}`,
  name: `${category} ${n}`,
  image_url: `/${category}-${n}.svg`,
  tags: [],
  cast: category === 'program' ? ['Kim', 'Lou', 'Mo', 'Nia', 'Oz'] : [],
})
const cardsOf = (category: string) => Array.from({ length: 5 }, (_, n) => card(category, n))
export const deck: Collections<DeckCard> = {
  characters: cardsOf('character'),
  programs: cardsOf('program'),
  settings: cardsOf('setting'),
}

const newScript: ReadonlySet<RoomEvent['is']> = new Set(['dealt', 'duel', 'next-script'])

/** A room as its server keeps it: turns one after another, a clock and a script that grows. */
export class Party {
  turns: RoomTurn[] = []
  now = 1_000_000
  script: WrittenScript = noScript
  laughs: { [id: PersonId]: number } = {}
  connected = new Set<PersonId>()
  private ids = 0
  private folded: Room | null = null
  readonly random = seededRandom('party')

  constructor(setup: Setup, host: { readonly user: string; readonly name: string | null }) {
    this.append([
      {
        is: 'opened',
        id: 'room',
        code: 'BCDF',
        setup,
        host: {
          id: 'p1',
          user: host.user,
          name: host.name ?? 'Screen',
          color: 0,
          role: host.name === null ? 'screen' : 'player',
        },
      },
    ])
  }

  get room(): Room {
    if (!this.folded) throw new Error('no room')
    return this.folded
  }

  get desk(): Desk {
    return {
      now: this.now,
      random: this.random,
      newId: () => `script${++this.ids}`,
      deck,
      script: this.script,
      laughs: this.laughs,
      isConnected: (id) => this.connected.has(id),
      isFit: (name, rating) => rating === 'r-rated' || !name.includes('rude'),
    }
  }

  move(user: string, move: Move): Problem | null {
    const decided = decide(this.room, move, user, this.desk)
    if (isProblem(decided)) return decided
    this.append(decided)
    const own = personOfUser(this.room, user)
    if (move.is === 'join' && own) this.connected.add(own.id)
    return null
  }

  signIn(guest: string, account: string): void {
    this.append(decideOnSignIn(this.room, { guest, account }, this.desk))
  }

  /** No device of theirs is connected any more, or one is again. */
  presence(id: PersonId, isConnected: boolean): void {
    if (isConnected) this.connected.add(id)
    else this.connected.delete(id)
    const news = isConnected ? { slept: [], woke: [id] } : { slept: [{ id, since: this.now }], woke: [] }
    this.append(decideOnPresence(this.room, news, this.desk))
  }

  wait(ms: number): void {
    this.now += ms
    this.tick()
  }

  tick(): void {
    this.append(decideOnPresence(this.room, { slept: [], woke: [] }, this.desk))
  }

  /** The writer goes on by one line of each part in turn. */
  write(lines: number, parts: readonly string[]): void {
    const steps = [...this.script.steps]
    for (let n = 0; n < lines; n++)
      steps.push(
        steps.length % 7 === 0
          ? { kind: 'scene-heading', speaker: null, stranger: null }
          : { kind: 'speech', speaker: parts[steps.length % parts.length] ?? null, stranger: null },
      )
    const chapters = Math.max(1, this.script.chapters)
    const twists = ['a', 'b', 'c'].map((id) => ({ id, sentence: `Twist ${id}` }))
    const offer = { chapter: chapters - 1, act: 2, twists, from: 5 }
    this.script = { ...this.script, steps, chapters, offer: steps.length > offer.from ? offer : null }
    this.tick()
  }

  private append(events: readonly RoomEvent[]): void {
    if (events.length === 0) return
    if (events.some(({ is }) => newScript.has(is))) this.script = noScript
    if (events.some(({ is }) => is === 'goes-on'))
      this.script = { ...this.script, chapters: this.script.chapters + 1, isOver: false, problem: null }
    const turn = { n: this.turns.length + 1, events }
    this.folded = foldTurn(this.folded, turn)
    this.turns.push(turn)
  }
}
