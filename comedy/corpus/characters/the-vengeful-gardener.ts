import { type Character } from '../../plays/card-types.ts'

/** Believes that everything was done on purpose. In the first suite it grows grudges in pots, in the second gnomes see to it. */
export const theVengefulGardener: Character = {
  name: 'The Vengeful Gardener',
  call: 'Gardener',
  the: 'the Gardener',
  want: 'an apology',
  suites: [
    {
      effect: 'lost',
      with: 'the oldest grudge',
      where: 'in a flowerpot',
      freed: 'The flowerpot cracks. In a nest of roots, well watered, lies {prop}.',
      bits: {
        arrive: `
          [SHUNK! {LEAD}, in a straw hat, puts down a flowerpot, and plants a seed.]
          ASK: What are you planting?
          LEAD: A grudge. You looked at my hat. I only want an apology, but I can wait until it flowers.
          ALSO: It's a very nice hat!
          [SHUNK!]
          LEAD: "Very." That one can go in the sun.`,
        again: `
          [Shunk.]
          ASK: What have I done now? I was asleep!
          LEAD: You smiled. I was sitting by your bed, and I'd said nothing funny. ## You said a name. It was twice, it was warmly, and it wasn't mine.`,
        explain: `
          LEAD: It started it.
          ASK: What can it have done to you?
          LEAD: It lay there, and never asked how I was. So I took it home, and never asked how it was.`,
        flattered: `
          ASK: {call}, we all admire that hat so!
          LEAD: Since when?
          ASK: Oh, always!
          LEAD: And you're only saying it now?
          [SHUNK! It is a very large pot.]`,
        teach: `
          LEAD: It's all like growing a grudge. Water, the dark, and going over it again at four in the morning.
          ASK: I never think of anybody at four in the morning!
          LEAD: I know. I've been doing yours.`,
        attempt: `
          LEAD: Everything does as it's told, if one knows what it did last Tuesday.
          [{LEAD} bends down to a chair, and whispers. The chair falls to pieces.]
          ASK: What did it do last Tuesday?
          LEAD: I've no idea. But everything's done something.`,
        help: `
          LEAD: Did you see {prop}? It turned its back on me!
          ASK: It hasn't got a back!
          [SHUNK! {LEAD} pushes {prop} down into a flowerpot, and pats the earth flat.]
          ASK: Dig it up, this minute!
          LEAD: When it's sorry.
          ALSO: It can't talk!
          LEAD: It's had time to learn. I'll give it a little water.`,
        ban: `
          ASK: No more grudges! Forget them, all of them, at once!
          LEAD: There. Forgotten.
          ASK: Really?
          LEAD: And what's that supposed to mean?
          [SHUNK!]`,
        pretend: `
          [{LEAD} tries to smile. Nothing moves.]
          LEAD: I'm a ray of sunshine.
          ASK: With a scowl like that?
          LEAD: I've shone on people all day, and who said thank you?`,
        hide: `
          ASK: I'm sorry, is there somebody in there?
          ALSO: Nobody at all.
          LEAD: Could you say that again?
          ASK: "Is there somebody in there?"
          LEAD: The part before that.`,
        found: `
          [Shunk.]
          LEAD: My first grudge was over a daisy. Somebody trod on it when I was five. I said, "I'll stand here until you're sorry."
          ASK: How long did you stand there?
          LEAD: After a year or so, I began to plant things.`,
        comfort: `
          [{LEAD} looks closely at {ASK}.]
          LEAD: You lie awake, and count who's been nasty to you. I know that look. How many? ## You lie awake, and count who's left you. I know that look. How many?
          ASK: Six. Seven, with my sister. ## Six. Seven, with the drummer.
          LEAD: Give them to me. I'll hate them for you, and you get some sleep.`,
        search: `
          ASK: Which of these pots is it in?
          LEAD: They're labeled. "The wind." "Wednesdays." "Whoever it was."
          ASK: And who was it?
          LEAD: I never found out. It's my biggest.`,
        wait: `
          [{LEAD} folds both arms.]
          LEAD: I'll wait here, and take nothing the wrong way.
          [Somewhere, a bird sings. SHUNK!]
          ASK: It only sang!
          LEAD: It knows what it sang.`,
        lastWords: `LEAD: I'd like to say that I forgive you all. I really would like to.`,
        save: `
          [{LEAD} picks up the oldest pot. The plant in it is taller than all of them.]
          LEAD: This was my first. I've watered it for forty years.
          ASK: You'd give that up?
          LEAD: It was only a daisy. There! I forgive you!
          [The pot flies {at}.]`,
        last: `
          ASK: {call}? I'm sorry.
          LEAD: What for?
          ASK: All of it.
          [A very long silence.]
          LEAD: Now what do I do with my evenings?`,
      },
      turns: [
        `LEAD: There's a weed over there. We aren't speaking.
         ASK: That's a dandelion.
         LEAD: So you two know each other.`,
        `ASK: Are you watering that dandelion?
         LEAD: I want it to live until it's sorry. Hand me the good fertilizer.`,
        `[Pfff. White fluff floats across the room, and comes down in all the pots.]
         LEAD: What's the dandelion done? It's gone white!
         ASK: It's gone altogether.
         LEAD: And it's left me the children.`,
      ],
      twist: 'The Gardener feuds with a dandelion',
    },
    {
      effect: 'stuck',
      with: 'the ring of gnomes',
      where: 'in the arms of a gnome',
      freed: 'Everybody blinks. The gnome has let go, and {prop} is back where it belongs.',
      bits: {
        arrive: `
          [PLONK! {LEAD}, in muddy boots, stands a gnome on the ground, at {ASK}'s feet.]
          ASK: What have I done?
          LEAD: He'll wait here until you remember. I only want an apology.
          ALSO: It's made of clay!
          <3+> [PLONK! There is one at {ALSO}'s feet.]
          <2> [PLONK! Behind {ASK} stands another.]
          LEAD: That's his brother. He heard that.`,
        again: `
          [Plonk.]
          ASK: There was a gnome in my bed!
          LEAD: He's come about yesterday. He's waiting for the right moment. ## Last night you told him that he was the only one. He's met the other eight.`,
        explain: `
          LEAD: I never touched it. That was the gnomes.
          ASK: They can't move!
          LEAD: Not while they're looked at. They were well brought up.`,
        flattered: `
          ASK: {call}, everybody speaks so well of you!
          LEAD: Behind my back?
          ASK: All over town!
          [PLONK! PLONK! PLONK!]
          LEAD: I've sent three of the boys. They'll stand there till it's said to my face. ## I've sent three of the boys. They'll stand by the beds till it's said to my face.`,
        teach: `
          LEAD: My gnomes have a way. You look at somebody, and you think about what they did.
          [{LEAD} looks at {ASK}. So do seven gnomes.]
          ASK: It was me! I ate it! There were four!
          LEAD: And not one of the boys even blinked.`,
        attempt: `
          LEAD: Now, boys! All together!
          [A long silence. Seven gnomes stand there.]
          ASK: They aren't doing a thing!
          LEAD: You're staring. Blink.
          [Everybody blinks. PLONK! The whole thing lies on the floor, and a gnome is sitting on it.]`,
        help: `
          LEAD: Let my gnome carry it. He's never dropped a thing in his life.
          ASK: His hands are full! He's fishing!
          [Everybody blinks. PLONK! The gnome is holding {prop}, in both arms.]
          ASK: It won't come out!
          LEAD: Not before you've told him that you're sorry.
          ALSO: Sorry!
          LEAD: He'd like to hear it without the "ouch".`,
        ban: `
          ASK: No more gnomes! I'll shut my eyes, and then they're gone!
          [PLONK! PLONK! PLONK! PLONK! {ASK} looks.]
          ASK: There are twice as many!
          LEAD: They've sent for their mother's side.`,
        pretend: `
          [{LEAD} stands in a row of gnomes, with a fishing rod.]
          ASK: Is one of you alive?
          LEAD: No.
          ASK: Thank you. One likes to be sure.`,
        hide: `
          ASK: There's something in there!
          ALSO: It's just a gnome.
          ASK: What does he want?
          LEAD: He isn't in the mood to say. He thinks that you might work it out.`,
        found: `
          [Plonk.]
          LEAD: People always told me that they'd be back by supper.
          ASK: And the gnomes?
          LEAD: A gnome says nothing at all, and there he is.`,
        comfort: `
          LEAD: You look as if nobody were on your side. Shut your eyes. Now open them.
          [PLONK! On {ASK}'s side, with folded arms, stand seven gnomes.]
          ASK: Who are they glaring at?
          LEAD: Whoever you've got. ## Whoever you've got. They'd like an address.`,
        search: `
          LEAD: The boys know where it is.
          ASK: Then ask them!
          [{LEAD} bends down to a gnome. A long silence.]
          LEAD: He says, "Who wants to know?"`,
        wait: `
          [{LEAD} stands in a row with the gnomes.]
          LEAD: The first one who moves is sorry.
          [A long silence. {ASK} scratches.]
          ASK: It was only my nose!
          LEAD: All of them saw it.`,
        lastWords: `LEAD: One apology. If I don't get it, boys, you know what to do. Make it look like weather.`,
        save: `
          LEAD: Boys! Take hold of {machine}, till somebody's sorry!
          ASK: They're only standing there!
          LEAD: Then blink! All of you, blink!
          [Everybody blinks. PLONK! Hand in hand, in one tight ring, the gnomes have got hold of {machine}.]`,
        last: `
          [{ASK} kneels down in front of a gnome.]
          ASK: I'm sorry. I don't know what I did, but I'm sorry.
          [Everybody blinks. The gnome is smiling.]
          LEAD: He's never done that for me.`,
      },
      turns: [
        `LEAD: The little one's gone. The one with the wheelbarrow.
         ASK: Gnomes don't leave!
         LEAD: He's left a round patch of pale grass. I've read it nine times.`,
        `[A postcard comes in.]
         ASK: It's from your gnome. "Today I stood by the sea."
         LEAD: He was always the wild one.`,
        `[Everybody blinks. Plonk. There stands the smallest gnome, sunburned, with a wheelbarrow.]
         ASK: He's back! There's a seashell in it, with your name on!
         LEAD: I had such a speech ready. I'd got it up to twelve pages.`,
      ],
      twist: "The Gardener's smallest gnome leaves home",
    },
  ],
}
