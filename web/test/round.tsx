import { act } from 'react'
import { Route } from 'react-router'
import { createRoot, type Root } from 'react-dom/client'
import { type Move } from '../../game/room/move.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { type OwnView, type PhaseView, type RoomView } from '../../game/room/view.ts'
import { createNewsDesk } from '../room/news.ts'
import { RoundView } from '../room/round.tsx'
import { opening, type RoomShown, turnRoom } from '../room/state.ts'
import { type RoomMoves } from '../room/use-room.ts'
import { sampleOwn, sampleRoom, sampleRound, somebody } from './room-sample.ts'
import { Stage } from './stage.tsx'
import { sampleScript } from './writing-sample.ts'

/** Ada and Bo speak in turn: four lines, of which the last may still grow. */
export const fourLines = 'ADA\n(sadly)\nOne.\n\nKEVIN\nTwo.\n\nADA\nThree.\n\nKEVIN\nFour.\n\n'

export const people = [somebody('p1', 'Ann'), somebody('p2', 'Bo'), somebody('p3', '', { role: 'screen' })]

export const performing = (at: number, since = Date.now() - 60_000): PhaseView => ({
  is: 'performing',
  at,
  since,
})

type Told = {
  room?: Partial<RoomView>
  you?: Partial<OwnView>
  /** Null while the script is not begun. */
  text?: string | null
  script?: Partial<ScriptView>
  shown?: Partial<RoomShown>
}

/** What a phone or a screen has been told, by its own state. */
export function tellRound({ room, you, text = fourLines, script, shown }: Told): RoomShown {
  const desk = createNewsDesk(Date.now)
  const news = [
    ...desk.read({ is: 'hello', now: Date.now() }),
    ...desk.read({ is: 'room', room: sampleRoom({ people, round: sampleRound(), ...room }) }),
    ...desk.read({ is: 'you', you: sampleOwn(you) }),
    ...(text === null
      ? []
      : [
          ...desk.read({ is: 'script', script: sampleScript(script) }),
          ...desk.read({
            is: 'pieces',
            round: 1,
            pieces: [{ n: 1, chapter: 0, act: 0, drop: 0, text }],
          }),
        ]),
  ]
  const state = news.reduce(turnRoom, opening)
  if (state.is !== 'inside') throw new Error('Nothing is shown')
  return { ...state.shown, ...shown }
}

export let made: Move[] = []
let root: Root | null = null

const moves: RoomMoves = {
  ask: async (move) => {
    made.push(move)
    return null
  },
  make: (move) => void made.push(move),
  takeOver: () => {},
}

/** The same page again, when something else is told. */
export async function showRound(told: Told): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  if (root === null) {
    made = []
    root = createRoot(document.body.appendChild(document.createElement('div')))
  }
  const shown = tellRound(told)
  await act(async () =>
    root?.render(
      <Stage at={{ pathname: '/room/BCDF', search: '', state: null }}>
        <Route path="/room/:code" element={<RoundView shown={shown} moves={moves} />} />
      </Stage>,
    ),
  )
}

export async function closeRound(): Promise<void> {
  await act(async () => root?.unmount())
  root = null
  document.body.replaceChildren()
}
