import { type Setting } from '../../plays/card-types.ts'

/** A loudspeaker that apologizes before it happens; and Marguerite, the snail who pulls, and will not be hurried. */
export const worldsSlowestTrain: Setting = {
  name: "World's Slowest Train",
  side: 'INT.',
  a: 'a very slow train',
  round: 'a bread roll',
  roundLook: 'It has its own crust',
  tall: 'five suitcases and a flag',
  food: 'railway soup',
  tool: 'a ticket punch',
  rooms: ['CARRIAGE NINE', 'DINING CAR', 'BAGGAGE CAR', 'CORRIDOR', 'RIGHT BEHIND THE ENGINE'],
  ways: [
    {
      machine: 'the loudspeaker',
      at: 'at the loudspeaker',
      hide: 'the big trunk',
      hideNoise: 'a hinge',
      change: 'small',
      hush: 'The loudspeaker breathes in.',
      rise: 'KRRRK. "We apologize for the bump." BUMP! Everybody leaves the seats.',
      treat: 'the apologies',
      kept: 'back along the line',
      gives: 'KRRRK. "We apologize for the joy." In at the window comes {prop}.',
      bits: {
        why: `
          ASK: Why is {event} on {a}?
          HOST: It isn't. It's at the seaside. We just haven't arrived.`,
        intro: `
          [KRRRK. A loudspeaker coughs. "We apologize for the hat."]
          HIT: Which hat?
          [A gust of wind. {HIT}'s hat flies out of the window.]
          HOST: The loudspeaker is very polite. It says sorry first, and then it happens.
          ASK: How does it know?
          HOST: I couldn't say. It's the only thing on this train that's ever early.`,
        again: `
          [KRRRK. "We apologize for yesterday."]
          ASK: For all of it?
          ["Mainly the singing."]
          HOST: That's fair.`,
        stir: `
          [KRRRK. "We apologize for the scream."]
          ASK: What scream? Who's going to scream?
          HOST: Just wait.
          ASK: I can't bear waiting! AAAAH!
          HOST: There it is. Right on time.`,
        takes: `
          [KRRRK. "We apologize for the loss of {prop}."]
          ASK: But I've got it here, in my hand!
          [The train jolts, for the first time in years. Out of the window it goes.]
          HOST: And they were so nice about it.`,
        uses: `
          ASK: Whatever it's sorry for comes true? Loudspeaker! Be sorry that I'm so rich!
          [KRRRK. "We apologize for the pudding." FLOMP! It falls off the luggage rack, onto {ASK}.]
          ASK: I said rich!
          HOST: Taste it. It's nearly all cream.`,
        crowd: `
          [A rap on the window. Outside stroll {crowd}, waving.]
          ASK: Walking?
          HOST: They missed the train. They've been strolling beside it ever since. Wave. They're getting bored. ## They missed the train. They've been strolling beside it ever since. Two of those couples weren't couples when they started.`,
        door: `
          ASK: I'm getting off at the next station.
          HOST: There it is. You can see it from here.
          ASK: Thank goodness. When do we stop there?
          HOST: I said that you can see it.`,
        stow: `
          HOST: Into the big trunk! Fold yourself twice!
          [CREAK. Somebody has to sit on the lid.]`,
        back: `[CREAK. The trunk springs open. Out comes {thing}, folded like a shirt, and half the size.]`,
        peak: `
          [KRRRK. "We apologize for the bridge."]
          ASK: There's no bridge! We're going to crash! Brace yourselves!
          [Everybody braces. A very, very long pause.]
          HIT: My arms are tired. When?
          HOST: At this speed? First the engine, and then the dining car. I'd bring a book.`,
        gift: `
          [A wet, sandy hat blows in at the front window, and lands on {ASK}'s head.]
          ASK: But that flew out at the back!
          HOST: It's been right round the world. It says it was quicker.`,
      },
      worse: {
        noise: `
          [KRRRK. "We apologize for the lamps." It goes dark. It flickers.]
          ASK: Tell it to stop!
          HOST: It's never heard a word from us. It's been saying sorry for forty years, and it thinks that nobody's there.`,
        lost: `
          [KRRRK. "We apologize for the sandwiches." A seagull leaves with all of them.]
          ASK: Can't it ever announce something nice?
          HOST: It would have to be pleased first. All it's ever been handed is the list of delays.`,
        stuck: `
          [KRRRK-RK-RK. "We apo-po-pologize for the rattle." A suitcase falls. Then eleven.]
          ASK: It's shaking all over! What's it afraid of?
          HOST: Falling. It's been up there since 1962, on one screw.`,
        mixed: `
          [KRRRK. "We apologize for seat six." The spring goes BOINK.]
          ASK: Couldn't it read us some good news?
          HOST: It's only ever had the one page. It knows it by heart. It's the page with "sorry" on.`,
        mess: `
          [KRRRK-HACK. "We apologize for the chimney." Soot pours in.]
          ASK: What a horrible voice!
          HOST: It was a tenor once. That's forty years of coal dust, and never a sip of anything.`,
      },
      saves: {
        noise: `
          [A long crackle. "Who's there?" whispers the loudspeaker.]
          HIT: We are!
          ["We are pleased to announce that you are there. Also, the bridge." CLACK. There it is.]
          HOST: Forty years! And it only wanted somebody to talk over it.`,
        lost: `
          [A crackle. "For us?" A pause. "We are pleased. We are so pleased to announce a bridge." CLACK. There it is.]
          HIT: It's never sounded like that before!
          HOST: It had the bridge all along. It just wasn't in the mood.`,
        stuck: `
          [It holds. The shaking stops. "Thank you," says a deep, calm voice. "Next stop, the bridge." CLACK. There it is.]
          HIT: It isn't sorry any more!
          HOST: You know, I don't think it ever was. It was loose.`,
        mixed: `
          [A thump. Pages flutter. "We're delighted with the bridge! Look at it! And whose are those lovely ears?" CLACK. There it is.]
          HIT: It's stopped apologizing!
          HOST: It's got the wrong page. I think it's somebody's love letter. ## It's got the wrong page. It's the one that I wrote to the guard.`,
        mess: `
          [GARGLE. Then, in a golden tenor: "We are happy to announce a bridge." CLACK. There it is.]
          HIT: It said "happy"!
          HOST: Maybe it always did. It had something in its throat.`,
      },
      turns: [
        `[Far away, a rattle of cups.]
         ASK: Is that the tea trolley?
         HOST: In carriage one. It set off toward us in the spring.`,
        `[Rattle. Rattle.]
         HIT: I can smell tea!
         HOST: That's carriage four. Don't get up. You'll only frighten it.`,
        `[The door opens. In comes a tea trolley, and behind it a very long white beard.]
         ASK: At last! Tea with milk, please!
         HOST: Be gentle. He was a boy when you rang for him.
         ASK: And the milk?
         HOST: It comes in slices.`,
      ],
      twist: 'The tea trolley comes closer every season',
    },
    {
      machine: 'the snail',
      at: 'to the snail',
      hide: 'the mail sack',
      hideNoise: 'a postcard',
      change: 'bitten',
      hush: 'Far ahead, a snail puts out one horn to listen.',
      rise: 'SHLUP! The train stops dead. Everybody goes on, for about a yard, in the air.',
      treat: 'the cow',
      kept: 'inside the snail',
      gives: 'Shlup. Out come two horns, and between them {prop}, nicely polished.',
      bits: {
        why: `
          ASK: Who in the world holds {event} on {a}?
          HOST: It's the only one that nobody has ever missed. My grandmother caught it with a hen under each arm. ## It's the only one that nobody has ever missed. My grandmother caught it with a sailor under each arm.`,
        intro: `
          [SHLUP. The train stops. Then, very gently, it rolls backward.]
          HIT: That's my tree! I said goodbye to it at breakfast!
          HOST: You've upset Marguerite, our snail. She pulls us. If she feels hurried, she goes in.
          ASK: Into what?
          HOST: Her house. She brings it to work.`,
        again: `
          [SHLUP.]
          ASK: Weren't we farther on than this?
          HOST: Somebody snored in a hurry. We rolled back as far as Tuesday.`,
        stir: `
          [SHLUP. The train rolls back by one tree.]
          ASK: Who was rushing her?
          HOST: You looked at your watch.
          ASK: It's broken! It stopped in March!
          HOST: She can feel you hoping. ## She can feel you hoping. I was married to one like that.`,
        takes: `
          ASK: I'll hang {prop} on Marguerite's horns, till we need it. And then we'll have to be quick!
          [SHLUP. In goes Marguerite, and {prop} with her.]
          HOST: You said "quick". She's taken it to her room.`,
        uses: `
          ASK: If rushing is wrong, I'll do the opposite. Marguerite! Take your time!
          [A pause. The train stops altogether.]
          ASK: And now?
          HOST: She's taking it. You shouldn't have said how much was yours.`,
        crowd: `
          [Past the window glide {crowd}, each of them on a snail.]
          ASK: On snails?
          HOST: They're the impatient kind.`,
        door: `
          ASK: That's it! I'm pulling the emergency brake!
          [SCREECH! The train goes faster.]
          ASK: How can it go faster?
          HOST: It's been on since Easter. Put it back! She's being overtaken by her own train!`,
        stow: `
          HOST: Into the mail sack! There are a few young snails in there. They eat whatever's addressed.
          [RUSTLE. NIBBLE.]`,
        back: `[NIBBLE. Out of the mail sack comes {thing}, stamped, postmarked, and eaten away all round the edges.]`,
        peak: `
          [SHLUUUP. The rope goes slack. The train rolls backward down the hill, faster and faster.]
          ASK: We're doing ninety!
          HOST: I always wondered what that felt like.
          HIT: What's at the bottom?
          HOST: The place we left from. I made a farewell speech. It's going to be so awkward. ## The place we left from. I said goodbye to everybody. To one of them twice, and lying down.`,
        gift: `
          [A thin silver trail runs across the windowpane. It makes letters.]
          ASK: It says "Stay a while".
          HOST: She started that "S" in April. She must have been sure of you. ## She started that "S" in April. I've had engagements that were shorter.`,
      },
      worse: {
        noise: `
          [SHLUP. The train rolls back past a church.]
          ASK: Does she ever come out by herself?
          HOST: She was a racer once. She went in to wait for the starting gun. She's still in there, listening.`,
        lost: `
          [SHLUP. The train rolls back past a windmill.]
          ASK: What does she do in that house?
          HOST: Looks at the mantelpiece. There's a space on it, where she'd like a little something to stand.`,
        stuck: `
          [SHLUP. The train rolls back past a pond, and the same ducks.]
          ASK: Is she even tied to us?
          HOST: With a shoelace. She goes in because she thinks that we'll let go. Everybody has.`,
        mixed: `
          [SHLUP. The train rolls back past a scarecrow. It shrugs.]
          ASK: Why couldn't we roll uphill, for a change?
          HOST: You'll never fool Marguerite. Which way is down is the one thing she's sure of.`,
        mess: `
          [SHLUP. SKREEK. The train rolls back past a signpost.]
          ASK: That squeak goes right through me!
          HOST: It's her foot. She's only got one, and she's pulling us on it dry. There's been no rain since May.`,
      },
      saves: {
        noise: `
          [Out shoot two horns. Out shoots the rest of her. The rope snaps tight, and the train leaps forward.]
          HIT: She's galloping!
          HOST: She thinks that was the starting gun! Marguerite! You're in the lead!`,
        lost: `
          [Two horns come out, and carry it indoors. A pause. Out she comes, and the train glides uphill.]
          HIT: What did she do with it?
          HOST: It's on the mantelpiece. Now she's got a home, she isn't always at home.`,
        stuck: `
          [It pulls tight, from the snail to the train. The rolling stops. Out comes one horn, and feels it.]
          HIT: It's holding us up!
          HOST: It's holding on to her. She's been waiting for that since the shoelace.`,
        mixed: `
          [The snail turns round twice, and looks at the hill. The train starts to roll. Upward.]
          HIT: We're falling up!
          HOST: She's forgotten which way is down. Hush. Nobody tell the hill.`,
        mess: `
          [The rails turn wet, and shine. Wheeeee. The train slips uphill like soap.]
          HIT: We've overtaken a bicycle!
          HOST: She never was slow. She was dry.`,
      },
      turns: [
        `[Outside the window stands a cow.]
         ASK: Wasn't that cow there an hour ago?
         HOST: Don't stare. From where she's standing, it's us.`,
        `[Outside the window stands the cow, beside a calf.]
         HIT: There was only one of them before!
         HOST: That was before the signal box. We've been passing her for some time.`,
        `[Outside, the cow, the calf and a bull with a handkerchief all moo.]
         ASK: Why are they crying?
         HOST: We've moved by a yard. They're seeing us off.`,
      ],
      twist: 'The train tries to get past a cow',
    },
  ],
}
