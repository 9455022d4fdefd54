import { type ComponentProps } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** `--under` is its colour under the mouse. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={iconButtonLook(className)} />
}

export function iconButtonLook(more: string | undefined): string {
  return more === undefined ? `${styles.icon}` : `${styles.icon} ${more}`
}
