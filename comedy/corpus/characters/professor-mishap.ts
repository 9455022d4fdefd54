import { type Character } from '../../plays/card-types.ts'

/** Believes that it has worked. In the first suite it is a machine full of foam, in the second a ray that cheers things up. */
export const professorMishap: Character = {
  name: 'Professor Mishap',
  call: 'Professor',
  the: 'the Professor',
  want: 'to be thanked for an invention',
  suites: [
    {
      effect: 'mess',
      with: 'the foam',
      where: 'somewhere in the foam',
      freed: 'All the foam pops at once. There lies {prop}, cleaner than it ever wished to be.',
      bits: {
        arrive: `
          [FOOMP! A wall of foam slides in. Out of it look two goggles.]
          LEAD: It works!
          ASK: What does?
          LEAD: My umbrella. Not one drop of rain has touched me.
          ALSO: It isn't raining!
          LEAD: So it works for miles around.`,
        again: `
          [FOOMP.]
          ASK: At four this morning your alarm clock threw me into a pond!
          LEAD: And did you oversleep? ## And did either of you oversleep?`,
        explain: `
          LEAD: I only came to mend the lock.
          ASK: There isn't a door any more!
          LEAD: So the lock's stopped sticking.
          ASK: Half the town's covered in foam!
          LEAD: That's the clean half.`,
        flattered: `
          ASK: {call}, the world hasn't seen such a mind since the wheel!
          LEAD: I've improved the wheel.
          ASK: How?
          LEAD: Corners. It stays where you put it. ## Corners. After that I improved the bed. They found us in Ohio.`,
        teach: `
          LEAD: In science, you ask a question. You press a button. You run.
          [FOOMP!]
          ASK: And what have we learned?
          LEAD: That I'm faster than you. ## That you're at your loveliest when you're running.`,
        attempt: `
          LEAD: This lever will do it.
          [FOOMP! A hat comes out, full of foam.]
          ASK: Was that what you wanted?
          LEAD: It's a hat-filler. I never name them beforehand.`,
        help: `
          LEAD: It's dusty. Allow me. The Emergency Bath takes one second.
          [FOOMP! Foam rises to every chin. {Prop} is gone.]
          ASK: Where is it now?
          LEAD: Clean.
          ALSO: But where?
          LEAD: It doesn't do "where". It only does "clean".`,
        ban: `
          ASK: No more foam! Switch it off, and never invent anything again!
          LEAD: I've thought of that. This little box switches everything off.
          [FOOMP!]
          ASK: Everything's on!
          LEAD: It had to find the switches.`,
        pretend: `
          [{LEAD} pulls some foam up to the goggles.]
          LEAD: I'm a snowdrift.
          ASK: In goggles?
          LEAD: You try it. It gets in your eyes.`,
        hide: `
          [Foam creeps out of {hide}.]
          ASK: What's happening in there?
          ALSO: It's milk. It's boiling over.
          LEAD: Eureka!
          ASK: Milk doesn't say "eureka"!
          LEAD: I'm turning into butter.`,
        found: `
          LEAD: None of my inventions has ever worked. I do know that, about the old ones.
          ASK: Then why go on?
          LEAD: I never know it about today's.`,
        comfort: `
          LEAD: What you need is courage. This machine makes lions.
          [FOOMP. Out of the foam slides one warm cookie.]
          ASK: That's a cookie.
          LEAD: Then eat it bravely.`,
        search: `
          LEAD: My Finder will find it. It's never wrong.
          [FOOMP! Out of the foam climbs an old lady in a bathing cap. She waves, and leaves.]
          ASK: Who was that?
          LEAD: Aunt Beatrice! We lost her in August.`,
        wait: `
          LEAD: For one whole minute, I'm going to sit down, and invent nothing.
          [FOOMP!]
          ASK: What was that?
          LEAD: A shorter minute.`,
        lastWords: `LEAD: I'd like to be in the encyclopedia. It needn't be under "genius". I'd be happy with "foam".`,
        save: `
          LEAD: I've one invention left. It's a pocket fireplace. Very hot, very dry.
          ASK: And has it ever made foam?
          LEAD: Only when it's on.
          [{ASK} presses it. FOOMP! A wave of foam pours over {machine}.]`,
        last: `
          LEAD: My newest. You press it, and it says "thank you".
          [{ASK} presses it. Nothing.]
          ASK: Never mind. Thank you, {call}.
          LEAD: It works!`,
      },
      turns: [
        `LEAD: I've built a machine that butters toast.
         ASK: And where's the toast?
         LEAD: On the ceiling. For the first time in history, it's come down butter side up.`,
        `ASK: Your toast is still on the ceiling.
         LEAD: That's what I call butter.
         ASK: How does it get down?
         LEAD: That's a second machine.`,
        `[Plap. A piece of toast lands on {ASK}'s head.]
         LEAD: Which way up?
         ASK: Butter side down!
         LEAD: Then both machines agree. Eat it while it's on you.`,
      ],
      twist: 'The Professor butters toast to the ceiling',
    },
    {
      effect: 'mixed',
      with: 'the Cheerful Ray',
      where: 'too happy to come when it is called',
      freed: '{Prop} stops giggling, coughs, and remembers what it is for.',
      bits: {
        arrive: `
          [ZING! A chair skips by. {LEAD} runs after it, with a kind of brass lamp.]
          LEAD: There! Don't you all feel wonderful?
          ASK: No.
          LEAD: That's the Cheerful Ray. It's strong, but it takes a moment.
          ALSO: That chair's giggling!
          LEAD: You must have been sitting in front of it.`,
        again: `
          [ZING.]
          ASK: My pillow told me jokes until morning!
          LEAD: Were they good?
          ASK: It laughed before the end.
          LEAD: That's feathers for you.`,
        explain: `
          LEAD: It looked so glum, where it was. I gave it one little ray, and it hopped along with me.
          ASK: Through a locked gate?
          LEAD: You've never seen a gate so glad to open.`,
        flattered: `
          ASK: {call}, what a forehead! It reaches to the back of the neck!
          LEAD: There used to be eyebrows at the bottom of it.
          ASK: And where are those?
          LEAD: They left together. ## They ran away together. They write.`,
        teach: `
          LEAD: You aim the ray between the eyes, and think of puppies.
          [ZING! Behind {ASK}, a lamp laughs until it falls over.]
          ASK: I feel exactly the same.
          LEAD: Then you were happy all along. ## Then somebody's been seeing to it at home.`,
        attempt: `
          LEAD: Full power, straight at the problem.
          [ZING! ZING!]
          ASK: The problem's still there.
          LEAD: But it's in a far better mood.`,
        help: `
          LEAD: It's tense. A very small dose will do.
          [ZING! {Prop} giggles, hops into the air, and skips from chair to chair.]
          ASK: How long does that last?
          LEAD: I did a spoon in May. It's still no use for soup. ## I did a bed in May. Nobody's had a wink in it since.`,
        ban: `
          ASK: No more of that ray! Don't point it at anybody!
          LEAD: I'm not. It's pointing at nothing.
          [ZING! The ground chuckles.]
          LEAD: I forgot about down.`,
        pretend: `
          [{LEAD} puts on a cap, and knocks on the air.]
          LEAD: I'm the electrician. I've come about the gloom.
          ASK: There's no gloom in here!
          LEAD: Then who's that, sighing in your collar?`,
        hide: `
          [From {hide}, a titter.]
          ASK: Who laughed?
          ALSO: I did. I was thinking of socks.
          [From {hide}, a deep, slow chuckle.]
          ASK: And that?
          LEAD: That's {hide}. It's only just got the socks.`,
        found: `
          LEAD: I tried the ray on me, before anybody. It doesn't work on me.
          ASK: Then how do you keep smiling?
          LEAD: By hand.`,
        comfort: `
          LEAD: I've switched off the ray. I'm going to be miserable with you.
          ASK: Do you know how?
          LEAD: No. You begin. I'll take notes.`,
        search: `
          LEAD: Happy things can't keep quiet.
          [ZING! A cupboard bursts out laughing.]
          ASK: It's in the cupboard!
          LEAD: No. The cupboard's just pleased that somebody called.`,
        wait: `
          LEAD: I'll just sit here with my ray, and cheer nobody up.
          [ZING. Under {LEAD}, something hums a waltz.]
          ASK: You said nobody!
          LEAD: This is a stool.`,
        lastWords: `LEAD: I'd like to look on the bright side. Give me a moment. There's always been one.`,
        save: `
          LEAD: The ray goes from "well, well" up to "birthday". I've never dared.
          ASK: Dare!
          LEAD: You'll all be so happy!
          [ZING! It goes past everybody, as bright as a cake, and hits {machine}.]`,
        last: `
          [{LEAD} turns the lamp round, and looks into it. ZING.]
          ASK: Has it made you happy?
          LEAD: No different. But my hat's having a lovely time.`,
      },
      turns: [
        `LEAD: You haven't smiled once since I came. May I draw a chart of it?
         ASK: No.
         LEAD: "No", with feeling. That's our first dot.`,
        `LEAD: I've hung up your chart.
         ASK: It's one flat line.
         LEAD: But drawn with such confidence.`,
        `[In front of the chart, {ASK} makes a very small noise.]
         LEAD: Did you squeak?
         ASK: Somebody's put a duck on my line.
         LEAD: Don't move your face! The line's going up!`,
      ],
      twist: 'The Professor charts a face that never smiles',
    },
  ],
}
