import { lengths, type Mode } from './modes.ts'
import { fewestPlayers, mostPlayers } from './seats.ts'

/** How long a game takes and for how many it is, as its card says it: no line breaks within either. */
export function factsOf(mode: Mode): string {
  return [lengthOf(mode), playersOf(mode)].map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')
}

function lengthOf(mode: Mode): string {
  const { from, to } = lengths[mode].first.minutes
  const minutes = from === to ? `${from} minutes` : `${from} to ${to} minutes`
  return mode === 'head-to-head' ? `${minutes} a turn` : minutes
}

function playersOf(mode: Mode): string {
  return mode === 'quick' ? 'any number of readers' : `${fewestPlayers} to ${mostPlayers} players`
}
