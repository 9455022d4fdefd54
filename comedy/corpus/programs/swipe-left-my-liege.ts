import { type Program } from '../../plays/card-types.ts'

/** A bell that marries whoever says two small words; two hundred suitors at the gate; a castle that never saw a mirror. */
export const swipeLeftMyLiege: Program = {
  name: 'Swipe Left, My Liege',
  people: {
    'King Lonely': {
      short: 'the King',
      want: 'somebody to sit next to',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} plumps up the cushion on the other throne.]
            ME: I plump it every morning, in case somebody sits next to me! Even the cat prefers the floor!`,
        snap: `ME: I wanted somebody next to me! I never said in the same shirt!`,
        later: `
          ME: Somebody sat next to me for the whole evening.
          ASK: Was it lovely?
          ME: There's only one armrest in the middle. We're at war.`,
      },
      turns: [
        `ME: I've had my bench made longer. It's for two.
         ASK: Who has the other end?
         ME: On weekdays, the cold.`,
        `ME: I've put a cushion on the other end.
         ASK: It's lying down.
         ME: It's the first one that ever stayed the night.`,
        `[{ASK} sits down on the bench, to tie a shoe.]
         ME: Don't move.
         ASK: What's wrong?
         ME: It's level. I never knew that it could be level.`,
      ],
      twist: 'A cushion moves in with the King',
    },
    'Lady Picky': {
      short: 'Lady Picky',
      want: 'to find nothing wrong',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
            [{ME} runs one white finger along a chair, and sighs.]
            ME: Something wrong again! There's always something wrong. It's getting hard to enjoy it!`,
        snap: `ME: I've found what's wrong with this marriage! I'm in it!`,
        later: `
          ME: I've got something now that there's nothing wrong with. I look at it all day.
          ASK: How's that?
          ME: I think it's starting to notice things about me.`,
      },
      turns: [
        `ME: I sent back the sunset.
         ASK: Why? What did it do?
         ME: It went down in front of everybody.`,
        `ASK: Is that your list of what you're looking for? It goes out of the door.
         ME: And down the stairs. There's somebody at the bottom, holding the pen.`,
        `ASK: It's only a plain biscuit.
         ME: It's brown. It's round. It's broken in just the right place.
         ASK: Are you crying?
         ME: I've got nothing to add.`,
      ],
      twist: 'Lady Picky sends back the sunset',
    },
    'Jester Jamal': {
      short: 'Jamal',
      want: 'to be taken seriously',
      as: { FOE: {}, PAL: {} },
      hooks: {
        snap: `ME: I'm married! It's serious! No, don't clap!`,
        later: `
          ME: They take me seriously now. I told them the one about the duck.
          ASK: Did anybody laugh?
          ME: They've written to its mother.`,
      },
      turns: [
        `ME: My shoe's on fire.
         ASK: Stop it! My ribs!
         ME: It's gone up to the knee.
         ASK: It's how you say it!`,
        `ME: I've written a sad poem. "It rains."
         ASK: Ha! Is there any more?
         ME: There's a second verse. It rains in that one, too.`,
        `ME: I slipped on some soap this morning.
         ASK: Did it hurt?
         [{ME} sits down, very slowly.]
         ME: Would you mind asking me that again?`,
      ],
      twist: "Everybody laughs at Jamal's burning shoe",
    },
    'Sir Swagger': {
      short: 'Sir Swagger',
      want: 'to be liked without armor',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
            [{ME} bows. All round, there are sighs.]
            ME: They're sighing at the armor again! Somebody's in here, you know, being poached!`,
        snap: `ME: It's two of us and the armor, in one nightshirt! I can't even shiver! I only ring!`,
        later: `
          ME: I've taken off the armor, and I'm liked anyway.
          ASK: So why the long face?
          ME: The armor's got a date on Friday, and I haven't.`,
      },
      turns: [
        `ASK: There's something dripping out of your knee.
         ME: That's me. I've been in here since spring.`,
        `[{ME} tries to sit down. There is a long creak.]
         ASK: Shall I help you to sit?
         ME: I'm sitting. This is as low as it goes.`,
        `[The helmet comes off. In it is a much smaller head, with a very large smile.]
         ASK: How do you do? I don't believe we've met.
         ME: I've been waving at you for years. It doesn't show.`,
      ],
      twist: "Something drips out of Sir Swagger's knee",
    },
    'Matchmaker Maud': {
      short: 'Maud',
      want: 'a match of her own',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} pairs up all the gloves in the room. One is left.]
            ME: Six hundred matches, and who's always the odd one? The cat's started to pity me.`,
        snap: `ME: Six hundred weddings, and I've caught every bouquet! And now I've caught this!`,
        later: `
          ME: I've met somebody, at last.
          ASK: And how's it going?
          ME: Terribly. I keep trying to introduce us.`,
      },
      turns: [
        `ME: You'd go well with a baker.
         ASK: Why a baker?
         ME: You look as if you need to be left somewhere warm.`,
        `ME: Push these two candlesticks together for me.
         ASK: They don't seem to want to.
         ME: They never do at first. Look away.`,
        `[The two candlesticks stand close together, in the dark.]
         ME: What a shame. And I haven't got a match.
         ASK: I've got one.
         ME: Is that a light, or a proposal?`,
      ],
      twist: 'Maud introduces two candlesticks',
    },
    'Milkmaid Marta': {
      short: 'Marta',
      want: 'help with the other bucket',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} puts down two buckets, and looks at both hands.]
            ME: They all offer me an arm. Nobody ever takes a bucket! I used to be taller than my arms!`,
        snap: `ME: Who'll milk the cow in the morning? She only likes my thumbs, and one of them's in here!`,
        later: `
          ME: Somebody carries the other bucket for me now.
          ASK: And is it easier?
          ME: They skip. I get one of milk, and one of butter.`,
      },
      turns: [
        `ME: My cow's had a letter from a duke.
         ASK: From a duke? To a cow?
         ME: I put up her portrait, by mistake. It's the eyes.`,
        `ASK: What does the duke write?
         ME: "You speak to me without a word."
         ASK: And what did she write back?
         ME: She ate the pen.`,
        `ME: The duke's coming on Sunday, to meet her.
         ASK: Have you told him that she's a cow?
         ME: I did. "Nobody's perfect", he says. "I'm ninety, and I bite."`,
      ],
      twist: "A duke falls for Marta's cow",
    },
  },
  recall: `
    PAL|LEAD: The minstrels sing it under every window now. "{Line}."
    BOSS: Is it a love song?
    PAL|LEAD: It is, the way they do it. With the hips.`,
  scenarios: [
    {
      id: 'mirror',
      shape: 'wrong guest',
      title: 'Who Started It? || Exactly as Many',
      premise:
        'A whole castle falls in love with one small portrait, and nobody there has ever seen a mirror.',
      game: 'It does whatever is done to it, so that love becomes a war, and the enemy has exactly as many.',
      least: 3,
      facts: {
        prop: 'the portrait',
        event: 'a dating show',
        crowd: 'the wedding guests',
      },
      effects: {
        copy: {
          noise: `!FOE: There's one of those in there, too! But theirs does it without a sound!`,
          lost: `!FOE: There's one of those in there, too! And it's just as pleased with itself!`,
          stuck: `!FOE: There's one of those in there, too! And it's just as tangled, the other way round!`,
          mixed: `!FOE: There's one of those in there, too! And theirs is just as muddled, from right to left!`,
          mess: `!FOE: There's one of those in there, too! With a mop! They're arming!`,
        },
      },
      hooks: {
        'King Lonely': {
          sees: `
            ME: It's got such lonely eyes. I'd move over for those eyes.
            ASK: And what did it do?
            ME: It moved over. ## It moved over, and patted the mattress.`,
          truth: `
            ASK: There's room in the frame, next to you. May I?
            ME: In a picture? Then you'd never get up!`,
        },
        'Lady Picky': {
          sees: `
            ME: It's too proud in the chin. And it looked me up and down, as if I were the one with the faults!
            ASK: So you didn't care for it?
            ME: I've never been so attracted.`,
          truth: `
            ASK: That's you in there. Is there anything wrong with it?
            ME: I've searched it all day, from an inch away. I couldn't find a thing.`,
        },
        'Jester Jamal': {
          sees: `
            ME: I told it something sad.
            ASK: Did it laugh?
            ME: It had a tear in its eye. It's the first that ever took me seriously. ## It had a tear in its eye. With me, people are laughing by the trousers.`,
          truth: `
            ASK: Look at that face. Nobody could laugh at that face.
            ME: With the bells on?
            ASK: They only make it sadder.`,
        },
        'Sir Swagger': {
          sees: `
            ME: One can't see much of the face. It's all in armor.
            ASK: Then what do you see in it?
            ME: Somebody who's much too hot. I felt so understood. ## Somebody much too hot, with nothing on underneath. I felt so understood.`,
          truth: `
            ASK: Lift the visor. Now look at it again.
            ME: That's what's under there? It's rather sweet!
            ASK: It's a lot better than the armor.`,
        },
        'Matchmaker Maud': {
          sees: `
            ME: I looked, and I thought, now why is that one still on the shelf?
            ASK: Did it look back?
            ME: As if it had somebody in mind for me. ## As if it had itself in mind for me. All night.`,
          truth: `
            ASK: Look who's beside you, in the frame. I've been there the whole time.
            ME: You go with my nose. You go with my chin. And I only ever looked at the others. It's a match!`,
        },
        'Milkmaid Marta': {
          sees: `
            ME: It had milk on its chin. I wiped mine, as a hint.
            ASK: And what did it do?
            ME: It took the hint. You don't often find that. ## It took the hint. My husband needs it in writing.`,
          truth: `
            ASK: You're leaning, in the picture. Give me the other bucket.
            ME: You'd carry it?
            ASK: Look. Now we're both straight.`,
        },
      },
      after: `
        PAL|LEAD: Where's the portrait?
        BOSS: I've lent it to the stable. I had to. The horses were letting themselves go.
        PAL|LEAD: And how do they like it?
        BOSS: There's one who won't come to the door until noon.`,
      acts: [
        {
          title: 'Left, Left, Left || The Last One on the Pile',
          time: 'MORNING',
          beat: 'Of all the portraits only one is not thrown out of the window, and it smiles.',
          text: `
            BOSS: Left. Left. Left. || No. No. Certainly not.
            [Portrait after portrait flies out of the window.]
            <?duke> !FOE: That one was a duke! ## That one was a duke! He'd been painted from behind. It was his better side. || There was a prince among those! ## There was a prince among those! With thighs!
            <?duke> BOSS: It was painted with its dog. I'd always be second. || It had its hand in its coat. What's it keeping in there?
            <first> > hook BOSS claim
            PAL|ANY: There's only this one left. It's small and round, all glass, and it came with a comb. || That's the whole pile. There's just this tiny one, on glass. It came with a razor.
            [{BOSS} looks into it. "Aaah."]
            !BOSS: That's who I want. It smiled at me! ## That's who I want. It smiled at me, and wet its lips!
            * plant love
            PAL|ANY: A portrait? Who started it? || It smiled? And who started it?
            !BOSS: It did!
            * plant start
            <first> PAL|ANY: Here comes somebody! Perhaps it's the one! || There's a stranger! It could be the one!
            > lead arrive
            <first> !BOSS: That isn't the one. {call}, you get about. Whose face is this? || That's not the one. Whose face is this, {call}?
            <next> !BOSS: {call}, you get about. Whose face is this?
            [{LEAD} looks into it.]
            !LEAD: I don't know. But it looks as if it knew me. || I've never seen it. But it's so pleased to see me.
            !FOE: Let me see that.
            [{FOE} looks into it. "Aaah."]
            !FOE: It's smiling, yes. But it's at me! ## It's smiling, yes. But it's at me! It's undone a button! || I was wrong. It's smiling. But it's at me! ## I was wrong. It's smiling. But at me! It's undone a button!
            <?d> > hook FOE sees
            <?dd> > hook PAL sees
            > place intro
            FOE: That was in the portrait, too! Right behind its ear!
            BOSS: Then it's here! It's somewhere in {a}! || Then it lives here! In {a}!
            PAL|LEAD: Has anybody met somebody small and round, with a handle?
            > turns`,
        },
        {
          title: 'It Misted Over',
          time: 'LATER',
          beat: 'Two hearts are set on the same face, until it frowns.',
          text: `
            LEAD|PAL: What color are its eyes?
            !BOSS: Brown. ## Brown. They undress one. I let them get as far as the collar. || Green, like a pond that thinks. ## Green. They've seen all that I've got, and they came back.
            !FOE: They're blue! || Gray! I looked right into them!
            <?eyes> PAL|LEAD: But {boss} has brown eyes. And {foe} has blue ones. || But {boss} has green eyes. And {foe} has gray ones.
            <?eyes> !BOSS: You see? It was made for me.
            !BOSS: I got so close that I could feel it breathe. And it misted over. It's shy! ## I took off my shirt. It took off its own. Then it misted over. || I bent down to kiss it. And it came up to meet me! ## I bent down to kiss it. It met me halfway, with its mouth open. It's no amateur.
            !FOE: With me, too.
            * plant two
            !BOSS: With you? Give me that portrait! ## With you? At your age? Give me that portrait! || You, as well? I'll have a word with it! ## You, as well? With that same mouth? I'll have a word with it!
            <5+> ANY: Don't shake it! You'll mix up its eyes!
            [{BOSS} frowns into the frame.]
            !BOSS: It's frowning!
            PAL|LEAD: Who started it?
            !BOSS: It did!
            !FOE: You've upset it. Leave it to me. ## You've upset it. Let somebody do it who's been divorced. || You've no way with it. Let me.
            [{FOE} wags a finger at the frame.]
            !FOE: It's wagging its finger! At me!
            LEAD|PAL: And who started that?
            !FOE: It did!
            > turns
            !BOSS: It's no sweetheart. It's the enemy. This is war! {call}, bar the gate! ## It's an ex. It's the enemy. This is war! {call}, bar the gate! || We've an enemy in the castle. This is war! {call}, see to the gate! ## It's an ex. We've an enemy in the castle. This is war! {call}, see to the gate!
            > lead attempt
            [{FOE} peeps into the frame.]
            > effect copy
            PAL|BOSS: Two of them? In one world? || They've got one as well? I'd thought there could only be one!
            > turns`,
        },
        {
          title: 'Just as Many',
          time: 'AFTERNOON',
          beat: 'The guests come to a wedding, and find a war.',
          text: `
            > place crowd
            ["Which is the happy one?" asks a cousin. || "Who's marrying whom?" asks a cousin.]
            BOSS: Nobody. It's the enemy. Stand behind us, and look fierce! ## Nobody. The enemy's been with both of us. Stand behind us, and look fierce! || The wedding's off. There's an enemy. Fall in, and growl! ## The wedding's off. The enemy was seeing us both. Fall in, and growl!
            ["Who started it?" asks the cousin.]
            <3> BOSS: It did!
            <4+> FOE: It did!
            [Forks are raised. The portrait is held up to the army.]
            <3> !FOE: Just as many! And the same forks! || It's an army! Exactly as big as ours!
            <4+> !PAL: Just as many! And the same forks! || It's an army! Exactly as big as ours!
            <3> !BOSS: Send for more cousins!
            <4+> FOE: Send for more cousins!
            <3> !FOE: So have they.
            <4+> !PAL: So have they.
            !LEAD: Already? How do they know?
            <3> !BOSS: Somebody's telling them. There's a spy in here!
            <4+> FOE: Somebody's telling them. There's a spy in here!
            [Everybody looks hard at everybody else.]
            <3> !FOE: They're all looking for one, too.
            <4+> !PAL: They're all looking for one, too.
            <3> !BOSS: Good. That one's ours.
            <4+> FOE: Good. That one's ours.
            > turns
            [{BOSS} comes up behind, to see.]
            <3> !FOE: They've got you! You're a prisoner!
            <4+> !PAL: They've got you! You're a prisoner!
            !BOSS: But I'm here!
            FOE: That's what they want you to think.
            !BOSS: How do I look?
            <3> !FOE: Pale. You're asking their lookout how you look.
            <4+> !PAL: Pale. You're asking their lookout how you look.
            !BOSS: And there you are, right beside me!
            !LEAD: If you're both in there, who are these two, out here? || Then who are you two, out here?
            [A silence. The two of them look each other up and down.]
            !BOSS: Spies!
            > turns`,
        },
        {
          title: 'At Three',
          time: 'TOWARD EVENING',
          beat: 'Whatever they do, the enemy does it at the same moment.',
          text: `
            FOE: Bring up the cannon!
            [Rumble. A cannon is rolled up to the little frame.]
            FOE: Theirs is pointing up my nose. ## Theirs is exactly as long as ours. I checked. || They've brought their own. Just as big.
            <?note> BOSS: We'll try it with words. Hold up a note. "Give us back our prisoners." ## We'll try it with words. Hold up a note. "It isn't you. It's me." || Then let's make peace. Hold up a note. "Sorry." ## Then let's break it off. Hold up a note. "It isn't you. It's me."
            <?note> PAL|LEAD: They've answered. Every letter's got its back to us. || They've written back. Every letter's looking the other way.
            <?note> BOSS: Not even their letters will face us!
            FOE: Then we fire, at three! || So we fire. On three!
            PAL|LEAD: So will the enemy.
            BOSS: At two, then!
            FOE: They've just thought of that.
            LEAD|PAL: And who'll have started it?
            !BOSS: They will! ## They will! They undressed first!
            FOE: At the very same moment. || They'll say the same of us. At the same moment.
            > turns
            <?x4> > lead comfort BOSS
            BOSS: {call}, say something, before the bang. || {call}, say a few words. There won't be time after.
            > lead lastWords
            PAL|ANY: Theirs has said something, too. It looked just as sad as ours. || Look, theirs has said it, too. I couldn't hear, but I'd have liked to.
            > turns`,
        },
        {
          title: 'Hold Your Fire',
          time: 'EVENING',
          beat: 'Somebody stops first, and everybody looks into it together.',
          text: `
            [{BOSS} strikes a match, and looks into the frame.]
            !BOSS: One. Two. It's shaking. || One. Two. It's as white as a sheet.
            FOE: Don't look! Fire!
            !BOSS: It's as frightened as I am. No. Somebody has to stop. || It doesn't want this war any more than I do. I won't.
            [{BOSS} blows out the match.]
            !BOSS: It's blown out its own!
            PAL|FOE: The enemy's given in! We've won! || The enemy's beaten! Charge!
            !BOSS: No. I stopped, so it stopped. And I frowned, so it frowned. || No. It did what I did. I think it always has.
            * pay start
            [They all crowd in, to look.]
            <3> !FOE: Wait. I know that army. It's us! All but the lookout. What a face! || But those are our people! All but the lookout, with that dreadful face!
            <3> !LEAD: That's you.
            <4+> !PAL: Wait. I know that army. It's us! All but the lookout. What a face! || But those are our people! All but the lookout, with that dreadful face!
            <4+> FOE: That's you.
            * pay two
            <4+> <?can> !FOE: And who's that, by the cannon? I can't think what I saw in it!
            <4+> <?can> PAL: That's you.
            <4+> !LEAD: And the one that looked as if it knew me? || And the one that was so pleased to see me?
            <4+> FOE: You, too.
            !BOSS: But the frightened one, with the match? That I wanted to marry? ## But the frightened one, with the match? That I wanted to marry, and undressed for?
            PAL|LEAD: That's you.
            !BOSS: I only know me from portraits. I thought that it was somebody much nicer. ## And I thought it was gorgeous! For twenty years, I've kept the light off! || That's me? I've only seen my portraits. I always took me for somebody worse. ## That's me? But it was gorgeous! For twenty years, I've undressed in the dark!
            FOE: It was. ## We know. But you never drew the curtains. || You ought to look more often. We have to.
            <?l> > hook FOE truth
            > turns
            <first> > hook BOSS truth
            <next> <?tb> > hook BOSS truth
            <?o> > lead last
            > turns
            LEAD|PAL: And what do we tell the guests? || And now whom will you marry?
            !BOSS: To put down their forks, and squeeze up. Closer! || Nobody, today. Put down those forks, and come here, all of you. Closer!
            [{rise} They all look into the little frame. They all just fit. "Aaah."]
            * pay love
            FOE|LEAD: They're smiling at us! Who started it?
            !BOSS: I did.`,
        },
      ],
    },
    {
      id: 'yes',
      shape: 'siege',
      title: 'Two Hundred Yeses || They Asked So Nicely',
      premise:
        'A castle must keep out two hundred suitors, while {boss} cannot say no to anything that anybody asks.',
      game: 'It is a siege with the greatest respect: they ask for the ladder, and the castle hands it down.',
      facts: {
        prop: 'the key',
        event: 'a dating show',
        crowd: 'the suitors',
      },
      effects: {
        thanks: {
          noise: `["Bravo!" call two hundred voices. "Would you do that again, under our windows, at six in the morning?"]`,
          lost: `["Do help yourself!" call two hundred voices. "May we send you up something else of ours?"]`,
          stuck: `["Thank you!" call two hundred voices. "It did wobble. Would you do the other end, too?"]`,
          mixed: `["How charming!" call two hundred voices. "Would you do that to all of us, one at a time?"]`,
          mess: `["How refreshing!" call two hundred voices. "Would you do our backs, too?"]`,
        },
      },
      changes: {
        looks: {
          hot: `FOE|LEAD: You're bright red, and you're steaming. They'll think that it's passion.`,
          cold: `FOE|LEAD: You're blue! If they want somebody cool, now's their moment.`,
          small: `FOE|LEAD: You're half the size! That's two hundred suitors, and hardly a bite each.`,
          bitten: `FOE|LEAD: You've been nibbled! Somebody couldn't wait for the wedding.`,
          wet: `FOE|LEAD: You're dripping. They'll think you've wept for them.`,
          sticky: `FOE|LEAD: You're sticky! If one of them kisses your hand, they'll be there till morning.`,
        },
      },
      hooks: {
        'King Lonely': {
          card: `
            ASK: This one goes on. "But we have brought a long bench. Would you care to sit next to us?"
            ME: Next to which one?
            ASK: It says, "We can take turns."`,
        },
        'Lady Picky': {
          claim: `
            [{ME} unrolls a very long list.]
            ME: There's something wrong with every one of them! I write it down, and then I haven't the heart to post it.`,
          card: `
            ASK: This one says, "No. But we looked at your portrait for a year, and found nothing wrong."
            ME: Nothing? Then they've got taste. Call them back, and I'll find out what's wrong with them!`,
        },
        'Sir Swagger': {
          card: `
            ASK: Listen. "It is a no to the armor. But who was that inside it, waving?"
            ME: They saw me! Somebody get me a can opener!`,
        },
        'Matchmaker Maud': {
          card: `
            ASK: This one says, "No. By the way, is the matchmaker taken? We have a lonely uncle, with a cat."
            ME: I've got a cat! They'd hate each other! It's perfect!`,
        },
        'Milkmaid Marta': {
          card: `
            ASK: This one says, "No. But one of us has a strong left arm, and heard that there are two buckets."
            ME: Which one? Tell it to wave! No, not that arm!`,
        },
      },
      after: `
        [THROOMP! A bouquet, through the window.]
        PAL|LEAD: I thought that we were friends with them now!
        BOSS: We are. That's a thank-you for the supper. And there's one for the thank-you, that I sent them for the first one.
        PAL|LEAD: How long has that been going on?
        BOSS: They're winning.`,
      acts: [
        {
          title: 'Yes Is Quicker || A Window and a Ladder',
          time: 'MORNING',
          beat: 'Two hundred suitors are at the gate, and ask for a ladder.',
          text: `
            <2> > lead arrive
            FOE|LEAD: What are all these portraits doing here? || Who are all these people, in frames?
            BOSS: They'd like to marry me. If it's a no, it goes out of the window. || They all want to marry me. A no goes out of the window, frame and all.
            FOE|LEAD: And how many have you thrown? || There isn't one on the grass.
            !BOSS: None. They'd all put on their best collars. ## None. They'd written such things underneath. There was a bishop who could do it standing up. He meant the tango. || I couldn't. They'd combed their dogs. ## I couldn't. They'd combed their dogs. One had sent a picture from the bath, with a duck where it mattered.
            PAL|LEAD: So you've said yes? To all two hundred? || So that's a yes to everybody?
            !BOSS: For a no, one needs a reason. Yes is quicker.
            <first> <3+> FOE: There's somebody at the door. May we let them in? || Somebody's asking to come in.
            <first> <3+> !BOSS: Of course!
            <3+> > lead arrive
            [THROOMP! A bouquet flies in through the window.]
            * plant flowers
            FOE|LEAD: There's a card in it. || Look, it came with a card.
            BOSS: I know what it says. They're all in love. Put it in water. || They've all got one. It'll only be "Yours forever". Put it in water.
            PAL|LEAD: They're here! All two hundred! With a catapult! || There's an army out there! In collars! With a catapult!
            ["Good morning!" call two hundred voices. "There's something that we have to say! May we borrow a ladder?"]
            <2-4> FOE|LEAD: Say no!
            <5+> !LEAD: Say no!
            !BOSS: N... n... naturally!
            * plant no
            ["Thank you!"]
            FOE|LEAD: That's what they'll climb up on! || You've lent them a ladder? They're besieging us!
            !BOSS: They asked so nicely.
            > place intro
            FOE|LEAD: Well, let them try to get past that! || At least they'll never get past that!
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'The Only No of the Day',
          time: 'MIDDAY',
          beat: 'Somebody firm says no at last, to the wrong question.',
          text: `
            ["May we let the water out of the moat?" call the suitors. "Some of us don't swim!" || "May we let out your moat?" call the suitors. "We've got our good shoes on!"]
            !BOSS: Naturally!
            PAL|LEAD: They'll walk right up to us! Get that ladder in! || That was our moat! Now get that ladder in, before they're up it!
            BOSS: I've only just lent it! {call}, you do it. And don't hurt their feelings! || I couldn't. It would look rude. {call}, you see to it. Nicely!
            > lead attempt
            > effect thanks
            !BOSS: Naturally! || With pleasure!
            > turns
            <?hair> PAL|LEAD: Tell them that you're washing your hair!
            <?hair> ["We'll wait!" call the suitors.]
            <?hair> !BOSS: They'll wait! They're so nice about it!
            <?ill> PAL|LEAD: Say that you're promised to a dragon!
            <?ill> ["Congratulations!" call the suitors. "May we meet it?"]
            <?ill> !BOSS: Naturally! Now I'll have to find one. ## Naturally! Now I'll have to find one. And I've nothing clean that's fireproof.
            <3+> !FOE: From now on, I do the answering. I'm firm. I say no forty times a day. || Let me answer. I'm as firm as a rock. I once said no to an emperor. ## Let me answer. I'm firm. I once said no to an emperor, in his own bathrobe.
            <2> !LEAD: From now on, I do the answering. I'll say no. || Let me answer. I only have to say no.
            ["Would you mind if we came in?" call the suitors. || "Do you mind if we come in by the gate?" call the suitors.]
            <3+> !FOE: No!
            <2> !LEAD: No!
            ["Thank you!"]
            PAL|BOSS: They asked if we'd mind! || They asked if you'd mind!
            <3+> !FOE: But I said no! I said it beautifully!
            <2> !LEAD: But I said no! I said it beautifully!
            BOSS: It's the nicest yes that we've had all day. || You did. I've never said a nicer yes myself.
            ["And might we trouble you for the key?"]
            !BOSS: Catch!
            > turns`,
        },
        {
          title: 'Is Anybody in There?',
          time: 'AFTERNOON',
          beat: 'The suitors are in, and politely ask the castle to wait outside.',
          text: `
            > turns
            <2> BOSS: They're on the stairs! They're wiping their feet! || They're in the hall! They've all hung up their hats!
            <3+> PAL|LEAD: They're on the stairs! They're wiping their feet! || They're in the hall! They've all hung up their hats!
            FOE|LEAD: And if they ask you to marry them? All of them? || They'll ask for your hand. Two hundred times. And what'll you say?
            !BOSS: Naturally. || What I always say.
            <3+> PAL: Then they mustn't find you! || They can't ask you, if they can't find you!
            <3+> * rest BOSS
            <3+> > place stow BOSS
            > place crowd
            <3+> FOE: Good evening! There's nobody home.
            <3+> ["That's all right," say the suitors. "We'll say it to nobody."]
            <3+> [One of them taps at {hide}. "Excuse me. Is there anybody in there?"]
            <3+> * enter BOSS
            <3+> !BOSS: Yes.
            <3+> > place back BOSS
            <3+> > change looks
            <2> !LEAD: There's nobody home!
            <2> ["We beg your pardon," say the suitors. "Are you two nobody?"]
            <2> !BOSS: Yes.
            ["There's something that we have to say. We'd like to practice it first," say the suitors. "Would you mind waiting outside?"]
            !BOSS: Not at all! || No, no! Not at all!
            [A great many little bows. The gate shuts.]
            PAL|LEAD: They're in. We're out. And that was our castle! || Now we're outside! And they've got our castle!
            !BOSS: They asked so nicely.
            > turns`,
        },
        {
          title: 'After You',
          time: 'EVENING',
          beat: 'It turns out that the others cannot say it, either, and everybody is stuck in the gate.',
          text: `
            <3+> FOE: Then we'll besiege them! What have we got? || We'll have to take it back, by force! What have we got?
            <3+> PAL|LEAD: Manners. || Nothing. We've lent them everything.
            <2> LEAD: How do we get back in? || What do we do now?
            !BOSS: One could always ask. || I suppose that one could ask. Nicely.
            FOE|LEAD: May we have our ladder back?
            ["Naturally!" Over the wall comes the ladder, with a ribbon on.]
            PAL|LEAD: That was quick! And the key? And all your hats? ## That was quick! And the key? And all your trousers? || They didn't even think about it! And the key? And something to eat?
            ["Naturally!" THROOMP! The key. THROOMP! Two hundred hats. ## "Naturally!" THROOMP! The key. THROOMP! Two hundred pairs of trousers. || "Naturally!" THROOMP! The key. THROOMP! A pot of soup, and two hundred spoons.]
            * prop
            !BOSS: They can't say it, either! They're just like me!
            > turns
            [The gate opens. The suitors are coming out, to make room. "After you!"]
            !BOSS: After you!
            [Everybody goes at once. All of them are stuck in the gateway, nose to nose.]
            FOE|LEAD: I can't move! Somebody go first! || I've got a collar in my eye! Somebody has to go first!
            ["After you!" says everybody.]
            PAL|LEAD: We'll be here till we die. Politely. || We'll starve to death, of good manners.
            <?hat> ["May I take your hat?" asks somebody, farther down.]
            <?hat> !BOSS: Naturally! If you can tell which head's mine. ## Naturally! If you can tell which end's mine.
            <?x4> > lead comfort BOSS
            > turns`,
        },
        {
          title: 'Begins with N',
          time: 'SUNSET',
          beat: 'Somebody says the short word, and there is room in the gate.',
          text: `
            ["Now that we're all so close," says a bishop, from under somebody's elbow, "shall I begin? If anybody has something to say, say it now."]
            > lead lastWords
            ["How nice. And will you take these two hundred people?"]
            !BOSS: N... n...
            FOE|LEAD: Not "naturally"! The short one! || Don't be polite! The other one!
            !BOSS: You're lovely, all of you. You ought to have somebody who means it. So, no. || You'd each get a two-hundredth of me, and I'd only be polite to you. No.
            [{hush}]
            * pay no
            [Two hundred people breathe out. Suddenly there's room in the gateway. They fall in, in one great heap.]
            ["Thank you!" they call. "We've been trying to say that since breakfast!"]
            PAL|LEAD: To say what? || You as well? Why didn't you?
            ["It's on the card!"]
            FOE|LEAD: It says, "We thank you for your yes. We are so sorry. It is a no." || It says, "Dear friend. How can we put this? No."
            <3+> PAL|LEAD: They're all a no. This one's drawn a sad horse. || They're all a no. This one's got a poem, and that's a no, too.
            * pay flowers
            !BOSS: All that way, not to marry me? ## All that way, not to marry me? I'd had everything waxed!
            > hook BOSS card
            > turns
            <?p> > lead last
            > turns
            ["It's late. May we stay to supper?" call the suitors. || "It's late. May we stay the night?" call the suitors.]
            FOE|LEAD: Take your time. You know both words now. || Think it over, this time. You can say no.
            !BOSS: Yes.
            [{rise} Two hundred people cheer.]
            FOE|LEAD: You never even thought about it!
            !BOSS: I meant that one. Yes is quicker.`,
        },
      ],
    },
    {
      id: 'bell',
      shape: 'race',
      title: 'Do You Take Sugar? || Two Small Words',
      premise:
        'Nobody must say two small words, as a bell marries whoever says them to whoever asked, in a nightshirt with two necks.',
      game: 'Everybody runs from being married, until somebody does it alone, and then they all run back.',
      facts: {
        prop: 'the nightshirt',
        event: 'a dating show',
        crowd: 'the wedding guests',
      },
      hooks: {
        'King Lonely': {
          neck: `
            ASK: When you sit down, I'll have to. We've got one hem.
            ME: Then I'm sitting down! Look! There's somebody next to me!`,
        },
        'Lady Picky': {
          neck: `
            ASK: You're half an inch away. What's wrong with me?
            ME: From here, I can only see your ear. There's nothing wrong with it. I'm furious.`,
        },
        'Sir Swagger': {
          neck: `
            ASK: The armor had to come off, to make room. So this is you?
            ME: It's all there is. You may go on sighing at the tin.
            ASK: The tin was never this warm.`,
        },
        'Milkmaid Marta': {
          neck: `
            ASK: You've only got one arm out. Who's going to take the other bucket?
            ME: You are! With your sleeve! Lift! Look at us, we're level!`,
        },
      },
      after: `
        [BADONG!]
        PAL|LEAD: Who's in it now?
        BOSS: The cook. Somebody had to ask who wanted dumplings.
        PAL|LEAD: And who said it?
        BOSS: The whole table. We're letting out the hem.`,
      acts: [
        {
          title: 'Two Small Words || Tea for Two',
          time: 'AFTERNOON',
          beat: 'A bell marries whoever says "I do" to whoever asked, even about sugar.',
          text: `
            <2> > lead arrive
            <2> <first> <?b> > hook BOSS claim
            <2> !LEAD: I forget. Do you take sugar?
            <3> !FOE: I forget. Do you take sugar?
            <4+> !PAL: I forget. Do you take sugar?
            !BOSS: I do.
            [BADONG! High up, an enormous bell.]
            <2> !LEAD: Who's getting married?
            <3> !FOE: Who's getting married?
            <4+> !PAL: Who's getting married?
            !BOSS: We are. || Us. Congratulations.
            <2> !LEAD: I only asked about sugar!
            <3> !FOE: I only asked about sugar!
            <4+> !PAL: I only asked about sugar!
            * plant sugar
            <2-3> !BOSS: It's the wedding bell. Say those two words, and you're married to whoever asked.
            <4+> FOE: It's the wedding bell. Say those two words, and you're married to whoever asked.
            * plant bell
            <2> !LEAD: You knew? Then why say them?
            <3> !FOE: You knew? Then why say them?
            <4> !PAL: You knew? Then why say them?
            <5+> ANY: You knew? Then why say them?
            [BADONG! BADONG!]
            !BOSS: They slipped out. And the bell won't stop until we're both in the nightshirt. || I had my mouth full of biscuit. And it won't stop until we're both in the nightshirt.
            <2> !LEAD: This thing's got two necks!
            <3> !FOE: This thing's got two necks!
            <4> !PAL: This thing's got two necks!
            <5+> ANY: Two necks! I've seen this on the washing line. I'd thought that you had a twin.
            !BOSS: And a sleeve each. It was my grandmother's, like the bell. She was too shy to bring up anything but sugar.
            <2-4> FOE|LEAD: And did that work?
            <5+> <first> ANY: And did that work?
            <5+> <next> !LEAD: And did that work?
            !BOSS: I've got eleven grandfathers.
            <2> !LEAD: How does one get out of it?
            <2> !BOSS: When the next two go in. But whoever's wearing it at sunset stays married for life.
            <2> * plant last
            <first> <3+> FOE: Somebody's coming! Nobody ask anything! || A visitor! Let me speak. I'm careful.
            <3+> > lead arrive
            !BOSS: Two small words, {call}, mustn't be said in here. Do you understand?
            !LEAD: I do.
            [BADONG!]
            <3+> !BOSS: Then it's us, {call}. That's your neck. || Then we're a couple, {call}. Mind my ear.
            <3> !FOE: And me?
            <4+> !PAL: And me?
            <3+> !BOSS: You're free. It only keeps the latest couple. But whoever's wearing it at sunset stays married for life. || You're out, we're in. It keeps the latest couple, and no other. Only, at sunset, it's for life.
            <3+> * plant last
            <5+> ANY: When's sunset? No, don't answer!
            <5+> [Everybody bites their lip.]
            <3+> !FOE: Two in a row! Ha! I always think first! || Ha, ha! That's what comes of speaking before one thinks!
            <3+> * plant think
            <3+> !LEAD: Do you find that funny?
            <3+> !FOE: I do!
            <3+> [BADONG!]
            <3> !BOSS: I'm out! It's you two now!
            <4+> PAL: {Boss} is out! It's you two now!
            <3+> !FOE: But I was laughing!
            <3> !BOSS: That's how most of them start. Get in. ## That's how most of them start. Then somebody stays for breakfast. Get in.
            <4+> !PAL: That's how most of them start. Get in. ## That's how most of them start. Then somebody stays for breakfast. Get in.
            <2> !LEAD: Married again? To the same one?
            <2> !BOSS: It's our anniversary.`,
        },
        {
          title: 'Does Anybody?',
          time: 'AN HOUR BEFORE SUNSET',
          beat: 'Nobody may ask anything any more, and somebody is kind.',
          text: `
            > turns
            <?el> <3+> !FOE: Is that your elbow?
            <?el> <3+> !LEAD: I thought it was yours.
            <first> <?b> <3+> > hook BOSS claim
            <?goat> FOE|LEAD: Then let's go somewhere else! How far can a bell hear? || Why don't we run? It can't hear everything!
            <?goat> !BOSS: It once married two people in the next valley. They were selling a goat. ## It once married two people in the next valley. They'd met to sell a goat. They can't look it in the eye.
            <?up> LEAD|PAL: Somebody ought to climb up, and take it down! || Take it down, then! You'd only need a ladder!
            <?up> BOSS: My uncle tried. He was right beside it when somebody called, "Do you need a hand?"
            <?up> FOE|LEAD: And what happened?
            <?up> BOSS: That's my aunt. He hasn't heard a word since. ## That's my aunt. He hasn't heard a word since. They're blissful.
            BOSS: Let's talk about something harmless. || Let's talk about what one sees, and nothing else.
            > place intro
            <3+> FOE: No more questions! None that begin with "do"! || From now on, no questions! None that begin with "do"!
            <2> !LEAD: No more questions! None that begin with "do"!
            <2-3> PAL|BOSS: Do we have to?
            <4+> PAL: Do we have to?
            [Everybody holds their breath.]
            <3> FOE: We must.
            <4+> BOSS: We must.
            <2> !LEAD: We must.
            [Silence. Up there, something huge swings, and misses.]
            <?talk> BOSS: It would be interesting to know who'd like a biscuit.
            <?talk> LEAD|PAL: One hears that there are people who would.
            <?talk> !BOSS: One wonders how many. ## One wonders who's been sitting on them.
            <5+> ANY: It's said that somebody needs the toilet.
            <5+> LEAD|PAL: It's being said quite often.
            > turns
            <3+> !FOE: One sleeve, and {lead} breathing in my ear! Does anybody pity me? || One arm, and a stranger's chin on my shoulder! Does anybody pity me?
            <3> !LEAD: I do.
            <4+> !PAL: I do.
            <2> !LEAD: I've only got one arm! Does anybody pity me?
            <2> !BOSS: I do.
            [BADONG!]
            <2> !LEAD: Not again!
            <2> !BOSS: That's three times, and always you. I call that faithful.
            <3> !BOSS: Still {foe} and {lead}. Happy anniversary!
            <4+> !LEAD: My arm's free! {Pal} is in with you!
            <4+> !PAL: I was only being kind!
            <4+> !FOE: Then be kind, and breathe the other way. ## Then be kind, and keep your feet on your own side.
            <5+> ANY: And no more kindness, either!
            <5+> [A silence. Somebody holds back a sneeze.]
            !BOSS: Nobody's asked me anything since the sugar. || It's so quiet. I've had no question since the sugar.
            FOE|LEAD: Be glad!
            !BOSS: I'm trying.`,
        },
        {
          title: 'Everybody Brought a Toast Rack',
          time: 'HALF AN HOUR BEFORE SUNSET',
          beat: 'The guests have heard the bell, and guests ask questions.',
          text: `
            > place crowd
            <?rack> ["Who's the happy couple?" asks an aunt.]
            <?rack> <2> BOSS: It's still us.
            <?rack> <3+> !FOE: We are, just now. It changes.
            <?rack> LEAD|PAL: They've each brought a toast rack.
            <?rack> ["And do you like toast racks?" asks the aunt.]
            <?rack> !BOSS: I... adore them.
            <?rack> [The bell creaks, and thinks it over.]
            > turns
            BOSS: My uncle's deaf. Shout, please. || That's my uncle, with the ear trumpet. You'll have to shout.
            ["Does anybody here speak up?" asks the uncle.]
            <2> !BOSS: I DO!
            <3+> !FOE: I DO!
            [BADONG!]
            <2> !LEAD: You're in with your uncle!
            <3> !LEAD: You've married the uncle! I can breathe!
            <4+> PAL: You've married the uncle!
            <3+> LEAD|BOSS: And he didn't even hear it. ## And he'll never hear a word you say. It saves a year or two.
            <2> !BOSS: I've married somebody who didn't even hear it! ## I've married somebody who'll never hear a word I say! It saves a year or two!
            <?att> <3+> !FOE: You've got both hands free, {call}! Stop that bell!
            <?att> <2> !BOSS: You've got both hands free, {call}! Stop that bell!
            <?att> > lead attempt
            ["Otto!" shouts the aunt. "Do you know whose husband you are?"]
            ["I do!" says the uncle.]
            [BADONG!]
            <2> !BOSS: He's married my aunt!
            <3+> !FOE: He's left me for the aunt!
            LEAD|PAL: But they've had forty years of each other!
            <2-3> !BOSS: Then it can't hurt! They stay till sunset, and the rest of us are saved! || Then nothing's changed! We leave them in there till sunset, and we're saved!
            <4+> PAL: Then it can't hurt! They stay till sunset, and the rest of us are saved! || Then nothing's changed! We leave them in there till sunset, and we're saved!
            ["Whose cold feet are these?" asks the uncle. "Guess," says the aunt. ## "Whose hand's that?" asks the uncle. "Guess," says the aunt.]
            <5+> ANY: Quick, get them a hot-water bottle, before they change their minds!
            > turns
            [Nobody says a word. The bell hangs still.]
            <2-3> !LEAD: How quiet. Do you hear that?
            <4+> !PAL: How quiet. Do you hear that?
            <2> !BOSS: I do!
            <3+> !FOE: I do!
            [BADONG!]
            <2> !LEAD: The two of us! Again!
            <3> BOSS: {Foe} and {lead}! You're made for each other!
            <4+> LEAD|BOSS: {Foe} and {pal}! After all that!
            ["And just when he'd guessed," says the aunt, climbing out.]
            <2> BOSS: Then ask him again!
            <3+> BOSS|FOE: Then ask him again!
            ["He's asleep. He sleeps through all his weddings." ## "He's asleep. He always is, afterward."]`,
        },
        {
          title: 'One to Ask',
          time: 'A MINUTE BEFORE SUNSET',
          beat: 'Somebody must take their place for life, and {boss} finds a way.',
          text: `
            <2> BOSS: The sun's sitting on the wall!
            <3+> PAL|BOSS: The sun's sitting on the wall! || One minute to sunset!
            <3+> !FOE: Somebody else get married! Quick!
            <2> !LEAD: I can't stay in here for life! I've left the soup on!
            <2> BOSS: That takes two others. One asks, one answers.
            <3> !LEAD: There's only {boss} left! That takes two. One asks, one answers.
            <4+> LEAD: That takes two. One asks, one answers.
            <5+> ANY: I would, but I sleep on my stomach. ## I would, but I've promised my husband.
            <5+> LEAD: And I'm saving my other sleeve for somebody.
            <?k> <3+> > hook FOE snap
            <?wed> <3> !FOE: All these weddings, and nobody's put the kettle on! ## All these weddings, and nobody's laid a finger on me that wasn't lost!
            <?wed> <4+> !PAL: All these weddings, and nobody's put the kettle on! ## All these weddings, and nobody's laid a finger on me that wasn't lost!
            <?l> <4+> > hook PAL snap
            > turns
            <?x4> > lead comfort BOSS
            <5+> ANY: The sun's going! I only see its forehead!
            <5+> [High up, the bell begins to sway.]
            <?wish> BOSS: Before it's dark, {call}. What would you like, if you could have anything?
            <?wish> > lead lastWords
            !BOSS: Who says that it has to be two people? || Somebody asks, somebody answers. I could be both.
            <3+> FOE: Stop! You'll never get out!
            <2> !LEAD: Stop! You'll never get out!
            !BOSS: You all want to go home. Do I take sugar? || I'm letting you out. Do I take sugar?
            [Nobody breathes.]
            !BOSS: I do.
            [BADONG!]
            <2> !LEAD: I'm free! Then who's in it now?
            <3> !LEAD: We're free! Then who's in it now?
            <4+> !PAL: We're free! Then who's in it now?
            !BOSS: Me. And me.
            <2-3> LEAD: What's the other neck for?
            <4+> !LEAD: What's the other neck for?
            !BOSS: The draft.`,
        },
        {
          title: 'Sugar',
          time: 'SUNSET',
          beat: 'Everybody is free, and nobody goes home.',
          text: `
            !BOSS: Off you go, while you can see the road. || Off you go. There's still a bit of light.
            FOE|LEAD: Good night, then. || Then we'll be off.
            [Nobody goes.]
            <5+> ANY: I would, only I can't find my hat.
            <5+> !LEAD: You've got it on.
            <2> +LEAD: Is it warm in there?
            <3> LEAD: Is it warm in there?
            <4+> !PAL: Is it warm in there?
            !BOSS: On one side.
            > turns
            <3+> !FOE: I've been married all day, and nobody ever did that for me.
            <3+> [{FOE} pours out a cup of tea.]
            <3+> !FOE: I forget. Do you take sugar?
            <2> [{LEAD} pours out a cup of tea.]
            <2> !LEAD: I forget. Do you take sugar?
            !BOSS: Careful! You'd be in here with me! || Think! It would be you and me, till we're old!
            <3+> !FOE: I've thought before I spoke. Do you?
            <3+> * pay think
            <2> !LEAD: I know. Do you?
            <3+> !BOSS: I do.
            <3+> [BADONG!]
            <3+> !FOE: Move over! ## Move over. Not that far.
            <5+> ANY: I haven't had a turn all day! Do you take milk?
            <5+> ANY: Sugar! You'll get somebody else's grandmother!
            <3+> !LEAD: Wait! I wanted to ask! Do...
            <3+> !BOSS: I do.
            <3+> [BADONG!]
            <3+> !FOE: I'd only just warmed my side!
            <4+> !PAL: But I asked first! At teatime!
            <3+> FOE: One slice of sun! Whoever asks last gets to keep {boss}!
            <3+> [They all push.]
            <3+> !BOSS: Don't push! No, do! Nobody ever has!
            <3+> PAL|LEAD: There's only one neck left!
            <3+> !BOSS: Then all ask at once. I'll answer once.
            <3+> ["Do you take sugar?"]
            !BOSS: I do.
            [BADONG! The sun goes down.]
            * pay bell
            * prop
            <3+> LEAD|PAL: Who's won?
            <3+> FOE|BOSS: Everybody. We'll take turns with the neck. ## Everybody. And I hope that that's a sleeve.
            <5+> ANY: Whoever's on my hem, get off.
            <2> LEAD: There. Now it's draftproof.
            * pay last
            > hook BOSS neck
            > turns
            <?o> > lead last
            PAL|LEAD: How's your tea?
            !BOSS: Horrible. I can't stand sugar. I only wanted to be asked. || I hate sugar. I always have. But nobody'd asked me anything for years.
            <3+> +BOSS: And now you've married me! All of you! For life!
            <3+> LEAD|PAL: We only asked about sugar.
            <2> +BOSS: And now you've married me! For life!
            <2> !LEAD: I only asked about sugar.
            * pay sugar`,
        },
      ],
    },
  ],
}
