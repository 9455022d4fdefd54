import { NamedFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import styles from './person-face.module.css'

type PersonFaceProps = { name: string; color: number; isAsleep?: boolean }

/** Decoration: the name stands beside it. */
export function PersonFace({ name, color, isAsleep = false }: PersonFaceProps) {
  return (
    <span className={`${styles.face} ${strandOf(color)}`} data-asleep={isAsleep || undefined}>
      <NamedFace name={name} />
    </span>
  )
}
