import { type ScriptView } from '../../../game/protocol.ts'
import { strandOf } from '../../script/strands.ts'
import styles from './portrait.module.css'

type PortraitProps = { script: ScriptView; part: string }

export function Portrait({ script: { cast, draw }, part }: PortraitProps) {
  const look = `${styles.portrait} ${strandOf(Math.max(0, placeOf(cast, part)))}`
  return (
    <span className={look} aria-hidden="true">
      {draw.characters.name === part ? <img src={draw.characters.image_url} alt="" /> : initialsOf(part)}
    </span>
  )
}

export function placeOf(cast: ScriptView['cast'], part: string): number {
  return cast.findIndex(({ name }) => name === part)
}

export function initialsOf(part: string): string {
  const words = part.split(/[\s-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => firstLetter(word ?? '').toUpperCase()).join('') || '?'
}

function firstLetter(word: string): string {
  return /^[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
}
