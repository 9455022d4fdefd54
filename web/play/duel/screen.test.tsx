import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problems } from '../../../game/problem.ts'
import { type OpenedScript } from '../../../game/protocol.ts'
import { StandInEventSource as Source } from '../../test/event-source.ts'
import {
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
import { byName, click, mount, unmount } from '../../test/mount.ts'
import { type Evening, noEvening } from '../../show/tally/evening.ts'
import { sampleScript } from '../../test/writing-sample.ts'
import { HeadToHeadGameScreen } from './screen.tsx'

vi.setConfig({ testTimeout: 30_000 }) // whole duels are played here

let scripts: OpenedScript[]

beforeEach(() => {
  scripts = []
  keepEvening({})
  openStage({ 'GET /api/cards': () => deck(9), 'POST /api/scripts': begin })
})
afterEach(async () => {
  await closeStage()
  vi.useRealTimers()
})

function begin(): OpenedScript {
  const script = sampleScript({ id: `s${scripts.length + 1}`, mode: 'head-to-head' })
  scripts.push(script)
  answers[`GET /api/scripts/${script.id}`] = () => script
  answers[`POST /api/scripts/${script.id}/stop`] = () => ({ ...script, state: 'stopped' })
  return script
}

function keepEvening(more: Partial<Evening>) {
  const evening = { ...noEvening, at: Date.now() - 1000, ...more }
  localStorage.setItem('show:evening', JSON.stringify(evening))
  dispatchEvent(new StorageEvent('storage', { key: 'show:evening' }))
}

async function visit(state?: unknown) {
  if (state !== undefined)
    window.history.replaceState({ usr: state, key: 'a', idx: 0 }, '', '/headtohead-game')
  await mount(
    <Stage>
      <Route path="/headtohead-game" element={<HeadToHeadGameScreen />} />
      <Route path="/headtohead-setup" element={<p>Setup</p>} />
      <Route path="/" element={<p>Home</p>} />
    </Stage>,
  )
}

const duelOf = (...playerNames: string[]) => ({ playerNames, scriptRating: 'family-friendly' })
const page = () => document.querySelector('[aria-labelledby=generated]')?.textContent
const button = (name: string) => byName(name) as HTMLButtonElement
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const cards = () => radios().map((radio) => radio.closest('label')?.textContent)

async function selectAll() {
  for (const place of [0, 3, 6]) await click(radios()[place] as HTMLInputElement)
}

async function write(title: string) {
  await selectAll()
  await click(byName('Generate Script'))
  await stream((source) => source.piece(1, { text: `Title: ${title}\n\nADA\nHello from ${title}.\n\n` }))
  await stream((source) => source.end())
}

async function playTurns(players: string[]) {
  for (const [seat, player] of players.entries()) {
    await write(`The ${player}`)
    if (seat < players.length - 1) await click(byName('Next Player'))
  }
}

describe('a turn', () => {
  test('shows title, player, prompt and three cards of each category', async () => {
    await visit(duelOf('Ada', 'Bo'))
    for (const text of ['Head to Head', "Ada's turn", 'Select one card from each category'])
      expect(said()).toContain(text)
    for (const kind of ['hero', 'show', 'place'])
      expect(cards().filter((name) => name?.startsWith(kind))).toHaveLength(3)
    expect(document.querySelectorAll('h3')).toHaveLength(3)
    expect(said()).not.toContain('Generated Script:')
  })

  test('asks for a card of each category before it generates', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await click(radios()[0] as HTMLInputElement)
    expect(button('Generate Script').getAttribute('aria-disabled')).toBe('true')
    await click(byName('Generate Script'))
    expect(alert()).toBe('Please select one card from each category')
    expect(starts()).toEqual([])
    await selectAll()
    expect(button('Generate Script').getAttribute('aria-disabled')).toBeNull()
  })

  test('generates a script for whose turn it is and shows it as plain text while it is written', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await selectAll()
    await click(byName('Generate Script'))
    const chosen = radios().filter(({ checked }) => checked)
    expect(chosen).toHaveLength(3)
    expect(starts()).toEqual([
      {
        mode: 'head-to-head',
        rating: 'family-friendly',
        cards: {
          characters: expect.stringMatching(/^hero/),
          programs: expect.stringMatching(/^show/),
          settings: expect.stringMatching(/^place/),
        },
        players: ['Ada'],
      },
    ])
    expect(button('Generating...').disabled).toBe(true)
    expect(button('Generating...').className).toContain('tomato')
    expect(button('Next Player').disabled).toBe(true)
    await stream((source) => source.piece(1, { text: 'ADA\n(sadly)\nMy <i>sock</i>.\n\n' }))
    expect(page()).toContain('Generated Script:')
    expect(page()).toContain('ADA\n(sadly)\nMy sock.')
    await stream((source) => source.end())
    expect(button('Generate Script').disabled).toBe(false)
    expect(button('Generate Script').className).toContain('plain')
    expect(button('Next Player').disabled).toBe(false)
  })

  test('can be stopped', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await selectAll()
    await click(byName('Generate Script'))
    await click(byName('Stop'))
    expect(asked.at(-1)).toBe('POST /api/scripts/s1/stop {}')
  })

  test('shuffling draws anew and clears the selection', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await selectAll()
    const before = cards()
    for (let tries = 0; tries < 5 && cards().join() === before.join(); tries++)
      await click(byName('Shuffle Cards'))
    expect(cards()).not.toEqual(before)
    expect(radios().some(({ checked }) => checked)).toBe(false)
  })

  test('the next player finds neither selection nor script, and other cards', async () => {
    await visit(duelOf('Ada', 'Bo', 'Cy'))
    await write('Sock')
    const before = cards()
    await click(byName('Next Player'))
    expect(said()).toContain("Bo's turn")
    expect(document.activeElement?.textContent).toBe("Bo's turn")
    expect(radios().some(({ checked }) => checked)).toBe(false)
    expect(page()).toBeUndefined()
    expect(cards()).not.toEqual(before)
    await write('Shoe')
    await click(byName('Next Player'))
    expect(said()).toContain("Cy's turn")
    expect(() => byName('Next Player')).toThrow()
  })

  test('of the last player ends at home', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    await click(byName('Finish'))
    expect(said()).toContain('Home')
    expect(window.location.pathname).toBe('/')
  })

  test('is not passed over without a script, however often it is pressed: it is said why', async () => {
    await visit(duelOf('Ada', 'Bo', 'Cy'))
    const next = button('Next Player')
    const reason = 'Ada has no script yet. Generate one, or skip this turn.'
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
    for (let taps = 0; taps < 5; taps++) await click(next)
    expect(alert()).toBe(reason)
    expect(said()).toContain("Ada's turn")
    await write('Sock')
    expect(next.getAttribute('aria-disabled')).toBeNull()
    for (let taps = 0; taps < 5; taps++) await click(next)
    expect(said()).toContain("Bo's turn")
  })

  test('the second press of a double click reaches nothing of the next turn', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await write('Sock')
    await click(byName('Next Player'))
    const press = (detail: number) =>
      act(async () => void byName('Finish').dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))
    await press(2)
    expect(document.querySelector('dialog')).toBeNull()
    await press(1)
    expect(document.querySelector('dialog')).not.toBeNull()
  })

  test('is skipped only when that is meant', async () => {
    await visit(duelOf('Ada', 'Bo', 'Cy'))
    await click(byName('Skip Turn'))
    await click(byName('Stay with Ada'))
    expect(said()).toContain("Ada's turn")
    await click(byName('Skip Turn'))
    await click(byName('Skip Ada'))
    expect(said()).toContain("Bo's turn")
    expect(document.querySelector('dialog')).toBeNull()
    await write('Sock')
    expect(() => byName('Skip Turn')).toThrow()
  })

  test('is not the end by accident: Finish asks while the last player has no script', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await write('Sock')
    await click(byName('Next Player'))
    await click(byName('Finish'))
    await click(byName('Stay with Bo'))
    expect(said()).toContain("Bo's turn")
    await click(byName('Finish'))
    expect(said()).toContain('Finish the Duel?')
    await click(document.querySelector<HTMLElement>('dialog button + button')!)
    expect(window.location.pathname).toBe('/')
  })
})

