import { type Setting } from '../../plays/card-types.ts'

/** A crocodile who eats nobody to whom she has been introduced; and a Colonel who plays whatever lies on the grass. */
export const swampCountryClub: Setting = {
  name: 'Swamp Country Club',
  side: 'EXT.',
  a: 'a swamp country club',
  round: 'a croquet ball',
  roundLook: 'It has been through a great many hoops',
  tall: 'three silver trays and a heron',
  food: 'duckweed salad',
  tool: 'a bent golf club',
  rooms: ['TERRACE', 'FIRST HOLE', 'LAWN, UP TO THE ANKLES', 'WATER HAZARD', 'LAST HOLE, UP TO THE KNEES'],
  ways: [
    {
      machine: 'Lady Marjorie',
      at: 'to Lady Marjorie',
      hide: 'the soup tureen',
      hideNoise: 'a crouton',
      change: 'wet',
      hush: 'On the lawn, two yellow eyes wait to be told who that was.',
      rise: 'One last introduction: this is the family. The whole lawn stands up, on four hundred feet, with everybody on its back.',
      treat: 'the company',
      kept: 'inside Lady Marjorie',
      gives: 'Lady Marjorie coughs, behind one claw. On her saucer lies {prop}.',
      bits: {
        why: `
          ASK: Who chose {a} for {event}?
          HOST: It's very select. They only let in people of taste. I see now how they meant it.`,
        intro: `
          [TLOCK! A pair of long green jaws shuts, with half of {HIT}'s hat inside.]
          HIT: There's a crocodile on the terrace!
          HOST: That's Lady Marjorie. She wouldn't dream of eating somebody she's been introduced to.
          ASK: Good day, Lady Marjorie! I'm...
          HOST: Not by yourself! It isn't done! Somebody else has to do it, and say one interesting thing about you.
          ASK: Then say it!
          HOST: Give me a minute.
          [TLOCK!]`,
        again: `
          [Tlock.]
          ASK: But I was introduced to her yesterday!
          HOST: Not in a nightshirt. She doesn't know that side of you. ## Not in that. She doesn't know that side of you. Nor did I.`,
        stir: `
          [TLOCK!]
          ASK: She's bitten off my sleeve! We've been introduced!
          HOST: You have. The coat hasn't.`,
        takes: `
          [TLOCK! {ASK} was holding {prop}. A pair of long green jaws is shut.]
          ASK: She's eaten it!
          HOST: Well, did anybody introduce them?`,
        uses: `
          ASK: Lady Marjorie, here's somebody that you don't know. It's a bill from my tailor.
          [TLOCK!]
          HOST: She says it was a little steep.`,
        crowd: `
          [Over the lawn come {crowd}, in a long line, bowing.]
          HOST: Each of them was introduced by the one in front.
          ASK: And who introduced the one in front?
          HOST: Nobody. You can wave, if you like. It's up that tree.`,
        door: `
          ASK: I must be going. Goodbye, everybody!
          [TLOCK! TLOCK! TLOCK!]
          ASK: She was charming to me a minute ago!
          HOST: You've said goodbye. Now you're strangers.`,
        stow: `
          HOST: Into the soup tureen! It's the cold cucumber. If a spoon comes in, be a crouton!
          [GLOPP. The lid goes on.]`,
        back: `[GLOPP. Up goes the lid. Out of the soup tureen comes {thing}, streaming with cold soup, and wearing a slice.]`,
        peak: `
          [TLOCK! TLOCK! All round the lawn, the logs open their eyes.]
          ASK: Who are they?
          HOST: The members. There are dozens of them, and we haven't been introduced to one.
          HIT: So introduce us! Quickly!
          HOST: I can't! I never caught their names!`,
        gift: `
          [Lady Marjorie puts a small white card in {ASK}'s hand.]
          ASK: "Do come to dinner."
          HOST: Read it again. She's written "to". I've had eleven of those, and they all said "for".`,
      },
      worse: {
        noise: `
          [TLOCK! There goes the sundial.]
          ASK: You said my name! Why didn't she stop?
          HOST: She can't hear. There's a newt in each ear. All she gets is a mumble, so she takes it for a sandwich.`,
        lost: `
          [TLOCK! There goes the rose bed.]
          ASK: Doesn't she ever invite anybody?
          HOST: She does! They come with sticks, and throw chairs. And all she'd expect is what one brings a hostess. Some little thing.`,
        stuck: `
          [TLOCK! There goes the bench.]
          ASK: I've been introduced to her twice!
          HOST: It isn't her. It's the spring in that jaw. When she was a girl, they tied it up for parties.`,
        mixed: `
          [TLOCK! There goes the croquet lawn, hoop by hoop.]
          ASK: Couldn't she make an exception?
          HOST: She's got it all in two lists. Friends, and food. You'd have to rap her on the head to shuffle them.`,
        mess: `
          [TLOCK! There goes the bandstand.]
          ASK: What's made her so touchy?
          HOST: It's all that mud. They take her for a log. Only this morning, somebody sat down on her, and opened a newspaper.`,
      },
      saves: {
        noise: `
          [Pop. Pop. Two newts fall out of Lady Marjorie's ears. All round the lawn, jaws shut.]
          HIT: She's looking at me! She's listening!
          HOST: She'd no idea that we could talk! She's thinking back over a great many lunches.`,
        lost: `
          [Lady Marjorie puts on her glasses, and looks at it for a long time. All round the lawn, jaws shut.]
          HIT: She's put it next to her plate!
          HOST: Somebody's brought the hostess a little thing! Now we're guests! We may have to stay till Monday.`,
        stuck: `
          [{With} holds Lady Marjorie's jaw, and doesn't let go. All round the lawn, jaws shut.]
          HIT: Why did the others stop?
          HOST: The hostess has closed her mouth. It would be rude to go on eating.`,
        mixed: `
          [It hits Lady Marjorie between the eyes. She blinks at {HIT}, and bursts into tears. All round the lawn, jaws shut.]
          HIT: She's hugging me! She's patting my back!
          HOST: She takes you for her sister! She's asking who took all your teeth.`,
        mess: `
          [It pours over Lady Marjorie, and the mud runs off. She is pink. All round the lawn, jaws shut.]
          HIT: She's got freckles! And a pearl necklace!
          HOST: She can be seen at last! She's saying "How do you do" to everyone who ever sat on her.`,
      },
      turns: [
        `["After you." "No, after you." At the clubhouse door, two old gentlemen bow.]
         ASK: Have they been there long?
         HOST: They came for lunch. The one with the moss on was clean-shaven.`,
        `["After you." "No, no, after you."]
         HIT: One of them's got a heron on his head!
         HOST: She took him for a post. He can't very well move now. There are eggs.`,
        `[Cheep. Three very small herons hop down, and walk in at the clubhouse door.]
         ASK: They went first! They never even said "Excuse me"!
         HOST: No manners whatsoever. Just look how grateful the gentlemen are.`,
      ],
      twist: 'Two polite gentlemen block the clubhouse door',
    },
    {
      machine: 'the Colonel',
      at: 'at the Colonel',
      hide: 'the crocodile handbag',
      hideNoise: 'a powder puff',
      change: 'bitten',
      hush: 'Over the hedge, a golf club stops, at the top of its swing.',
      rise: '"FORE!" TLONK! The Colonel hits the lawn. It goes up in one piece, with everybody on it, and he says "Good shot".',
      treat: 'the exercise',
      kept: 'in the water, at the ninth',
      gives: 'TLONK! A splash, a long way off. Over the hedge flies {prop}, a little damp.',
      bits: {
        why: `
          ASK: Isn't {a} rather damp, for {event}?
          HOST: It was a lawn. They told a man to water it until further notice. He's terribly loyal.`,
        intro: `
          [{HIT} sits down on the grass. "FORE!" TLONK! {HIT} flies over a hedge, and comes back wet.]
          HIT: I was hit by a flamingo, with a moustache!
          HOST: That's the Colonel. He sees next to nothing, and he plays by the book. Whatever lies on the grass is his ball.
          ASK: I'm quite all right standing. I enjoy it.
          [TLONK!]
          HOST: I did say. Whatever lies.`,
        again: `
          [Tlonk.]
          ASK: I went to sleep on the terrace! Why am I in the sand?
          HOST: You rolled over. It was a beautiful chip.`,
        stir: `
          ["FORE!" TLONK!]
          ASK: But I was on my feet!
          HOST: What were you saying?
          ASK: Only that I never eat between meals. ## Only that I'm completely over my ex.
          HOST: Then you lay there, in front of everybody. ## Then you lay. In fact, I think you still do, on Thursdays.`,
        takes: `
          [{ASK} lays {prop} on the grass. "FORE!" TLONK! It's gone, over the hedge.]
          ASK: That wasn't a ball!
          HOST: It lay. And I must say, it lay very well.`,
        uses: `
          ASK: I need to be over there, quickly. I'll just lie down.
          ["FORE!" TLONK! A long silence. Far away, a splash.]
          HOST: So close! He lifted his head.`,
        crowd: `
          [Over the lawn come {crowd}, on chairs, hopping from one to the next.]
          HOST: Nobody's touched the grass since the gate.
          ASK: What about that one, up there, over the trees?
          HOST: That one only brought a cushion.`,
        door: `
          ASK: I'm going home. I'll just tie my shoe.
          ["FORE!" TLONK!]
          HOST: That's not the way to the gate. Next time, kneel a bit more to the left.`,
        stow: `
          HOST: Into the crocodile handbag! It isn't made of one. It is one. Mind the clasp!
          [SNAPP.]`,
        back: `[SNAPP. The crocodile handbag opens, and hands back {thing}, with a row of tooth marks along one side, and lipstick.]`,
        peak: `
          ["FORE!" TLONK! The clubhouse sails over the hedge.]
          ASK: The clubhouse never lay down!
          HOST: It leaned. That's enough for him.
          HIT: Then what's still left on the grass?
          HOST: We are. He's asked the caddie for something bigger. They're pulling up a tree.`,
        gift: `
          [The Colonel pulls up the flag from the last hole, and holds it out to {ASK}.]
          ASK: But I didn't win!
          HOST: You stayed to the end. All of his other partners landed in Belgium.`,
      },
      worse: {
        noise: `
          ["FORE!" TLONK! A tea table leaves the terrace.]
          ASK: Does he stop for anything?
          HOST: For a thunderstorm. It's in the rules. One clap, and it's down clubs and cake for everybody.`,
        lost: `
          ["FORE!" TLONK! A fountain leaves the terrace, still running.]
          ASK: Why's he so careless with things?
          HOST: He had a ball once that he'd painted a face on. It's in the reeds. Now it's all the same to him.`,
        stuck: `
          ["FORE!" TLONK! A deck chair leaves the terrace, with somebody asleep.]
          ASK: Can't he stop halfway?
          HOST: Not with that swing. Once it's begun, it goes all the way round. His caddie used to hang on to the coattails.`,
        mixed: `
          ["FORE!" TLONK! A bishop leaves the terrace.]
          ASK: That wasn't a ball, by any rule!
          HOST: What lies there is the ball, and what stands there is the Colonel. You can't knock that out of him.`,
        mess: `
          ["FORE!" TLONK! A wedding cake leaves the terrace. It was nobody's.]
          ASK: Hasn't he got any glasses?
          HOST: He's wearing them. They're thick with mud. He thinks that it's been evening since the first bunker.`,
      },
      saves: {
        noise: `
          [The Colonel looks up at the sky. He puts down the tree, and his cap over his ears.]
          HIT: He's lying flat on the ground!
          HOST: He thinks that was thunder! It's down clubs, and cake! Who's got the cake?`,
        lost: `
          [It lands at the Colonel's feet. He lifts up the tree. He looks down. He puts back the tree.]
          HIT: Why won't he hit it?
          HOST: He knows what that is to somebody. He's flattening the grass, so that it's got a view.`,
        stuck: `
          [{With} catches the Colonel at the top of his swing. TL... He hangs there, and looks round him.]
          HIT: What's he staring at?
          HOST: He's never been held up long enough to see it. He's just asked me if we knew that it's a swamp.`,
        mixed: `
          [It hits the Colonel on the cap. He puts down the tree, curls up on the grass, and tucks in his head.]
          HIT: What's he supposed to be?
          HOST: A ball! He's hit so many. He wants to know what they see in it.`,
        mess: `
          [It pours over the Colonel, and his glasses come up clean. He looks at the tree. He looks at {HIT}. "Oh," he says.]
          HIT: He's helping me up!
          HOST: He can see us! He wants to know how many of us there have been. I told him four. It seemed kinder.`,
      },
      turns: [
        `[A thin gentleman stands on the lawn, with a full cup of tea.]
         ASK: Isn't he sinking?
         HOST: He wants to join the club. It's the test. Whatever happens, he mustn't spill.`,
        `[The thin gentleman is in up to his bow tie. The tea is level.]
         HIT: Shouldn't we pull him out?
         HOST: He's asked us not to. He comes from a family that spilled.`,
        `[Out of the lawn sticks one hand, with a cup of tea.]
         ASK: He's gone under!
         HOST: And not a drop in the saucer! He's in! Will somebody fetch up the new member?`,
      ],
      twist: 'A sinking gentleman must not spill his tea',
    },
  ],
}
