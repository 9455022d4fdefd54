import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { broadcast } from './broadcast.mjs'

const server = createServer()
const io = new Server(server, { transports: ['websocket'], serveClient: false })
io.on('connection', (socket) => void socket.join('script'))
broadcast((message) => io.to('script').emit('piece', message))
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit(0))
