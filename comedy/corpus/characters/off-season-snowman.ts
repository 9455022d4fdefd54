import { type Character } from '../../plays/card-types.ts'

/** Believes that it looks healthier all the time. In the first suite it melts, in the second it comes apart. */
export const offSeasonSnowman: Character = {
  name: 'Off-Season Snowman',
  call: 'Snowman',
  the: 'the Snowman',
  want: 'a suntan',
  suites: [
    {
      effect: 'mess',
      with: 'the meltwater',
      where: 'somewhere under the puddle',
      freed: 'GLUG. The puddle drains away, and there lies {prop}.',
      bits: {
        arrive: `
          [DRIP. DRIP. {LEAD} strolls in, in sunglasses and very small shorts.]
          LEAD: Hello there! I'm on holiday. Can you tell?
          ASK: You're dripping.
          LEAD: I'm glowing.
          ALSO: There's a puddle behind you!
          LEAD: I'm glowing downward.`,
        again: `
          [DRIP.]
          ASK: Weren't you taller yesterday?
          LEAD: I've been swimming.
          ASK: Where?
          LEAD: In me, mostly.`,
        explain: `
          LEAD: I was nowhere near it.
          ASK: There's a trail of water from there to you!
          LEAD: Anybody could have a trail.
          ASK: With a carrot in it?
          LEAD: That is a lovely carrot. But I've never seen it before.`,
        flattered: `
          ASK: You're so fresh, {call}! So cool!
          LEAD: You're too kind. I'm going warm all over.
          [SPLASH.]
          LEAD: Go on. Say it again, and bring a mop. ## Go on. Say it lower, and bring a mop.`,
        teach: `
          [{LEAD} pushes up the sunglasses.]
          LEAD: Just keep cool, and let it all go. From the top.
          [SPLASH. A hat slides down over two pieces of coal.]
          ASK: I'm not sure I have that much to let go.
          LEAD: Give it an hour in the sun.`,
        attempt: `
          LEAD: It's simple. You just pour yourself into it.
          [SPLASH!]
          ASK: You meant that.
          LEAD: Up to the waist.`,
        help: `
          LEAD: Let me hold it. My hands are as dry as a bone.
          [DRIP. SPLASH! {Prop} slips away, somewhere under a spreading puddle.]
          ASK: You've soaked the whole place!
          LEAD: Call it a pool. People pay for that.`,
        ban: `
          ASK: You're not to drip! Not one more drop! Swear it!
          LEAD: I swear.
          [DRIP.]
          ASK: That was a drop!
          LEAD: That was a tear. You shouted.`,
        pretend: `
          [{LEAD} stands very straight, and hums.]
          LEAD: I'm a refrigerator.
          ASK: In shorts?
          LEAD: I'm off duty. ## I'm off duty. But the light still goes on, if you open me slowly.`,
        hide: `
          [Water runs out from under {hide}. DRIP. DRIP.]
          ASK: Something's leaking in there.
          ALSO: It's the plumbing.
          LEAD: It's the plumbing.
          ASK: The plumbing spoke!
          LEAD: I said drip.`,
        found: `
          [Drip.]
          LEAD: I've seen forty winters. But I'm always gone before anybody asks about my summers.
          ASK: And how were they?
          LEAD: I've never got that far.`,
        comfort: `
          [{LEAD} feels {ASK}'s forehead.]
          LEAD: You're all hot and bothered. Come here.
          [A hug. Hisssss.]
          ASK: You're freezing.
          LEAD: And you're lovely and warm. This is costing me a shoulder. ## And you're lovely and warm. I'd stay, but this is only my first shoulder.`,
        search: `
          LEAD: I'll spread out and look for it.
          ASK: You mean that we should spread out.
          [SPLASH.]
          LEAD: I'm under the door. It isn't there.`,
        wait: `
          [{LEAD} finds a nice spot.]
          LEAD: I'll stay right here, just as I am.
          [DRIP. DRIP. The sunglasses sink by an inch.]
          ASK: You're sitting down!
          LEAD: I haven't moved.`,
        lastWords: `LEAD: A postcard to the children, please. Tell them that I went brown. ## I'd like to go slowly, in warm hands and very small shorts.`,
        save: `
          LEAD: I could let go of everything. But what would people think of a puddle?
          ASK: That it saved them!
          [SPLASH! A wave of meltwater rolls over {machine}.]`,
        last: `
          ASK: There isn't much of you left.
          LEAD: It was a wonderful summer.
          ASK: You're in a bucket.
          LEAD: With a view.`,
      },
      turns: [
        `LEAD: Would you put some of this on my back?
         ASK: It's butter.
         LEAD: It's for the tan. Be generous.`,
        `LEAD: Is it working? Am I brown?
         ASK: You're more of a gray.
         LEAD: It starts as a gray.`,
        `ASK: You've got a mark. There, where your scarf was!
         LEAD: Is it a tan line?
         ASK: It's gravy.
         LEAD: Don't wipe it. I'm going home with that.`,
      ],
      twist: 'The Snowman gets buttered for a tan',
    },
    {
      effect: 'lost',
      with: 'the carrot',
      where: 'inside the Snowman',
      freed: 'CRACK. The Snowman coughs, and out rolls {prop}, on ice.',
      bits: {
        arrive: `
          [CRUMP. A hat comes in. Then a head. Then, a good while later, the rest of {LEAD}.]
          LEAD: Sorry I'm late. I'm still getting myself together.
          ASK: Your head's on the floor!
          LEAD: It likes to sit down first.
          ALSO: It winked at me!
          LEAD: It does that as it settles.`,
        again: `
          [CRUMP.]
          LEAD: Has anybody seen my middle? I had it at supper.
          ASK: You were one piece last night!
          LEAD: I slept badly. Apart from the feet. They slept elsewhere.`,
        explain: `
          LEAD: My hand may have done it. I wasn't with my hand.
          ASK: Where were you?
          LEAD: Most of me was on the beach. There was a volleyball game.
          ASK: You were playing?
          LEAD: I was the ball. ## I was the ball. It's years since I was handled so much.`,
        flattered: `
          ASK: {call}, you're a very well-rounded person!
          LEAD: Three times over.
          ASK: And so cool under pressure!
          LEAD: Under pressure I'm an ice rink. But thank you. ## Only under pressure. Under somebody warm, I'm a puddle.`,
        teach: `
          [{LEAD} shrugs. CRUMP. An arm falls off.]
          LEAD: It's easy, once you stop holding on to things.
          ASK: Doesn't that hurt?
          LEAD: I can't tell. It's over there.`,
        attempt: `
          LEAD: Stand aside. I'll throw everything I have at it.
          [CRUMP. CRUMP. CRUMP.]
          ASK: You really did.
          LEAD: Could somebody throw it back?`,
        help: `
          LEAD: I'll keep it cool for you. There's plenty of room inside me.
          [CRUMP. {LEAD} pushes {prop} in where a button was.]
          ASK: Now take it out again.
          LEAD: I'd love to. Which of the three of me did I use?`,
        ban: `
          ASK: Nothing else goes inside you. Understood?
          LEAD: Understood.
          [CRUMP.]
          ASK: Where's my cup?
          LEAD: Would you like ice in it?`,
        pretend: `
          [CRUMP. {LEAD} is a heap.]
          LEAD: I'm only a bit of snow.
          ASK: Snow can't talk!
          LEAD: It's mostly small talk. Weather, and so on.`,
        hide: `
          ASK: What's that bump in {hide}?
          ALSO: What bump?
          [CRUMP. A carrot rolls out.]
          ASK: And that?
          LEAD: The vegetable drawer is full. Please come back later.`,
        found: `
          [Crump, very softly.]
          LEAD: The others stand in a field, and wait for crows. I wanted to be in somebody's holiday photo.
          ASK: Were you ever?
          LEAD: Once. They thought that I was a thumb.`,
        comfort: `
          [CRUMP. {LEAD} holds something out to {ASK}.]
          LEAD: You look as if you'd lost a piece. Have one of mine.
          ASK: That's the kindest thing I've heard all day.
          LEAD: It's an elbow. I wasn't using it.`,
        search: `
          LEAD: My head can go and look. It's faster without me.
          [It rolls away. Bump, bump, bump. A long pause.]
          ASK: What does it see?
          LEAD: A ceiling. Then a floor. Then a ceiling.`,
        wait: `
          [{LEAD} holds on to the hat.]
          LEAD: I can keep myself together for a minute.
          [CRUMP.]
          ASK: That was three seconds!
          LEAD: I didn't say which minute.`,
        lastWords: `LEAD: I'd like my head back. Whoever finds it may keep the hat. ## I'd like one long kiss, from somebody with very cold lips.`,
        save: `
          LEAD: I've only my carrot left. It's the one thing I never lose. It's how I know that it's me.
          ASK: {call}...
          [{LEAD} takes a long breath through it, and throws the carrot {at}.]`,
        last: `
          [{ASK} puts a button where the carrot was.]
          ASK: There. It's a small nose. But it suits you.
          LEAD: Do I look like somebody on holiday?
          ASK: You look like somebody who's been.`,
      },
      turns: [
        `LEAD: Hold my arm for me, please.
         ASK: I'd be glad to.
         [CRUMP.]
         ASK: I thought you'd still be attached to it.`,
        `ASK: Your arm's waving at somebody.
         LEAD: It knows more people than I do. It gets out more.`,
        `LEAD: How did my arm behave?
         ASK: It patted my shoulder. I'd had a hard day.
         LEAD: Keep it. I've got a whole other side.`,
      ],
      twist: 'The Snowman lends out an arm for company',
    },
  ],
}
