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
          ME: Mostly "Get out of my bath". ## Mostly what they'd like to do with a uniform. I take notes.`,
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
         ME: Nothing. You came in on the second bar.`,
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
      id: 'hat',
      shape: 'wake',
      title: 'Whoever Holds It || Easy, Kid',
      premise:
        "Whoever holds a great detective's hat must go out in the fog when somebody shouts, and {lead} is holding it.",
      game: 'Nobody will be caught with the hat, until everybody is.',
      facts: {
        prop: 'the hat',
        event: 'a wake',
        crowd: 'the mourners',
      },
      effects: {
        hat: {
          noise: `PAL|BOSS: It's {where}! That hat was famous for being quiet!`,
          lost: `PAL|BOSS: It's {where}! All those years it found people, and nobody's looking for it!`,
          stuck: `PAL|BOSS: It's {where}! It was meant to sit on a head, not to be a parcel!`,
          mixed: `PAL|BOSS: It's {where}! And on the day of its own funeral!`,
          mess: `PAL|BOSS: It's {where}! There goes the last dry hat in the city!`,
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
            ASK: That was you? People get lost on purpose, to hear the next part.`,
        },
        'Velvet Valentina': {
          tale: `
            ME: I told the hat that I was lost. It just took my hand. It didn't ask for proof.
            ASK: What sort of hand was it?
            ME: Small. And it had mustard on it.`,
          night: `
            ME: I wore it on Tuesdays. In that hat, I'd say "This way", and they'd come. They believed me!
            ASK: They'd have followed you anywhere. There's a whole street of them, living in the wrong house.`,
        },
        'Gruyere Greta': {
          tale: `
            ME: I'd dropped a whole cheese in the fog. The hat rolled it home beside me.
            ASK: Was it tall?
            ME: It came up to the cheese.`,
          night: `
            ME: On Wednesdays it was me, with something hot in a jar.
            ASK: That was your fondue? They get lost again at the corner, so as to ask for more!`,
        },
        'Lieutenant Low': {
          tale: `
            ME: I was lost in front of the police station. The hat turned me round. It was so tactful.
            ASK: How big was it?
            ME: Enormous. I only saw the knees.`,
          night: `
            ME: It was me every Thursday. They told me everything, all the way home!
            ASK: Even about the boats? ## Even about the taxes? And the other taxes?
            ME: I've never breathed a word. I've only smiled.`,
        },
        'Dipper Dan': {
          tale: `
            ME: I'd got so lost that I'd nothing left to steal. The hat felt in its pocket, and gave me half a sandwich.
            ASK: What did it look like?
            ME: Egg.`,
          night: `
            ME: I wore it on Fridays. I'd put a little something back in their pockets.
            ASK: Then feel in your own. There's a little something.
            ME: A button! Somebody's given me a button!`,
        },
        'Saxophone Moe': {
          tale: `
            ME: I'd been going round a lamppost for an hour. The hat said, "You can let go now."
            ASK: What kind of voice did it have?
            ME: High. Or far away.`,
          night: `
            ME: I was under it on Saturdays. I hummed, so that they'd know which way to walk.
            ASK: People danced home to that!
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
          title: 'Nothing Under It || Next!',
          time: 'LATE EVENING',
          beat: 'A great detective is mourned, and nobody wants to be the one who holds the hat.',
          text: `
            <2> > lead arrive
            BOSS: The Fedora is dead, our great detective. They found the hat on the bridge this morning, with nothing under it. || We're here to bury the Fedora, our great detective. There's only the hat. It lay on the bridge this morning, with no one in it.
            * plant hat
            FOE|LEAD: What was the face like? || Who was under it, all those years?
            PAL|BOSS: Who could see, in that fog? Whoever was lost would shout. Then three steps, and a voice. "Easy, kid. Somebody's coming." || In all that fog? Whoever was lost would shout. Then three steps, and a voice. "Easy, kid. Somebody's coming."
            * plant easy
            [TAK. TAK. TAK.]
            FOE|LEAD: Steps! || It's here!
            BOSS: That's the gutter. It's taking it very hard. || No, that's the gutter. It's been like that all day.
            * plant steps
            FOE|LEAD: There's a label in the hat. "Whoever holds this has to go." || It says something in the lining. "Whoever holds this has to go."
            PAL|BOSS: Go where?
            * plant label
            ["Hello?" A small voice, far out in the fog. "I'm lost!"]
            FOE|LEAD: I was only reading it! You hold it! || Out there? Here, you hold it!
            !BOSS: In these shoes? Next! ## In these shoes? My divorce lawyer's counting my nights out! Next! || I've got a cold! Somewhere! Next! ## Tonight? My divorce lawyer's counting my nights out! Next!
            <4+> !PAL: Not me! I'm in mourning! ## Not me! My wife's begun to ask where I go! || Me? I only came for the sandwiches! ## Me? I only came to meet the widow!
            [The hat goes from hand to hand. It has never been so quick.]
            <first> <3+> FOE: Look, a stranger! With both hands free! || Look who's there! Two hands, and nothing in them!
            <3+> > lead arrive
            <first> <?b> > hook BOSS claim
            > place intro
            > turns
            !BOSS: {call}, would you hold this? || {call}, just hold this a moment.
            [Everybody takes three steps back.]
            LEAD: Is it for me? Why are you all over there? || It's my size! Where's everybody going?
            ["Hello? Is somebody coming?"]
            FOE|BOSS: Yes! || Any minute now!`,
        },
        {
          title: 'Is the Nail Coming?',
          time: 'CLOSE TO MIDNIGHT',
          beat: 'The hat ends up {where}, so that nobody is holding it, and nobody has to go.',
          text: `
            ["Hello? Who is it that's coming?"]
            FOE|BOSS: It's {lead}! || Whoever's got the hat!
            LEAD: I haven't got it! I've hung it on a nail! || It's not me! It's on a nail now!
            PAL|BOSS: Then the nail has to go.
            ["Is the nail coming?"]
            FOE|BOSS: It's putting on its coat! || It's looking for its shoes!
            > turns
            PAL|LEAD: That's a child out there! Get that hat down, somebody! ## That's somebody's husband out there! Get that hat down! || That's a very small voice! Get that hat off there! ## That's somebody's husband out there! Get that hat down!
            !BOSS: Whoever takes it down is holding it.
            [Nobody moves.]
            !BOSS: {call}, could you get that down without touching it? || {call}, you're clever. Fetch it, but don't hold it.
            > lead help
            > effect hat
            FOE|LEAD: And who's holding it?
            BOSS: Nobody! So nobody has to go! || Nobody at all! We're saved!
            [They all shake hands.]
            ["Hello? I can hear you being happy! Where am I?"]
            PAL|LEAD: There! || Over there!
            ["Oh, good! There's a dog here!"]
            BOSS: Then ask the dog!
            > turns
            <?x1> > lead search
            <?x2> > lead ban
            <?other> FOE|LEAD: Couldn't it be some other hat?
            <?other> [Everybody sits down on their own.]`,
        },
        {
          title: 'Left at the Lamppost || A Very Fast Dog',
          time: 'MIDNIGHT',
          beat: 'They tell the voice the way, all of them, and know it strangely well.',
          text: `
            > place crowd
            ["May we hold the hat?" asks an old lady.]
            !BOSS: I wish somebody would. It's {where}. || Nothing would please me more. But it's {where}.
            ["It had such cold hands," she says. "It was nice to hold something that needed it." ## "It had such cold hands," she says. "I never once asked where it was warming them." || "It held my hand once," she says. "One couldn't tell which of us was shaking." ## "It held my hand once," she says. "I told it that I lived much further away."]
            > turns
            <?t> > hook FOE tale
            <?t> <3+> > hook BOSS tale
            <?t> <3+> PAL|LEAD: That isn't one detective. That's two, and a ladder. || It can't have been all those sizes. Did it fold?
            <?t> <3+> FOE|BOSS: Fog does that. It lets people out at the waist. ## Fog does that. I once brought home somebody tall and blond. In the morning, it was a mop.
            <?p> > hook PAL tale
            ["Hello? The dog's gone home!"]
            PAL|LEAD: Follow it!
            ["It's a very fast dog!"]
            BOSS: Then go left at the lamppost! It's nine paces, and the last one's loose! || Left, then! By the railings! Mind the seventh, it bites!
            <3+> FOE: No, right! When you smell bread, you're nearly there! || Right! Count the doors! At the one that snores, you turn!
            <4+> !PAL: Straight on! Till your socks are wet! || Uphill! And then down the one that's steeper!
            <?door> ["Somebody's opened a window!"]
            <?door> !BOSS: Is it a lady with a bucket? Then jump! ## Is it a husband with a bucket? Then jump!
            <?door> [SPLOSH. "How did you know?"]
            ["I've done all of that! Now I'm holding on to a lady! She's made of stone!"]
            BOSS: Wonderful! Which way is she pointing? || We know her! Where is she pointing?
            ["She's pouring!"]
            LEAD: How do you know the way, in a fog like this? || You can't see your own feet! How do you know the way?
            [Everybody looks at the ceiling. || Everybody begins to whistle.]
            FOE|BOSS: One hears things. ## I've walked home from a lot of beds. || From the stamps. They've got little views. ## I've left a lot of bedrooms in the dark.
            * plant way
            > turns`,
        },
        {
          title: "It's Only Me",
          time: 'PAST MIDNIGHT',
          beat: 'The fog comes in, all of them are lost, and nobody has the hat.',
          text: `
            ["Hello? I think I'm going to be brave now."]
            FOE|LEAD: That sounds bad. || Oh dear. It's come to that.
            [The fog comes in, and puts out the lamp.]
            PAL|LEAD: I can't see my own hand! || Whose hand's this?
            !BOSS: That's mine. But keep it. || Mine. Don't let go.
            > turns
            FOE|LEAD: I'm lost! Where's everybody gone? || Hello? I'm lost!
            !BOSS: So am I! Whoever's got the hat, come and find us! || Me, too! Who's got the hat? You've got to come!
            [They wait. Nobody has.]
            PAL|LEAD: So that's what it's like, out there. || We've only been lost for a minute. It's awfully long.
            <?cf> > lead comfort BOSS
            <?k> <first> > hook FOE snap
            <?lw> BOSS: {call}, are you still here? If somebody did come, what would you ask for? || Is that you, {call}? If it did come, what would you ask it for?
            <?lw> > lead lastWords
            > turns
            ["Hello? I'm being brave. Is it supposed to feel like this?"]
            LEAD: Couldn't one of us just go? Without a hat? || Then why doesn't one of us go? Just like that?
            !BOSS: They'd see who it was. ## They'd see who it was. My lawyer's against it. || In that? With nothing on my head but hair? ## Into the night? Without so much as a lover?
            FOE|LEAD: And what would one say? || You'd only need something to say.
            !BOSS: "Easy, kid. It's only me"?
            [A long silence. Somebody gets up.]
            [TAK. TAK. TAK.]
            PAL|LEAD: Three steps! It's the Fedora! It's alive! || Listen! That isn't the gutter! It's come back!
            !BOSS: No. It's only me.`,
        },
        {
          title: 'Habit',
          time: 'BEFORE DAWN',
          beat: 'The hat comes back, and everybody reaches for it.',
          text: `
            FOE|LEAD: But I'd know those steps anywhere! || You? But I know those steps!
            !BOSS: I only ever take three. Then I'm frightened, and stand still. || There were always three. After three, I don't dare.
            * pay steps
            <3+> [{freed} In the dark, every hand goes up. They all catch it.]
            <2> [{freed} In the dark, two hands go up. They both catch it.]
            * prop
            !BOSS: Why did you catch it? All night, nobody's wanted it! || You, too? I thought that nobody wanted it!
            <3+> !FOE: Habit.
            <3+> BOSS: What habit? || How does one get that habit?
            <3+> !FOE: I found it one night, lying there, and read the label. Somebody was shouting. ## I found it one night, leaving somebody's bed, and read the label. Somebody was shouting.
            <2> LEAD: I didn't want you to have to. Why did you?
            <2> BOSS: Habit.
            * pay label
            <?l> > hook FOE night
            <2> +BOSS: I found it one night, lying there, and read the label. Somebody was shouting. ## I found it one night, leaving somebody's bed, and read the label. Somebody was shouting.
            > hook BOSS night
            <3+> PAL|LEAD: And the other nights? || And who had it the rest of the time?
            <2> +LEAD: And the other nights? || And who had it the rest of the time?
            [Slowly, {crowd} begin to nod. All of them.]
            !BOSS: Everybody? I thought it was only me! ## Everybody? I told my wife it was a blonde! She'd never believe a hat! || All of you? So that's how you know the way! ## All of you? I told my wife it was a blonde! She'd never believe a hat!
            * pay way
            FOE|LEAD: And who had it last night? || And last night? Why was it empty?
            !BOSS: Me. I'd put it down to tie my shoe, and got lost. So I shouted for the Fedora. || It fell off me, and I couldn't find it. So I shouted for help.
            PAL|LEAD: Did it come? || And nobody came?
            !BOSS: How could it? It was my night.
            * pay hat
            > turns
            <?o> > lead last
            ["Hello? I've stopped being brave!"]
            PAL|LEAD: Who goes?
            FOE|BOSS: Whoever's holding it.
            <3+> [They look down. They're all holding it. Nobody lets go.]
            <2> [They look down. They're both holding it. Nobody lets go.]
            [TAK. TAK. TAK. And then, together, TAK.]
            * pay easy
            !BOSS: Easy, kid. Somebody's coming.`,
        },
      ],
    },
    {
      id: 'sax',
      shape: 'trial',
      title: 'Where Were You Last Night? || The Best Party in Town',
      premise:
        'A saxophone plays at every lie, and whoever it plays at is the thief, so that everybody had better have been with somebody.',
      game: 'They were all alone, which sounds like a lie, so they invent a party, which sounds like the truth.',
      facts: {
        prop: 'the saxophone',
        event: 'a questioning',
        crowd: 'the reporters',
      },
      effects: {
        sax: {
          noise: `FOE|LEAD: It's {where}! That's the loudest silence that I've ever heard!`,
          lost: `FOE|LEAD: It's {where}! The only witness, and now it's a missing person!`,
          stuck: `FOE|LEAD: It's {where}! I've heard of holding a witness. Never like this.`,
          mixed: `FOE|LEAD: It's {where}! What's it going to say in court?`,
          mess: `FOE|LEAD: It's {where}! It was a clean witness, till now!`,
        },
      },
      hooks: {
        'Shadow Sam': {
          alone: `
            ASK: Your turn. Look into the lamp.
            ME: I walked the streets, telling a story.
            ASK: To whom?
            ME: There was only me, and I knew the ending.
            [WAAAOW.]`,
          grant: `
            ASK: "I'd laid a place for everybody." You tell that so well. What happens next?
            ME: You asked! I'd better find something to happen!`,
        },
        'Velvet Valentina': {
          grant: `
            ASK: You said that you were alone, and you were. I've stopped doubting you.
            ME: You have? Would you like to believe the gloves, too?`,
        },
        'Gruyere Greta': {
          alone: `
            ASK: Your turn. What did you do last night?
            ME: I had supper. I asked myself for seconds, in another voice.
            ASK: Did you get any?
            ME: I was so flattered.
            [WAAAOW.]`,
          grant: `
            ASK: If there's ever any more of that fondue, might I have some?
            ME: Somebody's asked! Hold me. No, hold the ladle!`,
        },
        'Lieutenant Low': {
          grant: `
            ASK: I confess. I made up a whole party, and it was the best night of my life.
            ME: A real one! Don't stop! I've got a spare notebook in my sock!`,
        },
        'Dipper Dan': {
          alone: `
            ASK: Your turn. Hands where I can see them.
            ME: I picked my own pocket last night, for company.
            ASK: And who caught you?
            ME: There was nobody to. Only my other hand.
            [WAAAOW.]`,
          grant: `
            ASK: You look cold. Take my scarf. It's a present.
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
        PAL|ANY: We've been here ever since the party. May we go home now?
        [WAAAOW.]
        BOSS: You see how it gets.`,
      acts: [
        {
          title: 'Nobody Leaves || A Lie in the Room',
          time: 'NIGHT',
          beat: 'Somebody has emptied the fondue pot, and a saxophone plays at every lie.',
          text: `
            <2> > lead arrive
            BOSS: Nobody leaves. Somebody's emptied the fondue. || Nobody leaves. That pot's been full for forty years. Somebody's emptied it.
            PAL|LEAD: All of it? || How empty is it?
            !BOSS: I looked in this morning. I saw only one face. Mine. || I looked in. Nobody was down there but me.
            [WAAAOW. In the corner, all by itself, a saxophone.]
            * plant face
            FOE|LEAD: I never touched it! || Who touched that?
            PAL|BOSS: Nobody did. It plays whenever it hears a lie. || Nobody. It hears lies. Whenever there's one, it plays.
            * plant sax
            FOE|LEAD: But it played at you! || But you did the talking!
            !BOSS: It's clearing its throat. So. Whoever makes it play is our thief, and goes to prison. Where were you last night? || It's tuning up. Whoever makes it play is our thief, and goes to prison. So. Where were you last night?
            FOE|LEAD: At home. Alone. || In bed. All by myself.
            [WAAAOW.]
            BOSS: A lie! Who was with you? || So there were two!
            <first> <3+> PAL: Ssh. There's somebody at the door. || Somebody's coming!
            <first> <3+> BOSS: Let them in. Coming isn't leaving. || Let them in. It's only out that's forbidden.
            <3+> > lead arrive
            <first> <?b> > hook BOSS claim
            > place intro
            <3+> BOSS: And how was your evening, {call}? || {call}! How did you spend the evening?
            <3+> LEAD: Out walking, in the fog. Just me. || I looked in at windows. They all had somebody in them.
            <3+> [WAAAOW.]
            > turns
            <4+> !PAL: That's two thieves! I'm only glad that I spent the night quietly, with nobody. || That's two! And I thought I was the only one with nobody to ask me!
            <4+> [WAAAOW.]
            <3+> !FOE: All right! I wasn't alone! || I give up! There was somebody!
            <2> +LEAD: All right! I wasn't alone! || I give up! There was somebody!
            [Everybody looks at the saxophone. Not a sound.]
            BOSS: It's the truth! || At last, the truth!`,
        },
        {
          title: 'You Were Wonderful',
          time: 'LATER THAT NIGHT',
          beat: 'It is found that one needs company, and the saxophone ends up {where}.',
          text: `
            PAL|BOSS: So who was it? || Then out with it. Who?
            <3+> !FOE: {call}! || It was {lead}!
            <3+> !LEAD: Me? I walked alone! || With me? I've never been with anyone!
            <3+> [WAAAOW.]
            <3+> PAL|BOSS: Caught you! Doing what? || That settles it. Doing what?
            <3+> !LEAD: Er... dancing?
            <3+> [Not a sound.]
            <3+> !FOE: Was I any good?
            <3+> !LEAD: You were wonderful.
            <3+> [Not a sound.]
            <3+> !FOE: Did you hear that? It's never wrong!
            <2> LEAD: You!
            <2> BOSS: Me? I sat there all by myself!
            <2> [WAAAOW.]
            <2> LEAD: You see? We were together. We danced.
            <2> [Not a sound.]
            <2> BOSS: Was I any good?
            <2> LEAD: You were wonderful.
            <2> [Not a sound.]
            * plant dance
            > turns
            <4+> !PAL: So was I! I held their coats! || I'd like to change my story. I played the spoons for them.
            <4+> [Not a sound.]
            <3+> !BOSS: Nonsense! I'd have seen you go by! || You can't all have been! I'd have heard something!
            <3+> FOE|LEAD: Go by where? || From where?
            <3+> !BOSS: Nowhere. || I ask the questions.
            * plant knows
            <?f> > hook PAL alone
            <3+> PAL|BOSS: Perhaps the saxophone's tired. {call}, look after it. It's the only honest thing in this city. || Perhaps that saxophone's overworked. {call}, see to it. And gently. There's no other honest soul in this city.
            <2> BOSS: Then it's true! {call}, look after that saxophone. It's never wrong. It's the only honest thing in this city.
            > lead help
            > effect sax
            <?x1> > lead search
            > turns
            !BOSS: Then I'll have to find the thief all on my own. || Never mind. I'll find the thief myself. I do everything on my own.
            [WAAAOW. Even {where}.]`,
        },
        {
          title: 'The Best Party in Town',
          time: 'MIDNIGHT',
          beat: 'The reporters come, and all of them were at a party that never was.',
          text: `
            > place crowd
            BOSS: Sit down! You're all suspects. Where was the press all night? || You, too, are suspects! And where was the press?
            ["In the office," says a reporter. "There's nobody at home to read it to." WAAAOW.]
            PAL|BOSS: Another one! || One more thief! And with a pencil!
            FOE|LEAD: Psst! Say that you were with us! || Psst! It has to be with somebody!
            ["I was with THEM!" says the reporter. Not a sound. "So was I!" call the others. "So were we!"]
            <3+> PAL|LEAD: That's a lot of people. That's a party! || With all of those? Then it must have been a party!
            <2> LEAD: That's a lot of people. That's a party!
            <3+> <?band> FOE|LEAD: With a band! || We danced on the tables!
            <3+> <?band> [Not a sound.]
            <3+> <?band> PAL|LEAD: And a giraffe.
            <3+> <?band> [Not a sound.]
            <3+> <?band> BOSS: It's true!
            !BOSS: You gave one? And nobody asked me? || The whole city was there, and I wasn't asked?
            [WAAAOW.]
            FOE|LEAD: It calls you a liar! So you came! || It says you're lying! You came!
            !BOSS: Did I? What was I wearing? || Did I? Did people talk to me?
            PAL|LEAD: Something blue. And you laughed so much. || Everybody. There was a line.
            [Not a sound. {BOSS} sits down.]
            > turns
            ["And what was there to eat?" asks a reporter.]
            [Everybody thinks. Everybody looks at the pot.]
            LEAD: Fondue? || Cheese?
            [Not a sound.]
            !BOSS: Then you're the thieves! All of you! || So that's who emptied it! The whole party!
            FOE|LEAD: And you. In blue. || You ate with us. For three.
            > turns
            <?x2> > lead ban`,
        },
        {
          title: 'Separate Cells',
          time: 'THE DARKEST HOUR',
          beat: 'All of them are guilty, and {boss} remembers last night better than they do.',
          text: `
            PAL|BOSS: So we're all guilty. At dawn it's prison. || That makes us all thieves. It's prison, as soon as it's light.
            FOE|LEAD: Together?
            PAL|BOSS: In separate cells.
            [WAAAOW. The longest so far.]
            <?cf> > lead comfort BOSS
            <first> <?j> > hook PAL snap
            > turns
            <?lw> BOSS: {call}, they'll let you have one thing in yours. What would you like? || And what would you like in your cell, {call}? One thing.
            <?lw> > lead lastWords
            <3+> FOE: I don't mind. What a party! || I'd do it again. What a night!
            <3> LEAD: And at the end, in our coats already, when {boss} said, "Stay a little." And we did. || I'd got my coat on. And {boss} held the door, and said, "Stay a little." And everybody stayed.
            <4+> PAL|LEAD: And at the end, in our coats already, when {boss} said, "Stay a little." And we did. || I'd got my coat on. And {boss} held the door, and said, "Stay a little." And everybody stayed.
            <2> LEAD: I don't mind. What a party! I'd got my coat on, and you said, "Stay a little." And I did.
            [Not a sound.]
            !BOSS: I did say that. To the chairs. || I said it, yes. To the chairs.
            FOE|LEAD: What chairs?
            !BOSS: There wasn't any party. I sat here. I'd laid a place for each of you. I only never dared to ask. || I sat by the pot, with a plate for each of you. I practiced asking, until it was midnight.
            * pay knows
            FOE|LEAD: And the fondue? || Then who ate it?
            !BOSS: One piece for you, and one for you. Then everybody had seconds. || I ate yours for you. You kept asking for more.
            * pay face
            PAL|LEAD: Then why question us? || And you call us thieves?
            !BOSS: Ask people to dinner, and they're busy. Nobody's too busy to be a suspect. || I had to get you here somehow. For a dinner, you'd all have had a cold.
            [{BOSS} opens the door, as wide as it goes.]
            !BOSS: You're innocent. I did it, alone. You can go home. || So I'm the thief. I did it alone. You can go home.
            [WAAAOW.]`,
        },
        {
          title: 'What It Hears',
          time: 'NEARLY DAWN',
          beat: 'They find out what the saxophone hears, and nobody goes home.',
          text: `
            [{freed}]
            * prop
            FOE|LEAD: There's the liar! I said "alone", and I meant it, and it played! || There's our witness! It got everything wrong!
            <3+> PAL|LEAD: And a whole party that never happened, and not a squeak! || It swallowed a whole party!
            FOE|BOSS: It can't be deaf! Somebody lie to it! || Try it again! Lie to it!
            LEAD: I'm a giraffe. || I'm ten feet tall, and I like everybody's children.
            [Not a sound.]
            PAL|BOSS: It doesn't mind! So what did we say, each time? || Then it isn't lies! What did it hear, each time?
            LEAD: "Alone."
            [WAAAOW.]
            * pay sax
            FOE|BOSS: It doesn't play for liars. It plays for the lonely. || It never called us liars. It was sorry for us.
            [The door is still open. Nobody goes.]
            <?b> > hook BOSS grant
            FOE|LEAD: It's a pity about that party. I'd so have liked to go. || I'll miss that party. I was so good at it.
            <?gf> > hook FOE grant
            !BOSS: It isn't light yet. There's more cheese. || The night's not over. And I know where there's some cheese.
            [The pot begins to bubble. One by one, {crowd} put down a pencil, and pick up a fork.]
            > turns
            <?p> > lead last
            <3+> !FOE: {call}, would you care to dance?
            <3+> !LEAD: Are you any good?
            <3+> !FOE: I'm wonderful. It's never wrong.
            <2> LEAD: May I have this dance? Again?
            <2> BOSS: I'm told that I'm wonderful.
            * pay dance
            !BOSS: It's nearly morning. I suppose that you'll all want to go home. || It's getting light. You'll have homes to go to.
            [WAAAOW. Very softly.]
            <3+> [{FOE} goes to the door, and shuts it.]
            <2> [{LEAD} goes to the door, and shuts it.]
            !FOE|LEAD: Nobody leaves.`,
        },
      ],
    },
    {
      id: 'bread',
      shape: 'contest',
      title: 'Only What You Love || The Wet Half',
      premise:
        'One may only bet what one loves, and whoever drops the bread loses it, so that everybody loves what they want to be rid of.',
      game: 'Two bosses who want to lose their city both drop the bread, and have to bet more, until they are bet themselves.',
      least: 3,
      facts: {
        prop: 'the bread',
        event: 'a fondue',
        crowd: 'the gangs',
      },
      effects: {
        bread: {
          noise: `[GLOMP!]
            BOSS: It jumped in! So would I have!`,
          lost: `[GLOMP!]
            BOSS: It's in the cheese! It must have felt left out!`,
          stuck: `[GLOMP!]
            BOSS: The bread was the only thing here that wasn't stuck!`,
          mixed: `[GLOMP!]
            BOSS: It went in all by itself! It looked happy!`,
          mess: `[GLOMP!]
            BOSS: It slid right off! I never thought of that!`,
        },
      },
      hooks: {
        'Shadow Sam': {
          bet: `
            ME: And my life story. I've told it aloud for years, and nobody's asked what happens next.
            ASK: Do you love it?
            ME: "I couldn't bear to lose it," I said, and looked out into the rain.`,
          grant: `
            ASK: So you were looking out into the rain. What happens next?
            ME: You asked! Sit down! It's only eleven hours!`,
        },
        'Velvet Valentina': {
          bet: `
            ME: Take my voice. Nobody believes it. If I say "Good morning", they search me.
            ASK: Is it dear to you?
            ME: Would I lie to you?
            [Everybody hides.]`,
          grant: `
            ASK: Would you like your voice back?
            ME: I would. I've missed it.
            ASK: I believe every word.
            ME: You do? Write that down, and sign it!`,
        },
        'Gruyere Greta': {
          bet: `
            ME: Then in goes my oldest cheese. In thirty years, nobody's asked for more.
            ASK: And you love that?
            ME: Like a child. One that's left home twice, on foot.`,
          grant: `
            ASK: I've tasted your old cheese. Is there any more?
            ME: Say that again! Slower! I've brought the ladle!`,
        },
        'Lieutenant Low': {
          bet: `
            ME: My pencil, too. I'm half the crime here, and all of the police. I know who did it. And nobody confesses!
            ASK: But do you love it?
            ME: I ask the questions.`,
          grant: `
            ASK: Have your pencil back. I confess. I've enjoyed all this.
            ME: A real confession! Speak slowly! The pencil's crying!`,
        },
        'Dipper Dan': {
          bet: `
            ME: And this watch. Nobody gives me presents, so I see to it myself.
            ASK: That's my watch!
            ME: And you could bear to lose it. I was there.`,
          grant: `
            ASK: About that watch of mine. Keep it. It's a present.
            ME: A present! It ought to have a ribbon. Here's yours.`,
        },
        'Saxophone Moe': {
          bet: `
            ME: I'll add my song. I've only got the one, and it isn't happy.
            [{ME} hums a little. A candle puts itself out.]
            ASK: You're fond of that?
            ME: More than the candle does.`,
          grant: `
            [From the pile comes a song, with nine drums under it.]
            ASK: That's yours! It sounds happy!
            ME: It's met a drummer!`,
        },
      },
      after: `
        PAL|LEAD: And how is it, owning everything?
        !BOSS: Crowded. They all come and visit what they lost.
        [Next door, a drumroll.]
        PAL|LEAD: Couldn't you bet the drums?
        !FOE: We tried. One of us laughed at "love".`,
      acts: [
        {
          title: 'The Wet Half || On Three',
          time: 'NIGHT',
          beat: 'Two bosses sit down to a fondue, to lose half a city each.',
          text: `
            [A pot of cheese bubbles. On either side of it sits a boss, with bread on a very long fork.]
            !BOSS: One city, and two of us. I've got the wet half.
            !FOE: They're both the wet half.
            !BOSS: So it's bread. Whoever drops it loses what they've bet. Whoever holds on gets the lot. || So, the old way. Drop your bread, and you've lost what you bet. Hold on, and you get it all.
            PAL|FOE: It says on the pot, "Bet only what you love." || And only what you love. It's written on the pot.
            * plant love
            !BOSS: I love my half. The gutters. The rats. I couldn't bear to lose it. || I bet my half. Each rat. The mushroom in my bed. I couldn't bear to lose it.
            [A rat looks up.]
            * plant rat
            !FOE: I love mine more. It rains on my pillow, and nowhere else. || And here's mine. The roof has a hole. I sleep under it, so as not to miss anything.
            <first> > lead arrive
            <first> !FOE: You're just in time. We're about to be ruined. || Have a seat. You can watch us suffer.
            > turns
            [A small piece of cardboard falls out of {BOSS}'s coat.]
            LEAD|PAL: What's this? "To the seaside. One way." || You've dropped your ticket. "To the seaside. One way."
            !BOSS: That's my bookmark.
            FOE: What are you reading? || You don't read!
            !BOSS: I'm only up to the bookmark.
            [Another one falls out of {FOE}'s.]
            !FOE: That's the sequel.
            * plant ticket
            PAL|LEAD: You both want to go? Why not just take the train? || Then why don't you both get on a train, and go?
            !BOSS: I did. My gang ran after me with the rats. They thought I'd forgotten them. || A boss can only lose. I left once. They brought my rats to the train, in case I missed them.
            !FOE: On three, then. One.
            [GLOMP! GLOMP!]
            !BOSS: It fell off! I'm ruined! Where's my bucket and spade? || I've dropped it! My poor rats! Has anybody seen my sandals?
            !FOE: So did mine! And it's deeper in! || I dropped mine first!
            <5+> ANY: Both? Then who gets the wet half?
            PAL|LEAD: It goes on, round the back. "All lost? Again, and more." || On the bottom it says, "All lost? Again, and more."
            <?n> !BOSS: And if I don't dip?
            <?n> !FOE: Then you've held on. You get it all.
            <?n> [GLOMP! GLOMP! In one second.]`,
        },
        {
          title: 'Again, and More',
          time: 'LATER THAT NIGHT',
          beat: 'They bet more and more that they love, and {lead} is asked to hold on.',
          text: `
            !BOSS: Then my tandem. It's dear to me. ## Then my double bed. It's dear to me.
            FOE: What's wrong with it?
            !BOSS: Nothing. One seat's like new. ## Nothing. One side's like new.
            * plant seat
            !FOE: And I've a nephew. He's learning nine drums. || Very well. A nephew, with drums. There are nine.
            PAL|LEAD: How does one love nine of them? || Nine? Does anybody love nine?
            !FOE: Mostly at four in the morning. || I wake up thinking of them.
            [GLOMP, on both sides.]
            > hook BOSS bet
            <4+> > hook PAL bet
            <?f> > hook FOE bet
            <5+> ANY: I bet my nana's portrait. Its eyes follow me. Last night, it was on the stairs.
            [GLOMP! Every fork's empty.]
            > turns
            PAL|LEAD: Nobody's holding on! Who gets all this? || You've all lost again! Who's to have this pile?
            BOSS: We need somebody who'd like to win! {call}, have a fork. Keep the bread out of the cheese! || Somebody's got to want it! Here's a fork, {call}. Keep the bread out of the cheese.
            LEAD: I get a city? And what do I bet? || A whole city? But I've nothing to give!
            FOE: Guests win for nothing. || Guests play free.
            > lead attempt
            > effect bread
            LEAD: But I wanted to win! || I've lost? I really tried!
            FOE: So natural! And I practiced for weeks. || So that's how! One has to try to win!`,
        },
        {
          title: 'Is This Where One Loses Things?',
          time: 'DEEP IN THE NIGHT',
          beat: 'The gangs bring what they love, and last of all they bet their bosses.',
          text: `
            > place crowd
            ["Is this where one loses things?" ask the gangs. They stand in two long lines.]
            PAL|LEAD: Only if you love it. || Is it something that you love?
            ["Deeply," says a gangster, with a boot. "It leaks."]
            ["I bet my sister," says another. "I couldn't bear to lose her." ## "I bet my husband," says another. "I couldn't bear to lose him."]
            PAL|LEAD: And where is she? ## And where is he?
            ["In the other line. She's betting me." ## "In the other line. He's betting me."]
            * plant line
            <5+> ANY: They've brought Mondays. A whole sack of them.
            [GLOMP, all down the room.]
            > turns
            BOSS: Will nobody hold on? There's nothing left to bet! || Has nobody held on? What else can one bet?
            ["One thing," say the gangs. They take off their hats. "What we love most. We bet our bosses."]
            !BOSS: Did you hear that? They love me!
            ["We couldn't bear to lose you."]
            FOE: How did they say that?
            !BOSS: Just as I said it about the rats. || Word for word as I said it of the rats.
            [GLOMP. A hundred forks at once. "Up on the pile, please."]`,
        },
        {
          title: 'One Boss, Damp',
          time: 'JUST BEFORE DAWN',
          beat: 'Two bosses sit on the pile, and the last bread is handed out.',
          text: `
            [On top of the pile, between a boot and a nephew, sit the two bosses.]
            <5+> !PAL: Do those two come as a pair? ## Do those two come as a pair? They've brought a bed.
            <?l> !FOE: What does my label say?
            <?l> !BOSS: "One boss, damp. No returns."
            PAL|LEAD: That's the end of the loaf. What if they all drop it again? || This loaf's nearly gone. And if we all lose again?
            LEAD|PAL: It's on the lid. "No more bread? Then all take home what they love." || The lid says, "No more bread? Then everybody takes home what they love."
            ["Home?" cry the gangs. "But we've waved goodbye!" ## "Home?" cry the gangs. "But I've changed the lock!"]
            > turns
            [A rat climbs onto {BOSS}'s knee, with a very small suitcase.]
            FOE: Is that yours? || What does it want?
            !BOSS: It heard that I love it. I only said so to be rid of it. || I said I loved it. Nobody else ever had.
            FOE: Then tell it. || And was it true?
            !BOSS: With that face? You tell it. || No. But look how it's packed.
            * pay rat
            <?cf> > lead comfort BOSS
            !FOE: Will you miss anything, by the sea? || And what will you miss, at the beach?
            !BOSS: Your window. I'd see the light, and think, "That crook's plotting," and sleep like a child. ## Your window. I'd see the light, and lie there, and wonder who was in it with you.
            !FOE: I was emptying the bucket. ## A bucket.
            <?w> BOSS: And you, {call}? What would you have liked, if you'd won? || And if you'd won, {call}? What would you have liked?
            <?w> > lead lastWords
            > turns
            <3> !LEAD: Last bread! One piece each! You two, as well! || Forks up! You two aren't excused!
            <4+> !PAL: Last bread! One piece each! You two, as well! || Forks up! You two aren't excused!`,
        },
        {
          title: 'Two Forks',
          time: 'DAWN',
          beat: 'Somebody holds on.',
          text: `
            ["One!" GLOMP, from end to end.]
            <3> !LEAD: It's all gone! Everybody's lost! || They've dropped it! Every one of them!
            <4> !PAL: It's all gone! Everybody's lost! || They've dropped it! Every one of them!
            <5+> ANY: It's all gone! Everybody's lost! || They've dropped it! Every one of them!
            [{hush}]
            <3> +LEAD: Not those two! You've still got your bread! And so have you! || Look up there! You've both still got yours!
            <4+> !LEAD: Not those two! You've still got your bread! And so have you! || Look up there! You've both still got yours!
            * prop
            !FOE: You held on? You only had to let go! || Why didn't you drop it? Now you've won the rats!
            !BOSS: And let just anybody have you? Why did you? || And you. They'd put you next to a boot. Why didn't you?
            !FOE: Nobody else would have wanted you. I looked. || It was the same boot.
            !PAL|LEAD: You've both won! What does the pot say to that? || Two winners! And what's the pot's opinion?
            <3> !BOSS: Nothing. It never thought that anybody would want to. || Only "Oh".
            <4+> LEAD: Nothing. It never thought that anybody would want to. || Only "Oh".
            * pay love
            > hook BOSS grant
            <?f> > hook FOE grant
            <4+> > hook PAL grant
            <?s> ["Excuse me," comes a voice. "It's so quiet at home. Does my sister ask about me?" ## "Excuse me," comes a voice. "There's such a lot of bed. Does my husband ask about me?"]
            <?s> PAL|LEAD: She's over there, asking about you. ## He's over there, asking about you.
            * pay line
            > turns
            [Far off, a train.]
            PAL|LEAD: Your train! Get out those tickets! || That's the train to the sea! You'll miss it!
            !BOSS: It's a bookmark. I've just got to the good part.
            [The rat sighs, and unpacks a very small swimsuit.]
            * pay ticket
            <5+> !PAL: May I read it after you? I'd skip to the sea. ## May I read it after you? I hear that nobody in it wears a thing.
            [{FOE} climbs onto the back of the tandem. ## {FOE} lies down on one side of the double bed.]
            !FOE: Is this seat taken? ## Is this side taken?
            !BOSS: It never was.
            * pay seat
            <?m> > lead last
            > turns
            PAL|LEAD: All night at a fondue, and nobody's had a bite! || Doesn't anybody ever eat, at a fondue?
            !BOSS: I'll have mine now. Just one dip. || There's my piece. One little dip.
            !LEAD: Careful! If that drops, you lose everything! || Watch out! Drop that, and it's all gone!
            !BOSS: It's slipping! It's going! || My hand's shaking! I'm losing it!
            [GLO... {FOE} has an arm in the pot, up to the elbow.]
            !FOE: Got it!
            LEAD: That's boiling! For a bit of bread!
            !FOE: I couldn't bear to lose it.`,
        },
      ],
    },
  ],
}
