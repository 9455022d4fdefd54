import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ProblemCode, problems } from '../../../game/problem.ts'
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
  here,
  openStage,
  readAgain,
  said,
  Stage,
  starts,
  stream,
} from '../../test/stage.tsx'
import { byName, click, mount } from '../../test/mount.ts'
import { sampleScript } from '../../test/writing-sample.ts'
import { GroupPlayScreen } from './screen.tsx'

let begun: number

const setup = { players: { player1: 'Bo', player2: 'Cy' }, scriptRating: 'r-rated' }

beforeEach(() => {
  begun = 0
  openStage({
    'GET /api/cards': () => deck(3),
    'POST /api/scripts': () => script({ id: `s${++begun}` }),
    'POST /api/scripts/s1/stop': () => script({ state: 'stopped' }),
    'GET /api/scripts/s1': () => script({}),
  })
})
afterEach(closeStage)

function script(more: Partial<OpenedScript>): OpenedScript {
  return sampleScript({
    mode: 'group',
    rating: 'r-rated',
    cast: [
      { name: 'Ada', player: 'Bo' },
      { name: 'Kevin', player: 'Cy' },
    ],
    assignments: [
      { player: 'Bo', part: 'Ada' },
      { player: 'Cy', part: 'Kevin' },
    ],
    ...more,
  })
}

async function visit(state: unknown, search = '') {
  await mount(
    <Stage at={{ pathname: '/group-play-screen', search, state }}>
      <Route path="/group-play-screen" element={<GroupPlayScreen />} />
      <Route path="/groupplay-setup" element={<p>Setup</p>} />
      <Route path="/" element={<p>Home</p>} />
    </Stage>,
  )
}

const isDisabled = (name: string) => (byName(name) as HTMLButtonElement).disabled
const toastOf = async (code: ProblemCode) => {
  answers['POST /api/scripts'] = () => ({
    status: problems[code].status,
    code,
    title: problems[code].sentence,
  })
  await visit(setup)
  await selectAll()
  await click(byName('Generate Script'))
  return alert()
}
async function select(name: string) {
  const card = [...document.querySelectorAll<HTMLElement>('input[type=radio], button, [role=radio]')].find(
    (one) =>
      (one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent) === name,
  )
  if (!card) throw new Error(`No card "${name}" in: ${said()}`)
  await click(card)
}

async function selectAll() {
  for (const name of ['hero 1', 'show 0', 'place 2']) await select(name)
}

async function generate() {
  await visit(setup)
  await selectAll()
  await click(byName('Generate Script'))
}

