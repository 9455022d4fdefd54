import { type Setting } from '../../plays/card-types.ts'

/** A dragon who serves whoever comes by car, and cooks whoever comes on foot; and a small one who makes it large. */
export const dragonDriveThrough: Setting = {
  name: 'Dragon Drive-Through',
  side: 'EXT.',
  a: "a dragon's drive-through",
  round: 'a burned bun',
  roundLook: 'It has had a very warm summer',
  tall: 'six burger boxes and a steering wheel',
  food: 'burned fries',
  tool: 'a pair of oven mittens',
  rooms: ['SPEAKING TRUMPET', 'FIRST BEND', 'PARKING LOT', 'ASH PIT', 'PICKUP WINDOW'],
  ways: [
    {
      machine: 'Mrs. Scorch',
      at: "in at Mrs. Scorch's window",
      hide: 'the fryer',
      hideNoise: 'a french fry',
      change: 'hot',
      hush: 'In the little window, two nostrils stop smoking.',
      rise: 'FOOMF! Mrs. Scorch finds the top gear, and takes off, with everybody on the back seat.',
      treat: 'the drive',
      kept: "in Mrs. Scorch's kitchen",
      gives: '"NUMBER ONE!" roars Mrs. Scorch. Out of the window, on a tray with fries, comes {prop}.',
      bits: {
        why: `
          ASK: Who'd bring {event} to {a}?
          HOST: They promised us a warm reception. There was a coupon.`,
        intro: `
          [FOOMF! A flame shoots out of a little window. {HIT}'s hat is ash.]
          HIT: I only asked for the menu!
          HOST: On foot? Quick, hold this plate like a wheel! Brrrm!
          ASK: Is that a dragon? And why are you going "brrrm"?
          HOST: I'm a car. Mrs. Scorch has one rule. Whoever drives up is a customer. Whoever walks up is an order.
          HIT: Brrrm!`,
        again: `
          [Foomf.]
          ASK: Why did you sleep in the road, with your feet up?
          HOST: I was parked.`,
        stir: `
          [FOOMF!]
          ASK: She's burned my coat! I'd only stopped for a moment!
          HOST: Then you were parked. And what do people do in a parked car?
          ASK: They have a picnic. ## They steam up the windows.
          HOST: So does she. Brrrm.`,
        takes: `
          [{ASK} puts {prop} down on the little windowsill. FOOMF! A claw takes it in.]
          HOST: That's where she takes the orders!
          ASK: But I didn't order!
          HOST: No. Somebody's having it with fries.`,
        uses: `
          ASK: If I'm a car, I'm a customer! Brrrm! One cheese sandwich, please!
          [FOOMF! Out of the window comes half a ton of coal, with a pickle.]
          HOST: Nobody said that it's a restaurant for people.`,
        crowd: `
          [Up the lane come {crowd}, two by two, with a rope held round them. "Brrrm," they say.]
          HOST: They're a bus.
          ASK: Who's that, running along behind? ## And those two, on the back seat?
          HOST: That one hasn't got the fare. ## They missed their stop. They don't seem to mind.`,
        door: `
          ASK: I'm going home! Which way's out?
          HOST: Past her window, at twenty. And don't forget to signal.
          ASK: How do I signal?
          [FOOMF!]
          HOST: With the arm that isn't on fire.`,
        stow: `
          HOST: Into the fryer! It's barely warm. Lie straight, and don't let anything salt you!
          [SSSKRRR. Down goes the basket.]`,
        back: `[SSSKRRR. Up comes the basket. In it is {thing}, golden and crisp, and much too hot to hold.]`,
        peak: `
          [FOOMF! A head as big as a van comes out of the window, and sniffs at everybody's wheels.]
          ASK: Those are plates! Can she tell?
          HOST: She's just heard a knee. She wants us to start the engine.
          HIT: Brrrm! Brrr... I'm out of breath!
          HOST: Then we've broken down. And she does her own towing, with her teeth.`,
        gift: `
          [A paper crown comes out of the window, and lands on {ASK}'s head.]
          ASK: Isn't that for birthdays?
          HOST: It's for anyone who walked up, and got this far. She's had to guess at the size.`,
      },
      worse: {
        noise: `
          [FOOMF! The menu is ash.]
          ASK: Is there any noise that she's afraid of?
          HOST: The fire department. If she heard one of their horns, she'd put herself out.`,
        lost: `
          [FOOMF! The flower bed is ash.]
          ASK: What else does she want? I paid!
          HOST: So do they all, to the cent. Then they're gone. Look in her tip jar. It's let to a spider.`,
        stuck: `
          [FOOMF! The fence is ash.]
          ASK: Couldn't somebody take her for a ride?
          HOST: She's dreamed of it. But there's a law. You have to be strapped in, and they don't make one in her size.`,
        mixed: `
          [FOOMF! The trash can is ash.]
          ASK: How does she know what's a car?
          HOST: It's on a card, over the stove. "What rolls is a car. What walks is lunch." It's all she's ever read.`,
        mess: `
          [FOOMF! The mailbox is ash.]
          ASK: She's in a foul mood today!
          HOST: She's jealous. They roll up all washed and waxed. She's been in that soot since she was an egg.`,
      },
      saves: {
        noise: `
          [Mrs. Scorch turns white. Pfft. She has put herself out, and holds up both claws.]
          HIT: There isn't even any smoke!
          HOST: She thinks we're the fire department! She says that it was like this when she came!`,
        lost: `
          [Tock. It lands in the tip jar. Mrs. Scorch turns off the flame, and looks at it from every side.]
          HIT: Why's she holding a claw to her heart?
          HOST: It's her first tip! She's asking the spider to move out by Friday.`,
        stuck: `
          [{With} goes tight across Mrs. Scorch, and holds. The flame goes out. She puts her claws in her lap.]
          HIT: Why's she sitting like that?
          HOST: She's strapped in! She's a passenger! She's already kicking the seat in front!`,
        mixed: `
          [Mrs. Scorch shakes her head, and looks down at her feet. The flame goes out. "Brrrm?" she says.]
          HIT: What was that?
          HOST: She thinks that she's a car! A small one! She's asking if she can park there!`,
        mess: `
          [It pours over Mrs. Scorch, from the nose to the tail. Tssss. Under the soot she is bright green.]
          HIT: You could see your face in her!
          HOST: It's her first car wash! Now she'd like the wax. And one of those little trees that smell.`,
      },
      turns: [
        `[Toot. A tiny car, with a tiny old lady in it.]
         ASK: Isn't she afraid of the dragon?
         HOST: Her? She comes every day for a coffee. And she sends it back. It isn't hot enough.`,
        `[FOOMF! The old lady takes a sip, and shakes her head. Toot.]
         HIT: But it's boiling! The spoon's melted!
         HOST: She says that it's a start.`,
        `[FOOOOOMF! The cup is white and hums. The old lady takes a sip.]
         ASK: And? Is she pleased?
         HOST: "It'll do." Somebody fan Mrs. Scorch. No, not with the menu.`,
      ],
      twist: 'A tiny old lady finds dragon coffee lukewarm',
    },
    {
      machine: 'Nugget',
      at: 'at Nugget',
      hide: 'the milkshake tank',
      hideNoise: 'a straw',
      change: 'cold',
      hush: 'Up on the counter, Nugget breathes in, to ask.',
      rise: '"LARGE?" Somebody says "Why not?" FLUMM! The ground goes up like a bun in an oven, with everybody on it.',
      treat: 'the portions',
      kept: 'too big to lift',
      gives: 'With a very small "Sorry", Nugget breathes in. {Prop} fits in one hand again.',
      bits: {
        why: `
          ASK: Does {event} have to be at {a}?
          HOST: I booked a small one, indoors. The little fellow at the counter said "Large?", and I sneezed.`,
        intro: `
          ["LARGE?" squeaks a little voice. FLUMM! {HIT}'s left shoe is as big as a canoe.]
          HIT: I never said yes!
          HOST: You never said no. That's Nugget, the youngest dragon. It asks you "Large?", and if you don't refuse at once, it is.
          ASK: Then tell it to make it small again!
          HOST: It doesn't do small. It is small. It's a sore point.`,
        again: `
          [Flumm.]
          ASK: I slept for nineteen hours!
          HOST: Nugget asked if you'd like the night large. You snored.`,
        stir: `
          ["LARGE?" FLUMM!]
          ASK: My nose! I was still thinking it over! ## My bottom! I was still thinking it over!
          HOST: It suits you. It gives the ears something to look up to. ## Don't send it back! There are people who save up for that.`,
        takes: `
          ["LARGE?" squeaks a little voice.]
          ASK: What, {prop}?
          [FLUMM! It's bigger than the bus. Nobody can get an arm round it.]
          HOST: First you say no. Then you say "what".`,
        uses: `
          ASK: Here's ten cents, Nugget! Go on, ask me!
          ["LARGE?" FLUMM!]
          ASK: It's as big as a cartwheel! I'm rich!
          HOST: It's still ten cents. It's just harder to spend.`,
        crowd: `
          [The ground shakes. Up the lane come {crowd}, as tall as the lampposts.]
          HOST: It asked them at the gate.
          ASK: And not one of them said "small"?
          HOST: With all the others listening?`,
        door: `
          ASK: I'm leaving. It's only one step.
          ["LARGE?" FLUMM!]
          ASK: Now I can't even see the gate!
          HOST: You should have said no. It's still only one step. Here, take a sandwich.`,
        stow: `
          HOST: Into the milkshake tank! Lips together, or you'll be strawberry right through!
          [GLORRP.]`,
        back: `[GLORRP. Out of the milkshake tank comes {thing}, pink and frozen stiff, with a straw in the top.]`,
        peak: `
          ["LARGE?" FLUMM! FLUMM! The lane falls away on both sides.]
          ASK: What has it asked now?
          HOST: The pothole. And a pothole can't say no.
          HIT: How deep is it?
          HOST: I dropped a fry in. It's on its way past the worms, and it still looks cheerful.`,
        gift: `
          [Nugget pushes something very small across the counter, to {ASK}.]
          ASK: There's only one fry in it!
          HOST: It's a small. The first one it ever made. It went out to the back, and practiced.`,
      },
      worse: {
        noise: `
          ["LARGE?" FLUMM! A pigeon blocks the sun.]
          ASK: I said no! I said it twice!
          HOST: You said it nicely. It's the youngest of eleven. It wouldn't know a "no" from a lullaby, unless it shook the shutters.`,
        lost: `
          ["LARGE?" FLUMM! A daisy blocks the sun.]
          ASK: What's the matter with small?
          HOST: It's the last of eleven. It thinks that small is what they give you when the good ones are gone.`,
        stuck: `
          ["LARGE?" FLUMM! A ketchup bottle blocks the sun.]
          ASK: Can't you turn that lever down?
          HOST: I do! It jumps up to "Large" again as soon as I let go. You'd have to hold it there all day.`,
        mixed: `
          ["LARGE?" FLUMM! A beetle blocks the sun.]
          ASK: Does it know another word?
          HOST: Just that one. It's stuck in there like a cork. You'd have to knock it out to see what's behind.`,
        mess: `
          ["LARGE?" FLUMM! A sparrow's hat blocks the sun. There is a sparrow in it.]
          ASK: Can't anything be made to shrink?
          HOST: In this heat? It all swells. At home I'd just put it in the wash.`,
      },
      saves: {
        noise: `
          [Nugget's ears blow back. Its lip trembles. Flummmp. Everything is its own size.]
          HIT: It's stopped asking!
          HOST: That was a "no"! You could see it go in! It's trying it out on its own tail.`,
        lost: `
          [It is such a little thing. Nugget holds it in both claws, and forgets to ask. Flummmp. Everything is its own size.]
          HIT: It hasn't made it large!
          HOST: It saw what somebody paid for a small one. It's standing up straighter.`,
        stuck: `
          [{With} catches the lever, and holds it on "Small". Flummmp. Everything is its own size.]
          HIT: My shoes fit! ## My trousers fit!
          HOST: There was something written at the other end! Nugget's reading it out. It thinks that it's been promoted.`,
        mixed: `
          [Nugget blinks. "E... ENOUGH?" it says. Flummmp. Everything is its own size.]
          HIT: Was it asking us?
          HOST: It's asking the pothole! That's the word that was behind it! Say yes, everybody, before it forgets!`,
        mess: `
          [It pours over Nugget, and down the lane. Flummmp. Everything has shrunk in the wash. So has Nugget.]
          HIT: It'd fit in my pocket!
          HOST: Then it'll never have to walk again! It says that small has been kept from it.`,
      },
      turns: [
        `["Er..." says somebody in a car.]
         ASK: What's that car waiting for?
         HOST: He's choosing. That's him, thinking aloud. There are forty cars behind him.`,
        `["Um..." says somebody in a car.]
         HIT: Is that the same one?
         HOST: He'd nearly settled on "Er". Then somebody read him the desserts.`,
        `["I'll have what they're having!" says somebody in a car.]
         ASK: At last! And what are they having, in the car behind?
         HOST: Twins. They met in the line.`,
      ],
      twist: 'One driver cannot choose, and forty cars wait',
    },
  ],
}
