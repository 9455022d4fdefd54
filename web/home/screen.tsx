import { useState } from 'react'
import { Link } from 'react-router'
import { RatingDialog } from '../play/rating-dialog.tsx'
import { Wordmark } from '../frame/wordmark.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTitle } from '../ui/use-title.ts'
import styles from './screen.module.css'
import { fetchQuickGame } from '../play/quick/code.ts'

type Mode = {
  readonly name: string
  readonly text: string
  readonly picture: string
  readonly strand: string | undefined
  readonly path?: string
}

const modes: readonly Mode[] = [
  {
    name: 'Quick Twist',
    text: 'Race against time in a story sprint',
    picture: '/art/quick.svg',
    strand: styles.tomato,
  },
  {
    name: 'Twist Duel',
    text: 'Battle a friend in a narrative showdown',
    picture: '/art/duel.svg',
    strand: styles.aqua,
    path: '/headtohead-setup',
  },
  {
    name: 'Story Circle',
    text: 'Weave tales with multiple players',
    picture: '/art/circle.svg',
    strand: styles.gold,
    path: '/groupplay-setup',
  },
]

type HomeScreenProps = {
  isWaiting?: boolean
}

export function HomeScreen({ isWaiting = false }: HomeScreenProps) {
  const [asking, setAsking] = useState(false)
  useTitle('Twisted Yarn')
  return (
    <main className={styles.hero}>
      <Wordmark />
      <p className={styles.tagline}>Unravel the story, one twist at a time!</p>
      <div className={styles.braid} aria-hidden="true" />
      <div className={styles.unravel} aria-hidden="true" />
      {isWaiting ? <FaceDownCards /> : <ModeCards onAsk={() => setAsking(true)} />}
      {asking && (
        <RatingDialog
          title="Choose Game Mode"
          text="Select the content rating for your Quick Game:"
          fetchGame={fetchQuickGame}
          onClose={() => setAsking(false)}
        />
      )}
    </main>
  )
}

function FaceDownCards() {
  return (
    <div className={styles.modes}>
      {modes.map((mode) => (
        <div key={mode.name} className={styles.mode} aria-hidden="true">
          <span className={`${styles.picture} ${mode.strand}`} />
          <span className={styles.caption} />
        </div>
      ))}
      <Loading place="overlay" />
    </div>
  )
}

function ModeCards({ onAsk }: { onAsk: () => void }) {
  return (
    <ul className={styles.modes}>
      {modes.map((mode) => (
        <li key={mode.name}>
          <ModeCard mode={mode} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}

function ModeCard({ mode, onAsk }: { mode: Mode; onAsk: () => void }) {
  const face = (
    <>
      <img
        className={`${styles.picture} ${mode.strand}`}
        src={mode.picture}
        alt=""
        width="480"
        height="300"
      />
      <span className={styles.caption}>
        <span className={styles.name}>{mode.name}</span>
        <span className={styles.text}>{mode.text}</span>
      </span>
    </>
  )
  if (mode.path === undefined) {
    return (
      <button type="button" className={styles.mode} aria-haspopup="dialog" onClick={onAsk}>
        {face}
      </button>
    )
  }
  return (
    <Link className={styles.mode} to={mode.path}>
      {face}
    </Link>
  )
}
