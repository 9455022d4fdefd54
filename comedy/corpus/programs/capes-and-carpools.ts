import { type Program } from '../../plays/card-types.ts'

export const capesAndCarpools: Program = {
  name: 'Capes & Carpools',
  people: {
    'Ultra Mom': {
      short: 'Ultra Mom',
      want: 'five minutes of sleep',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} shuts both eyes. Far away, a siren.]
          ME: Four seconds! I only ever wanted five minutes! ## Four seconds! The last time that I lay down for five minutes, I got twins!`,
        stake: `ME: I caught a train before breakfast! By the bumper! And now I get this!`,
        snap: `ME: I've stopped meteors! I've stopped floods! Why can't I stop for five minutes?`,
        item: `
          [{ME} lays one cheek on a pillowcase.]
          ME: This one has a superpower. It's so... soft...
          ASK: What does it do?
          [A snore, in three parts.]`,
        present: `
          ASK: It's from all of us. We've switched off the sirens.
          ME: Five minutes! With a bow on! I'll have them straight after the cake!`,
        blast: `ME: The bang knocked me flat. Nobody called me for five whole minutes. It was lovely down there.`,
        end: `
          [{ME} sits up, with a button printed on one cheek.]
          ME: Five minutes! With both eyes! And nobody called me!`,
        later: `
          ME: I had a nap yesterday.
          ASK: Did you dream?
          ME: That I tidied the house. And when I woke up, I had.`,
      },
      turns: [
        `[{ME} falls asleep, standing up.]
         ASK: Psst.
         ME: I'm awake! Who's bleeding?`,
        `ASK: You're ironing the cat.
         ME: Was it creased?
         ASK: Not when you started.`,
        `[{ASK} puts a blanket round {ME}. Far away, a siren.]
         ME: Is that for me?
         ASK: I've got it. Sleep.
         ME: You can't fly.
         ASK: I'll take the bus.`,
      ],
      twist: 'Ultra Mom, half asleep, irons the cat',
    },
    'Dad of Steel-ish': {
      short: 'Steel-ish',
      want: 'to lift one heavy thing',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} pulls at a bag. It stays where it is.]
          ME: Too heavy! I'm steel down to the elbows! The "ish" is where I lift!`,
        stake: `ME: I put my back out, only watching that!`,
        snap: `ME: I'll hold the roof up! And somebody hold me up!`,
        item: `
          [{ME} pulls on an oven glove, and lifts {ASK} with one finger.]
          ASK: Put me down!
          ME: I don't know how. I've never got this far.`,
        present: `
          ASK: It's from all of us. You'll have to lift it.
          ME: It's so heavy! It's UP! What's in it?
          ASK: Bricks. We know what you like.`,
        blast: `ME: The bang dropped the whole carpool on me, and I held it up! I lifted something heavy!`,
        end: `
          [{ME} pulls at the bag. Up it goes.]
          ME: It's heavy, and it's in the air! How do I get it down? I've never needed to know!`,
        later: `
          ME: I lifted a car last night. It was on my slippers.
          ASK: So what's the trouble?
          ME: I'm still holding it. Would you scratch my nose?`,
      },
      turns: [
        `ASK: You've got a dent.
         ME: Where?
         ASK: There. On the side.
         ME: That's my ear.`,
        `ME: Hit me as hard as you can. I won't feel a thing.
         [A soft sound, as of a tea tray.]
         ME: I'll just sit down. It isn't you.`,
        `ASK: Does it hurt, only being steel-ish?
         ME: It squeaks when I cry.
         [Squeak.]
         ASK: I've brought the little oil can. Lean back.`,
      ],
      twist: 'Steel-ish dares somebody to throw a punch',
    },
    'Laser Lucy': {
      short: 'Lucy',
      want: 'to look somebody in the eye',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks up at {ASK}. Fzzz. A button melts.]
          ME: I only wanted to look you in the eye! I always hit the coat! ## I only wanted to look you in the eye! I always hit the trousers!`,
        stake: `ME: I only glanced at it! It was the shortest glance I've got!`,
        snap: `ME: Nobody look at me, and I won't look at you! Goodbye, all those lovely shoes!`,
        item: `
          [{ME} hangs a tea towel over both eyes.]
          ME: It stops the lasers! I'm looking right at you!
          ASK: That's a coat stand.
          ME: It has such a kind face.`,
        present: `
          [Everybody puts on very, very dark glasses.]
          ASK: It's from all of us. Look up.
          ME: I can see you! I can look at you! Half of you are crying!`,
        blast: `ME: It made me look up, and I looked you right in the eye! You only got warm!`,
        end: `
          [{ME} looks up at {ASK}. Nothing melts.]
          ME: I've looked you in the eye! And you've got two! You only went pink!`,
        later: `
          ME: I had breakfast with somebody. Face to face.
          ASK: And did it go well?
          ME: The eggs did. We're looking for another kitchen.`,
      },
      turns: [
        `[Fzzz. A hat begins to smoke.]
         ASK: That's my hat!
         ME: I was only admiring it.`,
        `ASK: What do you think I look like?
         ME: I've never dared. You've got very thoughtful knees. ## I've never dared. You've got very thoughtful hips.`,
        `[{ASK} holds up a shiny saucepan lid.]
         ASK: Look in this. It's safe.
         ME: That's me, all bent! And who's that behind me?
         ASK: That's me.
         ME: You've got freckles! I'd only ever met your shoes!`,
      ],
      twist: 'Lucy admires a hat until it smokes',
    },
    'Tiny Titus': {
      short: 'Titus',
      want: 'the front seat',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [A cup moves. {ME} comes out from behind it.]
          ME: Always at the back! In the van, I sit behind the map! I've never had the front seat!`,
        stake: `ME: I'd have stopped it! But I was behind a spoon!`,
        snap: `ME: If we all go, I call the front seat!`,
        item: `
          [{ME} ties on an enormous napkin. {ME} grows, by half an inch.]
          ME: I can see over the table! There's food up here!
          ASK: Where did you think that it came from?
          ME: The sky.`,
        present: `
          ASK: It's a card, from all of us. "Front Seat. For Ever."
          ME: It's bigger than I am! It'll have to sit next to me!`,
        blast: `ME: The bang blew you all to the back! So I've got the front seat! I shan't see a thing! It's wonderful!`,
        end: `
          ASK: You're in front on the way home. We've folded the map.
          ME: The front seat! I shan't see a thing! It's all I ever dreamed of!`,
        later: `
          ME: I had the front seat all the way.
          ASK: How was the view?
          ME: I'd call it glove compartment. With a map of where we were.`,
      },
      turns: [
        `ASK: I think I've sat on something.
         ME: Don't wriggle.`,
        `[{ASK} moves to another chair.]
         ME: You've done it again.
         ASK: Why are you always where I sit?
         ME: It's where people come to.`,
        `[{ASK} stands {ME} on a pile of books.]
         ASK: There. Now we're the same.
         ME: So that's how you go on! I'd always thought that chins were the top.`,
      ],
      twist: 'Every chair turns out to be Titus',
    },
    'Neighbor Norma': {
      short: 'Norma',
      want: 'to be told a secret',
      as: {
        BOSS: {
          claim: `
            [Two people whisper. {ME} leans in. They stop.]
            ME: I'm only in charge because I was listening! And nobody tells me one secret!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [Two people whisper. {ME} leans in. They stop.]
          ME: You see? Every secret in this street, I've had to find out by myself!`,
        stake: `ME: I saw the whole thing! I've got fourteen pages! And a sketch of the elbow! ## I saw the whole thing! I've got fourteen pages! And a sketch. You'll want to be alone with the sketch.`,
        snap: `ME: I know everything about everybody here! Ask me something! Ask me about ME!`,
        item: `
          [{ME} holds a stocking to one ear.]
          ME: I can hear for thirty miles! Somebody's telling a secret!
          ASK: About whom?
          ME: About me! They miss me when I don't look in!`,
        present: `
          ASK: Come here. It's from all of us.
          [A long whisper.]
          ME: A secret! And nobody else knows it?
          ASK: We all do. That's why it's from all of us.`,
        blast: `ME: Just before it went off, somebody told me a secret. In case we died. And now it's mine to keep!`,
        end: `
          [{ASK} leans over, and whispers something.]
          ME: A secret! On purpose! I mustn't tell. Oh, I'm going to burst.`,
        later: `
          ME: I was told a secret. I've kept it in all night.
          ASK: How did you do it?
          ME: Both hands. I had to eat breakfast with my feet.`,
      },
      turns: [
        `[A curtain twitches.]
         ASK: Did you bring your own curtain?
         ME: I can't look at anything without one.`,
        `ME: Your light was on at four in the morning.
         ASK: I couldn't sleep.
         ME: I know. I made you some cocoa. And then I had nowhere to take it.`,
        `ASK: My light will be on again tonight. And the back door isn't locked.
         ME: I'm not supposed to know that.
         ASK: Bring the cocoa. ## Bring the cocoa. Leave the notebook.`,
      ],
      twist: 'Norma spies from a portable curtain',
    },
    'The Beige Menace': {
      short: 'the Menace',
      want: 'to be invited to something',
      as: {
        BOSS: {
          claim: `
            [{ME} opens an envelope. It turns beige.]
            ME: An invitation! No. It's for whoever was in charge before me.`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} opens an envelope. It turns beige.]
          ME: An invitation! No. It's for next door. It's always for next door.`,
        stake: `ME: I'd have screamed. But it would only have come out beige.`,
        snap: `ME: You'll miss me when I'm gone! Won't you? Let's have a show of hands!`,
        item: `
          [{ME} puts on one red sock. Everybody turns round.]
          ASK: Have you always been here?
          ME: Since the soup!
          ASK: Well, come in! Sit down! Do you like cake?`,
        present: `
          ASK: It's from all of us. It's a card. "You are invited."
          ME: To what?
          ASK: To this.
          ME: To my own party? I'd love to come.`,
        blast: `ME: It blew the beige right off me! Somebody looked! They've invited me to lunch!`,
        end: `
          [{ASK} hands {ME} a red envelope. It stays red.]
          ME: An invitation! I've looked on the back. It isn't for next door!`,
        later: `
          ME: I got invited to a party.
          ASK: Whom did you talk to?
          ME: A wall, mostly. I'd just touched it. We'd so much in common.`,
      },
      turns: [
        `[{ME} touches a flower. It turns beige.]
         ASK: What did you do that for?
         ME: It was shouting.`,
        `ASK: My hand's gone beige!
         ME: I only shook it. Does it hurt?
         ASK: No. It's never been so calm.`,
        `[{ASK} has come in a beige hat, a beige coat and beige boots.]
         ASK: I thought that you might like to match somebody.
         ME: I can't see where I stop and you begin!
         ASK: That's the idea.`,
      ],
      twist: 'The Menace shakes hands and leaves them beige',
    },
  },
  recall: `
    PAL|LEAD: The kids have written it on the back of the van, in the dirt. "{Line}."
    BOSS: What was under it?
    PAL|LEAD: The van. It was a surprise to everyone.`,
  scenarios: [
    {
      id: 'four',
      shape: 'siege',
      title: 'On the Stroke of Four || The Terrible Demands',
      premise:
        'A house is besieged by somebody whose demands grow stranger and stranger, while {lead} is looking after the ultimatum.',
      game: 'Every demand is taken for a horror: a cake on fire, too few chairs, and a donkey without a tail.',
      least: 3,
      facts: {
        prop: 'the ultimatum',
        event: 'a siege',
        crowd: 'the hostages',
      },
      effects: {
        ultimatum: {
          noise: `PAL|LEAD: We'd only read half of it! They'll think that was our answer!`,
          lost: `PAL|LEAD: We'd only read half of it! And it's {where}!`,
          stuck: `PAL|LEAD: We'd only read half of it, and now it's tied up. I hope it wasn't going to say "don't".`,
          mixed: `PAL|LEAD: It's {where}! We'd only read the half that was cross with us.`,
          mess: `PAL|LEAD: We'd only read half of it. The other half's a sort of soup.`,
        },
      },
      changes: {
        cake: {
          hot: `PAL|LEAD: And the cake's come through it! It's lit its own candles!`,
          cold: `PAL|LEAD: And the cake's come through it! It's an ice cream cake now!`,
          small: `PAL|LEAD: And the cake's come through it! It was for twelve. Now it's a cupcake, with all the candles on!`,
          bitten: `PAL|LEAD: And the cake's come through it! Something's cut the first slice. With its teeth.`,
          wet: `PAL|LEAD: And the cake's come through it! It's a sponge. It's taken it very well.`,
          sticky: `PAL|LEAD: And the cake's come through it! It's stuck fast to somebody, but we can cut round!`,
        },
      },
      after: `
        FOE|LEAD: There's a donkey at the door. It wants its tail back.
        BOSS: Who has it?
        FOE|LEAD: You do. Turn round.`,
      acts: [
        {
          title: 'Surrounded',
          time: "TWO O'CLOCK",
          beat: 'Somebody has the house surrounded, and is very cross about something.',
          text: `
            FOE: Nobody move!
            BOSS: It's {foe}! With a megaphone!
            FOE: I have you surrounded!
            PAL|ANY: All by yourself?
            FOE: I'm walking round. || I'm in front now. In a moment I'll be behind. ## I'm in front now. In a moment I'll be behind. It's what I told the judge.
            BOSS: What have we done? || Why would you do such a thing?
            !FOE: You know very well what day it is!
            BOSS: Thursday.
            FOE: That's what you said last year! || It was Thursday last year, too!
            * plant day
            [{FOE} throws in a paper, rolled up, with a ribbon on it.]
            <?a> > place why
            <first> BOSS: Wait! I rang for another hero, just in case. It's the best there is. Or the nearest.
            > lead arrive
            > place intro
            > turns
            FOE: Those are my demands! You've got till four. On the stroke! Or else!
            * exit FOE
            [{FOE} marches off, round the corner. SQUEEEAK.]
            BOSS: What's that awful sound? || Did you hear that? Like a mouse being stretched?
            PAL|LEAD: They're sharpening something. || It's some kind of machine. ## It's some kind of rubber. I've decided not to think about it.
            * plant squeak
            BOSS: For us. || It's always for us.`,
        },
        {
          title: 'One. A Cake. On Fire.',
          time: 'HALF PAST TWO',
          beat: 'They read half of the demands before the ultimatum ends up {where}.',
          text: `
            * enter FOE
            [{FOE} comes round again, with the megaphone.]
            FOE: Read it out loud! I did it in my best handwriting!
            PAL|LEAD: "One. A cake, on fire." || "One. Set fire to a cake."
            BOSS: The monster! || What has a cake ever done to anybody?
            FOE: It's only a little fire! In rows!
            PAL|LEAD: "Two. Chairs, in a ring. One too few."
            BOSS: So one of us is to be left standing. In front of everyone. || They'll take us one at a time. Whenever the music stops, I suppose.
            PAL|LEAD: "Three. You will be put in sacks, and made to run."
            BOSS: Where to?
            PAL|LEAD: "To the end of the garden."
            BOSS: And hardly anybody comes back from there dry. ## I've been to the end of that garden. I only went out for air, and I came back engaged.
            > turns
            BOSS: I can't hear any more. {call}, put it away safely. || Stop! There's a donkey in the next one. {call}, take it out of my sight.
            > lead help BOSS PAL
            > effect ultimatum
            <?b> > hook BOSS stake
            [SQUEEEAK. POP!]
            FOE: Bother. It was meant to be a giraffe. || That was going to be a giraffe.
            BOSS: They can burst a giraffe! || And they've got giraffes!
            > turns
            <?x1> > lead search
            <?d> > lead ban
            <?e> > hook PAL claim`,
        },
        {
          title: 'A Donkey Without a Tail',
          time: "THREE O'CLOCK",
          beat: 'The hostages are brought in, in pointed hats.',
          text: `
            FOE: Here come the hostages! Let them in, and nobody gets hurt!
            > place crowd
            PAL|LEAD: They're wearing pointed hats! With elastic! || Look at their hats. It's a cult. It has elastic.
            BOSS: What do they want with us, {foe}?
            FOE: There's going to be singing. All of you. In the dark.
            BOSS: What sort of song?
            FOE: Four lines. Three of them are the same.
            LEAD: And the other one?
            FOE: It has a name in it. Think about it! || It has somebody's name in it. As if you'd know whose!
            <first> > hook FOE claim
            > turns
            <?donkey> LEAD: They've got a picture of a donkey. Somebody's had its tail.
            <?donkey> FOE: And you'll be blindfolded, and given a pin! ## And you'll be blindfolded, and spun round, by people you work with!
            <?donkey> BOSS: I'll talk! I'll tell you everything! I once ate a whole trifle! ## I'll talk! I'll tell you everything! I've never liked the school play! I drink in the garage!
            > lead attempt
            <?x2> > place stir
            > turns
            FOE: Only one more hour. I thought you'd have remembered by now.
            PAL|LEAD: Remembered what?
            FOE: If you don't know, I'm not going to tell you!
            BOSS: The rent? The bins? Have we left somebody on a roof? ## The rent? Our anniversary? Have we left somebody tied to something?`,
        },
        {
          title: 'The Other Half of It',
          time: 'NEARLY FOUR',
          beat: 'The rest of the ultimatum is read, and it is worse than they thought.',
          text: `
            PAL|LEAD: It's five to four! We haven't done one thing on the list! || It's nearly four! What happens if we don't do it?
            <?h> > hook PAL snap
            <?i> > hook BOSS snap
            !BOSS: It's no good. Light the cake. Put out the chairs. {call}, what would you like, while there's time? || "Or else." So, chairs in a ring, and set fire to that cake. {call}, have you any last requests?
            > lead lastWords
            > turns
            FOE: So you surrender? All of you? I'll get the sacks!
            * exit FOE
            [{FOE} skips off, round the corner.]
            [{freed} {BOSS} unrolls it.]
            * prop
            BOSS: Here's the end of it. "You needn't bring anything. I'd only like it if you came."
            PAL|LEAD: What sort of villain writes that? || There's a drawing. It's a balloon.
            BOSS: And a date. It's today's. There's a number after it, and a crown. || Here's today's date. "Me", it says. And there's a little crown on it.
            * pay day
            [Everybody looks at the cake. Everybody looks at the chairs.]
            BOSS: We forgot the birthday!
            PAL|LEAD: Twice. || Last year, too!
            <?sang> !BOSS: I had a card from {foe}, last year. I threw it in the lake. I thought that it ticked.
            <?sang> PAL|LEAD: And did it?
            <?sang> !BOSS: It sang.
            > turns
            BOSS: Quick! Hats on! Lights out! {call}, take the cake, and get in there! || Two minutes! Everybody down! {call}, you hide with the cake! ## Two minutes! Everybody down! {call}, you get in there with the cake! No, keep your clothes on!
            > place stow
            <?x3> > hook PAL stake`,
        },
        {
          title: 'On the Stroke',
          time: "FOUR O'CLOCK",
          beat: 'The besieger comes in, and finds that there is nobody left to conquer.',
          text: `
            * enter FOE
            [It is dark. {FOE} comes in with a balloon. Squeak.]
            !FOE: Time's up. Hello? Did you all run away? || That's four. Well? Isn't anybody going to resist?
            [Silence.]
            > lead hide FOE BOSS
            FOE: They've gone. They didn't even stay to be conquered.
            [The lights go on.]
            BOSS: Surprise!
            > place back LEAD
            * pay squeak
            > change cake
            [They sing. It has four lines. They all know whose name goes in the third.]
            FOE: You remembered! || You know my name! ## You know my name! You've never once said it, not even that night!
            BOSS: We had help. It was a very clear ultimatum. || You did have us surrounded.
            > turns
            > hook FOE present
            <?k> > place gift
            > turns
            <?x4> > lead found
            <?m> > lead last
            PAL|LEAD: Let's have a photograph! With the hostages in front!
            BOSS: Closer, everybody. Mind the candles.
            [{FOE} runs into the middle. Something squeaks. It is nearly a giraffe.]
            !FOE: Nobody move!`,
        },
      ],
    },
    {
      id: 'lunch',
      shape: 'race',
      title: 'Half Past Eight || Two Lunchboxes',
      premise:
        'The carpool must be at school by half past eight, when one of two lunchboxes will end the world, and {keeper} has one of them.',
      game: 'One of the lunchboxes is egg, the driver eats when nervous, and nobody listens to the crunch.',
      facts: {
        prop: 'the lunchbox',
        event: 'the school run',
        crowd: 'the rest of the carpool',
      },
      effects: {
        box: {
          noise: `FOE|LEAD: Don't frighten it! If that's the bomb, we want it calm!`,
          lost: `FOE|LEAD: It's {where}! If it's the bomb, we'll find out! If it's the egg, we never will!`,
          stuck: `FOE|LEAD: Well, now nobody can open it. I can't decide if that's good.`,
          mixed: `FOE|LEAD: It's {where}! I hope it's the egg. Nobody ought to feel that way about a bomb.`,
          mess: `FOE|LEAD: Is that egg? Please say that it's egg.`,
        },
      },
      after: `
        [Beedle-beep. From inside {BOSS}.]
        PAL|LEAD: Is that you, or is that a seat belt?
        BOSS: It's nine o'clock. I do the hours now. I'm quite reliable.`,
      acts: [
        {
          title: 'Belts On',
          time: "EIGHT O'CLOCK",
          beat: 'The carpool stops on its way, and two lunchboxes look alike.',
          text: `
            <2> > lead arrive
            <next> [Outside, a minivan is running.]
            BOSS: Have I got everybody? Has everybody got everything?
            PAL|LEAD: All but one shoe. || I've got somebody's gym bag. It's moving.
            [Beedle-beep.]
            BOSS: That's a seat belt. The bell's at half past eight. And chew your breakfast. Forty times! || Somebody isn't buckled up. And don't gulp! Chew it forty times. One day it'll save the world.
            * plant chew
            <3+> FOE: You've got two lunchboxes there. They're just the same.
            <2> LEAD: Why have you got two lunchboxes?
            BOSS: One's egg. The other one I took off a villain last night. It ends the world. ## One's egg. The other one I took off my ex last night. It ends the world. || This one's my egg sandwich. That one's the end of the world. I took it off a villain in a parking lot. ## This one's my egg sandwich. That one's the end of the world. I got it in the divorce.
            * plant box
            PAL|LEAD: When?
            BOSS: At half past eight. So we drop that one off at the dump, before school.
            FOE|LEAD: Which of them is it? || How do you tell them apart?
            !BOSS: This one. No. I had them in the other hands. || You open it. If it's egg, you can smell it. If it isn't, you can't smell anything. Ever.
            <?a> > place why
            <first> <3+> BOSS: One more to pick up here, and it's back into the van!
            <3+> > lead arrive
            <handed> > place intro
            [Beedle-beep.]
            BOSS: Who keeps unbuckling? I'll have a bite, for my nerves.
            [SCRONCH.]
            PAL|LEAD: Crunchy, for an egg. || Do eggs crunch?
            !BOSS: That's the goodness. || It's the shell. I was in a hurry.
            > turns`,
        },
        {
          title: "Don't Shake It",
          time: 'TEN PAST EIGHT',
          beat: 'The lunchbox that must be the bomb ends up {where}.',
          text: `
            <handed> BOSS: Now, mine's the egg, as I'm eating it. So that's the bomb. {call}, hold it level. || I'm alive, and I've eaten half of mine. So the other one's the bomb. {call}! It's yours. Don't shake it.
            <taken> BOSS: Now, mine's the egg, as I'm eating it. So that's the bomb. Nobody shake it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that! {call}, you're the nearest! || {call}, you've got nothing in your hands. Get it back!
            <taken> > lead attempt
            <handed> > effect box
            <?b> > hook FOE stake
            [Beedle-beep.]
            FOE|LEAD: It's counting!
            BOSS: That's a seat belt! || Everybody buckle up! It's only a belt!
            FOE|LEAD: But we've got out of the van!
            +BOSS: Then somebody's very well buckled.
            > turns
            <?x1> > lead search
            <?shoe> PAL|LEAD: Do I have to hand in my homework, if the world ends?
            <?shoe> BOSS: It ends at half past eight. Homework's at nine.
            <?shoe> PAL|LEAD: Then drive slowly.
            <?c> > hook BOSS claim
            [SCRONCH. SCRONCH.]
            !BOSS: Does anybody want some? There's a bit here like a button. || It needs salt. And there's a wire in the crust. ## It needs salt. And there's a wire in it. I've had worse from people who said that they loved me.
            > turns
            <?d> > lead ban`,
        },
        {
          title: 'Swapped for a Plum',
          time: 'TWENTY PAST EIGHT',
          beat: 'There are more passengers than seats, and everybody wants to be out of the way.',
          text: `
            > place crowd
            BOSS: Two by two, and no elbows! At half past eight, one of our lunchboxes ends the world!
            <?e> > hook PAL claim
            FOE|LEAD: They've been trading lunches back there. Somebody gave a plum for your sandwich.
            BOSS: For my egg? || And where is it now?
            PAL|LEAD: They've brought it back. They say that it won't lie still. || They've brought it back. They'd rather have the plum. It doesn't tick.
            > turns
            <?f> > place uses
            <?x2> > lead teach
            <?front> FOE|LEAD: I want to sit in front!
            <?front> BOSS: Whoever sits in front gets the world ended on them first. ## Whoever sits in front gets the world ended on them first. And my hand on the gearshift.
            <?front> FOE|LEAD: I still want to sit in front.
            [Beedle-beep. Beedle-beep.]
            BOSS: It's getting faster. || That was two. They don't usually do two.
            FOE|LEAD: Let's leave it here, and drive off! As fast as the limit allows! || Let's run for the van, and send it a postcard!
            > place door
            > turns
            [SCRONCH.]
            BOSS: I'm sorry. I eat when I'm going to die. ## I'm sorry. I eat when I'm going to die. And on dates.`,
        },
        {
          title: 'It Might Be Egg',
          time: 'ALMOST HALF PAST EIGHT',
          beat: 'The lunchbox comes back, and somebody has to lift the lid.',
          text: `
            <?x3> > place stir
            [{freed} Everybody takes three steps back.]
            * prop
            FOE|LEAD: It's here! Egg, or the end of the world? || It's come back! But is it egg, or the end of the world?
            BOSS: Somebody has to open it. It can't be me. I'm the driver.
            <3+> PAL|ANY: I've never opened anything but milk.
            <?x6> > lead wait
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            > turns
            <?rota> BOSS: If this goes wrong, I want you to know that I lied about the rota. It was never once your turn. ## If this goes wrong, I lied about the rota. I only wanted to see you at dawn, in that bathrobe.
            <?k> > lead comfort
            BOSS: {call}, you lift the lid. And in case it isn't egg, what would you have liked most? || {call}, you do it. But tell us first what you'd have wished for. Just in case.
            > lead lastWords
            [Click. The lid goes up. A smell.]
            FOE|LEAD: Egg! || It's egg!
            [Everybody cheers. {BOSS} takes the last big bite. SCRONCH.]
            !BOSS: It was egg all the time! We were never in any danger!
            > turns
            LEAD: Then what have you been eating? || So what's in yours?
            * pay box`,
        },
        {
          title: 'Forty Times',
          time: 'HALF PAST EIGHT',
          beat: 'The end of the world has been eaten, and comes up again.',
          text: `
            [Beedle-beep. It comes from inside {BOSS}.]
            BOSS: Buttons. There were buttons in it. And I never once asked an egg about the buttons.
            FOE|LEAD: You've eaten the end of the world! || You ate a bomb? How was it?
            BOSS: I thought that it was rather dry. || It was a bit gray. I had seconds. ## It was a bit gray. I had seconds. I've been single for a while.
            [Beedlebeedlebeedlebeep.]
            BOSS: It's half past! Stand back! Think of me kindly! ## It's half past! Stand back! I'm going to go off, and I haven't even shaved my legs!
            [They shut their eyes. {hush}]
            [BURP! {rise}]
            BOSS: Pardon me.
            PAL|LEAD: Is that all? Why aren't we dead? || That was the end of the world? But we're all here!
            BOSS: I chewed it. Forty times!
            * pay chew
            PAL|LEAD: Were you frightened?
            BOSS: I was too full.
            > turns
            <?l> > hook PAL blast
            <?x4> > place gift
            <?x5> > lead found
            <?o> > hook BOSS blast
            <?n> > lead last
            [Far away, a school bell.]
            FOE|LEAD: That's the bell! We're late! || We saved the world, and we're late for school!
            [They run. Bags! Shoes! Belts!]
            !BOSS: Have I got everybody? Has everybody got everything?
            [Beedle-beep. They all look at {BOSS}.]
            !BOSS: That one really is a seat belt.`,
        },
      ],
    },
    {
      id: 'wash',
      shape: 'swap',
      title: 'Who Did the Laundry? || Forty Degrees',
      premise:
        'A hero must save the city though the cape has been washed, and its powers are in the socks, one of which {lead} has caught.',
      game: 'The laundry has superpowers, and the strongest of them are in the one thing that nobody wants to be seen in.',
      facts: {
        prop: 'the flying sock',
        event: 'the family wash',
        crowd: 'the people of the city',
      },
      effects: {
        sock: {
          noise: `PAL|LEAD: Socks are shy. They only ever leave in ones. Now it won't come out at all.`,
          lost: `PAL|LEAD: There's always one missing. I never knew that it was so quick.`,
          stuck: `PAL|LEAD: It was the only one of us that could fly, and now it can't even bend.`,
          mixed: `PAL|LEAD: It's {where}. And it left another one at home, on the line, waiting.`,
          mess: `PAL|LEAD: It'll have to be washed. Oh no. Who's going to say it?`,
        },
      },
      after: `
        [Fwip.]
        BOSS: There goes the other one. I thought I'd pegged it.
        PAL|LEAD: Every sock in the city has gone south.
        BOSS: Let them. They've been apart so long.`,
      acts: [
        {
          title: 'Shrunk',
          time: 'MORNING',
          beat: 'A cape comes out of the wash, and nobody did it.',
          text: `
            <2> > lead arrive
            [{BOSS} holds up a cape. It is the size of a napkin.]
            BOSS: Who did my laundry?
            [Everybody looks at the floor.]
            FOE|LEAD: It's a very clean cape. || It does smell of lemons. ## It does smell of lemons. And, a little, of somebody else. I won't ask.
            BOSS: It's shrunk! All my powers were in that cape! Watch how I fly!
            [{BOSS} leaps, and floats. Four inches. {BOSS} lands.]
            PAL|LEAD: You cleared the doormat. || That was nearly over the cat.
            <?a> > place why
            [Fwip! A sock flies past, all by itself.]
            FOE|LEAD: Was that a sock? || What was that? A bat?
            !BOSS: It's one of mine, and it's flying! My powers have run, like a color! They've gone into all the rest of the wash!
            * plant wash
            PAL|LEAD: So whoever puts on some of your laundry gets a power?
            !BOSS: Yes! One each! And I need the one that flies! || Anybody who puts on anything! And the sock's the one that flies!
            <first> <3+> BOSS: We need somebody who's good with laundry!
            <3+> > lead arrive
            > place intro
            <2> BOSS: You must help me! You look as if you've met a sock.
            <?b> > hook BOSS claim
            !BOSS: At nine, the whole city's coming to see me fly! What do I show them? A napkin? ## At nine, a whole city's coming to look at me. At home, nobody has for years. And what do I show them? A napkin?
            > turns
            PAL|LEAD: Why do heroes wear their underpants on the outside?
            !BOSS: I've always wondered. It's how it's done. ## I've always wondered. It's how it's done. And it saves time, afterwards.`,
        },
        {
          title: 'Sort the Whites',
          time: 'LATER',
          beat: 'They try on the laundry, and the flying sock ends up {where}.',
          text: `
            > turns
            > hook FOE claim
            <?c> > hook PAL claim
            !BOSS: There are powers in this basket! Put something on, and see what it does!
            > hook FOE item
            <?c> > hook PAL item
            <2> [{LEAD} puts on a mitten. It lights up, as bright as a lamp.]
            <2> LEAD: I could read in bed with this!
            !BOSS: It's a power, but it isn't flying! I need that sock, by nine! || Everybody's got a power but me! Where's the sock that flies?
            [Fwip!]
            !BOSS: There it goes! {call}, catch the flying sock!
            > lead help
            > effect sock
            > place worse
            <?d> > hook BOSS stake
            > turns
            <?dab> FOE|LEAD: Can't you do it with just the cape? || And if you only had the cape to save us?
            <?dab> !BOSS: I could dab at things. || I could wipe somebody's mouth.
            <?e> > lead ban`,
        },
        {
          title: 'The Bottom of the Basket',
          time: "NINE O'CLOCK",
          beat: 'The city comes for its hero, and only one thing is left in the basket.',
          text: `
            > place crowd
            !BOSS: Good people! Look up! I'm flying! I'm four inches above you!
            ["When does it start?" somebody calls. "We've brought Grandma! She was told there'd be flying!" || "Fly now, please!" somebody calls. "We've brought Grandma! She was told there'd be flying!"]
            !BOSS: That was it. || You must all have blinked.
            <?kettle> FOE|LEAD: What's it like up there, when it works?
            <?kettle> !BOSS: It's cold. I mostly look to see who's got the kettle on.
            <?y> > lead attempt
            > turns
            <?x2> > place stir
            FOE|LEAD: Is nothing left in that basket with a power in it? || Isn't there one more thing to put on?
            [Everybody looks into the basket. A long, low, golden hum.]
            PAL|LEAD: Only your underpants. They've got hearts on. ## Only your underpants. They've got hearts on, and an arrow. || It's your underpants. The ones with the hearts. ## It's your underpants. The ones with the hearts, and the little bell.
            !BOSS: No. || Those are private. Those were a gift. ## Those are private. I've only ever worn them for eleven minutes.
            FOE|LEAD: But they're glowing! They've got more power than all the rest together!
            !BOSS: I won't be seen in them! Not by a whole city! ## The last time that anybody saw me in those, we got married!
            > turns`,
        },
        {
          title: 'On the Outside',
          time: 'A QUARTER PAST NINE',
          beat: 'The worst comes, and a hero has to be seen in the wrong thing.',
          text: `
            PAL|LEAD: There's a label on the underpants. "Do not wear next to the skin."
            BOSS: Then how's one to wear them? || So where else do they go?
            [Everybody looks at {BOSS}'s trousers.]
            !BOSS: Oh no. So THAT'S why it's done. || On the outside. All those heroes. All those years. They did their own laundry! ## On the outside. All those heroes. All those years. And not one of them had anybody at home!
            > turns
            <?h> > place door
            > place peak
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            <?k> > hook BOSS snap
            !BOSS: Very well! Underpants on! Everybody look away!
            [{BOSS} pulls them on, over the trousers, and rises like the sun. TWANGGG! The elastic snaps. Thump.]
            FOE|LEAD: Then the only thing left that flies is that sock!
            <?x3> > lead comfort
            > turns
            !BOSS: That was all the elastic there was. I'm no use to anyone. {call}, what would you have liked me to do for you? || I could have done so much! {call}, what was it that you wanted?
            > lead lastWords`,
        },
        {
          title: 'A Show of Hands',
          time: 'ALMOST TEN',
          beat: 'The city is saved, and wants to know whom to thank.',
          text: `
            > lead save
            > place saves
            [{freed} Fwip! The sock lands on {BOSS}'s left foot. {BOSS} goes up, sideways, holding on to the underpants.]
            * prop
            * pay wash
            FOE|LEAD: You're flying! By one foot! But what's the whole city doing to its trousers? || We're saved! But why's the whole city getting changed?
            !BOSS: They're pulling on their underpants. Over the top.
            PAL|LEAD: They think that's how it's done. || They've seen how it's done.
            [A whole city salutes. There are hearts, there are stripes, there's one with a pocket. ## A whole city salutes. There are hearts, there are stripes, there's one that is only string.]
            > turns
            <?x4> > place gift
            <?o> > hook BOSS end
            <?n> > lead last
            PAL|LEAD: There's a medal from the mayor, as big as a pie! It's for "whoever gave our hero such a clean cape".
            !BOSS: I did ask that this morning. I'll ask again. Who did my laundry?
            [Everybody's hand goes up.]`,
        },
      ],
    },
  ],
}
