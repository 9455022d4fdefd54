import { type Setting } from '../../plays/card-types.ts'

/** A goblin that puts a price on whoever stands still; and Big Morris, on whom the market stands, and who sniffs. */
export const monsterNightMarket: Setting = {
  name: 'Monster Night Market',
  side: 'EXT.',
  a: 'a monster night market',
  round: 'a toffee eyeball',
  roundLook: 'The equator blinks',
  tall: 'stacked dumplings and a paper lantern',
  food: 'fried tentacle',
  tool: 'a noodle ladle',
  rooms: ['LANTERN GATE', 'ROW OF STALLS', 'NOODLE CORNER', 'BARGAIN TABLE', 'LAST STALL IN THE DARK'],
  ways: [
    {
      machine: 'the price goblin',
      at: "into the goblin's lap",
      hide: 'the picnic basket',
      hideNoise: 'a burp',
      change: 'bitten',
      hush: 'All along the stalls, purses snap shut.',
      rise: 'FTIP-FTIP-FTIP! The goblin labels everybody, the stalls and the moon: "One lot. Do not separate."',
      treat: 'the bargains',
      kept: "in somebody's shopping bag",
      gives: "Something with nine arms comes back. It doesn't go with the curtains. Here is {prop}.",
      bits: {
        why: `
          ASK: Who'd hold {event} in {a}?
          HOST: It was on offer. You rent one hour of darkness, and the second is free.`,
        intro: `
          [FTIP! A little green goblin sticks a label on {HIT}'s forehead.]
          HIT: What does it say? It feels like a nice high number.
          HOST: Four cents. Keep moving! Whoever stands still for three seconds is for sale.
          ASK: Four cents, for a whole person?
          HOST: There was a scratch.`,
        again: `
          [Ftip.]
          ASK: I woke up with a second label on me!
          HOST: "Slightly used." It saw how you slept.`,
        stir: `
          [FTIP!]
          ASK: Now it's labeled my nose! Six cents, just for the nose?
          HOST: Don't take it to heart. Most of us are worth more in parts.`,
        takes: `
          [{ASK} puts {prop} down. One. Two. FTIP!]
          ASK: There's a label on it! "Sold."
          HOST: To whom?
          [Something with nine arms is walking away, swinging a bag.]`,
        uses: `
          ASK: I'll simply cross out my price, and write "a million".
          [FTIP!]
          ASK: It's stuck another one over it! What does it say?
          HOST: "Three cents. Fibs."`,
        crowd: `
          [Along the stalls come {crowd}, each of them with a label on.]
          HOST: Reduced.
          ASK: Reduced how?
          HOST: There used to be more of them.`,
        door: `
          ASK: I'm going home. How do I get out of here?
          HOST: Past the cash desk. You'll have to buy yourself.
          ASK: Gladly! Here's four cents!
          [FTIP!]
          HOST: Five. You showed an interest.`,
        stow: `
          HOST: Into the picnic basket! It's only a small monster. Sit on your fingers!
          [MNYAM.]`,
        back: `[MNYAM. The picnic basket coughs up {thing}, with a bite out of one side, and a toothpick in the other.]`,
        peak: `
          [FTIP! FTIP! FTIP! Suddenly every label is red.]
          ASK: Why are we red?
          HOST: It's the closing sale. Everything must go.
          HIT: Go where?
          HOST: Home with that big one, over there, with the shopping bag. It's asking whether you come in green.`,
        gift: `
          [Ftip. One small gold label, on {ASK}'s sleeve.]
          ASK: It says "Not for sale".
          HOST: It only has the one. It's carried that in its pocket for years, in case it met somebody.`,
      },
      worse: {
        noise: `
          [FTIP! FTIP! Every price goes up by a cent.]
          ASK: Who's buying?
          HOST: Whoever's loud. It takes each noise for a bid, and it can't stop before it hears the biggest bid of the night.`,
        lost: `
          [FTIP! It labels a cat, and then the cat's shadow.]
          ASK: Isn't there anything that it won't sell?
          HOST: It was born under a counter. It's seen things bought, and it's seen things stolen. It doesn't know that there's a third way.`,
        stuck: `
          [FTIP-FTIP-FTIP! Labels run up the lampposts like ants.]
          ASK: Can't it slow down?
          HOST: It's got six miles of labels in there, on a roll, and somebody's let go of the end. It isn't chasing us. It's chasing that.`,
        mixed: `
          [FTIP! A sausage is a thousand dollars. The stove is one cent.]
          ASK: How can it tell what we're worth?
          HOST: It just knows. You can't haggle with that. Not once in its life has it looked at a thing, and thought "Hmm".`,
        mess: `
          [FTIP! FTIP! It labels its own foot.]
          ASK: How do you peel these off?
          HOST: You can't. It licks every one itself, with a tongue like a doormat. They only stick because it's such a dry job.`,
      },
      saves: {
        noise: `
          [The goblin leaps into the air. FTIP! One label, for the whole market: "Sold".]
          HIT: Sold? Who's bought us?
          HOST: That noise! It was the best bid in history! And it's gone off, and left its shopping here!`,
        lost: `
          [The goblin turns it over, looking for the price. Slowly, all the labels drop off.]
          HIT: It's crying! What's the matter with it?
          HOST: It asked me what it owed for that. I said "nothing", and it had to hold on to the table.`,
        stuck: `
          [The roll of labels jerks, and holds. The goblin sits down in a heap, and puffs.]
          HIT: It's waving at us!
          HOST: It's caught the end! It's been behind with its work since it was an egg.`,
        mixed: `
          [The goblin looks at a label. It looks at {HIT}. It scratches its head.]
          HIT: What's it crossing me out for?
          HOST: It isn't sure any more! It's taken off the price. Now it says "You'd have to get to know them".`,
        mess: `
          [It runs down the goblin, from the ears to the tongue. Flop, flop, flop. The labels slide off.]
          HIT: Nothing sticks! I'm not four cents any more!
          HOST: I was three. I didn't like to say.`,
      },
      turns: [
        `[A monster with two heads tries on a hat.]
         ASK: Which head is it for?
         HOST: They've been discussing it since Tuesday. Each of them says that it suits the other.`,
        `[The two heads turn their backs on each other. It takes some doing.]
         HIT: Have they quarreled?
         HOST: The left one ordered dinner for one. ## The left one's seeing somebody. The right one has to come along.`,
        `[The monster strolls by. Both heads are smiling.]
         ASK: They're both wearing it!
         HOST: It's an umbrella. It was the only hat with room for an apology.`,
      ],
      twist: "A hat comes between a monster's two heads",
    },
    {
      machine: 'Big Morris',
      at: "up Big Morris's nose",
      hide: 'the dumpling steamer',
      hideNoise: 'a dumpling',
      change: 'hot',
      hush: 'Under the stalls, somebody very large stops breathing.',
      rise: 'GA-LUMPH! Big Morris gets up, with the whole market and everybody on his back, and goes for a stroll.',
      treat: 'the smells',
      kept: "up Big Morris's nose",
      gives: 'Fnnnf. The ground breathes out. Up from the nostril flies {prop}.',
      bits: {
        why: `
          ASK: Whose idea was it to have {event} in {a}?
          HOST: They promised us a warm welcome. It comes up through your shoes.`,
        intro: `
          [SNNNFF! The ground breathes in. Every stall slides to the left.]
          HIT: My pancake! It fell down that hole!
          HOST: That's a nostril. This market stands on Big Morris. Whatever smells nicest goes next.
          ASK: And how far off is the other nostril?
          HOST: Lift your foot.`,
        again: `
          [Snnff.]
          ASK: I've had two baths since yesterday!
          HOST: What would you do that for? Here. Roll in this.`,
        stir: `
          [SNNNFF!]
          ASK: Why do you smell of old mackerel?
          HOST: I keep one in each sock. I'd like to see my family again. ## I keep one in each sock. It's cost me my marriage, but I'm still here.`,
        takes: `
          ASK: It's odd. {Prop} smells of fresh pancakes, ever since breakfast.
          [SNNNFF! Down the hole it goes.]
          HOST: You had to mention it.`,
        uses: `
          ASK: I'll put these roses over there. Then he'll sniff at them, and not at us.
          [SNNNFF!]
          ASK: He left the roses, and took my coat!
          HOST: You had a sandwich in it. He's not in love. He's hungry.`,
        crowd: `
          [From the left slide {crowd}, holding on to one another's belts.]
          HOST: They came up on the last breath.
          ASK: They'll be the next to go!
          HOST: Not they. They had the garlic. I had the lilac soap.`,
        door: `
          ASK: I'm off. There's the gate!
          [SNNNFF! The gate slides past, and is gone.]
          ASK: Who'd want to eat a gate?
          HOST: I'd hung it with sausages. I wanted people to feel at home.`,
        stow: `
          HOST: Into the dumpling steamer! Lie flat, between the pork and the prawn!
          [FSHHH.]`,
        back: `[FSHHH. The lid goes up. Out of the steam comes {thing}, scalding hot, and neatly pinched along the edge.]`,
        peak: `
          [SNNNNNFF! Everything slides toward two round, dark holes.]
          ASK: There's no food left! So what smells nicest now?
          HOST: One of us.
          HIT: Well, I haven't washed since Sunday! ## Well, I'm only wearing somebody else's perfume!
          HOST: He likes them ripe.`,
        gift: `
          [Snff. A warm breath puts something into {ASK}'s hands.]
          ASK: It's a pancake! There isn't a bite out of it!
          HOST: He didn't like to start before everybody was served.`,
      },
      worse: {
        noise: `
          [SNNNFF! There goes the noodle stall.]
          ASK: Tell him to stop!
          HOST: I can't. He's sound asleep. It's a dream about supper, and his ears are four streets down the road.`,
        lost: `
          [SNNNFF! There goes the waffle stall.]
          ASK: How much can one monster eat?
          HOST: He's not swallowed any of it. He's looking for a smell that he knows. Something somebody loved. All we have here is fried.`,
        stuck: `
          [SNNNFF! There goes the pickle stall.]
          ASK: Can't he hold his nose?
          HOST: With what? Look at those arms. He's never been able to reach it. You'd need to have that done for you.`,
        mixed: `
          [SNNNFF! There goes the cheese stall.]
          ASK: Why the cheese, and not the drains?
          HOST: He's quite clear about it. Nice goes in, nasty stays out. It's the only thing he learned at school, and he won't hear another view.`,
        mess: `
          [SNNNFF! There goes the pepper stall.]
          ASK: Now he's sniffing twice as hard!
          HOST: His nose has gone dry. When it's wet, he knows at once what's what. When it's dry, he has to ask everything in.`,
      },
      saves: {
        noise: `
          [Four streets off, an ear twitches. An eye opens, as big as a pond. The sliding stops.]
          HIT: He's awake! Why's he turning pink?
          HOST: He'd no idea that he had visitors. He's asking if we've been offered anything.`,
        lost: `
          [In it goes. Snff. Aaaah. The sliding stops.]
          HIT: He's smiling! I can feel it in my knees!
          HOST: That's the smell. He says it's just like his mother's cave.`,
        stuck: `
          [It goes round Big Morris's nose, twice, and pulls tight. The sliding stops.]
          HIT: He's gone quiet!
          HOST: Somebody's holding his nose for him! He's been trying to do that since he was a hill.`,
        mixed: `
          [It hits Big Morris between the nostrils. Snff? The sliding stops. Something is put back on the ground, with care.]
          HIT: He's just returned me!
          HOST: He can't say what's nice any more. He's gone out with a drain.`,
        mess: `
          [It pours over Big Morris's nose, until it shines. Snff. The sliding stops.]
          HIT: He only sniffed at me, and let me go!
          HOST: His nose is wet! He knows what you are now. He says he's already eaten one. It was stringy.`,
      },
      turns: [
        `[A line of enormous monsters, in front of a small black tent.]
         ASK: What's in there?
         HOST: The Horror. They pay to see it, and they come out white.`,
        `[A scream from the black tent. A monster runs out, calling for its mother.]
         HIT: What did they show it?
         HOST: A man in a suit. He asks you where you see yourself in five years.`,
        `[Another scream from the tent. The man in the suit runs out.]
         ASK: What's frightened him?
         HOST: The smallest one went in. He asked it where it sees itself in five years.
         ASK: And what did it say?
         HOST: "In your chair."`,
      ],
      twist: 'Even monsters scream in the little black tent',
    },
  ],
}
