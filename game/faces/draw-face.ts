import {
  beards,
  clothes,
  collars,
  eyes,
  glasses,
  hairColors,
  heads,
  kinds,
  mouths,
  type Piece,
  type Shape,
  skins,
} from './features.ts'
import { type Face } from './face.ts'

export const ink = '#1b1035'
const usualLine = 3.5

/** From back to front, in a square of 100 × 100. */
export function drawFace(face: Face): Shape[] {
  const kind = kinds[face.kind]
  const pieces: readonly Piece[] = [
    ...(kind?.behind ?? []),
    ['M8 106C8 86 26 79 42 76H58C74 79 92 86 92 106Z', clothes[face.clothes] ?? null],
    ['M42 62V76Q50 84 58 76V62Z', 'skin'],
    ...(collars[face.collar] ?? []),
    ['M31 47C23 43 21 57 31 58M69 47C77 43 79 57 69 58', 'skin'],
    [heads[face.head] ?? heads[0], 'skin'],
    ...(mouths[face.mouth] ?? []),
    ...(beards[face.beard] ?? []),
    ['M50 49 53 56Q50 59 47 57', null, 3],
    ...(eyes[face.eyes] ?? []),
    ...(kind?.before ?? []),
    ...(glasses[face.glasses] ?? []),
  ]
  return pieces.map(([d, dye, line = usualLine]) => ({ d, fill: fillOf(face, dye), line }))
}

function fillOf({ skin, hair, accent, clothes: worn }: Face, dye: Piece[1]): string | null {
  if (dye === 'skin') return skins[skin] ?? null
  if (dye === 'hair') return hairColors[hair] ?? null
  // Never the colour of the clothes.
  if (dye === 'accent') return clothes[(worn + 1 + accent) % clothes.length] ?? null
  return dye
}
