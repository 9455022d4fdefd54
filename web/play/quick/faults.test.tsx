import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StandInEventSource as Source } from '../../test/event-source.ts'
import { byName, click, mount } from '../../test/mount.ts'
import { alert, closeStage, deck, openStage, said, Stage, stream } from '../../test/stage.tsx'
import { sampleScript } from '../../test/writing-sample.ts'
import { QuickGameScreen } from './screen.tsx'

/** What a service or a broken proxy may answer instead, as it stands in the answer. */
let odd: Record<string, string>

beforeEach(() => {
  odd = {}
  openStage({
    'GET /api/cards': () => deck(3),
    'POST /api/scripts': () => sampleScript(),
    'GET /api/scripts/s1': () => sampleScript(),
    'POST /api/scripts/s1/continuations': () => sampleScript(),
  })
  const fetchSound = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = odd[`${init.method} ${path}`]
    return body === undefined ? fetchSound(path, init) : new Response(body)
  })
})
afterEach(closeStage)

async function visit(search = '') {
  await mount(
    <Stage at={{ pathname: '/quickgame', search, state: { isExplicit: false } }}>
      <Route path="/quickgame" element={<QuickGameScreen />} />
    </Stage>,
  )
}

const { cast: _, ...withoutCast } = sampleScript()
const { state: __, ...withoutState } = sampleScript()
const oddBodies = {
  nothing: '',
  null: 'null',
  'a page': '<!doctype html>',
  'a list': '[]',
  'a word': '"ok"',
  'another object': '{}',
  'no cast': JSON.stringify(withoutCast),
  'no state': JSON.stringify(withoutState),
  'a cast without names': JSON.stringify({ ...sampleScript(), cast: [null] }),
  'no chapters': JSON.stringify({ ...sampleScript(), chapters: {} }),
  'a problem nobody knows': JSON.stringify({ code: 'odd', sentence: 7 }),
}
const network = 'Network error. Please check your internet connection.'

test('texts that are none are told as no answer', async () => {
  odd['POST /api/scripts'] = JSON.stringify({ ...sampleScript(), texts: [[null]] })
  await visit()
  expect(alert()).toContain(network)
})

describe.each(Object.entries(oddBodies))('answered with %s', (_, body) => {
  test('a start says so, and can be tried again', async () => {
    odd['POST /api/scripts'] = body
    await visit()
    expect(alert()).toBe(`Failed to generate script. Please try again. Error: ${network}`)
    odd = {}
    await click(byName('Try again'))
    expect(said()).toContain('Kevin')
    expect(alert()).toBeUndefined()
  })

  test('the opening of a script says so, and can be tried again', async () => {
    odd['GET /api/scripts/s1'] = body
    await visit('?script=s1')
    expect(alert()).toContain(network)
    odd = {}
    await click(byName('Try again'))
    expect(said()).toContain('Kevin')
  })

  test('the cards are told as a failed beginning', async () => {
    odd['GET /api/cards'] = body
    await visit()
    expect(alert()).toBe(`Failed to initialize game. Please try again. Error: ${network}`)
    odd = {}
    await click(byName('Try again'))
    expect(said()).toContain('Kevin')
  })

  test('a continuation keeps what there is', async () => {
    odd['POST /api/scripts/s1/continuations'] = body
    await visit()
    await stream((source) => {
      source.piece(1, { text: 'ADA\nHello.\n\n' })
      source.end()
    })
    await click(byName('Continue Script'))
    expect(alert()).toContain(network)
    expect(said()).toContain('Hello.')
  })
})

describe('in the stream', () => {
  const emit = (type: string, data: string, lastEventId = '1') =>
    stream((source) => void source.dispatchEvent(new MessageEvent(type, { data, lastEventId })))

  test.each([
    '',
    'null',
    '7',
    '{}',
    '{"chapter":0}',
    '{"chapter":1e9,"act":0,"drop":0,"text":"x"}',
    '{"chapter":"0"}',
  ])('a piece such as %s is passed over, and the script read again', async (data) => {
    await visit()
    odd['GET /api/scripts/s1'] = JSON.stringify(sampleScript({ texts: [['ADA\nStored.\n\n']], last: 1 }))
    await emit('piece', data)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))))
    expect(said()).toContain('Stored.')
  })

  test.each(['', 'null', '7', '{}', '{"state":"odd"}', '{"state":"failed","problem":{"code":"odd"}}'])(
    'an end such as %s is no end: the script is read again',
    async (data) => {
      await visit()
      odd['GET /api/scripts/s1'] = JSON.stringify(
        sampleScript({ state: 'written', texts: [['ADA\nStored.\n\n']], last: 1 }),
      )
      await emit('end', data)
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))))
      expect(said()).toContain('Stored.')
      expect(Source.last().readyState).toBe(Source.CLOSED)
    },
  )
})
