import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { createServer } from 'node:http'
import { broadcast } from './broadcast.mjs'

class Script extends Room {
  maxClients = 1_000_000
  onCreate() {
    broadcast((message) => this.broadcast('piece', message))
  }
}

const server = createServer()
const game = new Server({ transport: new WebSocketTransport({ server }), greet: false })
game.define('script', Script)
await game.listen(0, '127.0.0.1')
process.send?.(server.address().port)
process.once('disconnect', () => process.exit(0))
