import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someLines } from '../test/arbitrary-script.ts'
import { sampleTitlePage } from '../test/title-page.ts'
import { parseScript } from '../parse/parse.ts'
import { toFountain } from './fountain.ts'
import { toReadingText } from './reading-text.ts'
import { toScreenplay } from './screenplay.ts'

const cast = ['KEVIN', 'PLUM']
const tags = `<title>The Rinse</title><act>ACT ONE</act><scene-heading>Int. Laundromat - Night</scene-heading>
  <action>By the sea, a sock.</action><character>KEVIN</character><parenthetical>(sadly)</parenthetical>
  <dialogue>By the way: “that” was my sock.</dialogue><action>It lands.</action><character>KEVIN</character>
  <dialogue>Ow.</dialogue><character>PLUM</character><dialogue>a &#60;b&gt; c</dialogue><transition>CUT TO:</transition>`

describe('toReadingText', () => {
  test.each([
    '<dialogue>That was <dialogue>my</dialogue> sock.</dialogue>',
    '<Dialogue class="loud">That was my sock.</DIALOGUE >',
    '<p class="dialogue">That was my sock.</p>',
    '&lt;dialogue&gt;That was my sock.&lt;/dialogue&gt;',
    '<dialogue>That was my sock.&lt;/dialogue&gt;',
    '<dialogue/>That was my sock.',
    '<dialogue>That was my sock.</dialogue',
    '<dialogue>That was my sock.<dialogue',
    '<dialogue>That was my sock.</dialo',
    'KEVIN: <dialogue>That was my sock.</dialogue>',
    '```html\n<dialogue>That was my sock.</dialogue>\n```',
  ])('has no tag of %j', (spelt) => {
    const text = `<title>A <dialogue>Rinse</dialogue></title><character>KEVIN</character>${spelt}`
    const screenplay = toScreenplay(sampleTitlePage, [[parseScript(text, { cast })]])
    for (const copy of [toReadingText(screenplay), toFountain(screenplay)]) {
      expect(copy.replace(/\s+/g, ' ')).toMatch(/KEVIN.* sock\./)
      expect(copy).not.toMatch(/[<>]\/?\w|dialog/i)
    }
  })

  test('reads as people read, without a tag', () => {
    const chapters = [[parseScript(tags, { cast })], [parseScript('PLUM: More.', { cast })]]
    expect(toReadingText(toScreenplay(sampleTitlePage, chapters))).toBe(`THE RINSE

Written by the house writer
Drawn cards: Grandma Dynamite, Bake or Break, A Lighthouse
Family Friendly

A dinner must be saved while nobody may laugh.
KEVIN wants a spoon.
GRANDMA DYNAMITE wants quiet.

KEVIN, read by Bo, Ada
GRANDMA DYNAMITE

--- ACT ONE ---

1. INT. LAUNDROMAT - NIGHT

By the sea, a sock.

KEVIN
(sadly)
By the way: “that” was my sock.

It lands.

KEVIN (CONT’D)
Ow.

PLUM
a <b> c

CUT TO:

* * *

THE STORY GOES ON

PLUM
More.
`)
  })

  test('has a bar before the speeches of the marked part, and no other', () => {
    const text = toReadingText(toScreenplay(sampleTitlePage, [[parseScript(tags, { cast })]]), {
      marked: 'KEVIN',
    })
    expect(text.match(/^\| .*/gm)).toEqual([
      '| KEVIN, read by Bo, Ada (this copy)',
      '| KEVIN',
      '| (sadly)',
      '| By the way: “that” was my sock.',
      '| KEVIN (CONT’D)',
      '| Ow.',
    ])
  })

  test('has every line, whatever it is', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const text = toReadingText(toScreenplay(sampleTitlePage, [[lines]])).toUpperCase()
        for (const line of lines) expect(text).toContain(line.text.toUpperCase())
      }),
    )
  })
})
