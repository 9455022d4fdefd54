import { type Program } from '../../plays/card-types.ts'

export const butWaitTheresLess: Program = {
  name: "But Wait, There's Less!",
  people: {
    'Salesman Slick': {
      short: 'Slick',
      want: 'to be believed, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} says "Good day". Everybody goes to check.]
          ME: Even that? Is nobody ever going to believe a word I say? ## Even that? At my own wedding, they asked for "I do" in writing! Is nobody ever going to believe me?`,
        stake: `ME: They won't believe that, either! I hardly do, and I was there!`,
        snap: `ME: Buy something! Anybody! Buy me! I fold flat!`,
        part: `
          [A customer holds up a handful of nothing. "Is there anything in it?"]
          ME: No. There never was.
          ["I believe you," says the customer.]
          ME: You what? Somebody write that down!`,
        please: `
          ASK: You said "Good day", this morning. I only pretended to go and check. I believed you.
          ME: It was a lie!
          ASK: I know. But I did believe it.
          [VUMM.]
          ME: All day?`,
        truth: `
          ME: It's a bad egg timer. But I'm a very good salesman.
          [They wait. Nothing.]
          ASK: I believe you.
          [They wait again. Nothing.]
          ME: You do! It's as good as official!`,
        later: `
          ASK: Good morning, Slick. I believe you.
          ME: Stop that. They all do. I said that I was fine, so everybody went home. ## Stop that. They all do. I told my wife where I'd been. She believed me. It was dreadful.`,
      },
      turns: [
        `ME: What you need is a smaller spoon.
         ASK: Why would I need that?
         ME: It's the same soup, and there's twice as much of it. Think of the evenings. ## It makes everything look twice as big. Think of the evenings.`,
        `[{ASK} is eating with a very small spoon.]
         ASK: I'm still on Tuesday's soup.
         ME: And today's Friday! What a spoon!`,
        `ASK: I want my old spoon back!
         ME: It's rather large. Are you ready for it?
         ASK: What does it cost?
         ME: What did I give you for it?
         ASK: Nothing.
         ME: Double.`,
      ],
      twist: 'Slick sells somebody a smaller spoon',
    },
    'Demo Denise': {
      short: 'Denise',
      want: 'one thing that works',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} presses a button. The button comes off.]
          ME: Four thousand gadgets, and not one of them ever worked! Not even the off switch! ## Four thousand gadgets and two husbands, and not one of them ever worked!`,
        stake: `ME: It wasn't me! I mean, it usually is! But I was only standing near it!`,
        snap: `ME: Don't let me near that needle! We'd have two halves of it, and neither would go up!`,
        part: `
          [{ME} puts the handle on, and turns it. It slices. It sings. It finds a key.]
          ASK: It's staying on!
          ME: It works! Don't touch me! I don't want to know why! ## It works! And it hasn't rolled over and gone to sleep!`,
        please: `
          [{ASK} gives {ME} a spoon.]
          ME: What does it do?
          ASK: Soup.
          [A sip. Another. VUMM.]
          ME: It goes up, and it comes down, and it's done it both times!`,
        truth: `
          ASK: Say something, to try it out.
          ME: I'm a wonderful demonstrator.
          [DRRRT!]
          ME: It works! Did you hear? It works! I'm terrible!`,
        later: `
          ASK: Is it still working?
          ME: It hasn't stopped. I sat up with it all night. I keep thinking that it must want something. ## It hasn't stopped all night. I've told my husband to watch how it's done.`,
      },
      turns: [
        `[Snap. {ME} is holding a handle.]
         ASK: What was that?
         ME: A cup.
         ASK: And where's the cup?
         ME: It came off.`,
        `ASK: You've still got that handle!
         ME: I don't dare to put it down. Something might come off it.`,
        `[{ME} holds the handle against a cupboard. Click. The cupboard opens.]
         ASK: It fits! What's inside?
         ME: Two hundred cups. There isn't a handle on one of them.`,
      ],
      twist: 'Denise breaks a cup and guards the handle',
    },
    'Caller Hugo': {
      short: 'Hugo',
      want: 'to get through',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds a telephone to each ear. Out of both come violins.]
          ME: Eleven years on hold, and I've only got as far as the violins! I know their children by name! ## Eleven years on hold, and only violins! I've been engaged to two of them!`,
        stake: `ME: Shall I call, and ask where it's gone? They'd only play me the violins!`,
        snap: `ME: Hello? It's an emergency! Fire, flood, all of it! Certainly, I'll hold.`,
        part: `
          [{ME} picks up a telephone, and laughs into it. It laughs back.]
          ME: There's a person in there! She asked what was so funny!
          ASK: What did you answer?
          ME: Nothing. She's still laughing. I'm through!`,
        please: `
          [{ASK} lifts a thumb and a little finger to one ear.]
          ASK: Brring. Hello?
          ME: Is that... Am I speaking to somebody?
          ASK: You're through. Take your time.
          [VUMM.]`,
        truth: `
          ME: I got through! And I asked whether they'd pick up again tomorrow.
          ASK: What did they say?
          ME: They said yes.
          [They wait. Nothing.]
          ME: They weren't lying! I've got somebody for tomorrow!`,
        later: `
          ASK: So you got through!
          ME: And somebody said "How can I help?" In all those years I'd never thought of that. I said "Wrong number".`,
      },
      turns: [
        `[{ME} dials, with care.]
         ASK: Who is it this time?
         ME: Me. I wanted to see if I'd pick up. I'm engaged.`,
        `ME: I got through to me!
         ASK: And how were you?
         ME: Short. I said that I was in a meeting.`,
        `ASK: Did you ever call yourself back?
         ME: I left me a message. "It's nothing. I only wanted to hear how you are."
         ASK: And?
         ME: I've played it four times. ## I've called back. We're having dinner.`,
      ],
      twist: 'Hugo telephones Hugo, who is engaged',
    },
    'Stock-Room Stan': {
      short: 'Stan',
      want: 'one empty shelf',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} pushes one more box onto a shelf. At the other end, two fall off.]
          ME: It all comes back to me! What I'd give for one shelf with nothing on it!`,
        stake: `ME: It'll come back. They all come back to me. They know the way.`,
        snap: `ME: I'm getting back into my box! If anybody asks for me, I'm discontinued!`,
        part: `
          ASK: They've carried off everything. Even from your shelves.
          ME: I've been to look. There's a shelf with nothing on it! I said "hello", and it said "hello"!`,
        please: `
          [{ASK} takes the last box off a shelf, and blows away the dust.]
          ASK: It's all yours.
          ME: There's nothing on it! I could lie down!
          [{ME} does. VUMM.]`,
        truth: `
          ASK: How many egg timers have we got left?
          ME: None.
          [They wait. Nothing.]
          ME: None! It's true! There's a shelf back there with only a shelf on it!`,
        later: `
          ASK: How's the empty shelf?
          ME: I've dusted the nothing. I've turned it, so that it'll fade evenly. I've had two offers for it.`,
      },
      turns: [
        `ASK: What's in this box?
         ME: A smaller box.
         ASK: And in that one?
         ME: Directions for the box.`,
        `ASK: I've read the directions for the box.
         ME: How do they end?
         ASK: "Now close the box behind you."`,
        `ASK: I've opened the very smallest one. There's a note in it. "If you can read this, you are in the box."
         [They both look up, slowly.]
         ME: I've always wondered about that lid.`,
      ],
      twist: 'Stan opens one box too many',
    },
    'Bargain Binta': {
      short: 'Binta',
      want: 'a present, with a bow',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} ties a bow round a cup, hides it, finds it, and cries, "For me?"]
          ME: It's the only present I ever get! And even then, I beat myself down.`,
        stake: `ME: I'd got it down to next to nothing! And now it's next to nothing at all!`,
        snap: `ME: Would they take sixty for a hundred? I've never paid full price in my life!`,
        part: `
          [A customer ties a bow around a little bit of nothing, and holds it out.]
          ASK: It's for you.
          ME: How much?
          ASK: It's a present.
          ME: I'll give you... No. Thank you. I'll just stand here, and hold it.`,
        please: `
          [{ASK} takes off a shoelace, and ties it in a bow, around an egg.]
          ME: What do you want for it?
          ASK: You were supposed to say "Oh!"
          ME: Oh!
          [VUMM.]`,
        truth: `
          ASK: There's one left. It's for you, with a bow.
          ME: What's the catch?
          ASK: There isn't one.
          [They wait. Nothing.]
          ME: It didn't ring! It's a present, and it didn't ring!`,
        later: `
          ASK: I heard that somebody gave you a present!
          ME: I've had it valued. "Priceless," they told me. I said "How about half?" ## It was from a stranger, with a bow. I've told my husband that it was reduced.`,
      },
      turns: [
        `ME: How much is that chair?
         ASK: It's mine! I'm sitting on it!
         ME: So it's used.`,
        `ME: Two dollars for the chair. And you may go on sitting on it till supper.
         ASK: It isn't for sale!
         ME: One fifty. It's getting warmer all the time.`,
        `ASK: Very well! You can have the chair! Take it!
         ME: For nothing?
         ASK: For nothing!
         ME: What's wrong with it?`,
      ],
      twist: 'Binta haggles for the chair under somebody',
    },
    'Testimonial Tina': {
      short: 'Tina',
      want: 'one thing that really changes a life',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} bites into a biscuit, waits, and shakes the head.]
          ME: Not that one, either. I say "It changed my life" all day long, and it's always the same life! ## Not that one, either. I said "It changed my life" at the altar, and it was the same life!`,
        stake: `ME: Before, I was calm. After, I'm under the table. I'd recommend it to nobody!`,
        snap: `ME: I take it all back! The mop, the wig, the seaweed! None of it ever did a thing!`,
        part: `
          ASK: Your cheeks are all wet!
          ME: I laughed! At nothing! It's changed my life!
          ASK: And who's paying you to say that?
          ME: Nobody! So that's how it sounds!`,
        please: `
          [{ASK} moves a chair from the left of the table to the right.]
          ASK: Sit on this side, for once.
          ME: There's a window! There's a tree in it! Has it always... It's changed my life!
          [VUMM.]`,
        truth: `
          ME: It's changed my life.
          [Everybody ducks. They wait. Nothing.]
          ASK: It's true!
          ME: I know! I'm as surprised as you are!`,
        later: `
          ASK: Something really changed your life!
          ME: I'd only just learned the old one by heart. Now I can't find the spoons. ## I'd only just learned the old one by heart. And somebody has to tell the man who was in it.`,
      },
      turns: [
        `ME: Before, I couldn't touch my toes.
         ASK: And after?
         ME: After what?`,
        `ME: Before I met you, I had no friends at all.
         ASK: And now?
         ME: Now I've got a photograph. Hold up this mop, and look amazed.`,
        `ASK: That photograph of me, with the mop. On the back, somebody's written "Before".
         ME: I wanted to ask you to supper. I'd need one for "After".`,
      ],
      twist: 'Tina advertises friendship, Before and After',
    },
  },
  recall: `
    [A telephone rings.]
    PAL|LEAD: Somebody wants to order "{Line}."
    BOSS: In what size?
    PAL|LEAD: Smaller. And without the end.`,
  scenarios: [
    {
      id: 'timer',
      shape: 'trial',
      title: 'It Also Does Eggs || Half a Bean',
      premise:
        'The channel must sell an egg timer that rings at every lie, live, while {lead} looks after it.',
      game: 'It rings at every lie, until it falls silent, and the best liar on the air has to make it ring.',
      facts: {
        prop: 'the egg timer',
        event: 'a live show',
        crowd: 'the studio audience',
      },
      effects: {
        timer: {
          noise: `
            BOSS: There! That's stopped it!
            [Drrrt.]
            FOE|LEAD: It heard that.`,
          lost: `
            BOSS: It's {where}! Well, now it can't hear us.
            [Drrrt, a long way in.]
            FOE|LEAD: It can.`,
          stuck: `
            BOSS: It's {where}! At least we won't hear another word from it.
            [Drrrt, through all of it.]
            FOE|LEAD: But for that one.`,
          mixed: `
            BOSS: It's {where}! It won't be listening to us now.
            [Drrrt, absently.]
            FOE|LEAD: It is.`,
          mess: `
            BOSS: It's had enough! It's drowned!
            [Drrrt. Blub.]
            FOE|LEAD: It can swim.`,
        },
      },
      after: `
        BOSS: I slept like a baby. ## I slept alone.
        [Drrrt.]
        PAL|LEAD: You left it on?
        BOSS: I like to have something in the house that listens.`,
      acts: [
        {
          title: 'It Also Does Eggs',
          time: 'A MINUTE BEFORE THE SHOW',
          beat: 'There is an egg timer to be sold, and it rings.',
          text: `
            <2> > lead arrive
            !BOSS: We're on in a minute. What are we selling? || What are we selling today?
            FOE|LEAD: An egg timer. It rings whenever somebody tells a lie. || This. It rings if anybody lies. It also does eggs.
            !BOSS: That's marvelous. I've always wanted one. ## That's marvelous. And such an impressive size.
            [DRRRT!]
            FOE|LEAD: What was that?
            !BOSS: The eggs.
            [DRRRT!]
            * plant timer
            <3+> <?eggs> FOE: There are no eggs.
            <3+> <?eggs> [Nothing.]
            <3+> > lead arrive
            BOSS: {call}! And what do you say to this place? || Welcome, {call}! Quite comfortable?
            LEAD: It's lovely here.
            [DRRRT!]
            +LEAD: I was only being polite.
            PAL|BOSS: It rings at polite, too. || It doesn't do polite.
            * plant here
            FOE|LEAD: Then quickly, before it starts. Do you even like us? || Then answer me one thing. Do you even like us?
            !BOSS: Like you? I love you all! We're a family! ## Like you? I love you all! Even those who owe me money!
            [DRRRT! DRRRT!]
            !BOSS: Very well. I don't care a bean for any of you.
            [They all look at it. They wait. It does not ring.]
            !FOE|LEAD: I'd hoped for half a bean.
            * plant bean
            <first> <?b> > hook BOSS claim
            > turns
            [A red light goes on.]
            PAL|LEAD: We're live! And if nobody buys it, they close us for good! || The light! If we don't sell it today, we're closed!
            !BOSS: Welcome! We come to you live from {a}, because it's so perfectly safe here!
            [DRRRT!]
            <?i> > place intro
            FOE|LEAD: How will anybody sell that, without a single lie?
            !BOSS: Without one? I wouldn't know where to put my tongue! || It can't be done! I'd have to hum!`,
        },
        {
          title: 'It Is Ugly',
          time: 'LIVE',
          beat: 'The truth sells, and the egg timer ends up {where}.',
          text: `
            !BOSS: Dear viewers. It's ugly. You don't need it. It'll end up in a drawer. ## Dear viewers. It's ugly. It buzzes. It'll end up in the bedside drawer. || Dear viewers. It's overpriced. It's noisy. My own mother sent hers back. ## Dear viewers. It's overpriced. It's noisy. And it won't hold you afterward.
            [Nothing. Then, a telephone.]
            FOE|LEAD: They've ordered! They thanked you for the warning!
            !BOSS: If you buy two, you're twice as silly! ## If you buy two, you'll be divorced by Friday! || You'll never boil an egg in your life! Have you seen your kitchen? ## It won't save your marriage! Have you seen your husband?
            [Two telephones.]
            PAL|LEAD: They'd like to know how silly they'd be with three. ## They'd like to know if three would do it by Wednesday. || They've just looked. They say it's worse than that, and they'll take two.
            <?box> <3+> FOE|LEAD: Somebody asks what the best thing about it is.
            <?box> <3+> !BOSS: The box.
            <?box> <3+> [Three telephones.]
            > turns
            <2> BOSS: I'm getting good at it! Ask me something else!
            <3+> FOE: Then be honest with me, too. How's my jacket? ## Then be honest with me, too. How was Saturday night? || And now tell me the truth. My jacket. How is it? ## And now tell me the truth. Saturday night. How was I?
            <2> LEAD: How do you like the way I look?
            <family> !BOSS: Gorgeous. It's very you.
            <rated> <2> !BOSS: Gorgeous. It's very you.
            <rated> <3+> !BOSS: The earth moved.
            [DRRRT!]
            <3+> FOE: You gave it to me. ## You clapped!
            <2> LEAD: I combed it for you.
            * plant jacket
            BOSS: That thing's getting on my nerves! {call}, take it where it can't hear me. || {call}, hold that thing, and keep it away from my mouth!
            > lead help
            > effect timer
            <family> FOE|BOSS: And while it's listening, who ate my sandwich?
            <rated> <2-3> FOE|BOSS: And while it's listening, who ate my sandwich?
            <rated> <4+> FOE|BOSS: And while it's listening, who's been with my husband?
            <4+> !PAL: I never saw a sandwich. ## I never saw a husband.
            <2-3> LEAD: I never saw a sandwich.
            [Drrrt.]
            <4+> !PAL: There wasn't much of it. ## There wasn't much of him. || It was nearly green. ## He was nearly asleep.
            <2-3> LEAD: There wasn't much of it. || It was nearly green.
            [Drrrt.]
            <4+> !PAL: The best sandwich of my life. ## The best husband of my life.
            <2-3> LEAD: The best sandwich of my life.
            [It does not ring.]
            > turns
            <?x1> > lead search`,
        },
        {
          title: "Isn't It Pretty?",
          time: 'LIVE, WITH AN AUDIENCE',
          beat: 'The audience tries it too, and holds up a baby.',
          text: `
            > place crowd
            PAL|BOSS: Dear audience, nobody here looks a day over twenty! ## Dear audience, not one of you has had any work done! || Dear audience, you're our favorites! ## Dear audience, I'd go home with any one of you!
            [Drrrt.]
            <?testi> <3+> FOE: Let me advertise it. "It changed my life."
            <?testi> <3+> [Drrrt.]
            <?testi> <3+> FOE: "I've seen it before."
            <?testi> <3+> [Drrrt.]
            <?testi> <3+> FOE: I've got two eyes, and a sister.
            <?testi> <3+> [Nothing. The audience claps.]
            <family> [In row four, somebody says, "I never touched your cake." Drrrt.]
            <rated> [In row four, somebody says, "I was working late." Drrrt.]
            FOE|LEAD: Now they're asking each other things! || They've noticed! They're trying it on each other!
            <family> [In row six: "You're my best friend." "And you're mine." They wait. They wait. Not a sound. They burst into tears.]
            <rated> [In row six: "I only married you for your house." "I know. I only married you for your mother." Not a sound. They kiss.]
            BOSS: Keep calm, everybody. Lie to each other, as you do at home! ## Keep calm, everybody. Lie to each other, as you do in bed!
            > turns
            [Somebody in row two holds up a very new baby. "Isn't it pretty?"]
            <3+> PAL|LEAD: Careful now, everybody. Not one word that isn't true. || It's red, and it's cross. Be very careful.
            <3+> !FOE: It's certainly a baby.
            <2> LEAD: It's certainly a baby.
            [Nothing.]
            <4+> !PAL: There's such a lot of it, for the size. || It's got a face all the way round.
            <4+> [Nothing.]
            <3+> LEAD: Both ears are on. || I'd know it again anywhere.
            <3+> [Nothing.]
            !BOSS: It's the prettiest baby in the world!
            [DRRRT!]
            [Row two puts it into {BOSS}'s arms. "Then look again," says row two.]
            * plant baby
            <?x3> FOE|BOSS: That egg timer's ruining us! {call}, make it stop!
            <?x3> > lead attempt
            <?x3> [Drrrt.]
            <?ask> ["And you, up there?" somebody calls. "Is any of you happy?"]
            <?ask> FOE|LEAD: They mean us.
            <?ask> [A long silence. Everybody looks at a shoe.]
            <?ask> !BOSS: We'll be right back!
            <?ask> [Drrrt.]
            > turns
            PAL|LEAD: Row four isn't speaking. Row six is getting married. Row ten has gone home to get the diary. ## Row four wants a lawyer. Row six wants to keep the house. Row ten has gone home to get the diary.
            FOE|LEAD: And nobody else dares to open their mouth. || And the rest just sit there, and nod.`,
        },
        {
          title: 'Not a Sound',
          time: 'LIVE, ALAS',
          beat: 'Nobody lies any more, so nobody believes that it works.',
          text: `
            [It is very, very quiet.]
            <3+> PAL|LEAD: It hasn't rung for an hour. They think it's only for eggs! They're all canceling! || Not one ring since the baby. They say it only does eggs! They want their money back!
            <2> BOSS: It hasn't rung for an hour. They think it's only for eggs! They're all canceling! || Not one ring since the baby. They say it only does eggs! They want their money back!
            FOE|LEAD: Then lie! Just once! Nobody's better at it! ## Then lie! You've been married! Nobody's better at it! || Then lie! It'll ring, and we're saved! Nobody lies like you! ## Then lie! It'll ring, and we're saved! Talk as if you were married!
            !BOSS: With pleasure. I'm a teapot. ## With pleasure. I'm a virgin.
            [Nothing.]
            PAL|LEAD: That doesn't count. It only rings if you want to be believed. || Nobody was going to believe that. You've got to mean it.
            !BOSS: Then one that worked this morning. I've always wanted an egg timer. ## Then one that worked this morning. Such an impressive size!
            [They wait. Nothing.]
            <?q> FOE|LEAD: But that was a lie! || You mean it?
            <?q> !BOSS: This morning we'd only just met. ## It grows on one.
            LEAD: Let me. I've got one. It's lovely here.
            [Nothing at all.]
            +LEAD: Well, I know people here now. || Well, it is, once one's sat down.
            * pay here
            <?s> <4+> !PAL: I've got one, too. I'd never touch your sandwich. ## I've got one, too. I'd never touch your husband.
            <?s> <4+> [They look up. Nothing.]
            <?s> <4+> FOE|BOSS: You wouldn't?
            <?s> <4+> !PAL: I made you another. ## He only talks about you. || I made you one myself. I couldn't eat it. It was too good. ## I've heard him sing in the morning. He's all yours.
            <3+> !FOE: My jacket! Quick! ## Saturday night! Quick!
            <2> LEAD: The way I look! Quick!
            <3+> !BOSS: I love your jacket. ## I can't wait to do it again.
            <2> !BOSS: I love the way you look.
            [It does not even tick.]
            <3+> !FOE: You do? Since when? ## You can't? Since when?
            <2> LEAD: You do? Since when?
            <3+> !BOSS: You're in it. ## Since Sunday. I've been practicing.
            <2> !BOSS: I've got used to it.
            * pay jacket
            [{BOSS} holds up the baby.]
            !BOSS: The prettiest baby in the world!
            [The baby yawns.]
            PAL|LEAD: It's holding your thumb.
            !BOSS: I know! I can't get it to lie, either! || I know. I think it's got me.
            * pay baby
            <?ask> FOE|LEAD: Say that you're happy! You've never been that!
            <?ask> !BOSS: I'm happy.
            <?ask> [Not even a click. They all look at {BOSS}.]
            <?ask> !BOSS: Well. How long has that been going on?
            [All the telephones ring at once. Then none of them.]
            FOE|LEAD: That's everybody. We haven't sold a single one. We're closed. || They've all canceled. So that's the end of the show.
            <?e> > lead comfort BOSS
            > turns
            PAL|LEAD: And you? Who's going to look after you? || And what becomes of you, with no show?
            [{BOSS} gives back the baby, and takes a long time to find a sleeve.]
            !BOSS: Go home. Don't think of me. I don't care a bean for any of you.
            [{hush}]
            [DRRRRRRRT!]
            * pay bean`,
        },
        {
          title: 'A Field of Beans',
          time: 'LIVE, TO THE END',
          beat: 'It works, and it is asked how many beans.',
          text: `
            [{freed} It is still ringing.]
            * prop
            PAL|LEAD: It works! They all heard it! They want it after all, every one of them! || The telephones! They heard it, at home! We're sold out!
            !BOSS: Don't listen to it. It's broken.
            [DRRRT!]
            FOE|LEAD: Then you care! How many beans? || So you care! How many beans is it?
            !BOSS: Well. Half a bean.
            [DRRRT!]
            !BOSS: One bean.
            [DRRRT!]
            LEAD: It wants more beans. || I think that it's more.
            !BOSS: A cup! A pot! A sack!
            [DRRRT! DRRRT! DRRRT!]
            !BOSS: A field of beans! With a gate, and a cow! || A field of beans! All the way to the sea!
            [They wait. It does not ring.]
            !FOE|LEAD: And I'd only hoped for half.
            <first> <?b> > hook BOSS truth
            > turns
            <3+> <rated> !FOE: And this Saturday?
            <3+> <rated> !BOSS: I'm washing my hair.
            <3+> <rated> [DRRRT!]
            <?m> > lead last
            > turns
            <3+> PAL|LEAD: The light's still on. They're waiting for you to say goodbye. || We're still on the air! Say goodbye to them!
            !BOSS: Good night, everybody. I won't miss you a bit.
            [DRRRT!]
            FOE|LEAD: What was that?
            !BOSS: The eggs.
            [DRRRT!]`,
        },
      ],
    },
    {
      id: 'less',
      shape: 'auction',
      title: "But Wait, There's Less || Without the Handle",
      premise: 'The channel must sell a gadget with everything, while {lead} makes less of it.',
      game: 'The less there is, the more they want it, until there is only one thing left to take away.',
      facts: {
        prop: 'the gadget',
        event: 'a live sale',
        crowd: 'the customers',
      },
      effects: {
        gadget: {
          noise: `FOE|BOSS: So there it goes. With a bang, and without a gadget.`,
          lost: `FOE|BOSS: It's {where}! That was the last part. It was the part that was the gadget!`,
          stuck: `FOE|BOSS: It's {where}! There's nothing here now but the label!`,
          mixed: `FOE|BOSS: It's {where}! It used to find keys. Now it's found somebody!`,
          mess: `FOE|BOSS: There's nothing left of it but a drip! And we can't sell a drip twice!`,
        },
      },
      after: `
        [Trrip.]
        BOSS: Good morning. Nothing, for nine ninety-nine?
        PAL|LEAD: It's a complaint. They've had theirs for a day, and it's worn through.
        BOSS: To what?`,
      acts: [
        {
          title: 'There Is More',
          time: 'LIVE, FROM NINE',
          beat: 'Nobody wants a gadget with everything, until the handle falls off.',
          text: `
            <2> > lead arrive
            !BOSS: But wait! There's more!
            [Seven telephones do not ring.]
            FOE|LEAD: It slices, it sings, and it finds your keys. What more is there? || It's got a comb, a flute and a compass already! What more is there?
            !BOSS: A handle! Call now, and it's free!
            [Tink. The handle falls off. TRRIP! A telephone!]
            BOSS: At last! What do they want? || It's ringing! What do they want?
            FOE|LEAD: The one without the handle.
            !BOSS: But wait! There's less!
            [{BOSS} breaks off the flute. TRRIP! TRRIP!]
            PAL|LEAD: The less there is of it, the better it sells! || Whenever it loses something, it sells better!
            * plant less
            BOSS: Then we'll buy back our studio!
            FOE|LEAD: And get out of {a}? Whatever made you sell it? || Whatever made you sell that, and put us in {a}?
            BOSS: I got carried away, on Monday.
            * plant studio
            <3+> > lead arrive
            > place intro
            [TRRIP!]
            PAL|LEAD: Somebody's ordered theirs without that.
            <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'Without the Gadget',
          time: 'LIVE, STILL',
          beat: '{Lead} makes less and less of it, and it ends up {where}.',
          text: `
            > turns
            [Tink. Off comes the comb. TRRIP!]
            BOSS: Still less! {call}, you look gifted. What else can you take off? || The less, the better! {call}, you've got a light touch. Make it less!
            > lead help
            > effect gadget
            <?d> > hook FOE stake
            [Everybody looks at an empty hand.]
            PAL|LEAD: So this is the one without the gadget. || Now there's nothing more to sell.
            [TRRIP! TRRIP! TRRIP! All seven at once.]
            FOE|BOSS: They want it! They want nothing! || It's a sensation! There isn't any, and they all want some!
            LEAD: How much is nothing?
            BOSS: Nine ninety-nine. || For you? Nine ninety-nine.
            PAL|LEAD: And how do we pack it?
            !FOE|BOSS: Loosely. It should be able to breathe. ## Loosely. With a bit of lace. It should look as if it were coming off.
            <?stock> FOE|LEAD: How much of it have we got?
            <?stock> BOSS: Of nothing? I've just looked. We've got years of it.
            <?x1> > lead search
            > turns
            [TRRIP!]
            PAL|LEAD: Somebody wants the family size.
            !BOSS: For that you'll need two people, and a truck.
            * plant two`,
        },
        {
          title: 'Without the Chairs',
          time: 'LIVE, OVER THE COUNTER',
          beat: 'The customers come for their nothing, and want less of everybody.',
          text: `
            > place crowd
            BOSS: Dear customers! Both hands, please. It's packed loosely. || Form a line! Cup your hands! Don't breathe on it!
            [{BOSS} goes from one to the next, and puts nothing into every hand.]
            FOE|LEAD: They're holding it up to the light. || Look how careful they are. That one's blown off the dust.
            BOSS: Hold it by the edges! || You can see right through it. That's the quality.
            <rated> <3+> !FOE: Those two say that there's been nothing in their bedroom for years.
            <rated> <3+> !BOSS: Then they've got the deluxe.
            <?x6> BOSS: {call} will show you what you can do with it.
            <?x6> > lead teach
            > turns
            [TRRIP!]
            PAL|LEAD: First the handle, then the gadget. And now the show, without the chairs. || They've heard about the handle. Have we got the show without the chairs?
            BOSS: Out with them! || We'll stand! Away with them!
            [The customers carry out the chairs. TRRIP! TRRIP!]
            PAL|LEAD: And without any questions.
            <3+> !FOE: Without questions? Why?
            <2> !BOSS: Without questions? Why?
            [Click. A telephone hangs up.]
            PAL|LEAD: That was one.
            <3+> !FOE: Was it?
            <2> !BOSS: Was it?
            [Click.]
            <3+> !FOE: So it was.
            <2> !BOSS: So it was.
            [TRRIP! TRRIP!]
            PAL|LEAD: That sells! And now without the word "I".
            !BOSS: But I start every sentence with it! I only...
            [Click. Click.]
            !BOSS: Somebody here is very sorry.
            [TRRIP!]
            FOE|BOSS: Next, they'd like {the} without {with}.
            LEAD: There'd hardly be anybody left.
            [TRRIP! TRRIP! TRRIP!]
            PAL|BOSS: They like that best. And last, without "no".
            <3+> !FOE: No "no"?
            <2> LEAD: No "no"?
            [Click. Click.]
            PAL|BOSS: That was both.`,
        },
        {
          title: 'Without the Talking',
          time: 'LIVE, MORE OR LESS',
          beat: 'There is hardly a word left that may be said, and then something escapes.',
          text: `
            [They all sit on the floor, and choose their words.]
            !BOSS: Somebody's foot has gone to sleep.
            FOE|LEAD: It would be nice to know whose. || One wonders whose.
            !BOSS: It's on the end of whoever is talking.
            PAL|LEAD: And somebody's neighbor would like some lunch.
            FOE|BOSS: Plenty of nothing, at nine ninety-nine.
            PAL|LEAD: Yes, thank you. The kind of yes that shakes its head.
            [TRRIP! TRRIP! The red light goes out.]
            FOE|LEAD: A break! We're off the air!
            !BOSS: I! Me! Mine! Myself!
            <3+> !FOE: Who? What? Where? How's your mother?
            PAL|LEAD: No! Never! Certainly not! No!
            > turns
            <?e> BOSS: I used to be paid by the word. And now it's nothing that sells.
            <?e> > lead comfort BOSS
            [TRRIP! TRRIP! TRRIP!]
            PAL|LEAD: One big order, from everybody. It would buy back the studio! They'll only have it without talking. || They've put it all together, and it's as much as the studio. But it has to be without talking.
            BOSS: So this is our last chance. {call}, what would you still like to say?
            > lead lastWords
            > turns
            [The red light goes on. They all sit there, and say nothing. TRRIP! TRRIP! TRRIP! TRRIP!]
            [{BOSS} looks at {LEAD}. {LEAD} looks at the ceiling. A snort.]
            <3+> [{FOE} bites a sleeve. Another snort. TRRIP!]
            <2> [{BOSS} bites a sleeve. Another snort. TRRIP!]
            PAL|LEAD: Ssh. And without laughing, they say. || Ssh. They're asking for it without laughing.
            [Nobody breathes. {hush}]
            !BOSS: No.
            [Click.]
            FOE|LEAD: Not that one! Think of the studio!
            !BOSS: Why would I want a studio, with no laughing in it?
            [Click. Click. Click. Click. Click. Click.]
            PAL|LEAD: "I", "no", a question, and a laugh! In one sentence!
            * pay studio`,
        },
        {
          title: 'Two People',
          time: 'OFF THE AIR',
          beat: 'The customers find out what theirs is for, and the gadget comes back.',
          text: `
            [They lie on the floor, and howl. Back come the customers, their hands full of nothing.]
            ["What are you laughing at?" they ask. || "What's so funny?" they ask.]
            !BOSS: Nothing.
            ["We've got that, too. Ours isn't funny."]
            FOE|LEAD: How did you open it? || Where did you open it?
            ["At home. Alone. With the door shut."]
            PAL|BOSS: There's your mistake. It's the family size. You'll need two people.
            * pay two
            [They sit down, two by two. They look at the nothing. They look at each other. One of them snorts.]
            FOE|LEAD: And what was the truck for?
            BOSS: In case it spreads.
            [It has spread. The customers carry the chairs back in, to have something to fall off.]
            * pay less
            [{freed} It is all there, but for what fell off.]
            * prop
            FOE|LEAD: The gadget! And who wants that? || Look, there's the gadget! Does anybody want it?
            [Seven telephones do not ring.]
            <first> <?c> > hook PAL part
            <first> > hook BOSS part
            > turns
            <?x4> > place gift
            <?k> > lead last
            > turns
            PAL|LEAD: It's over. Nobody's fallen off a chair for a minute. || I think we've stopped. I've fallen off four chairs.
            [It is quite quiet. They wipe their eyes.]
            FOE|LEAD: And what do we sell tomorrow? || So what's left to sell?
            !BOSS: Nothing.
            [A very small snort, from the back.]
            !BOSS: But wait! There's more!`,
        },
      ],
    },
    {
      id: 'happy',
      shape: 'favours',
      title: 'Satisfaction Guaranteed || Zero',
      premise: 'The channel must satisfy one single customer, {lead}, by six, or it is closed.',
      game: 'A needle shows how satisfied the customer is; but the wire has got caught on somebody else.',
      strangers: true,
      facts: {
        prop: 'the receipt',
        event: 'a day of returns',
        crowd: 'the other customers',
      },
      effects: {
        receipt: {
          noise: `FOE|BOSS: Without a receipt, there's no refund! And after that noise, there's no receipt!`,
          lost: `FOE|BOSS: It's {where}! And without a receipt, there's no refund!`,
          stuck: `FOE|BOSS: It's {where}! There's no refund, if we can't unfold the receipt!`,
          mixed: `FOE|BOSS: It's {where}! How are we to give a refund to a thing in that state?`,
          mess: `FOE|BOSS: The ink's run! I can't give a refund for a puddle!`,
        },
      },
      after: `
        [VUMM.]
        PAL|LEAD: It's only at fifty. What's the matter?
        BOSS: I had it to bed with me. It watched me not sleep.`,
      acts: [
        {
          title: 'The Returns Desk',
          time: 'AN ORDINARY MORNING',
          beat: 'A customer has found the desk, and the meter says zero.',
          text: `
            <2> > lead arrive
            BOSS: "Satisfaction guaranteed." I wrote that. It sounds like a promise, and it's so cheap to print.
            FOE|LEAD: And why's the returns desk in {a}?
            BOSS: So that nobody finds it. || Could you find it?
            <3+> FOE: Somebody has.
            <3+> > lead arrive
            !BOSS: A customer! Are you satisfied?
            LEAD: I couldn't say. How does one know?
            * plant know
            FOE|BOSS: There's some small print here. "If one person is not satisfied by six o'clock, the whole channel shall close." || What's this, at the bottom? "One unhappy face, and we close for good. At six."
            PAL|LEAD: Who wrote that?
            BOSS: I did. I was in a good mood. || I did. I never thought that anybody would come!
            <4+> PAL: We've got the meter! It shows how satisfied somebody is. It must say a hundred by six!
            <2-3> BOSS: We've got a meter for how satisfied somebody is! It must say a hundred by six!
            [One end of the wire goes round {LEAD}'s wrist. The other end trails off across the floor, and catches on {BOSS}'s belt.]
            * plant wire
            [VUMM. The needle drops to zero.]
            FOE|BOSS: Zero! You poor thing! || Look at that! You're miserable!
            LEAD: Am I? I'd thought it was just the morning.
            <first> > hook BOSS claim
            > place intro
            [{BOSS} wrings both hands. VUMM. Below zero.]
            <?p> BOSS: We'll have to be quick!
            > turns`,
        },
        {
          title: 'Something Soft',
          time: 'STILL MORNING',
          beat: 'The receipt ends up {where}, and the needle likes a cushion.',
          text: `
            BOSS: Let's give the money back, and be done. Show me that receipt, {call}. || It's simple. We give you your money. Here's a receipt, it was on the counter. {call}, your name, please.
            > lead help
            > effect receipt
            <?c> > hook PAL stake
            [VUMM. Down.]
            PAL|LEAD: Then we've got till six to make somebody happy. How's that done?
            BOSS: I've only ever read about it. || With a cushion, I believe. ## With candles, I believe. And then somebody says "There, there", and pulls down the blinds.
            <?x1> > lead search
            > turns
            [{FOE} brings a cushion. {BOSS} tries it first, and leans back.]
            [VUMM! Up to ten.]
            FOE|BOSS: It's going up! That cushion's working! || Ten! Our customer likes the cushion!
            +BOSS: And soup! I'll just see that it isn't too hot. || Hot soup! Let me taste it first, for lumps.
            [A sip. VUMM! Twenty.]
            PAL|BOSS: Twenty! And nobody's even passed it on! || It's the smell! It's only the smell of it!
            +BOSS: There's hardly a drop left. I was being thorough. || What a delicate customer. I do all the work.
            > turns
            <?x2> > place uses`,
        },
        {
          title: 'A Kind Word',
          time: 'AFTERNOON',
          beat: 'Everything that should please the customer makes it worse.',
          text: `
            > place crowd
            [VUMM. Down.]
            FOE|LEAD: They've all got something to return. || They've all come to complain.
            BOSS: One at a time! First I've got to make this one happy. Flattery! || Not now! We're at nine! Quick, a compliment for {the}!
            > lead flattered BOSS
            [VUMM. Down.]
            PAL|LEAD: That's made it worse! || Not flattery, then. It's dropped by six.
            > turns
            <2> [{BOSS} pats {LEAD} on the head. VUMM. Down again.]
            <3+> [{FOE} pats {LEAD} on the head. VUMM. Down again.]
            <3+> FOE: I'm told that I've got nice hands.
            LEAD: You look tired. Don't you ever sit down?
            !BOSS: Me? Nobody's ever...
            [VUMM! Thirty. VUMM! Forty.]
            FOE|BOSS: Look at that! What did you do? || Up again! It must have been the soup!
            <?x3> > lead attempt
            > turns
            [The other customers look at the needle, and at {BOSS}. One of them takes off a scarf, and puts it around {BOSS}'s neck.]
            !BOSS: It's not for me! It's for... That's very warm. ## It's not for me! It's for... That's very warm. A little lower. || You needn't... Is that wool?
            [VUMM! Fifty. They all want to do it, now. Somebody starts to sing. VUMM! Sixty.]
            PAL|LEAD: They've stopped complaining! || They've all put down what they came to return.
            <?d> > place stir`,
        },
        {
          title: 'Ninety-Nine',
          time: 'ALMOST SIX',
          beat: 'One point is missing, and somebody follows the wire.',
          text: `
            FOE|LEAD: It's ten to six! And we're at sixty!
            <?e> > place door
            BOSS: {call}! We've tried it all! What do you WANT? || Ten minutes! {call}, what would you like? Anything in the world!
            > lead lastWords
            [The needle does not move at all.]
            PAL|LEAD: Not a hair. || It isn't even listening.
            > turns
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            <?h> > hook BOSS snap
            BOSS: So it's over. I never made anybody happy in my life. || So that's that. I've sold forty thousand things, and not one of them was any use to anybody.
            > lead comfort BOSS
            [VUMM! VUMM! Ninety. Ninety-nine.]
            FOE|BOSS: Stop! Nobody move! Who was that, who was just comforted? || Ninety-nine! And who was it that was feeling better?
            [{FOE} takes hold of the wire, and follows it, hand over hand: across the floor, under the soup, and up, to {BOSS}'s belt.]
            * pay wire
            PAL|LEAD: It's you. The cushion, the soup, the scarf. It's been you! || It was on you! It's been you, all day!
            BOSS: Me? But I'm not a customer! ## Me? But I'm not a customer! I haven't been touched since the sales conference!
            > turns`,
        },
        {
          title: 'How Does One Know',
          time: 'SIX',
          beat: 'The receipt turns up, and {boss} is asked the question.',
          text: `
            [{freed}]
            * prop
            FOE|BOSS: It's for one umbrella. It isn't even ours! || This is from another shop! It says "One umbrella"!
            LEAD: I know. I only came in because of the rain.
            BOSS: So you never bought a thing? || Then you were never a customer?
            LEAD: You all seemed so worried. I didn't like to leave.
            PAL|BOSS: Then nobody's unhappy! We're saved! || So it doesn't count!
            +FOE|LEAD: "If one person is not satisfied." It doesn't say that it has to be a customer. || "One unhappy face." It doesn't say whose.
            [They all look at the needle. Ninety-nine. They all look at {BOSS}. {hush}]
            > hook BOSS please
            <2> [{LEAD} pats {BOSS} on the head. VUMM! A hundred.]
            <3+> <family> [{FOE} pats {BOSS} on the head. VUMM! A hundred.]
            <3+> <rated> [{FOE} kisses {BOSS}, slowly, not on the cheek. VUMM! A hundred. And ten.]
            > turns
            PAL|LEAD: It's six. And we're open! || There's the clock! And we've still got a channel!
            [The other customers cheer. Nobody wants to return anything. One would like the scarf back, and is told to wait.]
            <?x4> > place gift
            <?m> > lead last
            > turns
            [The needle goes round once more, comes off, and falls into the soup. Plip.]
            LEAD: And now? Are you satisfied?
            !BOSS: I couldn't say. How does one know?`,
        },
      ],
    },
  ],
}
