import { lengths, type Mode } from './modes.ts'
import { fewestPlayers, mostPlayers } from './seats.ts'

/** How long a game takes and for how many it is, as its card says it. */
export function factsOf(mode: Mode): string {
  return `${lengthOf(mode)} · ${playersOf(mode)}`
}

function lengthOf(mode: Mode): string {
  const { from, to } = lengths[mode].first.minutes
  const minutes = from === to ? `${from} minutes` : `${from} to ${to} minutes`
  return mode === 'head-to-head' ? `${minutes} a turn` : minutes
}

function playersOf(mode: Mode): string {
  return mode === 'quick' ? 'any number of readers' : `${fewestPlayers} to ${mostPlayers} players`
}
