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
        snap: `
          <first> ME: Everybody, breathe in! Breathe out! That's all I know!
          <next> ME: If I must go, then I go with straight corners!`,
        reads: `
          ME: "Put the Matron to bed, with hot milk."
          ASK: Where does it say milk?
          ME: There. That's the skin on it.`,
        secret: `
          ME: It was for a glove that heats up. I put it under a blanket, and hold its hand. ## It was for a glove that heats up. I take it to bed, and it holds my hand.
          LEAD: Does it help?
          ME: It never asks to go home. ## On Saturdays, I wear the other one, and it's a party.`,
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
        stake: `ME: And I never heard it coming! With these ears!`,
        snap: `
          <first> ME: I know everything about everybody, and I never wrote it down!
          <next> ME: Nobody will ever hear what I've just heard!`,
        reads: `
          ME: "Tell everything to Nosy, and to nobody else."
          ASK: Tell what?
          ME: It doesn't say. So begin with the worst. ## It doesn't say. So begin with Saturday night.`,
        secret: `
          ME: It went into a little lamp, to read other people's letters by.
          LEAD: And what do they write? ## What do they write to each other?
          ME: Mostly, "How does Nosy know all that?" ## What they'd like to do on Sunday. I put in the commas, and sigh.`,
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
        snap: `
          <first> ME: I'll get the trolley! No! Not the trolley! It's got no brakes!
          <next> ME: Mind your toes! Mind everything!`,
        reads: `
          ME: "Give Otto a ride on the trolley."
          ASK: Out of that one squiggle?
          ME: That's me, with my hair blown back.`,
        secret: `
          ME: It works my horn. At night, I take an empty bed out for a drive. ## It works my radio. At night, I park two of the beds at the window, and leave it on, low.
          LEAD: Where do you go? ## Did anything happen?
          ME: Nowhere. But we honk. ## There's a cot now.`,
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
        stake: `ME: I'd only just smiled at it! Nothing ever stays!`,
        snap: `
          <first> ME: It's catching! And I'm too beautiful to go! It's on my chart.
          <next> ME: Nobody look at me! One of us ought to stay awake!`,
        reads: `
          ME: "Everybody is to look the doctor in the eyes."
          [Everybody does. FLUMP.]
          ME: There's another line. "And stay up."`,
        secret: `
          ME: I needed it for the little fan that blows my hair about. There's no breeze in here. ## I needed it for the little fan that blows my hair about. Alone, at night, I turn it on, and say, "Not here, Doctor."
          LEAD: Where do you keep it? ## And then?
          ME: In my teeth. That's why I only smile. ## Then I say, "Very well. Here."`,
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
          ME: "Shake them all, until one of them ticks."
          [{ME} takes {ASK} by the shoulders.]
          ASK: B-b-but I d-d-don't tick!
          ME: Next line. "They will deny it."`,
        secret: `
          ME: It was for a night-light. I'm afraid of the dark.
          LEAD: But you're a surgeon!
          ME: Have you ever looked into anybody? It's pitch black.`,
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
          ME: "Pat is to stay in bed for life."
          ASK: And what's that blot?
          ME: That's the soup.`,
        secret: `
          ME: It runs my heater. I keep that under my tongue, when they take my temperature.
          LEAD: So you aren't ill?
          ME: Not since 1998. I paint on the spots. ## Not since 1998. I paint on the spots. There's a doctor who knows. He does the places that I can't reach.`,
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
        'Everybody must say goodbye to {lead}, who feels very well, has one heartbeat a minute, and may not speak.',
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
      hooks: {
        'Matron Mabel': {
          gift: `
            LEAD: It's still warm. Get in. Who am I going to tell?
            ME: I've got as far as the pillow! Nobody's to make me, and that's an order!`,
        },
        'Doctor Swoon': {
          gift: `
            LEAD: I looked you in the eyes all day, and I never once fainted.
            ME: You were lying down.
            LEAD: I'm not now.
            ME: You're still up! Oh, do keep on!`,
        },
        'Surgeon Singh': {
          gift: `
            LEAD: There was something hard under me all day. It ticks.
            ME: My watch! In a bed! And I've looked in eleven people!`,
        },
        'Patient Pat': {
          gift: `
            LEAD: So there's a bed free. It's still warm.
            ME: For me? But I'm as well as you are!
            LEAD: Who am I going to tell?`,
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
            <3+> BOSS: A whole hospital in {a}, and forty empty beds. Whoever comes in next is going under a blanket. || A hospital in {a}, and nobody comes. The next one in gets a bed, whatever they've come for.
            <?b> <first> <3+> > hook BOSS claim
            <3+> > lead arrive
            !BOSS: A patient! Into bed! ## A patient! Into bed! I've waited months for somebody with insurance!
            <first> LEAD: I've only come to ask the way.
            <next> LEAD: I've only come to see how you all are.
            !BOSS: Don't try to speak.
            [{LEAD} is put to bed, and tucked in very tight. BIP.]
            FOE|LEAD: What was that?
            BOSS: A heartbeat. Count to the next one.
            [They count, on all their fingers. They count on each other's. BIP.]
            FOE|BOSS: One beat a minute! || That's one a minute! It's hardly trying!
            LEAD: I feel fine.
            BOSS: That's how it begins. || They all say that. And then they're ninety.
            +BOSS: With such a heart, one word, or one step, and it stops. || From now on, lie still, and say nothing. One step, one word, and it stops.
            * plant bip
            [High up, on a post by the bed, winks a little red light. Nobody looks up. BIP.]
            <?plug> PAL|LEAD: But what's making it so loud?
            <?plug> BOSS: It's crying for help.
            > turns`,
        },
        {
          title: "The Last Battery || Don't Get Up",
          time: 'LATER THAT MORNING',
          beat: 'The heart needs a battery, and the last one ends up {where}.',
          text: `
            <handed> <?x1> > place intro
            <taken> > place intro
            > turns
            [BIP.]
            FOE|LEAD: It sounded tired. ## It sounded tired. Like my landlord, on stairs. || That was a sad one.
            BOSS: It's run down. Whatever goes "bip" has a battery. || Everything with a beep has a battery. We'll change it.
            FOE|LEAD: There isn't one left in the hospital. Somebody keeps stealing them. || With what? They've all been stolen. There's a thief in this hospital.
            [A silence. {BOSS} takes a battery out of a sock.]
            !BOSS: Nobody ask me anything. || I had a cold foot.
            LEAD: And where would you put it?
            <handed> !BOSS: There must be a little door. Hold it, {call}, while we feel round your back.
            <taken> !BOSS: There must be a little door, at the back. Lean forward.
            <handed> > lead help
            <taken> > place takes
            <taken> FOE|BOSS: It can't stay there. {call}? || That was for {the}! Can you get it back, {call}?
            <taken> > lead attempt
            <handed> > effect battery
            <taken> !BOSS: That's enough! You're not to get up! || Back to bed! With one beat a minute!
            PAL|LEAD: How long has a heart like that got?
            FOE|BOSS: A heart's good for three billion beats. At this speed, that's another six thousand years.
            PAL|LEAD: So young.
            > turns`,
        },
        {
          title: 'Who Are You Going to Tell?',
          time: 'AFTERNOON',
          beat: '{Lead} may not speak, so everybody comes with a secret.',
          text: `
            > place crowd
            ["Is this the one who can't tell?" whispers an aunt. "I've brought grapes, and something about my sister." || "Is it true that this one can't speak?" whispers an aunt. "I've brought flowers, and something about the vicar."]
            <?aunt> LEAD: I don't know any of you.
            <?aunt> ["That's what's so nice," says the aunt.]
            [They whisper, one after another. {LEAD}'s eyes grow bigger and bigger. || They stand in line, and whisper. {LEAD} goes red, and white, and red.]
            BOSS: Enough! Visiting hours are over! || That'll do! No more than one secret each!
            <5+> ANY: I've still got one left! || I was only halfway through mine!
            > turns
            <3+> [{BOSS} waits until the others are three beds away, and bends over {LEAD}'s pillow.]
            <2> [{BOSS} looks round, and bends over {LEAD}'s pillow.]
            <3+> !BOSS: It was me. I stole that battery from {foe}. || I'm the thief. That battery was {foe}'s.
            <2> !BOSS: It was me. I stole that battery.
            LEAD: Why do you tell me?
            !BOSS: Who are you going to tell? || Whom would you tell? And when?
            > hook BOSS secret
            <5+> ANY: Hurry up, over there! Mine won't keep! || Aren't you done yet? Mine's going off!
            <3+> [The next one comes, on tiptoe. It's {FOE}.]
            <4+> !FOE: I never said that I'd been robbed. I'd stolen it myself, from {pal}. || I couldn't complain. I'd only just stolen it from {pal}.
            <3> !FOE: I never said that I'd been robbed. I'd stolen it myself. || I couldn't complain. I'd only just stolen it.
            <3+> > hook FOE secret
            <6+> ANY: Why's everybody on tiptoe? || Does nobody walk in this hospital?
            <4+> [The next one comes, on hands and knees. It's {PAL}.]
            <4+> !PAL: They took it from me. It served me right. || I was robbed. I'd earned it.
            <?s> <4+> > hook PAL secret
            !LEAD: But where's that battery from? || And the battery? Where's that from?
            <4+> !PAL: Out of that little round thing, up there. I put my dead one in.
            <3> !FOE: Out of that little round thing, up there. I put my dead one in.
            <2> !BOSS: Out of that little round thing, up there. I put my dead one in.
            * plant up
            [{LEAD} looks up. BIP.]
            !LEAD: But then that's what goes...
            <4+> !PAL: Don't try to speak.
            <3> !FOE: Don't try to speak.
            <2> !BOSS: Don't try to speak.
            <5+> ANY: Such a good listener! || What a good listener!
            > turns`,
        },
        {
          title: 'Up There',
          time: 'EVENING',
          beat: '{Lead} points up, and everybody takes off a hat.',
          text: `
            > turns
            [BIP. It's a very small one.]
            BOSS|FOE: It's going! Don't anybody cry! || That was hardly a bip! It won't be long!
            LEAD: It isn't me! It's up there!
            [{LEAD} points up. They all take off their hats.]
            PAL|BOSS: Yes, {call}. Up there. We'll all be along later. || Up there, yes. You go ahead, {call}. We'll tidy up.
            !LEAD: It's round! With a red light!
            FOE|BOSS: Ah. They always see a light.
            <5+> ANY: Go toward it! It's polite. || Is it a nice one?
            !LEAD: It only wants a new battery!
            PAL|BOSS: Don't we all? || So do I, {call}. So do I.
            <?v> <wish> LEAD: But I'm not going anywhere!
            <?v> <wish> BOSS: And what would you like to find there? || If you could have one thing there, {call}?
            <?v> <wish> > lead lastWords
            > turns
            [BIP. It's so small that they all lean in.]
            !BOSS: I can't watch this! I'll say it out loud! The thief was me! || No! I'd sooner be laughed at! Listen, everybody. I'm the thief!
            <3+> !FOE: You? You robbed me?
            <3+> !BOSS: And where did you get it?
            <4+> !FOE: From {pal}!
            <4+> !LEAD: Now ask {pal}! || And now ask {pal}!
            <4+> !PAL: Up there!
            <4+> [{PAL} points up. They all take off their hats.]
            <5+> ANY: I'd only just put mine back on! || This hat's never had such a day!
            <4+> !FOE: Now {pal}'s going, too! || Not {pal}, as well! It's catching!
            <3> !FOE: Up there!
            <3> [{FOE} points up. {BOSS} takes off a hat.]
            <3> !BOSS: Now you're going, too!
            <2> LEAD: And where did you get it?
            <2> !BOSS: Up there!
            <2> [{BOSS} points up, sees the finger, and takes off a hat.]
            <2> !BOSS: Now I'm going, too!
            <4+> [{PAL} is put to bed, and tucked in.]
            <3> [{FOE} is put to bed, and tucked in.]
            <4+> !PAL: But I only...
            <3> !FOE: But I only...
            <3+> !BOSS: Don't try to speak.`,
        },
        {
          title: 'One Step',
          time: 'NIGHT',
          beat: '{Lead} gets up, finds the beep, and is mourned.',
          text: `
            [{freed}]
            * prop
            LEAD: That does it. I'm getting up.
            FOE|BOSS: No! One step, and it stops! || You'll be gone! One step, and it stops!
            [{LEAD} takes one step, climbs the post, opens the little round thing, and puts in the battery. The red light turns green. Silence.]
            FOE|BOSS: It's stopped! || I said so! It's stopped!
            +BOSS: We've lost {the}.
            LEAD: I'm up here!
            BOSS: Already? || So soon! And what a clear voice!
            <?mourn> <3+> FOE: We won't see such ears again.
            <?mourn> <3+> LEAD: I can hear you!
            <?mourn> <4+> PAL: That's just what they were like.
            !LEAD: It's a smoke alarm. It wanted its battery back.
            [They all look up. For the first time.]
            * pay bip
            * pay up
            FOE|BOSS: Since when?
            LEAD: There's a date on it. Two years last March.
            <?l> <3+> PAL|FOE: I've been taking my own pulse by that. ## I've been timing my kisses by that.
            <?l> <3+> BOSS: And?
            <?l> <3+> !PAL|FOE: I thought that I was so calm. ## They do nod off.
            BOSS: So, {call}, there's nothing wrong with you at all. || And you, {call}, are as fit as a flea.
            <?u> <4+> !PAL: Then may I get up, too? || And what about me?
            <?u> <3> !FOE: Then may I get up, too? || And what about me?
            <?u> <3+> !BOSS: You're tucked in now. It'd be a waste. || You stay. You've got the corners for it.
            <?b> > hook BOSS gift
            > turns
            <handed> <?x1> > place gift
            <taken> <?x2> > place gift
            <?o> > lead last
            LEAD: Well, I'd better be going. I'm meeting some people. And I'll never forget the things you told me.
            [A pause. Very gently, they all tuck {LEAD} in again, tighter than before.]
            !BOSS: Don't try to speak.`,
        },
      ],
    },
    {
      id: 'note',
      shape: 'race',
      title: "Who Wrote Me This? || Can't You Read It?",
      premise:
        "At six o'clock an urgent note must be obeyed, which nobody can read and everybody praises, and {keeper} has it.",
      game: 'Nobody dares to say that they cannot read it, so it says whatever its reader would like.',
      facts: {
        prop: 'the note',
        event: 'a ward round',
        crowd: 'the students',
      },
      effects: {
        note: {
          noise: `!BOSS: It's {where}? And I'd only got as far as the second comma!`,
          lost: `!BOSS: It's {where}? And I'd just come to the exciting part!`,
          stuck: `!BOSS: It's {where}? And I was about to unravel the last word!`,
          mixed: `!BOSS: It's {where}? And I was so looking forward to the grammar!`,
          mess: `!BOSS: It's {where}? The ink will run! All those clear, lovely letters!`,
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
          beat: 'There is an urgent note, and everybody says that they can read it.',
          text: `
            <2> > lead arrive
            [A hospital ward, in {a}. {BOSS} looks at a note, one way up, and then the other.]
            BOSS: Who wrote me this?
            FOE|LEAD: Some doctor. Why, can't you read it? || It's a doctor's hand. Can't you read it?
            !BOSS: Every word! And you? || Me? Like my own! And yourself?
            FOE|LEAD: In the dark! Whoever can't read that doesn't belong in a hospital. || From here! If you can't read that, you've no business in a hospital.
            * plant rule
            <4+> !PAL: It made me cry. The middle, above all. ## It made me cry. I've had love letters that said less. || It's beautiful. I had to sit down, after the comma. ## It's beautiful. That middle part, they can't send that through the mail.
            [They all nod. MM-HM.]
            FOE|BOSS: It's urgent, and there's a six. So it has to be done at six. || There's "urgent" on it, and a six. So that's when it's got to be done.
            * plant six
            <first> <3+> BOSS: I've sent for an expert in handwriting. Not for me. For those of you who need one.
            <first> <2> +BOSS: {call}, you be the expert. Not for me. For the others.
            <next> +BOSS: {call}, you be the expert. Not for me. For the others.
            <3+> > lead arrive
            LEAD: May I see? Oh! It's a picture of me.
            [They all look. They all nod. MM-HM.]
            PAL|BOSS: It's very like. || It's got your smile.
            FOE|LEAD: And what else? Out loud! || But what's to be done, at six? Out loud!
            !BOSS: With pleasure. It says...
            > hook BOSS reads
            > turns`,
        },
        {
          title: 'You Left Out a Line',
          time: 'LATER',
          beat: 'It says whatever its reader would like, until it ends up {where}.',
          text: `
            <handed> <?x1> > place intro
            <taken> > place intro
            > turns
            <3+> !FOE: You left out a line, down here. || There's more, on the back.
            <3+> !LEAD: That's my chin. || Of my head?
            <3+> > hook FOE reads
            <3+> !BOSS: It doesn't say that! || I can't see that there!
            <3+> !FOE: Why, can't you read it?
            <3+> !BOSS: Every word! Give it here. "And let {foe} be heard by the whole hospital." || Every word! And you've missed the next one. "Let {foe} shout, for the lungs."
            <4+> !PAL: It does say that. It's where I cried. || It does say that. After the comma.
            <5+> ANY: It's even underlined. || Twice, and underlined.
            <3+> !FOE: THAT ISN'T IN THERE! || WHERE DOES IT SAY THAT?
            <3+> !BOSS: Oh? Is it too hard for you?
            <3+> !FOE: IT'S EASY! AND AT THE BOTTOM, IT SAYS THAT YOU'RE TO WHISPER! || IT'S EASY! AND THERE'S A P.S.! YOU'RE ONLY TO WHISPER!
            <5+> ANY: I've always liked the P.S.! || That's my favorite, the P.S.!
            <3+> [{BOSS} whispers.]
            <3+> !LEAD: The note's gone all quiet! || Speak up, note!
            <3+> !BOSS: P.P.S. Thank you, {foe}. That will do. || P.P.S. "You both look foolish." I'm only reading what's there.
            <3+> [They both look very tired. MM-HM.]
            <2> LEAD: And it says here, under my chin, that you're to whisper.
            <2> [{BOSS} whispers.]
            <2> !BOSS: It doesn't say that!
            <2> LEAD: Why, can't you read it?
            <2> !BOSS: Every word. And here, by the fold, it says that you're to shout.
            <2> LEAD: WHERE?
            <?p> <4+> PAL: Now me! Pass it over! || It's my turn! I'd like it to say something, too!
            <?p> <4+> > hook PAL reads
            <handed> BOSS: Let the expert read the rest. {call}, hold it up to the light. || Enough! {call}, you're the expert. Take over!
            <taken> BOSS: Enough! Let's hold it up to the light. || Stop! We'll all read it together.
            <handed> > lead help
            <taken> > place takes
            <taken> PAL|BOSS: Can the expert get it back? {call}?
            <taken> > lead attempt
            <handed> > effect note
            [Everybody tries not to smile.]
            FOE|LEAD: So we'll hear no more of it. What a pity. || Then there'll be no more reading. Such a pity.
            PAL|BOSS: But we all know it by heart. || And all of us know it so well.
            > turns`,
        },
        {
          title: 'By Heart',
          time: 'AFTERNOON',
          beat: 'They say it by heart, and it turns on whoever cannot read it.',
          text: `
            > place crowd
            BOSS: Write this down, dear students. We'll never forget it. || Pencils out, dear students! This is the note, word for word.
            !BOSS: Line one. "Everybody is to bow to whoever reads this." || Line one. "Whoever reads this gets the biggest slice of cake."
            <3+> !FOE: Line two. "And lower to the next one." || Line two. "The next one gets a bigger."
            <4+> !PAL: Line three. "Stay down there, and look for my other sock." || Line three. "The rest isn't worth cutting. Leave it with me."
            LEAD: And then comes me.
            > turns
            ["And what happens at six?" asks a student.]
            <3+> !FOE: That's the last line. "Whoever can't read this gets their tonsils out." || The end's in red. "Whoever can't read this has their tonsils out."
            <2> !BOSS: That's the last line. "Whoever can't read this gets their tonsils out."
            <3+> !BOSS: You've only just made that up!
            <2> LEAD: But you've only just made that up!
            <3+> !FOE: Why, can't you read it?
            <2> !BOSS: Why, can't you read it?
            <3+> !BOSS: Every word.
            <2> LEAD: Every word.
            ["So at six, everybody reads it to us," says the student. "One by one."]
            <3+> !FOE: Everybody? I didn't say everybody! || Me, too? But I'm the one who said it!
            <2> !BOSS: Everybody? I only meant you!
            ["It's in the note," says the student. MM-HM.]
            PAL|LEAD: But we haven't got it. It's {where}.
            <3+> !FOE: Oh, no. And I'd have gone first! || So it is! What a shame! I'd have gone first!
            <2> !BOSS: Oh, no. And I'd have gone first! || So it is! What a shame! I'd have gone first!
            <handed> <?t> !BOSS: Well, {call}, you might try to get it back. Not too hard.
            <handed> <?t> > lead attempt
            <handed> <?t> PAL|FOE|BOSS: Never mind! That was quite hard enough!
            > turns`,
        },
        {
          title: 'Whoever Nods',
          time: 'FIVE MINUTES TO SIX',
          beat: 'The note comes back, and somebody has to read it.',
          text: `
            > turns
            [{freed}]
            * prop
            PAL|LEAD: There it is! || It's come back!
            FOE|BOSS: Oh. How nice. || Oh, good. In plenty of time.
            ["Five to six," says the student to {FOE}. "You said that you'd go first."]
            <3+> !FOE: I've got something in my eye. || I've brought the wrong glasses.
            <2> !BOSS: I've got something in my eye. || I've brought the wrong glasses.
            <4+> PAL: So have I. In both. || And I brought the wrong eyes.
            > turns
            !BOSS: Experts first! {call}, read!
            [{LEAD} looks at it for a long time.]
            LEAD: It's still only me. || I can only see me in it.
            FOE|BOSS: Then it's {the}! Bring the trolley! || So it's {the}! Onto the trolley!
            [They all nod. MM-HM. They don't look at {LEAD}.]
            LEAD: Are tonsils something that I use? || Will I still sound like me?
            <?v> <wish> PAL|BOSS: Is there anything that you'd like, {call}, before you go in?
            <?v> <wish> > lead lastWords
            [They lead {LEAD} away. Everybody nods, but {BOSS}.]
            !BOSS: Stop! Take me! I can't read it! || No! It's me that you want! I can't read it!
            FOE|LEAD: Not one word? But you nodded! || But you said "every word"!
            !BOSS: I always nod. I've nodded for thirty years. My neck's the only part of me that's qualified. || I nod at everything. I once nodded at a fire.
            [A long silence. {hush}]
            <3+> !FOE: Nor can I. || I can't, either.
            <4+> PAL: Nor me. I cried at a blot. ## Nor me. I fell in love with a blot.
            <2> LEAD: Nor can I. I just like to see me.
            * pay rule
            ["Nor can we," say the students. "We thought that came next year."]`,
        },
        {
          title: 'The First Look',
          time: 'SIX',
          beat: 'For the first time they all look at it, and each of them finds a line.',
          text: `
            FOE|LEAD: Who's really looked at it? Ever? || Has anybody ever looked at it? Properly?
            !BOSS: I didn't dare. You'd have seen that I couldn't. || I only looked as if I was looking.
            [For the first time, they all look.]
            <3+> !FOE: That line's mine! That's my writing! || Wait! I know that worm! I wrote that!
            <3+> !LEAD: And what did you write?
            <3+> !FOE: "Who wrote me this?"
            <?m> <4+> !PAL: And that's mine! || And I wrote that one!
            <?m> <4+> !BOSS: And yours?
            <?m> <4+> !PAL: The same. I put "please".
            <2> BOSS: That worm's the cook's! It says, "Who wrote me this?"
            <2> LEAD: And the worm below?
            <2> BOSS: That's the gardener's. "Who wrote me this?"
            ["And there's one of ours," say the students. "Who wrote us this?"]
            LEAD: So everybody asked, and sent it on. || You've each asked the next one!
            BOSS: We all confessed to one another! || So we've all admitted it. In writing!
            <3+> FOE: And nobody could read that. || And nobody noticed!
            <2> +BOSS: And I couldn't read that, either.
            PAL|LEAD: Then what's the six?
            FOE|BOSS: That's where a pen gave up.
            * pay six
            [They all nod. MM-HM. And this time they mean it.]
            > turns
            <?w> LEAD: What you read out was so nice, though. I'll write it down for you. In capitals. || I liked yours. Shall I put it in writing, so that it's true?
            <?w> [{LEAD} writes it out, and it's done at once.]
            <?w> > hook BOSS end
            <handed> <?x1> > place gift
            <taken> <?x2> > place gift
            <?n> > lead last
            <3+> FOE: And the top line? The one that began it all? || There's still the top line. Who started this?
            <2> BOSS: And the top line? The one that began it all?
            !LEAD: It ends like your other notes, {boss}. With a beetle. It's from you! || There's a beetle at the end. That's how you sign, {boss}. It's yours!
            [{BOSS} looks at it, one way up, and then the other.]
            !BOSS: Who wrote me this?`,
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
            FOE: And it stops at four! They've given it till teatime! || "At four," I heard. So that's when it stops.
            <4+> PAL|ANY: And to look so healthy! ## And to look so good, on that insurance! || And still smiling! How brave!
            +FOE: Then nothing rich to eat, and don't tell {boss}! One fright, and it stops at once. || Nothing sweet, then, and nobody tells {boss}. One fright, and it won't even last till four.
            <first> > hook BOSS claim
            <first> BOSS: But today, somebody's bringing me something. And here it comes!
            > lead arrive
            <handed> > place intro
            <first> [{LEAD} hands {BOSS} a small white box.]
            <first> LEAD: The baker says that I was never here. So where am I? || The baker says that I'm to say nothing. Nothing.
            <next> !BOSS: There's the box, {call}! Give it here!
            BOSS: A whole year I've waited for this! || Smell that! Still warm! And all for me!
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
            BOSS: That's mine. It's paid for.
            FOE: We've heard. We know everything. || Ssh. You don't need to pretend with us.
            BOSS: Then you know how much I want it.
            PAL|ANY: Of course you do. At a time like this. || How can you think of food? At such a moment?
            [They give {BOSS} a leaf of lettuce.]
            !BOSS: What's this on my plate?
            FOE: Half now, and half if you get stronger. || The doctors say it's mostly water. It'll hardly touch you.
            <?throw> <4+> [{BOSS} reaches for the tart. {FOE} throws it to {PAL}. {PAL} throws it to {LEAD}.]
            <?throw> <2-3> [{BOSS} reaches for the tart. {FOE} throws it to {LEAD}.]
            <?throw> LEAD: Is it a game?
            <?throw> PAL|FOE: It's more than that. It's love.
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
            PAL|FOE: Very bad heart.
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
            BOSS: Nobody gets it but me, if it's the last thing I do! ## Nobody gets it but me! Tonight, in bed, with my fingers, if it's the last thing I do!
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
            > turns`,
        },
        {
          title: 'An Empty Feeling',
          time: 'FOUR IN THE AFTERNOON',
          beat: 'The rumor reaches {boss}, who has it on good authority.',
          text: `
            BOSS: One leaf! I've seen snails get more. || I can't wait any longer. I'll go to the baker.
            > place door BOSS
            > turns
            [PSST, PSST.]
            PAL|FOE: Poor thing. By tonight, it's the burial yard. || The whole hospital knows. Everybody but one.
            BOSS: Do I know them? Who's so ill? || Somebody's dying? Is it anybody I know?
            [Nobody says a word. They all look at {BOSS}'s shoes.]
            <5+> LEAD: Did you get anything to eat today? || Have you had a proper meal, at least?
            BOSS: So that's why you gave me the lettuce.
            !LEAD: Is there anything that you'd still like to do?
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
            FOE: Anything! However rich! || Anything! However sweet!
            !BOSS: A berry tart.
            [A very long silence. {hush}]
            * pay tart
            FOE: Could you say that again? Slowly? || A what?
            !BOSS: Berry. Tart.
            PAL|ANY: Not very bad heart?
            LEAD: Not lottery card?
            FOE: Not burial yard?
            [{freed}]
            * prop
            !BOSS: That!
            [{BOSS} bites. Silence. No growl.]
            !BOSS: It's gone. The empty feeling. It's gone! || I'm cured!
            LEAD: It was hunger.
            > hook BOSS end
            <?cake> FOE: And what about your family? They've come for the funeral!
            <?cake> LEAD: What did they bring?
            <?cake> PAL|ANY: Eleven cakes.
            <?cake> BOSS: Then let them bury me.
            > turns
            <?x2> > place gift
            <?l> > lead last
            > turns
            FOE: I'll never listen at a door again. || I'll never listen again. I shall put wool in both ears.
            BOSS: I'm glad. Because on Sunday I'm having another one. With cream, and no lettuce. ## I'm glad. Because on Sunday I'm having two at once. In the bath. With no lettuce.
            [They all lean a little closer. PSST, PSST, PSST.]
            !BOSS: Not a word to anybody.`,
        },
      ],
    },
  ],
}