describe('the table', () => {
  test('keeps names from right to left apart', async () => {
    await visit({ ...setup, players: { player1: 'דנה', player2: 'יוסי' } })
    expect([...document.querySelectorAll('header bdi')].map(({ textContent }) => textContent)).toEqual([
      'דנה',
      'יוסי',
    ])
  })

  test('tells who plays, what to do, and shows three cards of each category', async () => {
    await visit(setup)
    expect(document.querySelector('h1')?.textContent).toBe('Group Play')
    for (const text of ['Players: Bo, Cy', 'Select one card from each category'])
      expect(said()).toContain(text)
    for (const text of ['Characters', 'Programs', 'Settings']) expect(said()).toContain(text)
    expect(document.querySelectorAll('main img')).toHaveLength(9)
    for (const name of ['Generate Script', 'Continue Script']) expect(isDisabled(name)).toBe(true)
    for (const name of ['Shuffle Cards', 'Finish']) expect(isDisabled(name)).toBe(false)
  })

  test.each([null, 'x', {}, { players: [] }, { players: { a: 'Ada' } }, { players: { a: 1, b: {} } }])(
    'sends who comes with %j to the setup',
    async (state) => {
      await visit(state)
      expect(said()).toBe('Setup')
      expect(asked).toEqual([])
    },
  )

  test('Generate waits for one card of each category; another choice takes the place of the first', async () => {
    await visit(setup)
    await select('hero 0')
    await select('hero 1')
    await select('show 0')
    expect(isDisabled('Generate Script')).toBe(true)
    await select('place 2')
    expect(isDisabled('Generate Script')).toBe(false)
    expect(here?.state).toMatchObject({
      ...setup,
      selection: { characters: 'hero1', programs: 'show0', settings: 'place2' },
    })
  })

  test('Shuffle Cards clears the selection', async () => {
    await visit(setup)
    await selectAll()
    await click(byName('Shuffle Cards'))
    expect(isDisabled('Generate Script')).toBe(true)
    expect(here?.state).toMatchObject({ selection: { characters: null, programs: null, settings: null } })
  })

  test('lies as it lay after a reload', async () => {
    answers['GET /api/cards'] = () => deck(30)
    await visit(setup)
    const before = here?.state
    const names = [...document.querySelectorAll('main section')][0]?.textContent
    await visit(structuredClone(before))
    expect([...document.querySelectorAll('main section')][0]?.textContent).toBe(names)
    expect(here?.state).toEqual(before)
  })

  test('says which category has too few cards, and leaves it empty', async () => {
    answers['GET /api/cards'] = () => ({ ...deck(3), programs: deck(2).programs })
    await visit(setup)
    expect(alert()).toBe('Not enough programs cards available.')
    expect(document.querySelectorAll('main img')).toHaveLength(6)
    expect(document.querySelector('main')?.textContent).toContain('Not enough programs cards available.')
  })

  test('stays empty when the cards cannot be loaded, and can be tried again', async () => {
    answers['GET /api/cards'] = () => ({ status: 500, code: 'unexpected' })
    await visit(setup)
    expect(document.querySelectorAll('main img')).toHaveLength(0)
    expect(alert()).toBe('An unexpected error occurred. Please try again.')
    expect(isDisabled('Shuffle Cards')).toBe(true)
    answers['GET /api/cards'] = () => deck(3)
    await click(byName('Try again'))
    expect(document.querySelectorAll('main img')).toHaveLength(9)
    expect(said()).not.toContain('An unexpected error')
  })

  test('asks who is signed in when nobody is', async () => {
    answers['GET /api/cards'] = () => ({ status: 401, code: 'signed-out' })
    await visit(setup)
    expect(readAgain).toHaveBeenCalled()
  })
})

describe('generating', () => {
  test('asks for one script of all players, and follows it under its address', async () => {
    await generate()
    expect(starts()).toHaveLength(1)
    const [body] = starts()
    expect(body).toEqual({
      mode: 'group',
      rating: 'r-rated',
      cards: { characters: 'hero1', programs: 'show0', settings: 'place2' },
      players: ['Bo', 'Cy'],
    })
    expect(address()).toBe('/group-play-screen?script=s1')
    expect(here?.state).toMatchObject({ ...setup, selection: { characters: 'hero1' } })
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=0')
  })

  test('shows how far it is, who reads whom and how much, and lets nothing else be asked for', async () => {
    await generate()
    for (const text of ['Generating script... 0%', 'Generated Script:', 'Assigned Characters'])
      expect(said()).toContain(text)
    expect(isDisabled('Generating...')).toBe(true)
    expect(isDisabled('Continue Script')).toBe(true)
    await stream((source) =>
      source.piece(1, { text: 'ADA\nOne two three four five.\n\nKEVIN\nSix.\n\nADA\nSeven.\n\n' }),
    )
    expect(said()).toContain('Generating script... 35%')
    expect(document.querySelector('progress')?.value).toBe(35)
    const parts = [...document.querySelectorAll('[aria-labelledby=assigned] li')].map((li) => li.textContent)
    expect(parts).toEqual(['BoAda67% of the lines', 'CyKevin33% of the lines'])
    const bars = [...document.querySelectorAll<HTMLProgressElement>('[aria-labelledby=assigned] progress')]
    expect(bars.map(({ value, max }) => value / max)).toEqual([0.67, 0.33])
    await stream((source) => source.piece(2, { text: `KEVIN\n${'And more and more. '.repeat(9)}\n\n` }))
    expect(said()).toContain('Generating script... 99%')
  })

  test('is over when it is over: no bar, and the script can go on', async () => {
    await generate()
    expect(byName('Generating...').className).toContain('tomato')
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) => source.end())
    expect(byName('Generate Script').className).toContain('plain')
    expect(said()).not.toContain('Generating')
    expect(document.querySelector('[aria-label^=Generating]')).toBeNull()
    expect(said()).toContain('The script is finished.')
    for (const name of ['Generate Script', 'Continue Script']) expect(isDisabled(name)).toBe(false)
  })

  test('can be stopped', async () => {
    await generate()
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await click(byName('Stop'))
    expect(asked.at(-1)).toBe('POST /api/scripts/s1/stop {}')
    await stream((source) => source.end({ state: 'stopped' }))
    expect(said()).toContain('Stopped.')
    expect(isDisabled('Continue Script')).toBe(false)
  })

  test('again keeps the script before: Back leads to it', async () => {
    await generate()
    await stream((source) => source.piece(1, { text: 'ADA\nOld news.\n\n' }))
    await stream((source) => source.end())
    await click(byName('Generate Script'))
    expect(address()).toBe('/group-play-screen?script=s2')
    expect(said()).not.toContain('Old news')
    await act(async () => void go(-1))
    expect(address()).toBe('/group-play-screen?script=s1')
    await stream((source) => source.piece(1, { text: 'ADA\nOld news.\n\n' }))
    expect(said()).toContain('Old news')
  })
})

