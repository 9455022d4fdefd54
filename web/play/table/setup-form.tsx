import { type FormEvent, type ReactNode, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { ratingLabels, ratings, type Rating } from '../../../game/rating.ts'
import { cleanPlayerName, type Seats } from '../../../game/seats.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useSession } from '../../frame/session-context.ts'
import { keepDraft, playerCounts, readDraft, type Recount } from './setup-draft.ts'
import styles from './setup-form.module.css'
import { SetupPlayers } from './setup-players.tsx'

type SetupFormProps = {
  name: string
  recount: Recount
  onStart: (seats: Seats) => void
  /** Another way to begin, with the rating that is chosen. */
  otherWay?: (rating: Rating) => ReactNode
}

export function SetupForm({ name, recount, onStart, otherWay }: SetupFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, change] = useDraft(name)
  const [isChecked, setChecked] = useState(false)
  // The form stays while the game loads, and must not start it twice.
  const [isStarting, begin] = useTransition()
  function seat(count: number) {
    setChecked(false)
    change({ ...draft, names: recount(draft.names, count) })
  }
  function start(event: FormEvent) {
    event.preventDefault()
    const players = draft.names.map(cleanPlayerName)
    if (!players.includes('')) return begin(() => onStart({ players, rating: draft.rating }))
    flushSync(() => setChecked(true)) // the field has its message when it gets the focus
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={start}>
      <SelectField
        label="Number of Players"
        name="players"
        value={draft.names.length}
        onChange={({ target }) => seat(Number(target.value))}
      >
        {playerCounts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <SelectField
        label="Script Rating"
        name="rating"
        value={draft.rating}
        onChange={({ target }) => change({ ...draft, rating: target.value as Rating })}
      >
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {ratingLabels[rating]}
          </option>
        ))}
      </SelectField>
      <SetupPlayers
        names={draft.names}
        isChecked={isChecked}
        onType={(seat, text) => change({ ...draft, names: draft.names.with(seat, text) })}
      />
      <Button type="submit" className={styles.start} disabled={isStarting}>
        Start Game
      </Button>
      {otherWay && <div className={styles.otherWay}>{otherWay(draft.rating)}</div>}
    </form>
  )
}

/** Keyed by player: the next one to sign in on this device starts with empty fields. */
function useDraft(name: string) {
  const { session } = useSession()
  const key = `setup/${name}/${session.is === 'signed-in' ? session.user.uid : ''}`
  const [draft, setDraft] = useState(() => readDraft(key))
  const change = (next: typeof draft) => {
    setDraft(next)
    keepDraft(key, next)
  }
  return [draft, change] as const
}
