import { type Bit } from '../plays/card-types.ts'

/** What a line of a play is, so that it can be said again of something else; a scrap is no sentence by itself. */
export const lineKinds = ['question', 'order', 'threat', 'boast', 'cry', 'claim', 'scrap'] as const
export type LineKind = (typeof lineKinds)[number]

/**
 * How a line at which the room laughed comes back in the same chapter: another mouth says it, of something else, and it
 * means something new. `{Line}` has its own stop. `ME` is who said it first; without `ME`, they need not be there.
 */
export type ComeBack = {
  readonly of: readonly LineKind[]
  /** Whose line it was. */
  readonly by?: 'lead' | 'others'
  /** The longest line that it bears. */
  readonly words?: number
  /** Nothing is said after it that could top it: it belongs into the last act. */
  readonly isLate?: true
  readonly bit: Bit
}

const told = ['order', 'threat', 'boast', 'cry', 'claim'] as const

export const comeBacks: readonly ComeBack[] = [
  // Short ones, for whoever has no time.
  {
    of: ['cry', 'claim', 'threat', 'order'],
    bit: `
      [Slowly, {ASK} looks up.]
      ASK: {Line}
      ALSO: That was an hour ago.
      ASK: I wanted to be sure.`,
  },
  {
    of: ['order'],
    bit: `
      [{ASK} turns to {ME}.]
      ASK: {Line}
      ME: After you.`,
  },
  {
    of: ['question'],
    bit: `
      [{ASK} turns to {ME}.]
      ASK: {Line}
      ME: I asked first.
      ASK: That's why I thought you'd know by now.`,
  },
  {
    of: ['claim', 'boast', 'cry'],
    bit: `
      ME: Say something nice to me. Just once.
      ASK: {Line}
      ME: Those are my own words!
      ASK: They're the nicest I know.`,
  },
  {
    of: ['claim', 'boast', 'cry', 'order'],
    bit: `
      ALSO: What do you want on your birthday cake?
      ASK: "{Line}"
      ALSO: On a cake?
      ASK: It'll have to be a long cake.`,
  },
  // Orders: whoever gave it has to obey it, or somebody else does who cannot.
  {
    of: ['order'],
    bit: `
      [{ASK} turns to {ME}.]
      ASK: {Line}
      ME: Who, me?
      ASK: You made it sound so easy.
      ME: It was easy. It was you.`,
  },
  {
    of: ['order'],
    bit: `
      ASK: {Line}
      ALSO: Whom are you talking to?
      ASK: My knees.
      ALSO: And do they listen?
      ASK: The left one did, once.`,
  },
  {
    of: ['order'],
    words: 10,
    bit: `
      ASK: I've found my grandmother's recipe. "Two eggs. A pound of butter. {Line}"
      ALSO: And then?
      ASK: "Serves four, if there are still four."`,
  },
  {
    of: ['order', 'cry', 'question'],
    bit: `
      ASK: Shall I tell you the last thing that my driving teacher said to me?
      ALSO: Go on.
      ASK: "{Line}"
      ALSO: And then?
      ASK: Then it got very wet.`,
  },
  {
    of: ['order', 'cry', 'threat'],
    bit: `
      [{ASK} reads a little card on the wall.]
      ASK: It says what to call out in an emergency. "{Line}"
      ALSO: And who comes then?
      ASK: Nobody. But it makes room.`,
  },
  // Questions: put to whoever asked them first, or to somebody who would rather not.
  {
    of: ['question'],
    bit: `
      ASK: {Line}
      ME: Why do you ask me?
      ASK: You asked it first. I've thought of nothing else since.
      ME: And what did you come up with?
      ASK: A rash.`,
  },
  {
    of: ['question'],
    words: 12,
    bit: `
      [{ASK} licks a pencil.]
      ASK: Only three questions, for the records. Your name? Your shoe size? {Line}
      ALSO: Nine and a half.
      ASK: And your shoe size?`,
  },
  {
    of: ['question'],
    bit: `
      [{ASK} bends over {round}.]
      ASK: {Line}
      ALSO: Are you asking that thing?
      ASK: I've asked everybody else.
      ALSO: And what does it say?
      ASK: It's the first that's thinking about it.`,
  },
  {
    of: ['question'],
    bit: `
      ASK: At school I only ever failed one exam. It had a single question.
      ALSO: What was it?
      ASK: "{Line}"
      ALSO: And what did you write?
      ASK: "Not in front of my mother."`,
  },
  // Boasts and threats: they do not fit the next mouth.
  {
    of: ['boast', 'threat', 'claim'],
    bit: `
      [{ASK} has found a mirror.]
      ASK: {Line}
      ALSO: Whom are you talking to?
      ASK: I wanted to see my face when I say it.
      ALSO: And?
      ASK: It doesn't believe me either.`,
  },
  {
    of: ['boast', 'cry'],
    by: 'lead',
    bit: `
      [CRASH! {ASK} stands there with a handle.]
      ALSO: What have you done?
      ASK: {Line}
      ALSO: It isn't the same when you say it.
      ASK: No. I heard it, too.`,
  },
  {
    of: ['boast', 'claim'],
    bit: `
      ASK: I've been practicing for my wedding. Just "I do" is so short.
      ALSO: And what will you say?
      ASK: {Line}
      ALSO: Whom are you going to marry?
      ASK: Whoever's still standing there.`,
  },
  {
    of: ['boast', 'claim', 'question'],
    bit: `
      ASK: I've put a notice in the paper, to find somebody for life.
      ALSO: What does it say?
      ASK: "{Line}"
      ALSO: Has anybody answered?
      ASK: One. "Please come and collect your things."`,
  },
  {
    of: ['threat', 'order', 'claim'],
    bit: `
      [{ASK} rocks {round} in one arm, and sings.]
      ASK: {Line}
      ALSO: Is that a lullaby?
      ASK: My mother's. We were very quiet children.`,
  },
  // Cries, and whatever is short.
  {
    of: ['cry', 'order', 'claim'],
    words: 6,
    bit: `
      ASK: I've got a goldfish now. I wanted a name that nobody forgets.
      ALSO: And what's it called?
      ASK: "{Line}"
      ALSO: Does it come when you call it?
      ASK: By the time I've said it, it's forgotten.`,
  },
  {
    of: ['cry', 'claim', 'order'],
    words: 8,
    isLate: true,
    bit: `
      ASK: Say something, somebody! Something that people will remember!
      ALSO: {Line}
      ASK: Something else!`,
  },
  {
    of: [...told],
    words: 10,
    bit: `
      ASK: We ought to have a password. Something that nobody in their right mind would ever say.
      ALSO: {Line}
      ASK: Perfect.
      ME: Well, thank you.`,
  },
  // Whatever it is: it stands somewhere else now.
  {
    of: lineKinds,
    bit: `
      ASK: My mother has answered my letter. It's only one line.
      ALSO: Read it out.
      ASK: "{Line}"
      ALSO: And what had you asked her?
      ASK: Whether I could come home.`,
  },
  {
    of: lineKinds,
    bit: `
      [{ASK} unfolds a very old piece of paper.]
      ASK: I've kept my school report. There's only one sentence in it.
      ALSO: What is it?
      ASK: "{Line}"
      ALSO: In which subject?
      ASK: Swimming.`,
  },
  {
    of: lineKinds,
    words: 12,
    bit: `
      ASK: Do you know how I was proposed to? "{Line}"
      ALSO: And you?
      ASK: I said yes. I thought, you don't hear that twice.`,
  },
  {
    of: lineKinds,
    bit: `
      ASK: I know at last what I want on my gravestone.
      ALSO: Your name?
      ASK: "{Line}"
      ALSO: People will think that you're still in there.`,
  },
  {
    of: lineKinds,
    bit: `
      ASK: I showed my doctor my knee.
      ALSO: And what did the doctor say?
      ASK: "{Line}"
      ALSO: About a knee?
      ASK: That's why I'm asking around.`,
  },
  {
    of: lineKinds,
    words: 10,
    bit: `
      [{ASK} holds up a cushion, freshly embroidered.]
      ALSO: What does it say?
      ASK: "{Line}"
      ALSO: Is it for your sofa?
      ASK: For the guest room. They will stay so long.`,
  },
  {
    of: lineKinds,
    bit: `
      ASK: Do you know what my first words were?
      ALSO: "Mama"?
      ASK: "{Line}"
      ALSO: How old were you?
      ASK: Eleven. I'd had nothing to add.`,
  },
  {
    of: lineKinds,
    words: 8,
    bit: `
      ASK: I've had forty shirts printed. Look what's on them. "{Line}"
      ALSO: Have you sold any?
      ASK: Not one. But on the bus I get both seats.`,
  },
  {
    of: lineKinds,
    bit: `
      [{ASK} pulls a slip of paper out of lunch.]
      ALSO: A fortune! What does it say?
      ASK: "{Line}"
      ALSO: Mine says, "Sit somewhere else."`,
  },
  {
    of: lineKinds,
    words: 10,
    bit: `
      <family> ASK: My parrot has learned to speak. In front of the whole family. "{Line}"
      <family> ALSO: Where did it hear that?
      <family> ASK: We think it's from the neighbors. They've moved.
      <rated> ASK: It's in my divorce, in black and white. "{Line}"
      <rated> ALSO: And who got it?
      <rated> ASK: The lawyer. They always do.`,
  },
]
