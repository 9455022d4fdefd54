import * as v from 'valibot'
import { type ChapterLines } from '../script/read-chapters.ts'
import { type Card, type Category, type Collections } from './card.ts'
import { type Assignment, type Cast } from './cast.ts'
import { mostLaughs, mostLines } from './laughs.ts'
import { modes, type Mode } from './modes.ts'
import { type ProblemCode } from './problem.ts'
import { ratings, type Rating } from './rating.ts'
import { cleanPlayerName, fitsMode, mostPlayers } from './seats.ts'
import { cleanTitle } from './title.ts'

export type CardsAnswer = Collections

/** `GET /api/contact`: what the host has set. Plain text, whatever it looks like. */
export type ContactAnswer = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly funFact: string
}

/** `POST /api/scripts`. Players in seat order: none in the quick game, whose turn it is (or all) in head-to-head. */
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
export type StartScript = v.InferOutput<typeof startScriptBody>

export const continueScriptBody = v.strictObject({
  writer: v.optional(v.picklist(['default', 'house']), 'default'),
})
export type ContinueScriptBody = v.InferInput<typeof continueScriptBody>

/** `GET /api/scripts`. `after` is `next` of the previous answer. */
export const scriptListQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  after: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), null),
})

export const renameScriptBody = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(1000), v.transform(cleanTitle), v.minLength(1)),
})
export type RenameScriptBody = v.InferInput<typeof renameScriptBody>

/** `POST /api/scripts/:id/versions`: rewrites from chapter `from` (0: all) as a new script of the same family. */
export const newVersionBody = v.strictObject({
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  writer: v.optional(v.picklist(['default', 'house']), 'default'),
})
export type NewVersionBody = v.InferInput<typeof newVersionBody>

/** Chapter, act and line as the parser settles them, all from 0. */
const linePlace = { chapter: count(999), act: count(99), line: count(9999) }

