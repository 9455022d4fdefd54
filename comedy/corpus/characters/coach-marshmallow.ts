import { type Character } from '../../plays/card-types.ts'

/** Believes that nothing hard ever helped. In the first suite it praises every failure, in the second it hugs, and sticks. */
export const coachMarshmallow: Character = {
  name: 'Coach Marshmallow',
  call: 'Coach',
  the: 'the Coach',
  want: 'a team',
  suites: [
    {
      effect: 'mixed',
      with: 'the medal',
      where: 'off to be a swan',
      freed: '{Prop} waddles back, wet and happy, with a medal for best swan.',
      bits: {
        arrive: `
          [TWEEP! {LEAD} bounces in, round and pink, and hangs a medal on {ASK}.]
          ASK: What have I won?
          LEAD: Standing up! You did it all by yourself. All I want is a team!
          [{ALSO} drops a cup.]
          ALSO: I'm sorry! That was clumsy.
          LEAD: A clean drop, straight down, and sorry in under a second! That's three medals!`,
        again: `
          [TWEEP!]
          ASK: There's a medal on me! I was asleep!
          LEAD: For eight hours, without one break. I stood at the foot of the bed, and wept. ## For eight hours. And your friend took the silver. I never knew that one could tie.`,
        explain: `
          LEAD: I only told it that it could go far.
          ASK: And then?
          LEAD: It went. You should have seen it start. I had to blow my nose.`,
        flattered: `
          ASK: {call}, you're the best!
          LEAD: And who's the best at saying so?
          ASK: No, you are!
          LEAD: What a "no"! Right from the knees!
          [TWEEP! {ASK} has a medal.]`,
        teach: `
          [TWEEP!]
          LEAD: It's all in the praise! You take the worst one on the team, and you find what's good in them.
          [{LEAD} looks at {ASK}. For a long time.]
          ASK: I can wait.
          LEAD: And so patient!`,
        attempt: `
          LEAD: It isn't about getting it right.
          [Something falls over, rolls, and breaks.]
          ASK: It's in eleven pieces!
          LEAD: This morning it was only one. I call that growth.`,
        help: `
          LEAD: Has anybody told it what it could become?
          ASK: Leave it alone! It's happy!
          LEAD: You can be anything you like, little one! Anything!
          [TWEEP! {Prop} draws itself up, shines, and is out of the room.]
          ALSO: What did it like?
          LEAD: A swan. And you're not to mention the neck. It has all the rest.`,
        ban: `
          ASK: Not one more medal! That's final!
          LEAD: So firm! And so short!
          [TWEEP! {ASK} has a medal.]
          LEAD: Best ban in the under-sixties. ## Best ban outside of a marriage.`,
        pretend: `
          [{LEAD} shuts one eye.]
          LEAD: I'm a pirate. The cruelest of the seven seas.
          ASK: Then say something cruel.
          LEAD: You've got... You've got a nose. I'm sorry! It's a wonderful nose!`,
        hide: `
          ASK: There's somebody in here, isn't there?
          ALSO: There isn't.
          [From {hide}, tweep.]
          LEAD: You're getting close! Keep at it!
          ASK: Am I warm?
          LEAD: You're boiling! I'm so proud!`,
        found: `
          [Tweep. It is a small one.]
          LEAD: At school I came last in everything. Once, when they'd all gone home, the caretaker clapped.
          ASK: For you?
          LEAD: He was beating out a doormat. But by then I'd bowed.`,
        comfort: `
          [{LEAD} lifts {ASK}'s chin.]
          LEAD: How much have you got wrong today?
          ASK: Everything.
          LEAD: Everything? Nothing left out?
          ASK: Nothing at all.
          LEAD: So you finish what you start!
          [TWEEP! {ASK} has a medal.]`,
        search: `
          LEAD: It isn't lost! It's winning at hide-and-seek!
          ASK: We need it now!
          LEAD: Ssh! In four minutes, it'll have the record.`,
        wait: `
          [{LEAD} looks at the floor.]
          LEAD: I'll just stand here, and encourage nobody.
          [By {LEAD}'s foot, a crumb grows into a bun.]
          ASK: You spoke to that crumb!
          LEAD: I never said a word. I only looked as if it could.`,
        lastWords: `LEAD: The same again, please. We've lost, but look how many of us came!`,
        save: `
          ASK: Shout at {machine}, {call}! Tell it to stop!
          LEAD: Look how it's trying! Has anybody told it that it's won?
          ASK: Then give it a medal!
          LEAD: My very last? I was keeping that for a team.
          [TWEEP! The medal spins across the room, and hits {machine}.]`,
        last: `
          [{ASK} hangs a bottle top on a string round {LEAD}'s neck.]
          LEAD: What's that for? I never did anything!
          ASK: You came. So did we. It says "team" on it.
          [Tweep. It is the wettest tweep of all.]`,
      },
      turns: [
        `LEAD: I've got somebody in training here, for the high jump.
         ASK: That's a potato.
         LEAD: Ssh. It thinks that we don't know.`,
        `ASK: How's your potato doing?
         LEAD: It hasn't left the ground. But what a stare! Look at its eyes!
         ASK: All eleven?
         LEAD: Every one of them's on the bar.`,
        `[Thud.]
         LEAD: It jumped!
         ASK: It rolled off the table!
         LEAD: And how did it get up there?`,
      ],
      twist: 'The Coach trains a potato to jump high',
    },
    {
      effect: 'stuck',
      with: 'the hug',
      where: 'deep inside the Coach',
      freed: 'Mooosh. Out of the softest spot rolls a bicycle, and off the saddle falls {prop}.',
      bits: {
        arrive: `
          [{LEAD} marches in, as pink as a pillow. Whatever {LEAD} brushes against sticks, and comes too.]
          LEAD: Get down on the floor, and give me twenty! Minutes! With a blanket!
          ASK: Who let you in?
          LEAD: I'm the toughest coach there is! All I want is a team! Hug!
          [MOOSH!]
          ALSO: I can't get out of this!
          LEAD: You can't. That's what makes it a team. ## You can't. I've been in marriages that held less.`,
        again: `
          [Mooosh.]
          ASK: Is that my pillow on your back?
          LEAD: We said good night at ten. It wouldn't let go.
          ASK: And the cat?
          LEAD: She's pretending that she meant it.`,
        explain: `
          LEAD: We bumped into each other, and it stayed.
          ASK: On you? For how long?
          LEAD: We went home. We had supper. I said goodbye to it at every corner.`,
        flattered: `
          ASK: {call}, you're as hard as iron!
          LEAD: Feel that arm.
          [Mooosh. {ASK} is in it, up to the elbow.]
          ASK: Where does it get hard?
          LEAD: Keep going. You're bound to come to something. ## Keep going. If you meet my last date in there, say that I had a lovely time.`,
        teach: `
          [{LEAD} shakes out a blanket.]
          LEAD: Here's how it's done! Lie down! Softer! I want to see this up to your chin!
          ASK: And when do I start to suffer?
          LEAD: Who said that you could ask questions? Ask me another! I like your voice!`,
        attempt: `
          LEAD: A good squeeze, and it'll be as right as rain.
          [MOOSH! Something creaks, sighs, and leans.]
          ASK: It's gone flat!
          LEAD: It's gone calm.`,
        help: `
          LEAD: It's shivering! Has it never been held?
          ASK: Not too tight!
          [MOOSH! {LEAD} hugs {prop}, and opens both arms. They are empty.]
          ASK: Where is it?
          LEAD: In.
          ALSO: In what?
          LEAD: Whatever I love sinks in. I had a bicycle once.`,
        ban: `
          ASK: No more hugs! Put your arms flat at your sides!
          [Moosh.]
          LEAD: They've stuck. You'll all have to hug me.`,
        pretend: `
          [{LEAD} lies down on the floor, round and pink.]
          LEAD: I'm a cushion.
          ASK: With a whistle?
          LEAD: That's for when you've sat long enough.`,
        hide: `
          ASK: Something's holding it shut, from the inside!
          ALSO: That's the damp.
          LEAD: Call that a pull? My grandmother pulls harder! And I miss her! And that was a lovely pull!`,
        found: `
          [Moosh, quite softly.]
          LEAD: I only shout so that nobody sees how soft I am.
          ASK: Who'd mind?
          LEAD: I was left by a campfire, when I was little. They'd only gone to look for a stick.`,
        comfort: `
          [{LEAD} marches up to {ASK}.]
          LEAD: Nerves in pieces? I want every one of them over here! Left, right! Left, right!
          [MOOSH!]
          LEAD: How many pieces?
          ASK: One. ## One. And it would like your number.`,
        search: `
          LEAD: It's in me somewhere. Roll up your sleeve, soldier!
          [Mooosh. Mooosh.]
          ASK: I've got it! It's cold, and there's a bell on it.
          LEAD: That's the bicycle. Go left, at the ribs.`,
        wait: `
          [{LEAD} stands at attention.]
          LEAD: I'll wait right here! And I'll lean on nothing!
          [Moosh.]
          ASK: That was the wall!
          LEAD: It leaned on me. It's been standing there for years, and who's ever asked how it is?`,
        lastWords: `LEAD: I'd like a better team to be stuck to. No. I wouldn't.`,
        save: `
          LEAD: You there! Call that a tantrum? I've met tougher custard! Come here!
          ASK: You'll make it worse!
          LEAD: It's cold, it's scared, and it's shouting. I know all about that.
          [MOOSH! {LEAD} takes {machine} in both arms, and sticks.]`,
        last: `
          LEAD: That's it! Practice is over! Off you go, all of you!
          [Everybody stays.]
          LEAD: I said "dismissed"!
          ASK: We can't. We've got stuck on you.`,
      },
      turns: [
        `LEAD: There's a bread roll here that won't talk to anybody.
         ASK: It's three weeks old. It's like a rock.
         LEAD: It was hurt. I'm sitting with it.`,
        `ASK: Did you put a scarf on that bread roll?
         LEAD: It let me. An hour ago, it would have rolled off.
         ASK: Did it say anything?
         LEAD: It shed a seed.`,
        `[A small crunch.]
         LEAD: Come quickly! It's cracked!
         ASK: You sat on it.
         LEAD: And it opened up to me!`,
      ],
      twist: 'The Coach comforts a hardened bread roll',
    },
  ],
}
