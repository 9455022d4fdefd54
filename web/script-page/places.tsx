import { useNavigate } from 'react-router'
import { ExportButton } from './export-button.tsx'
import { removalLabel, useScriptDeletion } from '../shelf/deletion.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useNewVersion } from './new-version.ts'
import { Versions } from './versions.tsx'
import { type ScriptView } from '../../game/protocol.ts'
import { type Writing } from '../script/writing.ts'
import { MoreMenu } from '../ui/menu/more-menu.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import { type ScriptMoves } from '../script/use-script.ts'
import styles from './places.module.css'

type ScriptPlacesProps = { writing: Writing | null; title: string; moves: ScriptMoves }

export function ScriptPlaces({ writing, title, moves }: ScriptPlacesProps) {
  const navigate = useNavigate()
  const remove = useScriptDeletion()
  const [isDeleting, once] = useOneAtATime()
  const script = writing?.script ?? null
  const { isAsking, write } = useNewVersion(script?.id ?? '')
  const last = (script?.chapters.length ?? 1) - 1

  async function removeScript({ id, isOwn }: ScriptView) {
    if (await remove({ id, title, isOwn })) void navigate('/scripts')
  }
  return (
    <div className={styles.places}>
      {script && <Versions script={script} />}
      {script?.isOwn && (
        <ShareButton script={script} onShared={(share) => moves.label({ ...script, share })} />
      )}
      {writing && <ExportButton script={writing.script} lines={writing.lines} />}
      {script && (
        <MoreMenu
          busy={isDeleting || isAsking}
          entries={[
            ...(script.isOwn ? [{ label: 'Write Another Version', onChoose: () => write(0) }] : []),
            ...(script.isOwn && last > 0
              ? [{ label: 'Continue Another Way', onChoose: () => write(last) }]
              : []),
            { label: removalLabel(script), isDanger: true, onChoose: () => once(() => removeScript(script)) },
          ]}
        />
      )}
    </div>
  )
}
