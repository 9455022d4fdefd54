import { useEffect, useEffectEvent } from 'react'
import { type Problem } from '../../game/problem.ts'
import { Notice } from '../frame/notice.tsx'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTitle } from '../ui/use-title.ts'
import { Connection } from './told/connection.tsx'
import { Told } from './told/told.tsx'
import { type RoomMoves, useRoom } from './use-room.ts'
import { type RoomShown } from './state.ts'
import { RoomView } from './views.tsx'

type InsideProps = { code: string; onOutside: (problem: Problem) => void }

/** For whoever was let in. */
export function RoomInside({ code, onOutside }: InsideProps) {
  const { state, moves } = useRoom(code, onOutside)
  const shown = state.is === 'inside' ? state.shown : null
  const isHidden = shown?.you.role === 'screen' && shown.room.isCodeHidden
  useTitle(isHidden ? 'Room · Twisted Yarn' : `Room ${code} · Twisted Yarn`)
  useAgreement(shown, moves)
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
  return (
    <>
      <RoomView shown={state.shown} moves={moves} />
      <Told shown={state.shown} />
      <Connection isCut={state.line === 'cut'} isAsking={state.shown.asked.length > 0} />
    </>
  )
}

/** The screen is nobody's phone. */
function useAgreement(shown: RoomShown | null, moves: RoomMoves) {
  const agrees = shown !== null && shown.you.isAsked && shown.you.role === 'screen'
  const agree = useEffectEvent(() => moves.make({ is: 'agree' }))
  useEffect(() => {
    if (agrees) agree()
  }, [agrees])
}
