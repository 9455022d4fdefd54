import { type Character } from '../../plays/card-types.ts'

/** Believes that everybody longs for its visit. In the first suite it takes its third, in the second it ties on red tape. */
export const theTaxFairy: Character = {
  name: 'The Tax Fairy',
  call: 'Fairy',
  the: 'the Fairy',
  want: 'to be welcome somewhere',
  suites: [
    {
      effect: 'lost',
      with: 'the tooth coin',
      where: 'in a very small bag, as a tax',
      freed: 'A slip comes out of the bag. "APPROVED." After it comes {prop}.',
      bits: {
        arrive: `
          [STAMP! Glitter falls. {LEAD} flutters down, with a briefcase.]
          LEAD: Surprise! Don't get up. I've already been.
          ASK: Where's the end of my sandwich?
          LEAD: I've taken a third. There's a receipt under your plate.
          ALSO: And the heel of my left shoe?
          LEAD: That's the face! I do it all for that face. ## That's the face! My husband used to make it, whenever I came home.`,
        again: `
          [STAMP.]
          LEAD: Well? Did you look under your pillow?
          ASK: It was a bill!
          LEAD: With a little heart over the total. ## With my number on the back.`,
        explain: `
          LEAD: I took no more than my share.
          ASK: You took the whole thing!
          LEAD: It won't go into three. So I have all of it, for a third of the time.
          ASK: Until when?
          LEAD: Whenever it starts to snow.`,
        flattered: `
          ASK: {call}, at last! We've lain awake for you!
          LEAD: Everybody does, around April.
          ASK: And what do people do, when you come in?
          LEAD: They're so excited that they leave by the window. ## They leave by the window. Often it's two of them, and only one of them lives there.`,
        teach: `
          [A little glitter falls.]
          LEAD: It has to be a surprise. You wait until somebody's happy, you tiptoe up, and you divide.
          [STAMP!]
          ASK: My third button's gone!
          LEAD: It's always the third.`,
        attempt: `
          LEAD: One tap of the wand, and it's all settled.
          [Tap. Out of the wand slides a form, six feet long.]
          ASK: What does it want to know?
          LEAD: Whether I've ever been a pumpkin, and if so, for how long.`,
        help: `
          LEAD: What a lovely thing! Where's your receipt?
          ASK: I've never had one!
          [STAMP! {Prop} vanishes into a very small bag. Out comes a slip of paper.]
          LEAD: You have now. Thank you for your gift.
          ALSO: It wasn't a gift!
          LEAD: Then kindly sign here, just under "gift".`,
        ban: `
          ASK: You're not to take another thing from anybody!
          LEAD: Then I'll give something.
          [STAMP! A slip of paper lands in {ASK}'s hand.]
          ASK: What's it for?
          LEAD: Your other glove.`,
        pretend: `
          [{LEAD} flutters about in circles.]
          LEAD: I'm a moth.
          ASK: What does a moth need a briefcase for?
          LEAD: The holes.`,
        hide: `
          [A hand comes out of {hide}, takes {ASK}'s hat, and leaves a slip of paper.]
          ASK: What was that?
          ALSO: Only a draft.
          ASK: It says "Received with thanks"!
          LEAD: It was very well brought up.`,
        found: `
          [Stamp. A very soft one.]
          LEAD: I used to do teeth. I'd leave a coin, and they would laugh in their sleep.
          ASK: And then?
          LEAD: They promoted me. Now they laugh as soon as I've left. I stand outside and listen.`,
        comfort: `
          [{LEAD} takes out a pencil, and looks {ASK} over.]
          LEAD: Let me add you up. How much have you got left?
          ASK: Nothing.
          LEAD: A third of nothing, carry the nothing...
          [STAMP.]
          LEAD: It's come out the other way round. I owe you a cake.`,
        search: `
          LEAD: Things don't get lost. They get filed. Where was it?
          ASK: Under the table!
          LEAD: Then it's under U.`,
        wait: `
          [{LEAD} sits down.]
          LEAD: I'll sit here for a minute, and take nothing.
          [STAMP.]
          ASK: What did you do?
          LEAD: Nothing. But I've kept twenty seconds of it.`,
        lastWords: `LEAD: I'd like you to have all that I own. Two thirds of it. ## I'd like a share in somebody's bed. Only a third. The middle.`,
        save: `
          LEAD: I've got one coin, from when I did teeth. A child handed it back. She said that I looked tired.
          ASK: Oh, {call}.
          LEAD: It's the only thing that I never had to ask for.
          [{LEAD} shuts both eyes, and throws the coin {at}.]`,
        last: `
          ASK: Here's half my bun.
          LEAD: Half? It ought to be a third.
          ASK: It isn't tax.
          LEAD: Then what do I write on the receipt?
          ASK: "Bun".`,
      },
      turns: [
        `LEAD: You've laughed fifteen times since Monday. Five of those are mine.
         ASK: How do I pay?
         LEAD: A plain "ha" will do.
         ASK: Ha.
         LEAD: That's one.`,
        `LEAD: You're four laughs behind.
         ASK: I don't feel like it.
         LEAD: With interest, that makes four, and a giggle.`,
        `[STAMP! {LEAD} has stamped the wrong thing. Across {LEAD}'s own nose, it says "PAID".]
         ASK: Ha! Ha-ha! Ha! Oh, dear!
         LEAD: That's the lot, with interest. And you have a snort left over. I can give you that in cash.`,
      ],
      twist: "The Fairy calls in somebody's unpaid laughs",
    },
    {
      effect: 'stuck',
      with: 'the red tape',
      where: 'sealed in red tape until further notice',
      freed: 'A note flutters down. "FURTHER NOTICE." The red tape lets go of {prop}.',
      bits: {
        arrive: `
          [SKRRRT! Something red whips three times around {ASK}.]
          LEAD: Congratulations! You've been picked!
          ASK: What for?
          LEAD: A spot check! Only one in a million gets it! I've put a bow on you.
          ALSO: This is red tape!
          LEAD: It goes with the color of your face. ## You should see how it comes off.`,
        again: `
          [SKRRRT.]
          ASK: You've taped up the bathroom!
          LEAD: It's being looked into.
          ASK: And when can I go in?
          LEAD: That's on the form. Line four. "How badly?"`,
        explain: `
          LEAD: It wasn't taken. It was secured.
          ASK: You ran down the street with it!
          LEAD: It was secured at high speed.`,
        flattered: `
          ASK: {call}, a visit from you! The honor of it!
          LEAD: Most people faint.
          ASK: With joy?
          LEAD: I leave a box for them to tick. Nobody has come round in time. ## I leave a box for them to tick. So far, I've had one telephone number.`,
        teach: `
          [{LEAD} licks a pencil.]
          LEAD: It all begins with a form. Name. Date. Reason for having a nose.
          ASK: There isn't any reason!
          [SKRRRT!]
          LEAD: Then it stays shut until you find one.`,
        attempt: `
          LEAD: I fold here, I sign there, and then I pull.
          [SKRRRT!]
          ASK: You're stuck to it yourself!
          LEAD: Kindly don't stare. We're being processed.`,
        help: `
          LEAD: Where's its label? It could be anybody's!
          [SKRRRT! SKRRRT! {Prop} disappears in red tape, with a bow on top.]
          ASK: Open that!
          LEAD: You'd need a green form.
          <3+> ALSO: Then give us one!
          <2> ASK: Then give me one!
          LEAD: Gladly. Have you got a green form?`,
        ban: `
          ASK: I don't want to see any more tape!
          LEAD: I'd need that in writing.
          [SKRRRT.]
          ASK: You've taped my hand to the pen!
          LEAD: Whenever you're ready.`,
        pretend: `
          [SKRRRT! {LEAD} has a large bow on top.]
          LEAD: I'm a present.
          ASK: And whom are you for?
          LEAD: It's a surprise. Even to me. ## It's a surprise. You may undo the ribbon, slowly, with three copies.`,
        hide: `
          [A form slides out of {hide}.]
          ASK: "I, the undersigned, saw nothing"?
          ALSO: I'd sign that, if I were you.
          ASK: I haven't got a pen.
          [A pen slides out of {hide}.]`,
        found: `
          [Under the red tape, something flutters.]
          LEAD: Those are my wings. They were to be secured until I had permission.
          ASK: And who gives permission?
          LEAD: I do. It's on my desk. I haven't got down to me yet.`,
        comfort: `
          [{LEAD} looks {ASK} over.]
          LEAD: Hold still. I know just where you belong.
          [STAMP.]
          ASK: What have you put on my forehead?
          LEAD: "Miscellaneous". It's where I keep everybody I like.`,
        search: `
          LEAD: Nobody leaves! Nothing comes in!
          [SKRRRT! SKRRRT! SKRRRT!]
          ASK: What if it's outside?
          LEAD: Then it can apply, like anybody else.`,
        wait: `
          [{LEAD} stands in line, behind nobody.]
          LEAD: I've made so many people wait. What is it that they do?
          ASK: They look at the wall.
          LEAD: Mine has a poster of a kitten. I wondered why it was worn.`,
        lastWords: `LEAD: I'd like to be rescued. I did apply. They said to allow six weeks.`,
        save: `
          LEAD: Stop! Who signed for this?
          ASK: Nobody did!
          LEAD: Then it isn't allowed to happen.
          [SKRRRT! SKRRRT! Red tape goes around and around {machine}, and ends in a bow.]`,
        last: `
          [{ASK} peels a strip of tape from {LEAD}'s back. Two small wings unfold.]
          LEAD: I never had permission!
          [{ASK} takes the stamp. STAMP.]
          ASK: Granted.`,
      },
      turns: [
        `LEAD: Would you sign for this pen?
         ASK: What with?
         LEAD: The pen.
         ASK: Then give it to me.
         LEAD: As soon as you've signed.`,
        `ASK: There. I've signed for the pen. In jam.
         LEAD: Thank you. Here's the form for the jam.`,
        `ASK: I did the jam form with a spoon, and the spoon form with my thumb. Now may I have it?
         LEAD: Of course. Here.
         ASK: It's empty!
         LEAD: I was going to say. You have a lovely hand in jam.`,
      ],
      twist: "The Fairy's pen comes with a little paperwork",
    },
  ],
}
