import { type Speech } from './speeches.ts'

export type SceneMark = {
  readonly at: number
  readonly chapter: number
  readonly kind: 'title' | 'act' | 'scene-heading'
  readonly text: string
}

export function listScenes(speeches: readonly Speech[]): SceneMark[] {
  return speeches.flatMap(({ kind, lines, place }, at) =>
    kind === 'title' || kind === 'act' || kind === 'scene-heading'
      ? [{ at, chapter: place.chapter, kind, text: lines.map(({ text }) => text).join(' — ') }]
      : [],
  )
}

export function sceneAt(scenes: readonly SceneMark[], at: number): number {
  return scenes.findLastIndex((scene) => scene.at <= at)
}

/** The scene of the step at `at`, from 0, by which stage directions go round. Headings in a row begin one scene. */
export function countScenes(steps: readonly Pick<Speech, 'kind'>[], at: number): number {
  const heads = steps.slice(0, at + 1).filter((step, n) => isHead(step) && !isHead(steps[n - 1]))
  return Math.max(0, heads.length - 1)
}

function isHead(step: Pick<Speech, 'kind'> | undefined): boolean {
  return step?.kind === 'title' || step?.kind === 'act' || step?.kind === 'scene-heading'
}

export function wordsFrom(speeches: readonly Speech[], at: number): number {
  return speeches.slice(at).reduce((sum, { words }) => sum + words, 0)
}

/** The step at a place or the first one after it; null while none is written yet. */
export function findPlace(speeches: readonly Speech[], place: Speech['place']): number | null {
  const at = speeches.findIndex((speech) => compare(speech.place, place) >= 0)
  return at < 0 ? null : at
}

function compare(a: Speech['place'], b: Speech['place']): number {
  return a.chapter - b.chapter || a.act - b.act || a.line - b.line || a.part - b.part
}
