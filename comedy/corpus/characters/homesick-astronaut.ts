import { type Character } from '../../plays/card-types.ts'

/** Believes that this is another planet. In the first suite it straps things down, in the second it mails them home. */
export const homesickAstronaut: Character = {
  name: 'The Homesick Astronaut',
  call: 'Astronaut',
  the: 'the Astronaut',
  want: 'to go home',
  suites: [
    {
      effect: 'stuck',
      with: 'the safety line',
      where: 'somewhere under the straps',
      freed: 'Click. The last strap opens. {Prop} falls out, just as things do at home.',
      bits: {
        arrive: `
          [KSSSHT. Very slowly, in a space suit, {LEAD} comes in on the end of a rope.]
          LEAD: Base, I've found life. It's staring at me. ## Base, I've found life. It's staring at me. It isn't wearing a ring.
          ASK: Can we help you?
          LEAD: And it speaks! Nearly the way we do!
          ALSO: We're only people!
          LEAD: That's what they told me on the last three planets. I just want to go home.`,
        again: `
          [KSSSHT.]
          LEAD: Day two, Base. The sun came up on the same side. They're copying ours.
          ASK: You've strapped me to the bed!
          LEAD: You were about to drift off. ## You were about to drift off. And you said "tighter".`,
        explain: `
          LEAD: I was collecting rocks. One does, on a strange planet.
          ASK: You call that a rock?
          LEAD: I gave it a number, and planted a flag beside it.
          ASK: In my neighbor!
          LEAD: Then there is life out there.`,
        flattered: `
          ASK: {Call}, there's nobody above you!
          LEAD: There's Gary.
          ASK: Who?
          LEAD: He's fixing the dish. Wave to Gary.`,
        teach: `
          [KSSSHT.]
          LEAD: First, hold on to something. There's no gravity out here.
          [{LEAD} lets go of a cup. It falls, and breaks.]
          ASK: There! That was gravity!
          LEAD: That was a gust of wind. From above.`,
        attempt: `
          LEAD: Stand clear. I'll push off, and float over it.
          [BUMP. Bumpety. BUMP.]
          ASK: You fell over!
          LEAD: I docked.`,
        help: `
          LEAD: Who left this loose? It'll float away!
          [ZZZIP! {LEAD} straps down {prop}. And a chair, and {ASK}, all in one bundle.]
          ASK: Get me out! I can't feel a thing!
          LEAD: That's weightlessness.
          ALSO: Which buckle is it?
          LEAD: I swallowed the manual, for safety.`,
        ban: `
          ASK: No more straps! Do you hear me?
          LEAD: KSSSHT. You're breaking up.
          [ZZZIP!]
          LEAD: Please say again.`,
        pretend: `
          [{LEAD} sits down, and shuts the visor.]
          LEAD: I'm a washing machine.
          ASK: It's got a face in the window!
          LEAD: I'm on "delicate".`,
        hide: `
          [From {hide}, KSSSHT.]
          ASK: What was that?
          ALSO: A beetle.
          LEAD: Base, I'm inside a beetle. It's bigger than they look.`,
        found: `
          [KSSSHT.]
          LEAD: I've tried five planets. Each of them was nearly right. ## I've been married on five planets. Each of them was nearly right.
          ASK: And this one?
          LEAD: This one smells like my mother's kitchen. So I haven't dared to ask.`,
        comfort: `
          [{LEAD} shuts one eye, and holds up a thumb.]
          LEAD: From up in space, I could cover all of you with this.
          ASK: And did you?
          LEAD: I always took it away again. I thought that somebody might be reading.`,
        search: `
          LEAD: Base, it's missing. What shall we do?
          ASK: What do they say?
          LEAD: Patience. It takes a while to get there and back.
          [A long, long pause. KSSSHT.]
          LEAD: They say, "What?"`,
        wait: `
          [KSSSHT.]
          LEAD: Base says to hold on.
          ASK: To what?
          [ZZZIP!]
          LEAD: They don't say. Whose leg is this?`,
        lastWords: `LEAD: I'd like to go home. It's the small blue one. You can't miss it.`,
        save: `
          LEAD: Nobody's strapped down {machine}! No wonder that it's frightened!
          ASK: Use your line!
          LEAD: But if I unhook it, I'll float away!
          ASK: I'll hold your hand.
          [ZZZIP! The safety line goes round {machine}, and pulls tight.]`,
        last: `
          [{LEAD} lets go of everything.]
          LEAD: I'm not floating.
          ASK: You've landed. That's what it feels like.
          LEAD: And I always thought that it was the boots.`,
      },
      turns: [
        `[KSSSHT.]
         LEAD: That's Gary. He's still in orbit. He says that he can see us.
         ASK: Hello, Gary!
         LEAD: He'll get that in eleven minutes.`,
        `[KSSSHT.]
         LEAD: Gary says "Hello".
         ASK: Ask him how he is!
         LEAD: I did, before we left. I'm hoping to hear any day now.`,
        `[KSSSHT.]
         LEAD: Gary's fine. But you've left your stove on.
         ASK: He can see that?
         LEAD: Everybody can. They're making wishes on it.`,
      ],
      twist: "The Astronaut's friend in orbit sees everything",
    },
    {
      effect: 'lost',
      with: 'the last postcard',
      where: 'in the mail',
      freed: 'THWACK! Return to sender. Back comes {prop}, with too few stamps on it.',
      bits: {
        arrive: `
          [THWACK! There is a stamp on {ASK}'s forehead.]
          LEAD: Sorry. Whatever I stamp goes home to my mother. Is all this yours?
          ASK: It's everybody's!
          LEAD: How kind! It's nearly as nice as ours. I do so want to go home.
          ALSO: You could take the bus!
          LEAD: "Dear Mom. The people here are confused, but friendly." ## "Dear Mom. The people here are confused, but I'd marry one."`,
        again: `
          [THWACK!]
          LEAD: "Dear Mom. Second day. They lie down at night, and make a noise like pigs." ## "Dear Mom. Second day. They lie down in pairs, and complain until one of them's asleep."
          ASK: Were you watching us?
          LEAD: "They were so pleased that I'd stayed up."`,
        explain: `
          LEAD: It's a souvenir. I was sending it to my mother.
          ASK: There was a sign! "Do not touch"!
          LEAD: I never touched it. I had my gloves on.`,
        flattered: `
          ASK: {Call}, you've come to us from heaven!
          LEAD: I came through it, yes.
          ASK: And what's it like?
          LEAD: Very big. And nowhere to put your cup.`,
        teach: `
          [{LEAD} takes out a tube.]
          LEAD: At home, you squeeze it, very gently, and the soup comes to you.
          [SPLORP! It comes to {ASK}.]
          ASK: It's in my ear!
          LEAD: You have to meet it halfway.`,
        attempt: `
          LEAD: This is what I trained for. Three. Two. One.
          [A very long pause.]
          ASK: Well?
          LEAD: I only ever did the counting.`,
        help: `
          LEAD: My mother would love that!
          [THWACK! A stamp. {LEAD} drops {prop} into a mailbag, and a hand takes away the bag.]
          ASK: Where's it going?
          LEAD: Home. Lucky thing.`,
        ban: `
          ASK: You're not to mail anything else! Is that clear?
          [THWACK!]
          ASK: And what's that one?
          LEAD: "Dear Mom. They've asked me to stop writing."`,
        pretend: `
          [{LEAD} opens a phrase book.]
          LEAD: I am one of you. "Please." "Thank you." "A return ticket to the seaside."
          ASK: And where do you live?
          LEAD: "Straight on, and left at the post office." ## "Your place, or mine?"`,
        hide: `
          [Out of {hide} slides a postcard.]
          ASK: "Dear Mom. It's dark in here, and somebody with a big voice is looking for me."
          ALSO: Don't read it. It might be anybody's.
          ASK: "P.S. It has a red nose."
          LEAD: I meant it kindly.`,
        found: `
          [A pen scratches.]
          LEAD: I write to my mother every day, and nothing ever comes back.
          ASK: What address do you put?
          LEAD: "Home." I used to know the rest of it. But it got so small as I went up.`,
        comfort: `
          [THWACK! {LEAD} hands {ASK} a postcard.]
          LEAD: I've written to you, too.
          ASK: "Wish you were here." But I am here!
          LEAD: You see? It works.`,
        search: `
          LEAD: It can't be lost. It's in the mail. It'll stop at every town between here and home.
          ASK: Which way's that?
          LEAD: I was hoping that the mail would know.`,
        wait: `
          [A lick.]
          LEAD: I'm not mailing it. I'm only tasting the stamp.
          [THWACK!]
          ASK: Where's my other shoe?
          LEAD: First class.`,
        lastWords: `LEAD: I'd like to send one more card. "Dear Mom. Don't keep the soup warm." ## I'd like to send one more card. "Dear Mom. I've met somebody. They're all running away, so I can't say who."`,
        save: `
          LEAD: Nobody ever writes to {machine}. And I've got one card left. It's got our house on it, with the light on.
          ASK: You'd never see it again.
          [{LEAD} writes one line on the back, and throws the postcard {at}.]`,
        last: `
          [THWACK! A postcard falls into {LEAD}'s lap.]
          LEAD: It's for me! "Glad you're here." And who's the sender?
          ASK: Turn it over.
          LEAD: "Home."`,
      },
      turns: [
        `LEAD: Try this. It's soup from home. One squeeze, and I'm back in our kitchen.
         ASK: It tastes of tube.
         LEAD: It was a very narrow kitchen.`,
        `ASK: I've made you some of our soup. In a bowl.
         LEAD: It stays in! How do you stop it from leaving?
         ASK: We sit down with it.`,
        `ASK: How did you like the soup?
         LEAD: I cried into it.
         ASK: Was it so bad?
         LEAD: It was just right. It only wanted salt.`,
      ],
      twist: 'The Astronaut meets soup in a bowl',
    },
  ],
}
