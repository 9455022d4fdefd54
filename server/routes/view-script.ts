import { type Card, type DeckCard } from '../../game/card.ts'
import { promisedWords } from '../../game/modes.ts'
import { type ChapterView, type ScriptView } from '../../game/protocol.ts'
import { type ChapterFace, type ScriptFace } from '../store/scripts.ts'

/** What the owner of a script is told of it. Its text comes as pieces. */
export function viewScript(script: ScriptFace): ScriptView {
  return {
    id: script.id,
    mode: script.mode,
    rating: script.rating,
    draw: {
      characters: viewCard(script.draw.characters),
      programs: viewCard(script.draw.programs),
      settings: viewCard(script.draw.settings),
    },
    cast: script.cast,
    players: script.players,
    assignments: script.assignments,
    state: script.state,
    createdAt: script.createdAt.toISOString(),
    chapters: script.chapters.map(viewChapter),
  }
}

function viewCard({ id, name, image_url }: DeckCard): Card {
  return { id, name, image_url }
}

function viewChapter({ writer, state, problem, length }: ChapterFace): ChapterView {
  return { writer, state, problem, acts: length.acts, promisedWords: promisedWords(length) }
}
