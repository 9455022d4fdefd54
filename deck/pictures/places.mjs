import { CREAM, GOLD, INK, TEAL, TOMATO } from './palette.mjs'
import { at, box, disc, patch, shape, stroke, times } from './shapes.mjs'

export const tiles = (y, dark, light, size = 56) =>
  patch(`M0 ${y}H480V600H0z`, dark) +
  patch(
    times(Math.ceil((600 - y) / 42), (row) =>
      times(5, (i) => `M${(2 * i + (row % 2)) * size - 20} ${y + row * 42}h${size}v42h-${size}z`),
    ),
    light,
  ) +
  stroke(`M-10 ${y}H490`)

export const planks = (y, color, seam) =>
  shape(`M-10 ${y}H490V620H-10z`, color) +
  stroke(
    `M0 ${y + 50}H480M0 ${y + 104}H480M90 ${y}v50M300 ${y}v50M190 ${y + 50}v54M400 ${y + 50}v54M60 ${y + 104}v90M330 ${y + 104}v90`,
    seam,
    5,
  )

export const carpet = (y, color, mark) =>
  shape(`M-10 ${y}H490V620H-10z`, color) +
  patch(
    times(14, (i) => `M${(i * 37 * 3) % 470} ${y + 30 + ((i * 53) % (570 - y))}l12-12 12 12-12 12z`),
    mark,
  )

export const room = (wall, floor) => patch('M0 0H480V600H0z', wall) + floor

export const pane = (x, y, width, height, inner, { frame = CREAM, radius = 10, id = 'pane' } = {}) =>
  box(x - 12, y - 12, width + 24, height + 24, frame, { radius: radius + 10 }) +
  `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#${id})">${inner}</g>` +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${INK}" stroke-width="6"/>`

export const porthole = (x, y, radius, inner, id, frame = GOLD) =>
  disc(x, y, radius + 16, frame) +
  times(6, (i) =>
    disc(
      Math.round(x + (radius + 8) * Math.cos(i * 1.047)),
      Math.round(y + (radius + 8) * Math.sin(i * 1.047)),
      4,
      INK,
      0,
    ),
  ) +
  `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><g clip-path="url(#${id})">${inner}</g>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${INK}" stroke-width="6"/>` +
  stroke(
    `M${x - radius * 0.6} ${y - radius * 0.2}q${radius * 0.1}-${radius * 0.4} ${radius * 0.5}-${radius * 0.5}`,
    '#ffffff',
    8,
  )

export const sign = (x, y, width, height, color, inner, rim = '#ffffff') =>
  box(x, y, width, height, color, { radius: 18, line: 8 }) +
  `<rect x="${x + 12}" y="${y + 12}" width="${width - 24}" height="${height - 24}" rx="10" fill="none" stroke="${rim}" stroke-width="4" opacity=".8"/>` +
  inner

export const counter = (x, y, width, height, front, top) =>
  box(x, y, width, height, front) + box(x - 14, y - 18, width + 28, 28, top, { radius: 8 })

export const lamp = (x, length, color) =>
  stroke(`M${x} -10V${length}`, INK, 7) +
  shape(
    `M${x - 44} ${length + 40}Q${x - 40} ${length} ${x} ${length - 8}Q${x + 40} ${length} ${x + 44} ${length + 40}z`,
    color,
  ) +
  disc(x, length + 44, 13, '#FFF4B8', 6)

export const shelf = (x, y, width, color = '#C98A55') => box(x, y, width, 16, color, { radius: 4, line: 6 })

export const books = (
  x,
  y,
  count,
  { up = -1, colors = [TOMATO, TEAL, GOLD, '#A58BFF', '#FF8FB1', '#8FE0B0'] } = {},
) =>
  times(count, (i) => {
    const height = 62 + ((i * 29) % 30)
    return box(x + i * 24, up < 0 ? y - height : y, 24, height, colors[(i * 5 + (x % 7)) % colors.length], {
      radius: 3,
      line: 5,
    })
  })

export const awning = (x, y, width, one, two) => {
  const part = width / 6
  return (
    times(6, (i) =>
      shape(`M${x + i * part} ${y}h${part}v46q-${part / 2} 26-${part} 0z`, i % 2 ? two : one, 6),
    ) + box(x - 6, y - 14, width + 12, 18, one, { radius: 6, line: 6 })
  )
}

export const stall = (x, y, width, one, two, wood = '#A97850') =>
  stroke(`M${x + 10} ${y}V${y + 190}M${x + width - 10} ${y}V${y + 190}`, INK, 11) +
  box(x, y + 120, width, 76, wood) +
  awning(x, y, width, one, two)

export const washer = (x, y, color, spin) =>
  at(
    x,
    y,
    box(-60, -80, 120, 160, CREAM, { radius: 12, line: 6 }) +
      patch('M-57-48v-20a9 9 0 0 1 9-9h96a9 9 0 0 1 9 9v20z', color) +
      disc(-38, -64, 7, CREAM, 5) +
      stroke('M4-64h36', INK, 6) +
      disc(0, 16, 46, '#CFE9F5', 6) +
      disc(0, 16, 34, spin, 6) +
      stroke('M-34 20q17-16 34 0t34 0', '#ffffff', 6),
    { scale: 1.06 },
  )

export const flags = (y, colors = [TOMATO, GOLD, TEAL, '#A58BFF']) =>
  stroke(`M-10 ${y}Q240 ${y + 60} 490 ${y}`, INK, 5) +
  times(8, (i) => {
    const x = 30 + i * 60
    const drop = Math.round(y + 30 - ((x - 240) / 240) ** 2 * 28)
    return shape(`M${x - 18} ${drop - 2}h36l-18 38z`, colors[i % colors.length], 5)
  })
