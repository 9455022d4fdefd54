import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OpenedScript } from '../../../game/protocol.ts'
import { StandInEventSource as Source } from '../../test/event-source.ts'
import {
  address,
  alert,
  answers,
  asked,
  closeStage,
  deck,
  go,
  openStage,
  readAgain,
  said,
  Stage,
  starts,
  stream,
} from '../../test/stage.tsx'
import { byName, click, mount } from '../../test/mount.ts'
import { sampleScript } from '../../test/writing-sample.ts'
import { type Ahead, AheadContext, createAhead } from '../ahead.tsx'
import { beginGame } from './begin.ts'
import { QuickGameScreen } from './screen.tsx'

let scripts: OpenedScript[]

beforeEach(() => {
  scripts = []
  openStage({
    'GET /api/cards': () => deck(3),
    'POST /api/scripts': () => start({}),
    'POST /api/scripts/s1/stop': () => sampleScript({ state: 'stopped' }),
    'GET /api/scripts/s1': () => sampleScript(),
  })
})
afterEach(closeStage)

function start(more: Partial<OpenedScript>): OpenedScript {
  const script = sampleScript({ id: `s${scripts.length + 1}`, ...more })
  scripts.push(script)
  return script
}

async function visit(state: unknown, search = '') {
  await mount(
    <Stage at={{ pathname: '/quickgame', search, state }}>
      <Route path="/quickgame" element={<QuickGameScreen />} />
      <Route path="/" element={<p>Home</p>} />
    </Stage>,
  )
}

const page = () => document.querySelector('section')?.textContent
const isDisabled = (name: string) => (byName(name) as HTMLButtonElement).disabled

describe('beginning', () => {
  test('draws a card of each category, starts one script, and puts it into the address', async () => {
    await visit({ isExplicit: true })
    expect(starts()).toHaveLength(1)
    const [body] = starts()
    expect(body).toMatchObject({ mode: 'quick', rating: 'r-rated' })
    expect(body?.cards.programs).toMatch(/^show/)
    expect(address()).toBe('/quickgame?script=s1')
  })

  test('shows the first lines that come with the answer, and follows on from there', async () => {
    const text = '<act>Act One</act>\n<character>Kevin</character>\n<dialogue>Here already.</dialogue>\n'
    answers['POST /api/scripts'] = () => start({ texts: [[text]], last: 1 })
    await visit({ isExplicit: false })
    expect(page()).toContain('Here already.')
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=1')
  })

  test('shows cards, mode, writer, cast, and that it waits', async () => {
    await visit({ isExplicit: false })
    for (const text of [
      'Mode: Family Friendly',
      'Written by the house writer',
      'Kevin',
      'Moon',
      'first lines…',
    ])
      expect(said()).toContain(text)
    expect(document.querySelectorAll('ul[aria-label="Chosen cards"] img')).toHaveLength(3)
    expect(isDisabled('Continue Script')).toBe(true)
    expect(isDisabled('Shuffle')).toBe(false)
  })

  test.each([null, {}, { isExplicit: 'true' }, 'x'])(
    'is family friendly at once from a state such as %j',
    async (state) => {
      await visit(state)
      expect(starts()).toMatchObject([{ mode: 'quick', rating: 'family-friendly' }])
      expect(said()).toContain('Mode: Family Friendly')
    },
  )

  test('opens the script that the address names, without starting one', async () => {
    await visit(null, '?script=s1')
    expect(said()).toContain('Mode: Family Friendly')
    expect(starts()).toHaveLength(0)
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=0')
  })
})

