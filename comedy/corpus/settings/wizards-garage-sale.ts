import { type Setting } from '../../plays/card-types.ts'

/** A broom that sweeps up whatever nobody is holding; and a toad that sells whatever anybody likes. */
export const wizardsGarageSale: Setting = {
  name: "Wizard's Garage Sale",
  side: 'EXT.',
  a: "a wizard's garage sale",
  round: 'a cracked crystal ball',
  roundLook: 'It already knows how it all ends',
  tall: 'three cauldrons and a pointed hat',
  food: 'newt jam',
  tool: 'a bent wand',
  rooms: ['DRIVEWAY', 'POTION TABLE', 'BROOM RACK', 'BACK OF THE GARAGE', 'BOX MARKED "FREE"'],
  ways: [
    {
      machine: 'the broom',
      at: 'at the broom',
      hide: 'the big cauldron',
      hideNoise: 'a newt',
      change: 'wet',
      hush: 'Everybody takes hold of somebody.',
      rise: 'FWISHT! The broom goes under everybody at once, and sweeps them off their feet, and up over the roof.',
      treat: 'the holding hands',
      kept: 'under the carpet',
      gives: 'FWISHT. The carpet lifts one corner. Out comes {prop}, with some fluff.',
      bits: {
        why: `
          ASK: How did {event} end up at {a}?
          HOST: That's where I found it. On a table, between two lamps. Two dollars, hardly used.`,
        intro: `
          [{HIT} puts down a bag. FWISHT! It's gone.]
          HIT: My lunch! I only put it down to sneeze!
          HOST: That was the wizard's broom. Whatever nobody's holding, it sweeps under the carpet.
          ASK: We're holding {event}. Does that count?
          HOST: Use both hands.`,
        again: `
          [Fwisht.]
          ASK: There's a new lump under the carpet!
          HOST: That's yesterday. We all let go of it at bedtime.`,
        stir: `
          [FWISHT!]
          ASK: My belt! It was round my waist!
          HOST: Round it, yes. But were you holding it?
          ASK: I'm holding two lamps that I don't even want!
          HOST: Drop the lamps, and hold your trousers. A lamp can't blush. ## Then keep hold of the lamps. I'd like to see where this goes.`,
        takes: `
          ASK: Here, hold {prop}.
          HOST: I can't. I've got both hands full.
          ASK: But I've let go!
          [FWISHT!]`,
        uses: `
          ASK: Here's my gas bill. Oh dear, I've gone and dropped it!
          [FWISHT! Both of {ASK}'s shoes are gone. The bill is back in {ASK}'s hand.]
          HOST: It's only a broom. It isn't an idiot.`,
        crowd: `
          [Up the drive come {crowd}, in one long line, hand in hand.]
          ASK: They must be terribly fond of one another!
          HOST: They met at the gate, and they daren't let go. Two are engaged. ## They met at the gate, and they daren't let go. Two are engaged. The third was married to one of them.`,
        door: `
          ASK: That's enough. I'm going home, by that gate.
          [FWISHT!]
          ASK: Who sweeps up a gate?
          HOST: One is supposed to hold it for the next person.`,
        stow: `
          HOST: Into the big cauldron! Sit on the spoon, and don't swallow anything green!
          [BLUBB. The lid goes on.]`,
        back: `[BLUBB. The lid slides off. Out of the cauldron comes {thing}, dripping and green, with a newt on top.]`,
        peak: `
          [FWISHT! FWISHT! There go the tables, the fence, and half of the lawn.]
          ASK: I'm holding all that I've got! What else could it come for?
          HOST: Whatever nobody's holding. Who's holding you?
          [FWISHT. FWISHT. Closer.]
          HIT: Would anybody mind? Just by the sleeve? ## I've been single since March! It'll go straight through me!`,
        gift: `
          [The broom comes over, and leans against {ASK}.]
          ASK: Is it waiting for me to drop something?
          HOST: I think it's waiting to see if you won't.`,
      },
      worse: {
        noise: `
          [FWISHT! There goes the table with the lamps.]
          ASK: Somebody must have put it in a dreadful temper!
          HOST: It used to fly. Then the wizard bought a van. It'd take a terrible fright to get it off the ground now.`,
        lost: `
          [FWISHT! There goes the table with the hats.]
          ASK: What does it do with it all, under there?
          HOST: It looks at each thing, and sighs. They were all so easy to let go of. It's after one that wasn't.`,
        stuck: `
          [FWISHT! There goes the table with the wands.]
          ASK: When does it take a rest?
          HOST: It had a loop of string, to hang by. That wore through. It's been on its feet since the Middle Ages.`,
        mixed: `
          [FWISHT! There goes the table with the love letters.]
          ASK: That wasn't trash! Who taught it what's trash?
          HOST: Held is treasure, dropped is trash. That's its one idea. It would take a knock on the head to let in a second.`,
        mess: `
          [FWISHT! There goes the table with the rugs, in a cloud of dust.]
          ASK: It can't possibly enjoy cleaning that much!
          HOST: You call that cleaning? Those bristles are bone dry. That's scratching.`,
      },
      saves: {
        noise: `
          [The broom leaps into the air, and stays up. The carpet blows over, and there lies everything.]
          HIT: It's up! It's looping the chimney!
          HOST: That was the fright of its life! It's got its youth back, and the neighbor's pajamas!`,
        lost: `
          [The broom stops. It doesn't sweep. It nudges the carpet aside, and there lies everything.]
          HIT: Why won't it take that?
          HOST: It knows a thing that nobody wants to lose, when it sees one.`,
        stuck: `
          [{With} holds the broom fast, a foot off the ground. It dangles. The carpet flaps open, and there lies everything.]
          HIT: It's hanging! It's creaking!
          HOST: That's a sigh. It's been six hundred years on one leg.`,
        mixed: `
          [It hits the broom, which turns right round. FWISHT! Out from under the carpet it sweeps everything, and a mailman.]
          HIT: It's sweeping the other way!
          HOST: It's had a second idea! And there's our mailman! I thought people had stopped writing.`,
        mess: `
          [It pours over the broom. Flop. Slap. Everything floats out from under the carpet.]
          HIT: It's stopped! It's gone all limp!
          HOST: The itch has gone! It thinks that it's a mop. It's over there, telling a bucket about itself.`,
      },
      turns: [
        `[On the potion table, a jar glows.]
         ASK: The label says "One day of summer, unused".
         HOST: The wizard was keeping it for a good moment. He's kept it for ninety years.`,
        `[The jar glows a little less.]
         HIT: Somebody's unscrewed the lid! It smells of cut grass!
         HOST: That was the morning. Screw it down! There's a whole picnic left in there!`,
        `[Pop. A warm wind goes once round everybody. There is a band in it.]
         ASK: That was wonderful! Is there any more of it in the jar?
         HOST: Only the wasp. There's always a wasp.`,
      ],
      twist: 'Somebody opens a jar of unused summer',
    },
    {
      machine: 'the toad',
      at: 'to the toad',
      hide: 'the vanishing cabinet',
      hideNoise: 'a rabbit',
      change: 'small',
      hush: 'On the cash box, the toad leans forward, hoping for a kind word.',
      rise: 'RRIBB! "Sold!" Somebody has bought the flying carpet, and it leaves for its new home, with everybody on it.',
      treat: 'the compliments',
      kept: "in the toad's cash box",
      gives: 'RRIBB! "Bargain of the day!" The toad throws in {prop}, for nothing.',
      bits: {
        why: `
          ASK: Whose idea was it to bring {event} to {a}?
          HOST: It was free to get in. I hadn't read the other side of the ticket.`,
        intro: `
          HIT: What a pretty little lamp!
          [RRIBB! "Sold!"]
          HOST: Ssh! That's the toad, on the cash box. Say one nice thing about anything here, and you've bought it.
          ASK: So what does one say, if one doesn't want to pay?
          HOST: I'll show you. That's a horrible hat.
          ASK: You're too kind.`,
        again: `
          [Rribb.]
          ASK: What's this on my bill? "One sunrise"?
          HOST: You said "Aah" out of the window.`,
        stir: `
          [RRIBB!]
          ASK: But I didn't say a word!
          HOST: You smiled at that bucket. ## You looked that bucket up and down.
          ASK: It reminded me of somebody!
          HOST: Then you can both have it.`,
        takes: `
          ASK: I must say, {prop} looks wonderful in this light.
          [RRIBB! "Sold!"]
          ASK: It was ours!
          HOST: It is, twice. Now you have to pay for it.`,
        uses: `
          ASK: I've been trying for years to get rid of this scarf. Just look, everybody! What a magnificent scarf!
          [RRIBB!]
          HOST: To you. For twice what you paid the first time.`,
        crowd: `
          [Up the drive come {crowd}, scowling. The one in front carries a piano.]
          HOST: They're thrilled to be here. They just can't afford to show it.
          ASK: What about the piano?
          HOST: That one smiled at it.`,
        door: `
          ASK: I'm leaving. What a good, wide, open gate!
          [RRIBB!]
          ASK: I only wanted to go through it!
          HOST: Now you'll have to carry it. Bend your knees.`,
        stow: `
          HOST: Into the vanishing cabinet! It's cheap. It only ever gets halfway.
          [POFF. The doors shut.]`,
        back: `[POFF. The doors of the vanishing cabinet open. There stands {thing}, with exactly half missing, all the way round.]`,
        peak: `
          [RRIBB! RRIBB! It gets dark. Somebody is rolling up the sky.]
          ASK: Where are they taking that?
          HOST: Home. Somebody must have said how nice it was out.
          HIT: So what have we got left?
          HOST: The ground. I beg you all, don't like it.`,
        gift: `
          [Rribb, very softly. The toad hands {ASK} a receipt.]
          ASK: "One day out, in pleasant company. Paid." Who paid it?
          HOST: The toad. It enjoyed itself. It knows the rules.`,
      },
      worse: {
        noise: `
          [RRIBB! The lawn's gone.]
          ASK: Nobody said a thing! Who bought that?
          HOST: Somebody two streets away said "Mmm". As long as that toad can hear, we're not safe.`,
        lost: `
          [RRIBB! There goes the chimney.]
          ASK: Hasn't it got enough money in that box?
          HOST: Heaps. It just hasn't seen anything that it likes. People only bring what they can spare.`,
        stuck: `
          [RRIBB! There goes the garage door.]
          ASK: Can't we close the shop?
          HOST: We'd have to close the cash box. The catch is broken. With every croak, something else jumps in.`,
        mixed: `
          [RRIBB! There goes a passing duck.]
          ASK: Has it never bought anything itself?
          HOST: Never. It's sure that there isn't one nice thing here. It once looked in the mirror, to check.`,
        mess: `
          [RRIBB! There goes the hedge.]
          ASK: What's it saving up for?
          HOST: A pond. It keeps the prices up, and then it can't afford one. It's the driest job in town.`,
      },
      saves: {
        noise: `
          [The toad taps its ear, and shakes its head. The sky rolls down again.]
          HIT: What a lovely... oh, no! I've said it!
          HOST: It can't hear you! It's all bells in there! Quick! What a lovely nose you've got! ## It can't hear you! Quick, before it wears off! What eyes! What legs! Are you free tonight?`,
        lost: `
          [The toad's mouth falls open. "Ooh!" RRIBB! The sky rolls down again.]
          HIT: What did it just say?
          HOST: "Ooh"! So it's bought that! It's paid with everything in the box!`,
        stuck: `
          [{With} shuts the toad on the cash box, and holds it there. Rrmff. The sky rolls down again.]
          HIT: What a sweet little face it's got!
          HOST: Ssh! It's trying to sell it to you. Look at those cheeks!`,
        mixed: `
          [It hits the toad, which looks into a mirror. "Well, hello." RRIBB! The sky rolls down again.]
          HIT: Who's been sold?
          HOST: The toad! It's bought itself! It's shutting up shop, and taking itself out to dinner!`,
        mess: `
          [It pours over the toad, and fills the cash box, up to the brim. The sky rolls down again.]
          HIT: It's lying on its back in the money!
          HOST: It's got its pond! It asks us to close the gate. And not to splash.`,
      },
      turns: [
        `[A witch and a troll are shouting, over a kettle.]
         ASK: What are those two haggling about?
         HOST: She's bid nine dollars, and he won't go above four.
         ASK: And which of them is selling?
         HOST: He is.`,
        `["Thirty!" shouts the witch.]
         HIT: Can't they agree on anything?
         HOST: For thirty, he'd have to throw in the house. And she'd never take a house for thirty.`,
        `[The witch and the troll go by, arm in arm, with the kettle. The house walks behind.]
         ASK: So who won?
         HOST: Neither would. They're getting married. Now it all comes out of one purse.`,
      ],
      twist: "A troll finds the witch's offer too generous",
    },
  ],
}
