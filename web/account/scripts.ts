import { type AccountAnswer } from '../../game/protocol.ts'

export function countScripts(scripts: number): string {
  return scripts === 1 ? '1 script' : `${scripts} scripts`
}

/** All that is on the shelf. */
export function describeShelf({ scripts, scriptsRead }: AccountAnswer): string {
  return scriptsRead === 0 ? countScripts(scripts) : `${countScripts(scripts)}, and ${scriptsRead} from rooms`
}
