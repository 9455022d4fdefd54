import { type Setting } from '../../plays/card-types.ts'

/** A sign that takes whatever nobody looks at; and wild buses, which come only when nobody wants them. */
export const theBermudaBusStop: Setting = {
  name: 'The Bermuda Bus Stop',
  side: 'EXT.',
  a: 'a Bermuda bus stop',
  round: 'a wet tennis ball',
  roundLook: 'It rains on one side only',
  tall: 'two umbrellas and half a sandwich',
  food: 'half a sandwich',
  tool: 'an umbrella',
  rooms: ['UNDER THE SHELTER', 'TIMETABLE', 'BACK OF THE LINE', 'BESIDE THE PUDDLE', 'FRONT OF THE LINE'],
  ways: [
    {
      machine: 'the bus stop sign',
      at: 'at the sign',
      hide: 'the litter bin',
      hideNoise: 'a wrapper',
      change: 'sticky',
      hush: 'Up on its pole, the bus stop sign keeps very still.',
      rise: 'FIP! The ground is gone, as nobody was looking at it. Everybody hangs from one umbrella.',
      treat: 'the rain',
      kept: 'wherever the sign puts things',
      gives: 'FIP! Everybody was looking somewhere else. There lies {prop}.',
      bits: {
        why: `
          ASK: Who holds {event} at {a}?
          HOST: People here will stand in line for anything. They've been standing since Tuesday.`,
        intro: `
          [FIP!]
          HIT: Where's my umbrella? I only looked away for a second!
          HOST: Never look away from anything. That sign takes whatever nobody's watching.
          ASK: Takes it where?
          HOST: Nobody looked.`,
        again: `
          [Fip.]
          ASK: Where's the bench?
          HOST: We all blinked, at four in the morning. There was a church, as well.`,
        stir: `
          [FIP!]
          ASK: My left shoe!
          HOST: When did you last look at it?
          ASK: Who goes about looking at shoes?
          HOST: Anybody who's got two.`,
        takes: `
          ASK: Watch {prop} for me, would you?
          HOST: I'm watching it. I'm not taking my eyes off... Is that a gull?
          [FIP!]
          ASK: You looked at a gull!
          HOST: It was a very good gull.`,
        uses: `
          ASK: I'll simply shut my eyes, and this rain will be gone.
          [{ASK} shuts both eyes. FIP! A splash.]
          ASK: I'm wetter than before!
          HOST: I was watching the rain. You were in charge of the roof.`,
        crowd: `
          [Out of the rain come {crowd}, in pairs, staring into each other's eyes.]
          ASK: How they love each other!
          HOST: There were ten more of them. Somebody blinked.`,
        door: `
          ASK: I'm walking home.
          [{ASK} steps to the curb, and looks left. FIP!]
          ASK: The road's gone! I looked left, as one should!
          HOST: It was on the right.`,
        stow: `
          HOST: Into the litter bin! I'll keep an eye on the lid.
          [Squish. The lid shuts.]`,
        back: `[The litter bin burps. Out comes {thing}, stuck to three wrappers, a glove, and the summer timetable.]`,
        peak: `
          [FIP! FIP! FIP! There goes the curb. There goes the hill. There goes the sea.]
          ASK: Everybody look at something!
          HOST: There's more of it than there is of us!
          HIT: Who's looking at the ground?
          HOST: I am. I've just got something in my eye.`,
        gift: `
          [Fip. At {ASK}'s feet stands an umbrella, dry, with a bow on.]
          ASK: That wasn't there before!
          HOST: It's from wherever they go. Somebody over there looked away on purpose.`,
      },
      worse: {
        noise: `
          [FIP! There goes the mailbox.]
          ASK: Who was watching it?
          HOST: You all turned round to the noise! In forty years nobody's turned round to that poor sign. They look past it, for the bus.`,
        lost: `
          [FIP! There goes the mailbox.]
          ASK: That sign's nothing but a thief!
          HOST: It's shy about asking. It only gets what people take their eyes off.`,
        stuck: `
          [The sign spins in the wind. FIP!]
          ASK: Why does it keep turning round?
          HOST: It's come loose. It used to say something. Now it says it to everybody at once.`,
        mixed: `
          [FIP! There goes the mailbox. Fip. It's back, upside down.]
          ASK: It's playing with us!
          HOST: It'll do anything for a look. But people at a bus stop only have eyes for the bus.`,
        mess: `
          [FIP! There goes the mailbox.]
          ASK: What's doing it? I can't see anything!
          HOST: The sign. It's the color of rain. You've been leaning on it all day, and looking straight through.`,
      },
      saves: {
        noise: `
          [The sign rings like a bell. Everybody spins round, and stares at it. Fip, fip, fip. The sea comes back.]
          HIT: And the hill! And the curb!
          HOST: Keep staring. It thinks that we came for the sign.`,
        lost: `
          [Fip. Then everything comes back at once. The sea, the hill, a church.]
          HIT: It's kept that, and given back the rest!
          HOST: It's the only thing it ever got while we were looking.`,
        stuck: `
          [{With} catches the sign, and holds it still. Fip, fip, fip. The sea comes back.]
          HIT: Now it can be read!
          HOST: "You are here." Well. That's a weight off everybody's mind.`,
        mixed: `
          [The sign lights up, in six colors. Nobody can look away. Fip, fip, fip.]
          HIT: It's lovely! Even the hill's come back!
          HOST: It came for a look. Take off your hat, you're in front of the sea.`,
        mess: `
          [It runs down over nothing at all, and the nothing has a shape. It is a sign, as tall as a tree.]
          HIT: Has that been there all this time?
          HOST: Nobody can miss it now. Here comes the sea back, to see what it says.`,
      },
      turns: [
        `ASK: When's the next bus?
         HOST: The timetable says "soon".
         ASK: Is it up to date?
         HOST: It's in Latin.`,
        `HIT: Somebody's written on that timetable, in pencil.
         HOST: Can you read it?
         HIT: "Sorry."
         HOST: That's the driver's hand. I'd know the tremble.`,
        `ASK: Now there's a line in ink! "I came at three. You were all reading the timetable." But why didn't it stop?
         HOST: Nobody was looking at it.`,
      ],
      twist: 'The bus driver leaves notes on the timetable',
    },
    {
      machine: 'the bus',
      at: 'at the bus',
      hide: 'the rain barrel',
      hideNoise: 'a duck',
      change: 'wet',
      hush: 'Round the corner, two headlights go out.',
      rise: 'BWARP! BWARP! BWARP! All the buses come at once, and everybody is scooped up onto a top deck.',
      treat: 'the puddle',
      kept: 'on a wild bus',
      gives: 'BWARP? A bus comes close, opens one door, puts {prop} down, and runs.',
      bits: {
        why: `
          ASK: Why would one have {event} at {a}?
          HOST: I told everybody to take the bus. It seemed only fair to start where they'd be.`,
        intro: `
          [BWARP? Round the corner peep two headlights.]
          HIT: The bus! Over here!
          [The headlights go out. Tires, backing away.]
          HOST: Now you've scared it. They're wild, out here. They only come if nobody wants them.
          ASK: So how do I get home?
          HOST: You pretend to like it here. I've been pretending for eleven years.`,
        again: `
          [Bwarp?]
          ASK: Did it ever come?
          HOST: All night. I was asleep, so it felt safe. It ate out of my bag.`,
        stir: `
          [BWARP! Tires, backing away.]
          ASK: I only glanced at it!
          HOST: You glanced with hope. ## You glanced with hope. I lost two husbands that way.`,
        takes: `
          [{ASK} puts {prop} down, and looks the other way. BWARP! A bus rushes out of the bushes, and takes it.]
          ASK: That bus has got it! Stop!
          HOST: Don't let it see that we want it. Whistle.`,
        uses: `
          ASK: I'll act as if I didn't want it. What a nice wall this is.
          [BWARP. The bus rolls up next to {ASK}, and opens its doors. BWARP! It is gone.]
          HOST: You smiled.`,
        crowd: `
          [Round the corner shuffle {crowd}, in a line with two bends in it, and a tent.]
          ASK: How long have they stood in line?
          HOST: The back half was born in it. ## The back half was born in it. The tent was a mistake.`,
        door: `
          ASK: I've waited long enough. I'll walk.
          [{ASK} walks off into the rain. BWARP! A splash. {ASK} walks back.]
          ASK: It came! The moment I'd gone round the corner! It opened its doors!
          HOST: And?
          ASK: And I wanted it. ## And I wanted it. It's my marriage all over again.`,
        stow: `
          HOST: Into the rain barrel! It's deeper than it looks. There's a shelf.
          [Plop. A few bubbles.]`,
        back: `[The rain barrel tips over. Out comes {thing}, running like a gutter, with an anchor.]`,
        peak: `
          [BWARP! BWARP! BWARP! From every side, headlights.]
          ASK: Nobody wanted that many!
          HOST: That's why they're coming. Every bus that ever didn't, at a gallop.
          HIT: But they'll stop, won't they?
          HOST: If they stopped, would we be standing here?`,
        gift: `
          [Bwarp. Something is pushed gently into {ASK}'s pocket.]
          ASK: It's a ticket! "Anywhere. Whenever you're ready."
          HOST: You'd forgotten all about it. That's when they bring them.`,
      },
      worse: {
        noise: `
          [BWARP! BWARP! Two of them bolt.]
          ASK: Now there are more!
          HOST: One gets a fright, and the rest run after. They follow whoever honks loudest. They've had no mother since the tram.`,
        lost: `
          [BWARP! One goes by, very fast, with its doors shut tight.]
          ASK: It didn't even look at me!
          HOST: It's ashamed. It never stands still for long enough to be paid, and it thinks it isn't worth it.`,
        stuck: `
          [BWARP! One goes straight through the line, and the sandwich.]
          ASK: But this is a bus stop! Why don't they stop?
          HOST: That? That's a pole. Have you ever seen a pole stop a bus?`,
        mixed: `
          [BWARP! One goes by backward, in tears.]
          ASK: What does it say on its forehead?
          HOST: "Not in service." Imagine hearing that about yourself, on every corner, all your life.`,
        mess: `
          [BWARP! Headlights, everywhere, far too bright.]
          ASK: What makes them so nervous?
          HOST: Those eyes. They see every face that's pleased to see them. And they haven't any lids.`,
      },
      saves: {
        noise: `
          [Bwarp? Every headlight turns round. The buses line up on the curb, by size.]
          HIT: They're standing in line! For us!
          HOST: That's the loudest honk they ever heard. They think that we're Mother.`,
        lost: `
          [It drops in at the door. A small bell. The bus stops dead, and so do all the others.]
          HIT: It's giving me change!
          HOST: It's been paid! It's a real bus now. Look at the way it's holding its doors.`,
        stuck: `
          [{With} holds. The first bus stops. The next stops. Bump, bump, bump, they all stop.]
          HIT: They've stopped! At the stop!
          HOST: And I'd thought that it was only the name.`,
        mixed: `
          [The bus blushes. The words on its forehead roll round. NOT IN SERVICE. MAYBE. YOURS.]
          HIT: It's stopping! They're all stopping!
          HOST: It's completely lost. I've never seen a bus so happy about it.`,
        mess: `
          [It runs down over the windshields. The headlights go dim. Bump, bump, the buses feel their way to the curb.]
          HIT: They've come right up to us!
          HOST: They can't see who wants them. Get on quietly, and look bored.`,
      },
      turns: [
        `ASK: Why's there a fishing rod in that puddle?
         HOST: It's mine. I do have the time.
         ASK: Have you ever caught anything?
         HOST: A cold.`,
        `[The rod bends.]
         HIT: You've got a bite!
         HOST: It'll only be another umbrella.
         ASK: Umbrellas don't pull!
         HOST: This one's got somebody on it.`,
        `[The rod bends double. "Bwarp," says the puddle.]
         ASK: You've caught a bus!
         HOST: Look at those little wheels. It can't be a year old. I'm putting it back.`,
      ],
      twist: 'Something big bites in the bus stop puddle',
    },
  ],
}
