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
        snap: `ME: I once told a widow that her husband was a copy! I haven't slept since! ## I valued my own marriage, for the insurance! She's cashed it in!`,
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
         ME: I bit it in front of a duke.`,
        `ME: My pencil has gone up. It's forty now.
         ASK: What happened?
         ME: The duke bit it back.`,
        `ME: It's priceless. I'll never write with that pencil again.
         ASK: Then how did you write down the price?
         ME: With the duke's.`,
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
            ME: I bring my own mug down, in case anybody's having tea. So far, they've only asked the spider.`,
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
            ME: Everybody else gets to drop a plate! All that I get to do is glue it!`,
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
            ME: That's my ninth! Don't wash it! I'd know that dent in the dark!`,
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
            ME: Any moment now, somebody'll come with a cloth. My longest thumb lasted four seconds.`,
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
          noise: `PAL|LEAD: That didn't ring! It only screamed! That doesn't count!`,
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
          small: `PAL|LEAD: It's an eggcup! That's what unkindness does!`,
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
            FOE: You can't mean this one. That's my breakfast cup! || This? But I drink out of it every morning!
            PAL: And it was your grandmother's. What a dear old thing!
            [ZINNNG!]
            BOSS: What was that?
            FOE: I heard nothing.
            <first> !BOSS: And that's what you do with it, in {a}?
            <first> !FOE: It likes the view. || It gets out so little.
            BOSS: We'll see. If it rings three times by six o'clock, it goes behind glass. If it doesn't, you keep it. || Then it'll be tested. Three rings before six, and I take it away. Two, and you may keep it.
            * plant three
            FOE: Not a kind word, anybody! Not one, till six! || Be horrid, all of you! Till six! It's for my breakfast!
            <4+> PAL: I can't be horrid to you! I like... I like nobody. || But you know how much I... how much I can't stand you.
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
            FOE: {call}, hold my cup, and think of something nasty. || {call}, take the cup. And don't be nice to it, whatever it does.
            > lead help
            > effect cup
            BOSS: By the way. It's my birthday today. || I didn't want to mention it. I'm a year older today.
            [A terrible silence.]
            PAL|LEAD: So what? || Is it?
            BOSS: I bought my own candle. I sang to it, so that it wouldn't be only me. || I've brought a cake. There was only one slice left.
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
            !FOE: Now let's be as rude as we can. You've got a face like a dropped pie! || Quick, insult me. I'll go first. That haircut looks like something that died of you.
            !PAL|LEAD: And you've got the voice of a gate! || And you walk like a wardrobe on a date!
            !FOE: You've been late every day for twenty years! || I've never laughed at one of your jokes! Not even at the one with the duck!
            !PAL|LEAD: And you've kept me a biscuit, every single time. || You laughed so much that you had to lie down.
            [ZINNNG!]
            !BOSS: Two! || That's two!
            FOE: But we were being horrid! || That was an insult!
            !BOSS: It doesn't ring for what's said. It rings for what's meant. || It can tell what you mean. You're fond of each other. It's disgusting.
            * plant meant
            <?h> FOE: Am I? ## I left you! With a suitcase! || I only put up with people. ## I divorced you! It took three lawyers!
            <?h> PAL|LEAD: You never told me. ## You forgot your toothbrush. I've kept it wet.
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
            FOE: Now! Say it all, while it can't hear! || Say it, before somebody comes! You're wonderful, both of you!
            PAL|LEAD: I like you! I like you so much! I even like the humming! || I've always wanted to say it! I think of you when I butter things! ## I've always wanted to say it! I think of you in the bath! I run it deeper!
            [Out of {hide}, very faintly: zinnng.]
            * enter BOSS
            BOSS: What was that?
            FOE: I heard nothing.
            > turns
            <?k> > place door
            BOSS: It doesn't matter. They're all the same. I've carried off a whole museum, and not one person has asked me to stay. || You all look at me as if I'd come to take something. It's true, I have. But I'd have liked to be offered a tea.
            [Everybody looks hard at the floor.]
            <?l> > lead comfort BOSS
            <?m> > hook FOE snap
            <?n> > hook PAL snap
            PAL|FOE: I can't bear it. {call}, change the subject! Tell us what you want! Be greedy! || If nobody speaks, I'll hug somebody! {call}, ask for something! And be rude about it!
            > lead lastWords
            > turns`,
        },
        {
          title: 'Three',
          time: 'ONE MINUTE TO SIX',
          beat: 'Somebody is kind, although it costs a cup, and then somebody else is.',
          text: `
            BOSS: It's a minute to six. Fetch it out. You've won. || That's that, then. One minute. Get your cup. You've all been perfectly horrid.
            > place back prop
            > change cup
            BOSS: I'll be off. There's a bus at nine. It goes past a window with a cake in it. || Good night. I'll let myself out. I generally do.
            !FOE: Wait. || Stop! Oh, bother.
            PAL|LEAD: Don't! There's only a minute to go! || Not now! You've nearly kept it!
            !FOE: Happy birthday, {boss}. I mean it. Stay for tea. ## Happy birthday, {boss}. I mean it. Stay for tea. Stay for breakfast. || Nobody goes home alone on their birthday. Sit down. You're having the big slice.
            [ZINNNG!]
            PAL|LEAD: Three. || That was three.
            * pay three
            [The guards step forward, with the glass. {FOE} holds out the cup.]
            !FOE: Take it. It was worth it. || I know. Look after it. It likes two sugars.
            !BOSS: Take what? I heard nothing.
            [ZINNNNNG! Louder than ever. The glass falls to bits.]
            * pay meant
            LEAD: But it rang! || It's never rung like that before!
            !BOSS: It's just an old cup. It's dirty. Go home, all of you. || It isn't old. It's just dirty. Put away that string.
            > turns
            <?q> > place gift
            > turns
            > hook BOSS end
            <?r> > lead last
            [{FOE} pours, and hands {BOSS} the cup.]
            PAL|LEAD: I only ever say this once a year. I'm so glad that you came. || I've never liked a birthday so much.
            [Zinnng.]
            FOE: What was that?
            !BOSS: I heard nothing.`,
        },
      ],
    },
    {
      id: 'handles',
      shape: 'lie',
      title: 'It Was Like That || One Handle',
      premise:
        'A jug must stay whole until the experts come, and it has more handles every time that anybody looks round, while {lead} is there to help.',
      game: 'Everybody breaks it in secret, glues it in secret, and admires it aloud.',
      facts: {
        prop: 'the jug',
        event: 'a valuation',
        crowd: 'the experts',
      },
      effects: {
        jug: {
          noise: `FOE|BOSS: I heard it crack! All the way round! And I'd only just... I'd only just dusted it!`,
          lost: `FOE|BOSS: A jug like that! And it took so long to get the... to get it ready!`,
          stuck: `FOE|BOSS: It can't move a handle! And it has so many!`,
          mixed: `FOE|BOSS: It isn't itself! It's hardly been itself all day!`,
          mess: `FOE|BOSS: It's gone soft! All the glue... All the glow has gone out of it!`,
        },
      },
      after: `
        [KRINKK.]
        PAL|LEAD: What was that?
        BOSS: My knee. It was like that when I got up.`,
      acts: [
        {
          title: 'One Handle',
          time: 'TWO O’CLOCK',
          beat: 'There is one jug like it in the world, and everybody looks the other way.',
          text: `
            <2> > lead arrive
            BOSS: There it is. The king's jug. One spout, one handle, and only one in the world. || Don't come too near! It's a king's jug, with its one little handle. There isn't another.
            FOE|LEAD: How has it stayed in one piece, for six hundred years?
            BOSS: The king never let anybody touch it. || It's only been looked at. By careful people.
            * plant king
            <first> PAL|LEAD: But is it safe, in {a}? || And you've brought it to {a}?
            <first> !BOSS: There was a bull in the china shop. || The museum's full of children.
            BOSS: The experts come at five. Until then, no one touches it. One crack, and it's worth nothing. || The experts come at five. Nobody lays a finger on it till then. If there's a crack in it, they won't buy it.
            <first> <3+> FOE: Ssh! Who's that?
            <3+> > lead arrive
            > place intro
            [Everybody has turned to look. Behind them: KRINKK.]
            FOE|LEAD: What was that?
            BOSS: My knee. || That's only my knee. It's the damp.
            <?d> LEAD: It sounded like china.
            <?d> BOSS: It's a very good knee. ## It's a very fine knee. I've had letters about it.
            PAL|LEAD: Hasn't the jug got two handles? || Didn't you say "one handle"? I count two.
            BOSS: It was like that when I came in.
            > turns`,
        },
        {
          title: 'For a King and a Friend',
          time: 'THREE O’CLOCK',
          beat: 'There is another knee, and a third handle.',
          text: `
            > turns
            !BOSS: Two handles! Of course! It was for two kings! That makes it rarer! || It's a king's jug for sharing! I've only read about those! It'll fetch double! ## It's a king's jug for sharing! I've only read about those, in the bath! It'll fetch double!
            PAL|LEAD: It smells of peppermint. || Is that toothpaste?
            !BOSS: They had very clean kings. || It's a fresh jug.
            > place stir
            [Everybody looks. Behind them: KRINKK.]
            BOSS: And what was that?
            FOE|LEAD: My knee. It must be catching. || Me. I cracked a joke.
            PAL|BOSS: It's got three! || Why are there three handles?
            FOE|LEAD: It was like that when I came in.
            <3+> PAL|LEAD: Is that chewing gum? || There's chewing gum on it. It's still warm.
            <3+> FOE: They chewed a lot, at court. || It's the king's own gum. Don't disturb it.
            !BOSS: Three handles! For two kings, and one friend! There's nothing like it in the world! || Then it's worth three times as much! It gets better whenever I don't look!
            > turns
            <?f> <first> > hook BOSS claim
            <?g> > place uses`,
        },
        {
          title: 'The Experts',
          time: 'FIVE O’CLOCK',
          beat: 'The experts come, and the jug stands on its head.',
          text: `
            > place crowd
            [Everybody has gone to look. Behind them: KRINKK. And a small, sad plop.]
            FOE|BOSS: Whose knee was that? || And that one?
            <3+> PAL|LEAD: My elbow. It has its own knee. ## My garter. It's older than it looks. || It was my stomach. I had a plate for lunch.
            <2> LEAD: It was like that when I came in.
            BOSS: Why is the spout at the bottom? || It's standing on its head! Where's the top?
            <3+> !PAL|LEAD: It was like that when I came in.
            > turns
            FOE|LEAD: The experts are walking round it. They aren't saying anything. || They've all put on a second pair of glasses!
            !BOSS: Gentlemen, this is a jug with three handles, that pours downward. || You see before you a jug that can be filled only by lying under it.
            [A gasp. The experts crowd in. KRINKK.]
            PAL|BOSS: That was one of them! || That was an expert! I saw his elbow!
            ["It was like that when we came in," say the experts. || "Has anybody any gum?" asks an expert, with both hands behind the back.]
            BOSS: I feel so close to them. ## I haven't felt so close to anybody since the divorce.
            ["Six million!" cries the oldest. || "Six million!" cries the oldest. "There's no other like it!"]
            FOE|BOSS: Wait till they've turned round again. There'll be less like it still.
            > turns
            <?i> BOSS: Not with that handle! {call}, stand in front of it, and look worth looking at!
            <?i> > lead flattered`,
        },
        {
          title: 'My Knee, My Knee, My Knee',
          time: 'ALMOST SOLD',
          beat: 'The jug ends up {where}, and everybody has something to say.',
          text: `
            BOSS: They'll take it at once. {call}, bring it here. By all three handles. || Sold! {call}, hand it over. You're the only one who hasn't been near it.
            > lead help
            > effect jug
            <?j> > hook FOE stake
            <?k> > hook PAL stake
            > turns
            BOSS: It's all my fault. I broke it, at two. I stuck it with toothpaste. ## It's all my fault. I was told not to touch it, so I did. That's how I got married, too. || I have to tell you something. That wasn't my knee. It was the handle. It went in two.
            FOE|LEAD: You broke it? Then what did I break? || You, too? I was told that it was me!
            <4+> PAL: I only wanted to see if the bottom came off. It does. || It was in five bits when I found it. I thought that I'd done it by looking.
            BOSS: And I believed in it! Two kings, and a friend! ## And I believed in it! Two kings, and a friend! I'd imagined the evenings! || So there were never two kings? I'd begun to like the friend!
            <?l> LEAD: I'm the only one who never broke it. I feel left out. || I never broke it. I'd like that to be written down.
            <?m> > place door
            <?n> > lead comfort BOSS
            <?o> > hook FOE snap
            <?p> > hook PAL snap
            BOSS: And what do we tell the experts? {call}, keep them busy! Tell them what you'd like! || They're waiting, with six million! {call}, you've a clean conscience. What would you ask for?
            > lead lastWords`,
        },
        {
          title: 'What the King Wrote',
          time: 'SIX O’CLOCK',
          beat: 'The jug falls to pieces, and inside it is a very old letter.',
          text: `
            BOSS: I'll tell them. It isn't a king's jug. It's mostly toothpaste, and us. || Ladies and gentlemen, it's a fake. We made it today. We were very frightened.
            [The experts look at their shoes. {freed} KRINKK, KRINKK, KRINKK.]
            * prop
            PAL|LEAD: It's in seven pieces. || It's come apart. Toothpaste, gum, and all.
            [Something is left standing: a handle, with a lump of very old, brown wax.]
            FOE|LEAD: That isn't toothpaste. || That's none of my gum!
            BOSS: That's six hundred years old! Somebody had broken it before us! || Wax! It's from the time of the king! It was in pieces then!
            LEAD: There's a note stuck in it. || There's writing, under the wax.
            PAL|BOSS: "By order of the king. To whoever is next." || It's signed. "I, the king, with my own hand."
            <3+> BOSS: What does he say? || Go on! What did he want us to know?
            FOE|LEAD: "It was like that when I came in."
            * pay king
            [The experts go down on one knee. KRINKK. This time it is a knee.]
            > turns
            <?r> > place gift
            > hook BOSS end
            <?s> > lead last
            > turns
            PAL|LEAD: They'll pay ten million, for the note alone. || The experts say ten million, if they may hold it.
            BOSS: Of course. But carefully. || With pleasure. Mind the edges.
            [It goes from hand to hand. A very small rip.]
            FOE|LEAD: What was that?
            !BOSS: It was like that when I came in.`,
        },
      ],
    },
    {
      id: 'dirt',
      shape: 'auction',
      title: 'Two Thousand Years of It || Nobody Breathe',
      premise:
        'The vase is new, but the dirt on it is two thousand years old and worth a million, and {keeper} is to hold it.',
      game: 'Everybody has a fortune on their shoes, and nobody may wipe, sneeze or sigh.',
      facts: {
        prop: 'the matchbox',
        event: 'an antiques show',
        crowd: 'the bidders',
      },
      effects: {
        box: {
          noise: `BOSS: That shook it! There's a house with a garden, up there in the air!`,
          lost: `BOSS: Two thousand years it stayed put! Two thousand years, on one vase!`,
          stuck: `BOSS: And how are we to weigh it, trussed up like a turkey? I'd be paying for the string!`,
          mixed: `BOSS: You can't sell something that's so attached! It'd have to come with {the}!`,
          mess: `BOSS: Wet dirt! Do you know what that is? That's mud! Mud's four cents!`,
        },
      },
      after: `
        PAL|LEAD: How's the little Roman?
        BOSS: It's had three leaves. Every time I bring it dirt, it asks how old.`,
      acts: [
        {
          title: 'Worth a Million',
          time: 'THE SHOW BEGINS',
          beat: 'The vase turns out to be new, and the dirt does not.',
          text: `
            <2> > lead arrive
            BOSS: Good evening! This is the show with only one question. Is it old, or just dirty?
            FOE|LEAD: I've brought a vase. It's two thousand years old. || Then look at my vase! It's Roman!
            BOSS: I can see that! Such a deep, rich brown! It's worth a million! || Oh, yes! Nobody makes that gray any more! I'd say a million!
            FOE|LEAD: A million! I've been keeping the mop in it! ## A million! He left me that, and took the house! || A million? But I keep the mop in it!
            <?w> <first> <4+> PAL: And why is the show in {a}? || Why have we come to {a} for that?
            <?w> <first> <4+> BOSS: It's never been dusted. || We like to work where nobody wipes.
            <first> <2-3> BOSS: That's why we do the show in {a}. Nobody here ever wipes.
            [{BOSS} leans close, and blows. PFOOH! A cloud comes off. The vase is pink.]
            PAL|LEAD: There's a sticker. "Dishwasher safe." || It says something underneath. "Part of a set. Four dollars."
            BOSS: It's new. || It's from last Tuesday.
            * plant vase
            FOE|LEAD: But he dug it up in front of me, in his own garden! || It can't be new! I watched the salesman find it in his garden! Twice!
            [{BOSS} licks one finger, and stops.]
            BOSS: Then he should have sold you the garden. This dirt's Roman! I can taste a sandal, and a seed! || Wait. It was a Roman garden! I can taste a chariot, and a seed! The dirt's two thousand years old!
            PAL|LEAD: The dirt's worth a million? || Then it's the dirt that's worth a million?
            !BOSS: If it's dry. Wet, it's just mud. So nobody wipe, nobody sneeze, and nobody cry! || And I blew it all over us! Nobody wipe! And nobody cry! One wet drop, and it's mud!
            <first> <3+> BOSS: Who's that coming in? Wipe nothing! You're walking on a fortune!
            <3+> > lead arrive
            <handed> > place intro
            > turns`,
        },
        {
          title: 'A Small Car on Your Eyebrow',
          time: 'ON ALL FOURS',
          beat: 'They gather up the dirt in a matchbox, which ends up {where}.',
          text: `
            > turns
            [They gather it up with eyelashes and tweezers, into a matchbox.]
            FOE|LEAD: Hold still. You've got a small car on your eyebrow.
            BOSS: That's mine! I grew that eyebrow! || Don't frown, then! I'd lose the wheels!
            PAL|LEAD: You've got a bit in your eye, too. || And there's some in your left eye.
            !BOSS: That'll be the Romans' bathroom. It stings like marble. ## That'll be the Romans' bathroom. I think that there's somebody in it. I saw a shoulder. || I know. It's the Romans' bathroom. I'm not blinking till it's sold.
            * plant eye
            <?freckles> !FOE|LEAD: You've got freckles, under all this.
            <?freckles> !BOSS: Put them back.
            <?b> PAL|LEAD: I've swallowed something.
            <?b> BOSS: How did it taste?
            <?b> PAL|LEAD: Of a kitchen, with a sea view. ## Of a bedroom. There'd been a party.
            <?c> <3+> FOE: May I sigh?
            <?c> <3+> BOSS: In your pocket. ## Into your pocket. Then we'll divide it, like a marriage.
            > turns
            <handed> BOSS: The rest's all in the matchbox. {call}, take it. And if you have to sneeze, think of my pension. || There. The rest of the million's in this matchbox. {call}, hold it, and don't breathe out.
            <taken> BOSS: The rest's all in the matchbox. And if you have to sneeze, think of my pension.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: I'd only make it worse. {call}? || {call}, you're good with your hands!
            <taken> > lead attempt
            <handed> > effect box
            > place worse
            <?d> > hook FOE stake
            <?e> > hook PAL stake
            <handed> <?f> > lead search
            <first> > hook BOSS claim`,
        },
        {
          title: 'Under the Refrigerator',
          time: 'THE AUCTION',
          beat: 'The bidders come, and they have all brought some.',
          text: `
            > place crowd
            PAL|BOSS: They've each got a bucket! || Why are they all carrying bags?
            FOE|LEAD: It's dirt! They've been under their refrigerators! || They've brought their own dirt! That one's got a whole carpet!
            BOSS: It's the same with everything. First it's priceless, and then everybody's got it at home. || Now they all want to know. Is it old, or just dirty?
            <?boy> PAL|LEAD: One boy hasn't brought a bag at all. He's only put up his knees.
            <?boy> !BOSS: Both of them? A pair! And in the original trousers! || Never washed? Quick, before his mother sees what he's worth!
            <?k> FOE|LEAD: That lady says that hers is from under her husband.
            <?k> BOSS: Has he moved since? ## How long has he been lying there? No, don't wake him. It's going up.
            > turns
            PAL|LEAD: They're bidding! A million and a half, sight unseen! || Listen! Two million for the Roman! Sight unseen!
            ["Two million!" cries a lady in white gloves. "And I don't even know what it is!"]
            !BOSS: It'll have to stay unseen. It's {where}! || Unseen's the word! It's {where}!
            <?y> FOE|LEAD: Then sell them what's under the carpet. It's only dirt! || We'll sweep up some more. It's only dirt!
            <?y> !BOSS: Only dirt! I've tasted it! There was a whole empire in there! || It isn't only dirt! A Caesar walked that in! And his mother told him to wipe his feet!
            <?h> BOSS: Then we must sell it unseen. {call}, stand up there, and look like two million!
            <?h> > lead flattered
            <?i> > place stir
            > turns`,
        },
        {
          title: 'Nobody Sigh',
          time: 'GOING TWICE',
          beat: 'Two million are bid for something that is not there.',
          text: `
            > turns
            !BOSS: Two million, going once! Somebody get it out of there! || Going once! And I've nothing to point at!
            <?l> > place door
            > place peak
            <?m> > hook FOE snap
            <?n> > hook PAL snap
            BOSS: Going twice! And now my eye's watering! || Two million, twice! Don't anybody be sad! My eye's filling up!
            FOE|LEAD: The one with the bathroom in it? Don't cry, or it's mud! Think of a desert! || Hold it! It's one drop to mud!
            BOSS: I'm thinking of one. There's a camel in it, all alone. || I've thought of something funny. It's no help. I'm laughing till I cry.
            <?o> > lead comfort BOSS
            [The bidders put on their gloves to go.]
            <unasked> FOE|LEAD: They're leaving! Will nobody say three million? || They're off, with all their buckets! Somebody say three million!
            <wish> FOE|BOSS: {call}, keep them here! Tell them what you want in life. But softly. It blows away. || Somebody must keep them here! {call}, talk! Ask for something! And nothing sad, or it floods!
            <wish> > lead lastWords
            > turns`,
        },
        {
          title: 'A Quick Wipe',
          time: 'SOLD',
          beat: 'The matchbox is sold, and the buyers have one small wish.',
          text: `
            > lead save
            > place saves
            [{freed} It's a little open.]
            * prop
            !BOSS: Sold! Two million! And there's every crumb of it! || Gone! For two million! Wrap it up, and nobody blow!
            PAL|LEAD: The lady in the white gloves would like it washed first.
            [A silence. {hush}]
            FOE|BOSS: Washed? || They want our dirt cleaned?
            PAL|LEAD: She says that for two million, it mustn't be dirty. || She's got white carpets. She says it's that, or nothing.
            !BOSS: Then it's nothing. She never wanted it. She only wanted nobody else to have it. ## Then it's nothing. She didn't want it. She just didn't want anybody else to have it. I was married to that. || Let her go! She'd have put it behind glass, and dusted the glass!
            [One by one, they pick up their buckets. Plip. Something falls into the matchbox.]
            PAL|LEAD: What was that? || It's raining!
            !BOSS: My eye. I'd held it so long. || Only in me. That was my left eye.
            * pay eye
            FOE|LEAD: Now it's mud. || That's that, then. Mud.
            > turns
            [In the matchbox, something small and green looks out.]
            !BOSS: There was a seed in it! Two thousand years, and all it needed was to be spoiled! || It's coming up! All that time, it only wanted somebody to cry!
            LEAD: It needs a pot. || Is there anything to put it in?
            [Everybody looks at the pink vase.]
            * pay vase
            FOE|LEAD: It's even dishwasher safe. || It's just the size. I'll find another place for the mop.
            <?q> > place gift
            > turns
            > hook BOSS end
            <?r> > lead last
            LEAD: {boss}, you've got something on your nose.
            !BOSS: Don't touch it! Is it old, or just dirty?`,
        },
      ],
    },
  ],
}
