import { type Program } from '../../plays/card-types.ts'

export const hamsterVsDowntown: Program = {
  name: 'Hamster vs. Downtown',
  people: {
    'General Guff': {
      short: 'Guff',
      want: 'to be in a parade',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} marches on the spot, and salutes to both sides.]
          ME: Forty years in the army, and they always march off to the parade without me! I get to guard the drum.`,
        snap: `ME: I shall be brave, as soon as somebody's looking!`,
        found: `ME: It's skipping down Main Street, with me on its nose, and everybody behind! I'm in a parade!`,
        cheek: `ME: All of downtown in a single row, with me out in front! It's a parade!`,
        bow: `ME: It's walking round the square! And they're all walking behind it! And look who's in front! I'm in a parade!`,
        later: `
          ASK: So you've been in a parade!
          ME: It was glorious. But nobody said "halt". I'm only passing through.`,
      },
      turns: [
        `ASK: What's that medal for?
         ME: Courage. I was asleep in the next tent.`,
        `ME: Left, right. Left, right.
         ASK: There's only one of you.
         ME: And still somebody's out of step.`,
        `[{ME} salutes. A spoon falls out of one sleeve.]
         ASK: Is that from the officers' mess?
         ME: It's from the other side. It surrendered. ## It's from the enemy's. We had breakfast. It was complicated.`,
      ],
      twist: 'Guff marches out of step, alone',
    },
    'Doctor Sunflower': {
      short: 'Doctor',
      want: 'one thing that stays small',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} takes out a pocket handkerchief. It is as big as a tablecloth.]
          ME: This was small at breakfast! Can nothing of mine stay small? ## This was small at breakfast! So was my second husband. Can nothing of mine stay small?`,
        snap: `ME: It only had one of my tomatoes! Half of one! It was so thin!`,
        found: `ME: Look at the houses, from up here! They're small! And they're staying small!`,
        cheek: `ME: Next to this tooth, all that I ever made is small! I could weep! A small tear!`,
        bow: `ME: Something small fell out of its ear! It's a flea. It's the size of a cat. And it's staying small! I'll keep it!`,
        later: `
          ASK: What have you got in that matchbox?
          ME: A pea. It has stayed small all night. I sat up with it. But what's it waiting for?`,
      },
      turns: [
        `ASK: Do you keep a garden?
         ME: I kept one tomato. We live in the south of it now.`,
        `[{ME} waters a very small cactus.]
         ASK: How pretty. When did you get it?
         ME: Get down! It's looking at the ceiling!`,
        `ASK: What's in your sandwich?
         ME: Cress. I cut it at noon, and again in the car.
         [The sandwich rustles.]
         ASK: May I have it?
         ME: You may have a side of it.`,
      ],
      twist: 'Doctor Sunflower waters a cactus, just once',
    },
    'Mayor Meltdown': {
      short: 'the Mayor',
      want: 'five calm minutes',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} sits down, and breathes out. At once, a telephone rings.]
          ME: They promised me five calm minutes, with the hat! I've only ever had the hat!`,
        snap: `ME: I'd like to resign! Backward! As of last year!`,
        found: `ME: It's been purring for five minutes, and I'm calm! As far up as the knees!`,
        cheek: `ME: It's dark, it's soft, and no telephone! Five calm minutes! I always thought they'd be smaller.`,
        bow: `ME: It's still bowing! Five minutes, and nobody's moved! I'm calm! I can feel my toes!`,
        later: `
          ASK: Did you have your calm minutes?
          ME: Five of them. In the sixth, I heard how quiet it was. AAAH!`,
      },
      turns: [
        `ASK: What are you breathing into?
         ME: A paper bag. It was full of rolls. I've had two in one breath.`,
        `ME: I've made a list of what might go wrong. A, avalanche.
         ASK: How far have you got?
         ME: Avocado.`,
        `ME: I've finished my list! Z, zebra!
         ASK: Has any of it happened?
         ME: All but the zebra.
         <family> [A whinny.]
         <rated> [A whinny. It's wearing the town's other robe.]`,
      ],
      twist: 'The Mayor lists every disaster, A to Z',
    },
    'Hamster-Handler Hana': {
      short: 'Hana',
      want: 'one that comes when called',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a seed, and clicks with the tongue. Nothing comes.]
          ME: A hundred hamsters I've called, and they all went under the wardrobe. ## A hundred hamsters I've called, and three husbands. They all went under the wardrobe.`,
        snap: `ME: Here, boy! Here, girl! Here, whatever you are! Shoo!`,
        found: `ME: It was called, and it came! It came, and it came, and there's still more of it coming!`,
        cheek: `ME: I've called and called, and this one came! It even picked me up! With both lips!`,
        bow: `ME: I called "bravo", and it came! I called, and something came!`,
        later: `
          ASK: Does it still come when you call?
          ME: Day and night. I sneezed, and it was in the bathroom.`,
      },
      turns: [
        `ME: Hold out your finger. That's how I make friends.
         ASK: Does it hurt?
         ME: Only where it's friendly.`,
        `ASK: What's in your sleeve?
         ME: Biscuit. That's a name. She's been in there since the spring.
         ASK: What's she doing?
         ME: Decorating.`,
        `[{ME} opens one sleeve. Out look seven very small faces.]
         ASK: I thought that she lived alone!
         ME: So did she. Then I shook hands with a colleague.`,
      ],
      twist: "A lodger decorates Hana's sleeve",
    },
    'Pilot Pablo': {
      short: 'Pablo',
      want: 'a soft landing',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} tips some broken glass out of one boot.]
          ME: A greenhouse, again! Is it so much to ask, a soft landing? Who puts these things under me?`,
        snap: `ME: This is your captain! Has anyone got a mattress?`,
        found: `ME: It threw me into the air, and I came down in fur! A soft landing! I bounced! Twice!`,
        cheek: `ME: We've come down on a tongue! That was a soft landing! I didn't even need the greenhouse!`,
        bow: `ME: It blew me a kiss! I was blown off my chair, and I came down in its paw! A soft landing!`,
        later: `
          ASK: How does it feel, a soft landing?
          ME: I slept right through it. I missed the greenhouse.`,
      },
      turns: [
        `ME: On your left, you'll see the salt.
         ASK: We're not in an airplane.
         ME: On your right, a passenger who's never happy.`,
        `[{ME} comes in, in flying goggles, with a door.]
         ASK: Whose is that?
         ME: Mine. The rest is in a pear tree.`,
        `ASK: Have you ever landed on your feet?
         ME: Once. They were somebody else's.
         ASK: What did they say?
         ME: She married me. ## She said to keep the engine running.`,
      ],
      twist: 'Pablo lands, mostly in a pear tree',
    },
    Squeaks: {
      short: 'Squeaks',
      want: 'one scream',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} jumps out at {ASK}, with all claws in the air.]
          ASK: Aww!
          ME: You see? The big one gets a scream. I get "aww".`,
        snap: `ME: AAAH! No! That was mine! I'd been saving that scream!`,
        found: `ME: That was no squeak! That was a scream! As big as downtown, and all for me!`,
        cheek: `ME: It's dark, and I tickled somebody's neck. They screamed! They're still screaming!`,
        bow: `ME: I bowed, too, just in front of it. A lady looked down. And she screamed! That one was for me!`,
        later: `
          ASK: So you got your scream.
          ME: I keep hearing it. It was my aunt.`,
      },
      turns: [
        `ME: Grrr.
         ASK: Bless you.
         ME: That was my terrible growl!
         ASK: And you did it with a cold, poor thing.`,
        `[{ME} draws two very large teeth on a piece of paper, and holds it up.]
         ASK: Boo to you, too.
         ME: It's the right way round, isn't it?
         ASK: It's lovely. I'll put it on the fridge.`,
        `[{ME} jumps out of a teacup.]
         ASK: Aww.
         ME: I've been in there for an hour! In your tea!
         ASK: I drank half of that! AAAH!
         ME: Thank you.`,
      ],
      twist: 'Squeaks unleashes a terrible growl',
    },
  },
  recall: `
    PAL|LEAD: They've sprayed it on what's left of the bridge. "{Line}."
    BOSS: In letters how high?
    PAL|LEAD: As high as the hamster would lift them.`,
  scenarios: [
    {
      id: 'drill',
      shape: 'rehearsal',
      title: 'Only a Drill || Once More, from the Hill',
      premise:
        'Downtown must go on finding fault with a giant hamster, or be flattened, while {lead} is holding the notebook.',
      game: 'Whatever they find wrong with it, it does better, until it finds something wrong with them.',
      least: 3,
      facts: {
        prop: 'the notebook',
        event: 'a hamster drill',
        crowd: 'the citizens',
      },
      effects: {
        book: {
          noise: `!BOSS: It's {where}? I had forty mistakes in there, and I can't hear myself think of one!`,
          lost: `!BOSS: It's {where}? There were forty mistakes in there! I'd saved up for a week!`,
          stuck: `!BOSS: It's {where}? Forty mistakes, and I can't get at a single one!`,
          mixed: `!BOSS: It's {where}? It was full of mistakes! And now it won't hear a word against anybody!`,
          mess: `!BOSS: It's {where}? There were forty mistakes in there! They'll all have run together!`,
        },
        big: {
          noise: `[Outside, the big one tries it. Every hat in town changes heads.]`,
          lost: `[Outside, the big one tries it. The clock tower is gone.]`,
          stuck: `[Outside, the big one tries it. There's a knot in the bridge.]`,
          mixed: `[Outside, the big one tries it. Two streets have changed places.]`,
          mess: `[Outside, the big one tries it. The park is a lake.]`,
        },
      },
      after: `
        [DOOMP. DOOMP. DOOMP.]
        PAL|LEAD: Again? How many times is that, since breakfast?
        BOSS: Thirty. I only clapped once. || Thirty. I should never have clapped.`,
      acts: [
        {
          title: 'The Wrong Foot',
          time: 'MONDAY MORNING',
          beat: 'A hamster comes over the hill, and is told that it came in too early.',
          text: `
            !BOSS: This is only a drill! A giant hamster comes over the hill. And what do we do?
            FOE: AAAH!
            !BOSS: I've heard better from a kettle. Once more, from the hill! || I've seen people more upset by soup. Once more, from the hill!
            * plant hill
            FOE: That's nine times! Would it kill you to say "good"? ## Nine times, and you just stand there and take notes! Would it kill you to say "good"? || Nine times up that hill! Would it kill you to say "good", just once?
            !BOSS: Once I've said "good", it's over. ## Once I've said "good", people roll over, and it's over.
            * plant good
            <first> PAL|FOE: The hamster that you hired is here. It's mostly done squirrels. || Here comes the hamster that you hired. Mostly, it's done squirrels.
            > lead arrive
            <first> BOSS: You're shorter than I'd hoped. But you've got the teeth. || I asked for something bigger. Puff out your cheeks. It'll do.
            <next> BOSS: {call}, you're playing the hamster. Puff out your cheeks.
            LEAD: And what's it after, this hamster? || And why does it come, the hamster? What's it after?
            PAL|FOE: What does anybody want?
            > hook PAL claim
            > turns
            [DOOMP. Over the hill come two ears, as big as barns.]
            LEAD: Is that my understudy? || Who's that? I thought that I had the part!
            FOE: It isn't hired! It's real! AAAH!
            [DOOMP. DOOMP. A foot as big as a bus rises over everybody.]
            !BOSS: Stop! We're rehearsing!
            [The foot stops in the air.]
            !BOSS: And you came in too early! On the wrong foot! Once more, from the hill! || And much too early, and the wrong foot! Once more, from the hill!
            [A pause. DOOMP. DOOMP. Back up the hill.]
            FOE: It's starting again! It thinks it's in our drill! || It's gone back! It thinks it's in the drill!
            PAL|LEAD: So as long as we find something wrong with it, it has to start again! || So that's the trick! Find something wrong with it, and it has to start again!
            * plant rule
            FOE: And when there's nothing wrong?
            !BOSS: Then we're flat.
            [{BOSS} writes something in a notebook, and shuts it.]
            * plant note`,
        },
        {
          title: 'With More Feeling',
          time: 'MONDAY, A LITTLE LATER',
          beat: 'Everybody finds a mistake, it mends them all, and the notebook ends up {where}.',
          text: `
            > turns
            [DOOMP. DOOMP.]
            FOE: It's coming! Quick, a mistake! || Here it is again! Somebody complain!
            !BOSS: Stop! Your ears are crooked! Once more! || Stop! A monster doesn't smile! Once more!
            [DOOMP. DOOMP. Back up the hill.]
            BOSS: And now you, {foe}! || The next one's yours, {foe}!
            [DOOMP. DOOMP.]
            FOE: Stop! You... you didn't wipe your feet! || Stop! You... you never even knocked!
            [A pause. It wipes its feet, on the bank. || A pause. It knocks. The bank falls down.]
            PAL|LEAD: The bank! It takes everything to heart! || The bank! It does whatever one tells it!
            > turns
            [DOOMP. DOOMP.]
            !PAL|LEAD: Stop! They can't hear you at the back! ## Stop! I didn't feel a thing! || Stop! I wasn't a bit moved! ## Stop! I've been more frightened by the rent!
            [A squeak as long as a street. Every chimney in town lies down.]
            FOE: Can they hear it now? ## Did you feel that? || Are you moved now?
            !PAL|LEAD: There isn't any back. ## Down to the socks. || As far as the wall.
            FOE: We're making it better and better! || It's learning! Every time, it's a better monster!
            !BOSS: I've forty more mistakes, in here. {call}, hold my notebook. I need both arms, to wave. || We can go on all day. I've forty more, in this notebook. {call}, hold it open for me.
            > lead help
            > effect book
            <?x1> > lead search
            > turns`,
        },
        {
          title: 'Only a Drill || Cushions',
          time: 'MONDAY, NEARLY NOON',
          beat: 'The citizens will not run, as it is only a drill, and nobody can find another mistake.',
          text: `
            > place crowd
            [DOOMP. DOOMP. The foot rises over everybody.]
            !BOSS: Citizens! Run! It's a real hamster!
            [The foot begins to come down.]
            !BOSS: No, no! It's only a drill!
            [The foot stops. The citizens sit down, and unpack sandwiches.]
            FOE: Get up, you fools! It'll flatten us! It's...
            [The foot.]
            FOE: ...lunchtime. Who's got mustard? || ...lunchtime. Pass the mustard.
            > turns
            PAL|LEAD: Now they're clapping! || They like it! They're going to clap!
            FOE: Don't! It mustn't think it's good! || Stop them! Nobody's to like it!
            <?teeth> ["More teeth!" calls a very small girl.]
            <?teeth> [A pause. There are more teeth.]
            <?teeth> BOSS: Don't help it!
            > turns
            <?t> [A nose as big as a truck comes down, and sniffs at {LEAD}.]
            <?t> FOE: It wants to see how the other hamster does it.
            <?t> PAL|BOSS: Show it something harmless!
            <?t> > lead teach
            <?t> > effect big
            <?t> PAL|BOSS: That was harmless?
            [DOOMP. DOOMP.]
            BOSS: Its ears? || Its smile?
            FOE: Straight. || Gone.
            BOSS: Its feet? || Its manners?
            PAL|LEAD: Wiped. || It knocked.
            BOSS: Then what's left?
            !FOE: Nothing. It's really very... || I don't know. I think that it's...
            PAL|BOSS: Don't say it!
            [A silence. {hush}]
            [A claw as long as a boat points at {FOE}. Then it points up the hill.]
            !FOE: Me? What did I do? || Me? Why me?
            LEAD: It didn't believe your scream. || You came in too early.
            +LEAD: Once more, from the hill.`,
        },
        {
          title: 'Would It Kill It?',
          time: 'NOON, AND AFTERNOON',
          beat: 'The hamster finds something wrong with them, nine times.',
          text: `
            [They all climb the hill. They all run down it.]
            FOE: AAAH!
            [High up, a head as big as a church shakes, slowly.]
            LEAD: It's asking who was in front. || It says that one of you was only pretending. ## It says that one of you was bribed.
            !BOSS: I was! I screamed with all my heart! || Me? I meant every A! I'm really frightened!
            LEAD: It's heard better from a kettle. Up we go. || It's seen people more upset by soup. Up we go.
            > turns
            <?up> [They climb. They run.]
            <?up> !PAL|LEAD: I smiled. I always smile when I'm chased. ## I smiled. It's mostly lawyers who run after me. || I fell over my own feet! That's got to be real!
            <?up> [It thinks it over. It shakes its head.]
            <?up> !PAL|LEAD: They were the wrong feet. || The wrong feet, again.
            PAL|BOSS: {call}, say something to it! As one hamster to another! What would you like, up there? || {call}, it thinks that you're one, too. Speak to it! Tell it what you'd like!
            > lead lastWords
            [It thinks it over. It shakes its head.]
            !FOE: That wasn't good enough, either? || Not even that? And I cried!
            > turns
            [They climb. They run. They lie on their backs, and pant.]
            !BOSS: That's nine! What does it want? || Nine, now! What does it want?
            PAL|LEAD: What does anybody want?
            !BOSS: Would it kill it to say "good"?
            [Everybody turns, and looks at {BOSS}.]
            !FOE: That's what I said. || I said that. This morning. To you.
            * pay good
            !BOSS: Oh. || Did you? I was taking notes.`,
        },
        {
          title: 'One Word',
          time: 'TEATIME',
          beat: 'The notebook comes back, and {boss} must choose whether to read from it.',
          text: `
            [{freed} {BOSS} picks it up, and looks in.]
            * prop
            FOE: Your notebook! Quick, another mistake! || The forty mistakes! Read one out, before I have to run again!
            !BOSS: There aren't forty. There's one word. || I can't. There's only one word in it.
            PAL|LEAD: So read it!
            !BOSS: I wrote it when I first saw the ears. If I read that out, we've nothing left. || If I say that, we've nothing left. I wrote it this morning, when I first saw the ears.
            [DOOMP. The foot as big as a bus rises over everybody.]
            [{BOSS} climbs on a chair, and reads it out, very loudly.]
            !BOSS: "Good."
            * pay note
            [The foot stops, a hand above the chair.]
            !BOSS: You were good the first time! There was never anything wrong. I was only afraid. || You were good, right from the start. I just didn't dare to say so.
            [Two paws go up, and cover a face as big as a church.]
            PAL|LEAD: Why's it hiding? || Is it angry?
            LEAD: It's blushing. All these years, and nobody's ever said anything but "AAAH". || It's crying. A hundred years it's been coming, and they only ever screamed.
            * pay rule
            [It takes a bow. Behind it, a bridge falls down.]
            > hook PAL bow
            !FOE: What about me? Was I good?
            !BOSS: I've had goose bumps since the fourth time. || Look, I underlined it twice. Once for the hamster, and once for you.
            <?ear> FOE: Would you say it again, in this ear? ## Would you say it again, slowly?
            <?m> > lead last
            > turns
            [DOOMP. DOOMP. It goes home. On top of the hill it stops, and looks round.]
            PAL|LEAD: It's so quiet without it. || I never thought I'd miss that foot.
            FOE: What's it waiting for? || Why doesn't it go?
            [{BOSS} gets up on the chair again.]
            * pay hill
            !BOSS: Once more, from the hill!
            [DOOMP! DOOMP! DOOMP!]`,
        },
      ],
    },
    {
      id: 'sale',
      shape: 'auction',
      title: 'Close to Everything || Going, Going',
      premise:
        'Downtown must be sold by six, while a hamster is putting it in its cheeks, and {keeper} has the hammer.',
      game: 'Whatever the hamster takes, they find the good side of it, until they are inside, and every good side is true.',
      facts: {
        prop: 'the hammer',
        event: 'an auction',
        crowd: 'the buyers',
      },
      effects: {
        lot: {
          noise: `!BOSS: It's {where}? I'll put "No banging after six".`,
          lost: `!BOSS: It's {where}? I'll put "No hammering, day or night".`,
          stuck: `!BOSS: It's {where}? I'll put "Nothing gets stolen".`,
          mixed: `!BOSS: It's {where}? I'll put "Never a dull moment".`,
          mess: `!BOSS: It's {where}? I'll put "Fully covered".`,
        },
      },
      after: `
        [FWUPP.]
        PAL|LEAD: Who's moved in?
        BOSS: The next town. They're in the right cheek. They say it gets more sun, but they would.`,
      acts: [
        {
          title: 'The Good Side',
          time: 'FOUR O’CLOCK',
          beat: 'Downtown is for sale, and every house that goes makes it sound better.',
          text: `
            <2> > lead arrive
            !BOSS: Take this down. "For sale, one downtown. Snug, warm, and close to everything."
            * plant snug
            FOE|LEAD: Why sell it? || You'd sell the whole town?
            !BOSS: I never got what I wanted here. || It never gave me the one thing I wanted.
            > hook BOSS claim
            FOE|LEAD: And that hamster out there, as high as a church? || But there's a hamster in it, as high as a church!
            !BOSS: I've put "wildlife".
            [Outside, FWUPP.]
            PAL|LEAD: It's eaten the post office! || There goes the library!
            BOSS: Hamsters never swallow. They keep it in their cheeks. Write, "No bills". || It's only in the left cheek. It keeps things there, for later. Write, "You may talk out loud".
            * plant cheeks
            FOE|LEAD: That's a lie! || You can't put that!
            BOSS: I've one rule. Whatever goes, you find the good side of it, and write that down. || Every word's true. Whatever goes, one finds the good side of it. That's the rule.
            * plant rule
            <3+> > lead arrive
            > turns
            BOSS: {call}, you've seen downtown. What do you like best? || {call}, you be a buyer. What would you pay extra for?
            LEAD: The clock tower. || That lovely bridge.
            [FWUPP.]
            LEAD: I did like it. || It was so lovely.
            !BOSS: "Time stands still." || "No through traffic."`,
        },
        {
          title: 'No Stairs',
          time: 'FIVE O’CLOCK',
          beat: 'Everybody finds the good side of the neighbors’ loss, then of their own, and the hammer ends up {where}.',
          text: `
            > turns
            [FWUPP.]
            PAL|LEAD: It's got the bank, and all the traffic lights. || There go the dentist's and the jail.
            !BOSS: "No charges, and no waiting." ## "No charges, and no waiting. Meet somebody at the crossing." || "Painless, and one's free to leave."
            [FWUPP.]
            <3+> !FOE: That was my house! || That yellow one was mine!
            <3+> BOSS: Don't cry. Sell. What's the good side?
            <3+> FOE: There aren't... any stairs.
            <3+> BOSS: "No stairs!" You're a natural!
            <4+> !PAL: You must admit that it's funny. || Forgive me. I'm laughing with you.
            <4+> [FWUPP.]
            <4+> !PAL: Mine had a bath with feet. || And that was mine. With me not in it.
            <4+> FOE: Don't cry. Sell.
            <4+> !PAL: "Well aired." ## "Well aired. The neighbors see everything." || "You'll never lock yourself out." ## "Come in any time. I'm in the bath."
            <2> LEAD: That was the hotel! With my suitcase in it! || My suitcase was in there!
            <2> !BOSS: And what's the good side?
            <2> LEAD: "Travel light."
            > turns
            <?p> > place intro
            <?p> FOE|LEAD: I can do that one! "Don't miss {treat}!"
            !BOSS: At six I say, "Going, going, gone," the hammer comes down, and it's theirs. {call}, hold it for me. || Nothing's sold till I say "gone", and bang the hammer. You hold it, {call}. It's only for an hour.
            * plant hammer
            > lead help
            > effect lot
            FOE|LEAD: But without it, you can't say "gone"! || And how do you sell a thing without a hammer?
            BOSS: It isn't six yet. Look for it! || Not at all. So find it! You've got till six!
            <?x1> > lead search
            > turns`,
        },
        {
          title: 'Going, Going || Only Seven Left',
          time: 'SIX O’CLOCK',
          beat: 'Without a hammer the bidding cannot stop, and the price rises as downtown gets rare.',
          text: `
            > turns
            > place crowd
            !BOSS: Welcome, buyers! The curtain stays shut. It's for the romance. ## Welcome, buyers! The curtain stays shut. One undresses a town slowly. || Ladies and gentlemen, downtown! You'll see it as soon as you've paid.
            ["How many houses?" calls a buyer. || "And how many houses is it?" asks a buyer, with a very long pencil.]
            !BOSS: Forty.
            [FWUPP. FWUPP. FWUPP.]
            PAL|LEAD: Seven.
            BOSS: Only seven! And never to be made again! || Seven! You won't find so few anywhere!
            [A forest of hands goes up.]
            FOE|LEAD: They're bidding more! || The price has doubled!
            !BOSS: Then take it! Going, going... The hammer! || Take it! Going, going... Hammer!
            PAL|FOE|LEAD: It's still {where}!
            [FWUPP.]
            PAL|LEAD: Six.
            +FOE|LEAD: And they've doubled it again! || They're paying twice as much for less!
            [A thoughtful pause.]
            BOSS: Nobody look for that hammer. || If anybody finds that hammer, sit on it.
            > turns
            <?zoo> ["Is there parking?" calls a buyer.]
            <?zoo> !BOSS: Nothing but. ## Nothing but. And it's very private after dark.
            FOE|LEAD: It's stopped to rest! Somebody tell it to hurry! || It's so slow! Can't it use both paws?
            PAL|LEAD: You've missed the school! Over here! ## You've missed the wedding chapel! Over here! || Yoo-hoo! There's a theater round the corner! ## Yoo-hoo! Take number nine! They've kept my letters!
            [FWUPP.]
            <?aunt> +FOE|LEAD: And my aunt's, behind the tree! She's on holiday! ## And my landlord's, with the blue door! He's in!
            <?aunt> [FWUPP.]
            PAL|LEAD: One house left! They've bid all the money in the world! || Just one! And they'll give us everything they've got!
            !BOSS: Going... I need my hammer!
            FOE|LEAD: Which one is it, the last one? || And whose is it, this one house?
            [A shadow falls on the curtain. It has whiskers.]
            !BOSS: This one.`,
        },
        {
          title: 'The Last House',
          time: 'A MINUTE PAST SIX',
          beat: 'There is one house left to put away, and nobody finds the good side of it.',
          text: `
            ["Open the curtain!" call the buyers. It opens. Behind it there is one round, black, shining thing.]
            PAL|LEAD: What do I tell them that it is? || It's looking in!
            BOSS: A lake. || It's a sea view. It blinks with the tide.
            FOE|LEAD: It's the hamster! And we're next! Where's the good side of that? || We're next! You always find a good side! So what is it?
            !BOSS: I don't know! It was easy, with yours! || There isn't one! It's my house! It's all bad!
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?hide> FOE|LEAD: Couldn't we tell it that we're sold?
            <?hide> !BOSS: Not without the hammer!
            [A sniff. Everything loose slides to the window. {hush}]
            BOSS: {call}, you're the nearest. What would you like to be put away with? || It's got an eye on you, {call}. Is there anything that you'd want to take along?
            > lead lastWords
            [FWUPP.]
            [It's dark. Everything's at a slight angle.]
            > turns`,
        },
        {
          title: 'The Left Cheek',
          time: 'LATER, IN THE DARK',
          beat: 'It is all true, the hammer comes back, and {boss} may say "gone".',
          text: `
            PAL|LEAD: Is anybody hurt? || Where are we?
            BOSS: I've landed on something soft. It's wet, and it moved over for me. ## I've landed on something soft. It's wet, and it knew just what it was doing. || We've been put away. Left cheek, at the back.
            * pay cheeks
            <3+> FOE: There's a light! It's the post office, right against our window! I could mail a letter from bed! || That's the library, against our wall! Somebody's talking, out loud!
            LEAD: The clock tower's here, lying down. It's still four o'clock. || There's the lovely bridge! It goes from the baker's to the bank. They're having tea on it.
            <3+> !FOE: That's my house! It's on its side! I can step in at the bedroom! No stairs! || And there's my kitchen, next to my bed! It's all on one floor! No stairs!
            <4+> !PAL: And mine, with the bath out in front! The whole street's waving! || There's mine, without a roof! Every time it yawns, I get the sun!
            <2> LEAD: And my suitcase is everywhere! I've never traveled so light!
            * pay rule
            PAL|LEAD: Then every word's come true! || And not a word of it was a lie!
            <?baker> <3+> FOE: I never knew that the baker sings.
            <?baker> <3+> BOSS: Is it any good?
            <?baker> <3+> FOE: No. It's nice, though.
            > hook BOSS cheek
            <?m> > lead last
            > turns
            [{freed} {BOSS} picks it up.]
            * prop
            * pay hammer
            ["We bid double!" call the buyers, from the back teeth.]
            FOE|LEAD: You've got it back! Now sell! || There's your hammer! Now say it!
            !BOSS: Going...
            [At every window, a lamp. At every lamp, a face.]
            !BOSS: Going...
            [The hammer hangs in the air. Somebody passes {BOSS} a cup of tea, from the house next door.]
            !BOSS: Staying.
            [The hammer comes down.]
            PAL|LEAD: The buyers don't understand. What's so good about it? || The buyers say that it's a cheek. They want to know what's so good here.
            * pay snug
            !BOSS: "Snug, warm, and close to everything."
            [FWUPP.]`,
        },
      ],
    },
    {
      id: 'spot',
      shape: 'hiding',
      title: 'Finders Keepers || A Very Small Dustpan',
      premise:
        'Somebody must find a hamster as big as downtown, and then has to keep it, while {lead} finds the floor rather warm.',
      game: 'They all know where it is, so each of them waits for another to say it, until somebody would love to.',
      facts: {
        prop: 'the dustpan',
        event: 'a hamster hunt',
        crowd: 'the slipper makers',
      },
      effects: {
        look: {
          noise: `
            ["Your hill jumped!" say the slipper makers.]
            FOE|LEAD: So did you.`,
          lost: `
            ["Your hill's holding its breath!" say the slipper makers.]
            FOE|LEAD: It isn't used to feet.`,
          stuck: `
            ["Who ties down a hill?" say the slipper makers.]
            FOE|LEAD: Anybody who's lost one.`,
          mixed: `
            ["Your hill's smiling!" say the slipper makers.]
            FOE|LEAD: That's the sunny side.`,
          mess: `
            ["What's that, all over it?" say the slipper makers.]
            FOE|LEAD: Weather.`,
        },
      },
      hooks: {
        'General Guff': {
          keep: `ME: It's bigger than the army! Who'd salute whom?`,
        },
        'Doctor Sunflower': {
          keep: `ME: Not with me! Whatever I keep gets bigger, and there's hardly any sky left as it is!`,
        },
        'Mayor Meltdown': {
          keep: `ME: I once kept a goldfish. I had to give it back. It looked at me!`,
        },
        'Hamster-Handler Hana': {
          keep: `ME: I'm full! Two sleeves, nine pockets, and the hat's expecting!`,
        },
        'Pilot Pablo': {
          keep: `ME: I had a canary once. I came home late, through the roof. I'd rather not talk about it.`,
        },
        Squeaks: {
          keep: `ME: I'm a hamster! If you keep it, it's a pet. If I keep it, it's a marriage!`,
        },
      },
      after: `
        [PHUMM. A tongue as wide as a street passes over everybody.]
        PAL|LEAD: That's our third bath since breakfast!
        BOSS: It's very good about keeping us. I only wish that it wouldn't show us to its friends.`,
      acts: [
        {
          title: 'Finders Keepers',
          time: 'MORNING',
          beat: 'A hamster as big as downtown is to be found, and whoever finds it has to keep it.',
          text: `
            <2> > lead arrive
            !BOSS: Nobody leaves this spot until somebody's found that hamster!
            * plant spot
            FOE|LEAD: What does it look like? || How big is it?
            BOSS: Think of downtown. Then think of it with fur. || As big as downtown. With whiskers.
            FOE|LEAD: And how does one lose that? || How can anybody mislay that?
            !BOSS: It looked at me! I put my hands over my eyes, and counted to a hundred, to stay calm. || I panicked! I covered my eyes, and counted to a hundred. And it was gone.
            * plant count
            PAL|LEAD: And since when does {a} stand on a hill? || But how did {a} get up on this hill?
            !BOSS: Since a hundred and one. It's got a round lake on each side. || It was here when I looked up, with a round lake on each side. It's a good address.
            [{BOSS} holds up a dustpan.]
            !BOSS: And remember the law. Finders keepers. Whoever finds it has to keep it. This goes with the hamster. || Finders keepers, that's the law. Whoever finds it has to keep it. And this goes with it.
            * plant keep
            [A pause. It's a very small dustpan.]
            [PHUMM. The hill goes up, and comes down again. Everybody looks at the floor. Then everybody looks straight up, very quickly.]
            FOE|LEAD: I haven't found anything! Have you? || Nobody's found anything! Or have you?
            !BOSS: How could I? I was looking up! || Not a thing! I've got something in my eye!
            <first> <3+> BOSS: We need somebody who hasn't seen the dustpan. You, out there! || There's a stranger! Quick, hide the dustpan!
            <3+> > lead arrive
            BOSS: {call}, you've an honest face. How do you find it here? || Tell us honestly, {call}. How do you find it here?
            LEAD: I find it warm.
            [Out comes the dustpan.]
            FOE|BOSS: {The} has found it! || You've found it!
            LEAD: Warm! I said "warm"! || No! Just warm!
            BOSS: That doesn't count. That's an opinion. || Put it away. It was only an opinion.
            > turns`,
        },
        {
          title: 'May',
          time: 'LATER',
          beat: 'Nobody says it, so {boss} changes one word of the law.',
          text: `
            > place intro
            > turns
            FOE|BOSS: {call}, a riddle. What's brown, and warm, and goes up and down?
            !LEAD: Toast.
            FOE|BOSS: As big as downtown!
            !LEAD: A lot of toast. || Then I'll need more jam.
            > turns
            [One of the two lakes shuts, and opens again.]
            !PAL|LEAD: It winked at me!
            BOSS: What did? Say it! || Who did? Go on! It's on the tip of your tongue!
            !PAL|LEAD: The lake! It's a lake, with lashes! ## I never ask for names! If I kept everything that winks, I'd need a lawyer! || Some water! It only twinkled! ## Nobody you know! It only wanted money!
            <?fl> <3+> BOSS: It wants somebody kind. Be nice to {the}. || Try {the}. Pay a compliment. Kind people end up with pets.
            <?fl> <3+> > lead flattered FOE
            <5+> ANY: It never winks at me! ## Nobody's winked at me since the audit!
            > turns
            BOSS: But somebody must have room for it! || Nobody's got a corner for one hamster?
            <?k> <4+> > hook PAL keep
            <first> <?b> <3+> !FOE: Not me! All my life I've wanted one thing, and it wasn't a hamster!
            <first> <?b> <3+> > hook FOE claim
            <2> LEAD: Then you take it! It's your search! || Do it yourself! It's you who lost it!
            <3+> LEAD: So why not {boss}? Whose search is this? || Then {boss} can do it! Who lost it?
            <first> <?b> <2> !BOSS: Me? All my life I've wanted one thing, and it wasn't a hamster!
            <first> <?b> <2> > hook BOSS claim
            <first> <?b> <2> LEAD: So we'll stand here till we die! || And we grow old up here, in the draft!
            !BOSS: It's that "has to". It puts people off. I'll change it. || No. The law's badly put. By one word.
            [{BOSS} hangs out a notice. "WHOEVER FINDS IT MAY KEEP IT."]
            PAL|LEAD: You can't just change the law! || Who are you, to change a law?
            !BOSS: It was made in a sandpit, by somebody with a bucket.
            [From far off comes the sound of a great many feet.]`,
        },
        {
          title: 'All of Them',
          time: 'AFTERNOON',
          beat: 'Somebody would love to find it, and now nobody may.',
          text: `
            > place crowd
            ["May we?" ask the slipper makers. "May we really keep it?" || "Is it true?" ask the slipper makers. "We may keep it?"]
            !BOSS: With pleasure! I'd begin by looking at the floor! || Please do! Start at the bottom!
            PAL|LEAD: What would you do with it? || And what do you want it for?
            ["Slippers."]
            FOE|LEAD: Out of one hamster? How many? || How many slippers is that?
            ["All of them."]
            * plant all
            [Under everybody's feet, something begins to tremble.]
            > turns
            ["It's brown," say the slipper makers, "and it's warm. Is this floor warm?"]
            [Everybody looks at {BOSS}. || A silence. The dustpan shakes a little.]
            !BOSS: It's freezing! || This floor? I can't feel my feet!
            [They all hop from one foot to the other, and blow on their hands.]
            ["And those lakes?"]
            FOE|LEAD: Frozen. || You could skate on them.
            ["One of them winked at us."]
            !PAL|LEAD: Don't get your hopes up. || It does that to everybody. ## It does that to everybody. It's after money.
            ["Your hill has whiskers."]
            FOE|BOSS: So will you, at its age.
            [They go and measure one.]
            PAL|LEAD: But you wanted them to find it! || But isn't this what you wanted?
            !BOSS: Found. Not worn. || I wanted it found! Not worn!
            FOE|LEAD: Then what do we do? || But they'll see it!
            !BOSS: Nobody leaves this spot! They'd see the fur! || Nobody leaves this spot! Stand on the fur!
            <5+> ANY: I'm standing on as much as I can! ## I've got it up both trouser legs! Who do I sue?
            <2> +BOSS: {call}, do something! Make it look like a hill!
            <3+> FOE: {call}, make it look less like a hamster! || Do something to its face, {call}!
            > lead attempt
            > effect look
            ["A lovely hill," they say. "But we have to be sure. We once made slippers out of a moor. May we try a bit of it on?"]`,
        },
        {
          title: 'A Bit of It',
          time: 'BEFORE SUNSET',
          beat: 'It is about to be found by the wrong people, and somebody finds it first.',
          text: `
            [Out come the scissors. They have to be wheeled.]
            <?lw> ["You there, on the best bit," say the slipper makers to {LEAD}. "What would you like, to step aside?"]
            <?lw> > lead lastWords
            <?lw> ["We only do slippers."]
            > turns
            [One of the lakes runs over.]
            LEAD: It's crying. Why doesn't it run away? || It can see them coming. Why does it keep so still?
            BOSS: I don't know. I'd have run at "slippers". || You'd think that it wasn't allowed to move.
            FOE|LEAD: One snip, and it's theirs! If only one of us had found it first! || One word, and it's theirs, unless somebody's found it already.
            [Everybody looks at the dustpan.]
            !BOSS: I'd be no good at it. Nobody's ever kept ME. ## I wouldn't know how it's done. Nobody's ever kept ME past breakfast. || Don't look at me! I wouldn't know how. Nobody ever kept me. ## Don't look at me! I've been picked up now and then, but nobody ever kept me.
            <?cf> > lead comfort BOSS
            [The scissors open. {hush}]
            !BOSS: Stop! It's gone! It's been found! || You're too late! That hamster's taken!
            ["Who by?"]
            [{BOSS} holds up the dustpan.]
            * prop
            !BOSS: By me. I opened my eyes, and I was standing on its nose. It's mine. || Me. This is its nose. I've known since I opened my eyes. I'm keeping it.
            * pay keep
            FOE|LEAD: I knew before you did! I've been walking on tiptoe! ## I knew before you did! I've had a hand in its fur all day! || No, you're not! I've known since it breathed! ## No, you're not! I've been lying in its fur since lunch!
            <4+> !PAL: And who was winked at? Me! ## It winked at me! It's not going home with you! || But it's in love with me! It winked!
            <3+> LEAD: I found it, too. I found it warm.
            <2> +LEAD: And I found it warm.
            ["You can't all have found it!"]
            PAL|BOSS: Have you seen the size of it?
            <3+> !FOE: I'll keep the ears!
            <4+> !PAL: I'm having the stomach!
            <5+> ANY: I'll take the cheeks! I need the storage!
            <2> LEAD: I'll take the front! Who gets the other end?
            <3+> LEAD: And who gets the other end? || Then who has the other end?
            [{BOSS} looks at the dustpan. It has never been so small.]
            ["And our poor cold feet?" ask the slipper makers.]
            !BOSS: Shoes off, and step this way.
            [They step on the fur, one after another. "Oooooh!"]
            FOE|LEAD: So how many slippers has it made? || And that makes how many slippers?
            ["All of them."]
            * pay all`,
        },
        {
          title: 'Found You',
          time: 'SUNSET',
          beat: 'The hamster is told, and it comes out what it has been doing since yesterday.',
          text: `
            PAL|BOSS: It still isn't moving. Has anybody told it? || It's still holding its breath. Doesn't it know?
            LEAD: You tell it. You're the finder. || Somebody ought to say it in its ear.
            [An ear as big as a barn bends down to {BOSS}.]
            !BOSS: Found you!
            [A squeak of joy. All the windows downtown come in.]
            <?b> <2> > hook BOSS found
            <?b> <3+> > hook FOE found
            FOE|LEAD: What's it so proud of? || But why's it so proud?
            !BOSS: All I did was cover my eyes, count, and go looking. || I don't know! I shut my eyes, and counted, and went looking.
            FOE|LEAD: And what do children call that?
            !BOSS: Oh, my. It's been hiding. || Hide and seek. Oh, my.
            * pay count
            PAL|LEAD: That's why it never moved! Not even for the scissors! || With those scissors coming! It's the best it has ever hidden!
            > turns
            <?o> > lead last
            [Two paws come up, and cover both lakes. PHUMM. PHUMM. PHUMM.]
            <2> LEAD: It's counting. It's our turn! Behind its ears! It'll never look there!
            <3+> FOE: It's counting. It's our turn to hide! || That was three. It'll go up to a hundred, and come looking!
            <3+> !PAL|LEAD: Behind its ears! It'll never look there! || Under its chin! It would never think of that!
            [Everybody runs, apart from {BOSS}.]
            !BOSS: Never? But whoever finds us has to keep us. || Wait. And if it does find us? It has to keep us.
            [Everybody stops.]
            <2> LEAD: With brushing? And it does the dustpan?
            <3+> PAL|LEAD: Keep us? With brushing? || For good? With meals?
            <5+> ANY: I've only ever been kept waiting!
            <3+> FOE: And it does the dustpan?
            !BOSS: With us, it's just the right size.
            [Everybody comes back, and stands on its nose, exactly between the two lakes.]
            PAL|LEAD: But here, it only has to open its eyes! || It'll see us at once, here!
            * pay spot
            !BOSS: Nobody leaves this spot.`,
        },
      ],
    },
  ],
}
