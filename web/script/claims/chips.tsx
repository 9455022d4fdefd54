import { useState, type FocusEvent } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { Names } from '../../ui/names.tsx'
import { PartFace } from '../part-face.tsx'
import { readersOf } from '../readers.tsx'
import { strandOf } from '../strands.ts'
import styles from './chips.module.css'
import { ClaimDialog } from './dialog.tsx'
import { isClaimable } from './use-claims.ts'

type CastChipsProps = {
  /** With its claims. */
  script: ScriptView
  /** Who is known to play, for a tap instead of typing. */
  players?: readonly string[]
}

export function CastChips({ script, players = [] }: CastChipsProps) {
  const [asked, ask] = useState<string | null>(null)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, and the keyboard must get there */}
      <ul className={styles.cast} aria-label="Cast" tabIndex={isClaimable(script) ? undefined : 0}>
        {script.cast.map(({ name }, place) => (
          <li key={name} className={styles.entry}>
            {isClaimable(script) ? (
              <button
                type="button"
                className={styles.claim}
                title={`Who reads ${name}?`}
                aria-haspopup="dialog"
                data-free={readersOf(script, name).length === 0 || undefined}
                onFocus={pushIntoSight}
                onClick={() => ask(name)}
              >
                <Chip script={script} part={name} place={place} />
              </button>
            ) : (
              <Chip script={script} part={name} place={place} />
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ClaimDialog script={script} part={asked} players={players} onClose={() => ask(null)} />
      )}
    </>
  )
}

/** Browsers push the line for a chip that is out of sight, not for one that is half hidden. A press leaves it still. */
function pushIntoSight({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

type ChipProps = { script: ScriptView; part: string; place: number }

function Chip({ script, part, place }: ChipProps) {
  const readers = readersOf(script, part)
  return (
    <span className={`${styles.chip} ${strandOf(place)}`}>
      <span className={styles.face}>
        <PartFace script={script} part={part} />
      </span>
      <span className={styles.name}>
        {readers.length > 0 && (
          <>
            <Names names={readers} between=" & " /> {readers.length > 1 ? 'are' : 'is'}{' '}
          </>
        )}
        <bdi>{part}</bdi>
      </span>
    </span>
  )
}
