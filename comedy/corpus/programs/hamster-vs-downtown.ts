import { type Program } from '../../plays/card-types.ts'

export const hamsterVsDowntown: Program = {
  name: 'Hamster vs. Downtown',
  people: {
    'General Guff': {
      short: 'Guff',
      want: 'to be in a parade',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} marches on the spot, and salutes to both sides.]
          ME: Forty years in the army, and they always march off to the parade without me! I get to guard the drum.`,
        stake: `ME: Retreat! I know the way!`,
        snap: `ME: I shall be brave, as soon as somebody's looking!`,
        found: `ME: The whole army's gone round and round behind me, for an hour! I've been in a parade!`,
        cheek: `ME: All of downtown in a single row, with me out in front! It's a parade!`,
        medal: `ME: It walked behind me! In step! That's a parade, that is, and I was the front of it!`,
        later: `
          ASK: So you've been in a parade!
          ME: It was glorious. But nobody said "halt". I'm only passing through.`,
      },
      turns: [
        `ASK: What's that medal for?
         ME: Courage. I was asleep in the next tent.`,
        `ME: Left, right. Left, right.
         ASK: There's only one of you.
         ME: And still somebody's out of step.`,
        `[{ME} salutes. A spoon falls out of one sleeve.]
         ASK: Is that from the officers' mess?
         ME: It's from the other side. It surrendered. ## It's from the enemy's. We had breakfast. It was complicated.`,
      ],
      twist: 'Guff marches out of step, alone',
    },
    'Doctor Sunflower': {
      short: 'Doctor',
      want: 'one thing that stays small',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} takes out a pocket handkerchief. It is as big as a tablecloth.]
          ME: This was small at breakfast! Can nothing of mine stay small? ## This was small at breakfast! So was my second husband. Can nothing of mine stay small?`,
        stake: `ME: It started as such a little problem! They always do, with me!`,
        snap: `ME: I should have gone in for beetles! No! Not beetles!`,
        found: `ME: Look at the houses, from up here! They're small! And they're staying small!`,
        cheek: `ME: Next to this tooth, all that I ever made is small! I could weep! A small tear!`,
        medal: `ME: Through the wrong end of the megaphone, it's small! And it stays small! It fits on my finger!`,
        later: `
          ASK: What have you got in that matchbox?
          ME: A pea. It has stayed small all night. I sat up with it. But what's it waiting for?`,
      },
      turns: [
        `ASK: Do you keep a garden?
         ME: I kept one tomato. We live in the south of it now.`,
        `[{ME} waters a very small cactus.]
         ASK: How pretty. When did you get it?
         ME: Get down! It's looking at the ceiling!`,
        `ASK: What's in your sandwich?
         ME: Cress. I cut it at noon, and again in the car.
         [The sandwich rustles.]
         ASK: May I have it?
         ME: You may have a side of it.`,
      ],
      twist: 'Doctor Sunflower waters a cactus, just once',
    },
    'Mayor Meltdown': {
      short: 'the Mayor',
      want: 'five calm minutes',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sits down, and breathes out. At once, a telephone rings.]
          ME: They promised me five calm minutes, with the hat! I've only ever had the hat!`,
        stake: `ME: I'm not panicking! This is how I breathe! AAAH! And out!`,
        snap: `ME: I'd like to resign! Backward! As of last year!`,
        found: `ME: It's purring. And I'm calm! As far up as the knees!`,
        cheek: `ME: It's dark, it's soft, and no telephone! Five calm minutes! I always thought they'd be smaller.`,
        medal: `ME: I've put the megaphone over my head. Nobody rings you up in there! I had all five calm minutes!`,
        later: `
          ASK: Did you have your calm minutes?
          ME: Five of them. In the sixth, I heard how quiet it was. AAAH!`,
      },
      turns: [
        `ASK: What are you breathing into?
         ME: A paper bag. It was full of rolls. I've had two in one breath.`,
        `ME: I've made a list of what might go wrong. A, avalanche.
         ASK: How far have you got?
         ME: Avocado.`,
        `ME: I've finished my list! Z, zebra!
         ASK: Has any of it happened?
         ME: All but the zebra.
         <family> [A whinny.]
         <rated> [A whinny. It's wearing the town's other robe.]`,
      ],
      twist: 'The Mayor lists every disaster, A to Z',
    },
    'Hamster-Handler Hana': {
      short: 'Hana',
      want: 'one that comes when called',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a seed, and clicks with the tongue. Nothing comes.]
          ME: A hundred hamsters I've called, and they all went under the wardrobe. ## A hundred hamsters I've called, and three husbands. They all went under the wardrobe.`,
        stake: `ME: It's the wardrobe all over again!`,
        snap: `ME: Here, boy! Here, girl! Here, whatever you are! Shoo!`,
        found: `ME: I called it, and it came! It came, and it came, and there's still more of it coming!`,
        cheek: `ME: I've called and called, and this one came! It even picked me up! With both lips!`,
        medal: `ME: I called it, through the megaphone, and it came! Over a bank, but it came!`,
        later: `
          ASK: Does it still come when you call?
          ME: Day and night. I sneezed, and it was in the bathroom.`,
      },
      turns: [
        `ME: Hold out your finger. That's how I make friends.
         ASK: Does it hurt?
         ME: Only where it's friendly.`,
        `ASK: What's in your sleeve?
         ME: Biscuit. That's a name. She's been in there since the spring.
         ASK: What's she doing?
         ME: Decorating.`,
        `[{ME} opens one sleeve. Out look seven very small faces.]
         ASK: I thought that she lived alone!
         ME: So did she. Then I shook hands with a colleague.`,
      ],
      twist: "A lodger decorates Hana's sleeve",
    },
    'Pilot Pablo': {
      short: 'Pablo',
      want: 'a soft landing',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} tips some broken glass out of one boot.]
          ME: A greenhouse, again! Is it so much to ask, a soft landing? Who puts these things under me?`,
        stake: `ME: Everybody put your head between your knees! It doesn't help, but it's dark!`,
        snap: `ME: This is your captain! Has anyone got a mattress?`,
        found: `ME: I was thrown off, and I came down in fur! A soft landing! I bounced! Twice!`,
        cheek: `ME: We've come down on a tongue! That was a soft landing! I didn't even need the greenhouse!`,
        medal: `ME: I fell off the roof, and it held out a paw! A soft landing! It's like a pillow, with toes!`,
        later: `
          ASK: How does it feel, a soft landing?
          ME: I slept right through it. I missed the greenhouse.`,
      },
      turns: [
        `ME: On your left, you'll see the salt.
         ASK: We're not in an airplane.
         ME: On your right, a passenger who's never happy.`,
        `[{ME} comes in, in flying goggles, with a door.]
         ASK: Whose is that?
         ME: Mine. The rest is in a pear tree.`,
        `ASK: Have you ever landed on your feet?
         ME: Once. They were somebody else's.
         ASK: What did they say?
         ME: She married me. ## She said to keep the engine running.`,
      ],
      twist: 'Pablo lands, mostly in a pear tree',
    },
    Squeaks: {
      short: 'Squeaks',
      want: 'one scream',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} jumps out at {ASK}, with all claws in the air.]
          ASK: Aww!
          ME: You see? The big one gets a scream. I get "aww".`,
        stake: `ME: Everybody's screaming, and it isn't even for me!`,
        snap: `ME: Fear me! I'm the last thing you'd see, if you looked down!`,
        found: `ME: I said "boo" in its ear, and it jumped! A whole hillside screamed!`,
        cheek: `ME: It's dark, and I tickled somebody's neck. They screamed! They're still screaming!`,
        medal: `ME: I said "squeak" into the megaphone, and a whole bus fainted! I got a scream from every window!`,
        later: `
          ASK: So you got your scream.
          ME: I keep hearing it. It was my aunt.`,
      },
      turns: [
        `ME: Grrr.
         ASK: Bless you.
         ME: That was my terrible growl!
         ASK: And you did it with a cold, poor thing.`,
        `[{ME} draws two very large teeth on a piece of paper, and holds it up.]
         ASK: Boo to you, too.
         ME: It's the right way round, isn't it?
         ASK: It's lovely. I'll put it on the fridge.`,
        `[{ME} jumps out of a teacup.]
         ASK: Aww.
         ME: I've been in there for an hour! In your tea!
         ASK: I drank half of that! AAAH!
         ME: Thank you.`,
      ],
      twist: 'Squeaks unleashes a terrible growl',
    },
  },
  recall: `
    PAL|LEAD: They've sprayed it on what's left of the bridge. "{Line}."
    BOSS: In letters how high?
    PAL|LEAD: As high as the hamster would lift them.`,
  scenarios: [
    {
      id: 'spot',
      shape: 'hiding',
      title: 'Nobody Leaves This Spot || It Must Be Somewhere',
      premise: 'They must find a hamster as big as downtown, with one whistle, which {lead} is holding.',
      game: 'They look for it everywhere, apart from under their own feet, which are getting warm.',
      facts: {
        prop: 'the whistle',
        event: 'a monster hunt',
        crowd: 'the army',
      },
      effects: {
        pipe: {
          noise: `BOSS: It's {where}? Then at least we've been heard. By everybody but the hamster!`,
          lost: `BOSS: It's {where}? First the hamster, and now the whistle! What's next, the army?`,
          stuck: `BOSS: It's {where}? I've got nobody left who can whistle, and a knot!`,
          mixed: `BOSS: It's {where}? I need it to whistle for a hamster, not at one!`,
          mess: `BOSS: It's {where}? A hunt is a dry business! It says so on the boots!`,
        },
      },
      after: `
        [The floor goes up, and down. PHUMM.]
        PAL|LEAD: It's still looking for us. It has turned over the harbor.
        BOSS: Let it look. We've been here for a day, and it hasn't once thought of its own back.`,
      acts: [
        {
          title: 'As Big as Downtown',
          time: 'EARLY MORNING',
          beat: 'A hamster as big as downtown has vanished, and left nothing but a hill.',
          text: `
            <2> > lead arrive
            BOSS: Nobody leaves this spot until we've found that hamster!
            * plant spot
            PAL|LEAD: How big is it? || What does it look like?
            BOSS: As big as downtown. Brown, with whiskers. || Think of downtown. Then think of it with fur.
            FOE|LEAD: And it got away from you? || How can anybody mislay that?
            BOSS: I shut my eyes for a moment, and counted to a hundred, to stay calm. || There was a panic. I put my hands over my eyes, and counted to a hundred.
            +FOE|BOSS: And then it was gone! All that's left is this hill, in the middle of {a}! || Not a hair of it left! Only a hill, where there was no hill before!
            * plant count
            [The floor goes up, and comes down again. PHUMM.]
            FOE|LEAD: Did the floor just breathe? ## Did the floor just sigh, as if it had had a long day and wanted company? || Does a hill go up and down?
            BOSS: It's new. It's settling in. || That's the heating. Feel how warm it is!
            * plant breath
            <?a> > place why
            <first> > hook BOSS claim
            <first> <3+> BOSS: I need fresh eyes! Whoever's out there, bring them in!
            <3+> > lead arrive
            > place intro
            BOSS: And here's its whistle. It always comes to whoever blew. It's never taken all night. || This is the whistle it comes to. We've blown it all night. It's either far off, or it's rude.
            * plant whistle
            > turns`,
        },
        {
          title: 'Two Round Lakes',
          time: 'MORNING',
          beat: 'The hill is explored, a map is drawn, and the whistle ends up {where}.',
          text: `
            > turns
            BOSS: {call}, you keep the whistle. Whoever blows, it comes to. And it's the only one!
            > lead help
            > effect pipe
            <?d> > hook PAL stake
            <?x1> > lead ban
            <?x2> > place stir
            > turns
            !FOE|LEAD: I've been all over this hill, and there's no hamster. But I've drawn a map. || I've walked it from end to end. No hamster. I made you a map.
            BOSS: Show me. What are these two lakes? || I see. And these two round things?
            !FOE|LEAD: Black ones. They were shut. || Lakes. When I threw in a stone, one of them winked.
            PAL: And what's this between them? || Is that a cave, below?
            !FOE|LEAD: A wet cave, with two doors. There's a wind. It goes in, and it goes out. || It's pink. I put my head in. Somebody sniffed me.
            BOSS: A cave with fresh air! We'll put headquarters in it. || Splendid. That's where I want my desk.
            [PHUMM.]
            <?grass> PAL: And this tall grass, on both sides of it?
            <?grass> !FOE|LEAD: Six stalks. I pulled at one.
            <?grass> BOSS: And what happened?
            <?grass> !FOE|LEAD: Everything north of here said "ow".
            > turns`,
        },
        {
          title: 'Tent Pegs || An Itch',
          time: 'MIDDAY',
          beat: 'The army camps on the hill, and the hill does not care for tent pegs.',
          text: `
            > place crowd
            BOSS: The army's here! Put up the tents! Use long pegs! || Just in time! Pitch your tents, and hammer them well in!
            [TOCKA, TOCKA, TOCKA. The floor jumps.]
            <?quake> FOE|LEAD: The hill flinched! || It jumped! I saw a tree sit up!
            <?quake> BOSS: It's an earthquake. They're common, on a hill that hasn't been broken in. || Where there's heating, there's wind.
            <?e> > hook FOE stake
            > turns
            <?x3> > place uses
            <?itch> PAL|LEAD: I gave the hill a scratch, just here, behind that bush. Look. ## I gave the hill a scratch, just here, where one can't reach oneself. Look.
            <?itch> [A deep, deep purr. The far end of the hill kicks.]
            <?itch> BOSS: Stop it. That was two tents and a colonel. ## Stop it. You've kicked a colonel out of the wrong tent.
            <?itch> PAL|LEAD: It likes it.
            BOSS: Still no sign of it. Give me that map again. || Where haven't we looked? The map!
            [{LEAD} holds the map at arm's length, and turns it upside down.]
            LEAD: It has a nice face. || Has anybody seen it from this side?
            FOE|BOSS: What has?
            +LEAD: Two lakes, one nose, six whiskers. || Those aren't lakes. And that's no cave.
            [Everybody looks at the map. Then everybody looks at the floor.]
            * pay breath
            PAL|LEAD: We've been standing on it. || It isn't lost. We've got it on.
            <?stone> +FOE|LEAD: I threw a stone into its lake!
            BOSS: And I've put my desk in its nose. || My headquarters! I've been signing things in there!
            > turns`,
        },
        {
          title: 'Not So Loud',
          time: 'A QUIET AFTERNOON',
          beat: 'It must not wake up, and the whistle turns up.',
          text: `
            BOSS: Not a sound. Off with your boots. ## Not a sound. Off with your boots. As if it were four in the morning, and your wife were upstairs. || Whisper, everybody. And think light thoughts. ## Whisper, everybody. Think of the last time that you crept out of a strange bed.
            <?slept> FOE|LEAD: I never slept so well as on this hill. || I had my best night in years, up here.
            <?slept> !BOSS: It breathes.
            <?slept> FOE|LEAD: I thought that was me, being calm. ## I thought that was me, with somebody.
            <?slept> !BOSS: Ssh!
            <?band> FOE|LEAD: And if it wakes up? || What does it do, if it wakes?
            <?band> BOSS: It'll stand up. And we're on top. || It gets up. And so does everything on it.
            <?g> > place door
            <?x4> > lead wait
            > turns
            <?x5> > lead search
            PAL|LEAD: Nothing can go wrong now, as long as nobody blows that whistle. || It's fast asleep. We're all right, unless somebody whistles.
            [{freed}]
            * prop
            LEAD: I've found it! Does it still work?
            BOSS: Don't! || Not now!
            [FWEEP!]
            [The two lakes open. PHUMM! The hill stands up.]
            * pay whistle
            FOE|LEAD: It isn't settling in any more! Whom does it come to? || That's never the heating! It's up! Where's it going?
            <4+> PAL: To whoever blew. || It goes to the one with the whistle.
            <2-3> BOSS: To whoever blew. || It goes to the one with the whistle.
            LEAD: But that's me! And I'm on its back! || But the whistle's up here! With us!
            +BOSS: It doesn't know that! Hold on! || Nobody's told it!
            [Round it goes, after its own back. Round, and round. Downtown flies by, and again.]
            <?round> FOE|LEAD: There's the town hall!
            <?round> +PAL|LEAD: There's the town hall.
            <?round> BOSS: There was the town hall.
            > turns
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?j> > hook BOSS snap
            <?words> BOSS: {call}, you whistled! It wants to know what you want! Tell it, on the way past!
            <?words> > lead lastWords`,
        },
        {
          title: 'Your Turn',
          time: 'ROUND ABOUT SUNSET',
          beat: 'It comes out what the hamster has been doing since yesterday.',
          text: `
            [It stops, quite out of breath. An ear as big as a barn bends down to {BOSS}.]
            LEAD: Say something. It's waiting. || It wants to hear it from you.
            BOSS: Say what? I only shut my eyes, and counted, and looked for it all day. || What do I say? I covered my eyes! I counted to a hundred! Then I went looking!
            [A silence. {hush}]
            * pay count
            FOE|LEAD: And what did it do, while you counted? || What do you call that, when children do it?
            BOSS: It hid. || Hide and seek. Oh, my.
            PAL|LEAD: It's been hiding all night! It must be so proud! || It has kept quite still for a day. It's the best it has ever hidden.
            +LEAD: So say it. || You know what one says.
            !BOSS: Found you!
            [A squeak of joy. All the windows downtown come in.]
            > turns
            > hook BOSS found
            <?x6> > place gift
            <?m> > lead last
            > turns
            PAL|LEAD: Why has it put its paws over its eyes? || What's it doing now? It's gone very still.
            [PHUMM. PHUMM. PHUMM.]
            FOE|LEAD: It's counting. It's our turn to hide! || That was three. It's going up to a hundred!
            BOSS: Hide where? It'll look under every roof in town! || Then we need a place where it would never, ever look.
            [Slowly, everybody looks down.]
            * pay spot
            !BOSS: Nobody leaves this spot.`,
        },
      ],
    },
    {
      id: 'sale',
      shape: 'auction',
      title: 'Close to Everything || Going, Going',
      premise:
        'Downtown must be sold by six, while a hamster is putting it in its cheeks, and {keeper} has the key.',
      game: 'The less there is of downtown, the better it sounds, until the whole of the advertisement is true.',
      facts: {
        prop: 'the golden key',
        event: 'an auction',
        crowd: 'the buyers',
      },
      effects: {
        lock: {
          noise: `BOSS: It's {where}? Put down "a musical neighborhood"!`,
          lost: `BOSS: It's {where}? Put down "with a secret entrance"!`,
          stuck: `BOSS: It's {where}? Put down "very, very secure"!`,
          mixed: `BOSS: It's {where}? Put down "a place that you'll fall for"!`,
          mess: `BOSS: It's {where}? Put down "by the water"!`,
        },
      },
      after: `
        [FWUPP.]
        PAL|LEAD: Who's moved in?
        BOSS: The next town. They're in the right cheek. They say it gets more sun, but they would.`,
      acts: [
        {
          title: 'Snug and Warm || An Open View',
          time: 'FOUR O’CLOCK',
          beat: 'Downtown is for sale, as there is a hamster in it.',
          text: `
            <2> > lead arrive
            BOSS: Take this down. "For sale, one downtown. Snug, warm, and close to everything."
            * plant snug
            FOE|LEAD: Why sell it? || Do you mention the hamster?
            !BOSS: There's a hamster coming down Main Street, and it's higher than the rents. Sell, while there's some left. || I've put "wildlife".
            [Outside, FWUPP.]
            PAL|LEAD: There goes the post office! || It's eaten the library!
            BOSS: Hamsters never swallow. They keep it in their cheeks, for later. Put down "an open view". || It hasn't eaten it. It has put it away, in the left cheek. So that's "an open view".
            * plant cheeks
            <?a> > place why
            > hook BOSS claim
            <3+> > lead arrive
            <handed> > place intro
            BOSS: {call}, you've seen downtown. What do you like best? || {call}, you be the buyer. What would you pay extra for?
            LEAD: The clock tower. || That lovely bridge.
            [FWUPP.]
            LEAD: I liked that clock tower. || It was a lovely bridge.
            BOSS: "Time stands still." The buyers come at six. They must pay before they look, so that curtain stays shut. || "No through traffic." The buyers come at six. It's got to be sold before they look, so nobody opens that curtain.
            > turns`,
        },
        {
          title: 'No Waiting at the Lights',
          time: 'FIVE O’CLOCK',
          beat: 'There is less and less to sell, and the golden key ends up {where}.',
          text: `
            > turns
            [FWUPP.]
            PAL|LEAD: It's got the bank, and all the traffic lights. || There go the dentist's and the jail.
            BOSS: "No charges, and no waiting." ## "No charges, and no waiting. The jail's open, so you may meet somebody." || "Painless, and one's free to leave."
            <?list> FOE|LEAD: The swimming pool!
            <?list> BOSS: "Dry."
            <?list> FOE|LEAD: The school! ## The wedding chapel!
            <?list> BOSS: "Popular with children." ## "Ideal for singles."
            > turns
            <handed> BOSS: Whoever buys downtown is given this golden key. Hold it, {call}. Look like an owner. || This is the golden key to the city. {call}, you carry it in, on a cushion.
            <taken> BOSS: Whoever buys downtown is given this golden key. It's real gold, under the paint.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: I'd only make it worse. {call}? || {call}, you're good with your hands!
            <taken> > lead attempt
            <handed> > effect lock
            <?d> > hook BOSS stake
            PAL|LEAD: And does it still open anything? || Is there still a door that it fits?
            [FWUPP.]
            BOSS: Not any more. || There was.
            <handed> <?x1> > lead search
            <?x2> > place stir
            > turns`,
        },
        {
          title: 'Going, Going || Only Seven Left',
          time: 'SIX O’CLOCK',
          beat: 'The buyers bid, and the price rises as downtown gets rare.',
          text: `
            > place crowd
            BOSS: Ladies and gentlemen, downtown! You'll see it as soon as you've paid. || Welcome, buyers! The curtain stays shut. It's for the romance. ## Welcome, buyers! The curtain stays shut. One undresses a town slowly.
            ["How many houses?" calls a buyer. || "And how many houses is it?" asks a buyer, with a very long pencil.]
            BOSS: Forty.
            [FWUPP. FWUPP. FWUPP.]
            PAL|LEAD: Seven.
            BOSS: Only seven! And never to be made again! || Seven! You won't find so few anywhere!
            [A forest of hands goes up.]
            FOE|LEAD: They're bidding more! || The price has doubled!
            [FWUPP.]
            PAL|LEAD: Six. || And that was the zoo.
            +FOE|BOSS: They've doubled it again! Is there anybody who can tell it to hurry? || Doubled again! At this rate, we'll be richest when it's all gone!
            > turns
            <?x3> +BOSS: Keep them warm, {call}. Tell them how one lives here.
            <?x3> > lead teach
            <?e> > hook PAL stake
            <?x4> > place uses
            <?zoo> ["Is there parking?" calls a buyer.]
            <?zoo> BOSS: Nothing but. ## Nothing but. And it's very private after dark.
            > turns
            !BOSS: To the buyer at the back! Going...
            [FWUPP.]
            !BOSS: Going...
            [FWUPP.]
            PAL|LEAD: Gone.`,
        },
        {
          title: 'The Last House',
          time: 'A MINUTE PAST SIX',
          beat: 'The buyers open the curtains, and there is one house left to put away.',
          text: `
            FOE|LEAD: They're opening the curtain! || The buyers want to see what they've bought!
            [The curtain opens. Behind it there is one round, black, shining thing.]
            PAL|LEAD: What do I say that it is? || It's looking in!
            BOSS: A lake. || It's a sea view. It blinks with the tide.
            <?g> > place door
            <handed> <?x5> > lead attempt
            > turns
            FOE|LEAD: How many houses hasn't it got yet? || How many houses are left in town?
            PAL|BOSS: One. || Just the one.
            +FOE|LEAD: Where's that one? || And whose is it?
            BOSS: This one. || I'd rather not say, as we're standing in it.
            [A shadow. A sniff. {hush}]
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            <wish> BOSS: {call}, you're the nearest to the window. What would you like to be put away with? || It's looking at you, {call}. Is there anything that you'd like to take along?
            <wish> > lead lastWords
            [FWUPP.]
            [It's dark. Everything's at a slight angle.]
            > turns
            <?x6> > lead comfort`,
        },
        {
          title: 'The Left Cheek',
          time: 'LATER, IN THE DARK',
          beat: 'They find out what is next door, and the buyers may have their money back.',
          text: `
            PAL|LEAD: Is anybody hurt? || Where are we?
            BOSS: I've landed on something soft. It's wet, and it moved over for me. ## I've landed on something soft. It's wet, and it knew just what it was doing. || We've been put away. Left cheek, at the back.
            * pay cheeks
            [{freed} It falls at {BOSS}'s feet, and shines.]
            * prop
            <3+> FOE: There's a light! There's a window, right next to ours! It's the post office! || By this light, I can see in at the library! It's a foot away!
            LEAD: I can see the bank, on top of the baker's! They've all got their lamps on. || There's the jail on top of the school, and they're passing each other sandwiches.
            BOSS: The whole of downtown? || So everything's in here?
            +PAL|LEAD: All forty houses. One can lean out of bed and mail a letter. ## All forty houses. One can lean out of one's own bed, straight into the neighbors'. || Every bit of it. I've just shaken hands with the dentist, through the wall. ## Every bit of it. I've just seen the dentist in the bath. He moved over.
            <?baker> <3+> FOE: I never knew that the baker sings.
            <?baker> <3+> BOSS: Is it any good?
            <?baker> <3+> FOE: No. It's nice, though.
            > turns
            > hook BOSS cheek
            <?x7> > place gift
            <?m> > lead last
            > turns
            BOSS: Dear buyers, I'm so sorry. You may all have your money back. || I must confess to the buyers. I'll give it all back.
            LEAD: They don't want to. || They won't take it.
            FOE|BOSS: Why not? || But there's nothing left to sell them!
            LEAD: They've read the advertisement again. Every word's true.
            [A yawn, as wide as a street. Far off, there's daylight. Nobody gets up.]
            <3+> PAL: What was in the advertisement?
            * pay snug
            !BOSS: "Snug, warm, and close to everything."
            [FWUPP.]`,
        },
      ],
    },
    {
      id: 'drill',
      shape: 'rehearsal',
      title: 'Only a Drill || Walk to the Wall',
      premise: 'Downtown must practice for a giant hamster without a fault, with {lead} as the hamster.',
      game: 'It is only a drill for everybody but the hamster, which is the one who does it right.',
      least: 3,
      facts: {
        prop: 'the megaphone',
        event: 'a hamster drill',
        crowd: 'the citizens',
      },
      effects: {
        horn: {
          noise: `BOSS: It's {where}! Well, somebody's louder than the alarm. Full marks!`,
          lost: `BOSS: It's {where}! Then I'll have to do the shouting by hand!`,
          stuck: `BOSS: It's {where}! From now on, the emergency is in sign language!`,
          mixed: `BOSS: It's {where}! How's one to give orders, with a thing in that state?`,
          mess: `BOSS: It's {where}! Put down "flood". We get an extra point for flood!`,
        },
      },
      after: `
        [DOOMP.]
        BOSS: This is only a drill.
        PAL|LEAD: They've all come back for another, the big one and the very big one. They've brought cousins.`,
      acts: [
        {
          title: 'Walk, Do Not Run',
          time: 'MONDAY MORNING',
          beat: 'Downtown practices for a hamster, and there is a thud.',
          text: `
            BOSS: This is only a drill!
            FOE: What do we do? || Should I scream?
            BOSS: There are three rules. Walk, don't run. Take nothing with you. Wait at the wall. || Not yet! Nobody runs, nobody brings a thing, and everybody waits at the wall.
            * plant rules
            <first> PAL: Has anybody ever done it right? || Who wins?
            <next> LEAD: Has anybody ever done it right? || Who wins?
            BOSS: In sixty years, not one. There's a medal. It's still in its box. || Whoever does all three is given the medal. It's been in this box since my grandmother's day.
            * plant medal
            [DOOMP.]
            FOE: What was that? || Did you hear a foot?
            !BOSS: It's the sound effects. I ordered a hamster, extra large. || That's our drum. Somebody's doing it very nicely.
            * plant thud
            <?a> > place why
            <first> BOSS: And who's playing the hamster? Send in the hamster!
            > lead arrive
            <handed> > place intro
            <first> BOSS: You're shorter than I'd hoped. But you've got the teeth. || I asked for something bigger. Puff out your cheeks. More. It'll do.
            <next> BOSS: {call}, you're the hamster. Puff out your cheeks.
            LEAD: And does it walk, or run? || Does the hamster know the rules?
            PAL: A hamster's an animal. You can't give it instructions.
            <?c> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Full Marks || More Teeth',
          time: 'MONDAY, A LITTLE LATER',
          beat: '{Lead} rehearses the monster, and the megaphone ends up {where}.',
          text: `
            > turns
            BOSS: From the start! The hamster enters, and we all wait, calmly.
            <handed> <?x1> > lead attempt
            [DOOMP. A cup walks off the table.]
            FOE: AAAH! || I saw that cup jump!
            BOSS: Very good, {foe}! That was almost like fear. ## Very good, {foe}! That was almost like passion. || It's that drum. I must write them a letter.
            !FOE: What would you take with you, if one were allowed?
            !BOSS: My slippers. They know me. || The rules. And a cushion, to read them on.
            !FOE: I'd take you. You know the way.
            > turns
            <?score> PAL|LEAD: I've brought my piano. Does that count as "nothing"? ## I've brought my husband. Does that count as "nothing"?
            <?score> BOSS: Is it a grand? ## Is he grand?
            <?score> PAL|LEAD: An upright. ## Upright. On weekdays.
            <?score> BOSS: Then at least it can stand at the wall. ## Then at least he can stand at the wall.
            <handed> BOSS: Now the megaphone! {call}, a hamster would hardly hold one, but be quick.
            <taken> BOSS: Now the megaphone! And be quick!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {call}, is there anything that you can do? || There must be a trick to it. {call}?
            <taken> > lead attempt
            <handed> > effect horn
            > place worse
            <?e> > hook FOE stake
            <?x2> > lead ban
            > turns`,
        },
        {
          title: 'Somebody Painted It || Lovely Whiskers',
          time: 'MONDAY, NEARLY NOON',
          beat: 'The citizens are drilled, and there is something at the window.',
          text: `
            > place crowd
            BOSS: Citizens! Calmly, to the wall! || Good morning, citizens! In twos, to the wall!
            [Everybody runs, in all directions, with a sofa.]
            BOSS: Walk! And put down that sofa! || Stop! Whoever is on that sofa, get off! ## Stop! Whoever is on that sofa, get off each other!
            <?bath> PAL: One of them has brought a bathtub. ## One of them has brought the neighbor, in a towel. || That family has brought its front door. ## Those two have brought a bed.
            <?bath> BOSS: Are they in it? ## Drop the towel! Take nothing! || Was it locked? ## Are they at least lying calmly?
            > turns
            [DOOMP. Over the wall looks an eye, as big as a cartwheel.]
            FOE: There's an eye! || Look, over the wall! It's looking back!
            BOSS: Now that's what I call scenery! Who painted it? || And what whiskers! The art class has been working nights.
            LEAD: It blinked. || It's breathing on my neck.
            BOSS: In oils! || They think of everything, those children.
            <?x3> > place stir
            <?x4> > lead teach
            <?f> > hook PAL stake
            > turns
            [DOOMP. The nearest roof comes off, is looked under, and is put back.]
            * pay thud
            FOE: I suppose that's painted, too? || And what did that?
            LEAD: It wasn't me. And I'm the hamster. || I'm the hamster. And I'm down here.
            BOSS: Then who's up there?`,
        },
        {
          title: 'This Is Not the Drum',
          time: 'NOON, MORE OR LESS',
          beat: 'It is no drill, and everybody does everything wrong.',
          text: `
            FOE: It's real! || It's the hamster! The one with the rest of it!
            BOSS: Nobody panic! || Remember the rules! Walk!
            [{BOSS} runs into {FOE}, {FOE} into {PAL}, and all three pick up a piano.]
            LEAD: Why are you carrying a piano? || Put it down! The rules say, take nothing!
            BOSS: I don't know! I've never had a piano! || I can't! I've always wanted one!
            > turns
            <?g> > place door
            <?x5> > lead comfort
            <?wall> FOE: Where's the wall? I ought to be at the wall!
            <?wall> BOSS: It's behind you!
            <?wall> FOE: Which side of it?
            > place peak
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            > turns
            <wish> <?words> BOSS: {call}, you're our hamster! What does one want? Tell it, from one to another! || Speak to it, {call}! You've had a whole morning's training! What would a hamster like?
            <wish> <?words> > lead lastWords`,
        },
        {
          title: 'At the Wall',
          time: 'WHEN THE DUST HAS SETTLED',
          beat: 'One of them has done it right, and gets the medal.',
          text: `
            > lead save
            > place saves
            [{freed}]
            * prop
            FOE: Is it gone? || Where is it? I can't hear a foot!
            LEAD: It's at the wall. || Look. Over there, by the wall.
            [Against the wall stands a hamster as big as downtown, on its hind legs, breathing quietly.]
            PAL: It's waiting! For how long? || How long has it been there?
            LEAD: Since you told us to. It heard you, from the hills, and it walked. || All morning. That was it we heard, coming down from the hills. Not a step of it was a run.
            FOE: And its paws are empty. || It hasn't brought a thing.
            * pay rules
            PAL: So it has done all three! || It walked, it waits, and it's got nothing on it! It did all three!
            > turns
            * pay medal
            [{BOSS} takes the medal out of its box, and goes up a ladder. It hangs there like a full stop.]
            !BOSS: For keeping calm. || For being the only one who listened.
            <?x6> > place gift
            > hook BOSS medal
            <?m> > lead last
            > turns
            FOE: Now it's going home. It wants to show somebody the medal. || Off it goes, up the hill. It's squeaking for somebody.
            PAL: Whom? || Who lives up there?
            [Far away, DOOOOMP. All the cups walk off all the tables.]
            LEAD: That was bigger. || I think that's its mother.
            BOSS: To the wall. Walk, please.
            [DOOOOMP.]
            !BOSS: And nobody takes a thing!
            [Very calmly, all of them pick up the piano.]`,
        },
      ],
    },
  ],
}
