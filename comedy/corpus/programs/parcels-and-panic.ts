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
            !LEAD: A little to the left.
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
            !FOE|BOSS: Nobody. It's my turn to be held. || Then plump it up. I'm fragile.
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
      title: 'Sorry, We Missed You || What Comes After Three',
      premise:
        'The parcel people must deliver a parcel to themselves by their own rule, which is to knock, count to three, and go, while {lead} opens the door.',
      game: 'Outside, one cannot wait for anybody, and inside, nobody can get to the door in three, and they are the same people.',
      facts: {
        prop: 'the parcel',
        event: 'a delivery',
        crowd: 'the neighbors',
      },
      hooks: {
        'Big Dot': {
          pay: `
            ASK: This one's for you. "Good for one ride. We'll all lift."
            [A whole street lifts {ME}, in several stages.]
            ME: I'm being carried! Take me the long way round!`,
        },
        'Forklift Femi': {
          pay: `
            ASK: This one's for you. "Overtake us. Any time. We're in slippers."
            ME: The whole street? Out of my way! No! Stay in my way!`,
        },
        'Manager Milo': {
          pay: `
            ASK: This one's for you. "We'll obey one order."
            ME: Then wave!
            [The whole street waves.]
            ME: They obeyed me. Even the cat!`,
        },
        'Barcode Betty': {
          pay: `
            ASK: This one's got no barcode on it anywhere.
            ME: Then what does it say? Don't tell me! Nobody breathe a word! It's a surprise!`,
        },
        'Temp Tomasz': {
          pay: `
            ASK: There's a hook round this one. It comes with two screws.
            ME: Two! That isn't a hook that's leaving on Friday!`,
        },
      },
      after: `
        [RAT-A-TAT!]
        BOSS: Who's knocking at our door?
        PAL|LEAD: It's the neighbors. They're counting. They've got to six hundred.
        BOSS: Already? Then I've just time for a bath.`,
      acts: [
        {
          title: 'The Next House',
          time: 'EARLY',
          beat: 'The parcel people take a parcel to their own door, and nobody is in.',
          text: `
            !BOSS: "To everybody at the warehouse." That's us! || Look! This one's ours! "To everybody at the warehouse."
            FOE: Open it! ## The last thing I got was my wife's new address. Open it! || For us? It rustles! Open it!
            !BOSS: Before it's been delivered? That's theft. || I can't. It hasn't been delivered.
            FOE: It's in your hand!
            !BOSS: In my delivering hand. || This is the one that brings. The left one gets.
            <first> > lead arrive
            <first> !BOSS: {call}, help us to deliver it. || Nice knuckles! {call}, help us to deliver it.
            <next> !BOSS: {call}, bring your knuckles. We're going to deliver it.
            !LEAD: How's it done?
            PAL|BOSS: Knock, count to three, leave a card. Three cards, and it goes back.
            * plant rule
            !LEAD: And what comes after three?
            !BOSS: The next house.
            FOE: Nobody can get to a door in three! No wonder we've got parcels up to the ceiling! ## Three? I've been married to somebody like that! No wonder we've got parcels up to the ceiling! || Who's that quick? And all that pile's been missed, up to the ceiling!
            !BOSS: If I wait for one, I'd have to wait for everybody.
            * plant wait
            <?pile> FOE: That bicycle was for a child!
            <?pile> BOSS: It'll still fit. The child's a small bank manager.
            <?a> LEAD: Why do you live in {a}?
            <?a> BOSS: For the quiet. The neighbors are always out.
            > turns
            [They go outside, round the corner, and up to their own front door. RAT-A-TAT!]
            !BOSS: One. Two. Three.
            !LEAD: There's nobody in.
            !BOSS: Of course not. We're all out here.
            * plant out
            <5+> ANY: But we left a light on!
            <5+> !BOSS: They do that, to get one's hopes up. ## They do that. It's what kept my engagement going.
            PAL|FOE: So who opens?
            !BOSS: That's up to the customer. First card. "Sorry, we missed you."
            [{BOSS} pushes a card in under the door.]
            <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'Those People || They Never Wait',
          time: 'A LITTLE LATER',
          beat: 'They find their own card, wait at home for themselves, and are not quick enough.',
          text: `
            [They all come in again. On the mat there's a card.]
            FOE: They've been! While we were out! ## They've been! And I'd shaved! || We've had a delivery! Without us! ## We've had a delivery! And I'd shaved!
            PAL|BOSS: Those people never wait! ## Those people! Three, and they're gone! It's my wedding night again! || That's those people. They never wait.
            LEAD: Which people? || Who never waits?
            BOSS: Us.
            > turns
            FOE: Then nobody leaves this room! || This time we stay here, and listen.
            <5+> ANY: I'll run a bath. That always brings them.
            [They wait. And wait.]
            > place intro
            FOE: They're late.
            PAL|LEAD: Who is?
            FOE: We are. || Still us.
            <?call> BOSS: I shall complain. Hello? Am I speaking to the manager?
            <?call> [{BOSS} walks round to the other side of the desk.]
            <?call> !BOSS: You are. Have you tried being out?
            <?call> FOE: What did they say?
            <?call> BOSS: Very rude. I know the type.
            LEAD: Who's outside, to knock? || Oughtn't somebody to be out there?
            !FOE: Me! And I'll be nicer than those people! || I'll go! I know how it feels.
            * rest FOE
            > turns
            [{FOE} takes the parcel, and goes out. RAT-A-TAT!]
            !FOE: One.
            !BOSS: Where's my other slipper? {call}, get the door! ## Where's my other slipper? It's rented! {call}, get the door! || They've come! Where's my other slipper? {call}, open up!
            > lead attempt
            !FOE: Two.
            PAL|LEAD: We're here! Don't go! || Coming! Wait!
            !FOE: Three.
            [A card slides in. {BOSS} tears the door open.]
            !BOSS: Gone! And whistling! || I was IN! And off they go, whistling!
            * enter FOE
            !FOE: That's two cards. They're never home. || Second card. Never anybody home.
            PAL|LEAD: But we shouted! || Didn't you hear us shouting?
            !FOE: I thought it was the house. They creak.
            * plant house
            LEAD: You were going to be nice! || You knew how it felt!
            !FOE: Indoors, yes. On a mat, one only thinks of the next house. ## Indoors, I'm all tenderness. On a mat, one only thinks of the next one.
            > turns`,
        },
        {
          title: 'Somebody In',
          time: 'LUNCHTIME',
          beat: 'The door is opened in time, and {boss} has never seen that.',
          text: `
            !FOE: You knock, and I'll hold the handle! || My turn to be in! I won't let go of this handle.
            > turns
            <?x1> > lead teach
            * rest BOSS
            [{BOSS} goes out with the parcel. RAT-A-TAT!]
            !BOSS: One.
            [{FOE} throws open the door.]
            !BOSS: Aaah! Somebody's IN! ## Aaah! Somebody's in! I've only dreamed of this! || Help! It's come open! With somebody in it!
            !FOE: I live here! Hand it over!
            !BOSS: I've never got this far! What do I do? ## I've never got this far, with anybody! Where do I put my hands? || What do I do? In forty years, it's never happened!
            LEAD: "Good morning"? || I'd start with "Good morning".
            !BOSS: Good morning. So that's what's behind them. || Good morning. You're so much softer than a door.
            <?shy> FOE: You're staring.
            <?shy> !BOSS: It's the eyes. Letterboxes haven't any. ## It's the mouth. A letterbox never moves.
            <5+> ANY: Don't all crowd round! You'll frighten it off!
            PAL|LEAD: And then somebody signs. || Doesn't somebody sign for it?
            !FOE: Have you got a pen? || With what?
            !BOSS: A pen? The cards come printed. ## A pen? I didn't bring anything. One never thinks that it'll happen.
            <5+> ANY: They never do have one that works.
            !FOE: There's one in the kitchen. Stay there!
            [{FOE} runs for the kitchen. {BOSS} looks at the empty doorway.]
            !BOSS: Two.
            !LEAD: No! One moment! || No! Wait!
            !BOSS: That's what they all say. Three.
            !FOE: A pen! I've found a...
            !BOSS: Sorry, we missed you.`,
        },
        {
          title: 'One Slipper',
          time: 'AFTERNOON',
          beat: 'The parcel goes back to whoever sent it, and somebody in there has only one slipper on.',
          text: `
            * enter BOSS
            !FOE: You were looking right at me! || I was four steps away!
            !BOSS: I'd have loved to see you again. But three's three. Back it goes. || It slipped out! And that was card three. Back it goes.
            <?x2> > lead comfort BOSS
            > turns
            PAL|LEAD: Who sent it? Here. "From all of us, next door." || Back to whom? It's on the other side. "From all of us, next door."
            !BOSS: There's never been a soul in there! || Them? They're never in!
            [They all go next door, with the parcel. RAT-A-TAT!]
            !BOSS: One.
            ["Coming!" calls something inside.]
            FOE: What was that? || Listen!
            <5+> ANY: That's a lady, isn't it?
            !BOSS: Only the house.
            ["Where's my other slipper?" calls the house.]
            LEAD: How many slippers has a house? || It's got feet!
            !BOSS: Two.
            PAL|FOE: You shouted that, this morning! || That's what you shouted! Word for word!
            !BOSS: And nobody waited. || And they went away. Whistling.
            <5+> ANY: Now it's fallen over something.
            <5+> !BOSS: The umbrella stand. I always do.
            <?k> FOE: Quick, say "Three"! It's cold out here, and there are other houses!
            <?k> LEAD: You're on a mat again.
            <?k> FOE: So I am. Sorry. It's very strong.
            !BOSS: But if I begin with one...
            LEAD: It's only one. It's got one slipper. || Would it be so bad? To begin?
            [{BOSS} pushes the card halfway under the door.]
            !BOSS: Three.
            ["Don't go!" || "Wait!"]
            [A long silence. {hush}]
            !BOSS: Four.`,
        },
        {
          title: 'After Three',
          time: 'EVENING',
          beat: 'A door opens, and then all the others.',
          text: `
            FOE: There's a four! || What number was that?
            !BOSS: And I feel another one coming. Five. || It just came. So does this. Five.
            [The door opens. There stands a very old lady, in one slipper.]
            ["You waited," she says. || "You're still here," she says. ## "You waited," she says. "My husband never did."]
            !BOSS: You're in! Since when?
            ["Always. We all are. But it's five to the door. Six, with my knee."]
            <5+> ANY: And we all thought that they were rude! || And I've never so much as waved!
            PAL|LEAD: So that's who was creaking! || All those floorboards were slippers!
            * pay house
            > turns
            +PAL|FOE: They all heard it! Here they come!
            > place crowd
            !BOSS: This is yours again. We were never in. || We've brought this back. We kept missing ourselves.
            ["But it's for you!" The old lady holds it out again. || "Then here," says the old lady, and holds it out again. "It's for you."]
            !LEAD: She's in, and you're out! It's being delivered! || It's the wrong way round! You're the customers!
            FOE: Why didn't you just bring it over?
            ["We did! But nobody opened."]
            BOSS: How long did you wait?
            ["Three," say the neighbors.]
            !FOE: And I've still got the pen!
            [{FOE} signs. Everybody tears at the paper.]
            * pay rule
            PAL|LEAD: It's letters! One each! || It's full of notes! With all our names on!
            ["We only know you through the letterbox," say the neighbors. "But you do talk, on a mat."]
            <?b> > hook FOE pay
            > turns
            <?x4> > place gift
            <?j> > lead last
            PAL|FOE: What about all those other parcels? || And that pile? There are forty years of it!
            !BOSS: I'll wait for everybody.
            * pay wait
            [They carry the next parcel to the next house. The whole street comes along, in slippers, to watch. RAT-A-TAT!]
            ["One," counts the street. "Two. Three. Four. Five."]
            PAL|FOE: Make it six. It may be a knee.
            ["Six."]
            !LEAD: There's nobody in.
            * pay out
            !BOSS: Of course not. We're all out here.`,
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
          mixed: `PAL|LEAD: "Parcel not itself. It's been too long among strangers." ## "Parcel has met a lawyer. It's keeping the string."`,
          mess: `PAL|LEAD: "Parcel went down with the ship. Parcel can't swim. Parcel is learning." || "Parcel fell in a swamp. Swamp doing well."`,
        },
        hero: {
          noise: `PAL|LEAD: It's black, and it's smoking a little. Look, the old soldiers are saluting.`,
          lost: `PAL|LEAD: It's crumpled and pale. A whole town is asking it if it's eaten.`,
          stuck: `PAL|LEAD: It still has the marks of the ropes on it. There isn't a dry eye out there.`,
          mixed: `PAL|LEAD: It's come home with something strange in its look. Several people want to marry it.`,
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
            BOSS: It's the tracking page. Somebody's asking about parcel seven. || That's the tracking page. Every toodle is a customer, wondering.
            FOE|LEAD: It's under your desk. The short leg. ## It's under your desk, with my last payslip. || Parcel seven? It's under your desk. The short leg.
            BOSS: How long has it been there?
            FOE|LEAD: Since the desk stopped wobbling. || Since you said, "Give me something flat, quick!"
            * plant desk
            BOSS: That was a year ago! || That's over a year!
            +FOE|LEAD: So take it round! Mrs. Plum lives across the road. I can see her curtains!
            BOSS: And say what? A whole year, for forty steps? || After a year? With what excuse?
            FOE|LEAD: The truth?
            BOSS: No. We'll write that it's had a long, hard journey. || About the desk? Never! We'll write that it met with trouble.
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
            <?brave> BOSS: Brave? They usually call us something shorter. ## Brave? The last customer used a word that I had to ask my wife about. || Brave! That word's never been in the letters.
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
            !BOSS: They want more. What else holds up a parcel? || That's half the town! What happens next? ## That's half the town! Some are in bed with it! What happens next?
            LEAD: A bear?
            +BOSS: "Met by a bear." And where was that? Far off, please. || "Stopped by a bear." Good. Now I need somewhere far away.
            PAL|LEAD: Peru.
            * plant peru
            <?u> <3+> FOE: Nobody's going to believe Peru! || Peru? She can see our door from her bath! ## Peru? She can see our door from her bath! I can see the bath!
            <?u> <3+> [TOODLE!]
            <?u> <3+> PAL|LEAD: "Wrap up warm," they say. "It's high."
            <?hat> BOSS: What did the bear want?
            <?hat> PAL|LEAD: The stamps? For the children?
            <?hat> BOSS: "It gave the bear its hat." They'll like that.
            <?hat> FOE|LEAD: What hat?
            <?hat> BOSS: It hasn't got one now, has it?
            <3+> FOE: I'm taking it across the road. It's forty steps! || Enough! I'll carry it over myself, in my socks!
            BOSS: Without a scratch on it? It's fought a bear! {call}, show it the world. || From Peru, and so clean? {call}, rough it up a little.
            > lead help
            > effect page
            [The page won't stop toodling.]
            !BOSS: There's a fan club! They're knitting it a scarf. || A fan club! They've got badges. ## A fan club! One of them has a tattoo. "This way up". She won't say where.
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
            <3+> !FOE: I couldn't stand it. I've written "Arriving today". || I've typed two honest words. "Arriving today." ## I'm honest. It's why I'm single. So I've typed two honest words. "Arriving today."
            <2> LEAD: I only leaned on it. And now the page says, "Arriving today."
            BOSS: Today? It's {where}!
            [Outside, a brass band strikes up, stops, and asks if it's here yet.]
            <?cr> > place crowd
            BOSS: It's on its way! But here's the driver! Ask the driver!
            <3+> [A whole street of faces turns to {FOE}.]
            <2> [A whole street of faces turns to {LEAD}.]
            !FOE|LEAD: I'll be honest. There was never any... || I can't lie. There was really no...
            [A very small boy lowers a very small flag. There's a bear on it.]
            !FOE|LEAD: ...way round the bear. So we went through.
            [A cheer.]
            <?v> BOSS: I thought that you couldn't lie! || So much for your two honest words.
            FOE|LEAD: He drew that bear himself. It had eyelashes.
            > turns
            <?tell> ["What did the bear say?" asks the very small boy.]
            <?tell> FOE|LEAD: It said, "Take me with you."
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
            PAL|LEAD: It's Mrs. Plum! "I can't wait any longer. I'm putting on my boots." || Mrs. Plum's written. "I can't just sit here. Where's my coat?"
            * plant boots
            FOE|BOSS: She's coming over! It's forty steps! || She's coming here! She's only got to cross the road!
            [TOODLE!]
            PAL|LEAD: "I'm past the gate," she says. "I've never been past it."
            <first> BOSS: She's never been out? In her life? || Not once? And I kept her waiting!
            <?e> > place door
            > turns
            BOSS: Then she'll have the truth. "It was under my desk." || I can't lie to that. Write "It's under my desk".
            [TOODLE! TOODLE!]
            LEAD: "How high is Mount Under My Desk?"
            <?more> FOE|BOSS: Tell them that it's wood!
            <?more> [TOODLE!]
            <?more> PAL|LEAD: "It crossed a forest, too?"
            > place peak
            <?x4> > lead comfort BOSS
            <?w> BOSS: That's really happening! {call}, send them a farewell. From the parcel. || For once I didn't invent it! {call}, write its last message.
            <?w> > lead lastWords
            <?w> [TOODLE. A very sad one.]`,
        },
        {
          title: 'Forty Steps',
          time: 'TEATIME',
          beat: '{Lead} saves them by the same flaw, and Mrs. Plum is not where they think.',
          text: `
            <first> BOSS: {call}! Do to {machine} whatever you do! || First the parcel, {call}. Now do {machine}!
            > lead save
            > place saves
            [{freed} {BOSS} dives, and catches it, flat on the floor.]
            * prop
            <?y> > effect hero
            <?b> > hook FOE gift
            BOSS: Here it is! It's home! But where's Mrs. Plum? || It's arrived! And now for Mrs. Plum. Where is she?
            [TOODLE!]
            * pay boots
            PAL|LEAD: "I'm on the boat. It shan't come all that way alone. See you in Peru."
            * pay peru
            FOE|BOSS: She's gone to meet it! || She's gone to Peru! For a parcel that was here!
            +BOSS: Then it can't stay. Over the mountains with it! || Somebody's waiting, up a mountain. So up it goes.
            <?pb> LEAD: Past the bear?
            <?pb> BOSS: Past the bear. || We'll send the bear a hat.
            [TOODLE!]
            PAL|LEAD: "P.S. It's only slippers. I shan't need them now."
            > turns
            <?x7> > place gift
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
