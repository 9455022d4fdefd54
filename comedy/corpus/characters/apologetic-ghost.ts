import { type Character } from '../../plays/card-types.ts'

/** Believes that everything is its fault. In the first suite it carries its guilt as a chain, in the second as a letter. */
export const apologeticGhost: Character = {
  name: 'The Apologetic Ghost',
  call: 'Ghost',
  the: 'the Ghost',
  want: 'to hear that it is all right',
  suites: [
    {
      effect: 'stuck',
      with: 'the chain',
      where: 'under a chain and a padlock',
      freed: 'The padlock coughs, says "pardon", and opens. Out drops {prop}.',
      bits: {
        arrive: `
          [CLANKETY-CLANK. {LEAD} comes in through the wall, and wipes both feet on it.]
          LEAD: Is this a bad time? I could haunt you later. ## Are you all decent? I could haunt you later.
          ASK: A ghost!
          LEAD: I know. I'm so ashamed. I'll scream, too, if it helps. Aah.
          ALSO: You came through the wall!
          LEAD: I did knock. My hand went in. I only want somebody to tell me that it's all right.`,
        again: `
          [CLANKETY-CLANK.]
          LEAD: I do hope that I wasn't in the way last night.
          ASK: I never saw you. Where did you sleep?
          LEAD: In you. You've a chilly left side. That'll be me. ## In you. I looked at nothing, and I'm sorry about what I saw.`,
        explain: `
          LEAD: Guilty. And I started the fire of 1702.
          ASK: Nobody's said a word about a fire!
          LEAD: And the weather?
          ASK: Nor about the weather!
          LEAD: It's kind of you not to bring it up.`,
        flattered: `
          ASK: Nobody drags a chain as you do, {call}!
          LEAD: Please. It's I who should kneel to you.
          [{LEAD} kneels, and goes on kneeling, as far as the chin.]
          ASK: Where are you off to?
          LEAD: I overdid it. I'm in your pipes.`,
        teach: `
          LEAD: It's the same as haunting. You float up behind somebody. You take a deep breath. You raise both arms.
          ASK: And then?
          LEAD: You see how tired they look, and go home.`,
        attempt: `
          LEAD: I'll slip in and out. I shan't disturb a soul.
          [CLANKETY-CLANK. {LEAD} comes back out of the wall. So do the curtains, a lamp, and a bath.]
          ASK: What's all this?
          LEAD: They got caught on me. I didn't like to say anything. There's somebody in the bath.`,
        help: `
          LEAD: I'll tie it down, or I'm sure to knock it over.
          [CLANKETY-CLANK. {LEAD} winds the chain round {prop}, and snaps a padlock.]
          ASK: And where's the key?
          LEAD: In my other trousers.
          ALSO: Get them!
          LEAD: I was buried in them.`,
        ban: `
          ASK: No more chains! Put them all away!
          LEAD: Of course. I'll leave them in the hall.
          [CLANKETY-CLANK. A very long crash.]
          LEAD: You had a hall. I feel dreadful.`,
        pretend: `
          [{LEAD} hangs there, quite limp.]
          ASK: Who's put up a bedsheet?
          LEAD: I'm only drying.
          ASK: It spoke!
          LEAD: That was thoughtless. I'll drip.`,
        hide: `
          ASK: I heard a chain!
          ALSO: That's the plumbing.
          [CLANKETY.]
          LEAD: I'm the plumbing. Excuse my rust.
          ASK: It's so polite!
          LEAD: One does what one can, with the pressure.`,
        found: `
          [CLANKETY-CLANK.]
          LEAD: That's my chain. There's a link in it for everything that I ever did wrong.
          ASK: And the biggest one?
          LEAD: I ate the last bun. The small ones are for saying that I hadn't. ## I said "I love you" to be polite. The small ones are for the years after.`,
        comfort: `
          LEAD: Don't blame yourself. Whatever it was, I did it.
          ASK: No, I did!
          LEAD: Could we share the blame? I've never had company in there.`,
        search: `
          LEAD: Pardon my reach.
          [{LEAD} puts one arm right into {ASK}, up to the shoulder.]
          ASK: That's icy! Is it in there?
          LEAD: No. Only a sandwich, and something that you never told your mother. ## No. Only a sandwich, and somebody that you never got over.`,
        wait: `
          LEAD: I'll just lean on this wall, the way that people do.
          [There is nobody by the wall. Next door, a shriek.]
          LEAD: No harm done! They were in the bath! We've shaken hands! ## No harm done! They were in the bath! All five of them! We've shaken hands!`,
        lastWords: `LEAD: I'd like a broom. I feel so bad about whoever has to sweep up.`,
        save: `
          LEAD: I ought to have chained up {machine} when I came in. That's another link!
          ASK: Will your chain even hold?
          LEAD: It's three hundred years of guilt. It'll hold anything.
          [CLANKETY-CLANK! The chain flies round {machine}, and snaps tight.]`,
        last: `
          ASK: It's all right, you know.
          LEAD: What is?
          ASK: All of it. Even the weather.
          [A link falls off. Then the rest. {LEAD} rises, by a foot.]
          LEAD: I beg your... No. I don't believe that I do.`,
      },
      turns: [
        `LEAD: I'm down to moan at midnight. Would eight suit you better?
         ASK: We'll be having dinner.
         LEAD: Then I could hum.`,
        `[A low hum.]
         ASK: You've got a nice voice. Do you know any others?
         LEAD: There's only "Doom".
         ASK: How does it go?`,
        `[Doom, doom, diddly-doom.]
         ASK: They're all tapping their feet!
         LEAD: All these centuries I've done it too slowly! I do apologize. And a-one, and a-two!`,
      ],
      twist: 'The Ghost hums Doom over dinner',
    },
    {
      effect: 'lost',
      with: 'the letter',
      where: 'halfway through a wall',
      freed: 'VOOOP. The wall clears its throat. Out of it slides {prop}, a little dusty.',
      bits: {
        arrive: `
          [VOOOP. A head comes out of the wall. It blushes.]
          LEAD: Excuse me. Is anybody using this wall?
          ASK: A ghost!
          [VOOOP. It goes in again.]
          LEAD: I'll give you a minute. Take your time. I've taken three hundred years.
          <3+> ALSO: What does it want from us?
          <2> ASK: I'm not getting any braver! What do you want?
          LEAD: I just want somebody to say that it's all right.`,
        again: `
          [VOOOP.]
          LEAD: I've washed all the dishes. To make up for the noise.
          ASK: What noise?
          LEAD: The dishes.`,
        explain: `
          LEAD: I was only putting it back where it belongs. Next to the old oak.
          ASK: There's no oak there! There's a police station!
          LEAD: I know that now. They were lovely about it. I came up through the sergeant.`,
        flattered: `
          ASK: You give me goose bumps, {call}!
          LEAD: That's the draft. I'll come back in a shawl.
          ASK: No, truly! You make my blood run cold!
          LEAD: I was afraid of that. I could breathe on it.`,
        teach: `
          LEAD: It's like going through a wall. You walk up to it, and say "May I?"
          [{ASK} tries it. BONK.]
          ASK: It said no!
          LEAD: You didn't say it as if you meant it. They can tell.`,
        attempt: `
          LEAD: I'll haunt it a little. It's what I'm for.
          [A long "wooo". A pause. Somebody sobs.]
          ASK: Did you frighten them?
          LEAD: They asked me if I'd eaten. I wasn't ready for it. ## They asked me if there was anybody special. I wasn't ready for it.`,
        help: `
          LEAD: I only ever drop things. I'll put it where I can't.
          [VOOOP. {LEAD} goes through the wall with {prop}, and comes back without.]
          ASK: It's stuck in the wall!
          LEAD: About halfway. I can't tell you how bad I feel.
          ALSO: Then go back in for it!
          LEAD: I did. That's how I lost the hat.`,
        ban: `
          ASK: No more helping us! Promise me!
          LEAD: I promise. I'll help you to see that I keep it.
          [VOOOP.]
          ASK: Where's the door?
          LEAD: You'd banged your elbow on it. I've put it out of your way.`,
        pretend: `
          [{LEAD} drifts by, very low.]
          ASK: Is that fog?
          LEAD: It's a light mist. I'm on my way to the river.
          ASK: Through here?
          LEAD: I asked for directions. They ran.`,
        hide: `
          ASK: Who's in {hide}?
          ALSO: Not a soul.
          LEAD: There is one. I don't want you to get into trouble.
          ASK: Who said so?
          LEAD: Nobody. It's nobody. I've been dead for ages.`,
        found: `
          LEAD: I carry a letter. It's an apology. When I'd got the wording right, there was nobody left to send it to.
          ASK: What had you done?
          LEAD: I broke my brother's whistle. ## I said that I'd only be an hour. Then I died. It looked so rude.`,
        comfort: `
          LEAD: You aren't alone. I'm standing in you. ## You look as if you'd like to be held. I'm standing in you.
          ASK: So that's why I'm shivering?
          LEAD: You were shivering when I got here. That's why I came in.`,
        search: `
          LEAD: I'll ask the wall. They hear everything.
          [VOOOP. A long murmur.]
          ASK: What does it say?
          LEAD: It hasn't seen a thing. But it heard what you said about the paint, and it's hurt. ## It hasn't seen a thing. But it's heard every night since you moved in, and it's impressed.`,
        wait: `
          LEAD: I'll use the time. For one whole minute, I shan't blame myself for anything.
          [Far away, a dog coughs.]
          LEAD: That was me.`,
        lastWords: `LEAD: I'd like to hear that it's all right. And if there's a draft at the end, I'm afraid that's me.`,
        save: `
          LEAD: I don't believe that anybody's ever apologized to {machine}.
          ASK: For what?
          LEAD: For anything. That's how it starts. And I've got the very letter.
          [{LEAD} unfolds it, reads it through one last time, and throws it {at}.]`,
        last: `
          ASK: We shouldn't have screamed at you. I'm sorry.
          LEAD: You're sorry? To me?
          ASK: Is it all right?
          LEAD: It's perfectly all right! So that's how it is on this side! It's lovely!`,
      },
      turns: [
        `LEAD: I've broken a vase of yours.
         ASK: I haven't got a vase.
         LEAD: I know. I had to buy one first.`,
        `LEAD: I've glued your vase together again.
         ASK: It's got a spout. And a handle.
         LEAD: There was so much left over. I didn't like to stop.`,
        `ASK: That vase makes wonderful coffee. I've grown really fond of it.
         [Crash.]
         LEAD: I had a feeling that I'd be sorry.`,
      ],
      twist: 'The Ghost mends a vase, and cannot stop',
    },
  ],
}
