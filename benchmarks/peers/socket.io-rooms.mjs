import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { openParty } from './party.mjs'

const server = createServer()
const io = new Server(server, { transports: ['websocket'], serveClient: false })
/** @type {Map<string, ReturnType<typeof openParty>>} */
const parties = new Map()
io.on('connection', (socket) => {
  const code = String(socket.handshake.query['room'])
  void socket.join(code)
  const party = parties.get(code) ?? openParty((what, told) => io.to(code).emit(what, told))
  parties.set(code, party)
  socket.on('advance', (from) => party.advance(from))
  socket.on('laugh', () => party.laugh())
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit(0))
