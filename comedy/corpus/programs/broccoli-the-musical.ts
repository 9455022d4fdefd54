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
          ME: They sat me next to the potatoes. I didn't care for how quiet they were. ## They put out the light, and reached for the butter.`,
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
        snap: `ME: I can see it coming! I'm the only one who sees in the dark, and I wish that I didn't!`,
        later: `
          ME: I've had a compliment. I've had it embroidered.
          ASK: What does it say?
          ME: "Nice color." I keep leaving it where I'll find it. ## "Nice and firm." I keep it under the pillow.`,
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
         ASK: I'd put it in a vase.`,
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
          ME: Forty shows, and not one thing ever went right. Not even the tick. ## Forty shows, three weddings, and not one thing ever went right.`,
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
         ASK: I've had to use the bucket.`,
      ],
      twist: "Somebody moves Darya's bucket an inch",
    },
    'Understudy Una': {
      short: 'Una',
      want: 'to go on, once',
      as: { FOE: {}, PAL: {} },
      hooks: {
        snap: `ME: Does anybody feel faint? Anybody? I know all of your screams!`,
        later: `
          ME: I've been on. So now I've got an understudy of my own.
          ASK: What's that like?
          ME: It sits over there, and asks after my health. ## It's already learned my husband.`,
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
          ME: And there goes another partner! ## And there goes another! They never last until the tango!`,
        snap: `ME: I'd run for my life, but I can only run in waltz time!`,
        later: `
          ME: I've got a partner now. The same shoes, the same steps.
          ASK: And is it fun?
          ME: The people downstairs have moved. So has the floor. ## We never get to bed. The people downstairs think that we never get out of it.`,
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
            ME: This hair? It grows like that.
            [KLAK! The spotlight is on {ME}.]
            ME: "You like my hair? You think it's green? It came out of a can, sixteen!"
            ASK: What color is it really?
            ME: I don't remember. Sort of Tuesday.`,
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
            ME: I do hope that everybody stays well.
            [KLAK! The spotlight is on {ME}.]
            ME: "I greased the stairs, I hid your shoe! I only wanted to be you!"
            ASK: So that's why I came down so fast?
            ME: I did put a pillow at the bottom.`,
        },
        'Maestro Leek': {
          sings: `
            ME: Notes? I read them as other people read the paper.
            [KLAK! The spotlight is on {ME}.]
            ME: "I wave my stick, I frown, I bow! I can't read notes! I don't know how!"
            ASK: In all these years?
            ME: Nobody looked up.`,
          bow: `
            ASK: The orchestra can't read a note, either! They've been following you for years!
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
        PAL|LEAD: I thought we'd sent that lamp back to the police!
        BOSS: They didn't want it. They switched it on, and the whole station sang.
        PAL|LEAD: What about?
        BOSS: Buns.`,
      acts: [
        {
          title: 'Who Ate the Buns? || A Whole Cart of Buns',
          time: 'AN HOUR TO CURTAIN UP',
          beat: 'There is a lamp that shines on whoever tells a fib, and a finale which does not exist.',
          text: `
            BOSS: Who's eaten the first-night buns? The cart by the door was full! || There was a cart full of buns by the door! Now it's empty!
            * plant buns
            !FOE: I had just one. || I took one. A small one.
            [KLAK! The spotlight swings round to {FOE}.]
            !FOE: "I ate a bun, and then a bun! I said I'd only eaten one!"
            <first> <4+> PAL|ANY: Why did you sing that?
            <next> LEAD: Why did you sing that?
            BOSS: It's the new lamp, from the police. It shines on whoever tells a fib, and they must sing the truth. || That's the lamp from the police. If you tell a fib, it shines on you, and you must sing the truth.
            * plant lamp
            +BOSS: So who's had all the others? || And who had all the other buns?
            !FOE: None of us. || Nobody on this stage.
            [They all look up at the lamp. It doesn't move. So it's true.]
            <4+> PAL|ANY: Then is everything ready? || Is the ending done?
            <2-3> +FOE: Then is everything ready? || Is the ending done?
            !BOSS: Of course it is. || Weeks ago.
            [KLAK! The spotlight is on {BOSS}.]
            !BOSS: "I told you that the show was done! The final song? There isn't one!"
            !FOE: There's no ending? || What's on the last page, then?
            !BOSS: "Finale." It's underlined. But when I write, nothing ever rhymes. || Just the word "Finale". When I write, nothing ever rhymes.
            * plant page
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
            <handed> BOSS: {call}, here's the last page. Write us an ending. || Take the page, {call}. It only needs a song on it.
            <taken> BOSS: There's only the last page left. Somebody write us an ending! || There's only that page left. Somebody write on it!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: But that's our ending! {call}, get it back! || We can't leave it like that! {call}!
            <taken> > lead attempt
            <handed> > effect page
            BOSS: There goes our finale! || And there goes our ending!
            > turns
            <?e> <4+> > hook FOE sings
            !BOSS: From now on, not one fib! Be honest, like me! ## From now on, not one fib! Be honest, like me! I'm only twenty-nine! || Not one more fib, until we're through! Be honest, like me! ## From now on, not one fib! Be honest, like me! I'm only twenty-nine!
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
            !FOE: Kneel! Behold the King of Spain!
            [KLAK!]
            !FOE: "I'm not a king! My crown's a tin! There's still a little soup left in!" ## "I'm not a king! I've got no throne! My ex has got it! I've the loan!"
            PAL|LEAD: But it was in the play! || But it's just acting!
            BOSS: To that lamp, acting's just fibbing with a crown on. || To that lamp, there's no acting. There's only fibs, in a crown.
            <?love> !FOE: Then I'll do the love scene. "Be mine! I've been yours since I was born!"
            <?love> [KLAK!]
            <?love> !FOE: "We met on Monday, on the stair! I like you only for your hair!" ## "I loved you till the first of May! That's when I heard about your pay!"
            <?love> PAL|LEAD: Don't tell that to the princess! ## Don't tell that to the princess! She bought you that crown!
            > turns
            <?death> +LEAD: Then let me do my death. Nobody can call that fibbing. "Farewell! I die!" || Let me play the one who's dead. "Ah! I'm dead!"
            <?death> [KLAK!]
            <?death> +LEAD: "I am not dead! I'm feeling fine! I'm going out to eat at nine!" ## "I am not dead! I'm feeling fine! There's whiskey in this boot of mine!"
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
            FOE: We've played every scene. And they're waiting for the end. || We've got no more scenes. And nobody's going home!
            <?yet> !BOSS: I'll go out and say that it's coming any minute. || I'll tell them that the end's in the mail.
            <?yet> [KLAK! The spotlight is on {BOSS}.]
            <?yet> !BOSS: I haven't said it yet! || I was just going to!
            <?yet> FOE: It knows you by now. || It's stopped waiting.
            > turns
            PAL|LEAD: You could tell them the truth. || Why not just say how it is?
            !BOSS: What, now? They've paid! I'll just talk about myself. ## All of it? They've paid! I'd sooner take my clothes off. || To all of them? I'll just talk about myself. ## To all of them? I'd sooner take my clothes off. They've paid for a lot less.
            [KLAK. KLAK. The light comes nearer, step by step.]
            > hook BOSS sings
            [A silence. Then, from the dark, they clap. And somebody shouts, "More!"]
            * plant more
            PAL|LEAD: They like it better than Spain! || That's the best that you've ever been!
            !BOSS: But I felt so ashamed! || But that wasn't art! That was me! ## But that wasn't art! That was my bedroom!
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
            BOSS: Those? But we were hiding those! || But we didn't want to say those!
            PAL|LEAD: It's what we got the applause for. || That's what they clapped for.
            * pay more
            BOSS: Then everybody into the light! || Everybody! Hold hands, and into the light!
            [They walk into it by themselves, side by side. KLAK.]
            * pay page
            !BOSS: "I told you that the show was done! The final song? There isn't one!"
            !FOE: "I ate a bun, and then a bun!"
            <4+> !PAL: "I licked the rest! I licked each one!"
            <3> !FOE: "I licked the rest! I licked each one!"
            !LEAD: "I only came to ask the way! You went and put me in a play!"
            <4+> !PAL: "I was so frightened of you all!"
            <3> !BOSS: "I was so frightened of you all!"
            !FOE: "And now we'd like a curtain call!"
            [A silence. Then the whole house claps, and stamps, and cries, "More!"]
            <?b> > hook BOSS bow
            > turns
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
        'A show must open though every kind word before it comes true, a house full of friends is on its way, and {keeper} has a telegram with a kiss on it.',
      game: 'Whatever kind thing one says before a show comes true here, word for word, and those are terrible things.',
      facts: {
        prop: 'the telegram',
        event: 'a musical',
        crowd: 'the audience',
      },
      effects: {
        telegram: {
          noise: `BOSS: It's {where}! After a fright like that, it won't say a word!`,
          lost: `BOSS: It's {where}! Good! Nobody reads what nobody can find!`,
          stuck: `BOSS: It's {where}! Good! Not one kind word gets out of that!`,
          mixed: `BOSS: It's {where}! As if one kiss weren't enough!`,
          mess: `BOSS: It's {where}! Good! Let's hear it say something kind through that!`,
        },
      },
      hooks: {
        'Broc Stalkley': {
          stands: `
            ["Look, Mother!" cries a child at a window. "The broccoli's come to us!"]
            ME: Somebody's favorite! And I even come to the house!`,
        },
        'Director Darya': {
          stands: `
            ASK: Forty legs, and they all came up together. As if somebody had rehearsed it.
            ME: Something's gone right! It's galloping, but it's right!`,
        },
        'Maestro Leek': {
          stands: `
            [{ME} beats time. Forty legs fall into step.]
            ME: They're following me! All forty! The oboe never had legs like that!`,
        },
        'Tap-Dancing Turnip': {
          stands: `
            [Under {ME}, forty feet begin to tap along.]
            ME: A partner! The same steps, and twenty times the shoes!`,
        },
      },
      after: `
        PAL|LEAD: So has it stopped running?
        BOSS: It's down to one leg. It hops. And we've got reviews from nine towns. They only saw us go by.
        PAL|LEAD: What do they say?
        BOSS: "Moving."`,
      acts: [
        {
          title: 'The Other Thing || The Last Nail',
          time: 'TWO HOURS TO CURTAIN UP',
          beat: 'The last nail goes into a stage from a wishing well, and a kind wish comes true.',
          text: `
            <2> > lead arrive
            !BOSS: I can feel it. This show has legs. It'll run for years! || Mark my words. This show has legs. It's going to run and run!
            * plant legs
            [BOM. The last nail goes into the new stage.]
            !PAL|LEAD: Good luck tonight! || I wish you the best of luck!
            !BOSS: Never say that before a show! It brings bad luck. Say the other thing. || Ssh! In a theater, that's bad luck! Say the other thing.
            * plant other
            !PAL|LEAD: Break a leg?
            [TCHAKK! {BOSS} is sitting on the floor, on what was a chair.]
            !BOSS: It was an old chair. What did you say to me, just now? ## It came with the divorce. What did you say to me, just now? || Somebody's put this floor very close. What did you say, just now? ## I've been dropped before, by a husband. What did you say, just now?
            !PAL|LEAD: Break a leg.
            [TCHAKK! That was the table. {BOSS} had just moved there.]
            FOE|LEAD: It's the wish! It comes true! What's all this made of? || It's the wish! It works! Where's all this wood from?
            !BOSS: An old wishing well. The chairs, the piano, the stage, on forty legs! ## My ex-husband's wishing well. He'd wished for somebody younger. It's chairs, a piano, a stage on forty legs! || A wishing well. It made chairs, a piano, and a stage on forty legs! ## A wishing well, from my divorce. It made chairs, a piano, and a stage on forty legs!
            * plant well
            PAL|LEAD: Then I wish you a new chair! ## Then I wish you a new husband! || Then I wish you a chair with five legs! ## Then I wish you a husband who stays!
            [Nothing.]
            BOSS: It doesn't know that one. It does what one says before a show. || It's deaf to that. It does what one says before a show, word for word.
            FOE|LEAD: But those things are terrible! Nobody's to say a kind word, until we close! || All those kind things? They're terrible! Not one more, till we close!
            <first> <3+> BOSS: Too late. Somebody's coming in, and smiling. || Ssh! There's somebody at the door. They look friendly!
            <3+> > lead arrive
            <handed> > place intro
            <first> <?c> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Kind Regards',
          time: 'AN HOUR TO GO',
          beat: 'The mail is kind, and the telegram with the kiss ends up {where}.',
          text: `
            > turns
            PAL|LEAD: Two telegrams for you. The first one's from the bank. || Two telegrams for you. One's from the bank.
            !BOSS: I owe them money. That's safe. Read it out! || A bank's never kind. Read it out!
            !PAL|LEAD: It says, "Break a leg."
            [TCHAKK! The piano kneels.]
            !BOSS: I still owe them for that! || I owe them for that piano!
            !PAL|LEAD: And then, "Bring the house down."
            [WHOMP. Down comes the painted house from the second act, flat. {BOSS} is standing in the window.]
            !BOSS: And that's only the bank! Who's the other one from? || I'd sooner have had a bill! Who's the other one from?
            FOE|LEAD: Your mother. There's a kiss on it. ## Your ex-husband. There's a kiss on it.
            !BOSS: Never read out anything with a kiss on it! ## Never read out anything with a kiss on it! I married the last one!
            * plant kiss
            <handed> BOSS: {call}, put it where nobody can read it! || Take it, {call}! Get it away from anybody who can read!
            <taken> LEAD|PAL: Put it down, and step away! || Down with it! And nobody look!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: Somebody'll read it out! {call}, get it back! || If they read it out, we're flat! {call}, get it back!
            <taken> > lead attempt
            <handed> > effect telegram
            FOE|LEAD: Don't you want to know what your mother says? ## Don't you want to know what he says? || Don't you wonder what your mother wrote? ## Don't you wonder what he wants?
            !BOSS: She's never said one kind word about my shows. It'd be just like her to start today. ## He never said one kind word in nine years. It'd be just like him to start today. || She never said a kind word about a show yet. It'd be just like her to start today. ## He was never kind, not even in the dark. It'd be just like him to start today.
            <?rude> FOE|LEAD: What may one say before a show, then?
            <?rude> BOSS: Something that nobody ever says.
            <?rude> FOE|LEAD: I hope that you fall off. ## I hope that you die in debt.
            <?rude> BOSS: I'm so touched. And may your trousers fill with soup. ## I'm so touched. And may your lawyer drink.
            <?x2> > lead ban
            > turns`,
        },
        {
          title: 'A House Full of Friends || Right Behind You',
          time: 'A QUARTER OF AN HOUR TO GO',
          beat: 'The audience comes, and every one of them has something kind to say.',
          text: `
            > place crowd
            FOE|LEAD: They're all friends! They'll want to say it! Can't we warn them? || They've come to wish us you-know-what! Tell them that it works!
            BOSS: That wishes come true? They'd never stop! Don't let them finish! || Tell them? They'd never stop! Talk about something else!
            ["Break a..."]
            PAL|LEAD: A biscuit? Thank you! Don't mind if I do! ## A law? Only the one, on tour! It was an old law! || A habit? How right you are! I bite my nails! ## A bank? On Tuesday! How did you hear?
            <?no> ["No, break a..."]
            <?no> <4+> !FOE: A window? It is a bit warm! ## A mirror? Only the one over the bed! || A record? We'll try to! ## A heart? One in every town, thank you!
            <?no> <3> LEAD: A window? It is a bit warm! ## A mirror? Only the one over the bar! || A record? We'll try to!
            <?no> <2> BOSS: A window? It is a bit warm! ## A mirror? Only the one over the bed! || A record? We'll try to! ## A heart? One in every town, thank you!
            ["We only want to say that we're right behind you!"]
            [FFFT! Every seat is empty. The whole audience is on the stage, right behind {BOSS}.]
            * plant behind
            PAL|LEAD: Word for word.
            <?breath> !BOSS: I can feel somebody's breath! ## I can feel somebody's breath! I haven't felt that since the divorce! || Somebody's treading on my shadow! ## Somebody's got a hand on me! I don't think it's nerves!
            > turns
            <?f> > lead teach
            <?baby> ["Say it to them, darling. Bweak..."]
            <?baby> FOE|LEAD: There's a baby doing it!
            <?baby> BOSS: Give it something to chew!
            <?baby> [Tchakk. A very small stool.]
            <?hold> FOE|LEAD: Will the stage hold all of them? || Does this stage hold so many?
            <?hold> !BOSS: On forty legs? It'd hold an elephant. ## On forty legs? It'd hold a honeymoon. || It's got forty legs. It'd hold a choir of whales. ## It's got forty legs. It'd hold two honeymoons.
            [TCHAKK! Somewhere below. TCHAKK! TCHAKK!]
            FOE|LEAD: Who's down there? || What was that, under us?
            PAL|BOSS: The dancers. They're wishing each other well, in turn. || Only the dancers. They're wishing each other well, one by one.
            FOE|LEAD: And how many dancers have we got? || How many of them are there?
            !BOSS: Forty.
            > turns`,
        },
        {
          title: 'On One Leg || Um',
          time: 'A MINUTE TO GO',
          beat: 'A whole theater is standing on one leg, because one dancer is shy.',
          text: `
            [TCHAKK! Everything leans to the left. Everybody leans to the right.]
            <first> <?k> > hook BOSS snap
            FOE|LEAD: That's thirty-nine! We're on one leg, like a stork! Who hasn't said it? || There's one leg left. Which of the dancers hasn't said it?
            PAL|BOSS: The little one, at the end. She's shy.
            FOE|LEAD: I've never been so fond of anybody. || So we're all standing on somebody shy.
            <?h> > place door
            > turns
            ["Um," says a very small voice below.]
            * plant shy
            !BOSS: Nobody encourage her! || Don't help her! Nobody smile!
            <?kind> <2-3> LEAD: There's a kind word in my throat. I can't hold it. || I feel a kind word coming up. It's about you.
            <?kind> <4+> !PAL: There's a kind word in my throat. I can't hold it. ## I've wanted you since the costume fitting. I can't hold it. || I feel a kind word coming up. It's about you. ## I feel something kind coming up. It's about you, and that costume.
            <?kind> !BOSS: Swallow it! I can feel it in the floor.
            <family> !FOE|LEAD: Then it's as well that I never told you that you were good. || Then it's lucky that I never told you that you were good.
            <rated> <2> !FOE|LEAD: Then it's as well that I never told you that you were good. || Then it's lucky that I never told you that you were good.
            <rated> <3+> !FOE: Then it's as well that I never told you that you were good, that night on tour. || Then it's lucky that I never told you how good you were, that night on tour.
            !BOSS: You told me that I was loud.
            !FOE|LEAD: That was me telling you.
            ["Um. Break..."]
            <?x4> > lead comfort BOSS
            > turns
            <wish> <?lw> BOSS: {call}, I can see that you're wishing for something. What is it? And make it cold. || {call}, if you want something, say it now, and keep the heart out of it.
            <wish> <?lw> > lead lastWords
            ["...a leg," says the very small voice. "I've said it!"]
            [TCHAKK.]
            PAL|LEAD: She never said a word out loud before!
            !BOSS: And now she has. Everybody clap. || And so nicely, too! Everybody clap.
            [Slowly, clapping, they begin to sink.]`,
        },
        {
          title: 'With a Kiss',
          time: 'CURTAIN UP',
          beat: 'The telegram comes back, and {boss} wants to hear it.',
          text: `
            [{freed} There is a kiss on it.]
            * prop
            FOE|LEAD: Don't open it! One more kind word, and it's the end of us! || Not that! We're sinking as it is!
            !BOSS: I've waited for it all my life. If I go down, I want to have heard it. Read it out. ## I waited for it all through our marriage. If I go down, I want to have heard it. Read it out. || I know. But if she's ever been kind, I want to have heard it. Read it out. ## I know. But if he's ever been kind, I want witnesses. Read it out.
            * pay kiss
            PAL|LEAD: She says, "My darling, this show has legs. Wear warm socks." ## He says, "My darling, this show has legs. Yours were always cold. Wear socks." || It says, "This show has legs, my darling. Dress them warmly."
            [A silence. {hush} TCHAKK!]
            FOE|LEAD: What's broken now? ## What's broken now? Somebody's heart?
            BOSS: Nothing. That one's new.
            [TCHAKK! TCHAKK! TCHAKK! Under the stage grow forty legs, in woolen socks. It stands up.]
            <?nail> PAL|LEAD: You said that this morning, and nothing grew! || But you said the very same, this morning!
            <?nail> !BOSS: There was one nail to go. And I'm not my mother. ## There was one nail to go. And he always got what he wished for. || Before the last nail. And I didn't believe it.
            * pay well
            [It takes a step. The whole audience slides off the back.]
            > hook BOSS stands
            > turns
            <?p> > lead last
            > turns
            FOE|LEAD: It isn't walking any more. It's running! || It's stopped walking! It's begun to run!
            BOSS: For years, I said. || And run, I said. And run.
            * pay legs
            ["We're right behind you!" shout the audience, a long way off.]
            * pay behind
            PAL|LEAD: And how does one stop a thing with forty legs? || Then how do we get it to stop? It's got forty legs!
            ["Um," says a very small voice below. "May I?"]
            * pay shy
            * pay other
            !BOSS: Please. Say the other thing.`,
        },
      ],
    },
    {
      id: 'fork',
      shape: 'feast',
      title: 'Good for You || Second Helping',
      premise:
        'A company of vegetables must beg a hungry house to eat them, as nobody eats what they have to, while {keeper} holds up the sign.',
      game: 'Nobody eats what they have to, and everybody wants what they must not, until one comes who has never had to.',
      facts: {
        prop: 'the sign',
        event: 'a musical',
        crowd: 'the audience',
      },
      effects: {
        sign: {
          noise: `FOE|BOSS: It's {where}! It was the only quiet one among us, and the only one that worked!`,
          lost: `FOE|BOSS: It's {where}! Now who's telling them to eat us?`,
          stuck: `FOE|BOSS: It's {where}! It can't tell anybody to eat us from in there!`,
          mixed: `FOE|BOSS: It's {where}! Now it doesn't care who eats us!`,
          mess: `FOE|BOSS: It's {where}! The ink's running. I'd like to, as well!`,
        },
      },
      hooks: {
        'Broc Stalkley': {
          ban: `
            ME: And nobody's to like me best!
            ["You're my favorite!" "No, mine!"]
            ME: It isn't the same, when one's had to forbid it.`,
          asked: `
            ["May I sit next to the green one? It's my favorite."]
            ME: Somebody's favorite! And nobody made them!`,
        },
        'Carrot Charlotte': {
          ban: `
            ME: And not a word about my hair!
            ["It's lovely!" cries the dark.]
            ME: They only say so because they mustn't.`,
        },
        'Director Darya': {
          ban: `
            ME: Whatever you do, bring up the moon too late!
            [Up comes the moon, to the second.]
            ME: It doesn't count. I told it not to.`,
          asked: `
            ASK: I've counted us. Nobody's been eaten.
            ME: Nobody at all? Something's gone right! Quick, a pencil!`,
        },
        'Understudy Una': {
          ban: `
            ME: I've forbidden myself to go on. It took four people to hold me.`,
        },
        'Maestro Leek': {
          ban: `
            ME: And don't anybody follow me!
            [The orchestra comes in, all together, on the beat.]
            ME: They're following me! If I look pleased, they'll stop.`,
          asked: `
            [{ME} lifts one hand. The oboe puts down the football, and plays.]
            ME: It's following me! And I hadn't said a thing!`,
        },
        'Tap-Dancing Turnip': {
          ban: `
            ME: And nobody's allowed to dance with me!
            [The whole front row gets up.]
            ME: One of you! And leave the fork!`,
          asked: `
            ["You don't have to," says somebody in the same shoes. "But would you?"]
            ME: A partner! And this one came by itself!`,
        },
      },
      after: `
        [BRRROMBLE.]
        PAL|LEAD: Are they still sitting there? Hasn't anybody told them to go home?
        BOSS: Basil did. "You have to," said Basil.
        PAL|LEAD: And?
        BOSS: They've sent out for pillows.`,
      acts: [
        {
          title: 'Dinner Theater',
          time: 'HALF AN HOUR TO CURTAIN UP',
          beat: 'A company of vegetables finds out what is for dinner, and that nobody eats what they have to.',
          text: `
            <2> > lead arrive
            BOSS: Our first full house! And in a dinner theater! One sings, and then there's dinner. || We're sold out! It's a dinner theater, you know. You sing, and there's dinner.
            FOE|LEAD: What is there? || Who's cooking?
            BOSS: It didn't say. || They wouldn't tell me.
            [BRRROMBLE. It comes from the dark, out in front.]
            <2-3> +BOSS: That'll be the drums. They're warming up. || That's thunder. We've got some in the second act.
            <4+> PAL: That'll be the drums. They're warming up. || That's thunder. We've got some in the second act.
            <3+> FOE: That's the audience. They've got forks, and nothing on them. And we're all vegetables. || That's no thunder. They've all brought forks. And what are we? Vegetables!
            <2> LEAD: That's the audience. They've got forks, and nothing on them. And you're a vegetable. || That's no thunder. They've all brought forks. And you're a vegetable!
            [BRRROMBLE!]
            <2> +LEAD: You're what there is! Run!
            <3> +FOE: We're what there is! Run!
            <4+> PAL: We're what there is! Run!
            [{BOSS} doesn't run, but looks out through the curtain. || {BOSS} stays, and looks out through the curtain.]
            !BOSS: You have to eat us! Every bit! We're good for you! || Eat us all up! You have to! It's good for you!
            ["Do we have to?" groans the dark. One by one, the forks go down.]
            * plant groan
            FOE|LEAD: How did you do that? || They've lost their appetite! How?
            !BOSS: They've all had mothers. Nobody eats what they have to. They hide us in napkins. That's how I got to be so old. ## They've all had mothers. Nobody wants what they have to have. I used to be married. That's how I got to be so old. || I told them to. They've had mothers. Nobody eats what they have to. That's how I've lived so long. ## I told them to. Nobody wants what they have to have. I was married. That's how I've lived so long.
            * plant rule
            <?old> !PAL|LEAD: How old are you?
            <?old> !BOSS: Ten days. I don't tell people. ## Ten days. In that light, eight.
            FOE|LEAD: And if there's one that nobody ever told? || And what if one of them's never had to?
            BOSS: Everybody's got somebody who tells them. ## Everybody's got somebody who tells them. I married mine. || Everyone's got somebody who tells them to eat up.
            * plant somebody
            <first> <3+> FOE: There's somebody at the stage door. I can't see a fork. || Ssh! Here comes one who couldn't wait!
            <3+> > lead arrive
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'One Word',
          time: 'A QUARTER OF AN HOUR TO GO',
          beat: 'A sign makes it worse, then better, and ends up {where}.',
          text: `
            > place intro
            > turns
            <3+> [{FOE} comes back with a hammer.]
            <3+> !FOE: To be quite safe, I've put up a sign. "Please do not eat the actors." || I've nailed up a sign, to be on the safe side. "Please do not eat the actors."
            <2> [{LEAD} comes back with a hammer.]
            <2> +LEAD: To be quite safe, I've put up a sign. "Please do not eat the actors." || I've nailed up a sign, to be on the safe side. "Please do not eat the actors."
            [BRRROMBLE! Out in front, somebody sharpens something.]
            PAL|BOSS: You've forbidden it? Nothing tastes so good! ## You've forbidden it? I've broken up two homes for less! || Now they mustn't! There's no better sauce! ## Now they mustn't! I've climbed up drainpipes for less!
            LEAD: Cross something out! || Quick, cross out a word!
            FOE|BOSS: Which? || But which one?
            LEAD: The "not".
            ["Please do eat the actors." A groan in the dark. "Do we have to?"]
            * plant sign
            <5+> ANY: All the actors? I've only got one line! || Is that in order of size?
            PAL|BOSS: {call}, hold that up, and don't ever put it down! || {call}, you hold it, where everybody sees it!
            > lead help
            > effect sign
            > turns
            [BRRROMBLE.]
            PAL|BOSS: We'll tell them ourselves. Places, everybody! You have to go on! || We'll just sing it to them. On you go, all of you! You have to!
            [Nobody moves.]
            FOE|LEAD: I don't feel like it, all of a sudden. || I'd have gone, if you hadn't said that.
            !BOSS: Then nobody's to set foot on that stage! ## Then nobody's to go out there! Your husbands are watching! || Then I forbid it! ## Then I forbid it! My ex-husband's in row three!
            [They all run on at once.]`,
        },
        {
          title: 'Full of Iron',
          time: 'CURTAIN UP',
          beat: 'They beg to be eaten, and it works so well that the house goes home.',
          text: `
            > place crowd
            !BOSS: "I'm good for teeth! I'm good for toes! I taste a bit like garden hose!" ## "I'm good for hips! I'm good for thighs! One bite of me, and passion dies!" || "I'm full of iron! I'm full of zinc! I taste like water in the sink!" ## "I'm good for hips! I'm good for thighs! One bite of me, and passion dies!"
            [A yawn goes along the rows. The forks sink.]
            FOE|LEAD: They can't stand us! It's going so well! ## They can't stand us! It's exactly like marriage! || It's working! They've never wanted anything less! ## It's working! Row two wants separate bedrooms!
            <5+> ANY: And chew us forty times! || And no dessert until we're gone!
            > turns
            PAL|BOSS: And now you have to clap! || Thank you! And clap! You have to!
            [Nobody does.]
            LEAD: Try it the other way.
            FOE|BOSS: No clapping! || Then clapping's forbidden!
            [They clap till the scenery shakes. || It rains dust, they clap so hard.]
            <5+> ANY: And don't throw any money! || Nobody throw me a kiss!
            <5+> [Clink, clink, clink. || Smack, smack, smack. ## Clink, clink, clink.]
            <?ban> > hook FOE ban
            <?banp> > hook PAL ban
            <?kiss> FOE|LEAD: It's time for the kiss. Do we have to?
            <?kiss> !BOSS: Nobody lays a finger on anybody! ## Nobody lays a finger on anybody! Think of your wives! || I forbid anybody to touch me! ## I forbid anybody to touch me! Least of all there!
            <?kiss> [It takes a while to get everybody off {BOSS}. ## It takes a while to get everybody off {BOSS}. Some of them had come from the balcony.]
            > turns
            !BOSS: And for the second verse, you have to stay! || Now you all have to stay for the second verse!
            * plant verse
            [Seats bang. The whole house stands up, and goes. || Seats bang. They're all putting on their coats.]
            FOE|LEAD: They're going home! We're saved!
            !BOSS: In the middle of my song? ## In the middle? It's my honeymoon again! || But I've only sung half! ## But I'd only just got warm! It's my honeymoon again!
            PAL|LEAD: Let them go! We'll live! || Who cares? We'll live!
            !BOSS: Stop! Nobody's allowed to stay! ## Stop! Nobody's allowed to stay! I've got neighbors! || Come back! I mean, don't you dare! ## Come back! I mean, not on a first date!
            [They all sit down again. BRRROMBLE!]
            FOE|LEAD: We were saved! || They were in their coats!
            !BOSS: There's a second verse. ## There's a second verse. My husband never got that far.`,
        },
        {
          title: 'One Small Fork',
          time: 'THE LAST NUMBER',
          beat: 'There is one who has never had to, and no sentence that is safe.',
          text: `
            > turns
            [BRRROMBLE. BRRROMBLE. Every fork is up.]
            <3+> <?cf> > lead comfort BOSS
            FOE|LEAD: Say what their mothers say! || Quick, talk like their mothers!
            <5+> ANY: One for Grandma! || Just three more bites!
            PAL|BOSS: Eat us up! There are people who'd be glad of us! || Eat up your vegetables! Some people would be glad of them!
            ["I would," says a child in the front row. || "I'd be glad," says a child in the front row.]
            [Down go the forks, all but the child's. It comes up the steps.]
            LEAD: Why isn't that one groaning?
            PAL|BOSS: Didn't you hear? You have to!
            ["Really? Thank you! At home, I can do as I like. I've always wanted to have to." || "Do I? Oh, thank you! At home, nobody ever tells me. I've always wanted to have to."]
            * pay somebody
            FOE|LEAD: But you're supposed to say, "Do I have to?"
            ["Why?" says the child. "I want to."]
            > turns
            LEAD: Then forbid it! And whisper! || Whisper that it mustn't!
            [{BOSS} whispers "You mustn't!" as one does in a theater. The back row hears every word.]
            [The child stands still. But all the other forks go up. BRRROMBLE!]
            PAL|LEAD: They heard it, too! Take it back! || Not to them! Take it back!
            !BOSS: Then you must!
            [Down they all go. The child comes nearer.]
            FOE|LEAD: Don't!
            PAL|BOSS: Do!
            LEAD: Don't!
            [Up, down, up. From here, it looks like rowing.]
            <5+> ANY: It's rather a nice breeze. || Left a bit! You're steering us into the boxes!
            <first> <?k> > hook FOE snap
            FOE|LEAD: Whatever you say, somebody eats us! || If it's yes, we're eaten by one. If it's no, by all of them!
            !BOSS: I've run out of things to say. {call}, what would you like? || Then there's nothing left to say. {call}, is there anything that you'd like?
            > lead lastWords
            [Not one fork has moved, either way.]
            PAL|LEAD: They've stopped! What did you tell them?
            !BOSS: Nothing. I only asked. ## Nothing. I only asked. We never tried that at home.
            * plant asked`,
        },
        {
          title: 'Please',
          time: 'NIGHT',
          beat: 'The sign comes back, and {boss} crosses out nearly all of it.',
          text: `
            [{freed} "Please do eat the actors," reads the child. "With pleasure!"]
            * prop
            FOE|LEAD: Put back the "not"! || Put the "not" in again!
            !BOSS: And be eaten by the others?
            [{BOSS} takes a pencil, crosses out one word after another, and holds up what's left. "Please."]
            * pay sign
            FOE|LEAD: You've crossed out the actors! || Where have the actors gone?
            ["Please what?" asks the child.]
            !BOSS: Whatever you like. You don't have to, and you may. || I don't know. For once, nobody has to. What would you like?
            * pay asked
            [It's very quiet. In all those rows, nobody had ever been asked.]
            ["The second verse," says the child. "Us, too," says the dark.]
            * pay verse
            <5+> ANY: We've never got as far as the second! || Is there one? We've always been booed before that!
            !BOSS: And nobody told you to? || You want it? And nobody told you to?
            [{BOSS} sings it. And since one can't clap with a fork in one's hand, they put down the forks.]
            * pay rule
            !BOSS: And what are you called? || And you, down there. What's your name?
            ["Basil."]
            [Everybody on the stage has something in one eye.]
            PAL|BOSS: Then you're one of us. Very nearly a vegetable.
            > hook BOSS asked
            > turns
            <?o> > place gift
            <?p> > lead last
            > turns
            [Brrromble.]
            FOE|LEAD: There go the drums again. What have we got that doesn't sing? || There's that thunder again. Have we got anything to eat that doesn't sing?
            PAL|BOSS: There's only {food}. Would anybody like some? || Well, there's {food}. Who'd like some?
            ["Please!" shouts the whole house. {rise}]
            !BOSS: Finish your dinner, Basil. And then you have to go to bed.
            ["Do I have to?" groans Basil.]
            * pay groan`,
        },
      ],
    },
  ],
}
