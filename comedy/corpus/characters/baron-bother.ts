import { type Character } from '../../plays/card-types.ts'

/** Believes that small annoyances are monstrous crimes. In the first suite it steals buttons, in the second it presses a red one. */
export const baronBother: Character = {
  name: 'Baron Bother',
  call: 'Baron',
  the: 'the Baron',
  want: 'to be feared, a little',
  suites: [
    {
      effect: 'lost',
      with: 'the first button',
      where: 'in the lining of a coat',
      freed: 'A seam bursts. {Prop} drops out of the lining, in a shower of buttons.',
      bits: {
        arrive: `
          [PLIK! A button flies off {ASK}'s coat, into a black glove. {LEAD} laughs for a very long time.]
          LEAD: Tremble! You'll never button that one again!
          ASK: There are five more.
          LEAD: But you'll always know.
          ALSO: You steal buttons? Is that all?
          LEAD: One from everybody. By the time it snows, the whole of Europe will feel a draft.`,
        again: `
          ASK: My pajamas fell down in the night!
          LEAD: Ha! And you lay there, helpless?
          ASK: I slept like a baby. I may leave them off. ## I slept like a baby. My wife wants to send you flowers.
          LEAD: Curses.`,
        explain: `
          LEAD: Of course I took it! I'm a villain! And on my way out I left the gate open!
          ASK: Why the gate?
          LEAD: Somebody had to get up and close it.`,
        flattered: `
          ASK: {call}, what a wicked laugh! It must frighten half of the world!
          LEAD: Which half?
          ASK: The front?
          LEAD: That's where they keep the buttons.`,
        teach: `
          [{LEAD} raises one black glove.]
          LEAD: Evil is quite easy. You creep up on somebody comfortable, and take away one very small thing.
          [PLIK!]
          ASK: My collar's come open! Oh, that's so much nicer!
          LEAD: Wait for the wind. ## Wait for the other buttons.`,
        attempt: `
          LEAD: Nothing on earth can stop me now!
          [PLIK! {LEAD}'s trousers come down.]
          ASK: That was one of your own buttons!
          LEAD: You see? I spare nobody!`,
        help: `
          LEAD: You fools! You've handed it to ME!
          ASK: Just hold it for a minute.
          [{LEAD} laughs, and thrusts {prop} into a pocket. It falls right through, into the lining.]
          ALSO: That pocket's got a hole in it!
          LEAD: I cut it myself. I hadn't finished laughing.`,
        ban: `
          ASK: Leave our buttons alone! Give me your word!
          LEAD: You have it.
          [PLIK!]
          ASK: That was my cuff!
          LEAD: And that was my word.`,
        pretend: `
          [{LEAD} bows, with a tape measure round the neck.]
          LEAD: I'm a humble tailor.
          [PLIK!]
          ASK: You've just undone my cuff!
          LEAD: They say that there's a villain about. A terribly handsome one. ## They say that there's a villain about, who undoes people. I'd leave a window open.`,
        hide: `
          [From {hide}, a long and wicked laugh.]
          ASK: {Hide} is laughing at me!
          ALSO: It's ticklish.
          [{ASK} tickles it.]
          LEAD: TREMBLE! NO! NOT THERE! HEE-HEE!`,
        found: `
          [PLIK. Then a small sigh.]
          LEAD: The first button was my mother's. I thought that with her coat open, she'd have to stay in.
          ASK: And did she?
          LEAD: She went. She caught a cold, and then she was home for a week. I've been trying to do it again.`,
        comfort: `
          [{LEAD} turns to {ASK}, and laughs, but not very loudly.]
          LEAD: From now on, I'm your enemy. I'll think of you every single day.
          ASK: Would you really?
          LEAD: I'll let down your tires on your birthday.
          ASK: You'd remember my birthday?`,
        search: `
          LEAD: I'll find it, and then I'll hide it where it can't be found!
          ASK: It can't be found now!
          LEAD: So there's another one of us about.`,
        wait: `
          [A pause. {LEAD} hums a tune, and stops before the last note.]
          ASK: Go on. How does it end?
          LEAD: You'll be asking that at three in the morning. Ha!`,
        lastWords: `LEAD: I'd like to be remembered for one thing. I've moved all of your bookmarks.`,
        save: `
          LEAD: I could give away my mother's button. It's the first that I ever stole.
          ASK: And you'd do that for us?
          LEAD: For you? I'm doing it so you'll have to be grateful! At parties! For years!
          [{LEAD} kisses the button, looks the other way, and throws it {at}.]`,
        last: `
          [{ASK} comes up to {LEAD}, with a needle.]
          ASK: Hold still. There's one missing, at your collar.
          LEAD: Stop that! I'm pure evil!
          ASK: There you are.
          LEAD: It's warm. Curses.`,
      },
      turns: [
        `ASK: "The Count kissed her in the moonlight." I could swear that I've read this before.
         LEAD: You have! I moved your bookmark back by one page!
         ASK: Who would do such a thing?
         LEAD: I don't even know your name.`,
        `ASK: I've borrowed that book. The Count's still kissing her!
         LEAD: It's the same page! I put it back whenever you look up!
         ASK: I did wonder how they breathed.`,
        `ASK: Would you move the bookmark for me, too?
         LEAD: You want me to? Why?
         ASK: I had a look at the next page. She marries a dentist. ## I had a look at the next page. He keeps his socks on.
         LEAD: Bother.`,
      ],
      twist: 'The Baron moves a bookmark, and gloats',
    },
    {
      effect: 'mixed',
      with: 'the red button',
      where: 'always half an inch to the left',
      freed: 'PLUNK. {Prop} moves half an inch to the right, and stays there.',
      bits: {
        arrive: `
          [{LEAD} swirls in, with a box. On the box is a large red button. PLUNK.]
          LEAD: It's done! The world will never be the same!
          ASK: What have you done to it?
          LEAD: In Norway, a table has just begun to wobble.
          ALSO: One table?
          LEAD: I've got all day.
          [PLUNK.]`,
        again: `
          ASK: My pillow was warm last night! On both sides!
          LEAD: And did you turn it over?
          ASK: Again and again!
          LEAD: It's the hope that does it.`,
        explain: `
          LEAD: I never stole it. I moved it half an inch.
          ASK: It was found in the next street!
          LEAD: I moved it often.`,
        flattered: `
          ASK: {call}, with a button like that you could pull the world from under us!
          LEAD: Only one corner of it. You know when you pull a sheet over a mattress, and the other end comes off?
          ASK: Yes?
          LEAD: Good evening. ## Good evening. I do it to newlyweds.`,
        teach: `
          [{LEAD} strokes the red button.]
          LEAD: Here's my first lesson. Any fool can blow up a staircase. I add a step.
          [PLUNK.]
          ASK: Ow! That wasn't there before!
          LEAD: And you'll never trust a floor again.`,
        attempt: `
          LEAD: I've turned it up to full power. Shield your eyes!
          [PLUNK.]
          ASK: Nothing's happened.
          LEAD: Scratch your nose.
          ASK: I can't quite... I can't quite reach!`,
        help: `
          LEAD: And now, the crime of the century!
          ASK: Get away from that!
          [PLUNK! {Prop} moves half an inch to the left.]
          ALSO: I'll just pick it up. It's moved! I'll pick it up there. It's moved again!
          LEAD: It will always be half an inch to the left. FOR EVER!`,
        ban: `
          ASK: You're never to press that button again!
          LEAD: Not even to put everything right?
          ASK: You can put everything right?
          [PLUNK.]
          LEAD: No.`,
        pretend: `
          [{LEAD} stands very still, behind a gold frame.]
          ASK: That portrait's eyes are moving!
          LEAD: I'm one of your ancestors.
          ASK: And what do you want of me?
          LEAD: Posture. ## Grandchildren. You might make an effort with somebody.`,
        hide: `
          [From {hide}, PLUNK.]
          ASK: My left shoe's come undone!
          ALSO: It's the damp.
          [PLUNK.]
          ASK: Now it's the right one!
          ALSO: It's getting damper.`,
        found: `
          [PLUNK. Then a small sigh.]
          LEAD: I once built a ray to melt the moon. Then I saw two people under it, holding hands.
          ASK: So you couldn't press it?
          LEAD: I put a cloud in front. They had to feel for each other's noses.`,
        comfort: `
          [{LEAD} looks {ASK} up and down.]
          LEAD: Tell me. Does your toast land on the jam? Does the other line always move?
          ASK: Every time!
          LEAD: That was all meant for somebody happy. I'm so sorry. Tomorrow, one slice, jam side up. But tell nobody.`,
        search: `
          LEAD: It'll be in the last place that anyone looks.
          ASK: Things always are. Why is that?
          LEAD: I arranged it years ago. It was my first big success.`,
        wait: `
          [{LEAD} hands {ASK} the box with the red button.]
          LEAD: Hold this. I can be good for a whole minute.
          [PLUNK.]
          ASK: But I've got the button!
          LEAD: That one's for days when I'm being watched.`,
        lastWords: `LEAD: I'd like to move the world. Only half an inch, to hear it say "Ow". ## I'd like one double bed. I once moved one by half an inch, and fell in love with who fell out.`,
        save: `
          [{LEAD} looks at the box, and at {machine}.]
          LEAD: But that would help people. What would they say at the club?
          ASK: We'll tell them that it was an accident!
          [{LEAD} throws the box. The red button hits {machine}. PLUNK!]`,
        last: `
          [{LEAD} kneels down, and folds a piece of paper under the leg of a table.]
          ASK: It's stopped wobbling! You've mended it!
          LEAD: Ssh! Think of my mother! She believes I'm in crime.`,
      },
      turns: [
        `[{ASK} sits down. The chair rocks.]
         ASK: This chair's got one short leg.
         LEAD: I did that! With a file! I went without lunch for it!`,
        `ASK: I've sawed a bit off the other legs. Now it rocks the other way.
         LEAD: It always will! There's no escape! You can only go down!`,
        `[{ASK} is sitting on the floor, on a small square of wood.]
         LEAD: Ha! You've got no legs left at all!
         ASK: I've never sat so well.
         LEAD: Then I shall have to start on the floor.`,
      ],
      twist: 'The Baron wages war on a chair leg',
    },
  ],
}
