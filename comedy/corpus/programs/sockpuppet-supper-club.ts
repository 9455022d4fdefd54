import { type Program } from '../../plays/card-types.ts'

export const sockpuppetSupperClub: Program = {
  name: 'Sockpuppet Supper Club',
  people: {
    'Mister Argyle': {
      short: 'Argyle',
      want: 'to go out with shorts',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sighs, and swallows. GULLOP. A small voice speaks up at the cuff.]
          ME: Thirty years under trousers! I want to go out with shorts! ## Thirty years up a trouser leg! I want to go out with shorts, and come home late!`,
        stake: `ME: I'd just got my diamonds into the light! And now everybody's looking over there!`,
        snap: `ME: All my life I've wanted to be looked at, and they look away!`,
        knit: `ME: Shorts! Somebody knit me a pair of shorts to go out with! ## Shorts! Tight ones! I've waited all my life to go out with tight shorts!`,
        spare: `ME: Shorts! Made to measure! Leave the curtains open, I'm walking past the window.`,
        lost: `ME: It took my shorts. I was going to be seen with them. ## It took my shorts. They'd just left the trousers for me.`,
        half: `ME: I used to go out with a pair of shorts. Then came wash day, and I came home alone. ## I used to go out with a pair of shorts. Then came wash day, and one of us stayed out.`,
        other: `ME: My shorts! Look away, all of you. No, look back.`,
        kind: `
          ["Those diamonds," says the cuff. "They ought to go out with shorts."]
          ME: With shorts! A critic's cuff said it! Now they'll have to!`,
        later: `
          ASK: How was it, going out with shorts?
          ME: Everybody looked. There's a wind down there. And a dog wanted my address.`,
      },
      turns: [
        `ME: My last owner had forty pairs of trousers. Long ones.
         ASK: What's it like under there?
         ME: Dark. And it goes up. ## Dark. And I was never pulled up high enough.`,
        `[{ME} stands very close to a lamp.]
         ASK: What are you doing?
         ME: Practicing being looked at. You're good at your half.`,
        `ASK: There's somebody outside in shorts!
         ME: And on the feet?
         ASK: Only sandals.
         ME: They're lost without me. Don't wave. Let them suffer.`,
      ],
      twist: 'Argyle practices being looked at',
    },
    'Lady Lint': {
      short: 'Lint',
      want: 'to keep Percy, a bit of fluff',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sighs, and swallows. GULLOP. A small voice speaks up at the cuff.]
          ME: Don't you dare pick Percy off me! Percy's a bit of fluff, and Percy's all I've got! ## Nobody's to pick Percy off me! The others were always gone by morning!`,
        stake: `ME: Don't look, Percy. This is no sight for fluff.`,
        snap: `ME: Percy, hold on! You're all I've got on!`,
        knit: `ME: A bed, for Percy, my bit of fluff. With sides. Percy rolls.`,
        spare: `ME: A little bed, with sides! Percy's asleep already. You can tell by the stillness.`,
        lost: `ME: It took the cardigan. And Percy's her fluff! Percy never got to wave. ## It took the cardigan. One night in a dryer, and people said it was static. Percy's her fluff!`,
        half: `ME: There was a cardigan. Percy's all that I kept of her. ## There was a cardigan. We clung, all night. I said that it was static.`,
        other: `ME: It's the cardigan! Percy, look who's here! You've got her pockets! ## It's the cardigan! And there's a spark! It was never only static!`,
        kind: `
          ["And that bit of fluff!" says the cuff. "Never let anybody pick it off."]
          ME: Did you hear, Percy? I may keep you! It's a critic!`,
        later: `
          ASK: So you've kept Percy?
          ME: Percy's moved out. To a cushion, across the road. I get a wave whenever they beat it.`,
      },
      turns: [
        `[{ASK} picks something off {ME}, and blows it away.]
         ME: Percy!
         ASK: It's fluff.
         ME: So are you, dear, from far enough off.`,
        `ME: Percy isn't eating.
         ASK: It's lint!
         ME: It ate on Monday. It rolled over a crumb, and didn't come back without it.`,
        `ME: Percy has had a little one!
         ASK: That's just half of Percy.
         ME: It takes a lot out of one.`,
      ],
      twist: 'Lady Lint worries about Percy, who is fluff',
    },
    'Toe Joe': {
      short: 'Joe',
      want: 'to be darned',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sighs, and swallows. GULLOP. A small voice speaks up at the cuff.]
          ME: You all pretend that you don't see my hole! I want to be darned!`,
        stake: `ME: My toe's gone cold. It always gets the news first.`,
        snap: `ME: Run, toe! You're halfway out already!`,
        knit: `ME: A patch! Just so big! I want to be darned before the frost. ## A patch! Just so big! At my age, one can't stay open all night. I want to be darned.`,
        spare: `ME: A patch! It fits! Well, I'll be darned!`,
        lost: `ME: It took my needle, and I haven't been shut since. ## It took my needle, and nobody's been in and out of me since.`,
        half: `ME: I had a needle. It looked in every evening, and left me whole. ## I had a needle. It looked in every evening. In, and out, and in, and it left me whole.`,
        other: `ME: It's the needle! And it's threaded! Well, I'll be darned! ## It's the needle! And it's threaded! Turn round, everybody, I'm about to be darned!`,
        kind: `
          ["That poor toe," says the cuff. "I bring a needle, every night, and never dare."]
          ME: Dare! It tickles! Well, I'll be darned!`,
        later: `
          ASK: You've been darned at last!
          ME: It's snug. But all night long, somebody down there asked who'd put out the light.`,
      },
      turns: [
        `ASK: Your toe's out again.
         ME: I'm letting it see the world.
         ASK: How far has it got?
         ME: Table legs. It thinks that they're trees.`,
        `[{ME} limps past.]
         ASK: Did you stub your toe?
         ME: No, no. It met a chair. They'd been writing.`,
        `ASK: Why's there a thimble on your toe?
         ME: It's going dancing tonight.
         ASK: And you?
         ME: I'm to wait outside, with the coats. ## I'm to knock first when I come home.`,
      ],
      twist: "Joe's toe goes out to see the world",
    },
    'Lefty Loafer': {
      short: 'Lefty',
      want: 'to be right, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sighs, and swallows. GULLOP. A small voice speaks up at the cuff.]
          ME: My other half left, and I was left! I want to be right! Just once! ## My other half left me for a sandal! I want to be right! Just once!`,
        stake: `ME: I said that this would go well! You see? Wrong again!`,
        snap: `ME: I said that it would stay on! Wrong again! And cold!`,
        knit: `ME: A right shoe, in wool. I'm a left one. I'd like to be right, once.`,
        spare: `ME: It's a right one! In wool! I've put it on, and I'm right!`,
        lost: `ME: I'm the left shoe. It took the right one. I said that we'd have it back by lunch. I was wrong. ## I'm the left shoe. It took the right one. I said that it had run off with a sandal. I was wrong.`,
        half: `ME: There was a right one. We were going out, one step at a time. It was the right one's turn. ## There was a right one. We'd been under every bed in town. I said that it left me for a sandal.`,
        other: `ME: It's my right! I said it would be back! So I was right! ## It's my right! There never was a sandal! I was so wrong, and I'm right!`,
        kind: `
          ["That shoe called me a sour old boot," says the cuff. "It was right."]
          ME: I was right! Would you write that down? Slowly?`,
        later: `
          ASK: So you were right, yesterday. How was it?
          ME: It pinched.`,
      },
      turns: [
        `ME: Whenever I have to go right, I go left, three times.
         ASK: Does it take long?
         ME: I've seen a great many kitchens. ## I've seen a great many bedrooms, and said sorry in all of them.`,
        `ASK: Where have you been? I asked you to pass the salt an hour ago.
         ME: It was on the right.`,
        `[{ME} comes by at great speed, with a salt cellar.]
         ASK: You've passed the salt!
         ME: Nine times! I can't stop! Hold out a hand!`,
      ],
      twist: 'Lefty goes the long way for the salt',
    },
    'Button Eyes': {
      short: 'Button',
      want: 'to blink',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sighs, and swallows. GULLOP. A small voice speaks up at the cuff.]
          ME: I've had dust on this eye since March! I want to blink! ## I've seen everybody's dates, to the very end! I want to blink!`,
        stake: `ME: I can't look! I can't not look!`,
        snap: `ME: I want to shut my eyes! Will somebody stand in front of me?`,
        knit: `ME: Eyelids. Two. I want to blink, and I want them with lashes. ## Eyelids. Two, with lashes. I want to blink at somebody until they buy me a drink.`,
        spare: `ME: Eyelids! It's dark! It's light! It's you! It's dark! I'm blinking!`,
        lost: `ME: It took my eyelids, in with the pillowcases. ## It took my eyelids. Have you ever been kissed by somebody who's staring?`,
        half: `ME: I had eyelids. We always closed at nine. I've been open ever since. ## I had eyelids. With those shut, I could kiss anybody. I've been open ever since.`,
        other: `ME: My eyelids! They've been ironed! Look, I'm going to blink. There. Did you miss me? ## My eyelids! I can shut them! Quick, somebody show me the bill!`,
        kind: `
          ["You never once looked away," says the cuff. "You must be tired. Here's my napkin."]
          ME: It's dark! It's light! It's you! It's dark! I'm blinking!`,
        later: `
          ASK: Have you blinked much?
          ME: Just once, last night, at nine. I've only now got it open.`,
      },
      turns: [
        `ASK: Why do you keep staring at me?
         ME: Zzz.
         ASK: Are you asleep?
         ME: I was. You have very loud hair.`,
        `ME: This eye's off a raincoat, and that one's off some pajamas.
         ASK: Does it matter?
         ME: When it rains, I'm ready to go, and I'm in bed.`,
        `[A button drops, and rolls under the table.]
         ASK: Can you still see with that eye?
         ME: Perfectly. So that's where you put your greens. ## Perfectly. And whose foot is that, on whose knee?`,
      ],
      twist: 'Button Eyes nods off in mid-stare',
    },
    'Puppeteer Priya': {
      short: 'Priya',
      want: 'a free hand',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sighs, and swallows. GULLOP. A small voice speaks up at the cuff.]
          ME: Thirty years with somebody on each hand! I want a free hand! ## Thirty years with somebody on each hand! They sit up in bed, and comment! I want a free hand!`,
        stake: `ME: I'd wring my hands, but they aren't speaking to each other.`,
        snap: `ME: Thirty years of voices, and I haven't got one for this!`,
        knit: `ME: One mitten. With nobody in it. I want a free hand. ## One mitten. With nobody in it. I want a free hand, and don't ask what for.`,
        spare: `ME: A mitten! And it doesn't say a word! That's a free hand, that is!`,
        lost: `ME: It took my gloves. I put on two puppets, just until they're back. That was thirty years ago. ## It took my gloves. I used to take them off to music. Nobody pays to see you take off a puppet.`,
        half: `ME: I had a pair of gloves. When I was nervous, they held each other. ## I had long black gloves. I took them off to music. I wasn't always in puppets.`,
        other: `ME: My gloves! They're empty! They're so quiet! I've got a free hand! ## My gloves! They still come off, slowly! Somebody hum! I've got a free hand!`,
        kind: `
          ["Might I hold one of your puppets?" asks the cuff. "I've always wanted to."]
          ME: Have this one! It's drafty! It's mine! I've got a free hand!`,
        later: `
          ASK: So you've got a free hand!
          ME: Since yesterday. It's been through my bag. It didn't know that it was mine.`,
      },
      turns: [
        `ASK: May I shake your hand?
         ME: Which? One of them bites.
         ASK: Then the other.
         ME: That one sings first.`,
        `ASK: When did you last see your own fingers?
         ME: On my wedding day. Somebody put a ring on one. It must still be in there.`,
        `[{ME} pulls a sock off one hand. Beneath it, there's a smaller sock.]
         ASK: And who's that?
         ME: I don't know! It's been doing my voice!`,
      ],
      twist: 'Priya cannot find her own fingers',
    },
  },
  recall: `
    PAL|LEAD: Somebody has embroidered it on a tea towel. "{Line}."
    BOSS: In which color?
    PAL|LEAD: Gravy.`,
  scenarios: [
    {
      id: 'basket',
      shape: 'siege',
      title: 'Odd or Pair? || Wash Day',
      premise:
        'The club must pass for pairs until the laundry basket has gone by, while {lead} has the mitten.',
      game: 'The basket takes whoever is odd, so they have shouted "Pair!" through the door for years, while it had the other one.',
      least: 3,
      facts: {
        prop: 'the mitten',
        event: 'a puppet banquet',
        crowd: 'the choir',
      },
      effects: {
        mitt: {
          noise: `FOE: It's {where}! That's no way to treat your other half! ## It's {where}! Ten minutes together, and it's left you!`,
          lost: `FOE: It's {where}! That was your other half! ## It's {where}! You'd been together for ten minutes!`,
          stuck: `!FOE: It's {where}! You were to be a pair, not a parcel! ## It's {where}! Most couples wait a year before they try that!`,
          mixed: `!FOE: It's {where}! Now it isn't half of anything! ## It's {where}! Ten minutes, and it's seeing other people!`,
          mess: `!FOE: It's {where}! Now it doesn't match anybody! ## It's {where}! Ten minutes, and it's let itself go!`,
        },
      },
      after: `
        [WEEKA. WEEKA. And close behind it, a smaller squeak.]
        PAL|LEAD: It's the basket! And it isn't alone!
        BOSS: That's a picnic basket. Don't ask if they're a pair. They've only just met. ## That's a picnic basket. Mine brought it. Everybody's staying for breakfast.`,
      acts: [
        {
          title: 'Odd or Pair?',
          time: 'WASH DAY',
          beat: 'Outside, something asks a question, and there is only one safe answer.',
          text: `
            [Outside, a wheel squeaks. WEEKA. WEEKA.]
            FOE: It's wash day! It's the laundry basket! || The laundry basket! And it's coming this way!
            !BOSS: Quick! Hold my hand! ## Quick! Be a pair with me, like last time!
            FOE: I don't even like you! ## Last time, you'd left me by six! Before breakfast! || Yours? Why yours? ## With you? You've never once stayed for my breakfast!
            ["ODD, OR PAIR?" asks something outside the door.]
            !BOSS: Pair!
            * plant pair
            [A pause. WEEKA. WEEKA. It rolls on to the next house.]
            <first> FOE: That was close. But who's this? || It's gone. But something else is coming!
            > lead arrive
            LEAD: And what was that out there, that squeaked? || But who was that at the door?
            FOE: The wash basket. It asks if you're odd, or a pair. Pairs, it leaves alone. ## The wash basket. It asks whether you've got somebody, like a mother. Pairs, it leaves alone. || The wash basket. It asks at every door. If you're two of a kind, you're safe. ## The wash basket. It's like my mother. If you've got somebody, you're safe.
            LEAD: And whoever's odd? || And if one's odd?
            !BOSS: In they go, and nobody sees them again. Why do you think there's always a sock missing? ## In they go, and nobody sees them again. Have you ever come home from a date with both socks? || It takes them. Haven't you ever counted your socks? ## It takes them. Have you ever come home from a date with both socks?
            * plant odd
            <?f> > hook FOE lost
            <?p> <4+> > hook PAL lost
            !BOSS: We're all odd, in here. And you, {call}, are the oddest thing I've ever seen! || There isn't a pair among us. And you, {call}! I've never seen anything so odd!
            LEAD: Thank you.
            !BOSS: So hold on to this mitten. When it asks, you two are a pair. || Here, take this mitten. From now on, that's your other half.
            !LEAD: But we don't look a bit alike! || It looks nothing like me!
            !BOSS: Then smile more woolly. ## Then don't talk to it. They'll think that you're married. || No, it sits up straighter. ## No, the mitten's kept its figure.
            <4+> !PAL: And I'm with the curtain. We've been very happy. ## And I'm with the curtain. In the daytime, we're open. || Not me. I'm with the curtain. ## Not me. I'm with the curtain. It's open, in the daytime.
            <5+> ANY: I'm with the coat stand. It's good with its hands. || I've got the coat stand. It's the arms.
            > turns`,
        },
        {
          title: 'A Pattern of Gravy',
          time: 'DURING THE SOUP',
          beat: 'A pair must match, and the mitten ends up {where}.',
          text: `
            > turns
            > place intro
            [WEEKA. WEEKA.]
            FOE: It's back! And I've got gravy on me, and you haven't! || It's at the keyhole! And there's gravy on me, and none on you!
            !BOSS: Then hand me the gravy! ## Then pour it over me! And don't enjoy it! || Then we don't match! Quick, the gravy boat! ## Then we don't match! Pour it over me! Not so slowly!
            [SPLOT.]
            PAL|LEAD: Now you've both got a stain.
            !BOSS: That's no stain. It's a pattern.
            ["A PAIR OF WHAT?" asks the basket.]
            !BOSS: Socks! ## Friends!
            !FOE: Gloves! ## Lovers!
            [A long pause. Outside, something drips.]
            <5+> ANY: It's thinking! || It's working it out!
            !FOE: Socks for the hands! ## Friends, with one bed! || Well, socks! ## Well, friends!
            !BOSS: Gloves for the feet! ## Lovers, with two! || Well, gloves! ## Well, lovers!
            [Weeka? It rolls a little way off, to think.]
            > turns
            !BOSS: Now you, {call}! Show it your mitten. Be natural! || It'll ask you next, {call}! Hug your mitten!
            > lead help
            > effect mitt
            ["ODD, OR PAIR?" It's right outside the door.]
            LEAD: What do I say?
            [{FOE} looks at {LEAD}. {FOE} lets go of {BOSS}, and takes {LEAD}'s hand.]
            !FOE: Pair!
            [WEEKA. WEEKA.]
            !BOSS: And who am I with?`,
        },
        {
          title: 'Left Over',
          time: 'BETWEEN TWO SONGS',
          beat: '{Boss} is left over, and takes somebody else’s half.',
          text: `
            !BOSS: You let go! I'd put on gravy for you! || I'd just poured gravy on myself for you! And you let go!
            !FOE: You only grabbed me because I was nearest! ## You only want me when there's somebody at the door! || You never asked me! You grabbed! ## You never even wrote! You left by six!
            !FOE: Now, {call}, we have to match. So what do you do? || {call}, we must look alike before it's back. Do something, and I'll do it too.
            > lead teach
            !FOE: I can't do that!
            <5+> ANY: I don't think anybody can! || Nobody can do that!
            !BOSS: With me, it was only gravy.
            > turns
            <4+> !BOSS: {pal}! Match me!
            <4+> !PAL: I'm spoken for. Ask the curtain. || And who'd tell the curtain?
            <5+> ANY: Don't look over here! We're with the coat stand! || And the coat stand's taken!
            > place crowd
            !BOSS: The choir! They're all pairs! || Look at that choir! It's all pairs!
            [In they come, two by two. {BOSS} takes hold of a tenor.]
            !BOSS: You're mine now. ## You're mine now. I leave at six. || You'll do! ## You'll do! I leave at six.
            <4+> [So the tenor's alto is left over, and takes the curtain.]
            <4+> !PAL: That's my curtain! We had plans! ## That's my curtain! And it's hanging all over an alto! || Excuse me! That's taken! ## Excuse me! It's hanging all over an alto!
            <4+> [So {PAL} is left over, and takes {FOE}.]
            <3> [So the tenor's alto is left over, and takes {FOE}.]
            LEAD: And who's with me? || That was my hand!
            ["ODD, OR PAIR?" asks the basket.]
            !BOSS: Pair!
            <4+> !PAL: Pair!
            <3> !FOE: Pair!
            ["Pair!" sings the choir, in four voices.]
            [It doesn't roll on.]
            ["SOMEBODY IS ODD."]`,
        },
        {
          title: 'Somebody Is Odd',
          time: 'AFTER THE SOUP',
          beat: 'Somebody has to be left over, and {boss} gives an answer.',
          text: `
            LEAD: It means me. I don't come in twos. || That's me. There's only one of me. I've looked.
            !FOE: You can't let it have {the}! Somebody be with {the}! || Not {the}! Somebody take that hand!
            PAL|LEAD: And who's left over then? || Then there's somebody else left over!
            FOE: Somebody always is.
            <5+> ANY: Can't anybody be a three? || Is anybody with the umbrella stand?
            > turns
            BOSS: It'll come in for you, {call}. Is there anything that you'd like? || What would you like, {call}, before it comes in?
            > lead lastWords
            !BOSS: I wasn't always odd, either. || I haven't always been odd.
            > hook BOSS half
            <2> LEAD: But nobody shouts "Pair!" as loudly as you! || Then why do you always shout "Pair!"?
            <3+> !FOE: But nobody shouts "Pair!" as loudly as you! ## But nobody shouts "Pair!" as loudly as you! And then you left me by six! || Then why do you always shout "Pair!"? ## Then why shout "Pair!", and leave me by six?
            !BOSS: So that nobody can ask me who with. ## So that nobody can ask. And at six, it gets light. || I thought that if I shouted it loudly enough, it would be true. ## I thought that if I shouted it loudly enough, it'd be true. But at six, it gets light.
            [{BOSS} lets go of the tenor.]
            <4+> [The tenor goes back to the alto. The alto lets go of the curtain. {PAL} goes back to the curtain. {FOE} takes {LEAD}'s hand.]
            <3> [The tenor goes back to the alto. The alto lets go of {FOE}. {FOE} takes {LEAD}'s hand.]
            !FOE: Now everybody's got somebody. But you haven't! || So that's everybody. And you? Who's with you?
            ["ODD, OR PAIR?" || The door handle turns. "ODD, OR PAIR?"]
            [{hush}]
            !BOSS: Odd.`,
        },
        {
          title: 'The Other One',
          time: 'THE END OF WASH DAY',
          beat: 'The door opens, and it turns out why the basket has been asking.',
          text: `
            [The door flies open. WEEKA! In rolls the basket, and lifts its lid over {BOSS}.]
            !FOE: It's going to eat you! Say "Pair!" ## It's going to eat you! Say "Pair!" I've seen worse in daylight! || Don't go in! Say that you're with me! ## Don't go in! Say that you're with me! I've seen worse in daylight!
            ["AT LAST," says the basket. "THIS IS YOURS, THEN." || "SO IT'S YOU," says the basket. "I'VE HAD THIS FOR YEARS."]
            > hook BOSS other
            FOE|LEAD: It's giving things back? || It never took them! It found them!
            ["EVERY WEEK I ASK WHO IS MISSING ONE," says the basket. "AND EVERYBODY SHOUTS AT ME."]
            PAL|LEAD: We told it that we were pairs! For thirty years! ## Then we've all been lying! For thirty years! || And we shouted "Pair!" at our own other halves! ## And we've been lying for thirty years! To laundry!
            * pay odd
            !FOE: Me! I'm odd! || Odd! Over here! I'm terribly odd!
            <?f> [The basket rummages.]
            <?f> > hook FOE other
            <4+> !PAL: I'm odder! That's a curtain! We've never even spoken! ## I'm odder! That's a curtain! And it's seeing an alto! || And me! I hardly know this curtain! ## And me! This curtain's been seeing an alto!
            <?p> <4+> [It rummages deeper.]
            <?p> <4+> > hook PAL other
            <5+> ANY: Odd! So odd! || Odd! It was only ever a coat stand!
            > turns
            [{freed} The basket has another one just like it. The two mittens hold hands.]
            * prop
            LEAD: I'm odd, too. Is there one for me? || And me? Is my other one in there?
            [The basket looks, all the way down. "THEY ONLY EVER MADE ONE."]
            !BOSS: I told you. The oddest thing I've ever seen. || I said so. I've never seen anything so odd.
            LEAD: Thank you.
            <?l> > lead last
            > turns
            [The basket is empty. It shuts its lid, and turns to go. Weeka.]
            FOE|LEAD: It's got nobody in it now. || It sounds so different, empty.
            !BOSS: Wait! What about you? Odd, or pair?
            [A long pause. "ODD," says the basket, very small.]
            [{BOSS} takes hold of its handle.]
            * pay pair
            !BOSS: Pair. ## Pair. And I'm staying for breakfast.`,
        },
      ],
    },
    {
      id: 'nom',
      shape: 'feast',
      title: 'One Meatball || Swallow That',
      premise:
        'The club must be polite to real critics, with the one meatball that it has, while {lead} looks after the salt.',
      game: 'Whatever a sock swallows comes out at the cuff, words and all, and what a critic swallows never comes out.',
      facts: {
        prop: 'the salt',
        event: 'a puppet supper',
        crowd: 'the critics',
      },
      effects: {
        pinch: {
          noise: `BOSS: It's {where}! Salt's for shaking, not for scaring!`,
          lost: `BOSS: It's {where}! I said a pinch! I didn't mean it like that!`,
          stuck: `BOSS: It's {where}! It had three little holes, and now they're all shut!`,
          mixed: `BOSS: It's {where}! One can't put that on a meatball now! ## It's {where}! One can't put that on a meatball in front of people!`,
          mess: `BOSS: It's {where}! And it isn't even white any more!`,
        },
      },
      after: `
        BOSS: The critics are out there again. They're on their knees, with a magnifying glass.
        PAL|LEAD: What do they want?
        BOSS: They're saying sorry to the flea circus. By name.`,
      acts: [
        {
          title: 'One Meatball || Whatever Goes In',
          time: 'SUPPERTIME',
          beat: 'The club has had one meatball for thirty years, as nothing that a sock swallows stays down.',
          text: `
            <2> > lead arrive
            BOSS: Supper is served! Our one and only meatball! And tonight, the critics are coming! || Supper! Somebody polish our meatball! The critics are coming!
            FOE|LEAD: The ones who closed the flea circus? ## The ones who closed the flea circus? And gave your marriage two stars? || Not the ones who closed the flea circus! ## Not the flea circus ones! One of them gave your marriage two stars!
            !BOSS: Those. So whatever they say about us, smile, and swallow it. ## One was for the towels. Whatever my ex says, smile, and swallow it. || The very same. So be polite. Whatever they say to you, swallow it. ## My ex. One was for the towels. But whatever they say, swallow it.
            * plant swallow
            <first> <3+> BOSS: Here comes one! Smile! || Ssh! Is that one of them? Smile!
            <3+> > lead arrive
            !BOSS: Do join us, {call}. But nobody sits at our table bare-handed. Put on this sock, and open wide. || In case you write, {call}, sit down. Only, nobody sits at our table bare-handed. Put on this sock, and open wide.
            * plant bare
            [{LEAD} puts a sock on one hand. In goes the meatball. GULLOP. Out it rolls at {LEAD}'s cuff, whole.]
            LEAD: I swallowed that! And it came out at my wrist! || It went down! What's it doing at my wrist?
            PAL|BOSS: We're socks. No throats. Whatever a sock swallows comes out at the cuff. That's how one meatball lasts for thirty years. || Socks have no throats. What a sock swallows comes out at the cuff. We've had that meatball for thirty years.
            * plant wrist
            +BOSS: And? How is it? || Well? Isn't it good?
            LEAD: It needs salt.
            * plant salt
            !BOSS: It needs nothing! I made it myself! Swallow that! || It's perfect! It's my own recipe! Swallow that, this minute!
            [GULLOP. Out of {LEAD}'s cuff comes a small voice.]
            !LEAD: It needs salt.
            FOE|BOSS: It's the same with words. ## It's the same with words. I used to be married. || Words come out, too. ## Words come out, too. I used to be married.
            <first> <?n> > hook FOE claim
            <5+> ANY: Mine talks all night. || Mine hums.
            PAL|LEAD: And what happens tonight, at supper? || And tonight, with everything that we'll have to swallow?
            BOSS: We'll keep our cuffs under the table. || That's what the long tablecloth is for. Cuffs under the table!
            > place intro
            > turns
            FOE|LEAD: What if one of them swallows the meatball? Critics have throats! || And the meatball? Critics have throats! What goes down there stays down!
            * plant throats
            !BOSS: They never eat. They'd have to like something. ## They never eat. They take notes. Even in bed, there was a pencil. || They don't eat. They come to write. ## They don't eat. They take notes, even in bed.`,
        },
        {
          title: 'Cuffs Under the Table || Mice',
          time: 'EIGHT',
          beat: 'Everybody smiles and swallows, and under the table it all comes out.',
          text: `
            > turns
            > place crowd
            BOSS: Dear critics! Welcome! All cuffs under the table! || Good evening, dear critics! Cuffs down, everybody!
            ["What a tasteless tablecloth," says the thinnest critic. || "That was a flat welcome," says the thinnest critic.]
            !BOSS: How good of you to notice. || I'm so glad that you came.
            [{BOSS} smiles, and swallows. GULLOP. A small voice comes from under the table.]
            !BOSS: Then stop chewing on it. ## You liked it well enough when we were on it. || So's your hat. ## It was longer than you ever lasted.
            ["Who said that?" asks the critic.]
            !BOSS: Nobody. A mouse.
            [All the critics write down "mouse".]
            FOE|LEAD: You've just told them that there are mice in here! || Mice? At a supper? And you tell that to critics?
            ["I'd rather be at the dentist's," says another critic. || "I nearly fell asleep," says another critic.]
            <3+> !FOE: Thank you so much.
            <2> !BOSS: Thank you so much.
            <3+> [GULLOP. There's another small voice down there.]
            <2> [GULLOP. There's that small voice again.]
            <3+> !FOE: So would your teeth. ## So would your wife. Ask the dentist. || Try harder. ## So your wife tells me.
            <2> !BOSS: So would your teeth. ## So would your wife. Ask the dentist. || Try harder. ## So your wife tells me.
            > turns
            <5+> ANY: Quick, sit on mine! It's about to say something! || Hold mine shut! It's seen that hat!
            ["And what's that supposed to be?" asks a third, and points at {LEAD}.]
            LEAD: How do you do.
            [{LEAD} swallows hard. GULLOP.]
            !LEAD: I'm supposed to be somewhere else. || I'm supposed to be enjoying this.
            <family> [Under the tablecloth, all the small voices giggle. Above it, everybody talks of the weather.]
            <rated> [Under the tablecloth, all the small voices giggle. Above it, everybody talks of the weather.]
            ["Ssh!" says the thinnest critic. "I want to hear the mice. They mean what they say." || "Hush!" says the thinnest critic. "Let the mice talk! It's the first true word I've heard in a theater."]
            PAL|LEAD: They like the mice! || It's the mice that they like!`,
        },
        {
          title: 'More Mice!',
          time: 'NINE',
          beat: 'They must insult one another to have something to swallow, and the salt is {where} just when it is asked for.',
          text: `
            > turns
            ["More mice!" call the critics.]
            <3+> PAL|LEAD: Quick! Somebody swallow something! || They want more! What else have you got to swallow?
            <3+> FOE: That was the last of it! || Nothing! It's all out!
            <5+> PAL: There's only a hiccup left in here! || This cuff's gone to sleep!
            <3+> !BOSS: Then insult me! Say something dreadful! || Then somebody be rude to me, quickly!
            <2> !BOSS: I've nothing left to swallow! Quick, say something dreadful! || It's all out! Be rude to me, quickly!
            <3+> !FOE: You've always kept the best chair for yourself! || I've never once had the good chair! You took it!
            <2> LEAD: You've kept the best chair for yourself! || You never offered me the good chair! You took it!
            [{BOSS} swallows it. GULLOP. The voice is smaller, this time.]
            <2> !BOSS: That chair's by the door. I was afraid that you'd go. || It's got a nail in it. I didn't want it to be you.
            <3+> !BOSS: That chair's by the door. I was afraid that you'd go. ## That chair's by the door. I was afraid that you'd go home with somebody. || It's got a nail in it. I didn't want it to be you. ## It's got a nail in it. But I can see the back of your neck from there.
            ["Aaah," say the critics.]
            > turns
            <4+> !PAL: And you, {call}! You're only here to get warm!
            <2-3> !BOSS: And you, {call}! You're only here to get warm!
            [{LEAD} swallows it. GULLOP.]
            !LEAD: I came in because I heard you all laughing. || I came in because there was a chair too many. I hoped that it was meant.
            ["I haven't felt so well in years," says the thinnest critic. "I believe that I'll try that meatball." || "How sweet," says the thinnest critic. "It's made me hungry. Give me that meatball."]
            LEAD: Not without salt!
            !BOSS: It doesn't need a thing!
            FOE|LEAD: Then you swallow one, for once! || And why don't YOU swallow, for a change?
            !BOSS: That's the one thing that I never swallow! || Never! I'd sooner swallow a chair!
            ["A pinch of salt wouldn't hurt," says the critic.]
            !BOSS: Oh, very well. There is some. I was given it. {call}, pass the salt! ## Oh, very well. There is some. It was a wedding present. {call}, pass the salt! || All right! There's some in the drawer, unopened. {call}, you started it. Pass the salt! ## All right! There's some in the drawer, from the wedding. {call}, you started it. Pass the salt!
            > lead help
            > effect pinch
            ["No salt?" asks the critic. "Then there's no sense in chewing." ## "No salt?" asks the critic. "You never could wait for the good part."]
            [The critic opens wide. GULLOP. Everybody looks at the critic's cuff. Nothing comes.]
            * pay throats
            PAL|LEAD: Critics have throats.`,
        },
        {
          title: 'Nothing Comes Out || All the Way Down',
          time: 'A MINUTE PAST NINE',
          beat: 'What a critic swallows stays down, and {boss} must choose whether to hear it.',
          text: `
            !BOSS: Thirty years old! And it's gone, in one go! ## Thirty years I've made it last! That one was always finished in a second! || It's gone! I brought that meatball up! ## It's gone! Just like the wedding night! I'd hardly turned round!
            <5+> ANY: It had its own chair! || It had its own pillow!
            FOE|LEAD: At least ask how it tasted! || Ask how it tasted! Go on!
            [The critic begins to say something, stops, and swallows. GULLOP. Nothing.]
            PAL|LEAD: That went down, too! What was it? || There goes the answer! What would it have been?
            FOE|BOSS: We'll never know. They swallow all that they might have said, and it stays in there, for years! || Nobody knows. It's all in there, whatever they've never said. It can't get out!
            PAL|LEAD: That's why they look like that? || So that's what's wrong with them!
            !BOSS: And now I've fed them every supper we ever had, as well. || And now my poor meatball must live in there.
            > turns
            > lead comfort BOSS
            !BOSS: Thank you. But that won't bring up a meatball. || You're very kind. But nothing comes out of a critic.
            LEAD: A sock would do it! Here, take mine! || It would, with a sock! Here, have mine!
            [{LEAD} pulls off the sock, and holds it out.]
            <3+> !FOE: No! Then it all comes out! Not just the meatball! Everything they've ever thought of us! ## No! Then it all comes out! Not just the meatball! What you were really like in bed! || And then we'd hear it all! Not only the meatball! What they really think of us! ## And then we'd hear it all! Not only the meatball! Why it was only two stars!
            <2> !BOSS: Then it all comes out! Not just the meatball! Everything that they've ever thought of me! ## Then it all comes out! Not just the meatball! What I was really like in bed!
            <3+> !BOSS: I've never wanted to hear it. Why do you think I tell everybody to swallow? ## One star was for the towels. I've often wondered about the other. || All my life I've said "swallow that", so that I'd never have to hear it. ## One star was for the towels. I've never dared to ask about the other.
            [Nobody says a word. {hush}]
            [{BOSS} takes the sock, and looks at the critic's hand.]
            !BOSS: Nobody sits at our table bare-handed.
            * pay bare`,
        },
        {
          title: 'And Then the Rest',
          time: 'A MOMENT LATER',
          beat: 'It all comes out at the cuff.',
          text: `
            [The critic puts on the sock. A pause. GULLOP. Out rolls the meatball, whole.]
            * pay wrist
            FOE|LEAD: It's back! There isn't a bite out of it! || There it is! And it's still warm!
            BOSS: Ssh. Now comes the rest. || And now for what's behind it. Be brave, everybody.
            [Out of the critic's cuff comes a very small voice. "I've come every night for thirty years," it says. "I sit behind the pillar."]
            FOE|LEAD: But every time, you've written that we were dreadful! ## But you gave that marriage two stars! In the evening paper! || You? But you've told everybody to stay away! ## You? But you told the whole town that it was two stars!
            ["I had to," says the cuff. "Or I'd never have got a seat." ## "I had to," says the cuff. "With five, they'd all have wanted a turn."]
            <rated> !BOSS: Five? And the towels?
            <rated> ["There were towels?" says the cuff.]
            <5+> ANY: Every night, that pillar's laughed! We thought it was the plumbing! || So that's who was humming! I've told that pillar to hush!
            <?n> > hook FOE kind
            ["Have you any more socks?" ask all the critics. || All the critics hold out a bare hand.]
            <?l> > lead last
            > turns
            [{freed}]
            * prop
            PAL|LEAD: There's the salt! Who'll try some? || And here's the salt! Who wants to try it?
            !BOSS: Put it away. It's perfect as it is. || Nobody! It's perfect.
            FOE|LEAD: How do you know? Have you ever had any? || Have you ever tasted it yourself?
            !BOSS: I'm the host. I only serve. || Me? Somebody has to hold the plate.
            [The critic holds out the meatball. {BOSS} opens wide. GULLOP. Out it rolls, whole.]
            !BOSS: There, you see? It needs nothing. Nothing at all. || As I thought. I wouldn't change a thing.
            * pay swallow
            [{BOSS} smiles, and swallows. GULLOP. Out of {BOSS}'s cuff comes a small voice.]
            * pay salt
            !BOSS: It needs salt.`,
        },
      ],
    },
    {
      id: 'thread',
      shape: 'pass the parcel',
      title: 'A Loose Thread || Just Pull It',
      premise: 'The club must knit a shawl from one loose thread, while {lead} is holding the ball of wool.',
      game: 'Whoever gives the order to pull does not see whose thread it is, and everybody else does.',
      facts: {
        prop: 'the ball of wool',
        event: 'a puppet gala',
        crowd: 'the guests',
      },
      effects: {
        spin: {
          noise: `BOSS: That tune goes right through one! I couldn't sit still!`,
          lost: `BOSS: How quickly it went! I turned to look, and turned, and turned!`,
          stuck: `BOSS: I only wanted to see the knot from every side!`,
          mixed: `BOSS: I was waltzing. Somebody had to, with all that feeling in the room!`,
          mess: `BOSS: I was shaking off the drops. It's what a dog would do, and they know about these things!`,
        },
      },
      after: `
        BOSS: There's a loose thread on the carpet. Don't anybody touch it.
        PAL|LEAD: Is it yours?
        BOSS: I've asked round. We think that it's the carpet's. But who'd be the first to pull?`,
      acts: [
        {
          title: 'Just Pull It',
          time: 'SIX IN THE EVENING',
          beat: 'There is a loose thread on the table, and {boss} would like it gone.',
          text: `
            <2> > lead arrive
            BOSS: How do I look? It's all wool, from the neck to the knees. Oh! A loose thread, on my table! ## How do I look? It's all wool, and there's nothing under it. Oh! A loose thread, on my table! || I'm all in wool tonight, from the neck to the knees. Who left this loose thread on the table? ## I'm all in wool tonight, and I've nothing on under it. Who left this loose thread on the table?
            PAL|LEAD: What should I do with it? || Whose is it?
            BOSS: Pull it. || How should I know? Pull it.
            [TIDDLE-IDDLE! {BOSS} spins round, once.]
            FOE|LEAD: Why did you twirl? || Did you just go round?
            BOSS: I felt a little song coming on. || I'm in good spirits. It's my party.
            * plant twirl
            PAL|LEAD: There's yards of it! And it's warm! || It keeps on coming! It's lovely and warm!
            ANY: Then wind it up! || Just what we need! Wind it up!
            +FOE|BOSS: Great-Aunt Mitten's coming at eight, and we've no present. She could do with a shawl. || Great-Aunt Mitten feels the cold. We'll knit her a shawl before she comes.
            * plant mitten
            <?a> > place why
            <first> <3+> BOSS: And fetch me somebody with idle hands! || And who's that coming? Has it got hands?
            <3+> > lead arrive
            > place intro
            FOE|LEAD: And what if there's wool left, after the shawl?
            !BOSS: Then we'll knit each of you something, too.
            > hook FOE knit
            <?left> <4+> > hook PAL knit
            !BOSS: Pull, all of you! We need a whole shawl by eight!
            [TIDDLE-IDDLE-IDDLE! {BOSS} spins, three times.]
            !BOSS: Such spirits! But do I feel a draft? || It must be the music. Or do I feel a draft?
            PAL|LEAD: Not over on this side. || I'm quite warm. I've got all this wool.
            > turns`,
        },
        {
          title: 'Is There a Draft?',
          time: 'HALF PAST SIX',
          beat: 'Everybody winds, {boss} spins, and the ball ends up {where}.',
          text: `
            > turns
            [TIDDLE-IDDLE!]
            !BOSS: That draft's at my back now. Shut the window. || It's blowing down my neck! Who opened the window?
            FOE|LEAD: We haven't got a window. || That window's painted on.
            !BOSS: Then shut it harder. || Then paint it shut.
            > turns
            LEAD: This wool tickles, just like my underwear. My aunt knitted that. || It's as soft as my underwear. That's all one piece. My aunt never learned how to stop.
            * plant aunt
            ANY: Then you know about wool. {call}, hold the ball. Tight. Not a single inch must get away.
            > lead help
            [TIDDLE-IDDLE-IDDLE-IDDLE! {BOSS} spins like a top.]
            > effect spin
            <?d> > hook FOE stake
            <?e> > hook PAL stake
            <?x2> > lead ban
            > turns
            <?hem> BOSS: Somebody's moved the hem of my evening wear. It used to be further down. || My collar's where it was. It's the rest that I don't seem to feel.
            PAL|LEAD: How much more can there be of it? || How long is this thread?
            !BOSS: Endless! Somebody must be made of the stuff!`,
        },
        {
          title: 'The Other End',
          time: 'SEVEN',
          beat: 'Somebody follows the thread to its other end, and wishes that it were another.',
          text: `
            > lead search
            [{freed}]
            [{LEAD} picks it up.]
            * prop
            LEAD: I've got this end. So where's the other? || Here's one end of it. Where does the rest go?
            PAL|BOSS: Under the table. Round a chair. || Past the soup, and over the bench.
            FOE|LEAD: And up a leg. || And up somebody's back.
            PAL|LEAD: Whose? || Up whose?
            <family> [They all look up, slowly. {BOSS} hums, with not much on behind.]
            <rated> [They all look up, slowly. {BOSS} hums. From behind, it's mostly {BOSS}.]
            * plant whose
            BOSS: What is it? Have I got something on me? || Why do you look at me like that? Have I something on?
            FOE|LEAD: Hardly anything. || Less and less.
            > turns
            * rest BOSS
            <3+> [They put their heads together, and whisper.]
            <3+> PAL|LEAD: Who's going to say it? ## There's a heart on it! With a name! Who's going to say it? || You tell our host. ## There's a heart on it, with a name! You tell our host.
            <3+> FOE: I can't. It would be a shock. And it's our host's own party. ## I can't. It's my name. || Not before the party! Only think of the speech! ## How can I? It's my name!
            <3+> PAL|LEAD: Then we all walk behind, in a row. Nobody must see that back. || Then keep close behind. Whatever happens, the guests mustn't see that back.
            * enter BOSS
            <2> +LEAD: Don't turn round. You look so well from the front.
            <i> [{BOSS} walks to the left. So does somebody behind, very close.]
            <ii> [{BOSS} goes over to the soup. There's somebody close behind, all the way.]
            BOSS: Why are you following me? || Is there a reason why I can feel somebody's breath?
            <2> LEAD: It's out of respect. || We admire you more from here.
            <3+> !FOE: It's out of respect. ## I feel that I belong here. || We admire you more from here. ## I feel very close to you from here.
            <?walk> [{BOSS} walks to the right. It's quite a procession.]
            <?walk> BOSS: I've never been so popular.
            <?walk> PAL|LEAD: You've never been so open with us.
            > turns`,
        },
        {
          title: 'So Popular || A Bow to the Guests',
          time: 'A QUARTER TO EIGHT',
          beat: 'The guests come, and {boss} would like to bow to them.',
          text: `
            > place crowd
            BOSS: The guests! I must bow to them. || They've come! I'll greet them, with my very deepest bow.
            FOE|LEAD: Don't! || Not a deep one!
            BOSS: You're right. I'll curtsy. And then I'll turn around. || Then I'll sit down. Heavens, that chair's cold!
            <?guest> <3+> PAL|LEAD: That one at the end is peeping round the side!
            <?guest> <3+> !FOE: Then move up. Be wider. ## Then move up! Let them get their own!
            <?photo> <3+> ["A picture for the paper?" asks one of the guests. "From all sides?"]
            <?photo> <3+> BOSS: Which is my best?
            [The guests have seen it. They all look at their shoes, and begin to talk of the weather.]
            <?photo> <3+> FOE: The front. It's the only one that came. ## The front. The other one's addressed to me.
            <?slap> <3+> ["May one slap the host on the back?" calls another.]
            <?slap> <3+> !FOE: The back isn't seeing anybody tonight. ## The back's spoken for. In writing.
            > turns
            BOSS: Great-Aunt Mitten will be here any minute, and where's her shawl? Who can knit? || It's nearly eight! Which of you is knitting?
            LEAD: I knitted a scarf for a snake once. I got as far as the shoulders. || I've made a glove. It was for a goldfish, but it was a glove.
            BOSS: Great-Aunt Mitten has shoulders. You'll be fine. || Then you've had practice. Begin.
            [{LEAD} knits. The needles smoke.]
            FOE|LEAD: It's only half a shawl. There isn't enough wool! || We're short of wool! It needs another yard!
            !BOSS: Then pull! || So what are you waiting for? Pull!
            PAL|LEAD: We'd rather not. || It could be the last of it.
            BOSS: Must I do everything myself?
            [{BOSS} takes hold of the thread, and pulls. TIDDLE-IDDLE-IDDLE-IDDLE-IDDLE!]
            [When the spinning stops, there is a collar, there are two cuffs, and there are goose bumps. The guests turn round, and look the other way.]
            * pay twirl
            !BOSS: There is a draft. || It's everywhere. It's a draft all round.
            > turns
            <?x4> > lead comfort BOSS
            <?h> > hook BOSS snap`,
        },
        {
          title: 'The Shawl',
          time: 'EIGHT',
          beat: 'The shawl is finished, and it fits.',
          text: `
            * pay whose
            [{hush}]
            [{LEAD} casts off the last stitch, and puts the shawl round {BOSS}.]
            !BOSS: But that's for Great-Aunt Mitten! || And what will Great-Aunt Mitten wear?
            +PAL|LEAD: Try it on. || She'd want to see it on somebody.
            BOSS: How soft. It fits as though I'd been in it before. || It's exactly my color. And it smells of me.
            FOE|LEAD: It should. || Fancy that.
            BOSS: Was it I who told you to pull? || So all evening, that was me?
            +PAL|LEAD: Every time. || From the knees to the neck.
            BOSS: And you walked behind me, so that nobody would see. || You hid my back. And not a soul laughed.
            <3+> FOE: We took turns. ## The others did. I was reading my name. || We couldn't. We were your trousers. ## I'd have hit them. It's got my name on it.
            <2> LEAD: I was being a wall. || I did, but I shook it off as a cough.
            <rated> <3+> !BOSS: Oh. That. I had a long winter, a mirror and a pen.
            [A telegram comes.]
            * pay mitten
            PAL|LEAD: It's from Great-Aunt Mitten. "Cannot come. Somebody pulled something. Am down to a thumb." ## It's from Great-Aunt Mitten. "Cannot come. Came undone on the bus. The driver has asked me to dinner."
            > turns
            !BOSS: Then what's left of the wool is yours. I promised you something knitted.
            > hook FOE spare
            <?left> <4+> > hook PAL spare
            <?l> > lead last
            > turns
            FOE|LEAD: There's still a thread on the table. || Look there. A loose thread.
            [Everybody feels behind. It isn't anybody's.]
            BOSS: Pull it.
            [TIDDLE-IDDLE! They all look round, to see who spins. It's {LEAD}.]
            * pay aunt
            LEAD: Do I feel a draft?`,
        },
      ],
    },
  ],
}
