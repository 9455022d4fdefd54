import { type Program } from '../../plays/card-types.ts'

export const nineCousinsOneBath: Program = {
  name: 'Nine Cousins, One Bath',
  people: {
    'Cousin Clementine': {
      short: 'Clementine',
      want: 'ten minutes alone',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} writes "ten minutes alone" on a list. {ASK} reads along, chin on {ME}'s shoulder.]
          ME: You see? I can't even write it alone! ## You see? You even came on my honeymoon!`,
        stake: `ME: I had the whole evening on a list! "Seven o'clock, breathe"! ## I had the whole evening on a list! "Seven o'clock, wine. Eight, more wine"!`,
        snap: `ME: There are nine of us, and all nine are breathing on me! ## I got married to get out of this line! He brought his mother!`,
        story: `ME: I made a list. "Seven o'clock, mud. Five past, more mud." || I had ten minutes alone with a bog. I'd like to go back.`,
        hug: `
          [{ME} hugs {ASK}, and ticks something off.]
          ASK: What's that on your list?
          ME: "Be nice to somebody." It's been on there since June.`,
        end: `
          ASK: We've read your list. We'll all look the other way for ten minutes.
          ME: Alone! With all of you! I can hear my own ears!`,
        later: `
          ME: I had ten minutes alone, yesterday.
          ASK: And was it quiet?
          ME: There was somebody in there who talked the whole time. It was me.`,
      },
      turns: [
        `ME: I've made a list of all my lists.
         ASK: Is that one on it?
         ME: Oh dear. I was up till three.`,
        `ME: I've found an old list in my coat. It only says "Ask".
         ASK: Ask what?
         ME: I don't know. I've asked everybody.`,
        `ME: That old list goes on, over the page. "Ask for help."
         ASK: Then I'll dry the dishes.
         ME: I've gone all warm. I'll have to sit down. When can I fit that in?`,
      ],
      twist: 'Clementine makes a list of her lists',
    },
    'Granny Bubbles': {
      short: 'Granny',
      want: 'somebody to wash her back',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} rubs up and down against {ASK}, like a bear against a tree.]
          ME: Don't move, dear. Nobody's washed my back since I was six. ## Don't move, dear. Nobody's washed my back since my second husband. He read the paper meanwhile.`,
        stake: `ME: In my day there were fourteen of us, and a bucket. And we still knew where things were!`,
        snap: `ME: I've been in this line since before you were born! I had brown hair! ## I've buried two husbands, and I waited less for either of them!`,
        story: `ME: I came down the coal chute. In my day, that was the stairs. || I lay on my back in the soot, and I rubbed. It nearly reached the itch.`,
        hug: `
          [{ME} hugs {ASK}, from the knees up.]
          ASK: Why are you patting my knees?
          ME: At my age, one hugs whatever's nearest.`,
        end: `
          [{ASK} picks up a brush.]
          ASK: Turn round, and I'll wash your back.
          ME: Left. Up a bit. Oh, you've found it! It's been itching since I was six.`,
        later: `
          ME: They all wash my back now. They take turns.
          ASK: Isn't that lovely?
          ME: I've been done six times since breakfast. I can feel the wind through it.`,
      },
      turns: [
        `[{ME} puffs on a pipe. Out comes a soap bubble.]
         ASK: Did you give up smoking?
         ME: For the family. I didn't give up looking wise.`,
        `[A bubble sits down on {ASK}'s nose.]
         ASK: What do I do now?
         ME: Tell it a secret. It won't pass it on.`,
        `ASK: I told your bubble my secret, and it burst!
         ME: It can't have been ready for it.
         ASK: I only said how fond I am of you.
         ME: Stand back. I'm going to blow a very big one.`,
      ],
      twist: 'Granny blows a bubble that keeps secrets',
    },
    'Cousin Kofi': {
      short: 'Kofi',
      want: 'to stay dirty',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} brushes off a crumb of mud, looks at it, and puts it back.]
          ME: They washed me only in May! It takes years to get so dirty! I'd only want that bath to grow beans in.`,
        stake: `ME: Don't look at me! I'd have left marks!`,
        snap: `ME: If one more person comes near me with a sponge, I'll roll! ## I'm of age! I can smell however I like! It's all I got out of the divorce!`,
        story: `ME: It's all my own. I just stopped holding it in. || I didn't do a thing. I've been in training since May.`,
        hug: `
          [{ME} hugs {ASK}. It takes a while to peel them apart.]
          ASK: I'm brown, all the way down!
          ME: Keep it. I've got more.`,
        end: `
          ASK: You can stay dirty. And you can have the water, for your beans.
          ME: I'm let off? I could kiss you! You'd only have to wipe it.`,
        later: `
          ME: I'm allowed to stay dirty. People have started to sit somewhere else.
          ASK: Doesn't that hurt?
          ME: I've got the whole bench. I've put potatoes in.`,
      },
      turns: [
        `ASK: Where did you get that mud?
         ME: This knee's the football field. That one's the river. The elbow's from abroad.`,
        `ASK: You've got a leaf behind your ear.
         ME: I know. It's a bean.
         ASK: Shall I take it out?
         ME: It's only just started to trust me.`,
        `ASK: There are pods on that bean of yours!
         ME: There are three. I sleep on the other side now.
         ASK: And when they're ripe?
         ME: Then I'm having everybody to dinner.`,
      ],
      twist: "Something sprouts behind Kofi's ear",
    },
    'Towel Terry': {
      short: 'Terry',
      want: 'a dry towel',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} wrings out a towel. It takes some time.]
          ME: Nine of us, and one towel. When it gets to me, I have to dry it!`,
        stake: `ME: I'd help, but I've only got this towel, and it's holding on by a thread!`,
        snap: `ME: That does it! I'm letting go of this towel! No. It was just a thought. ## That does it! I'm letting go of this towel! It's the only thing that's held me since the divorce!`,
        story: `ME: I wrung out the family towel over my head. You're all in it. || I dried myself on the one towel. Nine of you were on it already.`,
        hug: `
          [{ME} hugs {ASK}. Squelch.]
          ASK: Now I'm soaked, too!
          ME: Now it's half each. That's what families are for.`,
        end: `
          ASK: I've been sitting on this towel since six. It's for you.
          ME: It's dry! I never knew which of us was the wet one.`,
        later: `
          ME: I own a dry towel. I don't dare to use it.
          ASK: But why not?
          ME: It'd be wet.`,
      },
      turns: [
        `ASK: What have you got on under that towel?
         ME: A smaller towel.
         ASK: And under that?
         ME: A flannel, and my good name.`,
        `ME: Can you hear that? Drip, drip, drip.
         ASK: It's you.
         ME: I'd hoped that it was applause, a long way off.`,
        `ASK: Listen! You've stopped dripping!
         ME: I don't like it. It's so lonely.
         [{ASK} pours a little water over {ME}. Drip.]
         ME: There you are. I thought you'd gone.`,
      ],
      twist: 'Terry mistakes a drip for applause',
    },
    'Cousin Xiu': {
      short: 'Xiu',
      want: 'to go in first, once',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} picks something small and green from behind one ear.]
          ME: That's what comes of always going in ninth. By then it's soup. Look, a pea!`,
        stake: `ME: And it'll be cold again! It's always cold when they've got to me!`,
        snap: `ME: I was even born ninth! By then nobody got up to look! ## I was ninth at my own wedding! He'd started at the other end!`,
        story: `ME: I lay down in last week's water. I met a pea that knew me. || I queued for the puddle. Eight of them had been in it before me. It was perfect.`,
        hug: `
          [{ME} hugs {ASK} from behind.]
          ASK: That's my back!
          ME: I know. I've been looking at it all my life.`,
        end: `
          ASK: You get in first. Look, it's still hot.
          ME: First! You can see right down to the bottom! And there isn't a pea in it!`,
        later: `
          ME: I went in first yesterday. I stayed for nine turns.
          ASK: How are you feeling?
          ME: Like me. But look at my fingers. They've turned into Granny.`,
      },
      turns: [
        `ME: At dinner I'm served ninth.
         ASK: What do you get?
         ME: The spoon. It's got the taste of everything.`,
        `ME: At school we all had to line up by size. I thought, at last.
         ASK: And were you first?
         ME: They started with the tallest. I was measured with the chairs.`,
        `ASK: Everybody, turn round!
         [Everybody turns round.]
         ASK: You were last, so now you're at the front!
         ME: It's so bright! Have you always had this view?`,
      ],
      twist: 'Xiu lines up by size, behind the chairs',
    },
    'Uncle Drain': {
      short: 'Uncle Drain',
      want: 'to give something back',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} rattles a jar. In it are hairpins, a medal, and a tooth.]
          ME: All out of the bath, and I polish it! But does anybody ever ask for something back? ## All out of the bath. And four wedding rings! But does anybody ever ask for something back?`,
        stake: `ME: It'll have gone down the pipe. Everybody's things come to me in the end.`,
        snap: `ME: I've had one arm down every pipe in this family, and nobody's ever held my other hand! ## I've seen what goes down your pipes! I know who's dyeing what!`,
        story: `ME: I hugged the drain. For once, it hugged back. || I went down the pipe after a button. I met all of you on the way.`,
        hug: `
          [{ME} hugs {ASK} with one arm. The other goes down a sleeve.]
          ASK: Your hand's in my sleeve!
          ME: It's a habit. You've a blockage at the elbow. Oh, it's a handkerchief.`,
        end: `
          ASK: When I was seven, I lost a tooth in that bath. Have you still got it?
          ME: Top shelf, under T. I've polished it every Sunday, in case you'd ask!`,
        later: `
          ME: I've given it all back. The teeth, the buttons, the earring.
          ASK: And were they pleased?
          ME: The tooth still fitted. I've never seen anybody so glad at eighty. ## Two of them were. The earring was nobody's wife's.`,
      },
      turns: [
        `ME: There's a spider in the pipe. We don't speak.
         ASK: Did you two quarrel?
         ME: I turned on the tap.`,
        `ME: I've posted a note down the pipe. "Dear spider. I didn't know you were home."
         ASK: Can it read?
         ME: With eight eyes? It'll have read it four times.`,
        `ME: The spider's answered. It's built something, right under the tap.
         ASK: A web?
         ME: A roof. And there's room under it for two.`,
      ],
      twist: 'Uncle Drain posts a letter to a spider',
    },
    'Baby Splash': {
      short: 'Baby',
      want: 'one really big splash',
      as: { FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} slaps the floor, with both hands. Pat.]
          ME: You can't make a really big splash in a sink! They wash me in there, like a lettuce! ## Forty-one years old, and they still wash me in a sink! You can't make a really big splash in that!`,
        stake: `ME: I'd cry, but I'm saving it up for bedtime! ## I'm the youngest. I'm forty-one. I'm saving my crying for the tax office!`,
        snap: `
          ME: WAAAH!
          ASK: What is it, Baby? Is it a tooth? ## What is it, Baby? Is it the mortgage?
          ME: It's everything. The tooth's the only part that's going well. ## It's everything. At forty-one, the mortgage is the only part that's going up.`,
        story: `ME: I had a banana. Some of it went in. || I ate spinach, with no hands. I'm told that it's on the ceiling as well.`,
        hug: `
          [{ME} hugs {ASK}'s shin.]
          ASK: Is that a hug?
          ME: It's as much of you as I get.`,
        end: `
          [{ME} takes a very long run-up. KER-FLOOSH!]
          ASK: That's gone up both my sleeves!
          ME: Now that was a splash! Put it in my baby book!`,
        later: `
          ME: I made a really big splash. It's in my baby book.
          ASK: What does it say?
          ME: "First word. First tooth. First flood."`,
      },
      turns: [
        `ASK: Shall I carry you, Baby?
         ME: I can walk. ## I'm forty-one. I can walk.
         ASK: Then why don't you?
         ME: I've seen where it leads. It leads to dishes.`,
        `ASK: Can you say "bath"? Ba-ba?
         ME: Ba-ba.
         ASK: Clever Baby!
         ME: One has to give them something.`,
        `ASK: You walk, you talk, and you can do your own buttons. Why do you let us carry you?
         ME: From up there, everybody looks pleased to see me.`,
      ],
      twist: 'Baby can walk, but keeps it secret',
    },
  },
  recall: `
    PAL|LEAD: Somebody's written it in the steam on the bathroom mirror. "{Line}."
    BOSS: Won't it wipe off?
    PAL|LEAD: It comes back with every bath. We've stopped using the mirror for faces.`,
  scenarios: [
    {
      id: 'duck',
      shape: 'pass the parcel',
      title: 'Whoever Has the Duck || A Very Loving Family',
      premise:
        'Whoever has the rubber duck at eight has the bath, and one can only get it with a hug, while {lead} is to hold it.',
      game: 'They hug one another to get the duck, then to be rid of it, and at last for nothing.',
      least: 4,
      facts: {
        prop: 'the duck',
        event: 'a visit from the aunts',
        crowd: 'the aunts',
      },
      effects: {
        duck: {
          noise: `FOE: It's too frightened to quarp! Now it could be on anybody!`,
          lost: `FOE: It's {where}! How am I supposed to hug that?`,
          stuck: `FOE: I can't get two fingers on it! Whose is it, unsqueezed?`,
          mixed: `FOE: It doesn't want a bath any more. It wants to be held.`,
          mess: `FOE: I've hold of it! No, I haven't! It's slipped up my sleeve, and out at the collar!`,
        },
      },
      after: `
        [{BOSS} hugs the first person in reach.]
        PAL|LEAD: But the duck's over there, on the shelf.
        BOSS: I know. I've got into the way of it.`,
      acts: [
        {
          title: 'Until Eight',
          time: 'AN HOUR BEFORE BATH TIME',
          beat: 'The duck means the bath, and a hug means the duck.',
          text: `
            [{BOSS} squeezes a rubber duck. QUARP!]
            !BOSS: Did you all hear that? I've got the duck, and I'm not letting go! || Listen to that! I've got it! And I'm not letting go!
            * plant go
            FOE: The bath's for whoever has the duck at eight. It's only seven. || That's no good yet. Whoever has the duck at eight has the bath.
            !BOSS: And who'll stop me? In this family, nobody snatches. || Then I'll hold it till eight. We don't snatch in this family.
            !FOE: Quite right. Come here, and let me hug you. || Who's snatching? You've earned a hug.
            [{FOE} hugs {BOSS}. QUARP! A beak is looking out of {FOE}'s pocket.]
            !BOSS: What's got into you? We never hug.
            <first> PAL: {boss}, where's your duck? || Then whose pocket was that quarp in?
            <next> LEAD: {boss}, where's your duck? || Then whose pocket was that quarp in?
            !BOSS: Thief! Give it back!
            !FOE: Snatching's rude. You'll have to hug me for it.
            * plant hug
            <first> PAL: Somebody's coming! It's the aunts! Look as if you loved one another! || I can hear the aunts! Hug, everybody!
            <first> > lead arrive
            <first> !BOSS: That's no aunt. You can let go of me. || False alarm. Get off me.
            <first> !FOE: You first.
            PAL: Stay like that! The aunts will buy us a second bath, if we love one another. || The aunts have a checkbook, for a second bath. They only want to see some love.
            * plant aunts
            <?dowe> FOE: And do we? || Since when?
            <?dowe> BOSS: We do until eight. || From half past seven.
            <first> <?a> FOE: The aunts know, don't they, that we live in {a}?
            <first> <?a> BOSS: They gave us the bath, and this is as far as it rolled. || It's their own fault. They sent us a bath with no house on it.
            > place intro
            <?b> <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'Love, without a Duck',
          time: 'A QUARTER PAST SEVEN',
          beat: '{Lead} is to hold the duck, which ends up {where}, and they practice hugging without it.',
          text: `
            [{PAL} hugs {FOE}. QUARP!]
            !PAL: Mine!
            [{BOSS} hugs {PAL}. QUARP!]
            !PAL: Not mine. || Come back!
            !BOSS: And the next one who loves me will be bitten. || It's here! Now I'd like to be disliked, until eight.
            !FOE: You can't bite me. You're family. || I only want to hold you. By the pockets.
            BOSS: {call}, you don't want the bath. You hold it till eight, and don't let anybody be fond of you. || {call}, you don't bathe with us. Take it. And trust no one who likes you.
            > lead help
            > effect duck
            > turns
            PAL: And they'll be here any minute! We'd better practice, without one. Hug! || Never mind! We're supposed to look loving. Try it once, with nothing on you.
            [{FOE} hugs {BOSS}. Not a quarp.]
            PAL: Well? || What was it like?
            !FOE: A ribcage, and a handkerchief. What do other families hug for? || It's like holding a coat. What do other people do it for?
            LEAD: For nothing, I've heard. || I think they do it for nothing.
            * plant nothing
            <?ev> !FOE: Every time? || And then they go home?
            <?pat> > hook FOE hug
            <?f> > hook PAL hug
            <?g> > lead search
            <?e> > hook PAL stake
            <?te> BOSS: Once more, and without the teeth. || Do it again. And this time, stop counting my pockets.
            > turns`,
        },
        {
          title: 'The Aunts',
          time: 'HALF PAST SEVEN',
          beat: 'The aunts see the most loving family in the world, and join in.',
          text: `
            > place crowd
            BOSS: Dear aunts! You find us in each other's arms! || Welcome! We can't keep our hands off one another!
            [All the aunts take out their handkerchiefs.]
            <?so> PAL: Look, they're sobbing. They had no idea that we were so close. || One of them's crying. In her day, people nodded.
            <?d> > hook BOSS stake
            > turns
            FOE: And {the}? In front of everybody, with no one to hold! || But nobody's hugging {the}! What will the aunts think?
            [{FOE} takes a deep breath, and hugs {LEAD}, hard. {freed} QUARP! It flies into an aunt's handbag, which snaps shut.]
            * prop
            PAL: Which aunt was that? They've all got the same bag! || Into the bag! But which? They match!
            !FOE: I'll start at that end. Auntie! Come to my arms! || There's only one way. Auntie! It's been too long!
            [They hug aunt after aunt, low down, by the bags. The aunts hug back. Something creaks.]
            <?purse> PAL: I've felt something hard in this one! || There's something square in Auntie Five!
            <?purse> FOE: That's the checkbook. Hug it again.
            LEAD: Again! I liked it! || Is it my turn again?
            !FOE: You've been done. You're empty. || Not you. I've been through you.
            <?h> > lead attempt
            <?big> FOE: I'm down to the big one. She's got a grip like a door. || That last one lifted me off the ground. I've seen my own shoes from above.
            [The biggest aunt squeezes {BOSS}, bag and all. It bursts open. QUARP! The duck goes down {BOSS}'s collar.]
            !BOSS: I've got it! It's love! I mean, it's rubber! || It's gone right to my heart! It's got a beak!
            PAL: The aunts have made up their minds. They've never seen such love. || The aunts have put it to the vote. They were moved.
            !BOSS: Two baths! We'd never have to meet! ## Two baths! And one with a lock! I could have company! || A bath each! We need never speak again!
            PAL: No. A family like this must never be parted. One bath will do. || They've put the checkbook away. They couldn't bear to part us.
            * pay aunts
            !FOE: We overdid it. || I told you not to kiss my ear.
            > turns`,
        },
        {
          title: 'Small Print under a Duck',
          time: 'TEN TO EIGHT',
          beat: 'Somebody reads what is written under the duck.',
          text: `
            !BOSS: Then there's just the one, and I win! What's this, under the beak? || Who cares? I win! What's written under the beak? I've never had it long enough to look.
            LEAD: Read it out. || What does it say?
            !BOSS: "Whoever has the duck at eight..." That's me! || "Law of the Duck. Whoever has it at eight..."
            !FOE: Go on. || There's another line.
            !BOSS: "...cleans the bath." || "...washes the bath. Not in it. It."
            [A silence. {hush}]
            PAL: Has that ever been done? || When was it last cleaned?
            FOE: But it's a green bath. || But it's got a fur lining.
            !BOSS: Dear {foe}. I've been so cold to you. || {foe}, forgive me. I've never shown you what I feel.
            [{BOSS} hugs {FOE}. QUARP! The beak looks out of {FOE}'s pocket.]
            !FOE: Oh no, you don't! {pal}! How I've missed you! || You've loved me in the pocket! {pal}, my favorite! Come here!
            [{FOE} hugs {PAL}. QUARP! {PAL} hugs {BOSS}. QUARP! {BOSS} hugs them both.]
            <?more> !PAL: I love you more!
            <?more> !BOSS: You can't! I won't have it!
            <?l> FOE: You've put it in my hood! || It's down my sock! Who hugs a sock?
            <?l> PAL: That wasn't me. I was only being fond of you. || Feet need love as well.
            <?ob> ["And they think that nobody's looking," sobs an aunt.]
            > turns
            <?n> > hook FOE snap
            <?o> > hook PAL snap
            LEAD: Nobody's hugging me. || Am I still done?
            [Everybody stops. Everybody looks at {LEAD}.]
            !BOSS: You poor, poor thing! || {call}! How could we forget you?
            [They all hug {LEAD} at once. QUARP! They step back, with empty hands.]
            !LEAD: And you've left me a present! You shouldn't have! || All of you! For nothing! And there's a present!
            PAL: No, we shouldn't. || It was nothing. You're the guest.
            <?ssh> FOE: Ssh! Three more minutes! || Don't look at it. It's smiling.
            <?m> > lead comfort BOSS
            !LEAD: In all my life, nobody's ever given me anything that quarps.
            <5+> ANY: Don't look grateful! That isn't fair!
            !BOSS: Oh, I can't bear it. Hold still.
            [{BOSS} hugs {LEAD}. QUARP! {BOSS} has it back.]`,
        },
        {
          title: 'The Law of the Duck',
          time: 'NEARLY EIGHT',
          beat: 'One of them keeps the duck, and it strikes eight.',
          text: `
            FOE: You took it back? You'll be in that bath till Easter, with a spoon! || On purpose? That fur's older than you are!
            !BOSS: I know. I did say that I wasn't letting go. || I can't do that to somebody who says thank you.
            [A long silence.]
            !FOE: Come here, and let me hug you. || You've earned a hug.
            !BOSS: Why? There's nothing on me but work. || What for? You know what's in my pocket.
            [{FOE} hugs {BOSS}. QUARP! A beak is looking out of {FOE}'s pocket.]
            !BOSS: Thief! That was my turn to scrub! || Thief! I was going to be so noble!
            !FOE: Don't snatch. You know what it costs. || Hands off. If you want it, you'll have to love me.
            * pay hug
            PAL: You'd only leave streaks! Give it here! || You two, with your bad backs? Give it here!
            !LEAD: It's mine! It was a present!
            [QUARP! QUARP! They all hug, in one big heap, aunts and all. It strikes eight. QUARP.]
            FOE: Who's got it? || Whose was that?
            LEAD: It came from the middle. || It's in there with all of you.
            !BOSS: Then it's got all of us. Fetch the brushes. || Then everybody's got it. Nobody scrubs that bath alone.
            [They scrub with one hand each, and hold on with the other. It was never green. It's pink.]
            > hook FOE end
            <?s> > place gift
            > turns
            <?room> LEAD: And who has the bath? || It's past eight. Whose turn is it to bathe?
            <?room> PAL: There's room for everybody. I've never seen so much of it. || Everybody's. Without the fur, it's twice the size.
            <?t> > lead last
            PAL: It's on the shelf. You can let go. || It's all over. Nobody has it. Get off me.
            !FOE: You first.
            LEAD: But what are you hugging for? || Then what's this one for?
            !FOE: For nothing. It's better than I thought. || Nothing. You get to keep it.
            * pay nothing
            [Nobody moves. On the shelf, all by itself: quarp?]
            !BOSS: I've got mine. And I'm not letting go.
            * pay go`,
        },
      ],
    },
    {
      id: 'ninth',
      shape: 'siege',
      title: "Who's in There? || The Ninth Bathrobe",
      premise:
        'One of nine will not come out of the only bathroom, while {keeper} is guarding the last dry towel.',
      game: 'Everybody who counts the family leaves out whoever is counting, and the missing cousin is more and more loved.',
      facts: {
        prop: 'the hand towel',
        event: 'bath night',
        crowd: 'the plumbers',
      },
      effects: {
        towel: {
          noise: `BOSS: It's so frightened that it's sweating! That was the last dry thing we had!`,
          lost: `BOSS: Gone! We'll have to dry nine people on a curtain!`,
          stuck: `BOSS: I can't dry my face on a knot! It'll come out plaited!`,
          mixed: `BOSS: You can't dry yourself on something with feelings! Where would you start?`,
          mess: `BOSS: It was dry! It was the only thing in this family that ever was!`,
        },
      },
      after: `
        BOSS: I've counted us all again this morning. I make it ten.
        PAL|LEAD: There are only nine of you.
        BOSS: I've put myself down twice. I'm not going missing again.`,
      acts: [
        {
          title: 'Six, Seven, Eight',
          time: 'BATH NIGHT',
          beat: 'Somebody is in the bathroom, and one of the family is missing.',
          text: `
            <2> > lead arrive
            [A line of bathrobes waits at a bathroom door. Behind it, a slosh of water. WULLUP.]
            FOE|LEAD: Who's in there?
            BOSS: I've no idea. I only came out for a towel, and joined the line. || Don't ask me. I only came out for a towel, and here was a line.
            * plant towel
            <?wet> PAL|LEAD: Why is your hair dripping?
            <?wet> BOSS: It's bath night. I'm excited.
            <first> FOE|LEAD: And what's a bathroom doing in {a}?
            <first> BOSS: The movers carried our bath this far, and went to lunch. || It's as far as they'd carry our bath.
            <first> PAL|LEAD: When was that? || And your house?
            <first> BOSS: In May. || There was nothing left over for one.
            [WULLUP.]
            PAL|LEAD: Let's try the handle. || Why don't you try the handle?
            BOSS: With somebody undressed? We've only one bath, but we have manners! || While somebody's undressed? We were brought up!
            * plant manners
            [{BOSS} points along the line.]
            <2-3> BOSS: Six, seven, eight. That's odd. There are nine of us. || Let's see who's missing. Six, seven, eight. There ought to be nine!
            <4+> !BOSS: Six, seven, eight. || Let's see who's missing. Six, seven, eight.
            <4+> PAL: That's odd. There are nine of us. || That's odd. There ought to be nine!
            <?cnt> <3+> FOE: I'll count again. Six, seven, eight. || Let me. Six, seven... You're right. Eight.
            BOSS: So it's number nine in there! Hands up, whoever isn't here! || Then it's the ninth of us! Whoever isn't here, say so!
            [Not one hand goes up.]
            <first> <3+> FOE|BOSS: How rude. And who's that, pushing in at the back?
            <3+> > lead arrive
            <handed> > place intro
            LEAD: Who's missing? I make it nine. || I've counted you, too. I get nine.
            BOSS: You've counted yourself. Guests do. || That's with you. You don't have a bathrobe.
            > turns`,
        },
        {
          title: 'The Last Dry Thing',
          time: 'AN HOUR LATER',
          beat: '{Lead} guards the last towel, which ends up {where}.',
          text: `
            > turns
            <?hot> <3+> FOE: There was hot water for one, and number nine's lying in it. || All our hot water's in there, with number nine on top of it!
            <?hot> <2> BOSS: There was hot water for one, and number nine's lying in it. || All our hot water's in there, with number nine on top of it!
            <?hot> [WULLUP. WULLUP.]
            <?hot> PAL|LEAD: What was that? || It's doing something!
            <?hot> BOSS: It's turning over, so that the other side gets done. || It's laughing at us. With its whole stomach.
            FOE|LEAD: And what does everybody dry off on? || Is there at least a towel left?
            BOSS: On this hand towel. It's the last dry thing we've got. || One. It's meant for one hand, and there are nine of us. ## One. It covers one hand, and there's more of me than that.
            <handed> <3+> FOE|PAL: {call}, guard it. || Then let {call} guard it.
            <handed> <2> +BOSS: {call}, guard it. || So {call} guards it.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect towel
            > place worse
            FOE|LEAD: Let us in! That's the only door around here that shuts! || We have to hide in the bathroom! It's the only safe place there is!
            BOSS: You can't go in, with somebody in the bath! || And meet number nine, with nothing on? I'd sooner stay out here!
            <?d> > hook FOE stake
            <handed> <?e> > lead search
            <?c> <first> > hook BOSS claim
            > turns`,
        },
        {
          title: 'A Name with a Drip on It',
          time: 'ANOTHER HOUR LATER',
          beat: 'The list of chores has a name on it that nobody knows.',
          text: `
            FOE|LEAD: What's the ninth one like? || What do we know about the ninth one?
            BOSS: Stuck up. It's never in the family photographs. || Too grand for us. It isn't in a single album!
            LEAD|PAL: Who takes the pictures?
            !BOSS: I do. || Always me.
            <?x> > lead flattered
            PAL|LEAD: Here's a list of chores, on the door. || Look at this list of chores.
            BOSS: I wrote that list. You're all on it. || That's mine. I write everybody down.
            PAL|LEAD: There's a name here that I don't know. || And who's this, at the bottom?
            FOE|BOSS: How's it spelled? || Can you read it?
            PAL|LEAD: M, E. And another E, or a drip. || M, E. And it's wet. That may be another E.
            BOSS: Mee? Who's Mee? || That's number nine! There's a Mee in this family!
            * plant list
            FOE|LEAD: "Monday, the dishes. Mee. Tuesday, the floors. Mee. Wednesday, all the socks. Mee." || "Dishes, Mee. Floors, Mee. The hair in the drain, Mee."
            BOSS: And not one of us ever said thank you? Poor Mee! || So that's who does it all! And we've never said good morning! Poor Mee!
            [WULLUP.]
            PAL|LEAD: That was a sob.
            > turns
            FOE|LEAD: And I've just sent for the plumbers, to break down that door! || It's too late. The plumbers are on their way, with an axe.
            > place crowd
            <2> BOSS: Nobody breaks anything! Mee has earned that bath! You can wait in line! || Put down that axe! Mee's resting! Get to the back of the line!
            <3+> BOSS: Nobody breaks anything! Mee has earned that bath! || Put down that axe! Mee's resting!
            <3+> PAL|FOE: You can wait in line! || Get to the back of the line!
            [One by one, the plumbers join the line. Somebody has brought a duck.]
            <?gin> <rated> PAL|LEAD: That one's brought two glasses, and asked what Mee drinks.
            <?gin> <rated> BOSS: Gin. It's what I'd want.
            <?photo> PAL|LEAD: Do you think Mee looks like us?
            <?photo> BOSS: Tired. Round the eyes. I feel as if I'd seen that face.
            <?f> > place stir
            > turns`,
        },
        {
          title: 'Dear Mee',
          time: 'NEARLY MIDNIGHT',
          beat: 'They promise the missing cousin everything.',
          text: `
            PAL|LEAD: The plumbers have gone, and left a bill. || Here's the bill from the plumbers.
            FOE|BOSS: What for?
            PAL|LEAD: "For waiting behind nine bathrobes." || "For one evening, behind nine bathrobes."
            <3+> FOE: Nine? We're only eight out here. || That says nine. It should be eight.
            <3+> BOSS: Plumbers always charge for one too many. || Plumbers! They'd charge you for the shadow.
            <2> BOSS: Nine? We're only eight! Plumbers always charge for one too many. || It says nine? We're eight! Plumbers! They'd charge you for the shadow.
            * plant bill
            > turns
            <3+> FOE: Mee! Come out, and you'll never do a dish again! || Mee, dear? If you come out, we'll do your chores for a year!
            <2> BOSS: Mee! Come out, and you'll never do a dish again! || Mee, dear? If you come out, I'll do your chores for a year!
            PAL|LEAD: You get the first hot water, every Saturday! || And you'll be in all the photographs! At the front!
            BOSS: And we'll love you! ## And I'll rub your feet! Nobody ever rubbed mine! || And there'll be cake, and a chair with your name on it! ## And gin, and I'll rub your feet! Nobody ever rubbed mine!
            [A long silence. {hush}]
            <?know> PAL|LEAD: It isn't used to it. || I don't think that it's used to cake.
            <?know> BOSS: It's all the work that does it. I know just how Mee feels. ## It's all the work that does it. I was married. I know. || That's what happens when no one notices you. I don't know why that makes me cry so. ## That's what it's like, doing it all for people who never look up. I was married. I know.
            <?g> > lead comfort BOSS
            <?h> > place door
            > place peak
            <?i> > hook FOE snap
            <?k> > hook PAL snap
            <wish> FOE|BOSS: {call}, you've a kind voice. Say something to Mee, through the door. || It's no use. {call}, you try. Speak to Mee from the heart.
            <wish> > lead lastWords`,
        },
        {
          title: 'Manners',
          time: 'VERY LATE',
          beat: 'They open the door, and find the ninth.',
          text: `
            > lead save
            > place saves
            [{freed}]
            * prop
            [WULLUP! WULLUP! WULLUP!]
            BOSS: Mee's drowning! Never mind manners! I'm trying the handle! || That's a call for help! Shut your eyes, everybody. I'm going in!
            * pay manners
            [It isn't even locked. A warm wave rolls out, over everybody's slippers.]
            <2> LEAD: There's nobody in it! It's just the bath, running over!
            <3+> PAL|LEAD: There's nobody in it!
            <3+> FOE|LEAD: It's just the bath, running over!
            BOSS: But where's Mee? And who left the water on? || Then who's been doing the dishes? And who left the water on?
            [{BOSS}'s list floats past.]
            <2> LEAD: Look at the second E! It's a drip! It says "Me". || I've wiped your list. There's only one E. And it's in your writing.
            <3+> FOE|LEAD: Look at the second E! It's a drip! || I've wiped your list. There's only one E.
            <3+> PAL|LEAD: Then it says "Me". || It says "Me". In your writing.
            BOSS: Of course it says "Me". It's what I always call... oh. || Well, of course it says "Me". That's me.
            * pay list
            [Everybody slowly turns to {BOSS}.]
            !BOSS: Six, seven, eight. Me! ## Six, seven, eight. Me! Who'll rub MY feet? || Me! I'm number nine! ## Me! I'm number nine! Who'll rub MY feet?
            FOE|LEAD: And the bath?
            !BOSS: I ran it! At six! And then I needed a towel! ## I ran it! With gin! And I needed a towel! || It's mine! I've been in line for it since six! ## It's mine! I ran it, with gin!
            * pay towel
            * pay bill
            LEAD: I did say nine.
            <?l> FOE|BOSS: So it was you in there, all evening. You just weren't in.
            <3+> PAL|FOE: Thank you for the dishes, Mee. || Thank you, Mee. For the floors. And the socks.
            > turns
            <?o> > place gift
            <?p> > lead last
            > hook BOSS end
            > turns
            [{BOSS} goes in, and shuts the door. A long, happy WULLUP. The door opens again, a crack.]
            BOSS: I only came out for a towel. ## I only came out for a towel. And a second glass.
            [The door falls shut, with {BOSS} outside it. WULLUP.]
            !BOSS: Is there a line?`,
        },
      ],
    },
    {
      id: 'ring',
      shape: 'trial',
      title: 'The Dirtiest Goes First || Not a Squeak',
      premise:
        'Only the dirtiest of the family gets the hot bath, so all must get filthy to get clean, while {lead} is to hold the soap.',
      game: 'Dirt wins, so they dirty themselves to win, and wash one another to make the others lose.',
      facts: {
        prop: 'the soap',
        event: 'a family trial',
        crowd: 'the relations',
      },
      effects: {
        soap: {
          noise: `BOSS: We've lost the soap! Nobody in this family would know where to look for one!`,
          lost: `BOSS: It's {where}? Then nobody can be washed! There's never been such a fair trial!`,
          stuck: `BOSS: It's wrapped up like a present! Well, nobody can be washed with that!`,
          mixed: `BOSS: It won't wash just anyone now! It's waiting for somebody special!`,
          mess: `BOSS: Now the soap needs a bath! What do you wash a soap with?`,
        },
      },
      hooks: {
        'Cousin Kofi': {
          end: `
            ASK: I've washed it all off you. But I've kept it. It's in this bucket.
            ME: All of it? Even the river? I could kiss you! You'd only have to wipe it.`,
        },
        'Cousin Xiu': {
          end: `
            ASK: You were washed first, you know. I started with you.
            ME: I was first? And nobody told me? Do it again! I want to look!`,
        },
      },
      after: `
        PAL|LEAD: Is the bath free?
        BOSS: No. The soap's still in there.
        PAL|LEAD: Since yesterday?
        BOSS: There's less of it every time I look. It must be very happy.`,
      acts: [
        {
          title: 'The Law of the Bath',
          time: 'SATURDAY EVENING',
          beat: 'There is hot water for one, and the dirtiest goes first.',
          text: `
            <2> > lead arrive
            [{BOSS} knocks on a steaming bath, like a judge. DOMMM.]
            !BOSS: Order! There's hot water for one. By law, the dirtiest goes first. || Order! We have one hot bath, and a law in this family. The dirtiest goes first.
            * plant law
            FOE|LEAD: And who's the worst? || But who's that?
            BOSS: That's what a trial's for. || The court will find out.
            <first> FOE|LEAD: And why are we in {a}?
            <first> BOSS: It's fair. At home, some of us know where the mud is. || To be fair. Nobody's had time to hide any dirt here.
            <first> <3+> PAL: Here comes a stranger! || Who's that? It isn't one of us!
            <3+> > lead arrive
            !BOSS: Let's start with you, {call}. What a filthy neck! || {call}, forgive me. I never saw a neck like that!
            !LEAD: How dare you! You could eat off me! || How dare you! I've only just washed it!
            * plant dare
            [{BOSS} rubs a thumb down it. WHEEK!]
            !BOSS: It squeaks. That's clean. You go last. || Hear that? If it squeaks, it's clean. Last place!
            LEAD: Last? Then I was lying! I'm disgusting! ## Last? Then I was lying! I'm disgusting! Ask my landlord! || But I want a bath! I take it back! I'm a pig! ## But I want a bath! My landlord was right! I'm a pig!
            <3+> !FOE: I'm far more disgusting! Rub me! || No, I'm the pig! Feel that elbow!
            <3+> [{BOSS} rubs. WHEEK!]
            <3+> !FOE: That's never happened to me before!
            <3+> PAL|LEAD: So to get clean, we've got to get dirty? || But I want to be clean! So I've got to get dirty?
            BOSS: Go away, the lot of you, and come back filthy! || You've got a quarter of an hour. Off you go, and get filthy!
            > place intro
            <?c> <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'The Evidence',
          time: 'A QUARTER OF AN HOUR LATER',
          beat: 'They prove how dirty they are, and the soap ends up {where}.',
          text: `
            [They come back, one by one. SPLODGE. SPLODGE.]
            <3+> !FOE: I rolled down a hill! And there'd been cows! || I sat in the gravy, till it set!
            <2> LEAD: I rolled down a hill! And there'd been cows! || I sat in the gravy, till it set!
            [{BOSS} rubs a thumb over it. Pflub.]
            !BOSS: Not a squeak! You're revolting!
            <3+> !FOE: Thank you! ## Thank you! My ex only thought it! || Oh, you're too kind! ## Oh, thank you! My ex only thought it!
            <2> LEAD: Thank you! || Oh, you're too kind!
            <?smell> <4+> !PAL: And me? || Now smell me!
            <?smell> <4+> !BOSS: I've smelled worse. ## I've slept next to worse.
            <?smell> <4+> !PAL: Whom? || Who was it?
            <3+> !BOSS: How did you do it, {foe}? || {foe}, tell us all how it was done.
            <3+> > hook FOE story
            <?e> <4+> !BOSS: And you, {pal}?
            <?e> <4+> > hook PAL story
            > turns
            LEAD: What if somebody gets washed? || And if one of us is washed, by mistake?
            BOSS: Whoever gets washed goes last. {call}, you squeaked. I can trust you. Hold the soap. || Then they've lost. You're honest, {call}. I heard it. Guard the soap.
            * plant soap
            > lead help
            > effect soap
            <?d> > hook PAL stake
            <?f> > lead search
            FOE|LEAD: But what's a bath without soap? || How does one get clean, with no soap?
            !BOSS: The law says who goes in. It doesn't say what comes out. || That's not a matter for the court. ## One doesn't. One remarries, further away.
            > turns`,
        },
        {
          title: 'The Witnesses',
          time: 'AN HOUR LATER',
          beat: 'All the relations come, and soon nobody knows who is who.',
          text: `
            > place crowd
            BOSS: I only put up a notice. "Hot bath. Come as you are." And they did! || Who told them there'd be a bath? Just look at the state of them!
            PAL|LEAD: That one's brought a pig. || There's a pig with them!
            FOE|BOSS: As a lawyer? || Is it a relation?
            PAL|LEAD: As a towel. || It's the towel.
            FOE|LEAD: We're losing! Tip something over me, quick! Something with lumps! || They've had years of it! I've had an hour! Quick, pour something on me!
            [SPLODGE! SPLODGE! Everybody pours something over everybody.]
            <3+> !BOSS: Order! I'd say that {foe}'s winning. Where's {foe}? || Order! I find for {foe}! Come up here, {foe}!
            <2> BOSS: Order! I'd say that {the}'s winning. Where's {the}? || Order! I find for {the}! Step forward, {the}!
            ["That's me!" shout all the relations.]
            <3+> !FOE: They're lying! I'm me! Look!
            <2> LEAD: They're lying! I'm me! Look!
            !BOSS: I'm looking. You might be a sofa. ## I'm looking. You might be my landlord. || I can't tell. You're all brown, with two eyes. ## I can't tell. You all look like my landlord.
            <?hands> PAL|LEAD: Then who've I been holding hands with? || If that's you, who's this on my lap?
            <?hands> <3+> LEAD: I've asked. It won't say. || I think that's the pig.
            <?hands> <2> BOSS: I think that's the pig.
            <?h> > lead attempt
            <?g> > place stir
            > turns
            [{BOSS} looks round, and sits down in a puddle. SPLODGE.]
            FOE|LEAD: The judge sat down in it! || You did that on purpose!
            !BOSS: I slipped. || It was an accident.
            [SPLODGE. SPLODGE.]
            PAL|LEAD: You're still slipping. || You've had three!
            !BOSS: I've been judge for eleven years! I never get dirty, so I never get in! I squeak when I walk! || Eleven years I've sat here, clean! Do you know who goes last? Every time? The judge!
            > turns`,
        },
        {
          title: 'Still the Dirtiest',
          time: 'THAT SAME NIGHT',
          beat: 'Whoever bathes comes out dirtier, and goes first again.',
          text: `
            <3+> !FOE: Then there's no judge! I'm the dirtiest, and I'm getting in! || I'm not waiting for a verdict! I'm going in!
            <2> LEAD: Then there's no judge! I'm the dirtiest, and I'm getting in! || I'm not waiting for a verdict! I'm going in!
            [Floop. A silence. Floop.]
            PAL|LEAD: Are you clean? Rub that ear! || Let's hear it. Give me an ear.
            [Pflub.]
            !BOSS: You've come out dirtier than you went in! || Without soap? You're dirtier than ever! That's gravy!
            <3+> !FOE: Then I'm still the dirtiest! Me again! || Dirtier? Then I go first! Again!
            <2> LEAD: Then I'm still the dirtiest! Me again! || Dirtier? Then I go first! Again!
            [Floop. Floop.]
            <3+> LEAD: My turn! I've been in, and I'm even worse! || Move over! Look, I'm worse than you now! First!
            <2> BOSS: My turn! I've been in, and I'm even worse! || Move over! Look, I'm worse than you now! First!
            <3+> PAL|FOE: But the more we bathe, the browner we get! || It gets worse with every bath!
            <2> LEAD: But the more we bathe, the browner we get! || It gets worse with every bath!
            BOSS: It can't be helped. By Monday, we'll be a garden. || Rules are rules. They don't say when to stop.
            > turns
            <?l> > place door
            <?m> > hook FOE snap
            <?n> > hook PAL snap
            <?k> BOSS: And I can't even see who I'm doing it all with.
            <?k> > lead comfort BOSS
            [{freed}]
            * prop
            PAL|LEAD: The soap! We're saved! || Look! We've got soap!
            !BOSS: Get away from it! Whoever gets washed goes last! || Don't touch it! You're clean before you know it, and then you're last!
            [Everybody steps back from the soap.]
            <3+> !FOE: {call}, there's something on your nose. Allow me.
            <2> BOSS: {call}, there's something on your nose. Allow me.
            [WHEEK!]
            !LEAD: You've washed me! I'm out! || That was my nose! It squeaks! I'm ruined!`,
        },
        {
          title: 'Not a Squeak',
          time: 'A MOMENT LATER',
          beat: 'They wash one another so as to win, and one of them is left.',
          text: `
            <3+> !LEAD: Give me that! You've got ears, haven't you? || And who's got dirty knees? Come here with that soap!
            <3+> [WHEEK! WHEEK!]
            <3+> !FOE: Not the ears! I was saving those! || I'm spotless! I'm finished! ## I'm spotless! I could marry again, in white!
            <2> LEAD: If I'm out, so are they! Soap! || Then nobody's winning! Come here, all of you!
            <4+> !PAL: Who's next? Auntie! I'll have you down to the pink! || If they're out, I'm in front! Hands up, and hold out your feet!
            [The soap goes from hand to hand. WHEEK! WHEEK! WHEEK! They wash one another as they've never been washed.]
            <?pig> PAL|LEAD: Somebody's done the pig. || That was the pig! It's pink!
            * pay soap
            > hook FOE end
            > turns
            LEAD: They all squeak, except for one. || You're all clean. Nobody's touched the judge.
            <3+> FOE: Then the judge goes in! It's the law! || {boss} is the dirtiest! {boss} wins!
            !BOSS: I've won! After eleven years! I'm getting in, and I'm never coming out! || It's mine! Turn round, all of you! No. Wait. Don't turn round.
            [{BOSS} has one foot in the bath, and looks at them. {hush}]
            !BOSS: So that's what you look like. I'd forgotten the freckles. || You've got faces. I'd been thinking of you as knees.
            PAL|LEAD: Get in, while it's warm! || What are you waiting for?
            [{BOSS} holds out the soap.]
            !BOSS: You've missed one. || Would somebody do my ears?
            FOE|LEAD: But if you're washed, you go last! || You'd lose!
            !BOSS: I know. I'm used to it. Start at the back. || I did win. I didn't like the view.
            [They all wash {BOSS}. WHEEK! DOMMM!]
            <?p> > place gift
            <?q> > lead last
            PAL|LEAD: Listen to that! You're as clean as a spoon! || There isn't a spot on you!
            !BOSS: How dare you!
            * pay dare
            > turns
            FOE|LEAD: And who goes in? There isn't a dirty neck left. || So who gets the bath? We all squeak!
            [Everybody looks at the soap. It's brown. It has hair on it. {BOSS} rubs it with a thumb. Pflub.]
            PAL|LEAD: Not a squeak. || It's filthy! It's got all of us on it!
            [{BOSS} holds it over the water.]
            !BOSS: Order! The dirtiest goes first.
            * pay law`,
        },
      ],
    },
  ],
}
