import { type ReactNode, useState } from 'react'
import { type Problem } from '../../../game/problem.ts'
import { Notice } from '../../frame/notice.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { lastRoom } from '../memory.ts'
import styles from './door.module.css'
import { JoinForm } from './join-form.tsx'

type DoorProps = {
  /** From the address; null where it is asked for. */
  code: string | null
  /** Why somebody stands here who was in the room. */
  problem?: Problem | null
  onJoined: (code: string) => void
}

export function Door({ code, problem = null, onJoined }: DoorProps) {
  const [last] = useState(lastRoom)
  const [shut, setShut] = useState(problem?.code === 'no-such-room' ? null : problem)
  useTitle(code === null ? 'Join a Room · Twisted Yarn' : `Room ${code} · Twisted Yarn`)
  if (shut) return <ShutDoor problem={shut} />
  return (
    <main className={styles.door}>
      <a className={styles.brand} href="/">
        <img src="/art/mark.svg" alt="" width="40" height="40" />
        Twisted Yarn
      </a>
      <section className={styles.panel}>
        <div className={styles.braid} aria-hidden="true" />
        <h1 className={styles.title}>
          {code === null ? (
            'Join a Room'
          ) : (
            <>
              Join room <span className={styles.code}>{code}</span>
            </>
          )}
        </h1>
        {problem?.code === 'no-such-room' && <p>You are not in this room at the moment.</p>}
        <JoinForm code={code} onJoined={onJoined} onShut={setShut} />
      </section>
      {code === null && last !== null && (
        <a className={buttonLook('plain')} href={`/room/${last}`}>
          Back to room {last}
        </a>
      )}
      <p className={styles.note}>No account is needed. Your phone shows your lines when it is your turn.</p>
    </main>
  )
}

const titles: Partial<Record<Problem['code'], string>> = {
  'removed-from-room': 'Off the Stage',
  'room-closed': 'The Curtain Is Down',
}

function ShutDoor({ problem: { code, sentence } }: { problem: Problem }): ReactNode {
  return (
    <Notice title={titles[code] ?? 'No Such Room'} text={sentence}>
      <a className={buttonLook('tomato')} href="/join">
        Join another room
      </a>
      <a className={buttonLook('plain')} href="/">
        Home
      </a>
    </Notice>
  )
}
