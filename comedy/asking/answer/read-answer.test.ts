import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseScript } from '../../../script/parse/parse.ts'
import { countSpokenWords } from '../../../script/count-words.ts'
import { isWholePlan, readOpeningPlan } from '../read-plan.ts'
import { readTwists } from '../read-twists.ts'
import { createAnswerReader } from './read-answer.ts'

const cast = ['Landlocked Mermaid', 'Mo']
const title = '<h1>Nine Balls</h1>\n'
const labels = [
  'WHENEVER a ball bursts (POP!), its number is dead.',
  'BECAUSE the park: cactuses. Bingo: calls. Mermaid: asks.',
  'TRUTH she can count. SEEN: she has fingers.',
  'WANTS Mermaid: water. Mo: rest.',
  'LAST LINE "I don\'t count." FIRST: Mermaid, of players.',
]
const plan = `<plan>\n${labels.join('\n')}\n</plan>\n`
const speech = '<character>Mo</character>\n<dialogue>A bucket of water, in a water park?</dialogue>\n'
const act = `<h2>Act 1: Dry</h2>\n<scene-heading>EXT. PARK - NOON</scene-heading>\n<action>BOING!</action>\n${speech}`
const script = title + act

type Options = Partial<Parameters<typeof createAnswerReader>[0]>

function read(chunks: readonly string[], options: Options = {}) {
  const reader = createAnswerReader({
    cast,
    act: 0,
    isTitled: false,
    isHeaded: false,
    countWords: () => 0,
    enoughWords: 0,
    ...options,
  })
  const told = chunks.map((chunk) => reader.take(chunk))
  return { told, text: told.join('') + reader.rest(), plan: readOpeningPlan(reader.plan()), reader }
}

/** The same in one, in letters, and in three. */
const cuts = (text: string) => [[text], text.split(''), text.match(/[^]{1,3}/g) ?? []]

describe('an answer as it was asked for', () => {
  test('is told without its plan, however it is cut', () => {
    for (const chunks of cuts(title + plan + act)) {
      const { text, plan: read1 } = read(chunks)
      expect(text).toBe(script)
      expect(isWholePlan(read1, 'long')).toBe(true)
      expect(read1).toMatchObject({ truth: 'she can count.', seen: 'she has fingers.' })
    }
  })

  test('tells its title before its plan has begun', () => {
    expect(read([title]).told).toEqual([title])
    expect(read([title.trimEnd(), '<plan>']).told[0]).toBe(title)
  })

  test('tells the heading of a continuation before its plan', () => {
    const heading = '<h2>Act 1: Again</h2>\n'
    const rest = '<scene-heading>EXT. PARK - DUSK</scene-heading>\n'
    const { told, text } = read([heading, plan, rest + speech])
    expect(told[0]).toBe(heading)
    expect(text).toBe(heading + rest + speech)
  })

  test('is passed on as it comes once it has begun', () => {
    const { told } = read([act, '<dialogue>One', ' two', ' three</dialogue>\n'])
    expect(told.slice(1)).toEqual(['<dialogue>One', ' two', ' three</dialogue>\n'])
  })
})

/** Every way in which a plan came that nobody must read. */
const shapes: [string, string][] = [
  ['never closed', title + plan.replace('</plan>\n', '') + act],
  ['never closed, before a place', title + plan.replace('</plan>\n', '') + 'EXT. PARK - NOON\n\nMO\nDry.\n'],
  ['without tags', `${title}${labels.join('\n')}\n${act}`],
  [
    'without tags, in Markdown',
    `${title}**PLAN**\n${labels.map((line) => `- **${line}**`).join('\n')}\n${act}`,
  ],
  ['with its end only', `${title}${labels.join('\n')}\n</plan>\n${act}`],
  [
    'in capitals, with an attribute',
    (title + plan + act).replace('<plan>', '<PLAN class="x">').replace('</plan>', '</PLAN>'),
  ],
  [
    'in a paragraph of that class',
    (title + plan + act).replace('<plan>', '<p class="plan">').replace('</plan>', '</p>'),
  ],
  [
    'in escaped tags',
    (title + plan + act).replace('<plan>', '&lt;plan&gt;').replace('</plan>', '&lt;/plan&gt;'),
  ],
  ['in a comment', (title + plan + act).replace('<plan>', '<!--').replace('</plan>', '-->')],
  ['in action lines', title + labels.map((line) => `<action>${line}</action>\n`).join('') + act],
  ['in front of the title', plan + title + act],
  ['within the act', title + act + plan + speech],
  ['in a thought first', `<think>I plan:\n${labels.join('\n')}\n${script}</think>\n${title}${plan}${act}`],
  ['in a thought that only ends', `I plan:\n${labels.join('\n')}\n</think>\n${title}${plan}${act}`],
  ['after chat, in a fence', `Sure! Here is my plan and act 1:\n\n\`\`\`html\n${title}${plan}${act}\`\`\``],
  ['on one line', `${title}<plan>${labels.join(' ')}</plan>${act}`],
]

