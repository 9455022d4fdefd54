import { type Character } from '../../plays/card-types.ts'

/**
 * Believes that its art is the thing itself. In the first suite what it mimes is there, in the second it is sure that it
 * never tells a secret, as the others do the guessing.
 */
export const chattyMime: Character = {
  name: 'The Chatty Mime',
  call: 'Mime',
  the: 'the Mime',
  want: 'somebody who listens',
  suites: [
    {
      effect: 'stuck',
      with: 'the invisible rope',
      where: 'in an invisible box',
      freed: 'The box that nobody can see comes undone, and falls open. Out drops {prop}.',
      bits: {
        arrive: `
          [BOMP. {LEAD}, in white gloves, walks into nothing, and feels along it.]
          LEAD: Don't mind me. I've come to a wall.
          ASK: There's no wall there!
          [BOMP. {ASK} has come to it, too.]
          LEAD: Nobody ever listens to a mime.
          ALSO: Mimes don't talk!
          LEAD: I've been meaning to, since I was four. I only want somebody to hear me out. ## I've been meaning to, since the divorce. I only want somebody to hear me out.`,
        again: `
          [BOMP.]
          ASK: There's something in my way!
          LEAD: Sorry. I couldn't sleep, so I built us a greenhouse.
          ASK: Where does it end?
          [BOMP.]
          LEAD: There. The tomatoes are by your foot.`,
        explain: `
          LEAD: It can't have been me. I was leaning on a bar.
          ASK: Which bar?
          [{LEAD} leans on nothing, and does not fall. Clink.]
          LEAD: This one. They all know me.
          ASK: There's nobody there!
          LEAD: It's early. ## That's what they all said about my marriage.`,
        flattered: `
          ASK: {Call}, you stand so far above us!
          LEAD: I'm on the stairs. I'll come down.
          [{LEAD} walks down seven stairs that are not there, and keeps going.]
          ASK: Where are you now?
          LEAD: In the cellar. You've got damp. ## In the cellar. You've got damp, and somebody down here has got your wine.`,
        teach: `
          [{LEAD} shakes out both sleeves.]
          LEAD: A mime does it without a word. I lift the left eyebrow, so, which means rain. Or a widow. In the south, it means soup.
          ASK: You're talking!
          LEAD: Those are the footnotes.`,
        attempt: `
          LEAD: It's a question of height. I'll need my ladder.
          [{LEAD} climbs up nothing, to a great height.]
          ASK: How did you get up there?
          LEAD: On the... Has somebody moved my ladder?
          [A pause. KER-RUMP.]`,
        help: `
          LEAD: I'll shut it in the box, and rope it up.
          [{LEAD} lifts a lid that is not there. {Prop} hangs in the air, in the middle of nothing.]
          ASK: I can see it! I'll just reach in and...
          [BOMP.]
          LEAD: Everybody forgets the lid.
          ALSO: Untie it!
          LEAD: It was a lovely knot. I wish I could see it.`,
        ban: `
          ASK: Put it down! Whatever it is that isn't there, put it down!
          LEAD: All of it?
          [Clatter. Clank. A long roll. Then a chord.]
          LEAD: That was the piano.`,
        pretend: `
          [{LEAD} lays both gloves against nothing, and stands still.]
          LEAD: I'm a shop window.
          ASK: What do you sell?
          LEAD: Gloves. There's one pair left, and I'm in it.`,
        hide: `
          [BOMP. {ASK} stops short, in front of {hide}.]
          ASK: Something's in my way!
          ALSO: It looks perfectly clear to me.
          LEAD: It's only a wall. Walls don't talk, so I won't keep you, although I could.
          ASK: Who said that?
          LEAD: My neighbor.`,
        found: `
          [Bomp.]
          LEAD: If I'm quiet, people think it's over, and go home. So I talk. And I put up a wall or two. ## If I'm quiet, people think it's over, and look for their trousers. So I talk. And I put up a wall or two.
          ASK: I'm staying.
          LEAD: You have to. There's no door. But thank you.`,
        comfort: `
          [{LEAD} puts nothing into {ASK}'s arms, with great care.]
          LEAD: Here. Hold this.
          ASK: There's nothing there.
          LEAD: It's a kitten. Not so tight.
          [{ASK} strokes nothing. It purrs.]`,
        search: `
          LEAD: I'll use my binoculars.
          ASK: Those are your two hands.
          LEAD: That's just what's wrong with them. All I can see is gloves.`,
        wait: `
          [{LEAD} bows to all sides.]
          LEAD: I'll do nothing for a minute. It's the hardest piece there is.
          [A tear rolls down {LEAD}'s cheek.]
          ASK: What's the matter?
          LEAD: I've come to the sad part. ## I've come to the honeymoon.`,
        lastWords: `LEAD: I'd like to be listened to, just once. And mind your shins. I've left a lot of things standing about.`,
        save: `
          LEAD: We need a rope. Luckily there's one round the box.
          ASK: I've never seen a rope!
          LEAD: You never look at my hands.
          [Nothing whistles through the air, loops round {machine}, and pulls tight.]`,
        last: `
          LEAD: I should like to say a few words.
          ASK: We're listening.
          [A very long silence.]
          LEAD: I don't know how it goes on. Somebody's always stopped me here.`,
      },
      turns: [
        `[Something drags {LEAD} across the room, by one arm.]
         ASK: What's pulling you?
         LEAD: The dog. Would you hold the leash?
         [Something drags {ASK} back again.]`,
        `ASK: Your dog wouldn't come. So I threw it a stick.
         LEAD: Where did you get a stick?
         ASK: I didn't. I threw nothing.
         LEAD: Oh, it loves that one.`,
        `[All over the floor, small barks.]
         ASK: There are more of them!
         LEAD: Puppies! How many?
         ASK: No idea. I'm counting wet ankles.`,
      ],
      twist: "Somebody must walk the Mime's invisible dog",
    },
    {
      effect: 'lost',
      with: 'the white glove',
      where: "in a pocket that isn't there",
      freed: '{LEAD} turns out a pocket that nobody can see. Out falls {prop}.',
      bits: {
        arrive: `
          [HSSST! A white glove waves everybody closer.]
          LEAD: I've promised not to tell. You'll have to guess. First word.
          [{LEAD} hops three times, and kisses a mop.]
          ASK: Frog? Bride?
          LEAD: You said it, not me!
          ALSO: Who's marrying a frog?
          LEAD: I never tell. I only wish that people listened as well as they guess.`,
        again: `
          [HSSST!]
          LEAD: I know what somebody here did last night. One word.
          [{LEAD} shuts both eyes, and saws a log.]
          ASK: I do not snore!
          LEAD: And now they all know, and they never heard it from me. ## And now they all know. Wait till they guess who with.`,
        explain: `
          LEAD: I can't say a thing. I gave my word.
          ASK: You were seen with it!
          [{LEAD} looks left, looks right, and buttons up a very bulky coat.]
          ASK: You took it home under your coat!
          LEAD: What a guess! They'd never have got it out of me.`,
        flattered: `
          ASK: {Call}, you must know all the secrets of the great!
          LEAD: I'd never tell. But one of them sounds like "big", and it sits on a head.
          ASK: A wig? Who wears a wig?
          [Everybody looks at {ASK}'s hair.]
          LEAD: I said nothing.`,
        teach: `
          [HSSST!]
          LEAD: The first rule of mime is never to say what you mean.
          [{LEAD} rocks a baby, drops it, and points to {ASK}.]
          ASK: I was dropped?
          LEAD: The second rule is to look surprised.`,
        attempt: `
          LEAD: You can rely on me. I won't breathe a word.
          [HSSST! HSSST! HSSST! A whisper runs all the way round, and comes back bigger.]
          ASK: What did you tell them?
          LEAD: Nothing. They've guessed that it's twins. ## Nothing. They've guessed whose it is.`,
        help: `
          LEAD: I'll keep it to myself.
          [{LEAD} slips {prop} into a pocket. There is no pocket. It stays in.]
          ASK: Where is it?
          LEAD: I couldn't say. But it rhymes with "rocket".
          ALSO: You've got no pocket!
          LEAD: I didn't hear that from me.`,
        ban: `
          ASK: Not one more secret! Swear it!
          [{LEAD} locks both lips, and throws away the key.]
          ASK: Thank you.
          LEAD: I've got another one at home.`,
        pretend: `
          [{LEAD} freezes, with one arm up.]
          LEAD: I'm a statue. Of somebody who knew how to keep quiet.
          ASK: Statues don't talk!
          LEAD: You should hear what I get from the pigeons.`,
        hide: `
          [From {hide}, HSSST!]
          ASK: What's that?
          ALSO: A puncture.
          [HSSST! HSSST!]
          ASK: It says you're lying!
          LEAD: I only said that it sounds like "trying".`,
        found: `
          [Hssst.]
          LEAD: People tell a mime everything. But they never ask me anything.
          ASK: What should they ask?
          LEAD: How my feet are.
          ASK: How are your feet?
          LEAD: They hurt. I've never told that to a soul.`,
        comfort: `
          [HSSST! A white glove waves {ASK} closer.]
          LEAD: I mustn't tell, but on my street corner they talk of nobody but you!
          ASK: Of me? What do they say?
          [{LEAD} mimes for a very long time, with both arms and a leg.]
          ASK: All that?
          LEAD: That's only the trousers. ## That's only from the waist down.`,
        search: `
          LEAD: I know where it is, but I promised. You're cold. Colder. Warmer.
          ASK: Is it here?
          LEAD: Hot! Boiling!
          ASK: This is your knee.
          LEAD: Then it's only me. I've been running.`,
        wait: `
          [{LEAD} freezes.]
          LEAD: I'm not telling anybody anything. Not a wink, not a finger.
          [One eyebrow begins to shake.]
          ASK: Hold that still!
          LEAD: It won't. It knows something.`,
        lastWords: `LEAD: I'd like one small thing. I've promised not to say it, but it sounds like "kelp".`,
        save: `
          LEAD: There's one secret that I never gave a clue to. It's my own.
          ASK: Would you part with it?
          LEAD: It's all I ever managed to keep.
          [{LEAD} whispers it into a white glove, shuts the glove, and throws it {at}.]`,
        last: `
          LEAD: There's a thing that I've kept to myself all day. One word.
          ASK: Give us a clue.
          [{LEAD} points at everybody, one after the other, and hugs nothing.]
          ASK: Us?
          LEAD: You said it.`,
      },
      turns: [
        `LEAD: I've started a small rumor. It isn't true, but it's beautifully made.
         ASK: What is it?
         LEAD: One of you is a duke.`,
        `ASK: Somebody's just bowed to me. And carried my bag!
         LEAD: Didn't you tell them that you're not a duke?
         ASK: I did. They said that only a duke would be so modest.`,
        `[HSSST!]
         LEAD: I've heard something dreadful. You're not a duke.
         ASK: Who says so?
         LEAD: Everybody. They've guessed that you're a prince.`,
      ],
      twist: "The Mime's rumor makes somebody a duke",
    },
  ],
}
