import { CREAM, GOLD, INK, TOMATO } from './palette.mjs'
import { at, disc, patch, shape, stars, stroke } from './shapes.mjs'

// Clothes drawn to fit a person at the usual place of a card: the head is about 150–310 across and 108–295 down,
// the eyes are at (250, 205), the shoulders at 350.

export const cape = (color, collar = color) =>
  shape(
    'M66 640C60 500 96 420 150 372L120 300C190 318 220 350 236 392C258 350 300 316 372 296L338 372C398 424 430 500 424 640z',
    color,
    8,
  ) + stroke('M150 372C180 366 200 372 236 392C262 372 300 362 338 372', collar === color ? INK : collar, 6)

export const wings = (color = '#E9F9FF') =>
  shape(
    'M190 430C120 330 20 280 -6 330C-20 390 40 420 70 430C20 440 0 490 30 520C70 550 150 500 190 450z',
    color,
  ) +
  shape(
    'M280 430C350 330 450 280 476 330C500 390 430 420 400 430C450 440 470 490 440 520C400 550 320 500 280 450z',
    color,
  )

export const cowboyHat = (color, band) =>
  shape(
    'M96 150C110 178 350 178 366 138C350 120 320 140 300 138C300 70 270 40 236 58C210 36 176 60 168 142C150 146 120 128 96 150z',
    color,
  ) + stroke('M168 142C200 158 270 156 300 138', band, 14)

export const wizardHat = (color, star = GOLD) =>
  shape(
    'M108 156C150 184 310 180 352 146C330 126 306 128 292 130C276 80 262 30 300 2C236 -4 190 40 160 136C140 138 122 142 108 156z',
    color,
  ) +
  stroke('M160 138C200 154 260 150 292 130', star, 12) +
  stars(
    [
      [216, 84, 1.3],
      [250, 44, 0.9],
      [260, 104, 0.8],
    ],
    [star],
  )

export const chefHat = () =>
  shape(
    'M160 158V118C110 110 112 46 168 50C186 6 262 4 280 44C340 36 348 104 300 116V152C260 166 200 168 160 158z',
    '#ffffff',
  ) + stroke('M160 132C200 144 260 142 300 128M206 60q4 30 0 46M250 58q-2 30 2 44', INK, 5)

export const nightcap = (color, trim = CREAM) =>
  shape(
    'M152 150C150 90 220 50 270 70C350 80 390 150 372 226C350 170 330 150 300 148C250 150 200 160 152 150z',
    color,
  ) +
  stroke('M150 152C200 168 260 160 306 148', trim, 22) +
  disc(372, 236, 24, trim)

export const admiralHat = (color) =>
  shape('M84 150C100 60 170 22 228 24C290 22 350 60 374 140C300 112 160 116 84 150z', color) +
  stroke('M100 134C170 106 300 104 356 126', GOLD, 9)

export const beret = (color) =>
  shape('M138 150C110 90 170 56 236 66C310 66 330 120 308 148C250 130 190 134 138 150z', color) +
  stroke('M226 66l4-22', INK, 9)

export const tiara = () =>
  shape('M160 132L150 76L190 104L226 56L258 100L304 66L300 126C260 140 200 144 160 132z', GOLD) +
  disc(226, 112, 10, TOMATO, 5)

export const helm = (steel = '#C9D3E6', plume = TOMATO) =>
  shape('M228 92C214 20 300 -10 366 34C330 40 330 70 306 92C290 70 260 70 240 92z', plume) +
  shape(
    'M132 300V190C130 120 180 84 230 84C286 84 318 120 320 176C270 158 220 160 196 182V302C170 316 150 314 132 300z',
    steel,
  ) +
  shape('M196 176C220 150 300 146 346 170L330 122C300 96 240 96 204 130z', '#E6ECF7') +
  stroke('M236 134l84 6M232 150l96 4', INK, 5) +
  disc(166, 200, 9, GOLD, 5)

export const hood = (color) =>
  patch(
    'M138 300C112 150 150 92 230 92C312 92 330 160 318 262C306 318 250 330 220 326C180 340 150 330 138 300zM196 184C188 200 190 222 204 230C240 238 280 236 312 228V182C280 174 230 174 196 184z',
    color,
  ) + stroke('M196 184C188 200 190 222 204 230C240 238 280 236 312 228V182C280 174 230 174 196 184z', INK, 5)

export const bandages = () =>
  stroke(
    'M158 178C200 192 260 186 306 168M154 204C170 210 182 210 196 208M158 262C180 272 196 272 214 266M172 286C210 300 260 298 298 278M176 152C212 162 256 158 290 142',
    INK,
    5,
  )

export const curls = (color, places) =>
  places
    .map(
      ([x, y, r]) =>
        disc(x, y, r, color, 6) + stroke(`M${x - r / 2} ${y}q${r / 2} ${-r * 0.7} ${r * 0.8} 0`, INK, 4),
    )
    .join('')

export const bubbleHelmet = () =>
  `<circle cx="230" cy="204" r="146" fill="#BDEBFF" fill-opacity=".12" stroke="${INK}" stroke-width="8"/>` +
  `<circle cx="230" cy="204" r="139" fill="none" stroke="#BDEBFF" stroke-width="6"/>` +
  stroke('M128 170C136 120 170 88 208 80', '#ffffff', 12) +
  shape('M128 318C180 356 290 356 336 312L352 344C300 396 160 396 108 350z', '#E9EEF7')

export const fangs = () => shape('M239 313l4 16 9-13zM254 313l7 14 5-15z', '#ffffff', 4)

export const mask = (color) =>
  shape(
    'M150 188C200 172 270 170 312 180C316 214 300 232 276 226C262 222 258 216 250 216C236 230 210 232 200 216C180 206 160 204 150 188z',
    color,
    5,
  ) +
  disc(232, 203, 9, '#ffffff', 4) +
  disc(284, 201, 9, '#ffffff', 4)

export const spiralEyes = () =>
  [
    [226, 204],
    [284, 200],
  ]
    .map(
      ([x, y]) =>
        disc(x, y, 28, '#ffffff', 6) +
        at(x, y, stroke('M0 0a6 6 0 0 1 10 6a12 12 0 0 1-22-4a17 17 0 0 1 30-10', INK, 4)),
    )
    .join('')

export const redNoses = () => disc(282, 228, 15, TOMATO, 5)

export const speech = (x, y, width, height, inner = '', color = '#ffffff') =>
  at(
    x,
    y,
    shape(`M0 ${height}L10 ${height - 34}A${width / 2} ${height / 2} 0 1 1 40 ${height - 16}z`, color) +
      inner,
  )

export const headphones = (color) =>
  stroke('M166 226C142 96 300 60 312 176', INK, 30) +
  stroke('M166 226C142 96 300 60 312 176', color, 16) +
  `<ellipse cx="166" cy="226" rx="30" ry="42" fill="${color}" stroke="${INK}" stroke-width="8"/><ellipse cx="162" cy="226" rx="13" ry="22" fill="${INK}"/>`
