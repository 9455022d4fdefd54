import { withoutMissing } from '../letters.ts'
import { type Family, type Painter } from '../painter.ts'
import { setTitle, type TitleLines } from '../title-lines.ts'
import { composeLaugh, spaces } from './compose.ts'
import { type Laughed } from './laughed.ts'
import { runsOf } from './runs.ts'

/** `unreadable`: no font of ours has its letters. */
export type Drawn = Uint8Array | 'unreadable' | 'busy'

export async function drawLaugh(painter: Painter, laughed: Laughed, card: Uint8Array | null): Promise<Drawn> {
  const { words, speaker, title, plainTitle } = laughed
  const quote = await set(painter, words, 'Courier Prime', 'quote')
  if (quote === null) return 'unreadable'
  const svg = await composeLaugh(laughed, card, {
    quote,
    name: await set(painter, speaker?.name ?? 'Stage direction', 'Caprasimo', 'name'),
    reader: speaker?.reader
      ? await set(painter, `read by ${speaker.reader}`, 'Courier Prime', 'reader')
      : null,
    title:
      (await set(painter, title, 'Caprasimo', 'title')) ??
      (await set(painter, plainTitle, 'Caprasimo', 'title')),
  })
  return (await painter.paint(svg, 'speeches')) ?? 'busy'
}

/** Characters that XML forbids or that are invisible. */
const unreadable = /[^\P{C}\u200d]+/gu

/** Null when letters of a word would be missing; a mere picture may go. */
async function set(
  painter: Painter,
  text: string,
  family: Family,
  space: keyof typeof spaces,
): Promise<TitleLines | null> {
  const readable = text.normalize('NFC').replace(unreadable, ' ').replace(/\s+/g, ' ').trim()
  const letters = runsOf(readable, family).flatMap((run) =>
    [...new Set(run.text.match(/[^\x20-\x7e“”‘’–—…]/gu) ?? [])].map((letter) => ({ ...run, text: letter })),
  )
  const found = await measure(painter, letters)
  const missing = letters.filter((_, n) => found[n] === 0).map((run) => run.text)
  const kept = withoutMissing(readable, missing)
  if (kept === null) return null
  const words = kept.split(' ')
  const runs = words.map((word) => runsOf(word, family))
  const widths = await measure(painter, runs.flat())
  let at = 0
  const measured = runs.map((word, n) => ({
    text: words[n] ?? '',
    width: word.reduce((sum) => sum + (widths[at++] ?? 0), 0),
  }))
  return setTitle(measured, spaces[space])
}

type Run = ReturnType<typeof runsOf>[number]

/** In one request for each family. */
async function measure(painter: Painter, runs: readonly Run[]): Promise<readonly number[]> {
  const found = new Map<string, number>()
  for (const family of new Set(runs.map((run) => run.family))) {
    const texts = [...new Set(runs.filter((run) => run.family === family).map(({ text }) => text))]
    const widths = await painter.measure(texts, family)
    for (const [n, text] of texts.entries()) found.set(`${family}/${text}`, widths[n] ?? 0)
  }
  return runs.map(({ family, text }) => found.get(`${family}/${text}`) ?? 0)
}
