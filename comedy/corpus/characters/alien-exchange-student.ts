import { type Character } from '../../plays/card-types.ts'

/**
 * Has learned about Earth from the wrong thing. In the first suite from a book about dogs, in the second from the word
 * "exchange".
 */
export const alienExchangeStudent: Character = {
  name: 'Alien Exchange Student',
  call: 'Alien',
  the: 'the Alien',
  want: 'to pass Earth',
  suites: [
    {
      effect: 'mixed',
      with: 'the Handbook',
      where: 'chasing its own tail',
      freed: '{Prop} stops going round, yawns, and comes when it is called.',
      bits: {
        arrive: `
          [{LEAD} walks three times round {ASK}, and pats the astonished head.]
          LEAD: Good human! Who's a good human?
          ASK: What are you doing?
          LEAD: It's all in my Handbook of Earth. I only want to pass the exam.
          ALSO: Something's chewed the cover off!
          LEAD: Page three. "They do that when they're bored." ## Page three. "They do that when there's nobody to share the basket."`,
        again: `
          [A whistle.]
          LEAD: Out! Everybody out! Page thirty. "Once round the block before breakfast, or there'll be a puddle."
          ASK: There will not!
          LEAD: Already? What a clever human! I'll write to your mother.`,
        explain: `
          LEAD: Page six. "Bring somebody a present, and drop it at their feet."
          ASK: You took it without asking!
          LEAD: In my mouth, as it says.
          ASK: And whose feet did you drop it on?
          LEAD: The biggest ones. They screamed with joy.`,
        flattered: `
          ASK: We throw ourselves at your feet!
          LEAD: Page four. "It wants its tummy rubbed."
          ASK: I do not! Well. A little to the left.`,
        teach: `
          ASK: You've studied all this. Show us.
          LEAD: You say it once, in a low voice, and you mean it. "Sit."
          [Everybody sits.]
          ALSO: I don't know why I did that.
          LEAD: Good. Now, who wants a biscuit? ## Good. You've been waiting years for somebody to say it, haven't you?`,
        attempt: `
          LEAD: I've read about this. "Be firm, be quick, and blow in its ear."
          [{LEAD} marches off. A scream.]
          ASK: That was the guest of honor!
          LEAD: It licked me. I think.`,
        help: `
          LEAD: It's trembling! Hasn't anybody ever scratched it behind the ears?
          ASK: It hasn't got ears!
          LEAD: They're on the inside. Page eighteen.
          [{LEAD} scratches. {Prop} yaps, rolls over, and begins to chase its own tail.]
          ALSO: Make it stop!
          LEAD: It'll stop when it's caught it.`,
        ban: `
          ASK: Shut that book, and promise me that you'll never open it again!
          LEAD: I promise.
          [RIFFLE.]
          LEAD: I was only looking up "promise".`,
        pretend: `
          ASK: And who's this?
          LEAD: One of you. Hello. What a lot of weather! I have knees.
          ASK: How many?
          LEAD: The usual five.`,
        hide: `
          [From {hide}, RIFFLE. RIFFLE.]
          ASK: Something's turning pages in there!
          ALSO: Mice.
          ASK: Mice can't read!
          LEAD: It's mostly pictures.`,
        found: `
          ASK: I've looked at your Handbook. It's about dogs.
          LEAD: It says that you're loyal. That you're happy when somebody comes home. That nobody should leave you alone at night.
          ASK: Oh.
          LEAD: Which part is wrong?
          ASK: Only the tail.`,
        comfort: `
          ASK: My legs won't stop trembling. Is there a page for that?
          LEAD: Page forty.
          [{LEAD} turns round three times, and lies down across {ASK}'s feet.]
          ASK: What else does it say?
          LEAD: "Stay."`,
        search: `
          LEAD: There! It's over there! Look!
          ASK: Where?
          LEAD: Not at my finger! At where it's pointing! They always look at the finger.`,
        wait: `
          ASK: Stay!
          LEAD: That's my line. I say "stay", and you do.
          ASK: Stay!
          LEAD: Stay!
          [Nobody moves for quite a while.]`,
        lastWords: `LEAD: I'd have liked to pass. And when I'm gone, one of you must take out the others. ## I'd have liked to pass. And somebody really ought to have the rest of you fixed.`,
        save: `
          ASK: Look it up! What does it say about {machine}?
          LEAD: There's no time to look. I'll have to use the whole book.
          [{LEAD} rolls up the Handbook, and raps {machine} on the nose.]
          LEAD: Sit!`,
        last: `
          [{ASK} pats {LEAD} on the head.]
          ASK: Good alien.
          LEAD: Is that a mark?
          ASK: It's the best one we have.`,
      },
      turns: [
        `LEAD: I've written home about you. "It's clean, it's quiet, and it only barks at the phone."
         ASK: That isn't barking!
         LEAD: It's what the phone thinks, too.`,
        `LEAD: My mother's answered. She'd like to know whether you do any tricks.
         ASK: I can juggle.
         [Thud. Thud. Thud.]
         LEAD: I'll put "no".`,
        `LEAD: There's another letter. "Can we keep it?"
         ASK: What did you tell them?
         LEAD: That you've got a family already. I'm in it.`,
      ],
      twist: "The Alien's mother asks if humans do tricks",
    },
    {
      effect: 'lost',
      with: 'the lunchbox',
      where: 'in a kitchen on another planet',
      freed: 'ZWOP! Out of thin air comes {prop}, washed, ironed, and smelling of dumplings.',
      bits: {
        arrive: `
          [ZWOP! {ASK}'s hat is gone. Something else is sitting there. It has legs.]
          ASK: Where's my hat?
          LEAD: With my mother. I'm an exchange student. I exchange.
          ALSO: It's looking at me!
          LEAD: That's lunch. She packs me a new one for everything I send. I only want to pass Earth.`,
        again: `
          [ZWOP!]
          ASK: Where's my bed gone?
          LEAD: My little brother's jumping on it. I gave you his.
          ASK: It drools!
          LEAD: You'd drool, if you'd been jumped on for so long.`,
        explain: `
          LEAD: I didn't take it. I swapped it, fair and square.
          ASK: For a sock! With teeth!
          LEAD: That's my uncle. He's here to learn the language.`,
        flattered: `
          ASK: What wouldn't I give to be like you!
          LEAD: Would you give those trousers?
          ASK: These? Any day!
          [ZWOP!]
          LEAD: My mother says they're lovely, but there are three legs missing. ## My mother says they're lovely. So is what was under them.`,
        teach: `
          ASK: How does one do it? Slowly, so that we can follow.
          LEAD: You open the lid. You think of something nice. You shut the lid.
          [ZWOP! {ALSO} is holding a leg. It kicks.]
          ALSO: What were you thinking of?
          LEAD: Sports. ## My honeymoon.`,
        attempt: `
          LEAD: I did this for homework. It's easy.
          [ZWOP! ZWOP! The lamps are full of soup. The soup lights up.]
          ASK: That's the wrong way round!
          LEAD: Which part of it is too bright?`,
        help: `
          LEAD: They've nothing like that at home.
          [ZWOP! {LEAD} shuts {prop} in the lunchbox. Out comes a dumpling.]
          ASK: What have you done with it?
          LEAD: It's on the kitchen table. My mother's asking how long you boil it.`,
        ban: `
          ASK: No more swapping! Let's shake hands on it!
          [ZWOP!]
          ASK: This isn't my hand!
          LEAD: You did say "shake". That one's the best shaker in the family.`,
        pretend: `
          ASK: And you are?
          LEAD: The host family.
          ASK: All of it?
          LEAD: The rest of me is at work.`,
        hide: `
          [From {hide}, ZWOP!]
          ASK: What's in there?
          ALSO: Only somebody's lunch.
          ASK: Lunch doesn't go "zwop"!
          LEAD: You've never had my mother's.`,
        found: `
          LEAD: At home they've got somebody from here, instead of me. I hear that it plays the guitar.
          ASK: Don't they write to you?
          LEAD: My mother can't write. But you should see how carefully she folds a dumpling.`,
        comfort: `
          ASK: Look what a day I'm having! ## This is nearly as bad as my marriage.
          LEAD: Give it to me. You can have mine.
          ASK: Was yours any better?
          LEAD: It was worse. But it had two suns. ## It was worse. There were five of us.`,
        search: `
          LEAD: I'll ask at home.
          [{LEAD} shouts into the lunchbox. A pause. ZWOP! A dumpling.]
          ASK: What does that mean?
          LEAD: "Have you looked under your bed?"`,
        wait: `
          ASK: One minute! You're not to exchange anything! Not even a glance!
          LEAD: What's left?
          ASK: Silence!
          [ZWOP! It is quiet in another way.]
          LEAD: That's one of ours. It goes on behind the ears.`,
        lastWords: `LEAD: I'd like to be in my own bed. It bites, but only on Thursdays.`,
        save: `
          LEAD: If you want a thing, you give a thing. That's how it works, where I come from.
          ASK: And what would you give?
          LEAD: There's only the lunchbox. And that's how she finds me.
          [{LEAD} pats the lid, and throws the lunchbox {at}.]`,
        last: `
          [ZWOP! In the middle of the air, one dumpling.]
          LEAD: She's found me!
          ASK: What does she say?
          LEAD: "You've passed. Eat it while it's hot."`,
      },
      turns: [
        `LEAD: My homework is to ask a human what it wants. What do you want?
         ASK: A quiet life.
         LEAD: How do you spell that? I'll order it.`,
        `[ZWOP! Something small and round lies in {ASK}'s hand.]
         ASK: What's this?
         LEAD: A quiet life. It had one owner. It was a snail.`,
        `LEAD: How's the quiet life?
         ASK: It's slow. But we've met everybody in the lettuce.`,
      ],
      twist: 'The Alien orders somebody a quiet life',
    },
  ],
}
