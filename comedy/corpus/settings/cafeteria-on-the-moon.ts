import { type Setting } from '../../plays/card-types.ts'

/** A slicer that serves the moon to whoever sounds hungry; and the Soup of the Day, which is a month old. */
export const cafeteriaOnTheMoon: Setting = {
  name: 'Cafeteria on the Moon',
  side: 'EXT.',
  a: 'a moon cafeteria',
  round: 'a meatball',
  roundLook: 'The sea is gravy',
  tall: 'six trays and a jelly',
  food: 'moon cheese',
  tool: 'a soup ladle',
  rooms: ['COUNTER', 'TRAY RACK', 'CRATER WITH TABLES', 'KITCHEN HATCH', 'EDGE OF THE MOON'],
  ways: [
    {
      machine: 'the slicer',
      at: 'into the slicer',
      hide: 'the fondue pot',
      hideNoise: 'a crust',
      change: 'sticky',
      hush: 'On the counter, a blade waits for a rumble.',
      rise: 'SHING! The last slice is cut, and everybody on it sails off among the stars.',
      treat: 'the cheese',
      kept: 'under a hill of cheese',
      gives: "The hill of cheese begins to slide. On what's left of it sits {prop}.",
      bits: {
        why: `
          ASK: Who puts {event} in {a}?
          HOST: I wanted somewhere quiet. Up here, nobody can hear you chew. ## I wanted somewhere discreet. The neighbors are a quarter of a million miles away.`,
        intro: `
          [{HIT}'s stomach rumbles. SHING! A slice of something yellow lands on a tray.]
          HIT: I never ordered that!
          HOST: Your stomach did. The slicer listens. Whoever's hungry gets a slice, and it's always fresh.
          ASK: Fresh off what?
          HOST: What do you think you're standing on?`,
        again: `
          [SHING.]
          ASK: Wasn't the horizon farther off?
          HOST: Somebody had a midnight snack. Don't go for any long walks.`,
        stir: `
          [SHING! A small hill lands on a tray.]
          ASK: Who was hungry that time?
          HOST: You licked your lips.
          ASK: They're chapped!
          HOST: It comes with crackers.`,
        takes: `
          [{ASK} puts {prop} down on a tray, and licks one thumb. SHING! SHING! SHING! There is a hill of cheese on the tray.]
          ASK: It's under all that!
          HOST: It was the thumb. The slicer took that for a party of twelve.`,
        uses: `
          ASK: Slicer! I couldn't eat another crumb! I'm as full as an egg!
          [Shing. The thinnest slice in the world.]
          HOST: It says there's always room for a thin one.`,
        crowd: `
          [Over the rim of the crater float {crowd}, with trays. They keep on coming. Nobody lands.]
          ASK: Why are they so slow?
          HOST: That's them rushing in. On the moon, it takes a while to come down from a hurry.`,
        door: `
          ASK: I'm going home. Which way's the Earth?
          HOST: Straight up. Give a good jump, and aim.
          [{ASK} jumps. A pause. A longer pause. {ASK} lands in the same spot.]
          ASK: I missed it.
          HOST: It's bigger than it looks. But it dodges.`,
        stow: `
          HOST: Into the fondue! Take a deep breath, and some bread!
          [SLUPP. The pot closes over.]`,
        back: `[SLUPP. Out of the fondue comes {thing}, on long strings of cheese that won't let go.]`,
        peak: `
          [SHING! SHING! SHING! On every side there is nothing left but stars.]
          ASK: It's served everything! What are we still standing on?
          HOST: A crescent. They grow back, every month. You've seen it done.
          HIT: But what comes before it grows back?
          HOST: The new moon. In the kitchen we say "sold out".`,
        gift: `
          [Shing. A very small slice slides onto {ASK}'s tray. It has a nose.]
          ASK: It's a portrait! It's me, in cheese!
          HOST: It's been watching you all this time. It's even got the holes right.`,
      },
      worse: {
        noise: `
          [SHING! SHING! There goes the hill behind the tables.]
          ASK: How does it know when somebody's had enough?
          HOST: There's a sound that people make. It's never heard it. Everybody up here is so well brought up.`,
        lost: `
          [SHING! SHING! There goes the terrace.]
          ASK: But I'm not hungry! Are you hungry? Whose stomach is it hearing?
          HOST: I've no idea. It's served everybody twice. It hasn't stopped for lunch since it came.`,
        stuck: `
          [SHING! SHING! SHING! There goes the parking lot.]
          ASK: There must be a way to stop that arm!
          HOST: It has never had a day off. It's had its hands full since the beginning of the moon.`,
        mixed: `
          [SHING! SHING! There goes a flag, and the footprints.]
          ASK: Can't it think of anything but cheese?
          HOST: It's never once looked up from the board. There could be an elephant over it. It would see a large cracker.`,
        mess: `
          [SHING! CRUMBLE. There goes the north pole.]
          ASK: Why won't the slices go back on?
          HOST: It's bone dry. Any cheese will grow together if you keep it damp. This one's been out of the wrapper for four billion years.`,
      },
      saves: {
        noise: `
          [The blade stops in midair. It trembles. Sh... Nothing falls.]
          HIT: It's stopped cutting!
          HOST: It thinks that was a burp. It's waited all its life for one like that.`,
        lost: `
          [Chomp. No rumble. No shing.]
          HIT: It's eaten it!
          HOST: So that's whose stomach it was! It's been serving us, and it was starving.`,
        stuck: `
          [It goes round the blade, the arm and the crank, twice. Sh... sh... Nothing falls.]
          HIT: It's got its hands tied!
          HOST: Held. It's having its hands held. Look how it leans.`,
        mixed: `
          [The blade sways. Slowly, it turns its face up to the sky. Nothing falls.]
          HIT: What's it looking at?
          HOST: The Earth. It's just noticed. It says that's the first thing it's ever seen that it wouldn't want in halves.`,
        mess: `
          [It runs over the blade, the board and the floor. The slices shiver, lean over, and grow together.]
          HIT: There's a moon again! All the way round!
          HOST: Four billion years, and nobody had thought of watering it.`,
      },
      turns: [
        `[A plate slides off the counter.]
         ASK: Quick! It's going to break!
         HOST: Not before dessert. Things fall slowly here.`,
        `[The plate is still falling.]
         HIT: I can't watch.
         HOST: You can. You could also knit.`,
        `[Everybody turns round. The plate arrives. Smash.]
         ASK: We had all that time! Why did nobody catch it?
         HOST: I was going to. Then I got interested.`,
      ],
      twist: 'A falling plate takes its time up here',
    },
    {
      machine: 'the soup',
      at: 'into the soup',
      hide: 'the ice cream tub',
      hideNoise: 'a wafer',
      change: 'cold',
      hush: 'The soup hangs in the air, with one noodle raised.',
      rise: 'BLORP! The soup hugs everybody at once, and carries them off for a stroll.',
      treat: 'the soup',
      kept: 'in the soup',
      gives: 'Blorp. The soup lets go of {prop}, and wipes it with a napkin.',
      bits: {
        why: `
          ASK: Isn't {a} rather a long way to come for {event}?
          HOST: It's a quarter of a million miles. But there's a set lunch.`,
        intro: `
          [BLORP. A ball of soup, as big as a cow, floats up behind {HIT}.]
          HIT: Something licked my neck! ## Something licked my neck! And it knew what it was doing!
          HOST: It's the Soup of the Day. A day up here lasts four weeks. It's had time to think.
          ASK: What about?
          HOST: Seasoning. Stand still, everybody, and taste of nothing.`,
        again: `
          [BLORP.]
          ASK: It was smaller than that when we went to bed!
          HOST: It met some leftovers in the night. They're very happy together.`,
        stir: `
          [BLORP. The soup drifts after {ASK}, left, right, and round the table.]
          ASK: Why's it following me?
          HOST: Did you have garlic?
          ASK: That was yesterday!
          HOST: Up here, it's still yesterday.`,
        takes: `
          ASK: I'll hold {prop} well up, out of its reach.
          [BLORP. The soup drifts by. {Prop} is floating in the middle.]
          HOST: You held it up like a crouton.`,
        uses: `
          ASK: It's soup. I'm a grown-up, with a spoon. I'll eat it.
          [SLURP. SLURP. A pause. SLURP.]
          ASK: That last one wasn't me.
          HOST: It's tried you back. It thinks you could do with salt. ## It's tried you back. It says that it's had worse.`,
        crowd: `
          [Down into the crater come {crowd}, in paper napkins, each with a spoon.]
          ASK: Have they come for the soup?
          HOST: That's how they see it.`,
        door: `
          ASK: Excuse me, soup. I have to go. Could you open the gate?
          [BLORP. It takes hold of the gate, with a noodle, and stays there.]
          ASK: It isn't letting me out!
          HOST: It's holding the gate for you. It's got beautiful manners. It could hold that for a week.`,
        stow: `
          HOST: Into the ice cream! Dig down to the strawberry!
          [SCOOP. SCOOP. A lid.]`,
        back: `[SCOOP. Out of the tub comes {thing}, blue with cold, with a cherry on top.]`,
        peak: `
          [BLOOORP. All at once it is dark, and warm. A carrot floats by.]
          ASK: Where's the sky? Where's the counter?
          HOST: Outside. We're in the soup.
          HIT: What's it going to do to us?
          HOST: Let us stand for an hour, stirring now and then.`,
        gift: `
          [Blorp. A full spoon floats up to {ASK}, and waits.]
          ASK: But that's what my grandmother used to make! To the pea!
          HOST: It must have tasted it on you.`,
      },
      worse: {
        noise: `
          [BLORP! It has swallowed a table. With two chairs, for company.]
          ASK: Why does it come so close?
          HOST: It's a single drop, you see. A very large one. There's never been anybody in there for it to talk to.`,
        lost: `
          [BLORP! It has swallowed the pepper mill, and now the mustard.]
          ASK: It's eating the whole shelf!
          HOST: It knows that something's missing. It's only ever been given what people could spare.`,
        stuck: `
          [BLORP! It has wrapped itself round a pillar, and won't come down.]
          ASK: Must it cling like that?
          HOST: There's no bowl that fits. You'd cling, too, if you were afraid of spilling.`,
        mixed: `
          [BLORP! It has swallowed the menu.]
          ASK: What's it so bitter about?
          HOST: Being the starter. It comes first, and all the while they're looking past it, to see what's next.`,
        mess: `
          [BLORP! It has swallowed the flour. It can hardly roll.]
          ASK: I could stand my spoon up in it!
          HOST: That's weeks of boiling down. It started out as something light, with parsley.`,
      },
      saves: {
        noise: `
          [The soup shivers, back to front. PLIP! It is eleven hundred drops, all very surprised.]
          HIT: It's let go! There's hundreds of it!
          HOST: Listen. They're introducing themselves.`,
        lost: `
          [Plop. "MMMMM." The soup lets go of everybody.]
          HIT: It's smacking its lips!
          HOST: That's what it was lacking. Something that somebody would miss.`,
        stuck: `
          [It pulls tight round the middle of the soup. The soup lets go of everybody, and sits up straight.]
          HIT: It's got a waist!
          HOST: It needn't cling now. It's got something to keep it in. ## It needn't cling now. I had a corset once that did that for me.`,
        mixed: `
          [The soup goes pink. It wobbles. It sets. Everybody slides out.]
          HIT: It's turned into a pudding!
          HOST: It thinks that it's dessert. Don't tell it. It's never been what everybody was waiting for.`,
        mess: `
          [It pours in. The soup turns thinner, and paler, until there are stars in it. Everybody falls through.]
          HIT: I can see right through it!
          HOST: That's the real soup. It's clear. After a month, it's finally clear about everything.`,
      },
      turns: [
        `ASK: Something's flashing, down there on the Earth.
         HOST: That's a man with a telescope. He's just found you.
         ASK: What should I do?
         HOST: Go on as you are. You're a discovery.`,
        `[A tiny flash, from the Earth.]
         HIT: What does he see, from down there?
         HOST: It was in the paper. "Large, dim, probably lifeless."
         HIT: I was resting! ## I was sunbathing! I thought that nobody was up!`,
        `[Flash, flash. Flash.]
         ASK: He's signaling to us! What does it say?
         HOST: "Is there any soup left?"`,
      ],
      twist: 'Somebody on Earth discovers us by telescope',
    },
  ],
}
