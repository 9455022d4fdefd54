import { type ListenTrouble } from '../ear/listen.ts'
import { type Listening } from '../ear/use-ear.ts'
import { type Voices } from './state.ts'

export function silenceOf({ play }: Voices): string | null {
  if (play === 'blocked') return 'The browser kept its voices silent. Press “Resume voices”.'
  if (play === 'failed')
    return 'The voice broke off. Read this one yourself, or press “Resume voices” to try again.'
  return null
}

export const troubles: { readonly [T in ListenTrouble]: string } = {
  denied: 'The microphone is blocked for this page. Allow it beside the address of the page, then try again.',
  'no-microphone': 'No microphone was found. Connect one, or switch it on, then try again.',
  'no-service':
    'The speech service of this browser is switched off. Allow dictation in the settings of the device, then try again.',
  network: 'The speech service cannot be reached. Check your internet connection, then try again.',
  'no-language': 'This browser does not understand spoken English. Lead on by hand.',
  broken: 'The browser stopped listening again and again. Try again in a moment, or lead on by hand.',
}

export function troubleOf(listening: Listening): string | null {
  return listening.is === 'trouble' ? troubles[listening.trouble] : null
}
