import { type Setting } from '../../plays/card-types.ts'

/** A great book that reads people, and turns them over; and a stamp that files whoever stands still. */
export const upsideDownLibrary: Setting = {
  name: 'Upside-Down Library',
  side: 'INT.',
  a: 'an upside-down library',
  round: 'a ball of crumpled pages',
  roundLook: 'You can read the mountains',
  tall: 'nine dictionaries and a lampshade',
  food: 'cough drops',
  tool: 'a feather duster',
  rooms: ['READING ROOM CEILING', 'TRAVEL', 'CRIME', 'ROMANCE', 'LAST SHELF'],
  ways: [
    {
      machine: 'the great book',
      at: 'into the great book',
      hide: 'the atlas',
      hideNoise: 'a map',
      change: 'small',
      hush: 'The great book stops, with one page in the air.',
      rise: 'FWUPP! One last page turns. Everybody leaves the ceiling, for the floor.',
      treat: 'the ceiling',
      kept: 'in the next chapter',
      gives: 'Fwupp. The great book turns back a page. There lies {prop}, a little flatter.',
      bits: {
        why: `
          ASK: How did {event} end up in {a}?
          HOST: They promised me the top floor. It's the same as the cellar.`,
        intro: `
          [FWUPP! An enormous book turns a page. The room turns over with it. THUMP.]
          HIT: Ow! Why am I lying on a lamp?
          HOST: That's the ceiling. In this library, the books read the people. When the great book turns the page, over we go.
          ASK: But now we're upside down!
          HOST: Not to the book. It couldn't make out a word of you before.`,
        again: `
          [Fwupp. Thump.]
          ASK: I thought that it had finished with us!
          HOST: It's reading us a second time. It says you're much funnier when one knows what's coming.`,
        stir: `
          [FWUPP! THUMP.]
          ASK: What did I do?
          HOST: You stopped for breath. It thought that was the end of the chapter.`,
        takes: `
          [{ASK} lays {prop} on the open page. FWUPP! THUMP. Everybody is standing on the ceiling.]
          ASK: It's turned over with it inside!
          HOST: Then it's in the next chapter. We'll have to read on.`,
        uses: `
          ASK: I'll keep it in suspense. Book! I know a terrible secret, and I'm not telling you until Friday!
          [A pause. FWUPP. FWUPP. FWUPP. Ceiling, floor, ceiling.]
          HOST: It's looked ahead. It says that Friday wasn't worth it.`,
        crowd: `
          [Out of the shelves come {crowd}, on ladders, feet in the air.]
          ASK: Why are they climbing headfirst?
          HOST: They're asking why we hang from the ceiling. Wave. It'll look as if we'd meant to.`,
        door: `
          ASK: I've had enough of this. I'm out of here.
          [{ASK} leaves by the door. FWUPP. {ASK} is standing where {ASK} stood before.]
          ASK: But I left!
          HOST: It turned back a page. There must have been something that it didn't believe.`,
        stow: `
          HOST: Into the atlas! Lie flat, and look like Norway!
          [WHUMPH.]`,
        back: `[WHUMPH. The atlas falls open. Out comes {thing}, pressed like a flower, and not much bigger.]`,
        peak: `
          [FWUPP. THUMP. FWUPP. THUMP. On the right there is hardly any paper left.]
          ASK: That's the last page!
          HOST: It's come to the end of us. I'd hoped to be in it more. ## It's come to the end of us. And I never had my love scene.
          HIT: And what will it do then?
          HOST: What does anybody do with a book they've finished? It shuts.`,
        gift: `
          [One corner of {ASK}'s coat has been neatly folded over.]
          ASK: Who did that?
          HOST: The great book. It's turned down your corner. It wants to come back to you. ## The great book. It's turned down your corner. It means to take you up to bed.`,
      },
      worse: {
        noise: `
          [FWUPP! THUMP. FWUPP! A ladder climbs the other ladder.]
          ASK: Can't it read any slower?
          HOST: It skims. You would, too, if you'd had two hundred years of people who whisper.`,
        lost: `
          [FWUPP! THUMP. FWUPP! All the cookbooks land in Poetry.]
          ASK: It has to stop somewhere!
          HOST: It can't put us down. It would never find its place again. It's never owned a thing to mark it with.`,
        stuck: `
          [FWUPP! CRICK. FWUPP! A chandelier grows out of the carpet.]
          ASK: What's so exciting about us?
          HOST: Nothing at all. It's got a bad back. It falls open, and it falls over, and it can't hold itself up.`,
        mixed: `
          [FWUPP! THUMP. FWUPP! The clock falls up, and strikes minus six.]
          ASK: Why's it in such a hurry?
          HOST: It's sure that it knows how we end. First page, middle, last page. It's never known it come in any other order.`,
        mess: `
          [FWUPP! THUMP. FWUPP! It rains card catalogs.]
          ASK: There isn't even any wind!
          HOST: You breathed. Those pages are so old and dry that they turn if anybody sighs.`,
      },
      saves: {
        noise: `
          [The page stops, halfway over. It trembles. It goes back.]
          HIT: We've stopped turning!
          HOST: It wants to read that bit again. It's never come to a loud bit before.`,
        lost: `
          [It lands between the pages, and stays there. FWU... Nothing.]
          HIT: It's put us down!
          HOST: It's got a bookmark. It can go to sleep. It's been up with us since the beginning.`,
        stuck: `
          [It goes round the spine, twice, and pulls. The great book sits up. No more pages turn.]
          HIT: It isn't flapping!
          HOST: It's holding itself so straight! It was never in a hurry. It was badly bound.`,
        mixed: `
          [The pages fly up, and come down in another order. Silence.]
          HIT: Where's the end gone?
          HOST: It's in the middle now, after the picnic. It's just got to the part where we all come in. Good morning, everybody!`,
        mess: `
          [It soaks in, page by page. FWU... FWU... Squish.]
          HIT: It's trying to turn over, and it can't!
          HOST: They've stuck together. We're on this page for good. I rather like this one.`,
      },
      turns: [
        `[From the shelves, whispering.]
         ASK: Who's that?
         HOST: The poetry. It's telling the cookbooks about you.`,
        `[From the shelves, giggling.]
         HIT: I heard my name! What are they saying?
         HOST: It's the cookbooks. They think you'd go with rice. ## It's the cookbooks. They think you'd go with anybody.`,
        `[A very thin book drops into {ASK}'s hand.]
         ASK: It's a poem. It's about me! I've never had a poem!
         HOST: Is it good?
         ASK: It rhymes me with "parsley".`,
      ],
      twist: 'The poetry gossips about us to the cookbooks',
    },
    {
      machine: 'the stamp',
      at: 'under the stamp',
      hide: 'the rare books box',
      hideNoise: 'a bookworm',
      change: 'bitten',
      hush: 'Up on the ceiling, an iron arm thinks of a word.',
      rise: 'TCHONK! The stamp comes down on the floor. Everybody jumps a foot.',
      treat: 'the whispering',
      kept: 'filed under "Lost"',
      gives: 'A small cart squeaks up, all by itself. On it lies {prop}, stamped "Found".',
      bits: {
        why: `
          ASK: What's {event} doing in {a}?
          HOST: It's warm, it's quiet, and you needn't give it back for three weeks.`,
        intro: `
          [TCHONK! An iron arm comes down, with a stamp, on {HIT}'s forehead.]
          HIT: What does it say? I can't see up there!
          HOST: "Gardening". You've been filed. It does it to whatever stands still.
          ASK: Under Gardening? A person?
          HOST: Comedy was full.`,
        again: `
          [TCHONK.]
          ASK: I've only just washed off yesterday's! What is it now?
          HOST: "Renewed". It wants you for another three weeks. ## "Renewed". Nobody's ever wanted me for three more weeks.`,
        stir: `
          [TCHONK!]
          ASK: And what have I got now?
          HOST: "Large print".
          ASK: I beg your pardon?
          HOST: It only means that one can read you from the back of the room.`,
        takes: `
          [{ASK} puts {prop} down. TCHONK! A small cart takes it away.]
          ASK: Where's it going?
          HOST: It stood still, so it's been filed.
          ASK: Under what?
          HOST: "Lost".`,
        uses: `
          ASK: I know perfectly well what I am. Stamp! I'm a great romance!
          [TCHONK!]
          HOST: "Some pages missing". ## "Never taken out".`,
        crowd: `
          [In through the slot for returned books come {crowd}, headfirst, one after another.]
          ASK: What's wrong with the front door?
          HOST: They're overdue. They'd rather not be seen.`,
        door: `
          ASK: I'm going outside.
          [A gate drops. EEP! EEP!]
          HOST: You can't take that out of the building.
          ASK: I'm not taking anything!
          HOST: You're taking you. You're reference.`,
        stow: `
          HOST: Into the rare books box! If you feel something nibble, it means that you're valuable.
          [NIB. NIB. NIB.]`,
        back: `[NIB. Out of the rare books box comes {thing}, full of little round holes. It whistles in a draft.]`,
        peak: `
          [TCHONK! TCHONK! TCHONK! Everybody is wearing the same word.]
          ASK: What's mine? Is it bad?
          HOST: We've all got it. "Withdrawn".
          HIT: Withdrawn to where?
          HOST: Round the back. By tomorrow we'll be egg boxes.`,
        gift: `
          [Tchonk. Ever so gently, on the back of {ASK}'s hand.]
          ASK: Is it another insult?
          HOST: "Staff favorite". I didn't know it had that one. And it's the whole staff.`,
      },
      worse: {
        noise: `
          [TCHONK! On the other cheek.]
          ASK: Doesn't anybody ever tell it that it's wrong?
          HOST: In a library? A hundred years, and not one person has raised their voice to it. It thinks we're all delighted.`,
        lost: `
          [TCHONK! On the elbow.]
          ASK: Hasn't it got a home to go to?
          HOST: Three million times, it's stamped a thing and watched somebody carry it out. It's never taken anything home itself.`,
        stuck: `
          [TCHONK! On the nose.]
          ASK: Look at that! It shuts its eyes when it does it!
          HOST: It isn't doing it. That's a broken spring. It comes down whether it wants to or not. I've heard it say "ow".`,
        mixed: `
          [TCHONK! On the chin.]
          ASK: It must make a mistake some time!
          HOST: It's got ninety words, and it's never once mixed up two of them. You can imagine how popular that makes it.`,
        mess: `
          [TCHONK! On both knees.]
          ASK: Ow! It's pressing harder!
          HOST: It's the ink pad. It's nearly dry. The less it can say, the harder it leans.`,
      },
      saves: {
        noise: `
          [The arm stops in midair. It turns over its stamp, and looks at the word.]
          HIT: Is it going to hit us?
          HOST: Somebody's disagreed with it. It never knew that one could. Look at its shoulder come down. It's so relieved.`,
        lost: `
          [It lies on the desk, under the arm. A very long pause. The arm picks it up, and tucks it in close.]
          HIT: Isn't it going to stamp it?
          HOST: It's borrowing it. It's got its very first thing out. It won't have time for us for three weeks.`,
        stuck: `
          [It pulls tight, round the arm and over the beam. Tch... Tch... The arm hangs there, and sighs.]
          HIT: It's let us alone!
          HOST: It's got its arm in a sling. That's been hurting since 1904.`,
        mixed: `
          [TCHONK. TCHONK. TCHONK. Everybody gets one more.]
          HIT: I'm "Dragons"!
          HOST: So am I. So are all of us. It's muddled up its words. Nobody ever withdraws the dragons.`,
        mess: `
          [It runs down the arm, and over everybody. Tch... slip. All the words have washed off.]
          HIT: I'm blank!
          HOST: Me too. What a feeling! We could be about anything.`,
      },
      turns: [
        `ASK: There's a library book in my pocket. I think it may be a bit late.
         HOST: How late?
         ASK: It's on a scroll.`,
        `HIT: That late book. How much is the fine?
         HOST: It's only a penny a day. I've added it up. It comes to the building.`,
        `HOST: Whatever became of that late book?
         ASK: We handed it in. It turns out that there's no other copy in the world.
         HOST: And the fine?
         ASK: They gave us the building.`,
      ],
      twist: 'A library book is several centuries late',
    },
  ],
}
