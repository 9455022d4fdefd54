import * as v from 'valibot'
import { type Card, type Category, type Collections } from './card.ts'
import { type Assignment, type Cast } from './cast.ts'
import { mostLaughs } from './laughs.ts'
import { modes, type Mode } from './modes.ts'
import { type ProblemCode } from './problem.ts'
import { ratings, type Rating } from './rating.ts'
import { cleanPlayerName, fitsMode, mostPlayers } from './seats.ts'
import { cleanTitle } from './title.ts'

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

/** What `GET /api/scripts` may be asked; `after` is the `next` of the answer before. */
export const scriptListQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  after: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), null),
})

/** `PATCH /api/scripts/:id` */
export const renameScriptBody = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(1000), v.transform(cleanTitle), v.minLength(1)),
})
export type RenameScriptBody = v.InferInput<typeof renameScriptBody>

/**
 * `POST /api/scripts/:id/versions`: the same script, written another way from chapter `from` on (0: all of it). The
 * version before stays as it is; the answer is the new one, a script of its own in the same family.
 */
export const newVersionBody = v.strictObject({
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  writer: v.optional(v.picklist(['default', 'house']), 'default'),
})
export type NewVersionBody = v.InferInput<typeof newVersionBody>

/** A line by its place: the `line`th of act `act` of chapter `chapter`, as the parser settles them, all from 0. */
const linePlace = { chapter: count(999), act: count(99), line: count(9999) }

/** `POST /api/scripts/:id/laughs`: laughs to add, `count` of them at each line. */
export const laughsBody = v.strictObject({
  laughs: v.pipe(
    v.array(v.strictObject({ ...linePlace, count: v.pipe(count(mostLaughs), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(50),
  ),
})
export type LaughsBody = v.InferInput<typeof laughsBody>

function count(most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
}

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
  /** What the player or the script calls it; until there is a title, one made from its cards. */
  readonly title: string
  /** The path of the page on which anybody may read it; null while nobody may. */
  readonly share: string | null
  /** The ids of all versions of it that are kept, itself among them, the oldest first. */
  readonly versions: readonly string[]
  /** Only in the answer to a start, when it is there that soon: piece 1, so that nobody waits for a stream to open. */
  readonly opening?: PieceEvent
}

/** A script on the shelf. */
export type ScriptSummary = Omit<ScriptView, 'cast' | 'chapters' | 'opening' | 'versions'> & {
  readonly chapters: number
  /** Which of its kept versions it is, from 1, and how many there are. */
  readonly version: { readonly n: number; readonly of: number }
}

/**
 * `GET /api/scripts?search=…&after=…`: mine, newest first; with `search`, those that have every word of it in their
 * title, cards or players. `next` asks for more, as `after`; null when there is no more.
 */
export type ScriptListAnswer = { readonly scripts: readonly ScriptSummary[]; readonly next: string | null }

/** `GET /api/scripts/:id/laughs`: the lines that were laughed at. */
export type LaughView = {
  readonly chapter: number
  readonly act: number
  readonly line: number
  readonly count: number
}
export type LaughsAnswer = { readonly laughs: readonly LaughView[] }

/** `GET /api/scripts/:id/exports/:format`, with `?part=` the copy of one part: its speeches are marked. */
export const exportFormats = ['fountain', 'pdf', 'fdx', 'txt'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** `GET /api/account` */
export type AccountAnswer = {
  readonly displayName: string | null
  readonly email: string | null
  readonly isAnonymous: boolean
  /** How the player can sign in. */
  readonly ways: readonly ('email' | 'google')[]
  readonly createdAt: string
  /** How many scripts are kept. */
  readonly scripts: number
}

/** `DELETE /api/account`: everything of it goes, so its player says its name (see account.ts). */
export const deleteAccountBody = v.strictObject({ confirm: v.pipe(v.string(), v.maxLength(1000)) })
export type DeleteAccountBody = v.InferInput<typeof deleteAccountBody>

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
