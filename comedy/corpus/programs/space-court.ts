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
        snap: `ME: I once lost to an empty chair! This is worse! ## I once lost to an empty chair! It was drunk!`,
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
      shape: 'hiding',
      title: 'The Planet That Wrote Back || One Scratch',
      premise:
        'The court must keep a planet the size of a plum safe until noon, while {lead} is looking after it.',
      game: 'Nine million very polite people write letters about everything that is done to their planet.',
      least: 3,
      facts: {
        prop: 'the planet',
        event: 'a trial',
        crowd: 'the jury',
      },
      effects: {
        letter: {
          noise: `
            [TING! A tiny letter floats out of {with}.]
            PAL: "Dear Giants. Was that our new anthem? We are all standing. Is this included?" || "Dear Giants. We heard the dinner bell, and came. All of us. Is this included?"`,
          lost: `
            [A muffled TING, {where}. A tiny letter finds its way out.]
            PAL: "Dear Giants. It has gone dark, and we are on no map at all. Is this included?" || "Dear Giants. It is night, and the neighbors are odd. Is this included?"`,
          stuck: `
            [TING! A tiny letter works its way out of a fold.]
            PAL: "Dear Giants. The whole sky has been tied up. Is this included?" || "Dear Giants. We cannot turn. The east has been Tuesday all day. Is this included?"`,
          mixed: `
            [TING! A tiny letter flutters down, smelling of roses.]
            PAL: "Dear Giant. Are you seeing anyone? Yours, all of us. Is this included?" ## "Dear Giant. We have all taken our clothes off. Is this included?"`,
          mess: `
            [TING! A tiny letter floats by, folded into a boat.]
            PAL: "Dear Giants. The sea has gone up. So has our rent. Is this included?" || "Dear Giants. It has rained, and it was not rain. Is this included?"`,
        },
        treat: {
          noise: `PAL: "Best holiday in nine thousand years. We loved the music, and {treat}."`,
          lost: `PAL: "Best holiday in nine thousand years. We loved the quiet nights, and {treat}."`,
          stuck: `PAL: "Best holiday in nine thousand years. We loved the long Tuesday, and {treat}."`,
          mixed: `PAL: "Best holiday in nine thousand years. We loved being in love, and {treat}."`,
          mess: `PAL: "Best holiday in nine thousand years. We loved the boating, and {treat}."`,
        },
      },
      changes: {
        letter: {
          hot: `PAL: "Dear Giants. It is suddenly August. Whom do we tip?"`,
          cold: `PAL: "Dear Giants. Everybody is skiing. Whom do we tip?"`,
          small: `PAL: "Dear Giants. Everything is now within walking distance. Whom do we tip?"`,
          bitten: `PAL: "Dear Giants. Something has eaten the north. Now we all have a sea view. Whom do we tip?"`,
          wet: `PAL: "Dear Giants. We have had a flood, and can all swim now. Whom do we tip?"`,
          sticky: `PAL: "Dear Giants. Nobody can leave, and nobody wants to. Whom do we tip?"`,
        },
      },
      hooks: {
        'Judge Zorblax': {
          gift: `
            ASK: "And a clock, for the judge. It is the biggest we have."
            ME: I can hardly see it. It's perfect.`,
        },
        'Prosecutor Vex': {
          gift: `
            ASK: "And we award the case to the prosecutor. You tried so hard."
            ME: A whole case! And not one sock in it!`,
        },
        'Bailiff Blip': {
          gift: `
            ASK: "And next year, may we have the cell? With the curtains?"
            ME: They like my curtains!`,
        },
        'Defender Juno': {
          gift: `
            ASK: "And your client is innocent."
            ME: Innocent! I've never heard it from so close!`,
        },
        'Juror Nine': {
          gift: `
            ASK: "And before we go, we would like to ask the ninth one first. How are you?"
            ME: Nobody told me there'd be questions!`,
        },
        'Clerk of Comets': {
          gift: `
            ASK: "And we have read the court's notes. We laughed twice."
            ME: Somebody read my notes!`,
        },
      },
      after: `
        [TING! A tiny postcard floats down.]
        PAL|ANY: It's from the planet. "Dear Giants. Home again. It is very flat without you."
        BOSS: Wasn't it always flat?
        PAL|ANY: Only since we dropped it.`,
      acts: [
        {
          title: 'Rise Higher',
          time: 'MORNING',
          beat: '{Lead} is accused of taking a planet with nine million people on it.',
          text: `
            BOSS: All rise.
            PAL|ANY: We're already standing.
            BOSS: Then rise higher.
            <?a> > place why
            <first> FOE: Somebody has stolen the smallest planet in the universe! || Your Honor, a planet has been stolen! With people on it!
            <next> FOE: It's happened again! Somebody has stolen a very small planet! || Your Honor, another planet has been stolen! With people on it!
            PAL|ANY: How small is it? || How many people?
            FOE: Nine million people, and it fits in a teacup. || Nine million. They're about the size of salt. ## Nine million. They're about the size of salt, and it's a wonder that they find each other.
            <?c> > hook BOSS claim
            <first> BOSS: Bring in the accused!
            > lead arrive
            > place intro
            FOE: Enough! You were seen taking the planet. By a whole Sunday school! || Enough! You were seen with it on the bus. The whole bus waved!
            > lead explain FOE
            * plant letters
            [{LEAD} holds up a small blue planet. TING! A tiny letter floats out.]
            PAL: It's from the planet! "Dear Giants. Kindly put us down." There the page is full.
            BOSS: Gently! At noon we must give it back. One scratch on it, and this whole court goes to jail!
            PAL|LEAD: For one scratch?
            BOSS: Small planets have big lawyers. ## Small planets have big lawyers. I married one, and lost a moon. || It's very well insured. We aren't.
            <?holding> PAL: I'll write back. Who has a very small pencil?
            <?holding> BOSS: What are you writing?
            <?holding> PAL: "Please hold on."
            <?holding> [TING!]
            <?holding> PAL|LEAD: "Dear Giants. We are holding on. We have formed a committee."
            <?holding> BOSS: They answer faster than my mother.
            > turns`,
        },
        {
          title: 'One Scratch || Careful Hands',
          time: 'MOMENTS LATER',
          beat: '{Lead} looks after the planet, and it ends up {where}.',
          text: `
            > turns
            <?b> > hook FOE claim
            BOSS: Somebody careful must look after it until noon. Not one scratch! || Who'll hold it until noon? Without a scratch, or it's jail for all of us!
            PAL: Let the accused hold it. Who'd be more careful? || Let the accused hold it. The planet seems to like that.
            <4+> FOE: Objection!
            <4+> !BOSS: Overruled. What could possibly go wrong? || Overruled. It's only until noon.
            <3> BOSS: What could possibly go wrong?
            > turns
            > lead help
            > place worse
            > effect letter
            FOE: "Is this included?" Now they're being sarcastic!
            BOSS: The jury will ask to see that planet. And it's {where}!
            <?d> > hook FOE stake
            <?e> > hook BOSS stake
            > turns
            <?x2> > lead search
            PAL|LEAD: Then we'll show them another planet.
            FOE: From where?
            PAL|LEAD: Here. {Round}. {RoundLook}.
            <?holding> [TING!]
            <?holding> PAL: "Dear Giants. Holding On is now our national sport. We are all in the final."
            <?holding> BOSS: Who's winning?
            <?holding> PAL: "So far, the tree."
            <?f> > lead ban
            > turns`,
        },
        {
          title: 'Exhibit A, More or Less',
          time: 'LATER',
          beat: 'The jury is shown a false planet, while {lead} hides with the true one.',
          text: `
            FOE: I can hear the jury. I'll bring them in!
            * exit FOE
            [{FOE} hurries out.]
            BOSS: They mustn't see it like that! {call}, hide! And take the planet with you.
            <?holding> LEAD: For how long?
            <?holding> BOSS: How long can you be quiet?
            > place stow
            <?x3> > hook PAL stake
            * enter FOE
            > place crowd
            FOE: And where, I wonder, is the accused?
            BOSS: What accused?
            > lead hide FOE BOSS
            FOE: Never mind. Members of the jury, I give you the planet Nib! || Never mind. Members of the jury, Exhibit A!
            BOSS: {Round}. I mean, yes.
            <4+> PAL|ANY: It's smaller than it looks on a map. || It's between seasons.
            [One of {crowd} takes out a ruler, and measures it. Another sniffs.]
            <?q> FOE: And what's that rattling? || And why is it shaking?
            <?q> BOSS: That's the planet. I mean, that's nothing like the planet.
            > place back LEAD
            [TING!]
            > change letter
            BOSS: "Tip"? They're going to tip us over! || They want to tip somebody. Off the edge, I expect! ## They want to tip somebody. And I've nothing on under this robe!
            > turns`,
        },
        {
          title: 'The Whole Planet Rises',
          time: 'JUST BEFORE NOON',
          beat: 'Caught before the jury, they hear that the whole planet has risen.',
          text: `
            FOE: Caught, in front of the whole jury!
            <?r1> > lead found
            > turns
            <?x4> > lead comfort BOSS
            [TING! TING! TING!]
            PAL|LEAD: "Dear Giants. We have all risen." Then the page is full.
            BOSS: All of them?
            FOE: Nine million! It's an uprising!
            LEAD: They seemed so polite. ## They seemed so polite. It was the same with my wife. First the letters, then the lawyer.
            <?g> > place door
            <?holding> [TING!]
            <?holding> PAL: "Dear Giants. We no longer agree on what to hold on to. Kindly advise."
            <?holding> BOSS: Oh, tell them to hold on to each other. I'm busy.
            <?holding> [TING. Silence. Then a very small cheer.]
            <rated> <?holding> PAL|LEAD: "Dear Giants. Kindly look the other way until Thursday."
            <?holding> FOE: What have you done?
            <?holding> BOSS: I don't know. It sounded like nine million weddings.
            > turns
            > place peak
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            <wish> BOSS: Nine million people are waiting for a word from us. {call}, you know them best. || Somebody has to answer them. {call}, they came with you. What would you tell them?
            <wish> > lead lastWords`,
        },
        {
          title: 'The Other Side of the Paper',
          time: 'NOON',
          beat: '{Lead} saves them by the same flaw, and the letters turn out to have backs.',
          text: `
            > lead save
            > place saves
            [{freed} {PAL} catches it in a teacup.]
            * prop
            * pay letters
            BOSS: Wait. Turn that page over. There's writing on the backs of these letters!
            PAL: "Kindly put us down"... "for another week."
            LEAD: And the last one?
            PAL: "We have all risen"... "and we would like breakfast."
            FOE: Nobody stole them! They're on holiday!
            PAL: "And we do want to tip our driver."
            FOE: What driver?
            LEAD: I think I was a taxi. ## I think I was a taxi. They've been carrying on in the back since Tuesday. || I think I was the bus. ## I think I was the bus. And I've let nine million people on, with my shirt open.
            [TING! {LEAD} catches a very, very small coin.]
            <?k> > hook FOE gift
            > hook BOSS gift
            <?x5> > place gift
            > turns
            <?m> > lead last
            > effect treat
            <?holding> PAL: "And we shall go on holding on. To each other, as you said."
            BOSS: Then this court is adjourned.
            [{rise}]
            !BOSS: All rise.`,
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
          sticky: `BOSS: It's been glued together in there. It can only get out the top note!`,
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
            <3+> FOE: I have my doubts about this Supreme Judge. || That's never a Supreme Judge. I've met a judge.
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
            !BOSS: Then the case is too old. Next case!
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
            <?f> > hook BOSS stake
            PAL|LEAD: Then open {hide}, and let it out!
            BOSS: And look it in the eye? We've knocked on its head all day. || You open it. You're the one that hit the lid.
            <?door> > place door
            <?g> > hook FOE snap
            <?h> > hook PAL snap
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
            PAL|LEAD: High! That means innocent! ## High! We're innocent! I'll have to tell my husband! || That was high! That's innocent! ## That was high! That's innocent! Even the thing with the stenographer!
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
    {
      id: 'live',
      shape: 'rehearsal',
      title: 'Only a Rehearsal || From the Top',
      premise:
        'The court must rehearse for a trial that the whole galaxy will watch tomorrow, with {lead} as the criminal.',
      game: 'Every ding is explained away, and every ding is a vote: the camera has been on since breakfast.',
      facts: {
        prop: 'the microphone',
        event: 'a rehearsal',
        crowd: 'the public',
      },
      effects: {
        heard: {
          noise: `PAL|LEAD: For an hour, all they could hear was that noise. On Pluto, it's been elected mayor.`,
          lost: `PAL|LEAD: For an hour they've had us without a sound. They say that it was our best.`,
          stuck: `PAL|LEAD: They had an hour of it tied up in a knot. On Mars, they've tried to undo the radio.`,
          mixed: `PAL|LEAD: They watched the microphone for an hour, {where}. It's getting a show of its own.`,
          mess: `PAL|LEAD: They heard nothing but glug. It's number one in forty galaxies.`,
        },
      },
      hooks: {
        'Judge Zorblax': {
          mail: `
            [A heap of parcels for {ME}. They are all ticking.]
            ME: Clocks! It's noon, and noon, and half past four!`,
        },
        'Prosecutor Vex': {
          mail: `
            ASK: And the prosecutor has won something. It's a case.
            ME: I've won a case! I can hear that it's empty! Not a sock!`,
        },
        'Bailiff Blip': {
          mail: `
            ASK: And here's a family that wants to visit your curtains. Two adults, one child.
            ME: Visitors! The child may have the handcuffs!`,
        },
        'Defender Juno': {
          mail: `
            ASK: And they find your client innocent. All nine trillion.
            ME: All of them? Then I've nothing left to do!`,
        },
        'Juror Nine': {
          mail: `
            ASK: And here's a family that asks Juror Nine first where to spend its holiday.
            ME: Me first? Then it's my house! Both weeks!`,
        },
        'Clerk of Comets': {
          mail: `
            ASK: And nine trillion people would like a copy of your notes.
            ME: I only have the one pencil!`,
        },
      },
      after: `
        [DING!]
        PAL|LEAD: Are we still on?
        BOSS: They won't let us stop. They watched me sleep. I got a good review.
        PAL|LEAD: What did it say?
        BOSS: "Slow to start."`,
      acts: [
        {
          title: 'From the Top || The Little Red Light',
          time: 'DAWN',
          beat: 'The court rehearses, and something goes ding.',
          text: `
            <2> > lead arrive
            BOSS: From the top, everybody! And this time, with more justice.
            PAL|LEAD: It's only a rehearsal. || But the trial's tomorrow.
            BOSS: Tomorrow the whole galaxy is watching. Today there's only us, and a camera that's switched off.
            PAL|LEAD: And the little red light on it? || Then why has it got a red light on?
            BOSS: It means that it's asleep. || It means that it's resting. We all go red.
            * plant light
            +BOSS: So say whatever you like! Nine trillion people, and idiots, mostly! || So I can speak freely. Nine trillion people, and what do they know about law? ## So I can speak freely. Nine trillion people, and every one an arsehole!
            [DING!]
            FOE|LEAD: What was that?
            BOSS: The soup's ready. || The egg timer. Somebody likes them hard.
            * plant ding
            <first> FOE|LEAD: And where's the criminal?
            <first> BOSS: Still running, with the comet. For today, the agency's sending whatever it had left.
            <next> FOE|LEAD: And where's the criminal, this time?
            <next> BOSS: Still running, with another comet. Who do you think can look guilty in any light?
            <3+> > lead arrive
            <3+> BOSS: You've done nothing, {call}, of course. You only stand in for the thief. || {call}, you're as innocent as soup. You only play the thief, until we catch ours.
            <2> BOSS: And you only play the thief. The agency said you had the face for it.
            +FOE|BOSS: You are charged with stealing a comet! With the tail! || You are charged with stealing a comet! Somebody was still wishing on it!
            > lead explain FOE
            [DING!]
            BOSS: What a performance. I nearly believed it.
            > turns`,
        },
        {
          title: 'Nobody Is Listening || Speak Up',
          time: 'MORNING',
          beat: 'Everybody says what they truly want, as nobody is listening.',
          text: `
            > place intro
            [DING!]
            BOSS: Let's leave that out tomorrow. || We'll cut that.
            +BOSS: Now we test the microphone. Everybody, tell it what you wouldn't tell a soul! || Next, the microphone. Tell it a secret. A real one, or the needle doesn't move.
            FOE|LEAD: I once took a bribe. It was a bun. ## I once took a bribe. It had a dimple. Afterwards there was a bun. || I slept through the last trial. When I woke up, I clapped. ## I slept through the last trial. With the other side's lawyer. We both clapped.
            [DING!]
            <?b> > hook FOE claim
            > hook BOSS claim
            <?p> [DING!]
            <?p> PAL|LEAD: That soup's been ready twice. || How many eggs are there?
            <?p> BOSS: Seconds. || A dozen.
            > turns
            <?charm> BOSS: I'll say one more thing. I'm only in law for the lunches. ## I'll say one more thing. Under this robe, I'm not wearing any trousers. I never have.
            <?charm> [DING! DING!]
            <?charm> FOE|LEAD: And that?
            <?charm> BOSS: The bread, to go with it. || Those were ducks' eggs.
            > turns
            LEAD: What should I do?
            BOSS: Look guilty. As if you had been to law school. ## Look guilty. As if your wife had come home early.
            <?r1> > lead teach
            <?d> > place stir
            <?x1> > lead wait
            BOSS: That's the worst thief I ever saw. Give me back the microphone.`,
        },
        {
          title: "It Isn't Even On",
          time: 'LATER',
          beat: 'The microphone ends up {where}, and a public arrives a day early.',
          text: `
            <handed> LEAD: I'll carry it for you.
            <handed> > lead help
            <taken> > place takes
            <taken> PAL|BOSS: That was our microphone! {call}, do something! || Don't just look at it, {call}! Get us the microphone!
            <taken> > lead attempt
            > place worse
            <?e> > hook BOSS stake
            <?f> > hook FOE stake
            BOSS: It doesn't matter. It isn't even on.
            [DING! DING! DING!]
            FOE|LEAD: How much soup is there? || That's a lot of eggs.
            BOSS: It's a big pot. || It's a big breakfast.
            <handed> <?x2> > lead search
            <?g> > place crowd
            [Faces come round the corner. Each of them has brought a spoon. || Faces come round the corner. Each of them has brought an egg cup.]
            FOE|BOSS: The public? They're a day early! And what are those for?
            PAL|LEAD: They say that they'd heard there was soup. || They'd like theirs hard. They say that you'd understand.
            BOSS: Who told them? || How could they know about the eggs?
            <?bun> [One of them winks at {FOE}, and holds out a bun. || One of them tucks a cushion behind {FOE}.]
            > turns
            <?charm> PAL|LEAD: This one's asking if you've had lunch. ## This one's asking if you feel a draft.
            <?charm> BOSS: Lunch? Why lunch? ## A draft? Where?
            <?charm> PAL|LEAD: It's what you're only in it for. ## Where you're not wearing any.
            <?h> > lead ban
            PAL|LEAD: The whole back row is shouting, "More justice!"
            BOSS: I said that this morning! Here! To nobody!
            [The little red light winks.]
            BOSS: Why is that camera looking at me?`,
        },
        {
          title: 'What Red Means',
          time: 'JUST BEFORE NOON',
          beat: 'They find out what the light means, and what the ding.',
          text: `
            * pay light
            PAL|LEAD: I've looked it up. Red doesn't mean asleep. || There's a label on the bottom. It doesn't say "resting".
            FOE|BOSS: What does it mean? || What does it say?
            PAL|LEAD: "On the air."
            BOSS: Since when?
            PAL|LEAD: Since breakfast.
            [{hush}]
            BOSS: And what have I said since breakfast?
            LEAD: "Nine trillion people." And then a word. || That they don't know any law. They do know how to press a button. ## "Nine trillion people." And then a word. They've all looked it up.
            * pay ding
            FOE|BOSS: And they know about the bun! So what's the ding? ## And they know about the dimple! My wife's got a set! So what's the ding? || And they know that somebody clapped! So what's the ding? ## And they know who clapped! My wife's got a set! So what's the ding?
            PAL|LEAD: They're voting, until noon. One ding, one planet.
            BOSS: On what?
            PAL|LEAD: It's on the screen. Your head's in the way. I can only read the end. "...you have ever seen." || It's up there, behind your wig. I only see the last bit. "...you have ever seen."
            * plant screen
            !BOSS: The worst court you have ever seen! They'll put us in jail! || The worst court you have ever seen! They're going to lock us up!
            [DING! DING! DING! DING!]
            FOE|LEAD: They all agree! ## They all agree! That's my mother-in-law's planet! || They couldn't press it faster!
            > turns
            <?charm> BOSS: Then be charming! Everybody! Smile at the light!
            <?charm> FOE|LEAD: Like this?
            <?charm> BOSS: With the mouth.
            <?charm> [DING.]
            <?charm> PAL|LEAD: You've frightened a planet. It has hidden behind its moon.
            <handed> <?x3> > lead attempt
            > turns
            > place peak
            [DING! DING! DING!]
            PAL|LEAD: They're voting for that, too! || Forty planets! They like that best of all!
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            <wish> BOSS: Whatever becomes of us, they'll see it. {call}, say one thing that will make them like us.
            <wish> > lead lastWords
            <unasked> BOSS: Whatever becomes of us, wave.`,
        },
        {
          title: 'The Vote',
          time: 'NOON',
          beat: '{Lead} saves them live, and the galaxy says what it was voting for.',
          text: `
            > lead save
            > place saves
            [{freed} DING. Ding. And then nothing.]
            * prop
            PAL|LEAD: That's noon. The vote is closed.
            !BOSS: Read me the rest. How bad were we? || Then read it to us. I can bear it. How bad?
            PAL|LEAD: Move your head. || Mind your wig.
            [{BOSS} steps aside.]
            * pay screen
            PAL|LEAD: "Is this the funniest thing you have ever seen?"
            !BOSS: Funny? I meant every word! || Funny? I did my best!
            PAL|LEAD: They know. || They saw.
            <handed> > effect heard
            <taken> PAL|LEAD: They watched the microphone for an hour, {where}. It's getting a show of its own. || They had us for an hour without a microphone. They say that it was our best.
            [Four sacks of mail come in.]
            <?n> > hook FOE mail
            > turns
            <?o> > lead last
            > hook BOSS mail
            FOE|LEAD: And the real thief? We never caught anybody. || That's all very well. But who's going to catch the real thief?
            [Somebody steps out of the crowd, with a comet under one arm. It still has the tail.]
            PAL|LEAD: It's the thief! || That's the comet! That's the thief!
            [The thief blushes, and holds out the comet, and a pen.]
            LEAD: I think that you're meant to sign it.
            !BOSS: With pleasure. Name and address?`,
        },
      ],
    },
  ],
}
