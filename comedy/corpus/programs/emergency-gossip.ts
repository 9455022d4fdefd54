import { type Program } from '../../plays/card-types.ts'

export const emergencyGossip: Program = {
  name: 'Emergency Gossip',
  people: {
    'Matron Mabel': {
      short: 'Matron',
      want: 'to lie down in one of her own beds',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} lies down on a bed, sees a crease, and has to make it again.]
          ME: Forty beds, and I've never got as far as the pillow. ## Forty beds, and I've never been in one of them. Not even to warm it for somebody.`,
        stake: `ME: And I'd only just ironed it! On both sides!`,
        snap: `
          <first> ME: Everybody, breathe in! Breathe out! That's all I know!
          <next> ME: If I must go, then I go with straight corners!`,
        reads: `
          ASK: And what do you think it says, Matron?
          ME: "Go and lie down." That's the L. Or it's a bed.`,
        secret: `
          ME: Nobody knows this. I talk to the empty beds. I tell them that they're my best patients. ## Nobody knows this. I'm in love with the night porter. I always go up to him by the squeaky stairs.
          LEAD: And what do they say? ## And what does he say?
          ME: They've never complained. ## That I'd better oil them, or marry him.`,
        end: `
          <first> ME: I've got as far as the pillow! I'm lying on it! Nobody's to make me, and that's an order!
          <next> ME: A nap, in the afternoon, with the corners undone! I feel like a bandit!`,
        later: `
          ME: I spent a whole night in one of my own beds.
          ASK: Did you sleep?
          ME: I had to get up six times, to tuck myself in.`,
      },
      turns: [
        `ME: Feet.
         ASK: What about them?
         ME: They're on my floor.`,
        `[{ME} tucks in {ASK}'s shirt. And then the curtain, with {ASK} in it.]
         ASK: I can't get out!
         ME: You looked loose.`,
        `[{ASK} tucks a blanket round {ME}, standing up.]
         ME: I'm the one who tucks. I don't know what to do with my hands.
         ASK: Is that too tight?
         ME: Tighter. I'd like to feel that I can't help anybody.`,
      ],
      twist: 'Matron tucks in whatever looks loose',
    },
    'Nurse Nosy': {
      short: 'Nosy',
      want: 'a secret of her own',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ME} holds a glass to the wall, and listens.]
          ME: Everybody's got a secret but me. I've checked.`,
        stake: `ME: And I'm the last to hear about it!`,
        snap: `
          <first> ME: I know everything about everybody, and I never wrote it down!
          <next> ME: Nobody will ever hear what I've just heard!`,
        reads: `
          ASK: And what does Nosy say it is?
          ME: It's a secret! Look how it's hiding! "To be told to nobody but Nosy."`,
        secret: `
          ME: I've told everybody's secrets for years, and I made up half of them.
          LEAD: But why?
          ME: Your lives are so quiet. I wanted you to have something. ## Your love lives are so quiet. I gave each of you a Tuesday, with somebody tall.`,
        end: `
          <first> ME: I've got a secret! Somebody gave me one! Don't ask me! Please ask me! I'm not telling!
          <next> ME: I've got two secrets now. They keep each other warm!`,
        later: `
          ME: I kept my secret for the whole night.
          ASK: And what is it?
          ME: I've forgotten. But it was mine.`,
      },
      turns: [
        `ME: Go on. I'm all ears.
         ASK: I didn't say anything.
         ME: I know. You've been not saying it since breakfast.`,
        `ME: On Friday you bought two theater tickets. One for you, and one for your coat.
         ASK: How do you know that?
         ME: I was behind the coat.`,
        `ASK: I'll tell you something that nobody knows.
         [{ASK} whispers for a long time.]
         ME: And that's for me? To keep?
         ASK: To keep.
         ME: Where do people put them?`,
      ],
      twist: 'Nurse Nosy overhears what nobody says',
    },
    'Orderly Otto': {
      short: 'Otto',
      want: 'a ride on the trolley',
      as: { PAL: {} },
      hooks: {
        claim: `
          [{ME} pushes a trolley. On it is a plant.]
          ME: Even the plant gets a ride.`,
        stake: `ME: I only let go so that I could wave!`,
        snap: `
          <first> ME: Everybody onto the trolley! No! Off! I've just remembered the brakes!
          <next> ME: Mind your toes! Mind everything!`,
        reads: `
          ASK: And what can you see in it, Otto?
          ME: It says, "Let Otto ride." That squiggle's me, with my hair blown back.`,
        secret: `
          ME: At night, when there's nobody about, I take the beds out for a walk. ## At night, I let two of the beds stand closer than they're supposed to.
          LEAD: All of them? ## Did anything happen?
          ME: They hold on to each other. ## There's a cot now.`,
        end: `
          <first> ME: I've had a ride! Down the whole corridor! The plant was so jealous!
          <next> ME: Twice round the ward, backward! I've seen where I've been!`,
        later: `
          ME: They gave me a ride on it yesterday.
          ASK: How far did you get?
          ME: There's a hill. I've just walked back from the sea.`,
      },
      turns: [
        `ME: Mind your toes!
         ASK: You aren't pushing anything.
         ME: It's a habit. I shout it in church.`,
        `[{ME} runs by with an empty trolley.]
         ASK: Who's that for?
         ME: It needed some air.`,
        `ASK: Hop on, Otto. Where would you like to go?
         ME: Past the windows. And slowly, so that they think I'm somebody.`,
      ],
      twist: "Otto pushes a trolley that isn't there",
    },
    'Doctor Swoon': {
      short: 'Doctor Swoon',
      want: 'somebody who does not faint',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} smiles at {ASK}. FLUMP.]
          ME: And another one down. Does nobody ever stay up? ## And another one down. I've never once got as far as the pudding.`,
        stake: `ME: I never touched it! I may have smiled at it.`,
        snap: `
          <first> ME: I'm too beautiful to go! I don't say it from pride. It's on my chart.
          <next> ME: Nobody look at me! One of us ought to stay awake!`,
        reads: `
          ASK: And what do you read in it, Doctor?
          ME: It's a promise. "I shall see you smile, and I'll stay up till..." And there it slides right off the page.`,
        secret: `
          ME: I practice in front of the mirror. Last week, it cracked. ## I make eyes at myself in the mirror. Last week, I turned myself down.
          LEAD: Were you upset?
          ME: I thought, "At last, somebody who stood up to me."`,
        end: `
          <first> ME: I've smiled at all of you, and you've stayed up! Are you strong, or only tired?
          <next> ME: Somebody yawned, right in my face! I could weep!`,
        later: `
          ME: Somebody stayed awake with me till three.
          ASK: What did you talk about?
          ME: My hair. Then it grew late, and so did my hair. ## My hair. After that, we didn't talk.`,
      },
      turns: [
        `ME: Good morning.
         [{ASK} sways.]
         ASK: Could you say it again, to the wall?`,
        `ME: I've brought you a cushion, to fall on.
         ASK: I won't fall.
         ME: Hello.
         [FLUMP.]`,
        `[{ME} gazes deep into {ASK}'s eyes. A long pause.]
         ME: You're still standing!
         ASK: I had a very big lunch.
         ME: Promise me that you'll always eat like that.`,
      ],
      twist: "Doctor Swoon's hello floors somebody",
    },
    'Surgeon Singh': {
      short: 'Singh',
      want: 'the watch that is in somebody',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} looks at a bare wrist.]
          ME: It's ten past somebody. I've left my watch in one of them again.`,
        stake: `ME: I only looked away to scratch my nose!`,
        snap: `
          <first> ME: Is there a doctor here? Oh. It's me. Is there a better one?
          <next> ME: Scalpel! Sponge! Mother!`,
        reads: `
          ASK: And what's your opinion, Surgeon?
          ME: It's about my watch. "I have it. I can hear it in the bath."`,
        secret: `
          ME: I can't look at blood. I've always operated with my eyes shut.
          LEAD: How did it go?
          ME: One of them had only come about the curtains.`,
        end: `
          <first> ME: My watch! It was up my own sleeve! And I've looked in eleven people!
          <next> ME: It still goes! It says ten past four! It's been ten past four in somebody for years!`,
        later: `
          ME: I've found my watch. And now my ring's gone.
          ASK: Where did you have it last?
          ME: Up to the elbow.`,
      },
      turns: [
        `[{ME} puts an ear to {ASK}'s stomach.]
         ASK: What can you hear?
         ME: Lunch. It isn't mine.`,
        `[From somewhere in {ASK}, TEEDLE-EEDLE-EE.]
         ASK: Was that me?
         ME: It's set for my tea. Lie down.`,
        `ME: Hop on one leg. And now bend over.
         [TEEDLE-EEDLE-EE.]
         ASK: It's in my trouser pocket!
         ME: What a relief. I'd brought the ladle.`,
      ],
      twist: "Singh's alarm goes off inside somebody",
    },
    'Patient Pat': {
      short: 'Pat',
      want: 'to be allowed to stay',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} hides a thermometer in a cup of hot tea.]
          ME: If I'm well, they send me home. At home, the soup doesn't come with a person. ## If I'm well, they send me home. At home, nobody warms their hands first.`,
        stake: `ME: I think I've sprained my appetite!`,
        snap: `
          <first> ME: I've had everything in the book! I never had this!
          <next> ME: Nurse! I don't feel ill! It must be serious!`,
        reads: `
          ASK: And what does the patient think?
          ME: It says, "This one must never go home." That loop there's the soup.`,
        secret: `
          ME: I was cured in 1998. I paint on the spots.
          LEAD: And nobody noticed?
          ME: One of the doctors did. He does my back. ## One of the doctors did. He does the places that I can't reach. He's very thorough.`,
        end: `
          <first> ME: They're not sending me home! And I'm as well as anything! Here comes the soup, with two of them!
          <next> ME: They've painted my name on the soup bowl. In enamel. That's for life!`,
        later: `
          ME: They've let me stay, and I've never been so happy.
          ASK: Then why do you look so worried?
          ME: It's terribly good for me.`,
      },
      turns: [
        `ME: It hurts when I do this.
         ASK: You didn't do anything.
         ME: That's how sudden it is.`,
        `ME: I've come out in a rash.
         ASK: That's jam.
         ME: Then it's spreading.`,
        `ASK: Show me where it hurts.
         ME: Here. When visiting time's over.
         [{ASK} sits down on the bed.]
         ME: It's going off.`,
      ],
      twist: 'Pat catches something spreadable',
    },
  },
  recall: `
    PAL|LEAD: It's all over the hospital. They say that somebody said, "{Line}."
    BOSS: In front of people?
    PAL|LEAD: By the third floor, you'd said it in a towel.`,
  scenarios: [
    {
      id: 'beat',
      shape: 'wake',
      title: "One Beat a Minute || Don't Try to Speak",
      premise:
        'Everybody must say goodbye to {lead}, whose heart beats once a minute and who feels very well.',
      game: 'Each tells a secret at the deathbed of somebody who will get up and go home with all of them.',
      facts: {
        prop: 'the battery',
        event: 'visiting hours',
        crowd: 'the visitors',
      },
      effects: {
        battery: {
          noise: `BOSS: That was the last battery in the hospital! It's no use to anybody inside {with}!`,
          lost: `BOSS: That was the last battery in the hospital! Now I'd have to plug in {the}!`,
          stuck: `BOSS: The last battery in the hospital, and it's got its own blanket!`,
          mixed: `BOSS: The last battery in the hospital, and it's gone to its head!`,
          mess: `BOSS: It was the last battery in the hospital! You can't wring it out!`,
        },
      },
      after: `
        [Silence. Everybody looks up.]
        PAL|LEAD: It hasn't beeped all night.
        BOSS: I know. I lay awake, and counted none.
        PAL|LEAD: Shall I put back the old battery?
        BOSS: Only for visiting hours.`,
      acts: [
        {
          title: 'Forty Empty Beds',
          time: 'MORNING',
          beat: '{Lead} looks in, is put to bed, and has one heartbeat a minute.',
          text: `
            <2> > lead arrive
            <3+> BOSS: A whole hospital, here in {a}, and not one patient. Whoever comes in next is going under a blanket. || A whole hospital in {a}, and nobody in bed! The next one in gets a bed, whatever they've come for.
            <first> <3+> > hook BOSS claim
            <3+> > lead arrive
            !BOSS: A patient! Into bed! ## A patient! Into bed! I've waited months to say that to somebody!
            <first> LEAD: I've only come to ask the way.
            <next> LEAD: I've only come to see how you all are.
            BOSS: Don't try to speak.
            [{LEAD} is put to bed, and tucked in very tight. BIP.]
            FOE|LEAD: What was that?
            BOSS: A heartbeat. Count to the next one.
            [They count, on all their fingers. They count on each other's. BIP.]
            BOSS: One beat a minute! || That's one a minute! It's hardly trying!
            LEAD: I feel fine.
            BOSS: That's how it begins. || They all say that. And then they're ninety.
            +BOSS: With one beat a minute, you don't get up, and you don't speak. Or it stops. || With such a heart you lie still, and say nothing. One step, one word, and it stops.
            * plant bip
            <?plug> PAL|LEAD: That heart machine isn't even plugged in.
            <?plug> BOSS: Then how can we hear it so clearly?
            [High up, on a post by the bed, winks a little red light. Nobody looks up.]
            <first> <2> > hook BOSS claim
            <handed> > place intro
            > turns`,
        },
        {
          title: "The Last Battery || Don't Get Up",
          time: 'LATER THAT MORNING',
          beat: 'The heart needs help, and the battery ends up {where}.',
          text: `
            > turns
            [BIP.]
            FOE|LEAD: It sounded tired. ## It sounded tired. Like my husband, on stairs. || That was a sad one.
            BOSS: It's run down. Whatever goes "bip" has a battery. || Everything with a beep has a battery. We'll change it.
            LEAD: Where would you put it?
            <handed> !BOSS: There must be a little door. Hold this one, {call}, and I'll look at your back. || Don't try to speak. Hold it, and we'll feel round for the little door.
            <taken> !BOSS: Here's the new battery. Lean forward. There must be a little door, at the back.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: It can't stay like that. {call}? || Can't anybody get it back? {call}?
            <taken> > lead attempt
            <handed> > effect battery
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            > place worse
            PAL|LEAD: How long has a heart like that got?
            FOE|BOSS: A heart's good for three billion beats. At this speed, that's another six thousand years.
            PAL|LEAD: So young.
            <?d> > lead ban
            > turns`,
        },
        {
          title: 'Who Are You Going to Tell?',
          time: 'AFTERNOON',
          beat: 'The visitors come, and everybody tells {lead} a secret.',
          text: `
            > place crowd
            BOSS: Hush, dear visitors! One at a time, on tiptoe, and look as if you can't smell anything. || Come closer, dear visitors. No flowers on the patient. It's too early.
            [BIP. Handkerchiefs.]
            ["Is it all right to sit on the bed?" whispers an aunt. "We've brought grapes."]
            <3+> LEAD: I don't know any of these people.
            <3+> ["We were on our way to the zoo," says the aunt. "This is better." || "We read about you," says the aunt. "We've cried since the bus station."]
            <3+> [{FOE} sends the others three beds away, and bends over {LEAD}'s pillow.]
            <3+> FOE: There's something that I've never told anybody.
            <2> BOSS: I've something to tell you. I never told it to anybody.
            <2> LEAD: Then why tell me?
            <2> BOSS: Who are you going to tell?
            <3+> > hook FOE secret
            > turns
            <3+> LEAD: Why does everybody tell me things?
            <3+> BOSS: Who are you going to tell? ## Who are you going to tell? And it's cold out here. Move over. || Because you'll take it with you. Move over.
            > hook BOSS secret
            <3+> > hook PAL secret
            <?f> > lead comfort BOSS
            LEAD: Really, I could just get up.
            !BOSS: Don't try to speak. And visiting hours are over.
            ["Shall we come back tomorrow?" asks the aunt. "Or won't it be worth the fare?" They leave.]
            > turns
            <?x1> > place uses
            <?will> <3+> PAL: And what if our patient gets well?
            <?will> <3+> BOSS: With one beat a minute? Never.
            <?will> <3+> !PAL: Thank goodness. I've said far too much.`,
        },
        {
          title: "You Can't Be Moved",
          time: 'EVENING',
          beat: 'They should all run, but {lead} must not be moved.',
          text: `
            <?g> > place stir
            <?h> > place door
            > turns
            > place peak
            <3+> PAL|FOE: Everybody out! || Run! All of us!
            <3+> BOSS: And leave our patient? With one beat a minute?
            <2> LEAD: We've got to get out of here!
            <2> BOSS: In your state? With one beat a minute?
            LEAD: I can walk.
            BOSS: Listen to that. It's begun to wander. || Walk? Now the head's going, too.
            [BIP.]
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            <?k> > hook BOSS snap
            BOSS: Nobody leaves. We'll stay here, round the bed. || I'm not going anywhere. I've told that patient everything I ever did.
            > turns
            [They all sit down round the bed, and look brave.]
            <wish> !BOSS: Now, {call}. Now you may speak.
            <wish> > lead lastWords`,
        },
        {
          title: 'Silence',
          time: 'NIGHT',
          beat: '{Lead} saves them all, finds the beep, and is mourned.',
          text: `
            > lead save
            > place saves
            BOSS: You got up! With your heart! Back to bed! || Who said that you could save anybody? Lie down at once!
            [{freed} BIP.]
            * prop
            LEAD: That bip isn't me. It's coming from up there.
            [{LEAD} climbs on the bed, opens the little round thing on the post, and puts in the battery. The red light turns green. Silence.]
            FOE|BOSS: The beat! It's stopped!
            +BOSS: We've lost {the}.
            LEAD: I'm up here. On both legs.
            BOSS: I can still hear that voice. || It's as if it were still in the room.
            <?mourn> <4+> PAL: I told nobody else. {The} never even yawned.
            <?mourn> <3+> FOE: I'll never find such ears again.
            LEAD: It's a smoke alarm. It wanted a new battery.
            [They all look up.]
            * pay bip
            FOE|BOSS: How long has it wanted one?
            LEAD: There's a date on it. Two years last March.
            <?l> <3+> PAL: I've been taking my own pulse by that. ## I've been timing my kisses by that.
            <?l> <3+> BOSS: And?
            <?l> <3+> !PAL: I thought that I was so calm.
            BOSS: So there's nothing wrong with you at all. || And you're as fit as a flea.
            <?x2> > place gift
            > turns
            > hook BOSS end
            <?o> > lead last
            LEAD: Well, I'd better be going. I'm meeting some people. And I'll never forget the things you told me.
            [A pause. Very gently, they all tuck {LEAD} in again, tighter than before.]
            !BOSS: Don't try to speak.`,
        },
      ],
    },
    {
      id: 'tart',
      shape: 'pass the parcel',
      title: 'A Berry Tart || Not a Word to Anybody',
      premise:
        '{boss} would like to eat one berry tart in peace, while the whole hospital hears something else, and {keeper} has the tart.',
      game: 'A rumor goes from ear to ear and comes home so big that the one who began it believes it.',
      least: 3,
      facts: {
        prop: 'the tart',
        event: 'a tea break',
        crowd: 'the next of kin',
      },
      effects: {
        tart: {
          noise: `BOSS: I don't want to hear it! I want to eat it!`,
          lost: `BOSS: One bite! Couldn't you have left me one bite?`,
          stuck: `BOSS: It was filled with cream! It didn't need a filling of laundry!`,
          mixed: `BOSS: How can I eat it now? It's looking at me!`,
          mess: `BOSS: I wanted it with custard! But I wanted to pour it!`,
        },
      },
      after: `
        [PSST, PSST, PSST.]
        BOSS: What are they saying this time?
        PAL|LEAD: That you swallowed a yard of lottery hearts.
        BOSS: Well, it's nearer than yesterday.`,
      acts: [
        {
          title: 'Not a Word to Anybody',
          time: 'MORNING',
          beat: '{Boss} orders a berry tart, and is overheard.',
          text: `
            [A hospital ward, in {a}. {BOSS} whispers into a telephone. Far off, {FOE} dries one spoon, very slowly.]
            BOSS: Not a word to anybody. At four, I'm having a berry tart.
            FOE: A very bad heart!
            <4+> PAL: Who? || Where? Whose?
            [PSST, PSST, PSST.]
            FOE: And it stops at four! They've given it an hour! || "At four," I heard. So that's when it stops.
            <4+> PAL|ANY: And to look so healthy! ## And to look so good in a gown that's open at the back! || And still smiling! How brave!
            +FOE: Then nothing rich to eat, and not a word to {boss}! One fright, and it stops at once. || Nothing sweet, then, and nobody tells {boss}. One fright, and it won't even last till four.
            <first> > hook BOSS claim
            <first> BOSS: Is that the messenger on the stairs?
            > lead arrive
            <handed> > place intro
            <first> [{LEAD} hands {BOSS} a small white box.]
            <next> !BOSS: There's the box, {call}! Give it here!
            BOSS: At last! A whole year I've waited for this. || Do you smell that? Still warm! And all for me!
            * plant tart
            FOE: I smell butter! And with that heart! || Something sweet! With a heart like that!
            [{FOE} tears the box out of {BOSS}'s hands.]
            > turns`,
        },
        {
          title: 'Nothing Rich || Lettuce',
          time: 'NOON',
          beat: 'They take the tart away for the good of {boss}, and it ends up {where}.',
          text: `
            > turns
            BOSS: That's mine. I ordered it.
            FOE: We know. We know everything. || Ssh. You don't need to pretend with us.
            BOSS: Then you know how much I want it.
            PAL|ANY: Of course you do. At a time like this. || How can you think of food? At such a moment?
            [They give {BOSS} a leaf of lettuce.]
            !BOSS: What's this on my plate?
            FOE: Half now, and half if you get stronger. || The doctors say it's mostly water. It'll hardly touch you.
            <?throw> <4+> [{BOSS} reaches for the tart. {FOE} throws it to {PAL}. {PAL} throws it to {LEAD}.]
            <?throw> <2-3> [{BOSS} reaches for the tart. {FOE} throws it to {LEAD}.]
            <?throw> !BOSS: Is it a game?
            <?throw> PAL|LEAD: It's more than that. It's love.
            <handed> FOE: {call}, take it away, where it can't do any harm!
            <taken> FOE: Take it away, where it can do no harm!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: I'd only make it worse. {call}? || {call}, you're good with your hands!
            <taken> > lead attempt
            <handed> > effect tart
            <?b> > hook FOE stake
            [PSST, PSST, PSST.]
            PAL|FOE: It's a very bad heart.
            LEAD: A lottery card? || Did you say a lottery card?
            FOE: Has {boss} won? With a heart like that? || Won? How much? And so near the end!
            > turns`,
        },
        {
          title: 'Who Gets It?',
          time: 'AFTERNOON',
          beat: 'People come who have heard of a fortune, and {boss} speaks of a tart.',
          text: `
            > place crowd
            FOE: They've heard about you.
            ["Who gets it?" asks a voice from the back.]
            BOSS: Nobody gets it! I'm having it, if it's the last thing I do! ## Nobody gets it! I'm having it tonight, in bed, with my fingers, if it's the last thing I do!
            [Sobs.]
            PAL|ANY: Not even a slice, for your family? || Couldn't you divide it up among them?
            !BOSS: It's only this big! || I'll leave them the paper that it's on.
            <handed> <?d> > lead attempt
            > turns
            BOSS: Why's that one measuring my feet? ## Why's that one running a tape up the inside of my leg?
            FOE: He's a carpenter. Lie straight. ## He's only interested in wood. || He makes them to measure. In oak. ## He's only interested in wood.
            <?rich> BOSS: They've brought me flowers. Are they in love with me? ## They've brought me flowers, and one of them pinched me. Are they in love with me?
            <?rich> PAL|ANY: They're family.
            <?rich> BOSS: I've never seen them before.
            <?rich> FOE: That's families.
            <handed> > lead search
            <?x1> > place uses
            [PSST, PSST, PSST, PSST.]
            ["A lottery card?" asks a voice at the back. "No, no," says another. "A burial yard."]
            > turns
            <?e> > lead wait`,
        },
        {
          title: 'An Empty Feeling',
          time: 'FOUR IN THE AFTERNOON',
          beat: 'The rumor reaches {boss}, who has it on good authority.',
          text: `
            BOSS: One leaf! I've seen snails get more. || I'll get another. There must be a baker near here.
            > place door BOSS
            > turns
            [PSST, PSST.]
            PAL|FOE: Poor thing. By tonight, it's the burial yard. || The whole hospital knows. Everybody but one.
            BOSS: Do I know them? Who's so ill? || Somebody's dying? Is it anybody I know?
            [Nobody says a word. They all look at {BOSS}'s shoes.]
            <5+> LEAD: Did you get anything to eat today? || Have you had a proper meal, at least?
            BOSS: So that's why you gave me the lettuce.
            !FOE: Is there anything that you'd still like to do?
            !BOSS: Have supper.
            FOE: How do you feel?
            !BOSS: Empty. Just here.
            [GRRROWL.]
            PAL|ANY: That's it! That's the heart! || Don't move! It's trying to get out!
            <?f> > hook BOSS snap
            <?g> > hook FOE snap
            <?h> > hook PAL snap
            > lead comfort BOSS
            > turns
            <?i> > place stir
            <wish> BOSS: I didn't know that I had so many friends. I'd have been nicer. {call}, what would you wish for, in my place? || So this is how it ends. On a leaf. {call}, what would you have, if it were you?
            <wish> > lead lastWords`,
        },
        {
          title: 'What I Was Going to Have',
          time: 'FIVE PAST FOUR',
          beat: '{Boss} has a last wish, and says it loud and clear.',
          text: `
            BOSS: I'd like one thing, before I go. What I ordered this morning.
            FOE: Anything!
            !BOSS: A berry tart.
            [A very long silence. {hush}]
            * pay tart
            FOE: Could you say that again? Slowly? || A what?
            !BOSS: Berry. Tart.
            PAL|ANY: Not a very bad heart?
            LEAD: Not a lottery card?
            FOE: Not a burial yard?
            [{freed}]
            * prop
            !BOSS: That!
            [{BOSS} bites. Silence. No growl.]
            !BOSS: It's gone. The empty feeling. It's gone! || I'm cured!
            LEAD: It was hunger.
            <?cake> FOE: And what about all those people? They've come for the funeral!
            <?cake> BOSS: What did they bring?
            <?cake> PAL|ANY: Eleven cakes.
            <?cake> BOSS: Then let them bury me.
            > turns
            <?x2> > place gift
            > hook BOSS end
            <?l> > lead last
            > turns
            FOE: I'll never listen at a door again. || I shall put wool in both ears.
            BOSS: I'm glad. Because on Sunday I'm having another one. With cream. ## I'm glad. Because on Sunday I'm having two at once. In the bath. With cream.
            [They all lean a little closer. PSST, PSST, PSST.]
            !BOSS: Not a word to anybody.`,
        },
      ],
    },
    {
      id: 'note',
      shape: 'race',
      title: 'Who Wrote Me This? || Urgent',
      premise:
        "By six o'clock the hospital must do what an urgent note says, which nobody can read, and {keeper} has it.",
      game: "A note in a doctor's handwriting says to everybody just what they would like to hear.",
      facts: {
        prop: 'the note',
        event: 'a ward round',
        crowd: 'the students',
      },
      effects: {
        note: {
          noise: `BOSS: Nobody could read it. Now everybody can hear it. It's no clearer.`,
          lost: `BOSS: So it's {where}. I hope that somebody in there can read.`,
          stuck: `BOSS: It was tied in knots to begin with!`,
          mixed: `BOSS: It's grown very warm. Whatever it says, it means it.`,
          mess: `BOSS: The ink's run. It's run so far that it may be a different note.`,
        },
      },
      after: `
        BOSS: I've had this morning's notes. All neatly written, in capitals.
        PAL|LEAD: What do they say?
        BOSS: I liked them better before.`,
      acts: [
        {
          title: 'Who Wrote Me This?',
          time: 'MORNING',
          beat: 'There is an urgent note, and nobody can read more than one figure of it.',
          text: `
            <2> > lead arrive
            [A hospital ward, in {a}. {BOSS} frowns at a piece of paper.]
            BOSS: Who wrote me this?
            PAL|LEAD: What does it say? || What is it?
            BOSS: I can't tell. It's a doctor's handwriting. ## It's a doctor's handwriting. I was married to one. I still don't know what I signed. || It's either writing, or an accident with a beetle. ## It's either writing, or it was done in bed.
            FOE|LEAD: It's got "urgent" on the envelope. And that's a six.
            BOSS: So at six o'clock, something has to be done. To somebody. || At six, then. And in a hospital, it's usually a leg. ## At six, then. And in a hospital, it's usually a leg. On Fridays, it's both.
            * plant six
            <3+> > hook FOE reads
            > hook BOSS reads
            <?a> <3+> > hook PAL reads
            BOSS: Somebody's life may depend on it, and we've got until six to find out. || It can't say all of that. And we've only got until six.
            <first> <3+> +BOSS: I've asked for an expert in terrible handwriting.
            <3+> > lead arrive
            <handed> > place intro
            LEAD: May I see that note? Oh! It's a picture of me.
            > turns`,
        },
        {
          title: 'It Began with a Worm',
          time: 'LATER',
          beat: 'The note ends up {where}, and everybody must remember it.',
          text: `
            > turns
            <handed> BOSS: Hold it up to the light, {call}. And do nothing else to it. || You look closer, {call}. But only look.
            <taken> BOSS: Hold it up to the light. And do nothing else to it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {call}, is there anything that you can do? || There must be a trick to it. {call}?
            <taken> > lead attempt
            <handed> > effect note
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            FOE|LEAD: Who remembers how the note went? || Can anybody say the note by heart?
            BOSS: It began with a worm.
            PAL|LEAD: Then came two worms, and one of them was cross. ## Then came two worms, and one of them was on top. || Then a dot. It looked surprised.
            <?menu> BOSS: And in the middle there was a fork. It may be a menu.
            <?menu> LEAD: I think the fork was my hair.
            > turns
            BOSS: If we can't read it, we must do all of it. Everything that it could have said!
            <?d> > lead ban`,
        },
        {
          title: 'Everything, to Be Safe',
          time: 'AFTERNOON',
          beat: 'The hospital gets ready for whatever it may be.',
          text: `
            FOE|LEAD: There's a bath running, a band's been ordered, and the beds are in a circle. ## There's a bath running, a band's been ordered, and somebody's pushed the beds together.
            BOSS: What's the band for?
            PAL|LEAD: Somebody thought that it said "waltz". It may be "warts".
            BOSS: Then lay out the cream as well.
            <?fork> FOE|LEAD: And it could be "take it out at six". ## And it could be "take it off at six".
            <?fork> BOSS: Take out what? ## Take off what?
            <?fork> PAL|LEAD: It didn't say.
            <?fork> BOSS: Start with the furniture. ## Start with the surgeons.
            > place crowd
            BOSS: Watch closely, dear students! At six you'll see something that you've never seen before. And nor have I. || Make notes, dear students! And if you find out what we're doing, tell me.
            > lead teach
            > turns
            <handed> <?e> > lead attempt
            <?x1> > place uses
            ["And who's the patient?" asks one of the students.]
            BOSS: We haven't got to that yet. || Whoever's nearest, when it strikes.
            <?f> > lead wait
            > turns
            [TOCK. TOCK. TOCK. Nobody looks at the clock.]`,
        },
        {
          title: 'Five Minutes to Six',
          time: 'FIVE MINUTES TO SIX',
          beat: "Six o'clock is coming, and other things too.",
          text: `
            > turns
            FOE|LEAD: It's nearly six. I want to be somewhere else. || Five minutes! I don't want to be the nearest!
            <?g> > place door
            BOSS: Everybody hold something. A mop, a pill, a trumpet. Whatever it is, we'll be ready. ## Everybody hold somebody. If it says that we're to kiss, we'll be ready.
            [TOCK. TOCK, says the clock.]
            > place peak
            PAL|LEAD: So that's what it said! It was a warning!
            BOSS: If only it had been in capitals! || With such a subject, one writes neatly!
            !FOE|LEAD: Why do you never ask who wrote a thing? || Why didn't you ask, at breakfast?
            !BOSS: They'd have known that I can't read it. || I always nod. I've nodded at this one since eight o'clock.
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            <?k> > lead comfort BOSS
            > turns
            <wish> BOSS: It's striking six. {call}, it may be for you. What do you hope that it says? || There goes six! {call}, if it's your name on there, what would you like done?
            <wish> > lead lastWords`,
        },
        {
          title: 'The Other Way Up',
          time: 'SIX',
          beat: 'The note comes back, and falls the other way up.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} It lands at {BOSS}'s feet, the other way up.]
            <taken> [{freed} It ends up at {BOSS}'s feet, the other way up.]
            * prop
            BOSS: But that's quite neat.
            FOE|LEAD: You can read it now?
            !BOSS: "Nine o'clock. To all staff."
            LEAD: Nine? It said six.
            * pay six
            [{BOSS} turns it round. And round again.]
            !BOSS: We've been holding it upside down since breakfast. || It's a six on its head. So were we.
            PAL|LEAD: Then what does it say? || And what was so urgent?
            BOSS: "Please, would everybody write so that the rest of us can read it?"
            FOE|LEAD: Who's it from?
            BOSS: It's from me. || I've signed it. Rather nicely.
            <?band> PAL|LEAD: And what should the band do?
            <?band> BOSS: Let them waltz. And give the warts a chair.
            > turns
            <?x2> > place gift
            > hook BOSS end
            <?n> > lead last
            ["We've taken notes of everything," says a student. "Would you sign them?"]
            [{BOSS} takes a sheet, turns it one way, and then the other.]
            !BOSS: Who wrote me this?`,
        },
      ],
    },
  ],
}
