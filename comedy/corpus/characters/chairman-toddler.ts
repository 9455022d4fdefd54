import { type Character } from '../../plays/card-types.ts'

/** Believes that whatever it points at has been bought. In the second suite it believes that a tantrum is a negotiation. */
export const chairmanToddler: Character = {
  name: 'Chairman Toddler',
  call: 'Chairman',
  the: 'the Chairman',
  want: 'somebody to play with',
  suites: [
    {
      effect: 'lost',
      with: 'the bear',
      where: 'down a very small suit',
      freed: '{Prop} slides out of a very short trouser leg. The sticker comes off.',
      bits: {
        arrive: `
          [{LEAD} pedals in on a tricycle, in a tie. SPATCH! There's a sticker on {ASK}'s knee: SOLD.]
          LEAD: I'm taking over. You may keep the knee.
          ASK: You're three years old!
          LEAD: Three and a half. They promoted me in May.
          ALSO: And what's the bear for?
          LEAD: Mr. Plum does the sums. Don't shake his paw. It's wet.`,
        again: `
          [SPATCH.]
          ASK: Why is there a sticker on my forehead?
          LEAD: I bought you in the night.
          ASK: From whom?
          LEAD: You were asleep. You went very cheap. ## Your bank. They threw in the house.`,
        explain: `
          LEAD: It's mine. I saw it. Then I held it. Then I licked it.
          ASK: That doesn't make it yours!
          LEAD: Would you like it back?
          ASK: Not now!`,
        flattered: `
          ASK: {call}, what a tie! So young, and already at the top!
          LEAD: I came up from the bottom. They still powder it.
          ASK: What's your secret?
          LEAD: I never go into a meeting tired, and I never come out of one dry.`,
        teach: `
          LEAD: I point, and I say, "What's that?" Then I say it again. What's that?
          ASK: That's my hat.
          LEAD: What's that?
          ASK: It's still my hat. Oh, have it!`,
        attempt: `
          LEAD: I can do it. By myself.
          ASK: Shall I just hold the...
          LEAD: BY MYSELF.
          [A long pause. Something rips. Something rolls away.]
          LEAD: Now it's yours.`,
        help: `
          LEAD: What's that?
          ASK: It isn't a toy!
          LEAD: What's that?
          [SPATCH! {Prop} has a sticker on, and drops down the front of a very small suit.]
          ALSO: Take it out of there!
          LEAD: I can't. It's moved to another department.`,
        ban: `
          ASK: You're not to take one more thing that isn't yours!
          LEAD: Show me one.
          ASK: That lamp! That coat! Those...
          [SPATCH! SPATCH!]
          LEAD: You're good at this. Go on.`,
        pretend: `
          [{LEAD} sighs, and pats every pocket of a very small suit.]
          LEAD: I'm a grown-up. I'm tired, and I don't know where I left my keys.
          ASK: Oh, you poor thing. Sit down. ## Oh, you poor thing. Red or white?`,
        hide: `
          ASK: Is there somebody in {hide}?
          ALSO: I don't see anyone.
          LEAD: IF I CAN'T SEE YOU, YOU CAN'T SEE ME.
          ASK: It's quite right. I can't.`,
        found: `
          LEAD: I bought a playground once. The slide, the sand, the lot.
          ASK: It must have been wonderful!
          LEAD: They all went home. The seesaw's been down at my end ever since.`,
        comfort: `
          [{LEAD} looks {ASK} up and down.]
          LEAD: How much do you cost today?
          ASK: Today? You could have me for a penny.
          [SPATCH. There's a sticker on {ASK}'s chest: SOLD.]
          LEAD: You sold too soon. I'd have gone as high as a biscuit.`,
        search: `
          LEAD: Let Mr. Plum find it. He's never lost anything.
          ASK: He's lost an eye!
          LEAD: He knows where it is.`,
        wait: `
          LEAD: I'm good at waiting. I could do it all...
          [{LEAD} falls over sideways, fast asleep.]
          ASK: Ssh! Don't wake the Chairman!
          LEAD: Sell the ponies. Sell them all.`,
        lastWords: `LEAD: One more drink of water. And tell Nanny that I wasn't tired.`,
        save: `
          LEAD: It's overtired. I know that noise. It needs somebody to hold.
          ASK: Not Mr. Plum!
          LEAD: He'd want to go. Look away, Mr. Plum. It's only business.
          [{LEAD} kisses the bear on the ear, and throws it {at}.]`,
        last: `
          [{LEAD} holds out half a biscuit to {ASK}.]
          ASK: What does it cost?
          LEAD: Nothing. It's called sharing. I've read about it.
          ASK: Thank you! That's very kind!
          LEAD: It's wet at one end.`,
      },
      turns: [
        `LEAD: Here's our yearly report. It's in crayon.
         ASK: It's a house, with smoke, and a purple cow.
         LEAD: We had a very good spring.`,
        `ASK: I can't find myself in the report.
         LEAD: You're that stick.
         ASK: I haven't got any arms!
         LEAD: We had to make cuts.`,
        `ASK: There's a new report! I've got arms! Six of them!
         LEAD: You've been promoted.
         ASK: And who's the little one, holding three of my hands?
         LEAD: That's the Chairman.`,
      ],
      twist: 'The Chairman makes deep cuts, in crayon',
    },
    {
      effect: 'noise',
      with: 'the tantrum',
      where: 'in a juice cup with two handles',
      freed: 'Slorp. {Prop} comes up through the spout of the juice cup.',
      bits: {
        arrive: `
          [WAAAAAH! {LEAD} rolls in, in a high chair, with a briefcase. The screaming stops.]
          LEAD: Good morning. That was my first offer.
          ASK: What are you offering?
          LEAD: To stop.
          ALSO: And what's in the briefcase?
          LEAD: Juice.`,
        again: `
          ASK: We said no screaming before breakfast!
          LEAD: I was on a call.
          ASK: To whom?
          LEAD: To everybody.`,
        explain: `
          LEAD: We had talks. I lay down on the floor, and they gave it to me.
          ASK: It wasn't for sale!
          LEAD: It was by the second hour. ## By the second hour, they'd thrown in the beach house. Their lawyers were crying, too.`,
        flattered: `
          ASK: {call}, what lungs! You must have brought kings to their knees!
          LEAD: It's nicer down here.
          ASK: May I kneel, too?
          [{ASK} kneels.]
          LEAD: Hello.`,
        teach: `
          [{LEAD} lies down on the floor.]
          LEAD: You lie flat, and you go as stiff as a board. That's why they call it a board meeting.
          ASK: Like this? Waah?
          LEAD: You're asking. Don't ask.`,
        attempt: `
          LEAD: Leave us alone for a moment. I'll talk to it.
          [WAAAAAH! Something falls over.]
          ASK: Did it agree?
          LEAD: It's lying down. So now it's talking to me.`,
        help: `
          LEAD: I should like to hold it.
          ASK: After your nap.
          LEAD: I'm not tired.
          [WAAAAAAAH! {Prop} jumps with fright, into a juice cup. The lid snaps shut.]
          ALSO: It's in the juice!
          LEAD: Then let's talk about juice.`,
        ban: `
          ASK: No more screaming, or there'll be no story tonight!
          LEAD: Which story?
          ASK: The one with the bunny!
          LEAD: Put the bunny on the line.`,
        pretend: `
          [{LEAD} looks out from under a black napkin.]
          LEAD: Don't mind me. I'm a very short widow.
          ASK: I'm so sorry! What did he die of?
          LEAD: Bedtime.`,
        hide: `
          [From {hide}, a small, wet sniff.]
          ASK: Is somebody crying in {hide}?
          ALSO: Don't ask what's wrong! Whatever you do, don't ask!
          ASK: What's wrong?
          [WAAAAAH!]`,
        found: `
          [Waah. Very softly.]
          LEAD: I scream because it's all knees down here. I've worked with some of those knees for years.
          ASK: And what would help?
          LEAD: Somebody could bend them.`,
        comfort: `
          [{LEAD} pulls at {ASK}'s sleeve.]
          LEAD: You need to lie down and howl. I can tell. I'll keep you company.
          [They lie down. WAAAAAH! WAAAAAH!]
          ASK: And what happens now?
          LEAD: Now somebody comes with juice. ## Now somebody comes with juice. Yours can have gin in it.`,
        search: `
          LEAD: I'll call it.
          [WAAAAAH!]
          ASK: You can't get things by screaming!
          LEAD: Where do you think I got the chair?`,
        wait: `
          [{LEAD} sits down on the floor. A long pause.]
          LEAD: I've thought about what I've done.
          ASK: And?
          LEAD: It was excellent.`,
        lastWords: `LEAD: I'd like one more candle. I was going to be four.`,
        save: `
          ASK: {call}! It's bedtime!
          LEAD: No, it isn't.
          ASK: It is! Right now! With no story, no light, and NO JUICE!
          [WAAAAAAAAAAAH! It goes on, and on, and up.]`,
        last: `
          LEAD: I've one last offer to make.
          ASK: What is it this time?
          LEAD: Up.
          [{ASK} picks up {LEAD}, who's asleep at once.]`,
      },
      turns: [
        `[On the floor stand four wooden blocks, one on top of another.]
         ASK: What's that?
         LEAD: Our new tower. Your office is the green one.
         ASK: I'd never fit in there!
         LEAD: You'll work from home.`,
        `[The tower of blocks is as tall as {ASK}.]
         ASK: What's holding it up?
         LEAD: I told everybody that it would go up. So it did.
         ASK: It's leaning!
         LEAD: Don't tell anybody that.`,
        `[{ASK} trips. CRASH! There are wooden blocks everywhere. A terrible silence.]
         ASK: I'm so sorry! That was your whole company!
         LEAD: Again!`,
      ],
      twist: "The Chairman's new tower goes up, and leans",
    },
  ],
}
