import { useState } from 'react'
import { Link } from 'react-router'
import { factsOf } from '../../game/mode-facts.ts'
import { gameNames, type Mode } from '../../game/modes.ts'
import { RatingDialog } from '../play/rating-dialog.tsx'
import { Wordmark } from '../frame/wordmark.tsx'
import { OpenRoomButton } from '../room/open/open-room-button.tsx'
import { Loading } from '../ui/loading.tsx'
import { SchemeChoice } from '../ui/scheme-choice.tsx'
import { useTitle } from '../ui/use-title.ts'
import styles from './screen.module.css'
import { fetchQuickGame } from '../play/quick/code.ts'

type ModeCard = {
  readonly mode: Mode
  readonly text: string
  readonly picture: string
  readonly strand: string | undefined
  readonly path?: string
}

const cards: readonly ModeCard[] = [
  {
    mode: 'quick',
    text: 'Race against time in a story sprint',
    picture: '/art/quick.svg',
    strand: styles.tomato,
  },
  {
    mode: 'head-to-head',
    text: 'Battle a friend in a narrative showdown',
    picture: '/art/duel.svg',
    strand: styles.aqua,
    path: '/headtohead-setup',
  },
  {
    mode: 'group',
    text: 'Weave tales with multiple players',
    picture: '/art/circle.svg',
    strand: styles.gold,
    path: '/groupplay-setup',
  },
]

/** The host chooses in the lobby. */
const firstSetup = { mode: 'quick', rating: 'family-friendly' } as const

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
      <div className={styles.rooms} data-waiting={isWaiting || undefined}>
        <OpenRoomButton tone="aqua" className={styles.open} setup={firstSetup}>
          Play on everyone’s phones
        </OpenRoomButton>
        <Link to="/join">Join a room</Link>
      </div>
      <footer className={styles.foot}>
        <SchemeChoice />
      </footer>
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
      {cards.map((card) => (
        <div key={card.mode} className={styles.mode} aria-hidden="true">
          <span className={`${styles.picture} ${card.strand}`} />
          <Caption card={card} />
        </div>
      ))}
      <Loading place="overlay" />
    </div>
  )
}

function ModeCards({ onAsk }: { onAsk: () => void }) {
  return (
    <ul className={styles.modes}>
      {cards.map((card) => (
        <li key={card.mode}>
          <ModeCard card={card} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}

function ModeCard({ card, onAsk }: { card: ModeCard; onAsk: () => void }) {
  const face = (
    <>
      <img
        className={`${styles.picture} ${card.strand}`}
        src={card.picture}
        alt=""
        width="480"
        height="300"
      />
      <Caption card={card} />
    </>
  )
  if (card.path === undefined) {
    return (
      <button type="button" className={styles.mode} aria-haspopup="dialog" onClick={onAsk}>
        {face}
      </button>
    )
  }
  return (
    <Link className={styles.mode} to={card.path}>
      {face}
    </Link>
  )
}

function Caption({ card: { mode, text } }: { card: ModeCard }) {
  return (
    <span className={styles.caption}>
      <span className={styles.name}>{gameNames[mode]}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.facts}>{factsOf(mode)}</span>
    </span>
  )
}
