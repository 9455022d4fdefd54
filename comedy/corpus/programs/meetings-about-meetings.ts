import { type Program } from '../../plays/card-types.ts'

export const meetingsAboutMeetings: Program = {
  name: 'Meetings About Meetings',
  people: {
    'Boss Glenda': {
      short: 'Glenda',
      want: 'somebody to disagree with her',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [Everybody nods at {ME}.]
          ME: Eleven years of nodding! Won't anybody argue? I told them that two and two were Thursday!`,
        stake: `ME: I'd only planned for a small disaster, after lunch!`,
        snap: `
          <first> ME: The emergency is on Thursday! It's in everybody's calendar!
          <next> ME: Who put this on the agenda? I want it struck off!`,
        plea: `ME: If I go, who'll say "moving on"? You'd all still be on the first page!`,
        end: `
          <first> ASK: Between ourselves, I think you're wrong about nearly everything.
          <first> ME: An argument! Sit down. Begin with the worst.
          <next> ASK: You were wrong again today.
          <next> ME: Twice in one week! People will talk!`,
        later: `
          ME: Somebody disagreed with me all night long.
          ASK: What about?
          ME: My half of the blanket. ## My technique.`,
      },
      turns: [
        `ME: How do you like my new hat?
         ASK: It's very stylish.
         ME: It's a lampshade. I wanted to see if anybody would say so.`,
        `ASK: Your hat's smoking.
         ME: Is that a criticism?
         ASK: No! No. The smoke goes with your eyes.`,
        `ASK: Take that lampshade off. You look ridiculous.
         ME: Go on.
         ASK: And it's on back to front.
         ME: I've waited so long for you.`,
      ],
      twist: "Nobody mentions Glenda's lampshade",
    },
    'Nadia from Legal': {
      short: 'Nadia',
      want: 'a hug without a form',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ME} unrolls a form. Everybody steps back.]
          ME: It's only for hugs! I'm in Legal, and nobody's ever signed one! ## It's only for kisses! It runs to three pages, and nobody's ever got me past the first!`,
        stake: `ME: And nobody initialed it! It had seven places to initial!`,
        snap: `
          <first> ME: I advise everybody to scream! Within reason!
          <next> ME: I'm signing nothing! I won't even scream on paper!`,
        plea: `ME: They can't let me go. I'd have to read my own contract. I wrote it. It has no mercy.`,
        mimic: `
          ASK: Look, I'm Nadia. "Sign this before I sneeze."
          ME: I'm nothing like that.
          ASK: Achoo.
          ME: Unsigned!`,
        end: `
          [{ASK} puts both arms round {ME}.]
          <first> ME: A hug! And no form! I'm completely unprotected. ## A hug! And no form! Does it mean that I'm a partner?
          <next> ME: A second one! Without so much as a pencil! I waive everything!`,
        later: `
          ME: I've looked into yesterday's hug.
          ASK: Was it legal?
          ME: Only just. I'm appealing for another.`,
      },
      turns: [
        `[{ME} hands {ASK} a form.]
         ASK: What does this one do?
         ME: It says that we've met. Initial the smile.`,
        `ASK: I've been reading your form. What's clause four?
         ME: "The parties may pat."
         ASK: Pat what?
         ME: The talks broke down.`,
        `[{ASK} hugs {ME}.]
         ME: You haven't signed anything!
         ASK: Sue me.
         ME: In a minute.`,
      ],
      twist: 'Nadia gets a smile in writing',
    },
    'Intern Kwame': {
      short: 'Kwame',
      want: 'a cup of coffee',
      as: { PAL: {} },
      hooks: {
        claim: `
          [A tray of coffee goes by, with {ME} under it.]
          ME: A thousand coffees, and never one for me! I've only ever had the steam!`,
        stake: `ME: I only put it down to pick up the milk!`,
        snap: `
          <first> ME: Six years an intern! They were just about to tell me what we do!
          <next> ME: Has anybody got a smaller disaster? I've only the one tray!`,
        plea: `ME: They can't send me away. I've never officially arrived.`,
        mimic: `
          ASK: Look, I'm Kwame. "Mind your back. Mind your foot."
          ME: "Mind the burn." I always say that bit after.`,
        end: `
          <first> ME: It's coffee. It's hot. It's mine. How do I take it?
          <next> ME: Another coffee, with my name on the cup! It says "Kevin". But still!`,
        later: `
          ME: I've finally had a coffee of my own.
          ASK: Did you like it?
          ME: It's horrible. You've all been so brave.`,
      },
      turns: [
        `ME: Two sugars, no milk, and you like to be told it's hot. That's you.
         ASK: Not even my mother knows that.
         ME: She's one sugar, and a lid.`,
        `ASK: How do you take your coffee, Kwame?
         ME: On a tray.
         ASK: I mean in the mouth.
         ME: Is that allowed?`,
        `[{ASK} brings {ME} a cup, walking very slowly.]
         ASK: I'm sorry. Most of it's in my shoe.
         ME: You've carried it so badly. Thank you.`,
      ],
      twist: "Kwame knows everybody's coffee but one",
    },
    'Spreadsheet Sven': {
      short: 'Sven',
      want: 'a friend, in row two',
      as: {
        BOSS: {
          claim: `
            [{ME} counts everybody, twice.]
            ME: I'm the boss of all of you, and my list of friends is still only a heading!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} types one word, and sighs.]
          ME: I'm making a list of my friends. That was quick! It's only the heading!`,
        stake: `ME: It had its own cell! A yellow one!`,
        snap: `
          <first> ME: I've added us all up, and we come to nothing!
          <next> ME: I can't even round this down!`,
        plea: `ME: I've worked it out, and it isn't me. Unless I carry the one. Am I the one?`,
        mimic: `
          ASK: Look, I'm Sven. "Good morning, in nine columns!"
          ME: Ten. You've left out the weather.`,
        end: `
          <first> ME: My list of friends has a row two! There's a name in it! I'm going to make it bold!
          <next> ME: Row three! I'll have to learn how to scroll!`,
        later: `
          ME: I've made a friend.
          ASK: How can you be sure?
          ME: We ran out of things to count, and neither of us left.`,
      },
      turns: [
        `ME: How much do you like me, from one to ten?
         ASK: I'd have to think about it.
         ME: I'll put six, with a question mark.`,
        `ME: I've drawn a graph of the two of us.
         ASK: It goes down.
         ME: That's when you borrowed my pencil.`,
        `ASK: I've brought back your pencil. I sharpened it.
         [{ME} draws a line, and runs out of paper.]
         ASK: Where does it go from here?
         ME: Up the wall.`,
      ],
      twist: 'Sven draws a graph of a friendship',
    },
    'Quiet Quentin': {
      short: 'Quentin',
      want: 'to be missed',
      as: {
        BOSS: {
          claim: `
            [{ME} waves. Nobody looks up.]
            ME: I've run this meeting for an hour, and nobody's noticed that it's me!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} coughs, behind a plant.]
          ME: I resigned two years ago! Nobody missed me, so I had to come back!`,
        stake: `ME: I did warn everybody. Into my sleeve.`,
        snap: `
          <first> ME: I shall now raise my voice! That was it.
          <next> ME: Help. I'm sorry. I didn't mean to shout.`,
        plea: `ME: Is it me? Did somebody notice? I've never been so happy to go.`,
        mimic: `
          [{ASK} stands behind a plant, perfectly still.]
          ASK: Look, I'm Quentin.
          ME: I wouldn't have mentioned it.`,
        end: `
          <first> ME: Somebody missed me! I was standing right here, but they missed me!
          <next> ME: I went out for a minute, and you'd kept my seat!`,
        later: `
          ME: I stayed in bed for an hour, and the telephone rang.
          ASK: Who was it?
          ME: A wrong number. But you could hear that they missed somebody.`,
      },
      turns: [
        `ME: I told a joke on Monday. Nobody heard it.
         ASK: Tell it now.
         ME: I've only just got over it.`,
        `[{ME}'s lips move.]
         ASK: Was that the joke?
         ME: Most of it. The rest is a look.`,
        `[{ASK} bursts out laughing.]
         ME: What is it?
         ASK: Your joke! It's just arrived!
         ME: They do take a while.`,
      ],
      twist: 'Quentin tells a joke, nearly out loud',
    },
    'Printer Pam': {
      short: 'Pam',
      want: 'one page in color',
      as: {
        BOSS: {
          claim: `
            [{ME} waves a gray paper.]
            ME: I've printed an order that I'm the boss. But who'd obey it, with no color?`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} pulls up one red sock.]
          ME: Forty years of gray pages! This sock's the only color I get! ## Forty years of gray pages! You should all see what I wear underneath!`,
        stake: `ME: Don't pull it! Everybody always pulls it!`,
        snap: `
          <first> ME: Has anybody tried switching us off, and on again?
          <next> ME: Somebody kick something! Anything!`,
        plea: `ME: They need me here. Who else knows where to kick things?`,
        mimic: `
          [{ASK} kicks a table.]
          ASK: Look, I'm Pam. "There. That's mended."
          ME: Other foot. And you have to mean it.`,
        end: `
          <first> ASK: Look, Pam. This page has come out in color.
          <first> ME: That bit's blue, and that's my sock! What's the loud one called?
          <next> ME: They've given me a green! I'd only asked about it!`,
        later: `
          ME: I printed in color all night.
          ASK: What did you print?
          ME: A gray cloud. I'd got homesick.`,
      },
      turns: [
        `ME: What's your favorite color?
         ASK: Green. And yours?
         ME: I've only had the one.`,
        `[{ME} holds up a page.]
         ME: It's a sunset.
         ASK: It's a gray circle.
         ME: I know where the orange would go.`,
        `[Out of {ME}'s bag comes a page, with a red spot on it.]
         ME: It's red! It's printed in red!
         ASK: That's jam.
         ME: A paper jam. My first in color.`,
      ],
      twist: 'Pam prints a sunset in gray',
    },
  },
  recall: `
    PAL|LEAD: Somebody's put it on a poster, over the coffee machine. "{Line}."
    BOSS: Does it help?
    PAL|LEAD: Productivity has stopped. But people come from other floors.`,
  scenarios: [
    {
      id: 'leaving',
      shape: 'wake',
      title: 'Our Dear Old || Goodbye, Somebody',
      premise:
        'An office must give a farewell party and does not know for whom, while {keeper} looks after the card.',
      game: 'Everybody thinks that it is their own farewell, and nobody listens to the old printer in the corner.',
      least: 3,
      facts: {
        prop: 'the card',
        event: 'a farewell party',
        crowd: 'the third floor',
      },
      effects: {
        card: {
          noise: `BOSS: It was such a quiet card. It had a kitten on it.`,
          lost: `BOSS: It said "We shall miss you". I miss it already.`,
          stuck: `BOSS: They'll have to be missed without a card.`,
          mixed: `BOSS: It said "We shall miss you". It's started to mean it.`,
          mess: `BOSS: There was a kitten on the front. Now it's swimming.`,
        },
      },
      changes: {
        printer: {
          hot: `PAL|BOSS: Gray? You won't find anything gray here. This one's toasted. It's practically a waffle.`,
          cold: `PAL|BOSS: Gray? That's blue. It's a refrigerator. Look, it's got ice in its tray.`,
          small: `PAL|BOSS: A printer? That's never a printer. It's a toaster, for one.`,
          bitten: `PAL|BOSS: Your list says one printer. That's barely three quarters of anything.`,
          wet: `PAL|BOSS: A printer? That's our fountain. Watch out, it's about to do the big one.`,
          sticky: `PAL|BOSS: A printer? That's dessert. Put a finger on it. No, now you'll have to stay.`,
        },
      },
      after: `
        [BRRRP!]
        PAL|LEAD: The printer's had a good night. It says "warming up".
        BOSS: And what's that smell?
        PAL|LEAD: We should never have fed it cake.`,
      acts: [
        {
          title: 'Our Dear Old',
          time: 'MORNING',
          beat: 'A cake says goodbye, and the letter does not say to whom.',
          text: `
            [On a squeaky trolley, an old printer puts out a slip. BRRRP!]
            PAL|ANY: It says "ready".
            BOSS: Nobody asked it. Never mind the printer. Who's left a cake here? || What for? Never mind it. Look at that cake!
            FOE: It's got "GOODBYE" on it, in icing. || It says "GOODBYE", with a cherry.
            BOSS: There's a letter. "Today we say goodbye to our dear old..." And then the ink ran out.
            * plant ink
            FOE: Our dear old who? || Dear old what?
            PAL|BOSS: "At five, two men will come to help with the leaving."
            FOE: Nobody's ever called me dear. || I'm not old! I'm only tired!
            BOSS: So somebody here has to go at five, and it could be any of us.
            <first> > hook BOSS claim
            <?w> <first> > place why
            <first> BOSS: And somebody's coming to pour the tea.
            > lead arrive
            <handed> > place intro
            [BRRRP!]
            PAL|ANY: Now it says "low".
            BOSS: It's the ink. Pour it nothing.
            > turns`,
        },
        {
          title: 'Be Nice to Everybody',
          time: 'LATER THAT MORNING',
          beat: 'Everybody signs the card, and {lead} takes care of it until it is {where}.',
          text: `
            > turns
            BOSS: Till we know who it is, everybody be nice to everybody.
            FOE: I've always liked your voice.
            BOSS: I've never liked yours. But I'd notice if it stopped.
            <?nice> PAL|LEAD: May I carry your bag?
            <?nice> FOE: That's my lunch.
            <?nice> PAL|LEAD: May I chew it?
            <?sign> BOSS: Now sign the card, all of you. Whoever doesn't sign must be the one. || Everybody sign the card. If there's a name missing, that's who it is.
            <?sign> FOE: I've signed. || I've signed, with kisses. ## I've signed, with kisses, and the number of my room.
            <?sign> BOSS: So have I. Twice. || So did I. As three people.
            <?sign> PAL|ANY: Then nobody's leaving. Or everybody is.
            <handed> BOSS: {call}, here's a farewell card, for whoever it is. We've all signed it. Let nothing happen to it.
            <taken> BOSS: And here's a farewell card, for whoever it is. We've all signed it. || There's a card as well, for whoever has to go. Let nothing happen to it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect card
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            [BRRRP!]
            PAL|ANY: Now it's "tray empty". || It's got "tray empty" this time.
            FOE: Nobody's offered me anything, either.
            <handed> <?d> > lead ban
            > turns`,
        },
        {
          title: 'A Few Words for Somebody',
          time: 'AFTERNOON',
          beat: 'The third floor comes, and a speech is made to nobody in particular.',
          text: `
            > place crowd
            !BOSS: Dear friends. We're losing somebody special. I'm looking nowhere. || Dear third floor. One of us is irreplaceable, and we've ordered another.
            ["We've all chipped in for a vase", says the third floor. "Whom do we give it to?"]
            PAL|ANY: Hold it up, and see who cries.
            > hook FOE plea
            <?e> > hook PAL plea
            <?o> > hook BOSS plea
            > turns
            <?x1> > place uses
            BOSS: {call}, cut the cake.
            > lead attempt
            [BRRRP!]
            PAL|ANY: "Paper jam", it says.
            BOSS: Will somebody give it some jam, and let me finish? || There's only strawberry. Tell it to wait till I've finished.
            <?f> > lead wait
            <?g> > place stir
            > turns
            FOE: There are two men at the door! With a rope and a blanket! || Two men! They've got gloves on. They've come for somebody!
            BOSS: It isn't five! I'm not dear yet! || Don't let them in! I've hardly been old at all!`,
        },
        {
          title: 'Old, Gray, Out of Order',
          time: 'NEARLY FIVE',
          beat: 'The men have a list, and somebody reads the slips again.',
          text: `
            PAL|ANY: They've pushed a list under the door. "One. Old. Gray. Out of order."
            FOE: I'm not gray! It's the light in here! ## I'm not gray! You've all seen that I'm not! At the Christmas party!
            BOSS: I've been out of order since lunch. || Out of order! I said one rude thing, in March! ## Out of order! It was one office party! And the coat rack forgave me!
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?j> > hook BOSS snap
            <?k> > lead comfort BOSS
            > turns
            [BRRRP! BRRRP!]
            PAL|ANY: Now it says "please wait". And again, "please wait".
            BOSS: I can't wait! I'm being carried out!
            LEAD: It's said "low". It's said "tray empty". And nobody gave it any cake.
            [They all turn round. On its squeaky trolley stands something old and gray.]
            * pay ink
            PAL|ANY: "Goodbye to our dear old printer." It had plenty of ink. It wouldn't print its own name.
            FOE: It wasn't low on ink. It was just low.
            BOSS: They've come to throw out our printer! {call}, hide, and take it with you! || Nobody's carrying our printer anywhere! {call}, hide, and take it with you!
            FOE: I'll keep them talking. I've got forms!
            * exit FOE
            [{FOE} hurries out.]
            > place stow LEAD
            <4+> <?x2> > turns`,
        },
        {
          title: 'Ready',
          time: "FIVE O'CLOCK",
          beat: 'The men look for an old gray printer, and there is none.',
          text: `
            * enter FOE
            [{FOE} comes back, with two very large men.]
            !FOE: These gentlemen would like to look round. || They've signed everything. Twice. They enjoyed it.
            BOSS: I've never seen a printer in my life. ## I've never seen a printer in my life. Not with the lid up.
            > lead hide FOE BOSS
            [One of the men puts out a very large hand.]
            > place back LEAD
            [And after {LEAD}, the printer.]
            > change printer
            [The men look at their list, and at each other. They carry out {BOSS}'s chair.]
            BOSS: That was my chair! || There goes my chair!
            FOE: It was old, it was gray, and it did squeak. ## It was old, it was gray, and it squeaked whenever you were alone with the accountant.
            [{freed}]
            * prop
            PAL|LEAD: The card! "We shall miss you. From all of us."
            BOSS: Put it in the tray. It's been empty all day.
            FOE: It's full. I think it's blushing. ## It's full. I think it's blushing. I'd have brought it flowers years ago.
            > turns
            FOE: And what about the cake? It still says "GOODBYE". || But the cake says "GOODBYE"!
            BOSS: Start at that end.
            [MUNCH. MUNCH. MUNCH.]
            PAL|ANY: Now it says "GOOD".
            <?x3> > place gift
            <?n> > lead last
            > hook BOSS end
            > turns
            [The third floor puts its vase on the printer, with a flower in it.]
            FOE: And not a word about this to Head Office. If they ask, it's a plant.
            [BRRRP!]
            PAL|ANY: It's a new letter. "Today we say hello to our dear old printer." There was plenty of ink.`,
        },
      ],
    },
    {
      id: 'vote',
      shape: 'locked room',
      title: 'One Against || Nobody Leaves',
      premise:
        'Nobody may leave a meeting until everybody agrees, while somebody always votes no, and {keeper} has the stamp.',
      game: 'They vote on going home, on lunch and on running for their lives, and every time there is one against.',
      facts: {
        prop: 'the stamp',
        event: 'a meeting',
        crowd: 'the shareholders',
      },
      effects: {
        stamp: {
          noise: `BOSS: Am I supposed to stamp the page with {with}?`,
          lost: `BOSS: That was the only ALL AGREED we ever had!`,
          stuck: `BOSS: It says ALL AGREED, and it's tied up. So am I, till Friday.`,
          mixed: `BOSS: A stamp mustn't have favorites! It's only to agree with me!`,
          mess: `BOSS: The ink has run. It says ALL GREED.`,
        },
      },
      after: `
        PAL|LEAD: Where's the biscuit tin?
        BOSS: I've put it in charge of the third floor.
        PAL|LEAD: It only ever says no.
        BOSS: Up there, nobody's ever felt so understood.`,
      acts: [
        {
          title: 'Meeting Over || The Best Part First',
          time: 'MORNING',
          beat: 'They vote on going home, and there is one vote against.',
          text: `
            <2> > lead arrive
            BOSS: My meeting's over. All those in favor of going home?
            PAL|LEAD: We've only just sat down. || We haven't had the meeting yet.
            BOSS: I thought we'd start with the best part. So we're all agreed. || I know. I wanted to enjoy one, for once. So we're all agreed.
            FOE|LEAD: There has to be a vote. Nobody leaves this meeting till we all agree. || It's against the rules. First we vote, and nobody leaves till we all agree.
            BOSS: A secret vote, then. In the old biscuit tin. || Then vote, in secret. Use that biscuit tin.
            * plant label
            PAL|LEAD: It's got a torn label. "CRUMBS IN HERE, PLEASE." || There's half a label on it. "CRUMBS IN HERE, PLEASE."
            BOSS: Then put some in. Rules are rules. || You heard the tin. Crumbs first.
            [In go the crumbs, and then the votes. FLIP. FLIP. FLIP. And in the tin, FLAP.]
            PAL|LEAD: All of us say yes. And one says no.
            BOSS: Somebody wants to stay? ## Somebody wants to stay? After hours? With me?
            <first> > hook BOSS claim
            <?w> <first> > place why
            <first> <3+> BOSS: Where's that adviser? I've paid for somebody to make us agree.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            <?b> <3+> FOE|BOSS: Wait! There's a voting slip missing, and {the} was seen with it!
            <?b> <3+> > lead explain FOE`,
        },
        {
          title: 'Hands Up || The Stamp',
          time: 'HALF AN HOUR LATER',
          beat: '{Lead} is given the stamp, and it ends up {where}.',
          text: `
            > turns
            <handed> BOSS: The door only opens for a page that's stamped ALL AGREED. {call}, hold the stamp. || Nobody gets out without a page that's stamped ALL AGREED. {call}, look after the stamp.
            <taken> BOSS: The door only opens for a page that's stamped ALL AGREED. So where do we keep the stamp?
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {call}, is there anything that you can do? || There must be a trick to it. {call}?
            <taken> > lead attempt
            <handed> > effect stamp
            > place worse
            <?c> > hook FOE stake
            FOE|LEAD: Count the votes, and let's get out of here!
            [FLIP. FLIP. FLAP.]
            PAL|LEAD: All in favor, and one against. || It's the same again. All for, one against.
            BOSS: Hands up, whoever that was.
            [No hands.]
            BOSS: Hands up, whoever is lying.
            [All hands.]
            FOE|LEAD: Not about this. ## Not about this. Only about my age, and the coat closet. || I thought you meant in general. ## I thought you meant at home.
            <?hand> [They pass the paper round.]
            <?hand> PAL|LEAD: Look how it's written. In capitals, with a border round it.
            <?hand> BOSS: Somebody took trouble. I like that.
            <?d> > lead ban
            <?hand> FOE|LEAD: And it's a bit greasy.
            <?hand> BOSS: Don't be jealous.
            > turns`,
        },
        {
          title: 'Nobody Is Against Lunch || Welcome Forever',
          time: 'LUNCHTIME',
          beat: 'They vote on lunch, and on finding out who it is.',
          text: `
            > turns
            BOSS: Then who's for lunch? All in favor? || Let's begin with something easy. All those in favor of lunch?
            [FLIP. FLIP. FLAP.]
            PAL|LEAD: One against.
            FOE|BOSS: Nobody in the world is against lunch! || It's pie today! Who votes against pie?
            > place crowd
            BOSS: Dear shareholders, welcome. You can never leave. || Dear shareholders, do come in. That was your last mistake.
            LEAD: Do they get a vote?
            [FLIP. FLIP. FLIP. FLIP. FLAP.]
            PAL|LEAD: All of us say yes, and all of them. And one says no.
            ["May we vote on opening a window?" asks a shareholder. FLAP.]
            <?e> > lead wait
            <?x1> > place stir
            > turns
            BOSS: Very well. Who'd like to find out who it is?
            [FLIP. FLIP. FLAP.]
            FOE|LEAD: One against.
            BOSS: Well, naturally. || In its place, I'd do the same.
            <?love> BOSS: Such courage, though. Always alone, and it never wavers.
            <?love> PAL|LEAD: Are you blushing?
            <?love> BOSS: I'm thinking of promoting it. ## I'm thinking of asking it to dinner.
            FOE|LEAD: What have you got at home?
            !BOSS: A chair.
            FOE|LEAD: Is it a nice one?
            !BOSS: It looks at the other one.
            <?f> > hook BOSS stake
            > turns`,
        },
        {
          title: 'All Those in Favor of Running',
          time: 'LATE AFTERNOON',
          beat: 'They would have to run for their lives, and one is against.',
          text: `
            <?g> > place door
            > turns
            > place peak
            BOSS: Quick! Who votes that we run for our lives?
            FOE|LEAD: Me!
            BOSS: In writing!
            [FLIP! FLIP! FLAP.]
            PAL|LEAD: All of us. And one...
            BOSS: Don't say it.
            PAL|LEAD: ...would rather not. || ...sees no hurry.
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            > turns
            <wish> BOSS: Then we've lost, by one. Let the minutes show what {the} would have liked. {call}? || We're about to be outvoted for good. {call}, make a motion. What would you like?
            <wish> > lead lastWords`,
        },
        {
          title: 'Carried',
          time: 'HOME TIME',
          beat: 'They find out what the one against would vote for.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} It lands on the minutes, ink side down. THWOMP. "ALL AGREED."]
            <taken> [{freed} It ends up on the minutes, ink side down. THWOMP. "ALL AGREED."]
            * prop
            BOSS: It's stamped! We can go! || There, it's in ink! Open the door!
            FOE|LEAD: Agreed on what? There's still one against. || But we don't agree. It still says no.
            BOSS: It says no to everything? Then ask it the wrong way round! All those in favor of sitting here till we die? ## It says no to everything? Then ask it the wrong way round! All those in favor of spending the night here, two to a chair?
            [FLIP. FLIP. FLAP.]
            LEAD: All of us say no. And one... says no!
            !BOSS: Then we're all agreed!
            [Somewhere, a bolt slides back.]
            > turns
            FOE|LEAD: But who was it? || I still have to know who it was.
            [{BOSS} turns the tin upside down. FLAP. Out falls an old strip of paper.]
            * pay label
            PAL|LEAD: It fits the label! "NO. CRUMBS IN HERE, PLEASE." || It's the missing half. It goes in front. "NO CRUMBS IN HERE, PLEASE."
            FOE|LEAD: We've been outvoted by a biscuit tin.
            <3+> BOSS: Put it back. Somebody has to say no. || Put it back in. A meeting needs somebody against.
            <2> LEAD: Put it back. Somebody has to say no. || Put it back in. A meeting needs somebody against.
            <?x2> > place gift
            <?k> > lead last
            > hook BOSS end
            LEAD: The door's open, by the way.
            BOSS: So I see. All those in favor of going home?
            [Nobody gets up. In the tin, FLAP.]
            !BOSS: Then we're all agreed.`,
        },
      ],
    },
    {
      id: 'badges',
      shape: 'swap',
      title: 'Badges Off || Until Five, No Exceptions',
      premise:
        'Everybody must be somebody else until five, while Head Office telephones, and {lead} is the boss.',
      game: 'The boss has made one rule without exceptions, and is the first whom it sends home.',
      facts: {
        prop: 'the badge',
        event: 'a team day',
        crowd: 'the trainees',
      },
      effects: {
        badge: {
          noise: `BOSS: So the new boss is {with}? It's certainly loud enough.`,
          lost: `BOSS: Then there is no boss. I've never felt so unled.`,
          stuck: `BOSS: Now nobody can wear it. Power really is a tangle.`,
          mixed: `BOSS: I wore that badge for years, and it never once looked at me like that.`,
          mess: `BOSS: It said BOSS. Now it only says SS. It's a slow leak.`,
        },
      },
      after: `
        [TRRRILL!]
        PAL|LEAD: It's Head Office. The cleaner would like a word.
        BOSS: Is the cleaner still in charge?
        PAL|LEAD: They tried to swap back. Nobody wanted to be the chairman.`,
      acts: [
        {
          title: 'Badges Off',
          time: "NINE O'CLOCK",
          beat: 'Everybody swaps badges, and {lead} becomes the boss until five.',
          text: `
            <2> > lead arrive
            !BOSS: Badges off, and swap! Until five, you're whoever is on your badge. No exceptions.
            PAL|LEAD: What's it for? || Whose idea was that?
            BOSS: To understand each other. We don't, and I can't see why. || Mine. Nobody here understands anybody. Not that I've asked.
            <?w> <first> > place why
            <first> > hook BOSS claim
            <3+> > hook FOE mimic
            > place intro
            <3+> > lead arrive
            <first> BOSS: And who are you?
            <first> LEAD: I'm new here.
            <next> BOSS: Remind me. Who are you again?
            <next> LEAD: I'm new here. Since yesterday.
            !BOSS: How restful. Until five, I'll be the new one, and you're the boss. Swap!
            [{BOSS} pins a large badge on {LEAD}. It says BOSS.]
            LEAD: What does a boss do?
            BOSS: You look in, you ask when it'll be ready, and you go to lunch. || You frown at something, and ask when it'll be ready. ## You look in, you ask when it'll be ready, and you go to lunch with somebody that you're not married to.
            LEAD: When what will be ready?
            !BOSS: I've never had to know. || Nobody's ever asked. I'm sure that somebody knows.
            * plant it
            > turns`,
        },
        {
          title: 'When Will It Be Ready?',
          time: "TEN O'CLOCK",
          beat: 'Head Office telephones, and {lead} says yes.',
          text: `
            > turns
            > lead flattered
            [At the end of a very long cord, a telephone. TRRRILL!]
            !BOSS: It's Head Office! Give it here!
            FOE|LEAD: It's for the boss. You're the new one. || New people don't answer the telephone. No exceptions.
            [{LEAD} picks it up.]
            LEAD: Hello? Yes. Yes. What, all of them? Yes! ## Hello? Yes. Yes. Oh, yes. What, all of them? Yes!
            [CLICK.]
            !BOSS: What did they want?
            LEAD: They didn't say. But I was very firm. I said yes. || I didn't like to ask. They sounded so happy. ## I didn't like to ask. They were quite out of breath.
            <first> <?m1> <4+> > hook PAL mimic
            <next> <?b> <3+> > hook PAL mimic
            > turns
            BOSS: At least take care of that badge. Whoever has it is the boss. || You might at least keep an eye on the badge. Without it, nobody's in charge of anything.
            > lead help
            > effect badge
            <?c> > hook FOE stake
            <?d> > hook BOSS stake
            <?rules> PAL|LEAD: Then we could all go home.
            <?rules> BOSS: Who'd say so?`,
        },
        {
          title: 'The Second Yes || All of Them',
          time: "TWO O'CLOCK",
          beat: 'What {lead} said yes to arrives, and Head Office asks who is the least use.',
          text: `
            > place crowd
            !BOSS: Who sent for trainees? || Trainees? Who's going to train them?
            LEAD: I think that was the second yes. || That'll be what I said yes to. All of them.
            ["Please," asks the smallest trainee, "what do we make here?"]
            LEAD: I'm not sure. But when will it be ready?
            ["By five," say the trainees, and take off their jackets. || "Has it got to have wheels?" asks the trainee. "I should think so," says {LEAD}.]
            FOE|BOSS: You can't tell them that! || They don't even know what it is!
            LEAD: You never did, either. || Nor do I. I'm only the boss.
            <?t1> > lead teach BOSS
            <?x1> > place stir
            > turns
            [TRRRILL!]
            LEAD: Hello? The least useful person here? One moment, I'll look at the badges. || Hello? Who could you do without? Let me see who makes the tea.
            [{LEAD} reads every badge, and stops at {BOSS}'s.]
            LEAD: That's the new one.
            [CLICK.]
            !BOSS: What did you tell them?
            LEAD: They're letting you go. At five. They said to say that it's nothing personal.
            <5+> PAL|ANY: We've signed a card. It's to whom it may concern. || We've got a card here, with a balloon on it. It was for somebody else.
            BOSS: But I'm me! || I'm not the new one! I'm the old one!
            FOE|LEAD: Not till five. || Until five, you're the new one. No exceptions.
            !BOSS: Then ring them up, and take it back! You're the boss!
            LEAD: Not without the badge. || I was. But I'd need the badge.
            > turns`,
        },
        {
          title: 'How Do You Take It?',
          time: 'HALF PAST FOUR',
          beat: 'As the new one, {boss} is made tea and told the truth.',
          text: `
            > place door BOSS
            > turns
            <?f> > lead search
            <?g> > lead comfort BOSS
            [Hammering, and a saw. "Nearly ready!" call the trainees.]
            FOE|LEAD: What are they making? || And what have they got there?
            BOSS: I never got any further than "when". || It.
            <?nails> FOE|LEAD: They've asked for nails, glue, and a bell. I've signed for the bell.
            <?nails> BOSS: What would it want with a bell?
            PAL|LEAD: I made you some tea. How do you take it?
            BOSS: I don't know. I've only ever had it left outside the door. || Nobody's ever made me any. They made it for the boss.
            PAL|LEAD: I can say this, now that you're only the new one. The boss never listens.
            !BOSS: How do you mean?
            PAL|LEAD: Like that. But without waiting for the answer.
            > turns
            <?tea> BOSS: What else do they say about the boss?
            <?tea> PAL|LEAD: There's a song.
            <?tea> BOSS: Is it long?
            <?tea> PAL|LEAD: It's in several parts. We do the high bit when you're at the dentist's. ## It has ten verses. In the fifth, you marry the copier.
            <?i> BOSS: And is there anything nice about the boss?
            <?i> PAL|LEAD: You go home at six.
            <?learn> BOSS: I've learned more in one day of being nobody than in years upstairs. || I'd do it all differently. I'd wait for the answer.
            <?h> > place uses
            [TRRRILL!]
            <wish> BOSS: That's the end, then. {call}, you're still the boss. Is there anything that you want done? || That's them. {call}, you've one minute left as the boss. What do you want?
            <wish> > lead lastWords`,
        },
        {
          title: "Five O'Clock",
          time: "FIVE O'CLOCK",
          beat: 'They find out who has been in charge at Head Office.',
          text: `
            [TRRRILL! TRRRILL!]
            BOSS: It's five! I'm myself again! Hello? Head Office? Who is this?
            [{BOSS} listens.]
            FOE|LEAD: Who is it? || What do they say?
            !BOSS: It's the cleaner. || Somebody with a bucket.
            PAL|LEAD: Where's the chairman?
            BOSS: Mopping the stairs. They're doing badges, too. ## Mopping the stairs, with his shirt off. They're doing badges, too. Nobody's taken the elevator all day. || Up a ladder, doing windows. They've swapped as well.
            FOE|LEAD: So the cleaner's been running the company since nine! || Then all day long, the cleaner was in charge!
            !BOSS: And it's the best day that we've ever had. They want the same tomorrow.
            LEAD: So nobody real has fired you.
            BOSS: Then I'm the boss again? || So I'm not the new one any more?
            FOE|LEAD: It's past five. No exceptions.
            <?x2> > place gift
            > turns
            [{freed}]
            * prop
            LEAD: There's your badge.
            [{BOSS} holds it, and reads it twice.]
            !BOSS: When will it be ready? That's all I ever said. And nobody told me what it was!
            PAL|LEAD: We thought that you knew. || You'd always gone to lunch.
            > hook BOSS end
            <?m> > lead last
            > turns
            [The hammering stops. The trainees push in something as big as a piano, under a sheet. "It's ready," they say.]
            * pay it
            PAL|LEAD: What is? || What is it?
            ["You never said," says the smallest. "So we gave it wheels." || Nobody knows. The sheet slips. It has four wheels, and a bell.]
            !BOSS: I always hoped that it'd have wheels.`,
        },
      ],
    },
  ],
}
