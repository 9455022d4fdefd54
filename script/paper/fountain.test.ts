import fc from 'fast-check'
import { Fountain, type Token } from 'fountain-js'
import { describe, expect, test } from 'vitest'
import { houseChapters } from '../../comedy/test/house-chapters.ts'
import { deck } from '../../deck/deck.ts'
import { anyText, someLines } from '../test/arbitrary-script.ts'
import { cast } from '../test/expect-lines.ts'
import { sampleTitlePage } from '../test/title-page.ts'
import { toFountain } from './fountain.ts'
import { type Line } from '../line.ts'
import { parseScript } from '../parse/parse.ts'
import { type Block, chapterMark, cueText, type Screenplay, toScreenplay } from './screenplay.ts'

const screenplayOf = (...chapters: (readonly Line[])[]): Screenplay =>
  toScreenplay(
    sampleTitlePage,
    chapters.map((lines) => [lines]),
  )

function readBack(fountain: string): string[][] {
  const tokens = new Fountain().parse(fountain, true).tokens
  return tokens.filter(({ is_title }) => !is_title).flatMap(describeToken)
}

function describeToken({ type, text = '', scene_number }: Token): string[][] {
  if (type === 'section' || type === 'spaces' || /_(?:begin|end)$/.test(type)) return []
  const plain = unescape(text)
  if (type === 'dialogue') return plain.split('\n').map((said) => [type, said])
  return [[type, plain, ...(scene_number ? [scene_number] : [])]]
}

