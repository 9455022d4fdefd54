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
            ASK: Even about the boats? ## Even about the sailor? And the other sailor?
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
            !BOSS: In these shoes? Next! || I've got a cold! Somewhere! Next!
            <4+> !PAL: Not me! I'm in mourning! || Me? I only came for the sandwiches!
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
            PAL|LEAD: That's a child out there! Get that hat down, somebody! || That's a very small voice! Get that hat off there!
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
            ["It had such cold hands," she says. "It was nice to hold something that needed it." || "It held my hand once," she says. "One couldn't tell which of us was shaking."]
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
            <?door> BOSS: Is it a lady with a bucket? Then jump!
            <?door> [SPLOSH. "How did you know?"]
            ["I've done all of that! Now I'm holding on to a lady! She's made of stone!"]
            BOSS: Wonderful! Which way is she pointing? || We know her! Where is she pointing?
            ["She's pouring!"]
            LEAD: How do you know the way, in a fog like this? || You can't see your own feet! How do you know the way?
            [Everybody looks at the ceiling. || Everybody begins to whistle.]
            FOE|BOSS: One hears things. || From the stamps. They've got little views.
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
            PAL|LEAD: I can't see my own hand! ## I can't find my own knee! || Whose hand's this? ## Whose leg's this?
            !BOSS: That's mine. But keep it. ## That's mine. But take your time. || Mine. Don't let go. ## Mine. You were nearly home.
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
            !BOSS: They'd see who it was. || In that? With nothing on my head but hair?
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
            <3+> !FOE: I found it one night, lying there, and read the label. Somebody was shouting.
            <2> LEAD: I didn't want you to have to. Why did you?
            <2> BOSS: Habit.
            * pay label
            <?l> > hook FOE night
            <2> +BOSS: I found it one night, lying there, and read the label. Somebody was shouting.
            > hook BOSS night
            <3+> PAL|LEAD: And the other nights? || And who had it the rest of the time?
            <2> +LEAD: And the other nights? || And who had it the rest of the time?
            [Slowly, {crowd} begin to nod. All of them.]
            !BOSS: Everybody? I thought it was only me! || All of you? So that's how you know the way!
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
            ASK: If there's ever any more of that fondue, might I have some?
            ME: Somebody's asked! Hold me. No, hold the ladle!`,
        },
        'Lieutenant Low': {
          alone: `
            ASK: Your turn. And why are you in your own handcuffs?
            ME: It was quiet last night, so I arrested myself.
            ASK: What did you confess?
            ME: Nothing. There was nobody there to tell it to.
            [WAAAOW.]`,
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
            FOE|LEAD: At home. Alone. || In bed. All by myself. ## In bed. All by myself. Both sides of it.
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
            <3+> !LEAD: Er... dancing? ## Er... kissing?
            <3+> [Not a sound.]
            <3+> !FOE: Was I any good?
            <3+> !LEAD: You were wonderful.
            <3+> [Not a sound.]
            <3+> !FOE: Did you hear that? It's never wrong!
            <2> LEAD: You!
            <2> BOSS: Me? I sat there all by myself!
            <2> [WAAAOW.]
            <2> LEAD: You see? We were together. We danced. ## You see? We were together. We kissed.
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
            <3+> <?band> PAL|LEAD: And a giraffe. ## And the band was naked.
            <3+> <?band> [Not a sound.]
            <3+> <?band> BOSS: It's true! ## And it's true!
            !BOSS: You gave one? And nobody asked me? || The whole city was there, and I wasn't asked?
            [WAAAOW.]
            FOE|LEAD: It calls you a liar! So you came! || It says you're lying! You came!
            !BOSS: Did I? What was I wearing? || Did I? Did people talk to me? ## Did I? Did I leave with anybody?
            PAL|LEAD: Something blue. And you laughed so much. || Everybody. There was a line. ## With everybody. There was a line.
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
            <3+> !FOE: {call}, would you care to dance? ## {call}, about that kiss.
            <3+> !LEAD: Are you any good? ## Were you any good?
            <3+> !FOE: I'm wonderful. It's never wrong. ## I was wonderful. It's never wrong.
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
            ME: In a swimsuit, nobody's got anything to hide. They'd have to tell me things. ## They say that on some beaches people hide nothing at all. Twenty years I've been asking.
            ASK: In your uniform?
            ME: I'd take off the hat.`,
          grant: `
            ASK: I confess. I've been enjoying this all night.
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
            <taken> PAL|BOSS: Can't you get it back, {call}? || {call}, you're good with your hands!
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
  ],
}
