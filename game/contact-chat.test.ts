import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, choose, listChoices, newChat, readChat, steps, listMessages } from './contact-chat.ts'

function say(...labels: readonly string[]): Chat {
  return labels.reduce<Chat>((chat, label) => {
    const next = choose(chat, label)
    if (next === 'leave') throw new Error(`${label} leaves`)
    return next
  }, newChat)
}

const whole = ['yes', 'Carrier Pigeon', 'C++', 'Share some memes']

describe('the five steps', () => {
  test.each([
    [[], ['yes', 'not today']],
    [['yes'], ['Email', 'Phone', 'Carrier Pigeon']],
    [
      ['yes', 'Email'],
      ['JavaScript', 'Python', 'C++', 'Mystery'],
    ],
    [
      ['yes', 'Email', 'Mystery'],
      ['Discuss a project', 'Schedule a call', 'Share some memes'],
    ],
    [whole, ['Reveal the info', 'Start Over']],
    [[...whole, 'Reveal the info'], ['Start Over']],
  ])('after %j one can say %j', (said, choices) => {
    expect(listChoices(say(...said))).toEqual(choices)
  })

  test('begins with the words of the specification', () => {
    expect(listMessages(newChat)).toEqual([{ from: 'game', text: 'Want to get in touch...' }])
  })

  test('"not today" leaves, and only at the first step', () => {
    expect(choose(newChat, 'not today')).toBe('leave')
    expect(choose(say('yes'), 'not today')).toEqual(say('yes'))
  })

  test('ends with the path of choices, joined by arrows', () => {
    const path = 'yes → Carrier Pigeon → C++ → Share some memes'
    expect(listMessages(say(...whole)).at(-1)).toEqual({ from: 'game', text: path, path: whole })
  })

  test('"Reveal the info" reveals, and "Start Over" resets everything', () => {
    const revealed = say(...whole, 'Reveal the info')
    expect(revealed).toEqual({ path: whole, isRevealed: true })
    expect(choose(revealed, 'Start Over')).toEqual(newChat)
    expect(choose(say(...whole), 'Start Over')).toEqual(newChat)
  })

  test.each([
    ['JavaScript', 'javascript'],
    ['Python', 'python'],
    ['C++', undefined],
    ['Mystery', undefined],
  ])('%s shows the flourish %s', (language, flourish) => {
    const answer = listMessages(say('yes', 'Phone', language)).find(({ text }) => text === language)
    expect(answer?.flourish).toBe(flourish)
  })

  test('every choice has a reply of its own', () => {
    const replies = steps.flatMap(({ choices }) => choices.map(({ reply }) => reply))
    expect(new Set(replies).size).toBe(replies.length)
  })
})

const presses = fc.array(fc.oneof(fc.nat(3), fc.string()), { maxLength: 20 })

function walk(moves: readonly (number | string)[]): Chat[] {
  const been = [newChat]
  for (const move of moves) {
    const chat = been.at(-1) ?? newChat
    const choices = listChoices(chat)
    const next = choose(chat, typeof move === 'string' ? move : (choices[move % choices.length] ?? ''))
    if (next !== 'leave') been.push(next)
  }
  return been
}

describe('however one walks through it', () => {
  test('each choice is one step on, the start again, or nothing', () => {
    fc.assert(
      fc.property(presses, (moves) => {
        const been = walk(moves)
        been.slice(1).forEach((chat, n) => {
          const before = been[n] ?? newChat
          const isOneOn = chat.path.length === before.path.length + 1
          const isReveal = chat.isRevealed && chat.path === before.path
          expect(isOneOn || isReveal || chat === newChat || chat === before).toBe(true)
        })
      }),
    )
  })

  test('there is something to say, and what was said is never taken back but by starting over', () => {
    fc.assert(
      fc.property(presses, (moves) => {
        const been = walk(moves)
        been.forEach((chat, n) => {
          expect(listChoices(chat).length).toBeGreaterThan(0)
          const before = listMessages(been[n - 1] ?? newChat)
          if (chat !== newChat) expect(listMessages(chat).slice(0, before.length)).toEqual(before)
        })
      }),
    )
  })

  test('a history entry gives it back as it was', () => {
    fc.assert(
      fc.property(presses, (moves) => {
        for (const chat of walk(moves)) expect(readChat(JSON.parse(JSON.stringify({ chat })))).toEqual(chat)
      }),
    )
  })
})

describe('a history entry made by hand', () => {
  test.each([
    [null],
    ['chat'],
    [{ chat: null }],
    [{ chat: { path: 'yes' } }],
    [{ chat: { path: ['yes', 7] } }],
    [{ chat: { path: ['Email'] } }],
    [{ chat: { path: ['yes', 'not today'] } }],
    [{ chat: { path: [...whole, 'Start Over', 'yes'] } }],
    [{ chat: { path: [...whole, 'yes'], isRevealed: true } }],
    [{ chat: { path: ['yes', '<b>Email</b>'] } }],
  ])('%j is a new chat', (state) => expect(readChat(state)).toEqual(newChat))

  test('a reveal before the end is none', () => {
    expect(readChat({ chat: { path: ['yes'], isRevealed: true } })).toEqual(say('yes'))
  })

  test('of any form never breaks the chat', () => {
    const path = fc.array(fc.oneof(fc.constantFrom(...whole, 'Start Over'), fc.anything()))
    const made = fc.record({ chat: fc.record({ path, isRevealed: fc.anything() }) })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), made), (state) => {
        const chat = readChat(state)
        expect(
          chat.path.every((label, at) => steps[at]?.choices.some((choice) => choice.label === label)),
        ).toBe(true)
        expect(chat.isRevealed && chat.path.length < steps.length).toBe(false)
      }),
    )
  })
})
