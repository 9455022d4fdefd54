import { type Setting } from '../../plays/card-types.ts'

/** Winifred, who stamps and mails whatever keeps still; and a pipe that delivers whatever anybody says and does not mean. */
export const underwaterPostOffice: Setting = {
  name: 'Underwater Post Office',
  side: 'INT.',
  a: 'an underwater post office',
  round: 'a ball of wet string',
  roundLook: 'It has a great deal of coastline',
  tall: 'two sponges and a jellyfish',
  food: 'seaweed',
  tool: 'a letter opener',
  rooms: ['COUNTER ONE, KNEE-DEEP', 'SORTING ROOM', 'SOGGY LETTERS', 'AIR LOCK', 'COUNTER TWO, OPEN AT LAST'],
  ways: [
    {
      machine: 'Winifred the octopus',
      at: 'at Winifred',
      hide: 'the wet mailbag',
      hideNoise: 'a postcard',
      change: 'wet',
      hush: 'Eight rubber stamps stop in midair.',
      rise: 'SPLAMP! Winifred stamps the floor. It says AIR MAIL, and up it goes with everybody on it.',
      treat: 'the lovely stamps',
      kept: 'in the mail, second class',
      gives: 'SPLAMP! A very wet parcel. "Not known at this address." Inside is {prop}.',
      bits: {
        why: `
          ASK: Whose idea was it to have {event} in {a}?
          HOST: We'd mailed the invitations from here. It seemed quicker to wait for them.`,
        intro: `
          [SPLAMP! There is a stamp on {HIT}'s forehead.]
          HIT: What have I got there?
          HOST: "Second class." That's Winifred. She's an octopus, and she mails whatever keeps still.
          ASK: And if somebody has to?
          [SPLAMP!]
          HOST: Then they go to Peru. Wiggle.`,
        again: `
          [Splamp.]
          ASK: Where's everything gone?
          HOST: Out with the six o'clock mail. I toss and turn, thank goodness. The sofa slept like a log.`,
        stir: `
          [SPLAMP!]
          ASK: But I was moving!
          HOST: Your left ear wasn't. It's off to Belgium. ## Your backside wasn't. It's off to Belgium.`,
        takes: `
          [{ASK} lays {prop} down. SPLAMP!]
          ASK: She's put a stamp on it!
          HOST: Then it's in the mail. It ought to have wiggled.`,
        uses: `
          ASK: She'll never get me if I dance.
          [{ASK} dances. Winifred takes {ASK} by the waist. SPLAMP!]
          HOST: You shouldn't have let her lead. ## You shouldn't have let her lead. Not with the other six.`,
        crowd: `
          [A sack drops out of the chute. Out of it crawl {crowd}.]
          ASK: Who put them in a sack?
          HOST: They came by mail. It's slower than a taxi, but everybody's insured.`,
        door: `
          ASK: I'm going home.
          [{ASK} stops, to turn the handle. SPLAMP! {ASK} goes down one chute, and comes up another.]
          HOST: What does it say on your back?
          ASK: "Return to sender."`,
        stow: `
          HOST: Into the wet mailbag! Lie flat, and look like a birthday card.
          [Squish.]`,
        back: `[The mailbag is tipped out. Along comes {thing}, wringing wet, with a crab holding on behind.]`,
        peak: `
          [SPLAMP! SPLAMP! SPLAMP! SPLAMP! All eight arms at once.]
          ASK: She's stamping everybody! Where to?
          HOST: It says "The Very Bottom".
          HIT: We're on the bottom of the sea!
          HOST: There's another one under it. Nobody we mailed there ever wrote.`,
        gift: `
          [Splamp, very softly. There is a stamp on the back of {ASK}'s hand.]
          ASK: This one's different.
          HOST: "Handle with care." She's only got the one. She's been saving the ink.`,
      },
      worse: {
        noise: `
          [SPLAMP! SPLAMP! SPLAMP!]
          ASK: Something's upset her!
          HOST: She can't stand a noise. She'd put her hands over her ears, if they weren't full of stamps.`,
        lost: `
          [SPLAMP! SPLAMP! SPLAMP!]
          ASK: Why's she so bitter?
          HOST: For forty years she's sent on other people's birthdays. She has never had so much as a flyer.`,
        stuck: `
          [SPLAMP! SPLAMP! SPLAMP!]
          ASK: Doesn't she ever rest?
          HOST: How could she? There's always one arm still working, and the other seven feel guilty.`,
        mixed: `
          [SPLAMP! SPLAMP! SPLAMP!]
          ASK: "Second class". "Second class". Who does she think she is?
          HOST: She's only being fair. She's never yet met anything that she'd call first.`,
        mess: `
          [SPLAMP! SPLAMP! SPLAMP!]
          ASK: Couldn't one take away the ink?
          HOST: It's her own. As long as it's on that pad, she can't leave it alone.`,
      },
      saves: {
        noise: `
          [Plop, plop, plop. Eight stamps drop into the water. Winifred has all eight hands over her ears.]
          HIT: She's dropped the lot!
          HOST: Quick, before she finds that she's only got two.`,
        lost: `
          [It lands in front of Winifred. Eight stamps stop. She turns it over. She turns it over again.]
          HIT: What's she looking for?
          HOST: The postage. There isn't any. Somebody brought it by hand. To her.`,
        stuck: `
          [{With} goes round all eight arms, and pulls. SPLA... Silence.]
          HIT: She can't lift one of them!
          HOST: Good. She never could stop by herself.`,
        mixed: `
          [Winifred turns pink, then plaid. SPLAMP. SPLAMP. Very tenderly.]
          HIT: What's she put on us this time?
          HOST: "First class." All of us! And underneath, "Do not send. Keep."`,
        mess: `
          [It runs over Winifred, and all over the ink. Splamp. Splamp. Nothing.]
          HIT: It's blank! We're not going anywhere!
          HOST: She's looking at our foreheads as if they'd only just been delivered.`,
      },
      turns: [
        `[A small fish peers at {ASK}'s forehead, through a glass.]
         ASK: What does he want?
         HOST: He collects. You've got the blue one.`,
        `[The small fish is back, with tweezers.]
         HOST: He's offering two yellow ones for it, and a snail.
         ASK: It's stuck to my head!
         HOST: He knows. He prefers it on the envelope.`,
        `[The small fish holds up an album. It has only one stamp in it.]
         ASK: Is that his whole collection?
         HOST: He doesn't want yours at all. He only wanted somebody to show it to.`,
      ],
      twist: "A stamp-collecting fish eyes somebody's forehead",
    },
    {
      machine: 'the mail pipe',
      at: 'into the mail pipe',
      hide: 'the glue pot',
      hideNoise: 'a brush',
      change: 'sticky',
      hush: 'In the mail pipe, something waits for a word.',
      rise: 'Somebody gives a wave. THWUMP! It is delivered at once, and up goes everybody on top of it.',
      treat: 'the service',
      kept: 'in the mail pipe',
      gives: 'THWUMP! Out of the pipe shoots {prop}. "Not meant," says the label.',
      bits: {
        why: `
          ASK: How did {event} end up in {a}?
          HOST: Somebody wrote the wrong address on it, and it got here.`,
        intro: `
          [A fish swims out of {HIT}'s sleeve.]
          HIT: Well, I'll be a monkey's uncle!
          [THWUMP! A parcel shoots out of the mail pipe. Out climbs a monkey, and hugs {HIT}.]
          HOST: Now you've done it. Whatever you say and don't mean gets delivered.
          ASK: Good grief!
          [THWUMP!]
          HOST: I wouldn't open that one. That'll be the grief.`,
        again: `
          [Thwump.]
          ASK: Who are all these people, winking?
          HOST: I said that I could do with forty winks. There are nine still in the pipe.`,
        stir: `
          ASK: I'm so hungry, I could eat a horse.
          [THWUMP! A whinny.]
          HOST: Don't look at it. It's read the label.`,
        takes: `
          ASK: All I hear is {prop}, {prop}! It can go to the moon!
          [THWUMP! The mail pipe breathes in. It's gone.]
          ASK: I didn't mean it!
          HOST: That's how it works.`,
        uses: `
          ASK: If it brings what I don't mean, then I don't mean a million dollars! ## If it brings what I don't mean, then I don't mean something tall, dark and handsome!
          [THWUMP! A very thin envelope. ## THWUMP! A wardrobe.]
          ASK: It's a bill. ## That's a wardrobe!
          HOST: You did mean it, though. ## It's tall, it's dark, and it's got room for your shoes. I've married worse.`,
        crowd: `
          [THWUMP! THWUMP! THWUMP! Out of the parcels climb {crowd}.]
          ASK: Who asked for all of them?
          HOST: I did say "the more, the merrier". These are the more. The merrier come tomorrow.`,
        door: `
          ASK: I'm leaving, and nobody's going to stop me!
          [THWUMP! An enormous stranger climbs out of a parcel, and locks the door.]
          ASK: Who's that?
          HOST: Nobody.`,
        stow: `
          HOST: Into the glue pot! Keep your eyes open, or they'll stay shut.
          [Shlopp.]`,
        back: `[Shlopp. Out of the glue pot comes {thing}, papered from end to end with other people's mail.]`,
        peak: `
          ASK: It's the end of the world!
          HOST: Don't order that!
          [THWUUUMP. Something very, very large begins to come out of the pipe.]
          HIT: Can you read the label?
          HOST: "This way up." It's on the bottom.`,
        gift: `
          [Thwump, very gently. A small box, with a ribbon, for {ASK}.]
          ASK: It's empty.
          HOST: What did you say to it?
          ASK: I said that there was nothing more I wanted.`,
      },
      worse: {
        noise: `
          [THWUMP! THWUMP! The music, and somebody to face it.]
          ASK: Nobody asked for that!
          HOST: Somebody did, in Norway. It takes its orders from whoever's loudest.`,
        lost: `
          [THWUMP! THWUMP! A camel, and the last straw.]
          ASK: Will it ever be empty?
          HOST: It only goes one way. Nobody down here has thought of mailing anything to anybody else.`,
        stuck: `
          [THWUMP! THWUMP!]
          ASK: Then somebody put a sock in it!
          [THWUMP!]
          HOST: There's the sock. You see? Whatever you'd stop it with, it brings you.`,
        mixed: `
          [THWUMP! THWUMP! A storm, in a teacup.]
          ASK: Must it take everybody at their word?
          HOST: It has never got a thing wrong in its life. That's what's the matter with it.`,
        mess: `
          HOST: How it got down here is a very long story.
          [THWUMP! THWUMP! A very long story, in twelve crates.]
          ASK: How does it always know who to bring it to?
          HOST: It's the labels. It writes such a clear hand. Everything else in here is soggy.`,
      },
      saves: {
        noise: `
          [The very large parcel stops. A pause. It goes back up the pipe.]
          HIT: It's been canceled!
          HOST: That was the loudest order it ever had. It's gone to find out what on earth we meant.`,
        lost: `
          [It goes up the pipe, and meets the very large parcel coming down. A scuffle. They both go up.]
          HIT: It's taken it back!
          HOST: You've mailed somebody something! And that was in the way, so they've got it, too.`,
        stuck: `
          [{With} goes right across the pipe. The very large parcel bumps, and bumps, and stops.]
          HIT: Why does that hold, when nothing else did?
          HOST: It's the only thing in here that it didn't bring.`,
        mixed: `
          [The pipe shivers, and burps. The very large parcel falls open. Balloons.]
          HIT: That isn't the end of the world!
          HOST: It's lost its head, and sent us the end of the week!`,
        mess: `
          [It runs down over the label. The ink runs, too. The very large parcel stops.]
          HIT: Whose is it now?
          HOST: It doesn't say! It's the end of the world for nobody in particular.`,
      },
      turns: [
        `[Thwump. A bottle.]
         ASK: There's a message in it. "Help. I am alone on an island. Please reply."
         HOST: That's an easy one. We'll send him a stamp.`,
        `[Thwump. Another bottle.]
         HIT: "Thank you for the stamp. What I really need is a boat."
         HOST: We've got some with boats on.`,
        `[Thwump. A bottle, with a bow.]
         ASK: "Never mind about the boat. I am only missing the triangular one from Peru."
         HOST: I thought that he'd settle in.`,
      ],
      twist: 'A castaway cries for help, and gets stamps',
    },
  ],
}
