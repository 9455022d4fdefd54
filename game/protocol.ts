import * as v from 'valibot'
import { type Card, type Category, type Collections } from './card.ts'
import { type Assignment, type Cast } from './cast.ts'
import { modes, type Mode } from './modes.ts'
import { type ProblemCode } from './problem.ts'
import { ratings, type Rating } from './rating.ts'
import { cleanPlayerName, fitsMode, mostPlayers } from './seats.ts'

/** `GET /api/cards` */
export type CardsAnswer = Collections

/** `GET /api/contact`: what whoever runs this game wants to be known by. Each is text, whatever it looks like. */
export type ContactAnswer = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly funFact: string
}

/**
 * `POST /api/scripts`: which cards, by id; players' names in the order of their seats: none in the quick game, in
 * head-to-head that of whose turn it is (or all), in group play all. Names come out of it clean.
 */
export const startScriptBody = v.pipe(
  v.strictObject({
    mode: v.picklist(modes),
    rating: v.picklist(ratings),
    cards: v.strictObject({ characters: cardId(), programs: cardId(), settings: cardId() }),
    players: v.optional(v.pipe(v.array(playerName()), v.maxLength(mostPlayers)), []),
  }),
  v.check(({ mode, players }) => fitsMode(players, mode)),
)
export type StartScriptBody = v.InferInput<typeof startScriptBody>
/** The same as it is once it was read. */
export type StartScript = v.InferOutput<typeof startScriptBody>

/** `POST /api/scripts/:id/continuations`: who writes it; without a word, the writer that the host has set up. */
export const continueScriptBody = v.strictObject({
  writer: v.optional(v.picklist(['default', 'house']), 'default'),
})
export type ContinueScriptBody = v.InferInput<typeof continueScriptBody>

function cardId() {
  return v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))
}

/** A screen sends at most `longestPlayerName` characters; what is far from that was not typed into one. */
function playerName() {
  return v.pipe(v.string(), v.maxLength(200), v.transform(cleanPlayerName), v.minLength(1))
}

export const scriptStates = ['writing', 'written', 'stopped', 'failed'] as const
/** `stopped` by the player, `failed` by a writer; in both the text so far stays. */
export type ScriptState = (typeof scriptStates)[number]

/** Who wrote a chapter: "The house writer" or the AI model's name. */
export type ChapterView = {
  readonly writer: string
  readonly state: ScriptState
  readonly problem: ProblemView | null
  readonly acts: number
  readonly promisedWords: number
}

export type ProblemView = { readonly code: ProblemCode; readonly sentence: string }

/** `GET /api/scripts/:id`, and the answer to starting and continuing one. */
export type ScriptView = {
  readonly id: string
  readonly mode: Mode
  readonly rating: Rating
  readonly draw: { readonly [K in Category]: Card }
  readonly cast: Cast
  /** Whom it was started for, in the order of their seats, told apart; nobody in the quick game. */
  readonly players: readonly string[]
  /** Each player's part in group play; otherwise empty. */
  readonly assignments: readonly Assignment[]
  readonly state: ScriptState
  readonly createdAt: string
  /** The first writing and each continuation, in order. */
  readonly chapters: readonly ChapterView[]
  /** Only in the answer to a start, when it is there that soon: piece 1, so that nobody waits for a stream to open. */
  readonly opening?: PieceEvent
}

/** `GET /api/scripts`: mine, newest first. */
export type ScriptListAnswer = { readonly scripts: readonly ScriptView[] }

/**
 * `GET /api/scripts/:id/events`: every stored piece in order, each with its number as the event's id, so that a browser
 * resumes with Last-Event-ID; then `end`. A piece goes on the text of one act of one chapter (both count from 0):
 * first `drop` UTF-16 units are taken off that text's end, then `text` is added.
 */
export type PieceEvent = {
  readonly chapter: number
  readonly act: number
  readonly drop: number
  readonly text: string
}

/** The last event of a stream: nothing is being written, and every piece was told. */
export type EndEvent = { readonly state: ScriptState; readonly problem: ProblemView | null }

/** `GET /api/session`. Null when nobody is signed in. */
export type SessionView = {
  readonly user: {
    readonly uid: string
    readonly displayName: string | null
    readonly email: string | null
    readonly photoURL: string | null
    readonly isAnonymous: boolean
  } | null
  /** What the host has set up. */
  readonly host: { readonly writer: string; readonly google: boolean }
}

/** What Google's popup posts to the page that opened it, on the same origin. Without a problem, a session has begun. */
export type GoogleAnswer = { readonly type: 'google-sign-in'; readonly problem: ProblemView | null }
