import { type Setting } from '../../plays/card-types.ts'

/** A car wash that somebody set to "Eternal"; and a sphinx at the gate, all of whose riddles are about itself. */
export const thePyramidCarWash: Setting = {
  name: 'The Pyramid Car Wash',
  side: 'EXT.',
  a: 'a pyramid car wash',
  round: 'a ball of soap',
  roundLook: "It's the cleanest one there is",
  tall: 'eight sponges and an ostrich feather',
  food: 'figs',
  tool: 'a windshield wiper',
  rooms: ['RAMP', 'SOAP CHAMBER', 'CAMEL PARKING', 'CHAMBER OF THE WAX', 'EXIT, IF ANY'],
  ways: [
    {
      machine: 'the car wash',
      at: 'into the brushes',
      hide: 'the wax tank',
      hideNoise: 'a candle',
      change: 'sticky',
      hush: 'Deep in the pyramid, one brush stops to listen.',
      rise: 'FLUBBA-FLUBBA! A wave of bubbles picks up everybody, and polishes them in passing.',
      treat: 'the wax',
      kept: 'in the car wash',
      gives: 'FLUBBA. Out of the pyramid rides {prop}, waxed, and shining like a king.',
      bits: {
        why: `
          ASK: What's {event} doing in {a}?
          HOST: There was an offer. Hot wax, and up to sixty guests. ## There was an offer. Hot wax, and no questions.`,
        intro: `
          [FLUBBA-FLUBBA! The floor moves. {HIT} goes into the pyramid, and comes out shining.]
          HIT: I've been waxed!
          HOST: You stood on the belt. There are three programs. Quick, Gold and Eternal.
          ASK: And which one's it on?
          HOST: Somebody pressed "Eternal". There weren't even cars yet.`,
        again: `
          [Flubba-flubba.]
          ASK: Hasn't anybody turned that off?
          HOST: It's set to "Eternal". What did you think that meant? A week?`,
        stir: `
          [FLUBBA-FLUBBA! {ASK} goes in, and comes out shining.]
          ASK: I had freckles when I went in! ## I had a tattoo when I went in!
          HOST: It's very thorough. They'll be in the filter. ## It's very thorough. Who was Brenda?`,
        takes: `
          [{ASK} puts {prop} down. FLUBBA-FLUBBA! It rides into the pyramid.]
          ASK: And when does it come out?
          HOST: It's on "Eternal".`,
        uses: `
          ASK: As long as it's running, it may as well do my coat.
          [FLUBBA-FLUBBA. In goes a woolen coat. Out comes a sheep.]
          HOST: That's what was under the dirt.`,
        crowd: `
          [FLUBBA-FLUBBA. Out of the pyramid ride {crowd}, on the belt, pink and dripping.]
          ASK: Did they all want a wash?
          HOST: They wanted to ask the way. They wiped their feet on the wrong mat.`,
        door: `
          ASK: I'm walking out of here.
          [FLUBBA-FLUBBA. {ASK} walks. {ASK} runs. {ASK} stays exactly where {ASK} was.]
          HOST: You're on the belt.
          ASK: How far have I got?
          HOST: You've done four miles. You're a yard behind me.`,
        stow: `
          HOST: Into the wax! Pick an expression. You'll be keeping it!
          [GLOPP.]`,
        back: `[GLOPP. Out of the wax tank comes {thing}, with a high shine, a wick, and a mop stuck to it.]`,
        peak: `
          [FLUBBAFLUBBAFLUBBA. The belt races. Out in the desert, the dunes begin to slide toward the pyramid.]
          ASK: It's pulling in everything!
          HOST: Look at the last button. I always took it for a decoration. "Dry and seal."
          HIT: What does it seal?
          HOST: It's a pyramid. You go in nice and clean, and you stay that way.`,
        gift: `
          [Flubba. The belt brings {ASK} a warm towel, folded like a falcon.]
          ASK: There's something on it, in little birds and eyes!
          HOST: It says "Clean enough". In four thousand years, it's never said that to anybody.`,
      },
      worse: {
        noise: `
          [FLUBBA-FLUBBA! A camel goes in. It comes out white.]
          ASK: There must be some way to say "stop"!
          HOST: When you were clean, you blew a horn. But who can hear one over those brushes? They think that the desert's still dirty.`,
        lost: `
          [FLUBBA-FLUBBA! Everybody's pockets come out clean, and empty.]
          ASK: It's going through our things!
          HOST: It was built for a tomb, and it never got a treasure. It got brushes. It's been looking through people's pockets ever since.`,
        stuck: `
          [FLUBBA-FLUBBA! A brush grabs a cart, and has to let it go.]
          ASK: Why's it so rough?
          HOST: It's lonely work. Everybody they touch is going by. Those brushes have never had anything to hang on to.`,
        mixed: `
          [FLUBBA-FLUBBA! A cactus goes in. A cucumber comes out.]
          ASK: Press another button!
          HOST: It's carved in stone. Soap, then scrub, then wax. It's never got them in the wrong order, and it never will.`,
        mess: `
          [FLUBBA-SKREE-FLUBBA! Foam, up to the knees.]
          ASK: It's still on soap! Why's it still on soap?
          HOST: It can't go any further without a rinse. The river moved away in the Bronze Age.`,
      },
      saves: {
        noise: `
          [Flub. Flub. The belt stops. From deep inside comes a very old voice. "THAT WILL BE ONE GOAT."]
          HIT: It's finished! It wants to be paid!
          HOST: One goat, for four thousand years? And they've done the wheels!`,
        lost: `
          [The belt carries it in. It does not come out. Flub. Silence.]
          HIT: It's kept it!
          HOST: It'll be in the middle by now, on a golden chair, with a lamp. It's a proper tomb. It's got a treasure.`,
        stuck: `
          [It winds into the brushes. Flub. F... The belt stops.]
          HIT: They've caught it! They won't let go!
          HOST: At last, something that isn't only passing through. Listen to them squeeze.`,
        mixed: `
          [The belt stops, thinks, and runs backward. Wax off. Scrub off. Soap off.]
          HIT: I'm getting dirty again!
          HOST: It's doing the steps in the wrong order. It's unwashing us. Look, my gravy! I haven't seen that stain since I was six! ## It's doing the steps in the wrong order. It's unwashing us. Look, lipstick! That's from my wedding. It wasn't the bride's.`,
        mess: `
          [It pours over the brushes. Flubba. Flub. Somewhere, a small green light comes on.]
          HIT: It's stopped! It says "Thank you. Drive safely"!
          HOST: That was the rinse! It's been waiting for that since the river left.`,
      },
      turns: [
        `[A camel stands in line, behind {ASK}.]
         ASK: Does that camel know where this line goes?
         HOST: It's got a coupon.`,
        `[Past them, on the belt, glides a camel, with its eyes shut.]
         HIT: What did it have?
         HOST: Underbody, and two coats of wax. The hump's extra.`,
        `[The camel comes out, so bright that it hurts to look.]
         ASK: You can see your face in it!
         HOST: Wait.
         [The camel lies down in the sand, and rolls.]
         HOST: Every time. It only comes for the line.`,
      ],
      twist: 'A camel comes in for the full wax',
    },
    {
      machine: 'the sphinx',
      at: 'at the sphinx',
      hide: 'the giant vacuum',
      hideNoise: 'a crumb',
      change: 'small',
      hush: 'The sphinx shuts its eyes, to hear better.',
      rise: 'KRROCK! The sphinx stretches, like a cat, with everybody on its back.',
      treat: 'the riddles',
      kept: "under the sphinx's paw",
      gives: 'KRROCK. The sphinx lifts its paw, as if it had just noticed. There lies {prop}.',
      bits: {
        why: `
          ASK: Who picked {a} for {event}?
          HOST: I did. Wherever I go, I like to leave cleaner than I came.`,
        intro: `
          [KRROCK. A stone sphinx opens one eye. "WHAT HAS FOUR LEGS, AND NOBODY ASKS HOW IT SLEPT?" ## KRROCK. A stone sphinx opens one eye. "WHAT HAS FOUR LEGS, AND GOES TO BED ALONE?"]
          HIT: A table?
          [SWOSH! A bucket of suds.]
          HOST: Wrong. Nobody leaves until they've solved the riddle of the sphinx.
          ASK: Is it always the same one?
          HOST: No, there's a new one every day. I've never got anywhere near.`,
        again: `
          [KRROCK. "WHAT WAKES UP AT A GATE, AND GETS NO GOOD MORNING?"]
          ASK: A bicycle?
          [SWOSH!]
          HOST: You're getting warmer. That water's usually cold.`,
        stir: `
          [KRROCK. "WHAT IS MADE OF STONE, AND HAS ITS BIRTHDAY ON THURSDAY?"]
          ASK: I know this! A bridge!
          [SWOSH!]
          HOST: I'd have said bridge.`,
        takes: `
          [KRROCK. The sphinx lays a paw on {prop}. "WHOSE IS WHAT IS UNDER MY PAW?"]
          ASK: It's ours!
          [SWOSH! A bucket of suds.]
          HOST: Not any longer. It was harder than it looked.`,
        uses: `
          ASK: It can't be hard. I'll just say them all. A river! A shadow! The moon! An egg!
          [SWOSH! SWOSH! SWOSH! A pause. SWOSH.]
          HOST: It had to think about "egg".`,
        crowd: `
          [Over the dunes come {crowd}, on foot, wet to the skin.]
          ASK: It hasn't rained here since the Bronze Age!
          HOST: They've been guessing.`,
        door: `
          ASK: I'll leave by camel. It can't ask a camel.
          [KRROCK. "WHO NEVER GETS A POSTCARD?" The camel stops. It sits down.]
          ASK: Walk on! Why won't you walk on?
          HOST: It's thinking.`,
        stow: `
          HOST: Into the giant vacuum! Tuck in anything that you'd like to keep!
          [SHHHLOOP.]`,
        back: `[SHHHLOOP. Out of the giant vacuum comes {thing}, sealed in a bag, and no thicker than a pancake.]`,
        peak: `
          [KRROCK. KRROCK. The sphinx stands up, and lifts a paw as big as a bus. "LAST RIDDLE. WHO CARES?"]
          ASK: Is that a riddle?
          HOST: It sounded more like a remark.
          HIT: What do we get if we're wrong?
          HOST: Do you see where the desert's flat?`,
        gift: `
          [Krrock. "WHAT HAS A LOUD VOICE, AND WILL BE MISSED?"]
          ASK: I give up. A donkey?
          ["YOU," says the sphinx.]`,
      },
      worse: {
        noise: `
          [KRROCK. "WHAT TALKS ALL DAY TO NOBODY?" SWOSH! SWOSH!]
          ASK: We hadn't even answered!
          HOST: That makes no difference. It's got four thousand years of sand in its ears. It thinks that nobody's ever tried.`,
        lost: `
          [KRROCK. "WHAT WAS ONCE BROUGHT FLOWERS?" SWOSH! SWOSH!]
          ASK: A vase! What does it want from us?
          HOST: In the old days, people laid their dearest treasure at its feet. Now they pay at the machine.`,
        stuck: `
          [KRROCK. A crack runs down the stone nose. "WHAT IS FALLING APART?" SWOSH! SWOSH!]
          ASK: This party!
          HOST: It needs something round it, poor old thing. Tourists do try to hug it. They don't reach.`,
        mixed: `
          [KRROCK. "WHAT IS TWO THINGS AT ONCE?" SWOSH! SWOSH!]
          ASK: Soup! Why does it take it all so hard?
          HOST: That's the front half. It's human, and it frets. The back half's a cat, and couldn't care less. But the front half's in charge.`,
        mess: `
          [KRROCK. "WHAT WATCHES ALL, AND IS ALWAYS LEFT OUT?" SWOSH! SWOSH!]
          ASK: The cat! Can't anything cheer it up?
          HOST: It's sat at the gate of a car wash since it opened. Everybody goes through but the sphinx.`,
      },
      saves: {
        noise: `
          [Sand pours out of two stone ears. The paw stops. "OH," says the sphinx. "YOU WERE ANSWERING."]
          HIT: It can hear us!
          HOST: It says thank you for trying. And that it isn't a table.`,
        lost: `
          [It lands between the stone feet. The paw stops. "FOR ME?" says the sphinx. "IT ISN'T EVEN MY BIRTHDAY."]
          HIT: It's put its foot down! Ever so gently!
          HOST: It's put it round the present. I wouldn't ask for that back.`,
        stuck: `
          [It goes round the whole sphinx, and pulls tight. The paw stops. "OH," says the sphinx.]
          HIT: It's sitting down again!
          HOST: All the way round! So that's the answer. It only ever wanted somebody with the reach.`,
        mixed: `
          [The stone face blinks. The tail swings. The paw stops, and is licked. PRRRRR.]
          HIT: It's rolling over!
          HOST: Its halves have changed places. The cat's in charge. Nobody touch the stomach. It's a trap.`,
        mess: `
          [It runs down the stone face. Off come the dust, the soot and the pigeons. The paw stops, and is held out, to be done next.]
          HIT: It's got cheeks! They're pink!
          HOST: It's had its turn at last. It wants to know how much for the wax.`,
      },
      turns: [
        `["OOH!" says somebody, down a hole.]
         ASK: Who's in there?
         HOST: The professor. He's digging for the lost city.
         ASK: Who lost it?
         HOST: He did. He had a map.`,
        `["OOH!" A hand comes up out of the hole, with a hubcap.]
         HIT: Is that very old?
         HOST: It's off the bus. But say "Bronze Age". He's had a hard year.`,
        `["OOH!" A gurgle. Up out of the hole comes the professor, pink and shining.]
         ASK: What did he find?
         HOST: The drain. It found him first.`,
      ],
      twist: 'A professor digs for the city he lost',
    },
  ],
}
