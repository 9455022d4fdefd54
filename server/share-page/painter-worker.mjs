import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** @import { Job, Outcome } from './painter.ts' */

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

const fonts = /** @type {readonly Uint8Array[]} */ (workerData).slice()

/** A code point that no font has, to recognise the box drawn for missing letters. */
const missing = set('\u{10fffd}').outline

parentPort?.on('message', (/** @type {Job & { number: number }} */ job) => {
  const { number } = job
  try {
    const outcome = job.is === 'paint' ? paint(job.svg) : measure(job.texts)
    parentPort?.postMessage({ number, outcome })
  } catch (error) {
    parentPort?.postMessage({ number, outcome: null, error: String(error) })
  }
})

/** @type {(svg: string) => Outcome} */
function paint(svg) {
  const drawing = new Resvg(svg, { font: { fontBuffers: fonts } })
  const picture = drawing.render()
  const png = picture.asPng()
  picture.free()
  drawing.free()
  return png
}

/** @type {(texts: readonly string[]) => Outcome} */
function measure(texts) {
  return texts.map((text) => {
    const { outline, width } = set(text)
    return outline === missing ? 0 : width
  })
}

/** @param {string} text */
function set(text) {
  // Reading a font costs more than measuring with it, and most titles need only the first.
  const fontBuffers = /^[\x20-\x7e]*$/.test(text) ? fonts.slice(0, 1) : fonts
  const line = `<text y="100" font-family="Caprasimo" font-size="100">${escape(text)}</text>`
  const drawing = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`, {
    font: { fontBuffers },
  })
  const box = drawing.getBBox()
  const found = { outline: drawing.toString(), width: box?.width ?? 0 }
  box?.free()
  drawing.free()
  return found
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
