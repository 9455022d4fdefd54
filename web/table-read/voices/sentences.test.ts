import { describe, expect, test } from 'vitest'
import { type LineKind } from '../../../script/line.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { voice } from '../../test/speech-stand-in.ts'
import { castVoices } from './cast.ts'
import { sentencesOf } from './sentences.ts'

const cast = ['Ada', 'Kevin']
const voices = castVoices(
  2,
  ['Ann', 'Bob', 'Cat'].map((name) => voice({ name })),
)

function speech(
  kind: Speech['kind'],
  speaker: string | null,
  ...lines: readonly [LineKind, string][]
): Speech {
  const place = { chapter: 0, act: 0, line: 0, part: 0 }
  return {
    key: '0.0.0.0',
    kind,
    place,
    speaker,
    lines: lines.map(([kind, text], line) => ({ kind, text, line })),
    words: 1,
    stranger: null,
    isContinued: false,
  }
}

const said = (step: Speech, narrator: boolean, wordsPerMinute = 130) =>
  sentencesOf(step, { cast, voices, narrator, wordsPerMinute })
const heard = (step: Speech, narrator: boolean) =>
  said(step, narrator).map(({ text, voice }) => `${voice?.name}: ${text}`)

describe('a step is said', () => {
  const ada = speech('speech', 'Ada', ['parenthetical', 'sadly'], ['dialogue', 'One.'], ['dialogue', 'Two.'])

  test('by its part, without what tells how', () => {
    expect(heard(ada, false)).toEqual(['Bob: One.', 'Bob: Two.'])
  })

  test('by its part, with a narrator who tells how', () => {
    expect(heard(ada, true)).toEqual(['Ann: sadly', 'Bob: One.', 'Bob: Two.'])
  })

  test('by the narrator when it is a direction', () => {
    expect(heard(speech('scene-heading', null, ['scene-heading', 'INT. SHED - DAY']), true)).toEqual([
      'Ann: Interior. shed - day',
    ])
  })

  test('by no voice when there are no words', () => {
    expect(heard(speech('speech', 'Kevin', ['dialogue', '…']), true)).toEqual([])
  })

  test.each([
    [130, 0.96],
    [90, 0.7],
    [200, 1.48],
    [260, 1.8],
  ])('as fast as the room reads: %i words a minute', (speed, rate) => {
    expect(said(ada, false, speed)[0]?.rate).toBeCloseTo(rate, 2)
  })
})
