import { useEffect, useRef, type RefObject } from 'react'
import { type Chat, listChoices, notToday, revealTheInfo, startOver, steps } from '../../game/contact-chat.ts'
import { Button, type ButtonTone } from '../ui/button.tsx'
import { wantsStillness } from '../ui/wants-stillness.ts'
import styles from './choices.module.css'

type ContactChoicesProps = {
  chat: Chat
  log: RefObject<HTMLElement | null>
  onChoose: (label: string) => void
}

export function ContactChoices({ chat, log, onChoose }: ContactChoicesProps) {
  const choices = useRef<HTMLFieldSetElement>(null)
  // After a choice, focus the next first choice; never steal the focus from elsewhere.
  useEffect(() => {
    if (document.activeElement !== log.current) return
    choices.current?.querySelector('button')?.focus({ preventScroll: true })
    choices.current?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'instant' : 'smooth' })
  }, [log])
  return (
    <fieldset
      ref={choices}
      className={styles.choices}
      aria-label={steps[chat.path.length]?.question ?? 'And now?'}
    >
      {listChoices(chat).map((label) => (
        <Button key={label} tone={tones[label] ?? 'gold'} onClick={() => onChoose(label)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

const tones: Readonly<Record<string, ButtonTone>> = {
  [notToday]: 'plain',
  [revealTheInfo]: 'tomato',
  [startOver]: 'plain',
}
