import { type ReactNode } from 'react'
import styles from './page.module.css'

type RoundPageProps = {
  title: ReactNode
  text?: ReactNode
  /** At the bottom of the window, where thumbs are. */
  foot?: ReactNode
  /** Of the room: its menu. */
  tools?: ReactNode
  /** Of what it shows everything is seen at once, where the window is wider than high. */
  isWhole?: boolean
  children?: ReactNode
}

/** A moment of a round, on a phone as on a television. */
export function RoundPage({ title, text, foot, tools, isWhole = false, children }: RoundPageProps) {
  return (
    <main className={styles.page} data-whole={isWhole || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </main>
  )
}
