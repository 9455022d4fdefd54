import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { voice } from '../../test/speech-stand-in.ts'
import { castVoices, type PartVoice } from './cast.ts'

const named = (list: string) =>
  list
    .split(', ')
    .filter(Boolean)
    .map((one) => {
      const [name = '', lang = '', far] = one.split(' ')
      return voice({ name, lang, localService: far === undefined })
    })

const namesOf = ({ narrator, parts }: ReturnType<typeof castVoices>) =>
  [narrator, ...parts].map(({ voice }) => voice?.name).join(' ')

describe('who speaks, the narrator first', () => {
  test.each([
    ['a voice for each part, accents alternating', 'Ann en-US, Bob en-US, Cat en-GB, Dan en-AU', 'Dan Cat Ann Bob'],
    ['those who speak English', 'Uwe de-DE, Ann en-US, Eva es-ES, Bob en_GB, Cat en-GB, Dan en-US', 'Cat Ann Bob Dan'],
    ['any voice where none is English', 'Uwe de-DE, Eva es-ES', 'Uwe Eva Eva Eva'],
    ['those of this device', 'Far en-GB net, Ann en-US, Bob en-US, Web en-US net', 'Ann Bob Bob Bob'],
    ['those of the network too where there is only one here', 'Far en-GB net, Ann en-US', 'Far Ann Ann Ann'],
    ['no joke', 'Zarvox en-US, Bells en-US, Ann en-US, Bob en-US', 'Ann Bob Bob Bob'],
    ['joke voices where there are no others', 'Zarvox en-US, Bells en-US', 'Bells Zarvox Zarvox Zarvox'],
    ['one voice for all', 'Ann en-US', 'Ann Ann Ann Ann'],
    ['one of two that are the same', 'Ann en-US, Ann en-US, Bob en-US', 'Ann Bob Bob Bob'],
  ])('%s', (_, voices, cast) => {
    expect(namesOf(castVoices(3, named(voices)))).toBe(cast)
  }) // prettier-ignore

  test('the browser’s own choice where there is no list', () => {
    expect(castVoices(1, []).parts).toEqual([{ voice: null, pitch: 0.8, rate: 0.96 }])
  })
})

const voices = fc.array(
  fc.record({
    name: fc.constantFrom('Ann', 'Bob', 'Cat', 'Dan', 'Bells'),
    lang: fc.constantFrom('en-US', 'en-GB', 'de-DE'),
    localService: fc.boolean(),
  }),
)

test('no two parts sound the same, nor as the narrator', () => {
  const sound = ({ voice, pitch }: PartVoice) => `${voice?.name} ${voice?.lang} ${pitch}`
  fc.assert(
    fc.property(voices, fc.integer({ min: 1, max: 7 }), (all, parts) => {
      const cast = castVoices(parts, all.map(voice))
      const sounds = [cast.narrator, ...cast.parts].map(sound)
      expect(new Set(sounds).size).toBe(parts + 1)
    }),
  )
})

test('the same voices are cast in the same way, in whatever order they come', () => {
  fc.assert(
    fc.property(
      voices.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(namesOf(castVoices(4, shuffled.map(voice)))).toBe(namesOf(castVoices(4, all.map(voice))))
      },
    ),
  )
})
