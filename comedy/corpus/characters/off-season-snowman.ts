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
          LEAD: Good morning! I'm on holiday. Can you tell?
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
          ASK: You make such a fresh impression! So cool!
          LEAD: You're too kind. I'm going warm all over.
          [SPLASH.]
          LEAD: Go on. Say it again, and bring a mop. ## Go on. Say it lower, and bring a mop.`,
        teach: `
          ASK: Show us how a professional keeps calm.
          LEAD: You let it all go. From the top.
          [SPLASH. A hat slides down over two pieces of coal.]
          ALSO: I'm not sure I have that much to let go.
          LEAD: Give it an hour in the sun.`,
        attempt: `
          LEAD: It's simple. You just pour yourself into it.
          [SPLASH!]
          ASK: You meant that.
          LEAD: Up to the waist.`,
        help: `
          LEAD: Let me hold it. I never get it dirty. I'm all white.
          [DRIP. SPLASH! {Prop} slips away, somewhere under a spreading puddle.]
          ASK: You've soaked the whole place!
          LEAD: Call it a pool. People pay for that.`,
        ban: `
          ASK: Not one more drop. Swear it!
          LEAD: I swear.
          [DRIP.]
          ASK: That was a drop!
          LEAD: That was a tear. You shouted.`,
        pretend: `
          ASK: What's that lump over there?
          LEAD: A refrigerator.
          ASK: It's wearing shorts.
          LEAD: It's off duty. ## It's off duty. But the light still goes on, if you open it slowly.`,
        hide: `
          [Water runs out from under {hide}. DRIP. DRIP.]
          ASK: Something's leaking in there.
          ALSO: It's the plumbing.
          LEAD: It's the plumbing.
          ASK: The plumbing spoke!
          LEAD: I said drip.`,
        found: `
          LEAD: I know what you all think. But I've seen forty winters. I'm always gone before anybody asks about my summers.
          ASK: And how did you?
          LEAD: I've never got that far.`,
        comfort: `
          ASK: I'm all hot and bothered. Would somebody hold me? ## I'm all hot and bothered, and it isn't only the fright. Would somebody hold me?
          [A hug. Hisssss.]
          ASK: You're freezing.
          LEAD: And you're lovely and warm. This is costing me a shoulder.`,
        search: `
          LEAD: I'll spread out and look for it.
          ASK: You mean that we should spread out.
          [SPLASH.]
          LEAD: I'm under the door. It isn't there.`,
        wait: `
          ASK: Stand in that corner and stay as you are.
          LEAD: I always stay as I am.
          [DRIP. DRIP. The sunglasses sink by an inch.]
          ASK: You're sitting down!
          LEAD: I haven't moved.`,
        lastWords: `LEAD: Tell the children that I went brown. ## Tell them that I went as I'd have wished. Slowly, in very small shorts.`,
        save: `
          ASK: You've held yourself together all day. Now let go!
          LEAD: What would people think of a puddle?
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
          ASK: You're a very well-rounded person!
          LEAD: Three times over.
          ASK: And so cool under pressure!
          LEAD: Under pressure I'm an ice rink. But thank you. ## Only under pressure. Under somebody warm, I'm a puddle.`,
        teach: `
          ASK: If you know so much, show us.
          LEAD: It's easy, once you stop holding on to things.
          [CRUMP. An arm falls off.]
          ALSO: Doesn't that hurt?
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
          ASK: Who put this heap of snow here?
          LEAD: The winter.
          ASK: Snow can't talk!
          LEAD: It's mostly small talk. Weather, and so on.`,
        hide: `
          ASK: What's that bump in {hide}?
          ALSO: What bump?
          [CRUMP. A carrot rolls out.]
          ASK: And that?
          LEAD: The vegetable drawer is full. Please come back later.`,
        found: `
          ASK: Why don't you stay where it's cold, like the others?
          LEAD: They stand in a field, and wait for crows. I wanted to be somebody's holiday photo.`,
        comfort: `
          ASK: That shook me so hard, I must have lost a piece.
          LEAD: Which one? I may be able to lend you mine.
          ASK: That's the kindest thing I've heard all day.
          LEAD: Here. It's an elbow. I wasn't using it.`,
        search: `
          LEAD: My head can go and look. It's faster without me.
          [It rolls away. Bump, bump, bump. A long pause.]
          ASK: What does it see?
          LEAD: A ceiling. Then a floor. Then a ceiling.`,
        wait: `
          ASK: Nobody needs you for a minute. Can you keep yourself together?
          LEAD: For a minute? Of course.
          [CRUMP.]
          LEAD: Which minute?`,
        lastWords: `LEAD: I leave my hat to whoever finds the head. ## I leave my hat to whoever finds the head. My ex gets the cold shoulder. The left one.`,
        save: `
          ASK: What have you got left?
          LEAD: Only my carrot. It's the one thing I never lose. It's how I know that it's me.
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
