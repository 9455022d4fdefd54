import { XMLValidator } from 'fast-xml-parser'
import { afterAll, describe, expect, it } from 'vitest'
import { hostile } from '../../test/hostile.ts'
import { createPainter } from '../painter.ts'
import { composeLaugh } from './compose.ts'
import { type Laughed, type Speaker } from './laughed.ts'
import { drawLaugh } from './picture.ts'
import { runsOf } from './runs.ts'

const speaker: Speaker = {
  part: 'Kevin',
  name: 'Kevin',
  reader: 'Bo',
  cast: ['Ada', 'Kevin'],
  card: null,
}
const soup: Laughed = {
  words: '“I brought soup.”',
  speaker,
  title: 'The Sock',
  plainTitle: 'Ada in Hats',
  isRated: false,
}

describe('a laugh as a picture', () => {
  const painter = createPainter()
  afterAll(() => painter.close())
  const draw = async (more: Partial<Laughed> = {}) => {
    const png = await drawLaugh(painter, { ...soup, ...more }, null)
    return typeof png === 'string' ? png : Buffer.from(png)
  }

  it('is a PNG of 1200 × 630, the same each time, and another for each thing it tells', async () => {
    const png = await draw()
    if (typeof png === 'string') throw new Error(png)
    expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(await draw()).toEqual(png)
    const others = [
      { words: '“I brought the soup.”' },
      { title: 'The Hat' },
      { isRated: true },
      { speaker: null },
      { speaker: { ...speaker, reader: null } },
      { speaker: { ...speaker, reader: 'Cy' } },
      { speaker: { ...speaker, name: 'The Stranger' } },
      { speaker: { ...speaker, part: 'Ada' } },
    ]
    for (const other of others) expect(await draw(other), JSON.stringify(other)).not.toEqual(png)
  })

  it.each([
    ['emoji', '“My 🎩!”', '“My !”'],
    ['Hebrew', '“שלום!”', '“!”'],
    ['Arabic', '“مرحبا!”', '“!”'],
    ['Greek', '“Ξεσκεπάζω!”', '“!”'],
    ['Cyrillic', '“Привет!”', '“!”'],
  ])('has the letters of %s', async (_, words, without) => {
    expect(await draw({ words })).toBeInstanceOf(Buffer)
    expect(await draw({ words })).not.toEqual(await draw({ words: without }))
    expect(await draw({ speaker: { ...speaker, reader: words } })).not.toEqual(
      await draw({ speaker: { ...speaker, reader: without } }),
    )
  })

  it('says so where it has not, and leaves a name out rather than drawing boxes', async () => {
    expect(await draw({ words: '“帽子”' })).toBe('unreadable')
    expect(await draw({ speaker: { ...speaker, reader: '小明' } })).toEqual(
      await draw({ speaker: { ...speaker, reader: null } }),
    )
    expect(await draw({ title: '帽子' })).toEqual(await draw({ title: soup.plainTitle }))
  })

  it('takes any length', async () => {
    const long = 'all the way down '.repeat(300)
    expect(await draw({ words: long, title: long, speaker: { ...speaker, name: long } })).toBeInstanceOf(
      Buffer,
    )
    expect(await draw({ words: 'ha'.repeat(3000) })).toBeInstanceOf(Buffer)
  })

  it.each(hostile)('lets %s be nothing but letters', async (text) => {
    const line = { size: 30, lines: [text as string] }
    const compose = (one: typeof line) =>
      composeLaugh(soup, null, { quote: one, name: one, reader: one, title: one })
    const svg = await compose(line)
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(svg.match(/<\w+/g)).toEqual((await compose({ size: 30, lines: ['Plain.'] })).match(/<\w+/g))
  })
})

it('gives emoji their own font, letter by letter as they are seen', () => {
  expect(runsOf('A 👩‍👩‍👧 © 1❤️', 'Courier Prime')).toEqual([
    { text: 'A ', family: 'Courier Prime' },
    { text: '👩👩👧', family: 'Noto Emoji' },
    { text: ' © 1', family: 'Courier Prime' },
    { text: '❤', family: 'Noto Emoji' },
  ])
})
