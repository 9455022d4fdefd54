import { type Program } from '../../plays/card-types.ts'

export const fullContactBingo: Program = {
  name: 'Full-Contact Bingo',
  people: {
    'Slammin Sylvia': {
      short: 'Sylvia',
      want: 'a hug that holds',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} hugs a coat stand. It falls to bits.]
          ME: That's the fourth tonight! I've never met a hug that holds!`,
        stake: `ME: If anyone needs holding, I'm right here! Stand against something!`,
        snap: `ME: Before we go, will somebody hug me? Wear two helmets!`,
        got: `
          ASK: How's your card, {me}?
          ME: I've got "elbow", and "who took my cushion". I still need "come here, you".`,
        saw: `
          ASK: And what did you see, {me}?
          ME: Two people with their arms round each other, going down together. I had to look away. I was jealous.`,
        give: `
          ASK: What do you swap, {me}?
          ME: My old helmet. There's a dent in it for everybody I ever loved.`,
        end: `
          [{ASK} hugs {ME}. Nothing falls to bits.]
          ME: It holds! We're both leaning, and it holds!`,
        later: `
          ME: I've had my hug. It's still on.
          ASK: Isn't it lovely?
          ME: Would you poke it? I think it's dozed off.`,
      },
      turns: [
        `[{ME} opens both arms, and takes a run-up.]
         ASK: Stop! I'm holding hot tea!
         ME: I can wait.
         [A pause.]
         ME: You're not sipping.`,
        `ASK: There's a hole in that wall!
         ME: It looked lonely.
         ASK: It's got your arms, and your ears.
         ME: It never let go.`,
        `[{ASK} is wearing a mattress, and leaning on a piano.]
         ASK: I'm as ready as I'll ever be. Come here, you.
         [BOFF! The piano plays one note.]
         ME: You're still up!
         ASK: That was nice. Again, before I start to feel it.`,
      ],
    },
    'Caller Cal': {
      short: 'Cal',
      want: 'an answer',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} puts a hand behind one ear, and waits.]
          ME: I've told them "forty-two", and nobody answers! Not even "Fancy that"!`,
        stake: `ME: Would anybody care to talk about it? In sentences?`,
        snap: `ME: Ninety numbers a night, and not one person said "You too"!`,
        got: `
          ASK: Have you got a card as well?
          ME: It's a quiet one. "Hello?" "Are you still there?" And a free square, for my feelings.`,
        saw: `
          ASK: And what did you see, {me}?
          ME: Nothing. I was calling. I heard an "oof". I thought that it was for me.`,
        give: `
          ASK: What do you swap, {me}?
          ME: My microphone. It's as good as new. It's only been used in one direction.`,
        end: `
          ME: Forty-two.
          ASK: Fancy that.
          ME: You answered! Wait, I never planned what comes next!`,
        later: `
          ASK: Did you sleep well, Cal?
          ME: I'm so glad you asked. There were forty-one sheep. I'll begin with the first.`,
      },
      turns: [
        `ME: Twenty-two.
         ASK: Is it really?
         [A pause.]
         ME: Say that again. Slower. I was nearly in a conversation.`,
        `ME: Thirty-six.
         ASK: I'm sorry to hear it.
         ME: Thank you. It was all a long time ago.`,
        `ME: Fifty-four?
         ASK: Sixty!
         ME: Oh, you!
         ASK: What did I say?
         ME: I couldn't repeat it. But I'll think of it tonight.`,
      ],
    },
    'Dabber Desmond': {
      short: 'Desmond',
      want: 'the last one of anything',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} reaches into a biscuit tin. It's empty.]
          ME: The last one's just gone! I'm always one away! I was, at my wedding!`,
        stake: `ME: We were one minute away from a quiet evening! It's always the one!`,
        snap: `ME: For the first time in my life, I'd like to stay one away!`,
        got: `
          ASK: How many do you need, {me}?
          ME: One. It used to be a number. Now it could be anything. I've started to smile at people.`,
        saw: `
          ASK: And what did you see, {me}?
          ME: All of it, from start to finish. Except for one second.`,
        give: `
          ASK: What do you swap, {me}?
          ME: My lucky elephants. There are nine of them. The tenth is on its way.`,
        end: `
          [{ME} reaches into the biscuit tin. CRUNCH.]
          ME: I got the last one! What do people do after that?`,
        later: `
          ASK: Was it good, that last biscuit?
          ME: I couldn't eat the rest. I've hung it over the bed. It's crooked. By one.`,
      },
      turns: [
        `ASK: Mind the stairs. There are ten.
         ME: Nine. I counted them.
         [A thud.]
         ME: One away.`,
        `ASK: You've buttoned your coat up wrong.
         ME: There's always one hole over, at the top. I keep my chin in it.`,
        `[{ASK} pulls off a button, and gives it to {ME}.]
         ME: It fits! I'm buttoned! But now you're one short.
         ASK: It's quite breezy.
         ME: You'll get to know the place.`,
      ],
    },
    'Rookie Rosalind': {
      short: 'Rosalind',
      want: 'a nickname',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} turns a helmet round. It says "Rosalind".]
          ME: You've all got nicknames on yours! Mine looks like lost property!`,
        stake: `ME: If I'm to be blamed for this, could it be under a nickname?`,
        snap: `ME: They'll put "Rosalind" on my stone! With nothing in front!`,
        got: `
          ASK: How's your card, {me}?
          ME: I've dabbed "hey, you" twice. I did hope it was for me.`,
        saw: `
          ASK: And what did you see, {me}?
          ME: I saw it from underneath. You could call me Underneath Rosalind. Only if it catches on.`,
        give: `
          ASK: What do you swap, {me}?
          ME: My left shoe. They might call me Hoppy.`,
        end: `
          ASK: Look out!
          ME: Is that me? A nickname? It's going straight on the helmet! "Look Out Rosalind"!`,
        later: `
          ASK: Good morning, Look Out!
          [Everybody lies flat on the floor.]
          ME: It's a lonely name.`,
      },
      turns: [
        `ME: They call me the Hurricane.
         ASK: Who does?
         ME: I thought you could start.`,
        `[{ME} is wearing a helmet with TIGER on it.]
         ASK: Does Tiger know you've got that?`,
        `ASK: Pass the salt, Windy.
         ME: What did you call me?
         ASK: It slipped out. You'd said something about a hurricane.
         ME: Windy! It's got weather in it! Have all the salt you like!`,
      ],
    },
    'Referee Rao': {
      short: 'Rao',
      want: 'a side',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sits down exactly between two chairs. Thump.]
          ME: A referee mustn't take a side! I've only ever sat on the gap!`,
        stake: `ME: I've no feelings about that. They're in a locker, with a number.`,
        snap: `ME: I'd scream, but I'd have to do it once for each team!`,
        got: `
          ASK: Are you playing, {me}?
          ME: I dab one for you, and one against you. I've been level all night. It's exhausting.`,
        saw: `
          ASK: And what did you see, {me}?
          ME: With the left eye, a foul. With the right eye, none. It's what I'm paid for.`,
        give: `
          ASK: What do you swap, {me}?
          ME: One glove. The other is for whoever's playing against you.`,
        end: `
          [{ME} sits down on a chair, beside {ASK}.]
          ME: I've taken a side! Yours! It has a cushion! Which one are you?`,
        later: `
          ASK: How do you like having a side?
          ME: I cheered all night. It was only the people in the next flat, playing cards. They lost.`,
      },
      turns: [
        `[{ME} eats two biscuits at the same time.]
         ASK: You must be hungry!
         ME: Not at all. But one of them would have felt left out.`,
        `ASK: Do you like my hat?
         ME: It's strong on the left, and it's strong on the right.
         ASK: And from the front?
         ME: I've been asked not to comment.`,
        `ASK: There's only one biscuit. So it's the biscuit, or me.
         [{ME} looks from one to the other, for a long time.]
         ME: You.
         ASK: Really?
         ME: The biscuit had nuts. But I did choose!`,
      ],
    },
    'Number Eleven': {
      short: 'Eleven',
      want: 'to be called',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} jumps up from a bench.]
          ME: Did somebody call eleven? No? I'll sit down again. It's still warm, from the last thirty years.`,
        stake: `ME: Shall I come on? Is it now? I've done my stretches.`,
        snap: `ME: I've been warming up for thirty years! I must be done by now!`,
        got: `
          ASK: What's on your card, {me}?
          ME: Just "eleven", in every square. I like to be ready.`,
        saw: `
          ASK: And what did you see, {me}?
          ME: From the bench? There's a pillar. It did nothing wrong.`,
        give: `
          ASK: What do you swap, {me}?
          ME: My place on the bench. It's still warm. It'll be warm for years.`,
        end: `
          ASK: Would Number Eleven please get off my hand?
          ME: I've been called! In front of everybody! And I went!`,
        later: `
          ASK: You've been called, at last!
          ME: And then again. And again at six, about a drawer. Where's that bench?`,
      },
      turns: [
        `[{ME} does ten knee bends.]
         ASK: Are you going on?
         ME: Any moment now.
         ASK: How long have you been warming up?
         ME: Who's the king?`,
        `ASK: You've worn right through that bench!
         ME: I know. It's the first time I've got through to anything.`,
        `ASK: Number Eleven!
         ME: Me? Now? Really?
         ASK: You're sitting on my coat.
         [{ME} runs three times round the room, blowing kisses.]`,
      ],
    },
  },
  recall: `
    PAL|LEAD: They call it every night now, right after forty. "{Line}."
    BOSS: Does anybody have it?
    PAL|LEAD: They all say so.`,
  scenarios: [
    {
      id: 'sorry',
      shape: 'lie',
      title: "What's Called Is Called || Eyes Down",
      premise: 'The caller must keep calling, as {lead} has mislaid the one ball that everybody needs.',
      game: 'Whatever the caller says is a number, and somebody has got it.',
      facts: {
        prop: 'ball eleven',
        event: 'a bingo final',
        crowd: 'the pensioners',
      },
      effects: {
        ball: {
          noise: `PAL|LEAD: It came out with a bang, at least. They've all put on a second helmet.`,
          lost: `PAL|LEAD: There's only one eleven in the world, and it's {where}!`,
          stuck: `PAL|LEAD: I've seen balls get stuck in the cage. It's never been {where}.`,
          mixed: `PAL|LEAD: It's {where}. It isn't thinking about numbers at all.`,
          mess: `PAL|LEAD: If we ever find it, the ink will have run. It'll be an off-white one.`,
        },
      },
      after: `
        BOSS: Good morning.
        [TUP. TUP.]
        PAL|LEAD: They've still got their cards from last night.
        BOSS: Oh, good heavens.
        [TUP.]`,
      acts: [
        {
          title: 'One Away || Helmets On',
          time: "SEVEN O'CLOCK, THE FINAL",
          beat: 'Everybody needs the same number, and the caller will not say sorry.',
          text: `
            <2> > lead arrive
            BOSS: Eyes down. Helmets on.
            [Four hundred pens go down. TUP.]
            PAL|LEAD: Do you never say "Eyes up"?
            BOSS: Eyes up. What for? There's only me up here. || What would they look at? "Eyes up"? It's just me.
            FOE|LEAD: I've only got one to go! Eleven! || One more, and I'm home! I need eleven!
            BOSS: They all do. It's the last ball. When I call it, this hall's going to be a pile. || So does everyone in here. It's the only ball left. I'd hold on to something.
            <?a> > place why
            <3+> FOE: You might say sorry first. In the semifinal you ran over me with the tea urn. || I'm still waiting for a "sorry". You ran the tea urn over me. And then back, for the milk.
            <2> LEAD: You might say sorry first. You've been standing on my foot since I came.
            BOSS: A caller never says it. What's called is called, and I can't take it back. || A caller has no such word. What's called is called. That's the law in here.
            * plant sorry
            * plant called
            <first> <?b0> > hook FOE claim
            <first> > hook BOSS claim
            <first> <3+> BOSS: Steady, everybody. Somebody with calm hands is going to pass me the ball. || Nobody breathe on the cage. I've sent for the safest hands in the county.
            <3+> > lead arrive
            > place intro
            <2> BOSS: You can pass me the balls. There's only one. What could you do?
            > turns`,
        },
        {
          title: 'Ninety-One || A Quarter to Nine',
          time: 'A MINUTE PAST SEVEN',
          beat: 'The ball ends up {where}, and the caller has to call something.',
          text: `
            > turns
            BOSS: And the last number is... {call}, the ball! || Here it comes. Everybody ready? {call}, if you please!
            > lead help
            > effect ball
            [Four hundred pens hang in the air.]
            FOE|LEAD: Well? Call it! || What's the number?
            <?d> > hook PAL stake
            BOSS: If I say that it's lost, they'll be all over us. || I'll call another. I can't! I've called them all! The cage is empty!
            <3+> PAL: Then say any number!
            <2> LEAD: Say any number.
            BOSS: Ninety-one.
            [A silence. TUP.]
            FOE|LEAD: Got it.
            <3+> PAL: But they only go up to ninety! || There's no ninety-one on these cards!
            <3+> FOE: There is on mine. I drew it in. || Mine has. It's on the back.
            <2> BOSS: It isn't on your card!
            <2> LEAD: It is now.
            > turns
            BOSS: A hundred and four. Minus six. A quarter to nine. || Two and a bit. The other two. Six, but in a coat.
            [TUP. TUP. TUP.]
            FOE|LEAD: Got it, got it, got it. I've still got one to go. || That's both my sides full. But I'm still one away.
            BOSS: Oh, bother.
            [TUP.]
            FOE|LEAD: "Oh, bother." Top row.
            BOSS: That wasn't a number!
            FOE|LEAD: What's called is called.`,
        },
        {
          title: 'Is It Drafty in Here?',
          time: 'HALF PAST SEVEN',
          beat: 'Everything that the caller says is dabbed, and the cards run out.',
          text: `
            > turns
            <first> <?k> > hook PAL claim
            > place crowd
            BOSS: What, more of you?
            [TUP. TUP. TUP.]
            PAL|LEAD: Four of them had that. || That was a whole row by the radiator.
            <?x1> > place stir
            PAL|LEAD: Don't talk at all. || Just keep your mouth shut.
            BOSS: How long can I keep that up?
            [TUP.]
            FOE|LEAD: Got it. || Bottom left. It's under "Is it drafty in here?"
            > turns
            <?break> <4+> PAL: Offer them a cup of tea.
            <?break> <4+> BOSS: Does anybody want tea?
            <?break> <4+> [TUP. TUP. Nobody moves.]
            <?break> <4+> PAL: They've got tea now. They want cake.
            <?e> > hook FOE got
            <?mum> BOSS: I wish my mother could hear me.
            <?mum> [TUP.]
            <?mum> FOE|LEAD: Somebody's crying at table nine. They've got your mother. ## There's a fight at table nine. Two of them have had your mother.
            <?x2> > lead attempt
            > turns
            FOE|LEAD: We're out of cards. I've gone on up my arm. || There's no paper left. They've started on each other's foreheads.
            <?f> > hook PAL got
            BOSS: {call}, you must know some words. Lend me a few!
            [TUP. TUP.]
            > lead teach
            <?x3> > place uses
            BOSS: I've told them my shoe size. I've told them how I met the plumber. || I've given them all the vegetables, and my dreams. I even did the dentist.
            [TUP. TUP. TUP.]
            PAL|LEAD: It's very full at the back.`,
        },
        {
          title: 'Nothing Left to Call',
          time: 'EIGHT',
          beat: 'The caller has run out of words, and the hall wants whoever lost the ball.',
          text: `
            [{BOSS} opens a mouth, and nothing comes. Four hundred helmets turn.]
            <3+> PAL: They've noticed. || They've all put their pens down.
            <3+> FOE: Who was holding eleven? I'm going for my good helmet. || Somebody's had eleven, and lost it. I'll be back, in my big boots.
            <3+> * exit FOE
            <3+> [{FOE} marches out.]
            BOSS: They want you, {call}. In there! || {call}, hide! They've tackled people for less. They tackled the vicar. ## {call}, hide! They've tackled people for less. They tackled the vicar. He's joined.
            > place stow LEAD
            <3+> * enter FOE
            <3+> FOE: Where is it, and where's the one who lost it? || I've got the boots. Now who lost eleven?
            <3+> > lead hide FOE
            <3+> > turns
            <2> LEAD: Are they gone?
            <2> BOSS: They're under the door. They've started to stack.
            <3+> <?g> > place door
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            [Feet begin to stamp. All together. TUP. TUP. TUP.]
            BOSS: I used to like that sound. || It's the same noise, only with boots on.
            <?x4> > lead wait
            <3+> > turns
            <3+> PAL: They say that somebody has to pay for it. || They'd like to know whom they're jumping on.`,
        },
        {
          title: 'One More Call',
          time: 'A SECOND LATER',
          beat: 'The caller says the one thing that was not called yet.',
          text: `
            > place back LEAD
            <3+> FOE: So it was you! Helmets on! After three! || There! Everybody, line up! Biggest first!
            <2> BOSS: They've seen you. They're lining up by weight.
            <?x5> > lead found
            <3+> FOE: One! Two! || One! And a long two!
            <2> LEAD: I think they're counting. For once.
            BOSS: Stop! Leave {lead} alone. It's my ball. I should have told you, and I called you all sorts of rubbish instead. || Wait! It's me you want! I had no number, so I read you my whole life and let you dab it.
            [Silence. {hush}]
            BOSS: I'm sorry.
            * pay sorry
            [TUP. Just the one.]
            <4+> PAL: What was that?
            <3+> FOE: I've got it.
            <2> LEAD: Got it.
            BOSS: Got what?
            <3+> FOE: "I'm sorry." I've kept a square free for it. It's my last.
            <2> LEAD: "I'm sorry." I've kept a square free for it. It's my last.
            * pay called
            BOSS: So you've... || You mean that's a full card?
            <3+> FOE: I have. Bingo.
            <2> LEAD: Bingo.
            <first> <?k> > hook PAL end
            > turns
            [BOFF! Four hundred people congratulate the winner. Then nothing moves for a while.]
            <3+> FOE: Down here! I can't feel my legs! It's marvelous!
            <2> LEAD: I can't feel my legs! Is that what it's like?
            <?x6> > place gift
            [{freed} It rolls up to {BOSS}, and stops.]
            * prop
            PAL|LEAD: There's eleven! || Look! Ball eleven!
            BOSS: Who needs eleven?
            [Four hundred people think about it. Not a tup.]
            <first> > hook BOSS end
            <first> <?l> > hook FOE end
            <?x7> > lead last
            PAL|LEAD: What do you call now? || Isn't there anything left to say?
            BOSS: There's one thing that I've been saving. || Just one more. I never knew what it was for.
            [{BOSS} puts down the pen, and takes off the helmet.]
            BOSS: Eyes up.
            [Everybody looks at {BOSS}. It's the first time.]`,
        },
      ],
    },
    {
      id: 'replay',
      shape: 'trial',
      title: "Let's See That Again || Until the Whistle",
      premise:
        'The referee must judge a tackle by replaying it, and only the whistle that {lead} has ends a replay.',
      game: 'Each replay of the foul is another foul, and so has to be replayed.',
      facts: {
        prop: 'the whistle',
        event: 'a bingo match',
        crowd: 'the fans',
      },
      effects: {
        whistle: {
          noise: `PAL|LEAD: It was the one noise that we could have used, and it's {where}.`,
          lost: `PAL|LEAD: It's {where}? Then who's going to tell us to stop?`,
          stuck: `PAL|LEAD: I can see a bit of it. But that isn't the end you blow.`,
          mixed: `PAL|LEAD: It's {where}. It'll never blow at us in that state.`,
          mess: `PAL|LEAD: Even if it turns up, it'll only bubble.`,
        },
      },
      after: `
        BOSS: I've got a bruise that I can't explain.
        PAL|LEAD: Show me where you were standing.
        BOSS: Oh no. I know how that starts.`,
      acts: [
        {
          title: 'The Lace || Foul!',
          time: 'FIRST HALF',
          beat: 'Somebody goes down, and {lead} is accused of it.',
          text: `
            <2> > lead arrive
            <3+> PAL: Your lace is undone.
            <3+> FOE: Don't change the subject. I'm winning. || I don't look down. Winners look ahead.
            <2> LEAD: Your lace is undone.
            <2> BOSS: Don't change the subject. I'm refereeing. || A referee never looks down.
            * plant lace
            <?a> > place why
            BOSS: Table four to dab. Helmets on, and no biting before the biscuits. || Pens up, table four. Elbows in. We all remember the trifle.
            <first> <?b0> > hook FOE claim
            <first> > hook BOSS claim
            <3+> > lead arrive
            > place intro
            BOSS: And the next number is seven! || Eyes down for seven!
            <3+> FOE: Seven! That's the one! That's bin... || Mine! I've filled it! That's bin...
            [BOFF! {FOE} goes down, on top of {LEAD}.]
            <3+> FOE: Foul! I've been tackled! || Foul! Did you see that? I was mown down!
            <2> BOSS: Foul! I saw it clearly, on the way down!
            LEAD: By me? I was underneath! || But I was standing still!
            <3+> BOSS: I missed it. I was reading the rules. || I had my eyes shut. I was being fair.
            !BOSS: Let's see that again.
            PAL|LEAD: How? Have we got a camera? || Where's the camera?
            +BOSS: We've got knees. || No. We've got a floor.
            !BOSS: Places! And nobody stops before the whistle! It's rule one. Whoever stops has lost, and licks out the helmets. || Places! And nobody stops before I blow the whistle! It's rule one. Whoever stops has lost, and dries the helmets. With a hat on.
            * plant whistle
            > turns`,
        },
        {
          title: 'In Slow Motion',
          time: 'FIRST HALF, AGAIN',
          beat: 'They replay the tackle, until the whistle ends up {where}.',
          text: `
            > turns
            !BOSS: Slowly, now. From the lace. || From the top, and take your time.
            [B... O... F... F. It takes a minute. Somebody's foot lands in somebody's soup.]
            FOE|BOSS: There! Did you see? || You see how it went for me?
            PAL|LEAD: That was a different foot. || It was behind a sandwich, just then.
            <?soup> <3+> PAL: And that was my soup. It's another foul!
            <?soup> <3+> BOSS: So it is. That makes two.
            !BOSS: I'll have to fall over, too, to see it from below. {call}, hold the whistle! || I can't judge this from up here. I'll fall with you. {call}, you take the whistle!
            > lead help
            > place worse
            > effect whistle
            FOE|BOSS: And nobody may stop before it blows! || No whistle? Then this is still the replay!
            [BOFF!]
            > turns
            <?d> > hook FOE stake
            PAL|LEAD: That time, it was me who got it! || Ow! I wasn't even in it!
            !BOSS: A new foul! We'll have to see that one, too. || Three fouls now. We'll take them from the left.
            <?x1> > lead search
            <?e> > hook BOSS stake
            [BOFF! BOFF!]`,
        },
        {
          title: 'Witnesses || The Other Angle',
          time: 'STILL THE FIRST HALF',
          beat: 'Everybody has seen something else, and plays somebody else.',
          text: `
            > turns
            !BOSS: Let's have it from the other side. I'll be the one who fell, and you be me. || Now change over! Whoever fell last time is a chair.
            <?parts> PAL|LEAD: And who am I?
            <?parts> BOSS: You're the scene of the crime. Lie down.
            <?parts> PAL|LEAD: I'm rather good in this.
            [BOFF!]
            <3+> FOE: I never fall like that! I've got more grace! || You're making me look silly! I bounce!
            <?f> > hook PAL saw
            > turns
            !BOSS: Can anybody swear to what happened? || Is there nobody who saw it from outside?
            > place crowd
            <?g> > hook FOE saw
            [They all saw it. They all show it. BOFF, BOFF, BOFF, BOFF, BOFF.]
            PAL|LEAD: That's forty more. || How many fouls is that?
            !BOSS: And each of them a foul! They'll all have to fall again, so that I can see it. || Forty new fouls! We'll see every one of those again. Start with the one in the hat.
            > turns
            <first> <?h> > hook PAL claim
            BOSS: {call}, show us exactly how you did it.
            > lead explain
            <?x2> > lead ban`,
        },
        {
          title: 'Forty More Fouls',
          time: 'IT SHOULD HAVE BEEN THE SECOND HALF',
          beat: 'Everybody falls over, in order, and cannot stop.',
          text: `
            [BOFF. BOFF. BOFF. BOFF. It goes all the way round, from one to the next, and comes back.]
            PAL|LEAD: Here it comes again! || Mind out! It's on its way back!
            FOE|BOSS: I'm bruised in places that I don't use. ## I'm bruised in places that I haven't been asked about since the divorce. || I've been me, and you, and twice the tea trolley.
            > turns
            <?rest> PAL|LEAD: Couldn't we stop for a rest?
            <?rest> BOSS: And lick out forty helmets?
            <?rest> [A pause. BOFF! BOFF!]
            BOSS: Somebody whistle! Anybody! || Can't one of us do it with the lips?
            [Pfff. Pfff. They've all played this for years. There isn't a front tooth among them.]
            <?i> > place door
            <?x3> > lead comfort
            > turns
            > place peak
            <?j> > hook PAL snap
            <?k> > hook FOE snap
            BOSS: It's our turn. Everybody at once, this time. {call}, a last word, before the big one! || They're all leaning the same way. This will be the last replay there is. {call}, say something for the record.
            > lead lastWords`,
        },
        {
          title: 'Halfway Down',
          time: 'THE WHISTLE',
          beat: 'The whistle goes while everybody is halfway down, and one can see who did what.',
          text: `
            > lead save
            > place saves
            [{freed} It falls right into {BOSS}'s mouth. PHREEP!]
            * prop
            * pay whistle
            [Everybody stops, halfway down. Nobody breathes.]
            BOSS: Hold it there! All of you! {call}, what are those? || Don't move a finger! {call}, whose hands are these?
            LEAD: Those are my hands.
            BOSS: And where are they?
            <3+> LEAD: Under {foe}.
            <2> LEAD: Under you. I think that it's called a catch. || Under you. They seem to be holding you up.
            <3+> PAL: A tackle comes from the side. || You don't tackle people from below.
            <3+> BOSS: This isn't a tackle. It's a catch! || That isn't how you push. It's how you hold!
            FOE|BOSS: Then who tackled me?
            PAL|LEAD: Your lace is undone.
            * pay lace
            [A long pause, at an angle.]
            FOE|BOSS: I've been falling over for forty years, and the floor was always there first. || In all these years, I never had anybody underneath on purpose.
            > turns
            <first> <?l> > hook PAL end
            <?x4> > place gift
            !BOSS: There's no foul. You may all get up. || I find nobody guilty but the shoe.
            <3+> !FOE: And have I won?
            <3+> !BOSS: You only got as far as "bin".
            <3+> !FOE: Go.
            <3+> !BOSS: It counts.
            <first> <?m> > hook FOE end
            <?x5> > lead last
            <first> > hook BOSS end
            PAL|LEAD: Then why isn't anybody getting up?
            FOE|BOSS: I think that there was something in it. About the elbow.
            [{FOE} undoes the other lace, and takes a very long run-up.]
            FOE|BOSS: I'd like to see that again.`,
        },
      ],
    },
    {
      id: 'swap',
      shape: 'swap',
      title: "A Swap's a Swap || It's the Chair",
      premise: '{boss} swaps away everything for a little luck, while {lead} looks after the card.',
      game: 'The luck is always in what {boss} has just given away.',
      facts: {
        prop: 'the card',
        event: 'a bingo night',
        crowd: 'the away team',
      },
      effects: {
        card: {
          noise: `PAL|LEAD: That's no way to treat a lucky thing! You'll have frightened the sevens!`,
          lost: `PAL|LEAD: It's {where}. I hope that it's lucky for somebody in there.`,
          stuck: `PAL|LEAD: It's {where}. There are easier ways to keep hold of your luck.`,
          mixed: `PAL|LEAD: It's {where}. And I'd always heard that it's either cards or love.`,
          mess: `PAL|LEAD: The luck will run! It'll all be in one corner!`,
        },
      },
      changes: {
        full: {
          hot: `PAL|LEAD: It's got a bit brown. But look! It's dabbed! All of it!`,
          cold: `PAL|LEAD: Wait, I'll breathe on it. There. It's dabbed! Every square of it!`,
          small: `PAL|LEAD: It's no bigger than a stamp. But it's dabbed! From edge to edge!`,
          bitten: `PAL|LEAD: There's a bite out of it. But what's left is dabbed! The whole lot!`,
          wet: `PAL|LEAD: It's dripping. But the ink's held. It's dabbed all over!`,
          sticky: `PAL|LEAD: I can't get my thumb off. But look around my thumb! It's all dabbed!`,
        },
      },
      after: `
        BOSS: Somebody's got my teeth.
        PAL|LEAD: I swapped them for your slippers.
        BOSS: I'm in my slippers.
        PAL|LEAD: That's what they said, when I put them in.`,
      acts: [
        {
          title: "It's the Chair || Since Tuesday",
          time: 'BINGO NIGHT, THE FIRST GAME',
          beat: '{boss} has never won, and swaps a card for a chair.',
          text: `
            <2> > lead arrive
            <3+> FOE: Bingo. It's me.
            <2> LEAD: Bingo, I think.
            [BOFF! Everybody lands on the winner.]
            BOSS: What's it like, being congratulated? || And that's how they congratulate you? What does it feel like?
            <3+> FOE: It's wonderful. I can't feel my legs. || I can't feel my legs. It's wonderful. Is that my helmet?
            <2> LEAD: It's wonderful. I can't feel my legs.
            BOSS: Nobody's ever landed on me. I've come here since the caller had hair. || I've come here since the caller had hair, and all I ever caught was a cold.
            <3+> FOE: I only joined on Tuesday. || It's my fourth this week. I've had to buy a shelf.
            <2> LEAD: I only came in to ask the way.
            <?ears> <3+> PAL: They congratulated me, once. I used to be taller.
            <?a> > place why
            BOSS: It must be your chair. It's the chair! Swap with me! || You're on the lucky chair! Give it to me! I'll swap!
            FOE|LEAD: What for?
            BOSS: My card. I've had it all my life, and there isn't a drop of luck in it. || You can have this old card. It's never done a thing for me.
            * plant card
            [SMACK! They shake hands on it.]
            PAL|LEAD: And a swap's a swap. There's no going back on it, ever. || I saw that! A swap's a swap. You can't ask for it back, even if you cry.
            * plant swap
            <first> <?b0> > hook FOE claim
            <first> > hook BOSS claim
            <first> <3+> PAL: Watch out, there's somebody at the door. And they've got a chair of their own.
            <3+> > lead arrive
            > place intro
            [{BOSS} sits down in the chair, and wriggles. The loudspeaker says, "Seven!"]
            <3+> FOE: Bingo. Me again.
            <2> LEAD: Bingo.
            [BOFF!]
            BOSS: With my card? || You've won on my card?`,
        },
        {
          title: 'It Was the Card || Real Teeth',
          time: 'THE SECOND GAME',
          beat: 'Now it must have been the card, which ends up {where}.',
          text: `
            > turns
            !BOSS: So it was the card! It had luck in it all the time! || I see it now! The card only needed a rest from me!
            <3+> FOE: I've swapped it already, for this lovely cushion. || You're late. I've swapped it for a cushion. Look, a tassel.
            <3+> !BOSS: With whom?
            <3+> FOE: With {lead}.
            !BOSS: {call}, what do you want for that card? Say anything! || {call}! Hand it over, and name your price!
            > lead help
            > effect card
            > turns
            <?d> > hook PAL stake
            <?x1> > lead search
            !BOSS: I'll need another lucky thing, until it's back. Give me your helmet! || And what am I going to win with now? I'll have your helmet!
            <3+> FOE: And what do I get for it?
            <2> LEAD: And what do I get for it?
            !BOSS: My teeth. They're real. They were somebody's. ## My teeth. They're real. They've been in three marriages.
            [SMACK! Everybody looks away for a moment.]
            <?pear> PAL|LEAD: Can you manage without teeth?
            <?pear> BOSS: I can whiftle.
            <?e> > hook PAL give
            <3+> FOE: Bingo. Still me.
            <2> LEAD: Bingo. I wasn't even looking.
            [BOFF!]
            !BOSS: It was the teeth! || In my teeth! You won it in my own teeth!
            > turns
            <?x2> > lead ban`,
        },
        {
          title: 'Swapping Shirts',
          time: 'THE THIRD GAME',
          beat: 'The away team comes to swap, and takes the card.',
          text: `
            > turns
            <first> <?j> > hook PAL claim
            [{freed} Everybody stares at it.]
            * prop
            !BOSS: My card! Nobody touch it! I'll swap this chair for it!
            > place crowd
            PAL|LEAD: They've come to swap shirts. || It's a custom with them. They swap whatever they see.
            <?shirt> BOSS: With pleasure. Here's mine. || And why not? I've still got a shirt.
            [SMACK! SMACK! SMACK! {BOSS} has no shirt on.]
            <?vest> FOE|LEAD: Where's your vest?
            <?vest> BOSS: It went for half a whistle. ## It went for a look at somebody else's.
            <?f> > hook FOE give
            PAL|LEAD: And now they've got the card. They're each having a go with it. || They're passing the card along the row. I heard a bingo at every chair.
            <?row> BOSS: I was going to swap for that! || Did you hear? It works for all of them!
            > turns
            <?g> > place stir
            <?x3> > place uses
            FOE|LEAD: They won't let it lie about. They want it put away. || It's too lucky for a pocket, they say.
            > place stow prop
            BOSS: And what will they take for it?
            PAL|LEAD: What have you got left?
            [{BOSS} looks down.]
            !BOSS: A sock. || Goose bumps. And one sock.`,
        },
        {
          title: 'The Name || Good Evening, {boss}',
          time: 'THE LAST GAME BUT ONE',
          beat: '{boss} has only a name left, and swaps it.',
          text: `
            > turns
            !BOSS: I've got one thing left. My name. It's been in the family for years. || I could swap my name. It's hardly been called.
            <3+> !FOE: I'll take it. You can have mine. || Done. Have mine. It's got a hole in it, but it's warm.
            <2> LEAD: I'll take it. You can have mine. || Done. Have mine. It's got a hole in it, but it's warm.
            [SMACK!]
            <3+> !PAL: I wish you a good evening, {foe}.
            <3+> !FOE: Good evening.
            <3+> !PAL: Not you. I meant the one with the sock.
            <2> LEAD: So I'm {boss} now. There's plenty of room in it.
            <2> BOSS: And I'm {lead}. It pinches.
            [A loudspeaker crackles. "The next game goes to... {BOSS}!"]
            !BOSS: That's me! || I've won!
            <3+> !FOE: No, you swapped it. That's me.
            <2> LEAD: That's me, I'm afraid.
            [BOFF!]
            !BOSS: It was in the name. || All my life it was in the name, and I used it for luggage.
            <?h> PAL|LEAD: Haven't you anything else that's lucky?
            <?h> BOSS: No. Even my birthday's gone. It went for half a biscuit.
            <?i> > place door
            > turns
            [{BOSS} sits on the floor, and holds the sock.]
            > lead comfort BOSS
            > turns
            <3+> FOE: You could have your chair back. || Have your teeth back. I don't really need two sets.
            <2> LEAD: You could have your name back.
            BOSS: I can't. A swap's a swap.
            PAL|LEAD: It isn't a swap. You needn't give us anything. || Who said swap? There's another word for it.
            BOSS: What is it, then?
            FOE|LEAD: I think that they call it a present.`,
        },
        {
          title: 'On the House',
          time: 'THE LAST GAME',
          beat: 'Everything comes back to {boss}, and the card has been round the whole hall.',
          text: `
            * pay swap
            [They bring the chair. They bring the teeth, in a glass. Last of all, somebody brings the name.]
            <3+> FOE: I've looked after it. I only used it twice. || Here, {boss}. It suits you better.
            <2> LEAD: I've looked after it. I only used it twice. || It's a nice one. But it's got your initials in it.
            <first> <?m> > hook PAL end
            > turns
            PAL|LEAD: And the away team says that you can have what's in there. || They feel bad about the shirt. So you may open that.
            > place back prop
            > change full
            BOSS: I never dabbed it! || But I haven't touched it since the first game!
            * pay card
            FOE|LEAD: We did. Everybody who had it dabbed a number. || That one's mine. That's the goalkeeper's. It's been round the whole hall.
            BOSS: There's no white left. So that means... I've never had to say it. || Not a single white square. Then I have... I'm... How do people put it?
            <?l> > turns
            LEAD: It starts with a B.
            [Silence. {hush}]
            BOSS: Bingo. It's me.
            [BOFF! BOFF! BOFF! Both teams, the caller and the tea lady land on {BOSS}.]
            <first> > hook BOSS end
            <?x4> > place gift
            <first> <?k> > hook FOE end
            <?x5> > lead last
            FOE|LEAD: Can you feel your legs?
            !BOSS: Not one. It's wonderful.
            [A pause.]
            FOE|LEAD: It's the chair, you know.
            BOSS: I'll swap you.
            [SMACK!]`,
        },
      ],
    },
  ],
}
