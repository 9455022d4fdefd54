import { Readable } from 'node:stream'
import { setImmediate as giveWay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { streamBody } from './stream-body.ts'

async function* pieces(count: number, told: number[] = []) {
  for (let n = 0; n < count; n++) {
    told.push(n)
    await giveWay()
    yield Buffer.from(`${n} `)
  }
}

test('has every piece in its order, then ends', async () => {
  expect(await new Response(streamBody(Readable.from(pieces(50)))).text()).toBe(
    Array.from({ length: 50 }, (_, n) => `${n} `).join(''),
  )
})

test('lets its source go when its reader goes, whenever that is', async () => {
  for (let read = 0; read < 20; read++) {
    const source = Readable.from(pieces(1000))
    const reader = streamBody(source).getReader()
    for (let n = 0; n < read; n++) await reader.read()
    const late = reader.read()
    // As while a piece is under way.
    source.resume()
    await reader.cancel()
    await late
    for (let n = 0; n < 5; n++) await giveWay()
    expect(source.destroyed).toBe(true)
  }
})

test('does not read far ahead of its reader', async () => {
  const told: number[] = []
  const reader = streamBody(Readable.from(pieces(1000, told), { highWaterMark: 1 })).getReader()
  await reader.read()
  for (let n = 0; n < 100; n++) await giveWay()
  expect(told.length).toBeLessThan(10)
  await reader.cancel()
})

test('breaks off where its source does', async () => {
  const source = Readable.from(pieces(1000))
  const body = new Response(streamBody(source)).text()
  await giveWay()
  source.destroy(new Error('the pen broke'))
  await expect(body).rejects.toThrow('the pen broke')
})
