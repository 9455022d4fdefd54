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
          ME: You see? I can't even write it alone!`,
        stake: `ME: I had the whole evening on a list! "Seven o'clock, breathe"!`,
        snap: `ME: There are nine of us, and all nine are breathing on me! ## I got married to get out of this line! He brought his mother!`,
        story: `ME: I take it off to think. It's on my list. "Ring off. Think." || I left it there to have something of my own. I visit it.`,
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
        story: `ME: It was all round me when I got in. I got out, and it stayed. || It came off by itself. I'd only sat down.`,
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
        story: `ME: I leave one wherever I go. There's one at my school, and two at the dentist's. || It's all me. You could plant carrots in it.`,
        hug: `
          [{ME} hugs {ASK}. It takes a while to peel them apart.]
          ASK: I'm brown, all the way down!
          ME: Keep it. I've got more.`,
        end: `
          ASK: We've voted. You can stay dirty, and have the water for your beans.
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
        story: `ME: I felt it come off me, and I was lighter at once. It's a heavy one. || I always leave something behind. I get that from Grandpa.`,
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
         ME: A flannel, and my good name. ## A flannel, and very little else that people ask to see twice.`,
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
        story: `ME: Eight of them put something into it first. I only finished it off. || They'd all had a go at it before me. But I made it what it is.`,
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
          ME: All out of the bath, and I polish it! But does anybody ever ask for something back?`,
        stake: `ME: It'll have gone down the pipe. Everybody's things come to me in the end.`,
        snap: `ME: I've had one arm down every pipe in this family, and nobody's ever held my other hand! ## I've seen what goes down your pipes! I know who's dyeing what!`,
        story: `ME: I'd had it on up to the elbow. I pulled, and there it was. || It followed my arm out. I'd know it by the feel.`,
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
          ME: You can't make a really big splash in a sink! They wash me in there, like a lettuce!`,
        stake: `ME: I'd cry, but I'm saving it up for bedtime!`,
        snap: `
          ME: WAAAH!
          ASK: What is it, Baby? Is it a tooth?
          ME: It's everything. The tooth's the only part that's going well.`,
        story: `ME: I sat down in it, and it was all round me. It's the biggest thing I've ever made. || I worked on it for months. They wouldn't let me put it on the fridge.`,
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
         ME: I can walk.
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
            <first> BOSS: They carried our bath this far, and put it down. So this is where we live. || It's as far as they'd carry our bath. There was nothing left over for a house.
            [WULLUP.]
            PAL|LEAD: Let's try the handle. || Why don't you try the handle?
            BOSS: With somebody in there? We've only one bath, but we've got manners! ## We've got manners! I tried a handle once, on my honeymoon. It wasn't for me that they were singing. || With somebody in there, undressed? We were brought up! ## With somebody in there, undressed? This family has seen quite enough of one another!
            * plant manners
            [{BOSS} points along the line.]
            BOSS: Six, seven, eight. That's odd. There are nine of us. || Let's see who's missing. Six, seven, eight. There ought to be nine!
            <?cnt> <3+> FOE: I'll count again. Six, seven, eight. || Let me. Six, seven... You're right. Eight.
            BOSS: So it's number nine in there! Hands up, whoever isn't here! || Then it's the ninth of us! Whoever isn't here, say so!
            [Not one hand goes up.]
            <first> <3+> BOSS: How rude. And who's that, pushing in at the back?
            <3+> > lead arrive
            <handed> > place intro
            LEAD: Who's missing? I make it nine. || I've counted you, too. I get nine.
            BOSS: You've counted yourself. Guests do. || That's with you. You don't have a bathrobe.
            <?b> <first> > hook FOE claim
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
            <?hot> BOSS: It's turning over, so that the other side gets done. ## That was two wullups. Number nine isn't alone in there. || It's laughing at us. With its whole stomach. ## It's laughing. Nobody laughs like that alone in a bath.
            FOE|LEAD: And what does everybody dry off on? || Is there at least a towel left?
            <handed> BOSS: On this hand towel. It's the last dry thing we've got. {call}, guard it. || One. It's meant for one hand, and there are nine of us. {call}, guard it.
            <taken> BOSS: On this hand towel. It's the last dry thing we've got. || One. This hand towel's the last dry thing we've got.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect towel
            > place worse
            FOE|LEAD: Let us in! That's the only door around here that shuts! || We have to hide in the bathroom! It's the only safe place there is!
            BOSS: You can't go in there, with somebody in the bath! || And meet number nine, with nothing on? I'd sooner stay out here!
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
            FOE|LEAD: What's number nine like? || What do we know about number nine?
            BOSS: Stuck up. It's never in the family photographs. I should know. I take them. || Too grand for us. It isn't in a single album! And I took every picture!
            <?x> > lead flattered
            PAL|LEAD: Here's a list, on the door. Who does which chores. || Look at this list of chores.
            BOSS: I wrote that list. You're all on it. || That's mine. I write everybody down.
            PAL|LEAD: There's a name here that I don't know. M, E. And another E, or a drip. || Who's this, at the bottom? M, E. And it's wet. That may be another E.
            BOSS: Mee? Who's Mee? || That's number nine! There's a Mee in this family!
            * plant list
            FOE|LEAD: "Monday, the dishes. Mee. Tuesday, the floors. Mee. Wednesday, all the socks. Mee." || "Who does the dishes? Mee. Who does the floors? Mee. Who gets the hair out of the drain? Mee."
            BOSS: And not one of us ever said thank you? Oh, poor Mee! || So that's who does it all! And we've never said good morning! Poor Mee!
            [WULLUP.]
            PAL|LEAD: That was a sob. ## That was a sob. Or somebody's found the tap with a toe.
            > turns
            FOE|LEAD: But somebody's sent for the plumbers, to break down that door. || It's too late. The plumbers are on their way, with an axe.
            > place crowd
            BOSS: Nobody breaks anything! Mee has earned that bath! You can wait in line! || Put down that axe! Mee's resting! Get to the back of the line!
            [One by one, the plumbers join the line. Somebody has brought a duck.]
            <rated> PAL|LEAD: That one's brought two glasses, and asked what Mee drinks.
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
            PAL|LEAD: The plumbers have gone, and left a bill. "For waiting behind nine bathrobes." || Here's the bill from the plumbers. "For one evening, behind nine bathrobes."
            <3+> FOE: Nine? We're only eight out here. || That says nine. It should be eight.
            <3+> BOSS: Plumbers always charge for one too many. || Plumbers! They'd charge you for the shadow.
            <2> BOSS: Nine? We're only eight! Plumbers always charge for one too many. || It says nine? We're eight! Plumbers! They'd charge you for the shadow.
            * plant bill
            > turns
            <3+> FOE: Mee! Come out, and you'll never do a dish again! We'll do them! || Mee, dear? If you come out, we'll do your chores for a year!
            <2> BOSS: Mee! Come out, and you'll never do a dish again! I'll do them! || Mee, dear? If you come out, I'll do your chores for a year!
            PAL|LEAD: You can have the first hot water, every Saturday! || And you'll be in all the photographs! At the front!
            BOSS: And we'll love you! || And there'll be cake, and a chair with your name on it!
            [A long silence. {hush}]
            <?know> PAL|LEAD: It isn't used to it. || I don't think that it's used to cake.
            <?know> BOSS: It's all the work that does it. I know just how Mee feels. || That's what happens when no one notices you. I don't know why that makes me cry so. ## That's what it's like, doing it all for people who never look up. I was married. I know.
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
            PAL|LEAD: There's nobody in it! It's just the bath, running over!
            BOSS: But where's Mee? And who leaves a bath running? || Then who's been doing the dishes? And who ran that bath?
            [{BOSS}'s list floats past.]
            FOE|LEAD: It's a drip. On your list, the second E is a drip. It says "Me". || I've wiped your list. There's only one E. And it's in your writing.
            BOSS: I know. Me. That's what I call myself. || Well, of course it says "Me". That's me.
            * pay list
            [Everybody slowly turns to {BOSS}.]
            BOSS: Six, seven, eight. Me! I ran that bath! At six! I only came out for a towel! || Me! I'm number nine! It's my own bath, and I've been in line for it since six!
            * pay towel
            * pay bill
            LEAD: I did say nine.
            <?l> FOE|BOSS: So it was you in there, all evening. You just weren't in. ## So it was you in there, all evening. I'd put on perfume for you.
            <3+> PAL|FOE: Thank you for the dishes, Mee. || Thank you, Mee. For the floors. And the socks.
            > turns
            <?o> > place gift
            <?m> > hook FOE end
            <?p> > lead last
            > hook BOSS end
            > turns
            [{BOSS} goes in, and shuts the door. A long, happy WULLUP. The door opens again, a crack.]
            BOSS: I only came out for a towel.
            [The door falls shut, with {BOSS} outside it. WULLUP.]
            !BOSS: Is there a line?`,
        },
      ],
    },
    {
      id: 'duck',
      shape: 'pass the parcel',
      title: 'Whoever Has the Duck || A Very Loving Family',
      premise:
        'Whoever has the rubber duck at eight has the bath, and the aunts are coming to see if everybody is nice, while {lead} holds it.',
      game: 'They hug one another to feel who has the duck, and it looks exactly like love.',
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
          stuck: `FOE: I can't get two fingers on it! Whose is it, if it can't be squeezed?`,
          mixed: `FOE: It doesn't want a bath any more. It wants to be held.`,
          mess: `FOE: I've hold of it! No, I haven't! It's slipped up my sleeve, and out at the collar!`,
        },
      },
      changes: {
        duck: {
          hot: `PAL|LEAD: It's red-hot! Don't hug me! Don't anybody hug me!`,
          cold: `PAL|LEAD: It's frozen! It's the first duck that ever skated on itself.`,
          small: `PAL|LEAD: It's shrunk! You could hide that in a hug and never know.`,
          bitten: `PAL|LEAD: Something's bitten off its tail! But it's still got the end that tells.`,
          wet: `PAL|LEAD: It's full to the neck! Squeeze it, and it spits in your eye.`,
          sticky: `PAL|LEAD: It's stuck to my glove! It's stuck to my chin! Whoever wants it gets me with it!`,
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
            !BOSS: Did you all hear that? I've got the duck! Tonight the bath's mine! || Listen to that! It's in my hand! I get the bath, with the door shut!
            FOE: The bath's for whoever has the duck at eight. It's only seven. || That's no good till eight. Whoever has the duck at eight has the bath.
            !BOSS: And I'm not letting go of it. || I've got an hour, and two hands.
            !FOE: Quite right. Come here, and let me hug you. ## Quite right. Come here, and let me hug you. It's only my hands. They've been lonely. || You've earned it. Give us a hug.
            [{FOE} hugs {BOSS}. QUARP! A beak is looking out of {FOE}'s pocket.]
            !BOSS: What's got into you? We never hug.
            PAL: {boss}, where's your duck? || Then whose pocket was that quarp in?
            !BOSS: Thief! Give it back! || That was my duck! Hand it over!
            !FOE: Snatching's rude. You'll have to hug me for it. || In this family nobody snatches. You may hug me.
            <?two> !BOSS: Oh, what I wouldn't give for a second bath! || If only we had two baths!
            PAL: Stop that! The aunts are coming at half past. They'll buy us a second bath, if we love one another. || Ssh! The aunts are coming, with a checkbook. It's for a second bath, if we love one another.
            * plant aunts
            FOE: And do we? || Since when do we?
            BOSS: We do until eight. ## I can pretend till eight. I did eleven years of it, with a lawyer at the end. || We'll start at half past.
            <first> PAL: Somebody's coming! Hug, everybody! || I can hear feet! Look loving!
            > lead arrive
            <first> FOE: The aunts know, don't they, that we live in {a}?
            <first> BOSS: They gave us the bath, and this is as far as it rolled. || It's their own fault. They sent us a bath with no house on it.
            > place intro
            <?b> <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'What a Family',
          time: 'A QUARTER OF AN HOUR LATER',
          beat: '{Lead} is to hold the duck, and it ends up {where}.',
          text: `
            [{PAL} hugs {FOE}. QUARP! Now {PAL} has the beak. {BOSS} hugs {PAL}, and has it back.]
            !BOSS: It's mine again. And from now on I'm being hugged by nobody. || Got it! The next one who loves me will be bitten.
            FOE: You can't stop me. You're family. || I only want to hold you. By the pockets.
            > turns
            PAL: We don't look loving. We look like a bag of cats. || The aunts will be here, and we're wrestling!
            BOSS: {call}, you don't want the bath. You hold the duck till eight. || It has to be with somebody who doesn't want it. {call}, take the duck. And don't let anybody be nice to you.
            > lead help
            > effect duck
            <?d> > hook BOSS stake
            <?e> > hook PAL stake
            PAL: I don't believe a word of it. One of you has it on you by now. || A likely story! One of us has had it out of there already.
            <?pat> BOSS: Then we must search everybody. Nicely. || Arms out. We'll find it with love.
            <?pat> > hook FOE hug
            <?f> > hook PAL hug
            <?g> > lead search
            > turns`,
        },
        {
          title: 'The Aunts',
          time: 'HALF PAST SEVEN',
          beat: 'The aunts see the most loving family in the world, and join in.',
          text: `
            > place crowd
            BOSS: Dear aunts! You find us in each other's arms! || Welcome! Don't mind us. We can't keep our hands off one another! ## Welcome! We can't keep our hands off one another! In the clean sense!
            [All the aunts take out their handkerchiefs.]
            LEAD: One of them's blown me a kiss, for practice. || I've been kissed on both sides. I feel like a stamp.
            PAL: They had no idea that we were so close. ## They had no idea that we were so close. One of them asked if it's legal. || One of them's crying. In her day, people nodded.
            > turns
            FOE: I've had my arms round everybody. There isn't a duck in this family. || I've hugged us all twice, and I've felt nothing. ## I've had my arms round everybody here, and I've felt nothing. It's like being engaged again.
            BOSS: You haven't hugged {the}. || There's still {the}.
            [{FOE} takes a deep breath, and hugs {LEAD}, hard. {freed} QUARP! The duck flies into an aunt's handbag. It snaps shut.]
            * prop
            PAL: Which aunt was that? They've all got the same bag! || Into the bag! But which? There are nine, and they match!
            FOE: I'll start at that end. Auntie! Come to my arms! ## I'll start at that end. Auntie! Come to my arms! Leave the bag where it is, and think of Uncle! || There's only one way. Auntie! It's been too long!
            [They hug nine aunts, low down, by the bags. The aunts hug back. Something creaks. Nobody quarps.]
            <?purse> PAL: I've felt something hard in this one! || There's something square in Auntie Five!
            <?purse> FOE: That's the checkbook. Hug it again. ## That's the checkbook. Hug it as if you meant marriage.
            <?h> > lead attempt
            <?big> FOE: I'm down to the big one. She's got a grip like a door. || That last one lifted me off the ground. I've seen my own shoes from above.
            [The biggest aunt squeezes {BOSS}, bag and all. It bursts open. QUARP! The duck goes down {BOSS}'s collar.]
            !BOSS: I've got it! It's love! I mean the duck! || I can feel it! It's gone right to my heart! It's got a beak!
            > turns`,
        },
        {
          title: 'Small Print under a Duck',
          time: 'TEN TO EIGHT',
          beat: 'Somebody reads what is written under the duck.',
          text: `
            !BOSS: It's nearly eight, and it's mine! What's this, underneath? || Ten more minutes! It has writing on it. I've never had it long enough to look.
            PAL: Read it out. || What does it say?
            !BOSS: "Whoever has the duck at eight..." That's me! || "Law of the Duck. Whoever has it at eight..."
            FOE: Go on. || There's another line.
            !BOSS: "...cleans the bath." || "...washes the bath. Not in it. It."
            [A silence. {hush}]
            PAL: Has that ever been done? || When was it last cleaned?
            FOE: I always thought it was a green bath. || I thought that it had a fur lining.
            !BOSS: Dear {foe}. Come here, and let me hug you. || {foe}, I've been cold to you. Let me hold you.
            [{BOSS} hugs {FOE}. QUARP! The beak looks out of {FOE}'s pocket.]
            !FOE: Oh no, you don't! {pal}! How I've missed you! || That's my pocket! {pal}, my favorite! Come here!
            [{FOE} hugs {PAL}. QUARP! {PAL} hugs {BOSS}. QUARP! {BOSS} hugs them both.]
            !PAL: I love you more!
            !BOSS: You can't! I won't have it!
            LEAD: Won't anybody hug me? || I haven't had one yet. ## I haven't had one yet. And I moisturized.
            !FOE: You've been done. You were empty. || Not you. I've been through you.
            <?l> FOE: You've put it in my hood! || It's down my sock! Who hugs a sock?
            <?l> PAL: That wasn't me. I was only being fond of you. || Feet need love as well.
            > turns
            <?n> > hook FOE snap
            <?o> > hook PAL snap
            BOSS: Two minutes! Let's put it where none of us has it! || It's nearly striking! Quick, somewhere with a lid!
            > place stow prop
            <?p> > lead comfort BOSS
            BOSS: And we all look innocent. {call}, talk about something else. || The aunts are watching. {call}, say something touching.
            > lead lastWords`,
        },
        {
          title: 'The Law of the Duck',
          time: 'EIGHT O’CLOCK',
          beat: 'The aunts decide, and it strikes eight.',
          text: `
            PAL: The aunts have made up their minds. They've never seen such love. || The aunts have spoken. They want to say that they were moved.
            BOSS: Then we get the second bath? || Two baths! We'd never have to meet! ## Two baths! I could get married again!
            PAL: No. A family like this must never be parted. One bath will do. || That's just it. They'd never forgive themselves. They've put the checkbook away.
            * pay aunts
            <?q> FOE: We overdid it. ## We overdid it. I felt a leg. || I knew it. I knew it when you kissed my ear.
            > turns
            [It begins to strike eight.]
            > place back prop
            > change duck
            BOSS: It's rolling this way! Everybody, hold on to somebody! || Keep it away! Hug, so that nobody has a hand free!
            [They all hug, in one big heap, aunts and all. The last stroke. QUARP.]
            FOE: Who's got it? || Whose was that?
            LEAD: It came from the middle. || It's in there with all of you.
            BOSS: Then it's got all of us. Fetch the brushes. || Then we all clean it. Nobody's ever had that bath to scrub alone, and nobody's going to start.
            [They scrub with one hand each, and hold on with the other. It was never green. It's pink.]
            <?s> > place gift
            > hook FOE end
            > turns
            <?room> LEAD: So who has the bath now? || It's past eight. Whose turn is it to bathe?
            <?room> PAL: There's room for three. I've never seen so much of it. || Everybody's. Without the fur, it's twice the size.
            <?t> > lead last
            LEAD: The duck's on the shelf. You can let go of each other. || You can stop now. Nobody has the duck. It's over there.
            FOE: In a minute. || I know. Hold still. ## I know. Hold still. It's been eleven years. I'm still on your left side.
            [Nobody lets go. On the shelf, all by itself: quarp.]
            !BOSS: Not now. We're busy.`,
        },
      ],
    },
    {
      id: 'ring',
      shape: 'trial',
      title: 'A Ring in the Bath || Owning Up',
      premise: 'Everybody wants to be guilty of leaving a ring in the bath, and {lead} is to hold the soap.',
      game: 'The judge means the dirt, all the others mean gold, and every word of it fits both.',
      facts: {
        prop: 'the soap',
        event: 'a family meeting',
        crowd: 'the relations',
      },
      effects: {
        soap: {
          noise: `BOSS: It's jumped so high that it's clean! Nothing else in this family is!`,
          lost: `BOSS: We had one soap! It's {where}, and I've got a family this color!`,
          stuck: `BOSS: How is anybody to get a lather out of that? It's wrapped up like a present!`,
          mixed: `BOSS: It won't wash just anyone now! It's waiting for somebody special!`,
          mess: `BOSS: Now the soap needs a bath! What do you wash a soap with?`,
        },
      },
      after: `
        PAL|LEAD: The bath's so white! I walked straight past it.
        BOSS: We've had to hang a sock on it. People kept sitting down for soup.`,
      acts: [
        {
          title: 'Whose Is It?',
          time: 'SATURDAY EVENING',
          beat: 'There is a ring in the bath, and everybody says that it was them.',
          text: `
            <2> > lead arrive
            [A bath, with its curtain drawn. {BOSS} knocks on it, like a judge. DOMMM. And after it, very small: tik.]
            !BOSS: Order! Who left a ring in the bath? Whoever it was shall have it, all of it!
            <3+> FOE: A ring! That's Grandpa's gold one! He lost it in there! Finders keepers!
            <3+> PAL: Ssh! It was me! I left it!
            <2> [On the wall hangs an old poster. "Lost in this bath: Grandpa's gold ring. Finders keepers."]
            * plant gold
            FOE|LEAD: It was me! It's mine! ## It was me! I take it off in there, when I want to feel single! || I left it! That's my ring!
            BOSS: You own up? Not one of you has owned up to so much as a hair! ## You own up? Nobody in this family has ever owned up to a hair! Or to a baby! || You own up? I've asked that every Saturday of my life, and I've never had an answer!
            FOE|LEAD: What does it look like? || Is it a big one?
            !BOSS: Huge. It's thick, it's brown, and there's hair in it. || I've never seen one so thick. It goes all the way round, and there's fluff in it.
            FOE|LEAD: Antique! It was my grandfather's! || That's the one! It goes back to Grandpa! ## That's the one! It goes back to Grandpa! He gave it to three women!
            BOSS: Some of it, I dare say. || I thought I knew that gray. ## I thought I knew that gray. It's what came off Uncle before the wedding.
            <first> PAL|LEAD: And is that why the bath's in {a}?
            <first> BOSS: The neighbors could see that ring from the road. They asked us to move. || The neighbors moved us here. They said it was them or the ring.
            <first> <?nb> FOE|LEAD: They were jealous.
            <first> <3+> BOSS: We'll do this properly. Who's at the door, with our soap?
            <3+> > lead arrive
            > place intro
            <?b> FOE|BOSS: And that's our soap you've got! You were seen with it, out in the street! || Stop! You were seen walking off with our soap!
            <?b> > lead explain FOE
            <?c> <first> > hook FOE claim
            > turns`,
        },
        {
          title: 'To Get It Off',
          time: 'SOON AFTER',
          beat: 'They say how they came to leave it; the soap ends up {where}.',
          text: `
            > turns
            BOSS: Whoever left the ring will be needing soap. || I hope the owner of that ring knows about soap.
            FOE|LEAD: To get it on? || Is it tight?
            !BOSS: To get it off! It's been on there for years! || It won't budge. I've had a fork to it.
            BOSS: {call}, hold the soap till I've found who did it. || {call}, you aren't family. I can trust you with the soap.
            > lead help
            > effect soap
            <?d> > hook PAL stake
            !BOSS: Order!
            [DOMMM. Tik.]
            PAL|LEAD: What's that little tik, every time? || It says "tik". Why does it say that?
            BOSS: It's an old bath. It likes to have the last word. || That's a loose tap. Or it's the bath's knee.
            * plant tik
            <3+> !BOSS: {foe}, tell me how your ring got there. || Let's hear from {foe}. How did it come to be in there?
            <3+> > hook FOE story
            <2> BOSS: {call}, tell me how your ring got there. || And how did it come to be in there?
            <2> LEAD: I sat down, I got up, and there it was. || It was all round me when I got in. I got out, and it stayed.
            <?e> <4+> !BOSS: And yours, {pal}?
            <?e> <4+> > hook PAL story
            BOSS: So honest! I feel as if I'd never met you. || And you look me in the eye! Has somebody brought you up?
            <?f> > lead search
            > turns`,
        },
        {
          title: 'It Runs in the Family',
          time: 'AN HOUR LATER',
          beat: 'All the relations come, and own up as well.',
          text: `
            > place crowd
            BOSS: I only wrote to ask whose ring it was. I never thought they'd come! || I only wrote, "Was it you?" And look at them! They've closed the shop!
            [Every single one of them raises a hand.]
            PAL|LEAD: All of them? Even the one from Canada? ## All of them? Even Auntie, who says that she's never undressed? || All of them? Some of them haven't had a bath here since the war!
            <3+> +FOE|LEAD: They're lying! I left it! I left it twice! || Don't listen to them! I did it! I'd do it again!
            <2> +LEAD: They're lying! I left it! I left it twice! || Don't listen to them! I did it! I'd do it again!
            <?g> > place stir
            <?g> BOSS: And whoever owns the ring can pay for that, as well.
            <?g> FOE|LEAD: With pleasure!
            > turns
            PAL|BOSS: I've measured it, under the curtain. It's five feet long, and two feet wide. || I've been round it with a tape, under the curtain. Fourteen feet. ## I've been round it with a tape, in the dark. Fourteen feet. It's bigger than any man's promised me.
            LEAD: What was Grandpa, a horse? || Whose finger was that?
            FOE|BOSS: He played the tuba. ## Granny never complained. He played the tuba.
            <?h> > lead flattered
            <?love> [Nobody looks at anybody.]
            <?love> BOSS: Does nobody want to say, "It wasn't me"? Just for old times' sake?
            <?love> PAL|LEAD: We're past that.
            <?love> BOSS: I may have to sit down on something and be happy.
            <?i> > lead ban
            > turns`,
        },
        {
          title: 'The Family Tree',
          time: 'THAT SAME NIGHT',
          beat: 'The sentence is passed, and nobody was ever near a bath.',
          text: `
            [DOMMM. Tik.]
            !BOSS: Guilty, all of you! Down on your knees! A brush each! || Then the ring goes to everybody. On your knees, and take a brush!
            FOE|LEAD: A brush? What for? || Why a brush?
            [{BOSS} draws the bath curtain.]
            PAL|LEAD: But that's dirt! || It's only dirt! All the way round!
            !BOSS: It's a ring. It's in the bath. You left it! || What did you think it was made of? Gold?
            FOE|LEAD: I was never in it! I've never had a bath in my life! || It wasn't me! I only wash with a cloth!
            [In no time at all, every one of the relations has a train to catch.]
            <?tree> PAL|LEAD: It's in layers. The blue one's from when Uncle painted the boat. || You can read it like a tree. That's the year of the coal.
            <?tree> BOSS: It's the only family tree we have. That crack's your cousin in Canada. || And here's where Grandpa met Granny. Look, it's two colors. ## And here's where Grandpa met the lodger. Look, it goes wavy.
            > turns
            BOSS: For a whole evening, nobody here said "It wasn't me". I was so proud of you. || You all owned up. You looked at me, and owned up. I'd been going to frame you. ## You all owned up, to my face. In this family, one hears things from the dentist's wife.
            FOE|LEAD: It felt so good. I'd no idea that it was true.
            <?k> > lead comfort BOSS
            <?l> > place door
            <?m> > hook FOE snap
            <?n> > hook PAL snap
            BOSS: And the soap's {where}. {call}, have you anything to say for yourself? || And our only soap's {where}! {call}, what have you got to say?
            > lead lastWords`,
        },
        {
          title: 'Order in the Bath',
          time: 'LATER STILL',
          beat: 'They own up once more, and the bath has the last word.',
          text: `
            [A silence. {hush}]
            <3+> FOE: Give me that brush. The gray bit's mine. || All right. The bit by the tap. That was me.
            <2> LEAD: Give me that brush. I did say that it was me. || All right. I said that I'd done it. Where do I start?
            <4+> PAL: And the green's mine. I had a pond phase. || And the black. I told you that I'd been for a walk.
            BOSS: Without being asked? Move over. The bottom half's me. || Then I'll tell you something. The thick part's mine. Give me a brush.
            [They scrub with their good sleeves, and with spit.]
            <3+> LEAD: And I lost the soap. That was all me. ## And I lost the soap. And I told the tall one that I was single. || Then I'm owning up, too. It was me who lost the soap.
            <2> LEAD: And while I'm at it, I lost the soap. || I've got the taste of it now. I lost the soap. That was me.
            [{freed}]
            * prop
            PAL|BOSS: There it is! Start at Grandpa, and work up! || It's come out by itself, too! Pass it round!
            [They scrub and scrub.]
            > hook FOE end
            <?p> > place gift
            > turns
            <?q> > lead last
            > turns
            [{BOSS} knocks, to hear if it's clean. DOMMM.]
            PAL|LEAD: Where's the tik? It's stopped! || It didn't say "tik"!
            * pay tik
            [Out of the last of the dirt rolls something small and bright. Tik. Tik. Tik.]
            FOE|LEAD: It's gold! It was in there all the time! It's Grandpa's ring!
            * pay gold
            !BOSS: Order! For the last time. Who left a ring in the bath?
            [DOMMM. Everybody looks at the ring, and then at the brushes.]
            FOE|LEAD: It wasn't me.
            <4+> PAL: I've never had a bath in my life. || I only wash with a cloth.
            [{BOSS} puts it on. It's a perfect fit.]
            !BOSS: That's better. I hardly knew you. Finders keepers.`,
        },
      ],
    },
  ],
}
