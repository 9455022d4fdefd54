import { countAll, lagOf } from '../lags.ts'
import { readCost } from '../process-cost.ts'
import { compare, report, type Row } from '../row.ts'
import { type DevicesQuestion } from './devices.ts'
import { withDevices } from './with-devices.ts'

const audience = 500
const advanceMs = 3_000
const laughsPerSecond = 2

export async function measureAudience(): Promise<Row[]> {
  return withDevices('game', async (game, ask) => {
    await ask({ open: game.source, rooms: 1, devices: audience } satisfies DevicesQuestion)
    const before = readCost(game.pid)
    const at = performance.now()
    const play = { playMs: 10_000, advanceMs, laughsPerSecond, by: 'device' } satisfies DevicesQuestion
    const { laughs } = await ask(play)
    const cpuMs = (readCost(game.pid)?.cpuMs ?? NaN) - (before?.cpuMs ?? NaN)
    const share = (100 * cpuMs) / (performance.now() - at)
    const how = `${audience} devices in one room, each laughs twice a second, a tap a request; ${countAll(laughs)} heard`
    return [
      compare('Audience: laugh on one phone to all others, p99', lagOf(laughs, 0.99), 250, 'ms', how),
      compare('Audience: share of a core', share, 40, '%', 'the whole process of the server meanwhile'),
      report('Audience: laughs told', String(countAll(laughs)), how),
    ]
  })
}
