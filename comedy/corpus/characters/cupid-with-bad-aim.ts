import { type Character } from '../../plays/card-types.ts'

/** Believes in its aim. In the first suite it shoots to bring people together, in the second it mixes love potions. */
export const cupidWithBadAim: Character = {
  name: 'Cupid with Bad Aim',
  call: 'Cupid',
  the: 'Cupid',
  want: 'to hit one thing on purpose',
  suites: [
    {
      effect: 'mixed',
      with: 'the arrow',
      where: 'in love',
      freed: '{Prop} sighs, falls out of love, and drops.',
      bits: {
        arrive: `
          [TWANG! An arrow hits {ASK}.]
          ASK: Hello, bucket. You look wonderful today. ## Hello, bucket. Lose the mop.
          LEAD: Sorry! I was aiming at Paris.
          <3+> ALSO: Put that bucket down!
          <2> ASK: I've never been happier. The bucket and I are getting married!
          LEAD: It wears off. Most buckets are very understanding. ## It wears off. Most buckets never call.
          ASK: Why am I holding a bucket?`,
        again: `
          [TWANG! CLANG!]
          ASK: Must you?
          LEAD: I was aiming at the sunrise. How's the gutter?
          ASK: It's leaning on me.
          LEAD: Then that's two of you.`,
        explain: `
          LEAD: It followed me home.
          ASK: It has no legs!
          LEAD: It had my arrow in it. I was aiming at a pigeon.
          ASK: How's the pigeon?
          LEAD: Single.`,
        flattered: `
          ASK: {call}, nobody in the world aims like you!
          LEAD: I had a wonderful teacher.
          ASK: And what became of your teacher?
          LEAD: Happily married. To the target.`,
        teach: `
          LEAD: With a bow, it's all in the eye. You breathe in, you shut one, and you think of somebody you love.
          [TWANG! A window breaks.]
          ASK: Who were you thinking of?
          LEAD: My optician.`,
        attempt: `
          LEAD: I'll hit it right in the middle.
          [TWANG! TWANG! TWANG!]
          ASK: You've hit everything but the middle!
          LEAD: I've drawn a lovely outline, though.`,
        help: `
          LEAD: You're all so cross. Let me make you friends.
          ASK: Don't point that at me!
          [TWANG! It hits {prop}, which rises, and circles {LEAD} like a moth.]
          ALSO: It's in love with you!
          LEAD: They do get like this.`,
        ban: `
          ASK: No more arrows. Promise!
          LEAD: I promise.
          [TWANG!]
          LEAD: That one was already leaving.`,
        pretend: `
          [{LEAD} stands on one leg, and spits a little water.]
          LEAD: I'm a fountain.
          ASK: Fountains don't have wings!
          LEAD: The good ones do. Throw me a coin.`,
        hide: `
          [TWANG! An arrow flies out of {hide}, into {ASK}.]
          ASK: I never noticed {hide} before. So strong. So quiet.
          ALSO: Don't open it!
          ASK: But it wants me to.
          LEAD: I was aiming at the ceiling!`,
        found: `
          LEAD: I've never once hit what I aimed at. My own mother married a fountain.
          ASK: Is she happy?
          LEAD: They have a little pond now. ## She says it never stops.`,
        comfort: `
          LEAD: You look as if you could do with being loved. Hold still.
          [TWANG!]
          ASK: You missed.
          LEAD: Not quite. Somewhere out there is a goose who thinks you're wonderful.`,
        search: `
          LEAD: I'll find it. I only have to aim at something else.
          [TWANG! A shriek, far away.]
          ASK: Was that it?
          LEAD: No. But somebody's going to have a lovely weekend.`,
        wait: `
          LEAD: Look, I've put my bow down. I won't touch a single heart for one whole minute.
          [TWANG!]
          ASK: You'd put it down!
          LEAD: I did. On its string.`,
        lastWords: `LEAD: I'd like to hit one thing on purpose. I love you all, and I was only aiming for "liked".`,
        save: `
          ASK: {call}! Aim at me!
          LEAD: I'd never hurt you!
          ASK: I know. You'll miss.
          [TWANG! It misses {ASK}, and hits {machine}.]`,
        last: `
          <3+> [Two people who were never hit hold hands.]
          <2> [Far away, outside, two people who were never hit hold hands.]
          LEAD: I never touched those two!
          ASK: Sometimes it just happens.
          LEAD: That's cheating.`,
      },
      turns: [
        `LEAD: I've shot an arrow into that coat rack. By mistake.
         ASK: And whom is it in love with?
         LEAD: Whoever hangs a coat on it. They're not particular.`,
        `[The coat rack stands a little closer to {ASK} than before.]
         ASK: Did that move?
         LEAD: It heard that you were cold.`,
        `[A coat lands on {ASK}'s shoulders.]
         ASK: How thoughtful. Who did that?
         LEAD: Don't turn round. It's shy.
         ASK: Tell it thank you. ## Tell it I'm married. But thank you.`,
      ],
      twist: "Cupid's stray arrow gives a coat rack feelings",
    },
    {
      effect: 'mixed',
      with: 'the potion',
      where: 'head over heels in love',
      freed: 'Hic! {Prop} wakes up, blushes, and comes back.',
      bits: {
        arrive: `
          [{LEAD} flies in, with a tray of little pink glasses, and lands in a plant.]
          LEAD: A free drink, anybody? It brings people together.
          ASK: The plant's drunk it.
          LEAD: Oh dear. Step back. It'll want to hold hands.
          ASK: It's already holding mine.`,
        again: `
          [CLINK.]
          LEAD: Has anybody seen two of my glasses? They were side by side.
          ASK: They've run off together.
          LEAD: I only left them alone for one night!`,
        explain: `
          LEAD: I gave it a tiny sip, to cheer it up.
          ASK: It's a thing! It doesn't get sad!
          LEAD: You haven't heard it at night.
          ASK: And what did it do then?
          LEAD: It packed a bag, and said that I was the one.`,
        flattered: `
          ASK: {call}, there's a glow about you! A kind of radiance!
          LEAD: That's a spill.
          ASK: Only the very great have wings!
          LEAD: And geese. But I see what you mean. ## And geese. But nobody buys a goose a drink.`,
        teach: `
          LEAD: It only takes one drop of this, in the right glass, at the right moment.
          [CLINK. Everybody looks at the doormat.]
          ASK: What a beautiful doormat.
          LEAD: Wrong glass. The moment was good.`,
        attempt: `
          LEAD: Watch. One drop will be enough.
          [Glug. Glug. Glug.]
          ASK: That's the whole bottle!
          LEAD: I had a little trouble with the drop.`,
        help: `
          LEAD: First, a toast. To love!
          [CLINK! The potion splashes over {prop}. It shivers, jumps up, and nuzzles {LEAD}.]
          ASK: Make it stop!
          LEAD: You tell it. I can't break its heart.`,
        ban: `
          ASK: No more potions! Promise me.
          LEAD: You have my whole heart.
          ASK: I don't want your heart. I want your bottles.
          LEAD: They come as a set. ## They come as a set. So does the bed.`,
        pretend: `
          [{LEAD} sits down, a little pink glass in each hand, and glitters.]
          LEAD: I'm the chandelier.
          ASK: You're on the floor.
          LEAD: It's the end of a long party. ## I've been turned on since Saturday.`,
        hide: `
          ASK: Who's in {hide}?
          ALSO: Nobody.
          LEAD: Only two people, very much in love.
          ASK: Which two?
          LEAD: Me, and whatever I just sat on.`,
        found: `
          LEAD: I pour because somewhere there are two people who belong together.
          ASK: And have you ever found them?
          LEAD: Every week. I always spill it on the sofa between them.`,
        comfort: `
          LEAD: You could do with some love. Have a sip of this. It works on the first thing you look at.
          ASK: I'm looking at you.
          LEAD: Spit it out. You can do better.`,
        search: `
          LEAD: It can't have gone far. It's in love.
          ASK: So where would it go?
          LEAD: To the station, in the rain. They always do.
          ALSO: It isn't raining.
          LEAD: It will be, in there.`,
        wait: `
          LEAD: I'll just stand here with my bottle, and pour nothing.
          [CLINK. The floor purrs.]
          ASK: What have you poured?
          LEAD: Nothing that will ever leave you.`,
        lastWords: `LEAD: I'd like one hug from somebody who hasn't had a sip. So far, it's been mostly furniture. ## I'd like to be kissed by somebody sober. So far, it's been mostly furniture. One sofa still writes.`,
        save: `
          LEAD: One bottle left. This time I'll pour with care.
          ASK: No! Whatever you do, don't take care!
          [{LEAD} shuts both eyes, and throws. CRASH! It hits {machine}.]`,
        last: `
          LEAD: I hit it! I really hit something!
          ASK: You weren't aiming at...
          <3+> ALSO: Ssh. Let {call} have this one.
          <2> [{LEAD} beams, and rises an inch off the floor.]
          <2> ASK: Anything else, I mean. What a shot!`,
      },
      turns: [
        `LEAD: Would you sniff this for me? I think it's gone off.
         ASK: It smells of wet dog.
         LEAD: That's odd. It's meant to smell of whatever you love.`,
        `LEAD: You've never told us about your dog.
         ASK: I don't have a dog. I've always wanted one.
         LEAD: Then that explains the whistling.`,
        `[Outside, a bark.]
         ASK: What's that?
         LEAD: I spilled a little on the doorstep. It was aimed at the postman.
         ASK: It's wagging! It's perfect! ## It's wagging! It's the best thing I've ever picked up in a bar!`,
      ],
      twist: "Cupid's potion smells strangely of wet dog",
    },
  ],
}
