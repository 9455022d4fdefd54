import { type ReactNode } from 'react'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import styles from './foot.module.css'

type TableFootProps = {
  /** How the writing is going. */
  status: ReactNode
  /** For as long as it is, a button that has the focus may go. */
  isBusy: boolean
  /** The buttons. */
  children: ReactNode
}

/** The bar at the bottom of a game at a table, which stays in sight. */
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
