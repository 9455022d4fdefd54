import { type Character } from '../../plays/card-types.ts'

/** Believes that everything is a secret message. In the first suite the shoes give orders, in the second all talk is code. */
export const spyInSqueakyShoes: Character = {
  name: 'Spy in Squeaky Shoes',
  call: 'Spy',
  the: 'the Spy',
  want: 'a mission',
  suites: [
    {
      effect: 'noise',
      with: 'the left shoe',
      where: 'in the heel of a squeaky shoe',
      freed: 'SQUEAK. The secret heel swings open, and out rolls {prop}.',
      bits: {
        arrive: `
          [SQUEAK. SQUEAK-SQUEAK. {LEAD} comes in, stops, and listens to both feet.]
          LEAD: Two short, one long. That means "trust nobody". Good morning.
          ASK: Your shoes squeak.
          LEAD: These aren't shoes. They're Headquarters.
          ALSO: What do they want?
          LEAD: They only talk while I walk. All I ask is to know what my mission is.`,
        again: `
          [SQUEAK. SQUEAK.]
          ASK: You walked up and down all night! ## You walked up and down outside my bedroom all night!
          LEAD: It was a very long message.
          ASK: Saying what?
          LEAD: "Sit down." I got to the end of it at dawn. ## "Knock." I got to the end of it at dawn.`,
        explain: `
          LEAD: I had an order. The left foot said "take it", and the right foot signed for it.
          ASK: That was a floorboard!
          LEAD: Then I've been working for the floor. Which side is it on?`,
        flattered: `
          ASK: {call}, what style! Your name's on everybody's lips!
          LEAD: That's bad. I'll have to change it.
          ASK: Change it to what?
          LEAD: You tell me. What is it at the moment? ## You tell me. You were saying it in your sleep.`,
        teach: `
          LEAD: My shoes do it like this. You take one step, and you wait for instructions.
          [SQUEAK.]
          ASK: What did it say?
          LEAD: "Other foot."`,
        attempt: `
          LEAD: I'll do it on tiptoe. Nobody will know that I was ever here.
          [SQUEAK. SQUEAK. SQUEAK. Far and near, dogs begin to howl.]
          ASK: They can hear you!
          LEAD: Worse. They've broken the code. I had to turn back.`,
        help: `
          LEAD: I've a secret compartment. Nobody has ever found it.
          [Click. {LEAD} opens a heel, puts in {prop}, and shuts it. Squeak?]
          ASK: Open it again!
          LEAD: I can't find it, either. There's been a sandwich of mine in there since May.`,
        ban: `
          ASK: Take off those shoes!
          LEAD: I'd be cut off!
          [{LEAD} takes one step in socks. Squeak.]
          ASK: It's your feet!
          LEAD: An inside job.`,
        pretend: `
          [{LEAD} hugs {ASK}.]
          LEAD: I'm your cousin. From abroad. ## I'm your blind date. From abroad.
          ASK: I haven't got any cousins! ## I never get any dates!
          LEAD: That's why they had to send so far for one.`,
        hide: `
          [From {hide}, squeak.]
          ASK: What was that?
          ALSO: A mouse.
          [SQUEAK. SQUEAK-SQUEAK.]
          ASK: It must be enormous!
          LEAD: It says that it's about average.`,
        found: `
          [Squeak.]
          LEAD: My orders used to come by mail. Then they stopped. And one day the shoes began.
          ASK: So you do know that they're only shoes.
          LEAD: They're the only ones who still went everywhere with me.`,
        comfort: `
          [{LEAD} takes {ASK}'s arm.]
          LEAD: You look as if nobody ever told you anything. Walk up and down with me.
          [Squeak. Squeak. Squeak.]
          ASK: What's it saying?
          LEAD: That you're one of us now. And that your laces are undone. ## That you're one of us now. And that you're undone, a little higher up.`,
        search: `
          LEAD: I'll question the furniture. You there! What do you know?
          [A chair creaks.]
          ASK: What did it tell you?
          LEAD: Its name and its number. It's been trained.`,
        wait: `
          [{LEAD} stands still.]
          LEAD: I've broken off all contact with Headquarters.
          [Squeak.]
          ASK: You moved!
          LEAD: I wiggled one toe. I had to tell them that I'd be late.`,
        lastWords: `LEAD: All I wanted was to be told my mission. And for it not to be this.`,
        save: `
          LEAD: I'd run on the spot, but the shoes would tell them everything!
          ASK: Then tell them everything! Run!
          [SQUEAK! SQUEAK! SQUEEEEEAK! It goes right through {machine}.]`,
        last: `
          [SQUEAK.]
          LEAD: It's my mission! At last!
          ASK: I heard it, too.
          LEAD: "Stay to dinner." Should I destroy it, or do I eat it? ## "Stay to breakfast." Should I destroy it, or do I eat it?
          ASK: Eat it.`,
      },
      turns: [
        `ASK: I've oiled your shoes for you.
         [{LEAD} walks. Not a sound.]
         LEAD: The line's dead. They've got to Headquarters!`,
        `LEAD: Forty steps, and not a word. I'm all alone out here.
         ASK: I could say it for them. "Squeak."
         LEAD: You've just ordered me to marry a bishop. ## You've just ordered me to undress a bishop.`,
        `[SQUEAK.]
         LEAD: They're back! What are the orders?
         ASK: That was me. I've put on a pair as well.
         LEAD: Then who's in charge?
         ASK: I thought that it was you.`,
      ],
      twist: 'The Spy loses contact with both shoes',
    },
    {
      effect: 'stuck',
      with: 'the chewing gum',
      where: 'under a great pink lump of gum',
      freed: 'The gum lets go, with a long, wet kiss. Out falls {prop}.',
      bits: {
        arrive: `
          [A mustache looks round the corner. FWOBB! Out of it grows a pink bubble, and bursts.]
          LEAD: The weather's mild for a Thursday.
          ASK: Is it?
          LEAD: You should have said, "My goat plays the harp."
          ALSO: But why?
          LEAD: Then you'd be my contact, and I'd know what my mission is. Nobody ever tells me.`,
        again: `
          [FWOBB!]
          LEAD: Nobody knows me. I've put on another mustache.
          ASK: It's on your forehead.
          LEAD: It moved up in the night. It's after my job.`,
        explain: `
          LEAD: I was told to! Somebody said "lovely day".
          ASK: That means that it's a lovely day!
          LEAD: Then what do you say if you want a thing stolen?
          ASK: Nothing!
          LEAD: I hear that one all the time.`,
        flattered: `
          ASK: {call}, what an honor! What a joy!
          LEAD: More slowly. "Honor" is the submarine. And who's Joy?
          ASK: I'm only being polite!
          LEAD: Then we're in more danger than I thought. ## "Polite"? In my hotel, or yours?`,
        teach: `
          LEAD: A spy does it with gum. You chew, you look bored, and you leave it where nobody sits.
          [FWOBB! {ASK} sits.]
          ASK: I'm stuck!
          LEAD: That's how we recruit.`,
        attempt: `
          LEAD: I'll do it as somebody else.
          [{LEAD} goes. {LEAD} comes back, faster, in a different hat.]
          ASK: Have you done it?
          LEAD: I was seen. By somebody in a mirror, who knew my every move. I gave him your name.`,
        help: `
          LEAD: I know a place where nobody ever looks.
          [FWOBB! {LEAD} presses {prop} into a lump of gum, and the gum up under the table.]
          ASK: It's stuck!
          LEAD: It's undercover.`,
        ban: `
          ASK: Spit it out! And no more chewing!
          LEAD: The eagle gives you its word.
          [FWOBB!]
          ASK: You promised!
          LEAD: The eagle did. I'm the badger.`,
        pretend: `
          [{LEAD} hangs from a hook, and breathes.]
          LEAD: I'm a winter coat. I'm early.
          ASK: Whose are you?
          LEAD: I'm not allowed to tell you. But you could look in the lining. ## I'm not allowed to tell you. But you may slip into me.`,
        hide: `
          [A newspaper comes out of {hide}. It has two holes in it.]
          ASK: Is that newspaper looking at me?
          ALSO: It has a wide circulation.
          [The holes blink.]
          LEAD: For more on this, turn to page two.`,
        found: `
          [Fwobb.]
          LEAD: I've been seven people this year. None of them was ever asked to supper.
          ASK: Who are you when you take it off?
          [{LEAD} takes off the mustache. There is a smaller one under it.]
          LEAD: Give me a moment. I'm nearly there.`,
        comfort: `
          [{LEAD} looks hard at {ASK}.]
          LEAD: You're in disguise. Under there, you're frightened out of your wits.
          ASK: Can everybody tell?
          LEAD: Nobody. It's the best one I ever saw. Who makes your smile?`,
        search: `
          LEAD: Don't look for it. They'd expect that. Look for something else. My umbrella's gone!
          ASK: Here's an umbrella.
          LEAD: I never had one. Who put it there?`,
        wait: `
          [A short silence.]
          LEAD: A silence. Understood. Shall I burn only the letters, or the house as well?
          ASK: I didn't say a word!
          LEAD: Both, then.`,
        lastWords: `LEAD: I'd like somebody to feed my goat. It really does play the harp.`,
        save: `
          LEAD: There's one gadget left. Chewing gum! It can hold anything for six hours, in mint.
          ASK: There isn't enough of it!
          LEAD: Everybody, chew!
          [A long, long chewing. FWOBB! A long pink string shoots round {machine}, and sticks.]`,
        last: `
          ASK: My goat plays the harp.
          LEAD: You're my contact! All this time! What's my mission?
          ASK: "Come in, sit down, and be yourself."
          LEAD: Nobody's supposed to know about that one.`,
      },
      turns: [
        `LEAD: Last night I went out as one of you. I hope that you don't mind.
         ASK: As which of us?
         LEAD: Whoever has the warmest coat.`,
        `ASK: Everybody's shaking my hand. They say that I was marvelous last night.
         LEAD: You were. You sang.`,
        `ASK: Now somebody wants to marry me!
         LEAD: I can explain.
         ASK: Don't. What did I say?
         LEAD: You said that you'd ask your goat. ## You said yes. Twice. Once on the balcony.`,
      ],
      twist: 'The Spy goes out as one of us',
    },
  ],
}
