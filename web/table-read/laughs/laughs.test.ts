import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../../../game/problem.ts'
import { mostLaughs, mostLaughsOfLine, mostLines } from '../../../game/laughs.ts'
import { type LaughsBody, type LaughView } from '../../../game/protocol.ts'
import { parseScript } from '../../../script/parse/parse.ts'
import { readSpeeches } from '../../../script/aloud/speeches.ts'
import { createLaughBox } from './box.ts'
import { addLaughs, biggestLaughs, countLaughs, takeLaughs } from './laughs.ts'

const at = (line: number, count = 1): LaughView => ({ chapter: 0, act: 0, line, count })
const cast = ['Ada', 'Kevin']
const lines = [[parseScript('ADA: One.\n\nKEVIN: Two.\n\nADA: Three.\n\nAction here, all day.', { cast })]]

describe('laughs', () => {
  test('at one line are added up, to as many as are counted', () => {
    expect(addLaughs([at(1, 2)], [at(1), at(3)])).toEqual([at(1, 3), at(3)])
    expect(addLaughs([at(1, mostLaughsOfLine)], [at(1)])).toEqual([at(1, mostLaughsOfLine)])
  })

  test('that were sent are taken away, and no more than those', () => {
    const laugh = fc.record({ chapter: fc.nat(1), act: fc.nat(1), line: fc.nat(3), count: fc.constant(1) })
    fc.assert(
      fc.property(fc.array(laugh, { maxLength: 20 }), fc.array(laugh, { maxLength: 20 }), (sent, later) => {
        const left = takeLaughs(addLaughs(addLaughs([], sent), later), addLaughs([], sent))
        const sum = left.reduce((all, { count }) => all + count, 0)
        expect(sum).toBe(later.length)
      }),
    )
  })

  test('belong to the step that has their line', () => {
    const [first, second] = readSpeeches(lines)
    expect(countLaughs([at(1, 2), at(3)], first!)).toBe(2)
    expect(countLaughs([at(1, 2), at(3)], second!)).toBe(1)
  })

  test('biggest first, among equals in the order of the script', () => {
    const laughs = [at(5, 2), at(3, 3), at(1, 2), at(99, 50)]
    expect(biggestLaughs(laughs, lines, 2).map(({ line, count }) => [line.text, count])).toEqual([
      ['Two.', 3],
      ['One.', 2],
    ])
  })

  test('of an audience that counts apart are told besides, and make no line the biggest', () => {
    const loud = { ...at(1, 0), audience: 90 }
    const both = { ...at(3, 2), audience: 4 }
    expect(biggestLaughs([loud, both], lines, 2)).toMatchObject([{ count: 2, audience: 4 }])
    expect(addLaughs([both], [{ ...at(3, 0), audience: 1 }])).toEqual([{ ...both, audience: 5 }])
  })

  test('at a stranger’s line are the stranger’s', () => {
    const text = 'ADA: One.\n\nTHE STRANGER: Two.\n\nKEVIN: Three.'
    const some = [[parseScript(text, { cast })]]
    expect(biggestLaughs([at(3, 2), at(5)], some, 2).map(({ stranger }) => stranger)).toEqual([
      'THE STRANGER',
      null,
    ])
  })
})

describe('the box', () => {
  let posts: LaughsBody[]
  let answer: unknown
  const post = async (body: LaughsBody) => {
    posts.push(body)
    return answer
  }
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
    posts = []
    answer = { laughs: [] }
  })
  afterEach(() => vi.useRealTimers())

  test('sends a volley as one', async () => {
    const box = createLaughBox('s1', post)
    for (const line of [1, 1, 3]) box.add(at(line))
    await vi.advanceTimersByTimeAsync(1100)
    expect(posts).toEqual([{ laughs: [at(1, 2), at(3)] }])
    expect(box.waiting()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posts).toHaveLength(1)
  })

  test('sends what is more than a request may carry in several', async () => {
    const box = createLaughBox('s1', post)
    box.add(at(1, mostLaughs + 50))
    for (let line = 2; line <= mostLines + 1; line++) box.add(at(line))
    await vi.advanceTimersByTimeAsync(1100)
    expect(posts[0]?.laughs).toHaveLength(mostLines)
    expect(posts[0]?.laughs[0]).toEqual(at(1, mostLaughs))
    await vi.advanceTimersByTimeAsync(1100)
    expect(posts[1]).toEqual({ laughs: [at(1, 50), at(mostLines + 1)] })
  })

  test('keeps what cannot be sent, over a reload, and sends it when it can', async () => {
    answer = problem('unavailable')
    const box = createLaughBox('s1', post)
    box.add(at(1))
    await vi.advanceTimersByTimeAsync(1100)
    box.add(at(1))
    expect(box.waiting()).toEqual([at(1, 2)])
    vi.clearAllTimers()
    answer = {}
    const after = createLaughBox('s1', post)
    expect(after.waiting()).toEqual([at(1, 2)])
    await vi.advanceTimersByTimeAsync(1100)
    expect(posts.at(-1)).toEqual({ laughs: [at(1, 2)] })
    expect(after.waiting()).toEqual([])
  })

  test('tries again, ever more slowly, and at once when there is a network', async () => {
    answer = problem('unavailable')
    const box = createLaughBox('s1', post)
    box.add(at(1))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(posts.length).toBeGreaterThan(2)
    expect(posts.length).toBeLessThan(6)
    const before = posts.length
    answer = {}
    box.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(posts).toHaveLength(before + 1)
    expect(box.waiting()).toEqual([])
  })

  test('lets go of what the server will never have', async () => {
    answer = problem('not-found')
    const box = createLaughBox('s1', post)
    box.add(at(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posts).toHaveLength(1)
    expect(box.waiting()).toEqual([])
  })

  test('loses no laugh that came while others were sent', async () => {
    let answer = (_: unknown) => {}
    const box = createLaughBox('s1', (body) => {
      posts.push(body)
      return new Promise((resolve) => (answer = resolve))
    })
    box.add(at(1))
    await vi.advanceTimersByTimeAsync(1100)
    box.add(at(1))
    answer({})
    await vi.advanceTimersByTimeAsync(1100)
    expect(posts).toEqual([{ laughs: [at(1)] }, { laughs: [at(1)] }])
  })

  test('takes nothing that was put there by hand', () => {
    for (const kept of ['x', '{}', '[1, null, {"chapter": "a"}]']) {
      sessionStorage.setItem('table-read-laughs:s1', kept)
      expect(createLaughBox('s1', post).waiting()).toEqual([])
    }
  })
})
