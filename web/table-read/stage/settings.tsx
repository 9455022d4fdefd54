import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSoundSwitch } from '../../show/sound/use-sound.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { type Habits, sizes, speeds } from '../habits.ts'
import styles from './settings.module.css'

type SettingsProps = {
  habits: Habits
  onChange: (more: Partial<Habits>) => void
  onClose: () => void
}

export function TableReadSettings({ habits, onChange, onClose }: SettingsProps) {
  const id = useId()
  const sound = useSoundSwitch()
  return (
    <Dialog title="Reading settings" onClose={onClose}>
      <div className={styles.setting}>
        <p id={`${id}size`} className={styles.label}>
          Type size
        </p>
        <fieldset className={styles.stepper} aria-labelledby={`${id}size`}>
          <Button
            tone="plain"
            aria-label="Smaller type"
            disabled={habits.size === 0}
            onClick={() => onChange({ size: habits.size - 1 })}
          >
            A−
          </Button>
          <output className={styles.value}>
            {habits.size + 1} of {sizes.length}
          </output>
          <Button
            tone="plain"
            aria-label="Larger type"
            disabled={habits.size === sizes.length - 1}
            onClick={() => onChange({ size: habits.size + 1 })}
          >
            A+
          </Button>
        </fieldset>
      </div>
      <div className={styles.setting}>
        <label className={styles.label} htmlFor={`${id}speed`}>
          Auto-pace: {habits.speed} words a minute
        </label>
        <input
          id={`${id}speed`}
          className={styles.range}
          type="range"
          min={speeds.from}
          max={speeds.to}
          step={speeds.step}
          value={habits.speed}
          aria-valuetext={`${habits.speed} words a minute`}
          onChange={(event) => onChange({ speed: event.currentTarget.valueAsNumber })}
        />
      </div>
      {sound && (
        <SwitchField
          label="Sound"
          text="A drum roll, the curtain, a rimshot, applause. Never over a voice."
          isOn={sound.isOn}
          onChange={sound.turn}
        />
      )}
    </Dialog>
  )
}
