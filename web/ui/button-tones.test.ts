import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Label of an action, and the one colour that it has wherever it stands. */
const tones: readonly (readonly [label: RegExp, tone: string])[] = [
  [/^Table Read$/, 'gold'],
  [/^Read again$/, 'gold'],
  [/^Continue Script$/, 'tomato'],
  [/^Continue$/, 'tomato'],
  [/^Try again$/, 'tomato'],
  [/^Play$/, 'tomato'],
  [/^Vote/, 'aqua'],
  [/^Shuffle/, 'plain'],
  [/^Finish$/, 'plain'],
  [/^Stop$/, 'plain'],
]

test('an action has one colour on all screens', async () => {
  const names = (await readdir('web', { recursive: true })).filter((name) => /^(?!.*test).*\.tsx$/.test(name))
  const found = new Map<string, Set<string>>()
  for (const name of names) {
    const source = await readFile(`web/${name}`, 'utf8')
    for (const [, attributes = '', label = ''] of source.matchAll(
      /<(?:Button|Link|a)\b((?:[^<>]|=>)*?)>\s*([A-Z][\w ]+?)\s*<\/(?:Button|Link|a)>/g,
    )) {
      const known = tones.find(([known]) => known.test(label))
      const tone = /(?:tone="|buttonLook\(')(\w+)/.exec(attributes)?.[1] ?? 'tomato'
      if (known && tone !== known[1])
        found.set(label, (found.get(label) ?? new Set()).add(`${name}: ${tone}`))
    }
  }
  expect(Object.fromEntries(found)).toEqual({})
})
