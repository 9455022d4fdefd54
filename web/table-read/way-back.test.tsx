import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OpenedScript } from '../../game/protocol.ts'
import { GroupPlayScreen } from '../play/circle/screen.tsx'
import { HeadToHeadGameScreen } from '../play/duel/screen.tsx'
import { QuickGameScreen } from '../play/quick/screen.tsx'
import { byName, click, mount, press, unmount } from '../test/mount.ts'
import {
  address,
  answers,
  closeStage,
  deck,
  go,
  openStage,
  said,
  Stage,
  starts,
  stream,
} from '../test/stage.tsx'
import { sampleScript } from '../test/writing-sample.ts'
import { TableReadScreen } from './screen.tsx'

vi.setConfig({ testTimeout: 30_000 }) // whole games are opened here

let count = 0
const text = 'Title: The Sock\n\nADA\nHello.\n\n'

beforeEach(() => {
  sessionStorage.clear()
  openStage({ 'GET /api/cards': () => deck(9), 'POST /api/scripts': begin })
})
afterEach(closeStage)

function begin(): OpenedScript {
  const { mode, players } = starts().at(-1)!
  const id = `w${++count}`
  const script = sampleScript({ id, mode, players: players ?? [], texts: [[text]], last: 1 })
  answers[`GET /api/scripts/${id}`] = () => script
  answers[`GET /api/scripts/${id}/laughs`] = () => ({ laughs: [] })
  return script
}

async function load() {
  await mount(
    <Stage>
      <Route path="/headtohead-game" element={<HeadToHeadGameScreen />} />
      <Route path="/group-play-screen" element={<GroupPlayScreen />} />
      <Route path="/quickgame" element={<QuickGameScreen />} />
      <Route path="/scripts/:id/read" element={<TableReadScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Stage>,
  )
}

async function visit(path: string, state: object) {
  window.history.pushState(null, '', '/before')
  window.history.pushState({ usr: state, key: path, idx: 1 }, '', path)
  await load()
}

const duel = { playerNames: ['Ada', 'Bo'], scriptRating: 'family-friendly' }
const circle = { players: { player1: 'Ada', player2: 'Bo' }, scriptRating: 'r-rated' }
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const chosen = () => radios().map(({ checked }) => checked)
const finish = () => stream((source) => source.end())

async function generate() {
  for (const place of [0, 3, 6]) await click(radios()[place]!)
  await click(byName('Generate Script'))
  await finish()
}

async function read() {
  await click(byName('Table Read'))
  await vi.waitFor(() => expect(address()).toMatch(/read$/))
  await finish()
}

async function toTheEnd() {
  await read()
  await press('End', document.body)
  await press(' ', document.body)
  expect(said()).toContain('The End')
}

const ways = {
  Close: () => click(byName('Close')),
  Escape: () => press('Escape', document.body),
  Back: () => act(async () => void go(-1)),
  'a second press of Close': () =>
    act(async () => {
      const close = byName('Close')
      close.click()
      close.click()
    }),
}

describe.each(Object.entries(ways))('%s', (_, leave) => {
  test.each(['', 'after a reload'])('leads back to a running duel, on the same turn %s', async (reload) => {
    await visit('/headtohead-game', duel)
    await generate()
    const before = chosen()
    await read()
    if (reload) await load()
    await leave()
    await vi.waitFor(() => expect(said()).toContain("Ada's turn"))
    await finish()
    expect(chosen()).toEqual(before)
    expect(said()).toContain('Hello.')
    expect(said()).toContain('Scripts of This Duel')
  })

  test.each(['', 'after a reload'])('leads back to a running circle %s', async (reload) => {
    await visit('/group-play-screen', circle)
    await generate()
    const before = chosen()
    await read()
    if (reload) await load()
    await leave()
    await vi.waitFor(() => expect(said()).toContain('Players: Ada, Bo'))
    expect(chosen()).toEqual(before)
    expect(starts()).toHaveLength(1)
  })
})

test('without a screen before it, it leads to the page of its script, once', async () => {
  answers['GET /api/scripts/alone'] = () => sampleScript({ id: 'alone' })
  await visit('/scripts/alone/read', {})
  await stream((source) => source.piece(1, { text: 'ADA\nHello.\n\n' }))
  await click(byName('Close'))
  expect(window.location.pathname).toBe('/scripts/alone')
  await act(async () => void go(-1))
  await vi.waitFor(() => expect(window.location.pathname).toBe('/before'))
})

describe('the end', () => {
  test('of a turn hands on to the next player, and the last one’s to the vote', async () => {
    await visit('/headtohead-game', duel)
    await generate()
    await toTheEnd()
    expect(said()).toContain('Bo is next.')
    await click(byName('Next player: Bo'))
    await vi.waitFor(() => expect(said()).toContain("Bo's turn"))
    expect(chosen()).toEqual(Array(9).fill(false))
    await generate()
    await toTheEnd()
    await click(byName('To the vote'))
    await vi.waitFor(() => expect(said()).toContain('The room decides'))
  })

  test('of a script read back hands on to nobody, and goes back to where the duel is', async () => {
    await visit('/headtohead-game', duel)
    await generate()
    await click(byName('Next Player'))
    await click(byName('Read The Sock'))
    await finish()
    await toTheEnd()
    expect(said()).not.toContain('next')
    await click(byName('Back to the duel'))
    await vi.waitFor(() => expect(said()).toContain("Bo's turn"))
  })

  test('of a circle deals new cards to the same players, and keeps the script', async () => {
    await visit('/group-play-screen', circle)
    await generate()
    await toTheEnd()
    await click(byName('New cards, same players'))
    await vi.waitFor(() => expect(said()).toContain('Players: Ada, Bo'))
    await vi.waitFor(() => expect(chosen()).toEqual(Array(9).fill(false)))
    expect(starts()).toHaveLength(1)
  })

  test('of a quick game deals new cards at once', async () => {
    await visit('/quickgame', { isExplicit: true })
    await toTheEnd()
    await click(byName('New cards'))
    await vi.waitFor(() => expect(starts()).toHaveLength(2))
    expect(starts()[1]).toMatchObject({ mode: 'quick', rating: 'r-rated' })
    await vi.waitFor(() => expect(address()).toBe(`/quickgame?script=w${count}`))
    await unmount()
  })
})
