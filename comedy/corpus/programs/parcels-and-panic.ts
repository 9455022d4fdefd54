import { type Program } from '../../plays/card-types.ts'

export const parcelsAndPanic: Program = {
  name: 'Parcels and Panic',
  people: {
    'Big Dot': {
      short: 'Dot',
      want: 'to be carried, for once',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
          [{ME} puts down two crates and a barrel.]
          ME: Even the parcels are carried! Who ever carries me? ## Even the parcels are carried! Who carries me? My last husband used a hand truck.`,
        worn: `
          [{ME} is lifted, in several stages.]
          ME: I'm being carried! Both feet! Don't anybody put me down!`,
        later: `
          ME: They carried me yesterday, right past the top shelves.
          ASK: How was it?
          ME: I wish I hadn't seen the dust.`,
      },
      turns: [
        `ME: I can lift anything in this building with one arm.
         ASK: Even the safe?
         ME: Which arm?`,
        `[{ME} walks by, with the safe.]
         ASK: Where are you going with that?
         ME: Nowhere. You sounded doubtful.`,
        `ASK: Now I'd like to lift you.
         [{ASK} takes hold, and strains, and strains.]
         ME: Something's off the ground!
         ASK: That's me.
         ME: It still counts.`,
      ],
      twist: 'Dot takes the safe for a walk',
    },
    'Forklift Femi': {
      short: 'Femi',
      want: 'to overtake something',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [A snail comes by, draws level with {ME}, and passes.]
          ME: Not again! Four miles an hour, and I've never overtaken anything! My forklift waves them on!`,
        worn: `
          [{ME} rolls down a ramp, and past a bicycle.]
          ME: I overtook it! Look, it's getting smaller!`,
        later: `
          ME: I overtook somebody yesterday.
          ASK: How did it feel?
          ME: Lonely, out in front. So I waited.`,
      },
      turns: [
        `ME: A forklift goes at four miles an hour, and never a mile more.
         ASK: I walk faster than that.
         ME: Not with a fridge on your nose.`,
        `ME: I've been overtaken again.
         ASK: By a truck?
         ME: By a queue.`,
        `ME: I've overtaken somebody, at last!
         ASK: Whom?
         ME: You. You stopped to ask.`,
      ],
      twist: 'Femi is overtaken by a queue',
    },
    'Manager Milo': {
      short: 'Milo',
      want: 'one order obeyed',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} claps. "Everybody sit!" Whoever was sitting gets up.]
          ME: I'm the manager, and nobody obeys me! Not even by accident! ## I'm the manager, and nobody obeys me! I told my wife and the dog to stay. They've taken a flat.`,
        worn: `ME: It says "This way up". On me! And look! They're obeying it!`,
        later: `
          ME: One of my orders was obeyed, yesterday.
          ASK: You must be proud!
          ME: It was "Oh, go and jump in the lake". I've sent towels.`,
      },
      turns: [
        `ME: I gave three orders today, and one was followed.
         ASK: Who followed it?
         ME: The kettle. I'd said "Boil".`,
        `ME: Stop that!
         ASK: Stop what?
         ME: Whatever you're just about to stop. I want to be there in time.`,
        `ME: I order you all to take no notice of me.
         ASK: Certainly.
         ME: So have you obeyed me, or haven't you?
         ASK: What did you say? I wasn't listening.
         ME: At last!`,
      ],
      twist: 'Only the kettle obeys Milo',
    },
    'Barcode Betty': {
      short: 'Betty',
      want: 'a surprise',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} runs a scanner over a box, and sighs.]
          ME: Socks. I always know what's in them! I haven't had one surprise since I got this thing. ## Socks. There are no surprises any more! I scanned my own groom. It said "Returned twice".`,
        worn: `ME: "Contents unknown"! That's me! What a surprise! I wonder what I am!`,
        later: `
          ME: I had a real surprise yesterday. Then I went home and scanned it.
          ASK: What did it say?
          ME: Nine ninety-nine. Reduced.`,
      },
      turns: [
        `ME: My scanner says that you're a garden chair.
         ASK: It's wrong!
         ME: Try folding.
         ASK: Ow.
         ME: It's never wrong.`,
        `ME: Now it says that I'm six yogurts.
         ASK: Are you?
         ME: It was right about the date. "Best before Friday."`,
        `ASK: Let me scan you. With my eyes shut, so it can't be shy.
         ME: What am I? Still yogurt?
         ASK: "Not found. Never had one of these before."
         ME: Even I didn't see that coming.`,
      ],
      twist: 'Betty scans somebody as a garden chair',
    },
    'Temp Tomasz': {
      short: 'Tomasz',
      want: 'a hook for a coat',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} takes off a coat. There is another one under it, and another.]
          ME: Eleven years here, and still no hook for my coat! I'm wearing every winter! ## Eleven years here, and still no hook for my coat! At home, I've got a chair. My wife's on it.`,
        worn: `ME: "Hang on a hook, in a dry place"! They have to! It's in writing!`,
        later: `
          ME: I've got a hook now, all to myself.
          ASK: So hang up your coat!
          ME: I've hung myself a note on it. "Back in ten minutes." I wanted it to have something to wait for.`,
      },
      turns: [
        `ME: Where may I hang this coat?
         ASK: How long are you staying?
         ME: Until Friday. So I was told, when it still fitted.`,
        `[A coat falls down, with a thud.]
         ASK: What was it hanging on?
         ME: A sunbeam. I had hopes of it.`,
        `ASK: Hang it on me. I've stuck out my thumb.
         [{ME} hangs the coat on {ASK}'s thumb, and steps back.]
         ME: It looks as if it lived there.
         ASK: How long must I stand like this?
         ME: Only until Friday.`,
      ],
      twist: 'Tomasz hangs a coat on a sunbeam',
    },
    'Sleepy Suresh': {
      short: 'Suresh',
      want: 'eight hours, lying down',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} lies down. At once, somebody puts a parcel on top.]
          ME: Eight hours, lying down! Is that so much? I've only ever had them a minute at a time!`,
        worn: `ME: It says "Lay flat, and do not shake". Come back in eight hours!`,
        later: `
          ME: I slept for eight whole hours, flat.
          ASK: So how do you feel?
          ME: Wide awake. It's horrible. I can see what goes on here.`,
      },
      turns: [
        `ME: Wake me if anything happens.
         ASK: What sort of anything?
         ME: You choose. I trust you. Zzz.`,
        `ASK: Wake up! Something's happening!
         ME: Has it finished?
         ASK: No!
         ME: Then why spoil the ending? Zzz.`,
        `ASK: Thank you for holding up that shelf! It would have come down on all of us.
         ME: I was asleep against it.
         ASK: For two hours! Without a break!
         ME: Then I'd better get back to work. Zzz.`,
      ],
      twist: 'Something happens, and Suresh sleeps on it',
    },
  },
  recall: `
    PAL|LEAD: A parcel has come back. The address only says "{Line}."
    BOSS: Is there a house of that name?
    PAL|LEAD: No. But four people signed for it.`,
  scenarios: [
    {
      id: 'label',
      shape: 'pass the parcel',
      title: 'One Too Few || This Way Up',
      premise:
        'The warehouse must find one missing parcel before the vans leave, and until then whoever wears its label is the parcel, {lead} first.',
      game: 'What the label says is done to whoever wears it, and it has one fold after another.',
      facts: {
        prop: 'the label',
        event: 'a delivery day',
        crowd: 'the van drivers',
      },
      changes: {
        fold: {
          hot: `PAL|BOSS: The label's curled up in the heat. There's one last fold, coming open!`,
          cold: `PAL|BOSS: The label's frozen stiff. It's cracking open, at one last fold!`,
          small: `PAL|BOSS: The label's shrunk so much that it can't stay folded. There's one last line!`,
          bitten: `PAL|BOSS: Something has chewed on the label. It's left one last fold, hanging open!`,
          wet: `PAL|BOSS: The label's soaked. One last fold is coming open, all by itself!`,
          sticky: `PAL|BOSS: The label's so sticky that it's pulled itself open. There's one last fold!`,
        },
      },
      after: `
        [{BOSS} comes in, and pours sand out of a shoe.]
        BOSS: Back from the sea. They wouldn't sign for me.
        PAL|LEAD: And the chair?
        BOSS: They kissed it. I was sitting in it at the time.`,
      acts: [
        {
          title: 'Three Hundred and Ninety-Nine',
          time: 'FIRST THING IN THE MORNING',
          beat: 'A parcel is missing from its label, and {lead} gets the label on the back.',
          text: `
            <2> > lead arrive
            [{BOSS} sits in a big old armchair, with a long list.]
            !BOSS: Three hundred and ninety-nine. I've sat here counting since six. There's one too few! || That's three hundred and ninety-nine. One's missing! And I haven't left this chair since six!
            * plant chair
            <3+> FOE: At least we've got its label. It's the parcel that came off. || It's not all lost. I've found the label. Only the rest is gone.
            <2> LEAD: What's this, on the floor? It looks like a label. It only needs a parcel.
            <3+> <first> !BOSS: The vans leave full, at four, or not at all! Stick it on the next thing that comes in! || That's the wrong half! It's four hundred by four, or no van leaves! Stick it on whatever comes in next!
            <3+> <next> !BOSS: The vans leave full, at four, or not at all! Stick it on something! || That's the wrong half! It's four hundred by four, or no van leaves! Stick it on anything!
            <2> !BOSS: The vans leave full, at four, or not at all! It only needs a back. || That's the wrong half! It's four hundred by four, or no van leaves! It only needs a back.
            <3+> <first> > lead arrive
            <3+> [{FOE} pats {LEAD} on the back, very kindly. NEEP! goes the scanner.]
            <2> [{BOSS} pats {LEAD} on the back, very kindly. NEEP! goes the scanner.]
            FOE|BOSS: Four hundred!
            !LEAD: But I'm a person! || You've stuck that on me!
            !BOSS: Whoever wears the label is the parcel. And whatever it says gets done.
            * plant rule
            !LEAD: I'd like to complain. || Nobody asked me!
            !BOSS: Cargo doesn't talk.
            * plant cargo
            +PAL|BOSS: "Handle with care," it says. "Keep warm. Never leave it alone."
            * plant alone
            [{LEAD} gets a blanket, a cushion, and somebody to hold a hand.]
            !LEAD: A little to the left. ## A little to the left. It's years since anybody read the instructions.
            > place intro
            +PAL|BOSS: Turn the parcel round! It shouldn't have to look at that. || Not in front of the parcel!
            > turns`,
        },
        {
          title: 'In Transit',
          time: 'LATER THAT MORNING',
          beat: 'Parcels are treated better than people, and somebody takes the label.',
          text: `
            > turns
            !LEAD: Might a parcel have a hot drink? || It's cold round the feet, being freight.
            !BOSS: Cargo doesn't... Oh. "Keep warm." It's in writing. Fetch the cocoa! || It does say "warm". Somebody rub the bottom of that parcel!
            <5+> ANY: How many lumps? || Which end is the bottom?
            <5+> !LEAD: It doesn't say. Four. || The one with the toes.
            <?x1> BOSS: And a parcel lies where it's put.
            <?x1> > lead wait
            <3+> !FOE: I've worked here all my life, and the only thing they ever tucked in was a box. || In all my years, nobody's handled me with care. Not once! ## In all my years, nobody's handled me with care. And I've asked.
            <2> !BOSS: I've worked here all my life, and nobody has ever tucked me in.
            <?c> <3+> > hook FOE claim
            <4+> <?b> > hook PAL claim
            [{LEAD} is left alone for a moment. Somebody comes up from behind.]
            !FOE|BOSS: Hold still! There's a wasp on your back. || Don't move. You've a spider between the shoulders. A big one.
            !LEAD: Where?
            [Rrrip. NEEP!]
            !FOE|BOSS: Gone. And now I'm the parcel. || There wasn't any. But I've got your label now.
            <3+> PAL|BOSS: Give it back! There's work to do!
            <2> LEAD: Give it back! You work here!
            !FOE|BOSS: Cargo doesn't talk. It gets cocoa. || I can't hear you. I'm in transit.
            <?c> <3+> > hook FOE worn
            <?d> > hook BOSS claim
            !LEAD: And who's holding my hand? || But that's my cushion!
            !FOE|BOSS: Nobody. It's my turn to be held. ## Nobody. And mine's being held very slowly. || Then plump it up. I'm fragile.
            <5+> ANY: Is there a waiting list?
            > turns`,
        },
        {
          title: 'The House by the Sea',
          time: 'AFTER LUNCH',
          beat: 'Everybody wants to be the parcel, until one more fold comes open.',
          text: `
            PAL|LEAD: Look what's under the fold! "To the house by the sea. Somebody is waiting at the door."
            * plant door
            !BOSS: At the door? My own cat looks out of the other window. ## At the door? I've only ever been shown it. Once, in one sock. || Nobody ever waits up for me. Not even the cat.
            <3+> [Rrrip. NEEP!]
            <3+> FOE: {boss}! You've taken it!
            <3+> !BOSS: They'll be getting cold out there! It would be rude! ## They're waiting for me! With the light on! I've shaved for less!
            <?d> > hook BOSS worn
            [Rrrip. NEEP!]
            <4+> !PAL: It's mine! I'm expected! There'll be supper! || Mine! To the sea! Don't bend me!
            <4+> <?b> > hook PAL worn
            <4+> [Rrrip. NEEP!]
            !LEAD: I was cargo before any of you! || I had it first! I've packed!
            > turns
            > place crowd
            <3+> [The drivers load {LEAD}. Rrrip. NEEP! They take {LEAD} out again, and load {FOE}.]
            <2> [The drivers load {LEAD}. Rrrip. NEEP! They take {LEAD} out again, and load {BOSS}.]
            LEAD: They only look at the label! They never look at us! || They'd load a cow, if it went neep!
            <?pile> FOE|BOSS: I know! One of them asked me to sign for myself.
            <?pile> LEAD: Were you in?
            <?pile> FOE|BOSS: I left myself with a neighbor. ## I left myself with a neighbor. It got late.
            PAL|LEAD: There's another fold. "Old. Sags in the middle. Smells of soup." || One more fold! It says what's inside. "Old. Sags in the middle. Smells of soup."
            !FOE|BOSS: That isn't me! I don't sag! ## That isn't me! I've had things lifted! || Soup? I've just had a bath! Here, you be it!
            [Rrrip. NEEP!]
            <4+> !PAL: I was never soup! Take it off! || On me? But I'm not even forty!
            <2-3> LEAD: I was never soup! Take it off!
            [Rrrip. NEEP! Rrrip. NEEP!]
            !LEAD: Why does it always end up on me? || Now that nobody wants it, I've got it.
            PAL|BOSS: There's some more, in small letters. "Before loading, unscrew the legs."
            !LEAD: Whose legs?`,
        },
        {
          title: 'Whose Legs?',
          time: 'HALF AN HOUR BEFORE THE VANS LEAVE',
          beat: 'The label is on {lead}, and the drivers have found their screwdrivers.',
          text: `
            [Behind them, the drivers take out screwdrivers.]
            !LEAD: But I'm using them! || I've only brought the two!
            !BOSS: And it was me who made the rule! || Why did I ever make that rule?
            <3+> FOE: I'm not taking it. I've got to walk home!
            +PAL|BOSS: {call}, get it off! Any way you can! || {call}, pull! It's got to come off!
            > lead attempt
            !BOSS: And the label's still on. || Now it's on for good.
            > turns
            [The screwdrivers come nearer.]
            > place stow LEAD
            [A driver knocks on {hide}. "Anybody in there?"]
            !LEAD: I can't say. I'm cargo.
            PAL|FOE|BOSS: That's done it. They're opening their toolbox. || They've heard! They're choosing a screwdriver!
            <5+> ANY: Have they got a soft one?
            !LEAD: I've found some more of it, in here. "Sat on for forty years, and has never once complained."
            !BOSS: That isn't you. You've moaned since breakfast. || That can't be you. You've moaned all day.
            <3+> FOE: Then who is it?
            <2> !LEAD: Then who is it?
            !BOSS: Old, sagging, and always underneath. That's me. It's been me all day. ## Always underneath, and not a word. That's me, with everybody I ever loved. || It sags, and it doesn't make a fuss. I've never read anything so like me.
            <3+> > turns
            !BOSS: Come out, {call}. My rule, so my legs. || {Call}, come out. It's my rule, so they're my legs.`,
        },
        {
          title: 'Four Hundred',
          time: 'FOUR MINUTES TO FOUR',
          beat: '{BOSS} becomes the parcel, and it does not hurt at all.',
          text: `
            > place back LEAD
            > change fold
            * prop
            !BOSS: Don't read it to me. Just stick it on, and stand back. || I've heard enough. Give it here, and hold my hand.
            <?h> > lead comfort BOSS
            [{BOSS} sinks into the armchair, label and all. NEEP! Squeak. Squeak.]
            !BOSS: Tell me when they begin. || I'm not looking. Have they begun?
            LEAD: They've got one off. || They've finished the first.
            !BOSS: Already? I didn't feel a thing! || My leg? It never even tickled!
            PAL|LEAD: It's made of wood.
            !BOSS: I've got a wooden leg? || Wood? Why did nobody tell me?
            PAL|FOE|LEAD: It isn't yours. It's off the chair. || Count again. You've got two. The chair's got three.
            [Everybody looks at the chair. It's old. It sags in the middle. {BOSS} sniffs at it.]
            !BOSS: Soup.
            * pay chair
            FOE|LEAD: You've been sitting on it since six! || We've looked everywhere, except under you!
            <2> !BOSS: What else does it say?
            !LEAD: Now listen. "I learned to read in it. I wouldn't part with it for the world."
            !BOSS: So one can be old, and sag, and smell of soup... ## So one can sag, and still be wanted...
            !LEAD: And somebody's waiting at the door.
            * pay door
            > turns
            [{BOSS} sticks the label on the chair. NEEP!]
            <?j> > lead last
            PAL|FOE|LEAD: Four hundred! Now get up, they're loading! || It's four! Jump off!
            !BOSS: I can't. "Never leave it alone." Whatever it says gets done. || And leave it alone? It says "never". I'm going with it, to that door.
            * pay alone
            * pay rule
            [The drivers lift the armchair, with {BOSS} in it, high over all heads.]
            !BOSS: A little to the left!
            !LEAD: Cargo doesn't talk.
            * pay cargo`,
        },
      ],
    },
    {
      id: 'missed',
      shape: 'race',
      least: 3,
      title: 'Sorry, We Missed You || Somebody In, Somebody Out',
      premise:
        'The parcel people must deliver a parcel to themselves in three tries, with {lead} to help them knock.',
      game: 'Whoever delivers must be out and whoever receives must be in, and they are the same people.',
      facts: {
        prop: 'the parcel',
        event: 'a delivery',
        crowd: 'the neighbors',
      },
      changes: {
        sign: {
          hot: `PAL|FOE: The signature's still steaming. But it's a signature!`,
          cold: `PAL|FOE: It's signed in frost. Don't breathe on it, and it's legal!`,
          small: `PAL|FOE: It's the smallest signature I ever saw. But it has all its letters!`,
          bitten: `PAL|FOE: Something has bitten off the first half. The second half's legal!`,
          wet: `PAL|FOE: The ink has run right down the page. It's the longest signature we've had!`,
          sticky: `PAL|FOE: It's signed, and it won't come off the pen. It's the firmest I've seen!`,
        },
      },
      hooks: {
        'Big Dot': {
          pay: `
            ASK: This one's a hammock, with two long poles.
            ME: Who's on the other ends of the poles?
            ASK: The neighbors. They say, "Hop in."
            ME: I'm up! I'm being carried!`,
        },
        'Forklift Femi': {
          pay: `
            ASK: This one's a horn, for a forklift.
            ME: For overtaking! Is anybody going my way? Slowly?`,
        },
        'Manager Milo': {
          pay: `
            ASK: This one's a whistle.
            ME: Stop!
            [PFEEP! The whole street stops.]
            ME: They obeyed me. Even the cat!`,
        },
        'Barcode Betty': {
          pay: `
            ASK: This one has no barcode on it anywhere.
            ME: Then what's in it? Don't say! Don't anybody tell me! It's a surprise!`,
        },
        'Temp Tomasz': {
          pay: `
            ASK: This one's only a hook. It comes with two screws.
            ME: Two! That isn't a hook that's leaving on Friday!`,
        },
        'Sleepy Suresh': {
          pay: `
            ASK: Here's a mattress. They've been trying to bring it since spring.
            ME: So that was the knocking that kept waking me! Try again in eight hours. Zzz.`,
        },
      },
      after: `
        [BRIMM-BRAMM!]
        BOSS: Who's at the door now?
        PAL|LEAD: Nobody. It's the neighbors' boy, again. He likes the bell.
        BOSS: Then leave him a card. "Sorry, you missed us."`,
      acts: [
        {
          title: 'Nobody In',
          time: 'EARLY',
          beat: 'The parcel people take a parcel to their own door, and nobody is in.',
          text: `
            BOSS: Here's one that's for us, for once. It's from head office. || One of today's parcels is for us! It's head office's own paper.
            FOE: It rattles. It's our pay! Open it! || We've had no pay since March! Open it! ## We've had no pay since March! My wife thinks that it's going on another woman! Open it!
            BOSS: I can't. It hasn't been delivered. || Before it's been delivered? That's theft.
            <?hand> FOE: It's in your hand!
            <?hand> BOSS: In my delivering hand. It has to come to our front door. || This is the hand that brings. It's the other one that gets.
            PAL|LEAD: What do the rules say? || Isn't there a rule about it?
            BOSS: Somebody outside knocks. Somebody inside opens, and signs. Miss it three times, and it goes back. || One knocks, outside. Another opens, inside, and signs. We get three tries. Then it goes back.
            * plant rule
            <?a> PAL|LEAD: Why does head office send things to {a}?
            <?a> BOSS: Nobody had complained about this address. Nobody lived in it.
            <first> > lead arrive
            BOSS: Good, that's one more to knock! Everybody out! We're going to our front door. || Then we're enough! Out, all of you, and look like a delivery.
            [They all go out, round the corner, and up to their own front door. RAT-A-TAT!]
            LEAD: There's nobody in.
            BOSS: Of course not. We're all out here. || How could there be? I've brought everybody.
            FOE: So who opens? || Then who's going to let us sign?
            BOSS: That's up to the customer. First try over. I leave a card. "Sorry, we missed you."
            * plant card
            [A card goes in under the door.]
            <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'Nobody Out',
          time: 'A LITTLE LATER',
          beat: 'They find their own card, and wait at home for themselves.',
          text: `
            [They all come in again. On the mat there's a card.]
            FOE: They've been! While we were out! || We've had a delivery! And we missed it! ## We've had a delivery! And we missed it! I'd have put on something nicer!
            BOSS: They always come when one has just popped out. ## They always come when one's in the bath, with company. || That's the trouble with those people. They never wait.
            LEAD: Which people? || Who never waits?
            BOSS: Us.
            > turns
            <?c> > hook BOSS claim
            FOE: This time we stay in, and listen for the knock. || The second time, nobody leaves this room. Ears open!
            > place intro
            PAL|LEAD: No wonder that we never hear the door. || With that going on, who'd hear a knock?
            * plant deaf
            [They wait. And wait.]
            FOE: They're late.
            PAL|LEAD: Who is?
            FOE: We are. || Still us.
            > turns
            <?call> BOSS: I shall complain. Hello? Am I speaking to the manager?
            <?call> [{BOSS} walks round to the other side of the desk.]
            <?call> !BOSS: You are. Have you tried being out?
            <?call> FOE: What did they say?
            <?call> BOSS: Very rude. I know the type.
            BOSS: Nobody's come, so nobody was met. That's the second card. "Sorry, we missed you." || Nobody's knocked, so that's the second try gone. Here's the card. "Sorry, we missed you."
            <?save> FOE: You're handing it to yourself!
            <?save> BOSS: Well, I was in. ## Well, I was in. I even had my good robe on. || I'm saving the postage.
            > turns`,
        },
        {
          title: 'One of Each',
          time: 'LUNCHTIME',
          beat: 'One goes out to knock, nobody hears it, and there is something under the mat.',
          text: `
            FOE: One goes out, and the rest stay in! A goat could work that out! || It's simple! I'll be out. You'll be in. I'm going now, with the parcel. ## It's simple! I'll be out. You'll be in. It's kept my parents together for forty years.
            * exit FOE
            [{FOE} marches out.]
            <?att> BOSS: {call}, you're nearest to the door. Show me how you would open it. || Somebody must open with some style. {call}, let me see you do it.
            <?att> > lead attempt
            [Far away, rat-a-tat.]
            <?stir> > place stir
            LEAD: Was that the door?
            BOSS: That was {machine}. It does it all day. || It's {machine} again. Ignore it.
            [Far away, rat-a-tat. Rat. Tat.]
            <?far> PAL|LEAD: And that?
            <?far> BOSS: An echo. Of {machine}.
            * enter FOE
            FOE: I knocked until I lost a glove! Are you all deaf? || I've knocked for half an hour! A dog came to watch, and left! ## A widow across the street asked me in for a drink! I said no, for you!
            PAL|LEAD: Did you leave a card?
            FOE: I tried to! There's no more room under the mat! || It wouldn't go in. Something's under the mat.
            [{FOE} lifts the mat. Cards slide across the floor, and go on sliding.]
            LEAD: "Sorry, we missed you." And this one. They all say it! || They're all to us! "Sorry, we missed you." Right back to the spring!
            <?yrs> BOSS: Somebody's been knocking here for years, and we never heard. || All that time I thought that nobody came.
            * pay deaf
            PAL|FOE: They all say, "Left with..." and then there's mud. || There's more, in pencil. "Left with..." The rest is mud.
            * plant left
            > turns`,
        },
        {
          title: 'The Smallest House in Town',
          time: 'AFTERNOON',
          beat: 'Nobody can get out to knock, so {hide} has to be the house.',
          text: `
            > turns
            BOSS: No card, so that one didn't count. One try left! Miss ourselves again, and our pay goes back. || You left no card, so it didn't count. This is the last try. You knock, and we'll listen at the door.
            > place door
            FOE: So now nobody can get out! Who's going to knock? || We can't get out! And if nobody's out, there's nobody to be in for!
            PAL|LEAD: A house is only something with a lid. ## My first flat had less room, and I was sharing it with his mother. || {Hide} has a lid. Whoever's under it is at home.
            +BOSS: Then whoever's in there is in. And all the rest of us are out! {call}, you've just moved house. || And we'd all be outside it! {call}, congratulations. You're a homeowner.
            <?z1> FOE: I'm not knocking on a lid! I'll find a door that works! || I'm not living under a lid! I'm off to find a door that opens!
            * exit FOE
            [{FOE} storms off, to try everything with a handle.]
            > place stow LEAD
            <?x3> <4+> BOSS: Now, quietly, up the garden path.
            <?x3> <4+> PAL: Which garden?
            <?x3> <4+> BOSS: You're standing on the roses.
            * enter FOE
            [{FOE} comes back, with four loose handles.]
            FOE: There's no way out. And where's {the}? ## There's no way out. It's like the Sundays at my in-laws'. And where's {the}? || That's all the doors. They came off. Where's {the}?
            BOSS: Moved. You might try knocking. || At home, for once. So knock. ## At home, for once. So knock. And give them time to get decent.
            <?z2> FOE: This time I'll knock till it hurts. || Stand back. I'm a postman with nothing to lose.
            [RAT-A-TAT!]
            > lead hide FOE BOSS
            BOSS: Somebody's in! In all my years, somebody's in! ## Somebody's in! Two marriages, and there never was! || They're home! I've never got this far!
            FOE: Good afternoon. Parcel for the warehouse. Sign here, please.
            [{FOE} pushes a form in at the crack. A scratching. {hush}]
            <?date> LEAD: What's today's date?
            <?date> BOSS: Don't stop now! || Put anything! It's a form!
            > turns`,
        },
        {
          title: 'Somebody In',
          time: 'EVENING',
          beat: 'The parcel is signed for, and what is in it brings the whole street.',
          text: `
            [The form comes out again, through the crack.]
            > change sign
            * pay rule
            LEAD: May I come out now? || It's done! Is anybody opening the lid?
            BOSS: In a moment! We're opening the parcel! || Yes, yes. Presently. Scissors, somebody!
            FOE: It's open! It isn't pay. It's a little brass button. || It's open! That's no pay! It's a button on a wire.
            +PAL|FOE: There's a note. "We've been trying to reach you. Please fit this to your door. Head office."
            [{FOE} pushes the button. BRIMM-BRAMM!]
            PAL|BOSS: It's a doorbell! That's louder than {machine}! || A bell! One could hear that over {machine}!
            > place crowd
            FOE: What have they got there? || They've got boxes! Hundreds of boxes!
            PAL: "Left with a neighbor." That's what was under the mud! || It's our parcels! "Left with a neighbor"! All of them!
            * pay left
            <?q> <4+> BOSS: A whole street took in our things, and never said a word?
            <?q> <4+> FOE: They knocked.
            > turns
            <?b> > hook FOE pay
            [One of the neighbors holds out a slice on a fork, and feeds {FOE}, who forgets to chew.]
            LEAD: I can hear cake. || Is there a party? I can hear paper hats.
            <?c> > hook BOSS pay
            BOSS: And our pay, from March! With a ribbon round it! And a pie, from next door! || Here's all our pay! And they've kept it warm, with a pie on top!
            <?x4> > place gift
            > turns
            [They eat. They dance. Much later, from {hide}, rat-a-tat.]
            FOE: Is that the door?
            PAL: We've got a bell for that.
            [Rat. Tat. Everybody stops dancing.]
            BOSS: How many of us ought there to be?
            > place back LEAD
            <?j> > lead last
            [All hang their heads. {BOSS} writes something on a card, and holds it out to {LEAD}.]
            * pay card
            LEAD: What have you written?
            !BOSS: "Sorry. We missed you."`,
        },
      ],
    },
    {
      id: 'bear',
      shape: 'lie',
      title: 'Held Up by a Bear || The Long Way Round',
      premise:
        'The parcel people must explain to the whole town why a parcel is late that has only to cross the road, while {lead} is looking after it.',
      game: 'Every excuse makes the parcel a bigger hero, and all that goes wrong with it is proof of its travels.',
      facts: {
        prop: 'the parcel',
        event: 'a delivery',
        crowd: 'the fan club',
      },
      effects: {
        page: {
          noise: `PAL|LEAD: "Parcel caught in a battle. Parcel won." || "Parcel shot from a cannon. Arrived early. Went back."`,
          lost: `PAL|LEAD: "Parcel gone from every map. Last seen waving." || "Parcel swallowed by the unknown. The unknown has been told to chew slowly."`,
          stuck: `PAL|LEAD: "Parcel taken prisoner. It's told them nothing." || "Parcel captured by bandits. They're being very firm with it."`,
          mixed: `PAL|LEAD: "Parcel not itself. It's been too long among strangers." ## "Parcel has met somebody. It says it's only for the summer."`,
          mess: `PAL|LEAD: "Parcel went down with the ship. Parcel can't swim. Parcel is learning." || "Parcel fell in a swamp. Swamp doing well."`,
        },
        hero: {
          noise: `PAL|LEAD: It's black, and it's smoking a little. Look, the old soldiers are saluting.`,
          lost: `PAL|LEAD: It's crumpled and pale. A whole town is asking it if it's eaten.`,
          stuck: `PAL|LEAD: It still has the marks of the ropes on it. There isn't a dry eye out there.`,
          mixed: `PAL|LEAD: It's come home with something strange in its look. Several people want to marry it. ## It's come home looking as if it had done things. Half of them want to hear. The other half want its number.`,
          mess: `PAL|LEAD: It's dripping. They think it swam the last bit.`,
        },
      },
      hooks: {
        'Big Dot': {
          gift: `
            [The fan club lifts {ME} up, shoulder-high.]
            ASK: They think you're the driver!
            ME: Then don't tell them till we've been round the block.`,
        },
        'Forklift Femi': {
          gift: `
            ASK: You came past the entire parade, on your forklift!
            ME: I overtook a trombone! It got smaller and smaller!`,
        },
        'Manager Milo': {
          gift: `
            ME: Three cheers for the parcel!
            [Three cheers.]
            ME: They obeyed me! The whole street, three times!`,
        },
        'Barcode Betty': {
          gift: `
            ASK: Scan it once more. What is it, after all that?
            ME: "No idea. Well done, whatever you are." I've never been so surprised!`,
        },
        'Temp Tomasz': {
          gift: `
            ME: They've left us their flagpole. It has a hook on it!
            ASK: That's for the flag.
            ME: It's a small flag. My coat will make room.`,
        },
        'Sleepy Suresh': {
          gift: `
            ASK: The fan club made the hero a bed, with a quilt. But it can't stop for a rest now.
            [{ME} is already in it.]
            ME: Eight hours, please. Zzz.`,
        },
      },
      after: `
        [The desk wobbles.]
        BOSS: There's a postcard from Mrs. Plum. "No parcel yet. Have met the bear."
        PAL|LEAD: But we made up the bear!
        BOSS: "It would like its hat back."`,
      acts: [
        {
          title: 'The Short Leg of the Desk',
          time: 'MORNING',
          beat: 'A parcel is late that only has to cross the road, and {boss} invents a reason.',
          text: `
            <2> > lead arrive
            [TOODLE! A little screen lights up.]
            BOSS: It's the tracking page. Somebody wants to know where parcel seven is. || That's the tracking page. Every toodle is a customer, wondering.
            FOE|LEAD: It's under the short leg of your desk. ## It's under the short leg of your desk. So's my last payslip. || And she's wondering about parcel seven. It's under your desk. The short leg.
            BOSS: How long has it been there?
            FOE|LEAD: Since the desk stopped wobbling. || Since you said, "Give me something flat, quick!"
            * plant desk
            BOSS: That was a year ago! || That's over a year!
            +FOE|LEAD: So take it round! It's for Mrs. Plum, across the road. I can see her curtains!
            BOSS: And say what? A whole year, for forty steps? We'll write that it's had a long, hard journey. Nobody must know about the desk! || After a year? No. We'll write on the page that it's come from far away, and met with trouble. Not a word about the desk!
            <?z> > place why
            <3+> <first> > lead arrive
            <3+> <first> BOSS: Not now! I'm lying to a customer. "It's on its way."
            <next> [{BOSS} begins to type.]
            <3+> <next> BOSS: Quiet. I'm lying to a customer. "It's on its way."
            <2> BOSS: Quiet, I'm lying to a customer. "It's on its way."
            [TOODLE!]
            FOE|LEAD: She's asking what's holding it up. || "Goodness," she says. "What's holding it up?"
            BOSS: I'm thinking! I'm looking around!
            > place intro
            BOSS: That'll do! Write it down! "Held up by {machine}."
            [TOODLE! TOODLE!]
            PAL|LEAD: "The brave little thing!" she says. And now her sister's looking, too.
            <?brave> BOSS: Brave? They usually call us something shorter. ## Brave? The last customer called me something I had to ask my wife about. || Brave! I've had letters about our parcels. That word wasn't in them.
            <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'Peru',
          time: 'BY LUNCHTIME',
          beat: 'The parcel becomes a hero on the page, and in truth it ends up {where}.',
          text: `
            > turns
            [TOODLE! TOODLE! TOODLE!]
            BOSS: They want more. What else holds up a parcel? || That's half the town! They've let the toast burn! What happens next? ## That's half the town, and some of them are still in bed with it!
            LEAD: A bear?
            +BOSS: "Met by a bear." And where would one meet a bear? Far off, please. || Good. "Stopped by a bear." Now a place. One that takes long to come back from.
            PAL|LEAD: Peru.
            * plant peru
            <?u> <3+> FOE: Nobody's going to believe Peru! || Peru? She can see our door from her bath! ## Peru? She can see our door from her bath! I can see the bath!
            <?u> <3+> [TOODLE!]
            <?u> <3+> PAL: "Wrap up warm," they say. "It's high."
            <?hat> BOSS: What did the bear want?
            <?hat> PAL|LEAD: The stamps? For the children?
            <?hat> BOSS: "It gave the bear its hat." They'll like that.
            <?hat> FOE|LEAD: What hat?
            <?hat> BOSS: It hasn't got one now, has it?
            <?c> > hook BOSS claim
            <3+> FOE: I'm taking it across the road. It's forty steps! || Enough! I'll carry it over myself, in my socks!
            BOSS: Without a scratch on it? It's fought a bear! {call}, make it look as if it had seen the world. || It's spotless! Nobody comes back from Peru like that. {call}, rough it up a little.
            > lead help
            > effect page
            [The page won't stop toodling.]
            BOSS: There's a fan club! They're knitting it a scarf. || A fan club! They've got badges. ## A fan club! One of them has had it tattooed. She won't say where. It says "This way up".
            > place worse
            PAL|LEAD: Put that in as well. "And then came {machine}."
            > turns
            <?x1> > lead search
            <?x6> > place uses`,
        },
        {
          title: 'Arriving Today',
          time: 'THAT AFTERNOON',
          beat: 'The fan club comes to meet the parcel, and an honest person is asked about the bear.',
          text: `
            <3+> !FOE: I couldn't bear it any more. I've written a line of my own. "Arriving today." || I'm an honest person. So I've typed two honest words. "Arriving today." ## I'm an honest person. It's why I'm single. I've typed two honest words. "Arriving today."
            <2> LEAD: I only leaned on it. And now the page says, "Arriving today."
            BOSS: Today? It's {where}!
            [Outside, the fan club's brass band strikes up, and stops, and asks if it's here yet.]
            <?cr> > place crowd
            BOSS: It's on its way! But here's the driver! Ask the driver!
            <3+> [A whole street of faces turns to {FOE}.]
            <2> [A whole street of faces turns to {LEAD}.]
            !FOE|LEAD: I have to be honest with you all. There was never any... || I can't lie to people. The truth is that there was no...
            [A very small boy lowers a very small flag. There's a bear on it.]
            !FOE|LEAD: ...way round the bear. So we went through.
            [A cheer.]
            <?v> BOSS: I thought that you couldn't lie! || So much for your two honest words.
            FOE|LEAD: He drew that bear himself. It had eyelashes.
            > turns
            <?tell> ["What did the bear say?" asks the very small boy.]
            <?tell> FOE|LEAD: It said, "Take me with you." ## It said, "You're not like the other parcels."
            <?tell> [Sobbing. Somebody starts a collection, to buy the bear a cottage.]
            <?x2> > lead teach
            <?list> BOSS: And how did you cross the desert?
            <?list> FOE|LEAD: Which desert?
            <?list> BOSS: They've all seen it on the page. With the two pirates.
            <?list> FOE|LEAD: Three. I can't stop. It's lovely.
            <?x3> > lead ban
            <?x5> > place stir
            > turns`,
        },
        {
          title: 'Under My Desk',
          time: 'AN HOUR LATER',
          beat: 'Mrs. Plum writes that she is leaving her house, and nobody believes the truth.',
          text: `
            > turns
            [TOODLE!]
            PAL|LEAD: It's Mrs. Plum. "I can't wait any longer. I'm putting on my boots." || Mrs. Plum's written. "I can't just sit here. I'm getting my coat."
            * plant boots
            FOE|BOSS: She's coming over! It's forty steps! || She's coming here! She's only got to cross the road!
            [TOODLE!]
            PAL|LEAD: "I'm past the gate," she says. "I've never been past it before." ## "I'm past the gate," she says. "I was told there was nothing out here. There's a sailor."
            <first> BOSS: She's never been out? In her life? || Not once? I've been getting between her and her one parcel!
            <?e> > place door
            > turns
            BOSS: Then she'll have the truth. Write. "It was under my desk, all year." || I can't lie to that. Write it down. "It's been under my desk."
            [TOODLE! TOODLE!]
            LEAD: "How high is Mount Under My Desk?"
            <?more> FOE|BOSS: Tell them that it's wood!
            <?more> [TOODLE!]
            <?more> PAL|LEAD: "It crossed a forest, too?"
            > place peak
            <?x4> > lead comfort BOSS
            <?w> BOSS: That's no story, that's really happening! {call}, send them a farewell. As if from the parcel. || For once I haven't made it up! {call}, write its last message to the fans.
            <?w> > lead lastWords
            <?w> [TOODLE. A very sad one.]`,
        },
        {
          title: 'Forty Steps',
          time: 'TEATIME',
          beat: '{Lead} saves them by the same flaw, and Mrs. Plum is not where they think.',
          text: `
            <first> BOSS: {call}! Whatever it is that you do, do it to {machine}! || I told you to rough up a parcel. Now do {machine}!
            > lead save
            > place saves
            [{freed} {BOSS} dives, and catches it, flat on the floor.]
            * prop
            <?y> > effect hero
            <?b> > hook FOE gift
            BOSS: Here it is! It's home! But where's Mrs. Plum? || It's arrived! And now for Mrs. Plum. Where is she?
            [TOODLE!]
            * pay boots
            PAL|LEAD: "I'm on the boat. I couldn't let it come all that way alone. See you in Peru."
            * pay peru
            FOE|BOSS: She's gone to meet it! || She's gone to Peru! For a parcel that was here!
            +BOSS: Then it can't stay. It has to go there. Over the mountains, and everything. || Somebody's waiting for it, up a mountain. So up it goes.
            <?pb> LEAD: Past the bear?
            <?pb> BOSS: Past the bear. || We'll send the bear a hat.
            [TOODLE!]
            PAL|LEAD: "P.S. It's only slippers. I shan't need them now." ## "P.S. It's only slippers. I shan't need them. The captain has such warm feet."
            > turns
            <?x7> > place gift
            <?c> > hook BOSS gift
            <?h> > lead last
            [Between two rows of flags, the parcel sets off for Peru. Behind it, the desk begins to wobble.]
            * pay desk
            FOE|LEAD: And what do I tell the town?
            !BOSS: The truth.
            [TOODLE!]
            !BOSS: "It's on its way."`,
        },
      ],
    },
  ],
}
