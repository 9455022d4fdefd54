import { type Setting } from '../../plays/card-types.ts'

/** A bingo drum whose numbers send old robots back to work; and a Matron who tucks in whoever cannot prove to be human. */
export const robotRetirementHome: Setting = {
  name: 'Robot Retirement Home',
  side: 'INT.',
  a: 'a retirement home for robots',
  round: 'a spare robot eye',
  roundLook: 'There is a light on, so somebody must be home',
  tall: 'ten bingo cards and an oil can',
  food: 'machine oil custard',
  tool: 'a rusty wrench',
  rooms: ['FRONT DESK', 'TELEVISION LOUNGE', 'BINGO HALL', 'OIL BAR', 'BEDS BY THE SOCKETS'],
  ways: [
    {
      machine: 'the bingo drum',
      at: 'into the bingo drum',
      hide: 'the toaster',
      hideNoise: 'a crumpet',
      change: 'hot',
      hush: 'In the bingo drum, one ball goes on rolling, and lies down.',
      rise: 'RADDLA-RADDLA! "Number ninety!" It used to be the elevator. Everybody goes up on the spot, and it asks for the floor.',
      treat: 'the lifting',
      kept: 'in the bingo drum',
      gives: 'RADDLA. "No number!" says the drum. Out rolls {prop}.',
      bits: {
        why: `
          ASK: Isn't {a} an odd place for {event}?
          HOST: It's the only audience that I could charge overnight.`,
        intro: `
          [RADDLA-RADDLA! A drum full of little balls turns. "Number nineteen!" it says.]
          HIT: Somebody's got me by the collar! Put me down!
          HOST: That's Nineteen. He was a crane. They're all retired, but whoever hears his number goes back to work.
          ASK: What did the others use to be?
          HOST: It's in the filing cabinet. But that was number six, and it's off delivering milk.`,
        again: `
          [Raddla.]
          ASK: Who's painted yellow lines on my blanket?
          HOST: They called fifty-two in the night. You were parked.`,
        stir: `
          [RADDLA-RADDLA! "Forty-four!"]
          ASK: Help! That armchair's stamping my forehead! ## Help! That armchair's rubbing my shoulders!
          HOST: It was with the post office. Where's it sending you? ## It was with a health spa. Shall I call it off?
          ASK: I can't see! What does it say? ## Not before it's done the lower back.
          HOST: "Peru." ## Just so that you know, it's with the footstool.`,
        takes: `
          [{ASK} puts {prop} down on the drum. RADDLA-RADDLA! It's inside.]
          HOST: Was there a number on that?
          ASK: It's {prop}!
          HOST: Then it's been given a job. It must be the only one here that's under ninety.`,
        uses: `
          ASK: I could do with a cup of tea. Which number was the kettle? Twenty?
          [RADDLA. A digger wakes up. There is a hole where {ASK} was.]
          HOST: Twenty-one.`,
        crowd: `
          [A sofa with headlights comes in, and lowers a step. Out stagger {crowd}.]
          HOST: They sat down next door, and somebody called thirty-five.
          ASK: What's thirty-five?
          HOST: The airport bus. It wouldn't let them off until they'd seen the airport.`,
        door: `
          ASK: I'm going out that door.
          [RADDLA-RADDLA! "Number eight!"]
          ASK: Now it won't open! What was number eight?
          HOST: A bank vault. It says to try again on Monday, at nine, with the other key.`,
        stow: `
          HOST: Into the toaster! It's the big one. He used to do hotels. And whatever pops up, stay down!
          [CRISSP. The lever goes down.]`,
        back: `[CRISSP. The lever flies up. Out of the toaster comes {thing}, hot and smoking, with brown stripes on both sides.]`,
        peak: `
          [RADDLA-RADDLA! "Number one!" Under the floor, something yawns.]
          ASK: Which of them is number one?
          HOST: The building. It was the very first robot. It's only lying down.
          HIT: What was its job?
          [The walls take a step to the left.]
          HOST: Parades. It's off down the main street, with {event} inside.`,
        gift: `
          [Raddla. One small ball rolls out, against {ASK}'s foot.]
          ASK: There's no number on it.
          HOST: It's a blank. You're allowed to sit down among them, and be nothing in particular.`,
      },
      worse: {
        noise: `
          [RADDLA-RADDLA! "Seventy-six!" A walking frame walks off with the curtains.]
          ASK: But that wasn't a number! It was only a noise!
          HOST: They're all a little deaf. They hear what they hope for. If it's ever "Bingo", we can go to bed.`,
        lost: `
          [RADDLA-RADDLA! "Seventy-six!" A tea cart goes off to a war.]
          ASK: When does a game of this end?
          HOST: When the last ball's out. But one of them is missing, so it has to begin again.`,
        stuck: `
          [RADDLA-RADDLA! "Seventy-six!" A wheelchair reads everybody's meter.]
          ASK: Who keeps turning that handle?
          HOST: Nobody's holding it back. There used to be a caller. Then his own number came up. He was a lawn mower.`,
        mixed: `
          [RADDLA-RADDLA! "Seventy-six!" A hearing aid starts to mix cement.]
          ASK: Couldn't it call something easy?
          HOST: Numbers are all that's in its head. It would take a good knock to put in anything else.`,
        mess: `
          [RADDLA-RADDLA! "Seventy-six!" A bedpan takes off for London.]
          ASK: Can't you take its balls away? ## Can't anybody take it by the balls?
          HOST: I'd wash the numbers off, they're only in pencil. But the tap was twelve. It's gone back to the fire brigade.`,
      },
      saves: {
        noise: `
          [Every robot in the hall lifts its head. "Bingo?" says the drum. "Bingo!" They all sit down. The walls do, too.]
          HIT: But nobody said "Bingo"!
          HOST: It's what they heard! That makes ninety winners. They're all being gracious to one another.`,
        lost: `
          [It drops in among the balls. Raddla? "And the last one," says the drum. The walls sit down.]
          HIT: What number did it take that for?
          HOST: Twenty-three. It's complete! It's wishing them all good night, in order.`,
        stuck: `
          [{With} catches the handle, and holds it. Radd... The robots stop where they are. The walls sit down.]
          HIT: It's sighing! Does it hurt?
          HOST: Somebody's got it by the hand. It's the first game that it hasn't had to play alone.`,
        mixed: `
          [The drum shakes, and blinks. RADDLA! "Number... teapot!" it says. The robots look at one another. The walls sit down.]
          HIT: Who's teapot?
          HOST: Nobody! And now it's called "Thursday"! They've all got the day off.`,
        mess: `
          [It fills the drum, and runs out at the bottom, gray with pencil. "Number..." says the drum. "Well." The walls sit down.]
          HIT: They're blank! Every ball is blank!
          HOST: So nobody's called up. Look at them all, doing nothing. They're naturals!`,
      },
      turns: [
        `[A very small robot rolls in, and tells {ASK} the time.]
         ASK: Thank you. It's wrong, though.
         HOST: That's Tim. He was an alarm clock. He never liked to wake people, so he's always late.`,
        `HIT: Tim's standing by that armchair again. What's he doing?
         HOST: It asked to be woken at seven. He thinks that it looks so peaceful.
         ASK: Seven this morning?
         HOST: It was a sofa, in those days. ## It was a love seat, in those days.`,
        `[Brring, says Tim, as softly as one can. The armchair opens one eye.]
         HIT: He's woken it! What did it say?
         HOST: It asked for five more minutes. Look at him beam. He's giving it ten.`,
      ],
      twist: 'Tim the alarm clock hates to wake anyone',
    },
    {
      machine: 'the Matron',
      at: 'at the Matron',
      hide: 'the linen cupboard',
      hideNoise: 'a hot-water bottle',
      change: 'bitten',
      hush: 'At the end of the corridor, two rubber wheels stop to listen.',
      rise: 'VRRIP! The Matron shakes out one last blanket, with everybody in it, and everybody goes up as far as the lamp.',
      treat: 'the early nights',
      kept: "in bed, by Matron's orders",
      gives: 'VRRIP. A steel arm turns back a blanket. There lies {prop}, well rested.',
      bits: {
        why: `
          ASK: How did we get {event} into {a}?
          HOST: I told the Matron that it was my nephew. She'll want to see a likeness.`,
        intro: `
          [VRRIP! A steel arm rolls {HIT} up in a blanket, to the chin.]
          HIT: Let me out! I'm not a robot!
          HOST: That's what they all say. It's the Matron. Whoever can't prove it is put to bed.
          ASK: How would one prove it?
          HOST: She asks you which of these pictures have a bus in them.
          HIT: There's the corner of a mirror in that one! Does that count?
          HOST: Good night.`,
        again: `
          [Vrrip.]
          ASK: Somebody's written on my toes! "Left set, complete"!
          HOST: It's the Matron. She does an inventory. She says that she's seen newer.`,
        stir: `
          [VRRIP!]
          ASK: I'm a person! I've got feelings!
          HOST: Don't say it twice.
          ASK: I've got feelings! I'm a person!
          HOST: Now she's reset you.`,
        takes: `
          [VRRIP! A steel arm rolls {prop} up in a blanket, and takes it away.]
          ASK: Where's it going?
          HOST: To bed. It couldn't prove that it wasn't a robot.
          ASK: It can't speak!
          HOST: That's what they all don't say.`,
        uses: `
          ASK: I'll show her that I'm human. I'll just do something stupid, for no reason.
          [{ASK} sits down in the custard. VRRIP!]
          HOST: Number twelve did that this morning. He was a computer. ## You'd have done better to call somebody you used to love. No machine does that.`,
        crowd: `
          [In hop {crowd}, rolled up in blankets to the chin.]
          HOST: They had the test at the front desk.
          ASK: And not one of them passed?
          HOST: They all saw the bus. They waited for it.`,
        door: `
          ASK: I want to leave. What's the code for this door?
          HOST: Type in the letters that you see on that card. The wobbly ones.
          ASK: "Q". "7". Is that a swan? ## "Q". "7". Is that a bosom?
          [VRRIP!]`,
        stow: `
          HOST: Into the linen cupboard! If a pillow growls at you, it's the guard dog. They retired him in there.
          [RRUFF. Click.]`,
        back: `[RRUFF. The linen cupboard opens. There is {thing}, with a bite out of one side. A pillow hides behind a sheet.]`,
        peak: `
          [VRRIP! VRRIP! The lamps go out. At every bed there is a glass of water.]
          ASK: What are those for? Teeth?
          HOST: Heads. Lights out is at eight. She unscrews them all for the night, and puts them in to soak.
          HIT: Mine doesn't come off!
          HOST: She's never found one that didn't, in the end.`,
        gift: `
          [The Matron puts one steel finger under {ASK}'s chin, and says "Bip".]
          ASK: Have I passed?
          HOST: She says that you can't be a machine. A machine would have gone home.`,
      },
      worse: {
        noise: `
          [VRRIP! The hat stand is put to bed.]
          ASK: Now she's tucking in the furniture! When does she get off?
          HOST: When the morning bell rings. It's rusted solid. It's been the same night since I came.`,
        lost: `
          [VRRIP! The hat stand is put to bed, next to the umbrella.]
          ASK: Has she got nobody to go home to?
          HOST: On Sundays, when the families bring the others a little something, she watches. Then she folds up the paper.`,
        stuck: `
          [VRRIP! The piano is put to bed.]
          ASK: And who puts the Matron to bed?
          HOST: I've wondered. There's one blanket that she won't give to anyone. It's exactly her size.`,
        mixed: `
          [VRRIP! The hat stand is put to bed.]
          ASK: And what about her? Has she ever done that test herself?
          HOST: She's quite sure that she'd pass. It'd take a good knock on the head to make her wonder.`,
        mess: `
          [VRRIP! SKREEE! The doctor is put to bed.]
          ASK: Hear the Matron creak! She's in agony!
          HOST: It's the knees. She oils everybody's but her own. What's left goes into the custard.`,
      },
      saves: {
        noise: `
          [The Matron looks up. All along the beds, blankets fall open. "GOOD MORNING," she says, in tears.]
          HIT: I can move my arms! Is it morning?
          HOST: She thinks that was the bell! She's taken off her cap! She's got a whole head of wires under there!`,
        lost: `
          [The Matron catches it, and turns it over. "VISITOR," she says. All along the beds, blankets fall open.]
          HIT: She's let go of me!
          HOST: Somebody's brought her a little something! She's going to make them a custard.`,
        stuck: `
          [{With} holds the Matron fast, from the cap down to the wheels. All along the beds, blankets fall open.]
          HIT: She isn't even struggling!
          HOST: She's been tucked in! Look at that! She's asking if you'd leave the light on in the corridor.`,
        mixed: `
          ["WHICH OF THESE HAVE A BUS?" the Matron asks the mirror. A long whirr. All along the beds, blankets fall open.]
          HIT: What's she doing?
          HOST: She's failed! She's putting herself to bed!`,
        mess: `
          [It runs down the Matron, into both knees. She bends one, and twirls. All along the beds, blankets fall open.]
          HIT: She's dancing!
          HOST: She was built for it. It's on the label. "Ballroom." Nobody had looked under the apron. ## She was built for it. It's on the label. "Tango." And I'd thought that was her name.`,
      },
      turns: [
        `[A tall gray robot bows to {ASK}, and holds out a tray.]
         ASK: It's empty.
         HOST: He was a butler, on a ship that sank. He's waiting for somebody to bring back the glass.`,
        `[The gray robot bows to the coat rack, and holds out the tray.]
         HIT: The coat rack hasn't got a glass!
         HOST: He knows. He's moved it to the list of suspects.`,
        `[Clink. Somebody has put a glass on the tray. The gray robot counts: one.]
         ASK: Will he stop now?
         HOST: He's off to wash it, fill it, and bring it round. And then it starts again. He's so happy.`,
      ],
      twist: 'A robot butler hunts for one missing glass',
    },
  ],
}
