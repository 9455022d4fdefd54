import { Link } from 'react-router'
import { buttonLook } from '../ui/button.tsx'

/** Leads to the stage on which a script is read out loud. Back leads from there to where it was pressed. */
export function ReadButton({ scriptId }: { scriptId: string }) {
  return (
    <Link className={buttonLook('gold')} to={`/scripts/${encodeURIComponent(scriptId)}/read`}>
      Table Read
    </Link>
  )
}