describe('reading', () => {
  test('lines appear when they are settled, and markup is text', async () => {
    await visit({ isExplicit: false })
    await stream((source) =>
      source.piece(1, { text: 'ACT ONE\n\nADA\nI am <b onclick="x()">bold</b> 1 &lt; 2\n\nKEVIN\nHal' }),
    )
    expect(page()).toContain('ACT ONE')
    expect(page()).toContain('1 < 2')
    expect(page()).not.toContain('Hal')
    expect(document.querySelectorAll('section b, section i')).toHaveLength(0)
    expect(said()).toContain('Writing act 1 of 5…')
    expect(said()).not.toContain('first lines…')
  })

  test('Stop and Continue Script follow what can be done', async () => {
    await visit({ isExplicit: false })
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    expect(isDisabled('Continue Script')).toBe(true)
    await click(byName('Stop'))
    expect(isDisabled('Stop')).toBe(true)
    await stream((source) => source.end({ state: 'stopped' }))
    expect(said()).toContain('Stopped.')
    expect(() => byName('Stop')).toThrow()
    expect(isDisabled('Continue Script')).toBe(false)
  })

  test('a continuation comes after a divider and is followed from the last piece on', async () => {
    const chapter = { writer: 'gpt-x', state: 'writing', problem: null, acts: 4, promisedWords: 9 } as const
    const continued = sampleScript({ chapters: [...sampleScript().chapters, chapter] })
    answers['POST /api/scripts/s1/continuations'] = () => continued
    await visit({ isExplicit: false })
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) => source.end())
    await click(byName('Continue Script'))
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=1')
    await stream((source) => source.piece(2, { chapter: 1, text: 'KEVIN\nMore.\n\n' }))
    expect(page()).toMatch(/Hello\..*The story goes on.*gpt-x.*More\./)
  })
})

test('Finish leads home', async () => {
  await visit({ isExplicit: false })
  await click(byName('Finish'))
  expect(address()).toBe('/')
})

describe('Shuffle', () => {
  test('starts one more, then stops the old script, and shows nothing of the old', async () => {
    await visit({ isExplicit: false })
    await stream((source) => source.piece(1, { text: 'ADA\nOld news.\n\n' }))
    const old = Source.last()
    await click(byName('Shuffle'))
    await act(async () => old.piece(2, { text: 'ADA\nLate news.\n\n' }))
    const begun = asked.findLastIndex((request) => request.startsWith('POST /api/scripts '))
    expect(asked.indexOf('POST /api/scripts/s1/stop {}')).toBeGreaterThan(begun)
    expect(starts()).toHaveLength(2)
    expect(address()).toBe('/quickgame?script=s2')
    expect(page()).not.toMatch(/Old|Late/)
  })

  test('pressed twice at once starts one more, and another a moment later', async () => {
    await visit({ isExplicit: false })
    const shuffle = byName('Shuffle')
    await act(async () => {
      shuffle.click()
      shuffle.click()
    })
    await click(shuffle)
    expect(starts()).toHaveLength(2)
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
    await click(shuffle)
    later.mockRestore()
    expect(starts()).toHaveLength(3)
  })

  test('does not stop what is finished', async () => {
    await visit({ isExplicit: false })
    await stream((source) => source.end())
    await click(byName('Shuffle'))
    expect(asked.join()).not.toContain('stop')
    expect(starts()).toHaveLength(2)
  })
})

describe('a game begun ahead', () => {
  const begin = (rating: 'r-rated' | 'family-friendly') => {
    const ahead = createAhead()
    ahead.put(beginGame(rating))
    return ahead
  }
  const show = async (ahead: Ahead, state: object) => {
    await mount(
      <Stage at={{ pathname: '/quickgame', search: '', state }}>
        <Route
          path="/quickgame"
          element={
            <AheadContext value={ahead}>
              <QuickGameScreen />
            </AheadContext>
          }
        />
      </Stage>,
    )
  }

  test('is shown when its link is followed on the screen of another', async () => {
    const ahead = createAhead()
    answers['GET /api/scripts/s9'] = () => sampleScript({ id: 's9', state: 'written' })
    await mount(
      <Stage at={{ pathname: '/quickgame', search: '?script=s9', state: null }}>
        <Route
          path="/quickgame"
          element={
            <AheadContext value={ahead}>
              <QuickGameScreen />
            </AheadContext>
          }
        />
      </Stage>,
    )
    ahead.put(beginGame('r-rated'))
    await act(async () => void go('/quickgame', { state: { isExplicit: true } }))
    expect(starts()).toHaveLength(1)
    expect(address()).toBe('/quickgame?script=s1')
    expect(asked).not.toContain('POST /api/scripts/s1/stop {}')
  })

  test('of another rating is stopped', async () => {
    await show(begin('r-rated'), { isExplicit: false })
    expect(starts().map(({ rating }) => rating)).toEqual(['r-rated', 'family-friendly'])
    expect(asked).toContain('POST /api/scripts/s1/stop {}')
  })
})

