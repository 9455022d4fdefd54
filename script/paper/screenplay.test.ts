import { describe, expect, test } from 'vitest'
import { sampleTitlePage } from '../test/title-page.ts'
import { type Line } from '../line.ts'
import { cueText, toScreenplay } from './screenplay.ts'

const line = (kind: Line['kind'], text: string, speaker: string | null = null): Line => ({
  kind,
  text,
  speaker,
})
const speech = (speaker: string, ...texts: string[]) => [
  line('character', speaker, speaker),
  ...texts.map((text) => line('dialogue', text, speaker)),
]
const blocksOf = (...chapters: Line[][]) =>
  toScreenplay(
    sampleTitlePage,
    chapters.map((lines) => [lines]),
  ).blocks

describe('toScreenplay', () => {
  test('makes one speech of a cue and what is said under it', () => {
    const lines = [
      line('character', 'Kevin', 'Kevin'),
      line('parenthetical', 'sadly', 'Kevin'),
      line('dialogue', 'My sock.', 'Kevin'),
      line('dialogue', 'My other sock.', 'Kevin'),
    ]
    expect(blocksOf(lines)).toEqual([
      {
        is: 'speech',
        part: 'Kevin',
        cue: 'KEVIN',
        goesOn: false,
        said: [
          { is: 'parenthetical', text: 'sadly' },
          { is: 'dialogue', text: 'My sock.' },
          { is: 'dialogue', text: 'My other sock.' },
        ],
      },
    ])
  })

  test.each<[string, Line[], boolean]>([
    ['after action', [line('action', 'A sock falls.')], true],
    ['after two lines of action', [line('action', 'A sock falls.'), line('action', 'It lands.')], true],
    ['at once', [], true],
    ['after somebody else', speech('PLUM', 'Well.'), false],
    ['in the next scene', [line('scene-heading', 'INT. ATTIC')], false],
    ['after a transition', [line('transition', 'CUT TO:')], false],
    ['in the next act', [line('act', 'ACT TWO')], false],
  ])('a part that goes on %s', (_where, between, goesOn) => {
    const last = blocksOf([...speech('KEVIN', 'So.'), ...between, ...speech('KEVIN', 'And.')]).at(-1)
    expect(last).toMatchObject({ is: 'speech', goesOn })
    expect(last?.is === 'speech' && cueText(last)).toBe(goesOn ? 'KEVIN (CONT’D)' : 'KEVIN')
  })

  test('tells who reads a stranger, who is not the reader going on', () => {
    const stranger = [line('character', 'The Stranger', 'Kevin'), line('dialogue', 'I am here.', 'Kevin')]
    const title = { ...sampleTitlePage, parts: [{ name: 'Kevin', readers: ['Ada', 'Bo'] }] }
    const cues = (page: typeof title) =>
      toScreenplay(page, [[[...speech('Kevin', 'So.'), ...stranger, ...speech('Kevin', 'Who?')]]]).blocks.map(
        (block) => block.is === 'speech' && cueText(block),
      )
    expect(cues(title)).toEqual(['KEVIN', 'THE STRANGER (READ BY ADA & BO)', 'KEVIN'])
    expect(cues({ ...title, parts: [] })).toEqual(['KEVIN', 'THE STRANGER (READ BY KEVIN)', 'KEVIN'])
  })

  test('tells that everyone reads what all say', () => {
    const [block] = blocksOf([line('character', 'All', 'Kevin'), line('dialogue', 'Yes!', 'Kevin')])
    expect(block?.is === 'speech' && cueText(block)).toBe('ALL (READ BY EVERYONE)')
  })

  test('numbers scenes through all chapters, two headings of one scene once', () => {
    const blocks = blocksOf(
      [
        line('scene-heading', 'SCENE 1: The Attic'),
        line('scene-heading', 'INT. ATTIC'),
        line('action', 'Dust.'),
        line('scene-heading', 'EXT. ROOF'),
        line('action', 'Wind.'),
      ],
      [line('scene-heading', 'INT. CELLAR'), line('action', 'Dark.')],
    )
    expect(blocks.flatMap((block) => (block.is === 'scene' ? [block.number] : []))).toEqual([null, 1, 2, 3])
    expect(blocks.map(({ is }) => is)).toContain('chapter')
  })

  test('leaves the opening title to the title page, keeps later ones, and begins no chapter that is empty', () => {
    const blocks = blocksOf(
      [line('title', 'The Rinse'), line('action', 'A sock.')],
      [],
      [line('title', 'The Rinse II'), line('action', 'Two socks.')],
    )
    expect(blocks).toEqual([
      { is: 'action', text: 'A sock.' },
      { is: 'chapter' },
      { is: 'heading', text: 'The Rinse II' },
      { is: 'action', text: 'Two socks.' },
    ])
  })

  test('reads a cue without a speech, and what nobody says, as action', () => {
    const lines = [
      line('character', 'KEVIN', 'KEVIN'),
      line('action', 'slams the door.'),
      line('parenthetical', 'a pause'),
    ]
    expect(blocksOf(lines)).toEqual([
      { is: 'action', text: 'KEVIN' },
      { is: 'action', text: 'slams the door.' },
      { is: 'action', text: '(a pause)' },
    ])
  })
})
