import { useState } from 'react'
import { Link } from 'react-router'
import { categories } from '../../game/card.ts'
import { modeLabels } from '../../game/modes.ts'
import { type ScriptSummary } from '../../game/protocol.ts'
import { ratingLabels } from '../../game/rating.ts'
import { Moment } from './moment.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { MoreMenu } from '../ui/menu/more-menu.tsx'
import { Names } from '../ui/names.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import { useContinuation } from './continue.ts'
import { removalLabel } from './deletion.ts'
import { type ShelfMoves } from './use-shelf.ts'
import styles from './entry.module.css'

type EntryProps = { script: ScriptSummary; moves: ShelfMoves }

export function ScriptsEntry({ script, moves }: EntryProps) {
  const [isRenaming, setRenaming] = useState(false)
  const [isDeleting, once] = useOneAtATime()
  const [isContinuing, continueOnce] = useOneAtATime()
  const goOn = useContinuation()
  const path = `/scripts/${encodeURIComponent(script.id)}`
  return (
    <li className={styles.entry}>
      <Pictures script={script} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={path} data-script={script.id}>
            {script.title}
          </Link>
        </h2>
        <p className={styles.about}>
          {modeLabels[script.mode]} · {ratingLabels[script.rating]} · <Moment at={script.createdAt} />
        </p>
        <p className={styles.cards}>{categories.map((category) => script.draw[category].name).join(' · ')}</p>
        {script.players.length > 0 && (
          <p className={styles.about}>
            Players: <Names names={script.players} />
          </p>
        )}
        <Marks script={script} />
      </div>
      <div className={styles.actions}>
        <Link className={buttonLook('gold')} to={`${path}/read`} aria-label={`Table Read of ${script.title}`}>
          Table Read
        </Link>
        {script.isOwn && (
          <Button
            aria-label={`Continue ${script.title}`}
            busy={isContinuing}
            disabled={script.state === 'writing'}
            onClick={() => continueOnce(() => goOn(script.id))}
          >
            Continue
          </Button>
        )}
        <MoreMenu
          of={script.title}
          busy={isDeleting}
          entries={[
            ...(script.isOwn ? [{ label: 'Rename', onChoose: () => setRenaming(true) }] : []),
            { label: removalLabel(script), isDanger: true, onChoose: () => once(() => moves.remove(script)) },
          ]}
        />
      </div>
      {isRenaming && (
        <RenameDialog script={script} onRenamed={moves.take} onClose={() => setRenaming(false)} />
      )}
    </li>
  )
}

function Pictures({ script }: { script: ScriptSummary }) {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {categories.map((category) => (
        <img
          key={category}
          src={script.draw[category].image_url}
          alt=""
          width="480"
          height="600"
          loading="lazy"
        />
      ))}
    </div>
  )
}

function Marks({ script: { isOwn, state, version, share, chapters } }: { script: ScriptSummary }) {
  const marks = [
    ...(isOwn ? [] : [{ text: 'From a room', look: undefined }]),
    ...(state === 'writing' ? [{ text: 'Being written', look: styles.writing }] : []),
    ...(state === 'failed' ? [{ text: 'Broke off', look: styles.failed }] : []),
    ...(state === 'stopped' ? [{ text: 'Stopped', look: undefined }] : []),
    ...(chapters > 1 ? [{ text: `${chapters} chapters`, look: undefined }] : []),
    ...(version.of > 1 ? [{ text: `Version ${version.n} of ${version.of}`, look: undefined }] : []),
    ...(share === null ? [] : [{ text: 'Shared', look: styles.shared }]),
  ]
  if (marks.length === 0) return null
  return (
    <ul className={styles.marks} aria-label="Marks">
      {marks.map(({ text, look }) => (
        <li key={text} className={look ? `${styles.mark} ${look}` : styles.mark}>
          {text}
        </li>
      ))}
    </ul>
  )
}
