import { useId, useState, type ComponentProps } from 'react'
import { IconButton } from '../icon-button.tsx'
import { EyeIcon, ShutEyeIcon } from '../icons.tsx'
import field from './field.module.css'
import styles from './text-field.module.css'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

export function TextField({ label, error, hint, className, children, ...rest }: TextFieldProps) {
  const id = useId()
  const about = error ?? hint
  return (
    <div className={className ? `${field.field} ${className}` : field.field}>
      <label htmlFor={`${id}input`}>{label}</label>
      <div className={field.line}>
        <input
          {...rest}
          id={`${id}input`}
          className={`${field.control} ${styles.input}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={about === undefined ? undefined : `${id}about`}
        />
        {children}
      </div>
      {about !== undefined && (
        <p id={`${id}about`} className={error === undefined ? styles.hint : styles.error}>
          {about}
        </p>
      )}
    </div>
  )
}

export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        className={styles.toggle}
        onClick={() => setShown(!shown)}
      >
        {shown ? <ShutEyeIcon /> : <EyeIcon />}
      </IconButton>
    </TextField>
  )
}
