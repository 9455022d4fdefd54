import { type Character } from '../../plays/card-types.ts'

/** Believes that people mean what they say. In the first suite it grants wishes, in the second it pours tea. */
export const genieOfTheTeapot: Character = {
  name: 'Genie of the Teapot',
  call: 'Genie',
  the: 'the Genie',
  want: 'one satisfied customer',
  suites: [
    {
      effect: 'mixed',
      with: 'the last wish',
      where: 'under a spell',
      freed: 'The steam clears. {Prop} blinks, and comes back down to earth.',
      bits: {
        arrive: `
          [WISSSH! A teapot lifts its lid. Out comes {LEAD}, with a form.]
          LEAD: Three wishes, and sign here. I only want one satisfied customer.
          ASK: I wish that somebody had warned me!
          [WISSSH! A small voice says, "There'll be a genie."]
          LEAD: You've been warned. Two left.
          ALSO: That wasn't meant as a wish!
          LEAD: They never are. It's all in paragraph thirty.`,
        again: `
          [WISSSH!]
          ASK: All I wished for was a good night's sleep! ## All I wished for was one good night in bed!
          LEAD: It slept beautifully. It never even took its armor off. ## And it was sent up at once. Did it really never take its armor off?
          ASK: Whose armor?
          LEAD: The good knight's. It's in your bed. You should have spelled it.`,
        explain: `
          LEAD: Somebody wished that it would go away. Here's the signature. ## Somebody wished to be alone with the neighbor, and it was in the way. Here's the signature.
          ASK: People say such things! They don't mean it!
          LEAD: There's a box for that. Nobody ever ticks it.`,
        flattered: `
          ASK: Dear {call}, your wish is our command!
          LEAD: I think you've got that the wrong way round.
          ASK: You only have to say what you want!
          LEAD: Me? I'd have to read the small print first.`,
        teach: `
          [{LEAD} unrolls a form.]
          LEAD: A wish is simple. You say what you want, in your own words, and I ask if you're sure.
          ASK: I could do that standing on my head!
          [WISSSH! {ASK} is.]
          LEAD: I've left something out. Were you sure?`,
        attempt: `
          LEAD: It's all in the wording. "Let it go off with a bang."
          [WISSSH! BANG! BANG! BANG!]
          ASK: Why "bang"?
          LEAD: "Quietly" costs extra.`,
        help: `
          ASK: Careful! I wish you'd treat it with a little love!
          [WISSSH! A pink cloud. {Prop} gives a sigh, and snuggles up to {LEAD}.]
          ASK: What's it doing?
          LEAD: A little love. It's the smallest size we do. ## A little love. It's the smallest size we do, and it's already unbuttoning me.`,
        ban: `
          ASK: Not another wish! I don't want to hear a word!
          [WISSSH! All mouths shut.]
          ASK: Mmmf!
          LEAD: I'm sorry. I can't hear a word.`,
        pretend: `
          [{LEAD} takes out a form, and a very small pencil.]
          LEAD: Whom would you like me to be?
          ASK: I'd like a straight answer!
          [WISSSH! A ruler drops on {ASK}'s foot.]
          LEAD: It's the straightest we've got.`,
        hide: `
          [WISSSH! {Hide} begins to whistle.]
          ASK: Is there a kettle in there?
          ALSO: It's only just gone on.
          ASK: Good. I'd give my right arm for a cup of tea.
          LEAD: Sign here.`,
        found: `
          [Wisssh. A very small cloud.]
          LEAD: They all wish for gold. Then they sit beside it, and look at me as if I'd forgotten something.
          ASK: And had you?
          LEAD: It's never been on the form.`,
        comfort: `
          [{LEAD} looks at {ASK}, and licks a pencil.]
          LEAD: You'd like the ground to swallow you. I can tell.
          [WISSSH! It does, as far as the neck.]
          ASK: It's cool. It's quiet. It's rather pleasant.
          LEAD: Would you call it "pleasant", or "very pleasant"?`,
        search: `
          ASK: I wish I knew where it was!
          [WISSSH!]
          ASK: Now I know! It's in the... It's gone again.
          LEAD: You did say "knew". That's the past. It was over quite quickly.`,
        wait: `
          [WISSSH! {LEAD} is holding four horses.]
          ASK: Whose are those?
          LEAD: I was told to hold mine. I had to borrow some.`,
        lastWords: `LEAD: I'd like a wish. But I'd have to grant it myself, and I've read my small print.`,
        save: `
          ASK: Oh, I wish that somebody would be nice to {machine}!
          LEAD: It's your last. You could have gold.
          ASK: I'm sure!
          LEAD: You're the first who ever was.
          [WISSSH! A cloud as pink as a bath rolls over {machine}.]`,
        last: `
          LEAD: Those were all your wishes. Whom would you like to complain to?
          ASK: Nobody. Thank you. It was just what I wanted.
          LEAD: There's no form for that! Could you say it again, while I draw one?`,
      },
      turns: [
        `ASK: I'd like a nice new hat.
         LEAD: How nice?
         ASK: As nice as you can.
         [WISSSH! A hat. It says, "Good day to you. How are your feet?"]`,
        `ASK: That hat's helped an old lady across the street. I had it on at the time.
         LEAD: You asked for a nice one.
         ASK: She lives in Spain!`,
        `ASK: The hat's left us. For a bald man.
         LEAD: You said "nice". You never said "ours". ## You said "nice". There's a box for "faithful". It costs extra.`,
      ],
      twist: 'The Genie grants one dangerously nice hat',
    },
    {
      effect: 'mess',
      with: 'the tea',
      where: 'somewhere under the tea',
      freed: 'The tea runs out at last. Down a heap of tea leaves slides {prop}.',
      bits: {
        arrive: `
          [Steam. {LEAD} rises out of a teapot, holding another one.]
          LEAD: Tea? Say when.
          [BURBLE. BURBLE. BURBLE.]
          ASK: Thank you! That's plenty! Stop!
          LEAD: That isn't the word.
          ALSO: It's in my shoes! When is it going to end?
          LEAD: Now. You said "when". I only want one satisfied customer.`,
        again: `
          [BURBLE.]
          ASK: You left that running all night!
          LEAD: You dropped off before you'd said the word.
          ASK: My bed floated off, with me in it!
          LEAD: Milk?`,
        explain: `
          LEAD: Somebody said, "Take anything you like."
          ASK: That's only manners!
          LEAD: I liked it. I took it. I thought that it all went very well.`,
        flattered: `
          ASK: {call}, you're worth your weight in gold!
          LEAD: I'm made of steam.
          ASK: I mean that we'd be lost without you!
          LEAD: How lost? They'll want it in miles. ## I'm yours for three wishes. After that, it's dinner first.`,
        teach: `
          [{LEAD} lifts the pot.]
          LEAD: It's just like tea. First you warm the pot. Next you warm the guest.
          [BURBLE. {ASK} steams.]
          ASK: I'm wet to the skin!
          LEAD: And now we leave it to stand.`,
        attempt: `
          LEAD: How much of it do you want done?
          ASK: Everything!
          [BURBLE. BURBLE. A tea tray floats by. There's a cat on it.]
          ASK: What's all this?
          LEAD: That's the "every". The "thing" takes a little longer.`,
        help: `
          LEAD: It looks parched. Say when, little one. ## It looks as if it had a bad day, and a worse husband. Say when, dear.
          [BURBLE. BURBLE. {Prop} goes under.]
          ASK: Stop! It can't talk!
          LEAD: Then it'll be a large one.`,
        ban: `
          ASK: Not one more drop of tea! Put a lid on it!
          LEAD: On what?
          [BURBLE.]
          ASK: On the pot!
          LEAD: The lid is sold separately. It's in paragraph five.`,
        pretend: `
          [Steam. {LEAD} spreads out, into a small gray cloud.]
          LEAD: Don't mind me. I'm the weather.
          ASK: With a teapot?
          LEAD: Scattered showers. Say when.`,
        hide: `
          [{Hide} begins to simmer.]
          ASK: Something's coming to the boil!
          ALSO: That's my knee. It does that.
          ASK: Your knee's whistling!
          LEAD: It'll be four minutes. Does it take sugar?`,
        found: `
          [Burble. Then a sigh.]
          LEAD: I could have lived in a lamp. But people rub a lamp, they shout at it, and they run.
          ASK: And with a teapot?
          LEAD: They sit down first.`,
        comfort: `
          [Burble. Half a cup, for {ASK}.]
          LEAD: You need sugar. One lump?
          ASK: Does it show?
          LEAD: Two lumps. And I'll stay here until you say the word.
          ASK: Then I'll be careful not to.`,
        search: `
          LEAD: I can read it in the leaves.
          ASK: What do they say?
          LEAD: You'll meet a tall stranger, and then you'll step on whatever you were looking for.
          ASK: Ow!`,
        wait: `
          [Steam. {LEAD} is hanging on the second hand of a clock.]
          ASK: What are you doing up there?
          LEAD: I was told to hang on a second. It does go round rather.`,
        lastWords: `LEAD: I'd like you to tell a friend about your genie. You needn't say how it ended. ## I'd like you to tell the bachelor parties about me. Nobody there ever says "when".`,
        save: `
          LEAD: Does {machine} take milk?
          ASK: Never mind the milk! Pour!
          LEAD: And who says "when"?
          ASK: Nobody! Nobody say it!
          [BURBLE. BURBLE. BURBLE. It all goes over {machine}.]`,
        last: `
          [{ASK} takes the pot, and pours for {LEAD}.]
          ASK: Say when.
          LEAD: So that's what it's like from the cup.
          [BURBLE. BURBLE. It runs over the saucer.]
          LEAD: I don't want to say it.`,
      },
      turns: [
        `ASK: There's something printed on this cup. I can't read it.
         LEAD: That's the small print. You've already drunk to it.`,
        `ASK: I've borrowed a magnifying glass. "Whoever drinks this must keep the genie."
         LEAD: Read on. It does get smaller.`,
        `ASK: I've got to the end. "And must come to tea on Sundays." Is that all?
         LEAD: I wrote it as small as I could, in case you said no.`,
      ],
      twist: "Somebody drinks to the Genie's small print",
    },
  ],
}
