import { type Program } from '../../plays/card-types.ts'

export const obstaclePudding: Program = {
  name: 'Obstacle Pudding',
  people: {
    'Host Wobble': {
      short: 'Wobble',
      want: 'to stand still, once',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
            [A cup rattles in {ME}'s hand. It's empty by now.]
            ME: My knees won't stand still! I haven't had a full cup since my very first show! ## My knees won't stand still! On our honeymoon it was taken for passion!`,
        later: `
          ME: I stood still yesterday, for a whole hour.
          ASK: How was it?
          ME: A dog took me for a post.`,
      },
      turns: [
        `ME: Would you hold this glass of milk? I'm on in a minute.
         ASK: Can't you hold it?
         ME: It would be butter.`,
        `[{ME} stands there trembling, with a bottle in each hand.]
         ASK: What are you doing?
         ME: Helping in the kitchen. I'm very nearly mayonnaise.`,
        `ASK: The mixer has broken down! There'll be no pudding!
         ME: Give me the bowl. Now stare at me, all of you!
         [A great trembling.]
         ASK: Stiff peaks! It's perfect!
         ME: I was terrified. It makes it light.`,
      ],
      twist: "Wobble's nerves help in the kitchen",
    },
    'Splash Sanchez': {
      short: 'Splash',
      want: 'to go home dry',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [SPLASH. {ME} climbs out of somebody's cup.]
            ME: I only walked past it! I'd like to go home dry, just today! ## I only walked past it! I come home wet every night, and tell my wife that I was at work!`,
        later: `
          ME: I went home dry yesterday. My family had laid out newspaper, as always.
          ASK: Weren't they pleased?
          ME: They stood there and read it.`,
      },
      turns: [
        `[SPLASH.]
         ASK: How can anybody fall into a vase?
         ME: I leaned over to smell the tulips.`,
        `[SPLASH.]
         ASK: That was a teacup!
         ME: I know. I could only get one leg in.`,
        `ASK: My ring has gone down the drain!
         ME: Which one? I'll just walk past it.
         [SPLASH.]
         ME: Here you are. And here's somebody's spoon.`,
      ],
      twist: 'Splash manages to fall into a teacup',
    },
    'Custard Carol': {
      short: 'Carol',
      want: 'somebody who wants seconds',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} lifts a ladle of custard. Everybody covers their bowl.]
            ME: And there's all of it left! They say that it was lovely, nobody takes seconds, and they stop for chips on the way home!`,
        later: `
          ME: Somebody asked me for seconds, yesterday.
          ASK: At last!
          ME: Then thirds. They're still in my kitchen. They've brought a pillow.`,
      },
      turns: [
        `ME: I gave you a very small bowl of custard, so you'd have to ask for more.
         ASK: That was custard? I took it for an eye bath.
         ME: How's the eye?
         ASK: Rich.`,
        `ME: This time I've given you a bowl without a bottom.
         ASK: So where's the custard?
         ME: Look in your lap. There's some more in your shoes.`,
        `ASK: Is there any more of that custard?
         ME: You want seconds?
         ASK: I've mended a chair with it. It's holding beautifully.
         ME: How many chairs have you got?`,
      ],
      twist: 'Carol tricks somebody into more custard',
    },
    'Iron Ingrid': {
      short: 'Ingrid',
      want: 'to be helped, once',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
            [{ME} opens a jar for one, a door for another, and lifts the piano.]
            ME: And who ever helps me? I've had a coat half on since Sunday! ## And who ever helps me? I carried my own husband over the doorstep! Both times!`,
        later: `
          ME: I liked being helped so much that I let somebody help me with my shoelace.
          ASK: And?
          ME: That was yesterday. I haven't the heart to look down.`,
      },
      turns: [
        `ASK: Would you open this jar?
         [CRACK.]
         ASK: That's the bottom.
         ME: You didn't say which end you wanted.`,
        `ME: Would you open this one for me?
         ASK: But you can do it yourself!
         ME: I know that. I'd like to hold your bag.`,
        `[{ASK} twists a lid, and turns red, and twists.]
         ASK: Ha! It's open!
         ME: I never touched it!
         ASK: There's nothing in it.
         ME: I ate the pickles first. I didn't want it to be heavy for you.`,
      ],
      twist: 'Ingrid opens a jar at the wrong end',
    },
    'Slippery Pierre': {
      short: 'Pierre',
      want: 'a handshake that holds',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} shakes somebody's hand. Shlip. {ME} is under the table.]
            ME: And that one didn't hold, either! I've never got past "How do you"!`,
        later: `
          ME: I had a handshake yesterday that held.
          ASK: Whose was it?
          ME: I don't know. I've still got the glove.`,
      },
      turns: [
        `ASK: Do take a seat.
         [Shlip.]
         ASK: Where have you gone?
         ME: Under it. Pretend I'm still up there.`,
        `ME: I've bought a coat with forty buttons. I won't slip out of this.
         [Shlip.]
         ASK: It's empty.
         ME: But it's buttoned.`,
        `ASK: We're locked out! The key's on the inside!
         ME: How wide is the keyhole?
         [Shlip. Click.]
         ASK: You slipped in! And you've opened it!
         ME: I'd only ever slipped out of things. It's so much warmer.`,
      ],
      twist: 'Pierre slips out of forty buttons',
    },
    'Coach Crumble': {
      short: 'Crumble',
      want: 'a pep talk',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
            ["You can do it!" cries {ME}, to a chair.]
            ME: I tell everybody. And who tells me? The chair just folded. ## I tell everybody. And who tells me? My ex did the opposite. With slides.`,
        later: `
          ME: "You can do it," somebody told me yesterday. So I've been up all night.
          ASK: Doing what?
          ME: They never said.`,
      },
      turns: [
        `ME: You can do it!
         ASK: Do what?
         ME: I don't pry.`,
        `ME: I've given a pep talk to the bathroom mirror.
         ASK: Did it help?
         ME: It talked the whole time. It never once listened.`,
        `ASK: You can do it, Coach!
         ME: You don't even know what it is.
         ASK: No. But you always look as if you're just about to.
         [{ME} stands up a little straighter.]
         ME: I've done it!`,
      ],
      twist: 'Crumble gives the mirror a pep talk',
    },
  },
  recall: `
    PAL|LEAD: I've had the trophy engraved. "{Line}."
    BOSS: And where does the winner go?
    PAL|LEAD: Round the back.`,
  scenarios: [
    {
      id: 'norman',
      shape: 'contest',
      title: 'The Name on the Trophy || After You, Norman',
      premise:
        'Only a Norman can win, so everybody says that they are Norman, and whenever one of them falls in the pudding, they all have.',
      game: 'A board that goes by names takes all of them for one person, so that rivals must keep each other dry.',
      facts: {
        prop: 'the trophy',
        event: 'a final',
        crowd: 'the Normans',
      },
      hooks: {
        'Host Wobble': {
          cry: `ME: I'm Wobble! And so's the pudding!`,
          gift: `
            ASK: The whole pudding's trembling!
            ME: But I'm not! My knees have stopped! It's doing it for me.`,
        },
        'Splash Sanchez': {
          gift: `
            ASK: You were in it this morning. How did you get so dry?
            ME: Every Norman had a clean handkerchief. They did between the toes.`,
        },
        'Custard Carol': {
          cry: `ME: I'm Carol! And I'm second again!`,
          gift: `
            ASK: The Normans have had some of your custard. They'd like to know if there's more.
            ME: That's seconds! They've brought their own bowls! With lids!`,
        },
        'Iron Ingrid': {
          cry: `ME: I'm Ingrid! I can manage!`,
          gift: `
            ME: The Normans are holding a ladder for me. Every one of them. They asked if I could manage the step!
            ASK: And can you?
            ME: I said no.`,
        },
        'Slippery Pierre': {
          gift: `
            ME: I shook hands with all the Normans. The last one's still holding on.
            ASK: They're very reliable.`,
        },
        'Coach Crumble': {
          cry: `ME: I can do it! I'm Crumble!`,
          gift: `
            ASK: You did it, Coach.
            ME: I'd only hoped for "can"! Nobody's ever told me afterward!`,
        },
      },
      after: `
        BOSS: There's mail for Norman. Four sacks.
        PAL|LEAD: What do they want?
        BOSS: To come second. They're all called Derek.`,
      acts: [
        {
          title: 'Already Engraved',
          time: 'MORNING',
          beat: 'The trophy comes with a name on it, and everybody takes the name.',
          text: `
            <2> > lead arrive
            BOSS: The trophy's come! I've been second for nineteen years, but tonight... Oh. || Solid silver! Nineteen times I've come second, and tonight I'll have... Oh, no.
            FOE|LEAD: What have they put on it? || Is there a name on it already?
            BOSS: "Norman."
            * plant name
            <first> PAL|LEAD: Who's Norman? || But we haven't got a Norman!
            <next> LEAD: Who's Norman? || But we haven't got a Norman!
            BOSS: The engraver rang up, to ask who'd win. I told him, no man knows. || They rang me up to ask who'd win. I said, no man can tell.
            FOE|LEAD: No man... Norman. || "No man." So they wrote "Norman".
            PAL|BOSS: And whoever's name that is gets it. That's the rule. || It's as deep as my thumb. And the rules say that it goes to that name.
            <3+> !FOE: Then I'm Norman! || In that case, I'm Norman!
            <2> +BOSS: Then I'm Norman!
            [PARP! A big board lights up. "NORMAN."]
            <3+> !BOSS: Not before me! I'm Norman! || Oh no, you don't! I'm Norman!
            <4+> !PAL: And so am I! I'm Norman!
            <3+> [PARP! "NORMAN." PARP! "NORMAN."]
            <first> <3+> > lead arrive
            PAL|BOSS: And what about you, {call}? Another Norman?
            LEAD: Me? No. I'm not Norman.
            !BOSS: That's just what a Norman would say.
            * plant modest
            [PARP! "NORMAN."]
            LEAD: I said "not"! || But I told it that I'm not!
            PAL|BOSS: It listens for "I'm", and a name. It's never understood "not". || It hears "I'm", and it hears who. But it's deaf to "not".
            > place intro
            > turns
            BOSS: It's over the pudding, along that plank, and up four steps. Fall in three times, and you're out. || There's the plank, and four steps, and the trophy. Under it all, there's pudding. Three times in that, and you're out.
            <?a> PAL|LEAD: And why is there a pudding as big as a house in {a}?
            <?a> BOSS: It came in as a batter.
            <3+> !FOE: I've slid down nine stairs a day for this! On a tray! Watch!
            <3+> [SPLAT. PARP! "NORMAN, ONE."]
            <2> [{LEAD} bends down, to smell it. SPLAT. PARP! "NORMAN, ONE."]
            !BOSS: Ha! That's one for you! || Ha! You've only got two more of those!
            !FOE|LEAD: For whom? It says "Norman".
            !BOSS: I'm bone dry!
            !FOE|LEAD: Norman isn't.
            * plant rule`,
        },
        {
          title: 'What Norman Did Last Night',
          time: 'LATER THAT MORNING',
          beat: 'The rivals must undo whatever they did to the course for each other.',
          text: `
            <?h> <3+> > hook FOE claim
            PAL|LEAD: So if one of us falls in, we've all fallen in? || Then if any of us falls in, it's all of us?
            BOSS: Every Norman. So nobody must... Don't step on that plank! || That's what Norman means. We've got to... Stop! Not that plank!
            FOE|LEAD: What's wrong with it?
            !BOSS: I sawed it through last night, for whoever got ahead of me. || It's nearly sawn in two. I did it in the night, for whoever was the best.
            <3+> !FOE: You've sawn me off!
            <2> LEAD: You've sawn me off!
            !BOSS: You weren't me yet! || I wasn't you, last night!
            <3+> !FOE: Luckily, I came by at two, with the glue. For you. || It's a good thing that I glued it, at two. For you.
            <2> +BOSS: And then I couldn't sleep, and came back, and glued it.
            LEAD: Then it's as good as new.
            <?r> <4+> !PAL: And nobody touch the rope. I was angry, and I had butter. || And mind the railing. I was jealous, and I had a screwdriver.
            <?r> <5+> ANY: I've only been at the mats. I took the "wel" off "welcome". || I only moved the first-aid box. To Belgium.
            [Everybody runs, and undoes everything. It takes until lunch.]
            !BOSS: The plank. The net. The bell. I'm sure that I did four. || That's the plank done, and the net, and the bell. But I know that there was a fourth.
            FOE|LEAD: It'll come back to you.
            * plant fourth
            > turns
            <?b> > hook BOSS claim
            PAL|BOSS: And what are we like, now that we're Norman? || If I'm Norman now, what sort of person am I?
            FOE|LEAD: I had an uncle called Norman. He could parallel park. ## I had an uncle called Norman. He was divorced four times, and on time. || I had an uncle called Norman. He could parallel park. ## I had an uncle called Norman. He paid his taxes early.
            [Everybody stands a little straighter.]
            PAL|LEAD: Would he have sawn through a plank?
            BOSS: He'd have put up a sign.
            * plant sign
            > turns
            LEAD: Somebody's left me a towel. There's "Norman" on it. || They've given me a towel, with "Norman" on it.
            FOE|BOSS: Did you tell them that it isn't yours?
            LEAD: I was going to. But it had been warmed.
            * plant towel
            <?x1> FOE|BOSS: You're a better Norman than I am. How do you do it?
            <?x1> > lead teach`,
        },
        {
          title: 'All of Them',
          time: 'AFTERNOON',
          beat: 'Real Normans come, and count as well.',
          text: `
            [From outside: "NOR-MAN! NOR-MAN!"]
            > turns
            PAL|BOSS: They've read the board from the road. || You can see our board from the road.
            > place crowd
            FOE|LEAD: Did they come to see Norman? || Do they know which one's Norman?
            [Every single head turns round. "I'm Norman." "I'm Norman." "I'm Norman." PARP! PARP! PARP!]
            PAL|LEAD: They've all gone up on the board!
            <?f> PAL|BOSS: Now they're putting the raisins into rows. ## Now they're putting the raisins into rows. I've had to sit down. I've dreamed of a man like that.
            <?f> FOE|LEAD: All of them?
            <?f> PAL|BOSS: They're taking turns.
            +BOSS: Then if any of those slip... Norman! Get back! || So if any of them slips... Norman! Come away from the edge!
            [Everybody jumps back.]
            <?m> PAL|LEAD: Did you mean me? || I'm nowhere near it!
            ["After you, Norman." "No, after you, Norman." They bow to each other, on the edge. SPLAT.]
            [PARP! "NORMAN, TWO."]
            FOE|LEAD: What happened? || Who pushed him?
            BOSS: Manners. || Nobody did. They bowed him in.
            PAL|LEAD: One more, and we're out! And they're out! And Uncle Norman's out! || One more, and we're out! And they're out! And Uncle Norman's out!
            > turns
            BOSS: {call}, could you get that "two" off there?
            > lead attempt
            <3+> !FOE: It still says two! Then I'll go across as myself! I'm... || I don't want to be a two! I'll go across as myself! I'm...
            <3+> PAL|BOSS: It has to be the same person at both ends. And who gets the trophy? || You can't change halfway over. And who'd get the trophy?
            <3+> !FOE: ...Norman. I'm Norman! I've always been Norman! || ...Norman! I said Norman! Ask anybody!
            <2> BOSS: It still says two! Then I'll go across as myself! I'm...
            <2> LEAD: And who gets the trophy?
            <2> BOSS: ...Norman. I'm Norman! I've always been Norman!
            [PARP. PARP.]
            * plant change`,
        },
        {
          title: 'Hand in Hand',
          time: 'THE FINAL',
          beat: 'They cross together, and one of them slips on the fourth thing.',
          text: `
            ["AND THEY'RE OFF!" cries a loudspeaker. "IT'S NORMAN, JUST AHEAD OF NORMAN! BUT HERE COMES NORMAN!"]
            BOSS: Nobody race! Hold hands! || Slowly! Whoever you've got, hold on to them!
            <3+> FOE: I've greased your stairs every Friday since school. Hold me tighter. ## All these years I've run right behind you. I've got quite fond of it.
            <3+> !BOSS: So it was you! ## You might have said so. || And I bought new shoes! ## I thought that it was a draft.
            <?n> ["NORMAN'S WAITING FOR NORMAN! NORMAN'S TYING NORMAN'S SHOE!"]
            <5+> ANY: My hand's sweating. || I can't look down.
            <5+> ANY: That's all right, Norman. That's mine. || Then look at me, Norman.
            [They cross the plank. It's sawn, and it's glued. It holds.]
            <?w> BOSS: If it goes wrong now, {call}, is there anything you'd like? || It's a long way down. What would you still like, {call}?
            <?w> > lead lastWords
            > turns
            [One step. Two steps. Three.]
            LEAD: I've nearly got the troph...
            [Shwip. {LEAD} hangs over the pudding, by one hand, which is in {BOSS}'s.]
            <3+> PAL|FOE: What did you step on?
            !BOSS: Soap! That was the fourth! || It's soap! I soaped the fourth step!
            * pay fourth
            <3+> !FOE: I can't get to you! But you can reach the trophy! || Nobody can stand up there! But look! You can touch the trophy!
            <2> LEAD: And you can reach the trophy!
            !BOSS: If I reach, you'll go in. If I pull, I will. Either way, it's three! || If I do, {the} goes in. If I pull, I go in. And that's Norman out!
            PAL|LEAD: Unless it's somebody else.
            !BOSS: {call}! Quick! Say your own name! || Say who you are, {call}! Anything but Norman!
            LEAD: I can't. I've got a towel.
            * pay towel
            !BOSS: But you said that you weren't! || You never wanted to be Norman!
            LEAD: I hadn't tried it.
            [{BOSS} looks at the trophy. It's an inch away. It's been nineteen years.]
            <3+> FOE: What would a Norman do?
            <2> LEAD: What would a Norman do?
            !BOSS: He'd have put up a sign.
            * pay sign
            [{BOSS} pulls. {LEAD} flies up, and {BOSS} tips over.]
            > hook BOSS cry
            [SPLAT.]`,
        },
        {
          title: 'What It Says on the Trophy',
          time: 'A MOMENT LATER',
          beat: 'Norman has won, and nobody will take the trophy.',
          text: `
            [A long pause. {hush} PARP! "{boss}, ONE."]
            * pay change
            FOE|LEAD: One! So Norman's still in! || It's only one! And it isn't Norman's!
            [Out of the pudding comes a head.]
            !BOSS: Then touch the trophy, somebody! || Don't look at me! Go and win!
            <3+> FOE: After you, Norman.
            <3+> PAL|LEAD: No, after you, Norman.
            <2> LEAD: After you, Norman.
            <2> ["No, after you, Norman," say the Normans.]
            !BOSS: And don't bow!
            * pay rule
            PAL|LEAD: What's it like in there?
            !BOSS: Nineteen years I've kept out of it. It's delicious. ## Nineteen years I've kept out of it. It's warm, and it's soft, and it doesn't ask what I'm thinking.
            > turns
            <?b> > hook BOSS gift
            <?h> > hook FOE gift
            <?l> > lead last
            <?g> > place gift
            > turns
            ["NOR-MAN! NOR-MAN!" All the Normans stand up, and take off their hats.]
            FOE|LEAD: Which of us do they mean? || There are so many of us! Which one's that for?
            [They aren't looking at the steps. They're looking at the pudding.]
            <3+> [Everybody takes hold of the trophy at once. PARP! "NORMAN WINS." Together, they hand it down.]
            <2> [{LEAD} takes the trophy. PARP! "NORMAN WINS." {LEAD} hands it down.]
            * prop
            <3+> !FOE: Take it. It's got your name on it.
            <2> LEAD: Take it. It's got your name on it.
            * pay name
            !BOSS: But I'm not Norman.
            [PARP! "NORMAN."]
            LEAD: That's just what a Norman would say.
            * pay modest`,
        },
      ],
    },
    {
      id: 'fold',
      shape: 'swap',
      least: 3,
      title: 'Fold In Gently || Beat Until Stiff',
      premise:
        'The team must do exactly what the earpiece of {lead} says, while the great trainer on the radio has been mixed up with the cook.',
      game: 'The players are prepared like a pudding, and the pudding is prepared like a champion.',
      facts: {
        prop: 'the earpiece',
        event: 'a final',
        crowd: 'the judges',
      },
      changes: {
        crust: {
          hot: `PAL|BOSS: Golden brown, all over! And steaming!`,
          cold: `PAL|BOSS: It says to serve it chilled. I could build on that.`,
          small: `PAL|BOSS: It's gone down a little. They do, if someone opens the door.`,
          bitten: `PAL|BOSS: Somebody couldn't wait. There's a piece out of the crust!`,
          wet: `PAL|BOSS: It's a little runny in the middle. Some people ask for that.`,
          sticky: `PAL|BOSS: It's got a glaze on! It's stuck to the plate by itself!`,
        },
      },
      hooks: {
        'Splash Sanchez': {
          gift: `
            [FRIZZ! "Pat dry, with a soft cloth." {ASK} pats {ME}.]
            ME: I'm dry! Right down to the socks! I never knew that they were blue!`,
        },
        'Custard Carol': {
          gift: `
            [FRIZZ! "Offer seconds." All the judges hold out their bowls.]
            ME: Seconds! All of them! Nobody's going for chips tonight!`,
        },
        'Iron Ingrid': {
          gift: `
            [FRIZZ! "Lift out with care. It takes two." {ASK} takes hold of {ME}.]
            ME: You helped me! I weigh more than the oven, and you helped me!`,
        },
        'Slippery Pierre': {
          gift: `
            [FRIZZ! "Hold it firmly." {ASK} takes {ME}'s hand.]
            ME: It's holding! So this is a handshake! Nobody turn the page!`,
        },
      },
      after: `
        [From under the table, a small, wet growl.]
        PAL|LEAD: The pudding's still in training. It's done forty laps, and it won't let anybody near it with a spoon.
        BOSS: We could tell it to stop.
        PAL|LEAD: It only listens to the radio.`,
      acts: [
        {
          title: 'Take Two',
          time: 'MORNING',
          beat: 'The team is told to do exactly what the great trainer says, by earpiece.',
          text: `
            BOSS: Tonight's the final! There's a cup for the best runner, and ten points for the best pudding.
            FOE: Over the wall, under the net, past the swinging spoons! We've never won a thing. || Over the wall, under the net, past the swinging spoons! Last year, only our pudding ran.
            BOSS: So I've sold the bus, and hired the great Zamboni to train us. || That's why I've sold the bus, and paid for a trainer. The great Zamboni!
            FOE: Zamboni? Here? || Zamboni? Who turned a librarian into a hurdler?
            BOSS: By radio, into this earpiece. Whatever it tells us, we do. No questions. || The very same! By radio, into this earpiece. Whatever it says, we do. To the letter.
            * plant ear
            <?a> PAL|ANY: Why is the final in {a}?
            <?a> BOSS: A pudding show goes where its pudding has set.
            PAL|ANY: And what's the radio in the kitchen for? || Then who's that for, the radio in the kitchen?
            BOSS: The pudding. There's a cook on that one, who reads out the recipe. Nobody could mix them up.
            * plant cook
            <first> > lead arrive
            <next> [{BOSS} opens a very small box.]
            BOSS: {call}, you have an ear. Take the earpiece, and say what it says. || {call}, hold still. There. What does it tell you?
            [FRIZZ!]
            !LEAD: "Take two."
            BOSS: Two of us! You and me, {foe}!
            [FRIZZ!]
            !LEAD: "Separate them."
            [{BOSS} and {FOE} take three steps apart.]
            !LEAD: "Throw away the shells."
            FOE: What shells? || I haven't got a shell!
            BOSS: Our helmets! That's Zamboni. Every word's a picture. || The helmets! You see how great trainers talk?
            [Two helmets fly away, over everybody's heads.]
            <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'Beat Well',
          time: 'LATER THAT MORNING',
          beat: 'The team is beaten, dusted and folded, and from the kitchen comes a thump.',
          text: `
            > turns
            [FRIZZ!]
            !LEAD: "Beat well."
            FOE: Beat whom? || They all beat us!
            !LEAD: "Until they form soft peaks."
            BOSS: You heard! Hit me! ## You heard! Hit me! My wife's lawyer did! || My hair! Harder! I'm not a peak yet!
            [Thump, thump, thump, and a cloud of dust.]
            > place intro
            !LEAD: "Pay no attention to noises. They're a good sign." || "It's quite normal if it makes a noise."
            BOSS: You see? Zamboni thinks of everything.
            [From the kitchen, a thump. Then another.]
            PAL: That was the pudding. It jumped off the table. || I looked in. The pudding's doing push-ups.
            BOSS: It's nervous. It's going to be on television.
            > turns
            [FRIZZ!]
            !LEAD: "Now fold in gently."
            [{FOE} is folded. In half, then in quarters.]
            FOE: Is this how one wins? ## My ex always said that I wouldn't bend! || I can see my own belt! From below!
            <5+> ANY: There's still a foot sticking out.
            <?p> !LEAD: "Add a pinch of salt."
            <?p> [Everybody pinches {FOE}.]
            <?p> BOSS: It's to make us fast.
            <?x1> > lead wait
            <?x2> > place stir
            <?fl> !LEAD: "Dust with flour."
            <?fl> [{BOSS} sneezes for some time.]`,
        },
        {
          title: 'Rub With Butter',
          time: 'AFTERNOON',
          beat: 'The team is greased, and {lead} is put into {hide}, as it says.',
          text: `
            [FRIZZ!]
            !LEAD: "Rub all over with butter."
            [Shlip. Everybody falls down. Shlip. Everybody gets up, and falls down.]
            FOE: Why is it always food? ## I usually get dinner first! Who is this Zamboni? || When do we get to the running?
            !BOSS: It's slang! "Bread" is money! "Butter" is... speed! || You've never been so fast. You only can't stand up. ## You've never been so fast. You only can't stand up. It's how I was conceived.
            [FRIZZ!]
            !LEAD: "Let it rest for half an hour."
            FOE: Now he's talking like a trainer! || At last! That's the first thing I understand!
            [They all lie down.]
            <5+> ANY: Shouldn't somebody put a cloth over us? || Whoever I'm lying on, thank you. You're warm.
            <rated> FOE: Somebody's buttered my inside leg. I'm not asking who. Only whether they've finished.
            !LEAD: "Turn up the heat. And knead."
            [Everybody gets up, and kneads {FOE}.]
            <?q> PAL: The kitchen's hung a punching bag from the ceiling.
            <?q> BOSS: For the cook?
            <?q> PAL: It's a bit low for the cook.
            > turns
            <?x3> > lead attempt
            FOE: I don't believe in this Zamboni! I'm going to find that voice! || I'm going to the kitchen, to see what they're doing to that pudding! ## I'm going to the kitchen! I'll be handled by somebody I've been introduced to!
            * exit FOE
            [{FOE} slides out.]
            [FRIZZ!]
            !LEAD: "Pour into a tin, and shut the lid." || "Put it somewhere with a lid."
            BOSS: Pour whom? || Put what?
            !LEAD: It doesn't say.
            BOSS: Then it means whoever's reading. {Hide} will do. In you pour! || Whoever has the recipe... has the plan. In with you, into {hide}!
            > place stow LEAD
            * enter FOE
            [{FOE} slides in again.]
            FOE: The kitchen's locked. Somebody in there's shouting, "You're a champion!" || I couldn't get in. They're all shouting in there. "Up that wall!"
            BOSS: Cooks. They can't boil an egg without it. || That's how one talks to a souffle.
            FOE: And where's {the}?
            BOSS: Setting.
            * plant shout
            <5+> [From {hide}, FRIZZ!]
            <5+> !LEAD: "Leave it in the dark, until it has doubled in size." I'll try! || "Keep the lid on until it has doubled in size." Could somebody pass me a sandwich?
            > place crowd
            FOE: Why have the judges all brought spoons? || They've got bibs on! All the judges!
            BOSS: It's a pudding show. Perhaps they're nervous. || They're hungry for sport.
            > turns`,
        },
        {
          title: 'Stick In a Fork',
          time: 'EVENING',
          beat: 'It must be seen whether {lead} is done, and somebody tells of a pudding on the wall.',
          text: `
            [From {hide}, FRIZZ!]
            !LEAD: "When it's risen, stick in a fork!" Is that me? || "Test it with a fork." I'd like to ask for a spoon!
            > turns
            FOE: I've got a fork here. I had it through the kitchen keyhole, and I had a look. || I'll do it. I've borrowed this fork from the kitchen window. And what I saw in there!
            BOSS: Was it the cook, shouting?
            FOE: It was the radio. "Believe in your wobble!" It's shouting at the pudding! || It was the radio! "Pain is only flavor!" And there's nobody in there but the pudding!
            * pay cook
            PAL|BOSS: What did the pudding do?
            FOE: It was halfway up the wall. || Forty laps. It's sweating custard.
            [From {hide}, FRIZZ! And from the kitchen, at the same moment: "Faster, champion!"]
            !LEAD: "Stir slowly."
            !BOSS: Then that's Zamboni, in there. And who's in our earpiece? || So the pudding's got Zamboni. Then who's in our earpiece?
            [Everybody looks at the butter.]
            PAL|BOSS: "Beat well." "Fold in gently." The cook! || "Take two, and separate them..." That's the cook! They meant eggs!
            * pay ear
            BOSS: We've been made into a dessert! || I sold a bus for a sponge recipe!
            <5+> !LEAD: I did wonder about the shells. || So I'm not a plan? I'm a sponge?
            <?x4> > lead hide FOE BOSS
            <?x5> > place door
            <?r> FOE: And who's in {hide}?
            <?r> BOSS: The filling.
            > turns
            BOSS: The final starts now, and we're buttered and folded! || And the judges are already tucking in their bibs!`,
        },
        {
          title: 'Turn Out Onto a Plate',
          time: 'A MINUTE BEFORE THE FINAL',
          beat: 'Both are judged, the players as puddings and the pudding as a champion.',
          text: `
            [FRIZZ!]
            !LEAD: "Turn out onto a plate." I think it's ready. I think it's me!
            > place back LEAD
            > change crust
            [The judges lean forward, with their spoons. One of them blows on {LEAD}, to cool it.]
            LEAD: May one of you tell me what they're doing? || That tickles! They're all over me!
            FOE: They're tasting you. || They think that you're the pudding!
            <?b> > hook FOE gift
            [The door bursts open. In comes the pudding, at a run.]
            PAL|LEAD: It's over the wall! It's under the net! It's taken the swinging spoons! || It's cleared the wall! It's wobbling left! It's wobbling right!
            BOSS: It's past the finish! That's a record! || It's won! And it isn't even set!
            > turns
            [The judges whisper, and hold up their cards.]
            PAL|LEAD: The pudding gets the cup, for running.
            FOE: And us? What do we get? || And what about our team?
            PAL|LEAD: Ten out of ten. "Light, well beaten, and folded by a master." || Full marks, for the sweet. "Soft peaks, and not too much salt."
            !BOSS: We've won something! || Ten? We've never had more than two!
            <?t> FOE: And who gets eaten?
            <?t> ["Nobody," says a judge, and puts away a spoon. "You're too good to cut."]
            <?x7> > place gift
            <?x6> > lead found
            <?x8> > lead last
            [FRIZZ!]
            BOSS: Is that Zamboni? Now? || What is it this time?
            LEAD: It's the cook again. With another recipe.
            [Very slowly, everybody backs away.]
            FOE: How does it begin?
            !LEAD: "Take two."`,
        },
      ],
    },
    {
      id: 'deep',
      shape: 'race',
      title: 'How Deep Is It? || Keep Running',
      premise:
        'Everybody must run on custard that holds only those who run, until a whistle is blown that {lead} was asked to blow.',
      game: 'Nobody dares to stop, so the tea, the quarrels and the farewells are all done at a run, past people who are standing in it.',
      facts: {
        prop: 'the whistle',
        event: 'a race',
        crowd: 'the fans',
      },
      effects: {
        blow: {
          noise: `FOE|BOSS: I've heard everything but a whistle!`,
          lost: `FOE|BOSS: That was the only one! What am I to listen for now?`,
          stuck: `FOE|BOSS: There isn't a hole left in it to blow through!`,
          mixed: `!FOE|BOSS: It's not itself! It'll never keep to a tune now! ## It'll never let anybody put their lips to it now!`,
          mess: `FOE|BOSS: If you blow that now, all you'll get is bubbles!`,
        },
      },
      hooks: {
        'Host Wobble': {
          gift: `
            [{ME} looks down.]
            ME: My knees have stopped! It's got hold of both of them! Nobody jog me.`,
        },
        'Splash Sanchez': {
          gift: `
            ASK: You've fallen in at last. You're up to the neck!
            ME: But it's custard. Feel. I'm sticky, I'm yellow, and I'm not even damp!`,
        },
        'Custard Carol': {
          gift: `
            [{ASK} licks a finger.]
            ASK: Is there any more of this?
            ME: You want seconds! There are nine thousand gallons! Take your time!`,
        },
        'Iron Ingrid': {
          gift: `
            ME: My foot's stuck. I can't get it out.
            ASK: Hold on to me. Heave!
            ME: You helped me! Wait, I'll put the other one in.`,
        },
        'Slippery Pierre': {
          gift: `
            ASK: There's custard on my hand, and custard on yours. Shake?
            [They shake, and shake.]
            ME: It's holding! Don't anybody wash!`,
        },
      },
      after: `
        [Far away: splub, splub, splub.]
        PAL|LEAD: Who's that?
        BOSS: The camera crew. They were changing the film when we stopped.
        PAL|LEAD: Shouldn't we tell them?
        BOSS: They're getting such good pictures.`,
      acts: [
        {
          title: 'Science',
          time: 'MORNING',
          beat: 'The final is run on custard, which holds only those who never stop.',
          text: `
            <2> > lead arrive
            BOSS: Welcome to the final! We've filled {a} with custard, from end to end. || It's the final, everybody! Nine thousand gallons of custard, all over {a}!
            FOE|LEAD: How deep is it?
            BOSS: Nobody has stopped to find out.
            * plant deep
            +FOE|LEAD: So do we swim? || Is there a bridge?
            BOSS: You run. Run, and it's as hard as a road. Stop, and you're gone. It's science. || Custard's strange. It bears whoever runs, and swallows whoever stops. They teach it at school.
            [{BOSS} throws a shoe on it. The shoe stops. GLUB.]
            <?a> PAL|LEAD: That was my shoe!
            <?a> BOSS: Then don't run slower than your shoe.
            <3+> <first> > lead arrive
            <?b> > hook FOE claim
            > place intro
            BOSS: You'll be passing that once a lap. || And that's the first bend. Don't slow down for it.
            PAL|LEAD: When may we stop? || How long do we have to run?
            BOSS: When the whistle goes. I'll sit here, and blow it after four laps. Go! || Four laps. It's over when the whistle goes. I've got it here, and I've got a chair. Go!
            * plant whistle
            [SPLUB! SPLUB! SPLUB! Everybody runs.]
            LEAD: Why is your chair getting shorter? || Your chair's only got half its legs!
            !BOSS: It's standing still!
            [{BOSS} leaps out of the chair, and runs. GLUB goes the chair.]
            > turns`,
        },
        {
          title: 'When the Whistle Goes',
          time: 'FOUR LAPS LATER',
          beat: '{Lead} is given the whistle to blow, and it ends up {where}.',
          text: `
            [SPLUB! SPLUB! SPLUB!]
            FOE|LEAD: That's four! Blow it! || I've won! That's four laps! Blow!
            BOSS: I can't run and blow! I only brought one breath! || I'm out of puff! I'm a talker, not a runner! ## I'm out of puff! The last thing I ran after got married in June!
            +BOSS: {call}, you've plenty of breath. Take it, and end this!
            > lead help
            > effect blow
            BOSS: Then it isn't over. It's over when the whistle goes. || So we run on. It's in the rules. Until the whistle goes.
            FOE|LEAD: It's gone!
            BOSS: Not like that.
            > turns
            <?x1> > lead search
            <?e> FOE|LEAD: Which lap is this?
            <?e> BOSS: I lost count when I passed myself.
            > turns
            <?f> PAL|LEAD: We could run to the finish line.
            <?f> BOSS: It stood still. It went down on the first lap. ## It stood still and waited for us. So did my first husband. || We had one. It was painted on. That was the first thing to go.
            <?x2> > lead ban`,
        },
        {
          title: 'Tea',
          time: 'NINETY LAPS LATER',
          beat: 'Life goes on at a run, and the fans come to watch, standing still.',
          text: `
            [SPLUB. SPLUB. SPLUB. Tea is poured, over a distance.]
            PAL|LEAD: Do you take milk?
            FOE|BOSS: Please.
            PAL|LEAD: I'll give it to you next time round. || It's in the jug. We passed it at the bend.
            <?x3> > place uses
            > turns
            > place crowd
            [The fans stroll out onto the custard, and stop there. They're up to the knee.]
            FOE|LEAD: They've stopped! They're sinking! || They aren't running! They're done for!
            BOSS: Up to the knee already. Don't look. || They've gone in as far as the knee. The poor, brave people.
            LEAD: Now they're waving.
            BOSS: Goodbye, I expect.
            > turns
            PAL|LEAD: And they're unpacking sandwiches.
            BOSS: Their last. || At a time like this. What spirit!
            <?g> FOE|LEAD: One of them called out, "It's lovely and warm!"
            <?g> BOSS: They say that one feels warm, toward the end.
            <?h> LEAD: A small one's sitting down in it, with a spoon.
            <?h> BOSS: Wave back. It's all we can do for them. ## Wave back. Not you. You owe them money.
            <?x4> > lead teach
            > turns`,
        },
        {
          title: 'Legs',
          time: 'AFTERNOON',
          beat: 'Nobody can run any more, and somebody must be the first to stop.',
          text: `
            [Splub. Splub. Splub.]
            FOE|LEAD: I can't feel my legs! ## I can't feel my legs! It's like the second bottle! || My legs have gone on without me! ## My legs have gone on without me! They've had better offers!
            PAL|BOSS: I can feel them. I can feel yours, too. || Lend me one. I've a stitch in both of mine.
            <?x5> > place door
            > turns
            <?x7> > place stir
            <?i> <4+> [A lap goes by. Nobody speaks.]
            <?i> <4+> PAL: If we don't get out of this, I want you to know that it was I who ate your yogurt.
            <?i> <4+> FOE: Which yogurt?
            <?i> <4+> PAL: All of them. I licked the lids, and put them back. ## All of them. And I read your diary. I only come up once. In a list.
            > turns
            BOSS: The whistle's {where}. Nobody could get it out of there at a run. || It's {where}! I'd need two hands, and a minute's peace!
            FOE|LEAD: So what can we do?
            BOSS: Stop. {The} and I. We go down, and I throw it up to you. || Somebody must stand still, and dig for it. I'm in charge. {call}, come down with me.
            LEAD: Down where? || Both of us?
            BOSS: I'd hold your hand. ## I'd hold your hand. And your wallet. || I'll go first. I'm wearing the better socks. ## I'll go first. I'm wearing the better underwear. I dressed for the ambulance.
            <?x6> > lead comfort BOSS
            <?j> > lead lastWords
            > turns`,
        },
        {
          title: 'To Find Out',
          time: 'A MOMENT LATER',
          beat: 'Two of them stop, hand in hand, and find out how deep it is.',
          text: `
            [{BOSS} and {LEAD} take hands, and stop. Splub. It is very quiet. {hush}]
            LEAD: It's over my shoes.
            !BOSS: And the shins. Tell them that I ran well. ## And the shins. Tell them that I ran well. Don't tell them who from. || Farewell, my ankles. Be brave. It's at the knees now. ## Farewell, my ankles. They said you were my best part. It's at the knees now.
            <4+> PAL|ANY: What's it like, going under?
            <4+> !BOSS: Slow.
            [They wait. They wait a little more.]
            LEAD: It's still at the knees. || What happens after the knees?
            BOSS: I'm standing on something.
            LEAD: On what?
            BOSS: I think it's the floor. || I think it's... the ground.
            * pay deep
            <3+> [SPLUB! SPLUB! {FOE} comes round again.]
            <3+> FOE: How deep is it?
            <3+> !BOSS: It's up to the knee. It's been up to the knee all day!
            <2> LEAD: So that's how deep it is. And how long have we been running?
            LEAD: Then those people weren't waving goodbye. || And when they waved, and waved...
            BOSS: They were only saying hello. || They were asking us to lunch. ## They were asking us to lunch. The one in the middle was asking me to dinner.
            [{freed} {BOSS} takes it, and wipes off the custard.]
            * prop
            * pay whistle
            > turns
            <?b> > hook FOE gift
            <?k> > place gift
            <?l> > lead last
            PAL|BOSS: Pass the tea. I can reach it now. || Are there any sandwiches left? I can stand here for hours.
            !FOE|LEAD: Hold on. If you're all standing still, I can still win this! || You've all stopped! Then whoever starts again is in front! That's me!
            BOSS: I have the whistle. Shall I blow it? || Should I blow the whistle now?
            <3+> PAL|LEAD: Let me finish my cup.
            <2> +BOSS: Perhaps after this cup.
            <3+> [SPLUB! SPLUB! {FOE} runs on, all alone.]
            <2> [SPLUB! SPLUB! {LEAD} runs on, all alone.]`,
        },
      ],
    },
  ],
}
