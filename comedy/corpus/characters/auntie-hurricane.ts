import { type Character } from '../../plays/card-types.ts'

/** Believes that it always happens to rain where she visits. In the second suite it believes that a longer hug cures anything. */
export const auntieHurricane: Character = {
  name: 'Auntie Hurricane',
  call: 'Auntie',
  the: 'Auntie',
  want: 'to be asked to stay',
  suites: [
    {
      effect: 'mess',
      with: 'the little cloud',
      where: 'at the bottom of a puddle',
      freed: 'With a long slurp, the puddle goes down. There is {prop}, cleaner than ever.',
      bits: {
        arrive: `
          [FSSSSH! {LEAD} comes in with five suitcases, under a small black cloud. It rains on {ASK}.]
          LEAD: You poor thing! Is it always this wet here?
          ASK: It was dry a minute ago!
          LEAD: They tell me that wherever I go.
          ALSO: There's a cloud over your hat!
          LEAD: It must be one of yours. I've only just come.`,
        again: `
          ASK: It rained in my bedroom all night!
          LEAD: I know. I looked in every hour, and every hour it was raining. ## I know. I got into bed to keep you warm, and it still didn't stop.
          [FSSSSH.]
          LEAD: I'd move, if I were you.`,
        explain: `
          LEAD: I took it in out of the rain.
          ASK: It was indoors!
          LEAD: So was the rain, dear. I've never seen such a house.`,
        flattered: `
          ASK: What a figure, {call}! You've been on the news, with a map!
          LEAD: Was it a good likeness?
          ASK: You were a large white spiral, over Spain.
          LEAD: That'll be the shawl. ## That'll be the hips.`,
        teach: `
          [{LEAD} goes and stands in a corner.]
          LEAD: Whatever you do, dear, do it somewhere nice and dry.
          [FSSSSH!]
          ASK: It isn't dry any more!
          LEAD: They never last. Try the next one.`,
        attempt: `
          LEAD: All it needs is one drop of water.
          [FSSSSH! A chair floats by.]
          ASK: That was forty buckets!
          LEAD: It came down in drops.`,
        help: `
          LEAD: Leave it with me, dear. I'll stand right over it, to keep it dry.
          ASK: Not over it! Anywhere but over it!
          [FSSSSH! {Prop} is in a puddle. Glup. {Prop} is under a puddle.]
          ALSO: How deep can a puddle be?
          LEAD: In this climate, who can say?`,
        ban: `
          ASK: Out! Take your cloud, and go outside!
          LEAD: In this weather?
          ASK: It's beautiful out there!
          LEAD: It always is, where I'm not. I have the most terrible luck.`,
        pretend: `
          [{LEAD} steps into an open suitcase, and holds out both arms.]
          LEAD: Don't mind me. I'm a plant.
          ASK: With luggage?
          LEAD: They're moving me to a bigger pot. ## They've promised to bed me by Friday.`,
        hide: `
          [Water runs out of {hide}.]
          ASK: What's the matter with {hide}?
          ALSO: It's crying. It had bad news.
          [FSSSSH!]
          LEAD: It was very close to its uncle.`,
        found: `
          [FSSSSH, very softly.]
          LEAD: My Walter said that it might be me. He said so on our wedding day, under an umbrella.
          ASK: And he married you?
          LEAD: He told me that he'd always been a bit dry.`,
        comfort: `
          [{LEAD} finds a drop on {ASK}'s cheek.]
          ASK: I'm not crying!
          LEAD: Of course not, dear. Come and stand by me.
          [FSSSSH.]
          LEAD: There. Now no one can tell.`,
        search: `
          LEAD: Look for the wettest spot. Whatever I want is always in there.
          ASK: The wettest spot is under your feet!
          LEAD: Then I must be very warm.`,
        wait: `
          [{LEAD} puts down all five suitcases.]
          LEAD: I'll just stand here, dear, and think of something cheerful. A picnic.
          [FSSSSH.]
          ASK: What happened?
          LEAD: Somebody took the lid off the sandwiches. ## The vicar took off his shirt.`,
        lastWords: `LEAD: One fine day. I've heard so much about them. It's always the one before I come. ## I'd like one more fling in Spain. They still call the last one the wet summer.`,
        save: `
          ASK: {call}! Have a picnic! Right next to {machine}!
          LEAD: It'd only rain. You know my luck.
          ASK: It won't! I promise! It's going to be lovely!
          [{LEAD} opens a folding chair, and a lid. FSSSSH! The little cloud gives {machine} all that it has.]`,
        last: `
          [The little cloud drifts off to one side. Nothing falls on {LEAD}.]
          LEAD: It's stopped! Is it always this dry here?
          ASK: Only since you came.`,
      },
      turns: [
        `[{LEAD} has hung up one sock to dry. It is raining on the sock.]
         ASK: How long has that been up?
         LEAD: Since my honeymoon. It can't rain for ever.`,
        `ASK: I've turned your sock around. The back was getting all of it.
         LEAD: How thoughtful! And how is it?
         ASK: There's somebody living in the toe.`,
        `ASK: I've held an umbrella over your sock for an hour. Feel it.
         LEAD: It's dry! My first dry sock!
         ASK: Aren't you going to put it on?
         LEAD: And get it wet?`,
      ],
      twist: 'Auntie dries a sock under a rain cloud',
    },
    {
      effect: 'stuck',
      with: 'the hug',
      where: 'lost in a cardigan',
      freed: 'A button pops. {Prop} drops out of the cardigan, warm, and a good deal flatter.',
      bits: {
        arrive: `
          [Five suitcases fall over. {LEAD} climbs across them, and hugs {ASK}. SKWOOSH! Two feet leave the floor.]
          LEAD: Thin! Much too thin! Who let you get like this?
          ASK: Put me down! We've never even met!
          LEAD: Then we've got years to catch up on.
          [SKWOOSH!]
          ALSO: And how long are you staying?
          LEAD: Just till you're all better. I packed for winter.`,
        again: `
          ASK: Somebody hugged me all night! I couldn't turn over!
          LEAD: You whimpered, dear. I was only in the next room.
          ASK: There was a wall between us! ## My husband was between us!
          LEAD: It had one as well. ## He had one as well. He says it's his first since March.`,
        explain: `
          LEAD: I gave it one little squeeze.
          ASK: You carried it for half a mile!
          LEAD: It needed a long one.`,
        flattered: `
          ASK: {call}, you've touched thousands of people!
          LEAD: In the ribs, mostly.
          ASK: And you give such good advice!
          LEAD: Never lend your teeth to a sailor. ## Never lend your teeth to a sailor. You don't know where he'll use them.`,
        teach: `
          [{LEAD} opens both arms.]
          LEAD: All it ever takes is a hug, dear. You come in close, and you don't let go at the first crack.
          [SKWOOSH!]
          ASK: I think that was the third!
          LEAD: Then it's nearly over.`,
        attempt: `
          LEAD: One small hug should do it. I'll only use the one arm.
          [SKWOOSH! {ASK} gets half a hug.]
          ASK: My arm's gone limp!
          LEAD: They do. That's how you know that it's helping.`,
        help: `
          LEAD: Look at it lying there! When did anybody last hold it?
          ASK: Leave it alone!
          LEAD: It's been alone quite long enough.
          [SKWOOSH! {LEAD} hugs {prop}, and opens both arms. It is gone.]
          ALSO: Where did it go?
          LEAD: Into the cardigan, dear. I once had a postman in there until Easter.`,
        ban: `
          ASK: There will be no more hugging! That's an order!
          LEAD: Just as you like, dear.
          [A very long pause. It seems colder than before.]
          ASK: One. A short one.
          [SKWOOSH!]`,
        pretend: `
          [{LEAD} sits down on the floor, with both arms out.]
          LEAD: Don't mind me. I'm an armchair.
          ASK: Thank goodness. I've been on my feet all day.
          [{ASK} sits down. SKWOOSH!]
          ASK: They don't make them like this any more.`,
        hide: `
          ASK: Something in {hide} has got hold of my sleeve!
          ALSO: It's the hinge.
          ASK: It's patting me!
          LEAD: THERE, THERE.`,
        found: `
          [SKWOOSH, round nobody at all.]
          LEAD: I always hug first, dear. Then one never finds out that nobody else was going to.
          ASK: I was. Come here.
          LEAD: Better not. If I once start to cry, they have to give it a name.`,
        comfort: `
          [{LEAD} looks hard at {ASK}.]
          LEAD: You're coming apart a little, dear. That's why they put arms on people. They go right round, so nothing drops out.
          [SKWOOSH. It is a very careful one.]
          ASK: What do I do with mine?
          LEAD: Fancy that. Nobody else ever asked.`,
        search: `
          [{LEAD} reaches down the cardigan, up to the elbow.]
          LEAD: That's a sandwich. That's my other glasses. And that's something warm.
          ASK: What is it?
          LEAD: I don't know, dear, but it's holding my hand.`,
        wait: `
          [{LEAD} sits down on a suitcase.]
          LEAD: I can wait, dear. I'll squeeze no one.
          [SKWOOSH. Both locks burst.]
          ASK: You squeezed the suitcase!
          LEAD: Just in time. It's been bottling everything up.`,
        lastWords: `LEAD: One big hug, with all of you in it. Whatever's coming will have to start with my back.`,
        save: `
          LEAD: Look at {machine}! And nobody goes near it, the poor thing! Hold my hat.
          ASK: You can't hug that!
          LEAD: I've hugged tax inspectors. ## I've hugged two tax inspectors. One of them called me Mummy.
          [SKWOOSH! The hug goes all the way round {machine}, and doesn't let go.]`,
        last: `
          [{ASK} stands in front of {LEAD}, and opens both arms.]
          LEAD: What are those for, dear?
          ASK: You're much too thin.
          [SKWOOSH. It is quite a small one.]
          LEAD: Oh. So that's how it goes.`,
      },
      turns: [
        `ASK: Why is that suitcase humming?
         LEAD: That's the one for emergencies.
         ASK: What sort of emergency?
         LEAD: A wedding.`,
        `[Rice runs out of a suitcase.]
         ASK: It's started to leak!
         LEAD: Then somebody here must have been nice to somebody. It's very quick.
         ASK: I only passed the salt! ## I only looked at the knees!`,
        `[A suitcase springs open. Out come a cake, a veil, and a small gentleman with an organ.]
         LEAD: That's Mr. Pym. You never get an organist at short notice.
         ASK: But who's getting married?
         LEAD: He'll wait. He's got his sandwiches.`,
      ],
      twist: 'Auntie unpacks an emergency wedding',
    },
  ],
}
