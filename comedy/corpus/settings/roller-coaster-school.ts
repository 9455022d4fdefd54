import { type Setting } from '../../plays/card-types.ts'

/** A roller coaster that goes when a hand goes up; and a bell after which everybody must do the next subject. */
export const rollerCoasterSchool: Setting = {
  name: 'Roller Coaster School',
  side: 'EXT.',
  a: 'a roller coaster school',
  round: 'a very small school globe',
  roundLook: 'Some of it is even labeled',
  tall: 'two lunch boxes and an apple',
  food: 'school pudding',
  tool: 'a ruler',
  rooms: ['PLATFORM ONE', 'FRONT ROW', 'UNDER THE LOOP', 'DETENTION', 'TOP OF THE DROP'],
  ways: [
    {
      machine: 'the roller coaster',
      at: 'into the roller coaster',
      hide: 'the chemistry closet',
      hideNoise: 'a test tube',
      change: 'small',
      hush: 'At the top of the drop, an empty car stops, and rocks.',
      rise: 'Somebody cheers, with both arms. SHOOOM! The roller coaster takes everybody up, and over.',
      treat: 'the view upside down',
      kept: 'on the roller coaster',
      gives: 'SHOOOM! Round the last bend, in the front seat, comes {prop}.',
      bits: {
        why: `
          ASK: Who puts {event} in {a}?
          HOST: It's educational. Whoever's been on it says "never again", and means it. ## It's like my marriage. You scream, you're sick, and then there's a photograph.`,
        intro: `
          HIT: Excuse me. I have a question.
          [{HIT} puts up a hand. SHOOOM! {HIT} is gone. SHOOOM! {HIT} is back, with different hair.]
          HOST: Keep your hands down! This is a school, but it's also a roller coaster. Hands up means "go".
          ASK: Then how does anybody learn anything?
          HOST: Fast, and then backward.`,
        again: `
          [Shooom.]
          ASK: Has that been running all night?
          HOST: The janitor yawned, with both arms.`,
        stir: `
          [SHOOOM! {ASK} is gone. SHOOOM! {ASK} is back.]
          ASK: I was only fixing my hair!
          HOST: And how is it now?`,
        takes: `
          ASK: Hands up, who'll look after {prop}?
          [SHOOOM! Everybody's gone. SHOOOM! Everybody's back. {Prop} isn't.]
          HOST: It's doing another round. It's very keen.`,
        uses: `
          ASK: From now on, nobody puts a hand up, ever. Who's with me?
          [Everybody puts up a hand. SHOOOM!]`,
        crowd: `
          [A train of cars rolls in. In it sit {crowd}, with their hair straight back.]
          ASK: How long have they been on it?
          HOST: Since parents' day. They keep putting up a hand to ask if they may get off.`,
        door: `
          ASK: I want to go home.
          HOST: You need permission. You know how one asks.
          [{ASK} thinks. {ASK} puts up one finger. Shoom. {ASK} is back, with half a haircut.]
          HOST: Any other questions?`,
        stow: `
          HOST: Into the chemistry closet! If the bottle's green, don't breathe. If it's pink, you already have.
          [The closet shuts. Fizz.]`,
        back: `[Poof. The chemistry closet opens. Out comes {thing}, no taller than a lunch box, in a pink cloud.]`,
        peak: `
          [SHOOOM! SHOOOM! SHOOOM! Everybody is in it, and it does not stop.]
          ASK: All right! Make it stop!
          HOST: It has lovely manners. It'll stop if it's asked.
          HIT: How do we ask it?
          HOST: You put up your hand.`,
        gift: `
          [A gold star flutters down, and sticks to {ASK}'s nose.]
          ASK: What have I done?
          HOST: It's for screaming in whole sentences. The school's only ever had the one star.`,
      },
      worse: {
        noise: `
          [SHOOOM! An empty car goes by, looking tired.]
          ASK: When's it ever over?
          HOST: When the last bell goes. But the last bell broke. It's been Monday for thirty years.`,
        lost: `
          [SHOOOM! An empty car goes by, looking at its wheels.]
          ASK: Does it do that when it's sad?
          HOST: It's Friday. The others have show-and-tell. It never had anything to show. So it goes round.`,
        stuck: `
          [SHOOOM! An empty car goes by, looking back.]
          ASK: What's it looking for?
          HOST: Us. It brings everybody back safe, and what do they do? They jump out, and run. Just once, it would like somebody to hang on.`,
        mixed: `
          [SHOOOM! An empty car goes by, chewing a pencil.]
          ASK: Hasn't it learned when to stop?
          HOST: It's still in first grade. It does try. But every year it comes out just where it went in.`,
        mess: `
          [SHOOOM! An empty car goes by. EEEEEEEE!]
          ASK: Who's that screaming? It's empty!
          HOST: I never noticed! One thinks that it's the children. It's been so dry this year. Or thirty.`,
      },
      saves: {
        noise: `
          [The roller coaster slows down. It rolls in, stops, and drops its bag.]
          HIT: It's stopped!
          HOST: It thinks that was the bell. It's Monday afternoon! It's never had one!`,
        lost: `
          [It lands in the front car. The roller coaster slows down, stops, and holds it up.]
          HIT: What's it doing?
          HOST: Show-and-tell! Everybody say "ooh". And don't put your hands up.`,
        stuck: `
          [{With} catches the last car, and hangs on. The roller coaster slows down, and stops.]
          HIT: It's being kept behind!
          HOST: With somebody! It doesn't want to go anywhere. It's wagging its last car.`,
        mixed: `
          [The roller coaster wobbles, takes a left turn that was never there, and stops behind the gym.]
          HIT: This isn't where we got on!
          HOST: It's come out somewhere else! Thirty years! I'm putting it up to second grade.`,
        mess: `
          [It runs along the rails, up and down and round. The screaming dies away. The roller coaster stops.]
          HIT: Listen. Birds.
          HOST: So it was never the children. It was the wheels. And all those years we used to wave.`,
      },
      turns: [
        `[Flash!]
         ASK: What was that?
         HOST: The class photograph. It goes off at the drop.
         ASK: But my mouth was open!
         HOST: It always is. We tell people by their tonsils.`,
        `HIT: The photograph's ready. Who's that in the back row, with the sandwich?
         HOST: The school inspector. He came to see if it's safe.
         HIT: When was that?
         HOST: Look at the sandwich.`,
        `[Flash!]
         ASK: Look, the inspector's holding up a note in this one! "May I get off?"
         HOST: Well, that isn't how one asks.`,
      ],
      twist: 'A stranger keeps turning up in class photos',
    },
    {
      machine: 'the school bell',
      at: 'into the school bell',
      hide: 'the pudding pot',
      hideNoise: 'a raisin',
      change: 'hot',
      hush: 'Over the door, the clapper swings, and only just misses.',
      rise: 'BRRRANG! "GYM!" Everybody jumps, and the springs in the yard do the rest.',
      treat: 'the singing',
      kept: 'up in the school bell',
      gives: 'BRRRANG! "HOME TIME!" Out of the bell falls {prop}.',
      bits: {
        why: `
          ASK: Why ever have {event} in {a}?
          HOST: I hated school. I thought that this time I'd bring friends. ## I hated school. I thought that this time I'd bring gin.`,
        intro: `
          [BRRRANG! The school bell swings. "GYM!" {HIT} begins to jump up and down.]
          HIT: What am I doing?
          HOST: It's gym. When it rings again, it's the next lesson, and we all have to.
          ASK: How long is a lesson?
          [BRRRANG! "SINGING!"]
          ASK: Ho-o-ow lo-o-ong?
          HOST: Abou-ou-out tha-a-at!`,
        again: `
          [Brrrang. "ARITHMETIC."]
          ASK: Good morning. What's for breakfast?
          HOST: You have three eggs, and I take away two.
          ASK: That isn't arithmetic. That's robbery.`,
        stir: `
          [BRRRANG! "MANNERS!"]
          ASK: After you.
          HOST: After you.
          ASK: I insist.
          [BRRRANG! "GYM!" Two heads meet in one doorway.]`,
        takes: `
          [BRRRANG! "BALL GAMES!" {ASK} throws {prop}, as far as it will go.]
          ASK: I couldn't help it!
          HOST: Right into the bell, too. Top marks.`,
        uses: `
          ASK: If it can be anything, let it be lunch!
          [BRRRANG! "LUNCH!"]
          ASK: It worked! Pass me the pud...
          [BRRRANG! "LATIN!"]
          ASK: ...dingus.`,
        crowd: `
          [BRRRANG! "ASSEMBLY!" In come {crowd}, and sit down on the ground, legs crossed.]
          ASK: They haven't been at school for years!
          HOST: The knees remember.`,
        door: `
          ASK: I'm leaving.
          HOST: Have you a note from your mother?
          ASK: My mother's ninety!
          HOST: Then the handwriting will be lovely.`,
        stow: `
          HOST: Into the pudding pot! Stay under the skin!
          [Blup.]`,
        back: `[Blup. The skin on the pudding breaks. Up comes {thing}, piping hot, with a raisin at each end.]`,
        peak: `
          [BRRRANG! BRRRANG! "EVERYTHING!"]
          ASK: All of them at once?
          HOST: It's the big exam. You sing it, in Latin, on one leg.
          HIT: And if we fail?
          HOST: It's back to the sandbox, and start again. I'd be out when I'm ninety.`,
        gift: `
          [Brrrang, very softly. "FREE PERIOD."]
          ASK: What do we do in that?
          HOST: I've no idea. We've never had one. Just stand here with me.`,
      },
      worse: {
        noise: `
          [BRRRANG! "FOLK DANCE!" A heel comes down on a toe.]
          ASK: Does that bell never take a break?
          HOST: It rings for other people's. Who'd ever ring for the bell?`,
        lost: `
          [BRRRANG! "FOLK DANCE!" A heel comes down on a toe.]
          ASK: It should know all this by now!
          HOST: It's hollow. It's heard every lesson there is, and there's nothing in there to keep one in.`,
        stuck: `
          [BRRRANG! "FOLK DANCE!" A heel comes down on a toe.]
          ASK: Would it please be quiet?
          HOST: It'd love to. But it's all tongue. And everybody here tells it to speak up.`,
        mixed: `
          [BRRRANG! "FOLK DANCE!" A heel comes down on a toe.]
          ASK: How does it always know what comes next?
          HOST: It pays attention. There's a window right beside it, and it's never once looked out.`,
        mess: `
          [BRRRANG! "FOLK DANCE!" A heel comes down on a toe.]
          ASK: Does this school never close?
          HOST: Only for bad weather. But the bell hangs under a roof. It's still waiting to see some.`,
      },
      saves: {
        noise: `
          [The bell stops, with its mouth open. It listens.]
          HIT: It isn't ringing!
          HOST: Somebody rang for the bell! It's gone out to play.`,
        lost: `
          [It flies up inside the bell, and stays there. BRRR... Tock.]
          HIT: It only goes "tock"!
          HOST: It's got something in its head at last. Leave it. It's thinking.`,
        stuck: `
          [{With} goes round the clapper, and holds. BRR... Silence.]
          HIT: It can't say a thing!
          HOST: So that's what summer sounds like.`,
        mixed: `
          [The bell swings round, and looks out of the window. "GEOGR..." it says. "OH. A BUTTERFLY."]
          HIT: What do we have to do for that one?
          HOST: Nothing. It's daydreaming. It's got thirty years to catch up on.`,
        mess: `
          [It pours down over the bell. BRRGLGLGL. "SCHOOL CLOSED," it says. "WEATHER."]
          HIT: But that wasn't weather!
          HOST: It's only read about it. Somebody throw a leaf.`,
      },
      turns: [
        `ASK: My homework's gone!
         HOST: The dog ate it.
         ASK: What dog?
         HOST: There's only the one. He's top of the class.`,
        `HIT: That dog's eating my essay!
         HOST: Does he like it?
         HIT: He's left the last page.
         HOST: Then you've a weak ending.`,
        `[A dog lays a sheet of paper on {ASK}'s shoe. It is chewed, and has red ink on it.]
         ASK: He's marked the homework!
         HOST: What did you get?
         ASK: "Good boy."`,
      ],
      twist: "The top pupil eats everybody's homework",
    },
  ],
}
