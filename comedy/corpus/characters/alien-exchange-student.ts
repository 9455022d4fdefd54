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
          LEAD: Page three. "They do that when they're bored." ## Page three. "They do that when they've seen what the vet costs."`,
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
          ASK: {Call}, we throw ourselves at your feet!
          LEAD: Page four. "It wants its tummy rubbed."
          ASK: I do not! Well. A little to the left.`,
        teach: `
          [RIFFLE.]
          LEAD: Page eight. "You say it once, in a low voice, and you mean it." Sit!
          [Everybody sits.]
          ASK: I don't know why I did that.
          LEAD: Good. Now, who wants a biscuit? ## Good. It's how most of you got your mortgage.`,
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
          [{LEAD} stands up straight, on as few legs as possible.]
          LEAD: I'm one of you. Hello. What a lot of weather! I have knees.
          ASK: How many?
          LEAD: The usual five.`,
        hide: `
          [From {hide}, RIFFLE. RIFFLE.]
          ASK: Something's turning pages in there!
          ALSO: Mice.
          ASK: Mice can't read!
          LEAD: It's mostly pictures.`,
        found: `
          [RIFFLE.]
          LEAD: I've found the cover of my Handbook. It's about dogs.
          ASK: Oh.
          LEAD: It says that you're loyal, and happy when somebody comes home, and shouldn't be left alone at night. Which part is wrong?
          ASK: Only the tail.`,
        comfort: `
          [{LEAD} looks hard at {ASK}.]
          LEAD: I know that face. It's on page forty.
          [{LEAD} turns round three times, and lies down across {ASK}'s feet.]
          ASK: What does it say, on page forty?
          LEAD: "Stay."`,
        search: `
          LEAD: There! It's over there! Look!
          ASK: Where?
          LEAD: Not at my finger! At where it's pointing! They always look at the finger.`,
        wait: `
          [RIFFLE.]
          LEAD: Page nine. "Sit, and stay."
          ASK: For how long?
          LEAD: It doesn't say. The one in the picture's still there.`,
        lastWords: `LEAD: I'd like to pass Earth. And when I'm gone, one of you must walk the others. ## I'd like to pass Earth. And somebody really ought to take the gin out of your water bowls.`,
        save: `
          LEAD: {Machine}! Which page is that?
          ASK: There's no time to look!
          LEAD: Then I'll have to use the whole book.
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
          <3+> ALSO: It's looking at me!
          <2> ASK: Then what's holding on to my ears?
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
          ASK: {Call}, what wouldn't I give to be like you!
          LEAD: Would you give those trousers?
          ASK: These? Any day!
          [ZWOP!]
          LEAD: My mother says they're lovely, but there are three legs missing. ## My mother says they're lovely. She's read the bar bill in the pocket.`,
        teach: `
          [{LEAD} holds up the lunchbox.]
          LEAD: You open the lid. You think of something nice. You shut the lid.
          [ZWOP! {ASK} is holding a leg. It kicks.]
          ASK: What were you thinking of?
          LEAD: Sports. ## Your landlord, leaving.`,
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
          [ZWOP! {LEAD} is in an apron.]
          LEAD: I'm the host family.
          ASK: All of it?
          LEAD: The rest of me is at work.`,
        hide: `
          [From {hide}, ZWOP!]
          ASK: What's in there?
          ALSO: Only somebody's lunch.
          ASK: Lunch doesn't go "zwop"!
          LEAD: You've never had my mother's.`,
        found: `
          [A small zwop.]
          LEAD: At home they've got somebody from here, instead of me. I hear that it plays the guitar.
          ASK: Don't they write to you?
          LEAD: My mother can't write. But you should see how carefully she folds a dumpling.`,
        comfort: `
          [{LEAD} holds out the lunchbox.]
          LEAD: Let's exchange days. I'll take yours, and you can have mine.
          ASK: Was yours any better?
          LEAD: It was worse. But it had two suns.`,
        search: `
          LEAD: I'll ask at home.
          [{LEAD} shouts into the lunchbox. A pause. ZWOP! A dumpling.]
          ASK: What does that mean?
          LEAD: "Have you looked under your bed?"`,
        wait: `
          [The lid of the lunchbox creaks.]
          LEAD: I don't care for this minute. I'll exchange it.
          ASK: One can't exchange a minute!
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
