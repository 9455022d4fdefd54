import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** @import { Family, Fonts, Job, MoreFonts, Outcome } from './painter.ts' */

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

const fonts = /** @type {readonly Uint8Array[]} */ (workerData).slice()

let more = /** @type {readonly Uint8Array[]} */ ([])

/** The box drawn for missing letters, by family. */
const missing = /** @type {Map<Family, string>} */ (new Map())

parentPort?.on('message', (/** @type {(Job & { number: number }) | MoreFonts} */ job) => {
  if (job.is === 'fonts') {
    more = job.files
    return
  }
  const { number } = job
  try {
    const outcome = job.is === 'paint' ? paint(job.svg, job.fonts) : measure(job.texts, job.family)
    parentPort?.postMessage({ number, outcome })
  } catch (error) {
    parentPort?.postMessage({ number, outcome: null, error: String(error) })
  }
})

/** @type {(svg: string, from: Fonts) => Outcome} */
function paint(svg, from) {
  const fontBuffers = from === 'titles' ? fonts : [...fonts, ...more]
  const drawing = new Resvg(svg, { font: { fontBuffers } })
  const picture = drawing.render()
  const png = picture.asPng()
  picture.free()
  drawing.free()
  return png
}

/** @type {(texts: readonly string[], family: Family) => Outcome} */
function measure(texts, family) {
  // A code point that no font has.
  const box = missing.get(family) ?? set('\u{10fffd}', family).outline
  missing.set(family, box)
  return texts.map((text) => {
    const { outline, width } = set(text, family)
    return outline === box ? 0 : width
  })
}

/** @type {(text: string, family: Family) => { outline: string, width: number }} */
function set(text, family) {
  const fontBuffers = fontsFor(text, family)
  const weight = family === 'Courier Prime' ? 700 : 400
  const line = `<text y="100" font-family="${family}" font-weight="${weight}" font-size="100">${escape(text)}</text>`
  const drawing = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`, {
    font: { fontBuffers },
  })
  const box = drawing.getBBox()
  const found = { outline: drawing.toString(), width: box?.width ?? 0 }
  box?.free()
  drawing.free()
  return found
}

/** Reading a font costs more than measuring with it, and most titles need only the first.
 * @type {(text: string, family: Family) => Uint8Array[]} */
function fontsFor(text, family) {
  const isPlain = /^[\x20-\x7e]*$/.test(text)
  if (family === 'Caprasimo') return isPlain ? fonts.slice(0, 1) : fonts
  return isPlain ? [...more] : [...fonts, ...more]
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
