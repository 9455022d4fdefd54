import { type Setting } from '../../plays/card-types.ts'

/** A carousel that brings back whatever was ever lost, in order; and a sniffer dog who decides what belongs to whom. */
export const airportLostAndFound: Setting = {
  name: 'Airport Lost & Found',
  side: 'INT.',
  a: 'an airport lost and found',
  round: 'a lost snow globe',
  roundLook: 'The weather depends on who is holding it',
  tall: 'two suitcases and a tennis racket',
  food: 'airplane noodles',
  tool: 'half an umbrella',
  rooms: ['COUNTER', 'NINE THOUSAND UMBRELLAS', 'FORMS IN FOUR COLORS', 'UNDER THE SHELVES', 'LAST CALL'],
  ways: [
    {
      machine: 'the carousel',
      at: 'onto the carousel',
      hide: 'the liquids bin',
      hideNoise: 'a jar of honey',
      change: 'sticky',
      hush: 'On the belt, one old suitcase stops, and leans closer.',
      rise: "DURRUM! Out ride everybody's high spirits, lost years ago, and everybody goes up with them as far as the lamps.",
      treat: 'the reunions',
      kept: 'behind forty years of umbrellas',
      gives: 'DURRUM. An umbrella. An umbrella. And there, after the very last, is {prop}.',
      bits: {
        why: `
          ASK: How did {event} get to {a}?
          HOST: It had the wrong label. By rights we're all in Rome.`,
        intro: `
          [DURRUM! A belt starts to move. Out of a flap rides one small red mitten.]
          HIT: That's mine! I lost it in the snow!
          HOST: It's the carousel. It brings back everything that you ever lost, in the order that you lost it.
          ASK: What comes after the mitten?
          HOST: I can see the label. "Temper." Stand well back.
          [Out rides a very small suitcase, kicking.]`,
        again: `
          [Durrum.]
          ASK: What's in this one? It's soft, and it's yawning.
          HOST: It's your night's sleep. You lost it when the belt came on.`,
        stir: `
          [DURRUM! Out rides a big round parcel, wobbling. ## DURRUM! Out rides somebody in a bathrobe.]
          ASK: "Ten pounds, lost in spring." I'm not taking those back! ## It's you! We lost touch! I was so careful about it!
          HOST: They're yours. Sign here, and loosen your belt. ## Sign here. The touch is in the little bag.`,
        takes: `
          [{ASK} puts {prop} down on the belt. DURRUM! Off it rides, through the flap.]
          ASK: Well, now it's lost. So it'll come out again!
          HOST: In its turn. How many umbrellas do you lose in a year?
          ASK: Oh no.`,
        uses: `
          ASK: I once lost an argument. This time I'd know what to say!
          [DURRUM! Out rides a box. "NO," says the box.]
          ASK: Well... I mean...
          HOST: Stand aside. It goes round again.`,
        crowd: `
          [DURRUM! On the belt, two and two, ride {crowd}, hugging.]
          HOST: They lost one another, in the duty-free.
          ASK: And the two who aren't hugging?
          HOST: They were glad of it. ## They're the married ones.`,
        door: `
          ASK: I'm leaving. I'll crawl out through that flap.
          [DURRUM! Out goes {ASK}. In at the other end comes {ASK}, with a label on.]
          HOST: "Found near the exit. No value."`,
        stow: `
          HOST: Into the liquids bin! It's every pot of jam that was too big to fly. Think dry thoughts!
          [SCHLUP. The lid goes down.]`,
        back: `[SCHLUP. Out of the liquids bin comes {thing}, covered in jam, shampoo, and one pair of sunglasses.]`,
        peak: `
          [DURRUM! DURRUM! Teeth, keys, kites and a piano. It comes up to everybody's chin.]
          ASK: That must be the end of it!
          HOST: Unless there's something that somebody hasn't told us.
          HIT: I did lose a bet once. With a circus.
          [The flap bulges. It has a trunk.]`,
        gift: `
          [Durrum. One light little bag stops in front of {ASK}.]
          ASK: "Track of time. Lost today." Why's it bringing me that?
          HOST: As a souvenir. One only loses it when it's nice.`,
      },
      worse: {
        noise: `
          [DURRUM! Out rides a marble, and then a whole collection.]
          ASK: Who loads all this on?
          HOST: Old Walter does, behind the flap. In his sleep. He's slept ever since they took away his trumpet.`,
        lost: `
          [DURRUM! Out rides a voice, in a jar. It can be heard asking for the toilet.]
          ASK: Does it never get tired of giving?
          HOST: It's all that it knows. They stand there with both hands out. There isn't even a form for the other direction.`,
        stuck: `
          [DURRUM! Out ride six left gloves, waving.]
          ASK: Pull the brake!
          HOST: It came off in my hand, the first week, and I lost it. It's due on this belt the year after next.`,
        mixed: `
          [DURRUM! Out rides a heart. It was lost to a dentist.]
          ASK: Does it ever get the wrong person?
          HOST: It's got us all in order, down to the mittens. It would have to be hit by a truck.`,
        mess: `
          [DURRUM! SKREEEK! Out rides somebody's nerve. It is very small.]
          ASK: Why won't it stop?
          HOST: It's those rollers. They're bone dry, so they drag it all out. With a drop of something, it'd slide straight home.`,
      },
      saves: {
        noise: `
          [Behind the flap, somebody yawns. The belt stops, and runs backward. There go the trunk, the teeth and the piano.]
          HIT: It's taking it all away!
          HOST: That's Walter! He's awake! He wants to know what year it is, and I'd rather he heard it from you.`,
        lost: `
          [It rides in at the flap. A cough. The belt runs backward, with the trunk, the teeth and the piano.]
          HIT: Why's it going the other way?
          HOST: That wasn't lost! Somebody gave it! There's no form for it, so they've had to close.`,
        stuck: `
          [{With} catches in the belt. DURR... It stops, and runs backward, with the trunk, the teeth and the piano.]
          HIT: It's holding! What is it?
          HOST: That's the brake. It's two years early, and it's changed. But I'll sign for it.`,
        mixed: `
          [It hits the carousel. Out rides the elephant, in one red mitten. A pause. The belt runs backward.]
          HIT: That's never the elephant's! It's packing up!
          HOST: It's lost count! It'll have to begin again. I've got your nerve here, by mistake. May I keep it?`,
        mess: `
          [It pours along the belt. Everything slides. Whoosh! Back go the trunk, the teeth and the piano, and the flap shuts.]
          HIT: It's all gone again!
          HOST: Good riddance! Have you any idea how hard I'd worked to lose that temper?`,
      },
      turns: [
        `[The counter bell.]
         ASK: What's that gentleman looking for?
         HOST: His umbrella. It's black, with a handle. So that's nine thousand.`,
        `[Fooop. Fooop. Fooop.]
         HIT: He's opening all of them!
         HOST: He'll know his by the feel. He's at six thousand. There was one that he nearly kept.`,
        `[Fooop. "AHA!" cries the gentleman.]
         ASK: He's found it! So why does he look so worried?
         HOST: He'd put his hat down. In one of the others.`,
      ],
      twist: 'A gentleman opens nine thousand lost umbrellas',
    },
    {
      machine: 'Gustav',
      at: 'to Gustav',
      hide: 'the shrink-wrapper',
      hideNoise: 'a bubble',
      change: 'small',
      hush: 'Under the counter, a tail stops wagging.',
      rise: 'WUFF! Gustav has found the owner of the conveyor belt. It is everybody. Up it comes, with all of them on it, wagging.',
      treat: 'the dog',
      kept: 'with a man called Trevor',
      gives: 'WUFF! Gustav is back, with {prop}. Trevor is only too glad.',
      bits: {
        why: `
          ASK: Where did you find {event}, in {a}?
          HOST: It was handed in. Nobody claimed it for three months, so we're allowed to use it.`,
        intro: `
          [WUFF! A very old dog sits down in front of {HIT}, with a tuba.]
          HIT: That isn't mine!
          HOST: It is now. Gustav's our sniffer dog. Whatever he brings you, belongs to you.
          ASK: He must have a wonderful nose.
          HOST: He did have, until the perfume shop fell on him. Now he goes by faces. I've got a harp, and twins.`,
        again: `
          [Wuff.]
          ASK: There's a family round my bed!
          HOST: You were asleep, so I signed. They say that you've changed.`,
        stir: `
          [WUFF! Gustav puts a wooden leg in front of {ASK}. ## WUFF! Gustav puts something in front of {ASK}. It is mostly lace.]
          ASK: But I've got two already! ## I've never seen it before in my life!
          HOST: Look at his eyes. He's so sure of you.
          ASK: Oh, give it here. I'll find room. ## Oh, give it here. It's even my size.`,
        takes: `
          [WUFF! Gustav sniffs at {prop}, looks round, and takes it to a man with a trombone.]
          ASK: That's ours!
          HOST: Not by the look of it. That's Trevor. It's got his chin.`,
        uses: `
          ASK: Gustav, old boy! Here's a bill. Find whoever has to pay it!
          [WUFF! Gustav takes it once round the room, and sits down in front of {ASK}.]
          HOST: That's the first one he's ever got right.`,
        crowd: `
          [WUFF! Gustav comes in backward, pulling {crowd} by one sleeve.]
          HOST: He's found out whose they are.
          ASK: And whose are they?
          HOST: Yours. Sign here. The one at the back needs to go out twice a day.`,
        door: `
          ASK: I'm off. Goodbye.
          [WUFF! Gustav brings {ASK} back, by the seat of the trousers, and sits down.]
          HOST: Oh. It seems that you're mine. I'd been hoping for an umbrella. ## Oh. It seems that you're mine. I'd been hoping for somebody who cooks.`,
        stow: `
          HOST: Into the shrink-wrapper! Breathe out, and leave it at that!
          [WHISSSP.]`,
        back: `[WHISSSP. Out of the shrink-wrapper comes {thing}, shiny and flat, and small enough to go under the seat.]`,
        peak: `
          [WUFF! Through the big glass doors comes Gustav, backward, pulling a jumbo jet by one wheel.]
          ASK: Whose is that?
          HOST: He hasn't decided. Nobody look rich!
          HIT: He's coming this way! He's wagging!
          HOST: Then sign, quickly, before you own it from underneath.`,
        gift: `
          [Wuff, very softly. Gustav puts a chewed old ball on {ASK}'s foot.]
          ASK: That isn't mine, either.
          HOST: No. That one's his. He'd like you to throw it.`,
      },
      worse: {
        noise: `
          [WUFF! Gustav brings a canoe. Somebody is in it.]
          ASK: Isn't there a word that makes him stop?
          HOST: His trainer knew it. She took it with her. I only know that it rattled the windows.`,
        lost: `
          [WUFF! Gustav brings a bride's bouquet, and the priest.]
          ASK: What's that on his collar?
          HOST: "Shelf seven." He was handed in himself, as a puppy. He's found an owner for everything else in here.`,
        stuck: `
          [WUFF! Gustav brings a ladder. It is still leaning on something.]
          ASK: Shouldn't he be on a leash?
          HOST: He came with half of one. He likes to think that there's somebody at the other end.`,
        mixed: `
          [WUFF! Gustav brings seven hats. There are people under three of them.]
          ASK: How does he decide who gets what?
          HOST: One look at you, and it's fixed. It's his nose that wants fixing. It needs a good bang.`,
        mess: `
          [WUFF! Gustav brings a tray of sandwiches, and a pilot.]
          ASK: Can he really not smell anything?
          HOST: Only roses. It's dried on, right up to the ears. I've tried a damp cloth. He'd need the whole bucket.`,
      },
      saves: {
        noise: `
          [Gustav drops the jet, a yard away. He sits. He gives everybody his paw.]
          HIT: What did we say to him?
          HOST: That was the word! It must have been! Does anybody know how it's spelled?`,
        lost: `
          [Gustav drops the jet, a yard away. He picks that up instead, and goes round, and doesn't put it down.]
          HIT: Why won't he bring it to one of us?
          HOST: He's found out whose it is! It's his! He's taken it up to shelf seven, and he's changing the sign.`,
        stuck: `
          [{With} holds Gustav by the collar. The jet stops, a yard away. Very slowly, he turns round to see who is there.]
          HIT: What's he doing with that tail?
          HOST: There is somebody! At the other end! He's going to knock over the umbrellas, and I'm going to let him.`,
        mixed: `
          [It hits Gustav on the nose. Out comes a small pink cloud. He sniffs. The jet stops, a yard away.]
          HIT: He's taking the tuba away!
          HOST: He can smell us! He knows whose it all is! Goodbye, harp! Goodbye, boys! Write to me!`,
        mess: `
          [It pours over Gustav. He drops the jet, a yard away, and shakes himself, all over everybody. Sniff?]
          HIT: He's smelled me, and gone right past!
          HOST: The roses are off! He's so ashamed. He's going round to all of us, taking things back.`,
      },
      turns: [
        `[On the counter sits a bear, with one ear.]
         ASK: Whose is that?
         HOST: A little girl's. She writes to him. It's been twenty years, and her spelling's got much better.`,
        `HIT: Here's another card for the bear. "I'm coming as soon as I can."
         HOST: I answer them all. I do it with my left hand, so that it looks like a paw.`,
        `[Somebody in a captain's cap runs in, kisses the bear, and signs.]
         ASK: Was that her? She's a pilot!
         HOST: It was the only way that she could get here. He's to have the window seat.`,
      ],
      twist: 'An unclaimed bear keeps getting mail',
    },
  ],
}
