import { Link } from 'react-router'
import { iconButtonLook } from '../ui/icon-button.tsx'
import { PageIcon } from '../ui/icons.tsx'
import { ReadButton } from './read-button.tsx'
import { type Origin } from './way-back.ts'
import styles from './ways.module.css'
import { type Writing } from './writing.ts'

type ScriptWaysProps = { writing: Writing | null; origin: Origin }

export function ScriptWays({ writing, origin }: ScriptWaysProps) {
  if (writing === null) return null
  return (
    <div className={styles.ways}>
      <PageLink writing={writing} />
      <ReadButton writing={writing} origin={origin} />
    </div>
  )
}

export function PageLink({ writing }: { writing: Writing }) {
  return (
    <Link
      className={iconButtonLook(styles.page)}
      to={`/scripts/${encodeURIComponent(writing.script.id)}`}
      aria-label="Script Page"
      title="Script Page"
    >
      <PageIcon />
    </Link>
  )
}
