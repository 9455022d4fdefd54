import { describe, expect, test } from 'vitest'
import { deck } from '../../../deck/deck.ts'
import { sampleBrief } from '../../test/sample-brief.ts'
import { loadCards } from '../load-cards.ts'
import { planPlay } from '../planning/plan-play.ts'
import { situationsOf } from '../write-play.ts'
import { usableLaughs } from './laughed-line.ts'

const brief = sampleBrief(deck, 3)
const cards = await loadCards(brief)
const [situation] = situationsOf(brief, cards, planPlay(brief, cards, { choices: 1 }))
if (situation === undefined) throw new Error('A play has a scenario')
const [lead = '', other = ''] = brief.cast.map(({ name }) => name)
const look = (text: string, by: string | null = other, laughs = 1) =>
  usableLaughs([{ text, by, laughs }], situation)

describe('a line at which the room laughed', () => {
  test.each([
    ['How long is it?', 'question'],
    ['Hold still. It’s nearly over.', 'order'],
    ['Everybody out!', 'order'],
    ['Everybody was out.', 'claim'],
    ['You’ll be sorry.', 'threat'],
    ['I once wrestled a bear.', 'boast'],
    ['It’s alive!', 'cry'],
    ['They have a little pond now.', 'claim'],
    ['Because of the goose.', 'scrap'],
    ['The chief is. You can govern from anywhere.', 'scrap'],
  ])('"%s" is known as what it is', (text, kind) => {
    expect(look(text).map((line) => line.kind)).toEqual([kind])
  })

  test.each([
    ['one word', 'Single.'],
    [
      'more than anybody can take up',
      'It has gone on for so long now that nobody in this room remembers how it began.',
    ],
    ['three sentences', 'It’s here. It’s big. It’s ours.'],
    ['a quotation', 'It says “Ow”.'],
    ['a sentence that is cut off', 'I’ll just reach in and...'],
    ['left-over notation', 'The {prop} is gone.'],
    ['a name', `${lead}, put that down!`],
    ['a short name', `${cards.program.people[other]?.short} has it!`],
  ])('with %s is left alone', (_, text) => {
    expect(look(text)).toEqual([])
  })

  test('is the lead’s or not, and the biggest laugh comes first', () => {
    const lines = [
      { text: 'Mind the goat.', by: other, laughs: 1 },
      { text: 'That was my hat.', by: lead, laughs: 4 },
    ]
    expect(usableLaughs(lines, situation).map(({ text, isLeads }) => [text, isLeads])).toEqual([
      ['That was my hat.', true],
      ['Mind the goat.', false],
    ])
  })
})
