import { useState } from 'react'
import { type PersonId } from '../../../game/room/room.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PersonFace } from '../people/person-face.tsx'
import { playersOf } from '../people/who.ts'
import { type RoomViewProps } from '../use-room.ts'
import { NameDialog } from './name-dialog.tsx'
import styles from './tools.module.css'

type Row = { readonly id: PersonId; readonly name: string; readonly color: number | null }
type Doing = { readonly is: 'rename' | 'remove'; readonly row: Row } | null

/** The host's: names that do not fit, people who do not belong, a host who has to go. */
export function PeopleDialog({ shown, moves, onClose }: RoomViewProps & { onClose: () => void }) {
  const { room, you } = shown
  const [doing, setDoing] = useState<Doing>(null)
  const rows: readonly Row[] = [
    ...playersOf(room),
    ...you.audience.map((person) => ({ ...person, color: null })),
  ]
  if (doing?.is === 'rename') {
    const { id, name } = doing.row
    return (
      <NameDialog
        title={`Rename ${name}`}
        name={name}
        label="Name"
        action="Save"
        ask={(typed) => moves.ask({ is: 'rename', who: id, name: typed })}
        onClose={() => setDoing(null)}
      />
    )
  }
  if (doing?.is === 'remove') {
    const { id, name } = doing.row
    return (
      <Dialog
        title={`Remove ${name}?`}
        text="They do not come back into this room."
        onClose={() => setDoing(null)}
      >
        <div className={styles.ways}>
          <Button tone="plain" onClick={() => setDoing(null)}>
            Keep {name}
          </Button>
          <Button
            tone="aqua"
            onClick={() => {
              setDoing(null)
              moves.make({ is: 'remove', who: id })
            }}
          >
            Remove {name}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title="People" onClose={onClose}>
      <ul className={styles.people}>
        {rows.map((row) => (
          <li key={row.id} className={styles.person}>
            {row.color !== null && <PersonFace name={row.name} color={row.color} />}
            <bdi className={styles.name}>
              {row.name}
              {row.id === you.id && ' (you)'}
            </bdi>
            <span className={styles.acts}>
              <Act of={row} label="Rename" onPress={() => setDoing({ is: 'rename', row })} />
              {row.id !== you.id && row.color !== null && (
                <Act
                  of={row}
                  label="Make host"
                  onPress={() => {
                    onClose()
                    moves.make({ is: 'hand-on', to: row.id })
                  }}
                />
              )}
              {row.id !== you.id && (
                <Act of={row} label="Remove" onPress={() => setDoing({ is: 'remove', row })} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p>Nobody else is here yet.</p>}
    </Dialog>
  )
}

type ActProps = { of: Row; label: string; onPress: () => void }

function Act({ of, label, onPress }: ActProps) {
  return (
    <button type="button" className={styles.act} aria-label={`${label}: ${of.name}`} onClick={onPress}>
      {label}
    </button>
  )
}
