import { type Setting } from '../../plays/card-types.ts'

/** A karaoke machine that dives when it hears bad singing; and a parrot in the periscope who sees everything wrong. */
export const submarineKaraokeBar: Setting = {
  name: 'Submarine Karaoke Bar',
  side: 'INT.',
  a: 'a karaoke submarine',
  round: 'a glitter ball',
  roundLook: 'Very built up',
  tall: 'tinned squid and tinfoil',
  food: 'tinned squid',
  tool: 'a torpedo spanner',
  rooms: ['BAR', 'CONTROL ROOM', 'TORPEDO ROOM', 'HATCH', 'BAR, MUCH DEEPER'],
  ways: [
    {
      machine: 'the karaoke machine',
      at: 'at the karaoke machine',
      hide: 'the torpedo tube',
      hideNoise: 'an echo',
      change: 'wet',
      hush: 'At the porthole, a herring blinks.',
      rise: 'AWOOGA! The submarine shoots up like a cork. Everybody leaves the floor.',
      treat: 'the swimming',
      kept: 'in the karaoke machine',
      gives: 'DING! TEN POINTS. Out of the slot comes {prop}, in a small paper crown.',
      bits: {
        why: `
          ASK: But why hold {event} in {a}?
          HOST: Last time, people walked out. Let them try it here. ## My ex may call on me anywhere on dry land. It's in the papers.`,
        intro: `
          [DING! A screen lights up: FOUR POINTS. AWOOGA! The floor tilts.]
          HIT: Four points? For what?
          HOST: For that. The karaoke machine marks every sound it hears.
          ASK: And why are we going down?
          HOST: Under ten points, it dives. The owner hated bad singing.`,
        again: `
          [DING! ELEVEN POINTS.]
          ASK: It's still marking us?
          HOST: All night. The cook snored a nine. We woke up in Norway.`,
        stir: `
          [DING! TWO POINTS. AWOOGA!]
          ASK: For breathing?
          HOST: You came in late. ## You were doing it down somebody's neck.`,
        takes: `
          ASK: I'll put {prop} up on the machine, where we can all see it.
          [Tock. DING! ONE POINT. AWOOGA! The floor tilts, and {prop} slides down a slot.]
          HOST: It was the way you put it down. It had no feeling.`,
        uses: `
          ASK: If it dives for bad, it must rise for good. I'll sing to it!
          [DING! MINUS SIX. AWOOGA!]
          HOST: I've never seen a minus.
          ASK: I hadn't started! I was clearing my throat!`,
        crowd: `
          [At the porthole, {crowd} press their noses to the glass. They are herring.]
          ASK: Herring?
          HOST: They always agree. They're a school.`,
        door: `
          ASK: I'm leaving.
          [{ASK} opens the hatch. SPLOSH!]
          ASK: Somebody's left the sea out there!
          HOST: That's where they keep it.`,
        stow: `
          HOST: Into the torpedo tube! And don't touch the red button.
          LEAD: Which one's red? It's dark in here.`,
        back: `
          [FWOOSH! SPLASH! The tube fires. Back in through the hatch comes {thing}, dripping, with a herring.]`,
        peak: `
          [PING! A rivet flies across the room. PING!]
          ASK: How deep are we?
          HOST: The fish outside have lamps.
          HIT: Is that bad?
          HOST: One of them waved goodbye.`,
        gift: `
          [DING! The machine prints a ticket.]
          ASK: It says "free song". It wants us to stay!
          HOST: It's never asked anybody before.`,
      },
      worse: {
        noise: `
          [DING! ONE POINT. AWOOGA! Everybody slides to the left.]
          ASK: How do we go up again?
          HOST: A hundred points. But it only likes tunes it knows.`,
        lost: `
          [DING! ONE POINT, FOR SWALLOWING. AWOOGA!]
          ASK: How do we make it stop?
          HOST: It says INSERT TOKEN. Nobody's given it a token since 1987.`,
        stuck: `
          [DING! NO POINTS. AWOOGA! Everybody slides to the left.]
          ASK: But we didn't say anything!
          HOST: It heard us wriggle. It never gets a moment's peace.`,
        mixed: `
          [DING! ONE POINT. AWOOGA! Everybody slides to the left.]
          ASK: What does it have against us?
          HOST: Love songs. It's had forty years of other people's love songs.`,
        mess: `
          [DING! ONE POINT, FOR DRIPPING. AWOOGA!]
          ASK: Is it always this cross?
          HOST: It's hot. It's been switched on since 1987, and hasn't had so much as a cold drink.`,
      },
      saves: {
        noise: `
          [DING! ONE HUNDRED POINTS. The floor levels.]
          HIT: A hundred? For that?
          HOST: It's heard it before. It knows that one!`,
        lost: `
          [It drops into the slot. DING! ONE HUNDRED POINTS. The floor levels.]
          HIT: It took it for a token!
          HOST: Somebody finally gave it something.`,
        stuck: `
          [The microphone vanishes under {with}. DING! ONE HUNDRED POINTS. The floor levels.]
          HIT: Now it can't hear a thing!
          HOST: It's never been so happy.`,
        mixed: `
          [DING! ONE HUNDRED POINTS! ONE HUNDRED! ONE HUNDRED!]
          HIT: But nobody's singing!
          HOST: It's in love. To it, everybody's singing.`,
        mess: `
          [HISSSS. The machine steams, sighs, and turns cool. DING! ONE HUNDRED POINTS.]
          HIT: A hundred, for being soaked?
          HOST: It was only overheated. Aren't we all?`,
      },
      turns: [
        `[A herring taps on the glass.]
         ASK: What does it want?
         HOST: That's Norman. He comes in on Thursdays for the quiz.
         ASK: It's a fish!
         HOST: He does the geography.`,
        `[TAP. TAP.]
         ASK: He's back. What's he holding?
         HOST: His answers. He's got all the oceans.
         HIT: All of them?
         HOST: He missed one. He was in it.`,
        `[TAP. TAP. TAP. Something shines against the glass.]
         ASK: He's won the cup!
         HOST: He can't lift it.
         ASK: Well, tell him that he's taller under water.`,
      ],
      twist: 'Norman the herring comes in for the quiz',
    },
    {
      machine: 'the parrot',
      at: 'up the periscope',
      hide: 'the ice chest',
      hideNoise: 'a cube',
      change: 'cold',
      hush: 'In the periscope, a parrot holds its breath.',
      rise: 'SQUAWK! The parrot pulls every lever it can reach. Everybody floats up to the ceiling.',
      treat: 'the parrot',
      kept: 'up the periscope',
      gives: 'SQUAWK! "LAND AHEAD!" Down the periscope comes {prop}, with a feather on.',
      bits: {
        why: `
          ASK: Who would hold {event} in {a}?
          HOST: It's cheap on weekdays. And under water, nobody hears you complain. ## The bunks are very narrow, and there are too few of them. I counted.`,
        intro: `
          [SQUAWK! From the periscope, a voice: "LAND AHEAD!" The submarine swerves.]
          HIT: Who's up there?
          HOST: Gladys. She's a parrot. She lives in the periscope, and she steers.
          ASK: But there isn't any land!
          HOST: No. She likes the swerve.`,
        again: `
          [SQUAWK! "GOOD MORNING, PARIS!"]
          ASK: Where has that parrot taken us?
          HOST: Not Paris. I looked out. It waved a claw.`,
        stir: `
          [SQUAWK! "MIND THE CASTLE!" Everybody slides to the right.]
          ASK: What castle?
          HOST: She's farsighted. It may be in Scotland.`,
        takes: `
          ASK: Gladys, keep an eye on {prop} for us.
          [SQUAWK! A beak comes down the periscope, and goes up again with {prop}.]
          HOST: She's farsighted. She keeps an eye on a thing from as far off as she can.`,
        uses: `
          ASK: Gladys! Take us home!
          [SQUAWK! "WHOSE HOME?" The submarine turns in a circle.]
          HOST: You have to be exact with her.
          ASK: Mine!
          [SQUAWK! "MINE!" Everybody slides to the left.]
          HOST: Now we're going to the Amazon.`,
        crowd: `
          [Bubbles. A large shape fills the porthole. It has many, many arms.]
          HOST: Wave back to {crowd}!
          ASK: It's one octopus!
          HOST: It's here for all of them. Look, it's waving eight times.`,
        door: `
          ASK: I'm off. Where's the emergency float?
          HOST: Pull that cord.
          [HISS. A small yellow duck inflates.]
          ASK: I can't escape on that!
          HOST: No. But it's hard to panic.`,
        stow: `
          HOST: Into the ice chest! Quick, under the squid!
          [CLUNK. The lid shuts. RATTLE.]`,
        back: `
          [CLUNK. The lid flies open. Out comes {thing}, blue, stiff, and wearing a squid.]`,
        peak: `
          [SQUAWK! "HELLO, WHALE!" GULP. It goes dark.]
          ASK: Why has the sea gone pink?
          HOST: That isn't the sea.
          HIT: Then what's that dripping?
          HOST: We're being tasted. ## We're being tasted. It's more than anybody's done for me all year.`,
        gift: `
          [SQUAWK! A feather floats down.]
          ASK: She's given us a feather.
          HOST: That means you're crew. You start on Monday.`,
      },
      worse: {
        noise: `
          [SQUAWK! "PIRATES!" The submarine spins twice.]
          ASK: She's terrified!
          HOST: It's the dark she hates, not the noise. A good bang always makes her feel less alone.`,
        lost: `
          [SQUAWK! "THIEVES!" The submarine dives.]
          ASK: How do we calm her down?
          HOST: She's a parrot who's never once been offered a biscuit.`,
        stuck: `
          [SQUAWK! "MUTINY!" The wheel spins round and round.]
          ASK: Can't somebody hold that wheel?
          HOST: Not by hand. It's never been still in its life.`,
        mixed: `
          [SQUAWK! "HELLO, HANDSOME!" The submarine swerves after a tuna.]
          ASK: She's chasing fish!
          HOST: She's looking for somebody. She's been up that pipe alone for thirty years.`,
        mess: `
          [SQUAWK! "FOG! FOG!" The submarine stops, starts, and hits something soft.]
          ASK: She can't see a thing!
          HOST: Nobody's washed that periscope since it was new.`,
      },
      saves: {
        noise: `
          [Silence. Then the whale says "pardon", and coughs. WHOOOSH! Daylight.]
          HIT: It's spat us out!
          HOST: Gladys! You're smiling!`,
        lost: `
          [Crunch, says the parrot. "THANK YOU," says the parrot. The submarine rises.]
          HIT: Was that all she wanted?
          HOST: Thirty years. And nobody ever said "Polly".`,
        stuck: `
          [The wheel jerks once, held fast by {with}. The submarine runs straight, out of the whale and up.]
          HIT: We're going straight!
          HOST: So that's what it feels like.`,
        mixed: `
          [A long silence in the pipe. Then, very softly: "WHALE. YOU HAVE KIND EYES." WHOOOSH! Daylight.]
          HIT: It's let us out!
          HOST: Well, it couldn't very well eat her.`,
        mess: `
          [SPLASH! The periscope is rinsed from end to end. "OH," says the parrot. "THAT'S A WHALE." WHOOOSH! Daylight.]
          HIT: She saw the way out!
          HOST: For the first time, she saw anything.`,
      },
      turns: [
        `[SQUAWK! "ARE WE NEARLY THERE?"]
         ASK: Shouldn't she know?
         HOST: She likes to ask. The last captain never asked her anything.`,
        `[SQUAWK! "I SPY SOMETHING BEGINNING WITH S."]
         HIT: Sea.
         [A long silence. "YES."]
         HOST: Now it's your turn. It's always sea.`,
        `[SQUAWK! "I SPY SOMETHING BEGINNING WITH F."]
         HIT: Fish?
         [Silence. "FRIENDS."]
         ASK: My eyes are wet.
         HOST: That's also sea.`,
      ],
      twist: 'Gladys the parrot plays I spy at sea',
    },
  ],
}
