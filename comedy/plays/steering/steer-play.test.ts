import { describe, expect, test } from 'vitest'
import { deck } from '../../../deck/deck.ts'
import { type Length, lengths, promisedWords, wordsPerMinute } from '../../../game/modes.ts'
import { decisionActs } from '../../../game/room/show/twists.ts'
import { parseScript } from '../../../script/parse/parse.ts'
import { comeBacks } from '../../corpus/come-backs.ts'
import { spareTurns } from '../../corpus/spare-turns.ts'
import { type Brief } from '../../beat-sheet.ts'
import { twistsOf, writeActs } from '../../house-writer.ts'
import { openingOf, type Steering } from '../../steering.ts'
import { type Twist } from '../../../game/room/show/twists.ts'
import { continueBrief, sampleBrief } from '../../test/sample-brief.ts'
import { steerByChance } from '../../test/steer.ts'
import { checkForm } from '../checking/check-form.ts'
import { checkPlay, openCheckText, type Trial, trialsOf } from '../checking/check-plays.ts'
import { loadAllCards, loadCards } from '../load-cards.ts'
import { writeSheet } from '../sheet.ts'
import { planPlay } from '../planning/plan-play.ts'
import { stagePlay } from '../write-play.ts'
import { actsOfItems, type Play } from './play.ts'
import { steerPlay } from './steer-play.ts'

type Chapter = {
  readonly name: string
  readonly length: Length
  readonly isNext: boolean
  readonly decided: readonly number[]
}

const chapters: readonly Chapter[] = (['quick', 'group'] as const).flatMap((mode) =>
  [false, true].map((isNext) => {
    const length = lengths[mode][isNext ? 'continuation' : 'first']
    return {
      name: `${mode}${isNext ? ' continued' : ''}`,
      length,
      isNext,
      decided: decisionActs(mode, length.acts, isNext),
    }
  }),
)

