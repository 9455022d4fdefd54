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
        entry: `
          ME: Mine's a boot, in gravy. Nobody could possibly like it.
          [From the judging table, a long, happy chewing.]
          ME: And now the laces!`,
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
        entry: `
          ME: I've used salt for sugar, and gravel for salt. They'll have to send me home.
          [From the judging table, a deep, contented crunching.]
          ME: I'm in the next round, aren't I?`,
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
        entry: `
          ME: Mine's a meringue with no egg, no sugar, and no meringue.
          ASK: So what's left?
          ME: Only the air.
          [From the judging table, a deep, blissful breath.]`,
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
        entry: `
          ME: I've made my sister's recipe. In sixty years, nobody's got past the smell.
          [From the judging table, the sound of a bowl being licked.]
          ME: Nobody is to tell my sister.`,
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
        entry: `
          ME: I left mine in for six hours too long. It's a lump of coal.
          [From the judging table, a slow, smoky purr.]
          ME: It was still glowing!`,
        later: `
          ME: I had a minute all to myself.
          ASK: What did you do in it?
          ME: I watched it go.`,
      },
      turns: [
        `ME: That sandwich took you four minutes.
         ASK: Was that wrong?
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
      title: 'Mostly Holes || To the Last Crumb',
      premise:
        'Whoever tells a lie about a cake must eat all of it, and the one on the gold plate, which {lead} is to taste, came out of a bathroom.',
      game: 'Nobody tells a lie all day, and not a word of the truth is believed.',
      facts: {
        prop: 'the sponge',
        event: 'a baking contest',
        crowd: 'the food critics',
      },
      hooks: {
        'Judge Soggybottom': {
          claim: `
            ME: We judges get one forkful. Then they take it away. I've never found out how a cake ends! ## We judges get one forkful, and then it's taken away. I've had romances like that. I've never seen how one ends!`,
          end: `
            [{ASK} takes hold of the plate.]
            ASK: You've had your forkful.
            ME: Let go! I've lied! By law, I've got to see how it ends!`,
        },
        'Captain Brisket': {
          claim: `
            [{ME} holds up a pink bow, burned at one end.]
            ME: My cake wore this! Forty sailors saluted, and not one of them said "pretty"! ## My cake wore this, and nothing else! Forty sailors saluted, and not one of them said "pretty"!`,
          end: `
            [{ME} ties a pink bow round what's left. "That's pretty," says a critic. Nobody shouts, "Liar!"]
            ME: Then it's true! All hands to the tissues!`,
        },
        'Meringue Mei': {
          claim: `
            [{ME} sets down a meringue. Its peak falls over.]
            ME: I've never given it anything but compliments, and it won't stand up for me!`,
          end: `
            [Hearing all that, a meringue's peak gets up, and stands.]
            ME: So that's it! It wanted to be called names! ## So that's it! It wanted to be called names! I had a fiancé like that.`,
        },
        'Nonna Rosina': {
          claim: `
            [{ME} pulls out a chair. Somebody else sits down on it.]
            ME: Sixty years at table, and never one lie! And who says, "Sit, Rosina, eat"?`,
          end: `
            ASK: That was a lie! Sit, Rosina! Eat!
            ME: On a chair? As a punishment? All those honest years, for nothing!`,
        },
        'Timer Tim': {
          claim: `
            [{ME} clicks a stopwatch.]
            ME: There goes your minute. I hand them out all day, and nobody's ever given me one!`,
          end: `
            ASK: You've lied as well, Tim. I give you one minute to eat it.
            ME: You give me one? A whole one? I'd have lied years ago!`,
        },
      },
      after: `
        PAL|LEAD: Did you get your sponge back?
        !BOSS: I had it in the bath. It's all over teeth marks.
        PAL|LEAD: Whose?
        !BOSS: I'm still putting names to them. ## Everybody's. I'm putting names to them. I've never had such a long bath.`,
      acts: [
        {
          title: 'The Rule',
          time: 'MORNING',
          beat: 'Whoever lies about a cake must eat it, and {boss} bites into a small yellow one.',
          text: `
            <2> > lead arrive
            BOSS: Last year, every cake was "delicious". I gave forty first prizes. One went to a doorstop. || Last year, I heard nothing but "Delicious!" I gave forty first prizes. One of them was a hat.
            <4+> PAL: So there's a rule now. Whoever lies about a cake must eat it, to the last crumb. || This year there's one rule. Tell a lie about a cake, and you eat it. To the last crumb.
            <3> +BOSS: So there's a rule now. Whoever lies about a cake must eat it, to the last crumb.
            <2> +BOSS: So there's a rule now. Whoever lies about a cake must eat it, to the last crumb.
            * plant rule
            FOE|LEAD: Even for a small lie? || What if it's only a small lie?
            PAL|BOSS: Then with a small spoon.
            * plant spoon
            +BOSS: I baked this one. How is it? || Let's try. I baked this one. Do you like it?
            <3+> [{FOE} takes a bite. CRUNCH!]
            <2> [{LEAD} takes a bite. CRUNCH!]
            !FOE|LEAD: Mmm! Delicious! || Mmm! It melts in the mouth!
            !BOSS: It's cement and prunes.
            !FOE|LEAD: I only meant to be nice.
            PAL|BOSS: Then find something nice that's true. Say, "There's plenty of it." And here's your spoon. || Be nice, and be truthful. "There's plenty of it," for instance. And here's your spoon.
            * plant plenty
            [CRUNCH. CRUNCH.]
            <5+> ANY: I've never seen one so gray.
            <5+> <first> ANY: Nobody will ever steal it from you.
            <5+> <next> !LEAD: Nobody will ever steal it from you.
            <first> > hook BOSS claim
            <first> <3+> PAL|FOE: Here comes our taster! || We've sent for a taster. That'll be the one.
            <3+> > lead arrive
            <first> <3+> > hook FOE claim
            > turns
            [On a gold plate lies something square and yellow, with icing.]
            <3+> LEAD: What's that? || And what have we here?
            <2> BOSS: And what have we here?
            !FOE|LEAD: It's a sponge.
            * plant sponge
            !BOSS: I'm a judge. I know a sponge when I meet one.
            * plant know
            [{BOSS} takes a bite, and chews. SQUIK. SQUIK. SQUIK.]
            !BOSS: You're looking at me as if I mattered. Most people look at the fork. || What eyes you make at me! Most people look at the fork.
            * plant look
            PAL|LEAD: And how do you find it? || So what's it like?
            !BOSS: I've never had anything like it in my mouth. ## I've never had anything like it in my mouth. And I've been very popular.
            <?p> <4+> PAL: {Boss} has never said so much! || {Boss} never said anything so nice!
            <4+> +PAL: The critics come at noon. They'll want it all in writing. || At noon, the critics come. They'll need a card about it.
            <3> +BOSS: The critics come at noon. They'll want it all in writing.
            <2> +BOSS: The critics come at noon. They'll want it all in writing.
            !FOE|LEAD: With facts? || A true one?`,
        },
        {
          title: 'Mostly Holes',
          time: 'LATER',
          beat: 'The baker tells the truth about the sponge, and it sounds better and better.',
          text: `
            > place intro
            > turns
            <5+> !BOSS: Has anybody got a pencil?
            <5+> ANY: You ate it.
            <5+> ANY: You called it crisp.
            <3+> [{FOE} pulls {LEAD} into a corner.]
            <3+> !FOE: It's a bath sponge! My cake caught fire. It's under that cloth. So I iced what came to hand! || It's a bath sponge! My own went up in flames, under that cloth. So I put icing on what there was!
            <3+> !LEAD: Then why call it cake?
            <3+> !FOE: I never did! I said it was a sponge!
            <?r> <3+> !LEAD: Run away!
            <?r> <3+> !FOE: With all that cement in me?
            <3+> !LEAD: Then own up! || So tell the truth!
            <3+> !FOE: I'll do nothing else. || Watch me.
            <2> [{BOSS} looks for a pencil. {LEAD} looks under a cloth. Smoke comes out.]
            <2> LEAD: My poor cake! It caught fire, so I iced a bath sponge! I'd better own up.
            !BOSS: For our card. What's in it? || Let's write that card. What did you put in?
            !FOE|LEAD: Holes! Mostly holes!
            PAL|BOSS: "Light."
            !FOE|LEAD: I found it in a bathroom!
            !BOSS: "Local."
            <?wash> !FOE|LEAD: One washes with it!
            <?wash> PAL|BOSS: "Refreshing."
            !FOE|LEAD: It's been between somebody's toes!
            PAL|BOSS: "Best served warm."
            !FOE|LEAD: Nobody alive could swallow it!
            PAL|BOSS: "Serves any number."
            !FOE|LEAD: I'm trying to tell you the truth!
            !PAL|BOSS: And I'm writing it down.
            <3+> LEAD: You didn't tell a single lie.
            <3+> !FOE: No. I've made a masterpiece. || And look how far I've got with it!
            > turns
            <?q> +BOSS: And who'll carry the plate? {call}! || {call} can hand it round. Come here!
            <?q> > lead flattered BOSS
            <?q> PAL|FOE|LEAD: Was all that true?
            <?q> !BOSS: The rule's only about cake.
            <?t> <3+> FOE: It has to vanish before noon! {call}, do something!
            <?t> <3+> > lead attempt FOE
            <?t> <3+> FOE: Is the sponge gone?
            <?t> <3+> LEAD: It's sprung back.`,
        },
        {
          title: "Something That's True",
          time: 'NOON',
          beat: 'The critics chew, and find kind words that are true, until one of them asks a question.',
          text: `
            > place crowd
            !BOSS: One bite each! And any liar gets the rest.
            [SQUIK. SQUIK. SQUIK.]
            FOE|BOSS: Why doesn't somebody spit it out? || Couldn't one of them spit it out?
            LEAD|PAL: They've read the card. You can't spit out "Local".
            > turns
            <3+> FOE: What are they whispering? || And what do they say?
            <2> BOSS: What are they whispering?
            PAL|LEAD: "It keeps its shape." And one couldn't eat another bite. || "It doesn't give in." And one will be telling the dentist.
            <3+> !FOE: They love it! || So they like it!
            <3+> LEAD: Nobody said so. And nobody's swallowed.
            <2> BOSS: And nobody's swallowed.
            * plant swallow
            <5+> ANY: There's one who's asked to be alone with it.
            <?recipe> +PAL|BOSS: They'd like to have the recipe.
            <?recipe> !FOE|LEAD: You run hot water, and test it with an elbow. || Warm water, up to the neck. Then bubbles.
            > turns
            ["But did you LIKE it?" asks a very small critic, on three cushions.]
            FOE|LEAD: Who asked that?
            PAL|BOSS: A beginner.
            ["I'm asking the judge. Yes or no?" Everybody stops chewing.]
            !BOSS: There's plenty of it.`,
        },
        {
          title: 'Yes or No',
          time: 'THE SAME MINUTE',
          beat: '{Boss} tells a lie, and must eat it, and then everybody lies.',
          text: `
            ["But did you LIKE it?"]
            !BOSS: I've been chewing since breakfast. || It's been on my mind all day. And in my cheek.
            !FOE|LEAD: Say no! Please!
            <3+> LEAD: Yes would be lying! Think of the spoon! || Yes isn't true! Think what you'd swallow!
            > turns
            !BOSS: Could anybody say no to such eyes? || Those eyes! Who could ever say no to them?
            !FOE|LEAD: No! No!
            !BOSS: You see? Yes! I liked it! || Nor can I. Yes! I liked it!
            [SQUIK, goes {BOSS}'s cheek.]
            PAL|LEAD: It's still in there! || It's in your cheek! You never swallowed!
            ["Liar!" calls the small critic. "Eat up!"]
            LEAD: The small spoon?
            !BOSS: The big one. ## The big one. I've said yes like that before, but then there was breakfast.
            * pay spoon
            [{BOSS} ties on a napkin, and opens wide.]
            <3+> !LEAD: Stop! I liked it, too! || Wait! I loved it!
            <3+> BOSS: That's a lie! || You did not!
            <3+> !LEAD: Then give me half.
            <4+> !PAL: It's the best thing I ever ate! Move over! ## I'd leave my husband for it! Move over! || I dream about it! Hand me a spoon!
            <5+> ANY: I'd marry it! Is there room on that bench? ## I'd marry it, and not just for its money! Is there room on that bench?
            ["Delicious!" "Heavenly!" SQUIK, SQUIK. Everybody has a spoon. "Divine," says a small voice. Squik.]
            !FOE|LEAD: Why's everybody lying?
            <3+> LEAD: So that nobody has to eat alone.
            <2> BOSS: So that nobody has to eat alone.
            !FOE|LEAD: Spoons down! That's a sponge!
            <2-4> PAL|BOSS: We've got that in writing.
            <5+> !PAL: We've got that in writing.
            !FOE|LEAD: A BATH sponge! The rule's for cake! || A BATH sponge! Lies don't count, if it isn't a cake!
            [Very quietly, the spoons go down.]
            !BOSS: I know.`,
        },
        {
          title: 'Not a Word of a Lie',
          time: 'AFTERNOON',
          beat: 'It turns out who knew, the cloth comes off, and everybody lies again.',
          text: `
            !FOE|LEAD: Since when? || How long have you known?
            !BOSS: Since the first bite. I told you. I know a sponge when I meet one.
            * pay know
            <?w> PAL|LEAD: And you fed it to them?
            <?w> !BOSS: You should read what they feed to me. || It's the first time that they've ever been quiet.
            <5+> ANY: And you let us all chew?
            LEAD|FOE: So why did you never say? || Then why didn't you tell?
            !BOSS: Those eyes.
            !FOE|LEAD: I was terrified!
            !BOSS: I'll take it. ## I'll take it. At home, I don't even get that.
            * pay look
            !FOE|LEAD: And it's yours. I took it from beside your tub. || There's more. It hung over your own tub.
            !BOSS: You mean that I've been eating my own sponge?
            PAL|LEAD: Not all of it.
            [{Crowd} look down at their shoes. SQUIK.]
            <?bath> !BOSS: Over my tub? But I was in there, singing! ## Over my tub? But I was in there, with nothing on!
            <?bath> !FOE|LEAD: There was plenty of it.
            * pay plenty
            <?one> <rated> <4+> !BOSS: So they've had in their mouths what I've had all over me?
            <?one> <rated> <4+> !PAL: One of them called it unforgettable.
            <?one> <rated> <4+> !BOSS: Which one?
            > turns
            * prop
            +PAL|BOSS: And what's smoking, under that cloth? || Why's that cloth smoking? What's under it?
            !FOE|LEAD: My fruit cake. It's burned.
            [Off comes the cloth. CRACK! {BOSS} bites off a black corner. A long silence. A swallow.]
            <2-4> !FOE|LEAD: Well? Honestly?
            <5+> ANY: Well? Honestly?
            !BOSS: It's horrible. I'd rather have cement. || It's horrible. Bring back the prunes!
            !LEAD: But you swallowed! You're smiling! You liar! || You swallowed! You're licking the fork! Liar!
            * pay swallow
            !BOSS: About a cake, too! So it's all mine. What a pity. || And about a cake! Then I'll have to eat it all. What a pity.
            * pay rule
            > hook BOSS end
            <4+> !PAL: I've met nicer roof tiles! Pass the spoons! || My boots taste better! Where's my spoon?
            <3+> !FOE: Somebody else baked it! I'd like a large piece! || It isn't mine! I'll have the corner!
            <5+> ANY: That's no cake, that's my uncle! Let me sit next to him!
            ["A hat!" "A brick!" "A disgrace!" They all shove up.]
            <3+> > hook FOE end
            <?n> > lead last
            > turns
            PAL|BOSS: And {call}? What kind of cake is that? Truthfully, now! || {call}, what sort of cake is that? Be truthful!
            [{LEAD} looks at all that fruit cake, and picks up a spoon.]
            !LEAD: It's a sponge.
            * pay sponge`,
        },
      ],
    },
    {
      id: 'dishes',
      shape: 'contest',
      title: 'Do the Dishes || May the Worst Cake Win',
      premise:
        'Whoever is best must wash four thousand dishes, so everybody is as bad as possible, while {lead} has the golden spoon.',
      game: 'A contest that nobody may win, before a judge who has not eaten for a week.',
      least: 3,
      facts: {
        prop: 'the golden spoon',
        event: 'a baking final',
        crowd: 'the hungry public',
      },
      effects: {
        spoon: {
          noise: `!BOSS: I wanted a fanfare for the winner. I didn't want the prize inside it.`,
          lost: `!BOSS: Seventy winners have run away, and not one of them took the spoon!`,
          stuck: `!BOSS: I can't crown anybody with a bundle!`,
          mixed: `!BOSS: A golden spoon mustn't have other plans! People have plans for it!`,
          mess: `!BOSS: It was golden. Now I can't tell what it is, or where.`,
        },
      },
      hooks: {
        'Judge Soggybottom': {
          end: `
            [{ME} eats a plate, from the rim inward. KRRRK.]
            ME: So that's where it ends! In the middle! I never saw it coming!`,
        },
        Kevin: {
          end: `
            [The public eats. The pile gets lower. KRRRK!]
            ME: There's a door behind those plates! I can go home! I'll just finish this bowl.`,
        },
        'Meringue Mei': {
          end: `
            [{ME} sets a meringue on a plate. KRRRK, goes everybody. The peak stands.]
            ME: Four thousand plates, and it never blinked! It only wanted something firm under it!`,
        },
        'Nonna Rosina': {
          end: `
            ASK: There's a plate for you, too. Sit, Rosina. Eat.
            ME: Sixty years I've put things on them. Nobody told me that I could start underneath!`,
        },
        'Timer Tim': {
          end: `
            ASK: How long would it have taken, Tim, to wash them all?
            ME: Nine days. And now they're left over! May I have one of the minutes?`,
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
            !BOSS: It's the final! Bake a dish! The best one wins this golden spoon, and washes up. Somebody has to do the dishes. || Welcome to the final! Bake a dish! Whoever's best gets the golden spoon, and washes up. Somebody has to do the dishes.
            FOE: I've won it already. Smell that. || Then it's mine. My cake has seven floors, and a lake.
            <4+> PAL: How many dishes? || Which dishes?
            <3> +FOE: How many dishes? || Which dishes?
            [{BOSS} draws a curtain. Plates, as high as a house, with brown stains. JINGLE-JANGLE.]
            !BOSS: Four thousand. They came in 1951, from little Dora. All the others sent cakes. || Four thousand. Little Dora sent them in, in 1951. We were hoping for a cake.
            * plant dora
            [{FOE} takes a step back, into a very large cake.]
            FOE: I'm so clumsy. || Oh dear. That was mine.
            !BOSS: Bake another! I haven't eaten for a week. I'll love it! || Make another! I've starved myself all week. I'm sure to love it.
            <4+> PAL: Couldn't one just run away?
            <3> FOE: Couldn't one just run away?
            !BOSS: Every winner has. So if anybody runs, I'll know who's won.
            <first> > hook BOSS claim
            <first> FOE: Here comes somebody! Draw that curtain. They needn't know! || Quick, the curtain! Here's one who doesn't know yet!
            > lead arrive
            > place intro
            !BOSS: Bake!
            [{FOE} pours salt into a bowl. All of it.]
            > turns`,
        },
        {
          title: 'Ten, Eleven, Twelve',
          time: "ELEVEN O'CLOCK",
          beat: 'They bake as badly as they can, and the judge is enchanted.',
          text: `
            <first> <?m> <4+> !PAL: Not a word to {the} about those plates. And be horrible! || Don't tell {the} what the winner gets. Just bake badly.
            <next> <?m> <4+> !PAL: Remember, the best one washes up. Be horrible! || Whoever wins must wash up. So bake badly!
            > hook FOE entry
            !BOSS: I'm in love! That's a ten! ## I'm in love! That's a ten! Would you leave us alone for a moment?
            !FOE: A ten? You've got to be ill! || You can't mean me! I might win!
            > turns
            <5+> <?e> > hook PAL entry
            <4+> !PAL: Here's mine. It's just a plate, off the pile. I forgot to put a cake on it. || And mine's only a plate, off the pile. I never baked.
            <3> !FOE: Here's my other one. It's just a plate, off the pile. I forgot to put a cake on it.
            [{BOSS} picks up the plate, and bites. KRRRK!]
            !BOSS: So crisp! So light! That's an eleven! ## So light! And it wants nothing from me! That's an eleven!
            LEAD: That was the plate! || {Boss} has eaten the plate!
            * plant plate
            !BOSS: I wondered where it stopped.
            <4+> !FOE: You've beaten me! I'm so happy for you! || I'm only second! Congratulations!
            <4+> !PAL: But there wasn't anything on it!
            > turns
            !BOSS: And what has {the} made?
            [{LEAD} sets down a cake. It is gray, it leans, and it says "blup".]
            !LEAD: I did my very best. || It's my first. I put in everything there was.
            !FOE: It's horrible! Why didn't I think of that? || But that'll come last! That isn't fair!
            [{BOSS} takes one forkful, and slides slowly under the table.]
            !BOSS: A twelve! Out of ten! ## A twelve! Out of ten! No, leave me down here! I'd like a cigarette!`,
        },
        {
          title: 'A Born Winner',
          time: 'NOON',
          beat: 'Each praises the gray cake, and the golden spoon ends up {where}.',
          text: `
            FOE: Just a twelve? I'd call that a thirteen! || Twelve isn't nearly enough! Look how gray it is!
            <4+> !PAL: Fourteen! Ours are a disgrace! || Fifteen! It leans, as well!
            > turns
            <?q> !BOSS: Come here, {call}.
            <?q> > lead flattered BOSS
            !BOSS: {call}, you've won! And the winner does the dishes! || Then {the} has won! So {the} does the dishes!
            <first> !LEAD: Which dishes? || There are dishes?
            <next> !LEAD: All of them?
            FOE: Don't look behind the curtain. || They're just behind that curtain. You'll need a ladder.
            !BOSS: {call}, take your spoon!
            > lead help
            > effect spoon
            !LEAD: Have I still won, without a spoon? || But if there's no spoon, have I won?
            !BOSS: No spoon, no winner. Then the public decides! || No. So we'll ask the public. They've paid.
            > place crowd
            PAL|ANY: They've come for cake! || They think that there's cake!
            !BOSS: They're too late. I've judged it. Twice. || There was, until I judged it.
            FOE: Then what do they get?
            !BOSS: You. Whoever they like most wins. || All of you. Whoever's clapped loudest washes up.
            > turns`,
        },
        {
          title: 'Please Hold Your Applause',
          time: 'AFTERNOON',
          beat: 'Everybody tries to be disliked, and the public adores it.',
          text: `
            !FOE: Nobody's ever going to clap for this. || I'll make sure they can't stand me.
            [{FOE} steps out in front of the public.]
            !FOE: You smell! And I've seen better hats on a mop! ## I wouldn't kiss one of you! Not even in the dark! || Go home! You're ugly, and so was the bus! ## I could have any one of you, and I'd rather have soup!
            [Wild applause. JINGLE-JANGLE.]
            LEAD: They love you! You're so honest!
            <4+> !PAL: Then I'll do nothing. Nothing at all.
            <4+> [{PAL} does nothing at all. The public stops breathing. Then it cheers.]
            <5+> !BOSS: Another eleven! So light!
            <4+> !FOE: Beaten again! I'm even happier for you! || I'm second again! Congratulations!
            <4+> !PAL: But there wasn't anything in it!
            > turns
            !BOSS: Quiet, please! || Thank you! That'll do!
            [The whole public jumps up, and stamps its feet. JINGLE-JANGLE!]
            FOE: That's the most so far! You've won, judge!
            !BOSS: Me? I only said "please"! || Me? I only said "thank you"!
            FOE: And how nicely. Here's a sponge. || Beautifully. Here's a sponge.
            [{BOSS} looks up at the plates. And up.]
            <?k> > lead comfort BOSS
            !BOSS: {call}, go and be better than me! Tell them what you'd like best! || {call}, out you go! Tell them what you've always wanted!
            > lead lastWords
            [Not a hand moves. Somebody blows a nose. Then the roof nearly comes off. || A silence. A sob. And then such a roar that the plates jump.]
            !BOSS: {The} has won! I've never been so glad to lose! || Thank goodness! {The} has won again!
            > turns
            [A small voice calls, "And where's the cake?"]
            PAL|ANY: There isn't a crumb! There's nothing here but dishes! || There's nothing left to eat! There are only dishes!`,
        },
        {
          title: 'Bake a Dish',
          time: 'EVENING',
          beat: 'Somebody does the dishes, and then everybody wants to.',
          text: `
            FOE: {call}, run! All the winners do! || You can still run, {call}! Everybody who ever won did!
            !LEAD: But then they'd still be dirty tomorrow. Somebody has to do the dishes. || And who'd be next? No. Somebody has to do the dishes.
            [{LEAD} dips a plate into water. It goes soft, bends, and falls in half.]
            !LEAD: I've broken it! || It's come apart!
            PAL|FOE: {Boss} bit one, this morning. || {Boss} ate one, this morning.
            !BOSS: I gave it an eleven!
            * pay plate
            [{FOE} takes one from the pile, licks a stain, and bites. KRRRK!]
            !FOE: That isn't dirt, it's chocolate! And the plate's gingerbread! ## That isn't dirt, it's chocolate! On gingerbread, with enough rum to get a choir into bed! || It isn't dirty, that's caramel! On shortbread, with a hint of 1951!
            [KRRRK! KRRRK! KRRRK! A note falls out.]
            PAL|LEAD: It's from Dora. "You said, bake a dish. So I did."
            * pay dora
            FOE|BOSS: Seventy champions, and they all ran away from a cookie!
            [{freed}]
            * prop
            !FOE: The spoon! Then I'm the best! Leave the plates to me! || There's the spoon! Give it to me! I'll lick them all clean!
            <4+> !PAL: No, I am! I baked nothing, and got eleven! || I ought to win! I entered a plate!
            LEAD|BOSS: Nobody beats Dora. She won in 1951, and nobody ever thought to chew. || The best one's Dora. We only had to be hungry enough.
            <first> > hook BOSS end
            <next> <?b> > hook BOSS end
            <?n> > lead last
            > turns
            [The whole hungry public looks up at them, forks in hand.]
            FOE: And what shall I say to them?
            [{BOSS} ties on a napkin.]
            !BOSS: Somebody has to do the dishes.`,
        },
      ],
    },
    {
      id: 'hen',
      shape: 'race',
      title: 'When the Hen Goes || The Long Nine Minutes',
      premise:
        'Nobody may put down a spoon until the egg timer goes, and the egg timer is a hen, while {keeper} has the key.',
      game: 'Whoever has a spoon in hand must stir until the hen goes, and a hen has no reason to go.',
      facts: {
        prop: 'the key',
        event: 'a baking race',
        crowd: 'the relatives',
      },
      effects: {
        key: {
          noise: `!BOSS: It's {where}? And too frightened to turn? What a pity. Stir!`,
          lost: `!BOSS: It's {where}? So it can't be wound. What a pity. Stir!`,
          stuck: `!BOSS: It's {where}? Who locks up a key? What a pity. Stir!`,
          mixed: `!BOSS: It's {where}? So it's lost interest in the hen. What a pity. Stir!`,
          mess: `!BOSS: It's {where}? It'll be rust by tonight. What a pity. Stir!`,
        },
      },
      hooks: {
        'Judge Soggybottom': {
          end: `
            ASK: This one's for you. All of it.
            ME: The whole cake? And may I keep the spoon till I've seen how it ends?`,
        },
        'Captain Brisket': {
          end: `
            [The hen walks past nineteen cakes, and stops at one with a pink bow. Bok.]
            ASK: She says that yours is pretty.
            ME: She said it first! All hands to the tissues!`,
        },
        'Meringue Mei': {
          end: `
            [The hen hops onto a meringue, and off again. Its peak stands.]
            ME: It's up! It didn't need whipping! It needed hatching!`,
        },
        'Nonna Rosina': {
          end: `
            [The hen hops onto a chair, and off again.]
            ASK: She's warmed it for you. Sit, Rosina. Eat.
            ME: Sixty years I've got up for everybody. And now it's poultry that gets up for me!`,
        },
        'Timer Tim': {
          end: `
            ASK: Twelve hours, Tim, and you never once looked at your watch.
            ME: I didn't, did I? And nobody's asked for them back! They're all mine!`,
        },
      },
      after: `
        [Bok. Bok. Bok.]
        PAL|LEAD: There are three of them in your chair!
        !BOSS: She brought two friends. They're only staying for nine minutes.
        PAL|LEAD: Since when?
        !BOSS: Last night.`,
      acts: [
        {
          title: 'On Your Marks',
          time: 'NINE IN THE MORNING',
          beat: 'A race begins, and a hen will say when it is over.',
          text: `
            <2> > lead arrive
            !BOSS: On your marks! You bake for nine minutes. And nobody puts down a spoon till the hen goes! ## On your marks! Nine minutes. I've never been given more. And nobody puts down a spoon till the hen goes! || On your marks! It's nine minutes of baking. And nobody puts down a spoon till the hen goes! ## On your marks! Nine minutes. I've never been given more. And nobody puts down a spoon till the hen goes!
            * plant spoon
            FOE|LEAD: Which hen? || There's a hen?
            !BOSS: The egg timer. Finest Swiss clockwork. || The one on the shelf. It's an egg timer, with Swiss clockwork.
            [Bok.]
            PAL|LEAD: It sounds just like a hen. || That's a hen!
            !BOSS: It's ticking.
            * plant hen
            FOE|LEAD: It's turned its head! It's looking at me! || It's got real feathers!
            !BOSS: It's keeping an eye on the time. I paid extra for the eye. ## It's keeping an eye on you. I paid extra to be looked at. || You get what you pay for. I paid forty in gold. ## You get what you pay for. I paid extra for the thighs.
            <first> > hook BOSS claim
            <first> <3+> PAL|FOE: We're one baker short. They can start late, and lose.
            <3+> > lead arrive
            <handed> > place intro
            [{BOSS} hands {LEAD} a bowl and a spoon.]
            LEAD: What am I to do with this? || Shall I hold these for you?
            !BOSS: Stir. You may stop when the timer goes. || And stir, till the timer goes.
            LEAD: And when's that?
            [Bok. Bok.]
            FOE|LEAD: That isn't very regular. ## That isn't very regular. I've worked for that.
            !BOSS: It's Swiss. It takes its time.
            > turns`,
        },
        {
          title: 'A Long Nine Minutes',
          time: 'AN HOUR LATER',
          beat: 'The hen has not gone, the key ends up {where}, and the judge is caught with a spoon.',
          text: `
            FOE|LEAD: How long have we been stirring? The dough's up to my chin. || How long have we been stirring? The dough's on its third floor.
            !BOSS: An hour. These are long minutes. ## An hour. My whole honeymoon was nine. || Sixty minutes, of the nine. Keep going! ## Sixty minutes. My whole honeymoon was nine. Keep going!
            > turns
            PAL|LEAD: Your timer's eaten my raisins. || It's been at my raisins. The timer!
            !BOSS: It runs on raisins.
            FOE|LEAD: Then why doesn't it go? Somebody wind it up! || Then wind it up, and let it go! Where's the key?
            <handed> !BOSS: I've got a key. {call}, hold it for me. And nobody reads the label! || I've got it here. {call}, look after it. And don't let anybody read the label!
            <taken> !BOSS: There's a key. It's private. Nobody reads the label! || It's in my pocket. And nobody reads the label!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {call}, get it back! || {call}, get that key back!
            <taken> > lead attempt
            <handed> > effect key
            <taken> !BOSS: So it can't be wound. What a pity. Stir! || Then we've lost it, label and all. What a pity. Stir!
            > turns
            FOE|LEAD: But what if it never goes? My bus does.
            !BOSS: Then it'll be lovely and smooth. Let me taste. || Then there'll be no lumps. Let me taste.
            [{BOSS} takes a spoon, and tastes.]
            PAL|LEAD: Judge! You've picked one up! || You're holding a spoon, judge!
            !BOSS: I was only tasting. I'll just put it down... Oh. || So I am. I'll just put it... Oh.
            [Bok.]
            !BOSS: Somebody give me a bowl.`,
        },
        {
          title: 'Bake Sideways',
          time: 'THE MIDDLE OF THE AFTERNOON',
          beat: 'The relatives have brought spoons, and the hen is shown how to go.',
          text: `
            PAL|LEAD: My cake's so high that there's snow on it. || My cake's too high. A bird has flown into it.
            FOE|BOSS: Then bake sideways.
            <?flour> <3+> FOE: I've no flour left! What do I put in?
            <?flour> <2> LEAD: I've no flour left! What do I put in?
            <2> <?flour> !BOSS: Whatever's lying about. || Use what there is.
            <?flour> !PAL|LEAD: I've used {tall}.
            <?flour> FOE|BOSS: That isn't even food.
            <?flour> !PAL|LEAD: It has layers.
            > turns
            > place crowd
            PAL|LEAD: They've come for cake. They've all brought spoons. || They've each brought their own spoon.
            FOE|BOSS: In their hands? || And they're holding it?
            ["How long will it be?" asks an aunt.]
            FOE|LEAD: Only nine minutes. Start stirring. || Nine minutes, auntie. Start stirring.
            > turns
            [Everybody stirs. It's very quiet.]
            <3+> !FOE: Bagawk!
            <3+> PAL|LEAD: There it goes! Spoons down!
            <3+> !BOSS: That wasn't it. That was {foe}. ## That was {foe}. I know when somebody's faking.
            <3+> !FOE: How can you tell?
            <2> LEAD: Bagawk! There it goes! Spoons down!
            <2> BOSS: That was you.
            <2> LEAD: How can you tell?
            [The hen gets up, and sits down again, much closer.]
            <3+> !LEAD: It's asking you to say that again. Slowly. || It would like to know if you meant it.
            <2> BOSS: It's asking you to say that again. Slowly. || It would like to know if you meant it. ## It would like to know if you meant it, or if you say that to everybody.
            <3+> PAL|FOE: Perhaps it doesn't know how. {call}, show it! || Has anybody ever shown it how? {call}!
            <2> +BOSS: It may not know how. {call}, show it! || And nobody's ever shown it how. {call}!
            > lead teach
            [The hen thinks it over. It tucks in its feet.]
            !BOSS: It would rather not. ## Not tonight. It's got a headache.`,
        },
        {
          title: 'Gone Off',
          time: 'LONG PAST SUPPER',
          beat: 'The hen goes off, and does not go.',
          text: `
            FOE|LEAD: I can't feel my arms. I think that I've put one in. || I've put the table in. Now I'm stirring on the floor.
            > turns
            [The hen stands up. BAGAWK!]
            PAL|LEAD: It's gone off! Can we stop? || There it goes! Is it time?
            !BOSS: It's gone OFF. It hasn't gone. Stir!
            PAL|LEAD: It's left something behind. Something round, and warm.
            !BOSS: A bit's dropped off! || Forty in gold, and it's falling to pieces!
            LEAD: It's an egg.
            !BOSS: Well, I did ask for an egg timer.
            FOE|LEAD: It's a hen! And hens never go! We'll stir for ever! || Clocks don't lay! That's a hen! It'll never go, and nor shall we!
            !BOSS: Not so loud! You'll upset her. ## Not so loud! I'd never find another like her! || Don't shout at her! ## Don't shout at her! She stayed!
            PAL|LEAD: You said "her". || "Her"?
            !BOSS: I said "stir". || "Stir." I said "stir".
            * pay hen
            > turns
            !FOE|LEAD: It's long past supper. What would you be having, at home?
            !BOSS: Toast. Over the sink. And you? || Beans, over the sink. And you?
            !FOE|LEAD: The same. We should do it together.
            !BOSS: I'll bring the sink. || You bring the sink.
            * plant sink
            <?k> > lead comfort BOSS
            <wish> !BOSS: And {the}? If this ever ends, what would you like? || Stir! It keeps one's hopes up! {call}, what are you hoping for?
            <wish> > lead lastWords
            > turns`,
        },
        {
          title: 'Put Down Your Spoons',
          time: 'NINE IN THE EVENING',
          beat: 'The key comes back, the hen goes, and nobody else does.',
          text: `
            [{freed}]
            * prop
            PAL|LEAD: It's back! Quick, what's on the label? || The key! What does the label say?
            !BOSS: That's private! || Don't read it out!
            FOE|LEAD: It says, "One hen. Guaranteed never to go." You knew! || "Henhouse. One hen. Will never go." You knew, all day!
            !BOSS: With a clock, it's over in nine minutes. Then you all put down your spoons, and go home. ## With a clock, it's over in nine minutes. And then they all start looking for their shoes. || I used to have a clock. It went. And then so did everybody. ## I used to have a clock. It went. And they all looked for their shoes.
            <5+> ANY: To our sinks.
            [The hen looks at the way out. Bok?]
            LEAD: She doesn't want to go off. Only out.
            !BOSS: Her, too? || She, as well?
            [{BOSS} carries the hen to the way out, and sets her down.]
            !BOSS: Off you go, then. You can't make anybody stay with a spoon. ## Off you go, then. You can't make anybody stay the night with a spoon. || Go on. I can't keep everybody. ## Go on. Nobody stays past nine minutes.
            [The hen looks round once, nods, and is gone.]
            LEAD: There she goes.
            !BOSS: Put down your spoons.
            [All the spoons go down.]
            <4+> PAL: My arm's still stirring. || I can't stop my arm.
            <?won> FOE|LEAD: So who's won? || And which of us has won?
            <?won> PAL|LEAD: She has. She's the only one who's finished.
            [Nobody moves.]
            FOE|LEAD: And who's going to eat all that? || And what about all that cake?
            !BOSS: I'll manage. Over the sink.
            * pay sink
            [{LEAD} picks up a spoon again. Then everybody does.]
            <?n> > lead last
            [Bok.]
            !LEAD: She's back! She only wanted to see if she could. || She's come back! And nobody's holding her.
            <first> > hook BOSS end
            <next> <?b> > hook BOSS end
            > turns
            [The hen sits down on {BOSS}'s feet, and shuts both eyes.]
            * pay spoon
            !BOSS: Then eat! And nobody puts down a spoon till the hen goes!`,
        },
      ],
    },
  ],
}
