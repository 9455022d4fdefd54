import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  /** From 0 to 100. */
  percent: number
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return <progress className={styles.bar} aria-label={label} max={100} value={shown} />
}
