import { useId } from 'react'
import { gameNames, type Mode, modes } from '../../../game/modes.ts'
import { ratingLabels, ratings } from '../../../game/rating.ts'
import { type Setup } from '../../../game/room/room.ts'
import { type AudienceCount, audienceCounts } from '../../../game/room/show/taps.ts'
import styles from './game-choice.module.css'

type GameChoiceProps = { setup: Setup; onChange: (setup: Setup) => void }

/** What each says about itself. */
export const aboutGame: { readonly [M in Mode]: string } = {
  quick: 'The cards are dealt, and five minutes are read.',
  'head-to-head': 'Everybody makes a hand in secret; all scripts are read, and the room votes.',
  group: 'Everybody taps cards, and ten to fifteen minutes are read.',
}

const audienceLabels: { readonly [A in AudienceCount]: string } = {
  apart: 'Counts apart',
  with: 'Counts with the players',
}

const aboutAudience: { readonly [A in AudienceCount]: string } = {
  apart: 'Who looks on without a seat is told apart, and decides where players tie.',
  with: 'Who looks on without a seat votes like a player.',
}

export function GameChoice({ setup, onChange }: GameChoiceProps) {
  return (
    <div className={styles.choices}>
      <Choice
        legend="Game"
        options={modes}
        labels={gameNames}
        chosen={setup.mode}
        about={aboutGame[setup.mode]}
        onChoose={(mode) => onChange({ ...setup, mode })}
      />
      <Choice
        legend="Script Rating"
        options={ratings}
        labels={ratingLabels}
        chosen={setup.rating}
        about={setup.rating === 'r-rated' ? 'Every phone is asked once.' : 'For all ages.'}
        onChoose={(rating) => onChange({ ...setup, rating })}
      />
      <Choice
        legend="Audience"
        options={audienceCounts}
        labels={audienceLabels}
        chosen={setup.audience}
        about={aboutAudience[setup.audience]}
        onChoose={(audience) => onChange({ ...setup, audience })}
      />
    </div>
  )
}

type ChoiceProps<Option extends string> = {
  legend: string
  options: readonly Option[]
  labels: { readonly [O in Option]: string }
  chosen: Option
  about: string
  onChoose: (option: Option) => void
}

function Choice<Option extends string>({
  legend,
  options,
  labels,
  chosen,
  about,
  onChoose,
}: ChoiceProps<Option>) {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={`${name}about`}>
      <legend>{legend}</legend>
      <div className={styles.options} data-count={options.length}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
      <p id={`${name}about`} className={styles.about}>
        {about}
      </p>
    </fieldset>
  )
}
