import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../game/problem.ts'
import { readAccount } from '../api/account.ts'
import { AccountIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { chooseScheme, schemeLabels, schemes, useScheme } from '../ui/scheme.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import { GuestFarewell } from './guest-farewell.tsx'
import styles from './account-menu.module.css'
import { useSession, type User } from './session-context.ts'

export function AccountMenu({ user }: { user: User }) {
  const { leave } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const scheme = useScheme()
  const [farewell, ask] = useState<{ readonly scripts: number | null } | null>(null)
  const [isBusy, once] = useOneAtATime()
  async function signOut() {
    const problem = await leave() // the route protection leads to /auth
    if (problem) toast.show(problem.sentence)
  }
  async function signOutGuest() {
    const account = await readAccount()
    if (isProblem(account)) return account.code === 'signed-out' ? signOut() : ask({ scripts: null })
    return account.scripts === 0 ? signOut() : ask({ scripts: account.scripts })
  }
  const signUp = () => navigate('/auth', { state: { keep: true } })
  return (
    <>
      <Menu
        label="Account"
        className={styles.avatar}
        face={isBusy ? <Spinner /> : <Portrait url={user.photoURL} />}
        entries={[
          { label: playerName(user), disabled: true },
          { label: 'Sign Out', onChoose: () => once(user.isAnonymous ? signOutGuest : signOut) },
          { label: 'My Account', onChoose: () => void navigate('/account') },
          ...(user.isAnonymous ? [{ label: 'Keep My Scripts', onChoose: () => void signUp() }] : []),
          ...schemes.map((one) => ({
            label: schemeLabels[one],
            isChosen: one === scheme,
            onChoose: () => chooseScheme(one),
          })),
        ]}
      />
      {farewell && (
        <GuestFarewell
          scripts={farewell.scripts}
          isLeaving={isBusy}
          onLeave={() => once(signOut)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

export function playerName(user: User): string {
  if (user.isAnonymous) return 'Guest'
  return user.displayName || user.email || 'Player'
}

function Portrait({ url }: { url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!url || url === broken) return <AccountIcon />
  // Keeps our address from the service that hosts the photo.
  return <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
}
