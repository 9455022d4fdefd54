import { type Character } from '../../plays/card-types.ts'

/** Believes that it cannot be seen. In the first suite it shuts its eyes, in the second it stands behind small things. */
export const theBashfulYeti: Character = {
  name: 'The Bashful Yeti',
  call: 'Yeti',
  the: 'the Yeti',
  want: 'to be asked in',
  suites: [
    {
      effect: 'mess',
      with: 'the snow',
      where: 'under a yard of snow',
      freed: 'A large, shy hand digs in the snow, and comes up with {prop}.',
      bits: {
        arrive: `
          [FLOMP! A heap of snow slides in. In it stands {LEAD}, with a hand over each eye.]
          LEAD: There's nobody here.
          ASK: You're ten feet tall!
          LEAD: You can't see me. I can't see you, and I'm closer.
          <3+> ALSO: We can all see you!
          <2> ASK: I can see every hair on you!
          LEAD: In this darkness?`,
        again: `
          [FLOMP.]
          ASK: There are footprints in the butter. As big as a bathtub!
          LEAD: I noticed nothing. It was dark behind my hands.
          ASK: They go right through the wall!
          LEAD: That must be somebody with confidence.`,
        explain: `
          LEAD: I shut my eyes, and it disappeared.
          ASK: It was in your hand!
          LEAD: How was I to see that?`,
        flattered: `
          ASK: {call}, what a splendid size! Everybody's talking about you!
          LEAD: What do they say?
          ASK: That you don't exist.
          LEAD: They're too kind. ## They're too kind. There's a photograph, and I'm wearing nothing in it.`,
        teach: `
          LEAD: It's done with the hands. Up, and over the eyes. Now none of us is here.
          [A long silence. Bump.]
          ASK: Whom did I just walk into?
          LEAD: Nobody. Nobody's rather soft. ## Nobody. Nobody's been exercising.`,
        attempt: `
          LEAD: I can do it, as long as you don't watch.
          [Everybody turns round. FLOMP. CRACK. Tinkle.]
          ASK: May we look now?
          LEAD: Could you wait until I've moved abroad?`,
        help: `
          LEAD: I can manage. But nobody must stare.
          <3+> ASK: We're all staring. It's important.
          <2> ASK: I can't help it! There's nowhere to look that isn't you!
          [FLOMP! {LEAD} shivers, and a yard of snow comes down. {Prop} is under it.]
          ALSO: How much more of that have you got on you?
          LEAD: Please look away. I can feel my back going.`,
        ban: `
          ASK: No more snow!
          LEAD: I'll try to feel nothing.
          ASK: Well done, {call}.
          [FLOMP!]
          LEAD: You said my name.`,
        pretend: `
          [On tiptoe, {LEAD} puffs out both cheeks.]
          LEAD: Don't mind me. I'm a cloud.
          ASK: Standing on the floor?
          LEAD: I'm feeling low.`,
        hide: `
          ASK: Is there anybody in {hide}?
          ALSO: No.
          LEAD: There can't be. I have my eyes shut.`,
        found: `
          [Flomp. Very softly.]
          LEAD: It's not so bad, being looked at. It's what comes after it. They scream, and they run.
          ASK: And with your eyes shut?
          LEAD: I only have to hear it.`,
        comfort: `
          [{LEAD} lifts one finger from one eye, and looks at {ASK}.]
          LEAD: Oh. You have a nose. It's nice.
          ASK: You never look at anybody!
          LEAD: Somebody ought to. I'll do the chin tomorrow.`,
        search: `
          LEAD: Leave it to me. What does it look like?
          ASK: Take your hands off your eyes!
          LEAD: And be seen?
          [A crash. FLOMP. Strings snap.]
          LEAD: It isn't in the piano.`,
        wait: `
          LEAD: I'll just stand here, where nobody can see me.
          [FLOMP.]
          ASK: Nobody was looking!
          LEAD: I was. I looked down. There's so much of me.`,
        lastWords: `LEAD: I'd like you to say that I was never here. But I had a lovely time. ## I'd like a second date. After the first, I always say that I was never there.`,
        save: `
          ASK: Everybody! Look at {the}!
          LEAD: Please don't!
          ASK: Harder! Stare! Somebody clap!
          [FLOMP! FLOMP! FLOMP! A whole winter comes down over {machine}.]`,
        last: `
          ASK: I can see you, you know.
          [One hand comes down. Then the other.]
          LEAD: And you're still here.`,
      },
      turns: [
        `ASK: There's a footprint in my pudding!
         LEAD: Which foot is it?
         ASK: The left.
         LEAD: Then I'd look out for the other one.`,
        `ASK: I've found the right foot. It's on the ceiling.
         LEAD: I'd seen a spider.
         ASK: You jumped up there, because of a spider?
         LEAD: It looked straight at me.`,
        `ASK: Here, beside it, are some very small footprints. Eight of them.
         LEAD: It jumped as well?
         ASK: They're as high as yours.
         LEAD: Then we've a great deal in common.`,
      ],
      twist: 'The Yeti puts one foot in the pudding',
    },
    {
      effect: 'lost',
      with: 'the last marshmallow',
      where: 'lost in fur, somewhere on the Yeti',
      freed: 'The Yeti shakes. Out of the fur fall a mitten, a comb, and {prop}.',
      bits: {
        arrive: `
          [SHUFFLE, SHUFFLE. In comes a teacup, high up. Behind it is {LEAD}.]
          LEAD: Please don't mind me. You can't tell that I'm here.
          ASK: You're hiding behind a teacup!
          LEAD: I thought a mug would look showy. ## I thought a mug would look easy.
          ALSO: I can see all of you, apart from the chin.
          [The teacup moves up, over one eye.]
          LEAD: And now you've lost me completely.`,
        again: `
          [SHUFFLE.]
          LEAD: I'm so sorry about last night. I was wild.
          ASK: You stood behind a curtain, and coughed.
          LEAD: Twice. I don't know what came over me. ## Twice. I'd had half a sherry.`,
        explain: `
          LEAD: I needed something to stand behind.
          ASK: It's far too small for that!
          LEAD: So I stood a long way behind it.
          ASK: You took it home with you!
          LEAD: It was a very long way.`,
        flattered: `
          ASK: {call}, what feet! The greatest explorers have followed them!
          LEAD: I walk backward, so that they never find me.
          ASK: Then where do they end up?
          LEAD: They've all met my mother.`,
        teach: `
          LEAD: It's like visiting. You go to the door. You bring something hot to drink. You wait.
          ASK: And when do you knock?
          LEAD: Knock?`,
        attempt: `
          LEAD: I'll do it from over here, so as not to disturb you.
          [SHUFFLE. A very long arm. CRASH.]
          ASK: You've knocked over everything but that!
          LEAD: I couldn't see round me. I was in the way.`,
        help: `
          LEAD: May I stand behind it? Just until they've all gone.
          [{LEAD} hugs {prop}. SHUFFLE. The fur closes over it.]
          ASK: Where's it gone?
          LEAD: In. I can feel a mitten. I can feel a tent.
          ALSO: A tent?
          LEAD: Sorry! I didn't know that there was anybody in.`,
        ban: `
          ASK: No more hugs! Nothing else goes into that fur!
          LEAD: It won't.
          [SHUFFLE.]
          ASK: Where's my umbrella?
          LEAD: It hugged me.`,
        pretend: `
          [{LEAD} lets both arms hang, and stops breathing.]
          LEAD: There's nobody here. I'm a coat.
          ASK: And what's in the sleeves?
          LEAD: More coat.`,
        hide: `
          ASK: I can see fur, in {hide}!
          ALSO: That's a slipper.
          ASK: It's as big as a pony!
          LEAD: The other one's smaller.`,
        found: `
          [Shuffle. Very softly.]
          LEAD: I stood outside for days. You had a light on. I brought cocoa.
          ASK: Why didn't you come in?
          LEAD: I counted the chairs.`,
        comfort: `
          [{LEAD} holds up a teaspoon in front of {ASK}.]
          LEAD: There. Now you're alone. I'll be alone with you, if that helps.
          ASK: How does that work?
          LEAD: I look the other way, and you talk. We just don't tell each other that we're here.`,
        search: `
          LEAD: If I were frightened, I'd be behind this teaspoon.
          [SHUFFLE.]
          ASK: Is it there?
          LEAD: No. There's an ant. I've apologized.`,
        wait: `
          LEAD: I'll wait in a corner, so that I'm not in your way.
          [SHUFFLE. The corner is full. So is the wall on either side of it.]
          LEAD: Tell me when I'm in.`,
        lastWords: `LEAD: I'd like a chair, if there's one over. And thank you for never asking me to leave.`,
        save: `
          LEAD: It's big, it's loud, and everybody runs away. I know how that feels.
          ASK: What have you got there?
          LEAD: My last marshmallow. I was keeping it for whoever asked me in.
          [On tiptoe, with one arm over its face, {LEAD} throws the marshmallow {at}.]`,
        last: `
          [{ASK} pushes up a chair. It is a very large one.]
          LEAD: Who's coming?
          ASK: You are.`,
      },
      turns: [
        `[On the doorstep stands a cup of cocoa.]
         ASK: Who put that there?
         LEAD: Somebody who didn't want to bother you.
         ASK: It has a straw as long as a broomstick.`,
        `ASK: There's a second cup, with a note. "I hope that the first one wasn't too much."
         LEAD: How embarrassing. I'd leave the country.
         ASK: It's good cocoa.
         LEAD: Is it? Then somebody, somewhere, is blushing. ## Is it? I expect that they'd bring cream, if they were asked in.`,
        `[Now there are two cups on the doorstep.]
         ASK: I've put one out myself. It says "For whoever it is".
         LEAD: Somebody's drunk it.
         ASK: You've cocoa on your chin.
         LEAD: Then that's who it is.`,
      ],
      twist: 'Somebody leaves cocoa, and the Yeti blushes',
    },
  ],
}
