import { type Program } from '../../plays/card-types.ts'

export const stuckOnTunaIsland: Program = {
  name: 'Stuck on Tuna Island',
  people: {
    'Host Brock': {
      short: 'Brock',
      want: 'to be asked how it feels',
      as: {
        BOSS: {},
      },
      hooks: {
        claim: `
          [{ME} holds the microphone to one after another. "How do you feel?"]
          ME: I've held this out to everybody. Nobody's ever held it out to me!`,
        snap: `ME: For forty days I've asked how everybody feels! Guess what nobody ever said back!`,
        slip: `
          ASK: Who ironed your shirt?
          ME: The wind. It was a flat sort of wind.`,
        end: `
          [{ASK} takes the microphone.]
          ASK: How do you feel?
          ME: You've asked the microphone! Well, it began in my childhood.`,
        later: `
          ASK: How are you today?
          ME: You asked that yesterday. I'm only as far as my first tooth.`,
      },
      turns: [
        `ME: How does that make you feel?
         ASK: Fine.
         ME: And what's underneath the fine?
         ASK: A vest.`,
        `[{ME} smiles at nobody, for a very long time.]
         ASK: What are you waiting for?
         ME: The advertisements. I can't stop until they've sold something.`,
        `ASK: How do you feel, {me}?
         ME: We'll find out, right after this.
         [Nothing comes.]
         ME: Oh. It's my go. I feel a bit like soup.`,
      ],
      twist: 'Brock smiles until somebody buys something',
    },
    'Coconut Carla': {
      short: 'Carla',
      want: 'one coconut',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} has a straw, a paper umbrella, and nothing to put them in.]
          ME: I'm only short of the coconut.`,
        stake: `ME: First no coconuts, and now this!`,
        snap: `ME: Forty days! The only coconut I've seen was on somebody's bikini! ## Forty days! The only coconuts I've seen were on somebody's bikini, and they asked me to stop looking!`,
        slip: `
          ASK: There's toothpaste on your chin!
          ME: Sea foam. It comes in minty.`,
        end: `ME: A coconut! It's rolled right up to my foot! And the straw fits!`,
        later: `
          ME: I have my coconut at last.
          ASK: How did it taste?
          ME: I couldn't get in. So it's on the other pillow. We're just talking.`,
      },
      turns: [
        `[{ME} knocks on something round. TOK.]
         ASK: That's a bowling ball.
         ME: It's a coconut.
         ASK: It has three holes in it!
         ME: So has a coconut.`,
        `[{ME} is rocking the bowling ball.]
         ASK: Must you sing to it?
         ME: It's nearly ripe.`,
        `[CRACK. The bowling ball falls into two halves. There is milk.]
         ASK: That isn't possible!
         ME: You can't hurry them.`,
      ],
      twist: 'Carla sings to a ripening bowling ball',
    },
    'Two-Faced Theo': {
      short: 'Theo',
      want: 'to be believed, once',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} points.]
          ME: Look out, behind you!
          [Nobody turns round. SPLAT. A flying tuna.]
          ME: I did say. Nobody ever believes me. ## I did say. Nobody ever believes me. They laughed at "I do".`,
        stake: `ME: It wasn't me! I mean, it really wasn't. How does that sound?`,
        snap: `ME: I've betrayed everybody here twice! When does somebody do it to me? ## I've sold everybody here twice! When does somebody make me an offer?`,
        slip: `
          ASK: Are those pajamas?
          ME: Bark. It's off a striped sort of tree.`,
        end: `
          [{ME} points.]
          ME: Look out, behind you!
          [Everybody jumps aside. SPLAT. The tuna misses.]
          ME: You believed me! Now I'll have to think of another.`,
        later: `
          ME: Everybody trusts me now.
          ASK: Isn't it nice?
          ME: It's dreadful. They tell me things, and I have to leave them where they are.`,
      },
      turns: [
        `ME: Let's form an alliance. Only you and me.
         ASK: Against whom?
         ME: My other alliance.`,
        `ME: My two alliances have met.
         ASK: What happened?
         ME: They formed a third one, against me. I joined at once.`,
        `ME: I've been thrown out of the alliance against me.
         ASK: What for?
         ME: Loyalty.`,
      ],
      twist: 'Theo joins an alliance against Theo',
    },
    Mariko: {
      short: 'Mariko',
      want: 'one close-up',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [A camera comes along the row, and turns round just before {ME}.]
          ME: Not even one ear! ## Not even one ear! I wasn't in my own wedding pictures!`,
        stake: `ME: And where was the camera? On the seagull!`,
        snap: `ME: If I have to go, film it! From the left! That's my good side!`,
        slip: `
          ASK: You smell of shampoo!
          ME: It rained on me. Under one particular palm.`,
        end: `ME: The camera hasn't turned round! It's right in front of me! It's doing both ears!`,
        later: `
          ME: They showed my close-up last night.
          ASK: What did your mother say?
          ME: That I've got a very kind nostril.`,
      },
      turns: [
        `[{ME} takes one step to the left.]
         ASK: What are you doing?
         ME: I've worked out where the camera will look next.
         [A pause.]
         ME: It's fallen asleep.`,
        `[{ME} is holding up an enormous fish.]
         ASK: What's the fish for?
         ME: They always film the fish.`,
        `ASK: You were on television! I saw your elbow!
         ME: How was it?
         ASK: It stole the show. They've asked it back.`,
      ],
      twist: 'Mariko uses a fish to get on camera',
    },
    'Uncle Fishbone': {
      short: 'Uncle Fishbone',
      want: 'a nephew',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} leans back.]
          ME: And so I lost the second boat.
          [Somebody snores.]
          ME: A nephew would have stayed awake. ## A nephew would have stayed awake. My wives never did.`,
        stake: `ME: This reminds me of the great storm! Go on. Ask me. Nobody ever asks.`,
        snap: `ME: I've a story for this! It's four hours long, and it has a moral!`,
        slip: `
          ASK: Is that a library book?
          ME: It was washed ashore. It's due back on Friday.`,
        end: `
          ASK: And then, Uncle? What happened to the second boat?
          ME: You stayed awake for the boat! And you said "Uncle"! I've got a nephew!`,
        later: `
          ME: I've nephews at last.
          ASK: Do they like your stories?
          ME: They tell me theirs. I had no idea that it was so boring.`,
      },
      turns: [
        `ME: Did I ever tell you how I lost my leg?
         ASK: You've got two legs!
         ME: Don't spoil the ending.`,
        `ME: So there I was, inside the whale.
         ASK: Which whale?
         ME: You'd know, if you'd let me do the leg.`,
        `ASK: How did you get out of the whale, Uncle?
         ME: Say that again.
         ASK: The whale?
         ME: The last word.`,
      ],
      twist: 'Uncle Fishbone loses a leg he still has',
    },
    'Raft-Builder Ravi': {
      short: 'Ravi',
      want: 'a raft that floats',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} puts a very small raft in a puddle. Blub.]
          ME: That's the ninth. The fish are running out of room.`,
        stake: `ME: I could have made a raft out of that! Or a hole in one!`,
        snap: `ME: To the raft, everybody! Half of it's wet, and the other half is string!`,
        slip: `
          ASK: Is that a waffle?
          ME: I caught it myself. It was swimming in syrup.`,
        end: `
          [{ME} puts the raft down in the puddle. It stays up.]
          ME: It floats! The tenth one floats! Somebody tell the fish!`,
        later: `
          ME: I've built one that floats.
          ASK: Then why are you still here?
          ME: It left at four this morning. It didn't like to wake me.`,
      },
      turns: [
        `ME: Hold this string, would you?
         ASK: And if I let go?
         ME: Then it's a puddle.`,
        `ASK: May I let go of the string now?
         ME: Are you comfortable?
         ASK: Not at all.
         ME: Then it's working.`,
        `[{ASK} lets go of the string. Nothing falls down.]
         ME: It's still standing! What was the string for?
         ASK: I don't know. But it's warm, and it's pulling back.`,
      ],
      twist: "Nobody may let go of Ravi's string",
    },
  },
  recall: `
    PAL|LEAD: They've printed it on all the tins. "{Line}."
    BOSS: What did it say on them before?
    PAL|LEAD: "Contains fish."`,
  scenarios: [
    {
      id: 'tin',
      shape: 'contest',
      title: "It Didn't Say No || The Candidate",
      premise:
        'On an island where only the chief may say no, the chief is a tin without a label, and {keeper} looks after it.',
      game: 'A tin is against nothing, so everybody may take everything, until somebody is supper.',
      least: 3,
      facts: {
        prop: 'the tin',
        event: 'an election',
        crowd: 'the rivals',
      },
      effects: {
        chief: {
          noise: `PAL|LEAD: That's the first thing that's been said in its whole time in office.`,
          lost: `PAL|LEAD: It wanted to be closer to the people. It's very close to some of them now.`,
          stuck: `PAL|LEAD: The chief's hands are tied. That's what they all say, in the end.`,
          mixed: `PAL|LEAD: One hour in office, and there's a scandal already.`,
          mess: `PAL|LEAD: It's made a mess of things. They all do, but not so soon.`,
        },
      },
      hooks: {
        'Host Brock': {
          gift: `
            ASK: You sat in that pot for all of us. How do you feel?
            ME: You've asked! Wet. Salted. And so well understood!`,
        },
        'Coconut Carla': {
          asks: `
            ME: Chief, may I have a coconut?
            [It says nothing.]
            ME: Then where is it?
            ASK: It only means that you may.`,
          gift: `
            ASK: This tin isn't fish. It's something round, with hair.
            ME: They've tinned a coconut! And the straw fits!`,
        },
        'Two-Faced Theo': {
          asks: `
            ME: Chief, am I a liar?
            [It says nothing.]
            ME: There! It believes me.
            ASK: It's never met you.`,
          gift: `
            ["Is there a bone in this?" asks one of the rivals.]
            ME: No. || Not one.
            ASK: And they believe you. They're eating it up.
            ME: They believe me! Quick, somebody look for bones!`,
        },
        Mariko: {
          asks: `
            ME: Could they film me for once, chief?
            [It says nothing. The camera comes right up to the tin.]
            ME: It's taken mine!
            ASK: It's got no bad side.`,
          gift: `
            [The camera comes right up to {ME}.]
            ASK: Did you ask the chief for that?
            ME: I asked the camera! It's doing both ears!`,
        },
        'Uncle Fishbone': {
          asks: `
            ME: Chief, are you my nephew?
            [It says nothing.]
            ME: It's got the family chin.
            ASK: It's got no chin at all.
            ME: We none of us have.`,
          gift: `
            [The smallest of the rivals climbs onto {ME}'s knee.]
            ME: May I tell you about the second boat?
            ["Yes, Uncle."]
            ME: "Yes"! And then "Uncle"! I'll never get to the end of it!`,
        },
        'Raft-Builder Ravi': {
          asks: `
            ME: Chief, will my raft float?
            [It says nothing. Blub.]
            ASK: Was that the chief?
            ME: That was the raft.`,
          gift: `
            ASK: What's that pot doing in the puddle?
            ME: Floating! It had all of us in it, and it stayed up! I've made nine rafts, and never thought of handles!`,
        },
      },
      after: `
        BOSS: A hundred and ninety tins to go. Shall we open one?
        PAL|LEAD: Where's the opener?
        BOSS: I put it somewhere safe. In a tin.`,
      acts: [
        {
          title: 'Nothing but No || Second Choice',
          time: 'THE THIRTY-NINTH DAY',
          beat: 'People who have only said no to one another elect a tin, and from now on only the tin may say it.',
          text: `
            BOSS: Two hundred tins of fish, and nobody packed an opener. || We've two hundred tins, and one of us was to bring the opener. I name no names, as it was me.
            * plant opener
            FOE: Then open one with a rock!
            BOSS: We tried that. It opened the rock. || With our only rock? We did. It's in two halves.
            <?a> [GRRROWL.]
            <?a> PAL|ANY: What was that?
            <?a> BOSS: Thunder. || A bear. A long way off.
            <?a> FOE: It came from your shirt.
            <first> BOSS: And there's somebody coming. With a mouth. || And here comes one more who'll want to eat.
            > lead arrive
            LEAD: May I sit by the fire? || It's cold. Is that place by the fire free?
            FOE: No, I'm sitting there.
            <4+> PAL: Could I have it after you? || And tomorrow?
            <4+> FOE: No, there isn't any after me. || No, tomorrow I'm booked.
            !BOSS: Thirty-nine days, and it's nothing but "no"! So today we voted for a chief. || You hear? "No"! For thirty-nine days, it's all we've ever said! That's why we voted. We've got a chief.
            LEAD: And who's got it? || Who's won?
            BOSS: Everybody's first choice is themselves. Everybody's second choice is the tin without a label.
            PAL|LEAD: There's nothing about it to dislike. || I felt that it was listening.
            FOE: It's lunch, with a lid on! || But that's fish! It's lunch!
            !BOSS: It's the law. Whatever you want, you ask the chief. And only the chief may say no. || Whoever wants something asks the tin. And nobody but the tin may say no.
            * plant rule
            LEAD: Then I'd love to sit by the fire, chief. || Dear tin, I'd so like to be warm. Have I your leave?
            [The tin says nothing.]
            FOE: Well?
            !BOSS: It didn't say no.
            [{LEAD} sits down, exactly where {FOE} was sitting.]
            <5+> ANY: What a friendly chief.
            > turns`,
        },
        {
          title: 'The Only Blanket || Nothing Against It',
          time: 'THAT EVENING',
          beat: 'Everybody may have everything, until the chief ends up {where}.',
          text: `
            > turns
            !BOSS: Chief, I'd like our only blanket. || Dear chief, isn't it my turn with the blanket?
            [The tin says nothing. {BOSS} takes it.]
            FOE: I was wearing that! Then how about {boss}'s blanket for me, chief? || That was round my knees! Chief, can't I have it back?
            [Not a word. {FOE} takes it.]
            LEAD: I'm new here. Might {foe}'s be mine? || I've got nothing round mine. Might {foe}'s be for me?
            [Not a word. Round and round goes the blanket, till everybody has one thread. || Not a word. Rip. Soon everybody has exactly one thread.]
            !PAL|BOSS: What a chief! It's never been against anybody! || It's so generous. Nobody's ever given me so much of somebody else's. ## It's so generous. It's never once had a headache.
            <?b> > hook FOE asks
            <5+> ANY: This thread's shorter than yours.
            <handed> BOSS: {call}, lift the chief up high, so that we can all ask it things! || {call}! Carry it about a little. People want to ask things in person.
            <taken> BOSS: Lift the chief up high, so that we can all ask it things! || Pass it round. People want to ask things in person.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect chief
            FOE: And who's in charge now?
            !BOSS: The chief is. You can govern from anywhere. || The tin. It's {where}, but it's never been more popular.
            FOE: Chief! Can you still hear us?
            [Everybody listens. Nothing.]
            PAL|LEAD: It didn't say no.`,
        },
        {
          title: 'May We?',
          time: 'NEARLY SUPPER TIME',
          beat: 'The rivals hear of a chief who is against nothing, and come to ask it things.',
          text: `
            > turns
            > place crowd
            BOSS: The rivals! Stand in front of the fire, and look poor! || Those are our rivals! They'll have heard about our chief.
            ["May we have your fire?" ask the rivals.]
            !FOE: N...
            !BOSS: {foe}! That word's the chief's! || Ssh, {foe}! We've got a chief for that!
            PAL|LEAD: Chief, may they? || Chief, are you against it?
            [Nothing. Off goes the fire.]
            ["And the roof?" || "And all your chairs?"]
            [Nothing. Off goes the roof. || Nothing. Off go the chairs.]
            !FOE: I know a word for this. It's on the tip of my tongue. || There used to be a word for this. It was quite short.
            BOSS: Swallow it. || Think of another one.
            +BOSS: {call}, you've a way with things! Get our fire back! || {call}! The fire, at least! Get it back!
            > lead attempt
            ["You're so kind," say the rivals. "And could we stay to supper?"]
            PAL|LEAD: What is there for supper?
            [GRRROWL. Everybody looks round. Then everybody looks at everybody.]
            !FOE: Chief, is it {boss}?
            [Nothing. {hush}]
            PAL|LEAD: It didn't say no.
            > turns`,
        },
        {
          title: 'Budge Up',
          time: 'SUPPER TIME',
          beat: 'There is a pot as big as a bath, and everybody may be in it.',
          text: `
            [A pot, as big as a bath. In it, {BOSS}.]
            FOE: Are you comfortable? || How's the water?
            !BOSS: I can't complain. I voted for it. But wouldn't {foe} taste better, chief? || Cold. I mustn't grumble, it's my own law. But isn't there more on {foe}, chief?
            [Not a word. {FOE} climbs in.]
            !FOE: Budge up! And what about {the}, chief? || Mind my knee! And why not {the}, too, O chief?
            [Not a word. {LEAD} climbs in.]
            <4+> !LEAD: And perhaps {pal}, for the flavor?
            <4+> [Not a word. Splash.]
            <5+> ANY: Is there room for a carrot?
            <5+> [Splash. Splash.]
            > turns
            PAL|LEAD: It's quite a nice bath. || I never get asked to anything. It's rather cozy.
            <?o> !FOE: Chief, I'd rather get out again.
            <?o> [Not a word. {FOE} climbs out.]
            <?o> !BOSS: There's a draft here now. Couldn't {foe} come back?
            <?o> [Not a word. Splash.]
            BOSS: {call}, we'll soon be soup. What would you still like? || {call}, it's nearly supper. Is there anything that you'd like?
            > lead lastWords
            > turns
            ["May we light it?" ask the rivals.]
            FOE: Say it! It's only two letters! || Now, chief! Please! It's such a short word!
            [Nothing. A match is struck.]
            PAL|LEAD: It can't. It's only fish. || It won't. It's never said a thing to anybody.
            [{BOSS} stands up in the pot, dripping.]
            !BOSS: No.
            ["Only the chief may say no," say the rivals. "Who are you?"]
            !BOSS: I'm the supper. And I say no.`,
        },
        {
          title: 'Open This One First',
          time: 'A LITTLE LATER',
          beat: 'Everybody learns a short word, and the tin has something written on its bottom.',
          text: `
            [The match goes out.]
            ["Oh, good," say the rivals. "We hate soup. But nobody ever stopped us." || "At last," say the rivals. "We've felt awful since the fire. But nobody stopped us."]
            FOE: You can simply say it? Out loud? || And it works? Anybody can say it?
            !BOSS: It's quite easy. Try it. || It goes up at the end. You try.
            !FOE: No, thank you!
            <4+> !PAL: No, not in these shoes! || No, and don't call again! ## No, not even if you beg!
            !LEAD: No, never! Oh, that's lovely! || No, and that's final! Oh, it tickles!
            <5+> ANY: No, no. Oh, yes!
            [The rivals all try it. Back comes the fire.]
            > turns
            [{freed} It comes down on its head.]
            * prop
            FOE: Chief, would you mind being opened?
            [The tin says nothing.]
            !BOSS: That isn't a yes.
            PAL|LEAD: But look, it's got a ring on the bottom, and a note. "Please open this one first." || Nobody ever turned it over. It would have been rude. There's a ring, and a note. "Please open this one first."
            !BOSS: That's a yes.
            [PFFFT!]
            FOE: Well? Tuna? || Fish, or no fish?
            PAL|LEAD: It's a tin opener.
            * pay opener
            BOSS: We could have asked it for anything, and we asked it for a blanket! || All that time it only wanted to help, and we never let it finish!
            * pay rule
            [CRICK, CRICK, CRICK. There's fish for everybody.]
            <?b> > hook FOE gift
            > hook BOSS gift
            > turns
            <?l> > lead last
            FOE: So who's our chief now?
            <3> !LEAD: Whoever can say no. {Boss}! || {Boss}, of course. The only one who was ever against anything.
            <4+> !PAL: Whoever can say no. {Boss}! || {Boss}, of course. The only one who was ever against anything.
            FOE: Then, chief, may I have your supper? || In that case, I'd like the rest of your fish, chief.
            [{BOSS} has a very full mouth, and says nothing.]
            <3> !LEAD: It didn't say no.
            <4+> !PAL: It didn't say no.`,
        },
      ],
    },
    {
      id: 'pause',
      shape: 'siege',
      title: 'And the Winner Is || Not a Word',
      premise:
        'Whatever the microphone hears after the big four words has won, and {keeper} has the envelope with the real name.',
      game: 'The microphone takes the next word for the winner, and the winner has to stay.',
      facts: {
        prop: 'the envelope',
        event: 'a final',
        crowd: 'the viewers',
      },
      effects: {
        word: {
          noise: `
            FOE|LEAD: My poor ears!
            [HURRAY!]
            PAL|BOSS: It's My Poor Ears! By two votes!`,
          lost: `
            FOE|LEAD: Where's my hat?
            [HURRAY!]
            PAL|BOSS: It's Where's My Hat! By a head!`,
          stuck: `
            FOE|LEAD: Let go of my foot!
            [HURRAY!]
            PAL|BOSS: It's Let Go of My Foot! By a toe!`,
          mixed: `
            FOE|LEAD: Oh, my heart!
            [HURRAY!]
            PAL|BOSS: It's Oh My Heart! By a beat!`,
          mess: `
            FOE|LEAD: My clean shirt!
            [HURRAY!]
            PAL|BOSS: It's My Clean Shirt! By a sleeve!`,
        },
      },
      hooks: {
        'Host Brock': {
          gift: `
            ASK: Before you say it, {me}. How do you feel?
            ME: Now? With the shoes off? Nobody's ever asked! A little cold, and very, very happy.`,
        },
        'Coconut Carla': {
          gift: `
            [The crab opens its suitcase. There's one thing in it, round and hairy.]
            ASK: It's for you! It's been saving that for a year!
            ME: A coconut! And the straw fits!`,
        },
        'Two-Faced Theo': {
          gift: `
            ["Has the show stopped?" asks one of the viewers.]
            ME: No. It's only the pause.
            ASK: And they believe you!
            ME: They do! And I can't even find the lie in it!`,
        },
        Mariko: {
          gift: `
            [The camera comes closer to {ME}, and closer.]
            ASK: It always does that in the pause.
            ME: Both ears! Then let it be a long one!`,
        },
        'Uncle Fishbone': {
          gift: `
            ASK: The crab's taken your hand. What does it want?
            ME: To hear about the second boat, on the way! It said, "Uncle"! With one claw!`,
        },
        'Raft-Builder Ravi': {
          gift: `
            [{ME} puts everybody's shoes on a very small raft, in a puddle. It stays up.]
            ASK: It floats, {me}!
            ME: It only needed passengers! Don't shout, or the left ones will wake up!`,
        },
      },
      after: `
        PAL|LEAD: There's a card from the island.
        BOSS: What does it say?
        PAL|LEAD: "Glip."`,
      acts: [
        {
          title: 'Not a Word || Four Words',
          time: "EIGHT O'CLOCK, LIVE",
          beat: 'The microphone takes whatever comes after four words for the winner.',
          text: `
            <2> > lead arrive
            [A crab, in a very small crown, is sitting on a suitcase.]
            FOE|LEAD: Isn't that last year's winner? || That crab won it last year. What's it still doing here?
            BOSS: It won, and it's never gone home. It must be so happy here. || It liked its prize so much that it's never left.
            * plant crab
            [The crab sighs.]
            <3+> !FOE: I came second. By a claw. Nobody remembers who came second! ## I came second. By a claw. I came second on my honeymoon, too! || And who remembers the loser? I came second! ## And who remembers the loser? I came second! Even on my honeymoon!
            <2> +BOSS: I came second. By a claw. Nobody remembers who came second. ## I came second. By a claw. I came second on my honeymoon, too.
            <first> <3+> BOSS: Tonight's is in an envelope, carried by the one person nobody here has lied to. || Tonight's comes in an envelope, with somebody honest. We had to send away for one.
            <3+> > lead arrive
            BOSS: Quiet! We're live, and nobody leaves before the big four words. It's in the contract. || We're on! Eighteen million people! And nobody leaves before the big four words. That's the contract.
            * plant contract
            [{BOSS} taps a microphone.]
            !BOSS: And the winner is...
            [{LEAD} trips over the crab.]
            !LEAD: Sorry! || Whoops!
            [HURRAY! The loudspeaker shakes with eighteen million voices.]
            <3+> PAL|FOE: They think that was the name! "Sorry" has won! || They take it for the name! The winner's called Whoops!
            !BOSS: Whatever the microphone hears next has won! So not a word, this time. And the winner is... || Whatever the microphone hears after that has won. So, once more, and quietly! And the winner is...
            * plant rule
            FOE|LEAD: Ssh! || Yes, hush!
            [HURRAY!]
            <2> BOSS: Now it's Ssh. || And now it's Yes Hush.
            <3+> PAL|LEAD: Now it's Ssh. || And now it's Yes Hush.
            FOE|LEAD: What's it got that I haven't? ## What's it got that I haven't, besides a lawyer? || How can that win? It isn't even here!
            <2> BOSS: It's quiet. || Never for long. ## No. It's the ideal husband.
            <3+> PAL|LEAD: It's quiet. || Never for long. ## No. It's the ideal husband.
            > turns`,
        },
        {
          title: 'Me',
          time: 'TWO MINUTES PAST EIGHT',
          beat: 'The envelope ends up {where}, and somebody wins who is very many people.',
          text: `
            > turns
            <?b> > hook FOE claim
            <handed> !BOSS: It has to be a real name. {call}, the envelope! And don't crease it! || That's no way to win an island. {call}, hand me the name. With a bit of a wrist.
            <taken> !BOSS: It has to be a real name. The envelope! And don't crease it! || That's no way to win an island. Where's the envelope?
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            !BOSS: Stay calm. I'll make up a name. ## Stay calm. I'll make up a name. I've done it in bed. || Eighteen million, waiting! I'll think of something. ## Eighteen million, waiting for a name! It's like waking up next to somebody.
            [{BOSS} says the big four words, and thinks.]
            <handed> > effect word
            <taken> FOE|LEAD: Think faster! || But of what?
            <taken> [HURRAY!]
            <taken> PAL|BOSS: It's Think Faster! By a minute! || It's But of What! Nobody saw that coming!
            <3+> !FOE: Give me that microphone! And the winner is... me! || I've waited long enough. Out of my way! And the winner is... me! ## I've waited since my honeymoon. Out of my way! And the winner is... me!
            <2> LEAD: Shall I hold my mouth shut? || Would it help if I bit on something?
            <2> !BOSS: Just nod when I get it right, {call}. And the winner is...
            <2> !LEAD: Me?
            [HURRAY! HURRAY! HURRAY! It doesn't stop.]
            <3+> !FOE: They love me! Listen to that!
            <2> LEAD: Why are they so happy?
            <3+> LEAD: Why's everybody so happy? || What are they all shouting?
            ["Me!" shout eighteen million people. "It's me! I've won!"]
            <4+> PAL: Well, each of them is one. ## Well, each of them is one. It's years since anybody told them. || They've looked in the mirror. They're sure of it. ## They're waking their husbands, to tell them.
            BOSS: And now every one of them will come for the prize. || And now they'll all put on their coats, and come here.
            <5+> ANY: Somebody put out more chairs.
            > turns`,
        },
        {
          title: 'Not Me',
          time: 'NEARLY NINE',
          beat: 'Everybody has won, until somebody reads what the prize is.',
          text: `
            > place crowd
            !BOSS: Viewers! Which of you has won? || Good evening! And who's the winner?
            ["Me!" say the viewers.]
            <3+> !FOE: That was my "me"! I said it first!
            > turns
            LEAD: What's the prize, anyway? || And what do you win here?
            !PAL|BOSS: The contract says, "Whoever wins it keeps the island." || Let's see the small print. "First prize, one island."
            FOE|LEAD: The whole island? With all the tuna? || A whole one? All to oneself?
            !PAL|BOSS: "The others are sent home." ## "The others are sent home, to whoever they left there."
            FOE|LEAD: And how long does one keep it? || And when can one leave it?
            !PAL|BOSS: "Until somebody else wins." || "As soon as somebody else wins."
            [Everybody looks at the crab. The crab nods.]
            <5+> ANY: Poor thing. A whole year.
            <3+> !FOE: But I didn't win! That wasn't me! ## But I didn't mean it! I was faking! || Me? I never said a word! ## I didn't mean "me"! I was faking!
            <4+> !PAL: Eighteen million people heard you. I'll take it back. || They all heard you say it. Quiet, and I'll put it right!
            <4+> [{PAL} says the big four words, very clearly.]
            <2-3> !BOSS: I'll take it back. Quickly! || Quiet, and I'll put it right.
            <2-3> [{BOSS} says the big four words, very clearly.]
            FOE|LEAD: Not me! || No, not me!
            [HURRAY!]
            ["Which one's Not Me?" ask the viewers. Everybody points at somebody else. || "So who's Not Me?" ask the viewers. They look at one another. "Not me," says each of them.]
            BOSS: {call}, switch that microphone off! || {call}! That microphone! Make it stop!
            > lead attempt
            PAL|LEAD: It's still listening. || It's on. Look, the little red light.
            > turns`,
        },
        {
          title: 'Is It Me?',
          time: 'LONG PAST NINE',
          beat: 'Nobody wants to be in the envelope, and somebody is.',
          text: `
            > turns
            FOE|LEAD: So whoever's in that envelope has to stay? || And the one in the envelope? Stays here?
            BOSS: All alone. Just {a}, and one bucket.
            [In the bucket, supper goes round. Glip.]
            FOE|LEAD: What was that? || Who said that?
            BOSS: Nobody. It's only the tuna. If it's you, {call}, there'll be just you two. What would you like? || Ssh. That's only supper. If it's you, {call}, you'll have to talk to it. So what would you like?
            * plant tuna
            > lead lastWords
            > turns
            [{freed}]
            * prop
            <3+> FOE: It's back! Open it! No, don't! Yes! Is it me? ## It's back! Oh! No! Don't stop! Yes! Yes! Is it me? || There it is! Don't tell me! Tell me! Is it me? ## There it is! Slowly! No, faster! Yes! Yes! Is it me?
            <2> LEAD: It's back! Open it! No, don't! Yes! Is it you? || There it is! Don't tell me! Tell me! Is it you?
            [{BOSS} looks in.]
            !BOSS: No.
            <4+> !PAL: Then it's me! || Me? ## Then me? I wasn't even warm!
            <4+> !BOSS: No. || Nor you.
            <3+> LEAD: Who is it, then? || Then who?
            <2> LEAD: Is it the crab again?
            !BOSS: It's you, {call}. || {call}, they've voted for you.
            !LEAD: But I only came to help! || Me? But I don't even like fish!
            PAL|FOE|BOSS: That's what they liked. You're the only one who never asked them for anything. ## That's what they liked. You're the only one who never bribed the producer. || Eighteen million of them. They'd never seen anybody here who didn't want to win.
            [The crab takes off its crown, and holds it out to {LEAD}.]
            <3+> !FOE: So read it out! Then we can all go home! || Read it out! Quick! What are you waiting for?
            <2> LEAD: So read it out. Then you can go home.
            <4+> PAL: With that crab looking on?
            !BOSS: It's just one name. And I'd be home for breakfast. ## It's just one name. Most mornings, I've left without knowing one. || One name to read. And that's me out of here. ## One name, and I'm out of here. I've left better people asleep.
            [A long silence. {hush}]
            !BOSS: Give me that contract again.`,
        },
        {
          title: 'The Good Part || And After That?',
          time: "ALMOST TEN O'CLOCK",
          beat: '{Boss} says the big four words, and what comes after them is a pause.',
          text: `
            PAL|LEAD: "Nobody leaves before the big four words." || Here it is. "Before the big four words, nobody leaves."
            !BOSS: And what comes after them? || And do I have to say a fifth?
            PAL|LEAD: Three dots. || There's nothing here. Only three dots.
            !BOSS: Then that's what I'll say. And we'll all slip out through the dots. || Then I won't say one. And we'll all slip out through those.
            * pay contract
            FOE|LEAD: But the whole country's waiting! || You can't just stop! They're all holding their breath!
            !BOSS: Let them. It's always been the good part. Shoes off, everybody! Whoever makes a sound gets an island! ## Let them. It's always been the good part. Take off whatever squeaks, everybody! Whoever makes a sound gets an island! || Any fool can read out a name. This is a pause. Take off your shoes! And whoever sneezes gets the island! ## Any fool can get to the end. I want it to last. Take off your shoes! And whoever coughs gets the island!
            <?b> > hook FOE gift
            > hook BOSS gift
            > turns
            <?l> > lead last
            <5+> ANY: Somebody carry the crab.
            [{BOSS} lays the microphone down, by the bucket.]
            !BOSS: And the winner is...
            [Nobody says a word. On tiptoe they go out, one after another, the viewers, and the crab with its suitcase. The door shuts.]
            LEAD: Did anybody say anything? || Is that all of us?
            FOE|BOSS: Not a word. || Every one. There's nobody left in there but supper.
            [From inside, very small. Glip.]
            [HURRAY!]
            * pay tuna
            PAL|LEAD: Supper has won! It keeps the island! || The tuna! It's won the whole island!
            BOSS: Well, it is called Tuna Island. || Tuna Island! So it had its name on it from the start!
            [The crab throws its crown in the air.]
            * pay crab
            <3+> LEAD: So what does that make us?
            <3+> !FOE: I came second! ## I came second! And it was worth the wait!
            <2> LEAD: And what does that make you?
            <2> !BOSS: I came second! ## I came second! And it was worth the wait!`,
        },
      ],
    },
    {
      id: 'whale',
      shape: 'lie',
      title: 'No Way Off || The Punctual Whale',
      premise:
        'The castaways must hide that each of them goes home by bus every night, while {lead} keeps mentioning the bus.',
      game: 'Everybody is the only one who cheats, and a whale comes by every hour and says "Mind the step."',
      facts: {
        prop: 'the ticket',
        event: 'a shipwreck',
        crowd: 'the rescuers',
      },
      effects: {
        ticket: {
          noise: `BOSS: If there were a driver anywhere near, which there isn't, that would have been heard.`,
          lost: `BOSS: That was the last one! I mean, how strange. What do people do with those?`,
          stuck: `BOSS: Pull harder! I mean, let it be. Who'd want a thing like that?`,
          mixed: `BOSS: It's {where}, with one trip still on it! As far as one could see. From here.`,
          mess: `BOSS: Now you can't read the number. Eleven. I'm only guessing. Eleven.`,
        },
      },
      after: `
        BOSS: I slept here! All night! On a rock!
        PAL|LEAD: How did you sleep?
        BOSS: Badly! Really badly! You can check!`,
      acts: [
        {
          title: 'A Considerate Animal',
          time: 'THE FORTIETH MORNING',
          beat: 'The castaways have suffered for forty nights, and a whale tells them to mind the step.',
          text: `
            <2> > lead arrive
            <next> [{BOSS} gazes at the horizon.]
            BOSS: There's no way off this island. There's nothing here but rock, and {a}.
            <3+> PAL|ANY: Forty nights on bare rock! Whoever sleeps in a bed is out of the show. I've forgotten what a pillow is. || It's the rule of the show. We sleep on bare rock, or we're out. I dreamed of a pillow again. On my rock.
            <2> LEAD: Where do you sleep?
            <2> BOSS: On bare rock. Whoever sleeps in a bed is out of the show. I've forgotten what a pillow is.
            [Pshhh. Far away, a calm voice. "Mind the step."]
            FOE|LEAD: Who's calling? || Did you hear that?
            BOSS: A whale. It's breathing out.
            * plant whale
            FOE|LEAD: It told us to mind the step. || It's a whale, and it talks?
            <3+> PAL|ANY: They pick things up from ships. || They're very considerate animals.
            <2> BOSS: They pick things up from ships. || They're very considerate animals.
            <?a> > place why
            <first> > hook FOE claim
            <first> <3+> BOSS: Look! The sea has washed somebody up!
            <3+> > lead arrive
            <handed> > place intro
            <first> BOSS: You poor thing. How long did you cling to the wreck?
            <first> LEAD: I had a seat. It was the number eleven. || What wreck? I came on the bus. The number eleven.
            <first> BOSS: Sunstroke. They all see buses. || They always see a bus. Then it's angels.
            <next> LEAD: I've looked it up. It's the number eleven. It stops right outside.
            <next> BOSS: Still seeing buses. It must be the fish.
            > turns
            <first> <?c> > hook BOSS claim`,
        },
        {
          title: 'A Very Small Oar',
          time: 'AFTERNOON',
          beat: 'A bus ticket is found, and it ends up {where}.',
          text: `
            BOSS: What's this on the ground? A bus ticket! Somebody goes home at night, to a bed! Whoever it is, is out! || Nobody move! I've found a bus ticket. Somebody here sleeps in a bed! Whoever it is, is out!
            <3+> FOE: A bed? What sort of person does that? || With a pillow? That's disgusting!
            <2> LEAD: I do. It's got a pillow on it.
            [Everybody shakes a head. A toothbrush falls out of a sleeve.]
            <3+> BOSS: And whose is that?
            <3+> FOE: It's an oar. It's a very small oar.
            <2> LEAD: And whose is that?
            <2> BOSS: It's an oar. It's a very small oar.
            > turns
            <?d> > hook FOE slip
            LEAD: I'd keep the ticket. The bus is quite dear.
            <handed> BOSS: Delirious. Here, then. You hold it, till we've found the cheat with the pillow.
            <taken> BOSS: Delirious. I'll put it away, till we've found the cheat with the pillow.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: That ticket was the proof! {call}, get it back! || Without the ticket, we'll never know who it is! {call}, get it back!
            <taken> > lead attempt
            <handed> > effect ticket
            <handed> <?x1> > lead search
            [Pshhh. "Mind the step."]
            FOE|LEAD: It's back! || That whale comes every hour.
            BOSS: On the hour. Except on Sundays. || I've never known such a punctual fish.
            <?watch> PAL|LEAD: How do you know what hour it is?
            <?watch> BOSS: By the stars.
            <?watch> FOE|LEAD: It's four in the afternoon.
            <?watch> +BOSS: That's what they said.
            > turns
            <?e> > hook FOE stake
            <?f> > lead ban
            <?g> > hook PAL slip`,
        },
        {
          title: 'We Have Come to Save You',
          time: "FIVE O'CLOCK",
          beat: 'Rescuers arrive, and everybody must look wrecked.',
          text: `
            > place crowd
            BOSS: Rescuers! How awful! They'll see that we aren't wrecked! Quick, mess up your hair!
            <?mint> LEAD: I know that one. We shared a seat on the bus. || They were on my bus. That one gave me a mint.
            <?mint> BOSS: They've been drinking sea water. All of them.
            ["What have you been living on?" calls one of the rescuers.]
            <3+> FOE: Tuna! And bark! And each other's shoes!
            <2> BOSS: Tuna! And bark! And the other shoe!
            <?jam> ["There's jam on your ear," says the smallest of the rescuers.]
            <?jam> !BOSS: It's a rash. It's raspberry. ## It's a love bite. From a crab. || It's a jellyfish. It comes off with toast.
            > turns
            <?h> > hook BOSS slip
            <?x2> BOSS: Now look starved, all of you! Not with your mouths full!
            <?x2> > lead teach
            BOSS: {call}, you look far too well. Quick, be somebody else!
            > lead pretend
            > turns
            <?i> > place stir
            <?x3> > lead wait
            ["It's nearly six," says a rescuer. "That's the last bus! We'll save you tomorrow!" And off they hurry.]
            [Everybody stops chewing bark.]
            BOSS: What does the sun say?
            LEAD: Five to.`,
        },
        {
          title: 'The Last Whale',
          time: "SIX O'CLOCK",
          beat: 'The last bus comes, and everybody turns out to have the same secret.',
          text: `
            [Pshhh. Very near. "Last bus. Mind the step."]
            [Everybody stands up.]
            BOSS: And where are you going? || Why's everybody standing?
            FOE|LEAD: To wave to the whale. Where are you going? || I thought I'd stroke it. And you?
            BOSS: I've a pie in the oven. I mean, I've an eye on the ocean. || Home. I mean, foam. I like to look at the foam.
            LEAD: It isn't a whale. It's a bus. It has a door.
            * pay whale
            BOSS: All right! I go home! Every night! I've a cat! ## All right! I go home! Every night! There's somebody warm! It's a bath! || Very well! I've a flat! I've a cat! I've a bath with feet! ## Very well! I've a flat! I've a cat! I've a bath with feet, and sometimes they aren't mine!
            <3+> FOE: You too? I always sit behind a newspaper, so that nobody knows! || You too? I sit at the back, every night, with a bag over my head! ## You too? I sit at the back, every night, with a bag over my head! I've been proposed to twice!
            <4+> PAL|ANY: So that was you, behind the newspaper? || I sat next to that bag. I thought that it was shopping. ## I sat next to that bag. I told it all about my marriage. I thought that it was shopping.
            LEAD: Then why doesn't everybody just get on? || There are plenty of seats.
            BOSS: Run!
            > place door
            [Pshhh. The voice gets smaller. "Mind the... step."]
            FOE|LEAD: It's gone. The last bus. || That was the last bus.
            BOSS: So we're stuck here. On an island! All night! || Then we'll have to spend a night here. Us! Castaways!
            PAL|LEAD: Where do people sleep, here?
            BOSS: How should I know? I've never been here after six.
            > turns
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap`,
        },
        {
          title: 'After Six',
          time: 'THE FORTY-FIRST NIGHT, AND THE FIRST',
          beat: 'They spend their first night on the island, and nobody minds the step.',
          text: `
            BOSS: It's so dark. Does it do this every night? || Who's turned off the... Oh. It's the sun.
            > lead comfort
            > turns
            FOE|LEAD: If you've got a cat, why did you ever come back? ## If it's such a warm bath, why did you ever come back? || You had a bath with feet. Why come back, every morning?
            BOSS: Here, somebody always asks me how I slept. ## Here, four people ask me how I slept. At home, I was married eleven years. || A bath never asks you how you slept. You all do. ## A bath never asks you how you slept. Nor did my husband. He knew where, and that was it.
            PAL|LEAD: You always say "badly". || And you always lied.
            BOSS: It was the best part of the day. || I know. I'd looked forward to it all night.
            <?m> > lead found
            > turns
            <?x4> > place gift
            <?o> > hook FOE end
            <handed> [{freed} It lands on {BOSS}'s knee.]
            <taken> [{freed} It ends up on {BOSS}'s knee.]
            * prop
            FOE|LEAD: There's one trip left. One of us could still go home.
            [Nobody looks at the ticket.]
            > hook BOSS end
            <?p> > lead last
            [Pshhh. Just outside. "Night bus. Mind the step."]
            LEAD: There's a night bus?
            !BOSS: It's a whale.
            LEAD: It's holding the door.
            [A long silence. {hush} Pshhh. It goes.]
            !BOSS: There's no way off this island.`,
        },
      ],
    },
  ],
}
