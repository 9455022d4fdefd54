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
          ME: On time! I'd always wondered what the beginning was like! ## On time! I even saw the groom, before he'd given up!`,
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
          ME: There's nothing on it yet! Nothing at all! It's the best day I've ever seen! ## There's nothing on it yet! Not one ex! It's the best day I've ever seen!`,
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
          ME: It's wet! The books never said that they were wet! ## It's wet, and it means it! I've had whole summers with less tongue!`,
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
          ME: A suitcase! With a handle! Now all I need is something to own. ## A suitcase! With a handle! Now all I need is somebody to walk out on.`,
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
          ME: A whole hour? I'll stretch out one leg at a time! ## A whole hour? I've only ever been kissed in passing!`,
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
          ME: You asked! You asked me the time! It's... I was so happy that I didn't look. ## You asked! The last one who did was lying next to me, and had a train!`,
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
      id: 'shoe',
      shape: 'swap',
      title: 'Ten Past Four || Would You Hold This a Moment?',
      premise:
        'Whoever held a certain shoe last will be trodden on by a dinosaur at ten past four, and {lead} is holding it.',
      game: 'Nobody wants to be the last who held the shoe, until everybody does.',
      least: 3,
      facts: {
        prop: 'the shoe',
        event: 'an expedition',
        crowd: 'the scientists',
      },
      effects: {
        shoe: {
          noise: `PAL|FOE: The card says, "{The}. Heard by all, and by the dinosaur."`,
          lost: `PAL|FOE: The card says, "{The}. Last seen looking for it."`,
          stuck: `PAL|FOE: The card says, "{The}. Very attached to it."`,
          mixed: `PAL|FOE: The card says, "{The}. Meant well."`,
          mess: `PAL|FOE: The card says, "{The}. Please wash your hands."`,
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
          beat: 'A postcard writes down who held the shoe last.',
          text: `
            BOSS: Here we are, among the dinosaurs! And this is the museum's postcard. Their biggest footprint! || We've done it! The dinosaurs! And here's my postcard of their biggest footprint!
            FOE: With a shoe in it. || And what's that in the heel? A shoe?
            PAL|LEAD: It says, "Here, at ten past four, a dinosaur trod on whoever held this shoe last."
            * plant rule
            [Far away: PLODD. Out of a suitcase falls a shoe. {BOSS} picks it up.]
            !BOSS: Whose shoe is this? ## Whose shoe is this? I've never been married in it. || What's this? Whose is it? ## What's this? I've never been married in it!
            <5+> PAL: Not mine. I came in boots.
            [SKRITT.]
            !FOE: The postcard's writing! "It was {boss}." || It's writing by itself! It's put "{boss}"!
            !BOSS: But I only picked it up! {foe}, would you hold this a moment?
            !FOE: With pleasure. ## Gladly. At our wedding, it was your bouquet.
            [SKRITT.]
            PAL|BOSS: It's crossed that out. Now it says "{foe}". ## It's crossed that out. Now it says "{foe}. Jilted again." || No, it's changed its mind. "{foe}". ## No, it's changed its mind. "{foe}. Jilted again."
            <first> !FOE: Oh, look, somebody's coming! How very nice! || Who's that? Somebody new, with two hands!
            > lead arrive
            !FOE: We're so glad! Here, this is yours. ## We're so glad! It's from my divorce. Catch! || You look so strong! Catch! ## You look so strong, and so insured! Catch!
            [SKRITT.]
            PAL|BOSS: And now, "{the}".
            !LEAD: I'm on a postcard! || Is that me? In print?
            !BOSS: It means that you're one of us. || It's a way of saying welcome.
            <first> LEAD: And how did {a} get here? || And what's {a} doing here?
            <first> BOSS: Our time clock takes along whatever's round it. || It was standing round our time clock. It had no choice.
            FOE: Then let it take us home! || Then tell it to take us home!
            BOSS: At five. That's fifty minutes flat. || It rings at five. We'd be flat by then.
            <5+> ANY: Couldn't we walk? It's only sixty million years.
            > place intro
            <?c> <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'There Was No Spider',
          time: 'THREE O’CLOCK',
          beat: 'They get rid of the shoe, and the postcard says how.',
          text: `
            [PLODD.]
            LEAD: It's me who's trodden on? Then I'll throw it away! || The last who held it? That's me! Away with it!
            [The shoe flies off. Plosh. SKRITT.]
            PAL|FOE: "Thrown by {the}. It floats." || "Still {the}. There's a fish in it."
            <5+> PAL: But it's gone! It went ever so far! || But who's holding it? Nobody is!
            !BOSS: Throwing's no good. Somebody has to take it. || Then it can't be thrown. It has to be given.
            !LEAD: I see. {foe}, would you?
            !FOE: My hands are full. || I've hurt both my hands.
            !LEAD: Of what? || How?
            !FOE: Pockets. ## Toasters. From the wedding. || Clapping. ## Sending back wedding toasters.
            <5+> ANY: Don't look at my hands. They're asleep.
            > turns
            <4+> LEAD: Then it's a present. Whose birthday is it? || It's my birthday. Who'd like to have my present?
            <5+> ANY: What's in it?
            <4+> !PAL: Mine! Give me that! Oh. || Me! I love presents! Oh.
            <4+> [SKRITT.]
            <4+> FOE: "{pal}. There was no birthday."
            <4+> !PAL: Don't move, {foe}! There's a spider on your back! Hold this!
            <3> LEAD: Don't move, {foe}! There's a spider on your back! Hold this!
            [SKRITT.]
            PAL|LEAD: "{foe}. There was no spider."
            !FOE: {boss}, you've long fingers. Is there a stone in it? ## {boss}, I've forgiven you. Shut your eyes. Give me your hand. || There's something in the toe, {boss}. I think it's money. ## There's a key in the toe, {boss}. It's to my bedroom.
            !BOSS: Where? ## At last? || How much? ## Which floor?
            [SKRITT.]
            PAL|LEAD: "{boss}. There was no stone." ## "{boss}. Nothing was forgiven." || "{boss}. There was no money." ## "{boss}. There was no key."
            !BOSS: How dare it! Who'd like to see a trick? ## How dare it! Who'd like a drink? || How dare it! Who wants to shake hands? ## How dare it! Who wants a cigar?
            [Everybody sits on their hands.]
            <5+> ANY: I've never had any hands. || We've no hands in our family.
            <?f> > hook BOSS stake
            > turns`,
        },
        {
          title: 'Beloved',
          time: 'HALF PAST THREE',
          beat: 'Somebody takes it to be kind, and everybody wants it; it ends up {where}.',
          text: `
            > place crowd
            LEAD: They're from the museum. With a wreath, and no name on it. || They want to see whose foot it was. They've brought the wreath.
            <5+> ANY: And a tape measure. They keep looking at us.
            [PLODD. {BOSS} shivers.]
            <4+> !PAL: You're shaking. Let me have it for a bit.
            <3> !LEAD: You're shaking. Let me have it for a bit.
            [SKRITT. A very long SKRITT.]
            <4+> FOE: What's this? "{pal} took it, so that nobody else had to. Beloved. See statue." || What's this? "Dear, brave {pal}, who only wanted to help. Schools closed. See statue."
            <3> !FOE: What's this? "{The} took it, so that nobody else had to. Beloved. See statue." || What's this? "Dear, brave {lead}, who only wanted to help. Schools closed. See statue."
            !BOSS: A statue? With a horse? || What's it made of?
            PAL|LEAD: A big one. || Gold. So is the horse.
            !BOSS: Give me that! I'd only put it down! || That's mine! I had it first!
            [SKRITT.]
            PAL|LEAD: Too late. "{boss} snatched it. Statue made into bucket." || Too late. "{boss}. Statue melted down, for spoons."
            !FOE: Then let me! I'm far more modest! ## Then let me! I never got past "Dearly beloved"! || Over here! I'll be beloved! ## Over here! I never got past "Dearly beloved"!
            [SKRITT.]
            PAL|LEAD: And yours. "{foe}. Only wanted the horse." ## And yours. "{foe}. Only wanted an ex to look."
            <5+> PAL: What if two of us share a horse? || Does it have to be a big horse?
            !BOSS: I'm braver than all of you! ## You always did cling! Let go! || Let go! I was nearly a hero! ## Let go! This is why I left!
            [They tug. PLODD!]
            LEAD: It's a dinosaur that you're fighting for! || You'll only get the foot! The horse comes later!
            !BOSS: {Call}, you keep it, till we've seen who's bravest. || {Call}, look after it, while we take a vote.
            > lead help
            [SKRITT.]
            > effect shoe
            > turns`,
        },
        {
          title: 'They Practiced',
          time: 'FOUR O’CLOCK',
          beat: 'Nobody can take it over any more, and the postcard watches them.',
          text: `
            > turns
            !FOE: And it's {where}. Nobody can get at it! || It's {where}! Nobody can get at it!
            LEAD: Then I'm the last? || So it stays with me?
            !BOSS: I'd just been going to ask for it. || What a pity. I had my hand out.
            [SKRITT.]
            PAL|LEAD: There's more. "The others were relieved."
            <5+> PAL: I was only breathing out!
            !FOE: I'm not! I've got something in my eye! || How can it say that? I'm in tears!
            [SKRITT.]
            PAL|LEAD: It's looked. "The eye was empty." || It's looked. "The tears were dry."
            !BOSS: Everybody look sadder! || Well, look sad, then! All of you!
            [SKRITT.]
            PAL|LEAD: It's added, "They practiced."
            <?k> > lead comfort BOSS
            FOE: How big is it, this dinosaur? || Doesn't that dinosaur ever look where it treads?
            BOSS: Enormous. It'll step round a bush, but not round us. || It does. It never treads on anything bigger than a bush.
            LEAD: How big is a bush? || And how big are we?
            * plant bush
            [PLODD! PLODD!]
            <?w> !BOSS: It's nearly time, {call}. What would you like, before it comes?
            <?w> > lead lastWords
            <?w> FOE: And what has it put for that? || What does it say to that?
            <?w> PAL|BOSS: Nothing. The ink's run. || It can't. It's gone all blotchy.
            !FOE: It only wants {the}. We could run. ## We could run. {boss}, you know how. || Couldn't we wait over there? Behind a hill? ## Couldn't we run, {boss}? You've had practice.
            [SKRITT.]
            PAL|LEAD: "They ran. At nine minutes past." And this is eight.
            !FOE: But we haven't yet! || We're still here!
            > turns
            [A silence. {hush}]
            !BOSS: It's a very good museum. I'd like to see it wrong, just once. ## I've run once, from a church. I'd like to see it wrong. || I've believed that museum all my life. I think I'll stop. ## The last time I ran, I missed the cake. I think I'll stay.`,
        },
        {
          title: 'The Last to Hold It',
          time: 'NINE MINUTES PAST FOUR',
          beat: 'Somebody asks for the shoe, and asks the others to hold it.',
          text: `
            [Nobody runs. {freed}]
            * prop
            !FOE: Now somebody could take it! || It's back! Somebody could have it!
            [Everybody looks at somebody else's hands. PLODD!]
            !BOSS: Give it to me, {call}. || I'll take it, {call}.
            !LEAD: But there isn't any horse. || You'll be flat!
            !BOSS: I know. I bought the postcard. || I know. I started it.
            <5+> PAL: We could draw straws! I've brought a long one.
            [SKRITT.]
            PAL|LEAD: "{boss}." Nothing else. || Only "{boss}". In its best writing.
            [A shadow falls on {BOSS}. It has toes.]
            !BOSS: It's heavy, for a shoe. {foe}, would you hold this a moment?
            !FOE: And be the last? ## Last time, I ate two hundred dinners alone. || Not me. I know that trick. ## Not me. There's still cake in my freezer.
            !BOSS: Don't take it. Only hold it. With me. ## Only hold it. In sickness, and in mud. || I won't let go. I only want somebody at the other end. ## I won't let go. I do. There, I've said it.
            !FOE: Move over. ## Move over. That's my side. || All right. But I'm having the heel. ## All right. But the house stays in my name.
            <4+> [{PAL} takes hold of the tongue, and {LEAD} of the lace. SKRITT! SKRITT! SKRITT!]
            <3> [{LEAD} takes hold of the lace. SKRITT! SKRITT! SKRITT!]
            <5+> ANY: Make room! I've got hands after all! || Is there any shoe left for me?
            PAL|LEAD: It keeps crossing us out! It can't tell who was last! || Look at it! It doesn't know whom to put!
            !BOSS: We all were. || Put everybody!
            [The foot comes down. It stops. It feels round them, with one toe.]
            LEAD: It thinks we're a bush! || It thinks we're a hedge!
            * pay bush
            [It steps round them. PLODDDD! They all fall over. The shoe lands in the footprint.]
            !FOE: Is anybody flat?
            ANY: Not even the shoe! What's on the card? || Only my sandwich. And the card?
            PAL|LEAD: Only this. "Empty. Warm on all sides." || Just this. "No bones. A great many fingerprints."
            * pay rule
            <?s> FOE: And the statue?
            <?s> PAL|LEAD: "All of them, on one horse. It looks tired." || "It's of everybody. They had to get a longer horse."
            > turns
            <?r> > hook FOE end
            <?t> > place gift
            > hook BOSS end
            <?u> > lead last
            [Out of a suitcase falls the other shoe. Far away: PLODD. {BOSS} picks it up.]
            <rated> !FOE: You kept the pair!
            !BOSS: Would you hold this a moment?
            [Everybody does. ## Everybody holds the shoe. {FOE} holds {BOSS}.]`,
        },
      ],
    },
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
            BOSS: The light's as big as a plate! {call}, tell them what you'd like best. Perhaps they'll take a hint! || It's nearly Friday! {call}, you talk to them. What do you want? Say it right into the ear!
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
            PAL|LEAD: There was a card for you, as well. It's {where}. || She should have her card, then. And it's {where}!
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
            <5+> ANY: They've forgotten a toothbrush.
            <3+> PAL|LEAD: It's got very bright in here. || What day did we say it was?
            <3+> FOE|BOSS: It's Friday. Quick, where's our clock? || Friday. We go home now. Where's the clock?
            <2> BOSS: It's very bright, for a Friday. And where's our clock? || It's Friday. We go home now. Where's the clock?
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
      game: 'Every noise that they heard out of the wardrobe they now have to make in it, until there is one that nobody made.',
      facts: {
        prop: 'the clock',
        event: 'a journey to the dinosaurs',
        crowd: 'the porters',
      },
      effects: {
        clock: {
          noise: `!BOSS: You've frightened it! Look at the hands! It's running away from you, backward!`,
          lost: `!BOSS: It's {where}, and it's upset! I can hear it going backward!`,
          stuck: `!BOSS: It can't go forward, tied up like that! It's going back!`,
          mixed: `!BOSS: It's head over hands! It doesn't know if it's coming or going! It's going back!`,
          mess: `!BOSS: You've got the works wet! It's slipping! It's going the wrong way round!`,
        },
      },
      hooks: {
        'Rex Fossilworth': {
          end: `
            ASK: It's put out its tongue, in its sleep. Hold your ear a little nearer.
            [Out of the winter coat comes a very small, green tongue.]
            ME: I've been licked! By a live one! I never even bought it dinner!`,
        },
      },
      after: `
        [DUMPF! Inside the wardrobe, something roars. It is not very big yet.]
        PAL|LEAD: Weren't we going to take it home, when it woke up?
        BOSS: It ate four coats last night. The others have stopped settling. ## It ate my accountant's slippers last night. I'm keeping it.`,
      acts: [
        {
          title: 'They Settle',
          time: 'TEN O’CLOCK',
          beat: 'They are packed, and there is something in the wardrobe.',
          text: `
            <2> > lead arrive
            [A heap of suitcases stands beside a big, old wardrobe.]
            !BOSS: We've packed everything. At eleven, we leave for the dinosaurs.
            [DUMPF! Inside the wardrobe, somebody says "Ow".]
            FOE|LEAD: What was that?
            !BOSS: It's only the coats. They settle. ## It's only the coats. They settle. They did all through my marriage.
            * plant ow
            <first> <3+> BOSS: Who's late? I said ten o'clock!
            <3+> > lead arrive
            FOE|LEAD: And shall we really see a dinosaur? || What's it like, a dinosaur?
            BOSS: I never have. Forty times I came too late. All I brought home was a stone. ## Not yet. I've been late forty times. I lost a marriage, and found a stone. || Nobody knows. I've been late for them forty times. I only ever found a stone. ## Nobody knows. I've been late forty times. I lost a marriage, and found a stone.
            PAL|LEAD: What sort of stone? || And where's that stone?
            BOSS: A cold one. I've wrapped it in my winter coat. || In there, in my winter coat. It felt cold.
            * plant stone
            <first> PAL|LEAD: And why do we leave from {a}? || Do we have to leave from {a}?
            <first> BOSS: The clock takes along whatever's round it. I didn't want it to be my kitchen. || The clock takes the whole place with it. I wasn't going to risk my own sofa.
            FOE|LEAD: How does it work? || And what else does the clock do?
            PAL|BOSS: It rings, and off we go. Upset it, and it runs back an hour, and hides you from yourself. || It rings, and takes us there. If you upset it, it runs back an hour, and hides you from yourself.
            <?a> FOE|LEAD: Why's that? || What for?
            <?a> PAL|BOSS: It's tactful. Nobody should meet themselves. ## It's tactful. It once saw somebody meet themselves. They married. || So that you don't meet you. You'd never get a word in. ## So that you don't meet you. It only ends in bed.
            > place intro
            [ATCHOO! says the wardrobe. "Bless you", says the wardrobe.]
            LEAD: Coats don't sneeze! || And what was that?
            BOSS: The fur does. It used to be a fox. ## The fur does. My accountant kept it here, for Thursdays. || That's the tweed. It was a very proud sheep. ## The tweed. My accountant kept it here, for Thursdays.
            FOE|LEAD: And who said "Bless you"?
            !PAL|BOSS: The raincoat. It's better brought up. ## The raincoat. It's had its eye on the fur.
            <5+> PAL: My coats don't talk to me at all.
            [GRRP. That is a growl. It is quite small.]
            !FOE|LEAD: I'm going in there. Hand me that broom!
            ["Occupied!" says the wardrobe.]
            !BOSS: One doesn't burst in on a coat. ## At home, I always had to ring first. || Put down that broom. One doesn't burst in on a coat. ## Put down that broom. I always had to ring first.
            * plant occupied
            > turns`,
        },
        {
          title: 'A Note under the Door',
          time: 'NEARLY ELEVEN',
          beat: 'A note warns them, so they do it; the clock ends up {where}.',
          text: `
            > turns
            > place crowd
            BOSS: Good, the porters! || There you are! You're only just in time.
            <?o> LEAD: They're lifting the wardrobe.
            <?o> ["Feels like people", says one of the porters. ## "Feels like people", says one of the porters. "In a heap."]
            <?o> !BOSS: It's the old ones. They've let themselves go.
            <?c> <first> > hook BOSS claim
            [Out from under the wardrobe door comes a note.]
            <3+> FOE: It says, "Don't give it to {the}." || Listen to this. "Don't give it to {the}."
            <2> BOSS: It says, "Don't give it to {the}." || Listen to this. "Don't give it to {the}."
            * plant note
            !LEAD: I thought that people liked me.
            <5+> PAL: It doesn't even say "please".
            !BOSS: In my own handwriting! Nobody tells me what to do! ## In my own handwriting! I stopped taking orders at the divorce! || In my own handwriting! Who are they to tell me what to do? ## In my own handwriting! I stopped taking orders at the divorce!
            +BOSS: {call}, take the clock. And keep it happy. || Now I'll do it all the more! Take the clock, {call}.
            > lead help
            > effect clock
            [KCOT! KCIT! KCOT! Everything goes dark, and smells of mothballs.]
            PAL|LEAD: Where are we? I've got a sleeve in my mouth!
            > turns`,
        },
        {
          title: 'Mothballs',
          time: 'TEN O’CLOCK AGAIN',
          room: 'WARDROBE',
          beat: 'They are in the wardrobe, an hour ago, and have to make all the noises.',
          text: `
            [Outside, somebody says, "We've packed everything. At eleven, we leave for the dinosaurs."]
            !FOE|LEAD: That's your voice! || That's you, out there!
            !BOSS: Is that what I sound like? ## Is that me? I'd have left me, too. || Do I always sound so sure? ## Is that me? Even in bed?
            LEAD: It's ten again. It's hidden us. We're inside the wardrobe! || We've gone back to ten! We're inside, and that's us, outside.
            <3+> PAL|FOE: Then it's nearly time for that "Ow"! || And who said "Ow"?
            <2> +LEAD: And it's nearly time for that "Ow"! || And who said "Ow"?
            BOSS: One of us has to! All that we heard, we must do! || One of us! Whatever we heard, we have to do!
            * plant rule
            !FOE|LEAD: Not me. It was a stupid "Ow". ## Not me. Mine needs a drink first. || Well, it wasn't mine. It had no feeling in it. ## Well, it wasn't mine. Mine would have sued.
            PAL|BOSS: Somebody say it! We're late! || Quick! They're waiting for it!
            !FOE|LEAD: Get off my foot!
            [DUMPF!]
            +FOE|LEAD: Ow.
            [Outside, somebody says, "It's only the coats. They settle." ## Outside, somebody says, "It's only the coats. They settle. They did all through my marriage."]
            * pay ow
            !BOSS: I've been called a coat. By me. ## Then who was it, all those Thursdays? || And I was so sure of it! ## And I was so sure! All those Thursdays!
            <rated> FOE|LEAD: There are slippers in here.
            <rated> !BOSS: I gave those to my accountant!
            > turns
            <2> LEAD: The sneeze is next. Leave it to me! || Now somebody has to sneeze. Leave it to me!
            <3+> PAL|FOE: The sneeze is next. {call}, do something! || Now somebody has to sneeze. {call}, can't you help?
            > lead attempt
            [All the moths fly up.]
            <3+> !FOE: There's one in my nose! Ah... ah... ATCHOO! || Moths! In the face! Ah... ah... ATCHOO!
            <2> !BOSS: There's one in my nose! Ah... ah... ATCHOO! || Moths! In the face! Ah... ah... ATCHOO!
            <4+> !PAL: Bless you.
            <2-3> !LEAD: Bless you.
            [Outside, somebody says, "It's better brought up." ## Outside, somebody says, "It's had its eye on the fur."]
            <4+> !PAL: Did you hear? I'm the raincoat! ## I'm the raincoat! I thought it didn't show!
            <2-3> !LEAD: Did you hear? I'm the raincoat!
            LEAD: And then somebody growled. || There's still the growl. Whose was it?
            <3+> !BOSS: I don't growl.
            <3+> !FOE: I hadn't planned to.
            <5+> PAL: I only hum.
            <2> !BOSS: Not me. I thought that you would.
            <2> LEAD: And I took it for you.
            <3+> LEAD: Nor I.
            [GRRP.]
            PAL|FOE: Then who was that?
            [Nobody says anything. Something small and warm sits down on {BOSS}'s foot.]
            !BOSS: A very small coat? || One of the shorter coats?`,
        },
        {
          title: 'Occupied',
          time: 'NEARLY ELEVEN AGAIN',
          room: 'WARDROBE',
          beat: 'There is something with them in the dark, and {boss} must choose what to write.',
          text: `
            > turns
            PAL|LEAD: Your stone's come open. It's hollow. || Here's half of your stone. It's like a cup.
            BOSS: It was an egg! || Then it was an egg! It's hatched!
            * pay stone
            LEAD: There's your dinosaur. It's afraid of the dark. || So that's a dinosaur. It's holding on to my thumb.
            <5+> PAL: Give it here. I've got the fur.
            [Outside, somebody says, "I'm going in there. Hand me that broom!"]
            !FOE|LEAD: Who's that brute? ## That brute? I've sued better! || Who talks like that? There's a child in here! ## Who talks like that? I've sued better!
            !BOSS: You.
            !FOE|LEAD: Occupied!
            * pay occupied
            <?o> [The wardrobe tips, and everybody lies on {BOSS}. "Feels like people." "It's the old ones. They've let themselves go."]
            <?o> PAL|LEAD: The old ones? Did you mean us?
            <?o> !BOSS: I'd have said it more softly, if I'd known I was in.
            > turns
            <4+> PAL|BOSS: It's time for the note! || It's time. There was a note.
            <3> LEAD: It's time for the note! || It's time. There was a note.
            <2> BOSS: It's time for the note! || It's time. There was a note.
            <2> LEAD: Don't write it! Without it, I never get the clock. We're out there, and leave on the dot! || If you don't write it, we were never in here. We're in the fresh air, and on time!
            <3+> !FOE: Don't write it! Without it, {the} never gets the clock. We're out there, and leave on the dot! || If you don't write it, we were never in here. We're in the fresh air, and on time!
            PAL|BOSS: Then who'd be in here? || And in here? Who'd be here?
            LEAD: It would. All alone.
            [A silence. Grrp?]
            !BOSS: Then I'd rather be late. Give me a pencil. ## Forty times I left somebody alone, and got an accountant. A pencil! || What's one more time? Has anybody got a pencil? ## I left somebody alone, once. That's how one gets coats. A pencil!
            <2> LEAD: Put in a "please". || Say "please", and you'll give it at once.
            <3+> PAL|FOE: Put, "Please give it to {the}." || Say "please", and you'll give it at once.
            !BOSS: I'd never do it. I know me. I'll put "don't". ## That never worked on me. Ask my ex. I'll put "don't". || That doesn't work on me. I'd better put "don't". ## That never worked on me. Ask my ex. I'd better put "don't".
            * pay note
            [The note goes out. Outside, somebody says, "I thought that people liked me."]
            LEAD: I was quite hurt.
            !BOSS: {call}, that wasn't a warning. It was an invitation.
            <?w> LEAD: Then I'm glad I came.
            <?w> PAL|FOE: It won't go to sleep. {call}, tell it something. What do you wish for? || It's still shaking. {call}, talk to it. What would you like, most of all?
            <?w> > lead lastWords
            <?w> [A very small yawn.]`,
        },
        {
          title: 'Eleven',
          time: 'ELEVEN O’CLOCK',
          beat: 'They come out just as they have gone, and for once they are on time.',
          text: `
            [KCOT! KCIT! Outside, everything goes quiet. They open the door.]
            FOE|LEAD: There's nobody here! ## Nobody! Not even an accountant! || We've gone! There's only our luggage! ## Only our luggage! Not even an accountant!
            PAL|BOSS: Then it's our turn. On tiptoe. The little one's asleep. || Then here we are. And softly. The little one's asleep.
            LEAD: But the clock's {where}! || And the clock's still {where}!
            BOSS: It always comes round, at eleven. Wait. || It's never missed an eleven yet.
            [{freed} {Prop} takes a deep breath.]
            * prop
            FOE|LEAD: It's going to ring! We'll be on time! || Eleven, on the dot! We'll see them all!
            PAL|LEAD: That'll wake the child! || But that bell would wake anybody!
            [{BOSS} puts a thumb between the hammer and the bell. Brrf.]
            !BOSS: Ow. || Ow. That's the last one, I hope.
            !FOE|LEAD: You've stopped it! Now we're late for the dinosaurs! || What have you done? That's forty-one times!
            !BOSS: They'll wait. This one's only just gone off. || They're in no hurry. This one needs its nap.
            LEAD: And its mother? || Won't its mother be looking for it?
            BOSS: We'll bring it home when it wakes up. || When it wakes up, we'll take it home. And look, I've seen one!
            > turns
            <?t> > place gift
            > hook BOSS end
            <?u> > lead last
            [In the wardrobe, in the winter coat, something turns over. "What was that?" asks one of the porters.]
            !BOSS: Ssh. It's only the coats. They settle.`,
        },
      ],
    },
  ],
}
