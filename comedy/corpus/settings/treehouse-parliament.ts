import { type Setting } from '../../plays/card-types.ts'

/** Squirrels that pass whatever anybody says into law; and an oak that grows on promises. */
export const treehouseParliament: Setting = {
  name: 'Treehouse Parliament',
  side: 'EXT.',
  a: 'a treehouse parliament',
  round: 'an oak apple',
  roundLook: 'The capital is a caterpillar',
  tall: 'ballot boxes and pine cones',
  food: 'acorn porridge',
  tool: 'a nutcracker',
  rooms: ['FOOT OF THE LADDER', 'FRONT BENCH', 'LOBBY IN THE LEAVES', 'BACK BRANCH', 'VERY TOP'],
  ways: [
    {
      machine: 'the Speaker squirrel',
      at: "onto the Speaker's desk",
      hide: 'the nut store',
      hideNoise: 'a walnut',
      change: 'bitten',
      hush: 'Six hundred squirrels stop chewing.',
      rise: 'PIKK! Carried, six hundred to none: the whole House, with everybody in it, slides down the trunk to supper.',
      treat: 'the debates',
      kept: 'somewhere safe, by law',
      gives: 'PIKK! Six hundred squirrels carry in {prop}. The law has been changed.',
      bits: {
        why: `
          ASK: Why is {event} up here, in {a}?
          HOST: It was put to the vote. The squirrels wanted company, and there were more of them.`,
        intro: `
          HIT: I'd give my left shoe for a sandwich.
          [PIKK! A squirrel in a wig bangs a nut. Six hundred squirrels raise a paw, and carry off the shoe.]
          HOST: Careful! That's the Speaker. Whatever anyone says, they vote on it, and it's law. They've never learned "no".
          ASK: So where's the sandwich?
          HOST: That was the second half of the sentence. It's gone to a committee.`,
        again: `
          [Pikk.]
          ASK: Why are all the squirrels hopping?
          HOST: You told one of them last night to hop it. They debated until dawn.`,
        stir: `
          [PIKK!]
          ASK: I only said "Pardon me"!
          HOST: They have. It took them all night.`,
        takes: `
          ASK: I think that {prop} should be put somewhere safe.
          [PIKK! Six hundred paws go up. Six hundred squirrels carry it off.]
          ASK: Where's that?
          HOST: If they told you, it wouldn't be safe.`,
        uses: `
          ASK: If they pass everything, I know what to say! I move that we're finished here!
          [PIKK! Six hundred squirrels take off their hats.]
          HOST: Carried. We're finished. They've voted us a wreath.`,
        crowd: `
          [Up the ladder come {crowd}, one by one, and each of them is handed an acorn.]
          HOST: The acorn is for voting.
          ASK: That one's eaten it!
          HOST: That's called abstaining.`,
        door: `
          ASK: I'm going down that ladder, and nothing may stop me!
          [PIKK!]
          HOST: Carried. They've taken off the lower half.
          ASK: What for?
          HOST: That's where people stop.`,
        stow: `
          HOST: Into the nut store! And suck in your cheeks. They like a round one.
          [NIK-NIK-NIK.]`,
        back: `[NIK-NIK. The nut store opens. Out rolls {thing}, nibbled all the way round, and marked "February".]`,
        peak: `
          [PIKK! PIKK! PIKK! Six hundred squirrels point at the thin end of the branch.]
          ASK: What have we done?
          HOST: It's against the law now to stand, to sit or to hang. Offenders walk out there until it snaps.
          HIT: Then we'll all lie!
          HOST: In a parliament? They forbade that first.`,
        gift: `
          [Pikk. The Speaker hands {ASK} an acorn with a ribbon on it.]
          ASK: Must I vote on something?
          HOST: You've been given a seat in the House. You have to plant it, and wait.`,
      },
      worse: {
        noise: `
          [PIKK! Carried: up is now down, and down is by appointment.]
          ASK: Who can throw out a law like that?
          HOST: Only an uproar. It's in rule one. But they're terribly polite. The nearest we came was a cough in 1911.`,
        lost: `
          [PIKK! Carried: all hats are lunch.]
          ASK: Where do they keep all these laws?
          HOST: The Speaker buries them, and forgets where. So they make some more. It's had nothing yet that was worth remembering.`,
        stuck: `
          [PIKK! PIKK! PIKK! The Speaker hangs on with both paws.]
          ASK: Hold that hammer still!
          HOST: It tries! It's a jumping bean. They took it for a nut. Once that gets going, you'd have to tie it down.`,
        mixed: `
          [PIKK! Carried, by everybody, before the end of the question.]
          ASK: Don't they ever disagree?
          HOST: Who with? There's one party. The Speaker's in favor, and they're in favor of the Speaker. It's very cozy, and look at it.`,
        mess: `
          [PIKK! The Speaker dips a paw in blackberry juice, and adds a line.]
          ASK: Is all of the law on that one desk?
          HOST: Every word, and it isn't dry. That's why there's a sign. "No drinks."`,
      },
      saves: {
        noise: `
          [The Speaker's wig stands on end. Six hundred squirrels put on their coats.]
          HIT: They're going home! What happened to the laws?
          HOST: That was an uproar! By rule one, nothing since breakfast took place. We can have lunch again.`,
        lost: `
          [The Speaker sniffs at it, hugs it, runs off with it, and digs.]
          HIT: It's left the hammer lying here!
          HOST: It doesn't want to forget this one. It's buried it, and it's standing on the spot.`,
        stuck: `
          [It goes round the hammer, again and again. P... Silence.]
          HIT: I'm a teapot! Is that law?
          HOST: It can't come down! We can say whatever we like! Cabbage! ## It can't come down! We can say whatever we like! Trousers off! Oh. That's just you.`,
        mixed: `
          [The Speaker raises its left paw for, and its right paw against. The squirrels look at one another.]
          HIT: They're pulling one another's tails!
          HOST: It's an opposition! There won't be another law here for a hundred years!`,
        mess: `
          [It pours over the desk. All the laws run together, and drip off the end, purple.]
          HIT: There's one word left! What does it say?
          HOST: "Blup." We're free! Within the limits of "blup".`,
      },
      turns: [
        `[A very small squirrel unrolls a very long leaf, and begins to read aloud.]
         ASK: What's this?
         HOST: Its first speech. It began in April. So far it's thanked the twigs.`,
        `[The small squirrel turns over the long leaf.]
         HIT: There's writing on the back, too!
         HOST: That's where it comes to the point. On the front it was only clearing its throat.`,
        `[The small squirrel rolls up the leaf, bows, and sits.]
         ASK: And what was the point?
         HOST: Speeches ought to be shorter. They were very moved. They've asked to hear it again.`,
      ],
      twist: 'A small squirrel begins a very long speech',
    },
    {
      machine: 'the oak',
      at: 'into the oak',
      hide: 'the sap barrel',
      hideNoise: 'a beetle',
      change: 'sticky',
      hush: 'Every leaf on the oak keeps still.',
      rise: 'SPRRUK! Somebody promises to come again, and the oak lifts up the House, with everybody in it, to have a look at the view.',
      treat: 'the view',
      kept: 'at the top of the oak',
      gives: 'A branch bends down, as if it bowed. On the end of it hangs {prop}.',
      bits: {
        why: `
          ASK: Who picked {a} for {event}?
          HOST: It was on the ground when we booked it.`,
        intro: `
          [SPRRUK! A branch shoots up out of the floor, and takes {HIT}'s hat along.]
          HIT: My hat! And I only said that I'd call my mother!
          HOST: You promised? Up here? It's the oak. It grows on promises. The day this parliament opened, it was a pot plant.
          ASK: What does it do when somebody keeps one?
          HOST: We don't know yet.`,
        again: `
          [Sprruk.]
          ASK: The ground was a lot nearer yesterday!
          HOST: You said that you'd just close your eyes for five minutes.`,
        stir: `
          [SPRRUK!]
          ASK: What was that for? I only said "See you soon"!
          HOST: Four feet, for three words. Now we all know how you meant it.`,
        takes: `
          ASK: I'll take great care of {prop}. I promise.
          [SPRRUK! A branch shoots up, and takes it along.]
          HOST: That's eleven feet. So now we know how you meant it.`,
        uses: `
          ASK: I'll promise something tiny, for a tiny branch to climb down on. I'll tidy my room!
          [SPRRUK!]
          ASK: It's as thick as a train!
          HOST: It's seen your room.`,
        crowd: `
          [A branch swings up from far below. On it, in a row, sit {crowd}.]
          ASK: How did they get up here so fast?
          HOST: Down there, somebody must have said "We won't stay long".`,
        door: `
          ASK: I'm climbing down. I'll write!
          [SPRRUK!]
          ASK: Where's the ground gone?
          HOST: You could have just waved.`,
        stow: `
          HOST: Into the sap barrel! Hold your nose, and promise nothing!
          [SHLOOP.]`,
        back: `[SHLOOP. The lid comes off in strings. Up comes {thing}, golden and dripping, with a beetle sitting on it for good.]`,
        peak: `
          [SPRRUK! SPRRUK! Something white goes by, from above. It is a cloud.]
          ASK: Ssh! Don't anyone vow anything!
          HOST: The birds have just turned back.
          HIT: If I get down, I'll be a better person! ## If I get down, I'll only sleep with people I like!
          [SPRRRRUK!]
          HOST: Mind your head. That's the moon.`,
        gift: `
          [Sprruk. Behind {ASK}'s ear, one twig, with one green leaf.]
          ASK: I didn't promise a thing!
          HOST: That isn't yours. That's the tree, promising you.`,
      },
      worse: {
        noise: `
          [SPRRUK! Up goes the front bench.]
          ASK: What does it find to eat in all that talk?
          HOST: It's the mumbling. "In due course." "As soon as we can." It lives on that. Something said right out would choke it.`,
        lost: `
          [SPRRUK! Up goes the back bench.]
          ASK: Why does it rise so fast?
          HOST: It's full of promises, and they don't weigh anything. They didn't cost anybody a button. Something dear would slow it down.`,
        stuck: `
          [SPRRUK! The trunk splits into four, and every part goes its own way.]
          ASK: It's going to pieces!
          HOST: They've promised the left what they promised the right. It's trying to please them all. It needs somebody to pull it together.`,
        mixed: `
          [SPRRUK! Up goes the ladder, past everybody, waving.]
          ASK: Can't it grow sideways?
          HOST: It's as stubborn as a post. Somebody told it once that up is better. You'd have to turn its head.`,
        mess: `
          [SPRRUK! The bark cracks.]
          ASK: Where does it think it's going?
          HOST: To the nearest cloud. It's sat through years of dry speeches. It's after a drink.`,
      },
      saves: {
        noise: `
          [The oak chokes, and coughs. Down it comes, ring by ring, until the benches bump on the grass.]
          HIT: It's the ground! I'd forgotten what color it was!
          HOST: That wasn't mumbled! I've no idea what it was a promise of, but I believed every word!`,
        lost: `
          [It lands among the branches. The whole oak bends, and down it comes, to the grass.]
          HIT: It's such a little thing! How can it be so heavy?
          HOST: Somebody loved it. That's what was missing, up there.`,
        stuck: `
          [It goes round all four trunks, and pulls. With a long creak they close up, and down comes the oak, to the grass.]
          HIT: We're on the ground! And the tree looks ten years younger!
          HOST: It's got its waist back! ## It's got its waist back! I'll have what it's wearing.`,
        mixed: `
          [It hits the oak. The oak sways, turns over, and starts to grow the other way. Down, down, bump.]
          HIT: There's grass between my toes!
          HOST: It thinks that's the sky! It's off to tell the worms that they'll have a vote.`,
        mess: `
          [It pours down over the oak, and into the roots. Gulp. Down comes the tree, ring by ring, until it sits on the grass.]
          HIT: That's all it was after? A drink?
          HOST: We could have brought it one. We kept saying that we would.`,
      },
      turns: [
        `[High up in the leaves, somebody coughs.]
         ASK: Who's that?
         HOST: A minister. He promised to look into it.`,
        `HIT: That minister's still up there! What's he looking into?
         HOST: A hollow. He got his head in, the year I started here.`,
        `[High up, a small pop.]
         ASK: He's got his head out! What did he find?
         HOST: An owl. It's been looking into him.`,
      ],
      twist: 'A minister looks into the oak, head first',
    },
  ],
}
