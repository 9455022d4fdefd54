import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { createServer } from 'node:http'
import { openParty } from './party.mjs'

class Party extends Room {
  maxClients = 1_000_000
  onCreate() {
    const party = openParty((what, told) => this.broadcast(what, told))
    this.onMessage('advance', (_, /** @type {number} */ from) => party.advance(from))
    this.onMessage('laugh', () => party.laugh())
  }
}

const server = createServer()
const game = new Server({ transport: new WebSocketTransport({ server }), greet: false })
game.define('party', Party)
await game.listen(0, '127.0.0.1')
process.send?.(server.address().port)
process.once('disconnect', () => process.exit(0))
