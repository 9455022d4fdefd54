import { afterEach, expect, test } from 'vitest'
import { byName, click, mount, unmount } from '../../test/mount.ts'
import { type Moment } from './evening.ts'
import { EveningTally } from './tally.tsx'

afterEach(unmount)

const moment = (name: string, laughs: number, duels = 0): Moment => ({ name, laughs, duels })
let asked: boolean[] = []
const show = (moments: readonly Moment[], laughs: number, isShown = true) => {
  asked = []
  return mount(
    <EveningTally
      moments={moments}
      laughs={laughs}
      scripts={laughs === 1 ? 1 : 3}
      isShown={isShown}
      onShow={(is) => asked.push(is)}
    />,
  )
}
const told = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('is told in the order it is given, without ranks', async () => {
  await show([moment('Ada', 1), moment('Bo', 14, 1), moment('Cy', 2, 2), moment('Dee', 0, 1)], 17)
  expect(document.querySelector('p')?.textContent).toBe('17 laughs at 3 scripts')
  expect(told()).toEqual([
    'Ada made the room laugh once.',
    'Bo made the room laugh 14 times and won a duel.',
    'Cy made the room laugh twice and won 2 duels.',
    'Dee won a duel.',
  ])
})

test('is shown and hidden by a button that says which', async () => {
  await show([moment('Ada', 1)], 1, false)
  expect(told()).toEqual([])
  expect(byName('Show the evening so far').getAttribute('aria-expanded')).toBe('false')
  await click(byName('Show the evening so far'))
  await show([moment('Ada', 1)], 1)
  expect(document.querySelector('p')?.textContent).toBe('One laugh at one script')
  expect(byName('Hide the evening so far').getAttribute('aria-expanded')).toBe('true')
  await click(byName('Hide the evening so far'))
  expect(asked).toEqual([false])
})

test('says how names come into it, and is not there when nothing has happened', async () => {
  await show([], 5)
  expect(document.body.textContent).toContain('Say who reads which part')
  await show([], 0)
  expect(document.querySelector('section')).toBeNull()
})
