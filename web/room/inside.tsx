import { type Problem } from '../../game/problem.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { Notice } from '../frame/notice.tsx'
import { useRoom } from './use-room.ts'
import { RoomView } from './views.tsx'

type InsideProps = { code: string; onOutside: (problem: Problem) => void }

/** For whoever was let in. */
export function RoomInside({ code, onOutside }: InsideProps) {
  const { state, moves } = useRoom(code, onOutside)
  if (state.is === 'opening') {
    return (
      <main>
        <Loading text={state.isCut ? 'Connecting again…' : 'Opening the room…'} />
      </main>
    )
  }
  if (state.line === 'replaced') {
    return (
      <Notice title={`Room ${code}`} text="This room is open in another tab.">
        <Button onClick={moves.takeOver}>Use it here</Button>
      </Notice>
    )
  }
  return <RoomView shown={state.shown} moves={moves} />
}
