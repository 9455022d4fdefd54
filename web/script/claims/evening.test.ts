import { expect, test } from 'vitest'
import { claimPart, claimsOf, cleanEvening, noEvening, takeBack } from './evening.ts'

const now = 1_000_000_000
const hour = 3_600_000
const claim = (part: string, name: string, scriptId = 's1') => ({ scriptId, part, name })

test('a part is claimed, by another, and taken back; the names are still offered', () => {
  const first = claimPart(claimPart(noEvening, claim('Kevin', 'Bo'), now), claim('Ada', 'Cem'), now)
  expect(claimsOf(first, 's1')).toEqual({ Kevin: 'Bo', Ada: 'Cem' })
  const other = claimPart(first, claim('Kevin', 'Cem'), now)
  expect(claimsOf(other, 's1')).toEqual({ Kevin: 'Cem', Ada: 'Cem' })
  const back = takeBack(other, { scriptId: 's1', part: 'Kevin' }, now)
  expect(claimsOf(back, 's1')).toEqual({ Ada: 'Cem' })
  expect(back.names).toEqual(['Cem', 'Bo'])
})

test('another script has its own claims and the same names', () => {
  const evening = claimPart(claimPart(noEvening, claim('Kevin', 'Bo'), now), claim('Eve', 'bo', 's2'), now)
  expect(claimsOf(evening, 's1')).toEqual({ Kevin: 'Bo' })
  expect(claimsOf(evening, 's2')).toEqual({ Eve: 'bo' })
  expect(evening.names).toEqual(['bo'])
})

test('what is kept is read again until the evening is over', () => {
  const kept: unknown = JSON.parse(JSON.stringify(claimPart(noEvening, claim('Kevin', 'Bo'), now)))
  expect(claimsOf(cleanEvening(kept, now + 5 * hour), 's1')).toEqual({ Kevin: 'Bo' })
  expect(cleanEvening(kept, now + 17 * hour)).toEqual(noEvening)
  expect(cleanEvening(kept, now - hour)).toEqual(noEvening)
})

test.each([null, 7, {}, { at: now, names: 'Bo', scripts: [] }, { at: now, names: [], scripts: null }])(
  '%j is no evening',
  (kept) => expect(cleanEvening(kept, now)).toEqual(noEvening),
)

test('what is no name or no claim in it is left out', () => {
  const kept = {
    at: now,
    names: ['Bo', 7, ' ', 'x'.repeat(99)],
    scripts: [
      { scriptId: 's1', claims: { Kevin: ' Bo\u202e ', Ada: 7, Eve: '<>' } },
      { scriptId: 2, claims: {} },
      'x',
    ],
  }
  const evening = cleanEvening(kept, now)
  expect(evening.names).toEqual(['Bo', 'x'.repeat(40)])
  expect(evening.scripts).toEqual([{ scriptId: 's1', claims: { Kevin: 'Bo' } }])
})
