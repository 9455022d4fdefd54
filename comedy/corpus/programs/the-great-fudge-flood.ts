import { type Program } from '../../plays/card-types.ts'

export const theGreatFudgeFlood: Program = {
  name: 'The Great Fudge Flood',
  people: {
    'Wilhelmina Nougat': {
      short: 'Wilhelmina',
      want: 'something salty',
      as: {
        BOSS: {},
      },
      hooks: {
        claim: `
            [{ME} catches a tear on one finger, and tastes it.]
            ME: Syrup! Forty years in this factory, and I can't even cry salty! ## Syrup! Forty years in sugar, two divorces, and I've never once cried salty!`,
        stake: `
            ME: And nothing to hold on to in the whole factory but sweets! Not one gherkin!`,
        snap: `ME: Forty years in sugar, and I never licked a single pretzel!`,
        enough: `
            [{ME} catches a tear on one finger, and tastes it.]
            ME: I've had enough, since my first week. And it's salt! It was behind the fudge all the time!`,
        halve: `
          ASK: And why do you want a piece? You own a factory of it!
          ME: Somebody sneezed near this one. It might be savory.`,
        dark: `
          ASK: What do you think about, when you're pretending to sleep?
          ME: Gravy.`,
        end: `
            [{ME} catches a tear on one finger, and tastes it.]
            ME: It's salt! I've cried real salt! Has anyone got any more bad news?`,
        later: `
          ASK: Is that a crisp?
          ME: It's my ninth bag. I've gone off salt. Is there anything sour?`,
      },
      turns: [
        `[{ME} licks the wall.]
         ASK: What does it taste of?
         ME: Wall. It's the nicest thing I've had all year.`,
        `[{ME} licks {ASK}'s elbow.]
         ASK: I beg your pardon!
         ME: Chicken. Around here, you ought to keep that covered.`,
        `ASK: Go on, then. Here's the other elbow.
         ME: I couldn't. It wouldn't be proper.
         ASK: I went for a run, specially.
         ME: You're an angel. Hold still.`,
      ],
      twist: 'Wilhelmina develops a taste for elbows',
    },
    'Foreman Fudge': {
      short: 'Fudge',
      want: 'to be called Leslie',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
            ["FUDGE!" cries somebody. {ME} comes running, and slows down.]
            ME: They meant the sweet. It's always the sweet! Why can't they call me Leslie?`,
        stake: `ME: Whoever yells "fudge" now, I'm staying here!`,
        snap: `ME: "Help, fudge!" they all shout! Do I look as if I could help?`,
        enough: `
            ME: I've had enough fudge. From now on, I'm Leslie.`,
        halve: `
          ASK: Isn't it odd, eating a thing with your name on it?
          ME: It's the only time we're ever alone together.`,
        dark: `
          ASK: You twitch in your sleep.
          ME: Somebody keeps whispering "fudge". I get as far as my slippers.`,
        end: `
            ["LESLIE!" cries somebody. {ME} looks left, and right.]
            ME: There's no sweet called that. It's me! Somebody meant me!`,
        later: `
          ASK: Good morning, Leslie!
          ME: Good morning. It's lovely. But a tram came by last night, with "Leslie" on it, and I had to get on.`,
      },
      turns: [
        `ME: Say Leslie.
         ASK: Leslie.
         ME: You see? My shoulders have come down.`,
        `ASK: Why is there a bell round your neck?
         ME: One ring for me, and two for the sweet. It was my idea.
         [A bell rings twice.]
         ME: Coming!`,
        `ASK: Leslie, your shoe's undone.
         [{ME} goes on walking, and falls over.]
         ME: I'm sorry! I thought you meant somebody I'd like.`,
      ],
      twist: 'Fudge answers to Leslie, and to a bell',
    },
    'Gobble Gus': {
      short: 'Gus',
      want: 'to be full, once',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
            [{ME} pats an enormous belly. It echoes.]
            ME: Hollow! And that was lunch for nine! I'm the only one it doesn't fill.`,
        stake: `ME: Quick, let me eat something! I can't worry on an empty stomach!`,
        snap: `ME: This is how I've always wanted to go, and I'm still peckish! ## This is how I've always wanted to go! In the middle of seconds, with witnesses!`,
        enough: `
            [{ME} pats an enormous belly. There's no echo.]
            ME: I've had... It's stopped! I'm full! Somebody hold me!`,
        halve: `
          ASK: You had nine pieces an hour ago!
          ME: Those were to make room.`,
        dark: `
          ASK: What are you chewing, in the dark?
          ME: It was in a dish by the door.
          ASK: That's the cat's.
          ME: It said "Tiger". I felt brave.`,
        end: `
            [{ME} pats an enormous belly. There's no echo.]
            ME: I'm full! It's so quiet in there! I can hear the rest of me!`,
        later: `
          ASK: Are you still full?
          ME: Since yesterday. What do people do with their hands?`,
      },
      turns: [
        `ASK: Where's the fruit bowl?
         ME: Was that a bowl?`,
        `ME: Do you want that candle?
         ASK: It's wax!
         ME: I only wanted to know if you were saving it.`,
        `[{ME} holds out half a sandwich to {ASK}.]
         ASK: You're giving me food?
         ME: I want to see what it looks like when it works.`,
      ],
      twist: 'Gus eats the bowl with the fruit',
    },
    'Prudence Praline': {
      short: 'Prudence',
      want: 'one stain',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
            [A drop of fudge flies at {ME}'s white glove, and swerves.]
            ME: You saw it! Thirty years in chocolate, and not one stain! It won't even touch me!`,
        stake: `
            ME: And where does it all land? On everybody but me, as usual!`,
        snap: `ME: They'll find me spotless! They'll use me as a napkin!`,
        enough: `
            ME: I've had enough. And look at my glove! A stain! It stayed!`,
        halve: `
          ASK: You're eating it with your gloves on?
          ME: I'm rubbing. It just says sorry, and rolls off.`,
        dark: `
          ASK: Why are you glowing?
          ME: It's the gloves. In a power cut, moths propose to me.`,
        end: `
            [A drop of fudge flies at {ME}'s white glove, and lands.]
            ME: A stain! It's shaped like a duck! Don't anybody dare to help.`,
        later: `
          ASK: How's the stain?
          ME: It has come off on somebody else. I saw them together on the bus.`,
      },
      turns: [
        `[{ME} lies down in the dirt, rolls over, and stands up, spotless.]
         ASK: How do you do that?
         ME: Now look at the floor.
         ASK: It's clean!
         ME: I've made it worse.`,
        `ME: Would you wipe your nose on my sleeve?
         ASK: It isn't running.
         ME: I've brought you an onion.`,
        `ASK: There's a hair on your collar.
         ME: Mine?
         ASK: No. A gray one. A dog's, I think.
         ME: Introduce me.`,
      ],
      twist: 'Prudence rolls in dirt and stays spotless',
    },
    'Taster Tariq': {
      short: 'Tariq',
      want: 'seconds',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
            [{ME} takes one bite of a pudding. A hand takes away the bowl.]
            ME: There it goes again! Nine thousand first bites, and never a second!`,
        stake: `ME: I've only had the start of this problem, and I already know how it ends.`,
        snap: `ME: So this is fear. It starts in the knees, and it has a bitter finish. I wouldn't order it twice.`,
        enough: `
            ME: I've had enough. And then I had a second bite! I'm keeping the bowl.`,
        halve: `
          ASK: How does it taste?
          ME: Exactly like one bite of something. Everything does.`,
        dark: `
          ASK: Did you sleep at all?
          ME: Only the beginning. It was very promising.`,
        end: `
            [A hand gives {ME} back the bowl.]
            ME: A second bite! It tastes of not being in a hurry!`,
        later: `
          ASK: Did you enjoy the seconds?
          ME: And the thirds. At the fourths, I met somebody who missed me at home.`,
      },
      turns: [
        `[{ME} takes one bite of {ASK}'s apple, and gives it back.]
         ASK: Well?
         ME: A bold start. You'd have to tell me about the middle.`,
        `ASK: How far are you with that book?
         ME: Page one. They took it away. I've read four hundred.
         ASK: Books?
         ME: Page ones.`,
        `ASK: You've got a crumb on your chin. I think it's from before.
         ME: From before? So it's more of the same?
         [{ME} eats it, with both eyes shut.]
         ME: So that's how the apple ends.`,
      ],
      twist: 'Tariq knows how four hundred books begin',
    },
    'Sticky Stella': {
      short: 'Stella',
      want: 'to put something down',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
            [{ME} tries to put down a teapot. It won't come off.]
            ME: I picked this up in March! It's still half full! I'm still looking for the cup! ## I picked this up in March! I picked up a husband that way, too! He came off.`,
        stake: `ME: Don't hand anything to me! I've got no more elbows!`,
        snap: `ME: I'll be the last to float off! I'm holding on to the building!`,
        enough: `
            [{ME} lets go of the teapot. It floats away.]
            ME: I've had enough. And I've put it down! It's over there, and I'm over here!`,
        halve: `
          ASK: You've still got your half from last time.
          ME: And the plate. And the person who passed it.`,
        dark: `
          ASK: Is that your hand in mine?
          ME: I just wanted to know if anybody was there. How's Thursday, for getting it back?`,
        end: `
            [{ME} puts down the teapot. It stays there.]
            ME: It's off! It's over there, and I'm over here! I miss it already.`,
        later: `
          ASK: Both your hands are empty!
          ME: I put it all down. It took all night. And then the kitten climbed back up by itself.`,
      },
      turns: [
        `ASK: You've got a letter on your elbow.
         ME: Is it for me?
         ASK: It's for somebody called Murphy. It's urgent.
         ME: That'll be why the postman's still on my back.`,
        `[{ME} and {ASK} shake hands.]
         ASK: You may let go now.
         ME: I have.
         ASK: Oh.
         ME: I'm having soup tonight. You'll like it.`,
        `[{ASK} pulls. SHLUPP! A hand comes loose, and {ASK} looks at it.]
         ASK: There's my hand! But it's holding a letter.
         ME: How is Murphy?`,
      ],
      twist: 'A postman is still stuck to Stella',
    },
  },
  recall: `
    PAL|LEAD: They've piped it on a birthday cake in town. "{Line}."
    BOSS: Who would order that?
    PAL|LEAD: Somebody who mumbled.`,
  scenarios: [
    {
      id: 'puddle',
      shape: 'feast',
      title: "It's Only a Puddle || Had Enough",
      premise: 'The factory must eat up its own flood with one spoon, which {keeper} is holding.',
      game: 'The more of the flood they eat, the higher it gets, as whoever ate it is standing in it.',
      facts: {
        prop: 'the spoon',
        event: 'a fudge boiling',
        crowd: 'the customers',
      },
      effects: {
        spoon: {
          noise: `BOSS: That's given the fudge waves! Never mind the spoon. Eat the waves first!`,
          lost: `BOSS: We had one spoon, and it's {where}! Use your hands. Lick them clean after.`,
          stuck: `BOSS: It's {where}? Then hands behind your backs, everybody, and eat like horses!`,
          mixed: `BOSS: It's {where}. One can't eat with a spoon that has other plans. Use your shoes!`,
          mess: `BOSS: And now I can't see the spoon, or my knees. Drink it, then. Straight from the floor.`,
        },
      },
      after: `
        [WUBB.]
        BOSS: It's only a puddle.
        PAL|LEAD: It's the same one.
        BOSS: Yes. It waited up for us.`,
      acts: [
        {
          title: 'Nobody Fetch a Mop || Take Your Places',
          time: 'BREAKFAST',
          beat: 'The kettle boils over, and it would be a shame to waste it.',
          text: `
            <2> > lead arrive
            [WUBB. A kettle as big as a house boils over, just a little.]
            BOSS: It's only a puddle.
            FOE|LEAD: It's over my shoes. ## It's over my shoes. It's warm, and it's between my toes, and I'm not made of wood.
            BOSS: Then you're standing in the best part of it. || A little depth never hurt a puddle.
            PAL|LEAD: Shall I fetch a mop?
            BOSS: For fudge? We have manners in this factory. Fetch the spoon. || You don't mop fudge. You finish it. Where's the spoon?
            <?one> FOE|LEAD: We've only got one.
            <?one> BOSS: There's only one puddle.
            <?a> > place why
            !BOSS: We sit down in it, and eat it all up. Whoever leaves the table has finished, and gets no more! || Sit down in it, all of you, and eat! Whoever leaves the table has finished, and gets no more!
            * plant table
            PAL|LEAD: Which table? || I don't see a table.
            !BOSS: It's down there somewhere. || You're standing on it.
            <first> > hook BOSS claim
            <first> <3+> BOSS: And wade in, whoever you are! It's all you can eat, and then some!
            <3+> > lead arrive
            <handed> > place intro
            [{BOSS} draws a line on the wall, just above the fudge.]
            !BOSS: There. Soon we'll be far below that. || It's not to come over that. I've told it.
            [{FOE} eats the first spoonful. WUBB. The fudge comes up to the line.]
            FOE|LEAD: Something went wubb. || Did you hear that wubb?
            !BOSS: That's the kettle, boiling over again. So eat faster! || The kettle's still at it. Open wide!
            * plant wubb
            > turns`,
        },
        {
          title: 'Mouth by Mouth || Open Wide',
          time: 'STILL BREAKFAST',
          beat: 'They eat bravely, the spoon ends up {where}, and the fudge is at their knees.',
          text: `
            > turns
            <first> <?b0> > hook FOE claim
            [A spoonful. WUBB. A spoonful. WUBB. The fudge goes over the line.]
            PAL|LEAD: It's up to my knees! || I used to have knees. ## I used to have knees. There was a man in Vienna who asked after them.
            !BOSS: That kettle won't stop! I'd go and look, but I haven't finished. || How much is there in that kettle? Somebody should look. Somebody who's finished.
            [Nobody has finished.]
            <?knees> FOE|LEAD: It was at my ankles when I started.
            <?knees> BOSS: And where would it be if you hadn't? ## It's the same with me and gin.
            > turns
            <handed> BOSS: {call}, the spoon's yours. Big mouthfuls, and no talking.
            <taken> BOSS: Take turns with the spoon. Big mouthfuls, and no talking.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: That was the only spoon! {call}, get it back! || How does one get a spoon back? {call}, you've got a way with things!
            <taken> > lead attempt
            <handed> > effect spoon
            <?d> > hook FOE stake
            [WUBB. WUBB. WUBB.]
            <handed> <?x1> > lead search
            PAL|LEAD: It wubbs whenever somebody swallows! || Listen! One swallow, one wubb!
            !BOSS: So the kettle's got ears! Swallow on tiptoe! || It's doing it to annoy us. Two at a time! It can't count!
            [WUBB-WUBB.]
            PAL|LEAD: Now it's at my belt! || There goes my belt. It was new. ## There goes my belt. It hasn't gone off by itself like that since the honeymoon.
            !BOSS: Undo it, then. You'll have room for another pound. || Good. A belt only gets between people and fudge.
            <?e> > hook BOSS stake
            > turns`,
        },
        {
          title: 'All You Can Eat',
          time: 'LUNCHTIME, STILL BREAKFAST',
          beat: 'The customers come to help, and it gets much deeper.',
          text: `
            !BOSS: We need more mouths! || We can't do it alone. We need people who haven't had breakfast.
            > place crowd
            !BOSS: Just in time! Jump in! Bring your own bread! || In you go, all of you! Deep end's by the stove!
            [They jump in. WUUUUBB.]
            FOE|LEAD: It came up a whole foot! || It's up to my second button!
            !BOSS: What bad luck, just when help arrives. || That kettle's got it in for us.
            > turns
            [One of {crowd} climbs out, to tie a shoelace. BBUW. The fudge sinks a little.]
            PAL|LEAD: It's gone down! || Look! It sank!
            !BOSS: It's working! And now somebody stops to tie a shoe! Back in! || At last! And we're a mouth short! In with you! Tie it under the table!
            [WUUBB.]
            * plant out
            <?swim> PAL|LEAD: Someone's doing the backstroke over there.
            <?swim> BOSS: Tell them to keep their mouth open.
            <?x2> > lead ban
            <?toast> BOSS: A toast! To the bottom! ## A toast! To everybody's bottom!
            <?toast> FOE|LEAD: Has anybody seen it? ## Has anybody seen mine?
            <?toast> BOSS: It was here this morning. ## Not without my glasses. But I could feel around.
            <?x3> > place stir
            <?x6> BOSS: Eat, {call}! Show us how it's done where you come from!
            <?x6> > lead teach
            <?x6> [WUBB.]
            > turns
            PAL|LEAD: My waistcoat's floating. I'm still in it. || I can't bend down any more. There's too much of me in the way.
            BOSS: Let it go on ahead. It has pockets. ## Let it go. I always said that you'd look better without it. || You needn't. Just look down, and chew.`,
        },
        {
          title: 'The Kettle || Where Did You Put It?',
          time: 'TEATIME, STILL BREAKFAST',
          beat: 'The kettle floats by, and it has been empty since the morning.',
          text: `
            [Something as big as a house floats by, upside down.]
            PAL|LEAD: Isn't that the kettle? || We've just been passed by the kettle.
            !BOSS: Can't be. The kettle's full. || It looks like ours. But ours is boiling over.
            FOE|LEAD: I've looked inside. It's empty. It's dry. || I knocked on it. There's nothing in it but a nest.
            BOSS: Then what has been going wubb?
            * pay wubb
            LEAD: How much have we eaten? || How much of it have you had?
            FOE|BOSS: Half of it! At least!
            LEAD: And where have you put it?
            +FOE|BOSS: In here.
            [A pat on a big, round belly. It's under the fudge.]
            LEAD: And where are you?
            [A pause. {hush}]
            FOE|BOSS: In here.
            PAL|LEAD: It's a bath! We get fatter, so it gets higher! || It's like a bath! The more of us there is, the higher it comes!
            FOE|BOSS: And the shoelace! One got out, and it went down! || So that's why the shoelace helped! There was one less in the bath!
            * pay out
            PAL|LEAD: Then somebody has to get out! || So one of us must climb out first. One of you.
            [Nobody moves.]
            FOE|BOSS: Whoever leaves the table has finished. || But there's still some left.
            > turns
            <?after> PAL|LEAD: After you.
            <?after> FOE|BOSS: I wouldn't dream of it. You're the guest.
            <?g> > place door
            <?x4> > lead comfort
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?j> > hook BOSS snap
            <wish> BOSS: It's at my chin. Quick, {call}, what would you wish for, if it wasn't more? || My chin's gone under. {call}! You're the guest. If you could have anything but fudge, what is it?
            <unasked> BOSS: It's at my chin. || My chin's gone under.
            <wish> > lead lastWords`,
        },
        {
          title: 'The Hardest Word in the Factory',
          time: 'THE END OF BREAKFAST',
          beat: 'One of them must say that it is enough.',
          text: `
            <handed> [{freed} {BOSS} catches it, fills it, and looks at it for a long time.]
            <taken> [{freed} {BOSS} takes it, fills it, and looks at it for a long time.]
            * prop
            PAL|LEAD: You've still got your mouth open. || Are you going to eat that?
            BOSS: I made the rule. I'll have to be first. Give me a moment. I've never said it. || It's my table. So it has to be me. How does the word go?
            LEAD: It starts with an E. || You open your mouth, and nothing goes in.
            !BOSS: I've had... I've had...
            LEAD: Nearly.
            !BOSS: Enough.
            * pay table
            [{BOSS} puts the spoonful back, and climbs out. BBUW.]
            FOE|BOSS: What was that? || That's a new one.
            LEAD: That was a wubb, on its way home.
            > hook BOSS enough
            FOE|LEAD: It's gone down! My second button's back! || It's sunk a foot! I can see my belt! ## It's sunk a foot! I can see my belt! I'd forgotten there's more below it!
            <3+> BOSS: Then say it, all of you!
            <3+> > hook FOE enough
            <3+> [BBUW.]
            [Two by two, {crowd} say it, too. BBUW. BBUW. BBUW.]
            <rated> PAL|LEAD: That last one said it to her husband. He's still in there.
            <?x5> > place gift
            <?k> > turns
            PAL|LEAD: There's the line! There's the table! || I can see the line on the wall! And so that's the table!
            <?l> > lead last
            [On the floor there lies one last brown shine, as big as a plate.]
            LEAD: And that?
            !BOSS: It's only a puddle.
            [{BOSS} steps into it, with the spoon, and takes one mouthful. WUBB.]
            FOE|LEAD: It's over my shoes.`,
        },
      ],
    },
    {
      id: 'half',
      shape: 'contest',
      title: "I Couldn't Possibly || Only Half",
      premise: 'Everybody wants the last piece and nobody may take it, while {lead} looks after it.',
      game: 'Half of it is never the last piece, nor is half of that, nor half of that.',
      facts: {
        prop: 'the last piece',
        event: 'a fudge tasting',
        crowd: 'the tourists',
      },
      effects: {
        piece: {
          noise: `BOSS: If it had a nut in it, that was the nut.`,
          lost: `BOSS: All of it? Then that counts as taking the last one! Unless it's coming back?`,
          stuck: `BOSS: That's no way to treat a guest's last piece. It can't even see who wants it.`,
          mixed: `BOSS: It's {where}! And which of us is going to be able to eat it now, with those feelings?`,
          mess: `BOSS: It was rich enough as it was. Nobody asked for a sauce.`,
        },
      },
      changes: {
        crumb: {
          hot: `FOE: It's melted. It's only a dot now. A warm one.`,
          cold: `FOE: It's frozen, and it's lost a corner. It had only the one.`,
          small: `FOE: It's shrunk. I didn't know that there was a size below that.`,
          bitten: `FOE: Something's been in there and had half! And it wasn't even the politest of us!`,
          wet: `FOE: It's dissolved! No, wait. There's a brown bit. It's waving.`,
          sticky: `FOE: Nine things are stuck to it, and each of them is bigger. I think it's under the hair.`,
        },
      },
      after: `
        BOSS: Who'd like the last piece?
        PAL|LEAD: I couldn't possibly.
        BOSS: Nor I. It's been on that plate all night, and we've been round it like cats.`,
      acts: [
        {
          title: 'After You || One on the Plate',
          time: 'TEATIME',
          beat: 'There is one piece of fudge left, and nobody could possibly.',
          text: `
            <2> > lead arrive
            BOSS: Who'd like the last piece?
            FOE|LEAD: I couldn't possibly.
            <4+> PAL: I couldn't possibly.
            BOSS: Nor could I. || I couldn't, either. Just look how it shines.
            [Everybody looks at it. Somebody swallows.]
            <?look> FOE|LEAD: I wish that somebody would look at me like that.
            <?look> BOSS: Were you ever the last one on a plate? ## Somebody might. At closing time.
            PAL|LEAD: What happens to whoever takes it? || What would happen to somebody who took it?
            BOSS: Whoever takes the last piece must climb into the kettle, and scrub it till it shines. That's the law.
            * plant law
            <3+> FOE: And it's some kettle. || You haven't seen our kettle.
            <?a> > place why
            [Far away, in the depths of a kettle, somebody sings. "La, la, la."]
            PAL|LEAD: Is there anyone in there? || Who's that?
            BOSS: Whoever took the last one, in April. With a brush. || That's who took the last one, in April. We send down a sandwich on Sundays.
            * plant singer
            <first> > hook BOSS claim
            <first> <3+> BOSS: We need somebody who doesn't even like fudge, to watch us.
            <3+> > lead arrive
            > place intro
            <2> BOSS: You're a stranger. You can watch me with it.
            BOSS: We'll all go home hungry, then. It's the polite thing. || There it stays. It can go to a museum.
            FOE|LEAD: What if I only took half? ## What if I only took half? I said that about my boss, and it held for a year. || And if somebody had half of it?
            [Everybody leans a little closer to the fudge.]
            BOSS: Half isn't the last piece. There'd be the other half. || You're right. There'd still be half left. So it isn't the last!
            [A small knife comes down. TSK.]
            * plant knife
            PAL|LEAD: Even the knife minds. || That knife has an opinion.
            > turns`,
        },
        {
          title: 'And Half of That',
          time: 'A QUARTER OF AN HOUR LATER',
          beat: 'They take half each, of what is left each time, until it ends up {where}.',
          text: `
            > turns
            <first> <?b0> > hook FOE claim
            BOSS: I'll just take half of what's left. ## I'll just take half of what's left. It's what her lawyer said. || There's still one there. So I'll have half of it.
            [TSK.]
            FOE|LEAD: And I'll take half of that. || Then half of it's mine. ## Then half of it's mine. I've been through this with a house.
            [TSK.]
            PAL|LEAD: There's still one left! It's a miracle! || How long can we go on like this?
            BOSS: It isn't. It's arithmetic. || It never ends. And they told me that sums were no use!
            <?d> > hook FOE halve
            > turns
            <?sum> LEAD: In my class, we did it with a pie.
            <?sum> BOSS: And what was left?
            <?sum> LEAD: Jealousy. ## Two divorces.
            BOSS: {call}, you look after it, till we can bear to start again.
            > lead help
            > effect piece
            FOE|LEAD: But if that was the last piece, who goes into the kettle?
            ["La, la, la." A splash.]
            BOSS: Find it! It has to be the last piece of somebody else! || Nobody panic. Only find it. And nobody lick anything!
            > lead search
            <?e> > hook BOSS stake
            > turns
            <?x1> > lead ban`,
        },
        {
          title: 'The Smallest Fudge in the World',
          time: 'ALMOST SUPPER',
          beat: 'The piece comes back, grows famous, and is cut again.',
          text: `
            [{freed} {BOSS} bends down with a magnifying glass.]
            * prop
            BOSS: There it is. No bigger than a lentil, and still the last. || I've got it! It's the size of a ladybird's lunch.
            > turns
            FOE|LEAD: Only half. || I'll have half, as it's been through so much.
            [TSK.]
            > place crowd
            BOSS: You're standing in its light! Who let you in? || They've come to see it? Who told them?
            <3+> PAL|ANY: I did. It's the smallest fudge in the world. I've sold forty tickets.
            <2> LEAD: I did. It's the smallest fudge in the world.
            <?tour> ["It's smaller than in the pictures," says a tourist.]
            <?tour> BOSS: It was bigger in the pictures. We had some on the way.
            <?f> > hook PAL halve
            <?x2> > place stir
            ["May I try it?" asks a tourist. || "I'd only lick it," says a tourist. ## "May I touch it?" asks a tourist. "It's my honeymoon. I've asked at home."]
            BOSS: Half. || Only half.
            [They kneel. TSK. TSK. TSK. Each of them holds a half up to the light, and says "ooh".]
            > turns
            <?x3> > place uses
            BOSS: Now you do it, {call}. A clean cut, and leave something for the nation.
            > lead attempt
            PAL|LEAD: Is there any left? || I can't see a thing.
            BOSS: Certainly. It's just smaller than an excuse. || I can. It's about as big as the dot on an i. A shy i.`,
        },
        {
          title: 'The Dot || Breathe Through Your Ears',
          time: 'NIGHT',
          beat: 'The crumb is put where no draft can reach it.',
          text: `
            PAL|BOSS: Nobody slam anything. || Talk without any P's, please. They puff.
            FOE|LEAD: There's a draft! It moved! || It's drifting!
            BOSS: Put it in there, quick! On a spoon! With a lid!
            > place stow prop
            > turns
            <?guard> LEAD: Whose turn is it to sit up with it?
            <?guard> BOSS: Mine. || I'll go first.
            <?guard> FOE|LEAD: With the knife?
            <?guard> BOSS: Only for company. ## Only for company. And I'll want the lights low.
            <?g> > place door
            PAL|LEAD: Sooner or later, somebody takes a half that has no half. || Somebody has to be the one who takes it. It stands to reason.
            BOSS: And goes into that kettle till April? || We don't speak of that.
            ["La, la, la." Somewhat flat.]
            <?x4> > lead comfort
            <?h> > hook BOSS halve
            > turns
            FOE|BOSS: I can't stand it! I want to see it! || I haven't had half for an hour! Open up!
            > place back prop
            > change crumb
            <?x5> > lead wait
            BOSS: Bring the glass. Nearer. Don't let it see how many we are. || Now gather round. Nobody blink hard.`,
        },
        {
          title: 'Nor Could I',
          time: 'THE SAME BREATH',
          beat: 'Somebody takes the last piece without taking it.',
          text: `
            <first> <?i> > hook FOE end
            [All noses meet over one crumb. {hush}]
            PAL|LEAD: It's beautiful. ## It's beautiful. I haven't wanted anything so small since the engagement ring. || You can see right through it. ## You can see right through it. I've a nightdress like that. It went to waste as well.
            FOE|LEAD: Go on. You're the boss. You have it. || Well? Don't you want it?
            [{BOSS} breathes in, to answer.]
            BOSS: I couldn't poss... || Me? I couldn't poss...
            [{BOSS} stops, and looks down.]
            LEAD: It's gone! Nobody breathe in!
            BOSS: I already have.
            * pay knife
            [Everybody looks at {BOSS}. "Tsk." "Tsk." "Tsk."]
            BOSS: It was an accident! I only breathed in half! ## It was an accident! I only bent over it, and it went in! That's what I told my wife! || It jumped! I was saying no, and it took it for a yes! ## It jumped! I'd only opened my mouth! I don't even know its name!
            PAL|LEAD: How was it?
            !BOSS: I don't know! It went past everything! || Gone! It didn't stop anywhere!
            * pay law
            FOE|LEAD: Whoever takes the last piece scrubs. Here's the brush.
            > turns
            <?x6> > lead found
            <?x7> > place gift
            [{BOSS} takes the brush, and knocks on the kettle. It opens. "La, la..."]
            LEAD: There's a face down there. It's clean. Everything's clean! || Whoever it is, they've finished! It's like a mirror!
            BOSS: It's scrubbed? I'm free? || There's nothing left to scrub? Oh, thank you, April!
            * pay singer
            <first> <?k> > hook BOSS end
            <?l> > lead last
            [A hand comes up out of the kettle. There is something small and brown on it.]
            FOE|LEAD: What's that it's got?
            PAL|LEAD: It's from April. "I only took half."
            [Everybody looks at it. Somebody swallows. TSK.]`,
        },
      ],
    },
    {
      id: 'rob',
      shape: 'heist',
      title: 'Please Rob Us || The Honest Burglar',
      premise:
        'The factory must get itself robbed, as it cannot open its own safe, and {lead} will not hear of it.',
      game: 'Everybody does all they can to be burgled, and the only burglar to be had is honest.',
      least: 4,
      strangers: true,
      facts: {
        prop: 'the little safe',
        event: 'a burglary',
        crowd: 'the night watch',
      },
      effects: {
        safe: {
          noise: `FOE: Burglars are meant to be quiet! The whole street knows where it is now!`,
          lost: `FOE: So it's been taken after all! Or not? What's it doing {where}?`,
          stuck: `FOE: It had one lock. Now it's got a lock, and that!`,
          mixed: `FOE: It's {where}! I've heard of an inside job, but that's my heart it's breaking.`,
          mess: `FOE: I've seen burglars leave a mess. But they do take something first!`,
        },
      },
      changes: {
        open: {
          hot: `FOE: It's red hot! The lock's dripped off, and the door's hanging open!`,
          cold: `FOE: It's frozen stiff! One tap, and the lock is snow!`,
          small: `FOE: It's shrunk, but the lock hasn't! It's dropped out!`,
          bitten: `FOE: Something's bitten the lock off! And left the paper! It must have been full!`,
          wet: `FOE: It's one big lump of rust! Look, the door comes off in my hand!`,
          sticky: `FOE: I can't put it down! I only pulled my hand back, and the door came with it!`,
        },
      },
      after: `
        [ZNORK.]
        BOSS: Ssh. The fudge is asleep.
        PAL|LEAD: So how do you get it out of the kettle?
        BOSS: We sing, and pour.`,
      acts: [
        {
          title: 'Less Nose || Fast Asleep',
          time: 'MIDNIGHT',
          beat: 'Everybody pretends to be asleep, so that a burglar will come.',
          text: `
            BOSS: Is everybody asleep?
            FOE: Fast asleep.
            [ZNORK!]
            BOSS: Less nose. It has to fool a burglar. ## Less nose. It has to fool a burglar, not a wife. || Too much. You sound like a cow in a cupboard. ## Too much. You sound like a cow in a cupboard. With a bull in it.
            * plant snore
            PAL: And why do we want a burglar? || Tell me again. We want to be robbed?
            BOSS: Our recipe is in this little safe, and I've forgotten how to open it. Burglars know that sort of thing. || Nobody remembers how to open our little safe. The recipe's inside. A burglar could do it in a minute!
            PAL: Why don't we just smash it?
            FOE: There's ink in there with it. One bang, and we've got the only blue fudge on earth.
            PAL: Can't you cook it without the recipe? || You could simply guess.
            BOSS: Look at it! For a year I've stirred that kettle day and night. I've never left it alone. || I've tried! Look in the kettle! I stand over it with a lamp. I don't take my eyes off it.
            FOE: It's gone gray. || It has bags under its eyes.
            * plant kettle
            <?a> > place why
            <first> > hook BOSS claim
            BOSS: Footsteps! Snore! || Somebody's there! Everybody down!
            [ZNORK. ZNORK.]
            > lead arrive
            > place intro
            FOE: I slept through all of that. || Don't mind us. We're asleep.
            LEAD: You're talking. ## You're talking. My husband does that. It's how I know about Linda.
            FOE: In my sleep. There's the little safe, I'm dreaming. By the window. Yawn. || I'm dreaming of a little safe, over there, that nobody's watching.
            > turns`,
        },
        {
          title: 'It Would Be a Shame',
          time: 'A QUARTER PAST',
          beat: 'They leave everything open for the burglar, who guards it, until it ends up {where}.',
          text: `
            LEAD: You've left your window open. I've shut it for you. || There was a ladder at your window. I've put it away.
            PAL: We needed that! For the burglar! || That was for the burglar!
            LEAD: It's no trouble. There might be thieves about.
            BOSS: I do hope not. Two of us can't see, and the rest of us are deaf. || I wouldn't hear a thing. I sleep like a sack. A rich one. ## I wouldn't hear a thing. I sleep like a sack. A rich, divorced one.
            > turns
            <?b> > hook FOE claim
            PAL: And it isn't even heavy. Feel it! It fits in any pocket. || It's got a handle, look. On the side where one would run.
            LEAD: Then it isn't safe. I'll look after it. || You poor things! Give it to me. I'll take care of it.
            PAL: At last! I mean, alas. || Oh no. Stop. Thief. How terrible.
            > lead help
            > effect safe
            LEAD: There. Nobody will get it now.
            <?d> > hook FOE stake
            > turns
            <?x1> > lead ban
            PAL: Put out the lamp. We'll leave the room. Nobody can be honest alone, in the dark. || Let's leave it alone with the dark. That always does it, with me.
            FOE: And the kettle?
            BOSS: Leave that, too. For once.
            [The lamp goes out. Everybody tiptoes off, and stands behind the same door.]
            <?e> > hook PAL dark
            [ZNORK.]
            PAL: That's better. Who was that?
            FOE: Not me. || I thought it was you.`,
        },
        {
          title: 'Forty Lamps || Under Guard',
          time: 'HALF PAST',
          beat: 'The night watch comes, as somebody honest has called it.',
          text: `
            [{freed} Everybody creeps back, to see if it's gone.]
            * prop
            PAL: It's still here! || I don't believe it. There it is!
            LEAD: Not a soul came near. But I was uneasy, so I've sent for help.
            > place crowd
            FOE: The night watch? For us? || You called the night watch?
            [The night watch put down their lamps, and take off their boots. They've brought slippers.]
            LEAD: All of them. || They'll stand round it till morning. Holding hands. ## They'll stand round it till morning. Holding hands. Two of them have been wanting to for years.
            > turns
            FOE: Officers, I've heard that there's a fire. Anywhere. Far off. || Wouldn't you all like to go and guard a bank?
            <?ask> ["Nothing could make us leave," says an officer, and pours the tea.]
            <?ask> BOSS: Then I'll have to ask. {call}, suppose that you were a bad person. How would you open this? || Let's play a game. {call}, you're the burglar, and I'm not looking.
            <?ask> > lead attempt
            <?f> > hook PAL stake
            <?x2> > place stir
            <?turn> PAL: What does it look like, when they turn the little wheel?
            <?turn> LEAD: I don't know. I shut my eyes. It's private.
            > turns
            <?x3> > lead teach
            PAL: That's no burglar! That's somebody decent! || We've caught the only honest one in town!
            BOSS: Then somebody here will have to do it. {foe}, have you got a stocking? || There's nothing else for it. {foe}, come with me. Bring two stockings.
            * exit FOE
            * exit BOSS
            [{BOSS} and {FOE} go out, whistling.]`,
        },
        {
          title: 'Two Stockings || Hands Up',
          time: 'ONE IN THE MORNING',
          beat: 'The owner comes to rob the factory, and {lead} stands firm.',
          text: `
            LEAD: I've a feeling that somebody's going to try it tonight. Let's put it where they won't look.
            PAL: Do we have to? || I'd leave it by the window, myself.
            [{LEAD} gives {PAL} a long and trusting look.]
            > place stow prop
            <?x4> > lead wait PAL
            [The door flies open.]
            * enter BOSS
            * enter FOE
            !BOSS: Hands up! This is a robbery!
            FOE: My stocking's too tight. ## This stocking's too tight. And I'm still wearing the other one. It's doing something for me. || I can't see. Mine has no hole in it.
            LEAD: You won't get it. I promised the owner.
            BOSS: I am the owner! || It's me! I own this place! ## It's me! I own this place! Ask my wife! She got the house!
            LEAD: The owner hasn't got a foot on their head. ## The owner hasn't got a foot on their head. And I've seen the owner in far less than a stocking. || The owner's face isn't so flat.
            > turns
            PAL: You could tell them. They seem nice. || I'd give it to them. They've come all this way.
            LEAD: I'll never tell. There's no use in crying. || My lips are sealed.
            <?raise> BOSS: Do I have to pay you to let me rob myself? || What if the owner gave you a raise?
            <?raise> LEAD: I'd say that they're asleep, and I'd rather not wake them.
            <?h> > hook FOE dark
            <?i> > place door
            !BOSS: It's all over. There'll be no more fudge. || We're finished. We can't even be burgled.
            [The stocking comes off. It's wet.]
            LEAD: It really is you! Why didn't you say so? || You are the owner! But why rob yourself?
            BOSS: We can't get in! We only wanted somebody to take it away from us, and open it!
            > turns
            <?x7> > lead comfort BOSS`,
        },
        {
          title: 'The Recipe || Ready When It Does',
          time: 'JUST BEFORE DAWN',
          beat: 'The safe opens, and the recipe says what they have been doing all night.',
          text: `
            <first> <?m> > hook FOE end
            [{LEAD} opens {hide}.]
            > place back prop
            > change open
            * prop
            BOSS: Don't shake it! Read it! || Gently! What does it say?
            PAL: "Put out the lamp. Leave the room. Don't stare at it."
            BOSS: But I've stood over it for a year! With a lamp! || I never gave it a moment to itself!
            * pay kettle
            FOE: There's one more line. "It's ready when it snores."
            [ZNORK.]
            BOSS: Not now, {foe}.
            FOE: That wasn't me. || My mouth's shut.
            +PAL: It wasn't any of us. It hasn't been all night.
            [Everybody turns and looks at the kettle. ZNORK.]
            * pay snore
            FOE: It's pink! It's plump! It's got a dimple! || It's golden! The bags have gone! Somebody give me a finger!
            <?k> > turns
            <?tuck> LEAD: Should we wake it?
            <?tuck> BOSS: Wake it? I'm going to buy it a blanket. ## Wake it? I haven't had anything snore beside me since March. I've missed it.
            > turns
            <?x5> > place gift
            <?x6> > lead last
            <first> > hook BOSS end
            BOSS: Where's the recipe? I want to read it again. || Now let me learn that recipe by heart. Where is it?
            LEAD: I've put it back, and mended the lock. You can't be too careful. || I've locked it in your other safe. So that it's safe.
            FOE: And how does that one open? || Then how do we get it out?
            LEAD: How should I know? I'm honest.
            [A silence. {hush} ZNORK.]
            !BOSS: Is everybody asleep?`,
        },
      ],
    },
  ],
}
