import { type CSSProperties } from 'react'
import { type Chat, steps } from '../../game/contact-chat.ts'
import styles from './flourish.module.css'

export function ContactFlourish({ chat: { path } }: { chat: Chat }) {
  const step = steps[path.length - 1]
  const flourish = step?.choices.find(({ label }) => label === path.at(-1))?.flourish
  if (!flourish) return null
  return (
    <div className={styles.stage} aria-hidden="true">
      {flourish === 'javascript' ? <Braces /> : <Snake />}
    </div>
  )
}

const signs = ['{ }', ';', '=>', '( )', '[ ]', '???', '===']

function Braces() {
  return Array.from({ length: 28 }, (_, n) => (
    <span key={n} className={styles.sign} style={countedAs(n)}>
      {signs[n % signs.length]}
    </span>
  ))
}

function Snake() {
  return (
    <div className={styles.snake}>
      {Array.from({ length: 16 }, (_, n) => (
        <span key={n} className={styles.ring} style={countedAs(n)} />
      ))}
    </div>
  )
}

function countedAs(n: number): CSSProperties {
  return { '--n': n, '--left': `${(n * 61) % 97}%` } as CSSProperties
}
