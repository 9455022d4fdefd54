import { type Character } from '../../plays/card-types.ts'

/**
 * Believes that everything is meant for the other two. In the first suite it is always third, and has always been somewhere
 * else; in the second anybody in the same striped shirt is a twin.
 */
export const twinNumberThree: Character = {
  name: 'Twin Number Three',
  call: 'Number Three',
  the: 'Number Three',
  want: 'to be counted',
  suites: [
    {
      effect: 'lost',
      with: 'the third candle',
      where: 'in a shirt, on Number One',
      freed:
        'A striped arm comes round the corner. {LEAD} gives it the better shirt, and gets back the old one, with {prop} in it.',
      bits: {
        arrive: `
          [{LEAD} comes in, in a striped shirt, with a birthday candle behind one ear.]
          LEAD: You'll want Number One, or Two. Everybody does. I'm Twin Number Three.
          ASK: Twins come in twos!
          LEAD: So it said on the baby carriage.
          ALSO: Where did you sit?
          LEAD: I pushed.`,
        again: `
          ASK: We had such a good talk last night, you and I! ## You kissed me on the stairs last night, and this morning you don't even blush!
          LEAD: That was One. ## That was One. It always is.
          ASK: And then you snored till sunrise! ## And who left me breakfast, and ironed my shirt?
          LEAD: Two snores. I had the drawer. It was a twin room. ## Nobody. I mean, Number Three.`,
        explain: `
          LEAD: It can't have been me. I've got an alibi. I was with myself, all evening.
          ASK: Who can swear to that?
          LEAD: Two people who look exactly like me. ## Two people who look exactly like me. And one wife, but she's easily confused.`,
        flattered: `
          ASK: {Call}, there's nobody like you in the world!
          LEAD: There are two. They're both better at it.`,
        teach: `
          [{LEAD} holds up three fingers.]
          LEAD: It always goes the same way. First One has a go, and everybody claps. Then Two, and everybody cheers.
          ASK: And what do you do?
          LEAD: By then it's been done. ## By then they're both in love, and I drive them home.`,
        attempt: `
          LEAD: This time, I'll go first!
          [{LEAD} takes a run, stops short, and holds a door that isn't there.]
          ASK: Whom are you waiting for?
          LEAD: It's only habit.`,
        help: `
          LEAD: It'll be safest in my pocket. I'll just hang up my shirt.
          ASK: Did you leave it in there?
          [A striped arm comes round the corner, takes the shirt, with {prop} in it, and is gone.]
          ALSO: Who was that?
          LEAD: Number One. It's always my shirt that looks better on somebody else.
          ASK: Then get it back!
          LEAD: I'd have to offer a nicer one. That's how I lost the bicycle. ## I'd have to offer a nicer one. That's how I lost my first wife.`,
        ban: `
          ASK: You're not to lay a finger on anything!
          LEAD: Me, or all three?
          ASK: All three!
          LEAD: That's the first time I've been included.`,
        pretend: `
          [{LEAD} stands up straight. A tear falls.]
          LEAD: I'm Number One.
          ASK: Then why are you crying?
          LEAD: It's so nice up here.`,
        hide: `
          ASK: Number Three? Are you in {hide}?
          LEAD: NO. I WAS WITH NUMBER TWO.
          ASK: And where was Number Two?
          LEAD: WITH NUMBER THREE.
          ALSO: It fits. I'd let them both go.`,
        found: `
          [A sniff.]
          LEAD: Our birthday cake had two candles. So my mother ran out into the rain, and bought me a third.
          ASK: That was kind of her!
          LEAD: When she came back, they'd had the cake. So I kept it behind my ear, for the next one.`,
        comfort: `
          [{LEAD} moves over a little.]
          LEAD: Come and stand at the back, with me. There's always room.
          ASK: What does one do there?
          LEAD: One counts. One, Two, me, you. I've never got as far as four.`,
        search: `
          LEAD: One would look high up, and Two would look low down.
          ASK: And you?
          LEAD: I'm what they'd trip over.`,
        wait: `
          [{LEAD} sits down, on half a chair.]
          LEAD: I'll stay here, until I'm called.
          ASK: By whom?
          LEAD: By mistake, as a rule. ## By mistake, as a rule. In the dark.`,
        lastWords: `LEAD: I'd like to be in a family photograph. All of me. So far, I'm the thumb. ## I'd like to be kissed, just once, by somebody who gets the name right.`,
        save: `
          LEAD: Look at {machine}. I don't think that it ever had a birthday, either.
          ASK: Not your candle! You've saved it up all your life!
          LEAD: There'll always be somebody who gets no cake.
          [{LEAD} lights the third candle, shuts both eyes for a wish, and throws it {at}.]`,
        last: `
          ASK: Let's all be thanked in order. And number one is... {call}!
          LEAD: There's been a mistake. I'm three.
          ASK: I'm counting from the other end.`,
      },
      turns: [
        `LEAD: We've got a tandem at home. One sits at the front, and Two sits at the back.
         ASK: And what do you do?
         LEAD: I'm the bell.`,
        `LEAD: Ring, ring.
         ASK: That's very lifelike.
         LEAD: Two says that I'm a bit shrill on the corners.`,
        `ASK: Have you heard? A tandem's gone straight into the duck pond!
         LEAD: With One and Two? What happened?
         ASK: Nobody rang.
         LEAD: So that's what I'm for!`,
      ],
      twist: 'Two ride the tandem, and Number Three rings',
    },
    {
      effect: 'mixed',
      with: 'the matching shirt',
      where: 'in a striped shirt, as Number Four',
      freed:
        'Somebody counts the whole family, and gets one too many. {Prop} blushes, and steps out of its shirt.',
      bits: {
        arrive: `
          [{LEAD} comes in, in stripes, and pulls a shirt just like it over {ASK}'s head.]
          LEAD: There! Nobody will be able to tell us apart.
          ASK: We don't look a bit alike!
          LEAD: That's what my last twin said.
          <3+> ALSO: Who was it that said that?
          <2> ASK: I'd have said the same!
          LEAD: You see? It's begun. ## You see? It's begun. Don't tell the others till Monday.`,
        again: `
          ASK: My mother says that I did the dishes last night. I was in bed! ## My husband says that I listened to him last night, for three hours. I was out!
          LEAD: I had the shirt on. She never noticed. ## I only came to the door. I had the shirt on, and he'd cooked.
          ASK: She says that I've never been so nice! ## He wants to marry me again!
          LEAD: I did wonder if the singing was too much. ## I did nod rather a lot.`,
        explain: `
          LEAD: I saw it all. It was taken by somebody in a striped shirt.
          ASK: You're in a striped shirt!
          LEAD: So are you.
          [{ASK} looks down.]
          ASK: When did that happen?`,
        flattered: `
          ASK: {Call}, you're one in a million!
          LEAD: I've only got sixty shirts. But I'm up every night, sewing.`,
        teach: `
          [{LEAD} stands next to {ASK}.]
          LEAD: Being a twin is easy. Whatever one of us says, the other says, too.
          ASK: Such as what?
          LEAD: Such as what?
          ASK: Oh, do stop it!
          LEAD: Oh, do stop it! There, you've got my chin already.`,
        attempt: `
          LEAD: I can't manage alone. I'll send for my twin.
          [{LEAD} runs out on one side, and comes back in on the other, out of breath.]
          ASK: It's still you!
          LEAD: We get that all the time.`,
        help: `
          LEAD: The best place for it is in the family.
          ASK: Don't put a shirt on that!
          [It is too late. {Prop}, in tiny stripes, looks about, and slips in among all the others.]
          ALSO: Which of us is it?
          LEAD: That's Number Four. Or you are. I haven't counted since you joined.
          ASK: Then count!
          LEAD: I always stop at two. It's how I was brought up.`,
        ban: `
          ASK: No more shirts! I'm nobody's twin!
          LEAD: That's just what Number Two would say.
          ASK: And who's Number Two?
          LEAD: You are. Since lunch. ## You are. It's a bigger bed than it looks.`,
        pretend: `
          [{LEAD} stands beside {ASK}, chin up, in just the same way.]
          LEAD: I'm you.
          ASK: I'm me!
          LEAD: Then who's looking after the house? ## Then who was that in your bed?`,
        hide: `
          [A striped sleeve is hanging out of {hide}.]
          ASK: What's this striped thing?
          ALSO: It's a beach umbrella, shut.
          ASK: It's got fingers!
          ALSO: It's for windy days.`,
        found: `
          [A sniff.]
          LEAD: One and Two moved to the seaside, in spring. They had a pair of tickets.
          ASK: And they left you behind?
          LEAD: With all these shirts. I thought that if there was somebody in them, it would feel like breakfast.`,
        comfort: `
          [{LEAD} pulls a striped shirt over {ASK}'s head.]
          LEAD: There. Now you're one of us.
          ASK: It itches.
          LEAD: That's how you can tell that it's family.`,
        search: `
          LEAD: We'll split up. I'll go left, and I'll go right.
          ASK: You can't go both ways at once!
          LEAD: Then who'll be waiting for me in the middle?`,
        wait: `
          [A rustle of shirts.]
          LEAD: Until it's over, let's all stay who we are.
          [A pause.]
          ASK: Who said that?
          LEAD: I thought it was you.`,
        lastWords: `LEAD: I'd like to be mistaken for somebody who's loved. Only for an afternoon. ## I'd like to be mistaken for somebody who's loved. Only for a weekend, with breakfast.`,
        save: `
          LEAD: Look at {machine}! There's only one of it!
          ASK: Have you got a shirt in that size?
          LEAD: They stretch.
          [{LEAD} pulls off the matching shirt, and whirls it. It hits {machine}, both sleeves first.]`,
        last: `
          [Everybody in a striped shirt takes a bow.]
          ASK: And which one of you was {the}?
          LEAD: I didn't see. I was clapping.`,
      },
      turns: [
        `[A striped shirt hangs over the back of a chair. In front of it stands a cup of tea.]
         ASK: Is anybody sitting here?
         LEAD: Number Two. Don't stare.
         ASK: There's nobody in it!
         LEAD: Not yet.`,
        `ASK: That cup's empty. Who's been drinking the shirt's tea?
         LEAD: Did it complain?
         ASK: Not a word.
         LEAD: That's so like Number Two.`,
        `[{ASK} is sitting on the chair, in the shirt.]
         LEAD: Number Two! You're back!
         ASK: I was only cold. I saw it hanging there, and...
         [{LEAD}'s hands are already on the teapot.]
         ASK: Two sugars. I've come a long way.`,
      ],
      twist: 'Number Three serves tea to an empty shirt',
    },
  ],
}
