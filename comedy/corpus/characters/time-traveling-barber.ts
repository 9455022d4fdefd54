import { type Character } from '../../plays/card-types.ts'

/** Believes that it only does the hair. In the first suite it cuts off minutes, in the second it never touches history. */
export const timeTravelingBarber: Character = {
  name: 'Time-Traveling Barber',
  call: 'Barber',
  the: 'the Barber',
  want: 'a customer who comes back',
  suites: [
    {
      effect: 'lost',
      with: 'the jar of minutes',
      where: 'in last Tuesday',
      freed: 'For one second, it is last Tuesday. Out of it falls {prop}, nicely combed.',
      bits: {
        arrive: `
          [TSK. TSK. TSK. Behind {ASK} stands {the}, with a comb and a pair of scissors.]
          ASK: When did you come in?
          LEAD: In about a minute. I've taken a little off the top.
          ALSO: My tea's gone cold! I only just poured it!
          LEAD: That was the minute. It was split at the ends. And I only want a customer who comes back!`,
        again: `
          [TSK.]
          ASK: Is it morning? I'd only just lain down!
          LEAD: It was a long, heavy night. I've thinned it. ## It was a wild one. I've taken off the part that you'd have to explain.`,
        explain: `
          LEAD: I haven't taken it yet.
          ASK: You were seen!
          LEAD: That was Thursday's me. You should see how sorry I'll be.`,
        flattered: `
          ASK: {call}, such style! You're ahead of your time!
          LEAD: Only by a week or so. I know a back road.
          ASK: They ought to put up a statue!
          LEAD: They did. I go by and dust the ears.`,
        teach: `
          LEAD: Like any haircut. You keep them talking. "Going anywhere nice this summer?"
          ASK: I did think of the lake...
          [TSK. {ASK} has a sunburn, and a fish.]
          LEAD: And it's over before they've felt a thing.`,
        attempt: `
          LEAD: It only wants tidying at the front.
          [TSK. TSK. TSK.]
          ASK: You've cut off the beginning! Now it's all end!
          LEAD: That's how they'll be wearing it.`,
        help: `
          LEAD: It's so shaggy round the edges. Keep quite still, little one.
          ASK: Don't you dare cut that!
          [TSK. {Prop} is gone.]
          ASK: Where is it?
          LEAD: I've taken off a week. It's still there, in last Tuesday.
          ALSO: But that's over!
          LEAD: Then it'll have the place to itself.`,
        ban: `
          ASK: You're not to cut off another minute! I absolutely forbid...
          [TSK.]
          ASK: What was I saying?
          LEAD: You spoke about kindness. We were all very moved.`,
        pretend: `
          [{LEAD} skips up, with a lollipop.]
          LEAD: Don't you know me? I'm your grandchild.
          ASK: You're older than I am!
          LEAD: You took your time. ## You took your time. First there was a lifeguard.`,
        hide: `
          ASK: Is there somebody in {hide}?
          ALSO: Not at the moment.
          LEAD: I'll have left by the time you look.
          ASK: Then it's hardly worth opening.`,
        found: `
          [Tsk. Very softly.]
          LEAD: They all say, "Same time next month." And nobody ever comes back.
          ASK: Do you wait for them?
          LEAD: I look and look. I never can find the same time.`,
        comfort: `
          [{LEAD} looks behind {ASK}'s ear.]
          LEAD: There's a bad minute, just here. Keep quite still.
          [TSK.]
          ASK: Oh. What was in it?
          LEAD: I never look. It's on the floor now, next to a few of mine.`,
        search: `
          LEAD: I know where it'll be found.
          ASK: Then let's look there!
          LEAD: It isn't there yet. You'll sit on it, next week, and say, "Fancy that."`,
        wait: `
          LEAD: If we need a minute, I've got one here, in the jar. It's a little curly.
          ASK: That's mine! From breakfast!
          LEAD: You were only chewing.`,
        lastWords: `LEAD: One customer who comes back. I've looked ahead as far as June, and so far it's only me.`,
        save: `
          [{The} holds up a big glass jar.]
          LEAD: All the minutes that I ever swept up. I'd saved them for one slow Sunday.
          ASK: And now?
          LEAD: Look at it rush! I don't think it's ever had a minute to itself.
          [The jar of minutes flies {at}.]`,
        last: `
          [{ASK} sits down, and puts on the big white sheet.]
          ASK: The usual, please.
          LEAD: But you haven't got a usual!
          ASK: No. I'll have to keep coming until I do.`,
      },
      turns: [
        `LEAD: Would you mind this gentleman for me? He's under the hot towel.
         ASK: Who is it?
         LEAD: Either somebody from the Middle Ages, or Mr. Bunt.`,
        `ASK: Your gentleman's snoring in Latin.
         LEAD: Then it's the Middle Ages. Mr. Bunt hums.`,
        `ASK: He's gone! There's only the towel, and one gold coin.
         LEAD: Whose head is on it?
         ASK: His. It's a beautiful haircut.`,
      ],
      twist: "Nobody knows who is under the Barber's towel",
    },
    {
      effect: 'mess',
      with: 'the foam',
      where: 'under a mountain of foam',
      freed: 'The foam sighs, and sinks. There sits {prop}, as smooth as an egg.',
      bits: {
        arrive: `
          [SHLOFF! {The} steps backward out of a striped closet, and lathers {ASK} up to the eyes.]
          ASK: Mmmf! Who are you?
          LEAD: The barber of all time. I never touch history. I only want a customer who comes back.
          ALSO: We didn't order a shave!
          LEAD: So said the mammoths. I gave them one. I never saw them again.`,
        again: `
          [Shloff.]
          ASK: Why am I in a hammock? I went to bed in a bed!
          LEAD: Last night I did a carpenter, in 1300. I only asked if he'd ever thought of string. ## Last night I shaved the inventor of the bed. I let slip what it's mostly for. He's a monk.`,
        explain: `
          LEAD: I never touched it. I only moved it by an inch.
          ASK: An inch? It's gone!
          LEAD: It was in 1500. It does add up.`,
        flattered: `
          ASK: {call}, you've got the finest hands in history!
          LEAD: A sphinx told me that. I was just doing the nose.
          ASK: What became of it?
          LEAD: I do wish that they wouldn't nod.`,
        teach: `
          [SHLOFF! {ASK} is in foam, up to the nose.]
          LEAD: Foam up to here. Then you ask about their work, and you never, never meddle.
          ASK: Mmmf, mmf, mmf.
          LEAD: A builder! I did one in Pisa. "Head a little to the left," I said. So obliging.`,
        attempt: `
          LEAD: A dab behind the ears, and it's done.
          [SHLOFF! A growl. The walls are covered with buffalo.]
          ASK: Who painted those?
          LEAD: So that's where she put them. I only lent her a crayon.`,
        help: `
          LEAD: Has nobody noticed that it's got stubble?
          ASK: You'll drop it!
          [SHLOFF! {Prop} is gone, under a mountain of foam.]
          ASK: Pull it out of there!
          LEAD: It ought to soak for a century.
          ALSO: We haven't got a century!
          LEAD: I've one in my bag. It's the fourteenth. Nobody wanted it.`,
        ban: `
          ASK: I don't want to see that foam again, as long as I live!
          LEAD: You won't say so in 1740.
          ASK: I'm not going to 1740!
          LEAD: You loved it there. You wore it up. ## You loved it there. You wore it up, and very little else.`,
        pretend: `
          [{The} is in foam, down to the knees.]
          LEAD: I'm an old hermit. I haven't shaved since the flood.
          ASK: What flood?
          LEAD: I'd left a tap on. ## I had company in the bath. It got rather deep.`,
        hide: `
          [Foam runs out of {hide}.]
          ASK: There's somebody in there!
          LEAD: I'll be with you in a century! There's a magazine on the floor!
          ALSO: It's about the wheel.
          ASK: "Pretty, but it won't last."`,
        found: `
          [Shloff. Very softly.]
          LEAD: I know every head there ever was. But when I drop in, they haven't met me yet.
          ASK: None of them?
          LEAD: One waved, in 1610. There was a comet behind me.`,
        comfort: `
          [{LEAD} dabs foam on {ASK}'s nose.]
          LEAD: I've looked you up. In eleven years, there's a cake with your name on it.
          ASK: What kind of cake?
          LEAD: A dry one. But you'd be surprised who comes.`,
        search: `
          LEAD: I left it next to the volcano. I'm sure of it.
          ASK: There isn't any volcano!
          LEAD: It's this bit of floor, now. I only told it to cool down.`,
        wait: `
          LEAD: I'll just stand here for a minute.
          [SHLOFF. {The} is gone. SHLOFF. {The} is back, brown, with a parrot.]
          ASK: You said that you'd stand here!
          LEAD: I stood. I only took the minute somewhere warmer.`,
        lastWords: `LEAD: I'd like it put down that I never touched history. I may have leaned on it.`,
        save: `
          LEAD: I wouldn't dream of meddling. But doesn't it look itchy?
          ASK: It looks terribly itchy! Lather it! All of it!
          LEAD: "Going anywhere nice this summer?"
          [SHLOFF! SHLOFF! SHLOFF! A glacier of foam pours over {machine}.]`,
        last: `
          [{LEAD} runs a comb through {ASK}'s hair, without looking.]
          ASK: How do you know the back of my head so well?
          LEAD: I gave you your first cut. You were one. You held on to my thumb.
          ASK: Then I've been coming to you all my life!
          [The comb drops.]
          LEAD: You came back.`,
      },
      turns: [
        `LEAD: There's a note in my pocket. "Don't sneeze in the Stone Age."
         ASK: Who wrote it?
         LEAD: I did. I do wonder what I'll mean.`,
        `LEAD: I've just been out for a bit of pumice.
         ASK: Out where?
         LEAD: In the Stone Age. It was so dusty that I... Why are you looking at me like that?
         ASK: My hat's turned into granite.`,
        `ASK: My sandwich is stone! My shoes are stone!
         LEAD: I'd better warn myself. Has anybody got a pencil, and a pocket?`,
      ],
      twist: 'The Barber gets a warning from the Barber',
    },
  ],
}
