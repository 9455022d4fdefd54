import { type Setting } from '../../plays/card-types.ts'

/** An elevator that is afraid of heights; and buttons that all open the doors onto the Admiral, in his bath. */
export const theJammedElevator: Setting = {
  name: 'The Jammed Elevator',
  side: 'INT.',
  a: 'a jammed elevator',
  round: 'a light bulb',
  roundLook: 'It has a bright side',
  tall: 'four briefcases and a fern',
  food: 'emergency crackers',
  tool: 'a fire extinguisher',
  rooms: [
    'BETWEEN FOUR AND FIVE',
    'STILL BETWEEN FOUR AND FIVE',
    'OTHER CORNER',
    'A LITTLE LOWER',
    'VERY NEARLY SOMEWHERE',
  ],
  ways: [
    {
      machine: 'the elevator',
      at: 'at the button panel',
      hide: 'the air shaft',
      hideNoise: 'a draft',
      change: 'cold',
      hush: 'Far below, the shaft is very quiet.',
      rise: 'GNNNK! The elevator takes heart, and a run-up. Everybody rises by one whole floor.',
      treat: 'the small talk',
      kept: 'down the elevator shaft',
      gives: 'Gnnnk. The elevator breathes out. Up through the crack, on a cable, comes {prop}.',
      bits: {
        why: `
          ASK: Why are we having {event} in {a}?
          HOST: We were on our way up to it. In May.`,
        intro: `
          HIT: How high up are we, would you say?
          [GNNNK! The whole elevator shakes, and grips the walls.]
          HOST: Ssh! Not that word! It's afraid of heights.
          ASK: But it's an elevator!
          HOST: It never used to mind. Then, one day, it looked down.`,
        again: `
          [Gnnnk.]
          ASK: I thought it had got over that!
          HOST: It had. Then somebody told it about escalators. They do it in the open.`,
        stir: `
          ASK: I'm feeling rather low.
          [GNNNK! The elevator slips by an inch.]
          ASK: I said "low"!
          HOST: It went and looked to see how low.`,
        takes: `
          ASK: I'll put {prop} on the rail. It's high enough there.
          [GNNNK! The elevator ducks. {Prop} drops through the crack beside the door.]
          HOST: You said "high". It looked down to see.`,
        uses: `
          ASK: I'll talk to it. Elevator, close your eyes, and picture a meadow. There's grass. There's a lark.
          [GNNNK!]
          ASK: What's frightening about a lark?
          HOST: You let it fly.`,
        crowd: `
          [A hatch opens in the ceiling. Down a rope come {crowd}, one after another after another.]
          HOST: Everybody breathe in.
          ASK: The sign says "eight persons"!
          HOST: It doesn't say in how many layers. ## It doesn't say how well they ought to know each other.`,
        door: `
          ASK: I'm climbing out through the ceiling.
          [{ASK} climbs out. A pause. {ASK} climbs in again.]
          HOST: What's up there?
          ASK: A second elevator. They thought that we were the way out.`,
        stow: `
          HOST: Into the air shaft! Don't breathe in. You'll empty it.
          [WHOOO.]`,
        back: `[WHOOO. Out of the air shaft comes {thing}, stiff as a board, with an icicle at each end.]`,
        peak: `
          [GNNNNNNK. Floor four goes by. Floor three. Something smells of hot shoes.]
          ASK: It's letting go! What's still holding us?
          HOST: Its fingernails. It's being very brave, with its eyes shut.
          HIT: Both of them?
          HOST: I wish you hadn't asked. It's peeking.`,
        gift: `
          [Very slowly, the elevator rises by an inch, and stops, out of breath.]
          ASK: It went up! All by itself!
          HOST: It wanted you to see. It's never been brave in front of anybody.`,
      },
      worse: {
        noise: `
          [GNNNK! It slips by half a floor.]
          ASK: What's down there, anyway?
          HOST: Nobody knows. It's the silence that scares it. It thinks that there isn't a bottom.`,
        lost: `
          [GNNNK! It slips by half a floor.]
          ASK: Hasn't it got anything to cuddle?
          HOST: A child once left it a bear. They sent somebody back for the bear. Nobody came back for the elevator.`,
        stuck: `
          [GNNNK! It slips by half a floor.]
          ASK: Aren't there any cables?
          HOST: Four, as thick as your leg. But they're on the roof, and it's never seen them. It thinks that it's doing this on its own.`,
        mixed: `
          [GNNNK! It slips by half a floor.]
          ASK: Tell it that we're on the ground already!
          HOST: You can't fool it. It's counted every floor since it was built. Numbers are all it has.`,
        mess: `
          [GNNNK! It slips by half a floor.]
          ASK: Then it shouldn't look!
          HOST: It can't help it. Somebody put a little window in the floor. For the view.`,
      },
      saves: {
        noise: `
          [The noise falls down the shaft. A pause. From below, a small, near echo. The shaking stops.]
          HIT: It's let go of the walls!
          HOST: It heard the bottom. It never knew that there was one. It's only the laundry room!`,
        lost: `
          [It lands by the buttons. A little metal flap closes over it, and holds on. The shaking stops.]
          HIT: It's put it away!
          HOST: It's put it to bed. It says that it was never scared itself, but the little one might be.`,
        stuck: `
          [It pulls tight, from wall to wall. The elevator leans on it, first a little, then all over. The shaking stops.]
          HIT: It's stopped clawing at the walls!
          HOST: It can feel something holding it. It always was held, you know. It just never saw by what.`,
        mixed: `
          [All the buttons light up. Then none. The shaking stops.]
          HIT: Have we arrived?
          HOST: It thinks so. It's muddled up its numbers. Walk about a little, everybody, and admire the lobby.`,
        mess: `
          [It spreads across the floor, and over the little window. The shaking stops.]
          HIT: It's as calm as a cupboard!
          HOST: It can't see down. It wants to know whether that's a rug. I'm saying yes.`,
      },
      turns: [
        `ASK: So. Do you take this elevator often?
         HOST: Just the once.
         ASK: When was that?
         HOST: It isn't over.`,
        `HIT: What sunshine we're having!
         HOST: Where?
         HIT: I saw some, before the doors closed.
         HOST: Tell me again about the cloud.`,
        `[A very long silence.]
         ASK: I think we've run out of small talk. Have you ever loved somebody? ## I think we've run out of small talk. Who was the best you ever had?
         HOST: What sunshine we're having!`,
      ],
      twist: "The elevator's small talk runs dangerously low",
    },
    {
      machine: 'the Admiral',
      at: 'at the Admiral',
      hide: 'the boiler cupboard',
      hideNoise: 'a valve',
      change: 'hot',
      hush: 'Behind the doors, a rubber duck stops squeaking.',
      rise: 'BLIP! The doors open. One great, warm wave lifts everybody, salutes, and sets them down.',
      treat: 'the Admiral',
      kept: "in the Admiral's bath",
      gives: 'BLIP. "WE WON," says the Admiral. He hands out {prop}, in a towel.',
      bits: {
        why: `
          ASK: Couldn't you find anywhere better than {a} for {event}?
          HOST: The sign in here says "eight persons". I've always wanted to know eight persons. ## The sign in here says "eight persons". It's the most I've ever been pressed up against.`,
        intro: `
          HIT: This has gone on long enough. I'm pressing "Lobby".
          [BLIP. The doors open. A bathroom. In the tub sits an old man in a very large hat.]
          HIT: I beg your pardon!
          [SPLOTCH! A wet sponge. The doors close.]
          HOST: That was the Admiral. Whichever button you press, you get his bathroom.
          ASK: Does he never get out?
          HOST: Not in the middle of a battle. ## Not in the middle of a battle. Be glad. I've seen him stand to attention.`,
        again: `
          [BLIP.]
          ASK: Good morning, Admiral.
          [SPLOTCH. A wet sponge, thrown underarm.]
          HOST: That one was almost friendly. He's missed us.`,
        stir: `
          [BLIP. The doors open. "SINCE YOU'RE STANDING THERE," says the Admiral. Out comes a long brush.]
          ASK: What am I meant to do with this?
          HOST: It's his back. There's a bit in the middle that he hasn't seen since the navy. ## It's his back. Nobody's touched it since the navy. Take it slowly.`,
        takes: `
          [{ASK} leans on a button. BLIP. "AH! {PROP}!" says the Admiral, and reaches out of the tub. The doors close.]
          ASK: He's taken it!
          HOST: He'll want it for the battle. He's been short of a flagship.`,
        uses: `
          ASK: There's one that we haven't tried. It's marked "Roof".
          [BLIP. The doors open. It's the Admiral, from above.]
          ASK: He's got a bald spot!
          [SPLOTCH! Upward.]
          HOST: So it does go up.`,
        crowd: `
          [BLIP. The doors open. All round the bath stand {crowd}, holding their hats, and look at the ceiling.]
          ASK: What are they doing in his bathroom?
          HOST: They took the other elevator. They pressed "Lobby".`,
        door: `
          ASK: I don't care any more. I'm going straight through that bathroom.
          [BLIP. {ASK} runs in. "FIRE!" SPLASH! {ASK} comes back, in a shower cap.]
          HOST: How did it go?
          ASK: I was a frigate. I went down with all hands.`,
        stow: `
          HOST: Into the boiler cupboard! Don't sit on anything that whistles!
          [PSSSST.]`,
        back: `[PSSSST. The boiler cupboard opens. Out comes {thing}, bright red, and whistling.]`,
        peak: `
          [BLIP. The doors won't close. Both taps are roaring. The water comes up to the buttons.]
          ASK: Why's he making it deeper?
          HOST: It's a very big battle. He needed an ocean.
          HIT: Can't he pull the plug?
          HOST: He's sitting on it. An Admiral goes down with his tub.`,
        gift: `
          [BLIP. A tin boat sails in between the doors, and stops at {ASK}'s foot.]
          ASK: It's got my name painted on it!
          HOST: Then you're in the navy now. Inspection's on Saturday, behind the ears.`,
      },
      worse: {
        noise: `
          [BLIP. A wave comes in, and goes out with a briefcase.]
          ASK: Doesn't he notice that it's running over?
          HOST: He can't hear it. He stood too near the guns. He thinks it's a lovely quiet bath.`,
        lost: `
          [BLIP. A wave. Then a sponge, a loofah and the soap dish.]
          ASK: What's he so angry about?
          HOST: He lost his flagship. It went down the drain when he was six. The rest of them have been leaderless ever since.`,
        stuck: `
          [BLIP. A wave comes in, up to the knees.]
          ASK: Make him turn off the water!
          HOST: He's tried. The tap's gone loose. It spins, and spins, and there's nothing to hold it.`,
        mixed: `
          [BLIP. SPLOTCH! SPLOTCH! A broadside of sponges.]
          ASK: Who's he at war with?
          HOST: With us. All day long, we come up out of nowhere, open our hatch, and stare. He's quite sure that we're the enemy.`,
        mess: `
          [BLIP. A wave comes in, warm and spotless.]
          ASK: When does he get out?
          HOST: When the water's dirty. That's a rule of the sea. But he was so clean when he got in.`,
      },
      saves: {
        noise: `
          ["I SAY!" The Admiral sits up. "WHO LEFT THE WATER ON?" SQUEAK. Both taps close.]
          HIT: He heard!
          HOST: It's cleared his ears. He says good evening. He'd thought that we were wallpaper.`,
        lost: `
          [It bobs up, next to the duck. "THE FLAGSHIP!" SQUEAK. Both taps close.]
          HIT: He's crying!
          HOST: It's come back up the drain, after all these years. It's changed a little. So has he.`,
        stuck: `
          [It pulls tight round the Admiral, the tub and both taps. SQUEAK. They close.]
          HIT: It's stopped!
          HOST: He says he's never been so snug. He'd like a story. ## He says he's never been so snug. He'd like it a notch tighter.`,
        mixed: `
          ["FRIENDS!" cries the Admiral, and salutes the elevator. "CEASE FIRE!" SQUEAK. Both taps close.]
          HIT: Have we won?
          HOST: He's muddled up the sides. He's just surrendered to the duck.`,
        mess: `
          [The bathwater changes color, twice. "UGH!" Up stands the Admiral, in a large towel. GLUG. ## The bathwater changes color, twice. "UGH!" Up stands the Admiral. He salutes. There is no towel. GLUG.]
          HIT: He's out! He's pulled the plug! ## He's out! I didn't know where to look!
          HOST: That's the rule. Nobody could call that clean.`,
      },
      turns: [
        `[BRRRP. It is the emergency telephone.]
         ASK: It's the repair man! He's asking what's wrong!
         HOST: Then tell him!
         ASK: He's put me on hold.`,
        `[From the telephone comes a tune.]
         HIT: Are they still playing that?
         HOST: It's the second verse. I never got this far with anybody.`,
        `[BRRRP.]
         ASK: It's him! He'd have been here days ago. But he's jammed in an elevator.
         HOST: Where?
         [From above, a polite knock.]`,
      ],
      twist: 'The elevator repair man puts us on hold',
    },
  ],
}
