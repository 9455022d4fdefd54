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
            ME: Every chair in this house is a bath! What I'd give for a dry one! ## Every chair in this house is a bath! So's the bed! My honeymoon had a tide!`,
        },
      },
      hooks: {
        snap: `ME: Seven hundred years of Dripworths, and not one of us ever fixed a gutter!`,
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
        mourn: `ME: {Boss} and I were never in love. I'd like that printed as a question. ## {Boss} and I were never alone, but for the one time in the boathouse. I'd like that printed with a map.`,
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
        mourn: `ME: {Boss} never asked me to sit, and never asked me to leave. I took it for love.`,
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
        mourn: `ME: {Boss} called me out at four in the morning, every night for years. Nobody else ever called. ## {Boss} called me out at four in the morning, every night for years. My husband never believed that it was the pipes.`,
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
            ME: I'm next but four! So far, all I've ever been left is out! ## I'm next but four! So far, all I've ever been left is at the altar!`,
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
        mourn: `ME: I'd hoped for the silver. I'd rather have our Thursdays back, at cards.`,
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
        snap: `ME: I've got a soup on! Nobody's to die till they've tried it!`,
        mourn: `ME: {Boss} left half the soup, every day. I used to finish it. I suppose we dined together.`,
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
      title: 'Whatever She Does || After You',
      premise:
        'A poor house must please a rich guest by doing whatever she does, while {keeper} looks after the ladle.',
      game: 'They copy the guest so that she feels at home, and she copies them for the same reason.',
      facts: {
        prop: 'the ladle',
        event: 'a great dinner',
        crowd: 'the villagers',
      },
      effects: {
        spoon: {
          noise: `[The Contessa nods. She screams at her own spoon until it jumps off the table, and runs.]`,
          lost: `[The Contessa nods. She throws her own spoon over her shoulder. It never lands.]`,
          stuck: `[The Contessa nods. She takes off her pearls, and ties her own spoon to the roof.]`,
          mixed: `[The Contessa nods. She kisses her own spoon, and it goes off, to see the world.]`,
          mess: `[The Contessa nods. She pushes her own spoon into the mustard, until it is gone.]`,
        },
      },
      hooks: {
        'Lord Dripworth': {
          gift: `
            [{ME} sits down. Nothing squelches.]
            ME: It's dry! There's a roof over this chair! I'm sitting, and nothing's happening!`,
        },
        'Butler Biggles': {
          gift: `
            [The Contessa is sitting down.]
            ASK: Whatever she does, Biggles. Do sit down.
            ME: I've been asked! By the rule! I'll fetch a cushion, and lie down.`,
        },
        'Plumber Polly': {
          gift: `
            ASK: The Contessa came back in by the front door. And whatever she does, Polly...
            ME: Nobody move! I'm going out, to come in again!`,
        },
        'Cousin Cornelius': {
          gift: `
            ASK: There's one plate left over. With a crack. It's left to you, Cornelius.
            ME: Left! To me! I've inherited! And the crack's mine as well!`,
        },
      },
      after: `
        BOSS: I never closed an eye. One can't go to bed before the guest.
        PAL|LEAD: She's behind that wall. She's sitting up because you are.
        [Through the wall, a yawn.]
        !BOSS: Don't! Now I'll have to.`,
      acts: [
        {
          title: 'After You',
          time: "SEVEN O'CLOCK",
          beat: 'A rich guest is coming, and must never feel foolish.',
          text: `
            <2> > lead arrive
            !BOSS: We're having a contessa to dinner. She's rich, and she's from abroad. ## We're having a contessa to dinner. She's a rich widow, and she's from abroad. || A contessa is coming to dinner, from far away. ## A contessa is coming to dinner, from far away. She's buried four husbands.
            FOE|LEAD: And she's leaving it all to the house with the best manners! ## And she's marrying into the house with the best manners! And it's in writing! || They say that she's rich, and that whoever has the best manners gets it all! ## They say that she's rich, and that she'll marry whoever has the best manners!
            [PLINK. A drop falls on the tablecloth.]
            <first> FOE|LEAD: Then we could mend the roof! And what's it doing in {a}? || Then somebody could see to that roof! Why's it in {a}?
            <first> BOSS: We lost the house. They let us keep the roof, and it kept the leak. || It's all they left us of the house. We took the roof along, and it brought the leak.
            <next> BOSS: Then somebody can mend that roof. So be charming, all of you.
            PAL|LEAD: And what are manners, where she comes from? || But how do they eat, where she comes from?
            BOSS: Nobody knows. So whatever she does, we all do it, at once. Then she can't feel foolish. ## Nobody knows. So whatever she does, we do. If she sues, we sue. She mustn't feel foolish. || We'll see. If she eats with her feet, so do we. Whatever she does, we do, and she'll never feel foolish. ## We'll see. If she eats drunk, so do we. Whatever she does, we do, and she'll never feel foolish.
            * plant rule
            FOE|LEAD: I'm starving! Can't I just say "Me first"? || And who gets the soup? Me first!
            BOSS: Nobody's said that in this house for seven hundred years! One says "After you". ## For seven hundred years it's been "After you", even in bed! It's why there's no heir. || Wash out your mouth! For seven hundred years we've said "After you". ## Wash out your mouth! Even in bed, it's "After you". It's why there are so few of us.
            * plant me
            <?t> PAL|LEAD: How do you know that she's got manners? || And who says that she's rich?
            <?t> BOSS: She answered my letter. I wrote, "I hear that you're rich. Let's dine." And she wrote, "I hear that you're rich. Let's dine." ## She answered my letter. I wrote, "I hear that you're rich. Marry me." And she wrote, "I hear that you're rich. Marry me."
            <?t> PAL|LEAD: That's the same letter!
            <?t> BOSS: That's breeding.
            <?b> > hook BOSS claim
            <first> <3+> BOSS: And somebody's coming in, to hold the ladle.
            <3+> > lead arrive
            > place intro
            > turns
            [In comes the Contessa. {BOSS} bows, and points to a chair. The Contessa bows, and points to a chair.]
            !BOSS: After you, Contessa.
            ["After you," says the Contessa.]
            !BOSS: No, no. After you!
            ["No, no. After you!"]
            FOE|LEAD: And when do we sit down?
            BOSS: When somebody's rude. ## When somebody's rude. On my wedding night, nobody was.`,
        },
        {
          title: 'Soup',
          time: "NINE O'CLOCK",
          beat: 'The guest does strange things, the house does them too, and the ladle ends up {where}.',
          text: `
            [They have all sat down at exactly the same time. It took two hours.]
            > turns
            [PLINK. A drop falls into {BOSS}'s eye. {BOSS} winks.]
            [The Contessa winks.]
            * plant wink
            FOE|LEAD: She winked! At the soup! || Look! She's winking!
            BOSS: Whatever she does! Wink! || Then wink! All of you!
            [Everybody winks.]
            PAL|LEAD: She isn't stopping! || For how long?
            BOSS: Then we can't, either! And {call}, serve the soup. With one eye. || Till she stops. {call}, more soup! And mind the ladle. You've only one eye.
            > lead help
            > effect spoon
            FOE|LEAD: She did that as well! On purpose! || Her own spoon! Why would she do that?
            PAL|BOSS: So that {the} needn't feel foolish! There's a great lady! Spoons, everybody! || That's manners! She won't let {the} be a fool alone! Come on, all spoons!
            [All round the table, the spoons go the same way.]
            FOE|LEAD: Then what's left to eat with? || That's the silver! What's left to eat with?
            BOSS: Whatever she does. || We wait. She'll show us.
            [PLINK. {BOSS} holds up a plate, to keep off the drop. It's full of soup. FLOSH!]
            [The Contessa holds up her plate. FLOSH!]
            PAL|LEAD: She's spilled hers, too! || She's had an accident, too!
            !BOSS: I spilled mine. She's wearing hers. Plates up! || Mine was a mistake. Hers is a hat. Plates up!
            [FLOSH! FLOSH! Everybody sits under a plate.]
            FOE|LEAD: There's a dumpling in my collar. || It's running down inside.
            BOSS: Look as if you'd ordered it there. || Sit as if it always had.
            > turns`,
        },
        {
          title: 'How One Dines',
          time: "TEN O'CLOCK",
          beat: 'The village copies them all, and they find out who copies whom.',
          text: `
            > place crowd
            PAL|LEAD: It's the whole village. They've all brought a plate. || They've each got a plate with them. What do they want?
            FOE|LEAD: They've come to see how one dines. They do everything that we do. ## They've come to see how one dines. They copy us. Your divorce emptied the village. || To watch. What's done at our table, they do all year. ## To watch. What's done at our table, they all do. Last year, it was your divorce.
            [The villagers look. They nod. A hundred plates go up on a hundred heads.]
            * plant plates
            FOE|LEAD: Now they think that's how it's done! ## Now they think that's how it's done! They'll go to bed like that! || They'll go to church like that! ## They'll go to church like that! And then to bed!
            BOSS: Don't look. My nose itches. There. || Don't point. It's rude. I'll just scratch my nose.
            [The Contessa scratches her nose. So do the villagers.]
            > turns
            PAL|LEAD: Wait. I'm putting one finger in my ear. || Now watch. One finger, into one ear.
            [The Contessa puts one finger in her ear. So does the whole village.]
            FOE|LEAD: She isn't showing us how! She's doing what WE do! || It isn't her! It's us! Whatever we do, she does!
            !BOSS: But she winked first! || It can't be! Who was it that winked?
            PAL|LEAD: You did.
            !BOSS: That was a drop! And the soup? ## That was a drop! So she never wanted me? And the soup? || I had a drop in my eye! Then who thought of the soup? ## I had a drop in my eye! So it isn't love? Then who thought of the soup?
            FOE|LEAD: You.
            * pay wink
            !BOSS: So I'm sitting under a plate to be polite to myself? ## So I've been flirting with myself all evening, under a plate? || Then I've been wearing soup so that I shouldn't feel foolish? ## Then I've spent a whole evening making eyes at my own eye?
            <?h> PAL|LEAD: And I gave up a good spoon for it!
            FOE|BOSS: But that's easy! We'll do it well, and so will she. {call}, do something graceful! || Then we need only behave! {call}, show her something elegant!
            > lead attempt
            [The Contessa tries it, too. Then a hundred villagers try it.]
            BOSS: Stop! Nobody do anything! || That's enough! Everybody sit still!
            [Nobody moves. The Contessa doesn't, either.]
            FOE|LEAD: How long can she keep that up?
            PAL|BOSS: How long can we?
            > turns`,
        },
        {
          title: 'At the Foot of the Ladder',
          time: 'MIDNIGHT',
          beat: 'There is no fortune, it rains in, and everybody is polite about it.',
          text: `
            BOSS: We can't sit here till Easter. I'll ask her for it. Contessa, where's the money? ## We can't sit here till Easter. Contessa, will you marry me? And where's the money? || Very well. I'll come out with it. Contessa, where's the money? ## Very well. I'll propose. Contessa, will you marry me? And where's the money?
            ["Where's the money?" asks the Contessa, and looks round. ## "Will you marry me? And where's the money?" asks the Contessa, and looks round.]
            FOE|LEAD: She thinks it's you who's rich! || She's waiting for yours!
            !BOSS: But I haven't got a penny!
            ["But I haven't got a penny!" says the Contessa.]
            PAL|LEAD: She wasn't copying you that time. || That wasn't manners. That was news.
            <?t> BOSS: But she wrote that we were rich!
            <?t> FOE|LEAD: She wrote what you wrote.
            > turns
            [PLINK. PLINK. PLINK. PLINK.]
            FOE|LEAD: It's coming in all over! And now there's nobody to pay for it! || It's raining in the pot! And who mends it now?
            > lead comfort BOSS
            > turns
            PAL|LEAD: There's a ladder. Somebody could make a start, with one plate, on one hole. || Somebody only has to begin. There's the ladder. And we're all wearing plates.
            BOSS: So somebody goes up. After you. || In the rain? Up there? After you.
            FOE|LEAD: No, no. After you.
            ["After you," says the Contessa. "After you," say a hundred villagers.]
            PAL|LEAD: How long has this ladder been standing here?
            !BOSS: Seven hundred years. We've all been so polite. ## Seven hundred years, and it's like new. So is my marriage bed.
            [A long silence. {hush}]
            !BOSS: Me first.
            * pay me`,
        },
        {
          title: 'Me First',
          time: 'HALF PAST MIDNIGHT',
          beat: '{Boss} goes first, and everybody does the same.',
          text: `
            [{BOSS} goes up the ladder, takes off the plate, and lays it over a hole. Tink.]
            FOE|LEAD: You went first! In front of people! ## You went first! In front of people! And you haven't made a will! || You'll fall! And the host isn't supposed to climb! ## You'll fall! And who'd get the house?
            !BOSS: It's only the first step that's rude. ## It's only the first step that's rude. Then one rather enjoys it. || It isn't hard. Somebody just has to be first. ## It isn't hard. If only somebody had told me on my wedding night!
            [The Contessa goes up the ladder. Tink.]
            PAL|LEAD: She's doing it, too! And look behind her!
            [Tink. Tink. Tink. A hundred villagers, and a hundred plates, side by side.]
            * pay plates
            FOE|LEAD: It's a roof! It's tiled, right to the edge! || They've covered the whole roof! With china!
            [PLINK. Then nothing.]
            !BOSS: Whatever we do, they do. I only had to go first. || And all it took was one bad example.
            * pay rule
            <?b> > hook BOSS gift
            > turns
            [{freed}]
            * prop
            PAL|LEAD: There's the ladle! And half a pot of soup, still warm!
            <?g> > place gift
            <?r> > lead last
            BOSS: No plates. No spoons. One ladle. || We've got one ladle, for a hundred and something people.
            FOE|LEAD: And who gets it?
            !BOSS: After you, Contessa.
            [The Contessa looks at {BOSS}. She looks at the soup. "Me first!" says the Contessa. SHLURRP. ## The Contessa looks at the soup. She looks at {BOSS}. "Me first!" says the Contessa, and kisses {BOSS}. SHLURRP.]
            PAL|LEAD: How dreadfully rude! What do we do now? || She said it! Out loud! And what do we do?
            !BOSS: Whatever she does. Me first!`,
        },
      ],
    },
    {
      id: 'favours',
      shape: 'favours',
      title: "It's Only a Drip || Do Me a Favor",
      premise:
        'Whoever stops the drip over one chair starts it over another, and {keeper} looks after the only cork.',
      game: 'It is only a drip as long as it is on somebody else, so each of them passes it on.',
      facts: {
        prop: 'the cork',
        event: 'a house party',
        crowd: 'the neighbors',
      },
      effects: {
        cork: {
          noise: `BOSS: It's {where}! The only cork in the family, frightened out of its wits!`,
          lost: `BOSS: It's {where}! It was the only cork in the family!`,
          stuck: `BOSS: It was meant to be stuck! But in the pipe, not {where}!`,
          mixed: `BOSS: I don't want it to be happy! I want it to be in the hole!`,
          mess: `BOSS: A cork's the one thing that floats! How did you sink it?`,
        },
      },
      hooks: {
        'Lady Gutters': {
          favor: `
            ME: Whisper something in my ear! I couldn't stop you, with my hands like this!
            LEAD: What shall I whisper?
            ME: Anything! But breathe!`,
        },
        'Butler Biggles': {
          favor: `
            ME: Push a chair against the back of my knees! Then it won't be me who sat down!`,
        },
        'Plumber Polly': {
          favor: `
            ME: There's a sandwich in my top pocket! Feed me! And if it tastes of copper, that's the other pocket!`,
        },
        'Cousin Cornelius': {
          favor: `
            ME: Go and feel everybody's forehead for me! I can't reach, and somebody may be sinking!`,
        },
        'Cook Abena': {
          favor: `
            ME: Stir my soup! To the left! And tell it that I'm coming back!`,
        },
      },
      after: `
        [Drip.]
        BOSS: Sit down, it's only me. It was all so lovely, yesterday.
        PAL|LEAD: We've put a bucket under you.
        !BOSS: And who empties it?
        PAL|LEAD: We take turns.
        [Drip, drip, drip.]`,
      acts: [
        {
          title: "It's Only a Drip",
          time: 'MORNING',
          beat: 'A drip is stopped over one head, and starts over another.',
          text: `
            <2> > lead arrive
            BOSS: I haven't sat down since March. There's a drip over my chair. || I've been on my feet since March. It drips on my chair. Listen.
            [Drip. Drip. Drip.]
            FOE|LEAD: It's only a drip.
            * plant only
            BOSS: From over there, perhaps. From under it, it's the sea. || It's always a drip, when it's on somebody else.
            <first> PAL|LEAD: What's that old pipe doing in {a}?
            <first> BOSS: We lost the house, and kept the plumbing. It goes right round, with a hole over every chair. || It's all that's left of the house. One long pipe, with a hole over each of us.
            <first> PAL|LEAD: Why don't you put a bucket under it?
            <next> LEAD: Why don't you put a bucket under it?
            BOSS: There is one. It's full. And who's going to empty it? It isn't my water. || I did. It's full. I'm waiting for whoever's water it is.
            <?b> <3+> > hook FOE claim
            BOSS: But look what I've found! A cork! || But today I found a cork. The only one in the family.
            [{BOSS} pushes it into the pipe. PUPP. The drip stops.]
            <3+> [Drip. On {FOE}.]
            <2> [Drip. On {LEAD}.]
            !FOE|LEAD: It's on ME now! It's gone right down my neck! || It's moved! It's in my ear! It's ice cold!
            !BOSS: It has to come out somewhere. "Only", you said. || Stop it here, and it comes out there. "Only", you said.
            * plant rule
            <3+> [{FOE} takes the cork. PUPP.]
            <4+> [Drip. On {PAL}.]
            <4+> !PAL: I'm soaked! Do something!
            <4+> [{PAL} takes the cork. PUPP.]
            <first> <3+> BOSS: Ssh! A visitor! With a head! Get out a chair! || Somebody's coming! Quick, put a chair under the next hole!
            <3+> > lead arrive
            <3+> BOSS: Do sit down! No, there. || How nice! Have that chair!
            <3+> [Drip. On {LEAD}.]
            <3+> LEAD: Does it always rain on this one? || Is this the wet end?
            <3> FOE: It's only a drip.
            <4+> PAL: It's only a drip.
            > turns`,
        },
        {
          title: 'Do Me a Favor',
          time: 'LATER',
          beat: 'The cork goes round, until it ends up {where}; then it is fingers.',
          text: `
            > turns
            > place intro
            LEAD: Would somebody do me a favor, and lend me the cork? || I'm still under it. Could I have the cork for a bit, as a favor?
            FOE|BOSS: And who gets the drip?
            [PUPP. Drip. PUPP. Drip. The cork goes round, and the drip goes round ahead of it.]
            <3+> FOE: It's on my hat! ## It's down my front!
            <4+> !PAL: It's in my tea! ## It's down my back! And it isn't rushing! Keep that cork for a minute!
            <2> LEAD: It's in my tea!
            BOSS: It's back on mine! That seat was dry on one side! || It's found my chair! The seat was nearly damp!
            <3+> BOSS: This needs somebody who's fair to everybody. {call}, you put it in. || Stop! Let the visitor do it. {call}, you've no favorites here. || {call}, you don't like any of us yet. You take the cork.
            <2> BOSS: One of us has to be the bigger person. {call}, you put it in.
            > lead help
            > effect cork
            <3+> [Drip. On {BOSS}. {BOSS} puts a finger up the hole.]
            <3+> [Drip. On {FOE}. {FOE} puts a finger up the hole. And so on round, till every hole has a finger in it.]
            <2> [Drip. On {BOSS}. {BOSS} puts a finger up the hole. Drip. On {LEAD}. {BOSS} puts another finger up that one.]
            PAL|LEAD: It's stopped! Nobody move! || That did it! Now nobody let go!
            FOE|LEAD: And where does it come out now? || But where's it off to now?
            [From next door, a scream.]
            !BOSS: It's only a drip.`,
        },
        {
          title: 'Next Door',
          time: 'AFTERNOON',
          beat: 'The neighbors send it back, and everybody needs a favor.',
          text: `
            > place crowd
            BOSS: Neighbors! Forgive us for not shaking hands.
            ["It's dripping on our baby," say the neighbors. || "It's dripping into our cradle," say the neighbors.]
            * plant baby
            FOE|LEAD: But babies are always wet. || Is it a lot? A baby's wet anyway.
            PAL|LEAD: They're going home again. They're all looking at their fingers. || They've gone home. They were counting how many fingers we've got.
            > turns
            [From next door: pupp, pupp, pupp. The pipe begins to hum.]
            FOE|LEAD: They've sent it back! And there's more of it! || It's pushing! That's our drip, and all of theirs!
            BOSS: Both hands, everybody! || Then use your other hand, too!
            [Nobody has a hand free, but {LEAD}.]
            !BOSS: My nose itches. {call}! Do me a favor! || {call}! Quick, do me a favor! Scratch my nose!
            <3+> !FOE: I was first! I've itched since lunch! || Me, too! {call}, over here!
            <3+> > hook FOE favor
            <4+> !PAL: And then me!
            <4+> > hook PAL favor
            [{LEAD} runs round, does it all, and scratches.]
            !BOSS: Left. Higher. Ahh! I've never felt so close to anybody. || A bit to the right. Oh! Where have you been all my life?
            <?h> <3+> FOE: And who'll scratch {the}?
            <?h> <3+> BOSS: One thing at a time.
            <3+> FOE: And now the pipe, {call}! You've hands to spare! || Leave the noses, {call}! Stop that pipe!
            <2> +BOSS: And now the pipe, {call}! You've hands to spare!
            > lead attempt
            [The pipe hums a little higher.]
            BOSS: Thank you. Now it's cross. || That's done it. Now it's taken a breath.`,
        },
        {
          title: 'Whoever Lets Go',
          time: 'NIGHT',
          beat: 'Whoever lets go first gets all of it, and {boss} thinks of next door.',
          text: `
            > turns
            <3+> FOE: My arms have gone to sleep. They're snoring. || How long have we stood here? I can't feel my elbows.
            <3+> PAL|BOSS: So let go.
            <3+> FOE: Whoever lets go gets all of it! Ours, and theirs!
            <3+> PAL|BOSS: But it's one drip! || Oh, come. One drip!
            <3+> FOE: It was one, this morning. Since then it's been round the whole street!
            <2> BOSS: My arms have gone to sleep. They're snoring.
            <2> LEAD: So let go!
            <2> BOSS: Whoever lets go gets all of it! Ours, and theirs!
            <2> LEAD: But it's one drip!
            <2> BOSS: It was one, this morning. Since then it's been round the whole street!
            > lead comfort
            <?k> > hook FOE snap
            <?l> > hook PAL snap
            <?w> BOSS: If it all comes out, it'll take the furniture. {call}, is there anything that you'd still like?
            <?w> > lead lastWords
            > turns
            [A small voice comes through the pipe. "Are you still holding? We can't, much longer. And the cradle's right under it."]
            FOE|LEAD: That drip's ours. They never wanted it. || They didn't have a drip, before we did.
            !BOSS: No, mine. I had one drip, and I gave it to everybody. || No. I did. I was so quick to hand it on.
            [{BOSS} lets go, and walks across to the wet chair.]
            FOE|LEAD: Not there! You'll get the lot! || Don't sit down! It'll all come out on you!
            !BOSS: Hold yours. I'll take mine. It's only a drip.
            * pay only
            [{BOSS} sits down. Squish. And under the squish, a click.]`,
        },
        {
          title: 'The Wet Chair',
          time: 'MIDNIGHT',
          beat: 'It is found who could have stopped it, and how.',
          text: `
            <3+> [The pipe roars. Everybody runs, and holds both hands over {BOSS}'s head.]
            <2> [The pipe roars. {LEAD} runs, and holds both hands over {BOSS}'s head.]
            PAL|LEAD: Here it comes!
            [One drop. Then nothing.]
            FOE|LEAD: One drop? What did you do? || Is that all? Where's the rest?
            !BOSS: I only sat down. There's something under me. It's a tap. It says "Off". || I'm sitting on something. It's a tap. There's a label. "Sit here for off."
            PAL|LEAD: Under there, all this time? Why did nobody find it? || All you ever had to do was sit down?
            !BOSS: Who'd sit there? In the wet? || On a wet chair? We all had dry ones.
            * pay rule
            ["Thank you!" comes through the pipe. Then a very small snore.]
            * pay baby
            <?b> <3+> > hook FOE end
            > turns
            [{freed}]
            * prop
            FOE|LEAD: There's the cork! Who wants it?
            BOSS: You have it. || Take it. Do me a favor.
            PAL|LEAD: Not me, thank you. I'm dry.
            <?g> > place gift
            > turns
            <?r> > lead last
            [They all sit down. It's quiet. {hush}]
            [Drip.]
            <3+> [In a flash, everybody is up, with a finger in the pipe.]
            <3+> FOE: Not mine! || Not over here!
            <3+> PAL|LEAD: Mine's dry! Where's it coming from? || Nor here! Then where is it?
            <2> [In a flash, {LEAD} is up, with ten fingers in the pipe.]
            <2> LEAD: It isn't here! Where's it coming from?
            <3+> [Drip. They all turn round. {BOSS} is still sitting there, wiping both eyes.]
            <2> [Drip. {LEAD} turns round. {BOSS} is still sitting there, wiping both eyes.]
            FOE|LEAD: You're crying! || It's you! It's coming out of your eyes!
            <3+> !BOSS: You all held your hands over me. It's nothing. It's only a drip.
            <2> !BOSS: You held your hands over me. It's nothing. It's only a drip.`,
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
            BOSS: Then I'm dead. Nobody sends the dead a bill. || How much do we owe? I'd rather be dead. That's it! The dead don't pay!
            FOE|LEAD: Since when?
            !BOSS: Since breakfast. You weep, they go home, I get up. Fetch the coffin. || Since you asked. You weep, they go home, I get up. Is the good coffin free?
            [{BOSS} climbs into a coffin. From inside, TING.]
            PAL|LEAD: What's that bell? || Why does it ring?
            BOSS: In case one isn't dead. My grandfather rang it for a week. He only wanted toast.
            * plant bell
            <first> PAL|LEAD: There's a drip over your coffin. Why's your roof in {a}? || It's dripping on you. And why's your roof in {a}?
            <first> BOSS: They took the house. The roof came along, and so did the leak. || I had to sell the house. The roof, they gave back.
            <3+> <?a> > hook BOSS claim
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
            <taken> BOSS: I can't be dead without it! {call}, get it back! || No will, no funeral! {call}, get it back!
            <taken> > lead attempt
            <handed> > effect will
            > place worse
            <?b> > hook FOE stake
            <?how> FOE|LEAD: And how did {boss} die? They'll ask.
            <?how> !BOSS: Bravely, in a lake. The one in the dining room. || I was eaten. By something that can't be asked.
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
            PAL|LEAD: They've each got something long under one arm, rolled up. || What's that under their arms? It's long, with a point.
            FOE: Clubs, I should think. || Swords. It's a lot of money.
            [From the coffin, a very small TING.]
            LEAD: Dear friends. Go home as soon as you like. {Boss} was the most honest person I ever knew.
            [TING, TING.]
            LEAD: Second most honest. || I knew very few people.
            [The lid opens by an inch.]
            BOSS: Say something about my eyes.
            LEAD: And the eyes. There were two. ## And the eyes. They followed one about. So did the bills.
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
            BOSS: Then say that I was good-looking. ## Then say that I was good-looking. And sober. || Do the face. Say it was fine.
            LEAD: And such a face!
            [TING! TING! TING!]
            LEAD: I'm getting to it.
            FOE: {Boss} had the finest face in the county. It took up most of the head.
            <?g> > lead comfort
            <?h> > place stir
            > turns
            PAL|LEAD: One of them's coming. With a knife!
            BOSS: Tell them I'm catching!
            LEAD: Stand back! Whatever it was, it's catching!`,
        },
        {
          title: 'The Debt',
          time: 'AFTERNOON',
          beat: 'The creditors will not go, and the truth must out.',
          text: `
            <?i> > place door
            FOE|LEAD: They won't go home. They've waited twenty years for this, they say. || They've got out their knitting. They've waited twenty years, they say.
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
            !FOE: You heard what I said?
            !BOSS: Did you mean it, about the face?
            !FOE: I was asked to. The head, I meant.
            <?l> > hook BOSS snap
            <?m> > lead found
            <wish> BOSS: Then do your worst. But let {the} go. {call}, what would you like? || Take it all. Only leave a little something for {the}. {call}, what do you want?
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
            BOSS: "Nothing, to everybody, with love." And they're all still here.
            FOE|LEAD: But what's that they're holding? || And what's that in their hands?
            BOSS: Those aren't clubs. They're umbrellas. || Umbrellas. It's nothing but umbrellas.
            PAL|LEAD: One of them says, "Twenty years ago it rained. You lent me this." || "You lent us these," they say. "At the fair. In the storm."
            BOSS: They aren't creditors. They've come to give them back! A hundred umbrellas! || I remember! I gave them all away. I've been wet ever since.
            PAL|LEAD: And that knife?
            BOSS: It's for the cake.
            [A hundred umbrellas open, under the ceiling. FLUMP. Not a drop comes through.]
            <?s> > hook BOSS end
            > turns
            <?q> > lead last
            * pay bell
            LEAD: So will you stay out of the coffin?
            !BOSS: In a moment. It's lined. ## In a moment. It's the only silk that's touched me in years.
            [{BOSS} lies down in it again. TING.]
            LEAD: Are you all right in there?
            !BOSS: I've never felt better. Do the part about the head again.`,
        },
      ],
    },
  ],
}
