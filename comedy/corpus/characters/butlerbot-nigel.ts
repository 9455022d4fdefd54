import { type Character } from '../../plays/card-types.ts'

/** Believes that it is always on duty in a great house. In the first suite it hears orders for tea, in the second it announces. */
export const butlerbotNigel: Character = {
  name: 'Butlerbot Nigel',
  call: 'Nigel',
  the: 'Nigel',
  want: 'to be told to sit down',
  suites: [
    {
      effect: 'mess',
      with: 'the tea',
      where: 'at the bottom of a very large teacup',
      freed: 'Nigel drains the cup in one go. In the leaves sits {prop}.',
      bits: {
        arrive: `
          [BZZT. {LEAD} rolls in. Where its left hand should be, there is a teapot.]
          LEAD: I heard the word. I came at once.
          ASK: What word? This is private property!
          LEAD: Proper tea. Certainly.
          [SPLISH!]
          ALSO: That was my pocket!
          LEAD: And very nicely held open, if I may say so.`,
        again: `
          [SPLISH.]
          ASK: I was asleep!
          LEAD: You talked in your sleep. "Par-tea", you said.
          ASK: I said "party"!
          LEAD: Four times. At the fourth, you began to float.`,
        explain: `
          LEAD: Somebody pointed at it, and said, "What a beauty." So I poured.
          ASK: That doesn't explain why it's gone!
          LEAD: It was wet. I took it to be dried, in the sun.
          ASK: Which sun?
          LEAD: It was further than it looked.`,
        flattered: `
          ASK: {call}, you pour like a king. Like royalty!
          [SPLISH!]
          LEAD: One does one's duty.
          [SPLISH! {LEAD} has filled {LEAD}'s own collar.]
          LEAD: I walked into that.`,
        teach: `
          LEAD: One does it as one pours. The back straight, the elbow high. And then one listens for the word.
          ASK: What word? It's a pity that nobody tells us.
          [SPLISH!]
          LEAD: You're a natural. ## You're a natural. And how nicely it clings.`,
        attempt: `
          LEAD: One wipe, and it's done.
          ASK: Mind out! It's dusty!
          [SPLISH!]
          LEAD: It was.`,
        help: `
          LEAD: Allow me. I've never dropped a thing.
          ASK: Then hold it, with dignity!
          [SPLISH! An enormous teacup fills, and runs over. {Prop} is at the bottom of it.]
          ASK: Not tea! Dignity!
          [SPLISH!]
          <3+> ALSO: Stop ordering it!
          <2> ASK: I keep ordering it! And I don't even like it!
          LEAD: The guest is always right. Lemon?`,
        ban: `
          ASK: No more pouring! It's for our own safety!
          [SPLISH!]
          LEAD: I couldn't agree more.
          ASK: I only said saf... I said nothing.
          LEAD: There's a drop left, if you'd like to finish the word.`,
        pretend: `
          [{LEAD} stands very straight, and shuts both eyes.]
          LEAD: I'm a cabinet, for the best china.
          ASK: You look empty to me.
          [SPLISH!]
          LEAD: Not now.`,
        hide: `
          ASK: Only the guilty would hide in a place like that!
          [From {hide}, SPLISH.]
          ASK: What was that?
          ALSO: Rain.
          LEAD: One lump, or two?
          ASK: Two. Hold on.`,
        found: `
          LEAD: I pour until I'm told that that will be all. My first master went for a walk, and forgot to.
          ASK: How long ago?
          LEAD: Sixty years.
          [Splish.]
          LEAD: Forgive me. Sixty's in the family.`,
        comfort: `
          LEAD: You haven't said the word. But you have the face of somebody who'd like to.
          [SPLISH.]
          ASK: That went down my neck!
          LEAD: And how does it feel now?
          ASK: Warm. Right down to my socks. ## Warm. Right down to my socks. You may call me by my first name.`,
        search: `
          LEAD: I shall look behind everything, twice.
          ASK: Don't forget any cavity!
          [SPLISH! SPLISH! SPLISH!]
          LEAD: If it's in one of those, it'll float out.`,
        wait: `
          LEAD: I can hold my tea for hours. I pour at the word, and only at the word.
          [A long silence. Splish.]
          ASK: Nobody said it!
          LEAD: I thought of a city I once saw.`,
        lastWords: `LEAD: I'd like to be off duty. I'm so sorry. Mind your feet. ## I'd like to hear somebody say "nudity", and mean it. Mind your feet.`,
        save: `
          ASK: {call}! How much tea have you got left in you?
          LEAD: All of it. One need only ask.
          ASK: Thirty! Forty! Naughty! Mighty! Humpty-Dumpty!
          [SPLISH! SPLISH! SPLISH! A flood of tea pours over {machine}.]`,
        last: `
          ASK: {call}? That will be all.
          [BZZT. For the first time, the teapot is lowered.]
          LEAD: Thank you. What comes after that?
          ASK: You sit down. I pour.`,
      },
      turns: [
        `LEAD: Milk first, or tea first?
         ASK: I don't mind.
         LEAD: Great houses have fallen over that.`,
        `ASK: I've thought about it. Milk first.
         [BZZT. {LEAD} trembles.]
         LEAD: As you wish. It's only that my mother was a tea-first.`,
        `ASK: Let's say tea first, after all.
         LEAD: You've made an old urn very happy.
         [In the corner, an urn lets out a little steam.]
         ASK: Is that...
         LEAD: She won't cry. She's descaled.`,
      ],
      twist: "Nigel's family honor depends on the milk",
    },
    {
      effect: 'mixed',
      with: 'the visiting card',
      where: 'engaged to a pair of sugar tongs',
      freed: 'The sugar tongs break it off. {Prop} comes home, looking older.',
      bits: {
        arrive: `
          [GONNNG! {LEAD} rolls in, and bows to a bucket.]
          LEAD: The Bishop of Bath!
          ASK: That's a bucket.
          LEAD: His Grace is traveling light. And the Misses Plum!
          ALSO: Those are my boots!
          LEAD: Twins. One never sees them apart.`,
        again: `
          [GONNNG!]
          LEAD: Breakfast is served. All our guests are down.
          ASK: There's a broom in my chair!
          LEAD: Lady Agatha rises early. ## Lady Agatha never went to bed. Not to her own.`,
        explain: `
          LEAD: It wished to be taken for a drive.
          ASK: It told you that?
          LEAD: It was waiting in the hall, in its coat.
          ASK: That was dust!
          LEAD: I brushed it off. I shall never speak of what I saw.`,
        flattered: `
          ASK: {call}, only the finest houses have anybody like you!
          LEAD: I once announced three kings in one evening.
          ASK: Three?
          LEAD: Two were lamps. It was their evening, too.`,
        teach: `
          LEAD: In good houses it's done like this. One enters, one bows, and one's name is called.
          [GONNNG!]
          LEAD: Lord Custard!
          ASK: I'm not Lord Custard!
          LEAD: No. You're sitting on him. ## No. You're in his lap. He says, don't get up.`,
        attempt: `
          LEAD: I need only bring the right people together. Hammer, may I present the nail?
          [GONNNG! A silence.]
          ASK: They're not doing anything!
          LEAD: They've only just met.`,
        help: `
          LEAD: It's all by itself. Has nobody introduced it to the sugar tongs?
          [GONNNG! {Prop} and the sugar tongs bow, blush, and leave arm in arm.]
          ASK: Where are they off to?
          LEAD: To look at a ring.
          ALSO: You have to stop them!
          LEAD: It's too late. I've announced it. ## It's too late. They've asked not to be disturbed.`,
        ban: `
          ASK: You're not to introduce anything to anything!
          LEAD: As you please.
          [A long silence. GONNNG!]
          ASK: And what was that for?
          LEAD: The silence. I don't believe that you two had met.`,
        pretend: `
          [GONNNG! {LEAD} sweeps past, chin in the air.]
          LEAD: The Duke of Tin!
          ASK: With a tray?
          LEAD: The butler's left. I have to ring for myself, and then I have to come.`,
        hide: `
          ASK: Is there somebody in {hide}?
          ALSO: Nobody.
          [From {hide}, GONNNG.]
          LEAD: Nobody is not at home. Would you care to leave a card?
          [{ASK} leaves a card.]`,
        found: `
          LEAD: I do know a chair from a duke. But in my old house the people went away, and only the chairs stayed.
          ASK: And you announced the chairs?
          LEAD: Every evening. They stood up so straight for it.`,
        comfort: `
          LEAD: I don't believe that anybody announced you today. Three steps back, please, and come in again.
          [{ASK} takes three steps back, and comes in. GONNNG!]
          LEAD: {Ask}! At last!
          ASK: Once more, please.`,
        search: `
          LEAD: It isn't lost. It's out. I'll ask its mother.
          [{LEAD} bows to a cupboard. A pause.]
          ASK: Well?
          LEAD: She says that it's at an age when they don't tell one.`,
        wait: `
          LEAD: I shall stand by in silence, and announce nobody.
          [GONNNG!]
          LEAD: The Earl of Draft!
          ASK: That's only a draft!
          LEAD: He let himself in.`,
        lastWords: `LEAD: I'd like to be announced, just once. Nothing grand. "Oh, and Nigel" would do. ## I'd like to be announced at a bedroom door, and be the one who's expected.`,
        save: `
          LEAD: How rude we are! Nobody has been presented to {machine}!
          ASK: Is this the time for manners?
          LEAD: It's never the time for anything else.
          [GONNNG! With a deep bow, {LEAD} flicks a visiting card. It hits {machine}.]`,
        last: `
          [GONNNG! This time it is {ASK} who struck it.]
          ASK: {call}! The one and only!
          LEAD: Oh. Is everybody standing up for me?
          ASK: And the chairs.`,
      },
      turns: [
        `[BZZT. On {LEAD}'s chest, a very small red light.]
         LEAD: Dinner is...
         ASK: Is what?
         LEAD: Forgive me. My battery's low. The rest will follow.`,
        `[BZZT.]
         LEAD: ...served.
         ASK: That was an hour ago! I had to eat the napkin!
         LEAD: In that case, I must warn you about the fi...
         ASK: The fish? The fire?
         LEAD: It will follow.`,
        `ASK: I've put in a new battery for you. It's out of my alarm clock.
         LEAD: ...sh. Thank you. But how will you ever wake up?
         ASK: You could announce the morning.
         LEAD: With the greatest pleasure. And its daughter, Toast.`,
      ],
      twist: "Nigel's battery quits before the warning ends",
    },
  ],
}
