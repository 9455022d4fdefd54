import { measureFirstLine } from './first-line/measure.ts'
import { measureHouseScript } from './scripts/house-writer.ts'
import { measureShelf } from './pages/shelf.ts'
import { describeMachine } from './machine.ts'
import { measurePageLoad } from './pages/load.ts'
import { measurePageWeight } from './pages/weight.ts'
import { runLineService } from './listeners/service.ts'
import { type Peers } from './peers/start.ts'
import { runListenerClient } from './listeners/client.ts'
import { measureListeners } from './listeners/measure.ts'
import { runBarePipe } from './bare-pipe.ts'
import { runStreamClient } from './streams/client.ts'
import { runStreamService } from './streams/service.ts'
import { measureStreams } from './streams/measure.ts'
import { measureRelay } from './relay/measure.ts'
import { type Row, writeTable } from './row.ts'
import { runRoomDevices } from './rooms/devices.ts'
import { measureAudience } from './rooms/audience.ts'
import { measureRooms } from './rooms/measure.ts'
import { measureRunning } from './running.ts'
import { runTokenService } from './relay/service.ts'

const sections: Readonly<Record<string, (peers: Peers) => Promise<Row[]>>> = {
  'house-script': measureHouseScript,
  'first-line': measureFirstLine,
  relay: measureRelay,
  streams: measureStreams,
  listeners: measureListeners,
  rooms: measureRooms,
  audience: measureAudience,
  'page-weight': measurePageWeight,
  'page-load': measurePageLoad,
  shelf: measureShelf,
  running: measureRunning,
}

const programs: Readonly<Record<string, () => void>> = {
  'token-service': runTokenService,
  'bare-pipe': runBarePipe,
  'stream-service': runStreamService,
  'stream-client': runStreamClient,
  'line-service': runLineService,
  'listener-client': runListenerClient,
  'room-devices': runRoomDevices,
}

/** `--alone` leaves out the peers: enough for comparing two versions of the game. */
async function measure(args: readonly string[]): Promise<void> {
  const peers = args.includes('--alone') ? 'left out' : 'beside'
  const names = args.filter((name) => name !== '--alone')
  const unknown = names.filter((name) => !(name in sections))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there is ${Object.keys(sections).join(', ')}`)
  const machine = describeMachine()
  const rows: Row[] = []
  for (const [name, run] of Object.entries(sections)) {
    if (names.length > 0 && !names.includes(name)) continue
    process.stderr.write(`Measuring ${name} …\n`)
    rows.push(...(await run(peers)))
  }
  process.stdout.write(`${machine}\n\n${writeTable(rows)}\n`)
}

const [first = '', ...more] = process.argv.slice(2)
if (first in programs) programs[first]?.()
else await measure([first, ...more].filter(Boolean))
