import { expect, test } from 'vitest'
import { networkError } from '../api/request.ts'
import { databaseAway, diskFull, problems } from '../../game/problem.ts'
import { playSentence, shortageSentence } from './sentences.ts'

const network = 'Network error. Please check your internet connection.'
const timeout = 'Request timed out. Please try again.'
const unexpected = 'An unexpected error occurred. Please try again.'

test.each([
  ['a network of spies', network],
  [networkError.sentence, network],
  [problems['writer-unreachable'].sentence, network],
  ['network timeout of cards', network],
  [problems['writer-timeout'].sentence, timeout],
  ['timeout while cards were read', timeout],
  [problems['no-cards-selected'].sentence, 'No cards selected'],
  [shortageSentence('settings'), 'Not enough settings cards available.'],
  ['Please select one card from each category', unexpected],
  [problems['too-many-requests'].sentence, unexpected],
  [problems['too-many-scripts'].sentence, problems['too-many-scripts'].sentence],
  [problems['ai-budget-spent'].sentence, problems['ai-budget-spent'].sentence],
  [databaseAway.sentence, databaseAway.sentence],
  [diskFull.sentence, diskFull.sentence],
  ['', unexpected],
])('%j is told as %j', (message, sentence) => expect(playSentence(message)).toBe(sentence))
