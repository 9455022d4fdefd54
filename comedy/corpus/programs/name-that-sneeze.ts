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
          ME: It says "Achoo"! It's only my name! Put those away! ## It's only my name! They blessed us all through the wedding!`,
        snap: `ME: If this is the end, spell it right on the stone! A, C, H, O, O!`,
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
        right: `ME: I said "fish", to lose, and it was right! Now a toaster's called a fish! I've got three hundred fish!`,
        hold: `ME: I'm holding mine in. I've come first in everything, and this once I'd so like to be beaten.`,
        seat: `
          ASK: You've got one wrong. So you can't have come first.
          ME: Second! That's a loaf of bread! And I've had butter in this bag for eleven years!`,
        corner: `ME: You had the first corner, so mine's the second. Second! Keep your toasters! I've won the bread!`,
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
        right: `ME: I've been right forty times, and I still don't know one answer. I only know what I said.`,
        hold: `ME: I've got my thumb on my nose. It's the first time I've pressed something, and nothing's come out.`,
        seat: `
          ASK: And who was it that got one wrong?
          ME: Me! Oh! I knew that! I knew it, and I didn't even press!`,
        corner: `
          ASK: How did you know that this corner's yours?
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
        right: `ME: I only sneezed, and even that was correct! It was Doris!`,
        hold: `ME: I'm thinking of bricks. Only of wet bricks. Nobody say "lamb". Oh no. Now I've said it.`,
        seat: `
          ASK: On this side, they have cushions.
          ME: It's silk! I'm holding it, and I'm not even sneezing! Nobody tell my nose!`,
        corner: `ME: It's soft. I'm holding it, and nothing's happening. Nobody tell my nose!`,
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
            ME: I count, and I host, and I sweep up. And look whose column has no points! ## I count, and I host. And the one with the cobweb is mine! I haven't scored in years!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} chalks up the points. One column is empty.]
          ME: Ninety to you, and three hundred to you. And the empty one, with the cobweb, is mine! ## And the empty one, with the cobweb, is mine! I haven't scored in years!`,
        stake: `ME: How do I write that down? It isn't even a number!`,
        snap: `ME: Final score! Nothing, to nothing! And I'd just sharpened the pencil!`,
        sneeze: `
          ME: Choo.
          ASK: Was that all of it?
          ME: It was a four. I'd hoped for a five.`,
        right: `ME: Everybody's right, so everybody's got as many as everybody. I've worn out the chalk, and it's still a draw.`,
        hold: `ME: I've counted my dishes. I had some, and I've lost them all. It's the first time that's felt like winning.`,
        seat: `
          ASK: You've counted for everybody but yourself. Here's a point.
          ME: A point? For me? I'm going to draw a little house round it.`,
        corner: `ME: A corner each. So I've got one. I've never had one. I'm drawing a little house round it.`,
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
      id: 'win',
      shape: 'contest',
      title: 'Question Two || By the Book',
      premise:
        'Nobody may go home until somebody is wrong, and nobody can be, as the only book of answers is with {keeper}.',
      game: 'Whatever anybody answers is correct, and has to be said that way from then on.',
      facts: {
        prop: 'the answer book',
        event: 'a quiz',
        crowd: 'the audience',
      },
      effects: {
        answer: {
          noise: `!BOSS: My book's {where}! I can't get at one answer!`,
          lost: `!BOSS: My book's {where}! That was every answer there is!`,
          stuck: `!BOSS: My book's {where}! I can't open it! I can't look up a thing!`,
          mixed: `!BOSS: My book's {where}! And now it's looking at me as if I knew!`,
          mess: `!BOSS: My book's {where}! The answers are all running into the questions!`,
        },
      },
      after: `
        BOSS: How did you sleep?
        LEAD: I didn't. All night, somebody kept saying "Good night".
        !BOSS: I only wanted company.`,
      acts: [
        {
          title: 'Question One || Wrong!',
          time: 'EVENING, LIVE',
          beat: 'A quiz ends with the first wrong answer, until its book of answers ends up {where}.',
          text: `
            <2> > lead arrive
            <next> [A fanfare. The lights go up.]
            !BOSS: Name that sneeze!
            [A tape. Harr-TCHOO!]
            FOE|LEAD: A butcher? || Is it a horse?
            [{BOSS} looks it up in a very thick book.]
            !BOSS: Wrong! A dentist, on ice. Good night, everybody! ## Wrong! A widow, on her honeymoon. Good night, everybody! || Wrong! Two nuns, in a draft. Good night, everybody! ## Wrong! Two nuns, in one coat. Good night, everybody!
            PAL|LEAD: But that's only the first question! In thirty years, we've never heard question two! || Is that all? It's been thirty years, and we've never got to question two!
            !BOSS: The first wrong answer ends the show. Then you all go home. || It's over as soon as somebody's wrong. Then you all go home.
            * plant night
            FOE|LEAD: And what if it's you who's wrong? || And are you never wrong?
            !BOSS: Me? I've got the book. ## Me? I've got the book. My wife got the house.
            * plant book
            <?a> > hook BOSS claim
            <first> <3+> !BOSS: Next! Come in, and be wrong! || Who'd like to be wrong next?
            <3+> > lead arrive
            <handed> !BOSS: Once more, then. {call}, hold my book. And don't peep! || Question one again! {call}, hold my book, so that I've got a hand free.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect answer
            <taken> !BOSS: My book's {where}! With every answer there is!
            FOE|LEAD: Then play us the sneeze without it! || You've still got the sneeze! Play that!
            [Harr-TCHOO!]
            FOE|LEAD: Doris? || Er... Doris?
            <4+> PAL: You can't look that up! So it isn't "Wrong"! || Perhaps! You can't look it up, so don't say "Wrong"!
            <4+> !BOSS: Then I'll have to say... Correct! || Then it must be... Correct!
            <2-3> !BOSS: Without my book, I can't say "Wrong". I'll have to say... Correct!
            FOE|LEAD: That sneeze is called Doris? || It is? It's called Doris?
            !BOSS: What's correct is correct. From now on, we all say that. ## It's correct. It's also my ex-wife. From now on, we all say that.
            * plant rule
            > turns`,
        },
        {
          title: 'Question Two || The Capital of France',
          time: 'FOR THE FIRST TIME',
          beat: 'Everybody is right for once, and it is lovely, until somebody wants to go home.',
          text: `
            !BOSS: I've never seen a second question. What's two and two? ## I've never lasted to a second question. What's two and two? || So this is question two! What's two and two?
            FOE|LEAD: A wet hat!
            !BOSS: Correct! Now count!
            PAL|LEAD: One, two, three, a wet hat.
            !BOSS: Question three. What's the capital of France?
            !FOE|LEAD: Soup?
            !BOSS: Correct!
            !FOE|LEAD: I'm right! I've never been right before! It tickles! ## I'm right! I'm married, and I'm right! It tickles! || Right again! So that's how it feels! It tickles! ## I'm right! And I'm married! So that's how it feels! It tickles!
            * plant tickles
            <4+> <?aunt> !PAL: I've got an aunt in Soup. || I spent a summer in Soup. ## I had my honeymoon in Soup.
            <4+> <?aunt> BOSS: What's it like there?
            <4+> <?aunt> !PAL: Hot. And then it gets a skin. ## Hot at first. Then it gets a skin.
            > turns
            <handed> <?g> > place intro
            [TCHOO! Somebody has sneezed.]
            PAL|LEAD: Bless you, Doris! ## Bless you, Doris! You were right to leave! || Was that a Doris? ## Was that a Doris? I'd have left, too.
            <?c> > hook FOE right
            !BOSS: Question ninety. What do you say to people, when you want them to stay? ## Question ninety. There's been wine, and a lawsuit. What do you say, to make somebody stay?
            !FOE|LEAD: Ninety? I'd no idea that it's so late. Good night! || I don't know, and I'm off to bed. Good night!
            !BOSS: Correct!
            PAL|LEAD: So now that means "Please stay"? || Then that's the way to say "Please stay"!
            * plant stay
            !BOSS: So please sit down. ## So please take your shoes off. || It does. Sit down! ## It does. Shoes off!
            FOE|LEAD: But when do we leave?
            !BOSS: As soon as somebody's wrong. || After the first wrong answer. As always.
            PAL|LEAD: Without your book, who CAN be? || But there's no book! There ARE no wrong answers!
            [A silence. {hush}]
            !BOSS: Question ninety-one!`,
        },
        {
          title: 'More!',
          time: 'QUESTION NINE HUNDRED',
          beat: 'They all try to be wrong, and {lead} shows them how.',
          text: `
            > place crowd
            PAL|LEAD: Don't sit down! Whoever comes in has to stay until somebody's wrong! || Go home, all of you! Good ni... No! I mean, don't stay!
            [The audience sits down.]
            FOE|LEAD: Let's say the opposite of what's right! That can't be correct! || Let's try the opposite! It can't be right!
            !BOSS: Question nine hundred. What does one shout, to make somebody stop? ## Question nine hundred. What does one shout to the barman, to make him stop?
            FOE|LEAD: The opposite! "More!"
            !BOSS: Correct!
            PAL|LEAD: Oh, well done! Now "More" means "Stop"! ## Now "More" means "Stop"! I've got friends who drink like that! || It worked again! Now we have to say "More", when we mean "Stop"! ## Now "More" means "Stop"! My bank has said so for years!
            > turns
            <?d> > hook PAL right
            <3+> FOE|PAL: One of us must know how to get something wrong! ## One of us must know how to get it wrong! Who's been divorced the most? || Isn't there anybody who always does everything wrong?
            <3+> [Everybody looks at {LEAD}.]
            <2> !LEAD: Wait! I only have to do it the way that I always do!
            > lead teach
            !BOSS: Correct! But that's enough! More! More! || Correct! And never again! More! More!
            LEAD: More? Nobody's ever asked me for more! || You'd like more? I thought you'd never ask!
            [{LEAD} does it all again.]
            <3+> FOE: That means "Stop"! MORE!
            <2> !BOSS: That means "Stop"! MORE!
            LEAD: I'm going as fast as I can!
            ["More!" shouts the audience. "More!"]
            <3+> PAL: At last, somebody's on our side! || They've had enough, too!
            <3+> FOE: No. They came in late. || No. That was the old "More".
            <2> BOSS: At last, somebody's on our side!
            <2> LEAD: No. They came in late.
            > turns`,
        },
        {
          title: 'Nobody Asked',
          time: 'QUESTION FOUR THOUSAND',
          beat: 'Nobody can be wrong, nobody can stop, and the book comes back.',
          text: `
            > turns
            FOE|LEAD: Four! It was always four! There, that's wrong! Coats! || Paris! It's Paris! There, that's wrong! Open the doors!
            !BOSS: That doesn't count. Nobody asked. || It's only an answer if somebody's asked.
            PAL|LEAD: Then ask it again!
            !BOSS: I never ask the same thing twice. I'd look as if I didn't know.
            <5+> ANY: Without the book, you don't! || You don't! Not even two and two!
            * plant asked
            FOE|LEAD: I'm so tired! I can't keep my eyes open! || I'm so sleepy! I've been here since question one!
            !BOSS: You poor thing. Good night!
            FOE|LEAD: Don't say that! Now I must stay! ## Don't say that! I've got a taxi waiting! || There! Now I must stay! ## There! Now I must stay, and I'm on the meter!
            <5+> ANY: And don't yawn! It might be correct! || Nobody yawn! It might be correct!
            <?i> > hook PAL snap
            <?j> > hook FOE snap
            <5+> ANY: Is it still today? || I've forgotten where I live! ## I've forgotten whom I live with!
            !BOSS: I can't go on, either. I've run out of answers, and you're all looking at me. ## I can't go on, either. Nobody's stayed this late since Doris.
            > lead comfort BOSS
            <wish> !BOSS: Question four thousand and one. {call}, what would you like? || Four thousand and one. What does one want of life, {call}?
            <wish> > lead lastWords
            <wish> !BOSS: Correct! From now on, we all want that. || Correct! So that's what we all want now.
            > turns
            [{freed}]
            * prop
            <4+> !PAL: It's back! Quick, ask me anything, and look it up! I'll get it wrong, and off we go! || Your book! Ask me something! I'll be wrong, and we're free!
            <2-3> +LEAD: It's back! Quick, ask me anything, and look it up! I'll get it wrong, and off we go!`,
        },
        {
          title: 'The Last Question',
          time: 'QUESTION FOUR THOUSAND AND TWO',
          beat: '{Boss} has the book again, and must say that somebody is wrong.',
          text: `
            [{BOSS} opens the book.]
            !BOSS: So you answer, I say "Wrong", and you all get your coats. ## So you answer, I say "Wrong", and you all leave, like Doris. || I look it up, I say "Wrong", and I'm alone by eight. As always. ## I look it up, I say "Wrong", and I'm in bed by eight, with the book. As always.
            FOE|LEAD: Yes! As always! || Yes! Do!
            <5+> ANY: Say it! Say "Wrong"!
            !BOSS: I'd never seen anybody after question one. You're different, when you're right. You go pink. ## I'd never seen anybody after question one. When you're right, you go pink. Doris never once went pink. || I never knew what you look like, when you're right. You shine. I've only ever seen your backs. ## I never knew how people shine, when they're right. Doris must have shone, all the way to the lawyer.
            [{BOSS} shuts the book.]
            !BOSS: I won't say it.
            FOE|LEAD: But somebody has to be wrong! || Then who's wrong?
            <5+> ANY: It can't be us! We've tried!
            !BOSS: Ask me one. One that we've had.
            PAL|LEAD: You? Without looking? What's two and two? || Ask YOU? Well, then. What's two and two?
            [A silence. For thirty years, {BOSS} has never been wrong.]
            !BOSS: Four.
            * pay asked
            FOE|LEAD: Wrong! It's a wet hat! You're wrong! || It's a wet hat! You got it wrong!
            <4+> PAL: So it's over! We're free! Get the coats! || {Boss} was wrong! The show's over! Coats!
            !BOSS: I'm wrong! I've never been wrong before! It tickles! ## I'm wrong! Somebody ring Doris! It tickles! || Wrong! In front of everybody! It tickles! ## Wrong! In front of everybody! Somebody ring Doris! It tickles!
            * pay tickles
            * pay rule
            <?a> > hook BOSS seat
            <?g> > place gift
            > turns
            <?n> > lead last
            [The coats are handed out. One, two, three, a wet hat.]
            FOE|LEAD: Well? One word from you, and we can go. || So we can go. Isn't there something that you say?
            !BOSS: By the book, or by ours?
            PAL|LEAD: You're the one who's got the book. || That's up to you.
            [{BOSS} puts down the book.]
            * pay book
            !BOSS: Good night, everybody.
            * pay night
            * pay stay
            [They all sit down again. ## They all sit down again, and take their shoes off.]`,
        },
      ],
    },
    {
      id: 'tissue',
      shape: 'auction',
      title: 'Whose Was That? || A Nod With Feeling',
      premise:
        'The last tissue in the building, which is with {keeper}, goes to whoever sneezes last, who must then do the dishes of all the others.',
      game: 'They sneeze to get it, then they make each other sneeze to be rid of it, and then they sneeze to save each other.',
      least: 3,
      facts: {
        prop: 'the last tissue',
        event: 'an auction',
        crowd: 'the bidders',
      },
      effects: {
        lot: {
          noise: `!FOE: It's {where}? I'm paying for something that I can't even wave?`,
          lost: `!FOE: It's {where}? I'm paying for that, and it's gone?`,
          stuck: `!FOE: It's {where}? I'm paying for that, and I'd have to bring it my nose?`,
          mixed: `!FOE: It's {where}? I only wanted to blow my nose in it. Now I'd have to ask it first!`,
          mess: `!FOE: It's {where}? I'm paying for that, and it needs a tissue itself!`,
        },
      },
      after: `
        [A very small sneeze.]
        FOE|LEAD: Whose was that?
        BOSS: Mine. So I'm doing the pans. It's the fourth time since breakfast.`,
      acts: [
        {
          title: 'A Week of Dishes',
          time: 'EVERYBODY HAS A COLD',
          beat: 'A tissue is sold for dishes, and every sneeze is a bid.',
          text: `
            <next> [Everybody sniffs.]
            !BOSS: The last tissue in the building! It isn't for money. Whoever gets it does everybody's dishes. What am I bid? || One tissue! There are no others! It isn't for money. You pay in dishes. Everybody's dishes. What do I hear?
            FOE: I'll do them for a week! ## A week! I did nine years, for my ex!
            !BOSS: One week! Any others?
            [{FOE} sneezes. TCHOO!]
            !BOSS: Two weeks!
            PAL|FOE: That's not a bid, that's a cold! ## That's a cold! We've all got it, since the fondue!
            !BOSS: It was a nod, with feeling. It's double.
            * plant nod
            <first> <5+> ANY: Then nobody nod! || Keep your heads still, everybody!
            <next> <5+> !LEAD: Then nobody nod! || Keep your heads still, everybody!
            <5+> [Everybody stops nodding.]
            FOE: But I bid against myself!
            !BOSS: And you're ahead. Whoever sneezes last, before I say "Sold", has bought it. || And you won. It goes to the last one to sneeze before I say "Sold".
            * plant rule
            <?b> > hook FOE claim
            <first> !BOSS: A new nose! Come in! || Who's that? Come in, and bring your nose!
            > lead arrive
            > turns
            [TCHOO!]
            BOSS: Whose was that?
            !LEAD: Mine. Have I caught something?
            !BOSS: You have. A month of dishes. || You have. With a month of dishes.
            !LEAD: Whose dishes?
            <4+> PAL: Everybody's. We had fondue. ## Everybody's. We had fondue. Then each other.
            <3> !BOSS: Everybody's. We had fondue. ## Everybody's. We had fondue. Then each other.
            !FOE: No! It's my tissue! I saw it first! || Give it back! I was first!
            <5+> ANY: Hold your noses, both of you! || Don't fight over it! You'll start everybody off!
            [TCHOO! It's two noses, at the same time.]
            BOSS: And that one?
            !FOE: Mine!
            !LEAD: And mine! || And a bit of it was mine!
            !BOSS: At the same time? Then it's two months, and you share. || Both of you? Then you'd share. Two months, half each.
            !FOE: Share? With that nose? Never! Ah... TCHOO! ## Share? I don't even share a pillow! Ah... TCHOO!
            * plant share
            !BOSS: Four months! All yours!
            <5+> !LEAD: Congratulations! You wanted it more. || You win. I'm happy for you.`,
        },
        {
          title: 'Going Once',
          time: 'FOUR MONTHS OF DISHES',
          beat: 'The tissue ends up {where}, and now nobody wants to be the last to sneeze.',
          text: `
            > turns
            <handed> <?g> > place intro
            <handed> !BOSS: Look how thick it is! {call}, hold it up. By the corners! || Let's all have a look at it. {call}, hold it up. Don't sniff!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect lot
            <taken> !FOE: It's {where}? I'm paying, and I can't even see it?
            !BOSS: It's sold as seen. Or not seen. Going once... ## It's got a past. Who hasn't? Going once... || That's part of its history now. Going once... ## It's got a past now. Who hasn't? Going once...
            !FOE: Stop! I don't want it any more! || Wait! Somebody else can have it!
            <5+> !LEAD: So half of it isn't mine any more? Oh, good! || And I nearly had half of it! That was close!
            !BOSS: Then somebody else has to sneeze. Going twice...
            <5+> ANY: Nobody think of pepper! || Quick! Nobody think of feathers!
            <4+> !FOE: {pal}! Imagine a cat.
            <3> !FOE: {call}! Imagine a cat.
            <4+> !PAL: Why? || What sort of cat?
            <3> !LEAD: Why? || What sort of cat?
            !FOE: A fat one. On your pillow. It rubs its tail, right across your nose...
            <4+> !PAL: That isn't fair! I'd just... TCHOO! || Don't! Not the tail! Not the... TCHOO!
            <5+> ANY: That one had an echo. || It blew my hat off.
            <3> !LEAD: That isn't fair! I'd just... TCHOO!
            !BOSS: Who's the lucky nose?
            <4+> !LEAD: Not mine, for once!
            <3> !FOE: Not mine!
            !BOSS: Eight months! Going...
            > turns
            <?f> > hook FOE hold
            <4+> !PAL: {call}! When did you last look under your bed?
            <4+> !LEAD: Me? Why?
            <4+> !PAL: There's something gray. It's soft. When you breathe in, it comes nearer...
            <4+> !LEAD: I never clean under... TCHOO! || I don't even live... TCHOO!
            <3> !LEAD: {foe}! When did you last look under your bed?
            <3> !FOE: Me? Why?
            <3> !LEAD: There's something gray. It's soft. When you breathe in, it comes nearer...
            <3> !FOE: I never clean under... TCHOO! || I was going to do it on... TCHOO!
            BOSS: Who did it? ## And who gave it to whom?
            <5+> ANY: The one with the nose! || Whoever's got the reddest nose!
            [Everybody points at everybody else.]
            !BOSS: Sixteen months!`,
        },
        {
          title: 'The One Dry Nose',
          time: 'SIXTEEN MONTHS OF DISHES',
          beat: 'There are more bidders, and one nose that has never sneezed.',
          text: `
            > place crowd
            FOE|LEAD: Who asked them? They've all got hay fever! ## Who asked them? I owe half of them money!
            !BOSS: I know. I sent the flowers. || I asked them. There's more of a market.
            ["I've only come in for my umbrella," says one of them. TCHOO!]
            !BOSS: It's a very dear umbrella. Three years, nearly! || That's nearly three years. I hope it's a good umbrella.
            <5+> !LEAD: I've seen it. It leaks. || I borrowed it. It's got a hole.
            > turns
            <?d> > hook PAL hold
            !FOE: There's one nose here that's never sneezed. ## There's one nose here that nobody's kissed. || Everybody's had it now but one. ## Everybody's had it but one. Poor thing.
            [Everybody looks at {BOSS}.]
            !BOSS: An auctioneer doesn't sneeze. It's bad for business. ## I wasn't at the fondue. Somebody had to mind the coats. || I never sneeze at work. I breathe through my ears. ## I was at the fondue. I was minding the coats.
            PAL|FOE: {call}! There's the nose! Make it sneeze! || That nose, {call}! Any way you like!
            > lead attempt
            !BOSS: Not even a tickle. Going once... || You'll have to do better than that. Going once...
            !FOE: A cat, on your pillow. ## Somebody, on your pillow. At last.
            !BOSS: Going twice...
            <5+> ANY: It's working! Look at the left one! || There! It twitched!
            !PAL|LEAD: Something gray, and it's coming nearer. || Something soft. It's nearly there.
            !BOSS: Going... ah... ah...
            !LEAD|FOE: And it's the cat. || And the cat's been under the bed.
            [TCHOO!]
            FOE: Whose was that?
            !BOSS: Mine.`,
        },
        {
          title: 'Going Four Hundred Times',
          time: 'FIVE YEARS OF DISHES',
          beat: '{Boss} cannot say "Sold", nobody will sneeze, and somebody does.',
          text: `
            !BOSS: Going, for the four hundred and eleventh time. And the twelfth...
            PAL|LEAD: Why don't you say "Sold"? || Say "Sold", and let us go to bed!
            !BOSS: Because then I've bought it! Five years of everybody's dishes! Can't somebody sneeze? ## I don't get kissed, and I get the dishes? Five years of them? Can't somebody sneeze? || To whom? To me? I was only going to sell it! Please, hasn't anybody got a tickle? ## To me? I don't get kissed, and I get the dishes? Please, hasn't anybody got a tickle?
            !FOE: Dobody. We're all holding our doses. || Dot us. We're holding our doses.
            <5+> ANY: By dose is going blue. || I haved't breathed sidce Tuesday.
            > turns
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            > lead comfort BOSS
            <wish> !BOSS: And you've got five years free, {call}. What would you like? || Five years, {call}, and you're free. What are you going to wish for?
            <wish> > lead lastWords
            <wish> !BOSS: I'll think of you, up to the elbows. || That's nice. I'll be at the sink.
            <5+> PAL: Five years! We'll all buy a sponge. || Five years! That'll take a second sponge.
            !FOE: I won't watch this. I only had four months, and I cried. ## I won't watch this. I was married. All dishes, and no kisses. || I'd won for a minute, at four months. I've never been so lonely.
            [{FOE} lets go of the nose. It's quite a false one.]
            !FOE: Ah. Tish. Oo.
            BOSS: Whose was that?
            !FOE: Mine.
            !BOSS: Ten years! On purpose! ## Ten years! You faked it! For me? || But that's ten years! Nobody asked you to! ## But that's ten years! And you faked it! For me?
            <4+> PAL: {foe} can't do that alone! Ha. Choo. Ish. || You'd never manage that alone! Ha. Choo. Ish.
            <4+> !BOSS: Twenty!
            !LEAD: Then give it to me. Ah. Tish. Oo. || I'll take it. I've got nothing on. Ah. Tish. Oo.
            <4+> !BOSS: Forty!
            <3> !BOSS: Twenty!
            FOE: Stop being kind! It doubles! || No more kindness! We can't afford it!`,
        },
        {
          title: 'Sold',
          time: 'A LIFETIME OF DISHES',
          beat: 'Everybody sneezes at the same time, and the tissue comes back.',
          text: `
            > turns
            PAL|LEAD: What was it, when two noses went off at once? || Two of us sneezed together, and you said something.
            !BOSS: That you'd have to share. Half each.
            FOE: And if it's everybody?
            [{hush} Everybody looks at {FOE}.]
            !FOE: I'll share. With that nose, and this one, and theirs over there. Breathe in! ## I'll share. We've shared everything else. Breathe in! || I said "never". I take it back. I'll share with every nose in here. Breathe in! ## I said "never". But we've shared everything else. Breathe in!
            [All of them, and all the bidders. AH-TISH-OO! {rise}]
            BOSS: Whose was that?
            PAL|LEAD: Ours.
            !BOSS: Sold!
            * pay share
            [{freed}]
            * prop
            FOE|LEAD: There it is! And who gets to use it?
            PAL|BOSS: A corner each. The middle's for the umbrella. || A corner each, and mind the others.
            [Everybody blows. It sounds like geese going home.]
            <?b> > hook FOE corner
            <?g> > place gift
            > turns
            <?n> > lead last
            LEAD: And the dishes? || And now we do dishes?
            <4+> !BOSS: Everybody does everybody's. For eighty years.
            <3> !BOSS: Everybody does everybody's. For forty years.
            FOE|LEAD: But that's only the dishes! Same as ever! ## But that's only marriage! || Each other's? Then that's just dishes! ## Everybody does everybody's? Then that's just marriage!
            * pay rule
            !BOSS: I've always done mine alone. ## I've always done it alone. || Not for me. I've always washed alone. ## Not for me. I've always done it alone.
            !FOE: Tonight we start with yours. All of us. Shall we? ## Not tonight. Tonight it's fondue, at your place. Shall we? || Then we'll start at your sink. All of us. May we? ## Then it's fondue at yours. All of us. May we?
            [{BOSS} nods. TCHOO!]
            !FOE: Is that a yes, or a cold?
            !BOSS: It's a nod, with feeling.
            * pay nod`,
        },
      ],
    },
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
            FOE|LEAD: A bishop. On a bicycle. || A duchess. In a cupboard. Somebody else's.
            !BOSS: Wrong. Did no one hear the "la"? || No. There's a "la" on it. Nobody's that happy in one of those. ## No. There's a "la" on it. In a cupboard, one doesn't dare.
            PAL|LEAD: Then whose is it?
            BOSS: I don't know. One night my telephone rang, and that came out. || I wish I knew! It came down my telephone, one night.
            FOE|LEAD: And you made up a whole quiz, to find it? || Is that why there's a quiz?
            BOSS: It's been thirty years. I'm in love. ## It's been thirty years. It's ended both my marriages. || Thirty years of it. I'm in love. ## Thirty years of it. It's ended both my marriages.
            * plant tape
            PAL|LEAD: And what comes after it? || Why do you always stop it there?
            BOSS: A silence. I can't bear it. || It goes quiet. I've never dared to listen.
            * plant silence
            <?a> > hook FOE claim
            > place why
            <first> <3+> PAL|BOSS: Bring in tonight's new nose!
            <3+> > lead arrive
            <handed> > place intro
            <2> BOSS: And tonight's new nose is yours.
            !BOSS: Remember the rule! Nobody says "Bless you". Whoever does goes home! || And mind the rule! I hear each sneeze to its end. Whoever says "Bless you" goes home!
            * plant rule
            > turns`,
        },
        {
          title: 'With Pepper',
          time: 'MOMENTS LATER',
          beat: 'Everybody is to sneeze in turn, and the pepper ends up {where}.',
          text: `
            > turns
            <handed> BOSS: Tonight everybody sneezes, until I hear that "la". {call}, the pepper! || No more guessing. You'll all sneeze. {call}, the pepper! Under the nose, and duck.
            <taken> BOSS: Tonight everybody here sneezes, until I hear that "la". Hand round the pepper!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect pepper
            <?d> > hook FOE stake
            <handed> > place worse
            FOE|LEAD: How can we sneeze now? || I can't just sneeze out of nothing!
            PAL|BOSS: Think of dust. Think of a kitten in a hayloft.
            > hook FOE sneeze
            [Everybody opens a mouth, and shuts it again.]
            PAL|BOSS: I heard a "Bl". Who was that? || I heard a "Bl". Who was it?
            !FOE|LEAD: It was only a burp. || I swallowed it. It's still warm.
            <5+> ANY: My burp's got a "you" behind it. || I've still got the "you" between my teeth.
            <?f> > hook PAL sneeze
            > turns
            <?dust> +FOE|LEAD: I've thought of every kitten I know.
            <?dust> PAL|BOSS: Did it tickle?
            <?dust> FOE|LEAD: I've only come over tender.
            <handed> <?x1> > lead search
            [The tape. Ah-TISH-oo-la! {BOSS} stops it.]
            !BOSS: It wants something. It goes up at the end, like somebody on a doorstep. ## It wants something. It goes up at the end, like somebody at one's door, with a small suitcase.`,
        },
        {
          title: 'All the Noses in the Land',
          time: 'LATER',
          beat: 'They come from everywhere to be listened to.',
          text: `
            > place crowd
            FOE|BOSS: Form a line! Don't hold it in, and don't show off! || One by one! And nobody aim!
            [Hratch! Pfff. Wah-POW! Tss, tss, tss.]
            PAL|LEAD: That's twelve "Bless you"s that I haven't said! They're stuck in my throat! || I've got four "Bless you"s in my cheeks! It hurts not to say it!
            BOSS: Not one word! No. No. Certainly not.
            FOE|LEAD: And that was a puncture! But this one had a bit of "la". || That was a puncture. But the fat one went up at the end!
            !BOSS: It was only sitting on a cat. || That was the chair.
            <5+> ANY: It was a very musical cat. || It's got a lovely voice, for a chair.
            > turns
            <?x2> > place stir
            PAL|FOE|BOSS: That nose won't start. {call}, take this feather, and see to it! || One nose hasn't sneezed yet. {call}, see to that nose. Here's a feather.
            > lead attempt
            <taken> > place worse
            <?g> > lead ban
            > turns
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
            FOE|BOSS: That was the last of them. Every nose in the land. || No more noses. I've heard them all, and I can't stop blinking.
            PAL|LEAD: There's one that we haven't tried.
            +FOE|LEAD: When did you last sneeze, {boss}?
            BOSS: Me? I don't. I've been listening. || Not for thirty years. I didn't want to miss it.
            > turns
            <?x3> > lead wait
            > lead comfort BOSS
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            <wish> BOSS: Then I'll never hear it. {call}, what do you want? || Nothing but quiet, now. {call}, say what you'd like.
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
            !BOSS: Ah... aaah... Ah-TISH-oo-LA!
            [Nobody speaks.]
            FOE|LEAD: That's it! With the "la"! || That's the one. It was you.
            BOSS: But that was on the telephone! I picked it up, I had a cold... || Me? I did have a cold. I picked up, I sneezed...
            FOE|LEAD: And you heard your own echo! || And that was the echo!
            PAL|LEAD: So you've been in love with your own nose?
            * pay tape
            [{BOSS} drops the tape. It plays. Ah-TISH-oo-la! Nobody stops it.]
            [Silence. More silence. Then a small, kind voice. "Bless you."]
            * pay silence
            BOSS: So somebody was there! They'd rung me up!
            FOE|LEAD: It was never the sneeze. It's two words that you were looking for. || You had the wrong half.
            * pay rule
            BOSS: And I forbade them! For thirty years! || And I forbade the other! For thirty years!
            > turns
            <?a> > hook FOE end
            <?x4> > place gift
            <?n> > lead last
            BOSS: It could be anybody. Oh dear, I'm off again. Ah... || Now I've got to search the whole country for a voice! And I don't even... Ah...
            !BOSS: Ah-TISH-oo-la!
            [A silence. {hush} Then, very near, a small, kind voice.]
            <3+> !FOE: Bless you.
            <2> LEAD: Bless you.
            !BOSS: Hello.`,
        },
      ],
    },
  ],
}
