import { expect, test } from 'vitest'
import { parseScript } from '../../script/parse/parse.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { turnPage } from './state.ts'

const script = sampleScript()
const open = turnPage({ is: 'opening' }, { is: 'open', script })
const lines = [[parseScript('<title>Hide the Spoons</title>\nADA\nHello.\n', { cast: ['Ada'] })]]

test('news of another script is no news', () => {
  const news = { is: 'grown', lines } as const
  expect(turnPage(open, { is: 'writing', scriptId: 'another', news })).toBe(open)
  expect(turnPage({ is: 'opening' }, { is: 'writing', scriptId: script.id, news })).toEqual({ is: 'opening' })
  expect(turnPage(open, { is: 'writing', scriptId: script.id, news })).toMatchObject({ writing: { lines } })
})

test('takes title, link and versions over, and nothing of how far the writing is', () => {
  const told = sampleScript({
    title: 'New',
    share: '/s/x',
    versions: ['s1', 's2'],
    state: 'written',
    chapters: [],
  })
  expect(turnPage(open, { is: 'told', script: told })).toMatchObject({
    writing: {
      script: { title: 'New', share: '/s/x', versions: ['s1', 's2'], state: 'writing', chapters: [{}] },
    },
  })
  const other = sampleScript({ id: 's2', title: 'New' })
  expect(turnPage(open, { is: 'told', script: other })).toEqual(open)
})
