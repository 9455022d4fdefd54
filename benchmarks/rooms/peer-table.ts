import { frameOf, openWire, type Wire } from './wire.ts'
import { hearBytes, type Heard, type OpenTable, type RoomSource } from './play.ts'

const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const hello = (port: number, path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${upgrade}\r\n`

let tables = 0

/** Socket.IO's and Colyseus's own protocols, as their clients speak them. */
export const openPeerTable: OpenTable = async (source, devices, { heard, sends }) => {
  const code = `room${++tables}`
  const connectDevice = source.kind === 'colyseus' ? await openColyseus(source) : openSocketIo(source, code)
  const wires: Wire[] = []
  for (let device = 0; device < devices; device++) wires.push(await connectDevice(heard(device)))
  const say = (device: number, type: string, value: number | null) =>
    wires[device]?.write(
      source.kind === 'colyseus' ? colyseusMessage(type, value) : socketIoMessage(type, value),
    )
  return {
    at: 0,
    advance: (from) => say(0, 'advance', from),
    laugh(device) {
      sends(device, 1)
      say(device, 'laugh', null)
    },
    async wake(device) {
      wires[device]?.end()
      wires[device] = await connectDevice(heard(device))
    },
    tapTwists: () => Promise.reject(new Error('a peer asks nothing')),
  }
}

function openSocketIo({ port }: RoomSource, code: string) {
  return async (heard: Heard) => {
    const wire = await openWire(
      port,
      hello(port, `/socket.io/?EIO=4&transport=websocket&room=${code}`),
      hearBytes(heard),
    )
    wire.write(frameOf(Buffer.from('40'), true))
    return wire
  }
}

function socketIoMessage(type: string, value: number | null): Buffer {
  return frameOf(Buffer.from(`42${JSON.stringify(value === null ? [type] : [type, value])}`), true)
}

async function openColyseus({ port }: RoomSource) {
  const ask = async (path: string) => {
    const seat = await fetch(`http://127.0.0.1:${port}/matchmake/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return (await seat.json()) as Record<string, string>
  }
  let roomId = ''
  return async (heard: Heard) => {
    const seat = await ask(roomId === '' ? 'create/party' : `joinById/${roomId}`)
    roomId = seat['roomId'] ?? ''
    const path = `/${seat['processId']}/${roomId}?sessionId=${seat['sessionId']}`
    const wire = await openWire(port, hello(port, path), hearBytes(heard))
    wire.write(frameOf(Buffer.from([10]), false)) // JOIN_ROOM
    return wire
  }
}

/** ROOM_DATA: the type as a string of MessagePack, then the value. */
function colyseusMessage(type: string, value: number | null): Buffer {
  const name = Buffer.from(type)
  const head = Buffer.from([13, 0xa0 | name.length])
  if (value === null) return frameOf(Buffer.concat([head, name]), false)
  const number = Buffer.from([0xce, 0, 0, 0, 0])
  number.writeUInt32BE(value, 1)
  return frameOf(Buffer.concat([head, name, number]), false)
}
