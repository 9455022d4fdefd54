import { type Setting } from '../../plays/card-types.ts'

/** A castle knitted of one thread, which somebody pulls; and an echo that comes a moment before the voice. */
export const castleOfLostSocks: Setting = {
  name: 'Castle of Lost Socks',
  side: 'EXT.',
  a: 'a castle of lost socks',
  round: 'a cannonball in a sock',
  roundLook: 'The coast is ribbed',
  tall: 'seven bobble hats and a boot',
  food: 'moat soup',
  tool: 'a knitting needle',
  rooms: ['DRAWBRIDGE', 'COURTYARD', 'GREAT WALL', 'DUNGEON LAUNDRY', 'THE LAST TOWER'],
  ways: [
    {
      machine: 'the knitted wall',
      at: 'into the hole in the wall',
      hide: 'the moth chest',
      hideNoise: 'a moth',
      change: 'bitten',
      hush: 'All along the wall, woolen toes curl.',
      rise: 'FRRRP! The castle knits itself one more tower, right under everybody.',
      treat: 'the warm walls',
      kept: 'in the knitted wall',
      gives: 'FRRRP! A row comes undone. Out of the wall drops {prop}.',
      bits: {
        why: `
          ASK: Why would anybody hold {event} in {a}?
          HOST: I lost a sock in March. I thought that we might run into each other. ## I lost a sock in March. Somebody else was wearing the other one. I thought that we might run into each other.`,
        intro: `
          [{HIT} picks a loose thread off the gate. FRRRP! A tower is gone.]
          HIT: I was only being tidy!
          HOST: Don't pull! It's all one thread. The whole castle is knitted.
          ASK: Who would knit a castle?
          HOST: The old queen. It was meant to be a sock. She never could do heels.`,
        again: `
          [Frrrp.]
          ASK: Is it still coming undone?
          HOST: Only the guest room. Somebody rolled over, and woke up in the moat.`,
        stir: `
          [FRRRP!]
          ASK: I didn't touch it!
          HOST: Your button did. You're walking off with the kitchen.`,
        takes: `
          [{ASK} leans {prop} against the wall. FRRRP! It comes undone. FRRRP! It's knitted again.]
          ASK: And where's {prop}?
          HOST: Knitted in. There was a hole there. It only meant to be tidy.`,
        uses: `
          ASK: If it comes down when I pull, then I'll push.
          [{ASK} pushes. The wall leans over, sighs, and lies down.]
          HOST: Now it's a rug.`,
        crowd: `
          [The drawbridge comes down. In hop {crowd}, on one leg each.]
          ASK: Why are they hopping?
          HOST: They've each lost a sock. They'll only put that foot down when they find it. || They've each lost a sock. That's the foot they're pointing at you.`,
        door: `
          ASK: I'm going home. Let down the bridge!
          [{ASK} pulls the handle. FRRRP! The bridge is a heap of wool in the moat.]
          ASK: I'm holding a handle.
          HOST: That's the bridge, then. Can you knit?`,
        stow: `
          HOST: Into the moth chest! And if something nibbles, think of cotton.
          [The lid shuts. Flutter, flutter.]`,
        back: `[The lid creaks. Out comes {thing}, full of little holes. Behind comes one very fat moth.]`,
        peak: `
          [FRRRP. FRRRP. FRRRP. The walls run down like bathwater.]
          ASK: The whole castle's going! What are we standing on?
          HOST: The last sock.
          HIT: Then we're safe, as long as it holds?
          HOST: It was never lost, that one. It was thrown out. It's got a hole.`,
        gift: `
          [FRRRP. A square of wall comes off, and winds itself round {ASK}'s neck.]
          ASK: It's giving me a scarf!
          HOST: That was the best bedroom. It must really like you.`,
      },
      worse: {
        noise: `
          [FRRRP! There go the stables.]
          ASK: What set it off?
          HOST: It jumped. It's fast asleep, you know. All this is only what it does in its sleep.`,
        lost: `
          [FRRRP! There goes the chapel.]
          ASK: Now it's doing it by itself!
          HOST: It gets low. Everything it's made of was lost by accident. Nobody gave it one sock on purpose.`,
        stuck: `
          [FRRRP! There go the stairs.]
          ASK: Tie a knot in it!
          HOST: The queen tried. It slips out of knots, it undoes bows, and it laughs at buttons.`,
        mixed: `
          [FRRRP! The chapel is a cardigan.]
          ASK: It's changing shape!
          HOST: It never wanted to be a castle. It was meant to be a sock, and nobody turned the corner.`,
        mess: `
          [FRRRP! There go the stables.]
          ASK: Why's it so loose?
          HOST: It's stretched. It's been hanging on the line for three hundred years, and it hasn't been washed yet.`,
      },
      saves: {
        noise: `
          [Far down in the wool, a yawn. Then the thread runs backward. Wall after wall stands up.]
          HIT: It's knitting!
          HOST: We've woken it. It's pulling itself together.`,
        lost: `
          [It fits the hole exactly. The thread runs backward, and wall after wall stands up.]
          HIT: It's closed the hole!
          HOST: Ten thousand things lost, and one thing given. It's wearing it over the gate.`,
        stuck: `
          [The thread runs into {with}, jerks, and stops dead.]
          HIT: It's holding! It isn't even laughing!
          HOST: So that's how you finish off a castle.`,
        mixed: `
          [The wool shivers. The thread runs backward, slows down, and turns a corner.]
          HIT: What's it doing?
          HOST: That's a heel! It's finally doing the heel! We're standing in the biggest sock in the world.`,
        mess: `
          [The wool drinks it up, and shrinks. Every stitch in the castle closes.]
          HIT: It's as tight as a drum!
          HOST: Nobody wash it again. We'd be wearing it. ## Nobody wash it again. We'd be wearing it, and not much else.`,
      },
      turns: [
        `[A moth sits down on {ASK}'s sleeve.]
         ASK: Shoo!
         HOST: Careful. That's the royal taster.
         ASK: It's eating my elbow!
         HOST: It must be a good one.`,
        `ASK: That moth's back. It's brought another one.
         HIT: What do they want?
         HOST: A table for two. Bend your arm.`,
        `[Forty moths sit in a circle round {ASK}'s bare elbow.]
         ASK: They've eaten the whole sleeve. What are they waiting for?
         HOST: Dessert. I'd keep my back to the wall. ## Dessert. I'd keep my underwear to the wall.`,
      ],
      twist: 'The royal moth dines out on a sleeve',
    },
    {
      machine: 'the echo well',
      at: 'down the echo well',
      hide: 'the moat barrel',
      hideNoise: 'a frog',
      change: 'wet',
      hush: '"AND?" say the walls, before anybody has thought of it.',
      rise: '"WHEEE!" say the walls. Up goes the drawbridge, with everybody on it, and everybody says it.',
      treat: 'the conversation',
      kept: 'down the echo well',
      gives: '"THERE IT IS," say the walls. And up the well, in a bucket, comes {prop}.',
      bits: {
        why: `
          ASK: Who would put {event} in {a}?
          HOST: It has a moat. I wanted to see who really wished to come.`,
        intro: `
          ["OW!" say the walls.]
          HIT: Which of you was that?
          [A stone drops onto {HIT}'s foot.]
          HIT: OW!
          HOST: That's only the echo. Ours comes first.
          ASK: Then it isn't an echo. It's...
          ["A WARNING," say the walls.]
          ASK: ...a warning.`,
        again: `
          ["WHERE ARE MY TROUSERS?" say the walls.]
          HOST: Good morning! How did everybody sleep?
          ASK: On a stone, under a frog. And where are my trousers?`,
        stir: `
          ["THAT WASN'T ME," say the walls.]
          [CRACK. Somewhere, a window breaks.]
          ASK: That wasn't me!
          HOST: We knew you'd say that.`,
        takes: `
          ["IT'S FALLEN IN," say the walls.]
          ASK: What has?
          [Plop. {Prop} is down the well.]
          ASK: It's fallen in!
          HOST: So we heard.`,
        uses: `
          ASK: It says what I'm about to say. So I won't say it, and then it's wrong.
          ["BLUEBERRY," say the walls. A long, proud silence.]
          HOST: That showed it. Which pie may I order you for lunch?
          ASK: Blueberry. Oh.`,
        crowd: `
          ["HURRAH!" say the walls, in ninety voices. "OH. IS THAT ALL?"]
          [Over the drawbridge come {crowd}. "HURRAH!"]
          ASK: They sound delighted!
          HOST: Give them a moment.`,
        door: `
          ASK: I'm leaving, and no wall's going to stop me.
          ["STILL HERE," say the walls.]
          [{ASK} runs out over the drawbridge. It goes up. A long slide, and a bump.]
          ASK: I'm still here.`,
        stow: `
          ["GLUG," say the walls.]
          HOST: Into the moat barrel! Breathe through this sock.
          [Glug.]`,
        back: `["BRRR," say the walls. Up comes the moat barrel. Out comes {thing}, streaming, with a frog on top.]`,
        peak: `
          ["AAAAAAAAH!" say the walls. The battlements begin to rock.]
          ASK: Why's it screaming?
          HOST: It isn't. That's us.
          HIT: We aren't screaming!
          HOST: It's only a moment ahead.`,
        gift: `
          ["THANK YOU," say the walls.]
          ASK: I haven't given it anything.
          [A warm sock drops out of a window, onto {ASK}'s head.]
          ASK: Oh. Thank you.`,
      },
      worse: {
        noise: `
          ["NOT SO LOUD!" say the walls. A stone falls.]
          ASK: Now it's getting faster!
          HOST: It's bored. It hears everything before it happens. It hasn't been surprised since it was a puddle.`,
        lost: `
          ["MINE! MINE! MINE!" say the walls. A stone falls.]
          ASK: Which of us is going to say that?
          HOST: I think it's trying. It's only ever had other people's words. It doesn't own a thing.`,
        stuck: `
          ["LET GO OF ME!" say the walls. A stone falls.]
          ASK: Couldn't it keep that to itself?
          HOST: It's all mouth, and no hands. How would you hold your tongue?`,
        mixed: `
          ["I DO! PASS THE SALT! TAXI!" say the walls. A stone falls. ## "I DO! NOT TONIGHT! TAXI!" say the walls. A stone falls.]
          ASK: That made no sense!
          HOST: It's gone too far ahead. It's at somebody's wedding. It's never yet been happy where it was.`,
        mess: `
          ["FETCH A MOP!" say the walls. A stone falls.]
          ASK: How does one shut a well up?
          HOST: It's only the empty ones that talk. When it was full, it never said a word.`,
      },
      saves: {
        noise: `
          [Everybody screams. "AAAAAAAAH!" The rocking stops. From the well, very late and very small, "ah?"]
          HIT: It came after us!
          HOST: It's stopped to listen. That's the first thing it ever heard that it hadn't said.`,
        lost: `
          [Plop. The rocking stops. "AAAH!" say the walls. "FOR ME?"]
          HIT: Which of us was that?
          HOST: None of us. That one was its own.`,
        stuck: `
          [{With} snaps tight over the well. "AAAA..." Silence. The rocking stops.]
          HIT: What am I going to say next?
          HOST: Nobody knows! You can say anything! Be careful.`,
        mixed: `
          [The walls blush, from the ground up. The rocking stops. "AAAAAAH," they sigh.]
          HIT: That wasn't a scream at all!
          HOST: It's forgotten what comes next. It's never looked so well. || It's forgotten what comes next. It wants to stay for this bit.`,
        mess: `
          [It runs down the well, and on, and on. The rocking stops. "AAAAglglgl," say the walls.]
          HIT: It's full! To the brim!
          HOST: It won't say another word. It's got frogs to look after.`,
      },
      turns: [
        `["I'VE LOST MY PENCIL," say the walls.]
         ASK: Is that you?
         HOST: Not yet. I'm holding on to it with both hands.`,
        `HOST: I've lost my pencil.
         ASK: We'd heard.
         ["MARRY ME," say the walls.]
         HOST: Nobody say anything.`,
        `HOST: My pencil! It was in your pocket the whole time!
         ASK: I sharpened it for you.
         HOST: Marry me.
         ["OH," say the walls, and for once there is nothing to add.]`,
      ],
      twist: 'The echo blurts out something very private',
    },
  ],
}
