import { type Setting } from '../../plays/card-types.ts'

/** A lamp that said "keep away" until it got colors; and a foghorn that goes off on the word that matters. */
export const lighthouseDisco: Setting = {
  name: 'Lighthouse Disco',
  side: 'EXT.',
  a: 'a lighthouse disco',
  round: "a gull's egg",
  roundLook: "It's warm on one side",
  tall: 'three loudspeakers and a feather boa',
  food: 'fried seaweed',
  tool: 'an oil can',
  rooms: ['DANCE FLOOR ON THE ROCKS', 'COATROOM', 'SPIRAL STAIRS', 'UNDER THE LAMP', 'GALLERY ABOVE THE SEA'],
  ways: [
    {
      machine: 'the lamp',
      at: 'at the lamp',
      hide: 'the old lantern',
      hideNoise: 'a moth',
      change: 'hot',
      hush: 'The great lamp stops, on pink.',
      rise: 'BWOORP! One more ferry parks, rather hard. Everybody leaves the dance floor.',
      treat: 'the parking',
      kept: 'on a ferry',
      gives: 'BWOORP! The ferry is back. Down the gangway, a little dizzy, comes {prop}.',
      bits: {
        why: `
          ASK: Why on earth have {event} in {a}?
          HOST: You can see your guests coming for nineteen miles. It gives you time to hide.`,
        intro: `
          [The lamp turns. Pink, green, gold. BWOORP! A ferry slides up the rocks, and stops at {HIT}'s toes.]
          HIT: It nearly ran me over!
          HOST: That lamp used to say "Keep away". Then we put in the colors. Now it says "Come and dance". ## That lamp used to say "Keep away". Then we put in the colors. Now it says "My parents are out".
          ASK: And does anybody come?
          HOST: Every flash. I'd move. You're in the parking lot.`,
        again: `
          [Bwoorp.]
          ASK: But they all went home!
          HOST: That's them. They've come back with their mothers.`,
        stir: `
          [Bwoorp? A very small horn. A bathtub with a sail bumps onto the rocks.]
          ASK: Somebody's come to the disco in a bath!
          HOST: It's come as you are. The lamp doesn't look at what you come in.`,
        takes: `
          [{ASK} holds {prop} up in the pink light. BWOORP! A ferry slides by, takes it on board, and is gone.]
          ASK: That was ours!
          HOST: You held it out. They took it for somebody who wanted to dance.`,
        uses: `
          ASK: If I hold up my hands to the lamp, there'll be a monster on the clouds. That'll keep them off!
          [A long pause. BWOORP! BWOORP! BWOORP!]
          HOST: It came out as a bunny. They're bringing their cameras.`,
        crowd: `
          [BWOORP! A gangplank falls. Down it come {crowd}, already dancing.]
          ASK: Who told them to come?
          HOST: It winked at them for nineteen miles. I'd have come, too. ## It winked at them for nineteen miles. I've gone home with people for less.`,
        door: `
          ASK: I'm taking the next boat.
          HOST: They're parked nine deep. You can leave when the one behind you leaves.
          ASK: When's that?
          HOST: It's waiting for the one in front.`,
        stow: `
          HOST: Into the old lantern! Pull in your elbows, and think dim thoughts!
          [PFFFT.]`,
        back: `[PFFFT. Out of the old lantern comes {thing}, glowing, and too hot to hold.]`,
        peak: `
          [BWOOOOOORP. Out of the night comes something as long as a street, lit from end to end.]
          ASK: It's the biggest ship in the world! It's coming straight at us!
          HOST: Twelve decks. And every one of them in evening dress.
          HIT: Why doesn't it turn?
          HOST: It's shy. It's been looking at that lamp since Portugal, and it's finally crossing the floor.`,
        gift: `
          [The lamp goes slower. One small, warm beam stops on {ASK}, and stays.]
          ASK: It follows me wherever I go!
          HOST: It's got a whole ocean to look at. It picked you.`,
      },
      worse: {
        noise: `
          [BWOORP! A trawler, full of people in sequins.]
          ASK: Why can't it just tell them to go away?
          HOST: It did. Every ten seconds, for two hundred years. It's sick of it. It would like somebody else to say it, for once.`,
        lost: `
          [BWOORP! A paddle steamer, with its own band.]
          ASK: What does it want with all these ships?
          HOST: It's lit up everything for everybody. And in all that time, nobody's brought it one thing that was nice to look at.`,
        stuck: `
          [BWOORP! A raft. They've been rowing in time.]
          ASK: Stop it turning!
          HOST: We've no brake. It knows the way to the harbor. It tries to point there. And each time, round it goes again.`,
        mixed: `
          [BWOORP! A destroyer, in a party hat.]
          ASK: Then take the colors out!
          HOST: It won't wear white. It's very sure of what it is now. It threw a bulb at me.`,
        mess: `
          [BWOORP! Two yachts, arm in arm.]
          ASK: It's blinding! Can't you turn it down?
          HOST: Nobody can. It's polished twice a day. In two hundred years, it's never been allowed to look a mess.`,
      },
      saves: {
        noise: `
          [It rolls out across the water. A pause. BWOORP? The great ship stops, and backs away.]
          HIT: It's leaving!
          HOST: I've never heard "Keep away" said so well. Look at the lamp. It could kiss somebody.`,
        lost: `
          [It lands in front of the glass. The beam shrinks to a spot, and rests on it. Out at sea, the great ship loses its way, and turns.]
          HIT: It isn't flirting any more!
          HOST: It's got something of its own to look at. It's shining for nobody but itself.`,
        stuck: `
          [The lamp jerks, and stops, held fast. One long beam points away, along the coast. The great ship turns, and follows it.]
          HIT: It's pointing at the harbor!
          HOST: It's wanted to say that since before I was born. It kept being turned round.`,
        mixed: `
          [Green. Red. Green. Red. Red. The great ship stops dead.]
          HIT: What did that?
          HOST: It's lost all idea of what it is. It thinks it's a traffic light. Don't anybody cross.`,
        mess: `
          [It runs down the glass. The beam goes dim, and brown, and soft. The great ship yawns, and turns away.]
          HIT: They can't see us!
          HOST: Nobody can. It's off duty, in its old clothes. It's never done that before.`,
      },
      turns: [
        `[A seagull walks across the dance floor, and stops in front of {ASK}.]
         ASK: What does it want?
         HOST: This one. Don't say that you're tired. It's seen you eat.`,
        `[{HIT} goes by, in the arms of a seagull.]
         HIT: It's leading!
         HOST: Let it. It's been coming here since the polka.`,
        `[A seagull lays something at {ASK}'s feet, and takes one step back.]
         ASK: It's a fish!
         HOST: It's a proposal.
         ASK: What do I say?
         HOST: You either swallow it whole, or let it down gently.`,
      ],
      twist: 'A seagull asks for the next dance',
    },
    {
      machine: 'the foghorn',
      at: 'into the foghorn',
      hide: "the gulls' nest",
      hideNoise: 'an egg',
      change: 'bitten',
      hush: 'Overhead, the foghorn breathes in, and holds it.',
      rise: 'MWAAAARP! It lifts everybody clean off the dance floor.',
      treat: 'the fog',
      kept: 'down the foghorn',
      gives: 'Mwarp. The foghorn clears its throat. Up comes {prop}.',
      bits: {
        why: `
          ASK: Was {a} really the best place for {event}?
          HOST: It's by the sea, there's a bar, and nobody told me about the...
          [MWAAAARP!]`,
        intro: `
          HOST: It's quite safe here. Only, whatever you do, never touch the...
          [MWAAAARP!]
          HIT: I'm touching something! Is this it?
          HOST: No. The...
          [MWAAAARP!]
          ASK: The foghorn?
          HOST: That's what I mean. It waits for the word that matters.`,
        again: `
          ASK: Good morning! Last night I had such a wonderful...
          [MWAAAARP!]
          HOST: Did you? With whom?`,
        stir: `
          ASK: I've meant to say this for so long. You've got beautiful...
          [MWAAAARP!]
          HOST: Nobody's ever noticed them before!
          ASK: I said "manners"! ## I said "teeth"!
          HOST: I'd rather keep what I heard.`,
        takes: `
          ASK: Somebody catch {prop}! I'm throwing it to the...
          [MWAAAARP! Everybody runs somewhere else. It goes down the foghorn.]
          ASK: The LEFT!
          HOST: I'd heard "herring".`,
        uses: `
          ASK: Then I'll only use words that don't matter. And so on. More or less. Um.
          [A long pause. MWAAAARP!]
          ASK: What was wrong with "um"?
          HOST: It was the way you said it.`,
        crowd: `
          [Out of the fog come {crowd}, slowly, all together, with their hands out.]
          HOST: Before you shake one, I should warn you that they're all...
          [MWAAAARP!]
          ASK: All what?
          HOST: Ssh. They're touchy about it.`,
        door: `
          ASK: I'm going home. At the foot of the stairs, do I turn left or right?
          HOST: It's very important that you turn...
          [MWAAAARP! {ASK} goes down the stairs. SPLASH. {ASK} comes up the stairs.]
          HOST: The other one.`,
        stow: `
          HOST: Into the gulls' nest! Keep your mouth shut, or they'll put something in it!
          [YARK! YARK!]`,
        back: `[YARK! Out of the gulls' nest comes {thing}, pecked to lace, and engaged to be married.]`,
        peak: `
          [MWAAAARP! A crack runs up the tower, all the way to the top.]
          ASK: It's shaking us to bits! How do you switch it off?
          HOST: There's nothing easier! You just take the...
          [MWAAAARP!]
          HIT: And then?
          HOST: Then you've got four seconds to...
          [MWAAAARP!]`,
        gift: `
          ASK: I don't like to say it, with that thing up there. But I'm really very fond of...
          [They all look up. Not a sound.]
          ASK: ...of every one of you.
          HOST: It let you finish! It's never let anybody finish.`,
      },
      worse: {
        noise: `
          [MWAAAARP! A window falls out.]
          ASK: It's so rude, the way it cuts in!
          HOST: It doesn't know we're talking. It's calling. Eighty years it's called out over that water, and it's still waiting for an answer.`,
        lost: `
          [MWAAAARP! A window falls out.]
          ASK: Stuff something in it!
          HOST: We've tried. A pillow, two hats and a tenor. Things that nobody wanted. It blew them all out again. It can tell.`,
        stuck: `
          [MWAAAARP! A window falls out.]
          ASK: It never lets you get to the end of a...
          [MWAAAARP!]
          HOST: It can't hold itself back. It's all mouth, and there was never anything round it to keep it in.`,
        mixed: `
          [MWAAAARP! A window falls out.]
          ASK: But how does it know which word?
          HOST: It has an ear for what matters. It's never been wrong. I once got through a whole wedding, except for the names.`,
        mess: `
          [MWAAAARP! A window falls out.]
          ASK: Must it shout?
          HOST: It isn't shouting at us. It's trying to talk to the sea, from all the way up here. It's never even had its mouth wet.`,
      },
      saves: {
        noise: `
          [A silence. "Mwarp?" says the foghorn, in a very small voice. The shaking stops.]
          HIT: It's gone shy!
          HOST: Somebody's called back. And it doesn't know what to say. It's only ever had the one word.`,
        lost: `
          [It drops in. Mw... A gulp. The shaking stops.]
          HIT: It isn't blowing it out!
          HOST: It knows what that was worth. You wouldn't talk, either, with your mouth full of that.`,
        stuck: `
          [It pulls tight round the horn. Mw. Mm. Mmmm. The shaking stops.]
          HIT: It's only humming!
          HOST: It's been cut off in the middle of a word. I hope it was the one that mattered.`,
        mixed: `
          [The foghorn shakes its head. The shaking stops. Everybody waits.]
          HIT: I love you all, I owe you money, and I sat on your sandwiches. It let me say it! ## I love you all, I owe you money, and it was me, in the coatroom. It let me say it!
          HOST: It's muddled about what matters. We won't hear it again till the speeches.`,
        mess: `
          [It pours in. Blub. Blub-blub. Blub. The shaking stops.]
          HIT: It's whispering!
          HOST: It's got its mouth wet. It's finally talking to the fish. They've been wondering for eighty years.`,
      },
      turns: [
        `[From far down the stairs, a voice. "Four. Five. Six."]
         ASK: Who's that counting?
         HOST: It's the waiter, with our drinks. There are nine hundred steps.`,
        `["Four hundred and... Four hundred and..." A long silence. "One. Two."]
         HIT: Why's he starting again?
         HOST: He lost count. He's gone back down. He's very honest.`,
        `["Eight hundred and ninety-nine. Nine hundred!"]
         ASK: He's done it! What have you brought us?
         ["Two lemonades. Or did you say three?"]
         HOST: Nobody breathe.`,
      ],
      twist: 'The waiter counts nine hundred steps, aloud',
    },
  ],
}
