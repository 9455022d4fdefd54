import { html, raw } from 'hono/html'
import { drawFace, ink } from '../../../game/faces/draw-face.ts'
import { facesOf } from '../../../game/faces/face.ts'
import { leading, type TitleLines } from '../title-lines.ts'
import { type Laughed, type Speaker } from './laughed.ts'
import { runsOf } from './runs.ts'

const width = 1200
const height = 630
const foot = 74
const paper = { x: 54, y: 50, width: width - 2 * 54, height: 440 } as const

/** In pixels, sizes from the largest down. */
export const spaces = {
  quote: { width: 960, height: 256, sizes: [76, 66, 58, 50, 44, 38, 33, 29], space: 60 },
  name: { width: 680, height: 60, sizes: [44, 38, 32, 26], space: 26 },
  reader: { width: 680, height: 42, sizes: [30, 25], space: 60 },
  title: { width: 760, height: 44, sizes: [32, 28, 24], space: 26 },
} as const

type Set = { readonly [S in keyof typeof spaces]: TitleLines | null }

export async function composeLaugh(
  { speaker, isRated }: Laughed,
  card: Uint8Array | null,
  { quote, name, reader, title }: Set,
): Promise<string> {
  const middle = paper.y + 34 + spaces.quote.height / 2
  const left = speaker ? 276 : 110
  const svg = await html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
  >
    <rect width="${width}" height="${height}" fill="#ffc63d" />
    ${rays}
    <rect
      x="${paper.x}"
      y="${paper.y + 12}"
      width="${paper.width}"
      height="${paper.height}"
      rx="28"
      fill="${ink}"
    />
    <rect
      x="${paper.x}"
      y="${paper.y}"
      width="${paper.width}"
      height="${paper.height}"
      rx="28"
      fill="#fff9ec"
      stroke="${ink}"
      stroke-width="6"
    />
    ${quote && textAt(quote, { x: width / 2, y: middle, anchor: 'middle', family: 'Courier Prime', fill: ink })}
    ${speaker && faceOf(speaker, card)}
    ${name && textAt(name, { x: left, y: reader ? 404 : 424, anchor: 'start', family: 'Caprasimo', fill: '#7a1f16' })}
    ${reader && textAt(reader, { x: left, y: 450, anchor: 'start', family: 'Courier Prime', fill: '#5b5045' })}
    ${burst}
    <rect y="${height - foot}" width="${width}" height="${foot}" fill="${ink}" />
    <text x="40" y="${height - 26}" font-family="Caprasimo" font-size="34" fill="#ff6a5c">
      Twisted
      <tspan fill="#ffc63d">Yarn</tspan>
    </text>
    ${title && textAt(title, { x: width - 40, y: height - foot / 2, anchor: 'end', family: 'Caprasimo', fill: '#fff4e0' })}
    ${isRated ? badge : ''}
  </svg>`
  return svg.toString()
}

type Where = {
  readonly x: number
  /** Of the middle of all lines. */
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly family: 'Caprasimo' | 'Courier Prime'
  readonly fill: string
}

function textAt({ size, lines }: TitleLines, { x, y, anchor, family, fill }: Where) {
  const first = y - ((lines.length - 1) * leading * size) / 2 + size * 0.34
  return lines.map(
    (line, n) =>
      html`<text
        x="${x}"
        y="${first + n * leading * size}"
        text-anchor="${anchor}"
        font-family="${family}"
        font-weight="${family === 'Caprasimo' ? 400 : 700}"
        font-size="${size}"
        fill="${fill}"
        xml:space="preserve"
        >${runsOf(line, family).map((run) => html`<tspan font-family="${run.family}" font-weight="${run.family === 'Courier Prime' ? 700 : 400}">${run.text}</tspan>`)}</text
      >`,
  )
}

/** The drawn character as on its card, anybody else as on the stage. */
function faceOf({ part, cast }: Speaker, card: Uint8Array | null) {
  const names = cast.includes(part) ? cast : [...cast, part]
  const place = names.indexOf(part)
  const shapes = facesOf(names).map(drawFace)[place] ?? []
  const drawing =
    card === null
      ? html`<g
          transform="translate(100 346) scale(1.6)"
          stroke="${ink}"
          stroke-linecap="round"
          stroke-linejoin="round"
          >${shapes.map(({ d, fill, line }) => html`<path d="${d}" fill="${fill ?? 'none'}" stroke-width="${line}" />`)}</g
        >`
      : html`<image
          href="data:image/svg+xml;base64,${Buffer.from(card).toString('base64')}"
          x="60"
          y="300"
          width="240"
          height="300"
        />`
  return html`<clipPath id="face"><circle cx="180" cy="426" r="80" /></clipPath>
    <circle cx="180" cy="426" r="80" fill="${strands[place % strands.length] ?? '#ff6a5c'}" />
    <g clip-path="url(#face)">${drawing}</g>
    <circle cx="180" cy="426" r="80" fill="none" stroke="${ink}" stroke-width="6" />`
}

/** As on the stage (web/script/strands.module.css). */
const strands = ['#ff6a5c', '#2fd3c9', '#ffc63d', '#7647ec', '#9bd84b', '#7fb8ff']

/** A sunburst from below the middle. */
const rays = raw(
  Array.from({ length: 14 }, (_, n) => {
    const [from, to] = [(2 * n * Math.PI) / 14, ((2 * n + 1) * Math.PI) / 14]
    const at = (angle: number) =>
      `${(600 + 900 * Math.cos(angle)).toFixed(1)} ${(420 + 900 * Math.sin(angle)).toFixed(1)}`
    return `<path d="M600 420 L${at(from)} L${at(to)}Z" fill="#ffd873"/>`
  }).join(''),
)

const burst = raw(`<g transform="translate(1062 428) rotate(-8)">
  <path d="${star(16, 96, 74)}" fill="#ff6a5c" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>
  <text y="18" text-anchor="middle" font-family="Caprasimo" font-size="52" fill="${ink}">HA!</text>
</g>`)

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const radius = n % 2 === 0 ? outer : inner
    const angle = (n * Math.PI) / points
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

const badge = raw(`<g transform="translate(34 2) rotate(-4 100 40)">
  <rect y="8" width="204" height="82" rx="41" fill="${ink}"/>
  <rect width="204" height="82" rx="41" fill="#ff6a5c" stroke="${ink}" stroke-width="6"/>
  <text x="102" y="56" text-anchor="middle" font-family="Caprasimo" font-size="44" fill="${ink}">R-Rated</text>
</g>`)
