import { type Program } from '../../plays/card-types.ts'

/** A saxophone that plays at every lie, so they think; a hat that everybody has worn; a city that both want to lose. */
export const fogFedoraFondue: Program = {
  name: 'Fog, Fedora, Fondue',
  people: {
    'Shadow Sam': {
      short: 'Sam',
      want: 'somebody to listen',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} mutters something into a collar.]
          ME: "The night was thick." Twelve years I've narrated my life, and nobody's asked what happens next!`,
        snap: `ME: "I knew then that I was done for." That's me. I'm narrating. Is anybody getting this?`,
        later: `
          ME: Somebody listens to me now. Every word.
          ASK: Isn't that what you wanted?
          ME: I keep having to do things, so that there's something to say.`,
      },
      turns: [
        `ME: "It was a dark night. I lit a match. It was still dark, but now I'd burned my thumb."
         ASK: Who are you telling?
         ME: I don't know. So far they've been very patient.`,
        `ME: "Then somebody asked me about the weather."
         ASK: I didn't ask you anything.
         ME: "I let the question hang there."
         ASK: Fine. How's the weather?
         ME: "I'd seen it coming."`,
        `ASK: "A shadow stood at the window. It looked tired. It had good shoes."
         ME: Who said that?
         ASK: I did. It's a voice-over. For you.
         ME: Go on. What do I do next?
         ASK: "It smiled."`,
      ],
      twist: 'Sam narrates, and people can hear it',
    },
    'Velvet Valentina': {
      short: 'Valentina',
      want: 'to be believed once',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
          [{ME} holds up two gloves. Everybody ducks.]
          ME: They're oven gloves! Nobody believes me! I get searched when I say "Bless you"! ## They're oven gloves! Nobody believes me! Not even with the light on!`,
        snap: `ME: I said that this would happen! I said it twice! And I said it in a low voice!`,
        later: `
          ME: Everybody believes me now. I told one of them that I'm tired.
          ASK: And?
          ME: They carried me home. It was ten in the morning.`,
      },
      turns: [
        `ME: It's half past nine.
         ASK: That's just what you'd like us to think.
         ME: It's on the clock!
         ASK: And how long have you two known each other?`,
        `[{ME} holds out a glass of water.]
         ASK: You first.
         [{ME} drinks it.]
         ASK: And now?
         ME: Now there's no water.`,
        `ME: There's a spider on your hat.
         ASK: I believe you.
         ME: You do?
         ASK: You have an honest face. Is it a big one?
         ME: There isn't any. I only wanted to hear how it sounds.`,
      ],
      twist: 'Nobody believes Valentina about the time',
    },
    'Gruyere Greta': {
      short: 'Greta',
      want: 'somebody to ask for more',
      as: { BOSS: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a ladle. Nobody comes.]
          ME: Thirty years of cheese, and nobody has ever asked for more! My own mother said "Enough"!`,
        snap: `ME: And there's half a wheel of it at home, getting lonely!`,
        later: `
          ME: They ask for more now. All night. They ring the bell.
          ASK: That must be lovely.
          ME: I've had to grate the doorstop.`,
      },
      turns: [
        `ME: Taste this one.
         ASK: I've got a hole.
         ME: You lucky thing. I age those separately.`,
        `ASK: What happens to the cheese that was in the holes?
         ME: Who's been talking to you?`,
        `[{ME} unwraps a very small, very round cheese.]
         ME: It's the inside of one hole. It took me thirty years.
         ASK: It's wonderful. Is there any more?
         ME: Say the last part again. Slower.`,
      ],
      twist: 'Greta ages the holes without the cheese',
    },
    'Lieutenant Low': {
      short: 'the Lieutenant',
      want: 'one real confession',
      as: { BOSS: {}, FOE: {} },
      hooks: {
        claim: `
          [{ME} licks a pencil, and waits.]
          ME: Twenty years in the police, and not one confession! All I've got is a very sharp pencil!`,
        snap: `ME: Somebody confess! Anything! A library book!`,
        later: `
          ME: People confess to me now. On the bus. In the bath.
          ASK: What do they say?
          ME: Mostly "Get out of my bath". ## Mostly what they'd like to do with a man in uniform. I'm not even a man about it. I take notes.`,
      },
      turns: [
        `ME: Is there anything that you'd like to tell me?
         ASK: It's raining.
         ME: I'll write that you opened up.`,
        `ME: I'll begin, to make it easier. I once took two mints.
         ASK: From where?
         ME: From a bowl. It said "Take one".
         ASK: You monster.
         ME: Now we're getting somewhere.`,
        `ASK: All right. I wave at boats. When there's no one on them.
         ME: Slower. I want to enjoy it.
         ASK: And I've never liked this hat.
         ME: You're free to go. Please don't.`,
      ],
      twist: 'The Lieutenant confesses to two mints',
    },
    'Dipper Dan': {
      short: 'Dan',
      want: 'a present',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ASK} takes a watch back out of {ME}'s pocket.]
          ME: I wouldn't need to, if somebody gave me a present! I even steal my own birthday cards!`,
        snap: `ME: Everything I've got on is somebody else's! I'd like to die in something that fits!`,
        later: `
          ME: I've been given a present. I couldn't sleep.
          ASK: From happiness?
          ME: From fear. There are people about who take things.`,
      },
      turns: [
        `ASK: My wallet's gone!
         ME: Here. I only borrowed it.
         ASK: There's more in it than before!
         ME: It looked so thin.`,
        `[{ME} shakes {ASK}'s hand.]
         ASK: Where's my ring?
         ME: It came off on me. They follow this hand about, like ducks.`,
        `[{ME} stops, and feels in a pocket.]
         ME: What's this? It isn't mine. It isn't even stolen.
         ASK: It's a present. I've been trying to get it in there all night.
         ME: I never felt a thing. You're good.`,
      ],
      twist: 'Dan picks a pocket and leaves a tip',
    },
    'Saxophone Moe': {
      short: 'Moe',
      want: 'a happy song',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} hums. A flower closes.]
          ME: I only know the one song, and it isn't happy! Even my kettle leaves the room!`,
        snap: `ME: I knew it would end like the song! It's why there's no third verse!`,
        later: `
          ME: I played my happy song last night. In the usual bar.
          ASK: Did they dance?
          ME: They asked who'd died.`,
      },
      turns: [
        `[{ME} hums, lower and lower.]
         ASK: What's that called?
         ME: "Tuesday". That's the chorus. It rains in the verses.`,
        `[{ME} hums again, a very little higher.]
         ASK: Was that happier?
         ME: I was standing on something.`,
        `[{ME} hums. Somewhere a foot begins to tap.]
         ASK: That's it! That's happy! What did you change?
         ME: Nothing. You came in on the second bar. ## Nothing. You came in. It turns out that it's a duet.`,
      ],
      twist: 'Moe hums the saddest Tuesday yet',
    },
  },
  recall: `
    PAL|LEAD: Out in the fog last night, somebody shouted "{Line}."
    BOSS: Who was it?
    PAL|LEAD: I couldn't see. By the end of the street it was everybody.`,
  scenarios: [
    {
      id: 'bread',
      shape: 'contest',
      title: 'After You || The Last Piece of Bread',
      premise:
        'Two bosses of one city must dip until one drops the bread and leaves forever, and {keeper} is looking after the last piece.',
      game: 'Both of them are trying to lose, neither may be seen to, and each will do anything to let the other win.',
      least: 3,
      facts: {
        prop: 'the last piece of bread',
        event: 'a fondue',
        crowd: 'the gangs',
      },
      effects: {
        bread: {
          noise: `BOSS: It's {where}. I've heard of loud bread, but only when I chewed it.`,
          lost: `BOSS: So the fate of the city is {where}. Is it staying there?`,
          stuck: `BOSS: So the fate of the city is {where}. You could have asked for a basket.`,
          mixed: `BOSS: So it's {where}. And I thought that it was only stale.`,
          mess: `BOSS: That isn't bread any more. It's soup with corners.`,
        },
      },
      hooks: {
        'Shadow Sam': {
          sea: `
            ME: There's no fog by the sea. If I talked, somebody would be sitting there.
            ASK: Who?
            ME: A crab would do.`,
          grant: `
            ASK: That story that you mutter. What happens next?
            ME: A question! In twelve years, there's never been a question! I'll tell you on the train!`,
        },
        'Velvet Valentina': {
          sea: `
            ME: By the sea I could say "Nice day", and they'd look up, and it would be.
            ASK: That's all?
            ME: I'd say it every day. With proof.`,
          grant: `
            ASK: You said that you'd drop it, and you did. I'll believe you from now on.
            ME: Somebody write that down, and sign it!`,
        },
        'Gruyere Greta': {
          sea: `
            ME: Sea air makes people hungry. I'd stand on the sand, with a ladle, and wait.
            ASK: For how long?
            ME: Till one of them swam back for more.`,
          grant: `
            ASK: Before you go, is there any more of that cheese?
            ME: At last! And I've packed the spoon!`,
        },
        'Lieutenant Low': {
          sea: `
            ME: In a swimsuit, nobody's got anything to hide. They'd have to tell me things. ## They say that on some beaches people hide nothing at all. I'd finally see what I've been asking about.
            ASK: In your uniform?
            ME: I'd take off the hat.`,
          grant: `
            ASK: I'd like to make a confession. I always let you win at cards.
            ME: A real confession! Speak slowly! The pencil's crying!`,
        },
        'Dipper Dan': {
          sea: `
            ME: The sea leaves things on the sand for you. It walks all night to bring them.
            ASK: What things?
            ME: Mostly half a shoe. But it's the thought.`,
          grant: `
            ASK: You've just stolen my last mint. I held the pocket open for you.
            ME: Then it was a present!`,
        },
        'Saxophone Moe': {
          sea: `
            ME: At the seaside, there are only two notes. One comes in, and one goes out. I could manage that.
            ASK: Which is the happy one?
            ME: I'd have all day to find out.`,
          grant: `
            [Far away, a train. Two notes, going up.]
            ASK: Isn't that a happy song?
            ME: It's mine! I've been playing it downhill!`,
        },
      },
      after: `
        PAL|ANY: I thought that you'd both gone to the seaside!
        BOSS: We had. But everybody there was so relaxed.
        FOE: I said "After you" to a man with an ice cream, and he went. || I looked dangerously at a deck chair. It folded.
        BOSS: We only came back to hear somebody scream.`,
      acts: [
        {
          title: 'The Old Way || North Side, South Side',
          time: 'NIGHT',
          beat: 'Two bosses sit down to a fondue that will decide who must leave the city.',
          text: `
            [A pot of cheese bubbles. On either side of it sits a boss, with a very long fork.]
            BOSS: After you. || Please. After you.
            FOE: I wouldn't dream of it. After you. || I insist. After you.
            BOSS: I've got half of this city. You've got the other half. They touch. ## I've got half of this city. You've got the other half. They touch. Mostly at night. || One city, and two of us. I've had your half measured. ## One city, and two of us. I've had my eye on your half for years. I've even had it measured.
            FOE: So, the old way. We dip. Whoever drops the bread takes the morning train, and never comes back. || So we dip. Whoever drops the bread leaves on the morning train. Forever.
            BOSS: And whoever's left with a fork gets the city. I'd die without it. The rain. The rats. || And whoever still has a fork gets it all. I'd hate to go. It's been night here since Thursday.
            * plant train
            FOE: I couldn't live without the smell. || I'd miss the gutters. They come to meet you.
            [A small piece of cardboard falls out of {FOE}'s coat.]
            <first> PAL|ANY: What's that?
            <next> LEAD: What's that?
            FOE: It's my bookmark.
            BOSS: You don't read! || What are you reading?
            FOE: I'm still getting the equipment together. || I haven't decided. I'm only up to the bookmark.
            * plant ticket
            <?a> > place why
            <first> > hook BOSS claim
            <first> PAL|ANY: You'll need a judge. Somebody who's never been bought. || And who'll be the judge? It has to be a total stranger.
            > lead arrive
            <first> FOE: Perfect. Nobody would have bought that. || That'll do. They don't come stranger.
            <next> BOSS: {call} can be the judge. I've tried to sell that one.
            <handed> > place intro
            > turns`,
        },
        {
          title: 'The Crust Does Not Count',
          time: 'LATER THAT NIGHT',
          beat: 'Both bosses drop their bread, and neither is allowed to have lost; the last piece ends up {where}.',
          text: `
            [{BOSS} dips. GLOMP! The cheese has swallowed the bread.]
            BOSS: Oh, what a shame. It fell in. I've lost. I'll just go and get my suitcase.
            FOE: Sit down! That was only the crust. The crust doesn't count. || You stay there! It hasn't sunk. If it floats, it's swimming.
            PAL|LEAD: It looked like all of it.
            FOE: My turn. Watch closely. || Now me. I've got a steady hand. You'll see.
            [GLOMP!]
            FOE: Look at that. Gone. How I'll miss the rats. || Oh no. I'm ruined. I've got eleven minutes to pack.
            BOSS: There was a draft! I won't win a city off somebody who was sitting in a draft. || You were pushed! By the bubbles! I saw a bubble do it.
            <?both> PAL|ANY: You've both lost, and neither of you has won. Whose city is it?
            > turns
            <?both> [GLOMP! GLOMP!]
            <?both> BOSS: We were only testing the cheese. || Those were for the pot. One feeds it first.
            PAL|LEAD: There's just one piece of bread left. || That was the loaf! There's one piece left.
            <handed> FOE: {call}, guard it with your life. || Then the judge takes it. Hold it, {call}, and don't dip.
            <taken> FOE: Guard it, all of you, with your lives.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: I'd only make it worse. {call}? || {call}, you're good with your hands!
            <taken> > lead attempt
            <handed> > effect bread
            <handed> <?x1> > lead search
            > turns`,
        },
        {
          title: 'Anything That Fits on a Fork',
          time: 'DEEP IN THE NIGHT',
          beat: 'Both gangs come to watch, and there is nothing left to dip.',
          text: `
            > place crowd
            PAL|ANY: If nobody's lost by dawn, they'll start on each other. || Look at them. They've brought confetti, and bricks. The loser gets both.
            ["Which one are we for?" asks a gangster. "I had it written on my hand, but I've been sweating."]
            BOSS: Look bloodthirsty! What else is there to dip? || Look hungry! We'll dip something else!
            PAL|LEAD: There's {food}.
            [{BOSS} puts some on the fork. GLOMP!]
            BOSS: It dissolved! That's the end of me! || It's gone! Tell my rats that I loved them!
            FOE: It's only hiding. || That wasn't bread. I'd be ashamed to win on that.
            > turns
            <?e> > place uses
            <?f> > lead teach FOE
            <?insult> ["Ruder!" shouts a gangster. "My nana's watching!" ## "How long have those two been seeing each other?" shouts a gangster. || "I've been to fiercer weddings!" shouts a gangster. ## "I've been to colder weddings!" shouts a gangster. "I was the groom!"]
            <?insult> BOSS: You've got a face like a wet Sunday!
            <?insult> FOE: I love wet Sundays. || Thank you. It's my mother's.
            <?insult> BOSS: I know. I was trying to find something nice. || She must have been a great comfort in a drought.
            <?x2> > lead ban
            <?shoe> [{FOE} dips a shoe. GLOMP!]
            <?shoe> !FOE: Dropped it!
            <?shoe> PAL|LEAD: It's got a foot in it.
            <?shoe> BOSS: Then it's still attached. Go on.
            <?g> > place stir
            > turns
            PAL|LEAD: Why does nobody want to win? || Each time that one of you loses, the other won't have it. Why?
            !BOSS: It's manners.`,
        },
        {
          title: 'Two Bookmarks',
          time: 'JUST BEFORE DAWN',
          beat: 'The bread is back, and with it two tickets for one train.',
          text: `
            [{freed} As they all dive for it, a second piece of cardboard falls, out of {BOSS}'s sleeve.]
            * prop
            PAL|ANY: You've got a bookmark, too! || Another one? Are you two in a book club?
            !BOSS: It isn't mine. || That's only a cuff.
            * pay ticket
            PAL|LEAD: It's a ticket! "To the seaside. One way. A window." And so's the other! || They're both tickets! "To the seaside. One way."
            FOE: You wanted to lose? || You want to go?
            BOSS: Since the day I came. It rains up my trousers. And you? || For years. I found a mushroom in my bed. I'd started talking to it. ## For years. I found a mushroom in my bed. It's the longest that anything's stayed.
            FOE: There was a rat in my soup. It was looking for something drier. || I've forgotten my own color. I used to be a sort of pink.
            <?hf> > hook FOE sea
            <?h> > hook PAL sea
            > turns
            > hook BOSS sea
            <?x3> > place door
            PAL|LEAD: But one of you has to stay. || Then which of you goes? One's got to win.
            BOSS: You go. I'll win. After you.
            FOE: Never. I couldn't sit at a window, thinking of you in the drizzle. ## Never. I couldn't sit at a window, thinking of you in the drizzle. In that thin shirt. || No. What would I do by the sea, with nobody to hate? ## No. What would I do by the sea, with nobody to lie awake about?
            <?cf> > lead comfort
            <first> <?i> > hook PAL snap
            [Outside, {crowd} begin to count. Ten. Nine.]
            <first> <?j> > hook FOE snap
            > turns
            <wish> BOSS: {call}, hold my fork. You've been fair to us both. What would you like? || Take my fork, {call}. And what does a judge get, for all this? What do you want?
            <unasked> BOSS: {call}, hold my fork. You've been fair to us both.
            <wish> > lead lastWords`,
        },
        {
          title: 'Who Has the Fork',
          time: 'DAWN',
          beat: 'The last piece of bread falls, and the city gets a new boss.',
          text: `
            [Three. Two. {FOE} puts the last piece of bread on the other fork, and holds out the handle.]
            FOE: There's room for your hand and mine. || It's a long fork. Take the other end from me.
            BOSS: At the same time?
            FOE: At the same time. || So that nobody's first.
            [{BOSS} takes hold. They look at each other. {hush} GLOMP!]
            PAL|LEAD: Both of you dropped it! You've both lost! || It's down! You're both out!
            BOSS: It's the worst day of my life. Where's my bucket and spade? || I'm crushed. Has anybody seen my sandals?
            <first> > hook BOSS grant
            <next> <?gb> > hook BOSS grant
            PAL|LEAD: Then whose city is it? || Then who's won? They're all looking at us.
            FOE: Whoever's left with a fork. That's the old way.
            [Everybody looks at {LEAD}, who still has a fork.]
            LEAD: What do I have to do? || I was only holding it!
            BOSS: Nothing. It goes bad by itself. || Just look at it now and then, and sigh.
            LEAD: And I'm to keep both halves? || And it's all mine? With the gutters?
            FOE: Mind the place where they touch. || They'll come to meet you.
            <?gi> > place gift
            * pay train
            > turns
            <?m> > lead last
            [{rise} Far off, the morning train.]
            [They come to the door. It is wide enough for one.]
            BOSS: I suppose that one of us has to go first. || Somebody's got to drop something.
            !FOE: I wouldn't dream of it. After you. || I insist. After you.`,
        },
      ],
    },
    {
      id: 'hat',
      shape: 'wake',
      title: 'Nothing Under It || Easy, Kid',
      premise:
        'A city must bury its great detective, of whom there was never more to see than a hat, while somebody is lost in the fog and {lead} has the hat.',
      game: 'Everybody was once brought home by a hat in the fog, and no two of them agree on what was under it.',
      facts: {
        prop: 'the hat',
        event: 'a wake',
        crowd: 'the mourners',
      },
      effects: {
        hat: {
          noise: `FOE|LEAD: It's {where}! That hat was famous for being quiet!`,
          lost: `FOE|LEAD: It's {where}! Forty years on top of things, and now it's inside of one.`,
          stuck: `FOE|LEAD: It's {where}! It was meant to sit on a head, not to be a parcel!`,
          mixed: `FOE|LEAD: It's {where}! It's barely a widow!`,
          mess: `FOE|LEAD: It's {where}! There goes the last dry hat in the city!`,
        },
      },
      hooks: {
        'Shadow Sam': {
          tale: `
            ME: I was lost by the river. The hat walked me home, and it never told me to be quiet.
            ASK: How tall was it?
            ME: About as tall as a good listener.`,
          night: `
            ME: I had it on Mondays. I narrated the whole way home.
            ASK: That was you? I got lost on purpose, to hear the next part.`,
        },
        'Velvet Valentina': {
          tale: `
            ME: I told the hat that I was lost. It just took my hand. It didn't ask for proof.
            ASK: What sort of hand was it?
            ME: Small. And it had mustard on it.`,
          night: `
            ME: I wore it on Tuesdays. In that hat, I'd say "This way", and they'd come. They believed me!
            ASK: I'd have followed that voice anywhere. I did. I live in the wrong street.`,
        },
        'Gruyere Greta': {
          tale: `
            ME: I'd dropped a whole cheese in the fog. The hat rolled it home beside me.
            ASK: Was it tall?
            ME: It came up to the cheese.`,
          night: `
            ME: On Wednesdays it was me, with something hot in a jar.
            ASK: That was your fondue? I got lost again at the corner, so as to ask for more!`,
        },
        'Lieutenant Low': {
          tale: `
            ME: I was lost in front of the police station. The hat turned me round. It was so tactful.
            ASK: How big was it?
            ME: Enormous. I only saw the knees.`,
          night: `
            ME: It was me every Thursday. They told me everything, all the way home!
            ASK: I told you about the boats! ## I told you about the sailor! And the other sailor!
            ME: I've never breathed a word. I've only smiled.`,
        },
        'Dipper Dan': {
          tale: `
            ME: I'd got so lost that I'd nothing left to steal. The hat felt in its pocket, and gave me half a sandwich.
            ASK: What did it look like?
            ME: Egg.`,
          night: `
            ME: I wore it on Fridays. I'd put a little something back in their pockets.
            ASK: So that's where the buttons came from! I've kept them all. Here. They're for you.`,
        },
        'Saxophone Moe': {
          tale: `
            ME: I'd been going round a lamppost for an hour. The hat said, "You can let go now."
            ASK: What kind of voice did it have?
            ME: High. Or far away.`,
          night: `
            ME: I was under it on Saturdays. I hummed, so that they'd know which way to walk.
            ASK: I danced home to that!
            ME: To "Tuesday"?`,
        },
      },
      after: `
        [TAK. TAK. TAK.]
        PAL|LEAD: Who's got the hat tonight?
        BOSS: Everybody. There's a list. We go in a row now, holding on to each other's coats.
        PAL|LEAD: And who gets saved?
        BOSS: There was nobody left to be lost. So we lost somebody.`,
      acts: [
        {
          title: 'Nothing Under It || On the Bridge',
          time: 'LATE EVENING',
          beat: 'A great detective is mourned, of whom only the hat has been seen.',
          text: `
            BOSS: The Fedora is dead. || We're here to bury the Fedora.
            <2> > lead arrive
            PAL|LEAD: What happened to it? || What's left of it?
            BOSS: They found the hat on the bridge this morning. With nothing under it. || Only this. It was lying on the bridge, with no one in it.
            * plant hat
            FOE|LEAD: Was there ever anybody under it? || What was the face like?
            PAL|BOSS: In that fog? You got lost, and you shouted, and you heard three steps. || Who could see? You cried for help. And then, three steps.
            [TAK. TAK. TAK.]
            FOE|LEAD: Like that?
            BOSS: That was a drip. || No, that's the gutter. It's taking it very hard.
            * plant steps
            FOE|LEAD: And what came after the steps? || Three steps. And then?
            PAL|BOSS: A hat. It only ever said one thing. "Easy, kid. Somebody's coming." || The hat came, and it said, "Easy, kid. Somebody's coming."
            +BOSS: Forty years! Whoever's lost shouts, and the hat comes and walks them home. And now there's nobody in it. || That's how it's always been. Whoever's lost shouts, and whoever's in the hat walks them home. Who'll come now?
            * plant easy
            <first> > hook BOSS claim
            <?a2> > place why
            FOE|LEAD: There's a note inside the hatband. || What's that in the lining?
            PAL|BOSS: "If found, wear." || It's a label. "If found, please put on."
            * plant label
            <first> <3+> FOE: Who'd dare? It would have to be somebody with a good big head, and nothing on its mind.
            <3+> > lead arrive
            > place intro
            BOSS: {call}, that's a head for a hat if ever I saw one. It goes all the way up. || {call}, you've got just the head for that hat. It's round, and there's nothing much in the way.
            <?b> > lead flattered BOSS
            <first> <?c> > hook FOE claim
            > turns`,
        },
        {
          title: 'A Voice in the Fog',
          time: 'CLOSE TO MIDNIGHT',
          beat: 'Somebody out there is lost, and the hat ends up {where}.',
          text: `
            [A voice, far out in the fog. "Hello? I'm lost!"]
            FOE|LEAD: There's somebody out there! Who goes?
            BOSS: The hat goes. It's always the hat. {call}, put it on! || Whoever's got the hat. {call}, on with it, and pull it down!
            > lead help
            > effect hat
            > place worse
            ["Hello? Is somebody coming?"]
            PAL|BOSS: Stay where you are! || Don't go away!
            ["Where am I?"]
            FOE|LEAD: There! || Over there!
            ["Oh, good! There's a dog here!"]
            BOSS: Then ask the dog!
            > turns
            <?x1> > lead search
            <?x2> > lead ban
            > turns`,
        },
        {
          title: 'How Tall Is a Hat?',
          time: 'MIDNIGHT',
          beat: 'They tell one another about the Fedora, and it was somebody else every time.',
          text: `
            > place crowd
            ["May we see the hat?" asks a small voice. || "We'd only like to touch it," says a small voice.]
            BOSS: It's resting. || It isn't receiving.
            ["It had such cold hands", says an old lady. "It was nice to hold something that needed it."]
            <3+> > hook FOE tale
            > turns
            <?f> > hook PAL tale
            <2> LEAD: And when did it bring you home?
            > hook BOSS tale
            <2> LEAD: I'd heard that it could see over gates. That's two, and a ladder.
            <3+> PAL|LEAD: That isn't one detective. That's two, and a ladder. || It can't have been all those sizes. Did it fold?
            FOE|BOSS: Fog does that. It lets people out at the waist. ## Fog does that. I once brought home somebody tall and blond. In the morning, it was a mop.
            [TAK. TAK. TAK.]
            PAL|LEAD: The steps! || It's here! Listen!
            FOE|BOSS: It's the clock, striking midnight. It always gives up after three. || That's only the mourners. One of them has a nail in one shoe.
            <?x3> > lead attempt
            ["Hello? The dog's gone home!"]
            PAL|LEAD: Follow it!
            ["It's a very fast dog!"]
            > turns
            <?g> > place stir`,
        },
        {
          title: 'The Fog Comes In',
          time: 'PAST MIDNIGHT',
          beat: 'There is nobody left to come, and the voice grows smaller.',
          text: `
            ["Hello? I think I'm going to be brave now."]
            FOE|LEAD: That sounds bad. || It's getting smaller.
            BOSS: There's always been somebody who comes. ## There's always been somebody who comes. I used to get lost in my good nightgown. || I keep waiting for three steps.
            PAL|LEAD: Couldn't one of us just go? Without a hat? || Then why doesn't one of us go? Just as we are?
            BOSS: In that? They'd see who it was. || And say what? "Easy, kid, it's only me?"
            > turns
            <?h> > place door
            <first> <?i> > hook FOE snap
            <?cf> > lead comfort BOSS
            > place peak
            <first> <?j> > hook PAL snap
            <first> <?k> > hook BOSS snap
            > turns
            <?dark> PAL|LEAD: I can't see my own hand! ## I can't find my own knee!
            <?dark> BOSS: That's mine. But keep it. ## That's mine. But take your time.
            <wish> <?lw> BOSS: We're as lost as anybody. {call}, if somebody did come, what would you ask for? || It's got us too. {call}, if the hat were here, what would you ask it?
            <wish> <?lw> > lead lastWords`,
        },
        {
          title: 'Habit',
          time: 'BEFORE DAWN',
          beat: 'The hat comes back, and everybody reaches for it.',
          text: `
            > lead save
            > place saves
            <3+> [{freed} Every hand goes up. They all catch it. They all begin to put it on.]
            <2> [{freed} {BOSS} catches it, and puts it on without looking.]
            * prop
            <2> LEAD: Why does it fit you?
            <2> !BOSS: Habit.
            <3+> BOSS: Why did you catch it? || What were you going to do with that?
            <3+> !FOE: Habit. || Nothing. It's just a habit.
            <3+> BOSS: What habit? || How does one get that habit?
            <3+> FOE: I found it on the bridge one night. It said to wear it, and somebody was shouting. || It's a label. You have to do what it says. And somebody was lost.
            * pay label
            <?l> > hook FOE night
            > turns
            <2> LEAD: What habit?
            <2> BOSS: I found it on the bridge one night. It said to wear it, and somebody was shouting.
            > hook BOSS night
            PAL|LEAD: Then who did the other nights? || But that's only one night. Who did the rest?
            [Slowly, {crowd} begin to nod. All of them.]
            BOSS: Everybody? || All of you?
            FOE|LEAD: But it was always three steps! || Then why was it three steps every time?
            BOSS: You take three, and then you stop, because you're frightened. || After three you lose your nerve.
            * pay steps
            PAL|LEAD: And who had it last night? || So why was it lying there with nothing under it?
            BOSS: Me. I put it down to tie my shoe, and I was lost. I shouted for the Fedora. || It fell off me, last night, and I couldn't find it. So I shouted for help.
            FOE|LEAD: Did it come? || And the hat never came?
            BOSS: How could it? It was my night.
            * pay hat
            > turns
            <?n> > place gift
            <?o> > lead last
            ["Hello? I've stopped being brave!"]
            <3+> [{LEAD} holds out the hat. They all take hold of the brim, and face the fog.]
            <2> [{LEAD} holds out the hat. They both take hold of the brim, and face the fog.]
            [{rise} TAK. TAK. TAK. And then, together, TAK.]
            * pay easy
            !BOSS: Easy, kid. Somebody's coming.`,
        },
      ],
    },
    {
      id: 'sax',
      shape: 'trial',
      title: 'The Red Fork || Where Were You Last Night?',
      premise:
        'Everybody must say where they were last night, beside a saxophone that plays at every lie, and {keeper} has the fork.',
      game: 'They all say that they were alone, and the saxophone calls them liars, which they would so like to be.',
      facts: {
        prop: 'the red fork',
        event: 'a questioning',
        crowd: 'the reporters',
        sax: 'the saxophone',
      },
      effects: {
        fork: {
          noise: `FOE|LEAD: That was our only clue! Now it's {where}, and it's the loudest clue in town!`,
          lost: `FOE|LEAD: Our only clue, and it's {where}! I hope that it went in handle first.`,
          stuck: `FOE|LEAD: It's {where}! I've heard of tying up the evidence. I'd never seen the bow.`,
          mixed: `FOE|LEAD: The evidence is {where}! What's it going to say in court?`,
          mess: `FOE|LEAD: That was our only clue! You could have dusted it. Nobody said to gravy it.`,
        },
      },
      changes: {
        tone: {
          hot: `PAL|LEAD: It's red-hot. It's the first time that anybody's warmed to it.`,
          cold: `PAL|LEAD: There's ice in the bell. It isn't only sad now. It's bitter.`,
          small: `PAL|LEAD: It's shrunk! Now it's got all that feeling, and nowhere to put it.`,
          bitten: `PAL|LEAD: Something's had a bite of it. That's a whole octave of sorrow, gone.`,
          wet: `PAL|LEAD: It's full of water. It was nearly crying anyway.`,
          sticky: `PAL|LEAD: All its keys are stuck. Whatever it's feeling now, it'll be feeling it till Friday.`,
        },
      },
      hooks: {
        'Shadow Sam': {
          alone: `
            ASK: Your turn. And look into the lamp.
            ME: I walked the streets, telling a story.
            ASK: To whom?
            ME: There was only me, and I knew the ending.
            [WAAAOW.]`,
          grant: `
            ASK: "The cheese was hot. So was the case." I heard you, in the fog. What happens next?
            ME: You asked! I'd better find something to happen!`,
        },
        'Velvet Valentina': {
          alone: `
            ASK: Your turn. And don't purr.
            ME: I'd laid the table for two. I ate both. ## I'd laid the table for two. I ate both, and then I kissed myself good night.
            [WAAAOW.]
            ASK: I didn't believe it, either.`,
          grant: `
            ASK: You said that you were alone, and you were. I believe you.
            ME: You do? Would you like to believe the gloves, too?`,
        },
        'Gruyere Greta': {
          alone: `
            ASK: Your turn. What did you do last night?
            ME: I had supper. I asked myself for seconds, in another voice.
            ASK: Did you get any?
            ME: I was so flattered.
            [WAAAOW.]`,
          grant: `
            ASK: That was the best fondue of my life. Would there be any more?
            ME: They've asked! Somebody hold me. Somebody hold the ladle!`,
        },
        'Lieutenant Low': {
          alone: `
            ASK: Your turn. And put that badge away.
            ME: It was quiet, so I arrested myself.
            ASK: And what did you confess?
            ME: Nothing. There was nobody there to tell it to.
            [WAAAOW.]`,
          grant: `
            ASK: I confess. I came for the warm, and I stayed for the company.
            ME: A real one! Don't stop! I've got a spare notebook in my sock!`,
        },
        'Dipper Dan': {
          alone: `
            ASK: Your turn. Hands where I can see them.
            ME: I picked my own pocket, for company.
            ASK: And who caught you?
            ME: There was nobody to. Only my other hand.
            [WAAAOW.]`,
          grant: `
            ASK: It was you who put that bread on my fork. Take my scarf. It's a present.
            ME: A present! Wait, I'll put it back, so that you can give it to me!`,
        },
        'Saxophone Moe': {
          alone: `
            ASK: Your turn. Where were you?
            ME: I practiced a duet.
            ASK: Who with?
            ME: I did both halves. I even waited for me.
            [WAAAOW.]`,
          grant: `
            [From the corner comes one short, warm note. Nobody has heard it before.]
            ASK: That's a happy song!
            ME: So that's how it goes! Could everybody stay exactly where they are?`,
        },
      },
      after: `
        [From the corner comes a short, cheerful toot.]
        PAL|ANY: We've been here ever since the fondue. May we go home now?
        [WAAAOW.]
        BOSS: You see how it gets.`,
      acts: [
        {
          title: 'Nobody Leaves || A Lie in the Room',
          time: 'NIGHT',
          beat: 'Somebody has emptied the fondue pot, and a saxophone plays at every lie.',
          text: `
            <2> > lead arrive
            BOSS: Nobody leaves. Last night, somebody emptied the fondue. || Nobody leaves. That pot's been full for forty years. Last night it was emptied.
            PAL|LEAD: All of it? || How empty is it?
            BOSS: I looked in this morning. There was only one face down there. || I looked in. There was nobody down there but me.
            [WAAAOW. In the corner, all by itself, a saxophone.]
            FOE|LEAD: Who's playing that? || What's the matter with that?
            PAL|BOSS: Nobody. It goes off whenever somebody tells a lie. It's solved eleven murders. || It hears lies. We had a dog for it once, but the dog got ideas.
            * plant sax
            FOE|LEAD: But you were the one talking. || Then why did it play at you?
            !BOSS: It was only tuning up. || It was clearing its throat.
            !BOSS: So each of you says where you were last night. Whoever it plays at did it, and goes to prison. || You'll each tell us where you were last night. If it plays, that's a lie, and you're the thief, and it's prison.
            PAL|LEAD: And is there a clue? || Is that all there is to go by?
            !BOSS: One fork each, and each a different color. The red one's missing. So the thief had red. Who was red? || Everybody dips with another color. Blue's here, green's here, and red has run off with the thief. Who was red?
            PAL|LEAD: I was blue. Or was blue the time before? || Wasn't I yellow? I remember thinking, "I must remember this."
            BOSS: Where were you all night?
            FOE|LEAD: I was at home. Alone. ## I was at home. Alone. I'd sent everybody else away. || In bed. All by myself. ## In bed. All by myself. Both sides of it.
            [WAAAOW.]
            BOSS: That's a lie! Who was with you? || So there were two of you!
            FOE|LEAD: There wasn't anybody! I only wish there were! || Two? I'd have put a shirt on! There was only me, and the lamp! ## Two? I'd have shaved! There was only me!
            [WAAAOW.]
            <first> <3+> PAL: Ssh. There's somebody out there in the fog. With something red. || There's somebody in the fog! With something red!
            <3+> > lead arrive
            <handed> > place intro
            BOSS: That's the red fork you've got there! Nobody wipe it! || Nobody touch a thing! {call} has the red fork!
            LEAD: It was stuck in your doormat. I thought that it was the bell. || It was in the flowerpot outside. I took it for a tulip.
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Somebody Was Red',
          time: 'LATER THAT NIGHT',
          beat: 'The red fork ends up {where}, and nobody is believed.',
          text: `
            <handed> BOSS: That fork's our evidence. Hold it up, {call}, where it can't be lost. || Hold on to that, {call}. Your fingers have been all over it, and nobody else's are going to.
            <taken> BOSS: That fork's our evidence. Put it where it can't be lost.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: It can't stay like that. {call}? || Can't anybody get it back? {call}?
            <taken> > lead attempt
            <handed> > effect fork
            > turns
            BOSS: Never mind the fork. We've still got the saxophone. Who's next? || We don't need a clue. We've got a saxophone. Next!
            <?d> > hook FOE alone
            <2> LEAD: I had a lovely evening. I only missed one thing. Anybody.
            <2> [WAAAOW.]
            <?who> PAL|LEAD: I'd like to ask it something. Who was it that I was with?
            <?who> BOSS: It only plays. It doesn't name names.
            <?who> FOE|LEAD: Could it hint?
            <?x1> > lead ban
            <?f> > hook PAL alone
            <?how> BOSS: How many were with you? One toot for each.
            <?how> [Silence.]
            <?how> PAL|LEAD: That's what I said!
            > turns`,
        },
        {
          title: 'A House Full of Honest People || The Plumbing',
          time: 'MIDNIGHT',
          beat: 'The reporters come, and the saxophone is put into {hide}.',
          text: `
            > place crowd
            FOE|LEAD: If they hear it, it's all over the front page. "Everybody Lied!" || They'll print it! "All Guilty, Says Instrument!"
            BOSS: Then hide it! || Put it away! Nothing that sad should be in the papers!
            > place stow sax
            !BOSS: Good evening! Pay no attention to the others. I run this place all alone. || Good evening! There's nothing to see. There's only me in here.
            [From {hide}, WAAAOW. "Was that a statement?" asks a reporter.]
            BOSS: The plumbing. || It's the pipes. They were left by another pipe.
            ["I've got somebody at home, who waits up", says a reporter. From {hide}, WAAAOW. ## "My wife understands me", says a reporter. From {hide}, WAAAOW.]
            PAL|LEAD: Now they've gone very quiet. || They've all stopped writing.
            <?i> > turns
            <?friends> ["Who comes to your birthdays?" asks a reporter. || "Who sits next to you at birthdays?" asks a reporter.]
            <?friends> !BOSS: The cake.
            <?friends> [From {hide}, WAAAOW.]
            <?friends> !BOSS: It's the plumbing's birthday, too.
            <?x2> > lead wait
            <?photo> ["Hold up the clue!" calls a photographer. "And make it look guilty!"]
            <?photo> PAL|LEAD: We'd have to get hold of it first. || If we could hold it, we'd be eating with it.
            <handed> <?photo> > lead search
            > turns
            <3+> <?quiet> FOE|LEAD: Has it been quiet for anybody yet? || It says that we've all lied. Every one of us.
            <3+> <?quiet> PAL|BOSS: It's never been wrong. || It doesn't make mistakes. It's brass.`,
        },
        {
          title: 'The Lamp Is Turned Round',
          time: 'THE DARKEST HOUR',
          beat: 'The one who asks the questions is asked one, and all of them are guilty.',
          text: `
            > place back sax
            > change tone
            FOE|LEAD: Turn that lamp round. There's one of us who hasn't been asked. || And now you sit in the chair.
            BOSS: I'm the one who asks! || Me? I've never had to think of an answer!
            > hook BOSS alone
            PAL|LEAD: So we're all guilty. What happens now? || What do they do to us?
            BOSS: Prison. || They lock us up.
            FOE|LEAD: Together? || All in one room?
            BOSS: Of course not. In separate cells.
            [WAAAOW. The longest so far.]
            > turns
            <?x3> > lead comfort BOSS
            <first> <?j> > hook FOE snap
            <first> <?k> > hook PAL snap
            <first> <?l> > hook BOSS snap
            > turns
            <?lw> BOSS: It'll be separate cells by morning. {call}, what would you like in yours? || They're coming for us at dawn. {call}, if they let you have one thing, what is it?
            <?lw> > lead lastWords`,
        },
        {
          title: 'What the Saxophone Heard',
          time: 'NEARLY DAWN',
          beat: 'They find out what the saxophone hears, and who emptied the pot.',
          text: `
            <handed> [{freed} It lands in the empty pot, and rings.]
            <taken> [{freed} It ends up in the empty pot, and rings.]
            * prop
            BOSS: There's the fork. Then it's over. I won't miss a single one of you. || That's the evidence. Good night, all of you. I never cared for any of you.
            [Silence.]
            FOE|LEAD: That was a lie. Your chin's wobbling. And it didn't play! || You're crying on my sleeve! Why didn't it play?
            BOSS: Then it's broken! Somebody lie to it! || I don't know! Quick, tell it another! A big one!
            PAL|LEAD: I'm a giraffe. || I'm ten feet tall, and I like everybody's children.
            [Silence.]
            BOSS: Then it doesn't mind a lie! What was it that we all said? || So it isn't lies! What did we tell it, each time?
            LEAD: "Alone."
            [WAAAOW.]
            * pay sax
            FOE|BOSS: It doesn't play for liars. It plays for the lonely. || It never called us liars. It was sorry for us.
            <2> LEAD: Then who emptied the pot?
            <2> BOSS: I had one piece of bread. The fog had come right in, and I kept bumping into something.
            <2> LEAD: That was me. I thought you were a chair.
            <3+> PAL: Then who emptied the pot?
            <3+> FOE: I had one piece of bread. The fog had come in with me. || I had one dip. It's the only light in the street.
            <3+> BOSS: So did I. I couldn't see my own hand, and my fork kept bumping into something. || I had one, too. In all that fog, I kept saying sorry to the stove.
            <3+> FOE: That was me! || The stove said sorry back!
            <3+> LEAD: One of you was me. I thought you were chairs.
            <?lean> <4+> PAL|ANY: I leaned on somebody all night. It was lovely. I thought it was the wall. ## I held somebody's knee all night. It was lovely. I thought it was the table.
            BOSS: We were all here. All night, round one pot. || So that's who was with us. We emptied it together.
            PAL|LEAD: Alone.
            [Everybody looks at the saxophone. Not a sound.]
            <first> > hook BOSS grant
            <next> <?gb> > hook BOSS grant
            > turns
            <?p> > lead last
            FOE|LEAD: So who was red?
            BOSS: I can't remember. I think we passed it round.
            [The pot is filled, and begins to bubble. One by one, {crowd} put down a pencil, and pick up a fork.]
            PAL|LEAD: It's nearly light. I suppose that we should all be getting home.
            [{rise} WAAAOW. Very softly.]
            !BOSS: Nobody leaves.`,
        },
      ],
    },
  ],
}
