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
          ASK: {call}, the whole town falls silent when you walk by!
          LEAD: I know. It's beautiful.
          ASK: It's respect!
          LEAD: It's chiefly running. But they carry their shoes.`,
        teach: `
          LEAD: One only says "ssh". The tongue behind the teeth, and then a very, very little air.
          ASK: Ssh.
          [KRA-KOOM! {ASK}'s hat is smoking.]
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
          [Under the black cloud, {LEAD} smiles.]
          LEAD: I'm a sunny afternoon.
          ASK: There's a cloud on your head!
          LEAD: I clear up toward evening. ## I get warmer toward evening. Stay, and see.`,
        hide: `
          ASK: I can hear breathing in there!
          ALSO: That's the draft. It's had a cold.
          LEAD: Then kindly listen more quietly.
          [KRA-KOOM!]`,
        found: `
          LEAD: There's a sound that comes only when all the others have stopped. I heard it once, when I was six.
          ASK: What was it like?
          LEAD: So lovely that I clapped.`,
        comfort: `
          LEAD: If you need to cry, then cry. I'll see that nobody hears you.
          [KRA-KOOM! KRA-KOOM! KRA-KOOM!]
          ASK: Did anybody hear me howl?
          LEAD: Have you begun?`,
        search: `
          LEAD: Hold still, all of you. I'll listen for it.
          [A silence.]
          ASK: Can you hear it?
          LEAD: I hear two spiders, and one of them is lying. ## I hear two spiders, and one of them is married.`,
        wait: `
          LEAD: I'll stay here, without so much as a rumble.
          [Grumble.]
          ASK: And what was that?
          LEAD: My stomach. I've fined it.`,
        lastWords: `LEAD: I'd like a minute of silence. And I'd like it now. One never gets to hear one's own.`,
        save: `
          ASK: {call}! Thunder! The biggest that you've got!
          LEAD: I can't just thunder. Somebody has to annoy me.
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
          ASK: {call}, we owe you everything!
          LEAD: I know. I've brought the list.
          ASK: We can't thank you enough!
          LEAD: You could do it in small sums. Shall we say a nod on Mondays? ## You could do it in small sums. Shall we say a kiss on Mondays?`,
        teach: `
          LEAD: One puts each thing on its own shelf. You, for example. What are you?
          ASK: I'm innocent!
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
          ASK: No more stamping! You're not to take back one thing more!
          [TUMP!]
          ASK: What have you taken?
          LEAD: That tone of voice. It was your father's.`,
        pretend: `
          [{LEAD} stands sideways, very straight, and leans a little.]
          LEAD: I'm a bookend.
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
          LEAD: That's a very old worry you've got there. It's overdue. Hand it in.
          [TUMP!]
          ASK: It's gone! What do I owe?
          LEAD: Nothing. I've never seen one so well read.`,
        search: `
          LEAD: I can find anything. How does it begin?
          ASK: It isn't a book!
          LEAD: Then tell me the plot.
          ASK: We had it, you came, and it was gone!
          LEAD: That one's always out.`,
        wait: `
          LEAD: You look as if you could use a minute. I can only lend it.
          [TUMP! A pause.]
          LEAD: It's due.
          ASK: I've used it up!
          LEAD: Then there's a fine. Sixty drops.`,
        lastWords: `LEAD: I'd like to be renewed, for two more weeks. I've tried not to bend the corners.`,
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
