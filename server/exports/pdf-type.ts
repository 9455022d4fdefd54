import { splitGraphemes } from '../../script/paper/wrap-text.ts'
import { type Face } from './pdf-fonts.ts'

export type Coverage = (face: Face, codePoint: number) => boolean

export type Run = {
  readonly face: Face
  readonly text: string
  readonly cells: number
  readonly isToLeft: boolean
}

export const placeholder = '□'

const ignored = /[\ufe00-\ufe0f\u200d]/g
const toLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u

export type Typesetter = {
  cells(grapheme: string): number
  runs(text: string, isBold: boolean): Run[]
  hasAll(text: string): boolean
}

export function createTypesetter(covers: Coverage): Typesetter {
  const known = new Map<string, Face | null>()

  return {
    cells,
    runs,
    hasAll: (text) => splitGraphemes(text.normalize('NFC')).every((grapheme) => faceOf(grapheme)),
  }

  function cells(grapheme: string): number {
    return faceOf(grapheme) === 'noto-emoji' ? 2 : 1
  }

  function faceOf(grapheme: string): Face | null {
    const found = known.get(grapheme)
    if (found !== undefined) return found
    const points = Array.from(
      grapheme.normalize('NFC').replace(ignored, ''),
      (point) => point.codePointAt(0) ?? 0,
    )
    const face =
      (['courier-prime', 'dejavu-sans-mono', 'noto-emoji'] as const).find((face) =>
        points.every((point) => covers(face, point)),
      ) ?? null
    known.set(grapheme, face)
    return face
  }

  function runs(text: string, isBold: boolean): Run[] {
    const made: Run[] = []
    const graphemes = splitGraphemes(text)
    for (const [n, grapheme] of graphemes.entries()) {
      const last = made.at(-1)
      const isWithin = grapheme === ' ' && last?.isToLeft === true && toLeft.test(graphemes[n + 1] ?? '')
      const face = isWithin ? last.face : (faceOf(grapheme) ?? 'dejavu-sans-mono')
      const next: Run = {
        face: face === 'courier-prime' && isBold ? 'courier-prime-bold' : face,
        text: faceOf(grapheme) === null ? placeholder : grapheme.normalize('NFC').replace(ignored, ''),
        cells: cells(grapheme),
        isToLeft: isWithin || toLeft.test(grapheme),
      }
      if (last?.face === next.face && last.isToLeft === next.isToLeft)
        made[made.length - 1] = { ...last, text: last.text + next.text, cells: last.cells + next.cells }
      else made.push(next)
    }
    return made
  }
}
