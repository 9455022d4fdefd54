import { type Setting } from '../../plays/card-types.ts'

/** The Corporal, whose password changes when it is said; and Mother, a dough that rises on secrets. */
export const secretBunkerBakery: Setting = {
  name: 'Secret Bunker Bakery',
  side: 'INT.',
  a: 'a secret bunker bakery',
  round: 'a poppy seed bun',
  roundLook: 'It looks very crowded',
  tall: 'six bagels and a helmet',
  food: 'rye bread',
  tool: 'a rolling pin',
  rooms: ['STEEL DOOR', 'FLOUR STORE', 'KNEADING ROOM', 'OVENS', 'COUNTER NOBODY KNOWS ABOUT'],
  ways: [
    {
      machine: 'the steel hatch',
      at: 'into the steel hatch',
      hide: 'the bread oven',
      hideNoise: 'a bun',
      change: 'hot',
      hush: 'In the steel hatch, two eyes grow narrow.',
      rise: 'CLACK! "COME IN!" The floor goes up like an elevator, with everybody on it, and a smell of buns.',
      treat: 'the warm buns',
      kept: 'behind the steel hatch',
      gives: 'CLACK! "IT HAS BEEN CHANGED," says the hatch. An iron glove holds out {prop}.',
      bits: {
        why: `
          ASK: Why did you choose {a} for {event}?
          HOST: I wanted it kept secret, so I told everybody where.`,
        intro: `
          [CLACK! A hatch in the steel door. Two eyes. "PASSWORD?"]
          HIT: I'm only here for a bun!
          [FLUMPF! A sack of flour bursts on {HIT}.]
          HOST: That's the Corporal. Nobody's told him that the war's over. You need the password.
          ASK: What is it?
          HOST: I can't say. As soon as anybody says it, he changes it.
          ["CORRECT," says the hatch. "IT HAS BEEN CHANGED."]`,
        again: `
          [CLACK. "GOOD MORNING. PASSWORD?"]
          ASK: But we never left!
          HOST: I talk in my sleep. It seems that I got it right, so now it's a new one.`,
        stir: `
          [CLACK! "WHO GOES THERE?"]
          ASK: The same as before!
          [FLUMPF!]
          HOST: That was last week's.`,
        takes: `
          [CLACK! "WHAT'S THAT YOU'VE GOT THERE?"]
          ASK: It's only {prop}.
          ["CORRECT," says the hatch. An iron glove comes out, and takes it in.]
          HOST: So that was the password! Who'd have guessed it?`,
        uses: `
          ASK: I bet that password is a kind of bread. Rye! Roll! Bagel! Bun! Bread stick!
          [CLACK! "CORRECT!" CLACK.]
          ASK: Which of them was it?
          HOST: None, now. And you've used up all the bread. He'll go on to cheese.`,
        crowd: `
          [A mumble. CLACK! "CORRECT!" A mumble. CLACK! "CORRECT!" One by one, in file {crowd}.]
          ASK: They all know the password?
          HOST: They're all asking for the bathroom.`,
        door: `
          ASK: Let me out of here!
          [CLACK! "PASSWORD?"]
          ASK: To get out? But I live out there! I'm no spy!
          ["THAT IS WHAT A SPY WOULD SAY."]
          ASK: And what would a baker say?
          ["NOTHING. THE MOUTH IS FULL."]`,
        stow: `
          HOST: Into the bread oven! It's off. I'm nearly sure that it's off.
          [The oven shuts. Whoomp.]`,
        back: `[The oven door drops. Out comes {thing}, golden brown, and crisp at the corners.]`,
        peak: `
          [CLACK. CLACK. CLACK. All round, shutters fall. It gets warm.]
          ASK: What's he doing?
          HOST: He's had too many wrong passwords. We must be the enemy. He's locked us in, with the ovens on.
          HIT: How long do we have?
          HOST: Forty minutes. Twenty-five, if we curl up. ## Forty minutes. Twenty-five, if we cuddle.`,
        gift: `
          [Clack. Out of the hatch comes a warm bun, for {ASK}.]
          ASK: There's a note in it. "For you, no password."
          HOST: From the Corporal? He once kept out his own lunch.`,
      },
      worse: {
        noise: `
          [CLACK! "PASSWORD?" FLUMPF! FLUMPF!]
          ASK: How long does he mean to go on?
          HOST: Until the all clear. They told him, "You'll know it when you hear it." Then they all went home.`,
        lost: `
          [CLACK! "PASSWORD?" FLUMPF! FLUMPF!]
          ASK: He must hate visitors!
          HOST: He adores them. But they only ever come to get something out of him. It's always buns, buns, buns.`,
        stuck: `
          [CLACK! "PASSWORD?" FLUMPF! CLACK!]
          ASK: If one could just explain it to him!
          HOST: Through that? It snaps shut after one word. You'd have to hold it open for a whole sentence.`,
        mixed: `
          [CLACK! "PASSWORD?" FLUMPF! FLUMPF!]
          ASK: Can't he ask anything else?
          HOST: He'd like to, I think. He's had that one word on his tongue so long, there's no room for another.`,
        mess: `
          [CLACK! "PASSWORD?" FLUMPF! FLUMPF!]
          ASK: What's that little blue flame in there?
          HOST: It's for emergencies. It's been burning since the war. He'd love to see it go out, but he'd never disobey.`,
      },
      saves: {
        noise: `
          [CLACK. A long silence. "AT LAST," says the hatch. The shutters go up, and the air is cool.]
          HIT: He's letting us out!
          HOST: That was the all clear! He wants to know who won. Somebody say "buns".`,
        lost: `
          [It drops through the hatch. CLACK. A long silence. The shutters go up, and the air is cool.]
          HIT: What did he say?
          HOST: He said "For me?" And then he said "Correct".`,
        stuck: `
          [{With} jams in the hatch. CLA... Two eyes, blinking. The shutters go up, and the air is cool.]
          HIT: He's looking at us! All of us!
          HOST: He says that we don't look a bit like the enemy. He'd thought that we'd be taller.`,
        mixed: `
          [The hatch blinks. "PASS... PASS..." says the hatch. "PASS THE BUTTER?" The shutters go up.]
          HIT: What's the right answer?
          HOST: There isn't one! He's asking us to breakfast!`,
        mess: `
          [It pours in at the hatch. HSSSS. The shutters go up, and the air is cool.]
          HIT: It's put the oven out!
          HOST: And it wasn't his fault! He's up to his chin, and he's saluting.`,
      },
      turns: [
        `ASK: What do you put in this bread?
         HOST: It's a secret. There are only two people who know. One knows the flour, and the other knows the water.`,
        `HIT: I've met the one with the water! I nearly have it! It's wet!
         HOST: Ssh! Not in here!`,
        `[At the end of the counter, two people in dark glasses take each other by the hand.]
         ASK: Who are those two?
         HOST: The flour and the water! They were never supposed to meet!
         [A smell of warm bread.]`,
      ],
      twist: 'Two bakers guard half a secret recipe each',
    },
    {
      machine: 'the dough',
      at: 'into the dough',
      hide: 'the icing vat',
      hideNoise: 'a cherry',
      change: 'sticky',
      hush: 'In the trough, the dough leans closer.',
      rise: 'BLOMP! Somebody thinks of something. The dough rises, and so does everybody on it.',
      treat: 'the fresh bread',
      kept: 'in the dough',
      gives: 'Blomp. The dough sighs, and sinks, and leaves {prop} on the table, in flour.',
      bits: {
        why: `
          ASK: Why is {event} in {a}?
          HOST: I'll tell you when we're alone. Not in front of the bread.`,
        intro: `
          HIT: Between you and me, I've never liked bread.
          [BLOMP! Something soft puts its elbows on the table.]
          HIT: It moved!
          HOST: That's Mother. She's a sourdough. Whenever she hears a secret, she rises.
          ASK: And if it's a big one?
          HOST: This used to be a much larger room.`,
        again: `
          [Blomp.]
          ASK: She's got into the bedroom!
          HOST: Somebody left a diary lying open.`,
        stir: `
          [BLOMP!]
          ASK: Who's told her something?
          HOST: Nobody did. But you blushed.`,
        takes: `
          ASK: Between ourselves, I've thought of keeping {prop} for good.
          [BLOMP! The dough comes up over it, and shuts.]
          HOST: You shouldn't have told her. She's only keeping it for you.`,
        uses: `
          ASK: If I say it out loud, it isn't a secret any more. I wear a wig! ## If I say it out loud, it isn't a secret any more. I married for money!
          [A long silence. The dough does not move.]
          HOST: It never was.`,
        crowd: `
          [Out of the flour chute slide {crowd}, in false beards.]
          ASK: Why are they in disguise?
          HOST: They've all told each other that they gave up bread. ## They've all told somebody that they're at the gym.
          [BLOMP! BLOMP!]`,
        door: `
          ASK: I'd better go. I've left something on the stove.
          [BLOMP! The dough fills the doorway.]
          ASK: It was only an excuse!
          HOST: She knows. She finds that the little ones rise best.`,
        stow: `
          HOST: Into the icing vat! If you meet a cherry, hang on to it.
          [Glorp.]`,
        back: `[Glorp. The icing vat tips over. Out comes {thing}, white from end to end, with HAPPY BIRTHDAY PETE down one side.]`,
        peak: `
          [BLOMP. BLOMP. BLOMP. The dough is up to everybody's chest.]
          ASK: How can she still be rising? Nobody's talking!
          HOST: Somebody in here has a secret that they've never told to a soul.
          HIT: Then who is it?
          HOST: I'm not saying.
          [BLOMP!]`,
        gift: `
          [Blomp, very softly. A roll drops into {ASK}'s hand. It has {ASK}'s nose.]
          ASK: It's me!
          HOST: She's baked your secret into it. I'd eat that one yourself.`,
      },
      worse: {
        noise: `
          [BLOMP! There goes a shelf.]
          ASK: Careful! You woke her!
          HOST: You didn't hear how we tiptoe in here? A hundred years, and no baker's so much as sneezed. She's delicate.`,
        lost: `
          [BLOMP! There goes a shelf.]
          ASK: She'll burst!
          HOST: It's all air. She only gets what people want to be rid of. She hasn't had a proper meal in her life.`,
        stuck: `
          [BLOMP! There goes a shelf.]
          ASK: Which way's she going now?
          HOST: Every way. She doesn't know what she's meant to be. Other dough gets a tin.`,
        mixed: `
          [BLOMP! There goes a shelf.]
          ASK: Why does she care so much what we do?
          HOST: Other people's business is all she has. She's never had any of her own.`,
        mess: `
          [BLOMP! There goes a shelf.]
          ASK: Is there nothing she can't rise over?
          HOST: It's a question of flour. Nobody's ever let one drop too much get into her. She'd lose all self-respect.`,
      },
      saves: {
        noise: `
          [PFFFFF. The dough sinks, and sinks, until it is as flat as a plate.]
          HIT: She's collapsed!
          HOST: One bang! A hundred years of tiptoe! Look at her. She's finally lying down.`,
        lost: `
          [It sinks in. The dough closes over it, chews, and goes quiet. PFFFFF.]
          HIT: She's back in the trough!
          HOST: That wasn't a secret. That was a gift. She'd no idea that one could get full.`,
        stuck: `
          [{With} goes over, and under, and over. BLO... It holds.]
          HIT: What's happened to her?
          HOST: She's a braid! All these years, and she was a braid! Somebody bring her some seeds.`,
        mixed: `
          [The dough blushes all over. PFFFFF. It sinks back in the trough, humming.]
          HIT: She isn't even listening to us!
          HOST: She's got a secret of her own. And she isn't going to tell a soul.`,
        mess: `
          [It runs into the dough. PFFFFF. She slides, and spreads, and goes round everybody's ankles.]
          HIT: She's batter!
          HOST: She's let herself go. She's so much happier! She's seeing parts of the floor she'd only heard about.`,
      },
      turns: [
        `ASK: There's a note baked into my roll. "They suspect the rye."
         HOST: Eat it. Quickly. The note first.`,
        `HIT: There was one in mine, too. "The rye knows."
         HOST: What did you do with it?
         HIT: I had it with jam.`,
        `ASK: My note says, "Look behind you."
         [On the shelf behind, a loaf of rye has turned round.]
         HOST: Smile. And say something nice about crusts.`,
      ],
      twist: 'The bread rolls pass notes about the rye',
    },
  ],
}
