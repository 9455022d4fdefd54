import { type Program } from '../../plays/card-types.ts'

export const sockpuppetSupperClub: Program = {
  name: 'Sockpuppet Supper Club',
  people: {
    'Mister Argyle': {
      short: 'Argyle',
      want: 'to go out with shorts',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} turns to the lamp, and glitters a little.]
          ME: Diamonds, and thirty years under trousers! These ought to go out with shorts! ## Diamonds, and thirty years under trousers! These ought to go out with shorts, and come home late!`,
        stake: `ME: I was just about to glitter! And now everybody's looking over there!`,
        snap: `ME: Thirty years in the dark, and this is who looks at me!`,
        knit: `ME: Shorts! Somebody knit me a pair of shorts to go out with!`,
        spare: `ME: Shorts! Made to measure! Leave the curtains open, I'm walking past the window.`,
        lost: `ME: It took my shorts. I was going to be seen with them.`,
        other: `ME: My shorts! Look away, all of you. No, look back.`,
        review: `
          ASK: "Somebody's diamonds lit up an empty plate. Such a sock should go out with shorts."
          ME: With shorts! It's in print! Now they'll have to!`,
        later: `
          ASK: How was it, going out with shorts?
          ME: Everybody looked. There's a wind down there. And a dog wanted my address.`,
      },
      turns: [
        `ME: My last owner had forty pairs of trousers. Long ones.
         ASK: What's it like under there?
         ME: Dark. And it goes up. ## Dark. And I was never pulled up high enough.`,
        `[{ME} stands very close to a lamp.]
         ASK: What are you doing?
         ME: Practicing being looked at. You're good at your half.`,
        `ASK: There's somebody outside in shorts!
         ME: And on the feet?
         ASK: Only sandals.
         ME: They're lost without me. Don't wave. Let them suffer.`,
      ],
      twist: 'Argyle practices being looked at',
    },
    'Lady Lint': {
      short: 'Lint',
      want: 'to keep Percy, a bit of fluff',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ASK} picks at the fluff on {ME}.]
          ME: Hands off Percy! You all pick, and pick, and never let me keep a friend! ## Hands off Percy! The others were always gone by morning! Can't I keep just one?`,
        stake: `ME: Don't look, Percy. This is no sight for fluff.`,
        snap: `ME: Take me, but leave me my fluff! Percy's barely a pinch!`,
        knit: `ME: A bed, for Percy, my bit of fluff. With sides. Percy rolls.`,
        spare: `ME: A little bed, with sides! Percy's asleep already. You can tell by the stillness.`,
        lost: `ME: It took the cardigan. And Percy's her fluff! Percy never got to wave.`,
        other: `ME: It's the cardigan! Percy, look who's here! You've got her pockets!`,
        review: `
          ASK: "A bit of fluff stole the evening. Nobody is ever to pick it off."
          ME: Percy! I may keep you! It's in the paper!`,
        later: `
          ASK: So you've kept Percy?
          ME: Percy's moved out. To a cushion, across the road. I get a wave whenever they beat it.`,
      },
      turns: [
        `[{ASK} picks something off {ME}, and blows it away.]
         ME: Percy!
         ASK: It's fluff.
         ME: So are you, dear, from far enough off.`,
        `ME: Percy isn't eating.
         ASK: It's lint!
         ME: It ate on Monday. It rolled over a crumb, and didn't come back without it.`,
        `ME: Percy has had a little one!
         ASK: That's just half of Percy.
         ME: It takes a lot out of one.`,
      ],
      twist: 'Lady Lint worries about Percy, who is fluff',
    },
    'Toe Joe': {
      short: 'Joe',
      want: 'to be darned',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [A toe comes out of {ME}, and looks about.]
          ME: That hole! I keep asking to be darned. They think that I'm swearing!`,
        stake: `ME: My toe's gone cold. It always gets the news first.`,
        snap: `ME: Run, toe! You're halfway out already!`,
        knit: `ME: A patch! Just so big! I want to be darned before the frost.`,
        spare: `ME: A patch! It fits! Well, I'll be darned!`,
        lost: `ME: It took the needle. I've been open ever since.`,
        other: `ME: It's the needle! And it's threaded! Well, I'll be darned!`,
        review: `
          ASK: "As to Joe, we can only say one thing. Darned good."
          ME: It's in print? Then I've been darned!`,
        later: `
          ASK: You've been darned at last!
          ME: It's snug. But all night long, somebody down there asked who'd put out the light.`,
      },
      turns: [
        `ASK: Your toe's out again.
         ME: I'm letting it see the world.
         ASK: How far has it got?
         ME: Table legs. It thinks that they're trees.`,
        `[{ME} limps past.]
         ASK: Did you stub your toe?
         ME: No, no. It met a chair. They'd been writing.`,
        `ASK: Why's there a thimble on your toe?
         ME: It's going dancing tonight.
         ASK: And you?
         ME: I'm to wait outside, with the coats. ## I'm to knock first when I come home.`,
      ],
      twist: "Joe's toe goes out to see the world",
    },
    'Lefty Loafer': {
      short: 'Lefty',
      want: 'to be right, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} points to the right, and walks off to the left.]
          ME: My other half left me. I was left! I haven't been right since!`,
        stake: `ME: I said that this would go well! You see? Wrong again!`,
        snap: `ME: Everybody run! To the left! It's the only one I know!`,
        knit: `ME: A right shoe, in wool. I'm a left one. I'd like to be right, once.`,
        spare: `ME: It's a right one! In wool! I've put it on, and I'm right!`,
        lost: `ME: I'm the left shoe. It took the right one. I said that we'd have it back by lunch. I was wrong.`,
        other: `ME: It's my right! I said it would be back! So I was right!`,
        review: `
          ASK: "A shoe at the table told me that the food would be bad. The shoe was right."
          ME: Read me the end of that. Slowly.`,
        later: `
          ASK: So you were right, yesterday. How was it?
          ME: It pinched.`,
      },
      turns: [
        `ME: Whenever I have to go right, I go left, three times.
         ASK: Does it take long?
         ME: I've seen a great many kitchens.`,
        `ASK: Where have you been? I asked you to pass the salt an hour ago.
         ME: It was on the right.`,
        `[{ME} comes by at great speed, with a salt cellar.]
         ASK: You've passed the salt!
         ME: Nine times! I can't stop! Hold out a hand!`,
      ],
      twist: 'Lefty goes the long way for the salt',
    },
    'Button Eyes': {
      short: 'Button',
      want: 'to blink',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} blows upward, at one eye.]
          ME: There's been dust on that button since March, and I can't even blink! ## There's been dust on that button since March, and I can't even blink! I've seen everybody's dates to the end!`,
        stake: `ME: I can't look! I can't not look!`,
        snap: `ME: I want to shut my eyes! Will somebody stand in front of me?`,
        knit: `ME: Eyelids. Two. I want to blink, and I want them with lashes.`,
        spare: `ME: Eyelids! It's dark! It's light! It's you! It's dark! I'm blinking!`,
        lost: `ME: It took my eyelids, with the pillowcases. I've stared ever since.`,
        other: `ME: My eyelids! They've been ironed! Look, I'm going to blink. There. Did you miss me?`,
        review: `
          ASK: "It was all over in the blink of an eye."
          ME: A blink! Mine! It says so, and I was looking the whole time!`,
        later: `
          ASK: Have you blinked much?
          ME: Just once, last night, at nine. I've only now got it open.`,
      },
      turns: [
        `ASK: Why do you keep staring at me?
         ME: Zzz.
         ASK: Are you asleep?
         ME: I was. You have very loud hair.`,
        `ME: This eye's off a raincoat, and that one's off some pajamas.
         ASK: Does it matter?
         ME: When it rains, I'm ready to go, and I'm in bed.`,
        `[A button drops, and rolls under the table.]
         ASK: Can you still see with that eye?
         ME: Perfectly. So that's where you put your greens. ## Perfectly. And whose foot is that, on whose knee?`,
      ],
      twist: 'Button Eyes nods off in mid-stare',
    },
    'Puppeteer Priya': {
      short: 'Priya',
      want: 'a free hand',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} has an itch. Both socks fight over who may scratch it.]
          ME: Thirty years of this, and never a free hand! ## Thirty years of this! It ended my marriage! They would comment! Never a free hand!`,
        stake: `ME: I'd wring my hands, but they aren't speaking to each other.`,
        snap: `ME: Thirty years of voices, and I haven't got one for this!`,
        knit: `ME: One mitten. With nobody in it. I want a free hand.`,
        spare: `ME: A mitten! And it doesn't say a word! That's a free hand, that is!`,
        lost: `ME: It took my gloves. I put on two puppets, just for the warmth. That was thirty years ago.`,
        other: `ME: My gloves! They're empty! They're so quiet! I've got a free hand!`,
        review: `
          ASK: "And next time, give the puppeteer a free hand."
          ME: Only one? I'll take it!`,
        later: `
          ASK: So you've got a free hand!
          ME: Since yesterday. It's been through my bag. It didn't know that it was mine.`,
      },
      turns: [
        `ASK: May I shake your hand?
         ME: Which? One of them bites.
         ASK: Then the other.
         ME: That one sings first.`,
        `ASK: When did you last see your own fingers?
         ME: On my wedding day. Somebody put a ring on one. It must still be in there.`,
        `[{ME} pulls a sock off one hand. Beneath it, there's a smaller sock.]
         ASK: And who's that?
         ME: I don't know! It's been doing my voice!`,
      ],
      twist: 'Priya cannot find her own fingers',
    },
  },
  recall: `
    PAL|LEAD: Somebody has embroidered it on a tea towel. "{Line}."
    BOSS: In which color?
    PAL|LEAD: Gravy.`,
  scenarios: [
    {
      id: 'thread',
      shape: 'pass the parcel',
      title: 'A Loose Thread || Just Pull It',
      premise: 'The club must knit a shawl from one loose thread, while {lead} is holding the ball of wool.',
      game: 'Whoever gives the order to pull does not see whose thread it is, and everybody else does.',
      facts: {
        prop: 'the ball of wool',
        event: 'a puppet gala',
        crowd: 'the guests',
      },
      effects: {
        spin: {
          noise: `BOSS: That tune goes right through one! I couldn't sit still!`,
          lost: `BOSS: How quickly it went! I turned to look, and turned, and turned!`,
          stuck: `BOSS: I only wanted to see the knot from every side!`,
          mixed: `BOSS: I was waltzing. Somebody had to, with all that feeling in the room!`,
          mess: `BOSS: I was shaking off the drops. It's what a dog would do, and they know about these things!`,
        },
      },
      after: `
        BOSS: There's a loose thread on the carpet. Don't anybody touch it.
        PAL|LEAD: Is it yours?
        BOSS: I've asked round. We think that it's the carpet's. But who'd be the first to pull?`,
      acts: [
        {
          title: 'Just Pull It',
          time: 'SIX IN THE EVENING',
          beat: 'There is a loose thread on the table, and {boss} would like it gone.',
          text: `
            <2> > lead arrive
            BOSS: How do I look? It's all wool, from the neck to the knees. Oh! A loose thread, on my table! || I'm all in wool tonight, from the neck to the knees. Who left this loose thread on the table?
            PAL|LEAD: What should I do with it? || Whose is it?
            BOSS: Pull it. || How should I know? Pull it.
            [TIDDLE-IDDLE! {BOSS} spins round, once.]
            FOE|LEAD: Why did you twirl? || Did you just go round?
            BOSS: I felt a little song coming on. || I'm in good spirits. It's my party.
            * plant twirl
            PAL|LEAD: There's yards of it! And it's warm! || It keeps on coming! It's lovely and warm!
            ANY: Then wind it up! || Just what we need! Wind it up!
            +FOE|BOSS: Great-Aunt Mitten's coming at eight, and we've no present. She could do with a shawl. || Great-Aunt Mitten feels the cold. We'll knit her a shawl before she comes.
            * plant mitten
            <?a> > place why
            <first> <3+> BOSS: And fetch me somebody with idle hands! || And who's that coming? Has it got hands?
            <3+> > lead arrive
            > place intro
            FOE|LEAD: And if there's wool to spare?
            !BOSS: Then we'll knit each of you something, too.
            > hook FOE knit
            <?left> <4+> > hook PAL knit
            !BOSS: Pull, all of you! We need a whole shawl by eight!
            [TIDDLE-IDDLE-IDDLE! {BOSS} spins, three times.]
            !BOSS: Such spirits! But do I feel a draft? || It must be the music. Or do I feel a draft?
            PAL|LEAD: Not over on this side. || I'm quite warm. I've got all this wool. ## I'm quite warm. But I've never seen so much of your knees.
            > turns`,
        },
        {
          title: 'Is There a Draft?',
          time: 'HALF PAST SIX',
          beat: 'Everybody winds, {boss} spins, and the ball ends up {where}.',
          text: `
            > turns
            [TIDDLE-IDDLE!]
            !BOSS: That draft's at my back now. Shut the window. || It's blowing down my neck! Who opened the window?
            FOE|LEAD: We haven't got a window. || That window's painted on.
            !BOSS: Then shut it harder. || Then paint it shut.
            > turns
            LEAD: This wool tickles, just like my underwear. My aunt knitted that. || It's as soft as my underwear. That's all one piece. My aunt never learned how to stop.
            * plant aunt
            ANY: Then you know about wool. {call}, hold the ball. Tight. Not a single inch must get away.
            > lead help
            [TIDDLE-IDDLE-IDDLE-IDDLE! {BOSS} spins like a top.]
            > effect spin
            <?d> > hook FOE stake
            <?e> > hook PAL stake
            <?x2> > lead ban
            > turns
            <?hem> BOSS: Somebody's moved the hem of my evening wear. It used to be further down. || My collar's where it was. It's the rest that I don't seem to feel.
            PAL|LEAD: How much more can there be of it? ## There's a label coming. "Do not wring. Gusset, double." || How long is this thread?
            !BOSS: Endless! Somebody must be made of the stuff!`,
        },
        {
          title: 'The Other End',
          time: 'SEVEN',
          beat: 'Somebody follows the thread to its other end, and wishes that it were another.',
          text: `
            > lead search
            [{freed}]
            [{LEAD} picks it up.]
            * prop
            LEAD: I've got this end. So where's the other? || Here's one end of it. Where does the rest go?
            PAL|BOSS: Under the table. Round a chair. || Past the soup, and over the bench.
            FOE|LEAD: And up a leg. || And up somebody's back.
            PAL|LEAD: Whose? || Up whose?
            <family> [They all look up, slowly. {BOSS} hums, with not much on behind.]
            <rated> [They all look up, slowly. {BOSS} hums. From behind, it's mostly {BOSS}.]
            * plant whose
            BOSS: What is it? Have I got something on me? || Why do you look at me like that? Have I something on?
            FOE|LEAD: Hardly anything. ## A garter. It's holding up a memory. || Less and less. ## Less and less. You could read by it.
            > turns
            * rest BOSS
            <3+> [They put their heads together, and whisper.]
            <3+> PAL|LEAD: Who's going to say it? || You tell our host.
            <3+> FOE: I can't. It would be a shock. And it's our host's own party. || Not before the party! Only think of the speech!
            <3+> PAL|LEAD: Then we all walk behind, in a row. Nobody must see that back. || Then keep close behind. Whatever happens, the guests mustn't see that back.
            * enter BOSS
            <2> +LEAD: Don't turn round. You look so well from the front.
            <i> [{BOSS} walks to the left. So does somebody behind, very close.]
            <ii> [{BOSS} goes over to the soup. There's somebody close behind, all the way.]
            BOSS: Why are you following me? || Is there a reason why I can feel somebody's breath?
            FOE|LEAD: It's out of respect. || We admire you more from here. ## We admire you more from here. Some of us always have.
            <?walk> [{BOSS} walks to the right. It's quite a procession.]
            <?walk> BOSS: I've never been so popular.
            <?walk> PAL|LEAD: You've never been so open with us.
            > turns`,
        },
        {
          title: 'So Popular || A Bow to the Guests',
          time: 'A QUARTER TO EIGHT',
          beat: 'The guests come, and {boss} would like to bow to them.',
          text: `
            > place crowd
            BOSS: The guests! I must bow to them. || They've come! I'll greet them, with my very deepest bow.
            FOE|LEAD: Don't! || Not a deep one!
            BOSS: You're right. I'll curtsy. And then I'll turn around. || Then I'll sit down. Heavens, that chair's cold!
            <?guest> <3+> PAL|LEAD: That one at the end is peeping round the side!
            <?guest> <3+> FOE: Then move up. Be wider.
            <?photo> <3+> ["A picture for the paper?" asks one of the guests. "From all sides?"]
            <?photo> <3+> BOSS: Which is my best?
            [The guests have seen it. They all look at their shoes, and begin to talk of the weather.]
            <?photo> <3+> FOE: The front. It's the only one that came.
            <?slap> <3+> ["May one slap the host on the back?" calls another.]
            <?slap> <3+> FOE: Say that it isn't at home.
            > turns
            BOSS: Great-Aunt Mitten will be here any minute, and where's her shawl? Who can knit? || It's nearly eight! Which of you is knitting?
            LEAD: I knitted a scarf for a snake once. I got as far as the shoulders. || I've made a glove. It was for a goldfish, but it was a glove.
            BOSS: Great-Aunt Mitten has shoulders. You'll be fine. || Then you've had practice. Begin.
            [{LEAD} knits. The needles smoke.]
            FOE|LEAD: It's only half a shawl. There isn't enough wool! || We're short of wool! It needs another yard!
            !BOSS: Then pull! || So what are you waiting for? Pull!
            PAL|LEAD: We'd rather not. || It could be the last of it.
            BOSS: Must I do everything myself?
            [{BOSS} takes hold of the thread, and pulls. TIDDLE-IDDLE-IDDLE-IDDLE-IDDLE!]
            [When the spinning stops, there is a collar, there are two cuffs, and there are goose bumps. The guests turn round, and look the other way.]
            * pay twirl
            !BOSS: There is a draft. || It's everywhere. It's a draft all round.
            > turns
            <?x4> > lead comfort BOSS
            <?h> > hook BOSS snap`,
        },
        {
          title: 'The Shawl',
          time: 'EIGHT',
          beat: 'The shawl is finished, and it fits.',
          text: `
            * pay whose
            [{hush}]
            [{LEAD} casts off the last stitch, and puts the shawl round {BOSS}.]
            !BOSS: But that's for Great-Aunt Mitten! || You can't! It's a present!
            +PAL|LEAD: Try it on. || She'd want to see it on somebody.
            BOSS: How soft. It fits as though I'd been in it before. || It's exactly my color. And it smells of me.
            FOE|LEAD: It should. || Fancy that.
            BOSS: Was it I who told you to pull? || So all evening, that was me?
            +PAL|LEAD: Every time. || From the knees to the neck.
            BOSS: And you walked behind me, so that nobody would see. || You hid my back. And not a soul laughed.
            <3+> FOE: We took turns. || Only at the ends of the row.
            <2> LEAD: I was being a wall. || I did, but I shook it off as a cough.
            [A telegram comes.]
            * pay mitten
            PAL|LEAD: It's from Great-Aunt Mitten. "Cannot come. Somebody pulled something. Am down to a thumb." ## It's from Great-Aunt Mitten. "Cannot come. Came undone on the bus. The driver has asked me to dinner."
            > turns
            !BOSS: Then what's left of the wool is yours. I promised you something knitted.
            > hook FOE spare
            <?left> <4+> > hook PAL spare
            <?l> > lead last
            > turns
            FOE|LEAD: There's still a thread on the table. || Look there. A loose thread.
            [Everybody feels behind. It isn't anybody's.]
            BOSS: Pull it.
            [TIDDLE-IDDLE! They all look round, to see who spins. It's {LEAD}.]
            * pay aunt
            LEAD: Do I feel a draft?`,
        },
      ],
    },
    {
      id: 'nom',
      shape: 'feast',
      title: 'One Meatball || Nom, Nom, Nom',
      premise:
        'The club must feed real critics with the only meatball it has, and {keeper} is looking after it.',
      game: 'They have eaten the same meatball ever since they opened, as none of them can swallow.',
      facts: {
        prop: 'the meatball',
        event: 'a puppet supper',
        crowd: 'the critics',
      },
      effects: {
        ball: {
          noise: `BOSS: It's {where}! And it's a meatball! It can't play a note!`,
          lost: `BOSS: It's {where}! We've had it longer than the piano!`,
          stuck: `BOSS: It's {where}! How is one to be served a thing that's been filed?`,
          mixed: `BOSS: It's {where}! It's never looked at me like that! ## It's never looked at me like that! I've had engagements that were cooler!`,
          mess: `BOSS: It's {where}! And I'd only just taught it to sit on a plate!`,
        },
      },
      after: `
        BOSS: Supper is served!
        [An empty plate goes round. NOM, NOM, NOM.]
        PAL|LEAD: It's missed, isn't it?
        BOSS: Dreadfully. But it no longer needs salt.`,
      acts: [
        {
          title: 'Still on the Menu || Once Round the Table',
          time: 'SUPPERTIME',
          beat: 'The club eats its only meatball, and there it still is.',
          text: `
            <2> > lead arrive
            BOSS: Supper is served! Our famous meatball!
            [It goes once round the table. NOM, NOM, NOM. It comes back whole.]
            +FOE|BOSS: It needs salt.
            * plant salt
            <?a> > place why
            <first> <3+> BOSS: A guest! Somebody bring a chair, and nothing else!
            <3+> > lead arrive
            <handed> > place intro
            LEAD: I'm starving. May I have some of that? || It smells good. Who's eaten any?
            BOSS: You may nom it, and pass it on. ## You may put your lips to it, and pass it on. We're very close, as a club. || Eaten? One noms it, and hands it to the left.
            LEAD: But it hasn't got any smaller. || There isn't a bite out of it!
            BOSS: I should hope not! It's been in the show since we opened. || A bite? It's older than the tablecloth! It has its own chair! ## A bite? We only kiss it! It's been round this table more often than the port!
            +PAL|BOSS: We're socks. Socks haven't any throats. Whatever goes in just falls out at the wrist. || In this club, we're all socks. No throats. Whatever goes in falls out at the wrist.
            * plant wrist
            <first> > hook FOE claim
            > turns
            FOE|LEAD: What about tonight? The critics are coming. || Have you told the critics that? They're coming at eight.
            BOSS: They'll nom, like everybody else. || We'll seat them on the left, and nom toward them. ## We'll seat them on the left, and nom toward them. I've got through two marriages like that.
            +FOE|LEAD: Critics have throats.
            * plant throats`,
        },
        {
          title: 'Critics Have Throats',
          time: 'SEVEN',
          beat: 'The meatball must be kept from the critics, and it ends up {where}.',
          text: `
            > turns
            <?c> > hook BOSS claim
            BOSS: We've only the one. If a critic swallows it, we're a club without a supper! || If one of them swallows, it's gone. And there's nothing else on the menu!
            <?fast> PAL|LEAD: Then it must never stop moving. || We could pass it very fast.
            <?fast> [NOM! NOM! NOM! NOM!]
            <?fast> FOE|LEAD: It went by me twice. I only got the wind of it.
            <?fast> BOSS: Was it good wind? ## Make the most of it. At our age, that's a date.
            <handed> BOSS: {call}, you look after it till they're seated. Cup your hands. It likes to feel held.
            <taken> BOSS: Somebody look after it till they're seated. It likes to feel held.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: {call}! Get it back! || Somebody get it back! {call}!
            <taken> > lead attempt
            <handed> > effect ball
            > place worse
            <?d> > hook FOE stake
            > turns
            <handed> <?x1> > lead search
            FOE|LEAD: Can't we cook something else? || Is there nothing else in the kitchen?
            BOSS: That kitchen's only painted on. We'll serve the plate. With feeling. || There is no kitchen. It's a door with a smell. Serve the cover, and lift it slowly.
            <?e> > hook BOSS stake
            <?chef> PAL|LEAD: What do I say it is?
            <?chef> BOSS: Whisper it. They never like to ask twice.
            > turns`,
        },
        {
          title: 'With Feeling || The Slow Lift',
          time: 'EIGHT',
          beat: 'The critics are served an empty plate, and nobody wants to be the one who says so.',
          text: `
            > place crowd
            BOSS: Dear critics! Tonight, a meatball so fine that you'll hardly notice it. || Be seated! Tonight, our meatball, with everything taken out that isn't needed.
            [The cover is lifted. The plate is empty. A fork falls.]
            <?hair> PAL|LEAD: They're looking at each other. || Nobody's moving.
            [Nom? Nom. NOM, NOM, NOM.]
            FOE|LEAD: They're nomming! What at? || Why are they chewing? It's a plate!
            BOSS: Each of them thinks that it's the others who got some. || They're critics. They'd rather starve than be the one who missed it.
            > turns
            <?hair> ["Overdone," says a critic, with closed eyes.]
            <?hair> BOSS: Take it out, {call}, and bring it in again.
            <?hair> ["And there's a hair in mine," says the next one.]
            <?hair> BOSS: In what?
            <?x2> BOSS: They're slowing down! {call}, show them how it's done!
            <?x2> > lead teach
            <?x3> > lead ban
            <?x4> > place stir
            ["More!" says a critic. "And this time, the crisp end." || "Is there any more?" asks a critic, and holds up a clean plate.]
            BOSS: Give them all they want. || Of course! Bring the big plate!
            [Somewhere, a stomach growls. Then forty.]
            FOE|LEAD: They're still hungry! || That wasn't thunder. That was the front row.
            BOSS: How can they be? They've each had two! || After all that? Where do they put it?
            > turns`,
        },
        {
          title: 'Mustard',
          time: 'NINE',
          beat: 'The critics grow so hungry that they look at the club itself.',
          text: `
            FOE|LEAD: They've eaten the flowers. ## They've eaten the candles. And that one's licking the candlestick. || There goes the tablecloth.
            ["Might there be any mustard?" asks the thinnest critic.]
            BOSS: Mustard? What for? || Of course. What's it for?
            LEAD: That one's tied on a napkin, and is looking at you. || I don't know. But somebody's just buttered me. ## I don't know. But somebody's just buttered me. Slowly. I've let them finish.
            BOSS: Tell them that we're only for show! || We're the artists! We aren't on the menu!
            > turns
            <?g> > place door
            <?sleeve> FOE|LEAD: One of them has got me by the cuff!
            <?sleeve> BOSS: Are you being chewed?
            <?sleeve> FOE|LEAD: Only nommed. So far. ## Only nommed. So far. It's been a quiet year. Give it a moment.
            <?x5> > lead comfort
            <handed> <?m> > lead attempt
            > place peak
            > turns
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?j> > hook BOSS snap
            <wish> BOSS: Give them a speech, {call}, while you're still on the outside. || Talk to them, {call}! They may not like to eat with somebody's mouth full.
            <wish> > lead lastWords`,
        },
        {
          title: 'Where Is It Now? || All the Way Down',
          time: 'A MOMENT LATER',
          beat: 'The meatball is truly swallowed, for the first time.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} All the forks reach for it. {BOSS} gets there first, with an open mouth. GULLOP.]
            <taken> [{freed} All the forks reach for it. {BOSS} gets there first, with an open mouth. GULLOP.]
            * prop
            FOE|LEAD: You've swallowed it! || It went in! It went all the way in!
            !BOSS: It's warm. It's going down. It's turning left. || Ssh. It's moving. It's looking about. ## Ssh. It's moving. I haven't had this much going on in there since the cruise.
            PAL|LEAD: Where is it now? || How far is it?
            !BOSS: At the elbow. It's in no hurry. || It's just gone by the elbow. It waved.
            * pay wrist
            [Out of {BOSS}'s cuff rolls the meatball, whole. It stops on the plate.]
            [The critics rise to their feet, and shout. They write, and hand their reviews round.]
            ["It comes back!" shouts one. "You can eat it every night!" || "At last!" shouts one. "A supper that lasts!"]
            > turns
            <?n> > hook FOE review
            <?star> PAL|LEAD: "Warm, round, and it comes back," this one's put. ## "Warm, round, and it comes back," this one's put. "I only wish I'd married it."
            <?star> BOSS: I'll have that on the napkins.
            > hook BOSS review
            <?x6> > place gift
            <?l> > lead last
            ["May I?" asks the thinnest critic.]
            BOSS: With pleasure! Pass it to the left! || Help yourself! It always comes back!
            > turns
            [The thinnest critic opens wide. GULLOP. Everybody watches the critic's cuff.]
            [Nothing.]
            * pay throats
            BOSS: Give it time. || It's slow at the elbow.
            PAL|LEAD: Critics have throats.
            [The critic folds a napkin. Everybody leans closer.]
            * pay salt
            ["It needed salt."]`,
        },
      ],
    },
    {
      id: 'basket',
      shape: 'siege',
      title: "It's a Pattern || Wash Day",
      premise: 'The club must keep a stained napkin from the laundry basket, with {lead} to clean it.',
      game: 'The basket that they have barred the door against for years has something for them.',
      least: 3,
      facts: {
        prop: 'the napkin',
        event: 'a puppet banquet',
        crowd: 'the choir',
      },
      effects: {
        stain: {
          noise: `FOE: It's {where}! You can't shout gravy out of a thing!`,
          lost: `FOE: It's {where}! That's one way to hide it. From us!`,
          stuck: `FOE: It's {where}! Now the gravy's safe, whatever happens!`,
          mixed: `FOE: It's {where}! It won't listen to soap now!`,
          mess: `FOE: It's {where}! It had one stain. Now it has company!`,
        },
      },
      changes: {
        shape: {
          hot: `FOE: It's baked on! That gravy will outlive us!`,
          cold: `FOE: It's frozen stiff! One could skate on that gravy!`,
          small: `FOE: The napkin's shrunk, and the gravy hasn't!`,
          bitten: `FOE: Something has eaten all round the gravy, and left it! Even that didn't want it!`,
          wet: `FOE: It's dripping! And the gravy can swim!`,
          sticky: `FOE: Glue, sugar and gravy! It'll never come off now!`,
        },
      },
      after: `
        [WEEKA. WEEKA.]
        PAL|LEAD: It's the basket! Shall I bar the door?
        BOSS: Certainly not. It's come for coffee. Put out a biscuit, and don't mention bleach.`,
      acts: [
        {
          title: 'One Napkin || A Pattern of Gravy',
          time: 'BEFORE SUPPER',
          beat: 'There is gravy on the napkin, and it is wash day.',
          text: `
            FOE: There's a stain on that napkin!
            BOSS: It isn't a stain. It's a pattern.
            FOE: It's gravy! || It's wet!
            BOSS: It's a pattern of gravy. || It's a fresh pattern. ## It's a fresh pattern. I wasn't home last night.
            * plant pattern
            [Outside, a wheel squeaks. WEEKA. WEEKA.]
            PAL: It's the laundry basket! It's wash day, and we're puppets! Most of us are socks! || The laundry basket! It's come early! And we're puppets! Most of us are socks!
            BOSS: That's only a bird. || It's the dessert, on its trolley.
            * plant basket
            <first> > lead arrive
            FOE: Whoever has a stain, the basket takes away to be boiled. Two go in, and only one comes back! || It takes whoever has a stain, and boils them. Two go in, and only one ever comes out!
            BOSS: I know. There were two of these napkins, until my birthday. || They said that the other napkin had gone for a rinse. That was on my birthday.
            * plant twin
            > hook FOE lost
            <?c> <4+> > hook PAL lost
            <?a> > place why
            > place intro
            FOE: So hand it over, before it comes in here for all of us! || Push it out under the door! It's that napkin, or us!
            BOSS: I won't. It's half of a pair, and it's still waiting. We kept the basket out last Sunday, with a piano and a cake.
            > turns`,
        },
        {
          title: 'Rub Gently',
          time: 'DURING THE SOUP',
          beat: '{Lead} is to get the gravy out, and the napkin ends up {where}.',
          text: `
            > turns
            BOSS: Then we'll clean it ourselves. {call}, rub gently, from the outside in.
            > lead help
            > effect stain
            <?d> > hook PAL stake
            [WEEKA. WEEKA. WEEKA. It turns a corner.]
            PAL: That bird's getting nearer. || That's a long way round for dessert.
            BOSS: It's a big bird. It's taking a run. || It's a large dessert.
            > turns
            <?x1> > lead ban
            <?x2> > place stir
            <?bar> BOSS: Bar the door! The piano! The bench!
            <?bar> FOE: There's only the cake left.
            <?bar> BOSS: Then bar it with the cake.
            <?bar> PAL: It's a sponge.
            <?bar> BOSS: All the better. It'll be cleaner than we are.
            FOE: I won't be boiled for a napkin! I'm leaving by the back! || You can all be bleached, if you like. I'm off!
            > place door
            > turns`,
        },
        {
          title: 'Show Me Your Cuffs || Everybody Turn Around',
          time: 'BETWEEN TWO SONGS',
          beat: 'The choir is all in white, and it turns out who else is stained.',
          text: `
            [{freed} {BOSS} smooths it out. The gravy's still there.]
            * prop
            > place crowd
            PAL: The choir! All in white! || They've come to sing the grace, all in white!
            BOSS: Nobody shake hands. || Keep away from them. Think dry thoughts.
            [The choir sings. "Bless the soup, and bless the spoon, bless whoever's coming soon."]
            [WEEKA.]
            <?sing> BOSS: That last line isn't in my book.
            > turns
            FOE: If one of us is stained, it will come in for us! Show your cuffs! || It only wants the dirty ones! Everybody, turn around!
            PAL: It's a small one. It's beetroot. It's from a wedding. ## It's lipstick. It isn't mine. I've left it there to have something to look at. || Don't look! It's egg. I was young. ## Don't look! It's egg. I was young, and there was champagne.
            LEAD: There's jam on me. I hoped it was a freckle. ## There's jam on me. It was a picnic. I don't know what became of the other party. || I've some jam on me. I was saving it. ## I've some jam on me. It was put there by somebody. I was saving it.
            !BOSS: And you, {foe}? || Now lift your arm, {foe}.
            [{FOE} lifts one arm. Somebody gasps.]
            BOSS: That's gravy.
            FOE: It isn't a stain! It's a pattern! || Can't one have a pattern?
            PAL: Then it was you who spilled it! || On you, and on the napkin! It's the same gravy!
            [WEEKA.]
            FOE: I was reaching for the salt. On your birthday, too. ## I was reaching for a hand, under the table. On your birthday, too. I got the gravy boat. || It was both times me. I get excited by dumplings. ## It was both times me. They were so round, and so warm, and I'd had the sherry.
            > turns
            <?x3> > lead wait
            <?h> > hook FOE stake`,
        },
        {
          title: 'It Has Stopped',
          time: 'AFTER THE SOUP',
          beat: 'The basket is at the door, and somebody has to go.',
          text: `
            [WEEKA. WEEKA. It stops, right outside.]
            PAL: Birds don't stop. || Dessert doesn't breathe.
            BOSS: Hide the napkin! Quick!
            > place stow prop
            [KNUCK. KNUCK.]
            FOE: It's knocking! || What does it want?
            LEAD: I've looked through the keyhole. It looked back. It's wicker. || It's got somebody's sleeve hanging out.
            > turns
            <?out> BOSS: Ask it whom it's come for.
            <?out> PAL: It doesn't say. It's steaming. ## It doesn't say. It's steaming, and it's got its lid half open.
            <?i> > hook PAL snap
            <?j> > hook FOE snap
            FOE: It was my gravy. I'll go. || Let me out. I did it, and I'm sorry about the dumplings.
            BOSS: It'll boil you! You'll come back single! || It'll boil you!
            FOE: I'm single now. ## I'm single now. What's one more wash to me? || I've been in hot water before. ## I've been in hot water before. With company. It was a very short cycle.
            BOSS: Then we all go. Every one of us is dirty. || Nobody goes alone. Not in this club. Jam, forward! Egg, to the left!
            <?x4> > lead comfort BOSS
            > turns
            [They take one another's hands. {hush}]
            <?k> > lead lastWords`,
        },
        {
          title: 'Please Sign Here',
          time: 'WASH DAY',
          beat: 'The door is opened, and the basket tips out what it has brought.',
          text: `
            [{BOSS} opens the door. WEEKA. In rolls the basket, and tips over.]
            * pay basket
            LEAD: There's a note on it. "Yours. All clean. Please sign." ## There's a note on it. "All clean. Even the ones from behind the sofa. We shall say nothing." || It has a label. "Ready since your birthday."
            BOSS: What's clean? || What's ready?
            LEAD: "I've come every Sunday. There's always a piano in front of the door." || "Have called and called. Nobody opened. Was hit with a cake."
            FOE: It never kept anything! It was bringing it back! || We've been barring the door against our own clean things!
            > hook FOE other
            <?c> <4+> > hook PAL other
            > turns
            LEAD: There's a napkin in it, too! || There's something square at the bottom.
            BOSS: It's the other one! Fetch ours!
            > place back prop
            > change shape
            * prop
            <?x5> > place gift
            * pay twin
            [{BOSS} lays them side by side.]
            BOSS: But this one's still got a mark on it. || Wait. They didn't get it all out.
            FOE: That's mine. From your birthday. It's in the very same corner. || It's gravy. In the same place. I've a long reach.
            <?n> > lead last
            > turns
            LEAD: So now they've both got a stain. || Two napkins, and one stain each.
            * pay pattern
            BOSS: It isn't a stain.
            [Everybody looks. They match.]
            !BOSS: It's a pattern.`,
        },
      ],
    },
  ],
}
