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
        stake: `ME: Retreat! I know the way!`,
        snap: `ME: I shall be brave, as soon as somebody's looking!`,
        found: `ME: The whole army's gone round and round behind me, for an hour! I've been in a parade!`,
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
        stake: `ME: It started as such a little problem! They always do, with me!`,
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
        stake: `ME: I'm not panicking! This is how I breathe! AAAH! And out!`,
        snap: `ME: I'd like to resign! Backward! As of last year!`,
        found: `ME: It's purring. And I'm calm! As far up as the knees!`,
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
        stake: `ME: Down, boy! Down! And whatever that was, stay!`,
        snap: `ME: Here, boy! Here, girl! Here, whatever you are! Shoo!`,
        found: `ME: I called it, and it came! It came, and it came, and there's still more of it coming!`,
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
        stake: `ME: Everybody put your head between your knees! It doesn't help, but it's dark!`,
        snap: `ME: This is your captain! Has anyone got a mattress?`,
        found: `ME: I was thrown off, and I came down in fur! A soft landing! I bounced! Twice!`,
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
        stake: `ME: Everybody's screaming, and it isn't even for me!`,
        snap: `ME: AAAH! No! That was mine! I'd been saving that scream!`,
        found: `ME: I said "boo" in its ear, and it jumped! A whole hillside screamed!`,
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
            LEAD: What does it want, this hamster? || And why does it come, the hamster? What does it want?
            PAL|FOE: What does anybody want?
            > hook PAL claim
            > turns
            [DOOMP. Over the hill come two ears, as big as barns.]
            LEAD: Is that my understudy? || Who's that? I thought that I had the part!
            FOE: It isn't hired! It's real! AAAH!
            [DOOMP. DOOMP. A foot as big as a bus rises over everybody.]
            !BOSS: Stop! This is a drill!
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
            !PAL|LEAD: Stop! They can't hear you at the back! ## Stop! I didn't feel a thing! || Stop! I wasn't a bit moved! ## Stop! I've been more excited by toast!
            [A squeak as long as a street. Every chimney in town lies down.]
            FOE: Can they hear it at the back now? ## Did you feel that? || Are you moved now?
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
            LEAD: It's asking who was in front. || It says that one of you was only pretending. ## It says that one of you was faking.
            !BOSS: I was! I screamed with all my heart! || Me? I meant every A! I'm really frightened!
            LEAD: It's heard better from a kettle. Up we go. || It's seen people more upset by soup. Up we go.
            > turns
            <?up> [They climb. They run.]
            <?up> !PAL|LEAD: I smiled. I always smile when I'm chased. ## I smiled. It's so long since anybody ran after me. || I fell over my own feet! That's got to be real!
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
            FOE: Your notebook! Quick, read it a mistake! || The forty mistakes! Read one out, before I have to run again!
            !BOSS: There aren't forty. There's one word. || I can't. There's only one word in it.
            PAL|LEAD: Then read that!
            !BOSS: I wrote it when I first saw the ears. If I read that out, it's over. || If I say that, it's over. I wrote it this morning, when I first saw the ears.
            [DOOMP. The foot as big as a bus rises over everybody.]
            [{BOSS} climbs on a chair, and reads it out, very loudly.]
            !BOSS: "Good."
            * pay note
            [The foot stops, a hand above the chair.]
            !BOSS: You were good the first time! There was never anything wrong. I was only afraid. || You were good, right from the start. I just didn't dare to say so.
            [Two paws go up, and cover a face as big as a church.]
            PAL|LEAD: What's it doing? || Is it angry?
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
          noise: `!BOSS: It's {where}? And the good side of that is "No banging after six".`,
          lost: `!BOSS: It's {where}? And the good side of that is "No hammering, day or night".`,
          stuck: `!BOSS: It's {where}? And the good side of that is "Nothing gets stolen".`,
          mixed: `!BOSS: It's {where}? And the good side of that is "Never a dull moment".`,
          mess: `!BOSS: It's {where}? And the good side of that is "Fully covered".`,
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
            BOSS: "No charges, and no waiting." ## "No charges, and no waiting. Meet somebody at the crossing." || "Painless, and one's free to leave."
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
            BOSS: Welcome, buyers! The curtain stays shut. It's for the romance. ## Welcome, buyers! The curtain stays shut. One undresses a town slowly. || Ladies and gentlemen, downtown! You'll see it as soon as you've paid.
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
            <?zoo> BOSS: Nothing but. ## Nothing but. And it's very private after dark.
            FOE|LEAD: It's stopped to rest! Somebody tell it to hurry! || It's so slow! Can't it use both paws?
            PAL|LEAD: You've missed the school! Over here! ## You've missed the wedding chapel! Over here! || Yoo-hoo! There's a theater round the corner! ## Yoo-hoo! Take number nine! They've kept my letters!
            [FWUPP.]
            <?aunt> +FOE|LEAD: And my aunt's, behind the tree! She's on holiday! ## And my ex's, with the blue door! Both of them are in!
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
            BOSS: {call}, you're the nearest. What would you like to be put away with? || It's looking at you, {call}. Is there anything that you'd like to take along?
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
      title: 'Nobody Leaves This Spot || It Must Be Somewhere',
      premise: 'They must find a hamster as big as downtown, with one whistle, which {lead} is holding.',
      game: 'They look for it everywhere, apart from under their own feet, which are getting warm.',
      facts: {
        prop: 'the whistle',
        event: 'a monster hunt',
        crowd: 'the army',
      },
      effects: {
        pipe: {
          noise: `BOSS: It's {where}? Then at least we've been heard. By everybody but the hamster!`,
          lost: `BOSS: It's {where}? First the hamster, and now the whistle! What's next, the army?`,
          stuck: `BOSS: It's {where}? I've got nobody left who can whistle, and a knot!`,
          mixed: `BOSS: It's {where}? I need it to whistle for a hamster, not at one!`,
          mess: `BOSS: It's {where}? Then all it'll ever call is ducks!`,
        },
      },
      after: `
        [The floor goes up, and down. PHUMM.]
        PAL|LEAD: It's still looking for us. It has turned over the harbor.
        BOSS: Let it look. We've been here for a day, and it hasn't once thought of its own back.`,
      acts: [
        {
          title: 'As Big as Downtown',
          time: 'EARLY MORNING',
          beat: 'A hamster as big as downtown has vanished, and left nothing but a hill.',
          text: `
            <2> > lead arrive
            BOSS: Nobody leaves this spot until we've found that hamster!
            * plant spot
            PAL|LEAD: How big is it? || What does it look like?
            BOSS: As big as downtown. Brown, with whiskers. || Think of downtown. Then think of it with fur.
            FOE|LEAD: And it got away from you? || How can anybody mislay that?
            BOSS: I shut my eyes for a moment, and counted to a hundred, to stay calm. || There was a panic. I put my hands over my eyes, and counted to a hundred.
            +FOE|BOSS: And then it was gone! All that's left is this hill, in the middle of {a}! || Not a hair of it left! Only a hill, where there was no hill before!
            * plant count
            [The floor goes up, and comes down again. PHUMM.]
            FOE|LEAD: Did the floor just breathe? ## Did the floor just sigh, as if it had had a long day and wanted company? || Does a hill go up and down?
            BOSS: It's new. It's settling in. || That's the heating. Feel how warm it is!
            * plant breath
            <first> > hook BOSS claim
            <first> <3+> BOSS: I need fresh eyes! Whoever's out there, bring them in!
            <3+> > lead arrive
            > place intro
            BOSS: And here's the hamster's whistle. It runs to whoever blows, through whatever's in between. So first we find it. || This is the hamster's whistle. Whoever blows, it comes running. Last time, it came through a bank. So first we find it.
            * plant whistle
            > turns`,
        },
        {
          title: 'Two Round Lakes',
          time: 'MORNING',
          beat: 'The hill is explored, a map is drawn, and the whistle ends up {where}.',
          text: `
            > turns
            BOSS: {call}, you keep the whistle. Don't blow it yet! And it's the only one!
            > lead help
            > effect pipe
            <?d> > hook PAL stake
            <?x1> > lead ban
            <?x2> > place stir
            > turns
            !FOE|LEAD: I've been all over this hill, and there's no hamster. But I've drawn a map. || I've walked it from end to end. No hamster. I made you a map.
            BOSS: Show me. What are these two lakes? || I see. And these two round things?
            !FOE|LEAD: Black ones. They were shut. || Lakes. When I threw in a stone, one of them winked.
            PAL: And what's this between them? || Is that a cave, below?
            !FOE|LEAD: A wet cave, with two doors. There's a wind. It goes in, and it goes out. || It's pink. I put my head in. Somebody sniffed me.
            BOSS: A cave with fresh air! We'll put headquarters in it. || Splendid. That's where I want my desk.
            [PHUMM.]
            <?grass> PAL: And this tall grass, on both sides of it?
            <?grass> !FOE|LEAD: Six stalks. I pulled at one.
            <?grass> BOSS: And what happened?
            <?grass> !FOE|LEAD: Everything north of here said "ow".
            > turns`,
        },
        {
          title: 'Tent Pegs || An Itch',
          time: 'MIDDAY',
          beat: 'The army camps on the hill, and the hill does not care for tent pegs.',
          text: `
            > place crowd
            BOSS: The army's here! Put up the tents! Use long pegs! || Just in time! Pitch your tents, and hammer them well in!
            [TOCKA, TOCKA, TOCKA. The floor jumps.]
            <?quake> FOE|LEAD: The hill flinched! || It jumped! I saw a tree sit up!
            <?quake> BOSS: It's an earthquake. They're common, on a hill that hasn't been broken in. || Where there's heating, there's wind.
            <?e> > hook FOE stake
            > turns
            <?x3> > place uses
            <?itch> PAL|LEAD: I gave the hill a scratch, just here, behind that bush. Look. ## I gave the hill a scratch, just here, where one can't reach oneself. Look.
            <?itch> [A deep, deep purr. The far end of the hill kicks.]
            <?itch> BOSS: Stop it. That was two tents and a colonel. ## Stop it. You've kicked a colonel out of the wrong tent.
            <?itch> PAL|LEAD: It likes it.
            BOSS: Still no sign of it. Give me that map again. || Where haven't we looked? The map!
            [{LEAD} holds the map at arm's length, and turns it upside down.]
            LEAD: It has a nice face. || Has anybody seen it from this side?
            FOE|BOSS: What has?
            +LEAD: Two lakes, one nose, six whiskers. || Those aren't lakes. And that's no cave.
            [Everybody looks at the map. Then everybody looks at the floor.]
            * pay breath
            PAL|LEAD: We've been standing on it. || It isn't lost. We've got it on.
            <?stone> +FOE|LEAD: I threw a stone into its lake!
            BOSS: And I've put my desk in its nose. || My headquarters! I've been signing things in there!
            > turns`,
        },
        {
          title: 'Not So Loud',
          time: 'A QUIET AFTERNOON',
          beat: 'It must not wake up, and the whistle turns up.',
          text: `
            BOSS: Not a sound. Off with your boots. ## Not a sound. Off with your boots. As if it were four in the morning, and your wife were upstairs. || Whisper, everybody. And think light thoughts. ## Whisper, everybody. Think of the last time that you crept out of a strange bed.
            <?slept> FOE|LEAD: I never slept so well as on this hill. || I had my best night in years, up here.
            <?slept> !BOSS: It breathes.
            <?slept> FOE|LEAD: I thought that was me, being calm. ## I thought that was me, with somebody.
            <?slept> !BOSS: Ssh!
            <?band> FOE|LEAD: And if it wakes up? || What does it do, if it wakes?
            <?band> BOSS: It'll stand up. And we're on top. || It gets up. And so does everything on it.
            <?g> > place door
            <?x4> > lead wait
            > turns
            <?x5> > lead search
            PAL|LEAD: Nothing can go wrong now, as long as nobody blows that whistle. || It's fast asleep. We're all right, unless somebody whistles.
            [{freed}]
            * prop
            LEAD: I've found it! Does it still work?
            BOSS: Don't! || Not now!
            [FWEEP!]
            [The two lakes open. PHUMM! The hill stands up.]
            * pay whistle
            FOE|LEAD: It isn't settling in any more! Whom does it come to? || That was never the heating! Where's it going?
            <4+> PAL: To whoever blew. || It goes to the one with the whistle.
            <2-3> BOSS: To whoever blew. || It goes to the one with the whistle.
            LEAD: But that's me! And I'm on its back! || But the whistle's up here! With us!
            +BOSS: It doesn't know that! Hold on! || Nobody's told it!
            [Round it goes, after its own back. Round, and round. Downtown flies by, and again.]
            <?round> FOE|LEAD: There's the town hall!
            <?round> +PAL|LEAD: There's the town hall.
            <?round> BOSS: There was the town hall.
            > turns
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?j> > hook BOSS snap
            <?words> BOSS: {call}, you whistled! It wants to know what you want! Tell it, on the way past!
            <?words> > lead lastWords`,
        },
        {
          title: 'Your Turn',
          time: 'ROUND ABOUT SUNSET',
          beat: 'It comes out what the hamster has been doing since yesterday.',
          text: `
            [It stops, quite out of breath. An ear as big as a barn bends down to {BOSS}.]
            LEAD: Say something. It's waiting. || It wants to hear it from you.
            BOSS: Say what? I only shut my eyes, and counted, and looked for it all day. || What do I say? I covered my eyes! I counted to a hundred! Then I went looking!
            [A silence. {hush}]
            * pay count
            FOE|LEAD: And what did it do, while you counted? || What do you call that, when children do it?
            BOSS: It hid. || Hide and seek. Oh, my.
            PAL|LEAD: All day! And nobody found it! It must be so proud! || It has kept quite still for a day. It's the best it has ever hidden.
            +LEAD: So say it. || You know what one says.
            !BOSS: Found you!
            [A squeak of joy. All the windows downtown come in.]
            > turns
            > hook BOSS found
            <?x6> > place gift
            <?m> > lead last
            > turns
            PAL|LEAD: Why has it put its paws over its eyes? || What's it doing now? It's gone very still.
            [PHUMM. PHUMM. PHUMM.]
            FOE|LEAD: It's counting. It's our turn to hide! || That was three. It's going up to a hundred!
            BOSS: Hide where? It'll look under every roof in town! || Then we need a place where it would never, ever look.
            [Slowly, everybody looks down.]
            * pay spot
            !BOSS: Nobody leaves this spot.`,
        },
      ],
    },
  ],
}
