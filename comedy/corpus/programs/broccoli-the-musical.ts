import { type Program } from '../../plays/card-types.ts'

/** Vegetables before a hungry house; a spotlight in which one sings the truth; a theater in which every leg breaks. */
export const broccoliTheMusical: Program = {
  name: 'Broccoli: The Musical',
  people: {
    'Broc Stalkley': {
      short: 'Broc',
      want: "to be somebody's favorite",
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} reads a newspaper.]
          ME: "The Children's Favorite Vegetables." I've come in after the plate. ## "Vegetables One Would Share a Bath With." I've come in after the sponge.`,
        snap: `ME: And I'd just had my florets done!`,
        later: `
          ME: I'm somebody's favorite. I was taken home to meet the family.
          ASK: How was it?
          ME: They sat me next to the potatoes. I didn't care for how quiet they were.`,
      },
      turns: [
        `ASK: Have you ever had a letter from the public?
         ME: Just the one. "Dear Broccoli. Mother says that I have to."`,
        `ME: The same child has written again. "Dear Broccoli. I hid you in the piano."
         ASK: That isn't very nice.
         ME: It remembered where!`,
        `ME: A third letter! "Dear Broccoli. I put a spoon beside you, and you were a tree. I sat under you all evening."
         ASK: Are you crying?
         ME: It's only dew.`,
      ],
      twist: 'Broc gets fan mail from a reluctant child',
    },
    'Carrot Charlotte': {
      short: 'Charlotte',
      want: 'one real compliment',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} reads a card.]
          ME: "Full of vitamins." That isn't a compliment. That's a label! ## "A firm young carrot." That isn't a love letter. That's from the scales!`,
        snap: `ME: I can see it coming! I'm the only one who sees in the dark, and I wish that I didn't!`,
        later: `
          ME: I've had a compliment. I've had it embroidered.
          ASK: What does it say?
          ME: "Nice color." I keep leaving it where I'll find it.`,
      },
      turns: [
        `ASK: Is it true that you help people to see at night?
         ME: It is. And what do they look at? The stairs.`,
        `[{ME} turns sideways.]
         ME: Say something about my profile.
         ASK: It comes to a point.
         ME: Go on.
         ASK: No, that's where it stops.`,
        `ASK: I do like your hair. All that green, going everywhere.
         ME: People mostly cut it off, and throw it away.
         ASK: I'd put it in a vase. ## I'd put it in a vase, by the bed.`,
      ],
      twist: 'Charlotte turns sideways to be admired',
    },
    'Director Darya': {
      short: 'Darya',
      want: 'one thing to go right',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
          [{ME} wants to tick something on a list. The pencil breaks.]
          ME: Forty shows, and not one thing ever went right. Not even the tick.`,
        snap: `ME: Places, everybody! Doom from the left! I said left!`,
        later: `
          ME: Something went right yesterday. I don't trust it.
          ASK: But that's what you wanted.
          ME: I know. It was sitting on my bed this morning, smiling.`,
      },
      turns: [
        `ME: Who put that bucket there?
         ASK: You did.
         ME: Then it's the only thing that's been where I put it all day. Nobody drink from it.`,
        `ME: My bucket's moved. By an inch.
         ASK: It's under the leak now.
         ME: I didn't ask it to be useful!`,
        `ASK: I've put your bucket back. I drew a line round it, and I stood guard.
         ME: How long for?
         ASK: I've had to use the bucket. ## I've had to use the bucket. Twice. We're close now.`,
      ],
      twist: "Somebody moves Darya's bucket an inch",
    },
    'Understudy Una': {
      short: 'Una',
      want: 'to go on, once',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} is wearing everybody's costume, one on top of the other.]
          ME: I know all your parts, and I've never gone on. You're all so horribly well.`,
        snap: `ME: Does anybody feel faint? Anybody? I know all of your screams!`,
        later: `
          ME: I've been on. So now I've got an understudy of my own.
          ASK: What's that like?
          ME: It sits over there, and asks after my health.`,
      },
      turns: [
        `ME: How are you feeling?
         ASK: Very well, thank you.
         ME: Are you sure? You've gone a beautiful color. Lie down.`,
        `ME: I know your part better than you do. I even do your sneeze.
         ASK: I never sneeze.
         ME: Wait.
         [{ASK} sneezes.]
         ME: It was a shade early.`,
        `ASK: I'm tired. Could you be me for a minute?
         [{ME} yawns, scratches one ear, and asks when it's supper.]
         ASK: That's uncanny.
         ME: I'd like to thank you. You were the part of a lifetime.`,
      ],
      twist: "Una understudies somebody's sneeze",
    },
    'Maestro Leek': {
      short: 'the Maestro',
      want: 'to be followed',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
          [{ME} beats time at the orchestra. It plays something else.]
          ME: They never follow me. The flutes follow the oboe. The oboe follows the football.`,
        snap: `ME: If we have to go, we go together! On the beat! And...`,
        later: `
          ME: The orchestra follows me now.
          ASK: Then you're happy!
          ME: They followed me home. They stood round the bath, and waited for a sign.`,
      },
      turns: [
        `[{ME} waves both arms.]
         ASK: Is that for me?
         ME: It's for the flutes. But do come in, if you feel like it.`,
        `ME: I raised my hand just now, and somebody stood still!
         ASK: That was me. I thought you'd seen a wasp.`,
        `[{ME} lifts one finger. Everybody breathes in.]
         ASK: What comes next?
         ME: I don't know! I never got this far! Hold it!`,
      ],
      twist: 'The Maestro conducts whoever walks past',
    },
    'Tap-Dancing Turnip': {
      short: 'Turnip',
      want: 'a partner',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} dances with a broom. It faints.]
          ME: And there goes another partner!`,
        snap: `ME: I'd run for my life, but I can only run in waltz time!`,
        later: `
          ME: I've got a partner now. The same shoes, the same steps.
          ASK: And is it fun?
          ME: The people downstairs have moved. So has the floor.`,
      },
      turns: [
        `[Under {ME}, two feet go on and on.]
         ASK: Could you stop doing that?
         ME: I stopped on Monday. I'm only on top of it.`,
        `[One shoe goes off, with nobody in it.]
         ASK: Where's that shoe going?
         ME: It's heard that there's a staircase.`,
        `[{ASK} has put on one of the shoes.]
         ASK: It's doing it! It won't stop! What do I do?
         ME: I've got the left one. Hold on to me, and be the right.`,
      ],
      twist: "Turnip's shoe hears about a staircase",
    },
  },
  recall: `
    PAL|LEAD: They were singing it in the street last night. "{Line}."
    BOSS: Did they get the tune?
    PAL|LEAD: There isn't a tune. They'd brought one.`,
  scenarios: [
    {
      id: 'fork',
      shape: 'feast',
      title: 'Out of Our Hands || A Hungry House',
      premise:
        'A company of vegetables must play to a house that has had no supper, and {keeper} is hiding the salt.',
      game: 'The better they are, the louder it rumbles in the dark, and every kind word sounds like a menu.',
      facts: {
        prop: 'the salt',
        event: 'a musical',
        crowd: 'the audience',
      },
      effects: {
        salt: {
          noise: `FOE|LEAD: It's {where}! You might as well have rung for dinner!`,
          lost: `FOE|LEAD: It's {where}! Then there's one of us who's already seasoned.`,
          stuck: `FOE|LEAD: It's {where}! Now we're not only vegetables. We're a parcel!`,
          mixed: `FOE|LEAD: It's {where}! Salt with feelings! It'll want to meet us!`,
          mess: `FOE|LEAD: It's {where}! You've made a dressing!`,
        },
      },
      hooks: {
        'Broc Stalkley': {
          spared: `
            ["May I sit by the one like a tree? It's my favorite! I've brought a blanket!"]
            ME: Somebody's favorite! And the plate wasn't even mentioned!`,
        },
        'Carrot Charlotte': {
          spared: `
            ASK: There's a gentleman who says that you're the loveliest thing he ever didn't eat.
            ME: That's no label! That's a compliment!`,
        },
        'Director Darya': {
          spared: `
            ASK: I've counted us. Nobody's been eaten.
            ME: Nobody at all? Something's gone right! Quick, a pencil!`,
        },
        'Understudy Una': {
          spared: `
            ASK: There's one more song to go. And our throats are too dry with fright.
            ME: Don't anybody gargle! I'm going on!`,
        },
        'Maestro Leek': {
          spared: `
            [{ME} lifts one hand. Every fork in the house goes down.]
            ME: They followed me! All of them! Even the oboe put down a fork!`,
        },
        'Tap-Dancing Turnip': {
          spared: `
            ASK: There's a small girl in the front row, tapping along with two spoons.
            ME: A partner! Send her up! And somebody see to the broom!`,
        },
      },
      after: `
        [BRRROMBLE.]
        PAL|LEAD: Haven't we fed them?
        BOSS: Twice. They won't go home. They come every night, they sit, and they open their mouths.
        PAL|LEAD: Like birds?
        BOSS: With season tickets.`,
      acts: [
        {
          title: 'Eating Out of Our Hands || Flowers, from an Admirer',
          time: 'HALF AN HOUR TO CURTAIN UP',
          beat: 'A company of vegetables has a full house, and it is an empty one.',
          text: `
            <2> > lead arrive
            BOSS: Listen, everybody. By the end, they'll be eating out of our hands! || It's our first full house! I tell you, they'll be eating out of our hands!
            PAL|LEAD: How many are there? || Who's out there?
            BOSS: Every seat. They came straight from work. || Everybody! They left their suppers to get a seat.
            * plant hands
            [BRRROMBLE. It comes from the dark, out in front.]
            FOE|LEAD: What was that?
            BOSS: The drums. They're warming up. || Thunder. We have some in the second act.
            * plant rumble
            PAL|LEAD: There's a bouquet for us. It's parsley.
            BOSS: And there's a card. "I could eat you all up." How charming! ## And there's a card. "I could nibble you from the top down." I haven't had one of those since I was a bud! || With a card! "You look good enough to eat!" I'm so touched! ## With a card! "I'd like to unwrap you with my teeth!" I'm so touched!
            <4+> PAL: And it came with this. It's salt. || There's a small parcel, too. It's salt!
            <2> LEAD: And it came with this. It's salt. || There's a small parcel, too. It's salt!
            <3> +BOSS: And it came with this. It's salt. || There's a small parcel, too. It's salt!
            <3+> FOE: We're vegetables. They're hungry. And somebody out there has brought salt. || Parsley, and salt! That isn't a bouquet. That's a recipe!
            <2> BOSS: I like salt. Why do you look at me like that? I'm only a vegetable.
            <2> LEAD: They're hungry, and somebody's brought salt.
            BOSS: Nonsense. Nobody eats a vegetable. They push us to the side. It's the safest job there is. ## Nonsense. I've been on their plates. They push you about a little, and then they want dessert. || People don't eat us. They hide us in napkins. That's how I got to be so old.
            !PAL|LEAD: How old are you?
            !BOSS: Ten days. I don't tell people. ## Ten days. In that light, eight.
            [{BOSS} sings one note, for the nerves. It is a beautiful note. BRRROMBLE.]
            FOE|LEAD: It only does that when you're good! || It's done that each time that anybody was good!
            BOSS: Then why have I never heard it before? || That's a mean thing to say about Tuesday.
            <first> <3+> PAL: There's somebody at the stage door. I can't see a fork. || Look out! Somebody's coming, and I can't see the teeth!
            <3+> > lead arrive
            <handed> > place intro
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'As Bad as We Can',
          time: 'A QUARTER OF AN HOUR TO GO',
          beat: 'The salt ends up {where}, and they decide to be terrible.',
          text: `
            <handed> BOSS: {call}, you're no vegetable. Hide that salt. || Get rid of it, {call}. Nobody should be near salt in a costume like mine.
            <taken> BOSS: And whatever happens, hide that salt!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: How does one get that back? {call}? || {call}, you've got a way with things!
            <taken> > lead attempt
            <handed> > effect salt
            > turns
            PAL|LEAD: We've got a review already! "Fresh. Tender. One is left wanting more." ## We've got a review already! "Firm. Juicy. I'd go again, without my husband." || It's in the evening paper! "Crisp, with a soft heart."
            BOSS: They love us! Which page? || How kind! Is it under "Theater"?
            FOE|LEAD: Food.
            [BRRROMBLE.]
            PAL|LEAD: The better we sing, the hungrier they get! || So the better we are, the more they'll want to eat us!
            BOSS: Then be bad! Everybody, be as bad as you can! || Then we'll be awful! Quick, go limp!
            [They all go limp. BRRROMBLE!]
            FOE|LEAD: They like it! They like it soft! ## They like it! I never met anybody who liked it soft!
            <first> <?d> > hook PAL claim
            <?smell> BOSS: Can anybody here smell bad? On purpose?
            <?smell> [Everybody tries. It smells of Sunday lunch.]
            <?smell> FOE|LEAD: Who did gravy?
            <?bad> BOSS: Sing something that tastes of nothing.
            <?bad> FOE|LEAD: Lukewarm water, lukewarm water. ## Separate bedrooms, separate bedrooms.
            <?bad> [From the dark, the whole house swallows. ## From the dark, a deep married sigh.]
            > turns`,
        },
        {
          title: 'Opera Glasses, with Points',
          time: 'CURTAIN UP',
          beat: 'The curtain rises, and the audience has brought something in its hands.',
          text: `
            > place crowd
            BOSS: Curtain! And be bad! The better we are, the hungrier they get! || Curtain! As bad as you can, everybody! If we're good, we're supper!
            PAL|LEAD: What have they all got in their hands? It shines. || They're holding something up. All of them.
            BOSS: Programs. || Opera glasses.
            FOE|LEAD: With four points?
            BOSS: They must be very good seats. || It's for people with four eyes.
            <handed> <?f> > lead attempt
            > turns
            <?nap> PAL|LEAD: Now they're tucking something white into their collars.
            <?nap> BOSS: Handkerchiefs. It's a sad story.
            <?nap> FOE|LEAD: It hasn't started!
            <?nap> BOSS: They've read the menu. The program.
            <?butter> PAL|LEAD: They're passing something along the rows. It's butter.
            <?butter> BOSS: For the hinges. Those seats creak.
            <?butter> FOE|LEAD: Then why have they melted it?
            BOSS: Go out and say that we're past our best. || Somebody tell them how long we've been in the fridge.
            ["Ripe!" calls a voice from the dark. "That's when they're sweetest!" ## "Ripe!" calls a voice from the dark. A lady throws a key.]
            > turns
            BOSS: Then I was wrong. We're not pushed to the side any more. || So that's success. I always thought that I'd like it.`,
        },
        {
          title: 'In Tune',
          time: 'THE LAST NUMBER',
          beat: 'If they have to be eaten, they will be eaten in tune.',
          text: `
            [BRRROMBLE. BRRROMBLE. The scenery hums along.]
            FOE|LEAD: They've lit candles. || Who put a tablecloth over the orchestra?
            <?x4> > lead comfort BOSS
            > turns
            <first> <?i> > hook FOE snap
            <first> <?j> > hook PAL snap
            PAL|LEAD: They don't even know what we're called. || We'll go down as "vegetables of the day"!
            <3+> !FOE: I don't know what you're called, either.
            <3+> !BOSS: We've shared a mirror for years!
            <3+> !FOE: I was looking at the other one.
            BOSS: Then we'll sing our names! Loudly! I'm nobody's side dish! || Then we sing our names at them! If I'm to be supper, I'll be supper with a name!
            * plant names
            [They sing their names. It is the best that they have ever been. Then a terrible silence.]
            <?mmm> PAL|LEAD: Nobody's rumbling.
            <?mmm> BOSS: No. They're choosing.
            <first> <?k> > hook BOSS snap
            <wish> BOSS: {call}, you're the only one they can't cook. What would you like of mine? || That's the end of the song. {call}, say grace.
            <wish> > lead lastWords
            > turns`,
        },
        {
          title: 'Every One of Our Names',
          time: 'NIGHT',
          beat: 'The salt is back, and somebody small asks for it.',
          text: `
            [{freed} It rolls to the middle of the stage, in front of everybody.]
            * prop
            [A very small voice. "That's the salt I sent you!"]
            BOSS: It's a child. Whom is it going to start with? || Please! I'm all stalk!
            ["It's for your throats! You put it in water, and gargle!"]
            FOE|LEAD: Gargle? || That's what it's for?
            PAL|BOSS: But the card said that it could eat us all up! || And the card? We look good enough to eat?
            ["Mother says that to me! Every night!" || "Grandma always writes that!"]
            <?pars> FOE|LEAD: And the parsley?
            <?pars> ["It's the only flower that I could reach!"]
            <?paper> PAL|LEAD: But we were in the paper, under "Food"!
            <?paper> ["They've only got one critic!"]
            BOSS: And all of you? With the forks? || But all of you brought forks!
            ["We thought that there'd be spaghetti! We even brought the butter!"]
            * pay rumble
            FOE|LEAD: Then nobody wants to eat us? Not even a bit? ## Then nobody wants to eat us? Not one nibble? And I'd washed! Everywhere! || Not one bite? Not even out of politeness? ## Then nobody wants to eat us? Not one nibble? And I'd washed! Everywhere!
            ["We can't, any more! You've told us your names!"]
            [One by one, the forks go down.]
            * pay names
            BOSS: And what are you called? || Then tell us yours.
            ["Basil."]
            [Everybody on the stage has something in one eye.]
            > hook BOSS spared
            > turns
            <?n> > hook PAL spared
            <?o> > place gift
            <?p> > lead last
            > turns
            <3+> FOE: I told them my weight. In the song. I needed one more rhyme.
            <3+> BOSS: They cheered.
            [Brrromble.]
            PAL|LEAD: They really haven't had any supper. || That was only the front row. They're starving, and they stayed for us.
            BOSS: What have we got back there? || Is there anything to eat that doesn't sing?
            FOE|LEAD: Only {food}.
            [They go down among the seats, with both hands full. {rise}]
            * pay hands
            PAL|LEAD: Look at them!
            !BOSS: What did I tell you? They're eating out of our hands.`,
        },
      ],
    },
    {
      id: 'light',
      shape: 'hiding',
      title: 'I Only Ate One || The Lamp from the Police',
      premise:
        'A show must open without a last song, under a spotlight that shines on whoever tells a fib, and {keeper} has the last page.',
      game: 'Whoever tells a fib has to sing the truth, and a play is nothing but fibs.',
      least: 3,
      facts: {
        prop: 'the last page',
        event: 'a musical',
        crowd: 'the audience',
      },
      effects: {
        page: {
          noise: `FOE: It's {where}! It was blank before. Now it's blank, and scared!`,
          lost: `FOE: It's {where}! So the end of our show is coming out nobody knows when!`,
          stuck: `FOE: It's {where}! They always said that the ending needed tying up.`,
          mixed: `FOE: It's {where}! A blank page in love. It won't be blank for long!`,
          mess: `FOE: It's {where}! That page had nothing on it, and now I can't even read that!`,
        },
      },
      hooks: {
        'Broc Stalkley': {
          sings: `
            ME: I'm a big vegetable. I sleep all alone.
            [KLAK! The spotlight is on {ME}.]
            ME: "I strut, I pose, I toss my head! I've a toy carrot in my bed!"
            ASK: How big is it?
            ME: It squeaks.`,
          bow: `
            ["That green one's my favorite! I've got a carrot in bed, too!"]
            ME: Somebody's favorite! And we both squeak!`,
        },
        'Carrot Charlotte': {
          sings: `
            ME: My hair? It grows like this.
            [KLAK! The spotlight is on {ME}.]
            ME: "You like my hair? You think it's green? It came out of a can, sixteen!"
            ASK: What color is it really?
            ME: I don't remember. Sort of Tuesday.`,
          bow: `
            ASK: I never even noticed your hair.
            [KLAK! The spotlight is on {ASK}.]
            ASK: "I like your hair in any shade! You're the best carrot ever made!"
            ME: A compliment! And it has to be true! It was lit!`,
        },
        'Director Darya': {
          sings: `
            ME: I know this show by heart.
            [KLAK! The spotlight is on {ME}.]
            ME: "I stamp, I point, I scream, I shout! I've no idea what it's about!"
            ASK: Haven't you read it?
            ME: I've seen the poster.`,
          bow: `
            ASK: The light went on just as the first note came. As if somebody had planned it.
            ME: Something's gone right! Quick, a pencil!`,
        },
        'Understudy Una': {
          sings: `
            ME: I only hope that you all stay well.
            [KLAK! The spotlight is on {ME}.]
            ME: "I greased the stairs, I hid your shoe! I only wanted to be you!"
            ASK: You greased the stairs?
            ME: I did put a pillow at the bottom.`,
          bow: `
            ASK: It's the second verse, and I've slipped on the grease. You'll have to go on for me.
            ME: I'm going on! Did you find the pillow?`,
        },
        'Maestro Leek': {
          sings: `
            ME: I read notes as other people read the paper.
            [KLAK! The spotlight is on {ME}.]
            ME: "I wave my stick, I frown, I bow! I can't read notes! I don't know how!"
            ASK: In all these years?
            ME: Nobody looked up.`,
          bow: `
            ASK: The orchestra can't read notes, either! They've been following you for years!
            ME: Me? Then where have we all been going?`,
        },
        'Tap-Dancing Turnip': {
          sings: `
            ME: I could stop dancing at any time.
            [KLAK! The spotlight is on {ME}.]
            ME: "I tap, I twirl, I skip, I hop! Will no one tell me how to stop?"
            ASK: Have you tried a chair?
            ME: It only joins in.`,
          bow: `
            ASK: Take my hand. We'll stop together, as partners. Ready?
            [They tap. They tap. They stop.]
            ME: So that's what a floor feels like.`,
        },
      },
      after: `
        [KLAK!]
        PAL|ANY: I thought we'd sent that lamp back to the police!
        BOSS: They didn't want it. They switched it on, and the whole station sang.
        PAL|ANY: What about?
        BOSS: Buns.`,
      acts: [
        {
          title: 'Who Ate the Buns? || A Whole Cart of Buns',
          time: 'AN HOUR TO CURTAIN UP',
          beat: 'There is a lamp that shines on whoever tells a fib, and a finale which does not exist.',
          text: `
            BOSS: Who's eaten the first-night buns? The cart by the door was full! || There was a cart full of buns by the door! Now it's empty!
            * plant buns
            !FOE: I only had one. || I took one. A small one.
            [KLAK! The spotlight swings round to {FOE}.]
            !FOE: "I ate a bun, and then a bun! I said I'd only eaten one!"
            <first> PAL|ANY: Why did you sing that?
            <next> LEAD: Why did you sing that?
            !FOE: I couldn't help it! It just came out! || I don't know! It shone on me, and it rhymed!
            BOSS: It's the new lamp, from the police. It shines on whoever tells a fib, and they have to sing the truth. || That's the lamp from the police. If you tell a fib, it shines on you, and you have to sing the truth.
            * plant lamp
            +BOSS: So who ate all the others? || And who ate the rest of the buns?
            !FOE: None of us. || Nobody in the show.
            [They all look up at the lamp. It doesn't move.]
            BOSS: So that's true. || It believes that.
            PAL|ANY: Then is the show ready? || Have you finished the last song?
            !BOSS: Of course it is. || Weeks ago.
            [KLAK! The spotlight is on {BOSS}.]
            !BOSS: "I told you that the show was done! The final song? There isn't one!"
            !FOE: There's no ending? || What's on the last page, then?
            !BOSS: "Finale." It's underlined. || Just the word "Finale". It's in my best handwriting.
            * plant page
            !BOSS: When I write, nothing ever rhymes. And that's our last piece of paper. || I can't make it rhyme. And it's all the paper we've got.
            <first> PAL|ANY: Here's a stranger. Perhaps they can write! || There's somebody outside. Strangers have endings!
            > lead arrive
            <handed> > place intro
            <?b> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Not One Fib || It Rhymes in There',
          time: 'HALF AN HOUR TO GO',
          beat: 'The last page ends up {where}, and whatever comes out under the lamp rhymes.',
          text: `
            <handed> BOSS: {call}, here's the last page. Write us an ending. || Take the last page, {call}. It only needs a song on it.
            <taken> BOSS: There's only the last page left. Somebody write us an ending!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: Somebody has to do something! {call}? || We can't leave it like that! {call}!
            <taken> > lead attempt
            <handed> > effect page
            BOSS: That was all our paper! || And there goes our ending!
            > turns
            <?e> > hook FOE claim
            <?e> <4+> > hook FOE sings
            !BOSS: From now on, nobody's to tell a fib! Be honest, like me! ## From now on, nobody's to tell a fib! Be honest, like me! I'm only twenty-nine! || Not one more fib, until the show's over! Be honest, like me! ## From now on, nobody's to tell a fib! Be honest, like me! I'm only twenty-nine!
            <?nose> [The lamp turns a little, and looks at {BOSS}.]
            <?nose> !BOSS: Like most of you.
            <4+> > hook PAL sings
            <3> > hook FOE sings
            !BOSS: That rhymed! I've written it on my sleeve, after the one about the bun. || What a good rhyme! It's going on my sleeve, after the one about the bun.
            * plant sleeve
            <?desk> FOE|LEAD: Why does it rhyme in there, and never at your desk?
            <?desk> !BOSS: At my desk, I have to make it up. || I don't know. At my desk, I make things up.
            > turns`,
        },
        {
          title: 'The King of Spain',
          time: 'CURTAIN UP',
          beat: 'The show begins, and it turns out that a play is one fib after another.',
          text: `
            > place crowd
            PAL|LEAD: Why are their cheeks so round? || They've all got such full cheeks.
            BOSS: They're well fed. Begin! || It's a healthy part of town. Curtain!
            > turns
            [{FOE} comes on, in a crown.]
            !FOE: Kneel! I am the King of Spain!
            [KLAK!]
            !FOE: "I'm not a king! My crown's a tin! There's still a little soup left in!" ## "I'm not a king! I've got no throne! My ex has got it! I've the loan!"
            PAL|LEAD: But that was in the play! || But that's just acting!
            BOSS: To that lamp, acting's only telling fibs in a crown. || To that lamp, there's no acting. There's only fibs, in a crown.
            <?love> !FOE: Then I'll do the love scene. "Be mine! I've loved you all my life!"
            <?love> [KLAK!]
            <?love> !FOE: "We met on Monday, on the stair! I only like you for your hair!" ## "I loved you till the first of May! That's when I heard about your pay!"
            <?love> PAL|LEAD: Don't tell that to the princess! ## Don't tell that to the princess! She bought you that crown!
            > turns
            <?death> +LEAD: Then let me do my death. Nobody can call that a fib. "Farewell! I die!" || Let me play the one who's dead. "Ah! I'm dead!"
            <?death> [KLAK!]
            <?death> +LEAD: "I am not dead! I'm feeling fine! I'm going out to eat at nine!" ## "I am not dead! I'm feeling fine! I'm meeting with my ex at nine!"
            BOSS: They're laughing! || The whole house is laughing!
            FOE|LEAD: At a tragedy! || Already? It's a tragedy!
            <?tree> BOSS: Quick, send on somebody who doesn't speak!
            <?tree> [{FOE} comes on as a tree, with both arms up. KLAK!]
            <?tree> !FOE: "I'm not a tree!"
            <?tree> [Somebody at the back cries, "We knew!"]
            > turns`,
        },
        {
          title: 'The Truth',
          time: 'NEARLY THE END',
          beat: 'There is nothing left to play, and somebody has to go out and say so.',
          text: `
            FOE: That was our last song. And they're waiting for the end. || We've got no more songs. And nobody's going home!
            <?yet> !BOSS: I'll go out and say that it's coming any minute. || I'll tell them that the end's in the mail.
            <?yet> [KLAK! The spotlight is on {BOSS}.]
            <?yet> !BOSS: I haven't said it yet! || I was only going to!
            <?yet> FOE: It knows you by now. || It's stopped waiting.
            > turns
            PAL|LEAD: You could tell them the truth. || Why not just say how it is?
            !BOSS: The truth? They've paid! I'd sooner say something nice about myself. ## The truth? They've paid! I'd sooner take my clothes off. || To all of them? I'll say something nice about myself. ## To all of them? I'd sooner take my clothes off. They've paid for a lot less.
            [KLAK. KLAK. The light comes nearer, step by step.]
            > hook BOSS sings
            [A silence. Then, from the dark, they clap. And somebody shouts, "More!"]
            * plant more
            PAL|LEAD: They like it better than the show! || That's the best that you've ever been!
            !BOSS: But I was only ashamed! || But that wasn't art! That was me! ## But that wasn't art! That was my bedroom!
            > turns`,
        },
        {
          title: 'The Finale',
          time: 'THE END',
          beat: 'The last page comes back, and there is more than enough to write on it.',
          text: `
            [{freed} It floats down in front of {BOSS}, as blank as ever.]
            * prop
            !BOSS: It's still empty! What do I sing? || There's still nothing on it! I can't sing an underline!
            FOE: Your sleeve's full of rhymes! || Look at your sleeve! It's full of rhymes!
            * pay sleeve
            BOSS: Those? But that's only what we were hiding! || But that's what we didn't want to say!
            PAL|LEAD: It's what we got the applause for. || That's what they clapped for.
            * pay more
            BOSS: Then everybody into the light! || Everybody! Hold hands, and into the light!
            [They walk into it by themselves, side by side. KLAK.]
            * pay page
            !BOSS: "I told you that the show was done! The final song? There isn't one!"
            !FOE: "I ate a bun, and then a bun!"
            <4+> !PAL: "I licked the rest! I licked each one!"
            <3> !FOE: "I licked the rest! I licked each one!"
            !LEAD: "You asked me for a song! But how? I've never written one till now!"
            <4+> !PAL: "I was so frightened of you all!"
            <3> !BOSS: "I was so frightened of you all!"
            !FOE: "And now we'd like a curtain call!"
            [A silence. Then the whole house claps, and stamps, and cries, "More!"]
            <?b> > hook BOSS bow
            > turns
            <?e> > hook FOE bow
            <?p> > lead last
            > turns
            BOSS: Thank you! And does anybody know who ate our buns? || Thank you! Our buns were by the door, when you came in. Did anybody touch them?
            ["Not us!" cries the whole house.]
            [{rise} KLAK! The spotlight is on the audience, all of them. They stand up, and breathe in.]
            * pay lamp
            PAL|LEAD: What are they going to sing?
            * pay buns
            !FOE: "I said I'd only eaten one!"`,
        },
      ],
    },
    {
      id: 'legs',
      shape: 'siege',
      title: 'This Show Has Legs || The Other Thing One Says',
      premise:
        'A show must open though every kind wish breaks a leg, and a house full of friends is on its way, and {keeper} has the baton.',
      game: 'In a theater one says "Break a leg", and in this one it works.',
      facts: {
        prop: 'the baton',
        event: 'a musical',
        crowd: 'the audience',
      },
      effects: {
        baton: {
          noise: `FOE|LEAD: It's {where}! It's the one thing here that kept time, and it's scared stiff!`,
          lost: `FOE|LEAD: It's {where}! How do we know when to start, now? By the weather?`,
          stuck: `FOE|LEAD: It's {where}! We can't start with our hands tied!`,
          mixed: `FOE|LEAD: It's {where}! So whom is it going to follow now?`,
          mess: `FOE|LEAD: It's {where}! That isn't a baton. That's a breadstick that's given up!`,
        },
      },
      hooks: {
        'Broc Stalkley': {
          stands: `
            ASK: There's a child out there, and you're the favorite. You fell the furthest.
            ME: Then I'll fall every night! Twice on Sundays!`,
        },
        'Carrot Charlotte': {
          stands: `
            ASK: With everything lying down, one finally sees you properly. You've got beautiful legs.
            ME: A compliment! And not one vitamin in it!`,
        },
        'Director Darya': {
          stands: `
            ASK: It all came down at once, exactly when the curtain went up.
            ME: Something's gone right, flat on its back! Where's my pencil?`,
        },
        'Understudy Una': {
          stands: `
            ASK: The star's under the piano, and says that it's cozy. Could you go on?
            ME: I've been on since you said "under".`,
        },
        'Maestro Leek': {
          stands: `
            ASK: The music stands are flat. The orchestra's got nothing to look at but you.
            ME: They're following me! They've got eyes! Some of them are blue!`,
        },
        'Tap-Dancing Turnip': {
          stands: `
            ASK: There isn't a chair left to sit on. So, may I have this dance?
            ME: A partner! And it's the one who asked!`,
        },
      },
      after: `
        PAL|LEAD: Why are we all sitting on cushions?
        BOSS: We've sold every show until spring. They bring their own legs now, and saw them through at the door.
        PAL|LEAD: Isn't that dangerous?
        BOSS: Only if they don't take them off first.`,
      acts: [
        {
          title: 'The Other Thing || Old Chairs',
          time: 'TWO HOURS TO CURTAIN UP',
          beat: 'Somebody wishes somebody well, and a chair breaks.',
          text: `
            <2> > lead arrive
            BOSS: Two hours, all about broccoli. I can feel it. This show has legs. || I've seen shows that fall over. But two hours of broccoli? This show has legs.
            PAL|LEAD: Good luck tonight! || I wish you the best of luck!
            <4+> FOE: Never say that in a theater! It brings bad luck. Say the other thing. || Ssh! One doesn't say that! One says the other thing!
            <2-3> BOSS: Never say that in a theater! It brings bad luck. Say the other thing. || Ssh! One doesn't say that! One says the other thing!
            PAL|LEAD: Break a leg?
            [TCHAKK! {BOSS} is sitting on the floor, on what was a chair.]
            !BOSS: It was an old chair. || Somebody's put this floor very close.
            * plant leg
            FOE|LEAD: It was new this morning. || There's only one leg gone. A clean break.
            BOSS: Well, thank you for the thought. What did you say to me, again?
            PAL|LEAD: Break a leg.
            [TCHAKK! There goes a table.]
            FOE|LEAD: It comes true! Say that to anybody, and something breaks a leg! || It isn't the chair. It's the wish! Whenever somebody says it, a leg breaks!
            BOSS: It's the new wood. I got it cheap. They'd pulled down a wishing well. || I had it all made new, from an old wishing well. It was so cheap!
            * plant well
            PAL|LEAD: Then nobody's to say it. No kind wishes till we close! || Then not one kind word in here, until the show's over!
            <?a> > place why
            <first> <3+> PAL: There's somebody at the door. They look friendly! || Somebody's coming in, and smiling!
            <3+> > lead arrive
            <handed> > place intro
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Kind Regards',
          time: 'AN HOUR TO GO',
          beat: 'The baton ends up {where}, and the mail comes.',
          text: `
            <handed> BOSS: We can't begin without the baton. {call}, keep it out of harm's way. || Take the baton, {call}. It's the only thing in here that has no legs.
            <taken> BOSS: We can't begin without the baton. Keep it out of harm's way.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: It can't stay like that. {call}? || Can't anybody get it back? {call}?
            <taken> > lead attempt
            <handed> > effect baton
            > place worse
            > turns
            PAL|LEAD: There's a telegram. Shall I read it out? || Here's the mail. It's from somebody's mother!
            <4+> FOE: Is it kind? || What does she say?
            <2-3> BOSS: Is it kind? || What does she say?
            PAL|LEAD: "Break a leg."
            [TCHAKK! The piano kneels.]
            BOSS: From now on, only bills! || Never read out anything with a kiss on it!
            <handed> <?x1> > lead search
            <first> <?d> > hook PAL claim
            <?rude> FOE|LEAD: What may one say, then?
            <?rude> BOSS: Something rude.
            <?rude> FOE|LEAD: I hope that you fall off. ## I hope that your mother-in-law moves in.
            <?rude> BOSS: I'm so touched. And may your trousers fill with soup. ## I'm so touched. And may your ex be in the front row, looking well.
            <?x2> > lead ban
            > turns`,
        },
        {
          title: 'A House Full of Friends',
          time: 'A QUARTER OF AN HOUR TO GO',
          beat: 'The audience comes, and every one of them has something kind to say.',
          text: `
            > place crowd
            FOE|LEAD: They're all on our side! They'll all want to say it! || They know us! Every one of them wants to wish us you-know-what!
            BOSS: Don't let them finish! || Talk about anything else!
            ["Break a..."]
            PAL|LEAD: A biscuit? Thank you! Don't mind if I do! ## A bed? Only the one, on tour! It was an old bed! || A habit? How right you are! I bite my nails! ## A vow? On Tuesday! How did you hear?
            ["No, break a..."]
            <4+> FOE: A window? It is a bit warm! || A record? We'll try to! ## A heart? One in every town, thank you!
            <2-3> BOSS: A window? It is a bit warm! || A record? We'll try to! ## A heart? One in every town, thank you!
            > turns
            <?baby> ["Say it to them, darling. Bweak..."]
            <?baby> FOE|LEAD: There's a baby doing it!
            <?baby> BOSS: Give it something to chew!
            <?baby> [Tchakk. A very small stool.]
            <?f> > lead teach
            <?g> > place stir
            PAL|LEAD: What's the stage made of? || Is the stage out of that well, too?
            BOSS: The same wood. On four legs. They're good ones. || All of it. On four legs. There's been some talking behind the scenes.
            [TCHAKK! Somewhere below. TCHAKK! TCHAKK!]
            FOE|LEAD: Who's down there?
            PAL|BOSS: The choir. They're wishing each other well. || The dancers. Nobody's told them. They're wishing each other well, in a ring. ## The dancers. They always do it in a ring. The neighbors have complained.
            > turns`,
        },
        {
          title: 'On One Leg',
          time: 'A MINUTE TO GO',
          beat: 'A whole theater is standing on one leg, and nobody may be nice.',
          text: `
            [Everything leans to the left. Everybody leans to the right.]
            FOE|LEAD: There's one leg left, in the middle. || It's all standing on one leg! Like a stork!
            PAL|BOSS: Then nobody say a kind word. Nobody. Not even with the eyes. || Think hard thoughts, everybody. Think of the rent.
            <?h> > place door
            > turns
            PAL|LEAD: But I do hope that it goes well for you. I can't help it. ## But I've wanted you since the costume fitting. I can't help it. || I've never wanted anybody to do well so much in my life.
            BOSS: Stop it. I can feel it in the floor.
            !FOE|LEAD: I never told you that you were good.
            !BOSS: You told me that I was loud.
            !FOE|LEAD: That was me telling you.
            <?x4> > lead comfort BOSS
            > place peak
            <first> <?j> > hook PAL snap
            <first> <?k> > hook BOSS snap
            > turns
            <wish> <?lw> BOSS: {call}, I can see that you're wishing for something. What is it? And make it cold. || {call}, if you want something, say it now, and keep the heart out of it.
            <wish> <?lw> > lead lastWords`,
        },
        {
          title: 'What Was Left Standing',
          time: 'CURTAIN UP',
          beat: 'The show begins, and the audience says it all at once.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} {BOSS} catches the baton. The curtain goes up.]
            <taken> [{freed} {BOSS} takes the baton. The curtain goes up.]
            * prop
            BOSS: We're standing! We've got a baton! Now, before anybody opens their mouth! || It held! One leg, and it held! Quick, the first note!
            [The whole house, as one. "BREAK A LEG!"]
            [{hush} TCHAKK. Every seat in the house. The stage. The boxes. Slowly, like a tree, the harp.]
            PAL|LEAD: Is everybody there?
            BOSS: I'm under a cello. || I think I'm in the audience.
            FOE|LEAD: What's that noise? Are they crying? || Listen. What are they doing?
            PAL|BOSS: Laughing. They've landed in each other's laps. ## Laughing. They've landed in each other's laps. Two of them are exchanging numbers. || They're laughing. That lady's sitting on her dentist. ## They're laughing. That lady's sitting on her first husband. She's made herself comfortable.
            * pay leg
            <?n> > hook PAL stands
            > turns
            > hook BOSS stands
            <?o> > place gift
            <?p> > lead last
            > turns
            FOE|LEAD: There's nothing left in the whole theater that's got a leg to stand on. || They've all broken. Every last one.
            BOSS: Not all of them.
            [{BOSS} stands up. They all stand up, and look down at what they are standing on. They begin to dance.]
            ["Again! Again!" shouts the whole house, in one heap.]
            * pay well
            !BOSS: I said so. This show has legs.`,
        },
      ],
    },
  ],
}
