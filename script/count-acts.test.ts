import { describe, expect, test } from 'vitest'
import { createActCount } from './count-acts.ts'
import { type Line } from './line.ts'
import { readChapters } from './read-chapters.ts'

const act = (text: string): Line => ({ kind: 'act', text, speaker: null })
const says = (text: string): Line => ({ kind: 'dialogue', text, speaker: 'Ada' })
const headingsOf = (chapters: readonly (readonly string[])[]) =>
  createActCount()(chapters.map((acts) => acts.map((text) => [act(text), says('Act One is over.')]))).map(
    (acts) => acts.map(([heading]) => heading?.text),
  )

describe('acts count on where the story goes on', () => {
  test.each<[string, string[][], string[][]]>([
    [
      'words',
      [
        ['Act One: Hello', 'Act Two'],
        ['Act One: Again', 'Act Two'],
      ],
      [
        ['Act One: Hello', 'Act Two'],
        ['Act Three: Again', 'Act Four'],
      ],
    ],
    [
      'figures and capitals',
      [['ACT 1', 'ACT 2 – Dusk'], ['ACT 1: Dawn'], ['ACT ONE']],
      [['ACT 1', 'ACT 2 – Dusk'], ['ACT 3: Dawn'], ['ACT FOUR']],
    ],
    [
      'Roman numbers',
      [
        ['Act I', 'Act II', 'Act III'],
        ['Act I', 'Act II'],
      ],
      [
        ['Act I', 'Act II', 'Act III'],
        ['Act IV', 'Act V'],
      ],
    ],
    [
      'who counts on by itself',
      [
        ['Act 1', 'Act 2'],
        ['Act 3', 'Act 4'],
      ],
      [
        ['Act 1', 'Act 2'],
        ['Act 3', 'Act 4'],
      ],
    ],
    [
      'more acts than before',
      [
        ['Act 1', 'Act 2'],
        ['Act 1', 'Act 2', 'Act 3'],
      ],
      [
        ['Act 1', 'Act 2'],
        ['Act 3', 'Act 4', 'Act 5'],
      ],
    ],
    ['after a chapter of nothing', [['Act 1'], [], ['Act 1']], [['Act 1'], [], ['Act 2']]],
    [
      'beside what has no number',
      [
        ['Cold open', 'Act Five'],
        ['Prologue', 'Act One'],
      ],
      [
        ['Cold open', 'Act Five'],
        ['Prologue', 'Act Six'],
      ],
    ],
    ['beyond twenty', [['Act Twenty'], ['Act One']], [['Act Twenty'], ['Act 21']]],
    [
      'only numbers',
      [['Act One'], ['Act Once more', 'Act Mild']],
      [['Act One'], ['Act Once more', 'Act Mild']],
    ],
  ])('%s', (_, written, shown) => expect(headingsOf(written)).toEqual(shown))

  test('what is said stays, and so does an act that has not changed', () => {
    const count = createActCount()
    const [first, second] = [[act('Act One')], [act('Act One'), says('Act One!')]]
    const [, [shown] = []] = count([[first], [second]])
    expect(shown).toEqual([act('Act Two'), says('Act One!')])
    const [[same] = [], [again, grown] = []] = count([[first], [second, [act('Act Two')]]])
    expect(same).toBe(first)
    expect(again).toBe(shown)
    expect(grown).toEqual([act('Act Three')])
  })

  test('as a stored script is read', () => {
    const texts = [['<act>Act One</act>', '<act>Act Two</act>'], ['<act>Act One: Later</act>']]
    expect(
      readChapters(texts, [])
        .flat(2)
        .map(({ text }) => text),
    ).toEqual(['Act One', 'Act Two', 'Act Three: Later'])
  })
})
