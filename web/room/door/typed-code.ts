import { readCode } from '../../../game/room/code.ts'

/** Forgiving: any case, with spaces, in quotation marks, or as the end of a link. Null when it is none. */
export function readTypedCode(text: string): string | null {
  const end =
    text
      .trim()
      .replace(/[/?#]+$/, '')
      .split('/')
      .at(-1) ?? ''
  return readCode(end.replace(/[^A-Za-z]/g, ''))
}
