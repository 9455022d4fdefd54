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
          ME: Eleven years of nodding! Won't anybody argue? I told them that two and two were Thursday! ## Eleven years of nodding! Won't anybody argue? I said I'm marvelous in bed, and they minuted it!`,
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
            ME: I'm the boss of all of you, and my list of friends is still only a heading! ## I'm the boss of all of you, and my list of friends is only a heading! Don't ask about lovers!`,
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
            ME: I've run this meeting for an hour, and nobody's noticed that it's me! ## I've run this meeting for an hour, and nobody's noticed! It took my husband a year!`,
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
          <first> ASK: There you are! I've been looking for you.
          <first> ME: Somebody missed me! I was standing right here, and they missed me!
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
            * plant rule
            PAL|LEAD: What's it for? || Whose idea was that?
            BOSS: To understand each other. We don't, and I can't see why. || Mine. Nobody here understands anybody. Not that I've asked.
            <first> > hook BOSS claim
            <4+> [{FOE} and {PAL} swap badges.]
            <4+> <?mi> > hook FOE mimic
            <3> FOE: There's nobody left for me to swap with. || And whose do I get?
            <3> !BOSS: No exceptions. Swap with yourself.
            <3> FOE: I don't think I like who I got.
            <3+> > lead arrive
            <first> BOSS: And who are you?
            <first> LEAD: I'm new here.
            <next> BOSS: Remind me. Who are you again?
            <next> LEAD: I'm new here. Since yesterday.
            !BOSS: The new one? How restful. That'll be me. And you're the boss! || Somebody new! How restful. I'll be that, and you're the boss!
            * plant restful
            [{BOSS} pins a large badge on {LEAD}. It says BOSS. The small one says NEW.]
            LEAD: What does a boss do?
            FOE|BOSS: You look in, you ask when it'll be ready, and you go to lunch. || You frown at something, and ask when it'll be ready. ## You look in, you ask when it'll be ready, and you go to lunch till Thursday.
            PAL|LEAD: When what will be ready?
            !BOSS: I've never had to know. || Nobody's ever asked. I'm sure that somebody knows.
            * plant it
            [{LEAD} frowns at {BOSS}.]
            +LEAD: When will it be ready?
            !BOSS: Soon! I'm sorry! Is that what it's like? || Any minute! I mean... Goodness. That went right through me.
            > turns`,
        },
        {
          title: 'When Will It Be Ready?',
          time: "TEN O'CLOCK",
          beat: 'Head Office telephones, and {lead} says yes.',
          text: `
            > turns
            > place intro
            <?fl> FOE|BOSS: It's ten. Now somebody says something nice to the boss. || And at ten, somebody flatters the boss. It's in the calendar.
            <?fl> > lead flattered FOE
            [At the end of a very long cord, a telephone. TRRRILL!]
            !BOSS: It's Head Office! Give it here!
            FOE|LEAD: You're new. You don't answer the telephone. No exceptions. || New people don't answer the telephone. No exceptions.
            [{LEAD} picks it up.]
            LEAD: Hello? Yes. Yes. What, all of them? Yes!
            [CLICK.]
            FOE|BOSS: What did they want?
            LEAD: They didn't say. But I was very firm. I said yes. || I didn't like to ask. They sounded so happy.
            <next> <?b> <3+> > hook PAL mimic
            > turns
            PAL|BOSS: And look after that badge. It's all that there is to it. || You might keep an eye on that badge, though. Without it, nobody's in charge of anything.
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
            PAL|BOSS: Who sent for trainees? || Trainees? Who's going to train them?
            LEAD: I think that was the second yes. || That'll be what I said yes to. All of them.
            ["Please," asks the smallest trainee, "what do we make here?"]
            LEAD: I've no idea. But when will it be ready?
            ["Has it got to have wheels?" asks the trainee.]
            LEAD: I should think so. || Naturally. I'm surprised that you ask.
            !BOSS: You can't tell them that! || They don't even know what it is!
            LEAD: You never did, either. || Nor do I. I'm only the boss.
            <?t1> > lead teach BOSS
            > turns
            <4+> ["Where's {PAL}?" asks a man with a drill. "I'm the dentist. It's time for that tooth." ## "Where's {PAL}?" asks a stranger with roses. "We've a blind date."]
            <4+> !PAL: Over there. It's on the badge. || That's the one. You can read it from here.
            <4+> !FOE: But I'm not {pal}! || There's been a mistake! We only swapped!
            <4+> !PAL: Until five, that's you. No exceptions.
            <4+> [{FOE} is led away. A drill. A howl. {FOE} comes back, holding one cheek. ## {FOE} is led away. A sigh. {FOE} comes back, with a rose behind one ear.]
            <4+> !PAL: I've dreaded that for weeks. How was I? ## I've dreaded that for weeks. How was I?
            <4+> !FOE: Very brave. You've to go easy on toffee. ## Wonderful. You're seeing me again on Friday. || You cried. But you got a sticker. ## You were a bit shy, till the elevator. You're not to telephone. I will.
            > turns
            [TRRRILL!]
            LEAD: Hello? The least useful person here? One moment, I'll look at the badges. || Hello? Who could you do without? Let me see who makes the tea.
            [{LEAD} reads every badge, and stops at {BOSS}'s.]
            LEAD: That'd be the new one.
            [CLICK.]
            !BOSS: What have you done?
            LEAD: They're letting the new one go. At five. It's nothing personal. || At five, the new one has to leave. It's nothing personal, they said.
            * plant go
            <5+> PAL|ANY: We've signed a card. It's to whom it may concern. || We've got a card here, with a balloon on it. It was for somebody else.
            BOSS: But I'm me! || I'm not the new one! I'm the old one!
            FOE|LEAD: Not till five. || You're new until five. No exceptions.
            !BOSS: Then ring them up, and unsay it! || So ring up, and say that you didn't mean it!
            LEAD: Not without the badge. || As what? I'd need a badge.
            > turns`,
        },
        {
          title: 'How Do You Take It?',
          time: 'HALF PAST FOUR',
          beat: 'As the new one, {boss} is made tea and told the truth, and then somebody looks at the clock.',
          text: `
            <?dr> > place door BOSS
            > turns
            PAL|LEAD: I made you some tea. How do you take it?
            BOSS: I don't know. I've only ever had it left outside the door. || Me? They only ever made it for the boss.
            !FOE|LEAD: I can say this, now that you're nobody. The boss never listens.
            !BOSS: In what way?
            !FOE|LEAD: Like that. But without waiting for the answer.
            <?tea> BOSS: What else do they say about the boss?
            <?tea> PAL|LEAD: There's a song.
            <?tea> BOSS: Is it long?
            <?tea> PAL|LEAD: It's in several parts. We do the high bit when you're at the dentist's. ## It has ten verses. In the fifth, you marry the copier.
            <?i> BOSS: And is there anything nice about the boss?
            <?i> PAL|LEAD: You go home at six.
            > turns
            [Hammering, and a saw. "Nearly ready!" call the trainees.]
            PAL|LEAD: What are they making? || And what have they got there?
            !BOSS: I never got any further than "when". || It.
            <?nails> PAL|LEAD: They've asked for nails, glue, and a bell. I've signed for the bell.
            <?nails> BOSS: What would it want with a bell?
            <?cf> > lead comfort BOSS
            > turns
            FOE|LEAD: It's nearly five. I've brought your coat.
            !BOSS: At five? But that's when we swap back! || Wait! That's when we all swap back!
            PAL|LEAD: Then who's leaving?
            [Everybody looks at the clock. Then everybody looks at {LEAD}.]
            !LEAD: Oh. || Oh. That was my yes, too.
            FOE|BOSS: It's nothing personal.`,
        },
        {
          title: "Five O'Clock",
          time: "FIVE O'CLOCK",
          beat: 'The one who made the rule must choose whether to keep it.',
          text: `
            [{freed}]
            * prop
            FOE|LEAD: There's the badge! Put it on, before it strikes! || The badge! Quick, pin it on! It's about to strike!
            [The clock strikes. One. Two. Three.]
            LEAD: Go on. It's your rule. No exceptions.
            [Four. {BOSS} looks at the badge, and at {LEAD}.]
            !BOSS: I made the rule. I can make one exception. || I thought of the rule. I never thought of you.
            [{BOSS} pins it on {LEAD}, and keeps the small one. Five.]
            * pay rule
            PAL|LEAD: But now they'll throw you out! || But then you stay new! You'll be out!
            !BOSS: How restful.
            * pay restful
            [TRRRILL!]
            LEAD: It's for whoever's going.
            !BOSS: Hello? I've got my coat on. Who is this? || I'm just getting my coat. Who is this?
            [{BOSS} listens.]
            FOE|LEAD: Somebody high up? || Is it somebody high up?
            !BOSS: It's the cleaner. || Somebody with a bucket.
            PAL|LEAD: Where's the chairman?
            !BOSS: Mopping the stairs. They're doing badges, too. ## Mopping the stairs, with his shirt off. They're doing badges, too. Nobody's taken the elevator all day. || Up a ladder, doing windows. They've swapped as well.
            FOE|LEAD: So the cleaner's been running the company since nine! || Then all day long, the cleaner was in charge!
            !BOSS: And the chairman won't give back the mop. || And they can't get the bucket off him.
            PAL|LEAD: Then nobody real has fired anybody.
            * pay go
            <?x2> > place gift
            > hook BOSS end
            <?m> > lead last
            > turns
            [The hammering stops. The trainees push in something as big as a piano, under a sheet. "It's ready," they say.]
            * pay it
            PAL|LEAD: What is? || What's under there?
            ["You never said," says the smallest. "So we gave it wheels." || Nobody knows. The sheet slips. It has four wheels, and a bell.]
            !BOSS: I always hoped that it'd have wheels.
            FOE|LEAD: There's a bench in it. Where does the boss sit? || It's got one long seat. Which end's for the boss?
            ["Anywhere," says the smallest. "We couldn't tell who was who."]
            PAL|LEAD: And who gets a ride?
            !BOSS: Everybody. No exceptions.`,
        },
      ],
    },
    {
      id: 'vote',
      shape: 'locked room',
      title: 'One Against || Nobody Leaves',
      premise:
        'Nobody may leave a meeting until everybody agrees, while somebody always votes no, and {keeper} has the little hammer.',
      game: 'They vote on going home, on lunch and on who it is, and every time there is one against.',
      facts: {
        prop: 'the little hammer',
        event: 'a meeting',
        crowd: 'the shareholders',
      },
      effects: {
        hammer: {
          noise: `BOSS: It was only made for one small bang!`,
          lost: `BOSS: I've had that hammer for eleven years! I've never lost so much as a bang!`,
          stuck: `BOSS: I can't bang a hammer that's tied up! It's hardly even a knock!`,
          mixed: `BOSS: It's a hammer! It was never meant to have feelings!`,
          mess: `BOSS: A hammer goes bang! That one will only ever go splat!`,
        },
      },
      after: `
        [EEP.]
        PAL|LEAD: Somebody's voted yes. To what?
        BOSS: Nothing. They've all got used to having a button. || I hadn't even asked. They miss it at home, they say.
        PAL|LEAD: And what do they do there?
        BOSS: They nudge each other under the table.`,
      acts: [
        {
          title: 'Meeting Over || The Best Part First',
          time: 'MORNING',
          beat: 'They vote on going home, and there is one against.',
          text: `
            <2> > lead arrive
            BOSS: My meeting's over. All those in favor of going home?
            PAL|LEAD: But we've only just sat down! || Already? But we've only just sat down!
            * plant sat
            BOSS: I always begin with the best part. || I thought I'd do the nice bit first.
            FOE|LEAD: There has to be a vote. Nobody leaves until we all agree! || Not without a vote! It's the rule. Nobody leaves until we all agree!
            <first> > hook BOSS claim
            <first> <3+> BOSS: And here comes the adviser. I've paid for somebody to make us agree. || Is that the adviser? I ordered one, so that we'd agree.
            <3+> > lead arrive
            FOE|BOSS: Sit down, and vote. It's secret. Under the table there's a button that goes EEP. That's a yes. || So we vote, in secret. There are two buttons, under the table. EEP is for yes.
            PAL|LEAD: And the red one? || And what's the red one for?
            !BOSS: It goes NURR, for no. It's still got the plastic on. ## It goes NURR, for no. Nobody did, at the office party. || For no. I'm told it goes NURR. We've never had to use it. ## For no. I'm told it goes NURR. Nobody did, at the office party.
            <3+> [All hands go under the table. EEP, EEP. And one NURR.]
            <2> [All hands go under the table. EEP. And one NURR.]
            FOE|LEAD: One against! || Somebody's against!
            BOSS: Against home? Who was it? ## Against home? Who'd rather stay with me?
            <4+> PAL: Not me!
            LEAD: I'd never dare. || I wouldn't know how.
            !BOSS: Don't look over here. I asked! || Well, it's hardly likely to be the chair.
            * plant liars
            FOE|LEAD: Whoever it was ought to be thrown out!
            PAL|BOSS: How? Nobody may leave!
            > turns`,
        },
        {
          title: 'Hands Up || The Other Button',
          time: 'HALF AN HOUR LATER',
          beat: 'The hammer that ends the meeting is {where}, and somebody is against getting it back.',
          text: `
            > turns
            <handed> > place intro
            <handed> !BOSS: It's only over when I bang my little hammer. And I might cheat. Take it away from me, {call}! ## One bang of my little hammer, and it's over. I've been drinking. Take it, {call}! || One bang of my little hammer, and it's over. I don't trust myself. {call}, look after it for me. ## One bang of my little hammer, and it's over. I've been drinking. {call}, look after it for me.
            <handed> > lead help
            <handed> > effect hammer
            <taken> !BOSS: It's only over when I bang my little hammer. And I might cheat! Where can I put it? ## One bang of my little hammer, and I'm done. Ask my ex. Where can I put it? || One bang of my little hammer, and it's over. I don't trust myself. Where can we keep it? ## One bang of my little hammer, and I'm done. Ask my ex. Where can we keep it?
            <taken> > place intro
            <taken> > place takes
            <?c> > hook FOE stake
            PAL|LEAD: And how does a meeting end, with no bang? || Then how do we end a meeting now?
            !BOSS: I don't think it does. ## Like my marriage. With lawyers. || We don't. It's never been tried. ## The way my marriage did. With lawyers.
            FOE|LEAD: So we need it back! Vote! || Then let's vote on getting it back!
            <3+> [EEP, EEP. And one NURR.]
            <2> [EEP. And one NURR.]
            PAL|LEAD: There's that noise again. || And somebody says no.
            !BOSS: Hands up, whoever that was.
            [No hands.]
            !BOSS: Hands up, whoever is lying.
            [All hands.]
            FOE|LEAD: Not about this. ## Not about this. Only about my age, and my taxes. || I thought you meant in general. ## I thought you meant about my taxes.
            <taken> !BOSS: Then without a vote, and quickly! Save it, {call}! || {call}, we'll look the other way. Save that hammer!
            <taken> > lead attempt
            <?d> > lead ban
            > turns`,
        },
        {
          title: 'Nobody Is Against Lunch || Welcome Forever',
          time: 'LUNCHTIME',
          beat: 'They vote on lunch, and on finding out who it is.',
          text: `
            > turns
            !BOSS: Something easy, then. Who's for lunch? || Then something nobody can be against. Lunch?
            <3+> [EEP, EEP. And one NURR.]
            <2> [EEP. And one NURR.]
            !FOE|LEAD: Nobody in the world's against lunch! It's pie! With cherries, and a crust like a braid! || Who votes against pie? With plums in it, and a bit burned on the left!
            !PAL|BOSS: How do you know? || Have you seen it?
            !FOE|LEAD: I can smell it. || I've heard about it.
            * plant pie
            > place crowd
            !BOSS: Dear shareholders, welcome. You can never leave. || Dear shareholders, do come in. That was your last mistake.
            ["May we have a cookie?" asks a shareholder.]
            LEAD: We'd have to vote on it. || That depends. Has it been voted on?
            [EEP, EEP, EEP. And one NURR. The lid stays on the jar.]
            <?e> > lead wait
            > turns
            !BOSS: Very well. Who'd like to find out who it is?
            <3+> [EEP, EEP. And one NURR.]
            <2> [EEP. And one NURR.]
            FOE|LEAD: It would rather not be found.
            !BOSS: Well, naturally. ## So would I, after the office party. || In its place, I'd do the same. ## So would I, after the office party.
            <?love> BOSS: Such courage, though. Always alone, and it never wavers.
            <?love> PAL|LEAD: Are you blushing?
            <?love> BOSS: I'm thinking of promoting it. ## I'm thinking of asking it to dinner.
            > turns`,
        },
        {
          title: 'Who Wants to Stay Forever?',
          time: 'EVENING',
          beat: 'They try it the wrong way round, and somebody owns up.',
          text: `
            <?g> > place door
            <?k> > hook FOE snap
            > turns
            +LEAD: It's getting dark. I've eaten the agenda. || No lunch, all day! I've eaten the agenda.
            PAL|BOSS: What did it taste of?
            !LEAD: Too many points.
            !BOSS: We'll ask it the wrong way round! Who wants to stay here forever? ## The wrong way round, then! Who wants to stay forever, two to a chair?
            FOE|LEAD: Then everybody says no. And so does it, as always. That's agreement! || Oh, clever! It always says no, and this time so do we!
            <3+> [NURR. NURR. They hold their breath. EEP.]
            <2> [NURR. They hold their breath. EEP.]
            PAL|BOSS: One... says yes. || It said... yes.
            FOE|LEAD: Forever? Who'd want that? ## Forever? My landlord wouldn't give me a weekend! || Yes? To forever? Who has nowhere better to be? ## Yes? To forever? Is it drunk?
            <wish> !BOSS: Let the minutes show what everybody would have liked. {call}? || We'll be here till we're old. {call}, what would you have liked?
            <wish> > lead lastWords
            [{BOSS} looks at the table, and puts up a hand.]
            !BOSS: That's mine. || I'm afraid that was me.
            FOE|LEAD: But it's you who wants us to go home! Every day! || You? You're the one who says that it's over!
            !BOSS: I only say it in case somebody tells me, "Not yet." ## In case somebody says "Not yet", as they did in the coat closet. || I always hope that somebody will ask me to stay a bit. ## In case somebody says "Stay", as they did in the coat closet.
            PAL|LEAD: What have you got at home?
            !BOSS: A chair. ## Half a bed.
            FOE|LEAD: Is it a nice one? ## Is it a nice half?
            !BOSS: It looks at the other one. ## It's what the lawyers left.
            > turns`,
        },
        {
          title: 'Once Each',
          time: 'NIGHT',
          beat: 'They find out who was against all the rest, and they vote again.',
          text: `
            PAL|LEAD: Then every no was yours! || Then all day long, you've been voting no!
            !BOSS: Only this morning. I'd have loved some lunch. || Just that first time. I'd nothing against lunch!
            <3+> [A silence. A hand goes up, with a bit of crust on it. It is {FOE}'s.]
            <2> [A silence. A hand goes up, with a bit of crust on it. It is {LEAD}'s.]
            !FOE|LEAD: There isn't any. I only meant to straighten the edge. || I'd eaten it. The meeting seemed so long, and it was ten past nine.
            * pay pie
            !PAL|BOSS: A pie for the whole company?
            !FOE|LEAD: It's very straight now. || I left the bit that was burned.
            <4+> !BOSS: And who was against finding out? || And finding out? Who voted against?
            <4+> !PAL: Me. I thought it might be me. The buttons feel so alike. ## Me. Next, you'd have found out who was in the coat closet. || I did. With me, it usually turns out to be me. ## I did. Next, you'd have asked who it was, in the coat closet.
            <4+> <rated> !BOSS: I've called a meeting every day since!
            <3> FOE: And who was against finding out?
            <3> !BOSS: Me again. I already knew. ## Me again. I'd have found out who it was, in the coat closet.
            <3> <rated> !FOE: That was me.
            <3> <rated> !BOSS: I've called a meeting every day since!
            <3+> !FOE: And the hammer? Who didn't want that back?
            <2> !BOSS: And finding out was me again. I already knew. But the hammer? Who didn't want that back?
            !LEAD: You'd have sent me away. And nobody else ever gave me a button. || One bang, and I'd have had to go. I'd just got my chair warm.
            ["And the cookies were me," says a shareholder. "If I have one, I have the jar."]
            PAL|BOSS: So there's no monster. Everybody did it, once. || Then there isn't any "one". We took turns!
            * pay liars
            FOE|LEAD: Then out we go, every one of us. || So that's the whole room, to be thrown out.
            !BOSS: Then I'll ask for the last time. Who's for going home? || That'll be quick. Home, anybody?
            <3+> [NURR. NURR. NURR. And not one EEP.]
            <2> [NURR. NURR. And not one EEP.]
            PAL|LEAD: Nobody! Everybody's against! || Not a single yes!
            !BOSS: Not one? Then we're all agreed!
            > hook BOSS end
            > turns
            [{freed}]
            * prop
            FOE|LEAD: There's the hammer! Quick, before anybody changes their mind!
            <?x2> > place gift
            <?n> > lead last
            [{BOSS} bangs the little hammer on the table.]
            !BOSS: My meeting's over. You can all go home.
            [Nobody gets up.]
            PAL|LEAD: We've only just sat down.
            * pay sat`,
        },
      ],
    },
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
            FOE: It's got "GOODBYE" on it, in icing. || It's got "GOODBYE" on it, and a cherry.
            BOSS: There's a letter. "Today we say goodbye to our dear old..."
            FOE: Dear old who? || Dear old what?
            * plant ink
            <3> !BOSS: That's where the ink ran out. "At five, two men will come to help with the leaving."
            <4+> !BOSS: That's where the ink ran out.
            <4+> PAL|ANY: "At five, two men will come to help with the leaving."
            FOE: Nobody's ever called me dear. || I'm not old! I'm only tired!
            BOSS: So somebody has to go, and it could be anybody.
            <first> > hook BOSS claim
            <?w> <first> > place why
            <first> BOSS: And who's this? It isn't five yet!
            > lead arrive
            <handed> > place intro
            [BRRRP!]
            PAL|ANY: Now it's "low".
            BOSS: Low on ink? Who isn't?
            > turns`,
        },
        {
          title: 'Be Nice to Everybody',
          time: 'LATER THAT MORNING',
          beat: 'Everybody signs the card, and {lead} takes care of it until it is {where}.',
          text: `
            > turns
            BOSS: Till we know, everybody be nice to everybody.
            FOE: I've always liked your voice.
            BOSS: I've never liked yours. But I'd notice if it stopped.
            <?nice> PAL|LEAD: May I carry your bag?
            <?nice> FOE: That's my lunch.
            <?nice> PAL|LEAD: May I chew it?
            <?sign> BOSS: Now sign the card. Whoever doesn't must be the one. || Everybody sign the card. If a name's missing, that's who it is.
            <?sign> FOE: I've signed. || I've signed, with kisses. ## I've signed, with kisses, and the number of my room.
            <?sign> BOSS: So have I. Twice. || So did I. As three people.
            <?sign> PAL|ANY: Then nobody's leaving. Or everybody is.
            <handed> BOSS: {call}, here's the farewell card. We've all signed. Let nothing happen to it.
            <taken> BOSS: And here's the farewell card. We've all signed. || And this is the farewell card. Let nothing happen to it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect card
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            [BRRRP!]
            PAL|ANY: And now, "tray empty". || It's got "tray empty" this time.
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
            BOSS: That cake's staring at me. {call}, do something about it.
            > lead attempt
            [BRRRP!]
            PAL|ANY: "Paper jam", it says.
            BOSS: Will somebody give it some jam, and let me finish? || There's only strawberry. Tell it to wait till I've finished.
            <?f> > lead wait
            <?g> > place stir
            > turns
            FOE: The men! At the door! With a rope and a blanket! || The men! In gloves! They've come for somebody!
            BOSS: They're early! I'm not dear till five! || Don't let them in! I've hardly been old at all!`,
        },
        {
          title: 'Old, Gray, Out of Order',
          time: 'NEARLY FIVE',
          beat: 'The men have a list, and somebody reads the slips again.',
          text: `
            PAL|ANY: A list, under the door! "One. Old. Gray. Out of order."
            FOE: Me, gray? It's the light in here! ## Me, gray? You've all seen that I'm not! At the Christmas party!
            BOSS: I've been out of order since lunch. || Out of order! I said one rude thing, in March! ## Out of order! It was one office party! And the coat rack forgave me!
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?j> > hook BOSS snap
            <?k> > lead comfort BOSS
            > turns
            [BRRRP! BRRRP!]
            PAL|ANY: "Please wait", it says. "Please."
            BOSS: I can't wait! I'm being carried out!
            LEAD: It's been low since morning. Its tray was empty. And nobody gave it any cake.
            [They all turn round. On its squeaky trolley stands something old and gray.]
            * pay ink
            PAL|ANY: "Our dear old... printer"! The ink never ran out. It just couldn't print its own name.
            FOE: It wasn't low on ink. It was just low.
            BOSS: They've come to throw it out! {call}, hide, and take it with you! || Nobody's carrying it anywhere! {call}, hide, and take it with you!
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
            !FOE: I've told these gentlemen that I'd search for them. || They've signed everything. Twice. They enjoyed it.
            BOSS: I've never seen a printer in my life. ## I've never seen a printer in my life. Not with the lid up.
            > lead hide FOE BOSS
            [One of the men puts out a very large hand.]
            > place back LEAD
            [And after {LEAD}, the printer.]
            > change printer
            [The men look at their list, and at each other. They carry out {BOSS}'s chair.]
            BOSS: That was my chair! || There goes my chair!
            FOE: Old, gray, and it did squeak. ## Old, gray, and it squeaked whenever you were alone with the accountant.
            [{freed}]
            * prop
            PAL|LEAD: The card! "We shall miss you. From all of us."
            LEAD|BOSS: Put it in the tray. It's been empty all day.
            FOE: It's full. I think it's blushing. ## It's full. I think it's blushing. I'd have brought it flowers years ago.
            > turns
            FOE: And what about the cake? It still says "GOODBYE". || But the cake says "GOODBYE"!
            LEAD|BOSS: Start at that end.
            [MUNCH. MUNCH. MUNCH.]
            PAL|ANY: Now it says "GOOD".
            <?x3> > place gift
            <?n> > lead last
            > hook BOSS end
            > turns
            [The third floor puts its vase on the printer, with a flower in it.]
            FOE: Not a word to Head Office. If they ask, it's a plant.
            [BRRRP!]
            PAL|ANY: It's a new letter. "Today we say hello to our dear old printer." There was plenty of ink.`,
        },
      ],
    },
  ],
}
