import { expect, test } from 'vitest'
import { deck } from '../../../deck/deck.ts'
import { lengths } from '../../../game/modes.ts'
import { sampleBrief } from '../../test/sample-brief.ts'
import { loadCards } from '../load-cards.ts'
import { planPlay } from '../planning/plan-play.ts'
import { stagePlay } from '../write-play.ts'
import { type Item } from '../item.ts'
import { dealLines } from './deal.ts'
import { lookAhead } from './ahead.ts'

const brief = sampleBrief(deck, 6, { parts: 6, length: lengths.group.first })
const cards = await loadCards(brief)
const play = stagePlay(brief, cards, planPlay(brief, cards, { choices: 1 }))
const [bit] = play.items.map((item) => item.bit)
if (bit === undefined) throw new Error('A play has lines')
const { lead, plan } = bit.situation
const boss = plan.functions.BOSS ?? ''
const said = (role: string, fixed: Item['bit']['fixed'] = {}): Item => ({
  is: 'speech',
  who: [role],
  goesOn: false,
  isOwn: false,
  text: 'So?',
  words: 1,
  group: null,
  bit: { ...bit, fixed },
})

test('counts the lines until somebody surely speaks', () => {
  const lines = [
    said('ANY'),
    said('LEAD'),
    said('ME', { ME: 'Somebody' }),
    said('BOSS'),
    said('ANY'),
  ] as const
  const ahead = lookAhead(lines)
  expect(ahead(lines[0], lead)).toBe(1)
  expect(ahead(lines[0], boss)).toBe(3)
  expect(ahead(lines[1], 'Somebody')).toBe(1)
  expect(ahead(lines[1], lead)).toBe(4)
  expect(ahead(lines[4], 'Nobody')).toBe(1)
})

test('a line that comes later changes nothing for those before it', () => {
  const lines = [said('ANY'), said('LEAD')] as const
  const late = said('BOSS')
  const ahead = lookAhead(lines)
  expect(ahead(late, lead)).toBe(0)
  const places = play.items.flatMap(({ is }, place) => (is === 'speech' ? [place] : []))
  const at = places[Math.floor(places.length / 2)] ?? 0
  const more = [...play.items.slice(0, at), late, said('LEAD'), late, ...play.items.slice(at)]
  const before = (items: readonly { readonly is: string; readonly at?: number }[]) =>
    items.filter((item) => item.is === 'speech' && (item.at ?? 0) < at - 1)
  expect(before(play.dealAgain(more).items)).toEqual(before(play.deal.items))
})

test('with it, the lines of a play fall otherwise than without', () => {
  const random = () => 0.5
  const deal = (ahead: ReturnType<typeof lookAhead>) =>
    dealLines(play.items, random, ahead).items.flatMap((item) => (item.is === 'speech' ? [item.by] : []))
  expect(deal(lookAhead(play.items))).not.toEqual(deal(() => 0))
})
