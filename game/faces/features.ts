/** What faces are drawn of, in a square of 100 × 100. A list may grow at its end, and then all faces change. */

/** One shape; `fill` may be null, and `line` is the width of its outline in ink. */
export type Shape = { readonly d: string; readonly fill: string | null; readonly line: number }

/** `hair` and `accent` stand for the face's own colours, `skin` for its skin. */
type Dye = 'hair' | 'accent' | 'skin' | `#${string}`
export type Piece = readonly [d: string, dye: Dye | null, line?: number]
/** Hair or hat: what is behind the head and what is before it. */
type Kind = { readonly behind?: readonly Piece[]; readonly before: readonly Piece[] }

export const skins = ['#ffdcb8', '#f6c594', '#e0a06c', '#bf7a48', '#8d5524'] as const
/** The last one is for the old. */
export const hairColors = [
  '#1b1035',
  '#5a3524',
  '#a8542a',
  '#f0b93a',
  '#ff6a5c',
  '#7647ec',
  '#ece6f5',
] as const
export const clothes = ['#ff6a5c', '#2fd3c9', '#ffc63d', '#7647ec', '#7fb8ff', '#9bd84b', '#fff4e0'] as const

export const heads = [
  'M30 42C30 27 39 21 50 21S70 27 70 42V52C70 64 61 73 50 73S30 64 30 52Z',
  'M30 42C30 27 39 21 50 21S70 27 70 42V56C70 68 63 72 50 72S30 68 30 56Z',
  'M30 42C30 27 39 21 50 21S70 27 70 42V50C70 61 58 75 50 75S30 61 30 50Z',
] as const

const parted = 'M29 47C27 27 36 15 50 15S73 27 71 47C67 37 58 33 50 24 42 33 33 37 29 47Z'
const brush = 'M29 43C26 25 38 15 52 15S74 26 71 43C68 36 63 33 56 32 46 36 38 33 33 35 32 38 31 41 29 43Z'

export const kinds: readonly Kind[] = [
  { before: [[brush, 'hair']] },
  { before: [['M30 42C22 24 36 8 60 12 76 15 76 30 70 43 69 35 62 29 50 30 42 30 33 33 30 42Z', 'hair']] },
  { behind: [['M50 2a10 10 0 1 0 .01 0Z', 'hair']], before: [[parted, 'hair']] },
  {
    behind: [
      [
        'M22 60C10 56 8 40 17 34 12 20 28 8 40 10 48 2 66 4 70 12 84 12 92 28 84 38 92 48 86 60 78 60Z',
        'hair',
      ],
    ],
    before: [['M30 43C29 28 39 20 50 20S71 28 70 43C66 35 59 31 50 31S34 35 30 43Z', 'hair']],
  },
  { behind: [['M22 88V40C22 20 35 11 50 11S78 20 78 40V88Z', 'hair']], before: [[parted, 'hair']] },
  {
    behind: [['M22 66C20 30 30 11 50 11S80 30 78 66Q70 73 63 66H37Q30 73 22 66Z', 'hair']],
    before: [['M29 42C27 24 38 13 50 13S73 24 71 42Q50 34 29 42Z', 'hair']],
  },
  {
    before: [
      [
        'M29 45A8 8 0 0 1 27 30 9 9 0 0 1 38 18 10 10 0 0 1 57 15 9 9 0 0 1 71 26 8 8 0 0 1 71 45C67 43 66 39 66 37 60 38 57 36 55 33 50 37 44 36 42 33 40 37 36 39 33 38 33 41 32 44 29 45Z',
        'hair',
      ],
    ],
  },
  { before: [['M40 30 37 14 45 18 46 3 52 14 59 3 58 17 66 13 60 30Q50 25 40 30Z', 'hair']] },
  { before: [['M31 54C20 52 20 40 26 35L31 40ZM69 54C80 52 80 40 74 35L69 40Z', 'hair']] },
  {
    behind: [['M22 38a12 12 0 1 0 .01 0ZM78 38a12 12 0 1 0 .01 0Z', 'hair']],
    before: [[parted, 'hair']],
  },
  {
    before: [
      [
        'M29 44 22 28 33 29 32 13 44 20 50 6 57 20 68 13 67 29 78 28 71 44Q68 34 60 35 50 30 40 35 32 34 29 44Z',
        'hair',
      ],
    ],
  },
  {
    before: [
      ['M29 36C29 18 38 11 50 11S71 18 71 36Z', 'accent'],
      ['M25 31H75V41H25Z', '#fff4e0'],
      ['M50 1a6 6 0 1 0 .01 0Z', '#fff4e0'],
    ],
  },
  {
    before: [
      ['M32 30 30 5Q50 -1 70 5L68 30Z', '#33225a'],
      ['M31 22H69L68 31H32Z', 'accent'],
      ['M16 30Q50 24 84 30 84 36 80 38 50 31 20 38 16 36 16 30Z', '#33225a'],
    ],
  },
  {
    before: [
      [
        'M22 76C14 34 28 9 50 9S86 34 78 76C70 88 30 88 22 76ZM35 44V54C35 63 42 69 50 69S65 63 65 54V44C65 33 58 29 50 29S35 33 35 44Z',
        'accent',
      ],
    ],
  },
  {
    before: [
      ['M27 40C20 18 36 7 52 7S82 20 73 40Q64 30 50 30T27 40Z', 'accent'],
      ['M30 33Q48 28 60 9M42 30Q58 26 74 27', null, 3],
    ],
  },
  {
    before: [
      [brush, 'hair'],
      ['M31 30 27 8 39 17 50 3 61 17 73 8 69 30Q50 25 31 30Z', '#ffc63d'],
    ],
  },
  {
    before: [
      ['M33 30C18 28 22 8 36 11 38 1 62 1 64 11 78 8 82 28 67 30Z', '#ffffff'],
      ['M32 27H68V38Q50 33 32 38Z', '#ffffff'],
    ],
  },
  {
    before: [
      ['M29 38C28 20 38 13 50 13S72 20 71 38Z', 'accent'],
      ['M58 33Q82 28 92 39 76 44 58 40Z', 'accent'],
    ],
  },
]

