import { type Character } from '../../plays/card-types.ts'

/** Believes that nothing weighs anything. In the first suite it leaps like a feather, in the second it waltzes with trees. */
export const lumberjackBallerina: Character = {
  name: 'Lumberjack Ballerina',
  call: 'Lumberjack',
  the: 'the Lumberjack',
  want: 'to be swept off both feet',
  suites: [
    {
      effect: 'noise',
      with: 'the pink slipper',
      where: 'in the toe of a huge pink slipper',
      freed: 'The slipper flies off. Out of the toe rolls {prop}.',
      bits: {
        arrive: `
          [BADOMP! BADOMP! In two leaps comes {LEAD}, in beard, tutu, and pink slippers like boats.]
          LEAD: Hold on to me, somebody, or I'll blow away.
          ASK: You've cracked the floor!
          LEAD: Somebody heavy must have stood on it.
          <3+> ALSO: Look out! It's going to jump again!
          <2> ASK: Then stay on your feet! This floor won't survive another leap!
          LEAD: I only want somebody to sweep me off my feet.
          <3+> [Everybody takes a step back.]
          <2> [{ASK} takes a step back.]`,
        again: `
          [BADOMP!]
          ASK: My bed broke in the night!
          LEAD: I was only turning over.
          ASK: In bed?
          LEAD: In the air.`,
        explain: `
          LEAD: I was down by the river, on my toes, like a mist.
          ASK: There were holes in the road! In pairs!
          LEAD: Moles.
          ASK: They go up the stairs, and out through the wall!
          LEAD: Two moles, in love. ## Two moles, on a dirty weekend.`,
        flattered: `
          ASK: {call}, what an impression you've made on us all!
          LEAD: Where?
          ASK: Here, and here. That one's full of water.
          LEAD: That's nothing. You should see me when I try.`,
        teach: `
          LEAD: I do everything like a leaf. It lets go, it turns once, and nobody notices that it's landed.
          [BADOMP! A shelf comes down.]
          ASK: I noticed!
          LEAD: You must be standing too near the floor.`,
        attempt: `
          LEAD: I'll do it up here, on the tip of one toe.
          [A creak. A longer creak. BADOMP!]
          ASK: Are you hurt?
          LEAD: Not at all. I landed on somebody. They're clapping, with one hand. ## Not at all. I landed on somebody downstairs. They say that it's the most anybody's done for them in years.`,
        help: `
          LEAD: What a little thing! Has nobody ever asked it to dance?
          [BADOMP! {Prop} bounces, and drops into the toe of a huge pink slipper.]
          ASK: Take off that slipper!
          LEAD: In the middle of a dance? It would never forgive me.`,
        ban: `
          ASK: No more leaping! Both feet on the ground!
          LEAD: As you like.
          [A pause. BADOMP!]
          ASK: You leaped!
          LEAD: That was me coming down from the last one.`,
        pretend: `
          [{LEAD} stretches out both arms, and sways.]
          LEAD: I'm a feather.
          ASK: With a beard?
          LEAD: It was a very old goose.`,
        hide: `
          [{Hide} creaks, and sags in the middle.]
          ASK: There's something enormous in there!
          ALSO: It's only a cushion.
          [CRACK.]
          ASK: And what's it stuffed with?
          LEAD: Ambition.`,
        found: `
          [A long creak.]
          LEAD: In the forest I was the smallest thing for miles. It was all trees.
          ASK: And here?
          LEAD: Nobody here has ever dropped me. They've never picked me up. ## Nobody here has ever dropped me. They've never tried to pick me up. Not even in bars.`,
        comfort: `
          LEAD: Something's weighing on you. Up you come.
          [{LEAD} lifts {ASK} up, on the flat of one hand.]
          ASK: I can see everybody's bald spots!
          LEAD: That's how light I feel all day. ## That's how light I feel all day. And you've very nice ankles.`,
        search: `
          LEAD: Leave it to me. I'll shake the branches.
          [BADOMP! Whatever was on a shelf is on the floor.]
          ASK: You've made it worse!
          LEAD: A thing's easier to find, once it's lying down.`,
        wait: `
          [{LEAD} stands on one toe.]
          LEAD: I'll just wait here. You won't know that I'm there.
          [Creeeeak.]
          ASK: You're sinking!
          LEAD: That isn't how I see it. You're all rising beautifully.`,
        lastWords: `LEAD: I'd like to be carried, just once. It won't take six of you. Only open a window.`,
        save: `
          LEAD: I've never dared my highest leap. Would somebody catch me?
          ASK: We all will! Jump!
          [{LEAD} leaps. Everybody ducks. BADOMP! {Machine} shakes from end to end.]`,
        last: `
          [{LEAD} leaps. This time nobody moves aside. They are all flat on the floor.]
          LEAD: You caught me! Was I heavy?
          ASK: Like a feather. A whole bed of them.`,
      },
      turns: [
        `LEAD: Would you be my partner for the lift? You hold me over your head, and count to ten.
         ASK: What if I can't?
         LEAD: Then count to five.`,
        `ASK: We've been training for your lift, with a piano.
         LEAD: How high did you get it?
         ASK: It plays lower now.`,
        `[With a groan, {ASK} lifts {LEAD}. There is light underneath.]
         LEAD: I'm up! I can see the whole valley!
         ASK: That's one inch!
         LEAD: I'd never seen it from here.`,
      ],
      twist: 'Somebody rashly agrees to lift the Lumberjack',
    },
    {
      effect: 'mixed',
      with: 'the dance card',
      where: 'waltzing by itself',
      freed: '{Prop} turns once more, curtsies, and sits down.',
      bits: {
        arrive: `
          [ONE, two, three. ONE, two, three. {LEAD} waltzes in, with a fir tree.]
          LEAD: May I cut in?
          [THOCK! {ASK}'s chair has three legs.]
          ASK: That's an axe!
          LEAD: In the forest it's how one asks.
          ALSO: You came here with a tree!
          LEAD: It's a good dancer, but it never lifts me. I want to be swept off my feet. ## It's a good dancer, but it's wooden afterward. I want to be swept off my feet.`,
        again: `
          [ONE, two, three.]
          LEAD: I was up till dawn. I had to see the tree home.
          ASK: There are needles on the stairs!
          LEAD: It gets nervous with strangers. ## It undresses as it goes.`,
        explain: `
          LEAD: We only danced. I asked, and it didn't say no.
          ASK: It can't say anything!
          LEAD: It was so light on its feet that we waltzed right out of the door.
          ASK: You never once looked back!
          LEAD: It was a waltz. One looks back all the time.`,
        flattered: `
          ASK: {call}! So tall! So straight! So well grown!
          LEAD: You, too. How many rings have you got?
          ASK: Only this one. It was my mother's. ## Only this one. I take it off for parties.
          LEAD: One? You're hardly more than a twig!`,
        teach: `
          LEAD: It's like asking a tree to dance. You bow, you look it in the knots, and you whisper "timber".
          [Something tall comes down, beside {ASK}.]
          ASK: That nearly hit me!
          LEAD: It was a curtsy.`,
        attempt: `
          LEAD: I'll just swing it round. On the count of three.
          [ONE. Two. SMASH.]
          ASK: What happened to three?
          LEAD: It's underneath the two.`,
        help: `
          LEAD: It's been sitting out all day, with nobody to talk to. May I?
          [ONE, two, three. {LEAD} whirls {prop} round, and lets go. It goes on whirling.]
          ASK: Stop it!
          LEAD: How? It's the happiest that it's ever been. I couldn't cut in now.`,
        ban: `
          ASK: No more dancing! I forbid it!
          LEAD: Not even slowly?
          [One. Two. Three.]
          ASK: You're dancing with the door!
          LEAD: It was already swinging. ## It swings both ways.`,
        pretend: `
          [{LEAD} stands in the corner, green and glittery.]
          LEAD: I'm the Christmas tree.
          ASK: It isn't Christmas!
          LEAD: I couldn't sleep.`,
        hide: `
          [From {hide}, very softly, one, two, three. One, two, three.]
          ASK: Somebody's counting in there!
          ALSO: It's the woodworm.
          ASK: Woodworm can't count!
          LEAD: These only get up to three.`,
        found: `
          [One, two, three. A sigh.]
          LEAD: Every tree that I asked has fallen for me. And then they just lie there.
          ASK: Perhaps it's the axe.
          LEAD: I only bring it because I'm shy.`,
        comfort: `
          LEAD: You look rooted to the spot. Put your feet on mine.
          [One, two, three.]
          ASK: I'm dancing! I can't feel my toes!
          LEAD: That's how you know it's ballet.`,
        search: `
          LEAD: If it's waltzing, it's coming round to the left. I'll go right, and meet it.
          [ONE, two. BONK.]
          ASK: That was a wall.
          LEAD: It wouldn't turn. Some partners have no give at all.`,
        wait: `
          [{LEAD} sits down, beside a hat stand.]
          LEAD: I'll sit this one out.
          [One, two, three.]
          ASK: You're waltzing with the hat stand!
          LEAD: It told me that it was free.`,
        lastWords: `LEAD: I'd like somebody to shout "Bravo!" when I fall. It's always been "Timber!"`,
        save: `
          LEAD: Look at {machine}! And not one of you has asked it for a dance!
          ASK: Then ask! Ask it!
          LEAD: There's one line left on my card. I was keeping it for somebody.
          [{LEAD} bows, and throws. The dance card hits {machine}.]`,
        last: `
          [{ASK} bows to {LEAD}.]
          ASK: May I cut in?
          [For three whole beats, {LEAD}'s feet are not on the floor.]
          LEAD: And you never even used an axe.`,
      },
      turns: [
        `LEAD: Would you look after my tree? It's new in town.
         ASK: What do I say to it?
         LEAD: Nothing clever. It's a pine.`,
        `ASK: Your tree's standing on my foot, and it won't move.
         LEAD: It's put down roots. It doesn't do that for everybody. ## It's put down roots. It's ready to meet your parents.`,
        `ASK: There's a squirrel on my shoulder. It's giving me nuts.
         LEAD: That's the tree's mother. You've been accepted.`,
      ],
      twist: "The Lumberjack's tree gets attached to somebody",
    },
  ],
}
