import { useNow } from './use-now.ts'
import { tellMoment } from './moment-words.ts'

/** A moment as people say it; the tooltip and `datetime` say it exactly. */
export function Moment({ at }: { at: string }) {
  const now = useNow()
  const then = new Date(at)
  return (
    <time dateTime={at} title={then.toLocaleString('en', { dateStyle: 'full', timeStyle: 'short' })}>
      {tellMoment(then, now)}
    </time>
  )
}
