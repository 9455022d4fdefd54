import { type Character } from '../../plays/card-types.ts'

/** Believes in a town of one. In the first suite nothing counts before its ribbon is cut, in the second the town grows. */
export const mayorOfNowhere: Character = {
  name: 'Mayor of Nowhere',
  call: 'Mayor',
  the: 'the Mayor',
  want: 'one more citizen',
  suites: [
    {
      effect: 'stuck',
      with: 'the ribbon',
      where: 'tied up in red ribbon',
      freed: 'The last bow slips undone. {Prop} is now officially open.',
      bits: {
        arrive: `
          [TWIPP! A red ribbon is stretched across the way. Behind it stands {the}, in a tall hat.]
          LEAD: Stay where you are! It isn't open yet!
          ASK: What isn't?
          LEAD: The floor. I'm the Mayor of Nowhere, population one. I only want one more citizen.
          ALSO: But we've been standing on it all along!
          LEAD: You've been standing on it unofficially. I won't tell anybody.`,
        again: `
          [TWIPP!]
          ASK: There's a ribbon across my bed! I couldn't get out of it!
          LEAD: It hadn't been opened. I was still on the speech.
          ASK: At four in the morning?
          LEAD: "And so I come to the pillow." ## "And so I come to our friend on the left, whom I had not expected."`,
        explain: `
          LEAD: I was going to open it. I took it home, to find the right words.
          ASK: Did you find them?
          LEAD: I have "Dear". I'm very happy with that.`,
        flattered: `
          ASK: The people adore you, {call}!
          LEAD: All of them?
          ASK: To the last one!
          LEAD: I'm so touched. I had no idea how I felt.`,
        teach: `
          LEAD: As at every opening. You say, "It gives me great pleasure." Then you wait for it.
          [A long pause.]
          ASK: Is it on its way?
          LEAD: It came once. That was a bench.`,
        attempt: `
          LEAD: I hereby declare that it's done!
          [TWIPP! A silence. Somewhere, a screw drops out.]
          ASK: It isn't done at all!
          LEAD: It's been declared. From here on, it's the builders.`,
        help: `
          LEAD: You've been using it all this time, and it's never been opened?
          ASK: It doesn't need opening!
          [TWIPP! TWIPP! Red ribbon goes round {prop}, round {ASK}, and round the furniture.]
          ASK: Then cut it! Where are your scissors?
          LEAD: Behind that other ribbon. They open on Thursday.
          ALSO: Just bite it!
          LEAD: Without a band?`,
        ban: `
          ASK: No more ribbons! I'm banning them!
          LEAD: A ban! We've never had one of those! May I say a few words?
          [TWIPP! There is a ribbon round the ban, and most of it is on {ASK}.]`,
        pretend: `
          [{The} waves a small flag.]
          ASK: And who are you?
          LEAD: A cheering crowd.
          ASK: You're one person!
          LEAD: It's a weekday. Hurrah.`,
        hide: `
          [TWIPP! {Hide} is all done up, like a birthday.]
          ASK: Why can't I look in there?
          ALSO: It isn't finished.
          LEAD: The opening's at four! There'll be sandwiches!
          ASK: I've brought the wrong hat.`,
        found: `
          LEAD: In Nowhere, we've got a bench for two. In the evening, I sit on the left.
          ASK: What's on the right?
          LEAD: A ribbon. So that it's new, when somebody comes.`,
        comfort: `
          LEAD: You look finished. That's when we open things! ## You look closed. And with a view like that!
          [TWIPP! {ASK} is wearing a very large bow.]
          ASK: Aren't you going to cut it?
          LEAD: Not today. Today it's holding you together.`,
        search: `
          LEAD: It'll be behind one of my ribbons. I had a busy morning.
          ASK: What's behind that one?
          LEAD: A mousehole. That one's a draft. And that one's just the gap between the two, but it came with such a lovely speech.`,
        wait: `
          LEAD: I shan't open a thing. Not for one whole minute.
          [A pause. {The} opens a mouth.]
          ASK: Not even that!
          [Twipp. It is tied shut, rather nicely.]`,
        lastWords: `LEAD: I'd like to say that it gives me great pleasure. No, it really does. I hadn't expected that.`,
        save: `
          LEAD: Stop! Nobody has declared {machine} open!
          ASK: It started without you!
          LEAD: Not officially!
          [TWIPP! TWIPP! TWIPP! {The} runs round and round {machine}, and ties a bow.]`,
        last: `
          ASK: I've nothing on tonight. Is Nowhere far?
          LEAD: It's far from everything.
          ASK: And is there a place to sit?
          [{The} takes off the tall hat.]
          LEAD: The right-hand side has just come free.`,
      },
      turns: [
        `LEAD: I'd like to open this drawer.
         ASK: You only have to pull.
         LEAD: With no speech? It would never trust either of us again.`,
        `LEAD: I've come to the handle.
         ASK: Of the drawer?
         LEAD: In the speech. I'm told that one can hear a pin drop in there.`,
        `[The drawer slides open. A moth climbs out, and claps, with both wings.]
         ASK: It sat through the whole speech!
         LEAD: Population two!
         [The moth flies out of the window.]
         LEAD: It's gone to tell the others.`,
      ],
      twist: 'The Mayor opens a drawer with full honors',
    },
    {
      effect: 'lost',
      with: 'the chain of office',
      where: 'in the foundation stone',
      freed:
        'The foundation stone cracks open like an egg. Inside, beside a newspaper and a coin, lies {prop}.',
      bits: {
        arrive: `
          [DUNT! DUNT! {The} rolls in a big stone, and hammers a sign into the ground. "Nowhere. Population 1."]
          ASK: You can't put that here!
          LEAD: There's been a vote, and I was for it. I'm the Mayor.
          ALSO: We weren't asked!
          LEAD: You don't live here. And you'd be so welcome! I only want one more citizen. There's parking.`,
        again: `
          [DUNT.]
          ASK: That sign's right next to my pillow!
          LEAD: We grew in the night. You're the suburbs. ## We grew in the night. You're the nightlife.`,
        explain: `
          LEAD: People said that we ought to have a museum. So I found something to put in it.
          ASK: You found it in our pocket!
          LEAD: The whole town's been to see it. I went twice.`,
        flattered: `
          ASK: You'd win any election, {call}!
          LEAD: I've won eleven. By one vote.
          ASK: As close as that?
          LEAD: You never know which way I'll go. ## I was once caught in bed with the opposition. I'd rolled over.`,
        teach: `
          LEAD: In Nowhere, we vote on it. All those in favor? Me. All those against?
          [{ASK} puts up a hand.]
          ASK: I'm against it!
          LEAD: A tourist! How lovely! Have you seen the bench?`,
        attempt: `
          LEAD: I'll ask the people. They say that it should be done by me, and with a hammer.
          [DUNT!]
          ASK: You've put a sign through the middle of it!
          LEAD: Yes. But now it's on the map.`,
        help: `
          LEAD: What a treasure! And it's the only one in town!
          ASK: It isn't in your town!
          [DUNT! {The} moves the sign by a yard, drops {prop} into the hole in the foundation stone, and bangs in the plug.]
          LEAD: It's for the people who'll live here in a hundred years.
          ALSO: But we need it today!
          LEAD: That's just what they'll say.`,
        ban: `
          ASK: No more signs! Not one more inch of our floor!
          LEAD: I hear you. But the people are restless.
          ASK: There's only one of them!
          LEAD: And I can't hold them back.
          [DUNT!]`,
        pretend: `
          [{The} stands very still, and points.]
          ASK: What's this supposed to be?
          LEAD: A statue.
          ASK: Whose?
          LEAD: Mine. I was the first to give. And the last. We stopped at the knees. ## Mine. We stopped at the knees. The voters wanted to go on, and I asked for dinner first.`,
        hide: `
          ASK: There's a sign on it. "Nowhere. Population 1."
          ALSO: It's an old one. I expect they've moved.
          LEAD: Welcome! The bench is on your left!
          ASK: It spoke!
          LEAD: That was the tourist office. It's shut on Wednesdays.`,
        found: `
          LEAD: There were forty of us in Nowhere. One by one they went off to be somebody, somewhere.
          ASK: And you stayed?
          LEAD: They've got to be from someplace.`,
        comfort: `
          LEAD: You look lost. So were our founders.
          ASK: And what did they do?
          LEAD: They sat down to look at the map. That's where the bench is now.`,
        search: `
          LEAD: I'll send out every man, woman and child we have.
          [{The} goes out. A pause. {The} comes back.]
          ASK: What did they find?
          LEAD: They've asked for a longer lunch.`,
        wait: `
          LEAD: I'll draw a line, and stay behind it. A border! We never had one!
          [A foot goes over it, and comes back.]
          ASK: What are you doing?
          LEAD: Smuggling.`,
        lastWords: `LEAD: One big funeral, with the whole town there. It's the least that I can do.`,
        save: `
          LEAD: So {machine} wants to be mayor! Nobody else ever stood against me.
          [{The} takes off the chain of office.]
          LEAD: I've worn this to bed. All in favor? Carried, by one vote.
          [The chain of office flies {at}.]`,
        last: `
          [With a pencil, {ASK} changes the sign. "Population 2."]
          LEAD: You can't just do that! It has to be voted on!
          ASK: I've voted.
          LEAD: Then it's a landslide.`,
      },
      turns: [
        `LEAD: There's an election in town. It's between me and this chair.
         ASK: Why the chair?
         LEAD: I looked all over. It was the only other one standing.`,
        `ASK: How's the election?
         LEAD: It's turned ugly. Somebody has sat on my opponent.`,
        `LEAD: I've lost! The chair won, by one vote!
         ASK: You're the only voter!
         LEAD: I know. I looked at the two of us, and I thought, "There's one that you can lean on."`,
      ],
      twist: 'The Mayor runs for office against a chair',
    },
  ],
}
