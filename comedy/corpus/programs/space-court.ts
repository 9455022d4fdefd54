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
        stake: `ME: They'll never give me the clock now!`,
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
        FOE: {
          claim: `
            [{ME} kicks a small suitcase.]
            ME: In my whole career I've won one case, and it had socks in it!`,
        },
      },
      hooks: {
        stake: `ME: No trial, and I lose again!`,
        end: `ME: Innocent counts as a win! It's my first case with no socks in it!`,
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
            [{ME} puts on a wig.]
            ME: For once I may be the judge. Me, who can't even get a visitor to my curtains!`,
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
        stake: `ME: No trial, no prisoner! Nobody will ever see my curtains!`,
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
        stake: `ME: I've never had an innocent client. Now I'll never have a client!`,
        end: `ME: Innocent! All of us! I've never heard it from so close!`,
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
            [{ME} climbs onto the judge's chair.]
            ME: The others have all gone home. That's how it comes that somebody asks me first!`,
        },
        FOE: {
          claim: `
            [{ME} counts up to nine on both hands.]
            ME: I'm always asked ninth! By then, even "guilty" has been used up!`,
        },
        PAL: {
          claim: `
            [{ME} holds up a hand. Nobody looks.]
            ME: They ask eight people first! When it's my turn, they've got their coats on!`,
        },
      },
      hooks: {
        stake: `ME: I've never decided anything in my life! Must I start today?`,
        end: `
          ASK: Tell us, Nine. I'm asking you first. Do you like it here?
          ME: First? Then I do. And whoever's second agrees with me!`,
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
            ME: Six hundred years of notes! The only one who's ever opened them is a moth!`,
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
        stake: `ME: If I put down my pen, it never happened!`,
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
        'Prosecutor Vex': {
          gift: `
            ASK: And here's one for the prosecutor. "We find for you. You shouted the most."
            ME: I've won! And not one sock in it!`,
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
        PAL|ANY: "Sitting."`,
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
            +FOE|BOSS: You were seen taking that planet. By a whole Sunday school! || You were seen with that planet on the bus. The whole bus waved!
            > lead explain FOE
            [{LEAD} holds up a small blue planet. TING! A tiny letter floats out.]
            PAL|LEAD: It's from the planet! "Dear Giants. We have risen higher. All nine million of us are on chairs. What next?" || It's from the planet! "Dear Giants. We have risen. Then we rose higher. We are all on chairs now. What next?"
            * plant rise
            !BOSS: They did it! In here, nobody even gets up! || They obeyed! Nobody's ever risen higher for me!
            FOE|LEAD: They do whatever they hear! Word for word! || They've heard every word! And they do it!
            BOSS: What nice people! At noon they go back in the sky, without a scratch, or we all go to jail. || How well brought up! At noon they go back in the sky. One scratch, and it's jail for us all.
            [TING!]
            PAL|LEAD: "Nobody will scratch, Giants. It itches already."
            * plant scratch
            <?k> > hook FOE claim
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
            PAL|LEAD: "Everybody is holding it. What is it?"
            !BOSS: It's nothing! Drop it!
            [A crash, nine million times, very small. TING!]
            PAL|LEAD: "Dropped. That was the soup." || "Dropped. It was Grandmother's vase. Everybody's."
            <?soft> +FOE|LEAD: Can't you say it more softly? As if it weren't an order?
            <?soft> BOSS: "It would be lovely if somebody sat down."
            <?soft> [TING!]
            <?soft> PAL|LEAD: "It would, wouldn't it? Yours, standing."
            +FOE|LEAD: You said "drop it"! That was their lunch! || You and your big mouth! Nine million vases!
            !BOSS: Oh, go fly a kite!
            [TING!]
            PAL|LEAD: "With pleasure, Giants. We are all making one. Any color?" || "Kites for all, Giants! It has taken every bedsheet."
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
            PAL|LEAD: "How kind! Nine million soups, please. And a fish, for Ted."
            FOE|BOSS: It still hears us! And who's Ted? || It can hear us, even now! And why does Ted get fish?
            <?find> <3+> FOE: Then it can do my job. Planet! Find {the} guilty!
            <?find> <3+> [TING!]
            <?find> <3+> PAL|LEAD: "Dear Giants. We looked under everything. There is no Guilty here."
            +BOSS: So we'll be very careful. {call}, take the stand. || Then we'll weigh every word. {call}, take the stand.
            <3+> !FOE: And break a leg!
            <2> BOSS: And break a leg!
            [TING!]
            PAL|LEAD: "Dear Giants. We took the stand. It sold melons. As for the leg, we drew lots. It was Ted's." || "Dear Giants. We took a stand. It had hats on it. Then we voted on the leg. It was Ted's."
            * plant ted
            <3+> !BOSS: Look what you've done to Ted! || Now you've broken Ted!
            <3+> !FOE: I was only wishing {the} luck! || It was kindly meant! ## It was kindly meant! I was starting to like Ted!
            <2> +LEAD: What did Ted ever do to you?
            !BOSS: Oh, hold your tongue!
            [TING!]
            PAL|LEAD: "Dear Gianth. We are holding our tongueth. Ith it for the whole day?" || "Dear Gianth. Nine million tongueth. They are thlippery."
            <?swear> FOE|LEAD: They can't even say "scissors" now! Well, {call}, do you swear? ## They can't even say "scissors" now! Well, {call}, do you swear?
            <?swear> [TING!]
            <?swear> PAL|BOSS: "We do now, Gianth. The grandmotherth are in the lead." ## "We do now, Gianth. Ted hath shouted thomething. Ith it even poththible?"
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
            FOE|LEAD: You've never asked anyone that! || That's the first question you've asked all day!
            [TING!]
            PAL|LEAD: "We stand on chairs. We do not scratch. In one hand we have our tongues, and in the other a kite."
            * pay rise
            FOE|BOSS: And how's Ted?
            [TING!]
            PAL|LEAD: "Ted is lying across three chairs. What next?"
            * pay ted
            !BOSS: They're still up there? || But the chairs were this morning!
            FOE|LEAD: You never told them to get down. || Nobody's told them to stop.
            !BOSS: I was so glad that somebody listened. I never listened to what I said. || All my life I've wanted somebody to do as I say. I ought to have said something nice.
            +BOSS: Here's my last order. Do what you like!
            [TING.]
            PAL|LEAD: "What do we like?"
            !BOSS: I can't tell you that! It would be an order!
            +FOE|BOSS: {call}, show them how it's done. What would you have liked? || Then you go first, {call}. What would you have liked?
            > lead lastWords
            [A long silence. TING!]
            PAL|FOE|BOSS: "Dear Giants. So one may simply say it. We would like to scratch."
            * pay scratch
            [A tiny scratching. Then nine million sighs.]
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
            <?k> > hook FOE gift
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
      id: 'live',
      shape: 'siege',
      title: 'Sit First || Paid in Advance',
      premise:
        'In a court where one does the time first and the crime afterward, they must find out by noon what {lead} has sat ten years for.',
      game: 'Whoever has sat may do the crime, and it turns out that everybody in a court has been sitting.',
      least: 3,
      facts: {
        prop: 'the ticket',
        event: 'a trial',
        crowd: 'the jury',
      },
      effects: {
        ticket: {
          noise: `BOSS: And that was only the ticket! What's the crime going to sound like? || If the ticket's as loud as that, how loud is the crime?`,
          lost: `BOSS: It was our only warning, and it's {where}! || Now it'll come without a warning! That's {where}!`,
          stuck: `BOSS: Nobody can read it now! It's {where}! || It's {where}! And what's in it is coming out at noon!`,
          mixed: `BOSS: It's {where}! One can't get a sensible word out of it now!`,
          mess: `BOSS: All that's left is "ten years for", and a drip! || I can read one word, and it's "for"!`,
        },
        paid: {
          noise: `PAL|LEAD: It says, "Ten years. For what one loud noise did to one ticket. This one."`,
          lost: `PAL|LEAD: It says, "Ten years. For losing one ticket. This one."`,
          stuck: `PAL|LEAD: It says, "Ten years. For tying up one ticket. This one."`,
          mixed: `PAL|LEAD: It says, "Ten years. For turning the head of one ticket. This one."`,
          mess: `PAL|LEAD: It says, "Ten years. For spoiling one ticket. This one."`,
        },
      },
      hooks: {
        'Judge Zorblax': {
          crime: `
            ASK: We all sat for you, Zorblax. And then we stole you a clock.
            ME: You broke the law for me? Every one of you?`,
        },
        'Prosecutor Vex': {
          crime: `
            ASK: There's a crime, a ticket, and everybody saw it. So you've won, Vex.
            ME: I've won! And I wasn't even shouting!`,
        },
        'Bailiff Blip': {
          crime: `
            ASK: I've sat enough. Tonight, I'm breaking into your cell.
            ME: A visitor! Mind the curtains!`,
        },
        'Defender Juno': {
          crime: `
            ASK: So {the} had paid for everything. That's an innocent client, Juno.
            ME: Innocent! And I never said a word! That must be how it's done!`,
        },
        'Juror Nine': {
          crime: `
            ASK: You've sat the longest of the nine. What crime would you like? You're asked first.
            ME: First? Then I've no more crimes in me!`,
        },
        'Clerk of Comets': {
          crime: `
            ASK: I've sat an hour. I'm going to steal your notes, and read them.
            ME: A thief! A reader! Come in!`,
        },
      },
      after: `
        [PRRRING!]
        BOSS: Who's been sitting?
        PAL|LEAD: All of us. We came at dawn.
        !BOSS: Again? I'm black and blue with affection. ## Again? I've still got somebody's lipstick in my wig.`,
      acts: [
        {
          title: 'Sit First || Next!',
          time: 'MORNING',
          beat: 'One does the time first, and then the crime; and {lead} has done ten years.',
          text: `
            [{FOE} is sitting on a hard bench. PRRRING! An egg timer.]
            !FOE: Those were my two minutes. May I?
            !BOSS: You've sat. Go ahead.
            !FOE: Your Honor, your wig looks like something that the cat brought up. || Your Honor, your wig looks like a sheep that's had bad news.
            !BOSS: Thank you. That's paid for. Next!
            * plant next
            !FOE: I do like the new law! First you do the time, and then you may do the crime! || That felt good! What a law! First you do the time, and then you may do the crime!
            BOSS: It's all on the list. A rude word, two minutes. A stolen sandwich, five. Hugging a judge, forty. ## It's all on the list. A rude word, two minutes. Somebody's husband, a weekend. Kissing a judge, forty minutes. || Everything has its price. Rude words, two minutes each. Somebody's sandwich, five. Hugging the judge, forty. ## Everything has its price. A rude word, two minutes. Pinching somebody, five. Kissing the judge, forty.
            * plant list
            !FOE: Has anybody ever sat the forty?
            !BOSS: Not yet. I keep the bench dusted. || Not so far. It's a hard bench.
            <?c> > hook BOSS claim
            <first> !BOSS: Next!
            > lead arrive
            <first> BOSS: And have you sat for that, {call}?
            <next> BOSS: And you, {call}? Have you ever sat?
            LEAD: I have. It's all on this ticket. || I've done my time. I've got a ticket for it.
            FOE: It says, "One crime, today. Paid. Ten years." || Show me. "Good for one crime, today. Ten years, served in full."
            BOSS: Ten years? In advance? For what?
            LEAD: I've forgotten. I'll know when I'm doing it. || It's so long ago. I think it'll come to me while I'm doing it.
            * plant ticket
            <?k> > hook FOE claim
            > turns`,
        },
        {
          title: 'Ten Years',
          time: 'MOMENTS LATER',
          beat: 'Nobody knows what costs ten years, and the ticket ends up {where}.',
          text: `
            > turns
            <?x5> > place intro
            <?x5> BOSS: Has {machine} even sat?
            <?x5> PAL|LEAD: It's been sitting there for years. || It's done nothing else since I've known it.
            BOSS: What costs ten years? Read me the list! || What's ten years? It must be on the list!
            PAL|FOE: "Burning down a town, six. Stealing the sun, nine and a half." That's the last one. || "Sinking a continent, seven. Stealing the sun, nine and a half." There's nothing under that.
            !BOSS: I couldn't think of anything worse!
            LEAD: I was very young. I must have had an idea. || It seems that I could.
            <?nice> BOSS: Be nice to {the}, everybody! Smile!
            <?nice> PAL|FOE: Would you like the cushion? I was only sitting on it.
            <?nice> BOSS: Does {the} look any less wicked?
            <?nice> PAL|FOE: More comfortable.
            +FOE: It's sealed till noon. To open it sooner is a crime, too. One minute. || It's written inside. It's sealed till noon, but opening it is only one minute.
            [{FOE} sits. PRRRING!]
            FOE: Paid. {call}, hand it over! || And that's my minute. {call}, the ticket!
            > lead help
            > effect ticket
            <?x2> > lead search
            > turns
            !FOE: You and your new law! You fathead! || That's what comes of your new law! You walrus!
            !BOSS: That isn't paid! You haven't sat!
            !FOE: I've sat here all morning. In this chair. || I have. I've had this chair since eight.
            PAL|LEAD: Does a chair count? || Do they count, if they're soft?
            BOSS: The law says "sit". It doesn't say on what.
            !FOE: Then you're a windbag as well, and I've still got an hour left. ## Then you're a windbag as well, and that wig is the only thing you've ever had on top of you. || Then you're also an old sofa, and I've got an hour left. ## Then you're also an old sofa, and people have told me which side sags.
            PAL|LEAD: But then who else has been sitting?`,
        },
        {
          title: 'The Jury Has Been Sitting',
          time: 'LATER',
          beat: 'The jury has been sitting since spring, and has come to do its crimes.',
          text: `
            > place crowd
            PAL|LEAD: They say that a jury sits. They've sat since spring. || A jury sits, they say. They've been sitting since spring, and now they'd like to start.
            [One of {crowd} bows, and takes {BOSS}'s sandwich.]
            !BOSS: That's mine!
            FOE|LEAD: Five minutes a sandwich. Work it out.
            !BOSS: How many sandwiches is that?
            FOE|LEAD: All of them.
            > turns
            <?tick> [Another of them tickles {BOSS}, with great respect.]
            <?tick> !BOSS: Is that, tee-hee, paid for?
            <?tick> PAL|LEAD: Three seconds a tickle. You've got till August.
            [Another of them walks off with {BOSS}'s chair.]
            !BOSS: Stop! I'll scream! || Put that down, or I'll shout!
            PAL|LEAD: Shouting in court, one minute. Is it paid? || That's another minute. Have you paid?
            !BOSS: I'll sit now! Where's my chair?
            PAL|LEAD: It just went past you. || Round the corner. It's got your coat on it.
            !BOSS: Then the bench!
            FOE|LEAD: They've got the benches, too.
            BOSS: But now nobody can sit down!
            PAL|LEAD: Then nobody can do anything. Not even be rude. || Then nobody's allowed anything any more. Except please and thank you.
            [The jury lifts {BOSS}'s desk.]
            !BOSS: How kind of you. Mind your fingers. The drawer sticks. || Thank you so much. It's heavy. Do bend your knees.
            > turns`,
        },
        {
          title: 'All My Life',
          time: 'JUST BEFORE NOON',
          beat: 'They beg {lead} not to do it, and {lead} asks {boss} a question.',
          text: `
            > turns
            FOE: It's nearly noon! And we've nothing left to hide behind! || It's nearly noon. And then {the} may do it!
            <?j> > hook BOSS snap
            <?x4> > lead comfort BOSS
            BOSS: {call}, think! What did they tell you, when your ten years were up? || {call}, try to remember! What did they say, when they let you out?
            LEAD: They said that I wouldn't be able to help it. || They said, "You'll do it before you've even sat down."
            * plant clue
            PAL|FOE: That's what one says of monsters! || And they still let you out?
            +BOSS: Please don't! You can have anything! What do you want? || Take anything else! What would you like most of all?
            > lead lastWords
            FOE|BOSS: That's not ten years. That's a quarter of an hour. || You don't sit ten years for that! That's ten minutes, with good behavior!
            LEAD: And you? How long have you been sitting in this court?
            !BOSS: Me? All my life.
            [Nobody has touched the egg timer. PRRRING!]
            FOE: All your life? || Did you say all your life?
            PAL|LEAD: Then you've paid more than anybody. || Then you've got the most of all!
            !BOSS: What for?
            !FOE: For anything. You can have the sun.
            [Everybody takes three steps back. One of {crowd} puts back the sandwich. One bite is missing.]
            <?sun> PAL|LEAD: Leave it up, please. I've got washing out. ## Leave it up, please. I look awful by candlelight. I've been told so twice.`,
        },
        {
          title: 'Forty Minutes',
          time: 'NOON',
          beat: 'The ticket is opened, and {boss} spends a whole life.',
          text: `
            !BOSS: Anything? Then I want to see that ticket. || Then I'd like that ticket opened.
            [{freed} {FOE} unfolds it.]
            * prop
            * pay ticket
            > effect paid
            PAL|BOSS: But that's already happened! || You did that this morning! We all watched!
            * pay clue
            LEAD: They know me very well there. || They said that I wouldn't be able to help it.
            <?k> > hook FOE crime
            <?x5> > place gift
            > turns
            <?m> > lead last
            FOE|PAL: And you, Your Honor? What'll you do, with a whole life? || That leaves you, Your Honor. What does one do with a whole life?
            [{BOSS} reads the price list, from the sun all the way up.]
            * pay list
            !BOSS: Here it is. "Hugging a judge, forty minutes." ## Here it is. "Kissing a judge, forty minutes."
            !FOE: You can't do that one yourself. || That isn't for you to do. It takes somebody else.
            !BOSS: I know. I thought I could pay for somebody. || I know. But I could sit, and somebody else could do it.
            PAL|LEAD: For how many? || For which of us?
            !BOSS: I've got all my life.
            [A silence. {hush} Then {FOE} puts both arms round {BOSS}. ## A silence. {hush} Then {FOE} kisses {BOSS}, on both cheeks, and then not on the cheeks.]
            !FOE: It's still a terrible wig.
            !BOSS: Two minutes. They're on me.
            > hook BOSS crime
            > turns
            [Behind {FOE} stands the whole jury, in a line, with its arms open. ## Behind {FOE} stands the whole jury, in a line. Somebody is handing out mints.]
            * pay next
            !BOSS: Next!`,
        },
      ],
    },
    {
      id: 'hum',
      shape: 'wrong guest',
      title: 'Arrested for Humming || Next Case',
      premise:
        'The court must please a Supreme Judge whom nobody has ever seen, and bows to {lead} by mistake.',
      game: 'Everybody bows to a stranger, while the one they have locked up has been passing judgment all day.',
      strangers: true,
      facts: {
        prop: 'the gavel',
        event: 'a trial',
        crowd: 'the public',
      },
      effects: {
        gavel: {
          noise: `BOSS: How do I open a court with that? || Every court in the galaxy heard it. Except ours.`,
          lost: `BOSS: How do I open a court without a gavel? By knocking on {the}?`,
          stuck: `BOSS: How do I bang a gavel that's tied up?`,
          mixed: `BOSS: How do I bang a gavel that wants to be held?`,
          mess: `BOSS: How do I bang a gavel that goes squelch?`,
        },
      },
      changes: {
        octave: {
          hot: `BOSS: It's been boiled. It whistles, like a kettle!`,
          cold: `BOSS: It's the teeth! They're chattering, two octaves up!`,
          small: `BOSS: It's come out two sizes smaller. So has the voice!`,
          bitten: `BOSS: Something in there bit it. You'd go up, too. ## Something in there bit it, where one sits. You'd go up, too.`,
          wet: `BOSS: It's soaked through. There's something swimming in that coat, and it tickles!`,
          sticky: `BOSS: It's come unstuck! With its mouth glued up, anybody would hum low!`,
        },
      },
      after: `
        [TOK!]
        BOSS: The Supreme Judge left me this gavel. And a letter. "Dear court. Hm."
        PAL|LEAD: What does that mean?
        BOSS: I've sent for a piano.`,
      acts: [
        {
          title: 'Look Busy || Nobody Knows the Face',
          time: 'MORNING',
          beat: 'The court waits for the Supreme Judge, and takes {lead} for the one.',
          text: `
            <3+> BOSS: The Supreme Judge inspects us today, and nobody knows the face! At noon it's medals for us, or jail. Look busy! || The Supreme Judge is coming, and nobody knows the face! By noon we'll have medals, or be in jail. So bow to everybody!
            <2> BOSS: The Supreme Judge inspects us today, and nobody knows the face! At noon it's jail, or a medal. I'm the only one who came.
            <3+> <?a> > place why
            <3> +BOSS: Who's that you've locked in {hide}?
            <4+> PAL|ANY: Who's that you've locked in {hide}?
            <3+> FOE: A stranger. I made an arrest, to look busy. ## A stranger. I made an arrest, to look busy. I may have enjoyed the searching. || I caught a criminal, so that we'd have one. ## I caught a criminal, so that we'd have one. We've been in the one cell since Monday. It's going well.
            <3+> PAL|ANY: What for? || What did they do?
            <3+> FOE: Humming. In a court! With the Supreme Judge about to walk in!
            * plant hum
            <2> BOSS: But I've arrested somebody, to look busy. For humming, with the Supreme Judge about to walk in!
            [From {hide}, HMMMM. Very low.]
            BOSS: Disgraceful. Next case.
            <3+> <?b> > hook BOSS claim
            <3+> PAL|ANY: How will we know the Supreme Judge?
            <3+> BOSS: By the entrance. The great ones can't help it. || Just watch for an entrance.
            > lead arrive
            <handed> > place intro
            !BOSS: Now that was an entrance. Your Supremacy!
            > lead flattered BOSS
            <3+> <?c> > hook FOE claim
            > turns`,
        },
        {
          title: 'Order, Order',
          time: 'MOMENTS LATER',
          beat: '{Lead} is given the gavel, and it ends up {where}; the prisoner is used instead.',
          text: `
            > turns
            <handed> BOSS: Your Supremacy, the gavel. One bang, and the court is open. || Your Supremacy! The gavel of the nine galaxies. Do be gentle.
            <taken> BOSS: The gavel, somebody! One bang, and the court is open. || The gavel of the nine galaxies! Where do we put it?
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that gavel! {call}, you're the nearest! || {call}, you've got nothing in your hands. Get it back!
            <taken> > lead attempt
            <handed> > effect gavel
            [From {hide}, HMMMM. Very low.]
            PAL|LEAD: That would do. The prisoner can be the gavel.
            BOSS: Prisoner! Is this court open?
            [HMMMM. Very low.]
            FOE|LEAD: Is that a yes?
            BOSS: It's all we've got. Hit {hide} again. || It's what it said to breakfast. And breakfast was open.
            <?d> LEAD: May I go home now?
            <?d> BOSS: Never, Your Supremacy! But with the greatest respect...
            <?d> > lead ban
            <?x1> > place uses
            <3+> FOE: I have my doubts about this Supreme Judge. || I don't think {the} is a judge. I've met one.
            BOSS: Next case!`,
        },
        {
          title: 'Low Means Guilty || The Telegram',
          time: 'LATER',
          beat: '{Lead} must judge a case, until a telegram says that the Supreme Judge only hums.',
          text: `
            <?e> > place crowd
            <?e> [The public bows to {LEAD}, row after row. The last row bows to the broom.]
            > turns
            <3+> FOE: If that's the Supreme Judge, let's see it judge something! Anything!
            <2> BOSS: The public is waiting for justice, Your Supremacy! Who ate the missing biscuit?
            <3+> !BOSS: The case of the missing biscuit. Your Supremacy, who ate it?
            [From {hide}, HMMMM. Very low.]
            LEAD: I think that it thinks it was you. ## I think that it thinks it was you. In bed. It knows about the crumbs.
            !BOSS: I was hungry. Next case!
            <?teach> > lead teach
            <?drafts> <3+> PAL: I'd like to sue the drafts in here. ## I'd like to sue the drafts in here. One of them was married, and never said.
            <?drafts> <3+> BOSS: You can't sue a draft.
            <?drafts> <3+> [HMMMM. Very low.]
            <?drafts> <3+> PAL: Thank you. It can pay in curtains.
            > turns
            <?x7> > lead wait
            [A telegram arrives.]
            PAL|ANY: "The Supreme Judge is already with you. Cannot speak. Only hums."
            FOE|LEAD: Hums?
            PAL|ANY: "Low means guilty. High means innocent. For anything else, see the back."
            +BOSS: Your Supremacy? Would you hum? || Your Supremacy, a small hum, please. Any note.
            LEAD: I'd rather not. There are people here. ## I'd rather not, in company. I only hum when I'm being kissed.
            <?r1> > lead pretend
            BOSS: An impostor! We bowed to that!
            LEAD: You bowed very nicely.
            [From {hide}, HMMMM. Very low.]
            LEAD: Then who is that?
            BOSS: Oh no.`,
        },
        {
          title: 'Who Was in There || Guilty, Guilty, Guilty',
          time: 'JUST BEFORE NOON',
          beat: 'They have locked up the true Supreme Judge, who has been saying "guilty" all morning.',
          text: `
            <?n> > turns
            BOSS: We've arrested the Supreme Judge.
            FOE|LEAD: For humming. || And used it as a hammer.
            BOSS: And all morning it's been saying "guilty". It meant us!
            <?g> > hook FOE snap
            <?h> > hook PAL snap
            <?f> > hook BOSS stake
            PAL|LEAD: Then open {hide}, and let it out!
            BOSS: And look it in the eye? We've knocked on its head all day. || You open it. You're the one that hit the lid.
            <?door> > place door
            PAL|LEAD: Somebody has to go in there first, and apologize.
            BOSS: Somebody whom it hasn't heard laughing. {call}! || Somebody with an honest face. Or at least a new one. {call}!
            LEAD: What do I say?
            BOSS: Say that it was an honor to arrest anybody so important. || Say that we arrest only the best people.
            > place stow LEAD
            [HMMMM. Very low.]
            LEAD: It says you're all guilty. Also, it's a nice seat. || I've apologized. I think I'm guilty now, too.
            <?cases> BOSS: Ask what we'd get. In years.
            <?cases> [HMMMM. HMMMM. HMMMM.]
            <?cases> LEAD: It's still counting.
            > lead found
            <?x8> > lead comfort BOSS
            > turns
            BOSS: That's noon. Open it, and let's be judged.
            <wish> <?i> > lead lastWords`,
        },
        {
          title: 'A Little Higher',
          time: 'NOON',
          beat: 'The true Supreme Judge comes out, changed, and passes judgment in another key.',
          text: `
            > place back LEAD
            [Behind comes a stranger in a brown coat. Everybody bows, half a day late.]
            BOSS: Your Supremacy. The real one. Are we guilty?
            [The stranger breathes in. {hush} HMMMM! Very, very high.]
            [{freed}]
            * prop
            * pay hum
            PAL|LEAD: High! That means innocent! ## High! We're innocent! I'll have to tell my husband! || That was high! That's innocent! ## That was high! That's innocent! Even what happened in the cell!
            FOE|BOSS: But it was low all morning!
            > change octave
            <?cases> [HMMMM! Even higher. A glass breaks.]
            <?cases> PAL|LEAD: Now we're more than innocent.
            <?cases> BOSS: Is there a prize?
            > place gift
            <?k> > hook FOE end
            > turns
            <?l> > lead last
            > hook BOSS end
            [HMM, HMM. One low, one high. The stranger crosses both legs, and hums it again. HMM, HMM!]
            LEAD: And what's one of each?
            !BOSS: It's on the back of the telegram. "Which way is the bathroom?"`,
        },
      ],
    },
  ],
}
