import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenedScript } from '../../../game/protocol.ts'
import { parseScript } from '../../../script/parse/parse.ts'
import { byName, click, fill, mount, unmount } from '../../test/mount.ts'
import { sampleScript } from '../../test/writing-sample.ts'
import { ScriptView } from '../view.tsx'

let id = 0
beforeEach(() => {
  id++
})
afterEach(unmount)

const all = 'ALL, read by everyone'
const text = 'ADA: One.\n\nKEVIN: Two.\n\nADA: Three.\n\nTHE STRANGER: Boo.\n\nALL: Four!\n'
const lines = [[parseScript(text, { cast: ['Ada', 'Kevin'] })]]

async function show(more: Partial<OpenedScript> = {}) {
  await mount(<ScriptView script={sampleScript({ id: `chips${id}`, ...more })} lines={lines} />)
}

const chips = () => [...document.querySelectorAll('[aria-label=Cast] li')].map((li) => li.textContent)
const cues = () => [...document.querySelectorAll('p[class*=character]')].map((p) => p.textContent)
const field = () => document.querySelector<HTMLInputElement>('dialog input')!
const claim = async (chip: string, name: string) => {
  await click(byName(chip))
  await fill(field(), name)
  await click(byName('Take the Part'))
}

test('anybody may claim a part by tapping its chip, and the script tells who reads', async () => {
  await show()
  expect(chips()).toEqual(['Ada', 'Kevin'])
  expect(cues()).toEqual(['Ada', 'Kevin', 'Ada', 'THE STRANGER, read by Kevin', all])
  await claim('Kevin', ' Cem ')
  expect(document.querySelector('dialog')).toBeNull()
  expect(chips()).toEqual(['Ada', 'Cem is Kevin'])
  expect(cues()).toEqual(['Ada', 'Cem · Kevin', 'Ada', 'THE STRANGER, read by Cem', all])
})

test('a name is typed once, also for the next script, and can be taken back', async () => {
  await show()
  await claim('Ada', 'Bo')
  await show({ id: `chips${id}b` })
  expect(chips()).toEqual(['Ada', 'Kevin'])
  await click(byName('Kevin'))
  await click(byName('Bo'))
  expect(chips()).toEqual(['Ada', 'Bo is Kevin'])
  await click(byName('Bo is Kevin'))
  await click(byName('Take the Name Back'))
  expect(chips()).toEqual(['Ada', 'Kevin'])
})

test('it is remembered, and not without a name', async () => {
  await show()
  await claim('Ada', '  ')
  expect(document.querySelector('dialog')?.textContent).toContain('Name is required')
  await fill(field(), 'Dee')
  await click(byName('Take the Part'))
  await show()
  expect(chips()).toEqual(['Dee is Ada', 'Kevin'])
  expect(localStorage.getItem('script:evening')).toContain('Dee')
})

test('a chip that is reached by key is pushed into sight, as it may be half hidden on a phone', async () => {
  await show()
  const pushed: unknown[] = []
  byName('Kevin').scrollIntoView = (how) => pushed.push(how)
  byName('Kevin').focus()
  expect(pushed).toEqual([{ block: 'nearest', inline: 'nearest' }])
})

test('in group play the game gives the parts', async () => {
  await show({
    mode: 'group',
    cast: [
      { name: 'Ada', player: 'Bo' },
      { name: 'Kevin', player: 'Cy' },
    ],
    assignments: [
      { player: 'Bo', part: 'Ada' },
      { player: 'Cy', part: 'Kevin' },
      { player: 'Di', part: 'Kevin' },
    ],
  })
  expect(chips()).toEqual(['Bo is Ada', 'Cy & Di are Kevin'])
  expect(document.querySelector('[aria-label=Cast] button')).toBeNull()
  expect(cues()).toEqual(['Bo · Ada', 'Cy & Di · Kevin', 'Bo · Ada', 'THE STRANGER, read by Cy & Di', all])
})

test('each name stands alone, so that none from right to left swaps with its neighbours', async () => {
  await show()
  await claim('Kevin', 'Cem')
  const alone = (place: string) =>
    [...document.querySelectorAll(`${place} bdi`)].map(({ textContent }) => textContent)
  expect(alone('[aria-label=Cast]')).toEqual(['Ada', 'Cem', 'Kevin'])
  expect(alone('p[class*=character]')).toEqual(['Cem', 'Kevin', 'THE STRANGER', 'Cem', 'ALL'])
  await click(byName('Ada'))
  expect(alone('dialog li')).toContain('Cem')
})
