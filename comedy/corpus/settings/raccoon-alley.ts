import { type Setting } from '../../plays/card-types.ts'

/** Raccoons, who wash whatever they mean to eat; and a window from which one noise fetches one boot. */
export const raccoonAlley: Setting = {
  name: 'Raccoon Alley',
  side: 'EXT.',
  a: 'a raccoon alley',
  round: 'a meatball in foil',
  roundLook: 'It shines, and there may be life on it',
  tall: 'three pizza boxes and a boot',
  food: 'cold pizza',
  tool: 'a trash can lid',
  rooms: ['UNDER THE STREETLAMP', 'BEHIND THE CANS', 'FIRE ESCAPE', 'DEAD END', 'BELOW THE WINDOW'],
  ways: [
    {
      machine: 'Dolores the raccoon',
      at: 'to Dolores',
      hide: 'the trash can',
      hideNoise: 'a raccoon',
      change: 'bitten',
      hush: 'Over every trash can comes a small masked face.',
      rise: 'SCRUBBA, SCRUBBA! The suds rise, and everybody rises with them, as far as the third floor.',
      treat: 'the baths',
      kept: 'with Dolores, being washed',
      gives: 'SCRUBBA. Dolores bites {prop}, pulls a face, and gives it back.',
      bits: {
        why: `
          ASK: Who would hold {event} in {a}?
          HOST: I was told that everything here gets a second chance. It was a fork, but still.`,
        intro: `
          [SCRUBBA, SCRUBBA. A small wet paw takes {HIT} by the hand.]
          HIT: It's washing my fingers! How sweet!
          HOST: That's Dolores. She's a raccoon. They always wash their food.
          ASK: And where is their food?
          HOST: It's only fingers. I'd start to worry at the elbow. ## It's only fingers. Enjoy it. I'd start to worry at the elbow.`,
        again: `
          [Scrubba.]
          ASK: I've slept so well! And I smell of lemon.
          HOST: I'd get up. They've done you as far as the neck.`,
        stir: `
          [SCRUBBA, SCRUBBA.]
          ASK: She's got behind my ears!
          HOST: Then think of something dirty. ## Then think of something filthy. No, she likes that.`,
        takes: `
          [SCRUBBA, SCRUBBA. A small wet paw has got {prop}.]
          ASK: Isn't that sweet? She's washing it!
          HOST: And what do they wash?
          ASK: Oh no.`,
        uses: `
          ASK: They only want what's clean. So I'll lie down in the gutter.
          [{ASK} rolls from one end to the other. A silence. Two hundred little brushes.]
          HOST: Now you've done it. They love a project.`,
        crowd: `
          [All along the alley, lids go up. Under them stand {crowd}, in evening dress.]
          ASK: What are they doing in the trash?
          HOST: They came early, and were washed. They're trying to get the smell of lemon off.`,
        door: `
          ASK: I'm going. Up the fire escape!
          [{ASK} climbs. A long, wet squeak. {ASK} is back.]
          ASK: Somebody's soaped the ladder!
          HOST: They keep it beautifully. While it was rusty, one could leave.`,
        stow: `
          HOST: Into the trash can! Not that one, somebody's reading in it.
          [The lid shuts. Nibble, nibble.]`,
        back: `[The lid goes up. Out comes {thing}, nibbled all round the edge, and very, very clean.]`,
        peak: `
          [SCRUBBA! SCRUBBA! SCRUBBA! There is a paw on everybody.]
          ASK: She's past my elbow! They've spread a tablecloth!
          HOST: That's for drying. When we're clean, she lays us all out on it, in a row.
          HIT: And after that?
          HOST: Starch. I knew somebody who couldn't sit down until June.`,
        gift: `
          [A small wet paw gives {ASK} a potato chip. It has been washed until one can see through it.]
          ASK: It's soggy.
          HOST: It's the best she has. Eat it. Now you're a cousin.`,
      },
      worse: {
        noise: `
          [SCRUBBA, SCRUBBA! Two more take the other sleeve.]
          ASK: What would make them drop it?
          HOST: A can going over. It's the only sound they love. They'd leave a wedding for a good can.`,
        lost: `
          [SCRUBBA, SCRUBBA! Two more take the other sleeve.]
          ASK: They must be starving!
          HOST: They've got plenty. But it's all been thrown away first. Nobody's ever looked one of them in the eye, and said "Here".`,
        stuck: `
          [SCRUBBA, SCRUBBA! Two more take the other sleeve.]
          ASK: Can't they keep their paws to themselves?
          HOST: They don't know where to put them. They're shy. You should see them at a bus stop.`,
        mixed: `
          [SCRUBBA, SCRUBBA! Two more take the other sleeve.]
          ASK: How do they decide what's food?
          HOST: Dolores decides. She's never been in doubt. To her, you're either children or supper.`,
        mess: `
          [SCRUBBA, SCRUBBA! Two more take the other sleeve.]
          ASK: Doesn't she get tired of it?
          HOST: She's done everybody in this alley. But who's to do Dolores? She can't reach her own back.`,
      },
      saves: {
        noise: `
          [Two hundred paws stop. Two hundred ears go up.]
          HIT: They've let go of me!
          HOST: To them, that's every can in town, going over. They've gone to get a good seat.`,
        lost: `
          [It lands in two wet paws. Dolores looks at it for a long time. She does not wash it.]
          HIT: Why isn't she scrubbing?
          HOST: You don't wash a present. They're folding up the tablecloth. She wants it to lie on something nice.`,
        stuck: `
          [{With} goes round two hundred paws, and pulls. SCRU... Silence.]
          HIT: They're all holding hands!
          HOST: They know where to put them now. I think there's going to be a song.`,
        mixed: `
          [Dolores blinks. She puts down the soap, and wets a comb.]
          HIT: She's doing my hair!
          HOST: She's mixed us up with the children. Hold still, or she'll do your nose as well.`,
        mess: `
          [It goes all over Dolores, from mask to tail. A silence. Two hundred brushes turn round.]
          HIT: They're washing Dolores!
          HOST: And between the shoulders. Look at that face. I've only seen it under a bridge.`,
      },
      turns: [
        `[A very small raccoon takes {ASK}'s sugar lump, and washes it.]
         ASK: He's washed it away! It's gone!
         [The very small raccoon looks at both sides of his paws.]
         HOST: He's new.`,
        `HIT: He's washing another sugar lump. Shouldn't one tell him?
         HOST: They have to find out for themselves.
         [A very small sob.]
         ASK: That's the fourth.`,
        `ASK: Come here. No water, this time. Straight in.
         [A crunch. A long silence. Then a cartwheel.]
         HOST: You've changed that raccoon's life.`,
      ],
      twist: 'A beginner raccoon washes a lump of sugar',
    },
    {
      machine: 'the third-floor window',
      at: 'up at the third-floor window',
      hide: 'the steam grate',
      hideNoise: 'a kettle',
      change: 'hot',
      hush: 'On the third floor, a window opens by an inch.',
      rise: 'THWOCK! Out of the window comes the bed, springs first. Everybody lands on it, and goes up again.',
      treat: 'all the shoes',
      kept: 'up on the third floor',
      gives: 'A window opens. Down on a string comes {prop}. "AND KEEP IT QUIET," says Mrs. Plank.',
      bits: {
        why: `
          ASK: But why have {event} in {a}?
          HOST: Anywhere else, the neighbors complain. Here, it's only one of them.`,
        intro: `
          HIT: What a nice, quiet alley!
          [THWOCK! A boot hits {HIT} on the head.]
          HOST: Ssh! That's Mrs. Plank, on the third floor. She's trying to sleep. One noise, one boot.
          ASK: And where's the other boot?
          HOST: That's what keeps us all awake.`,
        again: `
          [From the third floor, a snore. ## From the third floor, two snores.]
          ASK: Did she ever throw the other boot?
          HOST: It's on the windowsill. I haven't shut an eye. ## It's on the windowsill. Next to somebody else's.`,
        stir: `
          [THWOCK! A slipper.]
          ASK: I only swallowed!
          HOST: That's why it's a slipper.`,
        takes: `
          ASK: Careful with {prop}! Don't drop...
          [THWOCK! A boot. Down comes a string with a hook, and takes {prop} up.]
          HOST: She's confiscated it. It's the same with the neighbors' trumpet.`,
        uses: `
          ASK: I've counted her boots. She can't have one left. Now we can make all the noise we like!
          [A pause. THWOCK! A bathtub.]
          HOST: I do hope that she'd got out of it.`,
        crowd: `
          [On tiptoe come {crowd}, each with a bump on the forehead. "Ssh," they say.]
          ASK: What happened to them?
          HOST: One of them said "Good evening". Then the others said "Ssh".`,
        door: `
          ASK: I'm going home. Very, very softly.
          [{ASK} tiptoes off. From a wall, "MEOW!" THWOCK! THWOCK!]
          ASK: But that was the cat!
          HOST: The cat ducks.`,
        stow: `
          HOST: Down the steam grate! If something smells of ironing, it's you.
          [The grate shuts. Hsssss.]`,
        back: `[The steam grate lifts. Out comes {thing}, red hot, with a sharp crease down the front.]`,
        peak: `
          [A creak. Out of the window, inch by inch, comes something black, and shiny, and very wide.]
          ASK: How big are that woman's feet?
          HOST: It has pedals. She's down to the piano.
          HIT: She's only trying to scare us!
          HOST: I've waited twenty years for this. That's the other shoe.`,
        gift: `
          [Down from the window, on a string, comes a cup of cocoa.]
          ASK: For me?
          HOST: Say thank you. Not out loud!
          [A long, careful bow. Up on the third floor, a small wave.]`,
      },
      worse: {
        noise: `
          [THWOCK! A kettle, and the stove.]
          ASK: Has she ever liked a noise?
          HOST: Just one. Somebody made it under that window, forty years ago. It was dreadful. She married him.`,
        lost: `
          [THWOCK! A kettle, and the stove.]
          ASK: What does she want from us?
          HOST: She never says. She throws a thing, and she waits. Then she looks sad, and she throws another.`,
        stuck: `
          [THWOCK! A kettle, and the stove.]
          ASK: Why doesn't she just close the window?
          HOST: She's been trying to since the day she moved in. What do you think all that banging is?`,
        mixed: `
          [THWOCK! A kettle, and the stove.]
          ASK: Does she have to throw whatever she's got in her hands?
          HOST: It's habit. It's in at the ear, and out by the arm. It hasn't gone by way of her head in years.`,
        mess: `
          [THWOCK! A kettle, and the stove.]
          ASK: We've done nothing to her!
          HOST: She can't see that. Look at that glass! She hasn't seen out of it since the spring. She thinks that we're cats.`,
      },
      saves: {
        noise: `
          [The piano stops, half out. "ALFONSO?" says the window, very softly.]
          HIT: Who's Alfonso?
          HOST: The last one who made a noise like that. She's taking the piano in. She's putting on lipstick.`,
        lost: `
          [It flies in at the window. The piano stops. A long silence. "MINE!" says the window.]
          HIT: She caught it!
          HOST: She only wanted somebody to throw one back. It's been her turn for twenty years.`,
        stuck: `
          [{With} catches the window, and pulls. SLAM. The piano is inside, and so is Mrs. Plank.]
          HIT: It's shut! Can we talk? CAN WE SING?
          HOST: Anything you like! All she ever wanted was that window closed.`,
        mixed: `
          [The window fogs up. The piano stops, and goes in. A pause. Somebody is playing it.]
          HIT: It's a waltz!
          HOST: She's forgotten what she meant to do with it. Don't anybody remind her.`,
        mess: `
          [It runs down the glass. The piano stops. "OH," says the window. "IT'S PEOPLE."]
          HIT: She can see us!
          HOST: She's so sorry. She'd like to know if any of the cats got her letters. They were in the boots.`,
      },
      turns: [
        `[On the wall, a cat is trying on a boot.]
         ASK: That's Mrs. Plank's!
         HOST: He keeps the ones that fit.
         ASK: How many has he got?
         HOST: Three. It's a worry to him.`,
        `[A clop, a clop, a clop, and a soft sort of step.]
         HIT: What's that?
         HOST: It's the cat. He's out walking. He's hoping that people will only look at the front.`,
        `[Thwock. One very small boot lands in front of the cat. He puts it on.]
         ASK: It fits him perfectly!
         HOST: She must have had it made.`,
      ],
      twist: 'A cat in three boots awaits the fourth',
    },
  ],
}
