import { type Setting } from '../../plays/card-types.ts'

/** A pump that makes inflation; and a vault of shoes that earn interest, and start a run on the bank. */
export const bouncyCastleBank: Setting = {
  name: 'Bouncy Castle Bank',
  side: 'EXT.',
  a: 'a bouncy castle bank',
  round: 'a ball of rubber bands',
  roundLook: 'The equator snaps back',
  tall: 'coin rolls and party balloons',
  food: 'chocolate coins',
  tool: 'a shoehorn',
  rooms: ['DRAWBRIDGE', 'WOBBLY COUNTER', 'LOANS TOWER', 'SAVINGS SLIDE', 'TOP OF THE TALLEST TURRET'],
  ways: [
    {
      machine: 'the pump',
      at: 'into the pump',
      hide: 'the frozen account',
      hideNoise: 'an icicle',
      change: 'cold',
      hush: 'The whole castle holds its air.',
      rise: 'PHOOOOF! The pump blows up the bank once more, for joy, and everybody goes up and down in it until they are out of breath.',
      treat: 'the soft landings',
      kept: 'up, with the prices',
      gives: 'Fweee. The prices fall. So does {prop}.',
      bits: {
        why: `
          ASK: Who'd put {event} in {a}?
          HOST: They said that nobody would be hurt. Then we saw what it cost. ## My ex got the house. I got the bouncy castle.`,
        intro: `
          [PHOOF! The castle swells. {HIT} bounces off the counter, the wall and the manager's portrait.]
          HIT: I only asked for change for the parking!
          HOST: Whoever asks for money gets the pump. It's a bank. There's inflation.
          ASK: So what's the parking now?
          HOST: More than the car.`,
        again: `
          [Phoof.]
          ASK: I went to bed on a mattress, and woke up on a turret!
          HOST: You talk in your sleep. You asked somebody for a raise.`,
        stir: `
          [PHOOF!]
          ASK: What did I say? I only wanted a penny for your thoughts!
          HOST: That's a hundred dollars, now. And I haven't had one yet.`,
        takes: `
          ASK: I wonder what they'd give us for {prop}.
          [PHOOF! {Prop} goes up, over the highest tower.]
          HOST: More and more. It's still rising.`,
        uses: `
          ASK: I'll give it money, instead of asking. Then it has to go down! Here, a whole dollar!
          [PHOOF!]
          HOST: It's taken your dollar, and gone up.
          ASK: Why?
          HOST: A fee.`,
        crowd: `
          [At the drawbridge, {crowd} bounce up, and out of sight, and up again, waving.]
          ASK: Why do they keep going up and down?
          HOST: They've asked how their money's doing.`,
        door: `
          ASK: I'm walking out. Just watch me!
          [Boing. Boing. Boing.]
          ASK: Why am I back at the counter?
          HOST: You've bounced. You should have looked into your account first.`,
        stow: `
          HOST: Into the frozen account! Breathe on your fingers, and don't lick the walls!
          [KRISH.]`,
        back: `[KRISH. The frozen account opens. Out slides {thing}, stiff as a board and blue at the corners, with frost on.]`,
        peak: `
          [PHOOF! PHOOF! PHOOF! The castle is as tight as a drum. A seam goes "eek".]
          ASK: It's going to burst!
          HOST: Banks don't burst! They have a short, loud rest.
          HIT: And what do you call the people inside?
          HOST: Former customers.`,
        gift: `
          [Phoof. One small chocolate coin lands on {ASK}'s palm.]
          ASK: What do I owe for it?
          HOST: Ssh. It's from the pump. It put a little something aside, while it was blowing us up.`,
      },
      worse: {
        noise: `
          [PHOOF! The drawbridge curls up like a tongue.]
          ASK: Stop pumping!
          HOST: It can't hear you puffing like that. You'd have to make it gasp. A pump that gasps goes the other way.`,
        lost: `
          [PHOOF! A loaf of bread goes up to a thousand dollars, and then out of sight.]
          ASK: What's the pump so puffed up about?
          HOST: It's hurt. All day long it's "give me", "lend me". Thirty years in a bank, and not a soul ever took any interest in it.`,
        stuck: `
          [PHOOF! The pump jumps on its hose like a frog.]
          ASK: Sit on it!
          HOST: It throws you off. I weigh two hundred, before lunch. All it would need is a seat belt. It doesn't trust itself.`,
        mixed: `
          [PHOOF! The towers bump their heads together.]
          ASK: Why does it only blow?
          HOST: It's set in its ways. In is for vacuum cleaners, out is for pumps. It had a vacuum cleaner in the family. They don't speak.`,
        mess: `
          [PHOOF! Smoke comes out of the pump.]
          ASK: It's red-hot!
          HOST: It's run dry. It can't stop, because it can't swallow. It's had nothing but air since the bank opened.`,
      },
      saves: {
        noise: `
          [The pump gasps. FWEEEEEE. The whole castle goes the other way, and sits down gently round everybody's ankles.]
          HIT: We're on the ground! How much is a loaf?
          HOST: A penny! They're giving you the baker with it!`,
        lost: `
          [The pump stops. It looks at what it got. FWEEEEE. The castle sinks down to everybody's knees.]
          HIT: It's humming! What has it got there?
          HOST: Somebody took an interest! It doesn't even want to spend it. It just wants to have had it.`,
        stuck: `
          [It goes round the pump, and holds. Phoo... FWEEEEE. The castle sinks down to everybody's knees.]
          HIT: It's leaning back!
          HOST: It feels secure! That's all anybody wants of a bank.`,
        mixed: `
          [It hits the pump. Phoof? FOOHP. The pump breathes in, and in, and in. The castle comes down to everybody's knees.]
          HIT: It's swallowed all the crumbs!
          HOST: It thinks that it's a vacuum cleaner! It's going to write to its cousin!`,
        mess: `
          [It pours over the pump. Psssh. Glup. Steam. The castle sinks down to everybody's knees.]
          HIT: It's drinking! It's asking for more!
          HOST: At last, a bank that's properly liquid. It's what the manager always prayed for.`,
      },
      turns: [
        `[An old lady bounces past, with her knitting.]
         ASK: Who was that?
         HOST: Mrs. Bell. She came in to complain about the floor.`,
        `[Up comes Mrs. Bell, a little higher. The knitting is longer.]
         HIT: She's shaking her needles at us!
         HOST: She's reached the second line of the complaint. She can only get in four words a bounce.`,
        `[Down comes the knitter, on her head, smiling.]
         ASK: She's stopped complaining!
         HOST: She's opened an account. She comes down for it on Thursdays. ## She's met somebody on the way up. He was on his way down. They've kissed twice.`,
      ],
      twist: 'Mrs. Bell complains to the bank, in bounces',
    },
    {
      machine: 'the shoe vault',
      at: 'into the shoe vault',
      hide: 'the petty cash box',
      hideNoise: 'a penny',
      change: 'small',
      hush: 'In the vault, every shoe stands on tiptoe.',
      rise: 'TRAMPA-TRAMPA! Every shoe finds a foot, and the feet find the floor, and the whole castle dances until the towers touch.',
      treat: 'the interest',
      kept: 'in the shoe vault',
      gives: 'TRAMPA. Out of the vault comes the interest, a left slipper, and in it {prop}.',
      bits: {
        why: `
          ASK: What's {event} doing in {a}?
          HOST: We wanted somewhere serious. Take off your shoes.`,
        intro: `
          [TRAMPA. The shoe vault takes {HIT}'s shoes, and hands back three.]
          HIT: There's one too many!
          HOST: That's interest. You can't wear shoes on the castle, so the bank keeps them. And it pays.
          ASK: Where does the third one come from?
          HOST: Somewhere on this castle, somebody's hopping.`,
        again: `
          [Trampa.]
          ASK: I had two boots in there overnight! Now there are two boots and a slipper!
          HOST: It's a savings account. Don't ask what the boots got up to. ## It's a joint account. You can't leave boots alone together.`,
        stir: `
          [TRAMPA!]
          ASK: It's sent me a letter. It says that I'm one sock overdrawn!
          HOST: I'd give it the sock. After that, it sends for the foot.`,
        takes: `
          [{ASK} puts {prop} down beside a boot. TRAMPA. The vault takes it in.]
          ASK: I only put it down!
          HOST: In a bank? That's a deposit. You can have it back in nine years, with a third of another one.`,
        uses: `
          ASK: If it pays one shoe for two, I'll put in a dozen, and be rich by supper!
          [TRAMPA! TRAMPA!]
          ASK: These are all left ones!
          HOST: You asked for what was left.`,
        crowd: `
          [Over the drawbridge come {crowd}, in their socks, holding up their tickets.]
          ASK: Why's that one got seven toes out?
          HOST: Big saver. Bad socks.`,
        door: `
          ASK: I'm leaving. My shoes, please!
          [TRAMPA!]
          ASK: They've gone without me!
          HOST: They've been earning for an hour. They don't need you any more.`,
        stow: `
          HOST: Into the petty cash box! Think of something trivial!
          [SNIP-SNAP.]`,
        back: `[SNIP-SNAP. The petty cash box opens. Out steps {thing}, rounded down, and about as big as small change.]`,
        peak: `
          [TRAMPA-TRAMPA-TRAMPA! Out of the vault come a thousand empty shoes, at a gallop.]
          ASK: What's happening?
          HOST: It's what every banker dreads. It's a run on the bank.
          HIT: Which way are they running?
          HOST: They're shoes. They're looking for something to kick.`,
        gift: `
          [Trampa. A pair of very small shoes stops in front of {ASK}.]
          ASK: Those were mine! I grew out of them when I was three!
          HOST: They've been saving up ever since. Dinner's on them.`,
      },
      worse: {
        noise: `
          [TRAMPA! The shoes in the vault begin to march on the spot.]
          ASK: Who's giving the orders in there?
          HOST: A pair of army boots. The rest fell in behind. They'll march until somebody shouts louder than a sergeant.`,
        lost: `
          [TRAMPA! The vault takes the doormat.]
          ASK: But it's full of shoes! What's it still looking for?
          HOST: Something to keep. The shoes all get picked up again by six. It's a safe. It's had no secret of its own.`,
        stuck: `
          [TRAMPA! The vault door bulges. A toecap looks out.]
          ASK: Shut it!
          HOST: It won't stay shut! They open it from inside, all the laces at once. I always said that they should be tied.`,
        mixed: `
          [TRAMPA! Two boots march out of the vault, take a turn round the counter, and march back in.]
          ASK: How do they know where to go?
          HOST: The left ones lead, and the right ones follow. It's always been like that. If they ever mixed that up, they'd fall over.`,
        mess: `
          [TRAMPA! A pair of sandals breaks out of the vault, runs one lap, and dives back in.]
          ASK: How can they be so fast?
          HOST: It's the dry floor. I mop only at night. One spill, and a shoe's got no more plans than a fish.`,
      },
      saves: {
        noise: `
          [The army boots click their heels. A thousand shoes halt. The castle stops shaking.]
          HIT: They're saluting!
          HOST: They've been relieved! By somebody louder! Look at that old boot, with its tongue out. It's been on duty since the war.`,
        lost: `
          [The vault closes round it, as softly as a hand. A thousand shoes trot home, and the castle stops shaking.]
          HIT: It's locked itself!
          HOST: It's got something to keep! It won't even tell me the combination.`,
        stuck: `
          [It runs through all the laces, one after another, and pulls tight. The shoes stop where they are. So does the castle.]
          HIT: They're in a bow!
          HOST: They're tied! It's what they were holding out for. They couldn't reach.`,
        mixed: `
          [It hits the shoe vault. A thousand shoes stop at the edge, bow, and wave one another by.]
          HIT: They're letting each other go first!
          HOST: After you. No, after you. We're safe. Politeness has stopped bigger things than this.`,
        mess: `
          [It pours across the floor. A thousand shoes slide by, in a long, soft curve, and into the vault. The castle stops shaking.]
          HIT: They've gone in, and wiped themselves!
          HOST: They've slipped up. It happens to the best of banks.`,
      },
      turns: [
        `[One tap shoe comes out of the vault. TIPPA-TIP. It waits.]
         ASK: Where's the other one?
         HOST: In another bank. Its owner didn't want all of it in one place.`,
        `[TIPPA-TIP. The tap shoe listens. Far off, a tip.]
         HIT: Did you hear that? Somebody answered it!
         HOST: That's the branch across the road. They've been in touch since spring.`,
        `[TIPPA-TIP. TIP. Two tap shoes, side by side.]
         ASK: The other one's here! Have they come together?
         HOST: It's called a merger. Everyone else cries at weddings. I cry at these.`,
      ],
      twist: 'A tap shoe leaves the vault for love',
    },
  ],
}
