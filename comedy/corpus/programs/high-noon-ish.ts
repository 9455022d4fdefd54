import { type Program } from '../../plays/card-types.ts'

export const highNoonIsh: Program = {
  name: 'High Noon-ish',
  people: {
    'Sheriff Tardy': {
      short: 'Tardy',
      want: 'to be on time, once',
      as: {
        BOSS: {},
      },
      hooks: {
        claim: `
          [{ME} looks at a watch, and winces.]
          ME: Late again! And I'd got up yesterday, just to be on time!`,
        stake: `ME: I was nearly on time for that! I only missed it by the middle!`,
        noon: `ME: At noon I was going to be on time. I've never been so early. It's a lovely feeling.`,
        note: `
          [Tum-ti-tum-ti... CRASH! Tum.]
          ME: LAAA!
          ASK: You were late.
          ME: I was early for the next one.`,
        portrait: `
          ASK: Somebody has drawn you under the clock. Look. You're on time.
          ME: I'm already there! How did I get there before me?`,
        end: `
          [{ME} looks at the watch, and beams.]
          ME: I'm on time. I'm standing on it. Nobody push.`,
        later: `
          ME: I was on time this morning.
          ASK: How was it?
          ME: Lonely. There was nobody there but a rooster, and it was packing.`,
      },
      turns: [
        `ASK: You promised to be here at ten!
         ME: I left at ten.
         ASK: Where do you live?
         ME: Here.`,
        `[{ME} looks up.]
         ME: What did I miss?
         ASK: You were sitting next to me!
         ME: I wasn't listening yet.`,
        `ME: I've got an answer for you. To what you asked me in March.
         ASK: I asked you to supper.
         ME: I'd love to.
         ASK: It's still on the stove. I hoped you'd come.`,
      ],
      twist: 'Tardy arrives late from the next chair',
    },
    'Dusty Delgado': {
      short: 'Dusty',
      want: 'to be wanted',
      as: {
        BOSS: {
          claim: `
            [{ME} hunts through a heap of posters.]
            ME: I stole this star in broad daylight, and I'm still not on a poster! Even the cat's wanted!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} hunts through a heap of posters.]
          ME: Four banks and a bakery, and I'm not on one! Even the cat's more wanted!`,
        stake: `ME: And I didn't even do it! I can't get blamed for anything in this town!`,
        snap: `ME: I surrender! To anybody! Somebody take me!`,
        noon: `ME: At noon they were going to hang up my poster. I've kept this face ready ever since.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA-CHOO!
          [...tum.]
          ASK: That was a sneeze!
          ME: But it was in C.`,
        portrait: `
          ASK: There's a word under your picture. "Wanted".
          ME: Who wants me?
          ASK: It doesn't say.
          ME: Then it could be anybody!`,
        end: `
          [Somebody nails up a poster.]
          ME: That's my face! I'm wanted! And feel how big the nail is!`,
        later: `
          ME: They've put up a poster of me at last.
          ASK: And what's the reward?
          ME: A dollar. People keep bringing me in, and asking if I've got change.`,
      },
      turns: [
        `[{ME} slaps a hat. A great cloud of dust.]
         ASK: How long have you been on the road?
         ME: What road? I live upstairs.`,
        `[A bigger cloud of dust.]
         ASK: I can't see you any more!
         ME: Good. I'm sneaking.`,
        `[{ASK} beats {ME} like a rug. Out of the dust steps somebody in a yellow shirt.]
         ASK: Who are you?
         ME: I don't know. I've never been this far down.`,
      ],
      twist: 'Dusty slaps a hat and disappears',
    },
    'Piano Pete': {
      short: 'Pete',
      want: 'one request',
      as: {
        BOSS: {
          claim: `
            [{ME} hums a bar. Three people move farther off.]
            ME: They made me sheriff, sooner than make a request! I've only had the one. It was "stop"!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} hums a bar. Three people move farther off.]
          ME: Nineteen years, and only one request! And that was "stop"! ## Nineteen years, and only one request! And that was "stop"! I get enough of it at home!`,
        stake: `ME: That was a high C! Did nobody hear it? It was beautiful!`,
        snap: `ME: Doesn't anybody want a last tune? I know eleven sad ones!`,
        noon: `ME: At noon somebody was going to make a request. My finger's been over the key for three years.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA.
          [...tum.]
          ASK: Are you crying?
          ME: I've never got to the end of a line before. ## I've never been allowed to finish before.`,
        portrait: `
          ASK: That's you, in the corner, playing. And somebody is listening!
          ME: Who? Is it a friend?
          ASK: It's a horse.
          ME: Look at its ears. It's staying to the end.`,
        end: `
          ASK: Play it again.
          ME: A request! And it isn't "stop"! I've forgotten what I played, but I've started!`,
        later: `
          ME: I get requests now.
          ASK: What do they ask for?
          ME: "Softer." "Shorter." "From farther away." But they say please.`,
      },
      turns: [
        `[Plonk.]
         ME: That was for you.
         ASK: It was one note!
         ME: I play by the tip.`,
        `ASK: Then here's a nickel.
         [Plonk, plonk, plonk.]
         ASK: It stopped in the middle!
         ME: So does a nickel.`,
        `ASK: A whole dollar. I have to know how it ends.
         [{ME} plays, and plays. {ASK} sobs.]
         ME: The last bit was free. I thought you looked lonely.`,
      ],
      twist: 'Pete plays exactly what you pay for',
    },
    'Undertaker Ulf': {
      short: 'Ulf',
      want: 'a customer who comes back',
      as: {
        BOSS: {
          claim: `
            [{ME} measures {ASK}.]
            ME: I've got this star from a customer. He hasn't come back for it! They never come back! Is it the handles?`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} measures {ASK}.]
          ME: You'd come back, wouldn't you? I've never had a customer come back! Is it the handles?`,
        stake: `ME: I'd have taken its measurements, if I'd known.`,
        snap: `ME: I've only brought the one box! We'll have to go in turns!`,
        noon: `ME: At noon I had an appointment. I've kept the lid warm.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LOOO.
          [...tum.]
          ASK: That's lower than the hole.
          ME: I always go a little deeper. It's habit.`,
        portrait: `
          ASK: They want a frame from you. And then a second one!
          ME: You mean that they came back?
          ASK: Twice.
          ME: Twice! And both times breathing!`,
        end: `
          ME: A customer's come back! Alive! It's about the handles! I knew it!`,
        later: `
          ME: One of my customers came back last night.
          ASK: What did they want?
          ME: The other shoe.`,
      },
      turns: [
        `[{ME} measures {ASK}.]
         ASK: I'm not even ill!
         ME: Breathe out. Six feet and an inch.
         ASK: And breathing in?
         ME: It doesn't come up.`,
        `[{ME} measures {ASK} again.]
         ME: You've got shorter.
         ASK: I've been sitting near you.`,
        `ME: It's finished. Lie down in it.
         ASK: It's very comfortable. Where's the lid?
         ME: It's a bed. I do beds on my day off. ## It's a bed. I got it in the divorce.`,
      ],
      twist: 'Ulf measures somebody, just in case',
    },
    'Widow Wilma': {
      short: 'Wilma',
      want: 'somebody who lasts',
      as: {
        BOSS: {
          claim: `
            [{ME} dusts seven wedding photographs.]
            ME: My sixth left me this star. It's the only thing I ever married that lasted!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} dusts seven wedding photographs.]
          ME: Seven husbands, and not one of them lasted past the soup! ## Seven husbands, and not one of them lasted! In any room of the house!`,
        stake: `ME: That's how it began with the fourth!`,
        snap: `ME: I've buried seven, and nobody even let me choose the hymn!`,
        noon: `ME: At noon I was getting married. It's been my longest engagement. He's still holding the cake.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA!
          [...tum.]
          ASK: What feeling!
          ME: It's the one I hit at the altar. I've had practice. ## It's the one I hit on honeymoons. The neighbors know it.`,
        portrait: `
          ASK: Who's that standing beside you, in the picture?
          ME: Nobody, yet. They left a space. It looks as if it would last.`,
        end: `
          [Somebody takes {ME}'s hand.]
          ME: Still warm! This one's lasted for a minute! I'll put some soup on. ## Still warm! And insured, I hope! I'll put some soup on.`,
        later: `
          ME: I've got an eighth. It's been a whole night.
          ASK: Is it love?
          ME: He's had the soup, and asked what was for dessert!`,
      },
      turns: [
        `ME: You remind me of my third.
         ASK: And what was he like?
         ME: He reminded me of my second.`,
        `ME: Would you get that trunk down for me?
         ASK: Is it heavy?
         ME: The fifth asked that.`,
        `[BOOM. The trunk falls. It misses {ASK} by a hair.]
         ME: You're still here!
         ASK: Shouldn't I be?
         ME: I'm only asking. Do you like soup?`,
      ],
      twist: 'Somebody reminds Wilma of a late husband',
    },
    'Two-Clock Tess': {
      short: 'Tess',
      want: 'two clocks that agree',
      as: {
        BOSS: {
          claim: `
            [{ME} holds two clocks face to face.]
            ME: By this one I'm sheriff, and by that one I'm in bed! They won't agree on anything!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} holds two clocks face to face.]
          ME: They won't agree! Not even on the day! I've had a cake ready since one of the Fridays!`,
        stake: `ME: When did that happen? Six minutes ago. And also at half past five.`,
        snap: `ME: By this clock we've a minute left! By this one we've had it!`,
        noon: `ME: At noon my two clocks agree. It's the only time they do. I've been holding them up ever since.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA. LAAA.
          [...tum.]
          ASK: Why twice?
          ME: One for each clock.`,
        portrait: `
          ASK: They've put your clocks in the picture. Both of them.
          ME: And they say the same! They'll say the same for ever!`,
        end: `ME: Look at my clocks! They agree, to the second! I've been saving a cake for this!`,
        later: `
          ME: My clocks agree about everything now.
          ASK: So you're happy?
          ME: They've nothing left to talk about. You should hear the silence at home.`,
      },
      turns: [
        `ASK: What time is it?
         ME: Nine. Or four.
         ASK: Which of them?
         ME: Which do you need?`,
        `ASK: You told me to come at nine.
         ME: You're five hours early. Or you missed it. It was very moving.`,
        `[Both clocks strike.]
         ASK: They struck together! It's three!
         ME: It's three, and it's three.
         ASK: So it's six?
         ME: No wonder that I'm always hungry.`,
      ],
      twist: 'Tess knows it is nine, or four',
    },
  },
  recall: `
    PAL|LEAD: There's a new sign at the edge of town. "{Line}."
    BOSS: What happened to the old one?
    PAL|LEAD: It said "Welcome". People took it the wrong way.`,
  scenarios: [
    {
      id: 'piano',
      shape: 'siege',
      title: "Don't Stop Playing || A Peaceful Town",
      premise:
        'A town must look peaceful to the railroad, though everybody fights whenever the piano stops, and {keeper} has its middle key.',
      game: 'There is a hole in the tune, one note long, and whoever is talking when it comes round must sing it.',
      facts: {
        prop: 'the middle key',
        event: 'a peaceful evening',
        crowd: 'the railroad people',
      },
      effects: {
        key: {
          noise: `PAL|LEAD: There are eighty-eight keys on that piano, and you had to scare that one!`,
          lost: `PAL|LEAD: There are eighty-seven keys left. Can't it just lean on the others?`,
          stuck: `PAL|LEAD: Well, it's a key. Has anybody tried to unlock {the}?`,
          mixed: `PAL|LEAD: It's {where}! It used to be so level-headed. It was in the middle of everything.`,
          mess: `PAL|LEAD: It was ivory. Now it's gravy.`,
        },
      },
      after: `
        [Far away, a train. Whooo.]
        PAL|LEAD: There's the noon train!
        BOSS: On time? What's the clock say?
        PAL|LEAD: Tuesday.`,
      acts: [
        {
          title: 'What Happens If It Stops',
          time: 'SUNSET',
          beat: 'In this town a piano plays, and there is a reason why it must not stop.',
          text: `
            <2> > lead arrive
            <next> [Evening. A piano, playing by itself.]
            BOSS: Whatever happens, don't stop playing.
            PAL|LEAD: It's mechanical. It can't hear you. What happens if it stops? || It's only a piano with a paper roll. What happens if it stops?
            [The piano stops. EVERYBODY FIGHTS. CRASH!]
            [The piano goes on. Everybody sits down.]
            BOSS: That.
            * plant that
            <4+> PAL|ANY: Is this your tooth? || You dropped this tooth.
            <4+> !FOE: No. I've only got yours. ## No. Mine's the one in your neck. || That's yours. I was only looking after it. ## That's yours. You left it in my neck.
            FOE|LEAD: And what's the fight about?
            BOSS: There's never time to ask. I only hit back. ## There's never time to ask. I only hit back. At my age, one's glad to be touched. || Nobody's ever had time to ask. I only hit back. ## Nobody's ever had time to ask. I only hit back. It's the only date I get.
            * plant back
            BOSS: But not tonight! If the railroad people see a peaceful town, we get a train!
            <first> <?b> > hook BOSS claim
            <first> <3+> PAL|BOSS: And here comes the piano tuner. Gentle hands, they say. || The piano tuner's here. Somebody with gentle hands.
            <3+> > lead arrive
            <first> <3+> BOSS: So that's gentle. Well, tune it. But don't let it stop. || Gentle hands, they said! Well, tune it. But don't let it stop!
            <next> <3+> BOSS: {call}, you're the piano tuner. Don't let it stop!
            <2> BOSS: And you're the piano tuner. Don't let it stop!
            <handed> <?x5> > place intro
            > turns`,
        },
        {
          title: 'The Middle of Everything',
          time: 'AN HOUR LATER',
          beat: 'The middle key ends up {where}, and there is a hole in the tune.',
          text: `
            [Tum-ti-tum-ti-tum. Tum-ti-tum-ti-tum.]
            <handed> BOSS: The middle key's loose. {call}, take it out, and wipe it. Between two beats.
            <taken> BOSS: The middle key's loose. Take it out, and wipe it. Between two beats.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect key
            [Tum-ti-tum-ti... EVERYBODY FIGHTS. CRASH! Tum.]
            FOE|LEAD: What was that? It was over before I'd hit anybody!
            PAL|BOSS: There's a hole in the tune! It's one note long. || It's the missing key! We'll fight each time it comes round!
            > turns
            FOE|LEAD: Then sing it, somebody! Here it comes! || Here it comes again! Quick, sing it!
            [Tum-ti-tum-ti...]
            PAL|BOSS: LAAA!
            [...tum. Nobody fights.]
            !BOSS: That's it! From now on, whoever's talking when it LAAA comes round, sings it. || It works! So whoever's talking, when it LAAA comes, has to sing it.
            FOE|LEAD: Even in the mid-LAAA-dle of a word? || What, right in the LAAA middle?
            PAL|BOSS: Just like that. One hardly notices.
            PAL|LEAD: And what happens if nobody's talking?
            [Nobody talks. Tum-ti-tum-ti... CRASH! Tum.]
            !BOSS: That.
            FOE|LEAD: So we have to talk? To each other? All evening?
            BOSS: About anything! How are you? || Somebody begin! How are you?
            FOE|LEAD: In all these years, nobody's LAAA asked me that. || Nobody's ever LAAA asked. May I think about it?
            <?e> > hook PAL note
            <handed> <?x1> > lead search
            > turns`,
        },
        {
          title: 'Small Talk',
          time: 'EVENING',
          beat: 'The railroad people come, and pick up the accent.',
          text: `
            > place crowd
            !BOSS: Good evening, railroad! Welcome to our very LAAA quiet town! ## Good evening, railroad! Come in, and take off your LAAA!
            ["I beg your pardon?" says a lady from the railroad.]
            PAL|LEAD: It's the accent. || It's the alti-LAAA-tude.
            ["How charming," says the lady. "And where might one LAAA wash?" ## "How charming," says the lady. "And who'll help me with my LAAA?"]
            FOE|LEAD: She's got it already! || She's singing it for us!
            PAL|BOSS: Then don't let her stop! Ask her something long! || Good! Ask about her family! ## Good! Ask how she's traveled!
            <family> ["My eldest," says the lady, "has just become a great LAAA!"]
            <rated> ["I've come a long way," says the lady, "and I could do with a good LAAA!"]
            BOSS: You must be so proud. ## Couldn't we all?
            <?f> > hook FOE note
            > turns
            PAL|LEAD: I've said all that I know. Twice. || I've run out of things to say. I've done the weather twice.
            BOSS: Nobody's talking! It's coming! {call}, do something about that hole! || It's gone quiet! {call}! The hole! Quick!
            [Tum-ti-tum-ti...]
            > lead attempt
            [EVERYBODY FIGHTS. CRASH! Tum.]
            ["Why's everybody on the floor?" asks the lady. The inspector lies down as well, to be polite.]
            !BOSS: Dancing. ## Courting. || That's our folk dance. One never knows who'll begin. ## That's our folk dance. One never knows who'll end up under whom.
            <?lamp> ["And who threw the lamp?"]
            <?lamp> BOSS: It's a torch dance.
            <?lamp> ["And who bit me?" asks the inspector.]
            <?lamp> BOSS: That's how we say hello. Twice is goodbye. ## That's how we say hello. Twice, and you're engaged.
            <?g> BOSS: {call}, keep talking! What is it that you do?
            <?g> > lead teach
            <?h> > hook BOSS note
            ["And what happens if it LAAA stops?" asks the inspector.]
            !BOSS: It doesn't. || It never has.
            > turns`,
        },
        {
          title: 'Under the Note',
          time: 'NIGHT',
          beat: 'Somebody says a word, and the note is always on top of it.',
          text: `
            <wish> BOSS: Keep talking! {call}, it's your turn! What would you like? || Talk, somebody! {call}! Tell us what you'd like! At length!
            <wish> > lead lastWords
            > turns
            <unasked> <2-4> PAL|LEAD: It's gone quiet again! || Nobody's talking again!
            <unasked> <5+> !LEAD: It's gone quiet again! || Nobody's talking again!
            <3+> !BOSS: {foe}! Say something, quick! || {foe}! It's your turn! Say whatever comes into your head!
            <3+> !FOE: You've hit me every night for thirty years. ## You've had your hands on me every night for thirty years.
            <2> BOSS: Quick, talk!
            <2> LEAD: You've hit me nine times since sunset.
            !BOSS: I only hit LAAA back.
            !FOE|LEAD: And I've never told you. You've been a real LAAA to me. || Let me finish. I think that you're a real LAAA!
            !BOSS: A real what?
            !FOE|LEAD: You heard me. A real LAAA!
            [Everybody gasps. The inspector writes it down.]
            <4+> PAL|ANY: To {boss}'s face!
            <5+> ANY: That's with three A's, inspector. || Three A's, inspector, and a gasp.
            <3+> !BOSS: {call}, you were nearer! What was it?
            <3+> !LEAD: I only saw the lips. It began with F.
            <2> ["I saw the lips," says the inspector. "It began with F."]
            !BOSS: Is it "fathead"? ## In front of the railroad?
            <5+> ANY: Or "footstool"? ## And the inspector's taking notes! || Or "fleabag"? ## With the inspector spelling it?
            !FOE|LEAD: I'm trying to tell you! It's LAAA!
            <3+> !PAL|LEAD: The note's on top of it every time! You'd have to stop the piano! || You'll never hear that word. Not while the piano's playing.
            <2> BOSS: The note's on top of it every time!
            <?x4> > lead comfort BOSS
            !BOSS: I'm stopping the piano. || Then I'm stopping that piano.
            FOE|LEAD: But the fists! The train! You said, "whatever happens"! || Whatever happens, you said! What about the train?
            !BOSS: It's the first thing that anybody here has wanted to tell me. I'll hear it if it costs me my teeth. || I know. But I've talked all night, and I've never heard a word. I want to hear that one.
            [{BOSS} stops the piano. Tum. Every fist goes up. So does the inspector's.]`,
        },
        {
          title: 'What Was Under It',
          time: 'LATE',
          beat: 'It is quiet, and everybody is standing there with a fist in the air.',
          text: `
            [It's quiet. Everybody waits, with a fist in the air.]
            FOE|LEAD: Well? Hit me! || So go on! Begin!
            !BOSS: I can't. I only ever hit back. || You begin. I only ever hit back.
            FOE|LEAD: So do I!
            <3+> PAL|LEAD: So do I. || So does everybody. Ask them.
            <5+> PAL|ANY: And so do I.
            [They all nod, with their fists up.]
            !BOSS: Then nobody began! Thirty years, and we were all hitting back! || But then there's nobody to hit! It only took one quiet minute to find out!
            * pay back
            [One by one, the fists open. Some of them wave.]
            !BOSS: And now say it. || Now. What am I?
            !FOE|LEAD: A friend. You've been a real friend to me. || A friend. That's all I wanted to say. A real friend.
            <3+> !LEAD: I said it began with F.
            !BOSS: But I've broken your nose! || I've had your teeth in my pocket! ## I'd braced myself for the other word.
            !FOE|LEAD: Nobody else here ever came so close. || Who else would pick them up? ## We can talk about that one when they've gone.
            > turns
            [{freed}]
            * prop
            PAL|LEAD: There's the key! Quick, put it in, and start the piano! || It's back! We can play it right through! Start it up!
            !BOSS: No. Listen. || Wait. Listen to that.
            [Far away, very softly: Whooo.]
            ["That's your train," says the inspector. "It's been outside since sunset. It whistled, but nobody came."]
            <?x5> > place gift
            <?b> > hook BOSS end
            <?p> > lead last
            ["But you never told me," says the inspector, and looks at the piano. "What happens if it stops?"]
            <3+> [It's quiet. {FOE} moves a chair up to {BOSS}'s. ## It's quiet. {FOE} sits down on {BOSS}'s lap.]
            <2> [It's quiet. {LEAD} moves a chair up to {BOSS}'s.]
            * pay that
            !BOSS: That.`,
        },
      ],
    },
    {
      id: 'five',
      shape: 'lie',
      title: 'Five to Twelve || A Long Morning',
      premise:
        'A town must keep its clock at five to twelve, as it will be shot at noon, and {keeper} is given the big hand.',
      game: 'It has been five to twelve for three years, so that nobody has been shot, and nobody has had lunch.',
      facts: {
        prop: 'the big hand',
        event: 'a showdown',
        crowd: 'the gang',
      },
      effects: {
        hand: {
          noise: `PAL|LEAD: That's the loudest that five to twelve has ever been.`,
          lost: `PAL|LEAD: So nobody will ever know the time again. Except by being hungry.`,
          stuck: `PAL|LEAD: You did say to make time stand still.`,
          mixed: `PAL|LEAD: How should it tell the time? It can't even tell what it's feeling.`,
          mess: `PAL|LEAD: I've heard that time runs. I'd never seen it drip.`,
        },
      },
      after: `
        PAL|LEAD: It's five to twelve. They've come to shoot us again.
        BOSS: Have they brought the guns?
        PAL|LEAD: They've brought their own forks.
        BOSS: Then they're early.`,
      acts: [
        {
          title: 'A Very Good Time || No Reason to Change It',
          time: 'FIVE TO TWELVE',
          beat: 'A town has had the same time for three years, and has its reasons.',
          text: `
            <2> > lead arrive
            PAL|LEAD: What time is it?
            BOSS: It's five to twelve.
            FOE|LEAD: Still? || That's what it was yesterday.
            !BOSS: It's been a long morning.
            * plant morning
            [TOCK. The clock's big hand jumps on. {BOSS} climbs on a chair, and pushes it back.]
            FOE|LEAD: And what happens if you don't?
            PAL|BOSS: Then it's noon, when the gang shoots us. They're very exact. || Then it gets to noon, and the gang shoots us. It's in their calendar.
            * plant noon
            <2> FOE|LEAD: But lunch is at noon! || But that's when lunch is!
            <family> <3+> FOE|LEAD: But lunch is at noon! || But that's when lunch is!
            <rated> <3+> !FOE: But lunch is at noon! And my note! "Room seven. Noon. Wear nothing." || But that's lunch! And my note says, "Room seven. Noon. Wear nothing."
            <2> BOSS: So there's no lunch, either. One can't have everything. || I know. Whatever's at noon has to wait. I could eat the chair.
            <family> <3+> BOSS: So there's no lunch, either. One can't have everything. || I know. Whatever's at noon has to wait. I could eat the chair.
            <rated> <3+> !BOSS: So there's no lunch, and no room seven. I wonder who it's from. || I know. Whatever's at noon has to wait. And it isn't even signed.
            <first> <3+> FOE|BOSS: A stranger! Nobody ask what time it is outside.
            <3+> > lead arrive
            <first> LEAD: Where I come from, it's a quarter past three.
            <first> PAL|BOSS: Not in here! There are children in this town who've been nine for years. || Ssh! We don't use that kind of number here.
            <first> <?b> > hook BOSS claim
            <handed> <?x5> > place intro
            > turns`,
        },
        {
          title: 'It Has No Hand',
          time: 'FIVE TO TWELVE',
          beat: 'The big hand is taken off the clock, and ends up {where}.',
          text: `
            [TOCK. {BOSS} pushes the hand back, with both arms.]
            FOE|LEAD: How long have you been doing that?
            !BOSS: Every minute, for three years. I sleep in between. ## Every minute, for three years. I sleep in between. Alone. Nobody can keep it up. || Since it was first five to. I've had three years' sleep, fifty seconds at a time. ## Since it was first five to. Nobody else in this town can keep it up.
            PAL|LEAD: Take it off! Without a big hand, it can't get to twelve! || Why not take it off? It can't get to twelve with no big hand.
            !BOSS: And you tell me NOW? || And where have you been all this time?
            [{BOSS} takes the hand off the clock. TOCK. Nothing moves.]
            <handed> BOSS: At last! {call}, keep this safe. || It works! {call}, look after this. I'm lying down, for a whole minute.
            <taken> BOSS: At last! Now, where's it safe?
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect hand
            <?e> > hook BOSS stake
            FOE|BOSS: Then nobody can ever put it back! It'll be morning for ever! || It's {where}? So nobody can ever put it back! It'll be morning for ever!
            [Everybody cheers. Then, one after another, everybody stops.]
            <2> FOE|LEAD: For ever?
            <family> <3+> FOE|LEAD: For ever?
            <rated> <3+> !FOE: For ever? And I'd shaved everything!
            <2> BOSS: For ever.
            <3+> > hook FOE noon
            <?d> <4+> > hook PAL noon
            <?h> > hook BOSS noon
            <?yellow> <3+> FOE: I've forgotten the afternoon. What was it like?
            <?yellow> <3+> !BOSS: Yellow. One sat in it. ## Yellow. One lay down in it, with somebody.
            > turns
            PAL|LEAD: And lunch? What would there have been? || What was for lunch, anyway?
            BOSS: Dumplings. But you'd be shot. || Dumplings. And then a bullet.
            PAL|LEAD: With gravy?
            FOE|BOSS: With gravy.
            PAL|LEAD: I'd have to think about it.
            * plant gravy
            <?egg> !BOSS: I put an egg on, that first day. I like them at lunchtime.
            <?egg> FOE|LEAD: How is it?
            <?egg> !BOSS: It's walking about. ## It's walking about. It's met somebody.
            <handed> <?x1> > lead search
            > turns`,
        },
        {
          title: 'You Are Early',
          time: 'FIVE TO TWELVE',
          beat: 'The gang comes to shoot everybody, and has to wait until it is noon.',
          text: `
            > place crowd
            !BOSS: Good morning, gang! Sit down. You're early.
            * plant early
            ["We're never early," growls the tallest. "And we're never late. What time is it?"]
            FOE|BOSS: Five to twelve.
            ["Oh," says the tallest, and goes red. They all sit down.]
            <?clock> ["It hasn't got a big hand," growls the widest.]
            <?clock> FOE|LEAD: It's resting it. || It doesn't need one. It knows.
            [RRRUMBLE. A stomach. It takes a while.]
            ["That was mine," says the smallest. "We've waited out there for three years. What's for lunch?"]
            PAL|BOSS: Dumplings. At noon.
            ["And when do we shoot them?" asks the widest. "At noon," says the tallest.]
            ["But if we eat first, we're late," says the smallest. "And if we shoot first, who does the gravy?"]
            FOE|LEAD: They've gone white. They'd never thought of that. || Look at them. It never crossed their minds.
            > turns
            ["I hadn't got a beard, when we came," says the widest. ## "I'd just got married, when we came," says the widest. "I said, five minutes."]
            !BOSS: It's been a long morning.
            <?dynamite> ["And where do we put the dynamite?"]
            <?dynamite> BOSS: With the umbrellas.
            <?f> [The gang sit. They look at the clock. They look at one another.]
            <?f> FOE|BOSS: {call}, pass the time for them. But don't let any of it pass.
            <?f> > lead teach
            <?x2> PAL|BOSS: And now we wait. Nobody do anything.
            <?x2> > lead wait
            > turns`,
        },
        {
          title: 'When Is Noon?',
          time: 'STILL FIVE TO TWELVE',
          beat: 'Everybody is hungry, and {boss} would have to be brave.',
          text: `
            [RRRUMBLE. It goes all the way round.]
            FOE|LEAD: Was that us, or them? || Whose was that? Ours, or theirs?
            PAL|BOSS: Both. It's the first thing we've ever agreed on. || Everybody's. We've never agreed on anything before.
            FOE|LEAD: Then let it be noon! || Then why can't it be noon?
            <2> !BOSS: I was a coward, that morning. I thought I'd be braver by noon.
            <3+> !BOSS: I was a coward, that morning. I thought I'd be braver by noon. ## I sent somebody a note, that morning. I thought I'd dare to sign it by noon.
            PAL|LEAD: And when's noon?
            !BOSS: As soon as I'm brave. ## As soon as I dare.
            FOE|LEAD: That could take all morning.
            <?x4> > lead comfort BOSS
            > turns
            ["Please," says the smallest of the gang, "how old am I? I was nine when we came."]
            !BOSS: Nine. || Then you're nine.
            ["I'd so like to be ten," says the smallest.]
            [A long silence. {hush}]
            !BOSS: I only wanted to keep out the bang. And I've kept out everything. Put on the dumplings! || All I wanted was no bang. I've stopped the birthdays, too. Put on the dumplings!
            FOE|LEAD: But then they'll shoot us!
            !BOSS: Perhaps. But somebody here is going to be ten. || Very likely. But that one's going to be ten.
            +PAL|FOE|BOSS: {Call}, get that hand back! || {Call}, bring back that hand!
            > lead attempt
            <wish> BOSS: Line up, everybody. Stomachs in. {call}, if there's an afternoon, what would you like to do with it? || Stand close, everybody. {call}, suppose that there's a quarter past. What would you want from it?
            <unasked> PAL|BOSS: Line up, everybody. Stomachs in.
            <wish> > lead lastWords
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            > turns`,
        },
        {
          title: 'Noon',
          time: 'LATER THAN EVER',
          beat: 'It is noon at last, and the gang has only two hands each.',
          text: `
            [{freed} {BOSS} puts it on the clock, climbs down, and sits on both hands.]
            * prop
            [TOCK. Four minutes to. TOCK. Three. TOCK. Two.]
            FOE|LEAD: I can't look! Push it back! || You can still stop it!
            !BOSS: No. It's been a long morning.
            * pay morning
            [TOCK. One. TOCK. Noon. The guns go up. So do the dumplings.]
            <rated> <3+> [{BOSS} kisses {FOE}.]
            <rated> <3+> !FOE: Room seven was YOU? I've had nothing on under this for three years!
            <2> !BOSS: It's noon! Bullets, or dumplings? It won't last. || That's noon. Bang, or lunch? You've got one minute.
            <3+> !BOSS: It's noon! Bullets, or dumplings? It won't last. ## It's noon! Bullets, dumplings, or room seven? It won't last. || That's noon. Bang, or lunch? You've got one minute. ## That's noon. Bang, lunch, or room seven? We've got one minute.
            ["With gravy?" asks the tallest.]
            PAL|LEAD: With gravy.
            ["We'd have to think about it," says the tallest.]
            * pay gravy
            [Each takes a plate in one hand, and a fork in the other. Each looks for a third hand. The guns go down.]
            [TOCK.]
            FOE|LEAD: It's one minute past! And nobody's been shot! || A minute past! We've lived to be after lunch!
            * pay noon
            ["I'm ten!" shouts the smallest.]
            <?x5> > place gift
            <?b> > hook BOSS end
            > turns
            <?o> > lead last
            ["We've missed it!" cries the tallest. "We've never been late in our lives!"]
            PAL|LEAD: And when could you shoot us next? || So when's the next time that you can shoot us?
            ["Tomorrow," sobs the tallest. "At noon."]
            ["And what's for lunch tomorrow?" asks the smallest.]
            PAL|LEAD: Dumplings.
            ["But now we're LATE!" sobs the tallest.]
            * pay early
            <2> !BOSS: For tomorrow? Sit down. You're early.
            <3+> !BOSS: For tomorrow? Sit down. You're early. ## For tomorrow? Sit down. You're early. We'll be in room seven.`,
        },
      ],
    },
    {
      id: 'draw',
      shape: 'contest',
      title: 'Ten Paces || Draw',
      premise:
        'Two enemies must draw at noon, each other, with the only pencil in the town, which {keeper} is looking after.',
      game: 'In this town a duel is fought with a pencil, and nobody has ever got over a chin.',
      least: 3,
      facts: {
        prop: 'the pencil',
        event: 'a duel',
        crowd: 'the whole town',
      },
      effects: {
        pencil: {
          noise: `FOE: That was the first shot! Have I been drawn? Did it get my nose?`,
          lost: `FOE: How lucky for you. One hour before I do your ears, and it's {where}!`,
          stuck: `FOE: Don't anybody pull! It's sharpened at both ends!`,
          mixed: `FOE: It was a hard pencil. Now it's gone soft. How is it to do your chin?`,
          mess: `FOE: Wonderful. So now it's a watercolor.`,
        },
      },
      after: `
        FOE|LEAD: It's rained into my left nostril.
        BOSS: I'll touch it up. I've still got the ladder.
        FOE|LEAD: You just like being up my nose.
        BOSS: There's a view.`,
      acts: [
        {
          title: 'Not Big Enough',
          time: 'MORNING',
          beat: 'Two people are too many for one town, and will draw at noon.',
          text: `
            FOE: This town isn't big enough for both of us.
            BOSS: Then we draw! At noon, at ten paces. You draw me, I draw you, and whoever's uglier leaves town. || Fine! Ten paces! I draw you, you draw me, and the uglier one is out of town by one.
            FOE: The last one I drew left in tears. || I've got a clean sleeve, and a steady hand.
            BOSS: That was the chin. || And I've got the only pencil.
            * plant pencil
            <4+> PAL|ANY: What did you two ever do to each other?
            FOE: Sixteen years I've lived across the street! And I've never been looked at. Not properly. || We've said good morning for sixteen years. And you've never seen what color my eyes are!
            BOSS: You've got eyes. Well, well. I only ever saw the hat. || I took you for a hat. There's more of you?
            * plant eyes
            [Everybody gasps.]
            <?a> > place why
            <first> > hook BOSS claim
            <first> BOSS: We need a second. Somebody who has nothing to do with anybody.
            > lead arrive
            <handed> > place intro
            > turns
            FOE: I'll see you at noon. From the front! || Noon, then. And bring a big wall.
            * exit FOE
            [{FOE} stalks out, backward.]`,
        },
        {
          title: 'The Only Pencil',
          time: 'LATER',
          beat: 'The pencil is sharpened, and ends up {where}.',
          text: `
            > turns
            [SKRITCH. SKRITCH. {BOSS} is sharpening the pencil.]
            * enter FOE
            FOE: Don't do it so slowly! || Must it make that sound?
            BOSS: I'm only thinking of your nose.
            FOE: Think of your suitcase. Whoever's uglier leaves. || By one o'clock, one of us is uglier, and gone.
            <handed> BOSS: {call}, you're the second. Hold the pencil. Point it at nobody. || Here, {call}. The point's loaded. Don't draw till noon.
            <taken> BOSS: There lies the pencil. Nobody point it at anybody.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {Call}! Get that pencil back! || We can't duel without it! {call}!
            <taken> > lead attempt
            <handed> > effect pencil
            <handed> <?x1> > lead search
            <?e> > hook FOE stake
            > turns
            PAL|LEAD: You could make it up with each other.
            BOSS: On a Wednesday? || And waste the walls?
            FOE: I'll draw with {food}, if I must! || I don't need a pencil. I could do you in {food}!
            !BOSS: You wouldn't dare. It doesn't rub out. || Then I'd do you in nothing at all! You'd hardly know the difference!
            <?f> > lead ban
            [SKRITCH.]
            PAL|LEAD: Who's that? Who's drawing?
            BOSS: Only my nerves. I've sharpened them, too. || Only a mouse. But I did lose an ear.
            > turns`,
        },
        {
          title: 'Life Class',
          time: 'NEARLY NOON',
          beat: 'Both of them practice on {lead}.',
          text: `
            BOSS: I need to practice. {call}, be my model. || I'm rusty. {call}, I'll do you first.
            > lead wait
            [{BOSS} draws on the wall, with {food}.]
            PAL|LEAD: What's it meant to be? || Is it finished?
            BOSS: That's only the outside. || It's only the first leg.
            FOE: Mine's better. It's got both ears. || Mine's a far better likeness. It's got two ears.
            BOSS: They're on the same side!
            FOE: That's where I was standing.
            > turns
            <?x2> > place uses
            <?g> BOSS: {call}, while you pose, what is it that you do?
            <?g> > lead teach
            > place crowd
            PAL|ANY: Everybody's come. They've brought their own erasers. || They've all come out to watch. They're wearing their good faces. ## They've all come out to watch. Somebody told them that there'd be gin.
            BOSS: Nobody look at me from the side. || Hold still. I look best from just here.
            <?chin> <4+> ["Ten to one on the chin!" calls a voice from the back.]
            <?chin> <4+> FOE: Whose chin?
            <?chin> <4+> BOSS: They'll know it when they see it.
            <?i> > place door
            <?h> > place stir
            > turns
            [{freed} It rolls to a stop, exactly halfway between them.]
            * prop
            BOSS: It's noon. || That's noon-ish.`,
        },
        {
          title: 'Ten Paces',
          time: 'NOON-ISH',
          beat: 'They walk ten paces, turn round, and have to look at each other.',
          text: `
            [Both grab it. SNAP. There are two halves.]
            !FOE: Ten paces. And no mercy below the neck! ## Ten paces. And nothing below the belt! Unless it helps the likeness!
            <4+> PAL|ANY: One. Two. Three. Ten.
            <4+> !LEAD: What happened to four?
            <4+> PAL|ANY: I can't stand the tension.
            [They turn. They look at each other. They draw, each on a wall. SKRITCH. SKRITCH.]
            * pay pencil
            BOSS: Your eyes are green. || There's green in your eyes. I'd have bet on hat.
            FOE: Keep drawing!
            BOSS: One's a bit higher. It's as if it wants to ask me something. || The left one goes up at the end. Like a question.
            FOE: It does. Nobody ever noticed. || I've had it on my tongue for sixteen years.
            * pay eyes
            > turns
            [Skritch, skritch. Slower, now.]
            FOE: There's a line by your mouth. That's from laughing! I never heard you laugh. || You've a line here, where you laugh. When do you laugh?
            !BOSS: You always shut your window. || At night. You can hear it across the street, if you don't shut your window.
            <?j> > hook PAL snap
            <?x4> > lead comfort
            > turns
            BOSS: It's all gone wrong. I can't draw. I never could.
            FOE: Mine's got eleven fingers. || Mine looks like a foot with a hat on.
            <wish> BOSS: I don't dare to turn round. {call}, talk. What would you like, if it were your wall? || {call}, I need a moment. Tell us what you'd like. We'll look at it, and not at that.
            <unasked> BOSS: I don't dare to turn round.
            <wish> > lead lastWords`,
        },
        {
          title: 'Both of Us',
          time: 'AFTERNOON',
          beat: 'The two pictures are shown, and are a good deal larger than was thought.',
          text: `
            PAL|LEAD: Turn round, both of you. Show us who's uglier. || Put your halves down. Let's see who leaves.
            [A silence. {hush} They turn round.]
            FOE: It's me. I'm as big as a house! || You used up the entire wall! That's how big I am?
            !BOSS: That's how you look, from across the street.
            PAL|LEAD: And you've drawn {boss} right round the corner! || And yours goes round the corner, and back!
            FOE: I kept noticing things. ## I kept noticing things. At the belt, I had to stop. It was lunch.
            <?wash> PAL|LEAD: Then who's uglier?
            <?wash> BOSS: I've never seen anything so ugly in my life.
            <?wash> FOE: Nor have I. Look at that chin!
            <?wash> BOSS: I'd know that chin anywhere. ## I'd know that chin anywhere. I've fallen asleep across from it for sixteen years.
            > turns
            > place gift
            > hook BOSS portrait
            <?m> > lead found
            <?n> > lead last
            PAL|LEAD: But those two cover every wall! Where are the rest of us to live?
            [Two enormous faces look at each other, from wall to wall.]
            BOSS: I'd like to hang them side by side. Is there room?
            !FOE: No. This town isn't big enough for both of us.`,
        },
      ],
    },
  ],
}
