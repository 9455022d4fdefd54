import { useId, useState } from 'react'
import { type Premise } from '../../game/protocol.ts'
import styles from './premise.module.css'

type PremiseProps = {
  premise: Premise
  /** On a phone it is one row, and the rest a tap away, so that the first lines come sooner. */
  folds?: boolean
}

/** Who is who, before anybody has to speak: it stands below the title. */
export function PremiseOf({ premise: { sentence, wants }, folds = false }: PremiseProps) {
  const [isOpen, setOpen] = useState(!folds)
  const list = useId()
  return (
    <div className={styles.premise} data-folded={!isOpen || undefined}>
      <p>{sentence}</p>
      {folds && (
        <button
          type="button"
          className={styles.more}
          aria-label={`${isOpen ? 'Less' : 'More'} of what it is about`}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
      <ul id={list} aria-label="Who wants what">
        {wants.map((want) => (
          <li key={want}>{want}</li>
        ))}
      </ul>
    </div>
  )
}
