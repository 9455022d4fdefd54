import { type Character } from '../../plays/card-types.ts'

/** Does not know how long it is. In the first suite it wraps things up, in the second it ties knots and bows. */
export const unravelingMummy: Character = {
  name: 'The Unraveling Mummy',
  call: 'Mummy',
  the: 'the Mummy',
  want: 'to find its other end',
  suites: [
    {
      effect: 'stuck',
      with: 'the bandage',
      where: 'lost in the bandages',
      freed: 'POP! {Prop} drops out of the last bandage.',
      bits: {
        arrive: `
          [{LEAD} sweeps in. A long bandage follows. WHIRRR!]
          LEAD: Somebody has shut a door on me.
          ASK: Which door?
          LEAD: I think it was Cairo.
          ASK: You've unrolled all the way from Cairo?
          LEAD: Part of me is still arriving.`,
        again: `
          [WHIRRR!]
          ASK: Good morning. You're thinner.
          LEAD: I went for a walk last night. I'm still out there.
          ASK: Shall I wind you in?
          LEAD: Wait till I've seen the harbor.`,
        explain: `
          LEAD: It must have caught on me. Things do.
          ASK: What sort of things?
          [{LEAD} turns round. Out fall a spoon, a bicycle bell and a waiter.]
          ASK: That's a waiter!
          LEAD: So that's who kept offering me bread.`,
        flattered: `
          ASK: {call}, you're so old! So wise! So very well dressed!
          LEAD: I was a king once. Or a cat. They wrap us all the same.
          ASK: A king!
          LEAD: I do remember purring. ## I do remember who made me purr.`,
        teach: `
          [{LEAD} lies down.]
          LEAD: I've had four thousand years to learn this. First, you lie down.
          [A long pause.]
          ASK: And then?
          LEAD: That's as far as I got. ## That's as far as I got. It's why my dates never ring.`,
        attempt: `
          LEAD: It's only a matter of getting started.
          [WHIRRR! {LEAD} sets off one way, and half of {LEAD} the other.]
          ASK: Which of you should I follow?
          LEAD: Whichever gets there. We'll meet up.`,
        help: `
          LEAD: I shall wrap it up, nice and safe.
          [WHIRRR! {LEAD} wraps {prop}. And a chair. And {ASK}.]
          ASK: You've tied me to a chair!
          LEAD: Sorry. Which of you is {prop}?
          ALSO: Pull the other end!
          LEAD: Nobody has ever found the other end.`,
        ban: `
          ASK: You're not to unroll another inch. Promise!
          LEAD: I lay still for four thousand years. It's what I do.
          [WHIRRR!]
          LEAD: That was the building.`,
        pretend: `
          [{LEAD} hangs down, in folds.]
          LEAD: I'm a curtain.
          ASK: Then where's the window?
          LEAD: I was hoping you'd know. I've been hanging here for hours.`,
        hide: `
          [A bandage hangs out of {hide}. {ASK} pulls it. WHIRRR!]
          ASK: What's this?
          ALSO: A decoration.
          ASK: There are miles of it!
          LEAD: Please stop. I can feel a draft. ## Please stop. You're coming to the good bit.`,
        found: `
          [{LEAD} lifts a bandage. Under it is a bandage.]
          LEAD: I've looked for somebody under here. It's bandage all the way down.
          ASK: It's very good bandage.`,
        comfort: `
          [{LEAD} picks a thread off {ASK}.]
          LEAD: You're coming undone. So am I. I find that it's quite roomy.
          ASK: How do you bear it?
          LEAD: I tell people that it's a scarf.`,
        search: `
          LEAD: I'll feel around for it. Give me a moment. I'm in several rooms.
          [WHIRRR!]
          ASK: Have you got something?
          LEAD: Yes. It's warm, and it's asking for its keys.`,
        wait: `
          [{LEAD} crosses both arms.]
          LEAD: I'll just lie still for a minute. It's my best thing.
          [A snore. A bat.]
          ASK: Where did the bat come from?
          LEAD: Sorry. I relaxed.`,
        lastWords: `LEAD: I'd like something to read. I've died before. It's mostly lying down. ## I'd like to be unwrapped, just once, by somebody who isn't a professor.`,
        save: `
          ASK: The bandage! Unroll! Unroll!
          LEAD: But I was told to lie still!
          ASK: By whom?
          LEAD: By everybody at the funeral.
          [Everybody pulls. WHIRRR! The bandage winds itself round {machine}.]`,
        last: `
          [{ASK} is holding the end of a bandage.]
          LEAD: You may let go of me now.
          ASK: I'd rather hang on.`,
      },
      turns: [
        `LEAD: Would you hold this for me? It's only a corner.
         ASK: For how long?
         LEAD: I'll be back when I've found the middle.`,
        `ASK: I'm still holding your corner.
         LEAD: Is it heavy?
         ASK: No. But somebody at the other end just said hello.`,
        `LEAD: You kept hold of me, all this time.
         ASK: I did say I would.
         LEAD: The last one who said that was a pyramid.`,
      ],
      twist: "Somebody is left holding the Mummy's corner",
    },
    {
      effect: 'stuck',
      with: 'the knot',
      where: 'in the middle of a knot',
      freed: 'The last loop slips. Out of the knot falls {prop}.',
      bits: {
        arrive: `
          LEAD: Excuse me. You're standing on me.
          ASK: But I'm over here!
          LEAD: You're standing on the part of me that's over there.
          [{ASK} lifts one foot. WHIRRR! {LEAD} spins like a top.]
          LEAD: Thank you. I haven't danced in four thousand years.`,
        again: `
          [{LEAD} hops in, tied to a lamppost.]
          LEAD: I made a friend on the way.
          ASK: That's a lamppost!
          LEAD: It's a very good listener. We got wound up together.`,
        explain: `
          LEAD: I only tied a string to it, so that I'd remember it.
          ASK: And then?
          LEAD: I forgot about the string, and left.
          ASK: It broke down three doors behind you!
          LEAD: I did think somebody was being very eager.`,
        flattered: `
          ASK: {call}, one can see that you're from a great house!
          LEAD: A pyramid. Eighty rooms, no windows.
          ASK: And so calm!
          LEAD: I was dead for most of it.`,
        teach: `
          [{LEAD} takes hold of {ASK}'s sleeve.]
          LEAD: It's an ancient secret. Over, under, and through. Then pull.
          [WHIRRR!]
          ASK: You've only tied me in a knot!
          LEAD: The pyramids are tied underneath. We don't talk about it.`,
        attempt: `
          LEAD: I can do it with one hand tied behind my back.
          ASK: Which hand?
          LEAD: I've been trying to find out.
          [WHIRRR! Everything in the room moves one foot to the left.]`,
        help: `
          LEAD: The poor thing's bare. Nobody should be bare. ## The poor thing's naked! Have some decency!
          [WHIRRR! {Prop} vanishes into a knot as big as a head.]
          ASK: Which lump is it?
          LEAD: Not that one. That's my knee.`,
        ban: `
          ASK: No more knots! And the last one's going in you!
          LEAD: Could it be a bow?
          ASK: A knot!
          LEAD: I'd have looked like a present.`,
        pretend: `
          [WHIRRR! {LEAD} rolls up into a bundle.]
          LEAD: I'm laundry.
          ASK: Laundry doesn't talk!
          LEAD: You've never asked it anything nice.`,
        hide: `
          ASK: Who's in {hide}?
          ALSO: Nobody. Only towels.
          ASK: Good. My hands are filthy.
          [WHIRRR!]
          LEAD: Ooh! Cold hands! ## Ooh! At least buy me dinner!`,
        found: `
          [{LEAD} smooths out a bandage.]
          LEAD: Somebody wrapped me up so carefully. I always hoped that I was for someone.
          ASK: For whom?
          LEAD: There must be a label. It'll be on the other end.`,
        comfort: `
          [{LEAD} lays a bandage round {ASK}'s shoulders.]
          LEAD: You needn't hold it all together. Let me.
          [WHIRRR!]
          ASK: I can't move my arms.
          LEAD: No. But how's the rest of you?
          ASK: Snug, actually.`,
        search: `
          LEAD: Leave it to me. I always know where everything is. It's tied to me.
          [{LEAD} pulls. CRASH! A bathtub comes in.]
          ASK: Whose bath is that?
          LEAD: There was somebody in it. I'll let them dry. ## There was somebody in it. There were two. I'll give them a minute.`,
        wait: `
          [{LEAD} sits down. Far away, a small whirrr.]
          LEAD: I'm staying exactly where I am. Most of me.
          ASK: And the rest?
          LEAD: You'd have to send somebody to the coast.`,
        lastWords: `LEAD: I'd like to be put back in order. I go over, under, and then I forget.`,
        save: `
          LEAD: Somebody's pulling on me.
          ASK: There's nobody near you!
          LEAD: Then what's my other end tied to?
          [WHIRRR! The knot snaps tight. It's tied to {machine}.]`,
        last: `
          ASK: I've found your other end. There's a label on it.
          LEAD: What does it say?
          ASK: "To whom it may concern."
          LEAD: Then I'm for everybody.`,
      },
      turns: [
        `LEAD: I tied a knot in myself, to remember something.
         ASK: What was it?
         LEAD: I don't know. But I've remembered it for nine hundred years.`,
        `LEAD: Was it your birthday?
         ASK: When?
         LEAD: Ever.
         ASK: Once a year.
         LEAD: Then I've missed a few.`,
        `[WHIRRR! A knot comes undone.]
         LEAD: I remember! Milk! I was asked to bring milk!
         ASK: Who asked you?
         LEAD: Cleopatra. She'll be furious.`,
      ],
      twist: 'A nine-hundred-year-old knot nags the Mummy',
    },
  ],
}
