import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { readerOf } from '../../../game/room/readers.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { type Reading, type ReadMove } from '../../table-read/state.ts'
import { type RoomReading, type RoomShown } from '../state.ts'
import { type RoomMoves } from '../use-room.ts'
import { anybody, scriptOfRoom } from './script-of-room.ts'
import { isAwaited, nameOf } from './turn.ts'

/** The room's place in the script as the stage reads it; its moves are the room's. */
export function useRoomReading({ room }: RoomShown, of: RoomReading, moves: RoomMoves) {
  const at = room.phase.is === 'performing' ? room.phase.at : 0
  const { writing, speeches } = of
  const [isPaced, setPaced] = useState(false)
  const { say } = useSaid(at, of, moves)
  const reading = useMemo<Reading>(
    () => ({
      writing: { ...writing, script: scriptOfRoom(writing.script, room) },
      speeches,
      spot: { is: 'step', at },
      isPaced,
    }),
    [writing, speeches, room, at, isPaced],
  )

  const goTo = (to: number) => void moves.ask({ is: 'go-to', to: Math.min(Math.max(0, to), of.steps.length) })
  function go(move: ReadMove) {
    switch (move.is) {
      case 'forward':
        return say()
      case 'passed':
        return speeches.all[at]?.key === move.key ? say() : undefined
      case 'back':
        return at > 0 ? goTo(at - 1) : undefined
      case 'jump':
        return goTo(move.to)
      case 'last':
        return of.steps.length > 0 ? goTo(of.steps.length - 1) : undefined
      case 'pace':
        return setPaced(move.on)
    }
  }

  const readersAt = (at: number): readonly string[] => {
    const step = speeches.all[at]
    if (!step) return []
    const reader = readerOf(room, speeches.all, at)
    return [reader === null ? anybody : nameOf(room, reader)]
  }
  const needsUnderstudy = (step: Speech) => step.speaker !== null && readerOf(room, [step], 0) === null
  return { reading, go, readersAt, needsUnderstudy }
}

/** "Said it". Of a line after which nothing is written yet it is remembered, and the room goes on when there is. */
export function useSaid(at: number, reading: RoomReading | null, moves: RoomMoves) {
  const [said, setSaid] = useState<number | null>(null)
  const isSaid = said === at
  const mayGo = !isAwaited(reading, at)
  if (said !== null && !isSaid) setSaid(null)
  const isDue = isSaid && mayGo
  // Where it is refused the room has gone on already: there is nothing to tell.
  const advance = () => void moves.ask({ is: 'advance', from: at })
  const goOn = useEffectEvent(advance)
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])
  const say = () => (mayGo ? advance() : setSaid(at))
  return { isSaid, say }
}
