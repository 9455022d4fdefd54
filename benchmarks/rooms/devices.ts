import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gatherMs } from '../../game/laughs.ts'
import { countLag, createLags, type Lags } from '../lags.ts'
import { sharedNow } from '../moment.ts'
import { serveProgram } from '../program.ts'
import { openGameTable } from './game-table.ts'
import { openPeerTable } from './peer-table.ts'
import { type Heard, type RoomSource, type Table } from './play.ts'

export type DevicesQuestion =
  | { readonly open: RoomSource; readonly rooms: number; readonly devices: number }
  | {
      readonly playMs: number
      readonly advanceMs: number
      /** By each room, or by each device beyond the first of it. */
      readonly laughsPerSecond: number
      readonly by: 'room' | 'device'
    }
  | { readonly wakes: number }
  | { readonly tap: 'twists' }

/** Since the last question. */
export type DevicesAnswer = {
  readonly steps: Lags
  /** From the tap. */
  readonly laughs: Lags
  /** From when the tap was sent, which may be later. */
  readonly sentLaughs: Lags
  readonly wakes: Lags
  /** From a tap for a twist to its answer. */
  readonly taps: Lags
  readonly countedTaps: number
  /** How many steps, and laughs, should have been heard by all devices together. */
  readonly due: number
  readonly dueLaughs: number
  readonly laughRequests: number
}

const longestLagMs = 10_000
/** The house writer writes one act ahead: a room that comes near its end begins again. */
const lastStep = 40
const openedAtOnce = 10

type Played = {
  readonly table: Table
  at: number
  readonly saidAt: Map<number, number>
  readonly laughs: Laughs
}

/** When each was tapped; of those that were sent, in their order, also when. */
type Laughs = {
  readonly waiting: number[][]
  readonly sent: { readonly tappedAt: number; readonly sentAt: number }[]
}

/** All devices of all rooms in one process: what one sends and another hears is timed by one clock. */
export function runRoomDevices(): void {
  const rooms: Played[] = []
  let devicesEach = 0
  let counts = startCounts()

  const open = async (source: RoomSource, count: number, devices: number): Promise<void> => {
    devicesEach = devices
    const openOne = async () => {
      const saidAt = new Map<number, number>()
      const laughs: Laughs = { waiting: Array.from({ length: devices }, () => []), sent: [] }
      const openTable = source.kind === 'game' ? openGameTable : openPeerTable
      const table = await openTable(source, devices, {
        heard: () => hearing(saidAt, laughs),
        sends: (device, count) => send(laughs, device, count),
      })
      rooms.push({ table, at: table.at, saidAt, laughs })
    }
    for (let left = count; left > 0; left -= openedAtOnce)
      await Promise.all(Array.from({ length: Math.min(left, openedAtOnce) }, openOne))
  }

  const send = ({ waiting, sent }: Laughs, device: number, count: number): void => {
    const sentAt = sharedNow()
    for (const tappedAt of waiting[device]?.splice(0, count) ?? []) sent.push({ tappedAt, sentAt })
    counts.laughRequests++
  }

  const hearing = (saidAt: ReadonlyMap<number, number>, { sent }: Laughs): Heard => {
    let step = 0
    let told = 0
    return {
      at(heard) {
        if (heard <= step) return
        step = heard
        const said = saidAt.get(heard)
        if (said !== undefined) countLag(counts.steps, sharedNow() - said)
      },
      laughs(sum) {
        const now = sharedNow()
        for (const { tappedAt, sentAt } of sent.slice(told, sum)) {
          countLag(counts.laughs, now - tappedAt)
          countLag(counts.sentLaughs, now - sentAt)
          told++
        }
      },
    }
  }

  const advance = (room: Played): void => {
    room.saidAt.set(room.at + 1, sharedNow())
    room.table.advance(room.at)
    room.at++
    counts.due += devicesEach
  }
  const laugh = (room: Played, device: number): void => {
    room.laughs.waiting[device]?.push(sharedNow())
    counts.dueLaughs += devicesEach
    room.table.laugh(device)
  }

  /** Every room in its own time, spread evenly over the wait between two of its steps. */
  const play = async ({
    playMs,
    advanceMs,
    laughsPerSecond,
    by,
  }: Extract<DevicesQuestion, { playMs: number }>) => {
    const until = performance.now() + playMs
    const repeat = async (firstMs: number, everyMs: number, act: () => void) => {
      for (let at = performance.now() + firstMs; at < until; at += everyMs) {
        await wait(Math.max(0, at - performance.now()))
        act()
      }
    }
    const acts = rooms.flatMap((room, n) => {
      const steps = repeat((n * advanceMs) / rooms.length, advanceMs, () => {
        if (room.at < lastStep) advance(room)
      })
      const laughers = by === 'room' ? [1] : Array.from({ length: devicesEach - 1 }, (_, k) => k + 1)
      const everyMs = 1000 / laughsPerSecond
      const laughs = laughers.map((device, k) =>
        repeat(((n + k) * everyMs) / (rooms.length * laughers.length), everyMs, () => laugh(room, device)),
      )
      return [steps, ...(laughsPerSecond > 0 ? laughs : [])]
    })
    await Promise.all(acts)
    await wait(gatherMs(devicesEach) + 1000)
  }

  const wake = async (times: number): Promise<void> => {
    const [room] = rooms
    for (let n = 0; n < times; n++) {
      const at = sharedNow()
      await room?.table.wake(1 + (n % (devicesEach - 1)))
      countLag(counts.wakes, sharedNow() - at)
    }
  }

  const tapTwists = async (): Promise<void> => {
    for (const { table } of rooms)
      counts.countedTaps += await table.tapTwists((ms) => countLag(counts.taps, ms))
  }

  const takeAnswer = (): DevicesAnswer => {
    const answer = counts
    counts = startCounts()
    return answer
  }

  serveProgram(createServer(), async (question: DevicesQuestion) => {
    if ('open' in question) await open(question.open, question.rooms, question.devices)
    else if ('wakes' in question) await wake(question.wakes)
    else if ('tap' in question) await tapTwists()
    else await play(question)
    return takeAnswer()
  })
}

function startCounts() {
  return {
    steps: createLags(longestLagMs),
    laughs: createLags(longestLagMs),
    sentLaughs: createLags(longestLagMs),
    wakes: createLags(longestLagMs),
    taps: createLags(longestLagMs),
    countedTaps: 0,
    due: 0,
    dueLaughs: 0,
    laughRequests: 0,
  }
}
