import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** Courier Prime first; the others fill in Greek, Cyrillic, Armenian, Georgian, Arabic, signs and emoji (NOTICE.md). */
export const faces = ['courier-prime', 'courier-prime-bold', 'dejavu-sans-mono', 'noto-emoji'] as const
export type Face = (typeof faces)[number]
export type FontFiles = { readonly [F in Face]: Buffer }

let files: Promise<FontFiles> | null = null

export function readFonts(): Promise<FontFiles> {
  files ??= readAll().catch((error: unknown) => {
    files = null
    throw error
  })
  return files
}

async function readAll(): Promise<FontFiles> {
  const read = await Promise.all(faces.map(async (face) => [face, await readFont(face)] as const))
  return Object.fromEntries(read) as FontFiles
}

async function readFont(face: Face): Promise<Buffer> {
  return promisify(brotliDecompress)(await readFile(new URL(`./fonts/${face}.ttf.br`, import.meta.url)))
}
