import { XMLValidator } from 'fast-xml-parser'
import { type Worker } from 'node:worker_threads'
import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readCardFiles } from '../test/shared.ts'
import { hostile } from '../test/hostile.ts'
import { type Face } from './face.ts'
import { createPainter } from './painter.ts'
import { composePicture, drawPicture } from './picture.ts'

const face: Face = {
  title: 'The Hat',
  description: '',
  isRated: false,
  pictures: [],
  minutes: 5,
  plainTitle: 'Ada in Hats',
}

describe('the picture of a link', () => {
  const painter = createPainter()
  afterAll(() => painter.close())

  const draw = async (title: string, more: Partial<Face> = {}) => {
    const png = await drawPicture(painter, { ...face, title, ...more }, [null, null, null])
    return Buffer.from(png ?? [])
  }

  it('is a PNG of 1200 × 630 that is not blank, the same each time', async () => {
    const files = [...(await readCardFiles()).entries()].filter(([path]) => path.startsWith('/cards/'))
    const drawings = files.slice(0, 3).map(([, file]) => file.body)
    const png = Buffer.from((await drawPicture(painter, face, drawings)) ?? [])
    expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeGreaterThan(30_000)
    expect(png.length).toBeLessThan(600_000)
    expect(countColours(png)).toBeGreaterThan(50)
    const again = await drawPicture(painter, face, drawings)
    expect(Buffer.from(again ?? []).equals(png)).toBe(true)
    expect((await draw('The Hat')).equals(png)).toBe(false)
  })

  it.each([
    'Zażółć gęślą jaźń',
    'Ğüşıöç',
    'Đường phở Việt',
    'Привет, їжак',
    'Ξεσκεπάζω',
    'שלום עולם',
    'Ça alors — “œuvre”',
  ])('has the letters of %s', async (title) => {
    const widths = await painter.measure([...new Set(title.replaceAll(' ', ''))])
    expect(Math.min(...widths)).toBeGreaterThan(0)
    expect((await draw(title)).equals(await draw(face.plainTitle))).toBe(false)
  })

  it('tells the cards’ names where it would lose letters, and lets go of mere decoration', async () => {
    const plain = await draw(face.plainTitle)
    expect((await draw('帽子')).equals(plain)).toBe(true)
    expect((await draw('The 帽子 Hat')).equals(plain)).toBe(true)
    expect((await draw('🎩')).equals(plain)).toBe(true)
    expect((await draw('The 🎩 Hat 👩‍👩‍👧')).equals(await draw('The Hat'))).toBe(true)
    expect((await draw('The \u0000\u0007\u202e\ud800 Hat')).equals(await draw('The Hat'))).toBe(true)
  })

  it('says when it is R-rated', async () => {
    expect((await draw('The Hat', { isRated: true })).equals(await draw('The Hat'))).toBe(false)
  })

  it.each(hostile)('lets %s be nothing but letters', async (title) => {
    const svg = await composePicture({ ...face, title }, { size: 40, lines: [title] }, [null, null, null])
    expect(XMLValidator.validate(svg)).toBe(true)
    const plain = await composePicture(face, { size: 40, lines: ['The Hat'] }, [null, null, null])
    expect(svg.match(/<\w+/g)).toEqual(plain.match(/<\w+/g))
    expect((await draw(title)).length).toBeGreaterThan(5_000)
  })

  it('does not keep others waiting while it is drawn', async () => {
    const started = performance.now()
    let longest = 0
    let last = started
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 1)
    await Promise.all([draw('One'), draw('Two'), draw('Three')])
    clearInterval(timer)
    expect(longest).toBeLessThan((performance.now() - started) / 2)
  })
})

it('paints no more than can be waited for, and not at all when it has closed', async () => {
  const painter = createPainter()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const all = await Promise.all(Array.from({ length: 40 }, () => painter.paint(svg)))
  expect(all.filter((png) => png === null).length).toBeGreaterThan(10)
  expect(all.filter((png) => png !== null).length).toBeGreaterThan(10)
  await expect(painter.paint('<svg')).rejects.toThrow('could not be drawn')
  expect(await painter.paint(svg)).not.toBeNull()
  await painter.close()
  await expect(painter.paint(svg)).rejects.toThrow('gone home')
})

it('gives its thread up when nothing is to be painted, and begins another when something is', async () => {
  let begun = 0
  let ended = 0
  const count = (worker: Worker) => {
    begun++
    worker.once('exit', () => ended++)
  }
  process.on('worker', count)
  const painter = createPainter(50)
  await painter.measure(['a'])
  await painter.measure(['b'])
  await expect.poll(() => [begun, ended]).toEqual([1, 1])
  expect(await painter.measure(['a'])).toHaveLength(1)
  expect(begun).toBe(2)
  await painter.close()
  process.off('worker', count)
})

/** Of a PNG without interlacing. Filters are not undone, which does not matter for telling it from a blank one. */
function countColours(png: Buffer): number {
  const chunks: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const pixels = inflateSync(Buffer.concat(chunks))
  const seen = new Set<number>()
  for (let at = 1; at + 4 < pixels.length; at += 4) seen.add(pixels.readUInt32BE(at))
  return seen.size
}
