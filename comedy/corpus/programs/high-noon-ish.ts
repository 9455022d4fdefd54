import { type Program } from '../../plays/card-types.ts'

export const highNoonIsh: Program = {
  name: 'High Noon-ish',
  people: {
    'Sheriff Tardy': {
      short: 'Tardy',
      want: 'to be on time, once',
      as: {
        BOSS: {},
      },
      hooks: {
        claim: `
          [{ME} looks at a watch, and winces.]
          ME: Late again! And I'd got up yesterday, just to be on time!`,
        stake: `ME: I was nearly on time for that! I only missed it by the middle!`,
        snap: `ME: I was late for my own birth! I was late for my own wedding! And I'm early for THIS?`,
        noon: `ME: At noon I was going to be on time. I've been early for three years. It's a lovely feeling.`,
        note: `
          [Tum-ti-tum-ti... CRASH! Tum.]
          ME: LAAA!
          ASK: You were late.
          ME: I was early for the next one.`,
        portrait: `
          ASK: Somebody has drawn you under the clock. Look. You're on time.
          ME: I'm already there! How did I get there before me?`,
        end: `
          [{ME} looks at the watch, and beams.]
          ME: I'm on time. I'm standing on it. Nobody push.`,
        later: `
          ME: I was on time this morning.
          ASK: How was it?
          ME: Lonely. There was nobody there but a rooster, and it was packing.`,
      },
      turns: [
        `ASK: You promised to be here at ten!
         ME: I left at ten.
         ASK: Where do you live?
         ME: Here.`,
        `[{ME} looks up.]
         ME: What did I miss?
         ASK: You were sitting next to me!
         ME: I wasn't listening yet.`,
        `ME: I've got an answer for you. To what you asked me in March.
         ASK: I asked you to supper.
         ME: I'd love to.
         ASK: It's still on the stove. I hoped you'd come.`,
      ],
      twist: 'Tardy arrives late from the next chair',
    },
    'Dusty Delgado': {
      short: 'Dusty',
      want: 'to be wanted',
      as: {
        BOSS: {
          claim: `
            [{ME} hunts through a heap of posters.]
            ME: I stole this star in broad daylight, and I'm still not on a poster! Even the cat's wanted!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} hunts through a heap of posters.]
          ME: Four banks and a bakery, and I'm not on one! Even the cat's more wanted!`,
        stake: `ME: And I didn't even do it! I can't get blamed for anything in this town!`,
        snap: `ME: I surrender! To anybody! Somebody take me!`,
        noon: `ME: At noon they were going to hang up my poster. I've kept this face ready for three years.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA-CHOO!
          [...tum.]
          ASK: That was a sneeze!
          ME: But it was in C.`,
        portrait: `
          ASK: There's a word under your picture. "Wanted".
          ME: Who wants me?
          ASK: It doesn't say.
          ME: Then it could be anybody!`,
        end: `
          [Somebody nails up a poster.]
          ME: That's my face! I'm wanted! And feel how big the nail is!`,
        later: `
          ME: They've put up a poster of me at last.
          ASK: And what's the reward?
          ME: A dollar. People keep bringing me in, and asking if I've got change.`,
      },
      turns: [
        `[{ME} slaps a hat. A great cloud of dust.]
         ASK: How long have you been on the road?
         ME: What road? I live upstairs.`,
        `[A bigger cloud of dust.]
         ASK: I can't see you any more!
         ME: Good. I'm sneaking.`,
        `[{ASK} beats {ME} like a rug. Out of the dust steps somebody in a yellow shirt.]
         ASK: Who are you?
         ME: I don't know. I've never been this far down.`,
      ],
      twist: 'Dusty slaps a hat and disappears',
    },
    'Piano Pete': {
      short: 'Pete',
      want: 'one request',
      as: {
        BOSS: {
          claim: `
            [{ME} hums a bar. Three people move farther off.]
            ME: They made me sheriff, sooner than make a request! I've only had the one. It was "stop"!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} hums a bar. Three people move farther off.]
          ME: Nineteen years, and only one request! And that was "stop"! ## Nineteen years, and only one request! And that was "stop"! I get enough of it at home!`,
        stake: `ME: That was a high C! Did nobody hear it? It was beautiful!`,
        snap: `ME: Doesn't anybody want a last tune? I know eleven sad ones!`,
        noon: `ME: At noon somebody was going to make a request. My finger's been over the key for three years.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA.
          [...tum.]
          ASK: Are you crying?
          ME: I've never got to the end of a line before.`,
        portrait: `
          ASK: That's you, in the corner, playing. And somebody is listening!
          ME: Who? Is it a friend?
          ASK: It's a horse.
          ME: Look at its ears. It's staying to the end.`,
        end: `
          ASK: Play it again.
          ME: A request! And it isn't "stop"! I've forgotten what I played, but I've started!`,
        later: `
          ME: I get requests now.
          ASK: What do they ask for?
          ME: "Softer." "Shorter." "From farther away." But they say please.`,
      },
      turns: [
        `[Plonk.]
         ME: That was for you.
         ASK: It was one note!
         ME: I play by the tip.`,
        `ASK: Then here's a nickel.
         [Plonk, plonk, plonk.]
         ASK: It stopped in the middle!
         ME: So does a nickel.`,
        `ASK: A whole dollar. I have to know how it ends.
         [{ME} plays, and plays. {ASK} sobs.]
         ME: The last bit was free. I thought you looked lonely.`,
      ],
      twist: 'Pete plays exactly what you pay for',
    },
    'Undertaker Ulf': {
      short: 'Ulf',
      want: 'a customer who comes back',
      as: {
        BOSS: {
          claim: `
            [{ME} measures {ASK}.]
            ME: I've got this star from a customer. He hasn't come back for it! They never come back! Is it the handles?`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} measures {ASK}.]
          ME: You'd come back, wouldn't you? I've never had a customer come back! Is it the handles?`,
        stake: `ME: I'd have taken its measurements, if I'd known.`,
        snap: `ME: I've only brought the one box! We'll have to go in turns!`,
        noon: `ME: At noon I had an appointment. I've kept the lid warm for three years.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LOOO.
          [...tum.]
          ASK: That's lower than the hole.
          ME: I always go a little deeper. It's habit.`,
        portrait: `
          ASK: They want a frame from you. And then a second one!
          ME: You mean that they came back?
          ASK: Twice.
          ME: Twice! And both times breathing!`,
        end: `
          ME: A customer's come back! Alive! It's about the handles! I knew it!`,
        later: `
          ME: One of my customers came back last night.
          ASK: What did they want?
          ME: The other shoe.`,
      },
      turns: [
        `[{ME} measures {ASK}.]
         ASK: I'm not even ill!
         ME: Breathe out. Six feet and an inch.
         ASK: And breathing in?
         ME: It doesn't come up.`,
        `[{ME} measures {ASK} again.]
         ME: You've got shorter.
         ASK: I've been sitting near you.`,
        `ME: It's finished. Lie down in it.
         ASK: It's very comfortable. Where's the lid?
         ME: It's a bed. I do beds on my day off. ## It's a bed. I made it wide enough for two. I don't know what came over me.`,
      ],
      twist: 'Ulf measures somebody, just in case',
    },
    'Widow Wilma': {
      short: 'Wilma',
      want: 'somebody who lasts',
      as: {
        BOSS: {
          claim: `
            [{ME} dusts seven wedding photographs.]
            ME: My sixth left me this star. It's the only thing I ever married that lasted!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} dusts seven wedding photographs.]
          ME: Seven husbands, and not one of them lasted past the soup! ## Seven husbands, and not one of them lasted! In any room of the house!`,
        stake: `ME: That's how it began with the fourth!`,
        snap: `ME: I've buried seven, and nobody even let me choose the hymn!`,
        noon: `ME: At noon I was getting married. It's been my longest engagement. He's still holding the cake.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA!
          [...tum.]
          ASK: What feeling!
          ME: It's the one I hit at the altar. I've had practice.`,
        portrait: `
          ASK: Who's that standing beside you, in the picture?
          ME: Nobody, yet. They left a space. It looks as if it would last.`,
        end: `
          [Somebody takes {ME}'s hand.]
          ME: Still warm! This one's lasted for a minute! I'll put some soup on. ## Still warm! And it's squeezing back! I'll put some soup on. Or I won't.`,
        later: `
          ME: I've got an eighth. It's been a whole night.
          ASK: Is it love?
          ME: He's had the soup, and asked what was for dessert!`,
      },
      turns: [
        `ME: You remind me of my third.
         ASK: And what was he like?
         ME: He reminded me of my second.`,
        `ME: Would you get that trunk down for me?
         ASK: Is it heavy?
         ME: The fifth asked that.`,
        `[BOOM. The trunk falls. It misses {ASK} by a hair.]
         ME: You're still here!
         ASK: Shouldn't I be?
         ME: I'm only asking. Do you like soup?`,
      ],
      twist: 'Somebody reminds Wilma of a late husband',
    },
    'Two-Clock Tess': {
      short: 'Tess',
      want: 'two clocks that agree',
      as: {
        BOSS: {
          claim: `
            [{ME} holds two clocks face to face.]
            ME: By this one I'm sheriff, and by that one I'm in bed! They won't agree on anything!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} holds two clocks face to face.]
          ME: They won't agree! Not even on the day! I've had a cake ready since one of the Fridays!`,
        stake: `ME: When did that happen? Six minutes ago. And also at half past five.`,
        snap: `ME: By this clock we've a minute left! By this one we've had it!`,
        noon: `ME: At noon my two clocks agree. It's the only time they do. I've been holding them up for three years.`,
        note: `
          [Tum-ti-tum-ti...]
          ME: LAAA. LAAA.
          [...tum.]
          ASK: Why twice?
          ME: One for each clock.`,
        portrait: `
          ASK: They've put your clocks in the picture. Both of them.
          ME: And they say the same! They'll say the same for ever!`,
        end: `ME: Look at my clocks! They agree, to the second! I've been saving a cake for this!`,
        later: `
          ME: My clocks agree about everything now.
          ASK: So you're happy?
          ME: They've nothing left to talk about. You should hear the silence at home.`,
      },
      turns: [
        `ASK: What time is it?
         ME: Nine. Or four.
         ASK: Which of them?
         ME: Which do you need?`,
        `ASK: You told me to come at nine.
         ME: You're five hours early. Or you missed it. It was very moving.`,
        `[Both clocks strike.]
         ASK: They struck together! It's three!
         ME: It's three, and it's three.
         ASK: So it's six?
         ME: No wonder that I'm always hungry.`,
      ],
      twist: 'Tess knows it is nine, or four',
    },
  },
  recall: `
    PAL|LEAD: There's a new sign at the edge of town. "{Line}."
    BOSS: What happened to the old one?
    PAL|LEAD: It said "Welcome". People took it the wrong way.`,
  scenarios: [
    {
      id: 'draw',
      shape: 'contest',
      title: 'Ten Paces || Draw',
      premise:
        'Two enemies must draw at noon, each other, with the only pencil in the town, which {keeper} is looking after.',
      game: 'In this town a duel is fought with a pencil, and nobody has ever got over a chin.',
      least: 3,
      facts: {
        prop: 'the pencil',
        event: 'a duel',
        crowd: 'the whole town',
      },
      effects: {
        pencil: {
          noise: `FOE: That was the first shot! Have I been drawn? Did it get my nose?`,
          lost: `FOE: How lucky for you. One hour before I do your ears, and it's {where}!`,
          stuck: `FOE: Don't anybody pull! It's sharpened at both ends!`,
          mixed: `FOE: It was a hard pencil. Now it's gone soft. How is it to do your chin?`,
          mess: `FOE: Wonderful. So now it's a watercolor.`,
        },
      },
      after: `
        FOE|LEAD: It's rained into my left nostril.
        BOSS: I'll touch it up. I've still got the ladder.
        FOE|LEAD: You just like being up my nose.
        BOSS: There's a view.`,
      acts: [
        {
          title: 'Not Big Enough',
          time: 'MORNING',
          beat: 'Two people are too many for one town, and will draw at noon.',
          text: `
            FOE: This town isn't big enough for both of us.
            BOSS: Then we draw! At noon, at ten paces. You draw me, I draw you, and whoever's uglier leaves town. || Fine! Ten paces! I draw you, you draw me, and the uglier one is out of town by one.
            FOE: The last one I drew left in tears. || I've got a clean sleeve, and a steady hand.
            BOSS: That was the chin. || And I've got the only pencil.
            * plant pencil
            <4+> PAL|ANY: What did you two ever do to each other?
            FOE: Sixteen years I've lived across the street! And I've never been looked at. Not properly. || We've said good morning for sixteen years. And you've never seen what color my eyes are!
            BOSS: You've got eyes. Well, well. I only ever saw the hat. || I took you for a hat. There's more of you?
            * plant eyes
            [Everybody gasps.]
            <?a> > place why
            <first> > hook BOSS claim
            <first> BOSS: We need a second. Somebody who has nothing to do with anybody.
            > lead arrive
            <handed> > place intro
            > turns
            FOE: I'll see you at noon. From the front! || Noon, then. And bring a big wall.
            * exit FOE
            [{FOE} stalks out, backward.]`,
        },
        {
          title: 'The Only Pencil',
          time: 'LATER',
          beat: 'The pencil is sharpened, and ends up {where}.',
          text: `
            > turns
            [SKRITCH. SKRITCH. {BOSS} is sharpening the pencil.]
            * enter FOE
            FOE: Don't do it so slowly! || Must it make that sound?
            BOSS: I'm only thinking of your nose.
            FOE: Think of your suitcase. Whoever's uglier leaves. || By one o'clock, one of us is uglier, and gone.
            <handed> BOSS: {call}, you're the second. Hold the pencil. Point it at nobody. || Here, {call}. The point's loaded. Don't draw till noon.
            <taken> BOSS: There lies the pencil. Nobody point it at anybody.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: Somebody has to do something! {call}? || We can't leave it like that! {call}!
            <taken> > lead attempt
            <handed> > effect pencil
            <handed> <?x1> > lead search
            <?e> > hook FOE stake
            > turns
            PAL|LEAD: You could make it up with each other.
            BOSS: On a Wednesday? || And waste the walls?
            FOE: I'll draw with {food}, if I must! || I don't need a pencil. I could do you in {food}!
            !BOSS: You wouldn't dare. It doesn't rub out. || Then I'd do you in nothing at all! You'd hardly know the difference!
            <?f> > lead ban
            [SKRITCH.]
            PAL|LEAD: Who's that? Who's drawing?
            BOSS: Only my nerves. I've sharpened them, too. || Only a mouse. But I did lose an ear.
            > turns`,
        },
        {
          title: 'Life Class',
          time: 'NEARLY NOON',
          beat: 'Both of them practice on {lead}.',
          text: `
            BOSS: I need to practice. {call}, be my model. ## I need to practice. {call}, be my model. You may keep your hat on. || I'm rusty. {call}, I'll do you first.
            > lead wait
            [{BOSS} draws on the wall, with {food}.]
            PAL|LEAD: What's it meant to be? || Is it finished?
            BOSS: That's only the outside. || It's only the first leg.
            FOE: Mine's better. It's got both ears. || Mine's a far better likeness. It's got two ears.
            BOSS: They're on the same side!
            FOE: That's where I was standing.
            > turns
            <?x2> > place uses
            <?g> > lead teach
            > place crowd
            PAL|ANY: Everybody's come. They've brought their own erasers. || They've all come out to watch. They're wearing their good faces. ## They've all come out to watch. Somebody told them that it was a nude.
            BOSS: Nobody look at me from the side. || Hold still. I look best from just here.
            <?chin> <4+> ["Ten to one on the chin!" calls a voice from the back.]
            <?chin> <4+> FOE: Whose chin?
            <?chin> <4+> BOSS: They'll know it when they see it.
            <?h> > place stir
            > turns
            [{freed} It rolls to a stop, exactly halfway between them.]
            * prop
            BOSS: It's noon. || That's noon-ish.`,
        },
        {
          title: 'Ten Paces',
          time: 'NOON-ISH',
          beat: 'They walk ten paces, turn round, and have to look at each other.',
          text: `
            [Both grab it. SNAP. There are two halves.]
            FOE: Ten paces. And no mercy below the neck! ## Ten paces. And nothing below the belt! Unless it helps the likeness!
            <4+> PAL|ANY: One. Two. Three. Ten.
            <4+> BOSS: What happened to four?
            <4+> PAL|ANY: I can't stand the tension.
            [They turn. They look at each other. They draw, each on a wall. SKRITCH. SKRITCH.]
            * pay pencil
            BOSS: Your eyes are green. || There's green in your eyes. I'd have bet on hat.
            FOE: Keep drawing!
            BOSS: One's a bit higher. It's as if it wants to ask me something. || The left one goes up at the end. Like a question.
            FOE: It does. Nobody ever noticed. || I've had it on my tongue for sixteen years.
            * pay eyes
            > turns
            [Skritch, skritch. Slower, now.]
            <?i> > place door
            FOE: There's a line by your mouth. That's from laughing! I never heard you laugh. || You've a line here, where you laugh. When do you laugh?
            !BOSS: You always shut your window. || At night. You can hear it across the street, if you don't shut your window.
            <?j> > hook PAL snap
            <?x4> > lead comfort
            > turns
            BOSS: It's all gone wrong. I can't draw. I never could.
            FOE: Mine's got eleven fingers. || Mine looks like a foot with a hat on.
            <wish> BOSS: I don't dare to turn round. {call}, talk. What would you like, if it were your wall? || {call}, I need a moment. Tell us what you'd like. We'll look at it, and not at that.
            <unasked> BOSS: I don't dare to turn round.
            <wish> > lead lastWords`,
        },
        {
          title: 'Both of Us',
          time: 'AFTERNOON',
          beat: 'The two pictures are shown, and are a good deal larger than was thought.',
          text: `
            PAL|LEAD: Turn round, both of you. Show us who's uglier. || Put your halves down. Let's see who leaves.
            [A silence. {hush} They turn round.]
            FOE: It's me. It's the whole side of a house! || You used up the entire wall! That's how big I am?
            !BOSS: That's how you look, from across the street.
            PAL|LEAD: And you've drawn {boss} right up the church tower! || And yours goes up the wall, and over the roof!
            FOE: I kept noticing things. ## I kept noticing things. At the belt, I had to stop. There were children.
            <?wash> PAL|LEAD: Then who's uglier?
            <?wash> BOSS: I've never seen anything so ugly in my life.
            <?wash> FOE: Nor have I. Look at that chin!
            <?wash> BOSS: I'd know that chin anywhere. ## I'd know that chin anywhere. I've fallen asleep across from it for sixteen years.
            > turns
            > place gift
            > hook BOSS portrait
            <?m> > lead found
            <?n> > lead last
            PAL|LEAD: But they cover everything! Where are the rest of us to live?
            [Two enormous faces look at each other, right across the street.]
            BOSS: I'd like to hang them side by side. Is there room?
            !FOE: No. This town isn't big enough for both of us.`,
        },
      ],
    },
    {
      id: 'five',
      shape: 'lie',
      title: 'Five to Twelve || A Long Morning',
      premise:
        'A town must keep its clock at five to twelve, as it will be shot at noon, and {keeper} is given the big hand.',
      game: 'It has been five to twelve for three years, so that nobody has been shot, and nobody has had lunch.',
      facts: {
        prop: 'the big hand',
        event: 'a showdown',
        crowd: 'the gang',
      },
      effects: {
        hand: {
          noise: `PAL|LEAD: That's the loudest that five to twelve has ever been.`,
          lost: `PAL|LEAD: So nobody will ever know the time again. Except by being hungry.`,
          stuck: `PAL|LEAD: You did say to make time stand still.`,
          mixed: `PAL|LEAD: How should it tell the time? It can't even tell what it's feeling.`,
          mess: `PAL|LEAD: I've heard that time runs. I'd never seen it drip.`,
        },
      },
      after: `
        PAL|LEAD: Is it still dinner?
        BOSS: The gang's on the eleven-hundredth course.
        PAL|LEAD: And then they'll shoot us?
        BOSS: They can't get up.`,
      acts: [
        {
          title: 'A Very Good Time || No Reason to Change It',
          time: 'FIVE TO TWELVE',
          beat: 'A town has had the same time for three years, and has its reasons.',
          text: `
            <2> > lead arrive
            PAL|LEAD: What time is it?
            BOSS: It's five to twelve.
            FOE|LEAD: Still? || It was five to twelve yesterday.
            BOSS: It's been a long morning. || And it suited everybody. So I kept it.
            <4+> PAL|ANY: I'm only asking because lunch is at noon. I haven't had lunch for three years.
            <4+> FOE: And what happens if it's ever noon?
            <2-3> FOE|LEAD: It says on the door that lunch is at noon. And when's noon?
            BOSS: At noon we get shot. That's what we agreed with the gang. So it isn't. || At noon, the gang comes to shoot us. They're very exact. So am I.
            * plant noon
            [Up on the wall, an old clock takes a deep breath. KRRRK.]
            PAL|LEAD: It's going to strike!
            [{BOSS} throws a boot at it. The grinding stops.]
            !BOSS: Not while I've got boots. If it strikes, it's noon. || It won't, while there's a boot in town. Once it strikes, they shoot.
            <?a> > place why
            <?b> > hook PAL noon
            <first> <3+> BOSS: A stranger! Nobody ask what time it is outside.
            <3+> > lead arrive
            <handed> > place intro
            <first> LEAD: Where I come from, it's a quarter past three.
            <first> BOSS: Not in here! There are children in this town who've been nine for years. || Ssh! We don't use that kind of number here.
            <first> > hook BOSS claim
            > turns
            <?fe> > hook FOE noon`,
        },
        {
          title: 'It Has No Hands',
          time: 'FIVE TO TWELVE',
          beat: 'The big hand is taken off the clock, and ends up {where}.',
          text: `
            [KRRRK.]
            FOE|LEAD: It's straining! It wants to be noon!
            <handed> BOSS: A clock can't strike without a big hand. There. It's off. {call}, put it in a pocket. || I'll take off the big hand. Where would it point? {call}, you have it. Don't turn it.
            <taken> BOSS: A clock can't strike without a big hand. There. It's off. Now, where will nobody look for it?
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: How does one get that back? {call}? || {call}, you've got a way with things!
            <taken> > lead attempt
            <handed> > effect hand
            > place worse
            > turns
            <?how> FOE|LEAD: With no hand, how do we know what time it is?
            <?how> BOSS: I remember it. ## I remember it. It's the last time that anybody looked at me like that. || By looking at me.
            <handed> <?x1> > lead search
            <?e> > hook BOSS stake
            <?d> > hook BOSS noon
            <?egg> PAL|LEAD: I put an egg on, three years ago. I like them at five to.
            <?egg> BOSS: How is it?
            <?egg> PAL|LEAD: It's walking about. ## It's walking about. It's met somebody.
            <?yellow> <3+> FOE: I've forgotten the afternoon. What was it like?
            <?yellow> <3+> !BOSS: Yellow. One sat in it. ## Yellow. One lay down in it, with somebody.
            <?yellow> <3+> FOE: It sounds nice.
            <?f> > lead ban
            > turns`,
        },
        {
          title: 'You Are Early',
          time: 'FIVE TO TWELVE',
          beat: 'The gang comes to shoot everybody, and has to wait until it is noon.',
          text: `
            > place crowd
            !BOSS: Good morning, gang! Welcome! You're early.
            ["What time is it?" growls the tallest of the gang.]
            BOSS: Five to twelve. || It's only five to. I'm afraid you'll have to sit.
            ["Then we'll wait," says the widest.]
            BOSS: Of course you will. You're professionals. || Offer them a chair, {call}. And take their coats, if they don't tick.
            ["Is it always five to twelve here?" asks the smallest. "It's so restful."]
            > turns
            ["We've been riding for three years," says the one at the back. "What's for lunch?"]
            PAL|LEAD: They do look thin. || I could fry them something.
            BOSS: Not before noon. And first the duel, then the lunch. D, L. It's alphabetical.
            * plant letters
            <?dynamite> ["And where do we put the dynamite?"]
            <?dynamite> BOSS: With the umbrellas.
            <?dynamite> PAL|LEAD: One of them has drawn a cow on a napkin. Now he's eating it.
            > lead teach
            > turns
            <?h> > place stir
            <?x2> > lead wait
            [KRRRK.]
            PAL|LEAD: They've all stood up. They've heard the clock! || They're loading. They think it's nearly noon.
            BOSS: It's nearly always nearly noon.`,
        },
        {
          title: 'Three Years at Once',
          time: 'FIVE TO TWELVE, BUT ONLY JUST',
          beat: 'The clock wants to strike, hand or no hand.',
          text: `
            [KRRRK. KRRRK. KRRRK.]
            BOSS: Throw another boot! || Throw something! I'm out of boots!
            FOE|LEAD: We've thrown them all! It's got more shoes than we have!
            BOSS: Hold it back! That's three years of noon in there! || Don't let it out! It's a thousand noons, and they're all hungry!
            <?i> > place door
            > turns
            PAL|LEAD: What if noon's not so bad, when it comes? || Would it be so terrible, to get to twelve?
            BOSS: I was a coward, at five to twelve. I thought I'd be braver by noon. I've had three years. ## I had somebody to kiss, at five to twelve. I thought I'd dare by noon. I've had three years.
            > lead comfort BOSS
            <?j> > hook FOE snap
            > place peak
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            > turns
            <wish> BOSS: Line up, everybody. Stomachs in. {call}, if there's an afternoon, what would you like to do with it? || Stand close, everybody. {call}, suppose that there's a quarter past. What would you want from it?
            <unasked> BOSS: Line up, everybody. Stomachs in.
            <wish> > lead lastWords`,
        },
        {
          title: 'Alphabetical',
          time: 'NOON',
          beat: 'It is noon at last, and somebody thinks of a better word for lunch.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} {BOSS} catches it, and puts it back on the clock. It points straight up.]
            <taken> [{freed} {BOSS} takes it, and puts it back on the clock. It points straight up.]
            * prop
            [KRRRK... Cuckoo!]
            FOE|LEAD: It's a cuckoo clock? || That's all? Cuckoo?
            BOSS: I never let it finish. || We've been afraid of a bird?
            * pay noon
            PAL|LEAD: The gang's stood up. It's noon. They're taking aim.
            BOSS: I said that I'd be brave by noon. Get behind me. ## I said that I'd dare by noon.
            <family> [{BOSS} steps out in front of everybody. Both knees come, too.]
            <rated> <3+> [{BOSS} kisses {FOE}, and steps out in front of everybody.]
            <rated> <3+> FOE: Me? For three years? You could have knocked!
            <rated> <2> [{BOSS} kisses {LEAD}, and steps out in front.]
            FOE|BOSS: They're counting down. And we promised them the duel first! || First the duel, and then lunch. We told them so ourselves!
            * pay letters
            LEAD: What if you called it dinner?
            BOSS: What difference does that make?
            LEAD: Dinner, duel. D, I. D, U. It's alphabetical. || D, I, dinner. D, U, duel. It's only spelling.
            [The guns go down. The gang sits down, and ties its napkins on.]
            > turns
            <?x3> > place gift
            > hook BOSS end
            <?o> > lead last
            FOE|LEAD: And when they've finished dinner, it's the duel.
            !BOSS: No, no. After D, I, it's D, O.
            ["What's D, O?" asks the smallest of the gang, over the third pudding.]
            !BOSS: Doze. ## Double bed.`,
        },
      ],
    },
    {
      id: 'piano',
      shape: 'siege',
      title: "Don't Stop Playing || A Peaceful Town",
      premise:
        'A town must look peaceful to the railroad, though everybody fights whenever the piano stops, and {keeper} has its middle key.',
      game: 'There is a hole in the tune, one note long, and each time that it comes round there is a fight, one note long.',
      facts: {
        prop: 'the middle key',
        event: 'a peaceful evening',
        crowd: 'the railroad people',
      },
      effects: {
        key: {
          noise: `PAL|LEAD: There are eighty-eight keys on that piano, and you had to scare that one!`,
          lost: `PAL|LEAD: There are eighty-seven keys left. Can't it just lean on the others?`,
          stuck: `PAL|LEAD: Well, it's a key. Has anybody tried to unlock {the}?`,
          mixed: `PAL|LEAD: It's {where}! It used to be so level-headed. It was in the middle of everything.`,
          mess: `PAL|LEAD: It was ivory. Now it's gravy.`,
        },
      },
      after: `
        [Far away, a train. Whooo.]
        PAL|LEAD: There's the noon train! The very first!
        BOSS: What time is it?
        PAL|LEAD: Tuesday.`,
      acts: [
        {
          title: 'What Happens If It Stops',
          time: 'SUNSET',
          beat: 'In this town a piano plays, and there is a reason why it must not stop.',
          text: `
            <2> > lead arrive
            <next> [Evening. A piano, playing by itself.]
            BOSS: Whatever happens, don't stop playing.
            PAL|LEAD: It's mechanical. It can't hear you. What happens if it stops? || It's only a piano with a paper roll. And if it stops?
            [The piano stops. EVERYBODY FIGHTS. CRASH!]
            [The piano goes on. Everybody sits down.]
            BOSS: That. || That's what happens.
            * plant fight
            <4+> PAL|ANY: Was that your ear? ## Was that your thigh? || You dropped this tooth.
            <4+> !FOE: Don't mention it. ## Any time.
            FOE|LEAD: And what's the fight about?
            BOSS: There's never time to ask. I only hit back. || Nobody's ever had time to ask. One just hits back.
            <?a> > place why
            BOSS: But not tonight! If the railroad people see a peaceful town, we get a train!
            <first> > hook BOSS claim
            <first> <3+> BOSS: And here comes the piano tuner. Gentle hands, they say. || I've sent for a piano tuner. Somebody with gentle hands.
            <3+> > lead arrive
            <3+> BOSS: Good. Tune it, and don't let it notice. || At last! Tune it while it's playing. And keep smiling.
            <handed> > place intro
            <2> BOSS: And you're the piano tuner. Be gentle with it.
            > turns`,
        },
        {
          title: 'The Middle of Everything',
          time: 'AN HOUR LATER',
          beat: 'The middle key ends up {where}, and there is a hole in the tune.',
          text: `
            [Tum-ti-tum-ti-tum. Tum-ti-tum-ti-tum.]
            <handed> BOSS: Do you hear? The middle key's loose. Take it out, {call}, and clean it. Between two beats.
            <taken> BOSS: Do you hear? The middle key's loose. Take it out, and give it a wipe. Between two beats.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect key
            [Tum-ti-tum-ti... EVERYBODY FIGHTS. CRASH! Tum.]
            FOE|LEAD: What was that? It was over before I'd hit anybody!
            BOSS: There's a hole in the tune! It's one note long. || It's the missing key! We'll fight each time it comes round!
            PAL|LEAD: How often does it come round?
            [Tum-ti-tum-ti... CRASH! Tum.]
            BOSS: In every line. It's that sort of tune. || It's a folk song. So, always.
            > turns
            <?d> > hook FOE stake
            <handed> > place worse
            BOSS: Somebody has to sing it! Only that one note, in the hole! || The note, somebody! Sing it! Quick, before it comes!
            [Tum-ti-tum-ti...]
            PAL|LEAD: LAAA!
            [...tum. Nobody fights.]
            BOSS: Again! And don't breathe where it matters! ## Again! And hold it! The last one who could hold it that long, I married!
            <?e> > hook PAL note
            <handed> <?x1> > lead search
            > turns`,
        },
        {
          title: 'The Town Anthem',
          time: 'EVENING',
          beat: 'The railroad people come, and admire the folk dancing.',
          text: `
            > place crowd
            BOSS: Good evening, railroad! As you see, a very quiet town!
            [Tum-ti-tum-ti...]
            FOE|LEAD: LAAA!
            [...tum.]
            ["And what was that?" asks a gentleman from the railroad.]
            BOSS: It's our anthem. || It's the town anthem. It's short, but so's the town.
            > turns
            <?f> > hook FOE note
            BOSS: {call}, you take the next one! || Save your breath. {call}, the next is yours.
            [Tum-ti-tum-ti...]
            > lead attempt
            [EVERYBODY FIGHTS. CRASH! Tum.]
            ["Why's everybody on the floor?" asks a lady. The inspector lies down as well, to be polite.]
            BOSS: Dancing. ## Courting. || That's our folk dance. One never knows who'll begin.
            <?lamp> ["And who threw the lamp?"]
            <?lamp> BOSS: It's a torch dance.
            <?lamp> ["And who bit me?" asks the inspector.]
            <?lamp> BOSS: That's how we say hello. Twice is goodbye. ## That's how we say hello. Twice, and you're engaged.
            <taken> > place worse
            > turns
            <?g> > lead teach
            <?h> > hook BOSS note
            <?x2> > place stir
            PAL|LEAD: Look at the piano! There's hardly any paper left! || How much of that paper roll is left?
            BOSS: A yard. Then it stops for good, and so do we. || One verse. And then it stops, and we don't.`,
        },
        {
          title: 'The End of the Paper',
          time: 'NIGHT',
          beat: 'The music is running out, and the quiet comes.',
          text: `
            <?j> > place door
            [Tum. Ti. Tum...]
            BOSS: Sit next to somebody small.
            <3+> FOE: I'll stay where I am. || Then I'm staying here.
            <3+> BOSS: You always sit next to me. And I always hit you back.
            <3+> FOE: I know. Nobody else in this town ever comes so close. ## I know. It's the most that anybody's done for me since the gold rush. || That's why. It's the only time that anybody here ever takes hold of me.
            <2> LEAD: I'm staying next to you.
            <2> BOSS: I'll only hit you back.
            <2> LEAD: I know. But you always say sorry so nicely.
            > lead comfort
            > turns
            [Ti...]
            > place peak
            <?k> > hook FOE snap
            <?l> > hook PAL snap
            <?m> > hook BOSS snap
            <wish> BOSS: That was the last "ti". {call}, what would you like, while there's a tune to ask for it in? || One more "tum". {call}, if you want something from us, want it now.
            <wish> > lead lastWords
            [Tum. The piano stops. Every fist goes up. So does the inspector's.]`,
        },
        {
          title: 'With the Hole',
          time: 'LATE',
          beat: 'It is quiet, and everybody is standing there with a fist in the air.',
          text: `
            > lead save
            > place saves
            [It's quiet. Everybody waits, with a fist in the air.]
            FOE|LEAD: Well? Who's going to hit first? || So who begins?
            BOSS: Not me. I only ever hit back. || You do. I've only ever hit back.
            PAL|LEAD: So do I. || So has everybody. Ask them.
            [They all nod, with their fists up.]
            !BOSS: Then nobody began! Thirty years, and we were all hitting back! || But then there's nobody to hit! It only took one quiet minute to find out!
            * pay fight
            [One by one, the fists open. Some of them wave.]
            [{freed}]
            * prop
            PAL|LEAD: There's the key! Now there's no hole! || It's back! We can play it right through!
            !BOSS: Put in more paper! Quick, before the railroad goes!
            [Tum-ti-tum-ti-TUM-tum. All of it. The railroad people yawn.]
            ["Every town's peaceful," says the lady. "We've slept in seven." || "Another quiet town," says the gentleman, and looks for his coat.]
            BOSS: But what about our train?
            ["Do that short dance again," says the inspector, "and you shall have it." || "You get it for the folk dance," says the inspector. "The one with the biting."]
            > turns
            [{BOSS} looks at the key. {BOSS} looks at the piano. {BOSS} gives the key to {LEAD}.]
            LEAD: What should I do with it?
            !BOSS: Lose it. || Lose it. As well as you can.
            <?x3> > place gift
            > hook BOSS end
            <?p> > lead last
            [Tum-ti-tum-ti... EVERYBODY DANCES, and the railroad, too. CRASH! Tum. {rise}]
            ["And what's it called?" asks the lady, from underneath, with a pencil.]
            !BOSS: "You Started It."`,
        },
      ],
    },
  ],
}
