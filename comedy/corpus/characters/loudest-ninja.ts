import { type Character } from '../../plays/card-types.ts'

/** Believes that nobody can hear it. In the first suite it has a trumpet, in the second cymbals on its knees. */
export const loudestNinja: Character = {
  name: 'The Loudest Ninja',
  call: 'Ninja',
  the: 'the Ninja',
  want: 'to pass unnoticed, just once',
  suites: [
    {
      effect: 'noise',
      with: 'the trumpet',
      where: 'down a trumpet',
      freed: 'POP! {Prop} shoots out of the trumpet.',
      bits: {
        arrive: `
          [TARANTARA! {LEAD} steps out of the shadows, playing a trumpet.]
          LEAD: You heard nothing.
          ASK: You blew a trumpet!
          LEAD: To cover the sound of my feet.
          ALSO: I didn't hear any feet.
          LEAD: Nobody ever does.`,
        again: `
          [TARANTARA! {LEAD} drops from the ceiling, onto a chair.]
          ASK: So you're back.
          LEAD: I never left. I've been up there since yesterday, perfectly still.
          ASK: Playing scales?
          LEAD: You heard pigeons.`,
        explain: `
          LEAD: Impossible. I left without a sound.
          ASK: They asked for an encore!
          LEAD: But nobody saw my face.
          ASK: You signed autographs!
          LEAD: In invisible ink.`,
        flattered: `
          ASK: {call}, I've never heard anything like you!
          LEAD: You heard something?
          ASK: Nothing! You're as silent as the grave!
          [A modest toot.]
          LEAD: I'm blushing. You can't hear it.`,
        teach: `
          LEAD: The secret is silence. Repeat after me.
          [TARANTARA!]
          ASK: I don't think I can.
          LEAD: Nobody can, at first. ## It's all in the lips. I give private lessons.`,
        attempt: `
          LEAD: I'll do it so softly that you'll think it did itself.
          [TARANTARA! CRASH!]
          ASK: I think it was you.
          LEAD: You can't prove it.
          ASK: You're holding a trumpet!`,
        help: `
          LEAD: I shall guard it in perfect silence.
          [TARANTARA! {Prop} jumps with fright and drops down the trumpet. Plop.]
          ASK: Where's {prop}?
          LEAD: I saw nothing. I'm that good.
          ALSO: Then why is your trumpet rattling?`,
        ban: `
          ASK: No more trumpet! Not one more note!
          LEAD: You noticed a trumpet?
          ASK: It was in my ear!
          LEAD: Then you must have wonderful ears. ## Then you must have wonderful ears. May I come closer?`,
        pretend: `
          [{LEAD} stands on one spot, and holds up two leaves.]
          LEAD: I'm a potted plant.
          ASK: What sort of plant has a trumpet?
          LEAD: A trumpet vine. ## A climber. I'm happiest under a bedroom window.`,
        hide: `
          ASK: Is there somebody in {hide}?
          ALSO: Nobody.
          LEAD: I CAN CONFIRM THAT.
          ASK: {Hide} spoke!
          LEAD: THAT WAS ONLY {HIDENOISE}.`,
        found: `
          LEAD: At ninja school, they asked me to leave quietly.
          ASK: And did you?
          LEAD: That was the exam. You could hear me failing for miles.`,
        comfort: `
          LEAD: You're never alone. Whenever it's quiet, I'm near, and you won't know.
          [TARANTARA!]
          ASK: I think I'd know.
          LEAD: Does it help?
          ASK: Oddly, yes.`,
        search: `
          ASK: Everybody look for it. Quietly.
          [TARANTARA!]
          LEAD: If it's frightened, it'll run.
          ALSO: Things don't run!
          LEAD: Then they must be very brave.`,
        wait: `
          LEAD: I shall stand here, and do nothing. Stillness is half of my art.
          [A very small toot.]
          ASK: And what's the other half?
          LEAD: Brass.`,
        lastWords: `LEAD: I'd like to slip away without being noticed. THANK YOU! THANK YOU ALL!`,
        save: `
          ASK: The trumpet! Blow the trumpet!
          LEAD: What trumpet?
          ASK: ANY TRUMPET! ## ANY DAMN TRUMPET!
          [TARANTARA!]`,
        last: `
          LEAD: And nobody ever knew I was here.
          ASK: Who said that?
          LEAD: At last!`,
      },
      turns: [
        `LEAD: I've left a secret message in this room. Only a ninja could find it.
         [Behind {LEAD} hangs a banner, nine feet long. "HELLO."]
         ASK: I think I've found it.
         LEAD: Which school were you at?`,
        `LEAD: Somebody has answered my secret message.
         ASK: Where?
         [Under "HELLO" there is now a second banner. "HELLO YOURSELF. KEEP IT DOWN."]
         LEAD: A master.`,
        `[A third banner falls from the ceiling. "LOVELY EVENING. SAME TIME NEXT YEAR?"]
         ASK: Who's writing these?
         LEAD: I've no idea. They're nearly as quiet as I am.`,
      ],
      twist: "Somebody answers the Ninja's secret banner",
    },
    {
      effect: 'noise',
      with: 'the cymbals',
      where: 'between two cymbals',
      freed: 'Clang. {Prop} drops out of the cymbals, a little flatter.',
      bits: {
        arrive: `
          [CRASH! A cupboard falls flat. {LEAD} is standing behind it, a cymbal on each knee.]
          LEAD: Ignore me. I am the evening breeze.
          ASK: The evening breeze has cymbals?
          LEAD: They're for balance.
          [CRASH!]
          LEAD: The wind is getting up.`,
        again: `
          [CRASH. CRASH. {LEAD} tiptoes in backward.]
          LEAD: If anybody asks, I was never here yesterday.
          ASK: You're in all the papers!
          LEAD: As a rumor?
          ASK: As the weather.`,
        explain: `
          LEAD: It can't have been me. I left no footprints.
          ASK: You left through the wall!
          LEAD: Exactly. Who looks at a wall?
          ASK: It had your shape in it. And your hat.
          LEAD: Anybody could be that shape. ## It could be anybody's. Though I'm told that it's a very good shape, from behind.`,
        flattered: `
          ASK: {call}, nobody walks as softly as you!
          [CRASH! {LEAD} bows.]
          ASK: I said, as softly as you!
          [CRASH!]
          LEAD: I can't hear you over my modesty.`,
        teach: `
          LEAD: One does it like a cat. Watch my knees.
          [CRASH!]
          ASK: My cat doesn't do that.
          LEAD: Your cat has let itself go.`,
        attempt: `
          LEAD: You'll hear no more than a moth landing on a cushion.
          [CRASH! CRASH! Something falls off a wall in the next street.]
          ASK: That was a moth?
          LEAD: It was a rough landing.`,
        help: `
          LEAD: I'll be gentle. Like falling snow.
          [CRASH! {LEAD} kneels down. {Prop} is gone.]
          ASK: Where is it?
          LEAD: Somewhere between my knees. Shall I feel for it?
          ASK: Don't move!
          [CRASH!]`,
        ban: `
          ASK: No more cymbals! Promise me total silence!
          LEAD: I PROMISE!
          ALSO: A dog in the next town just promised, too.`,
        pretend: `
          [{LEAD} blows gently under a door. Clang.]
          LEAD: I'm a draft.
          ASK: Drafts don't clang!
          LEAD: You should hear it from the inside. ## You should hear me under the sheets.`,
        hide: `
          [From {hide}, the sound of somebody being very, very quiet. HNNNNGH!]
          ASK: What's that?
          ALSO: Only the pipes.
          ASK: Pipes drip!
          LEAD: Drip.`,
        found: `
          LEAD: In twenty years, nobody has ever caught me.
          ASK: Nobody ever tried. They thought you were a parade.
          LEAD: Is that why they waved?`,
        comfort: `
          LEAD: Lean on me. I'm as steady as a mountain.
          [CRASH!]
          ASK: You fell over.
          LEAD: I leaned back. Friends lean back.`,
        search: `
          LEAD: I'll find it. I have the ears of a bat.
          ASK: Then what do you hear?
          LEAD: Cymbals. They're everywhere.
          ALSO: They're on your knees!
          LEAD: Then they're closer than I feared.`,
        wait: `
          LEAD: I'll stand perfectly still. I once did it for a year.
          [CRASH!]
          ASK: That was four seconds.
          LEAD: They do fly by.`,
        lastWords: `LEAD: I'd like my mother to be told that nobody heard me go. She'll know you're being kind.`,
        save: `
          LEAD: I'll creep out for help. You won't hear a thing.
          ASK: Creep, then! Creep!
          [{LEAD} tiptoes. CLANG. CRASH. CRASH!]
          ASK: That was the loudest tiptoe of my life!`,
        last: `
          LEAD: Now I vanish.
          [{LEAD} does not move.]
          ASK: Gone! Completely gone.
          [{LEAD} whispers, for the first time.]
          LEAD: Thank you.`,
      },
      turns: [
        `LEAD: I'm going to walk behind you. You won't notice a thing.
         [CRASH. CRASH. CRASH.]
         ASK: You walked round me twice.
         LEAD: Three times. You missed one.`,
        `ASK: Could you teach me to walk as quietly as you?
         LEAD: Put these on your knees.
         [CRASH.]
         LEAD: You have a gift.`,
        `[CRASH. {ASK} walks by.]
         LEAD: Who was that?
         ALSO: Who was what?
         LEAD: Exactly. I'm so proud.`,
      ],
      twist: 'The Ninja teaches tiptoeing, with cymbals',
    },
  ],
}