describe('a plan', () => {
  test.each(shapes)('that comes %s is not told', (_name, answer) => {
    for (const chunks of cuts(answer)) {
      const { text } = read(chunks)
      expect(text).not.toMatch(/WHENEVER|BECAUSE|TRUTH|SEEN|WANTS|LAST LINE|she can count/)
      const lines = parseScript(text, { cast })
      expect(lines.some(({ kind }) => kind === 'dialogue')).toBe(true)
      expect(lines.filter(({ kind }) => kind === 'title').length).toBeLessThan(2)
    }
  })

  test.each(shapes.filter(([name]) => !/comment|thought|within/.test(name)))(
    'that comes %s is read all the same',
    (_name, answer) => {
      for (const chunks of cuts(answer)) expect(isWholePlan(read(chunks).plan, 'long')).toBe(true)
    },
  )

  test('that does not end is kept to its beginning', () => {
    const { text, reader } = read([title, `<plan>WHENEVER ${'very '.repeat(4_000)}`, act])
    expect(reader.plan().length).toBeLessThanOrEqual(1_400)
    expect(text).toBe(script)
  })

  test('in a line of dialogue is no plan', () => {
    const line = '<character>Mo</character>\n<dialogue>TRUTH hurts.\nBECAUSE it does.</dialogue>\n'
    expect(read([act + line]).text).toBe(act + line)
  })
})

const three = [
  'The soup asks for a lawyer',
  "Mo's bucket turns out to be royal",
  'All cactuses change sides!',
]
const hints = /lawyer|royal|change sides|twist/i
const after = '<transition>CUT TO:</transition>\n'

/** Every way in which three twists came that no screen must show: at the end, where nothing says otherwise. */
const blocks: [string, string][] = [
  ['in their tags', `<twists>\n${three.join('\n')}\n</twists>\n`],
  ['numbered', `<twists>\n${three.map((one, n) => `${n + 1}. ${one}.`).join('\n')}\n</twists>`],
  ['on one line', `<twists>${three.join('; ')}</twists>`],
  ['in capitals, with an attribute', `<TWISTS for="act 3">\n${three.join('\n')}\n</TWISTS >\n`],
  ['one by one', three.map((one) => `<twist>${one}</twist>\n`).join('')],
  ['in elements of their own', `<twists>\n${three.map((one) => `<p>${one}</p>\n`).join('')}</twists>`],
  ['in action lines', `<twists>\n${three.map((one) => `<action>${one}</action>\n`).join('')}</twists>`],
  ['spoken', `<twists>\n${three.map((one) => `<dialogue>${one}</dialogue>\n`).join('')}</twists>\n`],
  ['in a class', `<div class="twists"><ul>${three.map((one) => `<li>${one}</li>`).join('')}</ul></div>`],
  ['in escaped tags', `&lt;twists&gt;\n${three.join('\n')}\n&lt;/twists&gt;\n`],
  ['never closed', `<twists>\n${three.join('\n')}\n`],
  ['closed by something else', `<twists>\n${three.join('\n')}\n</plan>`],
  ['in Markdown', `\n**Twists:**\n\n${three.map((one) => `- ${one}`).join('\n')}\n`],
  ['under a heading', `### The three twists\n${three.map((one, n) => `${n + 1}) ${one}`).join('\n')}`],
  ['under a heading in a tag', `<h3>Twists</h3>\n<ol>\n${three.map((one) => `<li>${one}</li>\n`).join('')}</ol>`],
  ['under an act’s heading', `<h2>Twists</h2>\n${three.join('\n')}`],
  ['behind a label', `TWISTS: ${three.join('; ')}\n`],
  ['behind a label in an action', `<action>TWISTS: ${three.join('; ')}</action>\n`],
  ['each behind a label', three.map((one, n) => `Twist ${n + 1}: ${one}\n`).join('')],
  ['as a list without a word', three.map((one, n) => `${n + 1}. ${one}\n`).join('')],
  ['as bullets', `\n${three.map((one) => `* ${one}`).join('\n')}`],
  ['as JSON', `{"twists": ${JSON.stringify(three)}}`],
  ['as JSON in a fence', `\n\`\`\`json\n{\n  "twists": ${JSON.stringify(three, null, 2)}\n}\n\`\`\`\n`],
] // prettier-ignore

