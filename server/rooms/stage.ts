import { type LaughView } from '../../game/protocol.ts'
import { type Room } from '../../game/room/room.ts'
import { keepReaders } from './keep-readers.ts'
import { createLaughter, type Laughing } from './laughter.ts'
import { followRoundScript, type Following, type RoundScript } from './round-script.ts'
import { keepScript, type Keeping } from './script-keeper.ts'
import { type Decide } from './turns.ts'

type StageWorld = Following & Keeping & Laughing & Parameters<typeof keepReaders>[0]

type Told = {
  /** A turn of the clock. */
  readonly note: (find: Decide) => Promise<unknown>
  readonly grew: () => void
  readonly laughed: (grown: readonly LaughView[], isOwn: boolean) => void
}

/** What belongs to one script. */
type OnStage = {
  readonly script: RoundScript
  readonly keeper: ReturnType<typeof keepScript>
  readonly laughter: ReturnType<typeof createLaughter>
  readonly readers: ReturnType<typeof keepReaders>
}

/** The script of the last round, also before it is begun. */
export function keepStage(world: StageWorld, room: () => Room, { note, grew, laughed }: Told) {
  let stage: OnStage | null = null

  return {
    script: () => stage?.script ?? null,
    laughter: () => stage?.laughter ?? null,
    /** After every turn. `asks`: this instance has just stored what asks for a script. */
    set(asks: boolean): void {
      const { round, phase } = room()
      const wanted = phase.is === 'closed' ? undefined : round?.scriptId
      if (stage?.script.id !== wanted) clear()
      if (wanted !== undefined) stage ??= open(wanted)
      look(asks)
    },
    letGo: () => stage?.keeper.letGo(),
    clear,
  }

  function look(asks: boolean): void {
    stage?.keeper.look(asks)
    if (stage?.script.view()) stage.readers.look(room())
  }

  function open(scriptId: string): OnStage {
    const script = followRoundScript(world, scriptId, () => {
      look(false)
      grew()
    })
    const laughter = createLaughter(world, script, laughed)
    void laughter.look().catch(noteNothing)
    const readers = keepReaders(world, scriptId)
    return { script, laughter, readers, keeper: keepScript(world, script, room, note) }
  }

  function clear(): void {
    stage?.keeper.look(false)
    stage?.keeper.close()
    stage?.script.close()
    stage = null
  }
}

const noteNothing = () => {}
