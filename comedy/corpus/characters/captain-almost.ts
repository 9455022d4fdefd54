import { type Character } from '../../plays/card-types.ts'

/** Believes that almost counts. In the second suite it believes that an invisible enemy holds it back; it is the cape. */
export const captainAlmost: Character = {
  name: 'Captain Almost',
  call: 'Captain',
  the: 'the Captain',
  want: 'to get there, just once',
  suites: [
    {
      effect: 'lost',
      with: 'the list',
      where: 'down a crack, almost in reach',
      freed: 'A fingertip, a hairpin, a tug. {Prop} comes up out of the crack, dusty but whole.',
      bits: {
        arrive: `
          [{LEAD} dives in, arms out, to save {ASK}, and sails past. SPLONK!]
          LEAD: That was close!
          ASK: I wasn't in any danger!
          LEAD: And I missed you by a yard. You'll be number four thousand and six.
          ALSO: Four thousand and six what?
          LEAD: People I've almost saved. It's a long list. They hardly ever write.`,
        again: `
          ASK: You promised to wake me at seven!
          LEAD: I almost did. I stood there until supper, with one hand up.
          ASK: Why didn't you do it?
          LEAD: You looked so nearly awake. ## You looked so nearly decent.`,
        explain: `
          LEAD: I very nearly didn't take it.
          ASK: But you did take it!
          LEAD: By that much. Ask anybody who was there. They all groaned.`,
        flattered: `
          ASK: {call}, you look every inch a hero!
          LEAD: All but one inch. I almost stopped a train once. Then it was stopped by a lake.
          ASK: And the passengers?
          LEAD: They could almost swim. ## They took off nearly everything.`,
        teach: `
          LEAD: A rescue's done like this. You run. You leap. And just before you get there, you think how well it's going.
          [SPLONK!]
          ASK: You've missed!
          LEAD: By how much? I always write that down.`,
        attempt: `
          LEAD: Everybody stand back. Three. Two.
          [SPLONK! Something quite different breaks.]
          ASK: That was an inch to the left!
          LEAD: An inch! Last year it was Belgium.`,
        help: `
          LEAD: Got it! It's safe in my hands. I'll just put it on the list.
          ASK: Which hand will you write with?
          [{LEAD} takes out a pencil. {Prop} bounces off one boot, and drops down a crack.]
          ALSO: You dropped it!
          LEAD: But did you see how long I had it?`,
        ban: `
          ASK: No more rescues! Nobody here wants to be saved!
          LEAD: They all say that when they see me take a run.
          ASK: Then don't take one!
          LEAD: From a standing start? That's brave of you.`,
        pretend: `
          [{LEAD} pulls a hat down over both eyes.]
          LEAD: I'm an ordinary person, on the way home from work.
          ASK: In tights?
          LEAD: They were almost trousers. ## They're almost trousers. People almost look away.`,
        hide: `
          ASK: There's a boot sticking out of {hide}!
          ALSO: It's a spare.
          ASK: There's a leg in it!
          LEAD: THE REST IS VERY WELL HIDDEN.`,
        found: `
          [A page turns.]
          LEAD: The first name on my list is May. She was up a tree, and I'd nearly got to her, when I looked down.
          ASK: You fell!
          LEAD: No. She took my hand, and led me to the ground. I never knew if that counts.`,
        comfort: `
          [{LEAD} looks closely at {ASK}.]
          LEAD: I know that face. You've missed. By how much?
          ASK: By miles!
          LEAD: Then you must have been going at a wonderful speed.`,
        search: `
          LEAD: I know almost where it is.
          ASK: Where?
          LEAD: Here.
          ASK: It isn't here!
          LEAD: No. That's the "almost".`,
        wait: `
          [{LEAD} stands very straight.]
          LEAD: I can keep still till ten. Seven. Eight. Nine.
          [SPLONK!]
          ASK: You moved!
          LEAD: Nine, though! Out of ten!`,
        lastWords: `LEAD: I'd like two words on my stone. "Almost missed." ## I'd like four words on my stone. "Almost kissed. Almost missed."`,
        save: `
          LEAD: I'd save you all, but I've got my hands full. It's the list.
          ASK: That's why you always miss! Let go of it!
          LEAD: It's all I ever nearly did.
          [{LEAD} looks at the list once more, and throws it {at}.]`,
        last: `
          [A hat falls off a hook. {LEAD} puts out a hand, and catches it.]
          ASK: You caught it! You really caught it!
          LEAD: And what does one do after that?
          ASK: Hang it up.
          [CRASH! The hook comes down, and so does everything behind it.]
          LEAD: I never knew there was a second part.`,
      },
      turns: [
        `[A teacup stands on the very edge of a table.]
         LEAD: Don't touch it. I'm going to save it.
         ASK: Couldn't you simply push it back?
         LEAD: Then it would never have been in danger.`,
        `[The teacup stands a little further over.]
         ASK: Did somebody move that?
         LEAD: A bit. It has to be worth it.`,
        `[The teacup falls. {ASK} catches it, without looking, and drinks.]
         LEAD: How did you do that?
         ASK: How did I do what?
         LEAD: Would you sign my cape?`,
      ],
      twist: 'The Captain waits for a teacup to fall',
    },
    {
      effect: 'stuck',
      with: 'the cape',
      where: 'rolled up in thirty feet of cape',
      freed: 'The cape unrolls, all thirty feet of it. At the very end lies {prop}.',
      bits: {
        arrive: `
          [{LEAD} runs in with one fist out, and stops in the air. TWOP! {LEAD} sits down.]
          LEAD: Did you see that? The Tug! My deadly enemy! It's always right behind me!
          ASK: You were standing on your cape.
          LEAD: That's what it wants you to think.
          ALSO: Who's that cape made for? It's thirty feet long!
          LEAD: I'm growing into it.`,
        again: `
          [TWOP.]
          ASK: You've been running on the spot since six!
          LEAD: I was on my way to breakfast. Then the Tug struck.
          ASK: That was me, sitting on your cape. I was having mine.
          LEAD: So it's got to you as well.`,
        explain: `
          LEAD: I was taking it back to its owner, when something seized me from behind!
          ASK: You ran round one lamppost for an hour!
          LEAD: I was winning.`,
        flattered: `
          ASK: {call}, what a cape! I'm sure that nothing on earth can hold you back!
          LEAD: One thing can. We don't speak its name.
          ASK: What's it look like?
          LEAD: I've never dared to turn round. My mother says, like a hem. ## I've never dared to turn round. People tell me that it's my best side.`,
        teach: `
          LEAD: A hero does it like this. Chin up, one fist out, and never look back.
          [TWOP! {LEAD} sits down.]
          ASK: What if you did look back?
          LEAD: Then we'd be face to face. Neither of us wants that.`,
        attempt: `
          LEAD: I'll do it in a single bound!
          [TWOP!]
          ASK: You've come down where you went up!
          LEAD: But did you see how high it let me go?`,
        help: `
          LEAD: I'll wrap it in the cape. Nothing gets out of there.
          ASK: That's what worries me!
          [{LEAD} spins round. TWOP! {Prop} is gone, and so is one of {LEAD}'s arms.]
          ALSO: Which end is it at?
          LEAD: The end that's fighting back.`,
        ban: `
          ASK: Take off that cape! You'll break your neck!
          LEAD: And how would people know that I was coming?
          ASK: They'd hear you fall!
          LEAD: It makes me sound so late.`,
        pretend: `
          [{LEAD} crawls under the cape. It makes a large red lump.]
          LEAD: I'm a tent.
          ASK: And who's inside you?
          LEAD: Scouts. They're asleep. ## A couple. I wouldn't knock.`,
        hide: `
          [A few yards of cape are hanging out of {hide}.]
          ASK: What's this, coming out of {hide}?
          ALSO: It's just the lining.
          [{ASK} pulls. TWOP!]
          LEAD: IT'S FOUND ME!`,
        found: `
          [A very large sniff, into a cape.]
          LEAD: This was my grandmother's. She could stop a bus in it. She told me that one day I'd fill it.
          ASK: And do you?
          LEAD: There are four cushions in the back.`,
        comfort: `
          [{LEAD} looks behind {ASK}.]
          LEAD: Something's holding you back. I've got one, too. What do you call yours?
          ASK: My knees. ## My mother. She rings every evening at nine.
          LEAD: Then stand with your back to mine. They won't know which of us to pull.`,
        search: `
          LEAD: I'll sweep the place.
          [{LEAD} walks to the other side. Behind comes the cape, with everything that stood on the floor.]
          ASK: That's two chairs, a plant, and somebody's grandmother!
          LEAD: So it isn't under any of those.`,
        wait: `
          [{LEAD} leans forward, harder and harder. TWOP!]
          LEAD: I can't move! It's very strong today!
          ASK: There's a chair on your cape!
          LEAD: It's never needed a chair before.`,
        lastWords: `LEAD: I'd like to shake hands with the Tug. Nobody was ever so attached to me. ## I'd like to kiss the Tug, just once. Nobody else ever held on to me for so long.`,
        save: `
          LEAD: I'd run right round {machine}, but I'd only be pulled back!
          ASK: That's just what we need! Run!
          [{LEAD} runs. The cape goes round {machine}, and tight. TWOP! It holds.]`,
        last: `
          [{ASK} picks up the end of the cape, and carries it.]
          LEAD: How strange. There's nothing behind me any more.
          ASK: Only me.`,
      },
      turns: [
        `[{LEAD} pins up a poster. "WANTED: THE TUG." Below that is an empty square.]
         ASK: There's nobody on it!
         LEAD: I know it only by feel.`,
        `ASK: I've finished your poster. This is what held you back this morning.
         LEAD: Four legs! And what a hideous flat head!
         ASK: It's a table.`,
        `[{ASK} comes in backward, pulling, with the end of a long red cape.]
         ASK: I've caught your enemy! Look what I'm holding!
         LEAD: My cape! You made it let go!`,
      ],
      twist: "The Captain's unseen enemy gets a poster",
    },
  ],
}
