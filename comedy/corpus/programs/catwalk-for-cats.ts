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
          ME: I'm a judge. I've not pushed that glass every single day for years! ## I'm a judge. I've not pushed that glass, or called my tennis coach, every single day for years!`,
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
            ME: It's the tail! I knew that somebody in here smelled wonderful. ## It's the tail! All evening I thought that it was the gin.`,
        },
        'Whiskers Dubois': {
          gift: `
            [{ME} turns round three times, and sits down. On {ASK}.]
            ASK: That's my lap!
            ME: I was going for the floor. It's a lap! Don't anybody stand up! ## I was going for the floor. It's a lap! Don't move, or I'll call my lawyer!`,
        },
        'Lint-Roller Lena': {
          gift: `
            ASK: Look at the runway. They've pounced it clean.
            ME: There isn't a hair on it, from end to end! I'm finished! Don't anybody scratch! ## There isn't a hair on it, from end to end! I've finished! I'd only ever heard about it!`,
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
            !BOSS: Walking. A great cat doesn't chase. Whoever chases is out, behind that curtain. ## Walking. I let a sailor leave without even waving. Whoever chases is out, behind that curtain. || I was walking. Whoever runs after anything is out. You go behind that curtain. ## Walking. I let a sailor sail. Whoever runs after anything is out. You go behind that curtain.
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
            !BOSS: Eyes up! Find something better to look at! ## Eyes up! Think of your mortgages! || Heads up, everybody! There must be something else to see! ## Heads up! Look at something else! Think of the rent!
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
            !FOE: We've just parted. ## We've just parted. It was only physical. || You've scared it off. It's shy, and very small. ## It's shy. It's small, and red, and I've never felt like this.
            !BOSS: Out you go! Curtain!
            [{FOE} goes, nose in the air. Swish.]
            <3> !BOSS: {call}, put out that dot, before we lose anybody else! || One gone! {call}, do something about that dot!
            <4+> !PAL: {call}, put out that dot, before we lose anybody else! || One gone! {call}, do something about that dot!
            > lead attempt
            > effect beam
            <?x2> > lead ban PAL
            <4+> [The dot stops beside {PAL}. {PAL} lies down on it.]
            <4+> BOSS: What's that under you?
            <4+> !PAL: A warm spot. ## Nobody you know. || Nothing. I'm tired. ## Nothing. We're just friends.
            <4+> [The dot moves on. So does {PAL}, lying down.]
            <4+> !BOSS: You're lying down at thirty miles an hour! || Nobody lies down as fast as that! ## Nobody lies down as fast as that! Not even in port!
            <4+> !PAL: It's how I rest. ## It hasn't asked me to stop. || I'm too tired to walk. ## Then you've never been in love.
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
            !BOSS: They've seen everything, these critics. Nothing moves them. Now point at nothing, {call}! ## They've seen everything, these critics. Nothing moves them. Ask their divorce lawyers. Now point at nothing, {call}! || Behave! A critic sees it all, and never moves a muscle. {call}, don't point at anything! ## Behave! A critic never moves a muscle. Ask the divorce lawyers. {call}, don't point at anything!
            LEAD: Where's that? || And how do I hold it?
            [{LEAD} looks for a place. ZEEP! Left. Right. Left. All the critics' heads go left, right, left.]
            LEAD: What do they see? || Have they lost something?
            ["The sleeves," say the critics. Their behinds wiggle.]
            [ZEEP! A great thump. All the critics are in one heap.]
            LEAD: They all jumped! || They're on top of one another!
            ["We were going that way," says the heap.]
            !BOSS: Out! The whole heap!
            [Swish, swish, swish. The hall is empty.]
            !FOE: It's filling up nicely in here. ## Come in, everybody! Collars off! || Come in! There's room at the back. ## Come in! There's room underneath.
            <5+> ANY: Which of these feet is mine? || Whose foot am I on now?
            !BOSS: No talking back there!
            <3> !FOE: Psst! {call}! Point it at us! || {call}! Put your hand through the curtain!
            <4+> !PAL: Psst! {call}! Point it at us! || {call}! Put your hand through the curtain!
            [{LEAD} puts a hand through the curtain. ZEEP! Thump. Thump. Giggling.]
            !BOSS: What's going on in there? || And what happens now? ## And what's going on now?
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
            !LEAD: Walking.
            [{BOSS} bows to the empty seats. Behind the curtain, a great cheer.]
            !BOSS: Oh! Thank you! || Please! Don't get up!
            <3> !FOE: It's on the ceiling! || It's going round and round!
            <4+> !PAL: It's on the ceiling! || It's going round and round!
            <4+> !FOE: So am I! ## So am I! Don't stop!
            <5+> ANY: And who's on my head?
            <?x5> > lead comfort BOSS
            !BOSS: Listen to them! I've never chased a thing. ## Listen to them! I've slept alone for nine years. I've never chased a thing. || I'd never make a noise like that. I've never chased a thing. ## I'd never make a noise like that. Not even in bed. I've never chased a thing.
            !LEAD: Never? Not even once? || Not even when you were little?
            !BOSS: A leaf, once. I nearly had it, and somebody laughed. Since then I've given up string. Moths. My own tail! ## A leaf, once. I nearly had it, and somebody laughed. Since then I've given up string. Moths. A sailor called Marcel. || Once. It was a leaf. I fell over it, and they all laughed. So I gave up leaves. String. My own tail! ## Once. It was a leaf. I fell over it, and they all laughed. So I gave up leaves. String. A sailor called Marcel.
            [Behind the curtain, thump, and a roar of laughter.]
            !BOSS: You see? They're laughing at somebody! || There! Who's the poor fool?
            <3> !FOE: It was me! I ran up a critic! Do it again! ## It was me! I ran up a critic! He's asked me to do it again! || Me! I've run into a wall! Once more!
            <4+> !PAL: It was me! I ran up a critic! Do it again! ## It was me! I ran up a critic! He's asked me to do it again! || Me! I've run into a wall! Once more!
            <4+> !FOE: Then it's my turn! || Me next! I've only had one wall!
            <6+> ANY: And mine! With a bigger critic! ## And mine! With a bigger critic! I've read his reviews! || Take this one! It's softer! ## Take this one! It owes me money!
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
            !BOSS: I'm not looking. It's beneath my dignity. || What's out here? I don't see a thing.
            LEAD: Then what's your behind doing? || So why's your behind wiggling?
            !BOSS: It's the new walk.
            * pay chase
            !FOE: Chase it, and you're out! || You'd be out! Behind the curtain! With us! ## You'd be out! With us! In the dark!
            <4+> !PAL: And then who'd be in? || So who'd be left in?
            <3> LEAD: And then who'd be in? || So who'd be left in?
            [{BOSS} looks at the Golden Whisker, and the empty seats. {BOSS} puts it down on the floor.]
            !BOSS: Nobody. I've been in for ages, and there was never anybody in. ## Nobody. Nine years I've stayed in, and not even Marcel ever rang. || Only the prize. And it isn't much of a talker. ## Only the prize. I've taken it to bed, and it's cold.
            [{BOSS} jumps! ZEEP! Up the lamp, down the lamp, round and round, and through the curtain. Swish!]
            !FOE: You ran! Right into ME! ## You ran! Right into ME! Nine years, and no brakes! || You landed on us! Twice! ## You landed on us! Twice! The second time was on purpose!
            !BOSS: Did anybody laugh? || Was it funny?
            <4+> !PAL: Everybody. || We're still laughing.
            <3> !FOE: Everybody. || We're still laughing.
            !BOSS: Good. Do it again! ## Good. Do it again! And somebody send a wire to Marcel!
            > turns
            <?b> > hook FOE gift
            <?j> > lead last
            LEAD: And who gets the Whisker? || So whose is the Whisker, now?
            [{LEAD} holds up the Golden Whisker. It glitters, and it dangles on a string.]
            LEAD: Why's everybody looking at me like that?
            [All the behinds go left, right, left. THUMP! The floor shakes.]
            LEAD: You chased me! All of you! ## You chased me! All of you! I'll sue! || That's every cat in the house! On my stomach! ## That's every cat in the house! And I'm not insured!
            PAL|FOE: Nobody chased anybody. || Chased? Who's chasing?
            !BOSS: I was going that way.`,
        },
      ],
    },
    {
      id: 'thread',
      shape: 'locked room',
      title: "They'd Say That to a Chair || Who Are You Wearing?",
      premise:
        'All their clothes are one thread, so whoever moves undresses somebody else, and {lead} is wearing the end of it.',
      game: 'Whoever stands still loses everything, and whoever has lost everything is the only one who can move.',
      facts: {
        prop: 'the thread',
        event: 'a fashion show',
        crowd: 'the photographers',
      },
      hooks: {
        'Fabrizio Fluff': {
          gift: `
            ASK: They're all taking their coats off, out there. They want to look like you.
            ME: They're copying me! And I've nothing on!`,
        },
        'Supermodel Mittens': {
          gift: `
            ASK: This fell out of your trousers, when they went. It's half a sardine.
            ME: The tail! All this time, I was the one sitting on it!`,
        },
        'Seamstress Soo': {
          gift: `
            ASK: There's one label left, at the very end of the thread.
            ME: It says "Soo". I must have sewn it in with the first stitch. I was so young!`,
        },
        'Whiskers Dubois': {
          gift: `
            ASK: Would you like my lap? There's nothing on it to crease.
            [{ME} turns round three times, and sits down.]
            ME: It purrs! No, that's me.`,
        },
        'Judge Tabitha': {
          gift: `
            ASK: You can move as far as you like now. And there's a glass, right at the edge.
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
          beat: 'All the clothes are one thread, and one small movement costs {boss} a hood.',
          text: `
            <2> > lead arrive
            !BOSS: Tonight they'll all ask you, "Who are you wearing?" And what do you say? || Before we start. They'll ask you, "Who are you wearing?" What's the answer?
            FOE|LEAD: My mother? She did up the back. || My mother. She did the collar.
            * plant mother
            !BOSS: Nobody wears their mother! You're wearing The House of One Thread! Hoods, vests, trousers, we're all one piece of wool. || Never say "mother"! Say "The House of One Thread"! All our hoods, vests and trousers are a single piece of wool.
            FOE|LEAD: Couldn't you put in a knot? || Without a knot? Is that safe?
            !BOSS: Knots are for dogs. And what's a cat without clothes?
            PAL|LEAD: Cold? || A cat?
            !BOSS: Nobody at all!
            * plant nobody
            <?c> > hook BOSS claim
            <3+> > lead arrive
            !BOSS: {call}, you may wear the scarf. It's the end of us. || There's a scarf left over, {call}. It's where we all end.
            LEAD: I'll never take it off! It only had one small knot, and I've undone that. || It's so soft! I'll never take it off. There was a tiny knot, but I've undone it for you.
            BOSS: Quite right. They breed. || Thank you. They spread.
            > place intro
            <3+> !BOSS: And now hold still, and let me see how you hang. || Eyes front! I want to see how it all hangs.
            <3+> > hook FOE claim
            <2> !BOSS: Turn round, and let me see how you hang. || Eyes front! Now turn, and let me see it hang.
            [RIPPITY-RIPPITY! Something unravels.]
            <3+> !BOSS: My hood! It's gone! And I never moved! || Where's my hood? I haven't stirred!
            <3+> !FOE: You didn't. But I did. || You didn't. I did.
            <2> !BOSS: My hood! You turned round, and it came off ME!
            <2-3> LEAD: So whoever moves undresses somebody else?
            <4+> PAL: So whoever moves undresses somebody else? ## So whoever moves undresses somebody else? I've been to parties like that.
            * plant rule
            <3> FOE|LEAD: Shouldn't we cut it? || Then let's sit down.
            <4+> LEAD: Shouldn't we cut it? || Then let's sit down.
            <3+> BOSS: Cut One Thread? Then it's two! || Sitting's moving, all the way down!
            <?k> <4+> PAL: Or take it all off? || Why don't we just undress?
            <?k> <4+> BOSS: Without moving?
            BOSS: Nobody so much as wiggles, till the show's over!
            <2> LEAD: Not even to sit down?
            <2> !BOSS: Sitting's moving, all the way down!
            > turns`,
        },
        {
          title: "I'm Not Sorry",
          time: 'A MOMENT LATER',
          beat: 'Everybody stands still, and even being polite undresses somebody.',
          text: `
            > turns
            <3+> !FOE: My nose itches.
            <2> LEAD: My nose itches.
            BOSS: Leave it! || Think of something else!
            <5+> ANY: Now mine does! || Don't say "itch"! It's catching!
            !FOE|LEAD: Only with one finger. || Just a tiny scratch.
            [RIPPITY!]
            <2> !BOSS: There goes my vest! || That was my vest!
            <3+> !BOSS: There goes my vest! ## There goes my vest! You undressed me with one finger! I'd have married you for that, once. || That was my vest! ## That was my vest! Years ago, you needed both hands and a candle!
            !FOE|LEAD: I'm so sorry.
            <3+> [{FOE} bows. RIPPITY!]
            <2> [{LEAD} bows. RIPPITY!]
            <4+> !PAL: Don't bow! That was my hood! || You bowed off my hood!
            <2-3> !BOSS: Don't bow! That was both my socks! || You bowed off my socks!
            !FOE|LEAD: Then I'm not sorry. || All right. I'm not a bit sorry.
            BOSS: Thank you. That's very good of you. || How thoughtful of you.
            <5+> !LEAD: I don't care about you, either. || And I never liked any of you.
            <5+> ANY: You're too kind. || You're all so sweet today.
            > lead wait
            [RIPPITY-RIPPITY!]
            <4+> !PAL: Another vest gone! And I'm standing like a post! || Now my vest's gone! I've been as good as a post!
            <2-3> !BOSS: My left leg! I had wool on it! || That was a whole trouser leg!
            LEAD: Was that me? Then I'm not sorry! || I'm not sorry, either.
            <3> LEAD: Does that nose still itch? Just nod.
            <4+> !PAL: Does that nose still itch? Just nod. ## If anybody wanted a kiss, would they nod?
            <3+> !FOE: And whose trousers would that be? || Whose trousers go, if I nod?
            <3+> !BOSS: Mine!
            <3+> [{FOE} thinks about it. {FOE} nods. RIPPITY!]
            <3> !BOSS: You nodded! I'm down to one leg! || That was a nod! I've one leg left!
            <4+> !BOSS: You nodded! I'm down to one leg! ## You nodded! And it's not even me that you'd kiss! || That was a nod! I've one leg left! ## That was a nod! They get the kiss, and I get the draft!
            > turns`,
        },
        {
          title: "They'd Say That to a Chair",
          time: 'THE SHOW',
          beat: 'The photographers come, {boss} loses everything, and finds out what that is good for.',
          text: `
            > place crowd
            > turns
            ["GORGEOUS! OVER THE SHOULDER!"]
            BOSS: Don't turn! They'd say that to a chair! || It's a trick! They'd say that to a chair!
            * plant chair
            <3+> !LEAD: And what does the chair say? || Does the chair ever answer?
            !FOE|LEAD: They mean me! I'll only give them an eyebrow. ## They called me gorgeous! And they've seen the bill! I'll only give them an eyebrow. || But I AM gorgeous! One eyebrow, and that's all. ## I've done more for gin. One eyebrow, and that's all.
            [RIPPITY!]
            !BOSS: My trousers! That's the last of me! Where's that chair? || I've nothing on! Nobody look! I'm behind that chair!
            [{BOSS} jumps behind it. RIPPITY!]
            <3+> !FOE: You jumped! And I lost my hood!
            <2> LEAD: You jumped! And I lost half my scarf!
            !BOSS: And what did I lose?
            LEAD: What could you lose? You've nothing on! || Nothing! You've got nothing to lose!
            !BOSS: Then I can do this. || So I can wave.
            [{BOSS} waves. RIPPITY!]
            <3+> !FOE: Stop! You can have my vest! || No! I'll give you my vest!
            <3+> !BOSS: I've had it. || I just took it.
            <6+> ANY: Wave the other hand! That one gets my socks! || Try the other hand! This one's after my socks!
            <4+> !PAL: But I've done nothing! I only stood here!
            <4+> !BOSS: So did I. Look where it got me! Now I dance! || That's all I ever did. Look at me! No, don't! I'm dancing!
            <2> LEAD: There goes another quarter! And I'm only standing here!
            <2> !BOSS: So was I. Look where it got me! Now I dance!
            <3> !BOSS: And now I dance!
            [{BOSS} dances round and round the chair. RIPPITY-RIPPITY-RIPPITY!]
            <3+> !FOE: My trousers! ## My trousers! You might at least look! || Not my trousers! That's no way to dance! ## Not my trousers! All my life I've longed for that, and you're behind a chair!
            <4+> !PAL: And mine! They weren't even dancing!
            <5+> ANY: I've a pocket left! No, I haven't! || I've still got a button! Then what's it on?
            LEAD: My scarf! I never took it off! It left! || Come back, scarf! I'd sworn never to take it off!
            <2-3> LEAD: Quick, behind the curtain! All of us! || There's a curtain! Everybody in!
            <4+> PAL: Quick, behind the curtain! All of us! || There's a curtain! Everybody in!
            > turns`,
        },
        {
          title: 'A Star',
          time: 'BEHIND THE CURTAIN',
          beat: 'Everybody is bare, and the photographers have found somebody who holds still.',
          text: `
            > turns
            FOE|LEAD: Where's all our wool?
            <2-3> !BOSS: Look out there! The chair's got it on, down to the scarf. || It's round the chair. It's even got the hood up.
            <4+> PAL: Look out there! The chair's got it on, down to the scarf. || It's round the chair. It's even got the hood up.
            ["GORGEOUS!"]
            FOE|LEAD: They're saying that to a chair! || They really say it to a chair!
            * pay chair
            ["DON'T MOVE!"]
            LEAD: It isn't moving.
            PAL|BOSS: It's better at this than any of us. || Not even an eyebrow. That's talent.
            <5+> ANY: Those are my trousers! They've never got a "gorgeous" on me! || It's got my trousers on the wrong legs. And it's got four!
            ["WHO ARE YOU WEARING?"]
            LEAD: It won't tell them. || It's not saying.
            ["SO MYSTERIOUS! ARE YOU FREE FOR DINNER?"]
            <2> !BOSS: It hasn't said no. ## It hasn't said yes. I always say yes before they get to "dinner". || One of them's sat down on it! ## One of them's sat on its lap! And they've only just met!
            <3> LEAD: It hasn't said no. || One of them's sat down on it!
            <4+> !PAL: It hasn't said no. ## It hasn't said yes. I always say yes before they get to "dinner". || One of them's sat down on it! ## One of them's sat on its lap! And they've only just met!
            !BOSS: It's got my vest on, so it's somebody. || They love it. It's somebody, in my vest.
            LEAD: Who was it without the vest?
            !BOSS: A chair.
            !LEAD: And who are you?
            !BOSS: I can't tell. It's dark in here. || It's too dark in here to say.
            ["IS THERE ANYBODY BEHIND THAT CURTAIN?"]
            FOE|LEAD: Nobody!
            * pay nobody
            !BOSS: There is. If a chair can be somebody, so can I. || Yes, there is. A chair can do it. So can I.
            <3+> FOE: With nothing on? They'll all look at you!
            <2> LEAD: With nothing on? They'll all look at you!
            !BOSS: Then they can tell me who it is. ## I hope so. It's years since anybody did. || Good. I'd like to know who it is, too. ## That's what I'm going for. Nobody's looked since Easter.`,
        },
        {
          title: 'Who Are You Wearing?',
          time: 'A MOMENT LATER',
          beat: '{Boss} walks out in nothing, and nothing comes off anybody.',
          text: `
            [{BOSS} walks down the whole runway. Not a rip. Not a sound.]
            LEAD: {boss} moved, and nobody lost a thing! || A whole walk! And it hasn't cost anybody a sock!
            <3> !FOE: There's nothing left to lose! Then I can scratch my nose! Ahh! || Nobody's got a sock left! So I can scratch! Ahh!
            <4+> !FOE: There's nothing left to lose! Then I can scratch my nose! Ahh! ## There's nothing left to lose! I can scratch my nose! Ahh! As for that kiss, yes! || Nobody's got a sock left! So I can scratch! Ahh! ## Nobody's got a sock left! So I can scratch! Ahh! And if anybody still wants a kiss, I'm nodding.
            <2> +LEAD: There's nothing left to lose! Then I can scratch my nose! Ahh!
            * pay rule
            <3> LEAD: Now do mine!
            <4+> PAL: Now do mine!
            <3+> !FOE: {boss}? I'm very, very sorry about your vest.
            <2> !BOSS: Use both hands. You can't hurt me now.
            <2> LEAD: And I'm very, very sorry about your vest.
            !BOSS: Are you bowing?
            <3+> !FOE: Down to the floor.
            <2> LEAD: Down to the floor.
            !BOSS: Lower.
            <5+> ANY: I'm sorry about everything! It's so good to bend again! || Who else is owed a bow? I've missed it so!
            <6+> ANY: How rude! Do it again! || Me! One for each sock. So that's four.
            > turns
            <3+> > hook FOE gift
            ["OOOH! WHAT'S THAT YOU'VE GOT ON?"]
            !BOSS: This old thing? I've had it since I was born.
            PAL|LEAD: It goes all the way round! And there isn't a knot in it! || It fits! Even at the back, where it wrinkles! And not one knot!
            !BOSS: Somebody went to a lot of trouble.
            <?c> > hook BOSS gift
            <?j> > lead last
            FOE|LEAD: Ssh! They're going to ask. And it isn't the chair. || Here comes the question. And it isn't for the chair.
            ["WHO ARE YOU WEARING?"]
            !BOSS: My mother. She did it with her tongue.
            * pay mother`,
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
          noise: `FOE|BOSS: I lost two from the noise alone! Or three! Who's counting now? ## I lost two from the noise alone! Am I a widow? Or was it me?`,
          lost: `FOE|BOSS: All our lives were in there! We've been mislaid! ## All our lives were in there! And all my divorces!`,
          stuck: `FOE|BOSS: I can't look up how many I've got! I daren't sit down! ## I can't look up how many I've got! I may be married!`,
          mixed: `FOE|BOSS: It can't tell one of us from another now! I might be you! You've been run over! ## It can't tell one of us from another now! I might be married to you!`,
          mess: `FOE|BOSS: The ink will run! I'll be down to a smudge! ## The ink will run! There go all my divorces!`,
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
            <3+> !FOE: One life. I used to have nine. ## One life. I had nine. It's how I get divorced. "Till death", it says. || One life, of nine. And nobody else fits the dress. ## One life, of nine. "Till death us do part." It's quicker than a lawyer.
            <2> [{BOSS} looks down from the heels.]
            <2> +BOSS: That's the trouble. I've one left. One life. I used to have nine. ## That's the trouble. I've one left, of nine. It's how I get divorced. "Till death", it says.
            <?a> PAL|LEAD: What became of the others?
            <?a> FOE|BOSS: Two on the stairs, one in the tub, and five in Venice. I'd heard that the streets were lovely. ## Two on the stairs, one in the tub, and five in Venice. I'd married a gondolier. He would sing.
            <2> LEAD: Who counts them?
            BOSS: It's all in my book. Nine each. When one goes, there's a puff of fur, and I cross it out. At zero, that's that.
            * plant book
            <3+> <first> > lead arrive
            > place intro
            [PLOOF! A puff of fur.]
            LEAD: What was that?
            <4+> PAL: Me. I was startled to death. That leaves five.
            <?t1> <4+> LEAD: But you're still standing!
            <?t1> <4+> PAL: That's the fifth one, standing. ## That's the fifth one, standing. The sixth was married.
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
            BOSS: It's {where}! So how many has everybody got? ## It's {where}! So how many has everybody got? And who's still married? || Then nobody knows any more! It's {where}! ## Then nobody knows who's alive, or married! It's {where}!
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
            BOSS: I can't. I might be on my last, and I've a fitting at eight. ## I can't. I might be on my last, and I've somebody coming at eight, with oysters. || It would be an honor, for somebody else. I've a feeling that I'm on zero.
            > turns
            LEAD: I'll go.
            BOSS: How many have you got?
            LEAD: Of what? || How many what?
            BOSS: Lives!
            LEAD: Just the one, I think.
            [A kitten is sent out of the room.]
            <3+> FOE: One? To begin with?
            PAL|BOSS: And you left the house? With one? || With one? And you got out of bed? This morning?
            LEAD: Everybody does, where I'm from. ## Everybody does. And they sign things without a lawyer. || People do. They take an umbrella. ## People do. They get into taxis with no money.
            <?g> FOE|BOSS: And you fall in love, and everything? On one? ## And you marry people? On one? How do you get out of it?
            <?g> LEAD: That's usually what it gets spent on. ## Lawyers. It feels much the same, but one sees it coming.
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
            <3+> BOSS: So we never had nine. || Then what was it that I crossed out, all those years?
            <2> BOSS: So we never had nine. ## So we never had nine. Then I'm still married! Eight times! || Then what was it that I crossed out, all those years? ## Then I was never once dead? I'm still married! Eight times!
            <3+> FOE: You mean it was the same one? The whole time? ## You mean it was the same one? Then I'm still married! To all eight! || It was one and the same? On the stairs? And in Venice? ## It was one and the same? Even in Venice? Then I'm still married! To all eight!
            LEAD: It's held up very well. ## Congratulations. To all nine of you. || You've looked after it. In your way. ## It's been well insured, I hope.
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
            FOE|BOSS: High up. But it's a lovely view. And I've one left. ## High up. I can see all eight of them coming. And I've one left.`,
        },
      ],
    },
  ],
}
