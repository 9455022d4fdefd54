import { type MouseEvent, useReducer, useState } from 'react'
import { fileNameOf } from '../../game/file-name.ts'
import { isProblem } from '../../game/problem.ts'
import { type ExportFormat, type ScriptView } from '../../game/protocol.ts'
import { partsOf } from '../../game/title-page.ts'
import { exportPath } from '../api/exports.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import styles from './export-dialog.module.css'
import { ExportOutcome } from './export-outcome.tsx'
import { copyText, download, type Exporting, printScript } from './export-state.ts'
import { useSession } from '../frame/session-context.ts'
import { shelfSentence } from '../shelf/sentences.ts'
import { type ScriptLines } from '../../script/growing-text.ts'

export type ExportDialogProps = { script: ScriptView; lines: ScriptLines; onClose: () => void }

const formats: readonly { readonly format: ExportFormat; readonly name: string; readonly use: string }[] = [
  { format: 'pdf', name: 'PDF', use: 'Screenplay pages, to print or to read from' },
  { format: 'txt', name: 'Plain Text', use: 'For a note or a message; opens everywhere' },
  { format: 'fountain', name: 'Fountain', use: 'To write on in most screenwriting programs' },
  { format: 'fdx', name: 'Final Draft', use: 'To write on in Final Draft (FDX)' },
]

export function ExportDialog({ script, lines, onClose }: ExportDialogProps) {
  const { readAgain } = useSession()
  const [, once] = useOneAtATime()
  const [part, setPart] = useState<string | null>(null)
  const [exporting, dispatch] = useReducer((_: Exporting, next: Exporting) => next, { is: 'waiting' })

  const fetchFile = (format: ExportFormat) =>
    once(async () => {
      dispatch({ is: 'fetching', format })
      const came = await download(script, format, part)
      if (!isProblem(came)) return dispatch(came)
      if (came.code === 'signed-out') readAgain()
      dispatch({ is: 'failed', sentence: shelfSentence(came), again: format })
    })
  async function copy() {
    dispatch(await copyText(script, lines, part))
  }
  const print = () => dispatch(printScript(script, part))

  return (
    <Dialog
      title="Export"
      {...(script.state === 'writing'
        ? { text: 'It is still being written: you take along what is there by now.' }
        : {})}
      onClose={onClose}
    >
      <WhoseCopy script={script} part={part} onChoose={setPart} />
      <ul className={styles.formats}>
        {formats.map(({ format, name, use }) => (
          <li key={format} className={styles.format}>
            <p>
              <span className={styles.name}>{name}</span>
              <span className={styles.use}>{use}</span>
            </p>
            <DownloadLink
              label={`Download ${name}`}
              path={exportPath(script.id, format, part)}
              fileName={fileNameOf(script.title, part, format)}
              isBusy={exporting.is === 'fetching' && exporting.format === format}
              onFetch={() => fetchFile(format)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button tone="plain" onClick={() => void copy()}>
          Copy Text
        </Button>
        <Button tone="plain" onClick={print}>
          Print
        </Button>
      </div>
      <ExportOutcome exporting={exporting} onFetch={fetchFile} />
    </Dialog>
  )
}

type WhoseCopyProps = { script: ScriptView; part: string | null; onChoose: (part: string | null) => void }

function WhoseCopy({ script, part, onChoose }: WhoseCopyProps) {
  return (
    <SelectField
      label="Whose copy?"
      value={part ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">Everyone&apos;s: nothing marked</option>
      {partsOf(script).map(({ name, readers }) => (
        <option key={name} value={name}>
          {readers.length > 0 ? `${name}, read by ${readers.join(' and ')}` : name}
        </option>
      ))}
    </SelectField>
  )
}

type DownloadLinkProps = {
  label: string
  path: string
  fileName: string
  isBusy: boolean
  onFetch: () => void
}

/** A real link, so that the browser can open or save it elsewhere. */
function DownloadLink({ label, path, fileName, isBusy, onFetch }: DownloadLinkProps) {
  function fetchHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFetch()
  }
  return (
    <a
      className={`${buttonLook('aqua')} ${styles.download}`}
      href={path}
      download={fileName}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={fetchHere}
    >
      {isBusy ? <Spinner /> : null}
      Download
    </a>
  )
}
