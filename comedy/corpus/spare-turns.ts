import { type Bit, type Fact } from '../plays/card-types.ts'

/**
 * Small plots for anybody of a program, with what lies about in any place: a room may choose one where those of the cards
 * are on the stage already, as they are in a long play. `{me}` is whose plot it is; `{theRound}`, `{theTool}` are what
 * was `{round}`, `{tool}`.
 */
export type SpareTurns = { readonly twist: Fact; readonly turns: readonly [Bit, Bit, Bit] }

export const spareTurns: readonly SpareTurns[] = [
  {
    twist: '{me} adopts {round}',
    turns: [
      `[{ME} carries {round} in both hands, very slowly.]
       ME: Don't wake it. I've signed the papers, and it's mine now.
       ASK: Whose was it before?
       ME: Nobody asked. That's how these things begin.`,
      `[{ME} puts a handkerchief over {theRound}.]
       ASK: What has it done?
       ME: It's been answering back. It's at that age.`,
      `[{ME} puts down {theRound}. It rolls away.]
       ME: Look at that. It's leaving home.
       ASK: The floor slopes!
       ME: It did wait until I'd let go.`,
    ],
  },
  {
    twist: '{me} hires {tool} as a deputy',
    turns: [
      `ME: From now on I have a deputy.
       ASK: That's {tool}!
       ME: It was between that and you. It interviewed better.`,
      `[{ME} makes a bow to {theTool}.]
       ASK: I thought it was your deputy?
       ME: It's been promoted. I report to it now.
       ASK: Who promoted it?
       ME: I did. It never once asked.`,
      `[{ME} holds {theTool} to one ear, and nods for a long time.]
       ME: I've been let go.
       ASK: I'm so sorry. How did it tell you?
       ME: Very well. It never raised its voice.`,
    ],
  },
  {
    twist: '{me} reviews the food here in secret',
    turns: [
      `ME: Tell nobody, but I write for a restaurant guide. I'm doing this place.
       ASK: What have you had?
       ME: {Food}.
       ASK: And how many stars does it get?
       ME: I've only brought one.`,
      `ME: I've given the food here a second chance.
       ASK: And?
       ME: It didn't take it.`,
      `ME: My review is done. It's one word.
       ASK: Which one?
       ME: "Unforgettable".
       ASK: That's kind of you!
       ME: I did try.`,
    ],
  },
  {
    twist: '{me} builds a statue out of {tall}',
    turns: [
      `[{ME} piles up {tall}.]
       ASK: What's that going to be?
       ME: A statue of me.
       ASK: It hasn't got a face.
       ME: I haven't decided yet how I feel about you all.`,
      `ASK: Your statue has fallen over.
       ME: It hasn't. It's a very good likeness.`,
      `ASK: Somebody's hung a coat on your statue.
       ME: A coat? They trust it with a coat? Nobody's ever handed me a coat!`,
    ],
  },
  {
    twist: '{me} rewrites the will all day',
    turns: [
      `[{ME} licks a pencil.]
       ME: I'm making my will. You get {tool}.
       ASK: How kind! When?
       ME: That's the first thing they all ask.`,
      `ME: I've changed my will. It all goes to charity now.
       ASK: What have I done?
       ME: You asked me how I slept. In that voice.`,
      `ME: My will is finished. I leave everything to myself.
       ASK: You can't do that!
       ME: I told myself so. I was too moved to listen.`,
    ],
  },
  {
    twist: '{me} founds a union, and goes on strike',
    turns: [
      `ME: I've founded a union.
       ASK: Who's in it?
       ME: Only me. I'm the treasurer. It was a close vote.`,
      `ME: I'm on strike.
       ASK: You're standing where you always stand!
       ME: Yes. But now it's on purpose.`,
      `ASK: How's your union?
       ME: It's split. There were two camps.
       ASK: You were the only one in it!
       ME: It got very personal.`,
    ],
  },
  {
    twist: '{me} follows a treasure map',
    turns: [
      `[{ME} draws a map, and puts a cross on it.]
       ASK: What's buried there?
       ME: Nothing, yet. Other people bury first, and then they can't find it.`,
      `[{ME} walks up to {ASK}, counting.]
       ME: Ninety-eight, ninety-nine, a hundred. Here. Would you mind?
       ASK: Would I mind what?
       ME: You're standing on the cross. Think back. Have you ever swallowed anything?`,
      `[{ME} pulls {round} out of {ASK}'s pocket.]
       ME: The treasure! I've found it!
       ASK: I felt you put it there!
       ME: And you never said a word? Now that's what I call a hiding place.`,
    ],
  },
  {
    twist: '{me} has a speech ready for any prize',
    turns: [
      `ME: I've written a speech, for when I win something.
       ASK: What are you going to win?
       ME: I've left a gap.`,
      `ME: I've had to shorten my speech. I don't thank you any more.
       ASK: What have I done?
       ME: I read it out last night. That's where people coughed.`,
      `ASK: Would you hold {tool} for a moment?
       ME: For me? I never expected this. First of all, my mother.`,
    ],
  },
  {
    twist: '{me} opens a museum of today',
    turns: [
      `[{ME} ties a label to {tool}.]
       ASK: "From the time before it all went wrong." But nothing's gone wrong!
       ME: That's the next room.`,
      `[{ME} ties a label to {ASK}.]
       ASK: What does it say?
       ME: "Do not touch. Early."
       ASK: Early what?
       ME: That's what the children always ask.`,
      `ME: I'm closing my museum.
       ASK: Did anybody ever come?
       ME: Only one. They were looking for the way out. I showed it to them twice.
       ASK: Twice?
       ME: They looked so happy the first time.`,
    ],
  },
  {
    twist: '{me} practices being invisible',
    turns: [
      `[{ME} stands very still, next to {tall}.]
       ASK: What are you doing there?
       ME: You can see me?
       ASK: Yes.
       ME: Then it's early days.`,
      `ASK: Has anybody seen {me}?
       ME: I'm right beside you!
       ASK: Oh. I'm so sorry.
       ME: Don't be! Say it again!`,
      `ASK: I've made tea for everybody.
       ME: You're one cup short.
       ASK: Who said that?
       ME: It's gone too far.`,
    ],
  },
  {
    twist: '{me} sells tickets to everything',
    turns: [
      `ME: That'll be two dollars.
       ASK: What for?
       ME: You looked over there. It's the best seat in the house.`,
      `ME: Tickets, please!
       ASK: I'm only standing here!
       ME: Then it's standing room. Or would you like the season ticket? You do stand here a lot.`,
      `ASK: How's the ticket business?
       ME: Sold out. To the last seat.
       ASK: That's wonderful!
       ME: I can't get in.`,
    ],
  },
  {
    twist: '{me} counts up to a million',
    turns: [
      `ME: Four hundred and six. Four hundred and seven.
       ASK: What are you counting?
       ME: I'll see when I get there.`,
      `ME: Ninety thousand and twelve. Ninety thousand and thirteen.
       ASK: Excuse me, what's the time?
       ME: Half past four. Five. Six. Seven.`,
      `ME: Nine hundred and ninety-nine thousand, nine hundred and ninety-nine!
       ASK: Only one more!
       ME: Let it wait. It's so nice to have something ahead of one.`,
    ],
  },
]
