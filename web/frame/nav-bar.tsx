import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '../ui/icon-button.tsx'
import { StrandsIcon } from '../ui/icons.tsx'
import { useDismiss } from '../ui/menu/use-dismiss.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './nav-bar.module.css'
import { type QuickGameCode, RatingDialog } from '../play/rating-dialog.tsx'
import { useSession } from './session-context.ts'

type Entry = { readonly label: string; readonly paths: readonly [string, ...string[]] }

const entries: readonly Entry[] = [
  { label: 'Home', paths: ['/'] },
  { label: 'Head to Head', paths: ['/headtohead-setup', '/headtohead-game'] },
  { label: 'Group Play', paths: ['/groupplay-setup', '/group-play-screen'] },
  { label: 'Quick Game', paths: ['/quickgame'] },
  { label: 'About', paths: ['/about'] },
  { label: 'Contact', paths: ['/contact'] },
  { label: 'My Scripts', paths: ['/scripts'] },
]

export function NavBar({ fetchGame }: { fetchGame: () => Promise<QuickGameCode> }) {
  const { session } = useSession()
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Link className={styles.brand} to="/">
          <img src="/art/mark.svg" alt="" width="40" height="40" />
          Twisted Yarn
        </Link>
        {session.is === 'signed-in' && (
          <>
            <Entries fetchGame={fetchGame} />
            <AccountMenu user={session.user} />
          </>
        )}
        {session.is === 'signed-out' && (
          <Link className={styles.entry} to="/auth">
            Sign In
          </Link>
        )}
      </div>
    </header>
  )
}

function Entries({ fetchGame }: { fetchGame: () => Promise<QuickGameCode> }) {
  const nav = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  useDismiss(nav, open, (by) => {
    setOpen(false)
    if (by === 'escape') toggle.current?.focus()
  })
  const ask = () => {
    setOpen(false)
    setAsking(true)
  }
  return (
    <nav ref={nav} className={styles.nav} aria-label="Main">
      <IconButton
        label="Menu"
        ref={toggle}
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="nav-entries"
        onClick={() => setOpen(!open)}
      >
        <StrandsIcon />
      </IconButton>
      <ul id="nav-entries" className={styles.entries} data-open={open}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <EntryLink entry={entry} onChoose={() => setOpen(false)} onAsk={ask} />
          </li>
        ))}
      </ul>
      {asking && (
        <RatingDialog
          title="Choose Content Rating"
          text="Select a content rating for your Quick Game:"
          fetchGame={fetchGame}
          onClose={() => setAsking(false)}
        />
      )}
    </nav>
  )
}

function EntryLink({ entry, onChoose, onAsk }: { entry: Entry; onChoose: () => void; onAsk: () => void }) {
  const { pathname } = useLocation()
  const [path] = entry.paths
  const current = entry.paths.includes(pathname) ? 'page' : undefined
  if (path === '/quickgame') {
    return (
      <button
        type="button"
        className={styles.entry}
        aria-current={current}
        aria-haspopup="dialog"
        onClick={onAsk}
      >
        {entry.label}
      </button>
    )
  }
  return (
    <Link className={styles.entry} aria-current={current} to={path} onClick={onChoose}>
      {entry.label}
    </Link>
  )
}
