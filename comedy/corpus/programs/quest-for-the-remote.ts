import { type Program } from '../../plays/card-types.ts'

export const questForTheRemote: Program = {
  name: 'Quest for the Remote',
  people: {
    'Elf Elmwood': {
      short: 'Elmwood',
      want: 'to see one new thing',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} looks at {ASK}, at the lamp, at the door.]
          ME: Repeat. Repeat. Repeat. Is there never one new thing? ## Repeat. Repeat. Five husbands, all repeats. Is there never one new thing?`,
        stake: `ME: I saw that in the year six hundred. It was shorter.`,
        snap: `ME: I'm immortal! It's in writing! Somebody show it the writing!`,
        reason: `ME: I rose once, in the year four hundred. There was nothing up there then, either.`,
        fate: `
          [{ME} writes, behind one hand.]
          ASK: "Ten past nine. Something New." What is it?
          ME: I don't know! I wrote it myself, and I don't know!`,
        lost: `
          [{ME} picks up something small, with a handle.]
          ASK: What is it?
          ME: I don't know. I've never seen one. A thousand years, and I've never seen one!`,
        end: `ME: Everybody got up! That's new! Do it again! No! Don't ever do it again!`,
        later: `
          ME: I saw something new last night.
          ASK: Was it good?
          ME: Wonderful. They're repeating it on Friday.`,
      },
      turns: [
        `ASK: What's on tonight?
         ME: The one where somebody asks what's on.`,
        `ASK: Do you know the one about the cow?
         ME: Since the year six hundred. We laughed till the plague.`,
        `[{ASK} pulls a face.]
         ME: That's new! I've never seen that one! What do you call it?
         ASK: It's only my face.
         ME: How long have you had it?`,
      ],
      twist: 'Elmwood has heard the one about the cow',
    },
    'Grunda the Bold': {
      short: 'Grunda',
      want: 'to be tucked in',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} pulls up a blanket. Two feet come out at the other end.]
          ME: Fourteen dragons, and not one of them could tuck me in. ## Fourteen dragons, three husbands, and not one of them could tuck me in.`,
        stake: `ME: I'd have hit it! I still could! Somebody point me at it!`,
        snap: `ME: I fear nothing! Leave the light on!`,
        reason: `ME: I rise for dragons. Is it a dragon? Then it can knock again.`,
        fate: `
          [{ME} writes, with a whole fist.]
          ASK: "Ten past nine. A Hero Is Tucked In." With an axe?
          ME: Under the axe. And then somebody says goodnight to it.`,
        lost: `
          [{ME} pulls something out of the dust. It is gray, and it used to be pink.]
          ME: My blanket! I lost it in my first battle!
          ASK: How old were you?
          ME: Three.`,
        end: `
          [{ASK} puts a blanket round {ME}, and pushes in the edges.]
          ME: You've tucked me in! I can't reach my axe. I don't even want my axe.`,
        later: `
          ME: They tucked me in very tightly last night.
          ASK: Did you sleep?
          ME: I fought a battle like that. I won. I rolled over them.`,
      },
      turns: [
        `ME: I once wrestled a bear for six hours.
         ASK: Who won?
         ME: We share a room now. This is his ear.`,
        `[Squeak.]
         ASK: Was that your bear?
         ME: He'd like to know what you want with me.`,
        `[{ASK} picks up a very small, very bald bear.]
         ASK: He says that you're tired.
         ME: He talks too much.
         ASK: He says you can put your head here.`,
      ],
      twist: "Grunda's wild bear gives a squeak",
    },
    'Sir Recliner': {
      short: 'Sir Recliner',
      want: 'a good reason to get up',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} lifts one knee, thinks, and puts it down again.]
          ME: No. It wasn't a good reason. They never are. ## No. It wasn't a good reason. Nor was the divorce.`,
        stake: `ME: I very nearly sat up!`,
        snap: `ME: I shall die as I lived! With my feet up! ## I shall die as I lived! On my back!`,
        reason: `ME: I would, gladly. But I've only just got the hollow right.`,
        fate: `
          [{ME} writes, lying down. {ME} reads it, and gets up.]
          ASK: You got up! Why?
          ME: It says so, in writing! I've never had a better reason!`,
        lost: `
          [{ME} finds a note, folded very small.]
          ASK: "Are you coming out to play?"
          ME: There it is! My good reason! I knew that I'd put it down somewhere!`,
        end: `ME: That was a good reason! I got right up! It's colder than I remember. And I can see the tops of you.`,
        later: `
          ME: I stood up yesterday.
          ASK: Have you had any trouble since?
          ME: Yes. People ask me to fetch things.`,
      },
      turns: [
        `ASK: The house is on fire.
         ME: Which part?
         ASK: The kitchen.
         ME: Let me know when it's the hall.`,
        `ASK: There's a dragon at the gate!
         ME: Is it sitting down?
         ASK: It is.
         ME: Then it'll understand.`,
        `ASK: I can't reach the lamp. It's all right. I'll just sit here in the dark.
         [Creak. {ME} gets up. Click.]
         ASK: You got up!
         ME: You said "It's all right". Nobody should have to say that.`,
      ],
      twist: 'Sir Recliner sits out the kitchen fire',
    },
    'Oracle Olu': {
      short: 'Olu',
      want: 'one surprise',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ME} holds out a hand. A spoon falls into it.]
          ME: I foresaw that. I foresee it all. Does nothing ever come as a surprise? ## I foresaw that. I foresaw the divorce, at the altar. Does nothing ever come as a surprise?`,
        stake: `ME: I foresaw it. I mentioned it in the bath. To the duck.`,
        snap: `ME: I can't see tomorrow! Either we're doomed, or it's foggy!`,
        reason: `ME: I've seen who gets up. I don't want to spoil it. But it isn't me.`,
        fate: `
          [{ME} writes, with both eyes shut.]
          ASK: What have you put?
          ME: Don't tell me! Let it come as a surprise!`,
        lost: `
          [{ME} reaches into a crack, with both eyes shut.]
          ME: It'll be a spoon. It's always a spoon.
          ASK: It's a mouse.
          ME: A surprise! It's got a heartbeat!`,
        end: `ME: I'd foreseen who'd get up, and it was never me! I'm a surprise!`,
        later: `
          ME: I had a surprise last night!
          ASK: What's the matter, then?
          ME: Now I keep standing behind doors, hoping.`,
      },
      turns: [
        `ME: I'm very well, thank you.
         ASK: How are... Oh.`,
        `ME: Bless you.
         ASK: I didn't sneeze. I don't even have a... Ah. Ah...
         ME: I'll wait.`,
        `[{ASK} comes up from behind, and puts two hands over {ME}'s eyes.]
         ASK: Guess who.
         ME: It's... No. Is it... I don't know! I really don't know! Who IS it?`,
      ],
      twist: 'Olu blesses a sneeze in advance',
    },
    'Goblin Gary': {
      short: 'Gary',
      want: 'a whole cushion, shared with nobody',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          [{ASK} takes a cushion away from under {ME}.]
          ME: I never get one of my own. I only get them warm. ## I never get one of my own. It's the same with husbands.`,
        stake: `ME: It wasn't me! I only take what's soft!`,
        snap: `ME: I've got seven cushions up my shirt, and I can tell that it's still going to hurt!`,
        reason: `ME: If I get up, somebody might count the cushions.`,
        fate: `
          [{ME} writes, very small.]
          ASK: "Ten past nine. A Cushion. For the Whole Family."
          ME: I always put that. No. I'm crossing out the family.`,
        lost: `
          [{ME} lifts something out of the dust, and shakes it.]
          ASK: It's only an old cushion. It's got toothmarks all round.
          ME: Those are mine. It's the one I was born on.`,
        end: `
          ASK: You'd better have this cushion. A hero sat on it.
          ME: One of my own! And somebody else warmed it!`,
        later: `
          ME: I've got a cushion of my own.
          ASK: And is it soft?
          ME: You don't SIT on it! It's got its own chair.`,
      },
      turns: [
        `[{ASK} sits down. OOF.]
         ASK: Where's the cushion?
         ME: What cushion?
         [{ME} is a good deal rounder than before.]`,
        `[OOF.]
         ASK: That's two of them!
         ME: Perhaps you're losing weight.`,
        `[{ASK} sits down. It is soft.]
         ASK: It's back!
         ME: I warmed it.`,
      ],
      twist: 'Gary gets rounder as cushions vanish',
    },
    'Bard Bellamy': {
      short: 'Bellamy',
      want: 'somebody to join in',
      as: { BOSS: {}, FOE: {}, PAL: {} },
      hooks: {
        claim: `
          ME: "There once was a bard, with a lute and a song..."
          [Nobody joins in.]
          ME: And that's as far as it ever gets.`,
        stake: `ME: "Alas and alack, it will never come back!" There are eleven more verses.`,
        snap: `ME: "We're all going to die, and I can't find a rhyme!"`,
        reason: `ME: "I'd rise with the sun, but my foot's gone to sleep." It's a lament.`,
        fate: `
          ME: "Ten past nine. Everybody Joins In." There. Now you have to!
          ASK: Tra la?
          ME: That's five minutes early! I've never been so happy!`,
        lost: `
          [From far down in the dark, a small voice. "Tra la."]
          ME: That's my echo! I lost it years ago!
          ASK: Is it all right?
          ME: It's still joining in.`,
        end: `
          ME: "And so someone rose from the seat..."
          ASK: "On both feet!"
          ME: You joined in! You even brought your own rhyme!`,
        later: `
          ME: They all join in now.
          ASK: Isn't it what you dreamed of?
          ME: They're flat, they're late, and it's a different song. I cried.`,
      },
      turns: [
        `ME: "There once was a knight who just sat." What rhymes with "sat"?
         ASK: Cat.
         ME: There's no cat in it.`,
        `ME: "He called for his sword and his..." What was that word of yours?
         ASK: You said that there's no cat!
         ME: I've put one in. It's carrying the whole second verse.`,
        `ME: "And they all lived for years in a hat..."
         ASK: "With the cat!"
         ME: You came in! You came in exactly there!`,
      ],
      twist: 'Bellamy fits a cat into the ballad',
    },
  },
  recall: `
    PAL|LEAD: It's been embroidered on a cushion. "{Line}."
    BOSS: Who sits on it?
    PAL|LEAD: Nobody dares. It's the best seat in the house, and it's empty.`,
  scenarios: [
    {
      id: 'rise',
      shape: 'siege',
      title: "Who Will Rise? || Since You're Up",
      premise:
        'Heroes will not get up from a sofa for anything, since whoever is up must fetch whatever anybody wants, and {keeper} has the remote.',
      game: 'Whoever is up must fetch it, so nobody gets up, until whole armies are sitting there, and are thirsty.',
      facts: {
        prop: 'the remote',
        event: 'a quest',
        crowd: 'the armies of the East',
      },
      effects: {
        far: {
          noise: `!BOSS: It was three feet away! And now it's {where}! || It's {where}? It was within reach of anybody who was up!`,
          lost: `!BOSS: It's {where}? That's even further off than the floor! || It's {where}! And I'd very nearly got it with my toe!`,
          stuck: `!BOSS: It's {where}? Then none of the buttons will go down! It's the sloth for life!`,
          mixed: `!BOSS: It's {where}? On the floor, at least it was on our side!`,
          mess: `!BOSS: It's {where}? It'll want wiping! And who'd get up for a cloth?`,
        },
      },
      after: `
        BOSS: I stood for an hour last night. On my own two legs.
        PAL|LEAD: What was it like?
        BOSS: Tall.`,
      acts: [
        {
          title: 'The Oath of the Sofa',
          time: 'THE THIRD AGE, AFTER SUPPER',
          beat: 'The remote is on the floor, and whoever gets up must fetch whatever anybody wants.',
          text: `
            <2> > lead arrive
            <2> [{LEAD} sinks down on a sofa, next to {BOSS}. The television is on. The remote is on the floor.]
            <3+> [One sofa, full of heroes, and one television. The remote is on the floor, three feet away.]
            ["...and once a week," says the television, "the sloth climbs down from its tree. Nobody knows why."]
            * plant sloth
            BOSS: I ask you all. Who will rise?
            [Nobody rises.]
            FOE|LEAD: What for? || Rise? As in, with the legs?
            BOSS: It's been the sloth since March. Somebody need only stand up, and reach the remote. || The remote's on the floor, and it's been the sloth since March. Somebody need only get up.
            <?c> <3+> > hook FOE reason
            PAL|LEAD: It's three feet. Why not you? || You're the nearest. Why don't you?
            BOSS: And the oath? Whoever's up must fetch whatever anybody wants. || There's the oath. Whoever's up must fetch whatever anybody wants.
            * plant oath
            <3+> [{FOE} leans over for a cookie. PLONG, says a spring in the sofa.]
            <2> [{LEAD} leans over for a cookie. PLONG, says a spring in the sofa.]
            !BOSS: Since you're up...
            !FOE|LEAD: I'm not up! I only leaned over! || This isn't up! I was getting a cookie!
            !BOSS: I saw light under you. A glass of water, please. || There was daylight under there. I'd like a glass of water.
            +PAL|BOSS: My slippers! My blanket! And shut the window! || And my other pillow! And my book! And shut that window!
            <3+> [{FOE} runs, fetches, and falls back onto the sofa.]
            <2> [{LEAD} runs, and fetches, and comes back out of breath.]
            !BOSS: And the remote? You stepped right over it! || And what about the remote? You stepped over it, twice!
            !FOE|LEAD: Nobody asked for it. || You never asked for that.
            <2> !BOSS: I do now. And as you still haven't sat down...
            <first> <3+> BOSS: Who's that at the door? Somebody with legs, I hope! || There's somebody out there! Are they up?
            <3+> > lead arrive
            <3+> <first> LEAD: It's a long way to here. Can I sit down? || Is there somewhere to sit? I've come a long way.
            <3+> <next> LEAD: I've been out all day. Can I sit down? || I've been out since breakfast. Is there somewhere to sit?
            <3+> !BOSS: No! Since you're up...
            <3+> [Everybody on the sofa breathes in.]`,
        },
        {
          title: "Whoever's Up",
          time: 'A LITTLE LATER',
          room: 'THE SAME SOFA',
          beat: 'The only one who is up loses the remote, and sits down.',
          text: `
            <3+> FOE: My pillow! No, cold side up! ## My pillow! And somebody to put on the other half! || Another blanket! No, the one I'm sitting on!
            <4+> !PAL: Can you move the lamp? It's looking at me! || And move my foot. A bit more. Now back. ## And tell me I look nice! From further away!
            <?b> > hook BOSS claim
            LEAD: When did one of you last stand? || Have you all been down there long?
            BOSS: Last winter. I slipped. ## Last winter. Somebody had smiled at me, from the kitchen. || Since last winter. Before that, I was on a chair.
            <?x3> > place intro
            > turns
            BOSS: So, {call}! That remote, there. Pick it up. || And now, {call}, the great moment! Just pick up that remote.
            > lead help
            > effect far
            <?e> <3+> > hook FOE stake
            ["...it can hang there for a month," says the television, "and not miss a thing."]
            > turns
            LEAD: Right. I want to sit, too. Move over. || I've done enough. I'm sitting down. Move over.
            [PLONG. {LEAD} squeezes in.]
            !BOSS: But you were the only one who was up! || You can't! Then there's nobody up!
            LEAD: I'd like a glass of water. || And now I could do with that water.
            FOE|BOSS: Then get up, and fetch it. || It's over there. It's only a short walk.
            LEAD: I'm not as thirsty as that.
            !BOSS: That's how it began with me.`,
        },
        {
          title: 'The Armies of the East',
          time: 'NEARLY NINE',
          room: 'STILL THE SAME SOFA',
          beat: 'The enemy comes, and as it is up, it has to fetch, until it sits down.',
          text: `
            [Boots, a great many.]
            FOE|LEAD: It's the enemy! The armies of the East! || The armies of the East! We're surrounded!
            BOSS: Are they up? || Are any of them sitting?
            PAL|LEAD: Every last one. Right down to the drummer. || Not one! Not even the drummer!
            BOSS: Aaah. Come in!
            > place crowd
            > turns
            ["Surrender!" shouts a general. "On your feet, and hands in the air!"]
            BOSS: You can have the hands. || We can do the hands.
            ["I can't conquer people who don't stand up," says the general. "It'd look like cleaning."]
            !BOSS: General! Since you're up, could I have that cushion?
            ["What? This one?" says the general, and hands it over.]
            FOE|LEAD: It works! General, my cocoa! And blow on it! || He did it! General, tickle my back!
            PAL|LEAD: And could a regiment look for my sock? || And could somebody hold up my book? A regiment will do.
            [The armies of the East run. They plump. They stir.]
            > turns
            ["We came to burn down the sofa," says the general, in an apron. "When do we get to that?"]
            BOSS: When nobody wants anything. || As soon as nobody wants anything.
            ["And who is it that never has to fetch?"]
            FOE|LEAD: Whoever's sitting down. || Anybody who sits.
            !BOSS: Don't tell him that!
            [The general looks at the floor. He sits down. So do all the armies of the East.]
            PAL|LEAD: Now there's nobody up at all. || They're all down. Now there's nobody left who's up.
            ["Aaah," says the general. "And now we'd like a glass of water. From whoever gets up first."]
            FOE|LEAD: All of you? || How many glasses is that?
            ["One each," says the general. "With a slice of lemon."]
            [On the sofa, nobody moves a hair.]`,
        },
        {
          title: 'A Glass of Water Each',
          time: 'LATE',
          room: 'THE VERY SAME SOFA',
          beat: 'Nobody dares to move, everybody is thirsty, and somebody small says please.',
          text: `
            FOE|LEAD: I've got to sneeze. || Oh, no. I'm going to sneeze.
            BOSS: Don't! You always lift! || Hold on to the sofa! You always lift!
            [A sneeze. PLONG.]
            ["Was that up?" ask all the armies of the East.]
            BOSS: No! It was only the left half! || Just the left half! The right one never moved!
            ["Then it's half a glass each," says the general. || "We'll let it pass," says the general. "The next one counts."]
            > turns
            PAL|LEAD: Can nobody stop that sloth from here? || Isn't there a way to stop that sloth, sitting down?
            BOSS: {call}, you try! But don't get up! || You try it, {call}! But sitting!
            > lead attempt
            ["Was THAT up?"]
            !BOSS: No! That's how {the} sits! || No! It's only {the}, getting comfortable!
            > turns
            FOE|LEAD: I'm so dry that I can hear the tap. || My tongue's asleep. How far is it to the tap?
            !BOSS: It's ten steps. And then ten more, for every one of them. || Ten steps. Ten for you, and ten for each of those.
            <?d> <4+> FOE|LEAD: So who's going?
            <?d> <4+> > hook PAL reason
            <?w> BOSS: Then they'll bury us on this sofa. {call}, what would you have liked? || So this is for ever. {call}, is there anything that you'd still have liked?
            <?w> > lead lastWords
            [From the very back, a small voice. "Please. I'm thirsty."]
            BOSS: Who's that? || Who said "please"?
            ["The drummer," says the voice. "I know that nobody's up. I can wait."]
            FOE|LEAD: Don't listen! Hold on to your cushion! || Don't look round! Hold on to that pillow!
            [A long silence. PLONG.]
            PAL|LEAD: That was you! On both feet! || You got up! On both feet!
            FOE|LEAD: Get down! They'll all want something! || Sit! They've seen you! They'll want everything!
            [All the armies of the East breathe in.]
            !BOSS: I know. Well, since I'm up... Does anybody want anything?`,
        },
        {
          title: 'On Both Feet',
          time: 'MIDNIGHT',
          room: 'NEXT TO THE SOFA',
          beat: 'Nobody has ever been asked before, and it is catching.',
          text: `
            [Nobody says a word. {hush}]
            PAL|LEAD: All those people, and nobody's thirsty? || Nothing? Not even the lemon?
            ["Nobody ever asked," says the general. "We only wanted it because somebody had to get it."]
            [{BOSS} fetches one glass of water. The drummer drinks half, and stands up. "Does anybody want the rest?"]
            FOE|LEAD: Now the drummer's doing it! || It's catching! Look at the drummer!
            [The general gets up, to hold the jug. The armies get up, to hold the glasses. PLONG.]
            !FOE|LEAD: I'm up! It just happened! Who's cold? || Ooh! That was me! Is anybody cold?
            +PAL|LEAD: And is that how tall you are? || I never knew how tall you were!
            BOSS: I'd thought that I stopped at the blanket. || Nor did I. I'd thought there was a cushion on top.
            * pay oath
            <?b> > hook BOSS end
            > turns
            [{freed} {BOSS} bends down, all the way, and picks it up.]
            * prop
            FOE|LEAD: The remote! Quick, before there's more sloth! || You've got it! Switch over!
            ["...and this time we followed it down," says the television. "It goes to the next tree, to ask if anybody wants anything."]
            * pay sloth
            !BOSS: Leave it on. || Ssh. Leave it on.
            <?x3> > place gift
            <?o> > lead last
            [They all squeeze onto the sofa, the general, too. The remote slides off, and falls on the floor.]
            !BOSS: I ask you all. Who will rise?
            [PLONG. PLONG. PLONG. Everybody rises, and so do the armies of the East. Only {BOSS} is still sitting down.]
            !BOSS: Since you're up...`,
        },
      ],
    },
    {
      id: 'under',
      shape: 'locked room',
      title: 'Down the Back || The Land Beneath the Cushions',
      premise:
        'Heroes must go down the back of the sofa to look for the Old Remote, since {keeper} has lost the new one.',
      game: 'Whatever anybody looks for stays lost, and it turns up as soon as nobody is looking.',
      least: 3,
      facts: {
        prop: 'the remote',
        event: 'a quest',
        crowd: 'the lost people',
      },
      effects: {
        remote: {
          noise: `BOSS: Now it's at full volume! For ever! It's the gardening!`,
          lost: `BOSS: It's {where}! So now I'll have to watch what's ON!`,
          stuck: `BOSS: None of the buttons will go down! It's the gardening, for the rest of our lives!`,
          mixed: `BOSS: It's {where}! It won't do what it's told any more! It only wants to be held!`,
          mess: `BOSS: It's drowned! It's left us on the gardening!`,
        },
      },
      after: `
        BOSS: I switched it on again this morning. Only to look.
        PAL|LEAD: And what was on?
        BOSS: People going on a quest. They did it all sitting down.`,
      acts: [
        {
          title: 'Nine Hundred Channels',
          time: 'EVENING',
          beat: 'There is nothing on, and an old remote has been lost down the back of the sofa.',
          text: `
            [They all sit on one old sofa, in front of one television. Click. Click. Click.]
            BOSS: There's nothing on.
            PAL|FOE: That was channel nine hundred. There aren't any more. || You've been through nine hundred channels.
            BOSS: One of them may have changed its mind. || Then I'll go through them again. Faster.
            <?chan> [Click. "...and the winner is..."]
            <?chan> FOE: Wait! Who's the winner?
            <?chan> BOSS: You can't stay on one channel. You might miss something.
            PAL|LEAD|ANY: We could switch it off, and talk. || Couldn't we switch it off, and talk to each other?
            BOSS: One can't switch it off. There's no button for that. || Switch it off? There's no button for that!
            * plant off
            [Click. "...so you cover the bulbs with straw..."]
            BOSS: Ugh! The gardening! || Not the gardening!
            <first> +BOSS: Who's that at the door? If it's somebody new, they can choose a channel.
            > lead arrive
            <handed> > place intro
            > turns
            <?b> > hook FOE claim
            !FOE: Where's my slipper? I've looked for it everywhere.
            BOSS: Then stop! A thing only turns up when you've stopped looking for it. || You have to stop looking! That's when a thing turns up.
            [{FOE} looks at the ceiling, and whistles. PLOP. The slipper comes up between the cushions.]
            * plant look
            !FOE: It works! || There it is!
            PAL|BOSS: The Old Remote fell down there, when I was small. It was gray, and it had only one button.
            LEAD: Didn't anybody go and look for it? || And didn't they find it?
            PAL|BOSS: Many did. They're still looking. || Many went down to look. They haven't stopped yet.`,
        },
        {
          title: 'The Gardening',
          time: 'A LITTLE LATER',
          beat: 'The remote ends up {where}, and the cushions are lifted.',
          text: `
            <handed> BOSS: {call}, I'll trust you with the remote. Choose well. And not the gardening! || Here, {call}. It's your turn. Choose any channel but the gardening!
            <taken> BOSS: Here's the remote. Whoever wants to, choose! Only not the gardening!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <handed> > effect remote
            ["...now cover the bulbs with straw, and wait..."]
            LEAD: How long do we have to wait?
            ["...until the spring."]
            > turns
            <?x2> > hook BOSS claim
            PAL|LEAD: Somebody has to go down, and find the Old Remote. || Then there's only one way. Somebody has to go down for the Old Remote.
            [They lift a cushion. A cold wind comes up. It smells of peanuts.]
            <?bread> FOE: How deep is it?
            <?bread> [{BOSS} drops a cookie. They listen. They go on listening.]
            <?bread> PAL|LEAD: It's still going. And now somebody's said "thank you".
            > turns
            BOSS: Everybody, look as hard as you can! And don't stop! || Hold hands, and look hard! Nobody stops looking until we've got it!`,
        },
        {
          title: 'Beneath the Cushions',
          time: 'TIME IS NOT KNOWN THERE',
          room: 'UNDER THE SOFA',
          beat: 'They climb down, and find everything but what they are looking for.',
          text: `
            [They climb down between the cushions, past a comb, past a crust, past a king's ransom in small coins.]
            LEAD|FOE: It's enormous! Look at that! A forest of pencils! || Who'd have thought that there was so much under a sofa?
            PAL|FOE: And we were sitting on it. ## My first wedding ring! And my second! They're keeping each other company! || Everything that anybody ever lost!
            [They look for the Old Remote. They look behind every pencil.]
            LEAD|PAL: I've found scissors, a tooth, and half a birthday cake. But no remote! || Here's a comb! A flute! A goldfish! And not one remote!
            !BOSS: Then look harder! || You're not looking properly!
            <?b> > hook FOE lost
            > turns
            <?keys> !FOE: Has anybody lost a bunch of keys?
            <?keys> !BOSS: They're mine! So that's why I never go out! ## They're mine! I was walking out on my marriage, and couldn't find the keys! We've had ten good years since!
            BOSS: {call}, there's something gray in that crack! || Something gray, in that crack! Reach in, {call}!
            [{LEAD} reaches in, up to the shoulder.]
            FOE: Can you feel anything? || Is it there?
            LEAD: A hand. It's feeling for me, too. || It's warm, and it's shaking hands.
            [{LEAD} pulls. Out comes somebody gray all over. And, holding on behind, another. And another.]
            ["We only came down for a coin," says the first. "There was still a king on it." || "We dropped a coin," says the first. "We only leaned over for a moment."]
            LEAD|FOE: And you've never gone home?
            ["Without the coin?" says the second. "Mind your elbow."]
            !BOSS: The poor things! They'll be here for ever. Come on, keep looking! || How sad, to waste a life like that! Now get back to looking!`,
        },
        {
          title: 'The Goose',
          time: 'NOR THERE',
          room: 'UNDER THE SOFA',
          beat: 'They cannot get out, and somebody tells of a goose.',
          text: `
            [Far above, FLUMP. The cushion has fallen shut. It is quite dark.]
            LEAD: Look for the way out! || We're shut in! Look for a door!
            [They look for it everywhere. They look for it in each other's ears.]
            PAL|FOE: It isn't anywhere! || I can't find it!
            BOSS: Then here we stay. {call}, shout up what you'd like. Somebody may sit down. || So this is where we live now. {call}! Shout up what you'd still like!
            > lead lastWords
            [It echoes. Nobody shouts back. They all sit down on the biggest lump.]
            > turns
            BOSS: What do people do, when there's no television? ## What do people do in the dark, with no television? I only know of one thing, and I've got a bad back.
            !FOE: There was once a goose. It stood at our gate. Whenever I fetched the milk, I had to pay it one button.
            [{FOE} stops, to breathe.]
            !BOSS: Go on!
            LEAD|PAL: What does a goose want with buttons?
            !FOE: It wouldn't say. On Monday, it had my top one. On Tuesday, both cuffs.
            PAL|LEAD: Why both?
            !FOE: There was cream. By Thursday, I'd only got one button left. And that held up my trousers.
            PAL|LEAD: You didn't give it that one!
            !FOE: My grandmother wanted her milk. ## I was in love with whoever sold the milk.
            [One by one, the gray people let their arms sink, to hear better.]
            !FOE: So on Friday, I needed both hands for my trousers. And who carried the milk?
            LEAD|PAL: Who?
            !FOE: The goose. In a lovely new coat. All buttoned up.
            [A long silence.]
            !BOSS: I never saw that coming! And it wasn't even in color! || Is there a second part? Is it tonight?
            <?x2> > hook BOSS lost
            [They tell each other stories. Nobody looks for anything.]
            > turns
            PAL|LEAD: We've talked the whole evening! || We've talked all night!
            !BOSS: And I never asked what was on! || But nobody's asked what was on!`,
        },
        {
          title: 'The Old Remote',
          time: 'NEARLY MORNING',
          room: 'UNDER THE SOFA',
          beat: 'They have stopped looking, so they find the Old Remote, and what its one button is for.',
          text: `
            [FLUMP. Far above, the cushion falls open. Light comes down.]
            LEAD: The way out! || There's the way out!
            PAL|FOE: And nobody was looking for it! || It only turned up when we'd stopped looking!
            * pay look
            [PLING. At the feet of the gray people lies a coin, with a king on it.]
            <?king> !FOE: What will you buy with it?
            <?king> ["A candle." || "A ticket home."]
            [{freed}]
            * prop
            !BOSS: There's the new remote! But what are we sitting on? || The new remote's back, too! And what's this hard thing that I'm sitting on?
            [They stand up. They look down at the lump.]
            LEAD|FOE: It's gray. It's got only one button!
            PAL|FOE: The Old Remote! We've been sitting on it all night!
            !BOSS: What does the button say?
            [They blow off the dust. They hold it up to the light.]
            !FOE: "Off."
            !BOSS: Off? || It can't be. My grandmother had one, and we never believed her.
            * pay off
            [Click. Far above, the gardening stops. {hush} It is so quiet that they can hear one another.]
            BOSS: Oh! That's what it's like. || I can hear myself. I sound nice. ## I can hear you breathe. It used to drive me mad. I'd like some more of it.
            > turns
            <?n> > lead last
            [They climb up, all of them, the gray people too. They squeeze onto the sofa, and look at the dark screen.]
            PAL|FOE: I can see us in there! It's channel nine hundred and one! || Look at us in there! Channel nine hundred and one! It's got a very big cast.
            LEAD: What's on?
            [Somebody moves up. Somebody passes the peanuts. {FOE} breathes in, to begin: "There was once a goose..."]
            !BOSS: There's nothing on.`,
        },
      ],
    },
    {
      id: 'guide',
      shape: 'wrong guest',
      title: 'It Is Written || Tonight at Seven',
      premise:
        'A land must do whatever an ancient scroll says, to the minute, and takes {lead} for the stranger who is written in it.',
      game: 'The scripture is what is on television tonight, and nobody has ever done a thing that was not in it.',
      strangers: true,
      facts: {
        prop: 'the scroll',
        event: 'a holy evening',
        crowd: 'the pilgrims',
      },
      effects: {
        scroll: {
          noise: `
            <3+> FOE|LEAD: The whole evening's {where}! How far had you read?
            <2> +LEAD: The whole evening's {where}! How far had you read?`,
          lost: `
            <3+> FOE|LEAD: So the rest of the evening's {where}. How far had you read?
            <2> +LEAD: So the rest of the evening's {where}. How far had you read?`,
          stuck: `
            <3+> FOE|LEAD: So the rest of the evening's {where}. How far had you read?
            <2> +LEAD: So the rest of the evening's {where}. How far had you read?`,
          mixed: `
            <3+> FOE|LEAD: The evening's {where}! Was that in it? How far had you read?
            <2> +LEAD: The evening's {where}! Was that in it? How far had you read?`,
          mess: `
            <3+> FOE|LEAD: The evening's {where}! It's all running! How far had you read?
            <2> +LEAD: The evening's {where}! It's all running! How far had you read?`,
        },
      },
      after: `
        [A thump, at the door. Something shiny slides in.]
        PAL|LEAD: It's Thursday! The new scroll's come! What's in it?
        BOSS: Golf. Hand me the pencil.`,
      acts: [
        {
          title: 'The News',
          time: 'FIVE TO SEVEN',
          beat: 'Whatever is written is done, to the minute, and at seven a stranger comes.',
          text: `
            <2> > lead arrive
            [{BOSS} unrolls a scroll. It is shiny. A tiny pencil hangs from it, on a string.]
            BOSS: Five to seven. "The News." Quick, what's new? || It's five to seven! "The News." Who's got any?
            FOE|LEAD: I've lost a button.
            BOSS: "And now, the Weather."
            PAL|LEAD|FOE: Damp.
            BOSS: Then that's all done. It is written! || Done, to the minute! It is written!
            FOE|LEAD: When do we eat? It's been golf since Tuesday. ## When do we eat? It's been golf since Tuesday. I've started on the gin! || I'm hungry! There's been nothing but golf since Tuesday! ## I'm hungry! I've drunk all the gin, and it's been golf since Tuesday!
            BOSS: At half past. "Cooking With Cheese."
            <3+> PAL|BOSS: But it's seven! "A Stranger Comes to Town, and Nothing Is Ever the Same."
            <3+> > lead arrive
            <2> +BOSS: But first, it's seven! "A Stranger Comes to Town, and Nothing Is Ever the Same." That's you!
            <3+> BOSS: To the second! It's the Stranger! || And there you are, on the stroke of seven! The Stranger!
            <?f> > lead flattered BOSS
            > place intro
            FOE|LEAD: Was that written, too? || And where does it say that?
            BOSS: "Two minutes past. Local News."
            > turns
            <?b> > hook BOSS claim
            LEAD: And do you do all of that? || And do you always obey it?
            !BOSS: Always. And what isn't in there, nobody's ever done. ## Always. What isn't in there, nobody's ever done. Not even in the dark. || It's all there is. What isn't in there, nobody's ever done. ## It's all there is. What isn't in there, nobody's ever done. Not even drunk.
            * plant rule
            LEAD: Then who writes it? || But who thinks of it?
            BOSS: The prophet Watson. He signs it at the top. W, H, A, T, S. O, N. || It's signed at the top, by the prophet Watson. W, H, A, T, S. O, N.
            FOE|LEAD: And the little pencil? || And what's that pencil for?
            !BOSS: It's holy. Nobody knows what it's for. ## It's holy. Size isn't everything. || Nobody knows. It's holy. ## It's holy. Size isn't everything.
            * plant pencil
            PAL|LEAD: How does it end, this time? || And what's at the very bottom?
            BOSS: As always. "To be continued." || What's always there. "To be continued."
            * plant end`,
        },
        {
          title: 'Cooking With Cheese',
          time: 'HALF PAST SEVEN',
          beat: 'They cook with cheese that is none, and the scroll ends up {where}.',
          text: `
            BOSS: It's time! Who's got cheese? || To the minute! Cheese, everybody! Quick!
            !FOE|LEAD: We haven't got any. There's only {food}.
            BOSS: What's written is cheese. So that's cheese. Grate it! || Then that's cheese. It says so. Grate it!
            [They grate it. They chew.]
            PAL|LEAD: That's not how cheese tastes.
            BOSS: Then there's something wrong with your mouth. ## Shut your eyes. That's how I stayed married. || The scroll's never wrong. It must be your mouth. ## The scroll's never wrong. Shut your eyes. That's how I stayed married.
            > turns
            FOE|LEAD: Can I have some more? || There's some left. Can I...
            BOSS: Put that down! It's a quarter to eight. "Dancing." || Too late! It's a quarter to eight! "Dancing."
            [Everybody dances, and chews.]
            !BOSS: I can't read and waltz! {call}, you're in it by name. Hold this scroll! || {call}, you're the only one who's in it. Hold this scroll! I have to waltz.
            > lead help
            > effect scroll
            !BOSS: Only the big print. Eight, "The Wrestling." Half past, something with love. And nine, "The End of Everything." ## Only the big print. Eight, "The Wrestling." Half past, something with love. And nine, "The End of Everything."
            PAL|LEAD: Everything? But it's continued, isn't it? || Everything? And isn't that continued?
            !BOSS: I didn't see. It looked white. || There was nothing under it. Only white.
            * plant white
            > turns`,
        },
        {
          title: 'The Wrestling',
          time: "EIGHT O'CLOCK",
          beat: 'At eight they must wrestle, and at half past they must be in love.',
          text: `
            > place crowd
            BOSS: Pilgrims! It's eight! Wrestle! || It's eight! Pilgrims, hats off, and wrestle!
            FOE|LEAD: Who wrestles whom? || And who's to wrestle?
            BOSS: There's only one of us in it. {call}, begin! || The Stranger, always. {call}! Begin!
            > lead attempt
            <3+> [{FOE} takes {LEAD} by one leg, and turns {LEAD} upside down.]
            <2> [{BOSS} takes {LEAD} by one leg, and turns {LEAD} upside down.]
            !LEAD: What have you got against me? || What did I do to you?
            !FOE|BOSS: Nothing! It's eight o'clock! || Nothing! It is written!
            [The pilgrims bow to one another. Then they go for the ears.]
            > turns
            PAL|BOSS: That's half past! "The Love Story!" || Half past eight! It's "The Love Story!"
            !LEAD|FOE: But I'm upside down! || What, like this? With my feet up there?
            BOSS|PAL: Stay as you are. But tenderly.
            [Nobody lets go. It gets softer.]
            !FOE|BOSS: You've got a kind side. I'd never have seen it the right way up. || I'd never looked up to anybody. And there you were, upside down.
            !LEAD: Nobody's ever held me so long. || You're not even pulling any more.
            [All the pilgrims are in love. Some are in love with two at once, by the ears.]
            <?ads> [Everybody gets up, goes out, and comes back with a drink.]
            <?ads> LEAD: What was that?
            <?ads> BOSS: "The Break." It's very holy. ## "The Break." No love lasts without one.
            > turns
            PAL|LEAD: What time is it? || And how long have we got?
            !FOE|BOSS: Don't look. || I'm not looking.`,
        },
        {
          title: 'The End of Everything',
          time: "ALMOST NINE O'CLOCK",
          beat: 'It is nearly nine, and everybody gets ready for what is written.',
          text: `
            BOSS: Four minutes to nine. Has everybody been to the toilet? || It's almost nine. Wipe your mouths. I don't know who'll see us.
            !LEAD: And what about love? Can't that go on? || I'd only just got to like it! Can't it go on?
            BOSS: It ends at nine. It all does. || Till nine, it said. And then it's everything.
            FOE|LEAD: Then let's not! || And what if we just don't?
            BOSS: Not do it? Has anybody ever tried? || Don't? How does one do that?
            [Everybody tries it. They stand quite still.]
            PAL|LEAD: There! We're not doing a thing! || Look! We're doing nothing at all!
            BOSS: That was on in May. It's called chess. ## That was on in May. It's called marriage.
            PAL|FOE|LEAD: I'd have done it all another way, if I'd known that it was only on till nine.
            > turns
            <?q> > lead comfort
            <?k> > hook FOE snap
            <?l> <4+> > hook PAL snap
            <?g> +FOE|LEAD: So how does one end everything? || How does one end everything, anyway?
            <?g> BOSS: We didn't know how to do golf. ## It's like my divorce. We all stand about, and somebody sighs. || As we did the golf. We all stand about, and somebody sighs. ## As we did my divorce. We all stand about, and somebody sighs.
            > turns
            [Everybody takes somebody's hand. BONG. BONG. Nine of them. Everybody counts.]`,
        },
        {
          title: 'In Brackets',
          time: "NINE O'CLOCK",
          beat: 'The scroll comes back, there is nothing more in it, and somebody finds out what the pencil is for.',
          text: `
            [{freed} {BOSS} reads. {BOSS} reads it again.]
            * prop
            FOE|LEAD: What does it say? Are we dead?
            !BOSS: "Nine o'clock. The End of Everything." And then there's a word in brackets.
            PAL|LEAD: What word?
            !BOSS: "Repeat."
            FOE|LEAD: You mean, we've had it already? || When was it on before?
            !BOSS: In August. It rained. I remember thinking, "Is that all?" ## In August. I was in bed with somebody. I remember thinking, "Is that all?"
            > turns
            PAL|LEAD: And what comes now? || So what's on next?
            !BOSS: Nothing. It's white, all the way down.
            * pay white
            <3+> [Everybody stops. {FOE} has one foot in the air.]
            <2> [Everybody stops. {LEAD} has one foot in the air.]
            !FOE|LEAD: May I put this down?
            !BOSS: It doesn't say.
            [A long silence. {hush}]
            <3+> LEAD: Do whatever you like. || You could do what you like.
            <2> LEAD: Do whatever you like.
            !BOSS: Like? That's never been on. What would YOU like?
            > lead lastWords
            [{BOSS} looks at all that white. The tiny pencil swings on its string.]
            !BOSS: That'd go in at five past.
            !FOE|LEAD: You can't write in the scroll! || In the scroll? With your hand?
            !BOSS: I know what it's for.
            * pay pencil
            [{BOSS} writes. Everybody holds their breath. The foot comes down.]
            <3+> !FOE: Me next! || Give it to me!
            <3+> > hook FOE fate
            <?b> > hook BOSS fate
            > turns
            !LEAD: And the other half of our love story? || Is there room for a little more love?
            !FOE|BOSS: The right way up? || Which way up?
            <?x4> > place gift
            <?o> > lead last
            [{BOSS} writes one line more, at the very bottom.]
            PAL|LEAD: What's that? || And what's that, down there?
            !BOSS: "To be continued."
            * pay end
            FOE|LEAD: Is that true? || How do you know?
            !BOSS: It is written.
            * pay rule`,
        },
      ],
    },
  ],
}
