import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { joinActs } from '../../script/acts.ts'
import { createBeat } from '../time/beat.ts'
import { realClock } from '../time/clock.ts'
import { type Fragment } from '../writers/writer.ts'
import { gather } from './gather.ts'

async function* give(fragments: readonly Fragment[], pause?: number): AsyncGenerator<Fragment> {
  for (const fragment of fragments) {
    if (pause !== undefined) await realClock.wait(pause)
    yield fragment
  }
}

async function collect(from: AsyncIterable<Fragment>): Promise<Fragment[]> {
  const all: Fragment[] = []
  for await (const fragment of from) all.push(fragment)
  return all
}

const joined = (fragments: readonly Fragment[]) => joinActs(fragments.map((one) => ({ ...one, chapter: 0 })))

describe('gather', () => {
  it('gives the first fragment at once and joins what comes meanwhile', async () => {
    const words = Array.from({ length: 30 }, (_, i) => ({ act: 0, drop: 0, text: `${i} ` }))
    const gathered = await collect(gather(give(words, 2), createBeat(40, realClock), false))
    expect(gathered[0]?.text).toBe('0 ')
    expect(gathered.length).toBeLessThan(10)
    expect(joined(gathered)).toEqual(joined(words))
  })

  it('gives each of the first lines as soon as it is whole, and the later ones together', async () => {
    const halves = Array.from({ length: 20 }, (_, i) => [`line ${i}, `, 'whole\n']).flat()
    const words = halves.map((text) => ({ act: 0, drop: 0, text }))
    const [first, ...rest] = await collect(gather(give(words, 2), createBeat(5_000, realClock), false))
    expect(first?.text).toBe('line 0, ')
    expect(rest.slice(0, 12).every(({ text }) => text.endsWith('whole\n'))).toBe(true)
    expect(rest).toHaveLength(13)
  })

  it('neither stalls nor spins while the wall clock jumps', async () => {
    const jumps = [0, 3_600_000, -3_600_000, 1, -1, 250.5, -1e12, 8e14, 0]
    const waits: number[] = []
    let readings = 0
    const clock = {
      now: () => new Date(Date.now() + (jumps[readings++ % jumps.length] ?? 0)),
      wait: (ms: number) => (waits.push(ms), realClock.wait(5)),
    }
    const words = Array.from({ length: 60 }, (_, i) => ({ act: 0, drop: 0, text: `line ${i}\n` }))
    const gathered = await collect(gather(give(words, 2), createBeat(300, clock), false))
    expect(joined(gathered)).toEqual(joined(words))
    expect(waits.length).toBeGreaterThan(jumps.length)
    for (const ms of waits) {
      expect(ms).toBeGreaterThan(0)
      expect(ms).toBeLessThan(660)
    }
  })

  it('gives what comes after a beat without anything at the next one, and not between', async () => {
    const beats: (() => void)[] = []
    const clock = { ...realClock, wait: () => new Promise<void>((resolve) => beats.push(resolve)) }
    const line = (text: string) => ({ act: 0, drop: 0, text: `${text}\n` })
    let goOn = () => {}
    const idle = new Promise<void>((resolve) => (goOn = resolve))
    async function* writer(): AsyncGenerator<Fragment> {
      for (let n = 0; n < 12; n++) yield line(`line ${n}`)
      await idle
      yield line('a')
      await realClock.wait(5)
      yield line('b')
      await new Promise(() => {})
    }
    const seen: string[] = []
    void (async () => {
      for await (const { text } of gather(writer(), createBeat(50, clock), false)) seen.push(text)
    })()
    await vi.waitFor(() => expect(seen.join('')).toContain('line 11'))
    const opening = seen.length
    beats.splice(0).forEach((end) => end())
    await realClock.wait(5)
    goOn()
    await realClock.wait(50)
    expect(seen).toHaveLength(opening)
    beats.splice(0).forEach((end) => end())
    await vi.waitFor(() => expect(seen.slice(opening)).toEqual(['a\nb\n']))
  })

  it('gives what comes in beats already as soon as it comes, once the first lines are over', async () => {
    const clock = { ...realClock, wait: () => new Promise<void>(() => {}) }
    const line = (text: string) => ({ act: 0, drop: 0, text: `${text}\n` })
    async function* writer(): AsyncGenerator<Fragment> {
      for (let n = 0; n < 12; n++) yield line(`line ${n}`)
      for (const text of ['a', 'b', 'c']) {
        await realClock.wait(5)
        yield line(text)
      }
      await new Promise(() => {})
    }
    const seen: string[] = []
    void (async () => {
      for await (const { text } of gather(writer(), createBeat(50, clock), true)) seen.push(text)
    })()
    await vi.waitFor(() => expect(seen.slice(-3)).toEqual(['a\n', 'b\n', 'c\n']))
  })

  it('never changes what the fragments add up to', async () => {
    const fragment = fc.record({ act: fc.nat(2), drop: fc.nat(4), text: fc.string({ maxLength: 6 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(fragment, { maxLength: 20 }), fc.boolean(), async (fragments, inBeats) => {
        expect(joined(await collect(gather(give(fragments), createBeat(0, realClock), inBeats)))).toEqual(
          joined(fragments),
        )
      }),
    )
  })

  it('tells of a failure only after all that came before it', async () => {
    async function* failing(): AsyncGenerator<Fragment> {
      yield { act: 0, drop: 0, text: 'a' }
      yield { act: 0, drop: 0, text: 'b' }
      throw new Error('broke off')
    }
    const seen: string[] = []
    const reading = (async () => {
      for await (const { text } of gather(failing(), createBeat(20, realClock), false)) seen.push(text)
    })()
    await expect(reading).rejects.toThrow('broke off')
    expect(seen.join('')).toBe('ab')
  })

  it('does not wait for its pause when the writer is done', async () => {
    const begun = performance.now()
    await collect(
      gather(
        give([
          { act: 0, drop: 0, text: 'a' },
          { act: 1, drop: 0, text: 'b' },
        ]),
        createBeat(5_000, realClock),
        false,
      ),
    )
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
