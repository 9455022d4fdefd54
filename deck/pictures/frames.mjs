import { CREAM, GOLD, INK, NIGHT, TEAL, TOMATO } from './palette.mjs'
import { at, box, disc, patch, shape, stroke, times } from './shapes.mjs'

/** `inner` is drawn around 0, 0, the middle of the screen, and cut to the screen's shape. */
function screen(x, y, width, height, radius, inner, shine = true) {
  const glass = `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${radius}"`
  const left = x - width / 2 + 24
  const top = y - height / 2
  return `<clipPath id="screen">${glass}/></clipPath><g clip-path="url(#screen)">${glass} fill="${NIGHT}"/>${at(x, y, inner)}${
    shine
      ? `<path d="M${left} ${top + 96}Q${left + 6} ${top + 26} ${left + 80} ${top + 22}" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"/>`
      : ''
  }</g>${glass} fill="none" stroke="${INK}" stroke-width="8"/>`
}

/** A tube television with rabbit ears: screen 356 × 286. */
export const tube = (inner, { body = TEAL, trim = '#0E8F89', knob = GOLD } = {}) =>
  stroke('M240 112L158 30M240 112L330 22', INK, 8) +
  disc(154, 26, 11, knob) +
  disc(334, 18, 11, knob) +
  shape('M196 116a44 30 0 0 1 88 0z', trim, 8) +
  stroke('M110 540L92 588M370 540L388 588', INK, 18) +
  box(26, 112, 428, 434, body, { radius: 52, line: 8 }) +
  patch('M40 470h400v24a44 44 0 0 1-44 44H84a44 44 0 0 1-44-44z', trim) +
  box(50, 138, 380, 310, CREAM, { radius: 46, line: 8 }) +
  screen(240, 293, 356, 286, 38, inner) +
  disc(108, 500, 21, knob) +
  disc(166, 500, 21, knob) +
  stroke('M108 500l10-13M166 500l-13-9') +
  stroke('M250 488h140M250 500h140M250 512h140', INK, 6)

/** A wooden cabinet on slanted legs, dials at its right: screen 304 × 300. */
export const cabinet = (inner, { wood = '#A5663A', grain = '#BC7B4B', cloth = '#E9C48F' } = {}) =>
  stroke('M90 520L66 592M390 520L414 592', INK, 22) +
  stroke('M90 520L66 592M390 520L414 592', grain, 9) +
  box(22, 84, 436, 444, wood, { radius: 22, line: 8 }) +
  stroke('M44 108H436M60 506H420M40 486H440', grain, 6) +
  box(38, 116, 328, 324, CREAM, { radius: 40, line: 8 }) +
  screen(202, 278, 304, 300, 34, inner) +
  box(380, 120, 62, 316, cloth, { radius: 12 }) +
  disc(411, 158, 22, GOLD) +
  disc(411, 218, 22, GOLD) +
  stroke('M411 158l12-12M411 218l-14-6') +
  stroke('M396 272h30M396 296h30M396 320h30M396 344h30M396 368h30M396 392h30', INK, 6) +
  box(60, 456, 360, 34, cloth, { radius: 8, line: 6 })

/** A flat screen over a sideboard: screen 408 × 290. */
export const flat = (inner, { stand = '#FFC02E', top = '#FFDD85' } = {}) =>
  box(18, 118, 444, 330, '#2E2748', { radius: 20, line: 8 }) +
  screen(240, 276, 408, 290, 10, inner) +
  disc(240, 435, 5, TOMATO, 0) +
  shape('M206 448h68l10 44h-88z', '#2E2748') +
  box(40, 490, 400, 130, stand) +
  box(24, 474, 432, 26, top, { radius: 8 }) +
  stroke('M240 502V600M214 546v20M266 546v20')

/** A stage between curtains: opening 352 × 380. */
export const stage = (inner, { curtain = '#E0314A', fold = '#B81F3A', boards = '#C98A55' } = {}) =>
  box(20, 60, 440, 560, boards, { line: 8 }) +
  screen(240, 290, 400, 400, 0, inner, false) +
  shape('M20 486H460V620H20z', boards, 8) +
  stroke('M20 520H460M120 486L96 600M240 486V600M360 486L384 600', '#9A6236', 6) +
  times(6, (i) => shape(`M${52 + i * 68} 502a20 20 0 0 1 40 0z`, GOLD, 6)) +
  shape('M14 70H130C120 230 104 360 54 494H14z', curtain, 8) +
  shape('M466 70H350C360 230 376 360 426 494H466z', curtain, 8) +
  stroke(
    'M44 120C46 260 40 360 30 480M86 120C82 240 70 330 52 410M436 120C434 260 440 360 450 480M394 120C398 240 410 330 428 410',
    fold,
    9,
  ) +
  shape(`M8 40H472V110${times(6, () => 'q-39 56-77.300 0')}z`, curtain, 8) +
  stroke('M8 64H472', GOLD, 12) +
  stroke('M8 40H472V110M8 40V110', INK, 8)

/** A film poster in a ring of bulbs: picture 348 × 440. */
export const poster = (inner, { board = '#7A1630', bulb = '#FFE27A', foot = GOLD } = {}) =>
  box(30, 26, 420, 556, board, { radius: 18, line: 8 }) +
  times(
    9,
    (i) =>
      disc(50 + i * 47.5, 46, 9, i % 2 ? bulb : CREAM, 5) +
      disc(50 + i * 47.5, 562, 9, i % 2 ? CREAM : bulb, 5),
  ) +
  times(
    10,
    (i) =>
      disc(50, 96 + i * 46, 9, i % 2 ? CREAM : bulb, 5) + disc(430, 96 + i * 46, 9, i % 2 ? bulb : CREAM, 5),
  ) +
  screen(240, 286, 344, 444, 4, inner, false) +
  box(68, 508, 344, 34, foot, { line: 7 }) +
  stroke('M112 525h256M152 525h10', INK, 6)

/** Slate 388 × 300. */
export const clapper = (inner, { paint = '#2E2748' } = {}) =>
  at(
    44,
    152,
    `<g transform="rotate(-12)">${box(0, -62, 392, 58, CREAM, { radius: 8, line: 8 })}${patch('M30-58h56l-34 50H0V-50zM138-58h56l-34 50h-56zM246-58h56l-34 50h-56zM354-58h34v30l-14 20h-54z', paint)}${stroke('M0-62H392V-4H0z', INK, 8)}</g>`,
  ) +
  box(36, 150, 408, 52, CREAM, { radius: 8, line: 8 }) +
  patch('M60 154h56l34 44H94zM168 154h56l34 44h-56zM276 154h56l34 44h-56zM384 154h52l6 20v24h-26z', paint) +
  disc(60, 158, 12, GOLD) +
  box(36, 202, 408, 344, paint, { radius: 10, line: 8 }) +
  screen(240, 360, 376, 280, 6, inner, false) +
  stroke('M66 523h90M196 523h90M326 523h90', CREAM, 8)

/** A strip of film that runs off the top and the bottom: picture 356 × 300. */
export const filmstrip = (inner, { film = '#241A45', before = '#4A3A78' } = {}) =>
  patch('M24-10H456V620H24z', film) +
  stroke('M24-10V620M456-10V620', INK, 8) +
  patch(
    times(11, (i) => `M36 ${14 + i * 56}h20v30H36zM424 ${14 + i * 56}h20v30h-20z`),
    CREAM,
  ) +
  patch('M70-10H410V92H70zM70 512H410V620H70z', before) +
  screen(240, 302, 348, 380, 10, at(0, 0, inner, { scale: 1.15 }), false)

/** A round set from the age of space travel: screen 350 × 300. */
export const pod = (inner, { shell = '#FF6F4E', glow = CREAM, base = '#D9482B' } = {}) =>
  stroke('M240 100V34', INK, 9) +
  disc(240, 26, 14, GOLD) +
  shape('M150 500L110 590H370L330 500z', base, 8) +
  disc(240, 300, 214, shell, 8) +
  stroke('M84 220A180 180 0 0 1 180 130', '#ffffff', 12) +
  box(58, 146, 364, 312, glow, { radius: 130, line: 8 }) +
  screen(240, 302, 336, 284, 118, inner) +
  disc(190, 486, 13, GOLD, 6) +
  disc(240, 490, 13, TEAL, 6) +
  disc(290, 486, 13, TOMATO, 6)

/** A telephone: screen 270 × 440. */
export const phone = (inner, { body = '#2E2748' } = {}) =>
  box(84, 24, 312, 556, body, { radius: 44, line: 8 }) +
  screen(240, 296, 272, 470, 14, inner, false) +
  stroke('M206 44h68', CREAM, 7) +
  disc(240, 556, 13, CREAM, 0)
