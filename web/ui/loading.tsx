import styles from './loading.module.css'
import { Spinner } from './spinner.tsx'

type LoadingProps = {
  text?: string
  /** `page` fills the window's middle, `overlay` covers its nearest positioned ancestor, `inline` stands in the text. */
  place?: 'page' | 'overlay' | 'inline'
}

export function Loading({ text = 'Loading...', place = 'page' }: LoadingProps) {
  return (
    <output className={styles[place]}>
      <span className={styles.sign}>
        <Spinner />
        {text}
      </span>
    </output>
  )
}
