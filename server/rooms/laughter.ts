import { countAll } from '../../game/laughs.ts'
import { problem, type Problem } from '../../game/problem.ts'
import { type LaughView } from '../../game/protocol.ts'
import { type RoomLaughsBody } from '../../game/room/move.ts'
import { type PersonId, personOfUser, type Room } from '../../game/room/room.ts'
import { seesScript } from '../../game/room/see.ts'
import { type LaughStore } from '../store/laughs.ts'
import { oneAtATime } from '../time/one-at-a-time.ts'
import { type Pulse } from './pulse.ts'
import { type RoundScript } from './round-script.ts'

export type Laughing = { readonly laughs: Pick<LaughStore, 'list'>; readonly pulse: Pulse }

/** The laughs about the script of the round, with the sums that are known here. */
export function createLaughter(
  { laughs: store, pulse }: Laughing,
  script: RoundScript,
  tell: (grown: readonly LaughView[], isOwn: boolean) => void,
) {
  const sums = new Map<string, LaughView>()

  return {
    sums: (): readonly LaughView[] => [...sums.values()],
    byReader,
    /** What other instances have stored. */
    look: oneAtATime(async () => note(await store.list(script.id), false)),

    /** Answers when it is stored. */
    async add(room: Room, user: string, { round, laughs }: RoomLaughsBody): Promise<Problem | null> {
      const person = personOfUser(room, user)
      // Also when it is over: in a full house they come some seconds late.
      const hasBegun = room.phase.is !== 'dealing' && room.phase.is !== 'parts'
      const mayLaugh = person && hasBegun && room.round?.n === round && seesScript(room, person)
      if (!mayLaugh) return problem('not-now')
      if (!laughs.every(isThere)) await script.sync()
      if (!laughs.every(isThere)) return problem('invalid-body', 'This script has no such line.')
      const isApart = person.role === 'audience' && room.round?.setup.audience !== 'with'
      const counted = isApart ? laughs.map(countApart) : laughs
      await pulse.add({ stored: (grown) => note(grown, true) }, script.id, counted)
      return null
    },
  }

  /** At the lines of each reader; nobody's where a stage direction or everybody was laughed at. */
  function byReader({ round }: Room): { [id: PersonId]: number } {
    const laughs: { [id: PersonId]: number } = {}
    for (const { chapter, act, line, count } of sums.values()) {
      const speaker = script.lines()[chapter]?.[act]?.[line]?.speaker
      const reader = round?.parts.find(({ part }) => part === speaker)?.reader
      if (reader !== undefined) laughs[reader] = (laughs[reader] ?? 0) + count
    }
    return laughs
  }

  function isThere({ chapter, act, line }: LaughView): boolean {
    return script.lines()[chapter]?.[act]?.[line] !== undefined
  }

  function note(stored: readonly LaughView[], isOwn: boolean): void {
    const grown = stored.filter((laugh) => countAll(laugh) > countAll(sums.get(placeOf(laugh))))
    for (const laugh of grown) sums.set(placeOf(laugh), laugh)
    if (grown.length > 0) tell(grown, isOwn)
  }
}

function countApart({ count, ...laugh }: LaughView): LaughView {
  return { ...laugh, count: 0, audience: count }
}

function placeOf({ chapter, act, line }: LaughView): string {
  return `${chapter}/${act}/${line}`
}
