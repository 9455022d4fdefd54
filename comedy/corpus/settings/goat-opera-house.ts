import { type Setting } from '../../plays/card-types.ts'

/** Twelve goats who hold the chandelier and faint; and a trapdoor that opens under whoever bores the house. */
export const goatOperaHouse: Setting = {
  name: 'Goat Opera House',
  side: 'INT.',
  a: 'a goat opera house',
  round: 'a cabbage',
  roundLook: 'It has lovely countryside',
  tall: 'three drums and a wig',
  food: 'hay',
  tool: "a conductor's baton",
  rooms: ['CENTER STAGE', 'ORCHESTRA PIT', 'WARDROBE', 'BACKSTAGE', 'UNDER THE CHANDELIER'],
  ways: [
    {
      machine: 'Luciano the goat',
      at: 'to the goats',
      hide: 'the costume basket',
      hideNoise: 'a creak',
      change: 'bitten',
      hush: 'Out there, the whole house leans forward. So does a goat.',
      rise: 'The goats all look up at once. Up goes the chandelier, with everybody hanging on.',
      treat: 'the goat',
      kept: 'on the chandelier',
      gives: 'Very gently, the goats let the chandelier down. From its lowest arm hangs {prop}.',
      bits: {
        why: `
          ASK: Who puts {event} in {a}?
          HOST: It has a curtain. I like to be revealed. ## It has a curtain. I like to be revealed, one leg at a time.`,
        intro: `
          [MEHHH! THUD. A goat faints. The chandelier drops a yard.]
          ASK: Who hangs a chandelier from a goat?
          HOST: Twelve goats. They faint if they're surprised. That was surprising.
          HIT: Why not use a hook?
          HOST: A hook can't sing.`,
        again: `
          [Meh. Thud.]
          ASK: They're still fainting?
          HOST: Only from memory. One of them dreamed of it all again.`,
        stir: `
          [THUD. The chandelier drops a foot.]
          ASK: Nobody did anything!
          HOST: It saw its own beard.`,
        takes: `
          [{ASK} holds {prop} up to the light. MEHHH! THUD. The chandelier drops a yard, hooks it, and swings up again.]
          ASK: I only wanted to look at it!
          HOST: So did the goats. They'd never seen one.`,
        uses: `
          ASK: Then nobody surprise them. Goats! In a moment, I am going to sneeze.
          [A long pause. Twelve goats stare.]
          ASK: It's gone away.
          [THUD. THUD.]
          HOST: They were expecting a sneeze.`,
        crowd: `
          [The curtain goes up. In every seat sit {crowd}, and clap.]
          ASK: They've bought tickets!
          HOST: They've come for the end. In opera, somebody always dies.`,
        door: `
          ASK: I'm leaving by the back door.
          [{ASK} goes. APPLAUSE. {ASK} comes back with a bouquet.]
          ASK: That door goes to the stage!
          HOST: Every door goes to the stage. How were you?
          ASK: They want me back on Thursday. ## They want me back on Thursday. A tenor has given me his key.`,
        stow: `
          HOST: Into the costume basket! Ignore the goat.
          [MUNCH.]`,
        back: `[Out of the basket comes {thing}, with a large bite missing. Then comes a goat, whistling.]`,
        peak: `
          [THUD. THUD. THUD. Only one goat is left standing.]
          ASK: Who's that?
          HOST: Luciano. The whole chandelier is hanging from Luciano.
          HIT: Then nobody surprise Luciano.
          [MEH?]`,
        gift: `
          [A goat comes up to {ASK}, and puts down a flower. It is only half eaten.]
          ASK: For me?
          HOST: They never leave half. That's love.`,
      },
      worse: {
        noise: `
          [THUD. THUD. THUD. The chandelier drops three yards.]
          ASK: How do you wake them up?
          HOST: Nobody knows. One doesn't like to surprise them twice.`,
        lost: `
          [THUD. THUD. The chandelier drops two yards.]
          ASK: They're going down like flies!
          HOST: They haven't had lunch. They faint faster on an empty stomach, and they've each got four.`,
        stuck: `
          [THUD. THUD. The chandelier drops two yards.]
          ASK: I don't like the look of that rope!
          HOST: It's as old as the house. It was the cheapest thing after the goats.`,
        mixed: `
          [THUD. THUD. The chandelier drops two yards.]
          ASK: Why are they fainting now?
          HOST: Romance. All but Luciano. Luciano has never been in love.`,
        mess: `
          [THUD. THUD. The chandelier drops two yards.]
          ASK: Isn't there anything that brings them round?
          HOST: In the old days, somebody threw a bucket over them. Then they sold the bucket.`,
      },
      saves: {
        noise: `
          [MEHHHHH! Twelve goats leap to their feet. The chandelier flies up.]
          HIT: They're awake!
          HOST: So that's what happens if you surprise them twice.`,
        lost: `
          [MEHHH! Twelve goats eat it, to the last crumb, sit up, and pull. The chandelier flies up.]
          HIT: They're awake!
          HOST: They weren't surprised. They were starving.
          ASK: That little thing, between twelve?
          HOST: That's why they're pulling.`,
        stuck: `
          [The rope snaps. The chandelier drops, jerks, and hangs from {with}.]
          HIT: It's holding!
          HOST: That's stronger than twelve goats. And it hardly smells.`,
        mixed: `
          [MEHHH. Luciano gazes up at the chandelier.]
          HOST: He's in love with it!
          HIT: Just look at that grip.
          HOST: He'll never let her go.`,
        mess: `
          [SPLOSH. Twelve wet goats sit up, shake themselves, and pull. The chandelier flies up.]
          HIT: They're awake! They're furious!
          HOST: An angry goat never faints. We should have been rude to them years ago.`,
      },
      turns: [
        `HOST: Nobody look now, but that goat is following the score.
         ASK: It can read music?
         HOST: It turned the page.
         [MUNCH.]
         HOST: Well. It's between pages.`,
        `[MUNCH. MUNCH.]
         HIT: That goat's eating the second act!
         HOST: Good. It was always too long.`,
        `[A small burp. It is a perfect middle C.]
         ASK: Did that come from the goat?
         HOST: It's finished the finale. Now it's waiting.
         [APPLAUSE.]`,
      ],
      twist: 'A goat gets its teeth into the opera',
    },
    {
      machine: 'the trapdoor',
      at: 'down the trapdoor',
      hide: "the prompter's box",
      hideNoise: 'a whisper',
      change: 'sticky',
      hush: 'Under the stage, a lever creaks and waits.',
      rise: 'CLUNK! The whole stage opens. Everybody drops, bounces on a very large goat, and comes up again.',
      treat: 'the toffees',
      kept: 'under the stage',
      gives: 'CLUNK. Up through the trapdoor, on the back of a goat, comes {prop}.',
      bits: {
        why: `
          ASK: Isn't {a} an odd place for {event}?
          HOST: The last place had good seats and no goats. It lacked tension.`,
        intro: `
          [CLUNK! A trapdoor. {HIT} drops through the stage, and climbs out again.]
          HIT: There's a hole! I was only saying good morning!
          HOST: There's a goat at the lever. It opens under whoever is boring.
          ASK: Who decides what's boring?
          HOST: You've got about four seconds left.
          [CLUNK!]`,
        again: `
          [Clunk.]
          ASK: Who's gone down now?
          HOST: The mayor. He was only waving. The goat has seen waving.`,
        stir: `
          [CLUNK!]
          ASK: I wasn't even talking!
          HOST: You were listening in a very dull way. ## You were breathing in a very married way.`,
        takes: `
          ASK: Let me tell you the whole story of {prop}. It begins long ago...
          [CLUNK! {Prop} drops through the stage.]
          ASK: But it never said a word!
          HOST: It stood beside you. It looked as if it agreed.`,
        uses: `
          ASK: Then I'll be interesting. I once met a duke, at a station...
          [CLUNK!]
          HOST: You should have opened with the train crash.
          [From below, faintly.]
          ASK: There wasn't a train crash!`,
        crowd: `
          [The curtain goes up. Out of the boxes lean {crowd}, holding up cards.]
          ASK: What are those cards for?
          HOST: Marks. That's a two, for "What are those cards for".`,
        door: `
          ASK: I'm going home, before that thing gets me again.
          HOST: Say goodbye quickly.
          ASK: Goodbye, everybody. It's been a great...
          [CLUNK!]
          HOST: I did say quickly.`,
        stow: `
          HOST: Into the prompter's box! Mind the old toffees!
          [SQUELCH.]`,
        back: `[SQUELCH. POP. Out of the prompter's box comes {thing}, covered in toffee, wrappers, and half of Hamlet.]`,
        peak: `
          [CLUNK. CLUNK. CLUNK. Hole after hole opens across the stage.]
          ASK: There's one plank left! And we're all on it!
          HOST: The goat's lost patience. It's never seen anything it liked.
          HIT: What's at the bottom?
          HOST: Tenors. ## Tenors. It's years since anybody fell for one.`,
        gift: `
          [A rose flies up out of the trapdoor, and lands at {ASK}'s feet.]
          ASK: Who threw that?
          HOST: The goat. It's kept that rose since the house opened. We thought it had eaten it.`,
      },
      worse: {
        noise: `
          [CLUNK! CLUNK! Two holes more.]
          ASK: What does that goat have against us?
          HOST: They only sing to the good seats. It's been under there for ten years, and hasn't heard a note.`,
        lost: `
          [CLUNK! A piano goes.]
          ASK: Can't somebody reason with it?
          HOST: It gets nothing but programs to eat. Every night. And the plots disagree with it.`,
        stuck: `
          [CLUNK! The lever goes up and down. Up and down.]
          ASK: Somebody tie that lever!
          HOST: To what? Everything that was ever nailed down here has been eaten.`,
        mixed: `
          [CLUNK! A tree goes, and a castle.]
          ASK: Why does it hate everything?
          HOST: It's a critic. It fell in love once, in a first act. You know how second acts are.`,
        mess: `
          [CLUNK! SCREECH. CLUNK!]
          ASK: Is that the hinge?
          HOST: It's rusted. It hurts the goat's ears. Nobody has put a drop on it since it opened. ## It's rusted. It screams whenever it opens. You'd be cross, too.`,
      },
      saves: {
        noise: `
          [Silence. Then, from below, the sound of four small hooves. APPLAUSE.]
          HIT: It's clapping!
          HOST: It heard that! It's closing the doors. It wants to hear how it ends.`,
        lost: `
          [MUNCH. A long pause. Clunk, clunk, clunk. All the holes close.]
          HIT: It's shut!
          HOST: It got something with a taste of its own. It's never had that in a theater.`,
        stuck: `
          [The lever jerks, and stops, held fast. Clunk, clunk, clunk. All the holes close.]
          HIT: It can't pull!
          HOST: It's leaning on it. You know, I think it was tired.`,
        mixed: `
          [A long silence. From below, a sigh. Clunk, clunk, clunk. All the holes close.]
          HIT: What's happened to it?
          HOST: It's gone soft. It's looking at that lever as if they'd just met.`,
        mess: `
          [It runs into the hinge. No screech. Only a soft, slow click. All the holes close.]
          HIT: It doesn't squeak any more!
          HOST: Listen to that goat. It's humming.`,
      },
      turns: [
        `[From the prompter's box, a whisper. "To be or not to be."]
         ASK: Who's whispering?
         HOST: The prompter. He thinks that you've forgotten your line.
         ASK: That isn't my line!
         HOST: He's forgotten it, too.`,
        `["My kingdom for a horse," whispers the box.]
         HIT: Why does he keep whispering?
         HOST: He's lonely. Say it, and he'll feel useful.
         HIT: "My kingdom for a horse."
         [A happy sniff.]`,
        `["You were all wonderful," whispers the box.]
         ASK: Which play's that from?
         HOST: None that I know.
         ASK: Then he made it up himself.`,
      ],
      twist: 'The prompter whispers lines that nobody needs',
    },
  ],
}
