import { type Character } from '../../plays/card-types.ts'

/** Believes that snacks are victims. In the first suite it bites them in the dark, in the second they fall for its gaze. */
export const countSnackula: Character = {
  name: 'Count Snackula',
  call: 'Count',
  the: 'the Count',
  want: 'to be feared by more than buns',
  suites: [
    {
      effect: 'lost',
      with: 'the midnight pickle',
      where: 'inside the Count, with the pretzels',
      freed: 'The Count hiccups. {Prop} rises from the dead, lightly salted.',
      bits: {
        arrive: `
          [RUSTLE. A cape sweeps in. There are crumbs on it.]
          LEAD: Don't scream. It's all over. My victim felt nothing.
          ASK: What victim?
          LEAD: I came up from behind, in the dark. It was a pretzel.
          ALSO: That was my pretzel!
          LEAD: Then lock your door tonight. They rise.`,
        again: `
          [RUSTLE.]
          LEAD: I walked by night again. There was a terrible scream.
          ASK: That was me. You were in my fridge.
          LEAD: Then it's you who keeps the sun in there!`,
        explain: `
          LEAD: It called to me through the glass. So I carried it off, under my cape.
          ASK: You put salt on it!
          LEAD: It's a courtesy. My father used to bring flowers.
          ASK: To his dinner?
          LEAD: He was never asked back.`,
        flattered: `
          ASK: {call}, only the highest nobility wears a cape like that!
          LEAD: It has twenty pockets. In each of them lies a victim.
          ASK: And who's in this one?
          LEAD: A whole family of raisins. I'm not proud of it.`,
        teach: `
          [{LEAD} spreads the cape.]
          LEAD: We creatures of the night do it like this. The shadow. The silence. The pounce!
          [RUSTLE. RUSTLE. RUSTLE. RUSTLE.]
          ASK: It's only a bag of nuts!
          LEAD: They always struggle at the end.`,
        attempt: `
          LEAD: One bite, and it must do whatever I say.
          [CHOMP. A long silence.]
          ASK: It isn't doing anything.
          LEAD: I haffn't faid anyfing. My mouf'f full.`,
        help: `
          LEAD: I'll take it under my cape, where the light can't hurt it.
          [RUSTLE. CHOMP. Gulp.]
          ASK: You've bitten {prop}! You've bitten all of it!
          LEAD: I've given it eternal life.
          ALSO: In your stomach?
          LEAD: With a pretzel. They've so much to talk about.`,
        ban: `
          ASK: That's enough biting! That was the third!
          LEAD: The second.
          ASK: Three! I counted them!
          LEAD: And which of us is the Count?`,
        pretend: `
          [At once, {LEAD} hangs upside down.]
          LEAD: Don't mind me. I'm a ham.
          ASK: In a cape?
          LEAD: We're a very old family of ham. ## We're a very old family of ham. Mostly single.`,
        hide: `
          [From {hide}, RUSTLE. Silence. RUSTLE.]
          ASK: What's that?
          ALSO: A fruit bat.
          ASK: It's eating potato chips!
          LEAD: From above, they look like fruit.`,
        found: `
          [RUSTLE. Then a sigh.]
          LEAD: I do know that my victims are only buns.
          ASK: Then why all the creeping?
          LEAD: My father terrified whole villages. I tried it once. But they were all so frightened.`,
        comfort: `
          [RUSTLE. {LEAD} looks at {ASK} for some time.]
          LEAD: I noticed you at once. From far away, I took you for a pie.
          ASK: Do you mean that?
          LEAD: A large one. ## A hot one.`,
        search: `
          LEAD: Hush. I can hear the beating of its little heart.
          ASK: It doesn't have a heart!
          [RUSTLE. Gulp.]
          LEAD: Then I owe somebody a muffin.`,
        wait: `
          [{LEAD} folds both arms across the chest.]
          LEAD: Waiting is nothing to me. I once lay in a coffin for a hundred years.
          ASK: With nothing to eat?
          LEAD: It did have a lining.`,
        lastWords: `LEAD: I'd like a sandwich, at about eleven. That's when I rise again. ## Two sandwiches, at about eleven. I shall rise again. And, I hope, not alone.`,
        save: `
          [RUSTLE. {LEAD} reaches into the very last pocket.]
          LEAD: This is my midnight pickle. I've carried it for three hundred years.
          ASK: And you never ate it?
          LEAD: It was never afraid of me.
          [{LEAD} kisses the pickle on its neck, and throws it {at}.]`,
        last: `
          ASK: I've brought you a bun. Will you creep up on it?
          LEAD: Not tonight. Look how peaceful it is.
          [A pause. RUSTLE. CHOMP.]
          LEAD: It went in its sleep.`,
      },
      turns: [
        `LEAD: There's one thing on earth that can destroy me. It's on that plate.
         ASK: Garlic bread?
         LEAD: It's warm. It's buttered. It's looking at me.`,
        `[{LEAD} has moved nearer to the garlic bread.]
         ASK: Come away from there! It'll kill you!
         LEAD: I only want to hear how it crackles.`,
        `[CHOMP.]
         ASK: You bit the garlic bread! Are you dying?
         LEAD: I think so. Everything's gone so bright.
         ASK: That's the window.
         LEAD: Then I have room for another.`,
      ],
      twist: 'The Count and the garlic bread lock eyes',
    },
    {
      effect: 'mixed',
      with: 'the gaze',
      where: 'under a spell, showing its neck',
      freed: 'Somebody snaps two fingers. {Prop} wakes up, and wants to know the time.',
      bits: {
        arrive: `
          [SWISH! In the doorway stands a cape, and does not come in.]
          ASK: Well? Come in!
          LEAD: I may not enter until I'm invited.
          ALSO: That was an invitation!
          LEAD: Not from you. From that sandwich.
          [Everybody looks at a sandwich. SWISH! {LEAD} comes in.]
          LEAD: It nodded.`,
        again: `
          [SWISH!]
          ASK: There's a doughnut behind you.
          LEAD: I looked at it over supper. Only once.
          ASK: It stood outside my door all night!
          LEAD: I've told it that I'm no good for it. ## I've told it that I never stay for breakfast.`,
        explain: `
          LEAD: I never laid a finger on it. I raised one eyebrow, and it came.
          ASK: It was chained to a wall!
          LEAD: It brought the wall.`,
        flattered: `
          ASK: {call}, those eyes! One could fall right into them!
          LEAD: A grape did. I walked into doors for a week.`,
        teach: `
          [{LEAD} shakes out both cuffs.]
          LEAD: Watch me. I lower the chin, I lift the left brow, and I think of jam.
          [SWISH! A bun rolls across the floor, and leans on {LEAD}'s foot.]
          ASK: I didn't feel anything.
          LEAD: You've nothing in your middle.`,
        attempt: `
          LEAD: I have it in my power. Rise! I command it!
          [SWISH! A long pause.]
          LEAD: Stay exactly as you are! I command it!
          ASK: It's staying.
          LEAD: They can't help themselves.`,
        help: `
          LEAD: It's nervous. I'll soothe it, with a single glance.
          [SWISH! {Prop} shivers, tips over, and shows {LEAD} its neck.]
          ASK: It never had a neck before!
          LEAD: They find one for me.`,
        ban: `
          ASK: No more looking at things! Shut your eyes!
          LEAD: If it comforts you.
          [SWISH! A pie slides down the table, to {LEAD}.]
          ASK: I said shut!
          LEAD: They're shut. That was the lids.`,
        pretend: `
          [{LEAD} turns up the collar, and hangs there.]
          LEAD: I'm an empty coat, on a hook.
          ASK: Coats don't stare!
          LEAD: You've never looked one in the buttons.`,
        hide: `
          ASK: I think that {hide} is looking at me.
          ALSO: You're tired.
          LEAD: You're very tired. There's nobody in here. You'd like to fetch a sandwich.
          ASK: There's nobody in there. I'd like to fetch a sandwich.
          ALSO: Fetch two.`,
        found: `
          [SWISH. Then a sigh.]
          LEAD: For three hundred years, everything has come because I looked at it.
          ASK: What more could anybody want?
          LEAD: Somebody who just drops by. ## Somebody who just stays over, and snores.`,
        comfort: `
          [{LEAD} turns to {ASK}, and pats down some hair.]
          LEAD: You have an honest face. Is my parting straight? I've never once been in a mirror.
          ASK: It's gone a bit to the left.
          LEAD: Thank you. You're the first since 1702 who's looked back.`,
        search: `
          LEAD: Wherever it is, it will feel my eyes upon it, and come.
          [SWISH! In come a cheese, a stool, and a small dog.]
          ASK: That isn't it!
          LEAD: No. I must have glanced at those last week.`,
        wait: `
          [{LEAD} bows the head.]
          LEAD: Until then, I'll look at nothing but the floor.
          [SWISH! A long, happy creak.]
          LEAD: It wants to know if it may come with us.`,
        lastWords: `LEAD: I'd like to lie where it's dark and cool. Second shelf, behind the milk.`,
        save: `
          LEAD: Stand back. I have never once been refused by a pie.
          ASK: But {machine} isn't a pie!
          LEAD: Nobody is. Until I look.
          [SWISH! One brow goes up. The gaze hits {machine}.]`,
        last: `
          [{LEAD} and {ASK} look each other in the eye.]
          ASK: I don't feel a thing. But I'll get you a sandwich.
          LEAD: That's how it starts. ## That's how all my marriages started.`,
      },
      turns: [
        `LEAD: There's an olive over there that won't look at me.
         ASK: It's an olive!
         LEAD: It's playing hard to get.`,
        `[SWISH! SWISH! SWISH!]
         ASK: Still no luck with the olive?
         LEAD: I've shown it both my profiles. It sits on its stick, and says nothing.
         ASK: It's stuffed.
         LEAD: By whom?`,
        `LEAD: I've told that olive that we're finished.
         [Plip. Something small rolls up to {LEAD}'s boot, and stays there.]
         ASK: Isn't that the...
         LEAD: Ssh. Don't look down. Let it think that I haven't noticed.`,
      ],
      twist: "An olive resists the Count's best profile",
    },
  ],
}
