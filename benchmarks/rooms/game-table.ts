import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type RoomAnswer } from '../../game/room/view.ts'
import { createLaughBox } from '../../web/room/round/laugh-box.ts'
import { follow } from '../../server/test/room.ts'
import { Visitor } from '../../server/test/visitor.ts'
import { sharedNow } from '../moment.ts'
import { hearBytes, type Heard, type OpenTable } from './play.ts'
import { openRequests, openWire, type Wire } from './wire.ts'

/** Until the house writer has written the acts that it may, without pace. */
const writingMs = 1_000
const tappingMs = 3_000
let addresses = 0

/** Guests that open, join and begin as the browser does; the first has the host's place and a seat. */
export const openGameTable: OpenTable = async ({ port }, devices, { heard, sends }) => {
  const url = `http://localhost:${port}`
  const guests: Visitor[] = []
  for (let device = 0; device < devices; device++) guests.push(await enter(url))
  const [host] = guests
  if (!host) throw new Error('a room needs devices')
  const setup = { mode: 'quick', rating: 'family-friendly', audience: 'with' }
  const opened = await host.post('/api/rooms', { name: 'Host', setup }, fromElsewhere())
  if (!opened.ok) throw new Error(`A room was not opened: ${opened.status} ${await opened.text()}`)
  const { code } = ((await opened.json()) as RoomAnswer).room
  const move = (guest: Visitor, asked: object) =>
    guest.post(`/api/rooms/${code}/moves`, { key: randomUUID(), move: asked })
  for (const [device, guest] of guests.entries())
    if (device > 0) await expectOk(await move(guest, { is: 'join', name: `Guest ${device}` }))

  const connectDevice = (device: number, hears: Heard) =>
    openWire(port, hello(port, code, guests[device]?.cookies() ?? ''), hearBytes(hears))
  const wires: Wire[] = []
  for (let device = 0; device < devices; device++) wires.push(await connectDevice(device, heard(device)))
  await expectOk(await move(host, { is: 'begin' }))
  for (let n = 0; n < 2; n++) await expectOk(await move(host, { is: 'hurry' }))
  await wait(writingMs)

  const refused = (head: string) => process.stderr.write(`  refused: ${head.split('\r\n')[0]}\n`)
  const requests = guests.map((guest) => openRequests(port, guest.cookies(), refused))
  const boxes = requests.map((request, device) =>
    createLaughBox(1, (body) => {
      sends(device, body.laughs[0]?.count ?? 0)
      return request(`/api/rooms/${code}/laughs`, body)
    }),
  )
  return {
    at: 0,
    advance: (from) =>
      void requests[0]?.(`/api/rooms/${code}/moves`, { key: randomUUID(), move: { is: 'advance', from } }),
    laugh: (device) => boxes[device]?.add({ chapter: 0, act: 0, line: 0, count: 1 }, devices),
    async wake(device) {
      wires[device]?.end()
      const hears = heard(device)
      await new Promise<void>((resolve, reject) => {
        const tell = (step: number) => (hears.at(step), resolve())
        connectDevice(device, { ...hears, at: tell }).then((wire) => (wires[device] = wire), reject)
      })
    },
    async tapTwists(answered) {
      const onlooker = await enter(url)
      await expectOk(await move(onlooker, { is: 'join', name: 'Onlooker' }))
      const seen = await follow(onlooker, url, code)
      const atNow = () => {
        const { phase } = seen.room()
        return phase.is === 'performing' ? phase.at : -1
      }
      while (seen.room().decision === null) {
        const from = atNow()
        await expectOk(await move(host, { is: 'advance', from }))
        await seen.until(() => atNow() !== from || seen.room().decision !== null)
      }
      const decision = seen.room().decision
      if (decision === null) throw new Error('the room was not asked')
      const { chapter, act, twists } = decision
      const tap = async (device: number) => {
        await wait((device * tappingMs) / devices)
        const at = sharedNow()
        const twist = twists[device % twists.length]?.id
        await requests[device]?.(`/api/rooms/${code}/moves`, {
          key: randomUUID(),
          move: { is: 'tap-twist', chapter, act, twist },
        })
        answered(sharedNow() - at)
      }
      await Promise.all(guests.slice(1).map((_, n) => tap(n + 1)))
      await seen.until(() => (seen.room().round?.decided.length ?? 0) > 0, 20_000)
      seen.close()
      const counted = seen.room().round?.decided.at(-1)?.tapped ?? []
      return counted.reduce((sum, { players, audience }) => sum + players + audience, 0)
    },
  }
}

async function enter(url: string): Promise<Visitor> {
  const guest = new Visitor(url)
  const answer = await guest.post('/api/auth/sign-in/anonymous', {}, fromElsewhere())
  if (!answer.ok) throw new Error(`A guest was not let in: ${answer.status}`)
  return guest
}

/** From an address of its own, as the devices of many rooms come. */
function fromElsewhere(): Record<string, string> {
  const n = ++addresses
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`A move was refused: ${answer.status} ${await answer.text()}`)
}

function hello(port: number, code: string, cookie: string): string {
  return (
    `GET /api/rooms/${code}/events?tab=bench HTTP/1.1\r\nHost: localhost:${port}\r\n` +
    `Accept: text/event-stream\r\nCookie: ${cookie}\r\n\r\n`
  )
}
