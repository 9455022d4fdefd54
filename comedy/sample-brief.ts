import { type Length, lengths } from '../game/modes.ts'
import { type Rating } from '../game/rating.ts'
import { type BeatSheet, type Brief } from './beat-sheet.ts'

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

export function sampleSheet(acts = 5): BeatSheet {
  return {
    premise: 'A Retired Ghost must pass a fire inspection while the lamp is missing.',
    engine: 'Everybody has a rule, and every rule forbids another.',
    straightMan: 'Ada',
    parts: ['A Retired Ghost', 'Mo', 'Ada', 'Dr. Finch'].map((name) => ({
      name,
      want: `${name} wants the last biscuit.`,
      voice: 'Short and sour.',
    })),
    gags: [
      {
        id: 'bell',
        idea: 'A bell rings whenever somebody lies.',
        plant: 0,
        echo: 1,
        escalate: 2,
        payoff: acts - 1,
      },
      { id: 'form', idea: 'Form 7 needs form 7.', plant: 1, echo: 2, escalate: 2, payoff: acts - 1 },
    ],
    acts: Array.from({ length: acts }, (_, act) => ({
      title: `Title ${act + 1}`,
      beats: [`Beat ${act + 1}a happens.`, `Beat ${act + 1}b follows.`],
    })),
    twist: 'The inspector is the missing lamp.',
    button: 'The bell rings once more.',
  }
}
