import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PhaseView } from '../../game/room/view.ts'
import { byName, click } from '../test/mount.ts'
import { sampleRound, somebody } from '../test/room-sample.ts'
import { closeRound, made, people, performing, showRound } from '../test/round.tsx'
import { closeStage, openStage, said } from '../test/stage.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openStage({ 'GET /api/scripts/s1/laughs': () => ({ laughs }) })
})
afterEach(async () => {
  await closeRound()
  await closeStage()
  vi.useRealTimers()
})

let laughs: object[] = []
const cards = (kind: string) =>
  [0, 1, 2].map((n) => ({ id: `${kind}-${n}`, name: `${kind} ${n}`, image_url: `/${kind}${n}.svg` }))
const deal = { characters: cards('hero'), programs: cards('show'), settings: cards('place') }
const choosing = (done: string[] = []): PhaseView => ({
  is: 'choosing',
  deal,
  done,
  until: Date.now() + 12_400,
})
const screen = { id: 'p3', name: '', role: 'screen', isHost: false } as const
const audience = { id: 'p9', name: 'Cy', role: 'audience', isHost: false } as const
const ann = { id: 'p1', name: 'Ann', isHost: false }
const title = () => document.querySelector('h1')?.textContent
const radio = (name: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent === name)
    ?.querySelector('input') as HTMLInputElement
const buttons = () =>
  [...document.querySelectorAll('main footer button')].map(({ textContent }) => textContent)

describe('choosing', () => {
  test('on a phone one of each is tapped, shown at once, and may be changed', async () => {
    await showRound({
      room: { phase: choosing(), round: null },
      you: { ...ann, choice: { programs: 'show-0' } },
    })
    expect(radio('show 0').checked).toBe(true)
    await click(radio('show 2'))
    expect(made).toEqual([{ is: 'choose', category: 'programs', card: 'show-2' }])
    await showRound({
      room: { phase: choosing(), round: null },
      you: { ...ann, choice: { programs: 'show-0' } },
      shown: { asked: made },
    })
    expect(radio('show 2').checked).toBe(true)
    expect(said()).toContain('Tap one of each')
    await showRound({
      room: { phase: choosing(['p1']), round: null },
      you: { ...ann, choice: { characters: 'hero-0', programs: 'show-2', settings: 'place-1' } },
    })
    expect(said()).toContain('You may still change your mind.')
  })

  test('tells who has chosen and the time in words, which is no alarm', async () => {
    await showRound({ room: { phase: choosing(['p2']), round: null }, you: ann })
    expect(said()).toContain('1 of 2 have chosen')
    const list = document.querySelector('[aria-label="Who has chosen"]')
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '…Annis choosing',
      '✓Bohas chosen',
    ])
    expect(document.querySelector('[role=timer]')?.textContent).toBe('13 seconds left')
    await act(async () => void (await vi.advanceTimersByTimeAsync(11_600)))
    expect(document.querySelector('[role=timer]')?.textContent).toBe('1 second left')
  })

  test('nobody waits for a phone that sleeps', async () => {
    const asleep = people.map((one) => (one.id === 'p2' ? { ...one, isHere: false } : one))
    await showRound({ room: { phase: choosing(['p1']), round: null, people: asleep }, you: ann })
    expect(said()).toContain('1 of 1 have chosen')
  })

  test('the host alone may go on', async () => {
    await showRound({ room: { phase: choosing(), round: null }, you: ann })
    expect(buttons()).toEqual([])
    await showRound({ room: { phase: choosing(), round: null } })
    await click(byName('Go on'))
    expect(made).toEqual([{ is: 'hurry' }])
  })

  test.each([
    ['the screen', screen, 'Choose on your phones'],
    ['the audience', audience, 'The players choose'],
  ])('%s sees the nine cards, who has chosen and never what', async (_, you, heading) => {
    await showRound({ room: { phase: choosing(['p2']), round: null }, you })
    expect(title()).toBe(heading)
    expect(document.querySelectorAll('li img')).toHaveLength(9)
    expect(document.querySelectorAll('input, [aria-current], [data-chosen]')).toHaveLength(0)
  })
})

describe('dealing', () => {
  const votes = {
    characters: { ada: 3, x: 1, y: 0 },
    programs: { bake: 2, x: 2, y: 0 },
    settings: { moon: 0, x: 0, y: 0 },
  }
  test('shows the room’s choice with its taps, and where chance has chosen', async () => {
    const round = { ...sampleRound(), votes }
    await showRound({ room: { phase: { is: 'dealing', until: Date.now() + 4000 }, round }, you: screen })
    expect(title()).toBe('The room has chosen')
    const dealt = [...document.querySelectorAll('[aria-label="The cards"] > li')].map(
      (card) => card.textContent,
    )
    expect(dealt).toEqual([
      'Character Ada3 of 4 taps',
      'Program Bake2 taps each: chance chose',
      'Setting Moonnobody tapped: chance chose',
    ])
  })

  test('nobody was asked in a quick game', async () => {
    await showRound({ room: { phase: { is: 'dealing', until: Date.now() + 4000 } }, you: ann, text: null })
    expect(title()).toBe('The cards')
    expect(said()).not.toContain('tap')
  })
})