const dots = 'M41 45a3 3 0 1 0 .01 0ZM59 45a3 3 0 1 0 .01 0Z'
const white = '#ffffff'
const ink = '#1b1035'

export const eyes: readonly (readonly Piece[])[] = [
  [
    [dots, ink, 0],
    ['M36 40Q41 36 45 39M55 39Q59 36 64 40', null, 3],
  ],
  [
    ['M41 42a6 6 0 1 0 .01 0ZM59 42a6 6 0 1 0 .01 0Z', white, 3],
    ['M42 46a2.5 2.5 0 1 0 .01 0ZM58 46a2.5 2.5 0 1 0 .01 0Z', ink, 0],
  ],
  [['M36 49Q41 44 45 49M55 49Q59 44 64 49', null, 3.5]],
  [
    [dots, ink, 0],
    ['M35 38 45 41M55 41 65 38', null, 3.5],
  ],
  [
    [dots, ink, 0],
    ['M36 42H45M55 38Q60 33 65 37', null, 3],
  ],
  [
    ['M59 45a3 3 0 1 0 .01 0Z', ink, 0],
    ['M36 49Q41 44 45 49M54 40Q59 36 64 40', null, 3.5],
  ],
]

export const mouths: readonly (readonly Piece[])[] = [
  [['M42 61Q50 69 58 61', null, 3.5]],
  [['M40 60H60Q58 70 50 70T40 60Z', white, 3]],
  [['M50 59a4.5 5 0 1 0 .01 0Z', '#7a1f16', 3]],
  [['M43 64Q53 66 59 59', null, 3.5]],
  [['M42 64H58', null, 3.5]],
  [
    ['M41 60H59Q58 70 50 70T41 60Z', '#7a1f16', 3],
    ['M45 68Q50 63 55 68', '#ff6a5c', 0],
  ],
]

export const glasses: readonly (readonly Piece[])[] = [
  [],
  [['M41 41a7 7 0 1 0 .01 0ZM59 41a7 7 0 1 0 .01 0ZM48 47H52', null, 3]],
  [['M32 42H47V53H34ZM53 42H68L66 53H53ZM47 45H53', null, 3.5]],
  [],
]

export const beards: readonly (readonly Piece[])[] = [
  [],
  [['M50 58C46 56 40 57 37 62 42 65 47 64 50 61 53 64 58 65 63 62 60 57 54 56 50 58Z', 'hair', 2.5]],
  [['M31 52C33 60 40 57 50 57S67 60 69 52C72 70 62 79 50 79S28 70 31 52ZM43 63Q50 68 57 63Z', 'hair', 3]],
]

export const collars: readonly (readonly Piece[])[] = [
  [['M41 77Q50 88 59 77', 'skin']],
  [['M41 75 50 87 59 75 66 81 54 94 50 88 46 94 34 81Z', white]],
  [['M50 85 38 79V92ZM50 85 62 79V92Z', 'accent']],
  [['M38 77Q50 90 62 77L64 83Q50 98 36 83Z', 'accent']],
]
