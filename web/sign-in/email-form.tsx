import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { PasswordField, TextField } from '../ui/fields/text-field.tsx'
import styles from './email-form.module.css'

export type EmailMode = 'sign-in' | 'sign-up'

type EmailFormProps = {
  busy: boolean
  disabled: boolean
  onSubmit: (mode: EmailMode, email: string, password: string) => void
  onSwitch: () => void
}

const wording = {
  'sign-in': {
    submit: 'Sign In with Email',
    change: 'New to Twisted Yarn? Sign Up',
    password: 'current-password',
  },
  'sign-up': {
    submit: 'Sign Up with Email',
    change: 'Already have an account? Sign In',
    password: 'new-password',
  },
} as const

/** Uncontrolled fields: typing works before hydration, and the text survives a failure. The server checks the rest. */
export function EmailForm({ busy, disabled, onSubmit, onSwitch }: EmailFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [mode, setMode] = useState<EmailMode>('sign-in')
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  function submit(event: FormEvent) {
    event.preventDefault()
    const [email, password] = [read(form.current, 'email').trim(), read(form.current, 'password')]
    const empty: FieldName[] = [
      ...(email ? [] : ['email' as const]),
      ...(password ? [] : ['password' as const]),
    ]
    setMissing(empty)
    if (empty[0]) field(form.current, empty[0])?.focus()
    else onSubmit(mode, email, password)
  }
  function change() {
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
    setMissing([])
    onSwitch()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={missing.includes('email') ? 'Email is required' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete={wording[mode].password}
        maxLength={128}
        error={missing.includes('password') ? 'Password is required' : undefined}
      />
      <Button type="submit" busy={busy} disabled={disabled}>
        {wording[mode].submit}
      </Button>
      <button type="button" className={styles.change} disabled={disabled} onClick={change}>
        {wording[mode].change}
      </button>
    </form>
  )
}

type FieldName = 'email' | 'password'

function field(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null
}

function read(form: HTMLFormElement | null, name: FieldName): string {
  return field(form, name)?.value ?? ''
}
