import { useState } from 'react'
import { Link } from 'react-router'
import { modeLabels } from '../../game/modes.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { ratingLabels } from '../../game/rating.ts'
import { Moment } from '../shelf/moment.tsx'
import { RenameDialog } from '../shelf/rename-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { BackIcon, PenIcon } from '../ui/icons.tsx'
import { Names } from '../ui/names.tsx'
import styles from './head.module.css'

type ScriptHeadProps = {
  script: ScriptView | null
  title: string
  onTold: (script: ScriptView) => void
}

export function ScriptHead({ script, title, onTold }: ScriptHeadProps) {
  const [isRenaming, setRenaming] = useState(false)
  return (
    <header className={styles.head}>
      <Link className={styles.back} to="/scripts">
        <BackIcon />
        My Scripts
      </Link>
      <div className={styles.name}>
        <h1 className={styles.title}>{title}</h1>
        {script?.isOwn !== false && (
          <IconButton
            label="Rename"
            className={styles.rename}
            title="Rename"
            aria-haspopup="dialog"
            disabled={script === null}
            onClick={() => setRenaming(true)}
          >
            <PenIcon />
          </IconButton>
        )}
      </div>
      <p className={styles.about}>
        {script && (
          <>
            {modeLabels[script.mode]} · {ratingLabels[script.rating]} · <Moment at={script.createdAt} />
          </>
        )}
      </p>
      {script && script.players.length > 0 && (
        <p className={styles.about}>
          Players: <Names names={script.players} />
        </p>
      )}
      {script?.isOwn === false && (
        <p className={styles.about}>From a room you were in. Only its host can change it.</p>
      )}
      {isRenaming && script && (
        <RenameDialog
          script={{ id: script.id, title }}
          onRenamed={onTold}
          onClose={() => setRenaming(false)}
        />
      )}
    </header>
  )
}
