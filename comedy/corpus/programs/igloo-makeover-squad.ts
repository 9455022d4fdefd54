import { type Program } from '../../plays/card-types.ts'

export const iglooMakeoverSquad: Program = {
  name: 'Igloo Makeover Squad',
  people: {
    'Designer Dimitri': {
      short: 'Dimitri',
      want: 'one tear of joy',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds a very small cup under {ASK}'s eye. Nothing.]
          ME: Forty homes, and not one tear of joy! I had a sneeze, once. ## Forty homes, and not one tear of joy! I married an owner, to be there for it. I got a sneeze.`,
        stake: `ME: Oh, they'll cry now. But it won't be over the curtains!`,
        snap: `ME: I've wept in every house I ever did! Why was it only ever me?`,
        red: `
          [A drop of red rolls slowly down {ASK}'s cheek.]
          ME: A tear! You're crying! At my house!
          ASK: It's paint.
          ME: It's coming from the right place.`,
        cold: `ME: You're beige! You were beige when I met you, and you've faded!`,
        card: `
          ASK: "To {me}. I saw your first house, and went round the corner, and burst into tears."
          ME: Of joy?
          ASK: "Of joy. I didn't want you to see my nose."`,
        part: `
          ASK: What are you supposed to be?
          ME: A statue. I'm "Grief". If anybody cries, it counts.`,
        used: `
          [One of the viewers looks up at {ME}, and blows a long, wet nose.]
          ASK: "Grief" has made somebody cry.
          ME: Was it a whole tear?
          ASK: Statues don't talk.
          ME: This one's moved.`,
        stands: `
          [A viewer walks round and round {ME}, and a tear falls.]
          ASK: That one says that it's the most beautiful pillar they ever saw.
          ME: Is it the design?
          ASK: It's the armpit. They've been standing under it.`,
        later: `
          ASK: So an owner cried, after all!
          ME: And hasn't stopped. It was one tear I wanted. We've had to paint the bucket. ## And hasn't stopped. It's the bill. I should have stayed for the tear, and left before the bill.`,
      },
      turns: [
        `ME: This white is called "Whisper of Oat". And this one is "Oat, Whispering".
         ASK: They're exactly the same.
         ME: Put your ear to them.`,
        `[{ME} holds a color card against {ASK}'s cheek.]
         ME: Don't move. I've been looking for that shade since college.
         ASK: It's my face!
         ME: It was. It's my hallway now.`,
        `ASK: What did you call it, the new pink in the hallway?
         ME: "Taken Aback". It's in all the shops.
         ASK: It's a bit pale.
         ME: Shout at it. It comes up lovely.`,
      ],
      twist: 'Dimitri matches the hallway to a cheek',
    },
    'Drill-Bit Dana': {
      short: 'Dana',
      want: 'one straight shelf',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds up a shelf, and lays a marble on it. It rolls off.]
          ME: Two hundred shelves, and not one straight! I buy marbles by the bag!`,
        stake: `ME: That'll come down. Everything I stand near comes down. Nothing personal!`,
        snap: `ME: I can't look! If it starts to lean, just tell me which way!`,
        red: `
          [The red has run, all round the wall, in one long line.]
          ASK: What are you doing with that shelf?
          ME: I've had a line drawn for me. And it's straight. Nobody breathe.`,
        cold: `ME: You're crooked! And not in a way that I could fix with a bit of cardboard!`,
        card: `
          ASK: "To {me}. I've put a marble on your shelf, to see. I've been watching it for a year."
          ME: And?
          ASK: "It's asleep."`,
        part: `
          ASK: And what are you?
          ME: I'm a shelf. It's the first one I ever got straight.`,
        used: `
          [A vase is put on {ME}. It does not slide.]
          ME: It's stayed on! I'm a straight shelf!
          ASK: Don't nod!
          [The vase goes left. {ME} goes left. The vase comes back.]
          ME: I'm never moving again.`,
        stands: `
          ASK: I've just laid your marble on your hand. It isn't rolling.
          ME: My own hand? Two hundred shelves, and I had the straight one on me!`,
        later: `
          ASK: You got your straight shelf! What have you put on it?
          ME: On it? One doesn't put things on it.`,
      },
      turns: [
        `ASK: What's that hole for?
         ME: Nothing, so far. I like to have one in hand.`,
        `ASK: There's a second hole beside it!
         ME: The first one looked lonely.
         [{ASK} bends down, and looks in.]
         ASK: Somebody's looking out.`,
        `[A hand comes out of the hole, with a slice of cake.]
         ASK: Who lives behind there?
         ME: I don't know. But I'm drilling the next one at teatime. ## I don't know. But that's the third date I've had through a wall, and the first with cake.`,
      ],
      twist: 'Dana drills a hole, and somebody looks back',
    },
    'Cushion Claude': {
      short: 'Claude',
      want: 'somebody to sit down',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} pushes a cushion under {ASK}, who plumps it, and stays on both feet.]
          ME: A hundred I've sewn, and nobody ever sits on one! They plump! ## A hundred I've sewn, and nobody ever sits on one! At home they're moved off the bed. And then I am.`,
        stake: `ME: Who's going to sit down now? They'll all be running!`,
        snap: `ME: Would somebody please sit down, while there's still a down?`,
        red: `
          [{ASK} has gone weak at the knees, and sits down, on a cushion.]
          ASK: Aah.
          ME: You're sitting on it!
          ASK: It's wet.
          ME: Don't spoil it.`,
        cold: `ME: Madam, you're flat! You've no piping, and your stuffing's come out behind!`,
        card: `
          ASK: "To {me}. I never plump them. I go in at night, and sit on every one."
          ME: What do you say?
          ASK: "Aah."`,
        part: `
          ASK: You're on all fours!
          ME: I'm a sofa. If they won't come to the cushions, the cushions shall go to them.`,
        used: `
          [Two of the viewers sit down on {ME}, and bounce a little.]
          ASK: What did they say?
          ME: They both said "aah". I've got no breath left, and it's the best day of my life.`,
        stands: `
          [All the viewers sit down at once, on whatever is nearest.]
          ASK: Did you hear that?
          ME: A hundred people, and one single "aah"! I had my arm up, I couldn't even plump!`,
        later: `
          ASK: So somebody's sat on one of your cushions!
          ME: Since yesterday. They won't get up. I've started taking them meals.`,
      },
      turns: [
        `ME: Don't put that cushion there. It isn't speaking to the blue one.
         ASK: What happened?
         ME: A throw came between them.`,
        `[Two cushions lie at the two ends of one bench.]
         ASK: Couldn't they share?
         ME: They did. For a whole winter. There was a tassel. I can't say more.`,
        `ASK: They've moved together! And what's that tiny one, in the middle?
         ME: Ssh. It's only just been stuffed.
         ASK: It's got the blue one's piping!`,
      ],
      twist: "Claude's cushions are not speaking",
    },
    'Homeowner Helga': {
      short: 'Helga',
      want: 'a hook for one coat',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks all round for somewhere to hang a coat, and keeps it on.]
          ME: I only rang up for one hook! They sent a squad, and seven shades of beige!`,
        stake: `ME: All of this, for a hook! I could have used a nail!`,
        snap: `ME: So I'm to be buried in this coat! It needn't have been! One hook!`,
        red: `
          [Something red sticks out of the wall. A drip has frozen there, and it points up.]
          ME: It's a hook!
          ASK: It's a mistake.
          ME: It's holding my coat. That's more than any of you did.`,
        cold: `ME: I've had plumbers who were better company! And they went through the floor!`,
        card: `
          ASK: "To {me}. I forgot the hook. I was afraid that you'd go home if you had one."
          ME: But I live here!
          ASK: There's something in the envelope. It's bent. It's a hook.`,
        part: `
          ASK: And you, with your finger in the air?
          ME: I'm a coat hook. I've thought of nothing else for years. I know how they stand.`,
        used: `
          [A viewer hangs a wet coat on {ME}. Then another. Then a child.]
          ASK: Can you hold all that?
          ME: So that's what it's like, to be needed by the door.`,
        stands: `
          [Somebody has hung a coat on {ME}'s thumb.]
          ME: I held up a roof for an hour, and then I look. I've been a hook the whole time!
          ASK: Whose coat is it?
          ME: Mine!`,
        later: `
          ASK: You got your hook! Where's your coat?
          ME: Hanging up. I walked past the mirror without it. I said "Who's that?", and the mirror said the same. ## Hanging up. It turns out that there was nothing much under it. That was the real makeover.`,
      },
      turns: [
        `ME: I had a door here, this morning.
         ASK: They've moved it.
         ME: Where to?
         ASK: It's got legs on now. You're eating off it.`,
        `[Somebody knocks on the table.]
         ASK: Aren't you going to answer that?
         ME: I haven't finished my soup.`,
        `ASK: Who was it, at the table?
         ME: Only the neighbor. Came in between the bread and the butter, and asked if it was a bad time.`,
      ],
      twist: "Somebody knocks at Helga's table",
    },
    'Budget Bob': {
      short: 'Bob',
      want: 'something left over',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} takes out a dollar, and blows on it, to keep it warm.]
          ME: It's the very last. There's never anything left over. Nobody look at it!`,
        stake: `ME: And who's paying for that? There's only the one dollar, and it's just gone to sleep!`,
        snap: `ME: Take the dollar! Take it! We were so happy!`,
        red: `
          ASK: There's half of the paint left in the pot.
          ME: Left over? Say it again. Slowly.
          ASK: Left. Over.
          ME: I'll have to sit down.`,
        cold: `ME: You cost too much! You've never come in under anything! Not even your own chin!`,
        card: `
          [A coin falls out of the card.]
          ASK: "To {me}. This is what was left over from your present."
          ME: What was my present?
          ASK: "This is all of it."`,
        part: `
          ASK: What have you got in your mouth?
          ME: A slot. I'm a money box. It's the only furniture that brings anything in.`,
        used: `
          [A viewer puts a coin in {ME}'s mouth.]
          ASK: Don't swallow it!
          ME: Too late. But there's something left over, at last! It's just behind my tie.`,
        stands: `
          ASK: What did it cost us, to be held up by the viewers?
          ME: Nothing! They paid to come in! There's something left over! Don't tell my other hand.`,
        later: `
          ASK: What did you do with what was left over?
          ME: I bought a safe for it. Now I owe for the safe. ## I bought a safe for it. Now I owe for the safe. It's the only thing in my bedroom that anybody's tried to open.`,
      },
      turns: [
        `ASK: What did you pay for that candle?
         ME: Pay? I've rented it. By the inch.`,
        `ASK: Who put out the light?
         ME: I did. We've saved an inch. You can all hear me smiling.`,
        `ASK: There's a bill here for the dark.
         ME: You've all had some.
         ASK: How much was it?
         ME: I couldn't see. I said yes.`,
      ],
      twist: 'Bob rents a candle by the inch',
    },
    'Polar Paula': {
      short: 'Paula',
      want: 'to be warm, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} puts on a third scarf, and shivers.]
          ME: "You're from the Pole, you must be used to it!" I've been cold for fifty years! ## "You're from the Pole, you must be used to it!" So said my husband, and took the blanket.`,
        stake: `ME: There's a draft. It always starts with a draft.`,
        snap: `ME: I can't feel my feet! I'm not even upset, that's simply what they're like!`,
        red: `
          ME: Oh! I'm warm! All down one side!
          ASK: That's the paint.
          ME: What's it called?
          ASK: "Kitchen, with Somebody In".
          ME: More of that, please. On the other side.`,
        cold: `ME: I've met seals with more charm! They smelled better, and they clapped!`,
        card: `
          ASK: "To {me}. I know that you're freezing. So every night, I unravel a bit of my scarf, and knit it into your coat."
          ME: So that's what's been tickling me! It's warm!`,
        part: `
          ASK: Why are you waving your fingers?
          ME: I'm a fire. I've never met one, but I've read about them.`,
        used: `
          [A row of viewers holds out its hands to {ME}.]
          ASK: They say you give off a lovely heat.
          ME: It's them! There are twenty hands round me! Tell them to stay till spring.`,
        stands: `
          ME: A hundred people, with their arms up, all round me. It came over me like a wave.
          ASK: It was a wave.
          ME: No, it was warm.`,
        later: `
          ASK: I hear that you were warm, at last!
          ME: All night. I couldn't tell where I stopped. I had to hang one foot out. ## All night. There were three of us under there. One was a hot-water bottle, and it was the quiet one.`,
      },
      turns: [
        `ME: At home we've got forty words for snow.
         ASK: What are they?
         ME: There's "that". There's "that again". There's "who left the door open?"`,
        `ASK: How many have you got for summer?
         ME: Just the one. It means "Which afternoon was it?"`,
        `ME: I've thought of a new word for snow.
         ASK: And what does it mean?
         ME: "The kind that you look at from the inside, with soup."
         ASK: It's a very long word.
         ME: It's a very long winter.`,
      ],
      twist: 'Paula needs a forty-first word for snow',
    },
  },
  recall: `
    PAL|LEAD: I've had that stitched on a cushion. "{Line}."
    BOSS: Do people like it?
    PAL|LEAD: They turn it round. There's fringe on the back.`,
  scenarios: [
    {
      id: 'warm',
      shape: 'locked room',
      title: 'The Housewarming || Nobody Be Nice',
      premise:
        'The squad must hold a housewarming in a house that melts at every warm word, while {keeper} looks after the card.',
      game: 'To keep the roof up they insult one another, until it is so thick that only kindness can get them out.',
      facts: {
        prop: 'the card',
        event: 'a housewarming',
        crowd: 'the guests',
      },
      effects: {
        card: {
          noise: `BOSS: It was full of whispers! You don't shout next to a whisper!`,
          lost: `BOSS: I told you to keep it safe! Not to give it a grave! It's {where}!`,
          stuck: `BOSS: It was meant to be opened, some day! Not {where}!`,
          mixed: `BOSS: It's {where}! It was warm enough as it was!`,
          mess: `BOSS: All our good wishes, and they'll have run together! Somebody's love is in somebody's regards!`,
        },
      },
      after: `
        BOSS: Good morning, you ugly lot.
        [Krikk.]
        PAL|LEAD: So it's up again? It's a dreadful roof.
        BOSS: I know. I've been out here since dawn, calling it names.`,
      acts: [
        {
          title: 'Take That Back',
          time: 'BEFORE THE GUESTS',
          beat: 'A warm word melts the house, and a cold one mends it.',
          text: `
            <2> > lead arrive
            BOSS: And whatever happens, nobody be nice.
            PAL|LEAD: But it's a housewarming! || What sort of party is that?
            BOSS: It's an igloo, in {a}. It can't be warmed. One kind word, and down it comes. || This is an igloo, and we're in {a}. It'll stand as long as nobody's pleasant in it.
            FOE|LEAD: Words can't melt a roof. And such a lovely roof! || I don't believe you. You're all so sweet, and it's such a dear little house!
            [Plipp. A drop runs down {FOE}'s nose. The ceiling sinks by a hand.]
            BOSS: Take that back!
            FOE|LEAD: It's a horrible roof! || It's a dog kennel! You're all hideous!
            [Krikk. The ice grows thick again, and the ceiling goes up.]
            * plant rule
            BOSS: You see? Kind words melt it, and rude ones mend it. Thank you. I mean, I've never liked you. || You see? A kind word melts it, and a rude one mends it. I'd say well done, but I live under this.
            <first> > hook BOSS claim
            PAL|LEAD: And who's going to read out the card? We all signed it! || What about the card? We've each written a page in it!
            BOSS: Nobody! Not in here! I was honest in mine. It'd take off the roof. ## Nobody! Not in here! I wrote mine at two in the morning, after the wine. It'd take off the roof. || Leave it shut! I wrote mine in bed, with a cold. I meant every word. ## Leave it shut! I wrote mine in bed, alone, and I named names.
            * plant card
            <3+> <first> FOE: Somebody's coming. A guest!
            <3+> <first> BOSS: Everybody look fed up!
            <3+> > lead arrive
            <handed> > place intro
            <?p> BOSS: Scream quietly. It's all hot air. || Nobody be kind about that! Look at the roof!
            > turns`,
        },
        {
          title: 'How to Greet a Guest',
          time: 'ANY MINUTE NOW',
          beat: 'They rehearse being rude, and the card ends up {where}.',
          text: `
            > turns
            BOSS: The guests will be kind. We have to be ready. How does one greet a guest? || Guests say the most awful things. "How lovely." "You shouldn't have." So let's practice. I'm a guest.
            FOE|LEAD: "Oh. It's you."
            BOSS: Colder. || I'm not hurt at all. Ruder!
            +FOE|LEAD: "Did you walk here, or were you thrown?" ## "I see that you've come alone. So your husband's told you?" || "You've brought your face, I see." ## "I hardly knew you, with your own wife."
            [Krikk.]
            PAL|BOSS: That's the tone. We've got an inch for that. || Beautiful. I hate it. Do that at the door.
            <?gift> PAL|LEAD: And if they bring a present?
            <?gift> BOSS: You say "Where's the rest of it?"
            <?gift> [Krikk.]
            <?gift> PAL|LEAD: My mother-in-law must live in a palace. || Then I grew up in a palace.
            > turns
            PAL|LEAD: What's this that I'm leaning on? Oh, the card. "Dear all. I have never said so, but..." ## What's this that I'm leaning on? Oh, the card. "Dear all. I never told the tax office, but..."
            [Plipp. Plipp.]
            <handed> BOSS: Shut it! Get it out of here! {call}, you take it. And don't look in! || Put it down! {call}, carry it off, at arm's length. And think of something nasty.
            <taken> BOSS: Shut it! Get it out of here! And nobody look in!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: Let {the} try. || {call}, you try. It doesn't know you yet.
            <taken> > lead attempt
            <handed> > effect card
            <handed> <?x1> > lead search
            <?ins> FOE|LEAD: That was clumsy, stupid, and just like you! || So everything we'd never said is gone. You oaf!
            <?ins> [Krikk. Krikk.]
            <?ins> BOSS: And now it's as thick as my arm. || See? Every cloud. What a fat, dull, useless cloud.
            <?x2> > lead ban
            > turns`,
        },
        {
          title: 'How Lovely',
          time: 'THE PARTY',
          beat: 'The guests are charmed by everything, until they are not.',
          text: `
            > place crowd
            BOSS: Oh. It's you.
            [Krikk.]
            ["How lovely!" say the guests. Plipp, plipp. The ceiling comes down to everybody's ears. || "A jewel of a house!" say the guests. Plipp, plipp. The ceiling comes down to everybody's ears.]
            FOE|LEAD: Stop them! They've brought flowers! || They're handing round a cake! They made it themselves!
            BOSS: Be ruder! All of you! Faster! || Get in there, and insult somebody!
            > hook FOE cold
            <?c> > hook PAL cold
            [Krikk! Up goes the ceiling.]
            > turns
            PAL|LEAD: They're laughing! They love us! || It's no use! They've never been so happy!
            ["Only real friends talk like that!" say the guests. Plipp, plipp, plipp. Everybody is on their knees.]
            <?knees> FOE|LEAD: One of them wants to kiss the cook.
            <?knees> BOSS: Tell them it was the dog! ## Tell them where the cook's been!
            <handed> <?x3> > lead attempt
            <?x4> > place stir
            > turns
            <family> BOSS: Guests! Your flowers stink! Your cake has a limp! And your babies look like you! || Guests! Nobody asked you! You've got one joke each, and your coats smell of soup!
            <rated> BOSS: Guests! You only came to see how small it is! And you two! Everybody knows but your husband! || Guests! You've priced the furniture, you've read my mail, and you've all slept with my cousin!
            [Krikk! Krikk! KRAKKLE! The ice shoots up, and out, and all the way down.]
            PAL|LEAD: They've gone. They slammed the door.
            FOE|LEAD: What door?
            [Where the door was, there is ice. It is as thick as a bed.]
            PAL|BOSS: Oh no. We were too good.`,
        },
        {
          title: 'Nicely || You First',
          time: 'SNOWED IN',
          beat: 'Only a warm word will get them out, and it has to be meant.',
          text: `
            FOE|LEAD: We're frozen in! || It's a foot thick, all round!
            <?d> > place door
            PAL|BOSS: Then be nice, somebody! At once! || We need a kind word. Who's got one?
            FOE|LEAD: You first. || I had some. Where did I put them?
            > turns
            BOSS: You've got... two ears. || I like your... whole... outside.
            [Nothing. Not a drop.]
            FOE|LEAD: You didn't mean it. It can tell. || It has to be true. That was just scenery.
            <?x6> BOSS: I'll try it on {the}.
            <?x6> > lead flattered BOSS
            <?x6> [KRIKK.]
            <?x6> PAL|LEAD: It's thicker! It can smell butter! || Now it's worse! You didn't mean a word!
            > turns
            <?e> > hook FOE snap
            <?f> > hook PAL snap
            BOSS: I've been rude for so long. I think it's gone all the way in. || I can't. I open my mouth, and out comes "Oh. It's you."
            > lead comfort BOSS
            [Plipp.]
            FOE|LEAD: A drop! That was meant! || That did it! It wasn't even a good one!
            BOSS: One drop. We'd need a bucket. {call}, before our lips freeze. What do you want? And mean it. || At that rate, we'll be out in June. {call}! Say something else! What you'd want them to find, in the spring.
            > lead lastWords
            [Plipp.]
            PAL|LEAD: That makes two.`,
        },
        {
          title: 'What They Had Written',
          time: 'THE SMALL HOURS',
          beat: 'The card is read out, and the house cannot bear it.',
          text: `
            [{freed} {BOSS} has it first, and sits on it.]
            * prop
            PAL|LEAD: The card! We wrote it this morning, while we still could! || Give us that card! It's from before we started on each other!
            BOSS: No! I'd have to hear my own page! || I'd sooner freeze than hear my own page!
            * pay card
            FOE|LEAD: Get up, you wonderful idiot. || You would, too. You soft old boot.
            [Plipp. {BOSS} gets up, and holds out the card.]
            <first> > hook BOSS card
            [Plipp. Plipp, plipp, plipp. There is a hole in the ice. A little light comes in.]
            * pay rule
            PAL|LEAD: It's going! Keep on! What's at the bottom?
            BOSS: That's mine. "I never had a house I liked. I only ever liked who was in it." ## That's mine. "I never wanted the house. I wanted who was in it. All of you, in turn, and I never dared to knock."
            [SHOOOSH! The whole igloo sighs, and lies down around their ankles.]
            PAL|LEAD: We're out! || That was the roof.
            > turns
            FOE|BOSS: Who's that, all round us? || And who are all these people?
            PAL|LEAD: The guests! They've been out there the whole time, with an ear to the ice! || The guests! They only came back for a scarf. They've heard it all!
            [They are blowing their noses.]
            <?say> ["How lovely," sobs the first. || "It's a jewel of a puddle," sobs the first.]
            <?x5> > place gift
            > turns
            <?i> > lead last
            FOE|BOSS: And where do we sleep?
            PAL|LEAD: At theirs, they say. All of us, in one bed, with cake. || They won't hear of a puddle. They've asked us all back to theirs.
            BOSS: How kind! What's theirs like?
            FOE|LEAD: It's round. It's white. There's a bit of a drip.
            [They look at one another. They wipe off their smiles, and knock.]
            !BOSS: Oh. It's you.
            [Krikk.]`,
        },
      ],
    },
    {
      id: 'match',
      shape: 'lie',
      title: 'It Goes So Well || Mind the House',
      premise:
        'The squad must show the neighbors a house that it has painted to match and can no longer find, while {lead} has the red paint.',
      game: 'Everybody is shown round a house that is not there, and likes it.',
      facts: {
        prop: 'the red paint',
        event: 'a makeover',
        crowd: 'the neighbors',
      },
      effects: {
        paint: {
          noise: `BOSS: That was the last red we had! We'll have to do without a door.`,
          lost: `BOSS: It's {where}! That was the last red we had, and nobody there even needs a door!`,
          stuck: `BOSS: It's {where}! It can't drip, and it was hired to drip!`,
          mixed: `BOSS: It's {where}! A front door should say "hello". Not "hello, you"!`,
          mess: `BOSS: It was called "Knock, Please"! Now it's a thin pink "Never Mind"!`,
        },
      },
      after: `
        [BOMFF. Somebody has walked into something.]
        BOSS: Good morning. That was my house.
        PAL|LEAD: I thought that it was over there.
        BOSS: That's the neighbors'. Mine's the one with the dent.`,
      acts: [
        {
          title: 'Mind the House',
          time: 'THE DAY OF THE REVEAL',
          beat: 'A house has been painted to go with everything, and it has gone.',
          text: `
            <2> > lead arrive
            BOSS: Mind the house.
            FOE|LEAD: What house?
            [BOMFF. {FOE} walks into nothing at all, and sits down.]
            !BOSS: That house. They wanted an igloo that goes with {a}. So I've painted it to match. || That one. It's an igloo, in {a}. "Make it blend in," they said. I've blended it.
            PAL|LEAD: But you can't see it at all! || It goes so well that it's gone!
            BOSS: Thank you. The color's called "Where Was I?" || Thank you. It's two coats of "What Were We Talking About?" Inside as well.
            * plant house
            FOE|LEAD: The neighbors are coming for the reveal! What are we going to reveal? || How will the neighbors find the door?
            PAL|BOSS: The door. It'll be red. It's all that they'll see, and this is our only pot of paint. || It'll be red. One pot, one door. It's all the red we've got.
            FOE|LEAD: No red, no door. No door, and nobody ever finds the house. And then nobody pays us. || Without a red door, nobody finds the house. And if they can't find it, they won't pay for it.
            <first> > hook BOSS claim
            [Dok, dok.]
            * plant dok
            PAL|LEAD: And what's that?
            BOSS: Pipes. || It's a new house. It's settling in.
            FOE|LEAD: Who put them in? || And where's the electrician?
            PAL|BOSS: The electrician, I suppose. Went in on Monday, and walked off without a word. || Don't talk to me about electricians. In on Monday, for one lamp, and not so much as a goodbye.
            [Dok. Dok, dok.]
            <3+> > lead arrive
            > place intro
            <?p> BOSS: We'll paint round that. || I'd leave that out of the photographs.
            > turns`,
        },
        {
          title: 'It Was Here || One Pot of Red',
          time: 'AN HOUR BEFORE THE REVEAL',
          beat: 'The red paint ends up {where}, and nobody can find the house.',
          text: `
            > turns
            BOSS: Now for the door. {call}, take the red paint. It's straight ahead. Paint until you feel a handle. || Let's have that door. {call}, hold the red paint. Walk forward, and say "ow" when you get to it.
            > lead help
            > effect paint
            FOE|LEAD: So where's the house?
            BOSS: I built it. I think I'd know.
            [{BOSS} leans one elbow on the house, and falls flat on the floor.]
            !BOSS: It was here.
            <?canoe> FOE|LEAD: Do you lose things often?
            <?canoe> !BOSS: Gloves. And a canoe, once.
            <?canoe> FOE|LEAD: Where was it?
            <?canoe> !BOSS: Under me.
            <?last> FOE|LEAD: Where did you see it last? || You've put it somewhere, and forgotten.
            <?last> BOSS: I never saw it! That was the whole idea! || It's a house! I don't walk about with it!
            [They all spread out, with their arms in front of them.]
            <?feel> PAL|LEAD: I've got something! It's round, and it's rough, and it's cold.
            <?feel> FOE|BOSS: That's my face. ## That's my behind.
            <?feel> PAL|LEAD: I'll keep looking.
            > turns
            <?pipe> [Dok, dok, dok.]
            <?pipe> FOE|LEAD: There go your pipes. Which side is that from?
            <?pipe> BOSS: All sides. It's good plumbing.
            <?x1> > lead search
            <?c> > hook FOE stake
            <?x2> > place stir
            PAL|LEAD: It's time! I can see the neighbors!
            BOSS: Then we'll show them round.
            FOE|LEAD: Round what?
            BOSS: When I duck, duck. || Just wipe your feet, and look up a lot.`,
        },
        {
          title: 'Do Come In',
          time: 'THE REVEAL',
          beat: 'The neighbors are shown round nothing, and want to move in.',
          text: `
            > place crowd
            BOSS: Do come in! Mind your heads. || Welcome, all of you! It's a low door, so bow.
            [{BOSS} ducks, under nothing. They all duck.]
            FOE|LEAD: They wiped their feet! || One of them knocked on it! ## Two of them have asked which is the bedroom!
            BOSS: Go on, then! Show them something!
            FOE|LEAD: This is the hall. That's the pantry. And from the bath, one can see {machine}. || Here's the hall. There's the bath. And this big window looks right out on {machine}.
            <?win> <family> PAL|BOSS: Nobody's ever had such clean windows. || One of them's in the bath already. With a towel.
            <rated> PAL|BOSS: There's a couple in the bath. They've asked us to close the wall. || They've found the bedroom. They've shut a door that we haven't got.
            > turns
            <?x6> [All the neighbors turn to {LEAD}, and wait.]
            <?x6> > lead teach
            [The smallest neighbor feels for a wall, and falls out into the garden.]
            FOE|LEAD: There's a small one who says that there aren't any walls.
            BOSS: What do the others say? || Did anybody hear?
            FOE|LEAD: They've sent it to its room.
            > turns
            <?plumb> [Dok, dok, dok, dok.]
            <?plumb> FOE|LEAD: They love the plumbing. It sounds almost human, to them. || They've put down a sandwich for the pipes.
            <?view> BOSS: What are they all doing against that wall?
            <?view> PAL|LEAD: Leaning. They're better at it than you were.
            <?x3> > lead attempt
            > turns
            PAL|LEAD: They want to move in! || They're sold! They want to have it!
            BOSS: When?
            [All the neighbors step back, and pull something shut. There is no click. They smile, through nothing.]
            FOE|LEAD: Now. || They've locked us out.`,
        },
        {
          title: 'Please Ring',
          time: 'LATER',
          beat: 'They are locked out of nothing, and somebody is locked in something.',
          text: `
            <?buy> BOSS: Let us in! It's drafty out here!
            <?buy> PAL|LEAD: They never buy at the door.
            <?buy> BOSS: But it's my door! || But that's where I stood it!
            FOE|LEAD: So walk in! There's no wall! || You could just step over. It isn't there!
            BOSS: Walk through a wall, in front of everybody? I'd never work again! ## Walk in? There are two of them undressing behind that wall! I'd never work again!
            <?e> > place door
            > turns
            [Dok. Dok. Slower. Then, out of nowhere, a very small voice. "Hello?"]
            FOE|LEAD: Do pipes say "hello"? || That was a pipe with manners.
            BOSS: It can't be. I painted the inside, too. The door, the handle... || On Monday I painted the inside. The walls, the door, the handle. And the light switch.
            PAL|LEAD: Somebody's been in there since Monday, feeling for the way out! || You painted the electrician in!
            BOSS: And I called it plumbing.
            <?x7> > lead comfort BOSS
            > turns
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            <?h> > hook BOSS snap
            FOE|LEAD: How do we find a door that looks like {a}?
            PAL|BOSS: Something red, and a good arm. But then they'd see where the house is. And where it isn't. || We'd need to splash it. And then they'd see that they've bought a bath with no bath in it.
            FOE|LEAD: It's been four days! Somebody say something, through the wall! || Say something to whoever's in there! It's been days!
            BOSS: {call}! Call out, before it's too late. What would you like, at the very end? || {call}, you do it. I haven't got the face. Say what you'd like. It may like the same.
            > lead lastWords
            [A long silence. Dok.]
            PAL|LEAD: I think that meant "Who's that?"`,
        },
        {
          title: 'Knock, Please || Half a Pot',
          time: 'ALMOST DARK',
          beat: '{Boss} gives up the lie, throws the paint, and it stops in mid-air.',
          text: `
            [{freed} {BOSS} takes hold of it with both hands.]
            * prop
            !BOSS: Neighbors! I've got to tell you something. There's no house there. || Dear neighbors, don't look down. You haven't got a floor.
            [In the bath, somebody pulls up a towel. {hush}]
            +BOSS: I painted it, I lost it, and I lied. And I've got an electrician to let out. ## I painted it, I lost it, and I lied. I've had whole marriages like that. But there's an electrician to let out.
            [{BOSS} shuts both eyes, turns once around, and throws. SPLATT!]
            FOE|LEAD: You've hit yourself! || Half of it's on you!
            BOSS: Then what's that?
            [The other half hangs in mid-air, one step in front of {BOSS}. It is red, and round, and it has a handle.]
            * pay house
            !BOSS: My house! || It's been one step away, all day!
            [The door opens. Somebody comes out, with a lamp, and blinks.]
            * pay dok
            PAL|LEAD: It's the electrician! "The light works," it says here on the bill. "It's only that you can't see it." || It's the electrician, with the bill. "One lamp. Four days, looking for the handle."
            <first> > hook BOSS red
            > turns
            <?x4> > place gift
            BOSS: And what do the neighbors say? Do they want this one?
            FOE|LEAD: It's very nice. But they'll keep theirs. It's got more room.
            BOSS: Theirs isn't there!
            PAL|LEAD: Yours wasn't either, they say, till you threw something at it.
            <?k> > lead last
            <?l> > turns
            FOE|LEAD: I'll go over, and talk to them. There's nothing there. I'll just walk straight...
            [BOMFF. Somebody has walked into nothing at all, and sits down.]
            ["Please ring," says somebody, from inside.]`,
        },
      ],
    },
    {
      id: 'hold',
      shape: 'hiding',
      title: 'Load-Bearing || Nobody Let Go',
      premise:
        'The squad must hold up a house with its own hands while it is shown to the viewers, as {lead} has lost the stone that did it.',
      game: 'Each of them is sure that the whole house is on them, until they let go one by one, and nothing falls.',
      least: 3,
      facts: {
        prop: 'the keystone',
        event: 'a reveal',
        crowd: 'the viewers',
      },
      effects: {
        stone: {
          noise: `FOE: So it's {where}. And the walls didn't care for that noise at all.`,
          lost: `FOE: It was the only one of us that held anything up, and it's {where}!`,
          stuck: `FOE: A block can't hold up a roof while it's {where}!`,
          mixed: `FOE: It's {where}! That's no state to hold up a roof in!`,
          mess: `FOE: Ice doesn't like that! When we find it, it'll be a pebble!`,
        },
        tour: {
          noise: `PAL|FOE: The doorbell. You can hear it from the bath.`,
          lost: `PAL|FOE: It came with the house. We've never found out what it's for.`,
          stuck: `PAL|FOE: The folding bed. It folds up with you in it.`,
          mixed: `PAL|FOE: The open plan. One never quite knows where one is.`,
          mess: `PAL|FOE: The shower. It comes to you.`,
        },
      },
      after: `
        BOSS: Good morning, everybody.
        PAL|LEAD: Why are you waving?
        BOSS: I've tried everything. I had to take the bus with it. It stopped six others.`,
      acts: [
        {
          title: 'A Bit Dark || A Small Hole',
          time: 'THE MORNING OF THE REVEAL',
          beat: '{Boss} lets in a little light, and now {boss} cannot let go.',
          text: `
            BOSS: There! It's finished! Nobody lean on it. || What a house! It leans, but it leans beautifully.
            FOE: And what's holding that up?
            !BOSS: Habit.
            * plant habit
            FOE: No, it's that little block, at the very top. The keystone. || I'd say that small block, right at the top. The keystone.
            * plant stone
            BOSS: That pebble? It's in my light! || That? All it does is keep the sun out!
            PAL|FOE: Then leave it in! In an hour, we'll be full of viewers! || Leave it alone! An hour from now, people are coming to see this!
            BOSS: And I want them to say "ooh". || Viewers! And all I want is one small "ooh".
            * plant ooh
            <first> <?b> > hook BOSS claim
            <first> FOE: We could do with another pair of hands.
            <first> PAL|BOSS: They're sending somebody. They said, "It's hands, mostly."
            > lead arrive
            > place intro
            BOSS: Nobody can see a thing in here! I'll just let in a little light. || One can hardly see who's talking. I'll just make a small hole.
            [{BOSS} reaches up, and pulls. POCK. Down comes a small block of ice.]
            !BOSS: Daylight!
            [KRIIIK. The whole roof comes down by a foot. {BOSS} puts up a hand, and it stops.]
            FOE: There goes your keystone.
            !BOSS: I know. I'm it. || So I see. And now it's me.
            LEAD: Couldn't you just let go? || What if you let go?
            !BOSS: Of a house? Never! It's all on me. || Then we're flat. But don't worry. It's all on me.
            * plant me
            > turns`,
        },
        {
          title: 'Hands, Mostly || All on Me',
          time: 'HALF AN HOUR TO GO',
          beat: 'The keystone ends up {where}, and everybody has to hold something.',
          text: `
            BOSS: {call}, it's right in front of you. Climb on something, and put it back. || It only has to go back in. {Call}! It's there, on the floor.
            > lead help
            <?eff> > effect stone
            [KRIIIK. A wall leans in. {FOE} gets a shoulder under it.]
            !FOE: I've got it! It weighs more than I do! || It's a wall! A whole one! Nobody push!
            <5+> ANY: Who's got the window? || And where's the window gone?
            <5+> ANY: It's got somebody. By the leg.
            <4+> [KRIIIK. Something lands on {PAL}'s head.]
            <4+> !PAL: And here's the chimney! I'm wearing it! || I'm wearing the chimney! And it's lit!
            !BOSS: Then stay there! Whoever lets go drops the house on all the others! || Don't move! Whoever lets go drops the house on everybody!
            * plant rule
            > turns
            !FOE: Put down that arm. It's all on me.
            PAL|BOSS: On you? That's one wall! || You? You're only leaning!
            LEAD: What's on me?
            !FOE: The blame.
            > turns
            PAL|LEAD: But the viewers will see us! || That's them, at the door! They'll see us!
            BOSS: They'll see furniture. It smiles, and it stays where it is. || Then be furniture! Smile, and stay where you are.
            > hook FOE part
            <?i1> > hook PAL part
            LEAD: And you, with your arm up? || And what'll you be, in the middle?
            !BOSS: I'll be waving. || Very pleased to meet them.`,
        },
        {
          title: 'Waving',
          time: 'THE REVEAL',
          beat: 'The viewers wave back, and use the furniture.',
          text: `
            > place crowd
            !BOSS: Hello! I'm waving! || Hello, viewers! Look how I'm waving!
            [They all put up a hand, and wave back.]
            * plant wave
            LEAD: They've all got a hand flat on the ceiling. And they're not stopping. || Look at all those hands, right up to the ceiling! When do they stop?
            !BOSS: They're polite. They won't stop before I do.
            FOE: And will you?
            !BOSS: With a roof on it? || How can I? Look what's above it!
            > turns
            > hook FOE used
            <?i1> > hook PAL used
            <?mort> [KRIIIK. "What's creaking?" asks a visitor.]
            <?mort> BOSS: The mortgage. || My elbow. It's an antique.
            > turns
            BOSS: {call}! The stone, while they're looking away! || They're looking away. Quick, {call}! The stone!
            > lead attempt
            ["And what's that?" asks a viewer.]
            > effect tour
            <?price> FOE: One of them wants to buy me.
            <?price> PAL|LEAD: How much do they offer?
            <?price> !FOE: I'm not telling you. I'd only be hurt. ## Nothing. They just want to see me in the bedroom.
            <4+> <?nose> PAL: I've got an itch.
            <4+> <?nose> !BOSS: Furniture doesn't itch.
            <4+> <?nose> PAL: It's on my left leg.
            <4+> <?nose> FOE: That's my right one. Go ahead. ## That's mine. Go ahead. A little higher.
            > turns`,
        },
        {
          title: 'Only the Arms || A Matching Set',
          time: 'STILL THE REVEAL',
          beat: 'Each of them is the only one who holds it up, and {lead} has to hold something, too.',
          text: `
            !FOE: We've never stood still together for so long.
            !BOSS: How are you?
            !FOE: Cold. I've been meaning to tell you, since the summer. ## I've been meaning to tell you. I think of you when I plaster.
            !BOSS: Take my coat. But you'll have to wait for the sleeve. ## Go on. I'm not going anywhere.
            LEAD: How's the arm? || Can you still feel your arm?
            !BOSS: It's gone to sleep. I'm having its dreams. || We've lost touch. If you see it up there, say that I'm grateful.
            * plant arm
            !FOE: Asleep? So who's doing all the holding? I am! || Then I'm the one who's doing all the work!
            <4+> !PAL: You? My neck's gone down into my shoes! || You? I'm two feet shorter than this morning!
            !BOSS: And who's our keystone?
            [They all push, to show who. KRIIIK!]
            ["Does the furniture always quarrel?" asks a viewer.]
            LEAD: It's a set. ## It's a set. It's from a divorce.
            > turns
            <?x4> BOSS: And does anybody ever ask the one in the middle?
            <?x4> > lead comfort BOSS
            <?lw> FOE: It's getting heavier! {call}, while we're still tall, what would you like? || We'll all be rugs in a minute! Is there anything you'd like, {call}?
            <?lw> > lead lastWords
            [PTANG! A belt bursts. It's {BOSS}'s.]
            !BOSS: My pants! And I'm out of hands! || They're going down! Somebody pull up my pants!
            PAL|FOE: What's the other one doing? || What about your other hand?
            !BOSS: It's holding up the first! Grab them, {call}!
            [{LEAD} grabs them, just in time.]
            LEAD: Then it's all on me!
            !BOSS: No! On ME! Higher!`,
        },
        {
          title: 'Somebody Has To',
          time: 'THE END OF THE TOUR',
          beat: '{Boss} lets go, and one after another they find out who was holding it up.',
          text: `
            [{freed} It lies on the floor, one step away from everybody.]
            * prop
            FOE: There it is! Somebody pick it up! || There! Who's going to get it?
            <4+> PAL: Not me! I'm busy! || And who holds my chimney? You go!
            <5+> ANY: A viewer could hand it to us! Somebody ask!
            <5+> ANY: And who does the asking? The lamp?
            !LEAD: I'm only holding the pants.
            FOE: Then drop them! || So drop them! They aren't holding up anything!
            !LEAD: With everybody watching?
            [They all look at {BOSS}.]
            !BOSS: Let go. || Do it. Before I think.
            [FLUMP. "Ooh," say the viewers.]
            * pay ooh
            [{LEAD} climbs up to the hole with the keystone, and stops.]
            LEAD: It won't go in. There's a hand. || Somebody's left a hand in it.
            !BOSS: Then it's my turn. || I thought so. Now me.
            FOE: But you'll drop it on us!
            !BOSS: Not if the rest of you hold tight.
            [{BOSS} shuts both eyes, and lets go. They wait. So does the roof. {hush}]
            !BOSS: It's still up. Without me.
            !FOE: I told you! It's all on me!
            [{FOE} takes a bow. The wall stays where it is.]
            !FOE: Oh.
            <4+> !PAL: So I've been doing it! The whole time! || So it was me, the whole time!
            <4+> [{PAL} jumps for joy. The chimney doesn't mind.]
            <4+> !PAL: Oh.
            BOSS: Then who is it?
            [They look up. There are hands on the roof. There are hands all over it.]
            * pay wave
            FOE: The viewers! They're still waving back! || It's them! You waved, and they've never stopped!
            LEAD: They did think that it was a bit heavy. For a wave.
            * pay me
            [{LEAD} pushes in the keystone. POCK.]
            * pay stone
            <first> > hook BOSS stands
            > turns
            <?x5> > place gift
            <?l> PAL|LEAD: They've voted us the best-furnished igloo of the year.
            <?l> FOE: When did they vote?
            <?l> PAL|LEAD: Just now. By a show of hands.
            <?m> > lead last
            !BOSS: Thank you, viewers! That'll do!
            [Nobody stops. They go on waving.]
            PAL|LEAD: They're being polite. After you.
            !BOSS: But I have stopped! I put it down ages ago! || Me? I've stopped! I let go when the pants did!
            [Everybody looks at {BOSS}'s arm. It is straight up in the air.]
            * pay arm
            FOE: Then what's holding that up?
            !BOSS: Habit.
            * pay habit`,
        },
      ],
    },
  ],
}
