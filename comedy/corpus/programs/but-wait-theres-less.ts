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
         ME: It's the same soup, and there's twice as much of it. Think of the evenings.`,
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
        snap: `ME: I'd pull the emergency handle, but then I'd be standing here, holding a handle!`,
        part: `
          [{ME} puts the handle on, and turns it. It slices. It sings. It finds a key.]
          ASK: It's staying on!
          ME: It works! Don't touch me! I don't want to know why!`,
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
          ME: It hasn't stopped. I sat up with it all night. I keep thinking that it must want something.`,
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
          [{ME} holds a telephone to each ear. Out of both comes a flute.]
          ME: Eleven years on hold, and I've only got as far as the flute! I know that flute's children by name!`,
        stake: `ME: I'd call somebody! But they'd say that I'm important, and then there'd be a flute!`,
        snap: `ME: Hello? It's an emergency! Fire, flood, all of it! Certainly, I'll hold.`,
        part: `
          [{ME} is handed the green telephone, and holds it with both hands.]
          ME: There's a person in there! She said "Hello, dear. And who are you?"
          ASK: What did you answer?
          ME: I was through. I hadn't planned any further.`,
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
         ME: I've played it four times.`,
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
          [{ME} ties a bow round a cup, and passes it from the left hand to the right.]
          ME: It's the only present I ever get! And even then, I beat myself down.`,
        stake: `ME: I'd got it down to next to nothing! And now it's next to nothing at all!`,
        snap: `ME: Offer it half! Let it have half of us! I'll choose!`,
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
          ME: There isn't one! Somebody catch me!`,
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
          ASK: What did you say to that old lady, on the telephone?
          ME: I said I'd come to tea. And then I called my own. It's changed my life!
          ASK: Who's paying you?
          ME: Nobody!`,
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
            [VUMM. The needle bends, and goes below zero.]
            <?p> BOSS: We'll have to be quick!
            <first> <?b> > hook FOE claim
            > turns`,
        },
        {
          title: 'Something Soft',
          time: 'STILL MORNING',
          beat: 'The receipt ends up {where}, and the needle likes a cushion.',
          text: `
            BOSS: Let's give the money back, and be done. Is that your receipt? Sign here, {call}. || It's simple. We give you your money. Here's a receipt, it was on the counter. {call}, your name, please.
            > lead help
            > effect receipt
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
            <?x2> > place uses
            <?c> > hook PAL stake`,
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
            <3+> <family> [{FOE} pats {LEAD} on the head. VUMM. Down again.]
            <3+> <rated> [{FOE} kisses {LEAD}, slowly, on the cheek. VUMM! All the way down.]
            <3+> <family> FOE: I'm told that I've got nice hands.
            <3+> <rated> FOE: I used to be good at that.
            <3+> <rated> BOSS: I thought that it was too long.
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
            BOSS: {call}! We've tried it all! What do you WANT? || Ten minutes! {call}, one wish! Anything in the world!
            > lead lastWords
            [The needle does not move at all.]
            PAL|LEAD: Not a hair. || It isn't even listening.
            > turns
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            <?h> > hook BOSS snap
            BOSS: So it's over. I never made anybody happy in my life. || Then they'll close us. I've sold forty thousand things, and not one of them was any use to anybody.
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
            <?b> > hook FOE please
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
    {
      id: 'timer',
      shape: 'trial',
      title: 'It Also Does Eggs || We Will Be Right Back',
      premise:
        'The channel must sell an egg timer that rings at every lie, live, while {keeper} looks after it.',
      game: 'Selling without a lie turns out to work; living without one is harder.',
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
            BOSS: It's {where}! At least we shan't hear another word from it.
            [Drrrt, through all of it.]
            FOE|LEAD: That was one.`,
          mixed: `
            BOSS: It's {where}! It'll have other things on its mind now.
            [Drrrt, dreamily.]
            FOE|LEAD: It hasn't.`,
          mess: `
            BOSS: It's had enough! It's drowned!
            [Drrrt. Blub.]
            FOE|LEAD: It can swim.`,
        },
      },
      after: `
        BOSS: I slept like a baby.
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
            !BOSS: We'll be right back! There. What are we selling next?
            FOE|LEAD: An egg timer. It rings whenever somebody tells a lie. || This. It rings if anybody lies. It also does eggs.
            BOSS: That's marvelous. I've always wanted one. ## That's marvelous. And such an impressive size.
            [DRRRT!]
            * plant timer
            FOE|LEAD: What was that?
            !BOSS: The eggs.
            [DRRRT!]
            <3+> <?eggs> FOE: There are no eggs.
            <3+> <?eggs> [Nothing.]
            FOE|LEAD: We're on the air! || The light's on! They can see you!
            !BOSS: Welcome! We come to you live from {a}, because it's so perfectly safe here!
            [DRRRT!]
            <first> > hook BOSS claim
            <first> [They all look at it. It does not ring.]
            <3+> > lead arrive
            <handed> > place intro
            BOSS: Nothing to worry about, at home! That's completely normal!
            [DRRRT! DRRRT!]
            FOE|LEAD: How will you sell that, without telling a lie?
            !BOSS: It can't be done! || Without one? I wouldn't know where to put my tongue!
            [It does not ring.]
            > turns`,
        },
        {
          title: 'It Is Ugly',
          time: 'LIVE',
          beat: 'The truth sells, and the egg timer ends up {where}.',
          text: `
            > turns
            !BOSS: Dear viewers. It's ugly. You don't need it. It'll end up in a drawer. || It's overpriced. It's noisy. My own mother sent hers back.
            [Nothing. Then, a telephone.]
            FOE|LEAD: They want ten! || They've ordered! They thanked me for the warning!
            <handed> BOSS: But it's getting on my nerves. {call}, take it where it can't hear me. || {call}, hold that thing, and keep it away from my mouth!
            <taken> BOSS: But it's getting on my nerves. Put it where it can't hear me.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We can't sell it like that! {call}, do something!
            <taken> > lead attempt
            <handed> > effect timer
            > place worse
            BOSS: That's part of the show!
            [Drrrt.]
            <3+> FOE: Tell me, how do you like my jacket?
            <2> LEAD: How do you like the way I look today?
            BOSS: It's very you. I love it.
            [Drrrt. Drrrt.]
            <3+> <rated> FOE: And on Saturday night? Was that "very me"?
            <3+> <rated> !BOSS: It was wonderful.
            <3+> <rated> [Drrrrrrrrt.]
            <?c> > hook FOE stake
            <handed> <?x1> > lead search
            > turns`,
        },
        {
          title: 'Row Four',
          time: 'LIVE, WITH AN AUDIENCE',
          beat: 'The audience begins to ask one another things.',
          text: `
            > place crowd
            PAL|BOSS: Dear audience, you've been wonderful!
            [Drrrt.]
            <?testi> <3+> FOE: It changed my life.
            <?testi> <3+> [Drrrt.]
            <?testi> <3+> FOE: I've seen it before.
            <?testi> <3+> [Drrrt.]
            <?testi> <3+> FOE: I've got two eyes, and a sister.
            <?testi> <3+> [Nothing. The audience claps.]
            > turns
            <family> [In row four, somebody says, "I never touched your cake." Drrrt.]
            <rated> [In row four, somebody says, "I was working late." Drrrt.]
            FOE|LEAD: Now they're asking each other things!
            <family> [In row six: "You're my best friend." "And you're mine." They wait. They wait. It does not ring. They burst into tears.]
            <rated> [In row six: "I only married you for your house." "I know. I only married you for your mother." It does not ring. They kiss.]
            BOSS: Keep calm, everybody. Lie to each other, as you do at home! || Stop it! This is a family show!
            <?x2> > lead teach
            <first> <?d> > hook PAL claim
            > turns
            PAL|LEAD: Row four isn't speaking. Row six is getting married. Row ten has gone home to get the diary. || There's a line at the telephones. They're all calling somebody to say sorry.
            <?ask> ["And you, up there?" somebody calls. "Is any of you happy?"]
            <?ask> [A very long silence. {hush}]
            <?ask> BOSS: No more questions!
            <?x3> > place stir`,
        },
        {
          title: 'Say Something True',
          time: 'LIVE, ALAS',
          beat: 'It is not safe here at all, and {boss} says so.',
          text: `
            > turns
            <?i> > place door
            > place peak
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            !BOSS: There's no danger!
            [DRRRT!]
            !BOSS: I've got a plan!
            [DRRRT!]
            FOE|LEAD: Then say something true, for once!
            !BOSS: I'm frightened. I've got a suit, a smile, and no idea. || I haven't any plan. I haven't had one since school. I just talk until it's over.
            [It does not ring. It is terribly quiet.]
            PAL|LEAD: Go on. Is there more?
            !BOSS: I never liked selling. I only like it when somebody picks up. || I don't even like gadgets. I liked being in a room with all of you.
            [Nothing. Somewhere in the audience, a handkerchief.]
            <?e> > lead comfort BOSS
            <wish> <?lw> FOE|BOSS: {call}! If you've got something to say, and it's true, say it now!
            <wish> <?lw> > lead lastWords
            <wish> <?lw> [It does not ring.]
            > turns`,
        },
        {
          title: 'Sold Out',
          time: 'LIVE, TO THE END',
          beat: '{Lead} saves the show, and nobody can think of a lie.',
          text: `
            > lead save
            > place saves
            <handed> [{freed} {FOE} catches it, winds it up, and holds it high.]
            <taken> [{freed} {FOE} takes it, winds it up, and holds it high.]
            * prop
            PAL|LEAD: I think we're safe.
            [They wait. They wait. It does not ring.]
            BOSS: We ARE safe! || It's true! We're safe!
            [Every telephone goes off.]
            FOE|LEAD: They've bought them all! One of them's in tears, and wants it gift-wrapped! || It's sold out! Every one! Row six has taken two!
            <first> <?k> > hook PAL truth
            <first> > hook BOSS truth
            > turns
            <?x4> > place gift
            <3+> <family> FOE: And my jacket?
            <3+> <family> BOSS: It's hideous. I'd know you in it anywhere.
            <3+> <rated> FOE: And Saturday night?
            <3+> <rated> !BOSS: It was awful. I'd like to do it again.
            <3+> [It does not ring.]
            <?m> > lead last
            > turns
            PAL|LEAD: It's gone so quiet. Is it broken? Tell it a lie. || Are you sure that it's still working? Tell it a lie.
            BOSS: I can't think of one.
            [{BOSS} takes off the microphone, and puts it down. They all put on their coats.]
            FOE|LEAD: You've forgotten to say goodbye! The light's still on!
            [{BOSS}'s head comes back round the door, and beams.]
            !BOSS: We'll be right back!
            [DRRRT!]`,
        },
      ],
    },
    {
      id: 'less',
      shape: 'auction',
      title: "But Wait, There's Less || Without the Handle",
      premise: 'The channel must sell a gadget with everything, while {lead} makes less of it.',
      game: 'Whatever falls off it makes it sell better, until they sell nothing at all, and the customers want less than that.',
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
            FOE|LEAD: It slices, it sings, and it finds your keys. What more is there? || It's got a comb, a flute and a compass on already!
            !BOSS: A handle! Call now, and it's free!
            FOE|LEAD: And why do we sell it in {a}? || Do we have to do this in {a}?
            BOSS: I sold the studio. It was a good price. || I got carried away, on Monday. I sold the studio.
            [Tink. The handle falls off.]
            FOE|LEAD: It's lost its handle. || There goes the handle.
            [TRRIP! A telephone!]
            BOSS: Somebody wants one? || It's ringing! What do they want?
            FOE|LEAD: The one without the handle.
            !BOSS: But wait! There's less!
            [{BOSS} breaks off the flute. TRRIP! TRRIP!]
            PAL|LEAD: The less there is of it, the more they want it! || Whenever it loses something, they want it more!
            * plant less
            [Under the table, a small green one. Prrp. Prrp.]
            FOE|LEAD: And the green one?
            BOSS: That's private. It's only ever the same person. Let it ring. ## That's private. It's somebody who wants me back. Let it ring.
            * plant green
            <first> > hook BOSS claim
            <3+> > lead arrive
            > place intro
            [TRRIP!]
            <?p> PAL|LEAD: Somebody wants one without that.
            > turns`,
        },
        {
          title: 'Without the Gadget',
          time: 'LIVE, STILL',
          beat: '{Lead} makes less and less of it, and it ends up {where}.',
          text: `
            > turns
            [Tink. Off comes the comb. TRRIP!]
            BOSS: The less, the better! Who can make it even less? {call}, you look gifted. || They want still less! What else can we take off? {call}! You've got a light touch. Demonstrate!
            > lead help
            > effect gadget
            [Everybody looks at an empty hand.]
            PAL|LEAD: So this is the one without the gadget. || Now there's nothing.
            [TRRIP! TRRIP! TRRIP! All seven at once.]
            FOE|BOSS: They want it! They want nothing! || It's a sensation! There isn't any, and they all want some!
            LEAD: How much is nothing?
            BOSS: Nine ninety-nine. || For you? Nine ninety-nine.
            <?pack> PAL|LEAD: How do we pack it?
            <?pack> FOE|BOSS: Loosely. It should be able to breathe. ## Loosely. With a bit of lace. It should look as if it were coming off.
            <?x1> > lead search
            <first> <?c> > hook PAL claim
            > turns
            <?stock> FOE|LEAD: How much of it have we got?
            <?stock> BOSS: Of nothing? I've just looked. We're rich. We've got years of it.
            [Prrp. Prrp.]
            <?gr> FOE|LEAD: It's the green one again.
            <?gr> BOSS: I'm busy! I'm selling! || Later! When there's nothing to do!
            <?d> > hook FOE stake`,
        },
        {
          title: 'Nine Ninety-Nine',
          time: 'LIVE, OVER THE COUNTER',
          beat: 'The customers come for their nothing, and want even less.',
          text: `
            > place crowd
            BOSS: Dear customers! Hold out your hands. || Form a line! Cup your hands! Don't breathe on it!
            [{BOSS} goes from one to the next, and puts nothing into every hand.]
            FOE|LEAD: They're holding it up to the light. || Look how careful they are. That one's blown on it.
            BOSS: Hold it by the edges! || You can see right through it. That's the quality.
            PAL|LEAD: Somebody's asking whether there's a bigger one. || One of them wants the family size.
            !BOSS: That's this one. Take the other end. || For that you'll need two people, and a van.
            > turns
            <?couple> <family> FOE|LEAD: And those two would like it gift wrapped.
            <rated> FOE|LEAD: Those two say that there's been nothing in their bedroom for years.
            <?couple> <family> BOSS: It is. It's in nothing.
            <rated> BOSS: Then they've got the deluxe.
            <?x6> BOSS: {call} will show you what you can do with it.
            <?x6> > lead teach
            > turns
            [Now the customers pick up the table, and carry it out. Then the chairs. Then the lamp.]
            FOE|LEAD: They want less!
            BOSS: So let them have less! It's what we stand for! || Then take it! Less lamp! Less chair!
            <?x2> > place stir
            [They look round for something else to take away. There is only one thing left that makes a noise.]
            ["Have you got it without the talking?" asks a customer. || "It'd be perfect," says a customer, "without the talking." ## "It's like my marriage," says a customer. "It'd be perfect, without the talking."]
            BOSS: Without me? || But I am the talking!`,
        },
        {
          title: 'A Complaint',
          time: 'LIVE, MORE OR LESS',
          beat: '{Boss} must be silent, and somebody has found something in theirs.',
          text: `
            [{BOSS} stands there with both hands over both lips. Seven telephones ring. Nobody says anything.]
            FOE|LEAD: It's never sold so well. || Now that's what I call selling.
            !BOSS: But w...
            [Silence again.]
            PAL|LEAD: What's it like, not saying anything?
            !BOSS: I can hear my shoes. || It's quiet. I didn't know that my heart did that.
            <?e> > place door
            > turns
            [Trrip.]
            PAL|LEAD: There's a complaint. Somebody's opened theirs, and there was something in it.
            BOSS: What was in it?
            PAL|LEAD: A crumb. ## A crumb. And an earring, and it isn't his wife's. || Half a hair. ## Half a hair. It's blond. Nobody in the house is blond.
            FOE|BOSS: That isn't nothing! || Then we've sold them something! Under a false label!
            [TRRIP! TRRIP! TRRIP! TRRIP!]
            LEAD: They all want their money back. They've all found something.
            > turns
            <?f> > hook FOE snap
            <?g> > hook PAL snap
            <?h> > hook BOSS snap
            > lead comfort BOSS
            FOE|LEAD: Somebody has to face the customers. || They're at the door. Somebody must go out, and say something.
            BOSS: {call}! Tell them what you'd like. In as few words as you can. They like less. || {call}, you. They've asked for somebody who isn't me.
            > lead lastWords
            > turns`,
        },
        {
          title: 'The Green One',
          time: 'OFF THE AIR',
          beat: 'The gadget comes back, nobody wants it, and {boss} picks up the telephone.',
          text: `
            [{freed} It is all there, but for what fell off.]
            * prop
            FOE|LEAD: Now we've got something again. || Well, there's the gadget.
            BOSS: And who wants something? || And nobody's going to want it.
            [Seven telephones do not ring. Prrp. Prrp.]
            PAL|LEAD: The green one does. It's been ringing since this morning.
            BOSS: That's private!
            FOE|LEAD: Pick it up! || What else have you got to do?
            [{BOSS} picks it up. {hush}]
            !BOSS: Hello, Mother.
            * pay green
            PAL|LEAD: What does she want?
            !BOSS: One gadget. With everything. She's called every day since I started, and I was always selling. || To order. "The one with the handle, dear." She's been trying to get one since my very first show.
            [One of the customers puts something down on the floor. It is the handle. Then comes the flute. Then the comb, the chairs, the lamp.]
            * pay less
            FOE|LEAD: They're putting it all back on! || They're all giving back what fell off!
            <first> <?c> > hook PAL part
            <first> > hook BOSS part
            > turns
            BOSS: She's asking what it costs.
            PAL|LEAD: And what does it cost?
            !BOSS: Nothing. || Nothing. For once, I mean nothing.
            <?x4> > place gift
            <?k> > lead last
            > turns
            <3+> PAL|LEAD: You're still holding the telephone. || Has she hung up?
            [{BOSS} listens, sits down on the floor, and leans back.]
            FOE|LEAD: What does she say?
            !BOSS: "But wait! There's more!"`,
        },
      ],
    },
  ],
}
