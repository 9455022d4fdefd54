import { CREAM, GOLD, INK } from './palette.mjs'

export const WIDTH = 480
export const HEIGHT = 600
// The yarn crosses both edges here, so that cards laid side by side hang on one thread.
const THREAD = 330

const round = (number) => Math.round(number * 10) / 10
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')

export const fill = (color) => `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${color}"/>`

export const shape = (d, color, line = 7) =>
  `<path d="${d}" fill="${color}" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"/>`

export const stroke = (d, color = INK, line = 7) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"/>`

export const box = (x, y, width, height, color, { radius = 0, line = 7 } = {}) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"/>`

export const disc = (x, y, radius, color, line = 7) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"${line ? ` stroke="${INK}" stroke-width="${line}"` : ''}/>`

export const patch = (d, color) => `<path d="${d}" fill="${color}"/>`

export const at = (x, y, inner, { scale = 1, turn = 0 } = {}) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`

export function burst(x, y, dark, light, rays = 24) {
  const point = (angle) => `${round(x + 700 * Math.cos(angle))} ${round(y + 700 * Math.sin(angle))}`
  const step = (2 * Math.PI) / rays
  const d = times(rays / 2, (ray) => `M${x} ${y}L${point(2 * ray * step)} ${point((2 * ray + 1) * step)}z`)
  return fill(dark) + patch(d, light)
}

/** A fade as printers make it: dots that grow from height `from` to `to`. */
export function halftone(color, from, to, { step = 24, most = 9 } = {}) {
  const rows = Math.floor(Math.abs(to - from) / (step * 0.86))
  return times(rows, (row) => {
    const y = round(from + Math.sign(to - from) * (row + 1) * step * 0.86)
    return dottedLine(row % 2 ? step / 2 : 0, y, round((2 * most * (row + 1)) / rows), color, step)
  })
}

// A row of dots is one dashed line with round caps: far smaller than a circle each.
const dottedLine = (x, y, width, color, step) =>
  `<path d="M${x} ${y}h${WIDTH}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`

export const stripes = (dark, light, width = 32) =>
  fill(dark) +
  patch(
    times(Math.ceil(WIDTH / width / 2), (i) => `M${i * width * 2} 0h${width}v${HEIGHT}h-${width}z`),
    light,
  )

export const checks = (dark, light, size = 60) =>
  fill(dark) +
  patch(
    times(Math.ceil(HEIGHT / size), (row) =>
      times(
        Math.ceil(WIDTH / size / 2),
        (i) => `M${(2 * i + (row % 2)) * size} ${row * size}h${size}v${size}h-${size}z`,
      ),
    ),
    light,
  )

export const rings = (x, y, dark, light, step = 70) =>
  fill(dark) + times(6, (i) => disc(x, y, (6 - i) * step, i % 2 ? dark : light, 0))

/** Fixed places that look scattered, without chance. */
export const scatter = (count, mark) =>
  times(count, (i) => mark((i * 197 + 61) % 480, (i * 131 + 37) % 600, i))

export const dots = (color, count = 26, radius = 9) =>
  patch(
    scatter(count, (x, y, i) => {
      const r = radius * (0.6 + (i % 3) * 0.3)
      return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
    }),
    color,
  )

/** `d` is a path. */
export const yarn = (d, [color, light]) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${INK}" stroke-width="26"/><path d="${d}" stroke="${color}" stroke-width="17"/><path d="${d}" stroke="${light}" stroke-width="6" stroke-dasharray="9 13"/></g>`

export const straightYarn = `M-20 ${THREAD}H500`
export const slackYarn = (sag = 45) =>
  `M-20 ${THREAD}C60 ${THREAD} 70 ${THREAD + sag} 150 ${THREAD + sag * 0.8}S400 ${THREAD} 500 ${THREAD}`
export const droopYarn = (depth = 100) =>
  `M-20 ${THREAD}C70 ${THREAD} 90 ${THREAD + depth} 240 ${THREAD + depth}S410 ${THREAD} 500 ${THREAD}`

export const cloud = (x, y, scale = 1, color = CREAM) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-60 20a26 26 0 0 1 4-51a40 40 0 0 1 74-10a30 30 0 0 1 44 61z" fill="${color}" stroke="${INK}" stroke-width="${round(7 / scale)}" stroke-linejoin="round"/>`

/** At [x, y, scale]. */
export const stars = (places, colors = [CREAM, GOLD]) =>
  places
    .map(
      ([x, y, scale = 1], i) =>
        `<path transform="translate(${x} ${y}) scale(${scale})" d="M0-12q2 10 12 12q-10 2-12 12q-2-10-12-12q10-2 12-12z" fill="${colors[i % colors.length]}"/>`,
    )
    .join('')

export const moon = (x, y, radius, color = '#FFE9A8', shade = '#F4D27A') =>
  disc(x, y, radius, color) +
  disc(round(x - radius * 0.4), round(y - radius * 0.35), round(radius * 0.14), shade, 0) +
  disc(round(x + radius * 0.45), round(y + radius * 0.3), round(radius * 0.2), shade, 0) +
  disc(round(x - radius * 0.25), round(y + radius * 0.45), round(radius * 0.1), shade, 0)

/** `heights` of the top edge, left to right. */
export function ground(heights, color) {
  const step = 520 / (heights.length - 1)
  const crest = heights
    .slice(1)
    .map((y, i) => {
      const x = -20 + step * (i + 1)
      return `C${round(x - step / 2)} ${heights[i]} ${round(x - step / 2)} ${y} ${round(x)} ${y}`
    })
    .join('')
  return shape(`M-20 620V${heights[0]}${crest}V620z`, color)
}

export const waves = (y, color, light = '#ffffff') =>
  shape(`M-20 620V${y}${times(7, () => 'q20-26 40 0t40 0')}V620z`, color) +
  stroke(`M30 ${y + 60}q20-16 40 0M330 ${y + 84}q20-16 40 0M150 ${y + 110}q20-16 40 0`, light, 6)
