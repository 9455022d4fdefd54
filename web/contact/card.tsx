import { useRef, useState, type ReactNode } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type ContactAnswer } from '../../game/protocol.ts'
import { readContact } from '../api/contact.ts'
import { useSession } from '../frame/session-context.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import styles from './card.module.css'
import { linkToEmail, linkToPhone } from './links.ts'

export function ContactCard() {
  const { turned, turnAgain } = useContact()
  const card = useRef<HTMLElement>(null)
  const retry = () => {
    // The pressed button disappears.
    card.current?.focus({ preventScroll: true })
    turnAgain()
  }
  return (
    <section ref={card} className={styles.card} aria-label="Contact card" tabIndex={-1}>
      {turned.is === 'turning' && <Loading place="inline" />}
      {turned.is === 'torn' && <Failed problem={turned.problem} onRetry={retry} />}
      {turned.is === 'open' && <Facts contact={turned.contact} />}
    </section>
  )
}

type Turned =
  | { readonly is: 'turning' }
  | { readonly is: 'open'; readonly contact: ContactAnswer }
  | { readonly is: 'torn'; readonly problem: Problem }

function useContact(): { turned: Turned; turnAgain: () => void } {
  const { readAgain } = useSession()
  const [turned, setTurned] = useState<Turned>({ is: 'turning' })
  useAnswer(turned.is === 'turning' ? turned.is : null, readContact, (answer) => {
    if (!isProblem(answer)) setTurned({ is: 'open', contact: answer })
    else if (answer.code === 'signed-out') readAgain() // the route protection leads to /auth
    else setTurned({ is: 'torn', problem: answer })
  })
  return { turned, turnAgain: () => setTurned({ is: 'turning' }) }
}

function Failed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <p>The contact card could not be fetched. {problem.sentence}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

function Facts({ contact: { name, phone, email, funFact } }: { contact: ContactAnswer }) {
  return (
    <dl className={styles.facts}>
      <Fact term="Name">{name}</Fact>
      <Fact term="Phone">
        <MaybeLink to={linkToPhone(phone)}>{phone}</MaybeLink>
      </Fact>
      <Fact term="Email">
        <MaybeLink to={linkToEmail(email)}>{email}</MaybeLink>
      </Fact>
      <Fact term="Fun fact">{funFact}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function MaybeLink({ to, children }: { to: string | null; children: string }) {
  return to === null ? children : <a href={to}>{children}</a>
}
