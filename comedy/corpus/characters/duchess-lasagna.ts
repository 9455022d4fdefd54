import { type Character } from '../../plays/card-types.ts'

/** Believes that what is covered never happened. In the second suite it believes that everything can be kept for later. */
export const duchessLasagna: Character = {
  name: 'Duchess Lasagna',
  call: 'Duchess',
  the: 'the Duchess',
  want: 'to be asked to dinner',
  suites: [
    {
      effect: 'mess',
      with: 'the sauce',
      where: 'three layers down in a lasagna',
      freed: 'The lasagna slides apart. {Prop} comes out, lightly browned.',
      bits: {
        arrive: `
          [SHLOMP! {LEAD} sweeps in with a silver pot, and lays a sheet of warm pasta over {ASK}'s shoes.]
          LEAD: There. Nobody saw them.
          ASK: What's the matter with my shoes?
          LEAD: Nothing whatsoever, now. A duchess doesn't mention a thing. She covers it.
          ALSO: With pasta?
          LEAD: Sauce first. Then pasta. Then one asks about the weather.`,
        again: `
          [SHLOMP.]
          ASK: You've covered the mirror!
          LEAD: You had only just got up. I did it out of kindness. ## You had only just got up. And not alone. I did it out of kindness.
          ASK: And why the clock?
          LEAD: It was telling everybody how late you were.`,
        explain: `
          LEAD: It was standing there with nothing on.
          ASK: It's a thing! Things have nothing on!
          LEAD: And I'm the only one who looked away. ## That's what the Duke said about the statue. It was the gardener.`,
        flattered: `
          ASK: {call}, you have such hidden depths!
          LEAD: Thank you. One works at it.
          ASK: And what's down there?
          LEAD: Uncles, mostly. ## Uncles, mostly. And one gardener.`,
        teach: `
          [{LEAD} lifts the ladle.]
          LEAD: In a palace it's done like this. One sees something dreadful. One looks away. And the arm goes out.
          [SHLOMP!]
          ASK: You've covered my face!
          LEAD: It was about to ask something.`,
        attempt: `
          LEAD: One thin coat of sauce, and it'll look as good as new.
          [SHLOMP. SHLOMP. SHLOMP.]
          ASK: I can't see it any more!
          LEAD: As good as new, then.`,
        help: `
          LEAD: Has it been lying about like this all day? In front of the neighbors?
          [SHLOMP! Sauce, pasta, sauce, pasta, sauce. Where {prop} was, there is a lasagna.]
          ASK: Where is it?
          LEAD: Three layers down. And now we never speak of it again.
          ALSO: But we need it!
          LEAD: Then you ought to have needed it before the cheese.`,
        ban: `
          ASK: Put down that ladle! You're not to cover one more thing!
          LEAD: You're shouting, dear. Everybody can hear you. Would it help if I just...
          ASK: No sauce!
          LEAD: I'd only do the mouth.`,
        pretend: `
          [{LEAD} lies down flat, with parsley behind one ear.]
          LEAD: I'm the buffet.
          ASK: A buffet doesn't talk!
          LEAD: You haven't met the cheese. ## They all say that. Then they come back for seconds.`,
        hide: `
          [A sheet of pasta slides out of {hide}, and over {ASK}'s left foot.]
          ASK: What's that? It's warm!
          ALSO: It's the time of year.
          ASK: It's tucking in my toes!
          LEAD: There was a hole in your sock. I saw nothing.`,
        found: `
          [{LEAD} lifts a sheet of pasta, and puts it back.]
          LEAD: Under all these layers, I'm a waitress called Beryl. There was a king, and a wet floor, and a lasagna.
          ASK: You dropped it on a king?
          LEAD: He told everybody that he'd ordered a hat. And he made me a duchess, so there wouldn't be a fuss.`,
        comfort: `
          [{ASK} has gone quite red. SHLOMP.]
          LEAD: There. Who's red?
          ASK: I am! Under all this pasta!
          [SHLOMP.]
          LEAD: Under all what?
          ASK: It's rather nice in here.`,
        search: `
          LEAD: In a good house nothing gets lost. It's underneath.
          ASK: Underneath what?
          LEAD: The thing that we don't talk about.
          ALSO: What's the thing that we don't talk about?
          LEAD: We don't talk about it.`,
        wait: `
          [{LEAD} puts down the ladle.]
          LEAD: I'll leave everything just as it is. Except for that, behind you.
          ASK: What's behind me?
          [SHLOMP.]
          LEAD: A lasagna.`,
        lastWords: `LEAD: I'd like no fuss. A little parmesan on top, and then ask everybody how their journey was.`,
        save: `
          LEAD: Just look at {machine}! How embarrassing. And with guests!
          ASK: Then cover it! Quickly! Cover everything!
          [SHLOMP! The whole pot of sauce goes over {machine}. Then the cheese.]`,
        last: `
          [{LEAD} slips, and sits down in the sauce. A dreadful silence.]
          ASK: I saw nothing.
          ALSO: Did you have a good journey?
          LEAD: What beautiful manners. Don't help me up. It's warm.`,
      },
      turns: [
        `[In the middle of the floor lies a small lasagna.]
         ASK: What's under that?
         LEAD: Under what?
         ASK: Under the lasagna!
         LEAD: I can't think what you mean. Do step over it.`,
        `[The lasagna on the floor is as high as a chair.]
         ASK: It was small this morning!
         LEAD: People kept asking what was under it.`,
        `[{ASK} crawls out of the lasagna, chewing.]
         ASK: I've eaten my way to the bottom. There's only a stain.
         LEAD: What sort of stain?
         ASK: I tried it. It's lasagna.`,
      ],
      twist: 'The Duchess covers something up, with lasagna',
    },
    {
      effect: 'lost',
      with: 'the last square',
      where: 'inside one of forty foil swans',
      freed: 'KRINKLE. A foil swan comes undone. Inside is {prop}, as fresh as the day it was wrapped.',
      bits: {
        arrive: `
          [KRINKLE. {LEAD} comes in with a roll of foil, and stops in front of {ASK}.]
          LEAD: Are you going to finish that?
          ASK: It's a hat!
          LEAD: It would be such a pity to waste the brim.
          [KRINKLE! The hat is a foil swan, and the swan goes into a very large handbag.]
          ALSO: Why a swan?
          LEAD: I'm a duchess. I don't do ducks.`,
        again: `
          ASK: What's in that new swan?
          LEAD: Yesterday evening. You had left nearly an hour of it. ## Yesterday evening. You two fell asleep before the end.
          ASK: Give that back!
          [KRINKLE.]
          LEAD: I was going to warm it up tonight.`,
        explain: `
          LEAD: You were hardly using it.
          ASK: I put it down for a moment!
          LEAD: That's how it starts. First one puts it down, and by Tuesday it's soup.`,
        flattered: `
          ASK: {call}, yours must be one of the oldest families!
          LEAD: So is the lasagna. It's been handed down for three hundred years. I carry the last square.
          ASK: How does it taste?
          LEAD: We've never had a guest who was good enough.`,
        teach: `
          [KRINKLE. {LEAD} tears off some foil.]
          LEAD: One asks, very sweetly, "Have you quite finished?" And then one doesn't wait.
          ASK: I don't underst...
          [KRINKLE!]
          LEAD: Half a word. It'll make a lovely stock.`,
        attempt: `
          LEAD: I'll do half of it now, and we'll have the other half cold.
          ASK: We need it done today!
          LEAD: It's so much better when it's stood for a night. ## It's so much better the second night. The Duke was.`,
        help: `
          LEAD: Has everybody had enough of {prop}?
          ASK: We haven't even started!
          LEAD: Then there's plenty left.
          [KRINKLE! {Prop} becomes a foil swan. The swan goes into the handbag, with all the other swans.]
          ALSO: Which one was it?
          LEAD: The one that looks like a swan.`,
        ban: `
          ASK: Hand over that foil! The whole roll!
          LEAD: With pleasure.
          [KRINKLE.]
          ASK: You've wrapped it up in foil!
          LEAD: You don't want it drying out.`,
        pretend: `
          [KRINKLE. {LEAD} lies down on a sheet of foil.]
          LEAD: I'm yesterday's fish.
          ASK: In pearls?
          LEAD: It was a very good restaurant.`,
        hide: `
          ASK: I could swear there was somebody in {hide}. In fact I'm nearly sure that...
          LEAD: Are you done with that thought?
          [KRINKLE.]
          ASK: What was I saying?
          ALSO: That you're hungry.`,
        found: `
          [One very small krinkle.]
          LEAD: Three hundred years we've saved that last square, for somebody to have dinner with.
          ASK: And has anybody ever asked you to dinner?
          LEAD: They see the swans, and think that I've eaten.`,
        comfort: `
          [{LEAD} walks once round {ASK}.]
          LEAD: You look quite used up, dear. Lift your arms a little.
          [KRINKLE. {ASK} is a large foil swan.]
          ASK: What will this do?
          LEAD: You'll be wonderful tomorrow.`,
        search: `
          LEAD: It's bound to be in one of these.
          [KRINKLE. KRINKLE. KRINKLE.]
          ASK: A chop. A glove. Half a bicycle!
          ALSO: Where's the other half?
          LEAD: That's for Sunday.`,
        wait: `
          [{LEAD} takes out a bun.]
          LEAD: Something to pass the time. I'm saving it for Christmas.
          ASK: Why don't you just eat it?
          LEAD: All in one sitting? And then there's nothing afterward?
          ASK: That's how people eat buns!
          LEAD: How brave they must be.`,
        lastWords: `LEAD: One small bag, please. There'll be quite a lot of me left over. ## I'd like somebody with an appetite. The Duke never got past the first layer.`,
        save: `
          LEAD: There's one thing left in my bag. The last square. Three hundred years, and we never offered it to a soul.
          ASK: Then offer it now! Just say the words!
          LEAD: What if it says no? Very well. Help yourself, dear.
          [{LEAD} unwraps the last square, kisses it, and throws it {at}.]`,
        last: `
          ASK: There's one bite left. It's for you.
          LEAD: I couldn't. I'll just wrap it.
          ASK: {call}. Eat it.
          [{LEAD} eats it. A small silence.]
          LEAD: So that's how they end.`,
      },
      turns: [
        `ASK: Then my uncle gets into the bath, with the horse, and the horse says...
         LEAD: Stop there! That's far too good for one sitting.
         [KRINKLE.]
         LEAD: We'll have the rest later.`,
        `ASK: I heard that there's half a joke in your bag. With a horse and a bath.
         LEAD: It's still cooling.
         ASK: Could I just smell it?
         [KRINKLE.]
         ASK: It smells wet.`,
        `[KRINKLE. {LEAD} has a swan at one ear.]
         LEAD: Ha! Ha-ha! Oh, the poor horse!
         ASK: What does it say? In the bath?
         LEAD: I'm so sorry. I've finished it.`,
      ],
      twist: 'The Duchess saves half a joke for later',
    },
  ],
}
