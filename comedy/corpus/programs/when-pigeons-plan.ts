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
          ASK: One of those crumbs was you. And you've eaten it.
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
         ME: It drinks. By itself. As it has always done.`,
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
            ME: Nobody! All those years a secret agent, and the only thing that's followed me home is a bill!`,
        stake: `ME: I saw nothing. I'm trained for it. But I minded.`,
        snap: `ME: I've got a pill for this! No. It's a peppermint. It's always been a peppermint!`,
        scene: `
          [The tape. "It knows that it is being watched."]
          ME: At last!`,
        eaten: `
          ASK: You've eaten the guard!
          ME: It was the guard or me. Now there's nobody to come after us. I miss him already.`,
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
         ME: Nobody's ever wanted the rest! I like jam. I'm afraid of escalators.`,
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
          [The tape. "It steals an egg from its neighbor."]
          ME: Couldn't I buy it?`,
        eaten: `
          ASK: That was the escape route!
          ME: It was lying there! I never took it! It's the first thing that I ever ate without running!`,
        perch: `
            [A pigeon lands on {ME}, and puts down a crumb. Coo.]
            ME: An honest crumb! For me! I didn't even have a gun!`,
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
          ASK: You've eaten yourself! You were the one by the door!
          ME: Well, nobody else was going to feed me.`,
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
          mixed: `BOSS: The tape says, "It is slow to make friends." Well, we can cut that.`,
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
            BOSS: So that's how it ends. Isn't it moving? || And there it stops. I've goose bumps, and I only know the end.
            FOE|LEAD: Found out why what? || How what ends?
            BOSS: We haven't filmed it yet. It's a nature film, and the voice came first. So whatever it says, we have to do.
            PAL|LEAD: Can't we ask it to say something else?
            BOSS: It costs ten a word. We said "Hello", and had to sell the van. || It's ten a word. We couldn't even afford the question mark.
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
            <handed> BOSS: {call}, you're the pigeon. Here's the beak. It's on elastic. ## {call}, you're the pigeon. Here's the beak. It's elastic, and that's all the costume there is. || You've got the legs for it, {call}. Put on the beak.
            <taken> BOSS: {call}, you're the pigeon. Where's that beak? It's on elastic.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect beak
            <handed> > place worse
            <?d> > hook BOSS stake
            > turns
            FOE|LEAD: What happens if we don't do what it says?
            BOSS: Then it's wrong. And it's nature. Nature can't be wrong. || We'd have to say sorry on the radio. Again. They still send me letters about the moose.
            <ii> <?moose> PAL|LEAD: What did the moose do?
            <ii> <?moose> BOSS: It didn't lay.
            > hook FOE scene
            <?e> > hook PAL scene
            [The tape. "It falls over, for no reason."]
            [Thump. Thump. Thump. Everybody falls over.]
            BOSS: Good! One would have been enough.
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
            BOSS: How did it know that?
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
            <rated> [The tape. "Two of them have a history."]
            FOE|LEAD: Who? || It was looking at you when it said that!
            BOSS: Don't everybody look at me! I'm exactly what I seem! It's why I never get parts! ## Don't everybody look at me! It was one night! I was cold!
            [The tape. "It goes red."]
            <?h> > hook BOSS scene
            > turns
            <?x3> > lead wait
            [The tape. "They have no idea what is behind them."]
            [Nobody turns round.]
            BOSS: Has anybody an idea?`,
        },
        {
          title: 'Only Minutes',
          time: 'DUSK',
          beat: 'The voice on the tape knows what is coming, and is sorry about it.',
          text: `
            [The tape. "Little do they know that they have only minutes left."]
            FOE|LEAD: Minutes? || Who's "they"?
            BOSS: The pigeons! The pigeons, surely! || It's nature! It's always like that! They have minutes, and then there's music!
            [The tape. "The first to go will be the fat one."]
            [Everybody breathes in.]
            <rated> BOSS: It's the jacket! It's cut very full!
            PAL|LEAD: Turn it off!
            BOSS: Then it'll never end! And nor will we!
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
            <wish> BOSS: That's you, {call}. It's your cue. || {call}? It's asking for you. Something strange.
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
            FOE|LEAD: It knew! It knew the whole time! || We did everything that it said, and we're alive!
            [The tape. "They have learned nothing."]
            BOSS: That's a bit strong.
            > turns
            <?sum> PAL|LEAD: I've learned something. I've learned that I'm not the fat one.
            <?sum> BOSS: Nobody said who went first.
            <?x4> > place gift
            <?o> > lead last
            PAL|LEAD: There's hardly any tape left. What do we do now?
            BOSS: I don't know. It hasn't said. || Ssh. Wait for it. I always feel that it's fond of us.
            [The tape. "And every evening, they come back here, and sit down very close together."]
            [They look at one another. They sit down. They move a little closer.]
            FOE|LEAD: It's not even cold. || Like this? ## Like this? That's my knee. No, leave it.
            !BOSS: It's what it says. || I'm only doing it for the film.
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
      game: 'The plan is delicious, and whatever has been eaten is no longer there.',
      facts: {
        prop: 'the big crumb',
        event: 'a robbery',
        crowd: 'the rest of the gang',
      },
      effects: {
        loaf: {
          noise: `BOSS: By the plan, the loaf's in there. And by the sound of it, so's the band that guards it.`,
          lost: `BOSS: Then by the plan, the loaf is {where}. We'll want a longer fork.`,
          stuck: `BOSS: By the plan, then, we'll have to untie it. Did anybody bring a bread knife?`,
          mixed: `BOSS: By the plan, the loaf is {where}. Nobody said that it was seeing somebody.`,
          mess: `BOSS: By the plan, the loaf is soup. That does explain the smell.`,
        },
      },
      changes: {
        bread: {
          hot: `PAL|ANY: You've been toasted! On both sides! || You're all brown! You go "ping" when you stop!`,
          cold: `PAL|ANY: You're as hard as yesterday's roll! || You've been frozen. You'll keep till August.`,
          small: `PAL|ANY: You went in a loaf, and you've come out a bun! || You've shrunk! You'd go in a soup!`,
          bitten: `PAL|ANY: Something had a bite of you! || Somebody's been at your crust!`,
          wet: `PAL|ANY: You've been dunked! || You've gone soft at one end. Like a cookie.`,
          sticky: `PAL|ANY: You're all over jam! || Somebody's buttered you, right up to the neck!`,
        },
      },
      after: `
        PAL|LEAD: Is that a new plan?
        BOSS: It's all in olives, this time. Nobody likes olives.
        [PECK.]`,
      acts: [
        {
          title: 'Gather Round',
          time: 'MIDNIGHT',
          beat: 'A gang meets round a table, and looks at a plan.',
          text: `
            <2> > lead arrive
            <next> [A candle is lit.]
            BOSS: Everybody, gather round the table.
            FOE|LEAD: What a nice table. So warm. ## What a nice table. So warm. I've had colder husbands. || Where did you find such a big brown table? ## Where did you find such a big brown table? It's warm as a bed, and nobody's snoring.
            BOSS: Never mind that. All our lives they've thrown us crumbs. Tonight, we take the loaf!
            * plant table
            PAL|LEAD: The biggest in the world? It came to town on Monday, and they've hidden it! || The Great Loaf? From seven ovens? Somebody delivered it on Monday, and it's never been seen since!
            BOSS: Here's my plan. In breadcrumbs. That's the wall, those are the stairs, that's the guard, and these crumbs here are us.
            * plant crumbs
            PAL|LEAD: Where did you get all the crumbs? || So many! Did you bake?
            BOSS: They were lying about on the table. ## They were lying about on the table. Like everybody, at my office party. || I didn't have to. They come off the table.
            [PECK.]
            BOSS: Who was that?
            FOE|LEAD: I was studying the plan. || I was only looking at it.
            BOSS: With your mouth? That was the wall! || You looked at the wall, and it's gone!
            FOE|LEAD: No wall? That makes it easier.
            +BOSS: Nobody eats the plan! It's the only one we've got!
            <first> <3+> BOSS: And where's the specialist for tunnels?
            <3+> > lead arrive
            <handed> > place intro
            > turns
            <?b> > hook FOE claim`,
        },
        {
          title: 'The Wall Is Gone',
          time: 'ONE IN THE MORNING',
          beat: 'The crumb that stands for the loaf ends up {where}.',
          text: `
            > turns
            <handed> BOSS: This big crumb is the loaf. It shows where it's hidden. {call}, hold it, and don't look at it with your mouth. || Now, the big crumb. That's the Great Loaf itself. {call}, you're the tallest. Keep it away from everybody.
            <taken> BOSS: This big crumb is the loaf. It shows where it's hidden. Nobody look at it with their mouth.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect loaf
            <?c> > hook BOSS stake
            <handed> <?x1> > lead search
            [PECK. PECK.]
            BOSS: Who's eating us?
            > hook FOE eaten
            <?d> > hook PAL eaten
            > turns
            <?left> FOE|LEAD: How many of us are left, on the plan?
            <?left> BOSS: Me. And half a guard. ## Me. And the nicer half of a guard. || There's me. And there's a bit of you that fell on the floor.
            <?fat> PAL|LEAD: You've drawn yourself very big.
            <?fat> BOSS: It's a crust. It's for the responsibility. ## It's a crust. And it was cold when I drew it.
            <?e> > lead ban
            <?f> > place stir
            BOSS: Let's go, while there's still a building! || Quick, then, before somebody wants the front door!
            > turns`,
        },
        {
          title: 'According to the Plan',
          time: 'TWO IN THE MORNING',
          beat: 'They follow what is left of the plan, and {lead} goes into the tunnel.',
          text: `
            FOE|LEAD: Straight on! There's nothing marked there! || Forward! There's nothing between us and the loaf but an olive!
            [BONK. BONK. BONK.]
            BOSS: It was, until somebody ate it! || A wall! You ate it, and it's still here!
            PAL|LEAD: It tasted thinner. ## It tasted thinner. It's what you do to it in the dark that counts. || It was the salt. I couldn't stop.
            > turns
            > place crowd
            <?teeth> BOSS: Get down! Oh, it's only ours. You're late, gang, and you're full! || So that's where you all were! Show me your teeth! Who had the cellar?
            [The rest of the gang look at their feet. One of them burps, and a stair comes out.]
            <?teeth> ["We only had the stairs," says the smallest. || "It wanted butter," says the smallest. ## "We were led on," says the smallest. "There was butter."]
            <?x2> > lead teach
            > turns
            BOSS: There's one way left. The tunnel. In there, {call}, and follow your nose! || Then it's the tunnel! {call}, crawl in. Keep going until you smell toast!
            > place stow LEAD
            [They listen. They wait. Something goes round and round.]
            > place back LEAD
            > change bread
            BOSS: Well? Where does it come out?
            LEAD: Here. || At the table.
            BOSS: But that's where you went in!`,
        },
        {
          title: 'Crumbs',
          time: 'ALMOST MORNING',
          beat: 'There is no plan left, and somebody says what it is like to be thrown things.',
          text: `
            [PECK.]
            BOSS: And that was me. || Somebody's just eaten me.
            FOE|LEAD: I'm sorry. You were the last thing on it. || You tasted worried. ## You tasted worried. I'd always wondered.
            > turns
            <?h> > place door
            +PAL|LEAD: Nothing left? Not even a window?
            BOSS: It's an empty table. We're a gang with a table. || I had a plan. I even had a garnish.
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            <?k> > hook BOSS snap
            <?x4> > lead comfort
            > turns
            BOSS: They'll throw me crumbs again, and I'll run after each one as if it were breakfast. || I only wanted to be full, once. I wanted to leave a crust, and look as if I'd meant to.
            <?x3> > lead found
            FOE|LEAD: I shouldn't have eaten you. You'd have done it for me. || I ate the wall. And the guard. I'd give it back, if it were decent.
            > turns
            <wish> BOSS: It'll be light soon. {call}, suppose there had been a loaf. What would you have wanted with it?
            <wish> > lead lastWords`,
        },
        {
          title: 'The Last Crumb',
          time: 'BREAKFAST',
          beat: 'There is one crumb left, and nobody will take it.',
          text: `
            [{freed} It rolls into the middle of the table. Nobody moves.]
            * prop
            BOSS: The last crumb. You have it.
            FOE|LEAD: No, you. || Me? No. You're the one who's been eaten.
            <3+> PAL|ANY: I had the stairs. I'm fine.
            +BOSS: Then let's share it. Everybody, on three! || Then we'll all have it. Together. One, two...
            [PECK! PECK! PECK! They all miss.]
            FOE|LEAD: My nose went through the table! ## I kissed it! I only meant to bite! My nose is right in it! || Ow! No. Not ow. It's soft! ## Ow! No. Not ow. It's soft! I've got my whole face in it, and I'm staying!
            BOSS: It's a table!
            PAL|LEAD: It's soft, and warm, and brown. || It's got a crust!
            * pay table
            * pay crumbs
            [They look at the table. They lift the cloth. It goes on and on.]
            BOSS: They were lying about on it! I said so myself! || It came on Monday. I thought that it was for the meetings!
            LEAD: We drew a map of where the loaf is. On the loaf.
            > turns
            <?m> > hook FOE end
            <?x5> > place gift
            <?n> > lead last
            FOE|LEAD: There's too much! We'll never get through it! || It's bigger than all of us. It'd feed the whole park!
            [{BOSS} looks out. Every roof in the city is gray with birds, and they have all smelled it.]
            !BOSS: Everybody! Gather round the table, and eat the plan!`,
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
          noise: `BOSS: Now every pigeon in the city's awake, and they're all looking at YOU.`,
          lost: `BOSS: They go wherever the crust goes. And it's {where}! They'll sit on YOU!`,
          stuck: `BOSS: Now the crust can't leave you. And nor will they!`,
          mixed: `BOSS: It's {where}! And they go wherever it goes! They'll never leave YOU alone!`,
          mess: `BOSS: You've got crust from head to foot! To a pigeon, you're a buffet!`,
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
            FOE: I'll be the judge of that. I inspect statues. I've had eleven taken down for breathing. || That's for me to say. I've inspected six hundred statues. Four of them were uncles. ## I've inspected six hundred statues. One of them was my husband. He'd said he was at work.
            PAL|ANY: How could you tell? || How do you find out?
            FOE: With a pigeon. A pigeon sits on a statue, and never on a person. It's the only thing that they're sure of.
            * plant test
            [Coo.]
            <?a> > place why
            <?b> > hook FOE claim
            <first> BOSS: The one who's to pull the string should be here any minute.
            > lead arrive
            > place intro
            > turns
            FOE: I'll unveil it at five. First I'm going to count the benches.
            * exit FOE
            [{FOE} goes out. {LEAD} leans on the sheet. KERRRUMP. The sheet lies flat.]
            PAL|BOSS: The founder! || The statue! What was that?
            LEAD: I only leaned. Friends lean. || It went before I did. I was following it.
            ANY: It's in eleven pieces. || It's come apart. This is the nose. ## It's come apart. This is the nose. And that's the bit that brides rub for luck.
            !PAL|LEAD: And they want to see it at five! {boss}, you've got the same nose! || And they'll be here at five! Hold that nose up, next to yours. Oh!
            [A long pause. Everybody looks at {BOSS}.]
            !BOSS: No.`,
        },
        {
          title: 'The Crust',
          time: 'HALF PAST FOUR',
          beat: '{Boss} becomes a statue, and the crust ends up {where}.',
          text: `
            [{BOSS} climbs up, and strikes a pose, with one arm out.]
            * enter FOE
            FOE: Sixteen benches. Seventeen. What are you doing up there?
            !BOSS: Dusting. ## Dusting. You have to get up close.
            !FOE: Eighteen.
            > turns
            * exit FOE
            [{FOE} goes by, and is gone.]
            <?long> !BOSS: How long have I got to do this?
            <?long> PAL|LEAD: They're usually up for three hundred years. || Till everybody's dead.
            !BOSS: And I'll need a pigeon, to pass. They come for a crust. {call}, put this one on my head! || The test! I haven't got a pigeon! They come for a crust. {call}, put it on my head!
            > lead help
            > effect crust
            [A pigeon lands on {LEAD}. Coo.]
            <?c> > hook PAL stake
            * enter FOE
            !FOE: Seventeen, going back. One of them has got up and left. And what's that? I've only got the one statue down!
            PAL: It was a pair. || That one's modern. ## That one's modern. It's meant to make you think of your wife.
            > lead pretend FOE
            FOE: It speaks!
            PAL|LEAD: But there's a pigeon on it. || It's got a pigeon, though. Right on the top.
            +FOE: Then it's a talking statue. The pigeon's never wrong. I'll put it down as a fountain.
            > turns
            <?d> > lead ban
            <?x1> > place stir`,
        },
        {
          title: 'The Unveiling',
          time: "FIVE O'CLOCK",
          beat: 'The statue is unveiled, and has no pigeon.',
          text: `
            > place crowd
            [Under the sheet stands {BOSS}. One of {crowd} pinches the sheet. It says "Ow".]
            ANY: Kindly don't pinch the founder. ## Kindly don't pinch the founder. That's for the brides, and it's worn quite thin.
            PAL|LEAD: I give you the founder of the city! Lover, soldier, vegetarian! || Here's your founder! He came with nothing but a spade, a mule, and both his parents!
            [The sheet falls. {BOSS} stands there. One eye waters.]
            * rest BOSS
            !FOE: Very lifelike. It's sweating.
            > turns
            PAL|LEAD: He was the handsomest person of the age. ## He was the greatest lover of the age. || He was also the wisest person who ever lived. ## He was also the greatest lover who ever lived.
            [The statue smiles.]
            PAL|LEAD: And by far the shortest. ## And by far the quickest.
            [The statue stops smiling.]
            <?f> > hook PAL claim
            ["Every statue has a pigeon," says a child. || "Hasn't it got a pigeon?" asks a child. "They all have a pigeon."]
            !FOE: So it does! Where is it?
            <?w> > lead wait FOE
            > turns
            [{freed} Crumbs everywhere. The pigeon looks round. It takes off. It lands on {FOE}. Coo.]
            * prop
            !FOE: Get it off!
            * enter BOSS
            !BOSS: It never sits on a person. || You've got a pigeon on. You know what that means.
            !FOE: The statue spoke! It isn't a statue!
            PAL|LEAD: That one isn't. You are.`,
        },
        {
          title: 'The Test',
          time: 'HALF PAST FIVE',
          beat: 'The inspector is a statue, by a rule that the inspector made.',
          text: `
            !FOE: I'm not a statue! I inspect statues!
            ANY: A pigeon is never wrong. We have it in your own words.
            * pay test
            !FOE: But I've got a house! I've got a toothbrush! || I have feelings! I had one on Sunday! ## I have needs! I had one on Sunday!
            [Coo.]
            PAL|LEAD: When did you last bend?
            !FOE: In spring. There was a coin. ## In spring. For a stranger, at a fountain. It was only a coin.
            [Somebody knocks on {FOE}'s knee. Tok.]
            PAL|LEAD: Bronze, I'd say. Hollow. || That's oak, with a bit of tin.
            !FOE: It's my trousers! They're starched! || That's only the knee! It was never one of the soft ones!
            > turns
            [One of {crowd} hangs a wreath on {FOE}. Another leans there, and unpacks a sandwich. "It's got such kind knees."]
            !FOE: Now that I think of it, they've always said that I'm cold. ## My wife did always say that I'm cold. Marble, she said. I took it as praise. || People do eat their sandwiches near me. They never say a word.
            <?g> > hook FOE snap
            <?h> > place door
            PAL|LEAD: Then let's fill in your form. Name? || Here's your own form. Ears?
            !FOE: Unknown. || Two. One's loose.
            PAL|LEAD: Pose? || Artist?
            !FOE: Frightened. I'd give me a year. || Unknown. I wouldn't have bought me.
            <?cement> PAL|LEAD: They've brought a bucket of cement. It's only to the ankles, they say.
            PAL|LEAD: You've got a very good place. It gets the sun till four.
            > turns
            !FOE: It's rather restful up here. Nobody asks me anything. || You know, for once I'm not looking for the crack in somebody else.
            <?j> > lead comfort FOE
            !BOSS: Come down. I'm no statue, either. The real one fell. I only had the nose. || Get down from there. It broke. I'm only here for my nose.
            !FOE: I knew. It blinked at "shortest". ## I knew. It blinked at "quickest". || I know. You sneezed in the speech. I thought it was so well made.
            > turns
            <wish> PAL|BOSS: There's room on it for a few words. {call}, what would you have under yours?
            <wish> > lead lastWords`,
        },
        {
          title: 'A Very Old Rule',
          time: 'SUNDOWN',
          beat: 'The pigeons have a last word on who is a person.',
          text: `
            [Coo. Coo, coo, coo. They come from every roof.]
            ANY: There's one for you! And you! || Look out! There's one for everybody!
            > hook FOE perch
            <?k> > hook PAL perch
            PAL|BOSS: Either we're all statues, or you've been wrong about pigeons all your life.
            LEAD: Perhaps they sit on anybody who once gave them something. || Perhaps they sit on whoever has been kind to them.
            !FOE: I gave one half a bun, once. It was windy. I let go of it. || I did lend one my umbrella. It was raining on us both.
            [Coo. It stays where it is.]
            > turns
            <?x2> > place gift
            > turns
            <?x3> > lead found
            PAL: So what goes on the pedestal?
            FOE: Something has to. I've got a form to fill in. || I can't unveil a hole.
            <?m> > lead last
            [Everybody turns round. On the empty pedestal sits one fat gray pigeon, one foot a little forward, looking out over the city.]
            PAL|LEAD: Who is it? || Look at it. It's magnificent. Who's it meant to be?
            [{hush} Coo.]
            !BOSS: It's a perfect likeness.`,
        },
      ],
    },
  ],
}
