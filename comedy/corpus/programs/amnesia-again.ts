import { type Program } from '../../plays/card-types.ts'

export const amnesiaAgain: Program = {
  name: 'Amnesia Again!',
  people: {
    'Esmeralda Storm': {
      short: 'Esmeralda',
      want: 'to be run after',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} storms off, stops, and looks back.]
          ME: Nobody's run after me! And I stormed so slowly! ## Nobody's run after me! And I stormed so slowly! I even dropped a stocking on the stairs!`,
        stake: `ME: I'd storm out over that! But I've only just come back for my bag!`,
        snap: `ME: If I die in here, I can't even storm out of it!`,
        secret: `
          ME: I was never lost at sea. I was in the next room, for six years.
          ASK: Was it warm?
          ME: There was a radiator. ## There was a plumber.`,
        object: `
          ME: I object! I'm already married to somebody in this room!
          ASK: To whom?
          ME: I stormed out before they said.`,
        end: `
          [{ME} storms out. {ASK} runs after {ME}. They come back, out of breath.]
          ME: You ran after me! In those shoes! I'm going to do it again after lunch. ## You ran after me! In those shoes! And in nothing else but a bath towel!`,
        later: `
          ME: I've been followed out twice.
          ASK: How is it?
          ME: They keep bringing me back.`,
      },
      turns: [
        `ME: I'm leaving, and I'm never coming back!
         [SLAM. A pause. The door opens.]
         ME: I forgot my bag.`,
        `ME: And this time, it's for ever!
         [SLAM. A pause. The door opens.]
         ME: It was the other bag.`,
        `[{ASK} holds out the bag, the other bag, and an umbrella.]
         ASK: You'll want these. It's raining.
         ME: You've put in my slippers. Nobody packs slippers for people they want to be rid of.
         [{ME} sits down.]`,
      ],
      twist: 'Esmeralda leaves for ever, several times',
    },
    'Ricardo Thunder': {
      short: 'Ricardo',
      want: 'one quiet entrance',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} takes one step. KRRACK!]
          ME: Thunder, whenever I walk in! I can't even creep up on a cake!`,
        stake: `
          ME: My heart is broken!
          [KRRACK! Thunder.]
          ME: I didn't even say my name!`,
        snap: `
          ME: I am Ricardo Thunder, and I am AFRAID!
          [Silence.]
          ME: And now, of all times, it doesn't!`,
        secret: `
          ME: While I think of it, I'm the lost heir.
          ASK: Are you? Move up a little.`,
        object: `
          ME: I object! In the name of Ricardo Thunder!
          [KRRACK! A window breaks.]
          ASK: On what grounds?
          ME: Can I start again? Outside?`,
        end: `
          ASK: When did you walk in? There wasn't any thunder.
          ME: I crept! I've had two slices of cake!`,
        later: `
          ME: I came in very quietly this morning.
          ASK: And?
          ME: Nobody knew. I had breakfast with a plant.`,
      },
      turns: [
        `ME: Allow me to introduce myself. I'm Ricardo...
         [KRRACK!]
         ASK: Ricardo what?
         ME: It doesn't matter.`,
        `ASK: Couldn't you write it down?
         [{ME} writes it down. KRRACK! The pencil smokes.]
         ASK: I got as far as "Th".`,
        `ASK: Ricardo Thunder.
         [A bird sings.]
         ME: Nothing happened! How did you do that?
         ASK: I only said it as if I liked it. ## I only said it the way that one says it in the dark.`,
      ],
      twist: "The weather objects to Ricardo's surname",
    },
    'Doctor Coma': {
      short: 'the Doctor',
      want: 'a patient who says good morning',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} bows, to one after another.]
          ME: Good morning! Good morning!
          [Nobody answers.]
          ME: It's just like being at work.`,
        stake: `ME: I'm so sorry. We did all that we could. I say that to everyone. It saves time.`,
        snap: `ME: Is there a doctor in the house? Oh no. Oh no, it's me!`,
        secret: `
          ME: I swapped two babies, once. It was a Thursday.
          ASK: Was it busy?
          ME: No. There were just the two.`,
        object: `
          ME: I object, on medical grounds.
          ASK: What are they?
          ME: It's bad for the heart. I've seen it on the X-rays. It jumps.`,
        end: `
          ASK: Good morning, Doctor.
          ME: Say "Good morning" again. And open your eyes a little wider.`,
        later: `
          ME: One of my patients woke up, and said good morning!
          ASK: That's wonderful!
          ME: It was ten to four. I had to break it to the poor soul.`,
      },
      turns: [
        `ME: Say "Aah".
         ASK: Aah.
         ME: I'm so sorry.
         ASK: What is it?
         ME: It's only what I say after "Aah".`,
        `ME: Take two of these.
         ASK: What are they?
         ME: Peppermints. You're the first who's been awake to ask.`,
        `ASK: Now you say "Aah".
         ME: Aah.
         ASK: Wonderful news!
         ME: What is it?
         ASK: It's only what I say after "Aah".`,
      ],
      twist: 'The Doctor treats somebody who is awake',
    },
    'Evil Esteban': {
      short: 'Esteban',
      want: 'to be told: not so bad',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a flower. Everybody ducks.]
          ME: It's only a flower! I'm not as bad as all that! ## It's only a flower! And supper, and a hot tub! I'm not as bad as all that!`,
        stake: `ME: That was truly wicked! And nobody even asked me to hold the door!`,
        snap: `ME: I've got eleven evil plans, and not one of them has a way out!`,
        secret: `
          ME: I burned down your castle.
          ASK: Which one?
          ME: The left.
          ASK: It was drafty.`,
        object: `
          ME: I object!
          ASK: Why?
          ME: I don't need a reason. It's a calling.`,
        end: `
          [{ME} holds out a flower. {ASK} smells it.]
          ASK: You're not so bad.
          ME: I'll have to sit down. Would somebody hold the cape? ## I'll have to sit down. Would somebody hold the cape? And would you go on holding it?`,
        later: `
          ME: Everybody tells me that I'm not so bad.
          ASK: Don't you like it?
          ME: An old lady got up for me on the bus. I'd been looking forward to frightening her.`,
      },
      turns: [
        `ME: Mwa-ha-ha!
         ASK: What's so funny?
         ME: Nothing. It's a sort of cough.`,
        `ASK: I saw you help a lady across the street.
         ME: She didn't want to go!
         ASK: She waved to you.
         ME: Curses.`,
        `ASK: What do you do in the evenings?
         ME: I stand on a balcony, and laugh.
         ASK: By yourself? Move over.
         [Mwa-ha-ha. In two voices.]
         ME: It's so much better with two. ## It's so much better with two. The neighbors said I'd never manage it.`,
      ],
      twist: 'Esteban is caught doing a good deed',
    },
    'Maid Manuela': {
      short: 'Manuela',
      want: 'to be in the room when it happens',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} has the mark of a keyhole round one eye.]
          ME: I'm always behind the door. I had no idea that you people had sides. ## I'm always behind the door. I know all of your knees, and three of your tattoos.`,
        stake: `ME: I missed it again! I was behind the wrong door!`,
        snap: `ME: I've looked through every keyhole there is, and I don't fit through one of them!`,
        secret: `
          ME: I'm the true heir to all of this.
          ASK: Is there much dusting?
          ME: A good deal.`,
        object: `
          ME: I object. I heard everything.
          ASK: What did you hear?
          ME: I couldn't possibly say. But I could be asked again.`,
        end: `
          ASK: You weren't behind the door! You saw it all!
          ME: From the front! With sides! It's so much better with sides! ## From the front! With sides! So that's where the rest of the tattoo goes!`,
        later: `
          ME: I'm in the room all the time now.
          ASK: Isn't that what you wanted?
          ME: Nobody says anything in it. They've all gone behind the door.`,
      },
      turns: [
        `[A keyhole blinks.]
         ASK: Who's there?
         ME: Only the dust.`,
        `ASK: What did I say to the Count last night?
         ME: "Never." ## "Never." But you took off your hat to say it, and then your gloves.
         ASK: Is that all?
         ME: The rest was breathing.`,
        `[{ASK} pulls open a door. {ME} falls in.]
         ASK: Here's a chair. We've kept you the good side.
         ME: Who'll be behind the door, then?
         ASK: Nobody. We'll have to listen to each other.`,
      ],
      twist: 'A keyhole blinks exactly like Manuela',
    },
    'Baron Baldwin': {
      short: 'the Baron',
      want: 'to get the old chair back',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks at a chair. There is somebody in it.]
          ME: I'm dead for one week, and they've given away my chair! ## I'm dead for one week, and they've given away my chair! And the left side of the bed!`,
        stake: `ME: I've died of less! In March!`,
        snap: `ME: If I die again, it's the fifth time! They've stopped sending lilies!`,
        secret: `
          ME: As it happens, I'm dead.
          ASK: Since when?
          ME: The balloon.
          ASK: You're looking well on it.`,
        object: `
          ME: I object! I was the first husband!
          ASK: They said that you'd drowned!
          ME: And nobody waited till I was dry. ## And my widow's black dress stopped at the knee. It stopped well before the knee.`,
        end: `
          ASK: We kept your chair for you.
          ME: It's warm! You've taken turns! You've all been keeping it warm!`,
        later: `
          ME: I've got my own chair back.
          ASK: Is it comfortable?
          ME: It squeaks in a new place. I think that it's been happy.`,
      },
      turns: [
        `ME: You look as if you'd seen a ghost.
         ASK: You were on the boat that sank!
         ME: Which one?`,
        `ASK: And what about the balloon?
         ME: I came down on a train.
         ASK: Which train?
         ME: The one on the bridge. For most of the bridge.`,
        `ASK: Don't you ever get tired of coming back?
         ME: You all say such lovely things, when I'm gone. I listen from the hall.
         ASK: I could say them now.
         ME: With the lilies?`,
      ],
      twist: 'The Baron survives every kind of transport',
    },
  },
  recall: `
    PAL|LEAD: They've put it on a cushion, in gold thread. "{Line}."
    BOSS: I don't remember ever saying that.
    PAL|LEAD: You wept. It's the cushion that you wept on.`,
  scenarios: [
    {
      id: 'gasp',
      shape: 'locked room',
      title: 'Something I Must Tell You || Do Not Gasp',
      premise:
        'People with terrible secrets are locked in together, and must not gasp, as there is too little air, and {lead} has the candle that shows how much.',
      game: 'Every secret has to be told so dully that nobody gasps, and not so dully that anybody yawns.',
      facts: {
        prop: 'the candle',
        event: 'a wedding',
        crowd: 'the wedding guests',
      },
      effects: {
        candle: {
          noise: `BOSS: Don't startle people! That was a gasp, with a tune in it!`,
          lost: `BOSS: The only light in the room is {where}. Gather round, and look as if you liked it.`,
          stuck: `BOSS: The only light in the room, and somebody's wrapped it up!`,
          mixed: `BOSS: It's {where}! Now it doesn't know if it's coming or going out!`,
          mess: `BOSS: It's out! Now we won't even see who doesn't make it!`,
        },
      },
      after: `
        [A small gasp.]
        PAL|LEAD: The thank-you letters have come. There are two hundred to answer.
        BOSS: Who am I? Where is this?`,
      acts: [
        {
          title: 'An Inch Lower',
          time: 'THE NIGHT BEFORE THE WEDDING',
          beat: 'They are locked in, and every gasp costs them an inch of candle.',
          text: `
            <2> > lead arrive
            BOSS: There's something I must tell you.
            FOE|LEAD: Is it shocking? ## Is it shocking? Have I time to put something on? || Should I sit down? ## Should I sit down, or lie back?
            BOSS: Not out here! I'm getting married in the morning, and somebody always stops it. || Not out here! My wedding's tomorrow, and the place is full of evil twins.
            <first> <3+> PAL: You've been followed! || Somebody's standing right behind you!
            <3+> > lead arrive
            > place intro
            BOSS: Everybody into the pantry here! I'll lock us in till the wedding. Nobody can stop it in there. Nothing gets in. Not even air.
            [SLAM. CLICK. It is dark. There are shelves, and jam, and one candle.]
            BOSS: And now I'll tell you. I've got amnesia. Where did I put the key? || And now, sit. It's amnesia. Whom am I marrying? And what's this thing called, that I've just locked?
            [GASP! The candle burns an inch lower.]
            PAL|LEAD: Why did the candle do that?
            !BOSS: It's the air. Every gasp burns an inch. When the candle's gone, so are we. || It's the air. There's one candle of it. A gasp costs an inch, and when it's out, so are we.
            * plant air
            FOE|LEAD: So if we gasp too often, we're dead?
            [GASP! Another inch.]
            BOSS: Don't! || Not out loud!
            !FOE|LEAD: But you remember what I said to you, that night, by the fountain? || But you remember what I told you? In the rowing boat?
            !BOSS: Which fountain? || Which boat?
            [A very small gasp. The candle notices.]
            <?b> > hook FOE claim
            > turns
            !BOSS: From now on, nobody says anything shocking. We'll talk about the weather. || So no news, please. No fathers. No twins. We'll sit here, and be dull.
            <3+> !PAL: But I've got a secret! It's been burning me up for years! || I can't! I've kept a secret for sixteen years, and it's got to come out tonight!
            <2> LEAD: But I've got a secret! It's been burning me up for years! || I can't! I've kept a secret for sixteen years, and it's got to come out tonight!
            !BOSS: Then swallow it till morning! We can't afford the gasp! || Swallow it! That's two inches, at least!
            > turns`,
        },
        {
          title: 'Said in a Dull Way',
          time: 'AN HOUR LATER',
          room: 'PANTRY',
          beat: 'The candle ends up {where}, and somebody finds out how to tell a secret.',
          text: `
            BOSS: {call}, take the candle. I've only one hand free. And think of nothing. || Somebody calm must hold the candle. I've got my hand full. {call}, you never look surprised.
            > lead help
            > effect candle
            <?c> > hook FOE stake
            > turns
            <3+> !FOE: I've got a secret, too! It's coming out! || I've got a secret! It's halfway up! I'm going to say it!
            <2> LEAD: That secret of mine's coming out! || My secret's halfway up! I'm going to say it!
            !BOSS: Say it in a dull way! As if you were thanking an aunt for a vase! || Then bore us! Say it like a thank-you letter!
            > hook FOE secret
            <2> LEAD: My whole life is a lie. It's mostly on Tuesdays.
            [Hff. A very small gasp.]
            BOSS: That was only a crumb of candle! If it's dull enough, nobody gasps! || It works! If it's dull, they don't gasp! Who's next?
            <?x1> > lead search
            <?beans> PAL|LEAD: At least it's a pantry. There are forty tins of beans.
            <?beans> [Everybody thinks about the air.]
            <?beans> BOSS: Nobody touches the beans.
            <3+> <?milk> PAL|LEAD: I once killed a man. I forget which.
            <3+> <?milk> FOE|LEAD: And how was your holiday?
            <3+> <?milk> BOSS: That's it! That's beautiful! I felt nothing!
            > turns
            <?e> > lead ban`,
        },
        {
          title: 'Not So Dull',
          time: 'THE MIDDLE OF THE NIGHT',
          room: 'PANTRY',
          beat: 'There are far more people in there than they thought, and they begin to yawn.',
          text: `
            [Something rustles, behind the jam.]
            BOSS: Who's there? Who else did I lock in?
            PAL|LEAD: It's the wedding guests. All sixty. They came early, to get good seats. || The wedding guests! They're on the shelves, by height!
            BOSS: That's a hundred and twenty lungs! ## That's a hundred and twenty lungs! And my aunts have such large ones! || Who asked them to bring their lungs?
            FOE|LEAD: They'll have heard all our secrets! || And their ears! They'll have heard everything!
            BOSS: Nobody panic. Did any of them gasp?
            PAL|LEAD: They're asleep. || No. But look at their mouths.
            [YAAAWN. All of them at once. The flame leans over to them.]
            BOSS: A yawn costs two inches! That was too dull! Make it a bit more interesting! || Stop! They're yawning! That's twice the air of a gasp! Less dull!
            FOE|LEAD: I'm your mother! ## I've slept with your twin! Both of them!
            [GASP!]
            BOSS: Less interesting! || Duller!
            > turns
            <?f> > hook PAL claim
            <?face> BOSS: {call}, show them your face. That's what I want. Awake, and not surprised. || We want something in between. {call}! You do it. Teach them.
            <?face> > lead teach
            > turns
            <?frog> BOSS: Give them some weather, with one small surprise in it.
            <?frog> FOE|LEAD: It was mild. Toward evening, it rained husbands. ## It was mild. Toward evening, it rained husbands. One of them was yours.
            <?frog> [Half of them gasp. Half of them yawn. The candle can't keep up.]
            [From the top shelf, a small voice: "And then?"]
            FOE|LEAD: They're quiet now. They're wide awake, and they'd like to know how it goes on. || Look at them. Not one yawn. They want to hear the rest of it.
            BOSS: So would I. I've never known people so well, and I don't know who I am.`,
        },
        {
          title: 'The Last Inch',
          time: 'BEFORE DAWN',
          room: 'PANTRY',
          beat: 'There is hardly any air left, and the door will not open.',
          text: `
            FOE|LEAD: There's one inch left. One gasp, and we're out. || I can see the bottom of the air. One more gasp, and that's that.
            BOSS: Then everybody breathe in turns. I'll go after you. || Then I'll hold mine. You have it.
            <?h> > hook FOE snap
            > turns
            <?x5> > lead comfort
            <3+> !PAL: My secret! I can't swallow it any more! || I can't take my secret with me! It's too big!
            <2> LEAD: My secret! I can't swallow it any more! || I can't take my secret with me! It's too big!
            <3+> BOSS: Then tell it. Not too dull, and not too well. || Tell us, then. Right down the middle!
            <3+> > hook PAL secret
            <2> BOSS: So have I! But mine's the bigger one! Keep it down!
            <2> LEAD: I've never liked soup. I told everybody that I did.
            [Nobody gasps. Nobody yawns.]
            FOE|LEAD: That was perfect! || We did it! Not one breath!
            [Everybody breathes out. The candle goes down an inch.]
            BOSS: That was the relief. || And that was for joy. Nobody's to be happy, either!
            <?j> > hook BOSS snap
            > turns
            BOSS: We've got enough left for one small sentence. {call}, you have it. You've been so brave. ## There's enough left for one small sentence. {call}, you have it. I'd only spend it on an old lover. || There's air for ten words. Let's give them to {call}.
            > lead lastWords`,
        },
        {
          title: 'All at Once',
          time: 'DAWN',
          room: 'PANTRY',
          beat: 'They find out which way the door opens, and what is still to be said.',
          text: `
            [{freed} It is only a stump. By its light, they can see the door.]
            * prop
            FOE|LEAD: There's a word on the door. It's "Pull". || Look! It doesn't open outward at all! It opens in!
            BOSS: There isn't any handle! What are we to pull it with?
            LEAD: A gasp. A really big one. All of us at once.
            PAL|BOSS: But there's nothing left to gasp at! We've told it all!
            [Everybody thinks. Nobody has anything.]
            BOSS: I never had amnesia.
            FOE|LEAD: What, never? || Not this time?
            BOSS: Not once. I only ever wanted to get out of the thank-you letters. ## Not once. I wanted to see which of you would claim to be married to me. It was four.
            * pay air
            [GAAASP! WHUMP! The door flies in. Behind it there's a whole morning full of air.]
            > turns
            PAL|LEAD: Then where was the key?
            BOSS: In my other hand. I didn't like to say.
            <?l> > hook FOE end
            <?x4> > place gift
            <?m> > lead last
            > turns
            <3+> FOE: So you remember everything? Even what I said to you, by the fountain? || Then you never forgot what I told you? In the rowing boat? You only said that you had?
            <2> LEAD: So you remember everything? Even what I said to you, by the fountain? || Then you never forgot what I told you? In the rowing boat? You only said that you had?
            BOSS: I remember every word. I only didn't know what to answer. ## I remember every word. And where your hands were. I only didn't know what to answer.
            [They all hold their breath. {hush}]
            !BOSS: There's something I must tell you.`,
        },
      ],
    },
    {
      id: 'twin',
      shape: 'lie',
      title: 'Only One of Me || The Moustache',
      premise:
        'Somebody who is late for everything invents an evil twin, who is so much nicer, while {lead} looks after the moustache.',
      game: 'The twin with the moustache listens, and the one without it is jealous.',
      least: 3,
      facts: {
        prop: 'the moustache',
        event: 'an engagement',
        crowd: 'the relations',
      },
      effects: {
        lip: {
          noise: `!BOSS: My twin was going to creep in! Now it's been announced!`,
          lost: `!BOSS: All my wickedness was in that! And it's {where}!`,
          stuck: `BOSS: It's tied up! That's half of my family!`,
          mixed: `BOSS: It's {where}! It was supposed to curl! It wasn't supposed to purr!`,
          mess: `BOSS: Nobody's afraid of a wet moustache! It looks as if it had a mother!`,
        },
      },
      changes: {
        curl: {
          hot: `PAL|ANY: Look at the moustache! It's been curled! By steam!`,
          cold: `PAL|ANY: Look at the moustache! There's an icicle on each end!`,
          small: `PAL|ANY: Look at the moustache! It's shrunk! It's an eyebrow!`,
          bitten: `PAL|ANY: Look at the moustache! Something's had the left half!`,
          wet: `PAL|ANY: Look at the moustache! It's come out a walrus!`,
          sticky: `PAL|ANY: Look at the moustache! It's stuck to both ears!`,
        },
      },
      after: `
        FOE|LEAD: Where's your twin? The real one?
        BOSS: Doing the dishes. It turns out I was the evil one. I'd only had the practice.`,
      acts: [
        {
          title: 'Late Again',
          time: 'EVENING',
          beat: 'Somebody has an excuse, and it needs a moustache.',
          text: `
            BOSS: I can't be everywhere! There's only one of me!
            FOE: I waited by the fountain for seven hours! || You forgot me again! I was at that fountain till the fish went to bed!
            BOSS: That wasn't me who forgot. It was... It was my twin. My evil twin! || That can't have been me! That must have been my evil twin!
            [GASP!]
            * plant twin
            <4+> PAL|ANY: You've got a twin?
            <4+> !BOSS: Everybody has. Mine's the one with the moustache.
            <3> BOSS: You'd know the difference. My twin has a moustache.
            <first> [A knock.]
            > lead arrive
            > place intro
            FOE: Bring me this twin of yours, at seven. I've got something to say about fountains.
            * exit FOE
            [{FOE} sweeps out. The curtains gasp.]
            BOSS: I need a moustache! {call}, have you got any hair that you don't need? || {call}, I need a moustache! I have to be two people by seven!
            LEAD: There's a brush.
            [SHLUP. {BOSS} has a moustache.]
            !BOSS: With it on, I'm my twin. With it off, I'm me. Mwa-ha-ha! || On, I'm the evil one. Off, I'm only late. How's that?
            <?hedge> <4+> PAL|ANY: You look like you, behind a hedge. Here comes trouble. || You look like your own aunt.
            * enter FOE
            FOE: You! The twin! You're on time!
            BOSS: Am I? I mean, I always am. It's part of the evil. ## Am I? I mean, I always am. I've been told that I'm early.
            > turns`,
        },
        {
          title: 'So Much Nicer',
          time: 'LATER',
          beat: 'The twin makes an excellent impression, and the moustache ends up {where}.',
          text: `
            FOE: Your twin never listens. || You're looking at me. Your other half never does that.
            BOSS: Go on. I'm listening.
            FOE: You've never once said that. Say it again, with the moustache. ## You've never once said that. Say it again, with the moustache. Nearer to the ear.
            <4+> PAL|ANY: Should I leave you two alone? Or is it three? || I'll go and count the spoons.
            <first> > hook FOE claim
            > turns
            FOE: I'll get some tea. For two! || Don't move. I'll fetch the good cups!
            * exit FOE
            [{FOE} floats out. YOINK. The moustache is off.]
            BOSS: Ow! Quick, {call}, hold it for me. I've got to be myself in a minute!
            > lead help
            > effect lip
            * enter FOE
            FOE: Oh. It's only you. Where's your twin? || You again. Where's the nice one?
            BOSS: What's my twin got that I haven't?
            FOE: A moustache. And manners. ## A moustache. It tickles.
            [A small gasp. It is {BOSS}'s own.]
            <4+> PAL|ANY: I liked the other one better, too. || I'd have gone with the other one.
            <?b> > hook BOSS stake
            > turns
            <?x1> > lead search
            <?c> > lead ban
            <?d> > hook PAL claim`,
        },
        {
          title: 'Both at Once',
          time: "EIGHT O'CLOCK",
          beat: 'The relations come to see the two of them side by side.',
          text: `
            > place crowd
            <4+> PAL|ANY: They've come to meet you both! You're to stand next to each other!
            <3> FOE: They've come to meet you both! Stand next to each other!
            !BOSS: My twin's just gone to wash. || We can't. It's a curse. We've never once been in the same room.
            <4+> PAL|ANY: Psst! Take some {food}! That'll do for a moustache!
            <3> LEAD: Psst! Take some {food}! That'll do for a moustache!
            [{BOSS} turns round, and turns back, with {food} all along the lip.]
            BOSS: Good evening. I'm the evil one.
            FOE: You've changed your moustache! || You smell different. But it's you. You're listening.
            [{BOSS} wipes it off.]
            !BOSS: And what about me?
            [{BOSS} puts it on again.]
            !BOSS: Nobody asked you. You had seven hours, at that fountain.
            ["I'd have the evil one", says a great-aunt. "It keeps its elbows off the table." ## "I'd have the evil one", says a great-aunt. "I married the good one. Never again."]
            > turns
            <?fight> [On, and off, and on. {BOSS} slaps {BOSS}.]
            <4+> <?fight> PAL|ANY: Stop it, both of you!
            <3> <?fight> FOE: Stop it, both of you!
            <?fight> !BOSS: It started it!
            <?x2> > lead teach
            <?e> > hook PAL stake
            <?x3> > place stir
            > turns
            <4+> PAL|ANY: It's hard to know which of you to clap for. || I can't see whose side I'm on.
            <4+> LEAD: I'd take the one who washes up.
            FOE: I'm going to choose. At nine, I'll marry one of you. I'm just fetching the ring. ## I'm going to choose. At nine, I'll marry one of you. And it won't be for the conversation. I'm just fetching the ring.
            * exit FOE
            [{FOE} runs out.]
            BOSS: I'm going to lose to myself! With {food} on!`,
        },
        {
          title: 'In There',
          time: 'ALMOST NINE',
          beat: '{Lead} is to be the twin, and is put away until wanted.',
          text: `
            [{freed} {BOSS} snatches it out of the air.]
            * prop
            <4+> PAL|ANY: {call} could be the twin! Then there'd be two of you at last! || There have to be two of you! {call}, you're the other. Put it on!
            <3> !BOSS: {call}, you be the twin! Then there'll be two of us at last! || There have to be two of us! {call}, you're the other. Put it on!
            [SHLUP. {LEAD} has a moustache.]
            LEAD: Mwa-ha? || Mwa... How many ha-has is it?
            <4+> PAL|ANY: Get in there, and come out when it's time to be evil!
            <3> !BOSS: Get in there, and come out when it's time to be evil!
            > place stow LEAD
            * enter FOE
            FOE: I've got the ring. Where's the one who listens?
            > lead hide FOE BOSS
            > turns
            <4+> PAL|ANY: It's nearly nine, and I can only see one of you. || One minute to nine! And there's only one of you!
            FOE: I've got something to say to you. About the fountain.
            !BOSS: Go on.
            FOE: "Go on." In all these years, you've never said that without a moustache.
            BOSS: I was always late. I was always being somebody, somewhere else. || How could I? I was always on my way to somebody.
            <?f> > place door
            <?g> > hook BOSS snap
            <?h> > hook PAL snap
            FOE: It's nine. Where's your twin?
            <4+> PAL|ANY: In there. Being evil.
            <3> !BOSS: In there. Being evil.`,
        },
        {
          title: 'The Other One',
          time: "NINE O'CLOCK",
          beat: 'The twin comes out, and so does the truth, and then somebody knocks.',
          text: `
            > place back LEAD
            > change curl
            <4+> PAL|ANY: That isn't the twin. That's {the}, with a brush on!
            <3> FOE: That isn't the twin. That's {the}, with a brush on!
            [YOINK.]
            <4+> LEAD: Ow! I was just getting the hang of it!
            * pay twin
            BOSS: I'm the twin. I always was. I was late, and I made it up. I'm my own evil twin.
            [GASP!]
            FOE: I know.
            !BOSS: Since when?
            FOE: Since the tea. You've the same ears. I never said, because you were listening with them. ## Since the tea. I know those ears. I've whispered enough nonsense into them. || I was out in the hall, with the teacups. I heard it come off. You said "Ow". ## I was out in the hall, with the teacups. I heard it come off. I know that "Ow".
            > turns
            <?i> > lead found
            <?x4> > place gift
            BOSS: And if I listened without it? I've got the evening free. I've got both of me. ## And if I listened without it? I've got the whole night free. I've got both of me.
            [{BOSS} listens. It takes a moment to get the hang of it. {hush}]
            FOE: There. That's the one I'll have. ## There. That's the one I'll have. The other one may keep the pajamas.
            <?j> > hook PAL end
            <?l> > hook FOE end
            <?k> > lead last
            > turns
            [A knock. The door opens. There stands somebody with {BOSS}'s own face, a suitcase, and a very large moustache.]
            <4+> PAL|ANY: "Sorry I'm late", it says. || It says, "Hello. I'm the nice one."
            <3> LEAD: "Sorry I'm late", it says.
            [Everybody looks at {BOSS}.]
            !BOSS: There's only one of me!`,
        },
      ],
    },
    {
      id: 'speak',
      shape: 'trial',
      title: 'Speak Now || Take a Number',
      premise:
        'Somebody must marry a couple at last, though everybody objects and has to take a number, and {keeper} has the ring.',
      game: 'There are so many objections that there is a desk for them, and a line, and in the line people begin to talk.',
      facts: {
        prop: 'the ring',
        event: 'a wedding',
        crowd: 'the objectors',
      },
      effects: {
        ring: {
          noise: `BOSS: Was that an objection? It'll need a number!`,
          lost: `BOSS: It's {where}! Does that mean we're all married to {the}?`,
          stuck: `BOSS: Well, it's the first thing in here that ever tied a knot.`,
          mixed: `BOSS: It's {where}! It's the first thing at any of my weddings that ever was!`,
          mess: `BOSS: With this ring, I thee rinse.`,
        },
      },
      after: `
        PAL|LEAD: What did you both say, in the end?
        BOSS: "I do." At the same time. And then somebody fainted.
        PAL|LEAD: Who?
        BOSS: I'd rather not remember.`,
      acts: [
        {
          title: 'Any Objections',
          time: 'MORNING',
          beat: 'Nobody has ever got past one line of the service.',
          text: `
            <2> > lead arrive
            [Two people stand hand in hand. {BOSS} opens a book.]
            !BOSS: If anybody objects, please speak now.
            [BANG! The doors fly open. "I object!"]
            [The two people go out, not hand in hand.]
            BOSS: And that makes six hundred. || Next couple.
            FOE|LEAD: Is it always like this? || Does one objection stop it?
            !BOSS: Every time. If one person objects, it's off. I've never seen the next page. || Every time. One objection, and nobody's married. There's a page two, they say. With kissing. ## Every time. One objection, and nobody's married. There's a page two, they say. With kissing. And I've heard rumors about three.
            * plant page
            PAL|LEAD: What do they all object to?
            !BOSS: Amnesia on the left, evil twins on the right. Back from the dead, by the window. Take a number. ## Amnesia on the left, twins on the right, the dead by the window. Lovers at the back, carrying their shoes. Take a number.
            * plant line
            * exit FOE
            * enter FOE
            <3+> FOE: I'd like a number.
            <3+> !BOSS: Again? You were here for all the others. || You! You've been to every wedding I ever held!
            <3+> !FOE: I sit on the left, by the lilies. You've sneezed on me twice.
            <?a> > place why
            <first> <3+> BOSS: Is the new ring bearer here? The last one turned out to be the bride. ## Is the new ring bearer here? The last one turned out to be the groom's other wife.
            <3+> > lead arrive
            <handed> > place intro
            <2> BOSS: And you bring the ring. The last one turned out to be the bride. ## And you bring the ring. The last one turned out to be the groom's other wife.
            > turns
            <first> <?m> > hook PAL claim`,
        },
        {
          title: 'The Ring, Please',
          time: 'LATER',
          beat: 'The ring ends up {where}, and the line gets longer.',
          text: `
            [Two people come in, hand in hand.]
            <handed> BOSS: This time we'll be quick. {call}, the ring! || Nobody's looking. Now! {call}, the ring, and don't drop it!
            <taken> BOSS: This time we'll be quick. The ring!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: Somebody has to do something! {call}? || We can't leave it like that! {call}!
            <taken> > lead attempt
            <handed> > effect ring
            [BANG! "I object!"]
            [The two people go out.]
            > place worse
            > turns
            <?c> > hook FOE object
            <?d> > hook PAL object
            PAL|LEAD: There's one here who objects, and can't remember why.
            BOSS: Amnesia. On the left.
            PAL|LEAD: And that one's dead.
            +BOSS: By the window. With the others. || Then there's no hurry.
            <?twin> PAL|LEAD: And these two both say that they're the good one.
            <?twin> BOSS: Does either of them have a moustache?
            <?twin> PAL|LEAD: They've got half of one each. ## They've got half of one each. And one husband.
            > turns
            <handed> <?x1> > lead search
            <?e> > hook BOSS stake
            <?f> > lead ban`,
        },
        {
          title: 'Number Forty-One',
          time: 'AFTERNOON',
          beat: 'The objectors have been standing next to each other for hours.',
          text: `
            > place crowd
            BOSS: Form one line! Shortest tragedy first! || One at a time! And no gasping in the line!
            PAL|LEAD: Number forty's been telling number forty-one about the shipwreck.
            BOSS: And what does forty-one say?
            PAL|LEAD: "Go on." ## "Go on." And "Are you cold?" And "So am I." || She was on the same ship. She had the other half of the plank. ## They were on the same plank. It was dark. They'd only ever met by feel.
            > turns
            [BANG! "I object!"]
            BOSS: There's no couple up here! What's there to object to?
            FOE|LEAD: They're just practicing.
            <?x2> > lead teach
            +PAL|LEAD: Forty and forty-one would like to know if you've got a minute.
            BOSS: What for?
            ["We'd like to get married," says forty. BANG! "I object!"]
            BOSS: Who's that? || What number?
            PAL|LEAD: Forty-two. || Forty-two. It isn't jealousy. They were only keeping the place.
            > turns
            <?h> > place stir
            <?x3> > lead flattered
            BOSS: One objection, and it's off. And I'd nearly turned the page. || Then it's off again. I had my thumb on the page. I felt it lift. ## Then it's off again. I had my thumb on the page. I felt it lift. I had to open my collar.`,
        },
        {
          title: 'Six Hundred and One',
          time: 'EVENING',
          beat: 'The line has gone home, and two are left.',
          text: `
            [It gets dark. One by one, the objectors go home. Two by two, some of them.]
            BOSS: Nobody's been married. I've done nothing all day but tear off numbers. || Eleven years, and not one "I do".
            <3+> !FOE: You say it very well, though. That line. || I like how you do the line. You leave a little gap.
            <2> LEAD: You say it very well, though. That line. || I like how you do the line. You leave a little gap.
            !BOSS: Why do people come to me, only to stop it? || Why would anybody come to all of mine?
            <3+> !FOE: Perhaps they couldn't think how else to see you. || It's the only time that you look up. ## It's the only time that you look up. I've started to dress for it.
            <2> LEAD: Perhaps they couldn't think how else to see you. || It's the only time that you look up. ## It's the only time that you look up. I've started to dress for it.
            <?i> > place door
            > turns
            <?x5> > lead comfort BOSS
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            > turns
            <wish> BOSS: {call}, you've held a number all day, too. What was it that you wanted? || And number six hundred and two? {call}, that's you. What is it you want?
            <wish> > lead lastWords`,
        },
        {
          title: 'Page Two',
          time: 'NIGHT',
          beat: 'The ring comes back, and finds a finger.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} {BOSS} puts out a hand. It lands on a finger, and stays.]
            <taken> [{freed} {BOSS} puts out a hand. It ends up on a finger, and stays.]
            * prop
            PAL|LEAD: It fits! So you're married! || Now you're half married!
            BOSS: To whom? I'm only holding the book. || I'm only the one with the book. Who's the other half?
            [Everybody looks at the doors. The doors do not move.]
            BOSS: I'd better do it properly. If anybody objects...
            [Silence. More silence. {hush}]
            PAL|LEAD: Nobody's objecting. || There's nobody left in the line.
            +BOSS: So I can turn the page? I can really turn it?
            * pay page
            [It turns. It has not been turned in eleven years. It crackles.]
            > turns
            <?m> > hook PAL end
            <?x4> > place gift
            <?n> > lead last
            !BOSS: It only says "Ask them." Whom? I don't see any... You're not objecting. You always object. || There are two words on it. "Look up." And there you are. You haven't objected.
            <3+> !FOE: I lost my number. || I couldn't think of a reason. It's the first time.
            <2> LEAD: I lost my number. || I couldn't think of a reason. It's the first time.
            * pay line
            BOSS: Then tell me. What have you wanted to say, for six hundred weddings? ## Then tell me. What have you wanted to do to me, for six hundred weddings?
            [A mouth opens, and shuts, and opens.]
            !BOSS: Please speak now.`,
        },
      ],
    },
  ],
}
