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
        snap: `ME: Let it take me! Only, could it take somebody else as well?`,
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
        snap: `ME: There's something wrong with this, too! It's happening to me!`,
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
        claim: `
            [{ME} trips over a stool. Everybody laughs.]
            ME: That was my knee! I'm serious!
            [They hold their sides.]`,
        snap: `ME: We're all going to die! No, don't clap!`,
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
        snap: `ME: I can't run in this armor! I can't even shiver! I only ring!`,
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
        snap: `ME: Six hundred weddings, and I've caught every bouquet! Every one! With these hands!`,
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
        snap: `ME: Who'll milk the cow in the morning? She only likes my thumbs!`,
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
            ME: It moved over.`,
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
            ME: It had a tear in its eye. It's the first that ever took me seriously.`,
          truth: `
            ASK: Look at that face. Nobody could laugh at that face.
            ME: With the bells on?
            ASK: They only make it sadder.`,
        },
        'Sir Swagger': {
          sees: `
            ME: One can't see much of the face. It's all in armor.
            ASK: Then what do you see in it?
            ME: Somebody who's much too hot. I felt so understood.`,
          truth: `
            ASK: Lift the visor. Now look at it again.
            ME: That's what's under there? It's rather sweet!
            ASK: It's a lot better than the armor.`,
        },
        'Matchmaker Maud': {
          sees: `
            ME: I looked, and I thought, now why is that one still on the shelf?
            ASK: Did it look back?
            ME: As if it had somebody in mind for me.`,
          truth: `
            ASK: Look who's beside you, in the frame. I've been there the whole time.
            ME: You go with my nose. You go with my chin. And I only ever looked at the others. It's a match!`,
        },
        'Milkmaid Marta': {
          sees: `
            ME: It had milk on its chin. I wiped mine, as a hint.
            ASK: And what did it do?
            ME: It took the hint. You don't often find that.`,
          truth: `
            ASK: You're leaning, in the picture. Give me the other bucket.
            ME: You'd carry it?
            ASK: Look. Now we're both straight.`,
        },
      },
      after: `
        PAL|ANY: Where's the portrait?
        BOSS: I've lent it to the stable. I had to. The horses were letting themselves go.
        PAL|ANY: And how do they like it?
        BOSS: There's one who won't come to the door until noon.`,
      acts: [
        {
          title: 'Left, Left, Left || The Last One on the Pile',
          time: 'MORNING',
          beat: 'Of all the portraits only one is not thrown out of the window, and it smiles.',
          text: `
            BOSS: Left. Left. Left. || No. No. Certainly not.
            [Portrait after portrait flies out of the window.]
            <?duke> FOE: That one was a duke! ## That one was a duke! He'd been painted from behind. It was his better side. || There was a prince among those! ## There was a prince among those! With thighs!
            <?duke> BOSS: It was painted with its dog. I'd always be second. || It had its hand in its coat. What's it keeping in there?
            <first> > hook BOSS claim
            PAL|ANY: There's only this one left. It's small and round, all glass, and it came with a comb. || That's the whole pile. There's just this tiny one, on glass. It came with a razor.
            [{BOSS} looks into it. "Aaah."]
            !BOSS: That's who I want. It smiled at me!
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
            !FOE: It's smiling, yes. But it's at me! || I was wrong. It's smiling. But it's at me!
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
            !BOSS: Brown. ## Brown. They undress one. I let them get as far as the collar. || Green, like a pond that thinks.
            !FOE: They're blue! || Gray! I looked right into them!
            <?eyes> PAL|LEAD: But {boss} has brown eyes. And {foe} has blue ones. || But {boss} has green eyes. And {foe} has gray ones.
            <?eyes> !BOSS: You see? It was made for me.
            !BOSS: I got so close that I could feel it breathe. And it misted over. It's shy! || I bent down to kiss it. And it came up to meet me! ## I bent down to kiss it. It met me halfway, with its mouth open. It's no amateur.
            !FOE: With me, too.
            * plant two
            !BOSS: With you? Give me that portrait! || You, as well? I'll have a word with it!
            [{BOSS} frowns into the frame.]
            !BOSS: It's frowning!
            PAL|LEAD: Who started it?
            !BOSS: It did!
            !FOE: You've upset it. Leave it to me. || You've no way with it. Let me.
            [{FOE} wags a finger at the frame.]
            !FOE: It's wagging its finger! At me!
            LEAD|PAL: And who started that?
            !FOE: It did!
            > turns
            !BOSS: It's no sweetheart. It's the enemy. This is war! {call}, bar the gate! || We've an enemy in the castle. This is war! {call}, see to the gate!
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
            BOSS: Nobody. It's the enemy. Stand behind us, and look fierce! || The wedding's off. There's an enemy. Fall in, and growl!
            ["Who started it?" asks the cousin.]
            <3> BOSS: It did!
            <4+> FOE: It did!
            [Forks are raised. The portrait is held up to the army.]
            <3> !FOE: They've got just as many! And the same forks! || It's an army! Exactly as big as ours!
            <4+> !PAL: They've got just as many! And the same forks! || It's an army! Exactly as big as ours!
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
            !BOSS: And you're in the portrait, too!
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
            FOE: Theirs is pointing up my nose. || They've brought their own. Just as big.
            <?note> BOSS: We'll try it with words. Hold up a note. "Give us back our prisoners." || Then let's make peace. Hold up a note. "Sorry."
            <?note> PAL|LEAD: They've answered. Every letter's got its back to us. || They've written back. Every letter's looking the other way.
            <?note> BOSS: Not even their letters will face us!
            FOE: Then we fire, at three! || So we fire. On three!
            PAL|LEAD: So will the enemy.
            BOSS: At two, then!
            FOE: They've just thought of that.
            LEAD|PAL: And who'll have started it?
            BOSS: They will!
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
            !BOSS: But the frightened one, with the match? That I wanted to marry?
            PAL|LEAD: That's you.
            !BOSS: I only know me from portraits. I thought that it was somebody much nicer. || That's me? I've only seen my portraits. I always took me for somebody worse. ## That's me? I've only seen my portraits. They charge extra for a neck. I've spent a fortune on a stranger's chest.
            FOE: It was. || You ought to look more often. We have to.
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
        'Jester Jamal': {
          card: `
            ASK: Here. "It is a no. Seriously."
            ME: Read that last word again!
            ASK: "Seriously."
            ME: I'm going to have it framed.`,
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
            FOE|LEAD: Say no!
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
            <first> <?c> > hook FOE claim
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
            FOE|LEAD: I can't move! Somebody go first! || I've got a collar in my eye! Somebody has to go first! ## There's a hand on me, and it keeps saying sorry! Somebody go first!
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
            <?m> > hook FOE card
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
        'A castle must get unmarried before the sun goes down, as its bell marries whoever says two small words, and {keeper} has the ring.',
      game: 'Everybody is married to everybody by mistake, and it is very hard to talk without saying "I do".',
      facts: {
        prop: 'the ring',
        event: 'a dating show',
        crowd: 'the wedding guests',
      },
      effects: {
        ring: {
          noise: `FOE|LEAD: It's {where}! How do we get unmarried with a ring that's frightened of us?`,
          lost: `FOE|LEAD: It's {where}! So now it's for better, for worse, and for whatever comes out.`,
          stuck: `FOE|LEAD: It's {where}! They call it tying the knot. That's no reason to do it.`,
          mixed: `FOE|LEAD: It's {where}! That ring was our only way out, and now it wants to settle down!`,
          mess: `FOE|LEAD: It's {where}! I've heard of a marriage going under, but not at the start!`,
        },
      },
      hooks: {
        'King Lonely': {
          oops: `
            ASK: Do you know that your crown's on backward?
            ME: I do.
            [BADONG!]
            ME: You're the first one today who's looked at me.`,
          keep: `
            ASK: I could undo us. Or I could just stay here, next to you.
            ME: There's a cushion. It's waited thirty years. Sit gently.`,
        },
        'Lady Picky': {
          oops: `
            ASK: Do you ever stop complaining?
            ME: I do!
            [BADONG!]
            ME: I wish to complain.`,
          keep: `
            ASK: Shall we undo it? You must have found something wrong with me by now.
            ME: I've tried all afternoon. There's nothing. I'm furious.`,
        },
        'Jester Jamal': {
          oops: `
            ASK: Do you juggle?
            ME: I do.
            [BADONG!]
            ASK: Is this one of your jokes?
            ME: It's the first one that anybody ever took seriously.`,
          keep: `
            ASK: I'd like to stay married to you. I mean it.
            ME: You're not laughing!
            ASK: I'm trying very hard. It's the bells.`,
        },
        'Sir Swagger': {
          oops: `
            ASK: Do you ever hear an echo in there?
            ME: I do.
            [BADONG! "I do," says the helmet. BADONG!]
            ASK: Now I've married the echo as well.`,
          keep: `
            ASK: I might stay. But I've only ever met the armor.
            ME: Hold the helmet.
            ASK: Oh. Hello. Who was I so afraid of?`,
        },
        'Matchmaker Maud': {
          oops: `
            ASK: Do you have a list of who's with whom?
            ME: I do.
            [BADONG!]
            ME: And now I'm on it. In my own handwriting!`,
          keep: `
            ASK: There's only us left, at the bottom of your list.
            ME: I could cross us out.
            ASK: You've no ink.
            ME: I've a whole bottle. Don't look at it.`,
        },
        'Milkmaid Marta': {
          oops: `
            ASK: Do you smell a cow?
            ME: I do.
            [BADONG! From outside, "Moo."]
            ASK: Who's that?
            ME: That's the bridesmaid.`,
          keep: `
            ASK: I'd stay, if there were anything that I could carry.
            ME: There's the other bucket! Left arm. Now I'm level!`,
        },
      },
      after: `
        [BADONG!]
        PAL|LEAD: Who's got married now?
        BOSS: The cook. Somebody asked who likes dumplings.
        PAL|LEAD: Who was it?
        BOSS: Everybody. It's a very long table.`,
      acts: [
        {
          title: 'Two Small Words || Tea for Two',
          time: 'AFTERNOON',
          beat: 'A bell marries whoever says "I do", even to sugar.',
          text: `
            <2> > lead arrive
            PAL|LEAD: I forget. Do you take sugar?
            BOSS: I do.
            [BADONG! High up, an enormous bell.]
            PAL|LEAD: Who's getting married? || What's that for?
            BOSS: We are. || Us. Congratulations.
            PAL|LEAD: I only asked about sugar!
            <4+> FOE: It's the wedding bell. Say those two words, and you're married to whoever asked. || It's the wedding bell. It hears two words, and marries you to whoever asked.
            <2-3> BOSS: It's the wedding bell. Say those two words, and you're married to whoever asked. || It's the wedding bell. It hears two words, and marries you to whoever asked.
            * plant bell
            PAL|LEAD: Can it be undone? || How does one stop it?
            BOSS: Watch. You hold the ring, and you say the other two. "I don't."
            [Dong. It sounds a little hurt.]
            * plant ring
            FOE|LEAD: So it's not so bad. || That's easy.
            PAL|BOSS: Until the sun goes down. After that, it's for life. || It's easy till sunset. Then it's forever. ## It's easy till sunset. Then it's forever, and the mothers move in.
            <?a> > place why
            <first> > hook BOSS claim
            <first> <3+> FOE: Somebody's at the door! Nobody ask them anything! || Here's a new one. Be careful. No questions.
            <3+> > lead arrive
            <handed> > place intro
            BOSS: {call}, listen. There are two words that one mustn't say in here. Do you understand? || Never say those two words, {call}. Do you hear me?
            LEAD: I do.
            [BADONG!]
            <first> <?c> > hook FOE claim
            > turns`,
        },
        {
          title: 'Do You Mind?',
          time: 'AN HOUR BEFORE SUNSET',
          beat: 'The ring ends up {where}, and everybody is married to somebody.',
          text: `
            <handed> BOSS: I'll undo us in a moment. {call}, hold the ring, while I find my glasses. || Hold the ring, {call}, and think of being single.
            <taken> BOSS: I'll undo us in a moment. Here's the ring. I only want my glasses.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that ring by sunset! {call}, is there anything that you can do? || Without the ring, it's for life! {call}, get it back!
            <taken> > lead attempt
            <handed> > effect ring
            > place worse
            > turns
            <?d> > hook FOE oops
            <handed> <?x1> > lead search
            <?e> > hook PAL oops
            <?who> <4+> PAL: You're married to me. I'm married to you, and you, and the one with the teapot.
            <?who> <4+> FOE: Then what am I?
            <?who> <4+> PAL: My mother-in-law. By a teapot. ## My mother-in-law. So you'll be staying three weeks, and looking in the oven.
            BOSS: Without the ring, we can't undo it! From now on, no questions. None that begin with "do".
            PAL|LEAD: Do we have to?
            [Everybody holds their breath.]
            BOSS: We must.
            [Silence. Up there, something huge swings, and misses.]
            > turns`,
        },
        {
          title: 'Everybody Brought a Toast Rack',
          time: 'HALF AN HOUR BEFORE SUNSET',
          beat: 'The bell has called the guests, and guests ask questions.',
          text: `
            > place crowd
            ["We heard the bell! Who's the happy couple?" || "Who's married to whom?" asks an aunt, with a fistful of rice.]
            FOE|BOSS: It's still growing. || Just throw the rice straight up.
            PAL|LEAD: They've each brought a toast rack.
            BOSS: For whom? ## For whom? I've only the one bed, and I'm told there are nine of us in it. || All of them?
            ["And do you like toast racks?" asks an aunt.]
            BOSS: I... adore them. ## I... have two at home, from the other two.
            [The bell creaks, and thinks it over.]
            > turns
            <?f> > hook BOSS oops
            <?x2> > lead ban
            <?deaf> ["Does anybody here speak up for the deaf?" asks an old uncle.]
            <?deaf> FOE|LEAD: I do!
            <?deaf> [BADONG!]
            <?deaf> PAL|LEAD: Now you're married to somebody who didn't even hear it. ## Now you're married to somebody who won't hear a word you say. It saves a year or two.
            <?h> > place stir
            > turns
            PAL|LEAD: The sun's on the hill! || That's the sun, sitting on the wall!
            FOE|BOSS: And once it's down, it's for life. || And once it's down, we're as married as mice. ## And we're all as married as mice. And you know what mice are like.`,
        },
        {
          title: 'The Last of the Light',
          time: 'A MINUTE BEFORE SUNSET',
          beat: 'The sun is going down on everybody, for life.',
          text: `
            <?i> > place door
            > turns
            <?x3> > lead comfort BOSS
            FOE|LEAD: Married! For life! And who gets the window? ## Five husbands by sunset! And there's one pillow I like! || Married to all of you! For life! Who snores?
            BOSS: I...
            [The bell leans closer.]
            !BOSS: ...might.
            > place peak
            <first> <?j> > hook FOE snap
            <first> <?k> > hook PAL snap
            <first> <?l> > hook BOSS snap
            > turns
            <wish> BOSS: {call}, you're married to most of us by now. What would you like for your wedding? || {call}, somebody ought to ask the bride or the groom. What do you want out of this?
            <wish> > lead lastWords`,
        },
        {
          title: 'For Life',
          time: 'SUNSET',
          beat: 'The ring is back in time, and there is a queue that nobody joins.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} {BOSS} catches it. There is one thin slice of sun.]
            <taken> [{freed} {BOSS} takes it. There is one thin slice of sun.]
            * prop
            !BOSS: The ring! There's time! Who wants to be undone first? || We can all be single! Quick, form a queue!
            [Nobody moves.]
            PAL|LEAD: After you. || I'll just see how the others do. ## After you. I'd hate to push in, in front of my own wife.
            !BOSS: Hurry! It's only two words! || Only two words! You've said the other two all day!
            [Nobody says them.]
            * pay ring
            FOE|LEAD: I had it ready. I can't seem to get it out. || I would. But I've only just learned how you take your tea.
            <?m> > hook FOE keep
            > turns
            > hook BOSS keep
            [The sun goes down. BADONG.]
            * pay bell
            <3+> PAL|LEAD: So I'm married to you, and you're married to the others, and they've all married one another. What does that make us?
            <3+> !BOSS: A family.
            <2> LEAD: That's for life, then. What does that make us?
            <2> BOSS: Two people, with forty toast racks. ## A bed with toast in it.
            <?o> > place gift
            <?p> > lead last
            > turns
            [The tea comes in. Everybody looks up at the bell.]
            PAL|LEAD: I forget. Do you take sugar?
            [{rise}]
            !BOSS: I do.`,
        },
      ],
    },
  ],
}
