import { type Setting } from '../../plays/card-types.ts'

/** A race in which nobody may hurry; and a wheel that takes a bet from whoever is sure. */
export const snailRacetrack: Setting = {
  name: 'Snail Racetrack',
  side: 'EXT.',
  a: 'a snail racetrack',
  round: 'an empty snail shell',
  roundLook: 'It does turn, if you wait',
  tall: 'three lettuces and a flag',
  food: 'lettuce',
  tool: 'a starting flag',
  rooms: ['STARTING LINE', 'FIRST INCH', 'BETTING WINDOW', 'LAST BEND', 'FINISH LINE'],
  ways: [
    {
      machine: 'Thunderbolt the snail',
      at: 'at Thunderbolt',
      hide: 'the slime tub',
      hideNoise: 'a snail',
      change: 'sticky',
      hush: 'In the stands, four thousand people lean forward, an inch a minute.',
      rise: 'POOOT! "And they\'re off!" The whole grandstand jumps up, and takes everybody with it.',
      treat: 'the pace',
      kept: 'lying second in the race',
      gives: "POOOT! {Prop} has won by half a length. It's handed over, with a small wreath.",
      bits: {
        why: `
          ASK: But why hold {event} at {a}?
          HOST: They say that time flies. I'd like to see it try that here. ## I like somebody who takes their time. I've brought binoculars.`,
        intro: `
          [{HIT} hurries up. POOOT! "FALSE START!" Four thousand people groan.]
          HIT: What have I done?
          HOST: You ran! Nobody hurries here. It startles the snails, and they have to start all over again.
          ASK: How far had they come?
          HOST: Thunderbolt had done a yard. We'd waited for that since Easter.`,
        again: `
          [Poot.]
          ASK: Another false start? At night?
          HOST: The watchman woke up suddenly.`,
        stir: `
          [POOOT! "FALSE START!"]
          ASK: But I was standing still!
          HOST: You were tapping your foot.`,
        takes: `
          [{ASK} puts {prop} down, only for a moment. Four thousand people stand up.]
          ASK: What are they cheering for?
          HOST: You put it on the track. It's in the race. It's lying second.`,
        uses: `
          ASK: I'll creep past them, so slowly that they'll never know.
          [{ASK} lifts one foot. A long, long pause. Slorp.]
          ASK: Something's overtaken me!
          HOST: That's number four. He's asleep.`,
        crowd: `
          [In the stands, {crowd} get to their feet. It takes a while.]
          ASK: What's that sound they're making?
          HOST: It's a cheer. They began at lunch. They've got as far as the "hoo".`,
        door: `
          ASK: I've had enough! I'm off!
          [{ASK} runs. POOOT! "FALSE START!" A rope drops across the gate.]
          ASK: You mean that I have to go back to the beginning?
          HOST: Everybody does. How do you think we got four thousand in?`,
        stow: `
          HOST: Into the slime tub! Slowly. Slowly!
          [Slorp. The lid comes down, at its leisure.]`,
        back: `[Slorp. Out of the slime tub comes {thing}, on a long, long string, with two small snails.]`,
        peak: `
          [POOOT! POOOT! All along the track, the snails turn round.]
          ASK: They're coming straight at us!
          HOST: They've had one start too many. It's a stampede!
          HIT: When will they be here?
          HOST: On Thursday. And nobody's allowed to run.`,
        gift: `
          [Slorp. A snail puts down a leaf at {ASK}'s feet.]
          ASK: Is that for me?
          HOST: It must have set off with that before you were born. It had a feeling.`,
      },
      worse: {
        noise: `
          [POOOT! "FALSE START!"]
          ASK: It was only a bit of noise! Surely they get cheers?
          HOST: Never. By the time Thunderbolt comes in, they've all gone home. He thinks that we're weather.`,
        lost: `
          [POOOT! "FALSE START!"]
          ASK: What are they even racing for?
          HOST: The cup. Somebody ran off with it, nineteen years ago. That was the first false start.`,
        stuck: `
          [POOOT! "FALSE START!"]
          ASK: Don't they ever get to the end?
          HOST: They did, once. But the ribbon had rotted. How's a snail to know that it's arrived?`,
        mixed: `
          [POOOT! "FALSE START!"]
          ASK: Who's that beside Thunderbolt?
          HOST: Lightning. They've raced neck and neck for nineteen years. Neither has ever looked sideways. ## Lightning. Nineteen years side by side, and neither's ever looked. Half this crowd calls that a marriage.`,
        mess: `
          [POOOT! "FALSE START!" Dust.]
          ASK: Couldn't they go a bit faster?
          HOST: On this? It's bone dry! A snail has to make its own road. They've been running on empty since Easter.`,
      },
      saves: {
        noise: `
          [The stampede stops. Along the track, eyes go up on stalks, one by one.]
          HIT: They're looking round!
          HOST: That's the first cheer that Thunderbolt ever got. He's taking a bow. Give him till Tuesday.`,
        lost: `
          [It lands right in front of Thunderbolt. The stampede stops.]
          HIT: He's climbing up on it!
          HOST: He thinks that it's the cup. Let him. He's been after it for nineteen years.`,
        stuck: `
          [{With} lies across the track. Thunderbolt runs into it, chest first. The stampede stops.]
          HIT: He's through the ribbon!
          HOST: He's won! Somebody tell his mother. She's eleven inches back.`,
        mixed: `
          [Thunderbolt's eyes cross. The stampede stops. Very slowly, one eye goes to the left.]
          HIT: What's he looking at?
          HOST: Whoever's in the next lane. Well. That isn't a race any more. That's a walk.`,
        mess: `
          [It runs all the way round the track. The stampede stops, sighs, and begins to glide.]
          HIT: They've turned back! They're racing!
          HOST: Look at Thunderbolt! If you squint, you can see it.`,
      },
      turns: [
        `ASK: I've put a dollar on number six.
         HOST: Which one's that?
         ASK: The gray one, in front.
         HOST: That's a pebble.`,
        `HIT: I've just come past the track. The pebble's still leading!
         HOST: By how much?
         HIT: It's pulling away.`,
        `[POOOT! "FALSE START!"]
         ASK: Who was it that time?
         HOST: You won't believe this. The pebble.`,
      ],
      twist: 'Somebody bets a dollar on a pebble',
    },
    {
      machine: 'the betting wheel',
      at: 'at the betting wheel',
      hide: 'the ice cart',
      hideNoise: 'a cone',
      change: 'cold',
      hush: 'The betting wheel slows down. Tik. Tik.',
      rise: 'TRRRRR! The betting wheel throws back all it ever won, and everybody comes up on a hill of hats.',
      treat: 'the vanilla ice',
      kept: 'on the betting wheel',
      gives: "TRRRRR-TIK. The wheel pays out: four dollars, somebody's hat, and {prop}.",
      bits: {
        why: `
          ASK: Why should {event} be at {a}?
          HOST: It gets people in the right mood. Nobody here expects much before the weekend.`,
        intro: `
          HIT: What a quiet spot. I'm sure that nothing ever happens here.
          [TRRRRR-TIK! {HIT}'s hat is gone.]
          HOST: That's the betting wheel. Here, whoever's sure of something has made a bet. You lost.
          ASK: But that isn't fair!
          HOST: Are you sure?
          [TRRRRR.]
          ASK: No!`,
        again: `
          [Tik.]
          ASK: Where's the roof of the stand?
          HOST: Somebody was certain that they'd locked up.`,
        stir: `
          [TRRRRR-TIK!]
          ASK: My watch! What was I ever sure of?
          HOST: You said "see you later". It had you at ten to one. ## You once said "I'll call you". It had you at ten to one.`,
        takes: `
          ASK: One thing I'm sure of. {Prop} is safe with me.
          [TRRRRR-TIK! {ASK} is holding nothing.]
          HOST: And at a hundred to one! Somebody's just made a fortune.`,
        uses: `
          ASK: Here's a bet it can't win. I'm sure that I'll lose my shoes!
          [TRRRRR-TIK! {ASK} is in somebody else's shoes.]
          HOST: You lost your shoes, so you won. So there's a pair of shoes.
          ASK: They're smaller!
          HOST: It takes ten percent.`,
        crowd: `
          [In come {crowd}. They are all wearing barrels.]
          ASK: What happened to their clothes?
          HOST: They bet them. They were sure that they'd stop at the socks.`,
        door: `
          ASK: I know where the gate is, and I'm going through it.
          [TRRRRR-TIK! A long, empty fence.]
          ASK: It's taken the gate!
          HOST: It bet that you wouldn't. It's a very bad loser.`,
        stow: `
          HOST: Into the ice cart! Get in behind the vanilla.
          [The lid shuts. The cart shivers.]`,
        back: `[The lid of the ice cart slides open. Out comes {thing}, frosted all over, with a cherry on top.]`,
        peak: `
          [TRRRRRRRRRRR. The betting wheel goes round and round.]
          ASK: Who said something?
          HOST: Somebody was sure that it couldn't get any worse.
          HIT: What's the stake?
          HOST: All of us. At a hundred to one. I think it's sorry for us.`,
        gift: `
          [Tik. A slip of paper flutters down to {ASK}.]
          ASK: I've won! But I never bet a thing!
          HOST: The wheel did. It's had its money on you since this morning.`,
      },
      worse: {
        noise: `
          [TRRRRR-TIK! There goes the flag.]
          ASK: Can it land on anything good?
          HOST: There's one field that's never come up. It always sticks just before. It would need an awful shock.`,
        lost: `
          [TRRRRR-TIK! There goes the flag.]
          ASK: What does it want with all those hats?
          HOST: It can't enjoy one of them. It won them, you see. Nobody makes a present to a winner.`,
        stuck: `
          [TRRRRR-TIK! TRRRRR-TIK!]
          ASK: Tell it that's enough!
          HOST: It says that it could stop whenever it likes. It's said so for nineteen years. It keeps losing that one.`,
        mixed: `
          [TRRRRR-TIK! There goes the flag.]
          ASK: How does it win every time?
          HOST: It's so sure of itself! It hasn't had a doubt since they nailed it up.`,
        mess: `
          [TRRRRR-TIK! There goes the flag.]
          ASK: How much do we owe it?
          HOST: It's chalked up on the back, all of it, since the first race. It'll stand there until it rains. They moved it under a roof.`,
      },
      saves: {
        noise: `
          [The betting wheel jumps. Tik. Tik. TIK. It stops.]
          HIT: What's that it's landed on?
          HOST: "All bets are off." So that's what was under there!`,
        lost: `
          [The betting wheel stops, halfway through a tik. The flag comes back. Then the hats.]
          HIT: It's giving up everything!
          HOST: Except that. It never had a thing that it hadn't won. It can't work out the odds.`,
        stuck: `
          [{With} catches in the spokes. TRRR. Tik. The betting wheel stops.]
          HIT: Now it really has stopped!
          HOST: With a little help. Don't look. It's crying into a hat.`,
        mixed: `
          [The betting wheel wobbles. It goes left. It goes right. It stops.]
          HIT: It can't make up its mind!
          HOST: It isn't sure! Its first doubt! And it had bet everything that it would never have one.`,
        mess: `
          [It runs down the wheel, front and back. The chalk runs with it. The wheel stops.]
          HIT: It's blank! We don't owe it a thing!
          HOST: It's forgotten what it was so cross about. Here, it's handing me a hat.`,
      },
      turns: [
        `[In the stands, a very old gentleman waves a ticket.]
         ASK: What's he waiting for?
         HOST: The result. He's got a bet on the first race.
         ASK: When was that?
         HOST: This is it.`,
        `HIT: The old gentleman's got up! He's leaving!
         HOST: He's only stretching his legs. The boy's holding the ticket.
         ASK: Which boy?
         HOST: His son. He's seventy.`,
        `[In the stands, a very small girl waves a very old ticket.]
         ASK: What would that family win?
         HOST: A penny. It was a great deal then.`,
      ],
      twist: 'One family waits generations for a snail race',
    },
  ],
}
