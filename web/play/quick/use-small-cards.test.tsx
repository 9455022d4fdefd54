import { act, useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, unmount } from '../../test/mount.ts'
import { useSmallCards } from './use-small-cards.ts'

let isPhone: boolean
let wantsStillness: boolean
let shown: Element[]
let look: (isSeen: boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  isPhone = true
  wantsStillness = false
  shown = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? wantsStillness : isPhone,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
})
afterEach(async () => {
  await unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Moment = { hasLines: boolean; isDealing: boolean }

function Game(moment: Moment) {
  const cards = useRef<HTMLDivElement>(null)
  const script = useRef<HTMLDivElement>(null)
  const isSmall = useSmallCards(cards, script, moment)
  return (
    <>
      <div ref={cards}>{isSmall ? 'small' : 'large'}</div>
      <div ref={script}>
        <h2>Title</h2>
      </div>
    </>
  )
}

let setMoment: (moment: Moment) => void

function Table({ first }: { first: Moment }) {
  const [moment, set] = useState(first)
  useEffect(() => {
    setMoment = set
  }, [])
  return <Game {...moment} />
}

const dealing = { hasLines: false, isDealing: true }
const written = { hasLines: true, isDealing: false }
const show = (first: Moment) => mount(<Table first={first} />)
const turn = (moment: Moment) => act(async () => setMoment(moment))
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const size = () => document.querySelector('div > div')?.textContent

test('the cards are looked at, then the page goes to the title, and out of sight they become small', async () => {
  await show(dealing)
  expect(size()).toBe('large')
  await turn({ hasLines: false, isDealing: false })
  await pass(5000)
  expect(shown).toEqual([])
  await turn(written)
  await pass(1000)
  expect(shown).toEqual([])
  await pass(1000)
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Title'])
  look(true)
  await pass(2000)
  expect(size()).toBe('large')
  look(false)
  await pass(2000)
  expect(size()).toBe('small')
  await turn(dealing)
  expect(size()).toBe('large')
})

test('still at once for who wants no motion', async () => {
  wantsStillness = true
  await show(dealing)
  await turn(written)
  await pass(0)
  expect(shown).toHaveLength(1)
})

test.each<[string, () => void]>([
  ['on a wide screen', () => (isPhone = false)],
  ['under the hand of who scrolls', () => vi.stubGlobal('scrollY', 40)],
])('nothing moves %s', async (_, arrange) => {
  await show(dealing)
  arrange()
  await turn(written)
  await pass(5000)
  expect(shown).toEqual([])
})

test('a script that is come back to has small cards from the first, and stays where it was', async () => {
  await show({ hasLines: false, isDealing: false })
  expect(size()).toBe('small')
  await turn(written)
  await pass(5000)
  expect(shown).toEqual([])
})
