import { type Setting } from '../../plays/card-types.ts'

/** A time machine that brings things from ten minutes later, which somebody then has to send; and a cuckoo that eats minutes. */
export const timeMachineWorkshop: Setting = {
  name: 'Time Machine Workshop',
  side: 'INT.',
  a: 'a time machine workshop',
  round: 'a brass doorknob',
  roundLook: 'It was shinier in the future',
  tall: 'two cog wheels and an oil can',
  food: "tomorrow's marmalade",
  tool: 'a screwdriver',
  rooms: ['REPAIR COUNTER', 'WALL OF CLOCKS', 'SPARE MINUTES', 'BOILER ROOM', 'IN FRONT OF THE MACHINE'],
  ways: [
    {
      machine: 'the time machine',
      at: 'into the time machine',
      hide: 'the grandfather clock',
      hideNoise: 'a loose second',
      change: 'small',
      hush: 'Four hundred clocks hold back a tick.',
      rise: 'VWOIP! The time machine takes everybody ten minutes on, to the bow, and back again to earn it.',
      treat: 'the early bedtime',
      kept: 'here, in ten minutes',
      gives: 'VWOIP! It is ten minutes later at last. There lies {prop}.',
      bits: {
        why: `
          ASK: Why on earth is {event} in {a}?
          HOST: I forgot to book a hall. Here, I can still do it last week. ## I forgot to book a hall. Here, I can still do it last week. There's a lot that I'd do last week.`,
        intro: `
          [VWOIP! An umbrella drops out of the time machine. It's dripping.]
          HIT: That's mine! But I left it at home, dry!
          HOST: It's from later. The machine's stuck at ten minutes ahead. Whatever comes out, one of us has to put in.
          ASK: So what will have made it wet?
          [Drip. Everybody looks up.]`,
        again: `
          [Vwoip. A slipper, a pillow and a yawn.]
          ASK: Whose are those?
          HOST: Tonight's. It's in a hurry to go to bed. It's had us up since tomorrow.`,
        stir: `
          [VWOIP! A note flutters out.]
          ASK: It's in my handwriting! "Whatever you do, don't read this aloud."
          HOST: And it was such a nice quiet future.`,
        takes: `
          [{ASK} leans {prop} against the time machine. VWOIP!]
          ASK: Where's it gone?
          HOST: Nowhere. It's right here. In ten minutes.`,
        uses: `
          ASK: If it knows what's coming, I'll simply ask it how {event} turns out!
          [VWOIP! A note.]
          ASK: "Ask me again in ten minutes." That's my own writing!
          HOST: So you don't get any wiser.`,
        crowd: `
          [VWOIP! VWOIP! Out of the time machine climb {crowd}, still clapping.]
          HOST: They're early. They've seen the end.
          ASK: And how was I?
          HOST: That one's looking at you, and biting her lip. ## That one's just slipped you her number, and apologized.`,
        door: `
          ASK: I won't wait for any of it to happen! I'm off!
          [{ASK} runs out. VWOIP! {ASK} climbs out of the time machine, backward.]
          ASK: I'd got as far as the corner! Why am I here?
          HOST: In a while, you'll miss your hat. You come back for it.
          ASK: I hate that hat!`,
        stow: `
          HOST: Into the grandfather clock! Mind the pendulum. It takes off a year with each swing.
          [TONK. TONK. TONK.]`,
        back: `[TONK. Out of the grandfather clock comes {thing}, years younger, and half the size.]`,
        peak: `
          [VWOIP! VWOIP! Out flies everybody's hat. All of them are on fire.]
          ASK: What happens in here in ten minutes?
          HOST: Nine minutes. It was a minute ago.
          HIT: There's a note in mine! "Take off your hat"?
          HOST: Turn it over. "We tried that."`,
        gift: `
          [Drip. {ASK} opens the wet umbrella, closes it, and puts it into the time machine. Vwoip.]
          HOST: That's us paid up. And look, you've got change!
          [A slice of cake, with a note.]
          ASK: It's from me! "It all went fine. Save me a bite." ## It's from me! "It all went fine. Don't marry the dentist. Save me a bite."`,
      },
      worse: {
        noise: `
          [VWOIP! A bill for the damage comes out.]
          ASK: Why does it have to run ahead of us?
          HOST: It's asleep. It thinks that it's late, so it rushes. Its alarm clock was too shy to go off.`,
        lost: `
          [VWOIP! A "Missing" poster comes out. It has everybody's face on it.]
          ASK: Why's it in such a rush to get away from now?
          HOST: It's got a past. It's got a future. It just never got a present.`,
        stuck: `
          [VWOIP! A ladder comes out, in two halves.]
          ASK: That big hand's spinning like a propeller!
          HOST: It's lost its pin. Somebody has to hold it. The last one who tried is in next week.`,
        mixed: `
          [VWOIP! Everybody's left shoe comes out, with tomorrow's mud.]
          ASK: Can't it run the other way for a change?
          HOST: It's too sure of itself. You'd have to muddle it, till it takes later for sooner.`,
        mess: `
          [VWOIP! Four wet towels come out.]
          ASK: It's jerking like a mule!
          HOST: It's bone dry inside. Time should flow. That hops.`,
      },
      saves: {
        noise: `
          [The time machine sits up, with all its lamps on. Vwoip. It looks at the clock, and lies back.]
          HIT: It's woken up!
          HOST: And it isn't late at all! It's turned over. It's having five minutes more.`,
        lost: `
          [A silence. Very slowly, the big hand turns back from later to now, and stays.]
          HIT: It doesn't want to go anywhere!
          HOST: Somebody finally gave it a present.`,
        stuck: `
          [{With} catches the big hand, and pulls it back to now. It quivers. It stays.]
          HIT: Time's standing still!
          HOST: No, it's only walking. We'd forgotten what that's like.`,
        mixed: `
          [The time machine shudders. POIWV! Hats, notes and shoes fly back in, in the wrong order.]
          HIT: It's taking everything back!
          HOST: It thinks that later was before. So the worst is over. We were very brave.`,
        mess: `
          [It runs in at the top. Glug. Out at the bottom comes a minute, and after it the next one.]
          HIT: They're coming in the right order!
          HOST: It's flowing! We should have greased it last week. Wait, I'll just go and do it.`,
      },
      turns: [
        `[Vwoip. A letter slides out, pink, and smelling of roses.]
         ASK: Who's that for?
         HOST: Me. It's from somebody that I'm going to meet. It doesn't say when.`,
        `[Vwoip. A pink letter.]
         HOST: Listen. "I can still see you standing there, with that letter, and your mouth open."
         HIT: Your mouth is open!`,
        `[Vwoip. A pink envelope, with nothing in it.]
         HIT: So where's the letter?
         HOST: There isn't one. There's just a stamp. It's today's. How's my hair?`,
      ],
      twist: 'The time machine delivers love letters early',
    },
    {
      machine: 'the cuckoo clock',
      at: 'into the cuckoo clock',
      hide: 'the Ice Age crate',
      hideNoise: 'a small mammoth',
      change: 'cold',
      hush: 'Behind the little door, somebody counts under her breath.',
      rise: 'COO-KAP! A minute goes by without anybody. Now they all hold a glass, and are in the middle of a cheer.',
      treat: 'the short afternoons',
      kept: 'somewhere very clever',
      gives: 'Coo. The cuckoo gives one minute back. Everybody remembers, and points. There is {prop}.',
      bits: {
        why: `
          ASK: Whose idea was it to have {event} in {a}?
          HOST: They told me that it takes time. We've got drawers full. ## I was told that it takes time. We've got drawers full. I stole them from my marriage.`,
        intro: `
          [COO-KAP! A cuckoo shoots out of a clock, snaps at the air, and is gone.]
          HIT: My sandwich! I was just about to bite it!
          HOST: You did. You said it was delicious. But the cuckoo's eaten the minute. ## You did. You moaned. We all looked away. But the cuckoo's eaten the minute.
          ASK: She eats minutes?
          HOST: That's why you've got mustard on your chin.`,
        again: `
          [Coo-kap.]
          ASK: I've just come in, and I'm already tired!
          HOST: You had a lovely morning. So did she.`,
        stir: `
          [COO-KAP! {ASK} is upside down.]
          ASK: What happened?
          HOST: A lot. But in the end we voted, and you said that you'd be the one. ## A lot. It began with a game of cards, and you were the only one who kept the socks on.`,
        takes: `
          [COO-KAP! {ASK} is holding nothing.]
          ASK: Where's {prop}?
          HOST: You put it somewhere very clever. We all clapped.
          ASK: Where?
          HOST: That was in the minute.`,
        uses: `
          ASK: There's this tooth. If somebody pulls it now, and she eats that minute, I won't feel a thing!
          [COO-KAP!]
          ASK: It's gone! And I never felt a... Why am I engaged?
          HOST: You were very brave. The dentist couldn't resist.`,
        crowd: `
          [COO-KAP! All at once, there sit {crowd}, wiping their eyes.]
          HOST: They've been here for an hour.
          ASK: And why are they looking at me?
          HOST: You gave a speech. They want to hear the end.`,
        door: `
          ASK: Goodbye! I'm going as far away as I can!
          [COO-KAP! {ASK} stands in the same place, sunburned, and holding a straw donkey.]
          ASK: What's this?
          HOST: It's for me. You said that you'd had a lovely three weeks.`,
        stow: `
          HOST: Into the Ice Age crate! Keep an eye on the glacier. It only looks slow.
          [KREEK. The lid freezes shut.]`,
        back: `[KREEK. The lid breaks off the Ice Age crate. Out slides {thing}, in a block of ice, next to half a fern.]`,
        peak: `
          [COO-KAP! It's dark. COO-KAP! It's light. COO-KAP! Everybody has longer hair.]
          ASK: She's not eating minutes any more!
          HOST: She's moved on to weeks. At this rate, it'll be over before it has begun.
          HIT: How much has she left us?
          HOST: I saved some in a jar. That was it.`,
        gift: `
          [Coo-kap. The cuckoo lays a small warm egg in {ASK}'s hand. It ticks.]
          ASK: What's in it?
          HOST: A minute. It's the one with the sandwich. Chew slowly.`,
      },
      worse: {
        noise: `
          [COO-KAP! The wallpaper's faded.]
          ASK: Why doesn't she stay in, and shut the door?
          HOST: She can't, until her hour strikes. The clock's lost its gong. So she waits, and nibbles.`,
        lost: `
          [COO-KAP! The apples are stewed, and somebody's eaten them.]
          ASK: Why does she take what's ours?
          HOST: A cuckoo's raised in somebody else's nest, on somebody else's lunch. She'd need to be given something that was meant for her.`,
        stuck: `
          [COO-KAP! The soup's cold. COO-KAP! It's on the floor.]
          ASK: Can't you close that little door?
          HOST: There's no latch. I was going to fix it on Monday. She ate Monday.`,
        mixed: `
          [COO-KAP! It's nearly Friday.]
          ASK: Does she always take, and never give?
          HOST: She's a cuckoo, and proud of it. A hen would be another matter.`,
        mess: `
          [COO-KAP! Crunch, crunch. There went the weekend.]
          ASK: What's that crunching?
          HOST: The minutes. We keep ours very dry. She won't touch a soggy one.`,
      },
      saves: {
        noise: `
          [The cuckoo comes out, listens to it, to the very end, and bows. The little door shuts.]
          HIT: She's gone in!
          HOST: Her hour has struck! Not quite the note. But she's never been choosy.`,
        lost: `
          [The cuckoo takes it by one corner, carries it in, and tucks it round herself. The little door shuts.]
          HIT: It's got a light on, behind the curtain!
          HOST: It's her own nest. She'll be up all night, moving in.`,
        stuck: `
          [{With} goes round the clock, twice, and pulls tight. The little door shuts. From inside, a polite knock.]
          HIT: She can't get out!
          HOST: And we can have a whole afternoon, with the crusts on.`,
        mixed: `
          [The cuckoo sits down, puffs herself up, and says "Buk". An egg rolls out. It ticks.]
          HIT: It's a minute! She's laid one!
          HOST: She thinks that she's a hen! Here comes Monday! Somebody fetch a basket!`,
        mess: `
          [It runs in at the little door, and over every minute on the shelf. Coo. Squish. Yuck. The door shuts.]
          HIT: She's spat it out!
          HOST: They're all soggy. We'll have to live through them ourselves.`,
      },
      turns: [
        `[Somebody in a bearskin leans in at the door, grunts, and waits.]
         ASK: Who's that?
         HOST: A customer. He invented the wheel last week. He's got a complaint.`,
        `[A grunt. Somebody in a bearskin rolls something across the floor.]
         HIT: His wheel's square!
         HOST: He likes the corners. It can't run away.`,
        `[A happy grunt. Somebody in a bearskin rolls by, sitting on a round wheel.]
         HIT: You've made it round! So what did it cost him?
         HOST: Nothing. I'd just like a "Thank you". He hasn't invented it.`,
      ],
      twist: 'A caveman returns his wheel, with a complaint',
    },
  ],
}
