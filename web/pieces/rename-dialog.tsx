import { type FormEvent, useRef, useState } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type ScriptSummary, type ScriptView } from '../../game/protocol.ts'
import { cleanTitle, longestTitle } from '../../game/title.ts'
import { renameScript } from '../api/shelf.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './rename-dialog.module.css'
import { useSession } from './session-context.ts'
import { shelfSentence } from './shelf-sentences.ts'

type RenameDialogProps = {
  script: Pick<ScriptSummary, 'id' | 'title'>
  onRenamed: (script: ScriptView) => void
  onClose: () => void
}

type Renaming = { readonly is: 'typing'; readonly problem: string | null } | { readonly is: 'saving' }

const noTitle = 'A title is required'

/** What was typed stays until it is saved. */
export function RenameDialog({ script, onRenamed, onClose }: RenameDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const { readAgain } = useSession()
  const [title, setTitle] = useState(script.title)
  const [renaming, tell] = useState<Renaming>({ is: 'typing', problem: null })
  const problem = renaming.is === 'typing' ? renaming.problem : null

  async function save(event: FormEvent) {
    event.preventDefault()
    if (renaming.is === 'saving') return
    if (cleanTitle(title) === '') return complain(noTitle)
    if (cleanTitle(title) === script.title) return onClose()
    tell({ is: 'saving' })
    const answer = await renameScript(script.id, title)
    if (isProblem(answer)) return refuse(answer)
    onRenamed(answer)
    onClose()
  }
  function refuse(answer: Problem) {
    if (answer.code === 'signed-out') readAgain()
    complain(shelfSentence(answer))
  }
  function complain(sentence: string) {
    tell({ is: 'typing', problem: sentence })
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog title="Rename Script" onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Title"
          name="title"
          value={title}
          maxLength={longestTitle}
          autoComplete="off"
          error={problem ?? undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTitle(target.value)
            tell({ is: 'typing', problem: null })
          }}
        />
        <div className={styles.ways}>
          <Button type="submit" busy={renaming.is === 'saving'}>
            {problem === null || problem === noTitle ? 'Save' : 'Try again'}
          </Button>
          <Button tone="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
