import { useId, useState } from 'react'
import { type Premise } from '../../game/protocol.ts'
import styles from './premise.module.css'

type PremiseProps = {
  premise: Premise
  /** On a phone, who wants what is a tap away, so that the first lines come sooner. */
  folds?: boolean
}

/** Who is who, before anybody has to speak: it stands below the title. */
export function PremiseOf({ premise: { sentence, wants }, folds = false }: PremiseProps) {
  const [isOpen, setOpen] = useState(!folds)
  const list = useId()
  return (
    <div className={styles.premise}>
      <p>{sentence}</p>
      {folds && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          Who wants what
        </button>
      )}
      <ul id={list} aria-label="Who wants what" data-folded={!isOpen || undefined}>
        {wants.map((want) => (
          <li key={want}>{want}</li>
        ))}
      </ul>
    </div>
  )
}
