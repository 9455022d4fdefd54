import { Link } from 'react-router'
import { buttonLook } from '../ui/button.tsx'
import styles from './read-button.module.css'
import { type Origin } from './way-back.ts'
import { hasLines, type Writing } from './writing.ts'

type ReadButtonProps = { writing: Writing | null; origin: Origin }

export function ReadButton({ writing, origin }: ReadButtonProps) {
  if (writing === null || !hasLines(writing)) return null
  return (
    <Link
      className={`${buttonLook('gold')} ${styles.read}`}
      to={`/scripts/${encodeURIComponent(writing.script.id)}/read`}
      state={{ origin }}
    >
      Table Read
    </Link>
  )
}
