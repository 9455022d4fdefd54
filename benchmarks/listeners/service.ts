import { createServer, type ServerResponse } from 'node:http'
import { sharedNow, spell } from '../moment.ts'
import { serveProgram } from '../program.ts'
import { tokenEvent } from '../sample-script.ts'

const linesPerSecond = 10
const openingLines = 14
/** Thousands of listeners take longer to connect than the game lets a service be silent. */
const keepAliveMs = 5_000
const filling = 'x'.repeat(80)

export function runLineService(): void {
  const answers = new Set<ServerResponse>()
  let isSilent = true
  const line = () => tokenEvent(`<p>At ${spell(sharedNow())}. ${filling}</p>\n`)
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let n = 0; n < openingLines; n++) response.write(tokenEvent(`<p>${filling}</p>\n`))
      answers.add(response)
      response.once('close', () => answers.delete(response))
    })
  })
  setInterval(() => {
    if (!isSilent) answers.forEach((answer) => answer.write(line()))
  }, 1000 / linesPerSecond)
  setInterval(() => answers.forEach((answer) => answer.write(': here\n\n')), keepAliveMs)
  serveProgram(server, (question: string) => {
    if (question === 'begin') isSilent = false
    return answers.size
  })
}
