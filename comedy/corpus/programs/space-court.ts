import { type Program } from '../../plays/card-types.ts'

export const spaceCourt: Program = {
  name: 'Space Court',
  people: {
    'Judge Zorblax': {
      short: 'Zorblax',
      want: 'a clock',
      as: {
        BOSS: {
          claim: `
            [{ME} looks at a bare wrist.]
            ME: I retire at noon, and nobody's bought me a clock. How will I know? ## I retire at noon, and nobody's bought me a clock! They did buy me a bottle. They drank it.`,
        },
      },
      hooks: {
        end: `
          ASK: It's noon, Zorblax. I could tell you every day, if you like.
          ME: Then I don't need a clock at all. I've got you.`,
        snap: `ME: A whole life on the bench! And all I wanted was a clock!`,
        later: `
          ME: I've got my clock at last. It ticks.
          ASK: Isn't that nice?
          ME: All night? It's counting me.`,
      },
      turns: [
        `ME: When I retire, nobody will stand up for me any more.
         ASK: You could stand up for other people.
         ME: In what order?`,
        `[{ME} stands up for {ASK}.]
         ASK: What are you doing?
         ME: Practicing. How was it?
         ASK: Nobody has ever stood up for me. Do it again.`,
        `[Everybody stands up for {ME}.]
         ME: Who's coming?
         ASK: You are. You've been away at the window.
         ME: Sit down, all of you. My eyes are leaking.`,
      ],
      twist: 'Judge Zorblax stands up for somebody',
    },
    'Prosecutor Vex': {
      short: 'Vex',
      want: 'to win once',
      as: {
        FOE: {},
      },
      hooks: {
        snap: `ME: I once lost to an empty chair! This is worse!`,
        later: `
          ME: I won, yesterday. I've had it framed.
          ASK: That's only a blank wall.
          ME: It's a very big frame.`,
      },
      turns: [
        `ME: I've had a victory dance ready since law school.
         ASK: May I see it?
         ME: Have I won?
         ASK: No.
         ME: Then no.`,
        `ASK: Let's toss a coin. If it's heads, you win.
         [CLINK.]
         ASK: It's on its edge.
         ME: Even the coin has a better lawyer.`,
        `[CLINK.]
         ASK: It's heads! You've won!
         [{ME} dances. It is very short.]
         ASK: Is that all of it?
         ME: I never thought I'd get this far.`,
      ],
      twist: 'Vex saves up a victory dance',
    },
    'Bailiff Blip': {
      short: 'Blip',
      want: 'a visitor',
      as: {
        BOSS: {
          claim: `
            [{ME} jingles one lonely key.]
            ME: I judge them, I lock them up, I hang them curtains! And nobody ever comes to visit me! ## I judge them, I lock them up, I hang them curtains! And nobody ever visits me for pleasure!`,
        },
        FOE: {
          claim: `
            [{ME} jingles one lonely key.]
            ME: I hung curtains in my cell, and you keep letting everybody off!`,
        },
        PAL: {
          claim: `
            [{ME} hugs a curtain ring.]
            ME: They all thank me for the handcuffs, and walk straight past my curtains! I've left the door open! In a prison!`,
        },
      },
      hooks: {
        end: `
          ASK: While we're all innocent, may I see those curtains?
          ME: A visitor! I'll leave the door open, so that you can knock!`,
        snap: `ME: We'll all be locked up! And nobody will notice the curtains! ## Four pairs of handcuffs, and I've only ever used them at work!`,
        later: `
          ME: I had a visitor in my cell last night.
          ASK: How long did they stay?
          ME: They haven't found the door behind the curtains.`,
      },
      turns: [
        `ME: Would you like to see my cell? It has curtains.
         ASK: Does it have a window?
         ME: No. But you'd never know.`,
        `ME: Nobody has ever asked to stay in my cell.
         ASK: It's a jail!
         ME: There's a mint on the pillow.`,
        `ASK: That cell of yours. Is there a bath?
         ME: With salts.
         ASK: Then I confess.
         ME: Before dinner, or after?`,
      ],
      twist: 'Blip leaves a mint on the prison pillow',
    },
    'Defender Juno': {
      short: 'Juno',
      want: 'an innocent client',
      as: {
        PAL: {
          claim: `
            [{ME} feels for a purse. It's gone.]
            ME: Client after client, and not one innocent! The last one stole my notes, and thanked me.`,
        },
      },
      hooks: {
        snap: `ME: Just one innocent client! One! Even by accident!`,
        later: `
          ME: My client was innocent. I haven't slept.
          ASK: From joy?
          ME: From shock. What if they all were?`,
      },
      turns: [
        `ME: My last client sent me a card.
         ASK: How kind!
         ME: It says "We have your cat."`,
        `ME: The one before gave me this lovely watch.
         ASK: That's my watch!
         ME: It did seem generous.`,
        `ME: Another card! "Thank you for everything. I am innocent."
         ASK: At last! Who's it from?
         ME: The cat.`,
      ],
      twist: "A grateful client steals Juno's cat",
    },
    'Juror Nine': {
      short: 'Nine',
      want: 'to be asked first',
      as: {
        BOSS: {
          claim: `
            [{ME} knocks on the desk. Nobody looks.]
            ME: I'm the judge now, and they still ask me ninth! By then, they've got their coats on!`,
        },
        FOE: {
          claim: `
            [{ME} counts up to nine on both hands.]
            ME: I'm always asked ninth! By then, even "guilty" has been used up! ## I'm always asked ninth! Even in marriage! By then, even "darling" has been used up!`,
        },
        PAL: {
          claim: `
            [{ME} holds up a hand. Nobody looks.]
            ME: They ask eight people first! When it's my turn, they've got their coats on!`,
        },
      },
      hooks: {
        end: `
          ASK: I'm asking you first, Nine. Was it guilty?
          ME: First? Then it was! And whoever's second agrees with me!`,
        snap: `ME: I agreed with everybody! Why wasn't that enough?`,
        later: `
          ME: I've been deciding things all night. I can't stop.
          ASK: What sort of things?
          ME: You're having soup.`,
      },
      turns: [
        `ASK: Would you like tea, or coffee?
         ME: What are the others having?
         ASK: There are no others.
         ME: Then I'll wait.`,
        `ASK: I have to know now. Tea, or coffee?
         ME: Which of them needs me more?`,
        `ME: Tea!
         ASK: You've decided!
         ME: It just came out!
         ASK: We only have coffee left.
         ME: I agree with coffee.`,
      ],
      twist: 'Juror Nine cannot agree on tea or coffee',
    },
    'Clerk of Comets': {
      short: 'the Clerk',
      want: 'a reader',
      as: {
        BOSS: {
          claim: `
            [{ME} blows the dust off a very thick book.]
            ME: Six hundred years of notes! The only one who's ever opened them is a moth! ## Six hundred years of notes, and every bedroom in them! The only one who's ever opened them is a moth!`,
        },
        FOE: {
          claim: `
            [{ME} drops a very thick book.]
            ME: Nobody reads my notes! Even the moth that got in has gone back to curtains!`,
        },
        PAL: {
          claim: `
            [{ME} writes, and blots.]
            ME: Nobody reads my notes! On Tuesday I had us all eaten by a whale. Not a word!`,
        },
      },
      hooks: {
        end: `
          ASK: May I read your notes of all this?
          ME: A reader! Let the record show that my pencil shook!`,
        snap: `ME: I've written "help" four times! Nobody reads it!`,
        later: `
          ME: Somebody has read my notes. There's been a letter.
          ASK: What does it say?
          ME: "Shorter."`,
      },
      turns: [
        `ME: Slower, please. I'm still writing down breakfast.
         ASK: What happened at breakfast?
         ME: You asked for the salt. Twice.`,
        `ASK: Could you read back what I just said?
         ME: "Ow."
         ASK: Before that.
         ME: "I know exactly what I'm doing."`,
        `ME: I've come to my very last page.
         ASK: How does it end?
         ME: You ask me how it ends.`,
      ],
      twist: 'The Clerk is still writing down breakfast',
    },
  },
  recall: `
    PAL|LEAD: It's in all the law books now. Page one. "{Line}."
    BOSS: What's on page two?
    PAL|LEAD: Only applause.`,
  scenarios: [
    {
      id: 'planet',
      shape: 'trial',
      title: 'The Planet That Did As It Was Told || To the Letter',
      premise:
        'The court must give back a tiny planet at noon, and watch its words, as the planet does whatever it hears, while {lead} is looking after it.',
      game: 'Nine million obedient people do everything they hear, and a court speaks in nothing but orders.',
      facts: {
        prop: 'the planet',
        event: 'a trial',
        crowd: 'the jury',
      },
      effects: {
        letter: {
          noise: `
            [TING! A tiny letter floats out of {with}.]
            PAL|FOE|BOSS: "Dear Giants. Pardon? To be safe, we have done everything." || "Dear Giants. Which order was that? To be safe, we have all fallen over."`,
          lost: `
            [A muffled TING, {where}. A tiny letter finds its way out.]
            PAL|FOE|BOSS: "Dear Giants. It has gone dark. We are going to bed, as ordered. On the chairs." || "Dear Giants. Somebody has put out the light. Nine million good nights. It will take a while."`,
          stuck: `
            [TING! A tiny letter works its way out of a fold.]
            PAL|FOE|BOSS: "Dear Giants. Nobody can move. Thank you. That was an easy one." || "Dear Giants. We are all tied up. We have told the dentist."`,
          mixed: `
            [TING! A tiny letter flutters down, smelling of roses.]
            PAL|FOE|BOSS: "Dear Giants. Everybody is in love. With whom, please?" ## "Dear Giants. Everybody has undressed. We hope that we understood you."`,
          mess: `
            [TING! A tiny letter floats by, folded into a boat.]
            PAL|FOE|BOSS: "Dear Giants. Everybody is in the bath, as ordered. It is not our day." || "Dear Giants. It is raining, and it is not rain. We have opened our mouths, to be polite."`,
        },
      },
      hooks: {
        'Judge Zorblax': {
          gift: `
            ASK: And here's one for the judge. "We have made you a clock. It is our biggest."
            ME: I can hardly see it. It's perfect.`,
        },
        'Bailiff Blip': {
          gift: `
            ASK: And here's one for the bailiff. "May we see your curtains? All nine million of us."
            ME: Visitors! I'll put down nine million slippers!`,
        },
        'Defender Juno': {
          gift: `
            ASK: And here's one for the defender. "Your client only did as told. We call that innocent."
            ME: Innocent! I've never heard it from so close!`,
        },
        'Juror Nine': {
          gift: `
            ASK: And here's one for Juror Nine. "We are asking you first. How was it?"
            ME: Nobody told me there'd be questions!`,
        },
        'Clerk of Comets': {
          gift: `
            ASK: And here's one for the Clerk. "We have read your notes. All of us, out loud."
            ME: Nine million readers! Did they laugh?`,
        },
      },
      after: `
        [TING! A tiny postcard floats down.]
        PAL|ANY: It's from the planet! "Dear Giants. All day we have done what we like."
        BOSS: And what was it?
        PAL|ANY: "Sitting." ## "Ted."`,
      acts: [
        {
          title: 'Rise Higher',
          time: 'MORNING',
          beat: 'A stolen planet does whatever it hears.',
          text: `
            <2> > lead arrive
            BOSS: All rise.
            PAL|FOE|LEAD: We're already standing.
            BOSS: Then rise higher.
            <3+> <first> FOE: Somebody has stolen a planet! It's as big as a plum, with nine million people on it! || A planet's been stolen! It fits in a teacup, with nine million people on it!
            <3+> <next> FOE: Another planet's been stolen! It's as big as a plum, with nine million people on it! || Now a planet's been stolen! It fits in a teacup, with nine million people on it!
            <2> BOSS: Somebody has stolen a planet! It's as big as a plum, with nine million people on it! || A planet's been stolen! It fits in a teacup, with nine million people on it!
            <3+> <?c> > hook BOSS claim
            <3+> <first> BOSS: Bring in the thief!
            <3+> > lead arrive
            +FOE|BOSS: You were seen taking that planet. By a whole Sunday school! ## You were seen taking that planet. By a whole hen party! || You were seen with that planet on the bus. The whole bus waved!
            > lead explain FOE
            [{LEAD} holds up a small blue planet. TING! A tiny letter floats out.]
            <2-3> LEAD: It's from the planet! "Dear Giants. We have risen higher. All nine million of us are on chairs. What next?" || It's from the planet! "Dear Giants. We have risen. Then we rose higher. We are all on chairs now. What next?"
            <4+> !PAL: It's from the planet! "Dear Giants. We have risen higher. All nine million of us are on chairs. What next?" ## It's from the planet! "Dear Giants. We have risen higher. We are all on chairs. Ted's wife says thank you. What next?" || It's from the planet! "Dear Giants. We have risen. Then we rose higher. We are all on chairs now. What next?" ## It's from the planet! "Dear Giants. We have risen higher, on chairs. Ted's wife cannot thank you enough. What next?"
            * plant rise
            !BOSS: They did it! In here, nobody even gets up! ## They did it! At home, nobody so much as turns over! || They obeyed! Nobody's ever risen higher for me! ## They obeyed! I've had three marriages, and nobody ever rose higher!
            FOE|LEAD: They do whatever they hear! Word for word! || They've heard every word! And they do it!
            BOSS: What nice people! At noon they go back in the sky, without a scratch, or we all go to jail. || How well brought up! At noon they go back in the sky. One scratch, and it's jail for us all.
            [TING!]
            PAL|LEAD: "Nobody will scratch, Giants. It itches already."
            * plant scratch
            > turns`,
        },
        {
          title: 'Word for Word || Careful',
          time: 'MOMENTS LATER',
          beat: 'Every careless word is obeyed, and the planet ends up {where}.',
          text: `
            > turns
            <?x5> > place intro
            <?x5> [TING!]
            <?x5> PAL|LEAD: "We heard that, Giants. Is it our turn?" || "Must we do that, too? We would rather not, but we will."
            +FOE|LEAD: From now on, nobody gives orders. Not even by accident. || From now on, everybody think before you speak!
            !BOSS: Now, hold it! I give the orders here! || Hold it! I give the orders here!
            [TING!]
            <2-3> LEAD: "Everybody is holding it. What is it?"
            <4+> !PAL: "Everybody is holding it. What is it?" ## "Everybody is holding it. Some of us are holding Ted's."
            <2-3> !BOSS: It's nothing! Drop it!
            <4+> !BOSS: It's nothing! Drop it! ## Not that! Drop it!
            <2-3> [A crash, nine million times, very small. TING!]
            <4+> [A crash, nine million times, very small. TING! ## A rustle, nine million times, very small. TING!]
            <2-3> LEAD: "Dropped. That was the soup." || "Dropped. It was Grandmother's vase. Everybody's."
            <4+> !PAL: "Dropped. That was the soup." ## "Dropped. It is windy without trousers." || "Dropped. It was Grandmother's vase. Everybody's." ## "Dropped. Everybody's trousers. We had no idea about Ted."
            <?soft> +FOE|LEAD: Can't you say it more softly? As if it weren't an order?
            <?soft> BOSS: "It would be lovely if somebody sat down."
            <?soft> [TING!]
            <?soft> PAL|LEAD: "It would, wouldn't it? Yours, standing."
            <2-3> +FOE|LEAD: You said "drop it"! That was their lunch! || You and your big mouth! Nine million vases!
            <4+> +FOE: You said "drop it"! That was their lunch! ## You said "drop it"! They're in their underwear! || You and your big mouth! Nine million vases! ## You and your big mouth! Nine million trousers!
            !BOSS: Oh, go fly a kite!
            [TING!]
            <2-3> LEAD: "With pleasure, Giants. We are all making one. Any color?" || "Kites for all, Giants! It has taken every bedsheet."
            <4+> !PAL: "With pleasure, Giants. We are all making one. Any color?" ## "With pleasure, Giants. We are using the trousers. Any color?" || "Kites for all, Giants! It has taken every bedsheet." ## "Kites for all, Giants! It took every bedsheet. Ted was in most of them."
            * plant kites
            > turns
            BOSS: It mustn't hear another word! {call}, hide it somewhere quiet! || Not another word! {call}, you took it. Put it where it can't hear us!
            > lead help
            <?x2> > lead search
            > effect letter
            FOE|BOSS: Was that an order? || Who ordered that?
            <?f> > lead ban
            > turns`,
        },
        {
          title: 'Order, Order',
          time: 'LATER',
          beat: 'The trial begins, and a trial is nothing but orders.',
          text: `
            BOSS: It can't hear us now. It's {where}. So, the trial! Here's the jury! || It's {where}. So it can't hear a word, and we can have our trial. Here's the jury!
            > place crowd
            > turns
            !BOSS: Order! Order!
            [TING!]
            <2-3> LEAD: "How kind! Nine million soups, please. And a fish, for Ted."
            <4+> !PAL: "How kind! Nine million soups, please. And a fish, for Ted." ## "How kind! Nine million soups, please. And oysters, for Ted."
            <2-3> FOE|BOSS: It still hears us! And who's Ted? || It can hear us, even now! And why does Ted get fish?
            <4+> FOE|BOSS: It still hears us! And who's Ted? ## It still hears us! And hasn't Ted had enough? || It can hear us, even now! And why does Ted get fish? ## It can hear us, even now! And what does Ted need oysters for?
            <?find> <3+> FOE: Then it can do my job. Planet! Find {the} guilty!
            <?find> <3+> [TING!]
            <?find> <3> LEAD: "Dear Giants. We looked under everything. There is no Guilty here."
            <?find> <4+> !PAL: "Dear Giants. We looked under everything. There is no Guilty here." ## "Dear Giants. We looked under every bed. We found Ted, but no Guilty."
            +BOSS: So we'll be very careful. {call}, take the stand. || Then we'll weigh every word. {call}, take the stand.
            <3+> !FOE: And break a leg!
            <2> BOSS: And break a leg!
            [TING!]
            PAL|LEAD: "Dear Giants. We took the stand. It sold melons. As for the leg, we drew lots. It was Ted's." ## "Dear Giants. We took the stand. It sold melons. As for the leg, the husbands voted. It was Ted's." || "Dear Giants. We took a stand. It had hats on it. Then we voted on the leg. It was Ted's." ## "Dear Giants. We took a stand. It had hats on it. Then the husbands voted on the leg. It was Ted's."
            * plant ted
            <3+> !BOSS: Look what you've done to Ted! || Now you've broken Ted!
            <3+> !FOE: I was only wishing {the} luck! ## I was only wishing {the} luck! Is Ted's wife upset? || It was kindly meant! ## It was kindly meant! I was starting to like Ted!
            <2> +LEAD: What did Ted ever do to you?
            !BOSS: Oh, hold your tongue!
            [TING!]
            <2-3> LEAD: "Dear Gianth. We are holding our tongueth. Ith it for the whole day?" || "Dear Gianth. Nine million tongueth. They are thlippery."
            <4+> !PAL: "Dear Gianth. We are holding our tongueth. Ith it for the whole day?" ## "Dear Gianth. We are holding tongueth. Mutht it be our own?" || "Dear Gianth. Nine million tongueth. They are thlippery." ## "Dear Gianth. Nine million tongueth. Ted'th wife ith holding two."
            <?swear> FOE|BOSS: They can't even say "scissors" now! Well, {call}, do you swear? ## They can't even say "scissors" now! Well, {call}, do you swear?
            <?swear> [TING!]
            <?swear> PAL|LEAD: "We do now, Gianth. The grandmotherth are in the lead." ## "We do now, Gianth. Ted hath shouted thomething. Ith it even poththible?"
            <?x1> > lead teach
            !BOSS: Enough! Silence in court! || That's enough! Silence, everybody!
            [Nothing. No ting at all.]
            FOE|LEAD: Where's the letter?`,
        },
        {
          title: 'Silence',
          time: 'JUST BEFORE NOON',
          beat: 'The planet says nothing any more, and {boss} asks it a question.',
          text: `
            > turns
            PAL|LEAD: Still no letter. They've always answered!
            BOSS: I said "silence". They're only doing as they're told. || I told them not to. I can't bear it.
            <?x4> > lead comfort BOSS
            !BOSS: Say something!
            [TING!]
            PAL|LEAD: "Dear Giants. Something."
            !BOSS: There you are! How are you?
            FOE|LEAD: You've never asked anyone that! ## You've never asked anyone that! I've met your exes! || That's the first question you've asked all day!
            [TING!]
            PAL|LEAD: "We stand on chairs. We do not scratch. In one hand we have our tongues, and in the other a kite."
            * pay rise
            FOE|BOSS: And how's Ted?
            [TING!]
            <2-3> LEAD: "Ted is lying across three chairs. What next?"
            <4+> !PAL: "Ted is lying across three chairs. What next?" ## "Ted is lying across three chairs. So is his wife. What next?"
            * pay ted
            !BOSS: They're still up there? || But the chairs were this morning!
            FOE|LEAD: You never told them to get down. || Nobody's told them to stop.
            !BOSS: I was so glad that somebody listened. I never listened to what I said. ## I talked like that in bed, too. I never listened to what I said. || All my life I've wanted somebody to do as I say. I ought to have said something nice. ## I talked like that in bed, and wondered where everybody went. I ought to have said something nice.
            +BOSS: Here's my last order. Do what you like!
            [TING.]
            PAL|LEAD: "What do we like?"
            !BOSS: I can't tell you that! It would be an order!
            +FOE|BOSS: {call}, show them how it's done. What would you have liked? || Then you go first, {call}. What would you have liked?
            > lead lastWords
            [A long silence. TING!]
            PAL|FOE|BOSS: "Dear Giants. So one may simply say it. We would like to scratch." ## "Dear Giants. So one may simply say it. We would like to scratch. One another."
            * pay scratch
            [A tiny scratching. Then nine million sighs. ## A tiny scratching. Then nine million sighs. One of them takes longer.]
            > turns`,
        },
        {
          title: 'All Rise',
          time: 'NOON',
          beat: 'The planet goes home by the orders that nobody meant.',
          text: `
            BOSS: And now come out. If you'd like to. || You can come out now. Only if you feel like it.
            [{freed} {PAL} catches it in a teacup.]
            * prop
            FOE|BOSS: It's noon! {call}, put it back up! || That's noon! {call}! Put it back up there!
            LEAD: I only know how to get one down. || Up? I only ever learned down.
            [TING!]
            PAL|FOE|BOSS: "And now home, please. The kites are ready."
            * pay kites
            FOE|LEAD: What kites? || Who gave them kites?
            !BOSS: I told them to fly one. I was only being rude. || I did. I sent them off to fly one. I was only being rude.
            > hook BOSS gift
            <?x5> > place gift
            > turns
            <?m> > lead last
            [In the teacup, nine million kites go up. They are as fine as dust. TING!]
            +LEAD|FOE: "P.S. Would you give the first order again, please? We liked that one."
            [{BOSS} stands up very straight.]
            !BOSS: All rise.
            [TING!]
            PAL|FOE|LEAD: "We're already standing."
            [Nine million strings pull tight.]
            !BOSS: Then rise higher.`,
        },
      ],
    },
    {
      id: 'hum',
      shape: 'contest',
      title: 'The Last Word || Everything Counts',
      premise:
        'Whoever has the last word is guilty, so that a court must never fall silent, while {lead} is holding the gavel.',
      game: 'They have fought for the last word for years, and now each of them must leave it to somebody else.',
      strangers: true,
      facts: {
        prop: 'the gavel',
        event: 'a trial',
        crowd: 'the witnesses',
      },
      effects: {
        gavel: {
          noise: `PAL|FOE|BOSS: It's {where}! And after that noise, we'll sound like silence to it!`,
          lost: `PAL|FOE|BOSS: It's {where}! Now we can't even see it coming down!`,
          stuck: `PAL|FOE|BOSS: It's {where}! It can't move! But it can still hear us saying nothing!`,
          mixed: `PAL|FOE|BOSS: It's {where}! And it still wants to hear from us!`,
          mess: `PAL|FOE|BOSS: It's {where}! And it's humming with its mouth full!`,
        },
      },
      hooks: {
        'Prosecutor Vex': {
          talk: `ME: My parents went to court to see who'd get me! I lost!`,
        },
        'Bailiff Blip': {
          talk: `ME: At bedtime, I say good night to all my keys! The small one answers! ## At bedtime, I say good night to all my handcuffs! They only ever talk to each other!`,
        },
        'Defender Juno': {
          talk: `ME: I once defended somebody who'd stolen a staircase! One step at a time!`,
        },
        'Juror Nine': {
          talk: `ME: I agree with everything that's been said! And with whatever's next!`,
        },
        'Clerk of Comets': {
          talk: `ME: My notes! Page one! "Somebody coughs." Page two! "It was me."`,
        },
      },
      after: `
        !FOE|LEAD: Knock, knock.
        !BOSS: Who's there?
        !FOE|LEAD: Only me again.
        !BOSS: That's ninety since breakfast. I've answered every one. I do miss the last word.`,
      acts: [
        {
          title: 'Case Closed',
          time: 'MORNING',
          beat: 'A new gavel comes, and finds whoever has the last word guilty.',
          text: `
            <2> > lead arrive
            !BOSS: The court is open! Who's here? || Court's open! How many have come?
            PAL|FOE|LEAD: It's just us.
            * plant us
            <5+> ANY: I only came for the cookie. || I heard that there was a cookie.
            !BOSS: And I'd dusted all the benches. || Again? With chairs for ninety!
            <3+> !FOE: I've got a joke. Knock, knock.
            <2> LEAD: I've got a joke. Knock, knock.
            !BOSS: Not in my court. Case closed.
            * plant knock
            <3+> !FOE: I've tried to tell it for eleven years! Must you always have the last word? || Eleven years, and I've never got to the end! Must you always have the last word?
            <2> LEAD: But it isn't finished! Must you always have the last word?
            !BOSS: I don't. || I do not.
            FOE|LEAD: You just had it! || You had it just now!
            !BOSS: I did not. Case closed.
            <3+> > lead arrive
            [A rocket as big as a shoe lands on the desk. In it are a gavel and a card.]
            BOSS: From the Supreme Judge! Nobody knows the face, only the back. It leaves when we start. || It's from the Supreme Judge! We know it only from behind, leaving.
            <4+> !PAL: "I can hear you, nine stars away. Whoever is right can keep quiet. So whoever has the last word is guilty." || "Nine stars away, I hear it all. Whoever is right can keep quiet. So whoever has the last word is guilty."
            <3> !FOE: "I can hear you, nine stars away. Whoever is right can keep quiet. So whoever has the last word is guilty." || "Nine stars away, I hear it all. Whoever is right can keep quiet. So whoever has the last word is guilty."
            <2> LEAD: "I can hear you, nine stars away. Whoever is right can keep quiet. So whoever has the last word is guilty." || "Nine stars away, I hear it all. Whoever is right can keep quiet. So whoever has the last word is guilty."
            <2-3> !BOSS: Guilty of what?
            <4+> FOE|BOSS: Guilty of what?
            <4+> !PAL: It doesn't say. "A year on the Quiet Moon, where nobody says a word to you."
            <3> !FOE: It doesn't say. "A year on the Quiet Moon, where nobody says a word to you."
            <2> LEAD: It doesn't say. "A year on the Quiet Moon, where nobody says a word to you."
            [A silence. HMMMM, says the gavel.]
            <4+> !PAL: "Whenever it is quiet, it hums. At the third hum, it falls. Any word, and it starts again." Why's nobody talking?
            <3> !FOE: "Whenever it is quiet, it hums. At the third hum, it falls. Any word, and it starts again." Why's nobody talking?
            <2> LEAD: "Whenever it is quiet, it hums. At the third hum, it falls. Any word, and it starts again." Why don't you say anything?
            <4+> [HMMMM. They all look at {PAL}.]
            <3> [HMMMM. They both look at {FOE}.]
            <2> [HMMMM. {BOSS} looks at {LEAD}.]
            <4+> !PAL: I was only reading it out! That wasn't me! This is! No, this! || That's the card talking! This is me! No, this!
            <3> !FOE: I was only reading it out! That wasn't me! This is! No, this! || That's the card talking! This is me! No, this!
            <2> LEAD: I was only reading it out! That wasn't me! This is! No, this! || That's the card talking! This is me! No, this!
            !BOSS: Guilty! Case closed.
            <4+> [{PAL} keeps quiet, and beams. HMMMM.]
            <3> [{FOE} keeps quiet, and beams. HMMMM.]
            <2> [{LEAD} breathes out. HMMMM.]
            !BOSS: Oh no. I always say that! || Oh dear. That was only a habit!
            !BOSS: Somebody talk! I might even say "please"!
            !LEAD: Is it supposed to make that noise?
            !BOSS: Thank you! Don't ever stop! || A voice! Whatever you do, go on!
            <5+> ANY: I could listen to {the} all day!
            !LEAD: People mostly ask me to stop. || That's new. I'm mostly asked to stop.
            <?x2> > lead flattered BOSS
            > turns`,
        },
        {
          title: 'Even "Mm" || The Last Cookie',
          time: 'LATER',
          beat: 'They all talk, so as not to be last, and the gavel ends up {where}.',
          text: `
            > turns
            FOE|BOSS: Then we keep talking, until somebody else can't. || It's simple. We talk, until somebody else can't.
            PAL|LEAD: What about?
            [Nobody can think of anything. HMMMM.]
            <2-4> !FOE|BOSS: I once had an egg! || I once knew a duck!
            <5+> !PAL: I once had an egg! || I once knew a duck!
            <2-4> PAL|LEAD: How was it? || What was it like?
            <5+> LEAD: How was it? || What was it like?
            <5+> ANY: Hard, or soft? || Wild, or roast?
            <2-4> !FOE|BOSS: I'd rather not talk about it.
            <5+> !PAL: I'd rather not talk about it.
            <3+> [HMMMM. They wait for more.]
            <2> [HMMMM.]
            <5+> !PAL: Two and two is five. || A spider has five legs.
            <3-4> !FOE: Two and two is five. || A spider has five legs.
            <2> LEAD: I've got something, too. Two and two is five. || I've got something, too. A spider has five legs.
            [HMMMM. {BOSS} holds on to the desk.]
            <5+> !PAL: And the sun goes round a goat. ## And nobody's ever kissed the judge. || And one of them's French. ## And nobody's ever kissed the judge.
            <3-4> !FOE: And the sun goes round a goat. ## And nobody's ever kissed the judge. || And one of them's French. ## And nobody's ever kissed the judge.
            <2> LEAD: And the sun goes round a goat. || And one of them's French.
            <2> !BOSS: Four! And there's no goat! || Eight! And not one's French!
            <3+> !BOSS: Four! And there's no goat! ## Four! And I have been! By two people, aiming at each other! || Eight! And not one's French! ## Eight! And I have been! By two people, aiming at each other!
            <5+> [{PAL} smiles, and says nothing. HMMMM.]
            <3-4> [{FOE} smiles, and says nothing. HMMMM.]
            <2> [{LEAD} smiles, and says nothing. HMMMM.]
            +PAL|BOSS: Quick, somebody! What can you see?
            > place intro
            <?p> > hook PAL talk
            <?b> > hook BOSS claim
            > turns
            !BOSS: Do take the last cookie.
            <3+> [{FOE} takes a bite.]
            <2> [{LEAD} takes a bite.]
            BOSS: Is it good?
            <3+> !FOE: Mmm. ## Mmm. Mmmm! Mmmmmm!
            <2> LEAD: Mmm.
            <2> BOSS: Ha! You spoke!
            <3+> BOSS: Ha! You spoke! ## Ha! You spoke! Three times!
            <3+> !FOE: "Mm" isn't a word!
            <2> LEAD: "Mm" isn't a word!
            !BOSS: Everything counts! Even "mm"! Case closed.
            * plant mm
            [Somebody goes on chewing. HMMMM.]
            !BOSS: I've done it again.
            > turns
            +PAL|FOE|BOSS: If it can't fall, nobody's guilty! {call}, hold it down! || {call}, hold that gavel! If it can't fall, nobody's guilty!
            > lead help
            [HMMMM.]
            > effect gavel`,
        },
        {
          title: 'Two Little Words',
          time: 'LATER STILL',
          beat: 'The witnesses say nothing, nor does anybody else, and only {lead} always says something.',
          text: `
            > turns
            <?note> <4+> [{FOE} treads on {BOSS}'s foot. {BOSS} goes purple, and writes something down.]
            <?note> <4+> !PAL|LEAD: It says "Ow".
            <?note> <4+> [HMMMM. {BOSS} claps, without a sound.]
            > place crowd
            BOSS: The witnesses! They've sworn to talk! What did you see?
            [They look at their shoes. HMMMM.]
            <3+> !FOE: They swore to tell the truth. Nobody asked them when.
            <2> LEAD: They swore to tell the truth. Nobody asked them when.
            <3+> [HMMMM. Everybody smiles at {FOE}.]
            <2> [HMMMM. {BOSS} smiles at {LEAD}.]
            <3+> !FOE: Then here's one that nobody can leave alone. Knock, knock.
            <2> LEAD: I could try that joke again. Knock, knock.
            [HMMMM. People bite on things.]
            <3+> !FOE: It's two little words! Anybody! || You know which two words! Anybody!
            <2> LEAD: You only have to say two little words.
            [HMMMM. {BOSS} bites the desk.]
            <3+> !FOE: I'm begging you! It's such a good one! || Please! It's the best one I know!
            <?s> <3+> > hook FOE snap
            !LEAD: Shouldn't somebody open the door? || Isn't anybody going to let them in?
            <?x1> > lead teach
            <3+> !FOE: Saved! {The} always says something! || I'm saved! {The} just can't leave it quiet.
            <2> BOSS: You always say something, don't you? Whatever happens.
            !LEAD: It's no trouble. || Somebody has to, or it gets so quiet.
            <3+> FOE: Then {the} can be last. || So we shut up, and {the} is last.
            <3+> !BOSS: But {the} hasn't done anything!
            <3+> FOE: Who has? It's a court. || Nor have we! It's a court!
            <4+> !PAL: I thought it was {a}.
            > turns`,
        },
        {
          title: 'Any Last Words?',
          time: 'JUST BEFORE NOON',
          beat: '{Lead} is asked for last words, nobody answers, and {boss} does.',
          text: `
            > turns
            <?t> <3+> > hook FOE talk
            +FOE|BOSS: I've nothing left. I've even described my knees. ## I've nothing left. I've told you about all my lovers. || I'm all talked out. You know every one of my teeth. ## I'm all talked out. You've had every night of my honeymoon.
            PAL|LEAD: Twice.
            <3+> FOE: It's time. Any last words, {call}? What would you like?
            <2> !BOSS: It's time. Any last words, {call}? What would you like?
            > lead lastWords
            [Nobody says anything. {hush} HMMMM.]
            !LEAD: Was that too much?
            [HMMMM. They all look at the floor.]
            LEAD: It's all right. It often goes quiet after me. I take it for listening.
            [HMM...]
            !BOSS: That's a lovely thing to want. || What a lovely thing to want.
            FOE|LEAD: Why did you speak? You were safe! || You were safe! Why did you talk?
            !BOSS: I've had the last word all my life. Do you know what comes after it? || I've always got the last word. Guess what comes after it.
            PAL|LEAD: What?
            !BOSS: Nothing.
            [HMMMM.]
            !BOSS: I wouldn't wish it on anybody. So I'm keeping it. Case closed.`,
        },
        {
          title: 'I Said It Last',
          time: 'NOON',
          beat: 'They fight for the last word again, so as to save one another.',
          text: `
            <3+> !FOE: No! It's mine! I said it last!
            <2> LEAD: No! It's mine! I said it last!
            <3+> !BOSS: I did! I always do!
            <4+> !PAL: I've said it since!
            <5+> ANY: Mine! I mumbled!
            <6+> ANY: I've been thinking it, very loudly!
            <3+> !LEAD: Give it to me! I'm used to quiet! || I'll go! I'm used to quiet!
            !BOSS: No! Leave it to me! Please!
            [Nobody has ever heard {BOSS} say that. They are speechless. HMMMM. HMMMM.]
            [HMMMM. {freed} TOK!]
            * prop
            FOE|LEAD: It's over! Who was last? || It's fallen! Who spoke last?
            !BOSS: Me. I'll pack. || I did. I'll get my coat.
            PAL|LEAD: No. Somebody said something after you. || No. There was somebody after you.
            FOE|BOSS: Who?
            PAL|LEAD: The gavel. It said "Hmm".
            !BOSS: "Hmm" isn't a word!
            <3+> !FOE: Everything counts! Even "hmm"! Case closed.
            <2> LEAD: Everything counts! Even "hmm"! Case closed.
            * pay mm
            BOSS: Then it's guilty! A year on the Quiet Moon! || So it's guilty! Off to the Quiet Moon!
            !LEAD: Nobody will say a word to it there. || And nobody there will say a word to it.
            [HMMMM. It has never sounded so happy. || HMMMM. It sounds like somebody on vacation.]
            <?b> > hook BOSS end
            <?g> > place gift
            > turns
            <?l> > lead last
            [It is quiet, and nothing hums.]
            <3+> !BOSS: You were in the middle of something. Eleven years ago. || I interrupted you. It was eleven years ago.
            <2> !BOSS: You were in the middle of something. This morning. || I interrupted you, this morning.
            * pay knock
            <5+> ANY: Ssh! Here it comes! || Nobody breathe!
            <6+> ANY: I was at school when this one started! || I've grown up with the first half!
            <3+> !FOE: Was I? Oh. Knock, knock. || Did you? Oh. Knock, knock.
            <2> LEAD: Was I? Oh. Knock, knock. || Did you? Oh. Knock, knock.
            !BOSS: Who's there?
            <3+> !FOE: Justice.
            <2> LEAD: Justice.
            !BOSS: Justice who?
            * pay us
            <3+> !FOE: Just us.
            <2> LEAD: Just us.`,
        },
      ],
    },
    {
      id: 'live',
      shape: 'siege',
      title: 'Sit First || Paid in Advance',
      premise:
        'In a court where one does the time first and the crime afterward, they must find out by noon what {lead} has sat ten years for.',
      game: 'Whoever has sat may do the crime, and the worst crime on the list is the only one that the judge ever wanted.',
      least: 3,
      facts: {
        prop: 'the ticket',
        event: 'a trial',
        crowd: 'the jury',
      },
      hooks: {
        'Judge Zorblax': {
          crime: `
            ASK: We've sat, Zorblax, and stolen you the egg timer.
            ME: A clock! And it's always three minutes to egg!`,
        },
        'Bailiff Blip': {
          crime: `
            ASK: It's on the list, Blip. "Visiting the bailiff." That's free, so I'm coming.
            ME: A visitor! I'll leave the cell unlocked! ## A visitor! I'll get out the good gin!`,
        },
        'Juror Nine': {
          crime: `
            ASK: There'll be a line for this. I'm asking you first, Nine.
            ME: Me? First? But then who do I watch, to see how it's done?`,
        },
        'Clerk of Comets': {
          crime: `
            ASK: I've sat an hour. I'm going to steal your notes, and read them.
            ME: A thief! A reader! Bring a bag, there are two volumes!`,
        },
      },
      after: `
        [PRRRING!]
        BOSS: Who's been sitting?
        PAL|LEAD: All of us. We came at dawn.
        !BOSS: Again? I'm black and blue with affection.`,
      acts: [
        {
          title: 'Sit First || Next!',
          time: 'MORNING',
          beat: 'One does the time first, and then the crime; and {lead} has done ten years.',
          text: `
            [{FOE} is sitting on a hard bench. PRRRING! An egg timer.]
            !FOE: Those were my two minutes. May I?
            !BOSS: You've sat. Go ahead.
            * plant sat
            !FOE: Your Honor, your wig looks like something that the cat brought up. || Your Honor, your wig looks like a sheep that's had bad news.
            !BOSS: Thank you. That's paid for. Next!
            <5+> ANY: I've only got one minute. You fat. || I'm one minute short. You old.
            <?w> PAL|FOE: I do like this law. But wasn't it once the other way round? || What a law! But why not the crime first?
            <?w> !BOSS: It was. Nobody came back for the second half. || We tried it that way. Nobody ever stayed for the rest.
            !FOE: First you do the time, and then you may do the crime! I feel so honest. || What a law! You do the time, and then you may do the crime!
            !BOSS: There's a list. Stolen sandwich, five minutes. ## There's a list. Stolen sandwich, five minutes. Somebody's husband, a weekend. || Everything has its price. One sandwich, five minutes. ## Everything has its price. One sandwich, five minutes. One husband, a weekend.
            * plant list
            > hook BOSS claim
            <first> !BOSS: Next!
            > lead arrive
            <first> BOSS: And have you sat for that, {call}?
            <next> BOSS: And you, {call}? Have you ever sat?
            LEAD: I have. Here's my ticket. || I've done my time. Here's the ticket.
            !PAL|FOE: "One crime, today at noon. Ten years. Paid." || It says, "Good for one crime, today at noon. Ten years, served in full."
            [{BOSS} drops a pencil.]
            !BOSS: Ten? Not nine? For what?
            !LEAD: I've forgotten. I'll know when I'm doing it.
            * plant ticket
            > turns`,
        },
        {
          title: 'Worse Than the Sun || Any Chair',
          time: 'MOMENTS LATER',
          beat: 'Nobody knows what costs ten years, and it turns out that any chair counts.',
          text: `
            > turns
            <?x5> > place intro
            <?x5> BOSS: Has {machine} even sat?
            <?x5> PAL|LEAD: For as long as I've known it.
            <?why> FOE: Why doesn't a ticket say what for?
            <?why> !BOSS: People would lock things up.
            PAL|FOE: Let's see that list! "Burning down a town, six. Stealing the sun, nine and a half." Under that, there's a spot. || Look on the list! "Sinking a continent, seven. Stealing the sun, nine and a half." Then there's just a smudge.
            !BOSS: That's gravy! Don't rub it!
            * plant gravy
            !FOE: Worse than the sun?
            LEAD: I was very young. I must have had an idea. || It seems that I thought of something.
            <5+> ANY: Perhaps it's the moon as well. || Perhaps it's two suns.
            FOE: Lock {the} up!
            PAL|BOSS: What for? {The} just got out.
            <?nice> FOE: Then be nice to {the}, everybody! Smile!
            <?nice> > lead flattered
            > turns
            !FOE: You and your law, you fathead! || This comes of your law, you walrus!
            !BOSS: That isn't paid! You haven't sat!
            !FOE: I have! This morning, I took a chair. || I have! Today, for once, there was a chair.
            PAL|LEAD: Does a chair count? || Do they count, if they're soft?
            !BOSS: The law says "sit". It doesn't say on what.
            * plant says
            !FOE: Then you're a windbag as well! And your ears don't match! That's my chair used up. ## Then you're a windbag as well! And only that wig has ever been on top of you! That's my chair used up. || Then you're also an old sofa! And a wet one! There goes my chair. ## Then you're also an old sofa! And I've been told which side sags! There goes my chair.
            PAL|LEAD: But then who else has been sitting?`,
        },
        {
          title: 'The Jury Has Been Sitting',
          time: 'LATER',
          beat: 'The jury has been sitting since spring, has come to do its crimes, and leaves nothing to sit on.',
          text: `
            > place crowd
            PAL|LEAD: They say that a jury sits. They've sat since spring. || A jury sits, they say. Since spring. And now it would like to start.
            [One of {crowd} bows, and takes {BOSS}'s sandwich.]
            !BOSS: That's mine!
            FOE|LEAD: Five minutes a sandwich. Work it out.
            !BOSS: How many sandwiches is that?
            FOE|LEAD: All of them.
            <5+> ANY: They bowed, and took my trousers! ## They've got my husband! And he's waving! || They said "please", and took my socks! The shoes are still on! ## They've taken my husband! He asked for his coat!
            > turns
            <?tick> [Another of them tickles {BOSS}, with great respect.]
            <?tick> !BOSS: Is that, tee-hee, paid for?
            <?tick> PAL|LEAD: Three seconds a tickle. You've got till August.
            !BOSS: Stop! I'll scream! || Put that down, or I'll shout!
            PAL|LEAD: That's another minute. Is it paid?
            !BOSS: I'll sit now! Where's my chair?
            PAL|LEAD: It just went past you, with all the benches. || Round the corner, with the benches.
            <?att> FOE|PAL: There's one left! {call}, save that chair! || One last chair! {call}, do something!
            <?att> > lead attempt
            PAL|LEAD: Now nobody can sit, so nobody can do anything. Not even be rude. || So nobody can sit, and nobody's allowed anything. Except please and thank you.
            !FOE: I can! Your wig looks like... something nice. || But I have to be rude! Your face is... rather kind.
            !BOSS: Did you say something nice?
            !FOE: I can't afford anything else.
            * plant afford
            !LEAD: You could sit on me. I've seen how it's done. || Sit on me, Your Honor. I've been close to a lot of chairs.
            FOE|PAL: Does {the} count? || Is {the} a chair?
            !BOSS: It doesn't say on what.
            [{BOSS} sits down on {LEAD}. PRRRING!]
            !BOSS: STOP! THIEVES!
            [They stop, and bow, and go on.]
            <?desk> !BOSS: And that was my minute. Mind your fingers with that desk. || That's all I'd paid for. Do bend your knees. It's a heavy desk.
            !LEAD: Are you comfortable up there? || How are you, up there?
            !BOSS: No chair has ever asked me that.
            > turns`,
        },
        {
          title: 'All My Life',
          time: 'JUST BEFORE NOON',
          beat: '{Lead} begins to remember, and {boss} will not take back the law.',
          text: `
            > turns
            PAL|FOE: {call}, think! What do you remember of it? || It's nearly noon! {call}, how does one do it?
            !LEAD: It takes two.
            FOE|BOSS: There's a second one? || You've got an accomplice?
            !LEAD: And both arms.
            PAL|FOE: So it's heavy!
            !LEAD: And at the end, you squeeze.
            !FOE: It squeezes! Everybody, hold on to your neck!
            <5+> ANY: I haven't got a neck! Will it want one? || I'm hiding behind you! Who are you hiding behind?
            <?j> > hook FOE snap
            <?x4> > lead comfort FOE
            <?comb> PAL|LEAD: Your Honor, why are you combing your wig?
            <?comb> !BOSS: If it's the end of the world, I want to look nice. ## If it's the end of the world, I want to look like somebody's last chance.
            > turns
            PAL|BOSS: Wouldn't something smaller do? {call}, what would you like?
            > lead lastWords
            FOE: That's a quarter of an hour! || For that, you'd get ten minutes, with good behavior!
            <3> +FOE: You made that law, Your Honor. Cross it out! || Take it back, Your Honor! The whole law!
            <4+> !PAL: You made that law, Your Honor. Cross it out! || Take it back, Your Honor! The whole law!
            !BOSS: And {the} will have sat for nothing? No. || No. Somebody's paid.
            !LEAD: And you? How long have you been sitting here?
            !BOSS: Me? All my life.
            !FOE: Then help yourself! You can have the sun! || A whole life? You could take the sun!
            <?sun> PAL|LEAD: They're frightened! They've brought back your sandwich, with one bite out of it. || They're scared of you! They've returned the sandwich. It's shorter.
            <?sun> !FOE: But leave the sun up, please. I've got washing out. ## But leave the sun up, please. I look awful by candlelight. I've been told so twice.
            !BOSS: I don't want it. I only ever wanted one crime. And it takes two. || Not for me. The one crime that I'd have liked can't be done alone.
            !LEAD: So does mine! || Nor mine!`,
        },
        {
          title: 'Noon',
          time: 'NOON',
          beat: '{Boss} says what costs ten years, and {lead} does it.',
          text: `
            PAL|FOE: It's noon! What is it? After the sun, there's only gravy! || That's noon! What's it called? All I can see is gravy!
            !BOSS: It isn't gravy. It's pencil. I wrote it very small.
            * pay gravy
            PAL|FOE: "Hugging a judge, ten years."
            FOE|LEAD: That's more than the sun costs! || Half a year on top of the sun?
            !BOSS: I didn't want it done in somebody's lunch hour.
            !FOE: But who'd pay that, for YOU? || And who'd sit that long, for YOU?
            !LEAD: Me. It's the only one that I'd have liked. Is it arms first? || I would. Every other crime hurt somebody. Is it arms first?
            * pay ticket
            !BOSS: I don't know. Nobody could ever afford it.
            [{LEAD} hugs {BOSS}. {hush}]
            FOE|PAL: And when does it stop?
            !LEAD: It says "hugging". It doesn't say how long.
            * pay says
            !BOSS: Nobody look it up.
            > hook BOSS crime
            <?x5> > place gift
            > turns
            <?m> > lead last
            PAL|FOE: Are you still hugging?
            !LEAD: It's only January.
            !FOE: And I've only ever been rude to you.
            !BOSS: Every day. Why?
            !FOE: It was the cheapest one with you in it.
            * pay afford
            [{BOSS} gets one hand free, and finds the pencil.]
            !BOSS: I'm changing the price. Two minutes!
            FOE|PAL: But {the} paid ten years! || And {the} sat for ten years!
            !LEAD: I'd have sat eleven. There's room on this side.
            <5+> ANY: Two minutes? I've got the whole afternoon! || I can do two minutes! I've done them in a dentist's chair!
            [{FOE} sits down on the floor. It takes forever. PRRRING!]
            !FOE: Those were my two minutes. May I?
            * pay sat
            !BOSS: You've sat. Go ahead.`,
        },
      ],
    },
  ],
}
