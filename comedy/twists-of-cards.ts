import { seededRandom, shuffle } from '../game/random.ts'
import { type Brief } from './beat-sheet.ts'
import { typeset } from './grammar/typeset.ts'
import { loadCards } from './plays/load-cards.ts'
import { type Steering } from './steering.ts'
import { type Twist } from '../game/room/show/twists.ts'

const offered = 3

/** What these cards can do to any story, where its writer offers nothing for an act; none for cards of which no play is written. */
export async function twistsOfCards(
  brief: Brief,
  steered: readonly Steering[],
  act: number,
): Promise<Twist[]> {
  const cards = await loadCards(brief).catch(() => null)
  if (cards === null) return []
  const { program, character, setting } = cards
  const people = brief.cast.map(({ name }) => program.people[name])
  const sentences = [...character.suites, ...setting.ways, ...people].flatMap((one) =>
    one === undefined ? [] : [typeset(one.twist)],
  )
  const chosen = steered.flatMap(({ twist }) => twist?.sentence ?? [])
  const left = [...new Set(sentences)].filter((sentence) => !chosen.includes(sentence))
  if (left.length < offered) return []
  const some = shuffle(left, seededRandom(`${brief.seed}|twists, act ${act}`)).slice(0, offered)
  return some.map((sentence, n) => ({ id: `card-${act}-${n}`, sentence }))
}
