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
            ME: Eleven robberies, and not one ever got to step three! I've never seen what's there!`,
        },
      },
      hooks: {
        stake: `ME: Step two! It's always step two!`,
        snap: `ME: There is no step for this!`,
        asks: `
          ME: Cake, will any plan of mine ever reach step three?
          [A long silence. KNOCK.]
          ME: It hesitated. But it knocked.`,
        layer: `
          ASK: This one's marked "For Mona. Step three. Open it."
          ME: I've never had one! I don't know how to hold it!`,
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
            ME: I can open any safe, but never a conversation! People have no dial!`,
        },
      },
      hooks: {
        stake: `ME: And there isn't even a lock on it! What am I supposed to do all day?`,
        snap: `ME: I've opened every safe in town! Open, door! Please!`,
        asks: `
          ME: Cake, does anybody here like me?
          [KNOCK. KNOCK. KNOCK. KNOCK.]
          ASK: What does four mean?
          ME: Four people! There are only... that's everybody!`,
        layer: `
          ASK: There's writing in this layer. "For Saul. Say something."
          ME: To whom?
          ASK: It doesn't matter. You've just done it.`,
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
            ME: I drive the wedding car, and they all sit in the back! I've got a whole front!`,
        },
        PAL: {
          claim: `
            [{ME} holds a car door open. Nobody comes.]
            ME: There's never a passenger in my front seat! Only the wipers wave at me!`,
        },
      },
      hooks: {
        stake: `ME: I've only paid for an hour's parking!`,
        snap: `ME: I should have kept the engine running! It was running! I should have kept running!`,
        asks: `
          ME: Cake, will anybody ever ride beside me?
          [KNOCK.]
          ME: It didn't even think about it!`,
        layer: `
          ASK: Somebody's written on it. "For Dae. Move over. I'll drive for a bit."
          ME: Nobody ever offered!`,
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
            ME: Nine years engaged, and I only said yes for a slice of my own cake!`,
        },
      },
      hooks: {
        stake: `ME: I only came for the icing!`,
        snap: `ME: I've dreamed of robbing this day since I was a little girl!`,
        asks: `
          ME: Cake, will I ever get a piece of you?
          [KNOCK, KNOCK.]
          ME: All that waiting, and even the cake says no!`,
        layer: `
          ASK: Look! "For the bride. One slice. No groom."
          ME: It's what I always wanted!`,
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
            ME: Fourteen pages of speech, and they always start to clap at "Dear"!`,
        },
        PAL: {
          claim: `
            [{ME} drops fourteen pages, and picks up thirteen.]
            ME: I've never finished my speech! They begin to clap on page one, to be safe!`,
        },
      },
      hooks: {
        stake: `ME: There's nothing about this in my speech!`,
        snap: `ME: Fourteen pages, and not one of them says "help"!`,
        asks: `
          ME: Cake, may I read you page one?
          [KNOCK, KNOCK.]
          ME: Page two, then. It's quite alert.`,
        layer: `
          ASK: It has a card. "For Boris. Go on. We're listening."
          ME: Is that for me? They usually write "wrap it up".`,
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
            ME: Four hundred roses on that cake, and all that anybody looks at is the knife!`,
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
        layer: `
          ASK: A label! "For Fingers. I looked at every one. Tuesday made me cry."
          ME: Somebody saw Tuesday!`,
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
            BOSS: "I do." The moment you hear it, grab that cake and run. ## "I do." The moment you hear it, grab that cake and run. I wish I had, the last time.
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
            PAL: It's slightly bent. You can hardly tell. || It's mostly there. It's just lower. ## It's mostly there. It's just lower. It comes to all of us.
            <handed> BOSS: {call}, hold the sugar bride. The one from the top. Without her it's lunch!
            <taken> BOSS: Save the sugar bride! The one from the top! || Where's the sugar bride, from the top? Without her it's lunch!
            > turns
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: How does one get that back? {call}? || {call}, you've got a way with things!
            <taken> > lead attempt
            <handed> > effect guests
            > place worse
            <?e> > hook BOSS stake
            BOSS: The bottom layer's still whole. That's where our diamond is.
            PAL: We could build a new top. || Then it only needs a new top.
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
            <?c> > hook PAL claim
            <?f> > lead ban`,
        },
        {
          title: 'Something Borrowed',
          time: 'LATER',
          beat: 'The guests come, and there is no groom.',
          text: `
            > place crowd
            > turns
            FOE: One question. Who's getting married? || One question. Whom am I supposed to be marrying? ## One question. Who's getting married? My ex has just sat down in row two.
            BOSS: Didn't you bring a bride and groom?
            FOE: I thought they came with the cake!
            BOSS: Nobody panic. We only need to keep them here till noon. So two of us will marry. || Then it's up to us, till noon! We need a bride, and somebody to say yes to. Who's seen it done?
            <handed> <?r1> > lead attempt
            <?g> > place uses
            ["The vows!" shouts somebody's uncle. ## "Which one's in white?" shouts somebody's aunt. "They all look used to it!" || "We want our presents back!" shouts the front row.]
            BOSS: Somebody say something! Anything but those two words!
            <?n> PAL: Which two?
            <?n> BOSS: Don't anybody say them. Mime!
            <?n> [{BOSS} mimes a ring. {FOE} mimes a cake. {PAL} hums.]
            <?n> LEAD: Oh, I know! I do!
            <?n> [EVERYBODY GRABS THE CAKE. SPLAT!]
            > turns
            <?h> > lead flattered
            BOSS: Very well. I'll get married myself. To the nearest person. Who is it?
            [In the front row, one of the guests moves a handbag, so as to see better.]
            FOE: It's me.
            !BOSS: Oh. Well. It's only a robbery. ## Oh. Well. It's only till noon. I've had shorter.`,
        },
        {
          title: 'Say the Words',
          time: 'JUST BEFORE NOON',
          beat: 'Two thieves must marry without saying the words.',
          text: `
            LEAD: I'll do the service. Do you, {boss}, take {foe}?
            !BOSS: Certainly.
            LEAD: You have to say the words.
            !BOSS: If I say them, everybody grabs the cake!
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
            FOE: Not a scratch on it.
            BOSS: It's the diamond! We've tripped over it all day!
            PAL: It's the only thing that held the plan together.
            > turns
            <?p> > hook FOE end
            <?s> > place gift
            <?m> > lead last
            <?q> > hook PAL end
            BOSS: We've pulled it off. Why am I not happier?
            FOE: Because we're still married. Nearly. ## Because we've skipped to the part where nobody talks. || Because you never answered the question.
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
            PAL|LEAD: That's two, for no. It's honest. ## That's two, for no. It's honest. Ask it if she ever loved me.
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
            !LEAD: And what's yours, {boss}?
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
            FOE|BOSS: Not since last night. He said that he needed somewhere quiet. ## Not since last night. He'd met her sisters, and he wanted somewhere with a lid.
            [Everybody looks at the cake.]
            BOSS: Cake, is there anybody in there?
            [A very small KNOCK.]
            BOSS: Yes. Oh, no.
            * pay knock
            LEAD: We told it everything! ## I told it where I'm ticklish!
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
      title: 'Handle With Both Hands || The Present That Ticked',
      premise: 'Everybody wants a small heavy present, until it starts to tick, and {lead} has it.',
      game: 'A present goes from hand to hand: first nobody lets go of it, then nobody will take it.',
      facts: {
        prop: 'the present',
        event: 'a wedding',
        crowd: 'the guests',
      },
      effects: {
        tick: {
          noise: `PAL|LEAD: It's still ticking. It echoes in there.`,
          lost: `PAL|LEAD: It's still ticking. Nobody breathe on it.`,
          stuck: `PAL|LEAD: It's still ticking. But with a softer sort of tick.`,
          mixed: `PAL|LEAD: It's still ticking. And now it wants to sit on my knee.`,
          mess: `PAL|LEAD: It's still ticking. I'd hoped it wasn't waterproof.`,
        },
      },
      after: `
        BOSS: I've kept the egg timer. I set it before every robbery now.
        PAL|LEAD: Does it help?
        BOSS: We've been caught three times. But the eggs were perfect.`,
      acts: [
        {
          title: 'For the One Who',
          time: 'MORNING',
          beat: 'The gang finds one small heavy present, and each is sure to be meant.',
          text: `
            <2> > lead arrive
            PAL|LEAD: The groom's mother asks if the cake's ready.
            BOSS: It's ready when it's ready. We aren't cooks. We're here to rob the presents. || It's ready when it's ready. We only said we were cooks. Look at those presents!
            FOE|LEAD: Which one's the diamond in?
            BOSS: The smallest. It always is.
            * plant cake
            [{BOSS} lifts a small, heavy parcel, in a great many layers of paper.]
            <3+> PAL|LEAD: There's a label. "For the one who..." The rest's torn off. || What's on the label? "For the one who..." It's torn.
            <2> LEAD: There's a label. "For the one who..." The rest's torn off.
            BOSS: For the one who planned this. That's me. ## For the one who planned this. That's me. I've never unwrapped anything that was still warm. || For the one who found it. Me.
            <3+> FOE: No, whoever waited longest! Give it here!
            <3+> > hook FOE claim
            <first> <3+> BOSS: Hands off! It's mine. Where's that specialist, who's to unwrap it?
            <3+> > lead arrive
            > place intro
            BOSS: It's marked "Not before noon."
            LEAD: Couldn't we take off one layer?
            [RIP.]
            > hook FOE layer
            > turns
            BOSS: Put the rest down. Wait. Listen.
            [TICK. TICK. TICK.]`,
        },
        {
          title: 'After You',
          time: 'MOMENTS LATER',
          beat: 'It ticks, and everybody becomes very polite.',
          text: `
            LEAD: Do diamonds tick?
            BOSS: Not the good ones.
            PAL|LEAD: Then it's a bomb! And it says "noon"!
            [TICK. TICK.]
            FOE|LEAD: You have it. You planned this.
            BOSS: No, no. You waited longest. I insist. ## No, no. Guests first. It's what my husband said, and he meant the blonde.
            <3+> FOE: I couldn't possibly. Take it, {pal}.
            <4+> PAL: I'm not worthy of it. ## I'm not worthy of it. I've let people down in bigger boxes. || I already have a clock. ## I'm seeing somebody.
            <3+> BOSS: {call}! Somebody should hold it who isn't one of us. || {call}! You're new. Be a dear.
            <2> BOSS: A guest should have it. And you're very nearly a guest.
            > turns
            > lead help
            > effect tick
            <?c> > hook BOSS stake
            <?d> > place stir
            > turns
            <3+> <?b> > hook BOSS claim
            BOSS: At least it isn't near the cake. || Think. Who'd send a bomb to a wedding?
            FOE|LEAD: That's right. The cake we'd miss. || Somebody who'd been to one. ## Somebody who'd been the bride at one.
            <?e> > hook FOE stake
            <?f> > lead ban`,
        },
        {
          title: 'It Would Be Rude Not To',
          time: 'LATER',
          beat: 'The guests come with presents, and nobody can give one away.',
          text: `
            > place crowd
            > turns
            BOSS: That's it! Guests love presents. They can have it!
            LEAD: What do I say?
            BOSS: "With our compliments." And then run. || "Many happy returns." No. Don't say "returns".
            [The present goes along the whole front row, from lap to lap, with a small bow each time. It comes back to {LEAD}.]
            <?r1> > lead pretend
            <?g> PAL|LEAD: They've opened one layer, and sent it back. With a candlestick.
            <?g> BOSS: Why a candlestick?
            <?g> PAL|LEAD: They said they couldn't take a present and give nothing.
            <?g> [TICK. TICK.]
            [RIP. Another layer is gone.]
            <?r3> > hook PAL layer
            FOE|LEAD: It's thinner. It's louder, too!
            <?h> > lead attempt
            > turns
            BOSS: Then we go, and it stays. || Then we walk out. Slowly. As if we'd only come for the toilet. ## Then we slip out, with our shoes in our hands. It's how I've left everybody.
            <?r2> > place door
            <?i> > place uses
            [TICKTICKTICKTICK.]
            BOSS: It heard us.`,
        },
        {
          title: 'For the One Who Stays',
          time: 'JUST BEFORE NOON',
          beat: 'They think that it is over, and say what they never said.',
          text: `
            FOE|LEAD: It's nearly noon. || How long have we got?
            BOSS: One minute. I always do my best work under pressure. I've never done any.
            > turns
            <?j> > hook BOSS snap
            <?k> > hook FOE snap
            <?l> > hook PAL snap
            BOSS: You should all go. I'll stay with it. It was my plan.
            PAL|LEAD: I'm not leaving you. ## I'm not leaving you. I've only just found out which side you sleep on. || If you stay, I stay. I can't find the door anyway.
            FOE|BOSS: Nobody's leaving anybody. Oh, give me your hand.
            [RIP. In the squeeze, another layer tears.]
            > hook BOSS layer
            > lead comfort
            <?m> > lead found
            > turns
            LEAD: That was the last layer but one. || There's only one layer left.
            BOSS: And what does that label say? The torn half?
            LEAD: It's stuck to my shoe. "For the one who... stays to the end."
            [TICKTICKTICKTICKTICK.]
            > lead lastWords`,
        },
        {
          title: 'Ready',
          time: 'NOON',
          beat: 'The present rings, and was something else all the time.',
          text: `
            [Everybody shuts both eyes. {hush}]
            [DING!]
            [{freed} The last layer falls off.]
            * prop
            BOSS: Am I dead?
            LEAD: You're standing on my foot.
            BOSS: Then what is it?
            PAL|LEAD: It's an egg timer.
            <3+> FOE: All day? We said goodbye to an egg timer?
            PAL|LEAD: Here's a note, from the groom's mother. "Dear whoever stays. Everybody runs for the presents. Nobody ever watches the cake."
            BOSS: How did she know what we all wanted?
            PAL|LEAD: "P.S. I'm a mother."
            BOSS: So what was the timer for?
            * pay cake
            [They turn round. Behind them a door swings open. A golden light. A smell of vanilla.]
            LEAD: It was for the cake.
            <?n> +LEAD: Nobody's cut it. Nobody's even come for it.
            <?n> BOSS: It's bigger than the table.
            > turns
            <?y> > place gift
            <?q> > lead last
            > hook BOSS end
            LEAD: Look, a diamond on top! "For the cook."
            BOSS: Leave it. Bring plates. Call everybody, and the groom's mother first.
            LEAD: What should I tell them?
            !BOSS: It's ready.`,
        },
      ],
    },
  ],
}
