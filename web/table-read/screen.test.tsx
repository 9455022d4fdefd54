import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LaughsBody, type OpenedScript } from '../../game/protocol.ts'
import { StandInEventSource as Source } from '../test/event-source.ts'
import {
  address,
  answers,
  asked,
  here,
  closeStage,
  openStage,
  readAgain,
  said,
  Stage,
  stream,
} from '../test/stage.tsx'
import { byName, click, mount, press, unmount } from '../test/mount.ts'
import { strandOf } from '../script/strands.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { TableReadScreen } from './screen.tsx'

let laughs: object[]
let id = 0

/** A script of its own per test, because the window keeps state by script. */
const path = () => `/api/scripts/s${id}`

beforeEach(() => {
  id++
  laughs = []
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'show:evening' }))
  openStage({
    [`GET ${path()}`]: () => script(),
    [`GET ${path()}/laughs`]: () => ({ laughs }),
    [`POST ${path()}/laughs`]: () => ({ laughs }),
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await closeStage()
})

function script(more: Partial<OpenedScript> = {}): OpenedScript {
  return sampleScript({
    id: `s${id}`,
    title: 'The Sock',
    cast: [
      { name: 'Ada', player: 'Bo' },
      { name: 'Kevin', player: 'Cy' },
    ],
    ...more,
  })
}

async function visit() {
  await mount(
    <Stage at={{ pathname: `/scripts/s${id}/read`, search: '', state: null }}>
      <Route path="/scripts/:id/read" element={<TableReadScreen />} />
      <Route path="/scripts/:id" element={<p>The script’s page</p>} />
      <Route path="/scripts" element={<p>Shelf</p>} />
      <Route path="*" element={<p>Another game</p>} />
    </Stage>,
  )
}

const text =
  'ACT ONE: The Wash\n\nSCENE 1: Here\n\nADA\n(sadly)\nOne.\n\nKEVIN\nTwo.\n\nSCENE 2: There\n\nADA\nThree.\n\n'
const open = async (end: boolean) => {
  await visit()
  await stream((source) => {
    source.piece(1, { text })
    if (end) source.end()
  })
}
const now = () => document.querySelector('[data-now]')?.textContent ?? ''
const named = (name: string) =>
  [...document.querySelectorAll('section')].find(
    (one) => one.querySelector(':scope > h3')?.textContent === name,
  )
const announced = () => document.querySelector('[aria-live][aria-atomic]')?.textContent
const keys = async (...all: string[]) => {
  for (const key of all) await press(key, document.body)
}

describe('reading', () => {
  test('goes step by step, and tells who reads what', async () => {
    await open(true)
    expect(document.title).toBe('The Sock · Table Read · Twisted Yarn')
    expect(now()).toBe('ACT ONE: The Wash')
    await keys(' ', 'ArrowRight')
    expect(now()).toBe('BoAda(sadly)One.')
    expect(announced()).toBe('Bo as Ada: (sadly) One.')
    expect(document.querySelector('li[aria-current]')?.textContent).toBe('BoAda')
    expect(document.querySelector('li[aria-current]')?.classList.contains(strandOf(0) ?? '')).toBe(true)
    await click(byName('Next'))
    expect(now()).toContain('Two.')
    await click(byName('Back'))
    expect(now()).toContain('One.')
    await keys('Home')
    expect(byName('Back').getAttribute('aria-disabled')).toBe('true')
  })

  test('tells below the title who wants what, and not on the steps around it', async () => {
    const premise = { sentence: 'A sock must be found.', wants: ['Ada wants a sock.'] }
    answers[`GET ${path()}`] = () => script({ premise })
    await visit()
    await stream((source) => {
      source.piece(1, { text: `<title>The Sock</title>\n\n${text}` })
      source.end()
    })
    expect(now()).toBe('The SockA sock must be found.Ada wants a sock.')
    await keys(' ')
    expect(document.body.textContent).not.toContain('A sock must be found.')
  })

  test('jumps to a scene', async () => {
    await open(true)
    await keys('s')
    const scenes = [...document.querySelectorAll('dialog li button')].map((button) => button.textContent)
    expect(scenes).toEqual(['ACT ONE: The Wash', 'SCENE 1: Here', 'SCENE 2: There'])
    await click(byName('SCENE 2: There'))
    expect(document.querySelector('dialog')).toBeNull()
    expect(now()).toBe('SCENE 2: There')
  })

  test('tells how much is left, of what is promised too', async () => {
    answers[`GET ${path()}`] = () => script({ chapters: [{ ...script().chapters[0]!, promisedWords: 650 }] })
    await open(false)
    expect(said()).toContain('About 5 minutes left')
    await stream((source) => source.end())
    expect(said()).toContain('About a minute left')
  })

  test('waits where the writer is, and goes on only when asked to', async () => {
    await open(false)
    await keys('End', ' ', ' ')
    expect(now()).toContain('Three.')
    expect(said()).toContain('The house writer is at the next line…')
    expect(byName('Next').getAttribute('aria-disabled')).toBe('true')
    await stream((source) => source.piece(2, { text: 'KEVIN\nFour.\n\n' }))
    expect(now()).toContain('Three.')
    await keys(' ')
    expect(now()).toContain('Four.')
  })

  test('finds its place again', async () => {
    await open(true)
    await keys('End', 'ArrowLeft')
    const before = now()
    await open(true)
    expect(now()).toBe(before)
  })

  test('has the title of the script, until a player gives it another', async () => {
    answers[`GET ${path()}`] = () => script({ title: 'Ada in Bake' })
    await visit()
    await stream((source) => source.piece(1, { text: `Title: The Other Sock\n\n${text}` }))
    expect(document.querySelector('h1')?.textContent).toBe('The Other Sock')
  })

  test('closes to the script’s page', async () => {
    await open(true)
    await click(byName('Close'))
    expect(address()).toBe(`/scripts/s${id}`)
  })

  test('changes the type, and remembers it', async () => {
    await open(true)
    const size = () => document.querySelector('main')?.style.getPropertyValue('--times')
    await keys('+', '+')
    expect(size()).toBe('1.5')
    await open(true)
    expect(size()).toBe('1.5')
  })
})

