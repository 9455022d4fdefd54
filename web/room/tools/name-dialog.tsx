import { type FormEvent, useRef, useState } from 'react'
import { type Problem } from '../../../game/problem.ts'
import { cleanSeatName, longestSeatName } from '../../../game/room/seat-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts'
import { keepOwnName, readOwnName } from '../memory.ts'
import styles from './tools.module.css'

type NameDialogProps = {
  title: string
  text?: string
  /** Null: one's own, as it was last typed here. */
  name: string | null
  label?: string
  action: string
  ask: (name: string) => Promise<Problem | null>
  onClose: () => void
}

export function NameDialog({
  title,
  text,
  name,
  label = 'Your name',
  action,
  ask,
  onClose,
}: NameDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, type] = useState(() => name ?? readOwnName())
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, once] = useOneAtATime()

  async function save() {
    const clean = cleanSeatName(typed)
    const refused = clean === '' ? 'Name is required' : ((await ask(clean))?.sentence ?? null)
    setFault(refused)
    if (refused !== null) return form.current?.querySelector('input')?.focus()
    if (label === 'Your name') keepOwnName(clean)
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    once(save)
  }
  return (
    <Dialog title={title} {...(text === undefined ? {} : { text })} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={label}
          name="name"
          value={typed}
          maxLength={longestSeatName}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          error={fault ?? undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            type(target.value)
            setFault(null)
          }}
        />
        <div className={styles.ways}>
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
          <Button tone="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
