import { useId, type ComponentProps } from 'react'
import field from './field.module.css'
import styles from './select-field.module.css'

type SelectFieldProps = ComponentProps<'select'> & { label: string }

export function SelectField({ label, className, children, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className ? `${field.field} ${className}` : field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${field.line} ${styles.line}`}>
        <select {...rest} id={id} className={`${field.control} ${styles.select}`}>
          {children}
        </select>
      </div>
    </div>
  )
}
