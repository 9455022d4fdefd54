import { type Character } from '../../plays/card-types.ts'

/** Believes that it is going to plan. In the first suite every disaster is a sauce, in the second everybody is the kitchen. */
export const chefCatastrophe: Character = {
  name: 'Chef Catastrophe',
  call: 'Chef',
  the: 'the Chef',
  want: 'one clean plate',
  suites: [
    {
      effect: 'mess',
      with: 'the secret sauce',
      where: 'under the secret sauce',
      freed: 'The sauce swallows, thinks it over, and hands back {prop}.',
      bits: {
        arrive: `
          [Smoke. In the smoke stands {LEAD}, with a burning pan.]
          LEAD: Dinner's ready!
          ASK: It's on fire!
          LEAD: That's how it tells you.
          [SPLODGE! Something brown lands on a plate, and looks round.]
          ALSO: What is it?
          LEAD: My secret sauce. I only want to see one clean plate in my life.`,
        again: `
          [SPLODGE.]
          LEAD: Breakfast!
          ASK: That's the sauce from last night. It's moved!
          LEAD: It was up before I was. ## It was up before I was. It was showing somebody out.`,
        explain: `
          LEAD: I was following a recipe. It said "take one".
          ASK: One what?
          LEAD: I never read on. It spoils the surprise. ## I never read on. That's how I got married.`,
        flattered: `
          ASK: {call}, we've been starving for somebody like you!
          LEAD: How long for?
          ASK: All our lives!
          LEAD: Then you'll eat anything. ## Then you'll take anything. Sit on the counter.`,
        teach: `
          LEAD: It's all in the sauce. A pinch of this, a spoonful of that, and then you take one step back.
          [SPLODGE!]
          ASK: Why only one step?
          LEAD: Nobody ever got any farther.`,
        attempt: `
          LEAD: I'll give it a little flame. It's a treat for the eyes.
          [A great soft light. {ASK} has no eyebrows.]
          ASK: My eyebrows!
          LEAD: I did say that it was for the eyes.`,
        help: `
          LEAD: It wants sauce. Everything wants sauce.
          [SPLODGE! {Prop} goes under. The sauce closes over it, and licks its lips.]
          ASK: What's in that stuff?
          LEAD: It won't tell me.`,
        ban: `
          ASK: Put that sauce back in the jar!
          LEAD: At once.
          [A scuffle. A slap. SPLODGE!]
          LEAD: It's asked for a lawyer. ## It's asked for a lawyer. It wants half.`,
        pretend: `
          [{LEAD} stands up straight, in a tall white hat.]
          ASK: And what's this?
          LEAD: A lighthouse.
          ASK: There's smoke coming out!
          LEAD: The keeper's making toast.`,
        hide: `
          ASK: I can smell burning. What's in {hide}?
          ALSO: Only a few vegetables.
          ASK: Which vegetables?
          LEAD: Two carrots and a potato. I'm the potato.`,
        found: `
          LEAD: It says "Catastrophe" on all my hats. I thought that it was French.
          ASK: You could unpick it.
          LEAD: It's the only thing of mine that ever came out evenly.`,
        comfort: `
          LEAD: You look burned out. You aren't. You're caramel.
          ASK: Is there a difference?
          LEAD: Caramel's only sugar that somebody left on the heat too long. And it was worth it.`,
        search: `
          LEAD: I'll ask the sauce.
          [Blub.]
          ASK: What does it say?
          LEAD: "What's it worth to you?" It's been very sharp since the mustard.`,
        wait: `
          LEAD: I'll boil some water, to pass the time. It's my best dish.
          [HISSSS.]
          ASK: It's gone black!
          LEAD: Only at the bottom. The top's still water.`,
        lastWords: `LEAD: I'd like to send my compliments to the chef.`,
        save: `
          LEAD: There's one jar of secret sauce left. I've never dared to open it.
          ASK: Why not?
          LEAD: It's been knocking.
          [SPLODGE! The sauce rolls over {machine}, and tucks it in.]`,
        last: `
          [{ASK} puts down the fork. The plate is clean.]
          LEAD: A clean plate! Where's the dinner gone?
          ASK: I ate it.
          LEAD: On purpose? ## Sober?`,
      },
      turns: [
        `LEAD: I've named a dish after one of you.
         ASK: What's in it?
         LEAD: Cold fish, and a few nuts. ## Tongue, mostly. And tart.`,
        `ASK: I've tasted that dish. It isn't a bit like me!
         LEAD: It grows on you. It grew on the waiter.`,
        `ASK: They've all asked for more of that dish! What did you change?
         LEAD: I took it off the ice, and I added something warm.
         ASK: What was it?
         LEAD: Your mittens.`,
      ],
      twist: 'The Chef names a dish after somebody here',
    },
    {
      effect: 'noise',
      with: 'the frying pan',
      where: "in a pancake that hasn't come down yet",
      freed: 'Flup. The pancake comes down at last. In the middle of it is {prop}.',
      bits: {
        arrive: `
          [KADANG! {LEAD} marches in, beating on a frying pan.]
          LEAD: WHY IS NOBODY CHOPPING?
          ASK: We don't work for you!
          LEAD: I like your spirit. You're on onions.
          ALSO: This isn't a kitchen!
          LEAD: It will be, once it's been shouted at. I ONLY WANT ONE CLEAN PLATE!`,
        again: `
          [KADANG!]
          LEAD: SIX IN THE MORNING, AND THE SOUP'S STILL A CHICKEN!
          ASK: I cried over your onions all night!
          LEAD: Good. Then they're salted.`,
        explain: `
          LEAD: I borrowed it. I needed something to crack the eggs on.
          ASK: It was behind glass!
          LEAD: Glass? I did wonder about the crunch.`,
        flattered: `
          ASK: {call}, we're your humble servants!
          LEAD: I need eleven. WHO CAN PEEL?
          ASK: It was only a compliment!
          LEAD: Then you're on compliments. The next one's on carrots.`,
        teach: `
          LEAD: FIRST OF ALL, YOU SHOUT!
          ASK: Like this?
          LEAD: LOUDER!
          ASK: LIKE THIS?
          LEAD: That's it. That's cooking. ## That's it. That's cooking. You whisper afterward.`,
        attempt: `
          LEAD: It wants salt. WHO'S ON SALT?
          [KADANG! A sack goes over.]
          ASK: That was all of it!
          LEAD: Good. It's seasoned till March.`,
        help: `
          LEAD: BATTER! BUTTER! STAND BACK!
          [KADANG! {Prop} jumps for fright, into a pancake. The pancake flies up. A pause.]
          ASK: It isn't coming down!
          LEAD: IT'S RESTING!`,
        ban: `
          ASK: Stop shouting! From now on you whisper!
          LEAD: I HAVE BEEN WHISPERING.
          [KADANG!]
          LEAD: That was the pan. I can't speak for the pan.`,
        pretend: `
          [{LEAD} ties on a napkin.]
          ASK: And you are?
          LEAD: A guest. I'd like a table by the fire.
          ASK: There isn't any fire.
          LEAD: Give me a minute.`,
        hide: `
          [From {hide}, a sizzle.]
          ASK: Something's frying in there!
          ALSO: It's only a warm day.
          [A pancake flies out, turns over, and flies in again.]
          ASK: And that?
          LEAD: A bird. THAT WAS A BIRD!`,
        found: `
          LEAD: I didn't always shout. I once asked, quite quietly, if anybody was hungry. There was no answer. I'd laid forty plates.
          ASK: I'm hungry.
          LEAD: ARE YOU? I mean, are you?`,
        comfort: `
          LEAD: You've gone flat. I've had that with a hundred soufflés. There's only one cure.
          ASK: What do you do with them?
          LEAD: I call them pancakes. ## I call them pancakes, and take them to bed.`,
        search: `
          LEAD: You, look in the pots! You, look under the lids! You, taste the cat!
          ASK: I will not taste the cat!
          LEAD: THEN HOW WILL WE EVER KNOW?`,
        wait: `
          LEAD: I can wait. I'll count to a hundred. One. Two. Three.
          [A pause.]
          LEAD: WHY ISN'T IT A HUNDRED YET? WHO'S ON HUNDREDS?`,
        lastWords: `LEAD: I'd like somebody to turn off the stove at home. I never found out how. ## I'd like somebody to turn off the stove at home. And to tell whoever's in my bed that breakfast's burned.`,
        save: `
          LEAD: All my life I've shouted, and nobody ever asked me to.
          ASK: I'm asking you! Shout!
          LEAD: SAY THAT AGAIN!
          [KADANG! KADANG! KADANNNNG! {Machine} stands to attention.]`,
        last: `
          [{ASK} lays one more plate.]
          LEAD: WHO'S THAT FOR?
          ASK: You. Sit down.
          LEAD: AND WHAT DO I SHOUT?
          ASK: Nothing. You only chew.`,
      },
      turns: [
        `LEAD: YOU! You're promoted. You're head of peas.
         ASK: I don't work here!
         LEAD: That's just what the last head of peas said.`,
        `ASK: I've counted all the peas. There's one missing.
         LEAD: Which one?
         ASK: I'd called it Roger.
         LEAD: You've got too close. It happens, in peas.`,
        `[Something small and green rolls in.]
         ASK: Roger!
         LEAD: TABLE FOUR CAN WAIT!`,
      ],
      twist: 'The Chef is one pea short',
    },
  ],
}
