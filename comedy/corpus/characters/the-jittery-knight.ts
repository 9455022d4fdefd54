import { type Character } from '../../plays/card-types.ts'

/** Believes that somebody else is afraid. In the first suite it is the armor, in the second the horse. */
export const theJitteryKnight: Character = {
  name: 'The Jittery Knight',
  call: 'Knight',
  the: 'the Knight',
  want: 'to be brave in front of people',
  suites: [
    {
      effect: 'noise',
      with: 'the armor',
      where: 'down the left leg of a suit of armor',
      freed: 'The left knee opens like a small door, and out slides {prop}.',
      bits: {
        arrive: `
          [CLATTER! {LEAD} marches in, shaking from helmet to heel.]
          LEAD: Have no fear! I've come to be fearless.
          ASK: You're trembling all over.
          LEAD: Not me. It's the armor. It scares easily. ## Not me. It's the armor. It's been single for so long.
          ALSO: Armor can't be scared!
          [CLATTER!]
          LEAD: Now you've raised your voice at it.`,
        again: `
          [CLATTER.]
          LEAD: I slept like a stone. The armor was up all night.
          ASK: I know. It got into bed with me. ## I know. It got into bed with me. It has freezing hands.
          LEAD: It does that in a thunderstorm.
          ASK: There wasn't one!
          LEAD: It had heard of one.`,
        explain: `
          LEAD: I was guarding it. Then an owl hooted.
          ASK: And you ran off with it under your arm!
          LEAD: The legs ran. I was against it from the start.
          ASK: For six miles?
          LEAD: I argued with them the whole way.`,
        flattered: `
          ASK: {call}, what a jaw of iron!
          LEAD: That's the visor.
          ASK: And what's behind it?
          LEAD: A smaller visor. One can't be too noble.`,
        teach: `
          [{LEAD} draws a sword.]
          LEAD: Do it like a hero! You walk up to the danger, and you tell it your name.
          [CLATTER! {LEAD} is behind {ASK}.]
          ASK: What are you doing back there?
          LEAD: The armor would like you to go first. It's shy.`,
        attempt: `
          LEAD: I'll do it with one stroke of the sword.
          [CLATTERCLATTERCLATTER.]
          ASK: You haven't moved an inch!
          LEAD: I went forward. The armor went back. It came out even.`,
        help: `
          LEAD: On my honor, I'll guard it with my life.
          [A mouse squeaks. CLATTER! {Prop} jumps, and drops in at the neck.]
          ASK: Where is it?
          LEAD: Passing the ribs. Now it's taken the left leg.
          ALSO: Then take off that leg!
          LEAD: With a mouse about?`,
        ban: `
          ASK: Not one rattle more. I want your word on it!
          LEAD: You have mine. And the armor has nodded.
          [CLATTER!]
          LEAD: That was it nodding.`,
        pretend: `
          [Down goes the visor.]
          LEAD: There's nobody in here. I'm a stove.
          ASK: With knees?
          LEAD: The oven's lower down.`,
        hide: `
          [From {hide}, a rattling.]
          ASK: What's in there?
          ALSO: Nothing but spoons.
          LEAD: Hush, little one. Be brave.
          ASK: Who said that?
          LEAD: A big spoon. To a small spoon.`,
        found: `
          [The visor goes up, by an inch.]
          LEAD: I was only there to hold a coat. The King made a mistake. "Arise, brave knight," he said.
          ASK: And you never told him?
          LEAD: It was two more words than I'd ever been called.`,
        comfort: `
          [The armor turns to {ASK}, and opens by a crack.]
          LEAD: It can tell that you're frightened. Come in. There's room for two.
          [CLATTER, CLATTER, in two keys.]
          ASK: It's even louder in here!
          LEAD: I know. From outside, we're an army. ## I know. From outside, we're an army. Or newlyweds.`,
        search: `
          LEAD: I'll take the dark corner.
          [CLATTER. {LEAD} has not moved.]
          ASK: Well?
          LEAD: The armor's looked at it from here. It's satisfied.`,
        wait: `
          [{LEAD} stands at attention.]
          LEAD: I'll keep quite still, and think of something peaceful.
          [Silence. CLATTER!]
          ASK: What did you think of?
          LEAD: A meadow. It had a cow in it.`,
        lastWords: `LEAD: I'd like somebody to tell the King that I fell forward. The armor will say otherwise.`,
        save: `
          ASK: {call}! What's your armor most afraid of?
          LEAD: Mice. And then soup. I've never known why.
          ASK: Look behind you! A mouse, in soup!
          [CLATTERCLATTERCLATTER! {Machine} shakes, as if a kitchen had fallen downstairs.]`,
        last: `
          ASK: It's stopped rattling.
          LEAD: Ssh. It's asleep. It was terribly brave today.
          [One tiny clatter.]
          LEAD: It's telling the other suits.`,
      },
      turns: [
        `LEAD: There's a beast behind that chair. I've seen its tail.
         ASK: It's a mouse.
         LEAD: Sir Roland said so, too. Now he keeps it in a box, and he hasn't been on a quest since.`,
        `[A squeak. CLATTER.]
         ASK: What are you doing under that chair?
         LEAD: We're having talks. It wants cheese, and I want it over there.
         ASK: Who's winning?
         LEAD: I'm two cheeses down.`,
        `[On top of {LEAD}'s helmet sits a mouse.]
         ASK: It's on your head! Isn't the armor terrified?
         LEAD: It's the first night it's felt safe. Who'd attack us now? We have a beast.`,
      ],
      twist: 'The Knight holds peace talks with a mouse',
    },
    {
      effect: 'lost',
      with: 'the peppermint',
      where: 'inside a nervous horse',
      freed: 'The horse gives a polite cough. Out drops {prop}.',
      bits: {
        arrive: `
          [NEIGH! A horse trots in backward. On it sits {LEAD}, looking the other way.]
          LEAD: Forward, Thunder!
          ASK: You're the wrong way round!
          LEAD: I'm facing the enemy. It's the horse that's facing home.
          ALSO: Then turn round, and you'd both be facing home.
          LEAD: He'd like that. He's a coward.`,
        again: `
          LEAD: We rode out for glory at dawn.
          ASK: It's five past dawn.
          LEAD: My horse saw a leaf.
          ASK: He ran from a leaf?
          LEAD: It pointed at him.`,
        explain: `
          LEAD: I was bringing it back, at a gallop.
          ASK: You were galloping the other way!
          LEAD: Somebody put up an umbrella. Thunder has views on umbrellas.
          ASK: And you couldn't stop him?
          LEAD: I stopped him every time he breathed in.`,
        flattered: `
          ASK: {call}, they still sing of your ride into the jaws of death!
          LEAD: It was out of them. That was harder to rhyme.
          ASK: And the noble horse!
          LEAD: He had the idea.`,
        teach: `
          [{LEAD} pats the horse.]
          LEAD: A knight does it like this. Chin up. Lance out. And trust your horse.
          [NEIGH! Hooves. They grow fainter.]
          ASK: Where's he going?
          LEAD: To tell my mother that I was splendid.`,
        attempt: `
          LEAD: One charge, and it's over!
          [Hooves. They go all the way around it, and out at the door.]
          ASK: You went past it!
          LEAD: Thunder felt that we'd made our point.`,
        help: `
          LEAD: I swear to keep it safe. Thunder, hold this.
          [NEIGH. A slurp. A gulp.]
          ASK: Your horse has eaten {prop}!
          LEAD: He eats when he's nervous.
          ALSO: What's he nervous about?
          LEAD: That somebody might ask for it back.`,
        ban: `
          ASK: From now on, that horse stays outside!
          LEAD: He is outside.
          [NEIGH.]
          ASK: I'm holding his head!
          LEAD: He can't bear to see where the rest of him is.`,
        pretend: `
          [{LEAD} gets off the horse, and whistles a tune.]
          LEAD: Don't mind me. I'm an ordinary coward.
          ASK: Then where did you get that armor?
          LEAD: I stole it from a hero. Tall. Modest. Marvelous legs. ## I stole it from a hero. Tall. Modest. Marvelous thighs.`,
        hide: `
          [Out of {hide} hangs a tail.]
          ASK: What's this?
          ALSO: A broom.
          [{ASK} pulls it. NEIGH!]
          ASK: It kicked me!
          LEAD: It's for stubborn floors.`,
        found: `
          [A very small neigh.]
          LEAD: Thunder was never one of the brave horses. They ran straight at the cannons. We used to know them.
          ASK: And Thunder?
          LEAD: He brought me home. I've never dared to thank him.`,
        comfort: `
          [{LEAD} rides up to {ASK}, backward.]
          LEAD: You're afraid. One never says so. One says that one's horse is.
          ASK: I don't have a horse.
          LEAD: Share mine. He can be afraid for two.`,
        search: `
          LEAD: He can smell it a mile away. Seek!
          [Hooves, over the floor and up some stairs. A happy snort.]
          ASK: What's he found?
          LEAD: A room with nobody in it. He wants to live there.`,
        wait: `
          [{LEAD} gets down, and holds the horse.]
          LEAD: I'll see to it that he stays calm.
          [The horse has laid its head on {LEAD}'s shoulder, and its hooves around {LEAD}'s neck.]
          ASK: Who's holding whom?
          LEAD: We take it in turns.`,
        lastWords: `LEAD: I'd like the King to hear that I stayed. And tell the horse that I see what he meant. ## I'd like the Queen to hear that I stayed, and the King to hear that I left early.`,
        save: `
          LEAD: I've one peppermint. Thunder gets it on the day that he's brave.
          ASK: How long have you had it?
          LEAD: Eleven years.
          [NEIGH, very softly.]
          LEAD: He says that somebody here needs it more.
          [With a shaking hand, {LEAD} throws the peppermint {at}.]`,
        last: `
          ASK: Here's a sugar lump, for your horse.
          LEAD: What for?
          ASK: For staying.
          [NEIGH! Hooves, galloping away.]
          LEAD: He's going to be brave with it somewhere quiet.`,
      },
      turns: [
        `LEAD: Would you ask that gentleman to stop staring at Thunder?
         ASK: That's a hat stand.
         LEAD: He knows what it is. He doesn't know what it wants.`,
        `[NEIGH!]
         ASK: What is it now?
         LEAD: A hat's gone. He thinks the hat stand has eaten somebody.
         ASK: That was my hat. I'm wearing it.
         LEAD: I'll tell him that you got out.`,
        `[The horse is leaning on the hat stand. It wears a hat.]
         ASK: They've made friends!
         LEAD: It never ran away from him once. He isn't used to that.`,
      ],
      twist: "A hat stand stares down the Knight's horse",
    },
  ],
}
