import { type Character } from '../../plays/card-types.ts'

/** Believes that the land is a hole in the sea. In the first suite it fills the hole in, in the second it clears the wreck. */
export const landlockedMermaid: Character = {
  name: 'Landlocked Mermaid',
  call: 'Mermaid',
  the: 'the Mermaid',
  want: 'the tide',
  suites: [
    {
      effect: 'mess',
      with: 'the sea',
      where: 'in the bucket, somewhere out at sea',
      freed: 'The bucket burps. In on the last wave rides {prop}.',
      bits: {
        arrive: `
          [SLOOSH! {LEAD} rolls in, in a mop bucket, rowing with the mop.]
          LEAD: Don't panic! You've all fallen into a hole in the sea!
          ASK: This is dry land!
          LEAD: So that's what it's called. I only want to fill it in. ## At home we call it a dry spell. How long has yours been? I only want to end it.
          [SLOOSH!]
          ALSO: That's freezing!
          LEAD: You see? It's mending.`,
        again: `
          [SLOOSH!]
          ASK: I woke up in a puddle!
          LEAD: You're welcome. I did your corner first.
          ASK: There's a crab in it!
          LEAD: Then the neighborhood's coming back.`,
        explain: `
          LEAD: It was drowning. I jumped in and pulled it out.
          ASK: There wasn't a drop of water!
          LEAD: It was drowning in air. That's the worst way. Nobody hears you splash.`,
        flattered: `
          ASK: {call}, you're like a breath of fresh air!
          LEAD: You poor thing. Breathe out. We'll get you through it.
          ASK: One could drown in those eyes!
          LEAD: That's the first sensible thing I've heard up here. ## Then hold on to my tail, and we'll see how deep you can go.`,
        teach: `
          [{LEAD} leans out of the bucket.]
          LEAD: It's just like swimming. Chin up, arms back, and a good deep breath of water.
          [SLOOSH! Everybody chokes.]
          ASK: I can't breathe that!
          LEAD: How long have you been down here?`,
        attempt: `
          LEAD: I'll do it as we do it at home. With the current.
          [SLOOSH! Everything that was over here is over there.]
          ASK: There's no current in here!
          LEAD: I brought my own.`,
        help: `
          LEAD: It looks so dry. I'll let it paddle.
          [SLOOSH! {LEAD} dips {prop} into the bucket. From deep inside comes a ship's horn.]
          ASK: Where's it gone?
          LEAD: Out past the lighthouse.
          ASK: That's a bucket!
          LEAD: At this end.`,
        ban: `
          ASK: Not one more bucket! I want your promise.
          LEAD: Not one more bucket.
          [SLOOSH!]
          LEAD: That was a jug.`,
        pretend: `
          [{LEAD} lies down under a blanket.]
          LEAD: I'm a sofa.
          ASK: You have scales!
          LEAD: Somebody's had a fish supper on me. ## Somebody's had more than a fish supper on me.`,
        hide: `
          [From {hide}, the cry of a gull.]
          ASK: What's a seagull doing in there?
          ALSO: Visiting.
          LEAD: It smelled a fish.
          ASK: Whose fish?
          LEAD: Half a fish. The top half's nobody you know.`,
        found: `
          [Sloosh. A very small one.]
          LEAD: One day the sea went out, and I was looking the other way. ## One day the sea went out for cigarettes, and I was looking the other way.
          ASK: I'm sure that it didn't mean to leave you.
          LEAD: That's why I say that there's a hole. A hole is nobody's fault.`,
        comfort: `
          [{LEAD} leans over to {ASK}, and looks.]
          LEAD: There's a drop in the corner of your eye. Is it salt?
          ASK: I think so.
          LEAD: Then you've kept some of the sea! Don't wipe it off. That's how oceans start.`,
        search: `
          LEAD: I'll lean over the side and look. Hold my tail. ## I'll lean over the side and look. Hold my tail. Higher.
          [{LEAD} goes headfirst into the bucket. A ship's horn.]
          ASK: What can you see?
          LEAD: A very nice couple in a rowboat. They think we're the weather.`,
        wait: `
          [{LEAD} sinks down as far as the nose.]
          LEAD: I'll wait in my bucket. How long is it, in tides?
          ASK: It isn't even one!
          LEAD: That's what the last tide said.`,
        lastWords: `LEAD: I'd like to be buried at sea. Somebody will have to bring one.`,
        save: `
          ASK: How much is left in that bucket?
          LEAD: Only the sea.
          ASK: All of it? Then pour!
          LEAD: I knew you'd come round to it.
          [SLOOSH! A wave with a small ship on top breaks over {machine}.]`,
        last: `
          [A puddle spreads, very slowly, until it touches {LEAD}'s tail.]
          LEAD: The tide! It came back for me!
          ASK: It's a puddle.
          LEAD: It's young. ## It's young. But I'm past being choosy.`,
      },
      turns: [
        `LEAD: I'll teach you to swim. Lie across that chair, and kick.
         ASK: I'm not getting anywhere.
         LEAD: It's the chair. It's holding you back.`,
        `ASK: I've tried your swimming. I did the whole length of the table!
         LEAD: Over it, or under it?
         ASK: Into it.`,
        `LEAD: You're ready for the deep end. Put one foot in my bucket.
         [SLOOSH.]
         ASK: It's wet!
         LEAD: That's all there is to it. I've nothing left to teach you.`,
      ],
      twist: 'The Mermaid teaches swimming on a chair',
    },
    {
      effect: 'lost',
      with: 'the seashell',
      where: 'in a chest that opens at high tide',
      freed: 'Somewhere a wave breaks. The chest hears it, and opens. Out comes {prop}.',
      bits: {
        arrive: `
          [FLOP. FLOP. In comes {LEAD}, on both elbows, with a chest in tow.]
          LEAD: What a beautiful shipwreck! Did anybody live?
          ASK: We're all alive!
          LEAD: Hush, dear. You've drowned. May I have the hat? ## Hush, dear. You've drowned. You won't be needing the trousers.
          [SNAP. The chest shuts.]
          ALSO: Open that!
          LEAD: It opens at high tide. I'd give anything to hear one come in.`,
        again: `
          [FLOP.]
          LEAD: There are shoes all over the seabed.
          ASK: We took them off to sleep!
          LEAD: Nobody's blaming you for sinking.`,
        explain: `
          LEAD: I found it on the bottom of the sea. There's a rule about that.
          ASK: It was on a shelf!
          LEAD: On a reef.
          ASK: With a guard beside it!
          LEAD: I did see a lobster, blowing a whistle.`,
        flattered: `
          ASK: {call}, they say that ships come from all over the world to hear you sing!
          LEAD: And right down to where I was sitting. I've got all their spoons.
          ASK: Oh, sing for us!
          LEAD: That depends. What's in your pockets? ## That depends. What are you wearing that comes off?`,
        teach: `
          [FLOP.]
          LEAD: At home, you just sit on a rock, and you sing, until somebody hits the rock.
          [OOAAAAH! Far away, a bus hits a tree.]
          ASK: That's horrible!
          LEAD: And then you go through the luggage. ## And then you marry whoever floats.`,
        attempt: `
          LEAD: Let go of me. I'll just float up to it.
          [FLOP.]
          ASK: You're lying on your face!
          LEAD: The water's very thin today.`,
        help: `
          LEAD: Look what the waves brought in!
          [SNAP! {LEAD} has shut {prop} in the sea chest.]
          ASK: That's ours! We were still holding it!
          LEAD: They often are. One has to be gentle with the fingers.
          ASK: Open that chest!
          LEAD: Bring me an ocean, and it'll open by itself.`,
        ban: `
          ASK: You're not to pick up another thing!
          LEAD: I'm only making room for the next ship.
          [SNAP!]
          ASK: Where's my left glove?
          LEAD: With the right one. They went down together.`,
        pretend: `
          [{LEAD} leans far forward, with both arms back.]
          LEAD: I'm the figurehead.
          ASK: Of what ship?
          LEAD: This one, dear. What's left of it.`,
        hide: `
          [From {hide}, somebody hums a sad old song.]
          ASK: Who's that?
          ALSO: Only the wind.
          ASK: It's on the third verse!
          LEAD: Do join in, if you know it.`,
        found: `
          [A hum, very low, like a wave going out.]
          LEAD: In a shell I can hear the sea. It's all that I've got left of it.
          ASK: And what does it say?
          LEAD: "Shhhh." It's been telling me that it's all right, for years.`,
        comfort: `
          [FLOP. {LEAD} moves up a little, to make room for {ASK}.]
          LEAD: So you've hit rock bottom. Isn't it nice? It's sandy, and there are no drafts.
          ASK: It's a bit lonely.
          LEAD: Give it time. Sooner or later, everybody drops in.`,
        search: `
          LEAD: I'll sing. Lost things always come when I sing.
          [OOAAAAH! From under the furniture crawl eleven spoons and an old man.]
          ASK: That's my uncle! We lost him at the seaside!
          LEAD: You might have hummed.`,
        wait: `
          [SNAP! The chest shuts.]
          ASK: What have you got in there now?
          LEAD: A minute. You were all just letting it go by.`,
        lastWords: `LEAD: I'd like to hear one tide come in. You can keep the spoons. ## I'd like one tide to come in, and one sailor to stay to breakfast. You can keep the spoons.`,
        save: `
          LEAD: I've still got my shell. If I give it away, I'll never hear her again.
          ASK: Hear whom?
          LEAD: The sea. She's a terrible gossip, but she's all the family I have.
          [{LEAD} listens one last time, and throws the seashell {at}.]`,
        last: `
          [{ASK} holds an empty teacup to {LEAD}'s ear.]
          LEAD: She's in there! I can hear her!
          ASK: What does she say?
          LEAD: She's asking who drank her.`,
      },
      turns: [
        `LEAD: I sang at the window last night, and lured somebody.
         ASK: A sailor?
         LEAD: The mail carrier. Straight into the wall.`,
        `LEAD: I sang again. More softly.
         ASK: And who came?
         LEAD: The same mail carrier. In a helmet.`,
        `[A knock. Then a thump.]
         ASK: It's that mail carrier. With roses, and a cushion tied on in front.
         LEAD: Then I'll do the long one. It has seventeen verses. ## Then I'll do the long one, and leave the window open.`,
      ],
      twist: 'The Mermaid sings, and the mail comes running',
    },
  ],
}
