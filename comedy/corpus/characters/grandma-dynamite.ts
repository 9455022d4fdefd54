import { type Character } from '../../plays/card-types.ts'

/** Believes that old dynamite has retired. In the first suite it lives in a handbag, in the second it is knitted. */
export const grandmaDynamite: Character = {
  name: 'Grandma Dynamite',
  call: 'Grandma',
  the: 'Grandma',
  want: 'to be needed once more',
  suites: [
    {
      effect: 'noise',
      with: 'the handbag',
      where: 'in a handbag full of dynamite',
      freed: 'The handbag falls open. Out rolls {prop}, in a tiny woolen hat.',
      bits: {
        arrive: `
          [BOOM! A door falls flat. In walks {LEAD}, with a handbag.]
          LEAD: Do you always have such a draft?
          ASK: You blew up the door!
          LEAD: What with? I've only brought Herbert, and he's retired.
          ALSO: That's a stick of dynamite!
          LEAD: He was. He's eighty now. He does crosswords.`,
        again: `
          [Fsss.]
          LEAD: Good morning. We had a quiet night. Herbert only turned over once.
          ASK: So that's where my bedroom went!
          LEAD: He likes to sleep with a window open.`,
        explain: `
          LEAD: It looked lonely, shut away like that.
          ASK: Behind a steel door! A yard thick!
          LEAD: Herbert leaned on it.
          ASK: The door's still in the air!
          LEAD: Then his back must be better.`,
        flattered: `
          ASK: {call}, how calm you are! Does nothing frighten you?
          LEAD: I've lived beside a quarry, and brought up seven children.
          ASK: And which was louder?
          LEAD: Susan. ## The neighbors. But only on Fridays.`,
        teach: `
          LEAD: This is Doris. You light her, you count to ten, and you never run. One. Two. Three.
          [BOOM!]
          ASK: What happened to the other seven?
          LEAD: Doris was never good at school.`,
        attempt: `
          LEAD: The smallest one will do. This is Little Walter. He's hardly a firework.
          [Fsss. A pause. BOOM! It rains hats.]
          ASK: Whose hats are those?
          LEAD: We'll know when the people come down.`,
        help: `
          LEAD: It's trembling. It can sit in my handbag.
          ASK: With the dynamite?
          LEAD: They're pensioners. They'll tell it stories. ## They're pensioners. They may pinch, but they mean it nicely.
          [{LEAD} pops {prop} into the handbag. Fsss. BOOM!]
          ALSO: What kind of story was that?
          LEAD: The war. Herbert does all the noises.`,
        ban: `
          ASK: Not another bang out of that handbag. Is that clear?
          LEAD: I'll tell them. Herbert, nothing before supper.
          [Fsss. BOOM!]
          LEAD: They do have it early.`,
        pretend: `
          [{LEAD} smiles, and smokes a little. Fsss.]
          LEAD: I'm just somebody's grandmother.
          ASK: You're smoking!
          LEAD: I gave it up years ago. The handbag can't.`,
        hide: `
          [Fsss. A thread of smoke curls out of {hide}.]
          ASK: What's burning?
          ALSO: Nothing. That's lunch.
          LEAD: Another ten seconds, and it's done.
          ASK: Ten?
          LEAD: Four. You kept me talking.
          [Phut. Something lands on {ASK}'s head. It is a pie dish.]`,
        found: `
          [Fsss.]
          LEAD: They retired us on the same day, Herbert and me. "You won't go off any more," they said.
          ASK: And what did you say?
          LEAD: I haven't finished saying it.`,
        comfort: `
          LEAD: You look as if nobody would miss you. Hold this.
          [{ASK} is holding a stick of dynamite. Fsss.]
          ASK: It's lit! Where do I put it?
          LEAD: You see? Now everybody cares where you go.
          [{LEAD} licks a finger. Phut. It goes out.]`,
        search: `
          LEAD: When I can't find my glasses, I clear the table.
          [Fsss. BOOM!]
          ASK: There is no table!
          LEAD: Then they aren't under it.`,
        wait: `
          [{LEAD} sits down.]
          LEAD: My knees are older than Herbert.
          [Fsss.]
          ASK: What's that under you?
          LEAD: Little Walter. He always does the cushion first. ## Little Walter. Nobody else has warmed my seat for years.`,
        lastWords: `LEAD: I'd like my pie taken out of the oven. If it ticks, that's the other oven. ## I'd like to tell Herbert that I loved him. I never dared. He'd only have gone off.`,
        save: `
          LEAD: I'd wake Herbert, but at his age he couldn't knock over a milk bottle.
          ASK: Let him try!
          [Fsss. Nothing at all.]
          LEAD: I did say that he was...
          [BOOM! It rolls over {machine} like thunder.]`,
        last: `
          [{LEAD} sits down at last. Fsss. Everybody dives to the floor.]
          LEAD: That was the lemonade. I'll pour.`,
      },
      turns: [
        `LEAD: I've baked you a cake. Blow out the candle.
         ASK: It isn't my birthday.
         LEAD: Then blow quickly.`,
        `ASK: That cake of yours went through a wall!
         LEAD: I thought it had risen.
         ASK: And what was in it?
         LEAD: Walnuts, and a cousin of Herbert's.`,
        `ASK: There's a note from the people next door. They ate the cake.
         LEAD: Did they like it?
         ASK: "Delicious. We now share a kitchen. Supper's at six."
         LEAD: I'll bring a candle.`,
      ],
      twist: "Grandma's cake has a very short candle",
    },
    {
      effect: 'stuck',
      with: 'the scarf',
      where: 'knitted into a scarf',
      freed: 'The last stitch drops. Out of the scarf comes {prop}, nicely warm.',
      bits: {
        arrive: `
          ASK: Why am I wearing one mitten?
          [CLICKETY-CLICK. At the other end of the thread sits {LEAD}, knitting.]
          LEAD: You looked cold. I started at the thumb.
          ALSO: That isn't wool. It's fuse wire!
          LEAD: From my old quarry. It's far too old to light.
          ASK: My thumb's smoking!
          LEAD: Warm already.`,
        again: `
          [CLICKETY-CLICK.]
          LEAD: I finished your pullovers in the night. They came out as one.
          ASK: So that's why we all fell down the stairs together!
          LEAD: Nobody was left behind, though.`,
        explain: `
          LEAD: I didn't take it. It got caught in a row.
          ASK: There were three guards on it!
          LEAD: I met them. They had goosebumps.
          ASK: And where are they now?
          LEAD: At home, I hope. It was a three-seater cardigan.`,
        flattered: `
          ASK: {call}, what steady fingers! What wonderful eyes!
          LEAD: I once turned a heel in the dark, on a keg of powder.
          ASK: Why in the dark?
          LEAD: With a candle, you only do it once.`,
        teach: `
          LEAD: It's just like knitting. Three rules. Sit up straight, and count your stitches.
          [Sssss.]
          ASK: My cuff's on fire! What's the third?
          LEAD: Keep away from that candle.`,
        attempt: `
          LEAD: A few quick stitches, and it's as good as new.
          [CLICKETY-CLICK. CLICKETY-CLICK.]
          ASK: You've knitted my feet together!
          LEAD: Now you've only one to keep warm.`,
        help: `
          LEAD: I'll run it up something with a hood.
          [CLICKETY-CLICK. Loop by loop, {prop} vanishes into a scarf as long as the room.]
          ASK: Undo it!
          LEAD: From which end? One's loose. One's lit.
          ASK: Which is which?
          LEAD: Hold them both. You'll soon know.`,
        ban: `
          ASK: Put those needles down.
          LEAD: At the end of the row.
          ASK: And where does the row end?
          LEAD: Where do you live?`,
        pretend: `
          [{LEAD} pulls on a tea cozy.]
          LEAD: I'm the teapot.
          [CLICKETY-CLICK.]
          ASK: Teapots don't knit!
          LEAD: It's a long time between cups.`,
        hide: `
          [A thread runs out of {hide}. The end of it glows. Sssss.]
          ASK: What's this?
          ALSO: It's a worm.
          ASK: It's on fire!
          LEAD: A glowworm.`,
        found: `
          [Click. Click.]
          LEAD: I used to knit for all my family. They've moved away, somewhere warm.
          ASK: But you go on knitting?
          LEAD: I make it to fit whoever comes.`,
        comfort: `
          [{LEAD} takes {ASK} by the wrists.]
          LEAD: Your hands are shaking. Hold them out. Wider. Like that.
          [A ball of wool winds itself up, very fast.]
          ASK: Is this for my nerves?
          LEAD: It's for my wool. But it's gone wonderfully quickly.`,
        search: `
          LEAD: It's like a dropped stitch. You undo everything until you come to it.
          [One of {ASK}'s sleeves unravels. Then the other.]
          ASK: It was never in my shirt!
          LEAD: We know that now. ## We know that now. What nice shoulders.`,
        wait: `
          [{LEAD} puts down the needles.]
          LEAD: My hands have never rested. I don't know what they'll do.
          [Click.]
          ASK: What did they do?
          LEAD: You'll find out when you stand up.`,
        lastWords: `LEAD: I'd like to finish the other sock. Somewhere, somebody has one warm foot. ## I'd like to finish the other sock. He left by the window, in the first one.`,
        save: `
          LEAD: Look at {machine}! Why did nobody tell me that it was cold?
          ASK: It isn't cold! It's dangerous!
          LEAD: In that case, it's dangerous and cold. Take an end.
          [CLICKETY-CLICK! The scarf goes twice around {machine}, and is knitted shut.]`,
        last: `
          LEAD: That's the last of the wool. Now what do I do with my hands?
          [{ASK} takes one of them.]
          LEAD: Oh. That fits.`,
      },
      turns: [
        `LEAD: Try this pullover.
         ASK: It has three arms.
         LEAD: You never know whom you'll meet. ## You never know who'll stay the night.`,
        `ASK: There's something in my third sleeve!
         LEAD: Does it bite?
         ASK: No. It's holding my hand.
         LEAD: Then don't make a fuss.`,
        `ASK: Whatever was in my sleeve has let go. I rather miss it.
         LEAD: I'm sorry. I needed it for the knitting.`,
      ],
      twist: 'Grandma knits three sleeves, and one is taken',
    },
  ],
}
