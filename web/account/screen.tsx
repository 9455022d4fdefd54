import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type AccountAnswer } from '../../game/protocol.ts'
import { Moment } from '../shelf/moment.tsx'
import { shelfSentence } from '../shelf/sentences.ts'
import { Trouble } from '../script/trouble.tsx'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTitle } from '../ui/use-title.ts'
import { AccountDeletion } from './deletion.tsx'
import { useAccount } from './use-account.ts'
import styles from './screen.module.css'
import { describeShelf } from './scripts.ts'

export function AccountScreen() {
  useTitle('My Account · Twisted Yarn')
  const { page, reopen } = useAccount()
  const problem = page.is === 'missing' ? page.problem : null
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>My Account</h1>
      <Trouble sentences={problem ? [`Your account cannot be read. ${shelfSentence(problem)}`] : []}>
        <Button onClick={reopen}>Try again</Button>
      </Trouble>
      {page.is === 'opening' && <Loading text="Opening your account…" />}
      {page.is === 'open' && (
        <>
          <Facts account={page.account} />
          {page.account.isAnonymous && <Guest />}
          <Farewell account={page.account} />
        </>
      )}
    </main>
  )
}

const wayNames = { email: 'E-mail and password', google: 'Google' } as const

function Facts({ account }: { account: AccountAnswer }) {
  const { displayName, email, isAnonymous, ways, createdAt } = account
  return (
    <section className={styles.panel} aria-labelledby="facts">
      <h2 id="facts">About You</h2>
      <dl className={styles.facts}>
        <Fact name="Name">{isAnonymous ? 'Guest' : (displayName ?? 'You have given none')}</Fact>
        {email !== null && <Fact name="E-mail">{email}</Fact>}
        <Fact name="You sign in with">
          {ways.length > 0 ? ways.map((way) => wayNames[way]).join(' or ') : 'Nothing: you play as a guest'}
        </Fact>
        <Fact name="Here since">
          <Moment at={createdAt} />
        </Fact>
        <Fact name="Scripts">
          <Link to="/scripts">{describeShelf(account)}</Link>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Guest() {
  const navigate = useNavigate()
  return (
    <section className={styles.panel} aria-labelledby="guest">
      <h2 id="guest">You Are a Guest</h2>
      <p>
        A guest is known by this browser alone. Sign out, clear its cookies, or stay away for 30 days, and
        nobody finds your scripts again. With an account they stay yours, on every device.
      </p>
      <Button onClick={() => void navigate('/auth', { state: { keep: true } })}>Keep My Scripts</Button>
    </section>
  )
}

function Farewell({ account }: { account: AccountAnswer }) {
  const [isAsking, setAsking] = useState(false)
  const what = account.isAnonymous ? 'Everything of Mine' : 'My Account'
  return (
    <section className={styles.panel} aria-labelledby="farewell">
      <h2 id="farewell">Leave for Good</h2>
      <p>
        {account.isAnonymous ? 'What is kept of you' : 'Your account'} goes at once, with every script and
        every link to one. Nobody can bring it back. What others read with you in a room stays with them.
      </p>
      <Button tone="plain" className={styles.danger} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete {what}
      </Button>
      {isAsking && (
        <AccountDeletion account={account} title={`Delete ${what}`} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}
