import { type FormEvent, useRef, useState } from 'react'
import { confirmationOf, isConfirmed } from '../../game/account.ts'
import { isProblem } from '../../game/problem.ts'
import { type AccountAnswer } from '../../game/protocol.ts'
import { deleteAccount } from '../api/account.ts'
import { useSession } from '../pieces/session-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import styles from './account-deletion.module.css'
import { countScripts } from './account-scripts.ts'

type AccountDeletionProps = { account: AccountAnswer; title: string; onClose: () => void }

type Deleting =
  | { readonly is: 'asking'; readonly problem: string | null; readonly again: boolean }
  | { readonly is: 'deleting' }

/** Says exactly what goes, and has the player say who they are. */
export function AccountDeletion({ account, title, onClose }: AccountDeletionProps) {
  const form = useRef<HTMLFormElement>(null)
  const toasts = useToast()
  const { session, accept, readAgain } = useSession()
  const [typed, setTyped] = useState('')
  const [deleting, tell] = useState<Deleting>({ is: 'asking', problem: null, again: false })
  const name = confirmationOf(account)

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (deleting.is === 'deleting') return
    if (!isConfirmed(typed, account)) return complain(`Type ${name} to go on`, false)
    tell({ is: 'deleting' })
    const answer = await deleteAccount({ confirm: typed })
    if (isProblem(answer) && answer.code !== 'signed-out') return complain(answer.sentence, true)
    toasts.offer({ text: `${farewellOf(account)} You are signed out everywhere.` })
    // The protection of the routes leads to /auth.
    if (session.is === 'signed-in') accept({ user: null, host: session.host })
    else readAgain()
  }
  function complain(problem: string, again: boolean) {
    tell({ is: 'asking', problem, again })
    form.current?.querySelector('input')?.focus()
  }
  const asking = deleting.is === 'asking' ? deleting : null
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
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void remove(event)}>
        <TextField
          label={`Type ${name} to go on`}
          name="confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={asking?.problem ?? undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            tell({ is: 'asking', problem: null, again: false })
          }}
        />
        <div className={styles.ways}>
          <Button type="submit" busy={deleting.is === 'deleting'}>
            {asking?.again ? 'Try again' : 'Delete for Good'}
          </Button>
          <Button tone="plain" onClick={onClose}>
            Keep Everything
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function farewellOf({ isAnonymous, scripts }: AccountAnswer): string {
  const gone = isAnonymous ? 'Everything of yours' : 'Your account'
  return scripts === 0 ? `${gone} is deleted.` : `${gone} is deleted, with ${countScripts(scripts)}.`
}
