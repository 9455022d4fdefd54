import { type Setting } from '../../plays/card-types.ts'

/** Number Nine, a washing machine that takes one of everything; and a change machine that changes things. */
export const hauntedLaundromat: Setting = {
  name: 'Haunted Laundromat',
  side: 'INT.',
  a: 'a haunted laundromat',
  round: 'a ball of odd socks',
  roundLook: 'The north is tartan',
  tall: 'folded towels and soapsuds',
  food: 'powdered soap',
  tool: 'a clothes hanger',
  rooms: ['FRONT COUNTER', 'ROW OF WASHERS', 'DRYERS', 'FOLDING TABLE', 'IN FRONT OF NUMBER NINE'],
  ways: [
    {
      machine: 'Number Nine',
      at: 'into Number Nine',
      hide: 'the big dryer',
      hideNoise: 'a button',
      change: 'small',
      hush: 'All around, bedsheets hold hands.',
      rise: 'SPLOSH! Number Nine empties itself. The flood lifts everybody off the floor.',
      treat: 'the short walks',
      kept: 'in Number Nine',
      gives: 'Ptoo. Number Nine gives up {prop}, washed, and folded as far as it goes.',
      bits: {
        why: `
          ASK: But why hold {event} in {a}?
          HOST: My good clothes are in the wash. I go where they go. ## My clothes are all in the wash. There's nothing in this coat but me.`,
        intro: `
          [A washing machine opens one eye. GLUMP!]
          HIT: It's eaten my left shoe!
          HOST: Now you've woken Number Nine. It's haunted. It takes one of everything.
          ASK: Why one?
          HOST: Where did you think the socks went?`,
        again: `
          [GLUMP?]
          ASK: It gave everything back! Why's it hungry?
          HOST: It isn't. It's just checking that we're all still here. It's counted the feet.`,
        stir: `
          [GLUMP!]
          ASK: My other shoe!
          HOST: It felt guilty. It wanted you to match.`,
        takes: `
          ASK: I'll put {prop} up here, where nobody can sit on it.
          [GLUMP!]
          HOST: On Number Nine? It takes one of everything! How many of those did we have?
          ASK: One.`,
        uses: `
          ASK: If it takes one of everything, it can take the bill.
          [GLUMP! PTOO!]
          HOST: It's paid the half of it, and kept the tip.`,
        crowd: `
          [Bedsheets float in. "WOOO," say {crowd}. The bedsheets come off.]
          HOST: They're ghosts. It's wash day.
          ASK: I can't see anyone!
          HOST: Don't look! They've nothing on. ## Don't look! They're stark naked. One's waving.`,
        door: `
          ASK: I'm leaving. Why won't this door open?
          HOST: It takes four coins.
          ASK: I gave it four coins!
          [SPLOSH!]
          HOST: That bought you a rinse. ## That bought you a rinse. Front and back.`,
        stow: `
          HOST: Into the big dryer!
          [CLANG. It starts to turn. RUMBLE.]`,
        back: `[DING! Out of the dryer tumbles {thing}, fluffy, and a good deal shorter.]`,
        peak: `
          [Number Nine starts to spin. Everything slides toward it.]
          ASK: It's eaten everything we came in! What does it want now?
          HOST: It takes one of everything. It hasn't had one of us.
          HIT: Which one?
          HOST: It isn't fussy.`,
        gift: `
          [Ptoo. One small sock lands in {ASK}'s hand.]
          ASK: That's mine! I lost this when I was six!
          HOST: It kept it for you. It keeps everything.`,
      },
      worse: {
        noise: `
          [CLUNK. CLUNK. Number Nine starts to walk.]
          ASK: It's coming to see what the noise was!
          HOST: Stand still. Never startle it with its mouth full.`,
        lost: `
          [GLUMP!]
          ASK: Now it's got my hat!
          HOST: It helps itself. It's been waiting since 1962 for somebody to offer.`,
        stuck: `
          [GLUMP! Number Nine swallows a loose end, and tugs.]
          ASK: It's pulling us in!
          HOST: It only wants something to hold. It's never been part of a pair.`,
        mixed: `
          [PTOO! Number Nine spits out a trombone.]
          ASK: Why a trombone?
          HOST: It's trying to be charming. It's been single since 1962.`,
        mess: `
          [GLUMP! GRRRIND.]
          ASK: It sounds as if it's chewing sand!
          HOST: It's dry. The water's been off since 1962. It hasn't really washed anything. It just likes the company.`,
      },
      saves: {
        noise: `
          [PTOO! PTOO! PTOO! Hundreds of odd socks fly out.]
          HOST: I did say. Never startle it with its mouth full.
          HIT: My things! It's given everything back!`,
        lost: `
          [Glump? A long pause. PTOO! PTOO! Hundreds of odd socks fly out.]
          HIT: It's giving everything back!
          HOST: It isn't used to being offered. It's gone pink round the door.`,
        stuck: `
          [CLONK. Number Nine is tied to Number Eight, side by side. The shaking stops.]
          HOST: Oh! It never wanted one of everything. It wanted the other one.
          HIT: It's a pair!`,
        mixed: `
          [Number Nine turns pink. It rolls up to Number Eight. Ting.]
          HOST: It's in love with Number Eight!
          HIT: So that's what it was saving the socks for.`,
        mess: `
          [SLOSH. Bubbles. Number Nine hums, and turns, and everything comes out clean.]
          HIT: It's washing! It's really washing!
          HOST: So that's what it was for.`,
      },
      turns: [
        `[A bedsheet floats by. "WOOO."]
         ASK: Was that a ghost?
         HOST: That's Mrs. Potts. She's waiting for her whites.
         HIT: How long has she been waiting?
         HOST: She wasn't a ghost when she came in.`,
        `["WOOO?"]
         HOST: She's asking if it's her turn.
         ASK: Is it?
         HOST: Not yet. There's a Viking before her.`,
        `[DING!]
         HOST: Mrs. Potts! Your whites are ready!
         ["WOOO!" The bedsheet puts on a second bedsheet, and leaves through the wall.]
         ASK: She never paid!
         HOST: She left a tip. The room's warm again.`,
      ],
      twist: 'Mrs. Potts haunts the laundromat for her whites',
    },
    {
      machine: 'the change machine',
      at: 'into the change machine',
      hide: 'the soap cupboard',
      hideNoise: 'a bubble',
      change: 'sticky',
      hush: 'In the corner, a coin stops rolling.',
      rise: 'CHING! It rains coins, buttons and feathers. Everybody is lifted off the floor by small change.',
      treat: 'the soap',
      kept: 'a haddock',
      gives: 'CHING! In goes the haddock. Out comes {prop}, and four cents change.',
      bits: {
        why: `
          ASK: Why is {event} in {a}?
          HOST: There was a sign. "All stains welcome."`,
        intro: `
          [CHING! KA-CHUNK.]
          HIT: That machine's eaten my umbrella! Now I've got two chickens!
          HOST: It says CHANGE on it. It doesn't say into what.
          ASK: Why two?
          HOST: It's very honest. It was a good umbrella.`,
        again: `
          [CHING!]
          ASK: Where are the chairs?
          HOST: It changed them last night. Mind the geese.`,
        stir: `
          [CHING! KA-CHUNK.]
          ASK: I only leaned on it!
          HOST: What did you get?
          ASK: A different elbow.`,
        takes: `
          [CHING! KA-CHUNK. {ASK} was holding {prop}. Now it is a haddock.]
          ASK: I only leaned on the slot!
          HOST: It's a very good haddock. It must have been worth a lot.`,
        uses: `
          ASK: If I put in something bad, I'll get something good. Here's my hat.
          [CHING! KA-CHUNK. A smaller hat.]
          HOST: It was worth less than you thought.`,
        crowd: `
          [CHING! CHING! Where the chairs stood, there sit {crowd}, knitting.]
          ASK: They were furniture!
          HOST: They've sat through worse.`,
        door: `
          ASK: I've had enough. I'm leaving.
          [CHING!]
          ASK: Where's the door?
          HOST: It's changed. Try that pony.`,
        stow: `
          HOST: Into the soap cupboard! Don't breathe in. You'll bubble.
          [SQUELCH. The cupboard shuts.]`,
        back: `[SQUELCH. The cupboard gives up {thing}, stuck to four boxes of soap and a shelf.]`,
        peak: `
          [CHING! CHING! CHING! The wall is a waterfall. The ceiling is a sheep.]
          ASK: It's changing everything!
          HOST: It's never run this long. It's looking for something.
          HIT: And when it gets to us?
          HOST: Think expensive thoughts.`,
        gift: `
          [Ching. One small, warm coin.]
          ASK: What's that for?
          HOST: It's your change. You came in one way, and you're going out another.`,
      },
      worse: {
        noise: `
          [CHING! CHING! The lamp is a squid.]
          ASK: Can't you turn it off?
          HOST: There's a coin stuck in its ear. It can't hear what anybody asks for. It guesses.`,
        lost: `
          [CHING! The counter is a bonfire. Then a bigger counter.]
          ASK: What does it want?
          HOST: People always feed it what they don't want. It's never once been given something that mattered.`,
        stuck: `
          [CHING! The lever goes up and down all by itself.]
          ASK: Hold that lever!
          HOST: I can't! It's never been held. It doesn't know how to stop.`,
        mixed: `
          [CHING! The mirror is a door. The door is a duck.]
          ASK: Why is it doing this?
          HOST: It's been changing everything for forty years, and nobody's ever liked it as it is.`,
        mess: `
          [CHING! Sparks.]
          ASK: It's on fire!
          HOST: It runs hot. All that money, and nobody's ever laundered it.`,
      },
      saves: {
        noise: `
          [A coin falls out of its ear. CHING! The wall is a wall. The ceiling is a ceiling.]
          HIT: It's changing everything back!
          HOST: It can hear us! All it ever needed was a good clear word.`,
        lost: `
          [A long silence. CHING. The wall is a wall. The ceiling is a ceiling.]
          HIT: It's given back the change!
          HOST: All of it. For that. It says we've overpaid.`,
        stuck: `
          [CLUNK. The lever stops, held fast. The wall is a wall. The ceiling is a ceiling.]
          HIT: It's stopped!
          HOST: Somebody's holding its hand. That's all it was.`,
        mixed: `
          [It shakes. It glows. CHING! It has changed into itself, with a ribbon on.]
          HIT: It looks happy!
          HOST: It's finally met somebody who's never quite the same, either.`,
        mess: `
          [HISSSS. Bubbles. It comes up sparkling. The wall is a wall. The ceiling is a ceiling.]
          HIT: It's clean! It's stopped!
          HOST: A whole laundromat, and nobody ever thought of washing it.`,
      },
      turns: [
        `ASK: Whose is this one red sock?
         HOST: Nobody's. It's been turning in there since before I came. The others call it the Captain.`,
        `[Somewhere, a splash.]
         HIT: All the whites have turned pink!
         HOST: The Captain's gone in again.
         ASK: They followed it?
         HOST: They always follow it.`,
        `[Two pink sheets float by, saluting.]
         ASK: Has the Captain got a partner? A second sock?
         HOST: Left him for a sandal.
         HIT: That's why he keeps going round.`,
      ],
      twist: 'One red sock takes command of the laundry',
    },
  ],
}
