import { type Program } from '../../plays/card-types.ts'

export const capesAndCarpools: Program = {
  name: 'Capes & Carpools',
  people: {
    'Ultra Mom': {
      short: 'Ultra Mom',
      want: 'five minutes of sleep',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} shuts both eyes. Far away, a siren.]
          ME: Four seconds! I only ever wanted five minutes! ## Four seconds! The last time that I lay down for five minutes, I got twins!`,
        forbid: `
          ME: Psst! Villain! Forbid them to tuck me in!`,
        forbidden: `
          [Nine pillows. A lullaby.]
          ME: One more verse! I'm still slightly awake!`,
        snap: `ME: I've stopped meteors! I've stopped floods! Why can't I stop for five minutes?`,
        present: `
          ASK: It's from all of us. We've switched off the sirens.
          ME: Five minutes! With a bow on! I'll have them straight after the cake!`,
        cape: `
          [{ME} lies down in the cape.]
          LEAD: Look how {boss} watches over us! With both eyes shut!
          ME: I'm asleep.
          LEAD: And so modest.`,
        when: `ME: In March, you told me that I could sleep "soon"! For five minutes! So when?`,
        now: `
          [A snore. {ME} is asleep, standing up.]`,
        later: `
          ME: I had a nap yesterday.
          ASK: Did you dream?
          ME: That I tidied the house. And when I woke up, I had.`,
      },
      turns: [
        `[{ME} falls asleep, standing up.]
         ASK: Psst.
         ME: I'm awake! Who's bleeding?`,
        `ASK: You're ironing the cat.
         ME: Was it creased?
         ASK: Not when you started.`,
        `[{ASK} puts a blanket round {ME}. Far away, a siren.]
         ME: Is that for me?
         ASK: I've got it. Sleep.
         ME: You can't fly.
         ASK: I'll take the bus.`,
      ],
      twist: 'Ultra Mom, half asleep, irons the cat',
    },
    'Dad of Steel-ish': {
      short: 'Steel-ish',
      want: 'to lift one heavy thing',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} pulls at a bag. It stays where it is.]
          ME: Too heavy! I'm steel down to the elbows! The "ish" is where I lift!`,
        forbid: `
          ME: Psst! Villain! Forbid them to help me lift you!`,
        forbidden: `
          [Everybody helps. Up goes {FOE}, chair and all.]
          ME: Look! I'm hardly touching it!`,
        snap: `ME: I'll hold the roof up! And somebody hold me up!`,
        present: `
          ASK: It's from all of us. You'll have to lift it.
          ME: It's so heavy! It's UP! What's in it?
          ASK: Bricks. We know what you like.`,
        cape: `
          [{ME} pulls at a chair. It stays where it is.]
          LEAD: {Boss} could throw that chair to the moon! And see how gently it's done!
          ME: I'm pulling as hard as I can!
          LEAD: And so modest.`,
        when: `ME: I was to lift something heavy "soon"! I've been warmed up for a year! So when's that?`,
        now: `
          [{ME} picks up {BOSS}.]
          ME: It's heavy, and it's up! I'll put it down when I've learned how.`,
        later: `
          ME: I lifted a car last night. It was on my slippers.
          ASK: So what's the trouble?
          ME: I'm still holding it. Would you scratch my nose?`,
      },
      turns: [
        `ASK: You've got a dent.
         ME: Where?
         ASK: There. On the side.
         ME: That's my ear.`,
        `ME: Hit me as hard as you can. I won't feel a thing.
         [A soft sound, as of a tea tray.]
         ME: I'll just sit down. It isn't you.`,
        `ASK: Does it hurt, only being steel-ish?
         ME: It squeaks when I cry.
         [Squeak.]
         ASK: I've brought the little oil can. Lean back.`,
      ],
      twist: 'Steel-ish dares somebody to throw a punch',
    },
    'Laser Lucy': {
      short: 'Lucy',
      want: 'to look somebody in the eye',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks up at {ASK}. Fzzz. A button melts.]
          ME: I only wanted to look you in the eye! I always hit the coat!`,
        forbid: `
          ME: Psst! Villain! Tell them not to look me in the eye!`,
        forbidden: `
          [Everybody does. Fzzz. Fzzz.]
          ME: Brown! Blue! Green! Sorry! || Blue! Brown! Sorry! Two greens!`,
        snap: `ME: Nobody look at me, and I won't look at you! Goodbye, all those lovely shoes!`,
        present: `
          [Everybody puts on very, very dark glasses.]
          ASK: It's from all of us. Look up.
          ME: I can see you! I can look at you! Half of you are crying!`,
        cape: `
          [{ME} looks up. Fzzz. A button melts.]
          LEAD: My button! {Boss} picked out my button!
          ME: I was aiming for your face.
          LEAD: Who looks at a face?`,
        when: `ME: You'd look me in the eye "soon", you said! I've only ever met your shoes! So when will you?`,
        now: `
          [{ME} looks {BOSS} in the eye. Fzzz. There goes an eyebrow.]
          ME: You've got two! And they crinkle!`,
        later: `
          ME: I had breakfast with somebody. Face to face.
          ASK: And did it go well?
          ME: The eggs did. We're looking for another kitchen.`,
      },
      turns: [
        `[Fzzz. A hat begins to smoke.]
         ASK: That's my hat!
         ME: I was only admiring it.`,
        `ASK: What do you think I look like?
         ME: I've never dared. You've got very thoughtful knees.`,
        `[{ASK} holds up a shiny saucepan lid.]
         ASK: Look in this. It's safe.
         ME: That's me, all bent! And who's that behind me?
         ASK: That's me.
         ME: You've got freckles! I'd only ever met your shoes!`,
      ],
      twist: 'Lucy admires a hat until it smokes',
    },
    'Tiny Titus': {
      short: 'Titus',
      want: 'the front seat',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [A cup moves. {ME} comes out from behind it.]
          ME: Always at the back! In the van, I sit behind the map! I've never had the front seat!`,
        forbid: `
          ME: Psst! Down here! Say that I can't sit in front! ## Psst! Down here! Say that I can't sit in front! And that I can't pick the radio, damn it!`,
        forbidden: `
          [Somebody puts {ME} on a nose.]
          ME: It's the front of the whole face!`,
        snap: `ME: If we all go, I call the front seat!`,
        present: `
          ASK: It's a card, from all of us. "Front Seat. For Ever."
          ME: It's bigger than I am! It'll have to sit next to me!`,
        cape: `
          [The cape crosses the floor, all by itself.]
          LEAD: {Boss} is so down-to-earth!
          ME: I'm under here!
          LEAD: Always with the little people.`,
        when: `ME: I was promised the front seat "soon"! I've sat behind the map ever since! So when do I get it?`,
        now: `
          [{ME} runs to the front.]
          ME: I'm in front! I've never seen anything that wasn't somebody's back!`,
        later: `
          ME: I had the front seat all the way.
          ASK: How was the view?
          ME: I'd call it glove compartment. With a map of where we were.`,
      },
      turns: [
        `ASK: I think I've sat on something.
         ME: Don't wriggle.`,
        `[{ASK} moves to another chair.]
         ME: You've done it again.
         ASK: Why are you always where I sit?
         ME: It's where people come to.`,
        `[{ASK} stands {ME} on a pile of books.]
         ASK: There. Now we're the same.
         ME: So that's how you go on! I'd always thought that chins were the top.`,
      ],
      twist: 'Every chair turns out to be Titus',
    },
    'Neighbor Norma': {
      short: 'Norma',
      want: 'to be told a secret',
      as: {
        BOSS: {
          claim: `
            [Two people whisper. {ME} leans in. They stop.]
            ME: I'm only in charge because I was listening! And nobody tells me one secret!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [Two people whisper. {ME} leans in. They stop.]
          ME: You see? Every secret in this street, I've had to find out by myself!`,
        forbid: `
          ME: Psst! Villain! Forbid them to tell me a secret!`,
        forbidden: `
          [Everybody whispers at once.]
          ME: One at a time! I've only got two ears!`,
        snap: `ME: I know everything about everybody here! Ask me something! Ask me about ME!`,
        present: `
          ASK: Come here. It's from all of us.
          [A long whisper.]
          ME: A secret! And nobody else knows it?
          ASK: We all do. That's why it's from all of us.`,
        cape: `
          LEAD: Here's a secret, just for {boss}. Don't tell Norma.
          ME: I won't say a word to her. What is it?
          LEAD: It's about Norma.`,
        when: `ME: You'd tell me a secret "soon"! I've kept a page free for it! So when do I hear it?`,
        now: `
          [{BOSS} whispers something.]
          ME: You, as well? I thought that I was the only one who practiced kissing on a melon! ## You, as well? And you've told your lawyer?`,
        later: `
          ME: I was told a secret. I've kept it in all night.
          ASK: How did you do it?
          ME: Both hands. I had to eat breakfast with my feet.`,
      },
      turns: [
        `[A curtain twitches.]
         ASK: Did you bring your own curtain?
         ME: I can't look at anything without one.`,
        `ME: Your light was on at four in the morning.
         ASK: I couldn't sleep.
         ME: I know. I made you some cocoa. And then I had nowhere to take it.`,
        `ASK: My light will be on again tonight. And the back door isn't locked.
         ME: I'm not supposed to know that.
         ASK: Bring the cocoa. ## Bring the cocoa. Leave the notebook.`,
      ],
      twist: 'Norma spies from a portable curtain',
    },
    'The Beige Menace': {
      short: 'the Menace',
      want: 'to be invited to something',
      as: {
        BOSS: {
          claim: `
            [{ME} opens an envelope. It turns beige.]
            ME: An invitation! No. It's for whoever was in charge before me.`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} opens an envelope. It turns beige.]
          ME: An invitation! No. It's for next door. It's always for next door.`,
        forbid: `
          ME: Psst! Villain! Could you keep me from being asked anywhere?`,
        forbidden: `
          ["Dinner on Friday?" "Bowling?" "My wedding?"]
          ME: Slowly! I've never had to choose!`,
        snap: `ME: You'll miss me when I'm gone! Won't you? Let's have a show of hands!`,
        present: `
          ASK: It's from all of us. It's a card. "You are invited."
          ME: To what?
          ASK: To this.
          ME: To my own party? I'd love to come.`,
        cape: `
          [The cape turns beige.]
          LEAD: {Boss}, in beige! So that's what we'll all be wearing next year!
          ME: You like it?
          LEAD: On you, it's daring.`,
        when: `ME: I was going to be invited to dinner "soon"! I've stood in the garden all year, in a tie! When is it? ## I was going to be invited to dinner "soon"! I've stood in the garden, in nothing but a tie! When is it?`,
        now: `
          [{BOSS} writes it down. The paper turns beige.]
          ME: It's got a day! It's got a time! It's a real one!`,
        later: `
          ME: I got invited to a party.
          ASK: Whom did you talk to?
          ME: A wall, mostly. I'd just touched it. We'd so much in common. ## A wall, mostly. I'd just touched it. We've moved in together.`,
      },
      turns: [
        `[{ME} touches a flower. It turns beige.]
         ASK: What did you do that for?
         ME: It was shouting.`,
        `ASK: My hand's gone beige!
         ME: I only shook it. Does it hurt?
         ASK: No. It's never been so calm.`,
        `[{ASK} has come in a beige hat, a beige coat and beige boots.]
         ASK: I thought that you might like to match somebody.
         ME: I can't see where I stop and you begin!
         ASK: That's the idea.`,
      ],
      twist: 'The Menace shakes hands and leaves them beige',
    },
  },
  recall: `
    PAL|LEAD: The kids have written it on the back of the van, in the dirt. "{Line}."
    BOSS: What was under it?
    PAL|LEAD: The van. It was a surprise to everyone.`,
  scenarios: [
    {
      id: 'lunch',
      shape: 'race',
      title: 'Are We There Yet? || Very Soon',
      premise:
        'A lunchbox that will end the world counts down whenever somebody asks if they are there yet, and {keeper} has it.',
      game: 'It is not the question that it counts, it is the answer, and the driver has only ever had the one.',
      facts: {
        prop: 'the lunchbox',
        event: 'the school run',
        crowd: 'the second graders',
      },
      effects: {
        box: {
          noise: `FOE|LEAD: It's {where}! The end of everything, and you've made it jump!`,
          lost: `FOE|LEAD: It's {where}! We've lost the end of everything!`,
          stuck: `FOE|LEAD: It's {where}! What if it wants to go off, and can't?`,
          mixed: `FOE|LEAD: It's {where}! The end of everything, and it's making eyes at us!`,
          mess: `FOE|LEAD: It's {where}! If that's how it all ends, I'll want a towel!`,
        },
      },
      after: `
        PAL|LEAD: Is breakfast ready?
        BOSS: Soo... In eleven minutes.
        ["Thank you," says the lunchbox.]`,
      acts: [
        {
          title: 'Belts On',
          time: "EIGHT O'CLOCK",
          beat: 'The carpool sets out on foot, and something polite is counting.',
          text: `
            <2> > lead arrive
            PAL|LEAD: Are we there yet?
            !BOSS: We haven't left yet.
            * plant left
            [KUFF. KUFF. A minivan coughs, and goes quiet.]
            BOSS: It won't start. So we'll walk. School's just through {a}, and out at the back. || It's got a cold. So it's on foot, straight through {a}. School's at the far end.
            FOE|LEAD: And now? Are we there yet?
            BOSS: Soon.
            ["Nine," says a small, polite voice.]
            FOE|LEAD: Who's counting? || And who was that?
            !BOSS: My lunchbox. I took it off a villain last night. At zero, it ends the world. This morning, it said "ten". || Only my lunchbox. A villain had it, until last night. It ends the world at zero. It started at ten.
            <first> <3+> BOSS: And here comes the last of our carpool!
            <3+> > lead arrive
            LEAD: Are we nearly there yet?
            !BOSS: Soon.
            ["Eight," says the lunchbox.]
            FOE|LEAD: So that's what it counts! Whenever somebody asks if we're there! || It's the question! It goes down by one whenever anybody asks that!
            * plant rule
            BOSS: Then nobody asks! And once we've arrived, nobody will want to. || So not one of you asks it until we've arrived!
            PAL|LEAD: Not even in my head? || May I think it?
            !BOSS: No. Think of a duck. || Better not. Think of a duck.
            [Everybody tries not to think it. It's very quiet.]
            <handed> > place intro
            > turns`,
        },
        {
          title: 'No Questions || I Only Wonder',
          time: 'TEN PAST EIGHT',
          beat: 'All questions are forbidden, and the lunchbox ends up {where}.',
          text: `
            [They walk, one behind the other, all holding on to one long seat belt.]
            > turns
            <5+> ANY: I'm thinking of a duck. It's asking me where we're going.
            !FOE|LEAD: I'm not asking. I'm only curious if it's far. || I'd never ask. I just wonder how long this takes.
            !BOSS: Not far. We'll be there soon. || No time at all. We'll be there very soon.
            ["Seven," says the lunchbox.]
            !FOE|LEAD: I didn't say it! I went all the way round it! || But I wondered! That isn't asking!
            !BOSS: It knew what you meant. From now on, no questions! || It's on to us! No more questions, about anything!
            PAL|LEAD: None?
            !BOSS: That was one!
            [Everybody looks at the lunchbox. Nothing.]
            * plant none
            FOE|LEAD: The lunchbox let you have that one. || The lunchbox must have been chewing.
            <taken> > place intro
            <handed> BOSS: It hears too well. {call}, you go last, and keep it away from us! || {call}, take that to the back! And don't let it hear a thing!
            <handed> > lead help
            <taken> > place takes
            <handed> > effect box
            <taken> BOSS: We can't leave that there! {call}, fetch it! || {call}, you're the nearest! We can't go without it!
            <taken> > lead attempt
            FOE|BOSS: And when do we get the lunchbox back? || And when's the lunchbox coming back?
            !LEAD: Soon.
            ["Six," says the lunchbox, {where}.]
            PAL|BOSS: That lunchbox still hears us! || That lunchbox is still listening!
            > turns
            <?shoe> FOE|LEAD: Must we hand in our homework, if it's all over?
            <?shoe> BOSS: The end's at zero. Homework's at nine.
            <?shoe> FOE|LEAD: Then I've a few more questions.
            > turns`,
        },
        {
          title: 'Three Times',
          time: 'TWENTY PAST EIGHT',
          beat: 'Somebody finds out what it is that the lunchbox counts.',
          text: `
            PAL|LEAD: We've been past this before. || This is where we came in!
            BOSS: There must be two, just alike.
            PAL|LEAD: Both with a mitten on? || And they both wear a scarf?
            * plant circle
            > place crowd
            ["Are we there yet?" ask {crowd}, all together.]
            !BOSS: Soon, soon, soon!
            ["Five. Four. Three," says the lunchbox.]
            !FOE|LEAD: Three? They only asked it once!
            PAL|BOSS: It must be counting heads. || They're all so loud.
            !LEAD: Somebody said something three times. || I heard something three times. It wasn't a question.
            [Everybody looks at {BOSS}.]
            !BOSS: Me? What did I say? || I said what I always say.
            > turns
            FOE|LEAD: Wait. I'll try a question. What's on your sandwich?
            !BOSS: Egg.
            [Nothing.]
            FOE|LEAD: And when's lunch? || And when can I have half?
            !BOSS: Soon.
            ["Two," says the lunchbox.]
            !LEAD: It isn't the question! It's the "soon"! || We could've asked all day! It's when somebody says "soon"!
            * pay none
            !BOSS: But I never say that! || I hardly ever say it!
            FOE|LEAD: You've never said anything else! When will you stop?
            !BOSS: Soon.
            ["One," says the lunchbox.]`,
        },
        {
          title: 'One',
          time: 'ALMOST HALF PAST EIGHT',
          beat: 'There is one left, and {boss} has to answer without that word.',
          text: `
            [{BOSS} is biting on the end of the belt. Mmf.]
            > turns
            FOE|LEAD: Why do you say it at all, if it isn't true? || You can take that out. But what's it for, your "soon"?
            !BOSS: It's what one says for "no", to people one's fond of. || It's "no", with a hat on. I can't bear your faces.
            <3+> PAL|FOE: And who'd end the world over that? || But that's no reason to end the world!
            <3+> !LEAD: How often can you hear it, before you'd like to?
            <2> LEAD: How often can one hear that, before one ends the world?
            FOE|BOSS: About ten times.
            [A small silence.]
            <3+> > hook FOE when
            <2> LEAD: You promised me a sandwich with no egg in it. When do I get it?
            !BOSS: S...
            ["Careful," says the lunchbox.]
            PAL|LEAD: Think of a duck!
            !BOSS: Now!
            <3+> > hook FOE now
            <2> [{BOSS} takes the egg out.]
            !LEAD|PAL: The lunchbox isn't counting! || The lunchbox didn't count that!
            <5+> ANY: So that's what "soon" looks like from close up!
            <?p> <4+> > hook PAL when
            <?p> <4+> !BOSS: Now, as well!
            <?p> <4+> > hook PAL now
            <wish> !BOSS: It's easy! {call}, now you. What would you like? || I can do it! {call}, you next! What would you like?
            <wish> > lead lastWords
            <wish> !BOSS: I can't promise you that. I wish I could. || I don't know how it's done. But I'd like you to have it.
            <wish> ["Hm," says the lunchbox.]
            > turns
            !FOE|LEAD: Then here's the hard question. Where's school? || Now for one last question. Which way is school?
            [A long silence. {hush}]
            !BOSS: I don't know. I've been lost since eight o'clock. || I've no idea. I was lost before we got to the first corner.
            PAL|LEAD: But you said...
            !BOSS: I know what I said.
            <?x3> > lead comfort BOSS`,
        },
        {
          title: 'The Other Side',
          time: 'HALF PAST EIGHT',
          beat: 'They arrive somewhere, and the lunchbox has a question.',
          text: `
            [KUFF. KUFF.]
            LEAD: I've met that cough.
            FOE|BOSS: It's our minivan! We've gone in a circle!
            * pay circle
            PAL|LEAD: So there's only one mitten. || So there's only one scarf!
            [{freed} "Still one," it says.]
            * prop
            <?g> > place gift
            > turns
            <?n> > lead last
            [Far away, a school bell. The lunchbox clears its throat.]
            ["Are we there yet?" asks the lunchbox.]
            [Nobody breathes.]
            !FOE|LEAD: The lunchbox only ever wanted an answer. || It's just one more passenger in our carpool! It wants an answer!
            * pay rule
            <3+> !PAL|LEAD: Tell it something nice! || Quick! Something kind!
            <3+> !FOE|LEAD: But not THAT! || Anything but one word!
            <2> +LEAD: Tell it something nice!
            !BOSS: I've told you all something nice, for years. || That's all I ever told anybody. Something kind.
            [{BOSS} kneels down, takes a deep breath, and looks it in the handle.]
            !BOSS: We haven't left yet.
            * pay left
            ["Thank you," says the lunchbox. "Ten."]`,
        },
      ],
    },
    {
      id: 'wash',
      shape: 'swap',
      title: 'Nobody in Pajamas || Whoever Is in It',
      premise:
        'Whoever is in the cape is the hero, and whoever takes it off is nobody, while {keeper} has the cape.',
      game: 'A city at which a comet is falling is sure that nobody can stop it, and nobody does.',
      facts: {
        prop: 'the cape',
        event: 'wash day',
        crowd: 'the people of the city',
      },
      effects: {
        cape: {
          noise: `LEAD: {Boss} is {where}! Our hero! Frightened of a noise!`,
          lost: `LEAD: {Boss} is {where}! Our hero! And it went so fast!`,
          stuck: `LEAD: {Boss} is {where}! Our hero! All tied up, and on a Tuesday!`,
          mixed: `LEAD: {Boss} is {where}! Our hero! And I didn't even get a kiss goodbye!`,
          mess: `LEAD: {Boss} is {where}! Our hero! And with no snorkel!`,
        },
      },
      after: `
        ["Help!" somebody calls, outside.]
        PAL|LEAD: Who's got the cape today?
        BOSS: The mayor. It's the mayor's first cat.
        PAL|LEAD: And who are you?
        BOSS: Nobody, until Tuesday.`,
      acts: [
        {
          title: "Whoever's in It",
          time: 'TUESDAY MORNING',
          beat: 'A cape is taken off, to be washed, and nobody knows who was in it.',
          text: `
            <2> > lead arrive
            BOSS: Who washed my cape?
            FOE|LEAD: Nobody.
            BOSS: Nobody ever does anything in this house! And nobody gets any sleep!
            * plant nobody
            * plant sleep
            PAL|LEAD: There's gravy all over it. And at noon there's the comet. || You've got the comet at noon! You can't do that covered in gravy!
            BOSS: It comes every Tuesday. I know the spot. But first, I'll wash this thing myself. || I know! I'm the only one who knows where to push it. So I'll wash this first. By myself!
            * plant spot
            [{BOSS} takes off the cape.]
            !FOE|LEAD: Help! Who's that, in pajamas? || Who are you? And what have you done with {boss}?
            !BOSS: It's me! I've only taken it off! || But I'm still in here!
            PAL|LEAD: Whoever's in the cape is {boss}. Nobody looks at the face.
            * plant cape
            !BOSS: So who's in these pajamas?
            FOE|LEAD: Nobody.
            <first> <3+> BOSS: I rang for help with the washing. Whoever that is will know me!
            <3+> > lead arrive
            <3+> [{FOE} tries on the cape.]
            <2> [{LEAD} tries on the cape.]
            <3+> LEAD: It's {boss}, in person! I've got you on a mug! || You're {boss}! You're on my mug!
            <3+> !BOSS: That's {foe}! I'd know that nose!
            <3+> LEAD: Which nose? || It's a hero's nose. It's got a cape on.
            <2> LEAD: There! Now I'm {boss}. Would you like me to sign your pajamas?
            > place intro
            !BOSS: Stand back! I'll see to that!
            <3+> PAL|LEAD: Not you. Leave it to {boss}. || Careful, you in the pajamas! Let {boss} do it!
            <3+> [{FOE} points one fist at the ceiling, and jumps. Thump.]
            <2> LEAD: Not you. Me!
            <2> [{LEAD} points one fist at the ceiling, and jumps. Thump.]
            <3+> LEAD: What a landing! || And it hardly hurt the floor!
            > turns`,
        },
        {
          title: "You're in the Cape",
          time: 'ELEVEN',
          beat: 'Everybody wants to be in the cape, then nobody does, and it ends up {where}.',
          text: `
            <3+> > hook FOE cape
            > turns
            ["Help! Get {boss}!" somebody calls. "The cat's up a tree!"]
            !BOSS: Coming! || That's for me!
            !FOE|LEAD: You? Who are you? That's for me. || You? They want a hero. I'll go.
            <3+> [{FOE} goes, and comes back with a scratched nose.]
            <2> [{LEAD} goes, and comes back with a scratched nose.]
            <5+> ANY: That cat's got a ladder of its own. It just likes the company. ## That cat's got a ladder of its own. It likes to be carried down by somebody in tights.
            ["Help! Get {boss}! The bridge is coming down!"]
            !FOE|LEAD: Don't they know anybody else? || Don't they ever stop? I've only just sat down!
            PAL|BOSS: You're the one who's wearing it.
            <4+> [{FOE} throws it over {PAL}'s shoulders.]
            <4+> !PAL: Not me! I haven't had breakfast!
            <4+> [{PAL} throws it over {LEAD}'s shoulders.]
            <3> [{FOE} throws it over {LEAD}'s shoulders.]
            <3+> !FOE: What does that make me? || And what do you call me now?
            <3+> LEAD: Nobody.
            <3+> !FOE: How lovely! Then nobody has to hold up a bridge! || Oh, good. Nobody has to go!
            <2> LEAD: You take it, and I'll be you. Then nobody has to hold up a bridge!
            [Crash. "Never mind!" somebody calls. "It's down!"]
            > turns
            !BOSS: Enough! It'll be noon, and there's still gravy on it! {call}, hand it over! || This has gone too far! {call}, that's mine!
            <handed> > lead help
            <handed> > effect cape
            <taken> [It goes from hand to hand. Nobody wants to be holding it.]
            <taken> > place takes
            <taken> LEAD: {Boss} is {where}! Our hero!
            BOSS: I'm right here! || I am not! Here I am!
            !FOE|LEAD: Who said that?
            PAL|LEAD|BOSS: Nobody.`,
        },
        {
          title: 'Nobody Can',
          time: 'NEARLY NOON',
          beat: 'The city has come to see its hero, who is {where}.',
          text: `
            > place crowd
            ["We've come to see {boss} push the comet!" || "Where's {boss}? We've brought Grandma, to see the comet!"]
            !BOSS: Here I am! || Yes! That's me!
            ["And I'm the mayor," says somebody in a bathrobe. "My gold chain's in the wash."]
            !FOE|LEAD: Then you're nobody, either.
            ["I know," says the mayor. "I've never slept so well."]
            * plant mayor
            [WHEEEE. High up, something small and bright.]
            PAL|LEAD: It's the comet! And {boss} is {where}! || It's early! And {boss} is still {where}!
            BOSS: So get me out! Get IT out! {call}! || Then get that cape back, {call}!
            > lead attempt
            <?x2> > place stir
            > turns
            !FOE|LEAD: It's no use! Nobody can stop a comet in pajamas! || Then we're lost! Nobody's strong enough to stop it!
            !BOSS: Do you think so? || It's kind of you to say that.
            !PAL|LEAD: Nobody's that brave! || Look how big it is! Nobody's as brave as that!
            !BOSS: You're making me blush. || I'm only brave on Tuesdays.
            !FOE|LEAD: Nobody even knows the right spot!
            !BOSS: On the left, under the bump. || Underneath. It's ticklish.
            !PAL|LEAD: What's that stranger muttering about? || Who keeps answering?
            !BOSS: Nobody.`,
        },
        {
          title: 'A Job for Nobody',
          time: 'A MINUTE TO NOON',
          beat: 'The comet is very near, and there is only one person who can go.',
          text: `
            [WHEEEEEE! It's as big as a house now.]
            <5+> ANY: There's something written on the front of the comet. "Wide load."
            > turns
            <?h> > hook FOE snap
            ["Who's going to save us?" calls the whole city.]
            <3+> FOE|LEAD: Nobody!
            <2> LEAD: Nobody!
            [Slowly, {BOSS} buttons up the pajamas.]
            !BOSS: I've never gone without it. What if it always was the cape? || But what if I can't? What if it was the cape, all those Tuesdays?
            <?x3> > lead comfort BOSS
            PAL|LEAD: In all those years, did it help you push? || What did it do, when you pushed?
            !BOSS: It got in my eyes.
            !PAL|LEAD: But there'll be no parade. || You'd get no parade for it.
            +FOE|LEAD: And who'd go, for that? || So who'd want to go?
            [A long silence. {hush}]
            !BOSS: Nobody would.
            +BOSS: I'm off. {call}, is there anything you'd like, in case I don't come back? || I'm going. {call}, what would you have liked, in case it's the end?
            > lead lastWords
            [{BOSS} runs, and jumps. This time there is no thump.]
            !PAL|LEAD: Look! Over the chimney! Who is it? || There's somebody in the sky! In stripes! Who's that?
            <3+> FOE|LEAD: Nobody.
            <2> ["Nobody!" calls the whole city.]
            [BOOMP. The whistle turns round. EEEEHW. It gets smaller, and smaller.]
            * pay spot`,
        },
        {
          title: 'In This House',
          time: 'NOON',
          beat: 'The city is saved, and wants to know whom to thank.',
          text: `
            [In at the back comes {BOSS}, singed and smiling. Nobody looks up.]
            ["It's gone! Who did that?" ask {crowd}. || "We're saved! Who was it?" ask {crowd}.]
            <3+> !FOE|LEAD: Nobody! || Nobody at all!
            <2> LEAD: Nobody! || Nobody at all!
            ["Where does Nobody live?" asks the mayor.]
            <2> LEAD: Right here. Nobody ever does anything in this house!
            <3+> !PAL|LEAD: Here, with us. Nobody ever does anything in this house!
            * pay nobody
            ["Three cheers for Nobody!" HOORAY!]
            > turns
            [{freed}]
            * prop
            PAL|LEAD: I think that's yours. You're {boss}.
            !BOSS: How did you know? I'm not in it!
            !PAL|LEAD: I looked. || There's a face on top.
            * pay cape
            <?g> > place gift
            > turns
            <?n> > lead last
            ["Help! Get {boss}! The cat's up there again!"]
            [{BOSS} reaches for the cape. Another hand is quicker.]
            !FOE|LEAD: Leave it! I'll be {boss}. That cat and I have met. || I'll go. I've still got some nose left.
            !BOSS: And who am I?
            !FOE|LEAD: Nobody. Lie down. || Until Tuesday? Nobody. Good night.
            [{BOSS} lies down. Somebody brings a blanket.]
            ["Who's that in there, with both eyes shut?" asks the mayor.]
            * pay mayor
            !PAL|LEAD: Ssh. Nobody.
            !BOSS: Nobody gets any sleep in this house.
            * pay sleep`,
        },
      ],
    },
    {
      id: 'four',
      shape: 'siege',
      title: "Don't You Dare || Hands Down",
      premise:
        'A hero never does what a villain says, and {foe} has become a villain, so that {lead} and all the others can be made to do anything.',
      game: 'Heroes who always do the opposite can be made to do everything, except the one thing that must be asked for.',
      least: 3,
      facts: {
        prop: 'the megaphone',
        event: 'a siege',
        crowd: 'the hostages',
      },
      after: `
        FOE|LEAD: Nobody come to breakfast!
        [Everybody comes.]
        BOSS: You could simply ask us now.
        FOE|LEAD: I did. You all said "In a minute".`,
      acts: [
        {
          title: 'Nobody Move',
          time: "TWO O'CLOCK",
          beat: 'Heroes are besieged by one of their own, and do the opposite of all that they are told.',
          text: `
            !FOE: Nobody move!
            [Everybody moves.]
            !FOE: I said, nobody move!
            !BOSS: We heard. A hero never does what a villain says.
            * plant never
            !FOE: I have you surrounded!
            <first> PAL|BOSS: All by yourself? With one megaphone?
            <next> LEAD: All by yourself? With one megaphone?
            !FOE: I'm walking round. || I'm in front now. Soon I'll be behind. ## I'm in front now. Soon I'll be behind. It's what I told the judge.
            !BOSS: But you're {foe}! We share a van! Since when are you a villain? || But that's {foe}! You made us pancakes! Since when are you a villain?
            !FOE: Since breakfast! You know very well what day it is!
            BOSS: Thursday.
            !FOE: That's what you said last year! And it was a Monday!
            * plant day
            <first> PAL|BOSS: Help's on the way! We rang for another hero! || You won't win! There's another hero coming!
            <first> !FOE: Nobody else comes in!
            <first> > lead arrive
            <first> !BOSS: You came in! So you're one of us! || You're in! That's what I call a hero!
            <next> PAL|LEAD: What is it that you're after?
            !FOE: Come out, all of you!
            PAL|LEAD: We were just going. Coats off, everybody! || There goes our walk. Everybody take off your coats!
            !FOE: Keep calm!
            [Everybody screams.]
            <5+> ANY: Was that loud enough?
            LEAD: Why don't you just ignore {foe}? || Couldn't we pretend that {foe} isn't there?
            !FOE: They've done that all day!
            !BOSS: What if we did as we were told, by accident? || And then do as we're told, by mistake?
            <?b> <4+> > hook PAL claim
            > place intro
            > turns
            !FOE: Never mind that! Breathe!
            [Nobody breathes.]
            !FOE: You're all going blue!
            PAL|LEAD: Mmf!
            !FOE: Then stop breathing! See if I care!
            [Everybody breathes.]
            !BOSS: You'll never make us!
            !FOE: Oh. So that's how it's done.`,
        },
        {
          title: "Don't You Dare",
          time: 'HALF PAST TWO',
          beat: '{Foe} finds out how to be obeyed, and so does everybody else.',
          text: `
            > turns
            !FOE: Nobody bring me a chair! || Don't anybody fetch me a chair!
            [They all bring one.]
            !BOSS: There! Four of them! How do you like that? || Take that! And another! And one with arms!
            !FOE: I'm crushed. And don't you dare rub my feet! ## Damn you all! And don't you dare rub my feet! || I'm in ruins. And no scratching my back! ## I'm in ruins. And no pouring me a gin!
            [They fall on {FOE}.]
            PAL|BOSS: I've got the left one! Hold still, fiend! || Hold still, fiend! It's somewhere here! ## Hold still, fiend! It's a double!
            !FOE: Mercy! Not the toes! || Mercy! No lower! Not there! ## Mercy! Not the olive!
            <5+> ANY: And here's a knot! It's begging me to stop! Aren't you, knot?
            LEAD: Why does {foe} look so comfortable? || If it's so terrible, why is {foe} purring?
            !BOSS: That's the pain. It goes to the face. || It's a brave purr. Inside, it's a scream.
            <3> LEAD: I'd like to suffer like that. || It's a very long purr.
            <?b> <3> > hook BOSS claim
            <3> > hook BOSS forbid
            <3> !FOE: You heard! Nobody dare!
            <3> > hook BOSS forbidden
            <3> LEAD: And what do you call that?
            <3> !BOSS: I'm resisting.
            <4+> > hook PAL forbid
            <4+> !FOE: You heard! Nobody dare!
            <4+> > hook PAL forbidden
            <4+> !BOSS: What are you up to? You look so happy! || And what's all this? You look happy!
            <4+> !PAL: I'm resisting.
            LEAD: Can anybody do it? Is there a line? || Then I'd like to resist something, too!
            <?c> <4+> > hook BOSS claim
            <?c> <4+> > hook BOSS forbid
            <?c> <4+> !FOE: That's forbidden, too!
            <?c> <4+> > hook BOSS forbidden
            > turns
            !FOE: Form a line! But nobody touch this megaphone!
            !BOSS: Then we have to! After it, {call}! || And that's an order! So {call}, take it!
            > lead attempt
            !FOE: All right, take it!
            [Every hand goes behind a back.]
            PAL|BOSS: Never!`,
        },
        {
          title: 'With Elastic',
          time: "THREE O'CLOCK",
          beat: '{Foe} gets them all to a table, and makes one mistake.',
          text: `
            !FOE: I'm off, round the corner. Nobody follow me!
            [Everybody does.]
            LEAD|PAL: There's a table, with pointed hats! || Somebody's laid a table! And what are these hats for?
            !FOE: Don't put them on!
            [Snap! Snap! Snap!]
            PAL|BOSS: It's a cult. It has elastic.
            <5+> ANY: Mine pinches under the chin. They've thought of everything.
            > turns
            <?x2> > place stir
            !FOE: Nobody squeeze in next to me!
            [They all do. It's one chair.]
            PAL|LEAD: We've got the villain cornered! And very warm. || Now {foe} can't get out! I can't even find my own legs!
            !BOSS: Another hour of this, and we'll have the whole table. || Give up! We've taken your hats, your table and most of your chair!
            [Out comes a cake, with candles.]
            PAL|LEAD: Look out! That cake's on fire!
            !FOE: No, it's lovely! Leave the candles to me!
            [PFFF! Everybody blows.]
            <?u> <4+> LEAD: They're all out! That was close! || We got them all! In one breath!
            !FOE: Those were mine.
            !BOSS: But you told us...
            !FOE: I forgot. I was having such a nice time.
            [A little smoke.]
            LEAD: It says something in icing, here. "{Foe}." || There's icing under the smoke. It says "{Foe}".
            !BOSS: So it isn't Thursday?
            !FOE: It's Thursday. It's also my birthday.
            * pay day
            > turns`,
        },
        {
          title: 'The Small Voice',
          time: 'NEARLY FOUR',
          beat: 'There is one thing that cannot be got by forbidding it.',
          text: `
            !FOE: Don't look at me!
            [Everybody looks.]
            !FOE: I'm not crying! And no hugging!
            [Everybody hugs {FOE}.]
            PAL|LEAD: There. We'd never disobey anybody else so hard. || There, there. It's the least that we mustn't do.
            !FOE: It doesn't count! You'd hug a cactus, if I forbade it!
            > turns
            <?x3> > lead comfort FOE
            LEAD: Did you ever think of asking them, before you bought a megaphone? || One could simply invite people. Had you thought of that?
            !FOE: What if they'd said no?
            PAL|BOSS: But we've said no to you all day!
            !FOE: That's only because you're heroes.
            LEAD|PAL: Then put down the megaphone, and ask now. || Try it. Only once, without the megaphone.
            [Clunk. It's a much smaller voice.]
            !FOE: Would you stay for some cake?
            [A long silence. {hush}]
            PAL|LEAD: We'd like to. But it's what the villain wants! || I'm so hungry! But it's a villain's cake!
            !FOE: I thought so.
            [Slowly, {BOSS} puts up both hands.]
            !BOSS: I surrender.
            !PAL|LEAD: You? You held out for a week, in a whale! || You can't! You've never lost to anybody!
            !BOSS: I've beaten {foe}, on every birthday. It's the worst thing I ever did. || Look whom I've been winning against. In that little hat.
            <?v> <4+> LEAD: Then I give up, too! How high do the hands go?
            <5+> ANY: And me! Shall I wave my hat?
            !BOSS: So, what are your demands?`,
        },
        {
          title: 'The Terms',
          time: "FOUR O'CLOCK",
          beat: 'The heroes do as they are told, until the very last demand.',
          text: `
            !FOE: They're on this list.
            LEAD: "One. Set fire to the cake." || "One. A cake, on fire."
            !PAL|BOSS: It's burning! In rows!
            <5+> ANY: Is there a sausage in any of the demands?
            LEAD: "Two. You all sing. Four lines. Three are the same."
            PAL|BOSS: And the other one?
            !FOE: There's a name in it. As if you'd know whose!
            [They stand round {FOE}, and sing. They all know whose.]
            PAL|LEAD: Now we have you surrounded.
            !FOE: You said my name!
            > turns
            !BOSS: And here's a present. We've had it for a year. We couldn't think whose it was. || We've even got a present. We'd only forgotten whom it was for.
            > hook FOE present
            <?g> > place gift
            > turns
            <?n> > lead last
            PAL|LEAD: Now a photograph! Here, you'll want your megaphone. || Here's your megaphone. You'll need it for the photograph.
            * prop
            !FOE: Nobody move!
            [Nobody moves. Click.]
            !FOE: Thank you. That was all. You can go home now.
            [Nobody moves.]
            !FOE: I said, you can go home!
            !BOSS: We heard. A hero never does what a villain says.
            * pay never`,
        },
      ],
    },
  ],
}
