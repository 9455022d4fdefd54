import { type Program } from '../../plays/card-types.ts'

export const undercoverBagel: Program = {
  name: 'Undercover Bagel',
  people: {
    'Agent Sesame': {
      short: 'Sesame',
      want: 'to be recognized',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [Somebody hangs a hat on {ME}.]
            ME: I'm not a coat rack! It's me! You had my soup on Tuesday!`,
        stake: `ME: They won't even know whom to blame! I'll have to point at myself!`,
        snap: `ME: Tell my mother that I was brave! You may have to describe me to her!`,
        alibi: `
          ASK: Where were you last night, {me}?
          ME: At my birthday party. They sent me away. They'd bought everything already.`,
        evil: `
          ASK: And what evil have you done, {me}?
          ME: I took an old lady's seat on the bus. She was getting off.`,
        badge: `ME: I'm undercover! Here, my badge! That's a photograph of me. I'm the one behind the fern.`,
        bun: `
          ASK: Which one are you?
          ME: Third from the left. No, that one's real. I've lost me.`,
        end: `
            [{ASK} takes the hat off {ME}.]
            ASK: Good morning, Sesame.
            ME: You knew me! Under a hat! Right down to the ears!`,
        later: `
          ASK: Good morning, Sesame!
          ME: It's dreadful. Everybody knows me. I've had to buy a round. ## It's dreadful. Everybody knows me. Even my husband. He's asked me to leave.`,
      },
      turns: [
        `[A coat rack sneezes.]
         ASK: Bless you, Sesame.
         [{ME} looks in through the window.]
         ME: I'm out here. Who's that?`,
        `[{ME} pulls off a false nose.]
         ASK: There's another one under it!
         ME: I know. I've been going in for years. I'm hoping for a face.`,
        `ASK: Is this you, in the photograph?
         ME: How did you know?
         ASK: You've got your eyes shut. You always have, when someone looks.
         ME: So somebody looked!`,
      ],
      twist: "Under Sesame's false nose is another",
    },
    'Madame Poppyseed': {
      short: 'Madame',
      want: 'the truth about that smile',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} smiles. Everybody looks at the floor.]
            ME: There! I smile, and they count their shoes! Will nobody tell me why?`,
        stake: `ME: Blame me, if you must! But look me in the eyes, for a change!`,
        snap: `ME: Before it's too late, what is it? Is it the lipstick?`,
        alibi: `
          ASK: And where were you last night, {me}?
          ME: At a banquet. I smiled at an ambassador. By the cheese, he'd left the country.`,
        evil: `
          ASK: What evil have you done, {me}?
          ME: I smiled at a baby. It's started to talk. It won't say about what.`,
        badge: `ME: I'm undercover! I would have told you all, but you were busy with my teeth.`,
        bun: `
          ASK: Whatever happens, don't smile, {me}.
          ME: Why do people always tell me that?
          ASK: You'd give away the flavor.`,
        end: `
            [{ME} smiles. {ASK} holds out a toothpick.]
            ME: A seed! Between the front two! All those smiles, and it was a seed!`,
        later: `
          ASK: Has the seed gone?
          ME: I've planted it. And now I smile at people, and nobody confesses to a thing.`,
      },
      turns: [
        `[{ME} smiles, widely.]
         ME: Be frank. What do you see?
         ASK: A very nice chin.`,
        `[{ME} smiles into the back of a spoon.]
         ASK: Can you make it out?
         ME: I only saw a nose, and a great deal of ceiling. I thought I saw something move.`,
        `ASK: Madame, you've got a little...
         ME: Yes? Go on! A little what?
         ASK: A little friend, in there. It's been waving to me all morning.`,
      ],
      twist: 'Nobody tells Madame what is in her smile',
    },
    'Chief Whisper': {
      short: 'the Chief',
      want: 'to shout, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} shouts. A feather moves.]
            ME: Did you hear that one? I'd been saving it up all week.`,
        stake: `
          ME: This is a disaster.
          ASK: I've got a plaster.
          ME: That's what I said.`,
        snap: `
          ME: Help.
          ASK: Can't you do it louder?
          ME: That was the loud one. I waved a fist.`,
        alibi: `
          ASK: And where were you last night, {me}?
          ME: On the doorstep, calling the cat. It hasn't heard since Tuesday.`,
        evil: `
          ASK: What evil have you done, {me}?
          ME: I told a whole crowd just what I think of them.
          ASK: What did they do?
          ME: They leaned in.`,
        badge: `ME: I'm undercover, too. Under. Cover. Will somebody say it for me?`,
        bun: `
          ASK: Are you in position?
          ME: Pss.
          ASK: Was that you, or the yeast?`,
        end: `
            [{ME} shouts. Everybody sits down.]
            ME: DID YOU HEAR THAT ONE? IT WAS ME! I'LL JUST DO ANOTHER!`,
        later: `
          ME: GOOD MORNING!
          ASK: I thought you only wanted to shout once.
          ME: IT'S STUCK AGAIN! AT THE OTHER END!`,
      },
      turns: [
        `ME: Fire.
         ASK: What was that?
         ME: There was a fire.
         ASK: Where?
         ME: It got tired of waiting.`,
        `[{ME} climbs on a chair, and breathes in.]
         ASK: Go on!
         [A very long pause.]
         ME: I got as far as the in.`,
        `[{ASK} treads on {ME}'s toe.]
         ME: Ow.
         ASK: You can do better than that.
         [{ASK} jumps.]
         ME: Ow!
         ASK: I heard a capital!`,
      ],
      twist: 'Chief Whisper quietly mentions a fire',
    },
    'Double-Agent Dough': {
      short: 'Dough',
      want: 'one day off',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [Two telephones ring, in {ME}'s pockets.]
            ME: Two jobs, two bosses, and they both want me on Saturday! At the same desk!`,
        stake: `ME: Now I'll have to write two reports, and be shocked in both!`,
        snap: `ME: That'll be two funerals! And I'm expected to speak at one of them!`,
        alibi: `
          ASK: Where were you last night, {me}?
          ME: I was following myself. I shook me off at the station.`,
        evil: `
          ASK: And what evil have you done, {me}?
          ME: On Monday I stole a secret. On Tuesday I stole it back. It's seen so much.`,
        badge: `ME: I'm undercover! On both sides! Under here, it's mostly me.`,
        bun: `
          ASK: Are you awake?
          ME: One half of me is on duty. The other half's a roll.`,
        end: `
            [Two telephones ring, in {ME}'s pockets.]
            ME: They've both given me Saturday off! I'm going to sit in one chair!`,
        later: `
          ASK: How was your day off?
          ME: I didn't know what to do. So I followed a stranger, for old times' sake. We've got a cabin now.`,
      },
      turns: [
        `ASK: Who's the letter to?
         ME: It's to me, from the other side. I'm making myself a very good offer.`,
        `ASK: Did you accept it?
         ME: I'm holding out for a car. They'll give it to me. I know how desperate they are.`,
        `ASK: Where did you get that black eye?
         ME: I found out.`,
      ],
      twist: 'Dough negotiates with the enemy, Dough',
    },
    'Gadget Gita': {
      short: 'Gita',
      want: 'a pen that writes',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} tries to write. The pen unfolds into a boat.]
            ME: My comb's a saw, my tie's a ladder, and now this! Doesn't anything here write?`,
        stake: `ME: I'd make a note of that, but I'd have to row.`,
        snap: `ME: I could save us with this comb! If only I knew which end was the comb!`,
        alibi: `
          ASK: Where were you last night, {me}?
          ME: In the bath. My duck saw me. It's got a camera in it, so please don't ask to see.`,
        evil: `
          ASK: And what evil have you done, {me}?
          ME: I've built a bomb that waters flowers.
          ASK: How's that evil?
          ME: They were doing perfectly well.`,
        badge: `ME: I'm undercover! I've got my badge here. No, that's the ladder. Mind your heads.`,
        bun: `
          ASK: Is that roll a gadget?
          ME: It's only a roll. It's the butter that you shouldn't lean on.`,
        end: `
            [{ME} tries somebody's pen. Nothing unfolds.]
            ME: It writes! It doesn't even float! Look, it's written "pen"!`,
        later: `
          ASK: How's your new pen?
          ME: I took it apart in the night, and there was only ink in there. I felt sorry for it. It's a helicopter now.`,
      },
      turns: [
        `ASK: What does this button do?
         ME: It holds my jacket shut.
         ASK: And that one?
         ME: It holds the roof on.`,
        `[{ASK} opens an umbrella. It plays a waltz.]
         ASK: What if it's raining?
         ME: It plays slower.`,
        `ASK: And this spoon? What's in it?
         ME: That's a spoon.
         ASK: But what does it do?
         ME: Nothing at all. I hold it when things get too clever.`,
      ],
      twist: 'Gita explains which button holds the roof',
    },
    'Cream Cheese Charlie': {
      short: 'Charlie',
      want: 'to be told the plan',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [Everybody whispers. {ME} leans in. They stop.]
            ME: It was about the plan, wasn't it? I'm called after a filling, and nobody fills me in!`,
        stake: `ME: Was that in the plan? I'd be so upset, if I knew!`,
        snap: `ME: Could somebody tell me what's happening, before it's happened?`,
        alibi: `
          ASK: Where were you last night, {me}?
          ME: Guarding a door.
          ASK: Which door?
          ME: They said that I didn't need to know.`,
        evil: `
          ASK: What evil have you done, {me}?
          ME: I did what it said on the paper.
          ASK: What did it say?
          ME: It was folded.`,
        badge: `ME: I'm undercover! At any rate, I was given a badge, and a push.`,
        bun: `
          ASK: Do you know what we're waiting for?
          ME: I thought that I was really for sale.`,
        end: `
            [{ASK} whispers in {ME}'s ear.]
            ME: So that was the plan! It's over, but I followed every word!`,
        later: `
          ASK: And now they tell you everything!
          ME: Since midnight. I know about your feet. I want to go back in the dark.`,
      },
      turns: [
        `ME: So what's the plan?
         ASK: You go left.
         ME: And then?
         ASK: You'll know.
         [CRASH.]
         ME: Now I know.`,
        `ASK: What's that rope you've been holding?
         ME: They didn't say. I don't like to ask. It's been two days.`,
        `[{ME} lets go of the rope. Far away, somebody lands in a lake.]
         ASK: So that's what it was.
         ME: They're waving! I knew that I was part of something!`,
      ],
      twist: 'Charlie holds a rope without asking why',
    },
  },
  recall: `
    PAL|LEAD: We've got a new password. "{Line}."
    BOSS: And what does one answer?
    PAL|LEAD: You hold on to the wall, and say it again.`,
  scenarios: [
    {
      id: 'evil',
      shape: 'lie',
      title: 'Any Other Evil? || The Crust',
      premise:
        'A council of villains must press a terrible button, while each of them is undercover, and {keeper} has it.',
      game: 'Everybody is good, and each is afraid of the others; so they have run the worst gang in the world for years.',
      least: 3,
      facts: {
        prop: 'the button',
        event: 'a council of evil',
        crowd: 'the henchmen',
      },
      effects: {
        button: {
          noise: `PAL|LEAD: And it didn't go off? I mean, curses. What a very near thing.`,
          lost: `PAL|LEAD: So nobody can press it any more? I'm furious. Look, I'm shaking my fist.`,
          stuck: `PAL|LEAD: It's {where}? How dreadful. Nobody hurry to undo it.`,
          mixed: `PAL|LEAD: It's {where}. We can't press it in that state. It wouldn't be evil, it'd be rude.`,
          mess: `PAL|LEAD: It might not work again. Oh, I could weep. These are tears of rage.`,
        },
      },
      after: `
        BOSS: Any other evil?
        PAL|LEAD: I took the last biscuit. But I've baked forty more.
        BOSS: That's the worst kind. They'll never know what hit them.`,
      acts: [
        {
          title: 'Apologies for Absence || The Minutes of the Last Crime',
          time: 'THE WEEKLY MEETING OF THE CRUST',
          beat: 'The worst gang in the world reports its crimes.',
          text: `
            !BOSS: Any other evil?
            [They all laugh, as evil people do. Mwa. Ha. Ha.]
            FOE: I robbed a bank on Monday. I'm merciless. || I went to a bank, with a mask on. It was terrible for everyone.
            BOSS: And how much did you take? || How much was in it?
            FOE: They'd left the door open. So I put in a little, and locked up. || More, afterward. But they were terrified.
            * plant good
            [Mwa. Ha. Ha.]
            <first> <4+> PAL|ANY: I've poisoned the pigeons in the park. || I stole the candy from a baby.
            <first> <2-3> +FOE: I've poisoned the pigeons in the park. || I stole the candy from a baby.
            <next> LEAD: I've poisoned the pigeons in the park. || I stole the candy from a baby.
            BOSS: Monstrous! How are they? || Vile! Put it in the minutes. Did it cry?
            <first> PAL|ANY: Fatter. I must have got the bags mixed up. || It did when I gave it back. It had moved on to nuts.
            <next> LEAD: Fatter. I must have got the bags mixed up. || It did when I gave it back. It had moved on to nuts.
            [Mwa. Ha.]
            <rated> FOE: I've been with somebody's wife. All afternoon. Her shelves are up now, and quite straight.
            <?b> > hook FOE evil
            <first> > hook BOSS claim
            BOSS: Tonight we destroy everything. This is the button. Somebody presses it, and it'll be felt in every land on earth. || And now, the end of the world. Somebody presses this little red button. They'll feel it on every continent.
            * plant button
            FOE: Tonight? I had something on tonight. || All of it? Even the nice parts?
            BOSS: You aren't going soft? Whoever's good will have all of us to deal with! || Do I hear a conscience? Whoever's good will have all of us to deal with!
            [{FOE} laughs. Mwa. Ha.]
            <first> BOSS: And here's our new villain. I've heard appalling things.
            > lead arrive
            <handed> > place intro
            > turns`,
        },
        {
          title: 'After You With the End of the World',
          time: 'ITEM TWO',
          beat: 'Nobody wants to press the button, which ends up {where}.',
          text: `
            > turns
            BOSS: So who'd like to press it?
            FOE: I pressed one last week. || Oh, not me. I've got a thumb. ## Oh, not me. I've got a thumb. And it's spoken for on Thursdays.
            PAL|LEAD: You're the boss. It's your moment. || It should be somebody with more experience.
            BOSS: I wouldn't want to be selfish. I mean, I would. But later. || I'd love to! I'm only saving it up, to make it worse. ## I'd love to! I'm only making it wait. They come back begging.
            > turns
            <?soon> FOE: Do we have to do it before supper?
            <?soon> BOSS: What's for supper?
            <?soon> FOE: Soup.
            <?soon> BOSS: Then after. I'm not a monster. Well, I am. But it's leek.
            <handed> BOSS: {call}, you hold on to it, till one of us is angry enough. || Our new friend can mind it. {call}! Your finger's on nothing so far, I take it?
            <taken> BOSS: We'll put it by, till one of us is angry enough.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            > place worse
            <handed> > effect button
            <taken> FOE: So nobody can press it any more? I'm furious. Look, I'm shaking my fist.
            BOSS: What a blow. Shall we all go home? || It's a black day for evil. Well, good night, everybody.
            <handed> <?x1> > lead search
            <?x2> > lead ban
            [Nobody wants to be the first to look glad. Mwa. Ha?]`,
        },
        {
          title: 'The Henchmen Have a Question',
          time: 'ITEM THREE',
          beat: 'The henchmen want to see something terrible.',
          text: `
            > place crowd
            BOSS: The henchmen! Quick, look evil! || Our henchmen! Everybody scowl! You, kick something!
            FOE: What should I kick? || Where's something that won't mind?
            PAL|LEAD: There's a cushion. || Kick me. I'd like to help.
            > turns
            BOSS: They've come to watch. We'll have to do some crime in front of them. || They've bought tickets for the end of the world. We can't show them nothing.
            [In the first row, a henchman has brought his knitting. It's small, and it has feet.]
            FOE: I could cheat somebody at cards. ## I could cheat. On somebody. I'd have to meet somebody first. || I could be rude to a chair.
            <?cards> PAL|LEAD: Cheat me. I've got a bit of money with me.
            <?cards> FOE: Here. That's the ace. I didn't want to win.
            <?cards> BOSS: Where do you learn such things? ## Where do you learn such things? And do they do lessons for couples?
            <?x6> > lead teach
            <?d> > hook PAL evil
            > turns
            <handed> <?x7> BOSS: And now you, {call}! Something unspeakable!
            <handed> <?x7> > lead attempt
            [Mwa. Ha. From all the henchmen. It sounds a little forced.]
            <?e> > place stir
            PAL|LEAD: One of them has just said "excuse me". || That one's just picked up some litter.
            BOSS: Odd. They don't make henchmen as they used to.
            <?f> > hook FOE stake
            > turns`,
        },
        {
          title: 'It Has Gone Off by Itself',
          time: 'ITEM FOUR, OUT OF ORDER',
          beat: 'Something terrible does happen, and one of them cracks.',
          text: `
            > turns
            > place peak
            FOE: Is this the end of the world? Somebody stop it! || Did one of you press it? Somebody stop it!
            BOSS: Stop it? But we're evil! || Who said that? We ought to be delighted!
            <?g> > hook PAL snap
            <?h> > hook FOE snap
            FOE: I can't bear it! I'm not a villain! I'm from the Secret Service! || It's no use! I'm a spy! I've been good all along!
            [Silence. {hush}]
            <?i> > hook FOE badge
            <4+> PAL: So am I. || You, too?
            <?j> > hook PAL badge
            BOSS: So am I. || And so am I.
            * pay good
            FOE: Then which of us is evil?
            [They count. They count again.]
            LEAD: None of you. Only me. || Not one of you. Only me.
            !BOSS: And who's been leading this gang? || But we're the most wanted gang on earth!
            FOE: You have. You're strict, but we all felt listened to. ## You have. You're strict, and some of us came for that. || We had very good minutes. ## We had very good minutes. And the one evening with the port.
            > turns
            <?y1> > place door
            <?x3> > lead comfort
            <wish> BOSS: The only gang with nobody in it, and it's going to end. {call}, you're the villain. What did you want the world for? || We've got one real villain here, and it's the new one. {call}, if it were all yours, what would you take?
            <wish> > lead lastWords`,
        },
        {
          title: 'The Button',
          time: 'ANY OTHER BUSINESS',
          beat: '{Lead} saves them, and the button comes back.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} It lands on the table, under {BOSS}'s elbow. Pip.]
            <taken> [{freed} It ends up on the table, under {BOSS}'s elbow. Pip.]
            * prop
            FOE: You've pressed it! || Your elbow! You've pressed it!
            [Everybody lies down. Nothing falls. Far away, all over the earth, there is a sound.]
            * pay button
            PAL|LEAD: What is that?
            BOSS: Doorbells. || It's every doorbell in the world.
            FOE: And that's all that it does? Who built it? || And that would have destroyed us? Who built such a thing?
            PAL|ANY: I built it. I had to hand in something. || I built it. I thought that they could all use a visitor.
            > turns
            <?x4> > place gift
            LEAD: What about the henchmen?
            [All the henchmen hold up their badges.]
            BOSS: Then who are we all spying on?
            FOE: One another. || Each other. I've got all of your soups in a file.
            <?file> BOSS: And what did you write? || I read yours. You were very fair about the curtains.
            <?file> !FOE: "Suspiciously nice." ## "Suspiciously nice. Nice shoulders. Further watching needed."
            <first> > hook BOSS end
            <?x5> > lead last
            PAL|LEAD: Do we have to stop, now? || Does this mean no more meetings?
            BOSS: I've nothing on, next Thursday.
            [They all sit down again, a little closer. Mwa. Ha. Ha.]
            !BOSS: Any other evil?
            !FOE: I've made soup. There's no escape.`,
        },
      ],
    },
    {
      id: 'shelf',
      shape: 'hiding',
      title: 'A Bun Does Not Speak || Half Price',
      premise: 'Spies disguised as bread must wait on a shelf for the enemy, while {lead} has to sell them.',
      game: 'They are bought, one after another, and only {boss} is not.',
      facts: {
        prop: 'the label gun',
        event: 'a stakeout',
        crowd: 'the customers',
      },
      effects: {
        gun: {
          noise: `PAL|LEAD: That isn't how you open a shop! A customer has dropped a dozen eggs, and paid!`,
          lost: `PAL|LEAD: Then nobody knows what any of us costs. We could be cake.`,
          stuck: `PAL|LEAD: Nobody can change a price while it's {where}. It's the first good news today.`,
          mixed: `PAL|LEAD: It's {where}. It usually takes longer to stick to people.`,
          mess: `PAL|LEAD: Don't drip on us! Crust is all that we've got!`,
        },
      },
      after: `
        BOSS: I've still got the sticker on.
        PAL|LEAD: Shall I peel it off?
        BOSS: Touch it, and you're toast.`,
      acts: [
        {
          title: 'A Stakeout || Third Shelf From the Top',
          time: "EIGHT O'CLOCK, OPENING TIME",
          beat: 'The spies climb onto the shelf, dressed as bread.',
          text: `
            <2> > lead arrive
            [A shelf of bread, in the shop here. Some of the loaves have shoes on.]
            !BOSS: Whatever happens, a bun does not speak.
            FOE|LEAD: You're speaking.
            !BOSS: I'm a loaf. || I'm not a bun. I'm a large farmhouse loaf.
            PAL|LEAD: What are we waiting for? || How long do we have to lie here?
            BOSS: The enemy's best spy comes here today, and nobody knows the face. || The enemy's best spy shops here today, and nobody knows the face.
            <4+> FOE: So we dress as bread, watch, and don't so much as crumble. || So we're bread, with our eyes open, and our crusts shut.
            <2-3> BOSS: So we dress as bread, watch, and don't so much as crumble. || So we're bread, with our eyes open, and our crusts shut.
            * plant enemy
            <3> FOE: Look at that rye, next to us. It hasn't moved since six. || And who's that big rye? I've never seen such stillness.
            <4+> PAL: Look at that rye, next to us. It hasn't moved since six. || And who's that big rye? I've never seen such stillness.
            <2> LEAD: That rye next to you hasn't moved since six.
            BOSS: That's real bread. Learn from it. || That isn't one of us. That's what I call a loaf.
            * plant rye
            <?a> > place why
            <first> > hook BOSS claim
            <first> <3+> FOE: We only need somebody to mind the shop. Somebody who'd never pass for bread.
            <3+> > lead arrive
            > place intro
            BOSS: {call}, you stand at the till. You have the label gun. It puts on the prices. || You're the shop, {call}. Here's the label gun. Price us high, so that we're left alone.
            * plant price
            <3+> [{LEAD} tries it. KATCHUK! A price on {FOE}'s forehead. KATCHUK! One on {BOSS}'s.]
            <3+> FOE: What do I cost? || What does it say on mine?
            <2> [{LEAD} tries it. KATCHUK! A price on {BOSS}'s forehead.]
            <2> LEAD: You cost less than the rye. || Did that hurt?
            !BOSS: A bun does not speak.
            > turns`,
        },
        {
          title: 'Is It Fresh?',
          time: 'A QUARTER PAST',
          beat: 'The first customers come, and the label gun ends up {where}.',
          text: `
            > turns
            <3+> [The shop bell. Somebody picks up {FOE}, and squeezes. "Pff," says {FOE}.]
            <2> [The shop bell. Somebody picks up the roll next to {BOSS}, and squeezes. Pff.]
            PAL|LEAD: They liked that. ## They liked that. If anybody squeezed me like that, I'd sue. || That's a very good sign, in bread. ## That's a very good sign, in bread. In people, it's a lawsuit.
            BOSS: Nobody's squeezed me. || Why that one? I've got the seeds.
            <3+> [{FOE} goes by in a basket.]
            <3+> FOE: I've been sold! Full price! || I'm sold! They didn't even ask for change!
            <3+> !BOSS: And a bun doesn't brag, either.
            <3+> * exit FOE
            PAL|LEAD: Somebody picked up the rye, and put it back, and said sorry to it.
            <?back> <4+> PAL: Shouldn't somebody rescue {foe}?
            <?back> <4+> BOSS: They'll come back by themselves. It's what bread does, in my experience.
            <3+> [{FOE} climbs back onto the shelf, with jam on.]
            <3+> * enter FOE
            <3+> FOE: They cut the heel off my shoe! And they said that I was lovely! || I was nearly toast! It's so warm, at other people's houses! ## I was buttered! All over! By two of them! I'd go back!
            > turns
            <?b> > hook PAL bun
            BOSS: {call}! I may be too dear. Make me a little cheaper. || I don't mind for myself, but I'm the biggest one here. {call}, take a bit off my price.
            > lead help
            > effect gun
            [KATCHUK! Even {where}, it goes off. A new label lands on {BOSS}.]
            PAL|LEAD: "Half price." || "Slightly damaged."
            BOSS: It's only a number. ## It's only a number. I've told people lower. || I'm a bargain, then. Let them come.
            <?x1> > lead search
            > turns
            <?e> > hook BOSS stake`,
        },
        {
          title: 'Day-Old',
          time: 'LATE MORNING',
          beat: 'Everybody sells but {boss}.',
          text: `
            > place crowd
            BOSS: Customers! Lie still! Rise, if you can!
            [The shop bell, and the shop bell. One roll after another goes by.]
            FOE|LEAD: One of them bought a brick. By mistake. || They've taken the stale ones, for stuffing.
            BOSS: And me?
            FOE|LEAD: They moved you, to see the brick. ## They moved you, to see the brick. My landlord did that. || They asked if you came with the shelf. ## They asked if you came with the shelf. It's how my uncle felt at his own wedding.
            > turns
            <?f> > hook FOE bun
            FOE|LEAD: They wanted the rye. It looked at them, and they took a roll.
            BOSS: One of them smelled me! What did they say? || Somebody had a good, long sniff at me! And?
            LEAD: "Hm."
            [The shop bell. Somebody pokes {BOSS}, with one finger.]
            !BOSS: A finger! They want to know if I'm soft inside! || That's how it begins! First the finger, then the bag!
            PAL|LEAD: They were looking for raisins. || They were only wiping off some jam.
            [KATCHUK! KATCHUK!]
            FOE|LEAD: "Yesterday's." And under it, "For ducks."
            <?who> BOSS: Who did that? || It goes off by itself. Doesn't it? Tell me that it does.
            > turns
            <?x2> > lead ban
            <?x3> > place stir
            !BOSS: You do it, {call}. You praise me. Loudly. || {call}, tell them what they're missing. You've a kind face.
            LEAD: Here's a loaf! It's got... It's got two ends! || Look at this one! It's very large, and it hardly moves!
            [Somebody comes nearer, and takes the rack.]
            BOSS: I'm lying on the floor. Is that where people look?
            <?x4> > place uses`,
        },
        {
          title: 'Closing Time',
          time: 'EVENING',
          beat: 'The enemy has not come, and a day-old loaf loses heart.',
          text: `
            LEAD|FOE: That rye still hasn't moved.
            BOSS: It's never for sale to just anybody. You can tell.
            LEAD|PAL: We're closing. And no enemy. || That was the last customer. The enemy never came.
            BOSS: So it was all for nothing. I've been looked at since eight, and nobody took me home. ## So it was all for nothing. Half the town's had its thumbs in me, and nobody took me home. || A whole day, in public, and not one bite. ## It's my wedding night all over again. Warm, buttered, and put back.
            > turns
            <?x8> > lead comfort BOSS
            [{freed} There is one label left in it.]
            * prop
            <?h> > place door
            <3+> FOE: What happens to bread that's left over? || Where does it go, whatever isn't sold?
            <2> BOSS: What happens to bread that's left over?
            PAL|LEAD: A man comes at night, with a sack. It's made into crumbs. || It's made into crumbs, I think.
            BOSS: Into crumbs? Me? || Hide me! I'm too old to be crumbs!
            > place stow LEAD
            BOSS: Not you, {call}! Me! || Why you? You aren't even bread!
            LEAD: It's very nice in here, though. || You said to hide. So I've hidden.
            <3+> > turns
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            [Behind them, in the dark, something crackles. It is a crust.]
            <3+> FOE: Did somebody move?
            <3+> !BOSS: A bun does not speak.
            <4+> PAL: It wasn't a bun.
            <2> !BOSS: A bun does not speak. And I don't think that was a bun.`,
        },
        {
          title: 'The Best Loaf I Ever Saw',
          time: 'LAMPS OUT',
          beat: 'The rye gets up.',
          text: `
            > place back LEAD
            <?x5> > lead found
            [On the shelf, the big rye sits up, stretches, and takes off its crust. {hush}]
            * pay rye
            FOE|LEAD: It's got legs! || That's a person!
            BOSS: You were in there since six? And you never twitched? || All day? Next to me?
            [The rye nods, and holds up a card.]
            PAL|LEAD: It says "Enemy". || There's a name on it, and a crown. It's the one that we've been waiting for!
            * pay enemy
            FOE|LEAD: We lay there watching for you! || You've been watching us!
            [The rye turns over the card.]
            PAL|LEAD: "You were wonderful. I'd never have known, but for the talking."
            BOSS: You thought that I was bread? || You really believed in me?
            > turns
            <?x6> > place gift
            [The rye feels in a pocket, and lays some coins on the counter. It points at {BOSS}.]
            LEAD: It wants one large farmhouse loaf.
            BOSS: Me? At half price? || Am I for the ducks?
            [The rye picks up the label gun. KATCHUK!]
            * pay price
            FOE|LEAD: "Full price." || "Fresh."
            <first> > hook BOSS end
            <?x7> > lead last
            [The rye puts {BOSS} in a basket, with a cloth over the knees, and carries it to the door.]
            FOE|LEAD: But that's the enemy! Say something! || You can't just go off with the other side! Aren't you going to say anything?
            !BOSS: A bun does not speak.`,
        },
      ],
    },
    {
      id: 'hole',
      shape: 'trial',
      title: 'Back to the Wall || Through the Hole',
      premise:
        'Whoever the agents see through the hole of a bagel is a traitor, and they always see somebody, while {keeper} has it.',
      game: 'Only whoever is looking is innocent; so they arrest one another, until somebody dares to turn round.',
      facts: {
        prop: 'the bagel',
        event: 'a secret meeting',
        crowd: 'the reinforcements',
      },
      effects: {
        bagel: {
          noise: `FOE|BOSS: It's {where}? We all jumped so high, I've seen you from above. You look guilty there, too!`,
          lost: `FOE|BOSS: It's {where}? Then nobody can look through it! And nobody's innocent at all!`,
          stuck: `FOE|BOSS: It's {where}? And how do we look through it now? It's all string, and no hole!`,
          mixed: `FOE|BOSS: It's {where}? It only ever looked at us as if we'd done something!`,
          mess: `FOE|BOSS: It's {where}? It'll swell up! By noon it's a roll, and who'd believe a roll?`,
        },
      },
      after: `
        BOSS: Who's been looking at me through a cup?
        PAL|LEAD: I was drinking.
        BOSS: With the handle?`,
      acts: [
        {
          title: 'It Came in a Bag || Top Secret, Lightly Toasted',
          time: 'BEFORE THE SHOPS WERE OPEN',
          beat: 'A bagel brings a message: whoever is seen through the hole is a traitor.',
          text: `
            <2> > lead arrive
            [{BOSS} stands flat against the only wall there is.]
            !BOSS: A good spy always keeps the back to the wall.
            PAL|LEAD: But there's nobody behind you. || Why? Who'd want to stand behind you?
            BOSS: All the same, I feel a draft. And there's a stone in one shoe. || They told the last one that. I feel a draft. And there's a stone in one shoe.
            * plant draft
            * plant stone
            <3+> FOE: Your breakfast has come, with a note. || Somebody's left you a bagel. There's a note inside.
            <2> BOSS: And you've brought my breakfast. There's a note inside!
            BOSS: From Headquarters! Read it out! || It's a secret message! Read it!
            PAL|LEAD: It's buttery, and full of seeds. "You must see the traitor. Everybody can see, through the hole."
            * plant tailor
            !BOSS: A traitor? Then whoever's in that hole when you look is the one! Arrest them! || That's no bagel, that's a machine! Whoever's in that hole when you look, arrest them!
            <first> <?b> > hook BOSS claim
            <first> <3+> BOSS: Ssh! Here's our new agent. Not a word! || Ssh! That'll be the new agent. Look loyal!
            <3+> > lead arrive
            <handed> > place intro
            > turns
            <3+> FOE: I'll look first. I've nothing to hide. || Let me look. It won't take long.
            <2> LEAD: May I look?
            <3+> [{FOE} holds the bagel to one eye, and turns slowly round.]
            <2> [{LEAD} holds the bagel to one eye, and turns slowly round.]
            <4+> FOE: I've caught one! {pal}!
            <3> FOE: I've caught one! {boss}!
            <2> LEAD: I've caught one! It's you!
            [SNAKK! The first pair of handcuffs snaps shut.]
            <4+> !PAL: Me? I only did the reading! || Me? I only brought the butter!
            <2-3> !BOSS: Me? It's my breakfast!`,
        },
        {
          title: 'It Never Lies',
          time: 'A BITE LATER',
          beat: 'Only whoever is looking is innocent, so that everybody wants to look; the bagel ends up {where}.',
          text: `
            > turns
            <4+> !PAL: Give me that. There! {Foe}! || Now I'll look. I knew it! {Foe}!
            <3> !BOSS: Give me that. There! {Foe}! || Now I'll look. I knew it! {Foe}!
            <2> !BOSS: Give me that. There! You! || Now I'll look. I knew it! You!
            [SNAKK!]
            <4+> !BOSS: So there are two! || A second one! It's a very good bagel.
            <2-3> LEAD: So there are two! || A second one! It's a very good bagel.
            <?alibi> <4+> > hook PAL alibi
            LEAD: Let me try. It's all of you, but it's never me. || Here, I'll try. It shows me everybody but myself.
            ANY: Then whoever's looking is innocent!
            [Everybody makes a grab for the bagel.]
            ANY: Now I'm looking! I'm innocent! || It's my turn to be innocent!
            ANY: No, now I am! || You were innocent for ages! Give it here!
            [SNAKK! SNAKK!]
            <4+> FOE: And who's that, with a wall on? {Boss}! || And there's {boss}, wall and all!
            <4+> !BOSS: From here? How would I betray anything? I never turn round! || That can't be right. You're holding it cheese side up.
            <4+> [SNAKK!]
            <handed> BOSS: Enough! {call}, you hold it. With your eyes shut! || {call}, take it away, before there are no handcuffs left!
            <handed> > lead help
            <taken> BOSS: Enough! Put it down! || Put it down, before there are no handcuffs left!
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that! {call}, you've still got a hand free! || {call}, you're the nearest! Get it back!
            <taken> > lead attempt
            <handed> > effect bagel
            <handed> <?x1> > lead search
            > turns
            BOSS: So how do we catch the others? || Then how will we find any more of them?
            LEAD: Make a ring, with your thumb. A hole's a hole.
            [Everybody looks at everybody, through a thumb and a finger.]
            ANY: It works! There's one! || It's even sharper! I can count the pimples!
            [SNAKK!]
            PAL|LEAD: But everybody's looking, and everybody's been seen! So who did it?
            !BOSS: And everybody's arrested. It's called a team.`,
        },
        {
          title: 'More and More of Them',
          time: 'STILL BEFORE THE SHOPS',
          beat: 'The reinforcements are traitors too.',
          text: `
            > turns
            BOSS: I've sent for help. Honest people, from the other branch. || I've called for people we can trust. They're strangers.
            > place crowd
            ANY: I'll just check them. Traitor. Traitor. Traitor. || I don't like it. They all fit in one thumb.
            [SNAKK! All the way down the line.]
            PAL|LEAD: We're out of handcuffs.
            FOE|BOSS: Use both ends. || Share.
            > turns
            <?button> PAL|LEAD: I'm looking through a button. It's got four holes.
            <?button> FOE|BOSS: And what do you see?
            <?button> PAL|LEAD: You. You. You. And you.
            <?button> FOE|BOSS: I'm a gang!
            <?e> <3+> > hook FOE alibi
            <3+> LEAD: Have we done everybody, now? || Is there anybody left who isn't one?
            <3+> !BOSS: All but you. Hold still. || There's you. Look this way, and smile.
            <2> LEAD: Is there anybody left who isn't one?
            <2> !BOSS: I'll look at you again. Hold still.
            <3+> [Everybody looks at {LEAD}, through a thumb and a finger.]
            <2> [{BOSS} looks at {LEAD}, through a thumb and a finger.]
            ANY: There! Right in the middle! || As clear as day! It fills the whole thumb!
            [SNAKK!]
            <3+> LEAD: But I've only just got here! ## But I've only been handcuffed once, and it was over a parking fine! || I don't even know which side I'm on!
            <3+> PAL|BOSS: That's how good you are. || That's what they all say, till somebody tells them.
            <2> LEAD: That's twice! || I'm already one!
            <2> !BOSS: That's how good you are.
            <?x4> > lead teach
            > turns
            FOE|BOSS: So we've gone over to the enemy, all of us.
            PAL|LEAD: Then who's on ours?
            FOE|BOSS: They are, I suppose. They must be livid.`,
        },
        {
          title: 'A Ring',
          time: 'OPENING TIME',
          beat: 'Everybody is chained to everybody, and the key is where {boss} will not let anybody look.',
          text: `
            [Each of them has arrested the next. The last one has arrested the first. SNAKK.]
            !BOSS: There. We've got them all. || That's everybody. Well done.
            PAL|LEAD: And who's got the key?
            !BOSS: The officer who isn't under arrest.
            LEAD: That's nobody.
            !BOSS: It's safe. It's in my back pocket. || So it's in my back pocket, where it was.
            FOE|LEAD: Turn round, and we'll get it out! || Then turn round! I can reach it from here!
            !BOSS: And let traitors get behind me? Never! || In front of this many traitors? Never!
            PAL|LEAD: But you're one, too!
            !BOSS: Then you know what we're like.
            > turns
            <?left> <3+> PAL|LEAD: We could all go left...
            <?left> <3+> FOE|BOSS: Whose left?
            <?left> <3+> [They go round. {BOSS} slides along the wall. They come back.]
            <?left> <3+> LEAD: That went very well. We're here again.
            <3+> FOE|BOSS: Look at us. A ring, with nothing inside. What are we? || A ring of people, and in the middle nothing. What does that look like?
            <3+> LEAD: A bagel.
            <2> LEAD: Look at us. A ring, with nothing inside. What are we? || A ring of people, and in the middle nothing. What does that look like?
            <2> BOSS: A bagel.
            [They all look at one another, across the hole. {hush}]
            PAL|BOSS: And now who's in it?
            LEAD: Everybody. Even me. || You. You look tired.
            > turns
            <?w> BOSS: So nobody's innocent, and nobody can go. {call}, you came in last. What did you want from us? || We'll be here for years. {call}, we never asked. What was it you came for?
            <?w> > lead lastWords`,
        },
        {
          title: 'The Other Side',
          time: 'BREAKFAST',
          beat: 'The bagel comes back to {boss}, who could be innocent, and turns round.',
          text: `
            [{freed} {BOSS} catches the bagel.]
            * prop
            FOE|LEAD: It's yours! Quick, look, and you're the one who's innocent! || Whoever looks is innocent! Quick, that could be you!
            [{BOSS} lifts the bagel to one eye, and looks at them, one after another.]
            PAL|LEAD: Well? Who is it?
            !BOSS: The people who left me the only wall, and never said a word. || The people who've brought me breakfast for nine years.
            [{BOSS} breaks the bagel in two.]
            FOE|LEAD: Where's the hole gone? || What have you done with the hole?
            !BOSS: It was only where the bagel stopped. Come and get the key. || There was never anybody in there. Come and get the key.
            [{BOSS} steps away from the wall, and turns round. A long silence.]
            PAL|LEAD: There's no key. || I can't find any key.
            !BOSS: Feel right down inside!
            <3+> PAL|LEAD: There's no pocket here, just a hole.
            <2> LEAD: There's no pocket here, just a hole. And ducks.
            * pay draft
            <3+> FOE: Are those ducks? ## I can see little hearts. And the name of a hotel.
            !BOSS: I told you that I felt a draft!
            PAL|LEAD: Where's that note? These are only seeds! It doesn't say "traitor". It says "tailor"!
            FOE|BOSS: "You must see the tailor. Everybody can see..."
            LEAD: "Through the hole."
            * pay tailor
            !BOSS: All those arrests, over my trousers? I've gone red.
            LEAD: We know. || It shows from here, too.
            PAL|LEAD: Then whatever's been in that pocket... || And whatever was in that pocket?
            [{BOSS} takes off a shoe. Clink.]
            !BOSS: So it isn't a stone.
            * pay stone
            [The handcuffs open, all the way round.]
            <first> <?b> > hook BOSS end
            <?x7> > place gift
            <?x8> > lead last
            > turns
            PAL|LEAD: And now, the tailor! || Come on, let's have you mended!
            !BOSS: Like this? Past the shops? There's no wall out there! || Through the town? There's no wall all that way!
            <3+> [They all line up behind {BOSS}, shoulder to shoulder, very close.]
            <2> [{LEAD} steps up behind {BOSS}, very close.]
            FOE|LEAD: There is now. || Yes, there is.
            [{BOSS} leans back, just a little.]
            !BOSS: A good spy always keeps the back to the wall.`,
        },
      ],
    },
  ],
}
