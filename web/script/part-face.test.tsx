import { afterEach, expect, test } from 'vitest'
import { mount, unmount } from '../test/mount.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { PartFace } from './part-face.tsx'

afterEach(unmount)

const cast = ['Ada', 'Dee Dee', 'Detective Dolores'].map((name) => ({ name, player: null }))
const script = sampleScript({ cast })

async function draw(part: string): Promise<string> {
  const place = await mount(<PartFace script={script} part={part} />)
  return place.innerHTML
}

test('the drawn character looks as on its card', async () => {
  expect(await draw('Ada')).toContain('src="/cards/Ada.svg"')
})

test('every other part has a face of its own, always the same, which no screen reader reads', async () => {
  const [dee, dolores] = [await draw('Dee Dee'), await draw('Detective Dolores')]
  expect(dee).not.toBe(dolores)
  expect(await draw('Dee Dee')).toBe(dee)
  expect(dee).toContain('aria-hidden="true"')
  expect(dee).not.toMatch(/style=|<text/)
})
