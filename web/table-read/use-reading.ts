import { useEffect, useMemo, useReducer } from 'react'
import { useClaimed } from '../script/claims/use-claims.ts'
import { type ScriptMoves } from '../script/use-script.ts'
import { type Writing } from '../script/writing.ts'
import { beginningOf, keepPlace, readPlace } from './place.ts'
import { beginReading, type Reading, type ReadMove, readOn, stepOf } from './state.ts'

export type ReadMoves = Pick<ScriptMoves, 'goOn' | 'reopen' | 'label'> & {
  readonly go: (move: ReadMove) => void
}

export function useReading(writing: Writing) {
  const [reading, go] = useReducer(readOn, writing, openAgain)
  if (reading.writing !== writing) go({ is: 'grown', writing })

  const { id } = writing.script
  const chapters = writing.script.chapters.length
  const place = reading.spot.is === 'end' ? 'end' : stepOf(reading)?.place
  useEffect(() => {
    if (place) keepPlace(id, place)
    // Left at its end, it opens at its beginning, or where it goes on since. A reload stays at the end.
    return () => {
      if (place === 'end') keepPlace(id, beginningOf(chapters))
    }
  }, [id, place, chapters])
  const script = useClaimed(reading.writing.script)
  const claimed = useMemo(() => ({ ...reading, writing: { ...reading.writing, script } }), [reading, script])
  return { reading: claimed, go }
}

function openAgain(writing: Writing): Reading {
  return beginReading({ writing, kept: readPlace(writing.script.id) })
}
