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
        stake: `ME: I smiled all the way through that. Now I can't get it off.`,
        snap: `ME: For forty days I've asked how everybody feels! Guess what nobody ever said back!`,
        quiet: `
          ASK: Are you all right, {me}?
          ME: It had to get that quiet before anybody asked. I'm lonely, and my teeth are cold. Thank you.`,
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
        quiet: `
          ASK: What's that in your lap?
          ME: Somebody passed it along the row while nobody was talking. It's brown, it's hairy, and the straw fits.`,
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
          ME: I did say. Nobody ever believes me.`,
        stake: `ME: It wasn't me! I mean, it really wasn't. How does that sound?`,
        snap: `ME: I've betrayed everybody here twice! When does somebody do it to me? ## I've been in bed with everybody here! Politically! When does somebody ring me back?`,
        quiet: `
          ASK: You didn't tell a single lie in all that time.
          ME: I didn't say a word. And you believed all of it!`,
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
          ME: Not even one ear!`,
        stake: `ME: And where was the camera? On the seagull!`,
        snap: `ME: If I have to go, film it! From the left! That's my good side!`,
        quiet: `
          ASK: Why are you glowing?
          ME: There was nothing to film. So it came right up to me. For the whole pause. Both ears!`,
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
          ME: A nephew would have stayed awake.`,
        stake: `ME: This reminds me of the great storm! Go on. Ask me. Nobody ever asks.`,
        snap: `ME: I've a story for this! It's four hours long, and it has a moral!`,
        quiet: `
          ASK: Who's that sitting by your feet?
          ME: Somebody who stayed awake. I said "Not yet, nephew." It didn't say no.`,
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
        quiet: `
          ASK: What's your raft doing in that puddle?
          ME: Floating. It turns out that it's only nervous. Nobody may talk near it.`,
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
            FOE|LEAD: What was that? || Did you hear that?
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
            <?mint> LEAD: I know that one. We shared a seat on the bus. ## I know that one. We shared a seat on the bus. There was a bend, and we've agreed to say nothing. || They were on my bus. That one gave me a mint.
            <?mint> BOSS: They've been drinking sea water. All of them.
            ["What have you been living on?" calls one of the rescuers.]
            <3+> FOE: Tuna! And bark! And each other's shoes!
            <2> BOSS: Tuna! And bark! And the other shoe!
            <?jam> ["There's jam on your ear," says the smallest of the rescuers.]
            <?jam> BOSS: It's a rash. It's raspberry. ## It's a love bite. From a crab. || It's a jellyfish. It comes off with toast.
            > turns
            <?h> > hook BOSS slip
            <?x2> BOSS: Now look starved, all of you! Not with your mouths full!
            <?x2> > lead teach
            BOSS: {call}, you look far too well. Try to look like part of a wreck.
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
            PAL|LEAD: Where do people sleep, here? ## Where do people sleep, here? And which of you is the big spoon?
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
            FOE|LEAD: If you've got a cat, why did you ever come back? || You had a bath with feet. Why come back, every morning?
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
    {
      id: 'tin',
      shape: 'contest',
      title: 'The Candidate || A Tin for All of Us',
      premise:
        'Hungry castaways elect a tin without a label, which can never be eaten while it is chief, and {keeper} looks after it.',
      game: 'Whoever runs against a tin that says nothing loses, and the hungrier they get the more they respect it.',
      least: 3,
      facts: {
        prop: 'the tin',
        event: 'an election',
        crowd: 'the voters',
      },
      effects: {
        chief: {
          noise: `PAL|LEAD: At last, the chief has been heard. In four counties, I should think.`,
          lost: `PAL|LEAD: The chief wanted to be closer to the people. This is very close.`,
          stuck: `PAL|LEAD: The chief's hands are tied. It's what they all say, in the end.`,
          mixed: `PAL|LEAD: It's {where}! One hour in office, and there's a scandal already.`,
          mess: `PAL|LEAD: It's made a mess of things. They all do, but not so soon.`,
        },
      },
      changes: {
        ring: {
          hot: `FOE: Ow, it's hot! The paint has all come off the bottom. And what's this little ring?`,
          cold: `FOE: My finger's frozen to the bottom of it! It's stuck in some sort of ring!`,
          small: `FOE: It's shrunk! All of it but this ring on the bottom. Was that always there?`,
          bitten: `FOE: Something has had a bite out of the bottom! It broke a tooth on this ring!`,
          wet: `FOE: It's been scrubbed! All the rust is off the bottom. And there's a ring on it!`,
          sticky: `FOE: It's stuck to my hand. I can only hold it by this little ring on the bottom!`,
        },
      },
      after: `
        BOSS: A hundred and ninety-nine tins to go. Shall we open one?
        PAL|LEAD: Where's the opener?
        BOSS: I put it somewhere safe. In a tin.`,
      acts: [
        {
          title: 'Second Choice',
          time: 'THE THIRTY-NINTH DAY',
          beat: 'The castaways vote for a chief, and everybody has the same second choice.',
          text: `
            <next> [{BOSS} looks at a very large heap of tins.]
            BOSS: Two hundred tins of fish, and nobody packed an opener. || We've two hundred tins, and one of us was to bring the opener. I name no names, as it was me.
            * plant opener
            [GRRROWL.]
            FOE: What was that?
            BOSS: Thunder. || A bear. A long way off.
            PAL|ANY: It came from your shirt.
            BOSS: It's very local. || It's only a small one.
            <?a> > place why
            <first> PAL|ANY: And now there's one more mouth to feed.
            > lead arrive
            <handed> > place intro
            BOSS: Sit down, and vote for a chief. Whoever is chief decides everything, and can't be sent home. Or eaten. || Pencils out! Whoever is chief gives the orders, and can't be sent home. Or eaten.
            * plant rule
            <4+> PAL|ANY: Is anybody being eaten?
            <4+> BOSS: It's only the thirty-ninth day. || Nobody has said anything. But I've seen how you look at {foe}.
            <first> > hook FOE claim
            [Papers rustle.]
            BOSS: Everybody's first choice is themselves. Everybody's second choice is the tin.
            FOE: What tin? || A tin has won?
            BOSS: The one without a label. || That one. With nothing on it.
            PAL|LEAD: There's nothing about it to dislike. ## It's the first candidate that hasn't tried anything by the fire. || I felt that it was listening. ## I felt that it was listening. It's got very smooth sides.
            +PAL|ANY: It has hidden depths.
            > turns`,
        },
        {
          title: 'Its First Day in Office',
          time: 'THAT MORNING',
          beat: 'The tin governs well, until it ends up {where}.',
          text: `
            > turns
            <?c> > hook BOSS claim
            BOSS: Chief, should we build a roof, or a fire?
            [The tin says nothing.]
            PAL|LEAD: It's thinking before it speaks. Nobody's ever tried that here. || It leaves it to us. That's trust. ## It leaves it to us. That's trust. I was married to somebody with less in the can.
            FOE: That's fish! || It's lunch, with a lid on!
            PAL|LEAD: Kindly stand up when you insult the chief.
            <?law> FOE: What does it say about the snoring?
            <?law> [The tin says nothing.]
            <?law> BOSS: Then it's allowed. Write that down. It's our first law. ## Then it's allowed. Ask it about my wife's cousin, and the hammock.
            > turns
            <handed> BOSS: {call}, carry the chief about. Let the people see it. || {call}! Take the chief for a walk. Keep the shiny side up.
            <taken> BOSS: Let the people see their chief! Carry it about!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: That was our chief! {call}, get it back! || How does one get a chief back? {call}, you've got a way with things!
            <taken> > lead attempt
            <handed> > effect chief
            FOE: So who's in charge now?
            BOSS: The chief is. You can govern from anywhere. || The tin. It's {where}, but it's never been more popular.
            [GRRROWL.]
            PAL|LEAD: Listen! It's making a speech! It said "Grow!" || It spoke to us! It said "Grow!"
            FOE: That was my stomach!
            BOSS: Then your stomach has finally said something worth hearing. || Don't put words in its mouth.
            <?d> > hook FOE stake
            <handed> <?x1> > lead search
            > turns
            <?e> > lead ban`,
        },
        {
          title: 'The Great Debate',
          time: 'AFTERNOON',
          beat: 'Somebody stands against the tin, and makes one promise too many.',
          text: `
            > place crowd
            [{freed} A cheer.]
            * prop
            FOE: I demand a debate! Me, against the tin! || Let's have it out! Me and the tin, here, in front of everyone!
            BOSS: First question. What would you do about the food?
            FOE: I promise you all a hot meal by tonight!
            [The tin says nothing. Applause.]
            PAL|LEAD: It doesn't promise what it can't give. || It didn't even raise its voice. ## It didn't even raise its voice. I want to be governed by it. On a rug.
            > turns
            <?debate> BOSS: Second question. What about the weather?
            <?debate> FOE: Sunshine! Every day! And nobody wet!
            <?debate> [The tin says nothing. A woman faints.]
            <?debate> BOSS: So honest. I've got goose bumps. ## So strong. So silent. I've wasted my life on people who finish their sentences.
            <?x2> FOE|BOSS: I could be liked, too! {call}, teach me something!
            <?x2> > lead teach
            <?shine> FOE: Look at it! There's nothing behind that shine! || It's hollow! Knock on it! It's all top and bottom!
            <?shine> PAL|LEAD: Now it's getting personal. And the tin did not reply. || The tin rises above that. Well, it doesn't sink to it.
            <?x3> > place stir
            > turns
            BOSS: The tin has won. With every single vote. Even yours, {foe}.
            FOE: It made some good points. ## I voted with my heart. And lower down. I'm so hungry. || I got carried away. It's a very good listener. ## I got carried away. It was cool, and it was there, and I'd had the coconut.`,
        },
        {
          title: 'Lunch With a Title',
          time: 'EVENING',
          beat: 'The people are hungry, and look at their chief in another light.',
          text: `
            [GRRROWL. GRRROWL. GRRRRROWL.]
            PAL|LEAD: Was that three bears? || That's a big storm.
            BOSS: That was all of us. || That isn't weather any more. That's the people.
            FOE: I can't stand it! I say we eat the chief!
            BOSS: You can't eat a government! It's the rule! || Nobody may eat the chief! It's the one rule we've got!
            > turns
            PAL|LEAD: Ask it. It's only fair.
            +BOSS: Chief, may we eat you?
            [The tin says nothing.]
            FOE: It didn't say no! I'm fetching a rock. || That wasn't a no! Where did I put that rock?
            * exit FOE
            [{FOE} runs out.]
            PAL|LEAD: Hide it! Quickly! || A coup! Get the chief to safety!
            > place stow prop
            * enter FOE
            FOE: I've got the rock. Where's the chief?
            PAL|LEAD: In exile. ## In exile. On a beach, with a younger tin. || It's stepped down. To spend more time with the other tins. ## It's stepped down. There were photographs. With a sardine.
            <?g> > place door
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?x4> > lead comfort
            > turns
            <wish> BOSS: I can't think of anything but supper. {call}, take our minds off it. What do you want that isn't food?
            <wish> > lead lastWords`,
        },
        {
          title: 'This Way Up',
          time: 'THAT NIGHT',
          beat: 'The chief comes out of hiding, and shows what was in it all the time.',
          text: `
            [{FOE} sniffs, and opens {hide}.]
            > place back prop
            > change ring
            PAL|LEAD: We always had it standing on that end. || Nobody ever turned it over. It would have been rude.
            BOSS: Whatever you do, don't pull it!
            [PFFFT!]
            FOE: I've opened the government.
            BOSS: What's in it? Is it tuna? || Well? Fish, or no fish?
            PAL|LEAD: It's a tin opener.
            * pay opener
            [Nobody speaks. Two hundred tins gleam in the dark.]
            FOE: There's a note with it. "Open this first." || And a little note. "Please open this one first."
            BOSS: All that time, it only wanted to help! || We could have asked it anything, and we asked it about the snoring!
            * pay rule
            [CRICK, CRICK, CRICK. The first tin comes open.]
            > turns
            <?x5> > place gift
            <?k> > hook FOE end
            <?l> > lead last
            > hook BOSS end
            FOE: So who's chief now? That one's empty. || And now the chief's only an empty tin.
            [From the empty tin, GRRROWL.]
            BOSS: It's hungry!
            PAL|LEAD: I told you. It has hidden depths.`,
        },
      ],
    },
    {
      id: 'pause',
      shape: 'siege',
      title: 'And the Winner Is || The Longest Pause in Television',
      premise:
        'The host must hold the pause before the winner is named, live, until {keeper} gives back the envelope.',
      game: 'A whole play between "the winner is" and the name, while a whole country holds its breath.',
      facts: {
        prop: 'the envelope',
        event: 'a final',
        crowd: 'the viewers',
      },
      effects: {
        envelope: {
          noise: `PAL|LEAD: They heard that in every kitchen. They think it was somebody's name.`,
          lost: `PAL|LEAD: The only answer on the whole island, and it's {where}!`,
          stuck: `PAL|LEAD: Well, it was sealed already. Now it's sealed twice.`,
          mixed: `PAL|LEAD: You can't just open it now. It's {where}. It would be like reading a love letter.`,
          mess: `PAL|LEAD: Somebody has won, and somebody has run. I expect the winner's a smudge.`,
        },
      },
      after: `
        BOSS: They've given the pause a show of its own.
        PAL|LEAD: When does it start?
        BOSS: It's been on since breakfast.`,
      acts: [
        {
          title: 'The Good Part || Any Fool Can Read a Name',
          time: "EIGHT O'CLOCK, LIVE",
          beat: 'The winner of the island is about to be named, after a short pause.',
          text: `
            <2> > lead arrive
            <next> [The lights go down.]
            BOSS: And the winner is...
            [Drum roll, on an empty tuna tin. RRRRRRR.]
            FOE|LEAD: Who? || Well? Go on!
            BOSS: Ssh. First comes the pause. It's the good part. || Not yet. This is the pause. Any fool can read a name.
            * plant pause
            <?a> > place why
            PAL|LEAD: Who won it last year?
            BOSS: A crab. People can vote for whatever they like best. || They can vote for anything they like. So, a crab.
            * plant crab
            <3+> FOE: I came second. By a claw. || I met it once. It never looked me in the eye. ## I met it once. It never looked me in the eye. It went straight for the hips.
            <first> > hook FOE claim
            <first> <3+> BOSS: And here comes the envelope, in the hands of the one person nobody here has lied to. || And the envelope is brought by somebody honest. We had to send away for one.
            <3+> > lead arrive
            <handed> > place intro
            <2> BOSS: And you've got the envelope. You were the only one here whom nobody has lied to.
            BOSS: Nobody look round! We're live. Eighteen million people are holding their breath till I read out the name. || Don't look at it! Stay in the pause! Eighteen million people won't breathe out till I've read the name.
            * plant breath
            <?c> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Without Creasing It || Keep Drumming',
          time: 'TWO MINUTES PAST EIGHT',
          beat: 'The envelope ends up {where}, and the pause cannot stop.',
          text: `
            > turns
            [RRRRRRR.]
            PAL|LEAD: How long must I drum? My thumbs have gone. || I've drummed through both my gloves.
            <handed> BOSS: We're nearly there. {call}, the envelope. And don't crease it! || Now comes the name. {call}, hand me the envelope. With a bit of a wrist.
            <taken> BOSS: We're nearly there. The envelope! And don't crease it!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect envelope
            <handed> > place worse
            <?d> > hook BOSS stake
            FOE|LEAD: Why not just say a name? Any name! || Couldn't you simply make one up?
            BOSS: And be wrong? They paid for those stamps! It has to be the one in the envelope. || It has to be the one in the envelope. They voted for it! They'd be over here in boats!
            <?e> > hook FOE stake
            <handed> <?x1> > lead search
            [{BOSS} has a small voice in one ear.]
            !BOSS: The director says, "Keep pausing. Nobody's gone to bed."
            PAL|LEAD: How long can you do that? || Can you?
            BOSS: I once paused at my own wedding. They're still in the church. ## I once paused at my own wedding. Between "I" and "do". By the time I'd finished, it was to the best man. || I held one for a whole winter. It was a quiz. The winner's children took the prize home.
            > turns
            <handed> <?f> > lead ban`,
        },
        {
          title: 'Before We Tell You',
          time: 'NEARLY NINE',
          beat: 'The pause is filled with whatever there is, and the whole country comes to a stop.',
          text: `
            > turns
            !BOSS: Before we tell you who has won, let's look back at the season!
            LEAD: What happened in it?
            BOSS: We ate tuna. || There was one Tuesday when we nearly didn't eat tuna.
            [RRRRRRR.]
            <?past> FOE|LEAD: What else? There were forty days!
            <?past> BOSS: On the ninth, it was sardines. Some of us wept.
            <?past> PAL|LEAD: I had to go and lie down.
            [A telegram arrives.]
            PAL|LEAD: "The trains have stopped. The drivers want to know who's won." || "Nobody's put a kettle on. The whole country is thirsty, and won't leave the room."
            BOSS: Keep drumming.
            <?burglar> FOE|LEAD: There's another one. "A burglar has sat down with the family. They're sharing a blanket."
            <?burglar> BOSS: It's bringing people together. ## It's bringing people together. The lady's asked if he's got anybody at home.
            > place crowd
            BOSS: Viewers? In person? Sit them down! Not on the answer! || Those are viewers! You can tell. They've brought their own sofa.
            PAL|LEAD: They couldn't bear it at home. ## They couldn't bear it at home. They'd had to talk to each other. || One of them's been on the edge of that seat since eight.
            > turns
            BOSS: {call}, you take the drum. Only the drum! || Then somebody else must drum. {call}! A gentle roll. No name.
            > lead attempt
            [RRRR. Rr. Plip.]
            PAL|LEAD: There's a hole in the drum.
            BOSS: Then drum round it. Till we have that envelope, nobody breathes out!
            <taken> > place worse
            <handed> <?x2> > place stir`,
        },
        {
          title: 'Hold It',
          time: 'LONG PAST NINE',
          beat: 'Nobody can bear it any more, least of all those who are holding it.',
          text: `
            [Another telegram, and another.]
            FOE|LEAD: "The tide was due at nine. It's waiting." || "A baby in the north won't be born until it knows." ## "Two thousand couples have stopped halfway. They're being very good about it."
            BOSS: And everybody who's been holding their breath?
            PAL|LEAD: "They've gone blue. In the south they've begun to lie down." || "They're the color of plums. Some of them have begun to hum."
            BOSS: On which side? || In which key? ## In which key? My wife used to hum like that. It meant that I could stop.
            > turns
            <?h> > place door
            FOE|LEAD: End it! Say a name! Say mine! || Are you trying to make jam? Let them breathe!
            BOSS: I can't! While I haven't said it, everybody here has nearly won. || And then? Once it's said, one of us has won, and the rest of us have eaten forty days of fish.
            <?x3> > lead wait
            <?i> > lead comfort BOSS
            > turns
            > place peak
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            <?l> > hook BOSS snap
            <wish> BOSS: They're still listening. Somebody say something. Something that isn't a name!
            <wish> > lead lastWords`,
        },
        {
          title: 'Three Dots',
          time: "ALMOST TEN O'CLOCK",
          beat: 'The envelope comes back, and what has won is something that nobody thought of.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} tears it open. The drumming stops.]
            * prop
            FOE|LEAD: Whose name is it? || Is it me?
            !BOSS: It isn't a name. It's three dots. || There's no name. It says "Dot, dot, dot."
            PAL|LEAD: Nobody's called that! || Is that the crab's brother?
            * pay crab
            BOSS: They could vote for anything they liked. They liked the pause.
            * pay pause
            FOE|LEAD: We were beaten by nothing? ## I took my shirt off for forty days, and they liked nothing? || So I lost to somebody not talking? ## So I lost to somebody not talking? I've been married to that! Nobody gave it a prize!
            BOSS: By eighteen million votes. It's the first of us they never got tired of. || By a mile. It was the only one of us who never asked them for anything.
            * pay breath
            [All over the country, people breathe out. A sofa goes by.]
            <?m> > hook FOE quiet
            <?x4> > place gift
            > turns
            > hook BOSS quiet
            <?o> > lead last
            PAL|LEAD: And what does it win?
            BOSS: A year of tuna. And it gets to say a few words. || All the tuna it can eat. But first, its speech.
            [Everybody rises. {BOSS} holds out the microphone to nobody.]
            !BOSS: And the winner is...
            [Nobody says a word. {hush}]`,
        },
      ],
    },
  ],
}
