import { type Character } from '../../plays/card-types.ts'

/** Believes that every floor is at sea. In the first suite it ties things down, in the second it bails. */
export const admiralQueasy: Character = {
  name: 'Admiral Queasy',
  call: 'Admiral',
  the: 'the Admiral',
  want: 'to stand on something that keeps still',
  suites: [
    {
      effect: 'stuck',
      with: 'the rope',
      where: 'tied down, under forty knots',
      freed: 'The Admiral undoes one knot, and the other forty let go of {prop}.',
      bits: {
        arrive: `
          [{LEAD} staggers in, leaning hard to the left, with a parrot.]
          LEAD: Hold tight! It's rolling like a barrel!
          ASK: What's rolling? This is a floor!
          LEAD: Then why's it coming up to meet me?
          ALSO: Is that parrot all right? It's green.
          LEAD: It was red when we came in.`,
        again: `
          [{LEAD} comes in sideways, tied to a pillow.]
          LEAD: A dreadful night! My bed went down at two o'clock.
          ASK: Beds don't sink!
          [The parrot shakes its head. "Fell out."]`,
        explain: `
          LEAD: It was sliding toward the edge. I tied it to my belt.
          ASK: And ran off with it!
          LEAD: I never ran. The street tipped.
          ASK: You went uphill!
          LEAD: It was one of the bigger waves.`,
        flattered: `
          ASK: {call}, what a salty walk! You must have sailed all the seas there are!
          LEAD: Every one. Most of them standing up.
          [The parrot clears its throat. "Ferry."]
          LEAD: A warlike sort of ferry.`,
        teach: `
          LEAD: Do as I do. There's a wave coming. Knees loose, eyes on the horizon, and lean into it!
          [{LEAD} falls flat. Nothing else has moved.]
          ASK: We're all still up.
          LEAD: Then you missed a beauty.`,
        attempt: `
          LEAD: One proper knot will do it.
          [CREAK. CREAK. Everybody looks down.]
          ASK: You've tied your left leg to your right!
          LEAD: And let the sea try to part them now.`,
        help: `
          LEAD: It'll roll overboard! Stand clear, and I'll lash it down.
          [CREAK. CREAK. {Prop} disappears under a rope as thick as an arm.]
          ASK: Now untie it.
          LEAD: In all my years, nobody has asked for that half.
          ALSO: What kind of knot is it?
          LEAD: In the navy we call it the Goodbye.`,
        ban: `
          ASK: Nobody and nothing gets tied down again. Understood?
          LEAD: Aye, aye.
          [{ASK} turns to leave, and falls over.]
          LEAD: You I'd done already.`,
        pretend: `
          [{LEAD} chews a straw, and leans to the left.]
          LEAD: I'm a simple farmer. I've never so much as seen a wave.
          ASK: Then why are you leaning?
          LEAD: My farm's on a hill.`,
        hide: `
          [{Hide} rocks from side to side.]
          ASK: What's moving in there?
          ALSO: It's only settling.
          [A small groan.]
          LEAD: It is not settling!`,
        found: `
          [Creak. Very softly.]
          LEAD: I never got as far as the sea. I've been ill since the quay.
          ASK: But you're an admiral!
          LEAD: I leaned. They took it for a salute.`,
        comfort: `
          [{LEAD} looks down at {ASK}'s knees.]
          LEAD: Your knees have gone soft. You feel it, too! At last! Lean on me.
          ASK: Only for a moment.
          [They lean on each other, and stay up.]
          LEAD: You see? Two people leaning are very nearly a roof. ## You see? Two people leaning are very nearly lying down.`,
        search: `
          LEAD: In this swell, it'll have rolled to the low side. Follow me!
          [Everybody ends up against one wall.]
          ASK: It isn't here!
          LEAD: Wait for the next wave. It'll come by.`,
        wait: `
          [{LEAD} puts both arms around {ASK}.]
          LEAD: Stand firm. There's a swell, and you're the mast.
          ASK: Hold on to a wall!
          LEAD: Walls go up and down. You only go in and out. ## Walls go up and down. You only go in and out. Rather faster, since I took hold.`,
        lastWords: `LEAD: I'd like to lie on dry land. And put a heavy stone on top, or I'll roll. ## I'd like to lie next to somebody heavy. I always roll to the middle.`,
        save: `
          LEAD: We're adrift! Didn't I say so? All day I've said so!
          ASK: And for once you're right! Tie it to something! Tie all of it!
          [CREAK! The rope flies out, and throws forty knots around {machine}.]`,
        last: `
          [Nothing moves. {LEAD} stands up straight.]
          LEAD: It's stopped. What a horrible feeling!
          ASK: Shall I rock you a little?
          LEAD: If you wouldn't mind.`,
      },
      turns: [
        `LEAD: I've hung up a lamp on a string, to show you all how this room swings.
         [The lamp hangs straight down, and does not move.]
         LEAD: You see? It's holding on.`,
        `ASK: Your lamp still hasn't stirred.
         LEAD: It's rigid with fear. Don't stare at it.`,
        `[The lamp swings, once.]
         ASK: It moved! I saw it!
         LEAD: That was me. I gave it a push. It looked as if it thought that it was the only one.`,
      ],
      twist: "The Admiral's lamp declines to swing",
    },
    {
      effect: 'mess',
      with: 'the seawater',
      where: 'at the bottom of a bucket',
      freed: 'The bucket is tipped out. In it sits {prop}, in the claws of a small crab.',
      bits: {
        arrive: `
          [SLOP! Water flies in. {LEAD} follows it, with a bucket.]
          LEAD: All hands on deck! This place is sinking!
          ASK: You've soaked me!
          LEAD: You're wet already? Then it's worse than I thought!
          ALSO: It came out of your bucket!
          LEAD: Where else would I put it?`,
        again: `
          [SLOP.]
          LEAD: I bailed all night. The kitchen's nearly dry.
          ASK: And where did you pour it?
          LEAD: In at your window.
          ASK: I dreamed that I was kissed by a fish.
          LEAD: You weren't asleep. ## You weren't asleep. It asked if you were seeing anybody.`,
        explain: `
          LEAD: It's the first rule of the sea. In a flood, save what's dearest.
          ASK: There wasn't any flood!
          LEAD: There was by the time I'd finished.`,
        flattered: `
          ASK: {call}, what a voice! You must have commanded whole fleets!
          LEAD: Eleven ships. They went down like one.
          ASK: All eleven?
          LEAD: I don't like to leave a job half done. ## I never leave anything half done. Ask in any port.`,
        teach: `
          LEAD: It's the same as in any flood. Look for the hole. Then look for somebody to put in it.
          ASK: Why are you looking at me?
          LEAD: It's a big hole. And you have such a reliable back. ## It's a big hole. And you have such a reliable behind.`,
        attempt: `
          LEAD: Three throws, and it's done.
          [SLOP! SLOP! SLOP!]
          ASK: My shoes are floating away!
          LEAD: Let them go. They've sighted land.`,
        help: `
          LEAD: That's the one dry thing aboard! Into the lifeboat with it!
          ASK: That's a bucket!
          [SLOP! Half the sea goes over everybody. {Prop} sinks in the other half. A crab comes up.]
          ALSO: Who's that?
          LEAD: The first mate. It says we're full.`,
        ban: `
          ASK: Put down that bucket!
          LEAD: I've put it down.
          [A long, wide gurgle.]
          ASK: The right way up!
          LEAD: It's had a hard day. It wanted to lie on its side.`,
        pretend: `
          [{LEAD} dips a rag into the bucket, and wipes the air.]
          LEAD: I'm the window cleaner.
          ASK: There isn't any window there!
          LEAD: Then I'm early, or I'm very good. ## That's a pity. I was hoping to be asked in.`,
        hide: `
          [SLOP. SLOP. Somebody in {hide} is bailing.]
          ASK: There's water coming over the top!
          ALSO: It's the tide.
          ASK: What tide?
          LEAD: High. Come back at four.`,
        found: `
          [Slop. Very softly.]
          LEAD: When I was five, the river came in at our door. "It'll stop by itself," they said.
          ASK: And did it?
          LEAD: Only in front of me. I had a very small bucket.`,
        comfort: `
          [{LEAD} holds a finger to {ASK}'s chin.]
          LEAD: Poor thing! You're in it up to your chin. Stand still.
          [SLOP. One bucketful flies away, over a shoulder.]
          ASK: Has it gone down?
          LEAD: To your collar. And I've got all night.`,
        search: `
          LEAD: If it floats, it's at the top. If it sinks, it's at the bottom.
          ASK: And which does it do?
          LEAD: I'll keep pouring until we know.
          [SLOP!]`,
        wait: `
          LEAD: I'll stop bailing, if you like. But we'll sink.
          ASK: We won't!
          [A gurgle. All the ankles are wet.]
          LEAD: I'd like it written down who said that.`,
        lastWords: `LEAD: I'd like to go down with the room. And would somebody turn off the tap? ## I'd like to go down with the room. I'd always hoped that it would be a bedroom.`,
        save: `
          LEAD: Look! That's where she's leaking! Everybody bail!
          ASK: That isn't a leak! Don't go near it!
          LEAD: Then which side's the sea on?
          [SLOP! A whole bucket of seawater pours over {machine}.]`,
        last: `
          [{LEAD} tips the rest of the flood into a teacup. It just fits.]
          ASK: Is that all it was?
          LEAD: It looked bigger in the dark.`,
      },
      turns: [
        `LEAD: Let me present my first mate.
         [A crab looks over the rim of the bucket.]
         ASK: Does it take orders?
         LEAD: It takes them sideways.`,
        `ASK: Your crab's in my hat!
         LEAD: I've promoted it. That's a captain's hat.`,
        `ASK: I'd like my hat back, please.
         LEAD: You'd have to ask the Admiral.
         ASK: But you're the Admiral!
         [In the bucket, somebody snaps a claw.]
         LEAD: Not since lunch.`,
      ],
      twist: 'The Admiral promotes a crab once too often',
    },
  ],
}
