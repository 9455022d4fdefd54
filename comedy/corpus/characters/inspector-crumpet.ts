import { type Character } from '../../plays/card-types.ts'

/** Believes that everything is evidence. In the first suite it tastes the evidence, in the second it dunks it in tea. */
export const inspectorCrumpet: Character = {
  name: 'Inspector Crumpet',
  call: 'Inspector',
  the: 'the Inspector',
  want: 'to solve a case before eating it',
  suites: [
    {
      effect: 'lost',
      with: 'the last crumpet',
      where: 'inside the Inspector',
      freed: 'BURP! {Prop} shoots out of the Inspector.',
      bits: {
        arrive: `
          LEAD: Nobody move. I smell a crime. And a scone.
          [CRUNCH.]
          ASK: That was my breakfast! ## That was my hangover breakfast!
          LEAD: That was evidence.
          ALSO: Evidence of what?
          LEAD: Raspberries.`,
        again: `
          [CRUNCH.]
          ASK: You're still here.
          LEAD: The case isn't closed. There were leftovers.
          ASK: That was my hat.
          LEAD: I did think it was dry.`,
        explain: `
          LEAD: I had taken it into custody.
          ASK: It was between two slices of bread!
          LEAD: A standard cell. Whole wheat.
          ASK: And the mustard?
          LEAD: It refused to talk.`,
        flattered: `
          ASK: Somebody as important as you gets the great lunch, {call}!
          LEAD: How many courses?
          ASK: Seven.
          LEAD: Then the evidence is clear. It's me.`,
        teach: `
          LEAD: A good detective looks first, and then listens.
          [CRUNCH.]
          ASK: And what was that?
          LEAD: I've stopped listening.`,
        attempt: `
          LEAD: I only need one bite of it to know.
          [CRUNCH. CRUNCH. CRUNCH.]
          ASK: That was three!
          LEAD: The first one was lying.`,
        help: `
          LEAD: Stand back. First, the taste test.
          [CRUNCH. Gulp.]
          ASK: Where's {prop}?
          LEAD: Helping me with my inquiries.`,
        ban: `
          ASK: Nothing else goes in that mouth. Promise!
          LEAD: On my badge.
          [CRUNCH.]
          ALSO: Was that your badge?
          LEAD: It was chocolate. It was undercover.`,
        pretend: `
          [{LEAD} lays a napkin over one arm.]
          ASK: Who exactly are you?
          LEAD: The waiter.
          ASK: Then where's my soup?
          LEAD: I'm a very bad waiter. ## I'm a very bad waiter. People don't take me home for the soup.
          [A small, soupy burp.]`,
        hide: `
          [From {hide}, CRUNCH. CRUNCH.]
          ASK: What's that?
          ALSO: Mice.
          LEAD: Nothing suspicious in here. Only mice.
          ASK: How many mice?
          LEAD: One inspector. I mean nine.`,
        found: `
          LEAD: I've never solved a case. I only finish them.
          ASK: All of them?
          LEAD: Half of one got away. I think about it every night.`,
        comfort: `
          LEAD: Take heart. I've still got half a sandwich.
          ASK: You'd share your sandwich?
          [A long struggle. CRUNCH.]
          LEAD: I would have. You should have seen how close it was.`,
        search: `
          LEAD: Nobody panic. I'll find it. When did you last taste it?
          ASK: We don't taste things!
          LEAD: Then how do you know where they've been?`,
        wait: `
          LEAD: I'll sit here, and guard my cake.
          [A pause.]
          ASK: Where's the cake?
          LEAD: It was sitting beside an inspector. What did you think would happen?`,
        lastWords: `LEAD: One last lunch. Is anybody going to finish that? ## I'd like somebody to look at me, just once, as I look at cake.`,
        save: `
          LEAD: There's one crumpet left. I was saving it for afterward.
          ASK: There won't be an afterward!
          [With a sob, {LEAD} throws it {at}.]`,
        last: `
          LEAD: Case closed.
          [CRUNCH.]
          ASK: Was that the case?
          LEAD: Only the handle.`,
      },
      turns: [
        `LEAD: There was a pie on that windowsill. Now there's a dish.
         ASK: You have crumbs on your chin.
         LEAD: So the thief is trying to frame me. Clever.`,
        `LEAD: I've questioned everybody who was near that pie.
         ASK: Who was near it?
         LEAD: Only me. I've been very hard on myself.`,
        `LEAD: I've solved it! It was me. I ate the pie.
         ASK: You've solved a case!
         LEAD: And I'd have got away with it, too, if I weren't so good.`,
      ],
      twist: 'The Inspector closes in on a pie thief',
    },
    {
      effect: 'lost',
      with: 'the last biscuit',
      where: 'somewhere in the teapot',
      freed: 'GLUG. {Prop} floats out of the teapot, as clean as new.',
      bits: {
        arrive: `
          [{LEAD} comes in backward, with a magnifying glass and a teapot.]
          LEAD: I've followed a trail of crumbs to this very spot.
          ASK: They're falling off your own biscuit!
          [DUNK.]
          LEAD: Then I'm close.`,
        again: `
          [DUNK.]
          LEAD: I've been over last night's evidence again. It's gone soft.
          ASK: You left it in the tea!
          LEAD: It talked, though. In the end it all came out.`,
        explain: `
          LEAD: I took it away for questioning.
          ASK: You put it in a teapot!
          LEAD: It was cold. It was shaking. I gave it a warm drink.
          ASK: You drank it!
          LEAD: We drank it together.`,
        flattered: `
          ASK: What dignity you have, {call}! What calm!
          LEAD: It's the tea.
          ASK: Only a great mind would arrive with its own teapot!
          LEAD: I suspected that I was somebody. I had no proof.`,
        teach: `
          LEAD: You ask the suspect one question, very gently.
          [DUNK.]
          LEAD: If it sinks, it's guilty.
          ASK: And if it floats?
          LEAD: Toast.`,
        attempt: `
          LEAD: There isn't a thing in the world that won't talk when it's warm and wet.
          [DUNK. Bubbles.]
          ASK: What did it say?
          LEAD: "Blub." I'm treating that as a confession.`,
        help: `
          LEAD: I'll put it somewhere safe, and warm.
          [DUNK. {Prop} disappears into the teapot.]
          ASK: That's a teapot!
          LEAD: It's a cell with a spout.
          [{ASK} looks in.]
          ASK: It's gone!`,
        ban: `
          ASK: No more dunking. Give me your word!
          LEAD: You have it.
          [DUNK.]
          ASK: What was that?
          LEAD: My word. It was a little dry.`,
        pretend: `
          [{LEAD} leans in a corner, very stiff.]
          ASK: And who might you be?
          LEAD: The new carpet.
          ASK: You're standing up.
          LEAD: They're still unrolling me. ## They're still unrolling me. People like to lie on me in front of the fire.
          [DUNK.]`,
        hide: `
          ASK: That's odd. I can smell butter.
          [From {hide}, at once:]
          LEAD: Where?
          ASK: Who said that?
          ALSO: Nobody.
          LEAD: Nobody. Is it salted?`,
        found: `
          LEAD: All my life I've followed my nose.
          ASK: And where did it lead?
          LEAD: Tea. Every time. I had hoped for justice.`,
        comfort: `
          LEAD: You look lost. Where were you last seen?
          ASK: I don't know any more.
          LEAD: Here. Tea. Two sugars.
          ASK: There's a sock in it.
          LEAD: So that's solved, too.`,
        search: `
          LEAD: I've dusted for fingerprints.
          ASK: What did you find?
          LEAD: Sugar. I may have dusted with sugar.
          [DUNK.]
          LEAD: It's good, though.`,
        wait: `
          LEAD: I'll just sit here, and steep.
          ASK: For how long?
          LEAD: Like any tea. Four minutes, and don't stir me. ## Four minutes. And I've never met anybody who'd stir me for the whole four.`,
        lastWords: `LEAD: I'd like one confession, just one, from somebody who isn't a biscuit. ## I'd like a larger cake, and somebody to dunk with.`,
        save: `
          LEAD: If this is the end, I've still got one biscuit.
          ASK: You can eat at a time like this?
          LEAD: No. Something here is hungrier than I am.
          [Slowly, {LEAD} throws the last biscuit {at}.]`,
        last: `
          ASK: Here, {call}. Half my bun.
          LEAD: Is it evidence?
          ASK: No. It's lunch.
          [A very small crunch.]
          LEAD: It's better when it's innocent.`,
      },
      turns: [
        `LEAD: Don't drink that. It's my only witness.
         ASK: It's a cup of tea!
         LEAD: It was on the table when it happened. It saw everything.`,
        `LEAD: My witness has gone cold.
         ASK: Warm it up, then.
         LEAD: I can't lean on a witness. It wouldn't stand up. It's a liquid.`,
        `ASK: I'm sorry. I was thirsty. I drank your witness.
         LEAD: And what did you taste?
         ASK: Lemon.
         LEAD: Lemon! I never take lemon! Somebody else was here!`,
      ],
      twist: 'The Inspector questions a cup of tea',
    },
  ],
}
