import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import { useToast } from '../ui/toast.tsx'
import styles from './account-menu.module.css'
import { useSession, type User } from './session-context.ts'

export function AccountMenu({ user }: { user: User }) {
  const { leave } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  async function signOut() {
    const problem = await leave() // the route protection leads to /auth
    if (problem) toast.show(problem.sentence)
  }
  const signUp = () => navigate('/auth', { state: { keep: true } })
  return (
    <Menu
      label="Account"
      className={styles.avatar}
      face={<Portrait url={user.photoURL} />}
      entries={[
        { label: playerName(user), disabled: true },
        { label: 'Sign Out', onChoose: () => void signOut() },
        { label: 'My Account', onChoose: () => void navigate('/account') },
        ...(user.isAnonymous ? [{ label: 'Keep My Scripts', onChoose: () => void signUp() }] : []),
      ]}
    />
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