describe('an answer that comes late', () => {
  let answer: (script: OpenedScript) => void
  beforeEach(() => {
    const coming = new Promise<OpenedScript>((resolve) => (answer = resolve))
    answers['POST /api/scripts'] = () => coming
  })
  const stop = 'POST /api/scripts/s1/stop {}'

  test('finds the players where they will have their parts, so that the script stays in its place', async () => {
    const tickets = () =>
      [...document.querySelectorAll('[aria-labelledby=assigned] li')].map((li) => li.textContent)
    await generate()
    expect(tickets()).toEqual(['BoBeing cast…', 'CyBeing cast…'])
    await act(async () => answer(script({})))
    expect(tickets()).toEqual([expect.stringContaining('BoAda'), expect.stringContaining('CyKevin')])
  })

  test('after the screen was left is stopped: it was never seen', async () => {
    await generate()
    await act(async () => void go('/'))
    expect(asked).not.toContain(stop)
    await act(async () => answer(script({})))
    expect(asked.at(-1)).toBe(stop)
    expect(said()).toBe('Home')
  })

  test('after Back led to the script before is stopped, and that one is shown', async () => {
    answers['GET /api/scripts/s0'] = () =>
      script({ id: 's0', state: 'written', texts: [['ADA\nOld news.']], last: 1 })
    answers['GET /api/scripts/s9'] = () => script({ id: 's9', state: 'written' })
    await visit(setup, '?script=s0')
    await act(async () => void go('/group-play-screen?script=s9', { state: setup }))
    await selectAll()
    await click(byName('Generate Script'))
    await act(async () => void go(-1))
    await act(async () => answer(script({})))
    expect(asked.at(-1)).toBe(stop)
    expect(address()).toBe('/group-play-screen?script=s0')
    expect(said()).toContain('Old news.')
    expect(isDisabled('Generate Script')).toBe(true)
  })
})

test('a link to another game on the same screen opens that one', async () => {
  await generate()
  answers['GET /api/scripts/s7'] = () => script({ id: 's7', state: 'written', texts: [['ADA\nOther news.']] })
  await act(async () => void go('/group-play-screen?script=s7', { state: setup }))
  expect(said()).toContain('Other news.')
  expect(Source.last().readyState).toBe(Source.CLOSED)
})

