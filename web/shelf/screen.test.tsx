import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ScriptListAnswer, type ScriptSummary } from '../../game/protocol.ts'
import {
  address,
  alert,
  answers,
  asked,
  closeStage,
  go,
  openStage,
  readAgain,
  said,
  Stage,
} from '../test/stage.tsx'
import { byName, choose, click, fill, mount } from '../test/mount.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { sampleSummary } from '../test/shelf-sample.ts'
import { ScriptsScreen } from './screen.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  openStage({})
})
afterEach(async () => {
  await closeStage()
  vi.useRealTimers()
})

const shelf = (scripts: readonly Partial<ScriptSummary>[], next: string | null = null): ScriptListAnswer => ({
  scripts: scripts.map((more, n) =>
    sampleSummary({ id: `s${n}`, title: `Script ${n}`, createdAt: `2000-01-01T00:00:0${9 - n}Z`, ...more }),
  ),
  next,
})
const show = (search = '') =>
  mount(
    <Stage at={{ pathname: '/scripts', search, state: null }}>
      <Route path="/scripts" element={<ScriptsScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Stage>,
  )
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const titles = () => [...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent)
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement
const status = () => [...document.querySelectorAll('main > output')].map((one) => one.textContent).join()
const lists = () => asked.filter((request) => request.startsWith('GET /api/scripts'))
function later<T>() {
  let give: (answer: T) => void = () => {}
  const promise = new Promise<T>((resolve) => (give = resolve))
  return { promise, give: (answer: T) => act(async () => give(answer)) }
}

describe('the shelf', () => {
  test('says of each script what it is', async () => {
    answers['GET /api/scripts'] = () =>
      shelf([
        {
          title: 'Hide the Spoons',
          mode: 'group',
          rating: 'r-rated',
          players: ['Ada', 'Bo'],
          state: 'writing',
          share: '/s/x',
          chapters: 2,
          version: { n: 2, of: 3 },
        },
        {},
      ])
    await show()
    const [first, second] = [...document.querySelectorAll('main ul > li:has(h2)')].map((li) => li.textContent)
    for (const word of [
      'Hide the Spoons',
      'Group Play · R-Rated',
      'Players: Ada, Bo',
      'Ada · Bake · Moon',
      'Being written',
      '2 chapters',
      'Version 2 of 3',
      'Shared',
    ])
      expect(first).toContain(word)
    for (const word of ['Players', 'Being', 'chapter', 'Version', 'Shared'])
      expect(second).not.toContain(word)
    expect(document.querySelectorAll('main li img')).toHaveLength(6)
    expect(byName('Hide the Spoons').getAttribute('href')).toBe('/scripts/s0')
    expect(byName('Table Read of Script 1').getAttribute('href')).toBe('/scripts/s1/read')
    expect(status()).toBe('2 scripts')
    expect(document.title).toBe('My Scripts · Twisted Yarn')
  })

  test('leads to a game when it is empty', async () => {
    answers['GET /api/scripts'] = () => shelf([])
    await show()
    expect(said()).toContain('Nothing on the shelf yet')
    expect(byName('Play a game').getAttribute('href')).toBe('/')
  })

  test('says why it cannot be opened, and opens when it is asked again', async () => {
    answers['GET /api/scripts'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
    await show()
    expect(alert()).toBe('Busy.')
    expect(said()).not.toContain('Nothing on the shelf')
    answers['GET /api/scripts'] = () => shelf([{}])
    await click(byName('Try again'))
    expect(titles()).toEqual(['Script 0'])
    expect(alert()).toBeUndefined()
  })

  test('asks who plays when the session has ended', async () => {
    answers['GET /api/scripts'] = () => ({ status: 401, code: 'signed-out' })
    await show()
    expect(readAgain).toHaveBeenCalled()
  })

  test('shows more, once however often it is pressed, and goes on at the first that is new', async () => {
    answers['GET /api/scripts'] = () => shelf([{}, {}], 's1')
    const more = later<object>()
    answers['GET /api/scripts?after=s1'] = () => more.promise
    await show()
    expect(status()).toBe('2+ scripts')
    await act(async () => {
      byName('Show more').click()
      byName('Show more').click()
    })
    expect(lists().filter((request) => request.includes('after'))).toHaveLength(1)
    await more.give({ scripts: [sampleSummary({ id: 'z', title: 'Last' })], next: null })
    expect(titles()).toEqual(['Script 0', 'Script 1', 'Last'])
    expect(document.activeElement?.textContent).toBe('Last')
    expect(said()).not.toContain('Show more')
  })

  test('keeps what it has when there is no more to be had, and asks for more again', async () => {
    answers['GET /api/scripts'] = () => shelf([{}], 's0')
    await show()
    await click(byName('Show more'))
    expect(titles()).toEqual(['Script 0'])
    answers['GET /api/scripts?after=s0'] = () => ({ scripts: [], next: null })
    await click(byName('Try again'))
    expect(said()).not.toContain('Try again')
  })

  test('looks again for as long as something is being written', async () => {
    answers['GET /api/scripts'] = () => shelf([{ state: 'writing' }])
    await show()
    const before = lists().length
    answers['GET /api/scripts'] = () => ({ status: 503, code: 'unavailable' })
    await wait(4000)
    expect(titles()).toEqual(['Script 0'])
    answers['GET /api/scripts'] = () => shelf([{ title: 'Its Own Title' }])
    await wait(4000)
    expect(titles()).toEqual(['Its Own Title'])
    expect(said()).not.toContain('Being written')
    expect(lists()).toHaveLength(before + 2)
    await wait(50_000)
    expect(lists()).toHaveLength(before + 2)
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(lists()).toHaveLength(before + 3)
  })
})

describe('searching', () => {
  test('asks when the typing pauses, and keeps the question in the address', async () => {
    answers['GET /api/scripts'] = () => shelf([{}, {}])
    answers['GET /api/scripts?search=z%26o+x'] = () => shelf([{ title: 'Zoo' }])
    await show()
    const before = lists().length
    for (const text of ['z', 'z&', 'z&o x']) {
      await fill(field('search'), text)
      await wait(100)
    }
    expect(lists()).toHaveLength(before)
    await wait(250)
    expect(lists()).toHaveLength(before + 1)
    expect(address()).toBe('/scripts?search=z%26o+x')
    expect(titles()).toEqual(['Zoo'])
    expect(status()).toBe('1 script for “z&o x”')
  })

  test('begins with what the address asks for, and follows it back', async () => {
    answers['GET /api/scripts?search=zoo'] = () => shelf([{ title: 'Zoo' }])
    answers['GET /api/scripts'] = () => shelf([{}])
    await show('?search=zoo')
    expect([field('search').value, titles()]).toEqual(['zoo', ['Zoo']])
    await act(async () => void go('/scripts'))
    expect([field('search').value, titles()]).toEqual(['', ['Script 0']])
    await fill(field('search'), 'never asked')
    await act(async () => void go(-1))
    await wait(1000)
    expect([field('search').value, titles()]).toEqual(['zoo', ['Zoo']])
    expect(asked.join()).not.toContain('never')
  })

  test('shows what was asked for after Back, not what was typed elsewhere', async () => {
    answers['GET /api/scripts'] = () => shelf([{}])
    answers['GET /api/scripts?search=zoo'] = () => shelf([{ title: 'Zoo' }])
    answers['GET /api/scripts?search=elk'] = () => shelf([{ title: 'Elk' }])
    await show()
    await fill(field('search'), 'zoo')
    await wait(250)
    await act(async () => void go('/scripts'))
    await fill(field('search'), 'elk')
    await wait(250)
    await act(async () => void go(-1))
    expect([field('search').value, titles()]).toEqual(['zoo', ['Zoo']])
  })

  test('says when nothing matches, and shows all again', async () => {
    answers['GET /api/scripts?search=qq'] = () => shelf([])
    answers['GET /api/scripts'] = () => shelf([{}])
    await show('?search=qq')
    expect(status()).toBe('No script matches “qq”.')
    await click(byName('Show all my scripts'))
    expect(titles()).toEqual(['Script 0'])
    expect(address()).toBe('/scripts')
    expect(field('search').value).toBe('')
  })

  test('ignores an answer that a newer question has overtaken, and keeps what is typed on', async () => {
    const [slow, quick] = [later<object>(), later<object>()]
    answers['GET /api/scripts'] = () => shelf([{}])
    answers['GET /api/scripts?search=a'] = () => slow.promise
    answers['GET /api/scripts?search=ab'] = () => quick.promise
    await show()
    await fill(field('search'), 'a')
    await wait(250)
    expect(status()).toBe('Searching…')
    expect(titles()).toEqual(['Script 0'])
    await fill(field('search'), 'ab')
    await wait(250)
    await fill(field('search'), 'abc')
    await quick.give(shelf([{ title: 'Quick' }]))
    await slow.give(shelf([{ title: 'Slow' }]))
    expect(titles()).toEqual(['Quick'])
    expect(field('search').value).toBe('abc')
  })
})

describe('a script', () => {
  beforeEach(() => {
    answers['GET /api/scripts'] = () => shelf([{}, {}])
  })

  test('is renamed, and what was typed stays when that fails', async () => {
    await show()
    await choose('More … for Script 1', 'Rename')
    expect(field('title').value).toBe('Script 1')
    await fill(field('title'), '  ')
    await click(byName('Save'))
    expect(said()).toContain('A title is required')
    await fill(field('title'), 'Spoons')
    answers['PATCH /api/scripts/s1'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
    await click(byName('Save'))
    expect(said()).toContain('Busy.')
    expect(field('title').value).toBe('Spoons')
    expect(document.activeElement).toBe(field('title'))
    answers['PATCH /api/scripts/s1'] = () => sampleScript({ id: 's1', title: 'Spoons' })
    await click(byName('Try again'))
    expect(titles()).toEqual(['Script 0', 'Spoons'])
    expect(document.querySelector('dialog')).toBeNull()
    expect(asked.filter((request) => request.startsWith('PATCH'))).toEqual([
      'PATCH /api/scripts/s1 {"title":"Spoons"}',
      'PATCH /api/scripts/s1 {"title":"Spoons"}',
    ])
  })

  test('keeps its name without asking when nothing was changed', async () => {
    await show()
    await choose('More … for Script 1', 'Rename')
    await click(byName('Save'))
    expect(document.querySelector('dialog')).toBeNull()
    expect(asked.join()).not.toContain('PATCH')
  })

  test('is deleted, once however often it is pressed, and comes back to its place', async () => {
    const gone = later<object>()
    answers['DELETE /api/scripts/s0'] = () => gone.promise
    answers['POST /api/scripts/s0/restoration'] = () =>
      sampleScript({ id: 's0', title: 'Script 0', createdAt: '2000-01-01T00:00:09Z' })
    await show()
    await click(byName('More … for Script 0'))
    const twice = byName('Delete')
    await act(async () => {
      twice.click()
      twice.click()
    })
    await gone.give({ status: 204 })
    expect(asked.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
    expect(titles()).toEqual(['Script 1'])
    expect(said()).toContain('“Script 0” is deleted.')
    expect(document.activeElement?.textContent).toBe('Undo')
    await wait(10_000)
    await click(byName('Undo'))
    expect(titles()).toEqual(['Script 0', 'Script 1'])
    expect(said()).toContain('“Script 0” is back.')
  })

  test('from a room is read and taken off the shelf, and changed by its host alone', async () => {
    answers['GET /api/scripts'] = () => shelf([{ isOwn: false }, {}])
    answers['DELETE /api/scripts/s0'] = () => ({ status: 204 })
    await show()
    const [first, second] = [...document.querySelectorAll('main ul > li:has(h2)')].map((li) => li.textContent)
    expect([first, second].map((text) => text?.includes('From a room'))).toEqual([true, false])
    expect(byName('Table Read of Script 0').getAttribute('href')).toBe('/scripts/s0/read')
    expect(() => byName('Continue Script 0')).toThrow('Nothing')
    await click(byName('More … for Script 0'))
    expect(() => byName('Rename')).toThrow('Nothing')
    await click(byName('Take off My Shelf'))
    expect(titles()).toEqual(['Script 1'])
    expect(said()).toContain('“Script 0” is off your shelf.')
    expect(document.activeElement?.textContent).toBe('Undo')
  })

  test('is continued, once however often it is pressed, on its page', async () => {
    answers['POST /api/scripts/s0/continuations'] = () => sampleScript({ id: 's0' })
    await show()
    await act(async () => {
      byName('Continue Script 0').click()
      byName('Continue Script 0').click()
    })
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/scripts/s0/continuations {"writer":"default"}',
    ])
    expect(address()).toBe('/scripts/s0')
  })

  test('says why it cannot be continued, and is not while it is being written', async () => {
    answers['GET /api/scripts'] = () => shelf([{}, { state: 'writing' }])
    answers['POST /api/scripts/s0/continuations'] = () => ({
      status: 503,
      code: 'unavailable',
      title: 'Busy.',
    })
    await show()
    await click(byName('Continue Script 0'))
    expect(alert()).toBe('Busy.')
    expect(address()).toBe('/scripts')
    expect(byName('Continue Script 1').hasAttribute('disabled')).toBe(true)
  })

  test('stays when it cannot be deleted', async () => {
    answers['DELETE /api/scripts/s0'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
    await show()
    await choose('More … for Script 0', 'Delete')
    expect(alert()).toBe('“Script 0” is still there. Busy.')
    expect(titles()).toEqual(['Script 0', 'Script 1'])
  })

  test('can be had back again after that has failed', async () => {
    answers['DELETE /api/scripts/s0'] = () => ({ status: 204 })
    await show()
    await choose('More … for Script 0', 'Delete')
    answers['POST /api/scripts/s0/restoration'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
    await click(byName('Undo'))
    expect(said()).toContain('“Script 0” could not be brought back. Busy.')
    answers['POST /api/scripts/s0/restoration'] = () => ({ status: 404, code: 'not-found' })
    await click(byName('Undo'))
    expect(alert()).toBe('“Script 0” is gone for good.')
  })
})
