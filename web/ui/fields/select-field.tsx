import { useId, type ComponentProps } from 'react'
import styles from './select-field.module.css'

type SelectFieldProps = ComponentProps<'select'> & { label: string }

export function SelectField({ label, className, children, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <select {...rest} id={id} className={styles.select}>
          {children}
        </select>
      </div>
    </div>
  )
}
