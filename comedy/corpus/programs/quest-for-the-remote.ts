import { type Program } from '../../plays/card-types.ts'

export const questForTheRemote: Program = {
  name: 'Quest for the Remote',
  people: {
    'Elf Elmwood': {
      short: 'Elmwood',
      want: 'to see one new thing',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks at {ASK}, at the lamp, at the door.]
          ME: Repeat. Repeat. Repeat. Is there never one new thing?`,
        stake: `ME: I saw that in the year six hundred. It was shorter.`,
        snap: `ME: I'm immortal! It's in writing! Somebody show it the writing!`,
        reason: `ME: I rose once, in the year four hundred. There was nothing up there then, either.`,
        fate: `
          ASK: Here, at ten past. "A Brand-New Series."
          ME: Brand-new? And it isn't a repeat? Nobody tell me who's in it!`,
        lost: `
          [{ME} picks up something small, with a handle.]
          ASK: What is it?
          ME: I don't know. I've never seen one. A thousand years, and I've never seen one!`,
        end: `ME: That's new! That isn't a repeat! Do it again! No! Don't ever do it again!`,
        later: `
          ME: I saw something new last night.
          ASK: Was it good?
          ME: Wonderful. They're repeating it on Friday.`,
      },
      turns: [
        `ASK: What's on tonight?
         ME: The one where somebody asks what's on.`,
        `ASK: Do you know the one about the cow?
         ME: Since the year six hundred. We laughed till the plague.`,
        `[{ASK} pulls a face.]
         ME: That's new! I've never seen that one! What do you call it?
         ASK: It's only my face.
         ME: How long have you had it?`,
      ],
      twist: 'Elmwood has heard the one about the cow',
    },
    'Grunda the Bold': {
      short: 'Grunda',
      want: 'to be tucked in',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} pulls up a blanket. Two feet come out at the other end.]
          ME: Fourteen dragons, and not one of them could tuck me in.`,
        stake: `ME: I'd have hit it! I still could! Somebody point me at it!`,
        snap: `ME: I fear nothing! Leave the light on!`,
        reason: `ME: I rise for dragons. Is it a dragon? Then it can knock again.`,
        fate: `
          ASK: Here, at a quarter past. "Goodnight, Little Bear."
          ME: They know. Who told them?`,
        lost: `
          [{ME} pulls something out of the dust. It is gray, and it used to be pink.]
          ME: My blanket! I lost it in my first battle!
          ASK: How old were you?
          ME: Three.`,
        end: `
          [{ASK} puts a blanket round {ME}, and pushes in the edges.]
          ME: You've tucked me in! I can't reach my axe. I don't even want my axe.`,
        later: `
          ME: They tucked me in very tightly last night.
          ASK: Did you sleep?
          ME: I fought a battle like that. I won. I rolled over them.`,
      },
      turns: [
        `ME: I once wrestled a bear for six hours.
         ASK: Who won?
         ME: We share a room now. This is his ear.`,
        `[Squeak.]
         ASK: Was that your bear?
         ME: He'd like to know what you want with me.`,
        `[{ASK} picks up a very small, very bald bear.]
         ASK: He says that you're tired.
         ME: He talks too much.
         ASK: He says you can put your head here.`,
      ],
      twist: "Grunda's wild bear gives a squeak",
    },
    'Sir Recliner': {
      short: 'Sir Recliner',
      want: 'a good reason to get up',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} gets up by one inch, thinks, and lies down again.]
          ME: No. It wasn't a good reason. They never are.`,
        stake: `ME: I very nearly sat up!`,
        snap: `ME: I shall die as I lived! With my feet up!`,
        reason: `ME: I would, gladly. But I've only just got the hollow right.`,
        fate: `
          ASK: Here, at twenty past. "A Hundred Good Reasons to Get Up."
          ME: A hundred? I only needed the one!`,
        lost: `
          [{ME} finds a note, folded very small.]
          ASK: "Are you coming out to play?"
          ME: There it is! My good reason! I knew that I'd put it down somewhere!`,
        end: `ME: That was a good reason! I got right up! It's colder than I remember. And I can see the tops of you.`,
        later: `
          ME: I stood up yesterday.
          ASK: Have you had any trouble since?
          ME: Yes. People ask me to fetch things.`,
      },
      turns: [
        `ASK: The house is on fire.
         ME: Which part?
         ASK: The kitchen.
         ME: Let me know when it's the hall.`,
        `ASK: There's a dragon at the gate!
         ME: Is it sitting down?
         ASK: It is.
         ME: Then it'll understand.`,
        `ASK: I can't reach the lamp. It's all right. I'll just sit here in the dark.
         [Creak. {ME} gets up. Click.]
         ASK: You got up!
         ME: You said "It's all right". Nobody should have to say that.`,
      ],
      twist: 'Sir Recliner sits out the kitchen fire',
    },
    'Oracle Olu': {
      short: 'Olu',
      want: 'one surprise',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a hand. A spoon falls into it.]
          ME: I foresaw that. I foresee it all. Does nothing ever come as a surprise?`,
        stake: `ME: I foresaw it. I mentioned it in the bath. To the duck.`,
        snap: `ME: I can't see tomorrow! Either we're doomed, or it's foggy!`,
        reason: `ME: I've seen who gets up. I don't want to spoil it. But it isn't me.`,
        fate: `
          ASK: Here, at half past. "To be announced."
          ME: To be announced? Then not even they know! I've waited all my life for that!`,
        lost: `
          [{ME} reaches into a crack, with both eyes shut.]
          ME: It'll be a spoon. It's always a spoon.
          ASK: It's a mouse.
          ME: A surprise! It's got a heartbeat!`,
        end: `ME: A surprise! I was looking straight at it, and I'd have sworn that it'd be a spoon!`,
        later: `
          ME: I had a surprise last night!
          ASK: What's the matter, then?
          ME: Now I keep standing behind doors, hoping.`,
      },
      turns: [
        `ME: I'm very well, thank you.
         ASK: How are... Oh.`,
        `ME: Bless you.
         ASK: I didn't sneeze. I don't even have a... Ah. Ah...
         ME: I'll wait.`,
        `[{ASK} comes up from behind, and puts two hands over {ME}'s eyes.]
         ASK: Guess who.
         ME: It's... No. Is it... I don't know! I really don't know! Who IS it?`,
      ],
      twist: 'Olu blesses a sneeze in advance',
    },
    'Goblin Gary': {
      short: 'Gary',
      want: 'a whole cushion, shared with nobody',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ASK} takes a cushion away from under {ME}.]
          ME: I never get one of my own. I only get them warm.`,
        stake: `ME: It wasn't me! I only take what's soft!`,
        snap: `ME: I've got seven cushions up my shirt, and I can tell that it's still going to hurt!`,
        reason: `ME: If I get up, somebody might count the cushions.`,
        fate: `
          ASK: Here, at five past. "Cushions of the World."
          ME: It's a calling.`,
        lost: `
          [{ME} lifts something out of the dust, and shakes it.]
          ASK: It's only an old cushion. It's got toothmarks all round.
          ME: Those are mine. It's the one I was born on.`,
        end: `
          ASK: You'd better have this cushion. A hero sat on it.
          ME: One of my own! And somebody else warmed it!`,
        later: `
          ME: I've got a cushion of my own.
          ASK: And is it soft?
          ME: You don't SIT on it! It's got its own chair.`,
      },
      turns: [
        `[{ASK} sits down. OOF.]
         ASK: Where's the cushion?
         ME: What cushion?
         [{ME} is a good deal rounder than before.]`,
        `[OOF.]
         ASK: That's two of them!
         ME: Perhaps you're losing weight.`,
        `[{ASK} sits down. It is soft.]
         ASK: It's back!
         ME: I warmed it.`,
      ],
      twist: 'Gary gets rounder as cushions vanish',
    },
    'Bard Bellamy': {
      short: 'Bellamy',
      want: 'somebody to join in',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          ME: "There once was a bard, with a lute and a song..."
          [Nobody joins in.]
          ME: And that's as far as it ever gets.`,
        stake: `ME: "Alas and alack, it will never come back!" There are eleven more verses.`,
        snap: `ME: "We're all going to die, and I can't find a rhyme!"`,
        reason: `ME: "I'd rise with the sun, but my foot's gone to sleep." It's a lament.`,
        fate: `
          ASK: Here, at ten to. "Sing Along With Us."
          ME: "Us"! Did you hear? It says "us"!`,
        lost: `
          [From far down in the dark, a small voice. "Tra la."]
          ME: That's my echo! I lost it years ago!
          ASK: Is it all right?
          ME: It's still joining in.`,
        end: `
          ME: "And so someone rose from the seat..."
          ASK: "On both feet!"
          ME: You joined in! You even brought your own rhyme!`,
        later: `
          ME: They all join in now.
          ASK: Isn't it what you dreamed of?
          ME: They're flat, they're late, and it's a different song. I cried.`,
      },
      turns: [
        `ME: "There once was a knight who just sat." What rhymes with "sat"?
         ASK: Cat.
         ME: There's no cat in it.`,
        `ME: "He called for his sword and his..." What was that word of yours?
         ASK: You said that there's no cat!
         ME: I've put one in. It's carrying the whole second verse.`,
        `ME: "And they all lived for years in a hat..."
         ASK: "With the cat!"
         ME: You came in! You came in exactly there!`,
      ],
      twist: 'Bellamy fits a cat into the ballad',
    },
  },
  recall: `
    PAL|LEAD: It's been embroidered on a cushion. "{Line}."
    BOSS: Who sits on it?
    PAL|LEAD: Nobody dares. It's the best seat in the house, and it's empty.`,
  scenarios: [
    {
      id: 'under',
      shape: 'locked room',
      title: 'Down the Back || The Land Beneath the Cushions',
      premise:
        'Heroes must go down the back of the sofa to look for the Old Remote, since {keeper} has lost the new one.',
      game: 'Whatever anybody looks for stays lost, and it turns up as soon as nobody is looking.',
      least: 3,
      facts: {
        prop: 'the remote',
        event: 'a quest',
        crowd: 'the lost people',
      },
      effects: {
        remote: {
          noise: `BOSS: Now it's at full volume! For ever! It's the gardening!`,
          lost: `BOSS: It's {where}! So now I'll have to watch what's ON!`,
          stuck: `BOSS: None of the buttons will go down! It's the gardening, for the rest of our lives!`,
          mixed: `BOSS: It's {where}! It won't do what it's told any more! It only wants to be held!`,
          mess: `BOSS: It's drowned! It's left us on the gardening!`,
        },
      },
      after: `
        BOSS: I switched it on again this morning. Only to look.
        PAL|LEAD: And what was on?
        BOSS: People going on a quest. They did it all sitting down.`,
      acts: [
        {
          title: 'Nine Hundred Channels',
          time: 'EVENING',
          beat: 'There is nothing on, and an old remote has been lost down the back of the sofa.',
          text: `
            [They all sit on one old sofa, in front of one television. Click. Click. Click.]
            BOSS: There's nothing on.
            FOE: That was channel nine hundred. There aren't any more. || You've been through nine hundred channels.
            BOSS: One of them may have changed its mind. || Then I'll go through them again. Faster.
            <?chan> [Click. "...and the winner is..."]
            <?chan> FOE: Wait! Who's the winner?
            <?chan> BOSS: You can't stay on one channel. You might miss something.
            PAL|ANY: We could switch it off, and talk. || Couldn't we switch it off, and talk to each other? ## Couldn't we switch it off, and go to bed? I don't mean to sleep.
            BOSS: One can't switch it off. There's no button for that. || Switch it off? There's no button for that!
            * plant off
            [Click. "...so you cover the bulbs with straw..."]
            BOSS: Ugh! The gardening! || Not the gardening!
            <first> +BOSS: Who's that at the door? If it's somebody new, they can choose a channel.
            > lead arrive
            <handed> > place intro
            > turns
            <?b> > hook FOE claim
            !FOE: Where's my slipper? I've looked for it everywhere.
            BOSS: Then stop! A thing only turns up when you've stopped looking for it. || You have to stop looking! That's when a thing turns up.
            [{FOE} looks at the ceiling, and whistles. PLOP. The slipper comes up between the cushions.]
            * plant look
            !FOE: It works! || There it is!
            BOSS: The Old Remote fell down there, when I was small. It was gray, and it had only one button.
            FOE: Didn't anybody go and look for it? || And didn't they find it?
            BOSS: Many did. They're still looking. || Many went down to look. They haven't stopped yet.`,
        },
        {
          title: 'The Gardening',
          time: 'A LITTLE LATER',
          beat: 'The remote ends up {where}, and the cushions are lifted.',
          text: `
            <handed> BOSS: {call}, I'll trust you with the remote. Choose well. And not the gardening! || Here, {call}. It's your turn. Choose any channel but the gardening!
            <taken> BOSS: Here's the remote. Anything you like, as long as it isn't the gardening!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect remote
            ["...now cover the bulbs with straw, and wait..."]
            LEAD: How long do we have to wait?
            ["...until the spring."]
            > turns
            <?x2> > hook BOSS claim
            PAL|LEAD: Somebody has to go down, and find the Old Remote. || Then there's only one way. Somebody has to go down for the Old Remote.
            [They lift a cushion. A cold wind comes up. It smells of peanuts.]
            <?bread> FOE: How deep is it?
            <?bread> [{BOSS} drops a cookie. They listen. They go on listening.]
            <?bread> PAL|LEAD: It's still going. And now somebody's said "thank you".
            > turns
            BOSS: Everybody, look as hard as you can! And don't stop! || Hold hands, and look hard! Nobody stops looking until we've got it!`,
        },
        {
          title: 'Beneath the Cushions',
          time: 'TIME IS NOT KNOWN THERE',
          room: 'UNDER THE SOFA',
          beat: 'They climb down, and find everything but what they are looking for.',
          text: `
            [They climb down between the cushions, past a comb, past a crust, past a king's ransom in small coins.]
            FOE: It's enormous! Look at that! A forest of pencils! || Who'd have thought that there was so much under us?
            PAL|LEAD: And we were sitting on it. ## My first wedding ring! And my second! They're keeping each other company! || Everything that anybody ever lost!
            [They look for the Old Remote. They look behind every pencil.]
            PAL|FOE: I've found scissors, a tooth, and half a birthday cake. But no remote! || Here's a comb! A flute! A goldfish! And not one remote!
            !BOSS: Then look harder! || You're not looking properly!
            <?b> > hook FOE lost
            > turns
            <?keys> !FOE: Has anybody lost a bunch of keys?
            <?keys> !BOSS: They're mine! So that's why I never go out! ## They're mine! I was walking out on my marriage, and couldn't find the keys! We've had ten good years since!
            BOSS: {call}, there's a crack. Reach in! || There, in that crack! Reach in, {call}!
            [{LEAD} reaches in, up to the shoulder.]
            FOE: Can you feel anything? || Is it there?
            LEAD: A hand. It's feeling for me, too. || It's warm, and it's shaking hands.
            [{LEAD} pulls. Out comes somebody gray all over. And, holding on behind, another. And another.]
            ["We only came down for a coin," says the first. "There was still a king on it." || "We dropped a coin," says the first. "We only leaned over for a moment."]
            !FOE: And you've never gone home?
            ["Without the coin?" says the second. "Mind your elbow."]
            !BOSS: The poor things! They'll be here for ever. Come on, keep looking! || How sad, to waste a life like that! Now get back to looking!`,
        },
        {
          title: 'The Goose',
          time: 'NOR THERE',
          room: 'UNDER THE SOFA',
          beat: 'They cannot get out, and somebody tells of a goose.',
          text: `
            [Far above, FLUMP. The cushion has fallen shut. It is quite dark.]
            LEAD: Look for the way out! || We're shut in! Look for a door!
            [They look for it everywhere. They look for it in each other's ears.]
            PAL|FOE: It isn't anywhere! || I can't find it!
            BOSS: Then here we stay. {call}, shout something up to the world. || So this is where we live now. {call}! Shout up something to remember us by.
            > lead lastWords
            [It echoes. Nobody shouts back. They all sit down on the biggest lump.]
            > turns
            BOSS: What do people do, when there's no television? ## What do people do in the dark, with no television? I only know of one thing, and I've got a bad back.
            !FOE: There was once a goose. It stood at our gate. Whenever I fetched the milk, I had to pay it one button.
            [{FOE} stops, to breathe.]
            !BOSS: Go on! What does a goose want with buttons?
            !FOE: It wouldn't say. On Monday, it had my top one. On Tuesday, both cuffs.
            PAL|LEAD: Why both?
            !FOE: There was cream. By Thursday, I'd only got one button left. And that held up my trousers.
            PAL|LEAD: You didn't give it that one!
            !FOE: My grandmother wanted her milk. ## I was in love with whoever sold the milk.
            [One by one, the gray people let their arms sink, to hear better.]
            !FOE: So on Friday, I needed both hands for my trousers. And who carried the milk?
            PAL|LEAD: Who?
            !FOE: The goose. In a lovely new coat. All buttoned up.
            [A long silence.]
            !BOSS: I never saw that coming! And it wasn't even in color! || Is there a second part? Is it tonight?
            <?x2> > hook BOSS lost
            [They tell each other stories. Nobody looks for anything.]
            > turns
            PAL|LEAD: It's tomorrow! || It's morning! ## It's morning! I've been up all night with all of you, and I can look at everybody!
            !BOSS: Is it? I never asked what was on! || But nobody's asked what was on!`,
        },
        {
          title: 'The Old Remote',
          time: 'NEARLY MORNING',
          room: 'UNDER THE SOFA',
          beat: 'They have stopped looking, so they find the Old Remote, and what its one button is for.',
          text: `
            [FLUMP. Far above, the cushion falls open. Light comes down.]
            LEAD: The way out! || There's the way out!
            PAL|FOE: And nobody was looking for it! || It only turned up when we'd stopped looking!
            * pay look
            [PLING. At the feet of the gray people lies a coin, with a king on it.]
            <?king> !FOE: What will you buy with it?
            <?king> ["A candle." || "A ticket home."]
            [{freed}]
            * prop
            !BOSS: There's the new remote! But what are we sitting on? || The new remote's back, too! And what's this hard thing that I'm sitting on?
            [They stand up. They look down at the lump.]
            !FOE: It's gray. It's got only one button!
            PAL|LEAD: The Old Remote! We've been sitting on it all night!
            !BOSS: What does the button say?
            [They blow off the dust. They hold it up to the light.]
            !FOE: "Off."
            !BOSS: Off? || It can't be. My grandmother had one, and we never believed her.
            * pay off
            [Click. Far above, the gardening stops. {hush} Then, one after another, people laughing.]
            BOSS: Oh! That's what it's like. || I can hear myself. I sound nice. ## I can hear you breathe. It used to drive me mad. I'd like some more of it.
            > turns
            <?n> > lead last
            [They climb up, all of them, the gray people too. They squeeze onto the sofa, and look at the dark screen.]
            FOE: I can see all of us in there. We look like a show. || Look at us in it! It's a very big cast.
            LEAD: What's on?
            [Somebody moves up. Somebody passes the peanuts. {FOE} breathes in, to begin: "There was once a goose..."]
            !BOSS: There's nothing on.`,
        },
      ],
    },
    {
      id: 'rise',
      shape: 'siege',
      title: 'Who Will Rise? || The Oath of the Sofa',
      premise:
        'Heroes on a sofa must change the channel, while whoever gets up has lost the seat, and {keeper} has the last battery.',
      game: 'Nobody will get up for anything, and the channel changes whenever somebody moves who is sitting on something hard.',
      facts: {
        prop: 'the last battery',
        event: 'a quest',
        crowd: 'the armies of the East',
      },
      effects: {
        battery: {
          noise: `PAL|LEAD: That was the last power in the whole realm. And it's gone off!`,
          lost: `PAL|LEAD: The last power in the realm, and it's {where}! And I was so comfortable.`,
          stuck: `PAL|LEAD: The last power in the realm, and it's got its hands tied.`,
          mixed: `PAL|LEAD: It's {where}! I always said that it had a plus side.`,
          mess: `PAL|LEAD: You mustn't get them wet! It's humming! Why's it humming?`,
        },
      },
      after: `
        BOSS: I stood for an hour last night. On my own two legs.
        PAL|LEAD: What was it like?
        BOSS: Tall.`,
      acts: [
        {
          title: 'The Oath of the Sofa',
          time: 'THE THIRD AGE, AFTER SUPPER',
          beat: 'Somebody ought to get up, and there is an oath.',
          text: `
            <2> > lead arrive
            [One sofa, full of heroes, and one television, six feet away.]
            <next> [The supper has been cleared away.]
            BOSS: I ask you all. Who will rise?
            [Nobody rises. A sofa creaks.]
            FOE|LEAD: What for? || Rise? As in, with the legs? ## Rise? I haven't done that since the honeymoon.
            BOSS: The remote is lost. It's been the shopping hour since March. Somebody must walk to the set, and press. || The remote is lost, and there's nothing on but shopping! Somebody must walk to the set, and press.
            PAL|LEAD: And what happens to the seat?
            BOSS: Who leaves it, loses it. That's the oath. ## Who leaves it, loses it. That's the oath. It's the only one I've ever kept. || You know the oath. Who leaves the sofa has lost the seat, for ever.
            * plant oath
            [{BOSS} leans back. BLIP. On the television, somebody is frying an onion. "...and whatever you do, don't move it."]
            FOE|LEAD: It's changed! All by itself! || Who did that? The channel's changed!
            BOSS: Sorcery! || Some power did it. An old one. I felt it in my hip. ## Some power did it. An old one. I felt it in my hip. It's years since I felt anything there.
            * plant blip
            <?a> > place why
            <first> <3+> BOSS: We need a hero. Above all, we need somebody who's already standing up.
            <3+> > lead arrive
            <handed> > place intro
            <2> BOSS: You've come to save us. You were the only one in the realm who was already standing up.
            LEAD: That button, on the set? I could press it for you. || Shall I press that button? I'm up anyway.
            BOSS: Have you a seat? No? Then you've no say in what we watch. That's the other oath.
            <?b> > hook BOSS claim
            > turns
            <family> [{BOSS} leans forward. BLIP. A field, a great gray herd. "...they can lie like this for weeks."]
            <rated> [{BOSS} leans forward. BLIP. A field, a great gray herd. "...they mate once a year, and do not get up for it."]
            <?c> > hook FOE reason`,
        },
        {
          title: 'The Last Battery',
          time: 'LATER',
          beat: 'The last battery ends up {where}, and still nobody gets up.',
          text: `
            > turns
            <handed> BOSS: Wherever it is, the remote must be starving. Here's the last battery. {call}, carry it, until we find a hole that fits.
            <taken> BOSS: Wherever it is, the remote must be starving. Here's the last battery. Nobody lose it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect battery
            <handed> > place worse
            FOE|LEAD: Somebody's got to do something! || It's getting worse! Why's nobody doing anything?
            BOSS: Who will rise?
            [Nobody rises.]
            <?d> > hook PAL reason
            <?e> > hook FOE stake
            > turns
            [{BOSS} sighs, and sinks an inch. BLIP. A detective, in the rain. "...somebody in this room is sitting on something."]
            PAL|LEAD: What does that mean? || I like this one. Who's sitting on what?
            BOSS: Secrets, I suppose. || Ssh. It's a figure of speech.
            <handed> <?x1> > lead search
            <?itch> FOE|LEAD: Could you lift your foot? I think it's in my soup.
            <?itch> BOSS: It's YOUR foot.
            <?itch> FOE|LEAD: Then whose is this one? ## Then whose have I been stroking?
            <handed> <?f> > lead ban
            > turns`,
        },
        {
          title: 'The Armies of the East',
          time: 'NEARLY NINE',
          beat: 'The enemy is at the door, and nobody gets up to let it in.',
          text: `
            [Spears, a great many, and boots.]
            FOE|LEAD: It's the enemy! Somebody's got to stop them! || Twenty thousand spears! Who'll hold them back?
            BOSS: Come in! And wipe your feet!
            > place crowd
            [A soldier looks at the sofa, and at the floor, and lets down a very heavy spear. "Aaah."]
            ["Surrender!" shouts a general. "Stand up, with your hands in the air!"]
            BOSS: We can do the hands. || You can't have both. ## You can't have both. I told my wife the same.
            [{BOSS} raises both hands. BLIP. A tall person with a pointer. "...and tomorrow, a mild front from the east."]
            ["You can't conquer people who don't stand up," says the general. "It'd look like cleaning." || "A hundred lands, and nobody ever stayed sitting," says the general. "What do we do now?"]
            BOSS: Sit down. There's no oath about the floor.
            > turns
            PAL|LEAD: Can anybody reach the set from here? || It's only six feet to the button.
            BOSS: {call}! You may not press it. But can you make it jump? || {call}, you're not to press it. You might give it a fright.
            > lead attempt
            <taken> > place worse
            > turns
            <?h> > place stir
            <?x2> > lead wait
            [BLIP. A wedding. "...if anybody here knows of a reason, let them rise now."]
            [Twenty thousand soldiers look at the sofa. The sofa looks at the floor.]`,
        },
        {
          title: 'The Hollow',
          time: 'LATE',
          beat: 'It gets so bad that somebody says why they will not get up.',
          text: `
            <?i> > place door
            [{BOSS} leans back. Blp. On the television, half a cow, upside down.]
            FOE|LEAD: The sorcery's dying! Somebody has to get up! It's only a seat! || That was only half a channel! Rise! It's only a seat!
            BOSS: Look at this hollow. It took me eleven years. It's the only thing in the world that's my shape. ## Look at this hollow. It took me eleven years. No marriage of mine ever kept its shape like that. || If I get up, what am I? A person in a room. Here, I've got a hollow. ## If I get up, what am I? A person in a room, with a figure. Here, I've got a hollow.
            > lead comfort BOSS
            > turns
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            <wish> [Blp. Somebody in bed, and flowers. "...and is there nothing that you want, grandfather?"]
            <wish> BOSS: {call}, that's you, I think. || It does mean you, {call}. You're the one who's on your feet.
            <wish> > lead lastWords
            > turns`,
        },
        {
          title: 'On Both Feet',
          time: 'MIDNIGHT',
          beat: 'Somebody rises, and everybody sees what was under there.',
          text: `
            > lead save
            > place saves
            [{freed} It is going to roll under the set. {BOSS} is up. {BOSS} has it.]
            * prop
            [The sofa creaks, as if it had lost somebody.]
            PAL|LEAD: You rose! || You're up! On both feet! ## You're up! On both feet! I'd forgotten that you had a behind!
            BOSS: I never thought. It was rolling. || Somebody had to catch it. Is this how tall I am?
            FOE|LEAD: What's that, in your hollow? || And what's that thing that you've been sitting on?
            [On the cushion, flat and warm, lies the remote.]
            BOSS: I thought that was my hip. || All those years. I took it for my hip.
            PAL|LEAD: So the sorcery was...
            +BOSS: Me. Each time that I sighed.
            * pay blip
            * pay oath
            <?seat> FOE|LEAD: You left the seat. So by the oath, it's anybody's.
            <?seat> [Everybody looks at the hollow. It is very much one person's.]
            <?seat> PAL|LEAD: I couldn't. It'd be like wearing your face. ## I couldn't. It'd be like getting into your bed. And it's still warm.
            > turns
            <?x3> > place gift
            > hook BOSS end
            <?o> > lead last
            [{BOSS} puts the battery into the remote. Click. It's a whole cow, the right way up.]
            ["DOWN IN FRONT!" roar twenty thousand soldiers.]
            [{BOSS} turns round to sit down. In the hollow, fast asleep, lies the general.]
            FOE|LEAD: By the oath, it's his. || He rose to the occasion. And then he sat in it.
            !BOSS: Ssh. Look. He's nearly my shape.`,
        },
      ],
    },
    {
      id: 'guide',
      shape: 'wrong guest',
      title: 'It Is Written || Tonight at Seven',
      premise:
        'A land lives by an ancient scroll that says what comes at what hour, and takes {lead} for the stranger who was foretold.',
      game: 'The prophecy is what is on television tonight, and it all comes true, more or less.',
      strangers: true,
      facts: {
        prop: 'the scroll',
        event: 'a quest',
        crowd: 'the pilgrims',
      },
      effects: {
        scroll: {
          noise: `FOE|LEAD: That must be the concert that was foretold. How far had we read?`,
          lost: `FOE|LEAD: So the future's {where}. How far had we read?`,
          stuck: `FOE|LEAD: The future's all tied up. How far had we read?`,
          mixed: `FOE|LEAD: The future's {where}! That was never foretold. How far had we read?`,
          mess: `FOE|LEAD: The future's running. It's running down the carpet. How far had we read?`,
        },
      },
      after: `
        [A thump, at the door. Something shiny slides in.]
        PAL|LEAD: The new one's come! It's Thursday!
        BOSS: Don't read me the end. Only tell me, is there weather?`,
      acts: [
        {
          title: 'Every Thursday',
          time: "ALMOST SEVEN O'CLOCK",
          beat: 'It is written that a stranger comes, and one comes.',
          text: `
            <2> > lead arrive
            [{BOSS} unrolls a scroll. It is shiny, and there is a coupon on the back.]
            BOSS: "Tonight at seven. A Stranger Comes to Town." It is written! || Hear what is written! "Tonight at seven. The Stranger."
            FOE|LEAD: Who writes it? || Where does it come from?
            BOSS: It's signed at the top. "T. V. Guide." It comes every Thursday, and it's never been wrong. ## It's signed "T. V. Guide". It comes every Thursday. On Friday I do what it says. It knew about the divorce. || From the prophet himself. He signs it, "T. V. Guide". And it always comes true.
            * plant scroll
            PAL|LEAD: And what comes after the stranger?
            BOSS: "Half past seven. Cooking With Cheese." And whatever's written, we have to do, to the minute.
            FOE|LEAD: How does it end? || And at the very bottom?
            BOSS: As it always ends. "To be continued."
            <3+> <?a> > hook BOSS claim
            <3+> > lead arrive
            BOSS: On the stroke of seven! It's the Stranger! || And there you are! It's seven, to the second!
            > lead flattered BOSS
            <handed> > place intro
            <3+> <?b> > place why
            PAL|LEAD: Was that foretold? || Was that the cheese?
            BOSS: There's a small picture of it. Next to the horse.
            > turns`,
        },
        {
          title: 'Cooking With Cheese',
          time: 'HALF PAST SEVEN',
          beat: 'They fulfil the prophecy as well as they can, and the scroll ends up {where}.',
          text: `
            BOSS: It's half past! Who's got cheese? || "Cooking With Cheese"! It's time! Quickly!
            FOE|LEAD: There's none in the land. There's only {food}.
            BOSS: It's a very old script. It might say "{food}".
            <?c> > hook FOE fate
            > turns
            <handed> BOSS: O Stranger, take the scroll! Read us the rest! || Now you must read it. Nobody else is in it by name. Here, Chosen One.
            <taken> BOSS: Bring the scroll! The Stranger shall read us the rest!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect scroll
            <taken> PAL|LEAD: How far had anybody read?
            !BOSS: As far as nine. "Nine o'clock. The End of Everything." And there it was torn. || Only to nine o'clock. It said "The End of Everything", and it had a little skull.
            * plant end
            <handed> > place worse
            <handed> <?x1> > lead search
            > turns
            <?wear> PAL|LEAD: That's an hour from now! What do people wear? ## That's an hour from now! Is it that sort of end, or should I ring my wife?
            <?wear> BOSS: It didn't say. It said "with subtitles". ## It said "with subtitles". It's usually French, and nobody wears much.
            <?e> > hook FOE stake`,
        },
        {
          title: 'A Film About a Horse',
          time: "EIGHT O'CLOCK",
          beat: 'The pilgrims come to see the Chosen One do what is written at eight.',
          text: `
            > place crowd
            BOSS: Pilgrims! Behold! It's eight, and here's what's written at eight!
            PAL|LEAD: What is written at eight?
            BOSS: I only saw the picture. It was a horse, and somebody crying.
            [Everybody looks at {LEAD}.]
            FOE|LEAD: Who's the horse? || Which of us is crying? ## Which of us is crying? My last marriage was that picture, and I wasn't the one on top.
            BOSS: O Chosen One, show us! || Whichever comes. Chosen One! Begin!
            > lead teach
            > turns
            [Some of the pilgrims kneel. One of them neighs.]
            PAL|LEAD: It's come true! That one's crying!
            BOSS: It's exactly like the picture, if you turn it. ## It's exactly like the picture, if you turn it. So was my wedding night.
            <?ads> [Everybody stands up, and goes out. They come back with drinks.]
            <?ads> LEAD: What was that?
            <?ads> BOSS: The Break. It's very holy. It comes every quarter of an hour.
            > lead attempt
            <taken> > place worse
            > turns
            <?g> > hook BOSS claim
            <?x2> > place stir
            <?h> FOE|LEAD: I don't think that this is the Chosen One. It says "with a dog". || In the picture the Stranger had boots, and a different head.
            <?h> BOSS: That was the repeat.
            <?h> > lead pretend`,
        },
        {
          title: 'The End of Everything',
          time: "ALMOST NINE O'CLOCK",
          beat: 'It is nearly nine, and everybody gets ready for what is written.',
          text: `
            BOSS: Four minutes to nine. ## Four minutes to nine. Does anybody want to hold somebody? I'm only asking for the picture. || It's almost nine. Has everybody been to the toilet? ## It's almost nine. If anybody's secretly in love with anybody, there's three minutes.
            FOE|LEAD: Can't it be changed? || Couldn't we do something else at nine?
            BOSS: It's in print! || There was something on the other side. It was golf. ## There was something on the other side. It had bodies in it. It was golf.
            > turns
            <?i> > place door
            <?x3> > lead found
            PAL|LEAD: I'd have done it all another way, if I'd known that it was only on till nine.
            > lead comfort
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            > turns
            [BONG. BONG. Nine of them. Everybody counts.]
            <wish> BOSS: Nine. Chosen One! You've got the last line. They say it in slow motion.
            <wish> > lead lastWords`,
        },
        {
          title: 'In Brackets',
          time: "NINE O'CLOCK",
          beat: 'The scroll comes back, and there is one more word on it.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} reads. {BOSS} reads it again.]
            * prop
            FOE|LEAD: What does it say? Are we dead?
            !BOSS: "Nine o'clock. The End of Everything." And then there's a word in brackets.
            PAL|LEAD: What word?
            !BOSS: "Repeat."
            * pay end
            [A long silence.]
            FOE|LEAD: You mean, we've had it already? || When was it on before?
            BOSS: Last Thursday, by the look of it. We were out. || In August. It rained. I remember thinking, "Is that all?"
            * pay scroll
            > turns
            <?x4> > place gift
            > hook BOSS fate
            <?o> > lead last
            LEAD: So who am I? || Then I'm not the Chosen One?
            BOSS: "A Stranger Comes to Town." It's a series. You're in it every week. || It says here, "New regular cast." That's you. There's a picture, if you turn it.
            PAL|LEAD: And what comes now?
            BOSS: "Half past nine. The Weather." It says mild. || "Half past nine. People Sitting Together, Eating." ## "Half past nine. Adult Themes." I expect that it's the bills.
            FOE|LEAD: And after that?
            [{BOSS} turns the scroll over. {hush} There is one line left.]
            !BOSS: "To be continued."`,
        },
      ],
    },
  ],
}
