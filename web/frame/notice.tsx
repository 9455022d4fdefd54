import { type ReactNode } from 'react'
import { useTitle } from '../ui/use-title.ts'
import styles from './notice.module.css'

type NoticeProps = {
  title: string
  text: string
  children: ReactNode
}

export function Notice({ title, text, children }: NoticeProps) {
  useTitle(`${title} · Twisted Yarn`)
  return (
    <main className={styles.notice}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.braid} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </main>
  )
}
