import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SharedScript } from '../../game/protocol.ts'
import { readChapters } from '../../script/read-chapters.ts'
import { answers, asked, closeStage, openStage, said, Stage } from '../test/stage.tsx'
import { byName, click, mount, press } from '../test/mount.ts'
import { SharedReadScreen } from './screen.tsx'

const picture = (name: string) => ({ name, image_url: `/cards/${name}.svg` })
const linesOf = (text: string) => readChapters([[text]], ['Ada', 'Kevin'])

function shared(more: Partial<SharedScript> = {}): SharedScript {
  return {
    title: 'The Damned Sock',
    rating: 'family-friendly',
    draw: { characters: picture('Ada'), programs: picture('Bake'), settings: picture('Moon') },
    cast: [
      { name: 'Ada', player: 'Bo' },
      { name: 'Kevin', player: null },
    ],
    assignments: [],
    writers: ['The house writer'],
    isGrowing: false,
    lines: linesOf('ADA\nOne.\n\nKEVIN\nTwo.\n\n'),
    ...more,
  }
}

const address = 'GET /s/abc/script'

beforeEach(() => {
  sessionStorage.clear()
  openStage({ [address]: () => shared() })
})
afterEach(async () => {
  vi.useRealTimers()
  await closeStage()
})

const visit = () =>
  mount(
    <Stage
      at={{ pathname: '/s/abc/read', search: '', state: null }}
      session={{ is: 'signed-out', host: { writer: '', google: false }, left: false }}
    >
      <Route path="/s/:shareId/read" element={<SharedReadScreen />} />
    </Stage>,
  )
const now = () => document.querySelector('[data-now]')?.textContent ?? ''
const links = () =>
  [...document.querySelectorAll('main a')].map((a) => [a.textContent, a.getAttribute('href')])

test('is read to its end by whoever has the link, and laughs stay in the room', async () => {
  await visit()
  expect(now()).toContain('One.')
  expect(document.title).toBe('The Damned Sock · Table Read · Twisted Yarn')
  await press('l')
  await press('ArrowRight')
  expect(now()).toContain('Two.')
  await press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('The End')
  expect(document.querySelector('figure')?.textContent).toMatch(/^“One\.”.* · 1 laugh$/)
  expect(links()).toEqual([
    ['Play', '/'],
    ['Back to the script', '/s/abc'],
  ])
  expect(said()).not.toContain('The story goes on')
  await click(byName('Read again'))
  expect(now()).toContain('One.')
  expect(new Set(asked)).toEqual(new Set([address]))
  expect(Object.keys(sessionStorage).filter((key) => key.includes('laughs'))).toEqual([])
})

test('an R-rated title stays out of histories', async () => {
  answers[address] = () => shared({ rating: 'r-rated' })
  await visit()
  expect(document.title).toBe('Ada in Bake · Table Read · Twisted Yarn')
  await press('ArrowRight')
  await press('ArrowRight')
  expect(links()[1]).toEqual(['Back to the script', '/s/abc?show=script'])
})

test('goes on by itself while it is being written', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers[address] = () => shared({ isGrowing: true, lines: linesOf('ADA\nOne.\n\n') })
  await visit()
  await press('ArrowRight')
  expect(said()).not.toContain('The End')
  answers[address] = () => shared()
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(said()).toContain('Two.'))
})

test('says that there is nothing, or that it did not come, with a way on', async () => {
  answers[address] = () => ({ status: 404, code: 'not-found' })
  await visit()
  expect(said()).toContain('Off the Air')
  expect(byName('Play').getAttribute('href')).toBe('/')
  answers[address] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
  await visit()
  expect(said()).toContain('The script cannot be opened. Busy.')
  answers[address] = () => shared()
  await click(byName('Try again'))
  expect(now()).toContain('One.')
})
