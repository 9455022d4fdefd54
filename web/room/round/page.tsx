import { type ReactNode } from 'react'
import styles from './page.module.css'

type RoundPageProps = {
  title: ReactNode
  text?: ReactNode
  /** At the bottom of the window, where thumbs are. */
  foot?: ReactNode
  /** Of the room: its menu. */
  tools?: ReactNode
  children?: ReactNode
}

/** A moment of a round, on a phone as on a television. */
export function RoundPage({ title, text, foot, tools, children }: RoundPageProps) {
  return (
    <main className={styles.page}>
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
