import { type Program } from '../../plays/card-types.ts'

export const theUnsinkableGerald: Program = {
  name: 'The Unsinkable Gerald',
  people: {
    'Commodore Bilge': {
      short: 'the Commodore',
      want: 'to hold the wheel',
      as: { BOSS: {} },
      hooks: {
        claim: `
          [{ME} steers with a dinner plate.]
          ME: The wheel's downstairs! All they ever let me hold is my hat!`,
        confess: `ME: I can't swim. I can't steer. I only got the job because I already had the hat.`,
        unsay: `ME: When I said that I can't steer, I was speaking as a sailor.`,
        later: `
          ME: I steered all night.
          ASK: And where are we?
          ME: That's the other half. They start me on that tomorrow.`,
      },
      turns: [
        `[{ME} salutes.]
         ASK: Whom are you saluting?
         ME: I never know. They may be behind you.`,
        `ASK: Which side of a ship is port?
         ME: Before dinner, or after?`,
        `[{ASK} salutes {ME}.]
         ME: At ease.
         ASK: What does one do, at ease?
         ME: I don't know. Nobody ever has been, with me. Come and sit down. Is this it?`,
      ],
      twist: 'The Commodore salutes whoever is behind you',
    },
    'Lady Porthole': {
      short: 'Lady Porthole',
      want: 'a sea view',
      as: {
        BOSS: {
          claim: `
            [{ME} draws back two curtains. Behind them is a broom.]
            ME: I only took the big hat because it came with a sea view!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} draws back two curtains. Behind them is a broom.]
          ME: I paid for a sea view! That isn't even a wet broom!`,
        snap: `ME: At last I get a sea view, and it's coming up the stairs!`,
        confess: `ME: I'm not a lady. The title came with a tin of shortbread.`,
        unsay: `ME: I never said "tin". I said "kin". I have shortbread kin.`,
        witness: `ME: I saw nothing. I've no window. But I heard it not apologize.`,
        later: `
          ME: I've got my sea view.
          ASK: Is it beautiful?
          ME: It's always the same fish. It's the fish that's got the view.`,
      },
      turns: [
        `[{ME} draws a circle on the wall, in chalk.]
         ASK: What's that?
         ME: My window. Don't stand in the light.`,
        `ASK: What can you see out of it?
         ME: A wall. But it's early.`,
        `[Somebody has drawn a little boat in the chalk circle.]
         ME: There's a boat out there!
         ASK: Somebody's waving from it.
         ME: And I haven't done my hair!`,
      ],
      twist: 'Lady Porthole draws herself a sea view',
    },
    'Stowaway Finn': {
      short: 'Finn',
      want: 'a ticket',
      as: {
        BOSS: {
          claim: `
            [{ME} looks out from under the big hat.]
            ME: I hid in here, and they saluted! But has anybody asked for my ticket?`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [The lid of a barrel goes up.]
          ME: They've asked the cook for a ticket. They've asked the cat! And me? I haven't got one, but they might ask!`,
        snap: `ME: I'm not on the list! They won't even know whom they're missing!`,
        confess: `ME: I'm the ghost in cabin six. I only ever wanted the cookies.`,
        unsay: `ME: About the ghost in cabin six. That must be another one.`,
        witness: `ME: I was in a barrel. It was dark. Then there was a bump, and it was darker.`,
        later: `
          ME: I've got a ticket now, so I've got a cabin.
          ASK: How did you sleep?
          ME: In the wardrobe. I'm working up to the bed.`,
      },
      turns: [
        `ASK: Who ate half of my sandwich?
         ME: It can't have been me. I'm not here.`,
        `[A barrel crosses the room.]
         ASK: I can see your feet.
         ME: Are they doing anything wrong?
         ASK: No.
         ME: Then let's leave them out of this.`,
        `[{ASK} sets a place at the table, next to the barrel.]
         ME: Who's it for?
         ASK: Nobody. There's nobody here. And there's soup.
         ME: Nobody says thank you.`,
      ],
      twist: 'A barrel with feet denies being Finn',
    },
    'Steward Okafor': {
      short: 'Okafor',
      want: 'to be brought a cup of tea',
      as: {
        BOSS: {
          claim: `
            [{ME} goes by with nine cups of tea.]
            ME: I've got the big hat, and I'm still carrying! Does nobody bring the hat a cup?`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} goes by with nine cups of tea.]
          ME: Sixteen thousand cups, and they're all for somebody! I get the drips!`,
        snap: `ME: They've rung for ice, for tea, and for help! In that order! Who's bringing ME something?`,
        confess: `ME: It's all the same pot. For eleven years I've only topped it up.`,
        unsay: `ME: I said that it was the same pot. I never said that it was the same water.`,
        witness: `ME: It didn't ring. It gave no name. It came in with the soup.`,
        later: `
          ME: I was brought another cup of tea.
          ASK: Was it good?
          ME: It was weak. I complained! I've never felt so rich.`,
      },
      turns: [
        `ME: Your tea.
         ASK: I didn't order any.
         ME: I know. I was passing, and I thought that you looked like somebody who'd have tea.`,
        `ASK: Won't you have a cup yourself?
         ME: Who'd pour it?
         ASK: I would.
         ME: Say that again, and lift the pot a little.`,
        `[{ASK} brings a tray. All of it is on the floor.]
         ASK: Your tea.
         ME: It's on the carpet.
         ASK: I've never done it before.
         ME: It's the nicest carpet that I've ever had.`,
      ],
      twist: "Somebody else pours Okafor's tea",
    },
    'Violinist Vera': {
      short: 'Vera',
      want: 'to see somebody dance',
      as: {
        BOSS: {
          claim: `
            [{ME} plays a polka. Everybody bows their heads.]
            ME: It's a polka! I'm in charge here, and you still won't dance!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} plays a polka. Everybody bows their heads.]
          ME: It's a polka! You're supposed to dance! Put the wreath down!`,
        snap: `ME: If I must go down playing, for once let it be a polka!`,
        confess: `ME: I can't really play. I lean on it until it cries.`,
        unsay: `ME: I said that I can't play. I meant that to me it isn't play.`,
        witness: `ME: We were in G. It came in on a B flat. I've never heard anything so lonely.`,
        later: `
          ME: They danced all night.
          ASK: To the sad one?
          ME: I only played it faster. It had been a polka all along.`,
      },
      turns: [
        `[A long, sad note.]
         ASK: Who's died?
         ME: Nobody yet. I like to be ready.`,
        `ASK: Play something for people who aren't dying.
         [A short, happy note. It stops.]
         ASK: And then?
         ME: I've never got any further. We'd always sunk.`,
        `[The short, happy note. And then one more.]
         ME: Your foot moved!
         ASK: It was only cold.
         ME: Don't explain it! Move the other one!`,
      ],
      twist: 'Vera risks the start of a happy tune',
    },
    'Lookout Lars': {
      short: 'Lars',
      want: 'to shout "Land ho"',
      as: {
        BOSS: {
          claim: `
            [{ME} lowers a spyglass.]
            ME: Ice, ice, and a spoon. They give me the big hat, and nothing to shout "Land ho" at!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} lowers a spyglass.]
          ME: Ice, ice, and a spoon. I've had a "Land ho" ready since I was six!`,
        snap: `ME: I can see the end from here! And it's holding a lamp!`,
        confess: `ME: I've only one good eye. And that's the one for reading.`,
        unsay: `ME: When I said "for reading", I meant the waves. I read the waves.`,
        witness: `ME: I saw it quite clearly. I thought that it was a cloud, sitting down.`,
        later: `
          ME: I shouted "Land ho" last night!
          ASK: And was it land?
          ME: A beach! We're on it.`,
      },
      turns: [
        `ME: I see something! It has two legs and a scarf!
         ASK: I'm right here.
         ME: So that's why it's so clear.`,
        `ME: Something enormous! And pink! It has five towers!
         ASK: That's your hand.
         ME: It's coming closer!`,
        `[{ASK} puts a pair of glasses on {ME}.]
         ME: So that's what you look like!
         ASK: Are you disappointed?
         ME: I've been telling my troubles to an owl. You're so much better.`,
      ],
      twist: 'Lars sights something enormous and pink',
    },
    'Heiress Honoria': {
      short: 'Honoria',
      want: 'to carry a suitcase',
      as: {
        BOSS: {
          claim: `
            [{ME} reaches for a suitcase. Four servants get there first.]
            ME: I bought the big hat, and I'm still not let near a handle!`,
        },
        FOE: {},
        PAL: {},
      },
      hooks: {
        claim: `
          [{ME} reaches for a suitcase. Four servants get there first.]
          ME: It's mine! I've got forty, and I've never carried one!`,
        snap: `ME: I'll pay anybody anything! What do you mean, it doesn't take money?`,
        confess: `ME: I'm the richest person on board, and I've never put on my own socks.`,
        unsay: `ME: I do put on my own socks. I've just never been there when I did.`,
        witness: `ME: I offered it money to go round us. It didn't even turn its head.`,
        later: `
          ME: I've been carrying my own suitcase ever since.
          ASK: You can put it down now.
          ME: Can I? Nobody's shown me that part.`,
      },
      turns: [
        `ME: What does one do with a handle?
         ASK: You hold it.
         ME: With whose hand?`,
        `[{ME} is holding a handle. The suitcase is somewhere else.]
         ASK: It's come off.
         ME: But look how well I'm holding it!`,
        `ASK: Would you take the other end of this trunk?
         ME: Nobody's ever given me an end!
         ASK: Now lift.
         ME: I'm needed! On the left!`,
      ],
      twist: 'Honoria meets her first suitcase handle',
    },
  },
  recall: `
    PAL|LEAD: They've painted it on the side of the ship. "{Line}."
    BOSS: Wasn't there something there before?
    PAL|LEAD: "Unsinkable". It came off in the wet.`,
  scenarios: [
    {
      id: 'trial',
      shape: 'trial',
      title: 'The Ship Against the Iceberg || Whoever Drips',
      premise:
        'A ship tries a lump of the iceberg that hit it, by a law that whoever drips is guilty, with {lead} for the defense.',
      game: 'One by one, everybody drips and is put off the ship, until the only innocent person on board would love to be guilty.',
      least: 3,
      facts: {
        prop: 'the accused',
        event: 'a trial at sea',
        crowd: 'the witnesses',
      },
      effects: {
        accused: {
          noise: `FOE: Did you hear that? The accused has cracked! Under questioning!`,
          lost: `FOE: The accused is {where}! That's an escape!`,
          stuck: `FOE: At last, somebody has put it in chains!`,
          mixed: `FOE: The accused is {where}! It's trying to win over the court!`,
          mess: `FOE: It's leaking! That's guilt, and it's going through the carpet!`,
        },
      },
      hooks: {
        'Commodore Bilge': {
          alone: `
            [{ME} takes the wheel.]
            ME: At last I'm holding it! Nobody's telling me not to. Nobody's telling me anything.`,
        },
        'Lady Porthole': {
          alone: `
            [{ME} goes from window to window.]
            ME: A sea view! And another! I've nobody to say "look" to.`,
          boat: `
            ASK: The sea's coming in, over the side.
            ME: It's a sea view! I've got it in my lap!`,
        },
        'Stowaway Finn': {
          alone: `
            [{ME} sits down in the very best chair.]
            ME: Nobody's going to ask for my ticket. Would somebody ask for my ticket?`,
          boat: `
            ASK: Everybody who's guilty gets a ticket. Yours says "Nineteen".
            ME: It's a ticket! I'm nineteen! I'm on a list!`,
        },
        'Steward Okafor': {
          alone: `
            [{ME} rings for a cup of tea. {ME} waits. {ME} brings it.]
            ME: Thank you. Not at all.`,
          boat: `
            ASK: It's only the cup that we bail with. But there's tea in it, and it's for you.
            ME: Brought to me? It's salty. I'll never take it any other way.`,
        },
        'Violinist Vera': {
          alone: `
            [{ME} plays a polka to forty chairs.]
            ME: Not one of you moved.`,
          boat: `
            ASK: We're so squeezed that when one of us taps a foot, everybody does.
            ME: You're dancing! The whole boat's dancing!`,
        },
        'Lookout Lars': {
          alone: `
            ME: LAND HO!
            [Nothing.]
            ME: This is where somebody says "Where?"`,
          boat: `
            ASK: There's sand under this seat.
            ME: LAND HO! It's only a handful! But I'm sitting on it!`,
        },
        'Heiress Honoria': {
          alone: `
            [{ME} picks up a suitcase. Nobody gets there first.]
            ME: I'm carrying it! Is anybody looking?`,
          boat: `
            ASK: There aren't any servants in this boat. You'll have to hold your suitcase yourself.
            ME: On my knees? It's crushing me! It's wonderful!`,
        },
      },
      after: `
        [Drip.]
        FOE|LEAD: Who dripped?
        BOSS: It was me. I was thinking of the little iceberg.
        FOE|LEAD: Guilty! Have some cake.`,
      acts: [
        {
          title: 'Out of Nowhere',
          time: 'THE MORNING AFTER',
          beat: 'Somebody has to be to blame, and it had better be the iceberg.',
          text: `
            <next> [{BOSS} looks at a dent, as big as a door.]
            !BOSS: It came out of nowhere.
            FOE: It had been there for ten thousand years! || There was nothing else on the map!
            !BOSS: Out of nowhere, but very slowly.
            * plant nowhere
            FOE: The owners will ask whose fault it was. || The owners are asking! Whose fault do we say?
            !BOSS: The iceberg's! Let's have a trial! Bring in the accused!
            [On a plate, a lump of ice, as big as an egg.]
            <4+> PAL|ANY: That's the iceberg? || It looked larger last night.
            !FOE: It's the piece that fell on deck. The rest got away. ## It's the piece that stayed. The rest had gone by breakfast. || It's the piece that we caught. The rest of it fled. ## It's the piece that stayed. The rest had gone by breakfast.
            * plant piece
            <first> PAL|BOSS: Somebody must speak for it. I've picked a stranger. || Somebody must defend it. I've asked whoever was passing.
            > lead arrive
            <handed> > place intro
            !BOSS: How does it plead? || Accused, did you do it?
            [Drip.]
            <4+> PAL: It's dripping! || It's gone all wet!
            <3> FOE: It's dripping! || It's gone all wet!
            FOE|BOSS: That's guilt, coming out! || So that's what guilt looks like!
            !BOSS: Then make it a law. Whoever drips is guilty.
            * plant law
            LEAD: It's only warm. || It isn't guilty! It's just warm!
            !BOSS: And the guilty leave my ship, in the rowing boat!
            <first> FOE: In our only boat?
            <first> PAL|BOSS: We could have had forty. But where would we have put {a}?
            > turns`,
        },
        {
          title: 'Whoever Drips',
          time: 'AN HOUR LATER',
          beat: 'The accused ends up {where}, and somebody else begins to drip.',
          text: `
            > turns
            <?me> FOE: I'll call my first witness. Me.
            <?me> > hook FOE witness
            [Drip.]
            PAL|BOSS: It's smaller than when we began. || Wasn't it bigger, when it was innocent?
            FOE: It's trying to slip away! Drop by drop! || It's getting out! A bit at a time!
            <handed> BOSS: Keep it cool, {call}! We need somebody to put in that boat! || {call}, your client's running! Keep it cool!
            <taken> PAL|BOSS: Put it somewhere cool! || Somebody keep it cool!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> FOE: {call}, it's your client! Get it back! || The defense will fetch it! {call}!
            <taken> > lead attempt
            <handed> > effect accused
            <handed> <?accuse> FOE: I accuse the defense! You went off with the evidence!
            <handed> <?accuse> > lead explain FOE
            FOE: You're glistening, {call}! || {call}! What's that, running down you?
            LEAD: I'm only warm.
            !BOSS: So was the ice. Guilty!
            [The boat hangs at the rail. {LEAD} gets in.]
            <4+> PAL: But that isn't fair!
            <4+> [Drip.]
            <4+> FOE: And what's that, under your nose?
            <4+> !PAL: It's a cold! I've been standing next to an iceberg! ## It's a cold! I've been married to an iceberg!
            <4+> !BOSS: Guilty!
            <4+> LEAD: There's room beside me. || Come on in. I'll move up.
            > turns`,
        },
        {
          title: 'Ten Thousand Years Old',
          time: 'AFTERNOON',
          beat: 'The witnesses are found guilty, and then the prosecution is.',
          text: `
            <handed> [{freed} {BOSS} catches it on the plate. Drip.]
            <taken> [{freed} {BOSS} lays it on the plate. Drip.]
            * prop
            !BOSS: Welcome back. Call the witnesses!
            > place crowd
            FOE: Who's to blame? || Who saw how it happened?
            [All the witnesses point at {BOSS}.]
            !BOSS: Are any of them dripping?
            !FOE: That one's got soup on its chin. ## That one's just come out of the sauna. With that one. || That one's been laughing till the tears came.
            !BOSS: All guilty!
            [They climb into the boat. They have brought a cake.]
            <4+> PAL|LEAD: It's getting cozy in here. || Move up! There's cake!
            <3> LEAD: It's getting cozy in here. || Move up! There's cake!
            > turns
            !FOE: And that ice! Where did it spend the night? ## And that ice! In whose cabin did it spend the night?
            [Drip.]
            PAL|LEAD: It's shy. It has a bubble inside, like a heart. || It's only small. It has a crack in it, like a smile.
            !FOE: Where? Let me see. I don't care. Where?
            [Drip.]
            PAL|LEAD: That one came from higher up.
            !FOE: I've got something in my eye.
            BOSS: What?
            FOE: It's ten thousand years old, and we've put it on a saucer!
            !BOSS: Guilty!
            !FOE: But I'm the prosecution!
            PAL|LEAD: Whoever drips is guilty. Mind the cake. || Whoever drips is guilty. Come on in.
            !BOSS: So it was everybody's fault but mine. Lower the boat! ## So it was everybody's fault but mine. It's the divorce again! Lower the boat!
            [It goes down by a yard, and stops.]
            FOE|LEAD: That's all the rope there is.
            !BOSS: Then look as if you'd gone.
            > turns`,
        },
        {
          title: 'The Only Innocent',
          time: 'EVENING',
          beat: '{Boss} has the ship alone, and would like to be guilty.',
          text: `
            [On the whole ship there is only {BOSS}, and the accused.]
            > hook BOSS alone
            [In the boat, they cut the cake, and sing.]
            !BOSS: You aren't supposed to enjoy it! || What's going on down there?
            <4+> PAL|LEAD: We can't help it. We're guilty. || It's somebody's birthday!
            <3> LEAD: We can't help it. We're guilty. || It's somebody's birthday!
            <?c> > hook FOE boat
            <?d> > hook PAL boat
            !BOSS: Is there room for one more?
            FOE|LEAD: Are you dripping?
            !BOSS: I'm as dry as a biscuit. ## I'm as dry as a biscuit. I was married for years. || Of course not! I'm innocent! ## Of course not! I was married for years!
            FOE|LEAD: Then no. It's your own law.
            [{BOSS} tips up a water jug. SPLASH.]
            FOE|LEAD: That's a jug crying. It has to be you.
            PAL|LEAD: Think of something sad.
            !BOSS: I once lost a glove. ## My wedding night.
            [Nothing.]
            PAL|LEAD: Sadder.
            !BOSS: It was the left one. ## The second one.
            [Still nothing.]
            > turns
            !BOSS: {call}, help me! What's your saddest wish? || {call}, make me cry! What's your saddest wish?
            > lead lastWords
            [Drip. Drip. Drip. All over the boat.]
            PAL|LEAD: We're all guilty again! And you?
            !BOSS: Not a drop. I never knew that I was so innocent. ## Not a drop. It's what they said in the divorce.
            > turns`,
        },
        {
          title: 'The Rest of It',
          time: 'NIGHT',
          beat: '{Boss} is alone with the accused, and gives a verdict.',
          text: `
            <?m> > lead last FOE
            > turns
            [{BOSS} sits alone on the deck, and holds the plate.]
            !BOSS: That leaves us two. You're as small as a pea. ## That leaves us two. You were so big last night.
            [Drip.]
            !BOSS: Don't. You didn't do it. I did. || Don't cry. I did it.
            FOE|LEAD: Did what? || What did you do?
            !BOSS: I wasn't steering. I was waving. ## I wasn't steering. I'd taken off my shirt, and I was waving it.
            PAL|LEAD: At whom?
            !BOSS: At the iceberg. It was dark. I took it for somebody. ## At the iceberg. So large, and coming straight for me. Nobody else ever has. || At the iceberg. In the moonlight, I thought that it waved back. ## At the iceberg. In the moonlight, I thought that it had nothing on, either.
            FOE|LEAD: Then you ARE guilty!
            !BOSS: I know! And I'm still dry!
            [Something white leans over the rail, as big as a church.]
            PAL|LEAD: It's the rest of it! It wants the little one. || That's the iceberg! It's come for its missing piece!
            * pay piece
            !BOSS: But then I've nobody.
            [{BOSS} looks at the plate. {hush}]
            !BOSS: Not guilty. Off you go. || The court finds you not guilty. Go home.
            [Plop. A long, long creak, like a very old lullaby. Drip.]
            FOE|LEAD: What was that?
            PAL|LEAD: Not the ice. It's gone home. || It can't be the ice. That's gone.
            FOE|LEAD: There's a drop on your cheek! Move up, everybody! || It's you! On your cheek! Make room, everybody!
            * pay law
            !BOSS: It came out of nowhere.
            FOE: Very slowly.
            * pay nowhere`,
        },
      ],
    },
    {
      id: 'confess',
      shape: 'wake',
      title: 'No Cause for Alarm || Off Your Chest',
      premise:
        'A ship goes down by an inch at every lie, and up by an inch at every secret that is told, while {keeper} has the one envelope that nobody may open.',
      game: 'To stay afloat they tell each other everything, until they are so light that only a kind lie can bring them down.',
      facts: {
        prop: 'the envelope',
        event: 'a maiden voyage',
        crowd: 'the passengers',
      },
      effects: {
        envelope: {
          noise: `FOE|LEAD: So that's what a secret sounds like! I'd thought of something softer.`,
          lost: `FOE|LEAD: It's {where}! Now it's a secret where the secret is!`,
          stuck: `FOE|LEAD: It's {where}! That's the best-kept secret on the ship!`,
          mixed: `FOE|LEAD: It's {where}! Now it's got more to hide than we have!`,
          mess: `FOE|LEAD: It's {where}! If the ink runs, it'll have told everybody!`,
        },
      },
      hooks: {
        'Lady Porthole': {
          lie: `
            ASK: How's the view, from up here?
            ME: One gets tired of it.
            [GLOOORP!]
            ME: I never shall! It's all sea! It goes right round!`,
        },
        'Stowaway Finn': {
          lie: `
            ASK: Ticket, please.
            ME: I left it in my other pants.
            [GLOOORP!]
            ASK: I know. I made you this one.
            ME: And you've put a hole in it, on purpose!`,
        },
        'Steward Okafor': {
          lie: `
            ASK: I've brought you a cup of tea. I made it myself.
            ME: It's delicious.
            [GLOOORP!]
            ME: It's seawater! And somebody brought it to me!`,
        },
        'Violinist Vera': {
          lie: `
            [{ASK} dances three steps, into a wall.]
            ME: How graceful!
            [GLOOORP!]
            ME: It was like watching a wardrobe! But it danced!`,
        },
        'Lookout Lars': {
          lie: `
            ME: LAND HO!
            [GLOOORP!]
            ASK: Where?
            ME: Nowhere! But I shouted it, and it helped!`,
        },
        'Heiress Honoria': {
          lie: `
            ASK: Would you hold my suitcase? Is it too heavy?
            ME: Not at all.
            [GLOOORP!]
            ME: My arm's coming off! So that's what it does!`,
        },
      },
      after: `
        [GLOOORP!]
        BOSS: Who lied?
        PAL|LEAD: I only said "Good morning".
        BOSS: And is it?`,
      acts: [
        {
          title: 'The Same Noise, Backwards',
          time: 'THE FIRST EVENING AT SEA',
          beat: 'The ship sinks at every lie, and rises at every secret.',
          text: `
            <2> > lead arrive
            <next> [{BOSS} rings a little brass bell.]
            !BOSS: Ladies and gentlemen, there's no cause for alarm.
            * plant alarm
            [GLOOORP! The whole ship sinks by an inch.]
            FOE|LEAD: There's water in my shoes! || We've just gone down!
            !BOSS: We're too heavy! We've thrown out the anchor, the piano, and the dessert! || But what's so heavy? We've thrown out the anchor, the piano, and somebody's aunt!
            <first> FOE|LEAD: And where are the lifeboats?
            <first> !BOSS: There was room for lifeboats or {a}. First class voted.
            <?b> > hook FOE claim
            <3+> <first> !BOSS: And here's somebody else to carry!
            <3+> > lead arrive
            <handed> > place intro
            <2-3> LEAD: Before we drown, I ate the wedding cake, on my way in. || If we're going to drown, I ate the wedding cake. It was just inside the door.
            <4+> !PAL: Before we drown, it was me who ate the wedding cake. ## Before we drown, it was me in the linen closet. Both times. || If we're going to drown, I ate the wedding cake. And the little couple. ## If we're going to drown, it was me in the linen closet. I was the other one.
            [PROOOLG! The ship goes up by an inch.]
            FOE|LEAD: That was the same noise, backwards!
            !BOSS: So it's secrets that weigh so much! Has anybody else got one? I haven't.
            [GLOOORP!]
            FOE|LEAD: And that was a lie.
            PAL|BOSS: I see. Tell a secret, and the ship goes up. Tell a lie, and it goes down. || So that's how it works. A secret takes us up, and a lie takes us down.
            * plant rule
            PAL|LEAD: Then what's in that envelope? You need both hands to hold it. || And that little envelope? It's pulling you over.
            !BOSS: This? It's a laundry list.
            * plant list
            [GLOOORP!]
            !BOSS: Two shirts.
            [GLOOORP!]
            !BOSS: A sock.
            [GLOOORP!]
            FOE|LEAD: Stop, before you get to the sheets!
            > turns`,
        },
        {
          title: 'Off Your Chest',
          time: 'TWELVE SECRETS LATER',
          beat: 'Everybody tells something, and the envelope ends up {where}.',
          text: `
            > turns
            BOSS: Now, all of you! One secret each, and over the side with it! || Everybody tells something! And not a small one! It's a big ship!
            > hook FOE confess
            <2> LEAD: I've only been here since supper, and I've taken a spoon.
            [PROOOLG!]
            <4+> <?c> > hook PAL confess
            <4+> <?c> [PROOOLG!]
            <4+> !PAL: And I can't bear it when you sing. ## And I've never liked the way you kiss. || And I hate your songs. All nine verses. ## And I've never liked how you kiss. It's like being mailed.
            <3> !FOE: And I can't bear it when you sing. ## And I've never liked the way you kiss. || And I hate your songs. All nine verses. ## And I've never liked how you kiss. It's like being mailed.
            <2> LEAD: And I can't bear your voice.
            [PROOOLG!]
            <2> !BOSS: But you nodded the whole time!
            <3+> !BOSS: But you clapped! You called for more! ## But you moaned! You asked for more! || But you cried! You asked me to go on! ## But you sighed! You asked me to go on!
            <4+> !PAL: I know. You're standing in it.
            <3> !FOE: I know. You're standing in it.
            <2> !LEAD: I know. You're standing in it.
            BOSS: What else have we got to throw out?
            FOE|LEAD: That envelope. || You've still got the envelope.
            <handed> !BOSS: Anything but that! {call}, guard it! And lift with your knees. || I'd sooner drown! {call}, look after it, and don't look in!
            <taken> !BOSS: Anything but that! Nobody touch it! || I'd sooner drown! Hands off!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> !BOSS: {call}, get it back! With your eyes shut! || Fetch it, {call}! And don't read anything!
            <taken> > lead attempt
            <handed> > effect envelope
            !BOSS: It doesn't matter. It was only laundry.
            [GLOOORP! The water is up to everybody's knees.]
            <3+> !FOE: If you won't tell yours, I'll take mine back. || Why should I be the only one? I take mine back.
            > hook FOE unsay
            <3+> [GLOOORP!]
            > turns`,
        },
        {
          title: 'What a Charming Ship',
          time: 'SUPPER',
          beat: 'The passengers are so polite that the ship nearly goes under.',
          text: `
            > place crowd
            ["What a charming ship!" say the passengers. GLOOORP!]
            FOE|LEAD: Oh no. They've got manners. || They're being polite! They'll drown us!
            ["And how well you all look!" GLOOORP!]
            !BOSS: Thank you. So do you.
            [GLOOORP!]
            FOE|LEAD: Don't you start!
            <?belt> !BOSS: Then I'll be honest. You're all standing in the sea.
            <?belt> ["How refreshing!" GLOOORP!]
            > turns
            PAL|BOSS: They must have secrets, too! Get them out! || Somebody ask them what they're hiding! Quick!
            [A gentleman whispers something to a lady. PROOOLG!]
            PAL|LEAD: He's been eating her chocolates. ## He's in love with the gardener.
            [The lady whispers something back. PROOOLG! PROOOLG!]
            PAL|LEAD: She knew. She's been filling them with soap. ## So is she. It's the same gardener.
            <?bi> [A bishop kneels down. PROOOLG!]
            <?bi> PAL|LEAD: He only ever came for the roll.
            > turns
            ["And what's yours?" the passengers ask {BOSS}.]
            !BOSS: Mine? I'm an open book.
            [GLOOORP! GLOOORP! GLOOORP!]`,
        },
        {
          title: 'Up to the Chin',
          time: 'MINUTES LATER',
          beat: '{Boss} is the last to tell anything, and begins with the bell.',
          text: `
            !FOE|LEAD: It's up to my chin! Tell them what's in the envelope! || I'm on tiptoe! Tell them about the envelope!
            !BOSS: I can't. I'd die.
            PAL|FOE|LEAD: You will. In about an inch.
            <?d> > place door
            <?e> > hook FOE snap
            <?f> > hook PAL snap
            > lead comfort BOSS
            > turns
            !BOSS: {call}, you first. What have you never told anybody? || You start, {call}. Say something that you've never dared to say.
            > lead lastWords
            [PROOOLG. It was only a small one.]
            <5+> ANY: That was an inch. I've got my chin back.
            [{BOSS} climbs on a chair, and rings a little brass bell.]
            !BOSS: Ladies and gentlemen, there IS cause for alarm.
            * pay alarm
            [PROOOLG!]
            > hook BOSS confess
            [PROOOLG! A silence. Then the passengers tell everything, all at once. PROOOLG! PROOOLG! PROOOLG!]
            <5+> ANY: So it's you who kept playing that piano!
            FOE|LEAD: We're up! We're dry! I've never felt so light! || My feet are dry! I could fly!
            PAL|LEAD: There's a seagull out there. It's looking up at us.`,
        },
        {
          title: 'Something Heavy',
          time: 'MUCH HIGHER UP',
          beat: 'Only a lie can bring them down, and somebody opens the envelope.',
          text: `
            [Far below lies the sea, as small as a plate.]
            FOE|LEAD: We're flying! How do we get down? || We've left the water! Who's got something heavy?
            PAL|BOSS: We need a secret! Has anybody got one left? || A secret would do it! Who's kept one?
            PAL|LEAD: I've told all mine. I even told some of yours.
            BOSS: Then lie, somebody!
            FOE|LEAD: I'm a giraffe. || I've got nine legs.
            [Nothing.]
            PAL|BOSS: It has to be one that somebody would like to hear. || It only counts if somebody would like it to be true.
            > hook BOSS unsay
            [GLOOORP!]
            <2> !BOSS: That's better! Shall I go on talking?
            <2> !LEAD: Oh, please do. I could listen for hours.
            <3+> !BOSS: That's better! Shall I sing? ## That's better! Shall I kiss somebody?
            <4+> !PAL: Oh, please do. I've missed it. || Would you? All nine verses? ## Oh, please. I've thought of nothing else.
            <3> !FOE: Oh, please do. I've missed it. || Would you? All nine verses? ## Oh, please. I've thought of nothing else.
            [GLOOORP! GLOOORP!]
            !BOSS: That's the kindest lie that I was ever told.
            <?b> > hook FOE lie
            > turns
            <?m> > lead last
            <3+> [{freed} Now {FOE} has it.]
            <2> [{freed} Now {LEAD} has it.]
            * prop
            <4+> !PAL: The envelope! Read it out!
            <3> !LEAD: The envelope! Read it out!
            !BOSS: Don't! It's the last secret we've got! It's all that's holding us down!
            <3+> [{FOE} opens it, and reads. {hush}]
            <2> [{LEAD} opens it, and reads. {hush}]
            !BOSS: So now you know.
            <3+> !FOE: I've got the same one. In a bigger envelope. ## Me too. Since the gangplank.
            <2> !LEAD: I've got the same one. In a bigger envelope.
            [PROOOLG. It is the smallest there is.]
            ["What does it say?" cry the passengers. They all lean in, and so does the ship.]
            <3+> !FOE: It's a laundry list.
            <2> !LEAD: It's a laundry list.
            * pay list
            * pay rule
            [GLOOORP. The Unsinkable Gerald sits down on the sea, like a hen.]`,
        },
      ],
    },
    {
      id: 'ice',
      shape: 'feast',
      title: 'One Lump or Two || On the Rocks',
      premise:
        'Every lump of ice costs a ship one of its stairs, and in first class nobody may say no to one, while {keeper} has the spoon.',
      game: 'They are drinking the cork, and good manners forbid the only word that would save them.',
      facts: {
        prop: 'the silver spoon',
        event: 'a maiden voyage',
        crowd: 'the second class',
      },
      effects: {
        spoon: {
          noise: `BOSS: It's {where}! That's the loudest no that nobody ever said!`,
          lost: `BOSS: It's {where}! And nobody had to say a word!`,
          stuck: `BOSS: It's {where}! It would love to come, but it can't get away!`,
          mixed: `BOSS: It's {where}! One wouldn't dream of disturbing it!`,
          mess: `BOSS: It's {where}! No lady would ever put a glove in there!`,
        },
      },
      hooks: {
        'Commodore Bilge': {
          yes: `ME: I'd only come on board to deliver the hat. They asked if I was the Commodore. So I said yes.`,
          no: `
            ASK: There's something round down here. Shall I move it?
            ME: No! It's the wheel! I'm holding it! It goes round! We don't, but it does!`,
        },
        'Lady Porthole': {
          yes: `ME: They asked if I'd mind a broom instead of a view. I said that I was fond of brooms. They gave me two.`,
          no: `
            ASK: There's a window down here, under water. Shall I draw the curtains?
            ME: No! It's a sea view! There's a fish looking in!`,
        },
        'Stowaway Finn': {
          yes: `ME: Somebody asked if I'd mind waiting in a barrel for a minute. I said, "Gladly." That was in May.`,
          no: `
            ASK: Have you got a ticket?
            ME: No!
            ASK: Then take this one.
            ME: You asked me! And somebody's put a hole in it, on purpose!`,
        },
        'Steward Okafor': {
          yes: `ME: A gentleman once asked if I'd hold his cup for a moment. I said yes. I'm still looking for him.`,
          no: `
            ASK: Would you bring me a cup of tea?
            ME: No!
            ASK: Then I'll bring you one. I'm sorry about the thumb.
            ME: Nobody's ever had a thumb in anything of mine. It's perfect.`,
        },
        'Violinist Vera': {
          yes: `ME: A lady asked me for something sad. I couldn't say no, and she couldn't say that it was enough. That was eleven years ago.`,
          no: `
            ASK: Would you play something sad?
            ME: No! It's a polka!
            [Splosh, splosh, splosh.]
            ME: You're dancing! I can't see your feet, but they're dancing!`,
        },
        'Lookout Lars': {
          yes: `ME: They asked me if I could see a ship over there. I said yes, and so I'm the lookout. Was there a ship?`,
          no: `
            ASK: That potted palm has tipped over. Shall I sweep it up?
            ME: No! It's earth! LAND HO! It's only a spoonful!`,
        },
        'Heiress Honoria': {
          yes: `ME: When I was two, a servant asked if he might carry something for me. It was my rattle. I never saw it again.`,
          no: `
            ASK: Your suitcase is floating by. May I carry it for you?
            ME: No! I'm doing it! My arm hurts! Is that what it does?`,
        },
      },
      after: `
        PAL|LEAD: So which was it? One, or two?
        BOSS: Both. One on each side. We've never been so steady.
        PAL|LEAD: Did nobody say no to them?
        BOSS: All of us did. It sounded so nice that nobody turned the wheel.`,
      acts: [
        {
          title: 'Only the Tip',
          time: 'COCKTAILS',
          beat: 'Every lump of ice costs a stair, and nobody in first class may say no.',
          text: `
            <2> > lead arrive
            [{BOSS} lifts a silver lid on the wall, and holds up a spoon. || There's a silver lid on the wall. {BOSS} lifts it, and holds up a spoon.]
            !BOSS: One lump or two, my dear?
            * plant lump
            <3+> !FOE: Two, please. I've been dancing. ## Two, please. One's for down my front. I've been dancing with the purser. || Two, please. It's hot tonight. ## Two, please. One's for the back of my neck. The purser's looking at it.
            <3+> !BOSS: And tonight, will you sit next to me? ## And tonight, will you come in, and look at my barometer?
            <3+> !FOE: One always says yes.
            <2> LEAD: Two, please.
            [TINK. TINK. Far below, bloop, bloop.]
            <4+> PAL: But the ice ran out on Monday! || I'd heard that the ice ran out on Monday.
            <2-3> FOE|LEAD: But the ice ran out on Monday! || I'd heard that the ice ran out on Monday.
            !BOSS: This came in on Tuesday, through the wall. Only the tip. ## This came in on Tuesday, through the wall. Only the tip, it said. || This arrived on Tuesday. Through the wall. But it's only the tip. ## This arrived on Tuesday. Through the wall. Only the tip, it promised.
            FOE|LEAD: What, an iceberg? || An iceberg? And you let it in?
            BOSS: It had set its heart on us. || It had come such a long way.
            PAL|LEAD: What's that bloop? || And what goes bloop?
            BOSS: A stair, going under. We lose one for every lump. Eight left. || The stairs. Each lump puts one under. There are eight left.
            PAL|LEAD: So the ice is what keeps the water out?
            [Everybody looks into their glass.]
            FOE|LEAD: We're drinking the cork!
            <4+> PAL: From now on, nobody takes any! || So nobody's to have another!
            <3> FOE: From now on, nobody takes any! || So nobody's to have another!
            <3+> > lead arrive
            <3+> !BOSS: One lump or two?
            <2> !BOSS: Another lump, my dear?
            !LEAD: No, th...
            <3+> [All hands fly to {LEAD}'s mouth.]
            <2> [{BOSS} puts a hand over {LEAD}'s mouth.]
            !BOSS: Not that word! In first class, one never says no! || Ssh! One never says no, in first class!
            * plant no
            !LEAD: What happens if one does?
            PAL|FOE|BOSS: One goes down to second class.
            !LEAD: And what's it like there?
            [From down the stairs, a long gurgle.]
            FOE|BOSS: That was the piano. || That was their piano.
            <5+> ANY: They'd only got as far as the slow movement.
            !LEAD: Who'd make me go?
            !BOSS: Nobody. One simply couldn't stay.
            * plant stay
            !LEAD: Then yes. One, please.
            [TINK. Bloop.]
            FOE|LEAD: Seven! Why did you offer? || Seven! What did you offer it for?
            !BOSS: I didn't. My manners did. || It wasn't me. It was my manners.
            <5+> ANY: Mine have had four since lunch! They've drunk the smoking room!
            <first> LEAD: And why's there {a} on a ship? || What's {a} doing on a ship?
            <first> BOSS: The builder asked if we'd like one. What was one to say? || Somebody offered it to us. What would you have said?
            > place intro
            > turns`,
        },
        {
          title: 'A No in a Hat',
          time: 'THE SOUP',
          beat: 'They may not refuse a guest, either, and the spoon ends up {where}.',
          text: `
            > turns
            <first> <?a> > hook BOSS claim
            ["More ice!" calls a lady in three furs. "I know that it's the cork. I can't refuse myself anything." || "More ice!" calls a lady in three furs. "I know what it is. But I can't refuse myself a thing."]
            FOE|LEAD: Then you must refuse it for her! || Then refuse it for her!
            !BOSS: How? It goes for me, too. || I can't, either. It goes for everybody.
            [TINK. Bloop.]
            LEAD|PAL: Six! Say that there's none left! || Six! Can't you say that it's all gone?
            PAL|BOSS: That's a no in a hat. || That's just a no with a hat on.
            FOE|LEAD: Then say "later"! || So say "later"!
            !BOSS: Later, dear lady?
            ["Is that a no?"]
            !BOSS: N... Yes!
            ["So it IS a no!" All round, forks are put down.]
            !BOSS: It's a lump! Here! || It's ice! Here! Take it!
            [TINK. Bloop.]
            FOE|LEAD: Five! You can't say no, and you can't say yes! || Five! Whatever you say, it's a no, or a lump!
            BOSS: But a spoon can get lost! Nobody up here would touch ice without it. || Then the spoon must say it for us! If it's gone, nobody here will touch the ice.
            +BOSS: {Call}, look after it. Not too well. || {Call}, take good care of it. But not very.
            > lead help
            > effect spoon
            ["More ice!"]
            !BOSS: With pleasure! As soon as there's a spoon! || Yes! A thousand times yes! As soon as I've got the spoon!
            [Everybody listens. No bloop.]
            FOE|LEAD: You said yes, and nothing happened! ## You said yes, and nothing happened! It's just like my insurance. || You said it, and there's not a lump less! ## You said it, and nothing happened! My tax office does that.
            <?x1> > lead flattered BOSS
            <?x2> > place stir
            > turns`,
        },
        {
          title: 'Coming Up in the World',
          time: 'THE FISH',
          beat: 'The second class comes up, with fingers, and cannot say no any more.',
          text: `
            > turns
            [Squelch, squelch, squelch, up the stairs.]
            > place crowd
            ["May we stay?" ask {crowd}. "Downstairs is full. Of sea." || "May we come in?" ask {crowd}. "Our deck is out. It's gone for a swim."]
            !BOSS: Do sit down! One can hardly refuse! || But of course! Have a chair!
            <?wet> FOE|LEAD: They're dripping on the carpet! || They're wringing out their hats in the soup!
            ["What's everybody drinking?" || "And what's there to drink?"]
            PAL|BOSS: Ice! If only the spoon weren't {where}! || We'd offer you ice! But the spoon's {where}!
            ["A spoon, for ice?" they say. "We've got fingers." || "We'll manage," they say. "We've brought our fingers."]
            <5+> ANY: They've got ten each!
            [TINK. TINK. Bloop, bloop.]
            FOE|LEAD: Three! With their bare hands! || Three! Without so much as a glove!
            <?at> BOSS|PAL: {Call}, stop them! But politely! || Hold them back, {call}! But nicely!
            <?at> > lead attempt
            [TINK. Bloop.]
            PAL|LEAD: Two! But they're second class! They're allowed to refuse! || Only two! Aren't they allowed to refuse, in second class?
            !BOSS: Dear people! Could one of you, for us? || Then, dear people, could one of you, for us?
            ["We always did," they say. "But now we've come up in the world." || "Down there, we would have," they say. "But we've come up in the world."]
            FOE|LEAD: I'll ask it the other way round! Would you mind having none? || So turn it round! Would you mind going without?
            ["Yes," they say. They can't say no.]
            PAL|BOSS: They'd mind! So they'll need some!
            [TINK. Bloop.]
            > turns`,
        },
        {
          title: 'The Last One',
          time: 'DESSERT',
          beat: "Nobody ever takes the last one, until it is in somebody's drink.",
          text: `
            > turns
            FOE|LEAD: There's one lump left! And the top stair! || We're down to the top stair! And a single lump!
            PAL|BOSS: Then we're safe. Nobody ever takes the last one. || But that's the last one! And nobody ever takes that!
            * plant last
            <?r> LEAD: Is that a rule, too?
            <?r> BOSS: The oldest. There's a cookie on table nine that came with the ship. || The oldest of all. I know a cookie that's older than I am.
            <5+> ANY: I didn't want one at all, until it was the last.
            ["After you," says the lady. "After you," say {crowd}. "After you."]
            <?melt> PAL|LEAD: And won't it melt?
            <?melt> BOSS: It's got its back against the Arctic. It'll be here in June.
            FOE|LEAD: They can't take it, or turn it down! || They can't turn it down, or take it!
            BOSS: We're saved by our manners! Drink up! || Good manners have saved us! A toast!
            [Everybody drinks. BLOOP.]
            PAL|LEAD: The lump's gone! Who's had it? || The lump! Who's taken it?
            !BOSS: It's in my drink. From sheer habit.
            * pay last
            <?p> PAL|LEAD: Then stop it up with something else!
            <?p> [In goes {round}. Out it shoots, past the lady's furs.]
            FOE|LEAD: Put it back! || Then put it back!
            !BOSS: One can't! That's a no without its hat! || Back? That's a no with its hat off!
            PAL|FOE|LEAD: So say it!
            !BOSS: And join the piano? I've never said it in my life. ## And join the piano? I've never said it. I've been married four times. Twice, I'd only come to hold the flowers.
            <?y> > hook BOSS yes
            <?z> <3+> LEAD: And the rest of you?
            <?z> > hook FOE yes
            <?cf> > lead comfort BOSS
            [The sea comes over the carpet, and into everybody's shoes.]
            <5+> ANY: There's a herring in mine! It bowed!
            [{hush}]
            !BOSS: No, thank you.
            [Thup. The lump is back in the hole. No bloop.]`,
        },
        {
          title: 'Second Class',
          time: 'COFFEE',
          beat: '{Boss} goes down to second class, and everybody follows.',
          text: `
            PAL|LEAD: It's stopped! You've done it! || We're afloat! And you said it so beautifully!
            !BOSS: So I must go. Goodbye. || And so I must be off. Goodbye.
            <5+> ANY: Must you? There's cheese to come!
            !FOE|LEAD: But nobody's making you go!
            !BOSS: Nobody has to. One simply couldn't stay.
            * pay stay
            [{BOSS} goes down to second class. It's one step. Splosh.]
            !LEAD: How is it, down there? || And how is it?
            !BOSS: Wet. Offer me something. || Damp. Offer me something.
            !PAL|LEAD: Shall I get you a towel?
            !BOSS: No! Oh! What else have you got? || No! It's like taking off a shoe! What else have you got? ## No! It's like taking off a corset! What else have you got?
            <5+> ANY: More soup?
            <5+> !BOSS: No! I didn't want the first one! || No! It's never been hot! I've never said so!
            <?so> <2-4> PAL|LEAD: More soup?
            <?so> <2-4> !BOSS: No! I didn't want the first one! || No! It's never been hot! I've never said so!
            * pay no
            <?a> > hook BOSS no
            <3+> !FOE: Move over! I want a turn!
            <3+> [Splosh.]
            <3+> !FOE: Every night, you ask me to sit next to you. I've always said yes. ## Eleven times, you've asked me in to see your barometer. I've always said yes.
            <3+> !BOSS: And?
            <3+> !FOE: Ask me again, now that I can say no.
            <3+> [A very long pause.]
            <5+> LEAD: The iceberg was nothing to this!
            <3+> !BOSS: Would you sit next to me? ## Would you like to see my barometer?
            <3+> !FOE: Yes.
            <2> LEAD: Move over! I want a turn!
            <2> [Splosh.]
            <2> !BOSS: Are your feet dry?
            <2> LEAD: No! It's wonderful!
            ["Your furs, dear lady?" "No!" All three land on the floor. Splosh. "We only came for the ice," say {crowd}. Splosh, splosh. ## "Your furs, dear lady?" "No!" All three land on the floor. There's nothing under them. Splosh. "We only came for the ice," say {crowd}. Splosh, splosh.]
            <5+> ANY: Somebody ask me how I liked the opera! No! All five acts of it, no!
            > turns
            <?x5> > place gift
            > lead last
            [{freed} {BOSS} catches it.]
            * prop
            LEAD: Is anybody steering? || By the way, is anybody steering?
            FOE|BOSS: No!
            [Everybody cheers.]
            LEAD: Or looking out for icebergs?
            PAL|BOSS: No!
            [More cheers.]
            LEAD: So what's the white thing, straight ahead?
            [It's as big as an opera house. Beside it, there's another.]
            [{BOSS} lifts the spoon.]
            * pay lump
            !BOSS: One lump or two, my dear?`,
        },
      ],
    },
  ],
}
