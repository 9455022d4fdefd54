import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playFolder } from '../benchmarks/asking/play.ts'
import { recordCalls } from '../benchmarks/asking/record.ts'
import { readMeasured } from '../benchmarks/scripts/written.ts'
import { judge } from '../comedy/gates.ts'

// Whole scripts in the words of a good service, played through the AI writer over HTTP. The same that
// `node tools/ask.mjs` plays; `--record docs/samples/asking/….txt` writes the samples anew.
const played = new URL('../benchmarks/asking/played/', import.meta.url)
const samples = new URL('../docs/samples/asking/', import.meta.url)
const names = readdirSync(played)

describe.each(names)('%s', (name) => {
  const playing = playFolder(new URL(name, played).pathname)

  test('meets all gates, where it is whole', async () => {
    const { acts, brief, missing } = await playing
    if (name.endsWith('-continued')) expect(missing).toBe('an answer')
    else {
      expect(missing).toBeNull()
      expect(acts).toHaveLength(brief.length.acts)
      const missed = judge([readMeasured(acts.join('\n'), brief)], 'ai').filter(({ failed }) => failed > 0)
      expect(missed.map(({ gate, values }) => [gate.name, ...values])).toEqual([])
    }
  })

  test('is asked for as the samples say', async () => {
    expect(recordCalls(await playing)).toBe(readFileSync(new URL(`${name}.txt`, samples), 'utf8'))
  })

  test('tells nothing of its plan', async () => {
    const { acts, answers } = await playing
    const text = acts.join('\n')
    expect(answers.length === 0 || answers[0]?.includes('<plan>')).toBe(true)
    expect(text).not.toMatch(/<plan|WHENEVER|TRUTH|SECRET|LAST LINE/)
  })
})

test.each(['docs/samples/', 'docs/samples/ai/'])('what people read in %s has no tags', (folder) => {
  const read = new URL(`../${folder}`, import.meta.url)
  const texts = readdirSync(read).filter((name) => name.endsWith('.txt'))
  expect(texts.length).toBeGreaterThan(0)
  for (const name of texts) expect(readFileSync(new URL(name, read), 'utf8'), name).not.toMatch(/<\/?\w/)
})
