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
        flat: `ME: I left out the tune, and kept the teeth. I frightened a child. It looked promising.`,
        try: `ME: I sang it with all my teeth. They threw me a toothbrush.`,
        star: `
          ASK: Here's a box from row one. "For Ricky, for being so brave about the napkin."
          ME: Somebody made me lunch! They've cut it into triangles!`,
        end: `
          ASK: I kept you a corner. I've put some cress on it.
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
         ME: I'd put in a button off my best shirt. I think it was touched.`,
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
        stake: `ME: I opened my mouth, and nothing came out! And this time I meant it!`,
        snap: `ME: I'm screaming! Can anybody tell?`,
        song: `
          [{ME} moves both lips. There is not a sound.]
          ASK: I could nearly smell the sea!
          ME: It's about onions.`,
        flat: `ME: I moved my lips out of time. The lower one came in a week late.`,
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
        flat: `ME: I sang it as badly as I could. It came out louder, and otherwise the same.`,
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
        flat: `ME: I've just given myself a two. I asked to see my parents about it.`,
        try: `ME: I gave myself a one. They asked for a second opinion, and it was lower.`,
        star: `
          [{ME} holds up a card, yellow with age. It says "10".]
          ASK: For a sandwich?
          ME: It didn't once look at me to see how it was doing.`,
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
        flat: `ME: I sang it low, and I sang it small. There's only the one crack, and it's in my shoe.`,
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
        snap: `ME: That's it! I'm letting go of the rope! Oh. What was I holding up, all these years?`,
        song: `
          [{ME} sings, from behind a ladder. The ladder leans in.]
          ASK: Where's that been all my life?
          ME: Left of the fire bucket.`,
        flat: `ME: I sang it to the back wall. The back wall came forward.`,
        try: `ME: I sang it from behind my ladder. They gave the ladder a hand.`,
        star: `
          ASK: There's room for you next to the plate. Stand in the light.
          ME: Is this it? It's warm! I've only ever aimed it.`,
        end: `
          ASK: Come and eat that in the light, where we can see you.
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
            FOE|LEAD: They've left out a word. It's singing FOR a sandwich. Whoever sings best has to eat it, up on the stage. || It should say "for". One sings for a sandwich, and the best singer has to eat it, up here.
            BOSS: And now the house is full, and they've all come to hear a sandwich! || But we've sold every seat, and they want to hear it sing! They've brought their grandmothers!
            PAL|LEAD: It can't sing. It hasn't got a mouth! || It's bread! It can't sing without a mouth!
            * plant mouth
            ANY: So it sits in front of the curtain, and one of us stands behind the curtain, and sings for it. || Then one of us will sing for it, in the dark, behind the curtain.
            PAL|LEAD: Which of us? || Who's going to do it?
            BOSS: Don't tell me! I can't tell a lie. I go pink. And I'm not nervous at all. || I mustn't know! Whenever I tell a lie, I go pink. Not that I'm nervous.
            [{BOSS} goes pink, from the ears down.]
            PAL|LEAD: Oh, so that's what it looks like. || I see. That was one.
            * plant pink
            <?a> > hook FOE claim
            <?b> > place why
            <first> <3+> BOSS: Wait. Who's this, at the stage door?
            <3+> > lead arrive
            <handed> > place intro
            !BOSS: It's time. Lights out! And whoever it is, sing! || Good evening, everybody! Lights out! And whoever it is, sing!
            [It is dark. Then, sweet and clear: LOO-LA-LEE! The house roars.]
            !BOSS: That was beautiful! Who was... No, don't tell me! ## That was beautiful! I've come out in a blush all down my front! Who was... No, don't tell me! || I've got goose bumps! One of you is a genius! No, don't nod! ## I'd marry that voice! No, don't tell me whose. That's how it went the last time.
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
            <handed> BOSS: {call}, take the star to its dressing room. Both hands! Great singers bruise. ## Great singers bruise. I married one, and I had to carry that in as well. || {call}, carry the sandwich off, and don't squeeze. That's the top of the bill you're holding.
            <taken> BOSS: The star goes to its dressing room. Both hands! Great singers bruise.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: Well, who'll deal with that? {call}? || {call}, deal with it! And gently!
            <taken> > lead attempt
            <?d> > hook FOE stake
            PAL|FOE|LEAD: And the second song's about to start! || Not now! It's time for the second song!
            !BOSS: Lights out! And whoever it is, sing as if nothing had happened! || Lights out! Whoever it is, sing!
            [LOO-LA-LEE! Everybody stands still.]
            <handed> > effect voice
            <taken> PAL|LEAD: Even {where}, it fills the house! || It's {where}, and you can hear every word!
            <4+> !BOSS: And {pal} was holding my hand, in the dark. So it isn't {pal} who sings. Don't tell me! || I do know that {pal} stood on my foot, all through it. So it isn't {pal}. Not a word!
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
            ["Whose voice was that?" sobs a critic. "I came here to be cruel!" || "Who sang that?" asks a critic. "My pen's crying."]
            !BOSS: It's the sandwich! || Whose? The sandwich's, of course!
            [Everybody looks at {BOSS}'s ears. They stay white.]
            PAL|LEAD: That was a lie. Why didn't you go pink? || You told a lie, and you didn't go pink!
            !BOSS: It's because I don't know who it is. You see? It works! || That's because you never told me. My ears have nothing to go on.
            <?love> ["And is it married?" whispers a critic.]
            <?love> BOSS: It's two slices, lying on top of each other. What do you think? ## It's two slices, with something warm between them. It's happier than any of us.
            > turns
            <?auto> ["An autograph!" they beg. {BOSS} finds one smear of mayonnaise. They kiss it.]
            <?x2> > lead flattered
            PAL|LEAD: They've voted already. The best voice of the night is the sandwich! || Here's the vote. Everybody's for the sandwich! None for anyone with legs!
            BOSS: We've won! What do we win? || Hurrah! And what was the prize?
            FOE|LEAD: The sandwich.
            [A silence. {hush}]
            BOSS: The prize has won the prize? || Then it's won itself?
            PAL|LEAD: And whoever wins has to eat it. || And the winner has to eat the prize. That part they printed right.
            > turns`,
        },
        {
          title: 'How Does One Begin?',
          time: 'BEFORE THE BIG FINISH',
          beat: 'The sandwich must eat itself, or somebody must do it for the sandwich.',
          text: `
            PAL|BOSS: It's quite simple. The sandwich has to eat itself. || Then the sandwich must eat itself. Does it start at the edges?
            <?aft> FOE|LEAD: And when it's finished, is it gone? || Where does it end up, after the last bite?
            <?aft> BOSS: Either it's gone, or it's twice the size. ## Either it's gone, or it's on the hips. || Inside. Where else does one end up?
            <?calc> PAL|LEAD: I tried to get a roll to do that, once. It took no interest.
            <?calc> BOSS: Did you tell it that it had won?
            FOE|LEAD: The sandwich can't eat itself. It hasn't got a mouth! || But it can't eat anything! It's still got no mouth!
            BOSS: Then who eats it? || So who has to eat it?
            PAL|LEAD: Whoever came second. And that's you. They liked how you said "Lights out". || The one who came second. That's you. For saying "Lights out".
            !BOSS: Me? I can't eat a colleague! ## Me? I don't nibble colleagues! Not since the Christmas party! || But we've shared a dressing room! ## But we've shared a dressing room! I've seen it without its crust!
            > turns
            <3+> !BOSS: {foe}, there's time for one song. Go out there, and come second! || Somebody else must come second, then. Out in front with you, {foe}, and sing!
            <3+> [{FOE} goes out in front of the curtain. A short silence. {FOE} comes back.]
            <3+> > hook FOE try
            <3+> ["Something to take away the taste!" begs the house. LOO-LA-LEE! It roars.]
            <3+> PAL|LEAD: And that was the sandwich. || That was the sandwich again.
            <3+> !BOSS: And {foe} was right here, with both lips shut. So it isn't {foe}, either. Don't tell me! || But {foe} was standing here, sulking. So it can't be {foe}, either. Not a word!
            <2> LEAD: Unless somebody else comes second.
            <2> BOSS: Then go out in front, and sing!
            <2> [{LEAD} goes out in front of the curtain. A short silence. {LEAD} comes back.]
            <2> LEAD: They thanked me. They said that I'd come fourth.
            <2> [LOO-LA-LEE! The house roars.]
            <2> BOSS: And you were standing right here! But then it must be... No, don't tell me!
            <3+> PAL|FOE: So you're still second! You have to eat it! || Then you've got to eat it, after all!
            LEAD: Start with the crust. It may not notice. ## Start with the ear, very softly. It's how I'd like it. || You could begin with the lettuce. It might take it for a haircut.
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
            FOE|LEAD: They're waiting. And the sandwich is still {where}! || You'd better start! But the sandwich is still {where}!
            [LOO-LA-LEE! It is the highest note of the night. {freed} It's put back on its plate.]
            * prop
            PAL|LEAD: They're in tears! They're shouting, "Don't eat it! Let it sing!" || Listen to them! "Let it live! Let it sing!"
            <?a> > hook FOE star
            !BOSS: I needn't eat it! It'll sing till it's stale! || I'm saved! Put down that mustard, madam! It's an artist! ## I'm saved! Put down that mustard, madam! And button up! It's an artist!
            [Down in the dark, grandmothers weep into their napkins.]
            > turns
            > hook BOSS star
            <?n> > lead last
            !BOSS: And now I will know, and never mind how pink I go. Which of you was it? || I have to kiss somebody's hand. Which of you was singing?
            FOE|LEAD: That last time, I was standing here, in the light. || It wasn't me. I was out here, with all the lights on.
            <3+> LEAD: We all were. || So was I. So were all of us.
            [{BOSS} pulls back the curtain. Behind it is a wall.]
            !BOSS: But then nobody can have stood there! || There's no room for anybody!
            FOE|LEAD: You told them that it was the sandwich. And you didn't go pink. || But you did say that it was the sandwich. And your ears stayed white.
            [Everybody looks at {prop}. Very softly: loo-la-lee.]
            PAL|LEAD: And it hasn't even got a mouth! || But it hasn't got a mouth!
            * pay mouth
            !BOSS: Nonsense. It was one of you, behind the curtain.
            [{BOSS} goes pink, from the ears down.]
            * pay pink`,
        },
      ],
    },
    {
      id: 'clap',
      shape: 'siege',
      title: 'The Longest Bow || They Love Me',
      premise:
        'Nobody may leave the stage while the audience claps, and it does not stop, with {keeper} holding the prize.',
      game: 'The better they please the audience, the longer they are shut in with it.',
      facts: { prop: 'the cheese sandwich', event: 'a talent show', crowd: 'the latecomers' },
      effects: {
        encore: {
          noise: `["What a finish!" shouts the balcony. "Now finish again!" || "A fanfare!" shouts the balcony. "It's about to begin!"]`,
          lost: `["Magic!" shouts the balcony. "Now bring it back!"]`,
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
            [The last song is over. The whole house claps. PATTA-PATTA-PATTA! {BOSS} bows.]
            BOSS: Listen to that! They love me! || Do you hear? They love me! I only said "good night"!
            FOE|LEAD: That's been going for an hour. ## That's been going for an hour. My husband never got to the end of a minute. || My shoes are the only thing I've seen since nine. ## I've seen down the front of everybody's costume since nine.
            BOSS: Keep bowing! As long as they clap, nobody goes home. It's the law of the stage. || Down again! It's the oldest law of the theater. They clap, we bow.
            * plant law
            PAL|LEAD: And who gets the sandwich? || It's the prize that I came for. Who gets the sandwich?
            BOSS: It's all on that big sign. "The best one gets the sandwich." When they stop, I'll choose. || Read the sign. "The best one gets it." I'll choose, the minute it's quiet.
            * plant sign
            <?a> <first> > hook FOE claim
            <?b> > place why
            <first> <3+> BOSS: And here's one more, to bow with us!
            <3+> > lead arrive
            <handed> > place intro
            [PATTA-PATTA! Everybody bows.]
            FOE|LEAD: I can hear the sea. || I've got all my blood in my nose.
            BOSS: That's called fame. || Smile from below. ## That's fame. It's like love, but they all see you from behind.
            > turns
            <?c> <first> > hook BOSS claim`,
        },
        {
          title: 'The Best Part',
          time: 'TWO HOURS OF BOWS LATER',
          beat: 'Singing stops them, until it is over; the sandwich ends up {where}.',
          text: `
            > turns
            FOE|LEAD: What if we sing? They'd have to listen. || We could try another song. People hush for a song.
            [Everybody sings "Oh, Beautiful Bun". At once there is silence.]
            BOSS: It works! ## It works! They've stopped! I've had honeymoons that were louder! || Not a sound! They're spellbound!
            [PATTA-PATTA-PATTA!]
            PAL|LEAD: You stopped! They only clap when we've stopped. || It's not the song that they like. It's the end of it.
            <handed> BOSS: Then it must never end! {call}, hold the sandwich. I need both arms for this. || Then we'll sing until they sleep! {call}, take the sandwich. Wave it to the beat!
            <taken> BOSS: Then it must never end! Put the sandwich down. I need both arms for this.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            [PATTA-PATTA-PATTA!]
            <handed> > effect encore
            <?d> > hook FOE stake
            <?e> > hook BOSS stake
            <?low> BOSS: Bow, all of you! Lower than me! || And down! From the hips! Think of my career!
            <handed> <?x1> > lead search
            > turns
            <?verse> PAL|LEAD: How many verses has "Oh, Beautiful Bun"?
            <?verse> BOSS: One for each seed.`,
        },
        {
          title: 'Oven Gloves',
          time: 'FOUR HOURS OF BOWS LATER',
          beat: 'More of them come, and start to clap before they sit.',
          text: `
            > place crowd
            BOSS: Good evening! You've missed everything but the applause! || Do sit down! It's all over!
            [PATTA-PATTA-PATTA!]
            <?late> FOE|LEAD: What are they clapping for? They've only just come! || They've heard nothing yet!
            <?late> BOSS: They've heard of me. || They're taking it on trust. ## They've heard of me. Two of them were married to me.
            <?f> BOSS: Sing something, quick! They're only quiet for a song!
            <?f> > hook PAL song
            <?f> > hook FOE song
            > turns
            BOSS: While they clap, we can't go home. But they can't clap a curtain! {call}, can you hit that lever? || They clap, so we have to stay. Unless the curtain's down! {call}, can you reach that lever?
            > lead attempt
            [The curtain does not move. PATTA-PATTA!]
            PAL|LEAD: There's somebody in the front row with oven gloves on, so it hurts less. ## There's somebody in the front row with oven gloves on. And very little else. It's hot work. || In row nine, a man is resting. His mother's clapping for him. ## There's a woman clapping on her husband. She says that it's the only use he's been.
            BOSS: That's devotion! || I'll send them each a photograph!
            > turns
            <?h> > lead ban
            <?i> > place stir
            <?knees> FOE|LEAD: My knees have locked. I'll have to be carried out as a table.
            <?knees> BOSS: Do it gracefully. Somebody may want a second look at the legs.`,
        },
        {
          title: 'Which Way It Faces',
          time: 'NEARLY BREAKFAST',
          beat: 'It turns out whom the sign is for.',
          text: `
            BOSS: Enough. I've bowed so low that I've read my own label. I'll creep out underneath it. ## Enough. I've bowed so low that the front row's seen the small of my back. I'll creep out. || I'm leaving. On all fours. They'll take it for a bow.
            > place door
            <?k> > hook FOE snap
            <?x2> > lead wait
            > turns
            PAL|LEAD: Somebody down there whispered to me. "Am I winning?" || The one with the gloves just asked me, "Who's ahead?"
            BOSS: Winning what? || Ahead at what?
            [{BOSS} looks at the big sign. It faces the seats.]
            FOE|LEAD: "The best one gets the sandwich." They think it means them! || It's for them! They've been in a contest since the doors opened!
            * pay sign
            BOSS: It's a clapping contest? || They weren't clapping for me?
            PAL|LEAD: Whoever stops first has lost. || A whole house full, and none of them wants to be the first to stop. ## And the couple in row nine aren't speaking. She's ahead.
            [Everybody looks at {BOSS}, who is still bowing.]
            > lead comfort BOSS
            <?l> > hook PAL snap
            <?m> > hook BOSS snap
            <wish> BOSS: And the prize is {where}! {call}, tell them something honest. || And all for a prize that's {where}! {call}, you talk to them. I've used up "good night".
            <unasked> BOSS: And the prize is {where}!
            <wish> > lead lastWords`,
        },
        {
          title: 'A Crumb Each',
          time: 'BREAKFAST',
          beat: 'The audience gets what it came for, and so does somebody else.',
          text: `
            [{freed} Every eye in the house follows it.]
            * prop
            BOSS: There's one sandwich, and a whole house of them! || Whom do I give it to? They're all blistered!
            FOE|LEAD: Then give it to all of them. || Cut it up. Small.
            BOSS: That's a crumb each! || That's hardly a seed!
            [It goes along the rows, from hand to hand. Patta. Patta. Pat.]
            PAL|LEAD: They've stopped! You can't clap with a crumb in your hand! || It's quiet! They're all holding it so carefully!
            * pay law
            <?o> > hook FOE end
            BOSS: It's over. We may go home. || Nobody's clapping. The law says that we can go.
            [Nobody goes. {BOSS} looks down at the rows, and begins to clap.]
            FOE|LEAD: What's that for? || Why are you doing that?
            BOSS: Nine hours, without a break. I couldn't have done it. || They were so good. Did you see row nine? ## Nine hours, without a break. Nobody ever did that for me at home.
            > turns
            <?x3> > lead found
            > place gift
            > hook BOSS end
            <?p> > lead last
            > turns
            [Down in the seats, row after row stands up, and bows.]
            LEAD: They can't leave now. Not while you're clapping. || It's the law. They have to stay till you've finished.
            BOSS: I know. Listen to me go.
            LEAD: Then why don't you stop? || So stop!
            !BOSS: I can't. Look at them. They love me.`,
        },
      ],
    },
    {
      id: 'bite',
      shape: 'contest',
      title: 'Mmm. Next! || A Bite for a Song',
      premise:
        'The better one sings, the more of the prize the hungry judge eats, and {lead} is to hold the plate.',
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
      changes: {
        filling: {
          hot: `PAL|LEAD: It's toasted! The cheese has come out to see who's there.`,
          cold: `PAL|LEAD: It's frozen! You'd have to skate on it.`,
          small: `PAL|LEAD: It's shrunk! It's one bite, with a crust round it.`,
          bitten: `PAL|LEAD: Something's been at it! And it left the tomato, like everybody.`,
          wet: `PAL|LEAD: It's drenched! The ham's doing the backstroke.`,
          sticky: `PAL|LEAD: It's stuck together for good! And now my thumb's a filling.`,
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
            [Somewhere a last, lovely note dies away.]
            BOSS: Mmm. Next!
            [NYOMP! {BOSS} bites into a club sandwich.]
            FOE: Did you take a bite out of the prize? || That's the prize! You've bitten it!
            BOSS: It's how I judge. Whoever sings best wins the sandwich. But when a song's good, I get hungry. || I can't help it. The best singer wins what's left of it. But good singing goes straight to my stomach.
            PAL|FOE: And when it's bad? || What happens when somebody's awful?
            BOSS: I can't eat a crumb. After the last yodeler, I lived on steam. || Then I'm off my food. There was a tenor in May. I didn't eat till June.
            * plant taste
            FOE: So the better I sing, the less there is to win? || But then whoever's best gets the least!
            BOSS: So far, nobody has won more than the toothpick. || That's why it has a toothpick in it. It's all that's ever been left.
            FOE: I haven't eaten since Tuesday. I want all five layers! || I sold my shoes to get here! I want the whole thing! ## I pawned my wedding ring for the bus! It was that, or the husband. I want the whole thing!
            <?a> > place why
            <?c> <first> > hook FOE claim
            <first> BOSS: Next! Come in, and wipe your throat!
            > lead arrive
            > place intro
            > turns
            <?d> <first> > hook BOSS claim`,
        },
        {
          title: 'Too Good',
          time: 'ROUND TWO',
          beat: 'A fine song costs two layers, and the prize ends up {where}.',
          text: `
            BOSS: {foe}, you're on. From the heart! || Let's hear {foe}. And mean it!
            > hook FOE song
            BOSS: Mmm! Oh, mmm! || That's so good! Mmm!
            [NYOMP! NYOMP!]
            FOE: Stop chewing! I've stopped! || I felt that! That was two layers!
            BOSS: I had tears in my eyes. And ham. ## I had to undo a button. It was partly the ham. || Don't be so moving, then. ## I've left home for less. And there wasn't any ham.
            > turns
            PAL|LEAD: We'll have to sing badly. Then there'll be something left to win. || Let's spoil that appetite, or there'll be nothing left to win.
            <?bad> FOE: Badly enough to lose?
            <?bad> PAL|LEAD: Just badly enough to win.
            <?e> > lead teach
            BOSS: What's all this whispering? {call}, carry the plate round, so they know what they're singing for. || {call}, show them the plate. It'll warm up their voices.
            > lead help
            > effect plate
            <?f> > hook BOSS stake
            <?x1> > lead search
            <?g> > hook PAL flat
            <?hum> BOSS: I'm still hungry. Somebody must be humming. || It's quiet, and I'm starving. One of you is thinking in tune.
            > turns`,
        },
        {
          title: 'A Tenor in the Hall',
          time: 'ROUND THREE',
          beat: 'Much too good a choir comes, and the prize must be hidden from the judge.',
          text: `
            [{freed} It lands back on the plate.]
            * prop
            > place crowd
            FOE: Not singers! They'll leave me nothing! || Don't let them breathe in! That's my lunch!
            [They sing. It is like warm gravy. NYOMP! NYOMP!]
            [One of the choir licks a thumb, and hums a little, for luck. NYOMP!]
            PAL|LEAD: There's only one layer left! ## Now there's only one layer on! It's practically in its vest! || They've sung away everything but the bottom!
            <?gravy> BOSS: They've done this to me at funerals. || I wept right through the cucumber.
            <?x2> > place stir
            > turns
            PAL|FOE: Listen! Isn't that a tenor, a long way off?
            BOSS: Where? Don't let him start without me! || A tenor? I'll bring a fork!
            * exit BOSS
            FOE: Quick! Hide it, while there's still some of it! || Now! Before there's only the toothpick!
            > place stow prop
            * enter BOSS
            BOSS: It was a coat on a hook. I listened to it for a while. And where's my plate? || There's no tenor. It was a pipe. It had something, though. Who's moved my plate?
            > turns
            <?hunt> PAL|LEAD: Perhaps you finished it.
            <?hunt> BOSS: I'd remember. I'd have cried.
            <?thief> BOSS: {call}! You had mustard on your chin! You took it! || {call}! You were the last one near it! You've taken the prize!
            <?thief> > lead explain BOSS`,
        },
        {
          title: 'The Worst Song in the World',
          time: 'THE FINAL ROUND',
          beat: 'Somebody wins by being dreadful, and cannot bear it.',
          text: `
            BOSS: Then I'll judge the last song on an empty stomach. {foe}! || One more song, and then I choose. {foe}, open wide.
            > hook FOE flat
            BOSS: Dreadful! I couldn't swallow a pea. So there's something left, and you've won it! || That's the worst I've ever heard. I can't eat another bite. First prize!
            <?carve> FOE: I've won? For that? || The worst?
            <?carve> BOSS: I'll have it carved. "The worst." With your name, quite large. || It'll be in all the papers. They'll want you to do it again.
            PAL|LEAD: Take it! You've got your lunch! || Say thank you! You'll eat tonight!
            FOE: But I'm good! I'm really very good! || I can't be the worst! My mother takes the papers!
            BOSS: Then prove it, and I'll eat the lot. ## Then make me hungry. Others have promised it. I went home with a biscuit. || Go on, then. Be good. I've got my napkin.
            > turns
            <?h> > place door
            <?i> > lead comfort FOE
            [{FOE} breathes in. {BOSS} lifts a fork. {FOE} breathes out. {BOSS} puts it down.]
            PAL|LEAD: Don't sing! There's one layer left, and it's yours! || One good note, and your lunch is gone!
            FOE: And for the rest of my life I'm the worst! || And without one, I'm the worst in the papers!
            BOSS: Take your time. I've warmed the fork. || I'm not listening yet. I'm only chewing the air.
            FOE: Lunch or glory! Why can't I have both? {call}, what would you want? || I can be full, or I can be famous. {call}, what would you wish for?
            > lead lastWords`,
        },
        {
          title: 'The Toothpick',
          time: 'AFTER THE CONTEST',
          beat: 'There is one bite left, and one voice that nobody has asked to hear.',
          text: `
            FOE: Fetch it out. I want to see what I'm not eating. || Open it up. Let's see what's left to be proud of.
            > place back prop
            > change filling
            BOSS: One bite. And I was just getting my appetite back. || So that's where it was! A single bite of it!
            PAL|LEAD: {boss}? Do you sing? || {boss}, what about your own voice?
            BOSS: Me? I'm always chewing. || I say "Next". I've never been it.
            FOE: Then sing. For the last bite. || The last bite's up for a song. Sing!
            [{BOSS} sings. It is an old song, and simple, and it has butter on it.]
            <rated> PAL|LEAD: I'm warm all down one side. Is that the alto in it?
            > turns
            [A silence. All eyes wander to the plate. NYOMP! Only the crust is left.]
            BOSS: Who was that? || That was my prize!
            FOE: I couldn't help it. You were good. || It was me. It went straight to my stomach. ## It was me. I haven't bitten anything like that since my honeymoon.
            * pay taste
            BOSS: Was I? So good that somebody bit? || I was as good as that?
            > turns
            <?sal> PAL|LEAD: I'll have the lettuce, if it's going.
            <?sal> FOE: It went. In the first verse.
            <?n> > hook FOE end
            <?x3> > place gift
            <?o> > lead last
            > hook BOSS end
            BOSS: And what have I won? || And is there anything left for the winner?
            PAL|LEAD: The toothpick.
            BOSS: My very own! May I sing the second verse? || I'll wear it! Would you like to hear the rest?
            [Everybody takes a napkin. {BOSS} sings one word.]
            FOE: Mmm. Next!`,
        },
      ],
    },
  ],
}
