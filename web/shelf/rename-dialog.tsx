import { type FormEvent, useRef, useState } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type ScriptSummary, type ScriptView } from '../../game/protocol.ts'
import { cleanTitle, longestTitle } from '../../game/title.ts'
import { renameScript } from '../api/shelf.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import styles from './rename-dialog.module.css'
import { useSession } from '../frame/session-context.ts'
import { shelfSentence } from './sentences.ts'

type RenameDialogProps = {
  script: Pick<ScriptSummary, 'id' | 'title'>
  onRenamed: (script: ScriptView) => void
  onClose: () => void
}

const noTitle = 'A title is required'

export function RenameDialog({ script, onRenamed, onClose }: RenameDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const { readAgain } = useSession()
  const [title, setTitle] = useState(script.title)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, once] = useOneAtATime()

  async function save() {
    if (cleanTitle(title) === '') return complain(noTitle)
    if (cleanTitle(title) === script.title) return onClose()
    setProblem(null)
    const answer = await renameScript(script.id, { title })
    if (isProblem(answer)) return refuse(answer)
    onRenamed(answer)
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    once(save)
  }
  function refuse(answer: Problem) {
    if (answer.code === 'signed-out') readAgain()
    complain(shelfSentence(answer))
  }
  function complain(sentence: string) {
    setProblem(sentence)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog title="Rename Script" onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
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
            setProblem(null)
          }}
        />
        <DialogButtons>
          <Button type="submit" busy={isSaving}>
            {problem === null || problem === noTitle ? 'Save' : 'Try again'}
          </Button>
          <Button tone="plain" onClick={onClose}>
            Cancel
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
