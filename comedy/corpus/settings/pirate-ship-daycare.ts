import { type Setting } from '../../plays/card-types.ts'

/** A cannon that the children take for the baby, and feed; and a kraken of three hundred who wants to play tag. */
export const pirateShipDaycare: Setting = {
  name: 'Pirate Ship Daycare',
  side: 'EXT.',
  a: 'a pirate daycare',
  round: 'a rubber ball',
  roundLook: 'The oceans squeak',
  tall: 'six wooden blocks and a potty',
  food: 'mashed banana',
  tool: 'a wooden cutlass',
  rooms: ['MAIN DECK', 'SNACK TABLE', 'SANDBOX IN THE HOLD', 'POOP DECK', 'FOOT OF THE PLANK'],
  ways: [
    {
      machine: 'the cannon',
      at: 'into the mouth of the cannon',
      hide: 'the toy chest',
      hideNoise: 'a squeaky crab',
      change: 'bitten',
      hush: 'A very small pirate puts a finger to her lips.',
      rise: 'BROOOMP! The ship jumps a yard out of the sea, with everybody on it.',
      treat: 'the naps',
      kept: 'in the cannon',
      gives: 'Pat, pat, pat. Broomp. Out rolls {prop}, with porridge on.',
      bits: {
        why: `
          ASK: Who'd hold {event} in {a}?
          HOST: The children chose. It was this or go to sleep. ## The children chose. The grown-ups were still arguing about whose turn it was to get up.`,
        intro: `
          [BROOOMP! A gallon of warm porridge takes {HIT} in the chest.]
          HIT: You fired the cannon at me!
          HOST: It burped. The children think that it's the baby. They feed it, and pat it on the back.
          ASK: What have they been feeding it?
          HOST: Whatever they were told to finish. ## Whatever they were told to finish. And all of the cook's brandy.`,
        again: `
          [Broomp.]
          ASK: Who fed it at this hour?
          HOST: They all got up for it. They've drawn up a list of whose turn it is. None of them can read.`,
        stir: `
          [Pat, pat. BROOOMP! Something small and brown flies out to sea.]
          ASK: My good shoe!
          HOST: You left it lying about. To a two-year-old, the floor is a menu.`,
        takes: `
          [{ASK} puts {prop} down by the rail. Small feet. Pat, pat. GULP.]
          ASK: They've fed it to the cannon!
          HOST: They asked the baby if it wanted any. It didn't say no.`,
        uses: `
          ASK: Let's give it something that can't do any harm. Here, baby. Lime jelly.
          [Pat, pat. BROOOMP! A long whistle. Far away, a wet slap, and a white flag.]
          HOST: That was the Royal Navy. They don't care for lime.`,
        crowd: `
          [Over the rail come {crowd}. Each is handed a bib, a cup, and a peg with a picture of a duck.]
          ASK: But they're grown-ups!
          HOST: They're new. Be nice to them. Everybody cries on the first day. ## They heard that there'd be a nap, and no email. I'd have signed for less.`,
        door: `
          ASK: I'm going ashore.
          HOST: Not by yourself. Somebody has to come and pick you up.
          ASK: I'm an adult!
          [A small, sticky hand takes {ASK}'s, and leads the way back to the rug.]
          HOST: They all say that at four o'clock.`,
        stow: `
          HOST: Into the toy chest! Don't mind the teeth. Everything in there gets chewed.
          [SQUEAK. Gnaw.]`,
        back: `[SQUEAK. Out of the toy chest comes {thing}, with tiny tooth marks all over, and one very large one.]`,
        peak: `
          [Pat, pat, pat. Nothing. The cannon creaks, and begins to swell.]
          ASK: Why isn't it burping?
          HOST: They gave it seconds. They gave it the anchor.
          HIT: But it'll come up in the end, won't it?
          HOST: It always does. They're holding it over their shoulders, like any baby. And look who's standing behind them.`,
        gift: `
          [A very small pirate pushes a drawing into {ASK}'s hand, and runs.]
          ASK: Is this me? With my arms coming out of my ears?
          HOST: Count the fingers. They only draw that many on people they want to hang on to.`,
      },
      worse: {
        noise: `
          [BROOOMP! There goes a sail.]
          ASK: Can't they put it down for its nap?
          HOST: It never closes its eye. It was born in an iron works, next to the big hammer. It finds the sea so horribly quiet.`,
        lost: `
          [BROOOMP! There goes the lifeboat.]
          ASK: Why's it crying? It's only just been fed!
          HOST: It's teething. Everybody else on board has had something special to chew on. That one's had lunch.`,
        stuck: `
          [BROOOMP! The cannon rolls across the deck, and back.]
          ASK: Watch your toes! What's it doing?
          HOST: Kicking. The others were all wrapped up tight when they were small. That one was put on wheels.`,
        mixed: `
          [BROOOMP! There goes the rocking horse.]
          ASK: Doesn't it ever tire of being the baby?
          HOST: The others take turns. One's the mother, one's the aunt, one's the horse. It's never once been asked who it would like to be.`,
        mess: `
          [BROOOMP! Sparks. The fuse is glowing.]
          ASK: It's much too hot!
          HOST: Of course it's cross. Bath time was at six. They washed each other, and the dog, and the mast.`,
      },
      saves: {
        noise: `
          [The cannon's nose sinks. The swelling goes down. A very small, round snore.]
          HIT: It fell asleep! In that racket?
          HOST: That's what home sounded like.`,
        lost: `
          [POMP. It sticks there, halfway in. The swelling goes down. Suck, suck.]
          HIT: It's plugged!
          HOST: It's soothed. Somebody gave it their very own favorite. Nobody takes that out again before it's married.`,
        stuck: `
          [Over it goes, under, round twice, and in at the end. The swelling goes down. A coo.]
          HIT: It isn't kicking any more!
          HOST: Good and tight, and tucked in under the chin. I've asked for the same on my birthday.`,
        mixed: `
          [The cannon rolls forward and back, forward and back. The swelling goes down. All over the deck, small pirates yawn.]
          HIT: It's rocking them to sleep!
          HOST: It's muddled up who's the baby. It's the grandmother. It's been ready for years.`,
        mess: `
          [It runs down over the fuse. Tsss. The swelling goes down. A bubble comes out of the muzzle.]
          HIT: It's gone out!
          HOST: It's had its bath. Now it'll want a warm towel, and the song about the whale.`,
      },
      turns: [
        `[A very small pirate unrolls a map, in crayon.]
         ASK: What's this big red cross?
         HOST: Treasure. She buried it herself. She won't say when.
         ASK: And the brown part?
         HOST: Gravy. I hope.`,
        `[In the sandbox, shovels.]
         HIT: They've found something! They're all shouting!
         HOST: What is it?
         HIT: More sand. They couldn't be happier.`,
        `[A very small pirate holds up something gray.]
         ASK: It's the treasure! It's half a cookie!
         HOST: She buried it on Monday, so that there'd be something nice on Thursday.
         ASK: She's breaking it in two. I've got half of a half!`,
      ],
      twist: "A pirate's crayon map leads to real treasure",
    },
    {
      machine: 'the kraken',
      at: 'at the kraken',
      hide: 'the rain barrel',
      hideNoise: 'a gurgle',
      change: 'wet',
      hush: 'All around the ship, the sea keeps very still, and peeks.',
      rise: 'SHLAPP! The kraken picks up the ship, with everybody on it, and shows it to the clouds.',
      treat: 'the tag',
      kept: 'with the kraken',
      gives:
        'Over the rail comes a tentacle. It lays down {prop}, and yawns. It has been a long day, for nearly four.',
      bits: {
        why: `
          ASK: What's so good about {a}, for {event}?
          HOST: There's juice at ten, and a nap at two. Show me the palace that can say that.`,
        intro: `
          [SHLAPP! A tentacle, as thick as a mast, comes over the rail, and touches {HIT} on the nose.]
          HIT: Help! It's got me!
          HOST: It's tagged you. You're it. The kraken just wants to play.
          ASK: At its age?
          HOST: It's three hundred. For a kraken, that's nearly four.`,
        again: `
          [Shlapp.]
          ASK: Surely we aren't still playing tag?
          HOST: It went home for its supper, and came straight back. It's still your turn.`,
        stir: `
          [SHLAPP!]
          ASK: But I wasn't even running! I stood still!
          HOST: That's where you went wrong. It's statues now. You blinked.`,
        takes: `
          [SHLAPP! A tentacle touches {ASK} on the nose, and takes {prop}.]
          ASK: Give that back!
          HOST: You're it. You'll have to catch it first.`,
        uses: `
          ASK: If I tag it back, it has to chase somebody else. Got you!
          [A pause. SHLAPP! SHLAPP! SHLAPP!]
          ASK: That's cheating! I touched it!
          HOST: You touched one arm. The other seven are still in the game.`,
        crowd: `
          [Eight tentacles rise from the sea, and set down {crowd}, eight at a time, screaming.]
          ASK: The kraken fetched them?
          HOST: It saw them on the beach, and asked if they'd like to play. They screamed. It took that for a yes.`,
        door: `
          ASK: I'm taking the rowboat.
          [The rowboat is lifted up, swooshed about, dunked twice, and put back.]
          HOST: You weren't gone for long.
          ASK: It thinks that I belong in the bath.`,
        stow: `
          HOST: Into the rain barrel! And don't splash. It adores splashing.
          [GLUBB.]`,
        back: `[GLUBB. Up out of the rain barrel comes {thing}, streaming, with a small crab on top.]`,
        peak: `
          [The sea goes flat. Eight tentacles come up, and cover one enormous pair of eyes.]
          ASK: Why isn't it looking?
          HOST: It's hide-and-seek. The last ship that it found, it was so pleased that it hugged it. ## It's hide-and-seek. The last ship that it found is still fighting the insurance.
          HIT: When does it start looking for us?
          HOST: It counts to ten. But it only knows one, two, and ten.`,
        gift: `
          [A tentacle hangs something round {ASK}'s neck. It is damp, and made of macaroni.]
          ASK: Did it make this for me?
          HOST: In craft hour. With all eight arms. It's still got glue on five.`,
      },
      worse: {
        noise: `
          [SHLAPP! There goes the flagpole.]
          ASK: When does it go home?
          HOST: When it's called. Every night the others get called in, one after the other. It stays out there, with its head up, listening.`,
        lost: `
          [SHLAPP! There goes the steering wheel.]
          ASK: Now it's taking our things!
          HOST: It's seen the others share. It would love to. It's just waiting for somebody to go first.`,
        stuck: `
          [SHLAPP! SHLAPP! There go both railings.]
          ASK: Can't it keep its hands to itself?
          HOST: It's got eight of them, and nobody's to hold. On outings, they walk two by two. It brings up the rear.`,
        mixed: `
          [SHLAPP! There goes the ladder.]
          ASK: Couldn't it be somebody else's turn?
          HOST: It never loses track. It knows to the minute who's it. It's been us since breakfast.`,
        mess: `
          [SHLAPP! A wave goes right over the deck.]
          ASK: It's soaked us all!
          HOST: It's been splashing people for three hundred years. They go away and change. Not one of them has ever got it back.`,
      },
      saves: {
        noise: `
          [The tentacles stop in midair. "SUPPER?" says the sea.]
          HIT: It's letting go of the ship!
          HOST: It's been called in! It thinks that was its mother. Wave. It'll want to wave eight times.`,
        lost: `
          [A tentacle catches it. A long silence. Up come a steering wheel, two anchors, and somebody's piano.]
          HIT: It's giving everything back!
          HOST: That's sharing. It'll be unbearable about it.`,
        stuck: `
          [It winds round all eight arms, and draws them together, until they're holding each other.]
          HIT: It's let go of us!
          HOST: It doesn't need us. It's got a partner. It's got seven. ## It doesn't need us. With that many hands, I'd have two jobs, and still owe the bank.`,
        mixed: `
          [The kraken turns pink, and tags itself. It gasps. Then it's off, round and round the ship.]
          HIT: It's chasing its own arm!
          HOST: It's muddled up who's it. It could go on like that for years. And it's winning.`,
        mess: `
          [It pours down over the kraken. A silence. Then a giggle, about the size of a house.]
          HIT: It's dropped the ship! It's laughing!
          HOST: Somebody got it back. Oh, it's going to tell its mother about this.`,
      },
      turns: [
        `[A very small pirate, in a very large hat, points at {ASK}.]
         HOST: That's the Captain. You've been chosen.
         ASK: For what?
         HOST: For lap.`,
        `HIT: The Captain's asleep on my foot. What do I do?
         HOST: Nothing. Nobody's ever moved her. The last foot went all the way to Jamaica.`,
        `[The Captain wakes up, takes off the very large hat, and puts it on {ASK}.]
         ASK: What does this mean?
         HOST: That you're the Captain.
         ASK: But I don't know how!
         HOST: Pick a lap.`,
      ],
      twist: 'The tiny pirate captain picks out a lap',
    },
  ],
}
