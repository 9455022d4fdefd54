import { type ReactNode } from 'react'
import { RoomMenu } from '../tools/room-menu.tsx'
import { type RoomViewProps } from '../use-room.ts'
import styles from './page.module.css'

type RoundPageProps = RoomViewProps & {
  title: ReactNode
  text?: ReactNode
  /** At the bottom of the window, where thumbs are. */
  foot?: ReactNode
  /** Of what it shows everything is seen at once, where the window is wider than high. */
  isWhole?: boolean
  children?: ReactNode
}

/** A moment of a round, on a phone as on a television. */
export function RoundPage({ shown, moves, title, text, foot, isWhole = false, children }: RoundPageProps) {
  return (
    <main className={styles.page} data-whole={isWhole || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.tools}>
          <RoomMenu shown={shown} moves={moves} />
        </div>
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </main>
  )
}
