import { useMemo } from 'react'
import { drawFace, ink } from '../../game/faces/draw-face.ts'
import { facesOf } from '../../game/faces/face.ts'
import { type ScriptView } from '../../game/protocol.ts'
import styles from './part-face.module.css'

type PartFaceProps = { script: Pick<ScriptView, 'cast' | 'draw'>; part: string }

/** Decoration: the name stands beside it. The drawn character looks as on its card. */
export function PartFace({ script: { cast, draw }, part }: PartFaceProps) {
  const shapes = useMemo(() => {
    const names = cast.map(({ name }) => name)
    const known = names.includes(part) ? names : [...names, part]
    return facesOf(known).map(drawFace)[known.indexOf(part)] ?? []
  }, [cast, part])
  if (draw.characters.name === part)
    return <img className={`${styles.face} ${styles.card}`} src={draw.characters.image_url} alt="" />
  return <Drawing shapes={shapes} />
}

/** Of a name alone: somebody of the room, whoever else is there. */
export function NamedFace({ name }: { name: string }) {
  const shapes = useMemo(() => facesOf([name]).flatMap(drawFace), [name])
  return <Drawing shapes={shapes} />
}

function Drawing({ shapes }: { shapes: ReturnType<typeof drawFace> }) {
  return (
    <svg
      className={styles.face}
      viewBox="0 0 100 100"
      stroke={ink}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(({ d, fill, line }, n) => (
        <path key={n} d={d} fill={fill ?? 'none'} strokeWidth={line} />
      ))}
    </svg>
  )
}
