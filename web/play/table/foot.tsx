import { type ReactNode } from 'react'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import styles from './foot.module.css'

type TableFootProps = {
  status: ReactNode
  /** A button with the focus may disappear while it is true. */
  isBusy: boolean
  children: ReactNode
}

export function TableFoot({ status, isBusy, children }: TableFootProps) {
  const foot = useFocusKept<HTMLDivElement>(isBusy)
  return (
    <div ref={foot} className={styles.foot} data-foot="">
      <div className={styles.bar}>
        {status}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  )
}
