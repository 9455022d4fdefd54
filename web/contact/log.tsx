import { Fragment, useEffect, useRef, type Ref, type RefObject } from 'react'
import { arrow, type Message } from '../../game/contact-chat.ts'
import { wantsStillness } from '../ui/wants-stillness.ts'
import { ContactCard } from './card.tsx'
import styles from './log.module.css'

type ContactLogProps = {
  ref: Ref<HTMLDivElement>
  messages: readonly Message[]
  isTyping: boolean
  hasCard: boolean
}

/** Screen readers read additions out. It holds the focus while there are no choices. */
export function ContactLog({ ref, messages, isTyping, hasCard }: ContactLogProps) {
  return (
    <div ref={ref} className={styles.log} role="log" aria-label="Chat" tabIndex={-1}>
      {messages.map((message, place) => (
        // Messages are only appended, so the index is a stable key.
        <Bubble key={place} message={message} />
      ))}
      {isTyping && <TypingBubble />}
      {hasCard && <ContactCard />}
    </div>
  )
}

function Bubble({ message: { from, text, flourish, path } }: { message: Message }) {
  const bubble = useRef<HTMLParagraphElement>(null)
  useComeIntoView(bubble)
  return (
    <p ref={bubble} className={`${styles.bubble} ${styles[from]}`} data-flourish={flourish}>
      <span className={styles.speaker}>{from === 'player' ? 'You: ' : 'Loose End: '}</span>
      {path ? <Path path={path} /> : <span>{text}</span>}
    </p>
  )
}

function Path({ path }: { path: readonly string[] }) {
  return (
    <span className={styles.path}>
      {path.map((label, step) => (
        <Fragment key={label}>
          {step > 0 && arrow}
          <span className={styles.stop}>{label}</span>
        </Fragment>
      ))}
    </span>
  )
}

function TypingBubble() {
  const bubble = useRef<HTMLParagraphElement>(null)
  useComeIntoView(bubble)
  return (
    <p ref={bubble} className={`${styles.bubble} ${styles.game} ${styles.typing}`} aria-hidden="true">
      <span />
      <span />
      <span />
    </p>
  )
}

/** Never scrolls a reader whose focus is elsewhere. */
function useComeIntoView(bubble: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (bubble.current?.parentElement !== document.activeElement) return
    bubble.current?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'instant' : 'smooth' })
  }, [bubble])
}
