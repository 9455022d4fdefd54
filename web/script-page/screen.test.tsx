import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type OpenedScript } from '../../game/protocol.ts'
import { StandInEventSource as Source } from '../test/event-source.ts'
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
  stream,
} from '../test/stage.tsx'
import { byName, choose, click, fill, mount } from '../test/mount.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { ScriptScreen } from './screen.tsx'

const written = (text: string, more: Partial<OpenedScript> = {}) =>
  sampleScript({ state: 'written', texts: [[text]], last: 9, ...more })

beforeEach(() => openStage({ 'GET /api/scripts/s1': () => written('ADA\nHello.') }))
afterEach(closeStage)

const show = (path = '/scripts/s1') =>
  mount(
    <Stage at={{ pathname: path, search: '', state: null }}>
      <Route path="/scripts/:id" element={<ScriptScreen />} />
      <Route path="/scripts" element={<p>the shelf</p>} />
    </Stage>,
  )
const title = () => document.querySelector('h1')?.textContent
const play = (text: string) =>
  stream((source) => {
    source.open()
    source.piece(1, { text })
  })

describe('the page of a script', () => {
  test('shows what it was made of and all of its text', async () => {
    const made = { mode: 'group', rating: 'r-rated', players: ['Ada', 'Bo'], title: 'Spoons' } as const
    let answer = (_: OpenedScript) => {}
    const read = new Promise<OpenedScript>((resolve) => (answer = resolve))
    answers['GET /api/scripts/s1'] = () => read
    await show()
    expect(said()).toContain('Opening the script…')
    await act(async () => answer(written('ADA\nHello.\n\nKEVIN\nBye.', made)))
    for (const text of [
      'Spoons',
      'Group Play · R-Rated',
      'Players: Ada, Bo',
      'Bake',
      'Moon',
      'Hello.',
      'Bye.',
    ])
      expect(said()).toContain(text)
    expect(said()).toContain('The script is finished.')
    expect(document.title).toBe('Spoons · Twisted Yarn')
    expect(byName('Table Read').getAttribute('href')).toBe('/scripts/s1/read')
    expect(said()).not.toContain('Stop')
    expect(Source.all).toEqual([])
  })

  test('shows what is stored of one that is written, and follows it on from there', async () => {
    answers['GET /api/scripts/s1'] = () => sampleScript({ texts: [['ADA\nHello.\n\n']], last: 3 })
    await show()
    expect(said()).toContain('Hello.')
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=3')
    await stream((source) => source.piece(4, { text: 'KEVIN\nBye.\n\n' }))
    expect(said()).toContain('Bye.')
  })

  test('takes its title from the script as soon as that has one', async () => {
    answers['GET /api/scripts/s1'] = () => sampleScript()
    await show()
    expect(title()).toBe('Ada in Bake')
    await play('<title>Hide the Spoons</title>\nADA\nHello.\n\n')
    expect(title()).toBe('Hide the Spoons')
  })

  test('follows it while it is written, stops it, and goes on', async () => {
    answers['GET /api/scripts/s1'] = () => sampleScript()
    answers['POST /api/scripts/s1/stop'] = () => sampleScript({ state: 'stopped' })
    await show()
    await play('ADA\nHello.\n\n')
    expect(said()).toContain('Writing act 1 of 5…')
    await click(byName('Stop'))
    await stream((source) => source.end({ state: 'stopped' }))
    expect(said()).toContain('Stopped.')
    const [chapter] = sampleScript().chapters
    answers['POST /api/scripts/s1/continuations'] = () =>
      sampleScript({ chapters: chapter ? [chapter, chapter] : [] })
    await click(byName('Continue Script'))
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=1')
    await stream((source) => source.piece(2, { chapter: 1, text: 'KEVIN\nAnd on.\n\n' }))
    expect(said()).toContain('And on.')
  })

  test('shows the other script when the address changes, and nothing of the first any more', async () => {
    answers['GET /api/scripts/s1'] = () => sampleScript()
    answers['GET /api/scripts/s2'] = () => written('ADA\nTwo hello.', { id: 's2', title: 'Two' })
    await show()
    await play('ADA\nOne hello.\n\n')
    const first = Source.last()
    await act(async () => void go('/scripts/s2'))
    expect(said()).not.toContain('One hello.')
    expect(first.readyState).toBe(Source.CLOSED)
    expect(said()).toContain('Two hello.')
    expect(title()).toBe('Two')
  })

  test('is read anew when its address is come to once more', async () => {
    await show()
    expect(said()).toContain('Hello.')
    answers['GET /api/scripts/s1'] = () => ({ status: 404, code: 'not-found' })
    await act(async () => void go('/scripts/s1'))
    expect(title()).toBe('No Such Script')
  })

  test('is renamed', async () => {
    answers['PATCH /api/scripts/s1'] = () => written('', { title: 'Spoons' })
    await show()
    await click(byName('Rename'))
    await fill(document.querySelector('input[name=title]') as HTMLInputElement, 'Spoons')
    await click(byName('Save'))
    expect(title()).toBe('Spoons')
    expect(said()).toContain('Hello.')
  })

  test('is deleted, leads to the shelf, and offers to have it back', async () => {
    answers['DELETE /api/scripts/s1'] = () => ({ status: 204 })
    await show()
    await choose('More …', 'Delete')
    expect(address()).toBe('/scripts')
    expect(said()).toContain('“Ada in Bake” is deleted.')
    expect(document.activeElement?.textContent).toBe('Undo')
  })

  test.each(['written', 'writing', 'failed'] as const)(
    'shows who was in its room no more than they may do, when it is %s',
    async (state) => {
      const chapter = { writer: 'gpt', state, problem: null, acts: 5, promisedWords: 20 }
      answers['GET /api/scripts/s1'] = () =>
        written('ADA\nHello.', { isOwn: false, state, chapters: [chapter] })
      answers['DELETE /api/scripts/s1'] = () => ({ status: 204 })
      await show()
      expect(said()).toContain('From a room you were in. Only its host can change it.')
      for (const name of ['Table Read', 'Export']) expect(byName(name).textContent).toContain(name)
      const barred = [
        'Rename',
        'Continue Script',
        'Stop',
        'Share',
        'Try again',
        'Let the house writer finish',
      ]
      for (const name of barred) expect(() => byName(name), name).toThrow('Nothing')
      await click(byName('More …'))
      expect(() => byName('Write Another Version')).toThrow('Nothing')
      await click(byName('Take off My Shelf'))
      expect(address()).toBe('/scripts')
      expect(said()).toContain('“Ada in Bake” is off your shelf.')
    },
  )

  test('stays when it cannot be deleted', async () => {
    answers['DELETE /api/scripts/s1'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
    await show()
    await choose('More …', 'Delete')
    expect(alert()).toContain('Busy.')
    expect(address()).toBe('/scripts/s1')
    await click(byName('More …'))
    expect(byName('Delete').getAttribute('aria-disabled')).toBeNull()
  })
})

describe('a script that cannot be shown', () => {
  test('is said to be none, with a way to the shelf', async () => {
    await show('/scripts/none')
    expect(title()).toBe('No Such Script')
    expect(byName('My Scripts').getAttribute('href')).toBe('/scripts')
    expect(said()).not.toContain('Try again')
  })

  test('is asked for again', async () => {
    answers['GET /api/scripts/s1'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
    await show()
    expect(said()).toContain('Busy.')
    answers['GET /api/scripts/s1'] = () => written('ADA\nHello.')
    await click(byName('Try again'))
    expect(said()).toContain('Hello.')
  })

  test('asks who plays when the session has ended', async () => {
    answers['GET /api/scripts/s1'] = () => ({ status: 401, code: 'signed-out' })
    await show()
    expect(readAgain).toHaveBeenCalled()
  })

  test('keeps its text when it was deleted elsewhere meanwhile', async () => {
    answers['GET /api/scripts/s1'] = () => sampleScript()
    await show()
    await play('ADA\nHello.\n\n')
    answers['GET /api/scripts/s1'] = () => ({ status: 404, code: 'not-found' })
    await stream((source) => source.fail('refused'))
    expect(said()).toContain('This script is not there any more.')
    expect(said()).toContain('Hello.')
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual([])
  })
})
