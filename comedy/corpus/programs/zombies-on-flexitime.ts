import { type Program } from '../../plays/card-types.ts'

export const zombiesOnFlexitime: Program = {
  name: 'Zombies on Flexitime',
  people: {
    'Undead Ursula': {
      short: 'Ursula',
      want: 'one heartbeat',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} knocks, just over the heart. Silence.]
          ME: Not a beat since 1911! I only keep it in for the shape! ## Not a beat since 1911! And I've been through three husbands!`,
        snap: `
          <first> ME: A hundred years undead, and never a day off!
          <next> ME: Whoever's alive, raise a hand! Whoever isn't, pass it on!`,
        end: `
          <first> [{ME} knocks over the heart again. Something knocks back.]
          <first> ME: A beat! It's my heart! Come in!
          <next> ME: Another beat! That's two! I'd better sit down. I'm not used to the traffic.`,
        later: `
          ME: My heart went on all night long.
          ASK: Isn't that wonderful?
          ME: It's like living under somebody who dances. ## It's like living under newlyweds.`,
      },
      turns: [
        `ASK: Shall we shake hands on it?
         [They shake. POP. It comes off.]
         ME: Hang on to that. I'll need it for the paperwork.`,
        `ASK: I've still got your hand.
         ME: Is it behaving?
         ASK: It's drumming its fingers.
         ME: It wants its tea.`,
        `[{ASK} puts back the hand. POP.]
         ME: It's on the wrong way round.
         ASK: Now you can pat your own shoulder.
         ME: Nobody else ever thought of it. Oh, that's nice.`,
      ],
      twist: "Ursula's handshake comes off",
    },
    'Union Rep Rot': {
      short: 'Rot',
      want: 'a second member',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ME} puts up a hand, and counts it.]
          ME: One member! It's a union of one, and I've lost the vote! ## One member! And it hasn't stood up in years!`,
        stake: `ME: That's against the rules! I've had to write a new one, just for that!`,
        snap: `
          <first> ME: I call for a show of hands! Attached, if possible!
          <next> ME: All out, comrade! Both of me!`,
        boo: `
          ME: Boo. In accordance with paragraph four.
          ASK: Thank you.
          ME: You may now scream for up to eight seconds.`,
        dumb: `
          ASK: How many fingers am I holding up?
          ME: I'd have to ask my members.
          ASK: And what do they say?
          ME: "Wednesday."`,
        end: `
          <first> ASK: Where do I sign? I'm joining your union.
          <first> ME: A second member! Now we can split!
          <next> ME: A third member! At last, there's somebody to outvote!`,
        later: `
          ME: My second member came to the meeting.
          ASK: How did it go?
          ME: It's a union of one again. We walked out.`,
      },
      turns: [
        `ME: Break time! Stop whatever you're doing.
         ASK: I'm only breathing.
         ME: Hold it till quarter past.`,
        `ME: I've spoken to the management about your chair.
         ASK: What did they say?
         ME: It creaked. I've put that down as "maybe".`,
        `ASK: I'd like to join your union.
         ME: Why would anybody want to do that?
         ASK: I like how you say "comrades", in an empty room.
         ME: Sign here. In ink or gravy.`,
      ],
      twist: 'Rot negotiates on behalf of a chair',
    },
    'Shambling Shane': {
      short: 'Shane',
      want: 'to catch somebody',
      as: { PAL: {} },
      hooks: {
        snap: `
          <first> ME: Run! I'll catch you up!
          <next> ME: Start without me! I'm used to it!`,
        boo: `
          ME: Boo...
          ASK: Was that it?
          ME: ...hoo. You never let me finish.`,
        dumb: `
          ASK: What's two and two?
          ME: Could we do the first two, and have a rest?`,
        later: `
          ME: I've caught up with the one from April.
          ASK: What did you do?
          ME: We're going again tomorrow.`,
      },
      turns: [
        `ME: I'm just going over to the window.
         ASK: It's right there.
         ME: Don't wait up.`,
        `ASK: Have you got to the window yet?
         ME: I've passed the rug. They tell me that it's downhill from there.`,
        `[{ME} touches the window.]
         ME: I've done it!
         ASK: What can you see?
         ME: It's got dark. It was lovely when I set off.`,
      ],
      twist: 'Shane sets out for the window',
    },
    'Scout Santos': {
      short: 'Santos',
      want: 'another badge',
      as: {
        BOSS: {
          claim: `
            [{ME} turns back a sleeve, with one badge on it.]
            ME: They've put me in charge, because I'd brought string! And my only badge still says "Tried"!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} turns back a sleeve, with one badge on it.]
          ME: There's a badge for knots, and a badge for soup. Mine says "Tried"!`,
        stake: `ME: I'd tied it down! I must have tied it to something faster!`,
        snap: `
          <first> ME: Be prepared! I'm not! I only ever say it!
          <next> ME: Who's got a whistle, a rope, and a better idea?`,
        boo: `
          ME: Look out! It's right behind you!
          ASK: What is?
          ME: I couldn't tell you. I always shut my eyes.`,
        dumb: `
          ASK: Which way is north?
          ME: Which way am I facing?
          ASK: South.
          ME: Then tell it that I'm sorry.`,
        end: `
          <first> [{ASK} pins a second badge on {ME}.]
          <first> ME: "Came Back"! And I did! I'll sew it on over "Tried"!
          <next> ME: Another one! "Good with String"! I'm never taking off this shirt!`,
        later: `
          ME: I've sewn on my new badge.
          ASK: Let me have a look at it.
          ME: You'll have to come round. I've sewn it to the chair as well.`,
      },
      turns: [
        `ME: I can light a fire with two sticks.
         ASK: Show me.
         ME: One of them has to be a match.`,
        `ME: I've done a special knot in your laces.
         ASK: And how does it come undone?
         ME: That's a different badge.`,
        `ASK: I've made you a badge. It's only a bottle cap.
         ME: What have you put on it?
         ASK: "Open here."
         ME: I will. Thank you.`,
      ],
      twist: 'Santos has no badge for untying knots',
    },
    'Brainy Brian': {
      short: 'Brian',
      want: 'to be liked for his elbows',
      as: {
        BOSS: {
          claim: `
            [Two zombies gaze at {ME}'s forehead, and sigh.]
            ME: They made me the boss for my brain! They had forks! Not one of them looked at my elbows!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [Two zombies gaze at {ME}'s forehead, and sigh.]
          ME: It's always the brain! I've got lovely elbows, and they never get as far as that! ## It's always the brain! For once, I'd like to be used for my elbows!`,
        stake: `ME: I calculated that this would happen. I calculated it just afterward.`,
        snap: `
          <first> ME: I've thought of everything, and it doesn't help!
          <next> ME: I've had a brilliant idea! But they'd only come closer!`,
        boo: `
          ME: Did you know that there's a skeleton inside you? At this very moment?
          ASK: Is it comfortable?`,
        dumb: `
          ASK: What's the capital of France?
          ME: The F.`,
        end: `
          <first> ASK: Brian, you've got nice elbows.
          <first> ME: Both? You didn't once look at my head!
          <next> ME: I've been asked to dance! From the neck down!`,
        later: `
          ME: I was asked to supper, for my elbows.
          ASK: How did it go?
          ME: I put them both on the table. It was that sort of evening.`,
      },
      turns: [
        `ME: Guess what number I'm thinking of.
         ASK: Seven?
         ME: It was the root of nine thousand. But yours is prettier.`,
        `ASK: Why are you wearing a helmet?
         ME: It's nearly lunchtime.`,
        `ASK: I do like your elbows.
         ME: Not what's up here?
         ASK: I've never noticed the rest.
         [{ME} takes off the helmet.]
         ME: There's a draft. It's lovely.`,
      ],
      twist: 'Brian wears a helmet around lunchtime',
    },
    'Human Hanna': {
      short: 'Hanna',
      want: 'to be nibbled',
      as: {
        BOSS: {
          claim: `
            [A zombie sniffs at {ME}, and walks on.]
            ME: That's how I got this desk! Everybody else was bitten! I can't get so much as a nibble!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [A zombie sniffs at {ME}, and walks on.]
          ME: Eleven years, and not a nibble! I've even tried parsley! ## Eleven years, and not a nibble! I go to bed in parsley!`,
        stake: `ME: And I was saving that, to be bitten in!`,
        snap: `
          <first> ME: If I'm to be eaten, I'd like to be asked first!
          <next> ME: I marinated for this! And it's going to be wasted!`,
        boo: `
          ME: Has everybody done their homework for Monday?
          ASK: That isn't a scream. It's more of a lump.`,
        dumb: `
          ASK: What's your name? ## What's your husband's name?
          ME: Is it the one with the H? ## Which one's he?`,
        end: `
          <first> [{ASK} nibbles {ME}, on the cuff.]
          <first> ASK: You'd go with mustard.
          <first> ME: I knew that I'd go with something!
          <next> ME: They're saving me for last! That's the best bit of anything!`,
        later: `
          ME: They nibbled me yesterday.
          ASK: Did it hurt?
          ME: Only when they said, "I'm full."`,
      },
      turns: [
        `ME: Do I smell all right?
         ASK: Of what?
         ME: Of lunch. I've put on a little gravy. ## Of lunch. I've put a little gravy behind the ears.`,
        `[{ME} lies on a large dish, with an apple.]
         ASK: What are you doing there?
         ME: Mmmf.
         ASK: You'll get cold.`,
        `[{ASK} bites {ME}'s sleeve, very gently.]
         ME: And?
         ASK: A little dry.
         ME: But you'd have me again?
         ASK: On a weekday.`,
      ],
      twist: 'Hanna puts on gravy, and hopes',
    },
  },
  recall: `
    PAL|LEAD: Somebody's scratched it on the inside of a coffin lid. "{Line}."
    BOSS: Who's in there?
    PAL|LEAD: Nobody, now. They got up to hear the rest.`,
  scenarios: [
    {
      id: 'scream',
      shape: 'race',
      title: 'One More Scream || Home till Monday',
      premise:
        'They need one real scream by five, each false one costs them one, and {keeper} looks after the timesheet.',
      game: 'A house that lives by screams must keep everybody from screaming, and that is what frightens them.',
      facts: {
        prop: 'the timesheet',
        event: 'a Friday shift',
        crowd: 'the public',
      },
      effects: {
        sheet: {
          noise: `!BOSS: How do I put {with} through the time clock? Aaargh! || How do I stamp a thing like that? Aaargh!`,
          lost: `!BOSS: Then what do I stamp, when we get our scream? Aaargh! || There's a week of screams on that sheet! Aaargh!`,
          stuck: `!BOSS: The clock won't take it with a bow on! Aaargh! || The slot's for paper! It isn't for parcels! Aaargh!`,
          mixed: `!BOSS: It's got hearts where the hours should be! Aaargh! || It used to say "Friday"! Now it says "Darling"! Aaargh!`,
          mess: `!BOSS: It was Friday on that sheet! Now it's run into March! Aaargh! || I can't read a word! It could be anybody's week! Aaargh!`,
        },
      },
      after: `
        [SHUNK. "GOOD MORNING."]
        PAL|LEAD: It's still only Saturday. Why did everybody come in?
        BOSS: Nobody could sleep at home. It was too dark, and there was too much of it.`,
      acts: [
        {
          title: 'Ninety-Nine',
          time: "FRIDAY, FOUR O'CLOCK",
          beat: 'One real scream is missing, and a false one is worse than none.',
          text: `
            <2> > lead arrive
            [On the wall, an old time clock, with an ear trumpet. It counts screams.]
            BOSS: Ninety-nine screams this week. One more by five, and we all go home till Monday. || It says ninety-nine. If it's a hundred by five o'clock, we all go home till Monday.
            PAL|LEAD: And if we don't get it? || And if it isn't?
            BOSS: Then we work the weekend.
            FOE|LEAD: For one scream? That's easy. Aaah. || I'll do it now, and fetch my coat. Aaah.
            [SHUNK. The clock puts out a slip. "NOT REAL. NINETY-EIGHT."]
            BOSS: It's gone down! It could tell! ## It could tell! My boss never could! || You've lost us one! It heard that you didn't mean it! ## It could tell! My boss never could!
            PAL|LEAD: So a real one's one more, and a false one's one less? Aaah! ## So a false one costs us one? I've faked whole sick weeks! Aaah! || You mean that every false one costs us one? Aaah! ## Every false one costs us one? I'd be bankrupt! Aaah!
            [SHUNK. "NOT REAL. NINETY-SEVEN."]
            !BOSS: From now on, nobody scream! || Stop it! From now on, nobody scream!
            * plant clock
            FOE|LEAD: But that's what people come to us for! || But we're a house of horrors! They pay for it!
            BOSS: Then they'd better mean it, too.
            <first> <?o> > hook BOSS claim
            <first> <3+> PAL|BOSS: Head Office is sending us somebody terrifying. At last.
            <3+> > lead arrive
            > place intro
            FOE|LEAD: Somebody jumped, just then. Did that count?
            [SHUNK. "SURPRISE ONLY."]
            > turns`,
        },
        {
          title: 'Nice Try',
          time: 'HALF PAST FOUR',
          beat: 'They try to frighten one another, and the timesheet ends up {where}.',
          text: `
            > turns
            BOSS: So we'll have to frighten one another. Properly. You begin. || Then it'll have to be one of us. Go on. Frighten somebody.
            <3+> > hook FOE boo
            <2> LEAD: Boo.
            [SHUNK. "NICE TRY."]
            <3+> PAL|BOSS: Oh, dear. Aaah. || Ooh. Help. Aaah.
            <2> BOSS: Oh, dear. Aaah. || Ooh. Help. Aaah.
            [SHUNK. "NOT REAL. NINETY-SIX."]
            <3+> FOE: What was that for? || Did you mean that?
            <2> LEAD: What was that for? || Did you mean that?
            <3+> PAL|BOSS: I was only being polite.
            <2> BOSS: I was only being polite.
            <?b> <3+> > hook PAL boo
            <?b> <3+> [SHUNK. "CHARMING."]
            > turns
            BOSS: We know each other too well. {Call}, hold the timesheet. When a real one comes, put it straight into the clock. || What we need is a stranger. {Call}, you keep the timesheet ready.
            > lead help
            > effect sheet
            [SHUNK. "ONLY CROSS. NINETY-FIVE."]
            FOE|LEAD: That was you! And it was you who said "Nobody scream"! || You screamed! That's the one thing you told us not to do!
            !BOSS: But I meant every bit of it! || But it came from the heart!
            [SHUNK. "NO."]`,
        },
        {
          title: 'One Less',
          time: 'TWENTY TO FIVE',
          beat: 'The public comes to scream, and must be told why not.',
          text: `
            > turns
            > place crowd
            ["Four for the fright," says a lady. "And where may one leave the pram?" ## "Twelve for the fright," says a lady in a veil. "It's my last night." || "We'd like to be scared, please," says a lady. "In groups of four." ## "We'd like to be scared, please," says a lady in a veil. "I'm getting married."]
            FOE|BOSS: Customers! Go and be horrible, {call}! And make them mean it!
            > lead attempt
            ["AAAAH!" scream the public, and clap. SHUNK, SHUNK, SHUNK. "NOT REAL. SIXTY."]
            PAL|LEAD: They like it! And every one of them costs us! ## They're faking it! They must be in management! || They're having a lovely time! It's costing us a fortune! ## They're faking it, and it's costing us a fortune!
            !BOSS: Quiet, please! No screaming! || Ladies and gentlemen, I beg you! Not another sound!
            ["AAAAH!" They think that it's part of the show. SHUNK, SHUNK, SHUNK. "NOT REAL. TWELVE."]
            <?photo> FOE|LEAD: They'd like a picture of us.
            <?photo> BOSS: Looking hideous?
            <?photo> FOE|LEAD: With the baby. ## With the bride.
            <?photo> [SHUNK. "ADORABLE."]
            > turns
            ["Why mustn't we scream?" asks a small boy. ## "Why mustn't we scream?" asks the bride.]
            !BOSS: Because something's listening. || Because it's listening.
            [The public goes quiet. "What is?"]
            PAL|LEAD: That, up there, in the dark. It's got an ear. || The thing behind you, on the wall. It's got an ear.
            ["And what happens, if it hears us?"]
            FOE|BOSS: Then there's one less. There were ninety-nine, when we started. || Each time that somebody screams, there's one less. We had ninety-nine.
            ["And when there's nobody left?" asks the boy, very softly. ## "And when there's nobody left?" asks the bride, very softly.]
            LEAD: Then none of us ever goes home. || I don't know. They say that nobody goes home.
            [A silence. {hush}]
            ["AAAAAAAAAAH!" SHUNK, SHUNK, SHUNK. "REAL. REAL. REAL."]
            FOE|LEAD: They've all run away! What did we say? || Those were real! What did we tell them?
            !BOSS: Only the rule.
            [One comes back for the pram, and sees the ear. "AAAAAAAAAAH!" SHUNK. "REAL. NINETY-NINE." ## One comes back for the veil, and sees the ear. "AAAAAAAAAAH!" SHUNK. "REAL. NINETY-NINE."]`,
        },
        {
          title: 'By Myself',
          room: 'STAFF ROOM',
          time: 'THREE MINUTES TO FIVE',
          beat: 'There is nobody left to frighten, and {boss} sends them all home.',
          text: `
            > turns
            BOSS: One more! And there's nobody left here but us! || One short again! And we've run out of public!
            PAL|LEAD: Then listen to me. It's on the wall behind you, and it hears everything. || Then let's begin with you. Ssh. Something's listening.
            FOE|BOSS: I know. I sit next to it. || Yes. You've told us.
            [SHUNK. "TWICE."]
            LEAD: Has anybody ever tried to frighten you? || And you? Aren't you afraid of anything?
            !BOSS: Me? It isn't in my contract. ## Me? I was married for thirty years. || I can't be frightened. I haven't got the time. ## Me? I was married for thirty years.
            <3+> ["Boo." "Boo." "Boo." {BOSS} thanks each of them. SHUNK. "A MINUTE TO FIVE."]
            <2> ["Boo." {BOSS} says thank you. SHUNK. "A MINUTE TO FIVE."]
            !BOSS: That's enough. Get your coats, and go home. I'll work the weekend by myself. || You've done what you could. Coats on. I'll take the weekend, by myself.
            PAL|LEAD: By yourself? In here? At night? || All night? With nobody else in here?
            !BOSS: What could happen to me? I'm in charge.
            * plant alone
            FOE|LEAD: Not of the dark. || Of us. Not of the dark.
            <?w> !BOSS: And {call}? You haven't frightened a soul. Is there anything you'd like, before you go?
            <?w> > lead lastWords
            [They all go out, on tiptoe. The door shuts. The light goes off.]
            !BOSS: Well. That's everybody.
            [SHUNK. "HELLO?"]`,
        },
        {
          title: 'Nobody There',
          room: 'STAFF ROOM',
          time: "FIVE O'CLOCK, VERY NEARLY",
          beat: 'It is dark, it begins to strike five, and somebody is there.',
          text: `
            !BOSS: Is there somebody there? I sent them all home! || Who's that? They've all gone home!
            [SHUNK. "NOT ME."]
            [It begins to strike five. One. Two. Something creaks.]
            !BOSS: I'm not afraid. I'm in charge.
            [SHUNK. "NOT REAL."]
            [Three. Four. A cold hand comes down on {BOSS}'s shoulder.]
            !BOSS: AAAAAAAAAAH!
            [SHUNK. A bell. "REAL. ONE HUNDRED." Five.]
            * pay clock
            LEAD: It's only me! We've all come back, to keep you company! || I'm so sorry! We couldn't leave you here!
            <3+> PAL: We came very quietly, so as not to scare you. || And we came on tiptoe, so that you wouldn't be startled.
            !BOSS: You could have been home! On a Friday! || You had your coats on! You were free!
            FOE|LEAD: We got to the gate, and thought of you in here, alone. It was the worst fright we've had all week. || We got as far as the gate. Then we thought of you, alone in the dark. Now, that's frightening.
            * pay alone
            <?m> > lead comfort BOSS
            > turns
            [{freed} {BOSS} puts it in the clock. SHUNK. || {freed} The clock stamps it. SHUNK.]
            * prop
            <?o> > hook BOSS end
            <?p> > lead last
            <?x2> > place gift
            !BOSS: One hundred! Off you go, all of you! Home till Monday!
            [Nobody moves.]
            FOE|LEAD: It's dark out there. And you screamed. And you meant it. || You meant that scream. And you're in charge. So there must be something out there.
            !BOSS: There's nothing out there! There's only us! || But that was you! There's nobody else here!
            PAL|LEAD: That's what they always say. And then there's one less.
            !BOSS: Then we'll go together. Take hands. And whatever happens, nobody scream! ## Then we'll go together. Take hands. And whatever happens, nobody fake it!
            [The door creaks. AAAAAAAAAAH! SHUNK. "THAT'S ONE FOR MONDAY."]`,
        },
      ],
    },
    {
      id: 'strike',
      shape: 'siege',
      title: 'Not One More Groan || Arms Out in Front',
      premise:
        'The zombies are on strike, and may do nothing that they do at work, while {keeper} looks after the list.',
      game: 'Everything that they do turns out to be work, and somebody else is doing it.',
      facts: {
        prop: 'the list',
        event: 'a strike',
        crowd: 'the night shift',
      },
      effects: {
        list: {
          noise: `FOE|BOSS: It made everybody jump! Now even the list's at work! || A noise like that, when nobody's expecting it! Now the list's working, too!`,
          lost: `FOE|BOSS: It's vanished without a word! That's how we do it! Now even the list's at work! || First it's there, and then it's gone! That's our best trick! Now the list's working, too!`,
          stuck: `FOE|BOSS: It's got hold of something, and won't let go! Now even the list's at work! || That's clinging! We cling for a living! Now the list's working, too!`,
          mixed: `FOE|BOSS: It's going about in a daze! Now even the list's at work! || It doesn't know what it's doing! That's our job! Now the list's working, too!`,
          mess: `FOE|BOSS: It's dripping on the floor! Now even the list's at work! || It's gone soft at the edges! That takes us years! Now the list's working, too!`,
        },
      },
      after: `
        PAL|LEAD: Somebody's knocking. Very softly.
        BOSS: That'll be the town. They've kept the gloves on.
        PAL|LEAD: And what's for breakfast?
        BOSS: Casserole. There's casserole till August.`,
      acts: [
        {
          title: 'Not One More Groan',
          time: 'MORNING',
          beat: 'The zombies go on strike, and find out what is work.',
          text: `
            <2> > lead arrive
            BOSS: We're on strike! No chasing, no biting, and not one more groan! || From this minute, we're on strike! Nobody chases, nobody bites, and not one more groan!
            * plant groan
            PAL|LEAD: Until when? || And what do we want?
            BOSS: Until we get what's on this list. Softer doors. Slower people. Something hot for lunch. || It's all on this list. Softer doors. Slower people. Something hot for lunch.
            FOE|LEAD: Is that all? || And that's it?
            BOSS: And somebody to ask how we are. And a "thank you", now and then.
            * plant thanks
            <?t> FOE|LEAD: The town will miss us by noon! ## The town will miss us by noon! The bar will have to close!
            FOE|LEAD: And if one of us does any work? || And what if somebody works all the same?
            !BOSS: Then we cross something off. So whatever you do at work, don't do it! || For each bit of work, one thing comes off the list. So don't do anything that you do at work!
            PAL|LEAD: That's easy. I'll just sit down. Uuuh. || Good. Then I'll put my feet up. Uuuh.
            <4+> !FOE: You groaned! That's work!
            <3> !BOSS: You groaned! That's work!
            <2> !BOSS: You groaned! That's work!
            [KRRT. A pencil crosses off the softer doors.]
            <?u> PAL|LEAD: I groan whenever I sit down!
            <4+> <?u> !FOE: So do all of us. Then stand. || At your age, that's overtime.
            <3> <?u> !BOSS: So do all of us. Then stand. || At your age, that's overtime.
            <2> <?u> !BOSS: So do all of us. Then stand. || At your age, that's overtime.
            <first> <?o> > hook BOSS claim
            <first> <3+> BOSS: And here comes somebody to take our demands to town.
            <first> <3+> > lead arrive
            <first> <3+> FOE|BOSS: Somebody just jumped! Making people jump? That's work! || Somebody walked in, and everybody stared in horror! That's work!
            <2> [{LEAD} comes up behind {BOSS}, to see the list. {BOSS} jumps.]
            <2> BOSS: You made me jump! That's work!
            <next> <3+> [{LEAD} comes up behind {FOE}, to see the list. {FOE} jumps.]
            <next> <3+> !FOE: You made me jump! That's work!
            [KRRT. There go the slower people.]
            LEAD: But I only came closer! || I didn't do a thing! I was simply there!
            !FOE|BOSS: That's all we ever do. || So do we. That's the whole job.
            > turns`,
        },
        {
          title: "That's Work",
          time: 'NOON',
          beat: 'One catches the other, and catching is work, and the list ends up {where}.',
          text: `
            > turns
            > place intro
            <?live> PAL|LEAD: So what can we do, all day? || Then what's left that isn't work?
            <?live> BOSS: Whatever the living do. Blink. Smile. And you're late for something. || Think of the living. They blink, and they smile, and they run for buses.
            <?live> [Everybody blinks, smiles, and looks at a wrist. It is very hard to watch.]
            <?f> BOSS: Show us something that isn't work, {call}! Anything!
            <?f> > lead teach
            [{LEAD} walks past, and drags one foot.]
            <3+> !FOE: Ha! I've caught you! You shuffled! You're working! || Ha! You dragged a foot! I've caught you at work!
            <2> !BOSS: Ha! I've caught you! You shuffled! You're working! || Ha! You dragged a foot! I've caught you at work!
            [KRRT. There goes something hot for lunch.]
            <3+> !PAL|LEAD: You've caught somebody? Catching people's what we do! That's work! || You caught somebody? I've been at it for years, and never caught one! That's work!
            <2> !LEAD: You've caught somebody? Catching people's what you do! That's work! || Caught? Isn't that what they pay you for? That's work!
            <3+> !FOE: I was only pointing it out!
            <3+> !PAL|LEAD: With your arm out in front!
            [KRRT. There goes somebody to ask how they are.]
            <3+> !BOSS: And now you've caught {foe}! So that's... Stop! Nobody catch anybody! || Then I've just caught you at... No! Nobody catch anybody!
            <2> !BOSS: And now you've caught me! So that's... Stop! Nobody catch anybody!
            <handed> BOSS: There's only the "thank you" left! {Call}, take that list away, before somebody breathes! || All that's left is the "thank you". Here, {call}. Take it where nobody can cross it off!
            <taken> BOSS: There's only the "thank you" left! Put that list away, before somebody breathes! || All that's left is the "thank you". Put it where nobody can cross it off!
            <handed> > lead help
            <handed> > effect list
            <taken> > place takes
            <taken> FOE|BOSS: It grabs things, and keeps them! We grab for a living! Now even {machine} is at work! || It won't give that back! That's clinging! Now {machine} is working, too!
            > turns
            [From far away, "UUUUUUH."]
            FOE|LEAD: Which of you was that?
            !BOSS: It wasn't us. We're all in here.`,
        },
        {
          title: 'Our Job',
          room: 'BREAK ROOM',
          time: 'AFTERNOON',
          beat: 'Something comes up the road, and does their work for them.',
          text: `
            > turns
            PAL|LEAD: There's a crowd coming up the road! || Something's coming. There are hundreds of them!
            BOSS: How fast?
            PAL|LEAD: They're shuffling, and groaning. And with their arms held out!
            !BOSS: That's our job! || But that's us, to the life!
            ["UUUUUUH."]
            PAL|LEAD: It's the people from the town. They've turned into us. || It's the town! We stop for one morning, and they've all turned into us!
            BOSS: In one morning? It takes us years!
            FOE|LEAD: Then chase them off! One good groan, and they'd run! || I could stop them. It would only take a groan!
            !BOSS: That's work! And we've only one thing left! || And there goes the last of it. Don't you dare! That's work!
            FOE|LEAD: Then what do we do? || So what would the living do?
            BOSS: What they always do, when it's us out there. Board it all up. || They nail up the door. I've watched them at it, from the other side.
            <3+> [{PAL} nails on a plank, from habit on the outside, and has to be let in.]
            <2> [{BOSS} nails on a plank, from habit on the outside, and has to be let in.]
            [POMF. "UUUUUUH." POMF.]
            BOSS: And next? || And then?
            PAL|LEAD: They scream, and get into a cupboard. || They say, "Let's split up." I never understood why.
            BOSS: Does it help?
            !PAL|LEAD: No. It's the first place I look. || It's a great help. To us.
            <?cell> <3+> FOE: Some of them go down into the cellar, to see what it was.
            <?cell> <3+> BOSS: And what was it?
            <?cell> <3+> FOE: Me.
            BOSS: They're so slow. Why don't we simply walk away from them?
            FOE|LEAD: It's never been done. I couldn't tell you why.
            > turns
            BOSS: {Call}, hold that door! And don't let them know we're here! || Lean on that door, {call}! And quietly!
            > lead attempt
            [POMF. POMF. POMF.]
            FOE|LEAD: Now they know.`,
        },
        {
          title: 'On This Side',
          room: 'BREAK ROOM',
          time: 'EVENING',
          beat: 'One groan would save them, and {boss} thinks of something that is not work.',
          text: `
            <?l> PAL|LEAD: I'll just go and look. I'll be right back.
            <?l> BOSS: Never say that! Nobody who says that is ever right back!
            <3+> <?l> [{PAL} goes. {PAL} is right back.]
            <2> <?l> [{LEAD} goes. {LEAD} is right back.]
            <?l> PAL|LEAD: It's mostly arms.
            <?g> > place door
            > turns
            FOE|LEAD: The planks are giving way! Groan, {boss}! Only once! || It's coming off its hinges! One groan! Nobody would hear!
            BOSS: So this is how it feels, on this side. || Is this what it was like? For all of them? ## So this is how it feels, to be wanted for your brain.
            PAL|LEAD: And I always thought that they were only being rude. ## And I always thought that it was my breath.
            <?w> BOSS: {Call}, say something to them! Perhaps they still understand a kind word! || They were people, once. Tell them something, {call}, as one does!
            <?w> > lead lastWords
            <?w> ["UUUUUUH."]
            <?w> FOE|LEAD: I don't think that was a yes.
            > turns
            BOSS: What's the one thing that they've never done for us? || In all these years, what did none of them ever do?
            PAL|LEAD: They've never opened the door.
            !BOSS: No. Nor said good evening. || Nor asked me how I am.
            [{BOSS} pulls out the nails, one after another.]
            FOE|LEAD: And what's that meant to be? || Stop! You'll let them in!
            !BOSS: Something that isn't work. || What nobody ever did for me. Stand back.`,
        },
        {
          title: 'Something Hot',
          room: 'BREAK ROOM',
          time: 'NIGHT',
          beat: 'The door opens, and they see why the arms were out.',
          text: `
            [CREAK. The door opens. There they stand, with both arms out. On each pair of arms there is a dish, with steam.]
            !BOSS: Good evening. How are you?
            ["Uuuh," says a lady in oven gloves. "It's hot. It's heavy. And how are YOU?"]
            * pay groan
            PAL|LEAD: She asked how we are! || It's casserole! And she asked how we are!
            ["Nobody chased us all day," says the lady. "We were worried that you were ill."]
            FOE|LEAD: They've brought something hot! They came slowly! And a door can't get softer than oven gloves! || Something hot! And slow people! And they knocked in gloves. You can't get a softer door than that!
            LEAD: That's everything you'd crossed off! || So it's the whole list! All but the last!
            ["Would somebody take this?" says the lady. "My arms are going."]
            [Nobody moves.]
            FOE|LEAD: Don't! With your arms out in front? That's work! || You can't! It's arms out in front! It'll cost us the "thank you"!
            ["I'm going to drop it," says the lady.]
            > turns
            [{BOSS} looks at the lady. {BOSS} puts both arms out in front, and takes the dish.]
            !BOSS: Uuuh.
            FOE|LEAD: And a groan! That was the last thing on the list! || There it goes. That was all we had left!
            !BOSS: I know. But it was heavy. || I know. She's carried it all day.
            ["Thank you," says the lady.]
            [A long silence. {hush}]
            * pay thanks
            PAL|LEAD: She said it, all the same! || She said it! With nothing on the list!
            !BOSS: I've had "aaah", and I've had "help". I never had one of those. || To me! They mostly say "aaah".
            > turns
            [{freed}]
            * prop
            <3+> FOE: There's our list! Now we can cross it all off!
            <2> LEAD: There's our list! Now we can cross it all off!
            PAL|BOSS: We have.
            <?o> > hook BOSS end
            <?x2> > place gift
            <?n> > lead last
            [Later. The dishes are empty. They all lie on the floor, the living and the dead, with both hands on their stomachs.]
            LEAD: Is the strike over? || So who won the strike?
            PAL|BOSS: Don't ask me to chase anything. I couldn't catch a bun. ## Don't ask me to chase anybody. Not even if they asked nicely.
            ["There's another casserole," says the lady. "Who'd like one more?"]
            !BOSS: Not one more. Thank you.
            ["UUUUUUH," they all say.]`,
        },
      ],
    },
    {
      id: 'brains',
      shape: 'contest',
      title: "One O'Clock, Brains || Nobody Here Is Clever",
      premise:
        'The only brain for lunch is lost, so the cleverest in the room is lunch, and {keeper} was carrying it.',
      game: 'Everybody must be more stupid than everybody else, and some are really good at it.',
      least: 3,
      facts: {
        prop: 'the brain',
        event: 'a lunch break',
        crowd: 'the day shift',
      },
      effects: {
        brain: {
          noise: `BOSS: I like a brain with a bit of quiet in it!`,
          lost: `BOSS: That was lunch for thirty! And it had never been used!`,
          stuck: `BOSS: A brain's twisted enough already! Now it's got knots in!`,
          mixed: `BOSS: I can't eat something that's so happy! I'd never hear the end of it!`,
          mess: `BOSS: I don't mind a soft brain! But that one's been rinsed!`,
        },
      },
      changes: {
        taste: {
          hot: `FOE|BOSS: Overdone. And it's gone tough round the ears.`,
          cold: `FOE|BOSS: It's still frozen in the middle. I nearly lost a tooth.`,
          small: `FOE|BOSS: Is that all? That isn't lunch. It's an olive.`,
          bitten: `FOE|BOSS: Somebody has started without us!`,
          wet: `FOE|BOSS: It's waterlogged. It tastes of bath.`,
          sticky: `FOE|BOSS: That's dessert. Nobody starts with dessert.`,
        },
      },
      after: `
        PAL|LEAD: What's for lunch today?
        BOSS: Lungs. Little round green ones.
        PAL|LEAD: Those are sprouts.
        BOSS: Don't. I'm trying to stay a monster.`,
      acts: [
        {
          title: "One O'Clock",
          time: 'NOON',
          beat: 'There is only one brain for lunch, and it is a fine one.',
          text: `
            [A long table. Forks. In the middle, a dish with a silver lid.]
            BOSS: Nearly one o'clock. Brains.
            FOE: Only one, for the whole day shift? We're owed a brain a day! || There's just one, between thirty! It's in the contract!
            [{BOSS} lifts the lid. PWONG. It is round, white and knobbly, with green leaves.]
            BOSS: Just look at it! As white as snow! It never had a thought in its life. ## Just look at it! White, and not a thought in it! I've married for less! || So firm, so fresh! And with its little collar on! ## So firm, so fresh! With its little collar on, and it never asks for a raise!
            * plant brain
            PAL|ANY: With cheese sauce, as always?
            BOSS: What else do people have with brains?
            FOE: And what if somebody drops it? || And if something happened to it?
            BOSS: Then there's page nine. Nobody has ever needed page nine.
            <first> > hook BOSS claim
            <first> BOSS: There's a new waiter, who'll carry it in. Very experienced, the agency said.
            > lead arrive
            <handed> > place intro
            > turns`,
        },
        {
          title: 'Page Nine',
          time: 'HALF PAST TWELVE',
          beat: 'The brain ends up {where}, and there is a rule for that.',
          text: `
            > turns
            <handed> BOSS: {Call}, bring us the brain, and don't shake it. || To the table with it, {call}! Gently! It's all we have!
            <taken> BOSS: Bring us the brain. And nobody shake it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {call}, is there anything that you can do? || There must be a trick to it. {call}?
            <taken> > lead attempt
            <handed> > effect brain
            <?b> > hook FOE stake
            <?c> > lead ban
            FOE: So what do thirty people eat? I've read the rule. Page nine. || There's a rule for this. You know what it says on page nine.
            PAL|LEAD: What does it say? || I've never got as far as nine.
            BOSS: "If there's no brain by one, then lunch is the cleverest person in the room."
            [A very long silence. {hush}]
            FOE: I'm not even sure what a room is. ## I married for love. Twice. The same person.
            PAL|LEAD: I've forgotten my name. I'd forgotten that I had one. ## I lent my brother money. Twice. || What do you mean, "person"? What do you mean, "what"? ## I told my boss the truth. In writing.
            BOSS: I'm sorry. I wrote it on a full stomach. ## I'm sorry. I was married to a professor.
            <first> > hook FOE claim
            > turns
            <?d> > place stir`,
        },
        {
          title: 'The Entrance Exam',
          time: 'A QUARTER TO ONE',
          beat: 'There is a test, which nobody wants to pass.',
          text: `
            > place crowd
            BOSS: There they are, with napkins on. I'll have to hold a test. Whoever knows the answer is lunch. || They're hungry, and I want to be fair. One question each. Whoever knows the answer is lunch.
            [One of the day shift puts up a hand, looks at it, and asks whose it is.]
            > hook FOE dumb
            BOSS: Not bad. I mean, not good.
            > hook PAL dumb
            FOE: And who's testing you? || And what about you?
            !BOSS: I wrote page nine. Nobody's stupider than that.
            > turns
            FOE: Anybody can see who the cleverest is! It's {the}! ## Anybody can see who the cleverest is! {The} never married! || It has to be {the}! Look at that forehead! ## It has to be {the}! Never married! Not once!
            > lead flattered FOE
            BOSS: And what do you think about it yourself, {call}?
            LEAD: Thank you. I've always thought that I was rather deep.
            [All the forks are raised.]
            PAL|ANY: You shouldn't have said that.
            <?f> > lead teach
            > turns
            <?x1> > place uses
            <?salt> FOE: It wants pepper.
            <?salt> PAL|ANY: Then it'll sneeze.
            <?salt> FOE: Not for long.`,
        },
        {
          title: 'Until Tender',
          time: 'FIVE TO ONE',
          beat: '{Lead} is made ready for lunch, and nobody is happy about it.',
          text: `
            > turns
            <?g> > place door
            BOSS: I can't eat {the}. We've been introduced. || I hate this. I never like to know them first.
            FOE: It's one o'clock in five minutes, and it's page nine. || It's page nine, or they'll eat the furniture.
            <?h> > hook BOSS snap
            <?i> > hook PAL snap
            PAL|ANY: Any last words?
            > lead lastWords
            BOSS: That was beautiful. Now, how does one do it? || I could cry. Is it better raw?
            PAL|ANY: One keeps it somewhere for a while, until it's tender. In there.
            > place stow LEAD
            FOE: How long does it take?
            BOSS: Till it stops talking. ## Till it stops talking. My husband took a year.
            LEAD: It's rather nice in here.
            FOE: Not yet, then.
            > lead found
            <?x2> > turns
            <?j> > hook FOE snap
            PAL|ANY: It's one o'clock.
            > place back LEAD
            [They all pick up a fork. Nobody wants to be first. {FOE} leans over, and licks {LEAD}, very quickly.]
            > change taste`,
        },
        {
          title: 'With Its Little Collar On',
          time: "ONE O'CLOCK",
          beat: 'The brain comes back, and somebody looks at it properly.',
          text: `
            BOSS: Let me try. No, that's never brain. Brains taste of cheese, and a little of garden. ## No, that's never brain. Brains taste of cheese, and a little of garden.
            > turns
            [{freed} It rolls down the whole table.]
            * prop
            PAL|ANY: There it is! There's the brain!
            LEAD: That's a cauliflower.
            [All the forks stop.]
            BOSS: What's a cauliflower?
            LEAD: It's a vegetable. There's a sticker on it. "Two for the price of one."
            * pay brain
            FOE: And the one yesterday? || All of them? Every day?
            BOSS: The cook did tell me, on the first day. I thought it was a pretty word for it.
            <rated> PAL|LEAD: And you said?
            <rated> !BOSS: "With cheese sauce."
            FOE: So nobody in here has ever eaten anything but greens? || So the day shift's been vegetarian since 1911?
            PAL|ANY: Nobody has to be stupid any more! Four! Two and two is four! I've been holding that in for an hour!
            <?k> FOE: Paris! The river's called the Seine! Oh, that feels good!
            > turns
            <?m> > hook FOE end
            <?x3> > place gift
            > hook BOSS end
            <?n> > lead last
            PAL|LEAD: It's getting cold. Does anybody still want it?
            FOE: What do we call it, now?
            [{BOSS} ties on a napkin, and lifts the lid. PWONG.]
            !BOSS: One o'clock. Brains.`,
        },
      ],
    },
  ],
}
