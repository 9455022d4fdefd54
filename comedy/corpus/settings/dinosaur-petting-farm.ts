import { type Setting } from '../../plays/card-types.ts'

/** Deborah, so long that she feels things late; and Gerald, whom one may pet and may not stop petting. */
export const dinosaurPettingFarm: Setting = {
  name: 'Dinosaur Petting Farm',
  side: 'EXT.',
  a: 'a dinosaur petting farm',
  round: 'a speckled egg',
  roundLook: 'All the islands are brown',
  tall: 'three ferns and a feather',
  food: 'fern salad',
  tool: 'a rake',
  rooms: ['PETTING MEADOW', 'SNACK CART', 'LOW FENCE', 'HIGH FENCE', 'WHERE THE FENCE WAS'],
  ways: [
    {
      machine: 'Deborah the dinosaur',
      at: 'at Deborah',
      hide: 'the egg warmer',
      hideNoise: 'an egg',
      change: 'hot',
      hush: 'Far away, something very large stops chewing.',
      rise: '"OOF," from very far away. Deborah stands up. Everybody turns out to have been sitting on her.',
      treat: 'the long walks along the dinosaur',
      kept: 'under Deborah',
      gives: 'From very far away, "AH." The green hill rolls back. There lies {prop}, in a hollow.',
      bits: {
        why: `
          ASK: But why hold {event} at {a}?
          HOST: My uncle likes a place where he's the youngest.`,
        intro: `
          [{HIT} trips over a long green hill.]
          HIT: Who leaves a hill there?
          HOST: That's Deborah's tail. She's a dinosaur. She's so long that she feels things late.
          ASK: How late?
          [Everybody waits. From very far away, "OW."]`,
        again: `
          [From very far away, a giggle.]
          ASK: What's so funny?
          HOST: Something that you did to her yesterday. It's only now got there.`,
        stir: `
          [From very far away, "OOH!"]
          ASK: Nobody's touched her!
          HOST: Somebody did, on Tuesday. With cold hands, by the sound of it.`,
        takes: `
          ASK: Look how quietly {prop} lies there, on its little green hill.
          [From very far away, "OOH!" The hill rolls over.]
          HOST: That's her tail. You put it down on her tail. She's just found out.`,
        uses: `
          ASK: If I run, I can get to her head before that kick does. I'll say that I'm sorry!
          [{ASK} runs off. A pause. From very far away, "OW!" {ASK} staggers back.]
          HOST: Well?
          ASK: It overtook me at the hips.`,
        crowd: `
          [The green hill swings round. On it, in rows, sit {crowd}, with ice cream.]
          ASK: They're sitting on Deborah!
          HOST: They think that she's a grandstand. She hasn't heard about it yet.`,
        door: `
          ASK: I'm going. Straight over this hill, and home.
          [{ASK} climbs, walks, and walks, and comes down next to {HOST}.]
          ASK: I never turned once!
          HOST: Deborah did. She sleeps in a ring.`,
        stow: `
          HOST: Into the egg warmer! If anything hatches, you're its mother.
          [The lid shuts. A cozy hum.]`,
        back: `[The egg warmer opens. Out comes {thing}, steaming, with half a shell for a hat.]`,
        peak: `
          [A ripple runs along the green hill, as high as a house.]
          ASK: What's that going by?
          HOST: Today. Every kick and every bump, in one piece. It's nearly at her head.
          HIT: And when it gets there?
          HOST: She'll want a word with us. She talks with her foot.`,
        gift: `
          [Something warm, wet and enormous licks {ASK} from top to toe.]
          ASK: What have I done now?
          HOST: You were gentle with her tail this morning. That's the answer.`,
      },
      worse: {
        noise: `
          [A long green hill jumps. From very far away, "EH?"]
          ASK: Why does she never hear a thing till it's over?
          HOST: There's nothing wrong with her ears. They're just a mile from anybody who speaks to her.`,
        lost: `
          [From very far away, a rumble. It comes nearer, from the inside.]
          ASK: Is that thunder?
          HOST: That's lunch, not being there. Visitors only feed the tail. It's too polite to mention it.`,
        stuck: `
          [A long green hill thrashes. A fence flies past.]
          ASK: Why won't it lie still?
          HOST: It's afraid. It doesn't know what it's attached to. Her two ends haven't met since she was an egg.`,
        mixed: `
          [The tail wags. From very far away, a growl.]
          ASK: Is she pleased or cross?
          HOST: One at each end. She hasn't had a feeling that got all the way along.`,
        mess: `
          [A long green hill rubs itself on a barn. There is no barn.]
          ASK: What's she doing that for?
          HOST: An itch, halfway. By the time she knows about it, it's moved.`,
      },
      saves: {
        noise: `
          [The ripple stops. Above the trees, a small head comes up. "HELLO?"]
          HIT: She heard that straight away!
          HOST: By ear! All these years, we'd been sending everything by tail.`,
        lost: `
          [A long neck swings down. A gulp. The ripple stops, and a small lump sets off the other way.]
          HIT: She's swallowed it!
          HOST: At the right end, too. The tail will be so pleased. On Thursday.`,
        stuck: `
          [{With} pulls tight. The ripple stops. Round the corner, nose first, comes a small head, and meets a tail.]
          HIT: She's staring at it!
          HOST: They've never been introduced. She says that she'd have known it anywhere.`,
        mixed: `
          [The ripple stops. "OOOH," from very far away. At the same moment, the tail curls.]
          HIT: Both ends at once!
          HOST: That's her first feeling all over. Step back. She'll want to have it again.`,
        mess: `
          [It runs down her back, and along, and along. The ripple stops. From very far away, "AAAAH."]
          HIT: She's lying down!
          HOST: That was the itch! Somebody finally hit the middle of her.`,
      },
      turns: [
        `ASK: That little one's following me. It has a lot of teeth.
         HOST: That's Clive. Don't worry, he's given up meat.
         ASK: Since when?
         HOST: What time is it?`,
        `[Clive lays a lettuce leaf on {ASK}'s arm. Then half a tomato.]
         HIT: What's he up to?
         HOST: He's being so brave. He's begun with the garnish.`,
        `[A crunch.]
         ASK: He's eaten the lettuce!
         HOST: And left the arm! Clive!
         [Clive bursts into tears.]
         ASK: Is he proud?
         HOST: He's tasted lettuce.`,
      ],
      twist: 'Clive the dinosaur gives up meat, almost',
    },
    {
      machine: 'Gerald the tyrannosaur',
      at: 'at Gerald',
      hide: 'the feed bin',
      hideNoise: 'lunch',
      change: 'bitten',
      hush: 'The purring stops. Nobody dares to look round.',
      rise: 'PRRRRR! Gerald rolls over. The meadow tips, and everybody slides up onto one warm stomach.',
      treat: 'the stroking',
      kept: "under Gerald's chin",
      gives: 'PRRRRR. Gerald rolls over, to have his stomach done. Out from under his chin comes {prop}.',
      bits: {
        why: `
          ASK: Why have {event} at {a}?
          HOST: The brochure says that nobody ever left here hungry. I should have asked nobody what.`,
        intro: `
          [PRRRRR. A wall of scales leans on {HIT}.]
          HIT: He likes being stroked! There. That's enough.
          [The purring stops. An eye opens. It is the size of a door.]
          HOST: That's Gerald. There's a sign. "You may pet the tyrannosaur."
          ASK: And on the back of it?
          HOST: "You may not stop."
          [A great many hands, very quickly. PRRRRR.]`,
        again: `
          [PRRRRR.]
          ASK: Who stroked him all night?
          HOST: We took turns. That's my hand, in the bucket of ice.`,
        stir: `
          [The purring stops.]
          ASK: Whose turn is it?
          HOST: I thought that it was yours!
          [Everybody strokes at once. PRRRRR.]`,
        takes: `
          ASK: I need both hands for a moment. I'll put {prop} down.
          [The purring stops. A great head comes down, and lies on it.]
          HOST: You stopped stroking. Now he's hurt. On top of it.`,
        uses: `
          ASK: I'll stroke him with the rake. Then nobody has to stand so near.
          [PRRRRR. Crunch.]
          HOST: He enjoyed that.
          ASK: He ate the rake!
          HOST: That's how you tell.`,
        crowd: `
          [In at the gate come {crowd}, each with one arm stuck out in front.]
          ASK: What are they reaching for?
          HOST: Nothing. They came to see Gerald last week. It wears off.`,
        door: `
          ASK: I'm leaving. I'll stroke him as far as the gate.
          [{ASK} walks off backward, stroking. The gate falls flat.]
          HOST: You may go. But he's coming, too.
          ASK: He won't fit in my apartment!
          HOST: He'll fit in it once. ## You said that about the last one, and he stayed for two years.`,
        stow: `
          HOST: Into the feed bin! Keep your fingers in your sleeves.
          [The lid shuts. Sniff. Sniff, sniff.]`,
        back: `[The feed bin tips over. Out comes {thing}, with a neat bite missing. A very small dinosaur looks at the sky.]`,
        peak: `
          [PRRR. PRR. PR. The purring stops. Gerald gets up, and goes on getting up.]
          ASK: But I'm still stroking him!
          HOST: It isn't enough any more. Now he wants it on both sides.
          HIT: We haven't the hands!
          HOST: No. And we're about to have fewer.`,
        gift: `
          [Two very short arms reach down, and pat {ASK} on the head.]
          ASK: He's petting me!
          HOST: Stand still. And whatever you do, purr.`,
      },
      worse: {
        noise: `
          [The purring stops. Gerald stamps, all over the tomatoes.]
          ASK: He's furious!
          HOST: He's frightened. He's scared of bangs. But there's nobody here big enough to hide behind.`,
        lost: `
          [The purring stops. Two short arms grab at the air.]
          ASK: What's he after?
          HOST: Anything. With arms like that, he can't pick things up. He's never had a thing to keep.`,
        stuck: `
          [The purring stops. Two short arms open wide, and close on nothing.]
          ASK: Is he going to pounce?
          HOST: He's asking for a hug. But nobody's long enough to go round.`,
        mixed: `
          [The purring stops. Gerald growls into the duck pond.]
          ASK: Who's in there?
          HOST: The other tyrannosaur. He comes up whenever Gerald looks. They can't stand each other.`,
        mess: `
          [The purring stops. Gerald rubs himself on the sign, until nobody could read it.]
          ASK: What if it isn't stroking that he wants?
          HOST: It's on the sign! Or it was. It's gone very scratched and dusty. So has he.`,
      },
      saves: {
        noise: `
          [Gerald squeaks, jumps, and hides. All of him, behind {HIT}.]
          HIT: He's trembling!
          HOST: He's forgotten which of you is the big one. Say "there, there".`,
        lost: `
          [Two short arms shoot out. Gerald has caught it. He strokes it, with one claw. PRRRRR!]
          HIT: He isn't even looking at us!
          HOST: He's got something to pet. You try telling him to stop.`,
        stuck: `
          [{With} goes once round Gerald, and pulls tight. A long silence. PRRRRRRR.]
          HIT: Are those tears?
          HOST: He's being hugged. All the way round. He's going to want to sit down on somebody.`,
        mixed: `
          [Gerald looks into the pond, and sighs. He strokes the water. PRRRRR!]
          HIT: Aren't they enemies?
          HOST: They've made it up. Look, they're both petting. Those two will never stop.`,
        mess: `
          [It runs down him from top to tail, and all over the sign. He rolls on his back. PRRRRR!]
          HIT: He's smiling!
          HOST: Let me see that sign again. "You may WET the tyrannosaur." Eight years, and it was a W!`,
      },
      turns: [
        `[Something with wings lands on {HOST}'s head, and turns round twice.]
         ASK: What's that on your head?
         HOST: It's Mavis. She's looking for somewhere to lay.
         ASK: To lay what?
         HOST: I'm keeping my neck straight.`,
        `ASK: You're standing very strangely.
         HOST: It's an egg. It came while you were talking.
         ASK: How long does one stand under an egg?
         HOST: Six weeks. Seven, if I slouch.`,
        `[CHEEP! A small wing feels its way down {HOST}'s nose.]
         ASK: It thinks that you're its mother!
         HOST: Who else was there?
         ASK: Where's Mavis?
         HOST: Out dancing. She says that I'm wonderful with children. ## Out dancing. She's met a pelican. She told me not to wait up.`,
      ],
      twist: 'Mavis nests on somebody who stands very still',
    },
  ],
}
