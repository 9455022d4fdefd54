import { type Setting } from '../../plays/card-types.ts'

/** A floor that throws up the luggage for a hundred years; and a manager who answers by halves, one at each bounce. */
export const trampolineHotel: Setting = {
  name: 'Trampoline Hotel',
  side: 'INT.',
  a: 'a trampoline hotel',
  round: 'a bouncy ball',
  roundLook: 'It has a great deal of spring',
  tall: 'four hatboxes and a pillow',
  food: 'cold pancakes',
  tool: 'a coat hanger',
  rooms: ['RECEPTION', 'ROOM NINE', 'BREAKFAST ROOM', 'CORRIDOR', 'TOP FLOOR, BRIEFLY'],
  ways: [
    {
      machine: 'the floor',
      at: 'onto the floor',
      hide: 'the minibar',
      hideNoise: 'a peanut',
      change: 'cold',
      hush: 'High up, an old trunk thinks of coming down.',
      rise: 'BOYOYOING! Everybody goes up, and is in no hurry.',
      treat: 'the ups and downs',
      kept: 'past the sixth floor',
      gives: 'THUMP! Out of nowhere, {prop} comes down, and bounces twice.',
      bits: {
        why: `
          ASK: Of all places, why have {event} in {a}?
          HOST: It cheers people up. You can't stay down here. I've tried. ## It cheers people up. You can't stay down here. Nor can a nightgown.`,
        intro: `
          [BOYOYOING! {HIT}'s suitcase goes up, and does not come down.]
          HIT: I only put it on the floor!
          HOST: That's the trampoline. Every floor in the house is. Whatever goes up comes down again.
          ASK: When?
          [THUMP! A trunk lands, in a cloud of dust.]
          HOST: It varies. My grandmother was asking after that one.`,
        again: `
          [THUMP.]
          ASK: It's my suitcase! It's come down! And where did all these stickers come from?
          HOST: It went up for one night. It's been to Peru.`,
        stir: `
          [BOYOING! Up goes {ASK}, and down.]
          ASK: I never moved a muscle!
          HOST: No. Somebody sat down on the fourth floor. ## No. There's a honeymoon on the fourth floor.`,
        takes: `
          [{ASK} drops {prop}. BOYOYOING! Everybody looks up.]
          ASK: When does it come down?
          HOST: Some time between now and Easter.`,
        uses: `
          ASK: The trick is to walk like a cat. Softly. Softly. You see? Softly...
          [BOYOYOING! THUMP.]
          HOST: You'd have done better to stamp. It's ticklish.`,
        crowd: `
          [In through the revolving door bounce {crowd}. Only the legs can be seen. Then only the hats.]
          ASK: I can't tell who's who!
          HOST: Give it time. You'll have met all of them by the second floor. ## Give it time. By the second floor, you'll have been in everybody's lap.`,
        door: `
          ASK: I'm checking out!
          [{ASK} runs at the door. BOYOING! {ASK} is back at the desk.]
          HOST: Welcome back! They always come back.
          ASK: The door's made of rubber!
          HOST: It's in the brochure. "Nine out of ten guests return."`,
        stow: `
          HOST: Into the minibar! Don't touch the peanuts. They charge by the nut.
          [KLUPP.]`,
        back: `[KLUPP. Out of the minibar comes {thing}, ice-cold, with a bill.]`,
        peak: `
          [THUMP. A hatbox. THUMP. A tuba. THUMP. THUMP. THUMP.]
          ASK: It's everything that ever went up! It's all coming down at once!
          HOST: That's a hundred years of luggage.
          HIT: What's that great big shadow, getting bigger?
          HOST: We used to have a swimming pool.`,
        gift: `
          [Very softly, {ASK} is lifted an inch, and set down. And an inch. And an inch.]
          ASK: I was bounced like this on somebody's knee!
          HOST: We don't put that on the bill. It isn't us that does it.`,
      },
      worse: {
        noise: `
          [BOYOYOING! Up goes a sofa.]
          ASK: What's that jangling, under the carpet?
          HOST: Nine hundred springs, each on a note of its own. They can't agree. It makes the floor so nervous that it jumps.`,
        lost: `
          [BOYOYOING! Up goes the piano.]
          ASK: Why can't it keep hold of anything?
          HOST: It's been put down on since the day it opened. Put down, dropped, and sat on. Just once, it would like to be handed something.`,
        stuck: `
          [BOYOYOING! Up goes the reception desk.]
          ASK: It never used to be as wild as this!
          HOST: One of the springs has come off, in the corner. The others have to do its work. They're furious.`,
        mixed: `
          [BOYOYOING! Up goes the fish tank.]
          ASK: Couldn't it just lie still, like a mattress?
          HOST: Don't let it hear you! It was with the circus. It says that a mattress is a trampoline that's given up.`,
        mess: `
          [BOYOYOING! Up goes the chandelier. Farther.]
          ASK: It's as tight as a drum!
          HOST: It's the dry air. It's sailcloth, really. It went round the world once, on a ship. It hasn't been damp since.`,
      },
      saves: {
        noise: `
          [Under the carpet, nine hundred springs join in, on one note. Mmmmm. A swimming pool comes down, and hardly splashes.]
          HIT: It's stopped jumping!
          HOST: They've agreed on something. I never thought that I'd live to hear it.`,
        lost: `
          [It lands. A small boyoing. It sinks in, and stays. So does a swimming pool, right beside it.]
          HIT: It's keeping it!
          HOST: Nobody dropped that on it. That was given. It's holding quite still, so as not to wake it.`,
        stuck: `
          [It hooks itself from the floor to the wall, in the corner, and pulls. A swimming pool lands, and sits.]
          HIT: It's perfectly level!
          HOST: Eight hundred and ninety-nine springs, and every one of them just said "finally".`,
        mixed: `
          [The floor quivers, plumps itself up, and goes soft. A swimming pool sinks in, up to the diving board.]
          HIT: It's like lying on a cloud!
          HOST: It's muddled itself up with a mattress. It's asking who'd like to be read to.`,
        mess: `
          [It soaks in. Boyo... squish. The floor sags, and rocks, gently. A swimming pool floats down, and drops anchor.]
          HIT: It's moving like the sea!
          HOST: It's remembering that it was a sail. Somebody ought to give it a sunset.`,
      },
      turns: [
        `[Past the window goes a lady, upward. Then a gentleman, downward.]
         ASK: Who are those two?
         HOST: The newlyweds. They've got the honeymoon suite. So far, they've only met in passing.`,
        `[A gentleman, upward. A lady, downward. They shake hands.]
         HIT: They're getting closer!
         HOST: By Thursday they'll be on first names.`,
        `[Past the window, side by side, go a lady and a gentleman.]
         ASK: They're going up together! How did they do it?
         HOST: One of them waited. ## One of them waited. I'd look away. They've a lot to get done before the top.`,
      ],
      twist: 'The newlyweds keep missing each other in midair',
    },
    {
      machine: 'the manager',
      at: 'at the manager',
      hide: 'the pancake pile',
      hideNoise: 'a blueberry',
      change: 'sticky',
      hush: 'Above the desk, the manager hangs in the air, with her mouth open.',
      rise: 'BOINK! The manager shakes hands with everybody at once. They all leave the floor.',
      treat: 'the manager',
      kept: 'in the soup',
      gives: 'BOINK. "I\'VE LOST IT..." She sinks. BOINK. "...IS WHAT I THOUGHT." She hands over {prop}.',
      bits: {
        why: `
          ASK: And they said that {a} was right for {event}?
          HOST: I asked the manager. She said "absolutely". I didn't wait for the "not".`,
        intro: `
          [BOINK. Over the desk comes a head. "WELCOME! YOUR ROOMS ARE ALL ON FI..." It sinks.]
          HIT: On fire?
          [BOINK. "...VE. ENJOY THE VIEW."]
          HOST: That's the manager. She's been bouncing since we opened. She only ever gets out half an answer.
          ASK: So which half should we believe?
          HOST: It's wise to wait for both. We lost a lot of guests at "fi".`,
        again: `
          [BOINK. "GOOD MORNING! I'M SORRY TO SEE THAT YOU ALL..." She sinks.]
          ASK: That we all what?
          [BOINK. "...GOT UP SO EARLY."]
          HOST: She's been up since five. And down since five.`,
        stir: `
          [BOINK. "I'VE PUT A BIG HAIRY SPIDER IN YOUR BED..." She sinks.]
          ASK: In my bed? Why?
          [BOINK. "...TIME STORY. IT'S ON PAGE NINE."]
          HOST: I've read that one. The fly's very good in it.`,
        takes: `
          [BOINK. "SHALL I PUT {PROP} IN THE S..." She sinks, and takes it along.]
          ASK: In the safe? How kind!
          [BOINK. "...OUP?"]
          HOST: I did say. It's wise to wait for both.`,
        uses: `
          ASK: I'll ask her something that only takes one word. Manager! Is there another way out?
          [BOINK. "YES..."]
          ASK: There is! We're saved!
          [BOINK. "...TERDAY THERE WAS."]`,
        crowd: `
          [The revolving door goes round, and round. Out of it stagger {crowd}.]
          [BOINK. "THEY WOULD LIKE TO EAT YOU..." She sinks. ## BOINK. "THEY ASK YOU TO TAKE OFF YOUR CLO..." She sinks.]
          ASK: To eat me? ## My clothes? All of them?
          [BOINK. "...R SANDWICHES." ## BOINK. "...GS. THEY MARK THE FLOOR."]
          HOST: You see? It pays to wait. Although they do look disappointed. ## You see? It pays to wait. You can do up that button again.`,
        door: `
          ASK: Manager! What's the quickest way to the street?
          [BOINK. "YOU GO OUT OF THE WINDOW..." CRASH. {ASK} is gone. BOYOING! {ASK} is back.]
          ["...CLEANER'S CLOSET, AND TURN LEFT."]
          HOST: You didn't wait for the closet.`,
        stow: `
          HOST: Into the pancake pile! Lie flat! Not that flat. You'll be ordered.
          [FLAPP.]`,
        back: `[FLAPP. Out of the pancake pile comes {thing}, with butter on top, and syrup down to the floor.]`,
        peak: `
          [BOINK! The desk splits. "EVERYBODY RUN FOR YOUR LI..." She goes up, and through the ceiling.]
          ASK: For our lives!
          HOST: Let's not be hasty. It could be "library cards".
          HIT: And if it's "lives"?
          HOST: Then we'll know as soon as she lands on us.`,
        gift: `
          ["I'M AFRAID THAT I MUST ASK YOU TO LEAVE..." says the manager to {ASK}, and runs out of breath.]
          ASK: Oh. Yes. Of course.
          ["...YOUR ADDRESS. I'D LIKE TO WRITE."]`,
      },
      worse: {
        noise: `
          [BOINK! "PLEASE RING THE..." She bumps her head on the ceiling.]
          ASK: Why can't she just stay down?
          HOST: She has to stay up until a guest calls for her. There was a bell on the desk. It bounced out of the window.`,
        lost: `
          [BOINK! "I HAVE NOTHING AGAINST..." She bumps her head on the ceiling.]
          ASK: How can anybody stay up for so long?
          HOST: She's light. Thirty years of guests, and not one of them's left her so much as a tip. There's nothing to keep her down.`,
        stuck: `
          [BOINK! "DO HOLD ON TO..." She bumps her head on the ceiling.]
          ASK: Wouldn't she rather sit?
          HOST: There was a belt on that chair, but it only went round the chair. In all these years, I've never seen her chin.`,
        mixed: `
          [BOINK! "AFTER..." She bumps her head on the ceiling.]
          ASK: Does she have to jump like that?
          HOST: She was taught that the staff should rise for a guest. And wherever she looks, there's one of us.`,
        mess: `
          [BOINK! "MIND THE WET..." She bumps her head on the ceiling.]
          ASK: What makes her bounce so high?
          HOST: The polish. She does the floor herself, each time that she comes by. There isn't a speck on it to slow her down.`,
      },
      saves: {
        noise: `
          ["COMING!" The manager lands behind the desk, and stays. "...LAC BATHROBES. THE POOL IS OPEN."]
          HIT: She's down!
          HOST: Somebody called! It was all she ever wanted, apart from the other half of lunch.`,
        lost: `
          [She catches it, looks at it, and sinks. She stays down. "...ME SHERBET. IT'S FREE, AT THE DESK."]
          HIT: She isn't going up again!
          HOST: It's her first tip. It doesn't weigh much, I suppose. But she's touched. It goes to the legs.`,
        stuck: `
          [It pulls tight round the manager, the chair and the desk. BOI... She stays. "...BRARY CARDS."]
          HIT: It really was library cards!
          HOST: Never mind the cards. Look! She's got a chin!`,
        mixed: `
          [The manager stops in midair. The hotel goes on, up and down, up and down, around her. "...ON TAMER. HE'S IN THE BAR."]
          HIT: She's standing still! We're bouncing!
          HOST: She thinks that she's the guest. I must say, she's very good at it. She's already complained.`,
        mess: `
          [It pours over the manager, and all across her floor. BOI... splotch. "...NOLEUM! MY BEAUTIFUL LINOLEUM!"]
          HIT: She's landed!
          HOST: And she won't leave that floor until it's clean. I'd go slowly with the mop.`,
      },
      turns: [
        `ASK: I ordered a boiled egg.
         [An egg goes by, upward.]
         HOST: There it is. You have to be quick with the spoon.`,
        `HIT: I'm getting the hang of breakfast. I've buttered it!
         HOST: The toast?
         HIT: The waiter.`,
        `[An egg comes down, and lands in {ASK}'s egg cup. Tok.]
         ASK: It's perfect! It's exactly four minutes!
         HOST: It was raw when it left.`,
      ],
      twist: 'Breakfast at the hotel has to be caught',
    },
  ],
}