test('auto-pace goes on by itself, waits for the writer, and stands still while a dialog is open', async () => {
  await open(false)
  vi.useFakeTimers()
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await keys('p')
  byName('Pause')
  await pass(1900)
  expect(now()).toBe('SCENE 1: Here')
  await keys('?')
  await pass(60_000)
  expect(now()).toBe('SCENE 1: Here')
  await click(document.querySelector<HTMLElement>('dialog [aria-label=Close]')!)
  for (let n = 0; n < 10; n++) await pass(1900)
  expect(now()).toContain('is at the next line…')
  await act(async () => {
    Source.last().piece(2, { text: 'KEVIN\nFour.\n\n' })
    await vi.advanceTimersByTimeAsync(10)
  })
  expect(now()).toContain('Four.')
  await keys('p')
  await pass(60_000)
  expect(now()).toContain('Four.')
})

describe('laughs', () => {
  const posted = () =>
    asked
      .filter((request) => request.startsWith(`POST ${path()}/laughs `))
      .map((request) => JSON.parse(request.slice(`POST ${path()}/laughs `.length)) as LaughsBody)

  test('are seen at once and sent together, each on its last spoken line', async () => {
    await open(true)
    vi.useFakeTimers()
    await keys(' ', ' ', 'l', 'l')
    await click(byName('Laugh'))
    expect(now()).toContain('3 laughs')
    await act(async () => void (await vi.advanceTimersByTimeAsync(1100)))
    expect(posted()).toEqual([{ laughs: [{ chapter: 0, act: 0, line: 4, count: 3 }] }])
  })

  test('of before are there, and the end tells the biggest and whose they are', async () => {
    laughs = [
      { chapter: 0, act: 0, line: 4, count: 7 },
      { chapter: 0, act: 0, line: 6, count: 2 },
    ]
    await open(true)
    await keys('End', 'l', ' ')
    expect(document.querySelector('h2#end')?.textContent).toBe('The End')
    expect(document.querySelector('figure')?.textContent).toBe('“One.”Bo as Ada · 7 laughsShare the laugh')
    expect(named('Scene stealer')?.textContent).toBe('Scene stealerBo as Ada8 laughs in 2 lines')
    const others = [...document.querySelectorAll('section ol li')].map((li) => li.textContent)
    expect(others).toEqual(['2 laughsTwo.Cy as Kevin', '1 laughThree.Bo as Ada'])
  })

  test('of this evening are counted for whoever reads, and told when somebody asks', async () => {
    laughs = [{ chapter: 0, act: 0, line: 4, count: 7 }]
    await open(true)
    await keys(' ', ' ', 'l', 'l', 'ArrowRight', 'l', 'End', ' ')
    expect(said()).not.toContain('made the room laugh')
    await click(byName('Show the evening so far'))
    const told = () => document.querySelector('[aria-label="The evening so far"] ul')
    expect([...(told()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Bo made the room laugh twice.',
      'Cy made the room laugh once.',
    ])
    await click(byName('Hide the evening so far'))
    expect(told()).toBeNull()
  })

  test('too few of them steal no scene', async () => {
    laughs = [{ chapter: 0, act: 0, line: 4, count: 2 }]
    await open(true)
    await keys('End', ' ')
    expect(document.querySelector('figure')?.textContent).toContain('One.')
    expect(named('Scene stealer')).toBeUndefined()
  })
})

test('the stage has the focus, so that the keyboard and screen readers begin there', async () => {
  await open(true)
  expect(document.activeElement?.tagName).toBe('MAIN')
  expect(document.activeElement?.textContent).toContain('The Wash')
})

describe('the end', () => {
  const atEnd = async () => {
    await open(true)
    await keys('End', ' ')
  }
  test('leads back to the beginning, and to the script', async () => {
    await atEnd()
    expect(byName('Back to the script').getAttribute('href')).toBe(`/scripts/s${id}`)
    expect(byName('Home').getAttribute('href')).toBe('/')
    expect(byName('Home').parentElement).toBe(byName('Back to the script').parentElement)
    expect(byName('Home').parentElement).not.toBe(byName('Read again').parentElement)
    await click(byName('Read again'))
    expect(now()).toBe('ACT ONE: The Wash')
  })

  test('has everybody take a bow: who read, and as whom', async () => {
    await atEnd()
    const bow = document.querySelector('[aria-label="Everybody takes a bow"]')
    expect([...(bow?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['BoAda', 'CyKevin'])
    expect(bow?.querySelectorAll('img, svg')).toHaveLength(2)
  })

  test('leads back to the beginning by Home, too', async () => {
    await atEnd()
    await press('Home')
    expect(now()).toBe('ACT ONE: The Wash')
  })

  test.each([
    ['quick', 'New cards', '/quickgame', { isExplicit: true }],
    [
      'group',
      'New cards, same players',
      '/group-play-screen',
      { players: { player1: 'Bo', player2: 'Cy' }, scriptRating: 'r-rated' },
    ],
  ] as const)('of a %s game from the shelf offers %s', async (mode, name, pathname, state) => {
    const assignments =
      mode === 'group'
        ? [
            { player: 'Bo', part: 'Ada' },
            { player: 'Cy', part: 'Kevin' },
          ]
        : []
    answers[`GET ${path()}`] = () => script({ mode, rating: 'r-rated', assignments })
    await atEnd()
    await click(byName(name))
    expect(here).toMatchObject({ pathname, state })
  })

  test('of a script from a room leads back, and neither goes on nor is shared', async () => {
    answers[`GET ${path()}`] = () => script({ isOwn: false })
    await atEnd()
    expect(said()).toContain('Take a bow. It stays in My Scripts.')
    for (const name of ['Read again', 'Back to the script', 'Home']) expect(byName(name)).toBeTruthy()
    for (const name of ['The story goes on', 'Share']) expect(() => byName(name), name).toThrow('Nothing')
  })

  test('is shared from', async () => {
    await atEnd()
    await click(byName('Share'))
    expect(said()).toContain('No link leads to this script.')
  })

  test('stays over a reload; the next time the script opens at its beginning, or where it goes on since', async () => {
    await atEnd()
    const leave = vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {}) // a reload runs nothing
    await unmount()
    leave.mockRestore()
    await open(true)
    expect(said()).toContain('The End')
    await unmount()
    await open(true)
    expect(now()).toBe('ACT ONE: The Wash')

    await keys('End', ' ')
    await unmount()
    const chapters = [...script().chapters, { ...script().chapters[0]! }]
    answers[`GET ${path()}`] = () => script({ chapters })
    await visit()
    await stream((source) => {
      source.piece(1, { text })
      source.piece(2, { chapter: 1, text: 'KEVIN\nMore.\n\n' })
    })
    expect(now()).toContain('More.')
  })

  test('goes on here, with the first new line', async () => {
    await atEnd()
    const chapters = [...script().chapters, { ...script().chapters[0]! }]
    answers[`POST ${path()}/continuations`] = () => script({ chapters })
    await click(byName('The story goes on'))
    expect(now()).toContain('The house writer is at the next line…')
    await stream((source) => source.piece(2, { chapter: 1, text: 'KEVIN\nMore.\n\n' }))
    expect(now()).toContain('More.')
  })

  test('says when it cannot go on, and offers to try again', async () => {
    await atEnd()
    answers[`POST ${path()}/continuations`] = () => ({
      status: 502,
      code: 'writer-unreachable',
    })
    await click(byName('The story goes on'))
    expect(said()).toContain('Network error. Please check your internet connection.')
    byName('Try again')
  })

  test.each([
    ['stopped', 'The writing was stopped here', 'The story goes on'],
    ['failed', 'The writing broke off here', 'Try again'],
  ] as const)('of a script that was %s says so', async (state, title, way) => {
    await visit()
    await stream((source) => {
      source.piece(1, { text })
      source.end({ state, problem: state === 'failed' ? { code: 'writer-failed', sentence: 'No.' } : null })
    })
    await keys('End', ' ')
    expect(said()).toContain(title)
    byName(way)
  })
})

describe('a script that cannot be opened', () => {
  test('because there is none', async () => {
    answers[`GET ${path()}`] = () => ({ status: 404, code: 'not-found' })
    await visit()
    expect(said()).toContain('No Such Script')
    expect(byName('My Scripts').getAttribute('href')).toBe('/scripts')
  })

  test('just now can be tried again', async () => {
    answers[`GET ${path()}`] = () => ({ status: 503, code: 'unavailable' })
    await visit()
    expect(said()).toContain('No Signal')
    answers[`GET ${path()}`] = () => script()
    await click(byName('Try again'))
    await stream((source) => source.piece(1, { text }))
    expect(now()).toBe('ACT ONE: The Wash')
  })

  test('without signing in', async () => {
    answers[`GET ${path()}`] = () => ({ status: 401, code: 'signed-out' })
    await visit()
    expect(readAgain).toHaveBeenCalled()
  })
})
