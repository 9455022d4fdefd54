import { type Program } from '../../plays/card-types.ts'

export const nineDonutsToMidnight: Program = {
  name: 'Nine Donuts to Midnight',
  people: {
    'Chief Glazer': {
      short: 'the Chief',
      want: 'a confession',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} cups a hand behind one ear, and waits.]
          ME: Thirty years, and not one confession! And I've got such a listening sort of face!`,
        stake: `ME: They'll have my badge for this! It's the only part of me that they salute!`,
        snap: `
          <first> ME: Will somebody please confess to something! Anything!
          <next> ME: I'll confess myself, if that helps! I once kept a library book!`,
        end: `
          <first> ME: Was that a confession? And yours? One at a time! I've only got the one face!
          <next> ME: More of you? Form a line! I'll need a second pencil!`,
        later: `
          ME: I've had eleven confessions since breakfast.
          ASK: Anything serious?
          ME: The milkman never liked me. ## The milkman never liked me. He liked my wife.`,
      },
      turns: [
        `ME: Look me in the eye, and tell me what you did.
         ASK: I didn't do anything!
         ME: It's only for practice.
         ASK: I once took a pen.
         ME: Oh, go on.`,
        `ASK: It was a blue pen. I was six.
         ME: Don't rush. Put in the pauses.
         ASK: I still... have it.
         ME: You're a natural.`,
        `[{ASK} gives {ME} a very small blue pen.]
         ME: It's empty.
         ASK: I used it all up, writing to say sorry.
         ME: You've made an old officer so happy.`,
      ],
      twist: "The Chief rehearses somebody's confession",
    },
    'Sergeant Sprinkles': {
      short: 'Sprinkles',
      want: 'to frighten somebody',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ME} growls. {ASK} pats {ME} on the head.]
          ME: It's the name! I jump out at people, and they scream for the recipe!`,
        stake: `ME: I growled at it, and it went anyway! Nothing's afraid of me!`,
        snap: `
          <first> ME: Now I'm really angry! Why's everybody smiling?
          <next> ME: Grrr! Isn't anybody even going to flinch?`,
        pocket: `
          ASK: Whose coat have I got? There's a ribbon in it.
          ME: That's mine. It's for choking people.
          ASK: It has bells on.
          ME: It's only fair that they hear me coming.`,
        end: `
          <first> ME: Somebody screamed! At a Sprinkles! And I'd only said good evening!
          <next> ME: A child has just run away from me, shrieking! I gave it a balloon. It shrieked again!`,
        later: `
          ME: I frightened somebody last night.
          ASK: Was it everything you'd hoped?
          ME: I had to hold their hand till morning.`,
      },
      turns: [
        `ME: Grrrr.
         ASK: Bless you.`,
        `ME: I've been working on my shadow. Look behind me. Is it terrible?
         ASK: It's a rabbit.
         ME: Those are my fists.`,
        `[{ME} steps out from behind a coat.]
         ME: Boo.
         ASK: AAAH!
         ME: Did you mean that?
         ASK: I've swallowed my gum!
         ME: I'll buy you another. I'll buy you a shop.`,
      ],
      twist: 'Sprinkles works on a frightening shadow',
    },
    'Rookie Reyes': {
      short: 'Reyes',
      want: 'to say "Freeze!"',
      as: { PAL: {} },
      hooks: {
        claim: `
          [{ME} points two fingers at a chair.]
          ME: "Excuse me!" It's all I'm ever allowed! I've got a "Freeze!" in here that's never been used!`,
        stake: `ME: I could have said "freeze"! My mouth was open!`,
        snap: `
          <first> ME: Freeze! Anybody! Excuse me!
          <next> ME: Is there a word for "everything, stop"?`,
        pocket: `
          ASK: Whose pocket is this? There's a note. "Freeze. Hands up. How do you do."
          ME: That's for my first arrest. I didn't want to seem cold.`,
        end: `
          <first> ME: I said it! "Freeze!" And everything stopped, and looked at me. What comes after it?
          <next> ME: I've arrested a pigeon! It came quite quietly!`,
        later: `
          ME: I've been saying "freeze" the whole night.
          ASK: And did it work?
          ME: The bus did. I'd forgotten the word for "go".`,
      },
      turns: [
        `ME: Is it "Freeze, police", or "Police, freeze"?
         ASK: Does it matter?
         ME: One of them's just us, being cold.`,
        `ME: Freeze!
         ASK: I'm only holding a spoon.
         ME: I'm starting small.`,
        `ME: Freeze!
         [{ASK} stops. In front of {ASK}'s foot lies a rake.]
         ASK: You've saved my nose!
         ME: So that's what it's for.`,
      ],
      twist: 'Reyes tells a spoon to freeze',
    },
    'Slippery Sid': {
      short: 'Sid',
      want: 'to be trusted with something',
      as: {
        BOSS: {
          claim: `
            [{ME} breathes on a badge, and polishes it.]
            ME: They put me in charge, and then they counted their fingers! Nobody trusts me with anything!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ASK} ties down a watch with string.]
          ME: I saw that! I've gone straight, and I still can't be trusted with the time!`,
        stake: `ME: It wasn't me! I always say that. It saves time.`,
        snap: `
          <first> ME: I've climbed out of four prisons, and now this!
          <next> ME: I knew that I should have stayed crooked!`,
        pocket: `
          ASK: Whose coat am I wearing? It's ticking.
          ME: Mine. Those are my watches.
          ASK: This one says "To Margaret".
          ME: I've been a lot of people. ## I've been a lot of husbands.`,
        end: `
          <first> ASK: Would you hold my watch for a moment?
          <first> ME: You're giving it to me, and looking away? Look at me holding it!
          <next> ME: They asked me to mind the baby. It's got a silver rattle. It's still got it!`,
        later: `
          ME: They trusted me with the safe last night.
          ASK: And what did you do?
          ME: I put something in. I've never felt so wild.`,
      },
      turns: [
        `ASK: Has anybody seen my watch?
         ME: Here. It fell.
         ASK: Into your pocket?
         ME: It was a long way down.`,
        `ME: That's your wallet. Those are your keys. And I think this is your tooth.
         ASK: I didn't even know they were gone!
         ME: I give it all back, these days. It takes twice as long.`,
        `ASK: Hold my bag for a minute, will you?
         [{ASK} goes. A very long pause. {ASK} comes back.]
         ASK: It's heavier.
         ME: I put a bun in.`,
      ],
      twist: 'Sid gives back things nobody missed',
    },
    'Doctor Morgan': {
      short: 'the Doctor',
      want: 'a patient who says "Better, thanks"',
      as: {
        BOSS: {
          claim: `
            [{ME} listens to a lamp, through a tube.]
            ME: The real chief's in bed with a cold. I cured it. Did I get a "Better, thanks"? I got sneezed on!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} takes the pulse of a chair.]
          ME: They always call me when it's over! For once, I'd like to hear "Better, thanks"!`,
        stake: `ME: It's gone, I'm afraid. Would anybody care to say a few words?`,
        snap: `
          <first> ME: Is anybody still alive? Do speak up! I'm not used to it!
          <next> ME: Breathe in! Oh. You all can. How do you do that?`,
        pocket: `
          ASK: Whose coat is it? There's a thermometer in here.
          ME: That's mine. Take it out of your mouth.
          ASK: Mm?
          ME: It was in a donut. I couldn't save it.`,
        end: `
          <first> ASK: My foot was asleep, Doctor. It's better now, thanks.
          <first> ME: Better? Thanks? Say it again, into this tube.
          <next> ME: My patient sneezed! Did you hear? He sneezed, and then he said "pardon"!`,
        later: `
          ME: A patient of mine got well, and it's got about.
          ASK: So you've more of them?
          ME: A whole roomful. They cough. I'd never heard one cough.`,
      },
      turns: [
        `ME: Cold hands, no color, rather stiff. When did it happen?
         ASK: I'm alive, Doctor!
         ME: Don't tell me. I like to work it out.`,
        `ME: I'd say that you've been dead since four o'clock.
         ASK: I've been eating soup!
         ME: Then that explains the soup.`,
        `ASK: This morning my knee hurt, and now it doesn't!
         ME: What did I do?
         ASK: You leaned on it.
         ME: Twenty years of study, and one only has to lean.`,
      ],
      twist: 'Doctor Morgan thinks somebody died at four',
    },
    'Mama Cruller': {
      short: 'Mama Cruller',
      want: 'somebody to eat in',
      as: {
        BOSS: {
          claim: `
            [{ME} lays out one clean plate, and puts it back.]
            ME: The police only ever take away! So I've taken over the police! Will anybody eat in now?`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} dusts the seat of a chair.]
          ME: Everybody takes away, and I've got chairs! I sit on a different one each day, so that they know what they're for!`,
        stake: `ME: Gone! And nobody even offered it a chair!`,
        snap: `
          <first> ME: Even the end of the world takes away! Can't it eat in?
          <next> ME: Nobody dies on an empty stomach! Nor on a full one!`,
        pocket: `
          ASK: Whose coat have I got on? It's full of sugar.
          ME: It's mine. That's for emergencies.
          ASK: What kind?
          ME: Bitterness.`,
        end: `
          <first> ME: They're eating in! They've asked for plates, and they've sat down on all my chairs!
          <next> ME: They've asked to see the menu! I'd better get a menu!`,
        later: `
          ME: They ate in last night.
          ASK: Did they like it?
          ME: They're still in. One of them has hung up a picture.`,
      },
      turns: [
        `ME: Do you know what I do with all the holes?
         ASK: The holes of the donuts?
         ME: Nobody ever asks.`,
        `ASK: Well, what do you do with them?
         ME: I collect them. In this jar.
         ASK: It's empty.
         ME: It's nearly full!`,
        `[{ASK} gives {ME} an old sock.]
         ASK: I found you one. It's in the heel.
         ME: A hole! And handmade!`,
      ],
      twist: 'Mama Cruller fills a jar with holes',
    },
  },
  recall: `
    PAL|LEAD: It's on the wall, down in the cells. Somebody's scratched it there. "{Line}."
    BOSS: A prisoner?
    PAL|LEAD: The night guard. There's a drawing, too. You come out of it well.`,
  scenarios: [
    {
      id: 'bait',
      shape: 'lie',
      title: 'The Bait || Nobody Saw Anything',
      premise:
        'Nine donuts must lie in a trap until midnight, while the light goes out and out again, and {keeper} has the only flashlight.',
      game: 'Whenever it is dark the donuts grow fewer, and everybody knows why, each about one of them.',
      facts: {
        prop: 'the flashlight',
        event: 'a police trap',
        crowd: 'the witnesses',
      },
      effects: {
        dark: {
          noise: `FOE|BOSS: It was supposed to shine, not to play!`,
          lost: `FOE|BOSS: I can see it glowing in there. It's no help to anybody!`,
          stuck: `FOE|BOSS: Now we've a flashlight that can't get out, and it's us in the dark!`,
          mixed: `FOE|BOSS: It's supposed to look for the thief! It only has eyes for {with}!`,
          mess: `FOE|BOSS: It's on, it's under, and it's no use to us!`,
        },
      },
      after: `
        BOSS: We've had a call. There's been another robbery.
        PAL|LEAD: What did they take?
        BOSS: Nothing. Somebody broke into the bakery, and left the money.`,
      acts: [
        {
          title: 'Nobody Touch the Donuts',
          time: 'SEVEN IN THE EVENING',
          beat: 'A trap is laid for the Donut Thief, and the light goes out.',
          text: `
            <2> > lead arrive
            [On a table, under one weak lamp, an open box.]
            BOSS: Nine donuts. At midnight the Donut Thief comes, and we've got him. Nobody touch them! No donuts, no thief.
            PAL|LEAD: What does he look like? || Has anybody ever seen him?
            BOSS: I'm the only one who's met him. It was last spring. There was a crumb, a draft, and he was gone. || Just me. One morning the box was empty, and I thought, "There must be a thief."
            * plant thief
            FOE|LEAD: And till midnight, we sit here, and smell them?
            BOSS: With discipline. ## With discipline. It's like the beach with my wife's sister.
            <first> > hook BOSS claim
            <first> <3+> PAL|FOE: And where's that specialist, who can see in the dark?
            <3+> > lead arrive
            <handed> > place intro
            > turns
            [PFFT. Somebody leans on the switch. The lamp goes out. In the dark, MMF, like a full mouth. The lamp comes on.]
            BOSS: Eight! Somebody's had one!
            [Everybody swallows.]
            BOSS: Nobody saw anything?`,
        },
        {
          title: 'The Only Light',
          time: 'EIGHT IN THE EVENING',
          beat: '{Lead} is given the flashlight, and it ends up {where}.',
          text: `
            > turns
            <first> <3+> <?l> > hook FOE claim
            FOE|LEAD: He's quick. I never even heard him come in. || He must be very small. He went right between us. ## He must be very small. He went right between us. I felt something, and I thought it was you.
            BOSS: And he left no trace. ## He came in the dark, and left no trace. I married one like that.
            PAL|LEAD: There's sugar on your chin.
            BOSS: He touched me! || So that's how close he was!
            <?chin> FOE|LEAD: He's touched all of us.
            <?chin> BOSS: It's what I said. He's quick. ## That's all right, then. I thought that I was special.
            <handed> BOSS: {call}, this is the only flashlight. If it goes dark again, shine it at the box.
            <taken> BOSS: This is the only flashlight. If it goes dark again, shine it at the box.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that! {call}, you're the nearest! || {call}, you've got nothing in your hands. Get it back!
            <taken> > lead attempt
            <handed> > effect dark
            <?b> > hook BOSS stake
            <?c> > hook FOE stake
            [PFFT. MMF. MMF. MMF. MMF. The lamp comes on.]
            FOE|LEAD: Four donuts left. || There were eight! Now it's four!
            BOSS: There's a whole gang of them! || He's brought his family! ## He's brought his family! It's like every Sunday at my place!
            > turns
            <handed> <?d> > lead search
            <?x1> > place stir`,
        },
        {
          title: 'A Face with Everything',
          time: 'NINE IN THE EVENING',
          beat: 'Witnesses describe the thief, and {lead} is locked up for it.',
          text: `
            > place crowd
            BOSS: Witnesses! Tell us what you saw, and we'll draw him.
            [A witness holds out a hand, to show how tall. A second witness lifts it. A third one sits on it.]
            ["With a beard!" says the one at the top. "And a skirt!" says the one below. ## "Handsome!" says the first. "It was too dark," says the second, and smiles.]
            FOE|LEAD: And a long coat, big ears, and frightened eyes.
            [A drawing is held up. "We'd rather not say any more," say the witnesses, and leave.]
            BOSS: It looks like my mother. From behind, it looks like {the}. ## It looks like my mother. The day she met my fiancee. || He's got your ears. And my eyes.
            [They all turn and look at {LEAD}.]
            BOSS: Explain yourself, {call}! You were seen next to the box!
            > lead explain BOSS
            <?e> > lead ban
            > turns
            BOSS: Lock up {the}! Whoever's in there can't steal anything! || Then there's one way to find out. Lock {the} in.
            > place stow LEAD
            [PFFT. MMF. MMF. The lamp comes on.]
            <3+> PAL|ANY: Two donuts left. And {the} was locked up the whole time!
            <2> BOSS: Two donuts left. And {the} was locked up. And I'm the only other person here.
            BOSS: He's cleverer than I thought.
            [{BOSS} brushes some sugar off a sleeve.]
            > lead found
            <?x2> > place back LEAD`,
        },
        {
          title: 'Just Checking the Street',
          time: 'ELEVEN AT NIGHT',
          beat: 'One donut is left, and everybody has to go out for a moment.',
          text: `
            > turns
            [PFFT. MMF. The lamp comes on.]
            FOE|LEAD: One donut.
            BOSS: Look at it. It's all alone in there.
            [Nobody can look at it.]
            FOE|LEAD: It's mostly hole. Would he miss the rest? || It's only a hole, with something round it.
            BOSS: It's the bait! No donut, no thief!
            PAL|LEAD: I'll just go and check the street. As far as the bakery. || I left something outside, near the bakery. It won't take a minute.
            <3+> FOE: I'd better check it, too. The other end.
            BOSS: And I'll check whether you've checked it. || I might get some air. In a bag. ## I might get some air. In a bag. I'm meeting it round the corner.
            [They all go out. They all come back, with a paper bag behind their backs, and a warm smell.]
            > turns
            <?h> > place uses
            <?i> BOSS: And if he doesn't come? Then I've sat by a donut for five hours, and I'm only somebody who was told not to.
            <?i> > lead comfort BOSS
            <?street> BOSS: How was the street?
            <?street> PAL|LEAD: Very long. There was a line.
            <?street> BOSS: I know. I was behind you.
            <wish> BOSS: It's nearly midnight. If he comes, somebody has to talk to him. {call}, one hungry soul to another. What would you say?
            <wish> > lead lastWords
            > turns
            [PFFT. In the dark, a rustle. A bump. "Excuse me." "So sorry." The lamp stays out.]`,
        },
        {
          title: 'All Present || In the Dark',
          time: 'MIDNIGHT',
          beat: 'The flashlight comes back, and shines on everybody.',
          text: `
            [{freed} It's still on. The light falls on one face after another. Every paper bag is empty.]
            * prop
            FOE|LEAD: The box is full of donuts! || The donuts are back! And they're warm!
            BOSS: How many?
            PAL|LEAD: Nine. And one's got a candle in. || All nine. And one's got a candle in.
            +BOSS: He brought them back! The thief was sorry!
            LEAD: I bought one. I felt so bad about mine. || One of those is from me. I owed it.
            <3> FOE: Four are mine. I only remember eating the first. || I owed it four. It began as one.
            <4+> FOE: Two are mine. I only remember eating one. || I owed it two. One for each cheek.
            <4+> PAL: I had two, so I bought two. The candle is for "sorry".
            <3+> BOSS: So it was all of you? Then I can say it, too. I had three. || So everybody did it! I'm so relieved. I had three.
            <2> BOSS: Then I can say it, too. I had the other seven. || You did it, too? I'm so relieved! I had seven.
            * pay thief
            PAL|LEAD: And the Donut Thief?
            BOSS: I made him up. Last spring, I had sugar on my sleeve, and somebody came in.
            <?l> > hook FOE end
            > turns
            > place gift
            > hook BOSS end
            <?m> > lead last
            FOE|LEAD: So what do we write in the report?
            [They all look at the box. It is very full. {hush}]
            BOSS: First, somebody turn off that light.
            [PFFT. MMF. MMF. MMF. MMF.]
            !BOSS: Nobody saw anything.`,
        },
      ],
    },
    {
      id: 'window',
      shape: 'siege',
      title: "They're Good || The Gang of Uoy",
      premise:
        'The police must watch a suspicious window until midnight, and whoever is in it does all that they do, while {keeper} holds the whistle.',
      game: 'They are watching a mirror, and it is the best gang that they have ever met.',
      facts: {
        prop: 'the whistle',
        event: 'a stakeout',
        crowd: 'the reinforcements',
      },
      effects: {
        whistle: {
          noise: `BOSS: If I have to blow for the attack now, I'll be blowing {with}!`,
          lost: `BOSS: If we need to attack, somebody will have to squeeze {the}!`,
          stuck: `BOSS: How do you blow a thing you can't unwrap?`,
          mixed: `BOSS: It used to scream when I blew it. Now it only sighs.`,
          mess: `BOSS: It won't whistle now. It'll only gargle.`,
        },
      },
      after: `
        PAL|LEAD: There's a light in that window again.
        BOSS: And what does the old lady want?
        PAL|LEAD: She's put the mirror back. She says that she misses you.`,
      acts: [
        {
          title: 'That Window Over There',
          time: 'NINE IN THE EVENING',
          beat: 'A suspicious window is watched, and watches back.',
          text: `
            <2> > lead arrive
            <3+> BOSS: Collars up, hats down! I ask you, have you seen yourselves?
            <2> BOSS: Collar up, hat down! I ask it every time. Have you seen yourselves?
            FOE|LEAD: What are we watching? || Where's this gang of yours?
            BOSS: In that window over there. We had a call. "People in coats. Every single night. Eating."
            * plant call
            PAL|LEAD: Who called? || Who told you that?
            BOSS: An old lady. She said that she could see them from her kitchen. || Some old lady. She hung up. She couldn't bear to watch.
            FOE|LEAD: I can see them! They've got coats on! They're looking straight at us!
            BOSS: How many?
            PAL|LEAD: As many as us. ## As many as us. And they've all let themselves go a bit at the waist. || Exactly as many as we are. ## Exactly as many as we are. And one of them's holding in its stomach.
            +FOE|LEAD: One of them is eating a donut.
            [{BOSS} stops chewing.]
            FOE|LEAD: Now it's stopped.
            BOSS: They're good.
            PAL|LEAD: So what do we do? || And what's the plan?
            BOSS: We watch them till midnight. Then I blow this whistle, and we attack.
            <first> > hook BOSS claim
            <first> <3+> BOSS: I've sent for an expert. Let's see if they've got one.
            <3+> > lead arrive
            <handed> > place intro
            <3+> PAL|ANY: They've got an expert, too! Look at that thing in the middle! || And now there's one more of them. What a face!
            LEAD: I think that one looks rather nice. ## I think that one looks rather nice. It hasn't taken its eyes off me.
            > turns`,
        },
        {
          title: "They're Good",
          time: 'TEN IN THE EVENING',
          beat: 'The gang waves back, and the whistle ends up {where}.',
          text: `
            > turns
            <first> <3+> <?l> > hook FOE claim
            BOSS: Everybody, heads down! And now up again, slowly.
            FOE|LEAD: They came up at the same moment. || They were down there, too!
            BOSS: Wave at them. Let's see what they do.
            PAL|LEAD: They waved back. I hadn't finished waving. || They're waving. With the other hand. It must be a code.
            BOSS: They're very good. ## They're very good. And the one in the middle has kept its figure.
            <?itch> FOE|LEAD: Their leader's scratching something.
            <?itch> BOSS: Where?
            <?itch> PAL|LEAD: Where you are. ## Where you are. I'm not going to say it to your face.
            <handed> BOSS: When I give the word, we attack. {call}, you blow the whistle. || {call}, take this whistle. You blow, we charge. But not before.
            <taken> BOSS: When I give the word, we attack. I'll blow the whistle. || We attack when I blow the whistle. I've only got to find my lips.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: {call}! Get it back! || Somebody get it back! {call}!
            <taken> > lead attempt
            <handed> > effect whistle
            > place worse
            <?b> > hook FOE stake
            BOSS: And did the gang see that? Have they still got their whistle? || I hope the gang wasn't watching. Have they got their whistle?
            PAL|LEAD: It's gone the same way. It's a disaster over there. || They've lost it, too. With the same face.
            BOSS: They even copy our mistakes. That's how thorough they are. ## They even copy our mistakes. There's one who's left a ring on, and goes about saying divorced.
            > turns
            <?c> > lead ban`,
        },
        {
          title: 'Uoy Era Ohw',
          time: 'ELEVEN AT NIGHT',
          beat: 'The police write to the gang, and the gang answers in a strange language.',
          text: `
            BOSS: Let's talk to them. Hold up a sign. "WHO ARE YOU?"
            FOE|LEAD: They've got a sign as well!
            BOSS: Read it.
            PAL|LEAD: "Uoy era ohw."
            BOSS: They're foreign!
            > turns
            BOSS: Write, "WHAT DO YOU WANT?"
            FOE|LEAD: "Tnaw uoy od tahw." It's that Uoy again.
            BOSS: This Uoy must be the brains of the gang. || So Uoy's behind it all. I'd like to meet Uoy.
            <?wow> PAL|LEAD: Try something easier. Try "WOW".
            <?wow> [They hold it up.]
            <?wow> FOE|LEAD: They say "WOW".
            <?wow> BOSS: At last! They're impressed!
            <?crowd> > place crowd
            <?crowd> FOE|LEAD: They've sent for reinforcements, too! Just as many! || Look! The same crowd, over there! Down to the last one!
            <?crowd> BOSS: Somebody in here is telling them everything.
            <?d> FOE|LEAD: There's one of us whom I don't quite trust.
            <?d> > lead pretend
            <?x1> > place uses
            > turns
            <?e> > lead wait
            <?sad> BOSS: Their chief looks tired. I'd like to say something kind.
            <?sad> PAL|LEAD: What would you want to hear?
            <?sad> BOSS: "Nice coat." ## "Nice coat. Keep it on."
            <?sad> [{BOSS} nods at the window, and blushes.]`,
        },
        {
          title: 'It Was a Tie || Hands Up',
          time: 'NEARLY MIDNIGHT',
          beat: 'Both sides surrender, and both sides are in danger.',
          text: `
            BOSS: Nearly midnight, and no whistle to attack with! Put your hands up, and see if they'll shoot.
            [They all put up their hands.]
            FOE|LEAD: They've surrendered! ## They've surrendered! And that one's got lipstick on!
            BOSS: So have we! Who was first?
            PAL|LEAD: It was a tie.
            <?f> > place door
            > turns
            > place peak
            BOSS: Is that happening over there as well? || Somebody look! Do they know what's coming?
            FOE|LEAD: They've gone quite white. ## They've gone quite white. That's somebody who's seen their wife come home.
            BOSS: They may be criminals, but they're people. Wave! Warn them!
            PAL|LEAD: They're warning us. || They're waving at us to get out.
            BOSS: What a decent gang.
            <?g> > hook FOE snap
            <?h> > hook PAL snap
            <?i> > hook BOSS snap
            <?j> > lead comfort BOSS
            > turns
            <wish> BOSS: Look, one of them's opening its mouth. {call}, that's the one across from you. What's it going to say? || Over there, somebody's going to speak. Then one of us must, too. {call}?
            <wish> > lead lastWords`,
        },
        {
          title: 'Midnight',
          time: 'MIDNIGHT',
          beat: 'The attack is blown, and the window opens.',
          text: `
            > lead save
            > place saves
            FOE|LEAD: They got out of it, too! They're dancing!
            <?l> > hook FOE end
            [{freed}]
            * prop
            BOSS: The whistle! I ought to attack. But I can't. They've got my eyes.
            [{BOSS} blows it, very softly. FWEEE. In the window, the whole gang swings aside, on a hinge.]
            PAL|LEAD: They've turned into an old lady!
            FOE|BOSS: Where's the gang, madam? What's that you've got there?
            PAL|LEAD: She says that it's her mirror. She hung it up tonight, for the people over here.
            BOSS: Which people?
            * pay call
            LEAD: "People in coats. Every single night. Eating."
            [They look at their coats. They look at their donuts.]
            BOSS: So it was her who called. And it's us.
            FOE|LEAD: Then who's Uoy?
            [{PAL} turns the sign round, and round again.]
            PAL|LEAD: It's "you". Backward.
            BOSS: I'd have liked to work with Uoy.
            > turns
            > hook BOSS end
            <?m> > lead last
            [The old lady leans out, and asks something.]
            BOSS: What does she say?
            PAL|LEAD: "Have you seen yourselves?"`,
        },
      ],
    },
    {
      id: 'coats',
      shape: 'pass the parcel',
      title: "I've Lost a Button || Whose Coat Is This?",
      premise:
        'A stolen pearl goes from pocket to pocket, and whoever finds it wants to be rid of it, while {lead} finds it, too.',
      game: 'All coats are alike, nobody is guilty, and everybody behaves as if.',
      least: 3,
      facts: {
        prop: 'the pearl',
        event: 'an investigation',
        crowd: 'the reporters',
      },
      effects: {
        pearl: {
          noise: `BOSS: Three million, and now it rattles!`,
          lost: `BOSS: That was three million! Nobody here is to cough!`,
          stuck: `BOSS: Three million, and we'd need scissors to see it!`,
          mixed: `BOSS: It's worth three million! It could have had anybody!`,
          mess: `BOSS: Three million, and it's gone for a swim!`,
        },
      },
      after: `
        [WHUMP!]
        BOSS: Leave it lying there. I've had all my buttons sewn on with wire.
        PAL|LEAD: Isn't that uncomfortable?
        BOSS: I can't take it off. I slept standing up, in the wardrobe.`,
      acts: [
        {
          title: 'A Rack of Coats',
          time: 'DUSK',
          beat: 'A pearl is missing, and it is found in the wrong pocket.',
          text: `
            [A rack of trench coats, all alike. WHUMP! It falls over.]
            BOSS: I've lost a button.
            FOE: Never mind your button! The Moon Pearl's been stolen! The museum guard only looked away to sew one on! || There's no time for that! The museum's Moon Pearl is gone! The guard had put it down, to sew a button on!
            BOSS: It was my top one. It's small, and it's round. || But I can't close my collar. It was a lovely little white one.
            * plant button
            FOE: So is the pearl! And it's worth three million! The thief ran off in a trench coat!
            !BOSS: Then it's one of us. And whoever has it in a pocket is the thief. || We've all got trench coats. So it's simple. Whoever has it in a pocket took it.
            <first> > hook BOSS claim
            <first> <?a> > hook FOE claim
            <first> BOSS: And now, where's this famous finder of things?
            > lead arrive
            <handed> > place intro
            BOSS: Coats on, all of you. Take any. They're all the same.
            [They all put on coats. {FOE} puts a hand in a pocket, and stops.]
            FOE: How small is that? I'm only asking. || How round was it, exactly? I'm only asking.
            !BOSS: As small as a pearl. || As round as a pearl.
            FOE: Ah. I see.
            > turns`,
        },
        {
          title: 'A Bit of Fluff',
          time: 'AN HOUR LATER',
          beat: 'The pearl goes from pocket to pocket, until {lead} takes it out.',
          text: `
            > turns
            !FOE: There's fluff on your coat, Chief. Let me brush it off. ## Hold still, Chief. Let me get that fluff. No, on the other cheek. || There's fluff on you, Chief. I'll get it. Hold still. No, lower.
            [Brush, brush. Something small and round drops into {BOSS}'s pocket. Plop.]
            <4+> !BOSS: That was kind. I never knew that you... Oh. {pal}! You've got fluff, too! || Thank you. It's nice to be... Ah. But look at {pal}! Let me brush you! ## Thank you. Nobody's brushed me since the divorce... Ah. But look at {pal}! Let me brush you!
            <4+> [Brush, brush. Plop, in {PAL}'s pocket.]
            <3> !BOSS: That was kind. I never knew that you... Oh. But you're all fluff yourself! || Thank you. It's nice to be... Ah. Now let me do you!
            <4+> !PAL: How thoughtful. I've been feeling so... heavy. And who's brushing {foe}? || Why, thank you. I... Oh. {foe}! You're nothing but fluff!
            [Brush, brush. Plop, in {FOE}'s pocket.]
            !FOE: It's back! The fluff, I mean. || Not again! I mean, again, please!
            [They all brush one another, faster and faster, round and round. Plop. Plop. Plop. Plop.]
            [They stop. Everybody feels in one pocket. Everybody smiles at whoever stands on the left.]
            LEAD: Won't anybody brush me? || Haven't I got any fluff?
            [Everybody brushes {LEAD}. Plop. {LEAD} feels in the pocket, and holds something up.]
            +LEAD: Whose is this?
            FOE: I've never seen it before! || It isn't mine!
            !BOSS: Nor mine! I mean, it's the Moon Pearl!
            > turns
            <handed> BOSS: It must go back tonight. Hold it up to the light, {call}, so that I can describe it. || Nobody else wants to touch it, {call}. You keep it, till the museum comes.
            <taken> BOSS: It must go back tonight. Let's have it here, under the light.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect pearl
            > place worse
            <?c> > hook FOE stake
            <?d> > hook BOSS stake`,
        },
        {
          title: 'What Was in the Pockets',
          time: 'TEN AT NIGHT',
          beat: 'The rack falls again, and everybody stands there in somebody else.',
          text: `
            > place crowd
            BOSS: Dear reporters, we have the pearl. I can't show it to you. It's resting. || Yes, we have it! And no, you can't. It's in good hands, and other things.
            ["And whose pocket was it in?" asks a reporter. "That's your thief!" Everybody has a cough.]
            <handed> <?e> > lead attempt
            [WHUMP! All the coats are on the floor. They all grab one.]
            > hook FOE pocket
            <?f> > hook PAL pocket
            > turns
            FOE: I can feel a draft in this one. It's got a button missing. ## There's a hotel key in this one. And it's got a button missing.
            BOSS: Then that's mine! ## Then that's mine! Not the key! || Take it off. That's me you're wearing.
            <handed> <?g> > lead search
            ["Why do you all look so guilty?" asks a reporter. ## "Who's married to whom?" asks a reporter. "I can't tell, by the coats." || "One for the front page!" calls a reporter. "The Guilty, with Rack!"]
            BOSS: Smile! With your hands out of your pockets!
            FOE: I always look like this! || I can't! They're not my pockets! ## I can't! They're not my pockets, and there's a hand in one!
            <?h> > lead ban
            > turns`,
        },
        {
          title: 'It Was in Mine',
          time: 'NEARLY MIDNIGHT',
          beat: 'The end is near, and each of them owns up to a pocket.',
          text: `
            > turns
            !FOE: I can't look at you any more. It was in my pocket first. I put it in yours, Chief. || Before anything happens. Chief, there was never any fluff on you.
            <4+> !BOSS: I know. And I put it into {pal}'s. I'm so ashamed. || I know. There was none on {pal}, either. I brushed like a coward.
            <4+> !PAL: I said "fluff", and I meant "three million". || I never saw any fluff. I hadn't even got my glasses on.
            <3> !BOSS: I know. I put it back in yours. I'm so ashamed. || I know. There was none on you, either. I brushed like a coward.
            FOE: But I didn't take it! So who put it in the first pocket?
            [Nobody knows.]
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            > turns
            <wish> BOSS: If nobody's guilty, then why do I feel like this? {call}, say something innocent. || We'll all go down as thieves, and nobody stole a thing. Speak for us, {call}.
            <wish> > lead lastWords`,
        },
        {
          title: 'Four Little Holes',
          time: 'MIDNIGHT',
          beat: 'The pearl comes back, and somebody looks at it properly.',
          text: `
            > lead save
            > place saves
            [{freed} It rolls between {BOSS}'s feet.]
            * prop
            PAL|ANY: It's got holes in it. Four of them. || Has a pearl got four holes?
            FOE: And there's a bit of thread.
            * pay button
            [{BOSS} picks it up, holds it to an open collar, and goes very red.]
            BOSS: It's a perfect match. || That's where I know it from.
            LEAD: All night, that was a button?
            !FOE: It fell into my pocket, when the rack fell over! And I was going to flee to Peru! || The rack fell over, and it dropped into my coat! I'd already said goodbye to my mother! ## The rack fell over, and it dropped into my coat! And I'd just told my boss what I think of her!
            PAL|ANY: Then where's the Moon Pearl?
            [A reporter runs in with a telegram.]
            +PAL|ANY: It's at the museum. It's on the guard. It's what he sewed on.
            BOSS: Well. It happens.
            > turns
            <?a> > hook FOE end
            <?q> > turns
            > hook BOSS end
            <?p> > lead last
            [{BOSS} sews it on, buttons up, and stands very straight.]
            FOE: How do you feel, Chief? || And how does it look?
            BOSS: Complete.
            [WHUMP!]
            !BOSS: I've lost a button.
            [Everybody feels in one pocket, and stops.]
            !FOE: How round was it?`,
        },
      ],
    },
  ],
}
