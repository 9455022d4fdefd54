import { useState } from 'react'
import { useSession } from '../frame/session-context.ts'
import { Button } from '../ui/button.tsx'
import { useOneAtATime } from '../ui/use-one-at-a-time.ts'
import styles from './share-laugh-button.module.css'
import { shareLaugh, type LaughShared, type SharedLaugh } from './share-laugh.ts'

export function ShareLaughButton({ laugh }: { laugh: SharedLaugh }) {
  const { readAgain } = useSession()
  const [isBusy, once] = useOneAtATime()
  const [shared, tell] = useState<LaughShared>({ is: 'done' })
  const share = () =>
    once(async () => {
      tell({ is: 'done' })
      const answer = await shareLaugh(laugh)
      tell(answer)
      if (answer.is === 'failed' && answer.problem.code === 'signed-out') readAgain()
    })
  return (
    <div className={styles.share}>
      <Button tone="plain" busy={isBusy} onClick={share}>
        {shared.is === 'failed' ? 'Try again' : 'Share the laugh'}
      </Button>
      <output className={shared.is === 'failed' ? styles.trouble : styles.told}>
        {shared.is === 'done' ? '' : shared.sentence}
      </output>
    </div>
  )
}