describe('trouble', () => {
  test.each([
    ['writer-unreachable', 'Network error. Please check your internet connection.'],
    ['writer-timeout', 'Request timed out. Please try again.'],
    ['no-cards-selected', 'No cards selected'],
    ['unexpected', 'An unexpected error occurred. Please try again.'],
  ] as const)('%s', async (code, sentence) => {
    answers['POST /api/scripts'] = () => ({
      status: problems[code].status,
      code,
      title: problems[code].sentence,
    })
    await visit(duelOf('Ada', 'Bo'))
    await selectAll()
    await click(byName('Generate Script'))
    expect(alert()).toBe(sentence)
    expect(page()).toContain(sentence)
    expect(button('Next Player').disabled).toBe(false)
    answers['POST /api/scripts'] = begin
    await click(byName('Try again'))
    expect(alert()).toBeUndefined()
    expect(starts()).toHaveLength(2)
  })

  test('the snackbar stays for six seconds', async () => {
    await visit(duelOf('Ada', 'Bo'))
    vi.useFakeTimers()
    await click(byName('Generate Script'))
    await act(async () => vi.advanceTimersByTime(5900))
    expect(alert()).toBe('Please select one card from each category')
    await act(async () => vi.advanceTimersByTime(200))
    expect(alert()).toBeUndefined()
  })

  test('a category with too few cards stays empty', async () => {
    answers['GET /api/cards'] = () => ({ ...deck(3), programs: deck(2).programs })
    await visit(duelOf('Ada', 'Bo'))
    expect(alert()).toBe('Not enough programs cards available.')
    expect(cards()).toHaveLength(6)
    await click(byName('Generate Script'))
    expect(alert()).toBe('Please select one card from each category')
  })

  test('a failed load leaves the categories empty, and can be tried again', async () => {
    answers['GET /api/cards'] = () => {
      throw new TypeError('Failed to fetch')
    }
    await visit(duelOf('Ada', 'Bo'))
    expect(alert()).toBe('Network error. Please check your internet connection.')
    expect(cards()).toEqual([])
    answers['GET /api/cards'] = () => deck(3)
    await click(byName('Try again'))
    expect(cards()).toHaveLength(9)
  })

  test('in the middle keeps the text and offers the house writer', async () => {
    answers['POST /api/scripts'] = () => {
      const script = begin()
      return { ...script, chapters: [{ ...script.chapters[0], writer: 'gpt-x' }] }
    }
    answers['POST /api/scripts/s1/continuations'] = () => scripts[0] as OpenedScript
    await visit(duelOf('Ada', 'Bo'))
    await selectAll()
    await click(byName('Generate Script'))
    await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
    const timeout = { code: 'writer-timeout', sentence: 'no answer (timeout)' } as const
    await stream((source) => source.end({ state: 'failed', problem: timeout }))
    expect(page()).toMatch(/Hello\..*Request timed out/)
    await click(byName('Let the house writer finish'))
    expect(asked.at(-1)).toBe('POST /api/scripts/s1/continuations {"writer":"house"}')
  })

  test('by being signed out asks who is signed in', async () => {
    answers['POST /api/scripts'] = () => ({ status: 401, code: 'signed-out' })
    await visit(duelOf('Ada', 'Bo'))
    await selectAll()
    await click(byName('Generate Script'))
    expect(readAgain).toHaveBeenCalledOnce()
    expect(alert()).toBeUndefined()
  })
})