describe('failing', () => {
  test('to start is told in a toast and on the page, and can be tried again with the same cards', async () => {
    answers['POST /api/scripts'] = () => ({ status: 500, code: 'unexpected' })
    await visit({ isExplicit: false })
    const sentence = 'Failed to generate script. Please try again. Error: It broke.'
    expect(page()).toContain(sentence)
    expect(alert()).toBe(sentence)
    answers['POST /api/scripts'] = () => start({})
    await click(byName('Try again'))
    expect(starts()[1]).toEqual(starts()[0])
    expect(said()).not.toContain('Failed')
  })

  test('in the middle keeps the text and offers the house writer', async () => {
    const [chapter] = sampleScript().chapters
    answers['POST /api/scripts'] = () => start({ chapters: [{ ...chapter!, writer: 'gpt-x' }] })
    answers['POST /api/scripts/s1/continuations'] = () => sampleScript()
    await visit({ isExplicit: false })
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) =>
      source.end({ state: 'failed', problem: { code: 'writer-cut-off', sentence: 'Cut.' } }),
    )
    expect(page()).toMatch(/Hello\..*Error: Cut\./)
    await click(byName('Let the house writer finish'))
    expect(asked.at(-1)).toBe('POST /api/scripts/s1/continuations {"writer":"house"}')
    expect(page()).not.toContain('Error')
  })

  test('of the house writer itself offers no house writer', async () => {
    await visit({ isExplicit: false })
    await stream((source) =>
      source.end({ state: 'failed', problem: { code: 'writer-failed', sentence: 'No.' } }),
    )
    expect(() => byName('Let the house writer finish')).toThrow()
    expect(isDisabled('Continue Script')).toBe(true)
    byName('Try again')
  })

  test('to continue is told too', async () => {
    answers['POST /api/scripts/s1/continuations'] = () => ({ status: 429, code: 'too-many-requests' })
    await visit({ isExplicit: false })
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) => source.end())
    await click(byName('Continue Script'))
    expect(page()).toContain('Too many requests. Please wait a moment and try again.')
    expect(isDisabled('Continue Script')).toBe(false)
  })

  test('by being signed out asks who is signed in', async () => {
    answers['GET /api/cards'] = () => ({ status: 401, code: 'signed-out' })
    await visit({ isExplicit: false })
    expect(readAgain).toHaveBeenCalledOnce()
    expect(said()).not.toContain('Failed')
  })

  test('to fetch the cards is told as a failed beginning', async () => {
    answers['GET /api/cards'] = () => ({ status: 500, code: 'unexpected' })
    await visit({ isExplicit: false })
    expect(alert()).toBe('Failed to initialize game. Please try again. Error: It broke.')
    expect(starts()).toHaveLength(0)
  })

  test('without enough cards shows what is missing', async () => {
    answers['GET /api/cards'] = () => ({ ...deck(3), settings: [] })
    await visit({ isExplicit: false })
    expect(page()).toContain('Not enough settings cards available.')
    expect(page()).toContain('Please wait while cards are being loaded...')
    expect(said()?.match(/No card selected/g)).toHaveLength(1)
    expect(starts()).toHaveLength(0)
  })
})
