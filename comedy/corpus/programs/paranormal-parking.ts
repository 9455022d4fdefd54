import { type Program } from '../../plays/card-types.ts'

export const paranormalParking: Program = {
  name: 'Paranormal Parking',
  people: {
    'Warden Wendell': {
      short: 'the Warden',
      want: 'a break of one minute',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} sits down under a sign, reads it, and gets up.]
          ME: "No stopping." Not even for a break of one minute. And I put it there.`,
        stake: `ME: That's a fine! That's another! I'm running out of paper!`,
        snap: `
          <first> ME: It can't end here! There's no ending between eight and six!
          <next> ME: I'll write one last ticket, and stick it on everything!`,
        asks: `
          ME: O spirit, will I ever get a break?
          [BONNNG. "NOT ON SUNDAYS."]
          ME: What's today?`,
        end: `
          <first> ASK: Nobody's parking now. You can have your break.
          <first> ME: A whole minute! Under a "No stopping"! Somebody fine me!
          <next> ME: Two minutes! In a row! I've unbuttoned my collar!`,
        later: `
          ME: I took my break yesterday.
          ASK: What did you do?
          ME: I looked at a car, and I didn't count.`,
      },
      turns: [
        `[{ME} sticks a ticket on {ASK}.]
         ASK: What's this for?
         ME: You've been leaning there for ten minutes.`,
        `ASK: I've moved. Why have I got another one?
         ME: You didn't signal.`,
        `[{ASK} sticks a ticket on {ME}.]
         ME: What have I done?
         ASK: "Standing up too long." You have to pay at once.
         ME: How much is it?
         ASK: One sit-down.`,
      ],
      twist: 'The Warden tickets somebody for leaning',
    },
    'Skeptic Sunita': {
      short: 'Sunita',
      want: 'to be surprised',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ASK} jumps out from behind a pillar.]
          ME: I saw the shoes. Is that what you call a surprise?`,
        stake: `ME: There's an explanation for that! I haven't met it yet.`,
        snap: `
          <first> ME: I don't believe that this is happening! I'm going to go on saying so!
          <next> ME: It's exactly what I'd expected! I'm just not enjoying it!`,
        asks: `
          ME: O spirit, I don't believe in you.
          [BONNNG. "INVALID."]
          ME: How dare it!`,
        later: `
          ME: I was surprised yesterday. I've looked into it.
          ASK: And what was it?
          ME: There were candles. That's all that science can tell us.`,
      },
      turns: [
        `ASK: Pick a card.
         ME: It's up your sleeve.
         ASK: You haven't picked it yet!
         ME: They're all up your sleeve. You crackle.`,
        `ASK: Guess what I've got behind my back.
         ME: A bun.
         ASK: How did you know?
         ME: I've been listening to you not eat it.`,
        `ASK: There's nothing behind my back.
         ME: There isn't?
         ASK: Nothing at all.
         [{ME} walks all the way round {ASK}.]
         ME: I never saw that coming.`,
      ],
      twist: 'Nothing gets past Sunita, not even a bun',
    },
    'Camera Cam': {
      short: 'Cam',
      want: 'to be in the picture',
      as: { PAL: {} },
      hooks: {
        snap: `
          <first> ME: Whatever's coming, hold still! It's lovely light!
          <next> ME: I've run out of film! Does it still count?`,
        asks: `
          ME: O spirit, will I ever be in the picture?
          [BONNNG. "SMILE. YOU ARE ON CAMERA."]
          ME: Which is my good side?`,
        later: `
          ME: I was on television last night.
          ASK: How did you look?
          ME: Backward. I kept checking if anybody was filming.`,
      },
      turns: [
        `ME: Could you say that again, with more terror?
         ASK: I only said good evening.
         ME: But you don't know that it is.`,
        `ME: Here are all my pictures. You, you, you, and this pink thing at the edge.
         ASK: What's that?
         ME: It's my thumb. That's as near as I've got.`,
        `[{ASK} takes the camera, and points it at {ME}.]
         ME: What do I do with my hands?
         ASK: Wave.
         ME: To whom?
         ASK: To you, when you see it.`,
      ],
      twist: "Cam's only portrait is a thumb",
    },
    'Psychic Simone': {
      short: 'Simone',
      want: 'to be right beforehand',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ASK} sneezes.]
          ME: Somebody's about to sneeze! Oh. I'm always one sneeze late.`,
        stake: `ME: I've a feeling that something's about to have happened!`,
        snap: `
          <first> ME: I see danger! It's over there! No, it's over us!
          <next> ME: I see nothing! And for once I'd like to be wrong!`,
        asks: `
          ME: O spirit, do I really have the gift?
          [BONNNG. "OUT OF ORDER."]
          ME: I knew that it'd say that. Just now.`,
        end: `
          <first> ME: Somebody's about to sneeze!
          <first> [{ASK} sneezes.]
          <first> ME: I was early! By a whole sneeze!
          <next> ME: I see tea. It's coming through that door. It's come! With milk! I saw the milk!`,
        later: `
          ME: Yesterday I saw something before it happened.
          ASK: And today?
          ME: I see you asking me that. Oh. It's gone back.`,
      },
      turns: [
        `[CLANG. {ASK} trips over a bucket.]
         ME: I see a bucket.`,
        `[SPLAT.]
         ME: And now I see a pigeon.
         ASK: A moment ago, I'd have thanked you.`,
        `ME: Step to the left!
         [{ASK} does. A flowerpot lands where {ASK} was.]
         ASK: You saw it coming!
         ME: I meant the pigeon. But I'll take it.`,
      ],
      twist: 'Simone foresees a bucket, slightly late',
    },
    'Spooky Stu': {
      short: 'Stu',
      want: 'a hand to hold in the dark',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [Something creaks. {ME} takes hold of the nearest hand.]
          ME: Thank you. Oh. You're a mop.`,
        stake: `ME: Is it over? I've had my eyes shut since the title!`,
        snap: `
          <first> ME: Mother! I mean, viewers! Mother!
          <next> ME: Somebody leave a light on! In this world, or the next!`,
        asks: `
          ME: O spirit, you don't scare me.
          [BONNNG. "PLEASE STAND CLEAR."]
          ME: It's frightened of me! Nobody ever was!`,
        end: `
          <first> ME: Somebody's holding my hand, and it isn't the mop! Whose is it? No. Don't tell me. ## Somebody's holding my hand, and it isn't the mop! Is it somebody's husband? No. Don't tell me.
          <next> ME: That's three hands now. I'm not going to ask.`,
        later: `
          ME: Somebody held my hand all night.
          ASK: Which of us was it?
          ME: I had one on each side. I only know about the left.`,
      },
      turns: [
        `ME: Wooooo!
         ASK: Are you trying to frighten me?
         ME: I'm finding out where the walls are.`,
        `ASK: Why are you holding my sleeve?
         ME: It looked scared.`,
        `[Somewhere, something creaks.]
         ASK: Stu? I don't like it. Where's your hand?
         ME: Here. Is this what it's like, being the other one?`,
      ],
      twist: 'Stu clings to a frightened sleeve',
    },
    'The Gray Valet': {
      short: 'the Valet',
      want: 'a tip',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} holds out an open hand. Somebody throws a car key through it.]
          ME: A key. In ninety years, it's never once been a tip.`,
        stake: `ME: I've been dead for ninety years, and I've never been so worried about my health!`,
        snap: `
          <first> ME: I'm much too young to die again!
          <next> ME: I've gone through worse. I've gone through most things.`,
        asks: `
          ME: O spirit, will anybody ever thank me?
          [BONNNG. "THANK YOU."]
          ME: Ninety years I've waited. I thought it would take longer.`,
        end: `
          <first> ME: A tip, for me! It's fallen through my hand. But did you hear it? It wasn't a key!
          <next> ME: Another tip! I've left it on the floor, where I can look at it!`,
        later: `
          ME: I've spent my tip.
          ASK: On what?
          ME: A watch. It won't stay on. I visit it in the shop.`,
      },
      turns: [
        `ASK: Good evening.
         ME: Can you see me?
         ASK: Of course.
         ME: Then it'll be a slow night for me. I usually just take the keys.`,
        `[{ME} walks in through a wall.]
         ASK: How did you do that?
         ME: The door sticks.`,
        `[{ASK} holds out a hand. {ME} shakes it.]
         ASK: You're as cold as ice!
         ME: Was that the tip?
         ASK: It was only hello.
         ME: Keep the change.`,
      ],
      twist: 'The Valet prefers the wall to the door',
    },
  },
  recall: `
    PAL|LEAD: We've played back last night's tape. In between the moans, you can hear it quite clearly. "{Line}."
    BOSS: And who's that laughing?
    PAL|LEAD: That's the strange thing. There wasn't anybody there.`,
  scenarios: [
    {
      id: 'box',
      shape: 'locked room',
      title: 'Is Anybody There? || Change Is Possible',
      premise:
        'A spirit in a gray box lets them stay for one hour, and then they must pay, while {keeper} has the coin.',
      game: 'They take a ticket machine for the Beyond, and all that it says is true.',
      facts: {
        prop: 'the coin',
        event: 'a ghost night',
        crowd: 'the believers',
      },
      effects: {
        coin: {
          noise: `BOSS: It asked for a coin, not for music!`,
          lost: `BOSS: Spirits don't take {the}! They'd have said so!`,
          stuck: `BOSS: It wanted a coin! It didn't say "gift-wrapped"!`,
          mixed: `BOSS: Even the spirit can't compete with that. You can't offer it somebody else's sweetheart!`,
          mess: `BOSS: Spirits won't touch dirty money! They're in white!`,
        },
      },
      after: `
        [BONNNG. "WELCOME BACK."]
        PAL|LEAD: Have you been here all night?
        BOSS: I put in a coin every hour. It said "thank you" every time.
        PAL|LEAD: It's a machine.
        BOSS: I know. You could learn from it.`,
      acts: [
        {
          title: 'Is Anybody There?',
          time: 'EIGHT IN THE EVENING',
          beat: 'They call a spirit, and a dusty gray box answers.',
          text: `
            <2> > lead arrive
            [An old gray box on a post, with a slit for a mouth, and ivy over its face.]
            BOSS: I call into the dark. Is anybody there?
            PAL|LEAD: I'm here. || Only us.
            BOSS: I didn't mean you. O spirit, is anybody there?
            [BONNNG. A hollow voice: "WELCOME."]
            FOE|LEAD: That box talked! || It came out of the mouth!
            BOSS: Tell me, spirit. Where do you come from?
            [BONNNG. "LEVEL ONE."]
            PAL|LEAD: How far down is that? || Are there more of them, lower?
            BOSS: And may I speak with you? ## And may I be alone with you?
            [BONNNG. "FOR ONE HOUR. THEN YOU PAY."]
            * plant voice
            FOE|LEAD: Pay with what?
            [Behind them, a striped bar comes down. THUNK. "NO EXIT."]
            BOSS: It's shut us in! If we haven't paid it in one hour, we stay for ever. || It's locked us up! One hour, and whoever hasn't paid stays here for ever.
            <first> > hook BOSS claim
            <3+> BOSS: O spirit, send us somebody with money!
            <3+> > lead arrive
            <handed> > place intro
            > turns`,
        },
        {
          title: 'For the Ferryman || What It Wants',
          time: 'HALF PAST EIGHT',
          beat: 'The spirit asks for a coin, and it ends up {where}.',
          text: `
            > turns
            BOSS: O spirit, tell me what you desire.
            [BONNNG. "INSERT COIN."]
            FOE|LEAD: So it is the Beyond. They always want a coin. || For the ferryman! I've read about it!
            <handed> BOSS: I've only one. {Call}, give it to the spirit. Politely. || There's one coin left. {Call}, it likes you. It hasn't said "no exit" to you.
            <taken> BOSS: I've only one. Watch me. One does it politely.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: {Call}, get me my coin back! || {call}, get it back! And gently!
            <taken> > lead attempt
            <handed> > effect coin
            [BONNNG. "TRANSACTION CANCELED."]
            PAL|LEAD: What's a transaction?
            BOSS: I think it's us. || It's what you are, just before it's canceled.
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            <handed> <?d> > lead search
            > turns`,
        },
        {
          title: 'Ask It Anything || The Believers',
          time: 'NEARLY NINE',
          beat: 'Everybody asks the spirit for something, and is answered.',
          text: `
            > place crowd
            [The believers kneel. One of them puts a flower in the slit. BONNNG. "NO FOREIGN OBJECTS." They weep.]
            BOSS: Kneel, believers! And no flash. It hates flash. || Gather round it, believers! Closer! Not you, with the sandwich.
            > hook BOSS asks
            <3+> > hook FOE asks
            > turns
            <?e> <3+> > hook PAL asks
            LEAD: May I try? Spirit, what do you think of me?
            [BONNNG. "ONE AT A TIME, PLEASE."]
            LEAD: It finds me too much. ## It finds me too much. That's what the bar said.
            <?sun> BOSS: And what must we do to be saved?
            <?sun> [BONNNG. "PLEASE KEEP TO THE LEFT."]
            <?sun> FOE|LEAD: All my life? ## That's what my lawyer says, in court.
            > turns
            <?f> > lead teach
            <?x1> > place stir
            BOSS: It must be paid by nine, and the coin is {where}!
            [BONNNG. "YOUR TIME IS RUNNING OUT."]
            FOE|LEAD: How can it say that so calmly?
            BOSS: It's had practice. || They don't feel anything, over there. It's mostly fog.`,
        },
        {
          title: 'Your Time Is Running Out',
          time: 'NINE',
          beat: 'The hour is over, and they all promise to be better.',
          text: `
            > turns
            <?g> > place door
            [BONNNG. "LOST ONES PAY FOR THE WHOLE DAY."]
            PAL|LEAD: It means us! We're the lost ones!
            > place peak
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            [BONNNG. "CHANGE IS POSSIBLE."]
            BOSS: Did you hear? It's giving us a chance! We can still change! || Change! There's hope! Quick, everybody, be somebody else!
            <3+> FOE: I'll be nicer! I'll start with you! No, you!
            <2> LEAD: I'll be nicer! Who'd like some?
            BOSS: I'll forgive my sister! And I'll give back her ladder! ## I'll forgive my sister! And I'll give back her fiance! || I'll call my mother! I'll let her finish! ## I'll tell my husband who the milkman is! He's in the choir!
            <?k> > lead comfort
            > turns
            PAL|LEAD: There's one more minute, and I don't know what to change!
            <wish> BOSS: Let {the} speak for all of us. Say that we're sorry. || {Call}, it listened to you. Plead for us!
            <wish> > lead lastWords`,
        },
        {
          title: 'Please Display',
          time: 'JUST AFTER NINE',
          beat: 'The coin finds the slit, and the spirit gives a receipt.',
          text: `
            > lead save
            > place saves
            [{freed} It rolls up the post, and into the slit. BONNNG. "THANK YOU."]
            * prop
            PAL|LEAD: It's put its tongue out! || Something's coming out of its mouth!
            [A slip of paper. {LEAD} pulls it out, and reads.]
            LEAD: "Parking. One hour. Please display."
            [{FOE} wipes off the ivy. "PAY HERE."]
            * pay voice
            FOE|BOSS: It's a ticket machine!
            +BOSS: But it said "welcome". It said "your time is running out".
            LEAD: It says that to everybody.
            PAL|LEAD: And what was "change is possible"?
            [TINK, TINK. Two small coins drop into a tray.]
            FOE|BOSS: It gives change.
            +BOSS: I've promised all that for nothing? || And I've promised it out loud! In front of people!
            LEAD: You could take it back. ## You could still say that you'd been drinking.
            [{BOSS} looks at the change.]
            !BOSS: No. It was rather pleasant. || No. I've begun to look forward to it.
            > turns
            <?x2> > place gift
            > hook BOSS end
            <?n> > lead last
            PAL|LEAD: The bar's gone up. We can all go home.
            [They go. {BOSS} comes back, on tiptoe, with a coin.]
            !BOSS: It's only me. Is anybody there?
            [BONNNG. "WELCOME."]`,
        },
      ],
    },
    {
      id: 'minute',
      shape: 'wrong guest',
      title: 'Back in a Minute || Very Hard Air',
      premise:
        'An invisible car only holds whoever believes in it, and it has to be moved, while {keeper} has the ticket.',
      game: 'Whoever doubts anything at all falls through the seat, and what they see is hard to believe.',
      facts: {
        prop: 'the ticket',
        event: 'a ghost hunt',
        crowd: 'the viewers',
      },
      effects: {
        ticket: {
          noise: `BOSS: It's {where}? I gave you a piece of paper! How can one frighten paper?`,
          lost: `BOSS: It's {where}? I've seen people tear them up. But nobody does that!`,
          stuck: `BOSS: It's {where}? It was one little ticket! That's impossible!`,
          mixed: `BOSS: It's {where}? A ticket? Nobody's ever been glad of a ticket!`,
          mess: `BOSS: It's {where}? It was dry when I gave it to you! That can't be!`,
        },
      },
      hooks: {
        'Warden Wendell': {
          boast: `
            ME: Drivers throw flowers to me. ## In bed, I never look at my watch.
            ASK: Of course they do. ## Of course you don't.
            [FADUMP! {ASK} is on the ground.]
            ME: In pots. From the third floor. ## I look at theirs.`,
        },
        'Skeptic Sunita': {
          boast: `
            ME: I've got an open mind. ## On a date, I believe whatever I'm told.
            ASK: I'd never have said otherwise.
            [FADUMP! {ASK} drops out of the conversation.]
            ME: It's open from ten to four. ## I only ask for it in writing.`,
        },
        'Camera Cam': {
          boast: `
            ME: I've photographed a thousand people, and I'm the best-looking. ## I've photographed a thousand people in their underwear, and I never peeked.
            ASK: I can picture it.
            [FADUMP! {ASK} goes out of the picture.]
            ME: I've got a thumb that proves it. ## I had to. It's how one gets it sharp.`,
        },
        'Psychic Simone': {
          boast: `
            ME: I foresaw this whole evening. ## I always know beforehand if somebody wants to kiss me.
            ASK: I'm sure you did. ## I'm sure you do.
            [FADUMP! There goes {ASK}.]
            ME: There. I saw that. As it went by. ## It's just that they never know it themselves.`,
        },
        'Spooky Stu': {
          boast: `
            ME: I've never been afraid of anything. ## I only hold hands because they ask me to.
            ASK: Not you. Never. ## They're bound to.
            [FADUMP! {ASK} has vanished.]
            ME: Mother! What was that? ## Don't leave! Who's asking me now?`,
        },
        'The Gray Valet': {
          boast: `
            ME: In ninety years, I've never lost one car. ## In ninety years, I've never once looked in the back seats.
            ASK: Not one. How wonderful. ## How discreet of you.
            [FADUMP! {ASK} sinks without a trace.]
            ME: I know where they all are. The lake's very clear in spring. ## I go straight through the front ones. One can't help passing.`,
        },
      },
      after: `
        PAL|LEAD: There's a postcard. It's from 1950.
        BOSS: What's on it?
        PAL|LEAD: It's blank. But it smells of the sea, and somebody's hooted on it.`,
      acts: [
        {
          title: 'Nothing, Parked',
          time: 'DUSK',
          beat: 'A car that nobody can see holds whoever believes in it.',
          text: `
            <2> > lead arrive
            BOSS: That car can't stand there.
            FOE|LEAD: There isn't any car there. || Where? There isn't any car there.
            * plant nocar
            BOSS: That's no excuse.
            [{BOSS} knocks on the air. DONK, DONK. Then {BOSS} sits down in it. PARP!]
            <4+> PAL: The nothing hooted! || That's nothing, and it's got a horn!
            FOE|LEAD: I don't believe it. Move over. || I don't believe it. Let me try.
            <3+> [{FOE} sits down, too. FADUMP! {FOE} is on the ground.]
            <2> [{LEAD} sits down, too. FADUMP! {LEAD} is on the ground.]
            !BOSS: It only holds whoever believes in it. I do. I've written it a ticket. || You have to believe in it. I do. I've given it a ticket.
            * plant rule
            FOE|LEAD: All right. It's there. || Then I'll believe in it. For now.
            <3+> [{FOE} sits down. It holds.]
            <2> [{LEAD} sits down. It holds.]
            <3+> > lead arrive
            <2> > place intro
            <3+> !FOE: I can't believe my eyes!
            <3+> [FADUMP! {FOE} is on the ground.]
            <2> LEAD: You can't be serious!
            <2> [FADUMP! {LEAD} is on the ground.]
            !BOSS: It doesn't matter what you doubt. One doubt, and you're out. || You mustn't doubt anything. It's an old car. It doesn't know what you mean.
            <5+> ANY: I'll get in, too. I believe whatever I'm told.
            <first> <3+> <?b> > hook BOSS claim
            [{BOSS} goes round to the front, and wipes the window.]
            !BOSS: There's a card. "Back in a minute." It's from 1950.
            * plant card
            PAL|LEAD: Then the driver's coming back? || So we could wait for the driver.
            !BOSS: They all write that. I've never believed a single one. ## They all say that, with one shoe on. I've never believed a single one.
            [PARP, rather sadly.]
            <handed> <3+> > place intro
            > turns`,
        },
        {
          title: 'A Long Minute',
          time: 'LATER',
          beat: 'The ticket ends up {where}, and it is hard to believe.',
          text: `
            > turns
            BOSS: A minute's free. That leaves thirty-nine million of them. || Since 1950, that's thirty-nine million minutes. Only the first is free.
            * plant free
            FOE|LEAD: And what does that come to? || Who could ever pay that?
            <handed> BOSS: A castle. {Call}, put this ticket on the windshield. || It comes to a castle. {Call}, stick this ticket on.
            <taken> BOSS: It comes to a castle. It's all here, on the ticket.
            <handed> > lead help
            <taken> <3+> > place intro
            <taken> > place takes
            <handed> > effect ticket
            <taken> !BOSS: My ticket's {where}? That's impossible!
            [{BOSS} sinks down on the bumper. FADUMP!]
            FOE|LEAD: You, too! || And you said that you believed!
            !BOSS: I was only surprised! || I do! I was upset!
            FOE|LEAD: It can't tell the difference. || It's an old car.
            BOSS: Then we'll move it ourselves. Everybody in, and no remarks! {call}, you push. || It can't stay here. Get in, and believe! {Call}, make it go!
            > lead attempt
            [A long silence. They all look straight ahead.]
            <3+> !FOE: I never said a word!
            <3+> [FADUMP!]
            <3+> !BOSS: You thought it.
            <2> !BOSS: I never said a word!
            <2> [FADUMP!]
            <2> LEAD: You thought it.
            > turns`,
        },
        {
          title: 'Room for Everybody',
          time: 'NIGHT',
          beat: 'Whatever anybody says has to be believed, and somebody finds a lever.',
          text: `
            > place crowd
            BOSS: Dear viewers, climb in! And whatever you hear, believe it! || Plenty of room, dear viewers! And please don't doubt, or you'll get dirty.
            [They all climb in, and sit there in the air. It creaks.]
            > turns
            PAL|LEAD: So whatever anybody says in here, we all have to believe it? || Whatever I say in here, you can't doubt it? None of you?
            !BOSS: Every word. || Not out loud, and not in secret.
            [Everybody thinks about that.]
            > hook BOSS boast
            <2> <?t> > lead teach
            <3+> > hook FOE boast
            <?d> <4+> > hook PAL boast
            > turns
            <3+> PAL|LEAD: It's got a lovely smell of leather. ## I was arrested for the first time on a seat like this. I know that dent. || How soft it is! And there's a sandwich.
            FOE|LEAD: What's this lever?
            !BOSS: Which lever?
            [CREAK. Very slowly, everybody who is sitting in the air begins to roll.]`,
        },
        {
          title: 'Downhill',
          time: 'MIDNIGHT',
          beat: 'The car runs away with them, and now nobody can doubt it.',
          text: `
            BOSS: It's rolling! Who's at the wheel? || That was the brake! Who's driving?
            PAL|LEAD: Nobody! || There's nobody to ask!
            BOSS: Then stop believing! All of you! We'll fall out! || Quick, doubt it! Everybody! It's the only way out!
            [Nobody falls.]
            !FOE|LEAD: I can't! It's much too fast! || I can't! It feels far too real!
            !BOSS: You've been falling out all night! || You? You couldn't stay in it!
            !FOE|LEAD: It wasn't trying to kill me, then! || That was before it came to get me!
            <5+> ANY: I've hit my head on the roof! Now I believe in the roof! || Something's come off in my hand, and I believe it's a door!
            <?k> > lead comfort
            BOSS: Somebody say something that nobody could believe! {Call}! What do you want most? || We need something past all belief! {Call}! Is there anything that you'd like?
            > lead lastWords
            [Nobody falls.]
            FOE|BOSS: It's no good! I believe every word! || It's no use! I want it, too!
            <2> LEAD: And nobody could ever believe that card!
            <3+> PAL|LEAD: And the card? "Back in a minute"? || So who believes in that driver? Coming back, after all these years?
            <3+> !FOE: That? I'd sooner believe in the brakes! || That one? Not in a hundred years!
            [FADUMP! FADUMP! FADUMP! They all drop out, and the viewers, too. Only {BOSS} is still in it.]
            FOE|LEAD: It worked! Now you! You've never believed a single one! || We're out! Now you jump! Just doubt that driver! You always do!
            !BOSS: I know. But if I doubt it, too, there'll be nothing for anyone to come back to. || But then there's no car left! And if somebody does come back?
            [{BOSS} holds up the card, and shuts both eyes.]
            !BOSS: "Back in a minute." I believe you!
            [TIP, TAP, TIP, TAP. Somebody is running, and there is nobody there. KRRRK! It stops.]
            ["Excuse me," says nobody, out of breath. "Was I long?"]`,
        },
        {
          title: 'Exact Change',
          time: 'A MINUTE PAST MIDNIGHT',
          beat: 'The driver is back, and goes; and they have to get home.',
          text: `
            !BOSS: Not at all. A minute. || No, no. We'd only just sat down.
            [Out of the air falls one old coin.]
            LEAD: Change! He'd only gone to get change for the meter! || It's for the meter! All that time, he was getting change!
            * pay card
            ["There was a line," says nobody.]
            FOE|LEAD: I believe him. I've stood in that line. || That, I believe. There's always a line.
            <5+> ANY: And I was two behind you. || And it's always the other one that moves.
            * pay rule
            > turns
            [{freed}]
            * prop
            PAL|LEAD: There's his ticket. Does he still owe a castle? || And here's the ticket. Does he have to sell a castle?
            [{BOSS} tears it in two.]
            !BOSS: For a minute? A minute's free. || He said a minute. The first one's free.
            * pay free
            <?x2> > place gift
            <?o> > lead last
            <?b> > hook BOSS end
            > turns
            [VROOM. PARP! Off it goes. A scarf waves, and nobody is in it.]
            PAL|LEAD: And how do we get home? || And who's driving us home?
            !BOSS: In the car. Get in. || I am. Get in.
            [{BOSS} sits down, where it stood.]
            FOE|LEAD: There isn't any car there.
            * pay nocar
            !BOSS: That's no excuse.
            [They all sit down, too. Nobody falls. PARP!]`,
        },
      ],
    },
    {
      id: 'boop',
      shape: 'siege',
      least: 4,
      title: "I Can't Stop || After You",
      premise:
        'Whoever stops between the white lines is stuck until somebody says what is wrong with them and wants them back, while {boss} never stops.',
      game: 'They can only get each other out by their faults, and one of them has never stood still long enough to know any.',
      facts: {
        prop: 'the car key',
        event: 'a night shoot',
        crowd: 'the viewers',
      },
      effects: {
        fault: {
          noise: `!FOE: You can't help anybody without waking everybody!`,
          lost: `!FOE: Whatever you look after, we have to look for!`,
          stuck: `!FOE: Whenever you've helped, somebody has to be cut loose!`,
          mixed: `!FOE: Since you've been helping, nobody knows what's what! ## Since you've been helping, nobody knows who's with whom!`,
          mess: `!FOE: Wherever you've helped, somebody has to wipe!`,
        },
      },
      hooks: {
        'Warden Wendell': {
          stood: `
            ME: A whole minute! That was my break! Somebody fine me!`,
        },
        'Skeptic Sunita': {
          free: `
            ME: Boop! That's a surprise! Out of my own mouth!`,
        },
        'Camera Cam': {
          list: `
            ME: "Our wedding pictures. I'm marrying a thumb." But it's my good thumb! ## "Our wedding night. You said 'Hold that', and fetched the tripod." It was lovely light!`,
        },
        'Psychic Simone': {
          free: `
            ME: I'm about to say "Boop"! Boop! I was early!`,
          list: `
            ME: "Our wedding cake. You warned me when I'd sat in it." But I did warn you! ## "Our wedding night. You said 'Oh! Oh!' at breakfast." I meant every word!`,
          stood: `
            ME: I'd foreseen that nobody would come. I was wrong! But beforehand!`,
        },
        'Spooky Stu': {
          free: `
            ME: Boop! Is that your hand? It's squeezing back! ## Boop! Is that your hand? It's squeezing back! The mop just lay there!`,
          list: `
            ME: "Our wedding. The organ started, and you jumped into my mother's arms." She was nearest! ## "Our wedding night. You wanted the light on. And my mother." Only at the door!`,
          stood: `
            ME: I've got a hand on every finger! Nobody move until it's light! ## I've got three hands in mine, and one on my knee! Nobody move!`,
        },
        'The Gray Valet': {
          free: `
            ME: Boop! You've put something in my hand! A tip! It's gone right through!`,
          list: `
            ME: "You carried me over the threshold. Through the wall." It was nearer! ## "Our wedding night. You went straight through me, and asked how it was." Well, how was it?`,
          stood: `
            ASK: Here's a coin. That's for standing still.
            ME: A tip! For that? Ninety years, and I've been running!`,
        },
      },
      after: `
        [{BOSS} presses a car key.]
        PAL|LEAD: Boop! It's four in the morning!
        !BOSS: I only wanted to know if you were still there.
        PAL|LEAD: You could look.
        !BOSS: I was looking. Asleep, you're mostly mouth.`,
      acts: [
        {
          title: "I Can't Stop",
          time: 'MIDNIGHT',
          beat: 'Whoever stops between the lines is stuck, until the owner describes the damage.',
          text: `
            !BOSS: Good evening, viewers! I can't stop! || Welcome, viewers! I'd love to chat, but I can't stop!
            * plant stop
            FOE: We know. In six years, we've only met your back. || We know. Six years in your crew, and we've only met your back.
            !BOSS: Keep up! You, you, and the other one! || It's in a hurry. Come! You, you, and the other one!
            !FOE: That's {pal}! We got married! You were there!
            !BOSS: I was passing. I had some cake. || In passing. I took a slice for the road.
            * plant wedding
            [{BOSS} presses a car key. Far away, BOOP!]
            !BOSS: That's Gladys, my van. When it's mine, it answers. || There goes Gladys, my van! When it's mine, it answers.
            * plant van
            > lead arrive
            > turns
            PAL|LEAD: What are all these white lines? || Who's drawn white lines all over {a}?
            !BOSS: There's a notice. "Whoever stops is parked until the owner..." I'll be round again. || "Whoever stops is parked until the owner..." More when I've been round.
            !FOE: Parked? Like Gladys? || Parked? Am I a van?
            [{FOE} stops. KLAMP!]
            PAL|LEAD: Your feet are stuck! || You're stuck to the ground!
            !FOE: I'm not stuck. I meant to stand here.
            * plant meant
            BOSS: Keep walking! Who owns this? || Walk on! Who owns this?
            !PAL: Me. By marriage. || Me! There's a certificate!
            [Nothing.]
            !PAL: Lovely eyes? ## Lovely legs, right to the top?
            [Nothing.]
            !BOSS: Here it comes! "...describes the damage." || I've been round! "...describes the damage."
            !FOE: What damage?
            LEAD: Anybody sees what's nice about a car. Only the owner knows the dents.
            * plant dent
            !PAL: You're never wrong! When we're lost, it's the scenic route! You're stuck, and you meant it! ## You're never wrong! Not even in the dark! If it's my elbow, you meant my elbow!
            !FOE: Boop! Who said that?
            PAL|LEAD: You did. Your eyes lit up.
            !FOE: I meant to.
            > turns`,
        },
        {
          title: 'Till Breakfast',
          time: 'TWO IN THE MORNING',
          beat: 'Everybody knows what is wrong with {lead}, and nobody is the owner.',
          text: `
            <first> > hook FOE claim
            PAL|LEAD: Couldn't we just leave? || Let's walk home!
            BOSS: We'd have to stop at the barrier, until six. Then whoever's parked is towed.
            <?card> FOE: Towed where?
            <?card> BOSS: The crew before you were going to send a card.
            * plant tow
            > turns
            BOSS: {Call}, do something about these lines! || Get rid of these lines, {call}!
            > lead attempt
            [{LEAD} stops, to see if it has helped. KLAMP!]
            <?bow> !LEAD: I only stopped to admire it! || I was just going to take a bow!
            PAL: Now {lead}'s stuck! Any damage?
            [Every hand goes up.]
            > effect fault
            !PAL: That's one. I've counted eleven!
            [Nothing.]
            !LEAD: I'm still here.
            !BOSS: That's no owner. That's a neighbor. An owner wants it back. || You all sound like neighbors. An owner wants it back.
            [A silence. Everybody walks a little faster.]
            !LEAD: I can hear that.
            !PAL: All right! A disaster, but mine. Till breakfast.
            * plant breakfast
            !LEAD: Boop! I'm somebody's!
            <?m> !FOE: I never got a "mine" like that! || How warm! I only got the damage.
            +LEAD: And who'd come for {boss}?
            !BOSS: Nobody. That's why I can't stop.
            > turns`,
        },
        {
          title: 'Page Two || After You',
          time: 'FOUR IN THE MORNING',
          beat: 'Two who know every fault of one another stop to quarrel.',
          text: `
            > place intro
            > turns
            !PAL: Wait, my shoelace! || I've got a stone in my shoe!
            [{PAL} stops. KLAMP!]
            BOSS|LEAD: Whose is that?
            !FOE: I've made a list. Read out page two, darling.
            <5+> ANY: It's got pages?
            !PAL: What's on page one?
            !FOE: That's private.
            * plant page
            > hook PAL list
            !FOE: And still mine.
            !PAL: Boop! Thanks.
            !FOE: Page three. || And page three.
            !LEAD: {Pal}'s out! Put it away!
            !FOE: But now comes the honeymoon! ## But now comes the honeymoon! There's a drawing!
            <5+> !BOSS: Hold it up! I'll see it on my next round!
            BOSS|LEAD: {Pal}'s falling back! || Why's {pal} walking behind us?
            !PAL: I'm sulking.
            !FOE: To make me look round! || So that I'll turn round!
            * plant behind
            !PAL: And have you? Once? || You never do!
            !FOE: What for? I'm right! || Why should I? I was right!
            <5+> ANY: Could you quarrel more slowly? We're all out of breath.
            !PAL: Not one step further!
            !FOE: Nor me!
            [KLAMP! KLAMP!]
            !BOSS: Quick, claim each other!
            !FOE: After you.
            !PAL: No, you first! I went first at midnight!
            LEAD: No sides! I'll come between you!
            [KLAMP!]
            LEAD: Now I have.
            <5+> [The others stop, to hear the rest. KLAMP! KLAMP!]
            <5+> ANY: We're stuck, too! But go on!
            !FOE: I'd sooner be towed!
            !PAL: So would I! Behind you!`,
        },
        {
          title: 'Only in Passing',
          time: 'JUST BEFORE SIX',
          beat: 'Only {boss} is still walking, and has never looked at anybody.',
          text: `
            > turns
            FOE: There's nobody else walking! Claim us! || You're the last one walking! Fetch us!
            !BOSS: You're all mine!
            [Nothing.]
            PAL|LEAD: And the damage? || You've left out the damage!
            !BOSS: I've nothing against anybody!
            FOE: That's the trouble!
            !BOSS: You're never wrong! I heard that!
            [Nothing.]
            !PAL: That's my dent! Find your own!
            !BOSS: How? I've only seen you in passing!
            PAL|LEAD: So stop, and look! || You'd have to stand still, and look!
            !BOSS: And who'd fetch me?
            !FOE: No idea. We've never met your front. || Who knows? We're strangers to your front.
            <?k> > lead comfort BOSS
            > turns
            [It strikes six.]
            !LEAD: The barrier's up! They're towing us! || We're moving! And the barrier's up!
            !PAL|FOE: You're still free! Run!
            <5+> ANY: We'll send a card!
            [{BOSS} presses the key. Just outside, BOOP!]
            !BOSS: Gladys! Still waiting!
            <?lw> !BOSS: {Call}, is there anything that I can do for you? As I go by?
            <?lw> > lead lastWords
            [{BOSS} walks up to the barrier. Slower. And slower. KLAMP!]
            !FOE: You stopped!
            !BOSS: So that's what you look like.`,
        },
        {
          title: 'Mine',
          time: 'SIX',
          beat: '{Boss} looks at everybody, and everybody answers.',
          text: `
            !BOSS: You're {foe}! Being towed, as if it was your idea! Mine! || {Foe}! Nailed down, as if you were waiting for a bus. Mine!
            <first> > hook FOE free
            <next> !FOE: Boop! It was my idea.
            <5+> !BOSS: The rest of you can't walk past a quarrel. Mine!
            <5+> ANY: Boop! I only came for the quarrel!
            !BOSS: And the other one's {pal}! You sulk from behind, so that somebody...
            !FOE: Hands off! That one's taken! || Stop! That one's taken!
            !FOE: Page one! "Walks behind me. I can't bear not to look." Mine!
            * pay page
            [{FOE} turns round.]
            * pay behind
            !PAL: Boop! You've turned round! Were you wrong?
            !FOE: I meant to be.
            * pay meant
            !BOSS: And you, {call}, think that you helped. Mine, too!
            !LEAD: Boop! Till breakfast?
            !BOSS: Till all of them.
            * pay breakfast
            PAL|LEAD: Look, there goes {boss}! || {Boss} is moving!
            * pay tow
            !BOSS: Drive on! Nobody knows my dents!
            !FOE: You ran through our wedding with your mouth full! Mine!
            * pay wedding
            !PAL: No, mine! Your van has a name, and I'm "the other one"!
            !LEAD: And mine! You never stop, and then you pick tonight!
            <5+> ANY: Ours! You count us every morning, and you've never got past three!
            * pay dent
            !BOSS: Boop! Was that me?
            PAL|LEAD: Both headlights!
            > hook BOSS stood
            > turns
            <?x2> > place gift
            <?o> > lead last
            FOE: So where's Gladys? || And where's Gladys?
            [{BOSS} presses the car key.]
            * prop
            !FOE: Boop! What's that? ## Boop! Ooh, there!
            [{BOSS} presses it again.]
            !PAL: Boop! It's us! ## Boop! It tickles! Higher!
            !BOSS: When it's mine, it answers!
            * pay van
            [And again. And again.]
            <5+> ANY: Boop! I've got hiccups in my headlights!
            LEAD: Boop! You can stop now!
            !BOSS: I can't stop.
            * pay stop`,
        },
      ],
    },
  ],
}
