import fc from 'fast-check'
import { type Line } from '../line.ts'
import { plainCases } from './plain-cases.ts'
import { tagCases } from './tag-cases.ts'
import { wrappingCases } from './wrapping-cases.ts'

const pieces =
  `< > </ <! <!-- --> <dialogue> </dialogue> <character> </character> <action> <scene-heading> <parenthetical> <p class="dialogue"> <p </p> <br> <b> </b>
  <KEVIN> <kevin <script> </script> <think> </think> <think <svg <h1> </h1> <title> <act> <|im_start|> <foo> & &amp; &lt; &gt; &#60; &#x1F9E6; &#10; &am &#
  ( ) [ ] (beat) [/INST] { } {" [{" [" ":" "," "} "]} "text" "type" "character" "script" " ' “ ” : ： KEVIN KEVIN: Kevin: PLUM GRANDMA MAN ALL: 小明： 🦆 BOOM! INT.
  EXT. ACT ONE SCENE 1 CUT TO: THE END Title: Cast: Note: Sure! Here's Let me know the user # ## - * ** _ ~ \` \`\`\` --- > 1. . ! @ \\ \\n \\" \\< Hi. sock socks a é ́ … ?!
  \u200b \u202e \ufeff \u200d \u0000 \u2028 \ud83e \udde6 👩‍🚀`.split(/\s+/)
const breaks = ['\n', '\r\n', '\r', '\n\n', ' ', ' ', '']

export const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom(...breaks),
      fc.string({ maxLength: 5, unit: 'binary' }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

export const woundedScript = fc
  .tuple(fc.constantFrom(...tagCases, ...plainCases, ...wrappingCases), fc.nat(), fc.nat(20), markup)
  .map(([{ text }, at, length, wound]) => {
    const from = text.length === 0 ? 0 : at % text.length
    return text.slice(0, from) + wound + text.slice(from + length)
  })

export const anyText = fc.oneof(markup, woundedScript, fc.string({ unit: 'binary' }))

const parts = ['KEVIN', 'GRANDMA DYNAMITE', 'DETECTIVE PLUM', '小明', 'ÉLODIE', '🦆']
const words = [
  'sock',
  'Sock',
  'the',
  'I',
  'NO',
  'no',
  'a<b',
  '<3',
  '&',
  '&amp;',
  'f**k',
  '10:30',
  'so:',
  'Kevin',
  '(well)',
  'then',
  'Plum,',
  'café',
  '你好',
  '🧦',
  '"yes"',
  'INT.',
  'CUT',
  'fade',
  "it's",
  '5',
  '*',
  '-',
  '...',
  '\\n',
]
const sentence = fc
  .tuple(
    fc.constantFrom('So', 'Well,', 'My', 'Nobody'),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }),
    fc.constantFrom('.', '!', '?', ''),
  )
  .map(([first, rest, stop]) => [first, ...rest].join(' ') + stop)
  .filter((text) => !/[.!?…–—-]["”’]? \(/.test(text))
const speech = fc
  .tuple(
    fc.constantFrom(...parts),
    fc.array(fc.tuple(fc.boolean(), sentence), { minLength: 1, maxLength: 4 }),
  )
  .map(([speaker, said]): Line[] => [
    { kind: 'character', text: speaker, speaker },
    ...said.flatMap(([hasMood, text]): Line[] => [
      ...(hasMood ? [{ kind: 'parenthetical' as const, text: 'quite sad', speaker }] : []),
      { kind: 'dialogue', text, speaker },
    ]),
  ])
const head = fc.oneof(
  fc.constantFrom<Line>(
    { kind: 'act', text: 'ACT ONE', speaker: null },
    { kind: 'act', text: 'The Rinse', speaker: null },
    { kind: 'scene-heading', text: 'INT. LAUNDROMAT - NIGHT', speaker: null },
    { kind: 'scene-heading', text: 'A laundromat', speaker: null },
    { kind: 'transition', text: 'CUT TO:', speaker: null },
    { kind: 'transition', text: 'Much later', speaker: null },
    { kind: 'action', text: 'BOOM', speaker: null },
  ),
  sentence.map((text): Line => ({ kind: 'action', text, speaker: null })),
)

/** No part speaks twice in a row: the parser would join its speeches. */
export const someLines = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.oneof(
        speech,
        head.map((line) => [line]),
      ),
      { maxLength: 12 },
    ),
  )
  .map(([hasTitle, blocks]): Line[] => [
    ...(hasTitle ? [{ kind: 'title' as const, text: 'The Rinse', speaker: null }] : []),
    ...blocks.flat(),
  ])
