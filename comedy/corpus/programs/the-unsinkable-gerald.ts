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
        stake: `ME: That isn't in the handbook! The handbook stops at "Bon voyage"!`,
        snap: `ME: I'm supposed to go down with it! Nobody told me that it would be on a weekday!`,
        confess: `ME: I can't swim. I can't steer. I only got the job because I already had the hat.`,
        unsay: `ME: When I said that I can't steer, I was speaking as a sailor.`,
        cold: `
          ME: I'll have somebody look into it.
          [Crick. It freezes over.]
          ASK: That was chilling.`,
        end: `
          ASK: The fellow downstairs has gone to bed. Would you hold this?
          ME: The wheel! It goes round! We don't, but it does!`,
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
        stake: `ME: I shall write to the owners! I own the owners! I shall write to myself!`,
        snap: `ME: At last I get a sea view, and it's coming up the stairs!`,
        confess: `ME: I'm not a lady. The title came with a tin of shortbread.`,
        unsay: `ME: I never said "tin". I said "kin". I have shortbread kin.`,
        cold: `
          ME: And you are...?
          [Crick.]
          ASK: It's grown by an inch!`,
        witness: `ME: I saw nothing. I've no window. But I heard it not apologize.`,
        end: `
          ASK: There's a hole in your cabin. It goes right through.
          ME: It's a sea view! There's a fish looking in!`,
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
        stake: `ME: If anybody wants to know, I wasn't here! I never am! It's getting me down!`,
        snap: `ME: I'm not on the list! They won't even know whom they're missing!`,
        confess: `ME: I'm the ghost in cabin six. I only ever wanted the cookies.`,
        unsay: `ME: About the ghost in cabin six. That must be another one.`,
        cold: `
          ME: "We'll let you know." That's what they always say to me.
          [Crick. Crick.]
          ASK: I felt that in my teeth.`,
        witness: `ME: I was in a barrel. It was dark. Then there was a bump, and it was darker.`,
        end: `
          ASK: Ticket, please. No, wait. We made you one.
          ME: You asked! And somebody's put a hole in it, on purpose!`,
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
         ME: Who's that for?
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
        stake: `ME: And I'd just polished it! On the soft side of the cat!`,
        snap: `ME: They've rung for ice, for tea, and for help! In that order! Who's bringing ME something?`,
        confess: `ME: It's all the same pot. For eleven years I've only topped it up.`,
        unsay: `ME: I said that it was the same pot. I never said that it was the same water.`,
        cold: `
          ME: I'm afraid that the kitchen has just closed.
          [Crick.]
          ASK: Now my soup's frozen, too.`,
        witness: `ME: It didn't ring. It gave no name. It came in with the soup.`,
        end: `
          ASK: I've brought you a cup of tea. I'm sorry about the thumb.
          ME: Nobody's ever had a thumb in anything of mine. It's perfect.`,
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
        stake: `ME: That calls for the sad one. Everything here calls for the sad one.`,
        snap: `ME: If I must go down playing, for once let it be a polka!`,
        confess: `ME: I can't really play. I lean on it until it cries.`,
        unsay: `ME: I said that I can't play. I meant that to me it isn't play.`,
        cold: `
          [{ME} draws one long, high note.]
          ASK: Brrr! What's that called?
          ME: "Sunday at My Aunt's."`,
        witness: `ME: We were in G. It came in on a B flat. I've never heard anything so lonely.`,
        end: `
          ASK: I'm sorry. It was the second verse. My feet just went.
          ME: You danced! It was with a chair, but it was to my polka!`,
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
        stake: `ME: I saw that coming! I shouted! I shouted "I say"!`,
        snap: `ME: I can see the end from here! And it's holding a lamp!`,
        confess: `ME: I've only one good eye. And that's the one for reading.`,
        unsay: `ME: When I said "for reading", I meant the waves. I read the waves.`,
        cold: `
          ME: I saw you coming. I just had nothing to say to you.
          [Crick.]
          ASK: Even I took a step back.`,
        witness: `ME: I saw it quite clearly. I thought that it was a cloud, sitting down.`,
        end: `
          ASK: There's a bit of earth on your boot.
          ME: LAND HO! It's only a crumb! But it's land!`,
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
        stake: `ME: Buy another one! Oh. It's one of those that there's only one of. I've read about them.`,
        snap: `ME: I'll pay anybody anything! What do you mean, it doesn't take money?`,
        confess: `ME: I'm the richest person on board, and I've never put on my own socks.`,
        unsay: `ME: I do put on my own socks. I've just never been there when I did.`,
        cold: `
          ME: We must have lunch some time.
          [Crick.]
          ASK: It's frozen solid!`,
        witness: `ME: I offered it money to go round us. It didn't even turn its head.`,
        end: `
          ASK: Would you pass me that suitcase?
          ME: Me? I carried it! From there to here! My arm hurts! Is that what it does?`,
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
      id: 'confess',
      shape: 'wake',
      title: 'No Cause for Alarm || A Long Twelve Minutes',
      premise:
        'A ship goes down, everybody confesses everything, and then it does not go down, while {keeper} has it all in a bottle.',
      game: 'The worst that can happen to people who have said their last words is to be saved.',
      facts: {
        prop: 'the bottle',
        event: 'a maiden voyage',
        crowd: 'the passengers',
      },
      effects: {
        bottle: {
          noise: `PAL|LEAD: Everything that we said is in there. I think we just heard it played back.`,
          lost: `PAL|LEAD: All my secrets, and they're {where}. I've never been so close to anybody.`,
          stuck: `PAL|LEAD: All our secrets, tied in a knot. I feel that somebody's finally understood me.`,
          mixed: `PAL|LEAD: It's {where}! It knows all about us, and it still can love!`,
          mess: `PAL|LEAD: I gave it my darkest secret, and now it's coming out at the bottom.`,
        },
      },
      after: `
        BOSS: We've told each other everything. I feel so light.
        PAL|LEAD: Is that why there's water in my shoes?
        BOSS: That's another kind of light. We're only sinking on one side.`,
      acts: [
        {
          title: 'Twelve Minutes',
          time: 'THE FIRST EVENING AT SEA',
          beat: 'The ship goes down, and everybody says what was never said.',
          text: `
            <2> > lead arrive
            <next> [{BOSS} rings a little brass bell.]
            BOSS: Ladies and gentlemen, there's no cause for alarm.
            FOE|LEAD: Nobody was alarmed. || Has anything happened?
            BOSS: Not yet. I like to say it early.
            <?w> > place why
            <?b> > hook FOE claim
            <first> <3+> BOSS: And this is the new first mate. The old one read the brochure.
            <3+> > lead arrive
            <handed> > place intro
            [GLOOORP. Everything leans to the left.]
            PAL|LEAD: That was the bottom! || What was that? I'm standing on a wall!
            BOSS: An iceberg! We're going down! A ship takes twelve minutes to sink. It's always twelve minutes.
            FOE|LEAD: But it's the Unsinkable Gerald!
            BOSS: That's only paint. ## That's only paint. So's most of the captain. || It's what we called it. My cousin's called Rich.
            * plant twelve
            BOSS: So whoever has a secret, say it now! I'll write it down, and put it in a bottle. Nobody will be left to blush!
            > hook FOE confess
            <?c> > hook PAL confess
            <3+> BOSS: And now me. For the record.
            <2> BOSS: I'll go first. For the record.
            > hook BOSS confess
            <?adore> <3+> FOE: I've always admired you. I never dared to say it. ## I've wanted you since Monday. Nobody drops that many napkins. || I never liked your whistling. But I'd miss it. There, I've said it!
            <2> LEAD: I've always admired you. From when I came in.
            <?d> > hook BOSS claim
            > turns
            [Everybody holds hands. They wait.]
            [They wait.]`,
        },
        {
          title: 'The Thirteenth Minute',
          time: 'TWENTY MINUTES LATER',
          beat: 'The bottle ends up {where}, and nobody has drowned.',
          text: `
            <handed> !BOSS: The bottle! {call}, it's all in there. Guard it! || {call}, take the bottle. Our whole lives are in it. Keep it dry.
            <taken> !BOSS: The bottle! It's all in there! Where shall we put it?
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> BOSS: It can't stay like that. {call}? || Can't anybody get it back? {call}?
            <taken> > lead attempt
            <handed> > effect bottle
            FOE|LEAD: Is it still the twelve minutes? || My watch says eighteen. Has it stopped?
            [One by one, they look down.]
            PAL|LEAD: My feet are dry.
            BOSS: So are mine. Has anybody drowned? || Nobody's drowned? ## Nobody's drowned? And I've told you about the masseur?
            FOE|LEAD: It doesn't look like it.
            [A terrible silence. GLOOORP.]
            PAL|LEAD: That was somebody's bath. || I think that was a tuba.
            BOSS: So we're going to live. With each other. || So we'll live. And breakfast's at eight. With all of us. ## So we'll live. And breakfast's at eight. And you all know what I'm like in a hammock.
            > turns
            > hook BOSS unsay
            <?e> > hook FOE unsay
            <?f> > hook PAL unsay
            <?find> FOE|LEAD: It was all said in confidence. So long as nobody finds that bottle.
            <?find> +BOSS: Where is the bottle?
            <handed> <?x1> > lead search
            <?g> > lead ban
            > turns`,
        },
        {
          title: 'Behind the Menus',
          time: 'SUPPER',
          beat: 'Nobody on board can look at anybody.',
          text: `
            > place crowd
            PAL|LEAD: Look at the passengers. They won't sit next to each other. || Look at the passengers. They're all hiding behind the menus. ## Look at the passengers, behind their menus. That couple's sharing one. They're married, but not to each other.
            BOSS: What did THEY say, in their twelve minutes?
            PAL|LEAD: The cook told everybody what's in the soup. And two of them got married, at minute nine. || The cook said what's in the soup. And somebody gave away a house.
            BOSS: I'll marry anybody. But I won't un-marry them before dessert. ## I'll un-marry them, if they hadn't got as far as minute ten. || I know. I've got the keys, and I'm keeping them.
            > turns
            PAL|LEAD: And the bishop's been chewing the same roll for an hour.
            BOSS: What did he confess?
            PAL|LEAD: That he only ever came for the roll.
            [{BOSS} and {FOE} reach for the same roll. They both let go. It stays there.]
            <?salt> FOE|LEAD: Would you pass me the salt?
            <?salt> BOSS: I'd rather slide it. ## I'd rather slide it. If our fingers touch, I'll think of minute seven.
            <?orch> BOSS: And the band? They're in four different corners.
            <?orch> FOE|LEAD: They've told each other how it sounds.
            <handed> <?trick> BOSS: Let's talk about something else. {call}, you can do something. Do it. || We need something else to look at. {call}! Show us a trick.
            <handed> <?trick> > lead attempt
            > turns
            <?h> > hook FOE stake
            <?x2> > lead wait
            [GLOOORP! Everything leans to the right.]
            FOE|LEAD: We're sinking! || That's the other side! We're going down!
            !BOSS: Oh, thank goodness.`,
        },
        {
          title: 'Going Down Again',
          time: 'ANOTHER TWELVE MINUTES',
          beat: 'It really is the end this time, so they say the rest of it.',
          text: `
            [They all throw down their menus.]
            BOSS: Twelve more minutes! Quick, I meant every word! || Twelve minutes! Then I take it back that I took it back!
            <3+> !FOE: And I've got six more! I borrowed your toothbrush! This morning! ## And I've got six more! I've been sleeping in your bed! When you were on watch! || And I've got six more! I read your diary! You're so good at weather!
            <2> LEAD: And I've got six more! I borrowed your toothbrush! This morning! ## And I've got six more! I've been sleeping in your bed! When you were on watch! || And I've got six more! I read your diary! You're so good at weather!
            BOSS: It's all right. I've got yours. ## I know. I went on watch so that you'd have the warm side. || I put that in for you. It never rained half as much.
            PAL|LEAD: I water the flowers in your cabin. They aren't even real.
            BOSS: I know. I only bought them so that somebody would come in.
            <?band> [All round them, the passengers shout, all at once.]
            <?band> FOE|LEAD: What are they shouting?
            <?band> BOSS: The bishop's taken back the roll.
            > turns
            [GLOOORP. It leans a little more.]
            <?i> > place door
            <?j> > lead comfort
            <?k> > hook FOE snap
            <?l> > hook PAL snap
            <?m> > hook BOSS snap
            > turns
            <wish> BOSS: That's minute eleven. {call}, you never confessed. Now or never!
            <wish> > lead lastWords`,
        },
        {
          title: 'What the Bottle Said',
          time: 'THE THIRTEENTH MINUTE, ONCE MORE',
          beat: 'They are saved again, and somebody reads what was written down.',
          text: `
            [They hold hands. They wait. Very slowly, everything stands up straight again.]
            PAL|LEAD: We aren't sinking. || It's done it again. We're alive.
            BOSS: And this time I can't say that I was nervous. || Twice in one evening! How are we to face the bishop?
            FOE|LEAD: It's all in that bottle! || At least nobody's got that bottle.
            [{freed} {BOSS} pulls out the cork.]
            * prop
            FOE|LEAD: Don't read it out! || Eat it! Eat the paper!
            BOSS: "Dear finder. They're all rather fond of each other. It only took an iceberg."
            PAL|LEAD: That's all you wrote? || But what about the socks, and the soup, and the...
            !BOSS: The rest was only spelling. || I'm a slow writer. You all talked so fast.
            <?o> > hook FOE end
            > turns
            [{LEAD} is leaning over the side.]
            LEAD: What's this rope for?
            BOSS: It's the one that ties us to the... Oh.
            FOE|LEAD: We never left the harbor? || You mean, we're still in the harbor?
            * pay twelve
            BOSS: So that was no iceberg. It was the tide. It went out. And then it came in. || We've been tied up all night. The iceberg was a pier.
            PAL|LEAD: I'd never have said all that in a harbor. ## I'd never have kissed the cook in a harbor. || I'd have stayed behind my menu, in a harbor. ## I'd have stayed behind my menu, in a harbor. And kept my other husband quiet.
            <?x3> > place gift
            <?q> > hook BOSS end
            <?p> > lead last
            !BOSS: Well, we've said it all. Let's go to sea. {call}, untie us.
            [A splash. The rope is gone. So, shortly, is the pier. GLOOORP.]
            FOE|LEAD: Was that supposed to be holding us up?
            !BOSS: Ladies and gentlemen, there's no cause for alarm.
            [They all throw down their napkins, and take hands.]
            FOE|LEAD: Oh, good. I've got five more.`,
        },
      ],
    },
    {
      id: 'ice',
      shape: 'feast',
      title: 'One Lump or Two || On the Rocks',
      premise:
        'A ship is kept afloat by the iceberg in its hole, while the first class wants ice in its drinks, and {keeper} has the tongs.',
      game: 'They are drinking the cork, and the only way of saving it is to be cold to it.',
      facts: {
        prop: 'the pair of tongs',
        event: 'a maiden voyage',
        crowd: 'the first class',
      },
      effects: {
        tongs: {
          noise: `PAL|LEAD: Not so loud! If it gets a crack in it, so do we!`,
          lost: `PAL|LEAD: Good. Without tongs, nobody in first class would touch it.`,
          stuck: `PAL|LEAD: Good. They can't pinch a thing now.`,
          mixed: `PAL|LEAD: It's {where}. That pair won't pick up anything else, ever again.`,
          mess: `PAL|LEAD: They're so slippery that they couldn't pick up a sponge.`,
        },
      },
      after: `
        PAL|LEAD: Is the hole still stopped up?
        BOSS: With {round}. It's held all night. It's had offers from other ships.`,
      acts: [
        {
          title: 'Very Clear Ice',
          time: 'COCKTAILS',
          beat: 'The drinks are cold, and somebody asks where the ice comes from.',
          text: `
            <2> > lead arrive
            <next> [{BOSS} lifts the lid of a silver bowl.]
            BOSS: One lump or two, my dear?
            FOE|LEAD: Two. It's so hot on this boat. || Two, please. And one for my neck. ## Two, please. And one for down my front. I danced with the purser.
            [TINK. TINK. Far below, bloop.]
            <3+> +FOE: I thought that we'd run out of ice on Monday.
            <2> +LEAD: I thought that we'd run out of ice on Monday.
            BOSS: There's plenty, downstairs. It came in on Tuesday. Through the wall. || We'd a delivery on Tuesday night. It didn't use the door.
            FOE|LEAD: Through the wall? With a bump? || What, with a bump?
            BOSS: A very small bump. For its size. ## A very small bump. For its size. One doesn't like to say so to an iceberg. || It stopped when it was halfway in. It was quite polite about it. ## It stopped when it was halfway in. My first husband was the same.
            * plant ice
            FOE|LEAD: Didn't anybody see it coming?
            BOSS: We'd all gone down to supper.
            <3+> <?a> > hook FOE claim
            <?b> > place why
            <first> <3+> BOSS: And here's the new waiter!
            <3+> > lead arrive
            <handed> > place intro
            <2> BOSS: And you're the new waiter. The last one asked questions.
            [TINK. Bloop.]
            PAL|LEAD: What keeps going bloop? || And what's that bloop?
            BOSS: The sea. There's a hole down there, with the iceberg in it.
            PAL|LEAD: So it's the ice that keeps the water out?
            [Everybody looks into their glass.]
            BOSS: Oh dear. || Ah.
            FOE|LEAD: We're drinking the cork!
            BOSS: Eight inches left, and four more courses. If they drink it all, the Unsinkable Gerald sinks. || It's eight inches thick. Every lump's an inch. And when it's gone, the Unsinkable Gerald sinks.
            > turns`,
        },
        {
          title: 'With Fingers',
          time: 'THE SOUP',
          beat: 'The tongs are put away, and end up {where}.',
          text: `
            FOE|LEAD: There's {round} in my soup.
            BOSS: Well, put it aside. At least that won't melt. || Leave it in. It's the only thing on board that isn't melting.
            BOSS: Nobody tells the first class. They'd panic, and it makes them thirsty. || Not a word to the first class! They'd want it in writing, with a twist of lemon.
            FOE|LEAD: What if they ask for ice?
            <handed> BOSS: Then there are no tongs. Nobody in first class would ever use their fingers. {call}, take these away! || They won't take it without tongs. It isn't done. {call}, hide them, and look stupid.
            <taken> BOSS: Then there are no tongs. Nobody in first class would ever use their fingers. Take these away!
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: I'd only make it worse. {call}? || {call}, you're good with your hands!
            <taken> > lead attempt
            <handed> > effect tongs
            > turns
            [Tink. Bloop. Seven inches.]
            BOSS: Who was that? Who took one?
            PAL|LEAD: I did. I come from third class. We've got fingers.
            BOSS: Then sit on them. || Then put them in your pockets, all ten.
            <?x1> > place stir
            <?c> > hook PAL claim
            <?hot> BOSS: And it's melting on its own! It's the dancing!
            <?hot> FOE|LEAD: Then tell them to dance separately. ## Then tell them to dance with whoever they're married to.
            <?d> > hook BOSS stake
            > turns
            <?x2> > lead ban
            FOE|LEAD: And it melts by itself, too. How do you stop an iceberg from melting?
            BOSS: How do you stop anybody? You're cold to it. ## How do you stop anybody? You're cold to it. You go to bed with a book. || The way my mother did it. Be cold to it.`,
        },
        {
          title: 'The Cold Shoulder',
          time: 'THE FISH',
          beat: 'They try to be as cold as they can.',
          text: `
            [They stand round the tip of the iceberg. It comes up through the carpet. Drip. Bloop. Five inches.]
            BOSS: You first. As cold as you can.
            > hook FOE cold
            <?e> > hook PAL cold
            > turns
            BOSS: {call}, now you! Be cold! || It's working! {call}, go on! Be an absolute winter!
            > lead teach
            PAL|LEAD: It's got a drop running down it. I think it's sorry for us. || It's gone all wet. You've warmed its heart! ## It's gone all wet. It likes them cruel. I was married to one of those.
            BOSS: Nobody be charming! That was another inch!
            > place crowd
            BOSS: Good evening, first class! The drinks are being served hot tonight. It's the fashion. || Ladies and gentlemen, tonight we're having hot lemonade. With a blanket in it.
            > turns
            <?frock> ["It's stifling!" gasps a lady in three furs. "Something cool, please!"]
            <?frock> BOSS: I could tell you the truth about those clothes.
            <?frock> > hook BOSS cold
            <?x3> > lead wait
            <?f> > hook FOE stake
            <?band> ["At last!" cries a gentleman, and pats the iceberg. "Somebody cool on board!"]
            <?band> BOSS: Get their hands off it! It blushes! ## Get their hands off it! They're rubbing it on their necks! It's a structural part!`,
        },
        {
          title: 'The Last Lump',
          time: 'DESSERT',
          beat: 'The cork gets smaller and smaller.',
          text: `
            [Tink. Tink. Tink. BLOOP.]
            FOE|LEAD: They've got over it! They're using their fingers! || They've taken off their gloves! All of them! They're pinching it!
            BOSS: It's the end of society. And of the ship. || There goes the upper class. They'll be followed by everybody else. ## There goes the upper class. They've got it down their bodices. Everybody else will follow.
            > turns
            <?g> > place door
            <?h> > hook PAL snap
            <?i> > hook FOE snap
            <?x6> > lead comfort
            PAL|LEAD: There's only one lump left in the hole. || It's down to one lump. It's about the size of an egg.
            BOSS: Then nobody breathe on it. Who took my glass?
            [BLOOP. BLOOP. BLOOP.]
            FOE|LEAD: It's gone! Where did it go? || The hole's empty! Who's had it?
            BOSS: It's in my drink. I must have done it out of habit.
            <?j> > hook BOSS snap
            [It melts. They all watch it.]
            > turns
            <wish> BOSS: It went so peacefully. {call}, would you say a few words?
            <wish> > lead lastWords`,
        },
        {
          title: 'About This Size',
          time: 'COFFEE',
          beat: 'Something has to go into the hole, and it is not ice.',
          text: `
            [BLOOP. BLOOP. Everybody's feet are wet.]
            FOE|LEAD: What else is as big as an egg, and fits in a hole?
            BOSS: My thumb. But I need it. I point with it. ## My thumb. But I need it. I point with it. And the masseur says it's my best end. || Not my nose. I did that on the last ship. ## Not my nose. And not that. I did that on the last ship, and we'd just passed the ferry.
            PAL|LEAD: What about {round}? From the soup?
            [Thup.]
            [Silence. No bloop.]
            BOSS: It fits! {RoundLook}, and it fits! || It's stopped! How did it know the size?
            * pay ice
            <?k> > hook PAL end
            FOE|LEAD: We could have put that in on Tuesday!
            BOSS: But who'd have had ice?
            [{freed}]
            * prop
            PAL|LEAD: The tongs! || Look, there are the tongs!
            BOSS: Now they come. || Put them back in the bowl. We're civilized again.
            > turns
            <?l> > hook FOE end
            <?x5> > place gift
            <?x4> > lead found
            <?m> > lead last
            LEAD: Shouldn't somebody be looking out for icebergs? || Who's looking out for icebergs, now that we're all down here?
            BOSS: What a good idea. Somebody should always have been doing that. || That's a thought. There ought to be somebody up there, with a bell.
            [Everybody looks up. Ahead of the ship, it has all gone white.]
            LEAD: There's some more ice, straight ahead.
            [{BOSS} picks up the tongs.]
            !BOSS: One lump or two, my dear?
            LEAD: None for me. I'm steering.`,
        },
      ],
    },
    {
      id: 'trial',
      shape: 'trial',
      title: 'The Ship Against the Iceberg || The Accused Is in Tears',
      premise:
        'A ship tries the iceberg that hit it, or the lump of it that fell on deck, before the accused melts, with {lead} for the defense.',
      game: 'The only evidence is weeping, and something very large keeps knocking on the ship.',
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
          mess: `FOE: It's leaking! That's my whole case, and it's going through the carpet!`,
        },
      },
      changes: {
        ice: {
          hot: `PAL|LEAD: It's melted! But it's all here, in this cup. Nobody's thirsty, I hope?`,
          cold: `PAL|LEAD: It's grown! It was an egg, and now it's a melon! It must have been eating.`,
          small: `PAL|LEAD: It's tiny! It's like a tear. Nobody breathe in.`,
          bitten: `PAL|LEAD: Something has been sucking it! On the one side! It's got a waist now.`,
          wet: `PAL|LEAD: It's had a bath, and it's mostly joined in. Hold it by the solid part.`,
          sticky: `PAL|LEAD: It's got fluff on it! It looks like somebody's hamster. It looks as if it's called Alan.`,
        },
      },
      after: `
        [Boom. Softly.]
        FOE|LEAD: It's here again.
        BOSS: It's brought the little one, to say hello. Doesn't it grow?
        FOE|LEAD: It waved! Well, it made a wave.`,
      acts: [
        {
          title: 'Out of Nowhere',
          time: 'THE MORNING AFTER',
          beat: 'Somebody has to be to blame, and it had better be the iceberg.',
          text: `
            <next> [{BOSS} looks at a dent, as big as a door.]
            BOSS: It came out of nowhere.
            FOE: It had been there for ten thousand years! || It was the only thing on the map!
            BOSS: It came out of nowhere very slowly. ## It came out of nowhere very slowly. It's how I got married. || Yes, but it hadn't moved. I was expecting it to move. ## Yes, but it just lay there. I've been told that I have that effect.
            BOSS: The owners will ask whose fault it was. If it's the iceberg's, it isn't mine. Let's have a trial! Bring in the accused!
            [On a plate, a lump of ice, as big as an egg.]
            <4+> PAL|ANY: That's the iceberg? || It looked larger last night.
            FOE: It's the piece that fell on deck. The rest got away. || That's the one we caught. The others fled.
            * plant piece
            [BOOM. Somewhere outside.]
            BOSS: What was that?
            FOE: A wave. With its elbow. || Nothing. A whale with a headache.
            * plant boom
            <?a> > place why
            <?b> > hook FOE claim
            <first> BOSS: Even ice must have somebody to speak for it. I've appointed a stranger.
            > lead arrive
            <handed> > place intro
            BOSS: How does the accused plead?
            [Plip.]
            FOE: It's crying! That's guilt! ## It's crying! That's guilt! Or gin! I cry at both! || "Plip"! That's a confession!
            <?warm> LEAD: It's only warm.
            <?warm> FOE: Sure. That's what they all say. ## Sure. That's what my husband said about the nanny. || They always go soft in court.
            > turns`,
        },
        {
          title: 'The Accused Is in Tears',
          time: 'AN HOUR LATER',
          beat: 'The accused gets smaller, and ends up {where}.',
          text: `
            > turns
            <?me> FOE: I'll call my first witness. Me.
            <?me> > hook FOE witness
            [Plip. Plip.]
            BOSS: It's a good deal smaller than when we began. || Wasn't it bigger, when it was innocent?
            FOE: It's trying to slip away! Drop by drop! || It's getting out! A bit at a time!
            <handed> BOSS: We need a verdict while there's somebody to give it to. {call}, keep the accused cool. || {call}, your client's running. Do something. Take it off the plate.
            <taken> BOSS: We need a verdict while there's somebody to give it to. Keep the accused cool.
            <handed> > lead help
            <taken> > place intro
            <taken> > place takes
            <taken> PAL|BOSS: {call}, do something! || Don't just look at it, {call}!
            <taken> > lead attempt
            <handed> > effect accused
            [BOOM.]
            PAL|LEAD: There it is again! It's on the other side now.
            BOSS: The same wave. It's walking round. || That'll be the echo. It's had a long way to go.
            > turns
            <handed> <?x1> > lead search
            <handed> <?accuse> FOE: I accuse the defense! You were seen going off with it! || That was no accident! You were carrying it about! I saw you talk to the accused!
            <handed> <?accuse> > lead explain FOE
            <?c> > hook FOE stake
            > turns
            <?d> > lead ban`,
        },
        {
          title: 'Blow on It',
          time: 'AFTERNOON',
          beat: 'The witnesses come, and everybody gets fond of the accused.',
          text: `
            <handed> [{freed} {BOSS} catches it on the plate. Plip.]
            <taken> [{freed} {BOSS} lays it on the plate. Plip.]
            * prop
            BOSS: Welcome back. || Oh, look at it! It's had a dreadful time. ## Oh, look at it! It's lost its figure. I know what they say about us.
            > place crowd
            BOSS: Who saw how it happened?
            [All the witnesses point at {BOSS}.]
            !BOSS: Did anybody see it differently? || Thank you. And who was looking the other way?
            <?e> > hook PAL witness
            FOE: Never mind them! Ask the ice where it was at midnight!
            [Plip.]
            BOSS: It can't say it any smaller. Would somebody blow on it? || It isn't well. Everybody blow.
            [Everybody blows, the witnesses too.]
            FOE: You're comforting the iceberg!
            PAL|LEAD: It has a bubble in it, just here. It's like a heart. || There's a crack in it, just here. It looks like a smile.
            FOE: Where? Let me see. I don't care. Where?
            > turns
            <?x2> > place uses
            <?mitten> BOSS: Has anybody got a very small scarf?
            <?mitten> PAL|LEAD: A scarf would make it warm.
            <?mitten> BOSS: Then knit it a draft!
            <?x3> > lead teach
            > turns
            [BOOM. BOOM.]
            PAL|LEAD: That was closer! || That's no whale! It's knocking!
            BOSS: It's the rest of the gang! They've come to break it out!
            <?plum> FOE: Then I want a verdict!
            <?plum> BOSS: On what? It's only as big as a plum.`,
        },
        {
          title: 'The Verdict',
          time: 'EVENING',
          beat: 'The accused is found guilty, and somebody else does the escaping.',
          text: `
            FOE: It hit the Unsinkable Gerald! It has no alibi! It hasn't even got edges! || I rest my case. It hit the Gerald. We didn't hit it. Look at the size of us!
            BOSS: It's the ice, or it's me. Guilty. || I've got a ship to lose. Guilty.
            [Plip.]
            FOE: I sentence it to a glass, with lemon. I'll get one. || It shall be put in a drink, until it's gone. I'll fetch the glass.
            * exit FOE
            [{FOE} goes out, not as fast as usual.]
            <?g> > hook BOSS stake
            PAL|LEAD: It never meant to hit anybody! It was only standing there!
            BOSS: I know. It was me. I was waving. Hide it, quick! ## I know. It was me. I had one hand on the wheel, and one on the purser. Hide it, quick!
            > place stow prop
            * enter FOE
            FOE: I couldn't find any lemon. I didn't look very hard. Where is it?
            BOSS: It's got away. Through the cracks.
            FOE: Oh, good. I mean, curses.
            > turns
            [BOOM! BOOM! BOOM!]
            <?h> > place door
            <?i> > hook PAL snap
            <?j> > hook FOE snap
            <?x6> > lead comfort BOSS
            <?k> > hook BOSS snap
            <wish> BOSS: They're coming through the wall! And it's all my fault! {call}, you're the defense! Say something for us!
            <unasked> BOSS: They're coming through the wall! And it's all my fault!
            <wish> > lead lastWords`,
        },
        {
          title: 'Somebody Out There',
          time: 'NIGHT',
          beat: 'They see who has been knocking, and what it wants.',
          text: `
            FOE: There's somebody out there. It's as big as a church! || Look out there! It's all white, it's enormous, and it's leaning in!
            BOSS: It's the iceberg! The real one! It's followed us! || That's what we hit! It's been behind us all day!
            PAL|LEAD: It isn't after us. Look at it. There's a piece missing. Down there, on the left.
            +FOE: As big as an egg.
            * pay piece
            * pay boom
            LEAD: It only wants its little one back.
            BOSS: Get it out! Get it out of there, this minute!
            > place back prop
            > change ice
            FOE: Give it here. I'll hold it. I've got the coldest hands. || Let me. I'm the one who shouted at it.
            [{FOE} holds it out, over the side. Plop. A long, long creak, like a very old lullaby.]
            > turns
            FOE: I withdraw the charges. ## I withdraw the charges. It's the best conversation I've had since I was married. || I'd like it struck from the record. All of it. Even the lemon.
            <?o> > hook FOE end
            <?x4> > place gift
            <?x5> > lead found
            > turns
            <?p> > hook BOSS end
            <?m> > lead last
            [It leans in, very slowly, over {BOSS}. {hush} Boom. It is the smallest boom there is.]
            PAL|LEAD: I think that was a kiss. || Did it just kiss you? ## Did it just kiss you? You've got a wet patch, and you're holding on to the curtain.
            !BOSS: It came out of nowhere.`,
        },
      ],
    },
  ],
}
