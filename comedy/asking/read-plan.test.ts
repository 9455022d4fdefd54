import { describe, expect, test } from 'vitest'
import { isPlanLine, isWholePlan, readHeadPlan, readOpeningPlan } from './read-plan.ts'

describe('the plan in front of an act', () => {
  test('is read by its labels, one line or many', () => {
    const lines = [
      'WHENEVER a bidder holds a lot, it melts (DRIP!); the less is left, the dearer.',
      'BECAUSE the hotel: ice. The auction: handed round. The guard: warm towels.',
      'TRUTH the hotel was lot one. SEEN: a number tag on the doormat.',
      'WANTS Guard: to save. Gavel: a record.',
      'LAST LINE "Going, going." FIRST: Gavel, of the teapot.',
    ]
    const plan = {
      whenever: 'a bidder holds a lot, it melts (DRIP!); the less is left, the dearer.',
      because: 'the hotel: ice. The auction: handed round. The guard: warm towels.',
      truth: 'the hotel was lot one.',
      seen: 'a number tag on the doormat.',
      wants: 'Guard: to save. Gavel: a record.',
      lastLine: '"Going, going."',
      first: 'Gavel, of the teapot.',
    }
    expect(readOpeningPlan(lines.join('\n'))).toEqual(plan)
    expect(readOpeningPlan(lines.join(' '))).toEqual(plan)
    expect(readOpeningPlan(lines.map((line) => `- **${line}**`).join('\n'))).toEqual(plan)
    expect(isWholePlan(plan, 'long')).toBe(true)
  })

  test('of a short message is a secret', () => {
    const plan = readOpeningPlan('SECRET: the soup is alive, and it steams')
    expect(plan).toEqual({ truth: 'the soup is alive, and it steams' })
    expect([isWholePlan(plan, 'short'), isWholePlan(plan, 'long')]).toEqual([true, false])
  })

  test.each(['', 'No idea.', 'whenever it rains, because it rains', 'TRUTH', 'WANTS Mo: soup.'])(
    'is not whole in %j',
    (text) => {
      const plan = readOpeningPlan(text)
      expect(isWholePlan(plan, 'long')).toBe(false)
      expect(isWholePlan(plan, 'short')).toBe(false)
    },
  )

  test.each([
    ['WHENEVER it rains', true],
    ['  - **TRUTH** she counts', true],
    ['3. LAST LINE "No."', true],
    ['PLAN:', true],
    ['Whenever it rains, I sing.', false],
    ['TRUTHFUL: I am.', false],
    ['MO: TRUTH hurts.', false],
  ])('%j is a line of it: %s', (line, isOne) => expect(isPlanLine(line)).toBe(isOne))
})

describe('the head writer’s answer', () => {
  const answer = [
    'TRUTH: she asks every question on purpose.',
    'PLANTED: "I don\'t count." (MERMAID) a lie; last line of act 3.',
    'PLANTED: nothing in quotation marks',
    'RUNNER: the nicknames: a way out in act 2, a wrong number in act 3.',
    '**ACT 2:** because she was tackled, MO demands the rule book; ends when it is longer.',
    'ACT 3: because it cannot end, ADA telephones.',
    'ACT 4: there is none.',
    'LAST LINE: MERMAID: "I don\'t count."',
  ]

  test('is read line by line', () => {
    expect(readHeadPlan(answer.join('\n'), 3)).toEqual({
      truth: 'she asks every question on purpose.',
      planted: [{ words: "I don't count.", note: '(MERMAID) a lie; last line of act 3.' }],
      runners: ['the nicknames: a way out in act 2, a wrong number in act 3.'],
      acts: [
        null,
        'because she was tackled, MO demands the rule book; ends when it is longer.',
        'because it cannot end, ADA telephones.',
      ],
      lastLine: 'MERMAID: "I don\'t count."',
    })
  })

  test('is used as far as it came', () => {
    expect(readHeadPlan(answer.slice(0, 5).join('\n'), 3)?.acts).toEqual([
      null,
      'because she was tackled, MO demands the rule book; ends when it is longer.',
      null,
    ])
  })

  test.each([['', 'I am sorry.', answer.slice(0, 4).join('\n'), 'ACT 9: too late.']])(
    'is none where no act can be read: %j',
    (text) => expect(readHeadPlan(text, 5)).toBeNull(),
  )
})
