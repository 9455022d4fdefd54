import { type Course, type PartFunction } from '../card-types.ts'

/** One scenario of a play, and how it is filled. */
export type Half = {
  readonly scenario: string
  readonly filling: 0 | 1
  readonly suite: 0 | 1
  readonly way: 0 | 1
  /** Older versions stored none, or others: `courseOf` reads them. */
  readonly course?: Course
}

export type Casting = {
  /** Who plays each function, by name; a function that nobody has is played by the others. */
  readonly functions: { readonly [F in PartFunction]?: string }
  /** Who knows the place. */
  readonly host: string
}

/** What was chosen for a play: from this, its brief and the cards every word follows. Stored with the chapter. */
export type PlayPlan = Half &
  Casting & {
    readonly program: string
    readonly character: string
    readonly setting: string
    /** A long play goes on with a second scenario, in which the first is not forgotten and others have the say. */
    readonly second: (Half & Casting) | null
    /** Which of the deals of lines and optional bits. */
    readonly deal: number
    /** The play before, when this is the next episode of one. Older versions stored nobody's functions in it. */
    readonly before: (Half & Partial<Pick<Casting, 'functions'>>) | null
    /** Scenarios that this script has played before, with their fillings. */
    readonly earlier: readonly string[]
  }
