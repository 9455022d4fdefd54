import { type Program } from '../../plays/card-types.ts'

export const tooLateWithBeverly: Program = {
  name: 'Too Late with Beverly',
  people: {
    Beverly: {
      short: 'Beverly',
      want: 'a real laugh',
      as: { BOSS: {} },
      hooks: {
        claim: `
            [{ME} puts on a false nose. Nobody laughs.]
            ME: You see? Not unless they're told to! I've had a realer laugh from a drain!`,
        end: `
            [{ME} puts on the false nose. Somebody snorts.]
            ME: Nobody told them to! It came out through the nose! Theirs, not mine!`,
        later: `
          ME: I got a real laugh at home this morning.
          ASK: What did you say?
          ME: "Good morning." I think it was the pajamas. ## "Good morning." I wasn't wearing the pajamas.`,
      },
      turns: [
        `ME: Knock, knock.
         ASK: Ha, ha, ha!
         ME: I hadn't got to the end.
         ASK: It's in my contract.`,
        `ME: Here's one without an end, so nobody can laugh too early. A horse walks into...
         [A long silence.]
         ASK: Into what?
         ME: You see? You're interested.`,
        `[{ME} falls over a cable, and gets up in a wastebasket.]
         ASK: Pfff.
         ME: What was that?
         ASK: I'm so sorry.
         ME: Don't be! Where was I standing?`,
      ],
      twist: 'Beverly leaves the end off a joke',
    },
    'Announcer Adaeze': {
      short: 'Adaeze',
      want: 'to whisper',
      as: { FOE: {} },
      hooks: {
        claim: `
            [{ME} whispers something. A light bulb bursts.]
            ME: AND THAT WAS MY WHISPER, LADIES AND GENTLEMEN! I CAN'T KEEP A SINGLE SECRET!`,
        end: `
            [{ME} whispers something. The light bulb stays whole.]
            ME: Did you hear that whisper? Nor did I.`,
        later: `
          ME: I whispered all night long.
          ASK: What about?
          ME: No idea. I couldn't hear me.`,
      },
      turns: [
        `ME: AND HERE COMES A SPOON!
         ASK: I'm only stirring my tea.
         ME: ALL THE WAY FROM THE SAUCER!`,
        `ASK: Could you say something softly?
         ME: LIKE THIS?
         [A cup breaks.]
         ASK: It's a beginning.`,
        `[{ME} speaks into a very large cushion.]
         ME: Is it working?
         ASK: I only caught half of it.
         ME: Which half? It was all about you.`,
      ],
      twist: 'Adaeze whispers, and a cup breaks',
    },
    'Sidekick Seb': {
      short: 'Seb',
      want: 'to sit behind the desk',
      as: { PAL: {} },
      hooks: {
        claim: `
            [{ME} sits down, and sinks. Only a forehead shows above the desk.]
            ME: It's the sidekick's chair. All I ever see of that desk is the gum underneath.`,
        end: `
            [{ME} sits down behind the desk.]
            ME: So that's the top of the desk! There's a drawer! And in the drawer there's a sandwich!`,
        later: `
          ME: I sat behind the desk all night.
          ASK: And how was it?
          ME: There was nobody to laugh. I got down, and did it from the side.`,
      },
      turns: [
        `ASK: It's raining.
         ME: Ha! So true!
         ASK: My goldfish is ill.
         ME: Ha! So... oh.`,
        `ASK: Do you ever disagree with anybody?
         ME: Never.
         ASK: You're wrong.
         ME: So true!
         ASK: Then you do.
         ME: I need to lie down.`,
        `ASK: Say something, Seb, and I'll laugh.
         ME: First? Me? I had toast.
         ASK: Ha! So true!
         ME: It was! It was true!`,
      ],
      twist: "Seb laughs at somebody's sick goldfish",
    },
    'Bandleader Bongo': {
      short: 'Bongo',
      want: 'to play a tune to the end',
      as: {
        BOSS: {
          claim: `
              [{ME} plays four bars. Somebody waves, and {ME} stops.]
              ME: Now I'm even the host, and I still don't know how my own tune ends!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
              [{ME} plays four bars. Somebody waves, and {ME} stops.]
              ME: Four bars! Always four! I don't even know if my own tune ends well!`,
        end: `
            [{ME} plays four bars, and then all the others.]
            ME: It's got an end, my tune! And I'd always thought that it was sad!`,
        later: `
          ME: We played the tune to the end, all night.
          ASK: And what did the neighbors say?
          ME: That they'd rather not have known.`,
      },
      turns: [
        `[{ME} hums four bars, and stops.]
         ASK: How does it go on?
         ME: With a word about soap.`,
        `[{ME} hums five bars.]
         ASK: There was a new one at the back!
         ME: I don't know whose it is. It was just standing there.`,
        `[{ME} hums five bars, and {ASK} hums the rest.]
         ME: Where did you get that?
         ASK: It's what I sing in the bath.
         ME: You've been finishing me for years.`,
      ],
      twist: "Bongo's tune grows by one bar",
    },
    'Guest Gustavo': {
      short: 'Gustavo',
      want: 'to be asked a question',
      as: {
        BOSS: {
          claim: `
              [{ME} takes out a card that says "ANSWER".]
              ME: Six years I've waited to be asked. Now I'm the host, and I have to do the asking!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
              [{ME} takes out a card that says "ANSWER".]
              ME: Six years in the waiting room! They've asked the plant how it was feeling. Couldn't they ask me?`,
        end: `
            ASK: So, Gustavo. How are you?
            [{ME} takes out the card that says "ANSWER".]
            ME: "Fine!" Six years old, and it still fits!`,
        later: `
          ME: I was asked another question today.
          ASK: What was it?
          ME: "Are you in the line?" I spoke for an hour.`,
      },
      turns: [
        `ME: Would you like to see some pictures of my trip?
         ASK: Where did you go?
         ME: Down the corridor.`,
        `ASK: And who's this here, in red, by the wall?
         ME: That's the fire extinguisher. We waited together.`,
        `ASK: Tell me, Gustavo. Has it got a name?
         ME: The extinguisher? Nobody's ever asked! It's Denise.
         ASK: Give Denise my love.`,
      ],
      twist: 'Gustavo passes round pictures of a corridor',
    },
  },
  recall: `
    PAL|LEAD: The band's made a tune out of it. "{Line}." It goes on for eleven minutes.
    BOSS: Does anybody dance to it?
    PAL|LEAD: They start to. Then they hear the words.`,
  scenarios: [
    {
      id: 'one',
      shape: 'race',
      title: 'All of You at Home || Sit Up Straight',
      premise:
        'Only one viewer is left, and all that this one rings up to say must be done at once, while {keeper} has the number.',
      game: 'A whole show obeys one person at home, until it is told to go to bed.',
      facts: {
        prop: 'the number',
        event: 'a late show',
        crowd: 'the cleaners',
      },
      effects: {
        number: {
          noise: `
            [RING-A-LING!]
            PAL|LEAD: We're to think of the neighbors.
            BOSS: Sorry, neighbors!`,
          lost: `
            [RING-A-LING!]
            PAL|LEAD: They ask where you had it last.
            BOSS: In my hand! It's always in my hand!`,
          stuck: `
            [RING-A-LING!]
            PAL|LEAD: "Don't pull at it," they say. "You'll only make it worse."
            BOSS: I wasn't pulling! I was only looking at it!`,
          mixed: `
            [RING-A-LING!]
            PAL|LEAD: You're to put it back the way you found it.
            BOSS: But it wasn't like that when I found it!`,
          mess: `
            [RING-A-LING!]
            PAL|LEAD: They'd like to know who's going to clean that up.
            BOSS: Me! At once! Where's a mop?`,
        },
      },
      hooks: {
        Beverly: {
          end: `
            [In the telephone, somebody laughs, and can't stop.]
            ME: It's the hat! And nobody told her to!`,
        },
        'Bandleader Bongo': {
          end: `
            ["NOW PLAY IT TO THE END, DEAR," says the telephone. {ME} plays four bars, and then all the others.]
            ME: It's got an end! I only had to be told!`,
        },
        'Guest Gustavo': {
          end: `
            ["AND HOW'S THE QUIET ONE?" says the telephone. {ME} takes out the card that says "ANSWER".]
            ME: "Fine!" Six years old, and it still fits!`,
        },
      },
      after: `
        [TWIK.]
        PAL|LEAD: It says three today.
        BOSS: They've got my aunt to stay. She doesn't like it.
        PAL|LEAD: But she's watching?
        BOSS: She says that somebody has to.`,
      acts: [
        {
          title: 'All of You at Home',
          time: 'ELEVEN AT NIGHT',
          beat: 'A dial shows how many people are watching, and it shows one.',
          text: `
            <2> > lead arrive
            BOSS: Good evening to all of you at home!
            FOE|LEAD: All of whom? Look up there, at the dial. || There's a dial for that. It counts them.
            BOSS: And how many is that? || How many have we got?
            PAL|LEAD: One.
            BOSS: One million?
            PAL|LEAD: One.
            * plant dial
            BOSS: If it says zero at midnight, they switch us off for good. Hello there, you! || And if it's zero at midnight, that's the end of us. Good evening, dear you!
            [TWIK. The dial drops.]
            PAL|LEAD: A half.
            BOSS: How can half a person watch? || Which half?
            FOE|LEAD: With one eye. The other's asleep. || One eye. It's shut the other.
            [RING-A-LING! A telephone on the desk.]
            !PAL|LEAD: It's the viewer. "Sit up straight!" They've hung up. ## It's the viewer. "Sit up straight! And do up that button!" They've hung up.
            [{BOSS} sits up straight. TWIK.]
            FOE|LEAD: It's back to one! || Both eyes!
            BOSS: So that's how it's done! Whatever the viewer says, we all do. At once! || Then that's tonight's show! They say it, and we do it. All of us. At once!
            <first> <?b> > hook BOSS claim
            <first> <3+> BOSS: Now our guest. And stand up straight!
            <3+> > lead arrive
            > place intro
            > turns
            [RING-A-LING!]
            PAL|LEAD: They ask what all that is, behind you. You're to tidy it away. ## They ask what sort of place this is. And if there's anybody nice in it. || They ask if it's always so wild, where you work. ## They ask if it's always so wild, where you work. And with whom.`,
        },
        {
          title: 'Something Warm || The Hat',
          time: 'A QUARTER PAST ELEVEN',
          beat: 'Everybody does as the viewer says, and the number ends up {where}.',
          text: `
            > turns
            [RING-A-LING!]
            PAL|BOSS: We're all to put on something warm. || We'll catch cold, they say. And where are our scarves?
            FOE|LEAD: Under these lights?
            !BOSS: Do it! Hats, too!
            [Everybody puts on two sweaters, a scarf and a hat. TWIK.]
            PAL|BOSS: One and a quarter! They've put on their glasses.
            FOE|LEAD: Who is it? There's a number, on the only letter that we ever got.
            BOSS: Then I can call, and say thank you! Keep it safe, {call}. || That's from them! I'll call, and say thank you. {Call}, hold that number. And wash your hands first.
            > lead help
            > effect number
            <3+> !FOE: That's enough! I'm a grown-up! I don't wear a hat indoors! || I'm taking mine off. I'm far too old to be told!
            <2> LEAD: That's enough! I'm a grown-up! I don't wear a hat indoors! || I'm taking mine off. I'm far too old to be told!
            [TWIK. A half. RING-A-LING!]
            <3+> LEAD: It's for you. "Don't answer back."
            <2> BOSS: It's for you. "Don't answer back."
            <3+> !FOE: I wasn't! I only said...
            <2> LEAD: I wasn't! I only said...
            [TWIK. A quarter.]
            <3+> !BOSS: Say that you're sorry!
            <2> BOSS: It's a quarter! Say that you're sorry!
            <3+> !FOE: I'm sorry. It's a lovely hat. || I'm sorry. It's a very warm hat. Thank you.
            <2> LEAD: I'm sorry. It's a lovely hat. || I'm sorry. It's a very warm hat. Thank you.
            [TWIK. One.]
            <?hair> [RING-A-LING!]
            <?hair> !PAL|LEAD: Now they'd like to know who cut your hair. ## Now they'd like to know if you've met somebody.
            <?hair> !BOSS: Do they like it? ## What sort of somebody?
            <?hair> !PAL|LEAD: They only asked who. ## With a job.
            <?nice> <3+> [RING-A-LING!]
            <?nice> <3+> PAL: You're to say something nice to your guest.
            <?nice> <3+> > lead flattered BOSS
            > turns`,
        },
        {
          title: 'With Your Mouth Full',
          time: 'HALF PAST ELEVEN',
          beat: 'They eat up, put out the lights, and have never been so good.',
          text: `
            <?try> [TWIK. Zero.]
            <?try> BOSS: They've gone! || We've lost them!
            <?try> FOE|LEAD: They'll only be in the kitchen. ## They'll only be in the kitchen. There's a bottle behind the flour.
            <?try> BOSS: Then nobody's looking! Quick, {call}, get that number back! || So there's nobody watching. Now, {call}! The number! Quick!
            <?try> > lead attempt
            <?try> [TWIK. One. RING-A-LING!]
            <?try> LEAD: It's for me. They saw that.
            > turns
            [RING-A-LING!]
            PAL|BOSS: They think that we look thin. We're to eat something. || They ask when we last had something to eat. So we're all to eat!
            FOE|LEAD: There's only {food}.
            PAL|BOSS: They heard you. "Don't be fussy." || They heard that. There are people who'd be glad of it.
            [Everybody gets a plateful. TWIK.]
            !BOSS: Mmm. So, {call}, tell us the story of your life.
            [RING-A-LING!]
            PAL|LEAD: "Not with your mouth full!"
            FOE|LEAD: But it's a talk show!
            [Everybody chews, and nods. RING-A-LING!]
            PAL|LEAD: It's just one word. "Elbows." || It's just one word. "Chew."
            <?work> [RING-A-LING!]
            <?work> PAL|LEAD: They ask if you've done your homework.
            <?work> !BOSS: I left school thirty years ago!
            <?work> PAL|LEAD: "Then there must be quite a pile."
            > turns
            [RING-A-LING!]
            <3+> FOE: They wonder who's paying for all those lights.
            <2> LEAD: They wonder who's paying for all those lights.
            [They put out the lights. It is quite dark. Only the dial glows.]
            PAL|BOSS: Now they can't see anything!
            [TWIK.]
            LEAD: It's one and a half! || It's gone up!
            !BOSS: In hats, in the dark, with our mouths full. It's the best show that we've ever done! || Then that's what was wrong all these years. They could see us.`,
        },
        {
          title: 'Bed',
          time: 'JUST BEFORE MIDNIGHT',
          beat: 'The viewer sends them to bed, and {boss} sends the viewer.',
          text: `
            > turns
            [RING-A-LING!]
            PAL|LEAD: "Look at the time! Off to bed, all of you." || "Nearly midnight!" We're to go to bed.
            !BOSS: To bed? But then there's no show! || But then we're off the air!
            FOE|LEAD: If we don't, they'll shut both eyes! || If we stay up, they'll shut both eyes!
            !BOSS: Five more minutes! We're not even tired!
            [RING-A-LING!]
            PAL|LEAD: They say, "That's what you said last night."
            > turns
            [TWIK. A half. TWIK. A quarter.]
            FOE|LEAD: They can hardly keep it open! Why aren't they in bed? || One eye, and it's closing! Why aren't they in bed themselves?
            !BOSS: They never are. In thirty years, that dial's never been at zero at midnight. I thought it was stuck. || They never are. Every midnight, for thirty years, that dial's been at one. I'd thought it was stuck.
            LEAD: Perhaps it's somebody who can't sleep until you're all home. || Perhaps they can't, until you are. Some people are like that.
            * plant waiting
            <?w> !BOSS: Then I know what to do. It's our last minute, {call}. Anything you'd like to say? || And we never noticed! It's our last minute, {call}. Anything to say?
            <?w> > lead lastWords
            [{BOSS} looks straight into the camera.]
            !BOSS: Whoever you are. Don't wait up for us. Go to bed.
            <3+> FOE: But that's zero! We're off for good!
            <2> LEAD: But that's zero! You're off for good!
            !BOSS: I know. But somebody has to get up in the morning. || I know. Sleep well.
            [TWIK. Zero.]`,
        },
        {
          title: 'Both of You',
          time: 'A MINUTE TO MIDNIGHT',
          beat: 'The number comes back, and {boss} knows it by heart.',
          text: `
            PAL|LEAD: So we can put on the lights. And take off the hats. || Nobody's watching. You can all take off your hats.
            FOE|BOSS: I've got used to mine. || I'm keeping mine on. It was meant kindly.
            [The lights go on. {freed} {BOSS} reads it. And reads it again.]
            * prop
            PAL|LEAD: Do you know it?
            !BOSS: By heart. I've had it since I was three.
            [{BOSS} dials. Somebody picks up at once.]
            !BOSS: Hello? Mother?
            [A long, long pause. {hush}]
            FOE|LEAD: Is she still there?
            !BOSS: "Sit up straight," she says.
            PAL|LEAD: How can she see you? You sent her to bed! || She can see you? But she's gone to bed!
            [TWIK. One.]
            * pay dial
            !BOSS: She went. She's taken us with her. || So she has. She's got us on the blanket.
            * pay waiting
            <?b> > hook BOSS end
            > turns
            <?late> FOE|LEAD: All those years, and it was only your mother?
            <?late> !BOSS: What do you mean, "only"? She says she heard that.
            <?o> > lead last
            FOE|LEAD: Midnight, and it says one! || It's midnight! And we're still on!
            [TWIK.]
            LEAD: It says two!
            !BOSS: We've woken Father. ## We've woken Father. He says that there are far too many people in this bed.
            [{BOSS} sits up straight, and waves, small.]
            !BOSS: Good night to both of you at home.`,
        },
      ],
    },
    {
      id: 'goose',
      shape: 'contest',
      title: 'Never Mention the Goose || Did You Fly?',
      premise:
        'At every bird word somebody in a large hat comes one row nearer, while {keeper} has the only safe questions.',
      game: 'Nobody may mention the goose, and there is nothing else that anybody can think of.',
      facts: {
        prop: 'the question card',
        event: 'a talk show',
        crowd: 'the studio audience',
      },
      effects: {
        card: {
          noise: `
            PAL|BOSS: All the safe questions are in there, in a "flu..."! In a state! They're in a state!
            [The large hat gets halfway up. It sits down again.]`,
          lost: `
            PAL|BOSS: Those were the only ten questions without a "be..."! Without anything at the front of the face!
            [The large hat gets halfway up. It sits down again.]`,
          stuck: `
            PAL|BOSS: All the safe questions! They can't move a "wi..."! An arm! They can't move an arm!
            [The large hat gets halfway up. It sits down again.]`,
          mixed: `
            PAL|BOSS: Look at it! It only needs a "ne..."! A house! It only needs a small, round house!
            [The large hat gets halfway up. It sits down again.]`,
          mess: `
            PAL|BOSS: It's gone under, like a "du..."! Like a submarine! Like a submarine!
            [The large hat gets halfway up. It sits down again.]`,
        },
      },
      hooks: {
        Beverly: {
          end: `
            [{ME} puts on the false nose. HONK, HONK! The goose has to hold on to the chair.]
            ME: It's laughing! And nobody told it to!`,
        },
        'Bandleader Bongo': {
          end: `
            [{ME} plays four bars. The goose honks all the others.]
            ME: So that's how it ends, my tune! On a honk!`,
        },
        'Guest Gustavo': {
          end: `
            [The goose turns to {ME}. Honk? {ME} takes out the card that says "ANSWER".]
            ME: "Fine!" Six years old, and it still fits!`,
        },
      },
      after: `
        [HONK.]
        PAL|LEAD: The goose got more letters than we ever did.
        BOSS: What do they say?
        PAL|LEAD: I'm not allowed to ask.`,
      acts: [
        {
          title: 'One Rule',
          time: 'ELEVEN AT NIGHT',
          beat: 'There is one thing that nobody may mention, and somebody in the last row is listening.',
          text: `
            <2> > lead arrive
            BOSS: Our guest's agent has sent a rule. "Never mention the goose. At every bird word, I come one row nearer." || There's a rule, from our guest's agent. "Nobody mentions the goose. One bird word, and I come one row nearer."
            FOE|LEAD: What goose? || Which goose? Whose?
            PAL|BOSS: It doesn't say! "And once I'm on the stage, I take my client home." || We're not to ask! "And when I get to the stage, I take my client home."
            FOE|LEAD: Who's that in the last row, in the large hat?
            BOSS: The agent. Row ten! Nobody says ten bird words in an hour. || That's the agent. But that's row ten! Who says ten bird words in a night?
            * plant rows
            <first> <?b> > hook BOSS claim
            <3+> <first> BOSS: Let's have our guest!
            <3+> > lead arrive
            > place intro
            > turns
            !BOSS: We're on! Good evening, brought to you by potatoes! And how was your journey? Did you fly? || Smile! Good evening, with kind regards from potatoes! How was your journey? Did you fly?
            [HONK! In the last row, the large hat gets up, and sits down in row nine.]
            FOE|LEAD: That's one! || "Fly"! You said "fly"!
            !BOSS: I only meant, with wings!
            [HONK! Row eight. Knees are moved. Popcorn is held.]
            PAL|LEAD: Stop explaining it! || Don't help!`,
        },
        {
          title: 'Ten Safe Questions || Take a Gander',
          time: 'A LITTLE LATER',
          beat: 'The safe questions end up {where}, and everybody slips.',
          text: `
            > turns
            !BOSS: From here on, I only ask what's on this card. Ten safe questions. {Call}, you hold it. My hands are shaking. || I've got ten safe questions, on a card. {Call}, you read them out. I don't trust my mouth.
            > lead help
            > effect card
            <3+> !FOE: So we make one up. It's easy! You look a little down tonight. || Then I'll ask something. How hard can it be? You look a little down tonight.
            <2> BOSS: So I'll make one up. It's easy! You look a little down tonight. || Then I'll ask something else. How hard can it be? You look a little down tonight.
            [HONK! Row seven.]
            <3+> !FOE: What have I said?
            <2> BOSS: What have I said?
            PAL|LEAD: "Down." It's what pillows are full of. || "Down." You sleep on it!
            !BOSS: Then let's see who else is on the bill.
            [HONK! Row six. Somebody there moves her knitting.]
            LEAD: You only have to keep calm, and not get into a flap! || I never slip, and I've done this for years. You need an eye like a hawk!
            [HONK! Row five.]
            <3+> PAL: Ha! And who's got egg on their face now? || Ha! So now it's your turn to eat crow!
            <2> BOSS: Ha! And who's got egg on their face now? || Ha! So now it's your turn to eat crow!
            [HONK! Row four.]
            LEAD: You have. || No. Yours.
            <?shoes> BOSS: A question from the audience, quick! About soup!
            <?shoes> FOE|LEAD: They've all got the same one. I can see their mouths. ## They've all got the same one. Except the lady in red. Hers is about your shirt.
            <?f> !BOSS: From here on, our guest does the talking!
            <?f> > lead teach
            > turns`,
        },
        {
          title: 'Potato',
          time: 'HALF PAST ELEVEN',
          beat: 'They use another word for it, and the large hat learns it.',
          text: `
            <?music> BOSS: Music! Somebody play some music!
            <?music> [PARP, plays the band, PARP, very slowly, like somebody with flat feet. The large hat sways.]
            <?music> BOSS: Not that one!
            > turns
            PAL|LEAD: Look at its feet, under the coat. They're flat, and orange. || Can you see how it walks? From side to side.
            BOSS: Don't tell me! From now on, we don't say such words. We say "potato". || Don't tell me! We need another word for all that. From here on, it's "potato".
            FOE|LEAD: Why potato?
            <4+> PAL: It's on the sponsor's sign. It won't stand out. || It's all over the sponsor's sign up there.
            <4+> !BOSS: So, {call}. Did you potato here?
            <2-3> !BOSS: It's on the sponsor's sign. So, {call}. Did you potato here?
            [A silence. The large hat stays where it is. It's thinking.]
            LEAD: I couldn't. I haven't got any potatoes. || What with? I've never had potatoes.
            FOE|BOSS: It works! My aunt keeps eleven potatoes. Every morning, she looks under each one for a little potato. || It works! On Sundays my uncle goes to the park, and throws bread to the potatoes. ## It works! We had two potatoes outside our window, on the honeymoon. They did it first. There was a dance.
            PAL|LEAD: So you can say anything! A little potato told me...
            [HONK! Row three.]
            FOE|BOSS: It's learned "potato"!
            PAL|LEAD: Then potato's a bird! || So now a potato's a bird!
            [Slowly, the large hat looks up at the sponsor's sign. "POTATOES! HOT POTATOES!" HONK! HONK! Row two. Row one.]
            FOE|BOSS: Nobody told me that it could read! || It can read! Who taught it to read?
            <?h> FOE|LEAD: Run for it, before it's up here!
            <?h> > place door
            > turns`,
        },
        {
          title: 'Not a Word',
          time: 'FIVE TO MIDNIGHT',
          beat: 'They need only be silent until midnight, and {boss} asks.',
          text: `
            > turns
            BOSS: One more, and our guest goes home. If we're silent until midnight, we've won. || It's in row one. So not a word until midnight, and we've won.
            FOE|LEAD: On a talk show? || It's called a talk show!
            !BOSS: Ssh!
            [A long silence. Somebody hums, thinks what the song's about, and stops.]
            LEAD: It's always like this. A hundred shows, and by midnight, nobody's talking to me any more. || It's the same on every show. By midnight, nobody says a word to me.
            !BOSS: In case it takes you home, {call}, what would you have liked to say? || Then say something yourself, {call}, while you're still here. Anything. Softly.
            > lead lastWords
            <3+> FOE: Don't answer! One more minute, and we've won! || Ssh! It's a minute to midnight! We've won!
            <2> LEAD: But don't answer. One more minute, and you've won.
            !BOSS: Won what? I've had a guest here for an hour, and all we've talked about is vegetables. {Call}! What about the goose? || Won what? I've a guest here, and I've asked about nothing but vegetables. {Call}! What about the goose?
            [HONK! The large hat gets up.]`,
        },
        {
          title: 'The Agent',
          time: 'MIDNIGHT',
          beat: 'The agent comes up on the stage, and the rule meant something else.',
          text: `
            [Slap, slap, slap, up the steps. On the stage, it takes off the large hat.]
            PAL|LEAD: It's a goose! The agent is the goose! || That's no agent! That's the goose!
            <2> BOSS: Both at once?
            LEAD: It does my letters. || It's both. It does my letters.
            !BOSS: It was me who asked. I'd do it again. So take your client home. || I asked, and I'm glad. So take your client home.
            [The goose looks at the lights, at the camera, at the empty chair. Honk?]
            LEAD: I think it'd like to be asked something.
            FOE|BOSS: Then why did it forbid it? || But it told everybody not to!
            LEAD: It's very shy. And before that, nobody ever asked.
            PAL|BOSS: So whenever we came near it... || And each time that we got near it...
            LEAD: It came nearer. It wasn't angry. It was hoping. || It came a row nearer. It was so pleased.
            * pay rows
            [The goose sits down in the chair, and folds its feet. {freed}]
            * prop
            !BOSS: My ten safe questions! "Do you like bread? Can you swim? Do you go south for the winter?" || It's my card! "Which do you like, lakes or rivers? Can you stand on one leg? What's bread like?"
            FOE|LEAD: THOSE were the safe ones?
            !BOSS: I couldn't think of anything else! || I'd been told not to think of it!
            <?b> > hook BOSS end
            > turns
            <?o> > lead last
            [The goose unfolds another letter.]
            FOE|LEAD: Go on. Read it out.
            PAL|BOSS: One rule. "Never ask about my client."
            [They all look at {LEAD}. They can think of nothing else. They bite their lips, and look at the goose.]
            !BOSS: Good evening. And how was your journey? Did you fly?`,
        },
      ],
    },
    {
      id: 'sign',
      shape: 'swap',
      title: "I Hadn't Finished || Laugh, Clap, Gasp",
      premise:
        'The audience does all that a sign tells it, and nobody can turn it off, as {keeper} has had the switch.',
      game: 'They laugh at what is sad and gasp at what is nothing, and nobody has ever heard the end of the joke.',
      facts: {
        prop: 'the switch',
        event: 'a late show',
        crowd: 'the studio audience',
      },
      effects: {
        switch: {
          noise: `[CLACK. The sign says GASP. "AAAH!"]
            FOE|BOSS: Now it changes at every sound! Nobody make another!`,
          lost: `[CLACK. The sign says CLAP. "BRAVO!"]
            FOE|BOSS: Now {the} is working it! From the inside!`,
          stuck: `[CLACK. The sign says STAND UP. They all stand up.]
            FOE|BOSS: Something's tugging at it! Don't anybody pull!`,
          mixed: `[CLACK. The sign says AWWW. "AWWW!"]
            FOE|BOSS: It's gone soft in the middle!`,
          mess: `[CLACK, clack, clack. The sign says CLAP, CRY, CLAP. They clap, and cry, and clap.]
            FOE|BOSS: It's short-circuited! So have they!`,
        },
      },
      after: `
        [CLACK.]
        PAL|LEAD: Somebody's written on the sign. It says "ONLY IF YOU LIKE".
        BOSS: And do they?
        PAL|LEAD: About one in four. But they mean it.`,
      acts: [
        {
          title: 'Behind a Desk',
          time: 'ELEVEN AT NIGHT',
          beat: 'The audience laughs before the joke, as a sign tells it to.',
          text: `
            <2> > lead arrive
            [{BOSS} rolls in, sitting behind a desk on wheels.]
            !BOSS: Good evening. Just one question. Why do I sit behind a desk?
            [CLACK. A sign over the stage says LAUGH. "HA, HA, HA!"]
            !BOSS: I hadn't finished.
            PAL|LEAD: There's a sign up there. They do whatever it says. || It's the sign. It says LAUGH, so they laughed.
            * plant joke
            !BOSS: It's a joke, and it has an end. Nobody's ever heard it. || They've never heard how it ends. I've got the end on me.
            <3+> FOE: It always works! Why complain? || But they enjoyed it. It said so.
            PAL|LEAD: It's got a loose switch. One bump, and it says something else. || The switch is loose. One tap on it, and they have another feeling.
            * plant loose
            <first> > hook BOSS claim
            <first> <3+> BOSS: Well, let's have our guest.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            <?roll> FOE|LEAD: Aren't you going to stand up, and shake hands?
            <?roll> [{BOSS} rolls over, with the desk.]
            <?roll> BOSS: I never leave it. ## I never leave it. It's the longest that I've stayed with anybody.`,
        },
        {
          title: 'The Switch',
          time: 'A QUARTER PAST ELEVEN',
          beat: 'The switch is to stay off, and ends up {where}.',
          text: `
            > turns
            <handed> !BOSS: Tonight that sign stays dark, till I've told my joke. {Call}, take the switch, and don't bump it. || Tonight we'll leave it dark. {Call}, you hold the switch. Only hold it.
            <taken> !BOSS: Tonight that sign stays dark, till I've told my joke. Here's the switch. Nobody bump it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {call}, get it back! || And there it goes! {call}!
            <taken> > lead attempt
            <handed> > effect switch
            BOSS: Let's go on as if nothing had happened. So, {call}. How's your mother?
            LEAD: Very well, thanks. ## She's living with a drummer. She's eighty.
            [The sign says BOO. "BOOOO!"]
            LEAD: But you've never met her!
            FOE|LEAD: And now, a word about our sponsor's soup. || Never mind them. Let's hear about our sponsor's soup.
            [The sign says CRY. "BOO-HOO!"]
            BOSS: They've tried it. || They've read the label.
            > turns
            <first> <3+> > hook FOE claim
            <?d> > lead ban
            !BOSS: Quick, while it's resting! Why do I...
            [CLACK. GASP. "AAAH!"]
            !BOSS: I hadn't finished!`,
        },
        {
          title: 'Sad News',
          time: 'HALF PAST ELEVEN',
          beat: 'There is sad news, and it is a great success.',
          text: `
            > turns
            !BOSS: I've some sad news. Our oldest camera died today.
            [The sign says LAUGH. "HA, HA, HA!"]
            PAL|LEAD: It had a good life.
            [The sign says BOO. "BOOOO!"]
            FOE|LEAD: Couldn't we just take that sign down? || Let's turn that sign to the wall!
            PAL|BOSS: I looked behind it once. There's another one.
            <handed> <?e> > lead attempt
            > turns
            [The sign says STAND UP. They stand up. SIT. They sit. STAND UP.]
            PAL|LEAD: They look tired.
            !BOSS: They're getting fit. It's the first good that I ever did them.
            <handed> <?f> > lead search
            PAL|LEAD: Don't they ever want to do something else? || I asked one of them his name. He looked up at the sign.
            !BOSS: It's so easy for them. They always know how they feel. ## It's so easy for them. I'd have given a lot for a sign like that over the bed.
            > turns
            !BOSS: Is anybody out there? Anybody at all?
            [CLACK. CLAP. "BRAVO!"]`,
        },
        {
          title: 'Breathe Out',
          time: 'JUST BEFORE MIDNIGHT',
          beat: 'The audience has gasped, and waits for the sign to let it breathe out.',
          text: `
            > turns
            [CLACK. GASP. "AAAH!" And the sign stays there.]
            PAL|LEAD: They've all breathed in. When do they breathe out? || What a great, big gasp! When do they breathe out?
            FOE|BOSS: When it says so. || It doesn't say OUT. It only says GASP.
            PAL|LEAD: Then turn it off!
            !BOSS: How? The switch is {where}!
            * plant breath
            [Row after row of round faces turns pink.]
            !BOSS: Dear audience, please let it out!
            [Nobody does. They look up at the sign.]
            FOE|LEAD: They're swelling! The whole second row's lost its buttons! || That's the second row, going up like balloons!
            <?h> > place door
            !BOSS: Then they'll have to laugh it out. Why do I sit here?
            [One tiny squeak, from the balcony.]
            PAL|LEAD: They'd love to. They're not allowed. || Somebody nearly did. They've put a hand over it.
            !BOSS: I hadn't even finished. || And they didn't even interrupt me. I miss it.
            <?l> > lead comfort BOSS
            > turns
            FOE|BOSS: {Call}, have you anything to say to them, before somebody pops? || They can't go home like that. They'd never fit on the bus. {Call}, say something!
            > lead lastWords
            [In the front row, one tear rolls down. The sign never said a word about it.]`,
        },
        {
          title: 'Off',
          time: 'MIDNIGHT',
          beat: 'The sign goes off, and {boss} can finish the joke.',
          text: `
            [{freed} {BOSS} turns it off. CLACK. The sign goes dark.]
            * prop
            [FFFFFFF! The whole house breathes out. All the papers fly off the desk.]
            * pay breath
            PAL|LEAD: Now they don't know what to feel.
            FOE|BOSS: They're looking at us. They're just looking.
            +BOSS: For the last time, then. Why do I sit behind a desk?
            [Nobody laughs. {BOSS} stands up, for the first time, and steps out from behind it. Below the jacket, pajamas. With ducks. ## Nobody laughs. {BOSS} stands up, for the first time, and steps out from behind it. Below the jacket, tiny shorts. With ducks.]
            * pay joke
            [A very long silence. {hush} "Pffft."]
            LEAD: Who did that?
            [Somebody snorts. Somebody slaps a knee. It goes along the rows like a wave.]
            FOE|BOSS: There's nothing on the sign! || It's off! And they're laughing!
            > hook BOSS end
            PAL|LEAD: Have you worn those every night? || And you've had those on the whole time?
            !BOSS: For years. I was waiting for the end of the joke.
            > turns
            <?n> > hook FOE end
            <?x2> > place gift
            <?o> > lead last
            <?p> > turns
            [CLACK. All by itself, the sign comes on. LAUGH. Nobody looks up. They can't. They're laughing.]
            * pay loose
            LEAD: What's so funny now?
            [{BOSS} turns round. At the back of the pajamas, there's a flap. ## {BOSS} turns round. At the back, the ducks end rather early.]
            !BOSS: I hadn't finished.`,
        },
      ],
    },
  ],
}
