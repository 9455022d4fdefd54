import { type Premise } from '../../game/protocol.ts'
import styles from './premise.module.css'

/** Who is who, before anybody has to speak: it stands below the title. */
export function PremiseOf({ premise: { sentence, wants } }: { premise: Premise }) {
  return (
    <div className={styles.premise}>
      <p>{sentence}</p>
      <ul aria-label="Who wants what">
        {wants.map((want) => (
          <li key={want}>{want}</li>
        ))}
      </ul>
    </div>
  )
}
