import { isProblem, type Problem } from '../../game/problem.ts'
import { fileNameOf } from '../../game/file-name.ts'
import { type ExportFormat, type ScriptView } from '../../game/protocol.ts'
import { titlePageOf } from '../../game/title-page.ts'
import { toReadingText } from '../../script/paper/reading-text.ts'
import { toScreenplay } from '../../script/paper/screenplay.ts'
import { fetchExport } from '../api/exports.ts'
import { saveFile } from '../ui/save-file.ts'
import { type ScriptLines } from '../../script/growing-text.ts'

export type Exporting =
  | { readonly is: 'waiting' }
  | { readonly is: 'fetching'; readonly format: ExportFormat }
  | { readonly is: 'done'; readonly sentence: string }
  /** The browser refused: the player copies by hand. */
  | { readonly is: 'by-hand'; readonly text: string }
  | { readonly is: 'failed'; readonly sentence: string; readonly again: ExportFormat }
  | { readonly is: 'unprintable' }

/** Fetches before it saves: a failed link would leave the page. */
export async function download(
  script: ScriptView,
  format: ExportFormat,
  part: string | null,
): Promise<Exporting | Problem> {
  const file = await fetchExport(script.id, format, part)
  if (isProblem(file)) return file
  const name = fileNameOf(script.title, part, format)
  saveFile(file, name)
  return { is: 'done', sentence: `Saved as “${name}”.` }
}

export async function copyText(
  script: ScriptView,
  lines: ScriptLines,
  part: string | null,
): Promise<Exporting> {
  const text = toReadingText(toScreenplay(titlePageOf(script), lines), { marked: part ?? undefined })
  try {
    await navigator.clipboard.writeText(text)
    return { is: 'done', sentence: 'Copied. Paste it wherever you like.' }
  } catch {
    return { is: 'by-hand', text }
  }
}

/** `view-paper.module.css` finds the part by its place in the cast. */
export function printScript(script: ScriptView, part: string | null): Exporting {
  const { documentElement: page } = document
  const place = script.cast.findIndex(({ name }) => name === part)
  if (typeof window.print !== 'function') return { is: 'unprintable' }
  if (place < 0) delete page.dataset.markedPart
  else page.dataset.markedPart = String(place)
  window.addEventListener('afterprint', () => delete page.dataset.markedPart, { once: true })
  window.print()
  return { is: 'waiting' }
}
