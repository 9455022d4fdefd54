import { isEverybody } from '../everybody.ts'
import { type Line } from '../line.ts'
import { type ChapterLines } from '../read-chapters.ts'

export type TitlePage = {
  readonly title: string
  /** In the order of the chapters, each once. */
  readonly writers: readonly string[]
  readonly cards: readonly string[]
  readonly rating: string
  /** What the story is about, then who wants what, a sentence each; empty when nothing is told. */
  readonly premise: readonly string[]
  readonly parts: readonly ScreenplayPart[]
  /** "2026-11-21" */
  readonly date: string
}

export type ScreenplayPart = { readonly name: string; readonly readers: readonly string[] }

export type Spoken = { readonly is: 'parenthetical' | 'dialogue'; readonly text: string }

export type Block =
  | { readonly is: 'heading' | 'act' | 'action' | 'transition'; readonly text: string }
  | { readonly is: 'scene'; readonly text: string; readonly number: number | null }
  | SpeechBlock
  | { readonly is: 'chapter' }

/** `goesOn`: the same cue was the last, with only action between. `said` is never empty. */
export type SpeechBlock = {
  readonly is: 'speech'
  readonly part: string
  readonly cue: string
  readonly goesOn: boolean
  readonly said: readonly Spoken[]
}

export type Screenplay = { readonly titlePage: TitlePage; readonly blocks: readonly Block[] }

export const chapterMark = 'The story goes on'

/** A title that opens the script is not repeated after the title page. A cue without a speech becomes action. */
export function toScreenplay(titlePage: TitlePage, chapters: ChapterLines): Screenplay {
  const written = chapters.map((acts) => acts.flat()).filter((lines) => lines.length > 0)
  const blocks = written.flatMap((lines, chapter): Block[] => [
    ...(chapter > 0 ? [{ is: 'chapter' } as const] : []),
    ...readBlocks(chapter === 0 && lines[0]?.kind === 'title' ? lines.slice(1) : lines, titlePage.parts),
  ])
  return { titlePage, blocks: numberScenes(markGoingOn(blocks)) }
}

export function cueText({ cue, goesOn }: SpeechBlock): string {
  return goesOn ? `${cue} (CONT’D)` : cue
}

function readBlocks(lines: readonly Line[], parts: readonly ScreenplayPart[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as Line
    const end = line.kind === 'character' ? endOfSpeech(lines, at) : at + 1
    blocks.push(end > at + 1 ? readSpeech(line, lines.slice(at + 1, end), parts) : readBlock(line))
    at = end
  }
  return blocks
}

function endOfSpeech(lines: readonly Line[], cue: number): number {
  let end = cue + 1
  while (isSaid(lines[end], lines[cue]?.speaker)) end++
  return end
}

function isSaid(line: Line | undefined, speaker: string | null | undefined): boolean {
  return (
    line !== undefined &&
    (line.kind === 'dialogue' || line.kind === 'parenthetical') &&
    line.speaker !== null &&
    line.speaker === speaker
  )
}

function readSpeech(cue: Line, said: readonly Line[], parts: readonly ScreenplayPart[]): SpeechBlock {
  const part = cue.speaker ?? cue.text
  return {
    is: 'speech',
    part,
    cue: (cue.text === part
      ? part
      : `${cue.text} (read by ${isEverybody(cue.text) ? 'everyone' : readersOf(part, parts)})`
    ).toUpperCase(),
    goesOn: false,
    said: said.map(({ kind, text }) => ({
      is: kind === 'parenthetical' ? 'parenthetical' : 'dialogue',
      text,
    })),
  }
}

/** Who reads a stranger; the part where there are no people. */
function readersOf(part: string, parts: readonly ScreenplayPart[]): string {
  const readers = parts.find(({ name }) => name === part)?.readers ?? []
  return readers.length > 0 ? readers.join(' & ') : part
}

function readBlock({ kind, text }: Line): Block {
  if (kind === 'scene-heading') return { is: 'scene', text, number: null }
  if (kind === 'title') return { is: 'heading', text }
  if (kind === 'act' || kind === 'transition') return { is: kind, text }
  return { is: 'action', text: kind === 'parenthetical' ? `(${text})` : text }
}

function markGoingOn(blocks: readonly Block[]): Block[] {
  let last: string | null = null
  return blocks.map((block) => {
    if (block.is === 'action') return block
    const spoke = last
    last = block.is === 'speech' ? block.cue : null
    return block.is === 'speech' && block.cue === spoke ? { ...block, goesOn: true } : block
  })
}

/** "SCENE 2: The Attic" over "INT. ATTIC" is one scene; the last heading has the number. */
function numberScenes(blocks: readonly Block[]): Block[] {
  let scenes = 0
  return blocks.map((block, n) =>
    block.is === 'scene' && blocks[n + 1]?.is !== 'scene' ? { ...block, number: ++scenes } : block,
  )
}
