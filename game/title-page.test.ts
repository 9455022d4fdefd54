import { describe, expect, test } from 'vitest'
import { partsOf, titlePageOf } from './title-page.ts'

const card = (name: string) => ({ id: name, name, image_url: '' })

describe('titlePageOf', () => {
  test('says who wrote it, of what, when, and who reads whom', () => {
    const chapter = { state: 'written', problem: null, acts: 5, promisedWords: 650 } as const
    expect(
      titlePageOf({
        title: 'The Rinse',
        rating: 'r-rated',
        draw: { characters: card('Kevin'), programs: card('Night Shift'), settings: card('A Lighthouse') },
        cast: [{ name: 'KEVIN', player: null }],
        assignments: [],
        premise: { sentence: 'A dinner must be saved.', wants: ['KEVIN wants a spoon.'] },
        createdAt: '2026-11-21T18:21:22.000Z',
        chapters: [
          { ...chapter, writer: 'some-model' },
          { ...chapter, writer: 'The house writer' },
          { ...chapter, writer: 'some-model' },
        ],
      }),
    ).toEqual({
      title: 'The Rinse',
      writers: ['some-model', 'The house writer'],
      cards: ['Kevin', 'Night Shift', 'A Lighthouse'],
      rating: 'R-Rated',
      premise: ['A dinner must be saved.', 'KEVIN wants a spoon.'],
      parts: [{ name: 'KEVIN', readers: [] }],
      date: '2026-11-21',
    })
  })

  test('names all who share a part', () => {
    const cast = [
      { name: 'KEVIN', player: 'Ada' },
      { name: 'PLUM', player: 'Bo' },
      { name: 'MO', player: null },
    ]
    const assignments = [
      { player: 'Ada', part: 'KEVIN' },
      { player: 'Cem', part: 'KEVIN' },
    ]
    expect(partsOf({ cast, assignments })).toEqual([
      { name: 'KEVIN', readers: ['Ada', 'Cem'] },
      { name: 'PLUM', readers: ['Bo'] },
      { name: 'MO', readers: [] },
    ])
  })
})
