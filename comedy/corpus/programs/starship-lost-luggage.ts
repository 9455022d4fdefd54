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
        snap: `ME: I've set out, and set out! Couldn't one of them have been a return?`,
        gift: `
          [One of them takes a stamp out of the suitcase, and brings it down on {ME}'s forehead.]
          ASK: It says "ARRIVED".
          ME: In ink? Don't anybody wash me.`,
        wake: `
          ASK: We never got anywhere, with our Captain. But we were never so early for it.
          ME: Could you say the second part louder?`,
        inside: `
          ASK: "One captain, worn at the corners. Inside, a map of everywhere, and not a single cross on it."
          [{ASK} takes the pen, and makes a cross.]
          ME: What's that?
          ASK: It's here.
          ME: Then I've arrived!`,
        bag: `
          [A very old trunk trots up to {ME}, and lies down on both feet.]
          ASK: Look at its label! "Arrivals"!
          ME: So this is it! I've arrived! Nobody touch me. I'm going to wave.`,
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
          ME: Three years ago, I said left. We went right. I've had an "I told you so" in my cheek ever since. ## Three years ago, I said left. We went right, and I married it. I can't even say "I told you so".`,
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
          ASK: "One navigator, folded wrong. Inside, one left, one right, and an 'I told you so', never used."
          ME: May I?
          ASK: Go ahead.
          ME: I told you so! It's a bit stiff. It'll want wearing in.`,
        bag: `
          [A small square case sits down in front of {ME}, and points left.]
          ASK: It says we ought to have gone left!
          ME: I told you so! I told the bag so, too. One of you was listening.`,
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
        stake: `ME: There's a black cloud over all of us! And still not a drop in it!`,
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
          ASK: "One ensign, long and thin. Outside, waterproof. Inside..." I can't read this. There's something in my eye.
          [Tup.]
          ME: A drop! Was that for me?
          ASK: All of it.
          ME: Then I'm soaked!`,
        bag: `
          [A wet suitcase stands next to {ME}, and shakes itself, all over.]
          ASK: That's only shampoo!
          ME: It's rain! With bubbles! After four years, and I hadn't even got it up!`,
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
          ME: It was. You all pack shoes.`,
        inside: `
          ASK: "One bot. This side up. Inside, everybody else's things, and right at the bottom, a lift." What lift?
          [{ASK} bends the knees, and picks up {ME}.]
          ASK: This one.
          ME: I am being carried. The view is excellent. Turn me.`,
        bag: `
          [A big bag on four wheels takes {ME} by the handle, and runs round and round with it.]
          ASK: Put that down! It's one of the crew!
          ME: Let it! I am being carried! Left at the pillar, please!`,
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
         ME: Leave something behind. Most people leave an opinion.`,
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
          ASK: "One doctor, eight sleeves. Inside..." I'd have to look.
          [{ASK} puts both arms round {ME}. A pause. Eight arms, slowly.]
          ME: You began that.
          ASK: I did, yes.
          ME: I'm not letting go. I'm a doctor.`,
        bag: `
          [An enormous soft bag, all straps, jumps up at {ME}, and will not come off.]
          ASK: How many straps has it got?
          ME: Eight! And it's hugging back! With every one! Go away, all of you!`,
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
          ASK: "One passenger, small, no trouble. Keep in a window seat."
          ME: It never says that!
          [{ASK} gets up from the seat by the window, and brushes it off.]
          ASK: It does now. I've just said it.`,
        bag: `
          [A very small bag takes {ME} by the sleeve, pulls {ME} past everybody, and sits down under a window.]
          ASK: It's got you a window seat!
          ME: It pushed in! I'd never have dared! Good bag!`,
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
            <?black> PAL|LEAD: They're all black. ## They're all black. It's how I went home from my honeymoon with the wrong husband.
            <first> > hook BOSS claim
            [From far off, through a loudspeaker: "Wibb!"]
            * plant wibb
            PAL|LEAD: It's them! What does it mean?
            BOSS: The phrase book's in my other bag. "Hello", I should think. || I had a phrase book. It's under the teapot. It sounded like "hello".
            <3+> > lead arrive
            <handed> > place intro
            <first> <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'With All Our Hearts',
          time: 'AN HOUR BEFORE PEACE',
          beat: 'They learn to love what is in the bag, and the duck ends up {where}.',
          text: `
            PAL|BOSS: If they notice, it's war again, and they've got a million ships. From now on, this is what we love best. || If they find out that we've brought somebody's laundry, it's war again. So we love it. All of it.
            FOE|LEAD: Half a sandwich?
            BOSS: With all your heart. ## With all your heart. You've faked it for worse. || You'd die for it. ## You'd leave your wife for it. Again.
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
            [Something small and metal taps at the window. Twice.]
            BOSS: So it'll have to be the slipper. Everybody well up.`,
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
            FOE|LEAD: I think that was a bit familiar. ## I think you may just have got engaged. || They didn't expect you to know that. ## They didn't expect you to know that. It may be something one only says in the dark.
            PAL|BOSS: Quick. The slipper. With love.
            [The one with the crown looks at the slipper. It looks at its own bare foot. "Wibb?"]
            PAL|LEAD: "For me?", I think. || They're touched. They can't believe it. ## They're touched. I think the shy one wants to see the other foot.
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
            PAL|LEAD: It's sat down on its suitcase. Its lip's going. ## It's sat down on its suitcase. That's how I looked, when they gave her the cat. || It's taken off the teapot. I think that it's hiding its face in it. ## It's taken off the teapot. That's how I looked when he kept the dog.
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
            <first> <?b> > hook FOE gift
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
      id: 'lost',
      shape: 'wake',
      title: 'All but One || Lost With All Hands',
      premise:
        'The crew must leave one person short, so somebody has to be lost, and {lead} has lost the tag that says who.',
      game: 'Whoever wears the tag cannot be seen, by order; and then the nice things are said, and everybody wants one.',
      least: 3,
      facts: {
        prop: 'the tag',
        event: 'a departure',
        crowd: 'the search party',
      },
      effects: {
        tag: {
          noise: `FOE|BOSS: "If the tag is gone as well, the loss is final." And that was a very final noise.`,
          lost: `FOE|BOSS: "If the tag is lost as well, the loss is final." Even the loss is lost!`,
          stuck: `FOE|BOSS: "If the tag is out of order, the loss is final." It's {where}. I'd call that final.`,
          mixed: `FOE|BOSS: "If the tag no longer wants to come off, the loss is final." It's {where}!`,
          mess: `FOE|BOSS: "If the tag cannot be read, the loss is final." It's nothing but a drip!`,
        },
      },
      after: `
        BOSS: Is everybody here?
        [THWAPP.]
        PAL|LEAD: Who was that? Who's put one on?
        BOSS: Not again! Whoever it is, you snore, and you owe me money! ## Not again! Whoever it is, I'm saying nothing nice till I've read the will!`,
      acts: [
        {
          title: 'All but One',
          time: 'JUST BEFORE DEPARTURE',
          beat: 'They are one short, so somebody has to be lost.',
          text: `
            !BOSS: Is everybody here?
            [{FOE} counts everybody, with one finger.]
            !FOE: All but one.
            BOSS: Count again! We leave at six, and only if nobody's missing! || That can't be right! We leave at six, and only with everybody! Once more!
            [The finger goes round.]
            !FOE: All but one.
            * plant count
            PAL|BOSS: Then one of us is lost! || So somebody's missing!
            +BOSS: This is the place for it. Whatever is lost in the galaxy comes to {a}. Gloves, moons, a whole choir. || We can't be one short here! It's where lost things go! Everything that's ever been lost ends up in {a}!
            <first> FOE: Is that the one, over there?
            > lead arrive
            > place intro
            <first> > hook BOSS claim
            PAL|FOE: It says here that we may leave one behind. "Whoever is lost wears a red tag, and nobody may see or hear them." || It's in the rules. "Whoever wears the red tag is lost. Nobody may see or hear them, and the ship may go."
            BOSS: How can you put a tag on somebody who isn't there? Give me one from that box. || Nonsense. How does it stick? Give me one from that box.
            [THWAPP. The red tag sticks, in the middle of {BOSS}'s chest.]
            FOE: Oh no. We've lost {boss}. || There. It's {boss}. Lost.
            !BOSS: I'm right here!
            PAL|FOE: Did you hear something? || I can almost hear that voice.
            <first> <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'A Voice, Almost',
          time: 'DEPARTURE, DELAYED',
          beat: 'Nobody may see {boss}, and the tag ends up {where}.',
          text: `
            > turns
            BOSS: Stop that! Look at me! || Very funny. Somebody say something to me.
            FOE: It's so quiet, now. || How we'd laugh, if {boss} were here.
            <?foot> [{BOSS} stands on {FOE}'s foot.]
            <?foot> FOE: I can still feel where {boss} used to stand.
            [{BOSS} takes {FOE}'s sandwich, and bites into it.]
            FOE: My sandwich! It's going away, bit by bit!
            <4+> PAL: It's grief.
            BOSS: {call}, you're not one of the crew, so you're allowed to see me! Take it off! || The rule's for the crew! {call}, you may still see me! Pull it off!
            > lead help
            > effect tag
            PAL|FOE: So there's no getting {boss} back? ## So there's no getting {boss} back? I'd bought a nightie. || We never said goodbye. ## We never said goodbye. And I'd just had my legs done.
            !BOSS: I'm holding your hand!
            <?x1> > lead search
            <?c> > hook FOE stake
            > turns
            <?x2> > place stir
            <?x5> > lead ban`,
        },
        {
          title: 'A Few Kind Words',
          time: 'THE SEARCH, AND SO ON',
          beat: 'They search, give up, and say what they never said.',
          text: `
            > place crowd
            PAL|LEAD: They're looking under everything. || They've searched all over. They've lifted the carpet.
            !BOSS: Warmer. Warmer. You're leaning on me.
            ["It's no use," says a voice from the back. "We'll never find them. Who's brought the sandwiches?" || "It's no use," says a voice from the back. "And we've made all these sandwiches, for after." ## "It's no use," says a voice from the back. "Is the cabin free? And is the bed a double?"]
            [The search party stands around {BOSS}, and sings, very low.]
            BOSS: What's all this? || I know that tune. It's what we sing for dead people!
            <family> FOE: Shall we say a few kind words? || I wish I'd said it while I could.
            <rated> FOE: I can say it, now. I'd have left my husband for {boss}. || Before anybody else says it, we were closer than you think. Twice.
            > hook BOSS wake
            > turns
            <?breath> PAL|LEAD: And that breath! We'll never smell that again.
            <?breath> !BOSS: I beg your pardon? I'm in the room! ## I beg your pardon? You never complained in the shuttle!
            > turns
            FOE: It's beautiful. They never said anything like that to me. ## It's beautiful. They never said that to me, with or without the wine. || They're all in tears. I've been here for years, and they've never cried at me. ## They're all in tears. Only one person ever cried at me, and that was in the morning.
            BOSS: It's lovely. I could listen to it for hours. ## It's lovely. I could listen to it for hours. My wives never got past "punctual". || One should really do it sooner.
            <?x3> > lead attempt
            [{FOE} looks left, looks right, takes a red tag from the box, and... THWAPP.]
            !BOSS: What are you doing in here?
            FOE: I want to be missed, too. Is that you? You haven't changed! || I want a few kind words, too. So this is where you've been!
            <4+> PAL: Now it's {foe}! They're dropping like flies! And who'll say something nice about me?
            <?i> > hook FOE wake
            <4+> [THWAPP.]
            <?j> > hook PAL wake
            [THWAPP, THWAPP, THWAPP. The search party has found the box.]`,
        },
        {
          title: 'With All Hands',
          time: 'DEPARTURE, REALLY',
          beat: 'Everybody is lost, and the ship leaves at six.',
          text: `
            BOSS: So who's left to say the kind words? || It's gone quiet. Who's still out there, crying?
            FOE: Only {the}. || There's {the}. That's all.
            BOSS: Then who's going to fly the ship? It leaves at six, and whoever has a tag on stays here! || At six, the ship goes! And whoever has a tag on stays here!
            > turns
            <?d> > place door
            PAL|FOE: I don't want to be lost any more. It was only nice while somebody minded.
            <?x6> > lead comfort BOSS
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            <?h> > hook BOSS snap
            > turns
            FOE|LEAD: How is one found again? || And who finds us, if everybody's lost?
            BOSS: It was on the back of my tag. But that's {where}. || It says how, on the back. On the back of the one that's {where}!
            [A bell. Six o'clock. The engines start.]
            <?lw> BOSS: {call}, you're the only one left in the book. What shall they write beside your name? || That's it, then. {call}! You're the whole crew now. What do you want?
            <?lw> > lead lastWords`,
        },
        {
          title: 'What Is Inside',
          time: 'SIX',
          beat: 'The tag comes back, with a form, and they find one another.',
          text: `
            [{freed} It sticks to {BOSS}'s nose, with the back to the front.]
            * prop
            PAL|LEAD: Stand still! There's something printed on it. "To be found, somebody must say what is inside." || Don't move! I can read the back. "Found, if somebody can name the contents."
            BOSS: Inside what?
            FOE|LEAD: Inside you, I suppose. As with a suitcase. || You. It's a claim form.
            !BOSS: And who'd know that?
            [Somebody holds up a hand.]
            > hook BOSS inside
            [KA-CHAMM. The tag turns green. "FOUND."]
            <?i> > hook FOE inside
            <?j> > hook PAL inside
            <?b2> [KA-CHAMM. KA-CHAMM.]
            > turns
            <?all> PAL|LEAD: And the search party?
            <?all> BOSS: They're finding each other, over there. It's going to be a long line.
            FOE|BOSS: But now we're one short again. I've just counted. All but one.
            LEAD: Did you count yourself?
            [A long silence. {hush}]
            * pay count
            FOE|BOSS: Why would I count myself? I know where I am!
            > turns
            <?x4> > place gift
            <?k> > lead last
            PAL|LEAD: The ship! It's still there! || It's five past six. Why hasn't the ship gone?
            BOSS: There was a delay. || It's ours. It's never on time.
            [They all get in. {FOE} counts once more, with one finger, and ends on {FOE}.]
            !FOE: All. And one over.
            [They look at {LEAD}. Somebody moves up.]
            BOSS: Then you may ask it, today. It's an honor. || Sit down, {call}. And go on. Whoever's new asks.
            LEAD: Is everybody here?`,
        },
      ],
    },
    {
      id: 'demo',
      shape: 'rehearsal',
      title: 'In the Unlikely Event || From the Top, in Case',
      premise:
        'The crew cannot leave until it has given the safety demonstration without being interrupted, and {keeper} has the whistle.',
      game: 'Every interruption is an unlikely event, every event is in the booklet, and nobody ever got to the last page.',
      facts: {
        prop: 'the whistle',
        event: 'a safety demonstration',
        crowd: 'the passengers',
      },
      effects: {
        whistle: {
          noise: `FOE|BOSS: It was for attracting attention! After that, who's got any left?`,
          lost: `FOE|BOSS: It's for attracting attention. It isn't going to attract much, {where}.`,
          stuck: `FOE|BOSS: It's {where}! You can't blow a whistle that can't breathe in!`,
          mixed: `FOE|BOSS: It's {where}! It was for attracting attention. Not for enjoying it!`,
          mess: `FOE|BOSS: It'll gargle! Nobody was ever rescued by a gargle!`,
        },
      },
      after: `
        [PLIMM.]
        PAL|LEAD: There's a postcard from the luggage. "Weather fine. We think of you when we are sat on."
        BOSS: When's it coming home?
        PAL|LEAD: There's a delay.`,
      acts: [
        {
          title: 'Welcome Aboard',
          time: 'TWO MINUTES BEFORE TAKEOFF, SINCE TUESDAY',
          beat: 'Whoever interrupts the demonstration starts it again.',
          text: `
            <2> > lead arrive
            !BOSS: Welcome aboard. In the unlikely event...
            FOE|LEAD: Are we still in {a}? It was to be a ten-minute stop. ## Are we still in {a}? I told my wife Monday, and my girlfriend Tuesday.
            [PLIMM. Over the door of the ship, a red lamp lights up: "INTERRUPTED".]
            * plant lamp
            BOSS: That was you. Now it's from the top. || You interrupted. That means from the top.
            PAL|LEAD: Can't we just get in, and leave?
            [PLIMM.]
            BOSS: It won't open till it's heard every page, and not one interruption. || The ship's locked, till it's heard the booklet to the last page, in silence!
            <?long> FOE|LEAD: How long does it take?
            <?long> BOSS: Two minutes. We began on Tuesday.
            [{BOSS} breathes in.]
            !BOSS: Welcome aboard. Please put your luggage under the seat.
            FOE|LEAD: What luggage?
            [PLIMM.]
            * plant luggage
            ANY: It's been sent on. To somewhere else.
            [PLIMM.]
            !BOSS: Page one. Here's a whistle, for attracting attention.
            PAL|LEAD: Whose?
            [PLIMM.]
            * plant whistle
            !BOSS: It doesn't say! You stopped me before I could blow it! || It doesn't say! It's on the last page, and I've never been there!
            <first> > hook BOSS claim
            <3+> > lead arrive
            <3+> [PLIMM.]
            <handed> > place intro
            <handed> [PLIMM.]
            <taken> <3+> BOSS: That's on page two. "If you notice a stranger, look surprised." ## That's on page two. "If you notice a stranger, look as if you'd never been married."
            <handed> BOSS: That's on page two. "If you notice {machine}, look surprised." ## That's on page two. "If you notice {machine}, look as if you'd never been married."
            <first> <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'Here, Here and Here',
          time: 'STILL TWO MINUTES',
          beat: '{Lead} shows how it is done, and the whistle ends up {where}.',
          text: `
            > turns
            <handed> ANY: From the top! And this time, somebody acts it out. {call}, stand there, and hold up the whistle. || From the top! {call} can do the movements. Just hold up the whistle, and smile as if you weren't worried.
            <taken> ANY: From the top! And this time, somebody acts it out. {call}, stand there. Who's got the whistle?
            <?exit> +BOSS: The exits are here, here, and here.
            <?exit> [{FOE} points at a wall, at a cupboard, and at {LEAD}.]
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that whistle! {call}, you're the nearest! || {call}, you've got nothing in your hands. Get it back!
            <taken> > lead attempt
            <handed> <?eff> > effect whistle
            > place worse
            [PLIMM.]
            PAL|LEAD: What does the booklet say about that?
            BOSS: Page six. "Should that occur, hold on to somebody you like." || Page six. "Take hold of whoever you like best."
            [Everybody takes hold of somebody. Nobody has been taken hold of by the one they took.]
            <family> FOE|LEAD: I thought that you'd pick me.
            <rated> FOE|LEAD: Your husband's got hold of mine. || That's my wife, on the end of your arm.
            BOSS: It's a safety procedure. It isn't a poll.
            [PLIMM.]
            <handed> <?x1> > lead search
            <handed> <?x1> [PLIMM.]
            <?c> > hook FOE stake
            > turns`,
        },
        {
          title: 'By Heart',
          time: 'SO NEARLY',
          beat: 'The passengers know it by heart, and it almost works.',
          text: `
            > place crowd
            ANY: Passengers! It's two minutes! If nobody coughs, we'll be home for supper. || Passengers! Not one word, not one sneeze, and you'll be home tonight!
            [All the passengers put a finger to their lips.]
            !BOSS: Welcome aboard. Page one...
            FOE|LEAD: They know it by heart. Look, their lips are moving. || They look so tired. That one's grown a beard. ## They look so tired. Those two weren't a couple on Tuesday. Nor were those three.
            [PLIMM.]
            BOSS: That was only page one! From the top!
            <?sorry> PAL|LEAD: And now you've said that.
            <?sorry> [PLIMM.]
            <?sorry> FOE|LEAD: Sorry.
            <?sorry> [PLIMM.]
            <?sorry> PAL|LEAD: One doesn't say sorry!
            <?sorry> [PLIMM. It is some time before anybody says anything.]
            > turns
            !BOSS: Page three. "Should the lights go out, it is dark."
            [Not a sound. The booklet goes from hand to hand. A page is turned. Then another.]
            PAL|BOSS: Page five. "If you meet an alien, be the nicer one."
            [A passenger is going to sneeze. Six others take hold of the nose.]
            !BOSS: Page eight. "Should you be the alien, we never said anything." Page nine...
            [They all lean forward. One of them begins to cry, without a sound.]
            PAL|LEAD: You're doing it! ## You're doing it! I'd no idea that you could last so long! || It's going so well! ## It's going so well! I've gone all warm!
            [PLIMM.]
            [A long, terrible look, from everybody.]
            <?d> > hook PAL stake
            <?vest> FOE|LEAD: And why's the vest under the seat, if the seat's under water? ## It says, "Blow into the tube, slowly." I've heard that before. What's the vest for?
            <?vest> [PLIMM.]
            <?vest> !BOSS: I was on "Welcome"!
            > turns`,
        },
        {
          title: 'Page Nine',
          time: 'NOW',
          beat: 'All the unlikely events happen, and the last page is missing from everybody’s memory.',
          text: `
            <?e> > place door
            > turns
            > place peak
            [PLIMM. PLIMM. PLIMM.]
            FOE|LEAD: Look it up! || It's an unlikely event! Look it up!
            !BOSS: "In the unlikely event of all this, turn to page ten." And I've never got to page ten!
            <?turn> PAL|LEAD: So turn the page!
            <?turn> !BOSS: In the middle? Without the beginning? I'd never forgive myself!
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            <?h> > hook BOSS snap
            [All by themselves, the passengers point: here, here, and here. Then they take hold of whoever they like best.]
            <?x4> > lead comfort BOSS
            > turns
            <wish> <?lw> !BOSS: I've never heard how it ends. {call}, they're all looking at you. How would you like it to end?
            <wish> <?lw> > lead lastWords`,
        },
        {
          title: 'For Attracting Attention',
          time: 'TAKEOFF',
          beat: '{Lead} saves them, and somebody blows the whistle.',
          text: `
            > lead save
            > place saves
            [{freed} {FOE} picks up the whistle, and gives it a wipe.]
            * prop
            PAL|LEAD: Blow it! For attracting attention! || It says "for attracting attention". So blow!
            FOE|BOSS: Whose attention?
            [Everybody looks at {BOSS}. For once, nobody interrupts. TWEEEEO!]
            * pay whistle
            [Silence. {hush} Then, a long way off, a patter of tiny wheels.]
            PAL|LEAD: What's that, coming nearer?
            BOSS: I don't believe it. The whistle's attracted somebody. It's our luggage!
            [In they pour, suitcase after suitcase, panting, and wagging their straps. Each finds its own passenger, and licks a face.]
            * pay luggage
            <first> <?b> > hook FOE bag
            > turns
            !BOSS: Now sit! All of you! Good bags. "Welcome aboard..."
            [The suitcases sit. Page one. Page four. Page eight. Not one PLIMM. A small bag wants to squeak, and bites its own handle.]
            !BOSS: Page ten! "In the unlikely event that nothing happens, have a pleasant flight."
            FOE|LEAD: That's the last page! You got to the end! || That's the end! Did anybody interrupt?
            [The lamp turns green. The passengers cheer, the ship's door opens, the suitcases trot in, two by two, and it closes. It takes off.]
            * pay lamp
            PAL|LEAD: That's our ship! With our bags on it! || It's left without us! It's taken the bags!
            BOSS: They've heard it all, and never said a word. ## They've heard it all, and never said a word. If I'd married the trunk, I'd be married still. || Rules are rules. The bags didn't interrupt.
            <first> [But one of them has stayed behind.]
            <first> > hook BOSS bag
            <?x5> > place gift
            <?k> > lead last
            > turns
            ["Not again," say all the passengers, and put a finger to their lips.]
            [Another ship comes in. PLIMM. {BOSS} opens the booklet.]
            !BOSS: Welcome aboard. In the unlikely event...
            FOE|LEAD: That nothing happens?
            [PLIMM.]`,
        },
      ],
    },
  ],
}
