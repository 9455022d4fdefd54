import { Link } from 'react-router'
import { buttonLook } from '../ui/button.tsx'
import styles from './read-button.module.css'
import { hasLines, type Writing } from './writing.ts'

export function ReadButton({ writing }: { writing: Writing | null }) {
  if (writing === null || !hasLines(writing)) return null
  return (
    <Link
      className={`${buttonLook('gold')} ${styles.read}`}
      to={`/scripts/${encodeURIComponent(writing.script.id)}/read`}
    >
      Table Read
    </Link>
  )
}
