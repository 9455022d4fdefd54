import { useId } from 'react'
import styles from './switch-field.module.css'

type SwitchFieldProps = {
  label: string
  text?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string | undefined
}

export function SwitchField({ label, text, isOn, onChange, className }: SwitchFieldProps) {
  const id = useId()
  return (
    <label className={className ? `${styles.field} ${className}` : styles.field}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {text !== undefined && (
          <span id={`${id}text`} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={text === undefined ? undefined : `${id}text`}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
