import { createRequire } from 'node:module'
import { CREAM, INK } from './palette.mjs'

const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json')

/**
 * Centred at x, y, `size` wide. Drawn twice, first as a thick ink stroke, so that it is outlined like the people.
 * `colors` swaps colours; `halo` adds a cream rim for busy ground.
 */
export function emoji(name, x, y, size, { turn = 0, line = 1, flip = false, halo = 0, colors = {} } = {}) {
  const icon = icons[name]
  if (!icon) throw new Error(`There is no emoji "${name}"`)
  const body = recolor(unfold(icon.body).replace(/^<g fill="none">(.*)<\/g>$/s, '$1'), colors)
  const shadow = body
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, '')
    .replace(/ (opacity|fill-opacity|stroke-width)="[^"]*"/g, '')
  const scale = size / 32
  const width = line * 2.3 * Math.min(1.6, Math.max(0.5, 150 / size))
  const rim = (color, thick) =>
    `<g fill="${color}" stroke="${color}" stroke-width="${thick.toFixed(1)}" stroke-linejoin="round">${shadow}</g>`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(-16 -16)">${
    halo ? rim(CREAM, width + halo) : ''
  }${rim(INK, width)}${body}</g>`
}

const recolor = (body, colors) =>
  Object.entries(colors).reduce((text, [from, to]) => text.replaceAll(from, to), body)

/** Pictures may refer to nothing, so the parts that some emoji draw twice by reference are written out. */
function unfold(body) {
  const parts = new Map(
    [...body.matchAll(/<path id="([^"<]+)"([^<>]*>)/g)].map(([, id, rest]) => [id, `<path${rest}`]),
  )
  const [before = '', , after = ''] = body.split(/<\/?defs>/)
  return (before + after).replace(/<use href="#([^"]+)"\/>/g, (_, id) => parts.get(id))
}
