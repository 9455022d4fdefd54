import { type Card, type DeckCard } from '../../game/card.ts'
import { promisedWords } from '../../game/modes.ts'
import { type ChapterView, type ScriptSummary, type ScriptView } from '../../game/protocol.ts'
import { titleOfCards } from '../../game/title.ts'
import { type ChapterFace, type ScriptRow, type ScriptWithVersions } from '../store/scripts.ts'
import { type ShelfRow } from '../store/shelf.ts'

/** A script as its owner sees it. Its text comes as pieces. */
export function viewScript(script: ScriptWithVersions): ScriptView {
  return {
    ...viewRow(script),
    cast: script.cast,
    chapters: script.chapters.map(viewChapter),
    versions: script.versions,
  }
}

export function viewSummary(row: ShelfRow): ScriptSummary {
  return { ...viewRow(row), chapters: row.chapters, version: row.version }
}

function viewRow(row: ScriptRow) {
  return {
    id: row.id,
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
    share: row.shareId === null ? null : sharePath(row.shareId),
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
