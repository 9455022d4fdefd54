import { afterEach, expect, test } from 'vitest'
import { mount, unmount } from '../test/mount.ts'
import { isolate, Names } from './names.tsx'

afterEach(unmount)

test('each name stands alone, so that none from right to left swaps with its neighbours', async () => {
  const place = await mount(<Names names={['דנה', 'יוסי', 'Ada']} />)
  expect([...place.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'דנה',
    'יוסי',
    'Ada',
  ])
  expect(place.textContent).toBe('דנה, יוסי, Ada')
})

test.each([
  ['דנה', '\u2068דנה\u2069'],
  ['ليلى', '\u2068ليلى\u2069'],
  ['Ada', 'Ada'],
  ['小明', '小明'],
  ['👩‍🚀', '👩‍🚀'],
])('in a sentence %s is %j', (name, isolated) => expect(isolate(name)).toBe(isolated))
