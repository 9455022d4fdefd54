import { type Program } from '../../plays/card-types.ts'

/** Its people are cats, all of them; whoever else comes in is not. */
export const catwalkForCats: Program = {
  name: 'Catwalk for Cats',
  people: {
    'Fabrizio Fluff': {
      short: 'Fabrizio',
      want: 'to be copied',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
          [{ME} strikes a pose, and looks round. Nobody else is doing it.]
          ME: Forty collections, and never once copied! I leave the patterns lying about! ## Forty collections, and never once copied! Half this town's slept at my house, and not one took a pattern!`,
        later: `
          ME: I've been copied! I went out in my bathrobe, by mistake.
          ASK: And?
          ME: Look out there. The mailman's a medium.`,
      },
      turns: [
        `ME: This hat is the future.
         ASK: It's a flowerpot.
         ME: At the moment.`,
        `ASK: There's a tulip coming out of your hat.
         ME: I told you that it was the future. One only has to water it.`,
        `ASK: Everybody out there has put a flowerpot on!
         ME: They've copied me!
         ASK: It's hailing.
         ME: Don't tell me why. Just let me look.`,
      ],
      twist: 'Fabrizio brings the flowerpot into fashion',
    },
    'Supermodel Mittens': {
      short: 'Mittens',
      want: 'the other half of a sardine',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} unwraps half a sardine, and looks behind it.]
          ME: Always the front half! Somewhere there's a tail that I've never met! ## Always the front half! I've had husbands like that. Where does the tail go?`,
        later: `
          ME: I've had a whole sardine.
          ASK: How was it?
          ME: I couldn't finish. I asked for a doggy bag, and they called the guards.`,
      },
      turns: [
        `ASK: Would you like a biscuit?
         ME: I'll look at it. That's plenty, thank you.`,
        `ASK: You've been looking at that biscuit for an hour.
         ME: I know. I'll have to go for a run.`,
        `ASK: Where's the biscuit gone?
         ME: I only closed my eyes. And opened my mouth.
         ASK: So how did it taste?
         ME: Just the way it looked.`,
      ],
      twist: 'Mittens dines by looking at a biscuit',
    },
    'Seamstress Soo': {
      short: 'Soo',
      want: 'a label with one name on it',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} bites off a thread. There is a label in the collar, with somebody else's name.]
          ME: I sew it, and they sign it! "Soo" would fit on any label! ## I sew it, and they sign it! I've had pins in every famous behind, and still no label says "Soo"!`,
        later: `
          ME: I've got my name on a label now.
          ASK: So everybody knows it?
          ME: They think it's the size.`,
      },
      turns: [
        `ME: Hold still. It's only one more pin.
         ASK: Ow! That's me!
         ME: It hangs much better now.`,
        `ASK: I can't move. You've sewn me to the curtain!
         ME: I wondered why it had elbows.`,
        `[The curtain opens, and takes {ASK} along. Applause.]
         ASK: They're asking who made me!
         ME: And what do you say?
         ASK: Soo. With a needle. Repeatedly.`,
      ],
      twist: 'Soo sews somebody into the curtain',
    },
    'Whiskers Dubois': {
      short: 'Whiskers',
      want: 'a lap',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} turns round three times before {ASK}'s knees, and sits on the floor.]
          ME: I'm feared in four countries. One doesn't get a lap that way. They all stand up. ## I'm feared in four countries. I've been asked upstairs in all of them. But nobody's ever just sat still for me.`,
        later: `
          ME: I found a lap yesterday, a warm one.
          ASK: Where is it?
          ME: It stood up.`,
      },
      turns: [
        `ASK: What did you think of lunch?
         ME: I wept.
         ASK: Was it as good as that?
         ME: It was soup. I wept for the bowl.`,
        `ME: I've written a review of the rain.
         ASK: Did you like it?
         ME: "Repetitive. But it comes from above."`,
        `ASK: What would you write about me?
         ME: You brought me a cushion this morning. I can't find a thing wrong with you.
         ASK: That's a compliment!
         ME: It's a disaster. I've four columns to fill.`,
      ],
      twist: 'Whiskers reviews the rain without mercy',
    },
    'Judge Tabitha': {
      short: 'Tabitha',
      want: 'to push one glass off a table',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} puts out a paw to a glass on a table's edge. Somebody coughs. The paw goes back.]
          ME: I'm a judge. I've not pushed that glass every single day for years!`,
        later: `
          ME: I pushed a glass off a table, yesterday.
          ASK: How was it?
          ME: I've done the shelf. I've done the other shelf. I need more shelves.`,
      },
      turns: [
        `ASK: Which is better, the red or the blue?
         ME: I never judge before lunch.`,
        `ASK: Now you've had lunch. The red, or the blue?
         ME: I never judge on a full stomach.`,
        `ASK: I've taken the red one. I couldn't wait any longer.
         ME: That's what I'd have said.
         ASK: Then why didn't you?
         ME: You wouldn't have been so sure.`,
      ],
      twist: 'Tabitha never judges before lunch, or after',
    },
    'Lint-Roller Lena': {
      short: 'Lena',
      want: 'to be finished, once',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} rolls the last hair off a coat. Another floats down.]
          ME: I was finished! For one whole second! And it's mine. I shed when I hurry. ## I was finished! For one whole second! And it's mine. I shed when I'm in love.`,
        later: `
          ME: I was finished, yesterday. There wasn't one hair left, on anybody.
          ASK: So you had the evening off!
          ME: I was so bored that I brushed a dog.`,
      },
      turns: [
        `ASK: Stop rolling! That's my hair!
         ME: It was on your coat.
         ASK: It was on my head!`,
        `ASK: What's that big furry thing on your shelf?
         ME: That's all I've rolled off since Monday. I call it Gordon.
         ASK: Why has it got ears?
         ME: It wanted them.`,
        `["Prrrr."]
         ASK: Gordon's purring!
         ME: Quick, bring something black to sit on. It's never had anything of its own.`,
      ],
      twist: "Lena's ball of lint grows ears",
    },
  },
  recall: `
    PAL|LEAD: There's a new look this season. It has "{Line}" written on it.
    BOSS: On the front?
    PAL|LEAD: On the back. So that one can say it while leaving.`,
  scenarios: [
    {
      id: 'dot',
      shape: 'siege',
      least: 3,
      title: 'Going That Way || A Small Red Dot',
      premise:
        'Cats compete for a prize for dignity, whoever chases a small red dot is out, and {lead} is holding the pointer.',
      game: 'Nobody chases it, they all happen to be going that way, until only one of them is left in.',
      facts: {
        prop: 'the pointer',
        event: 'a contest',
        crowd: 'the critics',
      },
      effects: {
        beam: {
          noise: `[ZEEP! ZEEP! At every sound, the dot jumps a yard to the left.]`,
          lost: `[ZEEP! The dot is there. It isn't there. It's there again.]`,
          stuck: `[ZEEP! The dot sticks to the floor, tugs, comes loose, and shoots off.]`,
          mixed: `[ZEEP! The dot wanders from one to another, as if it couldn't choose.]`,
          mess: `[ZEEP! The dot is as big as a plate now, and wobbly at the edge.]`,
        },
      },
      hooks: {
        'Fabrizio Fluff': {
          gift: `
            [Every critic in the hall wiggles as {ME} wiggled.]
            ME: They're copying me! Down to the hips!
            ASK: It's only instinct.
            ME: It's only autumn. It'll be everywhere by spring.`,
        },
        'Supermodel Mittens': {
          gift: `
            ASK: I've had half a sardine up my sleeve all day. You'd better have it.
            ME: It's the tail! I knew that somebody in here smelled wonderful.`,
        },
        'Seamstress Soo': {
          gift: `
            ASK: Everybody's asking who sewed a dress that one can pounce in.
            ME: Write it down. S, O, and then another O. Put it on a label!`,
        },
        'Whiskers Dubois': {
          gift: `
            [{ME} turns round three times, and sits down. On {ASK}.]
            ASK: That's my lap!
            ME: I was going for the floor. It's a lap! Don't anybody stand up!`,
        },
        'Judge Tabitha': {
          gift: `
            [ZEEP. The dot stops on a glass, at the very edge of a table.]
            ASK: Go on. We'll say it was the dot.
            [Tinkle.]
            ME: Oh, that's good. That's very good.`,
        },
        'Lint-Roller Lena': {
          gift: `
            ASK: Look at the runway. They've pounced it clean.
            ME: There isn't a hair on it, from end to end! I'm finished! Don't anybody scratch!`,
        },
      },
      after: `
        [ZEEP!]
        BOSS: Who put a new battery into that?
        PAL|LEAD: Everybody did. One after the other. All night.`,
      acts: [
        {
          title: 'The Golden Whisker',
          time: 'BEFORE THE SHOW',
          beat: 'A prize is given for dignity, and {lead} switches on a small red dot.',
          text: `
            <next> [{BOSS} taps on a glass.]
            !BOSS: The Golden Whisker goes to the cat with the most dignity. I've won it nine years running. || Tonight I award the Golden Whisker, for dignity. I've won it myself, nine years running.
            FOE: Running? || You ran?
            !BOSS: Walking. A great cat doesn't chase. Whoever chases is out, behind that curtain. || I walked. Whoever runs after anything is out. You go behind that curtain.
            PAL|FOE: What's behind it? || And what happens there?
            !BOSS: Nothing. That's the punishment.
            * plant chase
            <first> > lead arrive
            <first> !BOSS: You're no cat, so nothing will tempt you. {call}, hold my pointer. It's for hems. || You'll do. You haven't got a tail. {call}, take my pointer, and show us this hem.
            <next> !BOSS: {call}, nothing ever tempts you. Hold my pointer. It's for hems.
            LEAD: What does this button do? || With this button?
            [ZEEP! A small red dot appears on a hem. All heads turn.]
            LEAD: Is it meant to be red? || Should there be a little light?
            FOE: Is what? || Where?
            PAL|BOSS: Then why is your behind moving?
            [{FOE}'s behind wiggles, left, right, left.]
            !FOE: It's the new walk.
            [ZEEP! The dot slides a yard to the right. Somehow, {FOE} is a yard to the right.]
            <4+> !PAL: You're standing on my foot! || That's my foot you're on!
            !BOSS: Were you chasing that? || Did you chase that?
            !FOE: I was going that way.
            <?b> > hook FOE claim
            !BOSS: Eyes up! Find something better to look at! || Heads up, everybody! There must be something else to see!
            > place intro
            LEAD: All that, and you're still watching the floor? || All that going on, and nobody looked up?
            FOE: What floor? || All what?
            > turns`,
        },
        {
          title: 'Behind the Curtain',
          time: 'AN HOUR BEFORE THE SHOW',
          beat: 'Whoever chases is out, and nobody ever chased anything.',
          text: `
            > turns
            [{LEAD} waves away a fly. ZEEP! The dot goes up a lamp. {FOE} strolls after it, very fast.]
            PAL|BOSS: And how did you get on that lamp? || Come down! What do you want on a lamp?
            !FOE: On foot. I've a friend up here. || I often come up. I've got a friend here.
            PAL|BOSS: Then introduce us. || Who? There's nobody.
            !FOE: We've just parted. ## We've just parted. I met something red. || You've scared it off. It's shy, and very small. ## It's shy. It's small, and red, and I've never felt like this.
            !BOSS: Out you go! Curtain!
            [{FOE} goes, nose in the air. Swish.]
            <3> !BOSS: {call}, put out that dot, before we lose anybody else! || One gone! {call}, do something about that dot!
            <4+> !PAL: {call}, put out that dot, before we lose anybody else! || One gone! {call}, do something about that dot!
            > lead attempt
            > effect beam
            <?x2> > lead ban PAL
            <4+> [The dot stops beside {PAL}. {PAL} lies down on it.]
            <4+> !BOSS: What's that under you?
            <4+> !PAL: A warm spot. || Nothing. I'm tired.
            <4+> [The dot moves on. So does {PAL}, lying down.]
            <4+> !BOSS: You're lying down at thirty miles an hour! || Nobody lies down as fast as that!
            <4+> !PAL: It's how I rest. || I'm too tired to walk.
            <4+> !BOSS: Out!
            <4+> !PAL: I was going that way.
            <4+> [Swish.]
            <4+> !FOE: Now you're on MY foot. || Mind my foot!
            > turns`,
        },
        {
          title: 'Left, Right, Left',
          time: 'THE SHOW',
          beat: 'The critics have seen everything, but not this.',
          text: `
            > place crowd
            !BOSS: They've seen everything, these critics. Nothing moves them. Now point at nothing, {call}! || Behave! A critic sees it all, and never moves a muscle. {call}, don't point at anything!
            LEAD: Where's that? || And how do I hold it?
            [{LEAD} looks for a place. ZEEP! Left. Right. Left. All the critics' heads go left, right, left.]
            LEAD: What do they see? || Have they lost something?
            ["The sleeves," say the critics. Their behinds wiggle. ## "The legs," say the critics. Their behinds wiggle.]
            [ZEEP! A great thump. All the critics are in one heap.]
            LEAD: They all jumped! || They're on top of one another!
            ["We were going that way," says the heap.]
            !BOSS: Out! The whole heap!
            [Swish, swish, swish. The hall is empty.]
            !FOE: It's filling up nicely in here. || Come in! There's room at the back.
            !BOSS: No talking back there!
            <3> !FOE: Psst! {call}! Point it at us! || {call}! Put your hand through the curtain!
            <4+> !PAL: Psst! {call}! Point it at us! || {call}! Put your hand through the curtain!
            [{LEAD} puts a hand through the curtain. ZEEP! Thump. Thump. Giggling.]
            !BOSS: What's going on in there? || And what happens now?
            !FOE: Nothing. That's the punishment.
            > turns`,
        },
        {
          title: 'The Winner',
          time: 'DURING THE SHOW',
          beat: '{Boss} is the last one in, and has never been so alone.',
          text: `
            > turns
            !BOSS: I'm the only one in! I win! That's ten years running! || Then I'm the last one in. It's mine again! Ten years running!
            LEAD: Walking.
            [{BOSS} bows to the empty seats. Behind the curtain, a great cheer.]
            !BOSS: Oh! Thank you! || You're too kind!
            <3> !FOE: It's on the ceiling! || It's going round and round!
            <4+> !PAL: It's on the ceiling! || It's going round and round!
            <?c> > hook BOSS claim
            <?x5> > lead comfort BOSS
            !BOSS: Listen to them! I've never chased a thing. || I'd never make a noise like that. I've never chased a thing.
            LEAD: Never? Not even once? || Not even when you were little?
            !BOSS: A leaf, once. I nearly had it, and somebody laughed. Since then I've given up string. Moths. My own tail! ## A leaf, once. I nearly had it, and somebody laughed. Since then I've given up string. Moths. A sailor called Marcel. || Once. It was a leaf. I fell over it, and they all laughed. So I gave up leaves. String. My own tail! ## Once. It was a leaf. I fell over it, and they all laughed. So I gave up leaves. String. A sailor called Marcel.
            [Behind the curtain, thump, and a roar of laughter.]
            !BOSS: You see? They're laughing at somebody! || There! Who's the poor fool?
            <3> !FOE: It was me! I ran up a critic! Do it again! || Me! I've run into a wall! Once more!
            <4+> !PAL: It was me! I ran up a critic! Do it again! || Me! I've run into a wall! Once more!
            <4+> !FOE: Then it's my turn! || Me next! I've only had one wall!
            <?e> !BOSS: Don't they mind? Being laughed at?
            <?e> LEAD: They're waiting in line.
            > turns`,
        },
        {
          title: 'Going That Way',
          time: 'AFTER THE LAST DRESS',
          beat: 'The dot comes out, and {boss} must choose.',
          text: `
            [{LEAD} takes the hand out of the curtain. ZEEP. The dot is on {BOSS}'s left shoe.]
            PAL|FOE: It's gone! Where is it? || Hey! Who's got it?
            LEAD: Out here. || It's come to see the winner.
            [Under the curtain, a long row of eyes.]
            !BOSS: I'm not looking. || What's out here? I don't see a thing.
            LEAD: Then what's your behind doing? || So why's your behind wiggling?
            !BOSS: It's the new walk.
            * pay chase
            !FOE: Chase it, and you're out! || You'd be out! In the dark! With us!
            <4+> !PAL: And then who'd be in? || So who'd be left in?
            <3> LEAD: And then who'd be in? || So who'd be left in?
            [{BOSS} looks at the Golden Whisker, and the empty seats. {BOSS} puts it down on the floor.]
            !BOSS: Nobody. I've been in for ages, and there was never anybody in. || Only the prize. And it isn't much of a talker.
            [{BOSS} jumps! ZEEP! Up the lamp, down the lamp, round and round, and through the curtain. Swish!]
            !FOE: You ran! Right into ME! || You landed on us! Twice!
            !BOSS: Did anybody laugh? || Was it funny?
            <4+> !PAL: Everybody. || We're still laughing.
            <3> !FOE: Everybody. || We're still laughing.
            !BOSS: Good. Do it again!
            > turns
            <?c> > hook BOSS gift
            <?b> > hook FOE gift
            <?j> > lead last
            LEAD: And who gets this? || So whose is this, now?
            [{LEAD} holds up the Golden Whisker. It glitters, and it dangles on a string.]
            LEAD: Why's everybody looking at me like that?
            [All the behinds go left, right, left. THUMP! The floor shakes.]
            LEAD: You chased me! All of you! ## You all jumped on me! One of you is still holding on! || That's every cat in the house! On my stomach! ## That's every cat in the house! And somebody's licking me!
            PAL|FOE: Nobody chased anybody. || Chased? Who's chasing?
            !BOSS: I was going that way.`,
        },
      ],
    },
    {
      id: 'lives',
      shape: 'favours',
      title: 'A Dress to Die For || One Left',
      premise:
        'Cats with few lives left must borrow from one another to show a deadly dress, while {lead} looks after the book in which the lives are counted.',
      game: 'Those with nine lives are afraid of everything, and the only one who has never had more than one is not.',
      facts: {
        prop: 'the book',
        event: 'a fashion show',
        crowd: 'the kittens',
      },
      effects: {
        count: {
          noise: `FOE|BOSS: I lost two from the noise alone! Or three! Who's counting now?`,
          lost: `FOE|BOSS: All our lives were in there! We've been mislaid!`,
          stuck: `FOE|BOSS: I can't look up how many I've got! I daren't sit down!`,
          mixed: `FOE|BOSS: It can't tell one of us from another now! I might be you! You've been run over!`,
          mess: `FOE|BOSS: The ink will run! I'll be down to a smudge!`,
        },
        front: {
          noise: `PAL|LEAD: The bang has shaken the first two pages apart. They'd stuck together. With tuna.`,
          lost: `PAL|LEAD: It's been turned inside out. The front's on top. Has anybody ever read the front?`,
          stuck: `PAL|LEAD: The rope has pulled the first two pages apart. There's writing in between!`,
          mixed: `PAL|LEAD: It's fallen open at the front. It never used to let anybody see that page.`,
          mess: `PAL|LEAD: The first two pages have soaked apart. There's writing in between!`,
        },
      },
      hooks: {
        'Fabrizio Fluff': {
          gift: `
            ASK: The kittens have all stuck their heads through an old sock.
            ME: That's my collar! They've copied me! All nine hundred inches!`,
        },
        'Supermodel Mittens': {
          gift: `
            ASK: I owe you this. I kept it from lunch. It's the other half.
            ME: With the tail on? Don't talk to me for a minute.`,
        },
        'Seamstress Soo': {
          gift: `
            ASK: I owe you this. I sewed it myself, so it's crooked.
            ME: It says "Soo". I'll cut up anybody who tries to straighten it.`,
        },
        'Whiskers Dubois': {
          gift: `
            ASK: I owe you a lap. Here. Mind the left knee.
            ME: I shall have to turn round three times first. It's the law. Prrrr.`,
        },
        'Judge Tabitha': {
          gift: `
            ASK: I owe you this. It's my best glass, at the very edge. I'm not looking.
            [Tinkle.]
            ME: Perfect. And have you got the jug that goes with it?`,
        },
        'Lint-Roller Lena': {
          gift: `
            ASK: I owe you this coat. I've been over it four times.
            ME: There isn't one hair on it! I'm finished! Nobody hug me!`,
        },
      },
      after: `
        PAL|LEAD: It's been so quiet since they all found out.
        BOSS: They're being careful. One old tom went to the mailbox in a helmet.
        PAL|LEAD: Did he get there?
        BOSS: He's stopped to smell something. He says he never used to have the time.`,
      acts: [
        {
          title: 'One Left',
          time: 'MORNING',
          beat: 'Somebody must wear a deadly dress, and has only one life left in the book.',
          text: `
            <2> > lead arrive
            BOSS: Here's tonight's dress. Heels like chimneys, and a train with a hook in it. It's a dress to die for! || They've sent the dress! Ten feet of train, and heels like stilts. It's a dress to die for!
            <3+> !FOE: That's the trouble. I've one left. || And I'm to wear it! I've one left.
            <3+> BOSS: One dress?
            <3+> !FOE: One life. I used to have nine. || One life, of nine. And nobody else fits the dress.
            <2> [{BOSS} looks down from the heels.]
            <2> +BOSS: That's the trouble. I've one left. One life. I used to have nine.
            <?a> PAL|LEAD: What became of the others?
            <?a> FOE|BOSS: Two on the stairs, one in the tub, and five in Venice. I'd heard that the streets were lovely. ## Two on the stairs, one in the tub, and five in Venice. One was passion. It was a high window.
            <2> LEAD: Who counts them?
            BOSS: It's all in my book. Nine each. When one goes, there's a puff of fur, and I cross it out. At zero, that's that.
            * plant book
            <3+> <first> > lead arrive
            > place intro
            [PLOOF! A puff of fur.]
            LEAD: What was that?
            <4+> PAL: Me. I was startled to death. That leaves five.
            <?t1> <4+> LEAD: But you're still standing!
            <?t1> <4+> PAL: That's the fifth one, standing.
            <2-3> BOSS: Somebody was startled to death. Strike out one. The next one's already standing up.
            > turns`,
        },
        {
          title: 'A Small Loan',
          time: 'LATER',
          beat: 'Lives are lent at a price, and the book ends up {where}.',
          text: `
            > turns
            <3+> FOE: I'll walk if somebody lends me one. To be on the safe side. || I'm not putting that on without a spare. Who'll lend me a life?
            <4+> PAL: I would. But I'd want something for it.
            <4+> <?d> > hook PAL claim
            <2-3> BOSS: I'd lend out one of mine. But I'd want something back.
            <?c> > hook BOSS claim
            <?e> FOE|LEAD: It's a deal! Whatever it is, I'll owe it to you.
            <?e> BOSS: Put it in writing. I've been haunted by a handshake. ## Put it in writing. I got married on a handshake.
            [{BOSS} opens a thick little book.]
            !BOSS: {call}, take the book, and write it down. One life, from this cat to that one. || It must all be written down. {call}, the book! Cross one out, and put one in.
            > lead help
            > effect count
            BOSS: It's {where}! So how many has everybody got? || Then nobody knows any more! It's {where}!
            PAL|LEAD: It could be eight. || Somebody might have dozens.
            +FOE|BOSS: It could be none! I might be finished, and not have been told! || Or this might be it! This! Now! With my hair like this! ## Or this might be it! This! Now! And I'm in my old underwear!
            > place worse
            [PLOOF! PLOOF!]
            <?w1> BOSS: Whose were those? || Who was that?
            <?w1> PAL|LEAD: Nobody's saying.
            > turns
            <?x1> > lead search`,
        },
        {
          title: 'Nine Each',
          time: 'AFTERNOON',
          beat: 'The kittens come, who have all of theirs, and one of them is generous.',
          text: `
            > place crowd
            [The kittens climb up everything, and fall off. PLOOF! PLOOF! PLOOF! "AGAIN!"]
            <?r1> FOE|BOSS: Look at them! Throwing them about, as if they grew on trees! || I was like that. I jumped off a wardrobe because it was Tuesday.
            <?r1> PAL|LEAD: Nobody tells them, at that age. || They've nine each. They think that's a number.
            > turns
            <?wall> [A kitten tugs at {LEAD}. "What does the dress do?"]
            <?wall> BOSS: It goes to the end of the runway, and takes somebody with it.
            <?wall> ["Can I be next?"]
            <3+> [The smallest kitten holds out a puff of fur to {FOE}. "I've got eight more. I like the way you walk."]
            <2> [The smallest kitten holds out a puff of fur to {BOSS}. "I've got eight more. I like the way you walk."]
            FOE|BOSS: I can't take that! What would you want for it? || For me? And what do you want for it?
            <3+> ["For it?" says the kitten. "How do you mean, for it?" {FOE} has something in one eye.]
            <2> ["For it?" says the kitten. "How do you mean, for it?" {BOSS} has something in one eye.]
            <?f> FOE|BOSS: I charged my own sister for one. With interest. ## I left somebody once, for a life and a half. It seemed like such a good offer.
            <?x2> > lead teach
            > turns`,
        },
        {
          title: 'How Many Have You Got?',
          time: 'EVENING',
          beat: 'Somebody must stop {machine}, and the one who goes has only ever had one life.',
          text: `
            > turns
            BOSS: They're waiting for the dress. Has everybody got at least one? || It's time. Who feels sure of being alive?
            <?x3> > place door
            > place peak
            [PLOOF! PLOOF! PLOOF! PLOOF!]
            FOE|LEAD: Somebody has to stop that!
            BOSS: I can't. I might be on my last, and I've a fitting at eight. || It would be an honor, for somebody else. I've a feeling that I'm on zero.
            > turns
            LEAD: I'll go.
            BOSS: How many have you got?
            LEAD: Of what? || How many what?
            BOSS: Lives!
            LEAD: Just the one, I think.
            [A kitten is sent out of the room.]
            <3+> FOE: One? To begin with?
            PAL|BOSS: And you left the house? With one? || With one? And you got out of bed? This morning?
            LEAD: Everybody does, where I'm from. || People do. They take an umbrella.
            <?g> FOE|BOSS: And you fall in love, and everything? On one? ## And you marry people? On one? Without trying them first?
            <?g> LEAD: That's usually what it gets spent on. ## That's usually what it gets spent on. The rest goes to the lawyers.
            <?x4> > lead comfort BOSS
            <?h> BOSS: And if you don't come back? What would you have liked?
            <?h> > lead lastWords`,
        },
        {
          title: 'The Front of the Book',
          time: 'SHOWTIME',
          beat: '{Lead} saves them on a single life, and the book turns out to have a first page.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} looks at it, upside down.]
            * prop
            > effect front
            BOSS: What does it say?
            PAL|LEAD: "Number of lives. One each."
            FOE|BOSS: One? And all the puffs, every time we... went?
            PAL|LEAD: "Number of puffs. That depends on the cat."
            * pay book
            BOSS: So we never had nine. || Then what was it that I crossed out, all those years?
            <3+> FOE: You mean it was the same one? The whole time? || It was one and the same? On the stairs? And in Venice?
            LEAD: It's held up very well. || You've looked after it. In your way.
            > turns
            <?d> > hook PAL gift
            <?c> > hook BOSS gift
            <?i> > place gift
            <?j> > lead last
            <2> [{BOSS} looks at the dress, for a long time, and steps into the heels.]
            <3+> [{FOE} looks at the dress, for a long time, and steps into the heels.]
            <3+> BOSS: You're going to wear it? Now that you know? || But it's as dangerous as it was this morning!
            <2> LEAD: You're going to wear it? Now that you know?
            FOE|BOSS: How do you do it, on only one?
            LEAD: One foot, and then the other. || You pick your nicest shoes, and go.
            [The kitten carries the train. Not a puff. Not a sound.]
            LEAD: How does it feel?
            FOE|BOSS: High up. But it's a lovely view. And I've one left.`,
        },
      ],
    },
    {
      id: 'thread',
      shape: 'locked room',
      title: 'All One Thread || Who Are You Wearing?',
      premise:
        'Whoever moves undresses somebody else, as the whole collection is knitted from one thread, and the end of it is round the foot of {lead}.',
      game: 'Whenever one of them poses, another one loses a sleeve.',
      facts: {
        prop: 'the thread',
        event: 'a fashion show',
        crowd: 'the photographers',
      },
      changes: {
        coat: {
          hot: `PAL|BOSS: It's been baked. Feel those pleats! They're crisp!`,
          cold: `PAL|BOSS: It's frozen stiff. What a line! It stands up without anybody in it!`,
          small: `PAL|BOSS: It's shrunk to fit, down to the toes. We never get the toes right!`,
          bitten: `PAL|BOSS: It's got tiny holes, all over. It's lace! We could never afford lace!`,
          wet: `PAL|BOSS: It's soaked, and it clings. It's very daring, in wool.`,
          sticky: `PAL|BOSS: It stays on by itself. There isn't a button on it anywhere!`,
        },
      },
      hooks: {
        'Fabrizio Fluff': {
          gift: `
            ASK: They're all taking their coats off, out there. They want to look like you.
            ME: They're copying me! And I've nothing on!`,
        },
        'Supermodel Mittens': {
          gift: `
            ASK: Nobody has to fit into anything tonight. Here's the rest of your sardine.
            ME: The tail! Has it got any friends?`,
        },
        'Seamstress Soo': {
          gift: `
            ASK: All that wool, and there was only one label left in it.
            ME: It says "Soo". It must have been in there since the first stitch. I was so young!`,
        },
        'Whiskers Dubois': {
          gift: `
            ASK: Would you sit on my lap? Nobody else has thought of it.
            ME: A lap! You had one, and you've been standing up all day!`,
        },
        'Judge Tabitha': {
          gift: `
            ASK: There's nothing left to spoil. And there's a glass, right at the edge.
            [Tinkle. Splash.]
            ME: It was full! I've waited all these years, and it was full!`,
        },
        'Lint-Roller Lena': {
          gift: `
            ASK: You can put down that roller. There isn't a coat left in the house.
            ME: Then I'm finished! I'm really finished! Nobody buy anything!`,
        },
      },
      after: `
        PAL|LEAD: It's in all the magazines. This winter, one wears one's own fur.
        BOSS: Are they paying us for it?
        PAL|LEAD: They've sent us a bill. For copying.`,
      acts: [
        {
          title: 'Not One Knot',
          time: 'MORNING',
          beat: 'The whole collection is one thread, and {lead} steps on the end of it.',
          text: `
            <2> > lead arrive
            !BOSS: Tonight they'll all ask you, "Who are you wearing?" And what do you say? || Before we start. They'll ask you, "Who are you wearing?" What's the answer?
            FOE|LEAD: My mother? She did up the back. || My mother. She did the collar.
            * plant mother
            !BOSS: Nobody wears their mother! You're wearing The House of One Thread! It's knitted in one piece, from your hood to my vest, without a knot. || Never say "mother"! Say "The House of One Thread"! All that we've got on is one piece of wool. There isn't a knot in it.
            * plant wool
            FOE|LEAD: Wouldn't a knot be safer? || Not even a small one?
            !BOSS: Knots are for dogs. And what's a cat without clothes?
            <2-3> FOE|LEAD: Cold? || A cat?
            <4+> PAL: Cold? || A cat?
            !BOSS: Nobody!
            * plant nobody
            <?c> > hook BOSS claim
            <3+> > lead arrive
            > place intro
            [In the fright, everybody takes a step. RIPPITY-RIPPITY! Something unravels.]
            !BOSS: Where's my left sleeve?
            FOE|LEAD: It's running away, along that thread! || There's only a thread. It goes all the way over there!
            [The end of the thread is round the foot of {LEAD}.]
            LEAD: Shall I bring it back? || I'm so sorry. I'll walk it home.
            [RIPPITY-RIPPITY!]
            <3+> !FOE: My collar! {The} took one step, and I lost a collar! || There goes my seat! And I was standing still! ## There goes my seat! I usually get dinner first!
            <2> !BOSS: My collar! You took one step, and I lost a collar!
            PAL|LEAD: Shouldn't we cut it?
            !BOSS: Cut One Thread? Then it's two! || And have Two Threads?
            FOE|LEAD: So whoever moves undresses somebody else?
            !BOSS: So nobody move, till the show's over!
            > turns`,
        },
        {
          title: 'Nobody Move',
          time: 'A MOMENT LATER',
          beat: 'Everybody stands still, and finds out that nobody can.',
          text: `
            > turns
            FOE|LEAD: My nose itches.
            !BOSS: Leave it! Your arm's holding up my vest! || Don't! That elbow's the back of my vest!
            !FOE|LEAD: It's only a small scratch. || Just with one finger.
            [RIPPITY.]
            <2-3> !BOSS: There goes my hood! || That was my scarf!
            <4+> !PAL: There goes my hood! Now I've a cold head. Ah... ah... || That was my scarf! And now there's a draft. Ah... ah...
            <4+> !BOSS: Don't sneeze! It's my other sleeve! || Hold it in! Think of my other sleeve!
            <4+> !PAL: Tchoo!
            <4+> [RIPPITY-RIPPITY! {BOSS} has two bare arms.]
            <4+> !BOSS: Bless you. || And I'd ironed it.
            LEAD: I could knit it back on. || Let me. I'll put it all back.
            <3+> > lead attempt
            <2> > lead attempt
            [RIPPITY-RIPPITY-RIPPITY!]
            FOE|BOSS: Stop helping! That was both my socks! || Put your hands down! I had socks on, before you helped!
            LEAD: They're here. All of it's come round to me. It's up to my knees. || It's all wound round my legs. Is this for me? It's so warm.
            <?x2> > lead wait
            > turns`,
        },
        {
          title: 'This Way, Please',
          time: 'THE SHOW',
          beat: 'The photographers come, and everybody is too vain not to turn.',
          text: `
            > place crowd
            > turns
            ["THIS WAY, PLEASE! OVER THE SHOULDER!"]
            !BOSS: Don't turn round! They say that to the chairs! || Nobody look! It's a trick! They'd say that to a bucket!
            !FOE|LEAD: They said, "Gorgeous." I'll give them one eyebrow. ## They said, "Gorgeous." I've waited years for that, in the dark, from anybody. Just one eyebrow. || But they mean me! I'll only lift my chin. ## But they mean me! I've undressed for less. I'll only lift my chin.
            [RIPPITY-RIPPITY! {BOSS} has no skirt any more.]
            !BOSS: That was my skirt! || I felt that! All the way round!
            ["AND YOU, IN THE VEST!"]
            !BOSS: In the vest? That's me. One has to give them something. || Who? Me? Well, if they insist. I've a very good profile.
            <2> [RIPPITY-RIPPITY! Along the whole runway, trouser legs come to an end.]
            <3+> [RIPPITY-RIPPITY! {FOE} has no trousers any more.]
            <3+> !FOE: You did that on purpose! || You saw whose that was!
            <3+> !BOSS: They asked for my profile. I've two. I had to be fair. || You started it, with that chin! And I've got two shoulders!
            <3+> [They pose at each other, harder and harder. RIPPITY! RIPPITY! RIPPITY!]
            <4+> !PAL: That's ME you're undressing! I'm not even in this fight! || Stop it! You're both fighting, and I've no shirt!
            <?d> > hook PAL claim
            LEAD: Thank you, thank you! It's up to my chest! || For me again? You're too kind! I can't see my knees!
            <3+> FOE: It's {the}! That foot's wearing half of us! || It all goes back to that foot! It's taking everything!
            <3+> !BOSS: Then put it where it can't move. It needs a lid! || Shut it up, where there's no room to turn!
            <3+> > place stow LEAD
            <3+> [From {hide}, RIPPITY-RIPPITY-RIPPITY!]
            <3+> LEAD: I'm only turning round three times, the way you do. || It's nice in here! I'm just turning round, to find the soft side.
            <2> !BOSS: It all goes round that foot! Stop turning!
            <2> LEAD: I'm only looking for the foot.
            > turns`,
        },
        {
          title: 'One Cuff',
          time: 'DURING THE SHOW',
          beat: 'Only {boss} has anything left to lose, and {lead} has too much on.',
          text: `
            > turns
            [RIPPITY-RIPPITY! Rip.]
            <3+> !FOE: I've nothing on! Nobody look! I haven't been seen like this since the vet! || That was the last of it! Don't look, anybody! ## That was the last of it! Don't look, anybody! Or if you do, say something!
            <4+> !PAL: Move over, behind that chair! My last sock's gone, and it wasn't on a foot! || Is there room under that table? I'm down to a pocket!
            !BOSS: I've got one cuff. I'm still somebody. || Everything's gone but this one cuff. But it's a cuff by One Thread!
            LEAD: It's up to my chin! Could anybody let me out? || It's stopped being cozy! Would somebody pull me out?
            <3+> !FOE: Across the runway? Past the cameras? With nothing on? || I can't come out! They'd see that I'm nobody!
            <2> !BOSS: Across the runway? Past all those cameras?
            <4+> !PAL: {boss} could go! {boss} has a cuff!
            <3> !FOE: You go, {boss}! You've got a cuff!
            <3+> !BOSS: If I take one step, it's gone. There's nobody else left to undress. || But who'd lose a sleeve if I moved? There's only me left to lose one!
            <2> LEAD: You've still got a cuff!
            <2> !BOSS: If I take one step, it's gone. There's nobody else left to undress.
            LEAD: Mmf! || Mmmf!
            FOE|BOSS: It's over the mouth! || It's got to the mouth!
            [A very small "mmf".]
            !BOSS: It only wanted to walk my sleeve home. || It said "thank you" for every stitch. And I asked for a lid.
            [{BOSS} takes a step. Rippity. Another. Rip. The cuff is gone.]
            <3+> !FOE: Come back! You're naked! In front of everybody! || They can all see you! From every side!
            <3+> !BOSS: I know. There's a breeze. Where's that lid? || Then they'll see how one opens a lid.
            <2> [Flash! Flash! Flash!]
            <2> LEAD: Mmf mmf!
            <2> !BOSS: I know. I'm naked, and there's a breeze. Where's your nose?`,
        },
        {
          title: 'Who Are You Wearing?',
          time: 'A MOMENT LATER',
          beat: '{Lead} comes out in the whole collection, and {boss} in nothing.',
          text: `
            <3+> > place back LEAD
            [Round {LEAD} are miles and miles of wool. There is a nose, and there are two feet.]
            <3+> > change coat
            LEAD: Mmf you. Thank you. It fits all over. || I was only saying "thank you". My mouth was full.
            * pay wool
            FOE|BOSS: That's us! That's all of us, on one person!
            ["OOOH!" But nobody's looking at the coat.]
            LEAD|PAL: They're looking at you. || They've all turned round. It's you that they want.
            !BOSS: At me? There's nothing on me! || But I haven't a stitch on!
            FOE|LEAD: You've got fur on. It goes all the way round. || What's that, then? With the stripes?
            !BOSS: That old thing? I've had it since I was born. || This? I only wear it underneath.
            PAL|LEAD: It fits. Even in the back, where it wrinkles. || And there isn't a knot in it.
            [{BOSS} lifts one arm, slowly. Nothing comes off. {BOSS} turns right round.]
            <3+> !FOE: You turned round, and I haven't lost a thing! || You moved! And I'm no more naked than I was!
            <2> LEAD: You turned round, and nobody's lost a thing!
            !BOSS: Come out, everybody! You can move!
            > turns
            <?k> <3+> > lead found
            <?d> > hook PAL gift
            <?c> > hook BOSS gift
            <?j> > lead last
            ["THIS WAY, PLEASE!" Everybody poses, as often as they like.]
            FOE|LEAD: So what's a cat without clothes?
            !BOSS: A cat. || Look around. A cat.
            * pay nobody
            PAL|LEAD: Here they come. What do we say? || Quick, what's the answer? They're going to ask!
            * pay mother
            ["WHO ARE YOU WEARING?"]
            !BOSS: My mother. She did it with her tongue.`,
        },
      ],
    },
  ],
}
