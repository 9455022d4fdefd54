import { type DuelView, type RoomView } from '../../../game/room/view.ts'
import { type RoomShown } from '../state.ts'

/** Which script of an open duel is on the stage: "Script 2 of 3". Null outside of one. */
export function wordsOfScript({ duel }: Pick<RoomView, 'duel'>): string | null {
  return duel && duel.verdict === null ? `Script ${duel.scripts.length} of ${duel.of}` : null
}

/** The same before other words; on the author's own phone, quietly, instead of them whose it is. */
export function aboutScript(shown: RoomShown, text: string): string {
  const script = wordsOfScript(shown.room)
  return script === null ? text : `${script}. ${isOwnScript(shown) ? wordsOfAuthor : text}`
}

/** Whether the script on the stage is of one's own hand: nobody else may be told. */
export function isOwnScript({ room, you }: Pick<RoomShown, 'room' | 'you'>): boolean {
  return room.round !== null && you.entry === room.round.n && room.duel?.verdict === null
}

export const wordsOfAuthor = 'This one is yours. Poker face.'

/** What comes by itself where the writing broke off: in a duel nobody waits for the house writer twice. */
export function wordsOfRescue({ room, reading }: Pick<RoomShown, 'room' | 'reading'>): string {
  const { duel } = room
  const isLeftBehind = duel?.verdict === null && reading?.writing.script.chapters.length !== 1
  if (!isLeftBehind) return 'The house writer goes on by itself.'
  return `${wordsOfNext(duel)} by itself.`
}

/** After the script on the stage. */
export function wordsOfNext({ scripts, of }: DuelView): string {
  if (scripts.length < of) return 'The next script follows'
  return of > 1 ? 'The vote follows' : 'The curtain falls'
}
