import { foldName } from '../../script/fold-name.ts'
import { seededRandom } from '../random.ts'
import { clothes, collars, eyes, hairColors, heads, kinds, mouths, skins } from './features.ts'

/** What a part looks like: places in the lists of features.ts. */
export type Face = { readonly [F in Feature]: number }

const sizes = {
  kind: kinds.length,
  skin: skins.length,
  hair: hairColors.length,
  head: heads.length,
  eyes: eyes.length,
  mouth: mouths.length,
  glasses: 4,
  beard: 3,
  collar: collars.length,
  clothes: clothes.length,
  accent: clothes.length - 1,
} as const
type Feature = keyof typeof sizes

const mostTries = 100

/** A face for each name, always the same for the same cast. In one cast no two wear the same hair or hat. */
export function facesOf(names: readonly string[]): Face[] {
  const faces: Face[] = []
  for (const name of names) faces.push(faceBeside(faces, name))
  return faces
}

function faceBeside(others: readonly Face[], name: string): Face {
  const isAlone = (face: Face) => !others.some(({ kind }) => kind === face.kind)
  for (let n = 0; n < mostTries; n++) {
    const face = faceOf(name, n)
    if (isAlone(face)) return face
  }
  return faceOf(name, others.length)
}

const old = /\b(?:grand\w*|gran|granny|nan|old|elder\w*|professor|wizard|judge)\b/iu
const bearded =
  /\b(?:mr|sir|lord|king|uncle|grandpa|grandfather|father|baron|captain|wizard|pirate|santa)\b/iu
const white = hairColors.length - 1

function faceOf(name: string, attempt: number): Face {
  const random = seededRandom(`${foldName(name)}#${attempt}`)
  const draw = (size: number) => Math.floor(random() * size)
  const face = Object.fromEntries(
    Object.entries(sizes).map(([feature, size]) => [feature, draw(size)]),
  ) as Face
  return {
    ...face,
    hair: old.test(name) ? white : Math.min(face.hair, white - 1),
    // Nobody's aunt gets a beard by chance.
    beard: bearded.test(name) ? face.beard : 0,
  }
}
