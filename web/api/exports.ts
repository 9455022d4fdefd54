import { type Problem } from '../../game/problem.ts'
import { type ExportFormat } from '../../game/protocol.ts'
import { requestFile } from './request.ts'

export function exportPath(id: string, format: ExportFormat, part: string | null): string {
  const query = part === null ? '' : `?part=${encodeURIComponent(part)}`
  return `/api/scripts/${encodeURIComponent(id)}/exports/${format}${query}`
}

export function fetchExport(id: string, format: ExportFormat, part: string | null): Promise<Blob | Problem> {
  return requestFile(exportPath(id, format, part))
}
