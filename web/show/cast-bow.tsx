import { type ScriptView } from '../../game/protocol.ts'
import { PartFace } from '../script/part-face.tsx'
import { readersOf } from '../script/readers.tsx'
import { Bow } from './bow.tsx'

/** Every part of a script, with whoever reads it. */
export function CastBow({ script }: { script: Pick<ScriptView, 'cast' | 'assignments' | 'draw'> }) {
  return (
    <Bow
      people={script.cast.map(({ name }) => ({
        names: readersOf(script, name),
        part: name,
        face: <PartFace script={script} part={name} />,
      }))}
    />
  )
}
