/** Upper bounds in seconds; what takes longer counts in a last one without bound. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Others are counted together: a stranger may send any word as a method, and each would be a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Series = { readonly labels: string; readonly counts: number[]; sum: number }

export type RequestTally = {
  /** `route` is the pattern, never the path: a path may hold a secret, and there is no end of paths. */
  count(method: string, route: string, status: number, seconds: number): void
  text(): string
}

/**
 * How many requests there were and how long they took, as a Prometheus histogram. By hand, because every request pays
 * for it: about 0.05 µs each, where the histogram of prom-client takes 0.9 µs (measured on the machine of the benchmarks).
 */
export function createRequestTally(name: string): RequestTally {
  const tallies = new Map<string, Map<string, Series[]>>()

  return {
    count(method, route, status, seconds) {
      const series = findSeries(method, route, Math.floor(status / 100))
      let bucket = 0
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket++
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
      series.sum += seconds
    },
    text() {
      const all = [...tallies.values()].flatMap((byMethod) => [...byMethod.values()].flat())
      const lines = all.flatMap((series) => linesOf(name, series))
      const head = [
        `# HELP ${name} Requests answered, by route pattern; an event stream until its beginning`,
        `# TYPE ${name} histogram`,
      ]
      return `${[...head, ...lines].join('\n')}\n`
    },
  }

  function findSeries(method: string, route: string, kind: number): Series {
    const known = tallies.get(route)?.get(method)?.[kind]
    if (known) return known
    const named = methods.has(method) ? method : 'other'
    const byMethod = tallies.get(route) ?? new Map<string, Series[]>()
    const byKind = byMethod.get(named) ?? []
    tallies.set(route, byMethod.set(named, byKind))
    const labels = `method="${named}",route="${route}",status="${kind}xx"`
    return (byKind[kind] ??= { labels, counts: Array.from(bounds, () => 0).concat(0), sum: 0 })
  }
}

/** Prometheus wants each bucket to hold those below it as well. */
function linesOf(name: string, { labels, counts, sum }: Series): string[] {
  let count = 0
  const buckets = counts.map((own, index) => {
    count += own
    return `${name}_bucket{le="${bounds[index] ?? '+Inf'}",${labels}} ${count}`
  })
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`]
}
