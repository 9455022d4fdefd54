import { createRequire } from 'node:module'
import { INK } from './palette.mjs'

// Open Peeps' compiled modules are ESM that call `require` for their parts: they are given one.
const peeps = createRequire(createRequire(import.meta.url).resolve('@opeepsfun/open-peeps'))
globalThis.require = peeps
const { Effigy } = await import(peeps.resolve('./Effigy.js'))

/** A half-length person whose bottom centre stands at x, y. */
export function person(look, { x = 230, y = 634, scale = 0.47, flip = false } = {}) {
  return stand(draw(Effigy(readLook(look)).props.children), x, y, scale, flip)
}

export function torso(type, colors, { x = 230, y = 634, scale = 0.47, flip = false } = {}) {
  const body = draw(peeps(`./body/effigy/${type}.js`).default({ outlineColor: INK, ...colors }))
  return stand(`<g transform="translate(147 639)">${body}</g>`, x, y, scale, flip)
}

const stand = (inner, x, y, scale, flip) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) translate(-650 -1340)">${inner}</g>`

function readLook({ skin, body, head, face, beard, wears }) {
  const part = ([type, colors]) => ({ type, options: { skinColor: skin, outlineColor: INK, ...colors } })
  return {
    body: part(body),
    head: part(head),
    face: part([face]),
    ...(beard && { beard: part(beard) }),
    ...(wears && { accessory: part(wears) }),
  }
}

/** The package brings a React of its own, so its element tree is read as plain data. */
function draw(node) {
  if (node === null || node === undefined || node === false) return ''
  if (Array.isArray(node)) return node.map(draw).join('')
  if (typeof node.type === 'function') return draw(node.type(node.props))
  const { children, ...attributes } = node.props
  if (typeof node.type !== 'string') return draw(children)
  return `<${node.type}${drawAttributes(attributes)}>${draw(children)}</${node.type}>`
}

const drawAttributes = (attributes) =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('')
