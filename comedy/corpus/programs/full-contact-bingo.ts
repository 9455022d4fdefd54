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
          ME: That's the fourth tonight! I only want a hug that holds! ## That's the fourth tonight! It's the same with my engagements!`,
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
         ME: I can wait. ## I can wait. It's what I told my second husband, while he looked for the door.
         [{ME} waits, with both arms open.]
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
      twist: 'Sylvia takes a run-up for a hug',
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
      twist: 'Cal opens up in bingo numbers',
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
          ME: One. It used to be a number. Now it could be anything. I've started to smile at people. ## One. It used to be a number. Now it could be anybody in this room. I've moved my chair.`,
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
      twist: 'Desmond counts one stair too few',
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
          ME: I saw it from underneath. It was mostly shoe.`,
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
      twist: 'Rosalind spreads her own nickname',
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
          ME: With the left eye, a foul. With the right eye, none. It's what I'm paid for. ## With the left eye, a foul. With the right eye, a very nice pair of shorts.`,
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
      twist: 'Rao stays neutral between two biscuits',
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
        `ASK: You've worn right through that bench! ## You've worn right through those shorts!
         ME: I know. It's the first time I've got through to anything.`,
        `ASK: Number Eleven!
         ME: Me? Now? Really?
         ASK: You're sitting on my coat.
         [{ME} runs three times round the room, blowing kisses.]`,
      ],
      twist: 'Number Eleven never stops warming up',
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
            [Every pen in the hall goes down. TUP.]
            PAL|LEAD: Do you never say "Eyes up"?
            BOSS: Eyes up. What for? There's only me up here. || What would they look at? "Eyes up"? It's just me.
            FOE|LEAD: I've only got one to go! Eleven! || One more, and I'm home! I need eleven!
            BOSS: They all do. It's the last ball. When I call it, this hall's going to be a pile. || So does everyone in here. It's the only ball left. I'd hold on to something.
            <?a> > place why
            <3+> FOE: You might say sorry first. In the semifinal you ran over me with the tea urn. || I'm still waiting for a "sorry". You ran the tea urn over me. And then back, for the milk. ## I'm still waiting for a "sorry". You ran the tea urn over me. You left me warm, wet, and single.
            <2> LEAD: You might say sorry first. You've been standing on my foot since I came.
            BOSS: A caller never says it. Whatever I say in here is called, and it counts. I can't take it back. || A caller has no such word. Whatever a caller says counts, and you dab it. What's called is called.
            * plant sorry
            * plant called
            <first> > hook BOSS claim
            <first> <3+> BOSS: Steady, everybody. Somebody with calm hands is going to pass me the ball. || Keep away from the cage. I've sent for the safest hands in the county.
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
            !BOSS: And the last number is... {call}, the ball! || Here it comes. Everybody ready? {call}, if you please!
            > lead help
            > effect ball
            [A hallful of pens hangs in the air.]
            FOE|LEAD: Well? Call it! || What's the number?
            <?d> > hook PAL stake
            BOSS: If I don't call, they'll land on whoever lost it. All of them. || I can't! I've called all the others! And if I call nothing, they'll land on whoever lost it!
            <3+> PAL: Then say any number!
            <2> LEAD: Say any number.
            !BOSS: Ninety-one.
            [They all look at their cards. TUP.]
            FOE|LEAD: Got it.
            <3+> PAL: But they only go up to ninety! || There's no ninety-one on these cards!
            <3+> FOE: There is on mine. I drew it in. || Mine has. It's on the back.
            <2> BOSS: It isn't on your card!
            <2> LEAD: It is now.
            > turns
            !BOSS: A hundred and four. Minus six. A quarter to nine. || Two and a bit. The other two. Six, but in a coat.
            [TUP. TUP. TUP.]
            !FOE|LEAD: Got it, got it, got it. I've still got one to go. || That's both my sides full. But I'm still one away.
            !BOSS: Oh, bother.
            [TUP.]
            !FOE|LEAD: "Oh, bother." Top row. ## "Oh, bother." Top row. It's what my first wife said, at the altar.
            !BOSS: That wasn't a number!
            FOE|LEAD: What's called is called.`,
        },
        {
          title: 'Is It Drafty in Here?',
          time: 'HALF PAST SEVEN',
          beat: 'Everything that the caller says is dabbed, and the cards run out.',
          text: `
            > turns
            > place crowd
            !BOSS: What, more of you?
            [TUP. TUP. TUP.]
            PAL|LEAD: Four of them had that. || That was a whole row by the radiator.
            PAL|LEAD: Don't talk at all. || Just keep your mouth shut.
            !BOSS: How long can I keep that up?
            [TUP.]
            FOE|LEAD: Got it. ## Got it. My husband says that, on Saturdays. || Bottom left. It's under "Is it drafty in here?"
            <?x1> > place stir
            > turns
            <?break> <4+> PAL: Offer them a cup of tea.
            <?break> <4+> BOSS: Does anybody want tea?
            <?break> <4+> [TUP. TUP. Not a cup is touched.]
            <?break> <4+> PAL: They've got tea now. They want cake.
            <?e> > hook FOE got
            <?mum> BOSS: I wish my mother could hear me.
            <?mum> [TUP.]
            <?mum> FOE|LEAD: Somebody's crying at table nine. They've got your mother. ## There's a fight at table nine. Two of them have had your mother.
            <?x2> > lead attempt
            > turns
            !FOE|LEAD: We're out of cards. I've gone on up my arm. || There's no paper left. They've started on each other's foreheads.
            <?f> > hook PAL got
            BOSS: {call}, you must know some words. Lend me a few!
            [TUP. TUP.]
            > lead teach
            <?x3> > place uses
            BOSS: I've told them my shoe size. I've told them how I met the plumber. ## I've told them my shoe size. I've told them what the plumber said. I've told them what the plumber's wife said. || I've given them all the vegetables, and my dreams. I even did the dentist. ## I've given them all the vegetables, and my dreams. Even the one with the dentist, and the foam.
            [TUP. TUP. TUP.]
            PAL|LEAD: It's very full at the back.`,
        },
        {
          title: 'Nothing Left to Call',
          time: 'EIGHT',
          beat: 'The caller has run out of words, and the hall wants whoever lost the ball.',
          text: `
            [{BOSS} opens a mouth, and nothing comes. Every helmet turns.]
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
            <3+> !PAL|LEAD: Did you never want to say "sorry"? Just once?
            <3+> !BOSS: Every night. But there was always another number.
            <?x4> > lead wait
            <3+> > turns
            <3+> ["Somebody has to pay for it!" roars the hall. || "Whom are we jumping on?" roars the hall.]`,
        },
        {
          title: 'One More Call',
          time: 'A SECOND LATER',
          beat: 'The caller says the one thing that was not called yet.',
          text: `
            > place back LEAD
            <3+> !FOE: So it was you! Helmets on! After three! || There! Everybody, line up! Biggest first!
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
            !BOSS: Got what?
            <3+> FOE: "I'm sorry." I've kept a square free for it. It's my last.
            <2> LEAD: "I'm sorry." I've kept a square free for it. It's my last.
            * pay called
            !BOSS: So you've... || You mean that's a full card?
            <3+> FOE: I have. Bingo.
            <2> LEAD: Bingo.
            > turns
            [BOFF! The whole hall congratulates the winner. Then nothing moves for a while. ## BOFF! The whole hall congratulates the winner. Nothing moves for a while. Somebody lights a cigarette.]
            <3+> FOE: Down here! I can't feel my legs! It's marvelous!
            <2> LEAD: I can't feel my legs! Is that what it's like?
            <first> > hook BOSS end
            <?x6> > place gift
            [{freed} It rolls up to {BOSS}, and stops.]
            * prop
            PAL|LEAD: There's eleven! || Look! Ball eleven!
            !BOSS: Who needs eleven?
            [The whole hall thinks about it. Not a tup.]
            <?x7> > lead last
            PAL|LEAD: What do you call now? || Isn't there anything left to say?
            BOSS: There's one thing that I've been saving. || Just one more. I never knew what it was for.
            [{BOSS} puts down the pen, and takes off the helmet.]
            !BOSS: Eyes up.
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
      game: 'The same fall is played again and again, and each time one sees a little more of it.',
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
          mixed: `PAL|LEAD: It's {where}. It isn't in the mood to blow.`,
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
            <3+> FOE: I've got one number to go. Winners don't look down. || Not now. I only need a seven. Winners look ahead.
            <2> LEAD: Your lace is undone.
            <2> BOSS: A referee never looks down. And I'm playing, too. I only need a seven.
            * plant lace
            <?a> > place why
            <2> LEAD: How does one win?
            !BOSS: Helmets on! Fill your card, say "bingo", the whole word, and you've won. || Remember, a full card isn't enough! You've only won when you've said the whole word, "bingo".
            <first> > hook BOSS claim
            <3+> > lead arrive
            > place intro
            <3+> !BOSS: And the number is... seven! || Eyes down! It's a seven!
            <3+> !FOE: Mine! My card's full! Bin... || Seven! That's the last one! Bin...
            <2> BOSS: And the number is seven! That's mine! Bin...
            [BOFF! {FOE} goes down, on top of {LEAD}.]
            <3+> !FOE: Foul! {lead} pushed me! || Foul! I was pushed! By {lead}!
            <2> BOSS: Foul! You pushed me!
            LEAD: But I'm the one underneath! || Me? I'm the one at the bottom!
            <3+> !BOSS: I didn't see it. I was looking at the seven. || I missed it. I was being proud of the seven.
            <2> BOSS: I didn't see it. I was looking ahead.
            PAL|LEAD: And what happens if the referee didn't see it? || What do we do if nobody saw a foul?
            !BOSS: Then let's see that again. And again, until we know who did it! Nobody stops before I blow my whistle. Whoever stops has lost. || Let's see that again, until we know who did it. Only my whistle ends it. Whoever stops before that has lost.
            * plant whistle
            > turns`,
        },
        {
          title: 'Two Hands || Again',
          time: 'FIRST HALF, AGAIN',
          beat: 'The fall is played again, and the whistle ends up {where}.',
          text: `
            > turns
            <?soup> BOSS: Everything has to be just as it was.
            <?soup> PAL|LEAD: But I've eaten my soup since then.
            <?soup> BOSS: Then look hungry.
            !BOSS: Places! I can't call a number with a whistle in my mouth. {call}, hold it for me! || Everything as it was! {call}, you take the whistle. I need my mouth for the seven.
            > lead help
            > effect whistle
            <3+> FOE: But without the whistle, nobody's allowed to stop! || No whistle? Then we have to go on doing it!
            <?d> <3+> > hook FOE stake
            <3+> !BOSS: Then watch closely, all of you. Seven! || We'd better find out who did it, then. Seven!
            <3+> !FOE: Mine! Bin...
            <2> +BOSS: Nobody may stop till it blows. So watch closely. Seven! Mine! Bin...
            [BOFF!]
            !FOE|BOSS: There! {call}, you had both hands out! || I saw hands! {call}, those were your hands!
            LEAD: So they were. What was I doing with them? ## So they were. I never know what they're up to, after dark. || They do look like mine. What did they want?
            !FOE|BOSS: You were pushing me! It's all that hands are for, in this game. ## You were pushing me! I know hands like that. They left with my car. || Pushing! I've known a lot of hands in this game, and not one of them came to wave.
            PAL|LEAD: Perhaps they were clapping. ## Perhaps they were lonely. || They might have been waving.
            !BOSS: Now we know one thing. There were two hands. And again! || That's one thing we know. Two hands. Once more!
            [BOFF!]
            <4+> !PAL: It's only that the lace...
            <4+> !FOE: Ssh! I'm looking ahead.
            > turns
            <?x1> > lead search`,
        },
        {
          title: 'Witnesses || The Other Side',
          time: 'STILL THE FIRST HALF',
          beat: 'The fans saw it from the other side, and show what came first.',
          text: `
            > turns
            <4+> !PAL: It's still the lace.
            <4+> !BOSS: Not now. We're trying to find out what it was.
            !BOSS: Did nobody see it from the other side? || Is there nobody who was sitting over there?
            > place crowd
            <?f> > hook PAL saw
            !BOSS: You all saw it? Then do it, two by two. In slow motion. || You were all sitting over there? Then show us. In twos, and slowly.
            [The fans stand up in pairs. "B... i... n..." B... O... F... F. It takes a minute.]
            PAL|LEAD: Look, they fall over first! And only then do the hands come out. || They all do it the same way. First comes the fall, and after that the hands.
            !FOE|BOSS: You mean that I fell all by myself? || Before anybody touched me? I don't fall over by myself!
            PAL|LEAD: You did it twice on the way in. ## You did it for the plumber, and he was only passing. || It did look like that. From every seat. ## It did look like that. It's how you met your first husband, too.
            > turns
            <?x4> > place stir
            FOE|BOSS: It was you, {call}! And you've made off with the whistle, so that we'd never get to the end of it! || {call}, it was you! And you've hidden the whistle, so that it'd never come out!
            > lead explain
            <?x2> > lead ban
            !BOSS: So we know two things. First the fall, then the hands. But why the fall? Again, everybody! || That's two things. The fall, and then two hands. But who made the fall? All together! ## That's two things. The fall, and then two hands. I've had romances that went like that. All together!
            <?parts> PAL|LEAD: And who shall I be, this time?
            <?parts> BOSS: You can be the floor. Lie down.
            [BOFF! BOFF! BOFF!]
            <?parts> PAL|LEAD: I never knew that the floor had it so hard.`,
        },
        {
          title: 'Nobody Stops',
          time: 'IT SHOULD HAVE BEEN THE SECOND HALF',
          beat: 'Everybody falls over, in order, and nobody may stop.',
          text: `
            [BOFF. BOFF. BOFF. BOFF. It goes all the way round, and comes back.]
            PAL|LEAD: Here it comes again! || Mind out! It's on its way back!
            FOE|BOSS: I'm bruised in places that I don't use. ## I'm bruised in places that nobody's asked about since the divorce. || I've got a bruise on my bruise, and they don't get on. ## I've got a bruise on my bruise, and they're seeing each other.
            > turns
            <?rest> PAL|LEAD: Couldn't we stop for a rest?
            <?rest> BOSS: Whoever stops has lost. You go first.
            <?rest> [BOFF! BOFF!]
            !PAL|LEAD: What will you do, when it stops?
            !FOE|BOSS: I'm going to sit down on purpose.
            !PAL|LEAD: With anybody?
            !FOE|BOSS: I hadn't thought of that.
            PAL|LEAD: Can't anybody whistle with their lips? || We need a whistle! Can't one of us do it with the mouth?
            [Pfff. Pfff. They've all played this game for years. There isn't a front tooth among them.]
            > turns
            <?j> > hook PAL snap
            <?k> > hook FOE snap
            LEAD: Then say that it was me. I don't mind. You're all so tired. || Say I did it, and then you can all sit down. I don't mind being out.
            !BOSS: I can't say it. I haven't seen it. || That's the nicest thing I've heard all night. But I didn't see it.
            PAL|LEAD: But there's a foot that never comes along. It stays where it was. || Look at that foot! All of you goes down, and it stays behind!
            !BOSS: That's three things! A fall, two hands, and a foot. We're nearly there!
            <4+> !PAL: It's the one with the lace.
            <4+> !BOSS: Don't tell me! I'm the referee! || Ssh! I want to see for myself!
            PAL|LEAD: Then once more. As slowly as we can. || Then let's do one more. The slowest ever.`,
        },
        {
          title: 'Halfway Down',
          time: 'THE WHISTLE',
          beat: 'The whistle goes while everybody is halfway down, and one can see who did what.',
          text: `
            <3+> !BOSS: Se... ven...
            <3+> !FOE: Mi... i... ne... Bi... i...
            <2> BOSS: Se... ven... Mi... ine... Bi... i...
            [Everybody leans. The whole floor creaks, and something comes loose. {freed}]
            * prop
            [{BOSS} grabs the whistle, and blows. PHREEP! Everybody stops, halfway down.]
            * pay whistle
            !BOSS: Nobody move! Now I can see all of it. {call}, where are your hands? || Stay like that, all of you! {call}, what are those hands doing?
            <3+> LEAD: They're under {foe}. || They're holding {foe} up. ## They're all over {foe}. In a good way.
            <2> LEAD: They're under you. || They're holding you up.
            <3+> !BOSS: You weren't pushing. That's a catch! || That isn't how you push. It's how you catch somebody!
            <3+> !FOE: Then who made me fall?
            <2> BOSS: That isn't pushing. That's catching! Then who made me fall?
            [Everybody looks down. {FOE} is standing on something long and thin.]
            PAL|LEAD: Your lace is undone.
            * pay lace
            [A long pause, at an angle.]
            !FOE|BOSS: I've been falling over for forty years, and the floor was always there first. ## I've been falling for the floor for forty years. It never once put its arms out. || In all these years, I never had anybody underneath on purpose.
            > turns
            <3+> !BOSS: There's no foul. Nobody did it but the shoe. || I find nobody guilty but the shoe.
            <3+> !FOE: And have I won?
            <3+> !BOSS: It has to be the whole word. You only got as far as "bin".
            <3+> !FOE: Go.
            <3+> !BOSS: It counts.
            <2> LEAD: So nobody did it but the shoe.
            <2> BOSS: And I'd have won. But I only got as far as "bin".
            <2> LEAD: So say the rest.
            <2> BOSS: Go!
            <?x5> > lead last
            <first> > hook BOSS end
            PAL|LEAD: You can get up now. || It's over. Why isn't anybody getting up?
            !FOE|BOSS: I'm not quite sure about those hands. ## I'm not quite sure about those hands. I'd like them to try a little lower. || In a moment. There was something about those hands.
            [{FOE} undoes the other lace, and takes a very long run-up.]
            !FOE|BOSS: Bin...
            [BOFF!]
            LEAD: Got you.`,
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
            [A loudspeaker says, "Four!"]
            <3+> FOE: Bingo. It's me.
            <2> LEAD: Bingo, I think.
            [BOFF! Everybody lands on the winner.]
            !BOSS: What's it like, being congratulated? || And that's how they congratulate you? What does it feel like?
            <3+> FOE: It's wonderful. I can't feel my legs. || I can't feel my legs. It's wonderful. Is that my helmet?
            <2> LEAD: It's wonderful. I can't feel my legs.
            BOSS: Everybody gets to say it but me. I've come here since the caller had hair, and I've never once been landed on. || I've never got to say it. I've come here since the caller had hair, and the only thing that's landed on me is a cold.
            <3+> FOE: I only joined on Tuesday. || It's my fourth this week. I've had to buy a shelf.
            <2> LEAD: I only came in to ask the way.
            <?ears> <3+> PAL: They congratulated me, once. I used to be taller.
            <?a> > place why
            BOSS: It must be your chair. It's the chair! Swap with me! || You're on the lucky chair! Give it to me! I'll swap!
            FOE|LEAD: What for?
            BOSS: My card. I've had it all my life, and there isn't a drop of luck in it. ## My card. I've slept with it under the pillow all my life, and it's never once got lucky. || You can have this old card. It's never done a thing for me.
            * plant card
            [SMACK! They shake hands on it.]
            PAL|LEAD: And a swap's a swap. There's no going back on it, ever. || I saw that! A swap's a swap. You can't ask for it back, even if you cry. ## I saw that! A swap's a swap. You can't ask for it back. It's how I lost a fiancé.
            * plant swap
            <first> > hook BOSS claim
            <first> <3+> PAL: Hold on to that chair. There's somebody new at the door.
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
            [{freed} Everybody stares at it.]
            * prop
            !BOSS: My card! {call}, I'll swap this chair for it!
            [SMACK! {LEAD} has the chair. {BOSS} has the card.]
            > place crowd
            PAL|LEAD: They've come to swap shirts. || It's a custom with them. They swap whatever they see.
            BOSS: With pleasure. Here's mine. || And why not? I've still got a shirt. ## And why not? I've been working on what's under it.
            [SMACK! {BOSS} has no shirt on.]
            PAL|LEAD: They've seen the card. They'll give you the goalkeeper's sock for it. It's never been beaten. || And they'd like the card. For that sock. It's the goalkeeper's, and it's never let one in.
            !BOSS: Never? Give it here! ## Never? Not even on a Saturday? Give it here!
            [SMACK! {BOSS} has a sock. The away team has the card.]
            <?pan> FOE|LEAD: You've swapped the card away again!
            <?pan> !BOSS: I panicked. || It all went so fast. It's still warm.
            <?f> > hook FOE give
            PAL|LEAD: They're each having a go with the card. Listen. || They're passing the card along the row. There's a bingo at every chair.
            <?row> BOSS: It works for all of them! || And I've got it on my foot! The wrong thing!
            > turns
            <?g> > place stir
            <?x3> > place uses
            FOE|LEAD: The away team won't let the card lie about. They want it put away. || The card's too lucky for a pocket. It wants a lid.
            > place stow prop
            BOSS: And what will they take, to give it back?
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
            !BOSS: I've got one thing left. My name. It's been in the family for years. ## I've got one thing left. My name. I gave it to two people, and they both sent it back. || I could swap my name. It's hardly been called. ## I could swap my name. I gave it to two people, and they both sent it back.
            <3+> !FOE: I'll take it. You can have mine. || Done. Have mine. It's got a hole in it, but it's warm.
            <2> LEAD: I'll take it. You can have mine. || Done. Have mine. It's got a hole in it, but it's warm.
            [SMACK!]
            <3+> !PAL: I wish you a good evening, {foe}.
            <3+> !FOE: Good evening.
            <3+> !PAL: Not you. I meant the one with the sock.
            <2> LEAD: So I'm {boss} now. There's plenty of room in it.
            <2> BOSS: And I'm {lead}. It pinches.
            [The loudspeaker crackles. "And the winner's name is... {BOSS}!"]
            !BOSS: That's me! || I've won!
            <3+> !FOE: No, you swapped it. That's me.
            <2> LEAD: That's me, I'm afraid.
            [BOFF!]
            !BOSS: It was in the name. || All my life it was in the name, and I used it for luggage. ## All my life it was in the name, and I only ever used it to check in to hotels.
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
            !BOSS: What is it, then?
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
            > turns
            PAL|LEAD: And the away team gives you back your card. It's in there. || They feel bad about the shirt. You may have your card again. It's in there.
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
            <?x5> > lead last
            FOE|LEAD: Can you feel your legs?
            !BOSS: Not one. It's wonderful.
            FOE|LEAD: It's the chair, you know.
            BOSS: I'll swap you.
            [SMACK!]`,
        },
      ],
    },
  ],
}