/** `POST /api/scripts/:id/laughs`: adds `count` laughs to each line. */
export const laughsBody = v.strictObject({
  laughs: v.pipe(
    v.array(v.strictObject({ ...linePlace, count: v.pipe(count(mostLaughs), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(mostLines),
  ),
})
export type LaughsBody = v.InferInput<typeof laughsBody>

function count(most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
}

function cardId() {
  return v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))
}

/** Looser than the form (`longestPlayerName`): only refuses what was not typed into it. */
function playerName() {
  return v.pipe(v.string(), v.maxLength(200), v.transform(cleanPlayerName), v.minLength(1))
}

export const scriptStates = ['writing', 'written', 'stopped', 'failed'] as const
/** After `stopped` (by the player) and `failed` (by a writer) the text so far stays. */
export type ScriptState = (typeof scriptStates)[number]

export type ChapterView = {
  readonly writer: string
  readonly state: ScriptState
  readonly problem: ProblemView | null
  readonly acts: number
  readonly promisedWords: number
}

export type ProblemView = { readonly code: ProblemCode; readonly sentence: string }

/** What the story is about and who wants what, in sentences: as a title page says it. `wants` is in the order of the cast. */
export type Premise = { readonly sentence: string; readonly wants: readonly string[] }

export type ScriptView = {
  readonly id: string
  /** False where another account owns the script and this one was in the room that read it: such a script can be read, laughed at and saved as a file, and not changed. */
  readonly isOwn: boolean
  readonly mode: Mode
  readonly rating: Rating
  readonly draw: { readonly [K in Category]: Card }
  readonly cast: Cast
  /** In seat order, made distinct; empty in the quick game. */
  readonly players: readonly string[]
  /** Empty outside group play. */
  readonly assignments: readonly Assignment[]
  readonly state: ScriptState
  readonly createdAt: string
  readonly chapters: readonly ChapterView[]
  /** Made from the cards until the player or the script gives one. */
  readonly title: string
  /** Null where the plan is nobody's to read: an AI service's. */
  readonly premise: Premise | null
  /** Path of the public page; null while not shared. */
  readonly share: string | null
  /** Ids of all kept versions, this one included, oldest first. */
  readonly versions: readonly string[]
}

/** `GET /api/scripts/:id` and `POST /api/scripts`, so that the first lines need not wait for a stream. */
export type OpenedScript = ScriptView & {
  /** `texts[chapter][act]`: what the pieces up to number `last` come to. */
  readonly texts: readonly (readonly string[])[]
  /** 0 without any piece. The stream goes on after it. */
  readonly last: number
}

/** `GET /s/:shareId/script`: what the page of a link shows. `lines` by chapter and act; more may come while it grows. */
export type SharedScript = Pick<ScriptView, 'title' | 'rating' | 'cast' | 'assignments'> & {
  readonly draw: { readonly [K in Category]: Pick<Card, 'name' | 'image_url'> }
  /** One for each chapter. */
  readonly writers: readonly string[]
  readonly isGrowing: boolean
  readonly lines: ChapterLines
}

export type ScriptSummary = Omit<ScriptView, 'cast' | 'chapters' | 'versions' | 'premise'> & {
  readonly chapters: number
  /** `n` counts from 1, `of` only kept versions. */
  readonly version: { readonly n: number; readonly of: number }
}

/** `GET /api/scripts?search=…&after=…`: newest first, with every searched word in title, cards or players. */
export type ScriptListAnswer = { readonly scripts: readonly ScriptSummary[]; readonly next: string | null }

/** `GET /api/scripts/:id/laughs`: lines with at least one laugh. */
export type LaughView = {
  readonly chapter: number
  readonly act: number
  readonly line: number
  readonly count: number
  /** Besides `count`: of a room's audience, where its host has it counted apart. Left out: none. */
  readonly audience?: number
}
export type LaughsAnswer = { readonly laughs: readonly LaughView[] }

/** `GET /api/scripts/:id/exports/:format`; `?part=` marks that part's speeches. */
export const exportFormats = ['fountain', 'pdf', 'fdx', 'txt'] as const
export type ExportFormat = (typeof exportFormats)[number]

export type AccountAnswer = {
  readonly displayName: string | null
  readonly email: string | null
  readonly isAnonymous: boolean
  readonly ways: readonly ('email' | 'google')[]
  readonly createdAt: string
  /** Their own. */
  readonly scripts: number
  /** Scripts that other accounts own, read in their rooms. */
  readonly scriptsRead: number
}

/** `DELETE /api/account`; the player confirms by typing the account's name (account.ts). */
export const deleteAccountBody = v.strictObject({ confirm: v.pipe(v.string(), v.maxLength(1000)) })
export type DeleteAccountBody = v.InferInput<typeof deleteAccountBody>

/**
 * `GET /api/scripts/:id/events?after=…`: every stored piece after that number in order, its own number as the event id
 * (a browser that connects again names it as Last-Event-ID), then `end`. Drop `drop` UTF-16 units from the end of the
 * act's text, then append `text`. Chapter and act count from 0.
 */
export type PieceEvent = {
  readonly chapter: number
  readonly act: number
  readonly drop: number
  readonly text: string
}

/** Sent after every piece, when no writer is at work. */
export type EndEvent = { readonly state: ScriptState; readonly problem: ProblemView | null }

/** `GET /api/session`; `user` is null when signed out. */
export type SessionView = {
  readonly user: {
    readonly uid: string
    readonly displayName: string | null
    readonly email: string | null
    readonly photoURL: string | null
    readonly isAnonymous: boolean
  } | null
  readonly host: {
    readonly writer: string
    readonly google: boolean
    /** Told on the host's own computer: the origin at which phones find it. */
    readonly network?: string
  }
  /** The address of the cards as they are now, for players: what is there never changes. */
  readonly cards?: string
}

/** Google's popup posts it to its opener, same origin. No problem means signed in. */
export type GoogleAnswer = { readonly type: 'google-sign-in'; readonly problem: ProblemView | null }