describe('twists', () => {
  const asked = { asksTwists: true, isTitled: true }

  test.each(blocks)('that come %s are not told, and are read', (_name, block) => {
    for (const chunks of cuts(act + after + block)) {
      const { text, reader } = read(chunks, asked)
      expect(text.trimEnd()).toBe((act + after).trimEnd())
      expect(readTwists(reader.twists())).toEqual(three)
      expect(reader.endsInTwists()).toBe(true)
    }
  })

  const tagged = blocks.filter(([, block]) => /^(?:<|&lt;)(?:twist|div)/i.test(block))
  test.each(tagged)('that come %s where nobody asked are not told either', (_name, block) => {
    for (const chunks of cuts(act + block)) expect(read(chunks).text).toBe(act)
  })

  test.each(tagged.filter(([name]) => !/class|else/.test(name)))(
    'that come %s in the middle leave the rest of the act',
    (_name, block) => {
      for (const chunks of cuts(`${act}${block}${block.endsWith('\n') ? '' : '\n'}${speech}`)) {
        const { text, reader } = read(chunks, asked)
        expect(text).toBe(act + speech)
        expect(reader.endsInTwists()).toBe(false)
      }
    },
  )

  test('in a plan, a thought, or behind them are hidden with them, or by themselves', () => {
    const [[, block] = ['', '']] = blocks
    for (const text of [
      `<think>${block}</think>\n${act}`,
      `${act}<twists>a b\n${speech}<plan>\nTRUTH x\n</plan>\n${block}`,
    ])
      // prettier-ignore
      for (const chunks of cuts(text)) expect(read(chunks, asked).text).not.toMatch(/lawyer|TRUTH|a b/)
  })

  test('nothing of them is told, whatever they look like and wherever the answer breaks off', () => {
    const shape = fc.constantFrom(...blocks.map(([, block]) => block))
    fc.assert(
      fc.property(shape, fc.nat(1_000), fc.nat(9), fc.boolean(), (block, end, size, isSpoken) => {
        const whole = act + after + block + (isSpoken && block.startsWith('<twists>') ? speech : '')
        const text = whole.slice(0, Math.max(act.length + after.length, whole.length - end))
        const chunks = text.match(new RegExp(`[^]{1,${size + 1}}`, 'g')) ?? []
        const { text: told } = read(chunks, asked)
        expect(told.replace(act + after, '').replace(speech, '')).not.toMatch(hints)
        expect(told).toContain(act.trimEnd())
        expect(told).toBe(read([text], asked).text)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['a speaker', '<character>Twist</character>\n<dialogue>Twists: I love them.</dialogue>\n'],
    ['a word of the script', 'MO: Twists? I have none.\nMO: The twist is the soup.\n'],
    ['a list that somebody reads out', '<dialogue>\n1. Eat the soup.\n2. Sleep.\n</dialogue>\n'],
    ['a dash', 'MO\n- Not that bucket.\n'],
    ['marks', '* * *\n\nEXT. PARK - DUSK\n'],
  ])('are not %s', (_name, lines) => {
    for (const chunks of cuts('EXT. PARK - NOON\n' + lines))
      expect(read(chunks, asked).text.trim()).toBe(`EXT. PARK - NOON\n${lines}`.trim())
  })

  test('are none where there are fewer than three, or they are long', () => {
    expect(readTwists(three.slice(1).join('\n'))).toEqual([])
    expect(readTwists(`${three[0]}\n${three.join('\n')}\nOne more of them`)).toEqual(three)
    expect(readTwists([...three.slice(1), `It rains ${'and rains '.repeat(9)}`].join('\n'))).toEqual([])
    expect(readTwists('1\n2\n3\n')).toEqual([])
    const [first] = readTwists(['<b>Mo</b>\u202e {obeys} **all**', ...three].join('\n'))
    expect(first).toBe('Mo obeys all')
  })
})

describe('an opening', () => {
  const lines = Array.from({ length: 5 }, (_, n) => speech.replace('A bucket', `Bucket ${n}`))
  const heading = act.replace(speech, '')

  test('ends after its third spoken line, however much comes', () => {
    for (const chunks of cuts(heading + lines.join(''))) {
      const { text, reader } = read(chunks, { opening: '', isTitled: true })
      expect(text).toBe(heading + lines.slice(0, 3).join(''))
      expect(reader.isOver()).toBe(true)
    }
  })

  test('counts what stands, and is whole when less comes', () => {
    const { text, reader } = read(lines, { opening: heading + lines[0], isHeaded: true, isTitled: true })
    expect(text).toBe(lines.slice(0, 2).join(''))
    expect(reader.isOver()).toBe(true)
    expect(read([heading + speech.trimEnd()], { opening: '' }).text).toBe(heading + speech.trimEnd())
  })
})

describe('what is no plan', () => {
  test.each([
    ['a script in plain lines', 'Title: Dry\n\nEXT. PARK - NOON\n\nMO\nA bucket?\n'],
    ['names with colons', 'Mo: A bucket?\nLandlocked Mermaid: Two.\n'],
    ['Markdown', '# Dry\n\n## Act 1: Dry\n\n**MO:** A bucket?\n'],
    ['JSON', '[{"character":"Mo","dialogue":"A bucket?"}]'],
    ['a literal less-than', `${act}<character>Mo</character>\n<dialogue>I <3 water & 5 < 6.</dialogue>\n`],
  ])('is told whole: %s', (_name, answer) => {
    for (const chunks of cuts(answer)) expect(read(chunks).text.trim()).toBe(answer.trim())
  })

  test('nothing of a refusal is lost', () => {
    expect(read(["I'm sorry, but I can't help with that."]).text).toContain("can't help")
  })

  test('a title that comes again is left out with its line, and no other', () => {
    const text = `${title}MO: Hi\nThe ball.\n${title}\nThe ball.\n`
    expect(read(text.split('')).text).toBe(read([text]).text)
  })

  test('however it is cut, the same is told', () => {
    const bits = [...labels, title, act, speech, '<plan>', '</plan>', '<think>', '</think>', '\n', 'Sure!\n', '<!-- x -->', '&lt;plan&gt;', 'MO: Hi\n', '## Act 2\n', '<h2>Act 2: B</h2>\n'] // prettier-ignore
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 12 }), fc.nat(7), (some, size) => {
        const text = some.join('')
        const chunks = text.match(new RegExp(`[^]{1,${size + 1}}`, 'g')) ?? []
        expect(read(chunks).text).toBe(read([text]).text)
      }),
    )
  })
})

