import { expect, test } from 'vitest'
import { databaseAway, diskFull, problem, type ProblemCode, problems } from '../../game/problem.ts'
import { playSentence, shortageSentence } from './sentences.ts'

const network = 'Network error. Please check your internet connection.'
const timeout = 'Request timed out. Please try again.'
const unexpected = 'An unexpected error occurred. Please try again.'

const told: Partial<Record<ProblemCode, string>> = {
  network,
  'writer-unreachable': network,
  'writer-timeout': timeout,
  'no-cards-selected': 'No cards selected',
  'too-many-scripts': problems['too-many-scripts'].sentence,
  'too-many-at-once': problems['too-many-at-once'].sentence,
  'ai-budget-spent': problems['ai-budget-spent'].sentence,
  'database-away': databaseAway.sentence,
  'disk-full': diskFull.sentence,
}

test.each(Object.keys(problems) as ProblemCode[])('%s', (code) =>
  expect(playSentence(problem(code))).toBe(told[code] ?? unexpected),
)

test.each([
  [problem('unexpected', 'A network had a timeout among the cards'), unexpected],
  [problem('network', 'A timeout among the cards'), network],
  [problem('no-cards-selected', 'Such cards'), 'Such cards'],
])('the words of %j decide nothing', (failure, sentence) => expect(playSentence(failure)).toBe(sentence))

test('a category that is too small is named', () =>
  expect(shortageSentence('settings')).toBe('Not enough settings cards available.'))
