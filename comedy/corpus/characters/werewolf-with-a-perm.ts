import { type Character } from '../../plays/card-types.ts'

/** Believes that it is only the hair. In the first suite it washes everything, in the second everything gets caught. */
export const werewolfWithAPerm: Character = {
  name: 'Werewolf with a Perm',
  call: 'Werewolf',
  the: 'the Werewolf',
  want: 'to be told that it suits',
  suites: [
    {
      effect: 'mess',
      with: 'the shampoo',
      where: 'somewhere in the foam',
      freed: 'The foam sighs, and slides away. Out of it skids {prop}, with more shine.',
      bits: {
        arrive: `
          [OWOOO! {LEAD} bursts in on all fours, in pink curlers.]
          LEAD: Sorry I'm late. I've just had it done. Please be honest.
          ASK: It's a werewolf!
          LEAD: It's a perm.
          ALSO: It's got fangs!
          LEAD: It'll drop a bit by Tuesday. I only want somebody to say that it looks nice. ## So had my ex. I only want somebody to say that it looks nice.`,
        again: `
          [OWOOO!]
          ASK: You howled on the roof all night!
          LEAD: I was letting it dry.
          ASK: At the moon?
          LEAD: It's the only big mirror you've got.`,
        explain: `
          LEAD: I was under the dryer the whole evening.
          ASK: We found paw prints!
          LEAD: I'd had my nails done.
          ASK: And you bit a policeman!
          LEAD: You don't touch it while it's wet. ## Nobody gets to touch it on a first date.`,
        flattered: `
          ASK: {call}, when you came in, every head turned!
          LEAD: And then?
          ASK: Then everybody ran. To tell the others!
          LEAD: I did think it was rather good from behind.`,
        teach: `
          [{LEAD} rolls up both sleeves.]
          LEAD: It's like any hair. You lather, you rinse, and when the moon comes out, you hold on to the sink.
          [SPLURT! OWOOO! A sink flies past.]
          ASK: What's the moon got to do with hair?
          LEAD: It brings out the highlights.`,
        attempt: `
          LEAD: The whole thing is a question of the right product.
          [SPLURT! SPLURT! There is foam up to everybody's knees.]
          ASK: I can't see my feet!
          LEAD: Leave it on for five minutes, and they'll thank you.`,
        help: `
          LEAD: Who's been looking after this? It's so dry at the ends!
          [SPLURT! {LEAD} lathers {prop}, until there is only foam.]
          ASK: I can't find it!
          LEAD: It's in there somewhere, with so much more body. ## It's in there, naked and happy, with so much more body.`,
        ban: `
          ASK: No more shampoo. On your honor!
          LEAD: On my honor.
          [SPLURT!]
          ASK: I saw that!
          LEAD: That's conditioner.`,
        pretend: `
          [{LEAD} sits up, and holds out one paw.]
          LEAD: I'm a poodle.
          ASK: Poodles can't talk!
          LEAD: Did you ever ask one who does its hair?`,
        hide: `
          [A bubble floats out of {hide}. It bursts on {ASK}'s nose.]
          ASK: What's going on in there?
          ALSO: It's the laundry.
          [OWOOO!]
          ASK: The laundry howled!
          LEAD: It's got soap in its eyes.`,
        found: `
          [Owooo. A very small one.]
          LEAD: I do know, really. Other people's perms don't chase cars. ## I do know, really. Other people's perms don't wake up naked in the park.
          ASK: Why don't you just say so?
          LEAD: People are so much kinder about hair.`,
        comfort: `
          [{LEAD} puts a towel round {ASK}'s neck.]
          LEAD: You're so tense. Head back. Is the water all right?
          [SPLURT. A long sigh.]
          ASK: That does help.
          LEAD: And are you going anywhere nice this summer? ## And is there anybody special at the moment?`,
        search: `
          LEAD: I'll sniff it out. It smells of lavender.
          [Snff. Snff. Snff.]
          ASK: Well?
          LEAD: So does the floor. So do you. So does everybody I've ever loved. I may have overdone the lavender.`,
        wait: `
          [{LEAD} turns round three times, and lies down.]
          ASK: Good dog. Stay.
          LEAD: I beg your pardon? I'm not a dog.
          [A pause. {LEAD} is staying.]
          LEAD: Until when? ## And who told you that I like it?`,
        lastWords: `LEAD: I'd like an open coffin. I've only just had my hair set.`,
        save: `
          LEAD: When did anybody last wash {machine}?
          ASK: Is this the moment?
          LEAD: Look at the state of it! I'd be wild, too!
          [SPLURT! The last of the shampoo goes all over {machine}.]`,
        last: `
          ASK: Your hair looks nice.
          LEAD: The front?
          ASK: All of it. Even the part that you sit on.
          [A tail wags. A lamp falls over.]
          LEAD: That's the layers. They don't often get to hear it.`,
      },
      turns: [
        `LEAD: I'll do yours, if you like. On the house.
         ASK: Only a trim, then.
         [SPLURT!]
         LEAD: I've given you "Midnight in the Forest".`,
        `ASK: It's catching! Now I've got it on the backs of my hands!
         LEAD: Everybody says that the first time. By dark you'll love it.`,
        `[From outside, OWOOO! {ASK} joins in.]
         ASK: Was that me?
         LEAD: Isn't it freeing?
         ASK: I've chewed a slipper. ## I've chewed somebody's slipper. Both of us enjoyed it.`,
      ],
      twist: 'The Werewolf gives somebody just a trim',
    },
    {
      effect: 'stuck',
      with: 'the longest curl',
      where: 'somewhere in the perm',
      freed: 'SPROING! The perm lets go, and out bounces {prop}.',
      bits: {
        arrive: `
          [SPROING! A great heap of curls comes in. Somewhere below it is {LEAD}.]
          LEAD: Tell me, is it level at the back?
          ASK: It's a wolf! Look at that tail!
          LEAD: It's a perm. It's meant to be longer there.
          ALSO: It growled!
          LEAD: The hairspray's settling. Will nobody ever tell me if it suits me? ## You should hear me when I'm interested. Will nobody ever tell me if it suits me?`,
        again: `
          [SPROING!]
          LEAD: It was flat when I went to bed. It must have been the pillow.
          ASK: You've still got half of the pillow in your teeth!
          LEAD: It was a very cheap pillow.`,
        explain: `
          LEAD: I only walked by. It must have caught on a curl.
          ASK: There was a locked door in front of it!
          LEAD: It's a full style. It goes in ahead of me.
          ASK: The door's gone, too!
          LEAD: So that's why people knock on me. ## So that's why strangers ask me if I'm open.`,
        flattered: `
          ASK: {call}, what a noble head!
          LEAD: Which part?
          ASK: It's hard to see where it ends.
          LEAD: About the ankles. ## About the ankles. You're welcome to check.`,
        teach: `
          [{LEAD} loosens one curl.]
          LEAD: It's all in the neck. You toss your head, as if you didn't care.
          [SPROING! A chair and {ASK} are in the perm.]
          ASK: There's a bird in here!
          LEAD: Would you tell it that the rent's due?`,
        attempt: `
          LEAD: I'll just lean over it. Watch.
          [SPROING! The tablecloth flies past. Then the table.]
          ASK: You've a table in your hair!
          LEAD: Is it a nice one?`,
        help: `
          LEAD: Let me see. I've a light touch with small things.
          [SPROING! A curl stretches out, and takes {prop}.]
          ASK: Put your hand in, and get it out!
          LEAD: I'd rather not. That's how I lost the comb. And the hairdresser. ## I'd rather not. That's how I lost the comb. And two husbands.`,
        ban: `
          ASK: Pin up that perm! All of it! And promise me that it stays up!
          LEAD: There. One pin.
          [SPROING! The pin whistles off into the distance.]
          LEAD: You can't keep it in. It needs to run.`,
        pretend: `
          [{LEAD} crouches down, and holds out some curls.]
          ASK: What's that bush doing here?
          LEAD: Growing.
          ASK: Bushes don't blink!
          LEAD: You've never stared at one so rudely.`,
        hide: `
          [SPROING! A curl comes out of {hide}, and taps {ASK} on the shoulder.]
          ASK: What's tapping me?
          ALSO: A bedspring. It's an old one.
          ASK: Now it's stroking my ear!
          LEAD: It's only being kind. Yours is so thin on top. ## It's been in here alone for a long time. Let it.`,
        found: `
          [Sproing. A very small one.]
          LEAD: One night a month I look my very best. And everybody runs.
          ASK: I'm not running.
          LEAD: You're holding a chair in front of you.
          ASK: It's for you. Sit down.`,
        comfort: `
          [A curl taps {ASK} on the arm.]
          LEAD: If you'd like to be alone, there's room behind my left ear.
          [{ASK} climbs into the perm.]
          ASK: There's a lamp in here. And a rug!
          LEAD: Take your shoes off, then. ## Take your shoes off, then. Take off what you like. Nobody ever comes in here.`,
        search: `
          LEAD: Somebody put an ear to my head, and I'll shake.
          [Rattle. Jingle. Tweet.]
          ASK: I heard keys, and a sparrow!
          LEAD: Keys? So that's how it gets in.`,
        wait: `
          [{LEAD} sits down, and yawns.]
          LEAD: I'll just sit here quietly, and look at the clock.
          ASK: What shape is the clock?
          [OWOOO! SPROING!]`,
        lastWords: `LEAD: I'd like my hairdresser to know that it held.`,
        save: `
          [{ASK} holds up a large white plate.]
          LEAD: It's like a little moon. So round! So white! I'm coming over all bouncy!
          [OWOOO! SPROING! The longest curl shoots out, and wraps round {machine}.]`,
        last: `
          [A curl goes flat. Then the rest of them.]
          LEAD: It's dropped. Now you can all see what I look like.
          ASK: It suits you.
          LEAD: What does?
          ASK: Your face.`,
      },
      turns: [
        `LEAD: There's a sparrow living in my perm. It's behind with the rent.
         ASK: What do you charge?
         LEAD: A worm a week. I don't even like worms.`,
        `ASK: Your sparrow's put up curtains.
         LEAD: I know. I heard two of them, giggling. ## I know. I heard two of them last night. I didn't know where to look.`,
        `[Cheep. Cheep. Cheep.]
         LEAD: What's happening up there?
         ASK: You've got three more tenants. They've no feathers yet.
         LEAD: And the salon said that I couldn't go any bigger!`,
      ],
      twist: 'A sparrow rents a room in the Werewolf',
    },
  ],
}
