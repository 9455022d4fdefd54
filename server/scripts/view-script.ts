import { premiseOf } from '../../comedy/chapter-plan.ts'
import { type Card, type DeckCard } from '../../game/card.ts'
import { promisedWords } from '../../game/modes.ts'
import {
  type ChapterView,
  type OpenedScript,
  type ScriptSummary,
  type ScriptView,
} from '../../game/protocol.ts'
import { titleOfCards } from '../../game/title.ts'
import { joinActs } from '../../script/acts.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type ChapterFace, type ScriptRow, type ScriptWithVersions } from '../store/scripts.ts'
import { type ShelfRow } from '../store/shelf.ts'

/** As `viewer` sees it, who may read it; null: somebody without an account. */
export function viewScript(script: ScriptWithVersions, viewer: string | null = null): ScriptView {
  const row = viewRow(script, viewer)
  return {
    ...row,
    cast: script.cast,
    chapters: script.chapters.map(viewChapter),
    premise: premiseOf(script.chapters[0]?.sheet ?? null),
    versions: row.isOwn ? script.versions : [script.id],
  }
}

/** Pieces of a chapter that has begun since the script was read are left to the next reading. */
export function viewOpened(
  script: ScriptWithVersions,
  stored: readonly StoredPiece[],
  viewer: string,
): OpenedScript {
  const pieces = stored.filter(({ chapter }) => chapter < script.chapters.length)
  return { ...viewScript(script, viewer), texts: joinActs(pieces), last: pieces.at(-1)?.n ?? 0 }
}

export function viewSummary(script: ShelfRow, viewer: string): ScriptSummary {
  const row = viewRow(script, viewer)
  // The other versions are their owner's alone.
  return { ...row, chapters: script.chapters, version: row.isOwn ? script.version : { n: 1, of: 1 } }
}

function viewRow(row: ScriptRow, viewer: string | null) {
  const isOwn = row.userId === viewer
  return {
    id: row.id,
    isOwn,
    mode: row.mode,
    rating: row.rating,
    draw: {
      characters: viewCard(row.draw.characters),
      programs: viewCard(row.draw.programs),
      settings: viewCard(row.draw.settings),
    },
    players: row.players,
    assignments: row.assignments,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    title: row.title ?? titleOfCards(row.draw),
    share: isOwn && row.shareId !== null ? sharePath(row.shareId) : null,
  }
}

export function sharePath(shareId: string): string {
  return `/s/${shareId}`
}

function viewCard({ id, name, image_url }: DeckCard): Card {
  return { id, name, image_url }
}

function viewChapter({ writer, state, problem, length }: ChapterFace): ChapterView {
  return { writer, state, problem, acts: length.acts, promisedWords: promisedWords(length) }
}
