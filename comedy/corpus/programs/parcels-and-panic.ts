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
          ME: I'm the manager, and nobody obeys me! Not even the chairs! ## I'm the manager, and nobody obeys me! I told my wife and the dog to stay. They've taken a flat.`,
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
            PAL|LEAD: I've put that in as well. "And then came {machine}."
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
            !FOE|LEAD: I have to be honest with you all. There was never any... ## I have to be honest with you all. It's what my therapist charges for. There was never any... || I can't lie to people. The truth is that there was no...
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
            PAL|LEAD: "I'm past the gate. I've never been past the gate before." ## "I'm past the gate. My husband told me there was nothing out here. There's a sailor."
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
            <first> BOSS: {call}! You know what you did to the parcel? Do that to {machine}! || I told you to rough up a parcel. Now do {machine}!
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
            BOSS: The more, the better! Everybody out! We're going to our front door. || Good, one more to knock! Out, all of you, and look like a delivery.
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
            FOE: They've been! While we were out! || We've had a delivery! And we missed it! ## We've had a delivery! And we missed it! I'd have put on trousers!
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
            PAL|FOE: They all say, "Left with..." and then there's a boot mark. || There's more, in pencil. "Left with..." The rest is mud.
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
            <?z1> FOE: Over my dead body! I'll find a way out through the roof! || I'm not living under a lid! I'm off to find a door that opens!
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
            FOE: It isn't pay. It's a little brass button. || That's no pay! It's a button on a wire.
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
            LEAD: What does it say?
            !BOSS: "Sorry. We missed you."`,
        },
      ],
    },
    {
      id: 'label',
      shape: 'pass the parcel',
      title: 'One Too Few || This Way Up',
      premise:
        'The warehouse must find one missing parcel before the vans leave, and until then whoever wears its label is the parcel, {lead} first.',
      game: 'Parcels are treated better than people, until somebody unfolds the rest of the label.',
      facts: {
        prop: 'the label',
        event: 'a delivery day',
        crowd: 'the van drivers',
      },
      changes: {
        fold: {
          hot: `PAL|LEAD: It's curled up in the heat. There's a third fold, and it's come open!`,
          cold: `PAL|LEAD: It's frozen stiff. It's snapped open, at a third fold!`,
          small: `PAL|LEAD: It's shrunk so much that it couldn't stay folded. There's a third line!`,
          bitten: `PAL|LEAD: Something has chewed the corner off. It was holding down a third fold!`,
          wet: `PAL|LEAD: It's soaked. It's coming open, all by itself. There's a third fold!`,
          sticky: `PAL|LEAD: It's so sticky that it stuck to the lid, and unfolded. There's a third line!`,
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
            [{BOSS} sits in an old armchair, with a long list.]
            BOSS: Three hundred and ninety-nine. I've sat here counting since six. There's one too few! || That's three hundred and ninety-nine. One's missing! And I haven't left this chair!
            * plant chair
            <3+> FOE: We have its label. It's only the parcel that came off. || It's not all lost. I've found the label. Only the parcel's gone.
            <2> LEAD: What's this, on the floor? It looks like a label. It only needs a parcel.
            BOSS: It's labels that come off, not parcels! And the vans go at four, with four hundred or none! || That's the wrong half! The vans go at four, with four hundred parcels or none!
            <?a> PAL|LEAD: Why's the warehouse in {a}, anyhow?
            <?a> BOSS: The warehouse came by parcel. We delivered it ourselves.
            <3+> <first> > lead arrive
            > place intro
            [In the fright, the label lands on {LEAD}'s back. The scanner goes NEEP!]
            FOE|BOSS: It's counted! That's four hundred!
            LEAD: But I'm a person! || I'm only visiting!
            BOSS: Whatever has a label is a parcel. That's the first rule.
            * plant rule
            LEAD: What's the second?
            BOSS: There isn't one. Nobody argues with string. || No talking, from cargo.
            <4+> PAL: "Handle with care," it says. "This way up. Keep warm, and keep away from {machine}." || It says, "Handle with care. Keep warm. Keep away from {machine}, and never shake."
            <2-3> BOSS: And it says, "Handle with care. Keep warm, and never shake."
            [{LEAD} is wrapped in a blanket, and put down, gently, on a cushion.]
            LEAD: A little to the left. ## A little to the left. It's years since anybody read the instructions.
            > turns`,
        },
        {
          title: 'In Transit',
          time: 'LATER THAT MORNING',
          beat: 'Parcels are treated better than people, and somebody takes the label.',
          text: `
            > turns
            LEAD: Might a parcel have a hot drink? || It's cold round the feet, being freight.
            BOSS: "Keep warm." It's in writing. Fetch the cocoa! || It does say "care". Somebody rub the bottom of that parcel!
            <?x1> BOSS: A parcel lies where it's put.
            <?x1> > lead wait
            <3+> FOE: I've worked here all my life, and the only thing they ever tucked in was a box. || I had to bring my own blanket! From my own bed!
            <2> BOSS: I've worked here all my life, and nobody has tucked me in.
            <?c> <3+> > hook FOE claim
            <?x8> > place stir
            <4+> <?b> > hook PAL claim
            > turns
            +FOE|BOSS: Hold still! There's a wasp on your back. || Don't move. You've a spider between the shoulders. A big one.
            LEAD: Where?
            [Rrrip. NEEP!]
            !FOE|BOSS: Gone. And now I'm the parcel. || There wasn't any. But I've got your label now.
            BOSS|LEAD: Give that back! You work here!
            !FOE|BOSS: Not any more. I'm in transit.
            <?c> <3+> > hook FOE worn
            <?cocoa> LEAD: Then who gets my cocoa?
            <?cocoa> FOE|BOSS: I do. And rub my feet. ## I do. And I'm told that I may be opened at the top. || It says "care". Stir it well.
            <?d> > hook BOSS claim
            > turns
            <?post> <3+> BOSS: You can't just send yourself away!
            <?post> <3+> FOE: Watch me. I'm forty kilos under the limit. ## Watch me. It's more than my ex ever managed.`,
        },
        {
          title: 'The House by the Sea',
          time: 'AFTER LUNCH',
          beat: 'The first fold says where the parcel is going, and everybody wants to be it.',
          text: `
            PAL|LEAD: There's an address on it, under the fold. "To the house by the sea."
            +BOSS: The sea? With waves?
            PAL|LEAD: "Somebody is waiting at the door."
            [{BOSS} looks at the door.]
            BOSS: Nobody waits at the door for me. My own cat looks out of the other window. ## Nobody waits at the door for me. My ex had it bricked up.
            [Rrrip. NEEP!]
            FOE|LEAD: {boss}! You've taken it!
            BOSS: I fancied a paddle. || Somebody's waiting! It would be rude! ## Somebody's waiting! At a door! I've shaved for less!
            <?d> > hook BOSS worn
            [Rrrip. NEEP! Rrrip. NEEP!]
            <4+> !PAL: I've got it! To the sea! Don't bend me! || Mine! I'm expected! There'll be supper!
            <4+> <?b> > hook PAL worn
            <2-3> LEAD: It's mine! I was cargo before any of you! || I had it first! I've packed!
            > turns
            > place crowd
            <4+> [The drivers load {PAL} into a van. Rrrip. NEEP! They take {PAL} out again, and load {FOE}.]
            <2-3> [The drivers load {LEAD} into a van. Rrrip. NEEP! They take {LEAD} out again, and load {BOSS}.]
            BOSS: They go by the label. They've never once looked at the parcel. || They'd load a cow, if it went neep.
            <?x2> > lead pretend
            <?pile> FOE|LEAD: One of them asked me to sign for myself.
            <?pile> BOSS: Were you in?
            <?pile> FOE|LEAD: I left myself with a neighbor. ## I left myself with a neighbor. It got late.
            > turns`,
        },
        {
          title: 'Worn Out',
          time: 'HALF AN HOUR BEFORE THE VANS LEAVE',
          beat: 'The second fold says what is in the parcel, and nobody wants to be it.',
          text: `
            FOE|LEAD: Wait. There's a second fold, with the contents on it. || There's something under the next fold. It's what's in it.
            PAL|BOSS: "Old, sagging and worn out. Smells of soup." || "Old. Sags in the middle. Creaks. Smells of soup."
            FOE|LEAD: That isn't me! I don't sag! ## That isn't me! I don't sag! I've had things lifted! || I don't creak! Whose is this? It isn't mine!
            [Rrrip. NEEP!]
            BOSS|LEAD: Take that off me! I was never soup! || I've just had a haircut! Take it back! ## I've just joined a gym! I've been twice! Take it back!
            [Rrrip. NEEP! Rrrip. NEEP!]
            PAL|BOSS: "Should have been firewood, years ago."
            FOE|LEAD: Firewood? They'll chop up whoever has it on!
            BOSS: Then shut it up, where nobody can wear it! || Put it away! Under a lid!
            > place stow prop
            [From {hide}, NEEP.]
            FOE|LEAD: Now {hide} is the parcel.
            <?load> [The drivers lift {hide}, and put it down again. "Handle with care," reads one. "And who handles us?"]
            <?g> > place door
            > turns
            BOSS: "Old, sagging and worn out." It's meant for me, isn't it? It's always been me. || "Should have been firewood." I know who that is. I saw it in the mirror this morning. ## "Old, sagging and worn out." My ex used the same three words. In court.
            <?x3> [{BOSS} sinks deeper into the armchair.]
            <?x3> > lead comfort BOSS
            [Under {BOSS}, something creaks.]
            !BOSS: The vans want four hundred. It's my warehouse, so I'll be the parcel. Give me the label. || Somebody has to be chopped up. I'm in charge. Give it here, and stand back.
            > turns`,
        },
        {
          title: 'Four Hundred',
          time: 'FOUR MINUTES TO FOUR',
          beat: 'The third fold says what has been missing, and where it was all day.',
          text: `
            > place back prop
            > change fold
            * prop
            BOSS: I'm sitting down. Read it to me. || Read it slowly. I'm in my chair. I can bear it.
            PAL|LEAD: "And I wouldn't part with it for the world."
            FOE|BOSS: With what?
            PAL|LEAD: "One armchair."
            [Everybody looks at the armchair. {BOSS} is in it.]
            * pay chair
            BOSS: What's everybody looking at? || Why are you all staring at my lap?
            FOE|LEAD: You've been sitting on it since six! || We've looked everywhere, except under you!
            <?sit> BOSS: It can't be. It's so comfortable. It sags just where I do.
            PAL|LEAD: There's a name on the back. "It was Grandma's. I learned to read in it."
            BOSS: So somebody can be old, and sag, and smell of soup... ## So one can sag in the middle, and still be wanted... || It creaks, and it smells of soup, and still...
            LEAD: And somebody's waiting at the door. || And they'd like it back by supper.
            <?h> > lead found
            > turns
            <?i> > place gift
            <?j> > lead last
            [{BOSS} strokes the chair once, and sticks on the label. NEEP!]
            FOE|LEAD: Four hundred! Load it!
            [All the drivers lift the armchair, with {BOSS} still in it.]
            * pay rule
            BOSS: Not me! Only the chair! Tell them! || Hold on! I haven't got off yet!
            LEAD: Whatever has a label is a parcel.
            BOSS: But I'm going out of the door! Backward! || But the sea's an hour away! And they're tilting me!
            [The armchair goes out, high over all heads.]
            LEAD: What does it say on it?
            !BOSS: "Handle with care!"`,
        },
      ],
    },
  ],
}
