import { type Program } from '../../plays/card-types.ts'

export const zombiesOnFlexitime: Program = {
  name: 'Zombies on Flexitime',
  people: {
    'Undead Ursula': {
      short: 'Ursula',
      want: 'one heartbeat',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} knocks, just over the heart. Silence.]
          ME: Not a beat since 1911! I only keep it in for the shape!`,
        stake: `ME: I'd be furious, if I had the blood for it!`,
        snap: `
          <first> ME: A hundred years undead, and never a day off!
          <next> ME: Whoever's alive, raise a hand! Whoever isn't, pass it on!`,
        end: `
          <first> [{ME} knocks over the heart again. Something knocks back.]
          <first> ME: A beat! It's my heart! Come in!
          <next> ME: Another beat! That's two! I'd better sit down. I'm not used to the traffic.`,
        later: `
          ME: My heart went on all night long.
          ASK: Isn't that wonderful?
          ME: It's like living under somebody who dances. ## It's like living under newlyweds.`,
      },
      turns: [
        `ASK: Shall we shake hands on it?
         [They shake. POP. It comes off.]
         ME: Hang on to that. I'll need it for the paperwork.`,
        `ASK: I've still got your hand.
         ME: Is it behaving?
         ASK: It's drumming its fingers.
         ME: It wants its tea.`,
        `[{ASK} puts back the hand. POP.]
         ME: It's on the wrong way round.
         ASK: Now you can pat your own shoulder.
         ME: Nobody else ever thought of it. Oh, that's nice.`,
      ],
      twist: "Ursula's handshake comes off",
    },
    'Union Rep Rot': {
      short: 'Rot',
      want: 'a second member',
      as: { FOE: {} },
      hooks: {
        claim: `
          [{ME} puts up a hand, and counts it.]
          ME: One member! It's a union of one, and I've lost the vote!`,
        stake: `ME: That's against the rules! I've had to write a new one, just for that!`,
        snap: `
          <first> ME: I call for a show of hands! Attached, if possible!
          <next> ME: All out, comrade! Both of me!`,
        boo: `
          ME: Boo. In accordance with paragraph four.
          ASK: Thank you.
          ME: You may now scream for up to eight seconds.`,
        dumb: `
          ASK: How many fingers am I holding up?
          ME: I'd have to ask my members.
          ASK: And what do they say?
          ME: "Wednesday."`,
        end: `
          <first> ASK: Where do I sign? I'm joining your union.
          <first> ME: A second member! Now we can split!
          <next> ME: A third member! At last, there's somebody to outvote!`,
        later: `
          ME: My second member came to the meeting.
          ASK: How did it go?
          ME: It's a union of one again. We walked out.`,
      },
      turns: [
        `ME: Break time! Stop whatever you're doing.
         ASK: I'm only breathing.
         ME: Hold it till quarter past.`,
        `ME: I've spoken to the management about your chair.
         ASK: What did they say?
         ME: It creaked. I've put that down as "maybe".`,
        `ASK: I'd like to join your union.
         ME: Why would anybody want to do that?
         ASK: I like how you say "comrades", in an empty room.
         ME: Sign here. In ink or gravy.`,
      ],
      twist: 'Rot negotiates on behalf of a chair',
    },
    'Shambling Shane': {
      short: 'Shane',
      want: 'to catch somebody',
      as: { PAL: {} },
      hooks: {
        claim: `
          [{ME} makes a grab at somebody. They've been gone for an hour.]
          ME: So close! I haven't caught one since I started! And I started in April!`,
        stake: `ME: I saw it fall. I set off at once.`,
        snap: `
          <first> ME: Run! I'll catch you up!
          <next> ME: Start without me! I'm used to it!`,
        boo: `
          ME: Boo...
          ASK: Was that it?
          ME: ...hoo. You never let me finish.`,
        dumb: `
          ASK: What's two and two?
          ME: Could we do the first two, and have a rest?`,
        end: `
          <first> [Slowly, {ME}'s hand comes down on {ASK}. It stays there.]
          <first> ME: I've caught one! What happens now? I never read on!
          <next> ME: I've caught a bus! It only had to wait for an hour!`,
        later: `
          ME: I've caught up with the one from April.
          ASK: What did you do?
          ME: We're going again tomorrow.`,
      },
      turns: [
        `ME: I'm just going over to the window.
         ASK: It's right there.
         ME: Don't wait up.`,
        `ASK: Have you got to the window yet?
         ME: I've passed the rug. They tell me that it's downhill from there.`,
        `[{ME} touches the window.]
         ME: I've done it!
         ASK: What can you see?
         ME: It's got dark. It was lovely when I set off.`,
      ],
      twist: 'Shane sets out for the window',
    },
    'Scout Santos': {
      short: 'Santos',
      want: 'another badge',
      as: {
        BOSS: {
          claim: `
            [{ME} turns back a sleeve, with one badge on it.]
            ME: They've put me in charge, because I'd brought string! And my only badge still says "Tried"!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} turns back a sleeve, with one badge on it.]
          ME: There's a badge for knots, and a badge for soup. Mine says "Tried"!`,
        stake: `ME: I'd tied it down! I must have tied it to something faster!`,
        snap: `
          <first> ME: Be prepared! I'm not! I only ever say it!
          <next> ME: Who's got a whistle, a rope, and a better idea?`,
        boo: `
          ME: Look out! It's right behind you!
          ASK: What is?
          ME: I couldn't tell you. I always shut my eyes.`,
        dumb: `
          ASK: Which way is north?
          ME: Which way am I facing?
          ASK: South.
          ME: Then tell it that I'm sorry.`,
        end: `
          <first> [{ASK} pins a second badge on {ME}.]
          <first> ME: "Came Back"! And I did! I'll sew it on over "Tried"!
          <next> ME: Another one! "Good with String"! I'm never taking off this shirt!`,
        later: `
          ME: I've sewn on my new badge.
          ASK: Let me have a look at it.
          ME: You'll have to come round. I've sewn it to the chair as well.`,
      },
      turns: [
        `ME: I can light a fire with two sticks.
         ASK: Show me.
         ME: One of them has to be a match.`,
        `ME: I've done a special knot in your laces.
         ASK: And how does it come undone?
         ME: That's a different badge.`,
        `ASK: I've made you a badge. It's only a bottle cap.
         ME: What does it say?
         ASK: "Open here."
         ME: I will. Thank you.`,
      ],
      twist: 'Santos has no badge for untying knots',
    },
    'Brainy Brian': {
      short: 'Brian',
      want: 'to be liked for his elbows',
      as: {
        BOSS: {
          claim: `
            [Two zombies gaze at {ME}'s forehead, and sigh.]
            ME: They made me the boss for my brain! They had forks! Not one of them looked at my elbows!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [Two zombies gaze at {ME}'s forehead, and sigh.]
          ME: It's always the brain! I've got lovely elbows, and they never get as far as that!`,
        stake: `ME: I calculated that this would happen. I calculated it just afterward.`,
        snap: `
          <first> ME: I've thought of everything, and it doesn't help!
          <next> ME: I've had a brilliant idea! But they'd only come closer!`,
        boo: `
          ME: Did you know that there's a skeleton inside you? At this very moment?
          ASK: Is it comfortable?`,
        dumb: `
          ASK: What's the capital of France?
          ME: The F.`,
        end: `
          <first> ASK: Brian, you've got nice elbows.
          <first> ME: Both? You didn't once look at my head!
          <next> ME: I've been asked to dance! From the neck down!`,
        later: `
          ME: I was asked to supper, for my elbows.
          ASK: How did it go?
          ME: I put them both on the table. It was that sort of evening.`,
      },
      turns: [
        `ME: Guess what number I'm thinking of.
         ASK: Seven?
         ME: It was the root of nine thousand. But yours is prettier.`,
        `ASK: Why are you wearing a helmet?
         ME: It's nearly lunchtime.`,
        `ASK: I do like your elbows.
         ME: Not what's up here?
         ASK: I've never noticed the rest.
         [{ME} takes off the helmet.]
         ME: There's a draft. It's lovely.`,
      ],
      twist: 'Brian wears a helmet around lunchtime',
    },
    'Human Hanna': {
      short: 'Hanna',
      want: 'to be nibbled',
      as: {
        BOSS: {
          claim: `
            [A zombie sniffs at {ME}, and walks on.]
            ME: That's how I got this desk! Everybody else was bitten! I can't get so much as a nibble!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [A zombie sniffs at {ME}, and walks on.]
          ME: Eleven years, and not a nibble! I've even tried parsley!`,
        stake: `ME: And I was saving that, to be bitten in!`,
        snap: `
          <first> ME: If I'm to be eaten, I'd like to be asked first!
          <next> ME: I marinated for this! And it's going to be wasted!`,
        boo: `
          ME: Has everybody done their homework for Monday?
          ASK: That isn't a scream. It's more of a lump.`,
        dumb: `
          ASK: What's your name?
          ME: Is it the one with the H?`,
        end: `
          <first> [{ASK} nibbles {ME}, on the cuff.]
          <first> ASK: You'd go with mustard.
          <first> ME: I knew that I'd go with something!
          <next> ME: They're saving me for last! That's the best bit of anything!`,
        later: `
          ME: They nibbled me yesterday.
          ASK: Did it hurt?
          ME: Only when they said, "I'm full."`,
      },
      turns: [
        `ME: Do I smell all right?
         ASK: Of what?
         ME: Of lunch. I've put on a little gravy. ## Of lunch. I've put a little gravy behind the ears.`,
        `[{ME} lies on a large dish, with an apple.]
         ASK: What are you doing there?
         ME: Mmmf.
         ASK: You'll get cold.`,
        `[{ASK} bites {ME}'s sleeve, very gently.]
         ME: And?
         ASK: A little dry.
         ME: But you'd have me again?
         ASK: On a weekday.`,
      ],
      twist: 'Hanna puts on gravy, and hopes',
    },
  },
  recall: `
    PAL|LEAD: Somebody's scratched it on the inside of a coffin lid. "{Line}."
    BOSS: Who's in there?
    PAL|LEAD: Nobody, now. They got up to hear the rest.`,
  scenarios: [
    {
      id: 'scream',
      shape: 'race',
      title: 'One More Scream || Home till Monday',
      premise:
        'By five they need one real scream, or nobody goes home for the weekend, and {keeper} looks after the timesheet.',
      game: 'They have known one another for so long that nobody can be frightened, and a clock can tell.',
      facts: {
        prop: 'the timesheet',
        event: 'a Friday shift',
        crowd: 'the public',
      },
      effects: {
        sheet: {
          noise: `BOSS: How do I put {with} through the time clock?`,
          lost: `BOSS: So if we ever get a scream, I'll have to stamp {the}!`,
          stuck: `BOSS: The clock won't take it with a bow on!`,
          mixed: `BOSS: It's got hearts where the hours should be!`,
          mess: `BOSS: It was Friday on that sheet! Now it's run into March!`,
        },
      },
      after: `
        [SHUNK. "GOOD MORNING."]
        PAL|LEAD: It's still only Saturday. Why did everybody come in?
        BOSS: Nobody could sleep at home. It was too quiet. Nobody chased us.`,
      acts: [
        {
          title: 'Ninety-Nine',
          time: "FRIDAY, FOUR O'CLOCK",
          beat: 'One real scream is missing, and nobody is afraid of anybody.',
          text: `
            <2> > lead arrive
            [On the wall, an old time clock, with an ear trumpet. It counts screams.]
            BOSS: Ninety-nine screams. We only need one more, and we all go home till Monday.
            PAL|LEAD: And if we don't get it? || By when?
            BOSS: We've got till five. If it isn't a hundred, we work the weekend.
            FOE|LEAD: That's easy. Aaah.
            [SHUNK. The clock puts out a slip. "NOT REAL."]
            BOSS: It can tell. It's got an ear. ## It can tell. It's got an ear. You can't fake it, like at home. || You've got to mean it. ## You've got to mean it. It isn't a marriage.
            * plant clock
            <first> > hook BOSS claim
            <first> <3+> BOSS: Head Office is sending somebody terrifying. At last.
            <3+> > lead arrive
            <handed> > place intro
            FOE|LEAD: Somebody jumped, just then. Did that count?
            [SHUNK. "SURPRISE ONLY."]
            > turns`,
        },
        {
          title: 'Nice Try',
          time: 'HALF PAST FOUR',
          beat: 'They try to frighten each other, and the timesheet ends up {where}.',
          text: `
            > turns
            BOSS: It's time to frighten each other. You begin. || Then frighten somebody, will you? Don't be shy.
            <3+> > hook FOE boo
            <2> LEAD: Boo.
            [SHUNK. "NICE TRY."]
            <?b> <3+> > hook PAL boo
            <?b> <3+> [SHUNK. "CHARMING."]
            <handed> BOSS: We know each other too well. {Call}, hold the timesheet. When the scream comes, put it straight in the clock. || What we need is a stranger. {Call}, keep the timesheet ready.
            <taken> BOSS: We know each other too well. Keep the timesheet ready. When the scream comes, put it straight in the clock.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect sheet
            <handed> > place worse
            FOE|LEAD: That was very nearly a scream. ## That was very nearly a scream. I've had worse Saturday nights.
            [SHUNK. "ANNOYANCE."]
            <?c> > hook FOE stake
            <handed> <?d> > lead ban
            > turns
            <first> <3+> > hook FOE claim
            <?e> > hook BOSS stake`,
        },
        {
          title: 'Giggle',
          time: 'TWENTY TO FIVE',
          beat: 'The public comes to be frightened, and has a lovely time.',
          text: `
            > place crowd
            ["Four for the fright," says a lady. "And where may one leave the pram?" || "We'd like to be scared, please," says a lady. "In groups of four."]
            BOSS: Then go and be horrible, {call}!
            > lead attempt
            <taken> > place worse
            [They clap. ## They clap. Somebody throws a key on the stage. || "Do you do birthdays?" asks a small boy. ## "Do you do hen nights?" asks the front row.]
            [SHUNK. "GIGGLE."]
            > turns
            BOSS: When I started, they fainted in rows. Now they ask me where I got my teeth. || Once, I only had to stand there. They've got used to me. I blame books.
            <?photo> FOE|LEAD: One of them wants a picture of us.
            <?photo> BOSS: Looking hideous?
            <?photo> PAL|LEAD: With the baby. ## With the bride. On your knee.
            <?photo> [SHUNK. "ADORABLE."]
            <?f> > lead teach
            <?x1> > place uses
            > turns
            <handed> <?g> > lead search
            PAL|LEAD: It's a quarter to.
            BOSS: Is there nothing left in this world that anybody's afraid of?`,
        },
        {
          title: 'Too Frightened to Scream',
          time: 'TWO MINUTES TO FIVE',
          beat: 'At last there is something to be afraid of, and that is the trouble.',
          text: `
            > turns
            <?h> > place stir
            <?i> > place door
            <?j> > hook FOE snap
            <?k> > hook PAL snap
            > place peak
            BOSS: Now! Quick! Everybody scream!
            [They all open their mouths. Nothing comes out.]
            FOE|LEAD: I can't. I'm too frightened.
            BOSS: So am I. It's gone in. It won't come out.
            [SHUNK. "HELLO?"]
            <?l> > hook BOSS snap
            <?m> > lead comfort BOSS
            > turns
            <wish> BOSS: We've got all this terror, and we can't use it. {Call}, say something, while one of us can. || It's the worst thing I ever saw, and not a squeak. Can you still speak, {call}?
            <wish> > lead lastWords`,
        },
        {
          title: 'Real',
          time: 'ONE MINUTE TO FIVE',
          beat: 'All hope of a scream is given up, and that does it.',
          text: `
            > lead save
            > place saves
            [{freed} {BOSS} smooths it out.]
            * prop
            BOSS: Thank you all for trying. Ninety-nine. It wasn't to be.
            FOE|LEAD: So what happens now?
            BOSS: Nobody goes home. We'll work on Saturday. And Sunday. And there's no lunch.
            [They all look at each other. AAAAAAAAAAH!]
            [SHUNK. A bell. "REAL."]
            * pay clock
            PAL|LEAD: It took it! || That's it! That's a hundred!
            BOSS: Did you mean that?
            FOE|LEAD: From the bottom of my heart. ## From the bottom of my heart. I've got my in-laws on Sunday.
            BOSS: It was magnificent. It went right through me. ## It was magnificent. It went right through me. I'll need a cigarette. || I've been waiting all my life for one like that.
            > turns
            <?o> > hook FOE end
            <?x2> > place gift
            > hook BOSS end
            <?p> > lead last
            <?q> > turns
            LEAD: Then we're finished?
            [{BOSS} stamps the timesheet, and picks up a bag.]
            !BOSS: Off you go, all of you. Home till Monday.
            [They cheer. They stop. They think about it. "Monday?" AAAAAAAAAAH! SHUNK. "REAL."]`,
        },
      ],
    },
    {
      id: 'brains',
      shape: 'contest',
      title: "One O'Clock, Brains || Nobody Here Is Clever",
      premise:
        'The only brain for lunch is lost, so the cleverest in the room is lunch, and {keeper} was carrying it.',
      game: 'Everybody must be more stupid than everybody else, and some are really good at it.',
      least: 3,
      facts: {
        prop: 'the brain',
        event: 'a lunch break',
        crowd: 'the day shift',
      },
      effects: {
        brain: {
          noise: `BOSS: I like a brain with a bit of quiet in it!`,
          lost: `BOSS: That was lunch for thirty! And it had never been used!`,
          stuck: `BOSS: A brain's twisted enough already! Now it's got knots in!`,
          mixed: `BOSS: I can't eat something that's so happy! I'd never hear the end of it!`,
          mess: `BOSS: I don't mind a soft brain! But that one's been rinsed!`,
        },
      },
      changes: {
        taste: {
          hot: `FOE|BOSS: Overdone. And it's gone tough round the ears.`,
          cold: `FOE|BOSS: It's still frozen in the middle. I nearly lost a tooth.`,
          small: `FOE|BOSS: Is that all? That isn't lunch. It's an olive.`,
          bitten: `FOE|BOSS: Somebody has started without us!`,
          wet: `FOE|BOSS: It's waterlogged. It tastes of bath.`,
          sticky: `FOE|BOSS: That's dessert. Nobody starts with dessert.`,
        },
      },
      after: `
        PAL|LEAD: What's for lunch today?
        BOSS: Lungs. Little round green ones.
        PAL|LEAD: Those are sprouts.
        BOSS: Don't. I'm trying to stay a monster.`,
      acts: [
        {
          title: "One O'Clock",
          time: 'NOON',
          beat: 'There is only one brain for lunch, and it is a fine one.',
          text: `
            [A long table. Forks. In the middle, a dish with a silver lid.]
            BOSS: Nearly one o'clock. Brains.
            FOE: Only one, for the whole day shift? We're owed a brain a day! || There's just one, between thirty! It's in the contract!
            [{BOSS} lifts the lid. PWONG. It is round, white and knobbly, with green leaves.]
            BOSS: Just look at it! As white as snow! It never had a thought in its life. || So firm, so fresh! And with its little collar on! ## So firm, so fresh! With its little collar on, and nothing else!
            * plant brain
            PAL|ANY: With cheese sauce, as always?
            BOSS: What else do people have with brains?
            FOE: And what if somebody drops it? || And if something happened to it?
            BOSS: Then there's page nine. Nobody has ever needed page nine.
            <first> > hook BOSS claim
            <first> BOSS: There's a new waiter, who'll carry it in. Very experienced, the agency said.
            > lead arrive
            <handed> > place intro
            > turns`,
        },
        {
          title: 'Page Nine',
          time: 'HALF PAST TWELVE',
          beat: 'The brain ends up {where}, and there is a rule for that.',
          text: `
            > turns
            <handed> BOSS: {Call}, bring us the brain, and don't shake it. || To the table with it, {call}! Gently! It's all we have!
            <taken> BOSS: Bring us the brain. And nobody shake it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: {call}, is there anything that you can do? || There must be a trick to it. {call}?
            <taken> > lead attempt
            <handed> > effect brain
            <?b> > hook FOE stake
            <?c> > lead ban
            FOE: So what do thirty people eat? I've read the rule. Page nine. || There's a rule for this. You know what it says on page nine.
            PAL|LEAD: What does it say? || I've never got as far as nine.
            BOSS: "If there's no brain by one, then lunch is the cleverest person in the room."
            [A very long silence. {hush}]
            FOE: I'm not even sure what a room is. ## I married for love. Twice. The same person.
            PAL|LEAD: I've forgotten my name. I'd forgotten that I had one. ## I lent my brother money. And my wife. || What do you mean, "person"? What do you mean, "what"? ## I told my husband the truth. About the lodger. And then about the other lodger.
            BOSS: I'm sorry. I wrote it on a full stomach.
            <first> > hook FOE claim
            > turns
            <?d> > place stir`,
        },
        {
          title: 'The Entrance Exam',
          time: 'A QUARTER TO ONE',
          beat: 'There is a test, which nobody wants to pass.',
          text: `
            > place crowd
            BOSS: There they are, with napkins on. I'll have to hold a test. Whoever knows the answer is lunch. || They're hungry, and I want to be fair. One question each. Whoever knows the answer is lunch.
            [One of the day shift puts up a hand, looks at it, and asks whose it is.]
            > hook FOE dumb
            BOSS: Not bad. I mean, not good.
            > hook PAL dumb
            FOE: And who's testing you? || And what about you?
            !BOSS: I wrote page nine. Nobody's stupider than that.
            > turns
            FOE: Anybody can see who the cleverest is! It's {the}! || It has to be {the}! Look at that forehead!
            > lead flattered FOE
            BOSS: And what do you think about it yourself, {call}?
            LEAD: Thank you. I've always thought that I was rather deep.
            [All the forks are raised.]
            PAL|ANY: You shouldn't have said that.
            <?f> > lead teach
            > turns
            <?x1> > place uses
            <?salt> FOE: It wants pepper.
            <?salt> PAL|ANY: It's wearing something already.
            <?salt> FOE: That's only how it smells.`,
        },
        {
          title: 'Until Tender',
          time: 'FIVE TO ONE',
          beat: '{Lead} is made ready for lunch, and nobody is happy about it.',
          text: `
            > turns
            <?g> > place door
            BOSS: I've grown fond of {the}. || I hate this. I never like to know them first. ## I hate this. If I've talked to them first, it's really more of a date.
            FOE: It's one o'clock in five minutes, and it's page nine. || It's page nine, or they'll eat the furniture.
            <?h> > hook BOSS snap
            <?i> > hook PAL snap
            PAL|ANY: Any last words?
            > lead lastWords
            BOSS: That was beautiful. Now, how does one do it? || I could cry. Is it better raw?
            PAL|ANY: One keeps it somewhere for a while, until it's tender. In there.
            > place stow LEAD
            FOE: How long does it take?
            BOSS: Till it stops talking.
            LEAD: It's rather nice in here.
            FOE: Not yet, then.
            <?x2> > turns
            <?j> > hook FOE snap
            PAL|ANY: It's one o'clock.
            > place back LEAD
            [They all pick up a fork. Nobody wants to be first. {FOE} leans over, and licks {LEAD}, very quickly. ## They all pick up a fork. Nobody wants to be first. {FOE} leans over, and licks {LEAD}, rather slowly.]
            > change taste`,
        },
        {
          title: 'With Its Little Collar On',
          time: "ONE O'CLOCK",
          beat: 'The brain comes back, and somebody looks at it properly.',
          text: `
            BOSS: Let me try. No, that's never brain. Brains taste of cheese, and a little of garden.
            > lead found
            > turns
            [{freed} It rolls down the whole table.]
            * prop
            PAL|ANY: There it is! There's the brain!
            LEAD: That's a cauliflower.
            [All the forks stop.]
            BOSS: What's a cauliflower?
            LEAD: It's a vegetable. There's a sticker on it. "Two for the price of one."
            * pay brain
            FOE: And the one yesterday? || All of them? Every day?
            BOSS: The cook did tell me, on the first day. I thought it was a pretty word for it.
            FOE: So we've been monsters all these years, and never eaten anything but our greens? || So I've been a vegetarian since 1911?
            PAL|ANY: Nobody has to be stupid any more! Four! Two and two is four! I've been holding that in for an hour!
            <?k> FOE: Paris! The river's called the Seine! Oh, that feels good!
            > turns
            <?m> > hook FOE end
            <?x3> > place gift
            > hook BOSS end
            <?n> > lead last
            PAL|ANY: It's getting cold. Does anybody still want it?
            FOE: What do we call it, now?
            [{BOSS} ties on a napkin, and lifts the lid. PWONG.]
            !BOSS: One o'clock. Brains.`,
        },
      ],
    },
    {
      id: 'strike',
      shape: 'siege',
      title: 'Not One More Groan || Arms Out in Front',
      premise:
        'The zombies are on strike, while something slow comes up the road with its arms out, and {keeper} has the list.',
      game: 'They hide from the living, and do everything wrong that people in such stories do.',
      facts: {
        prop: 'the list',
        event: 'a strike',
        crowd: 'the night shift',
      },
      effects: {
        list: {
          noise: `BOSS: Softer doors! That was the first thing on it! And now it's louder than ever!`,
          lost: `BOSS: That was everything we ever wanted! And it's been digested!`,
          stuck: `BOSS: We can't hand them that! It looks as if we wanted a scarf!`,
          mixed: `BOSS: It's a list of demands! It isn't supposed to sigh!`,
          mess: `BOSS: All our demands have run together. It only says "bunnnns".`,
        },
      },
      after: `
        PAL|LEAD: Somebody's knocking. Very softly.
        BOSS: That'll be the new door. They've quilted it.
        PAL|LEAD: And what's for breakfast?
        BOSS: Casserole. There's casserole till August.`,
      acts: [
        {
          title: 'Not One More Groan',
          time: 'MORNING',
          beat: 'The zombies go on strike, and far away something groans.',
          text: `
            <2> > lead arrive
            BOSS: We're on strike! No chasing, no biting, and not one more groan.
            PAL|LEAD: Till when? || For how long?
            BOSS: Till the town gives us what's on this list. Softer doors. Something hot for lunch. And a "thank you", now and then.
            FOE|LEAD: The town will be on its knees by noon! ## The town will miss us by noon! There's a widow who leaves her window open! || They'll see how they like it, with nobody after them! ## They'll see how they like it, with nobody after them! I've been on dates like that!
            [From far away, "UUUUUUH."]
            FOE|LEAD: Which of us was that?
            BOSS: It wasn't me. We're all in here.
            * plant groan
            <first> > hook BOSS claim
            <first> <3+> BOSS: We've hired somebody to take our list to the town.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            ["UUUUUUH." Somewhat nearer.]
            BOSS: Whoever's doing that is breaking the strike.`,
        },
        {
          title: 'That Is Our Job',
          time: 'NOON',
          beat: 'The list ends up {where}, and something comes up the road.',
          text: `
            > turns
            <handed> BOSS: Take this list, {call}, and put it into the mayor's own hand. || {Call}, here's the list. Run with it. Somebody ought to.
            <taken> BOSS: This list goes to the mayor. Into the mayor's own hand.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: Well, who'll deal with that? {call}? || {call}, deal with it! And gently!
            <taken> > lead attempt
            <handed> > effect list
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            PAL|LEAD: There's a crowd, coming up the road. || Something's coming. There are hundreds of them!
            BOSS: How fast?
            PAL|LEAD: They're shuffling. With both arms out in front, and groaning!
            BOSS: That's our job! || But that's us! That's how we do it!
            ["UUUUUUH."]
            PAL|LEAD: It's the people from the town. They've turned.
            BOSS: Into what? || All in one morning? Into what?
            FOE|LEAD: Into whatever we are.
            <first> <3+> > hook FOE claim
            > turns
            <?d> > lead wait`,
        },
        {
          title: 'What People Do',
          time: 'AFTERNOON',
          beat: 'They block the door, and ask themselves what people usually do.',
          text: `
            > place crowd
            BOSS: In with you, quick! There's only one door here. Put everything up against it! || Come in, and bring a chair! There's only one door, and we're nailing things to it!
            [One of {crowd} nails up a plank, from habit on the outside, and has to be let in.]
            [THUMP. "UUUUUUH." THUMP.]
            BOSS: What do people usually do, when it's us out there?
            PAL|LEAD: They scream, and then they get into a cupboard. ## They scream, and then two of them start kissing. I've always had to wait. || They say, "Let's split up." I never understood why. ## They say, "Let's split up." And it's always the ones with the nice legs who go alone.
            BOSS: Does it help?
            PAL|LEAD: No. It's the first place I look. || It's a great help. To us.
            <?cell> [THUMP.]
            <?cell> FOE|LEAD: Some of them go down into the cellar, to see what it was.
            <?cell> BOSS: And what was it?
            <?cell> FOE|LEAD: Me. ## Me. In a towel. We were both upset.
            > turns
            <handed> <?e> > lead attempt
            BOSS: They're so slow. Why don't we simply walk away from them?
            FOE|LEAD: It's never been done. I couldn't tell you why.
            <?x1> > place uses
            <?f> > lead teach
            > turns
            PAL|LEAD: I'll just go and look. I'll be right back.
            BOSS: Never say that! Nobody who says that is ever right back!`,
        },
        {
          title: 'The Door',
          time: 'EVENING',
          beat: 'There are hundreds at the door, and it is not the worst.',
          text: `
            [THUMP. THUMP. THUMP.]
            FOE|LEAD: It's giving way! || I can see fingers!
            <?g> > place door
            > turns
            > place peak
            <?h> > hook FOE snap
            <?i> > hook PAL snap
            <?j> > hook BOSS snap
            BOSS: Is this what it was like? For all of them? || So this is how it feels, on this side. I never thought of that. ## So this is how it feels, to be wanted for your brain. I never thought of that.
            PAL|LEAD: I always thought that they were only being rude. ## I always thought that it was my breath.
            <?k> > lead comfort BOSS
            > turns
            <wish> BOSS: If I get out of here, I'll knock first. Every time. {Call}, say something to them. || They were people, once. Perhaps they still understand a kind word. {Call}?
            <unasked> BOSS: If I get out of here, I'll knock first. Every time.
            <wish> > lead lastWords`,
        },
        {
          title: 'Something Hot',
          time: 'NIGHT',
          beat: 'The door opens, and they see why the arms were out.',
          text: `
            > lead save
            > place saves
            [CREAK. The door falls in. There they stand, with both arms out. On each pair of arms there is a dish, with steam.]
            BOSS: They aren't groaning at us! || What have they got on their arms?
            * pay groan
            PAL|LEAD: "Uuuh," they say. "Hot. Heavy. Where can we put these down?"
            BOSS: It's casserole!
            [{freed}]
            * prop
            FOE|BOSS: But they never got our list!
            ["Nobody chased us all day," says a lady with a ladle. "We were worried that you were ill."]
            BOSS: "Something hot for lunch." And nobody told them?
            LEAD: They've brought a quilt, too. It makes the door softer.
            [A very small voice, from behind a very large dish. "THANK YOU."]
            BOSS: That was the whole list. || And I haven't even done anything. They mostly say "aaah".
            > turns
            <?m> > hook FOE end
            <?x2> > place gift
            > hook BOSS end
            <?n> > lead last
            <?o> > turns
            [Later. The dishes are empty. They all lie on the floor, the living and the dead, with both hands on their stomachs. "UUUUUUH."]
            LEAD: Is the strike over?
            BOSS: It's over. I couldn't chase a bun. ## It's over. I couldn't chase anybody. Not even if they asked nicely.
            ["UUUUUUH."]
            !BOSS: And not one more groan.`,
        },
      ],
    },
  ],
}
