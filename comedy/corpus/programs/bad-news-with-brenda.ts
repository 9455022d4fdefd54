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
          ME: I only waved. ## I only waved. I've been in that bed!`,
        stake: `ME: I knew it! Nothing nice ever came in on paper!`,
        snap: `
          <first> ME: And now the very last headline! It's us!
          <next> ME: I'm sorry to have to tell you this! I'm so tired of saying that!`,
        honest: `ME: I read very fast, because I'm afraid that you'll say something back. ## Under this desk, I've been holding my own hand all these years.`,
        end: `
          <first> [Far off, somebody waves.]
          <first> ME: They've waved back! And not one bolt! They've left the door open!
          <next> ME: There's a mat at the door. It says "Come in, Brenda". Nobody's crying on it!`,
        later: `
          ME: I was welcome at four houses last night. ## Somebody took me home last night.
          ASK: What did you tell them?
          ME: Only "hello". Then they held hands, and waited for the rest. ## Only "good night". They asked how long they had.`,
      },
      turns: [
        `ME: Good evening.
         [{ASK} sits down, and takes out a handkerchief.]
         ASK: Who's gone?
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
          ME: The two best numbers, and I always have to swallow them. ## I always stop just before the best. My husband left me over it.`,
        stake: `ME: And we're on in five! Four! Thr...`,
        snap: `
          <first> ME: Five! Four! Three! Oh, why do I bother?
          <next> ME: We're running over! We're about to be run over!`,
        end: `
          <first> ME: "Three, TWO, ONE!" I didn't swallow them! Why did nobody tell me that "one" is so round? ## "Three, TWO, ONE!" I got there! Somebody call my husband! I got all the way there!
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
         ME: Only with the children. They come down to breakfast in three. ## Only in bed. I'm told that it's rather abrupt.`,
        `ASK: Go on. Nobody's listening. Say the rest.
         [{ME} looks round, and whispers.]
         ME: "Two."
         ASK: And?
         ME: I'm saving it for my birthday. ## I'm saving it for a Saturday.`,
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
         ASK: "Good morning, Carlos. How are you?" Do I have to say that? ## "You owe me money, Carlos." Do I have to say that?
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
          ME: Floods, storms, geese. Why does the news never happen on a carpet? ## Floods, storms, geese. Why does nobody ever do it on a carpet?`,
        stake: `ME: This is Fred, reporting from right beside it! It's bad!`,
        snap: `
          <first> ME: So this is inside! I'd always thought that it was safer!
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
         ME: What went through your mind?`,
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
          ME: Six years, and I've never been right about one drop. ## Six years, two husbands, and I've never been right about one drop.`,
        stake: `ME: I did say "bright"! I never said what would be burning!`,
        snap: `
          <first> ME: There's no tomorrow! That's my forecast! Oh, please let me be wrong!
          <next> ME: For once, I hope that I know nothing!`,
        honest: `ME: I get the weather from that window. I found out in June that it's painted on. ## I get the weather from a sailor, every morning. He's always wrong. I go for the sweater.`,
        end: `
          <first> ME: I said that it'd stay dry, and it's stopped! I was right! I was only early!
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
         ASK: That's the oven. ## That's my landlord.
         ME: I never said what was in it. ## I never said that it would stay.`,
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
        stake: `ME: Dropped! With nobody near it! If only they'd passed it to me!`,
        snap: `
          <first> ME: It's all over! And I never once touched the ball!
          <next> ME: Is there extra time? Somebody say that there's extra time!`,
        honest: `ME: I don't know the rules. Not of any of them. I go by the shouting. ## I don't know the rules. Not of any of them. I've only ever watched the knees.`,
        end: `
          <first> ME: They passed to me! The ball! I've got it in both arms! What does one do now? ## They passed to me! And I'm busy on Saturday night! What does one do now?
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
      id: 'lamps',
      shape: 'race',
      title: 'Nothing Has Happened || What Was It Holding Up?',
      premise:
        'There is no news at all, so whatever anybody does in the studio is news, and {keeper} has the safety pin.',
      game: 'The smallest thing is a headline, and whoever denies it is the next one.',
      least: 3,
      facts: {
        prop: 'the safety pin',
        event: 'the evening news',
        crowd: 'the eyewitnesses',
      },
      effects: {
        pin: {
          noise: `!BOSS: Breaking news. The pin is {where}. It has heard things that no pin should.`,
          lost: `!BOSS: Breaking news. The pin is {where}. If you see anything small, with a point to it, call us.`,
          stuck: `!BOSS: Breaking news. The pin is {where}. For once, it's the pin that's being held.`,
          mixed: `!BOSS: Breaking news. The pin is {where}. Whatever it held together has been told.`,
          mess: `!BOSS: Breaking news. The pin is {where}. Its family would like it to be remembered shiny.`,
        },
      },
      after: `
        BOSS: Good morning. I've bought a belt. ## Good morning. I've checked whose these are.
        PAL|LEAD: You're on every front page. They've asked for the ducks back.
        BOSS: To do what?
        PAL|LEAD: The weather.`,
      acts: [
        {
          title: 'Nothing Has Happened',
          time: 'SIX IN THE EVENING',
          beat: 'There is no news, until a safety pin falls on the floor.',
          text: `
            !BOSS: Good evening. Nothing has happened.
            * plant nothing
            [A long silence.]
            !FOE: Is that all? We're on for half an hour! ## Nothing? Not even last night? || That leaves another twenty-nine minutes! ## Nothing at all? What about last night?
            !BOSS: I've called everybody I know. Nobody's done a thing. ## Last night? Nobody did anything. Neither of them. || What can I do? Nobody's done anything, anywhere. ## Nobody did a thing last night. I was there.
            [Ping! A safety pin falls on the floor.]
            PAL|LEAD: Who dropped that? || Whose is that? Who's coming undone?
            [BAM-BA-DAMM!]
            !BOSS: This just in. A safety pin has fallen. We don't know what it was holding up.
            * plant pin
            PAL|LEAD: The viewers are calling! They're worried sick! They ask if anything's come down! || Six million calls! They're asking us what's come down!
            !BOSS: So that's news! From now on, whatever anybody does in here is news!
            * plant rule
            !FOE: A pin? Don't make me laugh! || Over a pin? I'm speechless!
            [BAM-BA-DAMM!]
            !BOSS: {Foe} refuses to laugh. || {Foe} is speechless.
            !FOE: I do no such thing! || I'm nothing of the kind!
            PAL|LEAD: And now denies it! || Quick! {Foe} denies it!
            <?b> > hook BOSS claim
            <first> +BOSS: And somebody's coming! All cameras to the left! || Over there, somebody's moving! All cameras!
            > lead arrive
            <first> [BAM-BA-DAMM!]
            <first> !BOSS: This just in. {Lead}.
            > turns
            > place intro
            !BOSS: And that was the weather.`,
        },
        {
          title: 'Sources Close',
          time: 'TEN PAST SIX',
          beat: 'Everybody is asked about the pin, and the pin ends up {where}.',
          text: `
            > turns
            PAL|LEAD: Whatever the pin held is down now. Everybody stand, and check! || Whose pin is it? Everybody stand up, and see what's come open!
            [Everybody stands up, and looks down. {BOSS} stays behind the desk.]
            <family> FOE|LEAD: I'm all done up. And you, {boss}? || Nothing's open here. What about you, {boss}?
            <rated> !FOE: I'm done up. It's tighter than last night, though. And you, {boss}? || I'm shut. It's even shrunk since last night. What about you, {boss}?
            !BOSS: The news doesn't stand up. I end at the desk. || I'm the news. I end at the desk.
            * plant desk
            <handed> BOSS: That pin's all we've got. {Call}, hold it up to the camera, and don't let go. || It's our only story. {Call}, keep that pin safe.
            <handed> > lead help
            <handed> > effect pin
            <taken> BOSS: That pin's all we've got. Keep it well in view.
            <taken> > place takes
            <taken> !BOSS: Breaking news. The pin is {where}.
            <taken> FOE|BOSS: {call}! Get it back! || {call}, you're the nearest!
            <taken> > lead attempt
            <taken> PAL|BOSS: An attempt has been made.
            > turns
            BOSS: Most viewers suspect {foe}. Any comment? || Four million suspect {foe}. And {foe} says?
            !FOE: No comment.
            * plant comment
            [BAM-BA-DAMM!]
            PAL|LEAD: Aha! So what is {foe} hiding? ## Aha! So who is {foe} hiding? || So there's something that {foe} isn't telling us! ## So there's somebody that {foe} isn't telling us about!
            !FOE: There's nothing! I only go red when I'm stared at! ## There's nobody! And it was pitch dark!
            PAL|BOSS: {Foe} has gone red. We have sources close to {foe}.
            !FOE: What sources? How close?
            <2-3> LEAD: About a foot. || I could reach your ear.
            <4+> !PAL: About a foot. ## The next room. They banged on the wall. || I could reach your ear. ## The next room. They clapped.
            !FOE: That does it! I'm off!
            [{FOE} walks off.]
            PAL|LEAD: Gone! {Foe} has fled! || Stop the weather! {Foe} has fled!
            [{FOE} walks back on.]
            !FOE: I forgot my hat.
            !BOSS: And in a stunning comeback...`,
        },
        {
          title: 'Nobody Do Anything',
          time: 'TWENTY PAST SIX',
          beat: 'They do nothing at all, so that there is no news, and something is heard.',
          text: `
            > place crowd
            ["I saw it all," says a man in front.]
            BOSS: At last, a witness! What was it holding up? || Tell us! What was it holding up?
            ["What was what?" says the man.]
            > turns
            PAL|LEAD: Excuse me. My nose itches. || I think I've got to sneeze.
            [BAM-BA-DAMM!]
            !BOSS: A nose, and what it wants. We'll go over there live. || Will it come? We'll stay with that nose.
            <?nose> [All the cameras turn round. A very long pause.]
            <?nose> PAL|LEAD: It's gone.
            <?nose> BOSS: Our thoughts are with the nose.
            FOE: Stop feeding it! If nobody does anything, there's no news! || There's a way to end this! Nobody do anything at all!
            PAL|BOSS: How long is that?
            !FOE: Nine minutes. Sit on your hands. {call}, that means you, too. || Till half past. Not a word, not a finger. You too, {call}.
            > lead wait
            !BOSS: {The} has tried to do nothing. It proved too difficult. || {The} did nothing. It was cut short.
            [They all sit as still as stones. {hush}]
            <?h> <4+> > hook PAL honest
            <?h> <4+> FOE: Not a word, I said!
            [GRRROWWL.]
            LEAD|PAL: What growled?
            [They all look at {BOSS}.]
            !BOSS: Nothing. I had no lunch. ## Nothing. We missed breakfast. I! I did! || It's nothing! It's only my stomach. ## It's nothing! We had no breakfast! I! I had none!
            [{FOE} takes the microphone. BAM-BA-DAMM!]
            !FOE: We interrupt this silence. There is trouble in the middle of {boss}.
            !BOSS: You can't say that! I'm the news!
            !FOE: You are now.`,
        },
        {
          title: 'Under the Desk',
          time: 'TWENTY-FIVE PAST SIX',
          beat: 'Now it is {boss} who is the news, and {boss} will not stand up.',
          text: `
            !FOE: Any comment? ## And where did you sleep? Any comment? || Would you care to comment on that? ## And last night? Would you care to comment?
            !BOSS: No comm... Oh.
            PAL|LEAD: Aha! Look at that face! || It's catching! That one's turning red!
            !BOSS: I don't go red! It's these lamps!
            !FOE: We're hearing from sources close to {boss}. ## Sources close to {boss} say that it wasn't nothing. || Let's go to a source close to {boss}. ## A source very close to {boss} wouldn't call it nothing.
            LEAD: I've never once seen both hands. They've been under that desk since six. || It's odd about the hands. They've been down there since the pin fell.
            PAL|FOE: We can now confirm that {boss} has no hands.
            !BOSS: I have! They're busy!
            > turns
            ["Stand up!" call the eyewitnesses. ## "Show us!" call the eyewitnesses. "Turn round!"]
            !BOSS: I've told you. I end at the desk. || There isn't any more of me! I end at the desk!
            PAL|LEAD: So what's that, below it? It's got shoes on. ## So what's that, below it? It's crossing its legs. || Then what goes on below it? I can see shoes.
            <?l> > lead comfort BOSS
            <?w> !FOE: A word from the public. {call}, what would you like?
            <?w> > lead lastWords
            <?w> !FOE: More weather later.
            <?k> !FOE: And does {boss} wish to tell the country anything? || We're all waiting, {boss}. Speak to the country.
            <?k> > hook BOSS honest
            <?k> FOE: That isn't what they asked.
            > turns
            [{freed} It skids across the floor, and stops under the desk.]
            * prop
            PAL|LEAD: It's going home! || It's making a run for it!
            !FOE: Stay with us. I'm going down there. ## Stay with us. I know the way down there.
            [{FOE} crawls under the desk. A pause.]
            !FOE: Oh.`,
        },
        {
          title: 'What It Was Holding Up',
          time: 'NEARLY HALF PAST SIX',
          beat: '{Foe} knows what it was holding up, and has the microphone.',
          text: `
            !BOSS: Ssh. So that's what the pin held up. ## Ssh. I dressed in the dark, and they don't fit.
            !FOE: Have those got ducks on them? ## Those are my ducks! Then whose are these?
            !BOSS: They were a present. I felt it go, at six. So I quickly talked about somebody else. ## Mine. I felt yours go, at six. So I quickly talked about somebody else. || I felt it go, in the very first sentence. I thought, if they all look at you, then nobody looks at me. ## Mine. I felt yours go, in the very first sentence. I thought, if they all look at you, nobody looks at me.
            !FOE: You told the whole country that I'd fled! ## You told them that nobody did anything! We did it twice! || So that's why I had sources in my ear! ## You said that nobody did a thing! They clapped!
            !BOSS: Yes. So tell them. Ducks and all.
            <6+> ANY: Did you hear that? It said "duck"!
            <6+> ANY: Then get down, everybody!
            [{FOE} comes up, with the pin. All the cameras come closer.]
            * pay desk
            PAL|LEAD: Well? What's come down? We've got six million people waiting! || Tell us! All six million are standing on their sofas!
            [{FOE} looks at {BOSS}. BAM-BA-DAMM!]
            !FOE: This just in. The pin's mine. I'm coming apart as we speak. ## This just in. The pin's mine. Nothing else that I'm wearing is.
            * pay pin
            LEAD|PAL: But you stood up! You swore you were done up! || But we all looked! You were buttoned up to here!
            !FOE: No comment.
            * pay comment
            ["I saw it all," says the man in front, and they go home.]
            <?b> > hook BOSS end
            > turns
            <?x2> > place gift
            <?m> > lead last
            <?n> > turns
            !BOSS: You said that for me? With everybody watching? || You could have told them, and you took it on yourself!
            !FOE: I've been the news. It's drafty. ## I've got yours on. They're drafty.
            [{BOSS} jumps up, and hugs {FOE}. With both hands.]
            PAL|LEAD: Your hands! Who's holding up the...
            [Fwump. On every screen in the country, ducks.]
            * pay rule
            [A very long silence. {BOSS} looks into the camera.]
            !BOSS: Good evening. Nothing has happened.
            * pay nothing`,
        },
      ],
    },
    {
      id: 'go',
      shape: 'siege',
      title: 'Do Not Go || The Other Half of the Sentence',
      premise:
        'The news has told everybody not to go, and lost the card with the rest of the sentence, while {keeper} has it.',
      game: 'Nobody is allowed to go, nothing is, and one of them has to.',
      facts: {
        prop: 'the second card',
        event: 'a live broadcast',
        crowd: 'the viewers',
      },
      effects: {
        card: {
          noise: `!BOSS: The rest of my sentence! I'll never hear it over that!`,
          lost: `!BOSS: The rest of my sentence! Gone! And nothing's allowed to go!`,
          stuck: `!BOSS: Well, it isn't going anywhere. At least it keeps to the rule.`,
          mixed: `!BOSS: It's my sentence! It ought to want to be with me!`,
          mess: `!BOSS: The ink's going! Stop it! Ink isn't allowed to go!`,
        },
        dry: {
          noise: `
            <3+> !FOE: Don't! It makes me jump! I mustn't jump!
            <2> +LEAD: That made me jump. I mustn't jump.`,
          lost: `
            <3+> !FOE: Now I've lost count! I'd got up to ninety camels!
            <2> +LEAD: And I've lost count. I'd got up to ninety camels.`,
          stuck: `
            <3+> !FOE: That does help, actually. Pull it tighter.
            <2> +LEAD: That does help, actually. I'll pull it tighter.`,
          mixed: `
            <3+> !FOE: Now my knees have gone soft! I need those knees!
            <2> +LEAD: And now my knees have gone soft. I need those knees.`,
          mess: `
            <3+> !FOE: I said "dry"! That runs! I can hear it run!
            <2> +LEAD: That wasn't dry. That runs. I can hear it run.`,
        },
      },
      after: `
        [BAM-BA-DAMM!]
        BOSS: They're all still here. I only said three words. ## They're all still here. One's in my pajamas.
        PAL|LEAD: You could tell them to go.
        BOSS: Tomorrow. We've just put up the bunk beds.`,
      acts: [
        {
          title: 'Whatever Happens',
          time: 'TWENTY PAST SIX',
          beat: 'Half a warning is read out, and nothing may go, not even the clock.',
          text: `
            <2> > lead arrive
            [BAM-BA-DAMM! Lights. A desk.]
            !BOSS: Here is the news. Whatever happens tonight, do not go.
            PAL|LEAD: Where to? || Go and do what?
            !BOSS: That's where the card stops. There must be a second one.
            * plant cards
            FOE|LEAD: But six million people heard it! The trains have stopped! There's a man out there on one leg! ## But six million people heard it! The trains have stopped! There's a man halfway out of your bedroom window! || They all heard you! All the buses have stopped! A man in the street's standing on one leg! ## They all heard you! All the buses have stopped! There's a man halfway down your drainpipe!
            !BOSS: What good people! Then we'll do the same. Nothing goes, till I've read out the rest. ## He's staying? They never stay! Nothing goes, till I've read out the rest. || Then so do we. Nothing goes, until I've read them the other half. ## So one of them's staying! Nothing goes, until I've read them the other half.
            * plant rule
            !FOE|LEAD: But I have to go.
            PAL|BOSS: Where?
            [Two knees are pressed together.]
            !BOSS: Nobody goes!
            * plant go
            <?b> > hook BOSS claim
            <first> <3+> BOSS: Do I hear somebody coming? Coming's allowed. || Who's that? No, come in. Coming's allowed.
            <3+> > lead arrive
            <first> <3+> LEAD: I can't stay long. I'll be going. || I only looked in. I'm just going.
            <first> <3+> FOE: You were. || Not any more.
            > turns
            > place intro
            [TICK. TOCK.]
            PAL|LEAD: The clock's going! || Listen! That clock's going!
            [{BOSS} stops it, with one finger.]
            <3+> !FOE: We're off the air at eight. I'll hold on. || All right. The show's over at eight. I'll wait for eight.
            <2> +LEAD: We're off the air at eight. I'll hold on. || All right. The show's over at eight. I'll wait for eight.
            [They all look at the clock.]
            PAL|BOSS: It won't be eight. || There isn't going to be an eight.`,
        },
        {
          title: 'The Second Card',
          time: 'STILL TWENTY PAST SIX',
          beat: 'The second card is found, and ends up {where}.',
          text: `
            > turns
            PAL|BOSS: You look pale. How's it going? || You're hopping. How's it going?
            !FOE|LEAD: It isn't! || It isn't! It mustn't!
            BOSS: And has everything stopped out there? || What about the town? Has it all stopped?
            PAL|LEAD: All but the river. ## All but your man. He's slipping.
            BOSS: Has nobody told it? ## Has nobody told him?
            PAL|LEAD: The police have spoken to it. ## The police have got him by the ankles.
            > turns
            !PAL|LEAD: I've found the second card! I was sitting on it! || Here's the other card! It was stuck to my sandwich!
            BOSS: Don't look! I'm the news! {Call}, hold it face down, while I find my glasses.
            > lead help
            > effect card
            FOE|LEAD: Did anybody see what was on it? || Who saw what it said?
            !BOSS: I saw one letter. It began with an "A".
            PAL|LEAD: "Ashore"?
            FOE|BOSS: Are we at sea? Somebody look out.
            <?ape> PAL|LEAD: "Ape"?
            <?ape> BOSS: They'd never have put that in writing.
            PAL|LEAD: Let's think about it over tea. Oh no! It's going cold! || Have some tea, and think. Oh dear! It's going cold!
            !BOSS: Not tonight! Drink it, everybody! To the last drop! || Cold? In here? Nothing goes cold! Drink up, all of you!
            !FOE|LEAD: But tea's how it started!
            [GULP. GULP. GULP. {BOSS} has four cups.]
            * plant tea
            <3+> LEAD: Oh. So that's what you meant.
            <3+> !FOE: Sit here, by me. Cross your left over your right. || Come and sit by me. One breathes through the nose.
            <2> LEAD: I can hear it arriving.`,
        },
        {
          title: 'Coming Is Allowed',
          time: 'TWENTY PAST SIX, FOR HOURS',
          beat: 'More and more people come, nobody leaves, and they begin to like it.',
          text: `
            > place crowd
            ["How does the sentence go on?" asks a lady in a nightcap.]
            BOSS: It doesn't. Going on is going. || It doesn't go on. Nothing does.
            ["We'd like to sit down," says a man at the back. "Sitting isn't going. We took a vote."]
            ["I'm eighty-nine," says the lady. "Going on ninety." ## "I was going to leave my husband," says the lady.]
            PAL|BOSS: Not tonight, you aren't.
            ["Then don't look too hard for that card," says the lady.]
            FOE|LEAD: They like it! The price of fish has stopped going up! ## They like it! Your man's gone back in! So have the police! || They don't want it to end! One man's hair was going, and it's stopped! ## They don't want it to end! There's a line up your drainpipe!
            !BOSS: They usually switch me off. Nobody's ever stayed. ## They usually take the window. Nobody's ever stayed. || I've never had guests. They're always just going. ## I've never had one at breakfast. They're always just going.
            * plant stay
            > turns
            <3+> PAL|LEAD: I've got somebody's elbow in my news. || Whose knee is this?
            <3+> +LEAD: And my foot's gone to sleep.
            <3+> BOSS: Gone? Fetch it back! || It's gone? Wake it up!
            <?pizza> [A smell of cheese.]
            <?pizza> FOE|LEAD: The man with the pizza's come.
            <?pizza> !BOSS: Can't he leave it, and go?
            <?pizza> ["Where to?" says a pizza box, from under an elbow.]
            <?soup> BOSS: Where's the cat? Who let it go?
            <?soup> FOE|LEAD: Nobody told the cat. It doesn't watch.
            > turns
            [At the back, somebody pours tea from a thermos. It takes a very long time.]
            !FOE|LEAD: This has gone too far! || You've gone too far with this!
            !BOSS: It hasn't gone anywhere. || I haven't moved from this chair.
            <3+> !FOE: Then take my mind off it! {call}! Show me something dry! || I've got to think of a desert! {call}! Do something dry!
            <2> LEAD: I'll take my mind off it. I'll do something dry.
            > lead attempt
            > effect dry`,
        },
        {
          title: 'Two by Two',
          time: 'TWENTY PAST SIX, VERY LATE',
          beat: 'The second card turns up, and {boss} reads it out to suit.',
          text: `
            > turns
            <?w> PAL|BOSS: {Call}, if you were allowed to go, what would you like?
            <?w> > lead lastWords
            [{freed} {BOSS} puts on both pairs of glasses, and reads.]
            * prop
            <3+> FOE|LEAD: The card! What does it say? || That's it! Begins with an "A"! Go on!
            <2> +LEAD: The card! What does it say? || That's it! Begins with an "A"! Go on!
            [{BOSS} looks at the card. At the full room. At the card.]
            !BOSS: "Alone." That's how the sentence ends. Nobody goes alone.
            * plant alone
            PAL|LEAD: Then we can go, in twos! Somebody tell the trains! || So we may go! In twos, like the buses!
            [Everybody takes somebody by the arm.]
            !FOE|LEAD: But alone's the only way I can! || Where I'm headed, one's by oneself!
            <3+> LEAD: I'll come with you. I'll hold your hat. || I could come in with you, and hum.
            <2> BOSS: I'll come with you. I could hum.
            !FOE|LEAD: Then nothing would happen.
            > turns
            [Two by two, they line up at the way out.]
            PAL|LEAD: It doesn't come out even! Who's got nobody? ## Your man's gone off with the police! Who's got nobody? || We're an odd number! Who's left over? ## Your man's taken a policeman! Who's left over?
            !BOSS: Me. And I've just told everybody that I can't. || I am. And I've just read out that it isn't allowed.
            <3+> !FOE: So you can't without somebody, and I can't with! || You can't alone, and I can't any other way!
            <2> +LEAD: So you can't without somebody, and I can't with! || You can't alone, and I can't any other way!
            <?l> > lead comfort BOSS
            [Two knees tremble. {BOSS} looks at them for a long time.]
            !BOSS: How long have you had to?
            !FOE|LEAD: Since "Here is the news". I'd hoped for a short one.`,
        },
        {
          title: 'Right Back',
          time: 'TWENTY-ONE MINUTES PAST SIX',
          beat: '{Boss} reads out what it really says, and they all can go.',
          text: `
            [{BOSS} puts the two cards side by side.]
            !BOSS: I made that up. It says, "Do not go... away. We'll be right back."
            * pay cards
            <3+> FOE|LEAD: You stopped the trains for the commercials? ## That man hung from your window for the commercials? || You stopped all the buses for the commercials? ## That man was up your drainpipe for the commercials?
            <3+> PAL|LEAD: Then why did you say "alone"? || But who put in "alone"?
            <2> LEAD: Only for the commercials? Then why did you say "alone"?
            !BOSS: It's what I was going to be. Go on, all of you. Singly, or in heaps. ## It's how I always wake up. Go on, all of you. Singly, or in heaps. || That's what I'd be, once I'd read it. Off you go. Singly, or in heaps. ## It's how I wake up. Off you go. Singly, or in heaps.
            * pay alone
            [{BOSS} gives the clock a push. TICK. TOCK.]
            PAL|LEAD: It's going! There'll be an eight! || There is going to be an eight!
            [Everybody runs. The lights go down.]
            !BOSS: Do not go.
            [They stop, each on one leg.]
            PAL|LEAD: Is that on a card?
            !BOSS: No. That was only me.
            [A long silence. A great many knees.]
            !FOE|LEAD: We'll be right back.
            [TICK. TOCK. Far off, a door. Then forty doors, and a noise like a waterfall.]
            * pay rule
            [And one after another, they come back, and sit down round the desk.]
            * pay stay
            PAL|LEAD: We brought cushions. And the river's back. The police had a word with it. ## We brought cushions. And your man's back. Not by the window. By the door. || We've been quick. And the police have found the river. It's sorry. ## We've been quick. And your man's back. Not by the drainpipe. By the door.
            !BOSS: And nobody wants to switch me off? ## So he'll be there at breakfast? I've only got the one egg! || You were gone, and you came back in? Then you're guests! ## He was gone, and he came back? What do they eat?
            > turns
            <?b> > hook BOSS end
            <?x2> > place gift
            <?p> > lead last
            <?q> > turns
            [A long, warm silence. Under the desk, two knees are pressed together. They're {BOSS}'s.]
            * pay tea
            !BOSS: Now I have to go.
            <3+> PAL|LEAD: Where?
            !FOE|LEAD: Nobody goes!
            * pay go`,
        },
      ],
    },
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
        PAL|LEAD: That's just it. Nobody ever says. ## That's just it. Nobody's been closer.`,
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
            !BOSS: I read what's on the card.
            PAL|LEAD: It must be a misprint. It's one letter out. || One letter's wrong. It has to be.
            [RRRING!]
            !BOSS: Hello? Mayor! About your nose?
            [CLICK.]
            * plant call
            FOE|LEAD: Why did you hang up? He'd hardly begun!
            !BOSS: I heard the word "nose". ## That's how it was on New Year's Eve. || He'd got as far as "my nose". I know how that goes on. ## It was the same on New Year's Eve. In the dark.
            <first> > hook BOSS claim
            <first> <3+> BOSS: And I've sent for somebody who can spell.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            FOE|LEAD: What we get wrong, we take back. On the air. That's the rule.
            PAL|BOSS: So what's spelled almost like "nose", and nice to have big?
            [BAM-BA-DAMM!]
            !BOSS: A correction. The mayor has a big rose. We apologize for the mistake.`,
        },
        {
          title: 'A Big Rose',
          time: 'SEVEN',
          beat: 'The rose is a mistake, too, and the next correction ends up {where}.',
          text: `
            > turns
            [RRRING! RRRING!]
            PAL|LEAD: Some rose growers. Theirs is bigger. They're coming here with a ruler.
            FOE|LEAD: Then there isn't any rose! Where's the typewriter? || Then no rose! Somebody type me another!
            [CLACKETY-CLACK.]
            +FOE|LEAD: There. That's safe. Nobody could mind it. || I've put in something that can't hurt a soul.
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
            FOE|LEAD: We're on! Say the new one! From memory! || We're on! Make up for the rose! From memory!
            +BOSS: But I haven't heard it yet! || I never even saw it!
            [BAM-BA-DAMM!]
            !BOSS: We said "rose". We're sorry. The mayor has a big nurse.
            PAL|LEAD: Has he? || How big?
            !BOSS: Well, something had to come out. ## Well, I always suspected one. || I panicked. I saw one, once. ## I panicked. I married one, once. I was only in for my tonsils.
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
            FOE|LEAD: They want to see his rose.
            PAL|LEAD: It's wilted. Tell them that a nurse is with it.
            ["Ours is eleven inches", says a lady, and holds up a ruler. ## "Mine's eleven inches", says a gentleman. "But it's shy."]
            [RRRING! RRRING! RRRING!]
            PAL|LEAD: All the nurses in town are asking which of them we mean. ## Four nurses have called. Each wants it known that she's the one. || It's the nurses. Every one of them says that it isn't her. ## It's the nurses. So far, four of them admit it.
            !BOSS: None! There's no nurse! It's... a purse! ## Four? Not just me? I mean... a purse!
            [BAM-BA-DAMM!]
            <handed> <?e> > lead attempt
            > turns
            FOE|LEAD: Now half the town's at his door, with their hands out! ## Now half the town's at his door, with rings!
            BOSS: Whatever for?
            FOE|LEAD: For his big purse! You told everybody! ## For his big purse! Nine have proposed! || To help themselves. You did say how big.
            <?hose> BOSS: I never said "purse". I said "hose".
            <?hose> PAL|LEAD: The firemen would like to borrow it.
            <?hose> BOSS: Is there a fire?
            <?hose> PAL|LEAD: There will be, they say, once they've got it.
            [RRRING!]
            !BOSS: Mayor! Still the same nose? ## Mayor! And how are the nurses?
            [CLICK.]
            <?f> > lead teach
            <?x1> > place uses
            > turns
            <?g> > lead wait
            !BOSS: Every word I say makes it bigger. ## Every word makes it bigger. Like that night.`,
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
            FOE|BOSS: It's the mayor! Out the back!
            <?h> > place door
            > place peak
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            <?k> > hook BOSS snap
            +BOSS: I've apologized to everybody but him. || One word, and I can't find it. I had so many others.
            !FOE|LEAD: Why won't you ever let him finish?
            !BOSS: He might be sad. I only know what to do with angry. ## He might be sad. I left by the fire escape, with one shoe. || I can read out anything. I can't listen to it. ## He'd fallen asleep. I took the fire escape, and one shoe.
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
            BOSS: And what should I have said?
            FOE|LEAD: "The mayor has a face."
            PAL|LEAD: That would have done! And now he's at the door!
            [In the doorway appears a nose. A good while later, the mayor.]
            ["Twelve inches," says the lady with the ruler. "We give up." ## "Twelve inches," says the shy gentleman. "I give up."]
            FOE|LEAD: It's... very... || Nobody look at it. Look at the tie.
            !BOSS: Mayor! Forgive us! All this from one letter! ## Mayor! Forgive me! I couldn't turn over in that bed!
            [The mayor holds up a hand, and speaks. {hush}]
            * pay call
            PAL|LEAD: He says, "I rang to thank you." ## He says, "You left a shoe. Thank you."
            BOSS: What for?
            <2-3> LEAD: "For mentioning it," he says. "All my life, people have talked to my tie."
            <4+> !PAL: "For mentioning it," he says. "All my life, people have talked to my tie." ## "For mentioning it," he says. "Everybody else has kissed me from the side."
            FOE|BOSS: So the card was right! The very first one!
            <family> <?sneeze> +BOSS: What does he do when he sneezes?
            <?sneeze> <rated> <4+> !PAL: What's it like to kiss him?
            <family> <?sneeze> PAL|LEAD: He moved out of his last house.
            <?sneeze> <rated> <4+> !BOSS: One sets out after lunch.
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
            !BOSS: The mayor has a big nose. ## The mayor has a big nose. And he's taken.`,
        },
      ],
    },
  ],
}
