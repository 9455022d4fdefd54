import { type Setting } from '../../plays/card-types.ts'

/** A kitchen that takes whatever anybody says for an order; and a belt on which what goes around comes around, cooked. */
export const theEndlessBuffet: Setting = {
  name: 'The Endless Buffet',
  side: 'INT.',
  a: 'an endless buffet',
  round: 'a dinner roll',
  roundLook: 'It has a nice warm middle',
  tall: 'three puddings and a pineapple',
  food: 'cold gravy',
  tool: 'a soup ladle',
  rooms: ['END OF THE LINE', 'SOUPS', 'SALADS, FAR SIDE', 'HOT PLATES', 'FRONT OF THE LINE'],
  ways: [
    {
      machine: 'the kitchen hatch',
      at: 'into the hatch',
      hide: 'the soup pot',
      hideNoise: 'a noodle',
      change: 'wet',
      hush: 'Behind the hatch, a spoon stops stirring.',
      rise: 'GADUNK! Somebody has said that it takes the cake. The cake takes all of them, up to the second layer.',
      treat: 'the second helpings',
      kept: 'resting in the kitchen',
      gives: 'GADUNK! "RESTED!" cries Mrs. Tuddle. Out of the hatch comes {prop}, under a cloth.',
      bits: {
        why: `
          ASK: Why are we having {event} at {a}?
          HOST: We only stopped for lunch. This is still lunch. ## My ex is paying. It says "all you can eat". I mean to.`,
        intro: `
          HIT: I don't mind telling you, I'm in a pickle.
          [GADUNK! A hatch in the wall flies open. Out shoots a pickle, as big as a canoe.]
          HOST: Careful! Mrs. Tuddle's in there. She takes whatever you say for an order.
          ASK: But that was only a figure of speech!
          HOST: She does those on Sundays.`,
        again: `
          [Gadunk.]
          ASK: Who spilled the beans, all over the floor?
          HOST: You did, last night. Then you told us everything else. ## You did, last night. About you and the mayor. And then she did a side of sausages.`,
        stir: `
          ASK: I tell you, this is no picnic.
          [GADUNK! A basket, a checkered cloth, six ants.]
          HOST: It is now.`,
        takes: `
          ASK: We'll want {prop} later. Just let it rest.
          [GADUNK! A hand comes out of the hatch, and takes it in.]
          HOST: "Let it rest"? Now she thinks that it's dough!`,
        uses: `
          ASK: If she takes orders, here's one. May I have the bill?
          [GADUNK! A live duck, on a saucer.]
          ASK: That isn't a bill!
          HOST: It's got one.`,
        crowd: `
          ASK: The more, the merrier, I always say.
          [GADUNK! GADUNK! Through the hatch come {crowd}, with parsley behind the ears.]
          HOST: You've ordered them.
          ASK: Why the parsley?
          HOST: That's how she marks what's fresh. ## Left ear, married. Right ear, on the menu.`,
        door: `
          ASK: I've had enough! I want out!
          [GADUNK! A trout.]
          ASK: Not trout! Out! Out!
          [GADUNK! GADUNK!]
          HOST: That's three. She thinks that she's found your favorite.`,
        stow: `
          HOST: Into the soup pot! Keep low, and look like a dumpling!
          [BLUBBLE. The lid shuts.]`,
        back: `[BLUBBLE. The lid of the soup pot comes off. Out rises {thing}, dripping wet, with a long, long noodle over one eye.]`,
        peak: `
          [GADUNK! GADUNK! GADUNK! Dishes pile up, to everybody's chin.]
          ASK: Who's ordering all this?
          HOST: We all are. She's begun to take down every word.
          HIT: Then nobody say that we're in the sou...
          [Behind the hatch, something very big begins to slosh.]
          HOST: Half a word. She's getting better.`,
        gift: `
          [Gadunk. A small bowl of rice, with cinnamon, in the shape of a heart.]
          ASK: I didn't say a word!
          HOST: Your stomach did. She never mishears a stomach.`,
      },
      worse: {
        noise: `
          [GADUNK! A roast boot.]
          ASK: Who'd order a boot?
          HOST: Somebody said "to boot". She's stood by that fan for thirty years. Only something louder than the fan could reach her.`,
        lost: `
          [GADUNK! GADUNK! Two hams and a wedding cake.]
          ASK: Won't she ever put her feet up?
          HOST: She would, if something nice came back for her. All that goes in at that hatch is the dirty plates.`,
        stuck: `
          [GADUNK! GADUNK! Two turkeys. One's still running.]
          ASK: Keep that hatch shut!
          HOST: I can't! The catch is broken, and it opens at every breath. We've only got string, and that's all round the roast.`,
        mixed: `
          [GADUNK! Spaghetti, by the yard.]
          ASK: Does it always have to come out?
          HOST: Out's the only way she knows. In and out would have to be mixed up, like eggs.`,
        mess: `
          [GADUNK! A pie, on fire.]
          ASK: Can't she turn down the heat?
          HOST: That stove was lit the day we opened. It would take a good pouring over, and she won't let anybody near it.`,
      },
      saves: {
        noise: `
          [The fan stops. "THERE'S NO CALL TO SHOUT, DEARS."]
          HIT: She heard us!
          HOST: Mrs. Tuddle? We're full!
          ["WELL, YOU ONLY HAD TO SAY."]`,
        lost: `
          [Behind the hatch, a silence. Then somebody pulls up a chair.]
          HIT: She isn't cooking!
          HOST: Ssh! She's being served.`,
        stuck: `
          [{With} goes round the hatch, and pulls it shut. GAD... It holds.]
          HIT: Pickle! Trifle! It's stopped!
          HOST: Then I can say it at last. You're all the salt of the earth. ## Then I can say it at last. You're a dish.`,
        mixed: `
          [KNUDAG! The hatch draws in its breath. In goes the pickle, and all the rest, dessert first.]
          HIT: She's taking it all back!
          HOST: She thinks that we cooked it! She says that it needs salt.`,
        mess: `
          [It runs in at the hatch. KSSSH. A thin gray cloud comes out.]
          HIT: The stove's gone out!
          HOST: The kitchen's closed! You can say what you want, you old peach.`,
      },
      turns: [
        `[A thin man goes by, with a very full plate.]
         ASK: Haven't I seen him before?
         HOST: That's Mr. Plimpton. He paid for "all you can eat". He's not sure yet that it's all.`,
        `HIT: Mr. Plimpton's lying under the salads!
         HOST: That's his bedroom. He's had his mail sent here since the spring.`,
        `[Somewhere, a fork is put down.]
         ASK: Mr. Plimpton! He's finished!
         HOST: He's only just seen the sign. "Children eat free." He's asking if you'd adopt him.`,
      ],
      twist: 'Mr. Plimpton puts all-you-can-eat to the test',
    },
    {
      machine: 'the belt',
      at: 'onto the belt',
      hide: 'the ice cream chest',
      hideNoise: 'a wafer',
      change: 'cold',
      hush: 'On the long belt, even the peas stop rolling.',
      rise: 'RIKKATIKK! Everybody is swept onto the belt, and round the room, and past themselves, with a cherry on.',
      treat: 'the crumbs',
      kept: 'with Little Enzo, being fried',
      gives: 'RIKKATIKK. Something in breadcrumbs. Under the breadcrumbs, as good as new, is {prop}.',
      bits: {
        why: `
          ASK: Why did you choose {a} for {event}?
          HOST: If it goes wrong, one can go back for seconds. ## It's like my love life. If it goes wrong, one can go back for seconds.`,
        intro: `
          [RIKKATIKK. A long belt carries off {HIT}'s hat, through a flap in the wall.]
          HIT: My hat! I only put it down!
          HOST: Not on the belt! Behind that flap stands Little Enzo. What goes around, comes around.
          ASK: When?
          [RIKKATIKK. The hat comes back, in breadcrumbs, with a slice of lemon.]
          HOST: That's rare. He's in a hurry.`,
        again: `
          [Rikkatikk.]
          ASK: What's happened to my pillow? It's got a crust!
          HOST: You put it down too near the belt. Try the middle. It's still soft.`,
        stir: `
          [RIKKATIKK. A ring goes by, in batter.]
          ASK: Is that an onion ring?
          HOST: It was a wedding ring, the first time around. ## It was a wedding ring, the first time around. She only wanted to wash her hands of him.`,
        takes: `
          [{ASK} puts {prop} down. RIKKATIKK. It's through the flap.]
          ASK: But it'll come round again!
          HOST: Oh, yes. With lemon.`,
        uses: `
          ASK: So it mends things! Here, my shoe. It needs a new sole.
          [RIKKATIKK. In goes a shoe. Out comes a flat fish, with laces.]
          HOST: There. It's got one.`,
        crowd: `
          [RIKKATIKK. A row of big silver lids rides in. Up go the lids. Under them sit {crowd}.]
          HOST: They came in by the wrong door.
          ASK: Why are they so pink on the left?
          HOST: He hadn't turned them yet. ## He hadn't turned them yet. Most of them tipped him.`,
        door: `
          ASK: I'll ride out on the belt! It must lead somewhere!
          [RIKKATIKK. {ASK} is gone. RIKKATIKK. {ASK} is back, glazed, with an apple in the mouth.]
          ASK: Mmmf!
          HOST: It led to Enzo.`,
        stow: `
          HOST: Into the ice cream chest! There's room between the plum and the pistachio.
          [TLOCK.]`,
        back: `[TLOCK. Up goes the lid of the ice cream chest. Out slides {thing}, frozen stiff, with two wafers for ears.]`,
        peak: `
          [RIKKATIKKATIKK! The belt has got the tablecloth. Everybody's standing on the tablecloth.]
          ASK: Where's it taking us?
          HOST: Through the flap. Then it's flour, egg and breadcrumbs.
          HIT: And then?
          HOST: What goes around, comes around. Only crisper.`,
        gift: `
          [Rikkatikk. One little plate. A sandwich, without the crusts, cut into four.]
          ASK: That's how my mother did it! How does he know?
          HOST: He looks at what people leave.`,
      },
      worse: {
        noise: `
          [RIKKATIKK! The belt goes faster.]
          ASK: How do you tell him that we've had enough?
          HOST: With the gong. For less noise, he only hurries up. But it went around, the gong. It came back with rice.`,
        lost: `
          [RIKKATIKK! There goes the coat stand.]
          ASK: He'd cook his own grandmother!
          HOST: He only gets what people can spare. It's easy to fry that. He's waiting for a thing that was loved.`,
        stuck: `
          [RIKKATIKK! The belt flaps, and slips, and takes along a curtain.]
          ASK: Why's that belt so loose?
          HOST: It's lost its buckle. You know how it is, after a buffet.`,
        mixed: `
          [RIKKATIKK! There go four chairs. They come back as toast.]
          ASK: Can't he do it the other way?
          HOST: He went to a good school. It's raw, and then it's cooked. Somebody would have to turn his head completely.`,
        mess: `
          [RIKKATIKK! There goes the piano. Uphill.]
          ASK: How does it get such a load up that slope?
          HOST: It's dry, so it grips. Once the roof leaked, and not a pea got to the top. He had to come out and look.`,
      },
      saves: {
        noise: `
          [The belt stops. Over the flap, a small lamp. "THANK YOU. WAS EVERYTHING ALL RIGHT?"]
          HIT: It's stopped!
          HOST: He took it for the gong! Quick, all of you! Pat your stomachs!`,
        lost: `
          [It rides in through the flap. The belt stops. A sniff.]
          HIT: Is he frying it?
          HOST: He can't. He's given it a chair, and a napkin.`,
        stuck: `
          [{With} goes round the belt, and does it up. RIK. It stops.]
          HIT: Isn't that a bit tight?
          HOST: It's a buffet. That's how you know that it's over.`,
        mixed: `
          [The belt stops, thinks, and goes the other way. KKITAKKIR. Out comes all that ever went in.]
          HIT: My hat! Without the breadcrumbs!
          HOST: He's uncooking! Who had the omelette? It's hatching!`,
        mess: `
          [It runs along the belt, from one end to the other. The belt slides off under everything. Everything stays.]
          HIT: It's leaving without us!
          HOST: It can't get a grip! Keep calm, and be slippery.`,
      },
      turns: [
        `[On the belt, a lobster goes by. It is waving.]
         ASK: That one isn't cooked!
         HOST: He's been round since Monday. Enzo picks him up, looks him in the eye, and puts him back.`,
        `[The lobster goes by.]
         HIT: Somebody's knitted him a scarf! With four sleeves!
         HOST: There's a draft in that flap. Enzo was up all night.`,
        `[The lobster goes by, in a tall white hat.]
         ASK: What's he doing with that parsley?
         HOST: Chopping it. He's started on the salads. He brought his own scissors.`,
      ],
      twist: 'Enzo cannot bring himself to cook a lobster',
    },
  ],
}
