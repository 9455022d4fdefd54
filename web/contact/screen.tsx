import { useMemo, useRef } from 'react'
import { listMessages } from '../../game/contact-chat.ts'
import { PictureFan } from '../frame/picture-fan.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ContactChoices } from './choices.tsx'
import { ContactFlourish } from './flourish.tsx'
import { useContactChat } from './use-contact.ts'
import { ContactLog } from './log.tsx'
import styles from './screen.module.css'
import { useTyping } from './typing.ts'

/** Spec §2, Contact. */
export function ContactScreen() {
  useTitle('Contact · Twisted Yarn')
  const { chat, say } = useContactChat()
  const messages = useMemo(() => listMessages(chat), [chat])
  const shown = useTyping(messages)
  const log = useRef<HTMLDivElement>(null)
  const isTyping = shown < messages.length
  return (
    <main className={styles.screen}>
      <Welcome />
      <div className={styles.chat}>
        <p className={styles.partner}>
          <img src="/art/mark.svg" alt="" width="44" height="44" />
          <span>
            <strong>Loose End</strong>{' '}
            <span className={styles.status}>{isTyping ? 'is typing…' : 'is online'}</span>
          </span>
        </p>
        <ContactLog
          ref={log}
          messages={messages.slice(0, shown)}
          isTyping={isTyping}
          hasCard={chat.isRevealed && !isTyping}
        />
        <div className={styles.foot}>
          {!isTyping && (
            <ContactChoices
              key={messages.length}
              chat={chat}
              log={log}
              onChoose={(label) => {
                log.current?.focus({ preventScroll: true })
                say(label)
              }}
            />
          )}
        </div>
        <ContactFlourish chat={chat} />
      </div>
    </main>
  )
}

const pictures = [
  '/cards/character-the-chatty-mime.svg',
  '/cards/program-when-pigeons-plan.svg',
  '/cards/setting-underwater-post-office.svg',
] as const

function Welcome() {
  return (
    <div className={styles.welcome}>
      <h1>Contact</h1>
      <p className={styles.text}>There is somebody at the other end of this yarn. Pull it and see.</p>
      <PictureFan pictures={pictures} width={480} height={600} />
    </div>
  )
}
