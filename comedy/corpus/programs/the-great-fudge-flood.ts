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
        end: `
            [{ME} catches a tear on one finger, and tastes it.]
            ME: It's salt! I've cried real salt! Would anybody like half?`,
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
            ME: They meant the sweet. It's always the sweet! Why can't they call me Leslie? ## They meant the sweet. Even in bed, it's the sweet! Why can't they call me Leslie?`,
        stake: `ME: If they yell "fudge" now, which of us gets the rope?`,
        snap: `ME: "Help, fudge!" they all shout! Do I look as if I could help?`,
        enough: `
            ME: I've had enough fudge. From now on, I'm Leslie.`,
        halve: `
          ASK: Isn't it odd, eating a thing with your name on it?
          ME: It's the only time we're ever alone together.`,
        dark: `
          ASK: Why do you keep jumping, in the dark?
          ME: Somebody's whispering "fudge". I never get further than the wall.`,
        end: `
            ["La, la, Leslie," sings the voice.]
            ME: There's no sweet called that. Somebody's singing me!`,
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
          ME: It was in a dish outside.
          ASK: That's the cat's.
          ME: It said "Tiger". I felt brave.`,
        end: `
            [{ME} pats an enormous belly. There's no echo.]
            ME: I'm full! And I only had half of a half!`,
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
            ME: You saw it! Thirty years in chocolate, and not one stain! It won't even touch me! ## Thirty years in chocolate, nine of marriage, and not one stain! Nothing will touch me!`,
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
          ME: It's the gloves. The moths keep proposing. ## It's the gloves. A moth's proposed. I've had worse since the divorce.`,
        end: `
            [{ME} rubs at a spot on one white glove.]
            ME: It won't come off! Not even half of it! It's mine!`,
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
            ME: There it goes again! Nine thousand first bites, and never a second! ## There it goes again! Nine thousand first bites, forty first dates, and never a second!`,
        stake: `ME: I've only had the start of this problem, and I already know how it ends.`,
        snap: `ME: So this is fear. It starts in the knees, and it has a bitter finish. I wouldn't order it twice.`,
        enough: `
            ME: I've had enough. And then I had a second bite! I'm keeping the bowl.`,
        halve: `
          ASK: How does it taste?
          ME: Exactly like one bite of something. Everything does.`,
        dark: `
          ASK: Did you get any sleep in here?
          ME: Only the beginning. It was very promising.`,
        end: `
            [A hand holds out the other half to {ME}.]
            ME: Seconds! I've only ever had the first half of anything!`,
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
          ME: I only wanted to know if anybody was there. I'll give it back when I can.`,
        end: `
            [{ME} puts down the teapot. It stays there.]
            ME: It's off! I've only got the lid now. I'm keeping that for company.`,
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
      id: 'half',
      shape: 'contest',
      title: "I Couldn't Possibly || Only Half",
      premise:
        'Whoever takes the last piece must scrub the kettle, so they all take half, while {lead} looks after it.',
      game: 'Half is never the last, so that nobody is to blame for anything, and nothing is ever finished.',
      facts: {
        prop: 'the last piece',
        event: 'a fudge tasting',
        crowd: 'the tourists',
      },
      effects: {
        piece: {
          noise: `BOSS: It's {where}? If it had a nut in it, that was the nut!`,
          lost: `BOSS: It's {where}? All of it? You might have left half!`,
          stuck: `BOSS: It's {where}? It was half of a half! How much room does it need?`,
          mixed: `BOSS: It's {where}? A crumb of that size, with a life of its own!`,
          mess: `BOSS: It's {where}? It was rich enough! Nobody asked for a sauce!`,
        },
      },
      after: `
        BOSS: Who'd like the last piece?
        PAL|LEAD: I could! Anybody could!
        BOSS: That's just it. It was easier when nobody could. There was always some left.`,
      acts: [
        {
          title: 'After You || One on the Plate',
          time: 'TEATIME',
          beat: 'There is one piece of fudge left, and nobody could possibly.',
          text: `
            <2> > lead arrive
            !BOSS: Who'd like the last piece?
            !FOE|LEAD: I couldn't possibly.
            <4+> !PAL: Nor me. || Oh, not I.
            !BOSS: Nor could I. || No more could I. Just look how it shines.
            [Everybody looks at it. Somebody swallows.]
            PAL|LEAD: What happens to whoever takes it? || What would happen to somebody who took it?
            BOSS: They must scrub the kettle. In you climb, the lid shuts, and it won't open till it shines. || They'd have to scrub the kettle, from inside. It's the law. And that lid won't open till it shines.
            * plant law
            ["La, la, la," sings somebody, deep in a kettle as big as a house. SKWEEK.]
            FOE|LEAD: Who's that? || There's somebody in there!
            BOSS: Whoever took it, in April. On Sundays, we send down a sandwich. ## My other half, since April. On Sundays, I send down a sandwich. || That's from April. Every Sunday, we send down a sandwich. ## My other half, since April. Every Sunday, I send down a sandwich.
            * plant singer
            <first> <?b> > hook BOSS claim
            <3+> > lead arrive
            <first> <3+> BOSS: A guest! What luck! You have it, {call}! || How nice, a guest! And just one left! It's yours, {call}!
            <first> <3+> !LEAD: I couldn't possibly. I can hear why.
            <?i> > place intro
            <?i> BOSS: It isn't half as bad as it looks.
            !FOE|LEAD: What if I only took half? ## What if I only took half? I said that about gin, and it held for a year. || Half! What if I only had half? ## Half! What if I only had half? I said that about gin, and it held for a year.
            [Everybody leans a little closer.]
            !BOSS: But then it's not the last! There'd be another! || There'd still be one on the plate! So it isn't the last!
            * plant rule
            [A small knife comes down. TSK.]
            PAL|LEAD: Which piece was that, then?
            BOSS: The last but one.
            > turns`,
        },
        {
          title: 'And Half of That',
          time: 'A QUARTER OF AN HOUR LATER',
          beat: 'They take half each, of what is left each time, until it ends up {where}.',
          text: `
            !BOSS: There's one there again. Half for me! || It hasn't gone! I'll have half.
            [TSK.]
            !FOE|LEAD: And I'll have half of that. || Then half of that's mine.
            [TSK.]
            <4+> PAL: And now half again! || And half again!
            <4+> [TSK.]
            LEAD|PAL: It's still there! It's a miracle! || There's always one! How long can we go on like this?
            BOSS: No. Arithmetic. ## It's like my marriage. Only ever half over. || Forever! And they told me that sums were no use! ## Forever! My marriage has been half over since the honeymoon!
            <?d> > hook FOE halve
            > turns
            [TSK. TSK. TSK.]
            FOE|LEAD: I can hardly see what I want. ## I can hardly see what I want. It's like my bank statement. || I have to squint to want it. ## I have to squint to want it. It's my pension all over again.
            BOSS: {call}, hold it a minute, till we can bear to start again. Only hold it! ## {call}, hold it a minute. Only hold it! My lawyer's had half already. || We'll take a rest. You look after it, {call}. And no halving behind our backs!
            > lead help
            > effect piece
            FOE|LEAD: That's gone for good! So whoever ate before that must scrub! || We'll never get that back! Then whoever ate before that must scrub!
            ["La, la, la." SKWEEK.]
            !BOSS: Not me! I stopped at half! ## Not me! I stop at half! Ask anybody who's made me coffee! || Why me? I stopped at half! ## Why me? I stop at half! Ask anybody who's made me coffee!
            <3+> !FOE: A quarter, if that! || I had a quarter, at most!
            <4+> !PAL: Mine was an eighth! It never reached my teeth! ## Only an eighth! It was over before I'd undone a button!
            !LEAD: And I've just lost a sixteenth. It's hardly worth looking for. || What I lost was a sixteenth. That's next to nothing.
            !BOSS: So it's gone, and nobody took it! What a well-behaved factory! || Then it was nobody! It simply ran out of halves!
            > turns`,
        },
        {
          title: 'Half Guilty || One Leg In',
          time: 'ALMOST SUPPER',
          beat: 'Everybody is half guilty, and scrubs half of what is left.',
          text: `
            FOE|LEAD: The law's the law. Somebody has to scrub. || And who scrubs? Somebody must. It's the law.
            !BOSS: Well, I'm half guilty. I'll put one leg in. ## I'm half guilty. I'll put one leg in. I married like that. || I'm half guilty. I'll go in as far as the belt. ## I'm half guilty. I'll go in to the belt. That's my limit.
            <3+> !FOE: I'm a quarter. I'll put in a foot. || A quarter guilty. I'll dip in a toe.
            <4+> !PAL: I'm guilty up to here. I'll hold the soap. || I'm so slightly guilty that I'll sing along.
            !LEAD: And what do sixteenths do?
            FOE|BOSS: They say sorry.
            [SKWEEK. SKWEEK.]
            PAL|LEAD: Does it shine?
            !BOSS: My half does. ## My half does. I've finished. My other half hated that. || On my side. I've finished. ## On my side. I've finished. My other half hated that.
            !FOE|LEAD: Half the rest for me, then. || So I'll do half the rest.
            [SKWEEK.]
            PAL|LEAD: And now there's a dirty bit left over. || There's still dirt, at the bottom.
            PAL|BOSS: We need more people! || We're short of halves!
            <?h> > turns
            > place crowd
            ["Is this the fudge tasting?" asks a tourist. || "Are there any samples?" asks a tourist.]
            FOE|BOSS: You've missed it. But there's scrubbing! || There were. Now there's scrubbing. And no pushing, please!
            [They all push. With one leg in, it doesn't take much. Everybody falls into the kettle. BOMM.]
            PAL|LEAD: What's gone BOMM?
            FOE|BOSS: That was the lid.
            [It is very dark. Something comes nearer. SKWEEK. SKWEEK.]
            ["Is it Sunday?" asks a voice. ## "Is it Sunday, dear?" asks a voice. "Or do you want to talk?"]
            * pay singer`,
        },
        {
          title: 'The Spot',
          time: 'NIGHT',
          room: 'KETTLE',
          beat: 'All but one spot is clean, and nobody can wipe the last of it.',
          text: `
            [They scrub, by halves of halves. SKWEEK. SKWEEK. Somebody strikes a match.]
            <family> <?foot> FOE|LEAD: Somebody's standing on my foot!
            <rated> <3+> !FOE: There's a hand on my knee, with a sandwich!
            <family> <?foot> PAL|BOSS: Only on half of it.
            <rated> <3+> ["It's been a long spring," says the voice.]
            <rated> <3+> !BOSS: My knees are over here, dear.
            <rated> <3+> ["I know," says the voice.]
            LEAD|PAL: It's like a mirror, but for one spot! || It's spotless! But for that spot.
            !BOSS: That's somebody else's. I've done mine. ## That's my other half's. I keep to my side. || That one's yours. I've been all round mine. ## That's my other half's. I keep to my own side.
            !FOE|LEAD: I'm not wiping it! It'd look as if I'd eaten up! || Whoever wipes that owns up! I'd rather stay here!
            !BOSS: Let me begin it. By half. || Shall I start? Just half?
            [SKWEEK.]
            !FOE|LEAD: And half of what you've left me. || And I'll go halfway after you.
            [SKWEEK.]
            PAL|BOSS: It's got smaller. But it hasn't gone! || There's a bit left, again!
            ["It does that," says the voice. "I've done half of mine every day, since April." ## "It does that," says the voice. "I've halved it daily, like our savings." || "There always is," says the voice. "I've been halving mine since April." ## "There always is," says the voice. "I've been halving it since April, like our bed."]
            FOE|LEAD: So there's always some over? That's how we began, at tea! || Half's never the last? But that's our rule!
            !BOSS: Yes. It tasted better at tea. || I know. I was so pleased with it, up there.
            * pay rule
            > turns
            <?k> > hook FOE dark
            <3+> PAL: Try the lid, {call}! || {call}, get that lid open!
            <2> +BOSS: Try the lid, {call}! || {call}, get that lid open!
            > lead attempt
            !BOSS: Is it open?
            !LEAD: Only half.
            !BOSS: Which half?
            !LEAD: The inside.
            <?c> !BOSS: Then it's forever. By halves. ## Then it's forever. By halves. With my other half.
            <?c> > lead comfort BOSS
            > turns
            <?w> BOSS: If we ever get out of here, {call}, what would you like?
            <?w> > lead lastWords`,
        },
        {
          title: 'All of It',
          time: 'THE SAME NIGHT',
          room: 'KETTLE',
          beat: 'Somebody wants all of something, and says so.',
          text: `
            [{freed} Nobody breathes.]
            * prop
            FOE|LEAD: There it is! It's never been eaten! || There it is! So nobody's had it!
            !BOSS: Then let us out! We're innocent!
            ["So am I," says the voice. "It doesn't open for that."]
            [Everybody looks at it. Somebody swallows.]
            LEAD: Well? Who wants it?
            <3+> !FOE: After you.
            <4+> PAL: Not with everybody looking. ## Not with the light on. || Not with you all watching. ## Not with the light on. I never have.
            !BOSS: I could.
            !FOE|LEAD: You mean half? || Half, you mean.
            !BOSS: The whole thing. I've wanted it since tea. Every time I've said that I couldn't, I could have. ## The whole thing. Whoever asked me up for coffee, I told them that I couldn't. And I could have. Every time. || No. The whole thing. I've been polite all my life, and I'm starving. ## No. The whole thing. Whoever asked me up for coffee, I told them that I couldn't. And I could have. Every time.
            <rated> ["So I heard," says the voice. "It echoes, down here."]
            [{BOSS} puts the knife away, and eats it.]
            PAL|LEAD: How was it? || What's it like?
            !BOSS: It had an end. I'd forgotten. ## It had an end. Has anybody got a cigarette? || Whole. I'd forgotten. ## Whole. Has anybody got a cigarette?
            FOE|LEAD: But whoever takes it scrubs! || You do know what that means!
            !BOSS: I know. So that's my spot, and when it opens, you're free. || It means that I'm the one who wipes that spot. You can all go home.
            * pay law
            [{BOSS} kneels down with the brush. It's quiet.]
            !FOE|LEAD: Move up. Half for me. || Not by yourself. Give me half.
            <4+> PAL: And half of that over here!
            <3+> !LEAD: I'll do a sixteenth. It's hardly worth mentioning. || And here's a sixteenth. It isn't much, but I mean it.
            !BOSS: And the rest is mine.
            [SKWEEK. The lid flies open. BOMM!]
            <first> <?b> > hook BOSS end
            <?e> > hook FOE end
            > turns
            <?l> > lead last
            [A thin hand comes up out of the kettle, with something small and brown. "From April," says the voice. "I only took half." ## A thin hand comes up out of the kettle, with something small and brown. "I only took half," says the voice. "And there's coffee, dear."]
            [Everybody looks at it. Somebody swallows.]
            <3+> FOE: And who'd like that?
            <2> !LEAD: And who'd like that?
            <4+> !PAL: I could!
            <3+> !LEAD: Me, too! || So could I!
            [They all look at {BOSS}.]
            !BOSS: No, really. I couldn't possibly.
            [A pause. TSK.]`,
        },
      ],
    },
    {
      id: 'rob',
      shape: 'heist',
      title: "Please Rob Us || I Didn't Hear a Thing",
      premise:
        'The last step of a secret recipe is lost, and only a thief can have heard it, while {keeper} has the card.',
      game: 'Whoever knows two steps is a thief, and must go, so that they all know it, and nobody may say so.',
      least: 4,
      facts: {
        prop: 'the card',
        event: 'a secret fudge making',
        crowd: 'the burglars',
      },
      effects: {
        card: {
          noise: `FOE: It's {where}? It was to be kept quiet! Not frightened to death!`,
          lost: `FOE: It's {where}? The best-kept secret in the world, and now it's kept from us!`,
          stuck: `FOE: It's {where}? It was to be kept secret! Not just kept!`,
          mixed: `FOE: It's {where}? It was our secret, and now it's got secrets from us!`,
          mess: `FOE: It's {where}? But it's written in ink! It'll have run away from itself!`,
        },
      },
      hooks: {
        'Wilhelmina Nougat': {
          end: `
            [{ME} catches a tear on one finger, and tastes it.]
            ME: It's salt! It took a whole nest of thieves to get that out of me!`,
        },
        'Foreman Fudge': {
          end: `
            [A burglar gives {ME} a wallet. "Yours, I think, Leslie."]
            ME: It says so inside! In all these years, a burglar's the first who looked!`,
        },
        'Gobble Gus': {
          end: `
            [{ME} takes one spoonful, and pats an enormous belly. There's no echo.]
            ME: I'm full! So that's what was missing! Everybody!`,
        },
        'Prudence Praline': {
          end: `
            [On {ME}'s white glove there is one brown spot.]
            ME: A stain! Thirty years without one, and I've been robbed of all of them!`,
        },
        'Taster Tariq': {
          end: `
            [{ME} takes one bite. A burglar takes the bowl away, stops, and brings it back.]
            ME: A second bite! From a thief! It tastes of not being in a hurry!`,
        },
        'Sticky Stella': {
          end: `
            [A burglar walks past {ME}. The teapot is gone.]
            ME: It's been stolen! Straight off my hand! Oh, bless those fingers!`,
        },
      },
      after: `
        BOSS: Ears!
        PAL|LEAD: But we all know all of it.
        BOSS: I know. I just miss the quiet.`,
      acts: [
        {
          title: 'Ears!',
          time: 'EVENING',
          beat: 'Everybody knows one step of a recipe, and has never heard another.',
          text: `
            !BOSS: Ears!
            [Everybody turns to the wall, with a finger in each ear. {FOE} drops something into the kettle. FLUMP.]
            !FOE: Done! What did you hear?
            !PAL: Nothing. I didn't hear a thing. || Not a sound. I didn't hear a thing.
            !BOSS: Nor did I. Next! Ears! || Nor I. And now {pal}! Ears!
            [Fingers, ears. {PAL} drops something into the kettle. TINK.]
            !PAL: Done! Did anybody hear that? || And there's my step, done!
            !FOE: Hear what? || What step?
            * plant heard
            > lead arrive
            LEAD: And why have you all got wax on your fingers? || And why were you all facing the wall?
            PAL: It's a secret recipe. Each of us knows one step. || We're making fudge. And each of us knows one step of the recipe.
            !BOSS: Whoever knows two is a thief, and out they go! || Just one! Whoever knows two is a thief, and out they go!
            * plant law
            LEAD: Who knows all of it? || Then who's got the whole recipe?
            FOE: The kettle. But it's never said a word. || Only the kettle, and it can't write.
            [GLUPP.]
            BOSS: Forty years, and not one thief! ## Forty years, and not one thief! And my keyhole's enormous! || In forty years, nobody here's been a bit curious! ## In forty years, nobody here's been a bit curious about me!
            [They all look at their shoes.]
            <first> <?b> > hook BOSS claim
            <?i> > place intro
            <?i> BOSS: And that's not in the recipe.
            > turns`,
        },
        {
          title: 'The Last Step',
          time: 'LATER',
          beat: 'The card with the last step ends up {where}, and everybody tells {lead} a secret.',
          text: `
            > turns
            [GLUPP. GLUPP. GLUPP.]
            !BOSS: Now for the last step. That's mine.
            PAL: Be quick, or it'll set as hard as a road! || Before it sets, please! Last time, they drove on it.
            !BOSS: I never can remember it. It's on this card. Hold it, {call}, while I find my glasses. || I forget it every night. That's how secret it is. It's on this card. {call}, look the other way, and hold it!
            > lead help
            > effect card
            <?s> > lead search
            PAL: So who knows what comes last, now? || And there's nobody else who knows it?
            !BOSS: Not a soul! Unless... {foe}, did you ever listen at my door? ## Not a soul! Unless... {foe}, did you ever listen at my bedroom?
            !FOE: Who, me? I didn't hear a thing.
            !BOSS: Honest to the bone! Where do I get a thief, at this hour? ## Honest to the bone! And I wore the silk ones! I need a thief! || Such honest people! It's the end of us! I need a crook! ## Such honest people! And I wore the silk ones! I need a crook!
            [{BOSS} runs out.]
            * exit BOSS
            [{FOE} pulls {LEAD} into a corner.]
            !FOE: Can you keep a secret? I'm at that keyhole every night. It's counting to ten.
            !LEAD: Then say so! || Go and say so!
            !FOE: And get thrown out? I've only got the one job! || I can't! I'd be out in the street by midnight!
            [{PAL} pulls {LEAD} into another corner.]
            !PAL: Don't tell a soul. I'm the one black sheep in this house. {Boss} counts. One to ten, out loud. || You won't give me away? {Boss} counts, from one to ten. I'm the only one who's ever listened.
            !LEAD: And {foe}?
            !PAL: {foe}? With those innocent ears? || {foe} would faint. It's all butter and good thoughts, in there.
            > turns`,
        },
        {
          title: 'Please Rob Us',
          time: 'LATER STILL',
          beat: 'They send for burglars, and drop hints, up to ten.',
          text: `
            [{BOSS} runs in.]
            * enter BOSS
            !BOSS: Help is on its way! I've sent for burglars! || I've sent for all the burglars in town!
            > place crowd
            FOE: Which of you has robbed us? Nobody's cross! || Has any of you ever robbed us? We'd be so grateful!
            ["We looked in, once," says a burglar. "You were all up against the wall. We thought somebody had got here first." ## "We looked in, once," says a burglar. "You were all up against the wall. We thought that it was a private party." || "Only once," says a burglar. "But you all had your hands up already. We didn't like to push in."]
            > turns
            [GLUPP. {FOE} winks at {LEAD}.]
            !FOE: What a lot of buttons I've got! One, two, three... ## How warm it is! I'll undo a few. One, two, three... || Look at all these burglars! One, two, three... ## Such handsome burglars! I'd take one, two, three...
            !BOSS: Not now! I'm trying to think!
            PAL: And all those shoes! Four, five, six... ## Let me do the lower ones! Four, five, six... || Don't forget those at the back! Four, five, six... ## I'd take those at the back! Four, five, six...
            LEAD|PAL: Seven, eight, nine...
            !BOSS: Ten! Now you've got me doing it! ## Ten! Button up! Now you've got me doing it! || ...ten! Will you all stop counting? ## ...ten! Will you stop undressing them?
            [A pause. They all look at {BOSS}, full of hope.]
            !BOSS: No. It was on the tip of my tongue. || What was I saying?
            FOE: {call}, you try! Do something! But do it ten times! || Help, {call}! Anything! As long as there's ten of it!
            > lead attempt
            PAL|FOE: How often was that, would you say? || And how many was that, {boss}?
            !BOSS: I wasn't counting.
            [GLUPP. A pause. GLUPP.]
            PAL: It's setting! || It's getting slower!
            <?clock> ["Sorry," says a burglar, and puts the clock under one arm. "Habit."]
            <?clock> BOSS: Take it! I only want to be robbed of one thing! ## Take it! Take anything! My bedroom's the second door!
            > turns`,
        },
        {
          title: 'A Nest of Thieves',
          time: 'NEARLY MIDNIGHT',
          beat: 'Somebody would rather be a thief than keep quiet, and it turns out who else is one.',
          text: `
            !BOSS: One thief! I'd kiss that thief's feet! ## One thief! I'd kiss that thief all over! || If only somebody had robbed me! I'd go down on my knees!
            FOE: And then?
            !BOSS: Then out. It's the law. ## Then out. It's how I've always done it. || Out, of course. One can't keep a thief. ## Out, of course. As soon as I've made breakfast.
            [GLUPP. A long, long pause.]
            <?c> > lead comfort BOSS
            !BOSS: Forty years I've trusted nobody. And the whole time, I could have. ## Forty years I've locked my bedroom. And nobody's even tried the handle. || I've locked that door for forty years. And I needn't have. ## I've locked that bedroom for forty years. Nobody wanted to come in.
            [{FOE} puts on a hat.]
            !FOE: I'm a thief. You turn the key, and count to ten. ## I'm a thief. You count to ten, and sigh. I've been sighing along. || You were quite right to. It's counting to ten. I've got a cold ear from that keyhole. ## I did. You count to ten, and sigh. I've got a cold ear from sighing along.
            !PAL: You? But that's me! ## You? But I'm the thief! I bring a cushion! || It can't be you! I'm the thief! ## It can't be you! I'm the thief! I bring a cushion!
            !LEAD: Then so am I! And I only came this evening! || And I've been here one evening, and heard it twice.
            !BOSS: It's a nest of them! Hats on! And who'll put in the butter now? || All of you? Get your hats! And who puts in the butter then?
            !FOE: How do you know about my butter? || Who told you what I put in?
            [They all look at {BOSS}.]
            !BOSS: I... I didn't hear a thing.
            PAL: That makes two steps! Here's your hat. || You know two! And here's your hat!
            LEAD: Who's left to make the fudge?
            FOE: Just the burglars. They're the only ones who've never robbed us. || The burglars. They're the only honest people left.
            ["Don't look at us," says a burglar.]
            > turns`,
        },
        {
          title: 'Ten',
          time: 'MIDNIGHT',
          beat: '{Boss} gives the thieves ten seconds to get away.',
          text: `
            [{freed} {BOSS} takes it, and reads.]
            * prop
            !BOSS: "Turn your back, and count to ten."
            PAL: What for? || And what happens then?
            !BOSS: It doesn't say. ## It doesn't say. I just sighed, and went to bed. || I never knew. I was always alone. ## I never knew. I'd just sigh, and go to bed.
            [GLUPP. It may be the last.]
            !BOSS: The law's the law. I'll turn round, and count. And then I don't want to see a thief in here. || Then I'll use it for this. I'll count. And when I turn round, I don't want to see any thieves.
            [{BOSS} turns to the wall, with a finger in each ear.]
            !BOSS: One. Two.
            LEAD: Aren't you going?
            FOE: I can't leave it like that. Give me the spoon. || And leave the fudge? Where's that spoon?
            !BOSS: Three. Four.
            PAL: It won't move! || It's as stiff as a board!
            FOE: Then push! All of us! || For one, it is. Get hold, everybody!
            [Everybody takes hold of the one spoon. Even the burglars.]
            !BOSS: Five. Six. Seven.
            [GLUPP.]
            PAL: It moved! Again! ## It moved! Again! Don't you dare stop! || It's coming! Harder! ## It's coming! Harder! Don't you dare stop!
            !BOSS: Eight. Nine. Nine and a half.
            [GLUPP. GLUPP. GLUPP.]
            !BOSS: Ten.
            [{BOSS} turns round. In the kettle, it's golden, and it shines.]
            LEAD: So that's the step! You look away, and we all stir! || That was the step! One counts, and the others stir!
            * pay law
            FOE: And all those years, we were looking at the wall. || We never could. We were up against the wall.
            <first> <?b> > hook BOSS end
            <?e> > hook FOE end
            <?clock> [A burglar puts back the clock. It ticks a little louder.]
            > turns
            <?l> > lead last
            !BOSS: But I told every thief to get out! Wasn't I loud enough? || You're all still here! What did I say about thieves?
            [Everybody puts a finger in each ear.]
            * pay heard
            !FOE: I didn't hear a thing.`,
        },
      ],
    },
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
            FOE|LEAD: It's over my shoes.
            BOSS: Then you're standing in the best part of it. || A little depth never hurt a puddle.
            PAL|LEAD: Shall I fetch a mop?
            BOSS: For fudge? We have manners in this factory. Fetch the spoon. || You don't mop fudge. You finish it. Where's the spoon?
            <?one> FOE|LEAD: We've only got one.
            <?one> BOSS: There's only one puddle.
            <?a> > place why
            !BOSS: We sit down in it, and eat it all up. Whoever leaves the table has finished, and gets no more! || Sit down in it, and eat! Whoever leaves the table has finished, and gets no more!
            * plant table
            PAL|LEAD: Which table? || I don't see a table.
            !BOSS: It's down there somewhere. || You're standing on it.
            <first> > hook BOSS claim
            <first> <3+> PAL|FOE: There's somebody coming! Wade in! It's all you can eat!
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
            PAL|LEAD: It's up to my knees! || I used to have knees.
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
            <taken> FOE|PAL|BOSS: That was the only spoon! {call}, get it back! || How does one get a spoon back? {call}, you've got a way with things!
            <taken> > lead attempt
            <taken> BOSS: Then use your hands!
            <handed> > effect spoon
            <?d> > hook FOE stake
            [WUBB. WUBB. WUBB.]
            <handed> <?x1> > lead search
            LEAD|PAL: It wubbs whenever somebody swallows! || Listen! One swallow, one wubb!
            !BOSS: So the kettle's got ears! Swallow on tiptoe! || It's doing it to annoy us. Two at a time! It can't count!
            [WUBB-WUBB.]
            PAL|LEAD: Now it's at my belt! || There goes my belt. It was new.
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
            !BOSS: Just in time! Jump in! Bring your own bread! || In you go! Deep end's by the stove!
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
            <?toast> BOSS: A toast! To the bottom!
            <?toast> FOE|LEAD: Has anybody seen it?
            <?toast> BOSS: It was here this morning.
            <?x3> > place stir
            <?x6> BOSS: Eat, {call}! Show us how it's done where you come from!
            <?x6> > lead teach
            <?x6> [WUBB.]
            > turns
            PAL|LEAD: My waistcoat's floating. I'm still in it. || I can't bend down any more. There's too much of me in the way.
            BOSS: Let it go on ahead. It has pockets. || You needn't. Just look down, and chew.`,
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
            LEAD: Where have you put it?
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
            !BOSS: Whoever leaves the table has finished. || But there's still some left.
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
            BOSS: I made the rule. I'll have to be first. But I've never said it. || It's my table. So it has to be me. How does the word go?
            LEAD: It starts with an E. || You open your mouth, and nothing goes in.
            !BOSS: I've had... I've had...
            LEAD: Nearly.
            !BOSS: Enough.
            * pay table
            [{BOSS} puts the spoonful back, and climbs out. BBUW.]
            FOE|BOSS: What was that? || That's a new one.
            LEAD: That was a wubb, on its way home.
            > hook BOSS enough
            FOE|LEAD: It's gone down! My second button's back! || It's sunk a foot! I can see my belt!
            <3+> BOSS: Now everybody!
            <3+> > hook FOE enough
            <3+> [BBUW.]
            [Two by two, {crowd} say it, too. BBUW. BBUW. BBUW.]
            <rated> PAL|LEAD: That last one said it to her husband. He's still in there.
            <?x5> > place gift
            <?k> > turns
            PAL|LEAD: There's the line! And there's your table! || I can see the line on the wall! And so that's the table!
            <?l> > lead last
            [On the floor there lies one last brown shine, as big as a plate.]
            LEAD: And that?
            !BOSS: It's only a puddle.
            [{BOSS} steps into it, with the spoon, and takes one mouthful. WUBB.]
            FOE|LEAD: It's over my shoes.`,
        },
      ],
    },
  ],
}
