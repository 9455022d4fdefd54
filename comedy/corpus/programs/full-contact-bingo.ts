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
          ASK: What have you got under your coat, {me}?
          ME: A hug. I've been holding it in since seven. I may go off.`,
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
          ME: Every night I tell them "forty-two", and nobody ever answers! Not even "Fancy that"!`,
        stake: `ME: Would anybody care to talk about it? In sentences?`,
        snap: `ME: Ninety numbers a night, and not one person said "You too"!`,
        got: `
          ASK: Have you got a card as well?
          ME: It's a quiet one. "Hello?" "Are you still there?" And a free square, for my feelings.`,
        saw: `
          ASK: And what did you see, {me}?
          ME: Nothing. I was calling. I heard an "oof". I thought that it was for me.`,
        give: `
          ASK: Why so quiet, {me}?
          ME: I've waited all my life for an answer, and now nobody's allowed to give one.`,
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
          ME: One. It used to be a number. Now it could be anything. I've started to smile at people. ## One. It used to be a number. Now I'd settle for a drink.`,
        saw: `
          ASK: And what did you see, {me}?
          ME: All of it, from start to finish. Except for one second.`,
        give: `
          ASK: What's that in your fist, {me}?
          ME: Half a biscuit. If I gave it to you, you'd be half a biscuit away. I wouldn't wish it on anyone.`,
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
        `[{ASK} pulls off a button, and lends it to {ME}.]
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
          ASK: What is it, {me}?
          ME: You could just give me a nickname. Whisper it. I'd win very quietly.`,
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
          ASK: Did you never give anything, {me}?
          ME: One penalty. I felt so bad that I took it back.`,
        end: `
          [{ME} sits down on a chair, beside {ASK}.]
          ME: I've taken a side! Yours! It has a cushion!`,
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
          ASK: Did you never give anything, {me}?
          ME: Thirty years, to a bench. You should see that bench play.`,
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
      id: 'replay',
      shape: 'trial',
      title: "Let's See That Again || It Stays In",
      premise:
        '{boss} must judge a tackle by replaying it exactly, while {lead} holds the only whistle that ends a replay.',
      game: 'Whatever happens in a replay has to happen again in the next one, and the truth is its first line, to which nobody listens.',
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
            !BOSS: Helmets on! It's bingo with tackling. Fill your card, say the whole word, and you've won! || Helmets on! You tackle, you fill your card, and if you can still say the whole word, you've won!
            <3+> FOE: I've only got one number to go! || One more number, and I'm there!
            <?a> > place why
            <first> > hook BOSS claim
            <3+> > lead arrive
            > place intro
            > turns
            !BOSS: Places, everybody! Next number! || Next number! Eyes ahead!
            <4+> PAL: Your lace is undone.
            <2-3> !LEAD: Your lace is undone.
            <3+> FOE: Winners don't look down.
            <3+> !BOSS: Seven!
            <3+> !FOE: Mine! Bin...
            <2> BOSS: Winners don't look down. Seven! Mine! Bin...
            * plant lace
            [BOFF! {FOE} goes down, on top of {LEAD}.]
            !LEAD: Got you.
            * plant got
            <3+> !FOE: Foul! {lead} pushed me! You heard it! "Got you"! || Foul! I was pushed! By {lead}! "Got you", it said, in my ear!
            <2> BOSS: Foul! You pushed me! I heard you! "Got you"!
            !LEAD: But I'm the one underneath! || Me? I'm the one at the bottom!
            <3+> !BOSS: I didn't see it. I had my eye on the seven. || I missed it. I felt so proud of the seven.
            <5+> ANY: It was a lovely seven.
            <2> BOSS: And I can't have seen it. I was looking ahead.
            PAL|LEAD: Then how do we find out who did it? || So how will we ever know who did it?
            !BOSS: We do it again! Whatever happened has to happen again, exactly. Whoever leaves something out has lost, and only my whistle ends it. || With a replay! Whatever happened has to happen again. Whoever leaves something out has lost, and only my whistle stops it.
            * plant whistle`,
        },
        {
          title: 'Exactly as It Was || It Stays In',
          time: 'FIRST HALF, AGAIN',
          beat: 'The fall is played again, a little longer than it was, and the whistle ends up {where}.',
          text: `
            > turns
            <?soup> BOSS: Nothing must be different.
            <?soup> PAL|LEAD: But I've eaten my soup since then.
            <?soup> BOSS: Then look hungry.
            !BOSS: Places! I can't call a number with a whistle in my mouth. {call}, hold it for me! || Places! {call}, you take the whistle. I need my mouth for the seven.
            > lead help
            > effect whistle
            <3+> FOE: But without the whistle, we can't stop! || No whistle? Then we'll never be allowed to stop!
            <2> !LEAD: So now we can't stop?
            <?d> <3+> > hook FOE stake
            !BOSS: Then somebody had better be guilty soon. Again! || Then watch closely, and be quick. Again!
            <5+> ANY: I was yawning, the first time. Do I yawn?
            <4+> PAL: Your lace is undone.
            <2-3> !LEAD: Your lace is undone.
            <3+> !FOE: Winners don't look down.
            <3+> !BOSS: Seven!
            <2> BOSS: Winners don't look down. Seven!
            !LEAD: Did I stand here?
            * plant here
            !FOE|BOSS: Mine! Bin...
            [BOFF!]
            !LEAD: Got you.
            <3+> !FOE: Ow, my knee! || Ow! My good knee!
            <2> BOSS: Ow, my knee! And wait. Since when is there a question in it?
            <3+> BOSS: Wait. Somebody asked a question. || Stop. There was a question in that.
            !LEAD: I only wanted to know!
            BOSS: Well, now it's happened. It stays in. || Too late. It's happened, so it stays in.
            <3+> !FOE: But does it have to hurt again? || Then what about the pain?
            <3+> BOSS: In goes the knee.
            <5+> ANY: It's the best thing in it.
            <2> !LEAD: Then so does your knee.
            > turns
            <?x1> > lead search
            <4+> PAL: Listen. That lace really is... || Before we start, about that lace...
            <2-3> !LEAD: Listen. That lace really is... || Before we start, about that lace...
            !BOSS: Ssh! That's the first line. Not before the replay! || Not now! You've got a lovely line on that. Wait until you're on.`,
        },
        {
          title: 'Witnesses || By Heart',
          time: 'STILL THE FIRST HALF',
          beat: 'The fans saw it from the other side, and know it by heart.',
          text: `
            > turns
            !BOSS: Who was sitting over there, on the other side? || Is there nobody who was sitting over there?
            > place crowd
            <4+> PAL: They weren't in it, the first time! || But those weren't in it before!
            <2-3> !LEAD: They weren't in it, the first time! || But those weren't in it before!
            !BOSS: They are now. Once more! || They've happened. They stay in. Once more!
            ["YOUR LACE IS UNDONE!" roar the fans.]
            <4+> !PAL: That's my line!
            <2-3> !LEAD: That's my line!
            ["WINNERS DON'T LOOK DOWN!" roar the fans.]
            <3+> !FOE: And that's mine!
            ["SEVEN!" roar the fans.]
            !BOSS: Numbers are my job!
            !LEAD: Did I stand...
            ["YES!" roar the fans.]
            ["MINE! BIN..." BOFF! BOFF! BOFF! All the fans go down, row by row. "GOT YOU," they tell one another.]
            !FOE|BOSS: And ow.
            <5+> ANY: The back row's better at it than we are.
            PAL|LEAD: I've seen something! The hands come after the fall! || Watch the rows! First they fall, and only then do the hands come out!
            !FOE|BOSS: You mean that I fell by myself? Me? For nothing? || You mean that nobody pushed me? I go down by myself? ## You mean that nobody pushed me? I've never gone down by myself in my life!
            PAL|LEAD: You did it twice, coming in. || You did on the stairs. Both ways. ## You did on the stairs. And out of a bar.
            <?f> > hook PAL saw
            > turns
            <?x4> > place stir
            <?x4> BOSS: And now that's part of it.
            <?ex> !FOE|BOSS: This is your fault, {call}! You hid the whistle, so that it'd never come out! || {call}, your fault! And you've made off with the whistle!
            <?ex> > lead explain
            <?x2> > lead ban
            <?ex> <4+> PAL: Does all of that stay in, too?
            <?ex> <2-3> !LEAD: Does all of that stay in, too?
            <?ex> !BOSS: I'm afraid so. || Every word. I hope you were listening.`,
        },
        {
          title: 'The Other Way Round || You Be Me',
          time: 'IT SHOULD HAVE BEEN THE SECOND HALF',
          beat: 'They change places, and {lead} falls on whoever accused {lead}.',
          text: `
            [Once more, with the fans. BOFF! Once more, with the knee. BOFF! It's getting long.]
            !FOE|BOSS: I'm bruised in places I never use. ## I'm bruised in places that nobody else has ever found. || I've got a bruise on my bruise, and they don't get on. ## I've got a bruise on my bruise, and they're seeing each other.
            <5+> ANY: The telephone rang in the fourth one. Now it has to ring in all of them.
            > turns
            <?rest> PAL|LEAD: Couldn't we stop for a rest?
            <?rest> BOSS: Whoever stops, loses. You go first.
            <?rest> [BOFF! BOFF!]
            !LEAD: Then blame me. You're all so tired. || Blame me, and then you can all sit down.
            !BOSS: That's very kind. Now you'll have to be kind in all of them. || I couldn't. But you said it beautifully. Now you'll have to say it every time.
            > turns
            <3+> !BOSS: Change places! {call}, you fall. {foe}, you lie underneath. || We've only seen it from above. Change places, you two!
            <2> BOSS: Change places! You fall on me.
            PAL|LEAD: But it must be exactly as it was!
            !BOSS: And so it will be. I'm only changing the people. || The same fall, yes. It doesn't say whose.
            [They change helmets.]
            <?parts> <4+> !PAL: And who am I? The floor?
            ["YOUR LACE IS UNDONE!" roar the fans.]
            !LEAD: Winners don't...
            !FOE|BOSS: I don't sound like that!
            <3+> BOSS: You do now.
            ["SEVEN!" roar the fans.]
            <3+> !FOE: Did I stand here?
            <2> +BOSS: Did I stand here?
            !LEAD: Mine! Bin...
            [BOFF! {LEAD} goes down, on top of {FOE}.]
            !FOE|BOSS: Got you.
            [A pause. {FOE} looks at two hands. They are holding up {LEAD}.]
            !LEAD: Both your hands were out! I've been pushed! || Foul. Those are your hands.
            <5+> ANY: Two hands. We counted them.
            !FOE|BOSS: To catch you! They went up by themselves! ## To catch you! I can't afford another lawsuit! || That isn't pushing! I saw you coming down, and I...
            !LEAD: Got me.
            !FOE|BOSS: Oh. || Oh. So that's what you meant.`,
        },
        {
          title: 'Left Out || Halfway Down',
          time: 'THE LAST REPLAY',
          beat: 'Somebody leaves something out, and looks down.',
          text: `
            <3+> !BOSS: Then nobody pushed. So what made {foe} fall? Back to where you stood! From the top! || So it was a catch! Then what began it? Your own places, all of you! From the top!
            <5+> ANY: With all the bruises?
            <2> BOSS: Then nobody pushed. So why did I fall? Back to our places! From the top! || So it was a catch! Then what began it? Back to our places! From the top!
            <4+> PAL: Your lace is undone.
            <2-3> !LEAD: Your lace is undone.
            !FOE|BOSS: Winners don't look...
            [A pause.]
            <3+> !BOSS: Down.
            ["DOWN," whisper the fans.]
            <5+> !PAL: It's only one word. Go on.
            !FOE|BOSS: I know how it goes. I've said it all my life. || I know the word. I've never left it out.
            !LEAD: Skip it, and you're beaten. || If it isn't said, you're out.
            !FOE|BOSS: Then I've lost.
            [{FOE} looks down. {hush}]
            !FOE|BOSS: Well, well. It's undone. || Why, look at that. It's undone.
            * pay lace
            <4+> PAL: Is it? || You don't say.
            <2-3> !LEAD: Is it? || You don't say.
            !FOE|BOSS: And I always blamed the floor! Why did nobody ever tell me? || Forty years I've been falling over! Somebody might have said something!
            ["WE DID!" roar the fans.]
            [{freed} {BOSS} grabs it, and blows. PHREEP!]
            * prop
            * pay whistle
            <3+> !BOSS: Stop! Blame the shoe! That's {foe} out. {lead} is the winner! || It's over! Blame the lace! {foe} skipped a word, so the winner's {lead}!
            <2> BOSS: It's over! Blame the shoe! I've lost, so you've won!
            !LEAD: But all I did was lie there. || But I never got further than "bin".
            !FOE|BOSS: You caught me. Every single time. ## You caught me. Every single time. My bank never did. || You held me up. All evening long. And I called it a foul.
            <first> > hook BOSS end
            <?x6> > place gift
            <?x5> > lead last
            > turns
            <3+> [{BOSS} comes running, to shake hands with the winner.]
            <2> [{BOSS} ties the lace, gets up, and marches off, head high.]
            <4+> PAL: Your lace is undone.
            <3> !LEAD: Your lace is undone.
            <2> !LEAD: So's the other one.
            !BOSS: Winners don't...
            <3+> [BOFF! {BOSS} goes down, on top of {FOE}.]
            <2> [BOFF!]
            * pay got
            <3+> !FOE: Got you.
            <2> !LEAD: Got you.`,
        },
      ],
    },
    {
      id: 'swap',
      shape: 'swap',
      title: 'Anything to Win || Not the Time of Day',
      premise:
        '{boss} must be given something, on the one night when nobody gives anything away, not even {lead}.',
      game: 'Whoever is given something wins, so nobody gives, except {boss}, who cannot stop.',
      facts: {
        prop: 'the toffee',
        event: 'a charity night',
        crowd: 'the away team',
      },
      hooks: {
        'Slammin Sylvia': {
          pile: `
            ME: Count the arms round me! And nothing's falling to bits! It holds! ## Count the arms round me! There are more here than at both weddings, and it holds!`,
        },
        'Caller Cal': {
          pile: `
            ME: Hello? Is anybody there?
            ASK: Everybody.
            ME: That's an answer! It's the best that I've ever had!`,
        },
        'Dabber Desmond': {
          pile: `
            ASK: Is that all of us?
            [BOFF!]
            ME: No, there was one to come. I got the last one! She landed on me!`,
        },
        'Rookie Rosalind': {
          pile: `
            ASK: Mind my ear, Elbows!
            ME: Who's Elbows? Me? It's going straight on the helmet!`,
        },
        'Referee Rao': {
          pile: `
            ASK: Move your knee. You're on my side.
            ME: Am I? Would you say that again? I'm on a side!`,
        },
        'Number Eleven': {
          pile: `
            ASK: I make it ten of us. And whose foot is that? Number eleven?
            ME: You called me! And I was already on!`,
        },
      },
      after: `
        BOSS: I still can't feel my legs.
        PAL|LEAD: Come on. I'll give you a hand.
        BOSS: Bingo.
        [BOFF!]
        PAL|LEAD: Every time!`,
      acts: [
        {
          title: 'Charity Night || Bless You',
          time: 'BINGO NIGHT, THE FIRST GAME',
          beat: 'Whoever is given something wins, and so nobody gives {boss} a thing.',
          text: `
            <2> > lead arrive
            <4+> !BOSS: No numbers tonight! It's Charity Night! || Put your cards away! It's Charity Night!
            <4+> !PAL: If somebody gives you something, shout "Bingo", and you've won! || Whoever's given something shouts "Bingo", and wins!
            <2-3> !BOSS: No numbers tonight! It's Charity Night! If somebody gives you something, shout "Bingo", and you've won! || Put your cards away! It's Charity Night! Whoever's given something shouts "Bingo", and wins!
            * plant rule
            FOE|LEAD: Something? What sort of something? || Given what?
            PAL|BOSS: Anything. The vicar thought of it. It's meant to make us nicer. || Anything at all. It was the vicar's idea, to make us nicer.
            * plant nicer
            <first> <3+> FOE: Look, here's somebody to be nice to. || And there's somebody to be nice to!
            <3+> > lead arrive
            <?a> > place why
            <first> > hook BOSS claim
            <3+> !FOE: I'd better write that rule down. Who's got a pen? || How do you spell "nicer"? I haven't got a pen.
            <2> LEAD: I'd better write that rule down. Who's got a pen? || How do you spell "nicer"? I haven't got a pen.
            !BOSS: Have mine. || Here, take mine.
            [A pause.]
            <3+> !FOE: Bingo.
            <2> LEAD: Bingo.
            [BOFF! Everybody jumps on the winner. It's how they say "well done".]
            <3+> !FOE: Would somebody give me a hand?
            <2> LEAD: Would somebody give me a hand?
            * plant hand
            [{BOSS} takes hold, and pulls, until the winner pops out.]
            <3+> LEAD: What was it like, down there? || How was it, under everybody?
            <2> BOSS: What was it like, down there?
            <3+> !FOE: It's wonderful. I can't feel my legs. || I can't feel my legs. It's wonderful.
            <2> LEAD: It's wonderful. I can't feel my legs. || I can't feel my legs. It's wonderful.
            !BOSS: Thirty years, and nobody's jumped on me yet. I'd give anything to win! ## Thirty years, two lawyers, and nobody's jumped on me yet. I'd give anything to win! || I'd give anything to win! Thirty years, and I've never once been flat. ## I'd give anything to win! Thirty years, two marriages, and I've never once been flat.
            * plant give
            PAL|LEAD: That's just where you go wrong.
            !BOSS: Couldn't you do it for no reason? || Then jump on me as a friend!
            <3+> FOE: Without a bingo? We're not animals. ## Without a bingo? I hardly know you.
            <2> LEAD: Without a bingo? I'm not an animal.
            > place intro
            > turns
            <4+> !PAL: Atchoo!
            <2-3> LEAD: Atchoo!
            !BOSS: Bless you.
            [A pause.]
            <4+> !PAL: A blessing! Bingo!
            <2-3> LEAD: A blessing! Bingo!
            [BOFF!]
            <5+> ANY: I sneezed all of last week, for nothing.
            !BOSS: But that was only manners! || It slipped out!
            <3-4> FOE: You gave it. It counts.
            <5+> LEAD: You gave it. It counts.
            <2> LEAD: You gave it. It counts.
            !BOSS: Then it's my turn! Anything! A button! || So now me! Quick! Anything!
            [Silence. On all sides, hands go into pockets.]
            LEAD: Is this where we get nicer?`,
        },
        {
          title: 'My Word || What Is the Time?',
          time: 'THE SECOND GAME',
          beat: 'Nobody gives {boss} anything, and {boss} goes on giving.',
          text: `
            [A minute later, the hands are still in the pockets.]
            <3+> !LEAD: What's in {foe}'s pocket? I can hear paper. || There's something in {foe}'s pocket. It rustles.
            <3+> !BOSS: A toffee! Please! || A toffee! I'd take it licked!
            <2> BOSS: You've got a toffee. I can hear the paper. || There's a toffee in that pocket! I'd take it licked!
            * plant toffee
            <3+> !FOE: And let you win? I wouldn't give you the time of day. || So that they'd jump on you? I wouldn't give you the time of day.
            <2> LEAD: And let you win? I wouldn't give you the time of day. || So that they'd jump on you? I wouldn't give you the time of day.
            !BOSS: What is the time?
            <3+> !FOE: Ten to... Oh, no, you don't.
            <5+> ANY: I've turned my watch round, in case anybody looks.
            <2> LEAD: Ten to... Oh, no, you don't.
            <?e> > hook PAL give
            > turns
            <2> !BOSS: Then let's swap! My button for yours! || What if we swap? A button for a button?
            <3+> !BOSS: Then let's swap! My button for yours! ## Then let's swap! My kiss for yours! || What if we swap? A button for a button? ## What if we swap? A kiss for a kiss?
            <5+> !LEAD: Which of you goes first?
            <4+> !PAL: You first.
            <3> FOE: You first.
            <2> LEAD: You first.
            <2> [Ping.]
            <3+> [Ping. ## Smack.]
            <4+> !PAL: Thank you. Bingo. ## Oh, my. Bingo.
            <3> FOE: Thank you. Bingo. ## Oh, my. Bingo.
            <2> LEAD: Thank you. Bingo.
            [BOFF!]
            <5+> ANY: It's getting quite cozy in here.
            !BOSS: And my button? ## And where's mine?
            <4+> !PAL: It's holding up my trousers. Do you still want it? ## I had a lovely time. I'll call you.
            <3> FOE: It's holding up my trousers. ## I had a lovely time. I'll call you.
            <2> LEAD: It's holding up my trousers.
            > turns
            <4+> FOE: Try {lead}, who's new to this. || Ask {lead}. It takes time to get this mean.
            <4+> !BOSS: One kind word, and I'll get one back! || One nice word, and one comes back!
            <2-3> !BOSS: There's still {lead}. One kind word, and I'll surely get one back. || {lead} isn't mean yet. Say something nice, and something nice comes back.
            [{BOSS} bows to {LEAD}.]
            > lead flattered BOSS
            <4+> PAL: Careful! That was a compliment!
            <3> FOE: Careful! That was a compliment!
            <3+> !LEAD: For me? Bingo! || Was it? Bingo!
            <2> +LEAD: And that was a compliment! Bingo!
            [BOFF! Everybody lands on {LEAD}.]
            <5+> ANY: I was standing right there, and nobody bowed to me.
            <4> !PAL: No more giving! Promise us! || The whole place is winning. Promise us you'll stop!
            <3> FOE: No more giving! Promise us! || The whole place is winning. Promise us you'll stop!
            <5+> FOE: No more giving! Promise us! || The whole place is winning. Promise us you'll stop!
            <2> LEAD: You ought to give less. Promise me.
            !BOSS: I give you my word.
            [A pause.]
            <3+> FOE: Bingo.
            <2> LEAD: Bingo.
            [BOFF!]`,
        },
        {
          title: 'Everybody Has a Cold',
          time: 'THE THIRD GAME',
          beat: 'Everybody wants something from {boss}, until everybody has won.',
          text: `
            > turns
            > place crowd
            ["Which is the one who can't stop giving?" asks the away team.]
            [Every finger in the place points at {BOSS}.]
            <5+> PAL: Ask for the coat. It's lined. ## Ask for the coat. I've been wondering what's under it.
            !BOSS: Not any more! I'm keeping it all! || I've stopped! I keep things now!
            <?d> <4+> PAL: And how does it feel?
            <?d> <2-3> LEAD: And how does it feel?
            <?d> BOSS: Lonely. And there's so much of it.
            > lead comfort BOSS
            <4+> PAL: {call}! You very nearly gave something there! || Watch out, {call}! That was nearly a present!
            <3> FOE: {call}! You very nearly gave something there! || Watch out, {call}! That was nearly a present!
            <2> BOSS: You very nearly gave me something there!
            !LEAD: Did I? Then I'd like it back. || Oh. May I have it back?
            > turns
            <?g> > hook FOE give
            ["Atchoo," says the other goalkeeper, and looks at {BOSS}.]
            !BOSS: Don't. I was well brought up. || Please don't. My mother was very strict.
            <4+> !PAL: Atchoo.
            <3+> FOE: That wasn't even wet! Atchoo! || You only said that! Atchoo!
            <5+> ANY: Atchoo. And I'm not well in general.
            <2-3> LEAD: Atchoo. There's a draft.
            [{BOSS} bites on a helmet. "ATCHOO," says everybody, and waits.]
            !BOSS: Bless the lot of you!
            ["BINGO!" BOFF! Everybody lands on everybody. Only {BOSS} is left standing.]
            <3+> FOE: A hand, somebody! Anybody!
            <2> LEAD: A hand, somebody! Anybody!
            !BOSS: I'm coming. It's always the same. || Here I am. I'm always here.
            !LEAD: What is? || Always? Why?
            !BOSS: You win, you're stuck, and I give you a... || Whoever's won is stuck, so I give them a...
            [{hush}]
            FOE|LEAD: A what?
            !BOSS: A hand.`,
        },
        {
          title: 'Pockets || Who Jumps?',
          time: 'A LONG MINUTE LATER',
          beat: '{boss} will not give anybody a hand, and wins at last, with nobody left to jump.',
          text: `
            <3+> !FOE: You've given me three tonight! And I never said "Bingo"! || That's three hands since supper! I could have won three more times!
            <2> LEAD: You've given me five tonight! And I never said "Bingo"! || That's five hands since supper! I could have won five more times!
            <3+> !LEAD: So we're pulled out, we've won, we get jumped on, and we're stuck again?
            <2> BOSS: So I pull you out, you've won, you get jumped on, and you're stuck again?
            <3+> !FOE: Yes, please! || I've nothing on till Thursday!
            <2> LEAD: Yes, please! || I've nothing on till Thursday!
            [{BOSS} puts both hands into both pockets.]
            !BOSS: No. First I want something. || They're staying in. First I want something.
            <3+> PAL|LEAD: That was the only nice one we had. || There goes the last nice one.
            <5+> ANY: Whose hand is this?
            <?hand> <3-4> FOE: Whose hand is this?
            <5+> LEAD: It's mine. And it's staying mine.
            <?hand> <3-4> LEAD: It's mine. And it's staying mine.
            <3+> !FOE: All right! Have my toffee! It's in my pocket. Or in somebody's. || You win! Here's the toffee! I'm afraid it's licked!
            <2> LEAD: All right! Have my toffee! It's in my pocket. Or in somebody's. || You win! Here's the toffee! I'm afraid it's licked!
            [Out of the heap comes a hand with a toffee. {BOSS} takes it.]
            * prop
            * pay toffee
            !BOSS: It's still warm! Bingo! || Somebody's given me something! Bingo!
            [Nothing happens.]
            !BOSS: Why does nobody jump? || I've won! You have to jump!
            <2-4> !LEAD: We can't! We're all in here! || With what? We're under one another!
            <5+> ANY: We can't! We're all in here! || With what? We're under one another!
            !BOSS: All of you?
            [From deep in the heap, a foot waves.]
            <5+> ANY: I've counted eleven knees, and they can't all be mine.
            [{BOSS} lies down beside it, arms wide, eyes shut.]
            <4+> !PAL: What are you doing?
            <2-3> LEAD: What are you doing?
            !BOSS: One of you might fall off.
            [Nobody does.]
            !BOSS: {call}, is that you? What would you like? || Is that {lead}, in there? What would you like?
            > lead lastWords
            !BOSS: Oh, come here. Hold tight, all of you. || I can't bear that. Everybody take hold.
            <3+> !FOE: But that's a hand! Then it's us who've won! You said you'd give anything! || Pull, and it's us who've won! And you'd have given anything!
            <2> LEAD: But that's a hand! Then it's me who's won! You said you'd give anything!
            * pay give
            !BOSS: I know. That's just where I go wrong.`,
        },
        {
          title: 'A Long Word || Nobody Says It',
          time: 'THE LAST GAME',
          beat: 'Everybody has won, and nobody says so.',
          text: `
            [{BOSS} pulls. Out they come, one after another.]
            > turns
            <4+> PAL: That was a hand for each of us. So we've all won. || One hand each. So everybody's won.
            <2-3> LEAD: That was a hand for each of us. So we've all won. || One hand each. So everybody's won.
            * pay rule
            [Nobody says the word.]
            !BOSS: Well? Shout it!
            <3+> FOE: I don't feel like it. || I've got a bit of a throat.
            <2> LEAD: I don't feel like it. || I've got a bit of a throat.
            <3+> LEAD: I've forgotten how it goes. || Is it a long word?
            <4+> PAL: Never heard of it.
            <5+> ANY: Isn't it a kind of dog?
            !BOSS: Then nobody's won! || But somebody has to win!
            <3+> !FOE: Somebody has. Who's got my toffee?
            <2> LEAD: Somebody has. Who's got my toffee?
            !BOSS: I have. But nobody jumped. || Me. But nobody could jump.
            <5+> ANY: We were in a meeting.
            <3+> !FOE: We can now. || We've got our legs back.
            <2> LEAD: We can now. || We've got our legs back.
            <3+> PAL|LEAD: Did we just get nicer?
            <3+> !FOE: Don't tell the vicar.
            <2> BOSS: Did you just get nicer?
            <2> LEAD: Don't tell the vicar.
            * pay nicer
            [{BOSS} takes a very deep breath.]
            !BOSS: Bingo. It's me.
            [BOFF! BOFF! BOFF! Both teams, both goalkeepers and the tea urn land on {BOSS}. {rise}]
            <first> > hook BOSS pile
            <?x4> > place gift
            <?x5> > lead last
            LEAD: Can you feel your legs?
            !BOSS: Not one. It's wonderful.
            [They climb off, one by one. {BOSS} lies there, as flat as a card, and beams. ## They climb off, one by one. One of the goalkeepers takes her time. {BOSS} lies there, as flat as a card, and beams.]
            > turns
            <3+> FOE: Here, I'll pull you out. || Up with you. Where's your arm?
            <3+> !PAL|LEAD: Don't! That's a hand, and a hand's a bingo! We'd have to do all that again! || Stop! Pull, and it's another bingo! We'd have to jump all over again!
            <2> LEAD: I'd pull you out. But a hand's a bingo, and we'd have to do all that again.
            [{BOSS} thinks about it.]
            !BOSS: Would somebody give me a hand?
            * pay hand`,
        },
      ],
    },
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
            <5+> <i> ANY: Mine only went up to half past eight.
            <5+> <ii> ANY: I had the coat. I was waiting for the six.
            FOE|LEAD: Got it, got it, got it. I've still got one to go. || That's both my sides full. But I'm still one away.
            !BOSS: Oh, bother.
            [TUP.]
            FOE|LEAD: "Oh, bother." Top row. ## "Oh, bother." Top row. It's what my uncle's bride said, at the altar.
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
            FOE|LEAD: Got it. ## Got it. My landlord says that, on Fridays. || Bottom left. It's under "Is it drafty in here?"
            <?x1> > place stir
            > turns
            <?break> <4+> PAL: Offer them a cup of tea.
            <?break> <4+> BOSS: Does anybody want tea?
            <?break> <4+> [TUP. TUP. Not a cup is touched.]
            <?break> <4+> PAL: They've got tea now. They want cake.
            <?e> > hook FOE got
            <?mum> BOSS: I wish my mother could hear me.
            <?mum> [TUP.]
            <?mum> FOE|LEAD: Somebody's crying at table nine. They've got your mother. ## There's a fight at table nine. Your mother owes them both.
            <?x2> > lead attempt
            > turns
            FOE|LEAD: We're out of cards. I've gone on up my arm. || There's no paper left. They've started on each other's foreheads.
            <5+> !PAL: I'm full down to the knees. Does anybody have a back? ## I've done two rows on somebody I only met tonight.
            <?f> > hook PAL got
            BOSS: {call}, you must know some words. Lend me a few!
            [TUP. TUP.]
            > lead teach
            <?x3> > place uses
            BOSS: I've told them my shoe size. I've told them how I met the plumber. ## I've told them my shoe size. I've told them what the plumber said. I've told them what the plumber's wife said. || I've given them all the vegetables, and my dreams. I even did the dentist. ## I've given them all the vegetables, and my dreams. Even the one with the dentist, and the foam.
            [TUP. TUP. TUP.]
            PAL|LEAD: They want to know how the plumber ends. || They want to know what the dentist said.`,
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
            BOSS: I used to like that sound. || That isn't pens.
            <5+> ANY: They've brought up the tea urn. That'll be the cavalry.
            <3+> PAL|LEAD: Did you never want to say "sorry"? Just once?
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
            <5+> ANY: Save me a place near the top. I've had a big lunch.
            <3+> FOE: One! Two! || On three, everybody! One!
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
            <3+> FOE: I have. Bingo. || Both sides, and the edges. Bingo.
            <2> LEAD: Bingo.
            > turns
            [BOFF! The whole hall congratulates the winner. Then nothing moves for a while. ## BOFF! The whole hall congratulates the winner. Nothing moves for a while. Somebody opens the gin.]
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
  ],
}
