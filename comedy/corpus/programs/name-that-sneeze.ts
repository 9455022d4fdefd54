import { type Program } from '../../plays/card-types.ts'

export const nameThatSneeze: Program = {
  name: 'Name That Sneeze',
  people: {
    'Host Hank Achoo': {
      short: 'Hank',
      want: 'to hear that name without a blessing',
      as: {
        BOSS: {},
      },
      hooks: {
        claim: `
          [{ME} points to a name on the door. Out come all the handkerchiefs.]
          ME: It says "Achoo"! It's only my name! Put those away!`,
        stake: `ME: That hasn't happened in thirty seasons! And two of those were flu seasons!`,
        snap: `ME: If this is the end, spell it right on the stone! A, C, H, O, O!`,
        bid: `
          ME: I've just bid against myself.
          ASK: Who's winning?
          ME: I drive a terrible bargain.`,
        seat: `
          ASK: And what's your name, contestant?
          ME: Achoo.
          ASK: How do you do, Achoo?
          ME: Very well. And it stayed dry!`,
        later: `
          ME: Everybody calls me by my name now.
          ASK: Wasn't that what you wanted?
          ME: I miss being blessed. I hadn't noticed how much of it there was.`,
      },
      turns: [
        `ME: Hank Achoo.
         ASK: Bless you.
         ME: It's my name.
         ASK: It sounded wet.`,
        `ME: I've had it printed on a card. Read that.
         ASK: "Achoo."
         ME: Bless you. Oh no. Now I do it.`,
        `ASK: Achoo!
         ME: Did you sneeze, or did you call me?
         ASK: I called. I've been calling you all day.
         ME: I thought you had a cold!`,
      ],
      twist: 'Hank Achoo gives a name, not a sneeze',
    },
    'Champion Chandra': {
      short: 'Chandra',
      want: 'to come second',
      as: {
        BOSS: {
          claim: `
            [{ME} sits down on a pile of toasters.]
            ME: I won so often that they gave me the show! And second prize is still bread!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} sits down on a pile of toasters.]
          ME: Three hundred times first, and it's always a toaster! Second prize is bread! ## Three hundred times first, and I still go home to a toaster!`,
        stake: `ME: I could have won that! I'd have hated it, but I could!`,
        snap: `ME: Three hundred toasters, and never one slice! What was it all for?`,
        sneeze: `
          [{ME} sneezes. HARRUMPTCH!]
          ASK: A general. Falling off a horse.
          ME: That was me. I've had it in gold.`,
        wrong: `ME: I said "fish", to lose. I've won a toaster. And it's in the shape of a fish.`,
        bid: `
          [{ME} sneezes. HARRUMPTCH!]
          ASK: That's double!
          ME: There go the toasters. All three hundred.`,
        seat: `
          ASK: You had ninety-nine. That makes you second.
          ME: Second! That's a loaf of bread! And I've had butter in this bag for eleven years!`,
        sheet: `ME: You got the first sheet, so mine's the second. Second! Keep your toasters! I've won the bread!`,
        end: `
          ASK: You're only second tonight. Here's your bread.
          ME: Bread! Real bread! At last the toasters have got something to do!`,
        later: `
          ME: I came second, and they gave me the bread.
          ASK: Are you happy?
          ME: It won't fit in any of the toasters.`,
      },
      turns: [
        `ASK: How are you?
         ME: Seven! No, wait. Vienna!`,
        `ASK: I wasn't testing you. I only asked how you are.
         ME: May I telephone a friend?
         ASK: Whom would you call?
         ME: The toasters, I suppose.`,
        `ME: I think I may be a little sad.
         ASK: Well done!
         ME: What have I won?
         ASK: This chair. It's next to mine.`,
      ],
      twist: 'An easy question stumps Champion Chandra',
    },
    'Buzzer Bill': {
      short: 'Bill',
      want: 'to know one answer',
      as: {
        BOSS: {
          claim: `
            [{ME}'s hand shoots up.]
            ME: They asked who'd be the host, and it did this! I still don't know one answer!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME}'s hand shoots up.]
          ME: First again! And I don't know the answer! I didn't even know that there was a question! ## First again! It's the same at home! It's over before I've heard the question!`,
        stake: `ME: I knew that! No, I didn't. But my thumb knew.`,
        snap: `ME: I've pressed everything in here! None of it's the exit!`,
        sneeze: `
          ME: TCHOO!
          ASK: I hadn't even said "now"!
          ME: I'm quick. I don't know what it means, either.`,
        wrong: `ME: I pressed, and I had no idea. As always. So I got two points for honesty.`,
        bid: `
          ME: TCHOO!
          ASK: Do you know what that cost?
          ME: I go first. I ask afterward.`,
        seat: `
          ASK: Where's the toilet in here?
          ME: Second on the left. Oh! I knew it! I didn't even have to press!`,
        sheet: `
          ASK: How did you know that there'd be one for you?
          ME: I just knew. I KNEW! Ask me something else!`,
        end: `
          ASK: What time is it?
          ME: Midnight! I knew that! I knew an answer, and my hand never moved!`,
        later: `
          ME: I knew an answer yesterday.
          ASK: What was the question?
          ME: There's always a catch.`,
      },
      turns: [
        `[{ME} slaps the table.]
         ME: Blue!
         ASK: I only breathed in.`,
        `[{ME} slaps the table.]
         ME: A Tuesday!
         ASK: I was going to ask if you'd like a cookie.
         ME: Can I change it?`,
        `ASK: Guess what I'm holding behind my back.
         [{ME} does not move.]
         ASK: Why don't you press?
         ME: I'd like not to know, for a moment. It's very warm in here.
         ASK: It's the cookie.`,
      ],
      twist: 'Bill answers before there is a question',
    },
    'Allergy Ana': {
      short: 'Ana',
      want: 'one soft thing to hold',
      as: {
        BOSS: {
          claim: `
            [{ME} strokes a cushion, at arm's length. Choo. Choo.]
            ME: That's why I host! The host's chair is the only hard one! I can't hold anything soft!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} strokes a cushion, at arm's length. Choo. Choo.]
          ME: It's too soft for me! They all are! I sleep on a plank! ## It's too soft for me! They all are! I sleep on a plank, and on my own!`,
        stake: `ME: My eyes are streaming! And I'm not even allergic to that!`,
        snap: `ME: I've come out in spots! They're spelling "help"!`,
        sneeze: `
          [{ME} sneezes. Choo, choo, choo, choo, choo.]
          ASK: It's a train. It's going uphill.
          ME: I was only thinking of a feather.`,
        wrong: `ME: I didn't say anything! I sneezed! It turns out that it's a town in Wales.`,
        bid: `
          [{ME} sneezes. Choo, choo, choo, choo.]
          ASK: That's four bids!
          ME: I had to get past myself.`,
        seat: `
          ASK: On this side, they have cushions.
          ME: It's silk! I'm holding it, and I'm not even sneezing! Nobody tell my nose!`,
        sheet: `ME: It's soft. I'm holding it, and nothing's happening. Nobody tell my nose!`,
        end: `
          [{ME} picks up the cushion. Everybody waits.]
          ME: Nothing! It's soft, it's all mine, and there isn't one "choo" in it!`,
        later: `
          ME: I've got a cat at last.
          ASK: And you don't sneeze?
          ME: The cat does. It's allergic to me. We sit at two ends of a sofa, and wave.`,
      },
      turns: [
        `ME: Is that wool you're wearing?
         ASK: It's cotton.
         ME: Are there any sheep in the family?
         ASK: I've an aunt who knits.
         ME: Stand over there.`,
        `[Choo.]
         ASK: I'm right over here!
         ME: You thought about her.`,
        `[{ASK} comes in, inside a cardboard box.]
         ME: What are you doing in a box?
         ASK: It's clean. I thought that somebody could sit next to you.
         ME: You'd wear a box, for me?`,
      ],
      twist: "Ana is allergic to somebody's aunt",
    },
    'Score-Keeper Sol': {
      short: 'Sol',
      want: 'one single point',
      as: {
        BOSS: {
          claim: `
            [{ME} chalks up the points. One column is empty.]
            ME: I count, and I host, and I sweep up. And look whose column has no points!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} chalks up the points. One column is empty.]
          ME: Ninety to you, and three hundred to you. And the empty one, with the cobweb, is mine!`,
        stake: `ME: How do I write that down? It isn't even a number!`,
        snap: `ME: Final score! Nothing, to nothing! And I'd just sharpened the pencil!`,
        sneeze: `
          ME: Choo.
          ASK: Was that all of it?
          ME: It was a four. I'd hoped for a five.`,
        wrong: `ME: I gave myself minus six. It was a sum. It was right.`,
        bid: `
          ME: Choo.
          ASK: That's another one for you!
          ME: I've put it down. I now owe myself eleven thousand.`,
        seat: `
          ASK: You've counted for everybody but yourself. Here's a point.
          ME: A point? For me? I'm going to draw a little house round it.`,
        sheet: `ME: One each. So I've got one. I've never had one. I'm drawing a little house round it.`,
        end: `
          [{ASK} chalks a point into the empty column.]
          ME: That's mine? Mind the cobweb! It'll want somewhere to live, too!`,
        later: `
          ME: I've got a point of my own.
          ASK: And how is it?
          ME: I'd like another one. I see now how it starts.`,
      },
      turns: [
        `ME: That's nine to you, and eight to me.
         ASK: Nine what?
         ME: Smiles. You're ahead.`,
        `[{ASK} smiles.]
         ME: That's ten. I owe you two.
         ASK: You could pay me back!
         ME: I'm saving up.`,
        `[{ME} smiles. It takes up most of the room.]
         ASK: That's enormous! What does that make it?
         ME: I've lost count. Is it always like this?`,
      ],
      twist: 'Sol falls behind in smiles',
    },
  },
  recall: `
    PAL|LEAD: It was a question in the quiz last night. Who said "{line}"?
    BOSS: Did anybody know?
    PAL|LEAD: They all did. They were doing the voice.`,
  scenarios: [
    {
      id: 'bless',
      shape: 'wrong guest',
      title: 'Thirty Years of Listening || The Nose in a Million',
      premise:
        'A quiz has looked for one sneeze for thirty years, and everybody must be made to sneeze with the pepper that {keeper} is carrying.',
      game: 'The host is in love with a sneeze on a tape, and nobody has ever heard what comes after it.',
      facts: {
        prop: 'the pepper mill',
        event: 'a quiz',
        crowd: 'the sneezers',
      },
      effects: {
        pepper: {
          noise: `PAL|LEAD: Not one sneeze. You've scared the noses.`,
          lost: `PAL|LEAD: That's all the pepper there is, and it's {where}!`,
          stuck: `PAL|LEAD: It won't turn. You couldn't get a sneeze out of a flea with that.`,
          mixed: `PAL|LEAD: Pepper should be sharp. Look at it! It's gone all soft.`,
          mess: `PAL|LEAD: Wet pepper. Nobody sneezes at that. They ask for bread.`,
        },
      },
      after: `
        BOSS: Ah... ah... Ah-TISH-oo-la!
        PAL|LEAD: Bless you. That's the sixth since breakfast.
        BOSS: I know. I've bought another pepper mill.`,
      acts: [
        {
          title: 'Name That Sneeze || With a La on the End',
          time: 'LIVE',
          beat: 'A sneeze is played that nobody has named for thirty years.',
          text: `
            <2> > lead arrive
            <next> [The lights go up. Applause.]
            !BOSS: For the last time tonight. Name that sneeze!
            [The tape. Ah-TISH-oo-la! {BOSS} stops it.]
            FOE|LEAD: A bishop. On a bicycle. ## A bishop. With a housekeeper. || A duchess. In a cupboard. Somebody else's.
            !BOSS: Wrong. Did no one hear the "la"? || No. There's a "la" at the end. Nobody's that happy in one of those. ## No. There's a "la" at the end. In a cupboard, one doesn't dare.
            PAL|LEAD: Then whose is it?
            BOSS: I don't know. One night the telephone rang. I picked it up, and heard that. I made up a whole quiz to find it. || I wish I knew! It came down my telephone, thirty years ago. I've been in love ever since. ## I wish I knew! It came down my telephone, thirty years ago. It's ended both my marriages.
            * plant tape
            FOE|LEAD: And what comes after it? || Why do you always stop it there?
            BOSS: Nothing. Only a silence. I can't bear the silence. || There's nothing more. It's just quiet. I've never dared to listen.
            * plant silence
            <?a> > hook FOE claim
            > place why
            <first> <3+> BOSS: Bring in tonight's new nose!
            <3+> > lead arrive
            <handed> > place intro
            <2> BOSS: And tonight's new nose is yours.
            !BOSS: Remember the rule. However hard it is, nobody says "Bless you". Whoever says it goes home! || And mind the rule! I have to hear each sneeze to its end. Whoever says "Bless you" goes home!
            * plant rule
            > turns`,
        },
        {
          title: 'With Pepper',
          time: 'MOMENTS LATER',
          beat: 'Everybody is to sneeze in turn, and the pepper ends up {where}.',
          text: `
            > turns
            <handed> BOSS: Tonight everybody here sneezes, until I hear that "la". {call}, hand round the pepper. || No more guessing. You'll all sneeze, one by one. {call}, the pepper. Under the nose, and duck.
            <taken> BOSS: Tonight everybody here sneezes, until I hear that "la". Hand round the pepper!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect pepper
            <?d> > hook BOSS stake
            <handed> > place worse
            FOE|LEAD: How can we sneeze now? || I can't just sneeze out of nothing!
            BOSS: Think of dust. Think of a kitten in a hayloft. ## Think of dust. Think of whoever you were last with in a hayloft.
            > hook FOE sneeze
            [Everybody opens a mouth, and shuts it again.]
            BOSS: I heard a "Bl". Who was going to say it? || I heard a "Bl". That's against the rule! Who was it?
            !FOE|LEAD: It was only a burp. || I swallowed it. It's still warm.
            <?f> > hook PAL sneeze
            > turns
            <?dust> +PAL|LEAD: I've thought of every kitten I know.
            <?dust> BOSS: Did it tickle?
            <?dust> PAL|LEAD: I've only come over tender.
            <handed> <?x1> > lead search
            [The tape. Ah-TISH-oo-la! {BOSS} stops it.]
            !BOSS: Do you hear? It wants something. It goes up at the end, like somebody on a doorstep. ## Do you hear? It wants something. It goes up at the end, like somebody at one's door, with a small suitcase.`,
        },
        {
          title: 'All the Noses in the Land',
          time: 'LATER',
          beat: 'They come from everywhere to be listened to.',
          text: `
            > place crowd
            BOSS: Form a line! Don't hold it in, and don't show off! || One by one! And nobody aim!
            [Hratch! Pfff. Wah-POW! Tss, tss, tss.]
            PAL|LEAD: That's twelve "Bless you"s that I haven't said! They're stuck in my throat! || I've got four "Bless you"s in my cheeks! It hurts not to say it!
            BOSS: Not one word! No. No. Certainly not. And that was a puncture!
            FOE|LEAD: That one had a bit of "la". || The fat one went up at the end!
            !BOSS: It was only sitting on a cat. || That was the chair.
            > turns
            <?x2> > place stir
            BOSS: {call}, there's a feather. Tickle the next one. Just the tip! || Somebody has to tickle them. {call}, take this feather. And only the nose!
            > lead attempt
            <taken> > place worse
            <?g> > lead ban
            > turns
            <?h> > hook PAL claim
            PAL|LEAD: What will you do if you find it?
            BOSS: I'll say "Hello". I've practiced. || I've had a sentence ready for thirty years. It's "Hello."
            * exit FOE
            * enter FOE
            <3+> FOE: And why did they never ring again?
            <2> LEAD: And why did they never ring again?
            BOSS: I've asked myself that every night. || They'd found out what I'm like. From the breathing.
            <3+> FOE: Perhaps they were only shy.
            <2> LEAD: Perhaps they were only shy.`,
        },
        {
          title: 'The Last Nose',
          time: 'NEARLY MIDNIGHT',
          beat: 'Nobody in the land has that sneeze, and there is only one nose left.',
          text: `
            BOSS: That was the last of them. That was every nose in the land. || No more noses. I've heard them all. I'll never hear another without blinking.
            PAL|LEAD: There's one that we haven't tried.
            +FOE|LEAD: When did you last sneeze yourself?
            BOSS: Me? I don't. I've been listening. || Not for thirty years. I didn't want to miss it.
            > turns
            <?i> > place door
            <?x3> > lead wait
            > lead comfort BOSS
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            <wish> BOSS: Then I'll never hear it. {call}, talk to me. What do you want? || Nothing but quiet, from now on. {call}, say what you'd like.
            <unasked> BOSS: Then I'll never hear it. || Nothing but quiet, from now on.
            <wish> > lead lastWords`,
        },
        {
          title: 'After the Sneeze',
          time: 'MIDNIGHT',
          beat: 'The pepper comes back, somebody sneezes, and nobody stops the tape.',
          text: `
            > lead save
            > place saves
            [{freed} A small gray cloud drifts over to {BOSS}.]
            * prop
            !BOSS: Ah... ah... Ah-TISH-oo-LA!
            [Nobody speaks.]
            FOE|LEAD: That's it! With the "la"! || That's the one. It was you.
            BOSS: But I heard it on the telephone! I picked it up, I had a cold... It was my own echo! || Me? I did have a cold that night. I picked up the telephone, I sneezed, and I heard my own echo!
            PAL|LEAD: So you've been in love with your own nose? ## So all those nights, it was only you, by yourself?
            * pay tape
            [{BOSS} drops the tape. It plays. Ah-TISH-oo-la! Nobody stops it.]
            [Silence. More silence. Then a small, kind voice. "Bless you."]
            * pay silence
            BOSS: So somebody was there! Somebody had rung me up!
            <?h> > hook PAL end
            FOE|LEAD: It was never the sneeze. It's two words that you were looking for. || You had the wrong half.
            * pay rule
            BOSS: And I forbade them. For thirty years, nobody in this room has been allowed to say it!
            > turns
            <?a> > hook FOE end
            <?x4> > place gift
            <?n> > lead last
            BOSS: It could be anybody. It could be nobody. Oh dear, I'm off again. Ah... ah... || The whole country, all over again! Whom do I ask? I don't even... Ah... ah...
            !BOSS: Ah-TISH-oo-la!
            [A silence. {hush} Then, very near, a small, kind voice.]
            <3+> !FOE: Bless you.
            <2> LEAD: Bless you.
            !BOSS: Hello.`,
        },
      ],
    },
    {
      id: 'win',
      shape: 'contest',
      title: 'Correct! || The Small Print',
      premise:
        'Nobody may win the quiz, as the winner must host it for ever, and the host accepts any answer that {lead} gives.',
      game: 'However wrong they are, they are right.',
      facts: {
        prop: 'the buzzer',
        event: 'a quiz',
        crowd: 'the audience',
      },
      effects: {
        answer: {
          noise: `BOSS: Was that an answer? Correct!`,
          lost: `BOSS: The question was, "Where would you never look for a buzzer?" Correct!`,
          stuck: `BOSS: The question was, "What's a knot?" Correct!`,
          mixed: `BOSS: The question was, "What is love?" I'd say that's near enough. Correct!`,
          mess: `BOSS: The question was, "What's the opposite of clean?" Correct!`,
        },
      },
      after: `
        BOSS: I won again last night. I don't know how.
        LEAD: I asked you the way to the door, and you knew it.
        !BOSS: So I'm the host. What's new? For nine points!`,
      acts: [
        {
          title: 'For Nine Points',
          time: 'EVENING, LIVE',
          beat: 'A quiz begins in which it is very hard to be wrong.',
          text: `
            <2> > lead arrive
            <next> [A fanfare. The lights go up.]
            !BOSS: What's the capital of France? For nine points!
            [Somebody presses the buzzer. MEEP!]
            FOE|LEAD: Soup? ## My first wife? || A kind of goat?
            !BOSS: Correct!
            PAL|LEAD: Is it? || Since when?
            !BOSS: It isn't wrong. Not for those who like it. || It's what France would have wanted.
            <3+> <?a> > hook BOSS claim
            > place why
            <first> <3+> BOSS: And now the challenger!
            <3+> > lead arrive
            > place intro
            !BOSS: What was that? For nine points!
            LEAD: I don't think I should say.
            !BOSS: Correct! Nobody should!
            > turns
            FOE|LEAD: There's a rule on this ticket. "Whoever gets a hundred points must be the host. For ever, or until somebody else wins."
            <4+> PAL|ANY: For ever? In that jacket? || Who reads a ticket?
            BOSS: Thirty years I've been here! I only came in to ask the way. ## Thirty years I've been here! I only came in to hide from my mother-in-law. || I didn't read it, either. I came in out of the rain. That was thirty years ago.
            * plant print`,
        },
        {
          title: 'How to Lose',
          time: 'THE SECOND ROUND',
          beat: 'Everybody tries to lose, and the buzzer ends up {where}.',
          text: `
            > turns
            FOE|LEAD: Nobody must get to a hundred. We only have to be wrong. How hard can it be?
            !BOSS: What's two and two? For nine points!
            [MEEP!]
            FOE|LEAD: A wet hat! ## A double bed! || My left foot!
            !BOSS: Correct! It's two, too!
            <?c> > hook FOE wrong
            BOSS: {call}, hold the buzzer. And squeeze, dear, whenever you like. || {call}, you're not pressing! Here, take the buzzer. It's friendly.
            > lead help
            [MEEP!]
            > effect answer
            <?x1> > lead search
            <?silence> PAL|LEAD: What if nobody says anything at all?
            <?silence> !BOSS: What sound does a turnip make? For nine points! ## What does my husband say, afterward? For nine points!
            <?silence> [A long silence.]
            <?silence> !BOSS: Correct!
            > turns
            <?d> > hook PAL wrong
            [MEEP! MEEP!]
            FOE|LEAD: It's buzzing by itself!
            !BOSS: It's a keen one. That's fifty-four, to everybody. First to a hundred gets the desk. || It likes a crowd. You're all on sixty-three. A hundred, and the desk is yours!
            <?e> > lead ban
            <?f> > hook FOE stake`,
        },
        {
          title: 'A Lesson From a Master',
          time: 'THE THIRD ROUND',
          beat: '{Lead} shows them how to be wrong.',
          text: `
            > place crowd
            !BOSS: Applause for the winners! Whoever they are!
            PAL|LEAD: One of us must know how to get something wrong.
            [Everybody looks at {LEAD}.]
            > lead teach
            !BOSS: Correct!
            > turns
            <?g> > place uses
            !BOSS: Which of you has a mother? For nine points!
            <3+> FOE: Don't say it!
            <4+> PAL|ANY: Mine did.
            <2-3> LEAD: I'm not saying.
            !BOSS: Correct! Give her my love!
            > turns
            PAL|LEAD: From now on, nobody makes a sound. Not a word. Not a buzz.
            > lead wait
            [MEEP!]
            BOSS: I heard that! Ninety! || It counts! It all counts! Ninety!
            <?x2> > place stir`,
        },
        {
          title: 'Ninety-Nine',
          time: 'THE LAST ROUND',
          beat: 'One point is missing, nobody may answer, and the host has a cold.',
          text: `
            !BOSS: Ninety-nine all. One more answer, and I have a winner. || It's ninety-nine to ninety-nine. The next answer gets the jacket.
            PAL|LEAD: Then nobody answers! Whatever we're asked, we ask something back!
            !BOSS: And are you all comfortable?
            FOE|LEAD: Are you? || Who wants to know?
            <?rain> !BOSS: Is it raining, at all?
            <?rain> PAL|LEAD: Where? || Isn't it always?
            > turns
            <?door> > place door
            <?door> BOSS: That didn't count. Doors are free.
            <?i> > hook PAL snap
            FOE|LEAD: Is it so bad, to be the host?
            !BOSS: I've asked forty thousand questions. How many do you think I've been asked?
            PAL|LEAD: How many?
            !BOSS: None, before tonight. I don't know where to look. || None, until tonight. What does one do with the face?
            <?j> > lead comfort BOSS
            <?k> > hook FOE snap
            > turns
            [{BOSS} takes out a card that is yellow with age. A cloud of dust goes up.]
            !BOSS: This is the last one in the box. It asks... It ah... It ah... || I've kept this one for thirty years. It's for ah... for ah...
            [HA-CHOO!]
            LEAD: Bless you.
            [MEEP! The buzzer has heard it.]
            !BOSS: Correct!
            FOE|LEAD: But you hadn't asked anything!
            !BOSS: It's on the card. "What does one say to a sneeze?"`,
        },
        {
          title: 'The Other Side of the Desk',
          time: 'AFTER THE SHOW',
          beat: 'The host is free, and comes back from the door.',
          text: `
            [{rise} {BOSS} takes off a very old jacket. {LEAD} puts it on. It fits.]
            BOSS: A hundred and eight! {Call} wins, and I'm free! After thirty years! Goodbye! || We have a new host! It's over! I can go! I can go anywhere!
            [{BOSS} runs out. Everybody waves. {BOSS} comes back in.]
            FOE|LEAD: What's the matter? || Did you forget something?
            !BOSS: There's nobody out there who knows the answers. ## My wife's out there. She knows all the answers. || It's all been moved. And it's raining. It's the same rain.
            > turns
            [{freed} It lands in {BOSS}'s hand.]
            * prop
            * pay print
            PAL|LEAD: You could stay. On this side of the desk. || There's a seat free over here. Next to all of us.
            !BOSS: With the ones who don't know? || And not ask anything?
            <?m> > hook BOSS seat
            <?x3> > lead found
            > place gift
            <?n> > lead last
            [{BOSS} sits down with the others. The lights go up. {LEAD} looks at the cards.]
            LEAD: What will you do now? For nine points.
            [MEEP!]
            BOSS: I don't know.
            LEAD: Correct!`,
        },
      ],
    },
    {
      id: 'tissue',
      shape: 'auction',
      title: 'Going Twice || The Last Tissue',
      premise:
        'The last tissue in the building is auctioned among people with colds, where every sneeze counts as a bid, and {lead} is holding it up.',
      game: 'Everybody needs the tissue so as to stop bidding for the tissue.',
      least: 3,
      facts: {
        prop: 'the last tissue',
        event: 'an auction',
        crowd: 'the bidders',
      },
      effects: {
        lot: {
          noise: `FOE: Was that a bid? It sounded like seven!`,
          lost: `FOE: I'm paying a fortune for that, and it's {where}!`,
          stuck: `FOE: It's in knots! I'm not wiping my nose on a rope!`,
          mixed: `FOE: It's {where}! I only want to blow my nose in it. I don't want to meet its mother.`,
          mess: `FOE: It's been used! By the whole room!`,
        },
      },
      changes: {
        ply: {
          hot: `PAL|LEAD: It's been toasted. It's curling up at the edges. It's coming apart!`,
          cold: `PAL|LEAD: It's frozen stiff. It's like a little window. And it's cracked, all along the edge!`,
          small: `PAL|LEAD: It's shrunk! But only on the outside. There's something inside that didn't fit!`,
          bitten: `PAL|LEAD: Something bit off a corner. You can see right into it. There's another one in there!`,
          wet: `PAL|LEAD: It's soaked! It's peeling, like an onion!`,
          sticky: `PAL|LEAD: It's stuck to both my hands! I'm pulling, and it's coming with me both ways!`,
        },
      },
      after: `
        [A very small sneeze.]
        FOE|LEAD: Who was that?
        BOSS: I was. And I've only bought the teapot.`,
      acts: [
        {
          title: 'A Nod With Feeling',
          time: 'AFTER FORTY THOUSAND SNEEZES',
          beat: 'There is one tissue left, and it goes to whoever pays the most.',
          text: `
            <next> [{BOSS} sniffs.]
            BOSS: Does anybody have a tissue for me?
            <4+> PAL|ANY: There's only one left. In the whole world. || They're all gone. There's only the one in the glass case.
            <4+> FOE: I'll give you ten for it!
            <3> FOE: There's only one left. In the whole world. And I'll give you ten for it!
            BOSS: Ten! I'm bid ten! Any more? || Then it's an auction! Ten, from the runny one!
            <4+> PAL|ANY: How does one bid?
            <4+> BOSS: You nod. And a sneeze is double. ## You nod. A sneeze is double. A wink stays between ourselves.
            [{FOE} sneezes. TCHOO!]
            BOSS: Twenty! || Twenty, from the wet one!
            FOE: That wasn't a bid! That was a cold! || But somebody only sneezed!
            BOSS: It's a nod, with feeling. It's double. || A sneeze is a nod that you really mean. So it's double.
            * plant double
            FOE: And if I don't get it?
            BOSS: You owe it all the same. Or anybody could come in here and sneeze. || What you've bid, you owe. A loser pays like everybody else.
            * plant owe
            <?b> > hook FOE claim
            <first> BOSS: And somebody new! Do you nod, or do you sneeze?
            > lead arrive
            <?a> > place why
            > place intro
            > turns
            !BOSS: Let's begin. Going once, for twenty...
            FOE: I've got to have it! If I had it, I wouldn't sneeze any more! || Just let me wipe my nose! Then I'd stop!
            [TCHOO!]
            BOSS: Forty!`,
        },
        {
          title: 'Held Up by the Corners',
          time: 'A HUNDRED AND SIXTY LATER',
          beat: '{Lead} holds up the tissue, and it ends up {where}.',
          text: `
            BOSS: Let's all have a look at it. {call}, hold it up. By the corners! It's a thick one. || Feel how thick it is! It's practically a towel. {call}, show them the tissue. Front and back.
            > lead help
            > effect lot
            BOSS: It's sold as seen. Or not seen. || That's part of its history now. It only makes it dearer.
            <?x1> > lead search
            > turns
            [TCHOO!]
            BOSS: Three hundred and twenty!
            PAL|LEAD: So we only need it so that we can stop bidding for it?
            BOSS: That's what's called a market.
            <?c> > hook FOE bid
            <?d> > hook PAL bid
            <?pinch> FOE: I'll hold my nose shut!
            <?pinch> [Silence. Then something goes off, behind both ears. TCHOO!]
            <?pinch> BOSS: That's double, from each ear.
            > turns
            <?x2> > place stir
            <?e> > lead ban
            FOE: What do I owe by now? || I've only got ninety! Where are we?
            !BOSS: Six hundred and forty. And you've just nodded. || Nearly a thousand. It was your chin.`,
        },
        {
          title: 'Hay Fever',
          time: 'FIVE THOUSAND AND SOMETHING',
          beat: 'More bidders come, and the tissue is stolen.',
          text: `
            > place crowd
            PAL|LEAD: They've all got hay fever!
            BOSS: I know. I sent the flowers. || Bless them! I mean, count them!
            ["I've only come in for my umbrella," says one of them. TCHOO!]
            BOSS: Then it's a very dear umbrella. Five thousand! || And you owe me a fortune. Five thousand!
            FOE: I bid my house! And everything in it! ## I bid my house! And whoever's in the bed! || Then I bid everything I've got!
            <?all> <4+> PAL|ANY: And I bid everything {foe} has got! || I'll bid all that, too! All of {foe}'s!
            <?all> <4+> BOSS: You can't do that.
            <?all> <4+> PAL|ANY: It's going to be mine, if I win.
            > turns
            <?f> > hook BOSS bid
            <?x3> > lead wait
            [All the bidders, at once. TCHOOOO! The wind goes through everything.]
            BOSS: Who left that crowd open? || Hold on to your eyebrows!
            [{freed} It flutters down in front of everybody.]
            * prop
            FOE: There it is! Catch it! Where did it go? || It's mine! Which way did it fly? I'll get a net!
            * exit FOE
            [{FOE} runs out after it, the wrong way.]
            BOSS: Quick, before they sneeze it away again! || Put it somewhere with a lid, before the next gust!
            > place stow prop
            * enter FOE
            FOE: I've chased a moth down the street. It wasn't the tissue. It was a moth. || That was no tissue. That was somebody's washing. I've had to bid for it. ## That was no tissue. That was somebody's nightgown. They were in it. I've had to bid for it.
            > turns`,
        },
        {
          title: 'Going',
          time: 'ALL THE MONEY IN THE WORLD',
          beat: 'Nobody can stop, and nobody can pay.',
          text: `
            !BOSS: Going once! Going twice! Going... ah... ah...
            [Everybody holds {BOSS}'s nose.]
            PAL|LEAD: Don't! It's your own auction! || If you sneeze, you'll have sold it to yourself!
            [TCHOO!]
            BOSS: I bought it. I've ruined myself. And I did it so fairly. || Double. From me. I ought to have stopped me.
            > turns
            <?g> > place door
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            > place peak
            <?j> > hook BOSS snap
            > lead comfort
            FOE: What's everything, altogether?
            BOSS: You owe me your house, I owe you mine, and the front row owes us both the street. || You've all bid all that everybody has. So everybody has bought everybody. ## Everybody has bought everybody. I went to a party like that once.
            !FOE: Then whose am I?
            !BOSS: Mine, I think. I'm sorry. I'd have tidied up. ## Mine, I think. I'd have put on the good sheets.
            > turns
            <wish> BOSS: And we haven't a clean sleeve among us. {call}, if you still owned something, what would you like it to be? || We've nothing left, and nor has {the}. {call}, what would you like, if it were free?
            <wish> > lead lastWords`,
        },
        {
          title: 'Holding Hands',
          time: 'NOTHING AT ALL',
          beat: 'The tissue comes out of its hiding place, and turns out to be less alone than it looked.',
          text: `
            BOSS: Open it. Let's see what we've ruined ourselves for. || Open up. Whoever bought it, let's all look at it once.
            > place back prop
            > change ply
            BOSS: Don't tear it!
            [Ffft.]
            FOE: It's two! || There are two of them!
            PAL|LEAD: It was two tissues, all the time. Holding hands.
            +FOE: Then pull again! There may be more!
            [Ffft. Ffft. Ffft.]
            BOSS: There's one for each of us. || One each. They're thin. But so am I.
            [Everybody blows. It sounds like geese going home.]
            * pay double
            FOE: That's lovely. And who pays? || But I still owe everybody everything!
            PAL|LEAD: You owe us everything. And we owe you everything. || But everybody owes you everything back.
            BOSS: Everything, minus everything. So that comes out even. || Everything, minus everything. Then nobody owes anybody.
            * pay owe
            > turns
            <?b> > hook FOE sheet
            <?m> > place gift
            <?x4> > lead found
            <?n> > lead last
            <?cheek> PAL|LEAD: {boss}? What's that on your cheek? || {boss}? You're crying!
            <?cheek> BOSS: I've never come out even with anybody before. || It's only that I've run auctions all my life. And it's the first time that we all got it.
            [{BOSS} looks at what is left in one hand. It is mostly holes.]
            !BOSS: Does anybody have a tissue for me?
            [Everybody holds one out. Nobody names a price.]
            PAL|LEAD: Take mine. I've only used the one side.`,
        },
      ],
    },
  ],
}
