import { type FormEvent, useRef, useState } from 'react'
import { confirmationOf, isConfirmed } from '../../game/account.ts'
import { isProblem } from '../../game/problem.ts'
import { type AccountAnswer } from '../../game/protocol.ts'
import { deleteAccount } from '../api/account.ts'
import { useSession } from '../frame/session-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import styles from './deletion.module.css'
import { countScripts } from './scripts.ts'

type AccountDeletionProps = { account: AccountAnswer; title: string; onClose: () => void }

type Obstacle = { readonly sentence: string; readonly again: boolean }

export function AccountDeletion({ account, title, onClose }: AccountDeletionProps) {
  const form = useRef<HTMLFormElement>(null)
  const toasts = useToast()
  const { session, accept, readAgain } = useSession()
  const [typed, setTyped] = useState('')
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [isDeleting, once] = useOneAtATime()
  const name = confirmationOf(account)

  async function remove() {
    if (!isConfirmed(typed, account)) return complain(`Type ${name} to go on`, false)
    setObstacle(null)
    const answer = await deleteAccount({ confirm: typed })
    if (isProblem(answer) && answer.code !== 'signed-out') return complain(answer.sentence, true)
    toasts.offer({ text: `${farewellOf(account)} You are signed out everywhere.` })
    // Without a user the route protection leads to /auth.
    if (session.is === 'signed-in') accept({ user: null, host: session.host })
    else readAgain()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    once(remove)
  }
  function complain(sentence: string, again: boolean) {
    setObstacle({ sentence, again })
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog title={title} text="This cannot be undone." onClose={onClose}>
      <p>What goes:</p>
      <ul className={styles.list}>
        <li>
          {account.scripts === 0 ? 'no script, as you have none' : countScripts(account.scripts)}, with what
          was laughed at
        </li>
        <li>every link to a script that you have shared</li>
        <li>
          {account.isAnonymous
            ? 'your being known here at all'
            : 'your e-mail, your name and how you sign in'}
        </li>
      </ul>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={`Type ${name} to go on`}
          name="confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={obstacle?.sentence}
          onChange={({ target }) => {
            setTyped(target.value)
            setObstacle(null)
          }}
        />
        <DialogButtons>
          <Button type="submit" busy={isDeleting}>
            {obstacle?.again ? 'Try again' : 'Delete for Good'}
          </Button>
          <Button tone="plain" onClick={onClose}>
            Keep Everything
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function farewellOf({ isAnonymous, scripts }: AccountAnswer): string {
  const gone = isAnonymous ? 'Everything of yours' : 'Your account'
  return scripts === 0 ? `${gone} is deleted.` : `${gone} is deleted, with ${countScripts(scripts)}.`
}
