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
        'The most dignified cats in fashion must not chase a small red dot, and the pointer that makes it has been given to {lead}.',
      game: 'Nobody chases it; they all happen to be going that way.',
      facts: {
        prop: 'the pointer',
        event: 'a contest',
        crowd: 'the critics',
      },
      effects: {
        beam: {
          noise: `[ZEEP! ZEEP! At every sound, the dot jumps a yard to the left.]`,
          lost: `[ZEEP! The dot is there. It isn't there. It's there again.]`,
          stuck: `[ZEEP! The dot is stuck on one spot, right in the middle, and trembles.]`,
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
          beat: 'A prize is given for dignity, and a small red dot appears.',
          text: `
            <next> [{BOSS} taps on a glass.]
            !BOSS: The Golden Whisker goes to the cat with the most dignity. No running, no chasing. || Tonight it's all about dignity. A great cat walks. It does not run, and it doesn't chase.
            FOE: Chase? What would I chase? I've a staff for that. || I haven't chased a thing since I was a kitten. I only let things come to me.
            <4+> PAL: Whoever chases is out, for good. It's printed on the tickets.
            <4+> BOSS: Quite. Now, about this hem.
            <3> BOSS: Whoever chases is out, for good. Now, about this hem.
            * plant chase
            [ZEEP! A small red dot appears on the hem. All heads turn.]
            PAL|ANY: What's that?
            BOSS: It's my pointer. I point at things with it. Why is your behind moving?
            [{FOE}'s behind wiggles, left, right, left.]
            !FOE: It's the new walk. || I'm warming up.
            [ZEEP! The dot slides a yard to the right. Somehow, {FOE} is a yard to the right.]
            BOSS: Were you chasing that?
            FOE: I was going that way.
            <first> > lead arrive
            <?a> > place why
            <?b> > hook FOE claim
            > place intro
            !BOSS: Keep your eyes on the hem, everybody, whatever else there is to look at!
            LEAD: What are you all staring at? || Why's everybody looking at the floor?
            PAL|ANY: Nothing. || At what?
            > turns`,
        },
        {
          title: 'Whoever Is No Cat',
          time: 'AN HOUR BEFORE THE SHOW',
          beat: '{Lead} gets the pointer, being no cat, and it ends up {where}, switched on.',
          text: `
            > turns
            BOSS: I can't hold this myself. My own elbow has started to follow it. || Somebody else must take this thing. It's looking at me.
            PAL|ANY: {the} isn't a cat. || Give it to somebody with no tail.
            +BOSS: {call}, you take it. And don't press the button.
            > lead help
            PAL|BOSS: It's {where}! And it's on! || And it's still on! Even {where}!
            > effect beam
            [{FOE} strolls after it, very fast, and up the curtain.]
            BOSS: And what are you doing up there?
            FOE: I was going this way. || I've a friend up here. ## I've a friend up here. We can't be seen together.
            PAL|BOSS: On the curtain rod?
            FOE: It's the long way round. || We don't see each other enough.
            <?c> > hook BOSS claim
            > turns
            <?x1> > lead search
            <?e> PAL: I only lay down on it. It's a warm spot.
            <?e> BOSS: It's a light!
            <?e> PAL: I like to lie in the light.
            <?x2> > lead ban`,
        },
        {
          title: 'Left, Right, Left',
          time: 'THE SHOW',
          beat: 'The critics watch the dot, the models walk where it goes, and it stops on a nose.',
          text: `
            > place crowd
            BOSS: Nobody looks down! Chins up! Walk!
            [ZEEP! The dot goes left. Every critic's head goes left.]
            PAL|ANY: They're watching the sleeves. || They do love a cuff.
            [ZEEP! Right. Left. Round and round. The models walk round and round.]
            FOE: It's how one walks in Paris, this year. || I'm not following it. It's in front of me, that's all.
            PAL|BOSS: You've been under that chair twice!
            FOE: So was Paris. || It was in front of me, too.
            > turns
            <?x3> > place stir
            <?f> PAL|ANY: The gentleman in the first row has bitten his program. ## The lady in the first row has bitten her husband.
            <?f> +BOSS: He's moved.
            <?g> FOE: I'm married. I shouldn't even be looking. ## I've been married for eleven years. I haven't been looked at like that, and it's a dot.
            <?g> BOSS: At what?
            <?g> FOE: At nothing. It's so red.
            <?x4> > lead wait
            [ZEEP! The dot climbs up a leg, and a waistcoat, and stops on the nose of {BOSS}.]
            [All round the hall, eyes grow as big as plates.]
            BOSS: Where's it gone? || I've lost sight of it. Where is it?
            PAL|ANY: Nowhere.
            +BOSS: Then why is everybody looking at me like that?
            > turns`,
        },
        {
          title: 'The Nose',
          time: 'DURING THE SHOW',
          beat: 'Everybody creeps up on {boss}, who has it on the nose, until {boss} sees it, too.',
          text: `
            > turns
            [Everybody is one step nearer to {BOSS} than before.]
            !BOSS: You've moved! || You were all over there a moment ago!
            FOE: I was going this way.
            PAL|ANY: So was I. || We share a taxi.
            [All the critics are in the front row now. Their behinds wiggle, left, right, left.]
            BOSS: I'm your superior! I've got a title! I've got a... what's that, on my nose?
            [{BOSS} looks at it, with both eyes.]
            LEAD: Don't! || It's on you! You can't catch your own nose!
            BOSS: I know. I'm above that. I'm far, far above that... || I have dignity. I've had it for years. It's all I've had...
            [{BOSS} spins round, seven times, and falls over.]
            FOE: You chased it! You're out!
            BOSS: I was going that way. In a circle.
            > turns
            BOSS: Do you know what I gave up, for dignity? String. Moths. My own tail! ## Do you know what I gave up, for dignity? String. Moths. A sailor called Marcel.
            <?x5> [{BOSS} lies down on the floor, flat.]
            <?x5> > lead comfort BOSS
            LEAD: A dot's only one end of it. At the other end, there's the pointer. || If you go along the light the wrong way, you come to the pointer!
            PAL|BOSS: Then somebody would have to turn round, and walk away from it. || But then one would have to turn one's back on it!
            [All the cats look at one another. A sob.]
            FOE: I'll do it. || Me. I'm the strongest. Don't anybody tell me what it does.
            [{FOE} turns round. It is the hardest thing that a cat has ever done.]
            PAL|ANY: It's dancing! || It's doing a figure eight!
            FOE: I said, don't tell me!
            > turns`,
        },
        {
          title: 'One More Time',
          time: 'AFTER THE LAST DRESS',
          beat: 'The dot goes out, and everybody has to say what they saw.',
          text: `
            [{FOE} walks backward along the light, eyes shut, right up to {LEAD}.]
            [{freed} Zeep... The dot goes out.]
            * prop
            PAL|ANY: It's gone.
            BOSS: What has?
            PAL|ANY: Nothing. || What was never there.
            [They all look at the place. It's only floor.]
            FOE: I miss it. || I saw it. There. I've said it.
            BOSS: So did I. It was the best thing on that runway, and I made the dresses. || So did I. I've seen forty years of fashion, and it was the only thing that I ever wanted.
            LEAD: There's a little left in the battery. One more time, perhaps. || It's nearly empty. But it might do it once.
            * pay chase
            FOE: Whoever chases is out. For good. That's your rule. || But we'd all be out! Everybody in the house!
            PAL|BOSS: Then who'd be in?
            [Behinds begin to wiggle, in all the rows, left, right, left.]
            > turns
            <?c> > hook BOSS gift
            <?i> > place gift
            <?b> > hook FOE gift
            <?j> > lead last
            PAL|ANY: And who gets the Golden Whisker?
            BOSS: Whoever walked away from it. || The only one who ever turned round.
            [The prize is golden, and dangles on a string. {FOE} stares at it.]
            LEAD: Ready? || Here it comes.
            [ZEEP! Everybody jumps. Everybody. The floor shakes.]
            LEAD: That was all the critics, and all of you! ## That was all the critics, and all of you! In one heap! Two of them are still in it!
            FOE: Nobody chased anything.
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
            ASK: I owe you this. It's the other half.
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
            <?x2> > lead teach
            <?f> FOE|BOSS: I charged my own sister for one. With interest. ## I left somebody once, for a life and a half. It seemed like such a good offer.
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
        'Nobody may take a step, as the whole collection is knitted from one thread, and the end of it is on the foot of {lead}.',
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
          title: 'Forty Miles',
          time: 'MORNING',
          beat: 'The whole collection is one thread, and {lead} steps on the end of it.',
          text: `
            <2> > lead arrive
            BOSS: Clothes on, everybody! What's a cat without clothes?
            PAL|LEAD: Cold? || Naked?
            BOSS: A nobody! So tonight they'll ask you, "Who are you wearing?" What do you say? || An animal! So when they ask you, "Who are you wearing?", what do you say?
            PAL|LEAD: Do I get a hint? || Could I have it in writing?
            +BOSS: "The House of One Thread"! Your collar, my sleeves, those socks. Forty miles of wool, and not one knot. || "The House of One Thread"! It's all knitted in a single piece, from your hood to my vest, with no knots.
            * plant wool
            <?c> > hook BOSS claim
            <?a> PAL|LEAD: And why are we showing it in {a}?
            <?a> BOSS: Cats don't choose a place. We sat down here, and now it's ours.
            FOE|LEAD: Why no knots? || Wouldn't a knot be safer?
            BOSS: Knots are for dogs.
            <3+> > lead arrive
            > place intro
            [In the fright, everybody takes one step. RIPPITY-RIPPITY! Something unravels.]
            BOSS: Where's my left sleeve?
            FOE|LEAD: There's a thread. It goes all the way over there. || It's gone along that thread. Look, it's still moving!
            [The end of the thread is around the foot of {LEAD}.]
            LEAD: Shall I bring it back? || I'm so sorry. I'll walk it home.
            [RIPPITY-RIPPITY!]
            <3+> FOE: My collar! || That was the back of my trousers! ## There goes my behind! It was cashmere!
            PAL|LEAD: Shouldn't we cut it?
            !BOSS: And have two? Never! It's all one thread! || Cut One Thread? Put those scissors down!
            FOE|LEAD: So whenever one of us moves, another one loses a sleeve?
            !BOSS: Yes! So nobody move, till the show's over!
            > turns`,
        },
        {
          title: 'Nobody Move',
          time: 'A MOMENT LATER',
          beat: 'Everybody stands still, and finds out that nobody can.',
          text: `
            > turns
            BOSS: If nobody moves, nothing happens. We'll stand like this until it's over. || We're safe as long as we're statues. Breathe one at a time.
            FOE|LEAD: My nose itches.
            BOSS: Don't touch it! Your elbow's my skirt! || Leave it! Your arm's holding up my vest!
            !FOE|LEAD: It's only a small scratch.
            [RIPPITY.]
            PAL|BOSS: Those were my cuffs. || There goes my hood.
            LEAD: I could knit it back on. || I might just stitch it up again.
            <?x1> > lead attempt
            [There goes a sleeve.]
            BOSS: No! Put your hands down! || Thank you! That was my other sleeve.
            > turns
            <?e> <4+> PAL: I'll have to sneeze.
            <?e> <4+> FOE: Into what?
            <?e> <4+> PAL: My scarf. It's round your neck.
            <?x2> > lead wait
            <?x3> > place uses
            <?f> FOE|BOSS: How much have I got left, behind? I can't see it from here. ## How much have I got left, behind? And who's been looking?
            <?f> PAL|LEAD: You've a lovely waistband. ## You've a lovely waistband. We all look up to it.`,
        },
        {
          title: 'This Way, Please',
          time: 'THE SHOW',
          beat: 'The photographers come, everybody is too vain not to turn, and {lead} is put away.',
          text: `
            > place crowd
            ["THIS WAY, PLEASE! OVER THE SHOULDER!"]
            BOSS: Don't turn! Whoever turns undresses somebody! || Nobody turn! Not for anything! Think of the others!
            FOE|LEAD: They said, "Gorgeous." ## They said, "Gorgeous." Twelve years married, and I had to get it from a tripod. || But they mean me. They've got my good side.
            BOSS: It's a trick! || They say that to the chairs!
            FOE|LEAD: Just over the shoulder. Nobody will notice. || I'll only give them an eyebrow. And perhaps a hip.
            [RIPPITY-RIPPITY! {BOSS} has no skirt any more.]
            BOSS: That was me! || I felt that! I felt that all the way round!
            ["AND YOU, IN THE VEST!"]
            BOSS: Who? Me? Well, if they insist. || In the vest? That's me. One has to give them something.
            [Somewhere, a trouser leg comes to an end.]
            <?d> > hook PAL claim
            > turns
            <?g> PAL|LEAD: You did that on purpose!
            <?g> FOE|BOSS: They asked for my profile. I've two. I had to be fair.
            [All eyes follow the thread, along the floor.]
            <3+> FOE: It all goes back to that foot! Every step it takes, we lose a sock! || It's {the}, shifting about! That foot's wearing half of us by now!
            <3+> BOSS: Then put it where it can't turn. It needs a lid! || Shut it up, where there's no room to turn!
            <3+> > place stow LEAD
            <3+> [From {hide}, RIPPITY-RIPPITY-RIPPITY!]
            <3+> PAL|BOSS: It's turning in there! || It's found the room!
            <2> BOSS: It all goes back to that foot! Stop turning round!
            <2> LEAD: I'm only looking for the foot.
            <2> [RIPPITY-RIPPITY-RIPPITY! {LEAD} is getting rounder and rounder.]
            > turns`,
        },
        {
          title: 'What Is Left',
          time: 'DURING THE SHOW',
          beat: 'The thread runs out, until nobody has anything left to lose.',
          text: `
            [RIPPITY-RIPPITY! RIPPITY-RIPPITY!]
            <?x4> > place stir
            FOE|BOSS: I've got a cuff. That's all. One cuff. || I'm down to the elastic!
            <4+> PAL: I've a pocket. There's a mint in it. || I have one sock. I'd rather not say where.
            LEAD: It's getting rather warm! || How much more of this is there?
            > turns
            BOSS: And it's time for the big one. They all want to know who we're wearing. || Now they'll ask. And what do I say? "The House of One Cuff"?
            <?x5> > place door
            > turns
            [RIPPITY. Rippity. Rip.]
            FOE|BOSS: That was the cuff.
            [Nobody on the runway has a stitch on.]
            BOSS: I'm naked! In front of everybody! || Nobody look! I've nothing on! I haven't been seen like this since the vet!
            <?h> <4+> PAL: It's not what I'd have chosen. But it does fit under the arms. ## So that's what you look like. You told me that you had a figure. I thought it was the darts.
            <3+> LEAD: May I come out? I can't lower my arms.
            <2> LEAD: I'd lend you something. I can't lower my arms.
            > turns`,
        },
        {
          title: 'Who Are You Wearing?',
          time: 'A MOMENT LATER',
          beat: '{Lead} comes out in the whole collection, and the others in what they had all along.',
          text: `
            <3+> > place back LEAD
            [Around {LEAD} are forty miles of wool. There is a nose, and there are two feet.]
            <3+> > change coat
            * pay wool
            FOE|BOSS: That's us! That's all of us, on one person!
            LEAD: It's very kind of you. I've never been so warm.
            BOSS: It's the finest coat I ever saw. And it's got no knots! || That's the whole collection! In one piece! It was always meant for one!
            ["OOOH!" Nobody takes a photograph. They're looking past it.]
            PAL|LEAD: They aren't looking at the coat. || They've put down their cameras. They're looking at you.
            BOSS: Don't! I haven't got anything on! || At me? But there's nothing on me!
            FOE|LEAD: Neither has anybody. You're a cat. || You've got fur on. It goes all the way round.
            BOSS: That old thing? I've had it since I was born. || This? I only ever wear it underneath.
            PAL|LEAD: It fits. Even in the back, where it wrinkles. || It's washable. You do it yourself. I've seen you.
            > turns
            <?k> <3+> > lead found
            <?d> > hook PAL gift
            <?c> > hook BOSS gift
            <?i> > place gift
            <?j> > lead last
            [{BOSS} turns round, slowly. Nothing comes off. {BOSS} turns round again.]
            ["THIS WAY, PLEASE!" Everybody turns, as often as they like.]
            PAL|LEAD: Quick, think of a name! They're going to ask! || Here it comes. Chin up, tail up.
            ["WHO ARE YOU WEARING?"]
            !BOSS: My mother. She did it with her tongue.`,
        },
      ],
    },
  ],
}
