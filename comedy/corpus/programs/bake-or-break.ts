import { type Program } from '../../plays/card-types.ts'

export const bakeOrBreak: Program = {
  name: 'Bake or Break',
  people: {
    'Judge Soggybottom': {
      short: 'Soggybottom',
      want: 'to finish a cake',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} comes with a fork. The plate has gone.]
          ME: They took it away again! I've never found out how a cake ends!`,
        stake: `ME: And I'd only just decided where to put the fork!`,
        snap: `
          <first> ME: Thirty years of forkfuls, and I'm going down half empty!
          <next> ME: I give this a two! I'm being generous about the ending!`,
        end: `
          <first> [{ME} eats on and on. Nobody takes the plate away.]
          <first> ME: So that's how it ends! On a crumb! I never saw it coming!
          <next> ME: Another one, right to the end? You'll have to roll me.`,
        later: `
          ME: I finished a cake yesterday.
          ASK: And what's at the end of it?
          ME: A plate. I feel that I should have been told.`,
      },
      turns: [
        `ME: I'll give that sandwich a six.
         ASK: It's my lunch!
         ME: A five. You talked over it.`,
        `ME: I've marked everything in this room. You're a seven.
         ASK: What did I lose the three for?
         ME: Texture.`,
        `ASK: Has anybody ever marked you?
         ME: They wouldn't dare.
         ASK: I'd say a nine.
         ME: What did I lose the one for?
         ASK: Asking.`,
      ],
      twist: 'Soggybottom marks people out of ten',
    },
    'Captain Brisket': {
      short: 'Brisket',
      want: 'to be told that it is pretty',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ME} holds up a cake with a pink bow.]
          ME: My crew saluted it! Forty sailors, and not one of them said "pretty"! ## My crew saluted it! Forty sailors on shore leave, and not one of them said "pretty"! Not even to the cake!`,
        stake: `ME: I've been sunk twice, and never lost a crumb!`,
        snap: `
          <first> ME: Abandon cake! Puddings and children first!
          <next> ME: I've gone down with better things than this!`,
        entry: `
          ME: Mine's a boot, in gravy. Nobody could possibly like it.
          [From the judging table, a long, happy chewing.]
          ME: And now the laces!`,
        end: `
          <first> ASK: And that pink one has a pretty bow.
          <first> ME: "Pretty"! I heard it! All hands to the tissues!
          <next> ME: They've said "delightful"! Hold me up, somebody! By the collar!`,
        later: `
          ME: They told me that my cake was pretty.
          ASK: Did you eat it?
          ME: How could I? It's in my bunk. I'm on the floor.`,
      },
      turns: [
        `ME: This is how you beat an egg. You look it in the eye.
         ASK: It hasn't got an eye.
         ME: Then it's beaten already.`,
        `[{ME} does something very small with icing.]
         ASK: Is that a rose?
         ME: It's an anchor.
         ASK: It has petals.
         ME: It's a spring anchor.`,
        `ASK: I've told nobody about your rose.
         ME: What did you think of it?
         ASK: It was a very fierce rose.
         ME: Thank you. I'll do you a violet.`,
      ],
      twist: 'Captain Brisket ices an anchor with petals',
    },
    Kevin: {
      short: 'Kevin',
      want: 'to go home',
      as: { PAL: {} },
      hooks: {
        claim: `
          [{ME} makes for the door. Somebody ties an apron on {ME}.]
          ME: I only came in to ask the time! There's soup on, at home! ## I only came in to ask the time! There's soup on at home, and there's somebody watching it in my robe!`,
        stake: `ME: Was that important? I've been drying my hands on it.`,
        snap: `
          <first> ME: I left soup on, at home! It'll be a brick by now!
          <next> ME: What time is it? Nobody's ever told me!`,
        entry: `
          ME: I've used salt for sugar, and gravel for salt. They'll have to send me home.
          [From the judging table, a deep, contented crunching.]
          ME: I'm in the next round, aren't I?`,
        end: `
          <first> ME: I can go home! To my soup! Does anybody remember which way I came in?
          <next> ME: There's the door! I can see it! Was it always behind that cake?`,
        later: `
          ME: I did get home.
          ASK: And what did they say?
          ME: They've let my room. To a cat. It's called Kevin.`,
      },
      turns: [
        `ASK: What are you baking, Kevin?
         ME: I don't know. Somebody handed it to me.`,
        `ASK: Kevin, it's rising!
         ME: Did I do that?
         ASK: It's beautiful.
         ME: Should I run?`,
        `ASK: You've won another round! What's your secret?
         ME: I thought that was the door.
         ASK: It's the oven.
         ME: I wondered why it was so warm out.`,
      ],
      twist: 'Kevin keeps winning while looking for the door',
    },
    'Meringue Mei': {
      short: 'Mei',
      want: 'a peak that stays up',
      as: {
        BOSS: {
          claim: `
            [{ME} sets down a meringue. Its peak falls over.]
            ME: The old judge sneezed on one. Now I'm the judge, and it still won't stand up for me!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} sets down a meringue, on tiptoe. Its peak falls over.]
          ME: I only said "good morning"! It's always one word too many!`,
        stake: `ME: Nobody breathe out!`,
        snap: `
          <first> ME: I've held my breath since breakfast, and now I'm going to use it!
          <next> ME: I'm going to sigh! Everybody stand back!`,
        entry: `
          ME: Mine's a meringue with no egg, no sugar, and no meringue.
          ASK: So what's left?
          ME: Only the air.
          [From the judging table, a deep, blissful breath.]`,
        end: `
          <first> ME: The peak's up! You coughed, and you shouted, and it's still standing!
          <next> ME: Two peaks! Side by side! I'm going to shout! No. I'm not.`,
        later: `
          ME: That peak's still up.
          ASK: Then why aren't you pleased?
          ME: It's inside my hall. I'm outside.`,
      },
      turns: [
        `ME: Could you think a little more quietly?
         ASK: You can hear me think?
         ME: I can't. It can.`,
        `[The meringue leans slowly toward {ASK}.]
         ASK: Why's it doing that?
         ME: It likes you. Don't let it go to your head. Last week it liked a radiator.`,
        `[{ASK} sneezes. Silence. The meringue stands.]
         ME: It held! How did it hold?
         ASK: I put my pencil in it when you blinked.
         ME: You'd give up a pencil, for us?`,
      ],
      twist: "Mei's meringue falls for somebody",
    },
    'Nonna Rosina': {
      short: 'Nonna',
      want: 'somebody to say "Sit, Rosina, eat"',
      as: {
        BOSS: {
          claim: `
            [{ME} pulls out a chair. Somebody else sits down on it.]
            ME: The old judge got too thin for the job. Eat, eat! One day I'll try a chair myself.`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} pulls out a chair. Somebody else sits down on it.]
          ME: Eat, eat! Sixty years I've had that chair. They tell me it's comfortable. ## Eat, eat! Sixty years I've had that chair. I've had three husbands, and never once sat down on one.`,
        stake: `ME: And I'd made enough for forty!`,
        snap: `
          <first> ME: Nobody goes anywhere hungry! Open your mouths!
          <next> ME: First we eat! Then we scream!`,
        entry: `
          ME: I've made my sister's recipe. In sixty years, nobody's got past the smell.
          [From the judging table, the sound of a bowl being licked.]
          ME: Nobody is to tell my sister.`,
        end: `
          <first> ASK: Sit, Rosina. Eat.
          <first> ME: Me? On a chair? So that's what they're like. It needs salt.
          <next> ME: Somebody's laid a place for me. With a napkin! Who taught you that? I did!`,
        later: `
          ME: They cooked for me last night.
          ASK: How was it, just sitting there?
          ME: I sat on my hands. They're still flat.`,
      },
      turns: [
        `ME: You're too thin. Open.
         ASK: I've only just eaten!
         ME: I can see that. It didn't help.`,
        `ASK: What's that in your handbag?
         ME: A small lasagna.
         ASK: Who's it for?
         ME: For the next person who tells me they're fine. ## For the next one who tells me that my son can do better.`,
        `ASK: You're looking thin yourself, Nonna. Open.
         [A spoon goes in.]
         ME: Too much garlic.
         ASK: Shall I stop?
         ME: Did I shut my mouth?`,
      ],
      twist: "Nonna's handbag is loaded with lasagna",
    },
    'Timer Tim': {
      short: 'Tim',
      want: 'a minute of his own',
      as: {
        BOSS: {
          claim: `
            [{ME} clicks a stopwatch.]
            ME: The old judge was six seconds late. I've handed out a million minutes. Nobody ever hands one back!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} clicks a stopwatch.]
          ME: There goes your minute. I hand them out all day. Nobody ever hands one back!`,
        stake: `ME: That cost us eleven seconds. I knew each of them.`,
        snap: `
          <first> ME: We're out of time! I've looked everywhere!
          <next> ME: Eleven, ten... I can't look! And it's the only thing I'm good at!`,
        entry: `
          ME: I left mine in for six hours too long. It's a lump of coal.
          [From the judging table, a slow, smoky purr.]
          ME: It was still glowing!`,
        end: `
          <first> ASK: Give me the watch. This minute's for you.
          <first> ME: You're handing one back? A whole one? I'm going to waste it.
          <next> ME: I've lost all track of time! I had it right here, and I lost it! It's bliss!`,
        later: `
          ME: I had a minute all to myself.
          ASK: What did you do in it?
          ME: I watched it go.`,
      },
      turns: [
        `ME: That sandwich took you four minutes.
         ASK: Was that wrong? ## Was that wrong? It's the longest thing I've got to do with my mouth.
         ME: You stopped at the third bite. What happened at the third bite?`,
        `ASK: I remember now. At the third bite, I thought of the sea.
         ME: For how long?
         ASK: I didn't count.
         ME: Is one allowed not to?`,
        `[{ME} stands quite still, and smiles.]
         ASK: What are you doing?
         ME: I thought of the sea!
         ASK: For how long?
         ME: I've no idea!`,
      ],
      twist: 'Tim times a sandwich, bite by bite',
    },
  },
  recall: `
    PAL|LEAD: They've piped it onto every cake in the shop window. "{Line}."
    BOSS: Is it selling?
    PAL|LEAD: Mostly for funerals. People like to have the last word.`,
  scenarios: [
    {
      id: 'sponge',
      shape: 'lie',
      title: "It's a Sponge || The Sound of Cake",
      premise:
        'A judge who cannot taste has praised a cake that is no cake, and both must keep it up, while {keeper} looks after it.',
      game: 'One of them cannot taste, the other one cannot bake, and each is afraid of the other.',
      facts: {
        prop: 'the sponge',
        event: 'a baking contest',
        crowd: 'the food critics',
      },
      effects: {
        gone: {
          noise: `BOSS: That was the best sound I ever ate, and now there's {with} in it.`,
          lost: `BOSS: It was supposed to be shared among forty!`,
          stuck: `BOSS: A cake should be light! It shouldn't need rescuing!`,
          mixed: `BOSS: I've been kind to it, too. And I had my teeth in it.`,
          mess: `BOSS: It's drunk the whole puddle. I never saw a cake do that.`,
        },
      },
      after: `
        PAL|LEAD: What's that in your bath?
        !BOSS: Lemon drizzle. It's wonderful for the elbows.
        PAL|LEAD: And does it lather?
        BOSS: No. But it's the first bath that I ever finished.`,
      acts: [
        {
          title: 'Freshness || On the Gold Plate',
          time: 'MORNING',
          beat: 'A judge praises a small yellow sponge that squeaks.',
          text: `
            <2> > lead arrive
            [A row of cakes. One is under a cloth, and smokes. On a gold plate stands a small, square, yellow one, with a cherry.]
            BOSS: And what do I see here?
            FOE|LEAD: It's a sponge.
            BOSS: I can see that. || I'm a judge. I know one when I meet one.
            [{BOSS} takes a bite, and chews. SQUIK. SQUIK. SQUIK.]
            !BOSS: It squeaks.
            FOE|LEAD: I always make them that fresh. || I only finished it just now. It's still growing.
            BOSS: Oh, this is delicious. || It's the finest thing I ever had in my mouth. ## It's the finest thing I ever had in my mouth. And I've been married.
            FOE|LEAD: I'm sorry, is it?
            BOSS: I think so. Isn't it?
            FOE|LEAD: Oh! I'd say so, too!
            * plant sponge
            BOSS: It's exactly the yellow of the one in my bathroom. ## It's exactly the yellow of the one in my bathroom. That one has seen me from every side. || There's one just like it at home, next to my tub. ## It's exactly the yellow of the one in my bathroom. That one has seen me from every side.
            FOE|LEAD: I'm told it's a very popular yellow. || I always follow the fashion. Everybody bakes for the bathroom now.
            <first> > hook BOSS claim
            <first> <3+> <?m> > hook FOE claim
            <first> <3+> BOSS: Somebody's coming to carry the plates. From a very good agency.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            BOSS: At noon the food critics will be here. They'll all want a slice.
            FOE|LEAD: To eat? With their mouths? || To swallow? My sponge? On purpose?`,
        },
        {
          title: 'Two Secrets',
          time: 'A LITTLE LATER',
          beat: '{Lead} is told what nobody may know, and the sponge ends up {where}.',
          text: `
            > turns
            <3+> [{FOE} draws {LEAD} into a corner.]
            <3+> FOE: It isn't cake! Mine burned. It's under the cloth. I took the sponge from the bathroom, just to keep my place. || It's for washing! My cake caught fire. It's under that cloth. So I put icing on the first thing I saw!
            <3+> LEAD: So why did you say that it was cake?
            <3+> FOE: I never did! I said it was a sponge!
            <3+> [{BOSS} draws {LEAD} into another corner.]
            <2> LEAD: There's something that you should know about this sponge. My cake burned, and...
            <2> BOSS: No, no. First there's something you should know about me.
            +BOSS: I can't taste. I judge by the noise. If the critics find out, I'm finished. || I've never tasted a thing. I go by ear. If anybody hears of it, I'm no judge any more.
            LEAD: And what about the sponge?
            BOSS: Best I ever heard. ## Best I ever heard. I could have taken it upstairs. || I could have danced to it. ## Best I ever heard. I could have taken it upstairs.
            <handed> BOSS: The critics must have it at noon. {call}, look after the sponge. || Guard that sponge for me, {call}. It has a great future.
            <taken> BOSS: The critics must have it at noon. Put it somewhere good.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: Well, who'll deal with that? {call}? || {call}, deal with it! And gently!
            <taken> > lead attempt
            <handed> > effect gone
            > place worse
            <?c> > hook FOE stake
            FOE|LEAD: I can get more! Give me a minute! || There are plenty where that came from!
            [A door bangs. Water runs. A tray comes in, with four sponges and a rubber duck.]
            BOSS: What's the one with the beak?
            FOE|LEAD: That's my marzipan.
            > turns`,
        },
        {
          title: 'Bold, but Springy',
          time: 'NOON',
          beat: 'The critics eat, and nobody dares to be the first to say it.',
          text: `
            > place crowd
            BOSS: Dear critics, I give you the sponge of the year. || Chew, dear critics! Chew, and listen!
            [SQUIK. SQUIK. SQUIK. SQUIK. SQUIK.]
            FOE|LEAD: They're looking at each other.
            BOSS: What are they saying?
            PAL|LEAD: "Bold." "Springy." And one says that it reminds him of Saturday nights, as a child. ## "Bold." "Springy." And one says that it reminds her of her second husband. || "Fearless." "It fights back." And one of them wants a towel, and doesn't know why. ## "Fearless." "It fights back." And one of them would like to be alone with it.
            <?duck> <4+> PAL: One's eaten the duck.
            <?duck> <4+> FOE: And?
            <?duck> <4+> PAL: It quacks when he sits.
            > turns
            <?recipe> BOSS: And they'd like to have the recipe.
            <?recipe> FOE|LEAD: You take some warm water. Up to the neck. And then, bubbles. || It's a family recipe. You run it till it's hot, and test it with an elbow. ## It's a family recipe. You run it till it's hot, you light a candle, and then you both get in.
            <?d> > lead teach
            <?x1> > place uses
            [A critic hiccups. Out comes a soap bubble.]
            BOSS: And it sparkles!
            <?e> > lead wait
            > turns
            ["One real cake, one sponge," says a critic. "Tell us which." And he unfolds a blindfold. || "Let's have a test," says a critic. "One real cake, one sponge, and the judge in a blindfold."]
            BOSS: In a blindfold? With nothing but my tongue?`,
        },
        {
          title: 'Before We Go',
          time: 'ONE MINUTE LATER',
          beat: 'The end seems near, and everybody tells the truth.',
          text: `
            [{BOSS} is blindfolded, and bites. Silence. {BOSS} bites again. SQUIK!]
            !BOSS: The first one doesn't say a thing. The second one sings!
            <?f> > place door
            > turns
            > place peak
            <?g> > hook PAL snap
            <?h> > hook BOSS snap
            <?i> > hook FOE snap
            <3+> FOE: If this is the end, I want to say it. It's a bath sponge!
            <2> LEAD: If this is the end, I want to say it. It's a bath sponge!
            BOSS: I can't taste!
            <3+> FOE: I took it from your bathroom! You can't what?
            <3+> LEAD: I knew both of those. It's been a long day.
            <2> LEAD: I know. You told me. But it's from your own bathroom.
            BOSS: So that's my own? We've been together for so long, and I ate it? || You mean that I've been eating my own sponge?
            PAL|LEAD: Not all of it.
            <?bath> !BOSS: And you were in my bathroom?
            <?bath> !FOE|LEAD: You were singing. I didn't like to knock. ## You were singing. In a cloud of steam. I didn't like to knock.
            <?bath> !BOSS: Did you like it?
            <?bath> !FOE|LEAD: I came back on Thursday.
            <?k> > lead comfort BOSS
            > turns
            <wish> BOSS: That's my secret out, and yours. It's {call}'s turn. What do you really want? And don't say cake. || We've both owned up. Now {the}. What is it that you want? I can't do worse.
            <wish> > lead lastWords`,
        },
        {
          title: 'I Can See That || Music',
          time: 'AFTERNOON',
          beat: 'They are saved, which is awkward, and the critics have something to say, too.',
          text: `
            > lead save
            > place saves
            FOE|BOSS: We're alive. || Well. We're not dead after all.
            +BOSS: What a pity. And I'd just said all that.
            PAL|LEAD: The critics heard everything. || Forty critics heard you.
            BOSS: And what do they say?
            <?nod> [A critic looks in, pink to the ears. "How did you hide it for so long?"]
            <?nod> BOSS: I nodded. || I shut my eyes, and thought of something else. ## I shut my eyes, and said "Mmm". It got me through a marriage.
            PAL|LEAD: They can't taste, either. They've all been copying off each other since school.
            BOSS: All of them?
            LEAD: One can. He's eaten nothing but the burned cake. He's on his third helping.
            [Off comes the cloth. A black cake, still smoking. {BOSS} bites. CRACKLE! {BOSS} stops chewing.]
            !BOSS: It's got drums in it. || Oh! It's a whole orchestra!
            > hook BOSS end
            > turns
            <?m> > hook FOE end
            <?x2> > place gift
            <?n> > lead last
            [{freed}]
            * prop
            * pay sponge
            PAL|BOSS: And that's the sponge. What's left of it.
            <?o> > turns
            LEAD: There's a bite out of it. You can't wash with that.
            BOSS: So what am I to take into my bath?
            [{LEAD} cuts {BOSS} a slice of cake.]
            LEAD: It's a sponge.`,
        },
      ],
    },
    {
      id: 'hen',
      shape: 'race',
      title: 'When the Hen Goes || The Long Nine Minutes',
      premise:
        'Nobody may stop baking until the clockwork hen goes, while {keeper} has the key to wind it up.',
      game: 'It is the finest clockwork: it has feathers, it eats raisins, and it has been going for hours.',
      facts: {
        prop: 'the key',
        event: 'a baking race',
        crowd: 'the relatives',
      },
      effects: {
        key: {
          noise: `BOSS: I can hear it in there. I just can't turn it.`,
          lost: `BOSS: That's for winding up the hen! It isn't for anything else!`,
          stuck: `BOSS: A thing for opening, and I can't get it open!`,
          mixed: `BOSS: It isn't supposed to give you its heart! It's supposed to fit the hen!`,
          mess: `BOSS: I can hear the rust.`,
        },
      },
      after: `
        PAL|LEAD: There's a box for you. It's come from the hen.
        BOSS: What's inside?
        PAL|LEAD: It's still warm. You're meant to sit on it.`,
      acts: [
        {
          title: 'On Your Marks',
          time: 'NINE IN THE MORNING',
          beat: 'A race begins, and a hen will say when it is over.',
          text: `
            <2> > lead arrive
            !BOSS: On your marks! Bake for nine minutes! When the hen goes, put down your spoons.
            PAL|LEAD: Which hen? || There's a hen?
            !BOSS: The one on the shelf. It's an egg timer. Swiss clockwork. || On the shelf. It's an egg timer, with Swiss clockwork. I paid forty in gold.
            [Bok.]
            FOE|LEAD: It sounds just like a hen. || That's a hen!
            !BOSS: It's ticking.
            * plant hen
            PAL|LEAD: It's got real feathers! || It turned its head!
            !BOSS: You get what you pay for. ## You get what you pay for. I was married to a Swiss. It's how they look at you. || It's keeping an eye on the time. I paid extra for the eye.
            <first> > hook BOSS claim
            <first> <3+> <?m> > hook FOE claim
            <first> <3+> BOSS: We're one baker short. Never mind. They can start late, and lose.
            <3+> > lead arrive
            <handed> > place intro
            !BOSS: Now bake! Whoever puts down a spoon before the hen goes is out! || Ready, steady, bake! And nobody puts down a spoon till the hen goes!
            > turns
            [Bok. Bok.]
            FOE|LEAD: That isn't very regular.
            !BOSS: It's Swiss. It takes its time.`,
        },
        {
          title: 'A Long Nine Minutes',
          time: 'AN HOUR LATER',
          beat: 'The hen has not gone, and the key to it ends up {where}.',
          text: `
            > turns
            FOE|LEAD: How long have we been stirring? My cake's up to my chin. || How long have we been stirring? My cake's on its third floor.
            !BOSS: An hour. These are long minutes. ## An hour. These are long minutes. I had a marriage like it. || Sixty minutes, of the nine. Keep going!
            PAL|LEAD: Your timer's eaten my raisins. || It's been at my raisins. The timer!
            !BOSS: It runs on raisins.
            FOE|LEAD: Then why isn't it running? Couldn't somebody wind it up?
            <handed> !BOSS: There was a key, in the straw it came with. {call}, wind up the hen. || I got a key with it. {call}, wind up the hen. It seems to like you.
            <taken> !BOSS: There was a key, in the straw it came with. Who's got it?
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: Let {the} try. || {call}, you try. It doesn't know you yet.
            <taken> > lead attempt
            <handed> > effect key
            <?b> > hook FOE stake
            > place worse
            FOE|LEAD: Without that key, the hen will never go! And we can't stop till it goes! || Who's to wind it up now? If it never goes, we can never stop!
            !BOSS: Then we stir for ever! Nobody stops!
            > turns
            PAL|LEAD: Your timer's sitting in my mixing bowl, and it won't get up.
            !BOSS: It's warming up. || It's busy. It's counting. ## It's busy. It's sitting on something. I never ask.`,
        },
        {
          title: 'Bake Sideways',
          time: 'THE MIDDLE OF THE AFTERNOON',
          beat: 'The cakes cannot grow any higher, and the hen would like to leave.',
          text: `
            PAL|LEAD: My cake's so high that there's snow on it. || My cake's too high. A bird has flown into it.
            !BOSS: Then bake sideways.
            <3+> FOE: I've no flour left! What do I put in?
            <2> LEAD: I've no flour left! What do I put in?
            !BOSS: Whatever's lying about. || Use what there is.
            !PAL|LEAD: I've used {tall}.
            FOE|BOSS: That isn't even food.
            !PAL|LEAD: It has layers.
            [An hour goes by. In go the chairs.]
            <?chair> BOSS: And what's that one?
            <?chair> FOE|LEAD: It's chair. I took the legs off, for lightness. || It was a lemon cake. Now it's a lemon cupboard. ## It was a lemon cake. Now it's a lemon wardrobe. There's room for a lover in it.
            <?rel> > place crowd
            <?rel> BOSS: Go away! Nobody eats till the hen has gone! ## Go away! Nobody's mother-in-law eats till the hen has gone! || Not yet! It isn't ready till the hen says so! ## Go away! Nobody's mother-in-law eats till the hen has gone!
            <handed> <?d> > lead attempt
            > turns
            <?x1> > place stir
            <?nest> FOE|LEAD: Your timer's pulled out my hair, and built a nest.
            <?nest> !BOSS: The Swiss are very tidy. ## The Swiss are very tidy. It's already put the letters from my last marriage in a drawer.
            <handed> <?e> > lead search
            > turns
            [The hen looks at the way out, and then at {LEAD}. Bok?]
            LEAD: I think that she wants something.
            !BOSS: It's a clock. It only ever wants more time.
            <?f> > hook BOSS stake`,
        },
        {
          title: 'Nobody Stops',
          time: 'LONG PAST SUPPER',
          beat: 'They cannot stop, they cannot get out, and the hen is very quiet.',
          text: `
            > turns
            FOE|LEAD: I can't feel my arms. I think that I've put one in. || I've put the table in. Now I'm stirring on the floor. ## I've put the table in. There's a man under it. He says that he's somebody's husband.
            <?arms> +PAL|LEAD: What if we all just put down our spoons? || Let's all stop at once! On three!
            <?arms> !BOSS: Then nobody's won, and it was all for nothing! Stir!
            <?g> > place door
            > place peak
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            !FOE|LEAD: What would you be doing now, at home?
            !BOSS: Eating over the sink. And you? || Toast. Standing up. And you?
            !FOE|LEAD: The same. We should do it together.
            !BOSS: I'll bring the sink. || I'll bring the other slice.
            <?found> PAL|LEAD: We'll be found like this, with spoons in our hands.
            <3+> <?m> > hook FOE end
            <?k> > lead comfort BOSS
            > turns
            <wish> !BOSS: Don't stop stirring! {call}, it's a quarter to. If the day ever ends, what would you like? || Stir! It keeps one's hopes up! {call}, what do you hope for?
            <wish> > lead lastWords`,
        },
        {
          title: 'Spoons',
          time: 'NINE IN THE EVENING',
          beat: 'The hen goes off, and the hen goes.',
          text: `
            > lead save
            > place saves
            [{freed}]
            * prop
            !BOSS: The key! Quick, wind up the hen!
            [Nobody has to. The hen stands up. BAGAWK!]
            FOE|LEAD: It's gone off! Can we stop? || There it goes! Is it time?
            !BOSS: It's gone OFF. It hasn't gone. Stir! || That was the alarm. It's still here. Stir!
            PAL|LEAD: It's left something behind. It's round, and it's warm.
            !BOSS: A bit's dropped off! || Forty in gold, and it's falling to pieces!
            LEAD: It's an egg.
            * pay hen
            !BOSS: A clock can't lay an egg. That's a hen! || An egg? But that would make it a hen!
            FOE|LEAD: Somebody did say so, this morning!
            !BOSS: Well, I did ask for an egg timer.
            FOE|LEAD: So who's won?
            !BOSS: She has. She's the only one who's finished.
            > turns
            PAL|LEAD: And there's a label on the key. "Henhouse. Let her out by ten."
            <?key> BOSS: Ten this morning?
            <?key> [Bok.]
            <?x2> > place gift
            > hook BOSS end
            <?n> > lead last
            [The hen looks at the way out. Bok?]
            LEAD: She's been asking all day. She doesn't want to go off. She wants to go out.
            [{LEAD} stands aside. The hen looks round once, nods, and is gone.]
            LEAD: There goes the hen.
            !BOSS: Put down your spoons.`,
        },
      ],
    },
    {
      id: 'dishes',
      shape: 'contest',
      title: 'Do the Dishes || May the Worst Cake Win',
      premise:
        'Everybody must bake as badly as possible, as the winner washes up, while the judge loves it all, and {lead} has the spoon.',
      game: 'A contest that nobody may win, before a judge who has not eaten for a week.',
      least: 3,
      facts: {
        prop: 'the golden spoon',
        event: 'a baking final',
        crowd: 'the hungry public',
      },
      effects: {
        spoon: {
          noise: `BOSS: I wanted a fanfare for the winner. I didn't want the prize inside it.`,
          lost: `BOSS: Seventy years of winners ran away, and not one of them took the spoon!`,
          stuck: `BOSS: I can't crown anybody with a bundle!`,
          mixed: `BOSS: A golden spoon mustn't run after people! They run after it! Or they used to.`,
          mess: `BOSS: It was golden. Now I can't tell what it is, or where.`,
        },
      },
      after: `
        BOSS: I've eaten eleven of those plates, and the gravy boat.
        PAL|LEAD: How do you feel?
        !BOSS: Like a set.`,
      acts: [
        {
          title: 'The Prize',
          time: 'MORNING',
          beat: 'The bakers learn what the winner gets, and lose all talent.',
          text: `
            BOSS: Welcome to the final! The best cake wins this golden spoon, and the winner washes up. Somebody has to do the dishes.
            FOE: I've won it already. Smell that. || Then it's mine. My cake has seven floors, and a lake.
            PAL|ANY: How many dishes? || Which dishes?
            [{BOSS} draws a curtain. Plates, as high as a house. JINGLE-JANGLE.]
            !BOSS: Four thousand. Nobody's ever washed one. Every winner ran away in the night. || Four thousand. Not one has ever been washed. The winners always run.
            [{FOE} takes a step back, into a very large cake.]
            FOE: I'm so clumsy. || Oh dear. That was mine.
            BOSS: Bake another! I'll love it! I haven't eaten for a week. || Never mind! Make a new one! I've starved myself all week, so I'm sure to like it.
            PAL|ANY: So whoever bakes the best cake has to wash all those?
            BOSS: Every plate. They came in 1951, with a ribbon, the day that little Dora's cake didn't. We'd told her so clearly, "Bake a dish."
            * plant dora
            <first> > hook BOSS claim
            <first> <?l> > hook PAL claim
            <first> BOSS: There's one more baker to come. It says here, "Full of surprises".
            > lead arrive
            > place intro
            > turns
            !BOSS: Bake!
            [{FOE} pours salt into a bowl. All of it.]`,
        },
        {
          title: 'Ten, Eleven, Twelve',
          time: "ELEVEN O'CLOCK",
          beat: 'They bake as badly as they can, and the judge is enchanted.',
          text: `
            PAL|ANY: The best cake washes up. So make yours horrible! || Remember, whoever wins must wash up. So bake badly!
            > hook FOE entry
            BOSS: I'm in love! That's a ten! ## I'm in love! That's a ten! Would you leave us alone for a moment?
            !FOE: A ten? You've got to be ill! || You can't mean me! I might win!
            > turns
            <?b> > hook PAL entry
            PAL|ANY: And this one's mine. I've made nothing. It's an empty plate. || Here's mine. I forgot to put a cake on it.
            [{BOSS} picks up the plate, and bites. KRRRK!]
            !BOSS: So crisp! So thin! That's an eleven!
            * plant plate
            FOE: The judge has eaten the plate! || That was the plate!
            BOSS: I wondered where it stopped.
            > turns
            <?c> > place stir
            BOSS: And what has {the} made?
            [{LEAD} sets down a cake. It is gray, it leans, and it says "blup".]
            LEAD: I did my very best. || It's my first. I put in everything there was.
            FOE: That isn't a cake! It's an accident! ## That isn't a cake! It's what my first husband left in the sink!
            [{BOSS} takes one forkful, and slides slowly under the table.]
            !BOSS: A twelve! Out of ten! ## A twelve! Out of ten! No, leave me down here! I'd like a cigarette!
            <?d> > hook FOE stake`,
        },
        {
          title: 'A Born Winner',
          time: 'NOON',
          beat: 'Each praises the gray cake, and {lead} is told of winning.',
          text: `
            FOE: Just a twelve? I'd call that a thirteen! ## Just a twelve? I've had honeymoons that were a six! || Twelve isn't nearly enough! Look how gray it is! ## Twelve isn't nearly enough! I haven't blushed like that since the divorce!
            <4+> PAL|ANY: Fourteen! Ours are a disgrace! || It's a fifteen! I'd be ashamed to win!
            > turns
            <?q> [{BOSS} beams.]
            <?q> !BOSS: Come here, {call}.
            <?q> > lead flattered BOSS
            !BOSS: Then we have a winner! And the winner does the dishes! || Then {the} has won! So {the} does the dishes!
            LEAD: Which dishes? || There are dishes?
            FOE: Don't look behind the curtain. || They're just behind that curtain. You'll need a ladder.
            !BOSS: {call}, take the golden spoon!
            > lead help
            > effect spoon
            FOE: No spoon, no winner! It's in the rules! || What a shame. Without the spoon, nobody's won. We'd better all go home.
            <?nobody> BOSS: There has to be a winner.
            <?nobody> PAL|ANY: Then it's you, judge. You chewed best.
            <?nobody> BOSS: I'm disqualified. I've enjoyed myself. ## I'm disqualified. I've been intimate with all of them.
            <?e> > hook BOSS stake
            > turns
            > place crowd
            BOSS: There they are. They've all been promised cake. ## There they are. They've all been promised a bit of crumpet. || They've got forks, and they've come a long way. ## There they are. They've all been promised a bit of crumpet.
            FOE: Is any cake left?
            BOSS: I've been judging. || I judged it. All of it. Twice.`,
        },
        {
          title: 'Four Thousand Plates',
          time: 'AFTERNOON',
          beat: 'The public wants cake, and there is none.',
          text: `
            PAL|ANY: They're drumming on the tables. With the forks. || They've tied their napkins on. All of them.
            [A small voice: "Is it gray on purpose?"]
            BOSS: They've heard about it! || Word gets round. And so, I fear, does the smell.
            <?toast> !FOE: What do you have at home, when there's no contest?
            <?toast> !BOSS: Toast. || Cold beans.
            <?toast> !FOE: How many points?
            <?toast> !BOSS: I live alone. There's nobody to tell.
            <?o> FOE: I'm off. All the winners ran, so I'm running. || Every winner ran away in the night. I'm going early.
            <?o> > place door FOE
            <?f> > hook PAL snap
            <?g> > hook FOE snap
            <?h> > hook BOSS snap
            > turns
            <?p> > lead comfort FOE
            BOSS: They want to see who won.
            FOE: Push {the} out in front! || {The} did! Out you go!
            !BOSS: Here's our champion! {call}, the spoon's gone. What would you like instead? || Your champion, everybody! And what would {the} like best, now that there's no spoon?
            > lead lastWords
            [A fork flies in, and stays in the table.]
            BOSS: They want cake. || They'd hoped it was cake.
            > turns
            PAL|ANY: There isn't a crumb of cake left! There's nothing here but dishes! || Nothing is left to eat! There are only dishes!`,
        },
        {
          title: 'Bake a Dish',
          time: 'EVENING',
          beat: 'The public is fed, and the dishes are done.',
          text: `
            LEAD: I won. So I'll do the dishes. || The winner does the dishes. That's me. I'll begin at the top.
            [{LEAD} dips a plate into water. It goes soft, bends, and falls in half.]
            LEAD: I've broken it! || It's come apart!
            * pay plate
            PAL|ANY: The judge ate a plate this morning. || The judge bit one, and called it "crisp".
            BOSS: I gave it an eleven!
            [Slowly, {FOE} lifts a plate from the pile, and bites. KRRRK!]
            !FOE: It's gingerbread. ## It's gingerbread. And there's enough brandy in it to have married somebody. || It's shortbread. With a hint of 1951.
            PAL|ANY: All of them?
            [KRRRK! KRRRK! KRRRK!]
            PAL|ANY: There's a note on the ribbon. "You said, bake a dish. So I did. Four thousand. Love, Dora."
            * pay dora
            BOSS: Seventy years of champions, and every one of them ran away from a biscuit!
            <?l> > hook PAL end
            <?x1> > turns
            [{freed}]
            * prop
            FOE: The spoon's back! Then I want to win! I'll do the dishes! || There's the spoon! Give it to me! I'll do them all! I'll lick them clean!
            PAL|ANY: No, let me! My cake was much better! I'd put it on one of those! || I ought to win! I entered a plate!
            [{BOSS} takes another bite. KRRRK!]
            !BOSS: The best baker was Dora. We only had to be hungry enough. || Dora won. She'd won in 1951, and nobody thought to chew.
            <?x2> > place gift
            > hook BOSS end
            <?n> > lead last
            > turns
            [The whole hungry public looks up at them.]
            FOE: And what do I tell them?
            [{BOSS} ties a napkin on.]
            !BOSS: Somebody has to do the dishes.`,
        },
      ],
    },
  ],
}
