import { useId } from 'react'
import { NamedFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import { Button } from '../../ui/button.tsx'
import { type Moment } from './evening.ts'
import styles from './tally.module.css'

type TallyProps = {
  moments: readonly Moment[]
  laughs: number
  scripts: number
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** The host's: shown when asked for, the best of everybody, and no ranks. */
export function EveningTally({ moments, laughs, scripts, isShown, onShow }: TallyProps) {
  const id = useId()
  if (moments.length === 0 && laughs === 0) return null
  return (
    <section className={styles.tally} aria-label="The evening so far">
      <Button
        tone="plain"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => onShow(!isShown)}
      >
        {isShown ? 'Hide the evening so far' : 'Show the evening so far'}
      </Button>
      {isShown && (
        <div id={id} className={styles.told}>
          {laughs > 0 && (
            <p className={styles.all}>
              {laughs === 1 ? 'One laugh' : `${laughs} laughs`}{' '}
              {scripts === 1 ? 'at one script' : `at ${scripts} scripts`}
            </p>
          )}
          {moments.length === 0 ? (
            <p className={styles.hint}>Say who reads which part, and whoever gets laughs is named here.</p>
          ) : (
            <EveningMoments moments={moments} />
          )}
        </div>
      )}
    </section>
  )
}

type MomentsProps = { moments: readonly (Moment & { readonly color?: number })[] }

/** `color`: of their seat, where they have one. */
export function EveningMoments({ moments }: MomentsProps) {
  return (
    <ul className={styles.moments}>
      {moments.map(({ color, ...moment }, place) => (
        <li key={moment.name} className={styles.moment}>
          <span className={`${styles.face} ${strandOf(color ?? place)}`}>
            <NamedFace name={moment.name} />
          </span>
          <span>
            <bdi className={styles.name}>{moment.name}</bdi> {wordsOf(moment)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function wordsOf({ laughs, duels }: Moment): string {
  const made = laughs > 0 ? [`made the room laugh ${timesOf(laughs)}`] : []
  const won = duels > 0 ? [duels === 1 ? 'won a duel' : `won ${duels} duels`] : []
  return `${[...made, ...won].join(' and ')}.`
}

function timesOf(laughs: number): string {
  return ['', 'once', 'twice'][laughs] ?? `${laughs} times`
}
