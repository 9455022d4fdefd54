import { type Setting } from '../../plays/card-types.ts'

/** A velvet rope that collects bad ideas, with whoever has them; and brass hands that clap for the worst. */
export const museumOfBadIdeas: Setting = {
  name: 'Museum of Bad Ideas',
  side: 'INT.',
  a: 'a museum of bad ideas',
  round: 'a rubber lightbulb',
  roundLook: 'The nights there are very long',
  tall: 'a wool umbrella and a paper kettle',
  food: 'soup on a stick',
  tool: 'a glass hammer',
  rooms: ['TICKET DESK', 'HALL OF NEARLY', 'DEAD-END CORRIDOR', 'GIFT SHOP', 'NEW EXHIBITS'],
  ways: [
    {
      machine: 'the velvet rope',
      at: 'at the velvet rope',
      hide: 'the ice oven',
      hideNoise: 'a frozen chicken',
      change: 'cold',
      hush: 'All round the hall, brass posts turn to look.',
      rise: 'SNICK! The velvet rope goes under everybody, pulls tight, and hangs them up in the hall.',
      treat: 'the guided tour',
      kept: 'behind the velvet rope',
      gives: 'SNICK. The velvet rope lets go of {prop}. The label has been turned over. "Not So Bad."',
      bits: {
        why: `
          ASK: Who thought of holding {event} in {a}?
          HOST: I did. They've offered to hang the plan in the hall. ## I did. It's going up in the hall, between my first wedding and my second.`,
        intro: `
          HIT: Nobody's looking. I'll just hop over this rope.
          [SNICK! The velvet rope is round {HIT}, with a brass label. "Bad Idea."]
          HOST: It collects them, and you've had one. Hold on, I'll pull you out.
          [SNICK!]
          ASK: And you've had another.`,
        again: `
          [Snick.]
          ASK: Now it's roped off the breakfast!
          HOST: It was soup on a stick. It was only a matter of time.`,
        stir: `
          [SNICK!]
          ASK: I haven't done anything!
          HOST: You were going to. It saw your face. ## You were thinking of calling your ex. It saw your face.`,
        takes: `
          ASK: I've had an idea. Nobody would ever look for {prop} under this rope.
          [SNICK! The rope has it, with a brass label. "Bad Idea."]
          HOST: It was. But they've given it a lovely light.`,
        uses: `
          ASK: It only wants bad ideas. So here's a good one. Let's all listen to one another.
          [The rope creeps up, sniffs, and goes away.]
          ASK: You see? I'm always right! Nobody need ever ask anybody else!
          [SNICK!]`,
        crowd: `
          [Round the corner come {crowd}, in single file, behind an umbrella.]
          ASK: Who's holding up the umbrella?
          HOST: Nobody is. They still follow it. It's our most popular exhibit.`,
        door: `
          ASK: I'm leaving. This says EXIT.
          [{ASK} walks into it. BONG.]
          ASK: It's only painted on the wall!
          HOST: It's the first one ever made. They hadn't thought of the hole.`,
        stow: `
          HOST: Into the ice oven! It does a chicken in nine months.
          [The door freezes shut. Tinkle.]`,
        back: `[The ice oven cracks open. Out comes {thing}, stiff as a board, with a sprig of frozen parsley.]`,
        peak: `
          [SNICK. SNICK. SNICK. The rope is round the whole hall.]
          ASK: It's got everybody! What was the bad idea?
          HOST: Coming here.
          HIT: And what happens to us now?
          HOST: We go on show. The new ones are varnished at closing time.`,
        gift: `
          [The velvet rope unhooks itself in front of {ASK}.]
          ASK: It's letting me through!
          HOST: It must like whatever you're about to do. I'd find out what, and do it quickly.`,
      },
      worse: {
        noise: `
          [SNICK! There goes the stepladder.]
          ASK: Why's it so touchy?
          HOST: People only whisper in a museum. It lies there between them, and thinks that it's about the rope.`,
        lost: `
          [SNICK! There goes the stepladder.]
          ASK: Has it no pride?
          HOST: It was made for crowns. A hundred years, and all they've given it to guard is a rubber lightbulb.`,
        stuck: `
          [SNICK! There goes the stepladder.]
          ASK: Can't it let go of things?
          HOST: It was brought up among posts. There's a hook at each end, and it's only ever been hooked on brass.`,
        mixed: `
          [SNICK! There goes the stepladder.]
          ASK: What makes it think that it knows better?
          HOST: It does know better. It knows a bad idea when it sees one. Luckily, it's never had any.`,
        mess: `
          [SNICK! There goes the stepladder, and my lunch.]
          ASK: There's a notice! "No food or drink."
          HOST: Everybody thinks that's for the exhibits. It's velvet, poor thing. It lives in terror of a spill.`,
      },
      saves: {
        noise: `
          [The rope goes stiff, goes limp, and lets go of everybody.]
          HIT: It's coiling up, as if it were purring!
          HOST: Finally, somebody's said something out loud. And it wasn't about the rope.`,
        lost: `
          [SNICK! The rope lets go of everybody, and goes round that instead.]
          HIT: It's lost interest in us!
          HOST: It's got something worth guarding. One yard back, please. And take off your hat.`,
        stuck: `
          [{With} and the rope go round each other, twice. SNICK. Everybody is free.]
          HIT: What's it holding on to?
          HOST: Something that holds back. It had no idea. All its friends are posts.`,
        mixed: `
          [The rope wriggles, and lets go of everybody. SNICK! It has roped off itself.]
          HIT: Why would it do that?
          HOST: It's had its first idea. And it knows a bad one when it sees it.`,
        mess: `
          [It runs down the velvet from end to end. The rope shrieks, and lets go of everybody.]
          HIT: It's hung itself up to dry!
          HOST: A hundred years of "no drinks", and now it's had one. It wants to know what else we've got.`,
      },
      turns: [
        `["ON YOUR LEFT, A NOSE," says a voice in the wall.]
         ASK: Who's that?
         HOST: The audio guide. It explains whatever's in front of it.
         ASK: That's my nose!
         ["EARLY PERIOD. ARTIST UNKNOWN."]`,
        `["ON YOUR RIGHT, A PAIR OF KNEES," says the wall.]
         HIT: Those are mine!
         ["RESTORED. NOT VERY WELL."]`,
        `["AND NOW, THE MOST BEAUTIFUL THING IN THE BUILDING," says the wall.]
         ASK: Oh! Well, thank you.
         ["PLEASE STEP ASIDE. PEOPLE CANNOT SEE IT."]`,
      ],
      twist: 'The audio guide starts on the visitors',
    },
    {
      machine: 'the clapping machine',
      at: 'at the clapping machine',
      hide: 'the shrinking wardrobe',
      hideNoise: 'a hanger',
      change: 'small',
      hush: 'Two brass hands move apart, and wait.',
      rise: 'CLAP! CLAP! CLAP! It brings the roof down, and everybody climbs out on top of it.',
      treat: 'the applause',
      kept: 'between two brass hands',
      gives: 'Clap. The brass hands open, as if they had caught a moth. There is {prop}.',
      bits: {
        why: `
          ASK: Was it wise to have {event} in {a}?
          HOST: When I suggested it, there was a standing ovation.`,
        intro: `
          [{HIT} hangs a coat on a candlestick. Two brass hands. CLAP! CLAP!]
          HIT: How kind. Who's that?
          HOST: The clapping machine. It claps for the worst idea in the room.
          ASK: What's so bad about hanging up a coat?
          [A smell of burning. CLAP!]
          HOST: That one's for the question.`,
        again: `
          [Clap. Clap.]
          ASK: What's it got to clap about so early?
          HOST: I said that today would be quieter. ## I said that I'd never drink again.`,
        stir: `
          [CLAP! CLAP!]
          ASK: I only sat down!
          HOST: You're on the paper chair.
          ASK: It's holding perfectly well!
          [A long, papery sigh. A bump.]`,
        takes: `
          ASK: I'll throw {prop} to you. Are you ready?
          HOST: No.
          [CLAP! Two brass hands clap, with {prop} in between.]
          HOST: It liked the idea so much that it won't let go.`,
        uses: `
          ASK: I'll tell it my plan. If it doesn't clap, then it's a good one.
          [{ASK} whispers. A long silence.]
          ASK: Not one clap!
          HOST: It's only getting to its feet.`,
        crowd: `
          [In come {crowd}, clapping.]
          ASK: What are they clapping for?
          HOST: They heard some. The one in the middle is trying to stop.`,
        door: `
          ASK: I'm leaving.
          [CLAP! CLAP!]
          ASK: So that's a bad idea? All right, I'm staying!
          [CLAP! CLAP! CLAP! CLAP!]
          HOST: It did prefer the second one.`,
        stow: `
          HOST: Into the shrinking wardrobe! It was meant for the clothes.
          [The door shuts. Creak, creak, squeak.]`,
        back: `[The wardrobe opens, at the bottom. Out comes {thing}, half the size, and twice as cross.]`,
        peak: `
          [CLAP! CLAP! CLAP! The pillars crack, from the top to the bottom.]
          ASK: It's going to bring the house down!
          HOST: It's seen the worst idea of all time. It's been waiting for one.
          HIT: Which of us had it?
          HOST: I think that we each brought a piece.`,
        gift: `
          [One brass finger comes down, and shakes {ASK} by the hand.]
          ASK: Aren't I getting any applause?
          HOST: It hasn't clapped for you in an hour. From that thing, it's a medal.`,
      },
      worse: {
        noise: `
          [CLAP! CLAP! A window drops out.]
          ASK: Why does it never stop clapping first?
          HOST: It's manners. Whoever's loudest must go on to the end. In here, that's always been the machine.`,
        lost: `
          [CLAP! CLAP! A window drops out.]
          ASK: Does it ever get anything for this?
          HOST: Ninety years of giving, and it's never been thrown one flower. I think that it's clapping in the hope.`,
        stuck: `
          [CLAP! CLAP! A window drops out.]
          ASK: Why does it clap so hard?
          HOST: Feel that hand. It's solid brass, and they turn the heating off at night.`,
        mixed: `
          [CLAP! CLAP! A window drops out.]
          ASK: Those two must be very fond of each other!
          HOST: The left and the right? They've met three million times, and every time it was a slap.`,
        mess: `
          [CLAP! CLAP! A window drops out.]
          ASK: Couldn't it let one bad idea go?
          HOST: With palms like that? They're bone dry. Nothing has slipped past it since it was built.`,
      },
      saves: {
        noise: `
          [The brass hands stop in midair. Then, very politely, they begin to fold.]
          HIT: It's finished clapping!
          HOST: Somebody was louder! It's allowed to go home.`,
        lost: `
          [It lands between the brass hands. They close, as if on an egg.]
          HIT: It can't clap with its hands full!
          HOST: Somebody's thrown it a bouquet. It's holding it up to where it thinks that its heart is.`,
        stuck: `
          [{With} goes round each hand, again and again. Fump. Fump. Silence.]
          HIT: One can hardly hear it!
          HOST: Mittens! It was only trying to keep warm.`,
        mixed: `
          [The brass hands waver, miss, and look at one another.]
          HIT: They're shaking hands!
          HOST: After all those slaps! They've forgotten who started it.`,
        mess: `
          [It runs down over the palms. CLA... They slide past each other. Swish.]
          HIT: It missed!
          HOST: And there goes one bad idea that nobody clapped. I feel better already. What was it?`,
      },
      turns: [
        `ASK: What's this button for?
         HOST: It says "Do not press twice".
         ASK: Then once can't hurt.
         [Click.]
         HOST: Well, that's all of those gone.`,
        `ASK: That button's turned round, to face us. But it was only pressed the once!
         HOST: It isn't worried about the once.`,
        `[Click.]
         ASK: I leaned on it! That's twice!
         [A long silence. A small drawer opens. In it is another button.]
         HOST: It says "Honestly".`,
      ],
      twist: "Nobody must press the museum's button twice",
    },
  ],
}
