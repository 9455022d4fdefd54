import { type Length, lengths } from '../../game/modes.ts'
import { type Rating } from '../../game/rating.ts'
import { type BeatSheet, type Brief } from '../beat-sheet.ts'

/** A small plan made by hand, for tests of what is made from plans. */
export function sampleBrief(changes: Partial<Brief> = {}): Brief {
  return {
    draw: {
      characters: { id: 'c1', name: 'A Retired Ghost', image_url: '', tags: ['ghost'], cast: [] },
      programs: { id: 'p1', name: 'Night Shift', image_url: '', tags: ['sitcom'], cast: ['Mo', 'Ada'] },
      settings: { id: 's1', name: 'A Lighthouse', image_url: '', tags: ['tower', 'interior'], cast: [] },
    },
    cast: ['A Retired Ghost', 'Mo', 'Ada', 'Dr. Finch'].map((name) => ({ name, player: null })),
    rating: 'family-friendly' satisfies Rating,
    length: lengths.quick.first satisfies Length,
    seed: 'sample',
    sequel: null,
    ...changes,
  }
}

export function sampleSheet(): BeatSheet {
  return {
    premise: 'A Retired Ghost must pass a fire inspection while the lamp is missing.',
    wants: ['A Retired Ghost', 'Mo', 'Ada', 'Dr. Finch'].map((name) => `${name} wants the last biscuit.`),
    play: {
      program: 'Night Shift',
      character: 'A Retired Ghost',
      setting: 'A Lighthouse',
      scenario: 'lamp',
      filling: 0,
      suite: 0,
      way: 0,
      functions: { BOSS: 'Mo' },
      host: 'Ada',
      second: null,
      deal: 0,
      before: null,
      earlier: [],
    },
  }
}
