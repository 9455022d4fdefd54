import { type Setting } from '../../plays/card-types.ts'

/** A windmill that has been hit in the stomach for fifty years; and a moon on a timer, and what goes on when it is out. */
export const moonlitMiniGolf: Setting = {
  name: 'Moonlit Mini Golf',
  side: 'EXT.',
  a: 'a mini golf course',
  round: 'a golf ball',
  roundLook: 'The craters are all the same size',
  tall: 'eight little flags and a gnome',
  food: 'cold popcorn',
  tool: 'a putter',
  rooms: ['FIRST HOLE', 'LOOP THE LOOP', 'SAND TRAP', 'GNOME VILLAGE', 'LAST HOLE'],
  ways: [
    {
      machine: 'the windmill',
      at: 'in at the windmill door',
      hide: 'the duck pond',
      hideNoise: 'a duck',
      change: 'wet',
      hush: 'The windmill stops, with one sail up.',
      rise: 'WHUPP! One great sail comes round, and everybody goes with it.',
      treat: 'the ducks',
      kept: 'in the windmill',
      gives: 'The little door opens. Out rolls {prop}, and wins a free game.',
      bits: {
        why: `
          ASK: Why have {event} on {a}, in the dark?
          HOST: It's always night here. You don't see the stains. ## It's always night here. You don't see who came with whom.`,
        intro: `
          [WHUPP! The sail of a windmill knocks {HIT} into the sand.]
          HIT: I never touched it!
          HOST: For fifty years, people have been hitting balls into that windmill's stomach. Now it gets in first.
          ASK: So how does anybody get past?
          HOST: You wait for the gap. I saw it once, in June.`,
        again: `
          [Whupp.]
          ASK: Ha! It missed me!
          HOST: That wasn't a miss. That was a wave. It remembers you.`,
        stir: `
          [WHUPP! {ASK} is in the sand.]
          ASK: I was nowhere near it!
          HOST: You're a little pale tonight. From where it's standing, you could be a ball. Whatever you do, don't roll.`,
        takes: `
          [{ASK} puts {prop} down on a tee. WHUPP! A sail comes round. It's gone, in at the little door.]
          HOST: On a tee? What did you think it would do?
          ASK: I don't play!
          HOST: It does.`,
        uses: `
          ASK: I've been watching it. It's all in the timing. One, two, go!
          [WHUPP! Sand.]
          HOST: It's a waltz. You left out three.`,
        crowd: `
          [Down the path come {crowd}, in a long line. As they pass the windmill, each of them bows.]
          ASK: So polite!
          HOST: That's ducking. The proud ones are in the sand.`,
        door: `
          ASK: I'm leaving. Which way's the exit?
          HOST: After the eighteenth hole. It's a rule.
          ASK: How many have we done?
          HOST: Half of one. But it was the first half.`,
        stow: `
          HOST: Into the duck pond! If anybody throws bread, eat it!
          [PLOPP.]`,
        back: `[PLOPP. Out of the duck pond comes {thing}, dripping, with a duck that refuses to get off.]`,
        peak: `
          [WHUPPWHUPPWHUPP. The sails are a blur. Gnomes, flags and benches fly in at the little door.]
          ASK: It's sucking up the whole course!
          HOST: It's breathing too fast. It's never had so many people standing round it with sticks.
          HIT: What becomes of whatever goes in?
          HOST: It comes out at the back, very small, and wins a free game.`,
        gift: `
          [The windmill stops. It lifts one sail to the side, like a curtain.]
          ASK: It wants me to go through!
          HOST: That's the gap. Take your time. It's been saving that.`,
      },
      worse: {
        noise: `
          [WHUPP! WHUPP! There goes the scoreboard.]
          ASK: What on earth is it frightened of?
          HOST: The click. Putter on ball. It's a tiny sound, and it's the only one it knows. It hears it in the rain.`,
        lost: `
          [WHUPP! WHUPP! There goes a gnome.]
          ASK: What does it do with all those balls?
          HOST: Hands them over. In at the front, out at the back. Fifty years of presents, and it's never been let keep one.`,
        stuck: `
          [WHUPP! WHUPP! There goes the drinking fountain.]
          ASK: Slow it down!
          HOST: With what? A real mill has a great heavy stone to lean into. That's four feet of plywood, and nerves.`,
        mixed: `
          [WHUPP! WHUPP! There goes a bench, with a plaque.]
          ASK: Must it take everything so personally?
          HOST: It's hole nine. It says so on its chest. It's never been allowed to forget it.`,
        mess: `
          [WHUPP! SKRAWK! WHUPP! There goes a footbridge.]
          ASK: Does it even want to go round?
          HOST: It isn't a windmill. They'd ordered a water mill, and put it up by mistake. It's never understood what it's waiting for.`,
      },
      saves: {
        noise: `
          [The sails slow down. Whupp. Whu...]
          HIT: It's stopped!
          HOST: It's listening. That wasn't a click. It never knew that there were other noises. It would like that one again.`,
        lost: `
          [In it goes. Everybody looks at the back. Nothing comes out. The sails stop.]
          HIT: Where is it?
          HOST: Still in there. It's keeping it. Look how it's standing, with its door shut.`,
        stuck: `
          [The axle groans. The sails turn slowly, grandly, one at a time.]
          HIT: It sounds enormous!
          HOST: It's got something to lean into. That's what a mill sounds like, when it's pulling its weight.`,
        mixed: `
          [The sails stop. They spread themselves out, and turn up their tips.]
          HIT: What's it doing now?
          HOST: Growing. It takes itself for a daisy. Nobody pick it.`,
        mess: `
          [It runs down over the sails. Splish. Splish. Slowly, they start to turn the other way.]
          HIT: It's humming!
          HOST: It was a water mill. All it ever got was wind.`,
      },
      turns: [
        `[Beside the path stands a plaster gnome.]
         ASK: Was that gnome looking this way before?
         HOST: Don't let it put you off your swing.`,
        `[Beside the path stand three plaster gnomes.]
         HIT: They've got a scorecard! They've written something after my name!
         HOST: A good word, or a bad one?
         HIT: "Still here."`,
        `[Tock. A very small ball rolls by. Behind it, on tiptoe, come seven gnomes with seven tiny putters.]
         ASK: They've overtaken us!
         HOST: They asked to play through in March. Nobody looked down.`,
      ],
      twist: 'The gnomes along the path are gaining',
    },
    {
      machine: 'the moon',
      at: 'at the moon',
      hide: 'the cotton candy machine',
      hideNoise: 'a spoonful of sugar',
      change: 'sticky',
      hush: 'Up on its pole, the moon flickers, and holds on.',
      rise: 'KLIK. It goes dark. A great leap. KLIK. Everybody is standing on the roof of the ticket hut.',
      treat: 'the dark',
      kept: 'wherever the dark put it',
      gives: 'KLIK. Dark. KLIK. In the middle of everybody, all alone, is {prop}.',
      bits: {
        why: `
          ASK: Isn't {a} a bit dim for {event}?
          HOST: Everybody looks better by moonlight. I've seen us at noon.`,
        intro: `
          [KLIK. It goes dark. There's some shuffling. KLIK. It's light.]
          HIT: These aren't my shoes! ## These aren't my pants!
          HOST: It's the moon. It's only a lamp, on a timer. It goes out, and it comes on again.
          ASK: But who moves things about while it's out?
          HOST: I've never seen. It's dark.`,
        again: `
          [KLIK. Dark. KLIK.]
          ASK: I only had two gloves when we came!
          HOST: How many have you got now?
          ASK: Three. And one of them's warm.`,
        stir: `
          [KLIK. Dark. KLIK.]
          ASK: Somebody's tied my shoelaces! In a double bow! ## Somebody's kissed me! And they took their time!
          HOST: Which of us was it?
          ASK: None of you is that good.`,
        takes: `
          [KLIK. Dark. Some shuffling. KLIK. Everybody's holding something. Nobody's holding {prop}.]
          ASK: I had it! And now I've got a garden gnome!
          HOST: I've got the fishing rod that goes with him.`,
        uses: `
          ASK: There's a slot on the pole. I'll put in a coin, so that it stays.
          [TLING. KLIK. Dark.]
          ASK: It says "half an hour"!
          HOST: Did it say half an hour of what?`,
        crowd: `
          [KLIK. Dark. A great deal of whispering. KLIK. There stand {crowd}, as if they'd always been there.]
          ASK: There was nobody there a second ago!
          HOST: They're saying the same about you.`,
        door: `
          ASK: I'm going. There's the gate. It's twelve steps.
          [KLIK. Dark. "...ten, eleven, twelve." SPLASH. KLIK.]
          ASK: It was right here!
          HOST: I know. It brushed past me, going the other way.`,
        stow: `
          HOST: Into the cotton candy machine! And keep turning!
          [WHISSSS.]`,
        back: `[WHISSSS. Out of the cotton candy machine comes {thing}, pink, fluffy, and stuck to a stick.]`,
        peak: `
          [KLIK. Dark. It stays dark.]
          ASK: It isn't coming back on! Everybody hold hands!
          HOST: Good. I've got one on each side.
          HIT: So have I. One of mine's got fur.
          HOST: Well, don't let go. You'd hurt its feelings. ## Well, don't let go. It's longer than anybody's held your hand all year.`,
        gift: `
          [KLIK. Dark. KLIK. There's a blanket round {ASK}'s shoulders, neatly tucked.]
          ASK: I didn't say that I was cold! Who did that?
          HOST: Ssh. Just say thank you, in the general direction of everywhere.`,
      },
      worse: {
        noise: `
          [KLIK. Dark. KLIK. Everybody's hat has moved one head to the left.]
          ASK: Why can't it stay on?
          HOST: It nods off. It's been on the night shift for fifty years. And golf's so very, very quiet.`,
        lost: `
          [KLIK. Dark. KLIK. All the flags are in one hole.]
          ASK: How much money does it want?
          HOST: It's had thousands of coins. Every one of them was what somebody had left over.`,
        stuck: `
          [KLIK. Dark. KLIK. The moon swings to and fro. So do the shadows.]
          ASK: I feel seasick!
          HOST: It hangs by one nail. The real moon has a whole ocean to hold on to.`,
        mixed: `
          [KLIK. Dark. KLIK. Every gnome has turned its back.]
          ASK: It's sulking!
          HOST: It knows that it's a lamp. On a clear night, it can see the other one, being looked at.`,
        mess: `
          [KLIK. Dark. KLIK. It's hardly any lighter.]
          ASK: It's brown!
          HOST: That's moths. Fifty summers of moths, all over its face, and who's got a ladder like that?`,
      },
      saves: {
        noise: `
          [KLIK! The moon comes on, wide awake, and blinks.]
          HIT: I can see!
          HOST: It dropped off in the middle of somebody's putt. Who hasn't?`,
        lost: `
          [TLING. It goes in at the slot. KLIK. The moon comes on, round and rosy.]
          HIT: How long will that last?
          HOST: The meter used to stop at an hour. It's gone all the way round, to "for you".`,
        stuck: `
          [KLIK. The moon comes on. It has stopped swinging. It pulls, and something pulls back.]
          HIT: Look at the pond! It's rising!
          HOST: It's got a tide! It's holding on to something, and it's got a tide!`,
        mixed: `
          [KLIK. The moon comes on, silver, enormous, and rather grand.]
          HIT: It was never that big!
          HOST: It thinks that it's the real one. Would somebody howl? It would mean so much.`,
        mess: `
          [It runs down over the glass, and takes the moths with it. KLIK. It's as bright as noon.]
          HIT: I can see everything!
          HOST: And everybody. Oh! Good evening. We never knew that it was you. ## And everybody. Oh! Good evening. You might have said that you were married.`,
      },
      turns: [
        `[Tock. A ball rolls up to the edge of a hole, and stops.]
         ASK: So close! I'll blow on it.
         HOST: That's cheating. We wait.`,
        `HIT: Has that ball moved?
         HOST: It leaned. About an hour ago. I saw it, and I didn't like to say.`,
        `[They all bend over the ball. A tiny hand comes up out of the hole, and takes it.]
         ASK: It's in! That counts!
         HOST: It has to. Whoever that is, they couldn't bear it any longer, either.`,
      ],
      twist: 'A golf ball hesitates on the brink',
    },
  ],
}
