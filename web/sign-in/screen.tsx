import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { type SessionView } from '../../game/protocol.ts'
import { playAsGuest, signInWithEmail, signInWithGoogle, signUpWithEmail } from '../api/session.ts'
import { PictureFan } from '../frame/picture-fan.tsx'
import { useSession } from '../frame/session-context.ts'
import { TurningWordmark } from '../frame/wordmark.tsx'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { SchemeChoice } from '../ui/scheme-choice.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useTitle } from '../ui/use-title.ts'
import styles from './screen.module.css'
import { EmailForm, type EmailMode } from './email-form.tsx'
import { GoogleButton } from './google-button.tsx'

const pictures = ['/art/quick.svg', '/art/duel.svg', '/art/circle.svg'] as const

type Way = 'guest' | 'google' | 'email'

export function AuthScreen() {
  const { session } = useSession()
  const toast = useToast()
  const [busy, enter] = useEnter()
  useTitle('Sign In · Twisted Yarn')
  // Before hydration the browser itself would submit the form, with the password in the address.
  const isWaiting = session.is === 'unknown'
  const isGuest = session.is === 'signed-in'
  const disabled = isWaiting || busy !== null
  const withEmail = (mode: EmailMode, email: string, password: string) =>
    enter('email', () => (mode === 'sign-in' ? signInWithEmail : signUpWithEmail)(email, password))
  return (
    <main className={styles.screen}>
      {isWaiting && (
        <div className={styles.waiting}>
          <Loading place="inline" />
        </div>
      )}
      <div className={styles.welcome}>
        <TurningWordmark />
        <p className={styles.tagline}>Unravel the story, one twist at a time!</p>
        <p className={styles.description}>
          Join the adventure and create unexpected narratives with friends.
        </p>
        {isGuest ? (
          <StayGuest />
        ) : (
          <Button
            className={styles.guest}
            busy={busy === 'guest'}
            disabled={disabled}
            onClick={() => enter('guest', playAsGuest)}
          >
            Play as a guest
          </Button>
        )}
        <p className={styles.join}>
          Somebody has a room? <Link to="/join">Join a room</Link>
        </p>
        <PictureFan pictures={pictures} width={240} height={150} />
      </div>
      <div className={styles.braid} aria-hidden="true" />
      <section className={styles.panel} aria-label="Your account">
        <GoogleButton
          ready={!('host' in session) || session.host.google}
          busy={busy === 'google'}
          disabled={disabled}
          onClick={() => enter('google', signInWithGoogle)}
        />
        <p className={styles.or}>or</p>
        <EmailForm
          busy={busy === 'email'}
          disabled={disabled}
          onSubmit={withEmail}
          onSwitch={toast.dismiss}
        />
      </section>
      <footer className={styles.foot}>
        <SchemeChoice />
      </footer>
    </main>
  )
}

function StayGuest() {
  const navigate = useNavigate()
  return (
    <>
      <p className={styles.description}>
        Sign up or sign in, and the scripts you made as a guest come along.
      </p>
      <Button className={styles.guest} tone="plain" onClick={() => void navigate('/')}>
        Keep playing as a guest
      </Button>
    </>
  )
}

function useEnter() {
  const { accept } = useSession()
  const toast = useToast()
  const [busy, setBusy] = useState<Way | null>(null)
  async function enter(way: Way, call: () => Promise<SessionView | Problem>) {
    toast.dismiss()
    setBusy(way)
    const answer = await call()
    setBusy(null)
    if (!isProblem(answer) && answer.user) accept(answer)
    else
      toast.show(
        isProblem(answer) && isCatalogued(answer) ? answer.sentence : problem('auth/unexpected').sentence,
      )
  }
  return [busy, (way: Way, call: () => Promise<SessionView | Problem>) => void enter(way, call)] as const
}

/** Other failures are told as unexpected (spec §8); only our own rate limit has its sentence. */
function isCatalogued({ code }: Problem): boolean {
  return code.startsWith('auth/') || code === 'too-many-requests'
}
