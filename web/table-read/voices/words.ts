import { type HeardWhere, type Listening } from '../ear/use-ear.ts'
import { type PartVoice } from './cast.ts'
import { troubles } from './troubles.ts'

export function readerOf(readers: string | null, isMachine: boolean, { voice }: PartVoice): string {
  if (isMachine) return voice ? `The machine reads, with the voice ${shortName(voice)}` : 'The machine reads'
  return `${readers ?? 'The room'} reads`
}

export function narratorOf(isMachine: boolean, { voice }: PartVoice): string {
  if (!isMachine) return 'Left to the room'
  return voice ? `A narrator reads, with the voice ${shortName(voice)}` : 'A narrator reads'
}

/** "David" for "Microsoft David - English (United States)". */
function shortName({ name }: SpeechSynthesisVoice): string {
  const [short = ''] = name.split(/\s-\s|\(/)
  return short.trim().replace(/^(?:Microsoft|Google|Apple)\s+(?=\S)/, '') || name
}

export const noVoices =
  'This browser has no voices, so the room reads every part. Everything else works. Another browser, or the speech settings of this device, may have some.'

export const farVoices =
  'Some of these voices come over the network: what they say is sent to the maker of the browser.'

export function listeningSentence(listening: Listening, where: HeardWhere): string {
  switch (listening.is) {
    case 'impossible':
      return 'This browser cannot listen. Lead on by hand, or let the stage keep the pace.'
    case 'off':
      return 'Off. When it is on, the next speech comes up as soon as this one has been said.'
    case 'starting':
      return 'The browser asks for the microphone. Allow it, and read.'
    case 'on':
      return where === 'device' ? 'Listening, on this device only.' : 'Listening.'
    case 'trouble':
      return troubles[listening.trouble]
  }
}

export function whereSentence(where: HeardWhere): string {
  if (where === 'unknown') return ''
  return where === 'device'
    ? 'On this device only: no sound leaves it.'
    : 'The maker of the browser may hear it: the sound goes to its speech service. Twisted Yarn itself neither hears nor keeps it.'
}
