import { type Character } from '../../plays/card-types.ts'

/**
 * Believes that this is a wonderful party. In the first suite every scream is a cheer for the accordion, in the second
 * whatever anybody says is the title of a song, and a request.
 */
export const djAccordion: Character = {
  name: 'DJ Accordion',
  call: 'DJ',
  the: 'the DJ',
  want: 'to be asked to dance',
  suites: [
    {
      effect: 'noise',
      with: 'the accordion',
      where: 'deep inside an accordion',
      freed:
        'Everybody grits their teeth, and calls for an encore. The accordion opens all the way, and out falls {prop}.',
      bits: {
        arrive: `
          [HOOMPA-PA! {LEAD} comes in, in headphones, behind a very large accordion.]
          ASK: Stop that! It's horrible!
          LEAD: What a party! Look, they've all got their hands up!
          ALSO: They're over our ears!
          LEAD: That's how it starts. At the last one they jumped out of the windows, before anybody could ask me to dance.`,
        again: `
          ASK: You played under my window until four! ## You played under our window! We were trying to make love!
          LEAD: And you threw me flowers! ## I know. I couldn't find your tempo.
          ASK: They were in a pot! ## My husband was keeping time to you!
          LEAD: I never had such a generous crowd. ## So that's what happened in the chorus.`,
        explain: `
          LEAD: I borrowed it to liven things up a bit. They were all sitting round in black.
          ASK: That was a funeral!
          LEAD: I know. I got everybody up but one. ## I know. By midnight the widow and I were down to the slow ones.`,
        flattered: `
          ASK: {call}, when you play, not a soul stays seated!
          LEAD: Most of them don't stay in the building.
          ASK: Where do they all go?
          LEAD: Over the hills. I've never known such dancers.`,
        teach: `
          LEAD: It's all in the left hand. You wait until somebody turns white, and shouts "no", and you bring it in.
          [HOOMPA-PA!]
          ASK: No!
          LEAD: You see? You feel it, too.`,
        attempt: `
          LEAD: It's shy, that's all. It wants a good beat.
          [HOOMPA! HOOMPA! A crack runs from one end to the other.]
          ASK: You've broken it in two!
          LEAD: It's doing the splits!`,
        help: `
          LEAD: Let me have it. I'll hold it close to my heart.
          ASK: Then take off the accordion!
          [HOOMPA-PA! The accordion breathes in, and {prop} is gone. Everything rattles.]
          ALSO: Is it still in there?
          LEAD: It's dancing. It comes out for an encore, when everybody begs.
          ASK: Why would anybody beg you to go on?
          LEAD: Nobody's managed to yet. They're too moved.`,
        ban: `
          ASK: No more accordion! The party's over!
          LEAD: So there was one!`,
        pretend: `
          [{LEAD} puts a finger to the lips. The accordion wheezes.]
          LEAD: Ssh. I'm a librarian.
          ASK: And that, strapped to your chest?
          LEAD: A book. It's got a good many folds.
          ASK: It's panting!
          LEAD: It's got to the chase. ## It's got to the bedroom.`,
        hide: `
          [From {hide}, HOOM. Pa.]
          ASK: What was that?
          ALSO: My stomach.
          [HOOM. Pa, pa.]
          ASK: It's in three-four time!
          ALSO: I had the dumplings.`,
        found: `
          [Hoom. Very softly.]
          LEAD: When I was eight, I gave a party. I put headphones on, so that I wouldn't have to hear nobody knocking.
          ASK: And nobody came?
          LEAD: When I took them off, there were presents on the step. They'd all rung the bell.`,
        comfort: `
          [{LEAD} pats {ASK} on the back. Pa, pa.]
          LEAD: You look like me, when I'm not asked to a party. I just walk in backward.
          ASK: Why backward?
          LEAD: They think that I'm leaving, so they hold the door. There's room for two.`,
        search: `
          LEAD: Everybody in a row! Hands on the shoulders in front!
          ASK: You call that searching?
          LEAD: It's a conga. Only this time, keep your eyes open. ## It's a conga. I've found two wives this way, and lost one.`,
        wait: `
          LEAD: I'm not playing a note. Look, both hands are still.
          [A foot begins to tap. Then the other.]
          ASK: Tell your feet to stop!
          LEAD: I can't. I'm only their agent. ## I can't. They go home with whom they like.`,
        lastWords: `LEAD: I'd like one dance. I never had any. I always had my arms full. ## I'd like one dance. I always had my arms full, and it was never of anybody.`,
        save: `
          ASK: {call}! Play for {machine}! Play as loud as you can!
          LEAD: A request? At a party? For me?
          ASK: I'm begging you!
          [{LEAD} opens the accordion as far as two arms will go. HOOOOOMPA! It hits {machine} full in the front.]`,
        last: `
          [{ASK} lifts the accordion off {LEAD}'s shoulders, and puts it down.]
          ASK: May I have this dance?
          LEAD: But who's going to play?
          [{ASK} hums. They dance, rather badly.]
          LEAD: You're flat. Don't stop.`,
      },
      turns: [
        `[{LEAD} hangs up a cabbage on a string, and sets it spinning.]
         ASK: What's that?
         LEAD: The mirror ball. Wait till it gets going.`,
        `ASK: That cabbage has begun to smell.
         LEAD: It hasn't. That's the fog machine.`,
        `ASK: I was so hungry that I've eaten something off a string.
         LEAD: The mirror ball? How do you feel?
         [{ASK} begins to turn, slowly, on the spot.]
         ASK: A little bit popular. ## Like my husband at a wedding. I keep looking round at everybody.`,
      ],
      twist: 'The DJ spins a cabbage',
    },
    {
      effect: 'lost',
      with: 'the golden record',
      where: 'in a crate, behind three hundred polkas',
      freed:
        'All three hundred polkas are heard, right to the end. Behind the last, somebody finds {prop}, and weeps.',
      bits: {
        arrive: `
          [{LEAD} rolls in a crate of black records and one golden one, in enormous headphones.]
          ASK: Hey! You can't come in here!
          LEAD: "You Can't Come In Here"! I've got that in G.
          ASK: I mean it! Get out!
          LEAD: And "Get Out"! You know the B-side!
          ALSO: Take those things off your ears!
          LEAD: "Take Those Things off Your Ears". Now you're showing your age.`,
        again: `
          ASK: I didn't get a wink of sleep! ## It was our wedding anniversary, and you never stopped!
          LEAD: "Not a Wink". I played it for you all night. ## You kept shouting for more.
          ASK: I was banging on the wall! ## That wasn't meant for you!
          LEAD: You came in late, but with so much feeling. ## I did wonder. It was such a short song.`,
        explain: `
          LEAD: I do requests. A voice behind me asked for it.
          ASK: What did it ask for?
          LEAD: "Stop, Thief". And then the whole street joined in. They all knew the chorus.`,
        flattered: `
          ASK: {call}, you must know every song in the world!
          LEAD: Name one.
          ASK: Oh dear. I can't think of one.
          LEAD: In F. Words by my mother.`,
        teach: `
          LEAD: There's just one rule. You listen to what people ask for.
          ASK: You never listen to a word!
          LEAD: To that one? Not since it came out. I was sick of it by the summer.`,
        attempt: `
          LEAD: I'll put it on, and let down the needle.
          [KRITCH! A long, deep, terrible scrape.]
          ASK: That wasn't a record!
          LEAD: Then where did it get that scratch?`,
        help: `
          LEAD: I've been looking for that one. It's a bit thick, for a single.
          ASK: Give it back!
          LEAD: "Give It Back" is in here somewhere.
          [{LEAD} drops {prop} into the crate, and leafs, and leafs. It does not come up again.]
          ALSO: How do we find it?
          LEAD: You'd have to hear them all. Right to the end. They notice.`,
        ban: `
          ASK: One more song, and I'll swear!
          LEAD: "I'll Swear"? Not in front of the children. ## "I'll Swear"? That's the one with the moans.`,
        pretend: `
          [{LEAD} hangs a napkin over one arm.]
          LEAD: I'm only the waiter.
          ASK: In headphones?
          LEAD: They're earmuffs. It's a cold buffet.`,
        hide: `
          ASK: Is anybody in {hide}?
          LEAD: NO, NO, NO.
          ASK: Who said that?
          LEAD: WHO, OH WHO, OH WHO.
          ALSO: It's an echo. With a chorus.`,
        found: `
          [Kritch. Very softly.]
          LEAD: I once played for my whole family. I could see all their mouths moving, so my grandma put these headphones on me.
          ASK: What for?
          LEAD: She said that they were singing along. I've never dared to check.`,
        comfort: `
          [{LEAD} looks at {ASK}, and nods.]
          LEAD: You've got "Nobody Listens to Me" written all over you. I get asked for that one every night.
          ASK: Do you? By whom?
          LEAD: By everybody. They're only ever surprised that the others know the words.`,
        search: `
          LEAD: How does it go? Hum me a bit.
          ASK: It isn't a song! It doesn't go!
          LEAD: Then it can't have got very far.`,
        wait: `
          LEAD: While we wait, I take requests.
          ASK: Don't touch anything!
          LEAD: "Don't Touch Anything". With feeling, or without?
          ASK: Without!
          LEAD: The radio version. ## The radio version. In the other one, they touch everything.`,
        lastWords: `LEAD: I'd like a request from somebody who isn't shouting. They always shout. ## I'd like a request from somebody who isn't shouting. Or packing.`,
        save: `
          LEAD: This is my golden record. It sold two copies. My mother's got the other.
          ASK: Will you give it up? For us?
          LEAD: Is that a request?
          ASK: It is. It really is.
          [{LEAD} takes off the headphones, blows the dust off the golden record, and throws it {at}.]`,
        last: `
          [{LEAD}'s headphones are off.]
          LEAD: What's that lovely sound?
          ASK: Nothing. It's only us, talking.
          LEAD: Don't tell me who it's by.`,
      },
      turns: [
        `[Plip. Plip. Somewhere there is a leak.]
         LEAD: Who's that on the drums?
         ASK: That's just a leak.
         LEAD: Only the one name. I like that.`,
        `LEAD: Leak and I have recorded something. It's a slow one. Listen.
         [Plip.]
         ASK: When does it go on?
         LEAD: You can't rush Leak.`,
        `ASK: It's gone quiet. Somebody's mended that leak.
         LEAD: So we've split up? Was it over money?
         ASK: It was over a washer.
         LEAD: There's always a Washer.`,
      ],
      twist: 'The DJ forms a band with a leak',
    },
  ],
}
