import { type ScriptView } from '../../../game/protocol.ts'
import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import styles from './portrait.module.css'

type PortraitProps = { script: ScriptView; part: string }

export function Portrait({ script, part }: PortraitProps) {
  const look = `${styles.portrait} ${strandOf(Math.max(0, placeOf(script.cast, part)))}`
  return (
    <span className={look} aria-hidden="true">
      <PartFace script={script} part={part} />
    </span>
  )
}

export function placeOf(cast: ScriptView['cast'], part: string): number {
  return cast.findIndex(({ name }) => name === part)
}
