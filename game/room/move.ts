import * as v from 'valibot'
import { categories } from '../card.ts'
import { modes } from '../modes.ts'
import { ratings } from '../rating.ts'
import { laughsBody } from '../protocol.ts'
import { audienceCounts } from './show/taps.ts'
import { cleanSeatName } from './seat-name.ts'

export const mostAudience = 500

const name = v.pipe(v.string(), v.maxLength(200), v.transform(cleanSeatName), v.minLength(1))
const person = v.pipe(v.string(), v.regex(/^p\d{1,4}$/))
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const setup = v.strictObject({
  mode: v.picklist(modes),
  rating: v.picklist(ratings),
  audience: v.optional(v.picklist(audienceCounts), 'apart'),
})

/** What people ask for. Those marked (host) are the host's alone, or the screen's while it has the host's place. */
export const moveOf = v.variant('is', [
  v.strictObject({ is: v.literal('join'), name }),
  v.strictObject({ is: v.literal('leave') }),
  /** Oneself; the host anybody. */
  v.strictObject({ is: v.literal('rename'), who: person, name }),
  v.strictObject({ is: v.literal('ready'), isReady: v.boolean() }),
  v.strictObject({ is: v.literal('agree') }),
  /** From the audience, between two rounds. */
  v.strictObject({ is: v.literal('take-seat') }),
  /** A host without a seat takes one, and the screen is no screen any more. (host) */
  v.strictObject({ is: v.literal('sit'), name }),
  /** The other way round, in the lobby, where no other screen is here. (host) */
  v.strictObject({ is: v.literal('become-screen') }),
  v.strictObject({ is: v.literal('set-up'), setup }),
  v.strictObject({ is: v.literal('lock'), isLocked: v.boolean() }),
  v.strictObject({ is: v.literal('hide-code'), isHidden: v.boolean() }),
  v.strictObject({ is: v.literal('remove'), who: person }),
  v.strictObject({ is: v.literal('hand-on'), to: person }),
  /** A round with everybody who is here: from the lobby, or new cards after the curtain. (host) */
  v.strictObject({ is: v.literal('begin') }),
  v.strictObject({
    is: v.literal('choose'),
    category: v.picklist(categories),
    card: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
  }),
  /** Ends the wait that stands: choosing, dealing, parts, a decision, a vote. (host) */
  v.strictObject({ is: v.literal('hurry') }),
  /** "Said it": the room was at step `from`. */
  v.strictObject({ is: v.literal('advance'), from: count(99_999) }),
  /** To any step that is written. (host, screen) */
  v.strictObject({ is: v.literal('go-to'), to: count(99_999) }),
  /** Ends the performance early. (host, screen) */
  v.strictObject({ is: v.literal('end') }),
  /** The story goes on. (host) */
  v.strictObject({ is: v.literal('go-on'), writer: v.picklist(['default', 'house']) }),
  v.strictObject({ is: v.literal('to-lobby') }),
  /** For the funniest script of a duel, by the number of its round; not one's own. */
  v.strictObject({ is: v.literal('vote'), round: count(99_999) }),
  /** The room has shown hands; null where it cannot decide. (host, screen) */
  v.strictObject({ is: v.literal('count-hands'), winner: v.nullable(count(99_999)) }),
  /** For one of the twists that the room is asked about. */
  v.strictObject({
    is: v.literal('tap-twist'),
    chapter: count(999),
    act: count(99),
    twist: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  /** What became of everybody in this evening, for all to see. (host) */
  v.strictObject({ is: v.literal('show-evening'), isShown: v.boolean() }),
  v.strictObject({ is: v.literal('close') }),
])
export type Move = v.InferOutput<typeof moveOf>

/** `POST /api/rooms/:code/moves`. A second move of the same key is the first one again. */
export const moveBody = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  move: moveOf,
})
export type MoveBody = v.InferInput<typeof moveBody>

/** `POST /api/rooms`. A screen has no name. */
export const openRoomBody = v.strictObject({
  name: v.optional(v.nullable(name), null),
  setup,
})
export type OpenRoomBody = v.InferInput<typeof openRoomBody>
/** Left out: the audience counts apart. */
export type FirstSetup = OpenRoomBody['setup']

/** `POST /api/rooms/:code/laughs`: many and small, counted by line and told together. */
export const roomLaughsBody = v.strictObject({
  round: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...laughsBody.entries,
})
export type RoomLaughsBody = v.InferInput<typeof roomLaughsBody>
