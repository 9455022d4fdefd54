import { type Program } from '../../plays/card-types.ts'

export const starshipLostLuggage: Program = {
  name: 'Starship Lost Luggage',
  people: {
    'Captain Carousel': {
      short: 'the Captain',
      want: 'to arrive somewhere',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} stands at the door, and waves, at nobody.]
          ME: I'm practicing for when we arrive. We've been round the galaxy and round it, and we never have. My arm's quite tired.`,
        stake: `ME: There goes another arrival! I'd already waved to somebody!`,
        snap: `ME: I only ever wanted to arrive somewhere! I meant somewhere with fewer ships!`,
        gift: `
          [One of them takes a stamp out of the suitcase, and brings it down on {ME}'s forehead.]
          ASK: It says "ARRIVED".
          ME: In ink? Don't anybody wash me.`,
        wake: `
          ASK: We never got anywhere, with our Captain. But we were never so early for it. ## Our Captain never knew the way. But nobody ever drank so steadily.
          ME: Could you say the second part louder?`,
        inside: `
          [{BOSS} goes to the door, turns round, and waves back.]
          ME: At me? Then I've arrived!`,
        later: `
          ASK: How does it feel, to have arrived?
          ME: I put down my bag. Then I didn't know what came next. I've been saluting the kettle. ## I put down my bag. My wife was there. She'd also arrived, with somebody.`,
      },
      turns: [
        `ME: "Captain's log. We have left."
         ASK: We haven't moved!
         ME: I like to get the good part down first.`,
        `ME: "Captain's log. We have arrived."
         ASK: We haven't even left!
         ME: I only wanted to see how it looks. It's got two Rs. That's a lot of R for somewhere I've never been.`,
        `ASK: What's on this page of the log, the one that's glued shut?
         ME: The day that we nearly got there.
         ASK: What happened?
         ME: I asked everybody to come and look. They all came to the one side.`,
      ],
      twist: 'The Captain logs an arrival in advance',
    },
    'Navigator Noor': {
      short: 'Noor',
      want: 'to say "I told you so"',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} takes out a map. There is a very large arrow on it, to the left.]
          ME: Three years ago, I said left. We went right. I've had an "I told you so" in my cheek ever since. ## Three years ago, I said left. We went right, and that's how I met my husband. I can't even say "I told you so".`,
        stake: `ME: I've seen that coming since Tuesday! And did anybody ask?`,
        snap: `ME: We should have gone left! I said left! In my head, I shouted it!`,
        gift: `
          ASK: They say we could have met three years ago. We only needed to go left.
          ME: Left! I told you! I told you so!
          [Everybody waits.]
          ASK: Is that all?
          ME: I'd like to lie down.`,
        wake: `
          ASK: Noor always said that it would end like this.
          ME: I did! I did say! And now I can't even tell them!`,
        inside: `
          [{BOSS} looks at the map, for a long time, and turns left.]
          ME: Left! I told you so! Could somebody hold me? It's a lot, all at once.`,
        later: `
          ASK: You said it, then! "I told you so!"
          ME: And it's gone straight to my hips. I've been right since supper. Nobody'll sit with me.`,
      },
      turns: [
        `ASK: Where are we, Noor? On the map?
         ME: Under the coffee.`,
        `ASK: You've wiped the coffee off the map.
         ME: And there's nothing there. I think that we were the coffee.`,
        `ASK: What's this tiny crumb, on the edge of the map?
         ME: That's home. Nobody's to brush it off.`,
      ],
      twist: 'Noor looks for the ship under the coffee',
    },
    'Ensign Umbrella': {
      short: 'the Ensign',
      want: 'a drop of rain',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} puts up an umbrella, and holds out a hand. Nothing falls on it.]
          ME: Four years in space, and not one drop of rain! They never said so at the interview.`,
        stake: `ME: A million ships over our heads! And not a drop in one of them!`,
        snap: `ME: So this is how it ends! Dry!`,
        gift: `
          [The one with the crown hangs over {ME}, and weeps for joy. Tup. Tup, tup, tup.]
          ME: It's raining! It's coming down in emperors!
          ASK: Put up the umbrella!
          ME: Not yet. I want it on my nose.`,
        wake: `
          ASK: Our dear Ensign stood at the back, and held up an umbrella, in case.
          [Somebody sobs. Tup.]
          ME: Was that a drop? Do that again, on me!`,
        inside: `
          [{BOSS} swallows, and bends over {ME}. Tup. Tup.]
          ME: Two drops! On me! And I left it shut, so that none got away!`,
        later: `
          ASK: So you've had your drop of rain.
          ME: And the umbrella's had it, too. It won't shut. It stood at the window all night, doing this. ## And the umbrella's had it, too. It met a mop. I've hardly seen either of them since.`,
      },
      turns: [
        `ASK: What's it for, that umbrella? It never rains up there!
         ME: It's working, then.`,
        `ASK: Would you lend it to me? I'm getting too much sun.
         ME: It isn't that sort of umbrella. It'd be hurt.`,
        `[FLAFF. The umbrella opens, all by itself.]
         ASK: What's the matter with it?
         ME: Ssh. It's got one of its dreams. It's November, and there's a bus stop.`,
      ],
      twist: "The Ensign's umbrella is easily hurt",
    },
    'Baggage Bot': {
      short: 'the Bot',
      want: 'to be carried, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} puts down a very heavy bag, and pats it.]
          ME: I have carried eleven million bags. Not one of them has ever offered to carry me. ## I have carried eleven million bags, and a bride who changed her mind. Who carries me? I have wheels, not no feelings.`,
        stake: `ME: One more item lost. I have a form for that. It is on the ceiling, as the floor is full.`,
        snap: `ME: I am not crying. I am leaking a cleaner that smells of pine.`,
        gift: `
          [Two of them take {ME} by the handle, and lift.]
          ASK: They think that you're a suitcase!
          ME: Do not tell them. My wheels are off the ground. Oh, so that is why they never say a word!`,
        wake: `
          ASK: The Bot took everything on itself, and we never asked whether it was heavy.
          ME: It was. You all pack shoes. ## It was. And at night, half your bags clink.`,
        inside: `
          [{BOSS} bends both knees, and picks up {ME}.]
          ME: I am being carried. The view is excellent. Turn me.`,
        later: `
          ASK: So somebody carried you, at last!
          ME: Up the stairs. And then they set me down in the hall, like everybody's, and went to have a drink. I understand bags now.`,
      },
      turns: [
        `ME: Did you pack yourself?
         ASK: I beg your pardon?
         ME: Has anybody put anything into you?
         ASK: Only porridge.
         ME: And did you know the person with the spoon?`,
        `ME: Stand on the scale, please. You are over by two pounds.
         ASK: What am I to do?
         ME: Leave something behind. Most people leave an opinion. ## Leave something behind. Most people leave a husband.`,
        `[Clink. Something drops into the bin.]
         ASK: That was a grudge. I've had it since school. Am I under now?
         ME: You may take something on. There is a small hope, in lost property. It has never been called for.`,
      ],
      twist: 'The Bot checks in somebody as luggage',
    },
    'Doctor Tentacle': {
      short: 'the Doctor',
      want: 'to be hugged back',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} puts eight arms round {ASK}, who stands like a plank.]
          ME: I hug, and they stand there. I might as well be a hedge. ## I hug, and they stand there. I was married for six years, and it was like this, but with breakfast.`,
        stake: `ME: I could take eight pulses at once, and they'd all say the same! "Oh no!"`,
        snap: `ME: If this is the end, would somebody hold on to an arm? There's plenty! Take the warm one!`,
        gift: `
          [The one with the crown opens its coat. It has nine arms. It puts them round {ME}.]
          ASK: Doctor? Are you all right?
          ME: I'm being hugged back! And the ninth one's patting me!`,
        wake: `
          ASK: The Doctor hugged me, once. I just stood there. I had soup.
          ME: It's all right. I had your soup, too.`,
        inside: `
          [{BOSS} puts both arms round {ME}. A pause. Eight arms, slowly.]
          ME: You began that! I'm not letting go. I'm a doctor.`,
        later: `
          ASK: I hear that somebody hugged you back!
          ME: It's been since yesterday. We're rather tangled. This one may be my leg. ## It's been since yesterday. One of us is ready to stop, and neither can find out who.`,
      },
      turns: [
        `ME: Give me your hand. And yours. And the one down there.
         ASK: There's nobody down there.
         ME: Then whose pulse is this?`,
        `ASK: Did you find out what it was, under the floor?
         ME: Slow pulse, cold nose. I've pushed a sandwich through the crack.`,
        `[Between two boards comes a crust.]
         ASK: It's left the crust!
         ME: So it's under ten. Then I'll do it a puppet. I've got the hands.`,
      ],
      twist: 'Doctor Tentacle takes a pulse too many',
    },
    'Passenger Pim': {
      short: 'Pim',
      want: 'a window seat',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks at a ticket, and sighs.]
          ME: The middle again! All those planets, and never a window seat. I've seen some lovely elbows.`,
        stake: `ME: I don't want to make a fuss. But has anybody else noticed that it's all over?`,
        snap: `ME: I'd like to complain! Softly! If nobody else is using the air!`,
        gift: `
          [Out of their suitcase falls a ticket.]
          ASK: "Seat one, by the window." They don't want it. They always close the blind.
          ME: I'll be able to lean on something that isn't a stranger! ## I'll be able to lean on something that isn't a stranger! Though I'll miss one of them.`,
        wake: `
          ASK: Pim was somebody. In the middle. Between two others. I was one of the two.
          ME: I'd know that elbow anywhere.`,
        inside: `
          [{BOSS} gets up from the seat by the window, and dusts it.]
          ME: For me? But only if you'll sit beside it. I've got used to your elbow.`,
        later: `
          ASK: How was your window seat?
          ME: Lovely. I saw out. After an hour I began to miss the elbows. ## Lovely. I saw out. And everybody saw in. I hadn't known that it works both ways. I've had two letters.`,
      },
      turns: [
        `ME: Is this the line?
         ASK: What for?
         ME: I never ask. It seems pushy.`,
        `[A long row of people is standing behind {ME}.]
         ASK: What are they all waiting for?
         ME: I only stopped to do up my shoe.`,
        `ASK: You've got to the front of that line!
         ME: It's a wall.
         ASK: Then tell the others!
         ME: I can't. They've been so patient. I've asked it for two tickets.`,
      ],
      twist: 'A line forms behind Pim, for nothing',
    },
  },
  recall: `
    [A loudspeaker crackles.]
    PAL|LEAD: It's an announcement. "{Line}."
    BOSS: And what does that mean?
    PAL|LEAD: It means that there's a delay.`,
  scenarios: [
    {
      id: 'wibb',
      shape: 'lie',
      title: 'Wibb || One Word',
      premise:
        'The crew must make peace with the contents of the wrong suitcase, while {keeper} has the only thing in it that looks expensive.',
      game: 'Each side has the other one’s bag, and each is too polite to say so; only the aliens do, all the time.',
      facts: {
        prop: 'the duck',
        event: 'a peace conference',
        crowd: 'the enemy',
      },
      effects: {
        duck: {
          noise: `BOSS: It was only made to squeak. It's never heard an answer.`,
          lost: `BOSS: It's {where}! It floats, it smiles, and we've lost it on dry land!`,
          stuck: `BOSS: How does one hand over a duck that's {where}?`,
          mixed: `BOSS: It's {where}! One doesn't make peace with a duck that feels something!`,
          mess: `BOSS: It's the one thing here that can swim, and you've managed to sink it!`,
        },
      },
      after: `
        [In the distance: "Wibb!"]
        BOSS: Don't tell me. Which of us has got whose?
        PAL|LEAD: You've got their toothbrush. It's been humming since midnight.`,
      acts: [
        {
          title: 'What We Love Best',
          time: 'THE LAST MORNING OF THE WAR',
          beat: 'The suitcase with the gifts is somebody else’s.',
          text: `
            <2> > lead arrive
            BOSS: Seventy years of war, and today we make peace.
            FOE|LEAD: And why in {a}?
            PAL|BOSS: It's the only place that neither side ever wanted.
            FOE|LEAD: What was it about, the war? || How did it start, in fact?
            BOSS: Nobody knows. They landed, they said one word, and we ran for the cannon.
            * plant war
            FOE|LEAD: And what do we give them?
            BOSS: Each side gives the other what it loves best, or there's no peace. I've packed my bathrobe, and my grandmother's teapot. || Whatever we love best, or there's no peace. So it's my bathrobe, and Grandmother's teapot.
            [Click. In the suitcase lie one slipper, half a sandwich, and a rubber duck.]
            * plant bag
            FOE|LEAD: Which of those is your grandmother's? || Your grandmother wore one slipper?
            !BOSS: It's the wrong bag! But it was black! It came round! || That's not mine! It was black, it had a handle, and I was tired!
            <?black> PAL|LEAD: They're all black. ## They're all black. It's how I went home from court with the wrong lawyer.
            <first> > hook BOSS claim
            [From far off, through a loudspeaker: "Wibb!"]
            * plant wibb
            PAL|LEAD: It's them! What does it mean?
            BOSS: The phrase book's in my other bag. "Hello", I should think. || I had a phrase book. It's under the teapot. It sounded like "hello".
            <3+> > lead arrive
            <handed> > place intro
            > turns`,
        },
        {
          title: 'With All Our Hearts',
          time: 'AN HOUR BEFORE PEACE',
          beat: 'They learn to love what is in the bag, and the duck ends up {where}.',
          text: `
            PAL|BOSS: If they notice, it's war again, and they've got a million ships. From now on, this is what we love best. || If they find out that we've brought somebody's laundry, it's war again. So we love it. All of it.
            FOE|LEAD: Half a sandwich?
            BOSS: With all your heart. || You'd die for it.
            > turns
            <?look> PAL|LEAD: I'm looking at the slipper as hard as I can.
            <?look> BOSS: You look as if it owed you money. More as if it had come home from the sea.
            <?look> PAL|LEAD: Welcome back, slipper.
            <handed> BOSS: And best of all is the duck. {call}, you carry the duck, and look moved. || Only the duck looks expensive. {call}! You'll hand it over. Hold it as if it had saved your life.
            <taken> BOSS: And best of all is the duck. Carry it slowly, and look moved.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: {call}! Get it back! || Somebody get it back! {call}!
            <taken> > lead attempt
            <handed> > effect duck
            ["Wibb? Wibb?" A good deal nearer.]
            FOE|LEAD: What do they want?
            PAL|BOSS: It's "Are you ready?", by the sound of it. || That's "We're parking".
            <handed> <?x1> > lead search
            <?c> > hook FOE stake
            > turns
            <?x2> > place stir
            BOSS: It'll have to be the slipper. Everybody well up.`,
        },
        {
          title: 'The Exchange of Gifts',
          time: 'THE CONFERENCE',
          beat: 'Each side gives the other its own things, and thanks for them.',
          text: `
            > place crowd
            [The one in front has a crown on, and a black suitcase. "WIBB!"]
            !BOSS: Hello to you, too. Wibb!
            [A gasp. The one with the crown takes its suitcase in both arms.]
            FOE|LEAD: I think that was a bit familiar. || They didn't expect you to know that.
            PAL|BOSS: Quick. The slipper. With love.
            [The one with the crown looks at the slipper. It looks at its own bare foot. "Wibb?"]
            PAL|LEAD: "For me?", I think. || They're touched. They can't believe it.
            > turns
            <?teach> BOSS: {call}, show them what one does with it.
            <?teach> > lead teach
            [Now the enemy opens its suitcase, and lifts out, with great care, a bathrobe.]
            FOE|LEAD: Isn't that yours? || That's your bathrobe!
            !BOSS: Ssh! It's what they love best. It's even got my tea on it. What are the odds? || Hush! It's holy. It only smells like mine. ## Hush! It's holy. It only smells like mine. After the shore leave.
            [{BOSS} kneels down, and kisses the hem.]
            <?pocket> PAL|LEAD: There's something in the pocket. "Dear diary."
            <?pocket> BOSS: It's their scripture! Don't read it! ## It's their scripture! Don't read it! Not the part about the dentist!
            > turns
            [Then comes a teapot. The one with the crown puts it on its head, and bows. A little tea runs out.]
            BOSS: Tell them it's the finest hat that I ever... drank from. || Grandmother would be... I'm so happy. Could somebody hold me up?
            <handed> <?x3> > lead attempt
            ["Wibb. Wibb!" It looks into the other suitcase. It looks under it. It flaps both elbows, and paddles.]
            FOE|LEAD: There's something that it wants. It's small. And it swims.
            PAL|BOSS: They know about the duck!`,
        },
        {
          title: 'Something Small',
          time: 'LATER THAN IT WAS',
          beat: 'The enemy wants the duck, and says so, in one word.',
          text: `
            ["WIBB!" A million ships switch on their lights.]
            PAL|LEAD: I don't think that's "hello" any more. || That wasn't "Are you ready?"
            FOE|BOSS: Smile! Offer it the sandwich!
            <?half> FOE|LEAD: There's less of it than there was. I was so moved.
            <?half> BOSS: You've eaten half of what we love best?
            <?half> FOE|LEAD: I'd have died for it. I was just hungry first.
            > turns
            <?e> > place door
            FOE|LEAD: Couldn't we just say that it's the wrong bag? || Tell them the truth! You took the wrong bag!
            BOSS: I've kissed that robe! I've wept on a slipper! One can't go back from a slipper!
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            > lead comfort BOSS
            > turns
            <?h> > hook BOSS snap
            ["Wibb." It is very quiet now.]
            PAL|LEAD: It's sat down on its suitcase. Its lip's going. ## It's sat down on its suitcase. That's how my uncle looked, when they gave her the cat. || It's taken off the teapot. I think that it's hiding its face in it. ## It's taken off the teapot. That's how my uncle looked when she kept the dog.
            <wish> BOSS: {call}, the duck was yours to hold. You tell it. || Somebody has to break it to them. {call}! You had it last. They've got a million ships, so be brief.
            <unasked> BOSS: I must tell it that I've lost the duck. I only need to stop crying first.
            <wish> > lead lastWords
            <?sniff> [A long, wet sniff, from a million loudspeakers.]`,
        },
        {
          title: 'Page One',
          time: 'PEACE, OR NOT',
          beat: 'The duck comes back, and {boss} looks up the word.',
          text: `
            [{freed} The one with the crown sees it. "WIBB! Wibb, wibb, wibb!" It presses the duck to its heart, and rocks.]
            * prop
            FOE|LEAD: Look how it loves our duck! || It likes it! We're saved!
            !BOSS: No. Look closer. One doesn't love somebody else's duck like that.
            * pay bag
            PAL|LEAD: Then it's THEIR suitcase! || So that's its own slipper. And its sandwich!
            [{BOSS} looks into the other suitcase, and takes out a very small book.]
            FOE|LEAD: Your phrase book! What's "wibb"? || It was in with your robe! Look up "wibb"!
            !BOSS: It's on page one. "Excuse me, I think that you've got my suitcase."
            * pay wibb
            [A long silence. {hush}]
            FOE|LEAD: They've said nothing else since this morning. || And you said it back. With a bow.
            > turns
            BOSS: So when they landed, seventy years ago... || But then, all that time ago, when they first came...
            PAL|LEAD: They said one word. || One word. And out came the cannon.
            * pay war
            BOSS: And we've still got that first suitcase. We keep the Christmas lights in it. || We've got that first suitcase in the palace. Under glass. "Secret weapon. Do not open."
            <first> > hook BOSS gift
            <?x4> > place gift
            <?k> > lead last
            > turns
            [They all shake hands. Each side picks up a suitcase. They are both black. They go off, to the left and to the right.]
            [{BOSS} stops, and looks at the handle.]
            !BOSS: Wibb!`,
        },
      ],
    },
    {
      id: 'demo',
      shape: 'rehearsal',
      title: 'In the Unlikely Event || Most Unlikely',
      premise:
        'The crew must read out the whole safety booklet, though whatever it calls unlikely happens at once, and {keeper} has the last page.',
      game: 'Whatever anybody calls unlikely happens, and nothing else does.',
      facts: {
        prop: 'the booklet',
        event: 'a safety demonstration',
        crowd: 'the passengers',
      },
      effects: {
        booklet: {
          noise: `FOE|BOSS: It's {where}! With page five in it, and nobody's heard page five!`,
          lost: `FOE|BOSS: It's {where}! And only page five knows how all this ends!`,
          stuck: `FOE|BOSS: It's {where}! How does one turn to page five, if it can't bend a corner?`,
          mixed: `FOE|BOSS: It's {where}! And all that we wanted from it was page five!`,
          mess: `FOE|BOSS: It's {where}! By now, page five must be a pudding!`,
        },
      },
      hooks: {
        'Captain Carousel': {
          event: `
            ASK: While we're at it, our Captain's unlikely ever to arrive.
            [PLIMM. {ME} takes one step, and looks round.]
            ME: I'm here! So this is it! Nobody told me that it'd be so near!`,
        },
        'Navigator Noor': {
          event: `
            ASK: And how unlikely that Noor was right, three years ago!
            [PLIMM. All the stars move over, to the left.]
            ME: I told you so! I told them so, and they've come!`,
        },
        'Ensign Umbrella': {
          event: `
            ASK: One more. Rain's so unlikely, up here.
            [PLIMM. Tup. One drop, on {ME}'s nose.]
            ME: All that way, and it knew where to find me!`,
        },
        'Baggage Bot': {
          event: `
            ASK: Let me try. That somebody carries the Bot is unlikely.
            [PLIMM. {ASK} bends down, and lifts. Crack.]
            ME: I am being carried! And what was that?
            ASK: My back. It's been sent on.`,
        },
        'Doctor Tentacle': {
          event: `
            ASK: My turn. One of my arms is unlikely to hug the Doctor.
            [PLIMM. Both arms do.]
            ME: You only said one.
            ASK: The other came along by itself.`,
        },
        'Passenger Pim': {
          event: `
            ASK: And now a window seat for Pim. Most unlikely.
            [PLIMM. In the middle of the row, between two elbows, there's a window.]
            ME: And I may keep the elbows!`,
        },
      },
      after: `
        [PLIMM.]
        BOSS: Who said it? Which of you said that word?
        PAL|LEAD: I only said that an egg for breakfast was unlikely.
        BOSS: There's a hen in my hat.
        PAL|LEAD: It had to come from somewhere.`,
      acts: [
        {
          title: 'Welcome Aboard',
          time: 'TWO MINUTES BEFORE TAKEOFF',
          beat: 'Whatever the safety booklet calls unlikely happens.',
          text: `
            <2> <first> !BOSS: Welcome aboard. Nobody? "A stranger is unlikely. Look surprised."
            <2> <first> [PLIMM.]
            <2> <first> > lead arrive
            <3+> !BOSS: Welcome aboard. "In the unlikely event that the lights go out, sit still." ## Welcome aboard. "In the unlikely event that the lights go out, hold on to your wallet."
            <2> !BOSS: From my safety booklet. "In the unlikely event that the lights go out, sit still." ## From my safety booklet. "In the unlikely event that the lights go out, hold on to your wallet."
            [PLIMM. The lights go out.]
            FOE|LEAD: What are the odds? || Now there's a coincidence!
            !BOSS: Luckily, I know it by heart. "Should they come on again, which is unlikely, look grateful." || I can do page one blind. "They are unlikely to come on again. If they do, thank the crew."
            [PLIMM. The lights come on again.]
            <3+> !BOSS: Page two. "A stranger is unlikely. Look surprised."
            <first> <3+> [PLIMM.]
            <first> <3+> > lead arrive
            <2> LEAD: Whatever you read out, it happens! || You only have to read it, and there it is!
            <3> FOE|LEAD: Whatever you read out, it happens! || You only have to read it, and there it is!
            <4+> PAL|LEAD: Whatever you read out, it happens! || You only have to read it, and there it is!
            BOSS: Chance! Page three. "Custard down the neck, though unlikely, is no reason to scream." || Nonsense! Page three. "Custard in your shoes is unlikely. Walk on as if it were nothing."
            [PLIMM.]
            FOE|LEAD: AAAH!
            * plant rule
            !BOSS: Then try this one. "Unlikely, but possible, a delay..."
            [They wait. Nothing.]
            !PAL|LEAD: It only does what's unlikely.
            * plant likely
            <3+> FOE: Then stop reading!
            BOSS: I've got to go on. Till we've heard all five pages, we can't take off. || I must go on. We only take off when we've heard all five pages.
            !BOSS: Page four. "Anything worse is most unlikely." || Page four. "It is unlikely to get any stranger."
            [PLIMM.]
            > place intro
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Hats',
          time: 'NOT YET',
          beat: 'Anybody can do it, everybody does, and the booklet ends up {where}.',
          text: `
            > turns
            <2> LEAD: I'd leave out page five. But it's unlikely that anybody cares what I think. || I've got an idea. Not that I'd be asked. It's so unlikely.
            <3> !LEAD: I'd leave out page five. But it's unlikely that anybody cares what I think. || I've got an idea. Not that I'd be asked. It's so unlikely.
            <4+> PAL|LEAD: I'd leave out page five. But it's unlikely that anybody cares what I think. || I've got an idea. Not that I'd be asked. It's so unlikely.
            [PLIMM.]
            !BOSS: What do you think?
            <3+> !FOE: Do tell us!
            <4+> !LEAD: From the very beginning!
            <2> LEAD: I don't know! I'd never got that far! || Don't all look at me! Something about lunch!
            <3> !LEAD: I don't know! I'd never got that far! || Don't all look at me! Something about lunch!
            <4+> !PAL|LEAD: I don't know! I'd never got that far! || Don't all look at me! Something about lunch!
            FOE|BOSS: So it isn't the booklet. It's only that word! || It works without the booklet! It's the word that does it!
            <3+> +FOE: Then I'm an admiral? Unlikely! || An admiral, me? Unlikely!
            <2> LEAD: Then I'm an admiral? Unlikely! || An admiral, me? Unlikely!
            <3+> [PLIMM. {FOE} is wearing an admiral's hat, as tall as a chair.]
            <2> [PLIMM. {LEAD} is wearing an admiral's hat, as tall as a chair.]
            !BOSS: A taller one, on me? Quite unlikely! || A taller one for me? How unlikely can it get?
            [PLIMM. As tall as a door.]
            <4+> !PAL: Me, too? Unlikely!
            <4+> [PLIMM. {PAL} falls over, under a hat as tall as a tree.]
            <handed> !BOSS: Enough! Nobody says it again! {call}, hold this open at page five. With you, I'd say that an accident's unlikely. || Enough! That word's forbidden! {call}, take this. You look an unlikely person to lose a booklet.
            <taken> !BOSS: Enough! Nobody says it again! And put that booklet away. To lose it now would be unlikely.
            [PLIMM.]
            <3+> FOE: What did you just say? || And who said it now?
            <handed> > lead help
            <handed> > effect booklet
            <taken> > place takes
            <taken> BOSS: {call}! Get it back!
            <taken> > lead attempt
            > turns`,
        },
        {
          title: 'A Mile Long',
          time: 'NO, NOT YET',
          beat: 'The passengers hear the word, and {boss} falls silent.',
          text: `
            > turns
            FOE|LEAD: Without page five, we're stuck. And visitors are unlikely. || How do we get at page five? An unlikely place for help, this.
            [PLIMM.]
            > place crowd
            !BOSS: Passengers! Whatever you do, don't say "unlikely"! || Passengers! There's one word that you mustn't say! It's "unlikely"!
            ["Unlikely?" say all the passengers. "What is? A window seat?"]
            [PLIMM. PLIMM. PLIMM.]
            PAL|LEAD: They've all got one! The ship's a mile long, and one seat wide! || Look at the ship! It's all window, a mile of it, and one seat wide!
            ["And nobody next to me?" they say. "Unlikely!"]
            [PLIMM. PLIMM. PLIMM.]
            PAL|BOSS: Now all the seats have drifted apart! There's one going round the moon! || That's every seat gone off by itself! There's somebody waving, behind the moon!
            <3+> <handed> <?x3> FOE: {call}, bring them back!
            <3+> <handed> <?x3> > lead attempt
            FOE|LEAD: Who had to tell them the word? || You told them yourself!
            !BOSS: I told them not to! And who wanted a hat? And who... || I said "don't"! I was perfectly clear! I was...
            !FOE|LEAD: Could you be quiet for once? Unlikely! || If only you'd be quiet! But how unlikely!
            [PLIMM. {BOSS}'s mouth goes on moving. Nothing comes out of it.]
            * rest BOSS
            <3> !LEAD: You've switched off {boss}! || What have you done with that voice?
            <4+> !PAL|LEAD: You've switched off {boss}! || What have you done with that voice?
            <3+> !FOE: Leave it off. Will anybody miss it? Unlikely!
            <2> +LEAD: There. Will anybody miss it? Unlikely!
            [They wait for it. Nothing. Not the smallest PLIMM.]
            <3+> !LEAD: No PLIMM? Then it isn't unlikely. So who misses it?
            <3+> [Everybody looks at {FOE}.]
            <3+> !FOE: It was so quiet. ## It was so quiet. I hear it through the cabin wall. It's how I fall asleep.
            <2> !LEAD: Nothing? Then I do miss it.
            <3+> +FOE: Give it back, then. A sensible word from it would be unlikely, though.
            <2> +LEAD: Give it back, then. A sensible word from it would be unlikely, though.
            [PLIMM.]
            * enter BOSS
            !BOSS: I'm sorry.`,
        },
        {
          title: 'That Word',
          time: 'NOW OR NEVER',
          beat: '{Boss} can undo the whole day with one sentence, and {lead} with it.',
          text: `
            > turns
            !BOSS: I started it, so I'll stop it. I'll say that today never happened, with that word in front. || There's a way out. I take that word, and after it I say that today never happened.
            PAL|LEAD: Which word?
            !BOSS: That word.
            FOE|LEAD: And no custard? No hats? || So, no hats? And dry shoes?
            PAL|BOSS: No custard, no hats. The seats come home, and off we fly. || All gone. And the seats will be side by side, as if nothing had been.
            <3+> FOE: But then {the} was never here!
            <3+> [Everybody looks at {LEAD}.]
            <2> !LEAD: But then I was never here!
            <wish> !BOSS: {call}, in a minute, I'll never have met you. What would you have liked? || I won't even know that I've forgotten you. {call}, what would you have liked?
            <wish> > lead lastWords
            <unasked> !BOSS: I won't even know whom I'm missing.
            <unasked> > lead comfort BOSS
            > turns
            [{BOSS} shuts both eyes. So does everybody else.]
            !BOSS: It's unlikely...
            <3+> FOE: Goodbye, {call}!
            <2> LEAD: Goodbye, then!
            !BOSS: ...that there'll be a delay.
            [Nothing.]
            FOE|LEAD: That isn't what you were going to say! || That was the wrong end!
            !BOSS: No. I'd sooner have the custard. || I know. I'd rather keep the custard.`,
        },
        {
          title: 'Page Five',
          time: 'TAKEOFF',
          beat: 'The booklet turns up, and there is one thing that it does not do.',
          text: `
            !LEAD: Then you'll never get away. And the booklet won't just turn up. How unlikely! || And now you're stuck here. A booklet walking home by itself? Unlikely!
            [PLIMM. {freed}]
            * prop
            <3+> FOE: And why did nobody say that before? || All day long, and nobody thought of that?
            <3+> BOSS: We had hats on.
            !BOSS: Page five. "In the unlikely event that anybody here would fly with us again, have a pleasant flight." ## Page five. "In the unlikely event that anybody would do this again, with the same people, have a pleasant flight."
            [A very long silence. {hush} PLIMM.]
            PAL|LEAD: Somebody would! || So there is somebody!
            [A rattle, from behind the moon. The seats come home, side by side. The doors open.]
            * pay rule
            FOE|LEAD: Which of them is it? || And who was it?
            BOSS: All of them, by the sound of it. || From here, it looks like the whole mile.
            <first> > hook BOSS event
            > turns
            <?k> > lead last
            [They get in, one after another. {LEAD} stays outside.]
            !LEAD: Well, goodbye. It's unlikely that there's a seat for me. || So that's everybody. A seat for me must be unlikely.
            [They all listen. Nothing. No PLIMM.]
            !LEAD: I thought so. Nothing. || You see? It didn't happen.
            [Everybody moves up.]
            !BOSS: It only does what's unlikely.
            * pay likely`,
        },
      ],
    },
    {
      id: 'lost',
      shape: 'wake',
      title: 'All Here || One Too Many',
      premise:
        'The ship takes one person too few, so somebody must be lost and heard by nobody, while all the kind things are said.',
      game: 'Whoever wears the tag cannot be seen, by order; first that is terrible, then it is lovely, and then nobody has any tears left.',
      least: 3,
      facts: {
        prop: 'the tag',
        event: 'a departure',
        crowd: 'the search party',
      },
      effects: {
        tag: {
          noise: `!BOSS: Ow! My ears! And nobody can even hear me scream!`,
          lost: `!BOSS: And now my hat's gone as well! How lost do I have to be?`,
          stuck: `!BOSS: That was me! You've tied me to a chair that nobody can see me in!`,
          mixed: `!BOSS: That was me! I feel all strange, and there's nobody to tell!`,
          mess: `!BOSS: That was me! I'm dripping! Now you've got to see me!`,
        },
      },
      after: `
        ["ONE TOO MANY," says the ship. THWAPP. "ALL HERE."]
        BOSS: Who's got it on this time?
        PAL|LEAD: How should I know? That's how it works.
        BOSS: Whoever it is, you were wonderful! And you owe me money! ## Whoever it is, you were wonderful! And I'm keeping the bathrobe!`,
      acts: [
        {
          title: 'One Too Many',
          time: 'JUST BEFORE SIX',
          beat: 'The ship takes one too few, so somebody has to be lost.',
          text: `
            BOSS: Is everybody here? We leave at six. An hour in {a} is enough for anybody. || All aboard! We leave at six, and I've seen quite enough of {a}.
            ["ALL HERE," says the ship.]
            <first> FOE: Then who's that?
            > lead arrive
            ["ONE TOO MANY," says the ship, and shuts the door.]
            * plant over
            FOE: One of us has to stay behind? I've got my coat on! ## One of us has to stay behind? I've got my coat on! And plans, in cabin six! || It can't mean me. I've found a peg. ## It can't mean me. I've found a peg. And I've plans, in cabin six.
            > place intro
            FOE: I'm not staying here! Isn't there a rule? || And that's what one would stay here with? There must be a rule!
            PAL|BOSS: "It doesn't count whoever's lost. Whoever wears the red tag is lost, and nobody may see or hear them." || "Whoever wears the red tag is lost. Nobody may see or hear them, and the ship doesn't count them."
            * plant tag
            +BOSS: But nobody's lost. And this old thing doesn't even stick. Look. || And who's lost? We're all here. Give me that.
            [THWAPP. The tag sticks, in the middle of {BOSS}'s chest. "ALL HERE," says the ship.]
            FOE: Oh no. We've lost {boss}.
            !BOSS: I'm right here!
            * rest BOSS
            PAL|FOE: Did you hear something?
            * plant voice
            !LEAD: Only a draft. It sounded upset. || A draft, I think. A cross one.
            <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'A Voice, Almost',
          time: 'SIX, MORE OR LESS',
          beat: 'Nobody may see {boss}, who finds that this has its uses.',
          text: `
            * rest BOSS
            !BOSS: Very funny. Now somebody look at me. || Stop that! Somebody look at me!
            FOE: How we'd laugh, if {boss} were here.
            [{BOSS} takes {FOE}'s sandwich, and bites into it.]
            FOE: My sandwich! It's going away, bit by bit!
            <3> !LEAD: It's grief.
            <4+> !PAL|LEAD: It's grief.
            !BOSS: {call}! I can't get it off! Somebody else has to pull! || It won't come off, unless somebody else pulls! {call}!
            !LEAD: How odd. There's a draft that knows my name. || This draft has a very nice voice. It could almost be somebody.
            > turns
            FOE: We must search. {call}, you're new. Search where none of us would. || {call}, you've got fresh eyes. Find {boss}! Try anything!
            > lead attempt
            > effect tag
            FOE: No use. We'll never get {boss} back. ## No use. And nobody ever knew about {boss} and me. || So {boss} is gone, and we never said goodbye. ## So {boss} is gone. And I never told anybody about us.
            !BOSS: I'm holding your hand!
            FOE: My left hand's gone all warm. ## My left hand's gone all warm. Just as in cabin six. || I can almost feel it. A bit damp, as always. ## I can almost feel it. A bit damp, as in cabin six.
            <5+> ANY: Grief does that. My aunt heated a whole house with it. ## Nobody knows a thing about cabin six. We've all agreed. || We'll all miss the damp. ## Ssh. Nobody knows about cabin six. We've all agreed.
            > turns
            !BOSS: So nobody sees me, whatever I do? || Then I could do anything? And nobody'd see?
            [{BOSS} puts on {FOE}'s hat, climbs on a table, and dances. ## {BOSS} puts on {FOE}'s hat, and nothing else, climbs on a table, and dances.]
            * plant dance
            <3> !LEAD: That table's shaking.
            <4+> !PAL: That table's shaking. ## That table's shaking. All over.
            FOE: It misses {boss}, too.`,
        },
        {
          title: 'A Few Kind Words',
          time: 'SUPPERTIME',
          beat: 'The kind words are said, everybody wants some, and they run out.',
          text: `
            * rest BOSS
            > place crowd
            ["We've looked everywhere," says the search party. They take off their hats, and hang them on {BOSS}. ## "We've looked everywhere," says the search party. They look away, and hang their hats on {BOSS}, with care.]
            <3> !LEAD: Before supper, a few kind words? || They've brought sandwiches. So somebody's got to say a few kind words.
            <4+> !PAL|LEAD: Before supper, a few kind words? || They've brought sandwiches. So somebody's got to say a few kind words.
            > hook BOSS wake
            [A hundred noses are blown.]
            !BOSS: It's lovely. I could listen to it for hours. ## It's lovely. People usually say less when I've nothing on. || Go on! There's more! I was a beautiful child! ## Go on! There's more! I'm standing here with nothing on!
            FOE: They've never cried at me. || And when did anybody ever cry at me? ## And when did anybody ever cry at me? In daylight?
            [{FOE} looks left, looks right, feels about in the air, and takes the tag. THWAPP.]
            * enter BOSS
            * rest FOE
            !BOSS: Give that back! They hadn't got to my eyes! ## Give that back! They hadn't got to my thighs! || Hey! They'd only got as far as my childhood! ## Hey! They'd only got as far as my second marriage!
            <3> !LEAD: You're back! It's a miracle! || You've come back to us! And with an appetite!
            <4+> !PAL: You're back! It's a miracle! ## You're back! It's a miracle! And your trousers are inside out! || You've come back to us! And with an appetite! ## You've come back to us! And just in time, you've put something on!
            [Three cheers. The search party eats the sandwiches, and goes home.]
            !FOE: Stop! Now it's me! I'm lost! Begin! || Come back! I'm the one who's lost now! Cry!
            BOSS: And where's {foe}?
            <3> !LEAD: Lost, I suppose. Does anybody have a kind word?
            <4+> !PAL|LEAD: Lost, I suppose. Does anybody have a kind word?
            BOSS: I've been dead all day. I'm hungry. || Wasn't that meant for me? I'd like to keep mine.
            !LEAD: I've used up my tears. || I cried it all out on you.
            <5+> ANY: I could do a nod. || I've got half a sniff left.
            !FOE: I'm right here! One word! Just a small one!
            BOSS: Did you hear something?
            <3> !LEAD: No. It's quieter than usual. || No. There's more room, too.
            <4+> PAL|LEAD: No. It's quieter than usual. || No. There's more room, too.
            !FOE: More than usual? || I was told that there'd be crying!
            > turns`,
        },
        {
          title: 'By Order',
          time: 'NEARLY SEVEN',
          beat: 'They leave without {foe}, until somebody breaks the rule.',
          text: `
            * rest FOE
            ["ALL HERE," says the ship. The engines start.]
            !BOSS: Coats buttoned? In you get, everybody! || We're late! Off your pegs, and in!
            > turns
            !FOE: Take it off me! It's only nice if somebody minds! || I want to be found! It's no fun if nobody minds!
            [{FOE} pulls at one sleeve after another.]
            PAL|BOSS: There's that draft again. || What a draft! It's got hold of my sleeve.
            !FOE: Who'll make your sandwiches? Who'll lend you a hat? ## Who'll make your sandwiches? Who'll knock at cabin six? || I left you my sandwich! I let you dance in my hat! ## I left you my sandwich! My hat! The key to cabin six!
            > turns
            <5+> ANY: Move up. The draft wants a seat. || Shut the door, somebody. There's a draft.
            [They all get in. {FOE} sits down on the ground. It's very quiet.]
            * enter FOE
            > lead comfort FOE
            !BOSS: {call}! Get in! Who's that you're talking to? || We're leaving, {call}! What are you doing down there, with nobody?
            !LEAD: Nobody. It's crying. Can't you see? || It's the saddest nobody I ever met. Can't you see?
            <5+> ANY: Don't ask me. I've been admiring the exit sign. || Don't ask me. I've been looking at my shoes since six.
            [{BOSS} looks straight ahead. Then at the floor. Then at {FOE}.]
            !BOSS: I've never broken a rule. Not one. || It's in the rules. One doesn't see. One mustn't.
            [A long silence. {hush}]
            +BOSS: I can see you.
            ["ONE TOO MANY," says the ship. The engines stop.]
            * pay over`,
        },
        {
          title: 'Nobody at All',
          time: 'SEVEN, AT LAST',
          beat: 'It comes out who saw what, and the ship leaves with somebody too many.',
          text: `
            [{BOSS} pulls off the tag.]
            !FOE: You could see me? The whole time?
            !BOSS: Of course. It's a tag. It's this big.
            +BOSS: Wait. Then you could see me, on that table? ## Wait. Then you could see me, on that table? All of me? || Oh. Then you all saw me dance? ## Oh. Then you all saw me dance? With nothing on?
            !FOE: In my hat. ## In my hat. We'd hoped that it was for your head. || Twice. You did it with the knees. ## Twice. I'm never going to wear that hat again.
            * pay dance
            <5+> ANY: And we weren't allowed to clap. || I had to bite my sleeve.
            !BOSS: And when you said those lovely things, you knew that I was standing there? || Then you said all that to my face?
            <3> !LEAD: How else could we? When you're here, you interrupt. || When else? It's the only time that you don't answer back.
            <4+> PAL|LEAD: How else could we? When you're here, you interrupt. || When else? It's the only time that you don't answer back.
            FOE: And my kind word? Nobody had one left!
            <5+> ANY: I had one. I was saving it for dessert. || I'd found one for you. It was "tidy".
            !BOSS: I'm no good with words. Come here. ## I'm no good with words. I'd sooner show you, in cabin six. || I'm better at it without words. ## I'm better without words. You know that, from cabin six.
            <rated> !FOE: Ssh! Nobody knows about cabin six!
            <rated> <3> !LEAD: Even I know about cabin six. || Nobody at all. There's only a sign on it.
            <rated> <4+> !PAL: Of course not. We've only got cabins five and seven. || Nobody at all. I've got cabin seven.
            <first> > hook FOE inside
            > turns
            <?k> > lead last
            ["ONE TOO MANY," says the ship.]
            !LEAD: That's me. I came last, and you've got your coat on. || I'm the one too many. I never found a peg.
            FOE: We can't leave {the}! Not in this place! || But then {the} would be all alone here!
            !BOSS: Rules are rules.
            [THWAPP. The tag sticks, in the middle of {LEAD}'s chest. "ALL HERE," says the ship.]
            * pay tag
            PAL|FOE: Oh no. We've lost {the}.
            !LEAD: But I'm right here!
            [They all take hold of nobody, carry it aboard, and sit down on both sides of it. The ship takes off.]
            !LEAD: I'm on the ship! I'm sitting on a hat!
            !BOSS: Did you hear something?
            * pay voice`,
        },
      ],
    },
  ],
}
