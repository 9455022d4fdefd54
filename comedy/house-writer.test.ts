import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deck as whole } from '../deck/deck.ts'
import { categories } from '../game/card.ts'
import { type Length, lengths, promisedWords, wordsPerMinute } from '../game/modes.ts'
import { type Line } from '../script/line.ts'
import { measureScript } from '../script/measure/measure.ts'
import { parseScript } from '../script/parse/parse.ts'
import { type BeatSheet, type Brief } from './beat-sheet.ts'
import { listPlayed, planForHouse, writeAct, writeActs } from './house-writer.ts'
import { drawFrom } from './draw.ts'
import { judge } from './gates.ts'
import { findCorpus } from './planning/choose-corpus.ts'
import { continueBrief, sampleBrief } from './test/sample-brief.ts'
import { oldDeck } from './test/old-deck.ts'

const deck = oldDeck(whole)

const write = (brief: Brief) => [...writeActs(brief, planForHouse(brief))].join('')
const namesOf = (brief: Brief) => brief.cast.map(({ name }) => name)
const linesOf = (brief: Brief, text: string) => parseScript(text, { cast: namesOf(brief) })
const measure = (brief: Brief, text: string) =>
  measureScript(linesOf(brief, text), namesOf(brief), wordsPerMinute)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The gates of good comedy, each of these chapters at each gate. */
function expectGates(briefs: readonly Brief[]) {
  const verdicts = judge(
    briefs.map((brief) => ({
      lines: linesOf(brief, write(brief)),
      cast: namesOf(brief),
      promised: brief.length,
      gagsPaidOff: null,
    })),
    'house',
  )
  const missed = verdicts.flatMap(({ gate, values }) =>
    values.flatMap((value, index) =>
      gate.passes(value) ? [] : [`${briefs[index]?.seed}: ${gate.name} ${value}`],
    ),
  )
  expect(missed).toEqual([])
}

describe('a first chapter', () => {
  const briefs = numbers(40).map((number) => sampleBrief(deck, number))

  test('passes the gates with varied cards', { timeout: 30_000 }, () => {
    expectGates(briefs)
  })

  test('is another story when any one card is another', () => {
    for (const brief of briefs.slice(0, 20)) {
      const story = ({ engine, gags }: BeatSheet) =>
        [engine.split(':')[0], ...gags.map(({ id }) => id)].join()
      const before = story(planForHouse(brief))
      for (const category of categories) {
        const other = deck[category].find(({ id }) => id !== brief.draw[category].id)!
        const changed = { ...brief, draw: { ...brief.draw, [category]: other } }
        expect(story(planForHouse(changed)), `${brief.seed} ${category}`).not.toBe(before)
      }
    }
  })

  test('plays every stage of its gags, its twist from plant to reveal', () => {
    for (const brief of briefs) {
      const sheet = planForHouse(brief)
      const played = listPlayed(brief, sheet)
      const { gags, twist } = findCorpus(brief, sheet, drawFrom(brief))
      const stages = gags.flatMap(({ plant, echo, escalate, payoff }) => [plant, echo, escalate, payoff])
      const missing = [...stages, twist.plant, twist.reveal].filter(
        ({ id }) => !played.some((key) => key.startsWith(`${id}/`)),
      )
      expect(
        missing.map(({ id }) => id),
        brief.seed,
      ).toEqual([])
    }
  })

  test("plays an engine's own exchanges between its first scene and its last", () => {
    for (const brief of [...briefs, sampleBrief(deck, 1, { length: lengths.group.first })]) {
      const sheet = planForHouse(brief)
      const played = listPlayed(brief, sheet)
      const placeOf = (id: string) => played.findIndex((key) => key.startsWith(`${id}/`))
      for (const { acts, exchanges } of findCorpus(brief, sheet, drawFrom(brief)).engines) {
        const [first, last] = [acts[0], acts.at(-1)].map((act) => placeOf(act?.scene.id ?? ''))
        const outside = exchanges.filter(({ id }) => {
          const place = placeOf(id)
          return place >= 0 && (place < first! || place > last!)
        })
        expect(
          outside.map(({ id }) => id),
          brief.seed,
        ).toEqual([])
      }
    }
  })

  test('is the same, byte for byte, every time', () => {
    for (const brief of briefs.slice(0, 8)) expect(write(brief)).toBe(write(structuredClone(brief)))
  })

  test('gives its acts one by one as it gives them in order', () => {
    const [brief] = briefs as [Brief]
    const sheet = planForHouse(brief)
    const acts = [...writeActs(brief, sheet)]
    expect(acts.map((_, act) => writeAct(brief, sheet, act))).toEqual(acts)
    expect(() => writeAct(brief, sheet, acts.length)).toThrow(RangeError)
  })

  test('begins with its title, heads every act, and ends', () => {
    for (const brief of briefs.slice(0, 10)) {
      const lines = linesOf(brief, write(brief))
      expect(lines[0]?.kind).toBe('title')
      expect(lines.filter(({ kind }) => kind === 'title').length).toBe(1)
      expect(lines.at(-1)).toEqual({ kind: 'transition', text: 'THE END', speaker: null })
      expect(lines[2]?.text).toMatch(brief.draw.settings.tags.includes('exterior') ? /^EXT\. / : /^INT\. /)
      for (const { kind, text } of lines)
        if (kind === 'scene-heading' && / ROOM - /u.test(text)) expect(text).toMatch(/^INT\. /u)
    }
  })

  test('swears only where it may', () => {
    const rude = /\b(?:shit|ass|damn|goddamn|fuck\w*|bastard|jackass|hell)\b/i
    const rated = numbers(30).map((number) => write(sampleBrief(deck, number, { rating: 'r-rated' })))
    expect(rated.filter((text) => rude.test(text)).length).toBeGreaterThanOrEqual(20)
    const clean = numbers(30).map((number) => write(sampleBrief(deck, number, { rating: 'family-friendly' })))
    expect(clean.filter((text) => rude.test(text))).toEqual([])
  })
})

