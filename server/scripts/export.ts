import { type Readable } from 'node:stream'
import { fileNameOf } from '../../game/file-name.ts'
import { problem, type Problem } from '../../game/problem.ts'
import { type ExportFormat, type ScriptView } from '../../game/protocol.ts'
import { titlePageOf } from '../../game/title-page.ts'
import { toFdx } from '../../script/paper/fdx.ts'
import { toFountain } from '../../script/paper/fountain.ts'
import { toReadingText } from '../../script/paper/reading-text.ts'
import { type Screenplay, toScreenplay } from '../../script/paper/screenplay.ts'
import { readStoredLines } from './stored-lines.ts'
import { writePdf } from '../exports/pdf.ts'
import { type World } from '../world.ts'

export type ExportWish = { readonly format: ExportFormat; readonly part: string | null }
export type Exported = {
  readonly body: string | Readable
  readonly type: string
  readonly fileName: string
}

const types: { readonly [F in ExportFormat]: string } = {
  fountain: 'text/x-fountain; charset=utf-8',
  pdf: 'application/pdf',
  fdx: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

export async function exportScript(
  { pieces }: Pick<World, 'pieces'>,
  script: ScriptView,
  { format, part }: ExportWish,
): Promise<Exported | Problem> {
  if (part !== null && !script.cast.some(({ name }) => name === part))
    return problem('invalid-body', 'Nobody of that name speaks in this script. Choose a part of its cast.')
  const screenplay = toScreenplay(titlePageOf(script), await readStoredLines(pieces, script))
  if (screenplay.blocks.length === 0)
    return problem('no-script', 'Nothing of this script is written yet. Try again in a moment.')
  const body = await write(screenplay, format, part ?? undefined, new Date(script.createdAt))
  return { body, type: types[format], fileName: fileNameOf(script.title, part, format) }
}

function write(
  screenplay: Screenplay,
  format: ExportFormat,
  marked: string | undefined,
  createdAt: Date,
): string | Promise<Readable> {
  switch (format) {
    case 'fountain':
      return toFountain(screenplay, { marked })
    case 'fdx':
      return toFdx(screenplay, { marked })
    case 'txt':
      return toReadingText(screenplay, { marked })
    case 'pdf':
      return writePdf(screenplay, { marked, createdAt })
  }
}
