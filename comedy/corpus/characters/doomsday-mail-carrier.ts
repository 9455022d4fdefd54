import { type Character } from '../../plays/card-types.ts'

/**
 * Believes that the end of the world is mail, and has to be signed for. In the second suite it knows that it will come on
 * four legs, and puts everything that might be the Hound of Doom on a leash.
 */
export const doomsdayMailCarrier: Character = {
  name: 'Doomsday Mail Carrier',
  call: 'Mail Carrier',
  the: 'the Mail Carrier',
  want: 'one letter that is good news',
  suites: [
    {
      effect: 'lost',
      with: 'the black envelope',
      where: 'left with a neighbor',
      freed:
        'A neighbor looks in, in a bathrobe. Everybody signs, in three places, and gets {prop}, and a flowerpot.',
      bits: {
        arrive: `
          [{LEAD} comes in, a black envelope behind one ear, with a parcel that hops.]
          LEAD: Good day! It's the end of the world. Who'd like to sign for it? ## Good day! It's the end of the world, or of a marriage. The label's wet. Who'd like to sign?
          ASK: I never ordered that!
          LEAD: It doesn't say who ordered it. It says "This way up".
          ALSO: What happens if nobody signs?
          LEAD: I'd have to leave it with a neighbor.`,
        again: `
          ASK: There was a card on my doormat. "Sorry we missed you. Your doom could not be delivered."
          LEAD: I rang twice. You were in the bath. ## I rang twice. There were two of you in the bath.
          ASK: So where's my doom?
          LEAD: Behind the geraniums. ## Behind the geraniums. With the other husband.`,
        explain: `
          LEAD: I wasn't taking it. I was attempting a delivery.
          ASK: To whom?
          LEAD: It says "To the last person on earth". So I was early.`,
        flattered: `
          ASK: {Call}, you've never once been late with a doom!
          LEAD: Only with the Ice Age.
          ASK: What held you up?
          LEAD: Snow.`,
        teach: `
          [{LEAD} straightens a cap.]
          LEAD: The trick with a doom is to ring twice, smile, and say that it's a little something from abroad.
          ASK: And once they've signed?
          LEAD: You wish them a pleasant evening. Never a pleasant weekend.`,
        attempt: `
          LEAD: Anything goes through, if one pushes.
          [{LEAD} folds, kneels, and pushes. Something gives.]
          ASK: Didn't you see what it said? "Do not bend"!
          LEAD: It didn't want to. It took both knees.`,
        help: `
          LEAD: Small, light, no address. I know just what to do with that.
          ASK: Only hold it! Don't deliver it!
          [{LEAD} licks a stamp, sticks it on {prop}, hurries out, and is back, with empty hands.]
          ALSO: To whom did you give it?
          LEAD: You were out. It's with a neighbor.
          ASK: We're all standing here!
          LEAD: I rang twice. You'd only have to sign. ## I rang twice. You've no idea how many wives are with a neighbor.`,
        ban: `
          ASK: You're not to deliver another thing! Not so much as a card!
          LEAD: I'd need that in writing.
          ASK: There!
          LEAD: Thank you. And who is it to?`,
        pretend: `
          [{LEAD} stands up square, mouth wide open.]
          LEAD: I'm a mailbox.
          ASK: A mailbox doesn't talk!
          LEAD: People will put words in my mouth. ## People put things in me that they can't say at home.`,
        hide: `
          [A card is pushed out of {hide}.]
          ASK: What's this? "Sorry we missed you. There is nobody in here."
          ALSO: There you are, then.
          ASK: "Please call again tomorrow." At what time?
          LEAD: BETWEEN NINE AND FIVE.`,
        found: `
          [A long sigh.]
          LEAD: There was only ever one letter for me, in a black envelope. I carried it for years, and never opened it.
          ASK: What were you afraid of?
          LEAD: As long as it was shut, it could be from my sister.`,
        comfort: `
          [{LEAD} digs in the mailbag.]
          LEAD: There's mail for you. "Flood, between two and four. Fire, if out. Meteor, large."
          ASK: For me? Every one?
          LEAD: Somebody's thinking of you day and night.`,
        search: `
          LEAD: It's easily traced. It left here an hour ago, and it's been to Portugal. ## It's easily traced. It left here an hour ago, and it's been seen in Portugal, with a waiter.
          ASK: And where's it now?
          LEAD: At our door. It says here that we're out.`,
        wait: `
          [{LEAD} sets down a parcel.]
          LEAD: Don't mind us. It only likes to listen.
          [The parcel clears its throat.]
          ASK: What have you got in there?
          LEAD: I never look. But it's twice asked what time you go to bed. ## I never look. But it's twice asked if you're married.`,
        lastWords: `LEAD: I'd like to hear it once, when I ring. "Oh, how lovely. It's the mail." ## I'd like somebody to open the door to me in a bathrobe, and be glad that it's only the mail.`,
        save: `
          LEAD: Whatever people are up to, they stop for the mail. And I've got one letter left.
          ASK: Not the black envelope! It's the only one you ever got!
          LEAD: It was nice, being somebody with a letter. Now it can be somebody else.
          [{LEAD} takes it from behind one ear, crosses out a name, writes another, and throws it {at}.]`,
        last: `
          ASK: {call}, I wrote you something. It hasn't got a stamp on.
          LEAD: "Dear Mail Carrier. How are you? Nothing is about to happen."
          ASK: Is there anything wrong with it?
          LEAD: No. I'd like to sign for it.`,
      },
      turns: [
        `LEAD: This one was held up in the mail. "A plague of frogs. Egypt. Urgent."
         ASK: Are they still in there?
         [Crrrk.]
         LEAD: One of them.`,
        `[A frog climbs onto {ASK}'s shoe. Crrrk.]
         ASK: So this is the plague?
         LEAD: It's doing what it can. Would you mind screaming? It's come such a long way.`,
        `[Crrrk. Crrrk.]
         ASK: There are two of them! They're sharing my hat! ## There are two of them! They're in my bath, with a candle!
         LEAD: Then it's begun! "And they shall be upon all your furniture"!
         ASK: They only want to know what the rent is.`,
      ],
      twist: "The Mail Carrier's plague is one frog strong",
    },
    {
      effect: 'stuck',
      with: 'the long leash',
      where: 'somewhere inside nine yards of leash',
      freed: 'Somebody says "Walkies", and means it. The leash jumps up, unwinds, and lets go of {prop}.',
      bits: {
        arrive: `
          [{LEAD} comes in backward, holding out a dog biscuit at arm's length.]
          LEAD: Don't run. It is written. It shall come on four legs, and swallow the sun!
          ASK: What shall?
          LEAD: The Hound of Doom. And there it sits!
          [KLIPP! Something low and padded is put on a leash.]
          ALSO: That's a footstool.
          LEAD: It's resting. You should see it between meals.`,
        again: `
          ASK: I woke up on a leash!
          LEAD: The moon was out, and you were howling.
          ASK: I was snoring! ## I wasn't alone!
          LEAD: You've been so good since. Your wife wants to know if she can keep it. ## I know. I put the other one on a leash as well. You both sat at once.`,
        explain: `
          LEAD: I didn't steal it. I took it for a walk.
          ASK: It hasn't got any legs!
          LEAD: It did rather hang back. ## It did rather hang back. Like my first husband, at parties.`,
        flattered: `
          ASK: {Call}, you look doom in the eye, every morning!
          LEAD: In the eye? That's how one loses a sleeve. You look past it, and let it sniff your hand. ## In the eye? That's how one gets engaged. You look past it, and let it sniff your hand.`,
        teach: `
          [{LEAD} backs away from nothing much.]
          LEAD: With the Hound of Doom, you back away, speak low, and drop something that you can spare.
          ASK: What have you been dropping?
          LEAD: The bills. There hasn't been one complaint.`,
        attempt: `
          LEAD: There's one word that they all obey. SIT!
          [Everybody sits down.]
          ASK: It's still moving! And why am I on the floor?
          LEAD: Good. Now roll over. ## Good. That's further than my wife ever goes.`,
        help: `
          LEAD: That's not a toy. Look how it looks at the sun!
          ASK: Don't you tie it up!
          [KLIPP! The leash goes round {prop}, and round, till there's only leash to be seen.]
          ALSO: How do we get it out?
          LEAD: It only comes undone at "walkies". And it can hear if you don't mean it.
          ASK: Walkies?
          LEAD: You see? It knows you've got your slippers on.`,
        ban: `
          ASK: No more leashes! There isn't a dog in the place!
          [Somewhere, very far off, WRUFF.]
          LEAD: You've hurt its feelings.`,
        pretend: `
          [{LEAD} goes down on all fours.]
          LEAD: Woof.
          ASK: You've got a mail carrier's hat on!
          LEAD: I ate the rest.`,
        hide: `
          [A dog biscuit flies out of {hide}, and lands at {ASK}'s feet.]
          ASK: Where did that come from?
          ALSO: I shouldn't eat it, if I were you.
          [Crunch.]
          ASK: I've had worse.
          LEAD: GOOD. NOW LIE DOWN.`,
        found: `
          [Somewhere, very far off, a bark.]
          LEAD: There was a dog at number nine. It barked at me, every morning, for eleven years. Then one day it was quiet.
          ASK: You must have been so happy!
          LEAD: I walk past there very slowly now. In case it's only late.`,
        comfort: `
          [{LEAD} gives {ASK} a dog biscuit.]
          LEAD: What you need is somebody who comes rushing to the door, and howls, and hangs on to your trousers.
          ASK: Is there anybody like that?
          LEAD: One at every gate. Take my route tomorrow, and wear old trousers. ## One at every gate. Take my route tomorrow. You'll come home without trousers, and you'll know that you were wanted.`,
        search: `
          LEAD: I'll throw a few sticks. It'll have to come out and fetch them.
          ASK: But it isn't a dog!
          LEAD: Then we'll know. And there'll be some sticks over there.`,
        wait: `
          [{LEAD} lifts a finger.]
          LEAD: Nobody move! The Hound of Doom only chases what runs.
          [KLIPP!]
          ASK: That's my leg!
          LEAD: It was about to go after the other one. ## It was about to stray. They all do, at your age.`,
        lastWords: `LEAD: I'd like to throw one stick, just for fun, and have it brought back. So far, they've only kept the sleeve.`,
        save: `
          LEAD: How could I be so blind? It was never written that the Hound of Doom would have a tail!
          ASK: What are you staring at?
          LEAD: {Machine}. It does have a dribble.
          [{LEAD} whirls the leash, and lets go. KLIPP! It goes round {machine}, pulls tight, and holds. "SIT!"]`,
        last: `
          [Something small and hairy lies down on {LEAD}'s feet.]
          LEAD: Don't tell me. Has it got four legs?
          ASK: And a tail. It's going round and round.
          LEAD: Is it swallowing anything?
          ASK: Only your shoelace.
          LEAD: Let it. It has to begin somewhere.`,
      },
      turns: [
        `ASK: There's a piece out of your hat.
         LEAD: That's number four, a poodle. The sleeve's number seven. If you read me from the top down, I'm the whole street.`,
        `LEAD: This hole's new! And I never heard a thing!
         ASK: That was a moth.
         LEAD: What breed?`,
        `ASK: That coat was in rags. I've sat down and mended every single hole!
         LEAD: Every one?
         ASK: You can't see where they were!
         LEAD: No. So how do I find my way home?`,
      ],
      twist: "The Mail Carrier's coat remembers every dog",
    },
  ],
}
