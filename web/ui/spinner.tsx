import styles from './spinner.module.css'

/** Decoration: the words beside it say what is awaited. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
