import { type Setting } from '../../plays/card-types.ts'

/** A kind cactus that hugs whoever looks sad; and a wave machine without water, which makes people wave. */
export const cactusWaterPark: Setting = {
  name: 'Cactus Water Park',
  side: 'EXT.',
  a: 'a cactus water park',
  round: 'a prickly pear',
  roundLook: 'It keeps visitors at a distance',
  tall: 'three swim rings and a bucket',
  food: 'cactus jam',
  tool: 'a bicycle pump',
  rooms: ['TICKET BOOTH', 'DRY POOL', 'FOOT OF THE SLIDE', 'SNACK BAR', 'DEEP END, SANDY'],
  ways: [
    {
      machine: 'Gonzalo the cactus',
      at: 'to Gonzalo',
      hide: 'the rubber whale',
      hideNoise: 'a squeak',
      change: 'small',
      hush: 'All over the park, the cactuses keep their arms still.',
      rise: 'FUDDUP! Gonzalo has never been so happy, and hugs everybody at once. They all jump.',
      treat: 'the hugs',
      kept: "in Gonzalo's arms",
      gives: 'FUDDUP. Gonzalo opens his arms. Out drops {prop}, prickly, and very much loved.',
      bits: {
        why: `
          ASK: Who brings {event} to {a}?
          HOST: Last time, too many people got cold feet. ## Last time, somebody got cold feet, and I'd already bought the ring.`,
        intro: `
          HIT: It's one of those days. I could sit down and cry.
          [FUDDUP. FUDDUP. A cactus hops up in its flowerpot, opens its arms, and hugs {HIT}.]
          HIT: OW! OW! OW!
          HOST: That's Gonzalo. He can't bear to see anybody sad. Keep smiling, whatever happens!
          ASK: And does it help?
          HOST: Well, who's still thinking about the day?`,
        again: `
          [Fuddup.]
          ASK: Who put all these bandages on me?
          HOST: You frowned in your sleep. He held you until the morning. ## You called out a name in your sleep. He held you until the morning. It's more than the name did.`,
        stir: `
          [FUDDUP.]
          ASK: I'm not sad! It's just my face!
          HOST: He knows. He's been worried about it since you came.`,
        takes: `
          ASK: It would break my heart, if anything ever happened to {prop}.
          [FUDDUP. FUDDUP. Gonzalo opens his arms, and hugs {prop}.]
          HOST: He heard "heart".
          ASK: He isn't letting go!
          HOST: He can't. It's the needles.`,
        uses: `
          ASK: There's an itch that I can't reach. Gonzalo! I'm heartbroken! Lower. Lower. Aaah!
          [FUDDUP. FUDDUP. FUDDUP.]
          ASK: Who are those three?
          HOST: His brothers. You sighed. It sounded serious. ## His brothers. They heard how you sighed. They've brought flowers. Their own.`,
        crowd: `
          [Across the dry pool come {crowd}, smiling from ear to ear.]
          ASK: How happy they all are!
          HOST: They've met Gonzalo. Look for the one who wasn't.
          ASK: Where?
          HOST: Under Gonzalo.`,
        door: `
          ASK: I'm going. No, don't look at me like that. It's just that I'll miss you.
          [{ASK} sniffs. FUDDUP!]
          ASK: OW! All right! I'm staying!
          HOST: He feels for anybody who's leaving. All over.`,
        stow: `
          HOST: Into the rubber whale! Breathe in, but don't breathe out! It's full!
          [PFWIP. The zipper shuts.]`,
        back: `[PFWEEEEEE. The rubber whale loses its plug, and shrinks like a sock. Out shoots {thing}, squeezed to half the size.]`,
        peak: `
          [FUDDUP. FUDDUP. FUDDUP. From all sides they come, with open arms.]
          ASK: Laugh! Everybody laugh!
          HOST: It's too late. It's gone all round the desert that we've given up hope.
          HIT: Ha ha! We've never been happier! Ha ha!
          HOST: Oh dear. They can hear how brave you're being. That makes it a group hug.`,
        gift: `
          [Fuddup. Gonzalo holds out one arm to {ASK}. On the end sits a pink flower.]
          ASK: Am I supposed to pick it?
          HOST: You can shake it. It's the only place where he doesn't prickle. He's been growing it all day.`,
      },
      worse: {
        noise: `
          [FUDDUP! Gonzalo takes the noise for a scream.]
          ASK: Why does he prickle like that?
          HOST: It's nerves. Each of those is something that he's fretted about. If he got one really good fright, he'd jump out of them all.`,
        lost: `
          [FUDDUP! He's heard that something's been lost.]
          ASK: Why does he always have to hug people?
          HOST: He's got nothing else to hold. We lent him a watering can, once. He stood still for a week. Then somebody needed it.`,
        stuck: `
          [FUDDUP! Gonzalo takes it for a cuddle, and wants one as well.]
          ASK: What long arms he's got!
          HOST: They grew all summer, and went everywhere. You tie up a tomato, don't you? We should have done it in the spring.`,
        mixed: `
          [FUDDUP! He reaches right past four other cactuses.]
          ASK: Why can't he hug one of them?
          HOST: He doesn't know that he's a cactus. He grew up with the swim rings. Somebody would have to turn his head.`,
        mess: `
          [FUDDUP! He gives {HIT} a pat on the back.]
          HIT: OW!
          HOST: It's the dry weather. He hasn't had a drop. After a good soaking, he's as plump as a cushion, and it all sinks in.`,
      },
      saves: {
        noise: `
          [Gonzalo jumps so hard that he leaves his prickles behind. They tinkle down. He's as smooth as a cucumber.]
          HIT: He's got me! OW... Oh. Oh, that's lovely.
          HOST: Get in line. I've waited for that since he was a seed.`,
        lost: `
          [Gonzalo catches it, and puts both arms round it. He sways a little.]
          HIT: He isn't coming any closer!
          HOST: He's got his hands full. Look how careful he is with it.`,
        stuck: `
          [{With} goes round Gonzalo, from the pot to the top, with both arms inside.]
          HIT: May we be sad, now?
          HOST: As sad as we like! I'll go first. I never learned to swim. ## As sad as we like! I'll go first. My ex looks wonderful.`,
        mixed: `
          [Gonzalo turns round twice. He sees the cactus next to him. He opens his arms. It opens its arms.]
          HIT: They're hugging!
          HOST: And neither of them says "ow".`,
        mess: `
          [It pours over Gonzalo. He swells, and swells, until all the prickles sink in, like the buttons on a sofa.]
          HIT: He's hugging me! It's like being hugged by a bed!
          HOST: Move over. ## Move over. It's the best offer that I've had all year.`,
      },
      turns: [
        `[Somewhere, a long, thin hiss.]
         ASK: What's leaking?
         HOST: The rubber crocodile. Gonzalo hugged him in June. He's never been quite the same shape.`,
        `[A long, thin hiss.]
         HIT: There's hardly any crocodile left!
         HOST: He tells people that he's on a diet.`,
        `[A rubber crocodile stands up, as round as a barrel.]
         ASK: Who's blown him up again?
         HOST: You have. He was lying in front of you while you talked.`,
      ],
      twist: "A rubber crocodile slims after Gonzalo's hug",
    },
    {
      machine: 'the wave machine',
      at: 'into the wave machine',
      hide: 'the towel box',
      hideNoise: 'a sandal',
      change: 'hot',
      hush: 'At the deep end, a paddle stops halfway.',
      rise: 'WAVOOM! With both arms, everybody waves to whoever is watching.',
      treat: 'the waves',
      kept: 'behind the diving board',
      gives: 'WAVOOM! Somebody behind the diving board waves, and back flies {prop}.',
      bits: {
        why: `
          ASK: Why have {event} in {a}, without water?
          HOST: They took out the water, and then they took half off. ## They took half off the price. Then everybody took half off. I booked at once.`,
        intro: `
          [WAVOOM! Everybody's right hand goes up, and waves.]
          HIT: Who am I waving to?
          HOST: Nobody. That's the wave machine. There's no water left in the pool, so it does it with people.
          ASK: I'll just hold on to something.
          [WAVOOM! {ASK} waves, with a deck chair.]`,
        again: `
          [Wavoom.]
          ASK: Why are there camels outside?
          HOST: You waved all night, at the window. They've come to ask what you want.`,
        stir: `
          [WAVOOM! {ASK} waves.]
          ASK: There's a man over there who's waving back!
          HOST: Then you'll have to go and ask how his mother is. ## That's the second time. He's packing a suitcase.`,
        takes: `
          [WAVOOM! {ASK}'s right hand goes up, and waves. There was something in it.]
          ASK: {Prop}!
          HOST: You waved it good-bye.`,
        uses: `
          ASK: If my arm's going to do that, it may as well work. Hand me that paintbrush!
          [WAVOOM! The whole fence is white. So is {HOST}.]
          HOST: You've missed an ear.`,
        crowd: `
          [Over the hill come {crowd}, running, and quite out of breath.]
          HOST: They saw us waving.
          [WAVOOM!]
          ASK: Now they're doing it, too!
          HOST: And look, there's a bus stopping. This is how towns begin.`,
        door: `
          ASK: There's my bus! I'm going home!
          [{ASK} puts up a hand. WAVOOM! The driver waves back, wipes away a tear, and drives on.]
          ASK: I wasn't saying goodbye!
          HOST: You looked as if you meant it.`,
        stow: `
          HOST: Into the towel box! It's been in the sun since breakfast. Turn over once, halfway.
          [KLATCH.]`,
        back: `[KLATCH. Up goes the lid of the towel box. Out comes {thing}, too hot to touch, and toasted in stripes.]`,
        peak: `
          [WAVOOM! WAVOOM! Both arms. Both legs. Behind the fence, the sand hills start to wave.]
          ASK: I can't keep my feet down!
          HOST: It's working up to the big one.
          HIT: And where does that go?
          HOST: We're the wave. We start here, and we break on the parking lot.`,
        gift: `
          [Far away, out on the sand, somebody small puts up a hand, and waves to {ASK}.]
          ASK: That poor thing. It's got her, too.
          HOST: It's switched off. She just saw you, and felt like it.`,
      },
      worse: {
        noise: `
          [WAVOOM! Higher.]
          ASK: What's it waving for?
          HOST: It's only manners. You wave until somebody calls back. It's a big desert. One would have to shout like thunder, to get an answer.`,
        lost: `
          [WAVOOM! Higher. There goes somebody's shoe.]
          ASK: Why's it so restless?
          HOST: A wave wants something to carry. It had a little boat. It had it so gently. A child went home, and took it along.`,
        stuck: `
          [WAVOOM! Sideways.]
          ASK: Somebody hold that paddle!
          HOST: It's come off its chain. Forward, back, left, right. It needs something long, going round it twice.`,
        mixed: `
          [WAVOOM! With the knees.]
          ASK: Does it think that we're the sea?
          HOST: It was told, "Whatever's in front of you, that's the sea." That's us. If it got confused, it might try the sand.`,
        mess: `
          [WAVOOM! Dust comes out.]
          ASK: What would stop it?
          HOST: A splash. It isn't proud. It doesn't have to be water, just something that pours.`,
      },
      saves: {
        noise: `
          [The wave machine holds its paddle still, and listens. A long way off, something hoots back.]
          HIT: It's been answered!
          HOST: Then it can put its arm down. I didn't think that I'd live to see its elbow.`,
        lost: `
          [The wave machine lifts it, and lets it down. Up. Down. Hardly a ripple.]
          HIT: My arms have stopped!
          HOST: It's got something to rock. Ssh! I think that it's asleep.`,
        stuck: `
          [{With} goes round the paddle, twice. WAV... Everybody's hand stops in midair.]
          HIT: I can scratch my nose!
          HOST: I've put up my hand for everything, all day. I think that I'm the mayor.`,
        mixed: `
          [The paddle twirls, stops, and tries the sand. In long golden rows, the desert goes up and down.]
          HIT: It's let go of us!
          HOST: It thinks that's the water. Lift your feet. The tide's coming in.`,
        mess: `
          [It pours in. One very small wave goes across, and comes back.]
          HIT: It's forgotten all about us!
          HOST: It's got a sea of its own. It's only a puddle, but don't tell it.`,
      },
      turns: [
        `[From high up on the slide: "WHHH..."]
         ASK: Is somebody coming down?
         HOST: Mr. Humphrey. But it's bone dry. He started on Tuesday.`,
        `["...EEEEEE..."]
         HIT: He sounds as if he's enjoying it!
         HOST: That's the fast part. After that, it's two more days to the bend.`,
        `["...EEE!" Squeak. Mr. Humphrey arrives, and stands up.]
         ASK: And how was it?
         HOST: He says that it went by in a flash. He's going up again.`,
      ],
      twist: 'Mr. Humphrey braves the bone-dry water slide',
    },
  ],
}
