import { countAll, lagOf } from '../lags.ts'
import { type Peers } from '../peers/start.ts'
import { compare, type Row } from '../row.ts'
import { type DevicesQuestion } from './devices.ts'
import { type Kind, withDevices } from './with-devices.ts'

const devices = 8
const ladder = [10, 80, 180, 270, 400, 500, 600, 900]
const mostLagMs = 250
const playMs = 20_000
const advanceMs = 3_000
const laughsPerSecond = 2

export async function measureRooms(peers: Peers): Promise<Row[]> {
  return [...(await measureTap()), await measureHeld(peers)]
}

/** One room of eight devices. */
async function measureTap(): Promise<Row[]> {
  return withDevices('game', async (game, ask) => {
    await ask({ open: game.source, rooms: 1, devices } satisfies DevicesQuestion)
    const play = { playMs: 12_000, advanceMs: 300, laughsPerSecond: 0, by: 'room' } satisfies DevicesQuestion
    const { steps } = await ask(play)
    const laughing = { playMs: 12_000, advanceMs, laughsPerSecond, by: 'device' } satisfies DevicesQuestion
    const { laughs } = await ask(laughing)
    const { wakes } = await ask({ wakes: 50 } satisfies DevicesQuestion)
    const how = `${devices} devices, one room, stored first; ${countAll(steps)} heard`
    const laughed = `${devices - 1} of them laugh ${laughsPerSecond} times a second; told five times a second`
    return [
      compare('Tap on one phone to the line on all others, p50', lagOf(steps, 0.5), 25, 'ms', how),
      compare('Tap on one phone to the line on all others, p99', lagOf(steps, 0.99), 100, 'ms', how),
      compare('Laugh on one phone to all others, p50', lagOf(laughs, 0.5), 200, 'ms', laughed),
      compare('Laugh on one phone to all others, p99', lagOf(laughs, 0.99), 250, 'ms', laughed),
      compare('A phone wakes to the right line, p99', lagOf(wakes, 0.99), 1000, 'ms', '50 new connections'),
    ]
  })
}

type Held = { readonly rooms: number; readonly lag: number }

async function measureHeld(peers: Peers): Promise<Row> {
  const kinds: Kind[] = peers === 'beside' ? ['game', 'colyseus', 'socket.io'] : ['game']
  const held = new Map<Kind, Held>()
  for (const kind of kinds) held.set(kind, await climb(kind))
  const tell = (kind: Kind) => `${held.get(kind)?.rooms ?? 0}; p99 ${held.get(kind)?.lag ?? '—'} ms`
  const most = ladder.at(-1)
  const how =
    `rooms of ${devices} devices, an advance in ${advanceMs / 1000} s and ${laughsPerSecond} laughs a second in each, devices on the ` +
    `same two cores; held: p99 of steps ≤ ${mostLagMs} ms and none missing, for ${playMs / 1000} s; tried up to ${most}`
  const ours = held.get('game')?.rooms ?? 0
  const verdict = ours >= (held.get('colyseus')?.rooms ?? Infinity) ? 'met' : 'missed'
  return {
    measure: 'Rooms held',
    ours: tell('game'),
    against:
      peers === 'beside' ? `Colyseus ${tell('colyseus')}, Socket.IO ${tell('socket.io')}; ≥ Colyseus` : '—',
    verdict: peers === 'beside' ? verdict : '—',
    how,
  }
}

/** The same rooms stay open from rung to rung. */
function climb(kind: Kind): Promise<Held> {
  return withDevices(kind, async (game, ask) => {
    let held: Held = { rooms: 0, lag: NaN }
    for (const rooms of ladder) {
      await ask({ open: game.source, rooms: rooms - held.rooms, devices } satisfies DevicesQuestion)
      const play = { playMs, advanceMs, laughsPerSecond, by: 'room' } satisfies DevicesQuestion
      const { steps, laughs, due } = await ask(play)
      const figures = {
        rooms,
        lag: lagOf(steps, 0.99),
        came: countAll(steps) / due,
        laugh: lagOf(laughs, 0.99),
      }
      process.stderr.write(`  ${kind}: ${JSON.stringify(figures)}\n`)
      if (figures.lag > mostLagMs || figures.came < 1) break
      held = { rooms, lag: figures.lag }
    }
    return held
  })
}