function unescape(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\\([@#!*_$~`+=.><\\/])/g, '$1')
}

function expected({ blocks }: Screenplay): string[][] {
  return blocks.flatMap(expectBlock).map(([kind = '', text = '', ...rest]) => [kind, text, ...rest])
}

function expectBlock(block: Block): string[][] {
  const { is } = block
  // fountain-js drops every "<" and ">" of centred text
  if (is === 'chapter')
    return [
      ['page_break', ''],
      ['centered', chapterMark],
    ]
  if (is === 'act' || is === 'heading') return [['centered', block.text.replace(/ ?[<>] ?/g, '')]]
  if (is === 'scene')
    return [
      ['scene_heading', block.text.replace(/^[.\s]+/, ''), ...(block.number ? [String(block.number)] : [])],
    ]
  if (is === 'speech')
    return [
      ['character', cueText(block).replace('’D)', "'D)")],
      ...block.said.map(({ is, text }) => [is, is === 'parenthetical' ? `(${text})` : text]),
    ]
  return [[is, block.text]]
}

/** `[[` would be a note in Fountain. */
const apart = (lines: string[][]) =>
  lines.map(([kind = '', ...rest]) => [
    kind,
    ...rest.map((text) => text.replace(/\[(?=\[)/g, '[ ').replace(/\](?=\])/g, '] ')),
  ])
/** fountain-js reads "!… TO:" as a transition, against the syntax. */
const isFair = ({ blocks }: Screenplay) =>
  !blocks.some((block) => block.is === 'action' && / TO:\s*$/.test(block.text))

describe('toFountain', () => {
  test('writes a screenplay', () => {
    const tags = `<title>The Rinse</title><act>ACT ONE</act><scene-heading>INT. LAUNDROMAT - NIGHT</scene-heading>
      <action>A sock falls.</action><character>KEVIN</character><parenthetical>(sadly)</parenthetical>
      <dialogue>That was my *only* sock.</dialogue><action>BOOM</action><character>KEVIN</character><dialogue>And that?</dialogue>
      <character>小明</character><dialogue>No.</dialogue><transition>CUT TO:</transition>
      <scene-heading>The attic</scene-heading><transition>THE END</transition>`
    const fountain = toFountain(screenplayOf(parseScript(tags, { cast: ['KEVIN', '小明'] })))
    const { title } = new Fountain().parse(fountain)
    expect(title).toBe('The Rinse')
    expect(fountain).toBe(`Title: The Rinse
Credit: written by
Author: The house writer
Source: Drawn cards – Grandma Dynamite, Bake or Break, A Lighthouse
Draft date: 2026-11-21
Notes:
    Family Friendly
    A dinner must be saved while nobody may laugh.
    KEVIN wants a spoon.
    GRANDMA DYNAMITE wants quiet.
    KEVIN – read by Bo, Ada
    GRANDMA DYNAMITE

# ACT ONE

> ACT ONE <

INT. LAUNDROMAT - NIGHT #1#

A sock falls.

KEVIN
(sadly)
That was my only sock.

!BOOM

KEVIN (CONT'D)
And that?

@小明
No.

CUT TO:

.The attic #2#

> THE END
`)
  })

  test.each<[string, Line['kind'], string]>([
    ['an action that begins like a heading', 'action', 'Est. 1999, says the sign.'],
    ['an action that looks like a cue', 'action', 'BOOM'],
    ['an action that begins with a mark', 'action', '@home, nobody stirs.'],
    ['an action like a section', 'action', '# of socks: 5'],
    ['an action like a transition', 'action', '> the arrow points right'],
    ['an action like a page break', 'action', '=== === ==='],
    ['an action like a song', 'action', '~La la'],
    ['a boneyard', 'action', 'He /* does */ nothing.'],
    ['emphasis', 'action', 'A **bold** _move_ of 5 * 3 \\* 2.'],
    ['a heading in lower case', 'scene-heading', 'the attic, later'],
    ['a heading with a number of its own', 'scene-heading', 'INT. ROOM #5#'],
    ['a heading after an ellipsis', 'scene-heading', '“The Attic”'],
    ['a transition in lower case', 'transition', 'Much later <'],
    ['a transition to', 'transition', 'SMASH CUT TO:'],
  ])('forces %s', (_what, kind, text) => {
    const screenplay = screenplayOf([{ kind, text, speaker: null }])
    expect(readBack(toFountain(screenplay))).toEqual(expected(screenplay))
  })

  test.each(['Kevin', 'R2-D2', '7', 'ÉLODIE', 'BOB (THE CAT)', 'INT. DAVE', 'MR. TO', '🦆', 'A*B', 'McDuck'])(
    'reads the cue of %s back, and that it goes on',
    (name) => {
      const said: Line[] = [
        { kind: 'character', text: name, speaker: name },
        { kind: 'parenthetical', text: 'quite sad', speaker: name },
        { kind: 'dialogue', text: 'So.', speaker: name },
        { kind: 'dialogue', text: '(All of it in brackets)', speaker: name },
      ]
      const screenplay = screenplayOf([...said, { kind: 'action', text: 'A sock.', speaker: null }, ...said])
      expect(readBack(toFountain(screenplay))).toEqual(expected(screenplay))
    },
  )

  test('is read back by another program to the same lines', () => {
    fc.assert(
      fc.property(fc.array(someLines, { maxLength: 3 }), (chapters) => {
        const screenplay = screenplayOf(...chapters)
        fc.pre(isFair(screenplay))
        expect(readBack(toFountain(screenplay))).toEqual(apart(expected(screenplay)))
      }),
      { numRuns: 500 },
    )
  })

  test('never fails on what was read from any text, and loses no word of a speech', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const screenplay = screenplayOf(parseScript(text, { cast }))
        const read = unescape(toFountain(screenplay))
        for (const block of screenplay.blocks)
          if (block.is === 'speech')
            for (const { text } of block.said) expect(read).toContain(apart([['', text]])[0]?.[1])
      }),
      { numRuns: 300 },
    )
  })

  test('of the house writer is read back in every mode', async () => {
    for (const { chapters } of await houseChapters(deck)) {
      const screenplay = toScreenplay(sampleTitlePage, chapters)
      expect(screenplay.blocks.length).toBeGreaterThan(80)
      expect(readBack(toFountain(screenplay))).toEqual(expected(screenplay))
    }
  })

  test('marks the speeches of one part', () => {
    const lines = parseScript('KEVIN: My sock.\n\nPLUM: Whose?', { cast: ['KEVIN', 'DETECTIVE PLUM'] })
    const fountain = toFountain(screenplayOf(lines), { marked: 'KEVIN' })
    expect(fountain).toContain('Marked copy – KEVIN')
    expect(fountain).toContain('KEVIN\n**My sock.**\n\nDETECTIVE PLUM\nWhose?')
  })
})
