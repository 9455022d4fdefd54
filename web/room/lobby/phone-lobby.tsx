import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RoomEvening } from '../people/evening.tsx'
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
  // Without a screen nobody else shows the code.
  const isDoorkeeper = you.isHost && !hasScreen(room)
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
      {isDoorkeeper && !room.isLocked && <Invitation code={room.code} />}
      <Seats room={room} own={you.id} />
      <div className={styles.panel}>
        <Begin shown={shown} moves={moves} />
      </div>
      <RoomEvening room={room} />
      {!isDoorkeeper && !room.isLocked && <HiddenInvitation code={room.code} />}
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

function HiddenInvitation({ code }: { code: string }) {
  const [isOpen, open] = useState(false)
  if (isOpen) return <Invitation code={code} />
  return (
    <Button tone="plain" onClick={() => open(true)}>
      Let others in
    </Button>
  )
}

/** For who stands beside: the letters are read out, the picture is held out. */
function Invitation({ code }: { code: string }) {
  const { host, origin } = window.location
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
