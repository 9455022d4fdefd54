import { type Character } from '../../plays/card-types.ts'

/**
 * Believes that it is quite well, apart from the wheat. In the first suite its arms come off, in the second it only asks
 * about grains, and everybody seems to have taken up running.
 */
export const glutenFreeZombie: Character = {
  name: 'Gluten-Free Zombie',
  call: 'Zombie',
  the: 'the Zombie',
  want: 'one slice of toast',
  suites: [
    {
      effect: 'stuck',
      with: 'the left arm',
      where: 'in the fist of a loose arm',
      freed: 'Everybody waves. The loose arm thinks it over, waves back, and drops {prop}.',
      bits: {
        arrive: `
          [{LEAD} shuffles in, a little green, and shakes hands with {ASK}. PLOCK. {ASK} keeps the arm.]
          ASK: Your arm's come off!
          LEAD: That's the wheat. You should have seen me before I gave up bread. I was flat on my back.
          ALSO: How long for?
          LEAD: A hundred years. They'd put a lid on me. ## A hundred years. My husband still visited, at first. Then he met somebody with a pulse.`,
        again: `
          ASK: An arm came into my room last night, and tucked me in! ## An arm got into my bed last night! There was nobody on it!
          LEAD: It's wonderful with children. ## It gets lonely. Did you send it away?
          ASK: I screamed till breakfast! ## At breakfast. It held me all night, and it never once talked about work.
          LEAD: You'd had toast, hadn't you? Bread makes people scream. ## Be careful. That's how I got married.`,
        explain: `
          LEAD: I never took it. My left hand did. I was in another street.
          ASK: You can't be in another street from your own hand!
          LEAD: You've never eaten a whole baguette.`,
        flattered: `
          ASK: {call}, you rose from the grave, all by yourself!
          LEAD: And without yeast.
          ASK: Is that very hard?
          LEAD: My bread's been trying for years. ## My bread's been trying for years. So has my second husband.`,
        teach: `
          LEAD: You breathe out, and leave it at that. I haven't needed another breath since the funeral.
          ASK: Whose funeral was it?
          LEAD: I couldn't see. I was lying down.`,
        attempt: `
          LEAD: Leave this to me. I'll only roll up my sleeves.
          [PLOCK. PLOCK. Both arms roll up with them.]
          ASK: There's nothing left to do it with!
          LEAD: That's wheat. Somebody in here has had a cracker.`,
        help: `
          LEAD: Give it to my left hand. It's never let go of anything.
          [The left hand closes on {prop}. PLOCK. Off comes the arm.]
          ASK: Tell it to open up!
          LEAD: It only opens for one thing. It likes to wave back, if it's waved at by everybody.
          [{ASK} waves at it. It makes a tighter fist.]
          LEAD: By everybody. It's shy.`,
        ban: `
          ASK: From now on, you keep your hands to yourself!
          LEAD: I try. They have their own friends.
          [Something taps {ASK} on the shoulder.]
          ASK: Who's that, behind me?
          LEAD: That's the left one. It would like to say sorry. ## That's the left one. It's heard that you're ticklish.`,
        pretend: `
          [{LEAD} bends both knees. Something cracks.]
          LEAD: I'm the new fitness coach.
          ASK: You're green!
          LEAD: That's the kale.
          ASK: There's a worm in your ear!
          LEAD: Protein.`,
        hide: `
          [A hand creeps out of {hide}, and scratches {ASK} between the shoulders.]
          ASK: Who's scratching my back?
          ALSO: I am.
          ASK: I can see both of your hands!
          ALSO: And how do you think I carry the shopping? ## And you ask why my wife's so happy?`,
        found: `
          LEAD: The last thing I remember is a Sunday. There was toast, in bed, and somebody reading to me.
          ASK: And you really think that it was the toast?
          LEAD: I went through the whole morning. It was the only part that I could bear to give up.`,
        comfort: `
          LEAD: You've gone as white as flour. What did you have for breakfast?
          ASK: Two rolls.
          LEAD: You poor soul. Hold my hand.
          [PLOCK.]
          LEAD: Keep it till Thursday.`,
        search: `
          LEAD: I'll send the right hand to look. They grew up together.
          [PLOCK. Five fingers patter off. A long pause.]
          ASK: What's keeping it?
          LEAD: It's met a glove. ## It's met a glove. I'd look away.`,
        wait: `
          LEAD: I'm going to stand quite still, and not drop any more of myself.
          [PLOCK.]
          ASK: What was that?
          LEAD: An ear. It's all right. It was the one that never listened. ## An ear. It's all right. It hasn't been nibbled since 1921.`,
        lastWords: `LEAD: One slice of toast, with the crust on. And somebody to tell me that I've got more color. ## One slice of toast, in bed. And somebody warm who complains about the crumbs.`,
        save: `
          ASK: {call}! Give {machine} your left arm! It never lets go!
          LEAD: One doesn't give it. One offers it.
          ASK: Then offer!
          [{LEAD} bows, and offers {machine} the left arm. PLOCK. It hooks in at the elbow, and locks.]`,
        last: `
          ASK: {call}, there's some color in your cheek!
          LEAD: In which of them?
          ASK: In this one. It was under the chair.
          LEAD: Then put it back. It's doing so well there.`,
      },
      turns: [
        `[{LEAD} is wearing a wreath, like a winner.]
         LEAD: I won this. "In loving memory." I must have remembered something very well.
         ASK: Were there many people?
         LEAD: All in black, and in tears. I'd beaten every one of them.`,
        `LEAD: I had a stone put up to me, with the score. "1848 to 1921."
         ASK: I don't think that it's a score.
         LEAD: Seventy-three points. I was never that good again.`,
        `ASK: I've been to look at that stone of yours. Somebody brings it fresh flowers, every Sunday.
         LEAD: After all this time? Who is it?
         ASK: I didn't see a face. There was only an arm. ## I didn't see a face. There was only an arm, with a wedding ring.
         LEAD: It told me that it was at the gym. ## It told me that it was over him.`,
      ],
      twist: 'The Zombie mistakes a funeral for a victory',
    },
    {
      effect: 'noise',
      with: 'the bread bin',
      where: 'locked up with a dangerous roll',
      freed:
        'Somebody is brave, and calls "Butter!" The bread bin bursts open. Out comes {prop}, and then the roll.',
      bits: {
        arrive: `
          [{LEAD} shuffles in, as green as a pea, dragging an iron bread bin on a chain.]
          LEAD: GRAAAAINS?
          <3+> ASK: It wants our brains! Run!
          <2> ASK: It wants my brains! And I need them on Monday!
          LEAD: I only asked if there were any. Since I went on this diet, everybody has taken up running.
          ALSO: What's in that iron box?
          LEAD: A bread roll. In there, it can't hurt anyone. ## A bread roll. We were very close, once.`,
        again: `
          ASK: You groaned under my window, and I ran till sunrise! ## You groaned at our bedroom window, and my husband ran!
          LEAD: You were marvelous. I could hardly read you the rest of the recipe. ## He left in good time. How long did you need?
          ASK: I lost a shoe! ## I had the whole bed! I slept like a star!
          LEAD: And two pounds. ## I could do it on Fridays.`,
        explain: `
          LEAD: I went up and asked what was in it. They gave it to me, and went for a run.
          ASK: They were screaming!
          LEAD: It's very good for the lungs.`,
        flattered: `
          ASK: {call}, whole cities get up and run when they see you!
          LEAD: I do wish that they'd stretch first.`,
        teach: `
          LEAD: You walk up slowly, both arms out, and ask nicely what's in it. GRAAAAINS?
          [Everybody is suddenly standing on something.]
          ASK: How did I get up here?
          LEAD: Strong legs. And you'd never have known.`,
        attempt: `
          LEAD: I'll simply ask it what it's made of. GRAAAAINS!
          [Everything with legs leaves. So do two chairs.]
          ASK: You've frightened off the furniture!
          LEAD: They'd been sitting all day. It'll do them good.`,
        help: `
          LEAD: I'll lock it in with the roll. Nobody would dare go near it there.
          ASK: What can a roll do?
          LEAD: It's quiet now. Only never say "butter". ## You've never been alone with one, at midnight. Only never say "butter".
          ALSO: Butter?
          [The bread bin leaps. {LEAD} throws in {prop}, lies down on the lid, and groans. "GRAAAAINS!"]
          LEAD: I did ask you.`,
        ban: `
          ASK: No more groaning! Not another groan!
          LEAD: Then how will you all keep fit?
          ASK: I don't want to be fit!
          LEAD: That's the bread talking. ## That's the bread talking. From behind, you were coming along beautifully.`,
        pretend: `
          [{LEAD} stands up straight, a napkin for a hat.]
          LEAD: I'm a baker, from the baker's.
          ASK: With a bread bin on a chain?
          LEAD: You've never turned your back on a croissant.`,
        hide: `
          [From {hide}, a long, low groan. "GRAAAAINS."]
          ASK: There's a zombie in {hide}!
          ALSO: That's only the wood. It's working.
          ASK: It said "brains"!
          LEAD: WITH A G.`,
        found: `
          LEAD: Everybody I meet breaks into a run, and I shuffle along behind.
          ASK: Don't you ever catch up?
          LEAD: I always hope that they'll be waiting at the finish.
          ASK: And are they?
          LEAD: I've never found out where it is.`,
        comfort: `
          LEAD: You look low. Shall I groan for you? Other people get so lively.
          ASK: Only a very small one.
          [{LEAD} whispers it. "Graaains."]
          ASK: That was rather nice.
          LEAD: And you're still here! Have you hurt your foot?`,
        search: `
          LEAD: I'll call it. GRAAAAINS?
          ASK: Nothing has ever come to that! Everything runs!
          LEAD: Then it's a long way off, and in wonderful shape.`,
        wait: `
          [In {LEAD}'s bread bin, scratch, scratch.]
          LEAD: That's my roll. It wants to know if I still think of it.
          ASK: It's a stale old roll!
          LEAD: That's what they said about me. ## So am I. We'd be wonderful together, for one bite.`,
        lastWords: `LEAD: I'd like somebody to run toward me, for once. I'd stand quite still. ## I'd like somebody to run toward me, for once. In slow motion, and in very little.`,
        save: `
          ASK: {call}! Groan at {machine}! Into the bread bin, so that it echoes!
          LEAD: Would it do any good?
          ASK: You'll get it running!
          LEAD: At its age? How lovely!
          [{LEAD} puts both head and heart into the bread bin. GRAAAAAAAINS! It hits {machine} like a train.]`,
        last: `
          [{LEAD} takes the chain off the bread roll, and steps back.]
          LEAD: You're free. Run along.
          ASK: It isn't moving.
          LEAD: No. It's the first that ever stayed. ## No. It's seen me at my worst, and it's stayed.`,
      },
      turns: [
        `LEAD: Try my cake. It's got no flour, no eggs, no butter, and no sugar.
         ASK: What's left?
         LEAD: The plate.`,
        `ASK: I've had a slice of that cake. It was rather hard, and there was a blue stripe all round.
         LEAD: That's the icing.
         ASK: I've lost a tooth.
         LEAD: So you had the crust.`,
        `ASK: Somebody has put a real cake on top of yours! With cream!
         LEAD: On top?
         ASK: And jam! I couldn't stop them!
         LEAD: All these years, and I never thought of a second layer.`,
      ],
      twist: 'The Zombie bakes a cake without any cake',
    },
  ],
}
