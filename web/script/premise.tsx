import { useId, useState } from 'react'
import { type Premise } from '../../game/protocol.ts'
import styles from './premise.module.css'

/** Who is who, before anybody has to speak: it stands below the title. On a phone, who wants what is a tap away. */
export function PremiseOf({ premise: { sentence, wants } }: { premise: Premise }) {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <div className={styles.premise}>
      <p>{sentence}</p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        Who wants what
      </button>
      <ul id={list} aria-label="Who wants what" data-open={isOpen || undefined}>
        {wants.map((want) => (
          <li key={want}>{want}</li>
        ))}
      </ul>
    </div>
  )
}
