import { type Setting } from '../../plays/card-types.ts'

/** Sixty cows who think that the grass is greener on the other side, so the tower leans; and a tractor that plants whatever is dropped. */
export const skyscraperFarm: Setting = {
  name: 'Skyscraper Farm',
  side: 'EXT.',
  a: 'a skyscraper farm',
  round: 'a turnip',
  roundLook: 'It has mud at both poles',
  tall: 'three flowerpots and a milk pail',
  food: 'fresh butter',
  tool: 'a pitchfork',
  rooms: [
    'NINETIETH FLOOR, COW PASTURE',
    'NORTH EDGE',
    'TURNIP FIELD',
    'ELEVATOR DOORS',
    'TOP OF THE HAYSTACK',
  ],
  ways: [
    {
      machine: 'Hildegard the cow',
      at: 'to Hildegard',
      hide: 'the milk tank',
      hideNoise: 'a drop of cream',
      change: 'wet',
      hush: 'Ninety floors down, even the traffic waits.',
      rise: 'GALUMPH! Sixty cows run to the right, to see what is so funny there. Everybody slides along behind.',
      treat: 'the slope',
      kept: 'on the other side',
      gives: 'GALUMPH. Hildegard is back. She drops {prop}. It was no better over there.',
      bits: {
        why: `
          ASK: Why must {event} be up here, on {a}?
          HOST: I wanted a place where nobody could look down on us. The pigeons don't count. ## My ex moved into the house across the street. I wanted a place where I can look down on it.`,
        intro: `
          HIT: What a view! How nice it looks, over there!
          [GALUMPH! Sixty cows gallop to where {HIT} is pointing. The whole skyscraper leans after them.]
          HOST: Don't say that! Hildegard's sure that the grass is greener on the other side, and the other cows believe her.
          ASK: And when they get there?
          HOST: Then they see where we are. ## Then they see where we are. I've been married like that.`,
        again: `
          [Galumph.]
          ASK: Yesterday we were above another street!
          HOST: You talked in your sleep. About Ireland.`,
        stir: `
          [GALUMPH! Everybody slides to the right.]
          ASK: I never opened my mouth!
          HOST: You looked over there. With longing. ## You looked over there. With longing. So does your neighbor's wife, I hear.`,
        takes: `
          ASK: Wouldn't {prop} look nice, over there?
          [GALUMPH! Sixty cows go to see. One of them has got it in her mouth.]
          HOST: You're not to say it! It doesn't matter of what!`,
        uses: `
          ASK: We'll praise this side, that's all. What lovely grass! Right here, under my feet!
          [GALUMPH! Sixty cows arrive. Of {ASK}, only one hand can be seen.]
          HOST: It worked! How's the grass?
          ASK: They've eaten it.
          HOST: Then it's greener over there.`,
        crowd: `
          [GALUMPH! The skyscraper leans, until it touches the one next door. Across step {crowd}.]
          ASK: Couldn't they take the elevator?
          HOST: They were only going to wave. Then they saw our side. It looked greener. ## They were only going to wave. Then they saw our side. Somebody was sunbathing.`,
        door: `
          ASK: I'm taking the elevator down. Anywhere's nicer than here!
          [GALUMPH! The elevator doors open, flat on the floor.]
          HOST: You said it too loudly. Now it's lying down. You can still take it, on your knees.`,
        stow: `
          HOST: Into the milk tank! And no kicking! That's how butter happens.
          [GLOLLOP.]`,
        back: `[GLOLLOP. Up goes the lid of the milk tank. Out comes {thing}, dripping wet, and white as a wall. Two cats follow it closely.]`,
        peak: `
          [GALUMPH! Sixty cows lean over the edge. The skyscraper leans over with them.]
          ASK: What are they all looking at?
          HOST: The park. It's the greenest thing that they ever saw, and it's straight down.
          HIT: How far over are we?
          HOST: I can read our own doormat. One more step, and we're a bungalow.`,
        gift: `
          [A calf lays a clover leaf on {ASK}'s shoe. It has three leaves, and a bite.]
          ASK: For me?
          HOST: It had four. It ate the lucky one, to be sure that it was good enough.`,
      },
      worse: {
        noise: `
          [GALUMPH! Sixty cows run away from that noise. The skyscraper runs with them, as far as it can.]
          ASK: What would call them back to the middle?
          HOST: The milking horn. It cracked windows in the next street. Then it rolled off, in the spring, and nothing else is loud enough.`,
        lost: `
          [GALUMPH! Sixty cows come to see what's missing. So does the floor.]
          ASK: Why do they always want what the neighbors have?
          HOST: They've all got the same. If Hildegard had one thing that was hers, she'd stand by it, and they'd stand by her.`,
        stuck: `
          [GALUMPH! Hildegard trots by with a loose end in her mouth, and sixty tons of friends.]
          ASK: Can't you tie her up?
          HOST: We did. In the very middle, where she does no harm. But we're a farm. The rope was made of hay.`,
        mixed: `
          [GALUMPH! To the left. GALUMPH! To the right.]
          ASK: Why can't that cow make up her mind?
          HOST: It's made up. Whichever side this is, it's the wrong one. If she ever mixed them up, we'd have some peace.`,
        mess: `
          [GALUMPH! Sixty cows run to where it's cleaner.]
          ASK: How do they know which way she's gone?
          HOST: By her behind. It's pure white. They follow that anywhere. So did a pilot, once.`,
      },
      saves: {
        noise: `
          [Sixty cows lift their ears, turn round, and trot to the middle. The skyscraper stands up straight.]
          HIT: They're forming a line!
          HOST: They took it for the milking horn! Quick, who's got warm hands?`,
        lost: `
          [Hildegard puts a hoof on it, in the very middle. All the others come to look at it. The skyscraper stands up straight.]
          HIT: She won't let go of it!
          HOST: It's hers. And now it's greener where she is, and they all know it.`,
        stuck: `
          [{With} goes round Hildegard, and round the flagpole in the middle. She sits. They all sit. The skyscraper stands up straight.]
          HIT: Will it hold her?
          HOST: She's had a nibble, and she's shaking her head. It isn't hay.`,
        mixed: `
          [Hildegard goes round twice, stops in the middle, and sits. They all sit. The skyscraper stands up straight.]
          HIT: I never saw a cow look so pleased!
          HOST: She thinks that this is the other side. She's arrived. ## She thinks that this is the other side. It's the secret of a long marriage.`,
        mess: `
          [There is no white left on Hildegard anywhere. All the others stop, and look for it. The skyscraper stands up straight.]
          HIT: They don't know whom to follow!
          HOST: Neither does she. She's waiting for Hildegard.`,
      },
      turns: [
        `[A cow at the edge lifts its tail. A long, long whistle. Then, far below, splat.]
         ASK: Who lives down there?
         HOST: A banker, with a roof garden. He's written us seven letters. They're getting shorter.`,
        `[A long, long whistle. Splat.]
         HIT: The banker's put up a big umbrella, with rings on it! Red, white, red!
         HOST: That was kind of him. It gives them something to aim at.`,
        `[A basket comes up on a rope. In it lies a rose, as big as a cabbage.]
         ASK: Who sent that?
         HOST: The banker. There's a note. "First prize at the flower show. Please, could they eat more on Fridays?"`,
      ],
      twist: 'A banker lives directly below the cows',
    },
    {
      machine: 'the tractor',
      at: 'onto the tractor',
      hide: 'the compost bin',
      hideNoise: 'a worm',
      change: 'hot',
      hush: 'In the middle of a row, the tractor stops to listen.',
      rise: 'TUKKATUKKA! The tractor tips out its trailer. The harvest is in, and everybody stands in it up to the chin.',
      treat: 'the vegetables',
      kept: 'in the ground, and growing',
      gives: 'A green shoot comes up, and opens. In the middle of the flower sits {prop}.',
      bits: {
        why: `
          ASK: Who puts {event} on {a}, ninety floors up?
          HOST: The rent's low. It's the only thing up here that is.`,
        intro: `
          [TUKKATUKKA. A tractor with nobody in it rolls over a glove, and presses it into the earth.]
          HIT: My glove! I only dropped it!
          HOST: Nobody must drop a thing up here. The tractor plants it.
          ASK: You can't grow gloves!
          [Five green fingers come up.]
          HOST: Don't pick it before it's ripe. It picks back.`,
        again: `
          [Tukkatukka.]
          ASK: What's that snoring, all across the field?
          HOST: You dropped off last night, by the fence. It's come up.`,
        stir: `
          [TUKKATUKKA.]
          ASK: What's it plowing here for? I didn't drop anything!
          HOST: You dropped a hint. It'll be a hedge by the weekend. ## You've been dropping hints all day. It'll be a hedge by tonight, with room for two behind it.`,
        takes: `
          [{ASK} drops {prop}. TUKKATUKKA. It's planted.]
          ASK: Then dig it up!
          HOST: Before it's ripe? They come out so sour.`,
        uses: `
          ASK: It's a gold mine! You drop what you want more of. There goes my last dollar!
          [TUKKATUKKA. Something thin and white comes up.]
          ASK: It's a tax form!
          HOST: You planted money. That always comes up first. ## You planted money. Next come the relations.`,
        crowd: `
          [TUKKATUKKA. All over the field, hats come up. Under the hats blink {crowd}.]
          ASK: Somebody planted them?
          HOST: Only the first. She dropped in this morning, to say hello.`,
        door: `
          ASK: I'm going home. Where's my key? Oh, I've dropped it.
          [TUKKATUKKA. Six front doors come up out of the ground.]
          ASK: They're all locked!
          HOST: They're early, this year. The keys don't ripen until the fall. ## The keys don't ripen until the fall. I've stood outside my own for a year. The locks were in the settlement.`,
        stow: `
          HOST: Into the compost bin! It's nice and warm. We do our eggs in there.
          [FUMMP. The lid shuts.]`,
        back: `[FUMMP. The lid jumps off the compost bin. Out comes {thing}, too hot to hold, with steam rising, and a lettuce growing on top.]`,
        peak: `
          [TUKKATUKKATUKKA. The last row is full. The tractor turns its lamps on everybody.]
          ASK: What does it want with us?
          HOST: We've stood about for so long. It thinks that somebody dropped us.
          HIT: If it plants us, what comes up?
          HOST: More of us. People will call it a bad year.`,
        gift: `
          [The tractor stops at {ASK}'s feet, and puts down one small pot, with one small flower.]
          ASK: But what did I drop?
          HOST: Your guard. Look how nicely it's come out. ## Your guard. I'd seen you without it before. Never in daylight.`,
      },
      worse: {
        noise: `
          [TUKKATUKKA! It plows up a picnic.]
          ASK: Won't it stop for anyone?
          HOST: It gives way to what's bigger. It goes by the sound. So far, the biggest thing that it's heard up here is itself.`,
        lost: `
          [TUKKATUKKA! It plants a bucket, two rakes and a hen.]
          ASK: Why won't it park?
          HOST: What for? Whatever it gets, it puts in the ground, in rows. It's got nothing at home to sit with.`,
        stuck: `
          [TUKKATUKKA! It plows up the path, and then the bench, nearer and nearer.]
          ASK: Who's steering it?
          HOST: The wheel is. It's shaken loose, and spins as it likes. It's looking for something to hold on to.`,
        mixed: `
          [TUKKATUKKA! It plants a signpost. Four come up. They don't agree.]
          ASK: Doesn't it ever stop planting?
          HOST: It thinks that it's April. It's thought so since April. I'd give a cow to whoever could turn its head.`,
        mess: `
          [TUKKATUKKA! It comes through the fence in a cloud of dust.]
          ASK: I can't see for dust!
          HOST: It loves dry ground. It can go on for weeks. In a wet year, it sits in the mud till June, and hums.`,
      },
      saves: {
        noise: `
          [The tractor pulls over, with two wheels in the ditch, and dips its lamps.]
          HIT: What's it waiting for?
          HOST: It thinks that there's a bigger tractor coming. If you can moo, don't. If you can go "tukka", go "tukka".`,
        lost: `
          [It lands on the seat. The tractor looks round, switches itself off, and rolls into the shed.]
          HIT: It isn't going to plant it!
          HOST: It doesn't want six of them. It wants that one.`,
        stuck: `
          [{With} catches the steering wheel, and holds it to one side. The tractor goes round and round a tomato.]
          HIT: It can't get any closer!
          HOST: We're safe. I can't speak for the tomato.`,
        mixed: `
          [The tractor sneezes, and turns back. TUKKATUKKA. Up comes all that it ever planted, washed and in bunches.]
          HIT: I've got my glove back! And four more!
          HOST: It thinks that it's fall. It's bringing in the harvest!`,
        mess: `
          [It runs down over the tractor, and into the ground. The wheels spin, and sink. Tukka. Tuk.]
          HIT: It's up to its lamps in mud!
          HOST: Till June. Look at it wallow. It always wanted to be a pig.`,
      },
      turns: [
        `ASK: There's a button off my shirt. It rolled under the fence.
         HOST: Leave it. By now it's in the ground. You can only water it, and hope.`,
        `HIT: There's a cuff coming up, by the fence!
         HOST: That'll be from the button. It's put out a left sleeve. That's early.`,
        `[By the fence, in the wind, a whole shirt waves both arms.]
         ASK: It's just my size! But there's a button missing.
         HOST: That's how they spread.`,
      ],
      twist: 'A lost button takes root by the fence',
    },
  ],
}
