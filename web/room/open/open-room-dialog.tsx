import { type FormEvent, useState } from 'react'
import { type FirstSetup } from '../../../game/room/move.ts'
import { cleanSeatName, longestSeatName } from '../../../game/room/seat-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts'
import { readOwnName } from '../memory.ts'
import styles from './open-room-dialog.module.css'
import { useOpenRoom } from './use-open-room.ts'

type OpenRoomDialogProps = { setup: FirstSetup; onClose: () => void }

type Fault = { readonly at: 'name' | 'form'; readonly sentence: string }

/** On a phone, which is its host's own seat. */
export function OpenRoomDialog({ setup, onClose }: OpenRoomDialogProps) {
  const open = useOpenRoom()
  const [typed, type] = useState(readOwnName)
  const [fault, setFault] = useState<Fault | null>(null)
  const [isOpening, once] = useOneAtATime()
  const begin = (name: string | null) =>
    once(async () => {
      setFault(null)
      const refused = await open(setup, name)
      if (!refused) return
      setFault({ at: refused.code === 'name-refused' ? 'name' : 'form', sentence: refused.sentence })
    })
  function submit(event: FormEvent) {
    event.preventDefault()
    const name = cleanSeatName(typed)
    if (name === '') setFault({ at: 'name', sentence: 'Name is required' })
    else begin(name)
  }
  return (
    <Dialog
      title="Open a Room"
      text="Everybody joins with their own phone, by four letters. No account is needed."
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Your name"
          name="name"
          value={typed}
          onChange={({ target }) => type(target.value)}
          maxLength={longestSeatName}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          error={fault?.at === 'name' ? fault.sentence : undefined}
        />
        <p role="alert" className={styles.fault}>
          {fault?.at === 'form' ? fault.sentence : null}
        </p>
        <Button type="submit" busy={isOpening}>
          Open the room
        </Button>
      </form>
      <p className={styles.or}>or</p>
      <Button tone="plain" disabled={isOpening} onClick={() => begin(null)}>
        Use this device as the room’s screen
      </Button>
    </Dialog>
  )
}
