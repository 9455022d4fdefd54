import { setTimeout as wait } from 'node:timers/promises'
import { countAll, type Lags, lagOf } from '../lags.ts'
import { readCost } from '../process-cost.ts'
import { compare, report, type Row } from '../row.ts'
import { type DevicesQuestion } from './devices.ts'
import { withDevices } from './with-devices.ts'

const audience = 500
const playMs = 20_000
const advanceMs = 3_000
const laughsPerSecond = 2

export async function measureAudience(): Promise<Row[]> {
  return withDevices('game', async (game, ask) => {
    await ask({ open: game.source, rooms: 1, devices: audience } satisfies DevicesQuestion)
    const before = readCost(game.pid)
    const at = performance.now()
    const play = { playMs, advanceMs, laughsPerSecond, by: 'device' } satisfies DevicesQuestion
    const playing = ask(play)
    await wait(playMs)
    const cpuMs = (readCost(game.pid)?.cpuMs ?? NaN) - (before?.cpuMs ?? NaN)
    const share = (100 * cpuMs) / (performance.now() - at)
    const { steps, laughs, sentLaughs, dueLaughs, laughRequests } = await playing
    const { taps, countedTaps } = await ask({ tap: 'twists' } satisfies DevicesQuestion)
    const how =
      `${audience} devices in one room, each taps ${laughsPerSecond} times a second and gathers as the browser does: ` +
      `${dueLaughs / audience} taps in ${laughRequests} requests, ${countAll(laughs)} of ${dueLaughs} heard`
    const tapped = `all tap within three seconds, gathered 200 ms each; ${countedTaps} of ${audience - 1} counted`
    return [
      compare(
        'Audience: laughs sent by one phone to all others, p99',
        lagOf(sentLaughs, 0.99),
        250,
        'ms',
        how,
      ),
      compare('Audience: share of a core', share, 40, '%', 'the whole process of the server meanwhile'),
      compare('Audience: a tap for a twist answered, p99', lagOf(taps, 0.99), 500, 'ms', tapped),
      report('Audience: tap to all others, gathering included', middleAndMost(laughs), how),
      report('Audience: advance to all others', middleAndMost(steps), how),
    ]
  })
}

function middleAndMost(lags: Lags): string {
  return `p50 ${lagOf(lags, 0.5)} ms, p99 ${lagOf(lags, 0.99)} ms`
}
