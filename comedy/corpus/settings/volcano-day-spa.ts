import { type Setting } from '../../plays/card-types.ts'

/** Maureen, a volcano with hiccups; and Bernard, a geyser whose hours get shorter. */
export const volcanoDaySpa: Setting = {
  name: 'Volcano Day Spa',
  side: 'EXT.',
  a: 'a volcano spa',
  round: 'a ball of green mud',
  roundLook: 'It even has weather',
  tall: 'green mud and a sun hat',
  food: 'cucumber',
  tool: 'a back scrubber',
  rooms: ['COLD POOL', 'HOT STONES', 'MUD BATHS', 'SUN TERRACE', 'EDGE OF THE CRATER'],
  ways: [
    {
      machine: 'the volcano',
      at: 'into the crater',
      hide: 'the mud bath',
      hideNoise: 'a bubble',
      change: 'hot',
      hush: 'All around, slices of cucumber are lifted.',
      rise: 'One last, enormous HIC! Everybody leaves the ground.',
      treat: 'the sunshine',
      kept: 'in the crater',
      gives: 'Hic. A very small one. {Prop} hops out of the crater, warm all through.',
      bits: {
        why: `
          ASK: Who holds {event} in {a}?
          HOST: I have a bad back. It was this or lying down.`,
        intro: `
          [The mountain jumps. HIC!]
          HIT: Ow! A hot cucumber has landed on my eye!
          HOST: Now you've startled Maureen, the volcano. She gets hiccups.
          ASK: And if they get worse?
          HOST: Did you see the old spa?
          ASK: No.
          HOST: No.`,
        again: `
          [HIC.]
          ASK: I thought she'd stopped!
          HOST: She had. Then somebody told her a joke at breakfast.`,
        stir: `
          [HIC! A towel catches fire.]
          ASK: That was my towel!
          HOST: You weren't using it. Nobody gets wet here. Only crisp.`,
        takes: `
          ASK: I'll warm {prop} up a little. Only here, at the edge.
          [HIC! Up it goes, and down it comes. In the crater.]
          HOST: Never hold a thing over somebody with the hiccups.`,
        uses: `
          ASK: You cure hiccups with a fright. Maureen! Boo!
          [HIC! HIC! HIC!]
          HOST: Now she's frightened, and she's got hiccups.
          ASK: So am I. So have I. Hic!`,
        crowd: `
          [In shuffle {crowd}, in bathrobes, with cucumber on their eyes.]
          ASK: They can't see a thing!
          HOST: They can smell, though. So nobody lie. ## They're naked under that. So nobody sneeze.`,
        door: `
          ASK: I'm leaving. Open up!
          HOST: That's the Calm Gate. It only opens if you're calm.
          ASK: I AM CALM! ## I AM BLOODY CALM!
          [CLUNK. The gate locks itself twice.]`,
        stow: `
          HOST: Into the mud bath! Breathe through this carrot.
          [GLOOP.]`,
        back: `[GLOOP. Up out of the mud comes {thing}, steaming.]`,
        peak: `
          [A long, long rumble.]
          ASK: What's Maureen doing?
          HOST: Breathing in.
          HIT: Is that bad?
          HOST: It's the out that's bad.`,
        gift: `
          [Pop. A single warm stone rolls to {ASK}'s feet.]
          ASK: She's given me a present!
          HOST: She only does that for people she'd miss.`,
      },
      worse: {
        noise: `
          [HIC! HIC! Hot mud flies.]
          ASK: HOW DO YOU STOP HICCUPS?
          HOST: Not by shouting!
          [HIC!]`,
        lost: `
          [HIC! A deck chair catches fire. A long, low rumble.]
          ASK: Is that her temper?
          HOST: It's her stomach. She can smell everybody's lunch, and she's never asked to it.`,
        stuck: `
          [HIC! The whole mountain shakes. Brrrr.]
          ASK: Did that volcano just shiver?
          HOST: It's cold at the top. Nobody thinks of that.`,
        mixed: `
          [HIC! A puff of black smoke.]
          ASK: What's wrong with her now?
          HOST: She's jealous. The couples all hold hands in front of the waterfall. ## She's jealous. The couples all go to the waterfall, and come back with their shirts on wrong.`,
        mess: `
          [HIC! A rock goes by, glowing.]
          ASK: Why does she get them at all?
          HOST: A dry throat. It hasn't rained up here since the Romans.`,
      },
      saves: {
        noise: `
          [One tiny hic. Then birdsong.]
          HIT: She's stopped!
          HOST: Well. So it was a noise that she wanted.`,
        lost: `
          [GULP. Birdsong.]
          HIT: She's stopped!
          HOST: She was never angry. She was peckish.
          ASK: I'm just the same before lunch.`,
        stuck: `
          [There it sits, all around the mountaintop. The shivering stops. Birdsong.]
          HOST: A scarf! She only wanted a scarf!
          HIT: She's full of fire!
          HOST: Not on the outside.`,
        mixed: `
          [The mountain turns pink. Ahhhhh.]
          HOST: She isn't hiccuping. She's sighing!
          HIT: At whom?
          HOST: The hill across the road. They've so much in common.`,
        mess: `
          [GLUG. GLUG. GLUG. Birdsong.]
          HIT: She drank it! She's stopped!
          HOST: Anybody could have brought her a glass of water. Nobody ever did.`,
      },
      turns: [
        `ASK: There's a cucumber slice on my eye, and it's warm.
         HOST: Don't take it off. It isn't done.`,
        `ASK: May I take the cucumber off now?
         HOST: What do you see?
         ASK: Green.
         HOST: Then it's working.`,
        `[{ASK} takes off the cucumber.]
         ASK: I look ten years younger!
         HOST: That's the one in the mirror. Behind you, in the towel.
         HIT: Thank you. I'm eighty.`,
      ],
      twist: "The cucumber on somebody's eye is not done",
    },
    {
      machine: 'the geyser',
      at: 'into the geyser',
      hide: 'the sauna',
      hideNoise: 'steam',
      change: 'small',
      hush: 'Far below, a geyser gargles and waits.',
      rise: 'FWOOSH! Bernard is on time. Everybody goes up on a column of warm water.',
      treat: 'the view',
      kept: 'on top of the geyser',
      gives: 'FWOOSH. Down on a soft jet, turning slowly, comes {prop}.',
      bits: {
        why: `
          ASK: Why would anybody have {event} in {a}?
          HOST: The invitation said "formal, but sweaty".`,
        intro: `
          [FWOOSH! A jet of hot water takes {HIT}'s hat.]
          HIT: My hat!
          HOST: That's Bernard, the geyser. He goes off every hour. You could set your watch by him.
          [FWOOSH!]
          ASK: That was a minute!
          HOST: He's getting old. The hours fly by.`,
        again: `
          [FWOOSH!]
          ASK: What's the hour?
          HOST: By Bernard? Thursday. He was up all night.`,
        stir: `
          [FWOOSH!]
          ASK: He's early again!
          HOST: It comes with age. He gets up four times a night.`,
        takes: `
          ASK: I'll put {prop} on that flat stone with the hole in it. Bernard isn't due for an hour.
          [FWOOSH! Up goes {prop}, as high as a church.]
          HOST: He's early. He'll have been worrying about it.`,
        uses: `
          ASK: I'll stand on him, with my full weight. That should hold him.
          [FWOOSH! {ASK} goes up. A pause. {ASK} comes down.]
          HOST: How was it?
          ASK: There's a very nice café up there.`,
        crowd: `
          [In paper slippers, {crowd} sit down on the hot stones. HISS.]
          ASK: Aren't they burning?
          HOST: They've paid for it. They'd never admit it.`,
        door: `
          ASK: I'm going. Where are my clothes?
          HOST: In the locker. The key's on a string.
          ASK: Where's the string?
          HOST: In your clothes.`,
        stow: `
          HOST: Into the sauna! Quick, behind the wet towels!
          [HISSSS. The door shuts.]`,
        back: `[HISSSS. The sauna door opens. Out comes {thing}, as wrinkled as a prune, and a foot shorter.]`,
        peak: `
          [FWOOSH! The floor rises, with everybody on it.]
          ASK: Is the spa supposed to go up?
          HOST: No. That's all of Bernard, at once.
          HIT: How high are we?
          HOST: I can see tomorrow.`,
        gift: `
          [Plip. A very small, very polite jet fills {ASK}'s cup.]
          ASK: Is that tea?
          HOST: He's been practicing. He was waiting for somebody to stay.`,
      },
      worse: {
        noise: `
          [FWOOSH! FWOOSH!]
          ASK: Why's he speeding up?
          HOST: He's deaf. He can't hear the clock. So he guesses.`,
        lost: `
          [FWOOSH! A bench goes by.]
          ASK: What does he want from us?
          HOST: There's nothing left down there. It's an empty feeling. He throws it all up, and waits to see what comes down.`,
        stuck: `
          [FWOOSH! A crack runs across the floor.]
          ASK: Couldn't you put a lid on him?
          HOST: What would hold a lid on Bernard? He's thrown off eleven. And a piano.`,
        mixed: `
          [FWOOSH! FWOOSH! Both jets lean to the left.]
          ASK: What's he reaching for?
          HOST: Somebody. Anybody. A hundred years of standing up, and nobody there.`,
        mess: `
          [FWOOSH! It's boiling.]
          ASK: Can't you cool him down?
          HOST: With what? He's all the water we have.`,
      },
      saves: {
        noise: `
          [Far below, something says "oh". The floor comes down, gently.]
          HIT: He's stopped!
          HOST: He heard that! It's the first thing he's heard in years. He thinks it's noon.`,
        lost: `
          [Plop. The floor comes down, gently.]
          HIT: He's swallowed it! He's stopped!
          HOST: You see? You have to put something in, too.`,
        stuck: `
          [CREAK. It holds. The floor comes down, gently, and sits.]
          HIT: There's a lid on Bernard!
          HOST: Look at him. He's only simmering.`,
        mixed: `
          [The jet turns pink, bends, and tips an invisible hat. The floor comes down, gently.]
          HIT: Who's he bowing to?
          HOST: The garden hose. She's been lying there all along.`,
        mess: `
          [HISSSSSS. The floor comes down, gently, through a warm fog.]
          HIT: He's gone lukewarm!
          HOST: At his age, that's perfect.`,
      },
      turns: [
        `ASK: Who keeps humming behind that towel?
         HOST: Nobody's to look behind the towel. It's the Silent Massage.
         ASK: But it's humming!
         HOST: That's why I put up the towel.`,
        `[Behind the towel, a loud crack. "AAAH!"]
         HIT: Is that still the Silent Massage?
         HOST: No. That was the end of it.`,
        `[The towel falls. A very relaxed goose walks out.]
         ASK: Who was massaging whom?
         HOST: I only book them in.`,
      ],
      twist: 'Something hums behind the Silent Massage towel',
    },
  ],
}