describe('the parts', () => {
  const phase: PhaseView = { is: 'parts', until: Date.now() + 5000 }
  const premise = { sentence: 'A sock is lost.', wants: ['Ada wants a sock.', 'Kevin wants out.'] }
  test('a phone turns over its own, with what it wants', async () => {
    await showRound({ room: { phase }, you: { ...ann, id: 'p2' }, script: { premise } })
    expect(title()).toBe('Your part')
    expect(document.querySelector('main li')?.textContent).toBe('KevinKevin wants out.')
    expect(said()).not.toContain('Ada wants')
  })

  test('without a plan to tell from there is the part alone', async () => {
    await showRound({ room: { phase }, you: ann, text: null })
    expect(document.querySelector('main li')?.textContent).toBe('Ada')
  })

  test.each([
    ['the screen', screen],
    ['the audience', audience],
  ])('%s sees them handed out', async (_, you) => {
    await showRound({ room: { phase }, you, text: null })
    const cast = [...document.querySelectorAll('[aria-label=Cast] li')].map(({ textContent }) => textContent)
    expect(cast).toEqual(['AnnAda', 'BoKevin'])
  })
})

describe('the curtain', () => {
  const curtain: PhaseView = { is: 'curtain', problem: null, until: null }
  beforeEach(() => {
    laughs = [{ chapter: 0, act: 0, line: 4, count: 2 }]
  })

  test('quotes the biggest laugh and asks the host what comes next', async () => {
    await showRound({ room: { phase: curtain }, script: { state: 'written' } })
    await act(async () => {})
    expect(title()).toBe('The End')
    expect(document.querySelector('figure')?.textContent).toContain('“Two.”')
    expect(document.querySelector('figcaption')?.textContent).toBe('Bo as Kevin · 2 laughs')
    const bow = document.querySelector('[aria-label="Everybody takes a bow"]')
    expect(bow?.textContent).toContain('BoKevin')
    await click(byName('New cards, same people'))
    await click(byName('The story goes on'))
    await click(byName('Back to the lobby'))
    expect(made).toEqual([{ is: 'begin' }, { is: 'go-on', writer: 'default' }, { is: 'to-lobby' }])
    expect(byName('My Scripts').getAttribute('href')).toBe('/scripts')
  })

  test('others are told who chooses', async () => {
    await showRound({ room: { phase: curtain, host: 'p2' }, you: ann, script: { state: 'written' } })
    expect(said()).toContain('Take a bow. Bo chooses what comes next.')
    expect(buttons()).toEqual([])
    await showRound({ room: { phase: curtain, host: 'p3' }, you: ann, script: { state: 'written' } })
    expect(said()).toContain('The screen chooses what comes next.')
  })

  test('where the writing broke off, the house writer goes on by itself, or at the host’s word', async () => {
    const broken: PhaseView = {
      is: 'curtain',
      problem: 'The AI service failed',
      until: Date.now() + 9000,
    }
    await showRound({ room: { phase: broken }, script: { state: 'failed' } })
    expect(title()).toBe('The writing broke off here')
    expect(said()).toContain('The AI service failed')
    expect(said()).toContain('The house writer goes on by itself.9 seconds left')
    await click(byName('Let the house writer go on'))
    expect(made).toEqual([{ is: 'go-on', writer: 'house' }])
  })
})

describe('the screen', () => {
  test('is the table read, led by the room, under the names of now', async () => {
    const renamed = people.map((one) => (one.id === 'p2' ? { ...one, name: 'Bob' } : one))
    await showRound({ room: { phase: performing(1), people: renamed }, you: screen })
    const now = () => document.querySelector('[data-now]')?.textContent
    expect(now()).toContain('BobKevinTwo.')
    await click(byName('Next'))
    await click(byName('Back'))
    expect(made).toEqual([
      { is: 'advance', from: 1 },
      { is: 'go-to', to: 0 },
    ])
    await showRound({ room: { phase: performing(2), people: renamed }, you: screen })
    expect(now()).toContain('AnnAdaThree.')
  })

  test('leaves the claims to other tables, and asks before the curtain falls', async () => {
    await showRound({ room: { phase: performing(1) }, you: screen })
    expect(document.querySelectorAll('aside [aria-haspopup]')).toHaveLength(0)
    await click(byName('Close'))
    expect(said()).toContain('End the Performance?')
    expect(made).toEqual([])
    // The key that led here, pressed twice, ends nothing.
    expect(document.querySelector('dialog button')?.textContent).toBe('Keep reading')
    await click(byName('Let the curtain fall'))
    expect(made).toEqual([{ is: 'end' }])
  })

  test('shows whose part is anybody’s', async () => {
    const asleep = people.map((one) => (one.id === 'p2' ? { ...one, isHere: false, isCovered: true } : one))
    await showRound({ room: { phase: performing(1), people: asleep }, you: screen })
    expect(document.querySelector('[data-now]')?.textContent).toContain('anybody!KevinTwo.')
  })

  test('has the laughs of the phones rise', async () => {
    await showRound({ room: { phase: performing(1) }, you: screen })
    const told = [{ chapter: 0, act: 0, line: 4, count: 3 }]
    await showRound({ room: { phase: performing(1) }, you: screen, shown: { laughs: told } })
    expect(document.querySelectorAll('[class*=air] [class*=ha]')).toHaveLength(3)
    expect(document.querySelector('[data-now]')?.textContent).toContain('3 laughs')
  })
})

test('who comes into an R-rated round is asked first', async () => {
  await showRound({ room: { phase: performing(1) }, you: { ...audience, isAsked: true }, text: null })
  await click(byName('I am in'))
  expect(made).toEqual([{ is: 'agree' }])
})

test('a long name and a name from right to left stand for themselves', async () => {
  const long = [somebody('p1', 'Ann'), somebody('p2', 'فاطمة')]
  await showRound({ room: { phase: performing(1), people: long }, you: ann })
  expect(document.querySelector('[data-now] bdi')?.textContent).toBe('فاطمة')
})
