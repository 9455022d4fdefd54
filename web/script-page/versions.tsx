import { Link } from 'react-router'
import { type ScriptView } from '../../game/protocol.ts'
import { buttonLook } from '../ui/button.tsx'
import styles from './versions.module.css'

type VersionsProps = { readonly script: Pick<ScriptView, 'id' | 'versions'> }

export function Versions({ script: { id, versions } }: VersionsProps) {
  const at = versions.indexOf(id)
  if (versions.length <= 1) return null
  return (
    <nav className={styles.steps} aria-label="Versions">
      <Step to={versions[at - 1]} label="Earlier version" face="‹" />
      <span>
        Version {at + 1} of {versions.length}
      </span>
      <Step to={versions[at + 1]} label="Later version" face="›" />
    </nav>
  )
}

function Step({ to, label, face }: { to: string | undefined; label: string; face: string }) {
  const look = `${buttonLook('plain')} ${styles.step}`
  if (to === undefined) return <span className={look} aria-hidden="true" data-end="" />
  return (
    <Link className={look} aria-label={label} to={`/scripts/${encodeURIComponent(to)}`}>
      {face}
    </Link>
  )
}
