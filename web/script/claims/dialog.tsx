import { type FormEvent, useRef, useState } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { cleanPlayerName, longestPlayerName } from '../../../game/seats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { readersOf } from '../readers.tsx'
import styles from './dialog.module.css'
import { useClaims } from './use-claims.ts'

type ClaimDialogProps = {
  script: ScriptView
  part: string
  players: readonly string[]
  onClose: () => void
}

export function ClaimDialog({ script, part, players, onClose }: ClaimDialogProps) {
  const { names, claim, takeBack } = useClaims(script.id)
  const form = useRef<HTMLFormElement>(null)
  const [typed, type] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [reader] = readersOf(script, part)
  const known = [...new Set([...players, ...script.players, ...names])].filter((name) => name !== reader)

  function take(name: string) {
    claim(part, name)
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const name = cleanPlayerName(typed)
    if (name !== '') return take(name)
    setMissing(true)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog
      title={`Who reads ${part}?`}
      text="Names stay on this device, and only for this evening."
      onClose={onClose}
    >
      {known.length > 0 && (
        <ul className={styles.names} aria-label="Names of this evening">
          {known.map((name) => (
            <li key={name}>
              <Button tone="plain" onClick={() => take(name)}>
                <bdi>{name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={known.length > 0 ? 'Another name' : 'Name'}
          name="reader"
          value={typed}
          maxLength={longestPlayerName}
          autoComplete="off"
          error={isMissing ? 'Name is required' : undefined}
          onChange={({ target }) => {
            type(target.value)
            setMissing(false)
          }}
        />
        <div className={styles.ways}>
          <Button type="submit">Take the Part</Button>
          {reader !== undefined && (
            <Button
              tone="plain"
              onClick={() => {
                takeBack(part)
                onClose()
              }}
            >
              Take the Name Back
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