describe('what is kept', () => {
  test.each([null, 'x', duelOf('Ada'), { playerNames: { 0: 'Ada' } }])(
    'a visit with %j leads to the setup',
    async (state) => {
      await visit(state)
      expect(said()).toContain('Setup')
      expect(asked).toEqual([])
    },
  )

  test('a reload in the middle finds players, turn, cards, selection, and the script being written', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await write('Sock')
    await click(byName('Next Player'))
    await selectAll()
    const before = cards()
    await click(byName('Generate Script'))
    await unmount()
    await visit()
    expect(said()).toContain("Bo's turn")
    expect(cards()).toEqual(before)
    expect(radios().map(({ checked }) => checked)).toEqual(before.map((_, n) => n % 3 === 0))
    expect(Source.last().url).toBe('/api/scripts/s2/events?after=0')
    expect(button('Generating...').disabled).toBe(true)
    expect(byName('Read Sock')).toBeDefined()
    expect(starts()).toHaveLength(2)
  })

  test('players who are already on their way elsewhere are not called back by news', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await selectAll()
    await click(byName('Generate Script'))
    window.history.pushState(null, '', '/about')
    await stream((source) => source.piece(1, { text: 'Title: Sock\n\nADA\nHello.\n\n' }))
    expect(byName('Read Sock')).toBeDefined()
    expect(window.location.pathname).toBe('/about')
  })

  test('every script can be read back, with title, player and cards', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    const list = document.querySelector('[aria-labelledby=scripts]')?.textContent
    expect(list).toMatch(/The Ada.*Ada.*hero \d · show \d · place \d.*The Bo.*Bo/)
    await click(byName('Read The Ada'))
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=0')
    await stream((source) => source.piece(1, { text: 'ADA\nHello again.\n\n' }))
    expect(page()).toContain('Hello again.')
    expect(button('Read The Ada').getAttribute('aria-pressed')).toBe('true')
  })

  test('of two scripts of one player the later one is in the vote', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await write('First')
    await write('Second')
    expect(document.querySelector('[aria-labelledby=scripts]')?.textContent).toMatch(
      /First.*Ada \(not in the vote\).*Second.*Ada/,
    )
  })
})

