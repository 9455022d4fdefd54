import { type Program } from '../../plays/card-types.ts'

export const weddingCakeHeist: Program = {
  name: 'The Wedding Cake Heist',
  people: {
    'Mastermind Mona': {
      short: 'Mona',
      want: 'a plan that gets past step two',
      as: {
        BOSS: {
          claim: `
            [{ME} turns the plan over. The back is empty.]
            ME: Eleven robberies, and not one ever got to step three! I've never seen what's there! ## Eleven robberies, two marriages, and not one ever got to step three!`,
        },
      },
      hooks: {
        stake: `ME: Step two! It's always step two!`,
        snap: `ME: There is no step for this!`,
        asks: `
          ME: Cake, will any plan of mine ever reach step three?
          [A long silence. KNOCK.]
          ME: It hesitated. But it knocked.`,
        end: `ME: That's step three. I never planned this far. It's lovely up here.`,
        later: `
          ME: I've a new plan. It has four steps.
          ASK: What's the fourth?
          ME: I don't know. I can't stop looking at the third.`,
      },
      turns: [
        `ME: Everybody repeat the plan. You first.
         ASK: Step one. We walk in.
         ME: That's all of step one. Don't rush it.`,
        `[{ME} unrolls the diagram. It rolls up again.]
         ASK: What's that red circle?
         ME: That's us.
         ASK: And the smaller circle?
         ME: Our chances.`,
        `ASK: You've drawn something new on the diagram. Is that a heart?
         ME: It's a map of the exits.
         ASK: There's only one exit.
         ME: It's a map of an exit, with feelings.`,
      ],
      twist: "Mona's plan gets as far as walking in",
    },
    'Safecracker Saul': {
      short: 'Saul',
      want: 'somebody to open up to',
      as: {
        PAL: {
          claim: `
            [{ME} holds a stethoscope to {ASK}'s forehead.]
            ME: I can open any safe, but never a conversation! People have no dial! ## I open a safe in a minute, a bra in an hour, and a conversation never!`,
        },
      },
      hooks: {
        stake: `ME: And there isn't even a lock on it! What am I supposed to do all day?`,
        snap: `ME: I've opened every safe in town, and I can't open a way out of here!`,
        asks: `
          ME: Cake, does anybody here like me?
          [KNOCK. KNOCK. KNOCK. KNOCK.]
          ASK: What does four mean?
          ME: Four people! There are only... that's everybody!`,
        end: `ME: We've been talking all this time! I've opened a conversation, and there wasn't any dial!`,
        later: `
          ME: I had a conversation last night. I opened it myself.
          ASK: How did it go?
          ME: I can't find how it closes.`,
      },
      turns: [
        `ME: Nice weather.
         ASK: Is it?
         ME: I don't know. I only practiced the first half.`,
        `[{ME} puts an ear to {ASK}'s chest, and turns a button.]
         ASK: What are you doing?
         ME: Sorry. It's how I get to know people.
         ASK: And?
         ME: You're a three-number lock. There's something sweet at the back.`,
        `ME: Nice weather. We had some yesterday, too. How's your mother?
         ASK: You've done it! That was a whole conversation!
         ME: I'm sweating. Is it always like that?`,
      ],
      twist: 'Saul cracks somebody like a safe',
    },
    'Driver Dae': {
      short: 'Dae',
      want: 'a passenger',
      as: {
        BOSS: {
          claim: `
            [{ME} jingles the car keys. Nobody gets up.]
            ME: I'm the boss, I've got the car, and still nobody sits in the front with me!`,
        },
        FOE: {
          claim: `
            [{ME} dusts the top of a driver's cap.]
            ME: I drive the wedding car, and they all sit in the back! I've got a whole front! ## I drive the wedding car, and they're all over each other in the back! I've got a whole front!`,
        },
        PAL: {
          claim: `
            [{ME} holds a car door open. Nobody comes.]
            ME: There's never a passenger in my front seat! Only the wipers wave at me! ## There's never a passenger in my front seat! Only the gear stick ever touched my knee!`,
        },
      },
      hooks: {
        stake: `ME: I've only paid for an hour's parking!`,
        snap: `ME: I should have kept the engine running! It was running! I should have kept running!`,
        asks: `
          ME: Cake, will anybody ever ride beside me?
          [KNOCK.]
          ME: It didn't even think about it!`,
        end: `
          ASK: May I ride home in the front, with you?
          ME: A passenger! We'll take the long way! I know all the long ways!`,
        later: `
          ME: I've got a passenger now. In the front.
          ASK: Who is it?
          ME: It's a traffic warden. We've been driving all night. He won't get out, and I won't stop.`,
      },
      turns: [
        `ME: My car's outside, if anybody wants to sit in it. There's music.
         ASK: Where would we go?
         ME: I hadn't thought past sitting.`,
        `[Outside, HONK.]
         ASK: Is that your car?
         ME: It misses me. I've been gone for nine minutes.`,
        `[HONK. HONK.]
         ASK: There's somebody at the wheel!
         ME: It's a policeman. He's only listening to the music.
         ASK: Is he crying?
         ME: They all do, at the second verse.`,
      ],
      twist: "Dae's getaway car gets lonely",
    },
    'Bride Beatriz': {
      short: 'Beatriz',
      want: 'one slice of her own cake',
      as: {
        FOE: {
          claim: `
            [{ME} holds out an empty plate.]
            ME: Nine years engaged, and I only said yes for a slice of my own cake! ## Nine years engaged! I've had the groom, I've had the ushers, and never a slice of my own cake!`,
        },
      },
      hooks: {
        snap: `ME: I've dreamed of robbing this day since I was a little girl!`,
        asks: `
          ME: Cake, will I ever get a piece of you?
          [KNOCK, KNOCK.]
          ME: All that waiting, and even the cake says no!`,
        end: `ME: A slice, and it's mine! No groom, no mother-in-law, and a mouthful of icing!`,
        later: `
          ME: I've eaten the whole thing. All five layers.
          ASK: How do you feel?
          ME: Married.`,
      },
      turns: [
        `ME: I've practiced the bouquet. Would you catch it?
         [THUMP.]
         ASK: Ow! There's a brick in it!
         ME: I like to know who's serious.`,
        `ME: My dress is nine years old. It was white when we got engaged.
         ASK: It's still white!
         ME: That's frost. It was a long engagement.`,
        `[{ME} throws the bouquet. It does not come down.]
         ASK: Where did it go?
         ME: Somebody up there is serious.`,
      ],
      twist: 'Beatriz practices throwing a heavy bouquet',
    },
    'Best-Man Boris': {
      short: 'Boris',
      want: 'to finish his speech',
      as: {
        BOSS: {
          claim: `
            [Paper unrolls from {ME}'s hand, all across the floor.]
            ME: The plan comes after my speech. Let me finish it, for once! The last bride cut the cake at "Dear"!`,
        },
        FOE: {
          claim: `
            [{ME} unfolds a great many pages. Everybody looks at the door.]
            ME: Fourteen pages of speech, and they always start to clap at "Dear"! ## Fourteen pages of speech, and they always clap before the stag night!`,
        },
        PAL: {
          claim: `
            [{ME} drops fourteen pages, and picks up thirteen.]
            ME: I've never finished my speech! They begin to clap on page one, to be safe! ## I've never finished my speech! They clap before the stag night, to be safe!`,
        },
      },
      hooks: {
        stake: `ME: There's nothing about this in my speech!`,
        snap: `ME: Fourteen pages, and not one of them says "help"!`,
        asks: `
          ME: Cake, may I read you page one?
          [KNOCK, KNOCK.]
          ME: Page two, then. It's quite alert.`,
        end: `ME: "...and so, thank you." That was page fourteen! I've finished my speech!`,
        later: `
          ME: I finished my speech. At four in the morning.
          ASK: Who was still there?
          ME: A waiter. We're engaged.`,
      },
      turns: [
        `ME: "Friends, family, and others." That's as far as anybody's let me get.
         ASK: Who are the others?
         ME: That's page two. It's rather cutting.`,
        `ME: "I first met the groom in a bath."
         ASK: Why was he in a bath?
         ME: I was in the bath. He was in the doorway, with a bill.`,
        `ME: "And so, in conclusion..."
         ASK: That's page four! You've ten to go!
         ME: I love a long conclusion.`,
      ],
      twist: 'Boris begins a speech of fourteen pages',
    },
    'Frosting Fingers': {
      short: 'Fingers',
      want: 'somebody to look at the roses',
      as: {
        BOSS: {
          claim: `
            [{ME} bends over one small sugar rose.]
            ME: I drew the plan in icing, with roses, and nobody's looked at a single rose!`,
        },
        FOE: {
          claim: `
            [{ME} dusts a sugar rose with a very small brush.]
            ME: Four hundred roses on that cake, and all that anybody looks at is the knife! ## Four hundred roses on that cake, and all that anybody looks at is the bridesmaid!`,
        },
        PAL: {
          claim: `
            [{ME} turns one sugar rose to the light.]
            ME: Nobody looks at my roses! Each is a day of my life, and Tuesday has a leaf!`,
        },
      },
      hooks: {
        stake: `ME: Four hundred sugar roses! Gone!`,
        snap: `ME: I'm melting! That was my good sleeve!`,
        asks: `
          ME: Cake, do you like your roses?
          [KNOCK. KNOCK. KNOCK. KNOCK. KNOCK.]
          ME: It's clapping!`,
        end: `
          ASK: I can't eat this rose. I keep looking at it.
          ME: Take as long as you like! It took me all Tuesday!`,
        later: `
          ME: They've put my roses in a museum.
          ASK: Congratulations!
          ME: There are ants in the museum. It's a very short show.`,
      },
      turns: [
        `[{ME} ices a rose on {ASK}'s shoulder.]
         ASK: What's that for?
         ME: You looked bare.`,
        `ASK: Why's everybody staring at my shoulder?
         ME: They're admiring it.
         ASK: A wasp's admiring it.
         ME: Critics.`,
        `[{ASK} has been iced from head to foot.]
         ASK: When did you do this?
         ME: While you were listening. You're a good listener. You're my best work.`,
      ],
      twist: 'Fingers ices somebody, rose by rose',
    },
  },
  recall: `
    PAL|LEAD: They've iced it onto a cake, in the shop on the corner. "{Line}."
    BOSS: Are they selling any?
    PAL|LEAD: They had to take down "Happy Birthday".`,
  scenarios: [
    {
      id: 'signal',
      shape: 'heist',
      title: 'The Signal || Who Understands the Plan?',
      premise:
        'A gang must take the diamond from a wedding cake at noon, while nobody may say the two words that {lead} loves to say.',
      game: 'Whenever somebody says "I do", for whatever reason, everybody grabs the cake.',
      least: 3,
      facts: {
        prop: 'the sugar bride',
        event: 'a wedding',
        crowd: 'the guests',
      },
      effects: {
        guests: {
          noise: `PAL: Every guest in town heard that!`,
          lost: `PAL: And I'd only just said good morning to her!`,
          stuck: `PAL: She'll never get out of there in that dress!`,
          mixed: `PAL: She's leaving the sugar groom at the altar!`,
          mess: `PAL: There goes the bride. And the carpet.`,
        },
      },
      after: `
        PAL|LEAD: How's the diamond?
        BOSS: We sold it. It was glass.
        PAL|LEAD: And the lump of glass, under the table leg?
        BOSS: I threw it away. It's been a long night.`,
      acts: [
        {
          title: 'Who Understands the Plan?',
          time: 'MORNING',
          beat: 'The gang learns the plan, and that its signal is a dangerous one.',
          text: `
            BOSS: There's a diamond in the wedding cake. At noon, we take it. || At noon, we rob this wedding cake. There's a diamond in it.
            <?a> > place why
            FOE: And what's the signal?
            BOSS: "I do." The moment you hear it, grab that cake and run. ## "I do." The moment you hear it, grab that cake and run. As {foe} did, with my sofa.
            PAL: The plan keeps rolling up. I'll put this on it.
            * plant glass
            [{PAL} puts a lump of glass on the plan. CLONK!]
            FOE: Where did you find that?
            PAL: Under the cake table. || It was holding up the cake table.
            <4+> BOSS: So that's why it wobbles. || So that's why the cake leans.
            <3> FOE: So that's why it wobbles. || So that's why the cake leans.
            <?d> > hook FOE claim
            <first> [{BOSS} looks at the door.]
            <first> BOSS: Where's that specialist I hired?
            > lead arrive
            <handed> > place intro
            > turns
            !BOSS: Stay calm, everybody. Now, who understands the plan?
            LEAD: I do!
            [EVERYBODY GRABS THE CAKE. SPLAT!]
            BOSS: That wasn't the signal! That was an answer!`,
        },
        {
          title: 'The Bottom Layer',
          time: 'MOMENTS LATER',
          beat: 'The little sugar bride ends up {where}, and the cake gets a new top.',
          text: `
            !PAL: It's slightly bent. You can hardly tell. ## It's slightly bent. After forty, who isn't? || It's mostly there. It's just lower. ## It's mostly there. It's just lower. It comes to all of us.
            <handed> BOSS: {call}, hold the sugar bride. The one from the top. Without her it's lunch!
            <taken> BOSS: Save the sugar bride! The one from the top! || Where's the sugar bride, from the top? Without her it's lunch!
            > turns
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: {call}, you're the specialist! Get her back! || We can't do it without her. {call}, you're the specialist!
            <taken> > lead attempt
            <handed> > effect guests
            > place worse
            <?e> > hook BOSS stake
            BOSS: The bottom layer's still whole. That's where our diamond is. ## The bottom's still firm. That's where our diamond is.
            PAL: We could build a new top. ## We could give it a new top. My ex had that done. || Then it only needs a new top. ## Then it only needs a new top. My ex had that done.
            LEAD: I'll help!
            BOSS: No!
            FOE: Out of what?
            PAL: {Tall}. Nobody looks at a cake from above. || {Tall}. From far away it's very nearly dessert.
            > turns
            [{FOE} trips over the lump of glass. CLONK!]
            FOE: Ow! My toe! And not a scratch on that glass!
            BOSS: Never mind that. I do hope everybody's short-sighted.
            [EVERYBODY GRABS THE CAKE. SPLAT!]
            BOSS: I said "hope"!
            PAL: We only heard the start. || You should have hoped sooner.
            <?f> > lead ban`,
        },
        {
          title: 'Something Borrowed',
          time: 'LATER',
          beat: 'The guests come, and there is no groom.',
          text: `
            > place crowd
            > turns
            FOE: One question. Who's getting married? ## One question. Who's getting married? I've had you. || One question. Whom am I supposed to be marrying? ## One question. Whom am I marrying? I've already had you.
            BOSS: Didn't you bring a bride and groom?
            FOE: I thought they came with the cake!
            BOSS: Nobody panic. We only need to keep them here till noon. So two of us will marry. ## Nobody panic. We only need to keep them here till noon. So two of us will marry. I've got a record. || Then it's up to us, till noon! We need a bride, and somebody to say yes to. Who's seen it done? ## Then it's up to us, till noon! We need a bride, and somebody to say yes to. Who's ever done it sober?
            <handed> <?r1> > lead attempt
            <?g> > place uses
            ["The vows!" shouts somebody's uncle. ## "Which one's in white?" shouts somebody's aunt. "They all look used to it!" || "We want our presents back!" shouts the front row.]
            BOSS: Somebody say something! Anything but those two words!
            <?n> PAL: Which two?
            <?n> BOSS: Don't anybody say them. Mime!
            <?n> [{BOSS} mimes a ring. {FOE} mimes a cake. {PAL} hums. ## {BOSS} mimes a ring. {FOE} mimes packing a sofa. {PAL} hums.]
            <?n> LEAD: Oh, I know! I do!
            <?n> [EVERYBODY GRABS THE CAKE. SPLAT!]
            > turns
            <?h> > lead flattered
            BOSS: Very well. I'll get married myself. To the nearest person. Who is it?
            [In the front row, one of the guests moves a handbag, so as to see better.]
            FOE: It's me. ## It's me. Again.
            !BOSS: Oh. Well. It's only a robbery. ## Oh. Well. It's only till noon. That's longer than last time.`,
        },
        {
          title: 'Say the Words',
          time: 'JUST BEFORE NOON',
          beat: 'Two thieves must marry without saying the words.',
          text: `
            LEAD: I'll do the service. Do you, {boss}, take {foe}?
            !BOSS: Certainly. ## I did, once. I'm still paying.
            LEAD: You have to say the words.
            !BOSS: If I say them, everybody grabs the cake! ## The last time, it cost me the house! This time, it's the cake!
            FOE: I do see the problem.
            [EVERYBODY GRABS THE CAKE. SPLAT! The bottom layer bursts.]
            BOSS: Where's the diamond?
            PAL: There isn't one! Just this note!
            <?i> > place door
            > turns
            <?j> > lead comfort
            > place peak
            <?k> > hook FOE snap
            <?l> > hook BOSS snap
            <?o> > hook PAL snap
            > turns
            <wish> PAL: This is where somebody makes a speech. {call}? || Somebody should give a toast. {call}, you've still got a glass.
            <wish> > lead lastWords`,
        },
        {
          title: 'What Was Under the Table',
          time: 'NOON',
          beat: 'The note says where the diamond was, and somebody says the words and means them.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} It lands on the cake table, on its feet.]
            <taken> [{freed} It ends up on the cake table, on its feet.]
            * prop
            PAL: So the bride did come. || Look, the bride's turned up.
            BOSS: Read me that note.
            FOE: "Darling. Your real present is propping up the table. Love, Mother."
            LEAD: So what was under it?
            PAL: That lump of glass. I needed a paperweight.
            * pay glass
            [Everybody turns and looks at the lump of glass.]
            FOE: Not a scratch on it. ## Not a scratch. And to me you gave glass.
            BOSS: It's the diamond! We've tripped over it all day!
            PAL: It's the only thing that held the plan together.
            > turns
            <?p> > hook FOE end
            <?s> > place gift
            <?m> > lead last
            BOSS: We've pulled it off. Why am I not happier?
            FOE: Because we're still married. Nearly. ## Because I've still got your sofa. And we're nearly married again. || Because you never answered the question. ## Because I've still got your sofa. And we're nearly married again.
            LEAD: Do you want to be?
            [Nobody moves. {hush}]
            !BOSS: I do.
            [EVERYBODY GRABS THE CAKE. SPLAT!]`,
        },
      ],
    },
    {
      id: 'knock',
      shape: 'wrong guest',
      title: 'One Knock for Yes || The Cake That Knew',
      premise:
        'A gang must steal the ring from the top of a cake, while the cake itself answers their questions.',
      game: 'Everybody asks the cake what they would never dare to ask a person, and a person is in it.',
      facts: {
        prop: 'the ring',
        event: 'a wedding',
        crowd: 'the guests',
      },
      effects: {
        after: {
          noise: `BOSS: Cake, did anybody hear that?`,
          lost: `BOSS: Cake, will it come back?`,
          stuck: `BOSS: Cake, can it be undone?`,
          mixed: `BOSS: Cake, is it serious?`,
          mess: `BOSS: Cake, will it dry?`,
        },
      },
      after: `
        [KNOCK.]
        BOSS: Good morning, groom. Still in there?
        PAL|LEAD: There isn't any cake left round it. It's only a cupboard.
        BOSS: Don't tell it. It's happy.`,
      acts: [
        {
          title: "That's a Yes",
          time: 'MORNING',
          beat: 'A gang comes for the ring on a wedding cake, and the cake knocks.',
          text: `
            BOSS: There it is. The biggest wedding cake in the world. By noon, that ring on top will be ours.
            <3+> PAL: And nobody's watching it? || It's just standing there?
            <3+> BOSS: Who robs a dessert? They're all out looking for some groom. || They're all out looking for some groom. And nobody cuts it before noon.
            <3+> <?a> > place why
            <3+> > hook FOE claim
            <2> > lead arrive
            BOSS: It's awfully heavy, for sponge. Listen.
            [{BOSS} raps on it. From inside, KNOCK.]
            PAL|LEAD: It knocked back. || That's a strange cake.
            BOSS: Cake? If you can hear me, knock once for yes and twice for no. Are you a cake?
            [KNOCK.]
            BOSS: That's a yes.
            * plant knock
            FOE|LEAD: Test it, with something only a cake would know.
            BOSS: Are you lemon?
            [KNOCK, KNOCK.]
            PAL|LEAD: That's two, for no. It's honest. ## That's two, for no. It's honest. Ask it who's paying.
            <first> <3+> BOSS: And where's that specialist I hired?
            <3+> > lead arrive
            <handed> > place intro
            > turns
            BOSS: Cake, will today go well?
            [KNOCK, KNOCK.]
            BOSS: It's only a cake.`,
        },
        {
          title: 'Ask It Anything',
          time: 'MOMENTS LATER',
          beat: 'They trust the cake with the plan, and {lead} with the ring.',
          text: `
            > turns
            BOSS: Cake, is anybody here on to us?
            [KNOCK, KNOCK.]
            <handed> BOSS: You hear that? Twice! We can't be caught. {call}, take the ring. || Then there's nothing to fear. {call}, the ring!
            <taken> BOSS: You hear that? Twice! We can't be caught. Take the ring. || Then there's nothing to fear. Get the ring down!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: Somebody has to do something! {call}? || We can't leave it like that! {call}!
            <taken> > lead attempt
            <handed> > effect after
            [KNOCK. KNOCK. KNOCK.]
            PAL|LEAD: What's three?
            BOSS: It's laughing.
            > place worse
            <?c> > hook BOSS stake
            FOE|LEAD: Then ask it what to do!
            BOSS: It can't say what. Be fair. It only knows yes and no. || Be reasonable. It's a sponge.
            > turns
            <handed> <?e> > lead search
            <?f> > lead ban
            BOSS: Cake, between ourselves. Can I trust these people?
            [KNOCK, KNOCK.]
            BOSS: It's the only one here I trust. ## It's the only one here I trust. I'd let it meet my mother.`,
        },
        {
          title: 'What People Tell a Cake',
          time: 'LATER',
          beat: 'Everybody has a question of their own for the cake.',
          text: `
            > place crowd
            <?g> BOSS: Smile at them. We're with the cake.
            [One of the guests curtsies to the cake. KNOCK. The guest curtsies again, lower.]
            > turns
            <3+> PAL: May I put a question to it? It's private.
            <?r1> > hook PAL asks
            > hook FOE asks
            !LEAD: And what's your question, {boss}?
            > hook BOSS asks
            <?h> > lead teach
            LEAD: Now me. Cake, am I good at this?
            [A very long silence.]
            LEAD: It's thinking.
            [KNOCK, KNOCK.]
            BOSS: Don't take it personally. It's very dry.
            > turns
            <?i> > place stir
            <?j> > lead comfort
            FOE|LEAD: They're cutting it at noon. The guests have knives.
            BOSS: Cake? Would you mind being cut?
            [KNOCK, KNOCK! KNOCK, KNOCK! KNOCK, KNOCK!]
            BOSS: It would rather not.`,
        },
        {
          title: 'Who Is in There?',
          time: 'JUST BEFORE NOON',
          beat: 'They ask the cake the one question they never asked.',
          text: `
            PAL|LEAD: Has anybody seen the groom? || It's nearly noon. Has nobody seen the groom?
            !FOE|BOSS: Not since last night. He said that he needed somewhere quiet. ## Not since last night. He'd met her sisters. He said that he needed somewhere with a lid.
            [Everybody looks at the cake.]
            BOSS: Cake, is there anybody in there?
            [A very small KNOCK.]
            BOSS: Yes. Oh, no.
            * pay knock
            LEAD: We told it everything!
            PAL|LEAD: Is it the groom?
            [KNOCK.]
            BOSS: You said you were a cake!
            [KNOCK. KNOCK. KNOCK.]
            LEAD: It's laughing again. || I think that's the sorry one.
            > turns
            <?k> > lead found
            <?l> > place door
            BOSS: Will we all be all right?
            [KNOCK, KNOCK.]
            > place peak
            > turns
            <?m> > hook FOE snap
            <?n> > hook PAL snap
            <?o> > hook BOSS snap
            <wish> BOSS: Cake, has {the} got something to say to us?
            <wish> [KNOCK.]
            <wish> > lead lastWords`,
        },
        {
          title: 'Two Knocks for No',
          time: 'NOON',
          beat: 'The groom is asked a question, and asks for one himself.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} A hand comes out of the icing, and catches it.]
            <taken> [{freed} A hand comes out of the icing, and takes it.]
            * prop
            BOSS: Groom, were you hiding from the wedding?
            [KNOCK.]
            LEAD: It must have been dark.
            [KNOCK.]
            BOSS: And this ring? Will you be needing it?
            [KNOCK, KNOCK. The hand holds out the ring.]
            PAL|LEAD: He's giving it to us!
            BOSS: All that planning, and we only had to ask? || Eleven years of robbing, and they'd have just given it to us?
            <?q> > hook FOE end
            > turns
            <?r> > place gift
            <?s> > hook BOSS end
            <?t> > lead last
            LEAD: Tell me the truth. Do you want to get married?
            [It takes a while. KNOCK, KNOCK.]
            BOSS: Nor does anybody here. Would you like some lunch? ## Nor did I, three times. Would you like some lunch?
            [A long silence. {hush} KNOCK!]
            !BOSS: That's a yes.`,
        },
      ],
    },
    {
      id: 'parcel',
      shape: 'pass the parcel',
      title: "As Heavy As That || Nothing's Missing",
      premise:
        'A gang robs a table of wedding presents, which must never weigh less, nor more, while {keeper} looks after the smallest.',
      game: 'Whatever comes off the table, something just as heavy must go on it, or a bell rings.',
      facts: {
        prop: 'the present',
        event: 'a wedding',
        crowd: 'the guests',
      },
      effects: {
        pot: {
          noise: `PAL|ANY: It's made the whole table jump! A teapot's hopped off!`,
          lost: `PAL|ANY: And it's taken a teapot along! Right off the table!`,
          stuck: `PAL|ANY: It's all tangled up with a teapot! And that's come off the table!`,
          mixed: `PAL|ANY: A teapot's gone after it! It's jumped off the table, for love!`,
          mess: `PAL|ANY: It's washed a teapot off the table!`,
        },
      },
      hooks: {
        'Mastermind Mona': {
          gives: `
            [{ME} lays the plan on the table.]
            ME: That's eleven robberies! And they don't weigh a thing!`,
          back: `
            ME: I've put down my plan, I've left it, and I've picked it up again. That's three! I've got to step three!`,
        },
        'Safecracker Saul': {
          gives: `
            [{ME} lays a stethoscope on the table, and listens for it.]
            ME: It's the first time that it hasn't told me anything.`,
          back: `
            ASK: Before you put that in your ears again. How are you?
            ME: You opened me! Without any tools! Have you got an hour?`,
        },
        'Driver Dae': {
          gives: `
            [{ME} puts down two car keys.]
            ME: One's for the passenger door. Be careful, it's like new.`,
          back: `
            ASK: One of your keys is mine now. The one for the passenger door.
            ME: But then you'd have to sit beside me! Every day! Get in!`,
        },
        'Bride Beatriz': {
          gives: `
            [{ME} puts down an empty plate.]
            ME: Nine years I've held that out! It felt a lot heavier!`,
          back: `
            ASK: Somebody's put something on your plate. With icing.
            ME: That's a slice! Of my own cake! Nobody speak to me till I get to the middle!`,
        },
        'Best-Man Boris': {
          gives: `
            [{ME} puts down fourteen pages of speech.]
            ME: Weigh it slowly. It's very moving, on page nine. ## Weigh it slowly. On page nine, I leave my wife.`,
          back: `
            ASK: Here's your speech. It ends, "And so, thank you." I had to know.
            ME: You got to the end! Nobody's ever finished it before! Not even me!`,
        },
        'Frosting Fingers': {
          gives: `
            [{ME} puts down one sugar rose, and turns it to the light.]
            ME: That took me all Tuesday! And the bell can't tell!`,
          back: `
            ASK: Here's your rose. I kept looking at it. Is that a leaf?
            ME: You've seen the leaf! It was made to be seen, on Tuesday!`,
        },
      },
      after: `
        [DANGALANG!]
        BOSS: They gave us the scale. I've put it under the breakfast table.
        PAL|LEAD: So what's it ringing for?
        !BOSS: You weren't here yet.`,
      acts: [
        {
          title: 'As Heavy As That',
          time: 'MORNING',
          beat: 'A gang wants one small present, and the table wants something for it.',
          text: `
            <2> > lead arrive
            BOSS: There they are, the wedding presents. We want the smallest. It's got a diamond in it. || Look at that table! And the very smallest present is a diamond.
            FOE|LEAD: So take it. Nobody's watching. || There isn't even a guard. Just pick it up!
            BOSS: The table's watching. It stands on a scale. If it gets lighter, a bell rings, and the whole wedding comes running. || That table is the guard. There's a scale underneath. If anything's gone, a bell rings, and they all come running.
            <first> <3+> PAL|ANY: Then what's left to take? || So what can we take?
            <next> <3+> LEAD: Then what's left to take? || So what can we take?
            <2> LEAD: Then what's left to take? || So what can we take?
            BOSS: Oh, whatever we like. As long as we put down something just as heavy. ## Whatever we like, if we put down something just as heavy. My wife did that, with a lodger. || Anything! We only have to leave something that's as heavy as that. ## Anything, if we leave something just as heavy! My wife did that, with a lodger.
            * plant rule
            <first> <3+> BOSS: And here comes somebody to carry the diamond.
            <3+> > lead arrive
            !BOSS: Now watch.
            [{BOSS} picks up the smallest present. DANGALANG!]
            <3+> PAL|ANY: It knows! Something heavy! Quick! || It's found out! Give it something!
            <2> LEAD: It knows! Something heavy! Quick! || It's found out! Give it something!
            !BOSS: What's in that bag?
            <3+> !FOE: That's my lunch! My aunt's dumplings!
            <2> !LEAD: That's my lunch! Dumplings!
            [{BOSS} puts the bag on the table. The bell stops.]
            !BOSS: There. Nothing's missing.
            * plant missing
            <3+> !FOE: Lunch is!
            <2> !LEAD: Lunch is!
            !BOSS: A diamond, a dumpling. They weigh the same. ## A diamond, a dumpling. A husband, a lodger. They weigh the same. || Ask the table. Dumplings or diamonds, they weigh the same. ## Ask the table. A diamond, a dumpling, a lodger, they weigh the same.
            * plant same
            <?h> > hook BOSS claim
            > place intro
            > turns
            [{LEAD} leans on the table, with one elbow. DANGALANG!]
            !LEAD: I haven't taken anything!
            !BOSS: No. You've added an elbow! || It doesn't like more, either! Whose elbow is that?
            [The elbow goes up. The bell stops.]`,
        },
        {
          title: "A Teapot's Worth",
          time: 'MOMENTS LATER',
          beat: 'They rob the table of one thing, and give it everything they have.',
          text: `
            BOSS: Now, off with it. {call}, take the present. And walk as if it were a sandwich. ## Now, off with it. {call}, take the present. And walk as if you'd left a note. || That's half the job. {call}, take the present, and carry it out as if it were yours. ## That's half the job. {call}, take the present, and carry it out like somebody with a good lawyer.
            > lead help
            > effect pot
            [DANGALANG!]
            BOSS: Then it's a teapot too light! What've you got on you? || It wants a teapot's worth! Turn out your pockets!
            <3+> > hook FOE gives
            <3+> [DANGALANG!]
            <4+> <?g> > hook PAL gives
            <4+> <?g> [DANGALANG!]
            <2> !LEAD: I've only got me!
            <3+> PAL|ANY: It's still ringing! More! ## It's still ringing! What's left to pawn? || That's not a teapot! It wants more! ## That's not a teapot! It wants our wallets!
            <?h> > hook BOSS gives
            <?h> [DANGALANG!]
            !BOSS: {call}! That elbow!
            [{LEAD} leans. Silence.]
            !BOSS: Good. Nothing's missing.
            !LEAD: How long do I have to lean here? || And when can I have it back?
            PAL|BOSS: Till we've found something that weighs an elbow. || When somebody's found a cabbage.
            > turns
            FOE|LEAD: And how's the robbery going? || So what have we stolen, up to now?
            PAL|BOSS: They're a lunch and an elbow up. ## They're a lunch and an elbow up. It's like my divorce. || Nothing. But they've got a lunch, and an elbow. ## Nothing, and they've got our lunch. It's like my divorce.
            <?f> > lead ban`,
        },
        {
          title: 'An Uncle',
          time: 'LATER',
          beat: 'The guests bring presents, and one of them sits down.',
          text: `
            > place crowd
            PAL|ANY: They've brought presents! They're putting them on the table! || Look out! Every one of them's got a present!
            [Up goes {LEAD}'s elbow. Down goes a stone lion. DANGALANG!]
            FOE|LEAD: It's a lion too heavy! What weighs a lion? || What do we take off, for a lion?
            BOSS: Take the other lion! || There's a second one! Take that!
            [{FOE} takes the other lion. The bell stops.]
            PAL|ANY: We've robbed somebody! At last! || At last! That was a robbery!
            > turns
            [A clock. DANGALANG! A harp. DANGALANG! A bathtub. DANGALANG!]
            LEAD|FOE: I've no hands left! How much more do we have to steal? || Stop giving! I can't steal any faster!
            [An old uncle comes by, and sits down on the edge of the table. DANGALANG!]
            BOSS: An uncle's worth! Off with the silver! All of it! || That's a whole uncle over! Grab the spoons! All nine hundred!
            [They snatch it up. Silence. The uncle stands up again. DANGALANG!]
            PAL|ANY: He's up! Put it down! || Then we're an uncle short! Back with it!
            [Down goes the silver. Down goes the uncle. DANGALANG!]
            FOE|LEAD: Does he want to sit, or doesn't he? || What's the matter with him?
            !BOSS: He's waiting to be asked to dance. ## He only gets up when your aunt bends down. || It's his knee. It can't make up its mind. ## It's the aunt in row two. Whenever she looks, he stands up.
            > turns
            <?a> BOSS: {call}, keep him down! Be charming!
            <?a> > lead attempt
            [They snatch it up once more. He gets up, and goes in to eat. DANGALANG! ## They snatch it up once more. He gets up, and follows the aunt. DANGALANG!]
            PAL|ANY: He's gone for good! What weighs an uncle? ## He's gone off with the aunt! What weighs an uncle? || He isn't coming back! Where do we get an uncle? ## He's gone off with the aunt! Where do we get an uncle?
            [{BOSS} stumbles over a lion, and sits down on the table. The bell stops.]
            !BOSS: What do I weigh? ## What do I weigh? Be kind.
            FOE|LEAD: One uncle. || Exactly an uncle.`,
        },
        {
          title: 'Exactly One Uncle',
          time: 'JUST BEFORE NOON',
          room: 'GIFT ROOM',
          beat: 'They have all the silver, and {boss} is what they have left for it.',
          text: `
            FOE|LEAD: Then we've done it! We're rich, and nothing's ringing! || It's quiet! And look at us, up to our chins in silver!
            !BOSS: Good. Now help me down.
            [{BOSS} puts one foot on the floor. DANGALANG! The foot goes up again.]
            PAL|LEAD: It takes you for a present. || You belong to the happy couple now. ## You belong to the happy couple now. You're the lodger.
            !BOSS: Nobody ever has. Put the silver back, and I'll get off. ## Nobody ever has. They've all asked for the receipt. Put the silver back, and I'll get off. || Then put something back. The silver! ## I never liked the lodger! Put back the silver!
            [Nobody puts anything back.]
            !BOSS: Friends?
            FOE|LEAD: It's your own rule. And you're just as heavy. ## It's your own rule. It isn't you. It's the silver. || You said that we'd only have to leave something. We're leaving you. ## We're leaving you. It isn't you. It's the silver.
            !BOSS: I know. I was so proud of it. ## I know. My wife put it the same way. || I did, didn't I? It sounded better from down there. ## That's what my wife said. With her it was the lodger.
            > lead comfort BOSS
            !BOSS: No, go. It's the best plan I ever had. And the table won't notice. ## No, go. It's a good plan. It's worked on me before. || Go on. It's what I'd have done. I just thought I'd be the one with the silver.
            <?w> !BOSS: {call}, you choose first. What would you like?
            <?w> > lead lastWords
            <3+> PAL|FOE: We'll send a card. ## We'll always be friends. || We'll write. Mind the lions. ## We can still be friends. Mind the lions.
            > turns
            [They tiptoe off, with all the silver. Not a sound.]
            !BOSS: Well. Nothing's missing.
            [Nobody's left but the stone lion. {BOSS} looks at it.]
            !BOSS: So, are you with the bride, or with the groom? ## So. Do you come here often? || And what were you swapped for? ## And whom were you left for?`,
        },
        {
          title: "Nothing's Missing",
          time: 'NOON',
          room: 'GIFT ROOM',
          beat: 'Somebody comes back, and {boss} may take one thing that weighs as much as lunch.',
          text: `
            [A clink of spoons. Back they come, on tiptoe, arms full.]
            !BOSS: What have you forgotten?
            FOE|LEAD: We got as far as the corner. It was ringing. || Nothing. But it rang, all the way to the corner.
            !BOSS: It never made a sound.
            PAL|LEAD: Not the bell. In here. ## Not the bell. In here. I've robbed a lot of people, and it's never rung before.
            [They put everything back. DANGALANG!]
            !LEAD: It's too much! One of us must come off! || That's more than it wants! Something must come off!
            PAL|LEAD: All that silver, for one of you. Get down. ## You've cost us nine hundred spoons. My uncle's divorce was cheaper. Get down. || That's what you're worth. Now get off it!
            [{BOSS} climbs down. The bell stops.]
            > turns
            [{freed} It lands on the table. DANGALANG!]
            * prop
            FOE|LEAD: The present! So there's one diamond too many! || It's the diamond! And the table won't have it!
            PAL|LEAD: Then we can take it! Nothing would ring! || So it's ours! It has to come off!
            [{BOSS} picks up the present. The bell stops. Somebody's stomach rumbles.]
            [{BOSS} puts down the present again, and takes the bag.]
            * pay rule
            <3+> !BOSS: Here, {foe}. It's noon.
            <2> !BOSS: Here, {call}. It's noon.
            <3+> !FOE: My lunch! You could have had the diamond!
            <2> !LEAD: My lunch! You could have had the diamond!
            !BOSS: They weigh the same.
            * pay same
            PAL|LEAD: Here's that teapot. It's only lost its lid. || I've found the teapot. On it goes.
            [DANGALANG!]
            BOSS: Quick, everybody, take back your own things! || Then off with whatever stood in for it, quick!
            <3+> > hook FOE back
            <4+> <?g> > hook PAL back
            <?h> > hook BOSS back
            > turns
            <?p> > place gift
            <?l> > lead last
            FOE|LEAD: So, no diamond, no silver, and one dumpling each. || All that work! And what have we got? A bag of dumplings.
            [{BOSS} looks round, and counts heads. {hush} The bell doesn't ring.]
            !BOSS: Nothing's missing.
            * pay missing`,
        },
      ],
    },
  ],
}
