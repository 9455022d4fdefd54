import { setTimeout as wait } from 'node:timers/promises'
import { countAll, lagOf } from '../lags.ts'
import { type ListenerAnswer, type ListenerQuestion } from './client.ts'
import { openRoom, type RoomName } from './rooms.ts'
import { median } from '../median.ts'
import { type Peers } from '../peers/start.ts'
import { readCost } from '../process-cost.ts'
import { startProgram } from '../program.ts'
import { report, type Row } from '../row.ts'

const messagesPerSecond = 10
const mostLagMs = 250
const firstRoom = 50
const comingPerSecond = 500
const settleMs = 2_000
const windowMs = 3_000
const windows = 3
const ladder = [1000, 2000, 4000, 5000, 6000, 8000]
const slowRoom = 300
const slowBytesPerSecond = 1000

const how =
  `all in one room, ${messagesPerSecond} messages a second to each, server, service and listeners on the same two cores; ` +
  `held: p99 ≤ ${mostLagMs} ms and no message missing; median of ${windows} × ${windowMs / 1000} s`

type Held = {
  readonly listeners: number
  readonly lag: number
  readonly cpu: number
  readonly kib: number
  readonly came: number
}

export async function measureListeners(peers: Peers): Promise<Row[]> {
  const names: RoomName[] = peers === 'beside' ? ['game', 'colyseus', 'socket.io'] : ['game']
  const held = new Map<RoomName, Held>()
  for (const name of names) {
    for (const listeners of ladder) {
      const figures = await playRoom(name, listeners)
      process.stderr.write(`  ${name}: ${JSON.stringify(figures)}\n`)
      if (figures.lag > mostLagMs || figures.came < 0.98) break
      held.set(name, figures)
    }
  }
  const [ours, colyseus, socketIo] = [held.get('game'), held.get('colyseus'), held.get('socket.io')]
  if (!ours || (peers === 'beside' && !(colyseus && socketIo))) return [report('Listeners', 'not held', how)]
  const verdict = (is: boolean) => (is ? 'met' : 'missed')
  const beside = (of: (figures: Held) => string) =>
    colyseus && socketIo ? `Colyseus ${of(colyseus)}, Socket.IO ${of(socketIo)}; ` : ''
  return [
    {
      measure: 'Listeners held',
      ours: `${ours.listeners}; p99 ${ours.lag} ms`,
      against: `${beside(({ listeners, lag }) => `${listeners}; p99 ${lag} ms`)}≥ Colyseus`,
      verdict: colyseus ? verdict(ours.listeners >= colyseus.listeners) : '—',
      how,
    },
    {
      measure: 'CPU a message',
      ours: `${ours.cpu.toFixed(1)} µs`,
      against: `${beside(({ cpu }) => `${cpu.toFixed(1)} µs`)}≤ 9 µs`,
      verdict: verdict(ours.cpu <= 9),
      how: 'the whole process of the server, at the number of listeners that it held; ours writes and stores the script meanwhile',
    },
    {
      measure: 'Memory a listener, idle',
      ours: `${ours.kib.toFixed(1)} KiB`,
      against: `${beside(({ kib }) => `${kib.toFixed(1)} KiB`)}≤ 20 KiB`,
      verdict: verdict(ours.kib <= 20),
      how: `growth of the resident set from ${firstRoom} listeners to all, before the first message`,
    },
    await measureSlowPhone(),
  ]
}

async function playRoom(name: RoomName, listeners: number): Promise<Held> {
  const room = await openRoom(name)
  const client = await startProgram<ListenerAnswer>('listener-client')
  const ask = (question: ListenerQuestion) => client.ask(question)
  try {
    await ask({ open: room.source, count: firstRoom, perSecond: comingPerSecond })
    const few = readCost(room.pid)
    await ask({ open: room.source, count: listeners - firstRoom, perSecond: comingPerSecond })
    await wait(settleMs)
    const idle = readCost(room.pid)
    await room.begin()
    await wait(settleMs)
    await ask({ measure: true })
    const found: { lag: number; cpu: number; came: number }[] = []
    while (found.length < windows) {
      const before = readCost(room.pid)
      const at = performance.now()
      await wait(windowMs)
      const { lags } = await ask({ measure: true })
      const due = (listeners * messagesPerSecond * (performance.now() - at)) / 1000
      const heard = countAll(lags)
      const cpuMs = (readCost(room.pid)?.cpuMs ?? NaN) - (before?.cpuMs ?? NaN)
      found.push({ lag: lagOf(lags, 0.99), cpu: (cpuMs * 1000) / heard, came: heard / due })
    }
    return {
      listeners,
      lag: median(found.map(({ lag }) => lag)),
      cpu: median(found.map(({ cpu }) => cpu)),
      kib: ((idle?.bytes ?? NaN) - (few?.bytes ?? NaN)) / 1024 / (listeners - firstRoom),
      came: median(found.map(({ came }) => came)),
    }
  } finally {
    await client.end()
    await room.end()
  }
}

/** How much later the others hear beside a listener that takes 1 KB a second. */
async function measureSlowPhone(): Promise<Row> {
  const without: number[] = []
  const beside: number[] = []
  const room = await openRoom('game')
  const client = await startProgram<ListenerAnswer>('listener-client')
  const slow = await startProgram<ListenerAnswer>('listener-client')
  const ask = (question: ListenerQuestion) => client.ask(question)
  const listenFor = async (lags: number[]) => {
    await ask({ measure: true })
    await wait(windowMs)
    lags.push(lagOf((await ask({ measure: true })).lags, 0.99))
  }
  try {
    await ask({ open: room.source, count: slowRoom, perSecond: comingPerSecond })
    await room.begin()
    await wait(settleMs)
    while (without.length < windows) await listenFor(without)
    await slow.ask({ openSlow: room.source, bytesPerSecond: slowBytesPerSecond } satisfies ListenerQuestion)
    await wait(settleMs)
    while (beside.length < windows) await listenFor(beside)
  } finally {
    await Promise.all([client.end(), slow.end()])
    await room.end()
  }
  const [before, after] = [median(without), median(beside)]
  return {
    measure: 'One slow phone among 300',
    ours: `p99 ${after} ms, without it ${before} ms`,
    against: '≤ 5 ms more',
    verdict: after - before <= 5 ? 'met' : 'missed',
    how: `it takes ${slowBytesPerSecond} bytes a second; the others’ lag, median of ${windows} × ${windowMs / 1000} s each`,
  }
}
