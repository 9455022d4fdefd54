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
          ASK: What wisdom! And what noble stripes!
          LEAD: They've caused some confusion. I once served a whole winter, by mistake.
          ASK: How awful!
          LEAD: Lights out at nine. I appealed, to stay.`,
        teach: `
          ASK: How does one go about it? Show us.
          LEAD: I always look at a thing from both sides.
          [{LEAD} lies down on the left side. A long pause. {LEAD} turns over.]
          ALSO: And what do you see?
          LEAD: It was clearer on the left.`,
        attempt: `
          LEAD: I'll read it a bit of law. Nothing stays up for that. "Paragraph one. Whereas the party of the first part..."
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
          ASK: And what are you?
          LEAD: A dangerous criminal. Look at the stripes.
          ASK: What are you in for?
          LEAD: The night. ## The night. And you?`,
        hide: `
          ASK: Come out, with your hands up!
          ALSO: There's nobody in there!
          LEAD: I can't put them up. They're under my cheek.`,
        found: `
          ASK: Why don't you just go to bed?
          LEAD: I do. I lie down, I put out the light, and I remember that there's somebody who hasn't been told good night.
          ASK: Who?
          LEAD: I never know. I try all the doors.`,
        comfort: `
          ASK: I've got us all into this. It's a terrible thing to have done.
          LEAD: Sleep on it.
          ASK: It's too big!
          LEAD: Then take the double. ## Then I'll move over.`,
        search: `
          LEAD: Don't shout for it. It's walking in its sleep.
          ASK: Where does a slipper go, in its sleep?
          [Far away, the lid of a biscuit tin.]
          LEAD: The same as all of us.`,
        wait: `
          ASK: Wait here, and let everybody stay awake.
          [A tick, and no tock.]
          ASK: What was that?
          LEAD: My watch. It'd been up since Monday.`,
        lastWords: `LEAD: Good night. I've said it to everybody else. I've never had it said first. ## I'd like somebody to say "Stay." I've put a whole town to bed, and not one of them did.`,
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
          ASK: What a mind! You see through everything!
          [Hrrronk.]
          ASK: And how you listen!
          LEAD: Overruled! What was it?`,
        teach: `
          ASK: Show us how it's done.
          LEAD: You look at them, and you let them talk.
          [{LEAD} looks at {ALSO}. HRRRONK!]
          ALSO: All right! It was me! I'll put it back!
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
          ASK: What are you doing here?
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
          ASK: What would be so bad about sleeping?
          LEAD: When I was little, I used to call out in the dark, and somebody always said, "I'm awake." I thought it was a job.
          ASK: And you took it.
          LEAD: There was a gown with it.`,
        comfort: `
          ASK: Before it's too late, I must get this off my chest. I was six, and I had a goose... ## Before it's too late, I must get this off my chest. I was twenty, and there was a beekeeper...
          [HRRRONK! A long while goes by.]
          ASK: ...and that's why I can't look at a pond. I feel so much lighter. ## ...and that's why I can't look at a veil. I feel so much lighter.
          LEAD: I find for you. And against the goose. ## I find for you. And against the beekeeper, with the costs of the bees.`,
        search: `
          LEAD: Leave it to me. I've got my eye on everything.
          ASK: They're both shut!
          [Bump.]
          LEAD: Well, it isn't behind that.`,
        wait: `
          ASK: Sit there, and stay awake for a minute.
          LEAD: I've stayed awake for sixty years.
          [HRRRONK!]
          LEAD: And one minute.`,
        lastWords: `LEAD: I rest my eyes. No, my case. I rest my case.`,
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
