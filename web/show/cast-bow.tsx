import { type ScriptView } from '../../game/protocol.ts'
import { PartFace } from '../script/part-face.tsx'
import { readersOf } from '../script/readers.tsx'
import { Bow } from './bow.tsx'

type CastBowProps = {
  script: Pick<ScriptView, 'cast' | 'assignments' | 'draw'>
  /** Of the devices of a room only its screen applauds. */
  isHeard?: boolean
}

/** Every part of a script, with whoever reads it. */
export function CastBow({ script, isHeard = true }: CastBowProps) {
  return (
    <Bow
      isHeard={isHeard}
      people={script.cast.map(({ name }) => ({
        names: readersOf(script, name),
        part: name,
        face: <PartFace script={script} part={name} />,
      }))}
    />
  )
}