describe('the vote', () => {
  const heading = () => document.querySelector('#vote')?.textContent
  const choices = () =>
    [...document.querySelectorAll('[aria-labelledby=vote] :is(ul:not([aria-label]), ol) > li')].map(
      (li) => li.textContent,
    )
  const choose = async (player: string) => {
    const found = [...document.querySelectorAll<HTMLElement>('[aria-labelledby=vote] li button')].find((b) =>
      b.textContent?.includes(player),
    )
    await click(found as HTMLElement)
  }

  test('needs two scripts, and the last turn', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await write('The Ada')
    expect(() => byName('Vote')).toThrow()
    await click(byName('Next Player'))
    expect(button('Vote').disabled).toBe(true)
    await write('The Bo')
    expect(button('Vote').disabled).toBe(false)
  })

  test('of three is cast by one after the other, never for oneself, and told with a winner', async () => {
    await visit(duelOf('Ada', 'Bo', 'Cy'))
    await playTurns(['Ada', 'Bo', 'Cy'])
    await click(byName('Vote'))
    expect(heading()).toBe('Ada, which script was the funniest?')
    expect(document.activeElement?.textContent).toBe(heading())
    expect(choices().join()).not.toContain('The Ada')
    await choose('The Bo')
    expect(heading()).toBe('Bo, which script was the funniest?')
    await choose('The Cy')
    await unmount()
    await visit()
    expect(heading()).toBe('Cy, which script was the funniest?')
    await choose('The Bo')
    expect(heading()).toBe('Bo wins the duel!')
    expect(choices()).toEqual([
      'The AdaAda0 votes',
      expect.stringMatching(/The BoBo2 votes/),
      expect.stringMatching(/The CyCy1 vote$/),
    ])
    await click(byName('Vote Again'))
    expect(heading()).toBe('Ada, which script was the funniest?')
    for (const player of ['The Bo', 'The Cy', 'The Ada']) await choose(player)
    expect(heading()).toBe('It is a tie: Ada, Bo, and Cy!')
  })

  test('of two is the room’s', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    await click(byName('Vote'))
    expect(heading()).toBe('Hands up, everybody: which script was the funniest?')
    expect(choices()).toHaveLength(2)
    await click(byName('It Is a Tie'))
    expect(heading()).toBe('It is a tie: Ada and Bo!')
    await click(byName('Vote Again'))
    await choose('The Ada')
    expect(heading()).toBe('Ada wins the duel!')
    expect(said()).not.toContain('1 vote')
  })

  test('ends with the winner’s cards, and a bow of everybody', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    await click(byName('Vote'))
    await choose('The Bo')
    const bow = document.querySelector('[aria-label="Everybody takes a bow"]')
    expect([...(bow?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Ada', 'Bo'])
    expect(bow?.querySelectorAll('[data-winner]')).toHaveLength(1)
    const won = document.querySelectorAll<HTMLImageElement>('[aria-label="The winning cards"] img')
    const played = starts()[1]?.cards
    const deckCards = Object.values(deck(9)).flat()
    const ids = [...won].map(({ alt }) => deckCards.find(({ name }) => name === alt)?.id)
    expect(ids).toEqual([played?.characters, played?.programs, played?.settings])
  })

  test('names who stole a scene, in which script', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    const parts = [{ part: 'Ada', lines: 2, laughs: 5, readers: ['Bo'] }]
    keepEvening({ shows: [{ scriptId: 's2', title: 'The Bo', laughs: 5, parts }] })
    await click(byName('Vote'))
    await choose('The Ada')
    expect(document.querySelector('[aria-labelledby=scene-stealer]')?.textContent).toBe(
      'Scene stealerBo as Ada5 laughs in 2 lines of “The Bo”',
    )
  })

  test('goes into the tally of the evening, which is shown when somebody asks', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    await click(byName('Vote'))
    await choose('The Ada')
    expect(said()).not.toContain('won a duel')
    await click(byName('Show the evening so far'))
    expect(document.querySelector('[aria-label="The evening so far"]')?.textContent).toContain(
      'Ada won a duel.',
    )
    await click(byName('Vote Again'))
    await click(byName('It Is a Tie'))
    expect(() => byName('Hide the evening so far')).toThrow()
  })

  test('ends with a rematch of the same players, if they like', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    await click(byName('Vote'))
    expect(() => byName('Rematch')).toThrow()
    await choose('The Ada')
    await click(byName('Rematch'))
    expect(said()).toContain("Ada's turn")
    expect(document.activeElement?.textContent).toBe("Ada's turn")
    expect(said()).not.toContain('Scripts of This Duel')
    expect(cards()).toHaveLength(9)
    await playTurns(['Ada', 'Bo'])
    await act(async () => void go(-1))
    await vi.waitFor(() => expect(heading()).toBe('Ada wins the duel!'))
  })

  test('can be left for the cards, and for home', async () => {
    await visit(duelOf('Ada', 'Bo'))
    await playTurns(['Ada', 'Bo'])
    await click(byName('Vote'))
    await click(byName('Back to the Cards'))
    expect(said()).toContain("Bo's turn")
    expect(page()).toContain('Hello from The Bo.')
    await click(byName('Vote'))
    await click(byName('Finish'))
    expect(window.location.pathname).toBe('/')
  })
})
