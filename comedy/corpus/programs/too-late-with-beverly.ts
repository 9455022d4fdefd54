import { type Program } from '../../plays/card-types.ts'

export const tooLateWithBeverly: Program = {
  name: 'Too Late with Beverly',
  people: {
    Beverly: {
      short: 'Beverly',
      want: 'a real laugh',
      as: { BOSS: {} },
      hooks: {
        claim: `
            [{ME} puts on a false nose. Nobody laughs.]
            ME: You see? Not unless they're told to! I've had a realer laugh from a drain!`,
        stake: `ME: That isn't even funny! I'd know! I've timed it!`,
        snap: `
          <first> ME: And on tonight's show, the end of tonight's show!
          <next> ME: We'll be right back after this! No, we won't!`,
        end: `
            [{ME} puts on the false nose. Somebody snorts.]
            ME: Nobody told them to! It came out through the nose! Theirs, not mine!`,
        later: `
          ME: I got a real laugh at home this morning.
          ASK: What did you say?
          ME: "Good morning." I think it was the pajamas. ## "Good morning." I wasn't wearing the pajamas.`,
      },
      turns: [
        `ME: Why did the chicken cross the road?
         ASK: Ha, ha, ha!
         ME: I hadn't got to the end.
         ASK: It's in my contract.`,
        `ME: Here's one without an end, so nobody can laugh too early. A horse walks into...
         [A long silence.]
         ASK: Into what?
         ME: You see? You're interested.`,
        `[{ME} falls over a cable, and gets up in a wastebasket.]
         ASK: Pfff.
         ME: What was that?
         ASK: I'm so sorry.
         ME: Don't be! Where was I standing?`,
      ],
      twist: 'Beverly leaves the end off a joke',
    },
    'Announcer Adaeze': {
      short: 'Adaeze',
      want: 'to whisper',
      as: { FOE: {} },
      hooks: {
        claim: `
            [{ME} whispers something. A light bulb bursts.]
            ME: AND THAT WAS MY WHISPER, LADIES AND GENTLEMEN! I CAN'T KEEP A SINGLE SECRET!`,
        stake: `ME: LADIES AND GENTLEMEN, IT'S GONE!`,
        snap: `
          <first> ME: LADIES AND GENTLEMEN, HELP!
          <next> ME: AND NOW, ALL THE WAY FROM UP THERE, THE CEILING!`,
        end: `
            [{ME} whispers something. The light bulb stays whole.]
            ME: Did you hear that whisper? Nor did I.`,
        later: `
          ME: I whispered all night long.
          ASK: What about?
          ME: No idea. I couldn't hear me.`,
      },
      turns: [
        `ME: AND HERE COMES A SPOON!
         ASK: I'm only stirring my tea.
         ME: ALL THE WAY FROM THE SAUCER!`,
        `ASK: Could you say something softly?
         ME: LIKE THIS?
         [A cup breaks.]
         ASK: It's a beginning.`,
        `[{ME} speaks into a very large cushion.]
         ME: Is it working?
         ASK: I only caught half of it.
         ME: Which half? It was all about you.`,
      ],
      twist: 'Adaeze whispers, and a cup breaks',
    },
    'Sidekick Seb': {
      short: 'Seb',
      want: 'to sit behind the desk',
      as: { PAL: {} },
      hooks: {
        claim: `
            [{ME} sits down, and sinks. Only a forehead shows above the desk.]
            ME: It's the sidekick's chair. All I ever see of that desk is the gum underneath.`,
        stake: `ME: Ha! So true! I'm sorry. It just comes out.`,
        snap: `
          <first> ME: So true! So true! Oh, somebody make it stop!
          <next> ME: I agree with the ceiling! I always have!`,
        end: `
            [{ME} sits down behind the desk.]
            ME: So that's the top of the desk! There's a drawer! And in the drawer there's a sandwich!`,
        later: `
          ME: I sat behind the desk all night.
          ASK: And how was it?
          ME: There was nobody to laugh. I got down, and did it from the side.`,
      },
      turns: [
        `ASK: It's raining.
         ME: Ha! So true!
         ASK: My goldfish is ill.
         ME: Ha! So... oh.`,
        `ASK: Do you ever disagree with anybody?
         ME: Never.
         ASK: You're wrong.
         ME: So true!
         ASK: Then you do.
         ME: I need to lie down.`,
        `ASK: Say something, Seb, and I'll laugh.
         ME: First? Me? I had toast.
         ASK: Ha! So true!
         ME: It was! It was true!`,
      ],
      twist: "Seb laughs at somebody's sick goldfish",
    },
    'Bandleader Bongo': {
      short: 'Bongo',
      want: 'to play a tune to the end',
      as: {
        BOSS: {
          claim: `
              [{ME} plays four bars. Somebody waves, and {ME} stops.]
              ME: Now I'm even the host, and I still don't know how my own tune ends!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
              [{ME} plays four bars. Somebody waves, and {ME} stops.]
              ME: Four bars! Always four! I don't even know if my own tune ends well!`,
        stake: `ME: That was in the wrong key! And it was only falling!`,
        snap: `
          <first> ME: Keep playing! It's what bands do! Nobody ever said why!
          <next> ME: Everybody! From the coda! And faster!`,
        end: `
            [{ME} plays four bars, and then all the others.]
            ME: It's got an end, my tune! And I'd always thought that it was sad!`,
        later: `
          ME: We played the tune to the end, all night.
          ASK: And what did the neighbors say?
          ME: That they'd rather not have known.`,
      },
      turns: [
        `[{ME} hums four bars, and stops.]
         ASK: How does it go on?
         ME: With a word about soap.`,
        `[{ME} hums five bars.]
         ASK: There was a new one at the back!
         ME: I don't know whose it is. It was just standing there.`,
        `[{ME} hums five bars, and {ASK} hums the rest.]
         ME: Where did you get that?
         ASK: It's what I sing in the bath.
         ME: You've been finishing me for years.`,
      ],
      twist: "Bongo's tune grows by one bar",
    },
    'Guest Gustavo': {
      short: 'Gustavo',
      want: 'to be asked a question',
      as: {
        BOSS: {
          claim: `
              [{ME} takes out a card that says "ANSWER".]
              ME: Six years I've waited to be asked. Now I'm the host, and I have to do the asking!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
              [{ME} takes out a card that says "ANSWER".]
              ME: Six years in the waiting room! They've asked the plant how it was feeling. Couldn't they ask me?`,
        stake: `ME: Now they'll say that there's no time left for me.`,
        snap: `
          <first> ME: Nobody's asked me, but HELP!
          <next> ME: Any questions? Anybody? This would be the moment!`,
        end: `
            ASK: So, Gustavo. How are you?
            [{ME} takes out the card that says "ANSWER".]
            ME: "Fine!" Six years old, and it still fits!`,
        later: `
          ME: I was asked another question today.
          ASK: What was it?
          ME: "Are you in the line?" I spoke for an hour.`,
      },
      turns: [
        `ME: Would you like to see some pictures of my trip?
         ASK: Where did you go?
         ME: Down the corridor.`,
        `ASK: And who's this here, in red, by the wall?
         ME: That's the fire extinguisher. We waited together.`,
        `ASK: Tell me, Gustavo. Has it got a name?
         ME: The extinguisher? Nobody's ever asked! It's Denise.
         ASK: Give Denise my love.`,
      ],
      twist: 'Gustavo passes round pictures of a corridor',
    },
  },
  recall: `
    PAL|LEAD: The band's made a tune out of it. "{Line}." It goes on for eleven minutes.
    BOSS: Does anybody dance to it?
    PAL|LEAD: They start to. Then they hear the words.`,
  scenarios: [
    {
      id: 'goose',
      shape: 'contest',
      title: 'Never Ask About the Goose || Did You Fly?',
      premise:
        'On this show they may ask {lead} about anything but the goose, and can think of nothing else.',
      game: 'Every harmless question leads to the one that is forbidden, and nobody knows what it is about.',
      facts: {
        prop: 'the question card',
        event: 'a talk show',
        crowd: 'the studio audience',
      },
      effects: {
        card: {
          noise: `BOSS: All my safe questions are in there! I can hear them, and I can't read them!`,
          lost: `BOSS: Those were the only ten questions without a beak in them!`,
          stuck: `BOSS: My safe questions! All ten of them, and they can't move a wing! An arm! I meant an arm!`,
          mixed: `BOSS: I can't ask it anything now! It'd only say yes!`,
          mess: `BOSS: My safe questions! They're floating, like a... Like nothing! They're floating like nothing!`,
        },
      },
      after: `
        [HONK.]
        PAL|LEAD: The goose got more letters than we ever did.
        BOSS: What do they say?
        PAL|LEAD: I'm not allowed to ask.`,
      acts: [
        {
          title: 'One Rule',
          time: 'ELEVEN AT NIGHT',
          beat: 'There is one thing that nobody may ask the guest about.',
          text: `
            <2> > lead arrive
            <3+> BOSS: Tonight's guest comes with one rule, from the agent. "Never ask about the goose. Or I'll come up, and take my client home."
            <3+> FOE: What goose? || Which goose? Whose?
            <3+> BOSS: How should I know? One mustn't ask. || I don't know! That's the whole rule!
            <2> BOSS: Welcome. Your agent has sent me a rule. "Never ask about the goose. Or I'll come up, and take my client home."
            <2> LEAD: And are you going to?
            <2> BOSS: Me? I'm a professional. I'm not even curious.
            PAL|LEAD: How's it signed?
            BOSS: There's no name. Only a sort of fork. || With a leaf. Or it's a very small rake.
            * plant sign
            <first> > hook BOSS claim
            <3+> > lead arrive
            <handed> > place intro
            BOSS: We're on! Good evening! And how was your journey? Did you fly?
            [A terrible silence.]
            PAL|LEAD: I think we'd better stop there. || Could I have another one?
            BOSS: I only meant, with wings. I meant, in general.
            > turns
            [Far away, HONK.]
            <3+> FOE|PAL: What was that?
            <2> LEAD: I thought I heard something.
            BOSS: It's only the traffic. || That was the band. It has a cold.`,
        },
        {
          title: 'Ten Safe Questions || Take a Gander',
          time: 'A LITTLE LATER',
          beat: 'The safe questions end up {where}, and {boss} must think of others.',
          text: `
            > turns
            <handed> BOSS: I've written ten safe questions on a card. {Call}, you hold it, so that my hands don't shake. || Here's a card with ten safe questions. {Call}, read them out yourself. I don't trust my mouth.
            <taken> BOSS: I've written ten safe questions on a card. Put it down. My hands are shaking.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: Let {the} try. || {call}, you try. It doesn't know you yet.
            <taken> > lead attempt
            <handed> > effect card
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            <3+> FOE: Ask about anything but the goose! The weather! ## Ask about anything but the goose! Ask what's under this dress!
            BOSS: So. You look a little down tonight.
            PAL|LEAD: Down comes off a... You know what. || You said "down". You know what that's the inside of. ## You said "down". I've a pillow of it. I've told it things.
            BOSS: I know! It just slipped out!
            BOSS: Let's see who else is on the bill.
            [A gasp. Somebody puts a hand over the microphone.]
            BOSS: On the program! On the list!
            <?d> > lead teach
            <first> <3+> > hook FOE claim
            > turns
            [HONK.]
            <3+> PAL|FOE: And what was that noise?
            <2> LEAD: That doesn't sound like a band.
            BOSS: The band's tuning. They do it flat.`,
        },
        {
          title: 'Something Nobody Asks',
          time: 'HALF PAST ELEVEN',
          beat: 'The audience has heard of it, and {lead} is nearly saying it.',
          text: `
            > place crowd
            BOSS: And now, the audience may ask a question. About shoes. || Any questions, from the audience? Has anybody got one about soup?
            FOE|LEAD: They've all got the same one. I can see their mouths. ## They've all got the same one. Except the lady in red. Hers is about your shirt.
            BOSS: No more questions! One word about the goose, and the agent comes up!
            > turns
            <handed> <?e> > lead attempt
            <?x1> > place uses
            LEAD: It's a funny thing. I've been on a hundred shows. They ask about everything.
            BOSS: Do they?
            LEAD: But there's one thing nobody ever asks me.
            [{BOSS} bites the desk.]
            BOSS: Music! Somebody play some music!
            <?music> [PARP, plays the band, PARP, very slowly, like somebody with flat feet.]
            <?music> BOSS: Not that one!
            <?f> > lead wait
            <?g> > place stir
            > turns
            [HONK. HONK. On the stairs.]
            PAL|LEAD: Whoever it is, it walks from side to side. ## Whoever it is, it rolls at the hips. I've married for less. || It's coming up here. It slaps at every step.
            BOSS: Don't look at me like that. I didn't say a word.`,
        },
        {
          title: 'Before I Go',
          time: 'NEARLY MIDNIGHT',
          beat: 'The end seems near, and {boss} asks.',
          text: `
            <?h> > place door
            > turns
            > place peak
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            FOE|LEAD: Is there anything that anybody would still like to say?
            BOSS: Yes! I can't go without knowing! What about the goose?
            [It has been said. Somewhere, a cup falls.]
            LEAD: You've asked! You've really asked!
            BOSS: Tell me!
            LEAD: It's a long story.
            FOE|BOSS: We've got about four seconds!
            <?k> > lead comfort BOSS
            > turns
            BOSS: Then leave out the goose! {Call}, what would you like? Quickly! || There's no time for a goose! {Call}, is there anything you want?
            > lead lastWords`,
        },
        {
          title: 'The Agent',
          time: 'MIDNIGHT',
          beat: 'They are saved, {lead} tells the story, and the agent comes in.',
          text: `
            > lead save
            > place saves
            [{freed}]
            * prop
            > hook BOSS end
            !BOSS: Keep the card. I only want to hear about the goose.
            LEAD: It's my agent. It does my letters.
            BOSS: A goose? || With whose hands?
            * pay sign
            PAL|LEAD: So that isn't a fork. It's a foot. || So that isn't a rake. It's a foot.
            FOE|BOSS: And it told everybody never to ask about itself?
            LEAD: It's very shy. ## It's very private. It mates for life, and that went badly.
            > turns
            <?m> > hook FOE end
            <?x2> > place gift
            <?n> > lead last
            [HONK! In the doorway stands a large goose, with a briefcase.]
            BOSS: I asked. I broke the one rule. So take your client home. || It was me who asked. I couldn't hold it in. Take your client home.
            [The goose looks at {BOSS}. It looks at the lights, at the audience, at the empty chair. HONK?]
            PAL|LEAD: I think it'd like to be asked something.
            [The goose sits down in the guest's chair, and hands over a letter.]
            FOE|LEAD: What's in it?
            BOSS: One rule. "Never ask about my client."
            [They all look at {LEAD}. They all look at the goose.]
            !BOSS: Good evening, and how was your journey? Did you fly?`,
        },
      ],
    },
    {
      id: 'sign',
      shape: 'swap',
      title: "I Hadn't Finished || Laugh, Clap, Gasp",
      premise:
        'The audience does all that a sign tells it, and nobody can turn it off, as {keeper} has had the switch.',
      game: 'They laugh at what is sad and gasp at what is nothing, and nobody has ever heard the end of the joke.',
      facts: {
        prop: 'the switch',
        event: 'a late show',
        crowd: 'the studio audience',
      },
      effects: {
        switch: {
          noise: `[CLACK. The sign says GASP. "AAAH!"]
            BOSS: Now it changes at every sound! Nobody make another!`,
          lost: `[CLACK. The sign says CLAP. "BRAVO!"]
            BOSS: Now {the} is working it! From the inside!`,
          stuck: `[CLACK. The sign says STAND UP. They all stand up.]
            BOSS: Something's tugging at it! Don't anybody pull!`,
          mixed: `[CLACK. The sign says AWWW. "AWWW!"]
            BOSS: It's gone soft in the middle!`,
          mess: `[CLACK, clack, clack. The sign says CLAP, CRY, CLAP. They clap, and cry, and clap.]
            BOSS: It's short-circuited! So have they!`,
        },
      },
      after: `
        [CLACK.]
        PAL|LEAD: Somebody's written on the sign. It says "ONLY IF YOU LIKE".
        BOSS: And do they?
        PAL|LEAD: About one in four. But they mean it.`,
      acts: [
        {
          title: 'Behind a Desk',
          time: 'ELEVEN AT NIGHT',
          beat: 'The audience laughs before the joke, as a sign tells it to.',
          text: `
            <2> > lead arrive
            > place crowd
            [{BOSS} rolls in, sitting behind a desk on wheels.]
            !BOSS: Good evening. I want to ask you something. Why do I sit behind a desk?
            [CLACK. A sign over the stage says LAUGH. "HA, HA, HA!"]
            !BOSS: I hadn't finished.
            PAL|LEAD: There's a sign up there. They do whatever it says. || It's the sign. It says LAUGH, so they laughed.
            * plant joke
            !BOSS: It's a joke, and it has an end. Nobody's ever heard it. || They've never heard how it ends. It's a good end. I've got it on me.
            <3+> FOE: It works every night! Why complain? || But they enjoyed it. It said so.
            PAL|LEAD: It's got a loose switch. One bump, and it says something else. || The switch is loose. One tap on it, and they have another feeling.
            * plant loose
            <first> > hook BOSS claim
            <first> <3+> BOSS: Well, let's have our guest.
            <3+> > lead arrive
            <handed> > place intro
            > turns
            <?roll> FOE|LEAD: Aren't you going to stand up, and shake hands?
            <?roll> [{BOSS} rolls over, with the desk.]
            <?roll> BOSS: I never leave it. ## I never leave it. It's the longest that I've stayed with anybody.`,
        },
        {
          title: 'The Switch',
          time: 'A QUARTER PAST ELEVEN',
          beat: 'The switch is to stay off, and ends up {where}.',
          text: `
            > turns
            <handed> !BOSS: Tonight that sign stays dark. I want to get to the end of my joke. {Call}, take the switch, and don't bump it. || We'll leave that sign alone tonight. {Call}, you hold the switch. Only hold it.
            <taken> !BOSS: Tonight that sign stays dark. I want to get to the end of my joke. Here's the switch. Nobody bump it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: {call}! Get it back! || Somebody get it back! {call}!
            <taken> > lead attempt
            <handed> > effect switch
            BOSS: Let's go on as if nothing had happened. So, {call}. How's your mother?
            LEAD: Very well, thank you. ## She's living with a drummer. She's eighty.
            [The sign says BOO. "BOOOO!"]
            LEAD: But you've never met her!
            FOE|LEAD: And now, a word about our sponsor's soup. || Never mind them. Let's hear about our sponsor's soup.
            [The sign says CRY. "BOO-HOO!"]
            BOSS: They've tried it. || It's the lentils. They bring everything up again.
            > turns
            <first> <3+> > hook FOE claim
            <?d> > lead ban
            !BOSS: I'll try again, while it's resting. Why do I sit behind a desk?
            [CLACK. GASP. "AAAH!"]
            !BOSS: I hadn't finished!`,
        },
        {
          title: 'Sad News',
          time: 'HALF PAST ELEVEN',
          beat: 'There is sad news, and it is a great success.',
          text: `
            > turns
            !BOSS: I've some sad news. Our oldest camera died today.
            [The sign says LAUGH. "HA, HA, HA!"]
            PAL|LEAD: It had a good life. ## It saw you change your shirt for eleven years. It had no rest.
            [The sign says BOO. "BOOOO!"]
            FOE|LEAD: Couldn't we just take that sign down? || Let's just turn the sign to the wall!
            !BOSS: I looked behind it once. There's another one.
            <handed> <?e> > lead attempt
            > turns
            [The sign says STAND UP. They stand up. SIT. They sit. STAND UP.]
            PAL|LEAD: They're getting tired.
            !BOSS: They're getting fit. It's the first good that I ever did them.
            <?x1> > place uses
            <handed> <?f> > lead search
            PAL|LEAD: Don't they ever want to do something else? || I asked one of them what he thought of it. He looked up at the sign.
            !BOSS: It's so easy for them. They always know how they feel. ## It's so easy for them. I'd have given a lot for a sign like that over the bed.
            <?g> > lead teach
            > turns
            !BOSS: Is anybody out there listening? Anybody at all?
            [CLACK. CLAP. "BRAVO!"]`,
        },
        {
          title: 'Breathe Out',
          time: 'JUST BEFORE MIDNIGHT',
          beat: 'The audience has gasped, and waits for the sign to let it breathe out.',
          text: `
            > turns
            [CLACK. GASP. "AAAH!" And the sign stays there.]
            PAL|LEAD: They've all breathed in. When do they breathe out? || That was a good, big gasp. When do they breathe out?
            FOE|BOSS: When it says so. || It doesn't say OUT. It only says GASP.
            PAL|LEAD: Then turn that sign off!
            !BOSS: How? The switch is {where}!
            * plant breath
            [Row after row of round faces turns pink.]
            !BOSS: Ladies and gentlemen, please breathe out!
            [Nobody does. They look up at the sign.]
            FOE|LEAD: They're swelling! The whole second row's lost its buttons! || That's the second row, going up like balloons!
            <?h> > place door
            !BOSS: Then I'll make them laugh it out. Why do I sit behind a desk?
            [One tiny squeak, from the balcony.]
            PAL|LEAD: They want to. They're not allowed to. || Somebody nearly did. They've put a hand over it.
            !BOSS: I hadn't even finished. || And they didn't even interrupt me. I miss it.
            <?l> > lead comfort BOSS
            > turns
            BOSS: {Call}, have you anything to say to them, before somebody pops? || They can't go home like that. They'd never fit on the bus. {Call}, say something!
            > lead lastWords
            [In the front row, one tear rolls down. The sign never said a word about it.]`,
        },
        {
          title: 'Off',
          time: 'MIDNIGHT',
          beat: 'The sign goes off, and {boss} can finish the joke.',
          text: `
            [{freed} {BOSS} turns it off. CLACK. The sign goes dark.]
            * prop
            [FFFFFFF! The whole house breathes out. All the papers fly off the desk.]
            * pay breath
            PAL|LEAD: Now they don't know what to feel.
            FOE|BOSS: They're looking at us. They're just looking.
            +BOSS: Then I'll ask them one more time. Why do I sit behind a desk?
            [Nobody laughs. {BOSS} stands up, for the first time, and steps out from behind it. Below the jacket, pajamas. With ducks. ## Nobody laughs. {BOSS} stands up, for the first time, and steps out from behind it. Below the jacket, tiny shorts. With ducks.]
            * pay joke
            [A very long silence. {hush} "Pffft."]
            LEAD: Who did that?
            [Somebody snorts. Somebody slaps a knee. It goes along the rows like a wave.]
            FOE|BOSS: There's nothing on the sign! || It's off! It's off, and they're laughing!
            > hook BOSS end
            PAL|LEAD: Have you worn those every night? || And you've had those on the whole time?
            !BOSS: For years. I was waiting for the end of the joke.
            > turns
            <?n> > hook FOE end
            <?x2> > place gift
            <?o> > lead last
            <?p> > turns
            [CLACK. All by itself, the sign comes on. LAUGH. Nobody looks up. They can't. They're laughing.]
            * pay loose
            LEAD: What's so funny now?
            [{BOSS} turns round. At the back of the pajamas, there's a flap. ## {BOSS} turns round. At the back, the ducks end rather early.]
            !BOSS: I hadn't finished.`,
        },
      ],
    },
    {
      id: 'one',
      shape: 'race',
      title: 'All of You at Home || One',
      premise:
        'Only one viewer is left, and must not be lost before midnight, while {keeper} has the number.',
      game: 'A whole show for one person, who rings up, and always has something to say about it.',
      facts: {
        prop: 'the number',
        event: 'a late show',
        crowd: 'the cleaners',
      },
      effects: {
        number: {
          noise: `BOSS: How do I dial that? It's in B flat!`,
          lost: `BOSS: Now we'd have to ring up {the}, and ask for whoever's in there!`,
          stuck: `BOSS: The line's tangled before we've even called!`,
          mixed: `BOSS: I only wanted the number! I didn't want it to want me!`,
          mess: `BOSS: There was a seven in it. Or it was a one, before it got wet.`,
        },
      },
      after: `
        [TIK.]
        PAL|LEAD: It says three today.
        BOSS: They've got my aunt to stay. She doesn't like it.
        PAL|LEAD: But she's watching?
        BOSS: She says that somebody has to.`,
      acts: [
        {
          title: 'All of You at Home',
          time: 'ELEVEN AT NIGHT',
          beat: 'A dial shows how many people are watching, and it shows one.',
          text: `
            <2> > lead arrive
            BOSS: Good evening to all of you at home!
            FOE|LEAD: All of whom? Look up there, at the dial. || There's a dial for that. It counts them.
            BOSS: What does it say? || How many have we got?
            PAL|LEAD: One.
            BOSS: One million?
            PAL|LEAD: One.
            * plant dial
            BOSS: If that dial says zero at midnight, they switch us off for good. So don't anybody bore the one! Good evening, madam! Or sir! || If it's zero at midnight, they switch us off. Don't anybody bore the one! Good evening, dear you!
            <first> > hook BOSS claim
            <first> <3+> BOSS: Our guest had better be worth it.
            <3+> > lead arrive
            <handed> > place intro
            [TIK. The dial drops to zero.]
            BOSS: We've lost them! || They're gone!
            [Everybody smiles at the dial. TIK. One.]
            PAL|LEAD: They'd only gone to the kitchen. ## They'd only gone to the kitchen. There's a bottle behind the flour.
            > turns`,
        },
        {
          title: 'Sit Up Straight',
          time: 'A QUARTER PAST ELEVEN',
          beat: 'There is a number for the one, and it ends up {where}; but the one rings up.',
          text: `
            > turns
            FOE|LEAD: I've found a telephone number. It's on the only letter that we ever got.
            <handed> BOSS: That must be the one! Keep it safe, {call}. We'll ring up, and say thank you. || It's from the one! {Call}, look after that number, as if it were a person.
            <taken> BOSS: That must be the one! Keep it safe. We'll ring up, and say thank you.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE|BOSS: We need that! {call}, you're the nearest! || {call}, you've got nothing in your hands. Get it back!
            <taken> > lead attempt
            <handed> > effect number
            > place worse
            <?b> > hook FOE stake
            <?c> > hook BOSS stake
            [DRRRR! A telephone on the desk.]
            PAL|LEAD: It's the viewer.
            BOSS: What do they say?
            PAL|LEAD: "Sit up straight." Then they hung up. ## "Sit up straight. And do up that button." Then they hung up.
            [{BOSS} sits up straight. TIK.]
            FOE|LEAD: It went to one and a quarter.
            <?soup> BOSS: Was there anything else?
            <?soup> PAL|LEAD: A spoon. They're having soup, at this hour.
            <?soup> BOSS: Soup at midnight! I was brought up on that.
            <?d> > lead ban
            <first> <3+> > hook FOE claim
            > turns`,
        },
        {
          title: 'Wake Up',
          time: 'HALF PAST ELEVEN',
          beat: 'The one falls asleep, and must be woken.',
          text: `
            > place crowd
            BOSS: Mop quietly, please! There's somebody watching! || Come in, and wave to the camera! It's one person! Wave small!
            <handed> <?e> > lead attempt
            > turns
            [TIK. Zero. They smile at the dial till it hurts.]
            FOE|LEAD: That isn't the kitchen.
            BOSS: It's asleep! My one viewer's asleep! ## It's asleep! My one viewer's asleep! I know that breathing! I was married to it! || They've nodded off! In the middle of me! ## They've nodded off! In the middle of me! I was married to that!
            FOE|LEAD: It's nearly midnight, and it's at zero! Everybody, after three! WAKE UP!
            [TIK. One. DRRRR!]
            PAL|LEAD: They say, "Not so loud. Think of the neighbors."
            BOSS: And what else?
            [The cleaners stop mopping, and straighten {BOSS}'s collar, two at a side.]
            PAL|LEAD: That you look thin. || "Is that what you're wearing?"
            > turns
            <?f> > lead teach
            <?hair> [DRRRR!]
            <?hair> PAL|LEAD: Now they'd like to know who cut your hair. ## Now they'd like to know if you've met somebody.
            <?hair> BOSS: Do they like it? ## What sort of somebody?
            <?hair> PAL|LEAD: They only asked who. ## With a job.
            <?x1> > place stir
            <?g> > lead wait
            > turns
            BOSS: The others just went to bed. This one wants to know about my collar.`,
        },
        {
          title: 'To Whoever You Are',
          time: 'JUST BEFORE MIDNIGHT',
          beat: 'The end is near, and {boss} thanks the one.',
          text: `
            <?h> > place door
            > turns
            > place peak
            <?i> > hook FOE snap
            <?j> > hook PAL snap
            <?k> > hook BOSS snap
            FOE|LEAD: Is it still at one?
            PAL|BOSS: It hasn't moved. They're watching all of it. || It's at one. It's shaking a bit.
            [{BOSS} looks straight into the camera.]
            BOSS: Whoever you are. In thirty years, that dial was never once at zero for long. I thought that it was stuck.
            LEAD: It wasn't stuck. That was somebody.
            <?l> > lead comfort BOSS
            > turns
            <wish> BOSS: Thank you for staying up. And now {the}, too, would like to say something to you. || I never knew what to say to a million. I know what to say to one. {Call}, you first.
            <unasked> !BOSS: Thank you for staying up. || I never knew what to say to a million. I know what to say to one.
            <wish> > lead lastWords`,
        },
        {
          title: 'Midnight',
          time: 'MIDNIGHT',
          beat: 'The number comes back, and {boss} knows it by heart.',
          text: `
            > lead save
            > place saves
            [{freed}]
            * prop
            <?n> > hook FOE end
            FOE|LEAD: It's midnight, and it says one! We're still on the air!
            > hook BOSS end
            BOSS: Give me that number. I'm going to call, and find out who it is.
            [{BOSS} reads it. And reads it again.]
            PAL|LEAD: Do you know it?
            !BOSS: By heart. I've had it since I was three.
            * pay dial
            [Before anybody can dial, DRRRR!]
            !BOSS: Hello? Mother?
            [A long, long pause. {hush}]
            FOE|LEAD: What does she say?
            !BOSS: There's soup.
            <?late> PAL|LEAD: All those years, and it was only your mother?
            <?late> BOSS: What do you mean, "only"? She says she heard that.
            > turns
            <?x2> > place gift
            <?o> > lead last
            <?p> > turns
            [TIK. The dial moves.]
            LEAD: It says two!
            !BOSS: Father's woken up. ## Father's woken up. He wants to know who the redhead is.
            [{BOSS} sits up straight, and waves, small.]
            !BOSS: Good night to both of you at home.`,
        },
      ],
    },
  ],
}
