const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export function describeMoment(then: Date, now: Date): string {
  const ago = now.getTime() - then.getTime()
  if (ago < minute) return 'just now'
  if (ago < hour) return count(Math.floor(ago / minute), 'minute')
  if (ago < day) return count(Math.floor(ago / hour), 'hour')
  if (ago < 7 * day) return count(Math.floor(ago / day), 'day')
  return then.toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' })
}

function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`
}
