import { act, StrictMode, useEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ContactAnswer } from '../../game/protocol.ts'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { SessionContext } from '../frame/session-context.ts'
import { ContactScreen } from './screen.tsx'

const card: ContactAnswer = {
  name: '<b>Bo</b> Yarn',
  phone: '+44 20 7946 0000',
  email: 'bo@example.org',
  funFact: 'Knits maps.',
}
let answer: () => Response | Promise<Response>
let readAgain: () => void

beforeEach(() => {
  vi.useFakeTimers()
  answer = () => Response.json(card)
  readAgain = vi.fn<() => void>()
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/contact' ? answer() : new Response(null, { status: 404 }),
  )
  stillness(true)
})
afterEach(async () => {
  await unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function stillness(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

let entry: ReturnType<typeof useLocation> | null = null
function Watch() {
  const here = useLocation()
  useEffect(() => {
    entry = here
  }, [here])
  return null
}

async function visit(state: unknown = null, before: readonly string[] = []) {
  const initialEntries = [...before, { pathname: '/contact', state }]
  await mount(
    <StrictMode>
      <MemoryRouter initialEntries={initialEntries} initialIndex={before.length}>
        <SessionContext
          value={{ session: { is: 'unknown' }, accept: () => {}, readAgain, leave: async () => null }}
        >
          <Routes>
            <Route path="/contact" element={<ContactScreen />} />
            <Route path="/about" element={<p>About</p>} />
            <Route path="/" element={<p>Home</p>} />
          </Routes>
          <Watch />
        </SessionContext>
      </MemoryRouter>
    </StrictMode>,
  )
}

const log = () => document.querySelector('[role=log]') as HTMLElement
const bubbles = () => [...log().querySelectorAll('p:not([aria-hidden])')].map((bubble) => bubble.textContent)
const choices = () => [...document.querySelectorAll('fieldset button')].map((button) => button.textContent)
const say = async (...labels: readonly string[]) => {
  for (const label of labels) await click(byName(label))
}
const wait = async (ms: number) => {
  // Effects of a message start when it is rendered.
  for (let waited = 0; waited < ms; waited += 100) await act(() => vi.advanceTimersByTimeAsync(100))
}
const path = ['yes', 'Carrier Pigeon', 'C++', 'Schedule a call']

describe('the five steps', () => {
  test('ask what the specification asks, and show the path at the end', async () => {
    await visit()
    expect(document.querySelector('h1')?.textContent).toBe('Contact')
    expect(bubbles()).toEqual(['Loose End: Want to get in touch...'])
    expect(choices()).toEqual(['yes', 'not today'])
    await say('yes')
    expect(bubbles().at(-1)).toBe('Loose End: How would you like to connect?')
    expect(choices()).toEqual(['Email', 'Phone', 'Carrier Pigeon'])
    await say('Carrier Pigeon')
    expect(bubbles().at(-1)).toBe('Loose End: Quick quiz: what is your favourite coding language?')
    expect(choices()).toEqual(['JavaScript', 'Python', 'C++', 'Mystery'])
    await say('C++')
    expect(bubbles().at(-1)).toBe('Loose End: What is the next step?')
    expect(choices()).toEqual(['Discuss a project', 'Schedule a call', 'Share some memes'])
    await say('Schedule a call')
    expect(bubbles().at(-1)).toBe('Loose End: yes → Carrier Pigeon → C++ → Schedule a call')
    expect(choices()).toEqual(['Reveal the info', 'Start Over'])
  })

  test('tell every choice as the player’s own words', async () => {
    await visit()
    await say(...path)
    expect(bubbles().filter((text) => text.startsWith('You: '))).toEqual(path.map((label) => `You: ${label}`))
  })

  test('"Reveal the info" shows the card, and "Start Over" resets everything', async () => {
    await visit()
    await say(...path, 'Reveal the info')
    const facts = [...document.querySelectorAll('section[aria-label="Contact card"] dl > div')]
    expect(facts.map((fact) => [...fact.children].map((part) => part.textContent))).toEqual([
      ['Name', '<b>Bo</b> Yarn'],
      ['Phone', '+44 20 7946 0000'],
      ['Email', 'bo@example.org'],
      ['Fun fact', 'Knits maps.'],
    ])
    expect([...document.querySelectorAll('dl a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:+442079460000',
      'mailto:bo@example.org',
    ])
    expect(choices()).toEqual(['Start Over'])
    await say('Start Over')
    expect(bubbles()).toEqual(['Loose End: Want to get in touch...'])
    expect(choices()).toEqual(['yes', 'not today'])
  })

  test('"Start Over" needs no reveal', async () => {
    await visit()
    await say(...path, 'Start Over')
    expect(choices()).toEqual(['yes', 'not today'])
  })

  test.each([
    ['JavaScript', '{ }', true],
    ['Python', '', true],
    ['C++', '', false],
    ['Mystery', '', false],
  ])('%s is celebrated: %j', async (language, sign, isCelebrated) => {
    await visit()
    await say('yes', 'Email', language)
    const stage = document.querySelector('main [aria-hidden=true]:has(span:nth-child(9))')
    expect(stage !== null).toBe(isCelebrated)
    expect(stage?.textContent ?? '').toContain(sign)
    expect(log().querySelectorAll('[data-flourish]')).toHaveLength(isCelebrated ? 1 : 0)
    await say('Share some memes')
    expect(document.querySelector('main [aria-hidden=true]:has(span:nth-child(9))')).toBeNull()
  })
})

describe('"not today"', () => {
  test('goes back in history', async () => {
    vi.stubGlobal('navigation', { canGoBack: true })
    await visit(null, ['/', '/about'])
    await say('not today')
    expect(entry?.pathname).toBe('/about')
  })

  test('goes home when there is no history', async () => {
    vi.stubGlobal('navigation', { canGoBack: false })
    await visit(null)
    await say('not today')
    expect(entry?.pathname).toBe('/')
  })

  test.each([
    [{ idx: 2 }, '/about'],
    [{ idx: 0 }, '/'],
    [null, '/'],
  ])('in an older browser whose history says %j leads to %s', async (state, place) => {
    history.replaceState(state, '')
    await visit(null, ['/about'])
    await say('not today')
    expect(entry?.pathname).toBe(place)
  })
})

describe('the history entry', () => {
  test('holds the chat, so that reload and Back find it as it was', async () => {
    await visit()
    await say('yes', 'Phone', 'Python')
    const kept: unknown = JSON.parse(JSON.stringify(entry?.state))
    const before = bubbles()
    stillness(false)
    await visit(kept)
    expect(bubbles()).toEqual(before)
    expect(choices()).toEqual(['Discuss a project', 'Schedule a call', 'Share some memes'])
  })

  test('holds a revealed card', async () => {
    await visit({ chat: { path, isRevealed: true } })
    expect(document.body.textContent).toContain('Knits maps.')
    expect(choices()).toEqual(['Start Over'])
  })

  test('stays one, however long the chat', async () => {
    vi.stubGlobal('navigation', { canGoBack: true })
    await visit(null, ['/about'])
    await say(...path, 'Start Over', 'not today')
    expect(entry?.pathname).toBe('/about')
  })

  test.each([['x'], [{ chat: 7 }], [{ chat: { path: ['no', { a: 1 }], isRevealed: true } }]])(
    'made by hand as %j begins a new chat',
    async (state) => {
      await visit(state)
      expect(choices()).toEqual(['yes', 'not today'])
    },
  )
})

describe('the rhythm', () => {
  beforeEach(() => stillness(false))

  test('types what the game says, and holds the choices back until it has said it', async () => {
    await visit()
    expect(bubbles()).toEqual([])
    expect(log().querySelectorAll('[aria-hidden] span')).toHaveLength(3)
    expect(choices()).toEqual([])
    await wait(900)
    expect(choices()).toEqual(['yes', 'not today'])
    await say('yes')
    expect(bubbles()).toHaveLength(2)
    await wait(900)
    expect(bubbles()).toHaveLength(3)
    expect(choices()).toEqual([])
    await wait(900)
    expect(bubbles()).toHaveLength(4)
    expect(choices()).toEqual(['Email', 'Phone', 'Carrier Pigeon'])
    expect(log().querySelector('[aria-hidden]')).toBeNull()
  })

  test('begins again with "Start Over"', async () => {
    await visit({ chat: { path, isRevealed: true } })
    await say('Start Over')
    expect(bubbles()).toEqual([])
    await wait(900)
    expect(choices()).toEqual(['yes', 'not today'])
  })
})

describe('the focus', () => {
  test('waits in the log and goes on from the first choice', async () => {
    stillness(false)
    await visit({ chat: { path: ['yes'] } })
    byName('Phone').focus()
    await say('Phone')
    expect(document.activeElement).toBe(log())
    await wait(2000)
    expect(document.activeElement).toBe(byName('JavaScript'))
  })

  test('goes on at once where nothing moves', async () => {
    await visit()
    await say('yes')
    expect(document.activeElement).toBe(byName('Email'))
    await say('Email', 'Mystery', 'Share some memes', 'Reveal the info')
    expect(document.activeElement).toBe(byName('Start Over'))
  })

  test('stays where it is on arrival and when it was moved elsewhere', async () => {
    stillness(false)
    await visit()
    await wait(900)
    expect(document.activeElement).toBe(document.body)
    await say('yes')
    log().blur()
    await wait(2000)
    expect(document.activeElement).toBe(document.body)
  })

  test('the choices are named by the question', async () => {
    await visit({ chat: { path: ['yes'] } })
    expect(document.querySelector('fieldset')?.getAttribute('aria-label')).toBe(
      'How would you like to connect?',
    )
  })
})

describe('a card that cannot be fetched', () => {
  const revealed = { chat: { path, isRevealed: true } }

  test('says so, and comes with "Try again"', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await visit(revealed)
    expect(log().textContent).toContain(
      'The contact card could not be fetched. Network error. Please check your internet connection.',
    )
    expect(choices()).toEqual(['Start Over'])
    answer = () => Response.json(card)
    await say('Try again')
    expect(log().textContent).toContain('Knits maps.')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Contact card')
  })

  test('because the player is signed out leaves it to the route protection', async () => {
    answer = () => Response.json({ code: 'signed-out', title: 'No.' }, { status: 401 })
    await visit(revealed)
    expect(readAgain).toHaveBeenCalled()
    expect(log().textContent).toContain('Loading...')
  })

  test('what looks like neither address nor number is only text', async () => {
    answer = () =>
      Response.json({ ...card, email: 'javascript:alert(1)', phone: '555-0142 (ask for the loose end)' })
    await visit(revealed)
    expect(document.querySelectorAll('dl a')).toHaveLength(0)
    expect(log().textContent).toContain('555-0142 (ask for the loose end)')
  })
})
