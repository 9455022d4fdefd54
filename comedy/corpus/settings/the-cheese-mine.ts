import { type Setting } from '../../plays/card-types.ts'

/** Mice who bait their traps with whatever anybody says aloud to want; and a lantern mouse that faints at cheesy remarks. */
export const theCheeseMine: Setting = {
  name: 'The Cheese Mine',
  side: 'INT.',
  a: 'a cheese mine',
  round: 'a ball of mozzarella',
  roundLook: 'It is a young one, and still a little wet',
  tall: 'twelve crackers and a lantern',
  food: 'very old cheddar',
  tool: 'a cheese slicer',
  rooms: ['TOP OF THE SHAFT', 'CHEDDAR SEAM', 'HOLE WITH A VIEW', 'MOUSE CANTEEN', 'DEEPEST HOLE OF ALL'],
  ways: [
    {
      machine: 'the big trap',
      at: 'into the big trap',
      hide: 'the lunch locker',
      hideNoise: 'a whisker',
      change: 'bitten',
      hush: 'In every hole, a mouse takes notes.',
      rise: 'SPLACK! The whole mine snaps open the other way, and throws everybody up into the daylight, chairs and all.',
      treat: 'the little surprises',
      kept: 'in the big trap',
      gives: 'The trap opens, with a creak. The mice push out {prop}. They felt that it was our turn.',
      bits: {
        why: `
          ASK: How did we land in {a}, with {event}?
          HOST: There was a sign at the top of the shaft. It said that the one down here was better.`,
        intro: `
          [SPLACK! {HIT} is held fast, by one sleeve.]
          HIT: There was a bun on it! With icing!
          HOST: It's a trap. The mice set them, for us. They felt that it was their turn.
          ASK: So how do they know what to put on them?
          HOST: They listen. Never say what you want down here.
          ASK: All I want is to sit down.
          [A small armchair is pushed out of a hole.]`,
        again: `
          [Splack.]
          ASK: Who's put a feather bed in the middle of the tunnel?
          HOST: You told somebody that you'd slept badly. Walk round it.`,
        stir: `
          [SPLACK!]
          ASK: But it was only a mirror!
          HOST: Was there anything written on it?
          ASK: "You look well today." ## "You've lost weight."
          HOST: That's the cruelest one they've got. I was in it on Monday.`,
        takes: `
          ASK: All that I want is a safe place for {prop}.
          [A velvet cushion is pushed out of a hole. {ASK} lays it down. SPLACK!]
          HOST: I told you. They listen.`,
        uses: `
          ASK: I can play at that! Here's a trap for the mice, with a lovely big lump of cheese!
          [A pause. Then squeaks, of laughter.]
          HOST: This is a cheese mine. You've baited it with a bit of wall.`,
        crowd: `
          [Along the tunnel limp {crowd}, each of them with a little trap on one toe.]
          ASK: What were they after?
          HOST: The best seat in the house. They're all in it. ## A stranger, with kind eyes. The mice only needed the one cushion, and a candle.`,
        door: `
          ASK: I'm getting out! Here's a door, with a sign. "No traps behind this one."
          [SPLACK!]
          HOST: It's quite true. It's in front.`,
        stow: `
          HOST: Into the lunch locker! If something nibbles, try to taste of celery!
          [NIBBA-NIBBA. Click.]`,
        back: `[NIBBA-NIBBA. The lunch locker falls open. Out comes {thing}, nibbled all the way round, like a stamp.]`,
        peak: `
          [The floor tips. Overhead, out of the dark, comes a wire as thick as a tree.]
          ASK: Who'd set a trap as big as that?
          HOST: It's the mine. All of it. We're standing on the little board.
          HIT: But what did they bait it with?
          HOST: {Event}. Somebody must have said, up there, how nice that would be.`,
        gift: `
          [Out of a hole comes a very small bun, and stops at {ASK}'s foot.]
          ASK: Where's the spring? There's no wire on it!
          HOST: It's just a bun. They heard that you'd like one. It's the first time they've left it at that.`,
      },
      worse: {
        noise: `
          [SPLACK! A left boot is caught. The bait was a right boot.]
          ASK: Can't we set them off from over here?
          HOST: All of them? It'd only take a sneeze. They're set so fine that the mice go by in socks.`,
        lost: `
          [SPLACK! A wheelbarrow is caught. The bait was a hill.]
          ASK: Does it ever open again by itself?
          HOST: A trap holds out something, and you take it. It's got no idea what to do the other way round.`,
        stuck: `
          [SPLACK! An umbrella is caught. The bait was a cloud.]
          ASK: Couldn't you jam something in the spring?
          HOST: I tried a spoon, a shovel and my brother-in-law. It wants something that holds on.`,
        mixed: `
          [SPLACK! A helmet is caught. The bait was a head.]
          ASK: Why does it only ever get us?
          HOST: It's been drilled. Mice stay out, people go in. You'd have to knock that into it the other way round.`,
        mess: `
          [SPLACK! A candle is caught. The bait was a birthday.]
          ASK: Couldn't one just wriggle out?
          HOST: In here? It's all as dry as a cracker. You'd have to be as slippery as my brother-in-law.`,
      },
      saves: {
        noise: `
          [SPLACK! SPLACKETY-ACKETY-SPLACK! Every trap in the mine goes off, and the big one last. There is nothing in it.]
          HIT: They're all shut! I can walk anywhere!
          HOST: I did mention the socks. There's a mouse over there in only one, and it can't look at us.`,
        lost: `
          [It lands on the little board. The wire shakes. Then it comes down, as slowly as a bow.]
          HIT: It never snapped!
          HOST: Somebody brought it something! It can't very well snap at a present. It's asked the mice what one says.`,
        stuck: `
          [{With} jams the spring. SPL... The wire stops, an inch over everybody's hair.]
          HIT: Will that hold?
          HOST: It's better than my brother-in-law! You can come out now, Dennis!`,
        mixed: `
          [It hits the big trap, which turns over, and comes down on the other side. SPLACK! From all the holes, "Squeak!"]
          HIT: It's got the mice!
          HOST: Just by the socks. It's forgotten whose side it's on. They're hanging there like washing with opinions.`,
        mess: `
          [It pours all over the board. The wire comes down. SPLACK! Everybody shoots out to the sides, like wet soap.]
          HIT: It can't hold me!
          HOST: Nor me! It's missed Dennis four times! It's starting to look up to him.`,
      },
      turns: [
        `[A very old cat, in a helmet, goes by, and nods.]
         ASK: They've got a cat down here?
         HOST: She's head of safety. They pay her in cream, not to be hungry.`,
        `[The old cat trots past, with a mouse in her mouth.]
         HIT: She's eating one!
         HOST: There's a puddle. She's carrying it over. That one's new, and it hasn't stopped screaming.`,
        `[SPLACK! A great big box comes down over the cat. Forty mice take off their socks.]
         ASK: They've caught her! What are they going to do?
         HOST: Sing all the verses. It's her birthday.`,
      ],
      twist: "The mine's head of safety is a cat",
    },
    {
      machine: 'the lantern mouse',
      at: 'at the lantern mouse',
      hide: 'the Brie vat',
      hideNoise: 'a cracker',
      change: 'sticky',
      hush: 'On its perch, the lantern mouse looks pale, and holds on.',
      rise: '"We ought to do this every year," says somebody. TUMPF! All the walls melt at once. On a great warm wave, everybody floats up the shaft and into the sun.',
      treat: 'the fondue',
      kept: 'somewhere in the dark',
      gives: 'The lamp goes up by an inch. In the last dark corner lies {prop}.',
      bits: {
        why: `
          ASK: Why does {event} have to be down here, in {a}?
          HOST: It keeps better. At this temperature it'll only get more interesting.`,
        intro: `
          HIT: It's so golden down here! It's like standing inside the sun!
          [TUMPF! It goes dark. Somebody strikes a match. There lies a mouse in a helmet.]
          HOST: Now you've done it! In other mines it's a canary, and gas. Our lantern mouse faints at anything cheesy.
          ASK: In a cheese mine?
          HOST: Not the cheese. The remarks. And whenever it's dark, the walls get riper.
          ASK: So we mustn't mention the sunset.
          [Tumpf.]`,
        again: `
          [Tumpf.]
          ASK: Who said something cheesy, at this hour?
          HOST: You did, in your sleep. "You complete me." To a pillow.`,
        stir: `
          [TUMPF! A match is struck.]
          ASK: All I said was that I like you! ## All I said was "Do you come here often?"
          HOST: With your head on one side. Don't deny it. I heard your hair move. ## It knows that one. It's got eight hundred children.`,
        takes: `
          ASK: Leave {prop} to me. I'll guard it with my life.
          [TUMPF! It goes dark. Something drops, and is gone. A match.]
          HOST: "I've got it" would have done. And you'd still have it.`,
        uses: `
          ASK: I've got to get past without being seen. Follow your heart!
          [TUMPF! Footsteps. Oof.]
          ASK: Whose lap is this?
          HOST: Mine. Next time, follow the handrail.`,
        crowd: `
          [Out of the tunnel come {crowd}, and look up. "Awww," they all say. TUMPF!]
          ASK: What did they say that for?
          HOST: They'd seen the little helmet. It's a vicious circle.`,
        door: `
          ASK: I'm going up. Dear friends, wherever I go, a part of me...
          [TUMPF! A very long tumbling.]
          HOST: You could have just said "Bye". Then you'd have seen the ladder.`,
        stow: `
          HOST: Into the Brie vat! It's almost ready, so don't stir!
          [SHLUBB. The rind closes.]`,
        back: `[SHLUBB. The rind splits. Out of the Brie vat comes {thing}, on long white strings.]`,
        peak: `
          [TUMPF! In the dark, the ceiling starts to run.]
          ASK: I never opened my mouth!
          HOST: Two of us looked at each other. I distinctly heard it.
          HIT: Something's going down my neck!
          HOST: That's the roof. It's just right. It'll be just right for one more minute.`,
        gift: `
          [The lantern mouse puts something in {ASK}'s hand, and looks away.]
          ASK: It's a heart! Cut out of cheese!
          HOST: It made it itself. It fainted eleven times.`,
      },
      worse: {
        noise: `
          [TUMPF! Dark. A slice of wall comes off.]
          ASK: Isn't there anything that does it good?
          HOST: Something thoroughly rude. But everybody's so well spoken, since we got the carpet.`,
        lost: `
          [TUMPF! Dark. A slice of floor comes up.]
          ASK: What's it got against a kind word?
          HOST: It says that they're free. Anybody can say "my heart is yours", and still go home with it.`,
        stuck: `
          [TUMPF! Dark. A slice of roof comes down.]
          ASK: Can't somebody hold it up?
          HOST: I've got to hold up the wall. That mouse tips over to both sides. It wants bracing.`,
        mixed: `
          [TUMPF! Dark. A slice of stairs comes away.]
          ASK: So what does it like?
          HOST: Facts. At its own wedding it had the drains read out. You'd have to hit it with a brick to get an "Ah".`,
        mess: `
          [TUMPF! Dark. A slice of door comes in.]
          ASK: How do you wake it up, as a rule?
          HOST: With a bucket of something cold. But the well has turned. It's all yogurt, from here down.`,
      },
      saves: {
        noise: `
          [The lantern mouse sits up, with round eyes. The light comes on. The dripping stops.]
          HIT: It's wide awake! It's laughing!
          HOST: There wasn't one nice thing about that noise! It's holding up the lantern, for the second verse.`,
        lost: `
          [It lands in the lantern mouse's lap. It sways. It turns white. It stands. The light comes on. The dripping stops.]
          HIT: That was pure cheese! Why's it still up?
          HOST: Somebody said it, and didn't go home with it. It's asking for a handkerchief, for a friend.`,
        stuck: `
          [{With} braces the lantern mouse on both sides. It faints, and stays up. The light comes on. The dripping stops.]
          HIT: So can I say it? You're all like a summer's day to me!
          HOST: Go on! It's out cold, and as bright as noon! ## Go on! And now the one about my lips!`,
        mixed: `
          [It hits the lantern mouse between the ears. "Awww," says the mouse. The light comes on. The dripping stops.]
          HIT: Did it really say that?
          HOST: It says that we're its sunshine! It's holding my finger! Somebody catch me.`,
        mess: `
          [It pours over the lantern mouse, lamp and all. The mouse leaps up, spitting. The light comes on. The dripping stops.]
          HIT: What's that it's shouting?
          HOST: I'd rather not repeat it. But you can feel how it's clearing the air.`,
      },
      turns: [
        `["Hmmm," says something, deep inside the wall.]
         ASK: Is somebody in there?
         HOST: That's the Old Gouda. It's four hundred. People come down and ask it things.`,
        `["Hmmmmmm," says the wall.]
         HIT: What did they ask it?
         HOST: Whether it would rain on the Saturday. That was in my grandfather's day. It doesn't like to be hurried.`,
        `["No," says the wall.]
         ASK: It's answered!
         HOST: I must run and tell them! There's a whole wedding up there, in a doorway, with umbrellas!`,
      ],
      twist: 'The four-hundred-year-old Gouda gives advice',
    },
  ],
}
