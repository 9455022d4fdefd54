import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PersonFace } from '../people/person-face.tsx'
import { hasScreen } from '../people/who.ts'
import { Seats } from '../people/seats.tsx'
import { RoomMenu } from '../tools/room-menu.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { Begin } from './begin.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './phone-lobby.module.css'
import { RatingAsk } from './rating-ask.tsx'

/** A seat, or a place in the audience. */
export function PhoneLobby({ shown, moves }: RoomViewProps) {
  const { room, you } = shown
  return (
    <main className={styles.lobby}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          Room <span className={styles.code}>{room.code}</span>
        </h1>
        <RoomMenu shown={shown} moves={moves} />
      </header>
      {you.isAsked && <RatingAsk shown={shown} moves={moves} />}
      {you.role === 'player' ? <OwnSeat shown={shown} moves={moves} /> : <OwnPlace />}
      <Seats room={room} own={you.id} />
      <div className={styles.panel}>
        <Begin shown={shown} moves={moves} />
      </div>
      {!room.isLocked && <Invitation code={room.code} isOpen={you.isHost && !hasScreen(room)} />}
    </main>
  )
}

function OwnSeat({ shown: { room, you, asked }, moves }: RoomViewProps) {
  const seat = room.people.find(({ id }) => id === you.id)
  const asking = asked.findLast((move) => move.is === 'ready')
  const isReady = asking?.isReady ?? seat?.isReady ?? false
  return (
    <section className={styles.own} aria-label="Your seat">
      <div className={styles.seat}>
        <PersonFace name={you.name} color={seat?.color ?? 0} />
        <p className={styles.name}>
          <bdi>{you.name}</bdi>
        </p>
      </div>
      <Button
        tone={isReady ? 'plain' : 'tomato'}
        className={styles.ready}
        aria-pressed={isReady}
        onClick={() => moves.make({ is: 'ready', isReady: !isReady })}
      >
        {isReady ? 'Ready! ✓' : 'Ready?'}
      </Button>
    </section>
  )
}

function OwnPlace() {
  return (
    <section className={styles.own} aria-label="Your place">
      <p className={styles.name}>You are in the audience</p>
      <p>When a round begins, you take the next free seat. Until then, the laughs are yours.</p>
    </section>
  )
}

/** For who stands beside: the letters are read out, the picture is held out. */
function Invitation({ code, isOpen: isOpenAtFirst }: { code: string; isOpen: boolean }) {
  const [isOpen, open] = useState(isOpenAtFirst)
  const { host, origin } = window.location
  if (!isOpen) {
    return (
      <Button tone="plain" onClick={() => open(true)}>
        Let others in
      </Button>
    )
  }
  return (
    <section className={styles.invitation} aria-label="Let others in">
      <p>
        Others open <strong>{host}/join</strong> and type <strong className={styles.code}>{code}</strong>, or
        scan this:
      </p>
      <QrCode text={`${origin}/room/${code}`} />
    </section>
  )
}
