import { expect, test } from 'vitest'
import { downloads, findEmpty } from './downloads.mjs'
import { fromRoot } from './root.mjs'

const play = downloads.find(({ name }) => name === 'play')

test.each([
  ['script/acts.ts', true],
  ['script/parse/parse.ts', true],
  ['script/aloud/speeches.ts', false],
  ['web/script/view.tsx', true],
  ['web/script/view.module.css', true],
  ['web/script/new-folder/view.tsx', false],
  ['web/play/sentences.ts', true],
  ['web/play/table/hand.ts', false],
  ['game/deal.ts', true],
  ['game/duel.ts', false],
  ['node_modules/react/index.js', false],
])('%s is sent with the scripts: %s', (file, isSent) => expect(play?.test(fromRoot(file))).toBe(isSent))

test('a file that was renamed, and a folder that holds nothing, are found', () => {
  const files = ['web/script/view.tsx', 'game/deal.ts', 'web/ui/keep-it.ts', 'script/parse/parse.ts']
  expect(findEmpty(['web/script/', 'game/deal.ts', 'web/ui/keep.ts', 'script/'], files)).toEqual([
    'web/ui/keep.ts',
    'script/',
  ])
})
