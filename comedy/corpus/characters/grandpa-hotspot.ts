import { type Character } from '../../plays/card-types.ts'

/** Believes that everything needs a password. In the second suite it believes that the world is a touch screen. */
export const grandpaHotspot: Character = {
  name: 'Grandpa Hotspot',
  call: 'Grandpa',
  the: 'Grandpa',
  want: 'somebody who picks up',
  suites: [
    {
      effect: 'stuck',
      with: 'the padlock',
      where: 'in a steel box with three locks',
      freed:
        'Somebody swallows. It sounds just like a fish. CHONK! The box springs open, and there is {prop}.',
      bits: {
        arrive: `
          [CHONK! {LEAD} trots in with a bag of padlocks, and hangs one on {ASK}'s coat, through both buttonholes.]
          LEAD: There. Nobody can hack that.
          ASK: It's a coat!
          LEAD: It was wide open. Anybody might have got in. ## It was wide open. I could see your passwords from the door.
          ALSO: So how does it come off?
          LEAD: You need the word. It's a capital letter, a number, and a noise like a fish.`,
        again: `
          ASK: I've been standing outside my own bed since midnight!
          LEAD: What did it ask you?
          ASK: The name of my first pet!
          LEAD: And what did you say?
          ASK: That it had run away. It said, "So I heard."`,
        explain: `
          LEAD: I didn't break in. I logged in.
          ASK: You came through the window!
          LEAD: The door wanted a password.`,
        flattered: `
          ASK: {call}, they say that half the world follows you!
          LEAD: I did hear something on the stairs.
          ASK: And we all adore your profile!
          [{LEAD} turns sideways, and holds it.]`,
        teach: `
          LEAD: It's like any password. One, you think of a word. Two, you tell nobody. Three, you forget it.
          [CHONK!]
          ASK: You've locked my shoes together! What's the word?
          LEAD: I'm already on three.`,
        attempt: `
          LEAD: Leave it to me. I'm very good at getting in.
          [BZZZT! BZZZT! BZZZT!]
          ASK: It wants to know if you're a robot.
          LEAD: Only the hip.`,
        help: `
          LEAD: You leave it lying here with no password at all?
          ASK: What would it do with a password?
          [CHONK! CHONK! CHONK! {Prop} is in a steel box with three locks.]
          ALSO: Open it! What's the word?
          LEAD: That's just what a burglar would say.`,
        ban: `
          ASK: No more locks! Take them all off!
          LEAD: Turn round, then.
          ASK: Why should I?
          LEAD: You'd see me do the fish.`,
        pretend: `
          [{LEAD} hides a bunch of padlocks behind one leg.]
          LEAD: I'm no burglar. And I'm not a robot. Show me nine pictures.
          ASK: What for?
          LEAD: I'll point at every bus.`,
        hide: `
          [BZZZT!]
          ASK: I tried to open {hide}, and it said "wrong"!
          ALSO: Have you tried its birthday?
          ASK: Which of us knows its birthday?
          LEAD: YOU HAVE ONE TRY LEFT.`,
        found: `
          [Chonk. Very softly.]
          LEAD: The fish in my password is my Dorothy. She made that noise in her sleep. Forty years of it. Blub.
          ASK: Oh, {call}.
          LEAD: The locks are the only ones who still ask me for it.`,
        comfort: `
          [{LEAD} knocks on {ASK}'s chest.]
          LEAD: You've gone and locked yourself. It happens. You ought to have a hint. Mine says "fish".
          ASK: And what would mine say?
          LEAD: "Ask again, and bring soup." ## "Try after two drinks."`,
        search: `
          LEAD: Have you tried turning it off, and then on?
          ASK: It's lost!
          LEAD: Then try it with yourself.
          [{ASK} goes out, and comes in again.]
          ASK: It's still lost. But I feel wonderful.`,
        wait: `
          [{LEAD} sits down, and crosses both legs. CHONK.]
          LEAD: There. Now they'll stay.
          ASK: How will you get up again?
          LEAD: The left one has to ask the right one for the word. They haven't spoken since the hip.`,
        lastWords: `LEAD: I'd like an heir. All I own goes to whoever guesses the word. You get three tries.`,
        save: `
          ASK: {call}! Haven't you got one lock left?
          LEAD: My best one. It came off Dorothy's diary.
          ASK: And what did the diary say?
          LEAD: I never guessed the word. Mind your fingers!
          [CHONK! The padlock snaps shut on {machine}.]`,
        last: `
          LEAD: I've never told this to a living soul. Come close.
          [{LEAD} whispers.]
          ASK: Blub?
          LEAD: Ssh. Now there are two of us.`,
      },
      turns: [
        `LEAD: It won't let me in without a code. It's sent that to the person I trust most.
         ASK: Who's that?
         LEAD: It doesn't say. Look in your shoe.`,
        `ASK: There's a four in my shoe! In very small print!
         LEAD: You? You're the one I trust most?
         ASK: I'm touched!
         LEAD: I'd have bet on the dog.`,
        `[BZZZT! A slip of paper comes out of a lock.]
         ASK: What does it say?
         LEAD: "Your password is too weak."
         ASK: So what will you do?
         LEAD: A bigger fish.`,
      ],
      twist: "Grandpa's secret code turns up in a shoe",
    },
    {
      effect: 'lost',
      with: 'the phone',
      where: 'a dot, somewhere on the floor',
      freed: 'SHOOP! A dot on the floor swells up, and it is {prop}.',
      bits: {
        arrive: `
          [{LEAD} walks in with a phone, puts two fingers on {ASK}'s cheeks, and spreads them. SHOOP!]
          LEAD: There you are! You were so small from over there.
          ASK: It's a face! It's not a screen!
          LEAD: Then why did it light up? I can't quite read you yet.
          ALSO: And who's that, on your phone?
          LEAD: My granddaughter. She's been loading since Easter. So far we've had one ear.`,
        again: `
          ASK: Why are you stroking the wall?
          LEAD: I want another look at yesterday. It's got to be higher up.
          ASK: You can't go back to yesterday!
          LEAD: I'm nearly at your breakfast. ## I'm nearly at bedtime. Which of you two snores?`,
        explain: `
          LEAD: I only pressed OK.
          ASK: That was my nose!
          LEAD: It said "OK".
          ASK: It said "Ow"!
          LEAD: I didn't have my glasses.`,
        flattered: `
          ASK: {call}, how you shine today! May I touch you?
          LEAD: Twice, to open.
          [{ASK} touches {LEAD} twice.]
          LEAD: Welcome back. You have no messages.`,
        teach: `
          LEAD: If a thing's too small, say a hat, you lay two fingers on it, and you spread them. Like butter.
          [SHOOP! {ASK}'s hat grows, down to the shoulders.]
          ASK: I can't see! It's all black in here!
          LEAD: That's much easier on the eyes.`,
        attempt: `
          LEAD: You only have to turn it round with your wrist.
          [SHOOP! {LEAD} falls over.]
          ASK: It's just the same as it was!
          LEAD: No, no. Look. It's all gone sideways.`,
        help: `
          LEAD: You've left this one open. I'll just make it small.
          ASK: Don't you dare touch it!
          [{LEAD} lays two fingers on {prop}, and pinches. SHOOP! It is gone.]
          ALSO: What have you done with it?
          LEAD: It's all still there. It's a dot. Nobody breathe in.`,
        ban: `
          ASK: No more swiping! Both hands in your pockets!
          [A pause. SHOOP.]
          ASK: What was that?
          LEAD: My trousers have updated.`,
        pretend: `
          [{LEAD} stands very flat, and sneezes.]
          LEAD: Don't mind me. I'm the background.
          ASK: Backgrounds don't sneeze!
          LEAD: I'm one of the moving ones.`,
        hide: `
          ASK: I'm going to look in {hide}.
          ALSO: Don't! It's... It's charging!
          ASK: How full is it?
          LEAD: Four percent. And shut that, there's a draft.`,
        found: `
          [Shoop. Very softly.]
          LEAD: I press everything, in case somebody answers. I once got a wrong number. She had a cough.
          ASK: So you hung up?
          LEAD: I ring every Sunday, to hear how it is. ## I ring every Sunday. We're up to what she's wearing. It's a scarf.`,
        comfort: `
          [{LEAD} lays one finger on {ASK}'s shoulder, and leaves it there.]
          LEAD: You've frozen. You have to be held down for a bit.
          ASK: What does that do?
          LEAD: Whatever it is, after a while it gives a little wobble.
          ASK: Oh. It does.`,
        search: `
          LEAD: You pull everything down, and it comes up fresh.
          [{LEAD} pulls. A long way off, something large comes down. CRASH!]
          ASK: And is that fresh?
          LEAD: It's fresher than it was. You can feel it from here.`,
        wait: `
          LEAD: Nothing's coming in. I'll save power.
          [{LEAD} goes quite dark in the face. A long pause.]
          ASK: {call}? Are you all right?
          LEAD: You have to tap me on the nose. ## You can tap me anywhere. I come right on.`,
        lastWords: `LEAD: I'd like a charger. I'm down to one percent. But it was a lovely day, and I've left everything on.`,
        save: `
          LEAD: It can't reach anyone. I know that feeling. It had better take the phone.
          ASK: But that's your granddaughter, on the phone! She's still loading!
          LEAD: She's come as far as the nose. I'll know her when I see her.
          [{LEAD} kisses the phone, and drops it {at}.]`,
        last: `
          [{LEAD} lays two fingers on {ASK}'s cheeks, very gently, and leaves them where they are.]
          ASK: Don't you want me any bigger?
          LEAD: No need. I can read you now.`,
      },
      turns: [
        `[{LEAD} holds up a thumb in front of {ASK}'s left boot.]
         ASK: What does that mean?
         LEAD: I like it.
         ASK: And the right one?
         LEAD: I'd need to know more.`,
        `ASK: You've given your thumb to a boot, a spoon, and the weather. But never to me!
         LEAD: I've been over you twice.
         ASK: And?
         LEAD: There's a lot of you. I read the whole thing before I press.`,
        `[{LEAD} stands in front of {ASK}, and holds up a thumb. Then the other one.]
         ASK: Both of them?
         LEAD: I'd have given you more. It's all they gave me.`,
      ],
      twist: 'Grandpa likes everything, except one of us',
    },
  ],
}
