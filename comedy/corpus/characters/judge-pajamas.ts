import { type Character } from '../../plays/card-types.ts'

/** Believes that all wrong comes of staying up. In the first suite it sends things to bed, in the second it never sleeps, loudly. */
export const judgePajamas: Character = {
  name: 'Judge Pajamas',
  call: 'Judge Pajamas',
  the: 'Judge Pajamas',
  want: 'to go to bed',
  suites: [
    {
      effect: 'mixed',
      with: 'the slipper',
      where: 'asleep in a slipper',
      freed: 'In shuffles a slipper. {Prop} sits up in it, yawns, and is ready for anything.',
      bits: {
        arrive: `
          [WHAP! {LEAD}, in striped pajamas, bangs on the wall with a slipper.]
          LEAD: Order! I only want my bed, and I can't go up until all of you are in yours.
          ASK: But I'm not tired!
          LEAD: They all plead that. Two hours!
          ALSO: In jail?
          LEAD: In bed. And four, if I hear giggling.`,
        again: `
          [Whap.]
          LEAD: You were let out at ten, for a glass of water.
          ASK: I fell asleep on the stairs!
          LEAD: That's breaking out, resting, and breaking back in. I'm adding a nap. ## On somebody else's stairs. I've heard one side, and I'd like to hear the neighbor's.`,
        explain: `
          LEAD: It had rings under its eyes. So I took it home, and put it to bed.
          ASK: It hasn't got eyes!
          LEAD: Who has, at that hour?`,
        flattered: `
          ASK: {call}, what noble stripes!
          LEAD: They get me into trouble. I once served a whole winter in jail, by mistake.
          ASK: How awful!
          LEAD: Lights out at nine. I appealed, to stay.`,
        teach: `
          [{LEAD} lies down on the left side.]
          LEAD: One always looks at a thing from both sides first.
          [A long pause. {LEAD} turns over.]
          ASK: And what do you see?
          LEAD: It was clearer on the left.`,
        attempt: `
          LEAD: I'll begin with a bit of law. Nothing stays up for that. "Paragraph one. Whereas the party of the first part..."
          [Thump. {ASK} is asleep on the floor.]
          ASK: Is it over?
          LEAD: There's a second part. I'm told it's thrilling.`,
        help: `
          LEAD: Look how it's swaying! Who keeps a thing like that up till all hours?
          ASK: It isn't swaying! You are!
          [WHAP! {Prop} yawns, climbs into a slipper, and is asleep. The slipper shuffles off.]
          ALSO: It's walking out!
          LEAD: In its sleep. It's been given eight hours. For good behavior, five.`,
        ban: `
          ASK: You're not to send another soul to bed!
          [WHAP! {ASK}'s eyes close. {ASK}'s eyes open.]
          ASK: Where was I?
          LEAD: Down for a nap. You've paid your debt. Go, and yawn no more.`,
        pretend: `
          [{LEAD} looks left and right, and turns up a collar.]
          LEAD: I'm a dangerous criminal. Look at the stripes.
          ASK: What are you in for?
          LEAD: The night. ## The night. And you?`,
        hide: `
          ASK: Come out, with your hands up!
          ALSO: There's nobody in there!
          LEAD: I can't put them up. They're under my cheek.`,
        found: `
          [{LEAD} yawns.]
          LEAD: I do go to bed. I put out the light, and I remember that there's somebody who hasn't been told good night.
          ASK: Who?
          LEAD: I never know. I try all the doors.`,
        comfort: `
          [{LEAD} looks into {ASK}'s eyes, one after the other.]
          LEAD: Whatever it is, sleep on it.
          ASK: It's too big!
          LEAD: Then take the double. I'll read you both a bit of law. ## Then I'll move over.`,
        search: `
          LEAD: Don't shout for it. It's walking in its sleep.
          ASK: Where does a slipper go, in its sleep?
          [Far away, the lid of a biscuit tin.]
          LEAD: The same as all of us.`,
        wait: `
          [{LEAD} takes out a watch.]
          LEAD: I'll look at this, and send nobody to bed.
          [A tick, and no tock.]
          ASK: What was that?
          LEAD: It'd been up since Monday.`,
        lastWords: `LEAD: One good night, please. I've said it to everybody else. I've never had it said first. ## I'd like somebody to say "Stay." I've put a whole town to bed, and not one of them did.`,
        save: `
          LEAD: Just look at that. It's overtired. It'll be so sorry in the morning.
          ASK: Then send it to bed!
          LEAD: I find you awake! Eight hours! And you've had your water!
          [WHAP! The slipper sails across, and hits {machine}.]`,
        last: `
          LEAD: Has everybody been told good night?
          ASK: All but one. Good night, {call}.
          [{LEAD} is already asleep, standing up.]`,
      },
      turns: [
        `LEAD: I'm in the middle of a pillow case.
         ASK: What's the pillow done?
         LEAD: It's charged with going flat, on duty.`,
        `ASK: How's that pillow?
         LEAD: It won't speak. I put the whole weight of the law on it.
         ASK: Your head?
         LEAD: There was a small sigh.`,
        `LEAD: The pillow walks free. It has an alibi.
         ASK: For when?
         LEAD: For all of last night. It was under a highly respected judge.`,
      ],
      twist: 'Judge Pajamas puts a pillow on trial',
    },
    {
      effect: 'noise',
      with: 'the snore',
      where: 'up a pajama leg',
      freed: 'A pajama leg gives a shake. Out drops {prop}, warm, and a little creased.',
      bits: {
        arrive: `
          [HRRRONK! {LEAD}, in striped pajamas, walks straight into {ASK}.]
          LEAD: I've heard enough!
          ASK: You were snoring!
          LEAD: I was thinking. I only want to go to bed, and nobody wants that in their sleep. ## I was thinking. I only want to go to bed. At my age, one means the bed.
          ALSO: Your eyes were shut!
          LEAD: I was looking at the inside.`,
        again: `
          [HRRRONK!]
          ASK: You snored all night! The wallpaper's come off!
          LEAD: I never shut an eye! I lay there and listened to it. A fine, deep snore. There was law in it.`,
        explain: `
          LEAD: I went into a long thought. When I came out of it, I was four streets away, and it was in my arms.
          ASK: You walk in your sleep!
          LEAD: So the policeman said. But he was yawning. I had him put to bed.`,
        flattered: `
          ASK: {call}, what a mind! You see through everything!
          [Hrrronk.]
          ASK: And how you listen!
          LEAD: Overruled! What was it?`,
        teach: `
          [{LEAD} folds both arms.]
          LEAD: It's all in the eyes. You look at them, and you let them talk.
          [{LEAD} looks at {ASK}. HRRRONK!]
          ASK: All right! It was me! I'll put it back!
          LEAD: And that's a confession.`,
        attempt: `
          LEAD: I can do it with my eyes closed.
          [HRRRONK! Something falls off a shelf. Then the shelf does.]
          ASK: You were asleep!
          LEAD: Then who did all this?`,
        help: `
          LEAD: I'll watch over it. I won't even blink.
          ASK: Your eyes are shut already!
          [HRRRONK! {Prop} jumps with fright, and shoots up a pajama leg.]
          ALSO: It's run up your leg!
          LEAD: You see? I knew that something would happen. That's why I'm watching.`,
        ban: `
          ASK: There'll be no more snoring! Hands up, who snored?
          [HRRRONK! One hand goes up. {LEAD} opens an eye, and looks at it.]
          LEAD: Whose is that?`,
        pretend: `
          [{LEAD} salutes, with both eyes shut.]
          LEAD: I'm the night watch. I see all, I hear all.
          [HRRRONK!]
          ASK: You nodded off!
          LEAD: And was anything stolen?`,
        hide: `
          [HRRRONK! {Hide} rattles.]
          ASK: There's a bear in there!
          ALSO: Only a small one.
          ASK: Is it asleep?
          LEAD: Certainly not!`,
        found: `
          [Hrrronk. It stops.]
          LEAD: When I was little, and called out in the dark, somebody always said, "I'm awake." I thought it was a job.
          ASK: And you took it.
          LEAD: There was a gown with it.`,
        comfort: `
          [{LEAD} sits down beside {ASK}.]
          LEAD: You've something on your chest. Out with it. I'm wide awake.
          ASK: I was six, and I had a goose... ## I was twenty, and there was a beekeeper...
          [HRRRONK! A long while goes by.]
          ASK: ...and that's why I can't look at a pond. I feel so much lighter. ## ...and that's why I can't look at a veil. I feel so much lighter.
          LEAD: I find for you. And against the goose. ## I find for you. And against the beekeeper, with the costs of the bees.`,
        search: `
          LEAD: Leave it to me. I've got my eye on everything.
          ASK: They're both shut!
          [Bump.]
          LEAD: Well, it isn't behind that.`,
        wait: `
          [{LEAD} sits up very straight.]
          LEAD: You may all rest your eyes. I've stayed awake for sixty years.
          [HRRRONK!]
          ASK: And now?
          LEAD: Sixty years and a minute.`,
        lastWords: `LEAD: I'd like to rest my eyes. No, my case. I'd like to rest my case.`,
        save: `
          ASK: You've got to fall asleep! Now!
          LEAD: With all this going on? I've never been so wide awake!
          ASK: Then here's the evidence. Exhibit one, a receipt. Exhibit two, a receipt for the receipt. Exhibit three...
          [HRRRONK!]`,
        last: `
          LEAD: If that's everything, I might close one eye. But who'll be awake?
          ASK: I will.
          [{LEAD} lies down. There is no snore at all.]`,
      },
      turns: [
        `LEAD: You, with the hair! Stand up straight! Six months!
         ASK: That's a mop.
         LEAD: Then it can serve them standing.`,
        `ASK: The mop's still in its corner.
         LEAD: It hasn't tried to run?
         ASK: Not so far.
         LEAD: Then I'll have a word with the governor. It could work in the kitchens.`,
        `[Clatter.]
         LEAD: The prisoner's lying down! In court!
         ASK: Shall I wake it?
         LEAD: Wake it? It's got its eyes shut. It's thinking.`,
      ],
      twist: 'Judge Pajamas gives a mop six months',
    },
  ],
}
