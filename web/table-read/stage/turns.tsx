import { type Speech } from '../../../script/aloud/speeches.ts'
import { Names } from '../../ui/names.tsx'
import { isForEverybody } from '../../../script/everybody.ts'
import { peopleOf } from '../directions.ts'
import { type Reading } from '../state.ts'
import styles from './turns.module.css'

type TurnsProps = {
  reading: Reading
  at: number
  readersAt: (at: number) => readonly string[]
  isMachines: (step: Speech) => boolean
}

/** Who reads a heading, and who comes next. Nothing where there are no people. */
export function TableReadTurns({ reading: { speeches, writing }, at, readersAt, isMachines }: TurnsProps) {
  const { script } = writing
  if (peopleOf(script).length === 0) return null
  const now = readers(at)
  const next = readers(at + 1)
  const kind = speeches.all[at]?.kind
  const after = speeches.all[at + 1]
  const isSame = next.join() === now.join()
  return (
    <p className={styles.turns}>
      {kind !== 'speech' && kind !== 'action' && now.length > 0 && (
        <span>
          read by{' '}
          <b>
            <Names names={now} between=" & " />
          </b>
        </span>
      )}
      {next.length > 0 && !isSame && (
        <span className={styles.next}>
          next: <b>{after && isForEverybody(after) ? 'everyone' : <Names names={next} between=" & " />}</b>
        </span>
      )}
    </p>
  )

  function readers(at: number): readonly string[] {
    const step = speeches.all[at]
    return step && !isMachines(step) ? readersAt(at) : []
  }
}