describe('a second heading', () => {
  const next = '<h2>Act 2: Wet</h2>\n<character>Mo</character>\n<dialogue>Later.</dialogue>\n'
  const countWords = (text: string) => countSpokenWords(parseScript(text, { cast }))

  test.each([
    ['in tags', next],
    ['in plain words', next.replace(/<h2>(.*)<\/h2>/, '**ACT TWO: $1**')],
    ['in Markdown', next.replace(/<h2>(.*)<\/h2>/, '## $1')],
  ])('%s ends an act that is long enough', (_name, after) => {
    for (const chunks of cuts(act + after)) {
      const { text, reader } = read(chunks, { countWords, enoughWords: 6 })
      expect(text).toBe(act)
      expect(reader.isOver()).toBe(true)
    }
  })

  test('is left out of an act that is short, and what follows belongs to it', () => {
    const { text, reader } = read([act + next], { enoughWords: 1 })
    expect(text).toBe(act + next.slice(next.indexOf('\n') + 1))
    expect(reader.isOver()).toBe(false)
  })

  test('of the same act is a repetition', () => {
    const again = '<h2>Act 1: Dry</h2>\n'
    expect(read([again + speech], { isHeaded: true }).text).toBe(speech)
  })

  test('and a second title is left out', () => {
    expect(read([script], { isTitled: true }).text).toBe(act)
  })
})
