import { type Program } from '../../plays/card-types.ts'

export const lordsLadiesAndLeaks: Program = {
  name: 'Lords, Ladies & Leaks',
  people: {
    'Lord Dripworth': {
      short: 'Dripworth',
      want: 'one dry chair',
      as: {
        BOSS: {
          claim: `
            [Something squelches under {ME}.]
            ME: Every chair in this house is a bath! What I'd give for a dry one!`,
        },
      },
      hooks: {
        stake: `ME: It's in my left boot now! That was the dry one!`,
        snap: `ME: Seven hundred years of Dripworths, and not one of us ever fixed a gutter!`,
        toast: `ME: To the roof! I've never been so fond of anything I couldn't afford.`,
        mourn: `ME: He always said that one day he'd sit down in something dry. He'd have liked this box.`,
        trade: `
          LEAD: And what would you want for it?
          ME: One dry chair. To sit on. Once.`,
        end: `
          ASK: Sit here. We've kept this chair under the table.
          ME: It's dry! I'm sitting, and nothing's happening! It's wonderful!`,
        later: `
          ME: I've been dry for a whole night.
          ASK: How does it feel?
          ME: Crisp. I made a noise when I turned over.`,
      },
      turns: [
        `ME: Move a little to the left, would you?
         ASK: Why?
         [PLINK.]
         ME: That's why. One learns to read a ceiling.`,
        `ME: Now a little to the right.
         [PLINK.]
         ASK: That hit me!
         ME: Yes. It used to hit me there.`,
        `[PLINK. {ASK} holds an umbrella over {ME}.]
         ME: What's this?
         ASK: You looked as if you were expecting a drop.
         ME: Nobody's ever stood between me and my ceiling.`,
      ],
      twist: 'Dripworth moves somebody under the drip',
    },
    'Lady Gutters': {
      short: 'Lady Gutters',
      want: 'a scandal of her own',
      as: {
        FOE: {
          claim: `
            [{ME} turns the empty pages of a diary.]
            ME: Everybody in this county's had a scandal but me! I've kept a whole Tuesday free! ## Everybody in this county's had a scandal but me! I've kept a whole Tuesday free, and a pair of silk stockings!`,
        },
      },
      hooks: {
        stake: `ME: And nobody was even ruined by it!`,
        snap: `ME: I'll die as I lived! With nothing to hide! ## I'll die as I lived! With my good underwear on, and nobody the wiser!`,
        toast: `ME: To ruin! I'd begun to think that it would never come for me.`,
        mourn: `ME: He and I were never in love. I'd like that printed as a question. ## He and I were never alone, but for the one time in the boathouse. I'd like that printed with a map.`,
        trade: `
          LEAD: And what would you want for it?
          ME: A scandal. A small one. I'm a beginner.`,
        end: `ME: They've all seen me here, with you, at this hour! It's a scandal! I'll have to keep Wednesday free, too!`,
        later: `
          ME: I'm in all the papers. "Lady in Puddle."
          ASK: Are you ashamed?
          ME: I've ordered forty copies.`,
      },
      turns: [
        `ME: Would you whisper something in my ear? It needn't be a secret.
         ASK: It's Wednesday.
         ME: Oh! And everybody saw you tell me!`,
        `ME: I've written myself a love letter, and left it where it would be found.
         ASK: And was it?
         ME: Somebody corrected the spelling.`,
        `[A letter drops out of a book.]
         ASK: "I know who you are, and I can't sleep." Who's this from?
         ME: It isn't my writing. It isn't my spelling!
         ASK: You've gone red.
         ME: At last!`,
      ],
      twist: 'Lady Gutters writes herself a love letter',
    },
    'Butler Biggles': {
      short: 'Biggles',
      want: 'to be asked to sit down',
      as: {
        BOSS: {
          claim: `
            [{ME} rings a bell, and hurries to answer it.]
            ME: His Lordship's drying, so I'm him. And still nobody asks me to sit down!`,
        },
        FOE: {
          claim: `
            [{ME} stands behind an empty chair.]
            ME: Forty years behind this chair, and nobody's said "Do sit down"! Not even the chair!`,
        },
        PAL: {
          claim: `
            [{ME} stands on one wet foot, and then on the other.]
            ME: They've stood in that puddle since 1983, and nobody's ever asked them to sit down!`,
        },
      },
      hooks: {
        stake: `ME: I polished that! With my own sleeve! While wearing it!`,
        snap: `ME: Forty years on my feet, and I shall go down standing!`,
        toast: `ME: To chairs! I've carried hundreds of them. They looked comfortable.`,
        mourn: `ME: He never once asked me to sit. He never once asked me to leave. I took it for love.`,
        trade: `
          LEAD: And what would you want for it?
          ME: I'd like to be asked to sit down. I wouldn't do it. I'd like to be asked.`,
        end: `
          ASK: Biggles, won't you sit down?
          ME: With the others? In front? I'll fetch a cushion, and lie down.`,
        later: `
          ME: I sat down yesterday. I've been thinking about it ever since.
          ASK: Would you do it again?
          ME: I must first get up.`,
      },
      turns: [
        `ME: Shall I announce you?
         ASK: I've been here all day.
         ME: Nobody knows it till I've said it. Name?
         ASK: You know my name!
         ME: "You-Know-My-Name!" They may look now.`,
        `ME: "A puddle, from the west wing!"
         ASK: You announce puddles?
         ME: They come in. They deserve it.`,
        `ASK: Allow me. "Mr. Biggles! Of this house!"
         ME: Who was that for?
         ASK: You came in.
         ME: I did. I came in. How did I look?`,
      ],
      twist: 'Biggles announces the guests and puddles',
    },
    'Plumber Polly': {
      short: 'Polly',
      want: 'to come in by the front door',
      as: {
        BOSS: {
          claim: `
            [{ME} climbs out of a drain.]
            ME: His Lordship's up a pipe, I'm in charge, and I still mayn't use the front door!`,
        },
        FOE: {
          claim: `
            [{ME} empties a boot.]
            ME: I came up the drain again! There's a front door, but only for people who can't mend it!`,
        },
        PAL: {
          claim: `
            [{ME} wipes off some soot.]
            ME: In through the boiler, as always! Even the bills come in by the front door!`,
        },
      },
      hooks: {
        stake: `ME: And I only charged you for the one leak!`,
        snap: `ME: I've one finger in a pipe, one in the wall, and I'm running out of fingers!`,
        toast: `ME: To copper! It bends, it shines, and it never asks you to go round the back.`,
        mourn: `ME: He called me out at four in the morning, every night for years. Nobody else ever called. ## He called me out at four in the morning, every night for years. My husband never believed that it was the pipes.`,
        trade: `
          LEAD: And what would you want for it?
          ME: To come in by the front door. With somebody saying "Oh, good, it's you."`,
        end: `
          ASK: That's the front door. Oh, good, it's you, Polly.
          ME: Nobody move! I'm going out, to come in again!`,
        later: `
          ME: I came in by the front door today.
          ASK: How was it?
          ME: It sticks. I fixed it. Now I can't get it to open.`,
      },
      turns: [
        `ME: Pass me the wrench, the big wrench, and the wrench that isn't a wrench.
         ASK: What is it, then?
         ME: A sandwich. You'd be surprised how often it works.`,
        `[{ME} pushes the sandwich into a pipe. Silence.]
         ASK: It's stopped!
         ME: Cheese and pickle. It's good for about an hour.`,
        `[GLUG. POP. The sandwich comes out of {ASK}'s chair.]
         ASK: It's come right through the house!
         ME: Is there a bite out of it?
         ASK: Yes.
         ME: Then somebody's living in the wall. Oh, good.`,
      ],
      twist: 'Polly mends a pipe with a sandwich',
    },
    'Cousin Cornelius': {
      short: 'Cornelius',
      want: 'to inherit something',
      as: {
        BOSS: {
          claim: `
            [{ME} measures the best chair.]
            ME: I'm next but four! So far, all I've ever been left is out!`,
        },
        FOE: {
          claim: `
            [{ME} turns over a plate, and looks for a name.]
            ME: Thirty years I've asked how everybody feels, and nobody's left me a thing!`,
        },
        PAL: {
          claim: `
            [{ME} pats an umbrella stand.]
            ME: A cousin never inherits! I was promised this, and they've left it to the umbrellas!`,
        },
      },
      hooks: {
        stake: `ME: That was going to be mine! In the end!`,
        snap: `ME: I've waited for thirty years, and now we're all going at once!`,
        toast: `ME: To everybody's health! I've never said it before. It's quite a taste.`,
        mourn: `ME: I'd hoped for the silver. I find that I'd rather have had the Thursdays.`,
        trade: `
          LEAD: And what would you want for it?
          ME: To be left something. Anything. So long as it says "to Cornelius".`,
        end: `
          ASK: This bucket's for you. There's a hole in it.
          ME: But it says "to Cornelius"! I've inherited! And the hole's mine as well!`,
        later: `
          ME: I've inherited a bucket.
          ASK: Does it make you happy?
          ME: I lie awake. I keep thinking that somebody's asking how I feel.`,
      },
      turns: [
        `ME: You're looking pale. Are you eating?
         ASK: I'm very well, thank you.
         ME: Oh. Well, one mustn't grumble.`,
        `ME: I've brought you some grapes. And a form.
         ASK: What sort of form?
         ME: It only says who'd get the grapes.`,
        `ASK: You're looking pale yourself, Cornelius. Sit down. Have a grape.
         ME: That's what I say! What does one answer?
         ASK: And sign here.`,
      ],
      twist: 'Cornelius brings grapes, and a form',
    },
    'Cook Abena': {
      short: 'Abena',
      want: 'somebody to ask for seconds',
      as: {
        PAL: {
          claim: `
            [{ME} stirs. Nobody looks up.]
            ME: Nobody ever asks me for seconds! I've still got firsts in here from spring!`,
        },
      },
      hooks: {
        stake: `ME: That was the last turnip! I knew that turnip!`,
        snap: `ME: I've got a soup on! Nobody's to die till they've tried it!`,
        toast: `ME: To seconds! I've never been asked. I practice the answer.`,
        mourn: `ME: He left half his soup every day. I used to finish it for him. I suppose we dined together.`,
        trade: `
          LEAD: And what would you want for it?
          ME: I want somebody to say "Is there any more?" And mean soup.`,
        end: `
          ASK: Is there any more soup?
          ME: Sit down, all of you! There are seconds! There are thirds!`,
        later: `
          ME: They asked for more. They went on asking.
          ASK: What did you give them?
          ME: The wallpaper went last. With dumplings.`,
      },
      turns: [
        `ME: Taste this. Be honest.
         ASK: It's hot.
         ME: That's what I was going for.`,
        `ME: Now taste it again. I've put something in.
         ASK: What?
         ME: My whole heart.
         ASK: And what's the crunch?
         ME: The spoon.`,
        `ASK: Is there any more of that?
         ME: Don't joke with me.
         ASK: It's got something. I can't stop thinking about the crunch.`,
      ],
      twist: 'Abena adds a mysterious crunch',
    },
  },
  recall: `
    PAL|LEAD: They've had it carved over the front door. "{Line}."
    BOSS: In Latin?
    PAL|LEAD: In wet plaster. You'll have to hurry.`,
  scenarios: [
    {
      id: 'feast',
      shape: 'feast',
      title: 'Dinner Is Served || Seven Courses and a Ceiling',
      premise:
        'A ruined house must give a great dinner with nothing to eat and one last bottle, which {keeper} is carrying.',
      game: 'The ceiling leaks into every course, and every course is the better for it.',
      facts: {
        prop: 'the last bottle',
        event: 'a great dinner',
        crowd: 'the dinner guests',
      },
      effects: {
        bottle: {
          noise: `PAL|LEAD: That was brandy from before the war. It's very nearly after it.`,
          lost: `PAL|LEAD: A hundred years old, and it was over in a second.`,
          stuck: `PAL|LEAD: Could they drink it with a very long straw?`,
          mixed: `PAL|LEAD: We can't open it now. It has feelings.`,
          mess: `PAL|LEAD: It's lovely brandy. You can still smell it. It's on my shoes.`,
        },
      },
      after: `
        [Silence. No plink.]
        BOSS: It's stopped. The whole roof is dry. I drank it all.
        PAL|LEAD: And how's your head?
        !BOSS: PLINK.`,
      acts: [
        {
          title: 'Dinner Is Served',
          time: "SIX O'CLOCK",
          beat: 'A great dinner is announced, and there is nothing to eat.',
          text: `
            <2> > lead arrive
            BOSS: Dinner is served.
            PAL|LEAD: There isn't any dinner. || Served to whom? On what?
            BOSS: I know. But one has to start somewhere. || Let me enjoy the sentence.
            [PLINK. A drop falls from the ceiling, into a pot.]
            FOE|LEAD: And now it's raining on the pots!
            BOSS: It's a very old roof. It comes down in here when it's fine outside. || It isn't rain. Outside, it's fine. It's just the roof, remembering.
            * plant fine
            <first> PAL|LEAD: And what's your roof doing in {a}? || And why's your ceiling in {a}?
            <first> BOSS: It's all that's left of our house. We put it up wherever they'll have us. || We lost the house. The roof wasn't worth taking, so we took it.
            <?b> > hook BOSS claim
            <?r2> <3+> > hook FOE claim
            PAL|LEAD: So what are we giving them?
            BOSS: Soup, soup, soup, a surprise, soup, and a song. And at eight, a toast, from the last bottle. || Seven courses. Six are to take their minds off it. And at eight, a toast, from the last bottle.
            FOE|LEAD: They'll notice that there's nothing to eat! || And when they notice that there's no food?
            BOSS: Until the toast, nobody must notice. || Nobody must notice, until the toast. After that, they won't remember.
            <first> <3+> BOSS: And we've a waiter coming, for the evening. With references.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            <2> BOSS: And you're the waiter. You were all that was left.
            [PLINK.]
            FOE|LEAD: That one was pink. And it smells of Christmas. ## That one was pink. And it smells of my uncle.
            BOSS: It's an old roof. It's probably rust. || Old houses bleed a little.`,
        },
        {
          title: 'The Fish, If Any',
          time: 'HALF PAST SIX',
          beat: '{Lead} carries the last bottle, and it ends up {where}.',
          text: `
            <?t> > hook PAL claim
            > turns
            <handed> BOSS: Whatever else goes wrong, there's the bottle. {call}, carry it in. Slowly.
            <taken> BOSS: Whatever else goes wrong, there's the bottle. Bring it in. Slowly.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect bottle
            <handed> > place worse
            <?c> > hook BOSS stake
            <?d> > hook FOE stake
            FOE|LEAD: And what do we pour at eight? || And what do they drink at eight, for the toast?
            BOSS: Water. In very small glasses. And call it something. || Water. But look sad as you pour it.
            [PLINK. PLINK. PLINK.]
            PAL|LEAD: There's plenty of that. I tried some, for my nerves. They've gone. || There's plenty of that. I've tasted it. I could kiss the bucket. ## There's plenty of that. I've tasted it. I've kissed the bucket. It kissed me back.
            > turns
            <handed> <?e> > lead ban
            <?f> > place uses
            BOSS: Put a pot under every drip, and a lid on every pot. || Put a bowl under each drip. Nobody need know what's soup.`,
        },
        {
          title: 'Compliments',
          time: "SEVEN O'CLOCK",
          beat: 'The guests like every course more than the last one.',
          text: `
            > place crowd
            BOSS: Smile, and keep the food moving. And {call}, get us that bottle, before they ask for it! || Smile. Nobody must look at the food. And {call}, bring back that bottle, before eight!
            > lead attempt
            <taken> > place worse
            > turns
            ["What was in that soup?" asks a duchess, and licks the spoon.]
            BOSS: One moment. What was in it?
            PAL|LEAD: A turnip. And whatever came through the ceiling. || Hot water. And it was under the big drip.
            BOSS: Say that it's a family secret. || Tell them it's very, very old.
            [PLINK.]
            FOE|LEAD: They're standing up. They're singing!
            BOSS: On soup? || After one course? Is it grace?
            <?g> FOE|LEAD: One of them has proposed to the candlestick. ## One of them has taken the candlestick behind the curtain.
            <?g> BOSS: And what did it say? ## And what happened?
            <?g> PAL|LEAD: It's thinking about it. ## It went out.
            <?r1> > lead wait
            > turns
            <?h> > place stir
            PAL|LEAD: They've eaten the fourth course. It was the tablecloth. ## They've got the tablecloth on, two to a corner. That was the fourth course.
            BOSS: Was it under the drip?
            PAL|LEAD: All evening. || From the very start.
            BOSS: Nobody's noticed. But at eight they'll want the bottle. || And nobody's noticed? Then there's only the toast to get through.`,
        },
        {
          title: 'The Toast',
          time: 'NEARLY EIGHT',
          beat: 'The toast is called for, with nothing to drink it in.',
          text: `
            FOE|LEAD: They're banging on the table! It's nearly eight, and they want their toast!
            BOSS: There's nothing to toast with. I must go out there and tell them the truth.
            PAL|LEAD: What is the truth?
            BOSS: That we're poor, and it's raining. || That there's nothing in this house but weather.
            PAL|LEAD: It was a lovely evening, all the same. You held every door for us.
            !BOSS: I was looking for the soup.
            > turns
            <?i> > place door
            <?j> > lead comfort
            <?k> > lead found
            > place peak
            <?l> > hook FOE snap
            <?m> > hook PAL snap
            <?n> > hook BOSS snap
            > turns
            <wish> BOSS: Hold out your glasses. If we must go, we'll go in company. And {the}? What may we bring the waiter, for once? || Hold out your glasses, and let the waiter order, for once. {Call}, what may we bring you?
            <unasked> BOSS: Hold out your glasses. If we must go, we'll go in company.
            [PLINK. PLINK. PLINK. The ceiling drips into every glass.]
            <wish> > lead lastWords`,
        },
        {
          title: 'What the Roof Remembered',
          time: "EIGHT O'CLOCK",
          beat: 'They are saved, drink what has come through the ceiling, and understand.',
          text: `
            > lead save
            > place saves
            [{freed} It rolls to {BOSS}'s feet. It is whole.]
            * prop
            BOSS: The bottle! Quick, a toast, before it goes again!
            LEAD: We've got full glasses. They've been standing under the ceiling.
            <?o> > hook PAL toast
            <?p> > hook FOE toast
            <?q> > hook BOSS toast
            [They drink. They look into their glasses.]
            BOSS: That isn't rain.
            * pay fine
            PAL|LEAD: It's brandy!
            FOE|BOSS: Grandfather's written on the bottle. "The rest of the brandy's in the roof. I couldn't find the cellar."
            +BOSS: All my life I've been emptying buckets of it into the garden!
            LEAD: So that's why the roses sing. ## So that's why the vicar comes to water the roses, and stays till morning.
            <2> BOSS: Only on Sundays. In parts.
            > turns
            <?s> > place gift
            > hook BOSS end
            <?r> > lead last
            ["One more course!" call the guests, and bang their spoons.]
            BOSS: Take away the plates. Take away the pots. Everybody look up, and open wide.
            [{rise} PLINK. PLINK. PLINK.]
            !BOSS: Dinner is served.`,
        },
      ],
    },
    {
      id: 'late',
      shape: 'lie',
      title: 'The Late {boss} || Never Felt Better',
      least: 3,
      premise: '{boss} must play dead until the creditors have gone, while {lead} speaks at the coffin.',
      game: 'A bell on the coffin rings whenever the dead disagree.',
      facts: {
        prop: 'the will',
        event: 'a funeral',
        crowd: 'the creditors',
      },
      effects: {
        will: {
          noise: `[From the coffin, TING.]
            LEAD: {Boss} liked a little music.`,
          lost: `[From the coffin, TING! TING!]
            LEAD: That's the bell for dinner. I've already had it.`,
          stuck: `[From the coffin, TING!]
            LEAD: Don't ring. I'm tied up.`,
          mixed: `[From the coffin, TING!]
            LEAD: It's asking whether we'd like to be alone.`,
          mess: `[From the coffin, TING! Then, faintly, a sneeze.]
            LEAD: Bless you. I mean, bless {boss}.`,
        },
      },
      after: `
        [TING.]
        PAL|LEAD: You can come out now. The creditors left last night.
        BOSS: It's dry in here. It's quiet. People only say nice things.
        PAL|LEAD: There's breakfast.
        BOSS: Was I fond of breakfast?`,
      acts: [
        {
          title: 'Never Felt Better',
          time: 'MORNING',
          beat: '{Boss} decides to be dead, as the creditors are coming.',
          text: `
            BOSS: I've never felt better. || What a morning! I've never felt better.
            FOE|LEAD: That's a pity. They're coming for the money.
            BOSS: All of them?
            PAL|LEAD: A hundred. There's a line down to the gate. || They've brought a cart. ## They've brought a cart. And both of your wives.
            BOSS: Then there's only one thing for it. I'm dead. Nobody has to pay when they're dead. || How much do we owe? No, don't tell me. I'd rather be dead. That's it! I'm dead! The dead don't pay!
            FOE|LEAD: Since when?
            !BOSS: Since breakfast. You all weep until they've gone home, and then I get up. Fetch the coffin. || Since you asked. I'll lie there, you weep, and when they've gone, I get up. Is the good coffin free?
            [{BOSS} climbs into a coffin. From inside, TING.]
            PAL|LEAD: What's that bell? || Why does it ring?
            BOSS: In case one isn't dead. My grandfather rang it for a week. He only wanted toast.
            * plant bell
            <first> PAL|LEAD: There's a drip over your coffin. Why's your roof in {a}? || It's dripping on you. And why's your roof in {a}?
            <first> BOSS: They took the house. Nobody wanted the roof. || I had to sell the house. The roof, they gave back.
            <3+> <?a> > hook BOSS claim
            <?r3> > hook FOE claim
            <3+> > lead arrive
            <handed> > place intro
            <first> BOSS: You! Did you know me well?
            <first> LEAD: We've never met.
            <first> BOSS: Perfect. You'll speak at the grave.
            <next> BOSS: {call}, you've a sad sort of face. You'll speak at the grave.
            > turns`,
        },
        {
          title: 'Sadly Missed',
          time: 'LATER THAT MORNING',
          beat: '{Lead} must read the will, and it ends up {where}.',
          text: `
            > turns
            FOE|LEAD: They'll want to see a will.
            BOSS: I wrote one this morning. I leave nothing to everybody, with love. || Here. It says that I leave nothing. I put it in Latin, for the length.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: It can't stay like that. {call}? || Can't anybody get it back? {call}?
            <taken> > lead attempt
            <handed> > effect will
            > place worse
            <?b> > hook FOE stake
            FOE|LEAD: And how did it happen? They'll ask.
            BOSS: Bravely. In a lake. || I was eaten. Say by what. Make it good.
            LEAD: Which lake? || By what?
            BOSS: The one in the dining room. || By something that can't be asked.
            > turns
            <?d> > lead ban
            BOSS: They're here! I'm gone! Weep!
            * rest BOSS`,
        },
        {
          title: 'A Few Words',
          time: 'NOON',
          beat: 'The creditors come, and the dead disagree with the speech.',
          text: `
            > place crowd
            PAL|LEAD: They've each got something long under one arm, rolled up. || What's that they're all holding? It's long, and it's got a point.
            FOE: Clubs, I should think. || Swords. It's a lot of money.
            [From the coffin, a very small TING.]
            LEAD: Dear friends. Go home as soon as you like. {Boss} was the most honest person I ever knew.
            [TING, TING.]
            LEAD: Second most honest. || I knew very few people.
            [The lid opens by an inch.]
            BOSS: Say something about my eyes.
            LEAD: And the eyes. There were two. ## And the eyes. They followed one about. So did the hands.
            FOE: And generous! ## And always so faithful!
            [TING!]
            <?r1> > lead teach
            > hook PAL mourn
            > turns
            <?r2> > hook FOE mourn
            <?f> [From the coffin, a sniff.]
            <?f> LEAD: That's the wood. It's green. It's taking it hard.
            [The lid opens by an inch.]
            BOSS: I can't see. Are they crying?
            LEAD: It's only the roof. || One of them yawned. It was moving.
            BOSS: Then say that I was good-looking. ## Then say that I was good-looking. Begin at the top, and don't stop at the collar. || Do the face. Say I had a fine face.
            LEAD: And such a face!
            [TING! TING! TING!]
            LEAD: I'm getting to it.
            FOE: {Boss} had the finest face in the county. It took up most of the head.
            <?g> > lead comfort
            <?h> > place stir
            > turns
            PAL|LEAD: One of them's coming up to the coffin. With a knife!
            BOSS: Tell them that I'm catching!
            LEAD: Stand back! Whatever it was, it's catching!`,
        },
        {
          title: 'The Debt',
          time: 'AFTERNOON',
          beat: 'The creditors will not go, and the truth must out.',
          text: `
            <?i> > place door
            FOE|LEAD: They won't go home. They've waited twenty years for this, they say. || They won't leave. They've got out their knitting. They've waited twenty years, they say.
            PAL|LEAD: What if we told them?
            [TING, TING!]
            BOSS: Don't you dare! I've only just got comfortable. ## Don't you dare! It's the softest thing I've lain on since the honeymoon. || Over my dead body!
            LEAD: {Boss} says no.
            > turns
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            LEAD: I can't go on with it. {Boss} is in that box. Alive, and listening.
            * enter BOSS
            [The lid flies open.]
            BOSS: It's true! I owe you all money, and I haven't any! || All right! I'm alive! I'm sorry! I was dead for most of the morning!
            !FOE: You heard all that? What I said?
            !BOSS: Did you mean it, about the face?
            !FOE: I was asked to. The head, I meant.
            <?l> > hook BOSS snap
            <?m> > lead found
            <wish> BOSS: Then do your worst. But let {the} go. {call}, what would you like? I can still give you one thing. || Take it all. Only leave a little something for {the}. {call}, what do you want?
            <unasked> BOSS: Then do your worst. || Then take it all. It won't take long.
            <wish> > lead lastWords`,
        },
        {
          title: 'What They Came For',
          time: 'LATE AFTERNOON',
          beat: 'They are saved, and learn what the hundred brought.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} reads it.]
            * prop
            BOSS: I've left them nothing. And not one of them's left.
            FOE|LEAD: They're just standing there. What are they holding?
            BOSS: Those aren't clubs. They're umbrellas. || Umbrellas. It's nothing but umbrellas.
            PAL|LEAD: One of them says, "Twenty years ago it rained. You lent me this." || "You lent us these," they say. "At the fair. In the storm."
            BOSS: They aren't creditors. They've come to give them back! A hundred umbrellas! || I remember! It was the only dry day of my life. I was the one who got wet.
            PAL|LEAD: And that knife?
            BOSS: It's a cake knife. They've brought a cake.
            [A hundred umbrellas open, under the ceiling. FLUMP. Not a drop comes through.]
            <?s> > hook BOSS end
            > turns
            <?p> > hook FOE end
            <?q> > lead last
            * pay bell
            LEAD: So will you stay out of the coffin?
            !BOSS: In a moment. It's lined. ## In a moment. It's silk. It's the only silk that's touched me in years.
            [{BOSS} lies down in it again. TING.]
            LEAD: Are you all right in there?
            !BOSS: I've never felt better. Do the part about the head again.`,
        },
      ],
    },
    {
      id: 'favours',
      shape: 'favours',
      title: 'Drip, Drip, Drip || A Chain of Favors',
      premise:
        'One drip must be stopped before night, while everybody wants a favor first, and {lead} runs between them.',
      game: 'Each will help, once somebody else has done something for them; and so on, in a circle.',
      facts: {
        prop: 'the washer',
        event: 'a house party',
        crowd: 'the neighbors',
      },
      effects: {
        washer: {
          noise: `BOSS: That was the only washer in the county!`,
          lost: `BOSS: That was the only washer in the county! And it isn't even food!`,
          stuck: `BOSS: At least something here is watertight. But it's {the}!`,
          mixed: `BOSS: I don't want it to be happy! I want it to be round!`,
          mess: `BOSS: How can there be more water than before?`,
        },
      },
      after: `
        BOSS: I slept. Six hours. You all said "drip" so beautifully.
        PAL|LEAD: We did it in shifts. I had four till five.
        BOSS: I thought so. You come in a little early.`,
      acts: [
        {
          title: "I Can't Sleep",
          time: 'MORNING',
          beat: 'Nobody has slept for a drip, and all that it needs is a washer.',
          text: `
            <2> > lead arrive
            BOSS: I can't sleep.
            PAL|LEAD: It's ten in the morning.
            BOSS: I haven't slept since March. Listen. || And I couldn't sleep all night, either. Listen.
            [Drip. Drip. Drip.]
            * plant drip
            FOE|LEAD: It's only a drip.
            BOSS: It's the same drip. I know its step. ## It's the same drip. I've been married to quieter. || It was only a drip in March. Now it's somebody I hate.
            <first> PAL|LEAD: Why does it drip at all, in {a}? || And what's your roof doing in {a}?
            <first> BOSS: It's our old roof. We took it along when we lost the house. || They took the house, and left us the roof. It drips from loneliness.
            <first> <3+> BOSS: I've advertised for somebody who can make it stop.
            <3+> > lead arrive
            > place intro
            <2> BOSS: You must help me! Make it stop!
            LEAD: What does it need?
            BOSS: A washer. A small rubber ring. There's only one left. || Only a washer. This big. There's one left in the whole family.
            <3+> FOE: I've got it. And you can have it, once somebody's done me a favor. || It's mine. I'll give it up, if somebody does something for me first.
            <2> +BOSS: I have it here. But I'd want one small thing first. I've my pride.
            > hook FOE trade
            > turns`,
        },
        {
          title: 'One Small Thing First',
          time: 'LATER',
          beat: 'One favor needs another, and the washer ends up {where}.',
          text: `
            > turns
            LEAD: Then who can help with that?
            <3+> PAL|ANY: I might. But I'd want one small thing first.
            <2> BOSS: There's the cook. But she'd want one small thing first.
            <3+> > hook PAL trade
            LEAD: And who'd do that?
            BOSS: I would. But me first. It's a question of principle. || Only me. And I'm so very tired. Somebody would have to do mine first.
            <3+> > hook BOSS trade
            <2> BOSS: I'd need to sit down, first. And the chair's in the attic.
            [Drip. Drip.]
            LEAD: So I do one thing for you, you do one for the next, and so on round? And then I get the washer? || So everybody helps as soon as somebody's helped them? And at the end I get the washer?
            !BOSS: It sounds easy when you say it.
            > turns
            <?c> > place uses
            <?d> > lead teach
            <handed> <3+> FOE: Oh, have the washer now. But you all owe me. || Oh, take it. You can owe me that one small thing.
            <taken> <3+> FOE: Oh, have the washer now. But you all owe me. || Oh, take it. You can owe me that one small thing.
            <handed> <2> BOSS: Oh, take the washer. You can owe me.
            <taken> BOSS: At last! Nobody breathe on it! || There it is! And nobody drop it!
            <handed> > lead help
            <taken> > place takes
            <taken> PAL|BOSS: I'd only make it worse. {call}? || {call}, you're good with your hands!
            <taken> > lead attempt
            <handed> > effect washer
            [Drip. Drip. DRIP.]
            BOSS: It's laughing at me. || It's got a friend now. Did you hear?`,
        },
        {
          title: 'Round Again',
          time: 'AFTERNOON',
          beat: 'Everybody is owed something by everybody.',
          text: `
            <?e> > place crowd
            <?e> BOSS: Neighbors! Has any of you got a washer?
            <?e> ["I might," says a neighbor. "But I'd want one small thing first."]
            <handed> <?r1> > lead search
            > turns
            BOSS: The washer's {where}, and nobody's done a thing for anybody. Who owes what? || So the washer's {where}. And who owes whom?
            <3+> FOE: I owe you a favor, and you owe me two. || I've lost count. Whom do I owe?
            <4+> PAL: I can't start mine till somebody's done theirs. || Me. But I owe it to somebody else.
            <3+> BOSS: And I owe you both an apology. It's in the post.
            <2> BOSS: I've promised you a chair, and you've promised me a night's sleep. Who's ahead?
            > place door
            > turns
            <?g> > lead wait
            <?h> > place stir
            <?i> > hook BOSS stake
            <?j> > hook FOE stake
            BOSS: Everybody just give what you've got! To whoever's next to you! At once!
            [They all hold out something, and take something.]
            FOE|LEAD: I've got your shoe. ## I've got your garter.
            <3+> PAL: I've got a shoe, as well. ## I've got the other one.
            <2> BOSS: And I've got yours. ## And I've got your suspenders.
            LEAD|BOSS: Then whose are these?
            [Drip. Drip. Drip.]`,
        },
        {
          title: 'In the Dark',
          time: 'NIGHT',
          beat: 'They sit in the dark, and do each other favors for nothing.',
          text: `
            BOSS: That was the last candle. || And now the light's gone.
            [Drip. Drip.]
            FOE|LEAD: We could all just hold a hand under it.
            BOSS: All night? || And who'd do that, for nothing?
            PAL|LEAD: I would. I'm up anyway.
            <3+> FOE: I'd do an hour, after.
            !BOSS: You'd do that? And what would you want?
            [Drip.]
            LEAD: I can't think of anything. || Is there any soup?
            > turns
            > lead comfort
            <?k> > hook FOE snap
            <?l> > hook PAL snap
            <?m> > lead found
            <?n> > place stir
            BOSS: {call}, you've run up and down for all of us. What do you want?
            > lead lastWords
            > turns
            BOSS: And you never asked for one small thing first. Come and sit here. It's the dry end. || Then come and sit by me. It's the dry end. You needn't do anything for it.
            [{BOSS} moves over. Under the cushion, something clicks.]`,
        },
        {
          title: 'Off',
          time: 'MIDNIGHT',
          beat: 'The drip stops, and it is far too quiet.',
          text: `
            [Drip. Drip. Then nothing.]
            PAL|LEAD: It's stopped.
            * pay drip
            +FOE|LEAD: What did you do?
            BOSS: Nothing. I only moved over. I've been sitting on this tap since March. || I don't know. There's a tap under this cushion. It says "off".
            LEAD: You sat on it?
            !BOSS: It was the only warm place in the house. ## It's the only warm thing that I've had under me since the divorce.
            > hook FOE end
            [{freed}]
            * prop
            PAL|LEAD: There's the washer.
            BOSS: What's it for? || Does anybody want it? For nothing?
            > turns
            > place gift
            <?r> > lead last
            [They all lie down in the dark. A long, long silence. {hush}]
            BOSS: I can't sleep.
            LEAD: Why not?
            BOSS: It's too quiet.
            [Somebody turns over, and sighs.]
            PAL|LEAD: Drip.
            <3+> FOE: Drip.
            <2> [They listen.]
            LEAD: Drip.
            [A very small snore.]`,
        },
      ],
    },
  ],
}
