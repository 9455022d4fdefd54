import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snapSpeaker } from './snap-speaker.ts'

const cast = [
  'Kevin',
  'Grandma Dynamite',
  'Detective Plum',
  'Élodie Fontaine',
  'Guard 1',
  'Guard 2',
  'Dr. Mist',
  '小明',
  '🦆',
  'Zoë',
  'Bob (the Cat)',
]

describe('snapSpeaker', () => {
  test.each([
    ['Kevin', 'Kevin'],
    ['KEVIN', 'Kevin'],
    [' **kevin:** ', 'Kevin'],
    ['KEVIN (V.O.)', 'Kevin'],
    ["KEVIN (CONT'D)", 'Kevin'],
    ['KEVIN (cont’d) (whispering)', 'Kevin'],
    ['KEVIN O.S.', 'Kevin'],
    ['[KEVIN]', 'Kevin'],
    ['THE KEVIN', 'Kevin'],
    ['OLD KEVIN', 'Kevin'],
    ['KEVYN', 'Kevin'],
    ['KEVN', 'Kevin'],
    ['KEIVN', 'Kevin'],
    ['GRANDMA', 'Grandma Dynamite'],
    ['Dynamite', 'Grandma Dynamite'],
    ['GRANDMA D.', 'Grandma Dynamite'],
    ['GRANMA DYNAMTE', 'Grandma Dynamite'],
    ['GRANDMADYNAMITE', 'Grandma Dynamite'],
    ['grandma-dynamite', 'Grandma Dynamite'],
    ['DET. PLUM', 'Detective Plum'],
    ['PLUM', 'Detective Plum'],
    ['DETECTIVE', 'Detective Plum'],
    ['DTCT PLUM', 'Detective Plum'],
    ['DEE', null],
    ['ELODIE', 'Élodie Fontaine'],
    ['Zoe', 'Zoë'],
    ['DOCTOR MIST', 'Dr. Mist'],
    ['GUARD 2', 'Guard 2'],
    ['小明', '小明'],
    ['🦆', '🦆'],
    ['BOB', 'Bob (the Cat)'],
    ['GUARD', null],
    ['GUARD 3', null],
    ['KEVIN AND PLUM', null],
    ['KEVIN AND HIS MOTHER', null],
    ['KEVIN & CO', null],
    ["KEVIN'S MOTHER", null],
    ['MAN IN CROWD', null],
    ['ALL', null],
    ['BOTH', null],
    ['THE', null],
    ['', null],
    ['???', null],
  ])('snaps %j to %j', (name, part) => {
    expect(snapSpeaker(name, cast)).toBe(part)
  })

  test('is unambiguous between names that are near to one another', () => {
    expect(snapSpeaker('LEVIN', ['Kevin', 'Devin'])).toBeNull()
    expect(snapSpeaker('DEVIN', ['Kevin', 'Devin'])).toBe('Devin')
  })

  test('gives every part its own name, in any script, and never a name outside the cast', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { maxLength: 6, selector: (one) => one.toUpperCase() }),
        name,
        (parts, stranger) => {
          expect([null, ...parts]).toContain(snapSpeaker(stranger, parts))
        },
      ),
    )
    const word = fc.stringMatching(/^\p{L}[\p{L} ]{0,30}$/u)
    fc.assert(
      fc.property(word, (part) => {
        expect(snapSpeaker(part.toUpperCase(), ['🦆', part])).toBe(part)
      }),
    )
  })
})
