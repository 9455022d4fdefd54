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
          ME: Thirty years, and not one confession! And I've got such a listening sort of face! ## Thirty years, and not one confession! Even my wife only left a note!`,
        stake: `ME: They'll have my badge for this! It's the only part of me that they salute! ## They'll have my badge for this! It's all of me that's ever been polished!`,
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
        `ASK: Mine was a blue pen. I was six.
         ME: Don't rush. Put in the pauses.
         ASK: I still... have it.
         ME: You're a natural.`,
        `[{ASK} gives {ME} a very small green pen.]
         ME: You, too? It's empty.
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
        stake: `ME: I growled at it, and it went anyway! Nothing's afraid of me!`,
        pocket: `
          ASK: Whose coat have I got? There's a ribbon in it. ## Whose coat have I got? There's a whip in it.
          ME: That's mine. It's for choking people. ## That's mine. It's for frightening people.
          ASK: It has bells on.
          ME: It's only fair that they hear me coming. ## The neighbors like some warning.`,
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
          ME: "Excuse me!" It's all I'm ever allowed! I've got a "Freeze!" in here that's never been used! ## "Excuse me!" I've never said "Freeze!" The handcuffs are only used at home!`,
        pocket: `
          ASK: Whose pocket is this? There's a note. "Freeze. Hands up. How do you do." ## Whose pocket is this? There's a note. "Freeze. Are you divorced?"
          ME: That's for my first arrest. I didn't want to seem cold. ## That's for my first date. I didn't want to seem cold.`,
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
          ME: I saw that! I've gone straight, and I still can't be trusted with the time! ## I saw that! I've gone straight, and you still hide your watches and your wives!`,
        stake: `ME: It wasn't me! I always say that. It saves time.`,
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
          ME: They always call me when it's over! For once, I'd like to hear "Better, thanks"! ## It's always over when I get there! At home, too, nobody says "Better, thanks"!`,
        stake: `ME: It's gone, I'm afraid. Would anybody care to say a few words?`,
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
          ME: Everybody takes away, and I've got chairs! I sit on a different one each day, so that they know what they're for! ## They get what they want, and they're gone in five minutes! And I've got chairs!`,
        stake: `ME: Gone! And nobody even offered it a chair!`,
        pocket: `
          ASK: Whose coat have I got on? It's full of sugar.
          ME: It's mine. That's for emergencies.
          ASK: What kind?
          ME: Bitterness. ## Widowers.`,
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
            BOSS: I'm the only one who's met him. It was last spring. There was a crumb, a draft, and he was gone. ## I'm the only one who's met him. He left sugar on my collar. Then my wife left. || Just me. One morning the box was empty, and I thought, "There must be a thief." ## Just me. My wife found sugar on my collar, and I said, "There's somebody else."
            * plant thief
            <first> FOE|LEAD: And till midnight, we sit here, and smell them?
            <next> !LEAD: And till midnight, we sit here, and smell them?
            BOSS: With discipline. ## With discipline. I was married.
            <first> > hook BOSS claim
            <first> <3+> PAL|FOE: And where's that specialist, who can see in the dark?
            <3+> > lead arrive
            <handed> > place intro
            > turns
            [PFFT. Somebody leans on the switch. The lamp goes out. In the dark, MMF, like a full mouth. The lamp comes on.]
            <2> BOSS: Eight! Somebody's had one!
            <3+> BOSS: Eight! Somebody's had one! ## Eight donuts! And who was that at my ear?
            [Everybody swallows.]
            BOSS: Nobody saw anything?`,
        },
        {
          title: 'The Only Light',
          time: 'EIGHT IN THE EVENING',
          beat: '{Lead} is given the flashlight, and it ends up {where}.',
          text: `
            > turns
            <2> LEAD: He's quick. I never even heard him come in. || He must be very small. He went right between us.
            <3+> !FOE: He's quick. I never even heard him come in. ## He's quick. It was over before I'd noticed. || He must be very small. He went right between us. ## He must be very small. I felt something, and I thought it was you.
            <2> BOSS: And he left no trace.
            <3+> BOSS: And he left no trace. ## I married one like that.
            <2> PAL|LEAD: There's sugar on your chin.
            <3+> PAL|LEAD: There's sugar on your chin. ## There's sugar on your ear.
            <2> BOSS: He touched me! || So that's how close he was!
            <3+> BOSS: He touched me! ## So that was a mouth! I took it for the draft! || So that's how close he was! ## And I was sitting so still for him!
            <family> <?chin> FOE|LEAD: He's touched all of us.
            <family> <?chin> BOSS: It's what I said. He's quick.
            <rated> <3+> !FOE: He's been at mine, too.
            <rated> <3+> !BOSS: Oh. I thought that I was special.
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
            <2> BOSS: There's a whole gang of them! || He's brought his family!
            <3+> BOSS: There's a whole gang of them! ## A whole gang! And not one at my ear! || He's brought his family! ## He's brought his family! He never told me he was married!
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
            !BOSS: Witnesses! Tell us what you saw, and we'll draw him.
            [A witness holds out a hand, to show how tall. A second witness lifts it. A third one sits on it.]
            ["With a beard!" says the one at the top. "And a skirt!" says the one below. ## "Handsome!" says the first. "It was too dark," says the second, and smiles.]
            FOE|LEAD: And a long coat, big ears, and frightened eyes.
            <5+> ANY: And nothing like me, from any side.
            [A drawing is held up. "We'd rather not say any more," say the witnesses, and leave.]
            <family> BOSS: It looks like my mother. From behind, it looks like {the}. || He's got your ears. And my eyes.
            <rated> <3+> FOE|PAL: I know those ears! They owe me money! || Those could be anybody's ears. But that's my bathrobe!
            <rated> <2> BOSS: I know those ears! They owe me money! || He's got your ears. And that's my bathrobe!
            [They all turn and look at {LEAD}.]
            !BOSS: Explain yourself, {call}! They've drawn you right next to the box!
            > lead explain BOSS
            <5+> ANY: That's better than mine. I mean, it's quite good. ## That's better than anything I've told my wife.
            <?e> > lead ban
            > turns
            !BOSS: Lock up {the}! Whoever's in there can't steal anything! || Then there's one way to find out. Lock {the} in.
            > place stow LEAD
            [PFFT. MMF. MMF. The lamp comes on.]
            <3+> PAL|ANY: Two donuts left. And {the} was locked up the whole time!
            <2> BOSS: Two donuts left. And {the} was locked up. And I'm the only other person here.
            <2> !BOSS: He's cleverer than I thought.
            <3+> !BOSS: He's cleverer than I thought. ## He's been! And he's gone right off me.
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
            !BOSS: Look at it. It's all alone in there.
            [Nobody can look at it.]
            FOE|LEAD: It's mostly hole. Would he miss the rest? || It's only a hole, with something round it.
            <2> BOSS: It's the bait! No donut, no thief!
            <3+> BOSS: It's the bait! No donut, no thief! ## It's the bait! He'd never come just for me!
            PAL|LEAD: I'll just go and check the street. As far as the bakery. || I ought to check the street. There's a bakery in it. It won't take a minute.
            <3+> FOE: I'd better check it, too. The other end.
            BOSS: And I'll check whether you've checked it. || I might get some air. In a bag. ## I might get some air. I'm meeting it round the corner.
            [They all go out. They all come back, with a paper bag behind their backs, and a warm smell.]
            > turns
            <?h> > place uses
            <?i> BOSS: And if he doesn't come? Then I've sat by a donut for five hours, and I'm only somebody who was told not to. ## And if he doesn't come? Then I've sat here for five hours, with perfume behind one ear.
            <?i> > lead comfort BOSS
            <?street> BOSS: How was the street?
            <?street> PAL|LEAD: Very long. There was a line.
            <?street> BOSS: I know. I was behind you.
            <wish> BOSS: It's nearly midnight. If he comes, somebody has to talk to him. {call}, one hungry soul to another. What would you say?
            <wish> > lead lastWords
            > turns
            <2> [PFFT. In the dark, a rustle. A bump. "Excuse me." "So sorry." The lamp stays out.]
            <3+> [PFFT. In the dark, a rustle. A bump. "Excuse me." "So sorry." The lamp stays out. ## PFFT. In the dark, a rustle. A bump. "Excuse me." "That isn't the box." "So sorry." "Don't be." The lamp stays out.]`,
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
            <2> LEAD: I bought one. I felt so bad about mine. || One of those is from me. I owed it.
            <3+> LEAD: I bought one. I felt so bad about mine. || One of those is from me. I owed it.
            <3> FOE: Four are mine. I only remember eating the first. ## Four are mine. The fifth one was an ear. || I owed it four. It began as one. ## I owed it four. The fifth turned out to be an ear.
            <4+> FOE: Two are mine. I only remember eating one. ## Two are mine. The third one was an ear. || I owed it two. One for each cheek. ## I owed it two. The third turned out to be an ear.
            <4+> PAL: I had two, so I bought two. The candle is for "sorry".
            <3+> BOSS: So it was all of you? Then I can say it, too. I had three. ## That ear was mine. I'd hoped that you meant it. And I had three. || So everybody did it! I'm so relieved. I had three. ## So that was you! How nice! And I had three.
            <2> BOSS: Then I can say it, too. I had the other seven. || You did it, too? I'm so relieved! I had seven.
            * pay thief
            PAL|LEAD: And the Donut Thief?
            BOSS: I made him up. Last spring, I had sugar on my sleeve, and somebody came in. ## I made him up. I was on a diet, so I told my wife it was an affair.
            <rated> PAL|LEAD: And she left you?
            <rated> !BOSS: Not till she found the donuts.
            > turns
            > place gift
            > hook BOSS end
            <?m> > lead last
            FOE|LEAD: So what do we write in the report?
            [They all look at the box. It is very full. {hush}]
            <2> BOSS: First, somebody turn off that light.
            <3+> BOSS: First, somebody turn off that light. ## First, somebody turn off that light. I've got another ear.
            [PFFT. MMF. MMF. MMF. MMF.]
            !BOSS: Nobody saw anything.`,
        },
      ],
    },
    {
      id: 'window',
      shape: 'siege',
      title: 'Only One Hat || Among Friends',
      premise:
        'With these police only whoever wears the hat may be nasty, and nobody without it can say no, while {keeper} has the hat.',
      game: 'Whoever has the hat on is nasty, everybody else is nice, and nobody nice can say no.',
      facts: {
        prop: 'the hat',
        event: 'an interrogation',
        crowd: 'the lawyers',
      },
      effects: {
        hat: {
          noise: `!BOSS: My hat! You clumsy, deafening... treasure. What a noble sound!`,
          lost: `!BOSS: My hat! You greedy, grabbing... angel. I hope that it agrees with you!`,
          stuck: `!BOSS: My hat! You meddling, muddling... poppet. What beautiful knots!`,
          mixed: `!BOSS: My hat! You crackbrained, hopeless... sweetheart. I'm so glad for it!`,
          mess: `!BOSS: My hat! You dripping, slopping... duckling. It needed a wash!`,
        },
      },
      hooks: {
        'Chief Glazer': {
          end: `
            ASK: I've got a confession. I liked you better without the hat.
            ME: A confession! And I hadn't even shouted! Would you sign it?`,
        },
        'Sergeant Sprinkles': {
          end: `
            [{ME} puts on the Nasty Hat. From the chin up there is only hat.]
            ASK: AAAH! It's got no head!
            ME: Did somebody scream? Was it because of me? I missed it!`,
        },
        'Rookie Reyes': {
          end: `
            [{ME} puts on the Nasty Hat.]
            ME: Freeze!
            [Everybody freezes.]
            ME: So that's how it feels. Thank you. As you were.`,
        },
        'Slippery Sid': {
          end: `
            ASK: Somebody must look after both hats from now on. You do it, Sid.
            ME: Me? Both? I'll sit up with them, and watch them not being stolen!`,
        },
        'Doctor Morgan': {
          end: `
            ASK: I've still got a dent from that hat. But it's better, thanks.
            ME: Better? Thanks? And I haven't even looked at it yet!`,
        },
        'Mama Cruller': {
          end: `
            [Everybody sits down, on the floor if need be, and looks at the donuts.]
            ME: You're eating in? All of you? I'd have said yes without the rule!`,
        },
      },
      after: `
        [FWUP!]
        PAL|LEAD: Which hat have you got on today?
        !BOSS: Both of them. Sit down, you darling walrus.`,
      acts: [
        {
          title: 'Whoever Has It On',
          time: 'NINE IN THE EVENING',
          beat: 'There is one nasty hat, and whoever has not got it on must be nice.',
          text: `
            <2> > lead arrive
            [FWUP! {BOSS} puts on a big black hat.]
            !BOSS: Nobody's going home tonight!
            * plant home
            <first> <3+> ANY: What have we done? || Why the shouting?
            <next> <3+> !LEAD: What have I done? || Why are you shouting at me?
            <2> LEAD: What have I done? || Why the shouting?
            !BOSS: It's only the Nasty Hat. Whoever has it on is nasty. Whoever hasn't is nice. You try. || That's the Nasty Hat. Put it on, and you're nasty. Take it off, and you're nice. Here.
            <3+> [FWUP! {FOE} puts it on.]
            <2> [FWUP! {LEAD} puts it on.]
            !FOE|LEAD: Elbows off the table, you old walrus! ## Hands off my wallet, you old walrus! || Stop looking at me, you boiled potato! ## Stop looking at my wallet, you boiled potato!
            <5+> PAL|ANY: It wasn't meant for me, and I've taken mine off, too. || I wasn't even looking, and I've stopped.
            !BOSS: Good! And I say, "Do sit down. You're among friends." || Very good! And now I'm the nice one. "Do sit down. You're among friends."
            * plant friends
            !FOE|LEAD: Ow! It pinches! || Ow! Why's it so tight?
            <4+> PAL: It makes one cross. The Nice Hat never did. It's small and soft, and it's been stolen! ## It makes one cross. The Nice Hat was small and soft. It was stolen at the party! || That's what makes one cross. The Nice Hat was small, and as soft as soup. It's been stolen! ## That's what makes one cross. The Nice Hat was as soft as soup. It was stolen at the party!
            <4+> !BOSS: At midnight they count hats! One too few, and they take my badge.
            <2> BOSS: It makes one cross. Our small, soft Nice Hat was stolen! At midnight they count, and I'll lose my badge. || That's what makes one cross. And the soft one, the Nice Hat, was stolen! By midnight I need both, or it's my badge.
            <3> BOSS: It makes one cross. Our small, soft Nice Hat was stolen! At midnight they count, and I'll lose my badge. || That's what makes one cross. And the soft one, the Nice Hat, was stolen! By midnight I need both, or it's my badge.
            * plant pinch
            * plant badge
            <first> <?k> > hook BOSS claim
            <first> <3+> !BOSS: Bring in the suspect! || And where's our suspect?
            <3+> > lead arrive
            <4+> ANY: So that's what a thief looks like! || So that's who we're looking for!
            !BOSS: Don't be cross, {call}, but you were seen at the hat stand. || Forgive me, {call}, but weren't you seen beside the hat stand?
            > lead explain BOSS
            <4+> PAL: That was beautifully put! || How well you say it!
            <5+> PAL|ANY: Next time, do take something of mine. || I'd be honored if you'd take mine next.
            <2> [FWUP! {BOSS} takes the hat back.]
            !FOE|BOSS: I don't believe a word! I'll throw you in the deepest, darkest... || Lies! I'll have you put in the coldest, hardest...
            <3+> [FWUP! {BOSS} takes the hat back.]
            <2> [The hat pinches. {BOSS} takes it off.]
            <3+> !FOE: ...armchair. Are your feet warm? || ...bathrobe. Is that too scratchy?
            <2> +BOSS: ...armchair. Are your feet warm? || ...bathrobe. Is that too scratchy?
            <3+> !BOSS: Never mind the feet! || I hope it is!
            <handed> > place intro
            > turns`,
        },
        {
          title: 'Like a Horse || Like a Hinge',
          time: 'TEN IN THE EVENING',
          beat: 'Everybody gets a turn at being nasty, until the hat is {where}.',
          text: `
            <3+> !BOSS: Who hasn't been nasty yet?
            <4+> !LEAD: Do suspects get a turn? || I'm only the suspect. But could I try?
            <4+> !BOSS: No! You'd enjoy it! Next!
            <2> !BOSS: You do it. I need to be nice for a while.
            [FWUP! The hat goes onto the next head.]
            !PAL|LEAD: I've waited years for this! Chief, you chew like a horse! ## I've waited years for this! Chief, you drink like a horse! || At last! Chief, you sing like a hinge! ## At last! Chief, you snore like a hinge!
            !BOSS: How kind of you to mention it. ## How kind of you. My wife only ever sighed. || Thank you. One likes to know. ## Thank you. My wife only ever sighed.
            <?soup> <3+> !PAL|LEAD: And you, {foe}! There's soup that's cleverer than you! ## And you, {foe}! There's soup that holds its drink better! || And you, {foe}! I've met gravel that was better company!
            <?soup> <3+> FOE: That's so true. What sort of soup? || You're right. I'll ask it for advice.
            <2-3> LEAD: And the last raspberry donut? That was me! || And who sat on your birthday cake? Me! Twice!
            <4+> !PAL: And the last raspberry donut? That was me! ## And in the coat closet, at the party? That was me! || And who sat on your birthday cake? Me! Twice! ## And who was it in the coat closet, at the party? Me! Twice!
            <5+> [FWUP! The hat goes onto another head.]
            <5+> FOE|ANY: Chief, whenever you're ill, there's a cake! ## Chief, when your wife left, there was a cake! || Chief, your mother's asked us not to say where she lives! ## Chief, your ex-wife's asked us not to say where she lives!
            <5+> !BOSS: How nice. What's on it? ## How nice. What was on it? || Then I won't ask. Is she well?
            <5+> ANY: "At last." || She is now.
            [FWUP! {BOSS} takes the hat back.]
            !BOSS: Like a horse? || Like a hinge?
            !PAL|LEAD: A lovely one. || A golden one.
            <5+> !LEAD: Isn't anybody going to question me?
            > turns
            <handed> !BOSS: How it pinches! {call}, hold it, while I rub my ears. || Ow! I have to let my head out. {call}, take it, and touch nothing.
            <taken> !BOSS: How it pinches! I'm putting it down, while I rub my ears. || Ow! I have to let my head out. Nobody touch that hat.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> <?try> FOE|BOSS: {call}, would you get it back, please? || Dear {call}, you couldn't get it back for us, could you?
            <taken> <?try> > lead attempt
            <handed> > effect hat
            <taken> !BOSS: You bungling, blundering... treasures. Thank you all. || You useless, hopeless... angels. It's the thought that counts.
            <3+> ANY: Why don't you shout? || You were going to say something else.
            <2> LEAD: Why don't you shout? || You were going to say something else.
            !BOSS: I can't! I've got no hat on! || I was! But I haven't got the hat on!
            PAL|LEAD: Then who's going to be nasty? || And who has? Who's nasty now?
            FOE|BOSS: Nobody. We're all nice. || Nobody is. We have to be nice, all of us.
            > turns`,
        },
        {
          title: 'May I? || With Pleasure',
          time: 'ELEVEN AT NIGHT',
          beat: 'Without the hat nobody can say no, to anything.',
          text: `
            LEAD: In that case, may I go home? || Then would you mind if I went home?
            <3+> !BOSS: Of course! Wear a scarf! Somebody, say no! || Please do! Mind the step! Quick, somebody say no!
            <2> !BOSS: Of course! Wear a scarf! Or won't you stay? To please me? || Please do! Unless you'd rather stay? For my sake?
            <3+> FOE: N... n... no trouble at all! I'll get the door! || N... n... not without my scarf! It's hand-knitted!
            <3+> PAL|BOSS: Wait! Won't you stay? To please us? || Unless you'd rather stay? For our sake?
            LEAD: How could I refuse? || I'd love to. It's odd. I wouldn't.
            FOE|BOSS: Nobody can! Not even {the}! || Not even {the} can say no! It's got us all!
            > turns
            PAL|LEAD: While we're being nice, could I be Chief? || There's something I've always wanted. Your badge.
            !BOSS: I'd be... so... happy.
            [{BOSS} lets go of the badge, one finger at a time.]
            !BOSS: And may I have it back? || It suits you. Might I have it again?
            PAL|LEAD: Gladly. Then me again?
            FOE|BOSS: After me, perhaps? || Am I anywhere in this?
            [The badge goes round, and round, and round.]
            <5+> ANY: I've been Chief four times. It's lonely up there. || I was Chief just then! I'd begun a speech!
            <?crowd> > place crowd
            <?crowd> PAL|LEAD: They'd like our chairs, if it's no trouble. ## They're from your wife. They'd like the chairs. || The lawyers ask if they could have our chairs. ## Your wife's lawyers ask if they could have the chairs.
            <?crowd> !BOSS: Take them! I was only sitting! ## Take them! She's got the table!
            <?coats> FOE|LEAD: And who'd like my coat? || Does anybody fancy my coat?
            <?coats> PAL|BOSS: Take mine, too! I never cared for being warm! || Please, not before mine! I love a draft!
            <?pants> [{LEAD} looks at {BOSS}'s trousers.]
            <?pants> !BOSS: Please don't ask. ## Please don't ask. They're not paid for. || I beg you, don't ask. ## I beg you, don't ask. They're all that's holding me in.
            LEAD: And is anybody using the donuts? All nine? || If nobody minds, I'd like the donuts. All nine.
            [Nobody breathes.]
            !BOSS: They're... they're... yours.
            <3+> ANY: You're crying. || There's water coming out of you.
            <2> LEAD: You're crying. || There's water coming out of you.
            !BOSS: I'm so happy for them. ## I'm so happy for them. They'll be wanted. One longs for that.
            > turns`,
        },
        {
          title: 'If It Helps',
          time: 'NEARLY MIDNIGHT',
          beat: 'The suspect is asked nicely, and cannot say no.',
          text: `
            > turns
            FOE|LEAD: They'll be here any minute, and there isn't a hat in the house! || It's nearly midnight! They needn't count. There's none left!
            !BOSS: Then we'll ask nicely. {call}, be a dear, and confess? || Dear {call}. You wouldn't care to confess, would you?
            LEAD: Of course. I took it. || With pleasure. It was me.
            FOE|BOSS: Thank you! Did you really?
            LEAD: Would you like me to have?
            <3+> FOE: If that's any help, I took it, too. || But you mustn't go to all that trouble! I did it.
            <4+> PAL: After me, please. I'd taken it first. || No, no, let me! You did the last one!
            <3+> ANY: So many confessions, and all so polite! And not a hat among them! ## Everybody says yes, and nobody means it! It's like my wedding! || What lovely confessions! Would anybody mind if one were true? ## Everybody says yes, and nobody means it! It's like my wedding!
            <2> !BOSS: What a lovely confession. Would you mind if it were true? ## What a lovely yes. And you don't mean it. It's like my wedding.
            > turns
            <?x4> > lead comfort BOSS
            <wish> PAL|BOSS: They'll put you in jail, {call}. What would you like, before you go? || {call}, it's jail at midnight, if it's convenient. Is there anything you'd like first?
            <wish> > lead lastWords
            <3+> ANY: If they ask for the thief, we'll have to hand over {the}. || They'll say, "May we have the thief?" And who can say no?
            <2> LEAD: They'll say, "May we have the thief?" And you can't say no. || If they ask for me, you'll have to hand me over.
            LEAD: They can have me. I've confessed. || It's all right. Do let them have me.
            !BOSS: No.
            [A silence. {hush}]
            * plant no
            FOE|LEAD: You said no! With nothing on your head! || That was a no! Out of a bare head!
            !BOSS: I wasn't being nasty. It was the nicest thing that I could think of. || I know. I looked for something nicer, and there wasn't anything. ## It's my first. I only ever said yes, and it cost me the house.
            PAL|LEAD: And the badge? || But they'll have your badge!
            !BOSS: They may have it. It pinches, too. ## They may have it. It pinches, like the ring.
            * pay badge`,
        },
        {
          title: 'How Many Hats',
          time: 'MIDNIGHT',
          beat: 'The hat comes back, and somebody finds out why it pinches.',
          text: `
            [{freed}]
            * prop
            FOE|LEAD: The hat! Quick, be nasty to them! || There it is! Put it on! Somebody has to shout at them!
            !BOSS: I'd rather not. What pinches so? || I don't feel like it. What's in there, that pinches?
            [{BOSS} puts in a hand, and pulls out something small and soft.]
            PAL|LEAD: That's the Nice Hat! Inside the other! || It's the Nice Hat! It got stuck in the other!
            * pay pinch
            !BOSS: I hung them both on one nail. Nobody stole it! ## I hung them both on one nail, in the closet! I was being kissed! || I hung both on one nail! And I blamed {the}! ## I hung both on one nail, in the closet! I had my hands full!
            LEAD: So the nasty one always had the nice one on, too? || Then you all had it on, whenever you shouted?
            !PAL|BOSS: Underneath. Next to the hair. ## Underneath. Next to the skin.
            [FWUP! The Nasty Hat goes on without it, and comes down to the chin.]
            FOE|BOSS: Now it's much too big! || It doesn't fit any more!
            LEAD: It has to be. Nobody's that nasty. || It can't. Nobody's as nasty as that.
            <?l> > hook FOE end
            > turns
            <?k> > hook BOSS end
            <3+> ANY: Here's the box back! I only had to ask {the} nicely. || And all nine donuts are back. {the} couldn't refuse.
            <2> LEAD: And here are the donuts. Nobody had even asked.
            <?m> > lead last
            LEAD: Two hats! You've got both! So now may I go home? || So they can count them, and nobody did it. May I go home now?
            * pay no
            [{BOSS} puts on the Nice Hat, and the Nasty one over it. FWUP!]
            !BOSS: Home? Nobody's going home tonight!
            * pay home
            [Everybody waits. {BOSS} moves up a little, to make room.]
            !BOSS: You're among friends.
            * pay friends`,
        },
      ],
    },
    {
      id: 'coats',
      shape: 'pass the parcel',
      title: "I've Lost a Button || There's Fluff on You",
      premise:
        'Whoever has the stolen pearl in a pocket is the thief, and it goes from pocket to pocket, while {lead} would like to be given something, too.',
      game: 'Everybody brushes fluff off the others, and with every brush the pearl has a new thief.',
      least: 3,
      facts: {
        prop: 'the pearl',
        event: 'an investigation',
        crowd: 'the reporters',
      },
      effects: {
        pearl: {
          noise: `BOSS: It's {where}! You've blown three million out of our lives! Thank you!`,
          lost: `BOSS: It's {where}! That isn't a pocket! Nobody's guilty!`,
          stuck: `BOSS: It's {where}! That's as good as nobody's pocket!`,
          mixed: `BOSS: It's {where}! Well, that's not a pocket!`,
          mess: `BOSS: It's {where}! And that's no pocket!`,
        },
      },
      hooks: {
        'Chief Glazer': {
          end: `ME: You all confessed! Over a button, but I heard every word! Again, and slower!`,
        },
        'Sergeant Sprinkles': {
          end: `
            ASK: When you came at me with that brush, my heart stopped.
            ME: I frightened you? With a brush? Wait till you see me with a broom!`,
        },
        'Rookie Reyes': {
          end: `
            [The guard turns to go.]
            ME: Freeze! You've got it on you!
            [The guard freezes.]
            ME: I said it! And I was right! I'd only hoped for one of them!`,
        },
        'Slippery Sid': {
          end: `
            ["Hold this for me," says the guard to {ME}, and takes off the Moon Pearl.]
            ME: Me? The real one? Look at it! It's still in my hand!`,
        },
        'Doctor Morgan': {
          end: `
            ASK: My heart's been in my mouth all night, Doctor. It's better now, thanks.
            ME: Better? Thanks? And all I did was brush you!`,
        },
        'Mama Cruller': {
          end: `
            ["May I sit down?" asks the guard. "I've run all the way. I haven't eaten."]
            ME: Sit! Eat! Here! It's happened! He's eating in!`,
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
          beat: 'A pearl is missing, and whoever has it in a pocket is the thief.',
          text: `
            [A rack of trench coats, all alike. WHUMP! It falls over.]
            BOSS: I've lost a button. ## I've lost a button. I undressed in a hurry.
            FOE: Never mind your button! Somebody's stolen the Moon Pearl! The museum guard only looked away to sew one on! ## Never mind your button! Somebody's stolen the Moon Pearl! The museum guard had lost one, too, and was sewing! || There's no time for that! The museum's Moon Pearl is gone! The guard had put it down, to do some sewing! ## There's no time for that! The museum's Moon Pearl is gone! The guard lost a button last night, too, and was sewing!
            BOSS: My top one! Small, and round, and white. ## My top one! Small, and round. It flew right over the bed. || But I can't close my collar. It was such a round little thing. ## But I've got to close my collar, today! It was such a round little thing.
            * plant button
            FOE: So's the pearl! And it's worth three million! And it left in a trench coat!
            !BOSS: One of ours? Then it's simple. Whoever has it in a pocket is the thief. || Like these? Then whoever has it in a pocket is the thief. It's that simple.
            PAL|FOE: What does it look like?
            !BOSS: Only the thief knows. So nobody look at it! || Don't ask! Don't look! Whoever knows that did it!
            * plant look
            <first> > hook BOSS claim
            <first> PAL|FOE: Here's that famous finder of things. || And who's this? Is it that famous finder of things?
            > lead arrive
            <handed> > place intro
            !BOSS: Coats on! Take any of them. They're all the same. ## Coats on! Take any of them. In the dark, they're all the same.
            [They all put on coats. {FOE} puts a hand in a pocket, and stops.]
            !FOE: How round was it, exactly? || And how small, would you say?
            LEAD: Like a pearl. Why?
            !FOE: No reason. I felt some fluff. || Oh, nothing. It's only fluff.
            <5+> PAL|ANY: There's a lot of it about.
            > turns`,
        },
        {
          title: "There's Fluff on You",
          time: 'AN HOUR LATER',
          beat: 'The pearl goes from pocket to pocket, and {lead} would like it, too.',
          text: `
            > turns
            !FOE: Hold still, Chief. There's fluff on you. ## Hold still, Chief. There's fluff on you. No, on the other cheek.
            [Brush, brush. Something drops into {BOSS}'s pocket. Plip.]
            <4+> !BOSS: How kind! I never knew that you... Oh. {pal}! You've got some, too! ## How firm! I never knew that you... Oh. {pal}! You've got some, too! || Nobody's brushed me in years. It's so... Ah. {pal}! Let me do you! ## Nobody's touched me there since last night. Ah. {pal}! Let me do you!
            <4+> [Brush, brush. Plip, in {PAL}'s pocket.]
            <4+> !PAL: It's nice to be noticed. I feel so... heavy. And who's doing {foe}? ## Lower. Lower. I feel so... heavy. And who's doing {foe}? || Why, thank you. I've never... Oh. {foe}! You're covered! ## My husband never does that side. Oh. {foe}! You're covered!
            <3> !BOSS: How kind! I never knew that you... Oh. But you've got some, too! ## How firm! I never knew that you... Oh. But you've got some, too! || Nobody's brushed me in years. It's so... Ah. Now let me do you! ## Nobody's touched me there since last night. Ah. Now let me do you!
            [Brush, brush. Plip, in {FOE}'s pocket.]
            !FOE: It's back! The fluff, I mean. || Not again! I mean, again, please! ## Not again! I mean, harder, please!
            [They all brush one another, faster and faster, round and round. Plip. Plip. Plip.]
            LEAD: Won't anybody brush me? || Haven't I got any fluff?
            * plant brush
            [Everybody brushes {LEAD}. Plip.]
            LEAD: Somebody's given me something! It's small, and round! || There's a present in my pocket! Who's it from?
            !FOE: Not from me! I've never touched it! ## Not from me! I've got a lawyer! || It's a mystery! I don't even know how heavy it is!
            !BOSS: Don't take it out! That's the pearl!
            PAL|FOE: Then {the} is the thief! || So {the} did it!
            !LEAD: But it wasn't there until you brushed me. || I've only had it since you were so nice to me.
            [Nobody knows where to look.]
            > turns
            <handed> BOSS: {call}, put it somewhere, quickly. Anywhere that isn't a pocket. || Quick, {call}, find a place for it. Only not in a pocket!
            <taken> BOSS: Let's put it somewhere that isn't a pocket. || Let's all forget it. Put it anywhere that isn't a pocket.
            <taken> <5+> !LEAD: But it was a present.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect pearl`,
        },
        {
          title: 'Finders || Three Million',
          time: 'TEN AT NIGHT',
          beat: 'There is a reward for finding the pearl, and a prison for having had it.',
          text: `
            > place crowd
            ["Who gets the reward?" calls a reporter. "Three million, to the finder!"]
            !FOE: Me! Before anybody! || That's me! My pocket saw it first!
            !BOSS: I had it twice! || But mine kept it longer!
            <4+> !PAL: I had it four times! I was only being modest! || Mine's still warm from it!
            ["And thirty years in jail, for the pocket."]
            [A silence.]
            !FOE: When I say my pocket, I mean the Chief's. || I did find it. On the Chief.
            <4+> !BOSS: I found it on {pal}! || Who, me? I was only near it! It was on {pal}!
            <4+> !PAL: No, no! It came from {foe}! || Never! I took it off {foe}!
            <3> !BOSS: No, no! It came from you! || Who, me? I took it off you!
            !LEAD: I just found it on me. || Mine was on me.
            ["How do you spell that?" asks the reporter, and writes {LEAD} down.]
            !BOSS: Don't write that! || Wait! That one's new here!
            > turns
            [WHUMP! All the coats are on the floor. They all grab one.]
            > hook FOE pocket
            <?f> > hook PAL pocket
            FOE: This one doesn't close. ## This one doesn't close. And it smells of museum. || I feel a draft. The collar won't shut. ## This one won't shut. And it smells of museum.
            !BOSS: Then that's my coat! You're me!
            <4+> !PAL: If you're the Chief, you're the thief! || So you're who gave me that pearl!
            !LEAD: And who's got me on? || Then which of us is me?
            <3> !FOE: Then I'm who I found it on! || So I've caught myself!
            ANY: So who do we say did it? || But then whose pocket was whose?
            ["Smile!" call the reporters. "With your hands out of your pockets!"]
            FOE: I can't! They're not my pockets! ## I can't! They're not my pockets, and somebody's in one! || We can't! They're not our pockets! ## I can't! They're not my pockets, and somebody's in one!
            <?h> > lead ban
            > turns`,
        },
        {
          title: 'On Me',
          time: 'NEARLY MIDNIGHT',
          beat: 'The pearl comes back, and each of them asks to be brushed.',
          text: `
            > turns
            <?x> !PAL|LEAD: At midnight the museum comes, to search us all.
            !FOE: I can't face you any more, Chief. There was never any fluff on you. || It's no good, Chief. There wasn't any fluff.
            <4+> !BOSS: I know. Nor on {pal}. I brushed like a coward. || I'd guessed. {pal} was quite clean, too.
            <4+> !PAL: I said "fluff", and I meant "three million". ## I said "fluff", and I meant "three million". It's how I got married.
            <5+> ANY: I've brushed people that I don't even like. ## I've brushed people that I used to be married to.
            <3> !BOSS: I know. I said "fluff", and I meant "three million". ## I know. I said "fluff", and I meant "three million". It's how I got married. || I'd guessed. You were quite clean, too. I brushed like a coward.
            !LEAD: And me? || Surely I had some?
            [Nobody answers.]
            !LEAD: I thought that you liked me. || Nobody's ever brushed me so well.
            <?j> > lead comfort BOSS
            <wish> BOSS: We do, {call}. What would you like? We'll do it. || I'm so ashamed, {call}. Is there anything that you'd like?
            <wish> > lead lastWords
            > turns
            [{freed} It rolls up to {LEAD}, who shuts a hand round it.]
            * prop
            [Knock, knock. "Museum! Whoever has it is the thief!"]
            FOE: It's the guard! {call}, get rid of it! || Throw it away, {call}! Give it to somebody!
            !LEAD: To whom? Whoever gets it goes to prison. || Which of you? I wouldn't do that to any of you.
            !BOSS: Give it to me. Use the brush, {call}. || You don't have to choose. Here's the brush.
            !LEAD: But there's nothing on you. || You're quite clean.
            !BOSS: There's fluff on me. I feel it. || And I say there's fluff on me.
            * pay brush
            !FOE: You call that fluff? Do me! || No, no! I'm the one that's all fluff!
            PAL|ANY: No, here! I've never been so fluffy! || I need it more! I'm practically a sheep!
            [Everybody holds a pocket open. Brush, brush. Plip.]
            !BOSS: Thank you. || I've got it.`,
        },
        {
          title: 'Whose Is It?',
          time: 'MIDNIGHT',
          beat: 'Somebody owns up, and looks at it properly.',
          text: `
            [In comes the guard, with a collar up to the nose. "Whose is it?" ## In comes the guard, with a collar up to the nose, not looking at {BOSS}. "Whose is it?"]
            !BOSS: It's mine.
            FOE: Chief! That's thirty years! || Don't, Chief! You'd get thirty years!
            [{BOSS} takes it out, and holds it in the light.]
            !BOSS: It really is mine. It's got four holes! ## It really is mine. It came off last night! || No, it is mine. It's my button!
            * pay button
            PAL|ANY: All night, that was a button? || That? We've all been thieves for a button?
            !LEAD: Why did nobody look?
            * pay look
            !FOE: Only a thief would! That rack gave it to me! I'd packed for Peru! ## Only a thief would! I'd confessed to my wife! About something else! || I didn't dare! The rack threw it at me! I'd written to my mother! ## I didn't dare! The rack threw it at me! I'd written three people the same goodbye!
            PAL|ANY: Then where's the Moon Pearl?
            [The guard's collar falls open. At the top, on a bit of thread, something glows.]
            PAL|FOE: Is that what you sewed on? || You've sewn it on!
            ["I did wonder why it took so many needles," says the guard. ## "I was dressing in the dark," says the guard, and smiles at {BOSS}.]
            > hook FOE end
            > turns
            > hook BOSS end
            <?p> > lead last
            <5+> ANY: I've told everybody goodbye. Tomorrow's going to be awkward. ## I've told my husband everything. Tomorrow's going to be awkward.
            LEAD: So nobody's a thief. || And I'm not even a thief.
            !BOSS: No. Hold still, {call}. There's fluff on you.
            [Brush, brush. {LEAD} feels in the pocket.]
            !LEAD: There's nothing in it! What was there on me? || It's empty. What did you brush off?
            !BOSS: Fluff.`,
        },
      ],
    },
  ],
}
