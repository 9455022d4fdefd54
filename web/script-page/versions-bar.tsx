import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isProblem } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { startVersion } from '../api/versions.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { useSession } from '../frame/session-context.ts'
import { shelfSentence } from '../shelf/sentences.ts'
import styles from './versions-bar.module.css'

type VersionsBarProps = { readonly script: Pick<ScriptView, 'id' | 'versions' | 'chapters'> }

export function VersionsBar({ script }: VersionsBarProps) {
  const { asked, write } = useNewVersion(script.id)
  const last = script.chapters.length - 1
  return (
    <div className={styles.bar}>
      {script.versions.length > 1 && <Steps script={script} />}
      <Button tone="plain" busy={asked === 0} onClick={() => write(0)}>
        Write Another Version
      </Button>
      {last > 0 && (
        <Button tone="plain" busy={asked === last} onClick={() => write(last)}>
          Continue Another Way
        </Button>
      )}
    </div>
  )
}

function Steps({ script: { id, versions } }: VersionsBarProps) {
  const at = versions.indexOf(id)
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

function useNewVersion(id: string) {
  const [asked, setAsked] = useState<{ readonly of: string; readonly from: number } | null>(null)
  const underway = useRef<string | null>(null) // two presses may come before the next render
  const navigate = useNavigate()
  const toasts = useToast()
  const { readAgain } = useSession()

  async function ask(from: number) {
    if (underway.current === id) return
    underway.current = id
    setAsked({ of: id, from })
    const answer = await startVersion(id, { from })
    underway.current = null
    setAsked(null)
    if (!isProblem(answer)) void navigate(`/scripts/${encodeURIComponent(answer.id)}`)
    else if (answer.code === 'signed-out') readAgain()
    else toasts.show(shelfSentence(answer))
  }
  return { asked: asked?.of === id ? asked.from : null, write: (from: number) => void ask(from) }
}
