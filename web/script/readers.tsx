import { type ScriptView } from '../../game/protocol.ts'
import { isEverybody } from '../../script/everybody.ts'
import { type Line } from '../../script/line.ts'
import { isolate, Names } from '../ui/names.tsx'
import styles from './readers.module.css'

type Roles = Pick<ScriptView, 'cast' | 'assignments'>

/** Who reads a part: nobody, one, or several where there are fewer parts than players. */
export function readersOf({ cast, assignments }: Roles, part: string): readonly string[] {
  const players = assignments.filter((one) => one.part === part).map(({ player }) => player)
  if (players.length > 0) return players
  const player = cast.find(({ name }) => name === part)?.player ?? null
  return player === null ? [] : [player]
}

/** "BO · COOK ABENA", "THE STRANGER, read by Bo", or "ALL, read by everyone"; the part reads where there are no people. */
export function cueText(script: Roles | null, { text, speaker }: Line): string {
  const part = speaker ?? text
  const readers = (script === null ? [] : readersOf(script, part)).map(isolate).join(' & ')
  if (text !== part && isEverybody(text)) return `${text.toUpperCase()}, read by everyone`
  if (text !== part) return `${isolate(text).toUpperCase()}, read by ${readers || isolate(part)}`
  return (readers === '' ? part : `${readers} · ${isolate(part)}`).toUpperCase()
}

/** The same in a script in its colours, whose stylesheet makes the capitals. */
export function CueOf({ line: { text, speaker }, readers }: { line: Line; readers: readonly string[] }) {
  const part = speaker ?? text
  if (text !== part)
    return (
      <>
        <bdi>{text}</bdi>
        <span className={styles.readBy}>
          , read by{' '}
          {isEverybody(text) ? (
            'everyone'
          ) : (
            <Names names={readers.length > 0 ? readers : [part]} between=" & " />
          )}
        </span>
      </>
    )
  if (readers.length === 0) return part
  return (
    <>
      <Names names={readers} between=" & " /> · <bdi>{part}</bdi>
    </>
  )
}