describe('a continuation', () => {
  const chapters = numbers(20).map((number) => {
    const first = sampleBrief(deck, number)
    const sheet = planForHouse(first)
    const text = [...writeActs(first, sheet)].join('')
    const brief = continueBrief(first, text, sheet, lengths.quick.continuation)
    return { first, sheet, text, brief, written: write(brief) }
  })

  test('passes the gates', { timeout: 30_000 }, () => {
    expectGates(chapters.map(({ brief }) => brief))
  })

  test('quotes a line that was really said, and says no longer line again', () => {
    for (const { brief, text, written } of chapters) {
      const before = linesOf(brief, text).filter(({ kind }) => kind === 'dialogue')
      const after = linesOf(brief, written)
      expect(after.some((line) => before.some(({ text: said }) => line.text.includes(`“${said}”`)))).toBe(
        true,
      )
      const again = after.filter(
        (line) =>
          line.kind === 'dialogue' &&
          line.text.split(' ').length >= 5 &&
          before.some(({ text: said }) => said === line.text),
      )
      expect(again.map((line) => line.text)).toEqual([])
    }
  })

  test('has another engine, other gags and another twist, the same voices, and goes on in the same place', () => {
    for (const { first, sheet, brief, text, written } of chapters) {
      const next = planForHouse(brief)
      expect(next.engine).not.toBe(sheet.engine)
      expect(next.twist).not.toBe(sheet.twist)
      expect(next.gags.filter(({ id }) => sheet.gags.some((gag) => gag.id === id))).toEqual([])
      expect(next.parts.map(({ voice }) => voice)).toEqual(sheet.parts.map(({ voice }) => voice))
      const headings = (lines: readonly Line[]) => lines.filter(({ kind }) => kind === 'scene-heading')
      const place = headings(linesOf(first, text))
        .at(-1)
        ?.text.replace(/ - \w+$/, '')
      const lines = linesOf(brief, written)
      expect(lines.some(({ kind }) => kind === 'title')).toBe(false)
      expect(headings(lines)[0]?.text).toBe(`${place} - MOMENTS LATER`)
    }
  })

  test('goes on from a text that was written elsewhere', () => {
    const brief = sampleBrief(deck, 7)
    const [lead, other] = namesOf(brief)
    const text = `INT. BOILER ROOM - NIGHT\n\n${lead}: The soup knows too much about us.\n\n${other}: I have counted every pipe in this building.\n`
    const next = continueBrief(brief, text, null, lengths.quick.continuation)
    const written = write(next)
    expect(written).toMatch(/The soup knows too much about us|I have counted every pipe/)
    expect(written).toMatch(/(?:INT|EXT)\. BOILER ROOM - MOMENTS LATER/)
  })

  test.each(['', 'Once upon a time.', '<dialogue>', '{"scenes":[]}'])('goes on from %j, too', (text) => {
    const brief = continueBrief(sampleBrief(deck, 9), text, null, lengths.quick.continuation)
    expect(measure(brief, write(brief)).speakersOutsideCast).toEqual([])
  })
})

