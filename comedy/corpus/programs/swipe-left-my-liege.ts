import { type Program } from '../../plays/card-types.ts'

/** A bell that marries whoever says two small words; two hundred suitors at the gate; a castle that never saw a mirror. */
export const swipeLeftMyLiege: Program = {
  name: 'Swipe Left, My Liege',
  people: {
    'King Lonely': {
      short: 'the King',
      want: 'somebody to sit next to',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} plumps up the cushion on the other throne.]
            ME: I plump it every morning, in case somebody sits next to me! Even the cat prefers the floor!`,
        snap: `ME: Let it take me! Only, could it take somebody else as well?`,
        later: `
          ME: Somebody sat next to me for the whole evening.
          ASK: Was it lovely?
          ME: There's only one armrest in the middle. We're at war.`,
      },
      turns: [
        `ME: I've had my bench made longer. It's for two.
         ASK: Who has the other end?
         ME: On weekdays, the cold.`,
        `ME: I've put a cushion on the other end.
         ASK: It's lying down.
         ME: It's the first one that ever stayed the night.`,
        `[{ASK} sits down on the bench, to tie a shoe.]
         ME: Don't move.
         ASK: What's wrong?
         ME: It's level. I never knew that it could be level.`,
      ],
      twist: 'A cushion moves in with the King',
    },
    'Lady Picky': {
      short: 'Lady Picky',
      want: 'to find nothing wrong',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
            [{ME} runs one white finger along a chair, and sighs.]
            ME: Something wrong again! There's always something wrong. It's getting hard to enjoy it!`,
        snap: `ME: And it isn't even the right shade of doom!`,
        later: `
          ME: I've got something now that there's nothing wrong with. I look at it all day.
          ASK: How's that?
          ME: I think it's starting to notice things about me.`,
      },
      turns: [
        `ME: I sent back the sunset.
         ASK: Why? What did it do?
         ME: It went down in front of everybody.`,
        `ASK: Is that your list of what you're looking for? It goes out of the door.
         ME: And down the stairs. There's somebody at the bottom, holding the pen.`,
        `ASK: It's only a plain biscuit.
         ME: It's brown. It's round. It's broken in just the right place.
         ASK: Are you crying?
         ME: I've got nothing to add.`,
      ],
      twist: 'Lady Picky sends back the sunset',
    },
    'Jester Jamal': {
      short: 'Jamal',
      want: 'to be taken seriously',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} trips over a stool. Everybody laughs.]
            ME: That was my knee! I'm serious!
            [They hold their sides.]`,
        snap: `ME: We're all going to die! No, don't clap!`,
        later: `
          ME: They take me seriously now. I told them the one about the duck.
          ASK: Did anybody laugh?
          ME: They've written to its mother.`,
      },
      turns: [
        `ME: My shoe's on fire.
         ASK: Stop it! My ribs!
         ME: It's gone up to the knee.
         ASK: It's how you say it!`,
        `ME: I've written a sad poem. "It rains."
         ASK: Ha! Is there any more?
         ME: There's a second verse. It rains in that one, too.`,
        `ME: I slipped on some soap this morning.
         ASK: Did it hurt?
         [{ME} sits down, very slowly.]
         ME: Would you mind asking me that again?`,
      ],
      twist: "Everybody laughs at Jamal's burning shoe",
    },
    'Sir Swagger': {
      short: 'Sir Swagger',
      want: 'to be liked without armor',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
            [{ME} bows. All round, there are sighs.]
            ME: They're sighing at the armor again! Somebody's in here, you know, being poached!`,
        snap: `ME: I can't run in this! I can't even shiver! I only ring!`,
        later: `
          ME: I've taken off the armor, and I'm liked anyway.
          ASK: So why the long face?
          ME: The armor's got a date on Friday, and I haven't.`,
      },
      turns: [
        `ASK: There's something dripping out of your knee.
         ME: That's me. I've been in here since spring.`,
        `[{ME} tries to sit down. There is a long creak.]
         ASK: Shall I help you to sit?
         ME: I'm sitting. This is as low as it goes.`,
        `[The helmet comes off. In it is a much smaller head, with a very large smile.]
         ASK: How do you do? I don't believe we've met.
         ME: I've been waving at you for years. It doesn't show.`,
      ],
      twist: "Something drips out of Sir Swagger's knee",
    },
    'Matchmaker Maud': {
      short: 'Maud',
      want: 'a match of her own',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} pairs up all the gloves in the room. One is left.]
            ME: Six hundred matches, and who's always the odd one? The cat's started to pity me.`,
        snap: `ME: Six hundred weddings, and I've caught every bouquet! Every one! With these hands!`,
        later: `
          ME: I've met somebody, at last.
          ASK: And how's it going?
          ME: Terribly. I keep trying to introduce us.`,
      },
      turns: [
        `ME: You'd go well with a baker.
         ASK: Why a baker?
         ME: You look as if you need to be left somewhere warm.`,
        `ME: Push these two candlesticks together for me.
         ASK: They don't seem to want to.
         ME: They never do at first. Look away.`,
        `[The two candlesticks stand close together, in the dark.]
         ME: What a shame. And I haven't got a match.
         ASK: I've got one.
         ME: Is that a light, or a proposal?`,
      ],
      twist: 'Maud introduces two candlesticks',
    },
    'Milkmaid Marta': {
      short: 'Marta',
      want: 'help with the other bucket',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} puts down two buckets, and looks at both hands.]
            ME: They all offer me an arm. Nobody ever takes a bucket! I used to be taller than my arms!`,
        snap: `ME: Who'll milk her in the morning? She only likes my thumbs!`,
        later: `
          ME: Somebody carries the other bucket for me now.
          ASK: And is it easier?
          ME: They skip. I get one of milk, and one of butter.`,
      },
      turns: [
        `ME: My cow's had a letter from a duke.
         ASK: From a duke? To a cow?
         ME: I put up her portrait, by mistake. It's the eyes.`,
        `ASK: What does the duke write?
         ME: "You speak to me without a word."
         ASK: And what did she write back?
         ME: She ate the pen.`,
        `ME: The duke's coming on Sunday, to meet her.
         ASK: Have you told him that she's a cow?
         ME: I did. "Nobody's perfect", he says. "I'm ninety, and I bite."`,
      ],
      twist: "A duke falls for Marta's cow",
    },
  },
  recall: `
    PAL|LEAD: The minstrels sing it under every window now. "{Line}."
    BOSS: Is it a love song?
    PAL|LEAD: It is, the way they do it. With the hips.`,
  scenarios: [
    {
      id: 'bell',
      shape: 'race',
      title: 'Do You Take Sugar? || Two Small Words',
      premise:
        'A castle must get unmarried before the sun goes down, as its bell marries whoever says two small words, and {keeper} has the ring.',
      game: 'Everybody is married to everybody by mistake, and it is very hard to talk without saying "I do".',
      facts: {
        prop: 'the ring',
        event: 'a dating show',
        crowd: 'the wedding guests',
      },
      effects: {
        ring: {
          noise: `FOE|LEAD: It's {where}! How do we get unmarried with a ring that's frightened of us?`,
          lost: `FOE|LEAD: It's {where}! So now it's for better, for worse, and for whatever comes out.`,
          stuck: `FOE|LEAD: It's {where}! They call it tying the knot. That's no reason to do it.`,
          mixed: `FOE|LEAD: It's {where}! That ring was our only way out, and now it wants to settle down!`,
          mess: `FOE|LEAD: It's {where}! I've heard of a marriage going under, but not at the start!`,
        },
      },
      hooks: {
        'King Lonely': {
          oops: `
            ASK: Do you know that your crown's on backward?
            ME: I do.
            [BADONG!]
            ME: You're my fourth today. But the first one who's looked at me.`,
          keep: `
            ASK: I could undo us. Or I could just stay here, next to you.
            ME: There's a cushion. It's waited thirty years. Sit gently.`,
        },
        'Lady Picky': {
          oops: `
            ASK: Do you ever stop complaining?
            ME: I do!
            [BADONG!]
            ME: I wish to complain.`,
          keep: `
            ASK: Shall we undo it? You must have found something wrong with me by now.
            ME: I've tried all afternoon. There's nothing. I'm furious.`,
        },
        'Jester Jamal': {
          oops: `
            ASK: Do you juggle?
            ME: I do.
            [BADONG!]
            ASK: Is this one of your jokes?
            ME: It's the first one that anybody ever took seriously.`,
          keep: `
            ASK: I'd like to stay married to you. I mean it.
            ME: You're not laughing!
            ASK: I'm trying very hard. It's the bells.`,
        },
        'Sir Swagger': {
          oops: `
            ASK: Do you hear an echo in that helmet?
            ME: I do.
            [BADONG! "I do," says the helmet. BADONG!]
            ASK: Now I've married the echo as well.`,
          keep: `
            ASK: I might stay. But I've only ever met the armor.
            ME: Hold the helmet.
            ASK: Oh. Hello. Who was I so afraid of?`,
        },
        'Matchmaker Maud': {
          oops: `
            ASK: Do you have a list of who's with whom?
            ME: I do.
            [BADONG!]
            ME: And now I'm on it. In my own handwriting!`,
          keep: `
            ASK: There's only us left, at the bottom of your list.
            ME: I could cross us out.
            ASK: You've no ink.
            ME: I've a whole bottle. Don't look at it.`,
        },
        'Milkmaid Marta': {
          oops: `
            ASK: Do you smell a cow?
            ME: I do.
            [BADONG! From outside, "Moo."]
            ASK: Who's that?
            ME: That's the bridesmaid.`,
          keep: `
            ASK: I'd stay, if there were anything that I could carry.
            ME: There's the other bucket! Left arm. Now I'm level!`,
        },
      },
      after: `
        [BADONG!]
        PAL|LEAD: Who's got married now?
        BOSS: The cook. Somebody asked who likes dumplings.
        PAL|LEAD: Who was it?
        BOSS: Everybody. It's a very long table.`,
      acts: [
        {
          title: 'Two Small Words || Tea for Two',
          time: 'AFTERNOON',
          beat: 'A bell marries whoever says "I do", even to sugar.',
          text: `
            <2> > lead arrive
            PAL|LEAD: I forget. Do you take sugar?
            BOSS: I do.
            [BADONG! High up, an enormous bell.]
            PAL|LEAD: Who's getting married? || What's that for?
            BOSS: We are. || Us. Congratulations.
            PAL|LEAD: I only asked about sugar!
            <4+> FOE: It's the wedding bell. Say those two words, and you're married to whoever asked. || It's the wedding bell. It hears two words, and marries you to whoever asked.
            <2-3> BOSS: It's the wedding bell. Say those two words, and you're married to whoever asked. || It's the wedding bell. It hears two words, and marries you to whoever asked.
            * plant bell
            PAL|LEAD: Can it be undone? || How does one stop it?
            BOSS: Watch. You hold the ring, and you say the other two. "I don't."
            [Dong. It sounds a little hurt.]
            * plant ring
            FOE|LEAD: So it's not so bad. || That's easy.
            PAL|BOSS: Until the sun goes down. After that, it's for life. || It's easy till sunset. Then it's forever. ## It's easy till sunset. Then it's forever, and his mother moves in.
            <?a> > place why
            <first> > hook BOSS claim
            <first> <3+> FOE: Somebody's at the door! Nobody ask them anything! || Here's a new one. Be careful. No questions.
            <3+> > lead arrive
            <handed> > place intro
            BOSS: {call}, listen. There are two words that one mustn't say in here. Do you understand? || Never say those two words, {call}. Do you hear me?
            LEAD: I do.
            [BADONG!]
            <first> <?c> > hook FOE claim
            > turns`,
        },
        {
          title: 'Do You Mind?',
          time: 'AN HOUR BEFORE SUNSET',
          beat: 'The ring ends up {where}, and everybody is married to somebody.',
          text: `
            <handed> BOSS: I'll undo us in a moment. {call}, hold the ring, while I find my glasses. || Hold the ring, {call}, and think of being single.
            <taken> BOSS: I'll undo us in a moment. Here's the ring. I only want my glasses.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that ring by sunset! {call}, is there anything that you can do? || Without the ring, it's for life! {call}, get it back!
            <taken> > lead attempt
            <handed> > effect ring
            > place worse
            > turns
            <?d> > hook FOE oops
            <handed> <?x1> > lead search
            <?e> > hook PAL oops
            <?who> <4+> PAL: You're married to me. I'm married to you, and you, and the one with the teapot.
            <?who> <4+> FOE: Then what am I?
            <?who> <4+> PAL: My mother-in-law. By a teapot. ## My mother-in-law. So you'll be staying three weeks, and looking in the oven.
            BOSS: Without the ring, we can't undo it! From now on, no questions. None that begin with "do".
            PAL|LEAD: Do we have to?
            [Everybody holds their breath.]
            BOSS: We must.
            [Silence. Up there, something huge swings, and misses.]
            > turns`,
        },
        {
          title: 'Everybody Brought a Toast Rack',
          time: 'HALF AN HOUR BEFORE SUNSET',
          beat: 'The bell has called the guests, and guests ask questions.',
          text: `
            > place crowd
            ["We heard the bell! Who's the happy couple?" || "Who's married to whom?" asks an aunt, with a fistful of rice.]
            FOE|BOSS: It's still growing. || Just throw the rice straight up.
            PAL|LEAD: They've each brought a toast rack.
            BOSS: For whom? ## For whom? I've only the one bed, and I'm told there are nine of us in it. || All of them?
            ["And do you like toast racks?" asks an aunt.]
            BOSS: I... adore them. ## I... have two at home, from the other two.
            [The bell creaks, and thinks it over.]
            > turns
            <?f> > hook BOSS oops
            <?x2> > lead ban
            <?deaf> ["Does anybody here speak up for the deaf?" asks an old uncle.]
            <?deaf> FOE|LEAD: I do!
            <?deaf> [BADONG!]
            <?deaf> PAL|LEAD: Now you're married to somebody who didn't even hear it. ## Now you're married to somebody who won't hear a word you say. It saves a year or two.
            <?h> > place stir
            > turns
            PAL|LEAD: The sun's on the hill! || That's the sun, sitting on the wall!
            FOE|BOSS: And once it's down, it's for life. || And once it's down, we're as married as mice. ## And we're all as married as mice. And you know what mice are like.`,
        },
        {
          title: 'The Last of the Light',
          time: 'A MINUTE BEFORE SUNSET',
          beat: 'The sun is going down on everybody, for life.',
          text: `
            <?i> > place door
            > turns
            <?x3> > lead comfort BOSS
            FOE|LEAD: If it's for life, who's got the cold feet? ## Five husbands by sunset! And there's one pillow I like! || Married to all of you! For life! Who snores?
            BOSS: I...
            [The bell leans closer.]
            !BOSS: ...might.
            > place peak
            <first> <?j> > hook FOE snap
            <first> <?k> > hook PAL snap
            <first> <?l> > hook BOSS snap
            > turns
            <wish> BOSS: {call}, you're married to most of us by now. What would you like for your wedding? || {call}, somebody ought to ask the bride or the groom. What do you want out of this?
            <wish> > lead lastWords`,
        },
        {
          title: 'For Life',
          time: 'SUNSET',
          beat: 'The ring is back in time, and there is a queue that nobody joins.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} {BOSS} catches it. There is one thin slice of sun.]
            <taken> [{freed} {BOSS} takes it. There is one thin slice of sun.]
            * prop
            !BOSS: The ring! There's time! Who wants to be undone first? || We can all be single! Quick, form a queue!
            [Nobody moves.]
            PAL|LEAD: After you. || I'll just see how the others do. ## I'll just see how the others do. I'm in the middle of the bed, and it's warm.
            !BOSS: Hurry! It's only two words! || Only two words! You've said the other two all day!
            [Nobody says them.]
            * pay ring
            FOE|LEAD: I had it ready. I can't seem to get it out. || I would. But I've only just learned how you take your tea.
            <?m> > hook FOE keep
            > turns
            > hook BOSS keep
            [The sun goes down. BADONG.]
            * pay bell
            <3+> PAL|LEAD: So I'm married to you, and you're married to them, and they're married to me. What does that make us?
            <3+> !BOSS: A family.
            <2> LEAD: That's for life, then. What does that make us?
            <2> BOSS: Two people, with forty toast racks. ## A bed with toast in it.
            <?o> > place gift
            <?p> > lead last
            > turns
            [The tea comes in. Everybody looks up at the bell.]
            PAL|LEAD: I forget. Do you take sugar?
            [{rise}]
            !BOSS: I do.`,
        },
      ],
    },
    {
      id: 'yes',
      shape: 'siege',
      title: 'Two Hundred Yeses || Nobody Under the Window',
      premise:
        'A castle must hold out against two hundred suitors, each of whom was sent a yes out of politeness, and {keeper} has the key.',
      game: 'It is a siege with the greatest respect: they fire flowers, and the castle fires excuses.',
      facts: {
        prop: 'the key',
        event: 'a dating show',
        crowd: 'the suitors',
      },
      effects: {
        key: {
          noise: `FOE|LEAD: It's {where}! We wanted to keep the gate shut, not announce it!`,
          lost: `FOE|LEAD: It's {where}! I'd sooner surrender than wait for that key to come out.`,
          stuck: `FOE|LEAD: It's {where}! Nobody can open it now. Not even the key!`,
          mixed: `FOE|LEAD: It's {where}! That's the key to the whole castle, and it can't keep itself closed!`,
          mess: `FOE|LEAD: It's {where}! It'll go into any lock now. It'll pour!`,
        },
      },
      changes: {
        looks: {
          hot: `FOE|LEAD: You're bright red, and you're steaming. They'll think that it's passion.`,
          cold: `FOE|LEAD: You're blue! If they want somebody cool, now's their moment.`,
          small: `FOE|LEAD: You're half the size! They'll have to draw straws for who gets the chair.`,
          bitten: `FOE|LEAD: You've been nibbled! Somebody couldn't wait for the wedding.`,
          wet: `FOE|LEAD: You're dripping. They'll think you've wept for them.`,
          sticky: `FOE|LEAD: You're covered in glue! If one of them kisses your hand, that's that.`,
        },
      },
      hooks: {
        'King Lonely': {
          card: `
            ASK: "We are so sorry. But we have brought a long bench. Would you care to sit next to us?"
            ME: Next to which one?
            ASK: It says, "We can take turns."`,
        },
        'Lady Picky': {
          claim: `
            [{ME} unrolls a very long list.]
            ME: There's something wrong with every one of them! I write it down, and then I haven't the heart to post it.`,
          card: `
            ASK: "No. But we looked at your portrait for a year, and found nothing wrong."
            ME: Nothing? Then they've got taste. Call them back, and I'll find out what's wrong with them!`,
        },
        'Jester Jamal': {
          card: `
            ASK: "It is a no. Seriously."
            ME: Read that last word again!
            ASK: "Seriously."
            ME: I'm going to have it framed.`,
        },
        'Sir Swagger': {
          card: `
            ASK: "It is a no to the armor. But who was that inside it, waving?"
            ME: They saw me! Somebody get me a can opener!`,
        },
        'Matchmaker Maud': {
          card: `
            ASK: "No, thank you. By the way, is the matchmaker taken? We have a lonely uncle, with a cat."
            ME: I've got a cat! They'd hate each other! It's perfect!`,
        },
        'Milkmaid Marta': {
          card: `
            ASK: "It is a no. But one of us has a strong left arm, and heard that there are two buckets."
            ME: Which one? Tell it to wave! No, not that arm!`,
        },
      },
      after: `
        [THROOMP! A bouquet, through the window.]
        PAL|LEAD: I thought that we were friends with them now!
        BOSS: We are. That's a thank-you for the supper. And there's one for the thank-you, that I sent them for the first one.
        PAL|LEAD: How long has that been going on?
        BOSS: They're winning.`,
      acts: [
        {
          title: 'Yes Is Quicker || A Window and a Heart',
          time: 'MORNING',
          beat: 'Somebody could not say no, and now there are two hundred suitors at the gate.',
          text: `
            <2> > lead arrive
            FOE|LEAD: How does this show work? || Where do all those portraits go?
            BOSS: They send me portraits. If it's a yes, we get married. If it's a no, it goes out of the window. || A yes goes on the pile, and I marry it. A no goes out of the window, frame and all.
            FOE|LEAD: And how many have you thrown? || There isn't one on the grass.
            !BOSS: None. They'd all put on their best collars. ## None. They'd written such things underneath. There was a bishop who could do it standing up. He meant the tango. || I couldn't. They'd combed their dogs. ## I couldn't. They'd combed their dogs. One had sent a picture from the bath, with a duck where it mattered.
            PAL|LEAD: So you said yes? To all of them? || So they're all on the pile? That's a yes to everybody!
            !BOSS: Yes is quicker.
            [THROOMP! A bouquet flies in through the window.]
            FOE|LEAD: What's that? || Who's throwing flowers?
            BOSS: It's only the spring. || That's the gardener. It's piecework.
            * plant flowers
            PAL|LEAD: There's an army out there! In collars! || It's two hundred people! With a catapult!
            <2> BOSS: They can't all marry me! I've only the one spare chair!
            <3+> BOSS: Then shut the gate! || Quick, lock it!
            [Two hundred voices. "May we come in? There's something that we have to say!"]
            <3+> FOE: They want to propose. All at once. Just tell them no!
            <2> LEAD: Tell them no!
            BOSS: To their faces? I've never said it in my life. I don't know how it starts. || I can't! I get as far as the N, and then I ask if they've eaten.
            * plant no
            <first> <3+> PAL: There's one who's got in already! || Look out! One of them's over the wall!
            <3+> > lead arrive
            <handed> > place intro
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'A Volley of Excuses',
          time: 'MIDDAY',
          beat: 'The key ends up {where}, and the castle fires back.',
          text: `
            <handed> BOSS: That's the only key. {call}, take it, and open to nobody. || {call}, you've the face of somebody who can say no. You take the key.
            <taken> BOSS: That's the only key. We open to nobody.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: That was the only key! {call}, can you get it back? || {call}, get us the key back! And gently!
            <taken> > lead attempt
            <handed> > effect key
            > turns
            <first> <?c> > hook FOE claim
            [THROOMP! THROOMP!]
            PAL|LEAD: Carnations! What have we got to fire back?
            BOSS: Excuses. || Only reasons.
            FOE|LEAD: Tell them that you're washing your hair. || Shout that you're ill!
            ["We'll wait!"]
            BOSS: They'll wait! They're so nice about it! || They're sending up soup! ## They're sending up soup! In a heart-shaped pan! And it's good!
            <?ill> PAL|LEAD: Tell them that you're promised to a dragon.
            <?ill> ["Congratulations! May we meet it?"]
            <?ill> BOSS: Now I'll have to find one. ## Now I'll have to find one. And I've nothing clean that's fireproof.
            <handed> <?x1> > lead search
            <?e> > place uses
            > turns
            <?d> > place why
            <?x2> > lead ban`,
        },
        {
          title: 'It Is Only Knocking',
          time: 'AFTERNOON',
          beat: 'The suitors bring up a battering ram, and the castle practices a short word.',
          text: `
            FOE|LEAD: They've brought up a battering ram! || It's a whole tree! They're bringing it to the gate!
            BOSS: What are they doing with it?
            FOE|LEAD: Knocking.
            [Tap, tap, tap.]
            BOSS: If I don't say no, I'll have to marry them all! Who's ever been firm? || I must learn to say no, or I'll be married two hundred times! Who's ever been firm?
            > turns
            <?x3> > lead teach BOSS
            PAL|LEAD: Start with the N. Then make your mouth round. ## Start with the N. Think of my ex, at the door, with the guitar. || Say "nose". Now leave off the end.
            !BOSS: Nnnn... nice of you to ask. || No... No... Norway's lovely at this time of year.
            <?g> > place stir
            FOE|LEAD: The gate's giving! || They've found that it isn't locked. It only sticks.
            <3+> PAL: Hide! We'll say that you've moved. || Get out of sight! We'll say there's nobody home!
            <3+> > place stow BOSS
            <3+> * rest BOSS
            > turns`,
        },
        {
          title: 'Begins with N',
          time: 'EVENING',
          beat: 'The suitors are in, and the short word must be said.',
          text: `
            > place crowd
            <3+> PAL: Good evening! There's nobody home.
            <3+> ["That's all right. We'll say it to nobody."]
            <3+> * enter BOSS
            <3+> > place back BOSS
            <3+> > change looks
            BOSS: They're all looking at me. || Look at them. They've even brought their mothers. ## Look at them. All those knees. And their mothers are looking at my hips.
            PAL|LEAD: Go on. One little no, and nobody has to marry. It begins with N. || Go on. Say it, and you're free. It begins with N.
            <?x4> > lead comfort BOSS
            > turns
            !BOSS: Dear everybody. You're charming. I've loved the flowers. And it's... it's... || I think you're wonderful, each of you. And I have to tell you something. It's...
            <?lw> LEAD: Shall I say something first?
            <?lw> > lead lastWords
            !BOSS: No!
            [{hush}]
            * pay no
            FOE|LEAD: You said it! || It came out!
            [Two hundred people breathe out. Some of them hug.]
            [In the front row, one of the suitors takes off a ring, and puts it back in its little box, and pats it.]
            PAL|LEAD: They look so relieved. ## They look so relieved. I've never been let down by so many at once. It's usually one at a time. || Why are they all smiling?
            > turns`,
        },
        {
          title: 'There Was a Card',
          time: 'NIGHT',
          beat: 'Somebody reads the cards that came with the flowers.',
          text: `
            [{freed} It falls among the bouquets.]
            * prop
            PAL|LEAD: Wait. There's a card in with these flowers!
            FOE|BOSS: There's one in all of them. Who was meant to read them? || Nobody ever reads the card!
            PAL|LEAD: "We thank you for your yes. We are so sorry. It is a no." || "Dear friend. How can we say this? No."
            BOSS: And the others?
            FOE|LEAD: "No." "No." "Regretfully, no." This one's drawn a sad horse. || It's a no. They're all a no. This one's got a poem, and that's a no, too.
            * pay flowers
            BOSS: Then what did they come for?
            PAL|LEAD: Not to propose! They came to say no, and didn't like to do it in a letter. || To say it. They were too polite to put it in writing.
            BOSS: All that way, not to marry me? ## All that way, not to marry me? I'd had everything waxed! || All two hundred? With soup? ## All two hundred? With soup? I'd had everything waxed!
            FOE|LEAD: They even brought a tree. || With a tree.
            <?m> > hook FOE card
            > turns
            > hook BOSS card
            <?o> > place gift
            <?p> > lead last
            > turns
            ["May we stay to supper?" call the suitors. || "May we stay the night?" call the suitors.]
            BOSS: That's two hundred chairs! || It's two hundred beds!
            FOE|LEAD: You know how to say it now! It begins with N!
            !BOSS: Yes.
            [{rise} Two hundred people cheer.]
            FOE|LEAD: Why didn't you say no?
            !BOSS: Yes is quicker.`,
        },
      ],
    },
    {
      id: 'mirror',
      shape: 'wrong guest',
      title: "That's Who I Want || A Speaking Likeness",
      premise:
        'A whole castle is in love with one small portrait, which {keeper} is looking after, and nobody there has ever seen a mirror.',
      game: 'Everybody who looks into the frame sees the face of somebody wonderful, and it smiled at them first.',
      least: 3,
      facts: {
        prop: 'the portrait',
        event: 'a dating show',
        crowd: 'the wedding guests',
      },
      effects: {
        portrait: {
          noise: `BOSS: My love's {where}! You frightened it! It was pale enough when I looked at it!`,
          lost: `BOSS: My love's {where}! I'd hoped to have it over for dinner. Not like that!`,
          stuck: `BOSS: My love's {where}! It's wrapped up in somebody else!`,
          mixed: `BOSS: My love's {where}! And it only met me this morning!`,
          mess: `BOSS: My love's {where}! It had just started to clear up!`,
        },
      },
      hooks: {
        'King Lonely': {
          sees: `
            ME: It's got such lonely eyes. I'd move over for those eyes.
            ASK: And what did it do?
            ME: It moved over.`,
          truth: `
            ASK: Make room in the frame. I'd like to be next to you.
            ME: In a picture? Then you'd never get up!`,
        },
        'Lady Picky': {
          sees: `
            ME: It's too proud in the chin. And it looked me up and down, as if I were the one with the faults!
            ASK: So you didn't care for it?
            ME: I've never been so attracted.`,
          truth: `
            ASK: That's you in there. Is there anything wrong with it?
            ME: I've searched it all day, from an inch away. I couldn't find a thing.`,
        },
        'Jester Jamal': {
          sees: `
            ME: I told it something sad.
            ASK: Did it laugh?
            ME: It had a tear in its eye. It's the first that ever took me seriously.`,
          truth: `
            ASK: I take you seriously. In the frame, and out of it.
            ME: With the bells on?
            ASK: They only make it sadder.`,
        },
        'Sir Swagger': {
          sees: `
            ME: You can't see the face. It's all in armor.
            ASK: Then what do you see in it?
            ME: Somebody who's much too hot. I felt so understood.`,
          truth: `
            ASK: Lift the visor. Now look at it again.
            ME: That's what's under there? It's rather sweet!
            ASK: It's a lot better than the armor.`,
        },
        'Matchmaker Maud': {
          sees: `
            ME: I thought, now why is that one still on the shelf?
            ASK: Did it look back?
            ME: As if it had somebody in mind for me.`,
          truth: `
            ASK: Look who's beside you, in the frame. I've been there the whole time.
            ME: You go with my nose. You go with my cat. Oh my. It's a match!`,
        },
        'Milkmaid Marta': {
          sees: `
            ME: It had milk on its chin. I wiped mine, as a hint.
            ASK: And what did it do?
            ME: It took the hint. You don't often find that.`,
          truth: `
            ASK: You're leaning, in the picture. Give me the other bucket.
            ME: You'd carry it?
            ASK: Look. Now we're both straight.`,
        },
      },
      after: `
        PAL|ANY: Where's the portrait?
        BOSS: I've lent it to the stable. I had to. The horses were letting themselves go.
        PAL|ANY: And how do they like it?
        BOSS: There's one who won't come to the door until noon.`,
      acts: [
        {
          title: 'Left, Left, Left || The Last One on the Pile',
          time: 'MORNING',
          beat: 'Of all the portraits only one is not thrown out of the window, and it smiles.',
          text: `
            BOSS: Left. Left. Left. || No. No. Certainly not.
            [Whatever goes to the left flies out of the window. It's one portrait after another.]
            PAL|ANY: That one was a duke! ## That one was a duke! He'd been painted from behind. It was his better side. || There was a prince among those! ## There was a prince among those! With thighs!
            BOSS: It was painted with its dog. I'd always be second. || It had its hand in its coat. What's it keeping in there?
            FOE: Then there's only this one left. It's small and round, it's all glass, and it came with a comb. || That's the whole pile. There's just this tiny one. It's painted on glass, and it came with a razor.
            [{BOSS} looks into it. "Aaah."]
            BOSS: That's who I want.
            * plant love
            PAL|ANY: Who is it?
            BOSS: I don't know. But when I smiled, it smiled. We'll be married tonight. || Somebody who blinks when I blink. We'll be married tonight.
            FOE: Portraits don't smile. Give it to me. || Pictures don't do that. Show me.
            [{FOE} looks into it. "Aaah."]
            FOE: It didn't smile at you! It smiled at me! || I was wrong. It smiled. But it was at me!
            <?a> > place why
            <first> > hook BOSS claim
            <first> PAL|ANY: We need somebody to guard it. Somebody who can't be tempted by looks. || Somebody must guard it from you two. Here's a stranger. Strangers don't fall in love. They haven't time.
            > lead arrive
            <handed> > place intro
            > turns
            <?c> > hook FOE sees`,
        },
        {
          title: 'It Misted Over',
          time: 'LATER',
          beat: 'Two hearts are set on the same face, and it ends up {where}.',
          text: `
            PAL|LEAD: What color are its eyes?
            BOSS: Brown. ## Brown. They undress one. I let them get as far as the collar. || Green, like a pond that thinks.
            FOE: They're blue! || Gray! I looked right into them!
            <?eyes> PAL|LEAD: But {boss} has brown eyes. And {foe} has blue ones. || But {boss} has green eyes. And {foe} has gray ones.
            <?eyes> !BOSS: You see? It was made for me.
            BOSS: I got so close that I could feel it breathe. And it misted over. It's shy! || I bent down to kiss it. And it came up to meet me! ## I bent down to kiss it. It met me halfway, with its mouth open. It's no amateur.
            FOE: It did that with me, too.
            * plant two
            <handed> BOSS: Then it's a flirt! {call}, take it away from {foe}! || Enough! {call}, keep it safe. And don't let {foe} breathe on it!
            <taken> BOSS: Then it's a flirt! Take it away from {foe}!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: Let {the} get it back. || {call}, you get it back. It doesn't know you yet.
            <taken> > lead attempt
            <handed> > effect portrait
            > place worse
            > turns
            <?d> > hook PAL sees
            <handed> <?x1> > lead search
            FOE: It'll come back to me. It's got the same sense of humor. ## It'll come back to me. I showed it my shoulder, and it showed me its shoulder. || It loves me. Whenever I looked, it was already looking. ## It loves me. I undid one button, and so did it.
            <?x2> > lead ban
            > turns`,
        },
        {
          title: 'The Wrong Eyes',
          time: 'AFTERNOON',
          beat: 'The guests come to a wedding that has two sides and nobody in the middle.',
          text: `
            > place crowd
            [Somebody throws rice. It hits {BOSS} and {FOE} equally.]
            ["Which is the happy one?" asks a cousin. || "Who's marrying whom?" asks a cousin.]
            BOSS: I am. To a face. || Me! To somebody small, and round, with a handle.
            FOE: So am I. To the same one. || No, me! It's as good as promised! It nodded!
            <?describe> ["And what does it look like?" asks the cousin.]
            <?describe> BOSS: It's got a noble nose. ## It's got a mouth that's been kissed, but not lately. || It's got something in its teeth. I find that human.
            <?describe> FOE: It's got a freckle, here. || It's got a small scar, from falling off a pony.
            <?describe> PAL|LEAD: You've both got one of those.
            <?describe> BOSS: Love makes people alike.
            > turns
            <?f> > hook BOSS sees
            <handed> <?x3> > lead attempt
            <?g> > place stir
            <?left> FOE: It's left-handed. I waved.
            <?left> BOSS: So it is! I wave with the right, and it always comes to meet me.
            > turns`,
        },
        {
          title: 'A Duel over a Dinner Plate',
          time: 'TOWARD EVENING',
          beat: 'They will fight over a face that neither of them has ever heard.',
          text: `
            FOE: I'll joust you for it. || Then I choose the lance. Whoever stays up may have it.
            BOSS: With pleasure. Aim at my heart. It's broken anyway. || Very well. But not the face. It knows me by my face.
            [They charge at each other, on two chairs. Both miss.]
            !FOE: You shut your eyes! || You missed on purpose! ## You missed on purpose! My ex never did!
            BOSS: It's the only place where I can still see it. || You're the only one I can talk to about it.
            <?h> > place door
            > turns
            <?x4> > lead comfort BOSS
            > place peak
            <first> <?i> > hook FOE snap
            <first> <?j> > hook PAL snap
            <first> <?k> > hook BOSS snap
            > turns
            <wish> BOSS: I never even heard its voice. {call}, you held it. What would it say to me? || {call}, you knew it best. Say a few words, as if you were my love.
            <wish> > lead lastWords`,
        },
        {
          title: 'Both at Once',
          time: 'EVENING',
          beat: 'The portrait is back, and for the first time two people look into it together.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} and {FOE} both grab it. They look, cheek to cheek.]
            * prop
            BOSS: What are you doing in there, beside my love? || That's you! You're in the picture!
            FOE: It's my love, and you're the one with an ear in it! || And so are you! With your ear against my darling!
            PAL|LEAD: Hold on. If that one's you, and that one's you, who's left?
            [They put out their tongues. So does everybody in the frame.]
            * pay two
            BOSS: It's me? That's what I look like? || Do you mean to say that I'm the one?
            FOE: Didn't you know? || You've had it on all your life!
            BOSS: I've only ever been painted. I thought that it was somebody much nicer. || I've only seen what they painted. I always took me for somebody worse. ## I've only seen what they painted. They charge extra for a neck. I've spent a fortune on a stranger's chest.
            FOE: It was. || You ought to look more often. We have to.
            <?l> > hook FOE truth
            > turns
            <first> > hook BOSS truth
            <next> <?tb> > hook BOSS truth
            <?n> > place gift
            <?o> > lead last
            > turns
            PAL|LEAD: So there's no wedding. What do we tell all those people? || But whom are you going to marry now?
            BOSS: Come here. Closer. All of you. || Nobody, today. Squeeze up. Hold it further away.
            [{rise} They all look into the little frame. They all just fit. "Aaah."]
            * pay love
            !BOSS: That's who I want.`,
        },
      ],
    },
  ],
}
