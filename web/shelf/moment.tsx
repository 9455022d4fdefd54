import { useNow } from './use-now.ts'
import { describeMoment } from './moment-words.ts'

export function Moment({ at }: { at: string }) {
  const now = useNow()
  const then = new Date(at)
  return (
    <time dateTime={at} title={then.toLocaleString('en', { dateStyle: 'full', timeStyle: 'short' })}>
      {describeMoment(then, now)}
    </time>
  )
}
