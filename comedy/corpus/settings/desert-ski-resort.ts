import { type Setting } from '../../plays/card-types.ts'

/** A mirage that shows what everybody wants; and a rescue dog who, for want of snow, does the burying himself. */
export const desertSkiResort: Setting = {
  name: 'Desert Ski Resort',
  side: 'EXT.',
  a: 'a desert ski resort',
  round: 'a dried-up orange',
  roundLook: 'It has summer on both sides',
  tall: 'two ski boots and a watermelon',
  food: 'melted chocolate',
  tool: 'a ski pole',
  rooms: ['SUN TERRACE', 'SKI SCHOOL', 'FOOT OF THE SLOPE', 'CHAIRLIFT', 'TOP OF THE DUNE'],
  ways: [
    {
      machine: 'the mirage',
      at: 'into the mirage',
      hide: 'the ski wax tub',
      hideNoise: 'a grain of sand',
      change: 'sticky',
      hush: 'Over the hot sand, even the air stops trembling.',
      rise: 'SHIMMERIMM! Everybody gets what they want most, all at once, and falls through it, laughing.',
      treat: 'the lake',
      kept: 'one of nine mirages',
      gives: 'SHIMMERIMM. One by one, eight go out like lamps. What is left is {prop}.',
      bits: {
        why: `
          ASK: Why {event} in {a}, of all places?
          HOST: From the road, it was a palace with a fountain. ## In the picture there was snow, and my ex wasn't in it.`,
        intro: `
          HIT: What I'd give for a lemonade!
          [SHIMMERIMM! In the hot air stands a lemonade, with ice. {HIT} reaches for it. Both hands close on nothing.]
          HOST: You can't drink it. It's the mirage. It shows people what they want most.
          ASK: It can't catch me. I've got all that I want.
          [SHIMMERIMM! A pony, with a bow on. ## SHIMMERIMM! Somebody in a very small bathrobe.]
          HOST: You might have said. ## You might have said. That's my dentist.`,
        again: `
          [Shimmerimm.]
          ASK: I've never slept so well! What a cool, soft bed!
          HOST: You lay on the gravel. We didn't like to mention it.`,
        stir: `
          [SHIMMERIMM! A great crowd cheers, and throws roses at {ASK}.]
          ASK: Thank you! Thank you! I'd just like to... Where have they gone?
          HOST: It's always so nice, until one bows.`,
        takes: `
          ASK: If only we had another one of these, just in case!
          [SHIMMERIMM! In the hot air hangs {prop}. Beside it, eight more.]
          ASK: And where's ours?
          HOST: It's one of those. Don't reach for it. They mind.`,
        uses: `
          ASK: I'll want some water, for all of us! A whole lake!
          [SHIMMERIMM! A lake, with lilies. {ASK} takes a run, and dives. Thud.]
          HOST: How is it?
          ASK: Firm.`,
        crowd: `
          [SHIMMERIMM! Over the sand come {crowd}, a little wobbly at the edges.]
          ASK: How can you tell that it isn't the mirage?
          HOST: Look at them. Who'd want that many? ## Look at them. Nobody's secret longing wears socks like those.`,
        door: `
          ASK: There's a taxi over there! I'm going home!
          [{ASK} runs up, gets in, and sits down. SHIMMERIMM! Thud.]
          ASK: I'd already tipped the driver!
          HOST: I know. I saw him wave.`,
        stow: `
          HOST: Into the ski wax tub! Go in sideways. They all come out faster than they went in.
          [GLUTCH.]`,
        back: `[GLUTCH. The ski wax tub lets go. Out comes {thing}, so sticky that two skis and a sun hat come along.]`,
        peak: `
          [SHIMMERIMM! There are two of everybody. Then four.]
          ASK: Which of us are real?
          HOST: Don't touch anyone! If somebody longs for you, you might be the mirage.
          HIT: Then I'm safe. Who'd long for me?
          HOST: I can see the hill through you.`,
        gift: `
          [One snowflake comes down, and lands on {ASK}'s nose.]
          ASK: It's only the mirage again. Isn't it?
          HOST: We'd all stopped wanting it. So it must be real.`,
      },
      worse: {
        noise: `
          [SHIMMERIMM! A fountain, a piano, and four policemen, smiling.]
          ASK: What's that thing made of?
          HOST: Hot air, holding its breath. One bang would burst it. But we're a ski resort. We whisper, because of the avalanches.`,
        lost: `
          [SHIMMERIMM! It's there! It's back! Then it isn't.]
          ASK: Why does it tease us?
          HOST: It only ever shows what others want. It's all wishes, and not one of them's its own. It can't even keep a shadow.`,
        stuck: `
          [SHIMMERIMM! A whole street of shops, drifting to the left.]
          ASK: It never stays where it is!
          HOST: The wind gets in under the hem. If you tied it down at the corners, you could sit in the shade of it.`,
        mixed: `
          [SHIMMERIMM! A pair of slippers.]
          ASK: Those are exactly the right ones!
          HOST: That's what makes it so dangerous. It always knows what's whose. If it mixed us up, we'd laugh at it.`,
        mess: `
          [SHIMMERIMM! A swimming pool, with a waiter.]
          ASK: How do you put out a mirage?
          HOST: You'd only have to wet it. But this is a desert. Who'd pour anything away?`,
      },
      saves: {
        noise: `
          [The mirage bursts. Tinkle, tinkle. Something cold and white comes down on everybody.]
          HIT: It's snowing!
          HOST: It was all in there! Quick, the season's open! Who can ski?`,
        lost: `
          [It lands in the mirage, and it has a shadow. The hot air folds up round it, and lies down.]
          HIT: It isn't showing us anything!
          HOST: It's got something that it can touch. Don't stare. I'd want to be alone with it, too.`,
        stuck: `
          [{With} goes over the mirage, and holds it down at all four corners. It flaps, and it's a tent.]
          HIT: It's cool in here! And what's that, on the tray?
          HOST: It can't get away now. It's your lemonade.`,
        mixed: `
          [SHIMMERIMM! In front of each of them stands something very strange.]
          HIT: A trombone? Who wants a trombone?
          HOST: I do! And I've got your lemonade! It's mixed us up! We're free! ## I do! And I've got your dentist! It's mixed us up! We're free!`,
        mess: `
          [It pours right through the mirage. Pffft. Where the lake was, there's a puddle.]
          HIT: My socks are wet!
          HOST: Then it's a real one! Stand back! I'm going to dive.`,
      },
      turns: [
        `[On top of the slope stands a man on skis, with his knees bent.]
         ASK: What's he doing up there?
         HOST: That's Sepp, the ski teacher. He's ready.`,
        `HIT: Sepp's moved! He's nearer!
         HOST: That was the dune. It's been overtaking him since the spring.`,
        `[WHOOSH. Sepp shoots by, on both skis, and out of sight.]
         ASK: He's skiing! What on?
         HOST: Soup. The cook tripped. He's asking how to stop. That's lesson two.`,
      ],
      twist: 'A dune overtakes Sepp the ski teacher',
    },
    {
      machine: 'Bruno the dog',
      at: 'to Bruno',
      hide: 'the sauna',
      hideNoise: 'an icicle',
      change: 'cold',
      hush: 'On top of the dune, a very large dog keeps one paw in the air.',
      rise: 'SKRUFFA-SKRUFFA! Bruno buries the lot of them, saves the lot of them, and licks them all twice.',
      treat: 'the digging',
      kept: 'under the sand, somewhere',
      gives:
        "SKRUFFA. Bruno digs, and licks, and lays down {prop}. He saved it. He'd like that to be noticed.",
      bits: {
        why: `
          ASK: Whose idea was it to have {event} at {a}?
          HOST: They keep a rescue dog. I thought that we'd need one. ## They keep a rescue dog, with brandy. I've been to your parties.`,
        intro: `
          [SKRUFFA-SKRUFFA. A huge dog digs. Soon there's nothing left of {HIT} but the head.]
          HIT: I was only having a little rest!
          [SKRUFFA. The dog digs {HIT} out, and licks.]
          HOST: Well done, Bruno! He's our rescue dog. He saves people who are buried.
          ASK: But he buried them himself!
          HOST: There's no snow. Somebody has to.`,
        again: `
          [Skruffa.]
          ASK: Why have I got sand in both ears?
          HOST: You snored. He took it for "help". You've been saved six times.`,
        stir: `
          [SKRUFFA-SKRUFFA. {ASK} is in it up to the knees.]
          ASK: I'm not in any trouble!
          HOST: He's looking ahead.`,
        takes: `
          [SKRUFFA-SKRUFFA. A huge dog has buried {prop}.]
          ASK: Why did he do that?
          HOST: So that he can save it.
          ASK: When?
          HOST: When somebody's cried. He likes to feel needed.`,
        uses: `
          ASK: If it gets any worse, I'd rather be under the ground! Bruno! Bury me!
          [SKRUFFA-SKRUFFA. {ASK} is gone. SKRUFFA. {ASK} is back.]
          ASK: That was four seconds!
          HOST: It's his best time. He wants to do it again.`,
        crowd: `
          [SKRUFFA. SKRUFFA. Out of the sand come {crowd}, head first, and cough.]
          HOST: They've come early, for the good seats.
          ASK: How early?
          HOST: Nobody knows. He'd just dug the parking lot.`,
        door: `
          ASK: I'm off! On foot, if I have to!
          [{ASK} marches away. SKRUFFA. The dog comes back, with {ASK} by the collar.]
          ASK: I wasn't lost! I was leaving!
          HOST: He's never seen the difference. ## He's never seen the difference. Nor did my husband.`,
        stow: `
          HOST: Into the sauna! It's been broken for years. It's the coldest place in the desert!
          [KLOMP.]`,
        back: `[KLOMP. The sauna opens, in a white cloud. Out comes {thing}, frozen stiff, in a small towel.]`,
        peak: `
          [SKRUFFA! SKRUFFA! SKRUFFA! There's a hole as deep as a church. Everybody's on the edge of it.]
          ASK: What's he got against us?
          HOST: Nothing! It's his big rescue. He only has to bury us first, all in one.
          HIT: But then he digs us out again!
          HOST: If he remembers where. There used to be a hotel.`,
        gift: `
          [Bruno sits down by {ASK}. Round his neck hangs a little barrel. He holds it out.]
          ASK: What's in it?
          HOST: Cocoa. He keeps it for somebody who was really lost. He can smell that. ## Brandy. He keeps it for somebody who was really lost. He took one look at you.`,
      },
      worse: {
        noise: `
          [SKRUFFA-SKRUFFA! He buries a bench, and the couple on it.]
          ASK: Is there nobody who really needs saving?
          HOST: He listens for it all day. But people in trouble only mumble. If one of them made a proper noise, he'd be off.`,
        lost: `
          [SKRUFFA-SKRUFFA! He digs up an umbrella, a lunch and a dentist.]
          ASK: None of that's ours!
          HOST: He hears that every time. All those holes, and it's always the wrong thing. He'd love it if somebody gave him the right one.`,
        stuck: `
          [SKRUFFA-SKRUFFA! He gallops round and round, with a loose end in his teeth.]
          ASK: Hasn't he got a leash?
          HOST: He buried it. He was calmer on one. He liked to look round, and see somebody at the other end.`,
        mixed: `
          [SKRUFFA-SKRUFFA! He buries the first-aid box.]
          ASK: Can't he take a rest from saving people?
          HOST: There are those who rescue, and those who are rescued. He's sure which he is. You'd have to spin him round.`,
        mess: `
          [SKRUFFA-SKRUFFA! Sand, in all directions.]
          ASK: How can one dog dig so fast?
          HOST: It's dry. It runs like salt. If it were wet, it would stay where he put it, and he'd have to look at it.`,
      },
      saves: {
        noise: `
          [Bruno lifts his ears, and races off over the dune. A silence. He comes back, with a mailman.]
          HIT: Where did he find him?
          HOST: Under three years of mail! He's saved a real one! Who's a good boy? ## Under three years of love letters! So she did write!`,
        lost: `
          [Bruno catches it. He doesn't bury it. He puts it down, and puts his chin on it.]
          HIT: He's stopped digging!
          HOST: That's what he was looking for. He just hadn't met it yet.`,
        stuck: `
          [{With} loops round Bruno's collar. He stops, and looks along it, to see who's there.]
          HIT: He's wagging his tail at me!
          HOST: You're taking him for a walk. He usually goes as far as the sea.`,
        mixed: `
          [Bruno spins round, lies down, and puts all four paws in the air. He waits.]
          HIT: What's wrong with him?
          HOST: He thinks that he's the one who's lost! Quick, somebody, save him!`,
        mess: `
          [It pours over Bruno, and over the sand. He pats it. He pats it again. He steps back.]
          HIT: It's a tower! And a moat!
          HOST: He's building! Mind the drawbridge. He's only just put it in.`,
      },
      turns: [
        `[A chair of the chairlift goes by overhead. In it sit two old ladies, knitting.]
         ASK: When do they get off?
         HOST: As soon as there's snow. They've been round since January.`,
        `[The chair goes by. Something long and white hangs out of it.]
         HIT: Is that a scarf?
         HOST: We don't know. They've asked how wide the slope is.`,
        `[From the chair, a great white blanket rolls out, down the whole slope.]
         ASK: It looks just like snow!
         HOST: And it's machine washable.`,
      ],
      twist: 'The chairlift ladies knit until it snows',
    },
  ],
}
