import { type Character } from '../../plays/card-types.ts'

/**
 * Believes in its own power. In the first suite it hypnotizes only itself, and takes the others for chickens; in the
 * second every hen is a bank manager whom it forgot to wake.
 */
export const theDizzyHypnotist: Character = {
  name: 'The Dizzy Hypnotist',
  call: 'Hypnotist',
  the: 'the Hypnotist',
  want: 'to stay awake for the end',
  suites: [
    {
      effect: 'mixed',
      with: 'the pocket watch',
      where: 'somewhere on the floor, pecking',
      freed: 'Somebody swallows all pride, and crows like a rooster. {Prop} comes running, and wakes up.',
      bits: {
        arrive: `
          [{LEAD} sways in, swinging a pocket watch on a chain.]
          LEAD: Look at the watch. You are sleepy. You are a chick... B'kaw.
          [{LEAD} pecks at {ASK}'s buttons.]
          <3+> ASK: Somebody snap two fingers!
          <2> ASK: How does one switch you off? Like this?
          [Snap.]
          <3+> LEAD: Thank you. You made an excellent chicken. They'll never tell you.
          <2> LEAD: Thank you. You made an excellent chicken. I shall never bring it up.
          ALSO: You pecked off a button!
          LEAD: That's what I mean. I'd never say so to your face. ## That's what I mean. And you went straight for the top one.`,
        again: `
          ASK: You sat on my hatbox all night, and clucked!
          LEAD: That was you. I put you back to bed with my own hands.
          ASK: Then whose is this egg?
          LEAD: I didn't like to ask. ## I've told you that I'll do the right thing, and marry you.`,
        explain: `
          LEAD: I swung the watch, and I said, "Now you will forget everything."
          ASK: And then you took it!
          LEAD: Took what?`,
        flattered: `
          ASK: {Call}, with one look, you can put a whole theater to sleep!
          LEAD: The look comes later. First I tell them about my holiday.`,
        teach: `
          [The watch swings.]
          LEAD: You fix them with your eyes, and speak. "Your arm is as light as a feather. It is rising."
          [Slowly, {LEAD}'s own arm goes up.]
          ASK: That's your arm!
          LEAD: Yes? There's a question, over there. With the hand up.`,
        attempt: `
          LEAD: You are made of lead. You cannot lift a finger.
          ASK: Nothing's happened.
          LEAD: Would somebody carry me round to the front, so that I can watch?`,
        help: `
          LEAD: I'll put it in a trance. Then nothing can upset it.
          ASK: Not the one with the chicken!
          [The watch swings. {Prop} shivers, scratches twice at the floor, and is off between everybody's feet.]
          ALSO: It's really worked! Wake it up!
          LEAD: It only comes to a rooster. Would you be so kind?
          ASK: I don't do roosters!
          LEAD: You do a lovely one. You won't remember. ## You do a lovely one. Ask anybody who was at your wedding.`,
        ban: `
          [{ASK} wags a finger, left and right, left and right.]
          ASK: No more hypnotizing! Is that understood?
          LEAD: I hear and obey.
          ASK: That was easy. Why is it standing on one leg?
          LEAD: B'kaw.`,
        pretend: `
          [The watch swings.]
          LEAD: You have never seen me before. You have never seen me before.
          ASK: I saw you a minute ago!
          LEAD: Did you? And who was I?`,
        hide: `
          ASK: Is there somebody in {hide}?
          LEAD: THERE IS NOBODY. YOU ARE GETTING VERY...
          [Deep, slow breathing.]
          ASK: I can hear somebody sleeping!
          ALSO: That's you. You've just dropped off.
          ASK: Have I? How long have I got? ## Have I? Then what have you done with my wife?`,
        found: `
          [Tick. Tick.]
          LEAD: My little brother never slept. So I swung this watch, and told him about some boats. He said it was the best story ever.
          ASK: How did it end?
          LEAD: He won't tell me. I'd dropped off at the second boat.`,
        comfort: `
          [The watch swings.]
          LEAD: There is nothing to fear. You are a leaf on a stream.
          [{LEAD} slides to the floor, and smiles.]
          ASK: It works. I'd only hoped that I'd be the leaf.`,
        search: `
          LEAD: Look deep. Deeper. We're going back to when we had it. Back, and back.
          ASK: So what do you see?
          LEAD: A rattle. And a very large, kind face.
          ASK: That's too far!
          LEAD: Mama?`,
        wait: `
          [{LEAD} opens both eyes very wide.]
          LEAD: I'll keep watch. I never sleep.
          [The watch has slipped out of its pocket. It swings. Thump.]
          ASK: Hello?
          LEAD: B'kaw.`,
        lastWords: `LEAD: I'd like to be remembered. When I snap my fingers, it'll be as somebody taller. ## I'd like to be remembered. When I snap my fingers, it'll be as somebody taller, and very good at it.`,
        save: `
          ASK: {call}! Put {machine} to sleep!
          LEAD: Nothing simpler. You are tired. You are letting everything go. Every... single...
          [{LEAD} falls asleep in mid-swing. The pocket watch flies off on its chain, and hits {machine}.]`,
        last: `
          LEAD: When I snap my fingers, you will all be happy.
          [Snap.]
          ASK: I was happy before you did that.
          LEAD: Then it works backward!`,
      },
      turns: [
        `ASK: Have you got the time?
         [{LEAD} takes out the watch, and looks at it. And looks at it.]
         ASK: Well?
         LEAD: It's later than it was.`,
        `ASK: Couldn't you get a watch that doesn't swing?
         LEAD: I bought one. It was all hands, going round, and round, and...
         [Thump.]
         ASK: I only asked.`,
        `[{LEAD} holds out the watch, with both eyes shut.]
         LEAD: You tell me the time. I'm not falling for it again.
         ASK: It's half past...
         [Thump.]
         LEAD: Half past what? Hello? How rude.`,
      ],
      twist: 'Never ask the Hypnotist for the time',
    },
    {
      effect: 'noise',
      with: 'the hen',
      where: 'under a sitting hen',
      freed:
        'Somebody counts out nine coins on the floor, and says goodbye to them. The hen gets up. There is {prop}, nicely warm.',
      bits: {
        arrive: `
          [{LEAD} comes in with a hen under one arm, and lifts a hat for both of them.]
          LEAD: May I present Mr. Pomfret? He used to manage a bank. Then I told him that he was a chicken.
          ASK: Can't you turn him back?
          LEAD: I've tried for years. I was in such good form that day.
          <3+> ALSO: It's just a hen!
          <2> ASK: But there's nothing left of him but hen!
          LEAD: I know. You should have seen how fast the tie went. ## I know. You should have seen his face, when the trousers went.`,
        again: `
          ASK: Your hen had me up at four! ## Your hen was in our bed! She sat there, between us, and stared!
          LEAD: That's when the markets open. ## Mr. Pomfret? He's only there for the joint account.
          ASK: There was an egg on my pillow! ## She pecked my husband on the chin!
          LEAD: So you've had your interest. ## He takes an interest.`,
        explain: `
          LEAD: Mr. Pomfret wished me to pick it up. He had a corner office. One doesn't argue.
          ASK: A hen can't wish for anything!
          LEAD: He gave me a look. Two, one from each side.`,
        flattered: `
          ASK: {Call}, your power knows no limit!
          LEAD: I once walked past a farm with a great many chickens. I can't remember a thing. I told them all how sorry I was.`,
        teach: `
          [{LEAD} lifts a hat to the hen.]
          LEAD: You speak to the person, and never to the feathers. Good morning, Mr. Pomfret. You are a man of forty.
          [Buk.]
          ASK: What does that mean?
          LEAD: He'd like to see the figures. ## He says that he's still in his thirties.`,
        attempt: `
          LEAD: Stand back. This calls for somebody with experience in management.
          [The hen is set down. It looks, scratches, and strolls away.]
          ASK: It did nothing at all!
          LEAD: He's put it off till the new year. You can't teach that.`,
        help: `
          LEAD: Leave it with Mr. Pomfret. He had the key to the vault.
          ASK: He hasn't even got a pocket!
          [The hen turns round twice, and sits down on {prop}. BUKKAAAW! Everything jumps.]
          <3+> ALSO: How do we get her off it?
          <2> ASK: Would you kindly get up, Mr. Pomfret?
          LEAD: He doesn't rise for just anyone. You'd have to open an account.
          ASK: With what?
          LEAD: With coins. If it's a check, he eats it. ## With coins. If it's a promise, he sends it to his wife's lawyer.`,
        ban: `
          ASK: That bird goes outside, this minute!
          LEAD: Ssh! He holds the mortgage. ## Ssh! He knows what you spend, and on whom.
          ASK: On what? ## Since when?
          [Buk. Buk, buk.]
          LEAD: On your shoes. ## Since that weekend in March.`,
        pretend: `
          [{LEAD} and the hen stand up straight.]
          LEAD: We're both bank managers.
          ASK: One of you is a hen!
          LEAD: And how did you guess which?`,
        hide: `
          [From {hide}, buk, buk, BUKKAAAW!]
          ASK: There's a chicken in there!
          ALSO: There's nobody in there.
          LEAD: HE'S IN A MEETING. ## HE'S IN A MEETING. WITH HIS SECRETARY.`,
        found: `
          [Buk.]
          LEAD: I lie there at night, and think that Mr. Pomfret may only be a hen.
          ASK: Would that be so bad?
          LEAD: It would mean that he's stayed with me, all this time. And that he never had to.`,
        comfort: `
          [{LEAD} pats {ASK}'s hand.]
          LEAD: You must ask Mr. Pomfret. He could always tell what anybody was worth, to the cent.
          ASK: And what am I worth?
          [Buk. Buk, buk.]
          LEAD: He says that you may have the key to the vault.`,
        search: `
          LEAD: Mr. Pomfret can find a cent in a haystack.
          [Scratch, scratch. The hen bends down.]
          ASK: What's he got there?
          LEAD: A beetle. He's asking what it's put aside for its old age.`,
        wait: `
          [Buk.]
          LEAD: Mr. Pomfret's got his eye on you.
          ASK: Why's he nodding?
          LEAD: He's adding you up. ## He's adding you up. He keeps stopping at the legs.`,
        lastWords: `LEAD: I'd like Mr. Pomfret to have my hat. He's always been so happy in it.`,
        save: `
          LEAD: There's only one thing that Mr. Pomfret was ever afraid of.
          ASK: Then say it! As loud as you can!
          LEAD: Forgive me, Mr. Pomfret. EVERYBODY WANTS THEIR MONEY BACK! ## Forgive me, Mr. Pomfret. YOUR WIFE WANTS HALF!
          [A terrible silence. BUKKAAAAAAAW! Feathers fly, and it hits {machine} like a falling piano.]`,
        last: `
          [The hen gets up, and leaves an egg in {ASK}'s hand.]
          ASK: Is this for me? For nothing?
          LEAD: In all his years at the bank, he never did that.`,
      },
      turns: [
        `[The hen has laid an egg.]
         ASK: There's your proof! It's a hen!
         LEAD: It's the annual report. He's early.
         ASK: May I boil it?
         LEAD: Many people have wanted to.`,
        `ASK: Look, there's a crack in this egg.
         LEAD: Not so loud! If that gets about, there'll be a run on the bank.`,
        `[Cheep.]
         ASK: There's something yellow coming out! It's got a tiny beak!
         LEAD: A trainee! And I only glanced at it!
         ASK: It's chosen me for its mother.
         LEAD: They start at the bottom.`,
      ],
      twist: "The Hypnotist's bank manager lays an egg",
    },
  ],
}
