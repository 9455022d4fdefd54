import { soundChoice } from '../../show/sound/choice.ts'

/** For cards that are dealt. Its code comes to whoever wants sound. */
export function rollDrums(): void {
  if (!soundChoice.read()) return
  const roll = async () => (await import('../../show/sound/sound.ts')).playSound('drum-roll')
  // Without a network it stays quiet.
  roll().catch(() => {})
}
