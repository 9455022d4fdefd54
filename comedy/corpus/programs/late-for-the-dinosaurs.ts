import { type Program } from '../../plays/card-types.ts'

export const lateForTheDinosaurs: Program = {
  name: 'Late for the Dinosaurs',
  people: {
    'Tilda Tick': {
      short: 'Tilda',
      want: 'to be on time once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks at a watch, and runs on the spot, to catch up.]
          ME: I was a month late to be born, and I've been running after it ever since!`,
        stake: `ME: I'll be late! I'll be so late that I'll be early, and miss it again!`,
        snap: `ME: I was late for my own wedding! They'd cut the cake! ## I was late for my own wedding! He'd found somebody in the front row!`,
        end: `
          ASK: Look at the clock. You got here on the dot.
          ME: On time! I'd always wondered what the beginning was like!`,
        later: `
          ME: I was on time, yesterday. I stood there all alone.
          ASK: Where were the others?
          ME: They'd all agreed on an hour later. Because of me.`,
      },
      turns: [
        `ME: I've set my watch an hour fast, so that I'm never late.
         ASK: Does it work?
         ME: No. I know about the hour.`,
        `ME: My watch is fast again, and this time I don't know by how much.
         ASK: What does it say?
         ME: Thursday.`,
        `ASK: Your watch has stopped!
         ME: It hasn't stopped. It's waiting for me.
         ASK: How sweet.
         ME: I know. I was just going to be late for it.`,
      ],
      twist: 'Tilda tries to outsmart a watch',
    },
    'Yesterday Yusuf': {
      short: 'Yusuf',
      want: 'to see one tomorrow',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} opens a newspaper. It is yesterday's.]
          ME: Again! Who gets all the tomorrows? How am I to know how the comics go on?`,
        stake: `ME: It's worse than yesterday! And I've been there!`,
        snap: `ME: Yesterday, I'd have stayed calm! ## Yesterday, we were still married! Why do you think I live there?`,
        end: `
          [{ASK} tears a page off a calendar.]
          ASK: Here's tomorrow. It's yours.
          ME: There's nothing on it yet! Nothing at all! It's the best day I've ever seen!`,
        later: `
          ME: I've seen tomorrow now.
          ASK: What's it like?
          ME: Like today. But somebody's moved my chair.`,
      },
      turns: [
        `ASK: What's your diary like?
         ME: It's all yesterdays. I tore out the rest.
         ASK: What for?
         ME: For shopping lists. I never thought I'd get there.`,
        `ME: There was a page in my coat. It's a tomorrow! It says "Eggs".
         ASK: What about eggs?
         ME: I don't know. But now I have something to live for.`,
        `[{ASK} hands {ME} an egg.]
         ASK: It was in your diary.
         ME: Then it's come true! I'm here! I'd like to thank the hen.`,
      ],
      twist: 'Yusuf finds one page of tomorrow',
    },
    'Rex Fossilworth': {
      short: 'Rex',
      want: 'to be licked by a live one',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a hand to a very old bone, and waits.]
          ME: I've dusted four thousand old bones, and not one ever licked me! They haven't the tongues.`,
        stake: `ME: I've glued together worse than this! But it held still!`,
        snap: `ME: I want my museum! They're so much nicer with the meat off! ## I want my museum! I've never had a skeleton walk out on me!`,
        end: `
          [Something small, green and very warm licks {ME}'s ear.]
          ASK: It likes you!
          ME: It's wet! The books never said that they were wet!`,
        later: `
          ME: One of them licked me, and it's been back twice.
          ASK: It must like you!
          ME: It brought three friends. And a pinch of salt.`,
      },
      turns: [
        `ME: This is a toe. I've carried it with me for forty years.
         ASK: Whose was it?
         ME: I never liked to ask.`,
        `ASK: That toe of yours has got a screw in it.
         ME: They were further along than we think.`,
        `ASK: I've found where your toe goes. It's the leg of a chair.
         ME: Then for forty years, I've loved a chair?
         ASK: Are you very sad?
         ME: No. It always stood by me.`,
      ],
      twist: "There's a screw in Rex's dinosaur toe",
    },
    'Caveman Kip': {
      short: 'Kip',
      want: 'a suitcase with a handle',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} picks up a club, a pan and a fern. Two of them fall down again.]
          ME: You've all got suitcases, with handles! In my cave we only had arms!`,
        stake: `ME: In my cave we had one stick, and we always knew where it was!`,
        snap: `ME: We were happy with fire! Who needed Tuesdays? ## We were happy with fire! We had one bed for eleven, and nobody asked who you were texting!`,
        end: `
          ASK: This suitcase is empty. I'd like you to have it.
          ME: A suitcase! With a handle! Now all I need is something to own.`,
        later: `
          ME: I've got a suitcase now.
          ASK: What do you keep in it?
          ME: Me. It's the nicest cave I've ever had.`,
      },
      turns: [
        `ME: I invented something, once. It was perfectly round.
         ASK: The wheel!
         ME: It was soup. I dropped it.`,
        `ME: My soup kept running off the stone. So I bent the stone.
         ASK: You invented the bowl!
         ME: I thought that it was a bad stone.`,
        `[A stone bowl rolls past.]
         ASK: Your bowl's rolling! It's a wheel!
         ME: I know. It spills every time.`,
      ],
      twist: 'Kip nearly invents the wheel, with soup',
    },
    'Minute Minnie': {
      short: 'Minnie',
      want: 'one whole hour',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sits down, and gets up again at once.]
          ME: That was my minute. I only ever get the one! Who's got all the hours?`,
        stake: `ME: That's thirty seconds gone! I only had the other thirty!`,
        snap: `ME: I'd like to panic, and I haven't got the time! ## "Have you got a minute?" That's how they all begin! And that's how long they stay!`,
        end: `
          ASK: Sit down. Here's an hour, and it's all yours.
          ME: A whole hour? I'll stretch out one leg at a time!`,
        later: `
          ME: I had a whole hour to myself.
          ASK: How was it?
          ME: For a minute, it was lovely.`,
      },
      turns: [
        `ASK: Could you hold this for a minute?
         ME: I could. But it's the only one I've got.`,
        `ASK: Thank you. You can have your minute back.
         ME: You've used it. There's a bit gone at the end.`,
        `ME: I've saved up. A second here, a second there. I've got a whole minute over. It's for you.
         [They sit down, side by side. Nobody says anything. It is very nice.]
         ME: That was it.`,
      ],
      twist: 'Minnie lends out her only minute',
    },
    'Clockmaker Klaus': {
      short: 'Klaus',
      want: 'to be asked the time',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a very fine watch to {ASK}, who looks at a telephone.]
          ME: I've built three hundred clocks, and they all look at their telephones!`,
        stake: `ME: I can mend anything that ticks! Will somebody please tick?`,
        snap: `ME: Cuckoo! I've wanted to say that for forty years! ## I've got the finest hands in the trade, and nobody's looked at them since the wedding!`,
        end: `
          ASK: Excuse me. What time is it, please?
          ME: You asked! You asked me the time! It's... I was so happy that I didn't look.`,
        later: `
          ME: Everybody asks me the time now.
          ASK: Isn't that what you wanted?
          ME: They want it to be something else.`,
      },
      turns: [
        `ME: My cuckoo doesn't come out any more.
         ASK: Is it broken?
         ME: It's shy. Somebody laughed, at four.`,
        `ME: I've knocked at my cuckoo's little door.
         ASK: Did it answer?
         ME: It said "busy". In a very small voice.`,
        `["Cuckoo?" says something, behind a very small door.]
         ASK: It's talking again! But why did it go up at the end?
         ME: It's asking me the time.`,
      ],
      twist: 'Klaus comforts a cuckoo with stage fright',
    },
  },
  recall: `
    PAL|LEAD: They've found a stone, sixty million years old, with words on it. "{Line}."
    BOSS: But that was only yesterday!
    PAL|LEAD: Somebody has drawn a small round of applause underneath.`,
  scenarios: [
    {
      id: 'lamp',
      shape: 'lie',
      title: "It's a Lamp || Do Stay Till Friday",
      premise:
        'They must not tell a dinosaur what is coming on Friday, while {keeper} is holding the card with the sympathy.',
      game: 'They are so polite to the dinosaurs that these unpack.',
      facts: {
        prop: 'the card',
        event: 'a farewell',
        crowd: 'the other dinosaurs',
      },
      effects: {
        card: {
          noise: `PAL|LEAD: Maud put her head under a hill! I told her it was only the bell for tea! || Maud's sat down on a forest! She thinks it's starting!`,
          lost: `PAL|LEAD: Maud's helping to look! She's lifted up a hill! || Maud wants to know what we've lost. I said, nothing that she'll miss.`,
          stuck: `PAL|LEAD: Maud thinks it's a present, with a bow on! She's blushing! || Maud's never had anything wrapped before! She's keeping the string!`,
          mixed: `PAL|LEAD: Maud's quite touched. She thinks that somebody here is courting her! || Maud's fluttering her eyes! I felt the draft!`,
          mess: `PAL|LEAD: Maud thinks that it's a puddle! She's brought a towel. It was a field! || Maud's licked it up. She says that it tastes of bad news!`,
        },
      },
      after: `
        [On the roof sits a small bird, with a suitcase. Mroop.]
        PAL|LEAD: It's Maud! She's found us!
        BOSS: We did say "do come again".`,
      acts: [
        {
          title: "Don't Tell Maud",
          time: 'A WEDNESDAY, SIXTY MILLION YEARS AGO',
          beat: 'A dinosaur asks about the light in the sky.',
          text: `
            <2> > lead arrive
            [A head as big as a bus comes in. MROOOP?]
            FOE|LEAD: What does she want?
            BOSS: That's Maud. She's a dinosaur. She's asking about the light in the sky. || Meet Maud. She's a dinosaur. She'd like to know what that light is, up there.
            PAL|LEAD: It's a comet! It comes down on Friday, and then it's all over! || But that's the comet! On Friday it'll flatten everything!
            !BOSS: Ssh! Don't tell Maud! She'd only be upset. Nothing's coming, dear. It's a lamp. || Not in front of Maud! There's nothing coming, dear. It's a lamp.
            * plant lamp
            [MROOOP.]
            <first> PAL|LEAD: And why did we have to bring {a}? || And why is {a} here?
            <first> BOSS: The clock takes along whatever's round it. One can't come to a farewell with empty hands. || It was standing round the clock. And I do like a roof at a funeral.
            FOE|LEAD: Science has one great question. They saw it coming. Why didn't they leave? || What I've never understood is why they just stood here. They've got legs!
            * plant leave
            BOSS: Perhaps they liked it here. || They may not have wanted to make a fuss.
            PAL|LEAD: And what are those twelve suitcases, behind her?
            BOSS: She's a tidy dinosaur. || She's got a lot of neck to dress.
            BOSS: I've brought her a card. "With deepest sympathy." She gets it on Saturday. || There's a card from us all. "So sorry for your loss." It's for Saturday.
            PAL|LEAD: There won't be a Saturday!
            BOSS: Then she needn't open it.
            <first> <3+> BOSS: Here's somebody else, to say goodbye. Cheerfully!
            <3+> > lead arrive
            <handed> > place intro
            <?c> <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Do Stay',
          time: 'WEDNESDAY AFTERNOON',
          beat: 'The card ends up {where}, and the dinosaur begins to unpack.',
          text: `
            > turns
            <handed> BOSS: {call}, hold the card, and don't let Maud see the black edge. || Hide that card from Maud, {call}. And smile. All the way round.
            <taken> BOSS: Keep that card away from Maud! It's got a black edge.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: It can't stay like that. {call}? || Can't anybody get it back? {call}?
            <taken> > lead attempt
            <handed> > effect card
            [MROOOP?]
            FOE|LEAD: She's picked up two of her suitcases. || She's putting on her gloves. All four.
            !BOSS: Going? Already? Do stay, Maud! At least till Friday! || Oh, don't go yet! You must stay for Friday. Friday's going to be lovely!
            [KLUPP.]
            PAL|LEAD: She's opened a suitcase. She's got out a toothbrush. || What's that, as long as a ladder? It's a toothbrush!
            BOSS: There! She feels at home.
            <?d> LEAD: Is it right, to tell her that?
            <?d> BOSS: It isn't right. It's polite. ## It isn't right. It's polite. I stayed married on it for years.
            <?e> > hook BOSS stake
            <handed> <?f> > lead search
            > place stir
            > turns`,
        },
        {
          title: 'Any Plans for the Weekend?',
          time: 'THURSDAY',
          beat: 'All the dinosaurs come, and unpack; then somebody reads a label.',
          text: `
            > place crowd
            BOSS: Welcome! Put your tails anywhere! || Come in, come in! Is that all teeth? How well you look!
            [MROOOP? Mroop? A dinosaur opens a calendar at Saturday. It holds up a swimsuit, and a raincoat.]
            BOSS: The swimsuit! It'll be warm! ## The swimsuit! Nobody will be looking at you! || Bring both! There'll be fireworks!
            [KLUPP. KLUPP. KLUPP.]
            PAL|LEAD: They're all unpacking! That one's put our clock beside its bed! || Now they're putting up beds! One of them's got our clock, to wake it up on Saturday!
            BOSS: Let it. It's a guest. || One lends a guest a clock.
            <?h> > lead flattered
            > turns
            FOE|LEAD: There's a label on Maud's suitcase. "To anywhere else. Leaving Thursday, by the wind." || Look at this label! "Maud, and friends. Thursday, by the morning wind, away from here."
            BOSS: Thursday? That's today! || Then they'd booked? They were going?
            LEAD: They were all leaving. They knew. And we said "do stay". || They had it all packed. Then somebody told them it was a lamp.
            [A silence. {hush}]
            FOE|BOSS: So that's why they never left! It was us! || That's the great question, answered! It was us!
            PAL|LEAD: They died out of good manners.
            * pay leave
            > turns`,
        },
        {
          title: 'The Guests Who Stayed',
          time: 'THURSDAY NIGHT',
          beat: 'They try to get rid of their guests, and do not know how.',
          text: `
            BOSS: They must leave at once! But without noticing! I couldn't be rude to them! || We'll have to get rid of them! Nicely! I've never been rude in my life!
            <3+> FOE: I'll yawn. Everybody leaves when you yawn. || Watch. One good yawn, and they'll fetch their coats.
            <2> LEAD: I could yawn. That's what people do. || I'll yawn. Then they'll know.
            [A yawn. A hundred dinosaurs yawn back, and lie down.]
            BOSS: They've put out their lamps! || Now they're tucked in!
            !FOE|LEAD: How do you get rid of guests, at home?
            !BOSS: I ask them to stay. They've usually got a train. || I've never got as far as having any.
            PAL|LEAD: Let's begin to wash up. That always works. ## Let's quarrel, like a married couple. That clears any room. || Stack the chairs! That's what my aunt does.
            [MROOOP!]
            FOE|LEAD: They want to help! ## They're taking sides! || She's drying!
            <?i> BOSS: I'll show them the photographs of my holidays. All of them.
            <?i> [MROOOP! They sit down in rows, the small ones in front, and pass round a bag of ferns.]
            > turns
            <handed> <?j> > lead attempt
            <?k> > place door
            <?l> [It is midnight, and one can read by the light outside.]
            <?l> > hook FOE snap
            <?m> > hook PAL snap
            <?n> > lead comfort BOSS
            BOSS: The light's as big as a plate! {call}, you aren't so well brought up. Tell them what you'd really like! || It's nearly Friday! {call}, you talk to them. What do you want? Say it right into the ear!
            > lead lastWords
            [MROOOP.]
            PAL|LEAD: They thought that was lovely. They're staying another week.`,
        },
        {
          title: 'Something Rude',
          time: 'FRIDAY MORNING',
          beat: 'Somebody is rude at last, and the dinosaurs pack.',
          text: `
            !BOSS: Then it has to be me. Maud! Nobody likes you. Go home! || I'll say it. Maud, you're too big, and you smell of ponds. Off with you!
            [MROOOP? Very small.]
            FOE|LEAD: Now she's crying. Mind your shoes. || You've hurt her! The river's gone up!
            !BOSS: I can't! It isn't true! Maud, it's not a lamp. I lied, because I liked you. ## I can't! It isn't true! Maud, it's not a lamp. I lied. I do it with everyone I'm afraid to lose. || I didn't mean it! It's no lamp, Maud. It's a comet. I only said that so that you'd be happy.
            * pay lamp
            LEAD: And you should have had this on Wednesday. I'm sorry. || There's a card. I was supposed to hold it. I'm so sorry.
            [{freed} Maud reads it, for a long time.]
            * prop
            [KLUPP! KLUPP! KLUPP! A hundred suitcases slam.]
            PAL|LEAD: They're packing! But it's far too much! They'll never get off the ground!
            BOSS: Maud! Only what's light! Leave the tail! || Take less! Who needs teeth, on a journey? ## Take less! Who needs teeth, on a journey? Who needs a husband?
            > turns
            FOE|LEAD: She's left off the horns, and the big end. She's the size of a hen! || The tail's off! The teeth are off! She's kept two arms and a few feathers!
            [A hundred small, fat birds go up, each with a suitcase. Mroop. Mroop.]
            LEAD: They didn't die out. They packed light.
            <?q> > place gift
            > turns
            > hook BOSS end
            <?r> > lead last
            PAL|LEAD: It's got very bright in here. || What day did we say it was?
            FOE|BOSS: It's Friday. Quick, where's our clock? || Friday. We go home now. Where's the clock?
            LEAD: They've packed it. || It's gone south, in a suitcase.
            [Everybody looks up.]
            !BOSS: Nothing's coming, dear. It's a lamp.`,
        },
      ],
    },
    {
      id: 'coats',
      shape: 'hiding',
      title: "We've Packed Everything || Only the Coats",
      premise:
        'An hour before they leave for the dinosaurs, {lead} is given the clock, and they must hide from themselves in a wardrobe.',
      game: 'Every odd noise out of the wardrobe in the first act is made by themselves in the third.',
      facts: {
        prop: 'the clock',
        event: 'a journey to the dinosaurs',
        crowd: 'the porters',
      },
      effects: {
        clock: {
          noise: `BOSS: You've frightened it! Look at the hands! It's running away from you, backward!`,
          lost: `BOSS: It's {where}, and it's upset! I can hear it going backward!`,
          stuck: `BOSS: It can't go forward, tied up like that! It's going back!`,
          mixed: `BOSS: It's head over hands! It doesn't know if it's coming or going! It's going back!`,
          mess: `BOSS: You've got the works wet! It's slipping! It's going the wrong way round!`,
        },
      },
      hooks: {
        'Rex Fossilworth': {
          end: `
            ASK: Put your ear to the wardrobe. Something's breathing in there.
            [Out of the keyhole comes a very small, green tongue.]
            ME: I've been licked! By a live one! I never even bought it dinner!`,
        },
      },
      after: `
        [DUMPF! Inside the wardrobe, something roars. It is not very big yet.]
        PAL|LEAD: We should never have brought it home.
        BOSS: It ate four coats last night. The others have stopped settling.`,
      acts: [
        {
          title: 'They Settle',
          time: 'TEN O’CLOCK',
          beat: 'They are packed, and there is something in the wardrobe.',
          text: `
            <2> > lead arrive
            [A heap of suitcases stands beside a big, old wardrobe.]
            BOSS: We've packed everything. At eleven, we leave for the dinosaurs.
            [DUMPF! Inside the wardrobe, somebody says "Ow".]
            FOE|LEAD: What was that?
            !BOSS: It's only the coats. They settle.
            * plant ow
            <first> PAL|LEAD: And why do we leave from {a}? || Do we have to leave from {a}?
            <first> BOSS: The clock takes along whatever's round it. I didn't want it to be my kitchen. || The clock takes the whole place with it. I wasn't going to risk my own sofa.
            FOE|LEAD: And how does it get us there? || And what does the clock do?
            BOSS: It rings at eleven, and off we go. Until then, don't upset it. If it runs backward, so do we. || It rings at eleven, and takes us all along. Be gentle with it. If it goes back an hour, so do we.
            <?a> PAL|LEAD: Could that happen?
            <?a> BOSS: It's only got two springs, and one of them's worried.
            <first> <3+> BOSS: Who's late? I said ten o'clock!
            <3+> > lead arrive
            > place intro
            [DUMPF! The wardrobe shakes.]
            PAL|LEAD: That's never a coat! || There it goes again!
            BOSS: The fur ones don't get on. ## That's the mink. It's been seen with a raincoat. || It's the tweed. It was a very proud sheep.
            <?b> <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'A Note under the Door',
          time: 'NEARLY ELEVEN',
          beat: 'A note warns them, so they do it; the clock ends up {where}.',
          text: `
            > place crowd
            BOSS: Good, the porters! You take the wardrobe. Carefully. It's had a noise in it. || There you are! The wardrobe goes first. And hold it straight. The coats are in a mood.
            <?c> <first> > hook BOSS claim
            > turns
            [Out from under the wardrobe door comes a note.]
            <3+> FOE: It says, "Don't give it to {the}." || Listen to this. "Don't give it to {the}."
            <2> BOSS: It says, "Don't give it to {the}." || Listen to this. "Don't give it to {the}."
            * plant note
            LEAD: I thought that people liked me.
            BOSS: Give what? How rude! And they've copied my handwriting! || That's not nice! Who'd write a thing like that? And in my writing?
            +BOSS: To show how much I trust you, {call}, hold the clock. And keep it going forward. || I won't have it. {call}, you shall hold the clock. Until eleven, and not one tick back.
            > lead help
            > effect clock
            [KCOT! KCIT! KCOT! Everything goes dark, and smells of mothballs.]
            PAL|LEAD: Where are we? I've got a sleeve in my mouth! ## Where are we? I've got a belt in my mouth, and it isn't mine!
            <?e> > hook FOE stake
            <?f> > hook PAL stake
            > turns`,
        },
        {
          title: 'Mothballs',
          time: 'TEN O’CLOCK AGAIN',
          room: 'WARDROBE',
          beat: 'They are in the wardrobe, an hour ago, and outside it they are there already.',
          text: `
            [Outside, somebody says, "We've packed everything. At eleven, we leave for the dinosaurs."]
            FOE|LEAD: That's your voice! || That's you, out there!
            BOSS: It can't be. I'm in the wardrobe! Is that what I sound like? ## It can't be. I'm in the wardrobe! Is that what I sound like? I'd have left me, too. || I'm in the wardrobe, with a hanger in my ear! And do I always sound so sure?
            LEAD: It's ten o'clock again. The clock's gone back, and taken us along. || I think we've lost an hour. No, we've got it back. It's ten again.
            BOSS: Nobody go out! If I met myself, I'd remember it. ## Nobody go out! If I'd ever seen that coming toward me, I'd have remembered. || We mustn't meet ourselves! We'd never get a word in.
            > turns
            <?g> > lead ban
            PAL|FOE: You're on my foot! ## Whose hand is that? Don't all answer! || Mind my foot!
            [DUMPF!]
            FOE|BOSS: Ow.
            [Outside, somebody says, "It's only the coats. They settle."]
            * pay ow
            PAL|LEAD: It was us! It was us in the wardrobe, all along!
            BOSS: So I've been called a coat. By me. || And I blamed the tweed.
            FOE|LEAD: How long do we have to stay in here?
            BOSS: Until we've gone.
            <?i> > lead wait
            > turns`,
        },
        {
          title: 'Better Wording',
          time: 'NEARLY ELEVEN AGAIN',
          room: 'WARDROBE',
          beat: 'They want to warn themselves, and find that they have.',
          text: `
            LEAD: They're going to give me the clock! We have to warn them! || In a minute they'll hand me that clock. Somebody should tell them.
            BOSS: Of course! I'll write a note. "Don't give it to..." || A note! Who's got a pencil? "Don't give it to..."
            FOE|LEAD: No! Not that one! That one didn't work! || Stop! We've had that one! It was because of that one that you did it!
            * pay note
            BOSS: What else could I put? || You're right. It wants to be stronger.
            <2> LEAD: Something stronger. || Put in a "help".
            <2> BOSS: "Beware! Hold on to the clock! And please don't give it to {the}!" || "Help! This is you! Keep the clock! And don't give it to {the}!"
            <3> FOE: "Beware! Hold on to the clock! And please don't give it to {the}!" || "Help! This is you! Keep the clock! And don't give it to {the}!"
            <4+> PAL|FOE: "Beware! Hold on to the clock! And please don't give it to {the}!" || "Help! This is you! Keep the clock! And don't give it to {the}!"
            <3+> BOSS: That's much better. Push it out! || Now, that's clear. Under the door with it!
            <2> LEAD: That's much better. Push it out! || Now, that's clear. Under the door with it!
            [A long rip.]
            FOE|LEAD: It's torn! It got caught! || Half of it's still in here!
            BOSS: Which half went out? || And what's on the other half?
            [Outside, somebody says, "Don't give it to {the}."]
            <?k> LEAD: I wasn't going to say anything. But I thought that people liked me.
            > turns
            <?l> BOSS: I warned myself in writing, and I didn't listen. I'm just the same with doctors. || I had it from somebody I trust, and I still didn't believe it. ## I warned myself in writing, and I did it all the same. It was like my wedding.
            <?l> > lead comfort BOSS
            [The wardrobe tips, and rises. The porters are carrying it out.]
            <?m> ["Feels like people", says one of the porters. "Fur", says the other. ## "Feels like a couple", says one of the porters. "Mink", says the other. "It gets like that in the dark."]
            PAL|LEAD: They're taking us away! || The porters! They've picked us up!
            <?m> BOSS: I asked them to! I said "carefully"!
            <?n> > hook FOE snap
            <?o> > hook PAL snap
            <?p> > hook BOSS snap
            [The wardrobe tips the other way.]
            FOE|BOSS: {call}, knock! Call out! Tell them what you want! || {call}, you call! Porters like to be asked for something! What would you like?
            > lead lastWords
            [DUMPF! They've dropped it. The door falls open.]`,
        },
        {
          title: 'Eleven',
          time: 'ELEVEN O’CLOCK',
          beat: 'They come out just as they have gone, and pack one thing too many.',
          text: `
            FOE|LEAD: There's nobody here! || We're gone! There's only our luggage!
            BOSS: Then we've just left, for ten o'clock. Now it's our turn. Everybody out! || We've gone back to ten. So now it's our turn. Out we get!
            > place stir
            PAL|LEAD: But the clock's {where}! || It's nearly eleven, and the clock's {where}!
            <?q> > place door
            BOSS: I've set it to ring. Listen! || Wait. It rings at eleven. One. Two. Three.
            [BRRRILL-ILL-ILL! {freed}]
            * prop
            LEAD: There! On the dot! || It came when it was called!
            BOSS: You may hold it, {call}. What more could happen? || Hold it tight, {call}. I've seen you do it worse.
            [TICK. TOCK. They leave. A smell of ferns. Somewhere, a very long yawn. BRRRILL! They're back.]
            FOE|LEAD: Was that it? || That was the dinosaurs?
            BOSS: We were an hour late. They were having a nap. All but a very little one, and it liked our coats. || We'd missed all but one. It was the size of a cat, and very fond of wool.
            > turns
            <?r> > hook FOE end
            <?t> > place gift
            > hook BOSS end
            <?u> > lead last
            > turns
            [Out from under the wardrobe door comes a note.]
            FOE|LEAD: It's your writing. "Don't bring it home."
            BOSS: Bring what? We've packed everything.
            [Inside the wardrobe, something growls. It is quite small.]
            FOE|LEAD: What was that?
            !BOSS: Only a coat. But I think that it wants to go out.`,
        },
      ],
    },
    {
      id: 'shoe',
      shape: 'swap',
      title: 'Ten Past Four || Whose Shoe Is This?',
      premise:
        'Somebody will be trodden on by a dinosaur at ten past four in a certain shoe, which {keeper} is holding.',
      game: 'They try on the shoe, each of them praying that it will not fit, and it fits everybody.',
      facts: {
        prop: 'the shoe',
        event: 'an expedition',
        crowd: 'the scientists',
      },
      effects: {
        shoe: {
          noise: `FOE|BOSS: It's tied its own lace in fright! Now it's on for good, whoever's in it!`,
          lost: `FOE|BOSS: It's {where}! Let it stay there! I feel taller already!`,
          stuck: `FOE|BOSS: Good! You can't get a foot into that!`,
          mixed: `FOE|BOSS: Now it thinks it's a slipper! Nobody dies in a slipper!`,
          mess: `FOE|BOSS: It's ruined! Nobody could be seen dead in that!`,
        },
      },
      after: `
        BOSS: The museum has sent another postcard. It's a tooth mark, in a trouser leg.
        PAL|LEAD: What color are the trousers?
        BOSS: Why do you think I'm in a skirt?`,
      acts: [
        {
          title: 'A Postcard from the Museum',
          time: 'A TUESDAY, SIXTY MILLION YEARS AGO',
          beat: 'A postcard shows a footprint, and in the footprint is a shoe.',
          text: `
            <2> > lead arrive
            BOSS: Here we are among the dinosaurs! Look at this postcard. The biggest footprint in the world! || We've done it! The dinosaurs! And I've brought a postcard of their biggest footprint!
            FOE|LEAD: What's that in the middle of it? || And what's that flat thing, under the heel?
            BOSS: A shoe. || I took it for a leaf. It's a shoe.
            PAL|LEAD: It's got laces! Are you telling me that somebody gets trodden on? || They hadn't any shoes yet. It must be one of ours!
            !BOSS: Here, today, at ten past four. It's a very good museum. || Then it's one of us who'll be trodden on. Today, it says, at ten past four.
            [Far away: PLODD.]
            FOE|LEAD: What was that?
            BOSS: Thunder. With toes.
            <first> PAL|LEAD: And what is {a} doing here? || And how did {a} get here?
            <first> BOSS: The clock takes along whatever's round it. I thought that we'd like a roof. || It was standing round the clock. It had no choice.
            PAL|LEAD: What does it say on the back?
            BOSS: That's only for the address. I don't read other people's mail.
            * plant back
            FOE|LEAD: What sort of a shoe? || Which of us is it?
            BOSS: It's brown, with a red lace. Check your feet! || The shoe's brown, with a red lace. Everybody, look down!
            FOE|LEAD: Mine are green! || It's not one of mine!
            [Out of a suitcase falls a brown shoe with a red lace.]
            !BOSS: Whose shoe is this?
            FOE|LEAD: It isn't mine.
            <4+> PAL: It isn't mine.
            <first> <3+> BOSS: Perhaps it's for somebody who isn't here yet.
            <3+> > lead arrive
            <handed> > place intro
            <?c> <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'It Has to Be There',
          time: 'THREE O’CLOCK',
          beat: 'They may not throw it away, and it ends up {where}.',
          text: `
            > turns
            FOE|LEAD: Throw it into a swamp! No shoe, no accident! || Then we burn it! Nobody's trodden on in a shoe that isn't there!
            BOSS: And then the postcard's wrong! No footprint, no museum. No museum, no us! || It has to be there! They built a museum round that shoe! I learned to walk in it!
            PAL|LEAD: So it has to be there. But nobody has to be in it. || Then only the shoe has to be there. Must there be a foot?
            BOSS: It's standing upright. Somebody's holding it up from the inside. || It's laced. Shoes don't lace themselves.
            [PLODD.]
            <?e> FOE|LEAD: Thunder, again? || That's no thunder! It's coming nearer!
            <?e> BOSS: Thunder goes home at night. I'm less sure now. || It may go round us. It has sixty million years.
            <handed> BOSS: {call}, hold it, and don't put it on. Not even for fun. || {call}, take it by the lace. And keep your feet to yourself.
            <taken> BOSS: Nobody put it on. Not even for fun.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: Somebody has to do something! {call}? || We can't leave it like that! {call}!
            <taken> > lead attempt
            <handed> > effect shoe
            > place worse
            <?f> > hook BOSS stake
            <?g> > hook PAL stake
            > turns`,
        },
        {
          title: 'Please Let It Be Too Small',
          time: 'HALF PAST THREE',
          beat: 'They measure whom it would fit, and the scientists bring chairs.',
          text: `
            > place crowd
            BOSS: They've come from the museum, to see who's in the shoe at ten past four. || They want to see whose foot it was. They've been arguing for ninety years.
            FOE|LEAD: They've got a wreath, with a gap for the name! || They're taking bets! I'm at three to one!
            > turns
            BOSS: They've brought a drawing of the shoe. Everybody step on it. Whoever fits, it's you. || Their drawing of it is life-size. We all step on it, in turn. Whoever fits is for it.
            FOE|LEAD: Oh, what a pity! It's much too small for me! || My foot's far too wide! What a shame!
            BOSS: You've curled up your toes. Flatten them. || That's your knee.
            [{BOSS} steps on the drawing.]
            PAL|LEAD: It's a perfect fit! || It might have been made for you!
            BOSS: It pinches! I've got my mother's bunions! ## It pinches! I told my husband that I was a size smaller! || It wasn't! There's daylight at the heel!
            <3+> [{FOE} steps on the drawing. It is a perfect fit.]
            <3+> FOE: I'm swollen! I've been standing! || That's only the sock! I'm nothing without the sock!
            LEAD: I've stepped on it, too. It fits all of us! || It fits me, too. How can it fit all of us?
            BOSS: It's a very ordinary shoe. I'd hoped to be trodden on in something better.
            [PLODD. The drawing trembles, and they all step off it.]
            <?k> > lead flattered
            <?l> > lead ban
            <?i> <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Somebody Smaller',
          time: 'FOUR O’CLOCK',
          beat: 'Everybody explains why it should be somebody else.',
          text: `
            BOSS: I can't be trodden on. I'm needed. I've got the return tickets. ## It can't be me. I've just met somebody. She's sixty million years younger, but it's serious. || It can't be me. Who'd tell everybody how brave I was?
            FOE|LEAD: I've left something on the stove! In sixty million years, it'll boil over! ## I can't! They'd go through my drawers! || I've got my whole life behind me! I'd like to see how it went! ## I can't! My ex would get to speak!
            PAL|LEAD: I'd do it. But I bruise. ## I'd do it. But somebody's waiting for me at home. Or they'd better be. || I'd be glad to. But I've just had these ironed.
            <?cat> <3+> !FOE: Who'd notice, if it were you?
            <?cat> <3+> !BOSS: My cat. At about six. And you?
            <?cat> <3+> !FOE: Your cat. I feed it, when you're late.
            [PLODD! PLODD! A suitcase falls over.]
            > turns
            <?m> > place door
            > place peak
            <?n> > hook FOE snap
            <?o> > hook PAL snap
            <?p> > hook BOSS snap
            <?q> > lead comfort BOSS
            <wish> BOSS: It's eight minutes past four. {call}, it may be your foot. What would you like, first? || Two minutes! {call}, in case it's you. What do you want most?
            <unasked> BOSS: It's eight minutes past four. Two more minutes, and still nobody's in the shoe.
            <wish> > lead lastWords`,
        },
        {
          title: 'The Other Side',
          time: 'NINE MINUTES PAST FOUR',
          beat: 'Somebody puts on the shoe, and the dinosaur treads on it.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} It lands right way up, with its lace open.]
            <taken> [{freed} It stands right way up, with its lace open.]
            * prop
            BOSS: And there's the shoe. Who's it to be? || One minute to go, and here's our shoe. It's waiting.
            [Everybody looks at somebody else's feet. PLODD!]
            <3+> FOE: Oh, give it here. It fits me as well as anybody. || I'll do it. I've the smallest life. It'll hardly leave a mark. ## I'll do it. Nobody's looked at that foot in years.
            <2> LEAD: Give it to me. I've nothing on today. || I'll do it. I only came to hold it.
            <3+> !BOSS: {foe}! I'd never have thought it! || Lace it well. I can't look.
            <2> BOSS: {call}! I'd never have thought it! || Lace it well. I can't look.
            [PLODD! A shadow, as big as a bandstand. Everybody looks at the one foot underneath it.]
            PAL|LEAD: No! Pull! Everybody pull! || I can't bear it! Grab an arm, somebody!
            [A tug. A long, wet POCK. The foot is out. The shoe is not. PLODDDD!]
            BOSS: Who's flat? Say something! || Are you dead? Be honest!
            <3+> FOE: I'm barefoot. || I've got a cold toe. Otherwise I'm well.
            <2> LEAD: It only got the shoe. Quick, what's on the back of that card?
            <3+> PAL|LEAD: Turn it over! The card! What's on the back? || There's the footprint! Show me that card. What's on the back?
            <3+> FOE: "The shoe was empty." || "No bones. The owner was loved, and left in a hurry."
            <2> BOSS: "The shoe was empty." || "No bones. The owner left in a hurry."
            * pay back
            LEAD: You could have turned it over this morning!
            BOSS: I don't read other people's mail.
            [The scientists hang their wreath on the empty shoe. || The scientists pay up. One of them had a penny on "nobody".]
            > turns
            <?r> > hook FOE end
            <?t> > place gift
            > turns
            > hook BOSS end
            <?u> > lead last
            PAL|LEAD: There's one more line, very small. "The other one was found nearby." || There's something underneath. "The left one. For the right one, see next postcard."
            [Out of a suitcase falls a second brown shoe. Far away: PLODD.]
            !BOSS: Whose shoe is this?
            FOE|LEAD: It isn't mine. From now on, I go barefoot.`,
        },
      ],
    },
  ],
}
