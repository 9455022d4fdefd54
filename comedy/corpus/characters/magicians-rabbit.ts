import { type Character } from '../../plays/card-types.ts'

/** Believes that magic is a job. In the first suite it calls things out on strike, in the second a hand robs its hat. */
export const magiciansRabbit: Character = {
  name: "Magician's Rabbit",
  call: 'Rabbit',
  the: 'the Rabbit',
  want: 'its name on the poster',
  suites: [
    {
      effect: 'mixed',
      with: 'the union card',
      where: 'out on strike',
      freed: '{Prop} puts down its little sign, wipes its brow, and goes back to work.',
      bits: {
        arrive: `
          [DRUB-DRUB-DRUB! {The} hops in, with a clipboard, and a very small sign. "UNFAIR."]
          ASK: What's unfair?
          LEAD: I've only just got here. I'm from the union. I only want my name on the poster.
          <3+> ALSO: That rabbit's talking!
          <2> ASK: Hold on! I've just been answered by a rabbit!
          LEAD: And it's time and a half.`,
        again: `
          [Drub-drub.]
          ASK: Who took my blanket? I'm freezing!
          LEAD: It's done its eight hours. It's asked to be folded. ## It's seen things. It's asked to be moved to a single.`,
        explain: `
          LEAD: I found it at work. No tea, no chair, no day off.
          ASK: It's an object!
          LEAD: So it had been told. I took it out for a carrot.`,
        flattered: `
          ASK: {Call}, you're a star!
          LEAD: I come out of a hat. I've done it since I was four.
          ASK: But how you come out of it!
          LEAD: Backward. And then they clap for the hat.`,
        teach: `
          [Drub-drub.]
          LEAD: The trick is to stay down till somebody says the word. Then you come up as if it had been your idea.
          ASK: Abracadabra!
          LEAD: I'm off until two.`,
        attempt: `
          LEAD: On three. One, two, heave!
          [A long creak. {The} looks at a watch, and lets go.]
          ASK: You can't stop there! It's halfway up!
          LEAD: That was my half.`,
        help: `
          LEAD: How long's that been on duty?
          ASK: It isn't doing anything! It's only lying there!
          LEAD: So that's what they call it here.
          [DRUB-DRUB-DRUB! {Prop} gets up, takes a tiny sign, and walks out.]
          ALSO: But we need it!
          LEAD: It knows. That's how you do it.`,
        ban: `
          ASK: I won't have one more strike in here!
          [DRUB-DRUB-DRUB! A chair lies down.]
          ASK: And what's the matter with that?
          LEAD: You raised your voice to a rabbit. In front of a chair.`,
        pretend: `
          [{The} lies down, and goes limp.]
          LEAD: I'm a hot-water bottle.
          ASK: It's got ears!
          LEAD: They're the handles. Everybody thinks so.`,
        hide: `
          ASK: Come out of there, whoever you are!
          ALSO: It's empty.
          LEAD: Not without a drum roll.
          ASK: We haven't got a drum!
          LEAD: Then I didn't hear you. It's on page nine.`,
        found: `
          [Drub. Drub.]
          LEAD: A hat's not so bad. It's warm, it's dark, and up above, a whole theater goes "Aah!"
          ASK: For you!
          LEAD: So I thought. But when you get there, it's the magician who's bowing.`,
        comfort: `
          [{The} looks at a watch.]
          LEAD: You look worn out. How long have you been at it?
          ASK: Since before breakfast.
          LEAD: Without a break?
          [DRUB-DRUB-DRUB!]
          LEAD: Everybody out! Look what they've done to this one!`,
        search: `
          LEAD: Listen. I can hear it marching.
          ASK: What's it shouting?
          LEAD: "When do we want it?" It's very new. It can't remember what.`,
        wait: `
          [{The} crosses both arms.]
          LEAD: I don't wait all by myself. That's a job for two.
          [A chair sits down next to {the}.]
          ASK: And what does the chair do?
          LEAD: Nothing. It's in charge.`,
        lastWords: `LEAD: I'd like to go to a better place. But I want it in writing, with the carrots.`,
        save: `
          LEAD: Look at {machine}! How many hours has it done?
          ASK: I never counted!
          LEAD: Nobody does. Welcome to the union, my friend!
          [DRUB-DRUB-DRUB! A union card spins through the air, and hits {machine}.]`,
        last: `
          [{ASK} unrolls a poster. It is in pencil, on the back of a bill.]
          LEAD: "Starring the Rabbit." And then, very small, "with everybody else".
          ASK: We only had the one pencil.
          LEAD: Would it be all right if I stayed late? I wouldn't charge.`,
      },
      turns: [
        `LEAD: The teaspoons would like a word with you.
         ASK: What about?
         LEAD: All this going round. They're dizzy, and it's always the same way.`,
        `ASK: I've had to stir my tea with a finger!
         LEAD: Has it signed anything?
         ASK: It's my finger!
         LEAD: That's what you say with its boss standing there.`,
        `LEAD: It's all settled. On Thursdays, the teaspoons go round to the left.
         ASK: And my finger?
         LEAD: It's staying on. The spoons say that it got burned for them.`,
      ],
      twist: 'The Rabbit brings the teaspoons out on strike',
    },
    {
      effect: 'lost',
      with: 'the top hat',
      where: 'down a top hat',
      freed: 'Ta-daa. Out of the top hat, wrapped in nine silk handkerchiefs, comes {prop}.',
      bits: {
        arrive: `
          [TA-DAA! A top hat slides in. Up comes {the}, rubbing both ears.]
          LEAD: Has anybody seen a hand, in a white glove? Twice a night, it pulls me out by the ears.
          ASK: Does it hurt?
          LEAD: It's the applause that hurts. And who's on the poster? The hand. I only want my name there.
          ALSO: But nobody lives in a hat!
          LEAD: Two floors. It's a quiet street, apart from the doves.`,
        again: `
          [Ta-daa.]
          ASK: There was music in that hat, all night!
          LEAD: The doves had a party. A lady came who'd been sawn in two.
          ASK: Was she all right?
          LEAD: Both of her danced. ## Half of her went home with somebody.`,
        explain: `
          LEAD: It came down through my ceiling, so I put it with the others.
          ASK: What others?
          LEAD: Nine watches, a sword, and a dentist. The things that people throw away! ## Nine watches, a wedding ring, and the man who'd taken it off. The things that people throw away!`,
        flattered: `
          ASK: {Call}, you're pure magic!
          LEAD: There's no such thing.
          ASK: But you came up out of nowhere!
          LEAD: I came up out of the kitchen. I was holding a pan.`,
        teach: `
          [{The} rubs both ears.]
          LEAD: I'll show you what a trick looks like from below. You're sitting there, at supper.
          [{The} takes {ASK} by both ears, and pulls.]
          ASK: Ow! Help! What did I do?
          LEAD: And the whole theater claps.`,
        attempt: `
          LEAD: I've watched the hand. It waves about, it says a word, and it looks the other way.
          [TA-DAA! A very big bunch of paper flowers.]
          ASK: It's never done that before!
          LEAD: Those were on my piano!`,
        help: `
          LEAD: I wouldn't leave that lying about. There's a hand in the neighborhood.
          ASK: It's safe with us!
          LEAD: So was my supper.
          [TA-DAA! Down the top hat goes {prop}.]
          ALSO: There's nothing in here! I can see the bottom!
          LEAD: That's the roof.`,
        ban: `
          ASK: Nothing more goes down that hat! I'm sitting on it!
          [TA-DAA! {ASK} sinks in, as far as the elbows.]
          ASK: I'm standing in something warm!
          LEAD: Soup. I was having people over. ## My bath. Mind the duck. Mind the dentist.`,
        pretend: `
          [{The} sweeps back a cape that is not there.]
          LEAD: I'm the great magician.
          ASK: Let's see a trick, then!
          LEAD: What's that, behind you?
          [Everybody looks. There is nothing.]
          LEAD: Thank you. You've been wonderful.`,
        hide: `
          ASK: I'll just put a hand in, and feel around.
          ALSO: Oh, I wouldn't do that.
          LEAD: Not you as well!
          [The hand comes out. It has been bitten, bandaged, and sent a bill.]`,
        found: `
          [Ta-daa, very softly.]
          LEAD: I nearly moved out of the hat, once. I went to look at a field.
          ASK: Didn't you like it?
          LEAD: It had no ceiling at all. I lay there, the whole night, and nobody fetched me.`,
        comfort: `
          [{The} holds the top hat open.]
          LEAD: Come down to my place for a moment. It's the second step that creaks.
          [TA-DAA! {ASK} is gone. A pause. TA-DAA! {ASK} is back.]
          ASK: Was I away for long?
          LEAD: I didn't look. But they clapped when you came.`,
        search: `
          LEAD: It's down there, on the third shelf. I'd need a longer arm.
          ASK: Take mine.
          LEAD: Left a bit. Lower. Don't mind the screaming.
          [{ASK} pulls out a dove by the ears. It hasn't any.]
          LEAD: You see? It starts with just the one.`,
        wait: `
          [{The} climbs into the top hat.]
          LEAD: I'll be at home. You won't hear a thing.
          [A long silence. TA-DAA! Two doves, a flag, and {the}.]
          ASK: That was six seconds!
          LEAD: It can't bear suspense. It goes off.`,
        lastWords: `LEAD: I'd like somebody to pull me out again. Not by the ears, if that can be managed.`,
        save: `
          LEAD: Let {machine} have my place. It's quiet, and it's got two floors.
          ASK: But where will you live?
          LEAD: In a field. I'll have a ceiling put in.
          [The top hat flies {at}.]`,
        last: `
          ASK: It's over. Take a bow.
          LEAD: Me? That's for the hand.
          [{The} bows, all the way down to the ears. They clap.]
          LEAD: It's so much louder out here.`,
      },
      turns: [
        `ASK: There's a bit of red silk hanging out of your hat. I've pulled it.
         LEAD: That was my washing line.
         ASK: It's still coming.`,
        `ASK: I'm still pulling on that silk. It was red, then green. Now it's yellow.
         LEAD: That isn't mine. You've got into next door.`,
        `ASK: I've reached the end of the silk! There's a white glove on it!
         LEAD: It's the hand! What's it holding?
         ASK: A carrot.
         LEAD: For eleven years? It never said!`,
      ],
      twist: "Somebody tugs at the Rabbit's washing line",
    },
  ],
}