describe('going on', () => {
  const chapter = { writer: 'gpt-x', state: 'writing', problem: null, acts: 3, promisedWords: 9 } as const

  test('is told as such and comes after a divider', async () => {
    answers['POST /api/scripts/s1/continuations'] = () =>
      script({ chapters: [...sampleScript().chapters, chapter] })
    await generate()
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) => source.end())
    await click(byName('Continue Script'))
    expect(isDisabled('Continuing...')).toBe(true)
    expect(isDisabled('Generate Script')).toBe(true)
    expect(said()).toContain('Continuing script... 0%')
    await stream((source) => source.piece(2, { chapter: 1, text: 'KEVIN\nMore.\n\n' }))
    expect(document.querySelector('[aria-label=Script]')?.textContent).toMatch(
      /Hello\..*The story goes on.*More\./,
    )
    await stream((source) => source.end())
    expect(isDisabled('Continue Script')).toBe(false)
  })

  test('begins at nothing, also while it is only asked for', async () => {
    await generate()
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) => source.end())
    let answer = (_: Response) => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    await click(byName('Continue Script'))
    expect(said()).toContain('Continuing script... 0%')
    expect(isDisabled('Stop')).toBe(true)
    await act(async () => answer(Response.json({ code: 'unexpected', title: 'It broke.' }, { status: 500 })))
    expect(said()).not.toContain('Continuing')
    expect(alert()).toBe('An unexpected error occurred. Please try again.')
  })

  test('after a reload: the players, the table and the script that is still being written', async () => {
    await generate()
    const state = structuredClone(here?.state)
    await visit(state, '?script=s1')
    expect(said()).toContain('Players: Bo, Cy')
    expect(isDisabled('Generating...')).toBe(true)
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    expect(said()).toContain('Hello.')
    expect(starts()).toHaveLength(1)
  })

  test('by the address alone: the script tells who plays', async () => {
    await visit(null, '?script=s1')
    expect(said()).toContain('Players: Bo, Cy')
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) => source.end())
    await selectAll()
    await click(byName('Generate Script'))
    expect(starts()[0]).toMatchObject({ players: ['Bo', 'Cy'] })
    expect(here?.state).toMatchObject({ scriptRating: 'r-rated' })
  })

  test.each([
    ['that there is not', 's9'],
    ['of another mode', 's2'],
  ])('by the address of a script %s alone leads to the setup', async (_, id) => {
    answers['GET /api/scripts/s2'] = () => sampleScript({ id: 's2' })
    await visit(null, `?script=${id}`)
    expect(said()).toBe('Setup')
  })
})

describe('failing', () => {
  test.each([
    ['writer-unreachable', 'Network error. Please check your internet connection.'],
    ['writer-timeout', 'Request timed out. Please try again.'],
    ['no-cards-selected', 'No cards selected'],
    ['unexpected', 'An unexpected error occurred. Please try again.'],
  ] as const)('with the code %s', async (code, sentence) => {
    expect(await toastOf(code)).toBe(sentence)
    expect(document.querySelector('main')?.textContent).toContain(sentence)
  })

  test('to be asked can be tried again with the same cards', async () => {
    await toastOf('unexpected')
    answers['POST /api/scripts'] = () => script({})
    await click(byName('Try again'))
    expect(starts()[1]).toEqual(starts()[0])
    expect(said()).not.toContain('An unexpected error')
    expect(address()).toBe('/group-play-screen?script=s1')
  })

  test('when another is asked for keeps the script that is there', async () => {
    await generate()
    await stream((source) => source.piece(1, { text: 'ADA\nOld news.\n\n' }))
    await stream((source) => source.end())
    answers['POST /api/scripts'] = () => ({ status: 500, code: 'unexpected' })
    await click(byName('Generate Script'))
    expect(said()).toContain('Old news.')
    expect(alert()).toBe('An unexpected error occurred. Please try again.')
    expect(isDisabled('Continue Script')).toBe(false)
  })

  test('in the middle keeps the text and offers the house writer', async () => {
    const [first] = sampleScript().chapters
    answers['POST /api/scripts'] = () => script({ chapters: [{ ...first!, writer: 'gpt-x' }] })
    answers['POST /api/scripts/s1/continuations'] = () => script({})
    await generate()
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    await stream((source) =>
      source.end({ state: 'failed', problem: { code: 'writer-timeout', sentence: 'It had a timeout' } }),
    )
    expect(said()).toContain('Hello.')
    expect(alert()).toBe('Request timed out. Please try again.')
    byName('Try again')
    await click(byName('Let the house writer finish'))
    expect(asked.at(-1)).toBe('POST /api/scripts/s1/continuations {"writer":"house"}')
    expect(said()).not.toContain('timed out')
  })
})

test('Finish leads home', async () => {
  await visit(setup)
  await click(byName('Finish'))
  expect(said()).toBe('Home')
})
