import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Problem } from '../../../game/problem.ts'
import { cleanSeatName, longestSeatName } from '../../../game/room/seat-name.ts'
import { useSession } from '../../frame/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { readOwnName } from '../memory.ts'
import { enterRoom } from './enter.ts'
import styles from './join-form.module.css'
import { readTypedCode } from './typed-code.ts'

type JoinFormProps = {
  /** From the address; null where it is asked for. */
  code: string | null
  onJoined: (code: string) => void
  /** What no other letter and no other name helps. */
  onShut: (problem: Problem) => void
}

type Fault = { readonly at: 'code' | 'name' | 'form'; readonly sentence: string }

/** One name, one press. What was typed stays, whatever is answered. */
export function JoinForm({ code, onJoined, onShut }: JoinFormProps) {
  const control = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [typed, type] = useState({ code: code ?? '', name: useFirstName() })
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const asksCode = code === null || fault?.at === 'code' || typed.code !== code

  function refuse(found: Fault) {
    flushSync(() => setFault(found)) // the field has its message when it gets the focus
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }

  async function join() {
    const letters = readTypedCode(typed.code)
    const name = cleanSeatName(typed.name)
    if (letters === null)
      return refuse({ at: 'code', sentence: 'Four letters, as they stand on the screen.' })
    if (name === '') return refuse({ at: 'name', sentence: 'Name is required' })
    setFault(null)
    setBusy(true)
    const refused = await enterRoom(control, letters, name)
    setBusy(false)
    if (refused === null) onJoined(letters)
    else if (isShut(refused)) onShut(refused)
    else refuse(faultOf(refused))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void join()
  }
  const at = (place: Fault['at']) => (fault?.at === place ? fault.sentence : undefined)
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {asksCode && (
        <TextField
          className={`${styles.code}`}
          label="Room code"
          name="code"
          value={typed.code}
          onChange={({ target }) => type({ ...typed, code: target.value })}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          required
          error={at('code')}
          hint="Four letters, as they stand on the screen."
        />
      )}
      <TextField
        label="Your name"
        name="name"
        value={typed.name}
        onChange={({ target }) => type({ ...typed, name: target.value })}
        maxLength={longestSeatName}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        required
        error={at('name')}
      />
      <p role="alert" className={styles.fault}>
        {at('form')}
      </p>
      <Button type="submit" busy={isBusy}>
        Join
      </Button>
    </form>
  )
}

/** As it was typed here the last time; else the account's. */
function useFirstName(): string {
  const { session } = useSession()
  const [name] = useState(() => {
    const known = session.is === 'signed-in' ? session.user.displayName : null
    return readOwnName() || cleanSeatName(known ?? '')
  })
  return name
}

function isShut({ code }: Problem): boolean {
  return code === 'removed-from-room' || code === 'room-closed'
}

function faultOf({ code, sentence }: Problem): Fault {
  if (code === 'no-such-room') return { at: 'code', sentence }
  return { at: code === 'name-refused' ? 'name' : 'form', sentence }
}
