import { setTimeout as sleep } from 'node:timers/promises'
import { type Move } from '../../../game/room/move.ts'
import { type Random } from '../../../game/random.ts'
import { type DecisionView, type MoveAnswer, type RoomAnswer } from '../../../game/room/view.ts'
import { newKey } from '../room.ts'
import { Visitor } from '../visitor.ts'

/** Three people in a room of servers that may be killed: a move that got no answer is sent again, with the same key. */
export async function gatherRoom(urls: readonly string[], origin: string, random: Random) {
  const visitors = [new Visitor(origin), new Visitor(origin), new Visitor(origin)] as const
  const acknowledged = new Map<string, number>()
  const faults: string[] = []
  for (const visitor of visitors) await visitor.post('/api/auth/sign-in/anonymous')
  const [host] = visitors
  const opened = await ask(host, '/api/rooms', {
    name: 'Ada',
    setup: { mode: 'quick', rating: 'family-friendly' },
  })
  const { room } = (await opened.json()) as RoomAnswer
  const path = `/api/rooms/${room.code}`
  for (const visitor of visitors.slice(1)) await play(visitor, { is: 'join', name: 'Bo' })
  let pressed = 0

  return {
    acknowledged,
    faults,
    code: room.code,
    /** A move that changes something, whatever the room is doing. */
    async press(): Promise<void> {
      await sleep(150 * random())
      const who = Math.floor(random() * visitors.length)
      const key = newKey()
      const move = { is: 'rename', who: `p${who + 1}`, name: `Name ${++pressed}` } as const
      const answer = await play(visitors[who] ?? host, move, key)
      if (answer.status === 200) acknowledged.set(key, ((await answer.json()) as MoveAnswer).n)
      else faults.push(`${answer.status} ${await answer.text()}`)
    },
    /** A whole round, until the curtain. */
    async perform(): Promise<void> {
      await play(host, { is: 'begin' })
      for (let room = await look(); room.phase.is !== 'curtain'; room = await look()) {
        if (room.decision) await chooseTwist(room.decision)
        await play(host, room.phase.is === 'performing' ? { is: 'go-to', to: 99_999 } : { is: 'hurry' })
        await sleep(300) // an account may do 600 things a minute
      }
    },
  }

  async function look(): Promise<RoomAnswer['room']> {
    return ((await (await ask(host, path)).json()) as RoomAnswer).room
  }

  async function chooseTwist({ chapter, act, twists }: DecisionView): Promise<void> {
    const twist = twists[Math.floor(random() * twists.length)]?.id ?? ''
    for (const visitor of visitors) await play(visitor, { is: 'tap-twist', chapter, act, twist })
  }

  function play(visitor: Visitor, move: Move, key = newKey()): Promise<Response> {
    return ask(visitor, `${path}/moves`, { key, move })
  }

  /** Of any server, until one answers. */
  async function ask(visitor: Visitor, path: string, body?: object): Promise<Response> {
    for (;;) {
      const url = new URL(path, urls[Math.floor(random() * urls.length)])
      const headers = { cookie: visitor.cookies(), 'content-type': 'application/json', origin }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const answer = await visitor.send(url, init).catch(() => null)
      if (answer && answer.status < 500) return answer
      await sleep(50)
    }
  }
}
