import { type KeyboardEvent } from 'react'
import { cleanPlayerName, longestPlayerName, distinguishNames } from '../../../game/seats.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { strandOf } from '../../script/strands.ts'
import styles from './setup-form.module.css'

type SetupPlayersProps = {
  names: readonly string[]
  isChecked: boolean
  onType: (seat: number, text: string) => void
}

export function SetupPlayers({ names, isChecked, onType }: SetupPlayersProps) {
  const clean = names.map(cleanPlayerName)
  const apart = distinguishNames(clean.filter(Boolean))
  const shown = clean.map((name, seat) => (name === '' ? names[seat]?.trim() : apart.shift()))
  return (
    <div className={styles.players}>
      {names.map((name, seat) => (
        <TextField
          key={seat}
          className={`${styles.player} ${strandOf(seat)}`}
          label={`Player ${seat + 1} Name`}
          placeholder={`Player ${seat + 1} Name`}
          name={`player${seat + 1}`}
          value={name}
          onKeyDown={passOn}
          onChange={({ target }) => onType(seat, target.value)}
          required
          maxLength={longestPlayerName}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint={clean.some((other, at) => at > seat && other === '') ? 'next' : 'go'}
          error={isChecked && clean[seat] === '' ? 'Name is required' : undefined}
          hint={shown[seat] === name.trim() ? undefined : `Plays as “${shown[seat]}”`}
        />
      ))}
    </div>
  )
}

function passOn(event: KeyboardEvent<HTMLInputElement>) {
  const { key, nativeEvent, currentTarget: field } = event
  if (key !== 'Enter' || nativeEvent.isComposing || isEmpty(field)) return
  const fields = [...(field.form?.querySelectorAll('input') ?? [])]
  const next = fields.slice(fields.indexOf(field) + 1).find(isEmpty)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function isEmpty(field: HTMLInputElement): boolean {
  return cleanPlayerName(field.value) === ''
}
