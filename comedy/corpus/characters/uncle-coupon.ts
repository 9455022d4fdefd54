import { type Character } from '../../plays/card-types.ts'

/** Believes that what costs nothing is a gain. In the first suite it cuts out coupons, in the second it beats all things down. */
export const uncleCoupon: Character = {
  name: 'Uncle Coupon',
  call: 'Uncle',
  the: 'Uncle Coupon',
  want: 'something for nothing',
  suites: [
    {
      effect: 'lost',
      with: 'the coupon',
      where: 'in the bargain bin',
      freed: 'The bargain bin tips over. Past a toaster and a heap of left gloves rolls {prop}.',
      bits: {
        arrive: `
          [SNIP! SNIP! {LEAD} pushes in a bargain bin on wheels, and cuts the sign out of the door.]
          ASK: That said "Pull"!
          LEAD: So it's good for one pull. I only want something for nothing.
          [{LEAD} pulls.]
          ALSO: The whole door's come off!
          LEAD: At no extra charge.`,
        again: `
          [Snip.]
          ASK: Why's there a hole in my nightshirt?
          LEAD: It had a coupon in the collar. "Wash at forty."
          ASK: That was the label!
          LEAD: I'm keeping it safe. I'll be forty in March.`,
        explain: `
          LEAD: There was a notice. "Please take one."
          ASK: That was for leaflets!
          LEAD: It didn't say one what. I looked all round for the best.`,
        flattered: `
          ASK: You're one in a million, {call}!
          LEAD: What would I be by the dozen?
          ASK: You're priceless!
          LEAD: Then somebody's peeled me. How much was I?`,
        teach: `
          LEAD: It's all in the saving. You want a thing, and you don't buy it. What have you saved?
          ASK: A dollar?
          LEAD: You're thinking too small. I didn't buy a castle this morning. I'm rich.`,
        attempt: `
          LEAD: I've got just the coupon. "Your money back, if it goes wrong."
          [A long clatter. Whatever could fall has fallen.]
          ASK: That went as wrong as it could!
          LEAD: Thank you. That's sixty cents for each of us.`,
        help: `
          LEAD: You never paid full price for that!
          ASK: It wasn't on sale at all!
          LEAD: Then they saw you coming. I'll take it back for you.
          [SNIP! {LEAD} drops {prop} into the bargain bin. A long silence. Far, far down, a thud.]
          ALSO: And what's this that you've given me?
          LEAD: A coupon. It's nine percent off the next one.`,
        ban: `
          ASK: I'll put it in writing. "No more cutting."
          [SNIP!]
          ASK: You've cut it out!
          LEAD: One free "no". I've a sister who could use it. ## One free "no". All my others cost me a dinner.`,
        pretend: `
          [{LEAD} sits on a little tray.]
          ASK: What are you, exactly?
          LEAD: A free sample.
          ASK: Of what?
          LEAD: Of uncle. If you're happy with it, there's a whole one at the back. ## Of uncle. If you're happy with it, there's a whole one upstairs.`,
        hide: `
          [SNIP! A coupon is pushed out of {hide}.]
          ASK: "Do not look in here, and win a fish."
          ALSO: I'd take the fish.
          ASK: What kind of fish?
          LEAD: It's a surprise. There'll be two, if you count to fifty.`,
        found: `
          LEAD: I've saved four million in my life.
          ASK: Where is it?
          LEAD: It's mostly boats that I didn't buy. On Sundays I go down to the harbor, and look at them not being mine.`,
        comfort: `
          LEAD: Turn round. No dents, no sticker, hardly a corner gone. I'd give full price for you.
          ASK: But you never pay full price!
          LEAD: No. That's how you can tell.`,
        search: `
          LEAD: It's in that bin somewhere. Everything is.
          [{LEAD} climbs in, head first. A pause.]
          ASK: What have you found?
          LEAD: A man. He came in for a toaster, at Easter.`,
        wait: `
          LEAD: Waiting's free, isn't it? Then I'll take an hour.
          [A long pause.]
          LEAD: I'd like to change it for a minute. The hour was too big for me.`,
        lastWords: `LEAD: I'd like something free. And if this is the end, I'd like the rest of the week refunded. ## Two kisses for the price of one. Nobody's ever told me the price of one.`,
        save: `
          [From under the hat, {LEAD} takes a coupon, yellow with age.]
          LEAD: "Good for anything. Once." I've kept it for forty years, until there was something worth it.
          ASK: We're worth it?
          LEAD: I did look at a boat.
          [The coupon flutters {at}.]`,
        last: `
          ASK: What do I owe you?
          LEAD: Nothing.
          ASK: You're giving something away?
          LEAD: I know. I've gone all cold. Could I have a receipt?`,
      },
      turns: [
        `LEAD: Here's a good one. It's for half a cow.
         ASK: Which half?
         LEAD: It's been torn off. I'm hoping for the end with the face.`,
        `[Moo.]
         ASK: That's a whole cow!
         LEAD: They don't deliver halves. So I've had to go shares in it.
         ASK: Shares with whom?
         LEAD: The cow.`,
        `[Moo. Moo.]
         ASK: Is there a quarrel?
         LEAD: It wants to buy me out. It began at two buckets of milk.
         ASK: And now?
         LEAD: I've beaten it down to one.`,
      ],
      twist: 'Uncle Coupon redeems half a cow',
    },
    {
      effect: 'mixed',
      with: 'the sticker',
      where: 'on the clearance table',
      freed:
        'The sticker peels off. {Prop} sees what it is really worth, and comes back with its nose in the air.',
      bits: {
        arrive: `
          [KERCHIK! {LEAD} backs in, with a price gun. There is a sticker on {ASK}.]
          LEAD: Ten dollars? For that?
          ASK: I'm not for sale!
          LEAD: Nine.
          ALSO: You can't buy people!
          LEAD: Eight. And I only want something for nothing, so you can see how far I've come up.`,
        again: `
          [Kerchik.]
          ASK: Good morning!
          LEAD: Not bad.
          ASK: Very good!
          LEAD: Fair. And you throw in the afternoon.`,
        explain: `
          LEAD: I was asked if I wanted it. I sniffed, and walked off.
          ASK: And then?
          LEAD: They came after me with it. I walked faster.
          ASK: Who did?
          LEAD: I never turn round. It shows that you're interested.`,
        flattered: `
          ASK: {call}, you're the finest in all the world!
          LEAD: In half of it.
          ASK: In all of it!
          LEAD: Two thirds, and I'm robbing myself. ## Two thirds. Three quarters, with the lights low.`,
        teach: `
          LEAD: It's only haggling. Name a price. Any price.
          ASK: Twenty?
          [{LEAD} clutches at {ASK}, goes gray, and slides to the floor.]
          ASK: Ten! Two! Have it! Is there a doctor?
          LEAD: And that's lesson one. ## And that's how I've never paid for a dinner for two.`,
        attempt: `
          LEAD: I'll need an hour for it.
          ASK: We haven't got an hour!
          LEAD: Half an hour, then.
          ASK: Ten seconds!
          LEAD: Done.
          ASK: But you haven't touched it!
          LEAD: No. But what a price!`,
        help: `
          LEAD: It's priced far too high. I'll soon have it down.
          [KERCHIK! {Prop} looks at its sticker, turns pale, and creeps away to a little table in the corner.]
          ASK: What did you put on it?
          LEAD: "Reduced to clear". So it's cleared off.
          ALSO: Buy it back, this minute!
          LEAD: At that price? I'd wait till it's been crying.`,
        ban: `
          ASK: No more haggling, {call}! Never again!
          LEAD: Till supper.
          ASK: A year!
          LEAD: Till the soup.
          ASK: Till we're out of here!
          LEAD: Done. I'd have gone up to a week.`,
        pretend: `
          [{LEAD} bows, but not too far.]
          ASK: Who's this?
          LEAD: A duke.
          ASK: I don't believe it!
          LEAD: A baron.
          ASK: Never!
          LEAD: I could do you a very nice footman. ## I could do you a very nice gardener, with his shirt off.`,
        hide: `
          ASK: I'd say that there are three people in {hide}!
          ALSO: There's nobody!
          LEAD: One!
          ASK: Two!
          LEAD: One, and that's my last offer!`,
        found: `
          LEAD: I haggled once too often. I was offered a whole heart, and I asked what came with it.
          ASK: Oh, {call}.
          LEAD: I'd go to double, now. I look in all the windows.`,
        comfort: `
          LEAD: You look like a total loss. I'll say half.
          ASK: It's everything!
          LEAD: You've still got your ears. Call it three quarters.
          ASK: And my knees.
          LEAD: There. I've got you down to a bad Tuesday.`,
        search: `
          LEAD: A hundred dollars to anybody who's seen it!
          [Far off, a voice. "I've seen it!"]
          LEAD: Fifty!
          [A pause. "Seen what?"]`,
        wait: `
          LEAD: I'd wait two minutes, and not one more.
          ASK: Six!
          LEAD: Three.
          ASK: Four!
          LEAD: Done. How many are left?
          ASK: None. That was them.`,
        lastWords: `LEAD: I'd like a long life. I was offered one, and I said, "How about a short one?"`,
        save: `
          LEAD: {Machine} is asking far too much of us.
          ASK: Then beat it down! Beat it down!
          LEAD: I've one sticker left. It's the biggest there is.
          [KERCHIK! It hits {machine}. "Reduced."]`,
        last: `
          ASK: Thank you, {call}. A thousand thanks.
          LEAD: A thousand?
          ASK: Is that too many?
          LEAD: No. I'll take it. It's just that I've never heard the first price before.`,
      },
      turns: [
        `LEAD: You wouldn't want this spoon.
         ASK: I don't.
         LEAD: Oh, you're good. Five dollars.`,
        `LEAD: The spoon's down to one dollar.
         ASK: What's wrong with it?
         LEAD: It's been turned down. It shows, with a spoon.`,
        `ASK: All right! One dollar for the spoon!
         LEAD: I couldn't. I've grown fond of it.
         ASK: Two! Five! Ten, and I hate you!
         LEAD: You see? You'd never have said that to a cheap one.`,
      ],
      twist: 'Uncle Coupon haggles over an unwanted spoon',
    },
  ],
}
