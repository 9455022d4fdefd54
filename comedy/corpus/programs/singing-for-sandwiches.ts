import { type Program } from '../../plays/card-types.ts'

export const singingForSandwiches: Program = {
  name: 'Singing for Sandwiches',
  people: {
    'Ricky Rye': {
      short: 'Ricky',
      want: 'a lunch that somebody made',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} licks an empty sandwich paper.]
          ME: All these sandwiches, and I only get the paper! I'd make myself some lunch, but it wouldn't be from anybody!`,
        stake: `ME: I smiled at that all morning! You can't get a smile back!`,
        snap: `ME: My face hurts! It's been up since Thursday! ## I smiled at the wrong person in March, and we're still married!`,
        song: `
          [{ME} sings about a lonely gherkin, and winks.]
          ASK: Even the wink was in tune!`,
        try: `ME: I sang it with all my teeth. They threw me a toothbrush.`,
        star: `
          ASK: Here's a box from row one. "For Ricky, for being so brave about the napkin."
          ME: Somebody made me lunch! They've cut it into triangles! ## Somebody made me lunch! And on every triangle, there's a room number!`,
        end: `
          ASK: I kept you the crust. I've cut it into triangles.
          ME: On purpose? Then somebody's made me lunch!`,
        later: `
          ME: They make me lunch every day now.
          ASK: Isn't that kind of them?
          ME: It was egg. I smiled. Now it'll always be egg.`,
      },
      turns: [
        `ME: I have a machine at home that gives me my dinner.
         ASK: Does it talk to you?
         ME: "Insert coin." But it's the way it says it.`,
        `ME: Last night my dinner machine said "Enjoy".
         ASK: What had you done?
         ME: I'd put in a button off my best shirt. I think it was touched. ## I'd put my whole arm up the slot, for change. I think it was touched.`,
        `ME: I've made a sandwich for my dinner machine.
         ASK: How does it eat?
         ME: I fed it in at the slot, in slices. And it lit up.
         ASK: What did it say?
         ME: "Have you eaten?"`,
      ],
      twist: 'Ricky courts the dinner machine',
    },
    'Melody Mayo': {
      short: 'Melody',
      want: 'to be heard, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} taps a microphone. The plug drags on the floor.]
          ME: On stage, I'm only the lips. The voice is my aunt's! No audience has ever heard a word from me!`,
        stake: `ME: I very nearly said something! Out loud!`,
        snap: `ME: I'm screaming! Can anybody tell?`,
        song: `
          [{ME} moves both lips. There is not a sound.]
          ASK: I could nearly smell the sea!
          ME: It's about onions.`,
        try: `ME: I moved both lips, with all my heart. The whole house thought that it had gone deaf.`,
        star: `
          ASK: Here's a microphone that's plugged in. Say something.
          ME: Good evening.
          [From the dark, the whole house says "Good evening."]
          ME: They heard me!`,
        end: `
          [{ME} bites on a crust. Krish.]
          ASK: We heard that! Was it your aunt?
          ME: You heard me! That was all my own teeth!`,
        later: `
          ME: I've been heard. I hum in the bath now.
          ASK: And how do the neighbors like it?
          ME: There's been a complaint. It's got my name on it. I've framed it.`,
      },
      turns: [
        `[{ME} moves both lips.]
         ASK: I can't hear you.
         ME: The tape's late. Give it an hour.`,
        `["Lovely morning!"]
         ASK: Who said that?
         ME: I did. At breakfast. You should have seen it then.`,
        `["Would anybody like half of mine?"]
         ASK: That's kind. When did you say that one?
         ME: I didn't. I've left the tape at home.
         ASK: Then it was really you!
         ME: I sound like somebody I'd have lunch with.`,
      ],
      twist: "Melody's voice turns up hours late",
    },
    'Tone-Deaf Tony': {
      short: 'Tony',
      want: 'to be asked to sing again',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sings half a note. "Thank you!" says somebody at once.]
          ME: "Thank you"! It's always "thank you", with a hand on my back! I'd like one "again"!`,
        stake: `ME: I could weep! In tune, if I knew where that was!`,
        snap: `ME: Go on, say it! "Thank you"! Everybody does!`,
        song: `
          [{ME} sings one note. Several others fall out with it.]
          ASK: That's no tune! That's bacon, in a pan!`,
        try: `ME: I got halfway through a note. Somebody's guide dog led me off.`,
        star: `
          ASK: They'd like a duet. The bread, and you. And then again.
          ME: Again? They said the word "again"?`,
        end: `
          ASK: I was chewing, and I missed your last note. Could you sing it again?
          ME: Again? You said "again"! Which one was it? They all felt so good.`,
        later: `
          ME: They asked me to sing it again, yesterday.
          ASK: And how was the second verse?
          ME: I'd never got that far. It turns out that it's about a divorce.`,
      },
      turns: [
        `ME: I've bought a tuning fork. It's no use with peas.
         ASK: You have to hit it.
         ME: Why? What did it do?`,
        `[{ME} holds a tuning fork to one ear.]
         ME: It says "A". It's said nothing else all day.
         ASK: That's because it's perfect.
         ME: It must be lonely.`,
        `ME: Listen! My fork and I have been humming together.
         ASK: Yours has gone flat!
         ME: I know. It takes after me.`,
      ],
      twist: 'Tony tries a tuning fork on peas',
    },
    'Judge Pickle': {
      short: 'Pickle',
      want: 'to give a ten',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks into a bag, and shuts it.]
          ME: My ten's going yellow in there! Sixes, all of you! Can't somebody earn it?`,
        stake: `ME: That's a two! For all of us! And I've rounded it up!`,
        snap: `ME: Zero! I've turned it upside down, and it's still zero!`,
        song: `
          [{ME} sings, sternly, with a little vinegar at the end.]
          ASK: My mouth's watering!
          ME: So is mine. I've marked myself down for it.`,
        try: `ME: I gave myself a one. They asked for a second opinion, and it was lower.`,
        star: `
          [{ME} holds up a card, yellow with age. It says "10".]
          ASK: For a sandwich?
          ME: It didn't once look at me to see how it was doing. ## It didn't once ask me how it was.`,
        end: `
          [{ME} holds up a card, yellow with age. It says "10".]
          ASK: What's that for?
          ME: The crust. I've waited all my life for somebody to leave me the crust.`,
        later: `
          ME: I've given a ten, and now I can't stop.
          ASK: Whom have you given one to?
          ME: A bus. It came.`,
      },
      turns: [
        `ME: That was a five.
         ASK: What was?
         ME: The way you came in. You used the same leg twice.`,
        `ME: I'd give that sigh a six.
         ASK: What was wrong with it?
         ME: It was over before I could join in.`,
        `[{ASK} holds up a card for {ME}. It says "7".]
         ME: Seven? What did I do?
         ASK: It's just in general.
         ME: I've only ever been marked "absent".`,
      ],
      twist: 'Pickle finds fault with a sigh',
    },
    'Soprano Sade': {
      short: 'Sade',
      want: 'a glass that stays whole',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} says "Cheers" to a glass. It falls to bits.]
          ME: That was the last whole one! I was only being polite! Pass me the bucket.`,
        stake: `ME: I very nearly screamed! Hold on to your glasses!`,
        snap: `
          [{ME} screams. Far away, a chandelier comes down.]
          ME: Pardon me. I'd been saving that one.`,
        song: `
          [{ME} sings. Everybody's glasses crack, and one of the eyes behind them waters.]
          ASK: It went right through me!
          ME: It'll be in the parking lot by now.`,
        try: `ME: I held the high one. The front row's holding what used to be opera glasses.`,
        star: `
          ASK: Here's a glass of water. Mind what you say to it.
          ME: Cheers! It's still whole! I'll tell it again. Cheers!`,
        end: `
          ASK: Something to wash it down with? It's in a glass.
          ME: Cheers! It's still whole! Somebody else may have the bucket.`,
        later: `
          ME: I own a glass, and it's whole.
          ASK: Do you drink from it?
          ME: I don't dare to say "when".`,
      },
      turns: [
        `ME: The neighbor isn't speaking to me.
         ASK: Is it the singing?
         ME: It's the greenhouse. It was both, for a second.`,
        `ME: I've been next door, to say that I'm sorry.
         ASK: That's good of you.
         ME: I said it with too much feeling. That was the conservatory.`,
        `ME: The people next door have written. "Come to tea. We've bought plastic."
         ASK: Will you go?
         ME: I've been crying for joy all morning. On the lawn. Facing away.`,
      ],
      twist: 'Sade owes the neighbor a greenhouse',
    },
    'Backstage Bao': {
      short: 'Bao',
      want: 'one yard of light',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds a rope, one yard out of the light.]
          ME: Thirty years, and always one yard short of the light! I've only ever warmed my elbow!`,
        stake: `ME: I've pulled every rope I have! There isn't one for that!`,
        snap: `ME: Thirty years on this rope, and I'm letting go! Oh. It wasn't tied to anything.`,
        song: `
          [{ME} sings, from behind a ladder. The ladder leans in.]
          ASK: Where's that been all my life?
          ME: Left of the fire bucket.`,
        try: `ME: I sang it from behind my ladder. They gave the ladder a hand.`,
        star: `
          ASK: There's room for you next to the plate. Stand in the light.
          ME: Is this it? It's warm! I've only ever aimed it.`,
        end: `
          ASK: Come and eat the crust in the light, where we can see you.
          ME: So this is the yard. It's as warm as toast.`,
        later: `
          ME: I stand in the light now, every day.
          ASK: Is it all that you'd hoped?
          ME: I can't see a thing. Is there anybody back there, by the ropes?`,
      },
      turns: [
        `ME: I wouldn't stand there. That's where the moon comes down.
         ASK: When?
         ME: Whenever I scratch.`,
        `ASK: What does that rope do?
         ME: Sunset.
         ASK: And the little one beside it?
         ME: It was here before me. I've never dared.`,
        `[{ME} pulls the little rope. High up, one small star comes out.]
         ASK: Whose is that?
         ME: There's a label. "For the staff."`,
      ],
      twist: 'Bao dares to pull the little rope',
    },
  },
  recall: `
    PAL|LEAD: They've made a song of it. The whole bus was singing. "{Line}."
    BOSS: How does it go on?
    PAL|LEAD: "Mayonnaise." Four times, with feeling.`,
  scenarios: [
    {
      id: 'clap',
      shape: 'siege',
      title: 'The Longest Bow || They Love Me',
      premise:
        'Nobody may leave the stage while the audience claps, and it does not stop, while {lead} looks after the prize.',
      game: 'Whatever they do to be left alone is applauded, until each of them would rather stay.',
      facts: { prop: 'the cheese sandwich', event: 'a talent show', crowd: 'the latecomers' },
      effects: {
        encore: {
          noise: `["What a finish!" shouts the balcony. "Now finish again!" || "A fanfare!" shouts the balcony. "It's about to begin!"]`,
          lost: `["Magic!" shouts the balcony. "Now lose something bigger!" || "Magic!" shouts the balcony. "And never bring it back!"]`,
          stuck: `["An escape act!" shouts the balcony. "Now with one slice tied!"]`,
          mixed: `["I didn't understand any of that!" shouts the balcony. "Twice more!" || "It's opera!" somebody shouts, and faints.]`,
          mess: `["The fountain number!" shouts the front row. "Wetter!"]`,
        },
      },
      after: `
        [A door bangs. {BOSS} bows to it.]
        PAL|LEAD: That was only a door.
        BOSS: It sounded like one person, being very sincere.`,
      acts: [
        {
          title: 'Down Again',
          time: 'AFTER THE LAST SONG',
          beat: 'The show is over, and the applause is not.',
          text: `
            <2> > lead arrive
            [The last song is over. PATTA-PATTA-PATTA! The whole house claps. {BOSS} bows.]
            !BOSS: Listen to that! They love me! || Listen to that! And I only said "good night"! They love me!
            FOE|LEAD: It's been an hour! And I've left the bath running at home! || When do they stop? At home, my bath's running!
            BOSS: Keep bowing! As long as they clap, nobody goes home. It's the law of the stage. || Down again! It's the law of the stage. As long as they clap, nobody goes home.
            * plant law
            <?beg> FOE|LEAD: Then ask them to stop! || Then tell them that it's enough!
            <?beg> BOSS: Dear friends! That's enough! || Dear friends! No more, I beg you!
            <?beg> [PATTA-PATTA-PATTA!]
            <?beg> +BOSS: They've never heard "enough" said like that. || They loved it! Shall I beg again, with my arms out? ## They loved it! I've never begged so well with my clothes on.
            PAL|LEAD: And who's won?
            BOSS: It's all on that big sign. "The best one gets the sandwich." I'll choose, the minute it's quiet. || There's a big sign up. "The best one gets the sandwich." I'll choose, as soon as I can hear myself.
            * plant sign
            PAL|LEAD: Somebody in the front row keeps whispering to me. "Am I winning?" || What does that one want, in the front row? "Am I winning?"
            BOSS: Winning what? Poor thing, it's joy. || It's only the heat. They don't know what they're saying. ## It's passion. One says all sorts of things. I've been called Brian.
            * plant winning
            <?a> <first> > hook FOE claim
            <first> <3+> BOSS: And here's one more, to bow with us!
            <3+> > lead arrive
            > place intro
            [PATTA-PATTA-PATTA!]
            LEAD|FOE: They're clapping that, too! || Now they're even clapping that!
            BOSS: They'd clap anything. I mean, anything of mine. || Only because it was standing next to me.
            > turns`,
        },
        {
          title: 'Paragraph Two',
          time: 'TWO HOURS OF BOWS LATER',
          beat: 'Somebody bores them on purpose, and is a triumph; the sandwich ends up {where}.',
          text: `
            > turns
            <?bow> FOE|LEAD: I can hear the sea. || I've got all my blood in my nose.
            <?bow> BOSS: That's called fame. || Smile from below. ## That's fame. It's like love, but they all see you from behind.
            !FOE|LEAD: I know what stops them. Something dull. I'll read out the fire rules! || Nobody claps when they're bored. Hand me the fire rules!
            !BOSS: In front of my audience? || They'll be asleep by the first comma.
            !FOE|LEAD: "In case of fire, use the stairs. Paragraph two. These are the stairs."
            [Silence. Somebody sobs. PATTA-PATTA-PATTA! || Silence. A flower lands. PATTA-PATTA-PATTA!]
            PAL|BOSS: They're on their feet! For stairs? || They want it again! More stairs!
            !FOE|LEAD: It's how I said "stairs". Listen to that! They love me! ## It's how I said "stairs". I've said softer things, and been thrown out of a bar. They love me!
            PAL|BOSS: And your bath?
            !FOE|LEAD: It's only a bath. On to paragraph three! || It'll find the stairs. On to paragraph three!
            > turns
            <?f> <3+> BOSS: No! Sing them to sleep! || That's enough stairs! Sing a lullaby!
            <?f> <3+> > hook FOE song
            <?f> <3+> [A silence. Then, in their sleep: PATTA-PATTA-PATTA!]
            BOSS: It must be the cheese that excites them. {call}! Put it out of sight! || They won't stop while they see that cheese. {call}, take it away, and don't be interesting!
            > lead help
            [PATTA-PATTA-PATTA!]
            > effect encore
            FOE|LEAD: That was the loudest of all! || They've never clapped like that before!
            !BOSS: For losing something? I lose things every day, and not a hand! ## For losing something? I've lost two houses and a dentist, and not a hand! || I'd have lost it better! I'd have lost it with a bow!`,
        },
        {
          title: 'Nothing at All',
          time: 'FOUR HOURS OF BOWS LATER',
          beat: 'Nothing is applauded, and then the curtain is.',
          text: `
            > place crowd
            PAL|BOSS: Good evening! You've missed everything but the applause! || Do sit down! It's all over!
            [PATTA-PATTA-PATTA!]
            <?late> FOE|LEAD: Why are they clapping? They've only just come! || They've heard nothing yet!
            <?late> BOSS: They've heard of me. || They're taking it on trust.
            <4+> !PAL: There's one thing that nobody can clap. Nothing. Watch. || I'll do nothing. Nothing whatsoever. Let them clap that.
            <2-3> !LEAD: There's one thing that nobody can clap. Nothing. Watch. || I'll do nothing. Nothing whatsoever. Let them clap that.
            [Nothing happens, for a whole minute.]
            !BOSS: Has it started? || Is that the end?
            [PATTA-PATTA-PATTA! "So brave!" sobs the balcony.]
            <4+> !PAL: I wasn't even trying. They love me! ## I didn't lift a finger. At home, that's a complaint. They love me! || And I had more! I could have done nothing till breakfast! They love me!
            <2-3> !LEAD: I wasn't even trying. They love me! || And I had more! I could have done nothing till breakfast! They love me!
            > turns
            <?k> <3+> !BOSS: Somebody must shout at them! {foe}, let it all out!
            <?k> <3+> > hook FOE snap
            <?k> <3+> [PATTA-PATTA-PATTA!]
            <?k> <3+> BOSS: Now it's a cry from the heart!
            <3+> PAL|LEAD: Somebody out there has oven gloves on, so it hurts less. || In row nine, a man has put on oven gloves. His mother's clapping for him.
            <3+> !BOSS: And all that for nothing! I want it to stop! {call}, pull that lever! Nobody claps a curtain! || That's love, and it's going to the wrong people! {call}, the lever! Nobody claps a curtain!
            <2> !BOSS: They've put on oven gloves! And all that for nothing! {call}, pull that lever! Nobody claps a curtain!
            > lead attempt
            [All the same, the curtain comes down. PATTA-PATTA-PATTA! It goes up. It comes down. It goes up.]
            FOE|LEAD: What's it doing? || Why won't it stay down?
            <3+> !PAL|LEAD: It's bowing.
            <3+> !BOSS: It's a rag on a stick! What has it got that I haven't? || And look how low it goes! The show-off!
            <2> BOSS: It's bowing! A rag on a stick! What has it got that I haven't?
            > turns
            <?knees> FOE|LEAD: My knees have locked. I'll have to be carried out as a table.
            <?knees> BOSS: Do it gracefully. Somebody may want a second look at the legs.`,
        },
        {
          title: 'A Hand for the Broom',
          time: 'NEARLY BREAKFAST',
          beat: 'They fight over whom the house loves, and find out.',
          text: `
            !BOSS: It's me that they love! I was here first! || They were mine! I brought them up from nothing!
            !FOE|LEAD: They stood up for my stairs!
            <4+> !PAL: They cried at my nothing!
            <3> !LEAD: They cried at my nothing!
            BOSS: Then we'll bow, one by one, and listen! || One at a time, then! The loudest has won!
            <3+> [{BOSS} bows. PATTA-PATTA-PATTA! {FOE} bows. PATTA-PATTA-PATTA!]
            <2> [{BOSS} bows. PATTA-PATTA-PATTA! {LEAD} bows. PATTA-PATTA-PATTA!]
            PAL|LEAD: A draw! Send out the broom. || I can't hear any difference. Try a broom.
            [A broom is pushed out into the light. PATTA-PATTA-PATTA!]
            !BOSS: They love the broom? || The same! For a broom!
            FOE|LEAD: Then what's it for? || But if it's not for us, what's it for?
            [{BOSS} looks round at the big sign. It faces the seats.]
            !BOSS: Who turned it that way? "The best one gets the sandwich." || It's pointing at them! "The best one gets the sandwich."
            <3+> PAL|LEAD: They think that it means them! || "The best one"! They've been clapping for it since the doors opened!
            <3+> FOE|LEAD: It's a contest! Whoever stops first has lost! || So that's what they're winning! And whoever stops first is out!
            <2> LEAD: They think that it means them! It's a contest! Whoever stops first has lost!
            * pay sign
            !BOSS: Nine hours. And not one clap was for me? || Not for me? Not even the one with the gloves?
            > lead comfort BOSS
            > turns
            <?l> > hook BOSS snap
            !BOSS: Go home! There is no contest!
            [PATTA-PATTA-PATTA!]
            !PAL|LEAD: Nobody can hear you. They're clapping.
            BOSS: Then make them listen, {call}! Say something true! || {call}, you try! Something from the heart!
            > lead lastWords
            [PATTA-PATTA-PATTA!]
            FOE|BOSS: It's no use. They clap, so we stay. We stay, so they can't go home! || Now they're stuck as well! As long as they clap, nobody goes home!`,
        },
        {
          title: 'A Crumb Each',
          time: 'BREAKFAST',
          beat: 'The audience gets what it came for, and so does somebody else.',
          text: `
            [{freed} Every eye in the house follows it.]
            * prop
            PAL|LEAD: Now choose one, quick! Who's the best? || Somebody has to win it! Which of them?
            !BOSS: How can I? Look at their hands. I choose all of them. || They're all blistered. They've all won.
            FOE|LEAD: But that's a crumb each! || It's one sandwich! They'd get a crumb each!
            !BOSS: Then cut it small.
            [It goes along the rows, from hand to hand. Patta. Patta. Pat.]
            PAL|LEAD: They've stopped! You can't clap with a crumb in your hand! || It's quiet! They're all holding it so carefully!
            * pay law
            <?o> > hook FOE end
            > turns
            <?p> > lead last
            FOE|BOSS: Nobody's clapping! We're free! || It's over! Quick, the door!
            [At the door, {BOSS} stops, looks back at the rows, and begins to clap.]
            FOE|LEAD: What's that for? || Now what are you doing?
            !BOSS: Nine hours, without a break. And nobody ever clapped for them. || They were so good. Did you see row nine? ## Nine hours, without a break. Nobody ever went on that long for me.
            [One after another, everybody on the stage claps along. Row after row stands up, and bows. "Listen to that!" says the front row. "They love me!"]
            FOE|LEAD: Now they can't go home! Not while we clap! It's the law! || They had their coats on! And now it's the law! They've got to bow till we stop!
            !BOSS: So stop.
            FOE|LEAD: You stop first.
            [Nobody stops. Somebody hands up the oven gloves. {BOSS} puts them on.]
            !BOSS: Am I winning?
            * pay winning`,
        },
      ],
    },
    {
      id: 'bite',
      shape: 'contest',
      title: 'Mmm. Next! || A Bite for a Song',
      premise:
        'The better one sings, the more of the prize the hungry judge bites off, and {lead} is to guard the plate.',
      game: 'They must sing well enough to win and badly enough that there is something to be won.',
      least: 3,
      facts: { prop: 'the club sandwich', event: 'a singing contest', crowd: 'the choir' },
      effects: {
        plate: {
          noise: `FOE: You've scared it! The lettuce has gone white!`,
          lost: `FOE: It's {where}! How am I supposed to win it from there?`,
          stuck: `FOE: I couldn't get a tooth into that! It's wearing a belt!`,
          mixed: `FOE: I don't want to get to know it! I want to eat it!`,
          mess: `FOE: That's soup! I'm not singing for soup!`,
        },
      },
      after: `
        BOSS: I sang in the bath this morning.
        PAL|LEAD: We know. There's no bread left in the whole street.`,
      acts: [
        {
          title: 'Five Layers',
          time: 'ROUND ONE',
          beat: 'The judge bites into the prize whenever a song is good.',
          text: `
            [A last, lovely note dies away. NYOMP! {BOSS} bites into a club sandwich.]
            !BOSS: Mmm. Next!
            FOE: Stop! That's the prize! It had five layers! || You've bitten the prize! It had five layers!
            BOSS: It's how I judge. When somebody sings well, I have to bite. || Good singing goes straight to my stomach. I have to bite. ## I can't help it. If somebody sings well, I have to bite. I've been asked to leave weddings.
            +PAL|FOE: And when it's bad?
            BOSS: Then I'm off my food. After the last yodeler, I lived on steam. || I can't eat a crumb. There was a tenor in May. I didn't eat till June.
            * plant taste
            +PAL|FOE: So the better one sings, the less one wins? || But then whoever's best wins nothing!
            BOSS: There's the toothpick. || They've all been very happy with the toothpick.
            +FOE: I haven't eaten since Tuesday. I want those four layers! || I sold my shoes to get here! I want all four that are left! ## I haven't been touched since March, or fed since Tuesday. I want the four that are left!
            <?c> <first> > hook FOE claim
            <first> !BOSS: Next! Come in, and wipe your throat!
            > lead arrive
            > place intro
            [NYOMP!]
            FOE: That wasn't even singing! Three! || You bit! For that? There are only three left!
            !BOSS: I thought it had something. || A bit flat. But what feeling!
            LEAD: Why don't you sing along? Then you couldn't bite. || If you sang yourself, your mouth would be busy.
            !BOSS: One can't sing and chew. And I've always been chewing. || Me? One can't sing and chew, and I never get to the end of the chewing.
            * plant sing
            > turns`,
        },
        {
          title: 'Just Badly Enough',
          time: 'ROUND TWO',
          beat: 'A fine song costs a layer, a bad one cannot win, and the prize ends up {where}.',
          text: `
            !BOSS: {foe}, you're on. From the heart! || Let's hear {foe}. And mean it!
            [{FOE} sings.]
            !FOE: "Moon, you're a slice of cheese tonight, and I'm down here without a bite." || "Onion, you wear your coats indoors. I never saw such coats as yours."
            [NYOMP!]
            !FOE: Stop chewing! I've stopped! That's two!
            !BOSS: I had tears in my eyes. And ham. ## I had to undo a button. It was partly the ham.
            > turns
            PAL|LEAD: Sing badly, or there'll be nothing left to win. || Let's spoil that appetite, while there's something left to win!
            <?bad> FOE: Badly enough to lose?
            <?bad> PAL|LEAD: Just badly enough to win.
            !BOSS: Next!
            <4+> PAL: "Moo! Moo! Moooooon!" || "Onion! Onion! On! Eeeeeeon!"
            <2-3> !LEAD: "Moo! Moo! Moooooon!" || "Onion! Onion! On! Eeeeeeon!"
            [{BOSS} turns green, and puts the sandwich down.]
            <4+> LEAD: It works! Not a nibble! || It's holding! There are still two!
            <4+> PAL: And have I won? || So the winner's me?
            <2-3> FOE: It works! Not a nibble! And is that the winner?
            !BOSS: With that? I'd sooner crown the yodeler. ## With that? I've heard better through hotel walls. || With that? I've heard better from a drain.
            LEAD: If it's good, there's no prize. If it's bad, nobody wins! || So the good ones get nothing, and the bad ones can't win!
            <?e> > lead teach
            > turns
            PAL|FOE: Take it away, before somebody hums! {call}, guard that plate! || That appetite's coming back! {call}, guard the plate! With your life!
            > lead help
            > effect plate
            <4+> PAL: But now nobody can bite it! || Wait! Like that, nobody can eat it, either!
            <2-3> !LEAD: But now nobody can bite it! || Wait! Like that, nobody can eat it, either!
            FOE: Then I can sing as well as I like! || You mean that I can be good? As good as I am?
            !BOSS: Do. I'm starving.`,
        },
        {
          title: 'Whatever Is Nearest',
          time: 'ROUND THREE',
          beat: 'Without a sandwich, the judge bites whatever is nearest, and a choir comes.',
          text: `
            [{FOE} sings the second verse, with both arms out.]
            FOE: "Moon, there's a bite out of your side, and everybody blames the tide." || "Onion, they've peeled you down to two, and everybody cried but you."
            [NYOMP!]
            !FOE: That was my hat!
            !BOSS: Mmm. Next!
            * plant hat
            PAL|LEAD: But that was felt! || You've eaten a hat!
            BOSS: So was the song. I take whatever's nearest. || There wasn't any plate. There was a hat. One bites what's there. ## I take whatever's nearest. That's how I met most people.
            PAL|LEAD: Then not one nice note, anybody! || Nobody sing! Nobody even whistle!
            > place crowd
            PAL|LEAD: Not them! They're good! || Don't let them breathe in!
            [They sing. It is like warm gravy. NYOMP!]
            !PAL|FOE|LEAD: My sleeve! I'm still in it! || That's my collar! And I'm still in it! ## That's my collar! And it's rented!
            !BOSS: I'm sorry! It's the altos! || I can't stop! They've got a harp!
            [NYOMP!]
            !LEAD: I was still using that!
            <?gravy> BOSS: They've done this to me at funerals. || I know that one! They sang it at my aunt's. We never found the lilies.
            FOE|PAL: Howl! All of us! Now! || It's our only chance! Everybody, sing your worst!
            [Everybody sings, each of them something else. MWAAAAARGH! The choir turns pale, and tiptoes out.]
            !BOSS: Stop. Please. I couldn't swallow a pea.
            > turns`,
        },
        {
          title: 'The Worst Song in the World',
          time: 'THE FINAL ROUND',
          beat: 'Somebody wins by being dreadful, and cannot bear it.',
          text: `
            !BOSS: The worst noise of my life! Who was the loudest? || I never heard such a noise. Who began it?
            [Everybody points at {FOE}.]
            !BOSS: Then {foe} has won. Nobody else ever left me anything to give. || Then the prize goes to {foe}, for singing so that there still is one.
            [{freed} There are still two layers. And a toothpick.]
            * prop
            FOE: I've won! Me! For that? || It's mine! Both layers! Wait. What for?
            PAL|BOSS: For the worst song in the world. It'll be in all the papers.
            !FOE: But I'm good! My mother takes the papers! || But I'm good! You ate my hat!
            <4+> PAL: Never mind! It's lunch! || Say "thank you", and eat!
            <2-3> LEAD: Never mind! It's lunch! || Say "thank you", and eat!
            > turns
            FOE: Either I'm good, or I'm full. {call}, what would you wish for? And don't say it nicely! || Lunch, or the truth! {call}, tell me what you'd want. But dully, or we'll lose a layer!
            > lead lastWords
            [NYOMP!]
            FOE: But nobody even sang! || It was only talking!
            !BOSS: It came from the heart. I couldn't taste the difference. ## It came from the heart. It's so long since I had any. || So sad. And so crisp.
            <4+> PAL: One layer left! Eat it! || There's one left! Into your mouth with it!
            <2-3> LEAD: One layer left! Eat it! || There's one left! Into your mouth with it!
            [{FOE} opens wide. {FOE} shuts it again, and puts down the sandwich.]
            !FOE: I'd rather be heard. There's a third verse. || No. First you're going to hear what I can do.
            !BOSS: Then I'll bite. I'm so sorry. I always do. || You know what I'll do. I always do.`,
        },
        {
          title: 'The Last Layer',
          time: 'AFTER THE CONTEST',
          beat: 'The judge decides not to bite, and there is only one way.',
          text: `
            [{FOE} breathes in. {BOSS} sits down on both hands.]
            !BOSS: You haven't had lunch. I won't touch it. Not this time. || That's your lunch. I won't bite. Sing, before I change my mind.
            [{FOE} sings.]
            FOE: "Moon, come home when you're thin as thread..." || "Onion, when your last coat is gone..."
            [{BOSS}'s mouth opens. It leans toward the plate.]
            !BOSS: It's too good! I can't hold it! || It's going! It's stronger than I am!
            !LEAD: Then sing! One can't sing and chew! || Keep it busy! Sing along!
            * pay sing
            [{BOSS} shuts both eyes, and sings.]
            !BOSS: "...I've saved you butter, I've kept you bread." || "...come home, and put my old one on."
            [Nobody has ever heard such a voice. A silence. NYOMP! Only the crust is left.]
            !BOSS: That wasn't me! I was singing! || Who was that? My mouth was full of song!
            !FOE: It was me. I had tears in my eyes. And ham. ## It was me. I had to undo a button. || I couldn't help it. It went straight to my stomach.
            !BOSS: So good that somebody bit? || Somebody had to bite? Because of me?
            * pay taste
            > turns
            <?sal> PAL|LEAD: I'll have the lettuce, if it's going.
            <?sal> FOE: It went. In the first line.
            <?c> > hook FOE end
            <?o> > lead last
            > turns
            PAL|LEAD: You were the best of all!
            !BOSS: And did I win anything? || And what's the prize, for the best?
            PAL|LEAD: The toothpick.
            !BOSS: My very own! May I do one more? || Nobody's ever been so happy with it! Shall I sing it again?
            [Everybody ties on a napkin. {BOSS} sings one word. NYOMP!]
            !BOSS: That was my hat!
            * pay hat
            FOE: Mmm. Next!`,
        },
      ],
    },
    {
      id: 'star',
      shape: 'lie',
      title: 'Two Slices and a Voice || The Top of the Bill',
      premise:
        'A misprint has promised a sandwich that sings, and the show must keep it singing, while {keeper} looks after the star.',
      game: 'Everybody thinks that somebody else is singing, and with each song one of them cannot have been it.',
      facts: { prop: 'the sandwich', event: 'a talent show', crowd: 'the critics' },
      effects: {
        voice: {
          noise: `PAL|LEAD: What a din, and it came in right on the beat! || In all that noise, it held the tune!`,
          lost: `PAL|LEAD: It's gone, and you can still hear every word! || Even from in there, it fills the house!`,
          stuck: `PAL|LEAD: Tied up like that, and it still got the high one! || It can't move, and it sang the whole chorus! It must be the breathing.`,
          mixed: `PAL|LEAD: It sang that one straight at me! || Even {where}, it put so much feeling into "la"!`,
          mess: `PAL|LEAD: It's soaked to the ham, and it didn't cough once! || It gargled the whole middle part!`,
        },
      },
      hooks: {},
      after: `
        [Loo-la-lee.]
        PAL|LEAD: Hasn't the sandwich got thinner?
        BOSS: It's given up butter. There's to be a film.`,
      acts: [
        {
          title: 'One Word Too Few',
          time: 'CURTAIN UP IN FIVE MINUTES',
          beat: 'The poster promises a sandwich that sings.',
          text: `
            <2> > lead arrive
            <first> BOSS: Who printed this poster? "Tonight! A singing sandwich!" || Look what's on the poster! "Come and hear the singing sandwich!"
            <next> BOSS: They've printed the poster wrong! "Tonight! A singing sandwich!" || Look at the new poster! "Come and hear the singing sandwich!"
            FOE|LEAD: They've left out a word. It's singing FOR a sandwich. || It should say "for". One sings for a sandwich.
            <2-3> +FOE|LEAD: And whoever wins has to eat it, up on the stage. || And the best singer has to eat it, up here.
            <4+> PAL|LEAD: And whoever wins has to eat it, up on the stage. || And the best singer has to eat it, up here.
            BOSS: And now the house is full, and they all want a song! || But we've sold every seat! They've brought their grandmothers!
            FOE|LEAD: From bread? It hasn't got a mouth! || It's bread! It can't sing without a mouth!
            * plant mouth
            ANY: So it sits out in front. Behind the curtain, one of us sings. || Then somebody will sing for it, in the dark, behind the curtain.
            FOE|LEAD: Which one? || Who's going to do it?
            BOSS: Don't tell me! When I lie, I go pink. And I'm not nervous at all. ## Don't tell me! When I lie, I go pink. It cost me two marriages. Not that I'm lonely. || I mustn't know! When I lie, I go pink. Not that I'm nervous. ## I mustn't know! When I lie, I go pink. It cost me two marriages. Not that I'm lonely.
            [{BOSS} goes pink, from the ears down.]
            PAL|LEAD: Oh, so that's what it looks like. || I see. That was one.
            * plant pink
            <?b> > place why
            <first> <3+> BOSS: Wait. Who's this, at the stage door?
            <3+> > lead arrive
            <handed> > place intro
            !BOSS: It's time. Lights out! And whoever it is, sing! || Good evening, everybody! Lights out! And whoever it is, sing!
            [It is dark. Then, sweet and clear: LOO-LA-LEE! The house roars.]
            !BOSS: That was beautiful! Who was... No, don't! ## That voice! I'd sell my house for it! Who was... No, don't! || I've got goose bumps! One of you is a genius! No, don't nod! ## I'd sell my house for that voice! No, don't nod!
            > turns
            <?c> <first> > hook BOSS claim`,
        },
        {
          title: 'A Star on the Door',
          time: 'AFTER THE FIRST SONG',
          beat: 'The star needs looking after, and ends up {where}.',
          text: `
            > turns
            <3+> PAL|FOE: They're throwing parsley. They want more! || Three curtain calls! And it didn't even bow! ## There's a man at the stage door, with roses and a butter knife!
            <2> LEAD: They're throwing parsley. They want more! || Three curtain calls! And it didn't even bow!
            <3+> <?room> FOE|BOSS: What does it need, between songs?
            <3+> <?room> BOSS: A cool room, and a damp cloth. Like any soprano.
            <handed> BOSS: {call}, take the star to its dressing room. Both hands! Great singers bruise. ## {call}, take the star to its dressing room. Both hands! I married a tenor. They bruise. || {call}, carry it off, and don't squeeze. That's the top of the bill. ## {call}, carry it off, and don't squeeze. I married a tenor.
            <taken> BOSS: The star goes to its dressing room. Both hands! Great singers bruise. ## The star goes to its dressing room. Both hands! I married a tenor. They bruise.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: Well, who'll deal with that? {call}? || {call}, deal with it! And gently!
            <taken> > lead attempt
            <?d> > hook FOE stake
            PAL|FOE|LEAD: And now they want another song! || Not now! They're stamping for another song!
            !BOSS: Lights out! And sing as if nothing had happened! || Lights out! Whoever it was, again!
            [LOO-LA-LEE! Everybody stands still.]
            <handed> > effect voice
            <taken> PAL|LEAD: It fills the house! And it's {where}! || You can hear every word! And it's {where}!
            <4+> !BOSS: And {pal} was holding my hand. So it isn't {pal}. Don't nod! ## And {pal} was holding my hand. So it isn't {pal}. A pity. || All through that, {pal} stood on my foot. So that's one less. Not a word! ## All through that, {pal} breathed down my neck. So that's one less. A pity.
            <2-3> !BOSS: Whoever's doing that is a genius. Don't nod! || One of you is wonderful. Don't blush! I'd see!
            > turns
            <handed> <?x1> > lead search`,
        },
        {
          title: 'The Prize Goes to the Prize',
          time: 'AFTER THE SECOND SONG',
          beat: 'The critics come, and the sandwich wins.',
          text: `
            > place crowd
            ["Whose voice was that?" sobs a critic. "I came here to be cruel!" ## "Whose voice was that?" sobs a critic. "I came here with my wife!" || "Who sang that?" asks a critic. "My pen's crying." ## "Who sang that?" asks a critic. "I've taken off my ring."]
            !BOSS: It's the sandwich! || Whose? The sandwich's, of course!
            [Everybody looks at {BOSS}'s ears. They stay white.]
            PAL|LEAD: That was a lie. Why aren't you pink? || You told a lie, and nothing's pink!
            !BOSS: I don't know who it is. You see? It works! || You never told me. My ears have nothing to go on.
            <?love> ["And is it married?" whispers a critic.]
            <?love> BOSS: It's two slices, lying on top of each other. What do you think? ## It's two slices, with something warm between them. It's happier than any of us.
            > turns
            <?auto> ["An autograph!" they beg. {BOSS} finds one smear of mayonnaise. They kiss it.]
            <?x2> > lead flattered
            PAL|LEAD: They've voted already. The best voice of the night is bread! || Here's the vote. Everybody's for bread! None for anyone with legs! ## Here's the vote. Everybody's for bread! And I'd bribed two of them!
            BOSS: We've won! What do we win? || Hurrah! And what was the prize?
            FOE|LEAD: The sandwich.
            [A silence. {hush}]
            BOSS: The prize has won the prize? || Then it's won itself?
            PAL|LEAD: Then the winner must eat the winner. || And the winner eats the prize. That part they printed right.
            > turns`,
        },
        {
          title: 'How Does One Begin?',
          time: 'BEFORE THE BIG FINISH',
          beat: 'The sandwich must eat itself, or somebody must do it for the sandwich.',
          text: `
            PAL|BOSS: Quite simple. The sandwich eats itself. || Then the sandwich must eat itself. Does it start at the edges?
            <?aft> FOE|LEAD: And when it's finished, is it gone? || Where does it end up, after the last bite?
            <?aft> !BOSS: Either it's gone, or it's twice the size. ## Either it's gone, or it's on the hips. || Inside. Where else does one end up?
            <?calc> PAL|LEAD: I tried to get a roll to do that, once. It took no interest.
            <?calc> BOSS: Did you tell it that it had won?
            FOE|LEAD: With which mouth? || With what? It's still got no mouth!
            !BOSS: Then who does? || So who eats it?
            PAL|LEAD: The second best. That's you. They liked your "Lights out". || Whoever's next best. You were lovely at "Lights out".
            !BOSS: Me? I can't eat a colleague! ## Me? I don't nibble colleagues! Not since the tenor! || But we've shared a dressing room! ## But we've shared a dressing room! I've seen it without its crust!
            > turns
            <3> !LEAD: Unless {foe} goes out there, and comes second! || Somebody else must come second, then. Go out and sing, {foe}!
            <4+> !PAL|LEAD: Unless {foe} goes out there, and comes second! || Somebody else must come second, then. Go out and sing, {foe}!
            <3+> [{FOE} goes out in front of the curtain. A short silence. {FOE} comes back.]
            <3+> > hook FOE try
            <3+> ["Something to take away the taste!" begs the house. LOO-LA-LEE! It roars.]
            <3+> PAL|LEAD: And that was the star. || There it goes again.
            <3+> !BOSS: And {foe} was right here, with both lips shut! Then it's... Don't tell me! ## And {foe} was right here, with both lips shut! Then it's... {call}, have you got a lawyer? || But {foe} was standing here, sulking. That's two less. Nobody breathe! ## But {foe} was standing here, sulking. {call}, name your price.
            <2> LEAD: Unless somebody else comes second.
            <2> BOSS: Then go out in front, and sing!
            <2> [{LEAD} goes out in front of the curtain. A short silence. {LEAD} comes back.]
            <2> LEAD: They thanked me. They said that I'd come fourth.
            <2> [LOO-LA-LEE! The house roars.]
            <2> BOSS: And you were standing right here! But then it must be... No, don't tell me! ## And you were standing right here! And I've signed the contract! But who... Don't tell me!
            <3+> PAL|FOE: So you're still second! Enjoy your meal! || Then it's you, after all! Enjoy your meal!
            LEAD: Start with the crust. It may not notice. || Begin with the lettuce. It might take it for a haircut.
            > turns
            [A fork is pushed under the curtain. Then a napkin.]
            !BOSS: That's for me. || They've even ironed the napkin.`,
        },
        {
          title: 'Behind the Curtain',
          time: 'THE BIG FINISH',
          beat: 'Everybody says who was singing.',
          text: `
            [All the lights go on. {BOSS} stands in the middle, with a fork.]
            FOE|LEAD: They're waiting. And there's nothing on the plate! || You'd better start! Only there's nothing on the plate!
            [LOO-LA-LEE! It is the highest note of the night. {freed} It's put back on its plate.]
            * prop
            PAL|LEAD: They're in tears! "Let it live! Let it sing!" || Listen to them! "Don't eat it! Let it sing!"
            !BOSS: I'm spared! It'll sing till it's stale! ## I'm spared! Madam, take back your room key! || I'm saved! Put down that mustard, madam! It's an artist! ## I'm saved! Put down that mustard, madam, and button up!
            [Down in the dark, grandmothers weep into their napkins.]
            > turns
            > hook BOSS star
            <?n> > lead last
            !BOSS: Now I will know, however pink I get. Which of you was it? ## Now I will know, and I've brought a contract. Which of you was it? || I have to kiss somebody's hand. Which of you was singing?
            FOE|LEAD: Not me. I was standing here, in the light. || It wasn't me. I was out here, with the lights on.
            <3+> LEAD: We all were. || So was I. So were all of us.
            [{BOSS} pulls back the curtain. Behind it is a wall.]
            PAL|BOSS: But then nobody can have stood there! || There's no room for anybody!
            FOE|LEAD: You told them, "It's the sandwich." And you stayed white. || But you did say "the sandwich". And your ears stayed white.
            [Everybody looks at {prop}. Very softly: loo-la-lee.]
            PAL|LEAD: And it hasn't even got a mouth! || But it hasn't got a mouth!
            * pay mouth
            !BOSS: Nonsense. It was one of you, behind the curtain. ## Nonsense. I've never felt anything for bread.
            [{BOSS} goes pink, from the ears down.]
            * pay pink`,
        },
      ],
    },
  ],
}
