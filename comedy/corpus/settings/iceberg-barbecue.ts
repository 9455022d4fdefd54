import { type Setting } from '../../plays/card-types.ts'

/** A grill that loves the iceberg, and melts it; and a head penguin, whom four hundred others copy. */
export const icebergBarbecue: Setting = {
  name: 'Iceberg Barbecue',
  side: 'EXT.',
  a: 'an iceberg barbecue',
  round: 'a baked potato',
  roundLook: 'The mountains are butter',
  tall: 'three buckets of ice and a herring',
  food: 'grilled herring',
  tool: 'a barbecue fork',
  rooms: ['GRILL', 'ICE BENCHES', 'NORTH END', 'MIDDLE', 'ALL THAT IS LEFT'],
  ways: [
    {
      machine: 'the grill',
      at: 'onto the grill',
      hide: 'the smokehouse',
      hideNoise: 'a kipper',
      change: 'hot',
      hush: 'On the grill, one spark holds its breath.',
      rise: 'KRAKK! The iceberg lets go of its last stone, and bobs up, with everybody on it.',
      treat: 'the sausages',
      kept: 'on a very small iceberg',
      gives: 'The very small iceberg drifts round again. On it, quite dry, sits {prop}.',
      bits: {
        why: `
          ASK: Isn't {a} a strange idea for {event}?
          HOST: The firemen said to hold it somewhere that couldn't burn. They were right. It doesn't burn.`,
        intro: `
          [TSSSS. KRAKK! The ice splits. {HIT} floats away on the smaller half.]
          HIT: I'm leaving! I didn't mean to!
          HOST: You'll drift round again. It's the grill. For every sausage, we lose a piece of the iceberg.
          ASK: Who puts a barbecue on ice?
          HOST: Where else would the salad keep?`,
        again: `
          [Tssss. Krakk.]
          ASK: Where's the place where I slept?
          HOST: It's that one, over there. It's waving.`,
        stir: `
          [TSSSS. KRAKK!]
          ASK: There go the cucumbers!
          HOST: They were a side dish. They're just on another side.`,
        takes: `
          [{ASK} puts {prop} down on the ice. TSSSS. KRAKK!]
          ASK: It's floating away! Who put on a sausage?
          HOST: It was only a cocktail sausage. It's only a cocktail iceberg.`,
        uses: `
          ASK: It's too hot. So we cool it down, with a little lump of ice. I'll chip one off.
          [CHIP, CHIP. KRAAAKK!]
          HOST: That was the little lump that the big lump was standing on.`,
        crowd: `
          [From all sides drift {crowd}, with paper plates, each on a small piece of ice.]
          ASK: Where did they get all those?
          HOST: They're ours. They left at breakfast.`,
        door: `
          ASK: I'll swim home. I'll just try the water, with one toe.
          [A pause.]
          HOST: What's it like?
          ASK: I couldn't say. The toe isn't speaking to me.`,
        stow: `
          HOST: Into the smokehouse! Hang on a hook, and try to look like Friday!
          [FFFSS.]`,
        back: `[FFFSS. Out of the smokehouse comes {thing}, piping hot, golden brown, and smelling delicious.]`,
        peak: `
          [KRAKK. KRAKK. What's left of the iceberg is about as big as a tablecloth.]
          ASK: Everybody stand on one leg!
          HOST: We are. I'm on somebody else's. ## We are. Whose is that, between mine? No, leave it. It's warm.
          HIT: Which way are we drifting?
          HOST: South. A palm tree's just gone by. It was holding out a glass.`,
        gift: `
          [Tsss. One sausage rolls off the grill, and into {ASK}'s hand.]
          ASK: It's perfect! It's brown all the way round!
          HOST: It turned that one itself. It's been keeping it warm since you got here.`,
      },
      worse: {
        noise: `
          [TSSSS. KRAKK! There goes the north end.]
          ASK: WHAT DO WE DO NOW?
          HOST: Not so loud! There's a whole cliff of ice hanging up there behind us. One good shout, and down it comes.`,
        lost: `
          [TSSSS. KRAKK! There go the benches.]
          ASK: Does it have to burn so high?
          HOST: It's an artist. For years it's been given nothing but sausages. It's forgotten what care is.`,
        stuck: `
          [TSSSS. KRAKK! There goes the parasol.]
          ASK: It's coming to pieces under us!
          HOST: It's only water, trying to hold itself together. Who helps it? Nobody. You've had days like that.`,
        mixed: `
          [TSSSS. KRAKK! There goes the flag.]
          ASK: What has that grill got against ice?
          HOST: It adores it. It's sat on it for years. But the warmer it feels about it, the less of it there is. ## It adores it. But the warmer it gets, the less of it there is. I was engaged to somebody like that.`,
        mess: `
          [TSSSS. KRAKK! There goes the ladder.]
          ASK: Throw some water over it!
          HOST: We haven't any. It's all ice. We'd have to melt it, and for that we'd need the grill.`,
      },
      saves: {
        noise: `
          [A rumble. Down from the cliff slides an iceberg, white, whole and brand-new. BUMP. It parks.]
          HIT: It's ten times the size of the old one!
          HOST: I said that it only took one good shout. Mind the step, everybody.`,
        lost: `
          [It lands on the coals. At once the flames sink, to a careful little glow. The ice stops cracking.]
          HIT: It's turned itself down!
          HOST: It knows what it's been given. You don't rush a thing like that.`,
        stuck: `
          [It pulls tight, round the grill, across the gap, and round the next piece, and the next. BUMP. BUMP. They close up.]
          HIT: It's in one piece again!
          HOST: It's a parcel. Somebody ought to put a bow on it.`,
        mixed: `
          [The flames turn blue, and shiver. Frost runs down the legs of the grill. All the puddles freeze.]
          HIT: It's gone cold!
          HOST: It's forgotten which of the two it is. Look. They've finally got something in common.`,
        mess: `
          [TSSSSSSSS. The grill goes out. A great cloud of steam goes up, freezes, and comes down.]
          HIT: It's snowing!
          HOST: That isn't snow. That's the north end, coming home. Stand still. You're part of the building.`,
      },
      turns: [
        `[A bottle bobs by, with a note in it.]
         ASK: "Help. I'm all alone on a desert island. It's so hot."
         HOST: Poor thing. Write back. Say that we're bringing the ice.`,
        `[A bottle bobs by, the other way.]
         HIT: There's an answer! "Hurry. I have lemonade, but it's warm."
         HOST: I've sent the west side on ahead.`,
        `[A bottle bobs by. It has a straw in it.]
         ASK: "It came! It's perfect! And when will you get here yourselves?"
         HOST: Write "soon". Write "in cubes".`,
      ],
      twist: 'A sweltering castaway writes to the iceberg',
    },
    {
      machine: 'the head penguin',
      at: 'at the head penguin',
      hide: 'the igloo',
      hideNoise: 'an icicle',
      change: 'cold',
      hush: 'All over the ice, penguins tilt their heads.',
      rise: 'FLUP! The head penguin hops. FLUPFLUPFLUPFLUP! Everybody leaves the ice.',
      treat: 'the penguins',
      kept: 'under four hundred penguins',
      gives: 'FLUPFLUPFLUP. Four hundred penguins stand up. Under the last lies {prop}, very warm.',
      bits: {
        why: `
          ASK: What's {event} doing on an iceberg?
          HOST: We couldn't afford to dress anybody. Here, they come like that.`,
        intro: `
          [FLUP. A penguin sits down on {HIT}'s foot. FLUPFLUPFLUPFLUP. So do all the others.]
          HIT: I can't lift my leg!
          HOST: You've got the head penguin there. Whatever it does, all the others do.
          ASK: Don't they want to know why?
          HOST: Each of them thinks that the one in front asked.`,
        again: `
          [FLUP. FLUPFLUPFLUPFLUP.]
          ASK: Why have they all got a scarf on?
          HOST: The head penguin had a sore throat. We ran out of wool at ninety. The rest are herring.`,
        stir: `
          [The head penguin yawns. FLUP. Four hundred penguins yawn.]
          ASK: Luckily, that sort of thing doesn't work on... aaaaah... on me.
          HOST: Four hundred and one.`,
        takes: `
          [The head penguin looks at {prop}, and sits down on it. FLUPFLUPFLUPFLUP.]
          ASK: Which of them's got it?
          HOST: They're all sitting. Four hundred. They think it's how one sits now.`,
        uses: `
          ASK: Then I'll show it what to do. Watch me, penguin! Walk this way! Left, right, left...
          [{ASK} waddles to the edge, and over. SPLASH. Nobody follows.]
          HOST: It isn't stupid.`,
        crowd: `
          [Across the ice come {crowd}, in a long black line, swaying.]
          ASK: Which of those are the penguins?
          HOST: The tidy ones.`,
        door: `
          ASK: I'm taking the rowboat.
          [The head penguin gets in. FLUP. FLUPFLUPFLUPFLUP. The rowboat goes straight down.]
          ASK: That was the only one we had!
          HOST: They wanted to see you off.`,
        stow: `
          HOST: Into the igloo! Don't breathe out, or it'll fit you for life!
          [WHUFF.]`,
        back: `[WHUFF. Out of the igloo comes {thing}, white with frost, and hard enough to knock on.]`,
        peak: `
          [The head penguin leans over the edge, to look at a fish. FLUP. FLUPFLUPFLUPFLUP.]
          ASK: They're all on one side! The whole thing's tipping over!
          HOST: They say that you only ever see a tenth of an iceberg.
          HIT: And where's the rest?
          HOST: We're about to be introduced.`,
        gift: `
          [FLUP. The head penguin lays a pebble at {ASK}'s feet. FLUPFLUPFLUPFLUP.]
          ASK: Four hundred pebbles! What do they mean?
          HOST: The first one means "I love you". The others mean "me too". ## The first one means "I love you". The others only mean that they're easily led.`,
      },
      worse: {
        noise: `
          [The head penguin looks left. FLUPFLUPFLUPFLUP. The table slides after them.]
          ASK: Where's it leading them?
          HOST: It isn't. It's waiting for orders. It heard somebody shout once, when it was an egg. It's been listening for the rest of it.`,
        lost: `
          [The head penguin walks to the right. FLUPFLUPFLUPFLUP. The bench slides after them.]
          ASK: Can't it ever sit still?
          HOST: On what? The others have all had an egg. It's stood through forty winters with nothing on its feet.`,
        stuck: `
          [The head penguin slips. FLUPFLUPFLUPFLUP. They all slip, as far as the edge.]
          ASK: Why don't they hold on to something?
          HOST: They do. Each of them holds on to the one in front. But the first one's got nobody.`,
        mixed: `
          [The head penguin turns round. FLUPFLUPFLUPFLUP. The whole iceberg turns with them.]
          ASK: Do they never follow anyone else?
          HOST: Why should they? It's sure of itself, and they're sure of it. There isn't one doubt on the whole iceberg.`,
        mess: `
          [The head penguin bows. FLUPFLUPFLUPFLUP. The iceberg bows with them.]
          ASK: How do they know which one to copy? They all look the same!
          HOST: It's the shirtfront. It does it fresh every morning. There isn't another like it on the ice.`,
      },
      saves: {
        noise: `
          [FLUP! Four hundred penguins stand up straight, in twenty rows of twenty. The iceberg levels.]
          HIT: They've spread out!
          HOST: That was an order! They didn't catch what it was. But look at them carry it out!`,
        lost: `
          [It lands between its feet. The head penguin looks left, looks right, and sits down on it. FLUPFLUPFLUPFLUP. The iceberg levels.]
          HIT: They're all sitting, right where they are!
          HOST: It's got an egg. It's a very odd one. It won't hear a word against it.`,
        stuck: `
          [It pulls tight, from the first to the last of them, in a ring. The iceberg levels.]
          HIT: They're going round and round!
          HOST: There's somebody in front of it! It doesn't have to think any more. It's closed its eyes.`,
        mixed: `
          [The head penguin looks at the others. They look at it. It waits. They wait. The iceberg levels.]
          HIT: Why's nobody moving?
          HOST: It can't remember who's first. It's following them. We're safe for as long as nobody sneezes.`,
        mess: `
          [It pours over the head penguin, shirtfront and all. Nobody flups. They look about. The iceberg levels.]
          HIT: They're wandering off! All over the place!
          HOST: They can't tell which it is. They're having to decide for themselves. That one's gone for a paddle!`,
      },
      turns: [
        `[A walrus sits down in {ASK}'s deck chair.]
         ASK: Excuse me. That's my seat.
         HOST: It put its towel down in November.`,
        `HIT: The walrus has given me a bottle of sun cream.
         HOST: It can't reach its back.
         HIT: All of that is back? ## It's asking whether I come here often.`,
        `[The walrus gets up, bows to {ASK}, and slides into the sea.]
         ASK: Look at my chair! It's as flat as a letter!
         HOST: But is it warm?
         ASK: It's the warmest I've ever sat.`,
      ],
      twist: 'A walrus passes somebody the sun cream',
    },
  ],
}
