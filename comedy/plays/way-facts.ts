import { type Way } from './card-types.ts'

/** The phrases of one device, by slot. */
export function wayFacts({ machine, at, hide, hideNoise, treat, hush, rise }: Way): Record<string, string> {
  return { machine, at, hide, hideNoise, treat, hush, rise }
}
