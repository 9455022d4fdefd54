import { readCode } from '../../../game/room/code.ts'

/** Forgiving: any case, with spaces, in quotation marks, or in a link. Null when it is none. */
export function readTypedCode(text: string): string | null {
  const codes = text.split(/[/?#]/).map((part) => readCode(part.replace(/[^A-Za-z]/g, '')))
  return codes.findLast((code) => code !== null) ?? null
}
