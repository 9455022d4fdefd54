import { type Character } from '../../plays/card-types.ts'

/** Believes that it saw all this coming. In the first suite a goldfish shows the future, in the second scarves help it along. */
export const madameMaybe: Character = {
  name: 'Madame Maybe',
  call: 'Madame',
  the: 'Madame',
  want: 'to be surprised, for once',
  suites: [
    {
      effect: 'mess',
      with: 'the water from the crystal ball',
      where: 'at the bottom of a goldfish bowl',
      freed: 'Out of the wet gravel rolls {prop}. A goldfish waves it goodbye.',
      bits: {
        arrive: `
          [{LEAD} glides in, with a cloth over a large glass ball, and pulls off the cloth.]
          LEAD: I see a stranger. Not tall. Orange.
          ASK: That's a goldfish!
          LEAD: He comes near. He goes away again. He can't make up his mind. ## He comes near. He goes away again. I believe that I was married to him.
          ALSO: He lives in a bowl!
          LEAD: Hush. He's about to tell us.
          [BLUP.]
          LEAD: How dreadful.`,
        again: `
          [BLUP.]
          LEAD: I foresaw that you would wake up.
          ASK: I wake up every morning!
          LEAD: And have I ever been wrong?`,
        explain: `
          LEAD: I had seen in the ball that I would take it.
          ASK: Then why did you?
          LEAD: And make a liar of the ball?
          ASK: Couldn't you see that you'd be caught?
          LEAD: Just then the future had gone behind its little castle.`,
        flattered: `
          ASK: {call}, nothing in this world is hidden from you!
          LEAD: Only my left shoe.
          ASK: And what lies ahead of me?
          LEAD: A castle. It has a hole in the middle, and you can swim through. ## Somebody tall and wet, with big round eyes. You'll open your mouth, and so will they.`,
        teach: `
          LEAD: You look deep into the ball. I see water. Behind that, I see rather more water.
          ASK: And how does it end?
          LEAD: In a small tail.`,
        attempt: `
          LEAD: This will work. Or it won't.
          [BLUP. CRACK.]
          ASK: It didn't!
          LEAD: That was the second thing I said.`,
        help: `
          LEAD: First, I'll hold it over the ball, and look into its future.
          [BLUP! The bowl tips. Half of it goes over everybody. {Prop} sinks to the gravel in the other half.]
          ASK: Did you see that coming?
          LEAD: I saw something damp.
          ALSO: Then get it out!
          LEAD: In a minute. He's showing it the castle.`,
        ban: `
          ASK: No more prophecies!
          LEAD: I knew that you'd say that.
          ASK: You did not!
          LEAD: I knew that you'd say that, as well.`,
        pretend: `
          [{LEAD} holds up the glass ball, and stands quite still.]
          LEAD: I'm a lamp, perhaps.
          ASK: A lamp would know!
          LEAD: I'm rather a dim one. ## I'm the sort that one puts on for company. Dim, and a little red.`,
        hide: `
          [From {hide}, BLUP.]
          ASK: Is that somebody in {hide}?
          ALSO: I shouldn't think so.
          LEAD: A stranger will look under the wrong chair.
          ASK: Who said that?
          [{ASK} looks under a chair.]
          LEAD: I'm never wrong.`,
        found: `
          [Blup. Very softly.]
          LEAD: I know that it's only a fish. But people come in, and they ask me if it'll be all right.
          ASK: And what do you do?
          LEAD: I look at him. He always seems to think so.`,
        comfort: `
          [{LEAD} holds the glass ball up to {ASK}'s face.]
          LEAD: You think that you've no future. Look in. What do you see?
          ASK: A fish. It's looking at me.
          LEAD: So you're expected.`,
        search: `
          LEAD: I see it. It's close to something.
          ASK: To what?
          LEAD: To something flat. Or not flat.
          ASK: That's everything there is!
          LEAD: Then we've got it surrounded.`,
        wait: `
          LEAD: I'll tell you all when it's time. He gives me a sign.
          [A long pause. BLUP.]
          ASK: Was that the sign?
          LEAD: No. That was lunch.`,
        lastWords: `LEAD: I'd like it in writing that I was right. I always said that one day I'd go.`,
        save: `
          ASK: {call}! What does the ball say?
          LEAD: Water. It's never said anything but water.
          ASK: Then give it water!
          LEAD: Is that what it meant?
          [The goldfish hops into a teacup. {LEAD} swings the bowl, and pours it over {machine}.]`,
        last: `
          [{LEAD} looks through the glass, at {ASK}.]
          LEAD: I see somebody kind. A little wet. Laughing.
          ASK: You're looking straight at me.
          LEAD: Am I? He must have moved over.`,
      },
      turns: [
        `LEAD: Soon, somebody close to you will have bad news for you.
         ASK: Who?
         LEAD: There's a hole in your trousers.`,
        `LEAD: I see something coming toward you. It's tall. It's dark.
         [THUMP. {ASK} has walked into a door.]
         LEAD: It's gone.`,
        `LEAD: Today something small will fall into your lap.
         ASK: Money?
         [BLUP. A goldfish lands in {ASK}'s lap.]
         LEAD: He's never been so clear. Quick, hold out your glass.`,
      ],
      twist: 'Madame sees the future, one second ahead',
    },
    {
      effect: 'stuck',
      with: 'the thread of fate',
      where: 'knotted up in the hand of fate',
      freed: 'One small knot slips, and fate lets go of {prop}.',
      bits: {
        arrive: `
          [FWIP! A scarf flies around {ASK}. At the other end of it stands {LEAD}.]
          LEAD: It's you! We were fated to meet.
          ASK: You threw this at me!
          LEAD: I'd had a feeling that I would.
          ALSO: Then let go of it!
          [{LEAD} winds in the scarf.]
          LEAD: I see us becoming very close. ## I see us becoming very close. Breathe in.`,
        again: `
          [FWIP.]
          LEAD: It was written that you'd all be late for breakfast.
          ASK: You tied our doors shut!
          LEAD: So you've read it, too.`,
        explain: `
          LEAD: That thing was bound to end up with me.
          ASK: Who says?
          LEAD: I bound it. Twice around, with a bow.
          ASK: That isn't fate! That's string!
          LEAD: Fate likes to be sure.`,
        flattered: `
          ASK: {call}, they say that whatever you foretell comes true!
          LEAD: It does, if I get up early enough.
          ASK: Foretell that I'll be rich!
          LEAD: How rich? I've only brought four dollars.`,
        teach: `
          LEAD: It's like any prophecy. First, you say it. "Somebody here will fall."
          [FWIP! {ASK} falls over a scarf.]
          ASK: You pulled that!
          LEAD: That comes second.`,
        attempt: `
          LEAD: I see two of these.
          ASK: There's only one!
          [FWIP. FWIP. CRACK.]
          LEAD: Now I see them clearly.`,
        help: `
          LEAD: Its fate is tied to yours.
          ASK: When did that happen?
          [FWIP! FWIP! {Prop} vanishes into a great ball of scarves. So does {ASK}'s left hand.]
          LEAD: Just now.
          ALSO: Fetch the scissors!
          LEAD: I'm afraid that they were fated, too. They're in the middle.`,
        ban: `
          ASK: No more scarves! Leave fate alone!
          LEAD: My hands are in my pockets.
          [{ASK} takes a step, and falls over.]
          ASK: Who tied my shoelaces together?
          LEAD: That was written this morning.`,
        pretend: `
          [{LEAD} stands on one leg, hung all over with scarves.]
          LEAD: I'm a maypole.
          ASK: It isn't May!
          LEAD: Then I'm a maybe pole.`,
        hide: `
          ASK: I've got a feeling about {hide}.
          ALSO: What kind of feeling?
          LEAD: It'll pass.
          [FWIP! Something whips {ASK}'s feet away.]
          ASK: It's passed to my knees!`,
        found: `
          [Fwip. Very softly.]
          LEAD: I once told somebody, "You'll meet a friend at the station." Nobody came. I was watching.
          ASK: So it wasn't true?
          LEAD: So I went over. I've been going over ever since.`,
        comfort: `
          [{LEAD} takes {ASK}'s hand, and reads it.]
          LEAD: I see a hard day. And after it, I see cake.
          ASK: When?
          LEAD: As soon as I've fetched it. ## As soon as you've moved over. I see wine, too.`,
        search: `
          LEAD: I see it in your right hand.
          ASK: There's nothing in my hand!
          [FWIP. {ASK}'s hand is pulled up, along, and into {LEAD}'s bag.]
          LEAD: A little lower. Not the bun. That's my future.`,
        wait: `
          LEAD: For once, I won't pull. I'll let things happen by themselves.
          [A long pause.]
          ASK: Nothing's happening.
          LEAD: And people ask me why I pull.`,
        lastWords: `LEAD: I'd like you all to hold on to one scarf. I always said that we'd end up together.`,
        save: `
          LEAD: Don't worry. It's going to stop. I've foretold it.
          ASK: Then why are you tying that?
          LEAD: I always help a little. Pull!
          [FWIP! The thread of fate, forty scarves long, goes round {machine}, and tightens.]`,
        last: `
          ASK: What's going to happen to me now?
          LEAD: Somebody will hold your hand. ## Somebody will take your hand, and not let go before breakfast.
          [Nothing is pulled. {ASK} takes {LEAD}'s hand.]
          LEAD: I never touched a thing!`,
      },
      turns: [
        `LEAD: Before the day's out, you'll be kissed by a donkey.
         ASK: There's no donkey for miles!
         [{LEAD} tugs at a scarf that leads away, out of sight.]
         LEAD: I've been pulling since breakfast.`,
        `ASK: Are you still pulling at that scarf?
         LEAD: It's got as far as the river. It doesn't believe in fate.`,
        `[A wet donkey comes in, on the end of a scarf. It looks around, and kisses {LEAD}.]
         ASK: It's kissed you!
         LEAD: I never saw that coming!`,
      ],
      twist: 'Madame promises somebody a kiss from a donkey',
    },
  ],
}
