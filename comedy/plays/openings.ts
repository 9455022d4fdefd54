import { type Bit } from './card-types.ts'

/** How a play that was told from its worst moment on goes back to its first. */
export const openings: readonly Bit[] = [
  `
    BOSS: I blame {prop}.
    PAL|LEAD: This morning it seemed so harmless.
    [Back to this morning. It does.]`,
  `
    PAL|LEAD: Would somebody explain this to me? From the beginning?
    [From the beginning, then.]`,
  `
    BOSS: Nobody will ever believe this.
    PAL|LEAD: Then we'd better tell it in the right order.
    [They all go back to where they were standing.]`,
  `
    PAL|LEAD: And all that we wanted was {event}!
    [And so it is, at first. Nothing is shaking yet.]`,
  `
    PAL|LEAD: When exactly did this go wrong?
    BOSS: It was going so well until somebody said "{prop}".
    [So far, nobody has.]`,
  `
    BOSS: What would you give for a quiet day?
    PAL|LEAD: We had one. It was this one.
    [It still is. It has only just begun.]`,
]
