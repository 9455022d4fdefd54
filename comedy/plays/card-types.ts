import { type Change, type Effect } from './effects.ts'

/** A few lines in the notation of `bit.ts`. */
export type Bit = string
/** A phrase or sentence for a slot: `{prop}`. */
export type Fact = string

/** What scenarios may ask of any character. */
export const lazzi = [
  'arrive',
  'again',
  'explain',
  'flattered',
  'teach',
  'attempt',
  'help',
  'ban',
  'pretend',
  'hide',
  'found',
  'comfort',
  'search',
  'wait',
  'lastWords',
  'save',
  'last',
] as const
export type Lazzo = (typeof lazzi)[number]

/** One misbelief, played in every function. Its bits may call back to one another, never to the other suite's. */
export type Suite = {
  readonly effect: Effect
  /** What does it: "the trumpet". It is the flaw in `help` and the cure in `save`. */
  readonly with: Fact
  /** After `help`, the prop is …: "down a trumpet". */
  readonly where: Fact
  /** How the prop comes back, a sentence of action with {Prop} in it. */
  readonly freed: Fact
  readonly bits: Readonly<Record<Lazzo, Bit>>
  /** Its own small plot in three bits, for long plays. */
  readonly turns: readonly [Bit, Bit, Bit]
  /** That plot as a choice for the room: "Cupid shoots first". */
  readonly twist: Fact
}

export type Character = {
  readonly name: string
  /** How others call it: "Cupid". */
  readonly call: string
  /** How others speak of it: "Cupid", "the Inspector". */
  readonly the: string
  readonly want: string
  readonly suites: readonly [Suite, Suite]
}

/** What scenarios may ask of any machine besides `worse` and `saves`. */
export const workings = [
  'why',
  'intro',
  'again',
  'stir',
  'uses',
  'takes',
  'crowd',
  'door',
  'stow',
  'back',
  'peak',
  'gift',
] as const
export type Working = (typeof workings)[number]

/** One audible device of the place, whole in itself: a long play has both ways on stage. */
export type Way = {
  /** "the volcano"; and where a thing goes that is thrown at it: "into the crater". */
  readonly machine: Fact
  readonly at: Fact
  /** "the mud bath", the sound that it makes ("a bubble"), and what it does to what is put into it. */
  readonly hide: Fact
  readonly hideNoise: Fact
  readonly change: Change
  /** Two sentences of action: how this place holds its breath, and how it ends a play with a bang. */
  readonly hush: Fact
  readonly rise: Fact
  /** What a visitor would praise: "the sunshine". */
  readonly treat: Fact
  /** After `takes`, the prop is …: "in the crater"; and how it comes back, a sentence of action with {prop} in it. */
  readonly kept: Fact
  readonly gives: Fact
  readonly bits: Readonly<Record<Working, Bit>>
  readonly worse: Readonly<Record<Effect, Bit>>
  readonly saves: Readonly<Record<Effect, Bit>>
  /** A small plot of the place in three bits, for long plays. */
  readonly turns: readonly [Bit, Bit, Bit]
  /** That plot as a choice for the room: "The crater wants dessert". */
  readonly twist: Fact
}

export type Setting = {
  readonly name: string
  readonly side: 'INT.' | 'EXT.'
  /** "a volcano spa" */
  readonly a: Fact
  /** Things that lie about here: a round one that fits in a hand and how it looks, a tall one, what is eaten, a tool. */
  readonly round: Fact
  readonly roundLook: Fact
  readonly tall: Fact
  readonly food: Fact
  readonly tool: Fact
  readonly rooms: readonly [string, string, string, string, string]
  readonly ways: readonly [Way, Way]
}

/** Who must be satisfied, who pushes, who goes along. */
export const functions = ['BOSS', 'FOE', 'PAL'] as const
export type PartFunction = (typeof functions)[number]

/** How a scenario runs its course: the lead loses the prop, and is asked for last words (`visitor`), or the place takes it (`place`). */
export const courses = ['visitor', 'place'] as const
export type Course = (typeof courses)[number]

export type Hooks = Readonly<Record<string, Bit>>

/** One of a program's own people. */
export type Person = {
  /** How others say the name. */
  readonly short: string
  /** "a clock": it stands on the title page, and the play grants it. */
  readonly want: string
  /** The functions that suit it, each with hooks that hold there only. */
  readonly as: { readonly [F in PartFunction]?: Hooks }
  readonly hooks: Hooks
  /** Its own small plot in three bits, for plays that have time. All or none are played. */
  readonly turns: readonly [Bit, Bit, Bit]
  /** That plot as a choice for the room: "Rosalind rents out her number". */
  readonly twist: Fact
}

export const shapes = [
  'swap',
  'lie',
  'race',
  'trial',
  'siege',
  'contest',
  'pass the parcel',
  'feast',
  'rehearsal',
  'favours',
  'locked room',
  'wrong guest',
  'hiding',
  'auction',
  'heist',
  'wake',
] as const
export type Shape = (typeof shapes)[number]

export type Act = {
  readonly title: string
  readonly time: string
  /** "PANTRY": where the scenario shuts everybody in. Elsewhere an act plays in the place's own room of its number. */
  readonly room?: string
  /** What happens, in a sentence, for the plan. */
  readonly beat: string
  readonly text: Bit
}

export type Scenario = {
  readonly id: string
  readonly shape: Shape
  readonly title: string
  /** X must Y while Z. */
  readonly premise: string
  /** What is funny about it, in a sentence. */
  readonly game: string
  /** The fewest parts that can play it, with the lead; 2 unless told. */
  readonly least?: 3 | 4
  /** Nobody may know the lead: it can only be a first chapter. */
  readonly strangers?: true
  /** Slots of its own; `prop` (fits in one hand), `event` and `crowd` are what other cards ask for. */
  readonly facts: {
    readonly prop: Fact
    readonly event: Fact
    readonly crowd: Fact
    readonly [slot: string]: Fact
  }
  readonly effects?: Readonly<Record<string, Readonly<Record<Effect, Bit>>>>
  readonly changes?: Readonly<Record<string, Readonly<Record<Change, Bit>>>>
  /** Hooks of this scenario alone, by the person's name. */
  readonly hooks?: Readonly<Record<string, Hooks>>
  readonly acts: readonly [Act, Act, Act, Act, Act]
  /** How the next episode begins: what of this one is still there, enjoyed or regretted. */
  readonly after: Bit
}

export type Program = {
  readonly name: string
  readonly people: Readonly<Record<string, Person>>
  readonly scenarios: readonly Scenario[]
  /** A line that the room laughed at, {line}, met again in this program's world. */
  readonly recall: Bit
}