async function open({ length, isNext, decided }: Chapter, number: number) {
  const parts = length === lengths.quick.first || length === lengths.quick.continuation ? 4 : 2 + (number % 5)
  const first = sampleBrief(deck, number, { length, parts })
  const brief: Brief = isNext ? continueBrief(first, '', null, length) : first
  const cards = await loadCards(brief)
  const sheet = writeSheet(brief, cards, planPlay(brief, cards, { choices: 2 }))
  const write = (steerings: readonly Steering[] = []) => writeActs(brief, cards, sheet, steerings)
  const offer = (act: number, steerings: readonly Steering[] = []) =>
    twistsOf(brief, cards, sheet, act, steerings)
  const stage = (steerings: readonly Steering[]) => steerPlay(stagePlay(brief, cards, sheet.play), steerings)
  const steerings = steerByChance(brief, cards, sheet.play, decided)
  return { brief, cards, sheet, write, offer, stage, steerings, decided }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const plays = new Map(
  await Promise.all(
    chapters.map(
      async (chapter) => [chapter, await Promise.all(numbers(4).map((n) => open(chapter, n)))] as const,
    ),
  ),
)
const choose = (act: number, twist: Twist | undefined): Steering => ({
  act,
  twist: twist ?? null,
  laughed: [],
})
const said = (text: string, brief: Brief) =>
  parseScript(text, { cast: brief.cast.map(({ name }) => name) }).filter(({ kind }) => kind === 'dialogue')

describe.each(chapters)('$name', { timeout: 30_000 }, (chapter) => {
  test('is the same, byte for byte, where a room has nothing to say', () => {
    for (const { write, brief } of plays.get(chapter) ?? []) {
      const silent = numbers(brief.length.acts).map((act) => choose(act, undefined))
      expect(write(silent)).toEqual(write())
    }
  })

  test('follows the steering of its acts, and each opening that of the acts before', () => {
    for (const { write, steerings, brief } of plays.get(chapter) ?? []) {
      const whole = write(steerings)
      for (let act = 1; act < brief.length.acts; act++) {
        const until = write(steerings.filter((one) => one.act <= act))
        const before = write(steerings.filter((one) => one.act < act))
        expect(until.slice(0, act + 1)).toEqual(whole.slice(0, act + 1))
        expect(openingOf(before[act] ?? '')).toBe(openingOf(whole[act] ?? ''))
      }
      expect(whole).not.toEqual(write())
    }
  })

  test('offers three different twists, of its own people', () => {
    for (const { offer, brief, steerings } of plays.get(chapter) ?? [])
      for (let act = 1; act < brief.length.acts; act++) {
        const twists = offer(act, steerings)
        expect(new Set(twists.map(({ id }) => id)).size).toBe(3)
        expect(new Set(twists.map(({ sentence }) => sentence)).size).toBe(3)
        expect(offer(act, steerings)).toEqual(twists)
        for (const { id, sentence } of twists) {
          expect(sentence.length).toBeLessThanOrEqual(60)
          expect(sentence).not.toMatch(/[{}]|\.$/u)
          const who = /^turn (?:spare \d+, )?(.*?)(?: \d)?$/u.exec(id)?.[1]
          expect([...brief.cast.map(({ name }) => name), 'LEAD', 'PLACE']).toContain(who)
        }
      }
  })

  test('brings the chosen small plot onto the stage in that act, once, and pays it off', () => {
    for (const { offer, stage, decided, brief } of plays.get(chapter) ?? []) {
      const before = stage([])
      const last = brief.length.acts - 1
      for (const act of [decided[0] ?? 1, last])
        for (const twist of offer(act)) {
          const after = stage([choose(act, twist)])
          const bits = bitsOf(after, twist.id)
          expect(bitsOf(before, twist.id).filter((bit) => bit.act < act)).toEqual([])
          expect(bits.map(({ where }) => where.at(-1))).toEqual(['1', '2', '3'])
          expect(bits[0]?.act).toBe(act)
          expect(bits[2]?.act).toBeGreaterThanOrEqual(Math.min(act + 1, last))
          expect(after.deal.faults.length).toBeLessThanOrEqual(before.deal.faults.length)
        }
    }
  })

  test('stays near the promised minutes', () => {
    const over = (plays.get(chapter) ?? []).map(({ write, steerings, brief }) => {
      const words = said(write(steerings).join(''), brief).reduce(
        (sum, { text }) => sum + text.split(' ').length,
        0,
      )
      expect(words).toBeGreaterThan(promisedWords(brief.length) * 0.85)
      return words / (brief.length.minutes.to * wordsPerMinute)
    })
    expect(Math.max(...over)).toBeLessThan(1.2)
    expect(over.filter((share) => share <= 1.15).length).toBeGreaterThanOrEqual(over.length - 1)
  })

  test('has what the room laughed at come back from another mouth, in the acts that follow', () => {
    for (const { brief, write, stage } of plays.get(chapter) ?? []) {
      const plain = write()
      const later = plain.slice(1).flatMap((text) => said(text, brief))
      const isRefrain = (line: string) => later.some(({ text }) => text.includes(line)) // comes back by itself
      const funny = said(plain[0] ?? '', brief)
        .filter(({ text }) => /^[^“”]{12,60}[.!?]$/u.test(text) && !isRefrain(text))
        .slice(-6)
      const told = funny.map((line) => {
        const laughed = [{ text: line.text, by: line.speaker, laughs: 3 }]
        const steered = [{ act: 1, twist: null, laughed }]
        const acts = write(steered)
        expect(acts[0]).toBe(plain[0])
        const again = acts
          .slice(1)
          .flatMap((text) => said(text, brief))
          .filter(({ text }) => text.includes(line.text))
        const isBack = [...bitsOfComeBacks(stage(steered))].length > 0
        if (isBack) expect(again.map(({ speaker }) => speaker)).not.toContain(line.speaker)
        if (isBack) expect(again.length).toBe(1)
        return isBack ? acts.join('') : null
      })
      const different = told.filter((text) => text !== null)
      expect(different.length).toBeGreaterThanOrEqual(2)
      expect(new Set(different).size).toBe(different.length)
    }
  })
})

function bitsOf(play: Play, group: string): { readonly act: number; readonly where: string }[] {
  const acts = actsOfItems(play)
  const seen = new Map<unknown, { readonly act: number; readonly where: string }>()
  play.items.forEach((item, index) => {
    if (item.group === group && !seen.has(item.bit))
      seen.set(item.bit, { act: acts[index] ?? 0, where: item.bit.where })
  })
  return [...seen.values()]
}

function bitsOfComeBacks({ items }: Play): Set<string> {
  return new Set(items.flatMap(({ bit }) => (bit.where.startsWith('come-back') ? [bit.where] : [])))
}

test('nothing is wrong with steered plays of any program', { timeout: 60_000 }, async () => {
  const allCards = await loadAllCards()
  const trials = [...trialsOf(allCards)]
  const some = trials.filter((_, index) => index % Math.ceil(trials.length / 16) === 0)
  const steer = ({ brief, cards }: Trial, plan: Parameters<typeof stagePlay>[2]) =>
    steerByChance(brief, cards, plan, numbers(brief.length.acts))
  const checkText = openCheckText(() => false)
  const faults = some.flatMap((trial) => checkPlay(trial, checkText, steer).faults)
  expect(faults).toEqual([])
})

test.each([
  ...comeBacks.map(({ bit }, n) => ({ where: `come-back ${n + 1}`, bit })),
  ...spareTurns.flatMap(({ turns }, n) =>
    turns.map((bit, turn) => ({ where: `spare ${n + 1}, turn ${turn + 1}`, bit })),
  ),
])('$where is in form', ({ where, bit }) => {
  expect(checkForm({ where, kind: 'turn', bit })).toEqual([])
})
