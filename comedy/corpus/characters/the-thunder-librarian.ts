import { type Character } from '../../plays/card-types.ts'

/** Believes that it keeps order. In the first suite it thunders at little noises, in the second all the world is on loan. */
export const theThunderLibrarian: Character = {
  name: 'The Thunder Librarian',
  call: 'Librarian',
  the: 'the Librarian',
  want: 'one quiet minute',
  suites: [
    {
      effect: 'noise',
      with: 'the thunder',
      where: 'in a very heavy book',
      freed: 'The big book falls open. Out slides {prop}, as flat as a bookmark, and takes a deep breath.',
      bits: {
        arrive: `
          [KRA-KOOM! A black cloud blows in. Under it walks {LEAD}, one finger on the lips.]
          LEAD: Ssh. I only want one quiet minute.
          ASK: That thunder was yours!
          LEAD: I never raise my voice. I have it done.
          [{ALSO} blinks. KRA-KOOM!]
          ALSO: I only blinked!
          LEAD: With both lids. It's the little noises that I can't bear.`,
        again: `
          [KRA-KOOM!]
          ASK: It's not even six! What was that for?
          LEAD: A feather. It came out of your pillow at ten past three, and it landed.
          ASK: It's taken half of the bed with it!
          LEAD: It won't do it again.`,
        explain: `
          LEAD: It was rustling. I took it outside, for a word.
          ASK: What word?
          LEAD: Ssh.
          [KRA-KOOM!]
          LEAD: That's how it's spelled.`,
        flattered: `
          ASK: The whole town falls silent when you walk by!
          LEAD: I know. It's beautiful.
          ASK: It's respect!
          LEAD: It's chiefly running. But they carry their shoes.`,
        teach: `
          ASK: You do it so well. Teach us.
          LEAD: The tongue behind the teeth, and then a very, very little air.
          ALSO: Ssh.
          [KRA-KOOM! {ALSO}'s hat is smoking.]
          LEAD: Less air.`,
        attempt: `
          LEAD: I'll do it on tiptoe. You won't hear a thing.
          [A toe cracks. KRA-KOOM!]
          ASK: That was your own toe!
          LEAD: I have no favorites.`,
        help: `
          LEAD: Let me look after it. What it needs is peace.
          [{LEAD} opens a very heavy book. A page rustles. KRA-KOOM! {Prop} jumps in between the pages, and the book slams shut.]
          ASK: It was frightened!
          LEAD: It was in a hurry. I hope that it hasn't started at the end.
          ALSO: Then open the thing!
          LEAD: While it's reading?`,
        ban: `
          ASK: No more thunder! Not one clap! Swear it!
          LEAD: I swear. So long as there's no noise.
          [A long silence. Somebody's sock slips down. KRA-KOOM!]
          LEAD: I'd have kept it. It was wool that broke it.`,
        pretend: `
          ASK: What are you supposed to be, then?
          LEAD: A sunny afternoon.
          ASK: There's a cloud on your head!
          LEAD: I clear up toward evening. ## I get warmer toward evening. Stay, and see.`,
        hide: `
          ASK: I can hear breathing in there!
          ALSO: That's the draft. It's had a cold.
          LEAD: Then kindly listen more quietly.
          [KRA-KOOM!]`,
        found: `
          ASK: What is it that you're listening for?
          LEAD: There's a sound that comes only when all the others have stopped. I heard it once, when I was six.
          ASK: What was it like?
          LEAD: So lovely that I clapped.`,
        comfort: `
          ASK: I'm going to cry, and they'll all hear me.
          LEAD: Cry as much as you like. I'll see that it isn't heard.
          [KRA-KOOM! KRA-KOOM! KRA-KOOM!]
          ASK: Did anybody hear me howl?
          LEAD: Have you begun?`,
        search: `
          LEAD: Hold still, all of you. I'll listen for it.
          [A silence.]
          ASK: Can you hear it?
          LEAD: I hear two spiders, and one of them is lying. ## I hear two spiders, and one of them is married.`,
        wait: `
          ASK: Stay here. And not a rumble!
          [Grumble.]
          ASK: What did I say?
          LEAD: That was my stomach. I've fined it.`,
        lastWords: `LEAD: When it's over, there'll be a silence. Do try some. ## When it's over, there'll be a silence. I had six years of it, with my ex. Do try some.`,
        save: `
          ASK: Thunder! Now! The biggest that you've got!
          LEAD: At a disaster? They're only big. It takes somebody who rustles.
          ASK: A little noise! Quick! Somebody drop a crumb!
          [A crumb drops. KRA-KOOM!]`,
        last: `
          [Nobody speaks. Nobody blinks. A whole minute.]
          LEAD: There! Did you hear that?
          ASK: I didn't hear anything.
          LEAD: Wasn't it loud?`,
      },
      turns: [
        `LEAD: There's a mouse in that wall. It's eating a biscuit.
         ASK: I can't hear a thing.
         LEAD: It's on the second half. It talks with its mouth full.`,
        `[KRA-KOOM!]
         ASK: What's the mouse done?
         LEAD: It's bought a pair of slippers, so as not to disturb me.
         ASK: That was kind of it!
         LEAD: They came in paper.`,
        `[From the wall, a very small snore.]
         ASK: That's the mouse! Why isn't there any thunder?
         LEAD: Ssh. You'll wake it.`,
      ],
      twist: 'The Librarian thunders at a mouse for chewing',
    },
    {
      effect: 'lost',
      with: 'the book',
      where: 'on the returns trolley',
      freed: 'The trolley rolls back. On it, with a ribbon and a receipt, lies {prop}.',
      bits: {
        arrive: `
          [A trolley rolls in, and behind it, under a small gray cloud, {LEAD}. TUMP!]
          ASK: You've stamped my hand! It says "overdue"!
          LEAD: It was lent to you at birth. I only want everything back on its shelf.
          ASK: But I use it!
          LEAD: Then there's a fine.
          [Five drops fall on {ALSO}.]
          ALSO: That's rain!
          LEAD: It's a fine rain.`,
        again: `
          [TUMP!]
          ASK: What are you stamping at this hour?
          LEAD: Yesterday. It was due back at midnight, and you've all still got some on you.`,
        explain: `
          LEAD: I didn't take it. I took it back.
          ASK: Back where?
          LEAD: Wherever it was before anybody wanted it. There's a shelf for those. It's the long one.`,
        flattered: `
          ASK: We owe you everything!
          LEAD: I know. I've brought the list.
          ASK: We can't thank you enough!
          LEAD: You could do it in small sums. Shall we say a nod on Mondays? ## You could do it in small sums. Shall we say a kiss on Mondays?`,
        teach: `
          ASK: Show us how you keep such order.
          LEAD: I hold the thing up, and ask it what it is.
          ALSO: I'm innocent!
          [TUMP!]
          LEAD: Fiction.`,
        attempt: `
          LEAD: First it must all be put in order.
          [TUMP! TUMP! TUMP! Everything and everybody stands in one long row.]
          ASK: Why am I between a boot and a bucket?
          LEAD: You're under "bother".`,
        help: `
          LEAD: There's no date in it! It could have been out for years!
          ASK: It's ours!
          [TUMP! {LEAD} lays {prop} on the trolley. The trolley rolls off round a corner, by itself.]
          ASK: And where's it going?
          LEAD: To its shelf.
          ALSO: Which shelf?
          LEAD: If I told you that, you'd only borrow it again.`,
        ban: `
          ASK: You're not to take back one thing more!
          [TUMP!]
          ASK: What have you taken?
          LEAD: That tone of voice. It was your father's.`,
        pretend: `
          ASK: You there! What are you?
          LEAD: A bookend.
          ASK: They come in pairs.
          LEAD: We did. The books came between us. ## We did. We were pressed together for years. Then somebody pulled out the middle.`,
        hide: `
          [{Hide} opens a crack. Out comes a slip of paper.]
          ASK: "You have had that floor since breakfast. Kindly give it back."
          ALSO: That'll be an old one.
          ASK: I'll stand on one leg, then!
          [Four drops, and half a drop.]
          LEAD: That's half a fine.`,
        found: `
          LEAD: Once, in a storm, a stranger lent me an umbrella, and ran. I've been trying to give it back ever since.
          ASK: For how long?
          LEAD: Forty years. I no longer have the umbrella. I've kept up the storm.`,
        comfort: `
          ASK: I owe my sister a "sorry", for a vase. I've been carrying it about for years. ## I owe my ex a "sorry", for a car. I've been carrying it about for years.
          LEAD: It's overdue. Hand it in.
          [TUMP!]
          ASK: How much is the fine?
          LEAD: I'm letting you off. You've kept it so nicely. ## I'm letting you off. You've kept your teeth so nicely.`,
        search: `
          LEAD: I can find anything. How does it begin?
          ASK: It isn't a book!
          LEAD: Then tell me the plot.
          ASK: We had it, you came, and it was gone!
          LEAD: That one's always out.`,
        wait: `
          ASK: Give me one minute!
          LEAD: I can only lend it.
          [TUMP! A pause.]
          LEAD: It's due.
          ASK: I've used it up!
          LEAD: They all say that. Who'll want it now?`,
        lastWords: `LEAD: I only had the loan of me. I've tried not to bend the corners.`,
        save: `
          [From inside the coat, {LEAD} takes a very old book.]
          LEAD: I've never lent this one to anybody. It might not have come back.
          ASK: You haven't stamped it!
          LEAD: No. This one's a present.
          [Very gently, {LEAD} throws it {at}.]`,
        last: `
          ASK: Here's your handkerchief. I borrowed it this morning.
          LEAD: You brought it back? Nobody even asked?
          [One drop falls.]
          ASK: Is that rain?
          LEAD: No. That one's mine.`,
      },
      turns: [
        `ASK: May I borrow a pencil? It's for a shopping list.
         LEAD: A list! I'll see what I can do. Only don't tell me how it ends.`,
        `ASK: Has that pencil come in?
         LEAD: There's a hermit before you. He's writing his name.
         ASK: How long is it?
         LEAD: He's reached the bit where he was born.`,
        `[TUMP!]
         LEAD: Here's the pencil. It's due back in one minute.
         [Scratch, scratch, scratch.]
         ASK: Cheese, soap, eggs.
         LEAD: You told me how it ends!`,
      ],
      twist: "The Librarian's pencil has a waiting list",
    },
  ],
}
