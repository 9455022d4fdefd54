import { type Character } from '../../plays/card-types.ts'

/** Believes that it does not sneeze. In the first suite those are warning shots, in the second it is holding one back. */
export const theHayFeverKid: Character = {
  name: 'The Hay Fever Kid',
  call: 'Kid',
  the: 'the Kid',
  want: 'to win one showdown',
  suites: [
    {
      effect: 'noise',
      with: 'the ten-gallon hat',
      where: 'somewhere in ten gallons of hat',
      freed: 'The hat is lifted, politely. On a head of straw-colored hair sits {prop}.',
      bits: {
        arrive: `
          [Spurs. Silence. {LEAD} stands there, and narrows two red eyes.]
          LEAD: I hear you've got trouble.
          ASK: Are you crying?
          LEAD: That's rage. It runs down.
          <3+> ALSO: Could somebody move those flowers?
          <2> ASK: It's the flowers! I'll put them outside!
          [TCHEE-HAW! The flowers leave by themselves. So does the vase.]
          LEAD: That was my warning shot.`,
        again: `
          [TCHEE-HAW!]
          ASK: That's the last of our windows!
          LEAD: I've been up since midnight, defending you.
          ASK: Against whom?
          LEAD: A pillow. It drew first.`,
        explain: `
          LEAD: It was a fair fight. I looked at it, and it looked at me.
          ASK: You sneezed on it!
          LEAD: And it came along quietly.`,
        flattered: `
          ASK: They say that you've emptied a whole town, {call}!
          LEAD: Two. It was May.
          ASK: With only one gun?
          LEAD: With only one lilac. ## With only one lilac. They even left the whiskey.`,
        teach: `
          LEAD: In the West, you stand. You stare. You breathe in, real slow.
          [TCHEE-HAW!]
          ASK: Where's my hat? Where are my eyebrows?
          LEAD: They knew that they were beaten. ## They've surrendered. Your lawyer's still holding out.`,
        attempt: `
          LEAD: I only have to look at it hard.
          [TCHEE-HAW! CRASH.]
          ASK: You blew all the furniture over!
          LEAD: It blinked.`,
        help: `
          LEAD: Nobody's going to touch it. Not while I... while I...
          ASK: While you what?
          [TCHEE-HAW! {Prop} leaps up with fright, and drops into an enormous hat.]
          ALSO: Shake it out!
          LEAD: You've never been in there. There's a creek.`,
        ban: `
          ASK: You're not to sneeze again!
          LEAD: I never sneezed in my life.
          [TCHEE-HAW!]
          ASK: Bless you.
          LEAD: Why does everybody say that when I shoot?`,
        pretend: `
          [{LEAD} holds both arms out stiffly.]
          ASK: What are you supposed to be?
          LEAD: A scarecrow.
          ASK: Stuffed with hay?
          [TCHEE-HAW!]
          LEAD: I hadn't thought it through.`,
        hide: `
          [{Hide} sniffs.]
          ASK: Did you hear that?
          ALSO: No.
          [TCHEE-HAW! {Hide} jumps a yard to the left.]
          ASK: Bless you!
          LEAD: Thank you. I mean, creak.`,
        found: `
          LEAD: I know that it's the flowers. My mother grew them. She'd be at the gate with an armful, every time I came home.
          ASK: And you never told her?
          LEAD: She thought that I was crying. It made her so happy.`,
        comfort: `
          LEAD: You go ahead and cry. I started in 1871.
          ASK: What over?
          LEAD: Grass, mostly. It's everywhere.`,
        search: `
          LEAD: I'll follow its trail. I've got a nose for it.
          [A very long sniff. TCHEE-HAW!]
          LEAD: It went that way.
          ASK: Everything went that way!`,
        wait: `
          LEAD: I like it here. There isn't a flower within a mile.
          [TCHEE-HAW!]
          ASK: What was that?
          LEAD: There's a daisy on your socks.`,
        lastWords: `LEAD: I'd like to be buried in plain sand. No flowers. ## I'd like to be buried in plain sand. No flowers. And don't tell my creditors which dune.`,
        save: `
          ASK: {call}! I picked this rose for you!
          LEAD: Why, that's mighty... that's mighty...
          ASK: Everybody get down!
          [TCHEE-HAW! It shakes {machine} like a freight train.]`,
        last: `
          [{ASK} holds out a flower. It is made of paper.]
          LEAD: Nothing's happening.
          ASK: No. It's for looking at.
          LEAD: So that's what they look like.`,
      },
      turns: [
        `LEAD: That fern's been staring at me since I came in.
         ASK: It's a fern!
         LEAD: Then why's it keeping one leaf behind its back?`,
        `ASK: Are you still glaring at that fern?
         LEAD: I gave it until sundown to leave town. It hasn't twitched.
         ASK: It's in a pot.
         LEAD: I never said that it wasn't brave.`,
        `[TCHEE-HAW! The fern stands there without a leaf.]
         ASK: You've beaten it!
         LEAD: It never even ducked. Somebody get it some water. Get it the good water.`,
      ],
      twist: 'The Kid gives a fern until sundown',
    },
    {
      effect: 'noise',
      with: 'the bandana',
      where: 'knotted up in a damp bandana',
      freed: 'The knot in the bandana sighs, and lets out {prop}.',
      bits: {
        arrive: `
          [{LEAD} comes in on tiptoe, with one finger under the nose.]
          LEAD: Dobody bove.
          ASK: I beg your pardon?
          LEAD: I'b holding one back. Since Sunday.
          ALSO: Then just sneeze!
          LEAD: I did, once. You know the prairie? It used to be hills. ## I did, once, at a hanging. You know the prairie? It used to be hills.`,
        again: `
          [PWEEEET! Steam blows out of {LEAD}'s ears.]
          ASK: It was you! I thought that it was the night train!
          LEAD: So did the six people on your porch. They've got tickets.`,
        explain: `
          LEAD: I had both hands on my nose.
          ASK: You had it between your knees!
          LEAD: They were the only part of me not on duty.`,
        flattered: `
          ASK: You're the strong and silent kind, {call}!
          LEAD: I'm silent because I daren't open my mouth.
          ASK: And strong?
          LEAD: Ask me again when the wind drops. ## Ask the saloon. You'll find it in the next county.`,
        teach: `
          LEAD: To hold back a sneeze, you pinch here. You think of ice. And you never say a word with a P in it.
          ASK: Pepper?
          [PWEEEET!]
          LEAD: That's got three.`,
        attempt: `
          LEAD: I'll use one hand. The other has an appointment.
          [PWEEEET! CRACK.]
          ASK: You've bent my umbrella double!
          LEAD: I had to hang on to something. It was that, or the ceiling.`,
        help: `
          LEAD: Put it in my bandana. It's the strongest cloth in the West.
          ASK: It's wet!
          [PWEEEET! Steam shoots out of both ears. {Prop} jumps for its life, into the bandana, which snaps shut.]
          ALSO: Then untie it!
          LEAD: With which hand?`,
        ban: `
          ASK: No more steam! Hold that in until we've finished!
          LEAD: Then nobody must think of dust.
          [Everybody thinks of dust. PWEEEET!]
          LEAD: Somebody thought of a carpet.`,
        pretend: `
          [{LEAD} stands there, and steams.]
          ASK: What are you doing in here?
          LEAD: I'm a kettle.
          [PWEEEET!]
          ASK: Good. Two sugars for me.`,
        hide: `
          [PWEEEET! Steam comes out of {hide}.]
          ASK: What on earth's that?
          ALSO: It's a train.
          ASK: In {hide}?
          LEAD: It's running late.`,
        found: `
          LEAD: I used to let every sneeze out. And every time I opened my eyes, everybody had gone.
          ASK: Gone where?
          LEAD: About forty yards.`,
        comfort: `
          LEAD: You're holding something back. Does it tickle?
          ASK: It's more of an ache.
          LEAD: Pinch here. It doesn't help. But then there'll be two of us.`,
        search: `
          ASK: Is it under this cushion?
          LEAD: You look. I daren't breathe in.
          [{ASK} lifts the cushion. PWEEEET!]
          ASK: Does that mean that it's here?
          LEAD: No. It means that a cat's been sitting on it.`,
        wait: `
          LEAD: I'll just breathe in, till it's over.
          ASK: And out?
          LEAD: I've only made plans for in.`,
        lastWords: `LEAD: I'd like you all to hold on to your hats. And then to each other.`,
        save: `
          LEAD: It's coming! Get behind me, everybody!
          ASK: Turn round! Turn your nose round!
          LEAD: Like this?
          [TCHEE-HAW! Everything since Sunday blows out over {machine}.]`,
        last: `
          [{LEAD} takes the finger from under the nose. Nothing happens.]
          LEAD: I can breathe in! So that's what you all smell like.
          ASK: Is it bad?
          LEAD: It's company. ## It's company. And garlic.`,
      },
      turns: [
        `ASK: There's a duck outside. It's asking for you.
         LEAD: Has it got all its feathers?
         ASK: It's dropping some.
         LEAD: Tell it that I've moved.`,
        `ASK: The duck's still out there. It's walking very slowly up the middle of the road.
         LEAD: How many paces?
         ASK: Ten. It stopped, and turned around.
         LEAD: Then it's serious.`,
        `[A quack. A long silence. PWEEEET! A quack.]
         ASK: Who won?
         LEAD: It blinked. And then it laid down an egg, real slow, and backed away.`,
      ],
      twist: 'A duck challenges the Kid to a duel',
    },
  ],
}
