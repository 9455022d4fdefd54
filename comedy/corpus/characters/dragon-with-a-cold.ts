import { type Character } from '../../plays/card-types.ts'

/** Believes that everybody else is ill. In the first suite it sneezes, in the second it cures them with soup. */
export const dragonWithACold: Character = {
  name: 'Dragon with a Cold',
  call: 'Dragon',
  the: 'the Dragon',
  want: 'to get one person well',
  suites: [
    {
      effect: 'noise',
      with: 'the left nostril',
      where: 'up the left nostril',
      freed: 'One last, very small sneeze. Out of the left nostril shoots {prop}.',
      bits: {
        arrive: `
          [RRRASHOO! A sheet of flame comes in. Behind it comes {LEAD}, in a scarf.]
          LEAD: Bless you.
          ASK: That was you! You've set fire to my hat!
          LEAD: You're burning up, poor thing.
          ALSO: The brim's gone!
          LEAD: It spreads. I only want to get one of you well. ## It spreads. I only want to get one of you well. And out of those clothes.`,
        again: `
          [RRRASHOO!]
          LEAD: Did everybody sleep?
          ASK: You set my blanket on fire!
          LEAD: Night sweats. ## Hot flashes.
          ASK: And my pillow!
          LEAD: On both sides? Then you should be over it by Friday.`,
        explain: `
          LEAD: I only took its temperature.
          ASK: You took all of it!
          LEAD: It was shivering.
          ASK: A dragon had picked it up! ## A dragon had picked it up! In a bar!
          LEAD: So you saw it shivering, too.`,
        flattered: `
          ASK: You light up every room, {call}!
          LEAD: You're seeing spots.
          ASK: Just to meet you makes one go weak at the knees!
          LEAD: It begins in the knees. Lie down. ## It begins in the knees. Lie down, and loosen everything.`,
        teach: `
          LEAD: A good nurse looks into the eyes, and says something kind, and then...
          [RRRASHOO! Somebody's spoon melts.]
          ASK: What was that last part?
          LEAD: I don't know. I keep telling you to cover your mouth.`,
        attempt: `
          LEAD: It wants a cool head and a dry nose. Luckily you've got me.
          [RRRASHOO! RRRASHOO! As far as one can see, everything is toast.]
          ASK: What have you done?
          LEAD: I only blinked. When I looked again, you were all worse. ## I only blinked. When I looked again, you were all smoking. Was it good for you?`,
        help: `
          LEAD: The poor thing's pale. Let me listen to its chest.
          [A long sniff. SNNNNFF. {Prop} is gone.]
          ASK: It's gone up your nose!
          LEAD: And now you're seeing things. You should be in bed. ## And now you're seeing things. Let's get you into bed.`,
        ban: `
          ASK: No more sneezing. Give me your word!
          LEAD: A dragon never sneezes. A dragon smolders.
          [RRRASHOO!]
          LEAD: Bless you all.`,
        pretend: `
          [{LEAD} squats down, and glows.]
          ASK: And who are you meant to be?
          LEAD: The fireplace.
          ASK: Fireplaces don't sniffle!
          LEAD: The chimney's blocked. Come closer. You look chilly.`,
        hide: `
          [Smoke curls out of {hide}.]
          ASK: What's burning in there?
          ALSO: Only dinner.
          [RRRASHOO!]
          ASK: Dinner sneezed!
          LEAD: Then don't eat it. It's going round.`,
        found: `
          LEAD: I've nursed sixty people. As soon as I left, every one of them got well.
          ASK: That's wonderful!
          LEAD: It was me that made them ill, wasn't it?
          ASK: Yes. But nobody else came and sat with them.`,
        comfort: `
          LEAD: Hold still. I'll listen to your heart. ## Hold still. Unbutton that. I'll listen to your heart.
          [A snuffling pause. Ba-bum. Ba-bum.]
          ASK: What does it say?
          LEAD: It keeps calling you a bum. But it can't see you from in there.`,
        search: `
          LEAD: I'll find it by smell.
          [A sniff. A longer sniff.]
          ASK: Well?
          LEAD: Nothing smells any more. Not even you. That's how it starts.`,
        wait: `
          LEAD: That wall's quite cold. I'll sit with it, till it's better.
          [RRRASHOO!]
          ASK: Where's the wall?
          LEAD: It went very quickly. It felt nothing.`,
        lastWords: `LEAD: I'd like to see just one of you well. And whoever it is that keeps sneezing, I forgive you. ## I'd like to get just one of you into bed. With a hot-water bottle. And whoever keeps sneezing, I forgive you.`,
        save: `
          ASK: {call}, you have to sneeze! As hard as you can!
          LEAD: Me? I'm the only one here who's well!
          ASK: Then do it for the sick!
          [RRR. RRR. RRRASHOO! It hits {machine} like a summer.]`,
        last: `
          [A sneeze, the size of a mouse.]
          LEAD: I think that one was mine.
          ASK: Lie down, then. We'll sit with you.
          LEAD: You'll catch it!
          ASK: We've had it since you came. ## I've caught worse. And nobody stayed to breakfast.`,
      },
      turns: [
        `LEAD: I've made you a get-well card.
         ASK: I'm not ill. And half of it's burned off. "Get w."
         LEAD: I had a tickle at the W.`,
        `LEAD: And this card's for you. I did it in stone, this time.
         ASK: It's melted!
         LEAD: Yes. Imagine how hot you must be.`,
        `[{ASK} hands {LEAD} a card.]
         LEAD: "Get well soon." It's all here, right to the end! Who's it for?
         ASK: It's for you. We all signed it, with very long pens.`,
      ],
      twist: "The Dragon's get-well cards come well done",
    },
    {
      effect: 'mess',
      with: 'the soup',
      where: 'at the bottom of the soup',
      freed: 'The empty pot tips over. Out slides {prop}, with a noodle on top.',
      bits: {
        arrive: `
          [{LEAD} comes in backward, dragging a pot as big as a bathtub.]
          LEAD: You all look terrible. I've brought soup.
          ASK: I've never felt better in my life.
          [PLOSH! {ASK} is wearing a ladleful.]
          LEAD: There. Already you look warmer. ## There. Somebody had to warm you up. How long has it been?
          <3+> ALSO: It never went near the mouth!
          <2> ASK: It never went near my mouth!
          LEAD: It works from the outside. I only want one person to get well.`,
        again: `
          [KOFF! Smoke.]
          LEAD: I've kept your soup warm all night. I coughed on it.
          ASK: Is that why it's black?
          LEAD: That's the goodness. It rises.`,
        explain: `
          LEAD: I found it lying there, all alone. It couldn't say a word.
          ASK: It never could!
          LEAD: Then it's been ill for years. I put it in the pot, up to the neck.
          ASK: It hasn't got a neck!
          LEAD: I did have to guess.`,
        flattered: `
          ASK: You give one such a warm feeling, {call}!
          LEAD: How long have you had that?
          ASK: I'm lost for words!
          LEAD: Now it's gone to the throat. Open wide. ## Now it's gone to the throat. It's always the pretty ones.`,
        teach: `
          LEAD: For a good soup, you take an onion, a carrot, and somebody who says there's nothing wrong.
          ASK: There's nothing wrong with me!
          [PLOSH!]
          LEAD: Add the carrot last.`,
        attempt: `
          LEAD: It only needs a little warming through.
          [KOFF! KOFF! PLOSH! For a while, it rains soup.]
          ASK: It's in my hair!
          LEAD: Leave it in. A good soup has to rest.`,
        help: `
          LEAD: It's as cold as a fish. What it needs is a bath.
          [PLOSH! {LEAD} drops {prop} into the pot, and stirs.]
          ASK: Get it out of there!
          LEAD: Give it twenty minutes. It's only just stopped struggling.`,
        ban: `
          ASK: Not one more spoonful of soup! Swear!
          LEAD: I swear it on my mother's recipe.
          [PLOSH!]
          ASK: And that?
          LEAD: That's how the recipe begins.`,
        pretend: `
          [{LEAD} leans on the wall, and ticks.]
          ASK: What's this great warm thing?
          LEAD: A radiator.
          ASK: Radiators don't wear scarves!
          LEAD: Then they've only themselves to blame.`,
        hide: `
          ASK: I can smell celery. Who's in {hide}?
          ALSO: It's the drains.
          [KOFF!]
          ASK: The drains have a cough!
          LEAD: They'd like a blanket, if there is one.`,
        found: `
          LEAD: At home, I've only the gold to nurse. It's never ill. And in six hundred years it's never once asked how I am.
          ASK: How are you?
          LEAD: A bit of a throat. Thank you.`,
        comfort: `
          LEAD: Open your mouth. It's soup.
          ASK: I couldn't eat a thing!
          LEAD: Soup isn't for eating. It's for having somebody hold the spoon.`,
        search: `
          LEAD: It isn't lost. It's simmering.
          ASK: Where?
          LEAD: Between the third carrot and the big potato. Unless they've turned over in their sleep.`,
        wait: `
          LEAD: The soup has to rest. So nobody stir.
          [A long silence. Smoke.]
          LEAD: Now you've let the silence burn.`,
        lastWords: `LEAD: I'd like somebody to ask for seconds. Or for firsts.`,
        save: `
          LEAD: Look at {machine}! What a color! What a noise! And all that shaking!
          ASK: What are you saying?
          LEAD: That somebody here's finally ill!
          [PLOSH! With a sob of joy, {LEAD} empties the pot over {machine}.]`,
        last: `
          ASK: I had a sore toe this morning, and it's gone. ## I've had a headache every night since the wedding, and it's gone.
          LEAD: The toe? ## The headache?
          ASK: The sore. ## The marriage.
          LEAD: I've cured somebody! Sixty years of soup, and it was a toe. ## I've cured somebody! Sixty years of soup, and all it took was a lawyer.`,
      },
      turns: [
        `LEAD: Taste this for me. What's missing?
         ASK: A boot. There's only one in here.
         LEAD: I thought it was a bit flat on one side.`,
        `LEAD: I've found the other boot. It was under the leeks.
         ASK: Whose boots are they?
         LEAD: I don't know. I only know how they taste.`,
        `[A head comes up out of the pot, and asks for a towel.]
         ASK: There's somebody in your soup!
         LEAD: It's the plumber! I only called about the tap.
         ASK: When?
         LEAD: At the onions.`,
      ],
      twist: "The Dragon's soup is short of one boot",
    },
  ],
}
