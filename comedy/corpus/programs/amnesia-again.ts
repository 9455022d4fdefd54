import { type Program } from '../../plays/card-types.ts'

export const amnesiaAgain: Program = {
  name: 'Amnesia Again!',
  people: {
    'Esmeralda Storm': {
      short: 'Esmeralda',
      want: 'to be run after',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} storms off, stops, and looks back.]
          ME: Nobody's run after me! And I stormed so slowly! ## Nobody's run after me! And I stormed so slowly! I even dropped a stocking on the stairs!`,
        snap: `ME: If I die in here, I can't even storm out of it!`,
        secret: `
          ME: I was never lost at sea. I was in the next room, for six years.
          ASK: Was it warm?
          ME: There was a radiator. ## There was a plumber.`,
        object: `
          ME: I object! I'm already married to somebody in this room!
          ASK: To whom?
          ME: I stormed out before they said.`,
        end: `
          [{ME} storms out. {ASK} runs after {ME}. They come back, out of breath.]
          ME: You ran after me! In those shoes! I'm going to do it again after lunch. ## You ran after me! In those shoes! My husbands only ever sent the bill!`,
        later: `
          ME: I've been followed out twice.
          ASK: How is it?
          ME: They keep bringing me back.`,
      },
      turns: [
        `ME: I'm leaving, and I'm never coming back!
         [SLAM. A pause. The door opens.]
         ME: I forgot my bag.`,
        `ME: And this time, it's for ever!
         [SLAM. A pause. The door opens.]
         ME: It was the other bag.`,
        `[{ASK} holds out the bag, the other bag, and an umbrella.]
         ASK: You'll want these. It's raining.
         ME: You've put in my slippers. Nobody packs slippers for people they want to be rid of.
         [{ME} sits down.]`,
      ],
      twist: 'Esmeralda leaves for ever, several times',
    },
    'Ricardo Thunder': {
      short: 'Ricardo',
      want: 'one quiet entrance',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} takes one step. KRRACK!]
          ME: Thunder, whenever I walk in! I can't even creep up on a cake!`,
        snap: `
          ME: I am Ricardo Thunder, and I am AFRAID!
          [Silence.]
          ME: And now, of all times, it doesn't!`,
        secret: `
          ME: While I think of it, I'm the lost heir.
          ASK: Are you? Move up a little.`,
        object: `
          ME: I object! In the name of Ricardo Thunder!
          [KRRACK! A window breaks.]
          ASK: On what grounds?
          ME: Can I start again? Outside?`,
        end: `
          ASK: When did you walk in? There wasn't any thunder.
          ME: I crept! I've had two slices of cake!`,
        later: `
          ME: I came in very quietly this morning.
          ASK: And?
          ME: Nobody knew. I had breakfast with a plant.`,
      },
      turns: [
        `ME: Allow me to introduce myself. I'm Ricardo...
         [KRRACK!]
         ASK: Ricardo what?
         ME: It doesn't matter.`,
        `ASK: Couldn't you write it down?
         [{ME} writes it down. KRRACK! The pencil smokes.]
         ASK: I got as far as "Th".`,
        `ASK: Ricardo Thunder.
         [A bird sings.]
         ME: Nothing happened! How did you do that?
         ASK: I only said it as if I liked it. ## I only said it as one says it to a lawyer.`,
      ],
      twist: "The weather objects to Ricardo's surname",
    },
    'Doctor Coma': {
      short: 'the Doctor',
      want: 'a patient who says good morning',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} bows, to one after another.]
          ME: Good morning! Good morning!
          [Nobody answers.]
          ME: It's just like being at work.`,
        snap: `ME: Is there a doctor in the house? Oh no. Oh no, it's me!`,
        secret: `
          ME: I swapped two babies, once. It was a Thursday.
          ASK: Was it busy?
          ME: No. There were just the two.`,
        object: `
          ME: I object, on medical grounds.
          ASK: What are they?
          ME: It's bad for the heart. I've seen it on the X-rays. It jumps.`,
        end: `
          ASK: Good morning, Doctor.
          ME: Say "Good morning" again. And open your eyes a little wider.`,
        later: `
          ME: One of my patients woke up, and said good morning!
          ASK: That's wonderful!
          ME: It was ten to four. I had to break it to the poor soul.`,
      },
      turns: [
        `ME: Say "Aah".
         ASK: Aah.
         ME: I'm so sorry.
         ASK: What is it?
         ME: It's only what I say after "Aah".`,
        `ME: Take two of these.
         ASK: What are they?
         ME: Peppermints. You're the first who's been awake to ask.`,
        `ASK: Now you say "Aah".
         ME: Aah.
         ASK: Wonderful news!
         ME: What is it?
         ASK: It's only what I say after "Aah".`,
      ],
      twist: 'The Doctor treats somebody who is awake',
    },
    'Evil Esteban': {
      short: 'Esteban',
      want: 'to be told: not so bad',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a flower. Everybody ducks.]
          ME: It's only a flower! I'm not as bad as all that! ## It's only a flower! And supper, and a bottle of gin! I'm not as bad as all that!`,
        snap: `ME: I've got eleven evil plans, and not one of them has a way out!`,
        secret: `
          ME: I burned down your castle.
          ASK: Which one?
          ME: The left.
          ASK: It was drafty.`,
        object: `
          ME: I object!
          ASK: Why?
          ME: I don't need a reason. It's a calling.`,
        end: `
          [{ME} holds out a flower. {ASK} smells it.]
          ASK: You're not so bad.
          ME: I'll have to sit down. Would somebody hold the cape? ## I'll have to sit down. Would somebody hold the cape? And pour me a gin?`,
        later: `
          ME: Everybody tells me that I'm not so bad.
          ASK: Don't you like it?
          ME: An old lady got up for me on the bus. I'd been looking forward to frightening her.`,
      },
      turns: [
        `ME: Mwa-ha-ha!
         ASK: What's so funny?
         ME: Nothing. It's a sort of cough.`,
        `ASK: I saw you help a lady across the street.
         ME: She didn't want to go!
         ASK: She waved to you.
         ME: Curses.`,
        `ASK: What do you do in the evenings?
         ME: I stand on a balcony, and laugh.
         ASK: By yourself? Move over.
         [Mwa-ha-ha. In two voices.]
         ME: It's so much better with two. ## It's so much better with two. Alone, it's just drinking.`,
      ],
      twist: 'Esteban is caught doing a good deed',
    },
    'Maid Manuela': {
      short: 'Manuela',
      want: 'to be in the room when it happens',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} has the mark of a keyhole round one eye.]
          ME: I'm always behind the door. I had no idea that you people had sides. ## I'm always behind the door. I know all of your debts, and three of your aliases.`,
        snap: `ME: I've looked through every keyhole there is, and I don't fit through one of them!`,
        secret: `
          ME: I'm the true heir to all of this.
          ASK: Is there much dusting?
          ME: A good deal.`,
        object: `
          ME: I object. I heard everything.
          ASK: What did you hear?
          ME: I couldn't possibly say. But I could be asked again.`,
        end: `
          ASK: You weren't behind the door, Manuela! You saw it all!
          ME: From the front! With sides! It's so much better with sides! ## From the front! With sides! So that's what you look like, when you lie!`,
        later: `
          ME: I'm in the room all the time now.
          ASK: Isn't that what you wanted?
          ME: Nobody says anything in it. They've all gone behind the door.`,
      },
      turns: [
        `[A keyhole blinks.]
         ASK: Who's there?
         ME: Only the dust.`,
        `ASK: What did I say to the Count last night?
         ME: "Never." ## "Never." But you said it with a drink in each hand.
         ASK: Is that all?
         ME: The rest was breathing.`,
        `[{ASK} pulls open a door. {ME} falls in.]
         ASK: Here's a chair. We've kept you the good side.
         ME: Who'll be behind the door, then?
         ASK: Nobody. We'll have to listen to each other.`,
      ],
      twist: 'A keyhole blinks exactly like Manuela',
    },
    'Baron Baldwin': {
      short: 'the Baron',
      want: 'to get the old chair back',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks at a chair. There is somebody in it.]
          ME: I'm dead for one week, and they've given away my chair! ## I'm dead for one week, and they've given away my chair! And the left side of the bed!`,
        snap: `ME: If I die again, it's the fifth time! They've stopped sending lilies!`,
        secret: `
          ME: As it happens, I'm dead.
          ASK: Since when?
          ME: The balloon.
          ASK: You're looking well on it.`,
        object: `
          ME: I object! I was the first husband!
          ASK: They said that you'd drowned!
          ME: And nobody waited till I was dry. ## And my widow's black dress stopped at the knee. It stopped well before the knee.`,
        end: `
          ASK: We kept your chair for you.
          ME: It's warm! You've taken turns! You've all been keeping it warm!`,
        later: `
          ME: I've got my own chair back.
          ASK: Is it comfortable?
          ME: It squeaks in a new place. I think that it's been happy.`,
      },
      turns: [
        `ME: You look as if you'd seen a ghost.
         ASK: You were on the boat that sank!
         ME: Which one?`,
        `ASK: And what about the balloon?
         ME: I came down on a train.
         ASK: Which train?
         ME: The one on the bridge. For most of the bridge.`,
        `ASK: Don't you ever get tired of coming back?
         ME: You all say such lovely things, when I'm gone. I listen from the hall.
         ASK: I could say them now.
         ME: With the lilies?`,
      ],
      twist: 'The Baron survives every kind of transport',
    },
  },
  recall: `
    PAL|LEAD: They've put it on a cushion, in gold thread. "{Line}."
    BOSS: I don't remember ever saying that.
    PAL|LEAD: You wept. It's the cushion that you wept on.`,
  scenarios: [
    {
      id: 'speak',
      shape: 'trial',
      title: 'Speak Now || Take the Place',
      premise:
        'Whoever objects to a wedding has to take the place, and nobody knows who is under the veil, while {lead} has the ring.',
      game: 'First nobody can be married, as everybody objects, and then nobody gets away, as nobody dares to.',
      facts: {
        prop: 'the ring',
        event: 'a wedding',
        crowd: 'the objectors',
      },
      effects: {
        ring: {
          noise: `
            [Everybody jumps. The veil doesn't.]
            !BOSS: You see? Nerves of oak!`,
          lost: `
            [Everybody gasps. The veil doesn't.]
            !BOSS: You see? It isn't after the jewels!`,
          stuck: `
            [Everybody pulls. The veil doesn't.]
            !BOSS: You see? So patient!`,
          mixed: `
            [Everybody rubs their eyes. The veil doesn't.]
            !BOSS: You see? It's blind with love!`,
          mess: `
            [Everybody wipes it off. The veil doesn't.]
            !BOSS: You see? It doesn't fuss!`,
        },
      },
      after: `
        PAL|LEAD: What did you both say, in the end?
        BOSS: "I do." At the same time. And then somebody fainted.
        PAL|LEAD: Who?
        BOSS: I'd rather not remember.`,
      acts: [
        {
          title: 'Any Objections',
          time: 'MORNING',
          beat: 'Nobody has ever got past one line of the service, and there is a new rule.',
          text: `
            <2> > lead arrive
            [Two people stand hand in hand. {BOSS} opens a book.]
            !BOSS: If anybody objects, please speak now.
            <3+> [BANG! The doors fly open. There stands {FOE}, with lilies.]
            <3+> !FOE: I object!
            <2> [BANG! The doors fly open. "I object!"]
            [The two people go out, not hand in hand.]
            <3+> !BOSS: You! That's six hundred weddings you've stopped! What was wrong with those two? || You again! Six hundred couples, and none got past you! What's the matter with those two?
            <3+> !FOE: Who? I never look at the couple.
            <2> BOSS: That's six hundred weddings, and I've never turned the page. They say that there's kissing.
            * plant look
            <3+> BOSS: And I've never turned the page. They say that there's kissing. ## And I've never turned the page. They say that there's kissing. I've prayed over that page. || Because of you, I've never seen page two. They say that there's kissing. ## Because of you, I've never seen page two. They say that there's kissing. I've prayed over that page.
            * plant page
            +BOSS: So today there's a new rule. Whoever objects takes the place. || But from today, there's a rule. Whoever objects takes the place.
            * plant rule
            PAL|FOE|LEAD: Whose place?
            !BOSS: If you don't like the groom, you're the groom. || Don't you want that bride? Then be the bride.
            <?cake> PAL|FOE|LEAD: And if it's the cake that I don't like?
            <?cake> !BOSS: Then you're cut at six.
            <first> <?m> > hook PAL claim
            <first> <3+> !BOSS: And here's our ring bearer. || And that'll be the new ring bearer.
            <3+> > lead arrive
            > place intro
            > turns
            [In come a duke, and somebody under a veil as thick as a curtain.]
            <5+> !PAL|ANY: That's either the front or the back.
            !BOSS: Any objections? Hear that? Not a sound! || Does anybody mind? No? It works!
            <3+> !FOE: Me! Oh.
            <2> LEAD: May I try it, too? Me! Oh.
            [BANG! The duke kisses the air, and runs.]
            <5+> !ANY|PAL: That was a perfectly good duke!
            <3+> !FOE: It's only habit! It just comes out!
            <2> LEAD: It just came out!
            BOSS: A rule's a rule. Take the place.`,
        },
        {
          title: 'Such a Lovely Couple',
          time: 'LATER',
          beat: 'Nobody dares to object any more, the ring ends up {where}, and somebody is asked for two words.',
          text: `
            <3+> !FOE: But who's under there? || I can't marry a curtain! Who is it?
            <2> LEAD: But who's under there? || I can't marry a curtain! Who is it?
            BOSS: Nobody's asked. It's got very good posture. || Somebody quiet. It hasn't moved since ten. That's nerves.
            <3+> !FOE: I snore! I'm bankrupt! I bite! Doesn't anybody object? ## I snore! I'm bankrupt! I bite! And not in the nice way! Doesn't anybody object?
            <2> LEAD: I snore! I'm bankrupt! I bite! Don't you object?
            <3+> PAL|LEAD: And take your place? You make such a lovely couple! || No, no! What a match! Even your heights!
            <2> BOSS: And stand there myself? You make such a lovely couple! || Me? No, no! What a match! Even your heights!
            <3+> [Everybody nods. Everybody has tears in their eyes.]
            !BOSS: So, before it can faint. {call}, the ring! || Then we'll be quick. {call}, the ring, and don't drop it!
            > lead help
            > effect ring
            > turns
            <3+> !FOE: {call}, what's that thing that everyone shouts in here? I've forgotten. It must be amnesia. || {call}, help me! What is it that people shout at weddings? I've got amnesia!
            <2> LEAD: What's that thing that everyone shouts in here? I've forgotten. It must be amnesia. || Help me! What is it that people shout at weddings? I've got amnesia!
            <3+> !LEAD: "I object"?
            <2> BOSS: "I object"?
            [BANG! All the doors fly open.]
            <3+> !FOE: Thank you! It's all come back to me! || So it was! And now it's you!
            <2> LEAD: Thank you! It's all come back to me! And whoever objects...
            <3+> !LEAD: I was only being helpful! || But I was asked!
            <3+> BOSS: It counts. Next to the veil, please. || It still counts. Move up, {call}.
            <2> BOSS: But I've got the book!
            <2> LEAD: I'll hold it. You stand there, next to the veil.
            > turns`,
        },
        {
          title: 'Not a Cough',
          time: 'AFTERNOON',
          beat: 'The objectors come, hear the rule, and sit down.',
          text: `
            > place crowd
            <3+> PAL|FOE: They want to object! All of them! In writing! || So many! And each has an objection!
            <2> LEAD: They want to object! All of them! In writing! || So many! And each has an objection!
            <3+> !LEAD: Oh, please! Any of you! Louder!
            <3+> !BOSS: Gladly. But whoever objects takes the place.
            <2> BOSS: Oh, please! Any of you! Louder!
            <2> LEAD: But whoever objects takes the place.
            [Nobody coughs. They all look the other way.]
            ["I've got amnesia," says one. "I'm dead," says another. "That would be my twin," say two.]
            <5+> ANY: And where are those two?
            > turns
            <3+> !BOSS: No? Then I turn the page! {call}, it's your own wedding. Get us that ring! || Not a cough! Page two! And we only need the ring. {call}, you're getting married! Fetch it!
            <2> BOSS: You can't turn the page! We haven't got the ring!
            > lead attempt
            <4+> !BOSS: Never mind. If anybody objects...
            <4+> > hook PAL object
            <4+> [BANG!]
            <4+> BOSS: That'll do. Stand next to the veil.
            <4+> !PAL: No! I hear that line, and my mouth opens! || Not me! One hears that line, and one gets up! It's only manners!
            <4+> !LEAD: You'll be happy. It never interrupts. || I've kept it warm for you. My side, I mean. The veil's quite cold.
            > turns
            <3+> [Nobody breathes. {BOSS} wets a thumb. The page begins to lift.]
            <2> [{LEAD} wets a thumb. The page begins to lift.]
            [BANG!]
            <3+> BOSS: Who objected?
            <3+> !FOE: Me again.
            <2> LEAD: It was me. I do object.
            !BOSS: You'd got away! Why? || You were free! What did you do that for?
            <3+> !FOE: I've been to all the others. I couldn't let you do this one without me. || Six hundred times I've stopped you. What would I do on Sundays?
            <5+> LEAD|ANY: Even the veil's lost for words. || Look at the veil! It's speechless!
            <2> LEAD: I couldn't do that to you. || I'd have had to read out the kissing.`,
        },
        {
          title: 'The Line',
          time: 'EVENING',
          beat: 'It is asked once more whether anybody objects.',
          text: `
            [It gets dark. The objectors have gone home, some of them two by two. The veil hasn't moved.]
            <3+> !BOSS: So it's you. I've only ever seen you by the door. You've got freckles. ## So it's you. I've only ever seen you by the door. You've got freckles. How far do they go? || I've never had you so close. You've always been a voice at the back.
            <2> BOSS: So there you stand again. You've got freckles. || I've got the book again. You look well, from here.
            <3+> !FOE: You read with your finger. One can't see that from the back. || You've got jam on your book. One can't see that from the door.
            <2> LEAD: You read with your finger. || You've got jam on your book.
            <3+> !BOSS: Why do you come, if it isn't for the couple?
            <2> BOSS: What made you come back?
            <2> LEAD: At that line, you look up.
            <3+> !FOE: At that line, you look up. ## At that line, you look up. I've started to dress for it. || Perhaps I couldn't think how else to see you.
            * pay look
            [{BOSS} drops the book, and picks it up the wrong way round.]
            <5+> PAL|ANY: The book's upside down. || You've got your finger on the back cover.
            <5+> !LEAD: Don't mind us. The veil's looking away.
            > turns
            <?w> BOSS: It's time for a few words from the ring bearer. {call}, what would you like? || First, we hear from the ring bearer. What would you like, {call}?
            <?w> > lead lastWords
            <?x5> > lead comfort BOSS
            !PAL|LEAD: Now go on! One line, and you're on page two! || You've only got to say the line. Then there's kissing!
            !BOSS: If anybody at all objects... Please.
            [Silence. One could hear a lily drop.]
            <5+> FOE|ANY: That was only a lily.
            !PAL|LEAD: Nobody! Turn it over! || Not a soul! You've done it! Turn it!
            [{BOSS} looks at the page. {BOSS} looks up.]
            !BOSS: I object.
            [BANG! The doors fly open. There is nobody in them.]`,
        },
        {
          title: 'Page Two',
          time: 'NIGHT',
          beat: 'Two places are taken, a veil is lifted, and a page is turned.',
          text: `
            PAL|ANY|LEAD: You can't! You're the one who asks! || You? But you've got the book!
            <3+> !BOSS: It's my own rule. {call}, hold this. Move up, {foe}. You're free. || Not any more. {call}, you read. {Foe}, you can go. I'll stand there.
            <2> BOSS: It's my own rule. Move up. You're free.
            * pay rule
            [{BOSS} stands next to the veil.]
            <3+> !FOE: Wait! I have an objection, too.
            <2> LEAD: Wait! I have an objection, too.
            [BANG!]
            <3+> LEAD: To whom? There's nobody left!
            <2> BOSS: To whom? There's nobody left!
            <3+> !FOE: To that one. I want the place.
            <2> LEAD: To that one. I want the place.
            <3+> [{FOE} pulls off the veil. It's a hat stand.]
            <2> [{LEAD} pulls off the veil. It's a hat stand.]
            PAL|ANY|LEAD: The bride must have gone out by the window! At ten! || So that's why it was so calm!
            <5+> !BOSS: And we all praised its posture! || And we called it nerves!
            <3+> !LEAD: We'd been getting on so well. ## And I'd told it what I owe. || And I told it everything.
            <5+> PAL|ANY: It would still take your hat. || It won't tell anybody. It only knows hats.
            <2> BOSS: And I told it everything.
            > turns
            [{freed} It lands on a finger, and stays.]
            * prop
            <?x4> > place gift
            <?m> > hook PAL end
            <?n> > lead last
            > turns
            <3+> !LEAD: Where was I? If anybody objects...
            <2> BOSS: Where was I? If anybody objects...
            [{hush} BANG!]
            <3+> !FOE: Who's that?
            <2> LEAD: Who's that?
            <3+> PAL|LEAD: The hat stand fell over. || Only the hat stand. It's taking it badly.
            <2> BOSS: The hat stand fell over. || Only the hat stand. It's taking it badly.
            <3+> !BOSS: Turn the page!
            <2> LEAD: Turn the page!
            [It has not been turned in eleven years. It crackles.]
            * pay page
            <3+> !LEAD: There are two words on it. "Do you?"
            <2> BOSS: There are two words on it. "Do you?"
            !BOSS: I do! I've had that ready for eleven years. And you? || I do. I do! And you?
            [A mouth opens, and shuts, and opens.]
            <3+> !PAL|LEAD: For six hundred weddings, there was no stopping that mouth! || You've never been short of two words before!
            !BOSS: Please speak now.`,
        },
      ],
    },
    {
      id: 'gasp',
      shape: 'locked room',
      title: 'Thank You for the Vase || Do Not Gasp',
      premise:
        'People with terrible secrets are shut in together, every gasp uses up the air, and {lead} has the candle that shows how much is left.',
      game: 'Every secret has to be told so dully that nobody gasps, until a gasp is the only way out, and nobody can gasp any more.',
      facts: {
        prop: 'the candle',
        event: 'a birthday',
        crowd: 'the birthday guests',
      },
      hooks: {
        'Esmeralda Storm': {
          claim: `
            [{ME} storms off, as far as the jam.]
            ME: Nobody's run after me! And it's four steps! ## Nobody's run after me! And it's four steps! I dropped a stocking on each of them!`,
          hurt: `ME: Six years next door, and not one gasp! I'd storm out, if it had a handle!`,
          shock: `
            ME: I married all three of the triplets! ## I married all three of the triplets! In one night!
            ASK: Which is the nice one?
            ME: I keep losing count.`,
        },
        'Ricardo Thunder': {
          claim: `
            [{ME} takes one step. KRRACK! Everybody bites their lip.]
            ME: Thunder, wherever I walk in! I can't even creep up on the jam!`,
          hurt: `ME: I'm the lost heir, and nobody gasped! Nobody even dropped a spoon!`,
          shock: `
            ME: I've sold the crown, and bought ducks!
            ASK: Are they well?
            ME: One's got a cough.`,
          end: `
            [{ME} walks out, and in again. There isn't a sound.]
            ASK: Were you outside? I never heard you come in!
            ME: I crept up on the jam! It didn't suspect a thing!`,
        },
        'Doctor Coma': {
          hurt: `ME: Two whole babies, and not one gasp! I get more out of people in a coma!`,
          shock: `
            ME: I'm not a doctor! I found the coat on a bus!
            ASK: I did wonder. You took out my appendix with a spoon.
            ME: It was in the pocket.`,
        },
        'Evil Esteban': {
          hurt: `ME: A whole castle, and not one gasp! I carried up the coal myself! Four floors!`,
          shock: `
            ME: The avalanche! The orphanage! Both of the nuns! It was all me!
            ASK: You must be so tired.`,
        },
        'Maid Manuela': {
          hurt: `ME: I'm in the room at last, I'm the heir, and not one of you gasped!`,
          shock: `
            ME: I read out all your diaries, at the fish market!
            ASK: Did they like mine?
            ME: They felt that it dragged in the middle. ## They made me read the will again.`,
        },
        'Baron Baldwin': {
          claim: `
            [{ME} finds an old chair among the shelves.]
            ME: I'm dead for one week, and a ham's got my chair! ## I'm dead for one week, and a ham's got my chair! I dread to think who's got my side of the bed!`,
          hurt: `ME: I'm dead, and not one gasp! When I drowned, three people fainted!`,
          shock: `
            ME: You buried somebody else! All four times!
            ASK: I did think that the shoes were new.`,
          end: `
            [{ASK} lifts the ham off the old chair.]
            ASK: Sit down. It's yours.
            ME: It's warm! You've all taken turns! ## It's warm! Who's been in it? No, let me guess!
            ASK: We have. And then the ham.`,
        },
      },
      after: `
        [Creak.]
        PAL|LEAD: The pantry door's leaning in again.
        BOSS: It's heard that there are sixty thank-you letters to write.
        PAL|LEAD: And who's going to write them?
        BOSS: I couldn't say. Who am I? What's this room? ## I couldn't say. Who am I? What's this room? And why am I covered in jam?`,
      acts: [
        {
          title: 'An Inch Lower',
          time: 'THE NIGHT BEFORE A BIRTHDAY',
          beat: 'They are shut in, and every gasp costs them an inch of candle.',
          text: `
            <2> > lead arrive
            BOSS: There's something I must tell you.
            FOE|LEAD: Should I sit down? ## Should I sit down, or call a lawyer?
            !BOSS: Not out here! Somebody always listens. || Not out here! That curtain's got feet again.
            ["I don't," says a curtain. || "They're very tired," says the curtain.]
            <first> <3+> FOE: And somebody's coming! || Ssh! There's somebody at the door!
            <3+> > lead arrive
            > place intro
            > turns
            BOSS: Into the pantry, everybody! It shuts so tight that not a word gets out. || Everybody into the pantry! We'll only talk, and once that door's shut, nobody hears a thing.
            FOE|LEAD: Is there any air in it?
            !BOSS: Who needs air?
            * plant who
            [SLAM. It is dark. There is jam, and one candle.]
            !BOSS: {call}, hold the candle. Now, then. I've got amnesia. || You have the candle, {call}. It's my memory. It's gone again.
            [GASP! Creak. The candle burns an inch lower.]
            <3+> !FOE: You've forgotten what I asked you, in the rain? On both knees? || But I knelt in the rain, and asked you something! That's gone, too?
            <2> LEAD: You've forgotten what I asked you, in the rain? On both knees? || But I knelt in the rain, and asked you something! That's gone, too?
            !BOSS: Which knees? || Which rain?
            * plant asked
            [GASP! Creak. Another inch.]
            LEAD: The candle's shrinking! || There go two inches of candle!
            BOSS: It's the air. Every gasp burns an inch. When it's out, so are we. || That was air. A gasp costs an inch, and when there's none, we're done for.
            * plant air
            FOE|LEAD: Then open the door! || So let's get out!
            BOSS: The handle's on the outside. || There isn't a handle in here. Jam doesn't go out much.
            [GASP! Creak. The flame ducks.]
            PAL|LEAD: What's that creaking? || And what creaked?
            BOSS: Only the door. It leans in, to hear more.
            * plant door
            <?b> <3+> > hook FOE claim
            PAL|LEAD: Will somebody let us out? || And who comes to let us out?
            !BOSS: There's a person who comes every morning, for the marmalade.
            FOE|LEAD: Who?
            !BOSS: Me.
            [GASP! Creak. The wax runs for its life.]
            <?part> PAL|LEAD: You've lost your memory, and you remember the marmalade?
            <?part> !BOSS: That's kept in another part of the head.
            !BOSS: They'll miss it by noon! Until then, nobody's surprised at anything! || By noon, they'll miss it! So nothing's to surprise us till then!`,
        },
        {
          title: 'Thank You for the Vase',
          time: 'AN HOUR LATER',
          room: 'PANTRY',
          beat: 'It is found out how a secret can be told for nothing, and somebody is hurt that it cost so little.',
          text: `
            <?try> BOSS: Could anybody open that door? {call}, try it. But quietly.
            <?try> > lead attempt
            <?try> FOE|BOSS: It's still shut. And I nearly gasped.
            !FOE|LEAD: My secret's coming up! || I've kept a secret for sixteen years, and it wants to come out!
            !BOSS: Swallow it!
            <5+> ANY|LEAD: It'll go down with jam.
            !FOE|LEAD: It's past my tonsils! ## It won't go! There's a lawyer in it!
            !BOSS: Then bore us! Say it like "Thank you for the vase"! || Make it dull! As if you were writing, "Thank you for the vase"!
            PAL|LEAD: How does that go? Nobody in here ever has. || What's that like? I don't know anybody who's tried.
            BOSS: Flat. And then the weather.
            * plant vase
            <3+> > hook FOE secret
            <2> LEAD: My whole life is a lie. It's mostly on Tuesdays.
            [Nobody gasps. The candle stands quite still.]
            !BOSS: That cost nothing! Dull ones are free! Who's next? || Not a crumb! If it's dull enough, we live! Next!
            > turns
            > hook PAL secret
            <2> BOSS: I believe I once killed a man. I forget which.
            <2> LEAD: And how was your holiday?
            <2> BOSS: You see? It's beautiful! I felt nothing! ## You see? It's beautiful! I felt nothing! It's like being married!
            <3> LEAD: I once killed a man. I forget which.
            <3> BOSS: And how was your holiday?
            <3> LEAD: It was mostly sand. ## It was mostly sand. And a lawsuit.
            <?milk> <4+> !BOSS: I believe I once killed a man. I forget which.
            <?milk> <4+> PAL|LEAD: And how was your holiday?
            <?milk> <4+> !BOSS: You see? It's beautiful! I felt nothing! ## You see? It's beautiful! I felt nothing! It's like being married!
            <?priest> <5+> ANY: I was never really a priest.
            <?priest> <5+> ANY: So which of us are married?
            <?priest> <5+> ANY: Nobody, I think.
            <?priest> <5+> ANY: That's a weight off. ## Then I'm not divorced?
            <?beans> PAL|LEAD: And it's a pantry. There are forty tins of beans.
            <?beans> [Everybody thinks about the air.]
            <?beans> BOSS: Nobody touches the beans.
            <3+> > hook FOE hurt
            <2> LEAD: Wait. I told you my whole life, and you didn't gasp!
            <?best> BOSS: It was so beautifully dull!
            <?best> !FOE|LEAD: But it's my best one! Couldn't you gasp a little? ## But it's my best one! I did half of it drunk! || It's the only big one I have! Not even a small gasp?
            PAL|LEAD: It shocked me. But only in the knees. || I did, inside. It was mostly in the toes.
            > turns`,
        },
        {
          title: 'Surprise',
          time: 'THE MIDDLE OF THE NIGHT',
          room: 'PANTRY',
          beat: 'There are far more people in there than they thought, and all of them practice.',
          text: `
            [Something rustles, behind the jam.]
            BOSS: Who else did I lock in? || There's somebody behind the jam!
            ["Surprise," say the shelves, as dully as they can.]
            PAL|LEAD: It's your birthday guests! All along the shelves, since noon! || They're the guests for your birthday! By height!
            !BOSS: Who asked them to bring their lungs?
            <?aunts> !BOSS: And my aunts have such large ones!
            <?aunts> PAL|LEAD: You remember your aunts?
            <?aunts> !BOSS: Only the lungs.
            FOE|LEAD: They'll have heard all our secrets! || So they've heard every word!
            PAL|LEAD: Only the first half. Look at their mouths.
            [YAAAWN. All of them at once. The flame leans over to them.]
            LEAD|FOE: A yawn costs double! || Two puffs of air, for one yawn!
            BOSS: Less dull! Say something, quick! || We've bored them! Quick, wake them up!
            !FOE|LEAD: I'm your mother! ## I've robbed your twin! Both of them!
            [GASP! Creak.]
            BOSS: More dull! || Not that wide awake!
            > turns
            <?frog> PAL|LEAD: Give them the weather, with one small surprise in it.
            <?frog> !FOE|LEAD: It was mild. Toward evening, it rained husbands. ## It was mild. Toward evening, it rained lawyers. One of them was yours.
            <?frog> [Half of them gasp. Half of them yawn. The candle can't keep up.]
            BOSS: We need practice. Go on, till we're used to it!
            !FOE|LEAD: I'm your mother. And your uncle. And your dentist. ## I've robbed your twins. And your uncle. And both dentists.
            [Gasp. Hff. Nothing.]
            ["Good for you, dear," say the shelves.]
            PAL|LEAD: Your hat's on fire. || You're marrying a goat.
            BOSS: Is it? || So I am.
            LEAD: Not a flicker! We'll never gasp again! || Not a hair of the candle! We're past gasping, all of us!
            BOSS: We're saved! || Then nothing can happen to us!
            > turns`,
        },
        {
          title: 'The Last Inch',
          time: 'BEFORE DAWN',
          room: 'PANTRY',
          beat: 'A gasp is the only way out, and nobody can gasp any more.',
          text: `
            <?turn> FOE|LEAD: Breathing costs something, too. There's one inch left.
            <?turn> BOSS: Then we breathe in turns. I'll go after you. ## Then we breathe in turns. I'll go after you. You owe me money.
            > turns
            LEAD: One inch of candle! And that creaking! Whenever we gasped, the door came in a bit! || There's an inch of candle. But listen! That door never leaned in! Our gasps pulled it!
            PAL|BOSS: So it opens inward! One big gasp, and we're out! || Then one great gasp would pull it open!
            FOE|LEAD: Nothing easier! One, two... || Then let's all do one! On three!
            [Hff.]
            PAL|LEAD: That was a sniff. You've got to mean it. || That's only breathing in. It has to come from the heart.
            BOSS: So shock us, somebody! We've air for one! || Quick, a secret! A terrible one! There's an inch left!
            <2> LEAD: I'm my own twin! ## I've robbed that whole shelf!
            <2> ["How nice for you both," say the shelves. ## "Oh, that was you," says the shelf.]
            <3+> > hook FOE shock
            <?s> > hook PAL shock
            <?twin> <3+> !FOE: And I'm my own twin! ## And I've slept with that whole shelf!
            <?twin> <3+> ["How nice for you both," say the guests. ## "Oh, that was you," says the shelf.]
            FOE|LEAD: We're cured. It's the end of us. || We've practiced too well! We're done for!
            <?j> > hook BOSS snap
            > turns
            <?w> BOSS: There's air for one small sentence. {call}, you have it. ## There's air for one small sentence. {call}, you have it. I'd only spend it on an old lover.
            <?w> > lead lastWords
            PAL|LEAD: Is there nothing that this family's never heard?
            !BOSS: One thing. I'd almost rather suffocate.
            FOE|LEAD: Is it so shocking?
            !BOSS: It's worse. It's polite.`,
        },
        {
          title: 'From the Heart',
          time: 'DAWN',
          room: 'PANTRY',
          beat: 'Somebody says what nobody there has ever said.',
          text: `
            !BOSS: I never had amnesia.
            FOE|LEAD: What, never? || Not this time?
            !BOSS: Not once. Every birthday, I just wanted to get out of the thank-you letters.
            [Hff. The candle looks up.]
            PAL|LEAD: Then you remember your presents? || So you do know your presents?
            !BOSS: All of them. The vase. The other vase. The forty tins of beans. And not once did I say it.
            FOE|LEAD: Said what?
            !BOSS: Thank you for the vase.
            * pay vase
            [A silence. "It arrived!" sobs an aunt. GAAASP! CREEEAK! WHUMP! The door flies in.]
            * pay door
            PAL|LEAD: Air! There's a whole morning of it, out there!
            * pay air
            ["SURPRISE!" shout the guests, at last.]
            > turns
            <?b> <3+> > hook FOE end
            <?m> > lead last
            > turns
            !LEAD: There's still a bit of candle. Make a wish. || And the candle's still lit! Happy birthday!
            * prop
            [Pff. {BOSS} blows it out.]
            <3+> !FOE: So you remember everything? My question, too? || And what I asked you? You remember that, too?
            <2> LEAD: So you remember everything? My question, too? || And what I asked you? You remember that, too?
            !BOSS: Every word. I only didn't know what to answer. ## Every word. I'd had a gin. I only didn't know what to answer.
            <3+> !FOE: And do you know now?
            <2> LEAD: And do you know now?
            [They all hold their breath. {hush}]
            !BOSS: Come back in, and I'll tell you.
            PAL|LEAD: Not the pantry! You'd run out of air!
            * pay asked
            !BOSS: Who needs air?
            * pay who`,
        },
      ],
    },
    {
      id: 'twin',
      shape: 'wake',
      title: 'My Late Sweetheart || Last Words',
      premise:
        'Whoever holds a lily is dead, and nobody may speak ill of the dead, so that everybody wants one, while {lead} has to mourn them all.',
      game: 'To be dead is the only way to hear something nice, until nobody is left to say it.',
      least: 3,
      facts: {
        prop: 'the lily',
        event: 'an engagement',
        crowd: 'the mourners',
      },
      hooks: {
        'Esmeralda Storm': {
          claim: `
            [{ME} storms off, stops, and looks back.]
            ME: Nobody's run after me! In this house, they only follow a coffin! ## Nobody's run after me! I dropped a stocking on every stair! And they'd rather follow a coffin!`,
          die: `
            ME: I ran off with your husband. He was too slow, so I left him at the station.
            !ASK: You snake!
            [DOOF. {ME} has a lily.]
            !ASK: Charmer.`,
          end: `
            [{ME} storms out. {ASK} runs after {ME}. They come back, out of breath.]
            ME: You ran after me! And I wasn't even in a coffin! ## You ran after me! And I was warm! I was still kicking!`,
        },
        'Ricardo Thunder': {
          claim: `
            [{ME} takes one step. KRRACK!]
            ME: Thunder, whenever I walk in! I won't even get into heaven without a bang!`,
          die: `
            ME: I struck your yacht with lightning. I'd only told it my name.
            !ASK: You ought to be hanged!
            [DOOF. {ME} has a lily.]
            !ASK: In gold, over the mantelpiece.`,
          end: `
            ASK: You came back to life, and there wasn't any thunder!
            ME: Not a rumble! I got in from the next world, on tiptoe!`,
        },
        'Doctor Coma': {
          die: `
            ME: That wasn't your appendix that I took out. It was your lunch.
            !ASK: You rotten...
            [DOOF. {ME} has a lily.]
            !ASK: What rotten luck. So young!`,
          end: `
            ASK: Good morning, Doctor.
            ME: You were dead! And now it's "Good morning"! I've only ever had that the other way round!`,
        },
        'Evil Esteban': {
          claim: `
            ME: Nobody speaks ill of the dead. What will they find to say of me? They'll have to hum!`,
          die: `
            ME: It was I who stole your castle. I've put it behind a bush.
            !ASK: You thief!
            [DOOF. {ME} has a lily.]
            !ASK: Of all our hearts.`,
          end: `
            ASK: When you were lying there, I thought of something to say. You weren't so bad.
            ME: In words! I'd been ready for humming! ## In words! I'd been ready for humming! My last husband only hummed!`,
        },
        'Maid Manuela': {
          claim: `
            [{ME} has the mark of a keyhole round one eye.]
            ME: I'm always behind the door. I've been to forty funerals, and I've only seen feet! ## I'm always behind the door. I've seen forty wedding nights, and only the feet!`,
          die: `
            ME: I read out your diary at the fish market. I did the voices.
            !ASK: You beast!
            [DOOF. {ME} has a lily.]
            !ASK: At peace at last.`,
          end: `
            ASK: You weren't behind the door, Manuela! You died right here, on the carpet!
            ME: In the room! In the middle! I was some of the feet!`,
        },
        'Baron Baldwin': {
          die: `
            ME: I wasn't dead last week. I was at the seaside, with your money.
            !ASK: You were lying!
            [DOOF. {ME} has a lily.]
            !ASK: So peacefully. Like that.`,
          end: `
            ASK: Nobody's sat in your chair. We put a lily on it.
            ME: Then it's dead, too! Poor old thing! I'll sit with it for a while.`,
        },
      },
      after: `
        [DOOF.]
        PAL|LEAD: Who's dead now?
        BOSS: Only me. From two to three, we lie down, and hear nice things.
        PAL|LEAD: And at three?
        BOSS: We get up, and hear the rest.`,
      acts: [
        {
          title: 'All Right',
          time: 'MORNING',
          beat: 'Somebody who is told to drop dead does so, and then nobody may say a bad word.',
          text: `
            !FOE: I waited by the fountain for seven hours! Till the fish went to bed! || You forgot me again! Seven hours by the fountain, till the fish went to bed!
            * plant wait
            !BOSS: I had amnesia. || It was my amnesia.
            !FOE: That was last week's excuse! Drop dead! || You had that at Easter! Oh, drop dead!
            * plant drop
            !BOSS: All right.
            [{BOSS} takes a lily out of a vase, and lies down. DOOF.]
            FOE: Get up! You're not dead! || You can't be dead! You're wearing a hat!
            !BOSS: Whoever holds a lily is dead.
            * plant lily
            FOE: Who says so?
            PAL|BOSS: It's how we lost Grandfather. He was only watering them. || The whole family. Grandfather had only been watering them.
            <5+> ANY: He was so surprised. || We buried the can with him.
            <first> FOE: And somebody's coming! || And we've got visitors!
            > lead arrive
            <first> !LEAD: Who's that, with the lily? || And who's that, lying there?
            <next> !LEAD: Isn't that your sweetheart, lying there?
            !FOE: That's my late sweetheart. || My late sweetheart.
            !LEAD: How late?
            !FOE: Seven hours.
            <5+> ANY: I've spoken to the fish.
            !BOSS: It was hardly six. || Six and a half.
            LEAD: But the dead don't talk! || Should a body say that?
            !BOSS: I'm still on my last words. || These are my last words. I've brought several.
            <5+> ANY: Grandfather's lasted until Thursday. || When I died, mine had a chorus.
            !FOE: You lazy, faithless, miserable...
            PAL|BOSS: Ssh! Nobody speaks ill of the dead! Aunt Dolores did, and nobody's spoken to her since. || Not a bad word about the dead! Aunt Dolores said one. No one's talked to her since.
            * plant ill
            LEAD: Who's Aunt Dolores?
            <3> !BOSS: You see?
            <4+> PAL: You see?
            [{FOE} smiles, with every tooth.]
            !FOE: {Boss} never hurried anybody. ## {Boss} went before me. As always. || One always knew where {boss} wasn't. ## In bed, nobody could touch {boss}. I did try.
            !BOSS: Go on.
            * plant on
            !FOE: There'll never be another. I've asked around. || What a big heart! There was always room for one more. ## What a big heart! There was always room for one more. Usually under the bed.
            !BOSS: Nobody's ever so nice to me when I'm upright. || Nobody talks like that when I'm standing up. ## Beautiful! And I only had to lie back.
            * plant upright
            <5+> ANY: There wasn't a dry eye when I died, either. I'd been chopping onions. ## They were all in tears when I died, too. I'd owed every one of them. || At my last funeral, they only clapped.
            <?f> LEAD: Were you very close?
            <?f> !FOE: No. I was at the fountain.
            > turns`,
        },
        {
          title: 'So Generous',
          time: 'LATER',
          beat: 'It is lovely to be dead, but the dead do not drive.',
          text: `
            <?p> > place intro
            > turns
            <first> > hook FOE claim
            PAL|LEAD: So who gets the car? || Is anybody using that car now?
            !BOSS: Nobody! It's mine! || Hands off my car!
            !FOE: The dead don't drive. Take the keys. || The dead go on foot. Here are the keys.
            <3> !LEAD: And the shoes? || And may I have the shoes?
            <4+> !PAL|LEAD: And the shoes? || And may I have the shoes?
            !FOE: {Boss} was so generous. What size are you? || {Boss} would have wanted it. Pull!
            [Off come the shoes.]
            <5+> ANY: I've got the socks. They're still warm. ## I'll have the gin. I know where it's hidden. || Can I have the hat? The head's stopped using it.
            LEAD|PAL: And the lily?
            !FOE: Shame on you! Nobody robs the dead! || A lily? From the dead? What kind of people are we?
            > turns
            !FOE: That leaves the engagement. It's paid for. {call}, are you free tonight? ## That leaves the bar. It's paid for. {call}, are you thirsty? || But there's our engagement, and all that cake. {call}, are you free tonight? ## But there's our engagement, and all that gin. {call}, are you thirsty?
            <5+> ANY: I'm free, too. I can come as I am. ## I'm parched! I can come as I am. || I'm free as well! I'm free until May! ## I'm thirsty as well! I've been dry since May!
            !BOSS: Over my dead body!
            !FOE: Exactly. We'll dance around it. ## Exactly. We'll lean the bottles on it.
            [{BOSS} throws down the lily, and jumps up.]
            !BOSS: I'm alive! Give me my shoes! || Look! No lily! Shoes, please!
            <5+> ANY: They've got used to me.
            !FOE: At last! You worthless, two-faced, rotten old... || You liar, you loafer, you good-for-nothing...
            [DOOF. {BOSS} has the lily again.]
            !FOE: ...angel. || ...treasure.
            !BOSS: Go on.`,
        },
        {
          title: 'Stop Dying',
          time: 'AFTERNOON',
          beat: 'The mourners have brought lilies, and everybody has something on their conscience.',
          text: `
            > turns
            > place crowd
            LEAD|PAL: How kind! Each of them has brought a lily. || The mourners! And each with a lily!
            PAL|BOSS: Then they're all dead. || Poor things! All dead.
            ["Are we?" say the mourners. They look at their hands. DOOF, DOOF, DOOF.]
            <5+> ANY: That one's brought two. It must have been awful. || That one brought a whole bunch. Don't look.
            FOE: And who's going to eat the soup? || There goes the whole funeral! And I've made soup!
            <?g> ["I was only watering it," says a grandfather.]
            > turns
            <4+> !PAL: If I held one, would I be forgiven? Anything? || So with one of those, I'd be forgiven? Whatever I've done?
            <4+> LEAD: Anything. Take one. || Even a murder. Take one.
            <4+> > hook PAL die BOSS
            <5+> ["I sat on your mother," says a mourner. "I took her for a sofa." ## "I slept with your mother," says a mourner. "I took her for a sofa."]
            <5+> ANY: She's always spoken so warmly of you! ## She did wonder who it was. She's kept your hat.
            !BOSS: Will you all stop dying? This is my funeral! || Wait! If everybody's dead, who's crying for me?
            [{BOSS} jumps up. The lily falls at {FOE}'s feet.]
            !BOSS: Oh dear. Now you'll shout at me. || Now I'm for it. Go ahead. Shout.
            !FOE: I've shouted since the fish went to bed. I'm tired. || I've been cross for so long. It looks so restful.
            [DOOF. {FOE} has the lily.]
            !BOSS: {Foe}? Not you! || Not {foe}! Who's going to shout at me?
            <5+> ANY: Ssh! Some of us are dead.`,
        },
        {
          title: 'All Mine',
          time: 'EVENING',
          beat: 'Nobody is cross any more, which is dreadful, and somebody finds out what wakes the dead.',
          text: `
            [They all lie in a row. Only {BOSS} and {LEAD} are up.]
            !BOSS: So it's all mine! The car, the castle, the cake. And nobody's cross with me!
            [{hush}]
            <5+> !LEAD: Then why aren't you happy? || And that's bad?
            +BOSS: I'm two hours late for supper. Doesn't {foe} mind? || My feet are on the table. Isn't {foe} furious? ## There's a stranger in my bed. Isn't {foe} furious?
            !FOE: The dead don't mind. Take your time. || The dead don't mind. Make yourself at home. ## The dead don't mind. Is everybody warm enough?
            !BOSS: Shout at me! Just a little! || Call me a loafer! Please! Only once!
            <3> !FOE: Say something nice about us. We're not lying here for our health. || Praise us a little. I'm not lying here for my health.
            <4+> PAL|ANY: Say something nice about us. We're not lying here for our health. || Praise us a little. I'm not lying here for my health.
            !BOSS: You're all so... flat. || You make a very straight row.
            <5+> ANY: Whose feet are these? They're freezing. ## Whose feet are these? And whose gin?
            <5+> ANY: I got more than that when I had mumps. ## I got more than that out of the bank.
            <?try> !BOSS: {call}, you aren't family! You can rob {foe}! Get that lily! || {call}, you're no relation. Steal {foe}'s lily!
            <?try> > lead attempt
            <?try> !FOE: That was thoughtful. But I'm dead. || How sweet. But I'm still dead.
            !LEAD: Then I'd better be dead, too. || Is there room for one more?
            <?w> !BOSS: Not you! What would you like, {call}? Anything! || Then there's nobody! {call}, what would you like instead?
            <?w> > lead lastWords
            [DOOF. {LEAD} has a lily.]
            <5+> ANY: Move up! There's one more! ## Move over! And somebody hide the whiskey!
            !BOSS: Everybody? You lazy lot!
            ["Who's lazy?" A mourner is up, without the lily.]
            PAL|BOSS: But you were dead!
            ["And be called that? At a funeral?"]
            LEAD|PAL: So that's what wakes the dead. One bad word.
            !BOSS: I know hundreds!
            !FOE: Don't! Remember Aunt Dolores! I could never speak to you again! || Think of Aunt Dolores! I couldn't say a word to you, ever!
            * pay ill
            !BOSS: I know. But you'd be up. || No. But you'd be alive.`,
        },
        {
          title: 'A Bad Word',
          time: 'NIGHT',
          beat: 'Somebody speaks ill of the dead, and gets as far as the last of them.',
          text: `
            * rest FOE
            !BOSS: Mourners! You only came for the soup! || Mourners! There isn't one real tear among you!
            <i> ["For the cake!" They're up, all of them.]
            <ii> ["Those were expensive onions!" They're up, all of them.]
            !BOSS: {call}! I've forgotten you already! || {call}! Who were you again?
            !LEAD: Nobody forgets me! || Me? Nobody forgets me!
            <4+> !BOSS: {Pal} wears a wig! ## {Pal} kisses like a goldfish! || And {pal} eats toast in bed! ## And {pal} counts out loud, in bed!
            <4+> !PAL: It's my own hair! I've got the receipt! ## You said that you liked the fish! || I offered you some! ## Only to keep you awake!
            <5+> !BOSS: And the rest of you cheat at cards!
            <5+> ANY: I don't! I cheat at dominoes!
            * pay lily
            [They're all on their feet, and furious. Only {FOE} lies there.]
            LEAD|PAL: And {foe}? What's wrong with {foe}? || There's one left. What's wrong with {foe}?
            !BOSS: {Foe} has... {Foe} is... There isn't anything. || {Foe} is too... {Foe} was never... No. Nothing.
            <3> !LEAD: There must be something! The feet? || Nothing at all? Not even the knees?
            <4> !PAL|LEAD: There must be something! The feet? || Nothing at all? Not even the knees?
            <5+> ANY: There must be something! The feet? || Nothing at all? Not even the knees?
            !BOSS: Those are the best I know. ## Those are the best I know. I've started many a night there, and worked up.
            * enter FOE
            [One eye opens.]
            !FOE: Go on.
            * pay on
            !BOSS: One thing, then. {Foe} has terrible taste. Seven hours, for somebody so late, so lazy, so useless... || Only this. {Foe} has no sense. Seven hours, for a lazy, faithless, miserable...
            * pay wait
            !FOE: Take that back! Nobody talks like that about {boss}! || How dare you? I won't hear a word against {boss}!
            [{FOE} is up. The lily's on the floor.]
            <3> !BOSS: You're alive!
            <4+> LEAD|PAL: {Foe} is alive!
            !FOE: And I'm furious! SEVEN HOURS! || And how! SEVEN HOURS!
            <3> !LEAD: But now we can't ever speak to {boss} again! || Ssh! After that, nobody's allowed to speak to {boss}!
            <4+> !PAL: But now we can't ever speak to {boss} again! || Ssh! After that, nobody's allowed to speak to {boss}!
            !FOE: When I've finished! || I'm not speaking! I'm shouting!
            <5+> ANY: Can I shout, too? I've got one about a yacht. || Let me, too! I've saved one since Easter!
            <?d> ["Shout at me, too," says Aunt Dolores. "Who said that?" ask the mourners.]
            !BOSS: It's music. || I've missed that so.
            <5+> ANY: Do I have to give back the shoes? || Does that mean I've got to give back the shoes?
            > turns
            <first> > hook FOE end
            > turns
            <?k> > lead last
            > turns
            !BOSS: Those lovely things, when I was dead. Was any of it true? || And those lovely things, this morning. Did you mean any?
            !FOE: One or two. || A few. I've got some new ones.
            !BOSS: Then say one now! While I'm upright! || Could I hear one standing up?
            * pay upright
            !FOE: I can't, with you looking. ## I can't. You were always at your best on your back. || I want to. It won't come out. ## I want to. But I've only ever told you the truth lying down.
            !BOSS: Then what's to be done? || So what shall I do?
            [{FOE} comes close, and takes {BOSS} gently by the hand.]
            !FOE: Drop dead.
            * pay drop`,
        },
      ],
    },
  ],
}
