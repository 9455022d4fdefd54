import { type Setting } from '../../plays/card-types.ts'

/** A cloud that carries anything but something on one's mind; and a giant who was told to open wide. */
export const dentistOnACloud: Setting = {
  name: 'Dentist on a Cloud',
  side: 'EXT.',
  a: "a dentist's cloud",
  round: 'a half-sucked jawbreaker',
  roundLook: 'This one even has rings',
  tall: 'cotton wool and a paper cup',
  food: 'mouthwash',
  tool: 'a dental mirror',
  rooms: ['WAITING ROOM', 'THE CHAIR', 'THE THIN PART', 'COUNTER', 'EDGE OF THE CLOUD'],
  ways: [
    {
      machine: 'the cloud',
      at: 'into the cloud',
      hide: 'the hail locker',
      hideNoise: 'a hailstone',
      change: 'cold',
      hush: 'Everybody tries to think of nothing at all.',
      rise: 'PWOP! The cloud turns white, and light, and up it goes with everybody on it.',
      treat: 'the truth',
      kept: 'somewhere inside the cloud',
      gives: 'PWOP. Up through the floor bobs {prop}, as if it had never weighed a thing.',
      bits: {
        why: `
          ASK: But why put {event} on {a}?
          HOST: I did ask for cloud nine. It was taken. ## I did ask for cloud nine. There was a couple on it.`,
        intro: `
          [FLOOF! {HIT} sinks in, up to the knees.]
          HIT: I'm going through the floor!
          HOST: It's a cloud. It'll carry anything, except something on your mind. What have you done?
          HIT: I ate the dentist's sandwich.
          [PWOP. {HIT} bobs up.]
          ASK: I'm so glad that there's nothing on my mind.
          [FLOOF! Up to the waist.]
          HOST: By the depth of it, a whole cake. ## By the depth of it, a whole weekend.`,
        again: `
          [Floof.]
          ASK: Who's gone through?
          HOST: The mailman. He wrote down that we were out.`,
        stir: `
          [FLOOF! Up to the ankles.]
          ASK: I only said that I was fine! ## I only said that it was good for me, too!
          HOST: "Fine" is always up to the ankles. ## "For me, too" is always up to the ankles.`,
        takes: `
          ASK: {Prop}! I can't stop thinking about it.
          [FLOOF! It goes straight through the floor.]
          HOST: You shouldn't have. The cloud carries anything, except what's on your mind.`,
        uses: `
          ASK: I'll own up, and float! When I was four, I bit my sister. When I was five, I bit the other one... ## I'll own up, and float! I kissed the groom. I kissed the bride. I kissed most of the band...
          [PWOP! {ASK} bobs up, and goes on up.]
          HOST: Too much! Quick, a lie, or we'll lose you!
          ASK: I love your hat!
          [FLOOF.]`,
        crowd: `
          [Along the top of the cloud come the heads of {crowd}.]
          ASK: Where's the rest of them?
          HOST: In up to the neck. They all said that they floss. ## In up to the neck. They all said that they were single.`,
        door: `
          ASK: I'm going home. I'm not afraid of a ladder.
          [FLOOF! {ASK} is in up to the chin.]
          HOST: It's seven thousand rungs.
          ASK: May I stay up here, and be afraid?
          [PWOP.]`,
        stow: `
          HOST: Into the hail locker! That's where they keep the weather. Don't lean on November.
          [The door shuts. Rattle, rattle.]`,
        back: `[The hail locker bursts open. Out comes {thing}, stiff and blue, with an icicle at each end.]`,
        peak: `
          [FLOOOOOF! The whole cloud turns black, and drops.]
          ASK: Somebody confess! Quickly!
          HOST: It isn't one of us. It's the cloud itself. It's been keeping something in.
          HIT: How far away is the ground?
          HOST: I can see my car. I can see that I left the lights on.`,
        gift: `
          [PWOP. A cloud as big as a cushion comes loose, and follows {ASK} about.]
          ASK: What does it want?
          HOST: You. They only rain on people they trust.`,
      },
      worse: {
        noise: `
          [FLOOF! The cloud sinks by a hill.]
          ASK: It's trembling! Is that rage?
          HOST: That's thunder. It's holding it in. This is a clinic, so somebody hung up a sign. "Quiet, please."`,
        lost: `
          [FLOOF! The cloud sinks by a hill.]
          ASK: What's weighing on it?
          HOST: Other clouds have a silver lining. This one couldn't afford it. It says that it doesn't mind. Look how it says it.`,
        stuck: `
          [FLOOF! A piece of the cloud drifts off, with a chair on it.]
          ASK: It's coming apart!
          HOST: That's worry. It goes to pieces, and then every piece worries where the others are.`,
        mixed: `
          [FLOOF! The cloud is a camel. Then a duck.]
          ASK: Couldn't it just be a cloud?
          HOST: People look up, and want a camel. It does its best. It's tired of always having to be something.`,
        mess: `
          [FLOOF! The cloud sinks by a hill.]
          ASK: Is it sorry for something?
          HOST: It rains on people all day, and goes by what they shout. There's nothing above it. It's never felt a drop.`,
      },
      saves: {
        noise: `
          [The cloud takes a breath. BARROOOM! It turns white, and light, and stops falling.]
          HIT: It thundered!
          HOST: It heard somebody else go first. That was eleven years of being considerate.`,
        lost: `
          [It sinks in. All round the edge of the cloud runs a line of light. The falling stops.]
          HIT: It's shining!
          HOST: It has a lining now. Nobody tell it what silver looks like.`,
        stuck: `
          [{With} goes right round the cloud, and pulls. The falling stops.]
          HIT: It's all in one piece!
          HOST: It only needed holding together. By something other than nerves.`,
        mixed: `
          [The cloud turns pink. It is a camel, a duck, an uncle, and then nothing in particular. The falling stops.]
          HIT: What's it meant to be?
          HOST: It's got no idea! Can't you feel the weight come off?`,
        mess: `
          [It pours down onto the cloud. A long, astonished silence. Then the cloud weeps itself white, and stops falling.]
          HIT: It's as light as a feather!
          HOST: So that's what it's like from underneath. It wants to write to everybody who ever had a picnic.`,
      },
      turns: [
        `[Something very small flies in with a sack, and looks into {ASK}'s mouth.]
         ASK: Whaz zat?
         HOST: The tooth fairy. Keep still. She's making an estimate.`,
        `[The tooth fairy is back, with a tape measure.]
         ASK: Tell her they're not for sale!
         HOST: She's gone up to two dollars.
         ASK: Each?`,
        `[A clink.]
         ASK: There's a coin in my hand.
         HOST: Count your teeth.
         ASK: They're all here. What's she paying me for?
         HOST: That's a deposit.`,
      ],
      twist: 'The tooth fairy drops in for an estimate',
    },
    {
      machine: 'the giant',
      at: "into the giant's mouth",
      hide: 'the toothpaste tank',
      hideNoise: 'a squeeze',
      change: 'sticky',
      hush: 'Below the cloud, a tongue as big as a barn lies very still.',
      rise: '"AH... AH... CHOO!" says the giant. Up goes the cloud, and everybody clings to the chair.',
      treat: 'the smell of mint',
      kept: "behind the giant's teeth",
      gives: '"AAAAAH." Up comes a tongue, as big as a carpet. On it lies {prop}.',
      bits: {
        why: `
          ASK: Why on earth is {event} on {a}?
          HOST: It isn't on earth. I owe money there.`,
        intro: `
          ["AAAAAAH," says something, under the edge.]
          HIT: There's a hole down there! With teeth round it!
          HOST: Don't lean over. That's the patient. He's a giant. The dentist said "Open wide", and went to lunch.
          ASK: When was lunch?
          HOST: In April. He's so well brought up.`,
        again: `
          ["AAAAH?"]
          ASK: Is he still open?
          HOST: All night. There's an owl in one of his molars. It says that it's quiet, but damp.`,
        stir: `
          ["AH, AH-AH, AH?" The cloud rocks.]
          ASK: What's he saying?
          HOST: He wants to know if it's going to hurt.
          ASK: And is it?
          HOST: Not him.`,
        takes: `
          ASK: I'll put {prop} in this little basin.
          ["AH?"]
          HOST: That isn't a basin. That's a lower lip.
          ASK: Has he swallowed it?
          HOST: Not without being told to. He's so well brought up.`,
        uses: `
          ASK: I'll chat to him, as a dentist does. Going anywhere nice this year?
          ["AH! AH-AH! AH, AH!" A gale. {ASK}'s hat goes, and the chairs.]
          HOST: Never ask. They always try to tell you.`,
        crowd: `
          [From the giant's forehead, {crowd} wave.]
          ASK: They're sitting on his eyebrows!
          HOST: Those are the good seats. The cheap ones are up the nose.`,
        door: `
          ASK: I'm off. I'll take those stairs. The white ones.
          [{ASK} goes down. A pause. {ASK} comes up, wet to the hips.]
          ASK: Those weren't stairs.
          HOST: They do look it, as far as the tongue.`,
        stow: `
          HOST: Into the toothpaste tank! Hold your breath. It's extra mint.
          [Squoosh. The cap goes on.]`,
        back: `[Squoosh. Out of the toothpaste tank comes {thing}, in one long stripe, red and white.]`,
        peak: `
          [The cloud begins to slide toward the hole.]
          ASK: Who's pulling us?
          HOST: He is. He's been holding it since April. He has to swallow.
          HIT: Can't he wait one more minute?
          ["UH-UH," says the giant.]`,
        gift: `
          ["AH OO," says the giant, very softly.]
          ASK: What does that mean?
          HOST: It's "thank you", without the corners. He's been saving it for somebody who'd ask.`,
      },
      worse: {
        noise: `
          ["AH?" The cloud tips.]
          ASK: Anybody else would have run from a dentist by now!
          HOST: He's never been to one. He doesn't know what's coming. He hasn't even heard the drill.`,
        lost: `
          ["AH? AH? AH?" The cloud tips.]
          ASK: What's he still waiting for?
          HOST: The little present. If you've been good, you get one at the end. He's been good since April.`,
        stuck: `
          ["AH... AH..." The cloud tips.]
          ASK: His chin's shaking!
          HOST: It's the weight of it. He'd shut it if he could. It wants somebody to help him lift.`,
        mixed: `
          ["AHHH." A long, sad wind. The cloud tips.]
          ASK: What a mouth!
          HOST: Porridge in, porridge in, say "ah". That's all it's ever been used for.`,
        mess: `
          ["AGH-AGH." Dust. The cloud tips.]
          ASK: Is he choking?
          HOST: It's dry in there! They told him to open. They never got as far as the next thing.`,
      },
      saves: {
        noise: `
          [A long silence. CLOP. The giant has shut his mouth, and put both hands over it.]
          HIT: He's closed!
          HOST: He thinks that was the drill. Nobody will ever open that again.`,
        lost: `
          [It lands on the tip of a tongue. A pause. CLOP. Two very large cheeks go round.]
          HIT: He's closed! He's beaming!
          HOST: He's had his little present. He's off home, to show his mother.`,
        stuck: `
          [{With} goes under the giant's chin, over the top of his head, and pulls. CLOP.]
          HIT: It's holding his jaw up!
          HOST: With a bow on top. He looks like Easter.`,
        mixed: `
          [The giant's ears wiggle. The hole gets wide, gets thin, and turns up at both ends. CLOP.]
          HIT: Why's it gone like that?
          HOST: He's smiling! It's all the same teeth, but they've got something to do.`,
        mess: `
          [It runs in over every tooth. Swish. Swish. The giant spits over his shoulder. CLOP.]
          HIT: He's closed!
          HOST: "Rinse!" That was the next thing! I'd hate to be living behind him.`,
      },
      turns: [
        `ASK: This magazine says that somebody's invented the wheel.
         HOST: That's our new one. Careful with it. Others are waiting.`,
        `HIT: Somebody's done half the crossword.
         HOST: In pencil?
         HIT: In mammoth.`,
        `ASK: That's the last letter! I've finished the crossword!
         ["NEXT!" says a voice.]
         HOST: They do like to wait for that.
         ASK: Couldn't I do the one on the back?`,
      ],
      twist: 'The waiting room attacks a mammoth crossword',
    },
  ],
}
