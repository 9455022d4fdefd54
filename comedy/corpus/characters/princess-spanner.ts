import { type Character } from '../../plays/card-types.ts'

/** Believes that everything is loose and wants tightening. In the second suite it believes that everything is a frog under a spell. */
export const princessSpanner: Character = {
  name: 'Princess Spanner',
  call: 'Princess',
  the: 'the Princess',
  want: 'a waltz with nothing dripping',
  suites: [
    {
      effect: 'stuck',
      with: 'the spanner',
      where: 'screwed to the floor',
      freed: 'GRONK. The last screw gives up, and {prop} comes off the floor.',
      bits: {
        arrive: `
          [{LEAD} slides in, in a ball gown and rubber boots, and puts a spanner to {ASK}'s nose. GRONK!]
          LEAD: Who called about a drip?
          ASK: I've got a cold!
          LEAD: Not any more. I gave it a quarter turn.
          ALSO: Is that a real crown?
          LEAD: It fits most taps.`,
        again: `
          ASK: I can't turn my head!
          LEAD: You were whistling in your sleep. I came in and did your neck. ## You two were squeaking all night. I came in and did the bed. And your neck.
          ASK: And how do I look left?
          LEAD: Go round to the right three times.`,
        explain: `
          LEAD: It came off in my hand.
          ASK: You had both boots against the wall!
          LEAD: It didn't come off at once.`,
        flattered: `
          ASK: {call}, they say you turn every head in the room!
          LEAD: A quarter turn each. They sit better.
          ASK: And that princes have gone down on their knees for you!
          LEAD: It was a low pipe. ## It was a low pipe. They stayed for the view.`,
        teach: `
          [{LEAD} lifts the spanner.]
          LEAD: It's all plumbing. You find whatever's loose, and you turn it until it says something.
          [GRONK!]
          ASK: Ouch!
          LEAD: And then a bit more.`,
        attempt: `
          LEAD: It's simple. All it wants is a quarter turn.
          [GRONK. GRONK. GRONK. GRONK.]
          ASK: Now it's back where it was!
          LEAD: But this time it means it.`,
        help: `
          LEAD: Stand back. That's loose.
          ASK: It isn't loose! It isn't fixed to anything!
          LEAD: That's as loose as a thing can get.
          [GRONK! GRONK! {Prop} is screwed to the floor.]
          ALSO: Unscrew it!
          LEAD: I only know the one direction.`,
        ban: `
          ASK: Put that spanner away! I can't bear it! I'm going to pieces!
          LEAD: I saw that as soon as I came in. Lift your chin.
          [GRONK!]
          ASK: Oh. That's much better.`,
        pretend: `
          [Clank. {LEAD} stands stiffly, with both arms down.]
          LEAD: I'm the heating.
          ASK: I don't feel any warmer!
          LEAD: Have you paid?`,
        hide: `
          [From {hide}, GRONK. And somebody whistling a waltz.]
          ASK: There's somebody in {hide}!
          ALSO: That's just the plumbing.
          ASK: It's in three-four time!
          LEAD: There's a ball on, at the other end of the pipe.`,
        found: `
          [GRONK. Then a sigh.]
          LEAD: A pipe burst at my first ball. I stopped it with my thumb, and the whole palace clapped. They hadn't clapped for the waltz.
          ASK: And your prince?
          LEAD: Still up on a chair, with his shoes in his hand.`,
        comfort: `
          [Drip. {LEAD} looks at {ASK}.]
          LEAD: That's you. Just there, under the eye. Where does it come in?
          ASK: It's all from inside.
          LEAD: Then I won't touch a thing. That's what we call an overflow. I'll just hold the bucket.`,
        search: `
          LEAD: It's gone down the drain. They all do. It'll be in the bend.
          ASK: It was on a table!
          LEAD: And where does the table drain?`,
        wait: `
          [{LEAD} looks for a chair.]
          LEAD: Perhaps I'll sit down for once, and let everything hang loose.
          [GRONK.]
          ASK: What did you just tighten?
          LEAD: My knee. It was starting to enjoy itself. ## My knee. It was starting to like yours.`,
        lastWords: `LEAD: I'd like one waltz, with somebody who isn't leaking.`,
        save: `
          LEAD: I could hold {machine} still. But I'd have to leave my spanner in.
          ASK: Have you got another?
          LEAD: I've got a crown. Everybody breathe in.
          [GRONK! The spanner grips {machine}, and holds.]`,
        last: `
          [{ASK} holds out a hand, and hums a waltz.]
          LEAD: Is anything dripping?
          ASK: Not a thing.
          LEAD: Then I've run out of excuses. Mind my boots. ## Then I've run out of excuses. I warn you, I lead.`,
      },
      turns: [
        `LEAD: I've got a screw left over. Is anybody missing one?
         ASK: Where's it from?
         LEAD: I've done the whole room, and it fitted all of you.`,
        `ASK: I've been leaning to the left since this morning. I think that screw is mine.
         LEAD: Bend down.
         [GRONK!]
         ASK: Now I'm leaning to the right.
         LEAD: Then it isn't.`,
        `[CRASH. {ASK} is sitting among four loose chair legs.]
         LEAD: There's where it goes! It's the chair's!
         ASK: And you knew that it was somewhere?
         LEAD: I honestly thought it was you.`,
      ],
      twist: 'The Princess has one screw left over',
    },
    {
      effect: 'mixed',
      with: 'the kiss',
      where: 'a frog in a crown',
      freed: 'The frog yawns, shuts its eyes, and is {prop} again.',
      bits: {
        arrive: `
          [SMOOCH! {LEAD} steps in, in a crown and wet boots, and kisses {ASK}'s umbrella. It turns into a frog.]
          LEAD: There! Don't thank me. It's waited so long.
          ASK: That was my umbrella!
          LEAD: It was under a spell. They all are.
          ALSO: Could you turn it back?
          LEAD: Back? What did a frog ever do to you?`,
        again: `
          ASK: Why was there a frog in my bed?
          LEAD: There wasn't. That is your bed.
          ASK: But it slept two!
          LEAD: So does the frog. ## So does the frog. It says you never did.`,
        explain: `
          LEAD: I set it free. It asked me to. It gave a little croak.
          ASK: That was the door!
          LEAD: I know that now. I did the door as well.`,
        flattered: `
          ASK: {call}, you could have any prince you liked!
          LEAD: I had one once. You get it home, and it won't even hop. ## I had one once. You get it home, and it's over in two hops.
          ASK: Then what do you look for?
          LEAD: A good wide mouth. ## Damp hands, and nobody at home.`,
        teach: `
          [Ribbit.]
          LEAD: You look for the frog in everything. It sits there, it stares, and it won't tell you what it wants.
          ASK: That's my uncle!
          LEAD: And how is he with flies?`,
        attempt: `
          LEAD: One small kiss ought to do it.
          [SMOOCH.]
          ASK: I don't see any difference.
          [Behind {ASK}, the wall hops.]
          LEAD: I was a little to the left.`,
        help: `
          LEAD: You poor little thing! How long have you been {prop}?
          ASK: Don't kiss it!
          [SMOOCH! {Prop} turns into a frog, hops up, and sits in the crown.]
          ALSO: Make it turn back!
          LEAD: Look at that smile. Would you go back to being {prop}?`,
        ban: `
          ASK: You will kiss nothing more today!
          LEAD: Not even goodbye?
          ASK: Goodbye to what?
          [SMOOCH.]
          LEAD: Your trousers. They're off to the pond.`,
        pretend: `
          [{LEAD} squats down.]
          LEAD: Ribbit. I'm a frog.
          ASK: With a crown on?
          LEAD: You've walked into the middle of the story.`,
        hide: `
          [Three frogs hop out of {hide}.]
          ASK: Who's in {hide}?
          ALSO: Only frogs.
          ASK: One of them's knitted! It's got my name inside!
          LEAD: It was never a sweater at heart.`,
        found: `
          [Ribbit. A very small one.]
          LEAD: I met a frog in a drain once. We talked till it was light. So I kissed him, and he turned into a prince.
          ASK: And what did the prince say?
          LEAD: "Where's lunch?" I've looked for the frog ever since.`,
        comfort: `
          [{LEAD} takes {ASK} by the chin.]
          LEAD: Hold still. I think I know what you really are.
          [SMOOCH! On the forehead. A pause.]
          ASK: I'm still just me!
          LEAD: Then you're the one thing in this place that was never under a spell.`,
        search: `
          LEAD: Listen. It'll be the happy one.
          [Ribbit. Ribbit. Ribbit.]
          ASK: They're all happy! Which one's ours?
          LEAD: The one that won't look at you.`,
        wait: `
          [{LEAD} sits down on both hands.]
          LEAD: I'll just stay here, and keep my lips to myself.
          [SMOOCH.]
          ASK: What did you kiss?
          LEAD: Don't sit down.`,
        lastWords: `LEAD: I'd like somebody to kiss me goodbye. And after that, keep me damp.`,
        save: `
          LEAD: I can't just kiss {machine}. We've hardly been introduced.
          ASK: You'd kiss the floor!
          LEAD: The floor has kind eyes. Very well. I'll close mine.
          [SMOOCH! The kiss hits {machine}.]`,
        last: `
          [Somewhere under the floor, a very deep croak. {LEAD} kneels down.]
          LEAD: That's the very first one I kissed!
          ASK: What does he say?
          LEAD: "Where were we?"`,
      },
      turns: [
        `[A frog sits down on {ASK}'s foot.]
         ASK: What was it before you kissed it?
         LEAD: I've mislaid the list. A sofa, I think.
         ASK: It's very small, for a sofa.
         LEAD: It's been through a lot.`,
        `[Ribbit. The frog looks hard at {ASK}.]
         ASK: It does that every hour, on the hour. And it wants me to get up.
         LEAD: How strange, in a sofa.`,
        `[Ribbit! Ribbit! The frog holds out a small green hand, pointing straight up.]
         ASK: I know what you were! You were the alarm clock!
         LEAD: Well, I never. No wonder it looked wound up.
         ASK: And how do I set it for seven?
         LEAD: A fly at a quarter to.`,
      ],
      twist: 'The Princess forgets what the frog was',
    },
  ],
}
