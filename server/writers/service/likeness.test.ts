import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLikeness } from './likeness.ts'

type Delta = {
  readonly choices: readonly { readonly delta: { readonly content: string }; readonly end?: string }[]
}

function readText(event: string): string | null {
  const [choice] = (JSON.parse(event) as Delta).choices
  return choice?.end === undefined ? (choice?.delta.content ?? null) : null
}

/** Events of a service that says more than the text, and some of it in the words of the text. */
function eventOf(content: string, more: object = {}): string {
  return JSON.stringify({ model: 'the', choices: [{ index: 0, delta: { role: 'a', content } }], ...more })
}

/** What comes of events when each is read by its likeness where it has one, and how many were. */
function readAll(events: readonly string[]) {
  const likeness = createLikeness(readText)
  let alike = 0
  const texts = events.map((event) => {
    const text = likeness.read(event)
    if (text !== null) return (alike++, text)
    const whole = readText(event)
    likeness.learn(event, whole ?? '')
    return whole
  })
  return { texts, alike }
}

it('reads nothing but the text once it knows what an event looks like', () => {
  const words = [
    '',
    'the',
    'a',
    'cat',
    ' sat',
    ' on',
    ' the',
    ' "mat"',
    '.\n',
    ' Mrs',
    ' 小明',
    ' smiled',
    '',
  ]
  const { texts, alike } = readAll(words.map((word) => eventOf(word)))
  expect(texts).toEqual(words)
  expect(alike).toBe(7)
})

it('takes no event for another that says more', () => {
  const last = JSON.stringify({
    model: 'the',
    choices: [{ index: 0, delta: { role: 'a', content: 'x' }, end: 'y' }],
  })
  const likeness = createLikeness(readText)
  likeness.learn(eventOf('cat'), 'cat')
  expect(likeness.read(eventOf('sat'))).toBe('sat')
  const whole = eventOf('sat')
  for (const other of [
    last,
    eventOf('sat', { usage: 3 }),
    whole.slice(0, 30),
    whole.slice(1),
    '',
    `${whole}}`,
    '[DONE]',
  ])
    expect(likeness.read(other)).toBeNull()
  expect(likeness.read(eventOf('"}, "role":"b'))).toBeNull()
})

it('is what reading each in full is, whatever is written', () => {
  const word = fc.oneof(
    fc.constantFrom('the', 'a', '', '0', '"', '\\'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const more = fc.constantFrom({}, { created: 1 }, { created: 2 }, { choices: [], x: 'the' })
  fc.assert(
    fc.property(fc.array(fc.tuple(word, more)), (all) => {
      const events = all.map(([content, and]) => eventOf(content, and))
      expect(readAll(events).texts).toEqual(events.map(readText))
    }),
  )
})

it('gives up where no two events are alike', () => {
  const events = Array.from({ length: 20 }, (_, n) => eventOf('cat', { created: n }))
  const { texts, alike } = readAll([...events, eventOf('cat'), eventOf('sat')])
  expect(texts).toEqual([...events.map(() => 'cat'), 'cat', 'sat'])
  expect(alike).toBe(0)
})
