import { type Program } from '../../plays/card-types.ts'

export const isItOldOrJustDirty: Program = {
  name: 'Is It Old or Just Dirty?',
  people: {
    'Appraiser Ambrose': {
      short: 'Ambrose',
      want: 'to hear what he is worth',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [A price tag hangs from {ME}'s thumb, with nothing on it.]
            ME: Everything in this room has a price but me. And it's no use asking. I'm the appraiser.`,
        stake: `ME: There goes the estimate! And the upper estimate! And my lunch!`,
        snap: `ME: I once told a widow that her husband was a copy! I haven't slept since! ## They only asked if I was happy with them! I gave them an estimate!`,
        end: `
            [{ASK} fills in the tag on {ME}'s thumb.]
            ME: My price tag! "Two buttons and a bus ticket." That's far above my estimate!`,
        later: `
          ME: I know what I'm worth now. I've had myself insured.
          ASK: How does it feel?
          ME: I'm not allowed out in the rain.`,
      },
      turns: [
        `ME: This pencil's worth eight dollars.
         ASK: Whatever for?
         ME: I bit it in front of a duke. ## A duke looked at me, while I bit it.`,
        `ME: My pencil has gone up. It's forty now.
         ASK: What happened?
         ME: The duke bit it back. ## The duke bit it back. It's been on his nightstand.`,
        `ME: It's priceless. I'll never write with that pencil again.
         ASK: Then how did you write down the price?
         ME: With the duke's. ## With the duke's. The duchess wants it back.`,
      ],
      twist: 'Ambrose puts a price on a bitten pencil',
    },
    'Dusty Duchovna': {
      short: 'Dusty',
      want: 'to be taken for younger',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [There's a blanket over {ME}'s knees.]
            ME: Who keeps doing that? Blankets are for the old! I'm only ninety-nine!`,
        stake: `ME: I haven't been so shaken since I was new!`,
        snap: `ME: Don't look at me! I'm only held together by the light! ## I've had everything lifted but my spirits!`,
        end: `
            ASK: I'll take that blanket back. It's only for old people.
            ME: Take it! I'm freezing! I haven't felt so young since the floods!`,
        later: `
          ME: Somebody took me for ninety. I've been out dancing.
          ASK: With whom?
          ME: A gentleman of a hundred and four. His mother thinks I'm after the furniture.`,
      },
      turns: [
        `ASK: You've got dust on your shoulder. Shall I brush it off?
         ME: Don't you dare. That's the last ball at the Winter Palace.`,
        `ASK: There's a red hair in this dust of yours.
         ME: That's the Lieutenant. He breathed out, just there.`,
        `[{ASK} bows to {ME}, and holds out a hand.]
         ASK: May I have the last waltz?
         ME: You may. But don't disturb the dust. He's cutting in.`,
      ],
      twist: 'Dusty Duchovna refuses to be dusted',
    },
    'Attic Agnes': {
      short: 'Agnes',
      want: 'to be asked to tea',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} holds out an empty mug. There's a spider in it.]
            ME: I bring my own mug down, in case anybody's having tea. So far, they've only asked the spider. ## I bring my own mug down, in case anybody's lonely. So far, they've only asked the spider. It stayed over.`,
        stake: `ME: In the attic, things have the decency to stay where you lost them!`,
        snap: `ME: I'm going back up! In an attic, it's only the roof that comes down on you! ## I've been kept in an attic by better men than this!`,
        end: `
            [{ASK} pours tea into the mug with the spider.]
            ME: You've asked me to tea! Move over, dear. This half's mine.`,
        later: `
          ME: They have me down to tea every day now.
          ASK: What do you talk about?
          ME: The weather. In the attic I didn't have to talk about it. It came in.`,
      },
      turns: [
        `ME: In my attic there's a trunk that I've never opened.
         ASK: Why not?
         ME: It hums. I didn't like to interrupt.`,
        `ME: I've knocked at the trunk. It stopped humming.
         ASK: And then?
         ME: We both listened.`,
        `ASK: Have you opened your trunk?
         ME: It's a radio. It said, "Good night, everybody, wherever you are."
         ASK: What did you say?
         ME: I told it where I was.`,
      ],
      twist: 'Agnes knocks at a humming trunk',
    },
    'Restorer Rafael': {
      short: 'Rafael',
      want: 'to smash something, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} picks a plate off the floor, and glues on a corner.]
            ME: Everybody else gets to drop a plate! All that I get to do is glue it! ## Other people throw plates, and make up in bed! All that I get to do is glue!`,
        stake: `ME: I've got a glue for wood, and a glue for china! There's no glue for that!`,
        snap: `ME: Let it fall! Let it all fall! I'm not picking it up! ## I fix everybody I meet! And as soon as they work, they leave me!`,
        end: `
            ASK: That plate you're always gluing. It's yours. Drop it.
            [CRASH!]
            ME: So that's what floors are for!`,
        later: `
          ME: I smashed a plate. I've never felt so well.
          ASK: Then why are you down on your knees?
          ME: It was in forty pieces. I've only put back thirty.`,
      },
      turns: [
        `ASK: You've glued my cup to its saucer!
         ME: Now they'll never have to say goodbye.`,
        `ASK: That saucer's stuck to the table!
         ME: It was feeling left out, on the other side.`,
        `ASK: I can't get up! I'm stuck to my chair!
         ME: I'm sorry. You looked as if you were going to leave.`,
      ],
      twist: 'Rafael glues together whatever might part',
    },
    'Collector Cho': {
      short: 'Cho',
      want: 'the ninth spoon of nine',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} lays out eight spoons, and leaves a space.]
            ME: Eight out of nine! Somewhere, somebody's stirring with my last one. Calmly!`,
        stake: `ME: That was one of a kind! Now it's none of a kind!`,
        snap: `ME: I've got one of everything, and I never wanted one of these! ## I had one of everything! Even a husband! They took him back, with the box!`,
        end: `
            [{ASK} stirs, and taps a spoon on the rim.]
            ME: That's my ninth! Don't wash it! I'd know that dent in the dark! ## That's my ninth! I'd know that dent in the dark! More than I could say of my husband!`,
        later: `
          ME: I've got all nine spoons. I sit and look at them.
          ASK: You must be so happy!
          ME: I've started to look for things that I haven't lost.`,
      },
      turns: [
        `ME: I also collect lids.
         ASK: Lids of what?
         ME: If I knew that, I'd have to collect jars.`,
        `ASK: I've a jar at home that hasn't got a lid.
         ME: Don't describe it. I'm not ready.`,
        `[{ASK} holds out a jar. {ME} puts a lid on it. Plick.]
         ASK: It fits!
         ME: I feel as if I'd given away a daughter.`,
      ],
      twist: "Cho's lids have never met a jar",
    },
    Smudge: {
      short: 'Smudge',
      want: 'to leave a mark',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} presses a thumb on a mirror, and steps back.]
            ME: Any moment now, somebody'll come with a cloth. My longest thumb lasted four seconds. ## Any moment now, somebody'll come with a cloth. My longest lasted four seconds. So did my marriage.`,
        stake: `ME: I hardly touched it! I hardly touch anything! It only looks like a lot!`,
        snap: `ME: I'm all over the place! And I can hear somebody wringing out a cloth! ## I've been wiped off better people than this!`,
        end: `
            [{ASK} hangs a frame round the thumbprint on the mirror.]
            ME: My thumb! It's been up for five seconds! I've left a mark!`,
        later: `
          ME: People come from all over to see my thumb.
          ASK: Aren't you proud?
          ME: They've sent for the other nine.`,
      },
      turns: [
        `ASK: You've got the newspaper on your face.
         ME: I slept on it. What will the weather be?`,
        `ASK: I can read your chin. "Rain, clearing toward the..." Then it goes under your ear.
         ME: I'll turn over tonight.`,
        `ASK: There's something new on your cheek. "Wanted, a friend for walks."
         ME: I never slept on that page.
         ASK: No. I put that in.
         ME: I'm free on Sundays.`,
      ],
      twist: 'Somebody reads the news off Smudge',
    },
  },
  recall: `
    PAL|LEAD: Somebody's brought in a plate, with a motto on it. "{Line}."
    BOSS: How old is it?
    PAL|LEAD: The paint's still wet. But there are six people fighting for it.`,
  scenarios: [
    {
      id: 'dirt',
      shape: 'auction',
      title: "Two Thousand Years of It || Don't Wipe It Off",
      premise:
        'The vase is new, but the dirt on it is two thousand years old, so that whoever is dirtiest is richest, and {keeper} has the soap.',
      game: 'The dirtier they are, the richer they are, until somebody wants something clean.',
      facts: {
        prop: 'the soap',
        event: 'an antiques show',
        crowd: 'the bidders',
      },
      effects: {
        soap: {
          noise: `FOE|BOSS: Leave it there! I'd sooner be deaf than washed!`,
          lost: `FOE|BOSS: Leave it there! I've never been so glad to lose anything!`,
          stuck: `FOE|BOSS: Leave it there! The tighter the better! It nearly had us!`,
          mixed: `FOE|BOSS: Leave it there! Let it find its own happiness! It was never good for mine!`,
          mess: `FOE|BOSS: Leave it there! And nobody stand where it's wet! That's how washing starts!`,
        },
      },
      after: `
        PAL|LEAD: Has nobody washed off those hands?
        !BOSS: Certainly not. We all slept on the other cheek. ## Certainly not. One of them stayed for breakfast.`,
      acts: [
        {
          title: 'Worth a Million',
          time: 'THE SHOW BEGINS',
          beat: 'The vase turns out to be new, and the dirt does not.',
          text: `
            <2> > lead arrive
            BOSS: Good evening! This is the show with only one question. Is it old, or just dirty?
            FOE|LEAD: I bought this vase in Rome. The man dug it up in his garden. ## I got this vase in the divorce. My wife got Rome, and the other eleven. || This vase is from Rome. I saw the man dig it up in his garden. ## This vase is from our honeymoon, in Rome. In the divorce, my wife got the house.
            !BOSS: Such a deep, rich brown! Two thousand years old! || Nobody makes that brown any more! That's two thousand years old!
            FOE|LEAD: Really? I keep my soap in it. || But I keep my soap in it!
            * plant soap
            [{BOSS} leans close, and blows. PFOOH! A brown cloud goes over everybody. The vase is pink.]
            PAL|LEAD: Look, a sticker. "Four dollars. Dishwasher safe." || Look, a label. "Part of a set. Four dollars."
            * plant vase
            [{BOSS} licks one finger, and stops.]
            !BOSS: He should have sold you the garden. I taste a sandal! The vase is new, but the dirt's Roman! ## I taste two sandals, under one toga! The vase is new, but the dirt's Roman! || Wait. I taste a chariot! That's new china, under real Roman dirt! ## Wait. I taste an orgy! That's new china, under real Roman dirt!
            PAL|LEAD: You blew it all over us. There's some on your cheek.
            !BOSS: Don't wipe it off! It's worth a million!
            * plant wipe
            FOE|LEAD: And it's my dirt! So nobody wash! And nobody cry! ## My dirt! It isn't in the settlement! Nobody wash! And nobody cry! || You're all wearing my dirt! Nobody wash! And nobody cry! ## It's my dirt! Her lawyers missed it! Nobody wash! And nobody cry!
            <3+> <first> BOSS: The dirtier, the richer! And who's this? || So whoever's dirtiest is richest! Who's coming?
            <3+> > lead arrive
            <3+> [{BOSS} looks {LEAD} over, with a lens.]
            <3+> !BOSS: Not one Roman crumb. You poor, poor thing. || Nothing Roman on you at all! How do you live?
            <2> !BOSS: And look at you! Roman from head to foot! The dirtier, the richer! || You're Roman right up to the hat! So whoever's dirtiest is richest!
            <taken> > place intro
            <first> <?b> > hook BOSS claim
            > turns`,
        },
        {
          title: 'A Left Knee for the Poor',
          time: 'ON TIPTOE',
          beat: 'Everybody is rich and nobody can sit down, and the soap ends up {where}.',
          text: `
            > turns
            [Nobody sits. Nobody leans. They all hold their arms well away from themselves.]
            <3+> !PAL|FOE: What am I worth?
            <2> LEAD: What am I worth?
            !BOSS: Turn round. Eighty thousand. And that's only the neck! || Lift your chin. Oh! There's a Caesar in that crease! Ninety thousand!
            <?s> !FOE|LEAD: My nose itches. May I sneeze?
            <?s> !BOSS: Into your own pocket. || Only over a plate.
            <?c> <4+> !PAL: I've swallowed some.
            <?c> <4+> BOSS: How did it taste?
            <?c> <4+> !PAL: Of a kitchen, with a sea view. ## Of a bedroom. There'd been a party.
            <3+> FOE: I can't enjoy it, with {the} standing there, so poor. Here. Have my left knee. || I can't bear to see {the} with nothing. Here's my elbow. Don't spend it all at once.
            <3+> LEAD: What do I do with it?
            <3+> !BOSS: Rub it in. You'll be amazed who says hello.
            <3+> [They are all so generous. Soon one can only tell which end is {LEAD} by the teeth.]
            <3+> PAL|FOE: Hello! How well you look!
            <2> [{LEAD} bows to {BOSS}. {BOSS} bows lower. A little comes off.]
            <2> !LEAD: That was my bow! You've dropped four hundred dollars!
            <2> !BOSS: Then pick it up. And rub it in.
            > turns
            <handed> !BOSS: Only one thing can hurt us now. That soap! {call}, take it away! || But that vase has soap inside! One wash, and we're beggars! {call}, take it away!
            <handed> > lead help
            <handed> > effect soap
            <taken> !BOSS: Only one thing can hurt us now. That soap! Take it away! || But that vase has soap inside! One wash, and we're beggars! Take it away!
            <taken> > place takes
            <taken> !BOSS: Leave it there! I've never been so glad to lose anything! || Leave it there! Soap's got the whole world. It can spare us.`,
        },
        {
          title: 'Under the Refrigerator',
          time: 'THE AUCTION',
          beat: 'The bidders come, and they have all brought some.',
          text: `
            > place crowd
            PAL|BOSS: They've each got a bucket! || Why are they all carrying buckets?
            FOE|LEAD: It's dirt! They've been under their refrigerators! || It's dirt! That one's brought a whole doormat!
            <?boy> <3+> PAL|LEAD: That boy's got no bucket. He's only brought his knees.
            <?boy> <3+> !BOSS: A pair? And in the original trousers?
            <3+> PAL|LEAD: So everybody's rich! || Then the whole town's rich!
            <2> !BOSS: So everybody's rich! No, wait. Nobody is. What everybody's got is worth nothing.
            <3+> !BOSS: Nobody is. What everybody's got is worth nothing. || Then we're all poor. What everybody's got is worth nothing.
            * plant rare
            > turns
            ["I'd pay two million," says a lady in white gloves, "for anything clean."]
            <family> !BOSS: Clean?
            <rated> !FOE|LEAD: That's my ex! And that's my house that she's spending!
            <rated> !BOSS: Did your wife say "clean"?
            <?y> FOE|LEAD: Here's the vase! It's dishwasher safe! || The vase is clean! Look, it's pink!
            <?y> ["I've got eleven of those," says the lady. ## "I've got the other eleven," says the lady. "And the house."]
            <3+> PAL|FOE: We had something clean! It came in by itself! || There's {the}! Not a thing on {the}, you said!
            <3+> [Everybody looks at {LEAD}.]
            <3+> !LEAD: I was clean. Then you were all so generous. || That was before I came into money.
            > turns
            !BOSS: Isn't there one clean spot in the house? Behind an ear? || Is nothing clean? Not even a toe?
            <?n> FOE|LEAD: There was a neck. You put eighty thousand on it. || You told us not to wash!
            !BOSS: Then wash! Where's the soap? || Then wash! Fetch the soap!
            FOE|LEAD: It's {where}. || It's {where}. Those were your orders.
            <?a> !BOSS: {call}! Get it back! || {call}! Do something!
            <?a> > lead attempt`,
        },
        {
          title: 'Cry, All of You',
          time: 'GOING ONCE',
          beat: 'One tear would make them rich, and nobody can cry.',
          text: `
            > turns
            PAL|LEAD: A tear's clean. It washes as it goes down. || A tear leaves a clean line, all the way down.
            !BOSS: Then cry! All of you! || Then everybody cry! That's an order!
            [They all try. It sounds like geese, being sat on.]
            FOE|LEAD: I can't! I keep thinking of the two million! ## I can't! I keep thinking of her paying! || It won't come! I've never been so happy! ## It won't come! She's paying! I've never been so happy!
            PAL|BOSS: Think of a camel, alone in a desert.
            FOE|LEAD: I did. It met another one. They're very happy.
            <wish> BOSS: {call}, say something sad! What would you like, that nobody gives you? || Then make us cry, {call}! What have you always wanted?
            <wish> > lead lastWords
            <wish> [They all sniff. Nothing comes but dust.]
            <3+> PAL|LEAD: And you, {boss}? Can't you?
            <2> !BOSS: I can't, either. Somebody always came, with a handkerchief. There's no point in it alone.
            <3+> !BOSS: I used to. Somebody always came, with a handkerchief. There's no point in it alone. ## I used to. My husband always brought a handkerchief. He got it in the divorce. || Not since I was small. Somebody always came, with a sleeve. Nobody's come for years. ## Not since I was married. Somebody always came, with a sleeve. Then it was a lawyer.
            > lead comfort BOSS
            [Plip. Down {BOSS}'s cheek runs a tear, and behind it a clean, pink line.]
            FOE|LEAD: There it is! That's two million! || Hold still! You've got two million there!
            ["Three!" cries the lady in white gloves. "Four, if it gets to the chin!"]`,
        },
        {
          title: 'Four, If It Gets to the Chin',
          time: 'GOING TWICE',
          beat: 'A tear is worth four million, as long as nobody touches it.',
          text: `
            !BOSS: It tickles. Would somebody wipe it off?
            PAL|LEAD: For four million, it may tickle! || Off? There's four million on it!
            !BOSS: Of course. I only thought I'd ask. || I know. I didn't like to say.
            [A silence. {hush}]
            <3+> [{FOE} walks up to {BOSS}, and wipes off the tear, with one dirty hand.]
            <2> [{LEAD} walks up to {BOSS}, and wipes off the tear, with one dirty hand.]
            !BOSS: But it was your dirt! You'd have been rich! ## But she'd have paid! You'd have got your house back! || But that was a fortune! And all yours! ## But that was your house! And the pool!
            <family> !FOE|LEAD: I came with a pink vase. I'm going home with one. || You asked. And I've still got a vase.
            <rated> <2> !FOE|LEAD: I came with a pink vase. I'm going home with one. || You asked. And I've still got a vase.
            <rated> <3+> !FOE: I came with a pink vase. I'd sooner go home with you. || You asked. She never did. And I've still got a vase.
            * pay vase
            <?lady> [The lady looks at her white gloves. She takes them off. She's crying. ## The lady takes off her white gloves. She's crying. Her lawyer wipes it off, and writes it down.]
            [One bidder wipes another's cheek. Then they all do. Every face has a hand on it.]
            PAL|LEAD: Now they've all got one! So it's worth nothing! || They've all got one now! So yours is worth nothing!
            !BOSS: That depends on whose it is.
            * pay rare
            > turns
            <?b> > hook BOSS end
            [{freed}]
            * prop
            <?r> > lead last
            LEAD: Here's the soap, {boss}. There's a hand on your cheek. Is it old, or just dirty? || Now you can wash, {boss}. There's a hand on your cheek. Is it old, or just dirty?
            * pay soap
            !BOSS: It's brand new. Don't wipe it off! It's worth a million!
            * pay wipe`,
        },
      ],
    },
    {
      id: 'cup',
      shape: 'trial',
      title: 'Not One Kind Word || The Cup That Rings',
      premise:
        'A cup that rings at kindness will be taken to a museum if it rings three times before six, and {lead} is holding it.',
      game: 'A whole room must not be kind, and the cup can tell what is meant.',
      least: 3,
      facts: {
        prop: 'the cup',
        event: 'a test',
        crowd: 'the guards from the museum',
      },
      effects: {
        cup: {
          noise: `!PAL|LEAD: If it heard that, it won't ring for a week!`,
          lost: `PAL|LEAD: It's {where}. I hope that it can't hear us from there.`,
          stuck: `PAL|LEAD: It's bound and gagged! It couldn't ring if it wanted to!`,
          mixed: `PAL|LEAD: It's soft on {the}! It's holding back a ring!`,
          mess: `PAL|LEAD: It's full! It can only gargle!`,
        },
      },
      changes: {
        cup: {
          hot: `PAL|LEAD: It's glowing! It must have heard every word!`,
          cold: `PAL|LEAD: It's got icicles on! We were too horrid to it!`,
          small: `PAL|LEAD: It's an eggcup! We must have hurt its feelings!`,
          bitten: `PAL|LEAD: There's a bite out of the rim! Somebody took the handle for a pretzel!`,
          wet: `PAL|LEAD: It's all wet! It's been crying, in there!`,
          sticky: `PAL|LEAD: It's stuck to my hand! It wants to be held!`,
        },
      },
      after: `
        PAL|LEAD: Is that the cup? It's wearing a sock.
        BOSS: So that we can talk. One "good morning", and the neighbors come down.`,
      acts: [
        {
          title: 'The Famous Cup',
          time: 'FOUR O’CLOCK',
          beat: 'A breakfast cup may be a treasure, and then it would be taken away.',
          text: `
            BOSS: There's one cup in the world that rings when somebody's kind. I'm here to take it to the museum. || I'm looking for the famous Kind Cup. Say a kind word, and it rings. It belongs in the museum.
            FOE: You can't mean this one. That's my breakfast cup! ## You can't mean this one. I got it in the divorce! || This? But I drink out of it every morning! ## This? It's all that I got in the divorce!
            <family> PAL: And it was your grandmother's. What a dear old thing!
            <rated> <3> PAL: And it was your grandmother's. What a dear old thing!
            <rated> <4+> PAL: I wanted you to have it. You drink so beautifully.
            [ZINNNG!]
            BOSS: What was that?
            FOE: I heard nothing.
            <first> !BOSS: And that's what you do with it, in {a}?
            <first> !FOE: It likes the view. || It gets out so little.
            BOSS: We'll see. If it rings three times by six o'clock, it goes behind glass. If it doesn't, you keep it. || Then it'll be tested. Three rings before six, and I take it away. Two, and you may keep it.
            * plant three
            <family> FOE: Not a kind word, anybody! Not one, till six! || Be horrid, all of you! Till six! It's for my breakfast!
            <rated> <3> FOE: Not a kind word, anybody! Not one, till six! || Be horrid, all of you! Till six! It's for my breakfast!
            <rated> <4+> FOE: Not a kind word, till six! Talk like divorce lawyers! || Be horrid, all of you! Till six! As if we were still married!
            <4+> PAL: I can't be horrid to you! I like... I like nobody. ## I can't! That's why you left me! I like... I like nobody. || But you know how much I... how much I can't stand you. ## But you know how I miss... how I can't stand you.
            <first> BOSS: And who's this? It looks kind.
            > lead arrive
            > place intro
            > turns
            <?b> <first> > hook BOSS claim`,
        },
        {
          title: "It's Somebody's Birthday",
          time: 'HALF PAST FOUR',
          beat: 'The cup ends up {where}; it rings once.',
          text: `
            > turns
            FOE: {call}, hold my cup, and think of something nasty. ## {call}, hold my cup, and think of my lawyer. || {call}, take the cup. And don't be nice to it, whatever it does.
            > lead help
            > effect cup
            BOSS: By the way. It's my birthday today. || I didn't want to mention it. I'm a year older today.
            [A terrible silence.]
            PAL|LEAD: So what? || Is it?
            BOSS: I bought my own candle. I sang to it, so that it wouldn't be only me. ## I bought my own candle, and had dinner by it. It went out without me. || I've brought a cake. There was only one slice left. ## I've brought a cake. Somebody was to jump out. They'd had a better offer.
            [{BOSS}'s lip trembles. Everybody bites something.]
            <?c> FOE: I hope it's stale.
            <?c> BOSS: It is, a little.
            !PAL|LEAD: You look tired. Won't you sit down? || Oh, have my chair.
            [ZINNNG!]
            !BOSS: One!
            FOE: That wasn't kind! That was only a chair! || You call that a ring? I heard nothing!
            <?d> > hook FOE stake
            <?e> > lead search
            <?f> > place stir
            > turns`,
        },
        {
          title: 'A Face like a Dropped Pie',
          time: 'FIVE O’CLOCK',
          beat: 'They insult one another, and it rings twice.',
          text: `
            > place crowd
            BOSS: They've brought the glass. Where's that cup? || Search everybody! And kindly. It may help.
            [The guards turn {LEAD} upside down, and shake. {freed}]
            * prop
            LEAD: They might have asked nicely. || And that was kindly?
            !FOE: Now let's be as rude as we can. You've got a face like a dropped pie! || Quick, insult me. I'll go first. That haircut looks like something that died of you.
            <family> !PAL|LEAD: And you've got the voice of a gate! || And you walk like a wardrobe on a date!
            <rated> <3> !PAL|LEAD: And you've got the voice of a gate! || And you walk like a wardrobe on a date!
            <rated> <4+> !PAL: And you snore like a gate! || And you kiss like a wardrobe, falling!
            <family> !FOE: You've been late every day for twenty years! || I've never laughed at one of your jokes! Not even at the one with the duck!
            <rated> <3> !FOE: You've been late every day for twenty years! || I've never laughed at one of your jokes! Not even at the one with the duck!
            <rated> <4+> !FOE: You were two days late for our wedding! || I faked it! For ten years! Even in the canoe!
            <family> !PAL|LEAD: And you've kept me a biscuit, every single time. || You laughed so much that you had to lie down.
            <rated> <3> !PAL|LEAD: And you've kept me a biscuit, every single time. || You laughed so much that you had to lie down.
            <rated> <4+> !PAL: And you'd kept my side of the bed warm. || You cheered so much that we tipped over.
            [ZINNNG!]
            !BOSS: Two! || That's two!
            FOE: But we were being horrid! || That was an insult!
            LEAD|BOSS: It doesn't ring for what's said. It rings for what's meant. || It can tell what you mean. You're fond of each other. It's disgusting.
            * plant meant
            <?h> <3> FOE: Am I? || I only put up with people.
            <?h> <4+> FOE: Am I? ## I left you! With a suitcase! || I only put up with people. ## I divorced you! It took three lawyers!
            <?h> <2-3> LEAD: You never told me.
            <?h> <4+> !PAL: You never told me. ## You forgot your toothbrush. I've kept it wet.
            > turns
            <?i> > lead ban
            <?j> FOE: So it doesn't mind what I don't mean? Let me see. {call}!
            <?j> > lead flattered FOE
            <?j> [Silence. Not a ring.]
            <?j> FOE: You see? I didn't mean a word of it.`,
        },
        {
          title: 'Where It Cannot Hear',
          time: 'NEARLY SIX',
          beat: 'They hide the cup from their own kindness.',
          text: `
            BOSS: One more, and it's ours. I'll tell them to warm up the van. || Only one to go! I'll go and see if the glass is clean.
            * exit BOSS
            FOE: Quick! Put it where it can't hear us!
            > place stow prop
            <family> FOE: Now! Say it all, while it can't hear! || Say it, before somebody comes! You're wonderful! So is the joke with the duck!
            <rated> <3> FOE: Now! Say it all, while it can't hear! || Say it, before somebody comes! You're wonderful! So is the joke with the duck!
            <rated> <4+> FOE: Now, while it can't hear! I still sleep on my side! || Say it, before somebody comes! You're wonderful! So was the canoe!
            <family> PAL|LEAD: I like you so much! I'm only ever late for the biscuit! || I've always wanted to say it! I think of you when I butter things!
            <rated> <3> PAL|LEAD: I like you so much! I'm only ever late for the biscuit! || I've always wanted to say it! I think of you when I butter things!
            <rated> <4+> !PAL: I love you so much! I've never washed your pillow! || I've always wanted to say it! I think of you in the bath! I run it deeper!
            [Out of {hide}, very faintly: zinnng.]
            * enter BOSS
            BOSS: What was that?
            FOE: I heard nothing.
            > turns
            <?k> > place door
            BOSS: It doesn't matter. I've carried off a whole museum, and nobody's ever asked me to stay. ## It doesn't matter. I've carried off a whole museum, and nobody's ever asked me to stay the night. || You all look at me as if I'd come to take something. I have. But I'd have liked to be offered a tea. ## You all look at me as if I'd come to take something. I have. But I'd have liked to be offered a nightcap.
            [Everybody looks hard at the floor.]
            <?l> > lead comfort BOSS
            <?m> > hook FOE snap
            <?n> > hook PAL snap
            PAL|FOE: I can't bear it. {call}, change the subject! Tell us what you want! Be greedy! || If nobody speaks, I'll hug somebody! {call}, what would you like? And be greedy about it!
            > lead lastWords
            > turns`,
        },
        {
          title: 'Three',
          time: 'ONE MINUTE TO SIX',
          beat: 'Somebody is kind, although it costs a cup, and then somebody else is.',
          text: `
            BOSS: It's a minute to six. Fetch it out. You've won. || One minute. Get your cup. You've all been perfectly horrid.
            > place back prop
            > change cup
            BOSS: I'll be off. There's a bus at nine. It goes past a window with a cake in it. ## I'll be off. There's a bus at nine. It goes past a bedroom window. They wave. || Good night. I'll let myself out. I generally do.
            !FOE: Wait. || Stop! Oh, bother.
            PAL|LEAD: Don't! There's only a minute to go! || Not now! You've nearly kept it!
            !FOE: Happy birthday, {boss}. I mean it. Stay for tea. ## Happy birthday, {boss}. I mean it. Stay for tea. Stay for breakfast. || Nobody goes home alone on their birthday. Sit down. You're having the big slice. ## Nobody goes home alone on their birthday. Sit down. I'm getting into that cake.
            [ZINNNG!]
            PAL|LEAD: Three. || That was three.
            * pay three
            [The guards step forward, with the glass. {FOE} holds out the cup.]
            !FOE: Take it. I can have my breakfast out of a boot. || I know. Look after it. At breakfast, it likes two sugars.
            !BOSS: Take what? I heard nothing.
            [ZINNNNNG! Louder than ever. The glass falls to bits.]
            * pay meant
            LEAD: But it rang! || It's never rung like that! Not even for the chair!
            !BOSS: It's just an old cup. It's dirty. The museum doesn't want it. || That isn't old. It's just dirty. The museum doesn't take those.
            > turns
            <?q> > place gift
            > turns
            > hook BOSS end
            <?r> > lead last
            [{FOE} pours, and hands {BOSS} the cup.]
            <family> PAL|LEAD: It's past six, so I may say it. I'm so glad that you came. || I've never liked a birthday so much.
            <rated> <3> PAL|LEAD: It's past six, so I may say it. I'm so glad that you came. || I've never liked a birthday so much.
            <rated> <4+> !PAL: It's past six, so I may say it. {foe}, I'd marry you again. On time. || It's past six. {foe}, I'd marry you again. I'd bring the canoe.
            [Zinnng.]
            FOE: What was that?
            !BOSS: I heard nothing.`,
        },
      ],
    },
    {
      id: 'handles',
      shape: 'lie',
      title: 'It Was Like That || You Break It, You Buy It',
      premise:
        "Whoever breaks the king's jug has to buy it, so nobody has, although it costs more with every crack, and {lead} is there to help.",
      game: 'Everybody breaks it and nobody did, until it is worth something to have done it.',
      facts: {
        prop: 'the jug',
        event: 'a valuation',
        crowd: 'the experts',
      },
      effects: {
        jug: {
          noise: `FOE|BOSS: I heard it crack! And this time, we all saw who did it!`,
          lost: `FOE|BOSS: It's gone! And this time, we all saw who did it!`,
          stuck: `FOE|BOSS: It's creaking in there! And this time, we all saw who did it!`,
          mixed: `FOE|BOSS: It'll never be a jug again! And this time, we all saw who did it!`,
          mess: `FOE|BOSS: It'll be soft as a biscuit! And this time, we all saw who did it!`,
        },
      },
      after: `
        [KRINKK.]
        PAL|LEAD: What was that?
        BOSS: My knee. It was like that when I got up.`,
      acts: [
        {
          title: 'You Break It, You Buy It',
          time: 'TWO O’CLOCK',
          beat: 'There is one jug like it in the world, and everybody looks the other way.',
          text: `
            <2> > lead arrive
            BOSS: Here's the king's jug. Six hundred years old, with one handle, on the left. || Meet the king's own jug! One handle, over on the left, and no other like it.
            FOE|LEAD: And not a crack in it! How did he manage that? || Still in one piece! How did he manage?
            BOSS: He hung up a sign. "You break it, you buy it. By order of the king." || With that sign. "You break it, you buy it." He signed it himself.
            * plant king
            PAL|LEAD: And how much is it?
            BOSS: A million. The experts come at five. So hands in pockets, everybody! || One million. And the experts come at five. So nobody breathe!
            <first> <3+> FOE: Then who's that, with two hands? || Who's that? Watch its elbows!
            <3+> > lead arrive
            > place intro
            [Everybody has turned to look. Behind them, {BOSS} only pats the jug. KRINKK. || Everybody has turned to look. Behind them, {BOSS} gives the jug a last polish. KRINKK.]
            FOE|LEAD: Did you hear something?
            !BOSS: Only my knee. || Only my knee. It's the damp.
            [Behind {BOSS}'s back, something squirts, twice.]
            PAL|LEAD: Wasn't the handle on the left? || Didn't you say "left"? That's the right!
            !BOSS: It was like that when I came in.
            > turns`,
        },
        {
          title: 'For Two Kings',
          time: 'THREE O’CLOCK',
          beat: 'There is another knee, and another handle.',
          text: `
            > turns
            PAL|LEAD: It smells of peppermint. || Is that toothpaste?
            !BOSS: They had very clean kings. Look, a bird! || It's a fresh jug. Don't sniff it. Look over there!
            <3+> [Everybody looks. Behind them, {FOE} has only one little sniff. KRINKK. The handle drops into a teapot.]
            <2> [{BOSS} looks. Behind {BOSS}, {LEAD} has only one little sniff. KRINKK. The handle drops into a teapot.]
            BOSS: Whose knee is that? || And whose knee is that?
            !FOE|LEAD: My elbow. It has its own knee. || That wasn't a knee. I cracked a joke.
            [Two teacups lose their handles. Somebody chews, very fast.]
            PAL|BOSS: Now it's got two handles! || But it only had one handle!
            !FOE|LEAD: It's had two ever since I've known it.
            !BOSS: Two! Then it was for two kings! That's far rarer! It's worth two million! || Of course! For the king, and a friend! That makes it two million!
            LEAD|PAL: So now, whoever breaks it pays two?
            BOSS: Lucky that nobody has. || It's lucky that nobody has.
            > turns
            <?d> <4+> [Behind everybody's back, {PAL} looks to see who made it. KRINKK. The bottom comes off.]
            <?d> <4+> FOE: Another knee?
            <?d> <4+> !PAL: My back. It's been near a knee. ## My garter. It's older than it looks. || My stomach. It's never met a secret before.
            <?d> <4+> LEAD: Why's it standing on its head?
            <?d> <4+> !PAL: It isn't. We are.
            <?f> <first> > hook BOSS claim`,
        },
        {
          title: 'The Experts',
          time: 'FIVE O’CLOCK',
          beat: 'The experts come, and they have knees as well.',
          text: `
            > place crowd
            FOE|LEAD: They're walking round it. They aren't saying anything. || They've all put on a second pair of glasses!
            BOSS: It's the friendly sort of jug, gentlemen. Two handles, and a breath of mint. || You'll notice the two handles. One's for company.
            [The experts crowd in. A gasp. KRINKK.]
            PAL|LEAD: One of them did that! || So experts have knees, too!
            ["It was like that when we came in," say the experts.]
            FOE|BOSS: I feel so close to them. ## I haven't felt so close to anybody since the divorce.
            ["It leaks in three places!" cries the oldest. "There's no other like it! Six million!" || "It leaks like no other jug in the world!" cries the oldest. "Six million!"]
            LEAD: And if it's broken? || Six! And what if somebody's broken it?
            ["Then somebody's bought it," say the experts, and point at the sign.]
            FOE|BOSS: But nobody's broken it. Has anybody broken it? || For six million? Who'd break it? Did anybody break it?
            [Everybody shakes their heads. So does one handle, and it comes off.]
            > turns
            !BOSS: Quick, {call}, you hand it to them! You're the only one of us who's... who's got clean hands! || Wrap it up for them, {call}! You've such steady... you've been here the shortest!
            > lead help
            > effect jug`,
        },
        {
          title: 'Six Million, Please',
          time: 'ALMOST SOLD',
          beat: 'The jug is {where}, and somebody has to pay for it.',
          text: `
            > turns
            ["Six million, please," say the experts. "Who broke it?"]
            [Everybody looks at {LEAD}.]
            <2> LEAD: I'm afraid that I did.
            <3+> !LEAD: It was all right until I came in. So I must have done it. || I'm afraid that I did. There was nothing wrong before I came in.
            <3+> !FOE: Well, if {the} says so! || What a relief! I mean, what a pity!
            !LEAD: I've got four dollars. After that, I could manage one a week. || I'll pay. A dollar a week. When would that be done?
            PAL|BOSS: That's a hundred thousand years. || It'd take you a hundred thousand years. And no holidays.
            LEAD: Then I'd better start. Here's one.
            [A dollar lies on the table. Nobody can look at it. {hush}]
            !BOSS: Put that away. My knee's never made a sound in its life. I broke the jug, at two. || No. Take it back. That wasn't my knee, at two o'clock. That was me, and the handle.
            !FOE|LEAD: You did? Then what did I break? || But I broke it at three! Didn't I?
            <?d> <4+> !PAL: And I thought nobody else had! I've got the bottom in my hat.
            !BOSS: So there was never a second king? I'd begun to imagine the evenings. || So there never was a second king? I'd begun to like the friend!
            FOE|LEAD: Only two teacups.
            ["Then it's yours," say the experts. "Six million."]
            !BOSS: I know. Have you got change for a bus ticket? || Yes. I can read. Will you take a watch, and one shoe?
            <?m> > lead comfort BOSS
            <?w> <3+> PAL|FOE: {call}, you'd have paid for us all! What would you like?
            <?w> <2> +BOSS: {call}, you'd have paid for us both! What would you like?
            <?w> > lead lastWords
            > turns`,
        },
        {
          title: 'What the King Wrote',
          time: 'SIX O’CLOCK',
          beat: 'The jug falls to pieces, and everybody wants to have done it.',
          text: `
            [{freed} KRINKK, KRINKK, KRINKK. It's in seven pieces.]
            * prop
            FOE|LEAD: There's something brown. That isn't toothpaste. || Look, old wax! And none of my gum!
            !BOSS: It's six hundred years old! Somebody had mended it before us! || But that's ancient! Somebody else's knee got here first!
            LEAD: There's a letter stuck inside, from the king! || There's a letter in the wax, from the king!
            ["From the king?" cry the experts. "Ten million! Whose is it?"]
            PAL|LEAD: Look at the sign! Whoever broke it owns it! || Look at the sign! Whoever broke it has bought it!
            !FOE|LEAD: That's me! At three o'clock! || Me! I sniffed it to bits!
            <?d> <4+> !PAL: No, I did! Ask my hat!
            ["It was us!" cry the experts. "We kept a crumb, as proof!"]
            !BOSS: I was first! Quiet, and I'll read it out. || Mine was the first knee! Now hush, and listen.
            [{BOSS} reads it, and sits down.]
            PAL|LEAD: Well? What does he write? || Go on! What does it say?
            !BOSS: "It was like that when I came in."
            * pay king
            [A silence.]
            FOE|LEAD: He broke it! || The king! He did it himself!
            !BOSS: And that's his own sign. So he's bought it. Nobody owes a thing. || So he's bought it. By order of himself. We don't owe a cent.
            <?l> LEAD: And my dollar?
            <?l> !BOSS: You're the only one who gets anything back.
            [The experts go down on one knee to the letter. KRINKK. This time it is a knee.]
            > turns
            <?f> > hook BOSS end
            <?s> > lead last
            PAL|LEAD: That's the oldest excuse in the world. May I hold it? || So that's where we get it from! May I hold it?
            !BOSS: We all may. But carefully. || Pass it round. Hands washed, everybody.
            [The letter goes from hand to hand. A very small rip.]
            FOE|LEAD: What was that?
            !BOSS: It was like that when I came in.`,
        },
      ],
    },
  ],
}
