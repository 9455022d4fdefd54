import { html, raw } from 'hono/html'
import { type Face } from './face.ts'
import { rareCharacters, withoutMissing } from './letters.ts'
import { type Painter } from './painter.ts'
import { leading, setTitle, type TitleLines } from './title-lines.ts'

/** In pixels, as link previews ask for. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Raise it when the design changes: previews are cached by it. */
export const pictureEdition = 1

const { width, height } = pictureSize
const strip = { height: 372, yarn: 0.55 } as const
const card = { width: width / 3, height: (width / 3) * 1.25 } as const
const titleSpace = {
  width: width - 2 * 64,
  height: 156,
  sizes: [84, 72, 64, 56, 48, 42, 36],
  space: 26,
} as const
const ink = '#1b1035'

export async function drawPicture(
  painter: Painter,
  face: Face,
  drawings: readonly (Uint8Array | null)[],
): Promise<Uint8Array | null> {
  const title = await setFaceTitle(painter, face)
  return painter.paint(await composePicture(face, title, drawings))
}

/** Characters that XML forbids or that are invisible. */
const unreadable = /\p{C}+/gu

/** Letters missing in the fonts would vanish silently: such a title gives way to the cards' names. */
async function setFaceTitle(painter: Painter, { title, plainTitle }: Face): Promise<TitleLines> {
  const readable = title.normalize('NFC').replace(unreadable, ' ')
  const rare = rareCharacters(readable)
  const found = await painter.measure(rare)
  const missing = rare.filter((_, i) => found[i] === 0)
  const words = (withoutMissing(readable, missing) ?? plainTitle).split(' ')
  const widths = await painter.measure(words)
  return setTitle(
    words.map((text, i) => ({ text, width: widths[i] ?? 0 })),
    titleSpace,
  )
}

export async function composePicture(
  face: Face,
  title: TitleLines,
  drawings: readonly (Uint8Array | null)[],
): Promise<string> {
  const svg = await html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
  >
    <defs>
      <pattern id="dots" width="22" height="22" patternUnits="userSpaceOnUse">
        <circle cx="11" cy="11" r="5" fill="#f3ddb4" />
      </pattern>
      <linearGradient id="fade" x2="0" y2="1">
        <stop stop-color="#fff6e6" stop-opacity="0" />
        <stop offset="1" stop-color="#fff6e6" />
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="#fff6e6" />
    <rect y="${strip.height}" width="${width}" height="200" fill="url(#dots)" />
    <rect y="${strip.height}" width="${width}" height="200" fill="url(#fade)" />
    ${drawings.map(cardAt)}
    <rect y="${strip.height - 4}" width="${width}" height="8" fill="${ink}" />
    ${titleText(title)} ${foot(face)} ${face.isRated ? badge : ''}
  </svg>`
  return svg.toString()
}

function cardAt(drawing: Uint8Array | null, place: number) {
  const x = place * card.width
  // Below the middle of the strip, since heads are above the yarn.
  const y = strip.height * 0.6 - card.height * strip.yarn
  const data = drawing ? Buffer.from(drawing).toString('base64') : null
  return html`<clipPath id="card${place}"
      ><rect x="${x}" width="${card.width}" height="${strip.height}"
    /></clipPath>
    <rect x="${x}" width="${card.width}" height="${strip.height}" fill="${backs[place] ?? '#fbeacb'}" />
    ${data === null ? '' : html`<g clip-path="url(#card${place})"><image href="data:image/svg+xml;base64,${data}" x="${x}" y="${y}" width="${card.width}" height="${card.height}" /></g>`}
    ${place > 0 ? html`<rect x="${x - 3}" width="6" height="${strip.height}" fill="${ink}" />` : ''}`
}

const backs = ['#ff6a5c', '#2fd3c9', '#ffc63d']

function titleText({ size, lines }: TitleLines) {
  const middle = (strip.height + height - 74) / 2
  const first = middle - ((lines.length - 1) * leading * size) / 2 + size * 0.34
  return lines.map(
    (line, n) =>
      html`<text
        x="${width / 2}"
        y="${first + n * leading * size}"
        text-anchor="middle"
        font-family="Caprasimo"
        font-size="${size}"
        fill="${ink}"
        >${line}</text
      >`,
  )
}

function foot({ minutes, isRated }: Face) {
  const text = `A ${minutes}-minute comedy`
  const y = height - 30
  return html`<rect y="${height - 74}" width="${width}" height="74" fill="${ink}" />
    <text x="40" y="${y}" font-family="Caprasimo" font-size="34" fill="#ff6a5c"
      >Twisted <tspan fill="#ffc63d">Yarn</tspan></text
    >
    <text x="${width - 40}" y="${y}" text-anchor="end" font-family="Caprasimo" font-size="30" fill="#fff4e0"
      >${isRated ? 'R-Rated comedy' : text}</text
    >`
}

const badge = raw(`<g transform="translate(${width - 236} 34) rotate(4 100 40)">
  <rect y="8" width="204" height="82" rx="41" fill="${ink}"/>
  <rect width="204" height="82" rx="41" fill="#ff6a5c" stroke="${ink}" stroke-width="6"/>
  <text x="102" y="56" text-anchor="middle" font-family="Caprasimo" font-size="44" fill="${ink}">R-Rated</text>
</g>`)
