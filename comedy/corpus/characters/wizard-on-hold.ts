import { type Character } from '../../plays/card-types.ts'

/** Believes that it is next. In the first suite it listens to a recorded voice, in the second everything needs a ticket. */
export const wizardOnHold: Character = {
  name: 'Wizard on Hold',
  call: 'Wizard',
  the: 'the Wizard',
  want: 'to speak to a real person',
  suites: [
    {
      effect: 'mixed',
      with: 'the golden Voice',
      where: 'in love with a telephone',
      freed: 'Click. The line goes dead, and {prop} wakes up, a little heartbroken.',
      bits: {
        arrive: `
          [TIDDLY-POM, TIDDLY-POM. {LEAD} comes in, with a telephone at one ear.]
          LEAD: Don't mind me. I'm next.
          ASK: What for?
          LEAD: A new wand. I called when my beard was black.
          ALSO: There's nobody there! It's a tune!
          [Out of the telephone, very sweetly: "YOU ARE IMPORTANT TO US."]
          LEAD: "Us", it says. So that's several of them. ## "Us", it says. Well, I've always been open-minded.`,
        again: `
          [TIDDLY-POM.]
          ASK: Did anybody answer in the night?
          LEAD: Nearly. At three the Voice said that I was important.
          ASK: It says so to everybody!
          LEAD: Not after midnight. ## Not with that breathing.`,
        explain: `
          LEAD: "Please hold," said the Voice. It didn't say what. So I held that.
          ASK: It was at the far end of the street!
          LEAD: It's a long cord.`,
        flattered: `
          ASK: {call}, you hear voices that none of us can hear!
          LEAD: One voice. Listen.
          ["YOU ARE IMPORTANT TO US."]
          ASK: Me? How did it know?
          LEAD: That was mine. Get your own.`,
        teach: `
          LEAD: In magic, you dial. You say your name, and what's on fire. Then you sit down.
          [TIDDLY-POM.]
          ASK: And when does the magic come?
          LEAD: Between nine and five.`,
        attempt: `
          LEAD: For gold, press one. For frogs, press two. I'll press one.
          [Beep. Quack.]
          ASK: That's a duck!
          LEAD: The options have changed.`,
        help: `
          LEAD: It's lonely. It needs to hear a friendly word.
          [{LEAD} holds out the telephone. "YOU ARE IMPORTANT TO US." {Prop} sighs, and snuggles up to it.]
          ASK: Take it away from there!
          LEAD: I couldn't. It's only just been told.
          ALSO: It's stroking the cord!
          LEAD: So did I, for the first hundred years. ## So did I, until I heard that it said so to everybody.`,
        ban: `
          ASK: No more calls! Hang up that telephone!
          LEAD: I'll just wait for the end of the tune.
          ASK: How long is it?
          LEAD: Nobody's ever found out.`,
        pretend: `
          [{LEAD} inspects the telephone cord, and sighs.]
          LEAD: I'm from the telephone company. It's about your line.
          ASK: At last! I've been waiting since Easter!
          LEAD: Please hold.`,
        hide: `
          [From {hide}, TIDDLY-POM.]
          ASK: Is there somebody in there?
          ALSO: No.
          LEAD: There's nobody here. Kindly leave your name after the tone.
          ASK: After what tone?
          LEAD: Beep.`,
        found: `
          LEAD: I do know that there's nobody on my telephone. I noticed in the second century. At teatime.
          ASK: Then why do you hold on?
          ["PLEASE DO NOT GO AWAY."]
          LEAD: Who else says that to me? ## Who else ever said that to me, in the morning?`,
        comfort: `
          LEAD: You look as if nobody's told you for years. Come here.
          [{LEAD} gives {ASK} the telephone. "YOU ARE IMPORTANT TO US."]
          ASK: It sounded as if it meant it.
          LEAD: One more, and then it's my turn again.`,
        search: `
          LEAD: I'll simply call it.
          ASK: It doesn't have a telephone!
          [Brrring. {ASK} has one, and answers it.]
          LEAD: Good morning. Have you seen it anywhere?`,
        wait: `
          LEAD: If anybody has to wait, leave it to a master.
          [A silence. A spider ties {LEAD} to a chair.]
          ASK: It was ten seconds!
          LEAD: I got into my stride.`,
        lastWords: `LEAD: I'd like to speak to a real person. If one answers, say that I've only stepped out.`,
        save: `
          LEAD: I know what {machine} needs. I've waited for it myself.
          ASK: Don't stand there! Cast something!
          LEAD: I can't hang up. But I can share.
          [{LEAD} holds out the telephone. "YOU ARE IMPORTANT TO US." The Voice hits {machine}.]`,
        last: `
          [Click.]
          LEAD: Somebody's answered! They're asking me whether I can hold.
          ASK: And can you?
          [{LEAD} puts down the telephone, for the first time.]
          LEAD: I said that I have people here.`,
      },
      turns: [
        `LEAD: My wand came with a guarantee. It lasts until the sun goes out.
         ASK: When's that?
         LEAD: Somebody's written "Wednesday".`,
        `ASK: What's wrong with that wand, exactly?
         [Plop. A radish falls out of it.]
         LEAD: It only does radishes. I ordered "something to astonish people".
         ASK: I'm a little astonished.`,
        `[Plop. Plop. Plop.]
         ASK: I've eaten eleven of your radishes. They're magnificent.
         LEAD: Don't say that! What am I going to complain about, when they answer?
         ASK: Tell them that there's no dip.`,
      ],
      twist: "The Wizard's wand makes nothing but radishes",
    },
    {
      effect: 'lost',
      with: 'the ticket',
      where: 'on hold, at number six hundred',
      freed: 'BEEP. "NOW SERVING SIX HUNDRED." Out of the hat comes {prop}.',
      bits: {
        arrive: `
          [BEEP. From a pointed hat comes a voice. "NOW SERVING NUMBER THREE."]
          LEAD: Good day. Is this where the line ends?
          ASK: There isn't any line.
          LEAD: There's always a line. I'm number four.
          ALSO: Then who's number three?
          LEAD: We've been waiting for them since the Middle Ages.`,
        again: `
          [BEEP. "NUMBER THREE."]
          ASK: Did you stand outside my door all night?
          LEAD: That was your door? I thought that it was moving slowly.`,
        explain: `
          LEAD: It was holding up the line. So I put it under my hat.
          ASK: What line? There was nobody behind it!
          LEAD: I was.
          ASK: One person isn't a line!
          LEAD: You've never been at the end of it.`,
        flattered: `
          ASK: {call}, what a hat! You must be at the very top!
          LEAD: Fourth from the top.
          ASK: And so modest!
          LEAD: It's on my ticket. ## It's on my ticket. In bed, I'm told, I'm sixth.`,
        teach: `
          LEAD: In magic, first you take a number.
          [BEEP.]
          ASK: Mine's eight thousand and six!
          LEAD: Then bring a sandwich, and something for your grandchildren. ## Then bring a sandwich, for two. One gets very close in a line.`,
        attempt: `
          LEAD: One wave of the wand, and... Oh, I beg your pardon. After you.
          ASK: After whom?
          [Everybody waits for a fly. It is an old fly.]
          LEAD: It had been here longer.`,
        help: `
          LEAD: Does that have a ticket? Everything needs a ticket.
          [BEEP. {LEAD} lowers the hat over {prop}, and lifts it. There is nothing there.]
          ASK: What have you done with it?
          LEAD: It's on hold. It's number six hundred.
          ALSO: And how far have they got?
          LEAD: Three.`,
        ban: `
          ASK: You're not putting another thing on hold!
          LEAD: Is that a complaint?
          [BEEP. A ticket slides out of the hat.]
          LEAD: Then you're number six hundred and one.`,
        pretend: `
          [{LEAD} stands behind nobody, and looks casual.]
          LEAD: I'm with the people in front.
          ASK: There's nobody in front of you!
          LEAD: Then it's my turn! It's really my turn!`,
        hide: `
          [From {hide}, BEEP.]
          ASK: I'd like to look in there.
          ALSO: You can't. It's taken.
          LEAD: Kindly wait behind the lady with the goose.
          ASK: There's no lady!
          LEAD: Then you're in luck. You're behind the goose.`,
        found: `
          LEAD: I pushed in, once. I was young. I was number five.
          ASK: And whom did you push out?
          LEAD: They never came back. I think about them whenever it beeps.`,
        comfort: `
          LEAD: Stand here, in front of me.
          ASK: But you've waited for so long!
          LEAD: Then I know how it's done. And now you've somebody behind you.`,
        search: `
          LEAD: Nothing's ever lost. It's just further back.
          [{LEAD} reaches into the hat, up to the shoulder. Out come a kettle, a shoe, and a hand that waves.]
          ASK: It isn't any of those!
          LEAD: No. But they've all moved up one.`,
        wait: `
          LEAD: I'll wait, gladly. Behind whom?
          ASK: Behind nobody.
          [{LEAD} looks round for help, and goes to stand behind a mop.]`,
        lastWords: `LEAD: I'd like to go last. After you. No, really. I insist. ## I'd like to come last. After you. I've never had complaints.`,
        save: `
          [Out of the pointed hat, {LEAD} takes a worn piece of paper.]
          LEAD: My ticket. Number four. I'm nearly there.
          ASK: I don't think that {machine} ever had a turn.
          LEAD: Never? Then I'm not next.
          [With a long, long look at the number, {LEAD} throws the ticket {at}. BEEP.]`,
        last: `
          [BEEP. "NOW SERVING ANYBODY."]
          ASK: {call}! That's you!
          LEAD: It is! It's me! I've forgotten what I wanted.`,
      },
      turns: [
        `LEAD: Would you turn out your pockets? One of us may be number three.
         ASK: I've nothing but a button.
         LEAD: And what number's the button?`,
        `ASK: There's an old ticket here, in the lining of this coat!
         LEAD: What does it say?
         ASK: It's half rubbed out. It could be half of an eight.
         LEAD: Which half?`,
        `ASK: It's a three. The coat was my grandmother's. She used to stand in line for the conversation.
         LEAD: A green hat? A cough?
         ASK: You knew her?
         LEAD: She asked me to keep her place.`,
      ],
      twist: "Somebody is holding up the Wizard's line",
    },
  ],
}
