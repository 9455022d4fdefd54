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
        ride: `ME: I'd drive to the sea, and stop right in front of it. On a double yellow line.`,
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
        ride: `ME: Anywhere. But don't tell me where.`,
        asks: `
          ME: O spirit, I don't believe in you.
          [BONNNG. "INVALID."]
          ME: How dare it!`,
        end: `
          <first> ASK: Look behind you, Sunita. It's a cake.
          <first> ME: That's a surprise! With my name on! And I never saw its shoes!
          <next> ME: You jumped out from where? I'd checked that cupboard twice!`,
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
        claim: `
          [FLASH! {ME} takes a picture.]
          ME: All of us together! Except me. It's always except me.`,
        stake: `ME: I was filming the other way!`,
        snap: `
          <first> ME: Whatever's coming, hold still! It's lovely light!
          <next> ME: I've run out of film! Does it still count?`,
        ride: `ME: Down any road, as long as somebody takes a picture of me, waving.`,
        asks: `
          ME: O spirit, will I ever be in the picture?
          [BONNNG. "SMILE. YOU ARE ON CAMERA."]
          ME: Which is my good side?`,
        end: `
          <first> ASK: You put the camera down, Cam, so I took the picture.
          <first> ME: All of us! Even me! I've got a face!
          <next> ME: They've framed it! Me, with both eyes shut! It's my best side!`,
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
        ride: `ME: To yesterday. I've got a warning for me.`,
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
        ride: `ME: Somewhere where they leave the hall light on.`,
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
        stake: `ME: I left it somewhere safe! In 1931!`,
        snap: `
          <first> ME: I'd say that I'm too young to die, but let's not open that up.
          <next> ME: I've gone through worse. I've gone through most things.`,
        ride: `ME: Out by the front, in daylight, with the top down. I've never been past level two.`,
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
            <3+> BOSS: Whoever comes through there now is sent by the Beyond.
            <3+> > lead arrive
            <handed> > place intro
            <first> <3+> <?m> > hook FOE claim
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
            <taken> BOSS: Well, who'll deal with that? {call}? || {call}, deal with it! And gently!
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
            LEAD: It finds me too much. ## So that's out. And I'd thought, for once, with somebody tall.
            <?sun> BOSS: And what must we do to be saved?
            <?sun> [BONNNG. "PLEASE KEEP TO THE LEFT."]
            <?sun> FOE|LEAD: All my life? ## That's what my wife says, in bed.
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
            <?m> > hook FOE end
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
        'An invisible car has stood in one place for far too long, and {lead} is taken for its driver.',
      game: 'Dead or alive, whoever parks must pay: they fine, push and board a car that is not there.',
      facts: {
        prop: 'the ticket',
        event: 'a ghost hunt',
        crowd: 'the viewers',
      },
      effects: {
        ticket: {
          noise: `BOSS: You can't pay a fine by playing it!`,
          lost: `BOSS: I've known people to tear them up. I never saw one go like that!`,
          stuck: `BOSS: There's small print on it! Now it's creased!`,
          mixed: `BOSS: A ticket mustn't like people! It's the whole point of a ticket!`,
          mess: `BOSS: It's wet! That's defacing a ticket! It's a fine on the fine!`,
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
          beat: 'A car that nobody can see gets a ticket, and {lead} comes by.',
          text: `
            <2> > lead arrive
            BOSS: That car can't stand there.
            FOE|LEAD: There isn't any car there. || What car? It's empty.
            BOSS: That's no excuse.
            [{BOSS} knocks on the air. DONK, DONK. The air answers. PARP!]
            PAL|LEAD: The nothing hooted! || There's nothing there, and it's got a horn!
            BOSS: There's a card in the window. "Back in a minute."
            * plant card
            PAL|LEAD: When was that? || Whose writing is it?
            BOSS: It's got a date. The spring of 1950.
            <3+> FOE: Then he's dead. You can't fine a ghost!
            <2> LEAD: Then he's dead by now!
            BOSS: Whoever parks must pay. Alive, at the machine. Dead, to me. || Whoever parks has to pay. Is there a sign that says "except ghosts"?
            FOE|LEAD: And how did he ever get it in here? || Who'd park in here? How would one get in?
            BOSS: Nobody saw. || Nobody looked. That's the trouble with it.
            <first> > hook BOSS claim
            !BOSS: Anybody who writes "back in a minute" comes back.
            <3+> > lead arrive
            <first> !BOSS: There you are! That was a long minute!
            <first> LEAD: I haven't got a car.
            <first> !BOSS: I've seen it. I believe you.
            <handed> > place intro
            > turns`,
        },
        {
          title: 'A Long Minute',
          time: 'LATER',
          beat: '{Lead} is handed the ticket, and it ends up {where}.',
          text: `
            > turns
            BOSS: From 1950 until today. That's a minute, and thirty-nine million more of them.
            FOE|LEAD: How much does that come to? || You'd never make anybody pay that!
            <handed> BOSS: With the fines? A castle. Here's the ticket. {Call}, sign it. || It comes to more than there is. Here's the ticket, {call}. Start anywhere.
            <taken> BOSS: With the fines? A castle. It's all here, on the ticket.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect ticket
            <first> <3+> <?n> > hook FOE claim
            FOE|LEAD: I'll prove that there's no car. I'll walk straight through it.
            [DONK! PARP!]
            FOE|LEAD: That's very hard air.
            <?b> > hook FOE stake
            BOSS: Then move your car, {call}. Drive it away!
            <?c> > lead attempt
            [PARP, PARP! Nothing moves, and then rather more of nothing.]
            PAL|LEAD: It's got a lovely leather smell. ## I was kissed for the first time on a seat like this. I know that dent. || You can feel the seats. They're warm.
            BOSS: Everybody out! Who got in? ## Everybody out! And who put the seats down?
            > turns`,
        },
        {
          title: 'Room for Everybody',
          time: 'NIGHT',
          beat: 'They all sit down in the air, and know where they would go.',
          text: `
            > place crowd
            BOSS: Welcome to our ghost hunt, dear viewers! You're looking at a car. Take my word for it. || Dear viewers, welcome to the ghost hunt! There's nothing to see, and it's badly parked.
            > turns
            [One after another, they climb into the car, and sit there in the air. It creaks.]
            FOE|LEAD: I've sat on a sandwich. || Something's under me, with a crust. ## Something's under me, with straps. Somebody left the drive-in at a run.
            <?cheese> BOSS: What's in it?
            <?cheese> PAL|LEAD: I can't see. But it was cheese, in 1950.
            [A long, comfortable silence.]
            LEAD: If it drove, where would you all go?
            > hook BOSS ride
            <3+> > hook FOE ride
            <?d> <3+> > hook PAL ride
            [PARP, very softly.]
            BOSS: Who touched the horn?
            PAL|LEAD: It did. I think it was listening. ## It did. My knee slipped. I was only trying to see how far the seat goes.
            [A long way off, politely: "Excuse me. Is this the end of the line?"]
            FOE|LEAD: Did somebody say "line"?
            BOSS: It's the wind. It's been well brought up.
            <?radio> PAL|LEAD: And what does this knob do?
            <?radio> [A crackle. "...and that was the news. It is a fine spring evening, in 1950."]
            <?radio> BOSS: So that's why it's so happy. Nobody's told it.
            <?e> > lead teach
            > turns
            FOE|LEAD: What's this lever?
            BOSS: Which lever?
            [CREAK. Very slowly, everybody who is sitting in the air begins to roll.]`,
        },
        {
          title: 'The Brake',
          time: 'MIDNIGHT',
          beat: 'They push as hard as they can against nothing at all.',
          text: `
            BOSS: It's rolling! Get in front of it, and push! || That was the brake! Everybody out, and hold it!
            [They put their shoulders to the air.]
            FOE|LEAD: It's so heavy! I don't believe in it, and it's so heavy! ## It's so heavy! I don't believe in it, and it's on top of me! It's my second marriage!
            BOSS: And all our viewers are still in it! And nobody down there can see it coming! || And the viewers are still in it! From below, they'll look like geese!
            PAL|LEAD: I'll run in front and wave! Where's the front?
            [DONK! PARP!]
            PAL|LEAD: I've found it.
            > turns
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            PAL|LEAD: They'll find us squashed, under nothing. || What'll they put on our graves? "Run over by a space"?
            <?k> > lead comfort
            > turns
            BOSS: It's your car, {call}! It listens to its driver. Talk to it! || Keep pushing! And {the} can talk to it. A car stops for a voice that it knows.
            > lead lastWords`,
        },
        {
          title: 'Exact Change',
          time: 'A MINUTE PAST MIDNIGHT',
          beat: 'Somebody comes back, whom nobody can see either.',
          text: `
            [It rolls, faster and faster. Then, TIP, TAP, TIP, TAP. Somebody is running, and there is nobody there. KRRRK!]
            [They all lean on nothing at all, and breathe.]
            PAL|LEAD: It's stopped! Who did that? || Somebody's put the brake on! Was it you?
            FOE|BOSS: Not me! I was under the bumper, with my eyes shut!
            ["Excuse me." A cold little wind goes by.]
            BOSS: Somebody just walked through me! He was very polite about it! || He's come straight through my coat! He said "Excuse me" to each button!
            [Out of the air falls one old coin.]
            LEAD: So that's where he went. He'd gone to get change.
            * pay card
            !BOSS: For the meter? All this time?
            PAL|LEAD: He says that there was a line. || He thinks it's still that minute.
            [{freed}]
            * prop
            PAL|LEAD: There's his ticket. Does he still owe you a castle? || And here's his ticket. Must he still pay a castle?
            [{BOSS} looks at the coin, looks at the empty space, and tears the ticket in two.]
            !BOSS: It was the right change. || He was back in a minute. It's we who are late.
            [VROOM. PARP! A scarf waves, and nobody is in it.]
            FOE|LEAD: I don't believe in him. But he drives beautifully. ## I don't believe in him. But he said "Excuse me", and my knees went.
            > turns
            <?n> > hook FOE end
            <?x2> > place gift
            > turns
            <?o> > lead last
            > hook BOSS end
            [{BOSS} takes off the cap, puts it down in the empty space, and hangs a card on it.]
            LEAD: Where are you going?
            !BOSS: Back in a minute.`,
        },
      ],
    },
    {
      id: 'boop',
      shape: 'race',
      title: 'Where We Parked || The White One',
      premise:
        'They have lost their van, and whenever they press the key a ghost opens its eyes, while {keeper} has the key.',
      game: 'They run all night from their own van, which has a sheet over it.',
      facts: {
        prop: 'the car key',
        event: 'a night shoot',
        crowd: 'the lost drivers',
      },
      effects: {
        key: {
          noise: `[BOOP-BOOP! Two yellow eyes.]
            BOSS: Every time there's a noise, it looks at us!`,
          lost: `[BOOP-BOOP! Two yellow eyes.]
            BOSS: Now it answers whenever {the} breathes!`,
          stuck: `[BOOP-BOOP! Two yellow eyes.]
            BOSS: Don't wriggle! Every wriggle wakes it up!`,
          mixed: `[BOOP-BOOP! Two yellow eyes.]
            BOSS: It's blushing at us! Both eyes!`,
          mess: `[BOOP. BOOP. Boop? Two yellow eyes, one of them rather dim.]
            BOSS: Now it's winking!`,
        },
      },
      after: `
        PAL|LEAD: How did you sleep?
        BOSS: In the van. I wouldn't let it out of my sight.
        PAL|LEAD: It's not there now.
        BOSS: I went for milk.`,
      acts: [
        {
          title: 'I Said That I Would Remember',
          time: 'NIGHT',
          beat: 'They cannot find their van, and the key wakes something white.',
          text: `
            <2> > lead arrive
            BOSS: Does anybody remember where I parked?
            FOE|LEAD: You said that you would remember. ## You said that you would remember. You said it about our anniversary, too. || You were going to remember it.
            BOSS: And I do. I remember saying so.
            PAL|LEAD: I put a big sheet over the van, so that it wouldn't get dusty. || At least I covered it with a sheet. I hate a dirty van.
            * plant sheet
            BOSS: It's easy. You press the key, and the van goes BOOP-BOOP.
            [{BOSS} presses it. Far away in the dark, BOOP-BOOP. Something tall and white opens two yellow eyes.]
            FOE|LEAD: A ghost!
            [They all run. They all stop, round a corner.]
            BOSS: Did you see its eyes? It spoke! Did anybody understand it? || It was as big as a van! And it spoke! What did it say?
            PAL|LEAD: It said "boop". ## It said "boop". Twice. It may have been my best side.
            BOSS: I was afraid of that.
            <first> > hook BOSS claim
            <3+> > lead arrive
            <handed> > place intro
            <first> <3+> <?n> > hook FOE claim
            > turns`,
        },
        {
          title: 'It Said Boop',
          time: 'LATER THAT NIGHT',
          beat: 'The key ends up {where}, and the ghost wakes for everything.',
          text: `
            > turns
            BOSS: It was on the left, when we came in. Or I was.
            FOE|LEAD: We've passed that broom four times. || I know this pillar. I've cried on it. ## I know this pillar. I held on to it on my wedding night. We never found the car then, either.
            BOSS: I'll press the key once more. The van has to answer. || Then let's press it again. Our van always answers.
            [BOOP-BOOP! Two yellow eyes, and much nearer.]
            PAL|LEAD: It's following us!
            <handed> BOSS: Take the key, {call}! My thumb's gone to jelly! || {Call}, you hold the key! I can't look!
            <taken> BOSS: Somebody take the key! My thumb's gone to jelly!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: Let {the} try. || {call}, you try. It doesn't know you yet.
            <taken> > lead attempt
            <handed> > effect key
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            FOE|LEAD: What does it want from us?
            BOSS: They're lonely. They were somebody once. ## They're lonely. They were somebody once. I've dated a few. || It's looking for something. Perhaps it's lost whatever it came in.
            > turns
            <?d> > lead wait`,
        },
        {
          title: 'We Are Parked',
          time: 'MIDNIGHT',
          beat: 'They meet others, who are not dead, but have been here for a while.',
          text: `
            > place crowd
            FOE|LEAD: Look at all those shopping bags. Ask them if they're dead.
            BOSS: Excuse me. Are you dead?
            ["No," says one of them. "We're parked." || "Dead? No," says one of them. "Only parked." ## "Dead? No," says one of them. "Married."]
            BOSS: How long have you been here?
            ["Since the big sale," says another. || "I came in for a lamp," says another. "In spring."]
            <?tribe> [One of them is wearing a paper crown.]
            <?tribe> FOE|LEAD: They've got their own king.
            <?tribe> BOSS: How did they choose him?
            <?tribe> PAL|LEAD: He remembers the color of his car. ## He remembers the color of his car. All the women want him.
            BOSS: Have they seen the ghost? || And have you heard it, too?
            PAL|LEAD: They call it the White One. It wakes when it's called, and nobody who saw it ever found a car.
            > turns
            <?e> BOSS: {Call}, you were seen in the dark, walking beside it!
            <?e> > lead explain BOSS
            <handed> <?f> > lead attempt
            BOSS: Then we'll film it, from very close. We're a ghost show! || If we can't get home, at least we'll get it on film.
            <?x1> > place uses
            FOE|LEAD: And who'll go close up? || And who'll hold the camera?
            [They all look at {LEAD}.]
            > turns
            [BOOP-BOOP!]`,
        },
        {
          title: 'Face to Face',
          time: 'TWO IN THE MORNING',
          beat: 'There is nowhere left to run to.',
          text: `
            > turns
            <?g> > place door
            > place peak
            FOE|LEAD: Run!
            BOSS: Where? The White One's behind us, and that's in front! || I can't run both ways!
            [BOOP-BOOP!]
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            <?l> > lead comfort BOSS
            PAL|LEAD: If only we were in our van, with the doors shut.
            BOSS: Don't. I can almost smell it. It had that little tree. || The seats were so warm. And one window wouldn't close. ## The back seat folded right down. I had plans for that seat. I'd bought a candle.
            > turns
            <wish> BOSS: I've run out of corners. It's come for an answer. {Call}, you talk to it. || It only wants somebody to say something, and mine's a scream. You talk to it, {call}.
            <wish> > lead lastWords`,
        },
        {
          title: 'That Is My Sheet',
          time: 'DAWN',
          beat: 'The key comes back, and the White One loses its sheet.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} treads on it. BOOP-BOOP! The White One opens its eyes, and its sheet slides off.]
            * prop
            * pay sheet
            PAL|LEAD: That's my sheet. It hadn't any eyes, when I put it on. || That's my sheet. It never made that face at home.
            BOSS: And that's our van! We've been running away from our own van, all night!
            FOE|LEAD: It wasn't following us. We were going round it.
            BOSS: I called it, and it came, and I screamed at it. ## I called it, and it came, and I ran for my life. I've done that to nice people. || The poor thing. It only ever said hello.
            [BOOP.]
            PAL|LEAD: I've got it all on film. It's the best ghost that we ever had.
            BOSS: And what about them, with their shopping?
            LEAD: In rows, on the roof. They're used to being parked.
            > turns
            <?x2> > place gift
            <?n> > hook FOE end
            > hook BOSS end
            <?o> > lead last
            BOSS: Let's all have some breakfast first. I know a place.
            [They go. They eat. They come back, with crumbs.]
            FOE|LEAD: This time, you did look where it was?
            BOSS: Of course I did. I said so.
            [A long silence. {hush}]
            !BOSS: Does anybody remember where I parked?`,
        },
      ],
    },
  ],
}
