import { type Program } from '../../plays/card-types.ts'

export const whenPigeonsPlan: Program = {
  name: 'When Pigeons Plan',
  people: {
    'Narrator Nigella Nest': {
      short: 'Nigella',
      want: 'to be in the picture',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [Click. Everybody's in the picture but {ME}.]
            ME: And here we see the one who always has to hold the coats.`,
        stake: `ME: And here we see a narrator, lost for words.`,
        snap: `ME: The narrator senses danger! The narrator would like to go home!`,
        scene: `
            [The tape. "It preens." Click.]
            ME: I'm preening! It's me! I'm in the picture!`,
        eaten: `
          ASK: You've eaten the drawbridge!
          ME: It never saw me coming. It's very sad, but it's nature.`,
        perch: `
            [A pigeon lands on {ME}. Coo. Click.]
            ME: And here we see... me! In the picture! With a hat on!`,
        end: `
            [Click. {ME} is in the middle.]
            ME: I'm in the picture! I forgot to describe it. I was too busy being in it.`,
        later: `
          ME: I've seen myself in the picture.
          ASK: How did you look?
          ME: Quiet.`,
      },
      turns: [
        `ME: And here we see a lonely one, far from the herd.
         ASK: I'm only getting a glass of water.
         ME: It drinks. By itself. As it has always done. ## It drinks. By itself. It hasn't told anybody about the divorce.`,
        `ASK: Must you whisper about me?
         ME: It has noticed us.
         ASK: I'm sitting next to you!
         ME: It's fluffing itself up.`,
        `ASK: "And here we see a narrator, with nobody to talk to."
         ME: How did you know that?
         ASK: "Somebody moves over. There's room on the bench."`,
      ],
      twist: "Nigella narrates somebody's glass of water",
    },
    'Agent Coo': {
      short: 'Coo',
      want: 'to be followed',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} goes round a corner, waits, and comes back.]
            ME: Nobody! All those years a secret agent, and the only thing that's followed me home is a bill! ## Nobody! All those years a secret agent, and all that's followed me home is a divorce lawyer!`,
        stake: `ME: I saw nothing. I'm trained for it. But I minded.`,
        snap: `ME: I was trained for this! No, wait. That was swimming. ## I was trained for this! No, wait. That was seduction.`,
        scene: `
          [The tape. "It knows that it is being watched."]
          ME: At last! ## At last! I've left the curtains open for years!`,
        eaten: `
          ASK: You've eaten the watchdog!
          ME: It was the dog or me. Now there's nobody to come after us. I miss him already.`,
        perch: `
          [A pigeon lands on {ME}. Coo.]
          ME: It's the one from the bakery! It's been behind me all the way! I've been followed!`,
        end: `
            [{ME} goes round a corner. Small steps go after.]
            ME: I'm being followed! Don't look! Oh, bless them!`,
        later: `
          ME: I was followed home last night.
          ASK: By whom?
          ME: A duck. I gave it the slip. Then I felt bad, and went back for it.`,
      },
      turns: [
        `ME: The owl has a new umbrella.
         ASK: Has it?
         ME: You're meant to say "But the bread is stale".
         ASK: Is it?
         ME: You'd make a dreadful spy.`,
        `ASK: But the bread is stale!
         ME: Too late. I've got a new password.
         ASK: What is it?
         ME: I can't say. I've swallowed it.`,
        `ASK: Is there something that you're not allowed to tell anybody?
         ME: A great deal.
         ASK: Then tell me all the rest.
         ME: Nobody's ever wanted the rest! I like jam. I'm afraid of escalators. ## Nobody's ever wanted the rest! I like jam. I've been faking it since Budapest.`,
      ],
      twist: 'Agent Coo swallows the new password',
    },
    'Feathers Malone': {
      short: 'Malone',
      want: 'one honest crumb',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} takes a crumb out of one sleeve, and sighs.]
            ME: Stolen. They're all stolen! Thirty years in the business, and not one honest crumb!`,
        stake: `ME: In my old gang, we'd have said sorry to it first.`,
        snap: `ME: Tell my mother that I went straight! At the end! For about a minute!`,
        scene: `
          [The tape. "It steals an egg from its neighbor." ## The tape. "It steals the mate of its neighbor."]
          ME: Couldn't I buy it? ## Couldn't I take it out to dinner first?`,
        eaten: `
          ASK: That was the escape route!
          ME: It was lying there! I never took it! It's the first thing that I ever ate without running!`,
        perch: `
            [A pigeon lands on {ME}, and puts down a crumb. Coo.]
            ME: An honest crumb! For me! And it was never up anybody's sleeve!`,
        end: `
            [{ASK} puts a crumb in {ME}'s hand.]
            ME: An honest crumb! I didn't even have to run. I'm going to need a minute.`,
        later: `
          ME: I earned a crumb today. With work.
          ASK: How does it taste?
          ME: Of work. I'll stick to one.`,
      },
      turns: [
        `ME: That's a nice hat. It'd be a pity if something happened to it.
         ASK: Is that a threat?
         ME: No. I just get sad about hats.`,
        `ASK: What have you got in that violin case?
         ME: What do you think I've got?
         ASK: A gun?
         ME: Worse. I'm on lesson two.`,
        `[A small, slow, scratchy tune.]
         ME: Why's your face wet?
         ASK: It isn't.
         ME: That's a nice tear. It'd be a pity if something happened to it.`,
      ],
      twist: "Malone's violin case holds worse than a gun",
    },
    'Camerawoman Chi': {
      short: 'Chi',
      want: 'one picture without a thumb in it',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [Click. {ME} looks at the picture.]
            ME: My thumb again! My thumb at sunset! And it isn't even my good thumb!`,
        stake: `ME: I got all of it! Every second! Behind the thumb!`,
        snap: `ME: It's the best thing that I've ever seen, and I'm out of film!`,
        scene: `
          [The tape. "It lifts one wing."]
          ME: I've just filmed my own armpit. It's sharp! And there's no thumb!`,
        eaten: `
          ASK: You've eaten the way out!
          ME: I took it for my thumb.`,
        perch: `
          [A pigeon lands on {ME}. Coo. Click.]
          ME: It's perfect! There's nothing in front! It's sitting on my thumb!`,
        end: `
            [Click. {ME} looks at the picture.]
            ME: It's all of us! And there's no thumb! Nobody breathe on it!`,
        later: `
          ME: There isn't a thumb in any of them now.
          ASK: You must be so pleased.
          ME: I miss it. It was the only one that was always there.`,
      },
      turns: [
        `ME: Act naturally.
         [{ASK} acts naturally.]
         ME: Not like that.`,
        `ASK: Which is my good side?
         ME: Turn. Turn a bit more. Keep turning.
         ASK: I'm facing the wall.
         ME: There.`,
        `[Click. {ASK} was laughing at something.]
         ASK: I wasn't ready!
         ME: I know. That's your good side.`,
      ],
      twist: "Chi searches for somebody's good side",
    },
    'Breadlady Bea': {
      short: 'Bea',
      want: 'somebody to throw a crumb back',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} throws a crumb. It's gone. {ME} waits, with an open mouth.]
            ME: Forty thousand I've thrown, and never one back! They don't even try to miss!`,
        stake: `ME: And it hadn't even had its breakfast!`,
        snap: `ME: I've fed half of this city! Which half's coming for me?`,
        scene: `
          [The tape. "The young are fed by hand." {ASK} drops a crumb into {ME}.]
          ME: So that's what it's like from this end!`,
        eaten: `
          ASK: You've eaten the moat!
          ME: I threw it to myself. Nobody else was going to.`,
        perch: `
          [A pigeon lands on {ME}, and drops something soft into one hand. Coo.]
          ME: You've brought one back! You dear old thing! You've hardly chewed it!`,
        end: `
            [{ASK} throws a crumb. It hits {ME}.]
            ME: One back! It's in my eye. But somebody threw me one!`,
        later: `
          ME: They've begun to feed me. All of them.
          ASK: Isn't it lovely?
          ME: I can't get out of the park.`,
      },
      turns: [
        `[Crumbs hit {ASK}.]
         ASK: What are you doing?
         ME: You looked peckish.
         ASK: I'm not a pigeon!
         ME: Nobody is, the first time.`,
        `[More crumbs.]
         ASK: I've told you, I'm not a... Is that rye?
         ME: With caraway.`,
        `[{ASK} hops up on the back of the bench. "Coo."]
         ME: There you are, dear.
         ASK: I don't know what came over me.
         ME: Tuesdays are quiet. Come on a Tuesday.`,
      ],
      twist: "Bea feeds somebody who isn't a pigeon",
    },
    'One-Eyed Walt': {
      short: 'Walt',
      want: 'to know what is on the left',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
            [{ME} looks to the right, turns round, and looks to the right.]
            ME: Everybody goes on about the left. I've turned and turned, and I've never found it!`,
        stake: `ME: It was there when I looked! Then again, I only looked at half of it.`,
        snap: `ME: It's coming from the left! I always knew that it'd come from the left!`,
        scene: `
          [The tape. "It can turn its head right round."]
          [{ME} turns, and goes on turning.]
          ME: So that's what's on the left! It's enormous! There are people in it!`,
        eaten: `
          ASK: You've eaten the whole left side of the plan!
          ME: There was a left side?`,
        perch: `
          [A pigeon lands on {ME}, on the left. Coo.]
          ME: Who's that? It's warm. So that's what was missing.`,
        end: `
            [{ASK} turns {ME}'s head.]
            ME: So that's the left! It's got a door! It's got YOU in it!`,
        later: `
          ME: I've had a good look at the left now.
          ASK: What's it like?
          ME: The same people. But they look guilty.`,
      },
      turns: [
        `ME: Somebody's taken half of my newspaper!
         ASK: It's folded.
         ME: I won't hear excuses.`,
        `ASK: What happened to your eye?
         ME: Nothing. It's as good as new, under there. I'm saving it for something nice.`,
        `[{ME} lifts the patch, and looks at everybody. It takes a while.]
         ASK: Has something nice happened?
         ME: I think that this is it.`,
      ],
      twist: 'Walt saves an eye for something nice',
    },
  },
  recall: `
    PAL|LEAD: The pigeons have learned to say it. "{Line}."
    BOSS: All of them?
    PAL|LEAD: From the roofs. At four in the morning. In rounds.`,
  scenarios: [
    {
      id: 'tape',
      shape: 'rehearsal',
      title: 'Already Recorded || It Has Seen Us',
      premise:
        'A nature film must be shot to a commentary that cannot be changed, with {lead} as the animal.',
      game: 'Whatever the voice on the tape says, they must do, and the voice knows something.',
      facts: {
        prop: 'the beak',
        event: 'a nature film',
        crowd: 'the flock',
      },
      effects: {
        beak: {
          noise: `BOSS: The tape says, "It is almost silent." We'll have to film it from Portugal.`,
          lost: `BOSS: The tape says, "Its beak is clearly visible." Has anybody got an X-ray?`,
          stuck: `BOSS: The tape says, "It can open its beak as wide as a door." That one couldn't open a letter.`,
          mixed: `BOSS: The tape says, "It is slow to make friends." Well, we can cut that. ## The tape says, "It mates for life." That's rich, from my ex.`,
          mess: `BOSS: The tape says, "It is a clean bird." We'll film it from behind.`,
        },
      },
      after: `
        [The tape. "It wakes, and has forgotten everything."]
        PAL|LEAD: Is there more of it?
        BOSS: There's a second reel. It's about lunch. One of us isn't mentioned.`,
      acts: [
        {
          title: 'How It Ends',
          time: 'DAWN',
          beat: 'There is a commentary already, and no animal.',
          text: `
            <2> > lead arrive
            [The tape. A velvet voice. "And nobody ever found out why."]
            BOSS: So that's how it ends. Isn't it moving? ## That's my ex's voice. Our marriage ended like that, too. || And there it stops. I've goose bumps, and I only know the end. ## It's my ex's voice. I've still got goose bumps. And that's only how it ends.
            FOE|LEAD: Found out why what? || How what ends?
            BOSS: We haven't filmed it yet. It's a nature film, and the voice came first. So whatever it says, we have to do. ## We haven't filmed it yet. It's a nature film, and the voice came first. With me, it always did. So we obey.
            PAL|LEAD: Can't we ask it to say something else?
            BOSS: It costs ten a word. We said "Hello", and had to sell the van. ## "Why the dentist?" I asked it. "It's only nature," it said. At ten a word, I sold the van. || It's ten a word. We couldn't even afford the question mark. ## It's ten a word. "Why the dentist?" I asked. "It's only nature," it said. I'm still paying.
            * plant tape
            <?a> > place why
            [The tape. "Here, in {a}, lives the shyest pigeon in the world."]
            FOE|LEAD: Where? || There isn't one.
            BOSS: It's very shy. || Then one of us will have to be it. There's a beak.
            <?b> > hook FOE claim
            <first> <3+> BOSS: Hush! Something's coming out of the undergrowth!
            <3+> > lead arrive
            <handed> > place intro
            [The tape. "It has seen us."]
            BOSS: What luck! Keep filming! || It fits! Keep still, everybody. Act like leaves.
            > turns
            <?c> > hook BOSS claim`,
        },
        {
          title: 'It Preens',
          time: 'MORNING',
          beat: '{Lead} is to be the pigeon, and the beak ends up {where}.',
          text: `
            <handed> BOSS: {call}, you're the pigeon. Here's the beak. It's on elastic. || You've got the legs for it, {call}. Put on the beak.
            <taken> BOSS: {call}, you're the pigeon. Where's that beak? It's on elastic.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect beak
            <handed> > place worse
            <?d> > hook BOSS stake
            > turns
            LEAD|FOE: What happens if we don't do what the voice says?
            BOSS: Then it's wrong. And it's nature. Nature can't be wrong. ## Then it sulks. I spent half of my marriage in that van. || We'd have to say sorry on the radio. Again. They still send me letters about the moose.
            <ii> <?moose> PAL|LEAD: What did the moose do?
            <ii> <?moose> BOSS: It didn't lay.
            > hook FOE scene
            <?e> > hook PAL scene
            [The tape. "It falls over, for no reason."]
            [Thump. Thump. Thump. Everybody falls over.]
            BOSS: Good! One pigeon would have been enough. ## Good! That was my wedding night, to the life!
            > turns
            <handed> <?x1> > lead search
            <handed> <?f> > lead ban`,
        },
        {
          title: 'The Thing With the Spoon',
          time: 'LATER',
          beat: 'The commentary becomes hard to follow, and they follow it.',
          text: `
            [The tape. "And here comes the rest of them. Late, as ever."]
            > place crowd
            [The flock looks at its feet.]
            BOSS: How did it know that? ## It said that about me at the altar.
            [The tape. "And now, of course, the thing with the spoon."]
            FOE|LEAD: What thing with a spoon? || Which thing? Who's got a spoon?
            BOSS: Do SOMETHING with a spoon! {call}! Quickly! || It says "of course"! {call}, just do what you'd do with a spoon!
            > lead attempt
            <taken> > place worse
            [The tape. "Incredibly, it works."]
            [Everybody looks at {LEAD}.]
            BOSS: We'll add the working later.
            > turns
            <?x2> > place stir
            <family> [The tape. "One of them is not what it seems."]
            <rated> [The tape. "Two of them have a history, in a van."]
            FOE|LEAD: Who? || It was looking at you when it said that!
            BOSS: Don't everybody look at me! I'm exactly what I seem! It's why I never get parts! ## Don't everybody look at me! It was one night! I was cold!
            [The tape. "It goes red."]
            <?h> > hook BOSS scene
            > turns
            [The tape. "They have no idea what is behind them."]
            [Nobody turns round.]
            BOSS: Has anybody an idea? ## If it's the dentist, I don't want to know.`,
        },
        {
          title: 'Only Minutes',
          time: 'DUSK',
          beat: 'The voice on the tape knows what is coming, and is sorry about it.',
          text: `
            [The tape. "Little do they know that they have only minutes left."]
            FOE|LEAD: Minutes? || Who's "they"?
            BOSS: The pigeons! The pigeons, surely! ## It means my honeymoon! We'd had a long flight! || It's nature! It's always like that! They have minutes, and then there's music! ## My ex and me, on the honeymoon! I'd been driving all day!
            [The tape. "The first to go will be the fat one."]
            [Everybody breathes in.]
            <rated> BOSS: And it always told me that it hadn't noticed!
            PAL|LEAD: Turn off that tape!
            BOSS: Then the film will never end! And nor will we! ## I can't! I never once found the right button!
            > turns
            <?i> > place door
            [The tape. "The way out, too, is no longer there."]
            > lead comfort
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            > turns
            <wish> [The tape. "And now, in the dark, one last strange cry."]
            <wish> BOSS: That's you, {call}. You're the pigeon. || {call}? It's asking for the pigeon. Something strange.
            <wish> > lead lastWords`,
        },
        {
          title: 'The Last of the Tape',
          time: 'NIGHT',
          beat: 'They are alive, and the tape has two or three things more to say.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} {BOSS} catches it, and puts it on.]
            <taken> [{freed} {BOSS} takes it, and puts it on.]
            * prop
            [The tape. "But look. Against all reason, they are alive."]
            > hook BOSS end
            FOE|LEAD: It knew! That voice knew the whole time! || We did all that the voice said, and we're alive!
            [The tape. "They have learned nothing."]
            BOSS: That's a bit strong. ## That's from my divorce papers.
            > turns
            <?sum> PAL|LEAD: I've learned something. I'm not the fat one.
            <?sum> FOE|BOSS: Nobody said who went first.
            <?x4> > place gift
            <?o> > lead last
            PAL|LEAD: There's hardly any tape left. What do we do now?
            BOSS: It hasn't said. And we've no van left to sell. ## It hasn't said. And I've no van left to sleep in. || We can't afford to ask. But I always feel that it's fond of us. ## I can't afford to ask. But it hasn't once mentioned the dentist.
            [The tape. "And every evening, they come back here, and sit down very close together."]
            [They look at one another. They sit down. They move a little closer.]
            FOE|LEAD: It's not even cold. || Like this?
            !BOSS: It's only nature. || I'm only doing it for the film. ## It's only nature.
            * pay tape
            [{hush} Nobody gets up.]
            [The tape. "And nobody ever found out why."]`,
        },
      ],
    },
    {
      id: 'crumbs',
      shape: 'heist',
      title: 'Nobody Eats the Plan || Gather Round',
      premise:
        'A gang must rob the greatest loaf in the world by a plan that is made of breadcrumbs, while {keeper} has the most important one.',
      game: 'What is not on the plan is not there, and the plan is delicious.',
      facts: {
        prop: 'the big crumb',
        event: 'a robbery',
        crowd: 'the night guards',
      },
      effects: {
        loaf: {
          noise: `BOSS: So, by my drawing, the loaf's in there. And by the sound of it, so's the band that guards it.`,
          lost: `BOSS: Then by my drawing, the loaf is {where}. We'll want a longer fork.`,
          stuck: `BOSS: Then we'll have to untie a loaf. Did anybody bring a bread knife?`,
          mixed: `BOSS: So, by my drawing, the loaf is {where}. Nobody said that it was seeing somebody.`,
          mess: `BOSS: Then by my drawing, the loaf is soup. That does explain the smell.`,
        },
      },
      after: `
        PAL|LEAD: Is that a new plan?
        BOSS: It's all in olives, this time. Nobody likes olives.
        [PECK.]
        PAL|LEAD: And who was that?
        BOSS: Nobody.`,
      acts: [
        {
          title: 'Gather Round',
          time: 'MIDNIGHT',
          beat: 'A gang meets round a table, and whatever is not on the plan is not there.',
          text: `
            <2> > lead arrive
            <next> [A candle is lit.]
            BOSS: Everybody, gather round the table!
            FOE|LEAD: What a nice table. So warm. ## What a warm table! At home, they've cut off the heating. || Where did you find such a big brown table? ## Such a big warm table! At home, they've cut off the heating.
            BOSS: Never mind that. All our lives they've thrown us crumbs. Tonight, we take the loaf!
            * plant table
            PAL|LEAD: The biggest in the world? It came to town on Monday, and they've hidden it! || The Great Loaf? It came to town on Monday, and it's never been seen since!
            BOSS: Here's my plan. In breadcrumbs. That's the wall, those dots are guards, and the big ones are us. || I've drawn a plan, in crumbs. A wall, some guards, and us. The big ones are us.
            FOE|LEAD: And what's in between? || And in the gaps?
            BOSS: Nothing. What isn't on the plan isn't there. ## Nothing. What isn't on the plan isn't there. It saved my marriage.
            * plant crumbs
            <3+> > lead arrive
            <3+> PAL|FOE: Mind those crumbs. They're us. || Don't lick that. It's our plan.
            !LEAD: Which one's me? || And where am I in it?
            !BOSS: You aren't on it. So you aren't here. One moment. || Nowhere. So there's nobody talking. Wait.
            [{BOSS} takes a crumb off the table, and puts it down.]
            !BOSS: Hello, {call}! || Ah! Good evening, {call}!
            PAL|LEAD: Where do you get all the crumbs? || And all those crumbs? Have you been baking?
            BOSS: I scrape them off here. It never runs out. || No, I scrape them off this. There's always one more.
            > turns
            [PECK.]
            BOSS: Who pecked?
            FOE|LEAD: I was studying the plan. || I was only looking at it.
            BOSS: With your mouth? You've had our wall! || You looked at that wall, and it's gone!
            FOE|LEAD: It isn't on the plan. So there's no wall. || So there's no wall. It's your own rule.
            !BOSS: From now on, nobody eats the plan! || That's true. But nobody eats the plan!
            * plant nobody
            <?b> > hook FOE claim
            <handed> > place intro
            <handed> FOE|LEAD: Is that on the plan? || Did you draw that?
            <handed> BOSS: No.
            <handed> PAL|LEAD: Then it never happened. ## Then it never happened. I've had weekends like that. || Then I didn't see a thing. ## Then I didn't see a thing. I've had jobs like that.
            > turns`,
        },
        {
          title: 'No Wall',
          time: 'ONE IN THE MORNING',
          beat: 'The crumb that stands for the loaf ends up {where}, and there is no wall.',
          text: `
            > turns
            <handed> BOSS: This big one is what we've come for. {call}, hold it, and don't look at it with your mouth. || Now, the big crumb. That stands for our loaf. {call}, keep it away from everybody.
            <taken> BOSS: This big one is what we've come for. Nobody look at it with their mouth.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect loaf
            <taken> BOSS: Well, now we know. The loaf's {where}.
            LEAD|FOE: Then let's go and get it. Which way? || And how do we get in?
            BOSS: Straight on. It's all open. || Just walk. There's nothing in the way.
            [BONK.]
            FOE|LEAD: Ow! What was that? || Ow! And what's this?
            BOSS: Nothing. You ate it. || Nothing at all. You had it for supper.
            [BONK. BONK.]
            ANY: It's the hardest nothing that I ever met. ## I've been running after nothing for years. It never hit back. || I've got a bump! From nothing! ## I've had a lot of lawsuits come to nothing. None of them left a bump.
            <5+> ANY: Mind that nothing! It's got a nail in it. || And there's moss on it. It must be an old nothing.
            > turns
            <?round> FOE|LEAD: Couldn't we climb over it?
            <?round> !BOSS: Over what?
            [They go round it, and look the other way.]
            [PECK. PECK.]
            BOSS: Who's eating now? || What did I say about eating?
            <?c> > hook FOE eaten
            <?d> > hook PAL eaten
            !PAL|LEAD: It was only the guards. || I just had the guards. There were four.
            BOSS: All of them? || With their whistles?
            !PAL|LEAD: They're very small. || I thought they were nuts.
            <3+> LEAD|FOE: Then there's nobody there! We can all sing! || So nobody's guarding it! We can hum while we work!
            <2> BOSS: Then there's nobody there! We can all sing! || So nobody's guarding it! We can hum while we work!
            > turns`,
        },
        {
          title: 'Nobody There',
          time: 'TWO IN THE MORNING',
          beat: 'The guards have been eaten, and nobody can see them.',
          text: `
            > place crowd
            FOE|LEAD: But those are the guards! || They're all over the place!
            BOSS: We ate them. There's nobody there. Look straight through them. || How can there be? They've been eaten. Don't look.
            ["Good evening," says a guard.]
            ANY: What a draft there is tonight. || Does anybody feel a draft?
            ["Halt!" says the guard.]
            ANY: You'd almost think that it could talk. ## My first husband made that noise. Just keep buttering. || It comes in through that hat.
            ["I've got a whistle," says the guard. Its lip trembles. || "Why won't you look at me?" says the guard. Its lip trembles.]
            <?spoon> ANY: How well we do it! ## We spent my whole second marriage like this.
            > turns
            LEAD: I can't help it. I'm so sorry for nobody. || Nobody's crying. It's breaking my heart.
            [{LEAD} shows the guard the plan.]
            ["Where am I?" asks the guard.]
            !LEAD: You were here. There's still a wet spot. || Just there. Then somebody got hungry.
            ["Then I'm not on duty?" It thinks. "I haven't been to bed for twelve years." ## "Then I'm not on duty?" It thinks. "I haven't surprised my wife for twelve years." || "So I'm not at work?" It thinks. "Then I could be anywhere!" ## "So I'm not at work?" It thinks. "Then I could surprise my wife!"]
            [The guards tiptoe out, so as not to be there.]
            FOE|LEAD: It works! Whatever we eat goes away! || They've gone! The less there is, the safer we are!
            BOSS: What are we waiting for? Eat the gate! And the dog! || Then eat the lot! The gate! The dog! I'll do the alarm!
            [PECK! PECK! PECK!]
            PAL|LEAD: No gate! || Dog's gone!
            FOE|LEAD: No dog! || So's the gate!
            [PECK.]
            !BOSS: That wasn't the alarm. || Wait. What was that one?
            > turns`,
        },
        {
          title: 'And That Was Me',
          time: 'ALMOST MORNING',
          beat: '{Boss} has been eaten, and by the plan nobody is there.',
          text: `
            !BOSS: That was me. || You've eaten me.
            FOE|LEAD: Did somebody say something? || Was that a voice?
            !BOSS: I did! I'm standing in front of you! || Mine! I'm right here!
            LEAD|PAL: There's that draft again. || Brr. It's that draft again.
            !BOSS: But I drew it! I made that rule! || Stop that! I only made that rule for walls!
            FOE|LEAD: Wasn't there somebody who used to shout? || It's so restful. Who was it that used to shout?
            [{BOSS} bends over the plan. PECK.]
            !BOSS: And that was you. || There. That was you.
            <3+> !FOE: How dare you! Did everybody see that? || You monster! Who else saw that?
            <2> LEAD: How dare you! Did everybody see that? || You monster! Who else saw that?
            !BOSS: Nobody did. || Nobody. I'm nobody, and I saw it.
            <3+> !FOE: Wait. I can hear you! || Oh! I can hear you!
            <2> LEAD: Wait. I can hear you! || Oh! I can hear you!
            !BOSS: And very well. We're neither of us there. || Naturally. It takes one to hear one.
            <4+> !PAL: They've stopped talking. It's so lonely here. || It's gone so quiet. I don't like it.
            <4+> [PECK.]
            <4+> !PAL: Oh, there you all are!
            <5+> ANY: Is there room for one more nobody? || May I be nobody, too?
            <5+> [PECK.]
            <3+> !LEAD: Hello? Is nobody left? || So I'm the only one who's here? What do I do with my hands?
            <3+> [{LEAD} looks for {LEAD} on the plan. PECK.]
            <3+> !LEAD: Good evening, everybody! || Ah! Is there room?
            > turns
            LEAD|PAL|FOE: Then who's left, to rob anybody? || And who's going to do the robbery now?
            !BOSS: Nobody.
            FOE|LEAD: It's the perfect crime. Nobody did it. || Then they'll never catch us. Nobody did it.
            ANY: And nobody gets any. || And nobody's hungry. Listen to my stomach.
            <?x4> > lead comfort
            <?worried> FOE|LEAD: I'm sorry that I ate you. You tasted worried.
            <?worried> !BOSS: I'd drawn myself so big.
            > turns
            <wish> BOSS: {call}, suppose that there'd been a loaf. What would you have wanted with it? || There was going to be a slice for everybody. {call}, what would you have wanted?
            <wish> > lead lastWords`,
        },
        {
          title: 'The Last Crumb',
          time: 'BREAKFAST',
          beat: 'There is one crumb left, and {boss} breaks it.',
          text: `
            [{freed} It rolls into the middle of the table. Everybody swallows.]
            * prop
            FOE|LEAD: Look! It's all that's left! || There it is. It's the only thing that we haven't had.
            [{BOSS} picks it up, and breaks it.]
            <3+> !BOSS: That's you. And that's you. || One's you. And this one's you.
            <2> BOSS: That's you. || Here. This is you.
            FOE|LEAD: But that was the loaf! Now there isn't one! || You've broken it! There'll be no breakfast!
            !BOSS: I know. But there's you. || Nothing. But there'll be you.
            [{BOSS} puts down the last bit.]
            PAL|LEAD: I'm back! I can see my feet! || I'm here! Look, elbows!
            <5+> ANY: And me! In one piece! || So am I! Feel that!
            <3+> FOE: But who was it that put us back? || And who did that for us?
            <2> +LEAD: But who was it that put me back? || And who did that for me?
            <3+> PAL|LEAD: Nobody.
            <2> BOSS: Nobody.
            [They look through {BOSS}. A long silence. {hush}]
            <3+> !FOE: Then I want nobody back. A crumb, quick, off the table! ## I slept with nobody for years. I want nobody back! Quick, the table! || I've never missed nobody so much. Quick! There's always one more! ## I can't sleep without nobody now! Quick! There's always one more!
            <2> LEAD: Then I want nobody back. A crumb, quick, off the table! || I've never missed nobody so much. Quick! There's always one more!
            <3+> [{FOE} pecks at the table. POMF. {FOE} is in it, up to the ears.]
            <2> [{LEAD} pecks at the table. POMF. {LEAD} is in it, up to the ears.]
            <3+> !FOE: Here! That's {boss}! And it's soft! || This is {boss}! And that's no table!
            <2> LEAD: Here! That's you! And it's soft! || This is you! And that's no table!
            !BOSS: You see me! What's soft? || I'm here! And what is it, then?
            PAL|LEAD: It's warm, it's brown, and it came on Monday. || It's got a crust!
            * pay crumbs
            [They lift the cloth. It goes on and on.]
            !LEAD: We drew a map of where the loaf is. On the loaf.
            * pay table
            ANY: But by the plan, there isn't any loaf! || It can't be there! It isn't on the plan!
            FOE|LEAD: Then I'll have a slice of nothing. || Then pass me some nothing, with butter.
            <?m> > hook FOE end
            > turns
            <?x5> > place gift
            <?n> > lead last
            !BOSS: Everybody, gather round the table!
            ["We can't," says a guard, outside. "We're nobody." ## A guard looks in. "My wife asked who it was. I said nobody. She said to be quick, as I'd be back at six."]
            !BOSS: So come in! Nobody eats the plan! ## Come in, and sit down! Nobody eats the plan!
            * pay nobody`,
        },
      ],
    },
    {
      id: 'statue',
      shape: 'hiding',
      title: 'A Perfect Likeness || The Pigeon Test',
      premise:
        'A statue is broken an hour before it is unveiled, and somebody must stand in for it, while {lead} has the crust that brings the pigeons.',
      game: 'A pigeon never sits on a person, so that whoever has a pigeon on must be a statue.',
      least: 3,
      facts: {
        prop: 'the crust',
        event: 'an unveiling',
        crowd: 'the guests of honor',
      },
      effects: {
        crust: {
          noise: `!BOSS: Now every pigeon in the city's awake, and they're all looking at YOU.`,
          lost: `!BOSS: They go wherever the crust goes. And it's {where}! They'll sit on YOU!`,
          stuck: `!BOSS: Now the crust can't leave you. And nor will they!`,
          mixed: `!BOSS: It's {where}! And the pigeons go wherever it goes! They'll never leave YOU alone!`,
          mess: `!BOSS: You've got crust from head to foot! To a pigeon, you're a buffet!`,
        },
      },
      after: `
        FOE|LEAD: The pigeon on the pedestal has a pigeon on its head.
        BOSS: Then it's passed.
        FOE|LEAD: It's passed something. I'll get a cloth.`,
      acts: [
        {
          title: 'Under the Sheet',
          time: "FOUR O'CLOCK",
          beat: 'A statue is to be unveiled, and an inspector says how to tell a statue from a person.',
          text: `
            [Something tall, under a sheet. {BOSS} peeps.]
            BOSS: It's a perfect likeness.
            * plant likeness
            !FOE: I'll be the judge. I've passed six hundred statues. Nine asked to go home. || That's for me to say. I inspect statues. I've passed nine that begged to go home.
            * plant nine
            PAL|BOSS: And did they? || Then how could you tell?
            !FOE: With a pigeon on? They sit on statues, and never on people. || By the pigeons. They sit on statues, and never on people. Nothing else is certain.
            PAL|BOSS: But if one sat on one of us? || And what if it did sit on somebody?
            !FOE: Then that's a statue, and stays where it is.
            * plant test
            [Coo.]
            <first> BOSS: Whoever's pulling the string is late.
            > lead arrive
            [{FOE} points at {LEAD}.]
            !FOE: That moved! Is anything sitting on it? || And this one? Has it got a pigeon?
            PAL|LEAD: Not yet.
            !FOE: Then it's a person. Find it a chair. || Then it's a person. Somebody take its coat.
            > place intro
            > turns
            !FOE: At five, I unveil. Hands off till then! || The unveiling's at five. Nobody even breathe on it!
            * exit FOE
            [{FOE} goes out. {LEAD} leans on the sheet. KERRRUMP. The sheet lies flat.]
            PAL|BOSS: Our founder! || The statue! What was that?
            LEAD: I only leaned. Friends lean. || It went before I did. I was following it.
            <?pieces> ANY: It's in eleven pieces. || It's come apart. This is the nose.
            !PAL|LEAD: And everybody's coming! {boss}, you've got the same nose! || And everybody's coming! Hold that nose up, next to yours. Oh!
            [A long pause. Everybody looks at {BOSS}.]
            !BOSS: No.`,
        },
        {
          title: 'The Crust',
          time: 'HALF PAST FOUR',
          beat: '{Boss} becomes a statue, and the crust ends up {where}.',
          text: `
            > turns
            [{BOSS} climbs up, and strikes a pose, with one arm out.]
            <5+> PAL|LEAD: Lift your chin! You look as if you were waiting for a bus. || Higher with that arm! You're pointing at the toilets.
            <?long> !BOSS: How long have I got to do this?
            <?long> PAL|LEAD: They're usually up for three hundred years. || Till everybody's dead.
            * enter FOE
            !FOE: What are you doing up there?
            !BOSS: Dusting. ## Dusting. You have to get up close.
            * exit FOE
            [{FOE} nods, and goes by.]
            !BOSS: I don't fool anybody! I need a pigeon. They come for crusts. {call}, put this one on my head! || I didn't pass! I need a pigeon. They come for a crust. {call}, put it on my head!
            > lead help
            > effect crust
            [A pigeon lands on {LEAD}. Coo.]
            <5+> PAL|ANY: It's sitting down! It means to stay! || Now it's shut its eyes. It's moved in.
            * enter FOE
            !FOE: And that? There's only one on my list! || What's that? It isn't on my list!
            > lead pretend FOE
            !FOE: It speaks!
            <5+> ANY: It's a very good likeness of somebody speaking. || You can hardly see its lips move.
            !BOSS: But look what's on its head! || There's a bird on it, though. Right on the top.
            !FOE: A talking statue, then. I'll put it down as a fountain.
            !LEAD: Me? I've got to be home for supper! || Me? But somebody's waiting for me!
            !FOE: That's what the other nine said.
            <5+> ANY: I'd stay, if I were a fountain. They get coins. || It ought to be pleased. Fountains get coins.
            <4+> [Coo. There's one on {PAL}, too.]
            <4+> !PAL: Shoo! I'm only holding the nose! ## Shoo! I've got somebody waiting at home, and a bath running! || It's on me! I've got a cake in the oven!
            <4+> LEAD|FOE: How modern! It's about noses. ## How modern! It's meant to make you sad about somebody. || And now they're a pair. How nice.
            > turns
            !BOSS: And me? Am I a statue? || And what about me?
            !FOE: You? Not a feather. Anybody can see you breathe. || Not a feather. Anybody can see that you're alive.
            !BOSS: I was afraid of that. || That's what worries me.`,
        },
        {
          title: 'The Unveiling',
          time: "FIVE O'CLOCK",
          beat: 'Everybody has a pigeon on, but for the statue.',
          text: `
            <?x0> > place crowd
            > turns
            [Under the sheet stands {BOSS}. One of {crowd} pinches the sheet.]
            !BOSS: Ow!
            !LEAD: Kindly don't pinch the art.
            [The sheet falls. {BOSS} stands there. One eye waters.]
            * rest BOSS
            !FOE: Very lifelike. It's sweating.
            <3> !LEAD: I give you the founder! So noble! So handsome! ## I give you the founder! The greatest drinker of the age! || Here's your founder! He came with nothing but a spade, and everybody loved him!
            <4+> !PAL: I give you the founder! So noble! So handsome! ## I give you the founder! The greatest lover of the age! || Here's your founder! He came with nothing but a spade, and everybody loved him!
            [The statue smiles.]
            <3> !LEAD: Though he was short, fat, and gray all over. || He was short and fat, he went gray all over, and he'd eat anything.
            <4+> !PAL: Though he was short, fat, and gray all over. ## Though he was short, fat, and gray all over. And very quick. || He was short and fat, he went gray all over, and he'd eat anything.
            * plant gray
            [The statue stops smiling.]
            <5+> ANY: It's got expressions! || It's so lifelike when it's hurt!
            ["Where's its pigeon?" asks a child. || "Hasn't it got a pigeon?" asks a child. "They all have a pigeon."]
            <?shy> !FOE: That's true! Has nobody looked? || So it hasn't! Then what is it?
            <?shy> LEAD|PAL: It's only shy. || It's new. They'll want to get to know it.
            !BOSS: Psst! Pigeon! Up here!
            !FOE: Was that the statue?
            !LEAD: That was me. I'm the fountain. || No, that was me. Splash.
            [Coo. One lands on a guest with a sandwich. The guest stops chewing.]
            !FOE: "Lady with Ham." And nobody move it! || "The Last Bite." It's beautiful. It stays there.
            <5+> ANY: Don't anybody look like a ledge! || Quick, everybody, look busy!
            <?tuba> [Coo. Coo. Coo.]
            <?tuba> <3> LEAD: There's one on the tuba! || They're on the whole front row!
            <?tuba> <4+> PAL|ANY: There's one on the tuba! || They're on the whole front row!
            <?tuba> !FOE: "Brass Band, Resting." There are statues everywhere! || "Six Sitting Down." I've never had such an afternoon!
            <3> !LEAD: Everybody's got one but our founder! || There's one for everybody but the founder!
            <4+> !PAL: Everybody's got one but our founder! || There's one for everybody but the founder!
            ["Then THAT's a person," says the child.]
            !BOSS: I am not!
            > turns
            [{freed} Crumbs everywhere. The fattest pigeon of all looks round. It takes off. It lands on {FOE}. Coo.]
            * prop
            !FOE: Get it off! I want to go home! || Not me! I'm real! Let me go home!
            !LEAD: So did the other nine. || So were the other nine.`,
        },
        {
          title: 'The Test',
          time: 'HALF PAST FIVE',
          beat: 'The inspector is a statue, by a rule that the inspector made.',
          text: `
            !FOE: But I'm no statue! I only inspect them!
            <3> !LEAD: Pigeons are never wrong. We have it in your own words. || It's got a bird on, and it talks. Another fountain.
            <4+> PAL: Pigeons are never wrong. We have it in your own words. || It's got a bird on, and it talks. Another fountain.
            * pay test
            <?house> !FOE: I live in a house! With a toothbrush! || I have feelings! I had one on Sunday! ## I have needs! I had one on Sunday!
            <?bend> LEAD|PAL: When did you last bend?
            <?bend> !FOE: In spring. There was a coin. ## In spring. For a stranger, at a fountain. It was only a coin.
            <?tok> [Somebody knocks on {FOE}'s knee. Tok.]
            <?tok> <3> !LEAD: Bronze, I'd say. Hollow. || That's oak, with a bit of tin.
            <?tok> <4+> PAL: Bronze, I'd say. Hollow. || That's oak, with a bit of tin.
            <?tok> !FOE: It's my trousers! They're starched! || That's only the knee! It was never one of the soft ones!
            [One of {crowd} leans on {FOE}, and unpacks a lunch. "It's got such kind knees."]
            <?cold> !FOE: Now that I think of it, they've always said that I'm cold. ## Now that I think of it, I've had people lie down beside me, and ask for a blanket. || People do eat their sandwiches near me. They never say a word.
            <?form> <3> LEAD: Then let's fill in your form. Pose? || Here's your own form. Artist?
            <?form> <4+> PAL|ANY: Then let's fill in your form. Pose? || Here's your own form. Artist?
            <?form> !FOE: Frightened. || Unknown. I wouldn't have bought me.
            !BOSS: Psst! When is it my turn? || Psst! Over here! I've got a much better head!
            > turns
            <?g> > hook FOE snap
            [In comes a bucket of cement.]
            !LEAD|PAL: It's only to the ankles. So that you don't wander. || You did say that it stays. It's only to the ankles.
            <5+> ANY: And careful with the toes. They chip. || Smooth it nicely round the heels.
            <wish> <3> !FOE: There's some for you, too. {call}, is there anything that you'd still like? || And then it's the fountain's turn. {call}, what would you like, while you can still run?
            <wish> <4+> PAL|ANY: There's some for you, too. {call}, is there anything that you'd still like? || And then it's the fountain's turn. {call}, what would you like, while you can still run?
            <wish> > lead lastWords
            [Coo. At last, a pigeon lands on {BOSS}.]
            <3> ["It's got one!" cry {crowd}. "It's passed! Don't move!"]
            <4+> !PAL: You've passed! Don't move, {boss}! || At last! You're a statue, {boss}! All you have to do now is nothing!
            [The bucket tips over {FOE}'s shoes. A long pause. {hush}]
            * enter BOSS
            !BOSS: Stop! There's somebody in there! || Put that down! There's somebody in those shoes!
            !FOE: How would you know? You've passed!
            !BOSS: The real statue broke! I'm a person, and so are you. || So they say. But I've got a cramp, and I bet that you've got one, too.
            <3> !LEAD: Then either you're both statues, or you've been wrong about pigeons all your life. || So the test's wrong, or you're both statues. Which is it, Inspector?
            <4+> !PAL: Then either you're both statues, or you've been wrong about pigeons all your life. || So the test's wrong, or you're both statues. Which is it, Inspector?
            [The bucket waits. {FOE} thinks about it.]
            <5+> ANY: It's thinking! And do statues think?
            <3> !BOSS: What is there to think about?
            <4+> !LEAD|PAL: What is there to think about?
            !FOE: Don't rush me. It'd be my first time. || Give me a minute. I've always been right. It's all I own.`,
        },
        {
          title: 'A Very Old Rule',
          time: 'SUNDOWN',
          beat: 'Somebody was wrong, and there is a place free on the pedestal.',
          text: `
            !FOE: I was wrong. || Put away the bucket. I was wrong.
            [Coo. The pigeon stays where it is.]
            <3> <?one> ANY: It doesn't seem to mind. || It isn't getting off.
            <4> <?one> ANY: It doesn't seem to mind. || It isn't getting off.
            <5+> ANY: It doesn't seem to mind. || It isn't getting off.
            !FOE: Then why do they sit? What do they want with me? || But why do they do it? What do they want with me?
            !LEAD: Perhaps they remember anybody who ever gave them something. || Perhaps they remember whoever has been kind to them.
            !FOE: I did give one half a bun. It was windy. I let go. || I did lend one my umbrella. It was raining on us both.
            <?h> > hook FOE perch
            <?k> > hook PAL perch
            !BOSS: And your nine statues? || What about the nine that begged?
            !FOE: Oh dear. || Them, too? Oh dear.
            [All over the city, nine statues climb down, and rub their knees. || All over the city, nine statues get down, and ask what year it is.]
            * pay nine
            <5+> ANY: That one owes me money! || There goes my piano teacher!
            !LEAD: And may I stop splashing? || And is the fountain off duty?
            !FOE: You were my favorite. || Yes. But you had real talent.
            > turns
            <?x2> > place gift
            PAL|BOSS: So what goes on the pedestal? || And now there's nobody up there.
            !FOE: I can't leave it blank. || I can't unveil a hole.
            <?m> > lead last
            [Everybody turns round. On the empty pedestal sits one pigeon, with its chest out.]
            !FOE: Short. Fat. Gray all over. || Fat. And short. And gray. It'd eat anything.
            * pay gray
            [{hush} Coo.]
            !BOSS: It's a perfect likeness.
            * pay likeness`,
        },
      ],
    },
  ],
}
