import { useNavigate } from 'react-router'
import { ExportButton } from './export-button.tsx'
import { useScriptDeletion } from '../shelf/deletion.ts'
import { ShareButton } from '../share/share-button.tsx'
import { VersionsBar } from './versions-bar.tsx'
import { type Writing } from '../script/writing.ts'
import { Button } from '../ui/button.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import { type ScriptMoves } from '../script/use-script.ts'
import styles from './places.module.css'

type ScriptPlacesProps = { writing: Writing | null; title: string; moves: ScriptMoves }

export function ScriptPlaces({ writing, title, moves }: ScriptPlacesProps) {
  const navigate = useNavigate()
  const remove = useScriptDeletion()
  const [isDeleting, once] = useOneAtATime()
  const script = writing?.script ?? null

  async function removeScript(id: string) {
    if (await remove({ id, title })) void navigate('/scripts')
  }
  return (
    <div className={styles.places}>
      {script && <VersionsBar script={script} />}
      {script && <ShareButton script={script} onShared={(share) => moves.label({ ...script, share })} />}
      {writing && <ExportButton script={writing.script} lines={writing.lines} />}
      <Button
        tone="plain"
        busy={isDeleting}
        disabled={script === null}
        onClick={() => script && once(() => removeScript(script.id))}
      >
        Delete
      </Button>
    </div>
  )
}
