import { type Program } from '../../plays/card-types.ts'

export const badNewsWithBrenda: Program = {
  name: 'Bad News with Brenda',
  people: {
    Brenda: {
      short: 'Brenda',
      want: 'to be welcome somewhere',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} waves to somebody far off. A bolt is drawn, and then another.]
          ME: I only waved.`,
        stake: `ME: I knew it! Nothing nice ever came in on paper!`,
        snap: `
          <first> ME: And now the very last headline! It's us!
          <next> ME: I'm sorry to have to tell you this! I'm so tired of saying that!`,
        honest: `ME: I read very fast, because I'm afraid that you'll say something back. ## Under this desk, I've been holding my own hand all these years.`,
        end: `
          <first> [Far off, somebody waves.]
          <first> ME: They've waved to me! And they've left the door open!
          <next> ME: There's a mat at the door. It says "Come in, Brenda". Nobody's crying on it!`,
        later: `
          ME: I was welcome at four houses last night.
          ASK: What did you tell them?
          ME: Only "hello". Then they held hands, and waited for the rest.`,
      },
      turns: [
        `ME: Good evening.
         [{ASK} sits down, and takes out a handkerchief.]
         ASK: Who is it?
         ME: I only wanted the salt.`,
        `ME: I've been practicing. "What lovely weather!"
         ASK: How many were hurt?`,
        `ASK: Brenda, it's you! Come in!
         ME: I haven't got anything to tell you.
         ASK: Good. Have some tea.
         ME: I've no idea how it goes on from here.`,
      ],
      twist: 'Brenda says good evening and hankies come out',
    },
    'Producer Park': {
      short: 'Park',
      want: 'to say "one"',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ME} holds up five fingers.]
          ME: On the air in five! Four! Three!
          [Only the lips move.]
          ME: The two best numbers, and I always have to swallow them.`,
        stake: `ME: And we're on in five! Four! Thr...`,
        snap: `
          <first> ME: Five! Four! Three! Oh, why do I bother?
          <next> ME: We're running over! We're about to be run over!`,
        honest: `ME: I don't know what any of these buttons do. I press the warm ones. ## I don't know what these buttons do. I press the warm ones. It's the only warmth I get.`,
        end: `
          <first> ME: "Three, TWO, ONE!" I didn't swallow them! Why did nobody tell me that "one" is so round?
          <next> ME: I've said "zero"! I didn't even know that there was one!`,
        later: `
          ME: I've been counting out loud all night.
          ASK: How far did you get?
          ME: Nobody told me that it goes up as well.`,
      },
      turns: [
        `ME: Soup in five. Four. Three.
         [{ME} points at the soup, without a sound.]
         ASK: Is it ready?`,
        `ASK: Do you do that at home, too?
         ME: Only with the children. They come down to breakfast in three.`,
        `ASK: Go on. Nobody's listening. Say the rest.
         [{ME} looks round, and whispers.]
         ME: "Two."
         ASK: And?
         ME: I'm saving it for my birthday.`,
      ],
      twist: 'Park counts down to soup and stops short',
    },
    'Cue-Card Carlos': {
      short: 'Carlos',
      want: 'to say a line himself',
      as: { PAL: {} },
      hooks: {
        claim: `
          [{ME} holds up a card.]
          ASK: "Ha, ha!"
          ME: My best line, and it's always somebody else who says it.`,
        stake: `ME: And that was my good handwriting!`,
        snap: `
          <first> ME: I've got no card for this! Somebody scream, and I'll write it down!
          <next> ME: I've written "help"! In capitals! Why is nobody saying it?`,
        honest: `ME: I spell "Wednesday" another way every week. I wanted to see if anybody was there. ## I write "pause" on the cards, so that I can look at you.`,
        end: `
          <first> [{ME} turns the card round, and reads.]
          <first> ME: "Ha, ha!" I've said my own line! Did you hear the comma?
          <next> ME: A whole paragraph! With a comma in it! I felt it go by!`,
        later: `
          ME: I've been talking since midnight. Without cards.
          ASK: What did you say?
          ME: "Um." I'd never have thought of writing it. It's marvelous.`,
      },
      turns: [
        `[{ME} holds up a card.]
         ASK: "Good morning, Carlos. How are you?" Do I have to say that?
         ME: Slower. And as if you'd thought of it.`,
        `[{ME} holds up a card.]
         ASK: "You look well. Is it a new shirt?" It isn't.
         ME: I'd such a good answer ready.`,
        `[{ASK} holds up a card, in wobbly letters.]
         ME: "I like you. Singed, me."
         ASK: I can't spell.
         ME: It's the best line that I've ever been given.`,
      ],
      twist: 'Carlos writes cue cards for small talk',
    },
    'Field-Reporter Fred': {
      short: 'Fred',
      want: 'to come inside',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} pours a fish out of a hood.]
          ME: Floods, storms, geese. Why does the news never happen on a carpet?`,
        stake: `ME: This is Fred, reporting from right beside it! It's bad!`,
        snap: `
          <first> ME: Back to the studio! Where's the studio? Oh no!
          <next> ME: I've stood in worse! But I had a hood!`,
        honest: `ME: Whenever I say "Back to you", I wish that somebody would say "No, Fred. Come here." ## Whenever I say "Back to you", I only mean one of you. I put on the good raincoat for it.`,
        end: `
          <first> ME: I'm standing on a carpet! It isn't even wet! Back to... No. I'm staying!
          <next> ME: Somebody's given me a slipper! I'm going in for the other one!`,
        later: `
          ME: I spent the whole night indoors.
          ASK: Was it cozy?
          ME: I couldn't sleep. In the end I had somebody throw water at me.`,
      },
      turns: [
        `ME: I'm standing here, outside the bathroom.
         ASK: You can just tell me, Fred.
         ME: Sources say that there's still somebody in it.`,
        `ME: I've spoken to a man who heard singing.
         ASK: That was me, in the bath.
         ME: What went through your mind? ## What were you wearing?`,
        `ASK: Sit down, Fred. Have a cookie.
         ME: I'm here now, with a cookie. The mood is good. Back to you.
         ASK: I'm right next to you.
         ME: So you are.`,
      ],
      twist: 'Fred reports live from outside the bathroom',
    },
    'Weather Wanda': {
      short: 'Wanda',
      want: 'to be right, once',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} puts out a flat hand.]
          ME: It's going to stay dry.
          [PLIP.]
          ME: Six years, and I've never been right about one drop.`,
        stake: `ME: I did say "bright"! I never said what would be burning!`,
        snap: `
          <first> ME: There's no tomorrow! That's my forecast! Oh, please let me be wrong!
          <next> ME: For once, I hope that I know nothing!`,
        honest: `ME: I get the weather from that window. I found out in June that it's painted on. ## I get the weather from a sailor, every morning. He's always wrong. I go for the sweater.`,
        end: `
          <first> ME: I said that it'd clear up, and it's cleared up! I was right! To the last drop!
          <next> ME: I've forecast everybody's lunch. I even got the gravy!`,
        later: `
          ME: I was right again this morning.
          ASK: What about?
          ME: I said that nobody would believe me.`,
      },
      turns: [
        `ME: It's going to stay dry, just where you're standing.
         [SPLOSH. {ASK} is wet.]
         ME: Later.`,
        `ME: There's a warm front coming in from the left.
         ASK: That's the oven.
         ME: I never said what was in it.`,
        `ASK: I've brought my umbrella. You said "sunny".
         ME: So you do listen to me!
         ASK: Always. And then I do the opposite. I haven't been wet for years.
         ME: So I've been useful?`,
      ],
      twist: 'Wanda promises somebody a dry spot',
    },
    'Sports Svetlana': {
      short: 'Svetlana',
      want: 'somebody to pass her the ball',
      as: {
        BOSS: {},
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [A ball flies past {ME}, to nobody.]
          ME: I was free! I'm always free! Nobody ever passes to me! ## I was free! I'm always free! I'm free on Saturday night! Nobody ever passes to me!`,
        stake: `ME: Dropped! With nobody near it! And the crowd goes home!`,
        snap: `
          <first> ME: It's all over! I've always wanted to shout that! But not like this!
          <next> ME: Is there extra time? Somebody say that there's extra time!`,
        honest: `ME: I don't know the rules. Not of any of them. I go by the shouting. ## I don't know the rules. Not of any of them. I've only ever watched the knees.`,
        end: `
          <first> ME: They passed to me! The ball! I've got it in both arms! What does one do now?
          <next> ME: I've scored! I don't know what, or against whom! But I've scored!`,
        later: `
          ME: They passed to me all evening long.
          ASK: What did they pass?
          ME: The potatoes. I went twice round the table with them.`,
      },
      turns: [
        `ME: And it's the spoon! In from the left! It's up! It's in!
         ASK: May I finish my soup?
         ME: A bold question, so late in the bowl!`,
        `ME: And now the second sock! Is it going on? It's on! It's inside out!
         ASK: Could you wait outside?
         ME: And the crowd is divided!`,
        `ASK: Catch!
         [A bread roll. {ME} catches it.]
         ASK: Well? Say something.
         ME: I can't. I'm playing.`,
      ],
      twist: 'Svetlana cheers every spoonful of the soup',
    },
  },
  recall: `
    PAL|LEAD: It's running along the bottom of the screen, day and night. "{Line}."
    BOSS: Who put that in?
    PAL|LEAD: Nobody knows. It's third in the ratings, after the eclipse.`,
  scenarios: [
    {
      id: 'nose',
      shape: 'lie',
      title: 'A Big Nose || We Apologize for the Mistake',
      premise:
        'The news has said something about the mayor and takes it back again and again, while {keeper} has the correction.',
      game: 'Every correction is a new mistake, and the first one was the truth.',
      facts: {
        prop: 'the correction',
        event: 'the evening news',
        crowd: 'the rose growers',
      },
      effects: {
        slip: {
          noise: `BOSS: I wanted a quiet little correction. On page nine. In gray.`,
          lost: `BOSS: We always say that we'd eat our words. I didn't mean today.`,
          stuck: `BOSS: A correction should be short and straight! That's got corners!`,
          mixed: `BOSS: It's supposed to say that we're sorry! It's saying that we're yours!`,
          mess: `BOSS: It's all blots. We'd be apologizing to a puddle.`,
        },
      },
      after: `
        [RRRING!]
        PAL|LEAD: It's the mayor. He'd like you to mention his ears.
        BOSS: What about them?
        PAL|LEAD: That's just it. Nobody ever says.`,
      acts: [
        {
          title: 'And Finally',
          time: 'SIX IN THE EVENING',
          beat: 'The news ends with a remark, and the telephone rings.',
          text: `
            <2> > lead arrive
            !BOSS: And finally. The mayor has a big nose. Good night.
            [A long silence.]
            FOE|LEAD: You can't say that! || What did you just say?
            !BOSS: It was on the card. I read what's on the card.
            PAL|LEAD: It must be a misprint. || It's one letter out. It has to be.
            [RRRING!]
            !BOSS: Hello? Mayor! About your nose?
            [CLICK.]
            * plant call
            FOE|LEAD: Why did you hang up? He'd hardly begun!
            !BOSS: I heard the word "nose". || He'd got as far as "my nose". I know how that goes on.
            <first> > hook BOSS claim
            <first> <3+> BOSS: I've sent for somebody who can spell.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            FOE|LEAD: What the news gets wrong, the news takes back. On the air. It's the rule.
            !BOSS: It's one letter out. So what rhymes with "nose", and one's glad to have a big one? ## It's one letter out. So what rhymes with "nose", and his wife's glad it's big?
            [BAM-BA-DAMM!]
            !BOSS: Good evening. The mayor has a big rose. We apologize for the mistake.`,
        },
        {
          title: 'A Big Rose',
          time: 'SEVEN',
          beat: 'The rose is a mistake, too, and the next correction ends up {where}.',
          text: `
            > turns
            [RRRING! RRRING!]
            PAL|LEAD: It's the rose growers. Theirs is bigger. They're coming here with a ruler.
            !BOSS: Then there isn't any rose! Who can type? || Take back the rose! Write me another one!
            [CLACKETY-CLACK.]
            FOE|LEAD: There. That one's safe. Nobody could mind that one. || I've put in something that can't hurt a soul.
            <handed> BOSS: {Call}, bring it to my desk. By the shortest way.
            <taken> BOSS: Bring it to my desk. By the shortest way.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that! {call}, you're the nearest! || {call}, you've got nothing in your hands. Get it back!
            <taken> > lead attempt
            <handed> > effect slip
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            FOE|LEAD: We're on! Take back the rose! Say it from memory! || We're on! You've got to take it back! From memory!
            +BOSS: But nobody's read it to me! || I never even saw it!
            [BAM-BA-DAMM!]
            !BOSS: We said "a big rose". We're sorry. The mayor has a big nurse.
            PAL|LEAD: A nurse? || How big?
            !BOSS: It was the first thing that came. || I panicked. I saw one, once. ## I panicked. I married one, once. I was only in for my tonsils.
            > turns
            <first> <3+> > hook FOE claim
            <?d> > lead ban`,
        },
        {
          title: 'A Big Nurse, a Big Purse',
          time: 'EIGHT',
          beat: 'The growers come, the nurses call, and it all grows.',
          text: `
            > place crowd
            FOE|LEAD: They want to see the rose.
            !BOSS: It's wilted. Tell them that a nurse is with it.
            ["Ours is eleven inches", says a lady, and holds up a ruler. ## "Mine's eleven inches", says a gentleman. "But it's shy."]
            [RRRING! RRRING! RRRING!]
            PAL|LEAD: All the nurses in town are asking which of them we mean. || It's the nurses. Every one of them says that it isn't her.
            !BOSS: None! It was never a nurse! It's... a purse!
            [BAM-BA-DAMM!]
            <handed> <?e> > lead attempt
            > turns
            FOE|LEAD: Now half the town's at his door, with their hands out!
            BOSS: Why?
            FOE|LEAD: You said that the mayor has a big purse! On the air! || To help themselves! It was on the news!
            <?hose> BOSS: I never said "purse". I said "hose".
            <?hose> PAL|LEAD: The firemen would like to borrow it.
            <?hose> BOSS: Is there a fire?
            <?hose> PAL|LEAD: There will be, they say, once they've got it.
            [RRRING!]
            !BOSS: Hello? Mayor! Still about your nose?
            [CLICK.]
            <?f> > lead teach
            <?x1> > place uses
            > turns
            <?g> > lead wait
            BOSS: Every word I say makes it bigger.`,
        },
        {
          title: 'Round the Corner',
          time: 'NINE',
          beat: 'The mayor himself is on his way, and can be seen from afar.',
          text: `
            > turns
            PAL|LEAD: Somebody's coming up the street. Something's come round the corner. It's still coming.
            BOSS: What is?
            PAL|LEAD: I can't see the rest of him yet. || It's still only the one thing.
            FOE|BOSS: It's the mayor! Out by the back!
            <?h> > place door
            > place peak
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            <?k> > hook BOSS snap
            +BOSS: I've apologized to everybody but him. || One word, and I can't find it. I had so many others.
            !FOE|LEAD: Why do you hang up on him every time?
            !BOSS: He might be sad. I only know what to do with angry. || I can read out anything. I can't listen to it.
            <?m> > lead comfort BOSS
            > turns
            <wish> BOSS: This is our last broadcast. {Call}, say what you'd like. Nobody can make us take that back. || They'll want a statement. {Call}, you make it. Mine only grow.
            <wish> > lead lastWords`,
        },
        {
          title: 'The Whole Nose',
          time: 'HALF PAST NINE',
          beat: 'The mayor comes in, a little after his nose, and is allowed to finish.',
          text: `
            > lead save
            > place saves
            [{freed}]
            * prop
            BOSS: What does it say?
            FOE|LEAD: "The mayor has a face."
            !BOSS: That would have done! And now he's at the door!
            [In the doorway appears a nose. A good while later, the mayor.]
            ["Twelve inches," says the lady with the ruler. "We give up." ## "Twelve inches," says the shy gentleman. "I give up."]
            FOE|LEAD: It's... very... || Nobody look at it. Look at the tie.
            !BOSS: Mayor! Forgive us! It was all one letter!
            [The mayor holds up a hand, and speaks. {hush}]
            * pay call
            PAL|LEAD: He says, "I only rang to say thank you."
            BOSS: To say what?
            PAL|LEAD: "All my life, people have talked to my tie. You're the first who ever mentioned it."
            FOE|BOSS: So the card was right. It was right the first time!
            <?sneeze> +BOSS: What does he do when he sneezes? ## What's it like to kiss him?
            <?sneeze> PAL|LEAD: He moved out of his last house. ## His wife says that one sets out after lunch.
            > turns
            <?x2> > place gift
            <?o> > hook FOE end
            > hook BOSS end
            <?p> > lead last
            <?q> > turns
            LEAD: And what about the rose, the nurse and the purse?
            [BAM-BA-DAMM! {BOSS} sits up straight, and looks into the camera.]
            !BOSS: Good evening. We've told you a great many things tonight. We apologize for the mistakes.
            LEAD: And finally?
            [The mayor turns, and shows the camera his best side.]
            !BOSS: The mayor has a big nose.`,
        },
      ],
    },
    {
      id: 'go',
      shape: 'siege',
      title: 'Do Not Go || The Other Half of the Sentence',
      premise:
        'The news has told everybody not to go, and lost the card with the rest of the sentence, while {keeper} has it.',
      game: 'Nobody is allowed to go, and one of them has to.',
      facts: {
        prop: 'the second card',
        event: 'a live broadcast',
        crowd: 'the viewers',
      },
      effects: {
        card: {
          noise: `BOSS: The rest of the sentence is in there, playing!`,
          lost: `BOSS: So half of my sentence has been swallowed!`,
          stuck: `BOSS: A sentence is no good to me with its legs tied!`,
          mixed: `BOSS: It's my sentence! It ought to want to be with me!`,
          mess: `BOSS: It's all run together. It's one long, blue word.`,
        },
      },
      after: `
        [BAM-BA-DAMM!]
        BOSS: They're all still here. I only said three words.
        PAL|LEAD: You could tell them to go.
        BOSS: Tomorrow. We've just put up the bunk beds.`,
      acts: [
        {
          title: 'Whatever Happens',
          time: 'SIX IN THE EVENING',
          beat: 'A warning is read out, and there is only half of it.',
          text: `
            <2> > lead arrive
            [BAM-BA-DAMM! Lights. A desk.]
            !BOSS: Here is the news. Whatever happens tonight, do not go.
            PAL|LEAD: Go where? || Go and do what?
            !BOSS: That's all that's on the card. There must be another card. || It stops there. Who's got the rest of it?
            * plant cards
            FOE|LEAD: There isn't one. And you've just told six million people not to go! || You said that on the air! They're all listening!
            !BOSS: Then nobody goes, till we've read the other card. We can't ask of them what we won't do ourselves.
            <3+> PAL|FOE: But I have to go.
            <2> LEAD: But I have to go.
            BOSS: Where?
            [Two knees are pressed together.]
            BOSS: Nobody goes!
            <first> > hook BOSS claim
            <first> <3+> BOSS: Do I hear somebody coming? Coming's allowed.
            <3+> > lead arrive
            <handed> > place intro
            <first> <?a> <3+> > hook PAL claim
            > turns`,
        },
        {
          title: 'Coming Is Allowed',
          time: 'HALF PAST SIX',
          beat: 'The second card is found, and ends up {where}.',
          text: `
            > turns
            PAL|LEAD: I've found it! It was stuck to the back of the first one! || Here's the second card! I was sitting on it!
            <handed> BOSS: Nobody read it! I'm the news! {Call}, hold it up in front of the camera. || Don't look! Only I may read it, and only on the air. {Call}, hold it still.
            <taken> BOSS: Nobody read it! I'm the news! Hold it up in front of the camera.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: {call}! Get it back! || Somebody get it back! {call}!
            <taken> > lead attempt
            <handed> > effect card
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            FOE|LEAD: Did anybody see what was on that card?
            BOSS: I saw the first letter. It began with "A".
            PAL|LEAD: "Do not go alone"? ## "Do not go all the way"? || "Do not go ashore"? ## "Do not go all the way"?
            BOSS: We'd look silly if it was that. ## We'd look silly if it was that. It's too late for most of us. || Are we at sea? Somebody look out. ## We'd look silly if it was that. It's too late for most of us.
            FOE|LEAD: "Do not go ape"?
            BOSS: They'd never have put that in writing.
            > turns
            <?d> > lead ban
            <?out> PAL|LEAD: Outside, the trains have stopped. One man's still standing on one leg. ## Outside, the trains have stopped. Two people who only meant to say good night are still at it.
            <?out> BOSS: And the river?
            <?out> PAL|LEAD: It's going. The police have spoken to it.`,
        },
        {
          title: 'Think of Something Dry',
          time: 'SEVEN',
          beat: 'More and more people come, and nobody can go.',
          text: `
            > place crowd
            ["What did you mean by that?" asks a lady in a nightcap. || "And how does the sentence go on?" asks a lady in a nightcap.]
            BOSS: When I've found the other card. Till then, nobody goes. || I can't say, till I've got the other card. And nobody goes before that.
            ["We'd like to sit down", says a man at the back. "Sitting isn't going. We took a vote."]
            [Shuffling. A great deal of it.]
            PAL|LEAD: I've got somebody's elbow in my news. ## I've got somebody's hand in my news. I've decided not to turn round. || There's no room left to breathe out. ## I've got somebody's hand in my news. I've decided not to turn round.
            <?pizza> [A smell of cheese.]
            <?pizza> FOE|LEAD: The man with the pizza's come.
            <?pizza> !BOSS: Can't he leave it, and go?
            <?pizza> ["Where to?" says a pizza box, from under an elbow.]
            <?pizza> BOSS: No. I see.
            > turns
            <handed> <?e> > lead attempt
            <3+> PAL|FOE: I still have to go.
            <2> LEAD: I still have to go.
            BOSS: Think of something dry. ## Think of something dry. Think of my sister's wedding.
            [SPLISH. Somewhere, somebody pours tea.]
            PAL|LEAD: Who did that?
            <handed> <?f> > lead search
            <?x1> > place stir
            > turns
            <?soup> BOSS: The cat's gone. Who let the cat go?
            <?soup> FOE|LEAD: Nobody told the cat. It doesn't watch.
            <?g> > lead wait
            BOSS: I've never had so many people in. If only I could tell them something. || Everybody's listening, and I've only half a sentence.`,
        },
        {
          title: 'We Stay',
          time: 'JUST BEFORE EIGHT',
          beat: 'They would have to run, and nobody is allowed to.',
          text: `
            <?h> > place door
            > turns
            > place peak
            FOE|LEAD: Let's go!
            !BOSS: You've just said the word! || That's the one thing we can't do!
            <3+> FOE: We could come somewhere else.
            <2> LEAD: We could come somewhere else.
            BOSS: And leave from here? That's going, backward!
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            <?k> > hook BOSS snap
            <3+> PAL|FOE: If it gets any worse, I'm going to go right here.
            <2> LEAD: If it gets any worse, I'm going to go right here.
            !BOSS: How long have you had to?
            <3+> PAL|FOE: Since "Here is the news". I thought that it'd be a short one.
            <2> LEAD: Since "Here is the news". I thought that it'd be a short one.
            <?l> > lead comfort BOSS
            > turns
            <wish> BOSS: Dear viewers, I'm staying with you. I haven't got another card. {Call}, where would you like to be, if you could go? || I've run out of news. Let {the} have the last item. {Call}, what is it you want?
            <wish> > lead lastWords`,
        },
        {
          title: 'The Second Card',
          time: 'EIGHT',
          beat: 'The rest of the sentence is read out, and somebody says one without a card.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} picks it up, and holds it next to the first.]
            * prop
            !BOSS: "Whatever happens tonight, do not go..." And then, "away. We'll be right back."
            * pay cards
            FOE|LEAD: "Do not go away"? It was only for the commercials!
            BOSS: I'm so sorry. It was nothing. Everybody can go.
            [Everybody hurries to the way out. The lights go down. {BOSS} sits there, with no card.]
            !BOSS: Do not go.
            [They stop.]
            FOE|LEAD: Is that on a card?
            BOSS: No. That was only me.
            [One after another, they all come back, and sit down round the desk.]
            > turns
            <?n> > hook PAL end
            <?x2> > place gift
            > hook BOSS end
            <?p> > lead last
            <?q> > turns
            [A long, warm silence. Somebody crosses both legs.]
            <3+> PAL|FOE: I really do have to go.
            <2> LEAD: I really do have to go.`,
        },
      ],
    },
    {
      id: 'lamps',
      shape: 'race',
      title: 'And Now the Good News || Five Lamps',
      premise:
        'There are five lamps, one goes out whenever the viewers do not like the news, and {keeper} has the only good news.',
      game: 'They say nicer and nicer things, and it gets darker and darker.',
      facts: {
        prop: 'the good news',
        event: 'the last show',
        crowd: 'the sponsors',
      },
      effects: {
        envelope: {
          noise: `BOSS: At last there's good news, and you can't hear it for {with}!`,
          lost: `BOSS: It's the only good news that we've got! And it's {where}!`,
          stuck: `BOSS: There's good news in there. I can see one corner of it.`,
          mixed: `BOSS: It's supposed to be good for everybody! It only wants the one!`,
          mess: `BOSS: It's drowning! The only good news, and it's drowning!`,
        },
      },
      after: `
        PAL|LEAD: All the lamps were on this morning. And a new one.
        BOSS: I talked in my sleep.
        PAL|LEAD: What about?
        BOSS: You'd have to look at the bill.`,
      acts: [
        {
          title: 'Lovely to Be Here',
          time: 'SIX IN THE EVENING',
          beat: 'The news says good evening, and a lamp goes out.',
          text: `
            <2> > lead arrive
            [Over the desk hang five lamps.]
            !BOSS: Good evening. It's lovely to be here.
            [WOMP. A lamp goes out.]
            FOE|LEAD: What have you done? || Who touched that?
            BOSS: I only said hello.
            PAL|LEAD: It's new. "A lamp goes out when they don't like it at home. All five out, and you're off." || There's a label. "They don't like it at home? One lamp out. All five out? You're off the air."
            * plant lamps
            !BOSS: They can't stand bad news! So tonight, it's all good. What have we got?
            FOE|LEAD: A flood, a strike, and a lost tortoise. || There's a flood. There's a strike. And somebody's tortoise has run away.
            !BOSS: Watch me. "The sea has come to visit!" ## Watch me. "The sea has come to visit, and found a good many of you in the wrong bed!"
            [WOMP.]
            !BOSS: That was charming! || But I smiled!
            <first> > hook BOSS claim
            <first> <3+> BOSS: Somebody's bringing us good news. A whole envelope. By messenger.
            <3+> > lead arrive
            <handed> > place intro
            <first> <?a> <3+> > hook PAL claim
            > turns`,
        },
        {
          title: 'The Envelope',
          time: 'A LITTLE LATER',
          beat: 'There is one piece of good news, and it ends up {where}.',
          text: `
            > turns
            FOE|LEAD: There's one envelope. It says "Good News. To be opened last." || In the mail! One envelope! It's marked "Good News"!
            <handed> BOSS: Keep it for the end. {Call}, guard it. It may be the only one there is.
            <taken> BOSS: Keep it for the end, and guard it. It may be the only one there is.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect envelope
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            PAL|LEAD: What do we tell them?
            !BOSS: Stay calm. "Dear viewers, everything's going just as we'd planned." ## Stay calm. "Dear viewers, size isn't everything."
            [WOMP.]
            FOE|LEAD: They'd rather have had the flood. Two more lamps, and we're off the air!
            BOSS: Somebody out there is very hard to please.
            > turns
            <?d> > lead ban
            <?sport> FOE|LEAD: Try the sports.
            <?sport> BOSS: "Our team came second!"
            <?sport> PAL|LEAD: Out of how many?
            <?sport> BOSS: I was hoping that nobody would ask.`,
        },
        {
          title: 'Two Lamps',
          time: 'SEVEN',
          beat: 'The sponsors come, and everybody is as nice as can be.',
          text: `
            > place crowd
            BOSS: Be nice to them. They pay for the lamps.
            FOE|LEAD: What a wonderful tie, sir. Is it meant to be... || Madam, you look younger than your dog! ## Madam, you look younger than his secretary!
            [One lamp flickers.]
            BOSS: Nicer than that!
            > lead flattered
            > turns
            <?e> > lead teach
            <?x1> > place uses
            ["And how's the station doing?" asks a sponsor, and unscrews a pen.]
            !BOSS: "Never better!"
            [WOMP.]
            FOE|LEAD: That was the last but one. || There's only one left. I can hardly see your teeth.
            BOSS: I'm being as sweet as I can! What do they want from me? ## I'm being as sweet as I can! What do they want from me? Another button? || I've smiled till my ears met! What more is there?
            <handed> <?f> > lead search
            <?kind> PAL|LEAD: Perhaps it isn't them. Perhaps it's broken.
            <?kind> [They all look at the lamp. It looks at them.]
            > turns
            <?g> > lead wait`,
        },
        {
          title: 'The Last Lamp',
          time: 'NEARLY EIGHT',
          beat: 'Somebody says something that is not nice at all.',
          text: `
            > turns
            <?h> > place door
            > place peak
            FOE|LEAD: When that one goes, we're off! Say something cheerful! Quick! || There's one lamp between us and the end! Say something cheerful!
            BOSS: I can't. I'm frightened.
            [PLOOP. A lamp comes on.]
            PAL|LEAD: What was that? || It got lighter!
            FOE|BOSS: A lamp! One came on! Say it again, and sadder!
            +BOSS: I really am. My knees are knocking.
            [PLOOP.]
            * pay lamps
            LEAD: It doesn't mind bad news. It minds if you don't mean it.
            > hook BOSS honest
            [PLOOP.]
            <3+> > hook FOE honest
            <?i> <3+> > hook PAL honest
            <?j> > lead comfort BOSS
            > turns
            <wish> BOSS: It's as bright as day, and we're still in trouble. {Call}, say something that you mean. || Look at it shine! If we've got to go, then let's be lit. {Call}, your turn.
            <wish> > lead lastWords`,
        },
        {
          title: 'It Was on Its Way',
          time: 'EIGHT',
          beat: 'The good news is opened, and is rather small.',
          text: `
            > lead save
            > place saves
            [{freed}]
            * prop
            BOSS: The envelope! Read it, somebody, before it gets away!
            FOE|LEAD: "The tortoise has been found. It wasn't lost. It was on its way."
            [A long silence.]
            BOSS: And is that all? || Just that? A tortoise?
            PAL|LEAD: I'm so glad. I'd been worried about it all evening.
            [PLOOP.]
            BOSS: So had I. I didn't like to say so. || I thought that I was the only one.
            [Up on the desk, very slowly, climbs a tortoise.]
            FOE|LEAD: What's it come here for?
            BOSS: It's seen the light.
            [The sponsor with the pen wipes one eye, and signs.]
            > turns
            <?k> > hook PAL end
            <?x2> > place gift
            > hook BOSS end
            <?m> > lead last
            <?n> > turns
            LEAD: We're still on the air.
            BOSS: Are we? I don't know what to tell them.
            [{BOSS} looks round. At the lamps. At everybody. At the tortoise.]
            !BOSS: Good evening. It's lovely to be here.
            [They wait. Nothing goes out. PLOOP.]`,
        },
      ],
    },
  ],
}
