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
          ME: One. It used to be a number. Now it could be anything. I've started to smile at people. ## One. It used to be a number. Now it could be anybody in this room. I've moved my chair.`,
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
            !BOSS: Places, everybody! || Places, and eyes ahead!
            <4+> PAL: Your lace is undone.
            <2-3> !LEAD: Your lace is undone.
            <3+> FOE: Winners don't look down.
            <3+> !BOSS: And the number is... seven!
            <3+> !FOE: Mine! Bin...
            <2> BOSS: Winners don't look down. And the number is... seven! Mine! Bin...
            * plant lace
            [BOFF! {FOE} goes down, on top of {LEAD}.]
            !LEAD: Got you.
            * plant got
            <3+> !FOE: Foul! {lead} pushed me! You heard it! "Got you"! || Foul! I was pushed! By {lead}! "Got you", it said, in my ear!
            <2> BOSS: Foul! You pushed me! I heard you! "Got you"!
            !LEAD: But I'm the one underneath! || Me? I'm the one at the bottom!
            <3+> !BOSS: I didn't see it. I was looking at the seven. || I missed it. I was being proud of the seven.
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
            <4+> PAL: Your lace is undone.
            <2-3> !LEAD: Your lace is undone.
            <3+> FOE: Winners don't look down.
            <3+> !BOSS: And the number is... seven!
            <2> BOSS: Winners don't look down. And the number is... seven!
            !LEAD: Did I stand here?
            * plant here
            !FOE|BOSS: Mine! Bin...
            [BOFF!]
            !LEAD: Got you.
            <3+> !FOE: Ow, my knee! || Ow! My good knee!
            <2> BOSS: Ow, my knee! And wait. Since when is there a question in it?
            <3+> !BOSS: Wait. Somebody asked a question. || Stop. There was a question in that.
            !LEAD: I only wanted to know!
            !BOSS: Well, now it's happened. It stays in. || Too late. It's happened, so it stays in.
            <3+> !FOE: Not my knee! || Then what about my knee?
            <3+> !BOSS: The knee stays in.
            <5+> ANY: It's the best thing in it.
            <2> !LEAD: Then so does your knee.
            > turns
            <?x1> > lead search
            <4+> PAL: Listen. That lace really is... || Before we start, about that lace...
            <2-3> !LEAD: Listen. That lace really is... || Before we start, about that lace...
            !BOSS: Ssh! That's the first line. Save it for the replay. || Not now! You've got a lovely line about that. Wait until you're on.`,
        },
        {
          title: 'Witnesses || By Heart',
          time: 'STILL THE FIRST HALF',
          beat: 'The fans saw it from the other side, and know it by heart.',
          text: `
            > turns
            !BOSS: Did nobody see it from the other side? || Is there nobody who was sitting over there?
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
            !BOSS: I call the seven! I do!
            !LEAD: Did I stand here?
            ["YES!" roar the fans. ## "LOWER!" roar the fans.]
            ["MINE! BIN..." BOFF! BOFF! BOFF! All the fans go down, row by row. "GOT YOU," they tell one another.]
            !FOE|BOSS: And ow.
            PAL|LEAD: I've seen something! The hands come after the fall! || Look at the rows! First they fall, and only then do the hands come out!
            !FOE|BOSS: You mean that I fell by myself? I don't fall for nothing! || You mean that nobody pushed me? I don't fall by myself! ## You mean that nobody pushed me? I've never gone down by myself in my life!
            PAL|LEAD: You did it twice on the way in. || You did it on the stairs. You did it on the flat. ## You did it on the stairs. You did it on the goalkeeper.
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
            !FOE|BOSS: I'm bruised in places that I never use. ## I'm bruised in places that nobody else has ever found. || I've got a bruise on my bruise, and they don't get on. ## I've got a bruise on my bruise, and they're seeing each other.
            > turns
            <?rest> PAL|LEAD: Couldn't we stop for a rest?
            <?rest> BOSS: Whoever stops, loses. You go first.
            <?rest> [BOFF! BOFF!]
            !LEAD: Then blame me. You're all so tired. || Blame me, and then you can all sit down.
            !BOSS: That's very kind. I'm afraid it stays in. || I can't say it, I haven't seen it. But that was lovely. It stays in.
            > turns
            <3+> !BOSS: Change places! {call}, you fall. {foe}, you lie underneath. || We've only seen it from above. Change places, you two!
            <2> BOSS: Change places! You fall on me.
            PAL|LEAD: But it has to be exactly as it was!
            !BOSS: And so it will be. I'm only changing the people. || The same fall, yes. It doesn't say whose.
            [They change helmets.]
            ["YOUR LACE IS UNDONE!" roar the fans.]
            !LEAD: Winners don't look down!
            !FOE|BOSS: I don't sound like that!
            <?parts> <4+> !PAL: And who am I? The floor?
            <3+> BOSS: It stays in.
            ["SEVEN!" roar the fans.]
            <3+> !FOE: Did I stand here?
            <2> +BOSS: Did I stand here?
            !LEAD: Mine! Bin...
            [BOFF! {LEAD} goes down, on top of {FOE}.]
            !FOE|BOSS: Got you.
            [A pause. {FOE} looks at two hands. They are holding up {LEAD}.]
            !LEAD: You had both hands out. You pushed me! || Foul. Those are your hands.
            <5+> ANY: Two hands. We counted them.
            !FOE|BOSS: I was catching you! They went up by themselves! ## I was catching you! They do that, when I see somebody coming! || That isn't pushing! I saw you coming down, and I...
            !LEAD: Got me.
            !FOE|BOSS: Oh. || Oh. So that's what you meant.`,
        },
        {
          title: 'Left Out || Halfway Down',
          time: 'THE LAST REPLAY',
          beat: 'Somebody leaves something out, and looks down.',
          text: `
            <3+> !BOSS: Then nobody pushed. So why did {foe} fall? Your own places, everybody! From the top! || So it was a catch! Then what began it? Your own places, all of you! From the top!
            <5+> ANY: With all the bruises?
            <2> BOSS: Then nobody pushed. So why did I fall? Back to our places! From the top! || So it was a catch! Then what began it? Back to our places! From the top!
            <4+> PAL: Your lace is undone.
            <2-3> !LEAD: Your lace is undone.
            !FOE|BOSS: Winners don't look...
            [A pause.]
            <3+> !BOSS: Down.
            ["DOWN," whisper the fans.]
            <5+> ANY: It's only one word. Go on.
            !FOE|BOSS: I know how it goes. I've said it all my life. || I know the word. I've never left it out.
            PAL|LEAD: And whoever leaves something out has lost.
            !FOE|BOSS: Then I've lost.
            [{FOE} looks down. {hush}]
            !FOE|BOSS: Well, I never. It's undone. || Why, look at that. It's undone.
            * pay lace
            <4+> PAL: Is it? || You don't say.
            <2-3> !LEAD: Is it? || You don't say.
            !FOE|BOSS: All those years, I thought that the floor was after me. Why did nobody ever tell me? || Forty years I've been falling over! Somebody might have said something!
            ["WE DID!" roar the fans.]
            [{freed} {BOSS} grabs it, and blows. PHREEP!]
            * prop
            * pay whistle
            <3+> !BOSS: Stop! Blame the shoe! {foe} has lost. So {lead} has won! || It's over! Blame the lace! {foe} skipped a word, so the winner's {lead}!
            <2> BOSS: It's over! Blame the shoe! I've lost, so you've won!
            !LEAD: Me? I only lay there. || But I never got further than "bin".
            !FOE|BOSS: You caught me. Every single time. ## You caught me. Every single time. Nobody's ever wanted to twice. || You held me up. All evening long. And I called it a foul.
            <first> > hook BOSS end
            <?x6> > place gift
            <?x5> > lead last
            > turns
            <3+> [{BOSS} comes running, to shake hands with the winner.]
            <2> [{BOSS} ties the lace, gets up, and marches off, head high.]
            <4+> PAL: Your lace is undone.
            <3> !LEAD: Your lace is undone.
            <2> !LEAD: So's the other one.
            !BOSS: Winners don't look down.
            <3+> [BOFF! {BOSS} goes down, on top of {FOE}.]
            <2> [BOFF!]
            * pay got
            <3+> FOE: Got you.
            <2> !LEAD: Got you.`,
        },
      ],
    },
    {
      id: 'swap',
      shape: 'swap',
      title: 'Anything to Win || Not the Time of Day',
      premise:
        '{boss} must be given something by people who give nothing away, while {lead} is holding the card.',
      game: 'Whoever is given something wins, and {boss} cannot stop giving.',
      facts: {
        prop: 'the card',
        event: 'a bingo night',
        crowd: 'the away team',
      },
      effects: {
        card: {
          noise: `PAL|LEAD: It only had to be given back! And now it's {where}, and deaf.`,
          lost: `PAL|LEAD: "And then you give it back," it was! And now it's {where}!`,
          stuck: `PAL|LEAD: It's {where}. That isn't giving back. That's keeping.`,
          mixed: `PAL|LEAD: It's {where}. It won't want to be given to anybody now.`,
          mess: `PAL|LEAD: It's {where}. What we get back won't be a card. It'll be a sponge.`,
        },
      },
      after: `
        BOSS: I still can't feel my legs.
        PAL|LEAD: Come on. I'll give you a hand.
        ["Twelve!" says the loudspeaker.]
        BOSS: Not again!`,
      acts: [
        {
          title: 'Somebody Else Again || Bless You',
          time: 'BINGO NIGHT, THE FIRST GAME',
          beat: 'Everybody wins but {boss}, and somebody finds out why.',
          text: `
            <2> > lead arrive
            ["Twelve!" says the loudspeaker.]
            <3+> FOE: Bingo! It's me!
            <2> LEAD: Bingo, I think.
            [BOFF! Everybody jumps on the winner. It's how they say "well done".]
            <3+> !FOE: Would somebody give me a hand?
            <2> LEAD: Would somebody give me a hand?
            * plant hand
            [{BOSS} takes hold, and pulls, until the winner pops out.]
            !BOSS: What's it like, being jumped on? || What's it like, down there?
            <3+> !FOE: It's wonderful. I can't feel my legs. || I can't feel my legs. It's wonderful.
            <2> LEAD: It's wonderful. I can't feel my legs. || I can't feel my legs. It's wonderful.
            !BOSS: Thirty years, and I've never been jumped on. I'd give anything to win! ## Thirty years, and nobody's ever wanted to jump on me. I'd give anything to win! || I'd give anything to win! Thirty years, and I've never once been flat.
            * plant give
            <3+> !FOE: I only joined on Tuesday. I've had to put up a shelf. || I've won every night since Tuesday. I've had to put up a shelf.
            <?ears> <4+> !PAL: They jumped on me, once. I used to be taller.
            <?a> > place why
            <first> > hook BOSS claim
            <first> <3+> PAL: Hold on to your helmets. There's somebody new. || Keep a place free at the bottom. There's somebody new.
            <3+> > lead arrive
            > place intro
            > turns
            <3+> !FOE: My pen's run dry.
            <2> LEAD: My pen's run dry.
            !BOSS: Have mine. It's never won a thing. || Take mine. I've never needed it.
            ["Twelve!"]
            <3+> FOE: Bingo.
            <2> LEAD: Bingo.
            [BOFF!]
            !BOSS: With my pen? || In my own ink?
            <4+> PAL: Atchoo!
            <2-3> LEAD: Atchoo!
            !BOSS: Bless you.
            ["Twelve!"]
            <4+> PAL: Oh! Bingo.
            <2-3> LEAD: Oh! Bingo.
            [BOFF!]
            <4+> LEAD: First it's a pen that wins, and now a nose? || A pen I can understand. But why a nose?
            <3> FOE: First it's a pen that wins, and now a nose?
            <4+> PAL: It isn't the nose. It's the giving! Whoever's given something, wins! || Don't you see? It's the giving! Whoever's given something, wins!
            <2-3> LEAD: It isn't the nose. It's the giving! Whoever's given something, wins!
            * plant rule
            !BOSS: Then it's my turn! Something! Anything! A button! || So now me! Quick! Anything you've got!
            [Silence. On all sides, hands go into pockets.]`,
        },
        {
          title: 'My Word || What Is the Time?',
          time: 'THE SECOND GAME',
          beat: 'Nobody gives {boss} anything, and the card ends up {where}.',
          text: `
            > turns
            [A minute later, the hands are still in the pockets.]
            !BOSS: Not even a toffee? || Just a toffee! A licked one!
            <3+> !FOE: And let you win? I wouldn't give you the time of day. || So that they'd jump on you? I wouldn't give you the time of day.
            <2> LEAD: And let you win? I wouldn't give you the time of day. || So that they'd jump on you? I wouldn't give you the time of day.
            !BOSS: What is the time?
            <3+> FOE: Ten to... Oh, no, you don't.
            <2> LEAD: Ten to... Oh, no, you don't.
            <?e> > hook PAL give
            > turns
            !BOSS: {call}, I'm lending you my card. Lending! You hold it, and then you give it back to me! || {call}! I'll only lend you my card. You hold it for a second, and then you give it to me!
            > lead help
            > effect card
            <?x1> > lead search
            !BOSS: {call}, I'll give you a piece of my mind! || I only had the one card! {call}, I'll give you a piece of my mind!
            ["Twelve!"]
            !LEAD: Bingo. And thank you. || For me? Bingo!
            [BOFF! Everybody lands on {LEAD}.]
            <?me> <3+> !FOE: That could have been me! || I was nearer! It should've been me!
            <4+> !PAL: No more giving! Promise me! || You'll have the whole place winning. Promise me you'll stop!
            <3> +FOE: No more giving! Promise me! || Promise me you'll stop!
            <2> LEAD: You ought to give less. Promise me.
            !BOSS: I give you my word.
            ["Twelve!"]
            <4+> PAL: Bingo.
            <3> FOE: Bingo.
            <2> LEAD: Bingo.
            [BOFF!]`,
        },
        {
          title: 'Everybody Has a Cold || A Good Game',
          time: 'THE THIRD GAME',
          beat: 'Everybody wants something from {boss}, until everybody has won.',
          text: `
            > turns
            > place crowd
            PAL|LEAD: They say that they've come to give us a game. ## They say that they've come to give us a good time.
            ["Twelve!"]
            <3+> FOE: Bingo!
            <2> LEAD: Bingo!
            [BOFF!]
            !BOSS: They gave it to me, too! Bin... Where's the card? || I'm part of "us"! Bin... Where is it?
            PAL|LEAD: It's {where}.
            > lead comfort BOSS
            ["Twelve!"]
            <4+> PAL: That was comfort! You've been given some! || What did you get? Was that comfort? That counts!
            <3> FOE: That was comfort! You've been given some! || What did you get? Was that comfort? That counts!
            <2> LEAD: That was comfort! I've given you some!
            !BOSS: Have I won? Bin...
            [A pause.]
            !BOSS: It's still {where}.
            > turns
            <?g> > hook FOE give
            <4+> PAL: The away team's been watching. They'd like something, too. || It looks as if the away team's understood.
            <2-3> LEAD: The away team's been watching. They'd like something, too. || It looks as if the away team's understood.
            ["Atchoo," says the goalkeeper, and looks at {BOSS}.]
            !BOSS: Don't. I was well brought up. || Please don't. My mother was very strict.
            <4+> PAL: Atchoo.
            <4+> FOE: You only said that! Atchoo! || That wasn't even wet! Atchoo!
            <5+> PAL: Atchoo! There's a draft.
            <3> FOE: Atchoo.
            <3> LEAD: That wasn't even wet! Atchoo!
            <2> LEAD: Atchoo.
            [{BOSS} bites on a helmet. "ATCHOO," says everybody, and waits.]
            !BOSS: Bless the lot of you!
            ["Twelve! Twelve! Twelve!" BOFF! Everybody lands on everybody. Only {BOSS} is left standing.]
            <3+> FOE: A hand, somebody! Anybody!
            <2> LEAD: A hand, somebody! Anybody!
            !BOSS: I'm coming. Lie still. It's like this after every game. || Here I am. I'm always here. Hold tight.
            !LEAD: What is? || Always? Why?
            !BOSS: You win, you're stuck, and I give everybody a... || When one of you's won, I pull. Night after night, I've given everybody a...
            [{hush}]
            <3+> FOE: A what?
            <2> LEAD: A what?
            !BOSS: A hand.`,
        },
        {
          title: 'Pockets || Who Pulls Whom?',
          time: 'A LONG MINUTE LATER',
          beat: '{boss} will not give anybody a hand, and nobody in the heap will, either.',
          text: `
            <3+> !FOE: So that's why I win? I thought that I was good! || You mean that I'm not lucky? I'm only helped up?
            <2> LEAD: So that's why I win? I thought that I was good! || You mean that I'm not lucky? I'm only helped up?
            <3+> !FOE: And my shelf? I bought brackets!
            !BOSS: And if I'd let you lie there, I'd have won? || So I've been giving it away! For years!
            PAL|LEAD: Every night. || Twice, on Sundays.
            [{BOSS} lets go, and puts both hands into both pockets.]
            !BOSS: Then I'm keeping these. Help one another! || Then nobody gets another hand from me. You've got each other!
            <3+> !FOE: {call}! Push me!
            <3+> LEAD: So that you'd win? Push me first!
            <5+> PAL: Whose elbow is this? Don't anybody take it back!
            <2> LEAD: The goalkeeper won't push. He says, then I'd win.
            ["Give way!" "Never!" "Then give in!" "You first!" Nobody in the heap moves an inch.]
            <?hand> <3+> FOE: Whose hand is this?
            <?hand> <3+> LEAD: It's mine. And it's staying mine. ## It's mine, and it's staying mine. But you needn't put it back.
            ["Three. Sixty. Nineteen," says the loudspeaker. Nobody can reach a pen.]
            !BOSS: {call}? Is that you, down there? What would you like? || Is that {lead}, underneath? What would you like?
            > lead lastWords
            [{BOSS} looks the other way. It doesn't help.]
            !BOSS: Oh, come here. Hold on tight. All of you. || I can't listen to that. Here. Everybody take hold.
            <3+> FOE: But then you'll never win! You said you'd give anything!
            <2> LEAD: But then you'll never win! You said you'd give anything!
            * pay give
            !BOSS: I know. I can't stop. || I would. That's just what's wrong with me.`,
        },
        {
          title: 'Nobody Says It || One Square',
          time: 'THE LAST GAME',
          beat: 'Everybody has won, and nobody says so.',
          text: `
            [{BOSS} pulls. Out they come, one after another. "Twelve! Twelve! Twelve!"]
            <4+> PAL: We've all been given a hand. So we've all won. || That was a hand for each of us. So everybody's won.
            <2-3> LEAD: We've all been given a hand. So we've all won.
            * pay rule
            [Nobody says a word.]
            !BOSS: Well? Say it!
            <3+> !FOE: I don't feel like it. || I've got a bit of a throat.
            <2> LEAD: I don't feel like it. || I've got a bit of a throat.
            <3+> LEAD: I've forgotten how it goes. || Is it a long word?
            <5+> PAL: How does what go? || Never heard of it.
            !BOSS: Then nobody wins! || But somebody has to win!
            > turns
            <3+> FOE: Stand still. There's something you ought to get. || Stay there. We owe you something.
            <2> LEAD: Stand still. There's something you ought to get. || Stay there. We owe you something.
            <first> > hook BOSS end
            > turns
            [{freed} There is one square left on it.]
            * prop
            <4+> PAL: It's your card! || Look! Your card!
            <2-3> LEAD: It's your card! || Look! Your card!
            <3+> [{FOE} picks it up. {FOE} looks at it for rather a long time.]
            <2> [{LEAD} picks it up. {LEAD} looks at it for rather a long time.]
            <3+> !FOE: My shelf's full. This one's for you. ## My shelf's full. This one's for you. I've wanted to give you something since Tuesday. || I've run out of shelf. Here. I'm giving it to you.
            <2> LEAD: This one's for you. || Here. I'm giving it to you.
            ["Twelve," says the loudspeaker, quite softly.]
            !BOSS: How does one say it? What do I do with my mouth? || I've only ever heard it from other people.
            !LEAD: It starts with a B.
            !BOSS: Bingo. It's me.
            [BOFF! BOFF! BOFF! Both teams, the goalkeeper and the tea urn land on {BOSS}.]
            <?x4> > place gift
            <?x5> > lead last
            <4+> PAL: Can you feel your legs?
            <2-3> LEAD: Can you feel your legs?
            !BOSS: Not one. It's wonderful.
            [They climb off, one by one. {BOSS} lies there, as flat as a card, and beams.]
            !BOSS: Would somebody give me a hand?
            * pay hand
            [Every hand there is. "Twelve!" says the loudspeaker.]`,
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
  ],
}
