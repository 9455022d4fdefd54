import { type Character } from '../../plays/card-types.ts'

/** Believes that things break because they are moved. In the second suite it believes that every trifle is fatal, and dies of it. */
export const divaFortissima: Character = {
  name: 'Diva Fortissima',
  call: 'Diva',
  the: 'the Diva',
  want: 'somebody who stays to the end',
  suites: [
    {
      effect: 'noise',
      with: 'the high note',
      where: 'under a heap of broken glass',
      freed: 'Somebody sweeps. Under the broken glass lies {prop}, without a scratch.',
      bits: {
        arrive: `
          [EEEEEEE! A glass bursts. In comes {LEAD}, one arm in the air.]
          LEAD: It went to pieces! They always do.
          ASK: You broke it!
          LEAD: I moved it. It was a music lover.
          ALSO: Now my spectacles have cracked!
          LEAD: Only at the edges. You're afraid of your feelings.`,
        again: `
          ASK: There's no window left in my house!
          LEAD: I was gargling. ## I was saying good night to a tenor.
          ASK: There's snow on my bed!
          LEAD: They gave me all they had. I bowed to every one of them.`,
        explain: `
          LEAD: I forced nothing. I sang outside, and the window wept.
          ASK: It was in forty pieces!
          LEAD: It had led a very sheltered life.`,
        flattered: `
          ASK: {call}, what a voice! There can't be a dry eye when you sing!
          LEAD: That's the plaster. It comes down in the second verse.
          ASK: I'm sure that you bring down the house!
          LEAD: Four of them. The fifth was in the wrong street.`,
        teach: `
          LEAD: You sing it. You go up on your toes, you think of somebody who left you, and you make sure that they hear.
          [EEEEEEE!]
          ASK: My tooth's fallen out!
          LEAD: It was false. They always confess.`,
        attempt: `
          LEAD: It only wants a little feeling.
          [EEEEEEE! Tinkle, tinkle, tinkle.]
          ASK: There's nothing left of it!
          LEAD: I've never had such a review.`,
        help: `
          LEAD: I feel a song coming on.
          ASK: Not next to that! Swallow it!
          [EEEEEEE! Everything that's made of glass comes down. {Prop} jumps with fright, and lands underneath.]
          ALSO: It's buried! And nobody's wearing gloves!
          LEAD: Leave it. It wants to be alone with what it's heard.`,
        ban: `
          ASK: You aren't to sing another note!
          LEAD: I never sing. I suffer, and it comes out.
          ASK: Then don't suffer!
          LEAD: You've forbidden me to sing!`,
        pretend: `
          [{LEAD}, in a lot of red velvet, hangs against the wall.]
          LEAD: I'm a curtain.
          ASK: And what if I pull the cord?
          LEAD: Then I go up, and nobody gets home before one. ## Then I open, very slowly, and the front row needs a drink.`,
        hide: `
          [From {hide}, very softly, eeeeee.]
          ASK: {Hide} is singing!
          ALSO: That's only the wind.
          ASK: It's not bad at all.
          LEAD: NOT BAD?`,
        found: `
          [Very softly, eeee.]
          LEAD: I only got loud for my grandmother. She was as deaf as a teapot. Then one night the teapot broke, and she looked up.
          ASK: What did she say?
          LEAD: "Is that you, dear?"`,
        comfort: `
          [{LEAD} puts an arm round {ASK}.]
          LEAD: You're shattered. In how many pieces?
          ASK: Thousands!
          LEAD: Then somebody must have sung to you very beautifully.`,
        search: `
          LEAD: If there's any glass in it, I'll find it.
          ASK: There isn't any!
          [EEEEEEE! A crash upstairs. A crash next door. A crash in the distance.]
          LEAD: So it's none of those.`,
        wait: `
          [{LEAD} goes and stands in a corner.]
          LEAD: I'll think about something quiet.
          [Somewhere, a very small glass goes ping.]
          ASK: You sang!
          LEAD: I only thought about the second act.`,
        lastWords: `LEAD: I'd like to go out on a high one. Somebody hold on to the lamp. ## I'd like to go out on a high one. My last tenor did. He never looked happier.`,
        save: `
          LEAD: There's a note that I've never sung. Everybody's always left by then.
          ASK: We'll stay! We'll hold on to something! Sing it!
          LEAD: To the very end?
          [{LEAD} goes up on ten toes. EEEEEEEEEEEE! It goes up, and up, and out through the top.]`,
        last: `
          [{LEAD} sings one note, so softly that a glass begins to hum.]
          ASK: It didn't break!
          LEAD: No. It's joining in.`,
      },
      turns: [
        `[On the floor, among all the splinters, stands one whole glass.]
         LEAD: That one's looking at me.
         ASK: It's only a glass.
         LEAD: They were all only glasses. They wept. That one crossed its arms.`,
        `[EEEEEEE! The glass stands where it stood.]
         LEAD: I gave it my whole heart. I even put my roses in it.
         ASK: And what did it do?
         LEAD: It drank the water.`,
        `[{ASK} picks up the glass, and drops it. It bounces.]
         ASK: It's plastic!
         LEAD: Then it never had any feelings at all?
         ASK: Not one.
         LEAD: A critic. I knew it.`,
      ],
      twist: 'One glass will not break for the Diva',
    },
    {
      effect: 'lost',
      with: 'the last rose',
      where: 'somewhere in nine petticoats',
      freed: 'A petticoat rustles, and then eight more. Out rolls {prop}.',
      bits: {
        arrive: `
          [{LEAD} walks in, coughs once, and dies across {ASK}'s feet. It takes a while.]
          LEAD: I felt a draft. Farewell. Tell Roberto that he's forgiven.
          ASK: Who's Roberto? Speak to me!
          <3+> ALSO: It's too late. It's all over.
          [{LEAD} gets up, and bows to every side.]
          LEAD: Not one rose? In Naples they threw furniture.`,
        again: `
          ASK: You died four times last night!
          LEAD: Did you like the third?
          ASK: I sent for an undertaker!
          LEAD: I know. He stayed for the fourth. ## I know. He stayed for breakfast.`,
        explain: `
          LEAD: I pressed it to my heart, and used up my last strength.
          ASK: You ran for two miles!
          LEAD: I have such a lot of last strength.`,
        flattered: `
          ASK: {call}, nobody dies as beautifully as you do!
          LEAD: It's what sells the seats.
          ASK: Which one should I see?
          LEAD: Tuesdays, I go of a fever. Saturdays there's a matinee, with wolves. ## Tuesdays, I go of a fever. Saturdays, of love. That takes forty minutes, and there's a towel.`,
        teach: `
          LEAD: You simply die of it. One hand goes to the heart. The other looks for the wall.
          [A thump.]
          ASK: Like that? Ow!
          LEAD: That was a fall. And where was Roberto in it?`,
        attempt: `
          LEAD: I'll do this, if it's the last thing I do.
          [A great effort. {LEAD} sinks to the floor.]
          ASK: Did you do it?
          LEAD: No. But it was the last thing.`,
        help: `
          LEAD: Let me press it to my bosom, just once.
          ASK: Don't you dare to die on it!
          [{LEAD} dies on it. It takes nine petticoats. When they settle, {prop} is gone.]
          ALSO: Get up! It's in there somewhere!
          LEAD: Too late. We go together.`,
        ban: `
          ASK: There's to be no more dying! Not in here!
          LEAD: Would you take a fever?
          ASK: No!
          LEAD: A limp?
          ASK: A small one.`,
        pretend: `
          [{LEAD} lies down flat, in all that lace.]
          LEAD: I'm a tomb.
          ASK: I'm so sorry. Whose are you?
          LEAD: It'll say when they've finished the statue. You may leave the flowers there.`,
        hide: `
          ASK: Something in {hide} is groaning!
          ALSO: It's a very old one.
          LEAD: FAREWELL, BLUE SKY! FAREWELL, ROBERTO!
          ASK: I've never known one to take it so hard.`,
        found: `
          [A sigh, and a rustle of lace.]
          LEAD: Roberto threw me a rose once. Then he had to run for his tram. He never saw how it ended.
          ASK: Is that why you do it again, every night?
          LEAD: He may have caught a later one.`,
        comfort: `
          [{LEAD} fans {ASK}.]
          LEAD: You've gone quite white. Is it the end? I've had six of those since lunch.
          ASK: What comes after?
          LEAD: Somebody helps you up, and there's supper. ## Somebody helps you up, and unhooks you, and there's supper.`,
        search: `
          LEAD: It's gone! Gone for ever!
          ASK: We haven't even begun to look!
          [{LEAD} sinks down, one hand on the brow.]
          LEAD: You look up there. I'll do the floor.`,
        wait: `
          [{LEAD} lies down, and folds both hands.]
          LEAD: I'll be dead for a minute. Nobody need look.
          ASK: Nobody is.
          [A long pause.]
          LEAD: I've recovered. I don't know what came over me.`,
        lastWords: `LEAD: I'd like you all to fall to the left. The floor's softer there, and it's your better side.`,
        save: `
          LEAD: Look at {machine}! What a performance! And not one person has thrown a flower!
          ASK: We haven't got a flower!
          LEAD: I have a rose. It's Roberto's. I'll tell him that it was for a colleague.
          [{LEAD} kisses the last rose, cries "Bravo!", and throws it {at}.]`,
        last: `
          [{ASK} throws something small and red in front of {LEAD}'s feet.]
          LEAD: Is that a rose?
          ASK: It's a radish. It's all I could find.
          LEAD: It only needs water. And you stayed to the end!`,
      },
      turns: [
        `LEAD: I've made my will. I'm leaving you my fan.
         ASK: How lovely! May I hold it?
         LEAD: After the funeral. It's very warm in here.`,
        `ASK: Am I in that will, too?
         LEAD: You had the piano. Then you sneezed in my farewell.
         ASK: And what do I get now?
         LEAD: The stool.`,
        `ASK: I've read your will. Cross me out. I don't want any of it.
         LEAD: What do you want, then?
         ASK: For you to stay.
         LEAD: Somebody hand me a pen. The piano's yours.`,
      ],
      twist: 'One sneeze, and the Diva changes the will',
    },
  ],
}