describe('every length and cast', () => {
  const briefsOf = (length: Length, parts: number) =>
    numbers(3).map((number) => {
      const { draw } = sampleBrief(deck, number)
      const names = [draw.characters.name, ...draw.programs.cast, 'Ada', 'Lin', 'Oluwaseun'].slice(0, parts)
      return sampleBrief(deck, number, { length, names })
    })

  test.each([2, 3, 4, 5, 6])('group play of %i passes the gates', { timeout: 30_000 }, (parts) => {
    expectGates(briefsOf(lengths.group.first, parts))
    expectGates(briefsOf(lengths.group.continuation, parts))
  })

  test('group play has two plots, five or six gags, and at least four scenes', () => {
    for (const brief of [...briefsOf(lengths.group.first, 3), ...briefsOf(lengths.group.first, 6)]) {
      const { engine, gags } = planForHouse(brief)
      expect(engine).toMatch(/^[a-z-]+ \+ [a-z-]+: /)
      expect([5, 6]).toContain(gags.length)
      expect(measure(brief, write(brief)).scenes).toBeGreaterThanOrEqual(4)
    }
  })

  test('seven parts all speak, for the promised minutes', { timeout: 30_000 }, () => {
    for (const length of Object.values(lengths).flatMap(({ first, continuation }) => [first, continuation])) {
      for (const brief of briefsOf(length, 7)) {
        const { linesPerPart, spokenWords } = measure(brief, write(brief))
        expect(Object.values(linesPerPart).filter((lines) => lines < 3)).toEqual([])
        expect(Math.abs(spokenWords / promisedWords(length) - 1)).toBeLessThanOrEqual(0.08)
      }
    }
  })
})

describe('odd names', () => {
  test.each([
    'The Deadly',
    'A',
    'Run',
    '🎪🦆',
    '李雷',
    'أحمد',
    'Ω',
    'The The',
    "O'Brien's",
    'accounting',
    'Twins',
    'x'.repeat(60),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    'undefined',
    'null',
    'constructor',
    '$& $1',
    'Now',
    'Ann (V.O.)',
  ])('%j as a character, a program and a place', (name) => {
    const sample = sampleBrief(deck, 3)
    const card = { id: 'odd', name, image_url: '', tags: [], cast: [] }
    const draw = { characters: card, programs: card, settings: card }
    const brief = { ...sample, draw, cast: [{ name, player: null }, ...sample.cast.slice(1)] }
    const text = write(brief)
    expect(text).not.toMatch(
      /\b(?:the|a|an) (?:the|a|an)\b(?!t)/i.test(name) ? /^$/ : /\b(?:the the|a the|an the|the an) /i,
    )
    expect(text).not.toMatch(/\[|\]|\{|\}/)
    expect(measure(brief, text).mostWordsPerLine).toBeLessThanOrEqual(25)
    expect(text).toContain(name.replaceAll('&', '&amp;'))
  })

  test('nothing throws and only the cast speaks, whatever the names', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((text) => text.replace(/[<>{}\s\p{C}]+/gu, ' ').trim() || 'X')
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 7 }),
        name,
        name,
        fc.string(),
        (names, program, place, seed) => {
          const card = (title: string) => ({ id: title, name: title, image_url: '', tags: [], cast: [] })
          const draw = { characters: card(names[0] ?? 'X'), programs: card(program), settings: card(place) }
          const brief: Brief = { ...sampleBrief(deck, 1, { names }), draw, seed }
          const sheet = planForHouse(brief)
          expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet)
          const written = [...writeActs(brief, sheet)].join('')
          const cues = [...written.matchAll(/<character>(.*)<\/character>/g)].map(([, cue]) => cue)
          expect(new Set(cues).size).toBe(names.length)
        },
      ),
      { numRuns: 40 },
    )
  }, 30_000)
})
