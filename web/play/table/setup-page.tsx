import { type ReactNode } from 'react'
import { useTitle } from '../../ui/use-title.ts'
import styles from './setup-page.module.css'

type SetupPageProps = {
  title: string
  game: string
  picture: string
  steps: readonly string[]
  children: ReactNode
}

export function SetupPage({ title, game, picture, steps, children }: SetupPageProps) {
  useTitle(`${title} · Twisted Yarn`)
  return (
    <main className={styles.page}>
      <hgroup className={styles.head}>
        <p className={styles.game}>{game}</p>
        <h1 className={styles.title}>{title}</h1>
      </hgroup>
      <img className={styles.picture} src={picture} alt="" width="480" height="300" />
      <div className={styles.panel}>{children}</div>
      <section className={styles.story} aria-label="How it goes">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </main>
  )
}
